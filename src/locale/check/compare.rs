//! What a translation lacks or has too much, compared with the source.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{
    Attribute, Entry, Expression, InlineExpression, Message, Pattern, PatternElement,
};

use super::syntax::ParsedFile;
use super::{OF_LANGUAGE, labels};
use crate::locale::files::LocaleFiles;
use crate::locale::problem::Problem;
use crate::locale::syntax::{Reference, variant_name, visit_inline, visit_pattern, visit_texts};

/// The values that every lesson text can use. A translation may take them where the source does not, and
/// languages that leave the subject out may do without them.
pub(super) const ALWAYS_THERE: [&str; 6] =
    ["black", "white", "learner", "opponent", "ruleset", "komi"];

/// What the messages that print scores are offered, though English has no use for all of it.
const OFFERED_TO_SCORES: [&str; 2] = ["rule", "whole"];

/// Whether a message is offered a value, whatever the source makes of it.
fn is_offered(label: &str, variable: &str) -> bool {
    let to_score = label.starts_with("score-") && OFFERED_TO_SCORES.contains(&variable);
    to_score || ALWAYS_THERE.contains(&variable)
}

/// Compares the messages of a translation with those of the source.
pub(super) fn check(
    source: &[ParsedFile<'_>],
    target: &[ParsedFile<'_>],
    target_files: &LocaleFiles,
    problems: &mut Vec<Problem>,
) {
    let source_messages = messages(source);
    let target_messages = messages(target);
    for (key, (file, message)) in &target_messages {
        match source_messages.get(key) {
            Some((_, original)) => compare(file, original, message, problems),
            None => problems.push(file.source.warning(
                file.offset_of(key),
                format!("“{key}” is obsolete: the source has no such message"),
                "delete it, or write its name as it is spelled in the source",
            )),
        }
    }
    for (key, (file, _)) in &source_messages {
        if !target_messages.contains_key(key) {
            let name = file
                .source
                .path
                .rsplit(['/', '\\'])
                .next()
                .unwrap_or_default();
            let path = match target_files.files.iter().find(|file| file.name() == name) {
                Some(file) => file.path.clone(),
                None => format!("locales/{}/{name}", target_files.id),
            };
            let message = format!("“{key}” is not translated");
            problems.push(
                Problem::of_file(
                    &path,
                    message,
                    "translate it; until then the source stands in",
                )
                .warning(),
            );
        }
    }
}

/// The messages of one language by key, each with its file; of two of one name the first counts.
fn messages<'f, 'a>(
    files: &'f [ParsedFile<'a>],
) -> BTreeMap<&'f str, (&'f ParsedFile<'a>, &'f Message<&'a str>)> {
    let mut messages = BTreeMap::new();
    for file in files {
        for entry in &file.entries {
            if let Entry::Message(message) = entry {
                messages.entry(message.id.name).or_insert((file, message));
            }
        }
    }
    messages
}

/// Compares one message with its original.
fn compare(
    file: &ParsedFile<'_>,
    original: &Message<&str>,
    message: &Message<&str>,
    problems: &mut Vec<Problem>,
) {
    let key = message.id.name;
    let at = file.offset_of(key);
    match (&original.value, &message.value) {
        (Some(_), None) => problems.push(file.source.error(
            at,
            format!("“{key}” has attributes, but no text of its own, as the source has"),
            "write its text behind the =",
        )),
        (None, Some(_)) => problems.push(file.source.error(
            at,
            format!("“{key}” has a text of its own, but the source has attributes alone"),
            "delete the text behind the =",
        )),
        (Some(original), Some(value)) => {
            compare_patterns(file, key, key, original, value, problems)
        }
        (None, None) => {}
    }
    let shared = |attribute: &&Attribute<&str>| !OF_LANGUAGE.contains(&attribute.id.name);
    for attribute in original.attributes.iter().filter(shared) {
        let name = attribute.id.name;
        match message.attributes.iter().find(|own| own.id.name == name) {
            Some(own) => {
                let label = format!("{key}.{name}");
                compare_patterns(
                    file,
                    &label,
                    own.id.name,
                    &attribute.value,
                    &own.value,
                    problems,
                );
            }
            None => problems.push(file.source.error(
                at,
                format!("“{key}” lacks the attribute “.{name}”"),
                format!("write “.{name} = …” below it"),
            )),
        }
    }
    for attribute in message.attributes.iter().filter(shared) {
        let name = attribute.id.name;
        if !original
            .attributes
            .iter()
            .any(|other| other.id.name == name)
        {
            problems.push(file.source.error(
                file.offset_of(name),
                format!("“{key}” has an attribute “.{name}” that the source lacks; a text may be cut off here"),
                "delete it, or begin the line with {\".\"} if it belongs to the text",
            ));
        }
    }
}

