//! Whether everything that a message refers to is there, and can be resolved.

use fluent_syntax::ast::{CallArguments, Entry, InlineExpression, Pattern};

use super::syntax::ParsedFile;
use crate::locale::functions::{FUNCTIONS, Function};
use crate::locale::problem::Problem;
use crate::locale::syntax::{
    Catalog, Fault, MAX_PLACEABLES, Reference, Resolvable, patterns, visit_pattern,
};

/// Checks the references of all messages and terms of one language.
pub(super) fn check(files: &[ParsedFile<'_>], problems: &mut Vec<Problem>) {
    let mut catalog = Catalog::default();
    for file in files {
        catalog.add(file.entries.iter());
    }
    let mut resolvable = Resolvable::new(&catalog);
    for file in files {
        for entry in &file.entries {
            let (key, is_term) = match entry {
                Entry::Message(message) => (message.id.name, false),
                Entry::Term(term) => (term.id.name, true),
                _ => continue,
            };
            for (attribute, pattern) in patterns(entry) {
                visit_pattern(pattern, &mut |reference| {
                    let found = reference_problem(file, &catalog, reference);
                    problems.extend(found);
                });
                // A term is reported by way of the messages that use it.
                if let (false, Err(fault)) = (is_term, resolvable.placeables(pattern)) {
                    let name = attribute.unwrap_or(key);
                    problems.push(fault_problem(file, key, name, fault));
                }
            }
        }
    }
}

/// The problem of a message that runs in a circle or fills in too much.
fn fault_problem(file: &ParsedFile<'_>, key: &str, at: &str, fault: Fault) -> Problem {
    let offset = file.offset_of(at);
    match fault {
        Fault::Cycle => {
            let message = format!("“{key}” refers to itself, directly or by way of others");
            file.source
                .error(offset, message, "write the text out in one of them")
        }
        Fault::TooManyPlaceables => {
            let message = format!(
                "“{key}” fills in more than {MAX_PLACEABLES} values, the most that Fluent bears"
            );
            file.source.error(offset, message, "take the message apart")
        }
    }
}

/// The problem of a reference, if it has one.
fn reference_problem<'a>(
    file: &ParsedFile<'_>,
    catalog: &Catalog<'a>,
    reference: Reference<'a>,
) -> Option<Problem> {
    match reference {
        Reference::Variable(_) => None,
        Reference::Message(name, attribute) => {
            let known = catalog
                .message(name)
                .is_some_and(|message| match attribute {
                    None => message.value.is_some(),
                    Some(attribute) => message.attributes.iter().any(|a| a.id.name == attribute),
                });
            (!known).then(|| unknown(file, name, &label(name, attribute), "message"))
        }
        Reference::Term(name, attribute, arguments) => {
            let label = format!("-{}", label(name, attribute));
            let Some(term) = catalog.term(name) else {
                return Some(unknown(file, name, &label, "term"));
            };
            let pattern = match attribute {
                None => &term.value,
                Some(attribute) => match term.attributes.iter().find(|a| a.id.name == attribute) {
                    Some(found) => &found.value,
                    None => return Some(unknown(file, name, &label, "term")),
                },
            };
            term_value_problem(file, name, pattern, arguments)
        }
        Reference::Function(name, arguments) => {
            let Some(function) = FUNCTIONS.iter().find(|function| function.name == name) else {
                let fix = "write one of POINT, SCORE, STONES, COLOR and NUMBER";
                return Some(file.source.error(
                    file.offset_of(name),
                    format!("there is no function {name}"),
                    fix,
                ));
            };
            call_problem(file, name, function, arguments)
        }
    }
}

/// A reference as it is written.
fn label(name: &str, attribute: Option<&str>) -> String {
    attribute.map_or_else(
        || name.to_owned(),
        |attribute| format!("{name}.{attribute}"),
    )
}

/// The problem of a reference to something that this language does not have.
fn unknown(file: &ParsedFile<'_>, at: &str, label: &str, kind: &str) -> Problem {
    let message = format!("there is no {kind} “{label}” in this language");
    file.source.error(
        file.offset_of(at),
        message,
        "write its name as it is spelled, or add it to this language",
    )
}

/// A term sees no values but those that are handed to it.
fn term_value_problem<'a>(
    file: &ParsedFile<'_>,
    name: &'a str,
    pattern: &'a Pattern<&'a str>,
    arguments: Option<&'a CallArguments<&'a str>>,
) -> Option<Problem> {
    let mut missing = None;
    visit_pattern(pattern, &mut |reference| {
        if let Reference::Variable(variable) = reference {
            let given =
                arguments.is_some_and(|a| a.named.iter().any(|named| named.name.name == variable));
            if !given {
                missing = missing.or(Some(variable));
            }
        }
    });
    let variable = missing?;
    let message =
        format!("the term “-{name}” uses ${variable}, which a term sees only if it is handed over");
    let fix = format!(
        "write the text out with ${variable}, or hand a fixed value over: -{name}({variable}: \"…\")"
    );
    Some(file.source.error(file.offset_of(name), message, fix))
}

/// The problem of a function that is called with the wrong things.
fn call_problem(
    file: &ParsedFile<'_>,
    at: &str,
    function: &Function,
    arguments: &CallArguments<&str>,
) -> Option<Problem> {
    let name = function.name;
    if arguments.positional.len() != 1 {
        let message = format!("{name} takes one value, not {}", arguments.positional.len());
        return Some(file.source.error(
            file.offset_of(at),
            message,
            format!("write {name}($value)"),
        ));
    }
    for named in &arguments.named {
        let option = named.name.name;
        let offset = file.offset_of(option);
        let Some((_, values)) = function.options.iter().find(|(known, _)| *known == option) else {
            let known: Vec<&str> = function.options.iter().map(|(known, _)| *known).collect();
            let fix = match known.as_slice() {
                [] => format!("write {name}($value) alone"),
                known => format!("its options are {}", known.join(", ")),
            };
            return Some(file.source.error(
                offset,
                format!("{name} has no option “{option}”"),
                fix,
            ));
        };
        let InlineExpression::StringLiteral { value } = named.value else {
            continue;
        };
        if !values.is_empty() && !values.contains(&value) {
            let message = format!("the option “{option}” of {name} cannot be “{value}”");
            return Some(file.source.error(
                offset,
                message,
                format!("write one of {}", values.join(", ")),
            ));
        }
    }
    None
}
