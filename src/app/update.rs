//! Applying commands: the one place where the state changes.

use super::actions::palette;
use super::command::{Command, Reading};
use super::desk::Sound;
use super::keeping::{export, import, save_progress, save_settings};
use super::motion::Motion;
use super::prepare::{self, Prepare};
use super::settings::Settings;
use super::state::{BoardReading, LessonScreen, Notice, Screen, Sheet, State, Summary, Undo};
use super::{author, speech, teach, translate};
use std::sync::Arc;

use crate::lesson::{
    Attempt, Event, Input, Lesson, Phase, Plan, Progress, Review, Runner, clockwise, marks,
};
use crate::locale::{Args, TermWords};
use crate::rules::{Game, Point};

/// No point has a longer name; what is typed beyond is cut.
const LONGEST_NAME: usize = 6;

/// Applies a command.
pub fn apply(state: &mut State, command: Command) {
    match command {
        Command::Home => {
            leave(state);
            state.screen = Screen::Home;
            state.map_reveal = true;
            state.sheet = None;
        }
        Command::Open { lesson, step } => {
            author::park(state);
            state.sheet = None;
            leave(state);
            open(state, &lesson, step.as_deref());
        }
        Command::Review(chapter) => {
            let round = state.progress.rounds(&state.course, &chapter);
            let missed = |step: &str| state.progress.is_asked_again(&state.course, step);
            let review = state.course.review_of(&chapter, round, missed);
            open_review(state, review);
        }
        Command::Practice => {
            let due = state.due();
            let round = usize::try_from(state.desk.today()).unwrap_or(0);
            let review = state
                .course
                .review_steps(due.iter().map(String::as_str), round);
            open_review(state, review);
        }
        Command::Input(input) => {
            let counts = matches!(input, Input::Way(_));
            act(state, |screen| screen.runner.apply(input));
            if counts {
                speech::say_count(state);
            }
        }
        Command::Next => next(state),
        Command::Back => act(state, |screen| screen.runner.back()),
        Command::GoTo(index) => act(state, |screen| {
            // Where one is already, nothing begins again.
            if index == screen.runner.index() {
                Vec::new()
            } else {
                screen.runner.go_to(index)
            }
        }),
        Command::RestartStep => act(state, |screen| screen.runner.restart_step()),
        Command::UndoRestart => act(state, |screen| {
            screen.runner.undo_restart();
            Vec::new()
        }),
        Command::Cursor(point) => on_lesson(state, |screen| screen.cursor = point),
        Command::Type(signs) => on_lesson(state, |screen| {
            let room = LONGEST_NAME.saturating_sub(screen.typed.chars().count());
            screen.typed.extend(signs.chars().take(room));
            screen.mistyped = None;
        }),
        Command::TypeBackspace => on_lesson(state, |screen| {
            screen.typed.pop();
        }),
        Command::TypeClear => on_lesson(state, |screen| {
            screen.typed.clear();
            screen.mistyped = None;
        }),
        Command::TypeEnter => type_enter(state),
        Command::Light(point) => on_lesson(state, |screen| screen.light = point),
        Command::Read(reading) => read(state, reading),
        Command::ToggleCompare => compare(state),
        Command::RestartLesson => restart_lesson(state),
        Command::ToggleGlossary => toggle(state, Sheet::Glossary),
        Command::Term(term) => explain(state, term),
        Command::ShowTerm(term) => {
            state.sheet = Some(Sheet::Glossary);
            let said = TermWords::new(&state.words, &state.course, &term);
            state.term = Some(term);
            if let Some(said) = said {
                speech::say(state, term_aloud(&said));
            }
        }
        Command::MapShown => state.map_reveal = false,
        Command::TermShown => state.term = None,
        Command::ToggleSettings => toggle(state, Sheet::Settings),
        Command::ToggleKeys => toggle(state, Sheet::Keys),
        Command::ToggleRules => toggle(state, Sheet::Rules),
        Command::TogglePalette => {
            state.query.clear();
            state.chosen = 0;
            toggle(state, Sheet::Palette);
        }
        Command::PaletteQuery(query) => {
            state.query = query;
            state.chosen = 0;
        }
        Command::PaletteChoose(line) => {
            state.chosen = line;
            let entries = palette(state, &state.query);
            if let Some(entry) = entries.get(line) {
                let spoken = entry.label.clone();
                speech::say(state, spoken);
            }
        }
        Command::CloseSheet => state.sheet = None,
        Command::Language(id) => {
            state.set_locale(&id);
            state.settings.locale = Some(id);
            teach::follow_language(state);
            save_settings(state);
        }
        Command::Theme(theme) => {
            state.settings.theme = theme;
            save_settings(state);
        }
        Command::TextPercent(percent) => {
            state.settings.text_percent = percent.clamp(80, 200);
            save_settings(state);
        }
        Command::Coordinates(choice) => {
            state.settings.coordinates = choice;
            save_settings(state);
        }
        Command::Motion(motion) => {
            state.settings.motion = motion;
            save_settings(state);
        }
        Command::Sound(on) => {
            state.settings.sound = on;
            save_settings(state);
            play(state, Sound::Stone);
        }
        Command::DefaultSettings => {
            let defaults = Settings {
                locale: state.settings.locale.clone(),
                ..Settings::default()
            };
            let before = std::mem::replace(&mut state.settings, defaults);
            state.undo.push(Undo::Settings(before));
            speech::tell(
                state,
                Notice {
                    key: "settings-defaults-done",
                    args: Vec::new(),
                },
            );
            save_settings(state);
        }
        // The window is the launcher's; `TengenApp::ui` asks it.
        Command::FullScreen => {}
        Command::Order(order) => {
            state.settings.order = Some(order);
            save_settings(state);
        }
        Command::ResetLesson => {
            let Screen::Lesson(screen) = &state.screen else {
                return;
            };
            let lesson = screen.runner.lesson().clone();
            state.undo.push(Undo::Progress(state.progress.clone()));
            state.progress.reset_lesson(&state.course, &lesson);
            let title = state.lesson_title(&lesson);
            speech::tell(
                state,
                Notice {
                    key: "settings-lesson-forgotten",
                    args: vec![("title", title)],
                },
            );
            save_progress(state);
        }
        Command::ResetProgress => {
            let forgotten = std::mem::take(&mut state.progress);
            state.undo.push(Undo::Progress(forgotten));
            speech::tell(
                state,
                Notice {
                    key: "settings-reset-done",
                    args: Vec::new(),
                },
            );
            save_progress(state);
        }
        Command::Undo => undo(state),
        Command::FilePath(path) => state.file_path = path,
        Command::Export => export(state),
        Command::Import => import(state),
        Command::CloseNotice => state.notice = None,
        Command::OpenTranslate => {
            leave(state);
            translate::open(state, None);
        }
        Command::Translate(act) => translate::apply(state, *act),
        Command::OpenTeach(lessons) => {
            leave(state);
            teach::open(state, Plan::of_lessons(&lessons));
        }
        Command::OpenAuthor { folder, lesson } => {
            leave(state);
            author::open(state, folder.as_deref(), lesson.as_deref());
        }
        Command::Author(act) => {
            if let Some(next) = author::apply(state, *act) {
                apply(state, next);
            }
        }
        Command::TryPack { path, lesson, step } => try_pack(state, &path, lesson, step),
        Command::TogglePrepare => toggle(state, Sheet::Prepare),
        Command::Prepare(act) if *act == Prepare::Begin => {
            apply(state, Command::OpenTeach(state.preparation.lessons.clone()));
        }
        Command::Prepare(act) => prepare::apply(state, *act),
        Command::OpenPack(path) => {
            leave(state);
            teach::open_pack(state, &path);
        }
        Command::Teach(act) => teach::apply(state, *act),
    }
}

