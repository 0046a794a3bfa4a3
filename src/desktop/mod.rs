//! The native launcher: the window, files, sound, the system's language and taste. The only room that knows eframe and
//! winit.

mod data;
mod editor;
mod files;
mod hotplug;
mod opengl;
mod pack;
mod plans;
mod projector;
mod pupils;
mod software;
pub mod sound;
mod stage;
mod watcher;
mod zip;

use std::cell::RefCell;
use std::hash::{BuildHasher as _, Hasher as _, RandomState};
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, mpsc};
use std::thread;
use std::time::{Duration, Instant};

use eframe::UserEvent;
use egui::ViewportBuilder;
use winit::event_loop::EventLoop;
use winit::platform::run_on_demand::EventLoopExtRunOnDemand as _;

pub use data::DataFolder;
pub use editor::editor_command;
pub use files::{read_faces, read_locales, read_text};
pub use pack::{Pack, open_pack, shelf};
pub use pupils::read_pupils;

use files::write_atomically;
use opengl::{End, OpenGlWindow};
use software::SoftwareWindow;
use sound::Player;
use stage::Stage;
use watcher::Watcher;

use crate::app::{
    Desk, NoDesk, OpenedPack, PupilFile, Setup, Shelf, Sound, SystemTaste, TengenApp,
};
use crate::locale::{LOCK_NAME, LocaleFiles};

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

/// A question to the system: what does it ask of every program?
pub struct TasteQuestion {
    answer: mpsc::Receiver<SystemTaste>,
    asked: Instant,
}

impl TasteQuestion {
    /// How long a start waits for the answer.
    const PATIENCE: Duration = Duration::from_millis(80);

    /// Asks at once, so that the answer is there when the lessons have been read.
    pub fn ask() -> Self {
        let (sender, answer) = mpsc::channel();
        let ask = move || {
            // Nobody may be waiting any more.
            let _ = sender.send(system_taste(Self::PATIENCE));
        };
        if cfg!(any(target_os = "macos", target_os = "windows")) {
            // Only the main thread may ask there, and the answer is there at once.
            ask();
        } else {
            thread::spawn(ask);
        }
        Self {
            answer,
            asked: Instant::now(),
        }
    }

    /// The answer. A system that does not tell in time asks for nothing.
    pub fn answer(self) -> SystemTaste {
        let left = Self::PATIENCE.saturating_sub(self.asked.elapsed());
        self.answer.recv_timeout(left).unwrap_or_default()
    }
}

/// What the system asks of every program: dark colors, strong contrasts, little motion.
fn system_taste(patience: Duration) -> SystemTaste {
    use mundy::{ColorScheme, Contrast, Interest, Preferences, ReducedMotion};
    let interest = Interest::ColorScheme | Interest::Contrast | Interest::ReducedMotion;
    // Where the system's service is broken, its library may panic; the start goes on without it.
    let asked = catch_unwind(|| Preferences::once_blocking(interest, patience));
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

/// How the window is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Renderer {
    /// Through OpenGL, and where that fails, by the processor alone.
    OpenGl,
    /// By the processor alone.
    Software,
}

/// Whether there is a graphics processor for OpenGL. Where there is none, OpenGL would be drawn by the processor as
/// well, through a compiler that takes twice as long to start and three times the memory.
fn has_gpu() -> bool {
    if !cfg!(target_os = "linux") {
        return true;
    }
    // Drivers of the kernel's own, NVIDIA's, and the one of Windows below Linux.
    let nodes = std::fs::read_dir("/dev/dri")
        .into_iter()
        .flatten()
        .flatten();
    let mut names = nodes.map(|node| node.file_name());
    names.any(|name| name.to_string_lossy().starts_with("renderD"))
        || ["/dev/nvidiactl", "/dev/dxg"]
            .iter()
            .any(|device| std::path::Path::new(device).exists())
}

/// Opens the window and returns when it is closed.
///
/// # Errors
/// [`WindowError`] where there can be no window; nothing was shown then.
pub fn run(
    setup: Setup,
    data: Option<DataFolder>,
    words: Option<PathBuf>,
    renderer: Renderer,
) -> Result<(), WindowError> {
    if !has_display() {
        return Err(WindowError::NoDisplay);
    }
    let desk = WindowDesk {
        files: match data {
            Some(data) => Box::new(data),
            None => Box::new(NoDesk),
        },
        words: words.map(|folder| {
            Watcher::new(folder, &["ftl", "lock"], |folder| {
                Some(read_locales(folder).ok()?.0)
            })
        }),
        plans: Arc::default(),
        shelf: RefCell::default(),
        player: Player::new(),
    };
    let stage = Stage::new(TengenApp::new(setup, Box::new(desk)));
    let result = open(&stage, renderer);
    stage.stands();
    stage.closing();
    result
}

