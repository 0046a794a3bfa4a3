//! The bar at the top: where one is, the language, the settings, the keys.

use egui::{Align, Align2, Layout, Role, Sense, Ui, WidgetInfo, pos2, vec2};

use super::command::Command;
use super::controls::{Sign, WordButton};
use super::languages::{language_ui, languages_row_ui, offers_languages};
use super::spacing::Spacing;
use super::state::{Screen, State};
use super::teach;
use super::text::{measure, paint_label, shortened};
use super::theme::{Theme, size};
use super::translate::Translate;
use crate::draw::{Face, Weight};
use crate::locale::Args;

/// Draws the bar.
pub fn top_bar_ui(ui: &mut Ui, state: &State, theme: &Theme, commands: &mut Vec<Command>) {
    let rect = ui.max_rect();
    ui.painter()
        .hline(rect.x_range(), rect.bottom() - 0.5, theme.hair());
    let margin = if rect.width() < size::NARROW {
        size::MARGIN_SMALL
    } else {
        24.0
    };
    let inner = rect.shrink2(vec2(margin, 0.0));
    let mut bar = ui.new_child(
        egui::UiBuilder::new()
            .max_rect(inner)
            .layout(Layout::right_to_left(Align::Center)),
    );
    bar.spacing_mut().item_spacing.x = 12.0;
    if WordButton::new("?", theme)
        .pill()
        .label(&state.words.plain("nav-help"))
        .ui(&mut bar)
        .clicked()
    {
        commands.push(Command::ToggleKeys);
    }
    if WordButton::new("Aa", theme)
        .pill()
        .label(&state.words.plain("nav-settings"))
        .ui(&mut bar)
        .clicked()
    {
        commands.push(Command::ToggleSettings);
    }
    let begun = state.progress.bookmark(&state.course).is_some();
    if !begun && offers_languages(&bar, state, theme, rect.width()) {
        languages_row_ui(&mut bar, state, theme, commands);
    } else {
        language_ui(&mut bar, state, theme, commands);
    }
    let words = state.words.plain("command-rules");
    let rules = WordButton::new(&words, theme).pill();
    // In a narrow window a small sign stands for the words.
    let wide = bar.available_width() - rules.size(&bar).x > theme.px(520.0);
    let rules = if wide {
        rules
    } else {
        WordButton::new("", theme)
            .pill()
            .sign(Sign::Card)
            .label(&words)
    };
    if rules.ui(&mut bar).clicked() {
        commands.push(Command::ToggleRules);
    }
    let right = bar.min_rect().left() - 12.0;
    let left_rect =
        egui::Rect::from_min_max(inner.min, pos2(right.max(inner.left()), inner.bottom()));
    let mut left = ui.new_child(
        egui::UiBuilder::new()
            .max_rect(left_rect)
            .layout(Layout::left_to_right(Align::Center)),
    );
    left.set_clip_rect(left_rect.expand2(vec2(6.0, 0.0)));
    left.spacing_mut().item_spacing.x = 10.0;
    if seal_ui(&mut left, state, theme) {
        commands.push(Command::Home);
    }
    trail_ui(&mut left, state, theme);
}

/// The seal and the program's name: the way home.
fn seal_ui(ui: &mut Ui, state: &State, theme: &Theme) -> bool {
    let name = state.words.plain("app-name");
    let name_width = measure(ui, &theme.bold(18.0), &name, Spacing::Plain);
    let seal = 34.0;
    let (rect, response) =
        ui.allocate_exact_size(vec2(seal + 14.0 + name_width, 40.0), Sense::click());
    let label = state.words.plain("nav-home");
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &label));
    let square = egui::Rect::from_min_size(
        pos2(rect.left(), rect.center().y - seal / 2.0),
        vec2(seal, seal),
    );
    ui.painter().rect_filled(square, 7.0, theme.seal);
    let font = Face::Japanese.font_id(15.0, Weight::Bold);
    let signs = ui
        .painter()
        .layout_no_wrap("天元".to_owned(), font, theme.on_seal);
    ui.painter()
        .galley(square.center() - signs.size() / 2.0, signs, theme.on_seal);
    let pos = pos2(square.right() + 14.0, rect.center().y);
    paint_label(
        ui,
        pos,
        Align2::LEFT_CENTER,
        &name,
        theme.bold(18.0),
        theme.ink,
        &theme.locale,
    );
    if response.has_focus() {
        ui.painter().rect_stroke(
            rect.expand(3.0),
            8.0,
            theme.focus(),
            egui::StrokeKind::Outside,
        );
    }
    response.clicked()
}

