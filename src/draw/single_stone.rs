//! A stone by itself, as on the course map or beside whose turn it is.

use epaint::{Mesh, Pos2, Shape};

use super::palette::BoardPalette;
use super::stone_mesh::StoneStamp;
use crate::rules::Color;

/// A stone with its shadow around a place on the screen.
#[must_use]
pub fn stone_shapes(
    color: Color,
    center: Pos2,
    radius: f32,
    palette: &BoardPalette,
    pixels_per_point: f32,
) -> Vec<Shape> {
    let pixel = 1.0 / pixels_per_point.max(0.1);
    let mut mesh = Mesh::default();
    StoneStamp::shadow(radius, palette.shadow, 0.0, pixel).press(&mut mesh, center, 1.0);
    StoneStamp::stone(radius, palette.stone(color), palette.stone_style, pixel)
        .press(&mut mesh, center, 1.0);
    vec![mesh.into()]
}
