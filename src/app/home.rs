//! The home screen: the course map, and the way on.

use std::sync::Arc;

use egui::{Align2, Layout, Rect, Role, Sense, Shape, Stroke, Ui, WidgetInfo, pos2, vec2};

use super::board::paint_board;
use super::command::Command;
use super::controls::{WordButton, card_ui, mix, scroll_ui, stone_ui};
use super::languages::{languages_ui, offers_languages};
use super::state::State;
use super::text::{TextBlock, measure, paint_label};
use super::theme::{Theme, size};
use crate::draw::{BoardLayout, step_picture};
use crate::lesson::{Chapter, Lesson, Runner};
use crate::locale::{Args, Text};
use crate::rules::{BoardSize, Color};

/// A lesson's place on the map.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Place {
    /// Finished.
    Done,
    /// Finished with a wrong move or a hint on the way.
    Helped,
    /// Where the learner is.
    Here,
    /// Still to come.
    ToCome,
    /// A review that was never taken.
    Review,
    /// A review that was taken.
    Reviewed,
}

/// Draws the screen.
pub fn home_ui(ui: &mut Ui, state: &State, theme: &Theme, commands: &mut Vec<Command>) {
    let Some((lesson, index, finished)) = way_on(state) else {
        return;
    };
    let begun = state.progress.bookmark(&state.course).is_some();
    let in_bar = offers_languages(ui, state, theme, ui.max_rect().width());
    let map = |ui: &mut Ui, commands: &mut Vec<Command>| {
        map_ui(ui, state, theme, &lesson.id, finished, commands);
    };
    let side = |ui: &mut Ui, commands: &mut Vec<Command>| {
        let words = |key: &str| state.words.plain(key);
        let card = LessonCard {
            over: words(match (finished, begun) {
                (true, _) => "home-all-done",
                (false, true) => "home-continue",
                (false, false) => "home-first",
            }),
            lesson: lesson.clone(),
            index,
            button: words(if begun { "home-continue" } else { "home-begin" }),
        };
        lesson_card_ui(ui, state, theme, &card, commands);
        due_ui(ui, state, theme, commands);
        // Whoever comes for the first time sees at once that their language is here.
        if !begun && !in_bar {
            languages_card_ui(ui, state, theme, commands);
        }
        books_ui(ui, state, theme, commands);
        classes_ui(ui, state, theme, commands);
        order_ui(ui, state, theme, commands);
    };
    two_columns_ui(ui, commands, map, side);
}

/// A wide column and a narrow one beside it, or the narrow one first where there is no room; both scroll together.
pub fn two_columns_ui(
    ui: &mut Ui,
    commands: &mut Vec<Command>,
    wide: impl FnOnce(&mut Ui, &mut Vec<Command>),
    narrow: impl FnOnce(&mut Ui, &mut Vec<Command>),
) {
    let margin = if ui.max_rect().width() < size::NARROW {
        size::MARGIN_SMALL
    } else {
        size::MARGIN
    };
    let gap = if margin < size::MARGIN { 16.0 } else { 28.0 };
    scroll_ui(ui, WIDEST, margin, |ui| {
        let inner = vec2(ui.available_width(), ui.clip_rect().height());
        let beside = inner.x > inner.y || inner.x > 700.0;
        ui.spacing_mut().item_spacing = vec2(gap, size::GAP);
        if !beside {
            narrow(ui, commands);
            wide(ui, commands);
            return;
        }
        let side = (inner.x * 0.296).clamp(236.0, 420.0);
        ui.horizontal_top(|ui| {
            let width = (ui.available_width() - side - gap).max(200.0);
            let layout = Layout::top_down(egui::Align::Min);
            ui.allocate_ui_with_layout(vec2(width, 0.0), layout, |ui| wide(ui, commands));
            ui.allocate_ui_with_layout(vec2(side, 0.0), layout, |ui| narrow(ui, commands));
        });
    });
}

/// Wider than this a screen of cards does not grow.
const WIDEST: f32 = 1600.0;

