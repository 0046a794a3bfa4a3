//! The live screen that shows the chosen text, and the line above it.

use egui::{
    Align, Align2, Layout, Role, Sense, Stroke, StrokeKind, Ui, UiBuilder, WidgetInfo, vec2,
};

use super::pick;
use super::view::Desktop;
use super::{Act, Whereabouts};
use crate::app::command::Command;
use crate::app::controls::WordButton;
use crate::app::state::Screen;
use crate::app::text::{TextBlock, measure, paint_label, shortened};
use crate::app::theme::size;
use crate::locale::{Args, Text, text_label};

/// Draws where the live screen is, and what can be done with it.
pub fn header_ui(ui: &mut Ui, view: &Desktop<'_>, acts: &mut Vec<Act>) {
    let (desk, theme) = (view.desk, view.theme);
    let rect = ui.max_rect();
    let mut row = ui.new_child(
        UiBuilder::new()
            .max_rect(rect)
            .layout(Layout::right_to_left(Align::Center)),
    );
    row.spacing_mut().item_spacing.x = 6.0;
    let small = theme.font(size::SMALL);
    let mut switch = |key: &str, on: bool, act: Act| {
        let words = view.say(key);
        let button = WordButton::new(&words, theme)
            .selected(on)
            .font(small.clone());
        if button.size(&row).x <= row.available_width() && button.ui(&mut row).clicked() {
            acts.push(act);
        }
    };
    switch("translate-whole", desk.whole, Act::Whole(!desk.whole));
    switch("translate-large", desk.large, Act::Large(!desk.large));
    switch("translate-pick", desk.picking, Act::Pick(!desk.picking));
    let right = row.min_rect().left() - 10.0;
    let words = match &desk.whereabouts {
        Whereabouts::Looking => view.say("translate-looking"),
        Whereabouts::On(name) => {
            let args = Args::new().word("place", &name.replace('/', " › "));
            view.state.words.text("translate-live", &args).plain()
        }
        Whereabouts::Nowhere => view.say("translate-nowhere"),
    };
    let font = theme.font(size::SMALL);
    let room = (right - rect.left()).max(0.0);
    let shown = shortened(ui, &font, &words, room, theme.spacing());
    let place = egui::Rect::from_min_size(rect.min, vec2(room, rect.height()));
    let response = ui.interact(place, ui.scope_id().with("where"), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Status, true, &words));
    paint_label(
        ui,
        place.left_center(),
        Align2::LEFT_CENTER,
        &shown,
        font,
        theme.muted,
        &theme.locale,
    );
    if shown != words {
        response.on_hover_text(words);
    }
}

/// Draws the live screen.
pub fn live_ui(ui: &mut Ui, view: &Desktop<'_>, acts: &mut Vec<Act>) {
    let (desk, theme) = (view.desk, view.theme);
    let rect = ui.max_rect();
    let inner_theme = desk.preview.theme();
    ui.painter()
        .rect_filled(rect, size::RADIUS, inner_theme.ground);
    if desk.whereabouts == Whereabouts::Nowhere {
        alone_ui(ui, view);
    } else {
        let mut live = ui.new_child(UiBuilder::new().id_salt("live screen").max_rect(rect));
        live.set_clip_rect(rect.intersect(ui.clip_rect()));
        if desk.picking {
            // While a text is chosen, nothing else can be; it is to be read all the same.
            live.visuals_mut().disabled_alpha = 1.0;
            live.disable();
        }
        let chosen = desk.chosen.as_ref().and_then(|name| desk.shown.get(name));
        let words = chosen
            .map(|shown| shown.text.as_str())
            .filter(|it| !it.is_empty());
        pick::begin(ui.ctx(), words.filter(|_| desk.bring));
        let mut commands = Vec::new();
        // In a small place the screen does without its bar, but for the screens that are nothing without it.
        let bar = desk.whole || !matches!(desk.preview.screen, Screen::Lesson(_));
        crate::app::screen_ui(&mut live, &desk.preview, &inner_theme, bar, &mut commands);
        acts.extend(commands.into_iter().map(inside));
        let places = pick::end(ui.ctx()).places;
        if desk.picking {
            pick_ui(ui, view, &places, acts);
        } else if let Some(words) = words {
            if desk.bring {
                acts.push(Act::Brought);
            }
            point_at(ui, view, &places, words);
        }
    }
    let edge = if desk.picking {
        Stroke::new(2.0, theme.point)
    } else {
        theme.edge()
    };
    ui.painter()
        .rect_stroke(rect, size::RADIUS, edge, StrokeKind::Outside);
}

