//! Typed reading of a YAML tree: a serde deserializer over [`Node`] whose errors know their place.
//!
//! Unknown fields do not end the reading; they are collected beside the value, so that one typing error does not
//! hide the next. [`At`] keeps the place of a value that a later check may have to point at.

use std::borrow::Cow;
use std::cell::RefCell;
use std::fmt;
use std::marker::PhantomData;

use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::de::value::StrDeserializer;
use serde::de::{self, Deserialize, DeserializeOwned, Deserializer, IntoDeserializer, Visitor};

use super::model::Placed;
use super::problem::Place;
use super::yaml::{Node, Value};

/// What could not be read.
#[derive(Clone, Debug, PartialEq)]
pub struct DecodeError {
    /// Where, if it is known yet.
    pub place: Option<Place>,
    /// What is wrong.
    pub message: String,
    /// What to do.
    pub fix: String,
}

impl DecodeError {
    fn new(message: impl Into<String>, fix: impl Into<String>) -> Self {
        Self {
            place: None,
            message: message.into(),
            fix: fix.into(),
        }
    }

    fn at(mut self, place: Place) -> Self {
        self.place.get_or_insert(place);
        self
    }
}

impl fmt::Display for DecodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for DecodeError {}

impl de::Error for DecodeError {
    fn custom<T: fmt::Display>(message: T) -> Self {
        Self::new(message.to_string(), "compare lessons/README.md")
    }

    fn invalid_type(found: de::Unexpected<'_>, expected: &dyn de::Expected) -> Self {
        let found = match found {
            de::Unexpected::Str(text) => format!("the text `{text}`"),
            de::Unexpected::Seq => "a list".to_owned(),
            de::Unexpected::Map => "a mapping".to_owned(),
            de::Unexpected::Unit => "nothing".to_owned(),
            de::Unexpected::Bool(value) => format!("`{value}`"),
            de::Unexpected::Signed(value) => format!("the number {value}"),
            de::Unexpected::Unsigned(value) => format!("the number {value}"),
            de::Unexpected::Float(value) => format!("the number {value}"),
            other => other.to_string(),
        };
        Self::new(
            format!("{found} stands where {expected} belongs"),
            format!("write {expected}"),
        )
    }

    fn invalid_value(found: de::Unexpected<'_>, expected: &dyn de::Expected) -> Self {
        Self::invalid_type(found, expected)
    }

    fn unknown_variant(found: &str, expected: &'static [&'static str]) -> Self {
        Self::new(
            format!("`{found}` is not known here"),
            suggestion(found, expected),
        )
    }

    fn unknown_field(found: &str, expected: &'static [&'static str]) -> Self {
        Self::new(
            format!("the field `{found}` is not known here"),
            suggestion(found, expected),
        )
    }

    fn missing_field(field: &'static str) -> Self {
        Self::new(
            format!("the field `{field}` is missing"),
            format!("add `{field}:` here"),
        )
    }
}

/// "did you mean", or the list of what is possible.
fn suggestion(found: &str, expected: &[&str]) -> String {
    let near = expected
        .iter()
        .map(|name| (strsim::damerau_levenshtein(found, name), name))
        .min()
        .filter(|(distance, name)| *distance <= 2.max(name.len() / 3));
    match near {
        Some((_, name)) => format!("did you mean `{name}`?"),
        None => format!("use one of: {}", expected.join(", ")),
    }
}

/// Reads a value from a node. Unknown fields and what else does not end the reading go into `others`.
///
/// # Errors
/// The first fault that leaves no value.
pub fn decode<T: DeserializeOwned>(
    node: &Node,
    others: &mut Vec<DecodeError>,
) -> Result<T, DecodeError> {
    let sink = RefCell::new(Vec::new());
    let result = T::deserialize(Reader { node, sink: &sink });
    others.append(&mut sink.into_inner());
    result
}

#[derive(Clone, Copy)]
struct Reader<'de> {
    node: &'de Node,
    sink: &'de RefCell<Vec<DecodeError>>,
}

