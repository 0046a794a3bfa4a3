//! A teacher's plan: lessons, steps, free boards and pauses in their order, with minutes.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::Deserialize;

use super::decode::{At, OneOrMany};
use super::model::{Course, Lesson, Position, Step, StepKind};
use super::position::read_position;
use super::problem::{Place, Problem};
use super::raw::RawBoard;
use super::read::Reading;
use crate::rules::{Board, BoardSize, Color, Game, Ruleset};

/// The longest part of a plan, in minutes.
const LONGEST: f64 = 600.0;

/// A lesson plan.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(title = "Tengen lesson plan")]
pub(super) struct RawPlan {
    /// The version of the script: 1.
    format: At<i64>,
    /// What the plan is called: a text, or a text for each language (`{ en: …, ja: … }`).
    #[serde(default)]
    title: Option<At<RawWords>>,
    /// The parts, in their order.
    plan: Vec<At<RawPart>>,
}

/// A part of a plan: a lesson, steps, a free board or a pause.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct RawPart {
    /// A whole lesson, by its name.
    #[serde(default)]
    lesson: Option<At<String>>,
    /// Some steps, by their names; they may come from several lessons.
    #[serde(default)]
    steps: Option<OneOrMany<At<String>>>,
    /// A board to play on freely.
    #[serde(default)]
    board: Option<At<RawBoard>>,
    /// A pause, and what it is called: a text, or a text for each language.
    #[serde(default)]
    pause: Option<At<RawWords>>,
    /// How long it is to take, in minutes.
    #[serde(default)]
    minutes: Option<At<f64>>,
    /// The heading of a free board.
    #[serde(default)]
    title: Option<At<RawWords>>,
    /// What the pupils read at a free board or in a pause.
    #[serde(default)]
    text: Option<At<RawWords>>,
    /// What the teacher alone reads.
    #[serde(default)]
    notes: Option<At<RawWords>>,
}

/// A text, or a text for each language.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(
    untagged,
    expecting = "a text, or a text for each language such as { en: …, ja: … }"
)]
enum RawWords {
    One(String),
    Many(BTreeMap<String, String>),
}

/// Words of a plan, in one language or several.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlanWords {
    /// The text by the name of its language; one without a name is for all.
    texts: BTreeMap<String, String>,
}

impl PlanWords {
    /// The text in that language, else in English, else in any.
    pub fn text(&self, locale: &str) -> &str {
        let ids = [locale, "", "en"];
        let found = ids.iter().find_map(|id| self.texts.get(*id));
        found
            .or_else(|| self.texts.values().next())
            .map_or("", String::as_str)
    }
}

/// A lesson plan, checked.
#[derive(Clone, Debug, Default)]
pub struct Plan {
    /// What it is called; empty where it has no name.
    pub title: PlanWords,
    /// Its parts, in their order.
    pub parts: Vec<Part>,
}

/// A part of a plan.
#[derive(Clone, Debug)]
pub struct Part {
    /// What is done.
    pub content: Content,
    /// How long it is to take, in seconds.
    pub seconds: Option<u32>,
    /// The heading of a free board, what a pause is called.
    pub title: Option<PlanWords>,
    /// What the pupils read at a free board or in a pause.
    pub text: Option<PlanWords>,
    /// What the teacher alone reads.
    pub notes: Option<PlanWords>,
}

/// What is done in a part of a plan.
#[derive(Clone, Debug)]
pub enum Content {
    /// A lesson is taught, by its name.
    Lesson(String),
    /// Some steps are, by their names.
    Steps(Vec<String>),
    /// Stones are played freely, from this position.
    Board(Box<Position>),
    /// Nothing.
    Pause,
}

impl Plan {
    /// The plan of some lessons, one behind the other.
    pub fn of_lessons(names: &[String]) -> Self {
        let part = |name: &String| Part {
            content: Content::Lesson(name.clone()),
            seconds: None,
            title: None,
            text: None,
            notes: None,
        };
        Self {
            title: PlanWords::default(),
            parts: names.iter().map(part).collect(),
        }
    }

    /// Reads a plan for a course. What cannot be read, and what the course does not have, is named in the problems;
    /// the rest is there.
    pub fn read(path: &str, text: &str, course: &Course) -> (Self, Vec<Problem>) {
        let mut problems = Vec::new();
        let mut file = Reading {
            path,
            text,
            problems: &mut problems,
        };
        let mut plan = Self::default();
        if let Some(raw) = file.whole::<RawPlan>() {
            file.format(&raw.format);
            plan.title = raw
                .title
                .map(|title| words(title.value))
                .unwrap_or_default();
            plan.parts = raw
                .plan
                .into_iter()
                .filter_map(|part| read_part(part, course, &mut file))
                .collect();
            if plan.parts.is_empty() {
                file.problem(
                    raw.format.place,
                    "the plan has no part that can be taught",
                    "add at least one lesson under `plan:`, such as `- lesson: ko`",
                );
            }
        }
        (plan, problems)
    }

    /// The names of the lessons that it teaches, each once, in their order.
    pub fn lessons(&self, course: &Course) -> Vec<String> {
        let mut names: Vec<String> = Vec::new();
        for part in &self.parts {
            let of_part: Vec<&String> = match &part.content {
                Content::Lesson(name) => vec![name],
                Content::Steps(steps) => {
                    let lessons = steps.iter().filter_map(|step| course.lesson_of(step));
                    lessons.map(|lesson| &lesson.id).collect()
                }
                Content::Board(_) | Content::Pause => Vec::new(),
            };
            for name in of_part {
                if !names.contains(name) {
                    names.push(name.clone());
                }
            }
        }
        names
    }
}

