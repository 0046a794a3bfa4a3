//! The desk on the screen: the list, the live screen with the texts below it, the panel.

use egui::{Align, Layout, Rect, Ui, UiBuilder, pos2, vec2};

use super::list::list_ui;
use super::panel::{panel_ui, texts_ui};
use super::preview::{header_ui, live_ui};
use super::{Act, Translate};
use crate::app::command::Command;
use crate::app::state::State;
use crate::app::theme::Theme;

/// From this width on the panel has a column of its own, in points at 100 % text.
const WIDE: f32 = 1080.0;
/// Around the columns.
const MARGIN: f32 = 12.0;

/// What the parts of the desk draw with.
pub struct Desktop<'a> {
    /// The app around the desk.
    pub state: &'a State,
    /// The desk.
    pub desk: &'a Translate,
    /// The theme of the app around it.
    pub theme: &'a Theme,
}

impl Desktop<'_> {
    /// Words of the app around the desk.
    pub fn say(&self, key: &str) -> String {
        self.state.words.plain(key)
    }
}

/// Draws the desk.
pub fn translate_ui(
    ui: &mut Ui,
    state: &State,
    desk: &Translate,
    theme: &Theme,
    commands: &mut Vec<Command>,
) {
    let view = Desktop { state, desk, theme };
    let mut acts = Vec::new();
    let rect = ui.max_rect();
    let header = theme.px(46.0);
    if desk.whole {
        let inner = rect.shrink2(vec2(MARGIN, 0.0));
        let (top, below) = inner.split_top_bottom_at_y(rect.top() + header);
        header_ui(&mut column(ui, top, "header"), &view, &mut acts);
        live_ui(&mut column(ui, below, "live"), &view, &mut acts);
    } else {
        parts_ui(ui, &view, rect, header, &mut acts);
    }
    commands.extend(
        acts.into_iter()
            .map(|act| Command::Translate(Box::new(act))),
    );
}

fn parts_ui(ui: &mut Ui, view: &Desktop<'_>, rect: Rect, header: f32, acts: &mut Vec<Act>) {
    let theme = view.theme;
    let wide = rect.width() >= theme.px(WIDE);
    let list_width = (rect.width() * 0.23).clamp(190.0, theme.px(330.0));
    let panel_width = if wide {
        (rect.width() * 0.235).clamp(240.0, theme.px(340.0))
    } else {
        0.0
    };
    let left = rect.left() + list_width;
    let right = rect.right() - panel_width;
    let painter = ui.painter().clone();
    painter.vline(left, rect.y_range(), theme.hair());
    let list = Rect::from_min_max(rect.min, pos2(left, rect.bottom())).shrink2(vec2(MARGIN, 10.0));
    list_ui(&mut column(ui, list, "list"), view, acts);
    let middle = Rect::from_min_max(pos2(left, rect.top()), pos2(right, rect.bottom()));
    let middle = middle.shrink2(vec2(MARGIN + 4.0, 0.0));
    let (top, below) = middle.split_top_bottom_at_y(rect.top() + header);
    header_ui(&mut column(ui, top, "header"), view, acts);
    let share = if wide { 0.6 } else { 0.54 };
    let (live, texts) = below.split_top_bottom_at_y(below.top() + below.height() * share);
    live_ui(&mut column(ui, live, "live"), view, acts);
    let mut texts = column(ui, texts, "texts");
    scrolled(&mut texts, |ui| {
        ui.add_space(theme.px(12.0));
        texts_ui(ui, view);
        if !wide {
            ui.add_space(theme.px(8.0));
            panel_ui(ui, view, acts);
        }
        ui.add_space(theme.px(12.0));
    });
    if wide {
        painter.vline(right, rect.y_range(), theme.hair());
        let panel = Rect::from_min_max(pos2(right, rect.top()), rect.max);
        let mut panel = column(ui, panel.shrink2(vec2(MARGIN + 4.0, 0.0)), "panel");
        scrolled(&mut panel, |ui| {
            ui.add_space(theme.px(14.0));
            panel_ui(ui, view, acts);
            ui.add_space(theme.px(14.0));
        });
    }
}

/// A part of the screen, from top to bottom.
fn column(ui: &mut Ui, rect: Rect, name: &str) -> Ui {
    let builder = UiBuilder::new()
        .id_salt(name)
        .max_rect(rect)
        .layout(Layout::top_down(Align::Min));
    let mut column = ui.new_child(builder);
    column.set_clip_rect(rect.expand(6.0).intersect(ui.clip_rect()));
    column
}

fn scrolled(ui: &mut Ui, content: impl FnOnce(&mut Ui)) {
    egui::ScrollArea::vertical()
        .auto_shrink([false; 2])
        .show(ui, |ui| {
            ui.set_max_width((ui.available_width() - 8.0).max(20.0));
            content(ui);
        });
}
