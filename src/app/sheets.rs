//! What lies over a screen, the settings among it; and the notice under the bar.

use egui::{Ui, vec2};

use super::actions::{COORDINATES, MOTIONS, THEMES};
use super::command::Command;
use super::controls::{WordButton, card_ui, field_ui, link_ui, scroll_ui};
use super::glossary::glossary_ui;
use super::key_list::key_list_ui;
use super::languages::languages_ui;
use super::palette::palette_ui;
use super::prepare::prepare_ui;
use super::rule_card::rule_card_ui;
use super::settings::TEXT_PERCENTS;
use super::state::{Sheet, State};
use super::text::TextBlock;
use super::theme::{Theme, size};
use crate::locale::{Args, Said, Text, Tone};

/// Draws a sheet in the place of the screen.
pub fn sheet_ui(
    ui: &mut Ui,
    state: &State,
    sheet: Sheet,
    theme: &Theme,
    commands: &mut Vec<Command>,
) {
    let widest = theme.px(760.0) - 2.0 * size::MARGIN_SMALL;
    scroll_ui(ui, widest, size::MARGIN_SMALL, |ui| {
        card_ui(ui, theme, |ui| {
            ui.spacing_mut().item_spacing = vec2(8.0, 7.0);
            heading_ui(ui, state, theme, sheet.title_key(), 26.0);
            match sheet {
                Sheet::Settings => settings_ui(ui, state, theme, commands),
                Sheet::Keys => key_list_ui(ui, state, theme, commands),
                Sheet::Rules => rule_card_ui(ui, state, theme),
                Sheet::Glossary => glossary_ui(ui, state, theme, commands),
                Sheet::Palette => palette_ui(ui, state, theme, commands),
                Sheet::Prepare => prepare_ui(ui, state, theme, commands),
            }
            ui.add_space(6.0);
            let words = state.words.plain("settings-close");
            if WordButton::new(&words, theme).primary().ui(ui).clicked() {
                commands.push(Command::CloseSheet);
            }
        });
    });
}

fn heading_ui(ui: &mut Ui, state: &State, theme: &Theme, key: &str, font_size: f32) {
    let text = state.words.text(key, &Args::new());
    TextBlock::new(&text, theme).heading(font_size).ui(ui);
}

fn settings_ui(ui: &mut Ui, state: &State, theme: &Theme, commands: &mut Vec<Command>) {
    let words = |key: &str| state.words.plain(key);
    heading_ui(ui, state, theme, "settings-language", size::TEXT);
    languages_ui(ui, state, theme, commands);
    if link_ui(ui, theme, &words("command-translate")).clicked() {
        commands.push(Command::OpenTranslate);
    }

    heading_ui(ui, state, theme, "settings-theme", size::TEXT);
    choice_ui(
        ui,
        theme,
        &THEMES.map(|(choice, key)| (choice, words(key))),
        state.settings.theme,
        |choice| commands.push(Command::Theme(choice)),
    );

    heading_ui(ui, state, theme, "settings-text-size", size::TEXT);
    let percents = TEXT_PERCENTS.map(|percent| {
        let args = Args::new().number("percent", i64::from(percent));
        (percent, state.words.text("settings-percent", &args).plain())
    });
    choice_ui(
        ui,
        theme,
        &percents,
        state.settings.text_percent,
        |percent| commands.push(Command::TextPercent(percent)),
    );

    heading_ui(ui, state, theme, "settings-coordinates", size::TEXT);
    choice_ui(
        ui,
        theme,
        &COORDINATES.map(|(style, key)| (style, words(key))),
        state.settings.coordinates,
        |style| commands.push(Command::Coordinates(style)),
    );

    heading_ui(ui, state, theme, "settings-motion", size::TEXT);
    choice_ui(
        ui,
        theme,
        &MOTIONS.map(|(choice, key)| (choice, words(key))),
        state.settings.motion,
        |choice| commands.push(Command::Motion(choice)),
    );

    heading_ui(ui, state, theme, "settings-sound", size::TEXT);
    let sounds = [
        (true, words("settings-sound-on")),
        (false, words("settings-sound-off")),
    ];
    choice_ui(ui, theme, &sounds, state.settings.sound, |on| {
        commands.push(Command::Sound(on));
    });

    progress_ui(ui, state, theme, commands);
}

