//! Why a change to a lesson file was not made.

use std::fmt;

use super::super::problem::Problem;

/// Why a change to a lesson file was not made; the text is as it was.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ScriptError {
    /// The lesson has no step of that id.
    NoStep(String),
    /// The lesson already has a step of that id.
    StepExists(String),
    /// There is no such field; the path with dots.
    NoField(String),
    /// The field holds a list or a single value, and can hold no other field; the path with dots.
    NotAMapping(String),
    /// The field is changed in another way: the steps one by one, a step's id by renaming; or it has to stay.
    Fixed(String),
    /// The field has an anchor, an alias or a tag, so that a change here would change another place, too; the path
    /// with dots.
    Anchor(String),
    /// A lesson keeps at least one step.
    OnlyStep,
    /// The file is YAML, but written in a way that is not changed by a program, such as `? key`.
    UnknownStyle,
    /// The changed text could not be read.
    Unreadable(Box<Problem>),
    /// The changed text would say something else than what was asked for.
    Unfaithful,
}

impl ScriptError {
    pub(super) fn unreadable(problem: Problem) -> Self {
        Self::Unreadable(Box::new(problem))
    }

    pub(super) fn anchor(path: &[&str]) -> Self {
        Self::Anchor(path.join("."))
    }

    pub(super) fn no_field(path: &[&str]) -> Self {
        Self::NoField(path.join("."))
    }

    pub(super) fn not_a_mapping(path: Option<&[&str]>) -> Self {
        Self::NotAMapping(path.unwrap_or_default().join("."))
    }
}

impl fmt::Display for ScriptError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoStep(id) => write!(f, "the lesson has no step `{id}`"),
            Self::StepExists(id) => write!(f, "the lesson already has a step `{id}`"),
            Self::NoField(path) => write!(f, "there is no field `{path}`"),
            Self::NotAMapping(path) => write!(f, "the field `{path}` holds no other fields"),
            Self::Fixed(field) => write!(f, "the field `{field}` is not changed in this way"),
            Self::Anchor(path) => write!(
                f,
                "`{path}` has an anchor, an alias or a tag; write the fields out in the file"
            ),
            Self::OnlyStep => f.write_str("a lesson keeps at least one step"),
            Self::UnknownStyle => f.write_str(
                "the file is written in a way that is not changed here; change it in a text editor",
            ),
            Self::Unreadable(problem) => {
                write!(f, "the change would break the file: {}", problem.message)
            }
            Self::Unfaithful => f.write_str(
                "the change could not be made without changing something else; change it in a text editor",
            ),
        }
    }
}

impl std::error::Error for ScriptError {}
