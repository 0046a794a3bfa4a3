//! The author's desk: lessons are made on the board, and their files stay files that a person would have written.
//!
//! Every change is written at once and can be taken back. Each is made to the text of the file, so that comments, order
//! and whatever the desk does not know stay as they are; the lesson on the board is read from that text, as any other.

mod change;
mod panel;
mod view;

use std::collections::BTreeMap;
use std::sync::Arc;

pub use self::change::{GoalKind, Kind, MarkTool};
pub(super) use self::view::author_ui;

use super::command::Command;
use super::speech::tell;
use super::state::{Notice, Screen, State};
use crate::lesson::{
    Course, CourseFiles, Lesson, Problem, Runner, Script, ScriptError, Yaml, prove, read_course,
    read_lesson,
};
use crate::locale::{
    Args, FtlFile, LocaleFiles, LocaleId, Narrator, Words, keys_of, message_text, set_message,
    step_attributes, words_for,
};
use crate::rules::{Color, Game, IllegalMove, Move, Point};

/// The files of a folder with lessons: their texts, by their paths in it.
pub type Shelf = BTreeMap<String, String>;

/// What the pointer does on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tool {
    /// Puts stones of that color, or takes stones away.
    SetUp(Option<Color>),
    /// Names the goal.
    Goal,
    /// Plays the moves of a line, which are recorded.
    Line,
    /// Draws.
    Mark(MarkTool),
}

/// A text of a step.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Field {
    /// The heading.
    Heading,
    /// The text.
    Text,
    /// What is said besides, by the name that the words have for it: `hint`, `right`, `wrong-far`.
    Said(String),
}

impl Field {
    /// What is said besides.
    pub fn said(name: &str) -> Self {
        Self::Said(name.to_owned())
    }

    /// Its name on the screen.
    fn name(&self, words: &Words) -> String {
        let plain = |key: &str| words.plain(key);
        let named =
            |key: &str, name: &str| words.text(key, &Args::new().word("name", name)).plain();
        match self {
            Self::Heading => plain("author-heading"),
            Self::Text => plain("author-text"),
            Self::Said(name) => match name.as_str() {
                "hint" => plain("author-hint"),
                "right" => plain("author-right"),
                "notes" => plain("author-notes"),
                other => match other.split_once('-') {
                    Some(("answer", name)) => named("author-answer", name),
                    Some(("wrong", name)) => named("author-wrong", name),
                    _ => other.to_owned(),
                },
            },
        }
    }

    fn attribute(&self) -> Option<&str> {
        match self {
            Self::Heading | Self::Text => None,
            Self::Said(name) => Some(name),
        }
    }
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
    /// The course around it.
    pub course: Course,
    /// The words of the language that it is written in, the folder's before the program's.
    pub words: Words,
    /// What is being typed, by step and field.
    typed: BTreeMap<(String, Field), String>,
    shelf: Shelf,
    undo: Vec<Shelf>,
    redo: Vec<Shelf>,
    /// Whether the next recorded move begins a line.
    begins: bool,
    /// Whether something was written that has not been read back yet.
    wrote: bool,
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

/// The files of a shelf as those of a course.
struct OfShelf<'a>(&'a Shelf, &'a str);

impl CourseFiles for OfShelf<'_> {
    fn read(&self, name: &str) -> Result<String, String> {
        let text = self.0.get(name).cloned();
        text.ok_or_else(|| "there is no such file".to_owned())
    }

    fn path(&self, name: &str) -> String {
        path_in(self.1, name)
    }
}

fn path_in(folder: &str, name: &str) -> String {
    format!("{}/{name}", folder.trim_end_matches(['/', '\\']))
}

/// A folder with a first lesson in it.
fn first_shelf(words: &Words) -> Shelf {
    let course = "format: 1\nid: own\nprefix: own\nchapters:\n  - id: all\n    lessons: [first]\n";
    let text = |key: &str| words.plain(key);
    let (title, says) = (text("author-first-title"), text("author-first-text"));
    let words =
        format!("own_chapter_all = {title}\n\nown_first_1_n = {title}\nown_first_1_c = {says}\n");
    let script = Script::new_lesson("first", 9, 9);
    [
        ("course.yaml", course.to_owned()),
        ("first.yaml", script.text().to_owned()),
        ("locales/en/lessons.ftl", words),
    ]
    .map(|(name, text)| (name.to_owned(), text))
    .into()
}

