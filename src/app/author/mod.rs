//! The author's desk: lessons are made on the board, and their files stay files that a person would have written.
//!
//! Every change is written at once and can be taken back. Each is made to the text of the file, so that comments, order
//! and whatever the desk does not know stay as they are; the lesson on the board is read from that text, as any other.

mod change;
mod kinds;
mod panel;
mod reading;
mod session;
mod shelf;
mod texts;
mod view;

use std::collections::BTreeMap;
use std::sync::Arc;

pub use self::kinds::{GoalKind, Kind, MarkTool};
pub(super) use self::session::{apply, flush, open, park, tick};
pub use self::shelf::Shelf;
pub use self::texts::Field;
pub(super) use self::view::author_ui;

use self::shelf::{OfShelf, path_in, script_name};
use super::command::Command;
use super::state::State;
use crate::lesson::{Course, Lesson, Problem, Runner, Script, ScriptError, Yaml, read_course};
use crate::locale::{LocaleId, Words, words_for};
use crate::rules::{Color, Game, IllegalMove, Move, Point};

/// What the pointer does on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tool {
    /// Puts stones of that color, or takes stones away.
    SetUp(Option<Color>),
    /// Names the goal.
    Goal,
    /// Plays the moves of a line, which are recorded.
    Line,
    /// Foresees wrong moves, to be answered in the author's own words.
    Wrong,
    /// Gives points names for the texts.
    Name,
    /// Draws.
    Mark(MarkTool),
}

/// What the author does.
#[derive(Clone, Debug, PartialEq)]
pub enum Act {
    /// Opens a lesson of the folder.
    Lesson(String),
    /// Begins a new lesson.
    NewLesson,
    /// Goes to a step.
    Step(usize),
    /// Adds a step behind the present one.
    AddStep,
    /// Removes the present step.
    RemoveStep,
    /// Moves it.
    MoveStep(isize),
    /// Chooses what the pointer does.
    Take(Tool),
    /// A point of the board is clicked.
    Press(Point),
    /// Moves the keyboard's cursor.
    Cursor(Point),
    /// Makes the step one of that kind.
    Kind(Kind),
    /// Makes its goal one of that kind.
    Goal(GoalKind),
    /// Gives the step an empty board of that many lines.
    Board(u8),
    /// Lets that side play first.
    Turn(Color),
    /// Begins another line.
    NewLine,
    /// Takes the last recorded move back.
    BackLine,
    /// Types a text; it is written when the field is left.
    Type(Field, String),
    /// The field is left.
    Write(Field),
    /// Opens the lesson's file in the author's own editor.
    Edit,
    /// Takes the lesson as a learner does.
    Try,
    /// Teaches it.
    Teach,
    /// Takes the last change back.
    Undo,
    /// The other way.
    Redo,
}

/// The most changes that can be taken back.
const KEPT: usize = 300;

/// The desk.
pub struct Author {
    /// The folder.
    pub folder: String,
    /// Its lessons, by their names.
    pub lessons: Vec<String>,
    /// The lesson that is worked on.
    pub lesson: String,
    /// The step.
    pub step: usize,
    /// What the pointer does.
    pub tool: Tool,
    /// Where the keyboard's cursor stands.
    pub cursor: Point,
    /// The lesson's text; nothing where it can only be mended in an editor.
    pub script: Option<Script>,
    /// The lesson as it could last be read.
    pub read: Option<Arc<Lesson>>,
    /// What is wrong with it.
    pub problems: Vec<Problem>,
    /// What is wrong with the course around it.
    course_problems: Vec<Problem>,
    /// The course around it.
    pub course: Course,
    /// The words of the language that it is written in, the folder's before the program's.
    pub words: Words,
    /// What is being typed, by step and field.
    typed: BTreeMap<(String, Field), String>,
    shelf: Shelf,
    /// What stands in the folder, as far as the desk knows.
    written: Shelf,
    undo: Vec<Shelf>,
    redo: Vec<Shelf>,
    /// Whether the next recorded move begins a line.
    begins: bool,
    /// Until when nothing was typed, once that is known.
    rests: Option<f64>,
}

