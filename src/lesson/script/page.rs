//! A text with its layout, and the places in it: lines, columns, comments.

use std::ops::Range;

use super::super::yaml::parse;
use super::error::ScriptError;
use super::layout::{Entry, Layout, Part, Shape};
use super::value::Yaml;

/// A text with its layout.
pub(super) struct Page<'t> {
    /// The text.
    pub text: &'t str,
    /// Where everything stands.
    pub layout: Layout,
}

impl<'t> Page<'t> {
    /// Reads a text.
    pub fn of(text: &'t str) -> Result<Self, ScriptError> {
        let tree = parse("", text).map_err(ScriptError::unreadable)?;
        let layout = Layout::of(text, &tree).ok_or(ScriptError::UnknownStyle)?;
        Ok(Self { text, layout })
    }

    /// The list of steps: its entry.
    pub fn steps(&self) -> Result<&Entry, ScriptError> {
        self.layout
            .root
            .entry("steps")
            .filter(|entry| matches!(entry.value.shape, Shape::List(..)))
            .ok_or(ScriptError::UnknownStyle)
    }

    /// The place of a step in the list.
    pub fn step_index(&self, id: &str) -> Result<usize, ScriptError> {
        let Shape::List(_, items) = &self.steps()?.value.shape else {
            return Err(ScriptError::UnknownStyle);
        };
        items
            .iter()
            .position(|item| id_of(&item.value).as_deref() == Some(id))
            .ok_or_else(|| ScriptError::NoStep(id.to_owned()))
    }

    /// The text with other bytes in a range.
    pub fn splice(&self, range: Range<usize>, with: &str) -> Result<String, ScriptError> {
        let head = self.text.get(..range.start);
        let tail = self.text.get(range.end..);
        match (head, tail) {
            (Some(head), Some(tail)) if range.start <= range.end => {
                Ok(format!("{head}{with}{tail}"))
            }
            _ => Err(ScriptError::UnknownStyle),
        }
    }

    /// Whether all comments of another page stand on this one, too, in whatever order.
    pub fn has_comments_of(&self, other: &Page<'_>) -> bool {
        let (own, wanted) = (self.sorted_comments(), other.sorted_comments());
        let mut own = own.into_iter();
        wanted.into_iter().all(|wanted| own.any(|it| it == wanted))
    }

    fn sorted_comments(&self) -> Vec<&str> {
        let comments = self.layout.comments.iter();
        let mut texts: Vec<&str> = comments
            .filter_map(|it| self.text.get(it.clone()))
            .collect();
        texts.sort_unstable();
        texts
    }

    /// Whether a comment begins in a stretch.
    pub fn has_comment(&self, range: Range<usize>) -> bool {
        let mut comments = self.layout.comments.iter();
        comments.any(|it| range.contains(&it.start))
    }

    /// The comma of a stretch that holds nothing but it, blanks and comments.
    pub fn comma_in(&self, range: Range<usize>) -> Option<usize> {
        let commas = self.text.get(range.clone())?.match_indices(',');
        let mut commas = commas.map(|(at, _)| range.start + at);
        commas.find(|at| !self.layout.comments.iter().any(|it| it.contains(at)))
    }

    /// Where the comment lines directly above a line begin, if they stand at its column.
    pub fn comments_above(&self, line: usize, column: usize) -> usize {
        let mut start = line;
        loop {
            let before = self.text.get(..start).unwrap_or_default();
            let Some(above) = before.strip_suffix('\n') else {
                return start;
            };
            let at = above.rfind('\n').map_or(0, |end| end + 1);
            let above = above.get(at..).unwrap_or_default();
            let bare = above.trim_start_matches(' ');
            let is_comment = self
                .layout
                .comments
                .iter()
                .any(|it| it.start == at + above.len() - bare.len());
            if !is_comment || above.len() - bare.len() != column {
                return start;
            }
            start = at;
        }
    }

    /// The column of a byte, counted in characters from 0.
    pub fn column(&self, at: usize) -> usize {
        let line = self.text.get(self.line_start(at)..at).unwrap_or_default();
        line.trim_start_matches('\u{feff}').chars().count()
    }

    /// Where the line of a byte begins.
    pub fn line_start(&self, at: usize) -> usize {
        let before = self.text.get(..at).unwrap_or_default();
        before.rfind('\n').map_or(0, |end| end + 1)
    }

    /// Where the line of a byte ends, before its line end.
    pub fn line_end(&self, at: usize) -> usize {
        let rest = self.text.get(at..).unwrap_or_default();
        let line = rest.split('\n').next().unwrap_or_default();
        at + line.strip_suffix('\r').unwrap_or(line).len()
    }

    /// The byte after the line end that stands at a byte.
    pub fn next_line(&self, at: usize) -> usize {
        let rest = self.text.get(at..).unwrap_or_default();
        let breaks = ["\r\n", "\n"].into_iter().find(|it| rest.starts_with(it));
        at + breaks.map_or(0, str::len)
    }

    /// The line end of the file.
    pub fn line_break(&self) -> &'static str {
        if self.text.contains("\r\n") {
            "\r\n"
        } else {
            "\n"
        }
    }

    /// A text with the line ends of the file.
    pub fn broken(&self, text: &str) -> String {
        text.replace('\n', self.line_break())
    }

    /// A file that had no line end at its end gets none.
    pub fn without_last_break(&self, mut text: String) -> String {
        if !self.text.ends_with('\n') {
            text.truncate(text.trim_end_matches(['\r', '\n']).len());
        }
        text
    }
}

/// The id that a step has.
fn id_of(step: &Part) -> Option<String> {
    match &step.entry("id")?.value.shape {
        Shape::Scalar(Yaml::Text(id)) => Some(id.clone()),
        Shape::Scalar(Yaml::Int(id)) => Some(id.to_string()),
        _ => None,
    }
}
