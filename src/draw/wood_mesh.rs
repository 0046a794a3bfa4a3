//! The board's wood: a rounded plate with soft light, grain and a beveled edge, as one mesh of colored vertices.
//!
//! No texture is needed, so the plate is sharp at every size and costs no memory. The grain is the same for the
//! same size of plate: a board does not change its face from frame to frame.

use epaint::{Color32, Mesh, Pos2, Rect, Vec2, pos2, vec2};

use super::palette::BoardPalette;

/// The radius of the plate's corners in points, unless the plate is tiny.
pub(super) const CORNER: f32 = 10.0;

/// The radius of the corners of a plate of this size.
pub(super) fn corner(rect: Rect) -> f32 {
    CORNER.min(0.05 * rect.size().min_elem())
}

/// The color of the wood at `pos`, without grain.
pub(super) fn base_color(palette: &BoardPalette, rect: Rect, pos: Pos2) -> Color32 {
    let size = rect.size().max(Vec2::splat(1.0));
    let uv = (pos - rect.min) / size;
    // The light comes from the upper left, and falls off across the board more than down it.
    let t = (0.72 * uv.x + 0.28 * uv.y).clamp(0.0, 1.0);
    let [light, middle, dark] = palette.wood;
    if t < 0.5 {
        light.lerp_to_gamma(middle, 2.0 * t)
    } else {
        middle.lerp_to_gamma(dark, 2.0 * t - 1.0)
    }
}

/// Adds the plate to `mesh`. `pixel` is the size of a pixel in points.
pub(super) fn add_wood(mesh: &mut Mesh, palette: &BoardPalette, rect: Rect, pixel: f32) {
    let radius = corner(rect);
    let inner = rect.shrink(0.5 * pixel);
    let inner_radius = (radius - 0.5 * pixel).max(0.0);
    if !inner.is_positive() {
        return;
    }
    let ys = cuts(
        inner.top(),
        inner.bottom(),
        inner_radius,
        2.0 * pixel.max(0.75),
    );
    let bevel = 1.6_f32.min(0.01 * rect.width());
    let columns = if palette.grain > 0.0 { 14 } else { 4 };

    let first = mesh.vertices.len() as u32;
    let width = columns + 3;
    mesh.reserve_vertices(ys.len() * (width + 2));
    mesh.reserve_triangles(2 * ys.len() * (width + 2));
    let grain = Grain::new(palette.grain, rect, width);
    for &y in &ys {
        let inset = inset(inner, inner_radius, y);
        let row = grain.row(y);
        let (left, right) = (inner.left() + inset, inner.right() - inset);
        for column in 0..width {
            let x = match column {
                0 => left,
                c if c == width - 1 => right,
                c => {
                    let t = (c as f32 - 1.0) / columns as f32;
                    let (from, to) = (left + bevel, right - bevel);
                    from + t * (to - from)
                }
            };
            let pos = pos2(x, y);
            let tone = grain.tone(&row, column) + edge_tone(palette, rect, pos, bevel);
            mesh.colored_vertex(pos, shaded(base_color(palette, rect, pos), tone));
        }
    }
    let stride = width as u32;
    let rows = ys.len() as u32;
    for row in 1..rows {
        let (above, below) = (first + (row - 1) * stride, first + row * stride);
        for column in 1..stride {
            mesh.add_triangle(above + column - 1, above + column, below + column - 1);
            mesh.add_triangle(above + column, below + column, below + column - 1);
        }
    }

    // A feather of one pixel all around, from the wood to nothing.
    let ring = (0..rows)
        .map(|row| first + row * stride + stride - 1)
        .chain((0..rows).rev().map(|row| first + row * stride));
    let ring: Vec<u32> = ring.collect();
    let start = mesh.vertices.len() as u32;
    for &index in &ring {
        let Some(pos) = mesh.vertices.get(index as usize).map(|v| v.pos) else {
            return;
        };
        let core = inner.shrink(inner_radius);
        let away = pos - core.clamp(pos);
        let normal = if away == Vec2::ZERO {
            (pos - inner.center()).normalized()
        } else {
            away.normalized()
        };
        mesh.colored_vertex(pos + pixel * normal, Color32::TRANSPARENT);
    }
    let count = ring.len() as u32;
    for (step, &index) in ring.iter().enumerate() {
        let next = (step + 1) % ring.len();
        let outer = start + step as u32;
        let outer_next = start + (step as u32 + 1) % count;
        let Some(&index_next) = ring.get(next) else {
            return;
        };
        mesh.add_triangle(index, index_next, outer);
        mesh.add_triangle(index_next, outer_next, outer);
    }
}

