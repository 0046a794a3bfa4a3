//! From files to a checked course, with every problem at once.
//!
//! A lesson that cannot be read is left out and named; the others are there. Nothing here proves a lesson: that is
//! `prove`'s work.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use serde::de::DeserializeOwned;

use super::coverage::{Coverage, read_coverage};
use super::decode::{At, DecodeError, OneOrMany, decode};
use super::glossary::{Glossary, read_glossary};
use super::model::{Chapter, Course, Lesson, Order, Placed, Position, Step};
use super::position::read_position;
use super::problem::{Place, Problem};
use super::raw::{
    PointText, RawCourse, RawKo, RawLesson, RawRules, RawScoring, RawSelfCapture, RawStep,
};
use super::step::read_step;
use super::yaml::{Node, parse};
use crate::rules::{
    BoardSize, KoRule, Komi, Point, Ruleset, RulesetName, ScoringRule, SelfCapture,
};

/// Where the files of a course come from.
pub trait CourseFiles {
    /// The text of the file of that name (`course.yaml`, `ko.yaml`).
    ///
    /// # Errors
    /// A sentence that says why it cannot be read.
    fn read(&self, name: &str) -> Result<String, String>;

    /// How the author knows the file.
    fn path(&self, name: &str) -> String {
        name.to_owned()
    }
}

/// Reads a course and its lessons. What cannot be read is named in the problems; the rest is there.
pub fn read_course(files: &dyn CourseFiles) -> (Option<Course>, Vec<Problem>) {
    let mut problems = Vec::new();
    let course = read_course_into(files, &mut problems);
    (course, problems)
}

fn read_course_into(files: &dyn CourseFiles, problems: &mut Vec<Problem>) -> Option<Course> {
    let path = files.path("course.yaml");
    let text = match files.read("course.yaml") {
        Ok(text) => text,
        Err(why) => {
            problems.push(Problem::of_file(
                &path,
                why,
                "put a course.yaml into the folder; lessons/README.md shows one",
            ));
            return None;
        }
    };
    let mut file = Reading {
        path: &path,
        text: &text,
        problems,
    };
    let raw: RawCourse = file.whole()?;
    file.format(&raw.format);
    file.name(&raw.id);
    file.name(&raw.prefix);

    let mut chapters = Vec::new();
    let mut seen = BTreeSet::new();
    let mut names = Vec::new();
    for chapter in &raw.chapters {
        file.name(&chapter.id);
        if chapters
            .iter()
            .any(|other: &Chapter| other.id == chapter.id.value)
        {
            file.problem(
                chapter.id.place,
                format!(
                    "the chapter `{}` stands here for the second time",
                    chapter.id.value
                ),
                "give it a name of its own",
            );
            continue;
        }
        let mut lessons = Vec::new();
        for lesson in &chapter.lessons {
            if !file.name(lesson) {
                continue;
            }
            if seen.insert(lesson.value.clone()) {
                lessons.push(lesson.value.clone());
                names.push(lesson.clone());
            } else {
                file.problem(
                    lesson.place,
                    format!(
                        "the lesson `{}` stands here for the second time",
                        lesson.value
                    ),
                    "name each lesson once",
                );
            }
        }
        chapters.push(Chapter {
            id: chapter.id.value.clone(),
            lessons,
        });
    }
    let orders = raw
        .orders
        .iter()
        .map(|order| read_order(order, &chapters, &mut file))
        .collect();

    let mut companion = |name: &Option<At<String>>| {
        let name = name.as_ref().filter(|name| file.name(name))?;
        let file_name = format!("{}.yaml", name.value);
        match files.read(&file_name) {
            Ok(text) => Some((files.path(&file_name), text)),
            Err(why) => {
                file.problem(
                    name.place,
                    format!("{file_name} cannot be read: {why}"),
                    format!("put {file_name} beside course.yaml, or remove the name"),
                );
                None
            }
        }
    };
    let (glossary, coverage) = (companion(&raw.glossary), companion(&raw.coverage));
    let glossary = glossary.map_or_else(Glossary::default, |(path, text)| {
        read_glossary(&path, &text, problems)
    });
    let coverage = coverage.map_or_else(Coverage::default, |(path, text)| {
        read_coverage(&path, &text, problems)
    });

    let mut lessons = Vec::new();
    let mut step_ids = BTreeMap::new();
    for name in names {
        let file_name = format!("{}.yaml", name.value);
        let lesson_path = files.path(&file_name);
        match files.read(&file_name) {
            Ok(source) => {
                if let Some(lesson) = read_lesson(&name.value, &lesson_path, &source, problems) {
                    for step in &lesson.steps {
                        if let Some(other) = step_ids.insert(step.id.clone(), lesson_path.clone()) {
                            problems.push(Problem::at(
                                &lesson_path,
                                &source,
                                step.place,
                                format!("the step id `{}` is used in {other}, too", step.id),
                                "give each step of the course an id of its own",
                            ));
                        }
                    }
                    lessons.push(Arc::new(lesson));
                }
            }
            Err(why) => problems.push(Problem::at(
                &path,
                &text,
                name.place,
                format!("the lesson `{}` cannot be read: {why}", name.value),
                format!("put {file_name} beside course.yaml, or remove the name"),
            )),
        }
    }
    for chapter in &mut chapters {
        chapter
            .lessons
            .retain(|id| lessons.iter().any(|lesson| &lesson.id == id));
    }
    if lessons.is_empty() {
        problems.push(Problem::of_file(
            &path,
            "the course has no lesson that can be taken",
            "name at least one lesson",
        ));
        return None;
    }
    Some(Course {
        id: raw.id.value,
        prefix: raw.prefix.value,
        chapters,
        orders,
        glossary,
        coverage,
        lessons,
        joined: Vec::new(),
    })
}

