//! Where each value of a lesson file begins and ends, and in which style it is written.
//!
//! The parser knows the values and where their tokens are; this fills in the colons, dashes, brackets and comments
//! between them. What it does not know (`? key`, a pair in a list without braces) makes the whole layout unknown.

use std::ops::Range;

use super::super::yaml::{Node, Value};
use super::value::{Yaml, key_text};

/// A value and its bytes.
#[derive(Debug)]
pub(super) struct Part {
    /// Its first byte.
    pub start: usize,
    /// The byte after its last one; a comment or line end behind it is outside.
    pub end: usize,
    /// Whether it is an alias, or has an anchor or a tag.
    pub foreign: bool,
    /// How it is written.
    pub shape: Shape,
}

/// How a value is written.
#[derive(Debug)]
pub(super) enum Shape {
    /// A key without a value.
    Empty,
    /// One token.
    Scalar(Yaml),
    /// A mapping, in braces or not.
    Map(Style, Vec<Entry>),
    /// A list, in brackets or not.
    List(Style, Vec<Item>),
}

/// Whether brackets hold a value together, or lines and indents do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Style {
    /// Brackets.
    Flow,
    /// Lines.
    Block,
}

/// A key and its value.
#[derive(Debug)]
pub(super) struct Entry {
    /// The bytes of the key.
    pub key: Range<usize>,
    /// The key as a path names it.
    pub name: String,
    /// The byte after the colon; without one the key stands alone in braces.
    pub colon: Option<usize>,
    /// The value.
    pub value: Part,
}

/// A value of a list.
#[derive(Debug)]
pub(super) struct Item {
    /// The byte of the dash, or of the value in brackets.
    pub dash: usize,
    /// The value.
    pub value: Part,
}

/// A file and where everything in it stands.
#[derive(Debug)]
pub(super) struct Layout {
    /// The whole of it.
    pub root: Part,
    /// The bytes of each comment, from its `#` to before the line end.
    pub comments: Vec<Range<usize>>,
}

impl Layout {
    /// The layout of a text and its tree, or nothing where it is written in a way that is not known here.
    pub fn of(text: &str, tree: &Node) -> Option<Self> {
        let mut scanner = Scanner {
            text,
            at: if text.starts_with('\u{feff}') { 3 } else { 0 },
            comments: Vec::new(),
        };
        scanner.trivia();
        if scanner.rest().starts_with("---") {
            scanner.at += 3;
        }
        let root = scanner.part(tree, Style::Block)?;
        scanner.trivia();
        if !matches!(scanner.rest().trim_end(), "" | "...") {
            return None;
        }
        Some(Self {
            root,
            comments: scanner.comments,
        })
    }
}

impl Part {
    /// The entry of that name.
    pub fn entry(&self, name: &str) -> Option<&Entry> {
        self.entries().iter().find(|entry| entry.name == name)
    }

    /// The entries of a mapping; none of anything else.
    pub fn entries(&self) -> &[Entry] {
        match &self.shape {
            Shape::Map(_, entries) => entries,
            _ => &[],
        }
    }

    /// Whether the value or one inside it is an alias, or has an anchor or a tag.
    pub fn is_foreign_inside(&self) -> bool {
        self.foreign
            || match &self.shape {
                Shape::Map(_, entries) => {
                    entries.iter().any(|entry| entry.value.is_foreign_inside())
                }
                Shape::List(_, items) => items.iter().any(|item| item.value.is_foreign_inside()),
                Shape::Empty | Shape::Scalar(_) => false,
            }
    }

    /// Whether it is written in brackets.
    pub fn is_flow(&self) -> bool {
        matches!(
            self.shape,
            Shape::Map(Style::Flow, _) | Shape::List(Style::Flow, _)
        )
    }
}

struct Scanner<'t> {
    text: &'t str,
    at: usize,
    comments: Vec<Range<usize>>,
}

