//! The lesson screen: the board, the words beside it, what is said to a move, the buttons.

use egui::{Align, Align2, Layout, Rect, Role, Sense, Ui, Vec2, WidgetInfo, pos2, vec2};

use super::board::BoardWidget;
use super::command::Command;
use super::controls::{Sign, WordButton, key_ui, note_ui, said_ui};
use super::score_table::score_table_ui;
use super::state::{LessonScreen, State};
use super::text::{TextBlock, measure, paint_label};
use super::theme::{Theme, size};
use crate::draw::{PictureStone, step_picture, stone_shapes};
use crate::lesson::{Feedback, Input, Phase, StepKind, hint_levels};
use crate::locale::{Args, Narrator, Said, Text};
use crate::rules::Color;

/// Where the parts of the screen lie.
struct Places {
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
            let bottom = (board.bottom() + below).min(inner.bottom());
            Self {
                board,
                below: Rect::from_min_size(board.left_bottom(), vec2(side, below)),
                column: Rect::from_min_max(
                    pos2(left, inner.top()),
                    pos2(right, bottom - button_row - 12.0),
                ),
                buttons: Rect::from_min_max(pos2(left, bottom - button_row), pos2(right, bottom)),
            }
        } else {
            let side = inner.width().min(inner.height() * 0.56);
            let board = Rect::from_min_size(
                pos2(inner.center().x - side / 2.0, inner.top()),
                Vec2::splat(side),
            );
            let top = board.bottom() + below + 6.0;
            Self {
                board,
                below: Rect::from_min_size(board.left_bottom(), vec2(side, below)),
                column: Rect::from_min_max(
                    pos2(inner.left(), top),
                    pos2(inner.right(), inner.bottom() - button_row - 12.0),
                ),
                buttons: Rect::from_min_max(
                    pos2(inner.left(), inner.bottom() - button_row),
                    inner.max,
                ),
            }
        }
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
    let words = LessonWords::new(&narrator, screen);
    let hovered = board_ui(
        ui,
        state,
        screen,
        theme,
        &narrator,
        &words,
        places.board,
        commands,
    );
    below_ui(ui, state, screen, theme, places.below);
    let light = screen.light.or(hovered);
    let buttons = Buttons::new(state, screen);
    let two_rows = buttons.needs_two_rows(ui, theme, places.buttons.width());
    let (mut column, mut row) = (places.column, places.buttons);
    if two_rows {
        let more = theme.px(size::BUTTON) + 8.0;
        row.min.y -= more;
        column.max.y -= more;
    }
    let pointed = column_ui(
        ui, state, screen, theme, &narrator, &words, light, column, commands,
    );
    buttons.ui(ui, theme, row, two_rows, commands);
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
}

impl LessonWords {
    fn new(narrator: &Narrator<'_>, screen: &LessonScreen) -> Self {
        let (step, state) = (screen.runner.step(), screen.runner.state());
        Self {
            heading: narrator.heading(screen.runner.lesson(), screen.runner.index(), state),
            text: narrator.text(step, state),
            said: narrator.feedback(step, state),
            hints: narrator.hints(step, state),
        }
    }

    fn names_a_point(&self, state: &State) -> bool {
        let said = self.said.iter().map(|said| &said.body);
        std::iter::once(&self.text)
            .chain(said)
            .chain(&self.hints)
            .any(|text| state.shows_coordinates(text))
    }
}

