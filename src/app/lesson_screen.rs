//! The lesson screen: the board, the words beside it, what is said to a move, the buttons.

use egui::{Align, Layout, Rect, Role, Sense, Ui, WidgetInfo, pos2, vec2};

use super::command::Command;
use super::controls::{WordButton, key_ui, link_ui, note_ui, said_with};
use super::glossary::term_card_ui;
use super::lesson_board::compare_ui;
use super::lesson_buttons::Buttons;
use super::lesson_places::{BAR, Places};
use super::lesson_trays::Trays;
use super::lesson_view::{LessonWords, View};
use super::score_table::score_table_ui;
use super::state::{LessonScreen, State};
use super::text::{TextBlock, TextResponse, measure};
use super::theme::{Theme, size};
use crate::lesson::{Feedback, Input, Phase, Repetition, StepKind};
use crate::locale::{Args, Narrator, Text};
use crate::rules::Point;

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
        words: LessonWords::new(&narrator, screen, state),
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

impl View<'_> {
    /// The words beside the board; returns the point in them that is pointed at.
    fn column_ui(
        &self,
        ui: &mut Ui,
        light: Option<Point>,
        rect: Rect,
        commands: &mut Vec<Command>,
    ) -> Option<Point> {
        let (state, screen, theme) = (self.state, self.screen, self.theme);
        let mut done = TextResponse::default();
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
                done = TextBlock::new(&self.words.text, theme).light(light).ui(ui);
            }
            // In free play the step rests.
            if !matches!(screen.runner.state().phase(), Phase::Exploring { .. }) {
                answers_ui(ui, screen, theme, &self.narrator, commands);
                let shown = matches!(screen.runner.step().kind, StepKind::Score { .. });
                if shown || screen.runner.state().is_counted() {
                    score_table_ui(ui, state, screen, theme, commands);
                }
            }
            let newest = ui.cursor().top();
            if let Some(said) = &self.words.said {
                let repetition = screen.repetition();
                let said = said_with(ui, theme, said, light, |ui| {
                    let shown = match screen.runner.state().feedback() {
                        Some(Feedback::ChainDead { line, .. }) => !line.is_empty(),
                        _ => false,
                    };
                    if shown && link_ui(ui, theme, &state.words.plain("dead-play-out")).clicked() {
                        commands.push(Command::Input(Input::PlayOut));
                    }
                    if let Some(repetition) = &repetition
                        && link_ui(ui, theme, &compare_words(state, screen, repetition)).clicked()
                    {
                        commands.push(Command::ToggleCompare);
                    }
                });
                done = std::mem::take(&mut done).or(said);
            }
            let answered = ui.cursor().top();
            let mut note = |ui: &mut Ui, key: &str, lines: &[Text]| {
                if !lines.is_empty() {
                    let heading = state.words.plain(key);
                    let note = note_ui(ui, theme, &heading, lines, light);
                    done = std::mem::take(&mut done).or(note);
                }
            };
            note(ui, "lesson-hint-title", &self.words.hints);
            note(ui, "lesson-rule-title", self.words.rule.as_slice());
            if let Some(reading) = &screen.reading {
                note(ui, "reading-title", std::slice::from_ref(&reading.text));
            }
            if let Some(term) = &screen.term {
                term_card_ui(ui, state, theme, term, commands);
            }
            typed_ui(ui, state, screen, theme);
            if screen.reveal {
                // What was said comes into sight from its beginning; a note alone, such as a hint, likewise.
                let top = if answered > newest { newest } else { answered };
                reveal(ui, top);
            }
        });
        if let Some(term) = done.term {
            commands.push(Command::Term(Some(term)));
        }
        done.pointed
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
        for index in 0..lesson.steps.len() {
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
            } else if screen.is_done(index, state) {
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
