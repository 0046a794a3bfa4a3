//! Going through all nodes of a record: what in them cannot be understood, or is doubtful.

use super::{
    GameRecord, NodeId,
    marks::{bad_point, marks_of},
    problem::{Fault, Faults},
    record::setup,
    value::point,
};
use crate::rules::Color;

/// Tells everything that is wrong with the nodes of a record.
pub(super) fn check(record: &GameRecord, faults: &mut Faults) {
    for id in record.tree().ids() {
        check_node(record, id, |fault| {
            faults.add(Fault {
                node: Some(id),
                ..fault
            });
        });
    }
    if record.handicap() > 0 {
        check_handicap(record, faults);
    }
}

fn check_node(record: &GameRecord, id: NodeId, mut fault: impl FnMut(Fault)) {
    let (node, size) = (record.tree().node(id), record.size());
    setup(node, size, &mut fault);
    for property in &node.properties {
        marks_of(property, size, &mut fault);
    }
    let mut moves = 0;
    for written in record.written(id) {
        moves += 1;
        let property = written.property;
        let at = |message: &str, fix: &str| Fault {
            property: Some(property.name.clone()),
            place: property.place(),
            ..Fault::new(message, fix)
        };
        if written.mv.is_none()
            && let Some(value) = property.values.first()
            && let Err(why) = point(value.raw(), size)
        {
            fault(bad_point(property, value, why, size));
        }
        if property.values.len() > 1 {
            fault(at(
                "a move has one value; the others are not played",
                "write each move in a node of its own",
            ));
        }
        if moves == 2 {
            let fix = "write each move in a node of its own; they are played one after the other";
            fault(at("a node holds more than one move", fix).warning());
        }
        if moves == 1 && node.has_any(&["AB", "AW", "AE", "PL"]) {
            let message = "a node both sets stones up and moves; the stones come first";
            fault(at(message, "write the move in a node of its own").warning());
        }
    }
}

/// Compares HA with the stones that stand on the board at the start.
fn check_handicap(record: &GameRecord, faults: &mut Faults) {
    let tree = record.tree();
    let mut stones = 0;
    let mut moves = Vec::new();
    for id in tree.main_line() {
        moves.extend(record.moves(id).into_iter().map(|mv| mv.color));
        if !moves.is_empty() {
            break;
        }
        let added = record.setup(id).stones;
        stones += (added.iter())
            .filter(|(_, color)| *color == Some(Color::Black))
            .count();
    }
    let given = usize::from(record.handicap());
    let begins_black = moves.first() == Some(&Color::Black);
    if stones == given || (stones == 0 && begins_black) {
        return;
    }
    let message = format!("HA is {given}, but the number of black stones set up is {stones}");
    faults.add(Fault {
        node: Some(NodeId::ROOT),
        property: Some("HA".to_owned()),
        place: (tree.node(NodeId::ROOT).property("HA"))
            .map_or_else(Default::default, |p| p.place()),
        ..Fault::new(message, "set the stones up with AB, or mend the number").warning()
    });
}
