//! The report in the place of the console: the table, the steps in which pupils went wrong, and the board of one of them.

use std::path::{Path, PathBuf};

use egui::{Align, Align2, Key, Layout, Rect, Role, Sense, Ui, Vec2, WidgetInfo, pos2, vec2};

use super::report::{ClassFiles, ReportAct, UnreadWhy, command, pupils_words};
use super::report_table::{place_words, table_ui};
use crate::app::board::paint_board;
use crate::app::command::Command;
use crate::app::controls::{Sign, WordButton, field_ui, note_frame};
use crate::app::parts::{desk_rect, line_ui, part, scrolled};
use crate::app::state::State;
use crate::app::text::{TextBlock, measure, paint_label, shortened};
use crate::app::theme::{Theme, size};
use crate::draw::BoardLayout;
use crate::lesson::{Attempt, AttemptReport, Runner, StepKind, StepReport};
use crate::locale::{Args, Format, Text};

/// From this width on, the steps stand beside the table, in points at 100 % text.
const WIDE: f32 = 1000.0;

/// What the parts of the report draw with.
struct Shown<'a> {
    state: &'a State,
    files: &'a ClassFiles,
    theme: &'a Theme,
}

/// Draws the report.
pub fn report_ui(
    ui: &mut Ui,
    state: &State,
    files: &ClassFiles,
    theme: &Theme,
    commands: &mut Vec<Command>,
) {
    let shown = Shown {
        state,
        files,
        theme,
    };
    let mut acts = Vec::new();
    let inner = desk_rect(ui);
    let top = shown.head_ui(ui, inner, &mut acts) + 12.0;
    let body = Rect::from_min_max(pos2(inner.left(), top), inner.max);
    let gap = 18.0;
    if files.report().pupils.is_empty() {
        let width = body.width().min(theme.px(640.0));
        let place = Rect::from_min_size(body.min, vec2(width, body.height()));
        let mut column = part(ui, place, "empty", Layout::top_down(Align::Min));
        scrolled(&mut column, "empty", |ui| shown.files_ui(ui, &mut acts));
    } else if body.width() >= theme.px(WIDE) {
        let middle = body.left() + (body.width() - gap) * 0.5;
        let left = Rect::from_min_max(body.min, pos2(middle, body.bottom()));
        let mut left = part(ui, left, "pupils", Layout::top_down(Align::Min));
        left.scope(|ui| {
            // As wide as what scrolls below.
            ui.set_max_width(ui.available_width() - 8.0);
            shown.table_ui(ui, body.height() * 0.62);
        });
        left.add_space(10.0);
        scrolled(&mut left, "files", |ui| shown.files_ui(ui, &mut acts));
        let right = Rect::from_min_max(pos2(middle + gap, body.top()), body.max);
        let mut right = part(ui, right, "steps", Layout::top_down(Align::Min));
        shown.step_ui(&mut right, theme.px(330.0).min(body.height() * 0.52));
        scrolled(&mut right, "steps", |ui| shown.steps_ui(ui, &mut acts));
    } else {
        let mut column = part(ui, body, "report", Layout::top_down(Align::Min));
        scrolled(&mut column, "report", |ui| {
            shown.table_ui(ui, body.height() * 0.6);
            ui.add_space(10.0);
            shown.step_ui(ui, theme.px(300.0).min(body.height()));
            shown.steps_ui(ui, &mut acts);
            ui.add_space(10.0);
            shown.files_ui(ui, &mut acts);
        });
    }
    commands.extend(acts.into_iter().map(command));
}

