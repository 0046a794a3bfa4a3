//! Every command of the screen as it stands: one table for the keyboard, the list of keys and the list of commands.

use egui::{Key, Modifiers};

use super::author::Author;
use super::command::{Command, Reading};
use super::home::way_on;
use super::settings::{CoordinateChoice, MotionChoice, TEXT_PERCENTS, ThemeChoice};
use super::state::{LessonScreen, Notice, Screen, State};
use super::teach::Teach;
use super::translate::{Act, Translate};
use crate::lesson::{Input, Phase, StepKind, hint_levels};
use crate::locale::{Args, TermWords};

/// A key, alone or with Ctrl (Command on a Mac).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shortcut {
    key: Key,
    command: bool,
}

impl Shortcut {
    const fn key(key: Key) -> Self {
        Self {
            key,
            command: false,
        }
    }

    const fn command(key: Key) -> Self {
        Self { key, command: true }
    }

    /// Whether this key was pressed with just its own modifiers.
    pub fn matches(self, key: Key, modifiers: Modifiers) -> bool {
        let wanted = if self.command {
            // Shift is needed for + on many keyboards.
            modifiers.command && !modifiers.alt
        } else {
            modifiers.is_none()
        };
        self.key == key && wanted
    }

    /// As it is printed on a keyboard.
    pub fn name(self) -> String {
        let key = match self.key {
            Key::PageDown => "Page Down".to_owned(),
            Key::PageUp => "Page Up".to_owned(),
            Key::Escape => "Esc".to_owned(),
            Key::Plus => "+".to_owned(),
            Key::Minus => "-".to_owned(),
            key => key.name().to_owned(),
        };
        match (self.command, cfg!(target_os = "macos")) {
            (false, _) => key,
            (true, false) => format!("Ctrl {key}"),
            (true, true) => format!("Cmd {key}"),
        }
    }
}

/// Where a command belongs in the list of keys.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {
    /// The lesson.
    Lesson,
    /// Every screen.
    Everywhere,
}

/// A command that can be given now.
#[derive(Clone, Debug, PartialEq)]
pub struct Action {
    /// The key of its words.
    pub words: &'static str,
    /// Its key on the keyboard.
    pub shortcut: Option<Shortcut>,
    /// What it does.
    pub command: Command,
    /// Where it belongs.
    pub scope: Scope,
}

/// The commands of the screen as it stands, whatever lies over it.
pub fn actions(state: &State) -> Vec<Action> {
    let mut all = Vec::new();
    match &state.screen {
        Screen::Lesson(screen) => lesson_actions(screen, &mut all),
        Screen::Summary(summary) => {
            let next = state.lesson_after(&summary.lesson.id);
            let mut add = |words, key: Option<Key>, command| {
                all.push(lesson_action(words, key, command));
            };
            if let Some(next) = next {
                let lesson = next.id.clone();
                let command = Command::Open { lesson, step: None };
                add("lesson-next-lesson", Some(Key::PageDown), command);
            }
            if let Some(step) = summary.lesson.steps.last() {
                let command = Command::Open {
                    lesson: summary.lesson.id.clone(),
                    step: Some(step.id.clone()),
                };
                add("command-back", Some(Key::PageUp), command);
            }
            add("command-restart-lesson", None, Command::RestartLesson);
        }
        Screen::Translate(desk) => desk_actions(desk, &mut all),
        Screen::Teach(desk) => class_actions(desk, &mut all),
        Screen::Author(desk) => author_actions(desk, &mut all),
        Screen::Home => {
            if let Some((lesson, index, _)) = way_on(state) {
                let command = Command::Open {
                    lesson: lesson.id.clone(),
                    step: lesson.steps.get(index).map(|step| step.id.clone()),
                };
                let on = lesson_action("command-continue", Some(Key::PageDown), command);
                all.push(Action {
                    scope: Scope::Everywhere,
                    ..on
                });
            }
        }
    }
    // Alone before the class, nothing is to be opened over the lesson.
    let alone = matches!(&state.screen, Screen::Teach(desk) if desk.alone);
    if !alone {
        everywhere(state, &mut all);
    }
    all
}

fn lesson_action(words: &'static str, key: Option<Key>, command: Command) -> Action {
    Action {
        words,
        shortcut: key.map(Shortcut::key),
        command,
        scope: Scope::Lesson,
    }
}

