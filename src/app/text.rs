//! Text on the screen: lines broken by the language's rules, points that light the board, terms that are explained.

use std::ops::Range;

use egui::{
    Align, Color32, FontId, Pos2, Rect, Response, Role, Sense, Ui, Vec2, WidgetInfo, pos2, vec2,
};

use super::spacing::Spacing;
use super::theme::Theme;
use super::translate::note_words;
use crate::locale::{LocaleId, Span, Text, break_lines, break_opportunities, phrase_starts};
use crate::rules::Point;

/// From line to line, in parts of the font size.
const LEADING: f32 = 1.62;
/// The same in headings.
const HEADING_LEADING: f32 = 1.3;

/// A block of text.
pub struct TextBlock<'a> {
    text: &'a Text,
    font: FontId,
    color: Color32,
    theme: &'a Theme,
    align: Align,
    leading: f32,
    light: Option<Point>,
    role: Role,
}

/// A block of text after it was drawn.
#[derive(Default)]
pub struct TextResponse {
    /// The point in the text that is hovered or focused.
    pub pointed: Option<Point>,
    /// The term in the text that was clicked.
    pub term: Option<String>,
}

impl TextResponse {
    /// What was done in this block, else in the other one.
    pub fn or(self, other: Self) -> Self {
        Self {
            pointed: self.pointed.or(other.pointed),
            term: self.term.or(other.term),
        }
    }
}

/// What a piece of a text leads to.
#[derive(Clone, Debug, PartialEq)]
enum Link {
    /// A point of the board.
    Point(Point),
    /// A term of the glossary.
    Term(String),
}

/// A piece of a line.
struct Run {
    text: String,
    x: f32,
    link: Option<Link>,
}

/// A line with its pieces.
struct Line {
    runs: Vec<Run>,
    width: f32,
}

impl<'a> TextBlock<'a> {
    /// A block in reading size.
    pub fn new(text: &'a Text, theme: &'a Theme) -> Self {
        Self {
            text,
            font: theme.font(super::theme::size::TEXT),
            color: theme.ink,
            theme,
            align: Align::LEFT,
            leading: LEADING,
            light: None,
            role: Role::Label,
        }
    }

    /// In that face and size.
    #[must_use]
    pub fn font(mut self, font: FontId) -> Self {
        self.font = font;
        self
    }

    /// In that color.
    #[must_use]
    pub fn color(mut self, color: Color32) -> Self {
        self.color = color;
        self
    }

    /// As a heading: bold, with its lines closer together.
    #[must_use]
    pub fn heading(mut self, size: f32) -> Self {
        self.font = self.theme.bold(size);
        self.leading = HEADING_LEADING;
        self.role = Role::Heading;
        self
    }

    /// Centered.
    #[must_use]
    pub fn centered(mut self) -> Self {
        self.align = Align::Center;
        self
    }

    /// With that point of the board lit.
    #[must_use]
    pub fn light(mut self, light: Option<Point>) -> Self {
        self.light = light;
        self
    }

    /// The size the block takes at that width.
    pub fn size(&self, ui: &Ui, width: f32) -> Vec2 {
        let lines = self.lines(ui, width);
        let widest = lines.iter().map(|line| line.width).fold(0.0, f32::max);
        vec2(widest, self.height(lines.len()))
    }

    fn height(&self, lines: usize) -> f32 {
        (lines.max(1) as f32 * self.font.size * self.leading).ceil()
    }

    /// Draws the block into the width that is left.
    pub fn ui(self, ui: &mut Ui) -> TextResponse {
        let width = ui.available_width();
        let lines = self.lines(ui, width);
        let (rect, response) =
            ui.allocate_exact_size(vec2(width, self.height(lines.len())), Sense::hover());
        let plain = self.text.plain();
        note_words(ui, rect, &plain);
        response.widget_info(|| WidgetInfo::labeled(self.role, true, &plain));
        self.paint(ui, rect, &lines, response.id)
    }

