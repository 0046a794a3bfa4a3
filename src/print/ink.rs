//! A board and plain shapes on a page.

use epaint::{Color32, Pos2, Rect};
use krilla::color::rgb;
use krilla::geom::{Path, PathBuilder};
use krilla::num::NormalizedF32;
use krilla::paint::{Fill, Stroke};
use krilla::surface::Surface;

use super::type_case::TypeCase;
use crate::draw::{BoardLayout, BoardPalette, BoardPicture, Face, Item, Weight, board_items};
use crate::rules::Color;

/// A quarter of a circle as a curve: how far its handles reach, in parts of the radius.
const HANDLE: f32 = 0.552_285;

/// Paints a board.
pub fn board(
    surface: &mut Surface<'_>,
    case: &mut TypeCase,
    picture: &BoardPicture,
    layout: &BoardLayout,
    palette: &BoardPalette,
) {
    for item in board_items(picture, layout, palette) {
        match item {
            // Paper is the board, and nothing lies above it.
            Item::Wood { .. } | Item::Shadow { .. } => {}
            Item::Rule { rect, color } | Item::Fade { rect, color, .. } => {
                fill(surface, rectangle(rect), color);
            }
            Item::Dot {
                center,
                radius,
                color,
            } => fill(surface, circle(center, radius), color),
            Item::Glow {
                center,
                radius,
                core,
                color,
            } => fill(surface, circle(center, radius * core.max(0.7)), color),
            Item::Ring {
                center,
                radius,
                width,
                color,
            } => stroke(surface, circle(center, radius), width, color),
            Item::Rect {
                rect,
                fill: inside,
                outline,
            } => {
                fill(surface, rectangle(rect), inside);
                if let Some((width, color)) = outline {
                    stroke(surface, rectangle(rect.shrink(width / 2.0)), width, color);
                }
            }
            Item::Path {
                points,
                closed,
                fill: inside,
                width,
                color,
            } => {
                fill(surface, polygon(&points, closed), inside);
                stroke(surface, polygon(&points, closed), width, color);
            }
            Item::Stone {
                center,
                radius,
                color,
                alpha,
            } => stone(surface, center, radius, color, alpha, palette),
            Item::Text {
                center,
                text,
                size,
                color,
                weight,
            } => label(surface, case, center, &text, (size, weight), color),
        }
    }
}

/// A stone: a full disc, or an empty one with its outline; one that is only suggested is smaller.
fn stone(
    surface: &mut Surface<'_>,
    center: Pos2,
    radius: f32,
    color: Color,
    alpha: f32,
    palette: &BoardPalette,
) {
    let suggested = alpha < 0.9;
    let radius = if suggested { radius * 0.62 } else { radius };
    let paint = palette.stone(color);
    let [.., (_, body)] = paint.stops;
    let width = (radius * 0.09).max(0.4);
    fill(surface, circle(center, radius), body);
    let edge = circle(center, radius - width / 2.0);
    stroke(surface, edge, width, paint.outline);
}

fn label(
    surface: &mut Surface<'_>,
    case: &mut TypeCase,
    center: Pos2,
    text: &str,
    (size, weight): (f32, Weight),
    color: Color32,
) {
    let face = Face::Latin;
    let width = case.measure(text, face, weight, size);
    surface.set_fill(Some(paint(color)));
    surface.set_stroke(None);
    let place = (center.x - width / 2.0, center.y + size * 0.36);
    case.set(surface, place, text, (face, weight), size);
}

fn paint(color: Color32) -> Fill {
    let [red, green, blue, alpha] = color.to_srgba_unmultiplied();
    Fill {
        paint: rgb::Color::new(red, green, blue).into(),
        opacity: NormalizedF32::new(f32::from(alpha) / 255.0).unwrap_or(NormalizedF32::ONE),
        ..Fill::default()
    }
}

/// Fills a shape.
pub fn fill(surface: &mut Surface<'_>, path: Option<Path>, color: Color32) {
    if let Some(path) = path.filter(|_| color.a() > 0) {
        surface.set_stroke(None);
        surface.set_fill(Some(paint(color)));
        surface.draw_path(&path);
    }
}

/// Draws the outline of a shape.
pub fn stroke(surface: &mut Surface<'_>, path: Option<Path>, width: f32, color: Color32) {
    if let Some(path) = path.filter(|_| color.a() > 0 && width > 0.0) {
        let Fill { paint, opacity, .. } = paint(color);
        surface.set_fill(None);
        surface.set_stroke(Some(Stroke {
            paint,
            opacity,
            width,
            ..Stroke::default()
        }));
        surface.draw_path(&path);
    }
}

/// A rectangle as a path.
pub fn rectangle(rect: Rect) -> Option<Path> {
    let corners = [
        rect.left_top(),
        rect.right_top(),
        rect.right_bottom(),
        rect.left_bottom(),
    ];
    polygon(&corners, true)
}

/// A line through points.
pub fn polygon(points: &[Pos2], closed: bool) -> Option<Path> {
    let (first, rest) = points.split_first()?;
    let mut path = PathBuilder::new();
    path.move_to(first.x, first.y);
    for point in rest {
        path.line_to(point.x, point.y);
    }
    if closed {
        path.close();
    }
    path.finish()
}

fn circle(center: Pos2, radius: f32) -> Option<Path> {
    let (x, y, r, h) = (center.x, center.y, radius, radius * HANDLE);
    let mut path = PathBuilder::new();
    path.move_to(x + r, y);
    path.cubic_to(x + r, y + h, x + h, y + r, x, y + r);
    path.cubic_to(x - h, y + r, x - r, y + h, x - r, y);
    path.cubic_to(x - r, y - h, x - h, y - r, x, y - r);
    path.cubic_to(x + h, y - r, x + r, y - h, x + r, y);
    path.close();
    path.finish()
}