fn lesson_actions(screen: &LessonScreen, all: &mut Vec<Action>) {
    let (step, taken) = (screen.runner.step(), screen.runner.state());
    let exploring = matches!(taken.phase(), Phase::Exploring { .. });
    let asked = *taken.phase() == Phase::Asked;
    let mut add = |words, key: Option<Key>, command| all.push(lesson_action(words, key, command));
    add("command-next", Some(Key::PageDown), Command::Next);
    if screen.runner.index() > 0 {
        add("command-back", Some(Key::PageUp), Command::Back);
    }
    if asked && taken.hint() < hint_levels(step) {
        add("command-hint", Some(Key::F2), Command::Input(Input::Hint));
    }
    let passes = exploring
        || matches!(step.kind, StepKind::Free)
        || (asked && !matches!(step.kind, StepKind::Choose { .. }));
    if passes {
        add("command-pass", Some(Key::F4), Command::Input(Input::Pass));
    }
    if asked && matches!(step.kind, StepKind::Dead(_) | StepKind::Count { .. }) {
        add("command-done", None, Command::Input(Input::Done));
    }
    if screen.repetition().is_some() {
        add("command-compare", Some(Key::F12), Command::ToggleCompare);
    }
    if exploring {
        add("command-leave", Some(Key::F9), Command::Input(Input::Leave));
    } else {
        add(
            "command-explore",
            Some(Key::F9),
            Command::Input(Input::Explore),
        );
    }
    let readings = [
        ("command-read-chain", Key::F5, Reading::Chain),
        ("command-read-row", Key::F6, Reading::Row),
        ("command-read-atari", Key::F7, Reading::Atari),
        ("command-read-marks", Key::F8, Reading::Marks),
    ];
    for (words, key, reading) in readings {
        add(words, Some(key), Command::Read(reading));
    }
    if taken.feedback().is_some() && !taken.is_finished() {
        add("command-again", None, Command::Input(Input::Dismiss));
    }
    if exploring || (matches!(step.kind, StepKind::Game(_)) && taken.can_take_back()) {
        add("command-take-back", None, Command::Input(Input::TakeBack));
    }
    all.push(Action {
        words: "command-restart-step",
        shortcut: Some(Shortcut::command(Key::R)),
        command: Command::RestartStep,
        scope: Scope::Lesson,
    });
    all.push(lesson_action(
        "command-restart-lesson",
        None,
        Command::RestartLesson,
    ));
}

fn desk_actions(desk: &Translate, all: &mut Vec<Action>) {
    let keys = [
        (
            "command-next-text",
            Some(Shortcut::key(Key::PageDown)),
            Act::Step(1),
        ),
        (
            "command-text-before",
            Some(Shortcut::key(Key::PageUp)),
            Act::Step(-1),
        ),
        (
            "translate-next-open",
            Some(Shortcut::key(Key::F8)),
            Act::NextOpen,
        ),
        (
            "translate-pick",
            Some(Shortcut::key(Key::F2)),
            Act::Pick(!desk.picking),
        ),
        ("translate-large", None, Act::Large(!desk.large)),
        (
            "translate-whole",
            Some(Shortcut::key(Key::F9)),
            Act::Whole(!desk.whole),
        ),
    ];
    let edit = desk.is_editable().then_some((
        "translate-edit",
        Some(Shortcut::command(Key::E)),
        Act::Edit,
    ));
    all.extend(
        keys.into_iter()
            .chain(edit)
            .map(|(words, shortcut, act)| Action {
                words,
                shortcut,
                command: Command::Translate(Box::new(act)),
                scope: Scope::Everywhere,
            }),
    );
}

