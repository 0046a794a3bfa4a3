//! Whether the texts of a course use its terms as the glossary has them: none before a step explains it, in any order of
//! the course, and no other word for the same thing.

use std::collections::BTreeSet;

use super::super::{LocaleFiles, TermFinder, Words, inventory, problem_at, text_label};
use crate::lesson::{Course, Lesson, Problem, Step};

/// What is wrong with the terms in the texts of one language.
pub fn term_problems(course: &Course, words: &Words) -> Vec<Problem> {
    let finder = TermFinder::new(words, course);
    let shunned = TermFinder::of_shunned(words, course);
    let mut problems = Vec::new();
    let mut said = BTreeSet::new();
    let orders: Vec<Option<&str>> = if course.orders.is_empty() {
        vec![None]
    } else {
        course
            .orders
            .iter()
            .map(|it| Some(it.id.as_str()))
            .collect()
    };
    for order in orders {
        let mut known = BTreeSet::new();
        let chapters = course.chapters_in(order);
        for id in chapters.into_iter().flat_map(|chapter| &chapter.lessons) {
            let Some(lesson) = course.lesson(id) else {
                continue;
            };
            for step in &lesson.steps {
                known.extend(step.introduces.iter().map(|named| named.value.as_str()));
                for (place, text) in texts(course, words, step) {
                    for (range, term) in finder.find(&text) {
                        let new = !known.contains(term)
                            && said.insert((step.id.clone(), place.clone(), term.to_owned()));
                        if new {
                            let word = text.get(range).unwrap_or_default();
                            let order = order.unwrap_or("the course");
                            problems.push(problem(
                                lesson,
                                step,
                                format!(
                                    "{} {place} says “{word}” before a step explains `{term}` (in {order})",
                                    words.locale()
                                ),
                                "say it otherwise, or name the step that explains it under `introduces`",
                            ));
                        }
                    }
                }
            }
        }
    }
    for lesson in &course.lessons {
        for step in &lesson.steps {
            for (place, text) in texts(course, words, step) {
                for (range, term) in shunned.find(&text) {
                    let word = text.get(range).unwrap_or_default();
                    problems.push(problem(
                        lesson,
                        step,
                        format!(
                            "{} {place} says “{word}”, which is not the word for `{term}`",
                            words.locale()
                        ),
                        format!("write “{}”", words.plain(&course.term_key(term))),
                    ));
                }
            }
        }
    }
    problems
}

/// The texts of a language that use a term of the other way of scoring than their lesson's, where the lesson's source
/// speaks of one way alone.
pub fn ruleset_problems(
    course: &Course,
    words: &Words,
    source: &Words,
    files: &LocaleFiles,
) -> Vec<Problem> {
    let finder = TermFinder::new(words, course);
    let of_source = TermFinder::new(source, course);
    let all = inventory(files);
    let mut problems = Vec::new();
    for lesson in &course.lessons {
        let is_foreign = |id: &str| {
            let term = course.glossary.term(id);
            let scoring = term.and_then(|term| term.scoring);
            scoring.is_some_and(|scoring| scoring != lesson.rules.scoring)
        };
        let originals = lesson.steps.iter().flat_map(|it| texts(course, source, it));
        let compares = originals
            .into_iter()
            .any(|(_, text)| of_source.find(&text).iter().any(|(_, id)| is_foreign(id)));
        if compares {
            continue;
        }
        for (place, text) in lesson.steps.iter().flat_map(|it| texts(course, words, it)) {
            let own = all.iter().find(|it| text_label(&it.name) == place);
            let found = finder.find(&text).into_iter();
            for (range, _) in found.filter(|(_, id)| is_foreign(id)) {
                let word = text.get(range).unwrap_or_default();
                problems.extend(own.map(|own| {
                    problem_at(
                        files,
                        own,
                        format!("“{place}” says “{word}”, a term of other rules than those of its lesson"),
                        "use the words of the lesson's rules; the source does not speak of others",
                    )
                }));
            }
        }
    }
    problems
}

fn problem(lesson: &Lesson, step: &Step, message: String, fix: impl Into<String>) -> Problem {
    Problem::at(&lesson.path, &lesson.source, step.place, message, fix)
}

/// The literal words of a step, with the key and attribute they stand under. Notes for a teacher may use any word.
fn texts(course: &Course, words: &Words, step: &Step) -> Vec<(String, String)> {
    [course.heading_key(step), course.text_key(step)]
        .iter()
        .flat_map(|key| words.literals(key))
        .filter(|(place, _)| !place.ends_with(".notes"))
        .collect()
}
