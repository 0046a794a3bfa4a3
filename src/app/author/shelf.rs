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
        let text = self.0.get(name).map(|text| text.to_string());
        text.ok_or_else(|| "there is no such file".to_owned())
    }

    fn path(&self, name: &str) -> String {
        path_in(self.1, name)
    }
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
