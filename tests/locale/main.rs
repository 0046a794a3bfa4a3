//! The words: choosing a language, printing, falling back, breaking lines, checking translations, and files
//! that mean harm.

mod checks;
mod comparing;
mod desk;
mod hostile;
mod languages;
mod lines;
mod rewriting;
mod terms;
mod words;

use tengen::locale::{FtlFile, LocaleFiles, LocaleId, Words, embedded};
use tengen::rules::Point;

fn locale(id: &str) -> LocaleId {
    id.parse().unwrap()
}

/// The files of a language that hold one file alone.
fn files(id: &str, name: &str, text: &str) -> LocaleFiles {
    let file = FtlFile {
        path: format!("locales/{id}/{name}"),
        text: text.to_owned(),
    };
    LocaleFiles {
        id: locale(id),
        files: vec![file],
        lock: None,
    }
}

/// The files that the program carries for a language.
fn shipped(id: &str) -> LocaleFiles {
    embedded()
        .into_iter()
        .find(|files| files.id == locale(id))
        .unwrap()
}

/// Words of one language from a text of messages, over what the program carries.
fn words_from(id: &str, text: &str) -> Words {
    let layers = vec![files(id, "app.ftl", text), shipped(id), shipped("en")];
    Words::new(locale(id), layers).0
}

fn point(name: &str) -> Point {
    name.parse().unwrap()
}
