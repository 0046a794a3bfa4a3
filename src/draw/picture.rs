//! What is to be seen on a board, independent of size, medium and colors.
//!
//! A [`BoardPicture`] is plain data: the app fills it from a game and a step, the command line from a lesson. It
//! knows nothing about legality; a picture may show two marks on one point or a stone where none could be.

use std::ops::RangeInclusive;

use epaint::Vec2;

use crate::rules::{BoardSize, Color, Point};

/// One picture of a board, or of a part of one.
#[derive(Clone, Debug, PartialEq)]
pub struct BoardPicture {
    /// The size of the whole board, even if only a part of it is shown.
    pub size: BoardSize,
    /// The part that is shown.
    pub view: BoardView,
    /// The stones, at most one for each point.
    pub stones: Vec<PictureStone>,
    /// The move played last: its stone carries the red dot.
    pub last_move: Option<Point>,
    /// Marks on points, drawn in this order.
    pub marks: Vec<PictureMark>,
    /// Names of the lines, or none.
    pub coordinates: Option<Coordinates>,
    /// Points that the text is naming just now.
    pub lit: Vec<Point>,
}

impl BoardPicture {
    /// An empty board, seen as a whole, without coordinates.
    #[must_use]
    pub fn new(size: BoardSize) -> Self {
        Self {
            size,
            view: BoardView::whole(size),
            stones: Vec::new(),
            last_move: None,
            marks: Vec::new(),
            coordinates: None,
            lit: Vec::new(),
        }
    }

    /// Adds stones at rest.
    #[must_use]
    pub fn with_stones(mut self, stones: impl IntoIterator<Item = (Point, Color)>) -> Self {
        self.stones.extend(
            stones
                .into_iter()
                .map(|(point, color)| PictureStone::new(point, color)),
        );
        self
    }

    /// Adds one mark.
    #[must_use]
    pub fn with_mark(mut self, at: Point, kind: PictureMarkKind) -> Self {
        self.marks.push(PictureMark { at, kind });
        self
    }

    /// Names the lines.
    #[must_use]
    pub fn with_coordinates(mut self, coordinates: Coordinates) -> Self {
        self.coordinates = Some(coordinates);
        self
    }

    /// Shows a part of the board only.
    #[must_use]
    pub fn with_view(mut self, view: BoardView) -> Self {
        self.view = view;
        self
    }

    /// The stone drawn at `point`, if any. A later stone hides an earlier one.
    #[must_use]
    pub fn stone_at(&self, point: Point) -> Option<&PictureStone> {
        self.stones.iter().rev().find(|stone| stone.point == point)
    }
}

/// The part of a board that a picture shows, as inclusive ranges of zero-based lines.
///
/// A side that does not lie on the board's own edge is cut: its lines run out of the picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardView {
    columns: RangeInclusive<u8>,
    rows: RangeInclusive<u8>,
}

impl BoardView {
    /// All of a board.
    #[must_use]
    pub fn whole(size: BoardSize) -> Self {
        Self {
            columns: 0..=size.columns().saturating_sub(1),
            rows: 0..=size.rows().saturating_sub(1),
        }
    }

    /// A part of a board. Ranges that reach beyond it, or run backward, are brought into it, so that a view always
    /// shows at least one point.
    #[must_use]
    pub fn new(size: BoardSize, columns: RangeInclusive<u8>, rows: RangeInclusive<u8>) -> Self {
        let fit = |range: RangeInclusive<u8>, lines: u8| {
            let last = lines.saturating_sub(1);
            let start = (*range.start()).min(last);
            start..=(*range.end()).clamp(start, last)
        };
        Self {
            columns: fit(columns, size.columns()),
            rows: fit(rows, size.rows()),
        }
    }

    /// The columns that are shown, from left to right.
    #[must_use]
    pub fn columns(&self) -> RangeInclusive<u8> {
        self.columns.clone()
    }