#[expect(
    clippy::too_many_arguments,
    reason = "each is one thing the board is drawn from"
)]
fn board_ui(
    ui: &mut Ui,
    state: &State,
    screen: &LessonScreen,
    theme: &Theme,
    narrator: &Narrator<'_>,
    words: &LessonWords,
    rect: Rect,
    commands: &mut Vec<Command>,
) -> Option<crate::rules::Point> {
    let (step, taken) = (screen.runner.step(), screen.runner.state());
    let board = taken.game().board();
    let format = words
        .names_a_point(state)
        .then(|| state.format(board.size()));
    let mut picture = step_picture(step, taken, format);
    let time = ui.input(|input| input.time);
    if let Some(moving) = screen.motion.stones_at(time) {
        picture.stones = moving
            .into_iter()
            .map(|stone| PictureStone {
                alpha: stone.alpha,
                scale: stone.scale,
                ..PictureStone::new(stone.point, stone.color)
            })
            .collect();
        picture.marks.clear();
        picture.last_move = None;
    }
    picture.lit.extend(screen.light);
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
        point_label: &|point| narrator.point_label(board, point).plain(),
        theme,
    }
    .ui(ui, rect);
    if let Some(point) = response.cursor {
        commands.push(Command::Cursor(point));
    }
    if let Some(point) = response.clicked {
        commands.push(Command::Cursor(point));
        commands.push(Command::Input(Input::Point(point)));
    }
    response.hovered
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

/// Under the board: whose turn it is, and what each side holds.
fn below_ui(ui: &mut Ui, state: &State, screen: &LessonScreen, theme: &Theme, rect: Rect) {
    let game = screen.runner.state().game();
    let exploring = matches!(screen.runner.state().phase(), Phase::Exploring { .. });
    let key = if game.is_stopped() {
        "lesson-stopped"
    } else if exploring {
        "lesson-exploring"
    } else {
        "lesson-turn"
    };
    let turn = state
        .words
        .text(key, &Args::new().color("color", game.to_play()))
        .plain();
    let y = rect.center().y + 3.0;
    let radius = theme.px(8.0);
    let font = theme.font(15.5);
    let mut left = rect.left() + 2.0;
    if !game.is_stopped() {
        let center = pos2(left + radius, y);
        ui.painter().extend(stone_shapes(
            game.to_play(),
            center,
            radius,
            &theme.board,
            ui.pixels_per_point(),
        ));
        ui.painter().circle_stroke(center, radius, theme.edge());
        left += radius * 2.0 + 8.0;
    }
    paint_label(
        ui,
        pos2(left, y),
        Align2::LEFT_CENTER,
        &turn,
        font.clone(),
        theme.muted,
        &theme.locale,
    );
    let half = Rect::from_min_max(rect.min, pos2(rect.center().x, rect.bottom()));
    let status = ui.interact(half, ui.scope_id().with("turn"), Sense::hover());
    status.widget_info(|| WidgetInfo::labeled(Role::Label, true, &turn));
    let mut right = rect.right() - 2.0;
    for holder in [Color::White, Color::Black] {
        let held = game.prisoners_of(holder);
        if held == 0 {
            continue;
        }
        let args = Args::new()
            .color("color", holder)
            .number("count", i64::from(held));
        let label = state.words.text("lesson-prisoners", &args).plain();
        let width = measure(ui, &font, &label, theme.locale.is_cjk());
        paint_label(
            ui,
            pos2(right, y),
            Align2::RIGHT_CENTER,
            &label,
            font.clone(),
            theme.muted,
            &theme.locale,
        );
        let place = Rect::from_min_max(pos2(right - width, rect.top()), pos2(right, rect.bottom()));
        let tray = ui.interact(place, ui.scope_id().with(("held", holder)), Sense::hover());
        tray.widget_info(|| WidgetInfo::labeled(Role::Label, true, &label));
        right -= width + 22.0;
    }
}

