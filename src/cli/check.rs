//! Proving lessons and words.

use super::library::Library;
use super::report::{Format, Language, Report};
use super::{FINE, PROBLEMS};
use crate::app::{Judge, cut_off};
use crate::lesson::{Problem, Severity, prove, prove_course, prove_reviews};
use crate::locale::{
    LocaleFiles, LocaleId, check_required, embedded, interface_keys, lesson_keys, merged,
    messages_of, read_lock, size_of,
};

/// What of a check is asked for.
#[derive(Clone, Copy, Debug, Default, clap::Args)]
pub struct CheckArgs {
    /// How the result is written
    #[arg(long, value_enum, default_value_t = Format::Text)]
    pub format: Format,
    /// What counts as a failure beside errors
    #[arg(long, value_enum)]
    pub deny: Option<Deny>,
}

/// What counts as a failure beside errors.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum Deny {
    /// Warnings
    Warnings,
}

/// Checks everything and prints what is wrong and a summary; returns the exit code.
pub fn check(library: &Library, locale: Option<&str>, args: CheckArgs) -> u8 {
    let mut report = Report {
        problems: library.problems.clone(),
        ..Report::default()
    };
    let mut required = interface_keys();
    if let Some(course) = &library.course {
        report.lessons = course.lessons.len();
        for lesson in &course.lessons {
            let (proof, mut found) = prove(lesson);
            report.problems.append(&mut found);
            report.proof.add(proof);
        }
        report.problems.extend(prove_course(course));
        let (again, mut found) = prove_reviews(course);
        report.problems.append(&mut found);
        report.asked_again = again;
        required.extend(lesson_keys(course));
    }
    let shipped: Vec<LocaleId> = embedded().into_iter().map(|files| files.id).collect();
    for id in library.locales() {
        if locale.is_some_and(|wanted| wanted != id.to_string()) {
            continue;
        }
        let files = merged(&library.layers, &id);
        let missing = check_required(&required, &files);
        let mut found = checked(library, &id);
        let translated = required.len() - missing.len();
        // In a language on its way the source stands in, and the comparison with it has named each such text.
        if shipped.contains(&id) {
            found.extend(missing);
        } else if let Some(course) = &library.course {
            // Every screen of the program's own languages is looked over by its tests, in all sizes.
            found.extend(cut_off(course, &library.layers, &library.faces, &files));
        }
        let errors = found.iter().filter(|it| it.severity == Severity::Error);
        let errors = errors.count();
        let (words, characters) = size_of(&files);
        report.languages.push(Language {
            needed: required.len(),
            translated,
            words: (!id.is_cjk()).then_some(words),
            characters,
            reviewed: reviewed(library, &files),
            errors,
            warnings: found.len() - errors,
            id: id.to_string(),
        });
        report.problems.append(&mut found);
    }
    report.write(args.format);
    let denied = args.deny == Some(Deny::Warnings) && report.count(Severity::Warning) > 0;
    if report.count(Severity::Error) == 0 && !denied {
        FINE
    } else {
        PROBLEMS
    }
}

/// How many messages of a translation were taken as fitting the source as it is now, of how many.
fn reviewed(library: &Library, files: &LocaleFiles) -> Option<(usize, usize)> {
    let source = merged(&library.layers, &LocaleId::source());
    if source.id == files.id {
        return None;
    }
    let (now, own) = (messages_of(&source), messages_of(files));
    let noted = read_lock(files.lock.as_deref().unwrap_or_default());
    let fits = |key: &&String| noted.contains_key(*key) && noted.get(*key) == now.get(*key);
    Some((own.keys().filter(fits).count(), own.len()))
}

/// What is wrong with the words of a language, beside what is missing.
pub fn checked(library: &Library, id: &LocaleId) -> Vec<Problem> {
    Judge::new(&library.faces).problems(library.course.as_ref(), &library.layers, id)
}
