//! Where the points of a picture lie in a rectangle of the screen or the page.
//!
//! Cells are always square. The rectangle's spare room is left empty around the wood, and the margin is made wide
//! enough that no coordinate touches a stone on the outermost line. A layout has no opinion on pixels: lines are
//! aligned to them when they are drawn.

use epaint::{Pos2, Rect, Vec2, pos2, vec2};

use super::picture::{BoardPicture, Coordinates};
use crate::rules::Point;

/// A stone's radius in cells: neighbors leave a hair of wood between them.
const STONE: f32 = 0.477;
/// How far a stone reaches from its point, its shadow included, in cells.
const REACH: f32 = 0.56;
/// The margin around the outermost lines of a board without coordinates, in cells.
const BARE_MARGIN: f32 = 0.69;
/// The same on a cut side, where lines run out.
const CUT_MARGIN: f32 = 0.62;
/// Coordinates are this large, in cells, within [`LABEL_MIN`] and [`LABEL_MAX`].
const LABEL: f32 = 0.25;
/// Below this size in points, nobody reads a coordinate.
const LABEL_MIN: f32 = 11.0;
/// Above this size in points, coordinates would shout.
const LABEL_MAX: f32 = 28.0;

/// The places of a board picture's points and labels.
#[derive(Clone, Debug, PartialEq)]
pub struct BoardLayout {
    wood: Rect,
    origin: Pos2,
    cell: f32,
    columns: u8,
    rows: u8,
    first_column: u8,
    top_row: u8,
    label_size: f32,
    row_label_x: f32,
    column_label_y: f32,
}

impl BoardLayout {
    /// Fits `picture` into `rect`, as large as it goes and centered.
    ///
    /// A rectangle that is too small for anything gives a layout with tiny cells, never a panic.
    #[must_use]
    pub fn new(rect: Rect, picture: &BoardPicture) -> Self {
        let view = &picture.view;
        let (columns, rows) = (view.column_count(), view.row_count());
        let steps = vec2(f32::from(columns) - 1.0, f32::from(rows) - 1.0);
        let labels = picture.coordinates.as_ref().map(LabelSpace::new);
        let cuts = view.cuts(picture.size);
        let margins = |cell: f32| -> Margins {
            let labeled = labels
                .as_ref()
                .map_or(BARE_MARGIN * cell, |l| l.margin(cell));
            let side = |cut: bool| if cut { CUT_MARGIN * cell } else { labeled };
            Margins {
                left: if labels.is_some() {
                    labeled
                } else {
                    side(cuts.left)
                },
                bottom: if labels.is_some() {
                    labeled
                } else {
                    side(cuts.bottom)
                },
                right: side(cuts.right),
                top: side(cuts.top),
            }
        };

        let room = rect.size().max(Vec2::splat(1.0));
        let (mut low, mut high) = (0.01_f32, room.max_elem());
        for _ in 0..40 {
            let middle = 0.5 * (low + high);
            let needed = steps * middle + margins(middle).sum();
            if needed.x <= room.x && needed.y <= room.y {
                low = middle;
            } else {
                high = middle;
            }
        }

        let wood_size = (steps * low + margins(low).sum()).min(room);
        // Whole points keep all lines equally far apart on the common displays; the loss is too small to see.
        let whole = low >= 12.0;
        let cell = if whole { low.floor() } else { low };
        let align = |pos: Pos2| if whole { pos.round() } else { pos };
        let wood = Rect::from_min_size(align(rect.center() - wood_size / 2.0), wood_size);
        let m = margins(low);
        let slack = (steps * (low - cell)) / 2.0;
        let origin = align(wood.min + vec2(m.left, m.top) + slack);
        let label_size = labels.as_ref().map_or(0.0, |l| l.size(low));
        let label_band = |margin: f32| ((margin - REACH * cell) / 2.0).max(0.0);
        Self {
            wood,
            origin,
            cell,
            columns,
            rows,
            first_column: *view.columns().start(),
            top_row: *view.rows().end(),
            label_size,
            row_label_x: wood.left() + label_band(origin.x - wood.left()),
            column_label_y: wood.bottom() - label_band(wood.bottom() - (origin.y + steps.y * cell)),
        }
    }

    /// The wood: everything that the picture paints, but for stones in flight, lies inside.
    #[must_use]
    pub fn wood(&self) -> Rect {
        self.wood
    }

