//! Values as the lessons write them: short ones on one line, longer ones on lines of their own.

use super::super::yaml::{Node, Value, parse};
use super::layout::{Part, Shape};
use super::value::Yaml;

/// The most columns of a line that is written here.
pub(super) const WIDTH: usize = 100;

/// A value of which each scalar is already written.
#[derive(Clone, Debug)]
pub(super) enum Doc {
    /// A scalar as it stands in the file.
    Raw(String),
    /// The lines of a literal block.
    Diagram(String),
    /// A list.
    List(Vec<Doc>),
    /// A mapping.
    Map(Vec<(String, Doc)>),
}

impl From<&Yaml> for Doc {
    fn from(value: &Yaml) -> Self {
        match value {
            Yaml::Null => Doc::Raw("~".to_owned()),
            Yaml::Text(text) if text.contains('\n') => lines_doc(text),
            Yaml::Text(text) => Doc::Raw(scalar(text)),
            Yaml::Int(it) => Doc::Raw(it.to_string()),
            // Rust writes no exponent here, and no more digits than lead back to the same number.
            Yaml::Float(it) => Doc::Raw(it.to_string()),
            Yaml::Bool(it) => Doc::Raw(it.to_string()),
            Yaml::Diagram(text) => lines_doc(text),
            Yaml::List(list) => Doc::List(list.iter().map(Doc::from).collect()),
            Yaml::Map(map) => Doc::Map(
                map.iter()
                    .map(|(key, value)| (scalar(key), Doc::from(value)))
                    .collect(),
            ),
        }
    }
}

impl Doc {
    /// A part of a text, each scalar of one line as it was written.
    pub fn of(text: &str, part: &Part) -> Self {
        let raw = text.get(part.start..part.end).unwrap_or_default();
        match &part.shape {
            Shape::Empty => Doc::Raw("~".to_owned()),
            Shape::Scalar(Yaml::Text(value))
                if raw.contains(['\n', '\r']) || value.contains('\n') =>
            {
                lines_doc(value)
            }
            Shape::Scalar(_) => Doc::Raw(raw.to_owned()),
            Shape::List(_, items) => {
                Doc::List(items.iter().map(|it| Doc::of(text, &it.value)).collect())
            }
            Shape::Map(_, entries) => {
                let entries = entries.iter().map(|entry| {
                    let key = text.get(entry.key.clone()).unwrap_or_default();
                    (key.to_owned(), Doc::of(text, &entry.value))
                });
                Doc::Map(entries.collect())
            }
        }
    }

    /// The value on one line.
    pub fn flow(&self) -> String {
        match self {
            Doc::Raw(raw) => raw.clone(),
            Doc::Diagram(text) => quoted(text),
            Doc::List(list) => {
                let items: Vec<String> = list.iter().map(Doc::flow).collect();
                format!("[{}]", items.join(", "))
            }
            Doc::Map(map) if map.is_empty() => "{}".to_owned(),
            Doc::Map(map) => {
                let entries: Vec<String> = map
                    .iter()
                    .map(|(key, value)| format!("{key}: {}", value.flow()))
                    .collect();
                format!("{{ {} }}", entries.join(", "))
            }
        }
    }

    /// Whether the lessons would write it on one line if it fits.
    fn is_short(&self) -> bool {
        match self {
            Doc::Raw(_) => true,
            Doc::Diagram(_) => false,
            Doc::List(list) => list.iter().all(Doc::is_short),
            Doc::Map(map) => {
                let deep = map.len() > 1 && self.depth() > 2;
                !deep && map.iter().all(|(_, value)| value.is_short())
            }
        }
    }

    /// How many mappings stand in one another.
    fn depth(&self) -> usize {
        match self {
            Doc::Raw(_) | Doc::Diagram(_) => 0,
            Doc::List(list) => list.iter().map(Doc::depth).max().unwrap_or(0),
            Doc::Map(map) => 1 + map.iter().map(|(_, it)| it.depth()).max().unwrap_or(0),
        }
    }

    fn is_empty(&self) -> bool {
        match self {
            Doc::Raw(_) | Doc::Diagram(_) => false,
            Doc::List(list) => list.is_empty(),
            Doc::Map(map) => map.is_empty(),
        }
    }

    /// What stands behind `key:` or a dash that begins at the column `indent`, where `column` columns of the line are
    /// taken already. Lines end in a plain `\n`.
    pub fn behind(&self, indent: usize, column: usize) -> String {
        let short = self.is_empty() || self.is_short();
        let flow = self.flow();
        let width = flow.chars().count();
        if matches!(self, Doc::Raw(_)) || (short && column + 1 + width <= WIDTH) {
            return format!(" {flow}");
        }
        self.block(indent, column)
    }