impl Part {
    /// A board that stands before the class outside of all lessons, as a lesson with a single step; nothing where the
    /// part is taught from lessons.
    pub fn own_lesson(&self, number: usize) -> Option<Lesson> {
        let (position, rules) = match &self.content {
            Content::Board(position) => ((**position).clone(), *position.game.ruleset()),
            Content::Pause => {
                let rules = Ruleset::japanese();
                let board = Board::new(BoardSize::square(9).ok()?);
                let game = Game::from_position(board, Color::Black, rules);
                (Position { game, view: None }, rules)
            }
            Content::Lesson(_) | Content::Steps(_) => return None,
        };
        let id = format!("plan_{number}");
        let step = Step::free(&id, position);
        Some(Lesson {
            id,
            path: String::new(),
            source: String::new(),
            rules,
            review: None,
            steps: vec![step],
        })
    }
}

impl Step {
    /// A step in which stones are played freely.
    fn free(id: &str, position: Position) -> Self {
        Self {
            id: id.to_owned(),
            place: Place::default(),
            view: position.view,
            position: Some(position),
            turn: None,
            play: Vec::new(),
            points: BTreeMap::new(),
            marks: Vec::new(),
            idea: None,
            review: false,
            swapped: false,
            teaches: Vec::new(),
            introduces: Vec::new(),
            kind: StepKind::Free,
            claims: Vec::new(),
        }
    }
}

fn words(raw: RawWords) -> PlanWords {
    let texts = match raw {
        RawWords::One(text) => BTreeMap::from([(String::new(), text)]),
        RawWords::Many(texts) => texts,
    };
    PlanWords { texts }
}

fn read_part(part: At<RawPart>, course: &Course, file: &mut Reading<'_>) -> Option<Part> {
    let (place, raw) = (part.place, part.value);
    let kinds = [
        raw.lesson.is_some(),
        raw.steps.is_some(),
        raw.board.is_some(),
        raw.pause.is_some(),
    ];
    if kinds.iter().filter(|is| **is).count() != 1 {
        file.problem(
            place,
            "a part of a plan is one of `lesson`, `steps`, `board` and `pause`",
            "write one of them, and the others as parts of their own",
        );
        return None;
    }
    let seconds = raw
        .minutes
        .as_ref()
        .and_then(|minutes| read_minutes(minutes, file));
    let mut title = raw.title.map(|title| words(title.value));
    let content = if let Some(name) = raw.lesson {
        if course.lesson(&name.value).is_none() {
            let there = course.lessons.iter().map(|lesson| lesson.id.as_str());
            missing(file, &name, "lesson", there);
            return None;
        }
        Content::Lesson(name.value)
    } else if let Some(steps) = raw.steps {
        let mut found = Vec::new();
        for step in steps.0 {
            if course.lesson_of(&step.value).is_some() {
                found.push(step.value);
            } else {
                let all = course.lessons.iter().flat_map(|lesson| &lesson.steps);
                missing(file, &step, "step", all.map(|step| step.id.as_str()));
            }
        }
        if found.is_empty() {
            return None;
        }
        Content::Steps(found)
    } else if let Some(board) = raw.board {
        let position = read_position(&board, &Ruleset::japanese(), file)?;
        Content::Board(Box::new(position))
    } else {
        let named = raw.pause.map(|pause| words(pause.value));
        title = named.filter(|words| !words.texts.is_empty()).or(title);
        Content::Pause
    };
    Some(Part {
        content,
        seconds,
        title,
        text: raw.text.map(|text| words(text.value)),
        notes: raw.notes.map(|notes| words(notes.value)),
    })
}

fn read_minutes(minutes: &At<f64>, file: &mut Reading<'_>) -> Option<u32> {
    if (0.0..=LONGEST).contains(&minutes.value) {
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "it is held to a few hours"
        )]
        return Some((minutes.value * 60.0).round() as u32);
    }
    file.problem(
        minutes.place,
        format!("a part cannot take {} minutes", minutes.value),
        format!("write a number from 0 to {LONGEST}, such as 7.5"),
    );
    None
}

/// Names a lesson or step that is not there, with the nearest one that is.
fn missing<'a>(
    file: &mut Reading<'_>,
    name: &At<String>,
    what: &str,
    there: impl Iterator<Item = &'a str>,
) {
    let near = there
        .map(|it| (strsim::damerau_levenshtein(it, &name.value), it))
        .min()
        .filter(|(distance, it)| *distance <= 2.max(it.len() / 3));
    let fix = match near {
        Some((_, near)) => format!("did you mean `{near}`?"),
        None => format!("put the lesson beside the plan, or use a {what} that is there"),
    };
    file.problem(
        name.place,
        format!("there is no {what} `{}`", name.value),
        fix,
    );
}

impl Course {
    /// The lesson that holds the step of that name.
    pub fn lesson_of(&self, step: &str) -> Option<&std::sync::Arc<Lesson>> {
        self.lessons
            .iter()
            .find(|lesson| lesson.step_index(step).is_some())
    }
}