#[expect(
    clippy::too_many_arguments,
    reason = "each is one thing the column is drawn from"
)]
fn column_ui(
    ui: &mut Ui,
    state: &State,
    screen: &LessonScreen,
    theme: &Theme,
    narrator: &Narrator<'_>,
    words: &LessonWords,
    light: Option<crate::rules::Point>,
    rect: Rect,
    commands: &mut Vec<Command>,
) -> Option<crate::rules::Point> {
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
        // Room for the scroll bar, which lies over the content.
        ui.set_max_width(ui.available_width() - 8.0);
        ui.spacing_mut().item_spacing.y = theme.px(12.0);
        dots_ui(ui, state, screen, theme, commands);
        TextBlock::new(&words.heading, theme)
            .heading(size::HEADING)
            .ui(ui);
        if !words.text.is_empty() {
            pointed = pointed.or(TextBlock::new(&words.text, theme)
                .light(light)
                .ui(ui)
                .pointed);
        }
        answers_ui(ui, screen, theme, narrator, commands);
        if let StepKind::Score { .. } = screen.runner.step().kind {
            score_table_ui(ui, state, screen, theme);
        }
        if let Some(said) = &words.said {
            pointed = pointed.or(said_ui(ui, theme, said, light));
        }
        if !words.hints.is_empty() {
            let heading = state.words.plain("lesson-hint-title");
            pointed = pointed.or(note_ui(ui, theme, &heading, &words.hints, light));
        }
        typed_ui(ui, state, screen, theme);
        if screen.reveal {
            ui.scroll_to_cursor(Some(Align::BOTTOM));
        }
        spoken_ui(ui, screen);
    });
    pointed
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
            let label = state.words.plain("lesson-type-point");
            let text = Text::from_plain(format!("{label}: {}", screen.typed.to_uppercase()));
            let width = measure(
                ui,
                &theme.bold(size::TEXT),
                &text.plain(),
                theme.locale.is_cjk(),
            ) + 6.0;
            ui.allocate_ui(vec2(width, 30.0), |ui| {
                TextBlock::new(&text, theme)
                    .font(theme.bold(size::TEXT))
                    .ui(ui)
            });
            key_ui(ui, theme, "Enter");
        });
    }
}

/// A node that is read aloud whenever its words change; there is nothing to see.
fn spoken_ui(ui: &mut Ui, screen: &LessonScreen) {
    let (_, response) = ui.allocate_exact_size(vec2(1.0, 1.0), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Status, true, &screen.spoken));
    ui.ctx().accesskit_node_builder(response.id, |node| {
        node.set_live(egui::accesskit::Live::Polite)
    });
}

/// The buttons of the step as it stands.
struct Buttons {
    /// What can be done beside going on.
    left: Vec<(String, Option<Sign>, Command)>,
    /// The way on.
    on: (String, Option<Sign>, Command),
    /// Whether the way on is what the learner should do now.
    primary: bool,
}

impl Buttons {
    fn new(state: &State, screen: &LessonScreen) -> Self {
        let taken = screen.runner.state();
        let words = |key: &str| state.words.plain(key);
        if matches!(taken.phase(), Phase::Exploring { .. }) {
            return Self {
                left: vec![
                    (
                        words("lesson-take-back"),
                        None,
                        Command::Input(Input::TakeBack),
                    ),
                    (words("lesson-pass"), None, Command::Input(Input::Pass)),
                ],
                on: (words("lesson-leave"), None, Command::Input(Input::Leave)),
                primary: true,
            };
        }
        let missed = !taken.is_finished() && taken.feedback().is_some_and(is_answer_to_miss);
        let on = if missed {
            (
                words("lesson-try-again"),
                None,
                Command::Input(Input::Dismiss),
            )
        } else {
            (
                words(Self::on_key(state, screen)),
                Some(Sign::Right),
                Command::Next,
            )
        };
        Self {
            left: Self::beside(state, screen),
            on,
            primary: missed || taken.is_finished(),
        }
    }