/// Compares a text with its original; `at` is the name in the file that problems point at.
fn compare_patterns(
    file: &ParsedFile<'_>,
    label: &str,
    at: &str,
    original: &Pattern<&str>,
    pattern: &Pattern<&str>,
    problems: &mut Vec<Problem>,
) {
    let offset = file.offset_of(at);
    match (is_blank(original), is_blank(pattern)) {
        (true, false) => problems.push(file.source.warning(
            offset,
            format!("“{label}” is blank on purpose in the source, but not here"),
            "write {\"\"}",
        )),
        (false, true) => {
            problems.push(file.source.warning(
                offset,
                format!("“{label}” is blank here, but not in the source"),
                "write its text",
            ));
            return;
        }
        _ => {}
    }
    if original == pattern && has_letters(pattern) {
        let message = format!("“{label}” is the same as in the source");
        problems.push(file.source.warning(
            offset,
            message,
            "translate it, or write it as {\"…\"} if it is meant to be the same",
        ));
    }
    let allowed = variables(original);
    for variable in variables(pattern) {
        if !allowed.contains(variable) && !is_offered(label, variable) {
            let message = format!("“{label}” uses ${variable}, which the source does not know");
            let known: Vec<String> = allowed.iter().map(|name| format!("${name}")).collect();
            let fix = match known.as_slice() {
                [] => "take it out; this text is given no values of its own".to_owned(),
                known => format!("this text is given {}", known.join(", ")),
            };
            problems.push(file.source.error(file.offset_of(variable), message, fix));
        }
    }
    let given = in_every_variant(pattern);
    for variable in in_every_variant(original).difference(&given) {
        let (place, where_) = match lacking_variant(pattern, variable) {
            Some(name) => (file.offset_of(name), format!(" in the variant [{name}]")),
            None => (offset, String::new()),
        };
        let message = format!("“{label}” lacks ${variable}{where_}, which the source has");
        let problem = file
            .source
            .error(place, message, format!("put ${variable} into the text"));
        let optional = ALWAYS_THERE.contains(variable);
        problems.push(if optional { problem.warning() } else { problem });
    }
    raw_values(file, label, original, pattern, problems);
    board_labels(file, offset, label, original, pattern, problems);
}

/// Warns of labels and numbers that only one of the two texts has.
fn board_labels(
    file: &ParsedFile<'_>,
    offset: usize,
    label: &str,
    original: &Pattern<&str>,
    pattern: &Pattern<&str>,
    problems: &mut Vec<Problem>,
) {
    let mut warn = |message: String, fix: String| {
        problems.push(file.source.warning(offset, message, fix));
    };
    for lost in labels::without(original, pattern) {
        let message =
            format!("“{label}” does not speak of ({lost}), which the source shows on the board");
        warn(message, format!("name the mark {lost} in the text"));
    }
    for made_up in labels::without(pattern, original) {
        let message = format!("“{label}” speaks of ({made_up}), which the source does not");
        warn(
            message,
            "take it out, or see whether the source has lost it".to_owned(),
        );
    }
    for number in labels::lost_numbers(original, pattern) {
        let message = format!("“{label}” does not have the number {number} of the source");
        warn(message, format!("write {number}, or the word for it"));
    }
    for number in labels::made_up_numbers(original, pattern) {
        let message = format!("“{label}” has the number {number}, which the source does not");
        warn(
            message,
            "take it out, or write the value that the source has".to_owned(),
        );
    }
}