/// Opens a lesson at a step, or where it was left, or at its start.
pub fn open(state: &mut State, lesson: &str, step: Option<&str>) {
    let Some(lesson) = state.lesson(lesson).cloned() else {
        return;
    };
    let Some((mut runner, mut events)) = Runner::new(lesson.clone()) else {
        return;
    };
    let unfinished = lesson
        .steps
        .iter()
        .position(|step| !state.progress.is_finished(&state.course, &step.id))
        .filter(|_| !lesson.is_review());
    let index = step.and_then(|step| lesson.step_index(step)).or(unfinished);
    if let Some(index) = index.filter(|index| *index > 0) {
        events = runner.go_to(index);
    }
    let mut screen = LessonScreen::new(runner);
    after_events(&mut screen, &events, None);
    state.screen = Screen::Lesson(Box::new(screen));
    speech::speak(state, &events, true);
    note_place(state);
}

/// Opens a review, where there is something to ask.
fn open_review(state: &mut State, review: Option<Arc<Lesson>>) {
    let Some(review) = review else { return };
    let id = review.id.clone();
    state.sheet = None;
    leave(state);
    state.review = Some(review);
    open(state, &id, None);
}

fn on_lesson(state: &mut State, change: impl FnOnce(&mut LessonScreen)) {
    if let Screen::Lesson(screen) = &mut state.screen {
        change(screen);
    }
}

