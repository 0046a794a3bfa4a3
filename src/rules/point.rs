//! An intersection of the board and its name.

use std::{fmt, str::FromStr};

/// The letters of the columns. There is no I, because it looks too much like J and 1.
const LETTERS: &[u8; 25] = b"ABCDEFGHJKLMNOPQRSTUVWXYZ";

/// An intersection of the board (1989 rules, article 3), counted from the lower left corner.
///
/// A point knows nothing of a board: whether it lies on one is asked with
/// [`BoardSize::contains`](super::BoardSize::contains). Points are ordered by column, then by row:
/// A1, A2, …, B1, ….
///
/// As text, the column is a letter (A to Z without I, then AA, AB, …) and the row is a number that
/// starts with 1 at the lower edge: `C8`. Reading takes small letters too.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Point {
    /// The column, 0 at the left edge.
    pub column: u8,
    /// The row, 0 at the lower edge.
    pub row: u8,
}

impl Point {
    /// The point in this column and row, both counted from 0 at the lower left corner.
    #[must_use]
    pub const fn new(column: u8, row: u8) -> Self {
        Self { column, row }
    }

    /// The letters of the column alone, as on the rim of a board.
    #[must_use]
    pub fn column_name(self) -> String {
        let (first, last) = self.column_letters();
        first.into_iter().chain([last]).collect()
    }

    fn column_letters(self) -> (Option<char>, char) {
        let letter = |n: usize| LETTERS.get(n).map_or('?', |&byte| char::from(byte));
        let column = usize::from(self.column);
        let first = (column / LETTERS.len()).checked_sub(1).map(letter);
        (first, letter(column % LETTERS.len()))
    }
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (first, last) = self.column_letters();
        if let Some(first) = first {
            write!(f, "{first}")?;
        }
        write!(f, "{last}{}", u16::from(self.row) + 1)
    }
}

impl FromStr for Point {
    type Err = ParsePointError;

    /// Reads a name such as `C8` or `c8`.
    ///
    /// # Errors
    ///
    /// [`ParsePointError`] says what is missing or not understood. Whether the point lies on a
    /// certain board is not asked here.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let split = text
            .find(|c: char| !c.is_ascii_alphabetic())
            .unwrap_or(text.len());
        let (letters, digits) = text.split_at(split);
        if letters.is_empty() {
            return Err(ParsePointError::NoColumn);
        }
        let mut column = 0;
        for letter in letters.bytes().map(|byte| byte.to_ascii_uppercase()) {
            let place = LETTERS
                .iter()
                .position(|&known| known == letter)
                .ok_or(ParsePointError::LetterI)?;
            // `AA` follows `Z`: every letter but the last counts from one.
            column = column * LETTERS.len() + place + 1;
            if column > usize::from(u8::MAX) + 1 {
                return Err(ParsePointError::TooFar);
            }
        }
        if digits.is_empty() {
            return Err(ParsePointError::NoRow);
        }
        if digits.starts_with('0') || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
            return Err(ParsePointError::BadRow);
        }
        let row: usize = digits.parse().map_err(|_| ParsePointError::TooFar)?;
        let near =
            |n: usize| u8::try_from(n.saturating_sub(1)).map_err(|_| ParsePointError::TooFar);
        Ok(Self::new(near(column)?, near(row)?))
    }
}

/// Why a text is not the name of a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ParsePointError {
    /// The text does not begin with a letter.
    NoColumn,
    /// The column is called I, a letter that boards leave out.
    LetterI,
    /// A number is missing after the letter.
    NoRow,
    /// What follows the letter is not a number from 1 on.
    BadRow,
    /// The column or the row lies far outside any board.
    TooFar,
}

impl fmt::Display for ParsePointError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NoColumn => "a point begins with the letter of its column, as in C8",
            Self::LetterI => "no column is called I; the letter after H is J",
            Self::NoRow => "a point ends with the number of its row, as in C8",
            Self::BadRow => "the row of a point is a number from 1 on, as in C8",
            Self::TooFar => "the point lies outside any board",
        })
    }
}

impl std::error::Error for ParsePointError {}
