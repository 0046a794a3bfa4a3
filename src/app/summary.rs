//! The end of a lesson: how each step went, what was learned, and the way on.

use egui::{Align2, Role, Sense, Ui, WidgetInfo, pos2, vec2};

use super::command::Command;
use super::controls::{WordButton, card_ui, rule_ui};
use super::home::{LessonCard, Place, lesson_card_ui, map_stone, two_columns_ui, way_on};
use super::speech::summary_key;
use super::state::{State, Summary};
use super::text::{TextBlock, measure, paint_label, shortened};
use super::theme::{Theme, size};
use crate::lesson::{Runner, StepKind, Tally};
use crate::locale::{Args, Text};

/// Draws the screen.
pub fn summary_ui(
    ui: &mut Ui,
    state: &State,
    summary: &Summary,
    theme: &Theme,
    commands: &mut Vec<Command>,
) {
    let next = state.lesson_after(&summary.lesson.id);
    // After the last lesson of the order comes whatever was left out.
    let (card, finished) = match (next, way_on(state)) {
        (Some(next), _) => (Some((next.clone(), 0, "summary-next")), false),
        (None, Some((lesson, index, false))) => (Some((lesson, index, "home-continue")), false),
        (None, _) => (None, true),
    };
    two_columns_ui(
        ui,
        commands,
        |ui, commands| {
            if finished {
                course_ui(ui, state, theme);
            }
            steps_ui(ui, state, summary, theme, commands);
            ideas_ui(ui, state, summary, theme, commands);
            if !finished {
                rules_ui(ui, state, theme, &state.rules_of(&summary.lesson));
            }
        },
        |ui, commands| match card {
            Some((lesson, index, over)) => {
                let button = match over {
                    "summary-next" => "lesson-next-lesson",
                    over => over,
                };
                let card = LessonCard {
                    over: state.words.plain(over),
                    lesson,
                    index,
                    button: state.words.plain(button),
                };
                lesson_card_ui(ui, state, theme, &card, commands);
            }
            None => {
                let lessons = state.course.lessons.iter();
                let rules: Vec<Text> = lessons.flat_map(|lesson| state.rules_of(lesson)).collect();
                rules_ui(ui, state, theme, &rules);
                let words = state.words.plain("command-home");
                let button = WordButton::new(&words, theme).primary().wide();
                if button.ui(ui).clicked() {
                    commands.push(Command::Home);
                }
            }
        },
    );
}

/// The end of the whole course: a stone for each lesson.
fn course_ui(ui: &mut Ui, state: &State, theme: &Theme) {
    card_ui(ui, theme, |ui| {
        ui.spacing_mut().item_spacing.y = 10.0;
        let title = state.words.text("home-all-done", &Args::new());
        TextBlock::new(&title, theme).heading(size::HEADING).ui(ui);
        let text = state.words.text("summary-course", &Args::new());
        TextBlock::new(&text, theme).ui(ui);
        let radius = theme.px(14.0);
        let step = radius * 2.0 + 8.0;
        let lessons = state.course.lessons.len();
        let columns = ((ui.available_width() / step).floor() as usize).max(1);
        let rows = lessons.div_ceil(columns);
        let (rect, _) = ui.allocate_exact_size(
            vec2(ui.available_width(), rows as f32 * step),
            Sense::hover(),
        );
        for index in 0..lessons {
            let (column, row) = ((index % columns) as f32, (index / columns) as f32);
            let center = rect.min + vec2(column * step + radius, row * step + step / 2.0);
            map_stone(ui, theme, center, radius, Place::Done);
        }
    });
}

fn steps_ui(
    ui: &mut Ui,
    state: &State,
    summary: &Summary,
    theme: &Theme,
    commands: &mut Vec<Command>,
) {
    let Some((runner, _)) = Runner::new(summary.lesson.clone()) else {
        return;
    };
    card_ui(ui, theme, |ui| {
        ui.spacing_mut().item_spacing.y = 4.0;
        let over = state.words.text(summary_key(state), &Args::new());
        TextBlock::new(&over, theme)
            .font(theme.font(16.0))
            .color(theme.muted)
            .ui(ui);
        let title = Text::from_plain(state.lesson_title(&summary.lesson));
        TextBlock::new(&title, theme).heading(25.0).ui(ui);
        ui.add_space(8.0);
        let narrator = state.narrator(runner.state().game().board().size());
        for (index, step) in summary.lesson.steps.iter().enumerate() {
            let title = narrator
                .heading(&summary.lesson, index, runner.state())
                .plain();
            let done = summary.is_done(index, state);
            let tally = summary.tallies.get(index).copied().unwrap_or_default();
            let how = how(state, &step.kind, tally, done);
            let place = match (done, tally.missed + tally.hints) {
                (false, _) => Place::ToCome,
                (true, 0) => Place::Done,
                (true, _) => Place::Helped,
            };
            if step_ui(ui, state, theme, &title, &how, place) {
                commands.push(Command::Open {
                    lesson: summary.lesson.id.clone(),
                    step: Some(step.id.clone()),
                });
            }
        }
        ui.add_space(10.0);
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(10.0, 10.0);
            let buttons = [
                ("command-home", Command::Home),
                ("command-restart-lesson", Command::RestartLesson),
            ];
            for (key, command) in buttons {
                let words = state.words.plain(key);
                if WordButton::new(&words, theme).pill().ui(ui).clicked() {
                    commands.push(command);
                }
            }
        });
    });
}

