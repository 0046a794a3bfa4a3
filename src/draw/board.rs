//! A board picture as epaint shapes, for a window or for the rasterizer.
//!
//! Making a full board of 19 by 19 takes about a millisecond, so [`BoardShapes`] can be kept while the picture stays
//! the same. Only its labels are set anew for each frame: a font atlas may have changed meanwhile.

use std::sync::Arc;

use epaint::{
    CircleShape, Color32, Galley, Mesh, PathShape, Pos2, Rect, RectShape, Shape, Stroke,
    StrokeKind, TextShape, pos2, vec2,
};

use super::fonts::Weight;
use super::items::{Item, Scene, Toward};
use super::layout::BoardLayout;
use super::palette::BoardPalette;
use super::picture::BoardPicture;
use super::stone_mesh::StoneStamp;
use super::wood_mesh;
use crate::rules::Color;

/// How a label is to be set.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LabelStyle {
    /// Font size in points.
    pub size: f32,
    /// Color.
    pub color: Color32,
    /// Regular for coordinates, Bold for letters and numbers on points.
    pub weight: Weight,
}

/// Makes shapes of a picture, from back to front.
///
/// `label` sets a piece of text on one line; its colors must be in the galley. In egui:
/// `|text, style| ui.fonts_mut(|f| f.layout_no_wrap(text.to_owned(), font_id(style), style.color))`.
#[must_use]
pub fn board_shapes(
    picture: &BoardPicture,
    layout: &BoardLayout,
    palette: &BoardPalette,
    pixels_per_point: f32,
    label: &mut dyn FnMut(&str, LabelStyle) -> Arc<Galley>,
) -> Vec<Shape> {
    BoardShapes::new(picture, layout, palette, pixels_per_point).shapes(label)
}

/// The shapes of a picture but for its labels, to be kept from frame to frame.
#[derive(Clone, Debug)]
pub struct BoardShapes {
    pieces: Vec<Piece>,
}

#[derive(Clone, Debug)]
enum Piece {
    Shape(Shape),
    Label {
        center: Pos2,
        text: String,
        style: LabelStyle,
    },
}

impl BoardShapes {
    /// Makes everything of a picture that needs no fonts.
    #[must_use]
    pub fn new(
        picture: &BoardPicture,
        layout: &BoardLayout,
        palette: &BoardPalette,
        pixels_per_point: f32,
    ) -> Self {
        let scene = Scene::new(picture, layout, palette, Some(pixels_per_point));
        let items = scene.items();
        let stamped = |item: &&Item| matches!(item, Item::Shadow { .. } | Item::Stone { .. });
        let mut brush = Brush {
            palette,
            pixel: scene.pixel,
            mesh: Mesh::default(),
            pieces: Vec::new(),
            stamps: Vec::new(),
            to_stamp: items.iter().filter(stamped).count(),
        };
        for item in items {
            brush.paint(item);
        }
        brush.flush();
        Self {
            pieces: brush.pieces,
        }
    }

    /// All shapes from back to front; `label` is that of [`board_shapes`].
    #[must_use]
    pub fn shapes(&self, label: &mut dyn FnMut(&str, LabelStyle) -> Arc<Galley>) -> Vec<Shape> {
        let shape = |piece: &Piece| match piece {
            Piece::Shape(shape) => shape.clone(),
            Piece::Label {
                center,
                text,
                style,
            } => {
                let galley = label(text, *style);
                let corner = corner_of_text(&galley, text, style.size, *center);
                TextShape::new(corner, galley, style.color).into()
            }
        };
        self.pieces.iter().map(shape).collect()
    }
}

/// What a stamp was made for, so that it is made once.
#[derive(Clone, Copy, PartialEq)]
enum StampKey {
    Stone { color: Color, radius: f32 },
    Shadow { radius: f32, lift: f32 },
}

struct Brush<'a> {
    palette: &'a BoardPalette,
    pixel: f32,
    /// What was painted since the last shape that is no mesh.
    mesh: Mesh,
    pieces: Vec<Piece>,
    stamps: Vec<(StampKey, StoneStamp)>,
    /// How many stones and shadows are still to come.
    to_stamp: usize,
}

