//! The variables that messages get from a step and its position.

use super::Narrator;
use crate::lesson::{Claim, Feedback, Step, StepKind, StepState};
use crate::locale::Args;
use crate::rules::{Board, Color, Count, Game, Komi, Move, Outcome, Point, ScoringRule, SideCount};

impl Narrator<'_> {
    /// The variables that the words of a step may use; `lessons/README.md` lists them.
    pub fn step_args(&self, step: &Step, state: &StepState) -> Args {
        let args = self.position_args(step, Some(state.own_game()), Some(state.learner()));
        let args = match state.feedback() {
            Some(Feedback::Right { mv, captured, .. }) => {
                with_move(args, *mv).number("captured", number(*captured))
            }
            Some(Feedback::Wrong { mv, .. }) => with_move(args, *mv),
            Some(Feedback::Refused { point, .. }) => args.point("move", *point),
            _ => args,
        };
        let own = state.own_game();
        let args = args.number("move_number", number(own.move_number()));
        if speaks_of_score(step) || state.is_counted() {
            score_args(args, &state.count(step))
        } else {
            args
        }
    }

    /// The variables that follow from the step and its position.
    pub(super) fn position_args(
        &self,
        step: &Step,
        game: Option<&Game>,
        learner: Option<Color>,
    ) -> Args {
        let mut args = self
            .args()
            .color("black", in_file(step, Color::Black))
            .color("white", in_file(step, Color::White));
        for (name, points) in &step.points {
            args = args.points(name, points);
        }
        let learner = learner
            .or(step.turn)
            .or_else(|| game.map(Game::to_play))
            .unwrap_or(Color::Black);
        args = args
            .color("learner", learner)
            .color("opponent", learner.opposite());
        if let Some(game) = game {
            args = args
                .half("komi", game.ruleset().komi.half_points())
                .word("ruleset", game.ruleset().name.as_str());
            if let Some(Move::Play(point)) = game.last_move().map(|last| last.mv) {
                args = args.point("move", point);
            }
            args = args.number("captured", number(game.captured_by_last().len()));
        }
        args
    }
}

/// The color that the lesson’s file writes so.
fn in_file(step: &Step, color: Color) -> Color {
    if step.swapped {
        color.opposite()
    } else {
        color
    }
}

/// Whether the words of a step may use the numbers of a count: `lessons/README.md` says where.
fn speaks_of_score(step: &Step) -> bool {
    matches!(
        step.kind,
        StepKind::Score { .. } | StepKind::Count { .. } | StepKind::Dead(_)
    ) || step
        .claims
        .iter()
        .any(|claim| matches!(claim.value, Claim::Score { .. }))
}

fn score_args(args: Args, counted: &Count) -> Args {
    let score = counted.score();
    let board = |side: &SideCount| match counted.rule {
        ScoringRule::Territory => side.territory,
        ScoringRule::Area => side.territory + side.stones,
    };
    let points = |value: u32| i32::try_from(value).unwrap_or(0).saturating_mul(2);
    let mut args = args
        .half("black_score", score.black.half_points())
        .half("white_score", score.white.half_points());
    for (color, side) in [("black", &counted.black), ("white", &counted.white)] {
        args = args
            .half(&format!("{color}_board"), points(board(side)))
            .half(&format!("{color}_territory"), points(side.territory))
            .number(&format!("{color}_stones"), i64::from(side.stones))
            .number(&format!("{color}_prisoners"), i64::from(side.prisoners))
            .number(&format!("{color}_dead"), i64::from(side.dead));
    }
    let (winner, margin) = match score.outcome() {
        Outcome::Win { winner, margin } => (winner, margin),
        Outcome::Tie => (Color::White, Komi::from_half_points(0)),
    };
    args.color("winner", winner)
        .color("loser", winner.opposite())
        .half("margin", margin.half_points())
}

/// Whose turn it is, and the other side.
pub(super) fn with_sides(args: Args, game: &Game) -> Args {
    let color = game.to_play();
    args.color("color", color).color("other", color.opposite())
}

pub(super) fn with_move(args: Args, mv: Move) -> Args {
    match mv {
        Move::Play(point) => args.point("move", point),
        Move::Pass => args,
    }
}

/// Names a chain by one of its stones.
pub(super) fn with_stone(args: Args, name: &str, chain: &[Point]) -> Args {
    match chain.first() {
        Some(point) => args.point(name, *point),
        None => args,
    }
}

pub(super) fn with_chain_color(args: Args, board: &Board, chain: &[Point]) -> Args {
    match chain.iter().find_map(|point| board.at(*point)) {
        Some(color) => args.color("chain_color", color),
        None => args,
    }
}

/// The new stone of a chain that is not on the board yet.
pub(super) fn state_point(game: &Game, chain: &[Point]) -> Option<Point> {
    chain
        .iter()
        .copied()
        .find(|point| game.board().at(*point).is_none())
}

/// A direction in two legs: first along the row, then along the column; one leg where it is straight.
pub(super) fn direction_args(args: Args, columns: i8, rows: i8) -> Args {
    let horizontal = if columns < 0 { "left" } else { "right" };
    let vertical = if rows < 0 { "down" } else { "up" };
    let (first, lines, second, lines2) = match (columns, rows) {
        (0, _) => (vertical, rows, "none", 0),
        (_, 0) => (horizontal, columns, "none", 0),
        _ => (horizontal, columns, vertical, rows),
    };
    args.word("side", first)
        .number("lines", i64::from(lines.unsigned_abs()))
        .word("side2", second)
        .number("lines2", i64::from(lines2.unsigned_abs()))
}

pub(super) fn number(value: usize) -> i64 {
    i64::try_from(value).unwrap_or(i64::MAX)
}
