//! Pictures of the board: one description of what is to be seen, and what makes shapes, PNG and SVG of it.
//!
//! [`BoardPicture`] says what is on a board, [`BoardLayout`] where its points lie, and [`BoardPalette`] in which
//! colors. [`board_shapes`] turns them into epaint shapes for a window, [`board_svg`] into a drawing that needs no
//! program of ours. [`StepPage`] is a whole page, board and words, and is written as PNG by the rasterizer in
//! [`raster`] without a GPU or a display. [`FontSet`] holds the faces that the program ships.
//!
//! This room has no opinion on which moves are legal, which words are said, or what a click means. It never reads
//! a file, and it asks its caller where a line of text may break.

mod board;
mod canvas;
mod error;
mod fonts;
mod items;
mod layout;
mod marks;
mod page;
mod page_render;
mod palette;
mod picture;
mod png;
pub mod raster;
mod raster_span;
mod single_stone;
mod step_picture;
mod stone_mesh;
mod svg;
mod svg_format;
mod wood_mesh;

pub use board::{BoardShapes, LabelStyle, board_shapes};
pub use canvas::Canvas;
pub use error::DrawError;
pub use fonts::{ExtraFace, Face, FontSet, Weight};
pub use items::{Item, Toward, board_items};
pub use layout::BoardLayout;
pub use page::{
    BreakLines, PageLine, PageParagraph, PageText, PageTextRole, StepPage, StepPageLayout,
};
pub use page_render::Typesetter;
pub use palette::{BoardPalette, PagePalette, StonePaint, StoneStyle};
pub use picture::{
    BoardPicture, BoardView, Coordinates, PictureMark, PictureMarkKind, PictureStone,
};
pub use png::png_from_image;
pub use single_stone::stone_shapes;
pub use step_picture::{coordinates, position_picture, step_picture};
pub use svg::board_svg;
