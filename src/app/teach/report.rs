//! The pupils' progress files that a teacher has dropped on the console, and what they say together.
//!
//! They are held in memory only, as long as the desk stands; nothing of them is kept or sent, and the pupils' window
//! shows none of it.

use std::path::PathBuf;

use egui::{StrokeKind, Ui};

use super::{Act, Teach};
use crate::app::command::Command;
use crate::app::desk::PupilFile;
use crate::app::speech;
use crate::app::state::State;
use crate::app::theme::Theme;
use crate::draw::{BoardPicture, PictureMark, PictureMarkKind, step_picture};
use crate::lesson::{Attempt, ClassReport, Course, Progress, ProgressError, Runner, StepReport};
use crate::locale::{Args, Format};

/// What the teacher does with the report.
#[derive(Clone, Debug, PartialEq)]
pub enum ReportAct {
    /// Shows it in the place of the console, or the console again.
    Open(bool),
    /// Reads files and folders of them, and adds what they say.
    Read(Vec<PathBuf>),
    /// Adds files that have been read.
    Take(Vec<PupilFile>),
    /// Chooses a step, by its index in the report.
    Step(usize),
    /// What is written into the field for a path.
    Path(String),
    /// Forgets all files.
    Clear,
}

/// A file that tells nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unread {
    /// Where it lies.
    pub path: String,
    /// Why it tells nothing.
    pub why: UnreadWhy,
}

/// Why a file tells nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum UnreadWhy {
    /// It cannot be read: the system's own sentence.
    File(String),
    /// A newer program wrote it.
    Newer,
    /// It is no progress file, or it is damaged in that line.
    Damaged(usize),
}

/// A pupil's progress, and the file it was read from.
struct Pupil {
    path: String,
    name: String,
    progress: Progress,
}

/// The pupils' files, and the report that they make.
#[derive(Default)]
pub struct ClassFiles {
    open: bool,
    pupils: Vec<Pupil>,
    unread: Vec<Unread>,
    report: ClassReport,
    /// Each step of the report as it stands before the learner's first move.
    starts: Vec<Runner>,
    chosen: usize,
    path: String,
}

impl ClassFiles {
    /// Whether the report is shown in the place of the console.
    pub fn is_open(&self) -> bool {
        self.open
    }

    /// What the files say.
    pub fn report(&self) -> &ClassReport {
        &self.report
    }

    /// Files that tell nothing.
    pub fn unread(&self) -> &[Unread] {
        &self.unread
    }

    /// The index of the chosen step in the report.
    pub fn chosen(&self) -> usize {
        self.chosen
    }

    /// What is written into the field for a path.
    pub fn path(&self) -> &str {
        &self.path
    }

    /// The chosen step, and its lesson as it stands when the step opens.
    pub fn step(&self) -> Option<(&StepReport, &Runner)> {
        let step = self.report.steps.get(self.chosen)?;
        Some((step, self.starts.get(self.chosen)?))
    }

    /// The lesson as it stands when that step of the report opens.
    pub(super) fn start(&self, index: usize) -> Option<&Runner> {
        self.starts.get(index)
    }

    /// The board of the chosen step: on each point that was a wrong move, how many pupils have played there.
    pub fn picture(&self, format: Format) -> Option<BoardPicture> {
        let (step, runner) = self.step()?;
        let mut picture = step_picture(runner.step(), runner.state(), Some(format));
        let counts = step.attempts.iter().filter_map(|it| match it.attempt {
            Attempt::Point(at) => Some(PictureMark {
                at,
                kind: PictureMarkKind::Label(it.pupils.to_string()),
            }),
            _ => None,
        });
        let counts: Vec<PictureMark> = counts.collect();
        let is_counted = |at| counts.iter().any(|count| count.at == at);
        // No other number is to be taken for one of them, and nothing is to lie under them.
        picture.marks.retain(|mark| {
            let is_number =
                matches!(&mark.kind, PictureMarkKind::Label(label) if label.parse::<u32>().is_ok());
            !is_number && !is_counted(mark.at)
        });
        picture.last_move = picture.last_move.filter(|at| !is_counted(*at));
        picture.marks.extend(counts);
        Some(picture)
    }

    /// Adds files; one that was read before is read anew.
    fn take(&mut self, course: &Course, files: Vec<PupilFile>) {
        for PupilFile { path, name, text } in files {
            self.pupils.retain(|pupil| pupil.path != path);
            self.unread.retain(|file| file.path != path);
            let read = text.map_err(UnreadWhy::File).and_then(|text| {
                Progress::from_json(&text).map_err(|error| match error {
                    ProgressError::Newer(_) => UnreadWhy::Newer,
                    ProgressError::Damaged { line, .. } => UnreadWhy::Damaged(line),
                })
            });
            match read {
                Ok(progress) => self.pupils.push(Pupil {
                    path,
                    name,
                    progress,
                }),
                Err(why) => self.unread.push(Unread { path, why }),
            }
        }
        let by_name = |pupil: &Pupil| (pupil.name.to_lowercase(), pupil.path.clone());
        self.pupils.sort_by_cached_key(by_name);
        let pupils = self.pupils.iter();
        let pupils = pupils.map(|pupil| (pupil.name.clone(), pupil.progress.clone()));
        self.report = ClassReport::new(course, &pupils.collect::<Vec<_>>());
        // Every lesson of a course has a first step, so each of them opens.
        let starts = self.report.steps.iter().filter_map(|step| {
            let (mut runner, _) = Runner::new(step.lesson.clone())?;
            runner.go_to(step.index);
            Some(runner)
        });
        self.starts = starts.collect();
        self.chosen = 0;
    }
}

/// Applies what the teacher did with the report.
pub(super) fn apply(desk: &mut Teach, state: &mut State, act: ReportAct) {
    let files = &mut desk.report;
    match act {
        ReportAct::Open(open) => {
            files.open = open;
            if open {
                let spoken = state.words.plain("teach-report-title");
                speech::say(state, spoken);
            }
        }
        ReportAct::Read(paths) => {
            let read = state.desk.read_pupils(&paths);
            take(files, state, read);
        }
        ReportAct::Take(read) => take(files, state, read),
        ReportAct::Step(index) => files.chosen = index,
        ReportAct::Path(path) => files.path = path,
        ReportAct::Clear => {
            *files = ClassFiles {
                open: files.open,
                ..ClassFiles::default()
            };
        }
    }
}

fn take(files: &mut ClassFiles, state: &mut State, read: Vec<PupilFile>) {
    files.take(&state.course, read);
    files.open = true;
    let spoken = pupils_words(state, files.report.pupils.len());
    speech::say(state, spoken);
}

/// How many pupils there are, in words.
pub(super) fn pupils_words(state: &State, count: usize) -> String {
    let count = i64::try_from(count).unwrap_or(i64::MAX);
    let args = Args::new().number("count", count);
    state.words.text("teach-report-pupils", &args).plain()
}

/// Shows that files can be dropped on the console or the report.
pub(super) fn drops_ui(ui: &Ui, theme: &Theme) {
    if ui.input(|input| input.raw.hovered_files.is_empty()) {
        return;
    }
    let rect = ui.max_rect().shrink(4.0);
    let painter = ui.ctx().layer_painter(egui::LayerId::new(
        egui::Order::Foreground,
        ui.scope_id().with("dropping"),
    ));
    painter.rect_stroke(rect, 12.0, theme.focus(), StrokeKind::Inside);
}

/// The command that does something with the report.
pub(super) fn command(act: ReportAct) -> Command {
    Command::Teach(Box::new(Act::Report(act)))
}
