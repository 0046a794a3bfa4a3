//! How large a board is, and which points it has.

use super::Point;
use std::fmt;

/// The number of columns and rows of a board, each from 2 to 25.
///
/// The 1989 rules (article 3) speak of 19 lines; smaller boards are usual for learning, and the
/// commentary on that article names 9 lines for beginners.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BoardSize {
    columns: u8,
    rows: u8,
}

impl BoardSize {
    /// The fewest lines a side may have.
    pub const MIN: u8 = 2;
    /// The most lines a side may have.
    pub const MAX: u8 = 25;

    /// A board with this many columns and rows.
    ///
    /// # Errors
    ///
    /// [`BoardSizeError`] if either number is below 2 or above 25.
    pub fn new(columns: u8, rows: u8) -> Result<Self, BoardSizeError> {
        let fits = |lines| (Self::MIN..=Self::MAX).contains(&lines);
        if fits(columns) && fits(rows) {
            Ok(Self { columns, rows })
        } else {
            Err(BoardSizeError { columns, rows })
        }
    }

    /// A board with the same number of columns and rows.
    ///
    /// # Errors
    ///
    /// [`BoardSizeError`] if the number is below 2 or above 25.
    pub fn square(lines: u8) -> Result<Self, BoardSizeError> {
        Self::new(lines, lines)
    }

    /// The number of columns.
    #[must_use]
    pub const fn columns(self) -> u8 {
        self.columns
    }

    /// The number of rows.
    #[must_use]
    pub const fn rows(self) -> u8 {
        self.rows
    }

    /// The number of points.
    #[must_use]
    #[expect(clippy::len_without_is_empty, reason = "a board always has points")]
    pub fn len(self) -> usize {
        usize::from(self.columns) * usize::from(self.rows)
    }

    /// The board on its side: its rows are the columns.
    #[must_use]
    pub const fn transposed(self) -> Self {
        Self {
            columns: self.rows,
            rows: self.columns,
        }
    }

    /// Whether the point lies on the board.
    #[must_use]
    pub const fn contains(self, point: Point) -> bool {
        point.column < self.columns && point.row < self.rows
    }

    /// All points, top row first, each row from left to right: the order in which a board is read
    /// and written.
    pub fn points(self) -> impl DoubleEndedIterator<Item = Point> + Clone {
        (0..self.rows)
            .rev()
            .flat_map(move |row| (0..self.columns).map(move |column| Point { column, row }))
    }

    /// The place of a point in the order of [`points`](Self::points), for tables with one entry for
    /// each point.
    ///
    /// A point off the board is taken as the nearest one on it, so that the number is always below
    /// [`len`](Self::len).
    #[must_use]
    pub fn index(self, point: Point) -> usize {
        let row = self.rows - 1 - point.row.min(self.rows - 1);
        let column = point.column.min(self.columns - 1);
        usize::from(row) * usize::from(self.columns) + usize::from(column)
    }

    /// The points directly beside, above and below a point: 2 in a corner, 3 on an edge, 4
    /// elsewhere, none for a point off the board.
    pub fn neighbors(self, point: Point) -> impl Iterator<Item = Point> + Clone {
        let Point { column, row } = point;
        [
            Some(Point {
                column,
                row: row.saturating_add(1),
            }),
            column.checked_sub(1).map(|column| Point { column, row }),
            Some(Point {
                column: column.saturating_add(1),
                row,
            }),
            row.checked_sub(1).map(|row| Point { column, row }),
        ]
        .into_iter()
        .flatten()
        .filter(move |&near| self.contains(point) && self.contains(near) && near != point)
    }

    /// The points that are drawn as dots, in the order of [`points`](Self::points).
    ///
    /// From 13 lines on the corner dots lie on the fourth line, from 7 lines on the third. A side
    /// with an odd number of lines, 15 or more, has dots in its middle too; the center has one
    /// where both sides are odd.
    #[must_use]
    pub fn star_points(self) -> Vec<Point> {
        let outer = |lines: u8| match lines {
            13.. => vec![3, lines - 4],
            7.. => vec![2, lines - 3],
            _ => Vec::new(),
        };
        let middle = |lines: u8| (lines % 2 == 1).then_some(lines / 2);
        let (columns, rows) = (outer(self.columns), outer(self.rows));
        let sides_too = |lines: u8| middle(lines).filter(|_| lines >= 15);
        let is_star = |Point { column, row }: Point| {
            let corner = columns.contains(&column) && rows.contains(&row);
            let center = middle(self.columns) == Some(column) && middle(self.rows) == Some(row);
            let side = (sides_too(self.columns) == Some(column) && rows.contains(&row))
                || (columns.contains(&column) && sides_too(self.rows) == Some(row));
            corner || side || (center && self.columns.min(self.rows) >= 5)
        };
        self.points().filter(|&point| is_star(point)).collect()
    }
}

impl fmt::Display for BoardSize {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}x{}", self.columns, self.rows)
    }
}

/// A board of this size is too small or too large.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardSizeError {
    /// The number of columns that was asked for.
    pub columns: u8,
    /// The number of rows that was asked for.
    pub rows: u8,
}

impl fmt::Display for BoardSizeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { columns, rows } = self;
        write!(
            f,
            "a board has {} to {} lines each way, not {columns} by {rows}",
            BoardSize::MIN,
            BoardSize::MAX
        )
    }
}

impl std::error::Error for BoardSizeError {}
