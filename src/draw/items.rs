//! The display list: a picture as a list of simple things to paint, from back to front.
//!
//! It stands between [`BoardPicture`] and the two media, so that shapes and SVG cannot show different pictures.
//! It has no opinion on triangles or tags.

use epaint::{Color32, Pos2, Rect, Vec2, pos2, vec2};

use super::fonts::Weight;
use super::layout::BoardLayout;
use super::marks;
use super::palette::BoardPalette;
use super::picture::{BoardPicture, PictureMarkKind, PictureStone};
use crate::rules::{Color, Point};

/// A stone that is only suggested: dead, or not played.
const TRANSLUCENT: f32 = 0.52;

/// Toward which side a line fades away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Toward {
    /// The left.
    Left,
    /// The right.
    Right,
    /// Upward.
    Up,
    /// Downward.
    Down,
}

/// One thing to paint.
#[derive(Clone, Debug, PartialEq)]
pub enum Item {
    /// The board itself.
    Wood {
        /// Its place.
        rect: Rect,
    },
    /// A piece of a line.
    Rule {
        /// Its place.
        rect: Rect,
        /// Its color.
        color: Color32,
    },
    /// A piece of a line that runs out of the picture.
    Fade {
        /// Its place.
        rect: Rect,
        /// Where it ends.
        toward: Toward,
        /// Its color where it begins.
        color: Color32,
    },
    /// A sharp disc.
    Dot {
        /// Its center.
        center: Pos2,
        /// Its radius.
        radius: f32,
        /// Its color.
        color: Color32,
    },
    /// A disc that is solid in the middle and gone at the radius.
    Glow {
        /// Its center.
        center: Pos2,
        /// Its radius.
        radius: f32,
        /// The part of the radius up to which it is solid.
        core: f32,
        /// Its color.
        color: Color32,
    },
    /// A circle.
    Ring {
        /// Its center.
        center: Pos2,
        /// Its radius.
        radius: f32,
        /// The width of its line.
        width: f32,
        /// Its color.
        color: Color32,
    },
    /// A filled rectangle, perhaps with an outline inside of it.
    Rect {
        /// Its place.
        rect: Rect,
        /// Its color.
        fill: Color32,
        /// The width and color of the outline.
        outline: Option<(f32, Color32)>,
    },
    /// A line through points, closed or not, filled or not.
    Path {
        /// The points.
        points: Vec<Pos2>,
        /// Whether the last is joined to the first.
        closed: bool,
        /// The color inside.
        fill: Color32,
        /// The width of the line.
        width: f32,
        /// Its color.
        color: Color32,
    },
    /// The shadow of a stone of this radius.
    Shadow {
        /// The stone's center.
        center: Pos2,
        /// The stone's radius.
        radius: f32,
        /// How far the stone is lifted.
        lift: f32,
        /// How dark it is.
        alpha: f32,
    },
    /// A stone.
    Stone {
        /// Its center.
        center: Pos2,
        /// Its radius.
        radius: f32,
        /// Whose it is.
        color: Color,
        /// How solid it is.
        alpha: f32,
    },
    /// A piece of text, centered.
    Text {
        /// Its center.
        center: Pos2,
        /// The text.
        text: String,
        /// Its size.
        size: f32,
        /// Its color.
        color: Color32,
        /// How heavy it is.
        weight: Weight,
    },
}

/// A picture as a list of simple things to paint, from back to front, for a medium without pixels.
#[must_use]
pub fn board_items(
    picture: &BoardPicture,
    layout: &BoardLayout,
    palette: &BoardPalette,
) -> Vec<Item> {
    Scene::new(picture, layout, palette, None).items()
}

/// Everything that is needed to place things: the picture, where its points are, and how fine the medium is.
pub(super) struct Scene<'a> {
    pub picture: &'a BoardPicture,
    pub layout: &'a BoardLayout,
    pub palette: &'a BoardPalette,
    /// The size of a pixel in points; 0 if the medium has none.
    pub pixel: f32,
    /// The width of an inner line.
    pub line: f32,
}

