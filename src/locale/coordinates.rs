//! How the name of a point is printed.

use crate::rules::Point;

/// The ways to name a point that learners meet in books.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum CoordinateStyle {
    /// A letter for the column from the left, without I, and the row counted from the bottom: `C8`.
    #[default]
    Letters,
    /// Two numbers, the column counted from the left and the row from the top: `3-2`.
    Numbers,
    /// As in Japanese records: the column from the left in figures, the row from the top in kanji: `3二`.
    ///
    /// Japanese records count from the upper left corner, unlike those of shogi, which begin at the right:
    /// 10の四 is the star point at the upper side (Sensei's Library, "Coordinates").
    Kanji,
}

/// What the printing of a point depends on beside the point itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Format {
    /// How points are named.
    pub style: CoordinateStyle,
    /// The number of columns of the whole board.
    pub columns: u8,
    /// The number of rows of the whole board; two of the styles count from the top.
    pub rows: u8,
}

impl Default for Format {
    fn default() -> Self {
        Self {
            style: CoordinateStyle::default(),
            columns: 19,
            rows: 19,
        }
    }
}

impl Format {
    /// The name of a point in this format.
    pub fn print(self, point: Point) -> String {
        print_point(point, self.columns, self.rows, self.style)
    }
}

/// The name of a point on a board of the given size.
///
/// A point beyond the board, for which no row from the top can be counted, is named in letters.
pub fn print_point(point: Point, columns: u8, rows: u8, style: CoordinateStyle) -> String {
    if point.column >= columns || point.row >= rows {
        return point.to_string();
    }
    let (column, row) = (point.column.saturating_add(1), rows - point.row);
    match style {
        CoordinateStyle::Letters => point.to_string(),
        CoordinateStyle::Numbers => format!("{column}-{row}"),
        CoordinateStyle::Kanji => format!("{column}{}", kanji_number(row)),
    }
}

/// A number below 100 in kanji: 四, 十, 十七, 二十三.
fn kanji_number(number: u8) -> String {
    const DIGITS: [&str; 10] = ["", "一", "二", "三", "四", "五", "六", "七", "八", "九"];
    let digit = |value: u8| {
        DIGITS
            .get(usize::from(value % 10))
            .copied()
            .unwrap_or_default()
    };
    match number / 10 {
        0 => digit(number).to_owned(),
        1 => format!("十{}", digit(number)),
        tens => format!("{}十{}", digit(tens), digit(number)),
    }
}
