//! The app on its way from one window to another: should OpenGL fail, the next window goes on where it was.

use std::cell::{Cell, RefCell};
use std::time::Instant;

use crate::app::TengenApp;

/// The app, and what the launcher has to know of it.
pub struct Stage {
    app: RefCell<TengenApp>,
    stood: Cell<bool>,
    drawing: Cell<bool>,
    began: Instant,
}

impl Stage {
    /// The app before any window. From here on, panics are silent.
    pub fn new(app: TengenApp) -> Self {
        std::panic::set_hook(Box::new(|_| {}));
        Self {
            app: RefCell::new(app),
            stood: Cell::new(false),
            drawing: Cell::new(false),
            began: Instant::now(),
        }
    }

    /// Says that a window stands: a panic is a fault of ours now, and is shown as one.
    pub fn stands(&self) {
        let _ = std::panic::take_hook();
        self.stood.set(true);
    }

    /// Whether any window ever stood.
    pub fn stood(&self) -> bool {
        self.stood.get()
    }

    /// Draws the app.
    pub fn ui(&self, ui: &mut egui::Ui) {
        self.drawing.set(true);
        self.app.borrow_mut().ui(ui);
        self.drawing.set(false);
    }

    /// Whether there is to be a window for pupils, and whether it is to fill its display.
    pub fn pupils(&self) -> Option<bool> {
        self.app.borrow().pupils()
    }

    /// Draws the pupils' window.
    pub fn pupils_ui(&self, ui: &mut egui::Ui) {
        self.drawing.set(true);
        self.app.borrow_mut().pupils_ui(ui);
        self.drawing.set(false);
    }

    /// The pupils' window was closed by hand.
    pub fn pupils_closed(&self) {
        self.app.borrow_mut().pupils_closed();
    }

    /// The display that the pupils' window filled is gone, or there again.
    pub fn display_gone(&self, gone: bool) {
        self.app.borrow_mut().display_gone(gone);
    }

    /// The display that the pupils' window filled last time.
    pub fn display(&self) -> Option<String> {
        self.app.borrow().state().settings.display.clone()
    }

    /// The pupils' window fills the display of that name.
    pub fn fills(&self, display: String) {
        self.app.borrow_mut().fills(display);
    }

    /// The window is closed.
    pub fn closing(&self) {
        self.app.borrow_mut().closing();
    }

    /// Prepares the context of the pupils' window.
    pub fn prepare_second(&self, ctx: &egui::Context) {
        self.app.borrow().prepare_second(ctx);
    }

    /// Whether the app was left while it drew itself.
    pub fn is_drawing(&self) -> bool {
        self.drawing.get()
    }

    /// Seconds since the start, whatever the window.
    pub fn seconds(&self) -> f64 {
        self.began.elapsed().as_secs_f64()
    }
}