/// The key of the heading that says why the rules refuse a move.
fn refused_key(why: &IllegalMove) -> &'static str {
    match why {
        IllegalMove::OffBoard { .. } => "refused-off-board",
        IllegalMove::Occupied { .. } => "refused-occupied",
        IllegalMove::SelfCapture { .. } => "refused-self-capture",
        IllegalMove::Ko { .. } => "refused-ko",
        IllegalMove::Superko { .. } => "refused-superko",
        IllegalMove::Stopped => "refused-stopped",
    }
}

impl Author {
    fn new(
        state: &State,
        folder: String,
        shelf: Shelf,
        lesson: Option<&str>,
    ) -> Result<Self, String> {
        let (course, problems) = read_course(&OfShelf(&shelf, &folder));
        let course = course.ok_or_else(|| {
            let first = problems.first().map(ToString::to_string);
            first.unwrap_or_else(|| "it holds no lesson".to_owned())
        })?;
        let first = course.lessons.first().map(|lesson| lesson.id.clone());
        let named =
            lesson.filter(|id| shelf.contains_key(&script_name(&shelf, &format!("{id}.yaml"))));
        let lesson = named.map(str::to_owned).or(first).unwrap_or_default();
        let mut author = Self {
            folder,
            lessons: Vec::new(),
            lesson,
            step: 0,
            tool: Tool::SetUp(Some(Color::Black)),
            cursor: Point { column: 0, row: 0 },
            script: None,
            read: None,
            problems: Vec::new(),
            course_problems: Vec::new(),
            course,
            words: words_for(&LocaleId::source(), state.layers()),
            typed: BTreeMap::new(),
            written: shelf.clone(),
            shelf,
            undo: Vec::new(),
            redo: Vec::new(),
            begins: false,
            rests: None,
        };
        author.settle(state, true);
        if let Some(game) = author.game() {
            author.cursor = super::state::middle(game.board().size());
        }
        Ok(author)
    }

    /// The lesson at the present step.
    pub fn runner(&self) -> Option<Runner> {
        let (mut runner, _) = Runner::new(self.read.clone()?)?;
        let id = self.step_id()?;
        runner.go_to(runner.lesson().step_index(&id)?);
        Some(runner)
    }

    /// The board as the step begins.
    pub fn game(&self) -> Option<Game> {
        Some(self.runner()?.state().game().clone())
    }

    /// The board with the recorded line on it, while one is recorded.
    pub fn line_game(&self) -> Option<Game> {
        let mut game = self.game()?;
        let line = self.line().unwrap_or_default();
        for played in line {
            // A line that cannot be played is named among the problems.
            game.play(played).ok()?;
        }
        Some(game)
    }

    /// The line that is being recorded.
    pub fn line(&self) -> Option<Vec<Move>> {
        if self.begins {
            return None;
        }
        change::last_line(self.script.as_ref()?, &self.step_id()?)
    }

    /// The names that the present step has given to points, for its texts.
    pub fn names(&self) -> Vec<(String, Vec<Point>)> {
        let named = self.script.as_ref().zip(self.step_id());
        named.map_or_else(Vec::new, |(script, step)| change::names(script, &step))
    }

    /// The wrong moves that the present step foresees, by the names of their answers.
    pub fn foreseen(&self) -> Vec<(String, Vec<Point>)> {
        let named = self.script.as_ref().zip(self.step_id());
        named.map_or_else(Vec::new, |(script, step)| change::foreseen(script, &step))
    }

    /// The names of the steps.
    pub fn steps(&self) -> Vec<String> {
        self.script
            .as_ref()
            .map(Script::step_ids)
            .unwrap_or_default()
    }

    /// The present step's name.
    pub fn step_id(&self) -> Option<String> {
        self.steps().get(self.step).cloned()
    }

    /// Whether a change can be taken back.
    pub fn can_undo(&self) -> bool {
        !self.undo.is_empty()
    }

    /// Whether one that was taken back can be made again.
    pub fn can_redo(&self) -> bool {
        !self.redo.is_empty()
    }

