//! The one door to the machine: what the screens need of files and the system.

use super::author::Shelf;
use crate::draw::ExtraFace;
use crate::lesson::{Course, Plan, Problem};
use std::path::PathBuf;

use crate::locale::{LocaleFiles, program_layer};

/// What a teacher brings along: a folder or a zip, opened.
pub struct OpenedPack {
    /// The lessons, where there are any.
    pub course: Option<Course>,
    /// Their words.
    pub words: Vec<LocaleFiles>,
    /// Fonts for characters that no shipped face has.
    pub faces: Vec<ExtraFace>,
    /// The plan, as its owner knows the file, and its text.
    pub plan: Option<(String, String)>,
    /// What of it cannot be used.
    pub problems: Vec<Problem>,
}

impl OpenedPack {
    /// Takes up its lessons and words beside those that are there. Returns the plan, which is all of its lessons where
    /// it has none of its own, and what cannot be used.
    pub fn join(
        self,
        course: &mut Course,
        layers: &mut Vec<Vec<LocaleFiles>>,
    ) -> (Plan, Vec<Problem>) {
        let mut problems = self.problems;
        let mut names = Vec::new();
        if let Some(own) = self.course {
            // A course that is opened again, perhaps from elsewhere, is read anew.
            let files = |layer: &[LocaleFiles]| -> Vec<String> {
                let files = layer.iter().flat_map(|language| &language.files);
                files.map(|file| file.path.clone()).collect()
            };
            let before = course.joined_words(&own.id).to_vec();
            let paths = files(&self.words);
            layers.retain(|layer| {
                let has = files(layer);
                has.is_empty() || (has != before && has != paths)
            });
            // A version of the same course has words for the same texts; any other must not speak for the program.
            let at = match program_layer(layers) {
                Some(at) if own.id == course.id => at,
                _ => layers.len(),
            };
            layers.insert(at, self.words);
            let id = own.id.clone();
            names = own.lessons.iter().map(|lesson| lesson.id.clone()).collect();
            problems.extend(course.join(own));
            course.note_joined_words(&id, paths);
        }
        let plan = match self.plan {
            Some((path, text)) => {
                let (plan, found) = Plan::read(&path, &text, course);
                problems.extend(found);
                plan
            }
            None => Plan::of_lessons(&names),
        };
        (plan, problems)
    }
}

/// Something to be heard; each is seen as well.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sound {
    /// A stone is put on the board.
    Stone,
    /// Stones are taken off it.
    Capture,
    /// The rules refuse a move.
    Refused,
    /// A step is finished.
    Done,
}

impl Sound {
    /// Every sound.
    pub const ALL: [Self; 4] = [Self::Stone, Self::Capture, Self::Refused, Self::Done];
}

/// A pupil's progress file, as a teacher has it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PupilFile {
    /// Where it lies.
    pub path: String,
    /// The pupil's name: the file's name without `.json`.
    pub name: String,
    /// What stands in it, or why it cannot be read.
    pub text: Result<String, String>,
}

/// What the native launcher does for the screens. Errors are the system's own sentences.
pub trait Desk {
    /// Saves the progress at once and atomically.
    ///
    /// # Errors
    /// Why it could not be saved.
    fn save_progress(&self, json: &str) -> Result<(), String>;

    /// Saves the settings.
    ///
    /// # Errors
    /// Why they could not be saved.
    fn save_settings(&self, json: &str) -> Result<(), String>;

    /// Writes the progress to a file of the learner's choice; returns its path.
    ///
    /// # Errors
    /// Why it could not be written.
    fn export(&self, path: &str, json: &str) -> Result<String, String>;

    /// Reads such a file.
    ///
    /// # Errors
    /// Why it could not be read.
    fn import(&self, path: &str) -> Result<String, String>;

    /// Where an export goes unless the learner says otherwise.
    fn export_path(&self) -> String;

    /// Today, as the number of days since the first of 1970: what went wrong is asked again after days.
    fn today(&self) -> u32 {
        0
    }

    /// From now on looks after the folder with words; calls `wake` when one of its files has changed.
    fn watch_words(&self, _wake: Box<dyn Fn() + Send>) {}

    /// The folder's languages, where they have changed since the last call.
    fn changed_words(&self) -> Option<Vec<LocaleFiles>> {
        None
    }

    /// Opens a file in the translator's editor, at a line counted from 1.
    ///
    /// # Errors
    /// Why it could not be opened.
    fn edit(&self, path: &str, _line: u32) -> Result<(), String> {
        Err(format!("{path}: there is no editor here"))
    }

