//! The files of several places over each other: a folder of the user's, then the program's own.

use super::files::FILE_NAMES;
use super::{
    FtlFile, LocaleFiles, LocaleId, Problem, Words, bare_answers, changed_since, check_glyphs,
    check_locale, ruleset_problems, term_problems,
};
use crate::lesson::Course;

/// The files of each place, the most important place first, the program's own last; each may hold several languages.
pub type Layers = [Vec<LocaleFiles>];

/// The place of the program's own layer: the last that has words for the screens. Packs of lessons may stand behind it.
pub fn program_layer(layers: &Layers) -> Option<usize> {
    let for_screens = |files: &LocaleFiles| {
        let mut names = files.files.iter().map(FtlFile::name);
        files.id == LocaleId::source() && names.any(|name| name == FILE_NAMES[0])
    };
    layers
        .iter()
        .rposition(|layer| layer.iter().any(for_screens))
}

/// The words of a language: its files of every layer, then the source language's.
pub fn words_for(locale: &LocaleId, layers: &Layers) -> Words {
    let of = |id: &LocaleId| {
        layers
            .iter()
            .flatten()
            .filter(|files| &files.id == id)
            .cloned()
            .collect::<Vec<_>>()
    };
    let mut chain = of(locale);
    let source = LocaleId::source();
    if *locale != source {
        chain.extend(of(&source));
    }
    Words::new(locale.clone(), chain).0
}

/// A language's files of every layer: those of the user stand before those of the program.
pub fn merged(layers: &Layers, id: &LocaleId) -> LocaleFiles {
    // A user's file of a name replaces the program's of that name where both are checked.
    let mut files: Vec<FtlFile> = Vec::new();
    for file in layers
        .iter()
        .flatten()
        .filter(|files| &files.id == id)
        .flat_map(|files| &files.files)
    {
        if !files.iter().any(|other| other.name() == file.name()) {
            files.push(file.clone());
        }
    }
    let mut layers = layers.iter().flatten();
    let lock = layers.find_map(|layer| layer.lock.clone().filter(|_| &layer.id == id));
    LocaleFiles {
        id: id.clone(),
        files,
        lock,
    }
}

/// What is wrong with the words of a language, beside what is missing and what does not fit its place on the screen.
/// `has_glyph` says whether any face has a character.
pub fn judge(
    course: Option<&Course>,
    layers: &Layers,
    id: &LocaleId,
    has_glyph: impl FnMut(char) -> bool,
) -> Vec<Problem> {
    let source = merged(layers, &LocaleId::source());
    let files = merged(layers, id);
    let mut found = check_locale(&source, &files);
    found.extend(changed_since(&source, &files));
    found.extend(check_glyphs(&files, has_glyph));
    if let Some(course) = course {
        let words = words_for(id, layers);
        found.extend(bare_answers(course, &words));
        found.extend(term_problems(course, &words));
        if *id != source.id {
            let original = words_for(&source.id, layers);
            found.extend(ruleset_problems(course, &words, &original, &files));
        }
    }
    found
}
