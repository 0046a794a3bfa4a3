//! Lessons as game records, for other programs: each step a record, its solution the main line, its wrong answers as
//! variations.

use std::fs;
use std::path::PathBuf;

use super::FINE;
use super::args::Args;
use super::library::Library;
use crate::lesson::{After, Lesson, Runner, StepKind, next_input};
use crate::locale::{Format, Narrator, Words};
use crate::rules::{ColoredMove, Game};
use crate::sgf::{GameRecord, NodeId, write};

/// Which lessons are written, and where to.
#[derive(Clone, Debug, clap::Args)]
pub struct ExportArgs {
    /// The lesson
    #[arg(id = "exported", value_name = "LESSON")]
    pub name: String,
    /// The file to write
    #[arg(long, value_name = "FILE.sgf")]
    pub out: PathBuf,
}

/// The most inputs that a solution takes; a mistaken script must not hang.
const LONGEST: usize = 200;

/// Writes a lesson.
///
/// # Errors
/// There is no such lesson, or the file cannot be written.
pub fn export(library: &Library, args: &Args, wanted: &ExportArgs) -> Result<u8, String> {
    let lesson = library.lesson(&wanted.name)?;
    let words = library.words(&args.places, None);
    let records = records(library, lesson, &words)?;
    let bytes = write(&records);
    fs::write(&wanted.out, bytes).map_err(|why| format!("{}: {why}", wanted.out.display()))?;
    say!("{}: {} records", wanted.out.display(), records.len());
    Ok(FINE)
}

fn records(
    library: &Library,
    lesson: &std::sync::Arc<Lesson>,
    words: &Words,
) -> Result<Vec<GameRecord>, String> {
    let course = library.course()?;
    let Some((mut runner, _)) = Runner::new(lesson.clone()) else {
        return Ok(Vec::new());
    };
    let mut records = Vec::new();
    for index in 0..lesson.steps.len() {
        runner.go_to(index);
        let asked = runner.state().game().clone();
        let size = asked.board().size();
        let format = Format {
            columns: size.columns(),
            rows: size.rows(),
            ..Format::default()
        };
        let narrator = Narrator::new(words, course, format);
        let (step, state) = (runner.step().clone(), runner.state().clone());
        let heading = narrator.heading(lesson, index, &state).plain();
        let text = narrator.text(&step, &state).plain();
        let mut count = 0;
        while let Some(input) = next_input(&step, runner.state()) {
            runner.apply(input);
            count += 1;
            if count > LONGEST {
                break;
            }
        }
        let start = Game::from_position(asked.board().clone(), asked.to_play(), lesson.rules);
        let mut record = GameRecord::of_game(&start);
        record.put(NodeId::ROOT, "GN", &heading);
        record.put(NodeId::ROOT, "C", &text);
        let done = runner.state();
        let new = done.game().moves().get(asked.moves().len()..);
        let mut last = NodeId::ROOT;
        for played in new.unwrap_or_default() {
            last = record.branch(last, *played);
        }
        if last != NodeId::ROOT {
            let said = narrator.feedback(&step, done);
            let said = said.map(|said| said.body.plain()).unwrap_or_default();
            record.put(last, "C", format!("RIGHT {said}").trim());
        }
        if let StepKind::Ask(ask) = &step.kind {
            for answer in &ask.wrong {
                let Some(After::Move(mv)) = answer.after.first() else {
                    continue;
                };
                let first = ColoredMove::new(asked.to_play(), *mv);
                let node = record.branch(NodeId::ROOT, first);
                record.put(node, "BM", "1");
                let key = course.text_key(&step);
                let name = format!("wrong-{}", answer.name);
                let args = narrator.step_args(&step, &state);
                if let Some(said) = words.attribute(&key, &name, &args) {
                    record.put(node, "C", &said.plain());
                }
                let mut last = node;
                for played in &answer.then {
                    last = record.branch(last, *played);
                }
            }
        }
        records.push(record);
    }
    Ok(records)
}
