//! Stones as meshes: rings of colored vertices that share one light, so that a stone is smooth at every size.
//!
//! A [`StoneStamp`] is built once for each color and size in a picture and then copied to every stone of it.

use std::f32::consts::TAU;

use epaint::{Color32, Mesh, Pos2, Vec2, Vertex, WHITE_UV, pos2, vec2};

use super::palette::{StonePaint, StoneStyle};

/// Where the highlight lies, in radii from the center.
pub(super) const FOCUS: Vec2 = vec2(-0.30, -0.38);
/// How far the shadow lies from the stone, in radii.
pub(super) const SHADOW_OFFSET: Vec2 = vec2(0.05, 0.11);
/// How far the shadow reaches beyond the stone's rim, in radii.
pub(super) const SHADOW_SPREAD: f32 = 0.13;

/// Where the ring of a white stone begins in the ringed style, in radii: labels fit inside.
pub(super) const RINGED: f32 = 0.78;

/// By how many pixels the side of a sharp circle may miss it.
const SHARP: f32 = 0.09;
/// The same for a soft one, where nobody sees a corner.
const SOFT: f32 = 0.35;

/// How many corners a circle needs so that its sides miss it by no more than `sagitta` pixels.
fn segments(radius_px: f32, sagitta: f32) -> u32 {
    let angle = (1.0 - sagitta / radius_px.max(1.0)).clamp(-1.0, 1.0).acos();
    (std::f32::consts::PI / angle).ceil().clamp(12.0, 128.0) as u32
}

/// A mesh that is copied to several places.
pub(super) struct StoneStamp {
    vertices: Vec<Vertex>,
    indices: Vec<u32>,
}

impl StoneStamp {
    /// A stone of `radius` points around the origin.
    pub fn stone(radius: f32, paint: &StonePaint, style: StoneStyle, pixel: f32) -> Self {
        let mut rings = Rings::new(radius / pixel.max(0.05), SHARP);
        match style {
            StoneStyle::Shaded => {
                let [(_, highlight), ..] = paint.stops;
                rings.center((radius * FOCUS).to_pos2(), highlight);
                let body = (radius - 0.5 * pixel).max(0.0);
                let small = radius < 18.0 * pixel;
                for (index, (t, color)) in paint.stops.into_iter().enumerate().skip(1) {
                    if small && index == 2 {
                        continue;
                    }
                    rings.ring((body * FOCUS * (1.0 - t)).to_pos2(), body * t, color);
                }
            }
            StoneStyle::Ringed => {
                let [(_, fill), ..] = paint.stops;
                let edge = (0.07 * radius).max(1.2 * pixel);
                let step = |rings: &mut Rings, at: f32, from: Color32, to: Color32| {
                    rings.ring(Pos2::ZERO, at - 0.5 * pixel, from);
                    rings.ring(Pos2::ZERO, at + 0.5 * pixel, to);
                };
                rings.center(Pos2::ZERO, fill);
                if fill != paint.outline {
                    // The ring that only this color has.
                    step(&mut rings, RINGED * radius, fill, paint.outline);
                    step(&mut rings, RINGED * radius + edge, paint.outline, fill);
                    step(&mut rings, radius - edge, fill, paint.outline);
                }
                rings.ring(Pos2::ZERO, radius - 0.5 * pixel, paint.outline);
            }
        }
        rings.ring(Pos2::ZERO, radius + 0.5 * pixel, Color32::TRANSPARENT);
        rings.stamp
    }

    /// A soft shadow for a stone of `radius` points. `lift` is how far the stone is above the board, in radii.
    pub fn shadow(radius: f32, color: Color32, lift: f32, pixel: f32) -> Self {
        let mut rings = Rings::new(radius / pixel.max(0.05), SOFT);
        let spread = SHADOW_SPREAD + 0.8 * lift;
        let center = (radius * SHADOW_OFFSET * (1.0 + 8.0 * lift)).to_pos2();
        rings.center(center, color);
        // A soft edge is a smooth step in a few pieces; on a small stone nobody sees how many.
        let pieces: u8 = if radius > 20.0 * pixel { 4 } else { 2 };
        for k in 0..=pieces {
            let t = f32::from(k) / f32::from(pieces);
            let strength = 1.0 - t * t * (3.0 - 2.0 * t);
            let at = radius * (1.0 + spread * (2.0 * t - 1.0));
            rings.ring(center, at, color.gamma_multiply(strength));
        }
        rings.stamp
    }

