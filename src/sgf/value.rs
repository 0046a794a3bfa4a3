//! What stands in a value: texts, points, lists of points, numbers.

use crate::rules::{BoardSize, Point};

/// A text with what would end it, or change its meaning, escaped.
pub(super) fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for c in text.chars() {
        if matches!(c, '\\' | ']') {
            escaped.push('\\');
        }
        escaped.push(c);
    }
    escaped
}

/// The meaning of a text: what follows a backslash stands for itself, a line end after one is none,
/// blanks of any kind are spaces, and line ends are `\n`.
pub(super) fn unescape(raw: &str) -> String {
    let mut text = String::with_capacity(raw.len());
    let mut chars = raw.chars().peekable();
    while let Some(c) = chars.next() {
        let (c, escaped) = match c {
            '\\' => match chars.next() {
                Some(next) => (next, true),
                None => break,
            },
            _ => (c, false),
        };
        match c {
            '\n' | '\r' => {
                // Line ends of two characters, in either order.
                chars.next_if(|&next| matches!(next, '\n' | '\r') && next != c);
                if !escaped {
                    text.push('\n');
                }
            }
            '\t' | '\u{b}' | '\u{c}' => text.push(' '),
            _ => text.push(c),
        }
    }
    text
}

/// The two parts of a composed value such as `aa:cc`, still escaped.
pub(super) fn split(raw: &str) -> Option<(&str, &str)> {
    let mut escaped = false;
    let at = raw.char_indices().find_map(|(index, c)| {
        let here = c == ':' && !escaped;
        escaped = c == '\\' && !escaped;
        here.then_some(index)
    })?;
    Some((&raw[..at], &raw[at + 1..]))
}

/// Why a value is no point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum BadPoint {
    /// It is not two letters.
    NoPoint,
    /// It lies beyond the board.
    OffBoard,
}

impl BadPoint {
    /// What is wrong, and what to do about it.
    pub(super) fn words(self, raw: &str, size: BoardSize) -> (String, String) {
        let raw = cut(raw);
        match self {
            Self::NoPoint => (
                format!("`{raw}` is no point"),
                "write two letters, the column from the left and the row from the top, as in `cd`"
                    .to_owned(),
            ),
            Self::OffBoard => {
                let last = |lines: u8| char::from(b'a' + lines.clamp(1, 26) - 1);
                let (column, row) = (last(size.columns()), last(size.rows()));
                (
                    format!("`{raw}` lies off the board, which is {size}"),
                    format!(
                        "use points from `aa` to `{column}{row}`, or give the right size in SZ"
                    ),
                )
            }
        }
    }
}

/// A piece of a file that a message can quote.
pub(super) fn cut(raw: &str) -> String {
    let mut piece: String = raw.chars().take(24).collect();
    if piece.len() < raw.len() {
        piece.push('…');
    }
    piece.replace(char::is_control, " ")
}

/// The place of a letter: `a` is 0, `z` 25, `A` 26.
fn letter(byte: u8) -> Option<u8> {
    match byte {
        b'a'..=b'z' => Some(byte - b'a'),
        b'A'..=b'Z' => Some(byte - b'A' + 26),
        _ => None,
    }
}

/// A point on a board of this size.
pub(super) fn point(raw: &str, size: BoardSize) -> Result<Point, BadPoint> {
    let &[column, row] = raw.trim().as_bytes() else {
        return Err(BadPoint::NoPoint);
    };
    let (Some(column), Some(from_top)) = (letter(column), letter(row)) else {
        return Err(BadPoint::NoPoint);
    };
    let row = (size.rows() - 1).checked_sub(from_top);
    match row {
        Some(row) if column < size.columns() => Ok(Point { column, row }),
        _ => Err(BadPoint::OffBoard),
    }
}

/// The letters of a point.
pub(super) fn letters(point: Point, size: BoardSize) -> String {
    let from_top = size.rows().saturating_sub(1).saturating_sub(point.row);
    let letter = |place: u8| {
        char::from(if place < 26 {
            b'a' + place
        } else {
            b'A' + place % 26
        })
    };
    [letter(point.column), letter(from_top)].iter().collect()
}

/// Whether the value of a move is a pass: nothing, or `tt` on boards of up to 19 lines.
pub(super) fn is_pass(raw: &str, size: BoardSize) -> bool {
    let raw = raw.trim();
    raw.is_empty() || (raw == "tt" && size.columns() <= 19 && size.rows() <= 19)
}

/// The points of a value of a list: one, or a rectangle by two corners.
pub(super) fn points(raw: &str, size: BoardSize) -> Result<Vec<Point>, BadPoint> {
    let Some((first, second)) = split(raw) else {
        return Ok(vec![point(raw, size)?]);
    };
    let (first, second) = (point(first, size)?, point(second, size)?);
    let columns = first.column.min(second.column)..=first.column.max(second.column);
    let rows = first.row.min(second.row)..=first.row.max(second.row);
    let row_of = |row| columns.clone().map(move |column| Point { column, row });
    Ok(rows.rev().flat_map(row_of).collect())
}

/// A number with decimals, in hundredths. A comma is taken as a point.
pub(super) fn hundredths(text: &str) -> Option<i64> {
    let text = text.trim();
    let (negative, digits) = match text.strip_prefix('-') {
        Some(digits) => (true, digits),
        None => (false, text.strip_prefix('+').unwrap_or(text)),
    };
    let (whole, decimals) = digits.split_once(['.', ',']).unwrap_or((digits, ""));
    let plain = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    if whole.len() + decimals.len() == 0 || whole.len() > 9 || !plain(whole) || !plain(decimals) {
        return None;
    }
    let decimals = decimals.trim_end_matches('0');
    if decimals.len() > 2 {
        return None;
    }
    let whole: i64 = if whole.is_empty() {
        0
    } else {
        whole.parse().ok()?
    };
    let part: i64 = format!("{decimals:0<2}").parse().ok()?;
    let number = whole * 100 + part;
    Some(if negative { -number } else { number })
}
