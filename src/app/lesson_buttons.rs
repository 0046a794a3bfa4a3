//! The buttons of the lesson screen: the way on, and what can be done beside it.

use egui::{Align, Layout, Rect, Ui, pos2, vec2};

use super::command::Command;
use super::controls::{Sign, WordButton};
use super::state::{LessonScreen, State};
use super::theme::{Theme, size};
use crate::lesson::{Feedback, Input, Phase, StepKind, hint_levels};
use crate::locale::Args;

/// The buttons of the step as it stands.
pub struct Buttons {
    /// What can be done beside going on.
    left: Vec<(String, Option<Sign>, Command)>,
    /// The way on.
    on: (String, Option<Sign>, Command),
    /// Whether the way on is what the learner should do now.
    primary: bool,
}

impl Buttons {
    /// The buttons for that state.
    pub fn new(state: &State, screen: &LessonScreen) -> Self {
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
            left: Self::beside(state, screen, missed),
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

    fn beside(
        state: &State,
        screen: &LessonScreen,
        missed: bool,
    ) -> Vec<(String, Option<Sign>, Command)> {
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
            StepKind::Game(_) if asked && !missed => {
                if taken.can_take_back() {
                    left.push((
                        words("lesson-take-back"),
                        None,
                        Command::Input(Input::TakeBack),
                    ));
                }
                left.push((words("lesson-pass"), None, Command::Input(Input::Pass)));
            }
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

    /// How high the buttons are at that width.
    pub fn height(&self, ui: &Ui, theme: &Theme, width: f32) -> f32 {
        let rows = self.rows(ui, theme, width).len();
        theme.px(size::BUTTON) * rows as f32 + ROW_GAP * (rows - 1) as f32
    }

    /// The buttons beside the way on, row by row; the way on stands at the end of the last row.
    fn rows(&self, ui: &Ui, theme: &Theme, width: f32) -> Vec<Vec<usize>> {
        let width_of = |(label, sign, _): &(String, Option<Sign>, Command)| {
            button(label, *sign, theme).size(ui).x
        };
        let mut rows = vec![Vec::new()];
        let mut left = width;
        for (index, spec) in self.left.iter().enumerate() {
            let wanted = width_of(spec);
            if left < wanted && left < width {
                rows.push(Vec::new());
                left = width;
            }
            left -= wanted + BUTTON_GAP;
            if let Some(row) = rows.last_mut() {
                row.push(index);
            }
        }
        if left < width_of(&self.on) && left < width {
            rows.push(Vec::new());
        }
        rows
    }

    /// Draws the buttons into a place of that height.
    pub fn ui(self, ui: &mut Ui, theme: &Theme, rect: Rect, commands: &mut Vec<Command>) {
        let height = theme.px(size::BUTTON);
        let rows = self.rows(ui, theme, rect.width());
        let place = |number: usize| {
            let top = rect.top() + (height + ROW_GAP) * number as f32;
            Rect::from_min_size(pos2(rect.left(), top), vec2(rect.width(), height))
        };
        let row = |ui: &mut Ui, rect: Rect, layout: Layout| {
            let mut row = ui.new_child(egui::UiBuilder::new().max_rect(rect).layout(layout));
            row.spacing_mut().item_spacing.x = BUTTON_GAP;
            row
        };
        for (number, buttons) in rows.iter().enumerate() {
            let mut beside = row(ui, place(number), Layout::left_to_right(Align::Center));
            let specs = buttons.iter().filter_map(|index| self.left.get(*index));
            for (label, sign, command) in specs {
                if button(label, *sign, theme).ui(&mut beside).clicked() {
                    commands.push(command.clone());
                }
            }
        }
        let (label, sign, command) = self.on;
        let mut way_on = button(&label, sign, theme);
        if self.primary {
            way_on = way_on.primary();
        }
        let last = place(rows.len() - 1);
        if way_on
            .ui(&mut row(ui, last, Layout::right_to_left(Align::Center)))
            .clicked()
        {
            commands.push(command);
        }
    }
}

/// Between two buttons.
const BUTTON_GAP: f32 = 10.0;
/// Between two rows of buttons.
const ROW_GAP: f32 = 8.0;

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
        | Feedback::WrongAnswer(_)
        | Feedback::GameOver { won: false, .. } => true,
        _ => false,
    }
}