/// The lesson and step to go on with, and whether the whole course is finished.
pub fn way_on(state: &State) -> Option<(Arc<Lesson>, usize, bool)> {
    let done =
        |lesson: &Lesson| state.progress.finished_in(&state.course, lesson) == lesson.steps.len();
    let first_open = || {
        let chapters = state.course.chapters_in(state.settings.order.as_deref());
        let mut ids = chapters.into_iter().flat_map(|chapter| &chapter.lessons);
        ids.find_map(|id| state.course.lesson(id).filter(|lesson| !done(lesson)))
    };
    let marked = state.progress.bookmark(&state.course).and_then(|at| {
        let lesson = state.course.lesson(&at.lesson)?;
        (!done(lesson)).then(|| {
            (
                lesson,
                lesson
                    .step_index(&at.step)
                    .filter(|_| !state.progress.is_finished(&state.course, &at.step))
                    .unwrap_or_else(|| first_unfinished(state, lesson)),
            )
        })
    });
    if let Some((lesson, index)) = marked {
        return Some((lesson.clone(), index, false));
    }
    match first_open() {
        Some(lesson) => Some((lesson.clone(), first_unfinished(state, lesson), false)),
        None => state
            .course
            .lessons
            .first()
            .map(|lesson| (lesson.clone(), 0, true)),
    }
}

/// The index of the lesson's first step that is not finished.
fn first_unfinished(state: &State, lesson: &Lesson) -> usize {
    let unfinished =
        |step: &crate::lesson::Step| !state.progress.is_finished(&state.course, &step.id);
    lesson.steps.iter().position(unfinished).unwrap_or(0)
}

fn map_ui(
    ui: &mut Ui,
    state: &State,
    theme: &Theme,
    here: &str,
    finished: bool,
    commands: &mut Vec<Command>,
) {
    let chapters = state.course.chapters_in(state.settings.order.as_deref());
    for (number, chapter) in chapters.into_iter().enumerate() {
        card_ui(ui, theme, |ui| {
            ui.spacing_mut().item_spacing.y = 10.0;
            chapter_heading_ui(ui, state, theme, number + 1, chapter);
            let lessons: Vec<_> = chapter
                .lessons
                .iter()
                .filter_map(|id| state.course.lesson(id))
                .collect();
            let least = theme.px(126.0).max(96.0);
            let columns = ((ui.available_width() / least).floor() as usize).max(1);
            let cell = (ui.available_width() / columns as f32)
                .floor()
                .min(least * 1.25);
            let mut cells: Vec<_> = lessons.into_iter().map(Some).collect();
            if chapter_can_be_reviewed(state, chapter) {
                cells.push(None);
            }
            for row in cells.chunks(columns) {
                ui.horizontal_top(|ui| {
                    ui.spacing_mut().item_spacing.x = 0.0;
                    for cell_of in row {
                        let Some(lesson) = cell_of else {
                            if review_cell_ui(ui, state, theme, chapter, cell) {
                                commands.push(Command::Review(chapter.id.clone()));
                            }
                            continue;
                        };
                        let all = lesson.steps.len();
                        let place = match state.progress.finished_in(&state.course, lesson) {
                            done if done == all => Place::Done,
                            _ if lesson.id == here && !finished => Place::Here,
                            _ => Place::ToCome,
                        };
                        if place == Place::Here && state.map_reveal {
                            let size = vec2(cell, theme.px(150.0));
                            let rect = Rect::from_min_size(ui.cursor().min, size);
                            if !ui.clip_rect().contains_rect(rect) {
                                ui.scroll_to_rect(rect, Some(egui::Align::Center));
                            }
                            commands.push(Command::MapShown);
                        }
                        if lesson_cell_ui(ui, state, theme, lesson, place, cell) {
                            commands.push(Command::Open {
                                lesson: lesson.id.clone(),
                                step: None,
                            });
                        }
                    }
                });
            }
        });
    }
}

/// Whether a review of the chapter has something to ask.
fn chapter_can_be_reviewed(state: &State, chapter: &Chapter) -> bool {
    let lessons = chapter.lessons.iter();
    let mut steps = lessons
        .filter_map(|id| state.course.lesson(id))
        .flat_map(|lesson| &lesson.steps);
    steps.any(|step| step.idea.is_some() && step.can_be_asked_again())
}

/// The review at the end of a chapter; tells whether it was clicked.
fn review_cell_ui(
    ui: &mut Ui,
    state: &State,
    theme: &Theme,
    chapter: &Chapter,
    width: f32,
) -> bool {
    let rounds = state.progress.rounds(&state.course, &chapter.id);
    let title = state.words.plain("home-review");
    let args = Args::new().number("count", count(rounds));
    let under = state.words.text("home-review-rounds", &args).plain();
    let place = if rounds > 0 {
        Place::Reviewed
    } else {
        Place::Review
    };
    let named = Args::new().word("chapter", &state.chapter_title(&chapter.id));
    let label = state.words.text("review-chapter", &named).plain();
    cell_ui(
        ui,
        theme,
        &title,
        &under,
        &format!("{label}, {under}"),
        place,
        width,
    )
}

