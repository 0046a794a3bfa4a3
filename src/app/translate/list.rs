//! The list of texts: the languages with how far they are, the filter, a line for each text.

use egui::{Align2, Key, Modifiers, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2};

use super::view::Desktop;
use super::{Act, Row, RowState, Sieve};
use crate::app::controls::{WordButton, field_ui};
use crate::app::spacing::Spacing;
use crate::app::text::{TextBlock, measure, paint_label, shortened};
use crate::app::theme::{Theme, size};
use crate::locale::Args;

/// Draws the list.
pub fn list_ui(ui: &mut Ui, view: &Desktop<'_>, acts: &mut Vec<Act>) {
    let (desk, theme) = (view.desk, view.theme);
    ui.spacing_mut().item_spacing = vec2(6.0, 7.0);
    let mut query = desk.query.clone();
    let field = field_ui(ui, theme, &mut query, &view.say("translate-filter"));
    if field.changed() {
        acts.push(Act::Query(query));
    }
    if field.has_focus() {
        // The arrows choose although the field has the keyboard.
        let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
        if pressed(Key::ArrowDown) {
            acts.push(Act::Step(1));
        }
        if pressed(Key::ArrowUp) {
            acts.push(Act::Step(-1));
        }
    }
    sieves_ui(ui, view, acts);
    let listed = desk.listed();
    if listed.is_empty() {
        let text = view.state.words.text("translate-none", &Args::new());
        TextBlock::new(&text, theme).color(theme.muted).ui(ui);
        return;
    }
    let height = theme.px(31.0).max(size::TARGET);
    let chosen = listed
        .iter()
        .position(|row| Some(&row.name) == desk.chosen.as_ref());
    ui.spacing_mut().item_spacing.y = 0.0;
    let mut area = egui::ScrollArea::vertical().auto_shrink([false; 2]);
    if let Some(index) = chosen.filter(|_| desk.reveal) {
        #[expect(clippy::cast_precision_loss, reason = "a few thousand lines")]
        let top = index as f32 * height;
        let room = ui.available_height();
        area = area.vertical_scroll_offset((top - room * 0.4).max(0.0));
        acts.push(Act::Revealed);
    }
    area.show_rows(ui, height, listed.len(), |ui, range| {
        ui.spacing_mut().item_spacing.y = 0.0;
        for row in listed.get(range).unwrap_or_default() {
            row_ui(ui, view, row, height, acts);
        }
    });
}

/// Which texts are listed, with how many there are of each kind.
fn sieves_ui(ui: &mut Ui, view: &Desktop<'_>, acts: &mut Vec<Act>) {
    let desk = view.desk;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
        for (sieve, key) in Sieve::ALL {
            let count = desk.rows.iter().filter(|row| sieve.takes(row)).count();
            if count == 0 && desk.sieve != sieve {
                continue;
            }
            let args = Args::new().number("count", i64::try_from(count).unwrap_or(i64::MAX));
            let words = view.state.words.text(key, &args).plain();
            let button = WordButton::new(&words, view.theme)
                .selected(desk.sieve == sieve)
                .font(view.theme.font(size::SMALL));
            if button.ui(ui).clicked() {
                acts.push(Act::Show(sieve));
            }
        }
    });
}

fn row_ui(ui: &mut Ui, view: &Desktop<'_>, row: &Row, height: f32, acts: &mut Vec<Act>) {
    let theme = view.theme;
    let chosen = view.desk.chosen.as_ref() == Some(&row.name);
    let (rect, response) =
        ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::click());
    let label = row.label();
    let spoken = format!("{label}: {}", view.say(row.state.words()));
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, chosen, &spoken));
    if chosen || response.hovered() {
        let ground = match (chosen, row.state) {
            (true, RowState::Wrong | RowState::Fallback) => theme.refused_ground,
            (true, RowState::Doubtful) => theme.wrong_ground,
            (true, RowState::Fine) => theme.right_ground,
            (true, _) => theme.neutral_ground,
            (false, _) => theme.hover,
        };
        ui.painter().rect_filled(rect, 7.0, ground);
    }
    if chosen {
        ui.painter()
            .rect_stroke(rect, 7.0, theme.edge(), StrokeKind::Inside);
    }
    if response.has_focus() {
        ui.painter()
            .rect_stroke(rect, 7.0, theme.focus(), StrokeKind::Inside);
    }
    let dot = pos2(rect.left() + theme.px(13.0), rect.center().y + 1.5);
    state_mark(ui, theme, row.state, dot);
    let font = egui::FontId::monospace(theme.px(13.5));
    let left = rect.left() + theme.px(26.0);
    let room = rect.right() - left - 6.0;
    let shown = fitting(ui, &font, &label, room);
    paint_label(
        ui,
        pos2(left, rect.center().y),
        Align2::LEFT_CENTER,
        &shown,
        font,
        theme.ink,
        &crate::locale::LocaleId::source(),
    );
    if response.clicked() {
        acts.push(Act::Choose(row.name.clone()));
    }
    response.on_hover_text_at_pointer(spoken);
}

/// As much of a name as fits: its beginning is the same in most of them and is left out first.
fn fitting(ui: &Ui, font: &egui::FontId, label: &str, room: f32) -> String {
    let fits = |text: &str| measure(ui, font, text, Spacing::Plain) <= room;
    if fits(label) {
        return label.to_owned();
    }
    let cuts = label.match_indices(['_', '-']).map(|(at, _)| at + 1);
    let shorter = cuts.filter_map(|at| label.get(at..).map(|rest| format!("…{rest}")));
    let mut shorter = shorter.take(3);
    let mut last = label.to_owned();
    shorter
        .find(|text| {
            last.clone_from(text);
            fits(text)
        })
        .unwrap_or_else(|| shortened(ui, font, &last, room, Spacing::Plain))
}

/// The state of a text: in color and in shape.
pub fn state_mark(ui: &Ui, theme: &Theme, state: RowState, center: egui::Pos2) {
    let painter = ui.painter();
    let r = theme.px(4.6);
    match state {
        RowState::Fine => {
            painter.circle_filled(center, r, theme.success);
        }
        RowState::Missing => {
            painter.circle_stroke(center, r, Stroke::new(1.5, theme.muted));
        }
        RowState::Wrong | RowState::Fallback => {
            painter.circle_filled(center, r + 1.0, theme.accent);
            let bar = egui::Rect::from_center_size(center, vec2(r * 1.3, 1.8));
            painter.rect_filled(bar, 0.0, theme.card);
        }
        RowState::Doubtful => {
            let points = vec![
                center + vec2(0.0, -r - 1.0),
                center + vec2(r + 1.0, r),
                center + vec2(-r - 1.0, r),
            ];
            painter.add(egui::Shape::convex_polygon(
                points,
                theme.caution,
                Stroke::NONE,
            ));
        }
        RowState::Changed => {
            let square = egui::Rect::from_center_size(center, vec2(r, r) * 1.8);
            painter.rect_filled(square, 1.0, theme.point);
        }
    }
}
