//! The ladder of hints: words, half of the board shaded, candidate points, the move itself.
//!
//! A hint never finishes a step, and the ladder starts anew with each step.

use super::model::{Goal, Mark, MarkKind, Step, StepKind};
use super::state::{StepState, owner_of, right_moves};
use crate::rules::{Move, Point};

/// A rung of the ladder.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rung {
    /// Words.
    Words,
    /// The part of the board that does not hold the point is shaded.
    Half,
    /// Some points are ringed; at least one is right.
    Candidates,
    /// The move itself.
    Move,
}

/// The hints that a step has, in their order.
pub fn ladder(step: &Step) -> &'static [Rung] {
    const WORDS: &[Rung] = &[Rung::Words];
    // Where the step itself names the point, nothing stands between words and the move.
    const NAMED: &[Rung] = &[Rung::Words, Rung::Move];
    const ALL: &[Rung] = &[Rung::Words, Rung::Half, Rung::Candidates, Rung::Move];
    match &step.kind {
        StepKind::Ask(ask) if matches!(ask.goal, Goal::Any) => WORDS,
        StepKind::Refuse { .. } | StepKind::Game(_) => NAMED,
        StepKind::Ask(_) | StepKind::Dead(_) | StepKind::Count { .. } => ALL,
        StepKind::Pass { .. } | StepKind::Choose { .. } => WORDS,
        StepKind::Show | StepKind::Score { .. } | StepKind::Free => &[],
    }
}

/// How many hints the step has.
pub fn levels(step: &Step) -> u8 {
    u8::try_from(ladder(step).len()).unwrap_or(u8::MAX)
}

/// The newest hint that was given.
pub fn newest(step: &Step, state: &StepState) -> Option<Rung> {
    let given = usize::from(state.hint).checked_sub(1)?;
    ladder(step).get(given).copied()
}

/// What the learner has still to mark: a stone of each chain, a point of each region.
pub fn remaining(step: &Step, state: &StepState) -> Vec<Point> {
    match &step.kind {
        StepKind::Dead(chains) => chains
            .iter()
            .map(|chain| chain.stone)
            .filter(|stone| !state.marked.contains(stone))
            .collect(),
        StepKind::Count { owner, agreed } => state
            .game
            .count_agreed(agreed)
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
        StepKind::Game(game) if state.settled.is_none() => super::solve::advice(game, state)
            .point()
            .into_iter()
            .collect(),
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
    let mark = |at, kind| Mark { at, kind };
    match newest(step, state) {
        None | Some(Rung::Words) => {}
        Some(Rung::Half) => {
            let far = far_part(step, state, first).into_iter();
            marks.extend(far.map(|at| mark(at, MarkKind::Shade)));
        }
        Some(Rung::Candidates) => {
            let decoys = decoys(step, state, &targets);
            let offered = targets.iter().copied().take(3).chain(decoys);
            marks.extend(offered.map(|at| mark(at, MarkKind::Candidate)));
        }
        Some(Rung::Move) => {
            let plays = matches!(
                step.kind,
                StepKind::Ask(_) | StepKind::Refuse { .. } | StepKind::Game(_)
            );
            // Where several are right, the one that the words name.
            let advised = match super::solve::next_input(step, state) {
                Some(super::event::Input::Point(point)) => Some(point),
                _ => None,
            };
            let first = advised.filter(|at| targets.contains(at)).unwrap_or(first);
            let kind = match plays && state.game.board().at(first).is_none() {
                true => MarkKind::Ghost(state.game.to_play(), 1),
                // A stone on a stone would hide it.
                false => MarkKind::Candidate,
            };
            marks.push(mark(first, kind));
        }
    }
    marks
}

/// The part of the shown board in which the target does not lie, to be shaded: the other half, or for a target in the
/// very middle all that is not around it.
fn far_part(step: &Step, state: &StepState, target: Point) -> Vec<Point> {
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
    let central = side(target).is_eq() && row_side(target).is_eq();
    let around = u8::max(1, size.columns().min(size.rows()) / 5);
    size.points()
        .filter(|point| {
            (low.column..=high.column).contains(&point.column)
                && (low.row..=high.row).contains(&point.row)
        })
        .filter(|point| {
            if central {
                return point.column.abs_diff(target.column) > around
                    || point.row.abs_diff(target.row) > around;
            }
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
        StepKind::Count { owner, agreed } => state
            .game
            .count_agreed(agreed)
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