fn chapter_heading_ui(ui: &mut Ui, state: &State, theme: &Theme, number: usize, chapter: &Chapter) {
    let lessons = chapter
        .lessons
        .iter()
        .filter_map(|id| state.course.lesson(id));
    let done = lessons
        .filter(|lesson| state.progress.finished_in(&state.course, lesson) == lesson.steps.len())
        .count();
    let title = narrator_title(state, &chapter.id);
    let args = Args::new()
        .number("done", count(done))
        .number("total", count(chapter.lessons.len()));
    let progress = state.words.text("home-done-of", &args).plain();
    let heading = Args::new()
        .number("number", count(number))
        .word("title", &title);
    let label = state.words.text("home-chapter", &heading).plain();
    let (rect, response) =
        ui.allocate_exact_size(vec2(ui.available_width(), theme.px(28.0)), Sense::hover());
    response
        .widget_info(|| WidgetInfo::labeled(Role::Heading, true, format!("{label}, {progress}")));
    let font = theme.bold(size::TITLE);
    let y = rect.center().y;
    paint_label(
        ui,
        pos2(rect.left(), y),
        Align2::LEFT_CENTER,
        &number.to_string(),
        font.clone(),
        theme.ink,
        &theme.locale,
    );
    let left = rect.left() + theme.px(30.0);
    paint_label(
        ui,
        pos2(left, y),
        Align2::LEFT_CENTER,
        &title,
        font.clone(),
        theme.ink,
        &theme.locale,
    );
    let right = left + measure(ui, &font, &title, theme.spacing()) + 10.0;
    paint_label(
        ui,
        pos2(right, y + 1.0),
        Align2::LEFT_CENTER,
        &progress,
        theme.font(15.5),
        theme.muted,
        &theme.locale,
    );
}

fn narrator_title(state: &State, chapter: &str) -> String {
    BoardSize::square(9)
        .map(|size| state.narrator(size).chapter_title(chapter).plain())
        .unwrap_or_default()
}

fn count(value: usize) -> i64 {
    i64::try_from(value).unwrap_or(i64::MAX)
}

fn lesson_cell_ui(
    ui: &mut Ui,
    state: &State,
    theme: &Theme,
    lesson: &Lesson,
    place: Place,
    width: f32,
) -> bool {
    let title = state.lesson_title(lesson);
    let steps = state.words.text(
        "home-steps",
        &Args::new().number("count", count(lesson.steps.len())),
    );
    let done = state.progress.finished_in(&state.course, lesson);
    let args = Args::new()
        .word("title", &title)
        .number("done", count(done))
        .number("count", count(lesson.steps.len()));
    let label = state.words.text("home-lesson-label", &args).plain();
    cell_ui(ui, theme, &title, &steps.plain(), &label, place, width)
}

/// A stone with a title and a line under it; tells whether it was clicked.
fn cell_ui(
    ui: &mut Ui,
    theme: &Theme,
    title: &str,
    under: &str,
    label: &str,
    place: Place,
    width: f32,
) -> bool {
    let title_text = Text::from_plain(title);
    let block = |text| TextBlock::new(text, theme).heading(16.0).centered();
    let title_height = block(&title_text).size(ui, width - 8.0).y;
    let stone = theme.px(46.0);
    let height = stone + 14.0 + title_height + theme.px(26.0);
    let (rect, response) = ui.allocate_exact_size(vec2(width, height), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, label));
    if response.hovered() {
        ui.painter().rect_filled(
            rect.shrink2(vec2(3.0, 0.0)),
            size::RADIUS_SMALL,
            theme.hover,
        );
    }
    if response.has_focus() {
        ui.painter().rect_stroke(
            rect.shrink(1.0),
            size::RADIUS_SMALL,
            theme.focus(),
            egui::StrokeKind::Inside,
        );
    }
    let center = pos2(rect.center().x, rect.top() + 4.0 + stone / 2.0);
    map_stone(ui, theme, center, stone / 2.0, place);
    let top = center.y + stone / 2.0 + 10.0;
    let title_rect = Rect::from_min_size(
        pos2(rect.left() + 4.0, top),
        vec2(width - 8.0, title_height),
    );
    block(&title_text).paint_at(ui, title_rect);
    let pos = pos2(rect.center().x, title_rect.bottom() + 2.0);
    paint_label(
        ui,
        pos,
        Align2::CENTER_TOP,
        under,
        theme.font(14.0),
        theme.muted,
        &theme.locale,
    );
    response.clicked()
}