    /// Draws the block as a link: underlined words that can be clicked.
    pub fn link_ui(self, ui: &mut Ui) -> Response {
        let lines = self.lines(ui, ui.available_width());
        let widest = lines.iter().map(|line| line.width).fold(0.0, f32::max);
        let height = self.height(lines.len());
        let size = vec2(widest, height.max(super::theme::size::TARGET));
        let (rect, response) = ui.allocate_exact_size(size, Sense::click());
        let plain = self.text.plain();
        note_words(ui, rect, &plain);
        response.widget_info(|| WidgetInfo::labeled(Role::Link, true, &plain));
        if response.has_focus() {
            ui.painter().rect_stroke(
                rect.expand2(vec2(4.0, 0.0)),
                4.0,
                self.theme.focus(),
                egui::StrokeKind::Inside,
            );
        }
        let thickness = if response.hovered() { 2.0 } else { 1.0 };
        let step = self.font.size * self.leading;
        for (index, line) in lines.iter().enumerate() {
            let under = rect.top() + (index as f32 + 0.5) * step + self.font.size * 0.62;
            let across = rect.left()..=rect.left() + line.width;
            let stroke = egui::Stroke::new(thickness, self.color);
            ui.painter().hline(across, under, stroke);
        }
        self.paint(ui, rect, &lines, response.id);
        response
    }

    /// Draws the block at a place, without a place of its own in the layout or the accessibility tree.
    pub fn paint_at(self, ui: &mut Ui, rect: Rect) {
        let lines = self.lines(ui, rect.width());
        self.paint(ui, rect, &lines, ui.scope_id());
    }

    fn paint(&self, ui: &mut Ui, rect: Rect, lines: &[Line], id: egui::Id) -> TextResponse {
        let mut done = TextResponse::default();
        let step = self.font.size * self.leading;
        for (index, line) in lines.iter().enumerate() {
            let left = match self.align {
                Align::Center => rect.center().x - line.width / 2.0,
                _ => rect.left(),
            };
            let middle = rect.top() + (index as f32 + 0.5) * step;
            for (number, run) in line.runs.iter().enumerate() {
                let pos = pos2(left + run.x, middle);
                let id = id.with((index, number));
                match &run.link {
                    None => self.paint_run(ui, pos, run, self.color),
                    Some(Link::Point(point)) => {
                        if self.point_ui(ui, pos, run, *point, id) {
                            done.pointed = Some(*point);
                        }
                    }
                    Some(Link::Term(term)) => {
                        if self.term_ui(ui, pos, run, id) {
                            done.term = Some(term.clone());
                        }
                    }
                }
            }
        }
        done
    }

    fn paint_run(&self, ui: &Ui, left_middle: Pos2, run: &Run, color: Color32) {
        let galley =
            ui.painter()
                .layout_no_wrap(run.text.clone(), self.face(run.link.as_ref()), color);
        let top = left_middle.y - galley.size().y / 2.0;
        ui.painter().galley(pos2(left_middle.x, top), galley, color);
    }

    /// A point named in the text; tells whether it is pointed at.
    fn point_ui(&self, ui: &mut Ui, pos: Pos2, run: &Run, point: Point, id: egui::Id) -> bool {
        let width = measure(ui, &self.face(run.link.as_ref()), &run.text, Spacing::Plain);
        let target = super::theme::size::TARGET;
        let size = vec2(
            (width + 4.0).max(target),
            (self.font.size * 1.5).max(target),
        );
        let rect = Rect::from_center_size(pos + vec2(width / 2.0, 0.0), size);
        let response = ui.interact(rect, id, Sense::click());
        response.widget_info(|| WidgetInfo::labeled(Role::Link, true, &run.text));
        let on = response.hovered() || response.has_focus();
        let around = vec2(width + 4.0, self.font.size * 1.35);
        let rounded = Rect::from_center_size(rect.center(), around);
        if on || self.light == Some(point) {
            ui.painter().rect_filled(rounded, 4.0, self.theme.point_lit);
        }
        if response.has_focus() {
            ui.painter()
                .rect_stroke(rounded, 4.0, self.theme.focus(), egui::StrokeKind::Outside);
        }
        self.paint_run(ui, pos, run, self.theme.point);
        on
    }

    /// A term of the glossary, underlined with dots; tells whether it was clicked.
    fn term_ui(&self, ui: &mut Ui, pos: Pos2, run: &Run, id: egui::Id) -> bool {
        let width = measure(ui, &self.font, &run.text, Spacing::Plain);
        let target = super::theme::size::TARGET;
        let size = vec2(width.max(target), (self.font.size * 1.5).max(target));
        let rect = Rect::from_center_size(pos + vec2(width / 2.0, 0.0), size);
        let response = ui.interact(rect, id, Sense::click());
        response.widget_info(|| WidgetInfo::labeled(Role::Link, true, &run.text));
        let around = vec2(width + 4.0, self.font.size * 1.35);
        let rounded = Rect::from_center_size(rect.center(), around);
        let on = response.hovered() || response.has_focus();
        if on {
            ui.painter().rect_filled(rounded, 4.0, self.theme.hover);
        }
        if response.has_focus() {
            ui.painter()
                .rect_stroke(rounded, 4.0, self.theme.focus(), egui::StrokeKind::Outside);
        }
        let under = pos.y + self.font.size * 0.66;
        let dots = [pos2(pos.x, under), pos2(pos.x + width, under)];
        let ink = if on {
            self.theme.point
        } else {
            self.theme.muted
        };
        let dots = egui::Shape::dotted_line(&dots, ink, 3.6, 0.75);
        ui.painter().extend(dots);
        self.paint_run(ui, pos, run, self.color);
        response.clicked()
    }

