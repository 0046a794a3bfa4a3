//! A value of a lesson file without its place and style, and the edits on it that the text must follow.

use super::super::yaml::{Node, Value};

/// A value that is written into a lesson file, or read out of it.
#[derive(Clone, Debug, PartialEq)]
pub enum Yaml {
    /// Nothing: `~`, or a field without a value.
    Null,
    /// Text, in quotes where YAML needs them; of several lines like a diagram.
    Text(String),
    /// A whole number.
    Int(i64),
    /// Any other number; one without a fraction is written as a whole number. One that is not finite is refused.
    Float(f64),
    /// `true` or `false`.
    Bool(bool),
    /// Lines of text, written as a literal block (`|`). Read back, it is a text that ends in a line end.
    Diagram(String),
    /// A list.
    List(Vec<Yaml>),
    /// A mapping in its order. A key that looks like a number is written in quotes.
    Map(Vec<(String, Yaml)>),
}

impl Yaml {
    /// The value of a field of a mapping.
    pub fn get(&self, field: &str) -> Option<&Yaml> {
        match self {
            Yaml::Map(map) => map.iter().find(|(key, _)| key == field).map(|(_, it)| it),
            _ => None,
        }
    }

    /// Whether both say the same to a reader of lessons: the order of a mapping's fields, a line end at the end of a
    /// text, and whether a number is written with a fraction make no difference.
    pub fn says_the_same(&self, other: &Yaml) -> bool {
        match (self, other) {
            (Yaml::Text(a) | Yaml::Diagram(a), Yaml::Text(b) | Yaml::Diagram(b)) => {
                a.trim_end_matches('\n') == b.trim_end_matches('\n')
            }
            (Yaml::Int(whole), Yaml::Float(float)) | (Yaml::Float(float), Yaml::Int(whole)) => {
                *whole as f64 == *float
            }
            (Yaml::Float(a), Yaml::Float(b)) => a == b || (a.is_nan() && b.is_nan()),
            (Yaml::List(a), Yaml::List(b)) => {
                a.len() == b.len() && a.iter().zip(b).all(|(a, b)| a.says_the_same(b))
            }
            (Yaml::Map(a), Yaml::Map(b)) => {
                a.len() == b.len()
                    && a.iter()
                        .all(|(key, it)| other.get(key).is_some_and(|o| it.says_the_same(o)))
                    && b.iter().all(|(key, _)| self.get(key).is_some())
            }
            _ => self == other,
        }
    }

    /// Whether a text of several lines is in it.
    pub(super) fn has_diagram(&self) -> bool {
        match self {
            Yaml::Diagram(_) => true,
            Yaml::Text(text) => text.contains('\n'),
            Yaml::List(list) => list.iter().any(Yaml::has_diagram),
            Yaml::Map(map) => map.iter().any(|(_, value)| value.has_diagram()),
            _ => false,
        }
    }

    /// Sets the value at a path and makes what is missing on the way.
    pub(super) fn put(&mut self, path: &[&str], value: Yaml) {
        let Some((name, rest)) = path.split_first() else {
            *self = value;
            return;
        };
        if !matches!(self, Yaml::Map(_)) {
            *self = Yaml::Map(Vec::new());
        }
        let Yaml::Map(map) = self else {
            return;
        };
        match map.iter_mut().find(|(key, _)| key == name) {
            Some((_, it)) => it.put(rest, value),
            None => map.push(((*name).to_owned(), nested(rest, value))),
        }
    }

    /// Takes the value at a path away.
    pub(super) fn take(&mut self, path: &[&str]) {
        let (Some((name, rest)), Yaml::Map(map)) = (path.split_first(), self) else {
            return;
        };
        if rest.is_empty() {
            map.retain(|(key, _)| key != name);
        } else if let Some((_, it)) = map.iter_mut().find(|(key, _)| key == name) {
            it.take(rest);
        }
    }

    /// The value at a path.
    pub(super) fn at(&self, path: &[&str]) -> Option<&Yaml> {
        path.iter().try_fold(self, |value, name| value.get(name))
    }
}

/// A value below the mappings that lead to it.
pub(super) fn nested(path: &[&str], value: Yaml) -> Yaml {
    path.iter().rev().fold(value, |value, name| {
        Yaml::Map(vec![((*name).to_owned(), value)])
    })
}

impl From<&Node> for Yaml {
    fn from(node: &Node) -> Self {
        match &node.value {
            Value::Null => Yaml::Null,
            Value::Bool(it) => Yaml::Bool(*it),
            Value::Int(it) => Yaml::Int(*it),
            Value::Float(it) => Yaml::Float(*it),
            Value::Text(it) => Yaml::Text(it.clone()),
            Value::List(list) => Yaml::List(list.iter().map(Yaml::from).collect()),
            Value::Map(map) => Yaml::Map(
                map.iter()
                    .map(|(key, value)| (key_text(key), Yaml::from(value)))
                    .collect(),
            ),
        }
    }
}

/// A key as a path names it.
pub(super) fn key_text(key: &Node) -> String {
    match &key.value {
        Value::Text(it) => it.clone(),
        Value::Int(it) => it.to_string(),
        Value::Float(it) => it.to_string(),
        Value::Bool(it) => it.to_string(),
        Value::Null => "~".to_owned(),
        Value::List(_) | Value::Map(_) => String::new(),
    }
}
