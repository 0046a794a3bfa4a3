//! The arithmetic of one triangle: which pixels of a row it covers, and what colors and texels they get.
//!
//! Edges are computed in whole numbers of 1/256 pixel, as GPUs do, so that triangles that share an edge leave no
//! pixel between them and paint none twice.

use epaint::{Color32, Pos2};

use super::raster::Texture;

/// Sub-pixel steps in a pixel.
const SUB: i64 = 256;
/// Beyond this many pixels from the origin, nothing is painted: the quotients below must stay exact.
const FAR: f32 = 131_072.0;

/// A triangle on the grid of sub-pixels, wound so that its inside is on the right of each edge.
pub(super) struct Edges {
    corners: [(i64, i64); 3],
    /// Twice its area in pixels, as wound in the mesh; negative if it had to be turned.
    signed_area: f32,
    pixels: [Pos2; 3],
}

impl Edges {
    /// The triangle, or none if it covers nothing.
    pub fn new(points: [Pos2; 3], scale: f32) -> Option<Self> {
        let pixels = points.map(|p| p * scale);
        let near = |p: &Pos2| p.x.abs() < FAR && p.y.abs() < FAR;
        if !pixels.iter().all(near) {
            return None; // also not a number
        }
        let snap = |v: f32| {
            let steps = v * SUB as f32;
            (if steps < 0.0 {
                steps - 0.5
            } else {
                steps + 0.5
            }) as i64
        };
        let [a, b, c] = pixels.map(|p| (snap(p.x), snap(p.y)));
        let area = (b.0 - a.0) * (c.1 - a.1) - (b.1 - a.1) * (c.0 - a.0);
        if area == 0 {
            return None;
        }
        let [p, q, r] = pixels;
        let signed_area = (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x);
        Some(Self {
            corners: if area > 0 { [a, b, c] } else { [a, c, b] },
            signed_area,
            pixels,
        })
    }

    /// The first row that may have pixels.
    pub fn top(&self) -> i64 {
        let [a, b, c] = self.corners;
        a.1.min(b.1).min(c.1).div_euclid(SUB)
    }

    /// The row after the last that may have pixels.
    pub fn bottom(&self) -> i64 {
        let [a, b, c] = self.corners;
        a.1.max(b.1).max(c.1).div_euclid(SUB) + 1
    }

    /// Whether it may have pixels from column `left` to the one before `right`.
    pub fn meets_columns(&self, left: i64, right: i64) -> bool {
        let [a, b, c] = self.corners;
        a.0.max(b.0).max(c.0) >= left * SUB && a.0.min(b.0).min(c.0) < right * SUB
    }

    /// The pixels of row `y` whose centers lie inside, end exclusive. Centers on an edge belong to the triangle if
    /// the edge is its upper or a left one.
    pub fn span(&self, y: i64) -> (i64, i64) {
        let center = y * SUB + SUB / 2;
        let (mut start, mut end) = (i64::MIN, i64::MAX);
        let [a, b, c] = self.corners;
        for (from, to) in [(a, b), (b, c), (c, a)] {
            let (dx, dy) = (to.0 - from.0, to.1 - from.1);
            let down = center - from.1;
            // The edge meets the row where (x - from.x) * dy = dx * down, x being a pixel's center.
            let meets = dx * down + (from.0 - SUB / 2) * dy;
            if dy < 0 {
                start = start.max(ceil_div(-meets, -dy * SUB));
            } else if dy > 0 {
                end = end.min(ceil_div(meets, dy * SUB));
            } else if dx * down < 0 || (down == 0 && dx < 0) {
                return (0, 0);
            }
        }
        (start, end)
    }
}

/// `n / d`, rounded up, for a positive `d`. Floating division is several times faster than that of integers, and
/// exact here: `n` has fewer than 53 bits, and a quotient is further from a whole number than it is rounded.
fn ceil_div(n: i64, d: i64) -> i64 {
    let quotient = n as f64 / d as f64;
    let whole = quotient as i64;
    if (whole as f64) < quotient {
        whole + 1
    } else {
        whole
    }
}

/// Up to four values that change evenly across a triangle.
pub(super) struct Gradient {
    origin: Pos2,
    values: [f32; 4],
    per_x: [f32; 4],
    per_y: [f32; 4],
    low: [f32; 4],
    high: [f32; 4],
}

/// A [`Gradient`] on its way along a row.
pub(super) struct Along {
    values: [f32; 4],
    per_x: [f32; 4],
}

/// Applies `f` to the values of the same channel.
fn channels(a: [f32; 4], b: [f32; 4], c: [f32; 4], f: impl Fn(f32, f32, f32) -> f32) -> [f32; 4] {
    let ([a0, a1, a2, a3], [b0, b1, b2, b3], [c0, c1, c2, c3]) = (a, b, c);
    [f(a0, b0, c0), f(a1, b1, c1), f(a2, b2, c2), f(a3, b3, c3)]
}

impl Gradient {
    /// The colors at the corners, premultiplied, from 0 to 255.
    pub fn colors(edges: &Edges, colors: [Color32; 3]) -> Self {
        Self::new(edges, colors.map(|c| c.to_array().map(f32::from)))
    }

    /// The texture coordinates at the corners.
    pub fn uvs(edges: &Edges, uvs: [Pos2; 3]) -> Self {
        Self::new(edges, uvs.map(|uv| [uv.x, uv.y, 0.0, 0.0]))
    }

