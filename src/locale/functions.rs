//! The functions that messages may call.

use fluent::concurrent::FluentBundle;
use fluent::{FluentArgs, FluentError, FluentValue};

use super::markers::{ColorForm, Marker, ScoreWords, color_from_word, points_from_names};

/// A function that messages may call, and the options that it knows, each with its values.
pub(super) struct Function {
    /// The name, in capitals.
    pub name: &'static str,
    /// The options; an empty list of values stands for any.
    pub options: &'static [(&'static str, &'static [&'static str])],
}

/// All functions. A message that calls another is refused by the checks.
pub(super) const FUNCTIONS: [Function; 5] = [
    Function {
        name: "POINT",
        options: &[],
    },
    Function {
        name: "SCORE",
        options: &[("unit", &["none"]), ("rule", &["territory", "area"])],
    },
    Function {
        name: "STONES",
        options: &[],
    },
    Function {
        name: "COLOR",
        options: &[("form", &["player", "stone"])],
    },
    Function {
        name: "NUMBER",
        options: &[
            ("type", &["cardinal", "ordinal"]),
            ("minimumFractionDigits", &[]),
            ("useGrouping", &[]),
        ],
    },
];

/// More digits than any text of ours needs; a hostile file asks for hundreds of millions.
const MAX_FRACTION_DIGITS: usize = 6;

/// Scores beyond this are no scores.
const MAX_SCORE: f64 = 1e9;

/// Makes the functions known to a bundle. Must come before the messages, so that none takes their names.
pub(super) fn add_functions<R>(bundle: &mut FluentBundle<R>) -> Result<(), FluentError> {
    bundle.add_function("POINT", |positional, _| {
        let points = text(positional).and_then(points_from_names);
        marked(points.map(Marker::Points))
    })?;
    bundle.add_function("SCORE", |positional, named| {
        let rule = match (option(named, "unit"), option(named, "rule")) {
            (Some("none"), _) => ScoreWords::Bare,
            (_, Some("area")) => ScoreWords::Area,
            _ => ScoreWords::Territory,
        };
        let half_points = number(positional).map(|score| (score * 2.0).round() as i64);
        marked(half_points.map(|half_points| Marker::Score { half_points, rule }))
    })?;
    bundle.add_function("STONES", |positional, _| {
        marked(number(positional).map(|count| Marker::Stones(count.round() as i64)))
    })?;
    bundle.add_function("COLOR", |positional, named| {
        let form = match option(named, "form") {
            Some("stone") => ColorForm::Stone,
            _ => ColorForm::Player,
        };
        let color = text(positional).and_then(color_from_word);
        marked(color.map(|color| Marker::Color { color, form }))
    })?;
    bundle.add_function("NUMBER", |positional, named| match positional.first() {
        Some(FluentValue::Number(number)) => {
            let mut number = number.clone();
            number.options.merge(named);
            let digits = number.options.minimum_fraction_digits;
            number.options.minimum_fraction_digits =
                digits.map(|digits| digits.min(MAX_FRACTION_DIGITS));
            FluentValue::Number(number)
        }
        _ => marked(None),
    })
}

/// The value of a function: its marks, or those that say that it failed.
fn marked<'a>(marker: Option<Marker>) -> FluentValue<'a> {
    FluentValue::from(marker.unwrap_or(Marker::Failed).encode())
}

/// The first argument, if it is a word.
fn text<'a>(positional: &'a [FluentValue<'_>]) -> Option<&'a str> {
    match positional.first() {
        Some(FluentValue::String(text)) => Some(text),
        _ => None,
    }
}

/// The first argument, if it is a number of a size that can be meant.
fn number(positional: &[FluentValue<'_>]) -> Option<f64> {
    match positional.first() {
        Some(FluentValue::Number(number)) if number.value.abs() <= MAX_SCORE => Some(number.value),
        _ => None,
    }
}

/// The value of an option, if it is a word.
fn option<'a>(named: &'a FluentArgs<'_>, name: &'a str) -> Option<&'a str> {
    match named.get(name) {
        Some(FluentValue::String(value)) => Some(value),
        _ => None,
    }
}
