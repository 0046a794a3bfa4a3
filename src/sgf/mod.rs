//! Game records in the Smart Game Format, FF[4]: read, checked, replayed and written.
//!
//! [`read`] takes the bytes of a file and gives back every record in it that can be used, and every
//! problem at once, each with its node, its property, its line and the way to mend it. What was good
//! before a problem is kept, and what a record holds besides moves (comments, marks, variations,
//! properties that mean nothing here) is written again as it was.
//!
//! A record with a move against the rules is read like any other; [`GameRecord::replay`] names such
//! moves with the engine's reason. Nothing here recurses, so that a record may be as deep as it likes.
//!
//! Source: "SGF FF[4]" by Arno Hollosi, at red-bean.com/sgf.

mod charset;
mod check;
mod header;
mod marks;
mod parse;
mod problem;
mod record;
mod replay;
mod result;
mod tree;
mod value;
mod write;

pub use self::{
    charset::Charset,
    marks::Mark,
    problem::{Branch, NodePlace, Place, Problem, Severity},
    record::{GameRecord, Reading, Setup, read},
    replay::{Finding, Replayed, Scope, WrongMove},
    result::{RecordedResult, WonBy},
    tree::{Node, NodeId, Property, Tree, Value},
    write::write,
};
