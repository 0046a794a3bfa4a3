//! The checks that translators expect, as far as the `.ftl` files alone can answer them.
//!
//! Errors are what a learner would meet; warnings are worth a look. What depends on fonts, on layout or on the
//! history of the files is checked elsewhere.

mod comments;
mod compare;
mod labels;
mod literals;
mod references;
mod syntax;
mod terms;
mod typography;

use std::collections::BTreeSet;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, PatternElement};

use super::files::{FILE_NAMES, FtlFile, LocaleFiles};
use super::id::LocaleId;
use super::problem::Problem;
use super::scan::scan;

pub(super) use self::syntax::ParsedFile;

pub(super) use self::syntax::syntax_problems;

/// Attributes of terms that each language has as it needs them: its forms, its readings.
pub(super) const OF_LANGUAGE: [&str; 5] = ["forms", "not", "avoid", "reading", "roman"];

pub use self::terms::{ruleset_problems, term_problems};

/// The messages that the functions print with, and the name of the language. Every language needs them all.
const FORMAT_KEYS: [&str; 14] = [
    "language-name",
    "coordinate-style",
    "missing-text",
    "list-separator",
    "list-last-separator",
    "list-pair-separator",
    "score-whole",
    "score-half",
    "score-half-only",
    "stones",
    "color-black",
    "color-white",
    "color-black-stone",
    "color-white-stone",
];

/// A message that a lesson or a screen needs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RequiredKey {
    /// The key.
    pub key: String,
    /// The attribute, or nothing where the message's own text is needed.
    pub attribute: Option<String>,
    /// Where it is needed: `lessons/ko.yaml:12:5`.
    pub at: Option<String>,
    /// The line of that place, to be quoted; empty where a file as a whole needs the message.
    pub line_text: String,
}

impl RequiredKey {
    /// The own text of a message, needed by the program itself.
    pub fn of_program(key: &str) -> Self {
        Self {
            key: key.to_owned(),
            attribute: None,
            at: None,
            line_text: String::new(),
        }
    }
}

/// The messages that this room itself needs in every language.
pub fn format_keys() -> Vec<RequiredKey> {
    FORMAT_KEYS
        .iter()
        .map(|key| RequiredKey::of_program(key))
        .collect()
}

/// Checks the files of one language, by themselves and against those of the source. The source is checked by
/// giving it twice.
///
/// The problems come errors first, then by file and place.
pub fn check_locale(source: &LocaleFiles, target: &LocaleFiles) -> Vec<Problem> {
    let (mut problems, texts) = scanned(target);
    problems.extend(syntax_problems(&texts));
    problems.extend(
        target
            .files
            .iter()
            .filter_map(|file| name_problem(target, file)),
    );
    let files = ParsedFile::all(&texts);
    references::check(&files, &mut problems);
    literals::check(&files, &mut problems);
    style_word(&files, &mut problems);
    typography::check(&files, &target.id, &mut problems);
    if target.id == LocaleId::source() {
        comments::check(&files, &mut problems);
    }
    if source.id != target.id {
        let (_, source_texts) = scanned(source);
        compare::check(
            &ParsedFile::all(&source_texts),
            &files,
            target,
            &mut problems,
        );
    }
    problems.sort_by(|a, b| {
        let place = |p: &Problem| (p.severity, p.path.clone(), p.place);
        place(a).cmp(&place(b))
    });
    problems
}

/// Where a file cannot be read as it was meant.
pub fn syntax_faults(file: &FtlFile) -> Vec<Problem> {
    let found = scan(&file.path, &file.text);
    let mut problems = found.problems;
    problems.extend(syntax_problems(&[(file.path.clone(), found.text)]));
    problems
}

/// Which texts have a character that no face has. Words alone do not know the faces, so the caller says which there are.
pub fn check_glyphs(files: &LocaleFiles, mut has_glyph: impl FnMut(char) -> bool) -> Vec<Problem> {
    let (_, texts) = scanned(files);
    let mut problems = Vec::new();
    typography::boxes(&ParsedFile::all(&texts), &mut has_glyph, &mut problems);
    problems
}