/// Does something to the lesson, moves the stones, notes what is finished and where the learner is.
fn act(state: &mut State, change: impl FnOnce(&mut LessonScreen) -> Vec<Event>) {
    let still = state.is_still();
    let Screen::Lesson(screen) = &mut state.screen else {
        return;
    };
    let mut before = screen.runner.state().game().clone();
    let missed = missed(&screen.runner);
    let events = change(screen);
    let opened = screen.runner.inputs().is_empty();
    if opened {
        // A step has opened: its script plays on its own position, not on what was shown before.
        before = screen.runner.start().clone();
    }
    after_events(screen, &events, (!still).then_some(&before));
    if still && let Some(sound) = loudest(&events) {
        play(state, sound);
    }
    speech::speak(state, &events, opened);
    note_wrong(state, missed);
    if events.contains(&Event::Finished)
        && let Screen::Lesson(screen) = &state.screen
    {
        // Stones that move are heard first.
        if still || !screen.motion.is_moving() {
            play(state, Sound::Done);
        }
        note_result(state);
    }
    note_place(state);
}

/// What changes on the screen after events; stones move from the position before, where there is one.
fn after_events(screen: &mut LessonScreen, events: &[Event], before: Option<&Game>) {
    screen.typed.clear();
    screen.mistyped = None;
    screen.light = None;
    screen.reading = None;
    screen.count_began = None;
    screen.comparing = false;
    screen.term = None;
    screen.reveal = !events.is_empty();
    screen.motion = before.map_or_else(Motion::still, |before| Motion::play(before, events));
    keep_cursor_in_sight(screen);
}

/// The corners of the part of the board that is shown: the lowest left point and the highest right one.
fn shown_part(screen: &LessonScreen) -> (Point, Point) {
    let size = screen.runner.state().game().board().size();
    let exploring = matches!(screen.runner.state().phase(), Phase::Exploring { .. });
    match screen.runner.step().view {
        Some(view) if !exploring => (view.low, view.high),
        _ => (
            Point { column: 0, row: 0 },
            Point {
                column: size.columns() - 1,
                row: size.rows() - 1,
            },
        ),
    }
}

/// Moves the keyboard's cursor onto the part of the board that is shown.
fn keep_cursor_in_sight(screen: &mut LessonScreen) {
    let (low, high) = shown_part(screen);
    screen.cursor.column = screen.cursor.column.clamp(low.column, high.column);
    screen.cursor.row = screen.cursor.row.clamp(low.row, high.row);
}

fn next(state: &mut State) {
    let Screen::Lesson(screen) = &state.screen else {
        return;
    };
    // A step that is only read counts as finished when the learner goes on.
    if screen.runner.state().is_finished() && !screen.runner.lesson().is_review() {
        let id = screen.runner.step().id.clone();
        finish(state, &id);
    }
    let Screen::Lesson(screen) = &state.screen else {
        return;
    };
    if screen.runner.has_next() {
        act(state, |screen| screen.runner.forward());
        return;
    }
    let summary = Summary {
        lesson: screen.runner.lesson().clone(),
        tallies: screen.runner.tallies().to_vec(),
    };
    if let Some(Review::Chapter(chapter)) = &summary.lesson.review {
        state.progress.took_review(&state.course, chapter);
        save_progress(state);
    }
    state.screen = Screen::Summary(Box::new(summary));
    speech::say_summary(state);
}

/// Starts the lesson on the screen again; what was there can be brought back.
fn restart_lesson(state: &mut State) {
    let lesson = match &state.screen {
        Screen::Lesson(screen) => screen.runner.lesson().clone(),
        Screen::Summary(summary) => summary.lesson.clone(),
        Screen::Home | Screen::Translate(_) | Screen::Teach(_) | Screen::Author(_) => return,
    };
    if lesson.is_review() {
        open(state, &lesson.id, None);
        return;
    }
    let progress = state.progress.clone();
    state.progress.reset_lesson(&state.course, &lesson);
    let screen = std::mem::replace(&mut state.screen, Screen::Home);
    state.undo.push(Undo::Lesson(progress, screen));
    state.sheet = None;
    open(state, &lesson.id, None);
    let step = state.spoken.clone();
    let title = state.lesson_title(&lesson);
    speech::tell(
        state,
        Notice {
            key: "lesson-restarted",
            args: vec![("title", title)],
        },
    );
    let spoken = format!("{} {step}", state.spoken);
    speech::say(state, spoken);
    save_progress(state);
}

