//! A bridge to programs that know gettext's PO and not Fluent: out and back without loss.
//!
//! Each text of the source becomes an entry: its key as the context (`key`, or `key.attribute`), its Fluent text, with
//! selectors and functions as they stand, as the original, and the translation’s as the other. Comments go along.

use std::collections::BTreeMap;

use fluent_syntax::ast::{Attribute, Entry, Identifier, Message, Pattern, Resource};
use fluent_syntax::parser::parse;
use fluent_syntax::serializer::serialize;

use super::files::{FtlFile, LocaleFiles};
use super::problem::{Place, Problem};
use super::source_lock::texts_of;

/// Writes a language as PO, with the source beside it.
pub fn export_po(source: &LocaleFiles, target: &LocaleFiles) -> String {
    let translated = if source.id == target.id {
        BTreeMap::new()
    } else {
        texts_of(target)
    };
    let originals = texts_of(source);
    let mut text = format!(
        "msgid \"\"\nmsgstr \"\"\n\"Language: {}\\n\"\n\"MIME-Version: 1.0\\n\"\n\
         \"Content-Type: text/plain; charset=UTF-8\\n\"\n\"Content-Transfer-Encoding: 8bit\\n\"\n",
        target.id
    );
    for file in &source.files {
        let resource = resource_of(&file.text);
        for message in messages(&resource) {
            let comment: Vec<&str> = message
                .comment
                .iter()
                .flat_map(|comment| comment.content.iter().map(String::as_str))
                .collect();
            for name in names(message) {
                let Some(original) = originals.get(&name) else {
                    continue;
                };
                text.push('\n');
                for line in &comment {
                    text.push_str(&format!("#. {line}\n"));
                }
                text.push_str(&format!("#: {}\n", file.name()));
                field(&mut text, "msgctxt", &name);
                field(&mut text, "msgid", original);
                let own = translated.get(&name).map(String::as_str);
                field(&mut text, "msgstr", own.unwrap_or_default());
            }
        }
    }
    text
}

/// The files of a language with the translations of a PO file. What a file has besides stays: its comments, its order,
/// messages that the PO file does not name. A text that is no valid Fluent is named and left out.
pub fn import_po(
    source: &LocaleFiles,
    target: &LocaleFiles,
    path: &str,
    po: &str,
) -> (Vec<FtlFile>, Vec<Problem>) {
    let mut problems = Vec::new();
    let mut patterns = BTreeMap::new();
    for entry in read(po) {
        if entry.context.is_empty() || entry.translation.is_empty() {
            continue;
        }
        match pattern_of(&entry.translation) {
            Some(pattern) => {
                patterns.insert(entry.context, pattern);
            }
            None => {
                let place = Place {
                    line: entry.line,
                    column: 1,
                };
                let message = format!("the text of “{}” is no valid Fluent", entry.context);
                let fix = "close every { and begin no line with . * or [";
                problems.push(Problem::at(path, po, place, message, fix));
            }
        }
    }
    let files = source.files.iter().map(|file| {
        let own = target.files.iter().find(|own| own.name() == file.name());
        let mut resource = own.map_or(Resource { body: Vec::new() }, |own| resource_of(&own.text));
        for message in messages(&resource_of(&file.text)) {
            put(&mut resource, message, &patterns);
        }
        FtlFile {
            path: format!("locales/{}/{}", target.id, file.name()),
            text: serialize(&resource),
        }
    });
    (files.collect(), problems)
}

/// Puts the translations of a message into a file: into its own message, or behind the last one.
fn put(
    resource: &mut Resource<String>,
    source: &Message<String>,
    patterns: &BTreeMap<String, Pattern<String>>,
) {
    let key = &source.id.name;
    let value = source.value.is_some().then(|| patterns.get(key)).flatten();
    let attributes: Vec<(&String, &Pattern<String>)> = source
        .attributes
        .iter()
        .filter_map(|attribute| {
            let name = &attribute.id.name;
            Some((name, patterns.get(&format!("{key}.{name}"))?))
        })
        .collect();
    if value.is_none() && attributes.is_empty() {
        return;
    }
    let known = resource
        .body
        .iter()
        .position(|entry| matches!(entry, Entry::Message(message) if message.id.name == *key));
    let at = known.unwrap_or_else(|| {
        resource.body.push(Entry::Message(Message {
            id: Identifier { name: key.clone() },
            value: None,
            attributes: Vec::new(),
            comment: None,
        }));
        resource.body.len() - 1
    });
    let Some(Entry::Message(message)) = resource.body.get_mut(at) else {
        return;
    };
    if let Some(value) = value {
        message.value = Some(value.clone());
    }
    for (name, pattern) in attributes {
        match message
            .attributes
            .iter_mut()
            .find(|own| own.id.name == *name)
        {
            Some(own) => own.value = pattern.clone(),
            None => message.attributes.push(Attribute {
                id: Identifier { name: name.clone() },
                value: pattern.clone(),
            }),
        }
    }
}

