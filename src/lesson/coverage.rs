//! The list of rules that a course must teach, and the steps that teach them, held against each other.

use schemars::JsonSchema;
use serde::Deserialize;

use super::decode::At;
use super::model::{Course, Placed};
use super::problem::{Place, Problem};
use super::read::Reading;

/// The rules that a course must teach.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(title = "Tengen coverage")]
struct RawCoverage {
    /// The version of the script: 1.
    format: At<i64>,
    /// The rules.
    rows: Vec<RawRow>,
}

/// A rule.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct RawRow {
    /// The rule's name: a letter for the text it is from, and its number there.
    id: At<String>,
    /// The rule in a few words, for authors.
    #[expect(dead_code, reason = "it is there for whoever reads the file")]
    fact: String,
    /// The steps that teach it.
    steps: Vec<At<String>>,
}

/// The rules that a course must teach.
#[derive(Clone, Debug, Default)]
pub struct Coverage {
    /// The file they were read from; empty where the course has none.
    pub path: String,
    /// Its text.
    pub source: String,
    /// The rules.
    pub rows: Vec<CoverageRow>,
}

/// A rule, and the steps that teach it.
#[derive(Clone, Debug)]
pub struct CoverageRow {
    /// The rule's name.
    pub id: String,
    /// Where it stands in the file.
    pub place: Place,
    /// The steps that teach it.
    pub steps: Vec<Placed<String>>,
}

/// Reads the list.
pub(super) fn read_coverage(path: &str, text: &str, problems: &mut Vec<Problem>) -> Coverage {
    let mut file = Reading {
        path,
        text,
        problems,
    };
    let mut rows: Vec<CoverageRow> = Vec::new();
    let whole: Option<RawCoverage> = file.whole();
    if let Some(raw) = &whole {
        file.format(&raw.format);
    }
    for raw in whole.into_iter().flat_map(|raw| raw.rows) {
        if rows.iter().any(|row| row.id == raw.id.value) {
            file.problem(
                raw.id.place,
                format!("the row `{}` stands here for the second time", raw.id.value),
                "name each row once",
            );
            continue;
        }
        rows.push(CoverageRow {
            place: raw.id.place,
            id: raw.id.value,
            steps: raw.steps.into_iter().map(At::placed).collect(),
        });
    }
    Coverage {
        path: path.to_owned(),
        source: text.to_owned(),
        rows,
    }
}

/// What is wrong between the list and the steps, looked at from both sides.
pub(super) fn coverage_problems(course: &Course) -> Vec<Problem> {
    let mut problems = Vec::new();
    let Coverage { path, source, rows } = &course.coverage;
    let steps = || course.lessons.iter().flat_map(|lesson| &lesson.steps);
    let mut of_list = |place: Place, message: String, fix: &str| {
        problems.push(Problem::at(path, source, place, message, fix));
    };
    for row in rows {
        if row.steps.is_empty() {
            of_list(
                row.place,
                format!("no step teaches `{}`", row.id),
                "name the step that does",
            );
        }
        for named in &row.steps {
            let Some(step) = steps().find(|step| step.id == named.value) else {
                of_list(
                    named.place,
                    format!("there is no step `{}`", named.value),
                    "use the id of a step",
                );
                continue;
            };
            if !step.teaches.iter().any(|taught| taught.value == row.id) {
                of_list(
                    named.place,
                    format!("the step `{}` does not teach `{}`", step.id, row.id),
                    "add the row to the step’s `teaches`, or remove the step here",
                );
            }
        }
    }
    for lesson in &course.lessons {
        for step in &lesson.steps {
            for taught in &step.teaches {
                let row = rows.iter().find(|row| row.id == taught.value);
                let message = match row {
                    None => format!("there is no row `{}`", taught.value),
                    Some(row) if !row.steps.iter().any(|named| named.value == step.id) => {
                        format!("the row `{}` does not name the step `{}`", row.id, step.id)
                    }
                    Some(_) => continue,
                };
                problems.push(Problem::at(
                    &lesson.path,
                    &lesson.source,
                    taught.place,
                    message,
                    "make `teaches` and the list of coverage agree",
                ));
            }
        }
    }
    problems
}
