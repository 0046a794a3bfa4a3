//! YAML as a tree in which every node knows its place.
//!
//! The parser behind `serde_yaml` stops at its first error of shape. An author wants all of them, so a file is
//! read once into this tree (only a fault of YAML itself ends that), and the typed reading happens on the tree,
//! step by step. Hostile files end here: size, depth, aliases and merge keys are bounded by the parser's budget.

use std::fmt;
use std::ops::Range;

use serde::de::{Deserialize, Deserializer, MapAccess, SeqAccess, Visitor};
use serde_yaml::{Budget, DuplicateKeyPolicy, MergeKeyPolicy, Options, Spanned};

use super::problem::{Place, Problem};

/// The largest lesson or course file that is read, in bytes.
pub const MAX_FILE_BYTES: usize = 1 << 20;

/// A value with its place in the file.
#[derive(Clone, Debug, PartialEq)]
pub struct Node {
    /// Where the value starts.
    pub place: Place,
    /// The bytes of a scalar; of an alias its name; of a list or mapping in brackets the first bracket. A list or
    /// mapping without brackets has none of its own, and neither has a value that is not written.
    pub token: Range<usize>,
    /// The value.
    pub value: Value,
}

/// What a node holds.
#[derive(Clone, Debug, PartialEq)]
pub enum Value {
    /// `null`, `~`, or nothing.
    Null,
    /// `true` or `false`.
    Bool(bool),
    /// A whole number.
    Int(i64),
    /// Any other number.
    Float(f64),
    /// Text.
    Text(String),
    /// A list.
    List(Vec<Node>),
    /// A mapping in the order of the file.
    Map(Vec<(Node, Node)>),
}

impl Node {
    /// The items of the list in the field of that name; none where there is no such list.
    pub fn list(&self, field: &str) -> &[Node] {
        let Value::Map(map) = &self.value else {
            return &[];
        };
        let found = map
            .iter()
            .find(|(key, _)| matches!(&key.value, Value::Text(name) if name == field));
        match found {
            Some((
                _,
                Node {
                    value: Value::List(list),
                    ..
                },
            )) => list,
            _ => &[],
        }
    }
}

impl<'de> Deserialize<'de> for Node {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let spanned = Spanned::<Value>::deserialize(deserializer)?;
        let span = spanned.referenced.span();
        let byte = |n: Option<u64>| usize::try_from(n.unwrap_or(0)).unwrap_or(usize::MAX);
        let start = byte(span.byte_offset());
        let clamp = |n: u64| u32::try_from(n).unwrap_or(u32::MAX);
        Ok(Node {
            place: Place {
                line: clamp(spanned.referenced.line()),
                column: clamp(spanned.referenced.column()),
            },
            token: start..start.saturating_add(byte(span.byte_len())),
            value: spanned.value,
        })
    }
}

impl<'de> Deserialize<'de> for Value {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(ValueVisitor)
    }
}

struct ValueVisitor;

impl<'de> Visitor<'de> for ValueVisitor {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a YAML value")
    }

    fn visit_unit<E>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_none<E>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_bool<E>(self, value: bool) -> Result<Value, E> {
        Ok(Value::Bool(value))
    }

    fn visit_i64<E>(self, value: i64) -> Result<Value, E> {
        Ok(Value::Int(value))
    }

    fn visit_u64<E>(self, value: u64) -> Result<Value, E> {
        Ok(i64::try_from(value).map_or(Value::Float(value as f64), Value::Int))
    }

    fn visit_f64<E>(self, value: f64) -> Result<Value, E> {
        Ok(Value::Float(value))
    }

    fn visit_str<E>(self, value: &str) -> Result<Value, E> {
        Ok(Value::Text(value.to_owned()))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut access: A) -> Result<Value, A::Error> {
        let mut list = Vec::new();
        while let Some(node) = access.next_element()? {
            list.push(node);
        }
        Ok(Value::List(list))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut access: A) -> Result<Value, A::Error> {
        let mut map = Vec::new();
        while let Some(entry) = access.next_entry()? {
            map.push(entry);
        }
        Ok(Value::Map(map))
    }
}

/// Reads a YAML text into a tree.
///
/// # Errors
/// The one fault of YAML that ends the reading, with its place and the way to mend it.
pub fn parse(path: &str, text: &str) -> Result<Node, Problem> {
    if text.len() > MAX_FILE_BYTES {
        return Err(Problem::of_file(
            path,
            format!(
                "the file has {} bytes, more than {MAX_FILE_BYTES}",
                text.len()
            ),
            "split it into several lessons",
        ));
    }
    serde_yaml::from_str_with_options(text, options()).map_err(|error| {
        let place = error.location().map_or_else(Place::default, |at| Place {
            line: u32::try_from(at.line()).unwrap_or(0),
            column: u32::try_from(at.column()).unwrap_or(0),
        });
        let (message, fix) = yaml_fault(&error);
        Problem::at(path, text, place, message, fix)
    })
}

fn options() -> Options {
    let mut budget = Budget::default();
    budget.max_depth = 32;
    budget.max_events = 200_000;
    budget.max_nodes = 100_000;
    budget.max_aliases = 64;
    budget.max_anchors = 64;
    let mut options = Options::default();
    options.budget = Some(budget);
    options.duplicate_keys = DuplicateKeyPolicy::Error;
    options.merge_keys = MergeKeyPolicy::Error;
    options.strict_booleans = true;
    options.with_snippet = false;
    options.alias_limits.max_total_replayed_events = 10_000;
    options.alias_limits.max_alias_expansions_per_anchor = 64;
    options
}

/// Says a fault of YAML in our own words where authors meet it, else in the parser's.
fn yaml_fault(error: &serde_yaml::Error) -> (String, String) {
    use serde_yaml::Error;
    match error {
        Error::DuplicateMappingKey { key, .. } => {
            let key = key.as_deref().unwrap_or_default();
            (
                format!("the key `{key}` stands here for the second time"),
                "remove one of the two".to_owned(),
            )
        }
        Error::Budget { .. }
        | Error::AliasReplayLimitExceeded { .. }
        | Error::AliasExpansionLimitExceeded { .. }
        | Error::AliasReplayStackDepthExceeded { .. } => (
            "the file nests or repeats itself too much".to_owned(),
            "write the lesson without deep nesting and without anchors".to_owned(),
        ),
        Error::Eof { .. } => (
            "the file ends too early".to_owned(),
            "finish the file; compare the example in lessons/README.md".to_owned(),
        ),
        Error::MergeKeyNotAllowed { .. } => (
            "merge keys (`<<`) are not read".to_owned(),
            "write the fields out".to_owned(),
        ),
        Error::MultipleDocuments { .. } => (
            "the file holds more than one document".to_owned(),
            "remove the line `---` in the middle".to_owned(),
        ),
        other => {
            let text = other.without_snippet().to_string();
            let text = text
                .lines()
                .next()
                .unwrap_or_default()
                .trim_end_matches('.');
            let text = text.split(" at line ").next().unwrap_or(text);
            let text = text.split(", at line").next().unwrap_or(text);
            let text = text.strip_prefix("error: ").unwrap_or(text);
            (
                format!("this is not YAML: {text}"),
                "mend the indentation, quotes or brackets here".to_owned(),
            )
        }
    }
}