    /// The rows that are shown, from the bottom up.
    #[must_use]
    pub fn rows(&self) -> RangeInclusive<u8> {
        self.rows.clone()
    }

    /// How many columns are shown.
    #[must_use]
    pub fn column_count(&self) -> u8 {
        self.columns.end() - self.columns.start() + 1
    }

    /// How many rows are shown.
    #[must_use]
    pub fn row_count(&self) -> u8 {
        self.rows.end() - self.rows.start() + 1
    }

    /// Whether `point` is shown.
    #[must_use]
    pub fn contains(&self, point: Point) -> bool {
        self.columns.contains(&point.column) && self.rows.contains(&point.row)
    }

    /// Which sides are cut.
    #[must_use]
    pub(super) fn cuts(&self, size: BoardSize) -> Cuts {
        Cuts {
            left: *self.columns.start() > 0,
            right: *self.columns.end() + 1 < size.columns(),
            bottom: *self.rows.start() > 0,
            top: *self.rows.end() + 1 < size.rows(),
        }
    }
}

/// Which sides of a view are not edges of the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Cuts {
    pub left: bool,
    pub right: bool,
    pub bottom: bool,
    pub top: bool,
}

/// Names of the lines: one label for each line **of the view**.
///
/// A missing label leaves its line unnamed, an extra one is ignored.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Coordinates {
    /// The least size of the labels in points, as far as they find room; 0 leaves it to the board.
    pub least: f32,
    /// Labels below the columns, from left to right.
    pub columns: Vec<String>,
    /// Labels left of the rows, from the bottom up.
    pub rows: Vec<String>,
}

/// A stone as it looks at one moment.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PictureStone {
    /// The point it stands on, or is on its way to or from.
    pub point: Point,
    /// Its color.
    pub color: Color,
    /// How solid it is, from 0 to 1.
    pub alpha: f32,
    /// How large it is, 1 being its size at rest. Above 1 it looks lifted.
    pub scale: f32,
    /// How far it is from its point, in cells, x to the right and y **down**. A stone in flight is drawn above all
    /// others.
    pub offset: Vec2,
}

impl PictureStone {
    /// A stone at rest.
    #[must_use]
    pub fn new(point: Point, color: Color) -> Self {
        Self {
            point,
            color,
            alpha: 1.0,
            scale: 1.0,
            offset: Vec2::ZERO,
        }
    }
}

/// A mark on a point.
#[derive(Clone, Debug, PartialEq)]
pub struct PictureMark {
    /// The point that carries the mark.
    pub at: Point,
    /// What is drawn there.
    pub kind: PictureMarkKind,
}

/// What a mark looks like.
#[derive(Clone, Debug, PartialEq)]
pub enum PictureMarkKind {
    /// An outlined triangle.
    Triangle,
    /// An outlined square.
    Square,
    /// An outlined circle.
    Circle,
    /// A red cross: "not here", or "this one".
    Cross,
    /// A letter or number, on a stone or on an empty point.
    Label(String),
    /// An arrow from the point to another.
    Arrow {
        /// Where the tip is.
        to: Point,
    },
    /// A line from the point to another.
    Line {
        /// Where the line ends.
        to: Point,
    },
    /// The cell around the point is shaded; neighboring cells become one region.
    Shade,
    /// A small square: this point counts for that side.
    Territory(Color),
    /// A translucent stone with a number or nothing on it: a move that was not, or not yet, played.
    Ghost {
        /// Whose stone it is.
        color: Color,
        /// What is written on it; may be empty.
        label: String,
    },
    /// The stone on the point is dead: it turns translucent and gets a red cross.
    Dead,
    /// A red ring around the point: "look here".
    Ring,
    /// A dot on a liberty.
    Liberty,
    /// The keyboard cursor.
    Cursor,
    /// Where a stone would land if the pointer were pressed.
    Hover(Color),
}
