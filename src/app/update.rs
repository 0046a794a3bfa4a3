//! Applying commands: the one place where the state changes.

use super::command::Command;
use super::motion::Motion;
use super::state::{LessonScreen, Notice, Screen, Sheet, State};
use crate::lesson::{Event, Input, Phase, Progress, ProgressError};
use crate::rules::{Game, Point};

/// No point has a longer name; what is typed beyond is cut.
const LONGEST_NAME: usize = 6;

/// Applies a command.
pub fn apply(state: &mut State, command: Command) {
    match command {
        Command::Home => {
            state.screen = Screen::Home;
            state.sheet = None;
        }
        Command::Open { lesson, step } => {
            state.sheet = None;
            state.open(&lesson, step.as_deref());
        }
        Command::Input(input) => act(state, |screen| screen.runner.apply(input)),
        Command::Next => next(state),
        Command::Back => act(state, |screen| screen.runner.back()),
        Command::GoTo(index) => act(state, |screen| screen.runner.go_to(index)),
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
        Command::ToggleSettings => toggle(state, Sheet::Settings),
        Command::ToggleKeys => toggle(state, Sheet::Keys),
        Command::CloseSheet => state.sheet = None,
        Command::Language(id) => {
            state.set_locale(&id);
            state.settings.locale = Some(id);
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
        Command::ReducedMotion(reduced) => {
            state.settings.reduced_motion = reduced;
            save_settings(state);
        }
        Command::Order(order) => {
            state.settings.order = Some(order);
            save_settings(state);
        }
        Command::ResetLesson => {
            let Screen::Lesson(screen) = &state.screen else {
                return;
            };
            let lesson = screen.runner.lesson().clone();
            state.forgotten = Some(state.progress.clone());
            state.progress.reset_lesson(&state.course, &lesson);
            save_progress(state);
        }
        Command::ResetProgress => {
            state.forgotten = Some(std::mem::take(&mut state.progress));
            state.notice = Some(Notice {
                key: "settings-reset-done",
                args: Vec::new(),
            });
            save_progress(state);
        }
        Command::UndoReset => {
            if let Some(progress) = state.forgotten.take() {
                state.progress.merge(progress);
                state.notice = None;
                save_progress(state);
            }
        }
        Command::FilePath(path) => state.file_path = path,
        Command::Export => export(state),
        Command::Import => import(state),
        Command::CloseNotice => state.notice = None,
    }
}

fn on_lesson(state: &mut State, change: impl FnOnce(&mut LessonScreen)) {
    if let Screen::Lesson(screen) = &mut state.screen {
        change(screen);
    }
}

/// Does something to the lesson, moves the stones, notes what is finished and where the learner is.
fn act(state: &mut State, change: impl FnOnce(&mut LessonScreen) -> Vec<Event>) {
    let reduced = state.settings.reduced_motion;
    let Screen::Lesson(screen) = &mut state.screen else {
        return;
    };
    let mut before = screen.runner.state().game().clone();
    let events = change(screen);
    let opened = screen.runner.inputs().is_empty();
    if opened {
        // A step has opened: its script plays on its own position, not on what was shown before.
        before = screen.runner.start().clone();
    }
    after_events(screen, &events, reduced, Some(&before));
    speak(state, &events, opened);
    if events.contains(&Event::Finished)
        && let Screen::Lesson(screen) = &state.screen
    {
        let id = screen.runner.step().id.clone();
        finish(state, &id);
    }
    note_place(state);
}

/// What changes on the screen after events.
pub(super) fn after_events(
    screen: &mut LessonScreen,
    events: &[Event],
    reduced: bool,
    before: Option<&Game>,
) {
    screen.typed.clear();
    screen.mistyped = None;
    screen.light = None;
    screen.reveal = !events.is_empty();
    screen.motion = match before {
        Some(before) if !reduced => Motion::play(before, events),
        _ => Motion::still(),
    };
    keep_cursor_in_sight(screen);
}

/// Moves the keyboard's cursor onto the part of the board that is shown.
fn keep_cursor_in_sight(screen: &mut LessonScreen) {
    let size = screen.runner.state().game().board().size();
    let exploring = matches!(screen.runner.state().phase(), Phase::Exploring { .. });
    let (low, high) = match screen.runner.step().view {
        Some(view) if !exploring => (view.low, view.high),
        _ => (
            Point { column: 0, row: 0 },
            Point {
                column: size.columns() - 1,
                row: size.rows() - 1,
            },
        ),
    };
    screen.cursor.column = screen.cursor.column.clamp(low.column, high.column);
    screen.cursor.row = screen.cursor.row.clamp(low.row, high.row);
}

/// What is read aloud after events: what was played, then what is said to it.
pub(super) fn speak(state: &mut State, events: &[Event], opened: bool) {
    let Screen::Lesson(screen) = &state.screen else {
        return;
    };
    let narrator = state.narrator(screen.runner.state().game().board().size());
    let mut sentences = Vec::new();
    if opened {
        let (lesson, index) = (screen.runner.lesson(), screen.runner.index());
        sentences.push(
            narrator
                .heading(lesson, index, screen.runner.state())
                .plain(),
        );
        sentences.push(
            narrator
                .text(screen.runner.step(), screen.runner.state())
                .plain(),
        );
    }
    sentences.push(narrator.events(events));
    if let Some(said) = narrator.feedback(screen.runner.step(), screen.runner.state()) {
        sentences.push(said.heading.plain());
        sentences.push(said.body.plain());
    }
    if let Some(Event::Hinted(_)) = events.last()
        && let Some(hint) = narrator
            .hints(screen.runner.step(), screen.runner.state())
            .last()
    {
        sentences.push(hint.plain());
    }
    let spoken = narrator.sentences(sentences);
    if let Screen::Lesson(screen) = &mut state.screen {
        // The same words twice in a row would not be read again.
        let again = !spoken.is_empty() && spoken == screen.spoken;
        screen.spoken = if again {
            format!("{spoken}\u{a0}")
        } else {
            spoken
        };
    }
}

fn next(state: &mut State) {
    let Screen::Lesson(screen) = &state.screen else {
        return;
    };
    // A step that is only read counts as finished when the learner goes on.
    if screen.runner.state().is_finished() {
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
    let lesson = screen.runner.lesson().id.clone();
    let following = state
        .course
        .lesson_after(&lesson, state.settings.order.as_deref())
        .map(|lesson| lesson.id.clone());
    match following {
        Some(following) => state.open(&following, None),
        None => state.screen = Screen::Home,
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
        _ => screen.mistyped = Some(typed),
    }
}

fn toggle(state: &mut State, sheet: Sheet) {
    state.sheet = if state.sheet == Some(sheet) {
        None
    } else {
        Some(sheet)
    };
}

fn finish(state: &mut State, step: &str) {
    if state.progress.finish(&state.course, step) {
        save_progress(state);
    }
}

/// Notes where the learner is.
pub(super) fn note_place(state: &mut State) {
    let Screen::Lesson(screen) = &state.screen else {
        return;
    };
    let (lesson, step) = (
        screen.runner.lesson().clone(),
        screen.runner.step().id.clone(),
    );
    if state.progress.go_to(&state.course, &lesson, &step) {
        save_progress(state);
    }
}

fn save_progress(state: &mut State) {
    if let Err(why) = state.desk.save_progress(&state.progress.to_json()) {
        state.notice = Some(Notice {
            key: "notice-not-saved",
            args: vec![("why", why)],
        });
    }
}

fn save_settings(state: &mut State) {
    if let Err(why) = state.desk.save_settings(&state.settings.to_json()) {
        state.notice = Some(Notice {
            key: "notice-not-saved",
            args: vec![("why", why)],
        });
    }
}

fn export(state: &mut State) {
    state.notice = Some(
        match state
            .desk
            .export(&state.file_path, &state.progress.to_json())
        {
            Ok(path) => Notice {
                key: "settings-exported",
                args: vec![("path", path)],
            },
            Err(why) => Notice {
                key: "notice-not-saved",
                args: vec![("why", why)],
            },
        },
    );
}

fn import(state: &mut State) {
    let path = state.file_path.clone();
    let failed = |why: String| Notice {
        key: "notice-import-failed",
        args: vec![("path", path.clone()), ("why", why)],
    };
    state.notice = Some(match state.desk.import(&state.file_path) {
        Err(why) => failed(why),
        Ok(text) => match Progress::from_json(&text) {
            Ok(progress) => {
                state.progress.merge(progress);
                save_progress(state);
                Notice {
                    key: "settings-imported",
                    args: vec![("path", path)],
                }
            }
            Err(ProgressError::Newer(_)) => Notice {
                key: "notice-import-newer",
                args: vec![("path", path)],
            },
            Err(ProgressError::Damaged { line, column }) => failed(format!("{line}:{column}")),
        },
    });
}
