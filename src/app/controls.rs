//! Buttons, pills, cards and panels.

use egui::{
    Align2, Color32, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2,
};

use super::text::{TextBlock, TextResponse, measure, paint_label};
use super::theme::{Theme, size};
use crate::draw::stone_shapes;
use crate::locale::{Said, Text};
use crate::rules::{Color, Point};

/// How a button stands out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Emphasis {
    /// The way on.
    Primary,
    /// Any other.
    Plain,
}

/// A small drawn sign in a button; no face has to have it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    /// ← before the words.
    Left,
    /// → behind the words.
    Right,
    /// ▾ behind the words.
    Down,
    /// A card with lines, in the place of words.
    Card,
}

/// A button with words.
pub struct WordButton<'a> {
    words: &'a str,
    theme: &'a Theme,
    emphasis: Emphasis,
    sign: Option<Sign>,
    pill: bool,
    selected: Option<bool>,
    label: Option<&'a str>,
    wide: bool,
    font: Option<egui::FontId>,
}

impl<'a> WordButton<'a> {
    /// A plain button.
    pub fn new(words: &'a str, theme: &'a Theme) -> Self {
        Self {
            words,
            theme,
            emphasis: Emphasis::Plain,
            sign: None,
            pill: false,
            selected: None,
            label: None,
            wide: false,
            font: None,
        }
    }

    /// The way on.
    #[must_use]
    pub fn primary(mut self) -> Self {
        self.emphasis = Emphasis::Primary;
        self
    }

    /// With a sign.
    #[must_use]
    pub fn sign(mut self, sign: Sign) -> Self {
        self.sign = Some(sign);
        self
    }

    /// Small and round.
    #[must_use]
    pub fn pill(mut self) -> Self {
        self.pill = true;
        self
    }

    /// One of a choice.
    #[must_use]
    pub fn selected(mut self, selected: bool) -> Self {
        self.pill = true;
        self.selected = Some(selected);
        self
    }

    /// With another name for screen readers.
    #[must_use]
    pub fn label(mut self, label: &'a str) -> Self {
        self.label = Some(label);
        self
    }

    /// As wide as there is room.
    #[must_use]
    pub fn wide(mut self) -> Self {
        self.wide = true;
        self
    }

    /// In another face, such as that of the language it names.
    #[must_use]
    pub fn font(mut self, font: egui::FontId) -> Self {
        self.font = Some(font);
        self
    }

    fn face(&self) -> egui::FontId {
        self.font
            .clone()
            .unwrap_or_else(|| match (self.pill, self.emphasis) {
                (true, _) => self.theme.font(16.0),
                (false, Emphasis::Primary) => self.theme.bold(size::TEXT),
                (false, Emphasis::Plain) => self.theme.font(size::TEXT),
            })
    }

    /// The size it will have.
    pub fn size(&self, ui: &Ui) -> egui::Vec2 {
        let (height, padding) = if self.pill {
            (size::PILL, 15.0)
        } else {
            (size::BUTTON, 20.0)
        };
        let sign = if self.sign.is_some() {
            self.theme.px(20.0)
        } else {
            0.0
        };
        let words = measure(ui, &self.face(), self.words, self.theme.spacing());
        let width = if self.wide {
            ui.available_width()
        } else {
            words + sign + 2.0 * padding
        };
        vec2(
            width.max(self.theme.px(height)),
            self.theme.px(height).max(size::TARGET),
        )
    }

    /// Draws it.
    pub fn ui(self, ui: &mut Ui) -> Response {
        let wanted = self.size(ui);
        let (rect, response) = ui.allocate_exact_size(wanted, Sense::click());
        let label = self.label.unwrap_or(self.words);
        response.widget_info(|| match self.selected {
            Some(selected) => WidgetInfo::selected(Role::RadioButton, true, selected, label),
            None => WidgetInfo::labeled(Role::Button, true, label),
        });
        let theme = self.theme;
        let filled = self.emphasis == Emphasis::Primary || self.selected == Some(true);
        let radius = if self.pill {
            rect.height() / 2.0
        } else {
            size::RADIUS_SMALL
        };
        let (ground, ink) = match (filled, response.hovered()) {
            (true, false) => (theme.primary, theme.on_primary),
            (true, true) => (mix(theme.primary, theme.on_primary, 0.14), theme.on_primary),
            (false, false) => (theme.card, theme.ink),
            (false, true) => (theme.hover, theme.ink),
        };
        let stroke = if filled {
            Stroke::new(1.0, theme.primary)
        } else {
            theme.edge()
        };
        ui.painter()
            .rect(rect, radius, ground, stroke, StrokeKind::Inside);
        if response.has_focus() {
            ui.painter().rect_stroke(
                rect.expand(2.0),
                radius + 2.0,
                theme.focus(),
                StrokeKind::Outside,
            );
        }
        let shift = match self.sign {
            Some(Sign::Left) => theme.px(10.0),
            Some(Sign::Right | Sign::Down) => -theme.px(10.0),
            Some(Sign::Card) | None => 0.0,
        };
        let middle = rect.center() + vec2(shift, 0.0);
        paint_label(
            ui,
            middle,
            Align2::CENTER_CENTER,
            self.words,
            self.face(),
            ink,
            &theme.locale,
        );
        if let Some(sign) = self.sign {
            let padding = if self.pill { 15.0 } else { 20.0 };
            paint_sign(ui, rect, sign, padding, theme.scale, ink);
        }
        response
    }
}

