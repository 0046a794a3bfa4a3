//! What the parser refuses, and what it takes but loses.

use std::collections::BTreeMap;

use fluent_syntax::ast::{Attribute, Entry};
use fluent_syntax::parser::{ErrorKind, ParserError, parse};

use super::OF_LANGUAGE;
use crate::locale::problem::{Problem, Source};
use crate::locale::scan::entry_key;

/// A file that has been scanned and parsed.
pub(in crate::locale) struct ParsedFile<'a> {
    /// Its text, with the places in it.
    pub source: Source<'a>,
    /// Its entries in their order.
    pub entries: Vec<Entry<&'a str>>,
    /// What the parser said, one error for each piece of junk.
    errors: Vec<ParserError>,
}

impl<'a> ParsedFile<'a> {
    /// Parses files that have been scanned, given as path and text.
    pub fn all(texts: &'a [(String, String)]) -> Vec<Self> {
        let parsed = texts.iter().map(|(path, text)| {
            let (resource, errors) = match parse(text.as_str()) {
                Ok(resource) => (resource, Vec::new()),
                Err((resource, errors)) => (resource, errors),
            };
            Self {
                source: Source::new(path, text),
                entries: resource.body,
                errors,
            }
        });
        parsed.collect()
    }

    /// Whether this is a file of lesson texts.
    pub fn is_lessons(&self) -> bool {
        self.source
            .path
            .rsplit(['/', '\\'])
            .next()
            .unwrap_or_default()
            .starts_with("lessons")
    }

    /// Where a slice of the text stands.
    pub fn offset_of(&self, slice: &str) -> usize {
        self.source.offset_of(slice).unwrap_or_default()
    }
}

/// What is wrong with the syntax of the files of one language, given as path and scanned text: junk, values
/// that were cut off, and names that are used twice.
pub(in crate::locale) fn syntax_problems(texts: &[(String, String)]) -> Vec<Problem> {
    let files = ParsedFile::all(texts);
    let mut problems = Vec::new();
    let mut names = BTreeMap::new();
    for file in &files {
        let mut errors = file.errors.iter();
        let mut before = None;
        for entry in &file.entries {
            match entry {
                Entry::Junk { content } => {
                    problems.push(junk_problem(file, content, errors.next(), before))
                }
                Entry::Message(message) => {
                    name_problem(file, message.id.name, false, &mut names, &mut problems);
                    attribute_problems(
                        file,
                        message.id.name,
                        &message.attributes,
                        true,
                        &mut problems,
                    );
                    before = Some(message.id.name);
                }
                Entry::Term(term) => {
                    name_problem(file, term.id.name, true, &mut names, &mut problems);
                    attribute_problems(file, term.id.name, &term.attributes, false, &mut problems);
                    before = Some(term.id.name);
                }
                Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
            }
        }
    }
    problems
}

/// The names that were met so far: whether it is a term, and where it stands.
type Names<'a> = BTreeMap<&'a str, (bool, String)>;

/// Reports a name that is used before.
fn name_problem<'a>(
    file: &ParsedFile<'a>,
    name: &'a str,
    is_term: bool,
    names: &mut Names<'a>,
    problems: &mut Vec<Problem>,
) {
    let offset = file.offset_of(name);
    let Some((was_term, place)) = names.get(name) else {
        let here = file.source.error(offset, "", "");
        names.insert(
            name,
            (is_term, format!("{}:{}", here.path, here.place.line)),
        );
        return;
    };
    let problem = if *was_term == is_term {
        let message = format!("“{name}” stands twice; the one at {place} counts");
        file.source.error(offset, message, "delete one of the two")
    } else {
        let message = format!(
            "the message “{name}” and the term “-{name}” share one name; the one at {place} counts"
        );
        file.source.error(offset, message, "rename one of the two")
    };
    problems.push(problem);
}

/// Reports attributes that stand twice, or that no lesson knows and that are likely the rest of a text.
fn attribute_problems(
    file: &ParsedFile<'_>,
    key: &str,
    attributes: &[Attribute<&str>],
    is_message: bool,
    problems: &mut Vec<Problem>,
) {
    for (index, attribute) in attributes.iter().enumerate() {
        let name = attribute.id.name;
        let offset = file.offset_of(name);
        if attributes
            .iter()
            .take(index)
            .any(|other| other.id.name == name)
        {
            let message =
                format!("the attribute “.{name}” of “{key}” stands twice; the first one counts");
            problems.push(file.source.error(offset, message, "delete one of the two"));
        }
        if is_message && file.is_lessons() && !is_lesson_attribute(name) {
            let message = format!(
                "the text of “{key}” ends above; “.{name}” makes an attribute that no lesson has"
            );
            let fix = "if the line belongs to the text, begin it with {\".\"}; attributes of lessons are .hint, \
                       .right, .right-title, .rule, .notes, .wrong-… and .answer-…";
            problems.push(file.source.error(offset, message, fix));
        }
    }
}

