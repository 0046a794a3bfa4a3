//! Pictures: where points and labels lie, what the rasterizer covers, and what the files contain.

mod board;
mod files;
mod pictures;
mod raster;