    fn on_key(state: &State, screen: &LessonScreen) -> &'static str {
        let lesson = &screen.runner.lesson().id;
        let following = || {
            state
                .course
                .lesson_after(lesson, state.settings.order.as_deref())
        };
        match screen.runner.has_next() {
            true => "lesson-next",
            false if following().is_some() => "lesson-next-lesson",
            false => "lesson-finish",
        }
    }

    fn beside(state: &State, screen: &LessonScreen) -> Vec<(String, Option<Sign>, Command)> {
        let (taken, step) = (screen.runner.state(), screen.runner.step());
        let words = |key: &str| state.words.plain(key);
        let mut left = Vec::new();
        if screen.runner.index() > 0 {
            left.push((words("lesson-back"), Some(Sign::Left), Command::Back));
        }
        let asked = *taken.phase() == Phase::Asked;
        let levels = hint_levels(step);
        if asked && taken.hint() < levels {
            let args = Args::new()
                .number("given", i64::from(taken.hint()))
                .number("levels", i64::from(levels));
            let label = match taken.hint() {
                0 => words("lesson-hint-first"),
                _ => state.words.text("lesson-hint", &args).plain(),
            };
            left.push((label, None, Command::Input(Input::Hint)));
        }
        match &step.kind {
            StepKind::Ask(_) | StepKind::Refuse { .. } | StepKind::Pass { .. } if asked => {
                left.push((words("lesson-pass"), None, Command::Input(Input::Pass)));
            }
            StepKind::Dead(_) | StepKind::Count { .. } if asked => {
                left.push((words("lesson-done"), None, Command::Input(Input::Done)));
            }
            _ => {}
        }
        if taken.is_finished() {
            left.push((
                words("lesson-explore"),
                None,
                Command::Input(Input::Explore),
            ));
        }
        if screen.runner.can_undo_restart() {
            left.push((words("lesson-undo-restart"), None, Command::UndoRestart));
        } else if taken.missed() > 0 && taken.is_finished() {
            left.push((words("lesson-restart"), None, Command::RestartStep));
        }
        left
    }

    /// Whether the buttons need two rows at that width.
    fn needs_two_rows(&self, ui: &Ui, theme: &Theme, width: f32) -> bool {
        let width_of = |(label, sign, _): &(String, Option<Sign>, Command)| {
            button(label, *sign, theme).size(ui).x
        };
        let left: f32 = self
            .left
            .iter()
            .map(|spec| width_of(spec) + BUTTON_GAP)
            .sum();
        left + width_of(&self.on) > width
    }

    /// Draws the buttons; with two rows the way on stands in the lower one.
    fn ui(
        self,
        ui: &mut Ui,
        theme: &Theme,
        rect: Rect,
        two_rows: bool,
        commands: &mut Vec<Command>,
    ) {
        let row_height = theme.px(size::BUTTON);
        let lower = Rect::from_min_max(pos2(rect.left(), rect.bottom() - row_height), rect.max);
        let upper = if two_rows {
            Rect::from_min_size(rect.min, vec2(rect.width(), row_height))
        } else {
            lower
        };
        let row = |ui: &mut Ui, rect: Rect, layout: Layout| {
            let mut row = ui.new_child(egui::UiBuilder::new().max_rect(rect).layout(layout));
            row.spacing_mut().item_spacing.x = BUTTON_GAP;
            row
        };
        let mut beside = row(ui, upper, Layout::left_to_right(Align::Center));
        for (label, sign, command) in self.left {
            if button(&label, sign, theme).ui(&mut beside).clicked() {
                commands.push(command);
            }
        }
        let (label, sign, command) = self.on;
        let mut way_on = button(&label, sign, theme);
        if self.primary {
            way_on = way_on.primary();
        }
        if way_on
            .ui(&mut row(ui, lower, Layout::right_to_left(Align::Center)))
            .clicked()
        {
            commands.push(command);
        }
    }
}

/// Between two buttons.
const BUTTON_GAP: f32 = 10.0;

fn button<'a>(label: &'a str, sign: Option<Sign>, theme: &'a Theme) -> WordButton<'a> {
    let button = WordButton::new(label, theme);
    match sign {
        Some(sign) => button.sign(sign),
        None => button,
    }
}

fn is_answer_to_miss(feedback: &Feedback) -> bool {
    match feedback {
        Feedback::Refused { meant, .. } => !meant,
        Feedback::Wrong { .. }
        | Feedback::ChainLives { .. }
        | Feedback::RegionNot { .. }
        | Feedback::WrongAnswer(_) => true,
        _ => false,
    }
}
