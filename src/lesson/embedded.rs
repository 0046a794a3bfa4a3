//! The lessons that are part of the program.

use super::read::CourseFiles;

macro_rules! files {
    ($($name:literal),+ $(,)?) => {
        &[$(($name, include_str!(concat!("../../lessons/", $name)))),+]
    };
}

/// A test holds this list against the folder.
const FILES: &[(&str, &str)] = files![
    "course.yaml",
    "first_move.yaml",
    "liberties.yaml",
    "capture.yaml",
    "chains.yaml",
    "forbidden.yaml",
    "ko.yaml",
    "eyes.yaml",
    "false_eyes.yaml",
    "snapback.yaml",
    "seki.yaml",
    "game_end.yaml",
    "calculate.yaml",
    "simple.yaml",
    "complete.yaml",
    "even_handi.yaml",
];

/// The files of the course that is part of the program.
#[derive(Clone, Copy, Debug, Default)]
pub struct EmbeddedLessons;

impl EmbeddedLessons {
    /// The names of the files.
    pub fn names() -> impl Iterator<Item = &'static str> {
        FILES.iter().map(|(name, _)| *name)
    }
}

impl CourseFiles for EmbeddedLessons {
    fn read(&self, name: &str) -> Result<String, String> {
        FILES
            .iter()
            .find(|(file, _)| *file == name)
            .map(|(_, text)| (*text).to_owned())
            .ok_or_else(|| format!("the program has no file {name}"))
    }

    fn path(&self, name: &str) -> String {
        format!("lessons/{name}")
    }
}
