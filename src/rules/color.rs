//! The two sides.

/// A side, and the color of its stones. Black plays first in an even game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Color {
    /// The side that plays first in an even game, or that receives handicap stones.
    Black,
    /// The side that receives komi.
    White,
}

impl Color {
    /// Both colors, Black first.
    pub const BOTH: [Self; 2] = [Self::Black, Self::White];

    /// The other side.
    #[must_use]
    pub const fn opposite(self) -> Self {
        match self {
            Self::Black => Self::White,
            Self::White => Self::Black,
        }
    }

    /// `B` or `W`, the letter that moves are written with.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Black => 'B',
            Self::White => 'W',
        }
    }

    /// A number for tables with one entry for each side: Black 0, White 1.
    pub(super) const fn index(self) -> usize {
        match self {
            Self::Black => 0,
            Self::White => 1,
        }
    }
}
