//! The choice of the language: each in its own name and face.

use egui::Ui;

use super::command::Command;
use super::controls::{Sign, WordButton, menu_frame};
use super::state::State;
use super::theme::Theme;
use crate::draw::{Face, Weight};
use crate::locale::{Args, LocaleId};

/// The language in use; a click lists all of them, each in its own name and face.
pub fn language_ui(ui: &mut Ui, state: &State, theme: &Theme, commands: &mut Vec<Command>) {
    let current = state.words.plain("language-name");
    let label = state
        .words
        .text("nav-language", &Args::new().word("language", &current))
        .plain();
    let response = WordButton::new(&current, theme)
        .pill()
        .sign(Sign::Down)
        .label(&label)
        .ui(ui);
    egui::Popup::menu(&response)
        .frame(menu_frame(theme))
        .show(|ui| {
            ui.spacing_mut().item_spacing.y = 6.0;
            for (id, name) in &state.languages {
                let font = language_font(theme, id);
                let chosen = id == state.locale();
                if WordButton::new(name, theme)
                    .selected(chosen)
                    .font(font)
                    .ui(ui)
                    .clicked()
                {
                    commands.push(Command::Language(id.to_string()));
                    ui.close();
                }
            }
        });
}

/// Whether the bar has room for all languages side by side.
pub fn offers_languages(ui: &Ui, state: &State, theme: &Theme) -> bool {
    let widths = state.languages.iter().map(|(id, name)| {
        let font = language_font(theme, id);
        WordButton::new(name, theme).pill().font(font).size(ui).x + 12.0
    });
    let window = ui.ctx().content_rect().width();
    widths.sum::<f32>() + theme.px(700.0) < window
}

/// All languages side by side, for whoever comes for the first time.
pub fn languages_row_ui(ui: &mut Ui, state: &State, theme: &Theme, commands: &mut Vec<Command>) {
    // The bar is filled from the right.
    for (id, name) in state.languages.iter().rev() {
        let button = WordButton::new(name, theme)
            .selected(id == state.locale())
            .font(language_font(theme, id));
        if button.ui(ui).clicked() {
            commands.push(Command::Language(id.to_string()));
        }
    }
}

/// The face of a language's own name.
fn language_font(theme: &Theme, id: &LocaleId) -> egui::FontId {
    Face::for_locale(&id.to_string()).font_id(theme.px(16.0), Weight::Regular)
}

/// The languages as a choice, each in its own name and face.
pub fn languages_ui(ui: &mut Ui, state: &State, theme: &Theme, commands: &mut Vec<Command>) {
    ui.horizontal_wrapped(|ui| {
        for (id, name) in &state.languages {
            let font = language_font(theme, id);
            let button = WordButton::new(name, theme)
                .selected(id == state.locale())
                .font(font);
            if button.ui(ui).clicked() {
                commands.push(Command::Language(id.to_string()));
            }
        }
    });
}
