//! The values that a message is filled with.

use std::collections::BTreeMap;

use fluent::{FluentArgs, FluentValue};

use super::coordinates::Format;
use super::markers;
use crate::rules::{Color, Point};

/// The values for the variables of one message, by name, and how points are printed.
///
/// ```
/// # use tengen::locale::Args;
/// # use tengen::rules::{Color, Point};
/// let args = Args::new().point("move", Point { column: 2, row: 7 }).color("by", Color::Black).half("margin", 11);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Args {
    values: Vec<(String, Value)>,
    format: Format,
}

/// One value, kept apart from Fluent's own so that it can be copied and shared freely.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Value {
    Number(i64),
    Half(i32),
    Word(String),
}

impl Args {
    /// No values yet.
    pub fn new() -> Self {
        Self::default()
    }

    /// How points are printed: the learner's coordinate style and the size of the board.
    #[must_use]
    pub fn format(mut self, format: Format) -> Self {
        self.format = format;
        self
    }

    /// A point of the board, for `POINT($name)`.
    #[must_use]
    pub fn point(self, name: &str, point: Point) -> Self {
        self.points(name, &[point])
    }

    /// Points of the board in their order, for `POINT($name)`, which prints them as a list.
    #[must_use]
    pub fn points(self, name: &str, points: &[Point]) -> Self {
        let names: Vec<String> = points.iter().map(Point::to_string).collect();
        self.word(name, &names.join(" "))
    }

    /// A whole number: a count, or a choice between plural forms.
    #[must_use]
    pub fn number(mut self, name: &str, number: i64) -> Self {
        self.values.push((name.to_owned(), Value::Number(number)));
        self
    }

    /// A score in half points, for `SCORE($name)`: 13 is 6.5.
    #[must_use]
    pub fn half(mut self, name: &str, half_points: i32) -> Self {
        self.values
            .push((name.to_owned(), Value::Half(half_points)));
        self
    }

    /// A color, for `COLOR($name)` or a choice between `[black]` and `[white]`.
    #[must_use]
    pub fn color(self, name: &str, color: Color) -> Self {
        self.word(name, color_word(color))
    }

    /// Any other word: a ruleset, a label, something that the learner typed.
    #[must_use]
    pub fn word(mut self, name: &str, word: &str) -> Self {
        self.values
            .push((name.to_owned(), Value::Word(markers::without_markers(word))));
        self
    }

    /// The names of the values, in the order in which they were given.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.values.iter().map(|(name, _)| name.as_str())
    }

    /// The names of the values with what they are, for people: `3`, `6.5`, `black`; of two of one name the later.
    pub fn described(&self) -> BTreeMap<&str, String> {
        let described = self.values.iter().map(|(name, value)| {
            let value = match value {
                Value::Number(number) => number.to_string(),
                Value::Half(half_points) => (f64::from(*half_points) / 2.0).to_string(),
                Value::Word(word) => word.clone(),
            };
            (name.as_str(), value)
        });
        described.collect()
    }

    /// These values with others over them.
    #[must_use]
    pub(super) fn over(mut self, others: &Self) -> Self {
        self.values.extend(others.values.iter().cloned());
        self
    }

    /// How points are printed.
    pub(super) fn point_format(&self) -> Format {
        self.format
    }

    /// The values as Fluent takes them; the later of two values of one name counts.
    pub(super) fn to_fluent(&self) -> FluentArgs<'_> {
        let mut args = FluentArgs::with_capacity(self.values.len());
        for (name, value) in &self.values {
            let value = match value {
                Value::Number(number) => FluentValue::from(*number),
                Value::Half(half_points) => FluentValue::from(f64::from(*half_points) / 2.0),
                Value::Word(word) => FluentValue::from(word.as_str()),
            };
            args.set(name.as_str(), value);
        }
        args
    }
}

/// The word that stands for a color inside messages.
fn color_word(color: Color) -> &'static str {
    match color {
        Color::Black => "black",
        Color::White => "white",
    }
}
