//! The result that a record states.

use super::value::hundredths;
use crate::rules::{Color, Komi, Outcome};
use std::fmt;

/// A result as a record states it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RecordedResult {
    /// A side won.
    Win {
        /// That side.
        winner: Color,
        /// How.
        by: WonBy,
    },
    /// Both had the same.
    Tie,
    /// The game ended without a result.
    NoResult,
    /// It is not known, or the game was not finished.
    Unknown,
}

/// How a side won.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WonBy {
    /// By so many points.
    Points(Komi),
    /// The opponent gave up.
    Resignation,
    /// The opponent had no time left.
    Time,
    /// The opponent broke a rule, or did not appear.
    Forfeit,
    /// The record does not say how.
    Unsaid,
}

impl RecordedResult {
    /// The meaning of RE, or none.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let text = text.trim().to_ascii_lowercase();
        let (winner, by) = match text.as_str() {
            "0" | "draw" | "jigo" | "tie" => return Some(Self::Tie),
            "void" => return Some(Self::NoResult),
            "?" | "" => return Some(Self::Unknown),
            text => text.split_once('+')?,
        };
        let winner = match winner.trim() {
            "b" | "black" => Color::Black,
            "w" | "white" => Color::White,
            _ => return None,
        };
        let by = match by.trim() {
            "r" | "resign" | "resigns" | "resignation" => WonBy::Resignation,
            "t" | "time" => WonBy::Time,
            "f" | "forfeit" => WonBy::Forfeit,
            "" | "?" => WonBy::Unsaid,
            points => {
                let points = points.trim_end_matches(|c: char| !c.is_ascii_digit());
                match hundredths(points)? {
                    halves if halves % 50 == 0 && halves > 0 => {
                        WonBy::Points(Komi::from_half_points(i32::try_from(halves / 50).ok()?))
                    }
                    _ => WonBy::Unsaid,
                }
            }
        };
        Some(Self::Win { winner, by })
    }

    /// Whether a count says otherwise. A win that was not counted is never contradicted.
    #[must_use]
    pub fn contradicts(self, counted: Outcome) -> bool {
        match (self, counted) {
            (Self::Unknown | Self::NoResult, _) => false,
            (Self::Tie, outcome) => outcome != Outcome::Tie,
            (Self::Win { winner, by }, outcome) => match by {
                WonBy::Points(margin) => outcome != Outcome::Win { winner, margin },
                WonBy::Unsaid => {
                    !matches!(outcome, Outcome::Win { winner: counted, .. } if counted == winner)
                }
                WonBy::Resignation | WonBy::Time | WonBy::Forfeit => false,
            },
        }
    }
}

impl fmt::Display for RecordedResult {
    /// As RE has it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Win { winner, by } => {
                write!(f, "{}+", winner.letter())?;
                match by {
                    WonBy::Points(points) => points.fmt(f),
                    WonBy::Resignation => f.write_str("R"),
                    WonBy::Time => f.write_str("T"),
                    WonBy::Forfeit => f.write_str("F"),
                    WonBy::Unsaid => Ok(()),
                }
            }
            Self::Tie => f.write_str("0"),
            Self::NoResult => f.write_str("Void"),
            Self::Unknown => f.write_str("?"),
        }
    }
}
