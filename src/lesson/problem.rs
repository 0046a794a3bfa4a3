//! What is wrong with a file that somebody wrote, said so that they can mend it.

use std::fmt;

/// A place in a text file; both numbers count from 1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place {
    /// The line.
    pub line: u32,
    /// The column, in characters.
    pub column: u32,
}

/// How bad a problem is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Severity {
    /// A learner would meet it.
    Error,
    /// Worth a look.
    Warning,
}

/// One problem in a lesson, course or locale file: where, what, and the way to mend it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// How bad it is.
    pub severity: Severity,
    /// The file, as the author knows it.
    pub path: String,
    /// Where in the file; line 0 means the file as a whole.
    pub place: Place,
    /// The line itself, or nothing where the file as a whole is meant.
    pub line_text: String,
    /// What is wrong: lower case, no final period.
    pub message: String,
    /// What to do about it.
    pub fix: String,
}

impl Problem {
    /// A problem at a place of a text that is at hand.
    pub fn at(
        path: &str,
        text: &str,
        place: Place,
        message: impl Into<String>,
        fix: impl Into<String>,
    ) -> Self {
        let line_text = line_of(text, place.line);
        Self {
            severity: Severity::Error,
            path: path.to_owned(),
            place,
            line_text,
            message: message.into(),
            fix: fix.into(),
        }
    }

    /// A problem with a file as a whole.
    pub fn of_file(path: &str, message: impl Into<String>, fix: impl Into<String>) -> Self {
        Self::at(path, "", Place::default(), message, fix)
    }

    /// The same problem as a warning.
    #[must_use]
    pub fn warning(mut self) -> Self {
        self.severity = Severity::Warning;
        self
    }
}

/// The text of a line, cut to a length that can be printed.
fn line_of(text: &str, line: u32) -> String {
    let Some(index) = (line as usize).checked_sub(1) else {
        return String::new();
    };
    let line = text.lines().nth(index).unwrap_or_default();
    if line.chars().count() > 160 {
        line.chars().take(160).chain(['…']).collect()
    } else {
        line.to_owned()
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let severity = match self.severity {
            Severity::Error => "error",
            Severity::Warning => "warning",
        };
        if self.place.line == 0 {
            writeln!(f, "{}: {severity}: {}", self.path, self.message)?;
        } else {
            let Place { line, column } = self.place;
            writeln!(
                f,
                "{}:{line}:{column}: {severity}: {}",
                self.path, self.message
            )?;
            writeln!(f, "  {line} | {}", self.line_text)?;
        }
        write!(f, "  fix: {}", self.fix)
    }
}