fn paint_sign(ui: &Ui, rect: Rect, sign: Sign, padding: f32, scale: f32, color: Color32) {
    let stroke = Stroke::new(1.6 * scale, color);
    let (w, h) = (11.0 * scale, 4.5 * scale);
    let y = rect.center().y;
    match sign {
        Sign::Left => {
            let x = rect.left() + padding;
            ui.painter()
                .line_segment([pos2(x, y), pos2(x + w, y)], stroke);
            ui.painter().line(
                vec![pos2(x + h, y - h), pos2(x, y), pos2(x + h, y + h)],
                stroke,
            );
        }
        Sign::Right => {
            let x = rect.right() - padding;
            ui.painter()
                .line_segment([pos2(x, y), pos2(x - w, y)], stroke);
            ui.painter().line(
                vec![pos2(x - h, y - h), pos2(x, y), pos2(x - h, y + h)],
                stroke,
            );
        }
        Sign::Card => {
            let card = Rect::from_center_size(rect.center(), vec2(13.0, 16.0) * scale);
            ui.painter()
                .rect_stroke(card, 2.0 * scale, stroke, StrokeKind::Inside);
            for line in [-3.0, 0.5, 4.0] {
                let y = card.center().y + line * scale;
                let across = card.left() + 3.5 * scale..=card.right() - 3.5 * scale;
                ui.painter()
                    .hline(across, y, Stroke::new(1.2 * scale, color));
            }
        }
        Sign::Down => {
            let x = rect.right() - padding - 4.0 * scale;
            let points = vec![
                pos2(x - h, y - 2.0 * scale),
                pos2(x + h, y - 2.0 * scale),
                pos2(x, y + 4.0 * scale),
            ];
            ui.painter()
                .add(egui::Shape::convex_polygon(points, color, Stroke::NONE));
        }
    }
}

/// A color between two others.
pub fn mix(one: Color32, other: Color32, part: f32) -> Color32 {
    egui::lerp(egui::Rgba::from(one)..=egui::Rgba::from(other), part).into()
}

/// A card: paper with a hairline.
pub fn card_ui<R>(ui: &mut Ui, theme: &Theme, content: impl FnOnce(&mut Ui) -> R) -> R {
    egui::Frame::NONE
        .fill(theme.card)
        .stroke(theme.hair())
        .corner_radius(size::RADIUS)
        .inner_margin(size::CARD)
        .show(ui, |ui| {
            ui.set_min_width(ui.available_width());
            content(ui)
        })
        .inner
}

/// Something said to the learner: a bar in the color of its tone, a heading, the explanation.
pub fn said_ui(ui: &mut Ui, theme: &Theme, said: &Said, light: Option<Point>) -> TextResponse {
    said_with(ui, theme, said, light, |_| {})
}

/// The same with something under the explanation.
pub fn said_with(
    ui: &mut Ui,
    theme: &Theme,
    said: &Said,
    light: Option<Point>,
    more: impl FnOnce(&mut Ui),
) -> TextResponse {
    let (ground, bar) = theme.tone(said.tone);
    let mut done = TextResponse::default();
    let frame = egui::Frame::NONE
        .fill(ground)
        .stroke(if ground == theme.ground {
            theme.edge()
        } else {
            Stroke::NONE
        })
        .corner_radius(size::RADIUS_SMALL)
        .inner_margin(egui::Margin {
            left: 21,
            right: 18,
            top: 12,
            bottom: 12,
        });
    let response = frame.show(ui, |ui| {
        ui.set_min_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = 1.0;
        if !said.heading.is_empty() {
            done = TextBlock::new(&said.heading, theme)
                .font(theme.bold(size::TEXT))
                .light(light)
                .ui(ui);
        }
        if !said.body.is_empty() {
            let body = TextBlock::new(&said.body, theme).light(light).ui(ui);
            done = std::mem::take(&mut done).or(body);
        }
        more(ui);
    });
    let rect = response.response.rect;
    let strip = Rect::from_min_max(rect.min, pos2(rect.left() + 5.0, rect.bottom()));
    let corner = egui::CornerRadius {
        nw: 10,
        sw: 10,
        ne: 0,
        se: 0,
    };
    ui.painter().rect_filled(strip, corner, bar);
    done
}