impl<'de> Reader<'de> {
    fn child(self, node: &'de Node) -> Self {
        Self { node, ..self }
    }
}

const AT: &str = "tengen::At";

impl<'de> Deserializer<'de> for Reader<'de> {
    type Error = DecodeError;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, DecodeError> {
        match &self.node.value {
            Value::Null => visitor.visit_unit(),
            Value::Bool(value) => visitor.visit_bool(*value),
            Value::Int(value) => match u64::try_from(*value) {
                Ok(value) => visitor.visit_u64(value),
                Err(_) => visitor.visit_i64(*value),
            },
            Value::Float(value) => visitor.visit_f64(*value),
            Value::Text(text) => visitor.visit_borrowed_str(text),
            Value::List(list) => visitor.visit_seq(ListAccess {
                reader: self,
                list: list.iter(),
            }),
            Value::Map(map) => visitor.visit_map(EntryAccess {
                reader: self,
                map: map.iter(),
                value: None,
            }),
        }
        .map_err(|error| error.at(self.node.place))
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, DecodeError> {
        match self.node.value {
            Value::Null => visitor.visit_none(),
            _ => visitor.visit_some(self),
        }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        name: &'static str,
        visitor: V,
    ) -> Result<V::Value, DecodeError> {
        if name == AT {
            visitor.visit_seq(AtAccess {
                reader: self,
                state: 0,
            })
        } else {
            visitor.visit_newtype_struct(self)
        }
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _name: &'static str,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, DecodeError> {
        let Value::Map(map) = &self.node.value else {
            return self.deserialize_any(visitor);
        };
        // An unknown field is reported and passed over, so that the rest is still read.
        let known: Vec<&(Node, Node)> = map
            .iter()
            .filter(|(key, _)| {
                let text = key_text(key);
                let known = fields.contains(&text.as_ref());
                if !known {
                    let error = <DecodeError as de::Error>::unknown_field(&text, fields);
                    self.sink.borrow_mut().push(error.at(key.place));
                }
                known
            })
            .collect();
        visitor
            .visit_map(EntryAccess {
                reader: self,
                map: known.into_iter(),
                value: None,
            })
            .map_err(|error| error.at(self.node.place))
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _name: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, DecodeError> {
        let one_of = || {
            DecodeError::new(
                "one choice is expected here",
                format!("use one of: {}", variants.join(", ")),
            )
        };
        match &self.node.value {
            Value::Text(text) => {
                let name: StrDeserializer<'_, DecodeError> = text.as_str().into_deserializer();
                visitor.visit_enum(name)
            }
            Value::Map(map) => match map.as_slice() {
                [(key, value)] => visitor.visit_enum(Variant {
                    reader: self,
                    key,
                    value,
                }),
                _ => Err(one_of()),
            },
            _ => Err(one_of()),
        }
        .map_err(|error| error.at(self.node.place))
    }

    serde::forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf
        unit unit_struct seq tuple tuple_struct map identifier ignored_any
    }
}

/// A key as text: `1:` and `"1":` are the same to an author.
fn key_text(key: &Node) -> Cow<'_, str> {
    match &key.value {
        Value::Text(text) => Cow::Borrowed(text),
        Value::Int(number) => Cow::Owned(number.to_string()),
        Value::Float(number) => Cow::Owned(number.to_string()),
        Value::Bool(value) => Cow::Owned(value.to_string()),
        Value::Null | Value::List(_) | Value::Map(_) => Cow::Borrowed("?"),
    }
}

struct ListAccess<'de> {
    reader: Reader<'de>,
    list: std::slice::Iter<'de, Node>,
}

impl<'de> de::SeqAccess<'de> for ListAccess<'de> {
    type Error = DecodeError;

    fn next_element_seed<T: de::DeserializeSeed<'de>>(
        &mut self,
        seed: T,
    ) -> Result<Option<T::Value>, DecodeError> {
        self.list
            .next()
            .map(|node| seed.deserialize(self.reader.child(node)))
            .transpose()
    }
}

struct EntryAccess<'de, I> {
    reader: Reader<'de>,
    map: I,
    value: Option<&'de Node>,
}