    /// From the first line to the last, both ways.
    #[must_use]
    pub fn grid(&self) -> Rect {
        Rect::from_min_size(
            self.origin,
            vec2(
                self.cell * (f32::from(self.columns) - 1.0),
                self.cell * (f32::from(self.rows) - 1.0),
            ),
        )
    }

    /// The distance between two lines.
    #[must_use]
    pub fn cell(&self) -> f32 {
        self.cell
    }

    /// The radius of a stone at rest.
    #[must_use]
    pub fn stone_radius(&self) -> f32 {
        STONE * self.cell
    }

    /// The center of `point`, which may lie outside the view.
    #[must_use]
    pub fn pos_from_point(&self, point: Point) -> Pos2 {
        let column = f32::from(point.column) - f32::from(self.first_column);
        let row = f32::from(self.top_row) - f32::from(point.row);
        self.origin + self.cell * vec2(column, row)
    }

    /// The point of the view that lies within half a cell of `pos` both ways, if there is one.
    #[must_use]
    pub fn point_from_pos(&self, pos: Pos2) -> Option<Point> {
        let line = |distance: f32, count: u8| -> Option<u8> {
            let index = (distance / self.cell).round();
            (index >= 0.0 && index < f32::from(count)).then_some(index as u8)
        };
        let column = line(pos.x - self.origin.x, self.columns)?;
        let row = line(pos.y - self.origin.y, self.rows)?;
        Some(Point {
            column: self.first_column + column,
            row: self.top_row - row,
        })
    }

    /// The square that belongs to `point`: what a pointer hits and a shade fills.
    #[must_use]
    pub fn cell_rect(&self, point: Point) -> Rect {
        Rect::from_center_size(self.pos_from_point(point), Vec2::splat(self.cell))
    }

    /// The size of the coordinates in points; 0 if the picture has none.
    #[must_use]
    pub fn label_size(&self) -> f32 {
        self.label_size
    }

    /// The center of the label below the column with this index in the view.
    #[must_use]
    pub fn column_label_pos(&self, index: u8) -> Pos2 {
        pos2(
            self.origin.x + self.cell * f32::from(index),
            self.column_label_y,
        )
    }

    /// The center of the label left of the row with this index in the view, counted from the bottom.
    #[must_use]
    pub fn row_label_pos(&self, index: u8) -> Pos2 {
        let from_top = f32::from(self.rows) - 1.0 - f32::from(index);
        pos2(self.row_label_x, self.origin.y + self.cell * from_top)
    }
}

/// The margins from the outermost lines to the wood's edges.
struct Margins {
    left: f32,
    right: f32,
    top: f32,
    bottom: f32,
}

impl Margins {
    fn sum(&self) -> Vec2 {
        vec2(self.left + self.right, self.top + self.bottom)
    }
}

/// How much room the coordinates need, in multiples of their size.
struct LabelSpace {
    /// The least size, in points.
    least: f32,
    row_width: f32,
    column_width: f32,
    height: f32,
}

impl LabelSpace {
    fn new(coordinates: &Coordinates) -> Self {
        let widest = |labels: &[String]| labels.iter().map(|l| width_in_em(l)).fold(0.0, f32::max);
        let mut labels = coordinates.columns.iter().chain(&coordinates.rows);
        let plain = labels.all(|label| label.is_ascii());
        Self {
            least: LABEL_MIN.max(coordinates.least).min(LABEL_MAX),
            row_width: widest(&coordinates.rows),
            column_width: widest(&coordinates.columns),
            height: if plain { 0.78 } else { 1.0 },
        }
    }

    /// The size of the labels beside cells of this size.
    fn size(&self, cell: f32) -> f32 {
        // Larger labels must not take the room of the points themselves.
        let least = self.least.min(0.72 * cell).max(LABEL_MIN);
        let wanted = (LABEL * cell).clamp(least, LABEL_MAX);
        // Neighboring labels must not touch each other either.
        let widest = self.column_width.max(self.height).max(0.1);
        wanted.min(0.9 * cell / widest)
    }

    /// The margin that keeps the labels clear of the stones and of the wood's edge.
    fn margin(&self, cell: f32) -> f32 {
        let size = self.size(cell);
        REACH * cell + size * (self.row_width.max(self.height) + 0.6)
    }
}

/// An upper bound of how wide a label is set, in multiples of its size.
fn width_in_em(label: &str) -> f32 {
    label
        .chars()
        .map(|c| match c {
            '0'..='9' => 0.57,
            'W' => 0.95,
            'M' => 0.88,
            'A'..='Z' => 0.75,
            'a'..='z' | '-' => 0.62,
            _ => 1.0,
        })
        .sum()
}