fn read_order(raw: &super::raw::RawOrder, chapters: &[Chapter], file: &mut Reading<'_>) -> Order {
    file.name(&raw.id);
    for name in &raw.chapters {
        if !chapters.iter().any(|chapter| chapter.id == name.value) {
            file.problem(
                name.place,
                format!("there is no chapter `{}`", name.value),
                "use the id of a chapter above",
            );
        }
    }
    for chapter in chapters {
        let times = raw
            .chapters
            .iter()
            .filter(|name| name.value == chapter.id)
            .count();
        if times != 1 {
            file.problem(
                raw.id.place,
                format!(
                    "the order `{}` names the chapter `{}` {times} times",
                    raw.id.value, chapter.id
                ),
                "name each chapter once",
            );
        }
    }
    Order {
        id: raw.id.value.clone(),
        chapters: raw.chapters.iter().map(|name| name.value.clone()).collect(),
    }
}

/// Reads one lesson. The lesson is there only if it has no error at all.
pub fn read_lesson(
    id: &str,
    path: &str,
    text: &str,
    problems: &mut Vec<Problem>,
) -> Option<Lesson> {
    let before = problems.len();
    let mut file = Reading {
        path,
        text,
        problems,
    };
    let lesson = read_lesson_into(id, &mut file);
    lesson.filter(|_| problems.len() == before)
}