fn author_actions(desk: &Author, all: &mut Vec<Action>) {
    use super::author::Act;
    let last = desk.steps().len().saturating_sub(1);
    let mut add = |words, shortcut, act| {
        all.push(Action {
            words,
            shortcut,
            command: Command::Author(Box::new(act)),
            scope: Scope::Everywhere,
        });
    };
    let key = |key| Some(Shortcut::key(key));
    if desk.step < last {
        add(
            "author-next-step",
            key(Key::PageDown),
            Act::Step(desk.step + 1),
        );
    }
    if let Some(before) = desk.step.checked_sub(1) {
        add("author-last-step", key(Key::PageUp), Act::Step(before));
    }
    add(
        "author-add-step",
        Some(Shortcut::command(Key::N)),
        Act::AddStep,
    );
    add("author-try", key(Key::F5), Act::Try);
    add("author-teach", key(Key::F6), Act::Teach);
    add("author-edit", Some(Shortcut::command(Key::E)), Act::Edit);
    if desk.can_undo() {
        add("teach-undo", Some(Shortcut::command(Key::Z)), Act::Undo);
    }
    if desk.can_redo() {
        add("teach-redo", Some(Shortcut::command(Key::Y)), Act::Redo);
    }
}

fn class_actions(desk: &Teach, all: &mut Vec<Action>) {
    use super::teach::{Act, Cover, ReportAct};
    if desk.report.is_open() && !desk.alone {
        // The lesson, which the class goes on seeing, is not to be moved unseen.
        all.push(Action {
            words: "teach-report-close",
            shortcut: Some(Shortcut::command(Key::R)),
            command: Command::Teach(Box::new(Act::Report(ReportAct::Open(false)))),
            scope: Scope::Everywhere,
        });
        return;
    }
    let free = desk.scene.free.is_some();
    let keys = [
        (
            "teach-show-next",
            Some(Shortcut::key(Key::PageDown)),
            Act::Next,
        ),
        ("teach-back", Some(Shortcut::key(Key::PageUp)), Act::Back),
        ("teach-first", Some(Shortcut::key(Key::Home)), Act::First),
        ("teach-last", Some(Shortcut::key(Key::End)), Act::Last),
        (
            "teach-black",
            Some(Shortcut::key(Key::Period)),
            Act::Cover(Cover::Black),
        ),
        (
            "teach-white",
            Some(Shortcut::key(Key::Comma)),
            Act::Cover(Cover::White),
        ),
        (
            "teach-full",
            Some(Shortcut::key(Key::F5)),
            Act::FullScreen(!desk.full),
        ),
        (
            "teach-alone",
            Some(Shortcut::key(Key::F6)),
            Act::Alone(!desk.alone),
        ),
        (
            "teach-window",
            Some(Shortcut::key(Key::F7)),
            Act::Window(!desk.window),
        ),
        (
            "teach-judge",
            Some(Shortcut::key(Key::F8)),
            Act::Judge(!desk.judges),
        ),
        ("teach-free", Some(Shortcut::key(Key::F9)), Act::Free(!free)),
        (
            "teach-clear",
            Some(Shortcut::key(Key::Delete)),
            Act::ClearBoard,
        ),
        ("teach-handout", Some(Shortcut::command(Key::P)), Act::Print),
        (
            "teach-report",
            Some(Shortcut::command(Key::R)),
            Act::Report(ReportAct::Open(true)),
        ),
        ("teach-undo", Some(Shortcut::command(Key::Z)), Act::Undo),
        ("teach-redo", Some(Shortcut::command(Key::Y)), Act::Redo),
    ];
    // Before the class, nothing of the pupils' progress is to be opened.
    let shown = |act: &Act| !(desk.alone && matches!(act, Act::Report(_)));
    let keys = keys.into_iter().filter(|(_, _, act)| shown(act));
    all.extend(keys.map(|(words, shortcut, act)| Action {
        words,
        shortcut,
        command: Command::Teach(Box::new(act)),
        scope: Scope::Everywhere,
    }));
}