/// Brings back what was forgotten, started again or put back last. What was finished since stays finished.
fn undo(state: &mut State) {
    let mut bring_back = |mut earlier: Progress| {
        earlier.merge(std::mem::take(&mut state.progress));
        state.progress = earlier;
    };
    match state.undo.pop() {
        None => return,
        Some(Undo::Progress(progress)) => bring_back(progress),
        Some(Undo::Lesson(progress, screen)) => {
            bring_back(progress);
            state.screen = screen;
            state.sheet = None;
        }
        Some(Undo::Settings(settings)) => {
            // The language was not put back, and may have been chosen since.
            state.settings = Settings {
                locale: state.settings.locale.clone(),
                ..settings
            };
            save_settings(state);
        }
    }
    state.notice = None;
    let spoken = state.words.plain("say-brought-back");
    speech::say(state, spoken);
    note_place(state);
    save_progress(state);
}

/// Takes up the lessons of a folder, and opens one of them.
fn try_pack(state: &mut State, path: &str, lesson: String, step: Option<String>) {
    let tell = |state: &mut State, why: String| {
        let args = vec![("path", path.to_owned()), ("why", why)];
        let key = "notice-plan-failed";
        speech::tell(state, Notice { key, args });
    };
    let pack = match state.desk.open_pack(path) {
        Ok(pack) => pack,
        Err(why) => return tell(state, why),
    };
    let (_, problems) = state.join(pack);
    // A lesson of the program that has the same name is not the one that is meant.
    let known = state.course.lesson(&lesson);
    if known.is_some_and(|known| known.path.starts_with(path)) {
        apply(state, Command::Open { lesson, step });
    } else {
        let first = problems.first().map(ToString::to_string);
        tell(
            state,
            first.unwrap_or_else(|| format!("there is no lesson `{lesson}`")),
        );
    }
}

/// Another screen: what was started again can no longer be brought back to it, but its progress can.
fn leave(state: &mut State) {
    author::park(state);
    for undo in &mut state.undo {
        if let Undo::Lesson(progress, _) = undo {
            *undo = Undo::Progress(std::mem::take(progress));
        }
    }
    if state.notice.as_ref().is_some_and(Notice::can_be_undone) {
        state.notice = None;
    }
}

/// Puts something of the board into words, and counts liberties one by one.
fn read(state: &mut State, reading: Reading) {
    let Screen::Lesson(screen) = &state.screen else {
        return;
    };
    let game = screen.runner.state().game();
    let board = game.board();
    let narrator = state.narrator(board.size());
    let (low, high) = shown_part(screen);
    let mut counted = Vec::new();
    let text = match reading {
        Reading::Row => narrator.read_row(board, low.column..=high.column, screen.cursor.row),
        Reading::Chain => {
            if let Some(chain) = board.chain_at(screen.cursor).filter(|chain| !chain.safe) {
                counted = clockwise(&chain.stones, chain.liberties);
            }
            narrator.read_chain(board, screen.cursor)
        }
        Reading::Atari => narrator.read_atari(board),
        Reading::Marks => narrator.read_marks(&marks(screen.runner.step(), screen.runner.state())),
    };
    let spoken = text.plain();
    let still = state.is_still();
    on_lesson(state, |screen| {
        screen.motion = Motion::still();
        screen.reading = Some(BoardReading { text, counted });
        // Where nothing moves, all numbers stand there at once.
        screen.count_began = still.then_some(f64::NEG_INFINITY);
        screen.reveal = true;
    });
    speech::say(state, spoken);
}

/// Explains a term beside the board and aloud; the one that is explained already is put away.
fn explain(state: &mut State, term: Option<String>) {
    let said = term
        .as_ref()
        .and_then(|term| TermWords::new(&state.words, &state.course, term));
    let mut shown = false;
    on_lesson(state, |screen| {
        screen.term = term.filter(|term| screen.term.as_ref() != Some(term));
        screen.reveal = screen.term.is_some();
        shown = screen.reveal;
    });
    if shown && let Some(said) = said {
        speech::say(state, term_aloud(&said));
    }
}

fn term_aloud(said: &TermWords) -> String {
    format!("{}: {}", said.word, said.says.plain())
}