/// Opens the desk with a folder, which is begun where there is none, and a lesson of it.
pub(super) fn open(state: &mut State, folder: Option<&str>, lesson: Option<&str>) {
    let place = state.desk.lessons_folder();
    let folder = folder.map_or(place, str::to_owned);
    let failed = |why: String| Notice {
        key: "author-failed",
        args: vec![("path", folder.clone()), ("why", why)],
    };
    let mut shelf = match state.desk.read_shelf(&folder) {
        Ok(shelf) => shelf,
        Err(why) => return tell(state, failed(why)),
    };
    if shelf.is_empty() {
        shelf = first_shelf(&words_for(&LocaleId::source(), state.layers()));
        for (name, text) in &shelf {
            if let Err(why) = state.desk.write_shelf(&folder, name, text) {
                return tell(state, failed(why));
            }
        }
    }
    match Author::new(state, folder.clone(), shelf, lesson) {
        Ok(author) => {
            state.sheet = None;
            state.screen = Screen::Author(Box::new(author));
        }
        Err(why) => tell(state, failed(why)),
    }
}

/// Applies what the author did.
pub(super) fn apply(state: &mut State, act: Act) -> Option<Command> {
    let Screen::Author(mut author) = std::mem::replace(&mut state.screen, Screen::Home) else {
        return None;
    };
    let before = author.shelf.clone();
    let done = author.act(act, state);
    for (name, text) in author.shelf.clone() {
        if before.get(&name) == Some(&text) {
            continue;
        }
        author.wrote = true;
        if let Err(why) = state.desk.write_shelf(&author.folder, &name, &text) {
            let path = path_in(&author.folder, &name);
            let notice = Notice {
                key: "author-not-written",
                args: vec![("path", path), ("why", why)],
            };
            tell(state, notice);
        }
    }
    state.screen = Screen::Author(author);
    match done {
        Ok(next) => next,
        Err(why) => {
            let notice = Notice {
                key: "author-refused",
                args: vec![("why", why)],
            };
            tell(state, notice);
            None
        }
    }
}