fn choice_ui<T: Copy + PartialEq>(
    ui: &mut Ui,
    theme: &Theme,
    choices: &[(T, String)],
    chosen: T,
    mut choose: impl FnMut(T),
) {
    ui.horizontal_wrapped(|ui| {
        for (value, words) in choices {
            if WordButton::new(words, theme)
                .selected(*value == chosen)
                .ui(ui)
                .clicked()
            {
                choose(*value);
            }
        }
    });
}

fn progress_ui(ui: &mut Ui, state: &State, theme: &Theme, commands: &mut Vec<Command>) {
    let words = |key: &str| state.words.plain(key);
    let defaults = words("settings-defaults");
    if WordButton::new(&defaults, theme).pill().ui(ui).clicked() {
        commands.push(Command::DefaultSettings);
    }

    heading_ui(ui, state, theme, "settings-progress", size::TEXT);
    let mut path = state.file_path.clone();
    let response = field_ui(ui, theme, &mut path, &words("settings-path"));
    if response.changed() {
        commands.push(Command::FilePath(path));
    }
    let in_lesson = match &state.screen {
        super::state::Screen::Lesson(screen) => !screen.runner.lesson().is_review(),
        _ => false,
    };
    // The one that comes and goes stands last, so that none moves from under the keyboard.
    let buttons = [
        ("settings-export", Command::Export, true),
        ("settings-import", Command::Import, true),
        ("settings-reset-lesson", Command::ResetLesson, in_lesson),
        ("settings-reset", Command::ResetProgress, true),
        ("settings-undo-reset", Command::Undo, !state.undo.is_empty()),
    ];
    ui.horizontal_wrapped(|ui| {
        for (key, command, shown) in buttons {
            if shown && WordButton::new(&words(key), theme).pill().ui(ui).clicked() {
                commands.push(command);
            }
        }
    });
}

/// The notice, if there is one.
pub fn notice_ui(ui: &mut Ui, state: &State, theme: &Theme, commands: &mut Vec<Command>) {
    let Some(notice) = &state.notice else { return };
    let said = Said {
        tone: Tone::Neutral,
        heading: Text::default(),
        body: notice.text(&state.words),
    };
    let margin = if ui.max_rect().width() < size::NARROW {
        size::MARGIN_SMALL
    } else {
        24.0
    };
    let close = state.words.plain("notice-close");
    let back = state.words.plain("settings-undo-reset");
    let undone = notice.can_be_undone() && !state.undo.is_empty();
    let buttons = |ui: &mut Ui, commands: &mut Vec<Command>| {
        let bring_back = WordButton::new(&back, theme).pill();
        if undone && bring_back.ui(ui).clicked() {
            commands.push(Command::Undo);
        }
        if WordButton::new(&close, theme).pill().ui(ui).clicked() {
            commands.push(Command::CloseNotice);
        }
    };
    let mut wanted = WordButton::new(&close, theme).pill().size(ui).x + 12.0;
    if undone {
        wanted += WordButton::new(&back, theme).pill().size(ui).x + 12.0;
    }
    let most = ui.ctx().content_rect().height() * 0.4;
    let frame = egui::Frame::NONE.inner_margin(egui::vec2(margin, 10.0));
    frame.show(ui, |ui| {
        let room = ui.available_width();
        let beside = room - wanted >= theme.px(240.0);
        let text = |ui: &mut Ui, width: f32| {
            ui.allocate_ui(vec2(width, 0.0), |ui| {
                egui::ScrollArea::vertical()
                    .max_height(most)
                    .auto_shrink([false, true])
                    .show(ui, |ui| super::controls::said_ui(ui, theme, &said, None));
            });
        };
        if beside {
            ui.horizontal_top(|ui| {
                ui.spacing_mut().item_spacing.x = 12.0;
                text(ui, room - wanted);
                buttons(ui, commands);
            });
        } else {
            text(ui, room);
            ui.horizontal_wrapped(|ui| buttons(ui, commands));
        }
    });
}
