//! What the pupils see: the board, the heading and the text in one language or two, large enough to be read from the last
//! row. There is no hint here, no next step, no pointer and no button.

use egui::{Align, Align2, Layout, Rect, Role, Sense, Ui, UiBuilder, Vec2, WidgetInfo, pos2, vec2};

use super::agenda::{clock, own_words, said};
use super::{Cover, Teach};
use crate::app::board::paint_board;
use crate::app::controls::said_ui;
use crate::app::state::State;
use crate::app::text::{TextBlock, paint_label};
use crate::app::theme::{Theme, ThemeKind};
use crate::draw::{BoardLayout, BoardPalette};
use crate::locale::{Args, LocaleId, Narrator, Said, Text, Words};

/// The sizes of the texts in points, on a window of 1280 × 800.
const HEADING: f32 = 44.0;
const TEXT: f32 = 28.0;
const SECOND: f32 = 21.0;
/// Where a text is long, it is drawn smaller, down to this part.
const SMALLEST: f32 = 0.5;

/// The words of the moment in one language.
pub struct ClassWords {
    /// The heading.
    pub heading: Text,
    /// The text.
    pub text: Text,
    /// What the lesson says to the last move.
    pub said: Option<Said>,
    /// What the plan and the author say to the teacher.
    pub notes: Vec<Text>,
}

impl ClassWords {
    /// The words of what stands before the class.
    pub fn new(state: &State, words: &Words, desk: &Teach) -> Option<Self> {
        let runner = desk.runner()?;
        let part = desk.part()?;
        let planned = part.notes.as_ref().map(|notes| said(notes, words));
        if let Some((heading, text)) = own_words(part, words) {
            return Some(Self {
                heading,
                text,
                said: None,
                notes: planned.into_iter().collect(),
            });
        }
        let (step, taken) = (runner.step(), runner.state());
        let format = state.format(taken.game().board().size());
        let narrator = Narrator::new(words, &state.course, format);
        let key = state.course.text_key(step);
        let notes = words.attribute(&key, "notes", &narrator.step_args(step, taken));
        Some(Self {
            heading: narrator.heading(runner.lesson(), runner.index(), taken),
            text: narrator.text(step, taken),
            said: narrator.feedback(step, taken),
            notes: planned.into_iter().chain(notes).collect(),
        })
    }
}

/// Draws the pupils' window.
pub fn pupils_ui(ui: &mut Ui, state: &State, desk: &Teach) {
    let rect = ui.max_rect();
    let scale = (rect.height() / 800.0)
        .min(rect.width() / 1280.0)
        .clamp(0.4, 4.0);
    let theme = class_theme(state.locale(), scale);
    let strong = Theme::new(ThemeKind::HighContrast, state.locale().clone(), scale);
    let ground = match desk.scene.cover {
        Cover::White => strong.ground,
        Cover::Black => strong.ink,
        Cover::None => theme.ground,
    };
    ui.painter().rect_filled(rect, 0.0, ground);
    if desk.scene.cover != Cover::None {
        return;
    }
    let margin = 36.0 * scale;
    let inner = rect.shrink(margin);
    if desk.is_pause() {
        pause_ui(ui, state, desk, scale, inner);
        return;
    }
    let wide = inner.width() >= inner.height() * 1.15;
    let side = if wide {
        inner.height().min(inner.width() * 0.6)
    } else {
        inner.width().min(inner.height() * 0.62)
    };
    let board = Rect::from_min_size(
        if wide {
            pos2(inner.left(), inner.center().y - side / 2.0)
        } else {
            pos2(inner.center().x - side / 2.0, inner.top())
        },
        Vec2::splat(side),
    );
    board_ui(
        ui,
        state,
        desk,
        &theme,
        (board, theme.px(15.0)),
        "class board",
    );
    let words = if wide {
        Rect::from_min_max(pos2(board.right() + margin * 1.2, inner.top()), inner.max)
    } else {
        Rect::from_min_max(pos2(inner.left(), board.bottom() + margin * 0.6), inner.max)
    };
    words_ui(ui, state, desk, scale, words, wide);
}

/// A pause: what it is called, and how long it still lasts.
fn pause_ui(ui: &mut Ui, state: &State, desk: &Teach, scale: f32, rect: Rect) {
    let theme = class_theme(state.locale(), scale);
    let left = desk
        .moment()
        .and_then(|moment| desk.agenda.left(moment.part));
    let clock_height = if left.is_some() { 150.0 * scale } else { 0.0 };
    let words = Rect::from_min_max(pos2(rect.left(), rect.top() + clock_height), rect.max);
    let used = words_ui(ui, state, desk, scale, words, true);
    if let Some(left) = left {
        let font = theme.bold(96.0);
        let time = clock(left.ceil());
        let args = Args::new().word("time", &time);
        let label = state.words.text("teach-pause-left", &args);
        let pos = pos2(rect.left(), used.top() - 24.0 * scale);
        let place = Rect::from_min_max(
            pos2(rect.left(), pos.y - clock_height),
            pos2(rect.right(), pos.y),
        );
        let response = ui.interact(place, ui.scope_id().with("pause"), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, label.plain()));
        paint_label(
            ui,
            pos,
            Align2::LEFT_BOTTOM,
            &time,
            font,
            theme.ink,
            &theme.locale,
        );
    }
}

