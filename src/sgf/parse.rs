//! From text to trees. Whatever can be made out is kept; everything else is a fault.

use super::{
    NodeId, Place, Property, Severity, Tree, Value,
    problem::{Fault, Faults},
    tree::Node,
    value::cut,
};

/// How many nodes of a file are read.
const MOST_NODES: usize = 1_000_000;

/// Reads the trees of a text. The faults of a tree come with its number, from 0.
pub(super) fn parse(text: &str, faults: &mut Faults) -> Vec<Tree> {
    let mut reader = Reader {
        text,
        at: 0,
        place: Place { line: 1, column: 1 },
        nodes: 0,
    };
    let mut trees = Vec::new();
    while reader.find_tree(&trees, faults) {
        faults.tree = trees.len();
        trees.push(Builder::default().read(&mut reader, faults));
    }
    trees
}

/// A text and how far it was read.
struct Reader<'a> {
    text: &'a str,
    at: usize,
    place: Place,
    /// The nodes so far, those of earlier trees among them.
    nodes: usize,
}

impl<'a> Reader<'a> {
    fn peek(&self) -> Option<char> {
        self.text[self.at..].chars().next()
    }

    fn next(&mut self) -> Option<char> {
        let c = self.peek()?;
        self.at += c.len_utf8();
        let ends_line = c == '\n' || (c == '\r' && self.peek() != Some('\n'));
        if ends_line {
            self.place = Place {
                line: self.place.line.saturating_add(1),
                column: 1,
            };
        } else {
            self.place.column = self.place.column.saturating_add(1);
        }
        Some(c)
    }

    fn skip_while(&mut self, mut skips: impl FnMut(char) -> bool) -> &'a str {
        let from = self.at;
        while self.peek().is_some_and(&mut skips) {
            self.next();
        }
        &self.text[from..self.at]
    }

    fn skip_blanks(&mut self) {
        self.skip_while(char::is_whitespace);
    }

    /// Goes to the next `(` that a `;` follows. Other text may stand around records.
    fn find_tree(&mut self, trees: &[Tree], faults: &mut Faults) -> bool {
        let mut other = None;
        while let Some(c) = self.peek() {
            let place = self.place;
            if c == '(' && self.text[self.at + 1..].trim_start().starts_with(';') {
                return true;
            }
            if !c.is_whitespace() && c != '\u{feff}' {
                other.get_or_insert(place);
            }
            self.next();
        }
        if let (Some(place), false) = (other, trees.is_empty()) {
            faults.add(Fault {
                severity: Severity::Warning,
                place,
                ..Fault::new(
                    "what follows the record belongs to no record",
                    "take it out; it is not written again",
                )
            });
        }
        false
    }

    /// What stands between `[`, which was read, and `]`; none if the text ends before.
    fn value(&mut self) -> Option<Value> {
        let (from, place) = (self.at, self.place);
        loop {
            match self.next()? {
                ']' => {
                    let raw = self.text[from..self.at - 1].to_owned();
                    return Some(Value { raw, place });
                }
                '\\' => {
                    self.next()?;
                }
                _ => {}
            }
        }
    }
}

/// A tree in the making.
#[derive(Default)]
struct Builder {
    tree: Option<Tree>,
    /// The nodes that open variations follow.
    open: Vec<Option<NodeId>>,
    current: Option<NodeId>,
    /// Whether a variation was opened and has no node yet.
    fresh: bool,
    /// Whether a variation was closed just now.
    closed: bool,
}