/// A black stone is what is finished, a ringed white one is where the learner is, a dashed ring is still to come.
pub fn map_stone(ui: &Ui, theme: &Theme, center: egui::Pos2, radius: f32, place: Place) {
    match place {
        Place::Done => stone_ui(ui, theme, Color::Black, center, radius),
        Place::Helped => {
            stone_ui(ui, theme, Color::Black, center, radius);
            let mark = Stroke::new((radius * 0.16).max(1.5), theme.stones.black.ink);
            ui.painter().circle_stroke(center, radius * 0.42, mark);
        }
        Place::Here => {
            stone_ui(ui, theme, Color::White, center, radius);
            ui.painter().circle_stroke(
                center,
                radius * 1.11,
                Stroke::new(radius * 0.152, theme.accent),
            );
        }
        // Both colors in one stone: a bit of everything.
        Place::Review | Place::Reviewed => {
            let half = |color, from: f32| {
                let around = (0..=32).map(|step| {
                    let angle = from + f32::from(step as u8) / 32.0 * std::f32::consts::PI;
                    center + vec2(angle.cos(), angle.sin()) * radius
                });
                Shape::convex_polygon(around.collect(), color, Stroke::NONE)
            };
            let (ink, paper) = (theme.stones.white.ink, theme.stones.black.ink);
            let quarter = std::f32::consts::FRAC_PI_4;
            let (dark, light) = match place {
                Place::Reviewed => (ink, paper),
                _ => (mix(theme.border, theme.card, 0.15), theme.card),
            };
            ui.painter().add(half(dark, quarter));
            ui.painter()
                .add(half(light, quarter + std::f32::consts::PI));
            ui.painter().circle_stroke(center, radius, theme.edge());
        }
        Place::ToCome => {
            let points: Vec<egui::Pos2> = (0..=72)
                .map(|step| {
                    let angle = f32::from(step as u8) / 72.0 * std::f32::consts::TAU;
                    center + vec2(angle.cos(), angle.sin()) * (radius - 1.0)
                })
                .collect();
            let stroke = Stroke::new(1.6, mix(theme.border, theme.card, 0.15));
            ui.painter()
                .extend(Shape::dashed_line(&points, stroke, 5.0, 4.0));
        }
    }
}

/// A lesson to go on with: its title, its board, the button that leads there.
pub struct LessonCard {
    /// Over the title.
    pub over: String,
    /// The lesson.
    pub lesson: Arc<Lesson>,
    /// The index of the step.
    pub index: usize,
    /// On the button.
    pub button: String,
}

/// Draws such a card.
pub fn lesson_card_ui(
    ui: &mut Ui,
    state: &State,
    theme: &Theme,
    card: &LessonCard,
    commands: &mut Vec<Command>,
) {
    let LessonCard { lesson, index, .. } = card;
    let Some((mut runner, _)) = Runner::new(lesson.clone()) else {
        return;
    };
    runner.go_to(*index);
    card_ui(ui, theme, |ui| {
        ui.spacing_mut().item_spacing.y = 6.0;
        let muted = |ui: &mut Ui, text: &Text| {
            TextBlock::new(text, theme)
                .font(theme.font(16.0))
                .color(theme.muted)
                .ui(ui);
        };
        muted(ui, &Text::from_plain(card.over.clone()));
        let title = Text::from_plain(state.lesson_title(lesson));
        TextBlock::new(&title, theme).heading(25.0).ui(ui);
        let args = Args::new()
            .number("step", count(index + 1))
            .number("steps", count(lesson.steps.len()));
        muted(ui, &state.words.text("home-step-of", &args));
        ui.add_space(8.0);
        let side = ui
            .available_width()
            .min(ui.ctx().content_rect().height() * 0.39);
        let size = vec2(ui.available_width(), side);
        let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Image, true, title.plain()));
        let picture = step_picture(runner.step(), runner.state(), None);
        let layout = BoardLayout::new(
            Rect::from_center_size(rect.center(), vec2(side, side)),
            &picture,
        );
        paint_board(ui, "way-on", &picture, &layout, theme);
        ui.add_space(10.0);
        let button = WordButton::new(&card.button, theme).primary().wide();
        if button.ui(ui).clicked() {
            let step = lesson.steps.get(*index).map(|step| step.id.clone());
            commands.push(Command::Open {
                lesson: lesson.id.clone(),
                step,
            });
        }
    });
}