/// Checks that the language's coordinates are some that the program knows.
fn style_word(files: &[ParsedFile<'_>], problems: &mut Vec<Problem>) {
    for file in files {
        for entry in &file.entries {
            let Entry::Message(message) = entry else {
                continue;
            };
            if message.id.name != "coordinate-style" {
                continue;
            }
            let elements = message.value.iter().flat_map(|value| &value.elements);
            let parts = elements.map(|element| match element {
                PatternElement::TextElement { value } => *value,
                PatternElement::Placeable {
                    expression: Expression::Inline(InlineExpression::StringLiteral { value }),
                } => value,
                PatternElement::Placeable { .. } => "",
            });
            let word: String = parts.collect();
            if !["letters", "numbers", "kanji"].contains(&word.trim()) {
                problems.push(file.source.error(
                    file.offset_of(message.id.name),
                    format!("there are no coordinates named “{}”", word.trim()),
                    "write letters (C8), numbers (3-2) or kanji (3二)",
                ));
            }
        }
    }
}

/// Checks that every needed message is there with a text of its own, each reported where it is needed.
pub fn check_required(keys: &[RequiredKey], files: &LocaleFiles) -> Vec<Problem> {
    let (_, texts) = scanned(files);
    let parsed = ParsedFile::all(&texts);
    let mut known = BTreeSet::new();
    for entry in parsed.iter().flat_map(|file| &file.entries) {
        if let Entry::Message(message) = entry {
            for (attribute, _) in super::syntax::patterns(entry) {
                known.insert((message.id.name, attribute));
            }
        }
    }
    let missing = keys
        .iter()
        .filter(|needed| !known.contains(&(needed.key.as_str(), needed.attribute.as_deref())));
    missing
        .map(|needed| missing_problem(needed, files))
        .collect()
}

/// The texts of a language without what the parser could not bear, and what was found on the way.
fn scanned(files: &LocaleFiles) -> (Vec<Problem>, Vec<(String, String)>) {
    let mut problems = Vec::new();
    let mut texts = Vec::new();
    for file in &files.files {
        let found = scan(&file.path, &file.text);
        problems.extend(found.problems);
        texts.push((file.path.clone(), found.text));
    }
    (problems, texts)
}

/// Whether a file lies in the folder of its language and has a name that is read.
fn name_problem(files: &LocaleFiles, file: &FtlFile) -> Option<Problem> {
    let mut parts = file.path.rsplit(['/', '\\']);
    let name = parts.next().unwrap_or_default();
    let is_part = name.starts_with("lessons-") && name.ends_with(".ftl");
    if !FILE_NAMES.contains(&name) && !is_part {
        let fix = format!("name it {} or lessons-….ftl", FILE_NAMES.join(", "));
        return Some(Problem::of_file(
            &file.path,
            format!("no file of words is named “{name}”"),
            fix,
        ));
    }
    let id = files.id.to_string();
    let folder = parts.next().filter(|folder| *folder != id)?;
    let message = format!("the folder “{folder}” is not that of the language {id}");
    Some(Problem::of_file(
        &file.path,
        message,
        format!("move the file to a folder named {id}"),
    ))
}

/// The problem of a message that is needed and missing.
fn missing_problem(needed: &RequiredKey, files: &LocaleFiles) -> Problem {
    let id = &files.id;
    let name = match &needed.attribute {
        Some(attribute) => format!("{}.{attribute}", needed.key),
        None => needed.key.clone(),
    };
    let message = format!("the text “{name}” is missing in {id}");
    let fix = match &needed.attribute {
        Some(attribute) => format!(
            "write “.{attribute} = …” below “{}” in locales/{id}",
            needed.key
        ),
        None => format!(
            "write “{name} = …” in locales/{id}, or “{name} = {{\"\"}}” if it is blank on purpose"
        ),
    };
    let Some((path, line, column)) = needed.at.as_deref().and_then(place) else {
        let path = needed.at.clone().unwrap_or_else(|| format!("locales/{id}"));
        return Problem::of_file(&path, message, fix);
    };
    Problem {
        place: crate::lesson::Place { line, column },
        line_text: needed.line_text.clone(),
        ..Problem::of_file(path, message, fix)
    }
}

/// The parts of `file:line:column`.
fn place(at: &str) -> Option<(&str, u32, u32)> {
    let (rest, column) = at.rsplit_once(':')?;
    let (path, line) = rest.rsplit_once(':')?;
    Some((path, line.parse().ok()?, column.parse().ok()?))
}
