//! Keys that hold on every screen. Bare letters and digits name a point and are shortcuts nowhere.
//!
//! Keys are taken in the order in which they were pressed, however many of them one frame brings: on a slow machine
//! `d`, `4` and Enter may well come together.

use egui::{Event, Key, Modifiers, Ui};

use super::actions::command_of;
use super::command::Command;
use super::state::{LessonScreen, Screen, State};
use super::teach::{Act, Cover, ReportAct, Teach};
use crate::lesson::{Input, Phase};

/// The commands of the keys pressed since the last frame. Keys that were taken are gone for the widgets.
pub fn keyboard(ui: &Ui, state: &State, commands: &mut Vec<Command>) {
    // An open menu has its own keys.
    if egui::Popup::is_any_open(ui.ctx()) {
        return;
    }
    let writing = ui.ctx().text_edit_focused();
    let mut typing = match &state.screen {
        Screen::Lesson(screen) => !screen.typed.is_empty(),
        Screen::Home
        | Screen::Summary(_)
        | Screen::Translate(_)
        | Screen::Teach(_)
        | Screen::Author(_) => false,
    };
    ui.input_mut(|input| {
        // Held down, neither Enter nor Space presses a button again and again.
        input
            .events
            .retain(|event| writing || !is_held_press(event));
        input
            .events
            .retain(|event| match taken(event, state, writing, &mut typing) {
                Some(command) => {
                    commands.push(command);
                    false
                }
                None => true,
            });
    });
}

/// Whether the event comes from Enter or Space being held down.
fn is_held_press(event: &Event) -> bool {
    matches!(
        event,
        Event::Key {
            key: Key::Enter | Key::Space,
            pressed: true,
            repeat: true,
            ..
        }
    )
}

/// What an event asks for, if it is one of these keys. While something is written, only Escape and keys that write
/// nothing are taken.
fn taken(event: &Event, state: &State, writing: bool, typing: &mut bool) -> Option<Command> {
    match event {
        Event::Key {
            key,
            pressed: true,
            modifiers,
            repeat,
            ..
        } if !repeat || *key == Key::Backspace => {
            if writing && !writes_nothing(*key) {
                return None;
            }
            key_command(*key, *modifiers, state, typing)
        }
        Event::Text(_) if writing => None,
        // On every keyboard the question mark is a sign, not a key.
        Event::Text(text) if text == "?" || text == "？" => {
            let alone = matches!(&state.screen, Screen::Teach(desk) if desk.alone);
            (!alone).then_some(Command::ToggleKeys)
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

/// Function keys and Escape belong to no field.
fn writes_nothing(key: Key) -> bool {
    key == Key::Escape || (Key::F1..=Key::F12).contains(&key)
}

fn key_command(
    key: Key,
    modifiers: Modifiers,
    state: &State,
    typing: &mut bool,
) -> Option<Command> {
    if state.sheet.is_some() {
        if key == Key::Escape {
            return Some(Command::CloseSheet);
        }
        // Over a sheet only what belongs to every screen is in reach.
        let switches = [
            Command::ToggleSettings,
            Command::ToggleKeys,
            Command::ToggleRules,
            Command::TogglePalette,
        ];
        return command_of(state, key, modifiers).filter(|command| {
            switches.contains(command)
                || matches!(
                    command,
                    Command::TextPercent(_) | Command::FullScreen | Command::Undo
                )
        });
    }
    if let Screen::Teach(desk) = &state.screen
        && modifiers.is_none()
        && let Some(act) = teaching(key, desk)
    {
        return Some(Command::Teach(Box::new(act)));
    }
    if let Screen::Lesson(screen) = &state.screen
        && modifiers.is_none()
    {
        match key {
            Key::Enter if *typing => {
                *typing = false;
                return Some(Command::TypeEnter);
            }
            Key::Backspace if *typing => return Some(Command::TypeBackspace),
            Key::Escape => return Some(escape(screen)),
            _ => {}
        }
    }
    if key == Key::Escape && modifiers.is_none() {
        return match state.screen {
            Screen::Summary(_) => Some(Command::Home),
            _ => None,
        };
    }
    command_of(state, key, modifiers)
}

/// The keys that a presentation remote sends, and those beside them, before a class. No letter is among them.
fn teaching(key: Key, desk: &Teach) -> Option<Act> {
    if desk.report.is_open() && !desk.alone {
        // Over the report, no key moves the lesson that the class goes on seeing.
        return (key == Key::Escape).then_some(Act::Report(ReportAct::Open(false)));
    }
    Some(match key {
        Key::PageDown | Key::ArrowRight | Key::ArrowDown | Key::Space => Act::Next,
        Key::PageUp | Key::ArrowLeft | Key::ArrowUp => Act::Back,
        Key::Home => Act::First,
        Key::End => Act::Last,
        Key::Period => Act::Cover(Cover::Black),
        Key::Comma => Act::Cover(Cover::White),
        Key::Delete => Act::ClearBoard,
        Key::Escape if desk.alone => Act::Alone(false),
        Key::Escape if desk.scene.cover != Cover::None => Act::Cover(desk.scene.cover),
        Key::Escape if desk.scene.free.is_some() => Act::Free(false),
        _ => return None,
    })
}

/// Escape leads one step out: of what is typed, of an answer, of free play.
fn escape(screen: &LessonScreen) -> Command {
    if !screen.typed.is_empty() || screen.mistyped.is_some() {
        Command::TypeClear
    } else if screen.comparing {
        Command::ToggleCompare
    } else if screen.runner.state().feedback().is_some() || screen.reading.is_some() {
        Command::Input(Input::Dismiss)
    } else if matches!(screen.runner.state().phase(), Phase::Exploring { .. }) {
        Command::Input(Input::Leave)
    } else {
        Command::Home
    }
}
