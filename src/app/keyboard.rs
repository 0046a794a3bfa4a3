//! Keys that hold on every screen. Bare letters and digits name a point and are shortcuts nowhere.

use egui::{Event, Key, Modifiers, Ui};

use super::command::Command;
use super::state::{LessonScreen, Screen, State};
use crate::lesson::{Input, Phase};

/// The commands of the keys pressed since the last frame.
pub fn keyboard(ui: &Ui, state: &State, commands: &mut Vec<Command>) {
    if ui.ctx().text_edit_focused() {
        return;
    }
    let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    if pressed(Key::F1) {
        commands.push(Command::ToggleKeys);
    }
    if state.sheet.is_some() {
        if pressed(Key::Escape) {
            commands.push(Command::CloseSheet);
        }
        return;
    }
    let Screen::Lesson(screen) = &state.screen else {
        return;
    };
    if pressed(Key::PageDown) {
        commands.push(Command::Next);
    }
    if pressed(Key::PageUp) {
        commands.push(Command::Back);
    }
    if pressed(Key::Home) {
        commands.push(Command::Home);
    }
    if pressed(Key::F2) {
        commands.push(Command::Input(Input::Hint));
    }
    if pressed(Key::F4) {
        commands.push(Command::Input(Input::Pass));
    }
    if pressed(Key::Escape) {
        commands.push(escape(screen));
    }
    typing(ui, screen, commands);
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

/// Typing `d4` and Enter plays D4, whatever has the focus.
fn typing(ui: &Ui, screen: &LessonScreen, commands: &mut Vec<Command>) {
    if !screen.typed.is_empty() {
        let take = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
        if take(Key::Enter) {
            commands.push(Command::TypeEnter);
        }
        if take(Key::Backspace) {
            commands.push(Command::TypeBackspace);
        }
    }
    let typed: Vec<char> = ui.input(|input| {
        let texts = input.events.iter().filter_map(|event| match event {
            Event::Text(text) => Some(text.as_str()),
            _ => None,
        });
        texts
            .flat_map(str::chars)
            .filter(char::is_ascii_alphanumeric)
            .collect()
    });
    commands.extend(typed.into_iter().map(Command::Type));
}
