//! The lesson screen: the board, the words beside it, what is said to a move, the buttons.

use egui::{Align, Layout, Rect, Role, Sense, Ui, Vec2, WidgetInfo, pos2, vec2};

use super::board::{BoardWidget, NamesKey, paint_board};
use super::command::{Command, Reading};
use super::controls::{WordButton, key_ui, link_ui, note_ui, said_with};
use super::lesson_buttons::Buttons;
use super::lesson_trays::Trays;
use super::score_table::score_table_ui;
use super::state::{LessonScreen, State};
use super::text::{TextBlock, measure};
use super::theme::{Theme, motion, size};
use crate::draw::{
    BoardLayout, BoardPicture, PictureMark, PictureMarkKind, PictureStone, step_picture,
};
use crate::lesson::{Feedback, Input, Phase, Repetition, StepKind};
use crate::locale::{Args, Narrator, Said, Span, Text};
use crate::rules::{Color, Point};

/// Room for the scroll bar, which lies over the content.
const BAR: f32 = 8.0;

/// Where the parts of the screen lie.
struct Places {
    inner: Rect,
    board: Rect,
    below: Rect,
    column: Rect,
    buttons: Rect,
}

impl Places {
    fn new(rect: Rect, theme: &Theme) -> Self {
        let small = rect.width() < size::NARROW || rect.height() < 640.0;
        let margin = if small {
            size::MARGIN_SMALL
        } else {
            size::MARGIN
        };
        let top = if small { 12.0 } else { 22.0 };
        let inner = Rect::from_min_max(
            rect.min + vec2(margin, top),
            rect.max - vec2(margin, margin.min(18.0)),
        );
        let below = theme.px(30.0);
        let button_row = theme.px(size::BUTTON);
        if inner.width() >= inner.height() {
            let gap = if small { 20.0 } else { 36.0 };
            let column = (inner.width() * 0.36).max(theme.px(280.0).min(inner.width() * 0.5));
            let side = (inner.height() - below).min(inner.width() - gap - column);
            let board = Rect::from_min_size(inner.min, Vec2::splat(side));
            let left = board.right() + gap;
            let right = inner.right().min(left + theme.px(620.0));
            // The buttons stand level with the board, unless the words need the room.
            let bottom = if small || theme.scale > 1.2 {
                inner.bottom()
            } else {
                (board.bottom() + below).min(inner.bottom())
            };
            Self {
                inner,
                board,
                below: Rect::from_min_size(board.left_bottom(), vec2(side, below)),
                column: Rect::from_min_max(
                    pos2(left, inner.top()),
                    pos2(right, bottom - button_row - 12.0),
                ),
                buttons: Rect::from_min_max(
                    pos2(left, bottom - button_row),
                    pos2(right - BAR, bottom),
                ),
            }
        } else {
            let side = inner.width().min(inner.height() * 0.56);
            let board = Rect::from_min_size(
                pos2(inner.center().x - side / 2.0, inner.top()),
                Vec2::splat(side),
            );
            let top = board.bottom() + below + 6.0;
            Self {
                inner,
                board,
                below: Rect::from_min_size(board.left_bottom(), vec2(side, below)),
                column: Rect::from_min_max(
                    pos2(inner.left(), top),
                    pos2(inner.right(), inner.bottom() - button_row - 12.0),
                ),
                buttons: Rect::from_min_max(
                    pos2(inner.left(), inner.bottom() - button_row),
                    inner.max - vec2(BAR, 0.0),
                ),
            }
        }
    }
}

impl Places {
    /// A row under board and words, where there is room for one of that height.
    fn across(&self, height: f32) -> Option<Rect> {
        let top = self.inner.bottom() - height;
        (self.below.bottom() + 4.0 <= top).then(|| {
            let right = self.inner.right() - BAR;
            Rect::from_min_max(
                pos2(self.inner.left(), top),
                pos2(right, self.inner.bottom()),
            )
        })
    }
}

