//! Where in a translation file something is wrong: from byte offsets to lines and columns.

pub use crate::lesson::{Place, Problem, Severity};

/// The longest line that is quoted whole, in characters.
const MAX_QUOTED: usize = 160;

/// One source text and where its lines begin, so that a byte offset becomes a line and a column at once.
#[derive(Debug)]
pub(super) struct Source<'a> {
    /// The file, as the translator knows it.
    pub path: &'a str,
    /// The whole text.
    pub text: &'a str,
    starts: Vec<usize>,
}

impl<'a> Source<'a> {
    /// Notes where the lines of `text` begin. A lone carriage return begins no line, as in Fluent.
    pub fn new(path: &'a str, text: &'a str) -> Self {
        let ends = text.bytes().enumerate().filter(|(_, byte)| *byte == b'\n');
        let starts = std::iter::once(0)
            .chain(ends.map(|(end, _)| end + 1))
            .collect();
        Self { path, text, starts }
    }

    /// The error at a byte offset of the text.
    pub fn error(
        &self,
        offset: usize,
        message: impl Into<String>,
        fix: impl Into<String>,
    ) -> Problem {
        let index = self
            .starts
            .partition_point(|start| *start <= offset)
            .saturating_sub(1);
        let start = self.starts.get(index).copied().unwrap_or_default();
        let line_text = self
            .text
            .get(start..)
            .unwrap_or_default()
            .split('\n')
            .next()
            .unwrap_or_default();
        let before = self.text.get(start..offset).unwrap_or_default();
        Problem {
            severity: Severity::Error,
            path: self.path.to_owned(),
            place: Place {
                line: count(index + 1),
                column: count(before.chars().count() + 1),
            },
            line_text: quoted(line_text.trim_end_matches('\r')),
            message: message.into(),
            fix: fix.into(),
        }
    }

    /// The warning at a byte offset of the text.
    pub fn warning(
        &self,
        offset: usize,
        message: impl Into<String>,
        fix: impl Into<String>,
    ) -> Problem {
        self.error(offset, message, fix).warning()
    }

    /// Where a slice of this text begins, in bytes. The syntax tree keeps no positions, but it borrows every
    /// name and text from the source, so the address of a slice says where it stands.
    pub fn offset_of(&self, slice: &str) -> Option<usize> {
        let offset = (slice.as_ptr() as usize).checked_sub(self.text.as_ptr() as usize)?;
        (offset <= self.text.len()).then_some(offset)
    }
}

/// A count that fits the fields of a [`Problem`].
fn count(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

/// A line cut to a length that can be printed, with what a terminal would obey made visible.
fn quoted(line: &str) -> String {
    let visible = |c: char| {
        if c.is_control() && c != '\t' {
            '\u{fffd}'
        } else {
            c
        }
    };
    let mut text: String = line.chars().take(MAX_QUOTED).map(visible).collect();
    if line.chars().nth(MAX_QUOTED).is_some() {
        text.push('…');
    }
    text
}
