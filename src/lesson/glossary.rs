//! The words of a course: each term with a small board, and the steps that explain it.

use std::collections::BTreeSet;

use schemars::JsonSchema;
use serde::Deserialize;

use super::decode::At;
use super::model::{Course, Mark, Position, Step};
use super::position::read_position;
use super::problem::{Place, Problem};
use super::raw::{RawBoard, RawMarks};
use super::read::Reading;
use super::step::read_marks;
use crate::rules::{Ruleset, ScoringRule};

/// The words of a course. The words themselves are messages: `<prefix>_term_<id>`.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(title = "Tengen glossary")]
pub(super) struct RawGlossary {
    /// The version of the script: 1.
    pub format: At<i64>,
    /// The terms in the order in which they are listed.
    pub terms: Vec<RawTerm>,
}

/// A term.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct RawTerm {
    /// The term's name; its word is the message `<prefix>_term_<id>`.
    pub id: At<String>,
    /// The way of scoring that it belongs to, where it belongs to one alone.
    #[serde(default)]
    pub scoring: Option<RawScoring>,
    /// A small board that shows it.
    #[serde(default)]
    pub board: Option<At<RawBoard>>,
    /// What is drawn on that board.
    #[serde(default)]
    pub marks: Option<RawMarks>,
}

/// A way of scoring.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub(super) enum RawScoring {
    /// Territory and prisoners.
    Territory,
    /// Stones and what they surround.
    Area,
}

/// The terms of a course.
#[derive(Clone, Debug, Default)]
pub struct Glossary {
    /// The file they were read from; empty where the course has none.
    pub path: String,
    /// Its text.
    pub source: String,
    /// The terms in the order in which they are listed.
    pub terms: Vec<Term>,
}

/// A word of Go.
#[derive(Clone, Debug)]
pub struct Term {
    /// The term's name.
    pub id: String,
    /// Where it stands in the file.
    pub place: Place,
    /// The way of scoring that it belongs to, where it belongs to one alone.
    pub scoring: Option<ScoringRule>,
    /// A small board that shows it.
    pub position: Option<Position>,
    /// What is drawn on that board.
    pub marks: Vec<Mark>,
}

impl Glossary {
    /// The term of that name.
    pub fn term(&self, id: &str) -> Option<&Term> {
        self.terms.iter().find(|term| term.id == id)
    }
}

/// Reads the terms of a glossary; the wrong ones are named and left out.
pub(super) fn read_glossary(path: &str, text: &str, problems: &mut Vec<Problem>) -> Glossary {
    let mut file = Reading {
        path,
        text,
        problems,
    };
    let mut terms: Vec<Term> = Vec::new();
    let whole: Option<RawGlossary> = file.whole();
    if let Some(raw) = &whole {
        file.format(&raw.format);
    }
    for raw in whole.into_iter().flat_map(|raw| raw.terms) {
        if !file.name(&raw.id) {
            continue;
        }
        if terms.iter().any(|term| term.id == raw.id.value) {
            file.problem(
                raw.id.place,
                format!(
                    "the term `{}` stands here for the second time",
                    raw.id.value
                ),
                "name each term once",
            );
            continue;
        }
        let position = match &raw.board {
            Some(board) => match read_position(board, &Ruleset::japanese(), &mut file) {
                Some(position) => Some(position),
                None => continue,
            },
            None => None,
        };
        let marks = match (&raw.marks, &position) {
            (Some(marks), Some(position)) => {
                read_marks(marks, position.game.board().size(), &mut file)
            }
            (Some(_), None) => {
                file.problem(
                    raw.id.place,
                    "there are marks and no board to draw them on",
                    "add `board:`, or remove `marks:`",
                );
                Vec::new()
            }
            (None, _) => Vec::new(),
        };
        terms.push(Term {
            place: raw.id.place,
            id: raw.id.value,
            scoring: raw.scoring.map(|scoring| match scoring {
                RawScoring::Territory => ScoringRule::Territory,
                RawScoring::Area => ScoringRule::Area,
            }),
            position,
            marks,
        });
    }
    Glossary {
        path: path.to_owned(),
        source: text.to_owned(),
        terms,
    }
}

impl Course {
    /// The first step of the order of that name that explains the term, with its lesson's name.
    pub fn explained_in(&self, term: &str, order: Option<&str>) -> Option<(&str, &Step)> {
        let explains = |step: &&Step| step.introduces.iter().any(|named| named.value == term);
        let chapters = self.chapters_in(order);
        let mut lessons = chapters.into_iter().flat_map(|chapter| &chapter.lessons);
        lessons.find_map(|id| {
            let lesson = self.lesson(id)?;
            let step = lesson.steps.iter().find(explains)?;
            Some((lesson.id.as_str(), step))
        })
    }
}

/// What is wrong between the terms and the steps that explain them.
pub(super) fn glossary_problems(course: &Course) -> Vec<Problem> {
    let mut problems = Vec::new();
    let mut explained = BTreeSet::new();
    for lesson in &course.lessons {
        for named in lesson.steps.iter().flat_map(|step| &step.introduces) {
            explained.insert(named.value.as_str());
            if course.glossary.term(&named.value).is_none() {
                problems.push(Problem::at(
                    &lesson.path,
                    &lesson.source,
                    named.place,
                    format!("the glossary has no term `{}`", named.value),
                    "add it to the glossary, or use the id of one that is there",
                ));
            }
        }
    }
    for term in &course.glossary.terms {
        if !explained.contains(term.id.as_str()) {
            problems.push(Problem::at(
                &course.glossary.path,
                &course.glossary.source,
                term.place,
                format!("no step explains the term `{}`", term.id),
                "name it under `introduces` in the step that does, or remove it",
            ));
        }
    }
    problems
}
