//! A record as it is written: a tree of nodes that hold properties with values.

use super::{Branch, NodePlace, Place, value};

/// A node of one tree, by its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId(pub(super) usize);

impl NodeId {
    /// The first node.
    pub const ROOT: Self = Self(0);
}

/// A value of a property, as it stands in the file. Two are equal when their texts are, wherever they
/// stand.
#[derive(Clone, Debug)]
pub struct Value {
    pub(super) raw: String,
    pub(super) place: Place,
}

impl Value {
    /// A value that means this text.
    #[must_use]
    pub fn from_text(text: &str) -> Self {
        Self {
            raw: value::escape(text),
            place: Place::default(),
        }
    }

    /// The text as it is written, with its escapes.
    #[must_use]
    pub fn raw(&self) -> &str {
        &self.raw
    }

    /// What the text means: escapes resolved, soft line breaks taken out, line ends as `\n`.
    #[must_use]
    pub fn text(&self) -> String {
        value::unescape(&self.raw)
    }

    /// What a text of one line means: as [`text`](Self::text), with blanks for line ends.
    #[must_use]
    pub fn simple_text(&self) -> String {
        self.text().replace('\n', " ").trim().to_owned()
    }

    /// Where it begins.
    #[must_use]
    pub const fn place(&self) -> Place {
        self.place
    }
}

impl PartialEq for Value {
    fn eq(&self, other: &Self) -> bool {
        self.raw == other.raw
    }
}

impl Eq for Value {}

/// A property: its name and its values. Two are equal when these are.
#[derive(Clone, Debug)]
pub struct Property {
    /// The name as it is written. Old records have small letters in it, which mean nothing.
    pub name: String,
    /// The values, at least one.
    pub values: Vec<Value>,
    pub(super) place: Place,
}

impl Property {
    /// A property with one value that means this text.
    #[must_use]
    pub fn new(name: &str, text: &str) -> Self {
        Self::with_values(name, vec![Value::from_text(text)])
    }

    pub(super) fn with_values(name: &str, values: Vec<Value>) -> Self {
        Self {
            name: name.to_owned(),
            values,
            place: Place::default(),
        }
    }

    /// Whether it is the property of this name, such as `AB`.
    #[must_use]
    pub fn is(&self, name: &str) -> bool {
        let large = |c: &char| !c.is_ascii_lowercase();
        self.name.chars().filter(large).eq(name.chars())
    }

    /// Where it begins.
    #[must_use]
    pub const fn place(&self) -> Place {
        self.place
    }
}

impl PartialEq for Property {
    fn eq(&self, other: &Self) -> bool {
        self.name == other.name && self.values == other.values
    }
}

impl Eq for Property {}

/// A node: its properties, and the nodes that follow it, the main line first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Node {
    /// The properties, in their order.
    pub properties: Vec<Property>,
    pub(super) parent: Option<NodeId>,
    pub(super) children: Vec<NodeId>,
}

impl Node {
    /// The first property of this name.
    #[must_use]
    pub fn property(&self, name: &str) -> Option<&Property> {
        self.properties.iter().find(|property| property.is(name))
    }

    /// The first value of the property of this name.
    #[must_use]
    pub fn value(&self, name: &str) -> Option<&Value> {
        self.property(name)?.values.first()
    }

    /// The comment on it.
    #[must_use]
    pub fn comment(&self) -> Option<String> {
        self.value("C").map(Value::text)
    }

    /// The node before it; none for the root.
    #[must_use]
    pub const fn parent(&self) -> Option<NodeId> {
        self.parent
    }

    /// The nodes that follow it, the main line first.
    #[must_use]
    pub fn children(&self) -> &[NodeId] {
        &self.children
    }

    pub(super) fn has_any(&self, names: &[&str]) -> bool {
        (self.properties.iter()).any(|property| names.iter().any(|name| property.is(name)))
    }
}

/// All nodes of a record. There is always a root.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tree {
    nodes: Vec<Node>,
}

/// How many branches a place names.
const BRANCHES: usize = 3;

impl Tree {
    pub(super) fn new(root: Node) -> Self {
        Self { nodes: vec![root] }
    }

    /// The node of this number.
    ///
    /// # Panics
    /// The number is that of another, larger tree.
    #[must_use]
    pub fn node(&self, id: NodeId) -> &Node {
        &self.nodes[id.0]
    }

    pub(super) fn node_mut(&mut self, id: NodeId) -> &mut Node {
        &mut self.nodes[id.0]
    }

    /// How many nodes there are.
    #[must_use]
    #[expect(clippy::len_without_is_empty, reason = "there is always a root")]
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// All nodes, each after the one before it.
    pub fn ids(&self) -> impl Iterator<Item = NodeId> + use<> {
        (0..self.nodes.len()).map(NodeId)
    }

    /// Adds a node as the last of those that follow another.
    pub fn add(&mut self, parent: NodeId, node: Node) -> NodeId {
        let id = NodeId(self.nodes.len());
        self.nodes.push(Node {
            parent: Some(parent),
            children: Vec::new(),
            ..node
        });
        self.nodes[parent.0].children.push(id);
        id
    }

    /// The nodes from this one on, always taking the first that follows.
    pub fn line_from(&self, id: NodeId) -> impl Iterator<Item = NodeId> + '_ {
        let first = |id: &NodeId| self.node(*id).children.first().copied();
        std::iter::successors(Some(id), first)
    }

    /// The main line, from the root on.
    pub fn main_line(&self) -> impl Iterator<Item = NodeId> + '_ {
        self.line_from(NodeId::ROOT)
    }

    /// Where a node is, told so that a person finds it.
    #[must_use]
    pub fn place(&self, id: NodeId) -> NodePlace {
        let mut place = NodePlace::default();
        // From the node to the root: numbers count backward until the length of the path is known.
        let mut at = id;
        let mut branches = Vec::new();
        loop {
            let node = self.node(at);
            place.node += 1;
            place.moves += (node.properties.iter())
                .filter(|property| property.is("B") || property.is("W"))
                .count();
            let Some(parent) = node.parent else { break };
            let ways = &self.node(parent).children;
            let way = ways.iter().position(|&child| child == at).unwrap_or(0);
            if way > 0 && branches.len() < BRANCHES {
                branches.push((place.node, way + 1));
            } else if way > 0 {
                place.branches_before += 1;
            }
            at = parent;
        }
        let branch = |(back, way)| Branch {
            node: place.node - back,
            way,
        };
        place.branches = branches.into_iter().rev().map(branch).collect();
        place
    }
}