/// Where the rows of vertices lie: close together, closer still in the corners and along the bevel.
fn cuts(top: f32, bottom: f32, radius: f32, step: f32) -> Vec<f32> {
    let mut ys = Vec::new();
    let arcs = 7;
    for k in 0..=arcs {
        let angle = k as f32 / arcs as f32 * std::f32::consts::FRAC_PI_2;
        ys.push(top + radius * (1.0 - angle.cos()));
        ys.push(bottom - radius * (1.0 - angle.cos()));
    }
    let count = ((bottom - top) / step).ceil().clamp(4.0, 520.0) as u32;
    for k in 0..=count {
        let y = top + (bottom - top) * k as f32 / count as f32;
        ys.push(y);
    }
    ys.sort_by(f32::total_cmp);
    ys.dedup_by(|a, b| (*a - *b).abs() < 0.15);
    ys
}

/// How far the rounded corner takes the edge in at height `y`.
fn inset(rect: Rect, radius: f32, y: f32) -> f32 {
    let depth = (rect.top() + radius - y)
        .max(y - rect.bottom() + radius)
        .clamp(0.0, radius);
    radius - (radius * radius - depth * depth).max(0.0).sqrt()
}

/// The bevel: lit along the upper and left edges, dim along the others.
fn edge_tone(palette: &BoardPalette, rect: Rect, pos: Pos2, bevel: f32) -> f32 {
    if palette.grain <= 0.0 || bevel <= 0.0 {
        return 0.0;
    }
    let lit = (rect.top() + bevel - pos.y).max(rect.left() + bevel - pos.x) / bevel;
    let dim = (pos.y - rect.bottom() + bevel).max(pos.x - rect.right() + bevel) / bevel;
    0.10 * lit.clamp(0.0, 1.0) - 0.16 * dim.clamp(0.0, 1.0)
}

/// Makes a color lighter (`tone` above 0) or darker and a little redder (below), as wood is in its late growth.
fn shaded(color: Color32, tone: f32) -> Color32 {
    let [r, g, b, a] = color.to_array();
    let channel = |c: u8, pull: f32| {
        let value = f32::from(c) * (1.0 + tone * pull);
        value.round().clamp(0.0, 255.0) as u8
    };
    Color32::from_rgba_premultiplied(channel(r, 0.82), channel(g, 1.0), channel(b, 1.3), a)
}

/// The grain of a plate. What varies across the fibers is tabulated, and the waves along them are split into parts
/// for columns and rows, so that a vertex costs a few multiplications.
struct Grain {
    strength: f32,
    rect: Rect,
    /// Tones across the fibers, [`Self::STEPS`] to a point, from [`Self::BEFORE`] plate widths above the plate on.
    tones: Vec<f32>,
    /// For each column: the slow wave, and sine and cosine of the other two.
    columns: Vec<[f32; 5]>,
}

impl Grain {
    const BEFORE: f32 = 0.04;
    const STEPS: f32 = 1.6;

    fn new(strength: f32, rect: Rect, columns: usize) -> Self {
        let width = rect.width().max(1.0);
        let plain = strength <= 0.0;
        let count = if plain {
            0
        } else {
            ((rect.height() + 2.0 * Self::BEFORE * width) * Self::STEPS).min(8192.0) as usize + 2
        };
        let tones = (0..count)
            .map(|k| strength * across(k as f32 / (Self::STEPS * width) - Self::BEFORE, width))
            .collect();
        let columns = (0..columns)
            .map(|k| {
                let x = k as f32 / (columns as f32 - 1.0).max(1.0);
                let (slow, fast) = ((1.7 * x + 1.1).sin_cos(), (6.7 * x).sin_cos());
                let wave = 0.010 * (3.1 * x + 0.6).sin();
                [wave, slow.0, slow.1, fast.0, fast.1]
            })
            .collect();
        Self {
            strength,
            rect,
            tones,
            columns,
        }
    }

