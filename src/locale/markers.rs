//! Marks that functions leave in a formatted message, and finding them again.
//!
//! A function inside a message can only return characters, but a point must stay a point until the text is on
//! screen, and a score needs other messages to be printed. So a function returns a few private-use characters
//! with the value between them, and the finished message is cut at these marks.

use crate::rules::{Color, Point};

const POINTS: char = '\u{e000}';
const SCORE: char = '\u{e001}';
const STONES: char = '\u{e002}';
const COLOR: char = '\u{e003}';
const FAILED: char = '\u{e00e}';
const END: char = '\u{e00f}';

/// A value that was left in a message to be printed later.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Marker {
    /// Points in their order, at least one.
    Points(Vec<Point>),
    /// A score.
    Score { half_points: i64, rule: ScoreWords },
    /// A number of stones.
    Stones(i64),
    /// A color.
    Color { color: Color, form: ColorForm },
    /// A function was called with something that it cannot print.
    Failed,
}

/// The words that stand beside the figures of a score.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ScoreWords {
    /// Figures alone: 20.5.
    Bare,
    /// The unit of territory.
    Territory,
    /// The unit of area.
    Area,
}

/// What a color is said of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ColorForm {
    /// The player: Black.
    Player,
    /// A stone: black.
    Stone,
}

/// A piece of a formatted message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Piece<'a> {
    Plain(&'a str),
    Marker(Marker),
}

/// Whether a character is one of the marks.
pub(super) fn is_marker(c: char) -> bool {
    (POINTS..=END).contains(&c)
}

/// A text that cannot be taken for marks.
pub(super) fn without_markers(text: &str) -> String {
    text.chars().filter(|c| !is_marker(*c)).collect()
}

impl Marker {
    /// The characters that a function returns.
    pub fn encode(&self) -> String {
        match self {
            Self::Points(points) => {
                let names: Vec<String> = points.iter().map(Point::to_string).collect();
                format!("{POINTS}{}{END}", names.join(" "))
            }
            Self::Score { half_points, rule } => {
                let word = match rule {
                    ScoreWords::Bare => "bare",
                    ScoreWords::Territory => "territory",
                    ScoreWords::Area => "area",
                };
                format!("{SCORE}{half_points} {word}{END}")
            }
            Self::Stones(count) => format!("{STONES}{count}{END}"),
            Self::Color { color, form } => {
                let color = match color {
                    Color::Black => "black",
                    Color::White => "white",
                };
                let form = match form {
                    ColorForm::Player => "player",
                    ColorForm::Stone => "stone",
                };
                format!("{COLOR}{color} {form}{END}")
            }
            Self::Failed => format!("{FAILED}{END}"),
        }
    }

    /// Reads what stands between a mark and its end.
    fn decode(mark: char, value: &str) -> Option<Self> {
        let words = value.split_once(' ');
        match mark {
            POINTS => Some(Self::Points(points_from_names(value)?)),
            SCORE => {
                let (half_points, word) = words?;
                let rule = match word {
                    "bare" => ScoreWords::Bare,
                    "area" => ScoreWords::Area,
                    _ => ScoreWords::Territory,
                };
                Some(Self::Score {
                    half_points: half_points.parse().ok()?,
                    rule,
                })
            }
            STONES => Some(Self::Stones(value.parse().ok()?)),
            COLOR => {
                let (color, form) = words?;
                let form = if form == "stone" {
                    ColorForm::Stone
                } else {
                    ColorForm::Player
                };
                Some(Self::Color {
                    color: color_from_word(color)?,
                    form,
                })
            }
            _ => None,
        }
    }
}

/// The points named by `C8` or `C8 D9`; nothing where one name is no point, or none is given.
pub(super) fn points_from_names(names: &str) -> Option<Vec<Point>> {
    let points: Vec<Point> = names
        .split_whitespace()
        .map(|name| name.parse().ok())
        .collect::<Option<_>>()?;
    (!points.is_empty()).then_some(points)
}

/// The color that a word stands for inside messages.
pub(super) fn color_from_word(word: &str) -> Option<Color> {
    match word {
        "black" => Some(Color::Black),
        "white" => Some(Color::White),
        _ => None,
    }
}

/// Cuts a formatted message at its marks. A mark that makes no sense counts as a failed function.
pub(super) fn pieces(message: &str) -> Vec<Piece<'_>> {
    let mut pieces = Vec::new();
    let mut rest = message;
    while let Some((at, mark)) = rest.char_indices().find(|(_, c)| is_marker(*c)) {
        let (plain, marked) = rest.split_at(at);
        if !plain.is_empty() {
            pieces.push(Piece::Plain(plain));
        }
        let value = marked.get(mark.len_utf8()..).unwrap_or_default();
        let (value, after) = value.split_once(END).unwrap_or((value, ""));
        pieces.push(Piece::Marker(
            Marker::decode(mark, value).unwrap_or(Marker::Failed),
        ));
        rest = after;
    }
    if !rest.is_empty() {
        pieces.push(Piece::Plain(rest));
    }
    pieces
}
