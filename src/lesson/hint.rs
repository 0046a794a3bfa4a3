//! The ladder of hints: words, half of the board shaded, candidate points, the move itself.
//!
//! A hint never finishes a step, and the ladder starts anew with each step.

use super::model::{Goal, Mark, MarkKind, Step, StepKind};
use super::state::{StepState, owner_of, right_moves};
use crate::rules::{Move, Point};

/// How many hints the step has.
pub fn levels(step: &Step) -> u8 {
    match &step.kind {
        StepKind::Ask(ask) if matches!(ask.goal, Goal::Any) => 1,
        StepKind::Ask(_) | StepKind::Refuse { .. } | StepKind::Dead(_) | StepKind::Count { .. } => {
            4
        }
        StepKind::Pass { .. } | StepKind::Choose { .. } => 1,
        StepKind::Show | StepKind::Score { .. } | StepKind::Free => 0,
    }
}

/// What the learner has still to mark: a stone of each chain, a point of each region.
pub fn remaining(step: &Step, state: &StepState) -> Vec<Point> {
    match &step.kind {
        StepKind::Dead(chains) => chains
            .iter()
            .map(|chain| chain.stone)
            .filter(|stone| !state.marked.contains(stone))
            .collect(),
        StepKind::Count { owner, dead } => state
            .game
            .count(dead)
            .regions
            .iter()
            .filter(|region| region.owner == owner_of(*owner))
            .filter_map(|region| region.points.first().copied())
            .filter(|point| !state.marked.contains(point))
            .collect(),
        _ => Vec::new(),
    }
}

/// The points that finish the step or bring it on; empty where no point does.
pub fn targets(step: &Step, state: &StepState) -> Vec<Point> {
    match &step.kind {
        StepKind::Ask(ask) => right_moves(ask, state)
            .into_iter()
            .filter_map(|mv| match mv {
                Move::Play(point) => Some(point),
                Move::Pass => None,
            })
            .collect(),
        StepKind::Refuse { point, .. } => vec![*point],
        _ => remaining(step, state),
    }
}

/// What the hints so far draw on the board.
pub fn marks(step: &Step, state: &StepState) -> Vec<Mark> {
    let targets = targets(step, state);
    let Some(first) = targets.first().copied() else {
        return Vec::new();
    };
    let mut marks = Vec::new();
    match state.hint {
        0 | 1 => {}
        2 => marks.extend(far_half(step, state, first).into_iter().map(|at| Mark {
            at,
            kind: MarkKind::Shade,
        })),
        3 => {
            let decoys = decoys(step, state, &targets);
            let offered = targets.iter().copied().take(3).chain(decoys);
            marks.extend(offered.map(|at| Mark {
                at,
                kind: MarkKind::Candidate,
            }));
        }
        _ => {
            let kind = match &step.kind {
                StepKind::Ask(_) | StepKind::Refuse { .. } => {
                    MarkKind::Ghost(state.game.to_play(), 1)
                }
                _ => MarkKind::Candidate,
            };
            marks.push(Mark { at: first, kind });
        }
    }
    marks
}

/// The half of the shown board in which the target does not lie, to be shaded.
fn far_half(step: &Step, state: &StepState, target: Point) -> Vec<Point> {
    let size = state.game.board().size();
    let (low, high) = match step.view {
        Some(view) => (view.low, view.high),
        None => (
            Point { column: 0, row: 0 },
            Point {
                column: size.columns() - 1,
                row: size.rows() - 1,
            },
        ),
    };
    let middle = u16::from(low.column) + u16::from(high.column);
    let side = |point: Point| (u16::from(point.column) * 2).cmp(&middle);
    let row_middle = u16::from(low.row) + u16::from(high.row);
    let row_side = |point: Point| (u16::from(point.row) * 2).cmp(&row_middle);
    size.points()
        .filter(|point| {
            (low.column..=high.column).contains(&point.column)
                && (low.row..=high.row).contains(&point.row)
        })
        .filter(|point| {
            // A target on the middle column is told by its row.
            if side(target).is_eq() {
                row_side(*point) == row_side(target).reverse() && !row_side(target).is_eq()
            } else {
                side(*point) == side(target).reverse()
            }
        })
        .collect()
}

/// Two points near the target that are not right, so that a choice is left.
fn decoys(step: &Step, state: &StepState, targets: &[Point]) -> Vec<Point> {
    let Some(target) = targets.first() else {
        return Vec::new();
    };
    let distance = |point: &Point| {
        u16::from(point.column.abs_diff(target.column)) + u16::from(point.row.abs_diff(target.row))
    };
    let board = state.game.board();
    let mut points: Vec<Point> = match &step.kind {
        StepKind::Dead(_) => board
            .chains()
            .iter()
            .filter_map(|chain| chain.stones.first().copied())
            .filter(|stone| {
                !targets.iter().any(|target| {
                    board
                        .chain_at(*target)
                        .is_some_and(|c| c.stones.contains(stone))
                })
            })
            .collect(),
        StepKind::Count { owner, dead } => state
            .game
            .count(dead)
            .regions
            .iter()
            .filter(|region| region.owner == owner_of(owner.opposite()))
            .filter_map(|region| region.points.first().copied())
            .collect(),
        _ => state
            .game
            .legal_points()
            .into_iter()
            .filter(|point| !targets.contains(point))
            .collect(),
    };
    points.sort_by_key(distance);
    points.truncate(2);
    points
}
