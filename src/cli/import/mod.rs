//! Lessons from game records: a problem becomes a step with its right lines and wrong answers, a game with comments a
//! demonstration.

mod game;
mod pack;
mod problem;

use std::path::{Path, PathBuf};

use self::pack::{Lesson, Pack};
use super::record::open;
use super::{FINE, PROBLEMS};
use crate::sgf::{GameRecord, NodeId};

/// Which records are taken, and where to.
#[derive(Clone, Debug, clap::Args)]
pub struct ImportArgs {
    /// The game records
    #[arg(value_name = "FILE.sgf", required = true)]
    pub files: Vec<String>,
    /// The folder for the lessons, which must not be there yet
    #[arg(long, value_name = "DIR")]
    pub out: PathBuf,
}

/// What an author meant with a record, as far as it can be told.
#[derive(Debug, Default)]
struct Report {
    /// What was recognized and taken over.
    used: Vec<String>,
    /// What could not be.
    left_out: Vec<String>,
}

/// Makes a course of lessons.
///
/// # Errors
/// The folder is there already, no record can be used, or a file cannot be written.
pub fn import(wanted: &ImportArgs) -> Result<u8, String> {
    if wanted.out.exists() {
        return Err(format!(
            "{} is there already; name a new folder",
            wanted.out.display()
        ));
    }
    let mut pack = Pack::default();
    let mut whole = true;
    for file in &wanted.files {
        let reading = open(file)?;
        whole &= !reading.has_errors();
        let stem = Path::new(file).file_stem().unwrap_or_default();
        let stem = pack::name_of(&stem.to_string_lossy());
        let count = reading.records.len();
        for (number, record) in (1..).zip(&reading.records) {
            let id = if count == 1 {
                stem.clone()
            } else {
                format!("{stem}_{number}")
            };
            let id = pack.free_id(id);
            let (lesson, report) = lesson(record, &id);
            say!("{file}: {id}");
            for line in &report.used {
                say!("  used: {line}");
            }
            for line in &report.left_out {
                say!("  left out: {line}");
            }
            whole &= report.left_out.is_empty();
            pack.lessons.extend(lesson);
        }
    }
    if pack.lessons.is_empty() {
        return Err("no lesson came of it; nothing was written".to_owned());
    }
    pack.write(&wanted.out)?;
    let out = wanted.out.display();
    say!("{out}: {} lessons", pack.lessons.len());
    say!("Now: tengen check --lessons {out}");
    say!("and: tengen --lessons {out}");
    Ok(if whole { FINE } else { PROBLEMS })
}

/// A record as a lesson, and what of it was taken.
fn lesson(record: &GameRecord, id: &str) -> (Option<Lesson>, Report) {
    let mut report = Report::default();
    let root = record.setup(NodeId::ROOT);
    let branches = record.tree().ids();
    let branches = branches.filter(|id| record.tree().node(*id).children().len() > 1);
    let is_problem = !root.stones.is_empty() || branches.count() > 0;
    let is_problem = is_problem && record.tree().len() <= problem::MOST_NODES;
    let moves = record.main_line().len();
    let lesson = if is_problem && (1..=problem::LONGEST).contains(&moves) {
        problem::problem(record, id, &mut report)
    } else {
        game::demonstration(record, id, &mut report)
    };
    (lesson, report)
}