    fn file(&self) -> String {
        script_name(&self.shelf, &format!("{}.yaml", self.lesson))
    }

    /// Keeps what stands, so that it can be brought back.
    fn remember(&mut self) {
        self.undo.push(self.shelf.clone());
        if self.undo.len() > KEPT {
            self.undo.remove(0);
        }
        self.redo.clear();
    }

    /// Makes a change to the lesson's text.
    fn change(
        &mut self,
        state: &State,
        change: impl FnOnce(&mut Script, &str) -> Result<(), ScriptError>,
    ) -> Result<(), String> {
        let (Some(mut script), Some(step)) = (self.script.clone(), self.step_id()) else {
            return Err("the file can only be mended in a text editor".to_owned());
        };
        change(&mut script, &step).map_err(|why| why.to_string())?;
        let file = self.file();
        if self.shelf.get(&file).map(|text| &**text) != Some(script.text()) {
            self.remember();
            self.shelf.insert(file, script.text().into());
            self.settle(state, false);
        }
        Ok(())
    }

    fn act(&mut self, act: Act, state: &State) -> Result<Option<Command>, String> {
        // What was typed and not left yet is not lost; what cannot be written stays in its field.
        let mut unwritten = Ok(());
        if !matches!(act, Act::Type(..) | Act::Write(_) | Act::Cursor(_)) {
            for field in &self.fields() {
                unwritten = unwritten.and(self.write(field, state));
            }
        }
        let middle = self.cursor;
        match act {
            Act::Lesson(id) => {
                (self.lesson, self.step, self.read, self.begins) = (id, 0, None, false);
                self.settle(state, true);
            }
            Act::NewLesson => self.new_lesson(state)?,
            Act::Step(index) => (self.step, self.begins) = (index, false),
            Act::AddStep => self.add_step(state)?,
            Act::RemoveStep => self.change(state, Script::remove_step)?,
            Act::MoveStep(by) => {
                self.change(state, |script, step| script.move_step(step, by))?;
                let last = self.steps().len().saturating_sub(1);
                self.step = self.step.saturating_add_signed(by).min(last);
            }
            Act::Take(tool) => self.tool = tool,
            Act::Cursor(point) => self.cursor = point,
            Act::Press(point) => self.press(point, state)?,
            Act::Kind(kind) => {
                self.change(state, |script, step| {
                    change::set_kind(script, step, kind, middle)
                })?;
                self.begins = false;
            }
            Act::Goal(kind) => {
                self.change(state, |script, step| {
                    change::set_goal(script, step, kind, middle)
                })?;
                self.tool = if kind == GoalKind::Lines {
                    Tool::Line
                } else {
                    Tool::Goal
                };
            }
            Act::Board(lines) => {
                self.change(state, |script, step| change::new_board(script, step, lines))?;
            }
            Act::Turn(color) => {
                self.change(state, |script, step| change::set_turn(script, step, color))?;
            }
            Act::NewLine => self.begins = true,
            Act::BackLine if self.begins => self.begins = false,
            Act::BackLine => self.change(state, change::unrecord)?,
            Act::Type(field, text) => {
                self.rests = None;
                if let Some(step) = self.step_id() {
                    self.typed.insert((step, field), text);
                }
            }
            Act::Write(field) => self.write(&field, state)?,
            Act::Edit => {
                let line = self.read.as_ref().and_then(|lesson| {
                    let step = lesson.steps.get(self.step)?;
                    Some(step.place.line)
                });
                let path = path_in(&self.folder, &self.file());
                state.desk.edit(&path, line.unwrap_or(1))?;
            }
            Act::Try => {
                let (lesson, step) = (self.lesson.clone(), self.step_id());
                return Ok(Some(Command::TryPack {
                    path: self.folder.clone(),
                    lesson,
                    step,
                }));
            }
            Act::Teach => return Ok(Some(Command::OpenPack(self.folder.clone()))),
            Act::Undo => {
                if let Some(before) = self.undo.pop() {
                    let after = self.bring_back(before, state);
                    self.redo.push(after);
                }
            }
            Act::Redo => {
                if let Some(after) = self.redo.pop() {
                    let before = self.bring_back(after, state);
                    self.undo.push(before);
                }
            }
        }
        unwritten.map(|()| None)
    }

