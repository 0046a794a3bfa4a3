//! How a class stands, from the progress files of its pupils, for people and for machines.

use std::path::PathBuf;

use clap::ValueEnum;
use serde_json::{Value, json};

use super::library::Library;
use super::{FINE, PROBLEMS, UNUSABLE};
use crate::desktop::read_pupils;
use crate::lesson::{
    AttemptReport, ClassReport, Course, Progress, ProgressError, PupilReport, StepReport,
};

/// Which files are read, and how the report is written.
#[derive(Clone, Debug, clap::Args)]
pub struct PupilsArgs {
    /// Progress files, and folders of them; a file's name is the pupil's
    #[arg(id = "pupils", value_name = "PATH", required = true)]
    pub paths: Vec<PathBuf>,
    /// How the report is written
    #[arg(long, value_enum, default_value_t = Format::Text)]
    pub format: Format,
}

/// How the report is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Format {
    /// Tables; files that cannot be used are named on the error channel
    Text,
    /// One JSON document
    Json,
}

/// A file that cannot be used, and why.
struct Unread {
    path: String,
    why: String,
}

/// Reads the files and writes the report; returns the exit code.
///
/// # Errors
/// There is no course.
pub fn report(library: &Library, args: &PupilsArgs) -> Result<u8, String> {
    let course = library.course()?;
    let mut pupils = Vec::new();
    let mut unread = Vec::new();
    for file in read_pupils(&args.paths) {
        let read = file
            .text
            .and_then(|text| Progress::from_json(&text).map_err(|error| why(&error)));
        match read {
            Ok(progress) => pupils.push((file.name, progress)),
            Err(why) => unread.push(Unread {
                path: file.path,
                why,
            }),
        }
    }
    let report = ClassReport::new(course, &pupils);
    match args.format {
        Format::Text => text(course, &report, &unread),
        Format::Json => say!("{:#}", as_json(&report, &unread)),
    }
    Ok(match (pupils.is_empty(), unread.is_empty()) {
        (true, _) => UNUSABLE,
        (false, false) => PROBLEMS,
        (false, true) => FINE,
    })
}

fn why(error: &ProgressError) -> String {
    match error {
        ProgressError::Newer(version) => {
            format!("a newer program wrote it, in version {version}; update this one")
        }
        ProgressError::Damaged { line, column } => {
            format!("it is not a progress file, or it is damaged, at {line}:{column}")
        }
    }
}

fn text(course: &Course, report: &ClassReport, unread: &[Unread]) {
    for Unread { path, why } in unread {
        eprintln!("{path}: {why}");
    }
    if report.pupils.is_empty() {
        return;
    }
    table(course, report);
    for step in &report.steps {
        say!("");
        let id = step.step().map_or("", |step| step.id.as_str());
        let wrong = count(step.pupils, "pupil");
        say!("{}/{id}: {wrong} went wrong", step.lesson.id);
        for AttemptReport {
            attempt,
            pupils,
            times,
        } in &step.attempts
        {
            let times = count(*times as usize, "time");
            say!("  {attempt}: {}, {times}", count(*pupils, "pupil"));
        }
    }
}

fn count(number: usize, of: &str) -> String {
    let more = if number == 1 { "" } else { "s" };
    format!("{number} {of}{more}")
}

/// Pupils × lessons, each column as wide as it must be.
fn table(course: &Course, report: &ClassReport) {
    let titles = ["pupil", "stands at"].map(str::to_owned);
    let titles = titles
        .into_iter()
        .chain(report.lessons.iter().map(|lesson| lesson.id.clone()));
    let mut rows: Vec<Vec<String>> = vec![titles.collect()];
    for pupil in &report.pupils {
        let shares = pupil.finished.iter().zip(&report.lessons);
        let shares = shares.map(|(finished, lesson)| match finished {
            Some(finished) => format!("{finished}/{}", lesson.steps.len()),
            None => "-".to_owned(),
        });
        let first = [pupil.name.clone(), stands(course, pupil)];
        rows.push(first.into_iter().chain(shares).collect());
    }
    let columns = rows.first().map_or(0, Vec::len);
    let widths: Vec<usize> = (0..columns)
        .map(|column| {
            let cells = rows.iter().filter_map(|row| row.get(column));
            cells.map(|cell| width(cell)).max().unwrap_or(0)
        })
        .collect();
    for row in rows {
        let cells = row.iter().zip(&widths).map(|(cell, most)| {
            let room = most.saturating_sub(width(cell));
            format!("{cell}{}", " ".repeat(room))
        });
        say!("{}", cells.collect::<Vec<_>>().join("  ").trim_end());
    }
}

/// Where a pupil was last: the lesson, and the number of its step.
fn stands(course: &Course, pupil: &PupilReport) -> String {
    let Some(at) = &pupil.at else {
        return "-".to_owned();
    };
    let lesson = course.lesson(&at.lesson);
    match lesson.and_then(|lesson| lesson.step_index(&at.step)) {
        Some(index) => format!("{} {}", at.lesson, index + 1),
        None => at.lesson.clone(),
    }
}

/// How many columns of a terminal a text takes: characters of East Asia take two.
fn width(text: &str) -> usize {
    let of = |sign: char| match sign {
        '\u{1100}'..='\u{115f}'
        | '\u{2e80}'..='\u{a4cf}'
        | '\u{ac00}'..='\u{d7a3}'
        | '\u{f900}'..='\u{faff}'
        | '\u{fe30}'..='\u{fe6f}'
        | '\u{ff00}'..='\u{ff60}'
        | '\u{20000}'..='\u{3fffd}' => 2,
        _ => 1,
    };
    text.chars().map(of).sum()
}

fn as_json(report: &ClassReport, unread: &[Unread]) -> Value {
    let lessons = report
        .lessons
        .iter()
        .map(|lesson| json!({ "lesson": lesson.id, "steps": lesson.steps.len() }));
    let pupils = report.pupils.iter().map(|pupil| {
        let finished: serde_json::Map<String, Value> = report
            .lessons
            .iter()
            .zip(&pupil.finished)
            .filter_map(|(lesson, finished)| Some((lesson.id.clone(), json!((*finished)?))))
            .collect();
        let at = pupil.at.as_ref();
        json!({
            "pupil": pupil.name,
            "finished": finished,
            "at": at.map(|at| json!({ "lesson": at.lesson, "step": at.step })),
        })
    });
    let steps = report.steps.iter().map(|step: &StepReport| {
        let answers = step.attempts.iter().map(|it| {
            json!({
                "answer": it.attempt.to_string(),
                "pupils": it.pupils,
                "times": it.times,
            })
        });
        json!({
            "lesson": step.lesson.id,
            "step": step.step().map(|step| &step.id),
            "pupils": step.pupils,
            "times": step.times,
            "wrong": answers.collect::<Vec<_>>(),
        })
    });
    let unread = unread
        .iter()
        .map(|file| json!({ "file": file.path, "why": file.why }));
    json!({
        "tengen_report": 1,
        "lessons": lessons.collect::<Vec<_>>(),
        "pupils": pupils.collect::<Vec<_>>(),
        "steps": steps.collect::<Vec<_>>(),
        "unread": unread.collect::<Vec<_>>(),
    })
}