/// Reads what was changed outside.
pub(super) fn tick(state: &mut State, ui: &egui::Ui) {
    let Screen::Author(author) = &state.screen else {
        return;
    };
    let ctx = ui.ctx().clone();
    let wake = Box::new(move || ctx.request_repaint());
    state.desk.watch_shelf(&author.folder, wake);
    let Some(shelf) = state.desk.changed_shelf() else {
        return;
    };
    let Screen::Author(mut author) = std::mem::replace(&mut state.screen, Screen::Home) else {
        return;
    };
    // What the desk wrote itself is no news, even if it has written more since; a folder in which nothing can be read is
    // being written.
    let is_own = author.wrote && author.undo.iter().rev().take(8).any(|it| *it == shelf);
    let is_now = shelf == author.shelf;
    author.wrote &= !is_now;
    if !shelf.is_empty() && !is_now && !is_own {
        author.remember();
        author.shelf = shelf;
        author.settle(state, true);
    }
    state.screen = Screen::Author(author);
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
        let named = lesson.filter(|id| shelf.contains_key(&format!("{id}.yaml")));
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
            course,
            words: words_for(&LocaleId::source(), state.layers()),
            typed: BTreeMap::new(),
            shelf,
            undo: Vec::new(),
            redo: Vec::new(),
            begins: false,
            wrote: false,
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
        for point in line {
            // A line that cannot be played is named among the problems.
            game.play(Move::Play(point)).ok()?;
        }
        Some(game)
    }

    /// The line that is being recorded.
    pub fn line(&self) -> Option<Vec<Point>> {
        if self.begins {
            return None;
        }
        let script = self.script.as_ref()?;
        change::lines(script, &self.step_id()?).pop()
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
        format!("{}.yaml", self.lesson)
    }

    /// The key of a text of the present step.
    fn key_of(&self, field: &Field) -> Option<String> {
        let end = if *field == Field::Heading { 'n' } else { 'c' };
        Some(format!("{}_{}_{end}", self.course.prefix, self.step_id()?))
    }

    /// The file that holds a text, or that is to hold it.
    fn words_file(&self, key: &str) -> String {
        let mut files = self.shelf.iter().filter(|(name, _)| name.ends_with(".ftl"));
        let holds = |text: &str| {
            text.lines().any(|line| {
                line.strip_prefix(key)
                    .is_some_and(|it| it.trim_start().starts_with('='))
            })
        };
        let found = files.clone().find(|(_, text)| holds(text));
        let of_lessons = files.find(|(name, _)| name.contains("/lessons"));
        found.or(of_lessons).map_or_else(
            || "locales/en/lessons.ftl".to_owned(),
            |(name, _)| name.clone(),
        )
    }

    /// The texts that the present step has, or can have.
    pub fn fields(&self) -> Vec<Field> {
        let mut fields = vec![Field::Heading, Field::Text];
        fields.extend(["hint", "right", "notes"].map(Field::said));
        let runner = self.runner();
        for name in runner
            .iter()
            .flat_map(|runner| step_attributes(runner.step()))
        {
            let field = Field::Said(name);
            if !fields.contains(&field) {
                fields.push(field);
            }
        }
        fields
    }

    /// A text of the present step as it is typed.
    pub fn text(&self, field: &Field) -> String {
        let typed = self
            .step_id()
            .and_then(|step| self.typed.get(&(step, field.clone())));
        if let Some(typed) = typed {
            return typed.clone();
        }
        let text = self.key_of(field).and_then(|key| {
            let file = self.shelf.get(&self.words_file(&key))?;
            message_text(file, &key, field.attribute())
        });
        text.unwrap_or_default()
    }

    /// Keeps what stands, so that it can be brought back.
    fn remember(&mut self) {
        self.undo.push(self.shelf.clone());
        if self.undo.len() > KEPT {
            self.undo.remove(0);
        }
        self.redo.clear();
    }

    /// Reads the lesson from its text; `all` reads the course and the words, too.
    fn settle(&mut self, state: &State, all: bool) {
        if all {
            let (course, _) = read_course(&OfShelf(&self.shelf, &self.folder));
            if let Some(course) = course {
                self.course = course;
            }
            let chapters = self.course.chapters.iter();
            self.lessons = chapters
                .flat_map(|chapter| chapter.lessons.clone())
                .collect();
            // A lesson that cannot be read is no lesson of the course, but can be worked on.
            if !self.lessons.contains(&self.lesson) {
                self.lessons.push(self.lesson.clone());
            }
            let mut layers = state.layers().to_vec();
            layers.insert(0, self.locale_files());
            self.words = words_for(&self.language(), &layers);
        }
        let (path, file) = (path_in(&self.folder, &self.file()), self.file());
        let text = self.shelf.get(&file).cloned().unwrap_or_default();
        let mut problems = Vec::new();
        self.script = match Script::new(&path, text.clone()) {
            Ok(script) => Some(script),
            Err(problem) => {
                problems.push(problem);
                None
            }
        };
        if self.script.is_some()
            && let Some(lesson) = read_lesson(&self.lesson, &path, &text, &mut problems)
        {
            problems.extend(prove(&lesson).1);
            let lesson = Arc::new(lesson);
            problems.extend(self.word_problems(state, &lesson));
            self.read = Some(lesson);
        }
        self.problems = problems;
        let last = self.steps().len().saturating_sub(1);
        self.step = self.step.min(last);
    }

    /// The texts that are missing, and those that name a value that is not there.
    fn word_problems(&self, state: &State, lesson: &Arc<Lesson>) -> Vec<Problem> {
        let mut problems = Vec::new();
        let Some((mut runner, _)) = Runner::new(lesson.clone()) else {
            return problems;
        };
        let needed = keys_of(&self.course, lesson);
        for (index, step) in lesson.steps.iter().enumerate() {
            let mut problem = |message: String, fix: String| {
                let (path, text) = (&lesson.path, &lesson.source);
                problems.push(Problem::at(path, text, step.place, message, fix));
            };
            let keys = [self.course.text_key(step), self.course.heading_key(step)];
            for key in needed.iter().filter(|it| keys.contains(&it.key)) {
                let is_there = match &key.attribute {
                    Some(attribute) => self.words.has_attribute(&key.key, attribute),
                    None => self.words.has(&key.key),
                };
                if is_there {
                    continue;
                }
                let what = match &key.attribute {
                    Some(attribute) => format!("text `.{attribute}`"),
                    None if key.key == keys[0] => "text".to_owned(),
                    None => "heading, which is the lesson's title".to_owned(),
                };
                problem(
                    format!("the step `{}` has no {what}", step.id),
                    "write one beside the board".to_owned(),
                );
            }
            runner.go_to(index);
            let taken = runner.state();
            let format = state.format(taken.game().board().size());
            let narrator = Narrator::new(&self.words, &self.course, format);
            let file = self.shelf.get(&self.words_file(&keys[0]));
            let written = file.and_then(|text| message_text(text, &keys[0], None));
            let written = written.unwrap_or_default();
            // What cannot be filled in is shown as an ellipsis.
            let is_short = narrator.text(step, taken).plain().contains('…');
            if is_short && !written.is_empty() && !written.contains('…') {
                let args = narrator.step_args(step, taken);
                let names: Vec<String> = args.names().map(|it| format!("${it}")).collect();
                problem(
                    format!("the text of `{}` names a value that is not there", step.id),
                    format!(
                        "use one of {}, or name points in the file",
                        names.join(", ")
                    ),
                );
            }
        }
        problems
    }

    /// The language that the lessons are written in: the source's, unless the folder has others only.
    fn language(&self) -> LocaleId {
        let source = LocaleId::source();
        let of_folder = self.locale_files();
        let has_source = of_folder.iter().any(|files| files.id == source);
        let other = of_folder.into_iter().next().map(|files| files.id);
        other.filter(|_| !has_source).unwrap_or(source)
    }

    fn locale_files(&self) -> Vec<LocaleFiles> {
        let mut found: Vec<LocaleFiles> = Vec::new();
        for (name, text) in &self.shelf {
            let mut parts = name.split('/');
            let (Some("locales"), Some(id), Some(_)) = (parts.next(), parts.next(), parts.next())
            else {
                continue;
            };
            let Ok(id) = id.parse::<LocaleId>() else {
                continue;
            };
            let file = FtlFile {
                path: path_in(&self.folder, name),
                text: text.clone(),
            };
            match found.iter_mut().find(|files| files.id == id) {
                Some(files) => files.files.push(file),
                None => found.push(LocaleFiles {
                    id,
                    files: vec![file],
                    lock: None,
                }),
            }
        }
        found
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
        if self.shelf.get(&file).map(String::as_str) != Some(script.text()) {
            self.remember();
            self.shelf.insert(file, script.text().to_owned());
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
                let script = self.script.as_ref();
                if script
                    .zip(self.step_id())
                    .is_some_and(|(script, step)| change::is_made_by_moves(script, &step))
                {
                    return Err(
                        "moves or a handicap make this board; change them in the file".to_owned(),
                    );
                }
                // The same stone again is taken away.
                let color = color.filter(|color| game.board().at(point) != Some(*color));
                let to_play = game.to_play();
                self.change(state, |script, step| {
                    change::set_up(script, step, game.board(), to_play, (point, color))
                })
            }
            Tool::Goal => self.change(state, |script, step| {
                change::name_goal(script, step, point, &game)
            }),
            Tool::Line => {
                let so_far = if self.begins {
                    Some(game)
                } else {
                    self.line_game()
                };
                let legal = so_far.map(|game| game.legal(Move::Play(point)));
                if let Some(Err(why)) = legal {
                    return Err(state.words.plain(refused_key(&why)));
                }
                let begins = std::mem::take(&mut self.begins);
                self.change(state, |script, step| {
                    change::record(script, step, point, begins)
                })
            }
            Tool::Mark(tool) => self.change(state, |script, step| {
                change::mark(script, step, tool, point)
            }),
        }
    }

    /// Writes what was typed into a field.
    fn write(&mut self, field: &Field, state: &State) -> Result<(), String> {
        let (Some(step), Some(key)) = (self.step_id(), self.key_of(field)) else {
            return Ok(());
        };
        let Some(typed) = self.typed.get(&(step.clone(), field.clone())).cloned() else {
            return Ok(());
        };
        let name = self.words_file(&key);
        let text = self.shelf.get(&name).cloned().unwrap_or_default();
        // An empty field is no text; a heading or hint may be missing.
        let value = Some(typed.trim()).filter(|value| !value.is_empty());
        let path = path_in(&self.folder, &name);
        let heading = self.key_of(&Field::Heading);
        let after = heading.as_deref().filter(|_| *field != Field::Heading);
        let changed = set_message(&path, &text, &key, field.attribute(), value, after)
            .map_err(|problem| format!("{}; {}", problem.message, problem.fix))?;
        self.typed.remove(&(step, field.clone()));
        if changed != text {
            self.remember();
            self.shelf.insert(name, changed);
            self.settle(state, true);
        }
        Ok(())
    }

    fn add_step(&mut self, state: &State) -> Result<(), String> {
        let steps = self.steps();
        let lesson = self.lesson.clone();
        let mut names = (steps.len() + 1..).map(|number| format!("{lesson}_{number}"));
        let name = names.find(|name| !steps.contains(name)).unwrap_or_default();
        let kind = ("show", Yaml::Map(Vec::new()));
        self.change(state, |script, step| {
            script.add_step(Some(step), &name, kind)
        })?;
        (self.step, self.begins) = (self.step + 1, false);
        Ok(())
    }

    /// Adds a lesson to the last chapter of the course.
    fn new_lesson(&mut self, state: &State) -> Result<(), String> {
        let taken = |id: &str| self.shelf.contains_key(&format!("{id}.yaml"));
        let mut names = (2..).map(|number: u32| format!("lesson_{number}"));
        let id = names.find(|id| !taken(id)).unwrap_or_default();
        let text = self.shelf.get("course.yaml").cloned().unwrap_or_default();
        let mut course = Script::of_course("course.yaml", text).map_err(|why| why.to_string())?;
        change::add_lesson(&mut course, &id).map_err(|why| why.to_string())?;
        self.remember();
        self.shelf
            .insert("course.yaml".to_owned(), course.text().to_owned());
        let script = Script::new_lesson(&id, 9, 9);
        self.shelf
            .insert(format!("{id}.yaml"), script.text().to_owned());
        (self.lesson, self.step, self.read, self.begins) = (id, 0, None, false);
        self.settle(state, true);
        Ok(())
    }
}