    /// What all vertices at this height share: the height in plate widths, and sines and cosines of the waves.
    fn row(&self, y: f32) -> [f32; 5] {
        let y = (y - self.rect.top()) / self.rect.width().max(1.0);
        let (slow, fast) = ((2.3 * y).sin_cos(), (9.0 * y).sin_cos());
        [y, slow.0, slow.1, fast.0, fast.1]
    }

    fn tone(&self, row: &[f32; 5], column: usize) -> f32 {
        let Some([wave, slow_sin, slow_cos, fast_sin, fast_cos]) = self.columns.get(column) else {
            return 0.0;
        };
        if self.strength <= 0.0 {
            return 0.0;
        }
        // The sine of a sum, for waves that run aslant.
        let slow = slow_sin * row[2] + slow_cos * row[1];
        let fast = fast_sin * row[4] + fast_cos * row[3];
        let y = row[0] + wave + 0.012 * slow + 0.006 * fast;
        let at = (y + Self::BEFORE) * self.rect.width() * Self::STEPS;
        let index = at.max(0.0) as usize;
        let part = (at - index as f32).clamp(0.0, 1.0);
        match self.tones.get(index..index + 2) {
            Some([a, b]) => a + part * (b - a),
            _ => 0.0,
        }
    }
}

/// The tone across the fibers at `y`, in plate widths: about -0.1 to 0.05.
fn across(y: f32, width: f32) -> f32 {
    let broad = noise(y * 8.0 + 3.0);
    let middle = noise(y * 24.0 + 17.0);
    // Fine fibers have about the same thickness in points on every board; the rings scale with it.
    let fiber = noise(y * width.clamp(200.0, 1200.0) / 3.4 + 5.0);
    // A year's growth darkens slowly and ends at once, and no year is like another.
    let years = y * 15.0 + 1.1 * noise(y * 6.0 + 9.0);
    let year = years - years.floor();
    let late = year.powi(5) * (0.55 + 0.45 * noise(years.floor() * 1.7 + 0.5));
    0.032 * broad + 0.020 * middle + 0.013 * fiber - 0.068 * late
}

/// Smooth noise along a line, from -1 to 1.
fn noise(x: f32) -> f32 {
    let cell = x.floor();
    let t = x - cell;
    let smooth = t * t * (3.0 - 2.0 * t);
    let value = |n: f32| {
        let mut bits = (n as i32 as u32).wrapping_mul(0x9e37_79b9) ^ 0x85eb_ca6b;
        bits ^= bits >> 15;
        bits = bits.wrapping_mul(0x2c1b_3c6d);
        bits ^= bits >> 12;
        (bits & 0xffff) as f32 / 32_767.5 - 1.0
    };
    let (a, b) = (value(cell), value(cell + 1.0));
    a + smooth * (b - a)
}

/// Lines of grain for media that draw curves: a few of the waves that [`grain`] bends along.
pub(super) fn grain_curves(rect: Rect) -> Vec<[Pos2; 4]> {
    let count = 9;
    (0..count)
        .map(|k| {
            let t = (k as f32 + 0.5) / count as f32;
            let jitter = 0.03 * noise(k as f32 * 3.7);
            let y = |x: f32| {
                let bend =
                    0.010 * (3.1 * x + 0.6 + k as f32).sin() + 0.008 * (1.7 * x + 2.3 * t).sin();
                rect.top() + rect.height() * (t + jitter + bend)
            };
            [0.0, 0.33, 0.67, 1.0].map(|x| rect.min + vec2(x * rect.width(), y(x) - rect.top()))
        })
        .collect()
}