/// Words that lead to another view of the same thing.
pub fn link_ui(ui: &mut Ui, theme: &Theme, words: &str) -> Response {
    let text = Text::from_plain(words);
    TextBlock::new(&text, theme)
        .font(theme.font(16.0))
        .color(theme.point)
        .link_ui(ui)
}

/// A small card with a muted heading, such as a hint.
pub fn note_ui(
    ui: &mut Ui,
    theme: &Theme,
    heading: &str,
    lines: &[Text],
    light: Option<Point>,
) -> TextResponse {
    let mut done = TextResponse::default();
    note_frame(theme).show(ui, |ui| {
        ui.set_min_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = 1.0;
        let heading = Text::from_plain(heading);
        TextBlock::new(&heading, theme)
            .font(theme.font(size::SMALL))
            .color(theme.muted)
            .ui(ui);
        for line in lines {
            let line = TextBlock::new(line, theme).light(light).ui(ui);
            done = std::mem::take(&mut done).or(line);
        }
    });
    done
}

/// The frame of a small card beside the board.
pub fn note_frame(theme: &Theme) -> egui::Frame {
    egui::Frame::NONE
        .fill(theme.card)
        .stroke(theme.hair())
        .corner_radius(size::RADIUS_SMALL)
        .inner_margin(egui::Margin::symmetric(20, 12))
}

/// Content that scrolls as a whole, no wider than that, with its bar at the edge of the window and not on a card.
pub fn scroll_ui(ui: &mut Ui, widest: f32, margin: f32, content: impl FnOnce(&mut Ui)) {
    let room = ui.available_width();
    let beside = margin + ((room - 2.0 * margin - widest) / 2.0).max(0.0);
    egui::ScrollArea::vertical()
        .auto_shrink([false; 2])
        .show(ui, |ui| {
            ui.horizontal_top(|ui| {
                ui.spacing_mut().item_spacing.x = 0.0;
                ui.add_space(beside);
                let layout = egui::Layout::top_down(egui::Align::Min);
                let width = (room - 2.0 * beside).max(100.0);
                ui.allocate_ui_with_layout(vec2(width, 0.0), layout, |ui| {
                    ui.add_space(margin * 0.75);
                    content(ui);
                    ui.add_space(margin * 0.75);
                });
            });
        });
}

/// A stone beside the board.
pub fn stone_ui(ui: &Ui, theme: &Theme, color: Color, center: egui::Pos2, radius: f32) {
    let shapes = stone_shapes(color, center, radius, &theme.stones, ui.pixels_per_point());
    ui.painter().extend(shapes);
    let rim = match color {
        Color::Black => Stroke::new(1.2, theme.rim),
        Color::White => theme.edge(),
    };
    ui.painter().circle_stroke(center, radius, rim);
}

/// A rule of the card of rules, behind a small black stone.
pub fn rule_ui(ui: &mut Ui, theme: &Theme, rule: &Text) {
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 12.0;
        let radius = theme.px(5.0);
        let line = theme.px(size::TEXT) * 1.62;
        let (rect, _) = ui.allocate_exact_size(vec2(radius * 2.0, line), Sense::hover());
        stone_ui(ui, theme, Color::Black, rect.center(), radius);
        ui.allocate_ui(vec2(ui.available_width(), 0.0), |ui| {
            TextBlock::new(rule, theme).ui(ui);
        });
    });
}

/// A field for a line of text.
pub fn field_ui(ui: &mut Ui, theme: &Theme, text: &mut String, label: &str) -> Response {
    let hint = egui::RichText::new(label)
        .font(theme.font(16.0))
        .color(theme.muted);
    let field = egui::TextEdit::singleline(text)
        .font(theme.font(16.0))
        .text_color(theme.ink)
        .background_color(theme.card)
        .hint_text(hint)
        .margin(egui::Margin::symmetric(12, 7))
        .desired_width(f32::INFINITY);
    let response = ui.add(field);
    response.widget_info(|| WidgetInfo::labeled(Role::TextInput, true, label));
    response
}

/// The name of a key, as on a keyboard.
pub fn key_ui(ui: &mut Ui, theme: &Theme, name: &str) {
    let font = if name.is_ascii() {
        egui::FontId::monospace(theme.px(13.0))
    } else {
        theme.font(13.5)
    };
    let width = measure(ui, &font, name, theme.spacing()) + 12.0;
    let (rect, _) = ui.allocate_exact_size(vec2(width, theme.px(20.0)), Sense::hover());
    ui.painter()
        .rect(rect, 4.0, theme.card, theme.hair(), StrokeKind::Inside);
    paint_label(
        ui,
        rect.center(),
        Align2::CENTER_CENTER,
        name,
        font,
        theme.muted,
        &theme.locale,
    );
}

/// The frame of a menu.
pub fn menu_frame(theme: &Theme) -> egui::Frame {
    egui::Frame::NONE
        .fill(theme.card)
        .stroke(theme.edge())
        .corner_radius(size::RADIUS)
        .inner_margin(12)
}