impl Scanner<'_> {
    fn rest(&self) -> &str {
        self.text.get(self.at..).unwrap_or_default()
    }

    fn next_is(&self, sign: char) -> bool {
        self.rest().starts_with(sign)
    }

    fn takes(&mut self, sign: char) -> Option<()> {
        let found = self.next_is(sign);
        self.at += if found { sign.len_utf8() } else { 0 };
        found.then_some(())
    }

    /// Passes over white space, line ends and comments.
    fn trivia(&mut self) {
        loop {
            let rest = self.rest();
            let bare = rest.trim_start_matches([' ', '\t', '\r', '\n']);
            self.at += rest.len() - bare.len();
            if !self.next_is('#') {
                return;
            }
            let rest = self.rest();
            let end = self.at + rest.find(['\r', '\n']).unwrap_or(rest.len());
            self.comments.push(self.at..end);
            self.at = end;
        }
    }

    fn part(&mut self, node: &Node, around: Style) -> Option<Part> {
        if node.value == Value::Null && node.token.is_empty() {
            return Some(Part {
                start: self.at,
                end: self.at,
                foreign: false,
                shape: Shape::Empty,
            });
        }
        self.trivia();
        let start = self.at;
        let mut foreign = false;
        if self.next_is('*') {
            let end = node.token.end;
            self.at = end;
            return (node.token.start == start).then_some(Part {
                start,
                end,
                foreign: true,
                shape: Shape::Scalar(Yaml::Null),
            });
        }
        while self.next_is('&') || self.next_is('!') {
            foreign = true;
            let rest = self.rest();
            self.at += rest.find(char::is_whitespace).unwrap_or(rest.len());
            self.trivia();
        }
        let shape = match &node.value {
            Value::Map(map) => self.map(map, around)?,
            Value::List(list) => self.list(list, around)?,
            _ => {
                let block = around == Style::Block && (self.next_is('|') || self.next_is('>'));
                self.scalar(&node.token, block)?;
                Shape::Scalar(Yaml::from(node))
            }
        };
        Some(Part {
            start,
            end: self.at,
            foreign,
            shape,
        })
    }

    fn scalar(&mut self, token: &Range<usize>, is_block: bool) -> Option<()> {
        if !is_block {
            let met = token.start == self.at && token.end >= self.at;
            self.at = token.end;
            return met.then_some(());
        }
        let rest = self.rest();
        let header = rest.find(['\r', '\n']).unwrap_or(rest.len());
        let head = rest.get(..header)?;
        let comment = head
            .find(" #")
            .map(|sharp| self.at + sharp + 1..self.at + header);
        let bare = head.split(" #").next().unwrap_or(head).trim_end();
        let header_end = self.at + bare.len();
        self.comments.extend(comment);
        let content = self.text.get(self.at..token.end.max(header_end))?;
        let line_start = self.at + header;
        let content_end = self.at + content.trim_end_matches([' ', '\t', '\r', '\n']).len();
        self.at = if content_end > line_start {
            content_end
        } else {
            header_end
        };
        Some(())
    }

    fn map(&mut self, map: &[(Node, Node)], around: Style) -> Option<Shape> {
        let style = match (self.takes('{'), around) {
            (Some(()), _) => Style::Flow,
            (None, Style::Block) => Style::Block,
            (None, Style::Flow) => return None,
        };
        let mut entries = Vec::new();
        for (key, value) in map {
            self.between(style);
            if self.at != key.token.start || key.token.is_empty() {
                return None;
            }
            self.at = key.token.end;
            let key_end = self.at;
            if style == Style::Flow {
                self.trivia();
            } else {
                let rest = self.rest();
                self.at += rest.len() - rest.trim_start_matches([' ', '\t']).len();
            }
            let colon = self.takes(':').map(|()| self.at);
            if colon.is_none() {
                if style == Style::Block {
                    return None;
                }
                self.at = key_end;
            }
            entries.push(Entry {
                key: key.token.clone(),
                name: key_text(key),
                colon,
                value: self.part(value, style)?,
            });
        }
        if style == Style::Flow {
            self.between(style);
            self.takes('}')?;
        }
        Some(Shape::Map(style, entries))
    }

    fn list(&mut self, list: &[Node], around: Style) -> Option<Shape> {
        let style = match (self.takes('['), around) {
            (Some(()), _) => Style::Flow,
            (None, Style::Block) => Style::Block,
            (None, Style::Flow) => return None,
        };
        let mut items = Vec::new();
        for node in list {
            self.between(style);
            let dash = self.at;
            if style == Style::Block {
                self.takes('-')?;
            }
            items.push(Item {
                dash,
                value: self.part(node, style)?,
            });
        }
        if style == Style::Flow {
            self.between(style);
            self.takes(']')?;
        }
        Some(Shape::List(style, items))
    }

    fn between(&mut self, style: Style) {
        self.trivia();
        while style == Style::Flow && self.takes(',').is_some() {
            self.trivia();
        }
    }
}
