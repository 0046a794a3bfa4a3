//! Who has won, and by how much.

use super::{Color, Komi};

/// What each side has in the end, komi included in White's number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Score {
    /// Black's number, in half points.
    pub black: Komi,
    /// White's number, in half points, komi included.
    pub white: Komi,
}

impl Score {
    /// The number of a side.
    #[must_use]
    pub const fn of(self, color: Color) -> Komi {
        match color {
            Color::Black => self.black,
            Color::White => self.white,
        }
    }

    /// Who has more. The side with more wins; the same number is a tie (1989 rules, article 10,
    /// paragraph 2).
    #[must_use]
    pub fn outcome(self) -> Outcome {
        let margin = self.black - self.white;
        match margin.half_points() {
            0 => Outcome::Tie,
            1.. => Outcome::Win {
                winner: Color::Black,
                margin,
            },
            _ => Outcome::Win {
                winner: Color::White,
                margin: -margin,
            },
        }
    }
}

/// How a counted game ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// One side has more.
    Win {
        /// The side that has more.
        winner: Color,
        /// By how much; always above zero.
        margin: Komi,
    },
    /// Both sides have the same.
    Tie,
}