fn read_lesson_into(id: &str, file: &mut Reading<'_>) -> Option<Lesson> {
    let node = file.tree()?;
    let raw: RawLesson = file.decode(&node)?;
    file.format(&raw.format);
    if raw.id.value != id {
        file.problem(
            raw.id.place,
            format!("the lesson calls itself `{}`", raw.id.value),
            format!("write `id: {id}`, the file's name"),
        );
    }
    let rules = raw.rules.as_ref().map_or_else(
        || Some(Ruleset::japanese()),
        |rules| read_rules(rules, file),
    )?;
    let mut first = raw
        .board
        .as_ref()
        .and_then(|board| read_position(board, &rules, file));
    if node.list("steps").is_empty() {
        file.problem(
            node.place,
            "the lesson has no step",
            "add at least one step under `steps:`",
        );
    }
    let mut points = BTreeMap::new();
    if let Some(position) = &first {
        file.named_points(&raw.points, position.game.board().size(), &mut points);
    } else if let (None, Some((name, _))) = (&raw.board, raw.points.0.first()) {
        file.problem(
            name.place,
            "names for points need a board to be on",
            "add `board:` to the lesson, or move the names into a step",
        );
    }
    let mut seen = BTreeSet::new();
    let mut steps: Vec<Step> = Vec::new();
    let mut board: Option<Position> = first.clone();
    for (index, node) in node.list("steps").iter().enumerate() {
        let Some(raw_step) = file.decode::<RawStep>(node) else {
            continue;
        };
        file.name(&raw_step.id);
        if !seen.insert(raw_step.id.value.clone()) {
            file.problem(
                raw_step.id.place,
                format!(
                    "the step id `{}` stands here for the second time",
                    raw_step.id.value
                ),
                "give each step an id of its own",
            );
        }
        let own = match &raw_step.board {
            Some(raw_board) => {
                // A position that cannot be read is named once; the step's points could only be guessed at.
                let Some(position) = read_position(raw_board, &rules, file) else {
                    continue;
                };
                Some(position)
            }
            None if index == 0 => first.take(),
            None => None,
        };
        if own.is_some() {
            board.clone_from(&own);
        }
        let Some(current) = &board else {
            if raw.board.is_none() && index == 0 {
                file.problem(
                    raw_step.id.place,
                    "the first step has no board",
                    "add `board:` to the lesson or to this step",
                );
            }
            continue;
        };
        let (size, view) = (current.game.board().size(), current.view);
        if let Some(step) = read_step(raw_step, own, view, size, &points, &rules, file) {
            steps.push(step);
        }
    }
    (!steps.is_empty()).then(|| Lesson {
        id: id.to_owned(),
        path: file.path.to_owned(),
        source: file.text.to_owned(),
        rules,
        review: None,
        steps,
    })
}

fn read_rules(raw: &At<RawRules>, file: &mut Reading<'_>) -> Option<Ruleset> {
    let (name, changes) = match &raw.value {
        RawRules::Preset(name) => (name, None),
        RawRules::Changed(changes) => (&changes.base, Some(changes)),
    };
    let Some(mut rules) = Ruleset::from_preset(name) else {
        file.problem(
            raw.place,
            format!("there is no ruleset `{name}`"),
            "use `japanese` or `beginner-area`",
        );
        return None;
    };
    let Some(changes) = changes else {
        return Some(rules);
    };
    if let Some(komi) = changes.komi {
        rules.komi = file.komi(&At {
            place: raw.place,
            value: komi,
        })?;
    }
    if let Some(ko) = changes.ko {
        rules.ko = match ko {
            RawKo::Simple => KoRule::Simple,
            RawKo::PositionalSuperko => KoRule::PositionalSuperko,
            RawKo::SituationalSuperko => KoRule::SituationalSuperko,
            RawKo::Confirmation => KoRule::Confirmation,
        };
        rules.name = RulesetName::Custom;
    }
    if let Some(self_capture) = changes.self_capture {
        rules.self_capture = match self_capture {
            RawSelfCapture::Forbidden => SelfCapture::Forbidden,
            RawSelfCapture::Allowed => SelfCapture::Allowed,
        };
        rules.name = RulesetName::Custom;
    }
    if let Some(scoring) = changes.scoring {
        rules.scoring = scoring_rule(scoring);
        rules.name = RulesetName::Custom;
    }
    Some(rules)
}

/// The rule that a file names.
pub(super) fn scoring_rule(raw: RawScoring) -> ScoringRule {
    match raw {
        RawScoring::Territory => ScoringRule::Territory,
        RawScoring::Area => ScoringRule::Area,
    }
}

/// A file while it is read: it collects what is wrong.
pub(super) struct Reading<'a> {
    /// How the author knows the file.
    pub path: &'a str,
    /// Its text.
    pub text: &'a str,
    /// What is wrong so far.
    pub problems: &'a mut Vec<Problem>,
}