/// Draws the screen.
pub fn lesson_ui(
    ui: &mut Ui,
    state: &State,
    screen: &LessonScreen,
    theme: &Theme,
    commands: &mut Vec<Command>,
) {
    let places = Places::new(ui.max_rect(), theme);
    let narrator = state.narrator(screen.runner.state().game().board().size());
    let view = View {
        state,
        screen,
        theme,
        words: LessonWords::new(
            &narrator,
            screen,
            state.words.text("lesson-free-play", &Args::new()),
        ),
        time: ui.input(|input| input.time),
        narrator,
    };
    let held = screen.motion.held_at(view.time);
    let trays = Trays::new(ui, state, screen, theme, places.below, held);
    let repetition = screen.repetition().filter(|_| screen.comparing);
    let hovered = match &repetition {
        Some(repetition) => {
            let format = state.format(screen.runner.state().game().board().size());
            compare_ui(ui, state, theme, repetition, format, places.board);
            None
        }
        None => {
            let hovered = view.board_ui(ui, &trays, places.board, commands);
            trays.ui(ui, state, screen, theme);
            hovered
        }
    };
    let light = screen.light.or(hovered);
    let buttons = Buttons::new(state, screen);
    let (mut column, mut row) = (places.column, places.buttons);
    let more = buttons.height(ui, theme, row.width()) - row.height();
    let across = places.across(row.height());
    match across {
        // A second row would take room from the words; below the board and them there is room for one.
        Some(across) if more > 0.0 && buttons.height(ui, theme, across.width()) <= row.height() => {
            column.max.y = across.top() - 12.0;
            row = across;
        }
        _ => {
            row.min.y -= more;
            column.max.y -= more;
        }
    }
    let pointed = view.column_ui(ui, light, column, commands);
    buttons.ui(ui, theme, row, commands);
    if pointed != screen.light {
        commands.push(Command::Light(pointed));
    }
}

/// The words of the step, made once for a frame.
struct LessonWords {
    heading: Text,
    text: Text,
    said: Option<Said>,
    hints: Vec<Text>,
    rule: Option<Text>,
}

impl LessonWords {
    fn new(narrator: &Narrator<'_>, screen: &LessonScreen, free_play: Text) -> Self {
        let (step, state) = (screen.runner.step(), screen.runner.state());
        let lesson = screen.runner.lesson();
        let finished = *state.phase() == Phase::Finished;
        Self {
            heading: narrator.heading(lesson, screen.runner.index(), state),
            text: match state.phase() {
                Phase::Exploring { .. } => free_play,
                _ => narrator.text(step, state),
            },
            said: narrator.feedback(step, state),
            hints: narrator.hints(step, state),
            rule: finished.then(|| narrator.rule(lesson, step)).flatten(),
        }
    }

    fn names_a_point(&self, screen: &LessonScreen, state: &State) -> bool {
        let said = self.said.iter().map(|said| &said.body);
        let reading = screen.reading.iter().map(|reading| &reading.text);
        std::iter::once(&self.text)
            .chain(said)
            .chain(&self.hints)
            .chain(reading)
            .any(|text| state.shows_coordinates(text))
    }
}

/// What the parts of the screen are drawn from.
struct View<'a> {
    state: &'a State,
    screen: &'a LessonScreen,
    theme: &'a Theme,
    narrator: Narrator<'a>,
    words: LessonWords,
    /// In seconds.
    time: f64,
}