    /// The same on lines of its own, even if it would fit on one.
    pub fn block(&self, indent: usize, column: usize) -> String {
        let inner = indent + 2;
        let pad = " ".repeat(inner);
        let mut text = String::new();
        match self {
            Doc::Raw(raw) => text.push_str(&format!(" {raw}")),
            Doc::Diagram(lines) => {
                text.push_str(" |");
                for line in lines.lines() {
                    let pad = if line.is_empty() { "" } else { &pad };
                    text.push_str(&format!("\n{pad}{line}"));
                }
            }
            Doc::Map(map) if map.is_empty() => text.push_str(" {}"),
            Doc::List(list) if list.is_empty() => text.push_str(" []"),
            Doc::Map(map) => {
                for (key, value) in map {
                    text.push_str(&format!("\n{pad}{}", entry(key, value, inner)));
                }
            }
            Doc::List(list) if list.iter().all(|it| matches!(it, Doc::Raw(_))) => {
                text.push_str(&wrapped(list, inner));
            }
            Doc::List(list) => {
                for value in list {
                    text.push_str(&format!("\n{pad}{}", value.item(inner)));
                }
            }
        }
        if column == indent + 1 && matches!(self, Doc::Map(map) if !map.is_empty()) {
            // Behind a dash the first field stands on the dash's line.
            text = format!(" {}", text.trim_start());
        }
        text
    }

    /// The value as an item of a list whose dash stands at a column.
    fn item(&self, indent: usize) -> String {
        format!("-{}", self.behind(indent, indent + 1))
    }
}

/// A field whose key stands at a column.
pub(super) fn entry(key: &str, value: &Doc, indent: usize) -> String {
    let column = indent + key.chars().count() + 1;
    format!("{key}:{}", value.behind(indent, column))
}

/// A step as an item of the list of steps, its dash at a column.
pub(super) fn step(doc: &Doc, indent: usize) -> String {
    format!("-{}", doc.block(indent, indent + 1))
}

/// A long list of scalars in brackets, below its key.
fn wrapped(list: &[Doc], indent: usize) -> String {
    let pad = " ".repeat(indent + 1);
    let mut text = format!("\n{}[", " ".repeat(indent));
    let mut column = indent + 1;
    for (index, item) in list.iter().enumerate() {
        let flow = item.flow();
        let end = if index + 1 < list.len() { "," } else { "]" };
        let width = flow.chars().count() + 1;
        if index > 0 && column + 1 + width > WIDTH {
            text.push_str(&format!("\n{pad}"));
            column = indent + 1;
        } else if index > 0 {
            text.push(' ');
            column += 1;
        }
        text.push_str(&flow);
        text.push_str(end);
        column += width;
    }
    text
}

/// Text as lines of a literal block, or in quotes where a block could not hold it.
fn lines_doc(text: &str) -> Doc {
    let body = text.trim_end_matches('\n');
    let odd = |sign: char| sign != '\n' && needs_escape(sign);
    if body.is_empty() || body.starts_with([' ', '\n']) || body.contains(odd) {
        return Doc::Raw(quoted(text));
    }
    Doc::Diagram(body.to_owned())
}

/// Text as a scalar of one line: plain if every reader of YAML takes it for this text, else in quotes.
pub(super) fn scalar(text: &str) -> String {
    if is_plain(text) {
        text.to_owned()
    } else {
        quoted(text)
    }
}

/// Words that some reader of YAML takes for something else.
const WORDS: [&str; 11] = [
    "y", "n", "yes", "no", "on", "off", "true", "false", "null", "nan", "inf",
];

fn is_plain(text: &str) -> bool {
    let first = text.chars().next();
    let like_number = text.starts_with(|it: char| it.is_ascii_digit())
        && text
            .chars()
            .all(|it| it.is_ascii_hexdigit() || "xo_.:+-".contains(it));
    let simple = first.is_some_and(|it| it.is_alphanumeric() || it == '_')
        && !text.ends_with([' ', ':'])
        && !text.contains([',', '[', ']', '{', '}'])
        && !text.contains(": ")
        && !text.contains(" #")
        && !text.contains(needs_escape)
        && !like_number
        && !WORDS.contains(&text.to_ascii_lowercase().as_str());
    // The parser has the last word.
    simple && reads_as(&format!("[{text}, {{ {text}: 0 }}]"), text)
}

fn reads_as(yaml: &str, text: &str) -> bool {
    let is_text = |node: &Node| matches!(&node.value, Value::Text(it) if it == text);
    let Ok(Node {
        value: Value::List(list),
        ..
    }) = parse("", yaml)
    else {
        return false;
    };
    match list.as_slice() {
        [
            alone,
            Node {
                value: Value::Map(map),
                ..
            },
        ] => is_text(alone) && matches!(map.as_slice(), [(key, _)] if is_text(key)),
        _ => false,
    }
}

fn needs_escape(sign: char) -> bool {
    sign.is_control()
        || matches!(
            sign,
            '\u{feff}' | '\u{2028}' | '\u{2029}' | '\u{fffe}' | '\u{ffff}'
        )
}

fn quoted(text: &str) -> String {
    let mut result = String::from("\"");
    for sign in text.chars() {
        match sign {
            '"' => result.push_str("\\\""),
            '\\' => result.push_str("\\\\"),
            '\n' => result.push_str("\\n"),
            '\t' => result.push_str("\\t"),
            '\r' => result.push_str("\\r"),
            sign if needs_escape(sign) => {
                result.push_str(&format!("\\u{:04X}", u32::from(sign)));
            }
            sign => result.push(sign),
        }
    }
    result.push('"');
    result
}
