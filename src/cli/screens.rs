//! Contact sheets: every screen in every state, drawn without a display, for human eyes.

use std::collections::BTreeSet;
use std::path::Path;

use egui::{Context, Pos2, RawInput, Rect, vec2};

use super::FINE;
use super::args::{Args, ScreenArgs, ThemeName};
use super::library::Library;
use crate::app::{Command, MotionChoice, NoDesk, Setup, Stop, TengenApp, ThemeChoice, tour};
use crate::draw::png_from_image;
use crate::draw::raster::{Image, TextureStore, paint};
use crate::locale::TextName;

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

/// The app without a window.
pub(super) struct Eye {
    app: TengenApp,
    context: Context,
    textures: TextureStore,
    size: (u16, u16),
    scale: f32,
    time: f64,
}

impl Eye {
    pub(super) fn new(mut setup: Setup, wanted: &ScreenArgs) -> Self {
        setup.settings.motion = MotionChoice::Reduced;
        setup.settings.text_percent = wanted.text.clamp(80, 200);
        setup.settings.theme = match wanted.theme {
            ThemeName::Light => ThemeChoice::Light,
            ThemeName::Dark => ThemeChoice::Dark,
            ThemeName::Contrast => ThemeChoice::Contrast,
        };
        let context = Context::default();
        TengenApp::prepare(&context);
        Self {
            app: TengenApp::new(setup, Box::new(NoDesk)),
            context,
            textures: TextureStore::default(),
            size: wanted.size,
            scale: wanted.scale,
            time: 0.0,
        }
    }

    /// From now on remembers which texts are shown.
    pub(super) fn watch(&mut self) {
        self.app.watch_words();
    }

    /// Goes to a screen and draws it.
    fn see(&mut self, stop: &Stop) -> Result<Image, String> {
        self.go(stop);
        self.draw()
    }

    /// Goes to a screen; returns the texts that it shows, where they are watched.
    pub(super) fn go(&mut self, stop: &Stop) -> BTreeSet<TextName> {
        for command in &stop.commands {
            self.app.apply(command.clone());
        }
        // The first frame lays out; what it scrolls to and lights up is seen in the next.
        for _ in 0..2 {
            self.frame();
        }
        self.app.state().words.take_watched();
        self.frame();
        self.app.state().words.take_watched()
    }

    /// Draws the screen.
    pub(super) fn draw(&mut self) -> Result<Image, String> {
        let output = self.frame();
        let (width, height) = (
            scaled(self.size.0, self.scale),
            scaled(self.size.1, self.scale),
        );
        let mut image =
            Image::new(width, height, egui::Color32::WHITE).map_err(|why| why.to_string())?;
        let primitives = self
            .context
            .tessellate(output.shapes, output.pixels_per_point);
        paint(
            &mut image,
            output.pixels_per_point,
            &primitives,
            &self.textures,
        );
        self.app.apply(Command::CloseNotice);
        Ok(image)
    }

    fn frame(&mut self) -> egui::FullOutput {
        self.time += 0.5;
        let screen = vec2(f32::from(self.size.0), f32::from(self.size.1));
        let mut input = RawInput {
            screen_rect: Some(Rect::from_min_size(Pos2::ZERO, screen)),
            time: Some(self.time),
            max_texture_side: Some(8192),
            ..RawInput::default()
        };
        input
            .viewports
            .entry(egui::ViewportId::ROOT)
            .or_default()
            .native_pixels_per_point = Some(self.scale);
        let app = &mut self.app;
        let mut output = self.context.run_ui(input, |ui| app.ui(ui));
        self.textures
            .update(std::mem::take(&mut output.textures_delta));
        output
    }
}