impl<'a> Scene<'a> {
    pub fn new(
        picture: &'a BoardPicture,
        layout: &'a BoardLayout,
        palette: &'a BoardPalette,
        pixels_per_point: Option<f32>,
    ) -> Self {
        let pixel = pixels_per_point.map_or(0.0, |p| 1.0 / p.max(0.1));
        let wanted = 0.0195 * layout.cell();
        let line = if pixel > 0.0 {
            (wanted / pixel).round().max(1.0) * pixel
        } else {
            wanted.max(0.75)
        };
        Self {
            picture,
            layout,
            palette,
            pixel,
            line,
        }
    }

    /// The center of a point, moved by less than a pixel so that the lines through it are sharp.
    pub fn pos(&self, point: Point) -> Pos2 {
        self.sharp(self.layout.pos_from_point(point))
    }

    fn sharp(&self, pos: Pos2) -> Pos2 {
        if self.pixel <= 0.0 {
            return pos;
        }
        let half = self.line / 2.0;
        let edge = |v: f32| ((v - half) / self.pixel).round() * self.pixel + half;
        pos2(edge(pos.x), edge(pos.y))
    }

    /// A width of about `cells`, at least one pixel.
    pub fn width(&self, cells: f32) -> f32 {
        (cells * self.layout.cell()).max(self.pixel.max(0.75))
    }

    /// The display list of the whole picture.
    pub fn items(&self) -> Vec<Item> {
        let mut items = vec![Item::Wood {
            rect: self.layout.wood(),
        }];
        marks::shades(self, &mut items);
        self.lines(&mut items);
        self.coordinates(&mut items);
        marks::below_stones(self, &mut items);
        self.stones(&mut items);
        marks::above_stones(self, &mut items);
        self.flying(&mut items);
        items
    }

    fn lines(&self, items: &mut Vec<Item>) {
        let view = &self.picture.view;
        let cuts = view.cuts(self.picture.size);
        let at = |column: u8, row: u8| self.pos(Point { column, row });
        let (first, last) = (*view.columns().start(), *view.columns().end());
        let (bottom, top) = (*view.rows().start(), *view.rows().end());
        let (min, max) = (at(first, top), at(last, bottom));
        let half = self.line / 2.0;
        let color = self.palette.line;
        // The board's edges are thicker, and grow outward so that all line centers stay where points are.
        let thicker = if self.pixel > 0.0 {
            (0.6 * self.line / self.pixel).round().max(1.0) * self.pixel
        } else {
            0.6 * self.line
        };
        let extra = |cut: bool| if cut { 0.0 } else { thicker };
        let grid = Rect::from_min_max(
            min - Vec2::splat(half) - vec2(extra(cuts.left), extra(cuts.top)),
            max + Vec2::splat(half) + vec2(extra(cuts.right), extra(cuts.bottom)),
        );
        let run = 0.6 * self.layout.cell();
        for column in view.columns() {
            let x = at(column, top).x;
            let left = x
                - half
                - if column == first {
                    extra(cuts.left)
                } else {
                    0.0
                };
            let right = x
                + half
                + if column == last {
                    extra(cuts.right)
                } else {
                    0.0
                };
            let piece = |y0: f32, y1: f32| Rect::from_min_max(pos2(left, y0), pos2(right, y1));
            items.push(Item::Rule {
                rect: piece(grid.top(), grid.bottom()),
                color,
            });
            if cuts.top {
                let rect = piece(grid.top() - run, grid.top());
                items.push(fade(rect, Toward::Up, color));
            }
            if cuts.bottom {
                let rect = piece(grid.bottom(), grid.bottom() + run);
                items.push(fade(rect, Toward::Down, color));
            }
        }
        for row in view.rows() {
            let y = at(first, row).y;
            let upper = y - half - if row == top { extra(cuts.top) } else { 0.0 };
            let lower = y
                + half
                + if row == bottom {
                    extra(cuts.bottom)
                } else {
                    0.0
                };
            let piece = |x0: f32, x1: f32| Rect::from_min_max(pos2(x0, upper), pos2(x1, lower));
            items.push(Item::Rule {
                rect: piece(grid.left(), grid.right()),
                color,
            });
            if cuts.left {
                let rect = piece(grid.left() - run, grid.left());
                items.push(fade(rect, Toward::Left, color));
            }
            if cuts.right {
                let rect = piece(grid.right(), grid.right() + run);
                items.push(fade(rect, Toward::Right, color));
            }
        }
        for star in self.picture.size.star_points() {
            if view.contains(star) {
                items.push(Item::Dot {
                    center: self.pos(star),
                    radius: (0.062 * self.layout.cell()).max(self.line + 0.6),
                    color,
                });
            }
        }
    }

