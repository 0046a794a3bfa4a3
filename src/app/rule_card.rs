//! The rules so far: one card that grows with every finished step.

use egui::Ui;

use super::controls::rule_ui;
use super::state::State;
use super::text::TextBlock;
use super::theme::{Theme, size};
use crate::locale::{Args, Text};

/// Draws the card into a sheet: under each lesson's title the rules that its finished steps have taught.
pub fn rule_card_ui(ui: &mut Ui, state: &State, theme: &Theme) {
    let mut empty = true;
    let chapters = state.course.chapters_in(state.settings.order.as_deref());
    let lessons = chapters.into_iter().flat_map(|chapter| &chapter.lessons);
    for lesson in lessons.filter_map(|id| state.course.lesson(id)) {
        let rules = state.rules_of(lesson);
        if rules.is_empty() {
            continue;
        }
        empty = false;
        ui.add_space(6.0);
        let title = Text::from_plain(state.lesson_title(lesson));
        TextBlock::new(&title, theme)
            .font(theme.font(size::SMALL))
            .color(theme.muted)
            .ui(ui);
        for rule in &rules {
            rule_ui(ui, theme, rule);
        }
    }
    if empty {
        let text = state.words.text("rules-empty", &Args::new());
        TextBlock::new(&text, theme).color(theme.muted).ui(ui);
    }
}
