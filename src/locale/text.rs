//! A text that is ready to be shown.

use std::fmt;

use crate::rules::Point;

/// A piece of a text.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Span {
    /// Words.
    Plain(String),
    /// A point of the board, and its name in the learner's coordinate style. On screen it is a link.
    Point(Point, String),
    /// A term of the glossary by its name, and the words that stand for it here. On screen it is a link.
    Term(String, String),
}

impl Span {
    /// The words of this piece.
    pub fn text(&self) -> &str {
        match self {
            Self::Plain(text) | Self::Point(_, text) | Self::Term(_, text) => text,
        }
    }
}

/// A text that is ready to be shown: pieces in their order. It may hold line ends.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Text(Vec<Span>);

impl Text {
    /// A text that names no point.
    pub fn from_plain(text: impl Into<String>) -> Self {
        let mut result = Self::default();
        result.push_plain(&text.into());
        result
    }

    /// The pieces in their order; two plain ones never follow each other, and none is empty.
    pub fn spans(&self) -> &[Span] {
        &self.0
    }

    /// The words alone, for a terminal, for copying, and for reading aloud.
    pub fn plain(&self) -> String {
        self.0.iter().map(Span::text).collect()
    }

    /// Whether nothing would be shown.
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|span| span.text().trim().is_empty())
    }

    /// Adds words at the end.
    pub fn push_plain(&mut self, text: &str) {
        match self.0.last_mut() {
            _ if text.is_empty() => {}
            Some(Span::Plain(last)) => last.push_str(text),
            _ => self.0.push(Span::Plain(text.to_owned())),
        }
    }

    /// Adds a point at the end, printed as given.
    pub fn push_point(&mut self, point: Point, name: String) {
        self.0.push(Span::Point(point, name));
    }

    /// Adds a piece at the end.
    pub fn push(&mut self, span: Span) {
        match span {
            Span::Plain(text) => self.push_plain(&text),
            span => self.0.push(span),
        }
    }

    /// Adds another text at the end.
    pub fn append(&mut self, other: Self) {
        for span in other.0 {
            self.push(span);
        }
    }
}

impl fmt::Display for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|span| f.write_str(span.text()))
    }
}