fn inside(command: Command) -> Act {
    Act::Inside(Box::new(command))
}

/// A frame around the chosen text where it stands on the live screen.
fn point_at(ui: &Ui, view: &Desktop<'_>, places: &[(egui::Rect, String)], words: &str) {
    let mut all = places.iter();
    let Some((place, _)) = all.find(|(_, there)| there == words) else {
        return;
    };
    let stroke = Stroke::new(1.5, view.theme.accent);
    let around = place.expand2(vec2(5.0, 2.0)).intersect(ui.max_rect());
    ui.painter()
        .rect_stroke(around, 5.0, stroke, StrokeKind::Middle);
}

/// Lights the words under the pointer; a click chooses their text.
fn pick_ui(ui: &mut Ui, view: &Desktop<'_>, places: &[(egui::Rect, String)], acts: &mut Vec<Act>) {
    let theme = view.theme;
    let rect = ui.max_rect();
    let response = ui.interact(rect, ui.scope_id().with("pick"), Sense::click());
    response
        .widget_info(|| WidgetInfo::labeled(Role::Button, true, view.say("translate-pick-here")));
    let Some(pos) = response.hover_pos().or(response.interact_pointer_pos()) else {
        return;
    };
    let Some((place, name)) = pick::text_at(places, pos, &view.desk.shown) else {
        return;
    };
    let around = place.expand(3.0);
    ui.painter()
        .rect_filled(around, 4.0, theme.point.gamma_multiply(0.14));
    ui.painter().rect_stroke(
        around,
        4.0,
        Stroke::new(1.5, theme.point),
        StrokeKind::Outside,
    );
    let label = text_label(&name);
    let font = egui::FontId::monospace(theme.px(13.0));
    let width = measure(ui, &font, &label, crate::app::spacing::Spacing::Plain);
    let tag = egui::Rect::from_min_size(around.left_bottom(), vec2(width + 12.0, theme.px(20.0)));
    let tag = tag.translate(vec2(
        (rect.right() - tag.right()).min(0.0),
        (rect.bottom() - tag.bottom()).min(0.0),
    ));
    ui.painter().rect_filled(tag, 4.0, theme.point);
    paint_label(
        ui,
        tag.center(),
        Align2::CENTER_CENTER,
        &label,
        font,
        theme.card,
        &crate::locale::LocaleId::source(),
    );
    if response.clicked() {
        acts.push(Act::Choose(name));
    }
}

/// A text that no screen shows, by itself.
fn alone_ui(ui: &mut Ui, view: &Desktop<'_>) {
    let desk = view.desk;
    let Some((key, attribute)) = &desk.chosen else {
        return;
    };
    let words = &desk.preview.words;
    let variants = desk.variants();
    let variant = desk.variant.unwrap_or(0);
    let args = variants
        .get(variant)
        .map_or_else(Args::new, |variant| variant.args.clone());
    let text = match attribute {
        None if words.has(key) => words.text(key, &args),
        None => Text::default(),
        Some(attribute) => words.attribute(key, attribute, &args).unwrap_or_default(),
    };
    let theme = desk.preview.theme();
    let inner = ui.max_rect().shrink(view.theme.px(32.0));
    let mut inner = ui.new_child(
        UiBuilder::new()
            .max_rect(inner)
            .layout(Layout::top_down(Align::Min)),
    );
    egui::ScrollArea::vertical().show(&mut inner, |ui| {
        TextBlock::new(&text, &theme).ui(ui);
    });
}