/// Opens one window after the other until one is closed. They share the event loop: there may be one in a process.
fn open(stage: &Stage, renderer: Renderer) -> Result<(), WindowError> {
    // A missing library makes the window's own libraries panic; that is said in a sentence, not in a trace.
    let mut event_loop = catch_unwind(|| EventLoop::<UserEvent>::with_user_event().build())
        .map_err(|_| WindowError::Failed)?
        .map_err(|_| WindowError::Failed)?;
    if renderer == Renderer::OpenGl && has_gpu() {
        let mut window = OpenGlWindow::new(stage, viewport(), &event_loop);
        let _ = event_loop.run_app_on_demand(&mut window);
        match window.end() {
            End::Closed => return Ok(()),
            End::Panicked(panic) => resume_unwind(panic),
            End::Failed => {}
        }
    }
    let mut window = SoftwareWindow::new(stage, viewport(), event_loop.create_proxy());
    let run = AssertUnwindSafe(|| event_loop.run_app_on_demand(&mut window));
    match catch_unwind(run) {
        Ok(Ok(())) if !window.failed() => Ok(()),
        // The display has gone away under a window that stood.
        Ok(Err(_)) if stage.stood() => Ok(()),
        Err(panic) if stage.stood() => resume_unwind(panic),
        _ => Err(WindowError::Failed),
    }
}

/// The window as it opens.
fn viewport() -> ViewportBuilder {
    let viewport = ViewportBuilder::default()
        .with_title("Tengen")
        .with_app_id("tengen")
        .with_inner_size([1280.0, 800.0])
        .with_min_inner_size([480.0, 480.0]);
    match eframe::icon_data::from_png_bytes(include_bytes!("../../assets/icon/tengen.png")) {
        Ok(icon) => viewport.with_icon(icon),
        Err(_) => viewport,
    }
}

/// The window for pupils as it opens.
fn pupils_viewport() -> ViewportBuilder {
    viewport()
        .with_title("Tengen · 天元")
        .with_inner_size([1024.0, 640.0])
}

/// The door to the machine that a window has: files, and something to be heard.
struct WindowDesk {
    files: Box<dyn Desk>,
    /// The folder with the words of a translator.
    words: Option<Watcher<Vec<LocaleFiles>>>,
    /// The plans of a teacher, as they were found.
    plans: Arc<Mutex<Vec<String>>>,
    /// The folder with the lessons of an author.
    shelf: RefCell<Option<Watcher<()>>>,
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

    fn today(&self) -> u32 {
        let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
        let days = since.map_or(0, |since| since.as_secs() / 86_400);
        u32::try_from(days).unwrap_or(u32::MAX)
    }

    fn watch_words(&self, wake: Box<dyn Fn() + Send>) {
        if let Some(words) = &self.words {
            words.begin(wake);
        }
    }

    fn changed_words(&self) -> Option<Vec<LocaleFiles>> {
        self.words.as_ref()?.news()
    }

    fn edit(&self, path: &str, line: u32) -> Result<(), String> {
        editor::edit(path, line)
    }

    fn note_source(&self, language: &str, lock: &str) -> Result<(), String> {
        let folder = self.words.as_ref().map(Watcher::folder);
        let folder = folder.ok_or("there is no folder with words")?;
        write_atomically(&folder.join(language).join(LOCK_NAME), lock)
    }

    fn save_file(&self, name: &str, bytes: &[u8]) -> Result<String, String> {
        files::save_file(name, bytes)
    }

    fn chance(&self) -> u64 {
        // Each hasher of the standard library has keys of its own, drawn from the system.
        RandomState::new().build_hasher().finish()
    }

    fn lessons_folder(&self) -> String {
        files::documents().join("Tengen").display().to_string()
    }

    fn read_shelf(&self, folder: &str) -> Result<Shelf, String> {
        let folder = Path::new(folder);
        if !folder.exists() {
            return Ok(Shelf::new());
        }
        shelf(folder)
    }

    fn write_shelf(&self, folder: &str, name: &str, text: &str) -> Result<(), String> {
        write_atomically(&Path::new(folder).join(name), text)
    }

    fn watch_shelf(&self, folder: &str, wake: Box<dyn Fn() + Send>) {
        let mut watcher = self.shelf.borrow_mut();
        let folder = Path::new(folder);
        if watcher.as_ref().is_none_or(|it| it.folder() != folder) {
            let new = Watcher::new(folder.to_owned(), &["yaml", "ftl"], |_| Some(()));
            new.begin(wake);
            *watcher = Some(new);
        }
    }

    fn shelf_changed(&self) -> bool {
        let watcher = self.shelf.borrow();
        watcher.as_ref().is_some_and(|it| it.news().is_some())
    }

    fn plans(&self) -> Vec<String> {
        self.plans
            .lock()
            .map(|plans| plans.clone())
            .unwrap_or_default()
    }

    fn look_for_plans(&self, wake: Box<dyn Fn() + Send>) {
        let found = Arc::clone(&self.plans);
        // A drive that is away may take long to say so.
        thread::spawn(move || {
            let plans = plans::plans();
            if let Ok(mut found) = found.lock() {
                *found = plans;
            }
            wake();
        });
    }

    fn is_pack(&self, path: &str) -> bool {
        plans::is_pack(Path::new(path))
    }

    fn open_pack(&self, path: &str) -> Result<OpenedPack, String> {
        open_pack(Path::new(path))
    }

    fn read_pupils(&self, paths: &[PathBuf]) -> Vec<PupilFile> {
        read_pupils(paths)
    }

    fn play(&self, sound: Sound) {
        self.player.play(sound);
    }
}