impl Shown<'_> {
    fn say(&self, key: &str) -> String {
        self.state.words.plain(key)
    }

    fn muted_ui(&self, ui: &mut Ui, words: &str) {
        TextBlock::new(&Text::from_plain(words), self.theme)
            .font(self.theme.font(size::SMALL))
            .color(self.theme.muted)
            .ui(ui);
    }

    /// The title and the ways out; returns the lower edge.
    fn head_ui(&self, ui: &mut Ui, inner: Rect, acts: &mut Vec<ReportAct>) -> f32 {
        let theme = self.theme;
        let height = theme.px(size::BUTTON).max(size::TARGET);
        let row = Rect::from_min_size(inner.min, vec2(inner.width(), height));
        let layout = Layout::right_to_left(Align::Center);
        let mut right = part(ui, row, "ways out", layout);
        right.spacing_mut().item_spacing.x = 8.0;
        let words = self.say("teach-report-close");
        let close = WordButton::new(&words, theme).sign(Sign::Left);
        if close.ui(&mut right).clicked() {
            acts.push(ReportAct::Open(false));
        }
        let any = !self.files.report().pupils.is_empty() || !self.files.unread().is_empty();
        if any {
            let words = self.say("teach-report-clear");
            if WordButton::new(&words, theme)
                .pill()
                .ui(&mut right)
                .clicked()
            {
                acts.push(ReportAct::Clear);
            }
        }
        let room = right.min_rect().left() - row.left() - 16.0;
        let font = theme.bold(size::TITLE);
        let title = self.say("teach-report-title");
        let title = shortened(ui, &font, &title, room, theme.spacing());
        let width = measure(ui, &font, &title, theme.spacing());
        let label = |left: f32, words: &str, font, color| {
            let at = pos2(left, row.center().y);
            paint_label(
                ui,
                at,
                Align2::LEFT_CENTER,
                words,
                font,
                color,
                &theme.locale,
            );
        };
        label(row.left(), &title, font, theme.ink);
        let pupils = match self.files.report().pupils.len() {
            0 => String::new(),
            count => pupils_words(self.state, count),
        };
        let small = theme.font(size::SMALL);
        let left = width + theme.px(14.0);
        if left + measure(ui, &small, &pupils, theme.spacing()) <= room {
            label(row.left() + left, &pupils, small, theme.muted);
        }
        let heading = Rect::from_min_size(row.min, vec2(room.max(1.0), height));
        let response = ui.interact(heading, ui.scope_id().with("title"), Sense::hover());
        let spoken = format!("{title} {pupils}");
        response.widget_info(|| WidgetInfo::labeled(Role::Heading, true, spoken.trim()));
        row.bottom()
    }

    /// The table, and what the dot in it means.
    fn table_ui(&self, ui: &mut Ui, most: f32) {
        let theme = self.theme;
        if self.files.report().lessons.is_empty() {
            self.muted_ui(ui, &self.say("teach-report-nothing"));
            return;
        }
        note_frame(theme)
            .inner_margin(egui::Margin::symmetric(10, 8))
            .show(ui, |ui| {
                table_ui(ui, self.state, self.files.report(), theme, most)
            });
        ui.add_space(4.0);
        let legend = self.say("teach-report-here");
        let font = theme.font(size::SMALL);
        let height = theme.px(22.0);
        let (rect, response) =
            ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &legend));
        let dot = rect.left_center() + vec2(theme.px(5.0), 0.0);
        ui.painter().circle_filled(dot, theme.px(3.5), theme.muted);
        let left = rect.left() + theme.px(15.0);
        let words = shortened(ui, &font, &legend, rect.right() - left, theme.spacing());
        paint_label(
            ui,
            pos2(left, rect.center().y),
            Align2::LEFT_CENTER,
            &words,
            font,
            theme.muted,
            &theme.locale,
        );
    }

    /// The chosen step: its board with the wrong moves counted on it, and all its wrong answers in words.
    fn step_ui(&self, ui: &mut Ui, side: f32) {
        let theme = self.theme;
        let Some((step, runner)) = self.files.step() else {
            self.muted_ui(ui, &self.say("teach-report-none"));
            return;
        };
        let format = self.state.format(runner.state().game().board().size());
        let Some(picture) = self.files.picture(format) else {
            return;
        };
        let heading = step_words(self.state, step, runner);
        TextBlock::new(&Text::from_plain(&heading), theme)
            .heading(size::TEXT)
            .ui(ui);
        ui.add_space(6.0);
        let side = side.min(ui.available_width() * 0.56);
        let room = vec2(ui.available_width(), side);
        let (rect, _) = ui.allocate_exact_size(room, Sense::hover());
        let board = Rect::from_min_size(rect.min, Vec2::splat(side));
        let layout = BoardLayout::new(board, &picture);
        let place = ui.interact(board, ui.scope_id().with("board"), Sense::hover());
        place.widget_info(|| WidgetInfo::labeled(Role::Image, true, &heading));
        paint_board(ui, "report board", &picture, &layout, theme);
        let beside = Rect::from_min_max(pos2(board.right() + 16.0, rect.top()), rect.max);
        let mut beside = part(ui, beside, "answers", Layout::top_down(Align::Min));
        scrolled(&mut beside, "answers", |ui| {
            ui.spacing_mut().item_spacing.y = 2.0;
            for attempt in &step.attempts {
                self.attempt_ui(ui, runner, attempt, format);
            }
            let on_board = |it: &AttemptReport| matches!(it.attempt, Attempt::Point(_));
            if step.attempts.iter().any(on_board) {
                ui.add_space(8.0);
                self.muted_ui(ui, &self.say("teach-report-counts"));
            }
        });
        ui.add_space(10.0);
    }

    /// One wrong answer in words, with its counts.
    fn attempt_ui(&self, ui: &mut Ui, runner: &Runner, attempt: &AttemptReport, format: Format) {
        let theme = self.theme;
        let args = Args::new()
            .number("pupils", number(attempt.pupils))
            .number("times", i64::from(attempt.times));
        let counts = self.state.words.text("teach-report-times", &args).plain();
        let answer = match &attempt.attempt {
            Attempt::Point(point) => format.print(*point),
            Attempt::Pass => self.say("teach-pass"),
            Attempt::Choice(name) => self.choice(runner, name),
        };
        let (bold, font) = (theme.bold(size::SMALL), theme.font(size::SMALL));
        let wide = |words: &str, font| measure(ui, font, words, theme.spacing());
        let gap = theme.px(10.0);
        let left = wide(&answer, &bold).max(theme.px(34.0)) + gap;
        if left + wide(&counts, &font) > ui.available_width() {
            TextBlock::new(&Text::from_plain(answer), theme)
                .font(bold)
                .ui(ui);
            self.muted_ui(ui, &counts);
            ui.add_space(5.0);
            return;
        }
        let size = vec2(ui.available_width(), theme.px(25.0));
        let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
        let spoken = format!("{answer}: {counts}");
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &spoken));
        let label = |x: f32, words: &str, font, color| {
            let at = rect.left_center() + vec2(x, 0.0);
            paint_label(
                ui,
                at,
                Align2::LEFT_CENTER,
                words,
                font,
                color,
                &theme.locale,
            );
        };
        label(0.0, &answer, bold, theme.ink);
        label(left, &counts, font, theme.muted);
    }

    /// The words of an answer to a question.
    fn choice(&self, runner: &Runner, name: &str) -> String {
        let (step, taken) = (runner.step(), runner.state());
        let narrator = self.state.narrator(taken.game().board().size());
        let StepKind::Choose { answers, .. } = &step.kind else {
            return name.to_owned();
        };
        let at = answers.iter().position(|answer| answer == name);
        let words = narrator.answers(step, taken);
        at.and_then(|at| words.get(at))
            .map_or_else(|| name.to_owned(), Text::plain)
    }

    /// The steps in which pupils went wrong; a click shows one.
    fn steps_ui(&self, ui: &mut Ui, acts: &mut Vec<ReportAct>) {
        let theme = self.theme;
        let steps = &self.files.report().steps;
        if steps.is_empty() {
            return;
        }
        self.muted_ui(ui, &self.say("teach-report-steps"));
        ui.spacing_mut().item_spacing.y = 0.0;
        for (index, step) in steps.iter().enumerate() {
            let Some(start) = self.files.start(index) else {
                continue;
            };
            let heading = step_words(self.state, step, start);
            let count = pupils_words(self.state, step.pupils);
            let is_chosen = index == self.files.chosen();
            let label = format!("{heading}: {count}");
            let (rect, response) = line_ui(ui, theme, is_chosen, &label);
            let font = theme.font(size::SMALL);
            let width = measure(ui, &font, &count, theme.spacing());
            let right = rect.right() - 8.0;
            let room = rect.width() - width - 30.0;
            let shown = shortened(ui, &font, &heading, room, theme.spacing());
            let label = |x: f32, anchor, words: &str| {
                let at = pos2(x, rect.center().y);
                paint_label(
                    ui,
                    at,
                    anchor,
                    words,
                    font.clone(),
                    theme.ink,
                    &theme.locale,
                );
            };
            label(rect.left() + 8.0, Align2::LEFT_CENTER, &shown);
            label(right, Align2::RIGHT_CENTER, &count);
            if response.clicked() {
                acts.push(ReportAct::Step(index));
            }
        }
    }

    /// How files come here, a field for those who cannot drop them, and those that tell nothing.
    fn files_ui(&self, ui: &mut Ui, acts: &mut Vec<ReportAct>) {
        let theme = self.theme;
        ui.spacing_mut().item_spacing.y = theme.px(8.0);
        self.unread_ui(ui);
        note_frame(theme).show(ui, |ui| {
            ui.set_min_width(ui.available_width());
            let drop = Text::from_plain(self.say("teach-report-drop"));
            // Where there is nothing else to read, it is the first thing to be read.
            let first = self.files.report().pupils.is_empty();
            let font = theme.font(if first { size::TEXT } else { size::SMALL });
            TextBlock::new(&drop, theme).font(font).ui(ui);
            let mut path = self.files.path().to_owned();
            let field = field_ui(ui, theme, &mut path, &self.say("teach-report-path"));
            let entered = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
            if field.changed() {
                acts.push(ReportAct::Path(path.clone()));
            }
            let words = self.say("teach-report-read");
            let pressed = WordButton::new(&words, theme).pill().ui(ui).clicked();
            let path = path.trim();
            if (entered || pressed) && !path.is_empty() {
                acts.push(ReportAct::Read(vec![PathBuf::from(path)]));
            }
        });
    }

    fn unread_ui(&self, ui: &mut Ui) {
        let (files, theme) = (self.files.unread(), self.theme);
        if files.is_empty() {
            return;
        }
        note_frame(theme).show(ui, |ui| {
            ui.set_min_width(ui.available_width());
            ui.spacing_mut().item_spacing.y = 2.0;
            let title = Text::from_plain(self.say("teach-report-unread"));
            TextBlock::new(&title, theme)
                .font(theme.bold(size::SMALL))
                .ui(ui);
            for file in files {
                let why = match &file.why {
                    UnreadWhy::File(why) => why.clone(),
                    UnreadWhy::Newer => self.say("teach-report-newer"),
                    UnreadWhy::Damaged(line) => {
                        let args = Args::new().number("line", number(*line));
                        self.state.words.text("teach-report-damaged", &args).plain()
                    }
                };
                let name = Path::new(&file.path).file_name();
                let name = name.map_or(file.path.as_str().into(), |name| name.to_string_lossy());
                self.muted_ui(ui, &format!("{name}: {why}"));
            }
        });
    }
}

/// A step in words: its lesson, its number there, and its heading where that is another than the lesson's.
fn step_words(state: &State, step: &StepReport, start: &Runner) -> String {
    let title = state.lesson_title(&step.lesson);
    let narrator = state.narrator(start.state().game().board().size());
    let heading = narrator.heading(&step.lesson, step.index, start.state());
    let place = place_words(state, &step.lesson, step.index);
    let heading = heading.plain();
    if heading.is_empty() || heading == title {
        place
    } else {
        format!("{place} · {heading}")
    }
}

fn number(count: usize) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}
