//! The files of a folder with lessons, as texts.

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::lesson::{CourseFiles, Script};
use crate::locale::Words;

/// The files of a folder with lessons: their texts, by their paths in it.
pub type Shelf = BTreeMap<String, Arc<str>>;

/// The files of a shelf as those of a course.
pub(super) struct OfShelf<'a>(pub &'a Shelf, pub &'a str);

impl CourseFiles for OfShelf<'_> {
    fn read(&self, name: &str) -> Result<String, String> {
        let text = self.0.get(&script_name(self.0, name));
        let text = text.map(|text| text.to_string());
        text.ok_or_else(|| "there is no such file".to_owned())
    }

    fn path(&self, name: &str) -> String {
        path_in(self.1, &script_name(self.0, name))
    }
}

/// The path of a script in its folder: beside the words, or in a folder `lessons`.
pub(super) fn script_name(shelf: &Shelf, name: &str) -> String {
    let apart = format!("lessons/{name}");
    let is_apart = !shelf.contains_key("course.yaml") && shelf.contains_key("lessons/course.yaml");
    if is_apart { apart } else { name.to_owned() }
}

pub(super) fn path_in(folder: &str, name: &str) -> String {
    format!("{}/{name}", folder.trim_end_matches(['/', '\\']))
}

/// A folder with a first lesson in it. Its course has a name that no other folder's has, so that the lessons of two
/// authors can be taught in one class.
pub(super) fn first_shelf(words: &Words, chance: u64) -> Shelf {
    let name = format!("own_{:06x}", chance & 0xff_ffff);
    let course = format!(
        "format: 1\nid: {name}\nprefix: {name}\nchapters:\n  - id: all\n    lessons: [first]\n"
    );
    let text = |key: &str| words.plain(key);
    let (title, says) = (text("author-first-title"), text("author-first-text"));
    let words = format!(
        "{name}_chapter_all = {title}\n\n{name}_first_1_n = {title}\n{name}_first_1_c = {says}\n"
    );
    let script = Script::new_lesson("first", 9, 9);
    [
        ("course.yaml", course),
        ("first.yaml", script.text().to_owned()),
        ("locales/en/lessons.ftl", words),
    ]
    .map(|(name, text)| (name.to_owned(), text.into()))
    .into()
}
