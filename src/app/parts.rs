//! Parts of a screen that stand side by side.

use egui::{Layout, Rect, Ui, UiBuilder};

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
