//! What the source was when it was translated, kept beside the translation: which of its messages have changed since, and
//! how.
//!
//! The file `source.lock` in a language's folder is Fluent, without comments: each message of the source as it was when
//! its translation was last taken as fitting.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{Entry, Identifier, Message, Pattern, Resource};
use fluent_syntax::parser::parse;
use fluent_syntax::serializer::serialize;

use super::check::ParsedFile;
use super::files::LocaleFiles;
use super::problem::Problem;
use super::scan::scan;
use super::syntax::literal_parts;

/// The name of the file with the source as it was.
pub const LOCK_NAME: &str = "source.lock";

/// Each message of a language by its key, written anew and without its comment.
pub fn messages_of(files: &LocaleFiles) -> BTreeMap<String, String> {
    let mut messages = BTreeMap::new();
    with_messages(files, |message| {
        messages
            .entry(message.id.name.to_owned())
            .or_insert_with(|| bare(message));
    });
    messages
}

/// Messages of the source as a lock.
pub fn lock_text(messages: &BTreeMap<String, String>) -> String {
    messages.values().map(String::as_str).collect()
}

/// Reads a lock. What cannot be read is passed over: at worst a message counts as never noted.
pub fn read_lock(text: &str) -> BTreeMap<String, String> {
    let text = scan(LOCK_NAME, text).text;
    let resource = match parse(text.as_str()) {
        Ok(resource) | Err((resource, _)) => resource,
    };
    let mut messages = BTreeMap::new();
    for entry in &resource.body {
        if let Entry::Message(message) = entry {
            messages.insert(message.id.name.to_owned(), bare(message));
        }
    }
    messages
}

/// The messages whose source has changed since the translation was taken as fitting. A language without a lock, and a
/// message that was never noted, are passed over.
pub fn changed_since(source: &LocaleFiles, target: &LocaleFiles) -> Vec<Problem> {
    let Some(lock) = target.lock.as_deref().filter(|_| source.id != target.id) else {
        return Vec::new();
    };
    let noted = read_lock(lock);
    let now = messages_of(source);
    let mut problems = Vec::new();
    for file in &target.files {
        let scanned = scan(&file.path, &file.text);
        let texts = [(file.path.clone(), scanned.text)];
        for parsed in ParsedFile::all(&texts) {
            for entry in &parsed.entries {
                let Entry::Message(message) = entry else {
                    continue;
                };
                let key = message.id.name;
                if let (Some(then), Some(now)) = (noted.get(key), now.get(key))
                    && then != now
                {
                    let message =
                        format!("the source of “{key}” has changed since it was translated");
                    let fix = format!(
                        "compare it with locales/{}; then `tengen locale accept {} {key}`",
                        source.id, target.id
                    );
                    let at = parsed.offset_of(key);
                    problems.push(parsed.source.warning(at, message, fix));
                }
            }
        }
    }
    problems
}

/// Every text of a language as its file has it, by the message’s key, for an attribute with a full stop and its name.
pub fn texts_of(files: &LocaleFiles) -> BTreeMap<String, String> {
    let mut texts = BTreeMap::new();
    with_messages(files, |message| {
        let key = message.id.name;
        let value = message.value.iter().map(|value| (key.to_owned(), value));
        let attributes = message
            .attributes
            .iter()
            .map(|attribute| (format!("{key}.{}", attribute.id.name), &attribute.value));
        for (name, pattern) in value.chain(attributes) {
            texts.entry(name).or_insert_with(|| written(pattern));
        }
    });
    texts
}

/// A text as a file would have it, without its key.
fn written(pattern: &Pattern<&str>) -> String {
    let message = Message {
        id: Identifier { name: "x" },
        value: Some(pattern.clone()),
        attributes: Vec::new(),
        comment: None,
    };
    let text = serialize(&Resource {
        body: vec![Entry::Message(message)],
    });
    // Four blanks stand before each line that has not the key before it; what is more belongs to the text.
    let text = text.strip_prefix("x =").unwrap_or(&text);
    let text = text
        .strip_prefix(' ')
        .or(text.strip_prefix('\n'))
        .unwrap_or(text);
    let lines = text.lines().map(|line| {
        let bare = line.strip_prefix("    ").unwrap_or(line);
        if bare.trim().is_empty() { "" } else { bare }
    });
    lines.collect::<Vec<_>>().join("\n")
}

/// How many words and characters the texts of a language have.
pub fn size_of(files: &LocaleFiles) -> (usize, usize) {
    let (mut words, mut characters) = (0, 0);
    let mut add = |pattern: &Pattern<&str>| {
        for part in literal_parts(pattern) {
            words += part.split_whitespace().count();
            characters += part.chars().filter(|sign| !sign.is_whitespace()).count();
        }
    };
    with_messages(files, |message| {
        message.value.iter().for_each(&mut add);
        let attributes = message.attributes.iter();
        attributes.for_each(|attribute| add(&attribute.value));
    });
    (words, characters)
}

/// Of two messages of one name the first one counts.
fn with_messages(files: &LocaleFiles, mut visit: impl FnMut(&Message<&str>)) {
    let mut seen = BTreeSet::new();
    for file in &files.files {
        let scanned = scan(&file.path, &file.text);
        let texts = [(file.path.clone(), scanned.text)];
        for parsed in ParsedFile::all(&texts) {
            for entry in &parsed.entries {
                if let Entry::Message(message) = entry
                    && seen.insert(message.id.name.to_owned())
                {
                    visit(message);
                }
            }
        }
    }
}

/// The message without its comment, written anew.
fn bare(message: &Message<&str>) -> String {
    let bare = Message {
        comment: None,
        ..message.clone()
    };
    serialize(&Resource {
        body: vec![Entry::Message(bare)],
    })
}