impl View<'_> {
    /// The board; returns the point under the pointer.
    fn board_ui(
        &self,
        ui: &mut Ui,
        trays: &Trays,
        rect: Rect,
        commands: &mut Vec<Command>,
    ) -> Option<Point> {
        let (state, screen) = (self.state, self.screen);
        let (step, taken) = (screen.runner.step(), screen.runner.state());
        let board = taken.game().board();
        let named = self.words.names_a_point(screen, state);
        let format = named.then(|| state.format(board.size()));
        let mut picture = step_picture(step, taken, format);
        if let Some(coordinates) = &mut picture.coordinates {
            coordinates.least = self.theme.px(11.5);
        }
        self.count(ui, &mut picture);
        self.move_stones(trays, rect, &mut picture);
        picture.lit.extend(screen.light);
        if let Some(Feedback::RightAnswer(_) | Feedback::WrongAnswer(_)) = taken.feedback() {
            // An answer in words is shown on the board by the points that it names.
            let said = self.words.said.iter().flat_map(|said| said.body.spans());
            picture.lit.extend(said.filter_map(|span| match span {
                Span::Point(point, _) => Some(*point),
                Span::Plain(_) => None,
            }));
        }
        let label = state.words.text(
            "board-label",
            &Args::new()
                .number("columns", i64::from(board.size().columns()))
                .number("rows", i64::from(board.size().rows())),
        );
        let response = BoardWidget {
            picture,
            cursor: screen.cursor,
            hover: hover_color(screen),
            label: &label.plain(),
            names: NamesKey {
                board,
                locale: state.locale(),
                format: state.format(board.size()),
            },
            point_label: &|point| self.narrator.point_label(board, point).plain(),
            theme: self.theme,
        }
        .ui(ui, rect);
        commands.extend(response.cursor.map(Command::Cursor));
        if let Some(point) = response.clicked {
            commands.push(Command::Cursor(point));
            commands.push(Command::Input(Input::Point(point)));
        }
        if let Some(point) = response.asked {
            commands.push(Command::Cursor(point));
            commands.push(Command::Read(Reading::Chain));
        }
        response.hovered
    }

    /// Shows the stones where they are on their way.
    fn move_stones(&self, trays: &Trays, rect: Rect, picture: &mut BoardPicture) {
        let motion = &self.screen.motion;
        let Some(moving) = motion.stones_at(self.time) else {
            return;
        };
        let layout = BoardLayout::new(rect, picture);
        let tray_size = self.theme.px(8.0) / layout.stone_radius();
        picture.stones = moving
            .into_iter()
            .map(|stone| {
                let mut drawn = PictureStone {
                    alpha: stone.alpha,
                    scale: stone.scale,
                    offset: vec2(stone.shift, 0.0),
                    ..PictureStone::new(stone.point, stone.color)
                };
                if let Some((holder, way)) = stone.flight {
                    let from = layout.pos_from_point(stone.point);
                    drawn.offset = (trays.place_of(holder) - from) / layout.cell() * way;
                    drawn.scale = egui::lerp(stone.scale..=tray_size, way * way);
                }
                drawn
            })
            .collect();
        if !motion.is_shaking(self.time) {
            picture.marks.clear();
        }
        picture.last_move = None;
    }

    /// Numbers the points that are counted, one after another.
    fn count(&self, ui: &Ui, picture: &mut BoardPicture) {
        let counted = self.screen.counted();
        if counted.is_empty() || self.screen.motion.is_moving() {
            return;
        }
        let shown = if self.state.is_still() {
            counted.len()
        } else {
            let began = self.screen.count_began.unwrap_or(self.time);
            let shown = ((self.time - began) / motion::COUNT).max(0.0);
            #[expect(
                clippy::cast_possible_truncation,
                clippy::cast_sign_loss,
                reason = "not negative, and cut at the number of points"
            )]
            let shown = shown.min(1e6) as usize;
            shown.min(counted.len())
        };
        if shown < counted.len() {
            #[expect(clippy::cast_possible_truncation, reason = "a part of a second")]
            let seconds = (motion::COUNT / 4.0) as f32;
            ui.ctx().request_repaint_after_secs(seconds);
        }
        // A letter of the script keeps its place; numbers and shapes make room.
        let is_letter = |kind: &PictureMarkKind| match kind {
            PictureMarkKind::Label(label) => label.parse::<u16>().is_err(),
            _ => false,
        };
        let lettered: Vec<Point> = picture
            .marks
            .iter()
            .filter(|mark| is_letter(&mark.kind))
            .map(|mark| mark.at)
            .collect();
        picture
            .marks
            .retain(|mark| !counted.contains(&mark.at) || is_letter(&mark.kind));
        for (number, at) in (1..).zip(counted.iter().take(shown)) {
            let number: usize = number;
            let kind = match counted.len() {
                1 => PictureMarkKind::Liberty,
                _ => PictureMarkKind::Label(number.to_string()),
            };
            if !lettered.contains(at) {
                picture.marks.push(PictureMark { at: *at, kind });
            }
        }
    }

    /// The words beside the board; returns the point in them that is pointed at.
    fn column_ui(
        &self,
        ui: &mut Ui,
        light: Option<Point>,
        rect: Rect,
        commands: &mut Vec<Command>,
    ) -> Option<Point> {
        let (state, screen, theme) = (self.state, self.screen, self.theme);
        let mut pointed = None;
        let mut column = ui.new_child(
            egui::UiBuilder::new()
                .max_rect(rect)
                .layout(Layout::top_down(Align::Min)),
        );
        let scroll = egui::ScrollArea::vertical()
            .auto_shrink([false; 2])
            .id_salt(screen.runner.step().id.as_str());
        scroll.show(&mut column, |ui| {
            ui.set_max_width(ui.available_width() - BAR);
            ui.spacing_mut().item_spacing.y = theme.px(12.0);
            dots_ui(ui, state, screen, theme, commands);
            TextBlock::new(&self.words.heading, theme)
                .heading(size::HEADING)
                .ui(ui);
            if !self.words.text.is_empty() {
                pointed = pointed.or(TextBlock::new(&self.words.text, theme)
                    .light(light)
                    .ui(ui)
                    .pointed);
            }
            // In free play the step rests.
            if !matches!(screen.runner.state().phase(), Phase::Exploring { .. }) {
                answers_ui(ui, screen, theme, &self.narrator, commands);
                if let StepKind::Score { .. } = screen.runner.step().kind {
                    score_table_ui(ui, state, screen, theme);
                }
            }
            let newest = ui.cursor().top();
            if let Some(said) = &self.words.said {
                let repetition = screen.repetition();
                let said = said_with(ui, theme, said, light, |ui| {
                    if let Some(repetition) = &repetition
                        && link_ui(ui, theme, &compare_words(state, screen, repetition)).clicked()
                    {
                        commands.push(Command::ToggleCompare);
                    }
                });
                pointed = pointed.or(said);
            }
            let answered = ui.cursor().top();
            let mut note = |ui: &mut Ui, key: &str, lines: &[Text]| {
                if !lines.is_empty() {
                    let heading = state.words.plain(key);
                    pointed = pointed.or(note_ui(ui, theme, &heading, lines, light));
                }
            };
            note(ui, "lesson-hint-title", &self.words.hints);
            note(ui, "lesson-rule-title", self.words.rule.as_slice());
            if let Some(reading) = &screen.reading {
                note(ui, "reading-title", std::slice::from_ref(&reading.text));
            }
            typed_ui(ui, state, screen, theme);
            if screen.reveal {
                // What was said comes into sight from its beginning; a note alone, such as a hint, likewise.
                let top = if answered > newest { newest } else { answered };
                reveal(ui, top);
            }
        });
        pointed
    }
}

