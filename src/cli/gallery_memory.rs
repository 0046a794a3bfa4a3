//! What a gallery remembers from one run to the next, so that only screens with other texts are drawn again.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::library::Library;
use crate::locale::{LocaleId, merged, texts_of};

/// The screens of one language as they were last drawn.
#[derive(Debug, Default, Serialize, Deserialize)]
pub struct Memory {
    /// The program and the lessons that drew them; others begin anew.
    made_by: String,
    /// Each screen by its name.
    screens: BTreeMap<String, Screen>,
}

/// A screen as it was drawn.
#[derive(Debug, Serialize, Deserialize)]
struct Screen {
    /// The texts on it.
    texts: Vec<String>,
    /// What they were.
    print: String,
}

/// The texts of a language and of the source, to see whether those of a screen are as they were.
pub struct Texts(BTreeMap<String, String>, BTreeMap<String, String>);

impl Texts {
    /// Those of a language.
    pub fn of(library: &Library, id: &LocaleId) -> Self {
        let texts = |id: &LocaleId| texts_of(&merged(&library.layers, id));
        Self(texts(id), texts(&LocaleId::source()))
    }

    fn print(&self, names: &[String]) -> String {
        let parts = names.iter().flat_map(|name| {
            let of =
                |texts: &BTreeMap<String, String>| texts.get(name).cloned().unwrap_or_default();
            [name.clone(), of(&self.0), of(&self.1)]
        });
        print(parts)
    }
}

impl Memory {
    /// What the gallery in that folder remembers of a language.
    pub fn load(folder: &Path, library: &Library, id: &LocaleId) -> Self {
        let made_by = made_by(library);
        let text = fs::read_to_string(path(folder, id)).unwrap_or_default();
        // A memory that cannot be read only costs time.
        let memory: Self = serde_json::from_str(&text).unwrap_or_default();
        if memory.made_by == made_by {
            return memory;
        }
        Self {
            made_by,
            screens: BTreeMap::new(),
        }
    }

    /// Keeps it for the next run.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn save(&self, folder: &Path, id: &LocaleId) -> Result<(), String> {
        let path = path(folder, id);
        let text = serde_json::to_string(self).map_err(|why| why.to_string())?;
        fs::write(&path, text).map_err(|why| format!("{}: {why}", path.display()))
    }

    /// The texts of a screen, if all of them are as they were when it was last drawn.
    pub fn unchanged(&self, screen: &str, texts: &Texts) -> Option<Vec<String>> {
        let screen = self.screens.get(screen)?;
        (texts.print(&screen.texts) == screen.print).then(|| screen.texts.clone())
    }

    /// Notes the texts of a screen.
    pub fn note(&mut self, screen: &str, names: &[String], texts: &Texts) {
        let noted = Screen {
            texts: names.to_vec(),
            print: texts.print(names),
        };
        self.screens.insert(screen.to_owned(), noted);
    }
}

fn path(folder: &Path, id: &LocaleId) -> PathBuf {
    folder.join(format!("{id}.json"))
}

/// The program by its file, and the lessons by their texts.
fn made_by(library: &Library) -> String {
    let own = std::env::current_exe().and_then(fs::metadata);
    let own = own.map(|file| format!("{} {:?}", file.len(), file.modified().ok()));
    let course = library.course.iter();
    let lessons = course.flat_map(|course| {
        let lessons = course.lessons.iter().map(|lesson| lesson.source.clone());
        lessons.chain([course.glossary.source.clone()])
    });
    let faces = library.faces.len().to_string();
    print([own.unwrap_or_default(), faces].into_iter().chain(lessons))
}

/// A number that differs where the parts do, in practice: FNV-1a.
fn print(parts: impl IntoIterator<Item = String>) -> String {
    let bytes = parts.into_iter().flat_map(|part| {
        let mut bytes = part.into_bytes();
        bytes.push(0);
        bytes
    });
    let print = bytes.fold(0xcbf2_9ce4_8422_2325_u64, |print, byte| {
        (print ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    });
    format!("{print:016x}")
}
