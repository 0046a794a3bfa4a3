//! What lies over a screen: the settings and the list of keys; and the notice under the bar.

use egui::{Align, Align2, Layout, Role, Sense, Ui, WidgetInfo, vec2};

use super::command::Command;
use super::controls::{WordButton, card_ui, key_ui};
use super::settings::{CoordinateChoice, TEXT_PERCENTS, ThemeChoice};
use super::state::{Sheet, State};
use super::text::{TextBlock, paint_label};
use super::theme::{Theme, size};
use crate::draw::{Face, Weight};
use crate::locale::{Args, Said, Text, Tone};

/// The frame of a menu.
pub fn menu_frame(theme: &Theme) -> egui::Frame {
    egui::Frame::NONE
        .fill(theme.card)
        .stroke(theme.edge())
        .corner_radius(size::RADIUS)
        .inner_margin(12)
}

/// Draws a sheet in the place of the screen.
pub fn sheet_ui(
    ui: &mut Ui,
    state: &State,
    sheet: Sheet,
    theme: &Theme,
    commands: &mut Vec<Command>,
) {
    let rect = ui.max_rect();
    let width = rect.width().min(theme.px(760.0)) - 2.0 * size::MARGIN_SMALL;
    let inner = egui::Rect::from_center_size(rect.center(), vec2(width, rect.height() - 24.0));
    let mut child = ui.new_child(
        egui::UiBuilder::new()
            .max_rect(inner)
            .layout(Layout::top_down(Align::Min)),
    );
    egui::ScrollArea::vertical()
        .auto_shrink([false; 2])
        .show(&mut child, |ui| {
            card_ui(ui, theme, |ui| {
                ui.spacing_mut().item_spacing = vec2(8.0, 10.0);
                match sheet {
                    Sheet::Settings => settings_ui(ui, state, theme, commands),
                    Sheet::Keys => keys_ui(ui, state, theme),
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
    heading_ui(ui, state, theme, "settings-title", 26.0);

    heading_ui(ui, state, theme, "settings-language", size::TEXT);
    ui.horizontal_wrapped(|ui| {
        for (id, name) in &state.languages {
            let font = Face::for_locale(&id.to_string()).font_id(theme.px(16.0), Weight::Regular);
            if WordButton::new(name, theme)
                .selected(id == state.locale())
                .font(font)
                .ui(ui)
                .clicked()
            {
                commands.push(Command::Language(id.to_string()));
            }
        }
    });

    heading_ui(ui, state, theme, "settings-theme", size::TEXT);
    let themes = [
        (ThemeChoice::System, "settings-theme-system"),
        (ThemeChoice::Light, "settings-theme-light"),
        (ThemeChoice::Dark, "settings-theme-dark"),
        (ThemeChoice::Contrast, "settings-theme-contrast"),
    ];
    choice_ui(
        ui,
        theme,
        &themes.map(|(choice, key)| (choice, words(key))),
        state.settings.theme,
        |choice| {
            commands.push(Command::Theme(choice));
        },
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
    let styles = [
        (CoordinateChoice::None, "settings-coordinates-none"),
        (CoordinateChoice::Letters, "settings-coordinates-letters"),
        (CoordinateChoice::Numbers, "settings-coordinates-numbers"),
        (CoordinateChoice::Kanji, "settings-coordinates-kanji"),
    ];
    choice_ui(
        ui,
        theme,
        &styles.map(|(style, key)| (style, words(key))),
        state.settings.coordinates,
        |style| {
            commands.push(Command::Coordinates(style));
        },
    );

    heading_ui(ui, state, theme, "settings-motion", size::TEXT);
    let motions = [
        (false, words("settings-motion-full")),
        (true, words("settings-motion-reduced")),
    ];
    choice_ui(
        ui,
        theme,
        &motions,
        state.settings.reduced_motion,
        |reduced| commands.push(Command::ReducedMotion(reduced)),
    );

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
    heading_ui(ui, state, theme, "settings-progress", size::TEXT);
    let mut path = state.file_path.clone();
    let label = words("settings-path");
    let field = egui::TextEdit::singleline(&mut path)
        .font(theme.font(16.0))
        .text_color(theme.ink)
        .background_color(theme.card)
        .margin(egui::Margin::symmetric(12, 7))
        .desired_width(f32::INFINITY);
    let response = ui.add(field);
    response.widget_info(|| WidgetInfo::labeled(Role::TextInput, true, &label));
    if response.changed() {
        commands.push(Command::FilePath(path));
    }
    ui.horizontal_wrapped(|ui| {
        if WordButton::new(&words("settings-export"), theme)
            .pill()
            .ui(ui)
            .clicked()
        {
            commands.push(Command::Export);
        }
        if WordButton::new(&words("settings-import"), theme)
            .pill()
            .ui(ui)
            .clicked()
        {
            commands.push(Command::Import);
        }
        if state.forgotten.is_some() {
            if WordButton::new(&words("settings-undo-reset"), theme)
                .pill()
                .ui(ui)
                .clicked()
            {
                commands.push(Command::UndoReset);
            }
            return;
        }
        if let super::state::Screen::Lesson(_) = &state.screen {
            let words = words("settings-reset-lesson");
            if WordButton::new(&words, theme).pill().ui(ui).clicked() {
                commands.push(Command::ResetLesson);
            }
        }
        if WordButton::new(&words("settings-reset"), theme)
            .pill()
            .ui(ui)
            .clicked()
        {
            commands.push(Command::ResetProgress);
        }
    });
}

fn keys_ui(ui: &mut Ui, state: &State, theme: &Theme) {
    heading_ui(ui, state, theme, "keys-title", 26.0);
    let words = |key: &str| state.words.plain(key);
    let rows: [(String, String); 10] = [
        (words("keys-arrows"), words("keys-move")),
        ("Enter".to_owned(), words("keys-play")),
        (words("keys-type-keys"), words("keys-type")),
        ("Page Down".to_owned(), words("keys-next")),
        ("Page Up".to_owned(), words("keys-back")),
        ("F2".to_owned(), words("keys-hint")),
        ("F4".to_owned(), words("keys-pass")),
        ("Esc".to_owned(), words("keys-again")),
        ("Home".to_owned(), words("keys-home")),
        ("F1".to_owned(), words("keys-help")),
    ];
    for (key, meaning) in rows {
        ui.horizontal(|ui| {
            let (rect, response) = ui.allocate_exact_size(
                vec2(
                    theme.px(250.0).min(ui.available_width() * 0.6),
                    theme.px(26.0),
                ),
                Sense::hover(),
            );
            response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &meaning));
            paint_label(
                ui,
                rect.left_center(),
                Align2::LEFT_CENTER,
                &meaning,
                theme.font(size::TEXT),
                theme.ink,
                &theme.locale,
            );
            if key.is_ascii() {
                key_ui(ui, theme, &key);
            } else {
                let text = Text::from_plain(key);
                TextBlock::new(&text, theme).color(theme.muted).ui(ui);
            }
        });
    }
}

/// The notice, if there is one; returns the height it took.
pub fn notice_ui(ui: &mut Ui, state: &State, theme: &Theme, commands: &mut Vec<Command>) {
    let Some(notice) = &state.notice else { return };
    let said = Said {
        tone: Tone::Neutral,
        heading: Text::default(),
        body: notice.text(&state.words),
    };
    egui::Frame::NONE
        .inner_margin(egui::Margin {
            left: 24,
            right: 24,
            top: 10,
            bottom: 0,
        })
        .show(ui, |ui| {
            ui.horizontal_top(|ui| {
                let close = state.words.plain("notice-close");
                let button = WordButton::new(&close, theme).pill();
                let width = (ui.available_width() - button.size(ui).x - 12.0).max(120.0);
                ui.allocate_ui(vec2(width, 0.0), |ui| {
                    super::controls::said_ui(ui, theme, &said, None);
                });
                if button.ui(ui).clicked() {
                    commands.push(Command::CloseNotice);
                }
            });
        });
}