/// What went wrong on earlier days and is to be asked again today.
fn due_ui(ui: &mut Ui, state: &State, theme: &Theme, commands: &mut Vec<Command>) {
    let due = state.due().len();
    if due == 0 {
        return;
    }
    card_ui(ui, theme, |ui| {
        ui.spacing_mut().item_spacing.y = 8.0;
        let title = state.words.text("review-missed", &Args::new());
        TextBlock::new(&title, theme).heading(18.0).ui(ui);
        let args = Args::new().number("count", count(due));
        let text = state.words.text("home-due", &args);
        TextBlock::new(&text, theme).font(theme.font(16.0)).ui(ui);
        let button = state.words.plain("home-due-button");
        if WordButton::new(&button, theme).wide().ui(ui).clicked() {
            commands.push(Command::Practice);
        }
    });
}

/// What can be looked up: the words of Go.
fn books_ui(ui: &mut Ui, state: &State, theme: &Theme, commands: &mut Vec<Command>) {
    if state.course.glossary.terms.is_empty() {
        return;
    }
    card_ui(ui, theme, |ui| {
        ui.spacing_mut().item_spacing.y = 8.0;
        let title = state.words.text("glossary-title", &Args::new());
        TextBlock::new(&title, theme).heading(18.0).ui(ui);
        let args = Args::new().number("count", count(state.course.glossary.terms.len()));
        let button = state.words.text("home-glossary", &args).plain();
        if WordButton::new(&button, theme).pill().ui(ui).clicked() {
            commands.push(Command::ToggleGlossary);
        }
    });
}

/// The way to the teacher's desk.
fn classes_ui(ui: &mut Ui, state: &State, theme: &Theme, commands: &mut Vec<Command>) {
    card_ui(ui, theme, |ui| {
        ui.spacing_mut().item_spacing = vec2(8.0, 8.0);
        let title = state.words.text("home-classes", &Args::new());
        TextBlock::new(&title, theme).heading(18.0).ui(ui);
        let button = state.words.plain("command-prepare");
        let write = state.words.plain("command-author");
        ui.horizontal_wrapped(|ui| {
            if WordButton::new(&button, theme).pill().ui(ui).clicked() {
                commands.push(Command::TogglePrepare);
            }
            if WordButton::new(&write, theme).pill().ui(ui).clicked() {
                let (folder, lesson) = (None, None);
                commands.push(Command::OpenAuthor { folder, lesson });
            }
        });
    });
}

/// The languages, each in its own name and face.
fn languages_card_ui(ui: &mut Ui, state: &State, theme: &Theme, commands: &mut Vec<Command>) {
    card_ui(ui, theme, |ui| {
        ui.spacing_mut().item_spacing = vec2(8.0, 8.0);
        let title = state.words.text("settings-language", &Args::new());
        TextBlock::new(&title, theme).heading(18.0).ui(ui);
        languages_ui(ui, state, theme, commands);
    });
}

fn order_ui(ui: &mut Ui, state: &State, theme: &Theme, commands: &mut Vec<Command>) {
    if state.course.orders.len() < 2 {
        return;
    }
    card_ui(ui, theme, |ui| {
        ui.spacing_mut().item_spacing = vec2(8.0, 8.0);
        let title = state.words.text("home-order", &Args::new());
        TextBlock::new(&title, theme).heading(18.0).ui(ui);
        let first = state.course.orders.first().map(|order| order.id.clone());
        let chosen = state.settings.order.clone().or(first);
        ui.horizontal_wrapped(|ui| {
            for order in &state.course.orders {
                let name = BoardSize::square(9)
                    .map(|size| state.narrator(size).order_name(&order.id).plain());
                let on = chosen.as_deref() == Some(order.id.as_str());
                if WordButton::new(&name.unwrap_or_default(), theme)
                    .selected(on)
                    .ui(ui)
                    .clicked()
                {
                    commands.push(Command::Order(order.id.clone()));
                }
            }
        });
    });
}