    fn lines(&self, ui: &Ui, width: f32) -> Vec<Line> {
        let spacing = self.theme.spacing();
        let plain = self.text.plain();
        let pieces = pieces(self.text, spacing);
        let width = width.max(self.font.size);
        let mut ranges = self.break_at(ui, &plain, &pieces, width);
        if ranges.len() > 1 {
            if self.role == Role::Heading {
                ranges = self.balanced(ui, &plain, &pieces, width, ranges);
            } else {
                ranges = self.without_orphan(ui, &plain, &pieces, width, ranges);
            }
        }
        ranges
            .into_iter()
            .map(|range| self.line(ui, &plain, range, &pieces, spacing))
            .collect()
    }

    fn break_at(&self, ui: &Ui, plain: &str, pieces: &[Piece], width: f32) -> Vec<Range<usize>> {
        // The breaker hands out slices of the text, so their place in it tells which face each sign has.
        let start = plain.as_ptr().addr();
        let mut width_of = |part: &str| {
            let from = part.as_ptr().addr().saturating_sub(start);
            self.width(ui, plain, from..from + part.len(), pieces)
        };
        break_lines(plain, width, &mut width_of, &self.theme.locale)
    }

    /// The narrowest lines of the same number: a heading does not end in a single short word.
    fn balanced(
        &self,
        ui: &Ui,
        plain: &str,
        pieces: &[Piece],
        width: f32,
        lines: Vec<Range<usize>>,
    ) -> Vec<Range<usize>> {
        let allowed = break_opportunities(plain, &self.theme.locale);
        // Where nothing fits, the breaker cuts words.
        let cuts_words = |lines: &[Range<usize>]| {
            let mut later = lines.iter().skip(1);
            later.any(|line| allowed.binary_search(&line.start).is_err())
        };
        let phrases = phrase_starts(plain, &self.theme.locale);
        let (mut narrow, mut wide) = (width / lines.len() as f32, width);
        if !phrases.is_empty() {
            // Lines of unlike width that begin where a phrase does are read more easily than equal ones.
            let signs = (width / self.font.size) as u16;
            let narrower = (0..signs).map(|less| width - f32::from(less) * self.font.size);
            // The narrowest of them, as below.
            let whole = narrower
                .rev()
                .map(|width| self.break_at(ui, plain, pieces, width))
                .find(|tried| {
                    let mut later = tried.iter().skip(1);
                    tried.len() == lines.len()
                        && later.all(|line| phrases.binary_search(&line.start).is_ok())
                });
            if let Some(whole) = whole {
                return whole;
            }
        }
        let mut best = lines;
        for _ in 0..6 {
            let middle = (narrow + wide) / 2.0;
            let tried = self.break_at(ui, plain, pieces, middle);
            if tried.len() > best.len() || cuts_words(&tried) {
                narrow = middle;
            } else {
                (wide, best) = (middle, tried);
            }
        }
        best
    }

    /// Lines of nearly the same width whose last one does not hold just a sign or two.
    fn without_orphan(
        &self,
        ui: &Ui,
        plain: &str,
        pieces: &[Piece],
        width: f32,
        lines: Vec<Range<usize>>,
    ) -> Vec<Range<usize>> {
        let is_orphan = |lines: &[Range<usize>]| {
            let last = lines.last().cloned().unwrap_or_default();
            self.width(ui, plain, last, pieces) < self.font.size * 3.6
        };
        if !is_orphan(&lines) {
            return lines;
        }
        let narrower = (1..=4).map(|signs| {
            let width = width - self.font.size * signs as f32;
            self.break_at(ui, plain, pieces, width)
        });
        narrower
            .filter(|tried| tried.len() == lines.len())
            .find(|tried| !is_orphan(tried))
            .unwrap_or(lines)
    }

    /// The width of a part of the text in one line, in the faces of its pieces.
    fn width(&self, ui: &Ui, plain: &str, range: Range<usize>, pieces: &[Piece]) -> f32 {
        let spacing = self.theme.spacing();
        let line = self.line(ui, plain, range, pieces, spacing);
        line.width
    }

