//! What the tests share: an app without a display, and a desk that remembers.

use std::cell::RefCell;
use std::path::{Path, PathBuf};
use std::rc::Rc;

use egui::{Key, vec2};
use egui_kittest::Harness;
use tengen::app::{
    Command, Desk, MotionChoice, OpenedPack, PupilFile, Screen, Settings, Setup, Shelf, Sound,
    SystemTaste, TengenApp,
};
use tengen::lesson::{EmbeddedLessons, Progress, read_course};
use tengen::locale::embedded;

pub const LOCALES: [&str; 4] = ["en", "ja", "zh-Hans", "zh-Hant"];

/// A file that was written, with its name.
pub type Saved = (String, Vec<u8>);

/// A desk that remembers what it was given.
#[derive(Clone, Default)]
pub struct Memory {
    pub progress: Rc<RefCell<Option<String>>>,
    pub file: Rc<RefCell<Option<String>>>,
    pub sounds: Rc<RefCell<Vec<Sound>>>,
    pub today: Rc<RefCell<u32>>,
    /// The text of the plan that a teacher brings along.
    pub plan: Rc<RefCell<Option<String>>>,
    /// What was written for a teacher, with its name.
    pub saved: Rc<RefCell<Vec<Saved>>>,
    pub pupils: Rc<RefCell<Vec<PupilFile>>>,
    /// The files of an author's lessons.
    pub shelf: Rc<RefCell<Shelf>>,
    /// Whether somebody else has just saved one of them.
    pub saved_outside: Rc<RefCell<bool>>,
    pub broken: bool,
}

impl Desk for Memory {
    fn save_progress(&self, json: &str) -> Result<(), String> {
        if self.broken {
            return Err("the disk is full".to_owned());
        }
        *self.progress.borrow_mut() = Some(json.to_owned());
        Ok(())
    }

    fn save_settings(&self, _json: &str) -> Result<(), String> {
        Ok(())
    }

    fn export(&self, path: &str, json: &str) -> Result<String, String> {
        *self.file.borrow_mut() = Some(json.to_owned());
        Ok(path.to_owned())
    }

    fn import(&self, _path: &str) -> Result<String, String> {
        self.file
            .borrow()
            .clone()
            .ok_or_else(|| "there is no such file".to_owned())
    }

    fn export_path(&self) -> String {
        "progress.json".to_owned()
    }

    fn today(&self) -> u32 {
        *self.today.borrow()
    }

    fn plans(&self) -> Vec<String> {
        let there = self.plan.borrow().is_some();
        there
            .then(|| "stick/plan.yaml".to_owned())
            .into_iter()
            .collect()
    }

    fn is_pack(&self, path: &str) -> bool {
        path.ends_with(".yaml")
    }

    fn open_pack(&self, path: &str) -> Result<OpenedPack, String> {
        let text = self.plan.borrow().clone().ok_or("there is no such file")?;
        Ok(OpenedPack {
            course: None,
            words: Vec::new(),
            faces: Vec::new(),
            plan: Some((path.to_owned(), text)),
            problems: Vec::new(),
        })
    }

    fn save_file(&self, name: &str, bytes: &[u8]) -> Result<String, String> {
        self.saved
            .borrow_mut()
            .push((name.to_owned(), bytes.to_vec()));
        Ok(format!("documents/{name}"))
    }

    fn read_pupils(&self, paths: &[PathBuf]) -> Vec<PupilFile> {
        let files = self.pupils.borrow();
        let asked = |file: &&PupilFile| paths.iter().any(|path| Path::new(&file.path) == path);
        files.iter().filter(asked).cloned().collect()
    }

    fn read_shelf(&self, _folder: &str) -> Result<Shelf, String> {
        if self.broken {
            return Err("the disk is gone".to_owned());
        }
        Ok(self.shelf.borrow().clone())
    }

    fn write_shelf(&self, _folder: &str, name: &str, text: &str) -> Result<(), String> {
        let mut shelf = self.shelf.borrow_mut();
        shelf.insert(name.to_owned(), text.into());
        Ok(())
    }

    fn shelf_changed(&self) -> bool {
        self.saved_outside.replace(false)
    }

    fn play(&self, sound: Sound) {
        self.sounds.borrow_mut().push(sound);
    }
}

pub fn app(locale: &str, lesson: Option<&str>, settings: Settings, desk: Memory) -> TengenApp {
    TengenApp::new(setup(locale, lesson, settings), Box::new(desk))
}

pub fn setup(locale: &str, lesson: Option<&str>, settings: Settings) -> Setup {
    let (course, _) = read_course(&EmbeddedLessons);
    Setup {
        course: course.unwrap(),
        layers: vec![embedded()],
        faces: Vec::new(),
        system_locales: vec![locale.to_owned()],
        system: SystemTaste::default(),
        progress: Progress::default(),
        settings,
        notice: None,
        lesson: lesson.map(str::to_owned),
        translate: None,
        author: None,
        teach: None,
    }
}

pub fn still() -> Settings {
    Settings {
        motion: MotionChoice::Reduced,
        ..Settings::default()
    }
}

pub fn harness(app: TengenApp, width: f32, height: f32) -> Harness<'static, TengenApp> {
    let mut harness = Harness::builder()
        .with_size(vec2(width, height))
        .with_context_setup(TengenApp::prepare)
        .build_ui_state(|ui, app: &mut TengenApp| app.ui(ui), app);
    harness.run();
    harness
}

pub fn start(lesson: &str) -> Harness<'static, TengenApp> {
    harness(
        app("en", Some(lesson), still(), Memory::default()),
        1280.0,
        800.0,
    )
}

pub fn apply(harness: &mut Harness<'static, TengenApp>, command: Command) {
    harness.state_mut().apply(command);
    harness.run();
}

#[track_caller]
pub fn runner(app: &TengenApp) -> &tengen::lesson::Runner {
    match &app.state().screen {
        Screen::Lesson(screen) => &screen.runner,
        _ => panic!("no lesson is shown"),
    }
}

pub fn type_text(harness: &mut Harness<'static, TengenApp>, text: &str) {
    for sign in text.chars() {
        harness.event(egui::Event::Text(sign.to_string()));
    }
    harness.run();
    harness.key_press(Key::Enter);
    harness.run();
}
