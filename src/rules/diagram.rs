//! Boards as text, for tests, lesson files and the terminal.

use super::{Board, BoardSize, BoardSizeError, Color, Point, SetupError};
use std::{fmt, str::FromStr};

impl Board {
    /// Reads a diagram: `X` for black stones, `O` for white ones, `.` for empty points, the top row
    /// first. Blanks between the points and empty lines mean nothing.
    ///
    /// # Errors
    ///
    /// [`DiagramError`] names the line, counted from 1, and the character where something is wrong.
    pub fn parse(text: &str) -> Result<Self, DiagramError> {
        let mut rows: Vec<Vec<Option<Color>>> = Vec::new();
        let too_large = |lines: usize| lines > usize::from(BoardSize::MAX);
        for (line, text) in (1..)
            .zip(text.lines())
            .filter(|(_, text)| !text.trim().is_empty())
        {
            let mut row = Vec::new();
            for (column, symbol) in (1..)
                .zip(text.chars())
                .filter(|(_, symbol)| !symbol.is_whitespace())
            {
                row.push(match symbol {
                    'X' => Some(Color::Black),
                    'O' => Some(Color::White),
                    '.' => None,
                    _ => {
                        return Err(DiagramError::UnknownSymbol {
                            line,
                            column,
                            symbol,
                        });
                    }
                });
            }
            let expected = rows.first().map_or(row.len(), Vec::len);
            if row.len() != expected {
                return Err(DiagramError::UnevenRow {
                    line,
                    found: row.len(),
                    expected,
                });
            }
            if too_large(row.len()) || too_large(rows.len() + 1) {
                return Err(DiagramError::TooLarge { line });
            }
            rows.push(row);
        }
        let lines = |n: usize| u8::try_from(n).unwrap_or(u8::MAX);
        let size = BoardSize::new(lines(rows.first().map_or(0, Vec::len)), lines(rows.len()))
            .map_err(DiagramError::Size)?;
        let stones = size.points().zip(rows.into_iter().flatten());
        let stones = stones.filter_map(|(point, color)| Some((point, color?)));
        Self::from_stones(size, stones, &[]).map_err(DiagramError::Setup)
    }

    /// The diagram of the board, which [`parse`](Self::parse) reads back: points with a blank
    /// between them, the top row first, no line end at the end.
    #[must_use]
    pub fn to_diagram(&self) -> String {
        let size = self.size();
        let mut text = String::with_capacity(2 * size.len());
        for point in size.points() {
            if point.column > 0 {
                text.push(' ');
            } else if point.row + 1 < size.rows() {
                text.push('\n');
            }
            text.push(self.symbol(point));
        }
        text
    }

    fn symbol(&self, point: Point) -> char {
        match self.at(point) {
            Some(Color::Black) => 'X',
            Some(Color::White) => 'O',
            None => '.',
        }
    }
}

impl FromStr for Board {
    type Err = DiagramError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Self::parse(text)
    }
}

/// Why a text is not the diagram of a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DiagramError {
    /// A character is none of `X`, `O` and `.`.
    UnknownSymbol {
        /// The line, counted from 1.
        line: usize,
        /// The place in the line in characters, counted from 1.
        column: usize,
        /// The character.
        symbol: char,
    },
    /// A row is longer or shorter than the first one.
    UnevenRow {
        /// The line, counted from 1.
        line: usize,
        /// The number of its points.
        found: usize,
        /// The number of points in the first row.
        expected: usize,
    },
    /// The diagram has more rows or columns than a board may have.
    TooLarge {
        /// The line where that is certain, counted from 1.
        line: usize,
    },
    /// The diagram has fewer rows or columns than a board must have.
    Size(BoardSizeError),
    /// The stones cannot stand like this.
    Setup(SetupError),
}

impl fmt::Display for DiagramError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::UnknownSymbol {
                line,
                column,
                symbol,
            } => {
                write!(
                    f,
                    "line {line}, character {column}: {symbol:?} is none of X, O and ."
                )
            }
            Self::UnevenRow {
                line,
                found,
                expected,
            } => {
                write!(
                    f,
                    "line {line}: the row has {found} points, the first one {expected}"
                )
            }
            Self::TooLarge { line } => {
                write!(
                    f,
                    "line {line}: a board has at most {} rows and columns",
                    BoardSize::MAX
                )
            }
            Self::Size(error) => error.fmt(f),
            Self::Setup(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for DiagramError {}