impl Reading<'_> {
    /// Names a problem at a place.
    pub fn problem(&mut self, place: Place, message: impl Into<String>, fix: impl Into<String>) {
        self.problems
            .push(Problem::at(self.path, self.text, place, message, fix));
    }

    fn tree(&mut self) -> Option<Node> {
        parse(self.path, self.text)
            .map_err(|problem| self.problems.push(problem))
            .ok()
    }

    fn decode<T: DeserializeOwned>(&mut self, node: &Node) -> Option<T> {
        let mut errors: Vec<DecodeError> = Vec::new();
        let value = decode(node, &mut errors)
            .map_err(|error| errors.push(error))
            .ok();
        for error in errors {
            self.problem(error.place.unwrap_or(node.place), error.message, error.fix);
        }
        value
    }

    /// The whole file as a value.
    pub fn whole<T: DeserializeOwned>(&mut self) -> Option<T> {
        let node = self.tree()?;
        self.decode(&node)
    }

    /// Names a format that is not known.
    pub fn format(&mut self, format: &At<i64>) {
        if format.value != 1 {
            self.problem(
                format.place,
                format!("the format {} is not known", format.value),
                "write `format: 1`, or use a newer Tengen",
            );
        }
    }

    /// A name becomes a file name and part of a message key, so it is held to letters, digits, `_` and `-`.
    pub fn name(&mut self, name: &At<String>) -> bool {
        let fine = !name.value.is_empty()
            && name.value.len() <= 64
            && name
                .value
                .chars()
                .all(|c| c.is_ascii_alphanumeric() || matches!(c, '_' | '-'));
        if !fine {
            self.problem(
                name.place,
                format!("`{}` is no name", name.value),
                "use up to 64 letters, digits, `_` and `-`",
            );
        }
        fine
    }

    /// A name with its place, if it is one.
    pub fn placed_name(&mut self, name: &At<String>) -> Option<Placed<String>> {
        self.name(name).then(|| name.clone().placed())
    }

    /// A point of the board.
    pub fn point(&mut self, text: &PointText, size: BoardSize) -> Option<Point> {
        match text.value.parse::<Point>() {
            Ok(point) if size.contains(point) => Some(point),
            Ok(point) => {
                self.problem(
                    text.place,
                    format!(
                        "{point} is not on this board of {} columns and {} rows",
                        size.columns(),
                        size.rows()
                    ),
                    "use a point of the board",
                );
                None
            }
            Err(_) => {
                self.problem(
                    text.place,
                    format!("`{}` is not a point", text.value),
                    "write a letter without I and a number, such as C8",
                );
                None
            }
        }
    }

    /// Points of the board; the wrong ones are named and left out.
    pub fn points(&mut self, texts: &[PointText], size: BoardSize) -> Vec<Point> {
        texts
            .iter()
            .filter_map(|text| self.point(text, size))
            .collect()
    }

    /// Named points of the board.
    pub fn named_points(
        &mut self,
        names: &super::decode::Entries<OneOrMany<PointText>>,
        size: BoardSize,
        into: &mut BTreeMap<String, Vec<Point>>,
    ) {
        for (name, points) in &names.0 {
            if RESERVED.contains(&name.value.as_str())
                || !name
                    .value
                    .chars()
                    .all(|c| c.is_ascii_alphanumeric() || c == '_')
            {
                self.problem(
                    name.place,
                    format!("`{}` cannot name a point", name.value),
                    "use letters, digits and `_`, and no name of a variable from lessons/README.md",
                );
            } else {
                let points = self.points(&points.0, size);
                into.insert(name.value.clone(), points);
            }
        }
    }

    /// Points of komi, score or margin: whole or half.
    pub fn komi(&mut self, value: &At<f64>) -> Option<Komi> {
        let half_points = value.value * 2.0;
        if half_points.fract() == 0.0 && half_points.abs() < 2000.0 {
            #[expect(
                clippy::cast_possible_truncation,
                reason = "it is a whole number under 2000"
            )]
            Some(Komi::from_half_points(half_points as i32))
        } else {
            self.problem(
                value.place,
                format!("{} is not a number of points", value.value),
                "use a whole or half number such as 6.5",
            );
            None
        }
    }
}

/// Variables that the engine sets itself.
const RESERVED: &[&str] = &[
    "black", "white", "learner", "opponent", "move", "captured", "komi", "ruleset", "winner",
    "loser", "margin",
];