fn everywhere(state: &State, all: &mut Vec<Action>) {
    let mut add = |words, shortcut, command| {
        all.push(Action {
            words,
            shortcut,
            command,
            scope: Scope::Everywhere,
        });
    };
    if let Some(command) =
        undo(state).filter(|_| !matches!(state.screen, Screen::Teach(_) | Screen::Author(_)))
    {
        add("command-undo", Some(Shortcut::command(Key::Z)), command);
    }
    if !matches!(state.screen, Screen::Home) {
        // Before a class that key leads to the beginning.
        let key = !matches!(state.screen, Screen::Teach(_));
        add(
            "command-home",
            key.then_some(Shortcut::key(Key::Home)),
            Command::Home,
        );
    }
    if !matches!(state.screen, Screen::Translate(_)) {
        add("command-translate", None, Command::OpenTranslate);
    }
    add("command-prepare", None, Command::TogglePrepare);
    if !matches!(state.screen, Screen::Author(_)) {
        let (folder, lesson) = (None, None);
        add(
            "command-author",
            None,
            Command::OpenAuthor { folder, lesson },
        );
    }
    if let Screen::Lesson(screen) = &state.screen
        && !screen.runner.lesson().is_review()
    {
        let lesson = screen.runner.lesson().id.clone();
        add("command-teach", None, Command::OpenTeach(vec![lesson]));
    }
    let rows = [
        (
            "command-rules",
            Some(Shortcut::key(Key::F3)),
            Command::ToggleRules,
        ),
        (
            "command-glossary",
            Some(Shortcut::command(Key::G)),
            Command::ToggleGlossary,
        ),
        (
            "command-settings",
            Some(Shortcut::key(Key::F10)),
            Command::ToggleSettings,
        ),
        (
            "command-keys",
            Some(Shortcut::key(Key::F1)),
            Command::ToggleKeys,
        ),
        (
            "command-palette",
            Some(Shortcut::command(Key::K)),
            Command::TogglePalette,
        ),
        (
            "command-larger",
            Some(Shortcut::command(Key::Plus)),
            Command::TextPercent(text_size(state, 1)),
        ),
        (
            "command-smaller",
            Some(Shortcut::command(Key::Minus)),
            Command::TextPercent(text_size(state, -1)),
        ),
        (
            "command-normal",
            Some(Shortcut::command(Key::Num0)),
            Command::TextPercent(100),
        ),
        (
            "command-sound",
            Some(Shortcut::command(Key::M)),
            Command::Sound(!state.settings.sound),
        ),
        (
            "command-full-screen",
            Some(Shortcut::key(Key::F11)),
            Command::FullScreen,
        ),
    ];
    for (words, shortcut, command) in rows {
        add(words, shortcut, command);
    }
}

/// What Ctrl Z takes back just now: a move of the free play, a restart, or what was forgotten.
fn undo(state: &State) -> Option<Command> {
    if let Screen::Lesson(screen) = &state.screen {
        let taken = screen.runner.state();
        let games = matches!(screen.runner.step().kind, StepKind::Game(_));
        if matches!(taken.phase(), Phase::Exploring { .. }) || (games && taken.can_take_back()) {
            return Some(Command::Input(Input::TakeBack));
        }
        if screen.runner.can_undo_restart() {
            return Some(Command::UndoRestart);
        }
    }
    // Later, when the notice is gone, the settings bring it back: nobody should be thrown out of a lesson.
    let told = state.notice.as_ref().is_some_and(Notice::can_be_undone);
    (told && !state.undo.is_empty()).then_some(Command::Undo)
}

/// The text size one step up or down.
fn text_size(state: &State, by: i32) -> u16 {
    let now = state.settings.text_percent;
    let next = if by > 0 {
        TEXT_PERCENTS.into_iter().find(|percent| *percent > now)
    } else {
        TEXT_PERCENTS
            .into_iter()
            .rev()
            .find(|percent| *percent < now)
    };
    next.unwrap_or(now)
}

/// The command of a key on the screen as it stands.
pub fn command_of(state: &State, key: Key, modifiers: Modifiers) -> Option<Command> {
    // The same key means + with and without Shift.
    let key = if key == Key::Equals { Key::Plus } else { key };
    actions(state)
        .into_iter()
        .find(|action| {
            action
                .shortcut
                .is_some_and(|shortcut| shortcut.matches(key, modifiers))
        })
        .map(|action| action.command)
}

/// A line of the list of all commands.
#[derive(Clone, Debug, PartialEq)]
pub struct PaletteEntry {
    /// Its words.
    pub label: String,
    /// Its key on the keyboard.
    pub shortcut: Option<Shortcut>,
    /// What it does.
    pub command: Command,
}

/// All commands that match what was typed: each part of it stands somewhere in the words.
pub fn palette(state: &State, query: &str) -> Vec<PaletteEntry> {
    let parts: Vec<String> = query.split_whitespace().map(str::to_lowercase).collect();
    let mut entries = all_entries(state);
    entries.retain(|entry| {
        let label = entry.label.to_lowercase();
        parts.iter().all(|part| label.contains(part.as_str()))
    });
    entries
}

