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
    "glossary.yaml",
    "coverage.yaml",
    "first_move.yaml",
    "board.yaml",
    "liberties.yaml",
    "capture.yaml",
    "chains.yaml",
    "escape.yaml",
    "chain_capture.yaml",
    "forbidden.yaml",
    "ko.yaml",
    "ko_threats.yaml",
    "superko.yaml",
    "not_a_ko.yaml",
    "triple_ko.yaml",
    "triple_superko.yaml",
    "surrounded.yaml",
    "eyes.yaml",
    "eye_capture.yaml",
    "false_eyes.yaml",
    "snapback.yaml",
    "throw_in.yaml",
    "seki.yaml",
    "seki_eyes.yaml",
    "still_alive.yaml",
    "worth_playing.yaml",
    "game_end.yaml",
    "protect.yaml",
    "calculate.yaml",
    "disagree.yaml",
    "simple.yaml",
    "complete.yaml",
    "komi_tie.yaml",
    "even_handi.yaml",
    "area_count.yaml",
    "play_out.yaml",
    "fill_in.yaml",
    "three_ways.yaml",
    "one_point.yaml",
    "article_1.yaml",
    "article_4.yaml",
    "article_6.yaml",
    "article_7_life.yaml",
    "article_7_new_stone.yaml",
    "article_7_ko.yaml",
    "article_7_bent_four.yaml",
    "article_7_approach.yaml",
    "article_8.yaml",
    "article_9.yaml",
    "article_10.yaml",
    "article_11.yaml",
    "article_13.yaml",
    "article_14.yaml",
    "capture_game.yaml",
    "capture_three.yaml",
    "endgame_seven.yaml",
    "endgame_nine.yaml",
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