impl<'de, I: Iterator<Item = &'de (Node, Node)>> de::MapAccess<'de> for EntryAccess<'de, I> {
    type Error = DecodeError;

    fn next_key_seed<K: de::DeserializeSeed<'de>>(
        &mut self,
        seed: K,
    ) -> Result<Option<K::Value>, DecodeError> {
        let Some((key, value)) = self.map.next() else {
            return Ok(None);
        };
        self.value = Some(value);
        seed.deserialize(KeyReader(self.reader.child(key)))
            .map(Some)
            .map_err(|error| error.at(key.place))
    }

    fn next_value_seed<T: de::DeserializeSeed<'de>>(
        &mut self,
        seed: T,
    ) -> Result<T::Value, DecodeError> {
        match self.value.take() {
            Some(value) => seed.deserialize(self.reader.child(value)),
            None => Err(de::Error::custom("a value without a key")),
        }
    }
}

/// Keys are text, whatever YAML takes them for.
struct KeyReader<'de>(Reader<'de>);

impl<'de> Deserializer<'de> for KeyReader<'de> {
    type Error = DecodeError;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, DecodeError> {
        visitor.visit_str(&key_text(self.0.node))
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        name: &'static str,
        visitor: V,
    ) -> Result<V::Value, DecodeError> {
        if name == AT {
            visitor.visit_seq(AtAccess {
                reader: self.0,
                state: 0,
            })
        } else {
            visitor.visit_newtype_struct(self)
        }
    }

    serde::forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option
        unit unit_struct seq tuple tuple_struct map struct enum identifier ignored_any
    }
}

struct Variant<'de> {
    reader: Reader<'de>,
    key: &'de Node,
    value: &'de Node,
}

impl<'de> de::EnumAccess<'de> for Variant<'de> {
    type Error = DecodeError;
    type Variant = Reader<'de>;

    fn variant_seed<V: de::DeserializeSeed<'de>>(
        self,
        seed: V,
    ) -> Result<(V::Value, Reader<'de>), DecodeError> {
        let name = seed
            .deserialize(KeyReader(self.reader.child(self.key)))
            .map_err(|error| error.at(self.key.place))?;
        Ok((name, self.reader.child(self.value)))
    }
}

impl<'de> de::VariantAccess<'de> for Reader<'de> {
    type Error = DecodeError;

    fn unit_variant(self) -> Result<(), DecodeError> {
        match &self.node.value {
            Value::Null => Ok(()),
            Value::Map(map) if map.is_empty() => Ok(()),
            _ => {
                Err(DecodeError::new("nothing belongs here", "remove the value")
                    .at(self.node.place))
            }
        }
    }

    fn newtype_variant_seed<T: de::DeserializeSeed<'de>>(
        self,
        seed: T,
    ) -> Result<T::Value, DecodeError> {
        seed.deserialize(self)
    }

    fn tuple_variant<V: Visitor<'de>>(
        self,
        _len: usize,
        visitor: V,
    ) -> Result<V::Value, DecodeError> {
        self.deserialize_any(visitor)
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, DecodeError> {
        self.deserialize_struct("", fields, visitor)
    }
}

/// Hands [`At`] its three parts: line, column, value.
struct AtAccess<'de> {
    reader: Reader<'de>,
    state: u8,
}

impl<'de> de::SeqAccess<'de> for AtAccess<'de> {
    type Error = DecodeError;

    fn next_element_seed<T: de::DeserializeSeed<'de>>(
        &mut self,
        seed: T,
    ) -> Result<Option<T::Value>, DecodeError> {
        self.state += 1;
        let place = self.reader.node.place;
        match self.state {
            1 => seed.deserialize(place.line.into_deserializer()).map(Some),
            2 => seed.deserialize(place.column.into_deserializer()).map(Some),
            3 => seed.deserialize(self.reader).map(Some),
            _ => Ok(None),
        }
    }
}

/// A value that remembers where it stood.
#[derive(Clone, Debug, PartialEq)]
pub struct At<T> {
    /// Where it stood.
    pub place: Place,
    /// The value.
    pub value: T,
}

