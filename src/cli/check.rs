//! Proving lessons and words.

use super::library::Library;
use super::{FINE, PROBLEMS};
use crate::app::words_for;
use crate::lesson::{Problem, Proof, Severity, prove, prove_course, prove_reviews};
use crate::locale::{
    LocaleFiles, LocaleId, bare_answers, check_locale, check_required, interface_keys, lesson_keys,
    term_problems,
};

/// Checks everything and prints what is wrong and a summary; returns the exit code.
pub fn check(library: &Library, locale: Option<&str>) -> u8 {
    let mut problems: Vec<Problem> = library.problems.clone();
    let mut total = Proof::default();
    let mut asked_again = 0;
    let mut required = interface_keys();
    if let Some(course) = &library.course {
        for lesson in &course.lessons {
            let (proof, mut found) = prove(lesson);
            problems.append(&mut found);
            total.steps += proof.steps;
            total.starts += proof.starts;
            total.tries += proof.tries;
            total.wrong += proof.wrong;
            total.bare += proof.bare;
            total.claims += proof.claims;
        }
        problems.extend(prove_course(course));
        let (again, mut found) = prove_reviews(course);
        problems.append(&mut found);
        asked_again = again;
        required.extend(lesson_keys(course));
    }
    let lessons = library
        .course
        .as_ref()
        .map_or(0, |course| course.lessons.len());
    say!(
        "lessons: {lessons} lessons, {} steps, {} positions, {} moves tried, {} wrong moves answered, {} bare, {} claims, {asked_again} steps for reviews",
        total.steps,
        total.starts,
        total.tries,
        total.wrong,
        total.bare,
        total.claims
    );
    let source = merged(library, &LocaleId::source());
    for id in library.locales() {
        if locale.is_some_and(|wanted| wanted != id.to_string()) {
            continue;
        }
        let files = merged(library, &id);
        let mut found = check_locale(&source, &files);
        found.extend(check_required(&required, &files));
        if let Some(course) = &library.course {
            let words = words_for(&id, &library.layers);
            found.extend(bare_answers(course, &words));
            found.extend(term_problems(course, &words));
        }
        let errors = found
            .iter()
            .filter(|problem| problem.severity == Severity::Error)
            .count();
        say!(
            "{id}: {} keys needed, {errors} errors, {} warnings",
            required.len(),
            found.len() - errors
        );
        problems.append(&mut found);
    }
    for problem in &problems {
        eprintln!("{problem}");
    }
    let errors = problems
        .iter()
        .filter(|problem| problem.severity == Severity::Error)
        .count();
    say!("{errors} errors, {} warnings", problems.len() - errors);
    if errors == 0 { FINE } else { PROBLEMS }
}

/// A language's files of every layer: those of the user stand before those of the program.
fn merged(library: &Library, id: &LocaleId) -> LocaleFiles {
    // A user's file of a name replaces the program's of that name where both are checked.
    let mut files: Vec<crate::locale::FtlFile> = Vec::new();
    for file in library
        .layers
        .iter()
        .flatten()
        .filter(|files| &files.id == id)
        .flat_map(|files| &files.files)
    {
        if !files.iter().any(|other| other.name() == file.name()) {
            files.push(file.clone());
        }
    }
    LocaleFiles {
        id: id.clone(),
        files,
    }
}