    /// Goes on with other files; returns those that stood. A file that came since stays: nothing is deleted.
    fn bring_back(&mut self, mut other: Shelf, state: &State) -> Shelf {
        for (name, text) in &self.shelf {
            other.entry(name.clone()).or_insert_with(|| text.clone());
        }
        self.typed.clear();
        let stood = std::mem::replace(&mut self.shelf, other);
        self.settle(state, true);
        stood
    }

    fn press(&mut self, point: Point, state: &State) -> Result<(), String> {
        self.cursor = point;
        let Some(game) = self.game() else {
            return Err("the lesson has to be mended first".to_owned());
        };
        match self.tool {
            Tool::SetUp(color) => {
                let script = self.script.as_ref().zip(self.step_id());
                if script.is_some_and(|(script, step)| change::is_made_by_moves(script, &step)) {
                    let why = "moves or a handicap make this board; change them in the file";
                    return Err(why.to_owned());
                }
                let to_play = game.to_play();
                self.change(state, |script, step| {
                    change::set_up(script, step, game.board(), to_play, (point, color))
                })
            }
            Tool::Goal => self.change(state, |script, step| {
                change::name_goal(script, step, point, &game)
            }),
            Tool::Line => {
                let fresh = self.begins || self.line().is_none();
                let so_far = if fresh { Some(game) } else { self.line_game() };
                let so_far = so_far.ok_or("the line has to be mended in the file first")?;
                if let Err(why) = so_far.legal(Move::Play(point)) {
                    return Err(state.words.plain(refused_key(&why)));
                }
                let begins = std::mem::take(&mut self.begins);
                self.change(state, |script, step| {
                    change::record(script, step, point, begins)
                })
            }
            Tool::Wrong => self.change(state, |script, step| change::foresee(script, step, point)),
            Tool::Name => self.change(state, |script, step| {
                change::name_point(script, step, point)
            }),
            Tool::Mark(tool) => self.change(state, |script, step| {
                change::mark(script, step, tool, point)
            }),
        }
    }

    fn add_step(&mut self, state: &State) -> Result<(), String> {
        let steps = self.steps();
        let lesson = self.lesson.clone();
        let mut names = (steps.len() + 1..).map(|number| format!("{lesson}_{number}"));
        // A step that was removed has left its texts.
        let prefix = self.course.prefix.clone();
        let has_words = |name: &str| {
            ["c", "n"]
                .iter()
                .any(|end| self.words.has(&format!("{prefix}_{name}_{end}")))
        };
        let free = |name: &String| !steps.contains(name) && !has_words(name);
        let name = names.find(free).unwrap_or_default();
        let kind = ("show", Yaml::Map(Vec::new()));
        self.change(state, |script, step| {
            script.add_step(Some(step), &name, kind)
        })?;
        (self.step, self.begins) = (self.step + 1, false);
        Ok(())
    }

    /// Adds a lesson to the last chapter of the course.
    fn new_lesson(&mut self, state: &State) -> Result<(), String> {
        let taken = |id: &str| {
            self.shelf
                .contains_key(&script_name(&self.shelf, &format!("{id}.yaml")))
        };
        let mut names = (2..).map(|number: u32| format!("lesson_{number}"));
        let id = names.find(|id| !taken(id)).unwrap_or_default();
        let name = script_name(&self.shelf, "course.yaml");
        let text = self.shelf.get(&name).cloned().unwrap_or_default();
        let mut course = Script::of_course("course.yaml", &*text).map_err(|why| why.to_string())?;
        change::add_lesson(&mut course, &id).map_err(|why| why.to_string())?;
        self.remember();
        self.shelf.insert(name, course.text().into());
        let script = Script::new_lesson(&id, 9, 9);
        let name = script_name(&self.shelf, &format!("{id}.yaml"));
        self.shelf.insert(name, script.text().into());
        (self.lesson, self.step, self.read, self.begins) = (id, 0, None, false);
        self.settle(state, true);
        Ok(())
    }
}
