//! A CPU rasterizer for epaint's triangles: pictures without a GPU, a window or a display.
//!
//! It paints what `egui_glow` paints: pixels are covered by their centers with the top-left rule, vertex and texture
//! colors are premultiplied and multiplied in gamma space, textures are sampled bilinearly, and there is no dither.
//! It has no opinion on what is drawn, and it ignores paint callbacks, which belong to a GPU.

use std::collections::BTreeMap;

use epaint::textures::{TextureFilter, TexturesDelta};
use epaint::{
    ClippedPrimitive, Color32, ImageData, ImageDelta, Mesh, Pos2, Primitive, TextureId, Vertex,
    WHITE_UV,
};

use super::error::DrawError;
use super::raster_span::{Edges, Gradient, Texels};

/// The longest side of an image.
const MAX_SIDE: usize = 16_384;

/// An image with premultiplied colors, row by row from the top.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Image {
    width: usize,
    height: usize,
    pixels: Vec<Color32>,
}

impl Image {
    /// An image of one color.
    ///
    /// # Errors
    ///
    /// Fails if a side is zero or longer than 16384 pixels.
    pub fn new(width: usize, height: usize, color: Color32) -> Result<Self, DrawError> {
        let side = 1..=MAX_SIDE;
        if !side.contains(&width) || !side.contains(&height) {
            return Err(DrawError::ImageSize { width, height });
        }
        Ok(Self {
            width,
            height,
            pixels: vec![color; width * height],
        })
    }

    /// An image of these pixels, row by row from the top.
    ///
    /// # Errors
    ///
    /// Fails if a side is zero or longer than 16384 pixels, or if there are not `width * height` pixels.
    pub fn from_pixels(
        width: usize,
        height: usize,
        pixels: Vec<Color32>,
    ) -> Result<Self, DrawError> {
        let image = Self::new(width, height, Color32::TRANSPARENT)?;
        if pixels.len() != image.pixels.len() {
            return Err(DrawError::ImageSize { width, height });
        }
        Ok(Self { pixels, ..image })
    }

    /// Width in pixels.
    #[must_use]
    pub fn width(&self) -> usize {
        self.width
    }

    /// Height in pixels.
    #[must_use]
    pub fn height(&self) -> usize {
        self.height
    }

    /// The pixels, premultiplied.
    #[must_use]
    pub fn pixels(&self) -> &[Color32] {
        &self.pixels
    }

    /// The pixel at column `x` and row `y` from the upper left.
    #[must_use]
    pub fn pixel(&self, x: usize, y: usize) -> Option<Color32> {
        if x < self.width {
            self.pixels.get(y * self.width + x).copied()
        } else {
            None
        }
    }

    /// The part of row `y` that lies in `area`.
    #[must_use]
    pub fn row(&self, y: usize, area: Area) -> &[Color32] {
        let row = y * self.width;
        let part = row + area.left..row + area.right.min(self.width);
        self.pixels.get(part).unwrap_or_default()
    }

    /// The whole image.
    #[must_use]
    pub fn area(&self) -> Area {
        Area {
            left: 0,
            top: 0,
            right: self.width,
            bottom: self.height,
        }
    }

    /// Gives every pixel of `area` one color.
    pub fn fill(&mut self, area: Area, color: Color32) {
        for y in area.top..area.bottom.min(self.height) {
            let row = y * self.width;
            let part = row + area.left..row + area.right.min(self.width);
            if let Some(part) = self.pixels.get_mut(part) {
                part.fill(color);
            }
        }
    }

    /// The pixels as bytes with straight alpha, as files want them.
    #[must_use]
    pub fn to_rgba(&self) -> Vec<u8> {
        self.pixels
            .iter()
            .flat_map(Color32::to_srgba_unmultiplied)
            .collect()
    }
}

/// A rectangle of pixels, ends exclusive.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Area {
    /// The first column.
    pub left: usize,
    /// The first row.
    pub top: usize,
    /// The column after the last.
    pub right: usize,
    /// The row after the last.
    pub bottom: usize,
}

/// The textures that meshes refer to, kept up to date with what egui or epaint reports.
#[derive(Default)]
pub struct TextureStore {
    textures: BTreeMap<TextureId, Texture>,
    /// Textures that were freed with the last update: what is painted after it may still use them.
    freed: Vec<TextureId>,
}

/// One texture.
pub(super) struct Texture {
    pub width: usize,
    pub height: usize,
    pub pixels: Vec<Color32>,
    pub nearest: bool,
}

