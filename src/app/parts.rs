//! Parts of a screen that stand side by side.

use egui::{Layout, Rect, Response, Role, Sense, Ui, UiBuilder, WidgetInfo, vec2};

use super::theme::{Theme, size};

/// A part of a screen with its own layout, cut off at its edges.
pub(super) fn part(ui: &mut Ui, rect: Rect, name: &str, layout: Layout) -> Ui {
    let builder = UiBuilder::new().id_salt(name).max_rect(rect).layout(layout);
    let mut part = ui.new_child(builder);
    part.set_clip_rect(rect.expand(5.0).intersect(ui.clip_rect()));
    part
}

/// What may be higher than its place.
pub(super) fn scrolled(ui: &mut Ui, name: &str, content: impl FnOnce(&mut Ui)) {
    egui::ScrollArea::vertical()
        .id_salt(name)
        .auto_shrink([false; 2])
        .show(ui, |ui| {
            ui.set_max_width((ui.available_width() - 8.0).max(20.0));
            content(ui);
        });
}

/// The place of a desk within its window: a margin less at each side.
pub(super) fn desk_rect(ui: &Ui) -> Rect {
    let rect = ui.max_rect();
    let margin = if rect.width() < size::NARROW {
        size::MARGIN_SMALL
    } else {
        24.0
    };
    Rect::from_min_max(rect.min + vec2(margin, 8.0), rect.max - vec2(margin, 12.0))
}

/// The ground of a line in a list that can be chosen, and what happens to it.
pub(super) fn line_ui(ui: &mut Ui, theme: &Theme, chosen: bool, label: &str) -> (Rect, Response) {
    let height = theme.px(29.0).max(size::TARGET);
    let (rect, response) =
        ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, chosen, label));
    if chosen || response.hovered() {
        let ground = if chosen {
            theme.neutral_ground
        } else {
            theme.hover
        };
        ui.painter().rect_filled(rect, 6.0, ground);
    }
    if response.has_focus() {
        ui.painter()
            .rect_stroke(rect, 6.0, theme.focus(), egui::StrokeKind::Inside);
    }
    (rect, response)
}