/// Scrolls so that what was said is in sight, and its beginning in any case.
fn reveal(ui: &Ui, top: f32) {
    let bottom = ui.cursor().top();
    let room = ui.clip_rect().height();
    if bottom - top > room {
        let line = Rect::from_min_max(pos2(0.0, top), pos2(1.0, top + room));
        ui.scroll_to_rect(line, Some(Align::TOP));
    } else if bottom > ui.clip_rect().bottom() || top < ui.clip_rect().top() {
        let all = Rect::from_min_max(pos2(0.0, top), pos2(1.0, bottom));
        ui.scroll_to_rect(all, Some(Align::BOTTOM));
    }
}

/// What the link to the earlier board, or back from it, says.
fn compare_words(state: &State, screen: &LessonScreen, repetition: &Repetition) -> String {
    if screen.comparing {
        return state.words.plain("compare-close");
    }
    let ago = i64::try_from(repetition.moves_ago).unwrap_or(i64::MAX);
    let args = Args::new().number("count", ago);
    state.words.text("compare-open", &args).plain()
}

/// The earlier board beside the one that the refused move would make.
fn compare_ui(
    ui: &mut Ui,
    state: &State,
    theme: &Theme,
    repetition: &Repetition,
    format: crate::locale::Format,
    rect: Rect,
) {
    let gap = 16.0;
    let caption = theme.px(34.0);
    let side = ((rect.width() - gap) / 2.0).min(rect.height() - 2.0 * caption);
    let top = rect.center().y - side / 2.0;
    let ago = i64::try_from(repetition.moves_ago).unwrap_or(i64::MAX);
    let args = Args::new()
        .format(format)
        .number("count", ago)
        .point("move", repetition.point);
    let boards = [
        ("compare-before", &repetition.before, rect.left()),
        ("compare-after", &repetition.after, rect.right() - side),
    ];
    for (key, board, left) in boards {
        let place = Rect::from_min_size(pos2(left, top), Vec2::splat(side));
        let mut picture = BoardPicture::new(board.size()).with_stones(board.stones());
        picture = picture.with_mark(repetition.point, PictureMarkKind::Ring);
        let layout = BoardLayout::new(place, &picture);
        paint_board(ui, key, &picture, &layout, theme);
        let words = state.words.text(key, &args);
        let over = Rect::from_min_max(
            pos2(place.left(), place.top() - caption),
            pos2(place.right(), place.top() - 6.0),
        );
        caption_ui(ui, theme, &words, over, theme.bold(size::TEXT), theme.ink);
    }
    let same = state.words.text("compare-same", &args);
    let under = Rect::from_min_size(
        pos2(rect.left(), top + side + 8.0),
        vec2(rect.width(), caption),
    );
    caption_ui(ui, theme, &same, under, theme.font(size::TEXT), theme.muted);
}