/// Reports values that the source prints by a function and the translation as they come.
fn raw_values(
    file: &ParsedFile<'_>,
    label: &str,
    original: &Pattern<&str>,
    pattern: &Pattern<&str>,
    problems: &mut Vec<Problem>,
) {
    let mut printed = BTreeMap::new();
    visit_pattern(original, &mut |reference| {
        if let Reference::Function(function, arguments) = reference {
            for argument in &arguments.positional {
                if let InlineExpression::VariableReference { id } = argument {
                    printed.insert(id.name, function);
                }
            }
        }
    });
    let mut source_raw = Vec::new();
    raw_variables(original, &mut |variable| source_raw.push(variable));
    raw_variables(pattern, &mut |variable| {
        let Some(function) = printed
            .get(variable)
            .filter(|_| !source_raw.contains(&variable))
        else {
            return;
        };
        let message = format!("“{label}” prints ${variable} as the program writes it");
        let fix = format!("write {{ {function}(${variable}) }}");
        problems.push(file.source.error(file.offset_of(variable), message, fix));
    });
}

/// Shows the variables that a text prints without a function.
fn raw_variables<'a>(pattern: &Pattern<&'a str>, visit: &mut dyn FnMut(&'a str)) {
    for element in &pattern.elements {
        match element {
            PatternElement::Placeable {
                expression: Expression::Inline(InlineExpression::VariableReference { id }),
            } => {
                visit(id.name);
            }
            PatternElement::Placeable {
                expression: Expression::Select { variants, .. },
            } => {
                variants
                    .iter()
                    .for_each(|variant| raw_variables(&variant.value, visit));
            }
            _ => {}
        }
    }
}

/// Whether a text is blank on purpose: `{""}`.
fn is_blank(pattern: &Pattern<&str>) -> bool {
    pattern.elements.iter().all(|element| match element {
        PatternElement::TextElement { value } => value.trim().is_empty(),
        PatternElement::Placeable { expression } => {
            matches!(expression, Expression::Inline(InlineExpression::StringLiteral { value }) if value.trim().is_empty())
        }
    })
}

/// Whether a text has anything to translate.
fn has_letters(pattern: &Pattern<&str>) -> bool {
    let mut found = false;
    visit_texts(pattern, &mut |text| {
        found |= text.contains(char::is_alphabetic)
    });
    found
}

/// All variables of a text, whether printed or chosen by.
pub(super) fn variables<'a>(pattern: &'a Pattern<&'a str>) -> BTreeSet<&'a str> {
    let mut names = BTreeSet::new();
    visit_pattern(pattern, &mut |reference| {
        if let Reference::Variable(name) = reference {
            names.insert(name);
        }
    });
    names
}

/// The variables that a text has whichever variants are chosen. What is chosen by counts as there: a variant
/// for exactly one stone needs no number.
fn in_every_variant<'a>(pattern: &'a Pattern<&'a str>) -> BTreeSet<&'a str> {
    let mut names = BTreeSet::new();
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            names.extend(in_expression(expression));
        }
    }
    names
}

fn in_expression<'a>(expression: &'a Expression<&'a str>) -> BTreeSet<&'a str> {
    match expression {
        Expression::Inline(InlineExpression::Placeable { expression }) => in_expression(expression),
        Expression::Inline(inline) => in_inline(inline),
        Expression::Select { selector, variants } => {
            let mut names: Option<BTreeSet<&str>> = None;
            for variant in variants {
                let own = in_every_variant(&variant.value);
                names = Some(names.map_or_else(|| own.clone(), |names| &names & &own));
            }
            let mut names = names.unwrap_or_default();
            names.extend(in_inline(selector));
            names
        }
    }
}

fn in_inline<'a>(inline: &'a InlineExpression<&'a str>) -> BTreeSet<&'a str> {
    let mut names = BTreeSet::new();
    visit_inline(inline, &mut |reference| {
        if let Reference::Variable(name) = reference {
            names.insert(name);
        }
    });
    names
}

/// The first variant without a variable that others have, by the variant's name.
fn lacking_variant<'a>(pattern: &'a Pattern<&'a str>, variable: &str) -> Option<&'a str> {
    if !variables(pattern).contains(variable) {
        return None;
    }
    for element in &pattern.elements {
        let PatternElement::Placeable {
            expression: Expression::Select { variants, .. },
        } = element
        else {
            continue;
        };
        let has_some = variants
            .iter()
            .any(|variant| variables(&variant.value).contains(variable));
        let lacking = variants
            .iter()
            .find(|variant| !in_every_variant(&variant.value).contains(variable));
        if let (true, Some(variant)) = (has_some, lacking) {
            return lacking_variant(&variant.value, variable).or(Some(variant_name(&variant.key)));
        }
    }
    None
}
