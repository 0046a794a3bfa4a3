//! From records to bytes.

use super::{Charset, GameRecord, NodeId, Tree, charset::sniffed};

/// Writes records into one file, each with all that was read, in the encoding of the first. Where
/// that encoding lacks a character, or CA would lie, the file is UTF-8 and says so.
#[must_use]
pub fn write(records: &[GameRecord]) -> Vec<u8> {
    let charset = records.first().map(GameRecord::charset).unwrap_or_default();
    let as_declared = text(records, None);
    let declared = records.iter().map(|record| {
        let ca = record.tree().node(NodeId::ROOT).value("CA");
        ca.map(|value| Charset::named(&value.simple_text()))
    });
    let honest = |bytes: &[u8]| {
        let sniffed = sniffed(bytes);
        let names = |named: Option<Option<Charset>>| match named {
            Some(Some(named)) => named == charset,
            // A name that no encoding has means no more than none.
            Some(None) | None => sniffed == charset || bytes.is_ascii(),
        };
        declared.clone().all(names)
    };
    if let Some(bytes) = charset.encode(&as_declared).filter(|bytes| honest(bytes)) {
        return bytes;
    }
    let with_name = |charset: Charset| charset.encode(&text(records, Some(charset.name())));
    with_name(charset)
        .or_else(|| with_name(Charset::default()))
        .unwrap_or_default()
}

impl GameRecord {
    /// The record as a file; see [`write`].
    #[must_use]
    pub fn write(&self) -> Vec<u8> {
        write(std::slice::from_ref(self))
    }
}

/// The text of all records, with CA as it is or with this name.
fn text(records: &[GameRecord], ca: Option<&str>) -> String {
    let mut text = String::new();
    for record in records {
        write_tree(record.tree(), ca, &mut text);
        text.push('\n');
    }
    text
}

/// What is still to be written, the next on top.
enum Task {
    Node(NodeId),
    Open,
    Close,
}

fn write_tree(tree: &Tree, ca: Option<&str>, text: &mut String) {
    let mut tasks = vec![Task::Close, Task::Node(NodeId::ROOT)];
    text.push('(');
    while let Some(task) = tasks.pop() {
        match task {
            Task::Open => text.push_str("\n("),
            Task::Close => text.push(')'),
            Task::Node(id) => {
                if id != NodeId::ROOT && !text.ends_with('(') {
                    text.push('\n');
                }
                write_node(tree, id, ca.filter(|_| id == NodeId::ROOT), text);
                match tree.node(id).children() {
                    [only] => tasks.push(Task::Node(*only)),
                    children => {
                        for child in children.iter().rev() {
                            tasks.extend([Task::Close, Task::Node(*child), Task::Open]);
                        }
                    }
                }
            }
        }
    }
}

fn write_node(tree: &Tree, id: NodeId, ca: Option<&str>, text: &mut String) {
    text.push(';');
    let named = |name: &str, text: &mut String| {
        text.extend(["CA[", name, "]"]);
    };
    let has_ca = tree.node(id).property("CA").is_some();
    if let (Some(name), false) = (ca, has_ca) {
        named(name, text);
    }
    for property in &tree.node(id).properties {
        if let (Some(name), true) = (ca, property.is("CA")) {
            named(name, text);
            continue;
        }
        text.push_str(&property.name);
        if property.values.is_empty() {
            text.push_str("[]");
        }
        for value in &property.values {
            text.extend(["[", value.raw(), "]"]);
        }
    }
}
