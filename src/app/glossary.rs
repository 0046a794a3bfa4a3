//! The words of Go: a card for the one that was clicked in a text, and the list of all.

use egui::{Align, Rect, Role, Sense, Ui, WidgetInfo, vec2};

use super::board::paint_board;
use super::command::Command;
use super::controls::{link_ui, note_frame};
use super::state::State;
use super::text::TextBlock;
use super::theme::{Theme, size};
use crate::draw::{BoardLayout, position_picture};
use crate::lesson::Term;
use crate::locale::{Args, TermWords, Text};

/// The card of a term, beside a board on which something else goes on.
pub fn term_card_ui(
    ui: &mut Ui,
    state: &State,
    theme: &Theme,
    term: &str,
    commands: &mut Vec<Command>,
) {
    let Some(term) = state.course.glossary.term(term) else {
        return;
    };
    note_frame(theme).show(ui, |ui| {
        ui.set_min_width(ui.available_width());
        entry_ui(ui, state, theme, term, |ui| {
            ui.add_space(4.0);
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing.x = 18.0;
                if link_ui(ui, theme, &state.words.plain("glossary-close")).clicked() {
                    commands.push(Command::Term(None));
                }
                if link_ui(ui, theme, &state.words.plain("glossary-all")).clicked() {
                    commands.push(Command::ShowTerm(term.id.clone()));
                }
            });
        });
    });
}

/// Draws the list of all terms into a sheet.
pub fn glossary_ui(ui: &mut Ui, state: &State, theme: &Theme, commands: &mut Vec<Command>) {
    ui.spacing_mut().item_spacing.y = theme.px(18.0);
    ui.add_space(6.0);
    for term in &state.course.glossary.terms {
        let top = ui.cursor().top();
        entry_ui(ui, state, theme, term, |ui| {
            let order = state.settings.order.as_deref();
            let Some((lesson, step)) = state.course.explained_in(&term.id, order) else {
                return;
            };
            let title = state.course.lesson(lesson).map(|it| state.lesson_title(it));
            let args = Args::new().word("title", &title.unwrap_or_default());
            let words = state.words.text("glossary-explained", &args).plain();
            if link_ui(ui, theme, &words).clicked() {
                commands.push(Command::Open {
                    lesson: lesson.to_owned(),
                    step: Some(step.id.clone()),
                });
            }
        });
        if state.term.as_ref() == Some(&term.id) {
            let all = Rect::from_min_max(
                egui::pos2(ui.min_rect().left(), top),
                egui::pos2(ui.min_rect().right(), ui.cursor().top()),
            );
            ui.scroll_to_rect(all, Some(Align::TOP));
            commands.push(Command::TermShown);
        }
    }
}

/// A term: its small board, its word, how it is read, what it means, and more.
fn entry_ui(ui: &mut Ui, state: &State, theme: &Theme, term: &Term, more: impl FnOnce(&mut Ui)) {
    let Some(words) = TermWords::new(&state.words, &state.course, &term.id) else {
        return;
    };
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing = vec2(theme.px(18.0), 1.0);
        let side = theme.px(112.0).min(ui.available_width() * 0.34);
        if let Some(position) = &term.position {
            let (rect, response) = ui.allocate_exact_size(vec2(side, side), Sense::hover());
            response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &words.word));
            if ui.is_rect_visible(rect) {
                let picture = position_picture(position, &term.marks);
                let layout = BoardLayout::new(rect, &picture);
                paint_board(ui, &term.id, &picture, &layout, theme);
            }
        }
        let layout = egui::Layout::top_down(Align::Min);
        ui.allocate_ui_with_layout(vec2(ui.available_width(), 0.0), layout, |ui| {
            ui.spacing_mut().item_spacing.y = 2.0;
            let word = Text::from_plain(words.word);
            TextBlock::new(&word, theme).heading(19.0).ui(ui);
            if !words.readings.is_empty() {
                let reading = Text::from_plain(words.readings.join(" · "));
                TextBlock::new(&reading, theme)
                    .font(theme.font(size::SMALL))
                    .color(theme.muted)
                    .ui(ui);
            }
            TextBlock::new(&words.says, theme).ui(ui);
            more(ui);
        });
    });
}