/// Whether a lesson may ask for an attribute of this name.
fn is_lesson_attribute(name: &str) -> bool {
    matches!(
        name,
        "hint" | "right" | "right-title" | "rule" | "notes" | "says"
    ) || OF_LANGUAGE.contains(&name)
        || name.starts_with("wrong-")
        || name.starts_with("answer-")
}

/// The problem of a piece that the parser gave up.
fn junk_problem(
    file: &ParsedFile<'_>,
    content: &str,
    error: Option<&ParserError>,
    before: Option<&str>,
) -> Problem {
    let start = file.offset_of(content);
    let indent = content.len() - content.trim_start().len();
    let first = content.trim_start().chars().next();
    if let (Some(sign @ ('.' | '*' | '[' | '}')), Some(key)) = (first, before) {
        let message =
            format!("the text of “{key}” is cut off here, for the line begins with {sign}");
        let fix = format!("begin the line with {{\"{sign}\"}}, or join it to the line above");
        return file.source.error(start + indent, message, fix);
    }
    let place = error.map_or(start, |error| {
        error.pos.start.clamp(start, start + content.len())
    });
    let (what, fix) = match error {
        Some(error) => reason(&error.kind),
        None => (
            "it cannot be read".to_owned(),
            "write “key = text”".to_owned(),
        ),
    };
    let message = match entry_key(content) {
        Some(key) => format!("“{key}” is lost: {what}"),
        None => format!("this belongs to no message: {what}"),
    };
    file.source.error(place, message, fix)
}

/// The parser's reason in words, and what to do.
fn reason(kind: &ErrorKind) -> (String, String) {
    let (what, fix) = match kind {
        ErrorKind::ExpectedToken(token) => {
            return (
                format!("“{token}” should stand here"),
                format!("write “{token}”"),
            );
        }
        ErrorKind::DuplicatedNamedArgument(name) => {
            return (
                format!("the option “{name}” stands twice"),
                "delete one of the two".to_owned(),
            );
        }
        ErrorKind::ExpectedCharRange { range } => match range.as_str() {
            "0-9" => ("a number should stand here", "write a number"),
            "a-zA-Z" => (
                "a name should stand here",
                "write a name that begins with one of the letters a to z",
            ),
            _ => (
                "a line end should stand here",
                "begin the variants on a line of their own",
            ),
        },
        ErrorKind::ExpectedMessageField { .. } | ErrorKind::ExpectedTermField { .. } => (
            "it has no text",
            "write its text, or {\"\"} if it is blank on purpose",
        ),
        ErrorKind::ForbiddenCallee => (
            "a function's name is written in capitals",
            "write POINT, SCORE, STONES or COLOR",
        ),
        ErrorKind::MissingDefaultVariant => {
            ("the choice has no default", "mark one variant with *")
        }
        ErrorKind::MultipleDefaultVariants => (
            "the choice has two defaults",
            "mark one variant alone with *",
        ),
        ErrorKind::MissingValue => (
            "a text is missing here",
            "write it, or {\"\"} if it is blank on purpose",
        ),
        ErrorKind::MessageReferenceAsSelector
        | ErrorKind::MessageAttributeAsSelector
        | ErrorKind::TermReferenceAsSelector
        | ErrorKind::ExpectedSimpleExpressionAsSelector => (
            "only a variable, a function or a term's attribute can be chosen by",
            "choose by a $variable",
        ),
        ErrorKind::TermAttributeAsPlaceable => (
            "a term's attribute cannot be printed",
            "make it a term of its own",
        ),
        ErrorKind::UnterminatedStringLiteral => (
            "a string is never closed",
            "close it with \" on the same line",
        ),
        ErrorKind::PositionalArgumentFollowsNamed => {
            ("a value follows an option", "write the value first")
        }
        ErrorKind::UnknownEscapeSequence(_) | ErrorKind::InvalidUnicodeEscapeSequence(_) => (
            "a backslash begins no escape that Fluent knows",
            "write \\\\, \\\" or \\u and four hexadecimal digits",
        ),
        ErrorKind::UnbalancedClosingBrace => (
            "a } closes nothing",
            "delete it, or write {\"}\"} if it is meant",
        ),
        ErrorKind::ExpectedInlineExpression | ErrorKind::ExpectedLiteral => (
            "a value should stand here",
            "write a $variable, a function, or a text in quotes",
        ),
    };
    (what.to_owned(), fix.to_owned())
}
