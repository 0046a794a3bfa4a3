//! The inputs that finish a step, found from its kind and goal.

use super::event::Input;
use super::goal::{reply_to, right_points, walk};
use super::model::{After, GameStep, Goal, Step, StepKind};
use super::state::StepState;
use crate::rules::{Game, Move, reply};

/// The next input of the step's solution from this state; nothing where there is none.
pub fn next_input(step: &Step, state: &StepState) -> Option<Input> {
    if state.is_finished() {
        return None;
    }
    let of_move = |mv| match mv {
        Move::Play(point) => Input::Point(point),
        Move::Pass => Input::Pass,
    };
    match &step.kind {
        StepKind::Ask(ask) => match &ask.goal {
            Goal::Lines(lines) => walk(lines, &state.path)?
                .first()
                .map(|node| of_move(node.mv)),
            _ => {
                let right = right_points(ask, &state.game);
                // A move with an answer of its own is the one the author thinks of first.
                let answered = ask.replies.iter().find_map(|(after, _)| match after {
                    After::Move(Move::Play(point)) if right.contains(point) => Some(*point),
                    _ => None,
                });
                let replied = || {
                    right
                        .iter()
                        .copied()
                        .find(|point| !reply_to(ask, *point).is_empty())
                };
                let middle = || central(&right, &state.game);
                answered.or_else(replied).or_else(middle).map(Input::Point)
            }
        },
        StepKind::Refuse { point, .. } => Some(Input::Point(*point)),
        StepKind::Pass { .. } => Some(Input::Pass),
        StepKind::Dead(_) | StepKind::Count { .. } => super::hint::remaining(step, state)
            .first()
            .copied()
            .map(Input::Point),
        StepKind::Choose { right, .. } => Some(Input::Choose(*right)),
        StepKind::Game(game) => {
            if state.settled.is_some() {
                return None;
            }
            Some(of_move(advice(game, state)))
        }
        StepKind::Show | StepKind::Score { .. } | StepKind::Free => None,
    }
}

/// The move of a game that is advised: the script's while the learner keeps to it, else what the opponent would play.
pub(super) fn advice(step: &GameStep, state: &StepState) -> Move {
    let own: Vec<Move> = state
        .game
        .moves()
        .iter()
        .skip(state.first)
        .filter(|mv| mv.color == state.learner())
        .map(|mv| mv.mv)
        .collect();
    let next = step.line.get(own.len()).copied();
    next.filter(|_| step.line.starts_with(&own))
        .unwrap_or_else(|| reply(&state.game, &step.habits).mv)
}

/// Of several right points the one nearest to the middle of the board.
fn central(points: &[crate::rules::Point], game: &Game) -> Option<crate::rules::Point> {
    let size = game.board().size();
    points.iter().copied().min_by_key(|point| {
        let columns = (i32::from(point.column) * 2 - i32::from(size.columns() - 1)).abs();
        let rows = (i32::from(point.row) * 2 - i32::from(size.rows() - 1)).abs();
        columns + rows
    })
}

/// Opens the step on a position and plays its solution as far as it goes.
pub fn play_solution(step: &Step, start: Game) -> StepState {
    let (mut state, _) = StepState::open(step, start);
    // A solution has at most one input for each point of the board.
    for _ in 0..700 {
        let Some(input) = next_input(step, &state) else {
            break;
        };
        let before = state.clone();
        state.apply(step, &input);
        if state == before {
            break;
        }
    }
    state
}