    /// Writes the source as it is now beside a language's words.
    ///
    /// # Errors
    /// Why it could not be written.
    fn note_source(&self, language: &str, _lock: &str) -> Result<(), String> {
        Err(format!("{language}: there is no place for files here"))
    }

    /// Writes a file where the teacher finds it; returns its path. What is there already stays.
    ///
    /// # Errors
    /// Why it could not be written.
    fn save_file(&self, name: &str, _bytes: &[u8]) -> Result<String, String> {
        Err(format!("{name}: there is no place for files here"))
    }

    /// Looks for plans where a teacher would put them; calls `wake` when it has found all. It never waits.
    fn look_for_plans(&self, _wake: Box<dyn Fn() + Send>) {}

    /// The plans that were found, by their paths.
    fn plans(&self) -> Vec<String> {
        Vec::new()
    }

    /// Whether that is something to be taught, rather than a pupil's work: a plan, a zip, a folder with lessons.
    fn is_pack(&self, _path: &str) -> bool {
        false
    }

    /// Opens a teacher's folder, zip or plan.
    ///
    /// # Errors
    /// Why it cannot be opened.
    fn open_pack(&self, _path: &str) -> Result<OpenedPack, String> {
        Err("there is no place for files here".to_owned())
    }

    /// Reads the progress files of pupils: files, and folders of them. What cannot be read is among them, with its reason.
    fn read_pupils(&self, paths: &[PathBuf]) -> Vec<PupilFile> {
        let nowhere = |path: &PathBuf| PupilFile {
            path: path.display().to_string(),
            name: String::new(),
            text: Err("there is no place for files here".to_owned()),
        };
        paths.iter().map(nowhere).collect()
    }

    /// A number that is another one each time.
    fn chance(&self) -> u64 {
        0
    }

    /// Where an author's lessons lie, unless they say otherwise.
    fn lessons_folder(&self) -> String {
        "lessons".to_owned()
    }

    /// The files of a folder with lessons: the scripts and the words. A folder that is not there has none.
    ///
    /// # Errors
    /// Why it cannot be read.
    fn read_shelf(&self, _folder: &str) -> Result<Shelf, String> {
        Err("there is no place for files here".to_owned())
    }

    /// Writes one of them, whole or not at all.
    ///
    /// # Errors
    /// Why it could not be written.
    fn write_shelf(&self, _folder: &str, name: &str, _text: &str) -> Result<(), String> {
        Err(format!("{name}: there is no place for files here"))
    }

    /// From now on looks after that folder; calls `wake` when one of its files has changed.
    fn watch_shelf(&self, _folder: &str, _wake: Box<dyn Fn() + Send>) {}

    /// Whether a file of that folder has changed since the last call.
    fn shelf_changed(&self) -> bool {
        false
    }

    /// Plays a sound, where there is anything to play it on; it never waits.
    fn play(&self, _sound: Sound) {}
}

/// A desk that keeps nothing: for pictures and for machines without a data folder.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoDesk;

impl Desk for NoDesk {
    fn save_progress(&self, _json: &str) -> Result<(), String> {
        Ok(())
    }

    fn save_settings(&self, _json: &str) -> Result<(), String> {
        Ok(())
    }

    fn export(&self, path: &str, _json: &str) -> Result<String, String> {
        Err(format!("{path}: there is no place for files here"))
    }

    fn import(&self, path: &str) -> Result<String, String> {
        Err(format!("{path}: there is no place for files here"))
    }

    fn export_path(&self) -> String {
        "tengen-progress.json".to_owned()
    }

    /// A plan to be drawn.
    fn open_pack(&self, path: &str) -> Result<OpenedPack, String> {
        if path != "plan.yaml" {
            return Err("there is no such file or folder".to_owned());
        }
        let text = "format: 1\nplan:\n  - { steps: board_sizes, minutes: 5 }\n  - { board: { size: 9 }, minutes: 8 }\n  - { pause: {}, minutes: 4.5 }\n";
        Ok(OpenedPack {
            course: None,
            words: Vec::new(),
            faces: Vec::new(),
            plan: Some((path.to_owned(), text.to_owned())),
            problems: Vec::new(),
        })
    }

    fn plans(&self) -> Vec<String> {
        vec!["stick/plan.yaml".to_owned()]
    }

    fn read_shelf(&self, _folder: &str) -> Result<Shelf, String> {
        Ok(Shelf::new())
    }

    fn write_shelf(&self, _folder: &str, _name: &str, _text: &str) -> Result<(), String> {
        Ok(())
    }
}