/// Shows the earlier board beside the one that the refused move would make, or goes back.
fn compare(state: &mut State) {
    let Screen::Lesson(screen) = &mut state.screen else {
        return;
    };
    screen.comparing = !screen.comparing && screen.repetition().is_some();
    if screen.comparing {
        let spoken = state.words.plain("compare-same");
        speech::say(state, spoken);
    }
}

/// The loudest of the sounds that events make, where they are heard at once.
fn loudest(events: &[Event]) -> Option<Sound> {
    let sound = |event: &Event| match event {
        Event::Refused(_) => Some(Sound::Refused),
        Event::Played { captured, .. } if !captured.is_empty() => Some(Sound::Capture),
        Event::Played { .. } => Some(Sound::Stone),
        _ => None,
    };
    let rank = |sound: &Sound| match sound {
        Sound::Stone => 0,
        Sound::Capture => 1,
        Sound::Refused => 2,
        Sound::Done => 3,
    };
    events.iter().filter_map(sound).max_by_key(rank)
}

/// Plays a sound unless they are off.
pub(super) fn play(state: &State, sound: Sound) {
    if state.settings.sound {
        state.desk.play(sound);
    }
}

fn type_enter(state: &mut State) {
    let Screen::Lesson(screen) = &mut state.screen else {
        return;
    };
    let typed = std::mem::take(&mut screen.typed);
    let size = screen.runner.state().game().board().size();
    match typed.parse::<Point>() {
        Ok(point) if size.contains(point) => {
            screen.cursor = point;
            act(state, |screen| screen.runner.apply(Input::Point(point)));
        }
        _ => {
            let args = Args::new().word("typed", &typed);
            screen.mistyped = Some(typed);
            let spoken = state.words.text("lesson-typed-nothing", &args).plain();
            speech::say(state, spoken);
        }
    }
}

fn toggle(state: &mut State, sheet: Sheet) {
    if state.sheet == Some(sheet) {
        state.sheet = None;
        return;
    }
    state.sheet = Some(sheet);
    let spoken = state.words.plain(sheet.title_key());
    speech::say(state, spoken);
}

/// Notes that the step on the screen is done, and whether it is to be asked again.
fn note_result(state: &mut State) {
    let Screen::Lesson(screen) = &state.screen else {
        return;
    };
    let (runner, today) = (&screen.runner, state.desk.today());
    let step = runner.step();
    let (id, again) = (step.id.clone(), step.can_be_asked_again());
    let review = runner.lesson().is_review();
    let tally = runner
        .tallies()
        .get(runner.index())
        .copied()
        .unwrap_or_default();
    let well = tally.missed == 0 && tally.hints == 0;
    // A single hint that was asked for in a lesson is part of learning.
    let wrong = tally.missed > 0 || tally.hints > 1 || (review && !well);
    let mut changed = false;
    if wrong && again {
        state.progress.went_wrong(&state.course, &id, today);
        changed = true;
    } else if review {
        changed = state.progress.went_well(&state.course, &id, today);
    }
    if !review {
        changed |= state.progress.finish(&state.course, &id);
    }
    if changed {
        save_progress(state);
    }
}

/// The step on the screen, and how often it went wrong since the lesson was opened.
fn missed(runner: &Runner) -> (usize, u32) {
    let tally = runner.tallies().get(runner.index());
    (runner.index(), tally.map_or(0, |tally| tally.missed))
}

/// Remembers what was wrong, where something new went wrong since then.
fn note_wrong(state: &mut State, before: (usize, u32)) {
    let Screen::Lesson(screen) = &state.screen else {
        return;
    };
    let now = missed(&screen.runner);
    if now.0 != before.0 || now.1 <= before.1 {
        return;
    }
    let Some(attempt) = Attempt::last(&screen.runner) else {
        return;
    };
    let step = screen.runner.step().id.clone();
    if state
        .progress
        .answered_wrong(&state.course, &step, &attempt)
    {
        save_progress(state);
    }
}

fn finish(state: &mut State, step: &str) {
    if state.progress.finish(&state.course, step) {
        save_progress(state);
    }
}

/// Notes where the learner is.
fn note_place(state: &mut State) {
    let Screen::Lesson(screen) = &state.screen else {
        return;
    };
    let (lesson, step) = (
        screen.runner.lesson().clone(),
        screen.runner.step().id.clone(),
    );
    // A review is no place in the course.
    if lesson.is_review() {
        return;
    }
    if state.progress.go_to(&state.course, &lesson, &step) {
        save_progress(state);
    }
}