impl TextureStore {
    /// Takes over all changes, leaving nothing undone in `delta`.
    pub fn update(&mut self, mut delta: TexturesDelta) {
        for id in self.freed.drain(..) {
            self.textures.remove(&id);
        }
        for (id, changes) in delta.set.drain() {
            for change in changes {
                self.set(id, &change);
            }
        }
        self.freed.extend(delta.free.drain());
    }

    /// Takes over one change of a texture, as `epaint::Fonts::font_image_delta` gives it.
    pub fn set(&mut self, id: TextureId, delta: &ImageDelta) {
        let ImageData::Color(image) = &delta.image;
        let [width, height] = image.size;
        let nearest = delta.options.magnification == TextureFilter::Nearest;
        let Some([left, top]) = delta.pos else {
            let pixels = image.pixels.clone();
            let texture = Texture {
                width,
                height,
                pixels,
                nearest,
            };
            self.textures.insert(id, texture);
            return;
        };
        let Some(texture) = self.textures.get_mut(&id) else {
            return;
        };
        let rows = image.pixels.chunks_exact(width.max(1));
        for (row, source) in rows.enumerate().take(height) {
            let start = (top + row) * texture.width + left;
            if let Some(target) = texture.pixels.get_mut(start..start + width) {
                target.copy_from_slice(source);
            }
        }
    }
}

/// Paints `primitives` over `image`, in order.
pub fn paint(
    image: &mut Image,
    pixels_per_point: f32,
    primitives: &[ClippedPrimitive],
    textures: &TextureStore,
) {
    let area = image.area();
    paint_within(image, area, pixels_per_point, primitives, textures);
}

/// Paints the part of `primitives` that lies in `area`: the same pixels there as [`paint`], and none elsewhere.
pub fn paint_within(
    image: &mut Image,
    area: Area,
    pixels_per_point: f32,
    primitives: &[ClippedPrimitive],
    textures: &TextureStore,
) {
    let area = Clip::new(area);
    for primitive in primitives {
        let Primitive::Mesh(mesh) = &primitive.primitive else {
            continue;
        };
        let clip = clip_of(primitive, pixels_per_point, image.width, image.height);
        paint_mesh(image, pixels_per_point, &clip, &area, mesh, textures);
    }
}

/// The pixels of an image of that size to which a primitive is clipped.
pub(super) fn clip_of(
    primitive: &ClippedPrimitive,
    pixels_per_point: f32,
    width: usize,
    height: usize,
) -> Clip {
    let side = |value: f32, limit: usize| {
        // As egui_glow does: the clip's sides are rounded to whole pixels.
        let pixel = (value * pixels_per_point).round();
        pixel.clamp(0.0, limit as f32) as i64
    };
    let rect = primitive.clip_rect;
    Clip {
        left: side(rect.min.x, width),
        top: side(rect.min.y, height),
        right: side(rect.max.x, width),
        bottom: side(rect.max.y, height),
    }
}

/// The pixels that may be painted, ends exclusive.
pub(super) struct Clip {
    pub left: i64,
    pub top: i64,
    pub right: i64,
    pub bottom: i64,
}

impl Clip {
    fn new(area: Area) -> Self {
        let side = |at: usize| at.min(MAX_SIDE) as i64;
        Self {
            left: side(area.left),
            top: side(area.top),
            right: side(area.right),
            bottom: side(area.bottom),
        }
    }

    fn meets(&self, other: &Self) -> bool {
        self.left.max(other.left) < self.right.min(other.right)
            && self.top.max(other.top) < self.bottom.min(other.bottom)
    }
}

fn paint_mesh(
    image: &mut Image,
    pixels_per_point: f32,
    clip: &Clip,
    area: &Clip,
    mesh: &Mesh,
    textures: &TextureStore,
) {
    if !clip.meets(area) {
        return;
    }
    let texels = textures.textures.get(&mesh.texture_id).map(Texels::new);
    let mut painter = Painter {
        image,
        scale: pixels_per_point,
        clip,
        area,
        texels,
        plain: (WHITE_UV, Color32::WHITE),
    };
    painter.plain.1 = painter.texel(WHITE_UV);
    for corners in mesh.indices.chunks_exact(3) {
        let vertex = |corner: usize| {
            let index = *corners.get(corner)?;
            mesh.vertices.get(index as usize)
        };
        if let (Some(a), Some(b), Some(c)) = (vertex(0), vertex(1), vertex(2)) {
            painter.triangle([a, b, c]);
        }
    }
}

/// Paints the triangles of one mesh.
struct Painter<'a> {
    image: &'a mut Image,
    scale: f32,
    clip: &'a Clip,
    /// What is to be painted of what the clip leaves.
    area: &'a Clip,
    texels: Option<Texels<'a>>,
    /// The last place of the texture that was asked for as a single texel, and what is there.
    plain: (Pos2, Color32),
}

