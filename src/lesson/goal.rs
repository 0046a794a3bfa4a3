//! Whether a move reaches the goal of its step.

use super::model::{After, Ask, Goal, LineNode};
use crate::rules::{Color, ColoredMove, Game, Move, Point};

/// Whether the move, played from `before` to `after`, reaches the goal.
///
/// For [`Goal::Lines`] this asks for the first move of a line only; the runner walks the tree.
pub fn is_reached(goal: &Goal, before: &Game, after: &Game, mv: Point) -> bool {
    let learner = before.to_play();
    match goal {
        Goal::Any => true,
        Goal::Points(points) | Goal::Settle(points) => points.contains(&mv),
        Goal::Capture(stone) => {
            before.board().at(*stone) == Some(learner.opposite())
                && after.captured_by_last().contains(stone)
        }
        Goal::Atari(stone) => {
            after.board().at(*stone) == Some(learner.opposite())
                && after.board().is_in_atari(*stone)
                && taken_at_once(after, mv).is_none()
        }
        Goal::Fill(stone) => {
            before.board().at(*stone) == Some(learner.opposite())
                && before.board().liberties(*stone).contains(&mv)
                && taken_at_once(after, mv).is_none()
        }
        Goal::Connect(points) => after
            .board()
            .chain_at(mv)
            .is_some_and(|_| connected(after, points, learner)),
        Goal::Liberties { of, at_least } => {
            after.board().at(*of) == Some(learner) && after.board().liberty_count(*of) >= *at_least
        }
        Goal::Live(stone) => {
            after.board().at(*stone) == Some(learner) && super::life::lives(after.board(), *stone)
        }
        Goal::Lines(lines) => lines.iter().any(|node| node.mv == Move::Play(mv)),
    }
}

/// Whether one chain of that color holds all the points.
pub(super) fn connected(game: &Game, points: &[Point], color: Color) -> bool {
    let Some(first) = points.first() else {
        return false;
    };
    game.board().chain_at(*first).is_some_and(|chain| {
        chain.color == color && points.iter().all(|point| chain.stones.contains(point))
    })
}

/// The point from which the side to play takes the chain at `stone` with one move, and the stones it takes.
pub fn taken_at_once(game: &Game, stone: Point) -> Option<(Point, Vec<Point>)> {
    let chain = game.board().chain_at(stone)?;
    if chain.safe || chain.color == game.to_play() {
        return None;
    }
    let [liberty] = chain.liberties.as_slice() else {
        return None;
    };
    let mut trial = game.clone();
    let captured = trial.play(Move::Play(*liberty)).ok()?.captured.to_vec();
    Some((*liberty, captured))
}

/// The legal points that reach the goal, in the order of the board.
pub fn right_points(ask: &Ask, game: &Game) -> Vec<Point> {
    game.legal_points()
        .into_iter()
        .filter(|point| {
            let mut after = game.clone();
            after.play(Move::Play(*point)).is_ok() && is_reached(&ask.goal, game, &after, *point)
        })
        .collect()
}

/// What the opponent plays after this right move.
pub(super) fn reply_to(ask: &Ask, mv: Point) -> &[ColoredMove] {
    let exact = ask
        .replies
        .iter()
        .find(|(after, _)| *after == After::Move(Move::Play(mv)));
    let any = || ask.replies.iter().find(|(after, _)| *after == After::Any);
    exact
        .or_else(any)
        .map_or(&[], |(_, moves)| moves.as_slice())
}

/// The nodes of a tree of lines that are reached by these moves from the root.
pub(super) fn walk<'l>(lines: &'l [LineNode], path: &[Move]) -> Option<&'l [LineNode]> {
    let mut nodes = lines;
    for mv in path {
        nodes = &nodes.iter().find(|node| node.mv == *mv)?.next;
    }
    Some(nodes)
}
