//! The app without a window: any of its screens, laid out as for a display of some size.

use std::collections::BTreeMap;

use egui::{Context, FullOutput, Pos2, RawInput, Rect, Vec2};

use super::{MotionChoice, NoDesk, Setup, State, Stop, TengenApp};
use crate::locale::{Shown, TextName};

/// The app without a window.
pub struct Offscreen {
    app: TengenApp,
    context: Context,
    size: Vec2,
    scale: f32,
    time: f64,
}

impl Offscreen {
    /// The app on a display of that size in points, with that many pixels for each.
    pub fn new(mut setup: Setup, size: Vec2, scale: f32) -> Self {
        setup.settings.motion = MotionChoice::Reduced;
        let context = Context::default();
        TengenApp::prepare(&context);
        Self {
            app: TengenApp::new(setup, Box::new(NoDesk)),
            context,
            size,
            scale,
            time: 0.0,
        }
    }

    /// From now on remembers which texts are shown.
    pub fn watch(&mut self) {
        self.app.state.words.watch();
    }

    /// The context that it is drawn in.
    pub fn context(&self) -> &Context {
        &self.context
    }

    /// What the app holds.
    pub fn state_mut(&mut self) -> &mut State {
        &mut self.app.state
    }

    /// Goes to a screen; returns the texts that it shows, where they are watched.
    ///
    /// `see` gets what each frame brings: textures that it has to keep.
    pub fn go(
        &mut self,
        stop: &Stop,
        see: &mut dyn FnMut(FullOutput),
    ) -> BTreeMap<TextName, Shown> {
        for command in &stop.commands {
            self.app.apply(command.clone());
        }
        // The first frame lays out; what it scrolls to and lights up is seen in the next.
        for _ in 0..2 {
            see(self.frame());
        }
        self.app.state.words.take_watched();
        see(self.frame());
        self.app.state.words.take_watched()
    }

    /// Draws one frame.
    pub fn frame(&mut self) -> FullOutput {
        self.time += 0.5;
        let mut input = RawInput {
            screen_rect: Some(Rect::from_min_size(Pos2::ZERO, self.size)),
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
        self.context.run_ui(input, |ui| app.ui(ui))
    }

    /// Puts a notice away, so that the next screen is seen without it.
    pub fn close_notice(&mut self) {
        self.app.state.notice = None;
    }
}
