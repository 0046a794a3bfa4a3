//! A turn, and how it is written.

use super::{Color, ParsePointError, Point};
use std::{fmt, str::FromStr};

/// What a side does with its turn. Resigning is the result of a game and no move.
///
/// As text: the name of a point, or `pass`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// A stone on an empty point (1989 rules, article 3).
    Play(Point),
    /// The turn is given up (1989 rules, article 2).
    Pass,
}

impl Move {
    /// The point of the stone, if one is played.
    #[must_use]
    pub const fn point(self) -> Option<Point> {
        match self {
            Self::Play(point) => Some(point),
            Self::Pass => None,
        }
    }
}

impl From<Point> for Move {
    fn from(point: Point) -> Self {
        Self::Play(point)
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Play(point) => point.fmt(f),
            Self::Pass => f.write_str("pass"),
        }
    }
}

impl FromStr for Move {
    type Err = ParsePointError;

    /// Reads `C8` or `pass`, in large or small letters.
    ///
    /// # Errors
    ///
    /// [`ParsePointError`] if the text is neither.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if text.eq_ignore_ascii_case("pass") {
            Ok(Self::Pass)
        } else {
            text.parse().map(Self::Play)
        }
    }
}

/// A turn of a certain side.
///
/// As text: `B C8`, `W pass`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ColoredMove {
    /// Whose turn it was.
    pub color: Color,
    /// What the side did with it.
    pub mv: Move,
}

impl ColoredMove {
    /// A turn of this side.
    #[must_use]
    pub const fn new(color: Color, mv: Move) -> Self {
        Self { color, mv }
    }
}

impl fmt::Display for ColoredMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.color.letter(), self.mv)
    }
}

impl FromStr for ColoredMove {
    type Err = ParseMoveError;

    /// Reads `B C8` or `W pass`, in large or small letters.
    ///
    /// # Errors
    ///
    /// [`ParseMoveError`] if the side or the move is missing or not understood.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut words = text.split_whitespace();
        let color = match words.next() {
            Some(word) if word.eq_ignore_ascii_case("b") => Color::Black,
            Some(word) if word.eq_ignore_ascii_case("w") => Color::White,
            _ => return Err(ParseMoveError::NoColor),
        };
        let mv = words.next().ok_or(ParseMoveError::NoMove)?;
        let mv = mv.parse().map_err(ParseMoveError::Point)?;
        match words.next() {
            None => Ok(Self { color, mv }),
            Some(_) => Err(ParseMoveError::TooMuch),
        }
    }
}

/// Why a text is not a turn of a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ParseMoveError {
    /// The text does not begin with `B` or `W`.
    NoColor,
    /// Nothing follows the side.
    NoMove,
    /// What follows the side is neither a point nor `pass`.
    Point(ParsePointError),
    /// More text follows the move.
    TooMuch,
}

impl fmt::Display for ParseMoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoColor => f.write_str("a move begins with its side, as in B C8 or W pass"),
            Self::NoMove => f.write_str("a point or pass is missing, as in B C8 or W pass"),
            Self::Point(error) => error.fmt(f),
            Self::TooMuch => {
                f.write_str("one move is a side and a point, as in B C8, and nothing more")
            }
        }
    }
}

impl std::error::Error for ParseMoveError {}
