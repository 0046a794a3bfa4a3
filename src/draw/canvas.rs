//! A picture that is drawn again and again, as a window is: only what changed is painted anew.
//!
//! The picture is divided into tiles. Each has a number that is made of all the triangles that touch it; where it is
//! that of the last time, the pixels are too.

use epaint::textures::TexturesDelta;
use epaint::{ClippedPrimitive, Color32, Mesh, Primitive, TextureId};

use super::error::DrawError;
use super::raster::{Area, Clip, Image, TextureStore, clip_of, paint_within};

/// Sides of a tile in pixels.
const TILE: usize = 32;

/// A picture that is drawn again and again.
pub struct Canvas {
    image: Option<Image>,
    textures: TextureStore,
    tiles: Tiles,
    ground: Color32,
}

impl Canvas {
    /// A picture without a size yet, of `ground` where nothing is drawn.
    #[must_use]
    pub fn new(ground: Color32) -> Self {
        Self {
            image: None,
            textures: TextureStore::default(),
            tiles: Tiles::default(),
            ground,
        }
    }

    /// The picture as it was drawn last.
    #[must_use]
    pub fn image(&self) -> Option<&Image> {
        self.image.as_ref()
    }

    /// Draws `primitives` and says where pixels may have changed, if anywhere.
    ///
    /// # Errors
    ///
    /// Fails if a side is zero or longer than 16384 pixels.
    pub fn draw(
        &mut self,
        [width, height]: [usize; 2],
        pixels_per_point: f32,
        primitives: &[ClippedPrimitive],
        textures: TexturesDelta,
    ) -> Result<Option<Area>, DrawError> {
        // New texels may be under old triangles.
        let mut whole = !textures.set.is_empty();
        self.textures.update(textures);
        let image = match &mut self.image {
            Some(image) if (image.width(), image.height()) == (width, height) => image,
            image => {
                whole = true;
                image.insert(Image::new(width, height, self.ground)?)
            }
        };
        let tiles = Tiles::new(image, pixels_per_point, primitives);
        let area = if whole {
            Some(image.area())
        } else {
            tiles.changed(&self.tiles, image)
        };
        self.tiles = tiles;
        if let Some(area) = area {
            image.fill(area, self.ground);
            paint_within(image, area, pixels_per_point, primitives, &self.textures);
        }
        Ok(area)
    }
}

/// The tiles' numbers, row by row.
#[derive(Default)]
struct Tiles {
    numbers: Vec<u64>,
    columns: usize,
}

impl Tiles {
    fn new(image: &Image, pixels_per_point: f32, primitives: &[ClippedPrimitive]) -> Self {
        let columns = image.width().div_ceil(TILE);
        let mut tiles = Self {
            numbers: vec![0; columns * image.height().div_ceil(TILE)],
            columns,
        };
        let mut vertices = Vec::new();
        for primitive in primitives {
            if let Primitive::Mesh(mesh) = &primitive.primitive {
                let clip = clip_of(primitive, pixels_per_point, image.width(), image.height());
                tiles.add(mesh, &clip, pixels_per_point, &mut vertices);
            }
        }
        tiles
    }

    /// Adds a mesh to the tiles that it touches. `vertices` is room to work in.
    fn add(&mut self, mesh: &Mesh, clip: &Clip, scale: f32, vertices: &mut Vec<u64>) {
        if clip.left >= clip.right || clip.top >= clip.bottom {
            return;
        }
        let mut start = match mesh.texture_id {
            TextureId::Managed(id) => mixed(1, id),
            TextureId::User(id) => mixed(2, id),
        };
        for side in [clip.left, clip.top, clip.right, clip.bottom] {
            start = mixed(start, side as u64);
        }
        start = mixed(start, u64::from(scale.to_bits()));
        vertices.clear();
        vertices.extend(mesh.vertices.iter().map(|vertex| {
            let pair = |a: f32, b: f32| u64::from(a.to_bits()) << 32 | u64::from(b.to_bits());
            let place = mixed(start, pair(vertex.pos.x, vertex.pos.y));
            let texel = mixed(place, pair(vertex.uv.x, vertex.uv.y));
            mixed(
                texel,
                u64::from(u32::from_le_bytes(vertex.color.to_array())),
            )
        }));
        for corners in mesh.indices.chunks_exact(3) {
            let mut number = 0;
            let (mut left, mut top) = (f32::INFINITY, f32::INFINITY);
            let (mut right, mut bottom) = (f32::NEG_INFINITY, f32::NEG_INFINITY);
            for &index in corners {
                let index = index as usize;
                if let (Some(vertex), Some(own)) = (mesh.vertices.get(index), vertices.get(index)) {
                    number = mixed(number, *own);
                    let pixel = vertex.pos * scale;
                    (left, right) = (left.min(pixel.x), right.max(pixel.x));
                    (top, bottom) = (top.min(pixel.y), bottom.max(pixel.y));
                }
            }
            // A pixel more on each side: what the rasterizer paints is rounded to its own grid.
            let first = |side: f32, clip: i64| ((side - 1.0).max(clip as f32) as usize) / TILE;
            let last = |side: f32, clip: i64| {
                let pixel = (side + 1.0).min((clip - 1) as f32);
                (pixel >= 0.0).then_some(pixel as usize / TILE)
            };
            let (Some(last_column), Some(last_row)) =
                (last(right, clip.right), last(bottom, clip.bottom))
            else {
                continue;
            };
            for row in first(top, clip.top)..=last_row {
                let start = row * self.columns;
                let part = start + first(left, clip.left)..start + last_column + 1;
                for tile in self.numbers.get_mut(part).unwrap_or_default() {
                    *tile = mixed(*tile, number);
                }
            }
        }
    }

    /// The smallest rectangle around the tiles that are not as they were.
    fn changed(&self, before: &Self, image: &Image) -> Option<Area> {
        let mut found: Option<Area> = None;
        for (index, number) in self.numbers.iter().enumerate() {
            if before.numbers.get(index) != Some(number) {
                let left = index % self.columns * TILE;
                let top = index / self.columns * TILE;
                let area = found.get_or_insert(Area {
                    left,
                    top,
                    right: 0,
                    bottom: 0,
                });
                area.left = area.left.min(left);
                area.right = area.right.max((left + TILE).min(image.width()));
                area.bottom = area.bottom.max((top + TILE).min(image.height()));
            }
        }
        found
    }
}

/// A number that another went into; the order counts.
fn mixed(number: u64, other: u64) -> u64 {
    (number.rotate_left(23) ^ other).wrapping_mul(0x9E37_79B9_7F4A_7C15)
}
