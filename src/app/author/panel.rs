//! Beside the board: the lessons, the steps, what the learner does, the texts, and what is wrong.

use egui::{Role, Ui, WidgetInfo, vec2};

use super::view::pill_ui;
use super::{Act, Author, Field, GoalKind, Kind};
use crate::app::controls::{WordButton, link_ui, note_frame};
use crate::app::state::State;
use crate::app::text::TextBlock;
use crate::app::theme::{Theme, size};
use crate::lesson::Severity;
use crate::locale::{Args, Narrator, Text};

/// The most problems that are shown at once.
const MOST_PROBLEMS: usize = 8;

/// What the panel draws with.
pub(super) struct Panel<'a> {
    pub state: &'a State,
    pub desk: &'a Author,
    pub theme: &'a Theme,
}

impl Panel<'_> {
    fn say(&self, key: &str) -> String {
        self.state.words.plain(key)
    }

    fn muted(&self, ui: &mut Ui, words: &str) {
        let text = Text::from_plain(words.to_owned());
        TextBlock::new(&text, self.theme)
            .font(self.theme.font(size::SMALL))
            .color(self.theme.muted)
            .ui(ui);
    }

    /// Draws the panel.
    pub fn ui(&self, ui: &mut Ui, acts: &mut Vec<Act>) {
        ui.set_max_width((ui.available_width() - 12.0).max(20.0));
        ui.spacing_mut().item_spacing = vec2(6.0, 7.0);
        self.lessons_ui(ui, acts);
        self.problems_ui(ui, acts);
        self.steps_ui(ui, acts);
        self.kinds_ui(ui, acts);
        self.preview_ui(ui);
        for field in self.desk.fields() {
            self.field_ui(ui, field, acts);
        }
        self.muted(ui, &self.say("author-values"));
        self.names_ui(ui);
    }

    fn lessons_ui(&self, ui: &mut Ui, acts: &mut Vec<Act>) {
        self.muted(ui, &self.desk.folder);
        ui.horizontal_wrapped(|ui| {
            for lesson in &self.desk.lessons {
                let on = *lesson == self.desk.lesson;
                if pill_ui(ui, self.theme, lesson, on) && !on {
                    acts.push(Act::Lesson(lesson.clone()));
                }
            }
            ui.spacing_mut().item_spacing.x = 14.0;
            let buttons = [
                ("author-new-lesson", Act::NewLesson),
                ("author-try", Act::Try),
                ("author-teach", Act::Teach),
            ];
            for (key, act) in buttons {
                if link_ui(ui, self.theme, &self.say(key)).clicked() {
                    acts.push(act);
                }
            }
        });
    }

    fn steps_ui(&self, ui: &mut Ui, acts: &mut Vec<Act>) {
        ui.horizontal_wrapped(|ui| {
            for (index, id) in self.desk.steps().iter().enumerate() {
                let words = (index + 1).to_string();
                let on = index == self.desk.step;
                let button = WordButton::new(&words, self.theme).selected(on);
                let label = format!("{words} {id}");
                if button.label(&label).pill().ui(ui).clicked() && !on {
                    acts.push(Act::Step(index));
                }
            }
            ui.spacing_mut().item_spacing.x = 14.0;
            let buttons = [
                ("author-add-step", Act::AddStep),
                ("author-step-earlier", Act::MoveStep(-1)),
                ("author-step-later", Act::MoveStep(1)),
                ("author-remove-step", Act::RemoveStep),
            ];
            for (key, act) in buttons {
                if link_ui(ui, self.theme, &self.say(key)).clicked() {
                    acts.push(act);
                }
            }
        });
    }

    /// The kinds of a step, and the goals of one that asks for a move.
    fn kinds_ui(&self, ui: &mut Ui, acts: &mut Vec<Act>) {
        let (Some(script), Some(step)) = (&self.desk.script, self.desk.step_id()) else {
            return;
        };
        let kind = Kind::of(script, &step);
        ui.horizontal_wrapped(|ui| {
            for choice in Kind::ALL {
                let words = self.say(choice.key());
                if pill_ui(ui, self.theme, &words, kind == Some(choice)) {
                    acts.push(Act::Kind(choice));
                }
            }
        });
        if kind != Some(Kind::Ask) {
            return;
        }
        let goal = GoalKind::of(script, &step);
        ui.horizontal_wrapped(|ui| {
            for choice in GoalKind::ALL {
                let words = self.say(choice.key());
                if pill_ui(ui, self.theme, &words, goal == Some(choice)) {
                    acts.push(Act::Goal(choice));
                }
            }
        });
    }

    /// What is wrong with the lesson, that of the present step first.
    fn problems_ui(&self, ui: &mut Ui, acts: &mut Vec<Act>) {
        let (theme, desk) = (self.theme, self.desk);
        if desk.problems.is_empty() {
            let words = Text::from_plain(self.say("author-no-problem"));
            TextBlock::new(&words, theme)
                .font(theme.font(size::SMALL))
                .color(theme.success)
                .ui(ui);
            return;
        }
        let (from, to) = self.lines();
        let here = |line: u32| line >= from && line < to;
        let mut problems: Vec<_> = desk.problems.iter().collect();
        problems.sort_by_key(|it| (!here(it.place.line), it.severity));
        note_frame(theme).show(ui, |ui| {
            ui.set_min_width(ui.available_width());
            ui.spacing_mut().item_spacing.y = 3.0;
            for problem in problems.iter().take(MOST_PROBLEMS) {
                let color = match problem.severity {
                    Severity::Error => theme.accent,
                    Severity::Warning => theme.caution,
                };
                let place = problem.place.line;
                let args = Args::new()
                    .number("line", i64::from(place))
                    .word("problem", &problem.message);
                let words = self.state.words.text("author-line", &args);
                TextBlock::new(&words, theme)
                    .font(theme.bold(size::SMALL))
                    .color(color)
                    .ui(ui);
                self.muted(ui, &problem.fix);
            }
            if link_ui(ui, theme, &self.say("author-edit")).clicked() {
                acts.push(Act::Edit);
            }
        });
    }

    /// The lines of the present step in the file, from its first to the one behind its last.
    fn lines(&self) -> (u32, u32) {
        let Some(lesson) = &self.desk.read else {
            return (0, u32::MAX);
        };
        let line = |index: usize| lesson.steps.get(index).map(|step| step.place.line);
        let from = line(self.desk.step).unwrap_or(0);
        (from, line(self.desk.step + 1).unwrap_or(u32::MAX))
    }

    /// The texts as a learner reads them.
    fn preview_ui(&self, ui: &mut Ui) {
        let (desk, theme) = (self.desk, self.theme);
        let Some(runner) = desk.runner() else { return };
        let size = runner.state().game().board().size();
        let format = self.state.format(size);
        let narrator = Narrator::new(&desk.words, &desk.course, format);
        let heading = narrator.heading(runner.lesson(), runner.index(), runner.state());
        let text = if desk.words.has(&desk.course.text_key(runner.step())) {
            narrator.text(runner.step(), runner.state())
        } else {
            Text::default()
        };
        if heading.is_empty() && text.is_empty() {
            return;
        }
        note_frame(theme).show(ui, |ui| {
            ui.set_min_width(ui.available_width());
            ui.spacing_mut().item_spacing.y = 2.0;
            if !heading.is_empty() {
                TextBlock::new(&heading, theme).heading(size::TEXT).ui(ui);
            }
            if !text.is_empty() {
                TextBlock::new(&text, theme).font(theme.font(15.5)).ui(ui);
            }
        });
    }

    /// What can be written for the points that the step has named.
    fn names_ui(&self, ui: &mut Ui) {
        let Some(game) = self.desk.game() else { return };
        let format = self.state.format(game.board().size());
        for (name, points) in self.desk.names() {
            let points: Vec<String> = points.into_iter().map(|it| format.print(it)).collect();
            let written = format!("{{ POINT(${name}) }}  {}", points.join(", "));
            self.muted(ui, &written);
        }
    }

    fn field_ui(&self, ui: &mut Ui, field: Field, acts: &mut Vec<Act>) {
        let theme = self.theme;
        let label = field.name(&self.state.words);
        self.muted(ui, &label);
        let mut text = self.desk.text(&field);
        let rows = match &field {
            Field::Heading => 1,
            Field::Text => 3,
            Field::Said(_) => 2,
        };
        let id = ui.scope_id().with(("field", self.desk.step_id(), &field));
        let edit = egui::TextEdit::multiline(&mut text)
            .id(id)
            .font(theme.font(15.5))
            .text_color(theme.ink)
            .background_color(theme.card)
            .margin(egui::Margin::symmetric(12, 6))
            .desired_rows(rows)
            .desired_width(f32::INFINITY);
        let response = ui.add(edit);
        response.widget_info(|| WidgetInfo::labeled(Role::TextInput, true, &label));
        if response.changed() {
            acts.push(Act::Type(field.clone(), text));
        }
        if response.lost_focus() {
            acts.push(Act::Write(field));
        }
    }
}