    fn new(edges: &Edges, corners: [[f32; 4]; 3]) -> Self {
        let [p, q, r] = edges.pixels;
        let [a, b, c] = corners;
        let (u, v) = (q - p, r - p);
        // A sliver's gradient is as steep as you like; its values stay between those of its corners.
        let scale = if edges.signed_area.abs() < 1e-6 {
            0.0
        } else {
            1.0 / edges.signed_area
        };
        let (vx, vy, ux, uy) = (v.x * scale, v.y * scale, u.x * scale, u.y * scale);
        Self {
            origin: p,
            values: a,
            per_x: channels(a, b, c, |a, b, c| (b - a) * vy - (c - a) * uy),
            per_y: channels(a, b, c, |a, b, c| (c - a) * ux - (b - a) * vx),
            low: channels(a, b, c, |a, b, c| a.min(b).min(c)),
            high: channels(a, b, c, |a, b, c| a.max(b).max(c)),
        }
    }

    /// The values along row `y`, from the center of pixel `start` to that of the last before `end`.
    pub fn along(&self, y: i64, start: i64, end: i64) -> Along {
        let dy = y as f32 + 0.5 - self.origin.y;
        let at = |x: i64| {
            let dx = x as f32 + 0.5 - self.origin.x;
            let plain = channels(self.values, self.per_x, self.per_y, |value, px, py| {
                value + dx * px + dy * py
            });
            // The triangle on the grid is not quite the triangle that was asked for.
            channels(plain, self.low, self.high, |value, low, high| {
                value.max(low).min(high)
            })
        };
        let values = at(start);
        let steps = end - 1 - start;
        let per_x = if steps > 0 {
            let part = 1.0 / steps as f32;
            channels(values, at(end - 1), values, |from, to, _| {
                (to - from) * part
            })
        } else {
            [0.0; 4]
        };
        Along { values, per_x }
    }
}

impl Along {
    /// The values here.
    pub fn values(&self) -> [f32; 4] {
        self.values
    }

    /// Goes on by a pixel.
    pub fn step(&mut self) {
        self.values = channels(self.values, self.per_x, self.per_x, |value, step, _| {
            value + step
        });
    }

    /// The same way as colors.
    pub fn colors(&self) -> Colors {
        let fixed = |v: f32| (v * 65_536.0) as i32;
        Colors {
            // Half a step more, so that cutting off rounds.
            values: self.values.map(|v| fixed(v + 0.5)),
            per_x: self.per_x.map(fixed),
        }
    }
}

/// Colors along a row, in 1/65536 of a step of a channel.
pub(super) struct Colors {
    values: [i32; 4],
    per_x: [i32; 4],
}

impl Colors {
    /// Goes on by some pixels.
    pub fn skip(&mut self, pixels: i64) {
        let ([r, g, b, a], [dr, dg, db, da]) = (self.values, self.per_x);
        let on = |value: i32, step: i32| value.wrapping_add(step.wrapping_mul(pixels as i32));
        self.values = [on(r, dr), on(g, dg), on(b, db), on(a, da)];
    }

    /// The color here; goes on by a pixel.
    pub fn next(&mut self) -> Color32 {
        let ([r, g, b, a], [dr, dg, db, da]) = (self.values, self.per_x);
        self.values = [r + dr, g + dg, b + db, a + da];
        let byte = |v: i32| (v >> 16).clamp(0, 255) as u8;
        Color32::from_rgba_premultiplied(byte(r), byte(g), byte(b), byte(a))
    }
}

/// A texture to be sampled.
pub(super) struct Texels<'a> {
    texture: &'a Texture,
    width: f32,
    height: f32,
}

impl<'a> Texels<'a> {
    pub fn new(texture: &'a Texture) -> Self {
        Self {
            texture,
            width: texture.width as f32,
            height: texture.height as f32,
        }
    }

    /// The color at texture coordinates from 0 to 1; beyond them the border goes on.
    pub fn sample(&self, u: f32, v: f32) -> Color32 {
        if self.texture.nearest {
            return self.texel(
                (u * self.width).floor() as i64,
                (v * self.height).floor() as i64,
            );
        }
        let (x, y) = (u * self.width - 0.5, v * self.height - 0.5);
        let (left, top) = (x.floor(), y.floor());
        // 1/256 of a texel is as fine as GPUs sample; glyphs on whole pixels then cost one look-up.
        let part = |at: f32, floor: f32| ((at - floor) * 256.0).round() as u32;
        let (fx, fy) = (part(x, left), part(y, top));
        let (left, top) = (left as i64, top as i64);
        match (fx, fy) {
            (0, 0) => self.texel(left, top),
            (256, 256) => self.texel(left + 1, top + 1),
            (0, 256) => self.texel(left, top + 1),
            (256, 0) => self.texel(left + 1, top),
            _ => {
                let upper = mix(self.texel(left, top), self.texel(left + 1, top), fx);
                let lower = mix(self.texel(left, top + 1), self.texel(left + 1, top + 1), fx);
                mix(upper, lower, fy)
            }
        }
    }

    fn texel(&self, x: i64, y: i64) -> Color32 {
        let clamp = |v: i64, side: usize| v.clamp(0, (side as i64 - 1).max(0)) as usize;
        let index =
            clamp(y, self.texture.height) * self.texture.width + clamp(x, self.texture.width);
        self.texture
            .pixels
            .get(index)
            .copied()
            .unwrap_or(Color32::TRANSPARENT)
    }
}

/// Mixes two colors; `part` of 256 is the share of the second.
fn mix(a: Color32, b: Color32, part: u32) -> Color32 {
    if a == b {
        return a;
    }
    let blend = |a: u8, b: u8| {
        let sum = u32::from(a) * (256 - part) + u32::from(b) * part;
        ((sum + 128) >> 8) as u8
    };
    let [ar, ag, ab, aa] = a.to_array();
    let [br, bg, bb, ba] = b.to_array();
    Color32::from_rgba_premultiplied(blend(ar, br), blend(ag, bg), blend(ab, bb), blend(aa, ba))
}
