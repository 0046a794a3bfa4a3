//! Text on the CPU, and pages and boards as images and SVG.
//!
//! A [`Typesetter`] owns the shipped fonts and their atlas. Make one and keep it: it costs some milliseconds, and
//! glyphs that were drawn once are drawn from its atlas later.

use std::sync::Arc;

use epaint::tessellator::{TessellationOptions, Tessellator};
use epaint::text::{Fonts, ViewportKey};
use epaint::{
    ClippedShape, Color32, Galley, Pos2, Rect, Shape, TextOptions, TextShape, TextureId, Vec2,
};

use super::board::{LabelStyle, board_shapes};
use super::error::DrawError;
use super::fonts::{ExtraFace, Face, FontSet, Weight};
use super::layout::BoardLayout;
use super::page::{PageText, PageTextRole, StepPageLayout};
use super::palette::{BoardPalette, PagePalette};
use super::picture::BoardPicture;
use super::raster::{Image, TextureStore, paint};
use super::svg::{Svg, TextStyle};

/// Measures, sets and rasterizes text without a window.
pub struct Typesetter {
    fonts: Fonts,
    textures: TextureStore,
}

impl Default for Typesetter {
    fn default() -> Self {
        Self::new()
    }
}

impl Typesetter {
    /// Loads the shipped fonts.
    #[must_use]
    pub fn new() -> Self {
        Self::with_faces(&[])
    }

    /// Loads the shipped fonts and others behind them.
    #[must_use]
    pub fn with_faces(extra: &[ExtraFace]) -> Self {
        Self {
            fonts: Fonts::new(TextOptions::default(), FontSet::with(Face::Latin, extra)),
            textures: TextureStore::default(),
        }
    }

    /// Whether any face has that character; one that none has is shown as a box.
    pub fn has_glyph(&mut self, sign: char) -> bool {
        let id = Face::Latin.font_id(16.0, Weight::Regular);
        self.fonts.has_glyph(&id, sign)
    }

    /// How wide `text` is on one line, in points.
    pub fn measure(&mut self, text: &str, size: f32, face: Face, weight: Weight) -> f32 {
        if text.is_empty() {
            return 0.0;
        }
        let id = face.font_id(size, weight);
        let mut view = self.fonts.with_pixels_per_point(1.0);
        let galley = view.layout_no_wrap(text.to_owned(), id, Color32::BLACK);
        galley.rect.width()
    }

    /// Draws a board alone on a transparent ground, as large as its wood.
    ///
    /// # Errors
    ///
    /// Fails if the image would have no pixel or be too large.
    pub fn board_image(
        &mut self,
        picture: &BoardPicture,
        layout: &BoardLayout,
        palette: &BoardPalette,
        face: Face,
        pixels_per_point: f32,
    ) -> Result<Image, DrawError> {
        let wood = layout.wood();
        self.begin();
        let mut shapes = self.board(picture, layout, palette, face, pixels_per_point);
        for shape in &mut shapes {
            shape.translate(-wood.min.to_vec2());
        }
        self.rasterize(shapes, wood.size(), Color32::TRANSPARENT, pixels_per_point)
    }

    fn begin(&mut self) {
        let options = *self.fonts.options();
        self.fonts.begin_pass(options, ViewportKey::default());
    }

    fn board(
        &mut self,
        picture: &BoardPicture,
        layout: &BoardLayout,
        palette: &BoardPalette,
        face: Face,
        pixels_per_point: f32,
    ) -> Vec<Shape> {
        let mut label = |text: &str, style: LabelStyle| {
            self.fonts
                .with_pixels_per_point(pixels_per_point)
                .layout_no_wrap(
                    text.to_owned(),
                    face.font_id(style.size, style.weight),
                    style.color,
                )
        };
        board_shapes(picture, layout, palette, pixels_per_point, &mut label)
    }

    fn galley(
        &mut self,
        piece: &PageText,
        face: Face,
        color: Color32,
        pixels_per_point: f32,
    ) -> Arc<Galley> {
        let id = face.font_id(piece.size, piece.role.weight());
        self.fonts
            .with_pixels_per_point(pixels_per_point)
            .layout_no_wrap(piece.text.clone(), id, color)
    }

    fn rasterize(
        &mut self,
        shapes: Vec<Shape>,
        size: Vec2,
        ground: Color32,
        pixels_per_point: f32,
    ) -> Result<Image, DrawError> {
        let side = |points: f32| (points * pixels_per_point).round().max(0.0) as usize;
        let mut image = Image::new(side(size.x), side(size.y), ground)?;
        let clip = Rect::from_min_size(Pos2::ZERO, size);
        let shapes = shapes
            .into_iter()
            .map(|shape| ClippedShape::new(clip, shape))
            .collect();
        if let Some(delta) = self.fonts.font_image_delta() {
            self.textures.set(TextureId::default(), &delta);
        }
        let mut tessellator = Tessellator::new(
            pixels_per_point,
            TessellationOptions::default(),
            self.fonts.font_image_size(),
            self.fonts.texture_atlas().prepared_discs(),
        );
        let primitives = tessellator.tessellate_shapes(shapes);
        paint(&mut image, pixels_per_point, &primitives, &self.textures);
        Ok(image)
    }
}

impl StepPageLayout {
    /// Draws the page as an image of `pixels_per_point` times its size.
    ///
    /// # Errors
    ///
    /// Fails if the image would have no pixel or be too large.
    pub fn to_image(
        &self,
        typesetter: &mut Typesetter,
        board: &BoardPalette,
        page: &PagePalette,
        pixels_per_point: f32,
    ) -> Result<Image, DrawError> {
        typesetter.begin();
        let mut shapes = typesetter.board(
            &self.picture,
            &self.board,
            board,
            self.face,
            pixels_per_point,
        );
        for piece in self.lines.iter().flat_map(|line| &line.pieces) {
            let color = color(piece.role, page);
            let galley = typesetter.galley(piece, self.face, color, pixels_per_point);
            let ascent = galley
                .rows
                .first()
                .and_then(|row| row.glyphs.first().map(|glyph| row.pos.y + glyph.pos.y))
                .unwrap_or_default();
            let corner = piece.baseline - Vec2::new(0.0, ascent);
            shapes.push(TextShape::new(corner, galley, color).into());
        }
        typesetter.rasterize(shapes, self.size, page.ground, pixels_per_point)
    }

    /// Draws the page as a standalone SVG.
    #[must_use]
    pub fn to_svg(&self, board: &BoardPalette, page: &PagePalette) -> String {
        let frame = Rect::from_min_size(Pos2::ZERO, self.size);
        let mut svg = Svg::new(frame, self.face);
        svg.rect(frame, page.ground);
        svg.board(&self.picture, &self.board, board);
        for piece in self.lines.iter().flat_map(|line| &line.pieces) {
            let style = TextStyle {
                size: piece.size,
                color: color(piece.role, page),
                weight: piece.role.weight(),
                centered: false,
                width: Some(piece.width),
            };
            svg.text(&piece.text, piece.baseline, &style);
        }
        svg.finish()
    }
}

fn color(role: PageTextRole, palette: &PagePalette) -> Color32 {
    match role {
        PageTextRole::Heading | PageTextRole::Body => palette.ink,
        PageTextRole::Point => palette.point,
    }
}