/// The board as the class sees it, its coordinates at least so large; returns where its points lie.
pub fn board_ui(
    ui: &Ui,
    state: &State,
    desk: &Teach,
    theme: &Theme,
    (rect, labels): (Rect, f32),
    name: &str,
) -> Option<BoardLayout> {
    let game = desk.game()?;
    let mut picture = desk.picture(state.format(game.board().size()))?;
    if let Some(coordinates) = &mut picture.coordinates {
        coordinates.least = labels;
    }
    let layout = BoardLayout::new(rect, &picture);
    let size = game.board().size();
    let args = Args::new()
        .number("columns", i64::from(size.columns()))
        .number("rows", i64::from(size.rows()));
    let label = state.words.text("board-label", &args).plain();
    let place = ui.interact(layout.wood(), ui.scope_id().with(name), Sense::hover());
    place.widget_info(|| WidgetInfo::labeled(Role::Image, true, &label));
    paint_board(ui, name, &picture, &layout, theme);
    let stroke = egui::Stroke::new((layout.cell() * 0.09).max(2.0), theme.accent);
    let grid = layout.grid();
    for line in desk.strokes() {
        let line = line.iter().map(|spot| grid.min + *spot * layout.cell());
        ui.painter().add(egui::Shape::line(line.collect(), stroke));
    }
    Some(layout)
}

/// Whether what the lesson says to a move is for the class: in free play the lesson rests.
fn judges(desk: &Teach) -> bool {
    desk.judges && desk.scene.free.is_none()
}

/// Light on dark, so that a projector's light does not blind, with the board in its own colors.
fn class_theme(locale: &LocaleId, scale: f32) -> Theme {
    let mut theme = Theme::new(ThemeKind::Dark, locale.clone(), scale);
    theme.board = BoardPalette::light();
    theme
}

/// Draws the words as large as they fit; returns the place that they take.
fn words_ui(ui: &mut Ui, state: &State, desk: &Teach, scale: f32, rect: Rect, wide: bool) -> Rect {
    let Some(first) = ClassWords::new(state, &state.words, desk) else {
        return rect;
    };
    let second = desk
        .second_words()
        .and_then(|words| Some((ClassWords::new(state, words, desk)?, words.locale().clone())));
    // As large as it fits, down to half.
    let mut shrunk = scale;
    let high = |scale| {
        height(
            ui,
            state,
            &first,
            second.as_ref(),
            desk,
            scale,
            rect.width(),
        )
    };
    while high(shrunk) > rect.height() && shrunk > scale * SMALLEST {
        shrunk *= 0.94;
    }
    let used = high(shrunk);
    let top = if wide {
        rect.top() + ((rect.height() - used) / 2.0).max(0.0)
    } else {
        rect.top()
    };
    let place = Rect::from_min_max(pos2(rect.left(), top), rect.max);
    let mut column = ui.new_child(
        UiBuilder::new()
            .id_salt("class words")
            .max_rect(place)
            .layout(Layout::top_down(Align::Min)),
    );
    let theme = class_theme(state.locale(), shrunk);
    column.spacing_mut().item_spacing = vec2(0.0, theme.px(14.0));
    for block in blocks(&first, &theme) {
        block.ui(&mut column);
    }
    if let Some((second, id)) = &second {
        let theme = class_theme(id, shrunk);
        column.add_space(theme.px(10.0));
        for block in second_blocks(second, &theme) {
            block.ui(&mut column);
        }
    }
    if let Some(said) = first.said.as_ref().filter(|_| judges(desk)) {
        column.add_space(theme.px(10.0));
        let large = class_theme(state.locale(), shrunk * 1.3);
        said_ui(&mut column, &large, said, None);
    }
    place
}

fn blocks<'a>(words: &'a ClassWords, theme: &'a Theme) -> Vec<TextBlock<'a>> {
    let mut blocks = Vec::new();
    if !words.heading.is_empty() {
        blocks.push(TextBlock::new(&words.heading, theme).heading(HEADING));
    }
    if !words.text.is_empty() {
        blocks.push(TextBlock::new(&words.text, theme).font(theme.font(TEXT)));
    }
    blocks
}

fn second_blocks<'a>(words: &'a ClassWords, theme: &'a Theme) -> Vec<TextBlock<'a>> {
    let mut blocks = Vec::new();
    if !words.heading.is_empty() {
        let heading = TextBlock::new(&words.heading, theme).font(theme.bold(SECOND));
        blocks.push(heading.color(theme.muted));
    }
    if !words.text.is_empty() {
        let text = TextBlock::new(&words.text, theme).font(theme.font(SECOND));
        blocks.push(text.color(theme.muted));
    }
    blocks
}

/// How high all words are at that width.
fn height(
    ui: &Ui,
    state: &State,
    first: &ClassWords,
    second: Option<&(ClassWords, LocaleId)>,
    desk: &Teach,
    scale: f32,
    width: f32,
) -> f32 {
    let theme = class_theme(state.locale(), scale);
    let gap = theme.px(14.0);
    let sum = |blocks: Vec<TextBlock<'_>>| -> f32 {
        blocks.iter().map(|it| it.size(ui, width).y + gap).sum()
    };
    let mut all = sum(blocks(first, &theme));
    if let Some((second, id)) = second {
        let theme = class_theme(id, scale);
        all += theme.px(10.0) + sum(second_blocks(second, &theme));
    }
    if let Some(said) = first.said.as_ref().filter(|_| judges(desk)) {
        let large = class_theme(state.locale(), scale * 1.3);
        let body = TextBlock::new(&said.body, &large).size(ui, width - 40.0).y;
        let heading = TextBlock::new(&said.heading, &large)
            .size(ui, width - 40.0)
            .y;
        all += theme.px(10.0) + body + heading + 30.0;
    }
    all
}
