//! Keys that hold on every screen. Bare letters and digits name a point and are shortcuts nowhere.
//!
//! Keys are taken in the order in which they were pressed, however many of them one frame brings: on a slow machine
//! `d`, `4` and Enter may well come together.

use egui::{Event, Key, Ui};

use super::command::Command;
use super::state::{LessonScreen, Screen, State};
use crate::lesson::{Input, Phase};

/// The commands of the keys pressed since the last frame. Keys that were taken are gone for the widgets.
pub fn keyboard(ui: &Ui, state: &State, commands: &mut Vec<Command>) {
    if ui.ctx().text_edit_focused() {
        return;
    }
    let mut typing = match &state.screen {
        Screen::Lesson(screen) => !screen.typed.is_empty(),
        Screen::Home => false,
    };
    ui.input_mut(|input| {
        input
            .events
            .retain(|event| match taken(event, state, &mut typing) {
                Some(command) => {
                    commands.push(command);
                    false
                }
                None => true,
            });
    });
}

/// What an event asks for, if it is one of these keys.
fn taken(event: &Event, state: &State, typing: &mut bool) -> Option<Command> {
    match event {
        Event::Key {
            key,
            pressed: true,
            modifiers,
            repeat,
            ..
        } if modifiers.is_none() && (!repeat || *key == Key::Backspace) => {
            key_command(*key, state, typing)
        }
        Event::Text(text) if state.sheet.is_none() && matches!(state.screen, Screen::Lesson(_)) => {
            // An input method may commit several signs at once.
            let signs: String = text.chars().filter(char::is_ascii_alphanumeric).collect();
            (!signs.is_empty()).then(|| {
                *typing = true;
                Command::Type(signs)
            })
        }
        _ => None,
    }
}

fn key_command(key: Key, state: &State, typing: &mut bool) -> Option<Command> {
    if key == Key::F1 {
        return Some(Command::ToggleKeys);
    }
    if state.sheet.is_some() {
        return (key == Key::Escape).then_some(Command::CloseSheet);
    }
    let Screen::Lesson(screen) = &state.screen else {
        return None;
    };
    match key {
        Key::Enter if *typing => {
            *typing = false;
            Some(Command::TypeEnter)
        }
        Key::Backspace if *typing => Some(Command::TypeBackspace),
        Key::PageDown => Some(Command::Next),
        Key::PageUp => Some(Command::Back),
        Key::Home => Some(Command::Home),
        Key::F2 => Some(Command::Input(Input::Hint)),
        Key::F4 => Some(Command::Input(Input::Pass)),
        Key::Escape => Some(escape(screen)),
        _ => None,
    }
}

/// Escape leads one step out: of what is typed, of an answer, of free play.
fn escape(screen: &LessonScreen) -> Command {
    if !screen.typed.is_empty() || screen.mistyped.is_some() {
        Command::TypeClear
    } else if screen.runner.state().feedback().is_some() {
        Command::Input(Input::Dismiss)
    } else if matches!(screen.runner.state().phase(), Phase::Exploring { .. }) {
        Command::Input(Input::Leave)
    } else {
        Command::Home
    }
}