/// Where one is: the chapter and the lesson, or what the program is for.
fn trail_ui(ui: &mut Ui, state: &State, theme: &Theme) {
    match &state.screen {
        Screen::Home => {
            let tagline = state.words.plain("app-tagline");
            let width = measure(ui, &theme.font(size::TEXT), &tagline, theme.spacing());
            if width + 30.0 <= ui.available_width() {
                chevron_ui(ui, theme);
                words_ui(ui, theme, &tagline, false, true);
            }
        }
        Screen::Teach(desk) => {
            chevron_ui(ui, theme);
            words_ui(ui, theme, &state.words.plain("teach-title"), true, false);
            words_ui(ui, theme, &teach::title(state, desk), false, true);
        }
        Screen::Author(desk) => {
            chevron_ui(ui, theme);
            words_ui(ui, theme, &state.words.plain("author-title"), true, false);
            words_ui(ui, theme, &desk.lesson, false, true);
        }
        Screen::Translate(desk) => {
            chevron_ui(ui, theme);
            words_ui(
                ui,
                theme,
                &state.words.plain("translate-title"),
                true,
                false,
            );
            if let Some(words) = reloaded_words(state, desk) {
                words_ui(ui, theme, &words, false, true);
            }
        }
        Screen::Summary(summary) => {
            chevron_ui(ui, theme);
            words_ui(ui, theme, &state.lesson_title(&summary.lesson), true, false);
        }
        Screen::Lesson(screen) => {
            let lesson = screen.runner.lesson();
            let narrator = state.narrator(screen.runner.state().game().board().size());
            if let Some(chapter) = state
                .course
                .chapter_of(&lesson.id)
                .filter(|_| ui.available_width() > theme.px(330.0))
            {
                chevron_ui(ui, theme);
                words_ui(
                    ui,
                    theme,
                    &narrator.chapter_title(&chapter.id).plain(),
                    false,
                    false,
                );
            }
            chevron_ui(ui, theme);
            words_ui(ui, theme, &state.lesson_title(lesson), true, false);
        }
    }
}

/// What was last read from the folder, and whether it could be.
fn reloaded_words(state: &State, desk: &Translate) -> Option<String> {
    let reloaded = desk.reloaded.as_ref()?;
    let mut parts = reloaded.path.rsplit(['/', '\\']);
    let (file, folder) = (parts.next(), parts.next().unwrap_or_default());
    let args = Args::new().word("path", &format!("{folder}/{}", file.unwrap_or_default()));
    let text = match reloaded.broken {
        None => state.words.text("translate-reloaded", &args),
        Some(place) => {
            let args = args.number("line", i64::from(place.line));
            state.words.text("translate-broken", &args)
        }
    };
    Some(text.plain())
}

fn chevron_ui(ui: &mut Ui, theme: &Theme) {
    let (rect, _) = ui.allocate_exact_size(vec2(8.0, 12.0), Sense::hover());
    let stroke = egui::Stroke::new(1.4, theme.muted);
    let (c, h) = (rect.center(), 4.0);
    ui.painter().line(
        vec![
            pos2(c.x - 2.0, c.y - h),
            pos2(c.x + 2.0, c.y),
            pos2(c.x - 2.0, c.y + h),
        ],
        stroke,
    );
}

fn words_ui(ui: &mut Ui, theme: &Theme, words: &str, bold: bool, muted: bool) {
    let font = if bold {
        theme.bold(size::TEXT)
    } else {
        theme.font(size::TEXT)
    };
    let color = if muted { theme.muted } else { theme.ink };
    let spacing = theme.spacing();
    let shown = shortened(ui, &font, words, ui.available_width(), spacing);
    let width = measure(ui, &font, &shown, spacing);
    let (rect, response) = ui.allocate_exact_size(vec2(width, 30.0), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, words));
    paint_label(
        ui,
        rect.left_center(),
        Align2::LEFT_CENTER,
        &shown,
        font,
        color,
        &theme.locale,
    );
}