fn caption_ui(
    ui: &mut Ui,
    theme: &Theme,
    words: &Text,
    rect: Rect,
    font: egui::FontId,
    color: egui::Color32,
) {
    let mut place = ui.new_child(egui::UiBuilder::new().max_rect(rect));
    TextBlock::new(words, theme)
        .font(font)
        .color(color)
        .centered()
        .ui(&mut place);
}

/// Whose stone hovers under the pointer.
fn hover_color(screen: &LessonScreen) -> Option<Color> {
    let taken = screen.runner.state();
    let plays = matches!(
        (taken.phase(), &screen.runner.step().kind),
        (Phase::Exploring { .. }, _)
            | (_, StepKind::Free)
            | (
                Phase::Asked,
                StepKind::Ask(_) | StepKind::Refuse { .. } | StepKind::Pass { .. }
            )
    );
    plays.then(|| taken.game().to_play())
}

/// The steps as dots; a click goes there.
fn dots_ui(
    ui: &mut Ui,
    state: &State,
    screen: &LessonScreen,
    theme: &Theme,
    commands: &mut Vec<Command>,
) {
    let lesson = screen.runner.lesson();
    let number = |value: usize| i64::try_from(value).unwrap_or(i64::MAX);
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        for (index, step) in lesson.steps.iter().enumerate() {
            let (rect, response) =
                ui.allocate_exact_size(vec2(size::TARGET, size::TARGET), Sense::click());
            let args = Args::new()
                .number("step", number(index + 1))
                .number("steps", number(lesson.steps.len()));
            let label = state.words.text("lesson-progress", &args).plain();
            let here = index == screen.runner.index();
            response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, here, &label));
            let center = pos2(rect.left() + 7.0, rect.center().y);
            if here {
                ui.painter().circle_filled(center, 6.5, theme.accent);
            } else if state.progress.is_finished(&state.course, &step.id) {
                ui.painter().circle_filled(center, 6.0, theme.ink);
            } else {
                ui.painter()
                    .circle_stroke(center, 5.5, egui::Stroke::new(1.3, theme.ink));
            }
            if response.has_focus() || response.hovered() {
                ui.painter()
                    .circle_stroke(center, 9.0, egui::Stroke::new(2.0, theme.point));
            }
            if response.clicked() {
                commands.push(Command::GoTo(index));
            }
        }
    });
}

fn answers_ui(
    ui: &mut Ui,
    screen: &LessonScreen,
    theme: &Theme,
    narrator: &Narrator<'_>,
    commands: &mut Vec<Command>,
) {
    let answers = narrator.answers(screen.runner.step(), screen.runner.state());
    if answers.is_empty() {
        return;
    }
    let chosen = match (screen.runner.state().feedback(), &screen.runner.step().kind) {
        (
            Some(Feedback::RightAnswer(name) | Feedback::WrongAnswer(name)),
            StepKind::Choose { answers, .. },
        ) => answers.iter().position(|answer| answer == name),
        _ => None,
    };
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(10.0, 10.0);
        for (index, answer) in answers.iter().enumerate() {
            if WordButton::new(&answer.plain(), theme)
                .selected(chosen == Some(index))
                .ui(ui)
                .clicked()
            {
                commands.push(Command::Input(Input::Choose(index)));
            }
        }
    });
}

/// What is being typed of a point's name.
fn typed_ui(ui: &mut Ui, state: &State, screen: &LessonScreen, theme: &Theme) {
    if let Some(typed) = &screen.mistyped {
        let text = state
            .words
            .text("lesson-typed-nothing", &Args::new().word("typed", typed));
        TextBlock::new(&text, theme).color(theme.accent).ui(ui);
    }
    if !screen.typed.is_empty() {
        ui.horizontal(|ui| {
            let args = Args::new().word("typed", &screen.typed.to_uppercase());
            let text = state.words.text("lesson-type-point", &args);
            let width = measure(ui, &theme.bold(size::TEXT), &text.plain(), theme.spacing()) + 6.0;
            ui.allocate_ui(vec2(width, 30.0), |ui| {
                TextBlock::new(&text, theme)
                    .font(theme.bold(size::TEXT))
                    .ui(ui)
            });
            key_ui(ui, theme, "Enter");
        });
    }
}