    /// The face of a piece: points stand out by their weight as well.
    fn face(&self, link: Option<&Link>) -> FontId {
        match link {
            Some(Link::Point(_)) => self.theme.bold(self.font.size / self.theme.scale),
            _ => self.font.clone(),
        }
    }

    fn line(
        &self,
        ui: &Ui,
        plain: &str,
        range: Range<usize>,
        pieces: &[Piece],
        spacing: Spacing,
    ) -> Line {
        let mut runs: Vec<Run> = Vec::new();
        let mut x = 0.0;
        let mut last: Option<char> = None;
        for piece in pieces {
            let start = piece.range.start.max(range.start);
            let end = piece.range.end.min(range.end);
            let Some(text) = (start < end).then(|| plain.get(start..end)).flatten() else {
                continue;
            };
            x += self.font.size * spacing.between(last, text.chars().next());
            runs.push(Run {
                text: text.to_owned(),
                x,
                link: piece.link.clone(),
            });
            x += measure(ui, &self.face(piece.link.as_ref()), text, Spacing::Plain);
            last = text.chars().next_back();
        }
        Line { runs, width: x }
    }
}

/// A stretch of the text in one script, or a point, or a part of a term.
struct Piece {
    range: Range<usize>,
    link: Option<Link>,
}

/// Cuts a text where a link begins or ends and, in Chinese and Japanese, where the script changes.
fn pieces(text: &Text, spacing: Spacing) -> Vec<Piece> {
    let mut pieces = Vec::new();
    let mut at = 0;
    for span in text.spans() {
        let words = span.text();
        let link = match span {
            Span::Point(point, _) => Some(Link::Point(*point)),
            Span::Term(term, _) => Some(Link::Term(term.clone())),
            Span::Plain(_) => None,
        };
        let mut start = at;
        if spacing != Spacing::Plain && !matches!(link, Some(Link::Point(_))) {
            let mut last = None;
            for (offset, sign) in words.char_indices() {
                if spacing.between(last, Some(sign)) != 0.0 {
                    pieces.push(Piece {
                        range: start..at + offset,
                        link: link.clone(),
                    });
                    start = at + offset;
                }
                last = Some(sign);
            }
        }
        at += words.len();
        pieces.push(Piece {
            range: start..at,
            link,
        });
    }
    pieces
}

/// The width of a text in one line, with the gaps between scripts.
pub fn measure(ui: &Ui, font: &FontId, text: &str, spacing: Spacing) -> f32 {
    ui.fonts_mut(|fonts| {
        let mut width = 0.0;
        let mut last = None;
        for sign in text.chars() {
            width += font.size * spacing.between(last, Some(sign));
            width += fonts.glyph_width(font, sign);
            last = Some(sign);
        }
        width
    })
}

/// As much of a line as fits into the width, with … where something is left out.
pub fn shortened(ui: &Ui, font: &FontId, text: &str, width: f32, spacing: Spacing) -> String {
    if measure(ui, font, text, spacing) <= width {
        return text.to_owned();
    }
    let mut short = text.to_owned();
    while short.pop().is_some() {
        let with_dots = format!("{}…", short.trim_end());
        if measure(ui, font, &with_dots, spacing) <= width {
            return with_dots;
        }
    }
    String::new()
}

/// A line of plain words at a place; for labels that a control announces itself.
pub fn paint_label(
    ui: &Ui,
    pos: Pos2,
    anchor: egui::Align2,
    words: &str,
    font: FontId,
    color: Color32,
    locale: &LocaleId,
) {
    let text = Text::from_plain(words);
    let spacing = Spacing::of(locale);
    let width = measure(ui, &font, words, spacing);
    let left = match anchor.x() {
        Align::LEFT => pos.x,
        Align::Center => pos.x - width / 2.0,
        Align::RIGHT => pos.x - width,
    };
    let place = anchor.anchor_size(pos, vec2(width, font.size * 1.5));
    note_words(ui, place, words);
    let mut x = left;
    let mut last: Option<char> = None;
    for piece in pieces(&text, spacing) {
        let Some(part) = words.get(piece.range) else {
            continue;
        };
        x += font.size * spacing.between(last, part.chars().next());
        let galley = ui
            .painter()
            .layout_no_wrap(part.to_owned(), font.clone(), color);
        let (w, h) = (galley.size().x, galley.size().y);
        let top = match anchor.y() {
            Align::TOP => pos.y,
            Align::Center => pos.y - h / 2.0,
            Align::BOTTOM => pos.y - h,
        };
        ui.painter().galley(pos2(x, top), galley, color);
        x += w;
        last = part.chars().next_back();
    }
}
