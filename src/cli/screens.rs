//! Contact sheets: every screen in every state, drawn without a display, for human eyes.

use std::collections::BTreeMap;
use std::path::Path;

use egui::vec2;

use super::FINE;
use super::args::{Args, ScreenArgs, ThemeName};
use super::library::Library;
use crate::app::{Offscreen, Setup, Stop, ThemeChoice, tour};
use crate::draw::png_from_image;
use crate::draw::raster::{Image, TextureStore, paint};
use crate::locale::{Shown, TextName};

/// Between two pictures of a sheet, in pixels.
const GAP: usize = 8;

/// Draws the screens whose names begin as asked, several on a sheet, into a folder.
///
/// # Errors
/// The lessons cannot be read, no screen has such a name, or a file cannot be written.
pub fn screens(library: &Library, args: &Args, wanted: &ScreenArgs) -> Result<u8, String> {
    let (width, height) = wanted.size;
    let stops: Vec<Stop> = tour(library.course()?)
        .into_iter()
        .filter(|stop| stop.name.starts_with(&wanted.name))
        .collect();
    if stops.is_empty() {
        return Err(format!(
            "no screen's name begins with `{}`; names are like home, keys, ko/ko_retake/refused",
            wanted.name
        ));
    }
    let mut eye = Eye::new(library.setup(args, None)?, wanted);
    let across = wanted.columns.max(1);
    let down = across;
    std::fs::create_dir_all(&wanted.out)
        .map_err(|why| format!("{}: {why}", wanted.out.display()))?;
    for (number, sheet) in stops.chunks(across * down).enumerate() {
        let rows = sheet.len().div_ceil(across);
        let tile = (scaled(width, wanted.scale), scaled(height, wanted.scale));
        let mut pixels = vec![egui::Color32::GRAY; 0];
        let full = (across * (tile.0 + GAP) + GAP, rows * (tile.1 + GAP) + GAP);
        pixels.resize(full.0 * full.1, egui::Color32::from_gray(96));
        for (index, stop) in sheet.iter().enumerate() {
            let image = eye.see(stop)?;
            let left = GAP + (index % across) * (tile.0 + GAP);
            let top = GAP + (index / across) * (tile.1 + GAP);
            for y in 0..tile.1.min(image.height()) {
                for x in 0..tile.0.min(image.width()) {
                    if let Some(color) = image.pixel(x, y) {
                        pixels[(top + y) * full.0 + left + x] = color;
                    }
                }
            }
        }
        let path = wanted.out.join(format!("{:03}.png", number + 1));
        write(&path, full, pixels)?;
        let names: Vec<&str> = sheet.iter().map(|stop| stop.name.as_str()).collect();
        say!("{}: {}", path.display(), names.join(", "));
    }
    Ok(FINE)
}

fn write(
    path: &Path,
    (width, height): (usize, usize),
    pixels: Vec<egui::Color32>,
) -> Result<(), String> {
    let image = Image::from_pixels(width, height, pixels).map_err(|why| why.to_string())?;
    let bytes = png_from_image(&image).map_err(|why| why.to_string())?;
    std::fs::write(path, bytes).map_err(|why| format!("{}: {why}", path.display()))
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "sizes of pictures, held in bounds by the arguments"
)]
fn scaled(points: u16, scale: f32) -> usize {
    (f32::from(points) * scale).round() as usize
}

/// The app without a window, and its pictures.
pub(super) struct Eye {
    app: Offscreen,
    textures: TextureStore,
    size: (u16, u16),
    scale: f32,
}

impl Eye {
    pub(super) fn new(mut setup: Setup, wanted: &ScreenArgs) -> Self {
        setup.settings.text_percent = wanted.text.clamp(80, 200);
        setup.settings.theme = match wanted.theme {
            ThemeName::Light => ThemeChoice::Light,
            ThemeName::Dark => ThemeChoice::Dark,
            ThemeName::Contrast => ThemeChoice::Contrast,
        };
        let size = vec2(f32::from(wanted.size.0), f32::from(wanted.size.1));
        Self {
            app: Offscreen::new(setup, size, wanted.scale),
            textures: TextureStore::default(),
            size: wanted.size,
            scale: wanted.scale,
        }
    }

    /// From now on remembers which texts are shown.
    pub(super) fn watch(&mut self) {
        self.app.watch();
    }

    /// Goes to a screen and draws it.
    fn see(&mut self, stop: &Stop) -> Result<Image, String> {
        self.go(stop);
        self.draw()
    }

    /// Goes to a screen; returns the texts that it shows, where they are watched.
    pub(super) fn go(&mut self, stop: &Stop) -> BTreeMap<TextName, Shown> {
        let textures = &mut self.textures;
        let keep = |mut output: egui::FullOutput| {
            textures.update(std::mem::take(&mut output.textures_delta));
        };
        self.app.go(stop, &mut { keep })
    }

    /// Draws the screen.
    pub(super) fn draw(&mut self) -> Result<Image, String> {
        let mut output = self.app.frame();
        self.textures
            .update(std::mem::take(&mut output.textures_delta));
        let (width, height) = (
            scaled(self.size.0, self.scale),
            scaled(self.size.1, self.scale),
        );
        let mut image =
            Image::new(width, height, egui::Color32::WHITE).map_err(|why| why.to_string())?;
        let context = self.app.context();
        let primitives = context.tessellate(output.shapes, output.pixels_per_point);
        paint(
            &mut image,
            output.pixels_per_point,
            &primitives,
            &self.textures,
        );
        self.app.close_notice();
        Ok(image)
    }
}
