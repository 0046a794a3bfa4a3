//! What a learner tried that was not right, as it is remembered and counted.

use std::fmt;

use super::event::Feedback;
use super::model::{Step, StepKind};
use super::runner::Runner;
use crate::rules::{BoardSize, Move, Point};

/// A move or an answer that was not right.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Attempt {
    /// A point of the board: a stone put there, a chain taken for dead, a region taken for the wrong side's.
    Point(Point),
    /// A pass.
    Pass,
    /// The answer of that name.
    Choice(String),
}

impl Attempt {
    /// What was tried last, where the lesson has just said that it was not right. A game is lost by no single move, and
    /// a review shows its steps turned about: both tell nothing.
    pub fn last(runner: &Runner) -> Option<Self> {
        if runner.lesson().is_review() || matches!(runner.step().kind, StepKind::Game(_)) {
            return None;
        }
        match runner.state().feedback()? {
            Feedback::Refused {
                point,
                meant: false,
                ..
            }
            | Feedback::RegionNot { point, .. } => Some(Self::Point(*point)),
            Feedback::ChainLives { stone, .. } => Some(Self::Point(*stone)),
            Feedback::Wrong { mv, .. } => Some(match mv {
                Move::Play(point) => Self::Point(*point),
                Move::Pass => Self::Pass,
            }),
            Feedback::WrongAnswer(name) => Some(Self::Choice(name.clone())),
            Feedback::Refused { meant: true, .. }
            | Feedback::Right { .. }
            | Feedback::ChainDead { .. }
            | Feedback::NoStone(_)
            | Feedback::RegionCounted { .. }
            | Feedback::StoneThere { .. }
            | Feedback::Unmarked(_)
            | Feedback::RightAnswer(_)
            | Feedback::OnlyShown
            | Feedback::NoMove { .. }
            | Feedback::Answer { .. }
            | Feedback::GameOver { .. }
            | Feedback::Explored { .. } => None,
        }
    }

    /// Reads what was remembered of a step on a board of that size; nothing where the step knows no such answer.
    pub fn read(text: &str, step: &Step, size: BoardSize) -> Option<Self> {
        let point = || {
            let point = text.parse::<Point>().ok()?;
            size.contains(point).then_some(Self::Point(point))
        };
        match &step.kind {
            StepKind::Choose { answers, right } => {
                let at = answers.iter().position(|answer| answer == text)?;
                (at != *right).then(|| Self::Choice(text.to_owned()))
            }
            StepKind::Ask(_) | StepKind::Refuse { .. } | StepKind::Pass { .. } => match text {
                PASS => Some(Self::Pass),
                _ => point(),
            },
            StepKind::Dead(_) | StepKind::Count { .. } => point(),
            StepKind::Show | StepKind::Score { .. } | StepKind::Game(_) | StepKind::Free => None,
        }
    }
}

/// A pass as it is written.
const PASS: &str = "pass";

/// As it is written into a file: `C8`, `pass`, or the answer's name.
impl fmt::Display for Attempt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Point(point) => write!(f, "{point}"),
            Self::Pass => f.write_str(PASS),
            Self::Choice(name) => f.write_str(name),
        }
    }
}