    fn coordinates(&self, items: &mut Vec<Item>) {
        let Some(names) = &self.picture.coordinates else {
            return;
        };
        let view = &self.picture.view;
        let mut push = |center: Pos2, text: &String| {
            if !text.is_empty() {
                items.push(Item::Text {
                    center,
                    text: text.clone(),
                    size: self.layout.label_size(),
                    color: self.palette.coordinate,
                    weight: Weight::Regular,
                });
            }
        };
        for (index, text) in (0..view.column_count()).zip(&names.columns) {
            push(self.layout.column_label_pos(index), text);
        }
        for (index, text) in (0..view.row_count()).zip(&names.rows) {
            push(self.layout.row_label_pos(index), text);
        }
    }

    /// How solid a stone is: marks can make it translucent.
    fn alpha(&self, stone: &PictureStone) -> f32 {
        let dead = self
            .picture
            .marks
            .iter()
            .any(|m| m.at == stone.point && m.kind == PictureMarkKind::Dead);
        let alpha = stone.alpha.clamp(0.0, 1.0);
        if dead { alpha * TRANSLUCENT } else { alpha }
    }

    fn stones(&self, items: &mut Vec<Item>) {
        let view = &self.picture.view;
        let seen = |raised: bool| {
            self.picture
                .stones
                .iter()
                .filter(move |s| s.offset == Vec2::ZERO && (s.scale > 1.0) == raised)
                .filter(|s| view.contains(s.point))
                .map(|s| (s, self.alpha(s)))
                .filter(|(_, alpha)| *alpha > 0.0)
        };
        // A shadow shows through a translucent stone as a stain, so it goes first.
        let shade = |alpha: f32| (alpha - 0.6) / 0.4;
        items.extend(
            seen(false)
                .filter(|(_, alpha)| shade(*alpha) > 0.0)
                .map(|(stone, alpha)| self.shadow(stone, shade(alpha))),
        );
        items.extend(seen(false).map(|(stone, alpha)| self.stone(stone, alpha)));
        for (stone, alpha) in seen(true) {
            items.push(self.shadow(stone, shade(alpha)));
            items.push(self.stone(stone, alpha));
        }
        for mark in &self.picture.marks {
            let ghost = match &mark.kind {
                PictureMarkKind::Ghost { color, .. } | PictureMarkKind::Hover(color) => *color,
                _ => continue,
            };
            if view.contains(mark.at) {
                let stone = PictureStone::new(mark.at, ghost);
                items.push(self.stone(&stone, TRANSLUCENT));
            }
        }
    }

    /// Stones that are on their way lie above everything.
    fn flying(&self, items: &mut Vec<Item>) {
        for stone in &self.picture.stones {
            let alpha = self.alpha(stone);
            if stone.offset != Vec2::ZERO && alpha > 0.0 {
                items.push(self.shadow(stone, alpha * alpha));
                items.push(self.stone(stone, alpha));
            }
        }
    }

    fn center(&self, stone: &PictureStone) -> Pos2 {
        self.pos(stone.point) + stone.offset * self.layout.cell()
    }

    fn shadow(&self, stone: &PictureStone, alpha: f32) -> Item {
        Item::Shadow {
            center: self.center(stone),
            radius: self.layout.stone_radius() * stone.scale.max(0.0),
            lift: (stone.scale - 1.0).max(0.0),
            alpha: alpha.clamp(0.0, 1.0),
        }
    }

    fn stone(&self, stone: &PictureStone, alpha: f32) -> Item {
        Item::Stone {
            center: self.center(stone),
            radius: self.layout.stone_radius() * stone.scale.max(0.0),
            color: stone.color,
            alpha,
        }
    }
}

fn fade(rect: Rect, toward: Toward, color: Color32) -> Item {
    Item::Fade {
        rect,
        toward,
        color,
    }
}
