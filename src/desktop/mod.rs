//! The native launcher: the window, files, the system's language. The only room that knows eframe.

mod files;
pub mod sound;

use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

pub use files::{DataFolder, LessonFolder, read_locales, read_text};

use crate::app::{Desk, NoDesk, Setup, Sound, SystemTaste, TengenApp};
use sound::Player;

/// Why there is no window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WindowError {
    /// There is no display.
    NoDisplay,
    /// The display's libraries or drivers are missing or too old.
    Failed,
}

/// The languages that the system asks for, in order.
pub fn system_locales() -> Vec<String> {
    sys_locale::get_locales().collect()
}

/// What the system asks of every program: dark colors, strong contrasts, little motion. A system that does not tell
/// at once asks for nothing.
pub fn system_taste() -> SystemTaste {
    use mundy::{ColorScheme, Contrast, Interest, Preferences, ReducedMotion};
    let interest = Interest::ColorScheme | Interest::Contrast | Interest::ReducedMotion;
    let wait = std::time::Duration::from_millis(80);
    // Where the system's service is broken, its library may panic; the start goes on without it.
    let asked = catch_unwind(|| Preferences::once_blocking(interest, wait));
    let Ok(Some(told)) = asked else {
        return SystemTaste::default();
    };
    SystemTaste {
        dark: told.color_scheme == ColorScheme::Dark,
        contrast: told.contrast == Contrast::More,
        reduced_motion: told.reduced_motion == ReducedMotion::Reduce,
    }
}

/// Whether this machine has a display to open a window on.
pub fn has_display() -> bool {
    if cfg!(any(target_os = "windows", target_os = "macos")) {
        return true;
    }
    ["DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET"]
        .iter()
        .any(|name| std::env::var_os(name).is_some_and(|value| !value.is_empty()))
}

/// Opens the window and returns when it is closed.
///
/// # Errors
/// [`WindowError`] where there can be no window; nothing was shown then.
pub fn run(mut setup: Setup, data: Option<DataFolder>) -> Result<(), WindowError> {
    if !has_display() {
        return Err(WindowError::NoDisplay);
    }
    setup.system = system_taste();
    let desk = WindowDesk {
        files: match data {
            Some(data) => Box::new(data),
            None => Box::new(NoDesk),
        },
        player: Player::new(),
    };
    let mut viewport = egui::ViewportBuilder::default()
        .with_title("Tengen")
        .with_app_id("tengen")
        .with_inner_size([1280.0, 800.0])
        .with_min_inner_size([480.0, 480.0]);
    if let Ok(icon) =
        eframe::icon_data::from_png_bytes(include_bytes!("../../assets/icon/tengen.png"))
    {
        viewport = viewport.with_icon(icon);
    }
    let options = eframe::NativeOptions {
        viewport,
        renderer: eframe::Renderer::Glow,
        ..Default::default()
    };
    // A missing library makes the window's own libraries panic; that is said in a sentence, not in a trace. Once the
    // window stands, a panic is a fault of ours and is shown as one.
    let opened = Arc::new(AtomicBool::new(false));
    let stands = Arc::clone(&opened);
    std::panic::set_hook(Box::new(|_| {}));
    let result = catch_unwind(AssertUnwindSafe(|| {
        eframe::run_native(
            "tengen",
            options,
            Box::new(move |context| {
                stands.store(true, Ordering::Relaxed);
                let _ = std::panic::take_hook();
                TengenApp::prepare(&context.egui_ctx);
                Ok(Box::new(Window(TengenApp::new(setup, Box::new(desk)))))
            }),
        )
    }));
    let _ = std::panic::take_hook();
    match result {
        Ok(Ok(())) => Ok(()),
        Err(panic) if opened.load(Ordering::Relaxed) => resume_unwind(panic),
        Ok(Err(_)) | Err(_) => Err(WindowError::Failed),
    }
}

/// The door to the machine that a window has: files, and something to be heard.
struct WindowDesk {
    files: Box<dyn Desk>,
    player: Player,
}

impl Desk for WindowDesk {
    fn save_progress(&self, json: &str) -> Result<(), String> {
        self.files.save_progress(json)
    }

    fn save_settings(&self, json: &str) -> Result<(), String> {
        self.files.save_settings(json)
    }

    fn export(&self, path: &str, json: &str) -> Result<String, String> {
        self.files.export(path, json)
    }

    fn import(&self, path: &str) -> Result<String, String> {
        self.files.import(path)
    }

    fn export_path(&self) -> String {
        self.files.export_path()
    }

    fn play(&self, sound: Sound) {
        self.player.play(sound);
    }
}

struct Window(TengenApp);

impl eframe::App for Window {
    fn ui(&mut self, ui: &mut egui::Ui, _frame: &mut eframe::Frame) {
        self.0.ui(ui);
    }
}