/// The ideas that the lesson has tested, and how they went; one that did not go well leads to its step.
fn ideas_ui(
    ui: &mut Ui,
    state: &State,
    summary: &Summary,
    theme: &Theme,
    commands: &mut Vec<Command>,
) {
    let ideas = ideas(state, summary);
    if ideas.is_empty() {
        return;
    }
    card_ui(ui, theme, |ui| {
        ui.spacing_mut().item_spacing.y = 4.0;
        let heading = state.words.text("summary-ideas", &Args::new());
        TextBlock::new(&heading, theme).heading(size::TITLE).ui(ui);
        for (idea, place, step) in ideas {
            let name = state.words.plain(&state.course.idea_key(idea));
            let how = state.words.plain(match place {
                Place::Done => "summary-idea-well",
                Place::Helped => "summary-idea-again",
                _ => "summary-open",
            });
            if step_ui(ui, state, theme, &name, &how, place) {
                commands.push(Command::Open {
                    lesson: summary.lesson.id.clone(),
                    step: Some(step.to_owned()),
                });
            }
        }
    });
}

/// Each idea with how it went as a whole, and the first of its steps that did not go well, else its first.
fn ideas<'s>(state: &State, summary: &'s Summary) -> Vec<(&'s str, Place, &'s str)> {
    let mut ideas: Vec<(&str, Place, &str)> = Vec::new();
    for (index, step) in summary.lesson.steps.iter().enumerate() {
        let Some(idea) = &step.idea else { continue };
        let tally = summary.tallies.get(index).copied().unwrap_or_default();
        let place = match (summary.is_done(index, state), tally.missed + tally.hints) {
            (false, _) => Place::ToCome,
            (true, 0) => Place::Done,
            (true, _) => Place::Helped,
        };
        match ideas.iter_mut().find(|(name, ..)| *name == idea.value) {
            Some(known) if known.1 == Place::Done && place != Place::Done => {
                (known.1, known.2) = (place, step.id.as_str());
            }
            Some(_) => {}
            None => ideas.push((idea.value.as_str(), place, step.id.as_str())),
        }
    }
    ideas
}

/// How a step went, in words.
fn how(state: &State, kind: &StepKind, tally: Tally, done: bool) -> String {
    let count = |key: &str, count: u32| {
        let args = Args::new().number("count", i64::from(count));
        state.words.text(key, &args).plain()
    };
    let read = matches!(
        kind,
        StepKind::Show | StepKind::Score { .. } | StepKind::Free
    );
    match (done, tally) {
        (false, _) => state.words.plain("summary-open"),
        (true, _) if read => state.words.plain("summary-read"),
        (true, tally) if !tally.answered => state.words.plain("summary-done"),
        (true, tally) if tally.missed > 0 => count("summary-tries", tally.missed),
        (true, tally) if tally.hints > 0 => count("summary-hints", tally.hints),
        (true, _) => state.words.plain("summary-first-try"),
    }
}

/// A step: its stone, its heading, how it went; tells whether it was clicked.
fn step_ui(
    ui: &mut Ui,
    state: &State,
    theme: &Theme,
    title: &str,
    how: &str,
    place: Place,
) -> bool {
    let height = theme.px(38.0).max(size::TARGET);
    let (rect, response) =
        ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::click());
    let args = Args::new().word("title", title).word("how", how);
    let label = state.words.text("summary-step-label", &args).plain();
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &label));
    if response.hovered() {
        ui.painter()
            .rect_filled(rect, size::RADIUS_SMALL, theme.hover);
    }
    if response.has_focus() {
        ui.painter().rect_stroke(
            rect,
            size::RADIUS_SMALL,
            theme.focus(),
            egui::StrokeKind::Inside,
        );
    }
    let radius = theme.px(10.0);
    let center = pos2(rect.left() + 8.0 + radius, rect.center().y);
    map_stone(ui, theme, center, radius, place);
    let left = center.x + radius + 14.0;
    let room = rect.right() - 8.0 - left;
    let title = &shortened(ui, &theme.font(size::TEXT), title, room, theme.spacing());
    paint_label(
        ui,
        pos2(left, rect.center().y),
        Align2::LEFT_CENTER,
        title,
        theme.font(size::TEXT),
        theme.ink,
        &theme.locale,
    );
    let title_width = measure(ui, &theme.font(size::TEXT), title, theme.spacing());
    let how_width = measure(ui, &theme.font(15.0), how, theme.spacing());
    // Where both do not fit into a line, the stone tells enough.
    if left + title_width + 16.0 + how_width <= rect.right() - 8.0 {
        paint_label(
            ui,
            pos2(rect.right() - 8.0, rect.center().y),
            Align2::RIGHT_CENTER,
            how,
            theme.font(15.0),
            theme.muted,
            &theme.locale,
        );
    }
    response.clicked()
}

fn rules_ui(ui: &mut Ui, state: &State, theme: &Theme, rules: &[Text]) {
    if rules.is_empty() {
        return;
    }
    card_ui(ui, theme, |ui| {
        ui.spacing_mut().item_spacing.y = 6.0;
        let heading = state.words.text("summary-rules", &Args::new());
        TextBlock::new(&heading, theme).heading(size::TITLE).ui(ui);
        for rule in rules {
            rule_ui(ui, theme, rule);
        }
    });
}
