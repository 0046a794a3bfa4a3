//! The keys of the screen as it stands. Each line can be clicked, so that the list is a menu as well.

use egui::{Align, Align2, Layout, Role, Sense, Ui, WidgetInfo, vec2};

use super::actions::{Scope, actions};
use super::command::Command;
use super::controls::key_ui;
use super::state::{Screen, State};
use super::text::{TextBlock, paint_label};
use super::theme::{Theme, size};
use crate::locale::Text;

/// What the board itself takes; the first is the name of the key, the second what it does.
const BOARD_KEYS: [(&str, &str); 6] = [
    ("keys-tab", "keys-focus"),
    ("keys-arrows", "keys-move"),
    ("", "keys-play"),
    ("keys-type-keys", "keys-type"),
    ("keys-right-click", "keys-count"),
    ("", "command-again"),
];

/// The names of keys that are the same in every language, in the order of the blanks above.
const FIXED: [&str; 2] = ["Enter", "Esc"];

/// Draws the list into a sheet.
pub fn key_list_ui(ui: &mut Ui, state: &State, theme: &Theme, commands: &mut Vec<Command>) {
    let words = |key: &str| state.words.plain(key);
    ui.spacing_mut().item_spacing.y = 3.0;
    let all = actions(state);
    let group = |ui: &mut Ui, heading: &str, scope: Scope, commands: &mut Vec<Command>| {
        heading_ui(ui, theme, &words(heading));
        for action in all.iter().filter(|action| action.scope == scope) {
            let Some(shortcut) = action.shortcut else {
                continue;
            };
            let meaning = words(action.words);
            if row_ui(ui, theme, &meaning, &shortcut.name(), true) {
                if action.command != Command::ToggleKeys {
                    commands.push(Command::CloseSheet);
                }
                commands.push(action.command.clone());
            }
        }
    };
    if matches!(state.screen, Screen::Lesson(_)) {
        heading_ui(ui, theme, &words("keys-on-board"));
        let mut fixed = FIXED.into_iter();
        for (key, meaning) in BOARD_KEYS {
            let key = match key {
                "" => fixed.next().unwrap_or_default().to_owned(),
                key => words(key),
            };
            row_ui(ui, theme, &words(meaning), &key, false);
        }
    }
    if !matches!(state.screen, Screen::Home) {
        group(ui, "keys-in-lesson", Scope::Lesson, commands);
    }
    group(ui, "keys-everywhere", Scope::Everywhere, commands);
}

fn heading_ui(ui: &mut Ui, theme: &Theme, words: &str) {
    ui.add_space(8.0);
    let text = Text::from_plain(words);
    TextBlock::new(&text, theme).heading(size::TEXT).ui(ui);
}

/// A line of the list; tells whether it was clicked.
fn row_ui(ui: &mut Ui, theme: &Theme, meaning: &str, key: &str, clickable: bool) -> bool {
    let height = theme.px(30.0).max(size::TARGET);
    let sense = if clickable {
        Sense::click()
    } else {
        Sense::hover()
    };
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), height), sense);
    let role = if clickable { Role::Button } else { Role::Label };
    response.widget_info(|| WidgetInfo::labeled(role, true, format!("{meaning}, {key}")));
    if clickable && response.hovered() {
        ui.painter().rect_filled(rect, 6.0, theme.hover);
    }
    if response.has_focus() {
        ui.painter()
            .rect_stroke(rect, 6.0, theme.focus(), egui::StrokeKind::Inside);
    }
    let inner = rect.shrink2(vec2(6.0, 0.0));
    paint_label(
        ui,
        inner.left_center(),
        Align2::LEFT_CENTER,
        meaning,
        theme.font(16.0),
        theme.ink,
        &theme.locale,
    );
    let layout = Layout::right_to_left(Align::Center);
    let mut place = ui.new_child(egui::UiBuilder::new().max_rect(inner).layout(layout));
    key_ui(&mut place, theme, key);
    response.clicked()
}