impl<T> At<T> {
    /// The value as the checked types hold it.
    pub fn placed(self) -> Placed<T> {
        Placed {
            place: self.place,
            value: self.value,
        }
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for At<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct AtVisitor<T>(PhantomData<T>);

        impl<'de, T: Deserialize<'de>> Visitor<'de> for AtVisitor<T> {
            type Value = At<T>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a value")
            }

            fn visit_seq<A: de::SeqAccess<'de>>(self, mut parts: A) -> Result<At<T>, A::Error> {
                let line = parts.next_element()?;
                let column = parts.next_element()?;
                let value = parts.next_element()?;
                match (line, column, value) {
                    (Some(line), Some(column), Some(value)) => Ok(At {
                        place: Place { line, column },
                        value,
                    }),
                    _ => Err(de::Error::custom("a value without a place")),
                }
            }
        }

        deserializer.deserialize_newtype_struct(AT, AtVisitor(PhantomData))
    }
}

impl<T: JsonSchema> JsonSchema for At<T> {
    fn schema_name() -> Cow<'static, str> {
        T::schema_name()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        T::json_schema(generator)
    }

    fn inline_schema() -> bool {
        T::inline_schema()
    }
}

/// A mapping in the order of the file, with the places of its keys.
#[derive(Clone, Debug, PartialEq)]
pub struct Entries<T>(pub Vec<(At<String>, T)>);

impl<T> Default for Entries<T> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Entries<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct EntriesVisitor<T>(PhantomData<T>);

        impl<'de, T: Deserialize<'de>> Visitor<'de> for EntriesVisitor<T> {
            type Value = Entries<T>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a mapping")
            }

            fn visit_map<A: de::MapAccess<'de>>(
                self,
                mut access: A,
            ) -> Result<Entries<T>, A::Error> {
                let mut entries = Vec::new();
                while let Some(entry) = access.next_entry()? {
                    entries.push(entry);
                }
                Ok(Entries(entries))
            }
        }

        deserializer.deserialize_map(EntriesVisitor(PhantomData))
    }
}

impl<T: JsonSchema> JsonSchema for Entries<T> {
    fn schema_name() -> Cow<'static, str> {
        Cow::Owned(format!("MapOf{}", T::schema_name()))
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let value = generator.subschema_for::<T>();
        schemars::json_schema!({ "type": "object", "additionalProperties": value })
    }
}

/// One value, or a list of them.
#[derive(Clone, Debug, PartialEq)]
pub struct OneOrMany<T>(pub Vec<T>);

impl<T> Default for OneOrMany<T> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<'de> Deserialize<'de> for OneOrMany<At<String>> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct TextsVisitor;

        impl<'de> Visitor<'de> for TextsVisitor {
            type Value = Texts;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a text or a list of texts")
            }

            fn visit_str<E>(self, text: &str) -> Result<Texts, E> {
                Ok(Texts::One(text.to_owned()))
            }

            fn visit_seq<A: de::SeqAccess<'de>>(self, mut access: A) -> Result<Texts, A::Error> {
                let mut list = Vec::new();
                while let Some(text) = access.next_element()? {
                    list.push(text);
                }
                Ok(Texts::Many(list))
            }
        }

        enum Texts {
            One(String),
            Many(Vec<At<String>>),
        }

        impl<'de> Deserialize<'de> for Texts {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                deserializer.deserialize_any(TextsVisitor)
            }
        }

        let At { place, value } = At::<Texts>::deserialize(deserializer)?;
        Ok(Self(match value {
            Texts::One(text) => vec![At { place, value: text }],
            Texts::Many(list) => list,
        }))
    }
}

impl<T: JsonSchema> JsonSchema for OneOrMany<T> {
    fn schema_name() -> Cow<'static, str> {
        Cow::Owned(format!("OneOrMany{}", T::schema_name()))
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let one = generator.subschema_for::<T>();
        schemars::json_schema!({ "anyOf": [one, { "type": "array", "items": one }] })
    }
}
