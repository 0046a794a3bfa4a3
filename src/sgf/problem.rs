//! What is wrong with a record, said so that its owner can mend it.

use super::NodeId;
use std::fmt;

/// A place in a text; both numbers count from 1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place {
    /// The line; 0 means the file as a whole.
    pub line: u32,
    /// The column, in characters.
    pub column: u32,
}

/// How bad a problem is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Severity {
    /// Something of the game cannot be understood as it stands.
    Error,
    /// Worth a look.
    Warning,
}

/// Where a way through the variations leaves the first one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Branch {
    /// The node after which the ways part, counted from the root, which is 1.
    pub node: usize,
    /// Which of the ways is taken; the first one is 1.
    pub way: usize,
}

/// A node, told so that a person finds it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct NodePlace {
    /// How many nodes there are from the root, which is 1, to this one.
    pub node: usize,
    /// How many moves were made up to this node, its own among them.
    pub moves: usize,
    /// Where the path leaves the first variation: the last few such places, from the root on.
    pub branches: Vec<Branch>,
    /// How many such places come before those.
    pub branches_before: usize,
}

impl fmt::Display for NodePlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "node {}", self.node)?;
        if self.moves > 0 {
            write!(f, ", move {}", self.moves)?;
        }
        if self.branches_before > 0 {
            write!(f, ", after {} branches", self.branches_before)?;
        }
        for Branch { node, way } in &self.branches {
            write!(f, ", variation {way} after node {node}")?;
        }
        Ok(())
    }
}

/// One problem of a record: where, what, and the way to mend it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// How bad it is.
    pub severity: Severity,
    /// Which record of the file, the first being 1; 0 means the file as a whole.
    pub record: usize,
    /// The node, if one is meant.
    pub node: Option<NodePlace>,
    /// The property, if one is meant.
    pub property: Option<String>,
    /// Where in the file.
    pub place: Place,
    /// What is wrong: lower case, no final period.
    pub message: String,
    /// What to do about it.
    pub fix: String,
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.place.line > 0 {
            write!(f, "{}:{}: ", self.place.line, self.place.column)?;
        }
        f.write_str(match self.severity {
            Severity::Error => "error: ",
            Severity::Warning => "warning: ",
        })?;
        if self.record > 1 {
            write!(f, "record {}, ", self.record)?;
        }
        if let Some(node) = &self.node {
            write!(f, "{node}, ")?;
        }
        if let Some(property) = &self.property {
            write!(f, "{property}: ")?;
        }
        write!(f, "{}\n  fix: {}", self.message, self.fix)
    }
}

/// A problem on its way: the node is still a number, for a path is told only of what is kept.
pub(super) struct Fault {
    pub(super) severity: Severity,
    pub(super) node: Option<NodeId>,
    pub(super) property: Option<String>,
    pub(super) place: Place,
    pub(super) message: String,
    pub(super) fix: String,
}

impl Fault {
    /// An error of the file as a whole.
    pub(super) fn new(message: impl Into<String>, fix: impl Into<String>) -> Self {
        Self {
            severity: Severity::Error,
            node: None,
            property: None,
            place: Place::default(),
            message: message.into(),
            fix: fix.into(),
        }
    }

    pub(super) fn warning(self) -> Self {
        Self {
            severity: Severity::Warning,
            ..self
        }
    }
}

/// How many faults of a file are kept; a file may consist of nothing else.
const MOST: usize = 100;

/// The faults of a file.
#[derive(Default)]
pub(super) struct Faults {
    /// The number of the tree that is read now.
    pub(super) tree: usize,
    kept: Vec<(usize, Fault)>,
    left_out: usize,
}

impl Faults {
    pub(super) fn add(&mut self, fault: Fault) {
        if self.kept.len() < MOST {
            self.kept.push((self.tree, fault));
        } else {
            self.left_out += 1;
        }
    }

    /// The problems, in the order of the file.
    pub(super) fn into_problems(
        mut self,
        place: impl Fn(usize, NodeId) -> Option<NodePlace>,
    ) -> Vec<Problem> {
        self.kept.sort_by_key(|(tree, fault)| (*tree, fault.place));
        let mut problems: Vec<_> = (self.kept.into_iter())
            .map(|(tree, fault)| Problem {
                severity: fault.severity,
                record: tree + 1,
                node: (fault.node).and_then(|node| place(tree, node)),
                property: fault.property,
                place: fault.place,
                message: fault.message,
                fix: fault.fix,
            })
            .collect();
        if self.left_out > 0 {
            problems.push(Problem {
                severity: Severity::Error,
                record: 0,
                node: None,
                property: None,
                place: Place::default(),
                message: format!("there are {} more problems", self.left_out),
                fix: "mend those that are named first".to_owned(),
            });
        }
        problems
    }
}
