//! Why a move is refused, with the proof.

use super::{Color, Point};
use std::fmt;

/// A move that the rules forbid, and what on the board shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum IllegalMove {
    /// The point is not on the board.
    OffBoard {
        /// Where the stone was to go.
        point: Point,
    },
    /// A stone stands there already (1989 rules, article 3).
    Occupied {
        /// Where the stone was to go.
        point: Point,
        /// The color of the stone that stands there.
        by: Color,
    },
    /// The stone would capture nothing and have no liberty, nor would the stones it joins (1989
    /// rules, article 4).
    #[doc(alias = "suicide")]
    SelfCapture {
        /// The stones without a liberty, the new one among them, sorted.
        chain: Vec<Point>,
        /// The opposing stones beside them, sorted.
        enclosed_by: Vec<Point>,
    },
    /// A ko may not be retaken at once (1989 rules, article 6). This is the reason under every rule
    /// of ko.
    Ko {
        /// Where the stone was to go.
        point: Point,
        /// The stone that has just captured, and that would be captured in turn.
        captured_by: Point,
    },
    /// The position after this move stood on the board before. Only the superko rules forbid it.
    Superko {
        /// Where the stone was to go.
        point: Point,
        /// The position after the move with this number would come back; 0 is the start.
        repeats: usize,
    },
    /// Both sides have passed in succession: the game has stopped (1989 rules, article 9).
    Stopped,
}

impl fmt::Display for IllegalMove {
    /// A note for logs and tests. People read the words of their own language instead.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::OffBoard { point } => write!(f, "{point} is not on the board"),
            Self::Occupied { point, .. } => write!(f, "a stone stands on {point}"),
            Self::SelfCapture { chain, .. } => {
                write!(f, "a chain of {} would have no liberty", chain.len())
            }
            Self::Ko { point, captured_by } => {
                write!(f, "{captured_by} has just captured in the ko at {point}")
            }
            Self::Superko { point, repeats } => {
                write!(f, "{point} would repeat the position after move {repeats}")
            }
            Self::Stopped => f.write_str("the game has stopped"),
        }
    }
}

impl std::error::Error for IllegalMove {}