impl Brush<'_> {
    fn paint(&mut self, item: Item) {
        match item {
            Item::Wood { rect } => {
                wood_mesh::add_wood(&mut self.mesh, self.palette, rect, self.pixel);
            }
            Item::Rule { rect, color } => self.mesh.add_colored_rect(rect, color),
            Item::Fade {
                rect,
                toward,
                color,
            } => add_fade(&mut self.mesh, rect, toward, color),
            Item::Dot {
                center,
                radius,
                color,
            } => self.shape(CircleShape::filled(center, radius, color).into()),
            Item::Glow {
                center,
                radius,
                core,
                color,
            } => {
                StoneStamp::glow(radius, core, color, self.pixel).press(&mut self.mesh, center, 1.0)
            }
            Item::Ring {
                center,
                radius,
                width,
                color,
            } => {
                // epaint puts a circle's stroke outside of its radius; ours lies on it.
                let inside = radius - 0.5 * width;
                self.shape(CircleShape::stroke(center, inside, Stroke::new(width, color)).into());
            }
            Item::Rect {
                rect,
                fill,
                outline: None,
            } => self.mesh.add_colored_rect(rect, fill),
            Item::Rect {
                rect,
                fill,
                outline: Some((width, color)),
            } => {
                let stroke = Stroke::new(width, color);
                self.shape(RectShape::new(rect, 0, fill, stroke, StrokeKind::Inside).into());
            }
            Item::Path {
                points,
                closed,
                fill,
                width,
                color,
            } => self.path(points, closed, fill, Stroke::new(width, color)),
            Item::Shadow {
                center,
                radius,
                lift,
                alpha,
            } => self.stamp(StampKey::Shadow { radius, lift }, center, alpha),
            Item::Stone {
                center,
                radius,
                color,
                alpha,
            } => self.stamp(StampKey::Stone { color, radius }, center, alpha),
            Item::Text {
                center,
                text,
                size,
                color,
                weight,
            } => {
                let style = LabelStyle {
                    size,
                    color,
                    weight,
                };
                self.flush();
                self.pieces.push(Piece::Label {
                    center,
                    text,
                    style,
                });
            }
        }
    }

    fn path(&mut self, points: Vec<Pos2>, closed: bool, fill: Color32, stroke: Stroke) {
        let shape = match (closed, fill != Color32::TRANSPARENT) {
            (true, true) => return self.concave(&points, fill),
            (true, false) => PathShape::closed_line(points, stroke).into(),
            (false, _) => {
                // Round ends; a path even for two points, because epaint moves single segments to whole pixels.
                for end in [points.first(), points.last()].into_iter().flatten() {
                    self.shape(CircleShape::filled(*end, 0.5 * stroke.width, stroke.color).into());
                }
                PathShape::line(points, stroke).into()
            }
        };
        self.shape(shape);
    }

    /// An arrow is not convex, so that epaint cannot fill it: shaft and head are filled one by one.
    fn concave(&mut self, points: &[Pos2], fill: Color32) {
        if let [a, b, c, d, e, f, g] = points {
            let convex = |points: Vec<Pos2>| {
                Shape::from(PathShape::convex_polygon(points, fill, Stroke::NONE))
            };
            self.shape(convex(vec![*a, *b, *c, *g]));
            self.shape(convex(vec![*d, *e, *f]));
        }
    }

    fn stamp(&mut self, key: StampKey, center: Pos2, alpha: f32) {
        let found = self.stamps.iter().position(|(k, _)| *k == key);
        let index = found.unwrap_or_else(|| {
            let stamp = match key {
                StampKey::Stone { color, radius } => StoneStamp::stone(
                    radius,
                    self.palette.stone(color),
                    self.palette.stone_style,
                    self.pixel,
                ),
                StampKey::Shadow { radius, lift } => {
                    StoneStamp::shadow(radius, self.palette.shadow, lift, self.pixel)
                }
            };
            self.stamps.push((key, stamp));
            self.stamps.len() - 1
        });
        if let Some((_, stamp)) = self.stamps.get(index) {
            stamp.make_room(&mut self.mesh, self.to_stamp);
            stamp.press(&mut self.mesh, center, alpha);
        }
        self.to_stamp = self.to_stamp.saturating_sub(1);
    }

    fn shape(&mut self, shape: Shape) {
        self.flush();
        self.pieces.push(Piece::Shape(shape));
    }

    fn flush(&mut self) {
        if !self.mesh.is_empty() {
            let mesh = std::mem::take(&mut self.mesh);
            self.pieces.push(Piece::Shape(mesh.into()));
        }
    }
}

fn add_fade(mesh: &mut Mesh, rect: Rect, toward: Toward, color: Color32) {
    let first = mesh.vertices.len() as u32;
    let gone = Color32::TRANSPARENT;
    let (lt, rt, rb, lb) = match toward {
        Toward::Left => (gone, color, color, gone),
        Toward::Right => (color, gone, gone, color),
        Toward::Up => (gone, gone, color, color),
        Toward::Down => (color, color, gone, gone),
    };
    mesh.colored_vertex(rect.left_top(), lt);
    mesh.colored_vertex(rect.right_top(), rt);
    mesh.colored_vertex(rect.right_bottom(), rb);
    mesh.colored_vertex(rect.left_bottom(), lb);
    mesh.add_triangle(first, first + 1, first + 2);
    mesh.add_triangle(first, first + 2, first + 3);
}

/// How far the visual middle of a text lies above its baseline, in multiples of its size.
pub(super) fn middle_above_baseline(text: &str) -> f32 {
    let low = |c: char| c.is_ascii_lowercase() && !"bdfhklt".contains(c);
    if !text.is_empty() && text.chars().all(low) {
        0.275
    } else {
        0.368
    }
}

/// Where a galley must start so that what is seen of it is centered.
fn corner_of_text(galley: &Galley, text: &str, size: f32, center: Pos2) -> Pos2 {
    let baseline = galley
        .rows
        .first()
        .and_then(|row| row.glyphs.first().map(|glyph| row.pos.y + glyph.pos.y));
    let down = match baseline {
        Some(baseline) => baseline - middle_above_baseline(text) * size,
        None => 0.5 * galley.rect.height(),
    };
    pos2(center.x - galley.rect.center().x, center.y) - vec2(0.0, down)
}