/// A file as a tree; what the parser gives up stays as it was written.
fn resource_of(text: &str) -> Resource<String> {
    parse(text.to_owned()).unwrap_or_else(|(resource, _)| resource)
}

fn messages(resource: &Resource<String>) -> impl Iterator<Item = &Message<String>> {
    resource.body.iter().filter_map(|entry| match entry {
        Entry::Message(message) => Some(message),
        _ => None,
    })
}

fn names(message: &Message<String>) -> Vec<String> {
    let key = &message.id.name;
    let value = message.value.iter().map(|_| key.clone());
    let attributes = message
        .attributes
        .iter()
        .map(|attribute| format!("{key}.{}", attribute.id.name));
    value.chain(attributes).collect()
}

/// A text as a pattern; nothing where it is no valid Fluent, or more than one text.
pub(super) fn pattern_of(text: &str) -> Option<Pattern<String>> {
    // What begins like something else has to stand behind the key; of several lines all have to stand below it.
    let below = text.contains('\n') && !text.starts_with(['.', '*', '[', '}']);
    let mut file = String::from(if below { "x =\n    " } else { "x = " });
    file.push_str(&text.replace('\n', "\n    "));
    file.push('\n');
    let resource = parse(file).ok()?;
    match resource.body.as_slice() {
        [Entry::Message(message)] if message.attributes.is_empty() => message.value.clone(),
        _ => None,
    }
}

/// A field of an entry, each of its lines for itself.
fn field(text: &mut String, name: &str, value: &str) {
    let escaped = |part: &str| {
        part.replace('\\', "\\\\")
            .replace('"', "\\\"")
            .replace('\t', "\\t")
    };
    let lines: Vec<&str> = value.split('\n').collect();
    if let [only] = lines.as_slice() {
        text.push_str(&format!("{name} \"{}\"\n", escaped(only)));
        return;
    }
    text.push_str(&format!("{name} \"\"\n"));
    for (index, line) in lines.iter().enumerate() {
        let end = if index + 1 < lines.len() { "\\n" } else { "" };
        text.push_str(&format!("\"{}{end}\"\n", escaped(line)));
    }
}

/// An entry of a PO file.
#[derive(Default)]
struct PoEntry {
    context: String,
    translation: String,
    line: u32,
}

/// Reads the entries of a PO file. Obsolete ones (`#~`) and whatever else it does not know are passed over.
fn read(po: &str) -> Vec<PoEntry> {
    let mut entries: Vec<PoEntry> = Vec::new();
    let mut current = PoEntry::default();
    let mut last = "";
    for (number, line) in (1..).zip(po.lines()) {
        let line = line.trim();
        if line.starts_with('#') {
            continue;
        }
        let (name, rest) = line.split_once(' ').unwrap_or((line, ""));
        let value = match name {
            "msgctxt" | "msgid" | "msgstr" => {
                // An entry begins with its context; one without is the head of the file.
                if name == "msgctxt" || (name == "msgid" && last == "msgstr") {
                    entries.push(std::mem::take(&mut current));
                }
                last = name;
                current.line = number;
                rest.trim()
            }
            _ if line.starts_with('"') => line,
            _ => continue,
        };
        let value = unquoted(value);
        match last {
            "msgctxt" => current.context.push_str(&value),
            "msgstr" => current.translation.push_str(&value),
            _ => {}
        }
    }
    entries.push(current);
    entries
}

fn unquoted(value: &str) -> String {
    let inner = value.strip_prefix('"').unwrap_or(value);
    let inner = inner.strip_suffix('"').unwrap_or(inner);
    let mut text = String::new();
    let mut signs = inner.chars();
    while let Some(sign) = signs.next() {
        match (sign, sign == '\\') {
            (_, true) => match signs.next() {
                Some('n') => text.push('\n'),
                Some('t') => text.push('\t'),
                Some(other) => text.push(other),
                None => {}
            },
            (sign, false) => text.push(sign),
        }
    }
    text
}