impl Builder {
    /// Reads one tree; the reader is at its `(`.
    fn read(mut self, reader: &mut Reader, faults: &mut Faults) -> Tree {
        while let Some(c) = {
            reader.skip_blanks();
            reader.peek()
        } {
            let place = reader.place;
            match c {
                '(' => {
                    reader.next();
                    self.open.push(self.current);
                    (self.fresh, self.closed) = (true, false);
                }
                ')' => {
                    reader.next();
                    if self.fresh {
                        self.fault(faults, Severity::Warning, place, EMPTY);
                    }
                    self.current = self.open.pop().flatten();
                    (self.fresh, self.closed) = (false, !self.fresh);
                    if self.open.is_empty() {
                        return self.finish();
                    }
                }
                ';' => {
                    reader.next();
                    if self.closed {
                        self.fault(faults, Severity::Error, place, LATE);
                    }
                    if reader.nodes == MOST_NODES {
                        reader.at = reader.text.len();
                        self.fault(faults, Severity::Error, place, TOO_MANY);
                        return self.finish();
                    }
                    reader.nodes += 1;
                    self.add_node();
                }
                c if c.is_ascii_alphabetic() => {
                    if self.fresh || self.current.is_none() {
                        self.fault(faults, Severity::Error, place, NO_NODE);
                        self.add_node();
                    }
                    if !self.property(reader, faults) {
                        return self.finish();
                    }
                }
                '[' => {
                    self.fault(faults, Severity::Error, place, NO_NAME);
                    reader.next();
                    reader.value();
                }
                _ => {
                    let odd = reader.skip_while(|c| {
                        !matches!(c, '(' | ')' | ';' | '[')
                            && !c.is_whitespace()
                            && !c.is_ascii_alphabetic()
                    });
                    if odd.is_empty() {
                        reader.next();
                    }
                    let message = format!("`{}` means nothing here", cut(odd));
                    let words = (message.as_str(), "take it out; it is not written again");
                    self.fault(faults, Severity::Error, place, words);
                }
            }
        }
        let place = reader.place;
        self.fault(faults, Severity::Error, place, UNCLOSED);
        self.finish()
    }

    /// Reads a property and its values. No, if the text ended inside a value.
    fn property(&mut self, reader: &mut Reader, faults: &mut Faults) -> bool {
        let place = reader.place;
        let name = reader.skip_while(|c| c.is_ascii_alphanumeric());
        let mut values = Vec::new();
        let mut whole = true;
        loop {
            reader.skip_blanks();
            if reader.peek() != Some('[') {
                break;
            }
            reader.next();
            match reader.value() {
                Some(value) => values.push(value),
                None => {
                    whole = false;
                    break;
                }
            }
        }
        let fault = match (whole, values.is_empty()) {
            (false, _) => Some(CUT),
            (true, true) => Some(NO_VALUE),
            (true, false) => None,
        };
        if let Some((message, fix)) = fault {
            faults.add(Fault {
                node: self.current,
                property: Some(cut(name)),
                place,
                ..Fault::new(message, fix)
            });
        }
        if let (Some(tree), Some(node), false) = (&mut self.tree, self.current, values.is_empty()) {
            let name = name.to_owned();
            (tree.node_mut(node).properties).push(Property {
                name,
                values,
                place,
            });
        }
        whole
    }

    fn add_node(&mut self) {
        let added = match (&mut self.tree, self.current) {
            (Some(tree), parent) => tree.add(parent.unwrap_or(NodeId::ROOT), Node::default()),
            (tree @ None, _) => {
                *tree = Some(Tree::new(Node::default()));
                NodeId::ROOT
            }
        };
        self.current = Some(added);
        (self.fresh, self.closed) = (false, false);
    }

    fn fault(
        &self,
        faults: &mut Faults,
        severity: Severity,
        place: Place,
        (message, fix): (&str, &str),
    ) {
        faults.add(Fault {
            severity,
            node: self.current,
            place,
            ..Fault::new(message, fix)
        });
    }

    fn finish(self) -> Tree {
        self.tree.unwrap_or_else(|| Tree::new(Node::default()))
    }
}

const EMPTY: (&str, &str) = ("a variation without a node", "take the parentheses out");
const LATE: (&str, &str) = (
    "a node follows a variation that was closed",
    "put it into parentheses of its own; it is taken as one more variation",
);
const NO_NODE: (&str, &str) = (
    "a property stands before the `;` of its node",
    "write `;` before it",
);
const NO_NAME: (&str, &str) = (
    "a value without the name of a property",
    "write the name, such as C, before `[`; the value is not kept",
);
const NO_VALUE: (&str, &str) = (
    "the property has no value",
    "write a value in brackets after it, at least `[]`",
);
const CUT: (&str, &str) = (
    "the file ends inside this value; everything before it is kept",
    "get the whole file again, or write `]` and `)` at its end",
);
const TOO_MANY: (&str, &str) = (
    "there are more than a million nodes; everything before this one is kept",
    "split the record into several files",
);
const UNCLOSED: (&str, &str) = (
    "the file ends before the record does; everything up to here is kept",
    "get the whole file again, or write `)` at its end",
);
