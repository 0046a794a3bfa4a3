//! What is drawn on a board beside the stones.

use super::{
    Property, Value,
    problem::Fault,
    value::{BadPoint, point, points, split, unescape},
};
use crate::rules::{BoardSize, Color, Point};

/// A mark on the board of a node.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Mark {
    /// A circle (CR).
    Circle(Point),
    /// A square (SQ).
    Square(Point),
    /// A triangle (TR).
    Triangle(Point),
    /// A cross (MA).
    Cross(Point),
    /// A point that is selected (SL).
    Selected(Point),
    /// A dimmed point (DD).
    Dimmed(Point),
    /// The only points to be shown (VW).
    Shown(Point),
    /// A point of a side's territory (TB, TW).
    Territory(Color, Point),
    /// A short text (LB).
    Label(Point, String),
    /// An arrow from a point to another (AR).
    Arrow(Point, Point),
    /// A line between two points (LN).
    Line(Point, Point),
}

/// The properties that are lists of points.
type OnPoint = fn(Point) -> Mark;
const LISTS: [(&str, OnPoint); 9] = [
    ("CR", Mark::Circle),
    ("SQ", Mark::Square),
    ("TR", Mark::Triangle),
    ("MA", Mark::Cross),
    ("SL", Mark::Selected),
    ("DD", Mark::Dimmed),
    ("VW", Mark::Shown),
    ("TB", |point| Mark::Territory(Color::Black, point)),
    ("TW", |point| Mark::Territory(Color::White, point)),
];

/// The marks of a property, and what is wrong with it; none if it is no mark.
pub(super) fn marks_of(
    property: &Property,
    size: BoardSize,
    mut fault: impl FnMut(Fault),
) -> Vec<Mark> {
    if let Some((_, mark)) = LISTS.iter().find(|(name, _)| property.is(name)) {
        // Lists of DD, VW and territory may be empty, which takes them back.
        let empty = property.values.len() == 1 && property.values[0].raw().trim().is_empty();
        if empty {
            return Vec::new();
        }
        let points = points_of(property, size, |found| fault(found.warning()));
        return points.into_iter().map(mark).collect();
    }
    let mut marks = Vec::new();
    let pair: Option<fn(Point, Point) -> Mark> = match () {
        () if property.is("AR") => Some(Mark::Arrow),
        () if property.is("LN") => Some(Mark::Line),
        () => None,
    };
    let label = property.is("LB");
    if pair.is_none() && !label {
        return marks;
    }
    for value in &property.values {
        let parts = split(value.raw()).ok_or(BadPoint::NoPoint);
        let first = parts.and_then(|(first, _)| point(first, size));
        let mark = match (pair, first, parts) {
            (Some(pair), Ok(from), Ok((_, to))) => point(to, size).map(|to| pair(from, to)),
            (None, Ok(at), Ok((_, text))) => Ok(Mark::Label(at, unescape(text))),
            (_, Err(why), _) | (_, _, Err(why)) => Err(why),
        };
        match mark {
            Ok(mark) => marks.push(mark),
            Err(why) => fault(bad_point(property, value, why, size).warning()),
        }
    }
    marks
}

/// The points of a property that is a list, each once, and what is wrong with it.
pub(super) fn points_of(
    property: &Property,
    size: BoardSize,
    mut fault: impl FnMut(Fault),
) -> Vec<Point> {
    let mut listed = vec![false; size.len()];
    let mut all = Vec::new();
    for value in &property.values {
        // A list that repeats itself must not be read for ever.
        if all.len() == size.len() {
            break;
        }
        match points(value.raw(), size) {
            Ok(points) => {
                for point in points {
                    if !std::mem::replace(&mut listed[size.index(point)], true) {
                        all.push(point);
                    }
                }
            }
            Err(why) => fault(bad_point(property, value, why, size)),
        }
    }
    all
}

pub(super) fn bad_point(
    property: &Property,
    value: &Value,
    why: BadPoint,
    size: BoardSize,
) -> Fault {
    let (message, fix) = why.words(value.raw(), size);
    Fault {
        property: Some(property.name.clone()),
        place: value.place(),
        ..Fault::new(message, fix)
    }
}
