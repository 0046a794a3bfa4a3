//! The list of all commands: typed words narrow it, the arrows choose, Enter does it.

use egui::{Align, Align2, Key, Modifiers, Role, Sense, Ui, WidgetInfo, pos2, vec2};

use super::actions::{PaletteEntry, palette};
use super::command::Command;
use super::controls::{field_ui, key_ui};
use super::state::State;
use super::text::{TextBlock, paint_label};
use super::theme::{Theme, size};
use crate::locale::Args;

/// Draws the list into a sheet.
pub fn palette_ui(ui: &mut Ui, state: &State, theme: &Theme, commands: &mut Vec<Command>) {
    let entries = palette(state, &state.query);
    let last = entries.len().saturating_sub(1);
    let chosen = state.chosen.min(last);
    // These keys belong to the list although the field has the keyboard.
    let (up, down, enter) = ui.input_mut(|input| {
        let mut pressed = |key| input.consume_key(Modifiers::NONE, key);
        (
            pressed(Key::ArrowUp),
            pressed(Key::ArrowDown),
            pressed(Key::Enter),
        )
    });
    let moved = match (up, down) {
        (true, false) => chosen.checked_sub(1).unwrap_or(last),
        (false, true) if chosen == last => 0,
        (false, true) => chosen + 1,
        _ => chosen,
    };
    if moved != chosen {
        commands.push(Command::PaletteChoose(moved));
    }
    if enter && let Some(entry) = entries.get(chosen) {
        run(entry, commands);
    }
    let mut query = state.query.clone();
    let response = field_ui(ui, theme, &mut query, &state.words.plain("palette-search"));
    if !response.has_focus() {
        response.request_focus();
    }
    if response.changed() {
        commands.push(Command::PaletteQuery(query));
    }
    if entries.is_empty() {
        let args = Args::new().word("query", &state.query);
        let text = state.words.text("palette-nothing", &args);
        TextBlock::new(&text, theme).color(theme.muted).ui(ui);
    }
    ui.spacing_mut().item_spacing.y = 2.0;
    for (line, entry) in entries.iter().enumerate() {
        if entry_ui(ui, theme, entry, line == chosen, moved != chosen) {
            run(entry, commands);
        }
    }
}

/// The list is put away before its command is given, which may open another sheet.
fn run(entry: &PaletteEntry, commands: &mut Vec<Command>) {
    commands.push(Command::CloseSheet);
    commands.push(entry.command.clone());
}

fn entry_ui(ui: &mut Ui, theme: &Theme, entry: &PaletteEntry, chosen: bool, follow: bool) -> bool {
    let height = theme.px(36.0).max(size::TARGET);
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::CLICK);
    response.widget_info(|| WidgetInfo::selected(Role::ListItem, true, chosen, &entry.label));
    let ground = match (chosen, response.hovered()) {
        (true, _) => Some(theme.point_lit),
        (false, true) => Some(theme.hover),
        (false, false) => None,
    };
    if let Some(ground) = ground {
        ui.painter().rect_filled(rect, size::RADIUS_SMALL, ground);
    }
    if chosen && follow {
        response.scroll_to_me(Some(Align::Center));
    }
    paint_label(
        ui,
        pos2(rect.left() + 12.0, rect.center().y),
        Align2::LEFT_CENTER,
        &entry.label,
        theme.font(size::TEXT),
        if chosen { theme.point } else { theme.ink },
        &theme.locale,
    );
    if let Some(shortcut) = entry.shortcut {
        let right = egui::Rect::from_min_max(rect.min, rect.max - vec2(12.0, 0.0));
        let layout = egui::Layout::right_to_left(Align::Center);
        let mut place = ui.new_child(egui::UiBuilder::new().max_rect(right).layout(layout));
        key_ui(&mut place, theme, &shortcut.name());
    }
    response.clicked()
}