fn all_entries(state: &State) -> Vec<PaletteEntry> {
    let plain = |label: String, command| PaletteEntry {
        label,
        shortcut: None,
        command,
    };
    let mut entries: Vec<PaletteEntry> = actions(state)
        .into_iter()
        .filter(|action| action.command != Command::TogglePalette)
        .map(|action| PaletteEntry {
            label: state.words.plain(action.words),
            shortcut: action.shortcut,
            command: action.command,
        })
        .collect();
    if let Screen::Lesson(screen) = &state.screen {
        let (lesson, taken) = (screen.runner.lesson(), screen.runner.state());
        let narrator = state.narrator(taken.game().board().size());
        for index in 0..lesson.steps.len() {
            let title = narrator.heading(lesson, index, taken).plain();
            let args = Args::new()
                .number("number", i64::try_from(index + 1).unwrap_or(i64::MAX))
                .word("title", &title);
            let label = state.words.text("palette-step", &args).plain();
            entries.push(plain(label, Command::GoTo(index)));
        }
    }
    for lesson in &state.course.lessons {
        let args = Args::new().word("title", &state.lesson_title(lesson));
        let label = state.words.text("palette-lesson", &args).plain();
        let lesson = lesson.id.clone();
        entries.push(plain(label, Command::Open { lesson, step: None }));
    }
    if !state.due().is_empty() {
        entries.push(plain(state.words.plain("review-missed"), Command::Practice));
    }
    for chapter in &state.course.chapters {
        let args = Args::new().word("chapter", &state.chapter_title(&chapter.id));
        let label = state.words.text("review-chapter", &args).plain();
        entries.push(plain(label, Command::Review(chapter.id.clone())));
    }
    for term in &state.course.glossary.terms {
        if let Some(words) = TermWords::new(&state.words, &state.course, &term.id) {
            let args = Args::new().word("word", &words.word);
            let label = state.words.text("palette-term", &args).plain();
            entries.push(plain(label, Command::ShowTerm(term.id.clone())));
        }
    }
    for language in &state.languages {
        let args = Args::new().word("language", &language.label(&state.words));
        let label = state.words.text("palette-language", &args).plain();
        entries.push(plain(label, Command::Language(language.id.to_string())));
    }
    for (setting, value, command) in setting_entries() {
        let args = Args::new()
            .word("setting", &state.words.plain(setting))
            .word("value", &state.words.plain(value));
        let label = state.words.text("palette-setting", &args).plain();
        entries.push(plain(label, command));
    }
    entries.push(plain(
        state.words.plain("settings-defaults"),
        Command::DefaultSettings,
    ));
    entries
}

/// Each setting and each of its choices.
fn setting_entries() -> Vec<(&'static str, &'static str, Command)> {
    let themes = THEMES.map(|(choice, key)| ("settings-theme", key, Command::Theme(choice)));
    let coordinates = COORDINATES
        .map(|(choice, key)| ("settings-coordinates", key, Command::Coordinates(choice)));
    let motions = MOTIONS.map(|(choice, key)| ("settings-motion", key, Command::Motion(choice)));
    themes
        .into_iter()
        .chain(coordinates)
        .chain(motions)
        .collect()
}

/// The themes with their words.
pub const THEMES: [(ThemeChoice, &str); 4] = [
    (ThemeChoice::System, "settings-theme-system"),
    (ThemeChoice::Light, "settings-theme-light"),
    (ThemeChoice::Dark, "settings-theme-dark"),
    (ThemeChoice::Contrast, "settings-theme-contrast"),
];

/// The styles of coordinates with their words.
pub const COORDINATES: [(CoordinateChoice, &str); 5] = [
    (CoordinateChoice::Language, "settings-coordinates-language"),
    (CoordinateChoice::None, "settings-coordinates-none"),
    (CoordinateChoice::Letters, "settings-coordinates-letters"),
    (CoordinateChoice::Numbers, "settings-coordinates-numbers"),
    (CoordinateChoice::Kanji, "settings-coordinates-kanji"),
];

/// The choices of motion with their words.
pub const MOTIONS: [(MotionChoice, &str); 3] = [
    (MotionChoice::System, "settings-motion-system"),
    (MotionChoice::Full, "settings-motion-full"),
    (MotionChoice::Reduced, "settings-motion-reduced"),
];
