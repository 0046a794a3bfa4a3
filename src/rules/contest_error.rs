//! Why a door of a contest is closed.

use super::{IllegalMove, Phase, Point};
use std::fmt;

/// Why something cannot be done in a contest now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ContestError {
    /// It belongs to another phase.
    NotNow {
        /// The present one.
        phase: Phase,
    },
    /// The result is settled, and no reason changes it (1989 rules, article 10, paragraph 4).
    Settled,
    /// The rules of play forbid the move.
    Illegal(IllegalMove),
    /// The rules of this game have no such door.
    NotUnderTheseRules,
    /// No stone stands there.
    NoStone {
        /// The point.
        point: Point,
    },
    /// The stone was set up as safe and is never dead.
    SafeStone {
        /// The point.
        point: Point,
    },
    /// Points between both sides are still open (article 9, paragraph 2): they are filled, or the
    /// stones around them are in seki (article 8).
    OpenDame {
        /// The points, sorted.
        points: Vec<Point>,
    },
    /// Living stones would be taken here: their side must play first (article 9, paragraph 2).
    OpenTeire {
        /// The points, sorted.
        points: Vec<Point>,
    },
    /// No position has come again.
    NoRepetition,
    /// There is no breach of this kind.
    NoBreach,
    /// No stone is displaced, or it cannot lie there.
    NotDisplaced,
}

impl fmt::Display for ContestError {
    /// A note for logs and tests. People read the words of their own language instead.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let list = |f: &mut fmt::Formatter<'_>, what: &str, points: &[Point]| {
            f.write_str(what)?;
            points.iter().try_for_each(|point| write!(f, " {point}"))
        };
        match self {
            Self::NotNow { phase } => write!(f, "not in the phase {phase:?}"),
            Self::Settled => f.write_str("the result is settled"),
            Self::Illegal(reason) => reason.fmt(f),
            Self::NotUnderTheseRules => f.write_str("the rules of this game have no such door"),
            Self::NoStone { point } => write!(f, "no stone stands on {point}"),
            Self::SafeStone { point } => write!(f, "the stone on {point} is safe"),
            Self::OpenDame { points } => list(f, "still open between both sides:", points),
            Self::OpenTeire { points } => list(f, "still to be protected:", points),
            Self::NoRepetition => f.write_str("no position has come again"),
            Self::NoBreach => f.write_str("no rule was broken"),
            Self::NotDisplaced => f.write_str("no stone is displaced there"),
        }
    }
}

impl std::error::Error for ContestError {}