impl Painter<'_> {
    /// The texture's color at one place. A missing texture counts as white: better a plain shape than none.
    fn texel(&self, uv: Pos2) -> Color32 {
        self.texels
            .as_ref()
            .map_or(Color32::WHITE, |texels| texels.sample(uv.x, uv.y))
    }

    fn triangle(&mut self, vertices: [&Vertex; 3]) {
        let [a, b, c] = vertices;
        let Some(edges) = Edges::new([a.pos, b.pos, c.pos], self.scale) else {
            return;
        };
        let top = edges.top().max(self.clip.top).max(self.area.top);
        let bottom = edges.bottom().min(self.clip.bottom).min(self.area.bottom);
        if top >= bottom || !edges.meets_columns(self.area.left, self.area.right) {
            return;
        }
        let one_texel = a.uv == b.uv && b.uv == c.uv;
        let mut colors = [a.color, b.color, c.color];
        if one_texel {
            if self.plain.0 != a.uv {
                self.plain = (a.uv, self.texel(a.uv));
            }
            colors = colors.map(|color| multiply(color, self.plain.1));
        }
        let [first, second, third] = colors;
        let flat = (first == second && second == third).then_some(first);
        if flat == Some(Color32::TRANSPARENT) {
            return;
        }
        // Many triangles of a fine mesh cover no pixel's center, so that gradients are made when the first one is.
        let mut gradient = None;
        let mut mapping = None;
        let texels = self.texels.as_ref().filter(|_| !one_texel);
        for y in top..bottom {
            let (start, end) = edges.span(y);
            let (start, end) = (start.max(self.clip.left), end.min(self.clip.right));
            let (first, last) = (start.max(self.area.left), end.min(self.area.right));
            if first >= last {
                continue;
            }
            // Gradients go along the whole row, so that a part has the colors that the whole has.
            let skipped = first - start;
            let row = y as usize * self.image.width;
            let span = row + first as usize..row + last as usize;
            let Some(span) = self.image.pixels.get_mut(span) else {
                continue;
            };
            match (flat, texels) {
                (Some(color), None) if color.a() == 255 => span.fill(color),
                (Some(color), None) => {
                    for pixel in span {
                        *pixel = over(color, *pixel);
                    }
                }
                (None, None) => {
                    let gradient = gradient.get_or_insert_with(|| Gradient::colors(&edges, colors));
                    let mut along = gradient.along(y, start, end).colors();
                    along.skip(skipped);
                    for pixel in span {
                        *pixel = over(along.next(), *pixel);
                    }
                }
                (_, Some(texels)) => {
                    let gradient = gradient.get_or_insert_with(|| Gradient::colors(&edges, colors));
                    let mapping = mapping
                        .get_or_insert_with(|| Gradient::uvs(&edges, vertices.map(|v| v.uv)));
                    let mut along = gradient.along(y, start, end).colors();
                    let mut uv = mapping.along(y, start, end);
                    along.skip(skipped);
                    (0..skipped).for_each(|_| uv.step());
                    for pixel in span {
                        let [u, v, ..] = uv.values();
                        let color = along.next();
                        let texel = texels.sample(u, v);
                        if texel != Color32::TRANSPARENT {
                            *pixel = over(multiply(color, texel), *pixel);
                        }
                        uv.step();
                    }
                }
            }
        }
    }
}

/// The product of two colors, channel by channel.
fn multiply(a: Color32, b: Color32) -> Color32 {
    if b == Color32::WHITE {
        return a;
    }
    let [ar, ag, ab, aa] = a.to_array();
    let [br, bg, bb, ba] = b.to_array();
    let product = |a: u8, b: u8| divide_by_255(u32::from(a) * u32::from(b));
    Color32::from_rgba_premultiplied(
        product(ar, br),
        product(ag, bg),
        product(ab, bb),
        product(aa, ba),
    )
}

/// A premultiplied color over another.
fn over(source: Color32, target: Color32) -> Color32 {
    let [sr, sg, sb, sa] = source.to_array();
    if sa == 255 {
        return source;
    }
    let rest = 255 - u32::from(sa);
    let [tr, tg, tb, ta] = target.to_array();
    let blend = |s: u8, t: u8| s.saturating_add(divide_by_255(u32::from(t) * rest));
    Color32::from_rgba_premultiplied(blend(sr, tr), blend(sg, tg), blend(sb, tb), blend(sa, ta))
}

/// `n / 255`, rounded, for products of two bytes.
fn divide_by_255(n: u32) -> u8 {
    let n = n + 128;
    ((n + (n >> 8)) >> 8) as u8
}
