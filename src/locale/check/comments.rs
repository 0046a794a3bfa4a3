//! Whether every message of the source tells translators where it stands and what its values are.

use fluent_syntax::ast::Entry;

use super::compare::{ALWAYS_THERE, variables};
use super::syntax::ParsedFile;
use crate::locale::problem::Problem;

/// What every lesson text can use besides; the head of the lessons' first file explains it.
const OF_LESSONS: [&str; 2] = ["move", "captured"];

/// Checks the comments of the source.
pub(super) fn check(files: &[ParsedFile<'_>], problems: &mut Vec<Problem>) {
    for file in files {
        for entry in &file.entries {
            let Entry::Message(message) = entry else {
                continue;
            };
            let key = message.id.name;
            let at = file.offset_of(key);
            let Some(comment) = &message.comment else {
                problems.push(file.source.warning(
                    at,
                    format!("“{key}” has no comment for translators"),
                    "say above it where it stands, and what its values are",
                ));
                continue;
            };
            let comment = comment.content.join(" ");
            let value = message.value.iter();
            let attributes = message.attributes.iter().map(|attribute| &attribute.value);
            let used = value.chain(attributes).flat_map(variables);
            let mut named = Vec::new();
            for variable in used {
                let everywhere = ALWAYS_THERE.contains(&variable)
                    || (file.is_lessons() && OF_LESSONS.contains(&variable));
                if everywhere || named.contains(&variable) || names(&comment, variable) {
                    continue;
                }
                named.push(variable);
                problems.push(file.source.warning(
                    at,
                    format!("the comment of “{key}” does not say what ${variable} is"),
                    format!("add a few words about ${variable}, with an example"),
                ));
            }
        }
    }
}

/// Whether a comment names a variable, and not one whose name only begins so.
fn names(comment: &str, variable: &str) -> bool {
    comment.split('$').skip(1).any(|rest| {
        let end = rest.find(|sign: char| !sign.is_ascii_alphanumeric() && sign != '_');
        rest.get(..end.unwrap_or(rest.len())) == Some(variable)
    })
}