    /// A disc that is solid up to `core` of its radius and gone at the rim.
    pub fn glow(radius: f32, core: f32, color: Color32, pixel: f32) -> Self {
        let mut rings = Rings::new(radius / pixel.max(0.05), SOFT);
        rings.center(Pos2::ZERO, color);
        for k in 0..=4_u8 {
            let t = f32::from(k) / 4.0;
            let strength = 1.0 - t * t * (3.0 - 2.0 * t);
            let at = radius * (core + (1.0 - core) * t);
            rings.ring(Pos2::ZERO, at, color.gamma_multiply(strength));
        }
        rings.stamp
    }

    /// Makes room for `times` copies at once; growing bit by bit would copy all that is there again and again.
    pub fn make_room(&self, mesh: &mut Mesh, times: usize) {
        if mesh.vertices.capacity() - mesh.vertices.len() < self.vertices.len() {
            mesh.vertices.reserve(self.vertices.len() * times);
        }
        if mesh.indices.capacity() - mesh.indices.len() < self.indices.len() {
            mesh.indices.reserve(self.indices.len() * times);
        }
    }

    /// Copies the stamp to `center`, `alpha` times as solid.
    pub fn press(&self, mesh: &mut Mesh, center: Pos2, alpha: f32) {
        let first = mesh.vertices.len() as u32;
        let shift = center.to_vec2();
        mesh.vertices.extend(self.vertices.iter().map(|v| Vertex {
            pos: v.pos + shift,
            uv: v.uv,
            color: if alpha >= 1.0 {
                v.color
            } else {
                v.color.gamma_multiply(alpha.max(0.0))
            },
        }));
        mesh.indices.extend(self.indices.iter().map(|i| first + i));
    }
}

/// Builds a stamp from the inside out.
struct Rings {
    stamp: StoneStamp,
    circle: Vec<Vec2>,
    /// Index of the first vertex of the last ring, once there is one.
    last: Option<u32>,
}

impl Rings {
    fn new(radius_px: f32, sagitta: f32) -> Self {
        let count = segments(radius_px, sagitta);
        let circle = (0..count)
            .map(|k| Vec2::angled(TAU * k as f32 / count as f32))
            .collect();
        Self {
            stamp: StoneStamp {
                vertices: Vec::new(),
                indices: Vec::new(),
            },
            circle,
            last: None,
        }
    }

    fn vertex(&mut self, pos: Pos2, color: Color32) {
        self.stamp.vertices.push(Vertex {
            pos,
            uv: WHITE_UV,
            color,
        });
    }

    fn center(&mut self, pos: Pos2, color: Color32) {
        self.vertex(pos, color);
    }

    fn ring(&mut self, center: Pos2, radius: f32, color: Color32) {
        let radius = radius.max(0.0);
        let first = self.stamp.vertices.len() as u32;
        for index in 0..self.circle.len() {
            let Some(direction) = self.circle.get(index).copied() else {
                return;
            };
            self.vertex(
                pos2(
                    center.x + radius * direction.x,
                    center.y + radius * direction.y,
                ),
                color,
            );
        }
        let count = self.circle.len() as u32;
        for k in 0..count {
            let next = (k + 1) % count;
            match self.last {
                None => self.stamp.indices.extend([0, first + k, first + next]),
                Some(inner) => self.stamp.indices.extend([
                    inner + k,
                    first + k,
                    first + next,
                    inner + k,
                    first + next,
                    inner + next,
                ]),
            }
        }
        self.last = Some(first);
    }
}
