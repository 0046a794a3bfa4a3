//! The list of steps on the console, by the parts of the plan and with their times.

use egui::{Align2, Role, Sense, Ui, WidgetInfo, pos2, vec2};

use super::agenda::{clock, own_words};
use super::console::Console;
use super::{Act, Moment, Teach};
use crate::app::parts::line_ui;
use crate::app::state::State;
use crate::app::text::{measure, paint_label, shortened};
use crate::app::theme::size;
use crate::locale::Args;

impl Console<'_> {
    /// The steps; a click goes there.
    pub(super) fn steps_ui(&self, ui: &mut Ui, acts: &mut Vec<Act>) {
        let (state, desk, theme) = (self.state, self.desk, self.theme);
        let here = desk.moment();
        ui.spacing_mut().item_spacing.y = 0.0;
        let moments = desk.deck.iter().enumerate();
        let planned = desk.agenda.is_planned();
        let mut part = None;
        for (number, (index, moment)) in (1..).zip(moments.filter(|(_, it)| it.is_first())) {
            let begins = planned && part.replace(moment.part) != Some(moment.part);
            let planned_part = desk.agenda.plan.parts.get(moment.part);
            let is_own = planned_part.is_some_and(|it| own_words(it, &state.words).is_some());
            if begins && !is_own {
                self.part_ui(ui, moment);
            }
            let heading = headed(state, desk, moment);
            let is_here = here.is_some_and(|it| it.is_with(moment));
            let label = format!("{number} {heading}");
            let (rect, response) = line_ui(ui, theme, is_here, &label);
            let font = if is_here {
                theme.bold(15.5)
            } else {
                theme.font(15.5)
            };
            let words = format!("{number}  {heading}");
            let mut room = rect.width() - 16.0;
            if begins && is_own {
                let pos = rect.right_center() - vec2(8.0, 0.0);
                room -= self.part_time_ui(ui, moment.part, pos) + 12.0;
            }
            let shown = shortened(ui, &font, &words, room, theme.spacing());
            paint_label(
                ui,
                rect.left_center() + vec2(8.0, 0.0),
                Align2::LEFT_CENTER,
                &shown,
                font,
                theme.ink,
                &theme.locale,
            );
            if response.clicked() {
                acts.push(Act::GoTo(index));
            }
        }
    }

    /// The head of a part of the plan that is taught from lessons: the lesson, and the time.
    fn part_ui(&self, ui: &mut Ui, moment: &Moment) {
        let (state, theme) = (self.state, self.theme);
        let title = state.lesson_title(&moment.lesson);
        let (rect, response) =
            ui.allocate_exact_size(vec2(ui.available_width(), theme.px(30.0)), Sense::hover());
        let time = part_time(self.desk, moment.part);
        let args = Args::new().word("time", &time);
        let label = format!("{title} {}", state.words.text("teach-clock", &args).plain());
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &label));
        let base = rect.bottom() - theme.px(12.0);
        let used = self.part_time_ui(ui, moment.part, pos2(rect.right() - 8.0, base));
        let font = theme.font(size::SMALL);
        let room = rect.width() - used - 32.0;
        let shown = shortened(ui, &font, &title, room, theme.spacing());
        paint_label(
            ui,
            pos2(rect.left() + 8.0, base),
            Align2::LEFT_CENTER,
            &shown,
            font,
            theme.muted,
            &theme.locale,
        );
    }

    /// The time of a part, at the end of its line; returns how wide it is.
    fn part_time_ui(&self, ui: &Ui, part: usize, pos: egui::Pos2) -> f32 {
        let (desk, theme) = (self.desk, self.theme);
        let is_here = desk.moment().is_some_and(|it| it.part == part);
        let is_late = desk.agenda.left(part).is_some_and(|left| left < 0.0);
        let (color, bold) = match (is_late, is_here) {
            (true, _) => (theme.caution, true),
            (false, true) => (theme.ink, true),
            (false, false) => (theme.muted, false),
        };
        let font = if bold {
            theme.bold(size::SMALL)
        } else {
            theme.font(size::SMALL)
        };
        let time = part_time(desk, part);
        let width = measure(ui, &font, &time, theme.spacing());
        paint_label(
            ui,
            pos,
            Align2::RIGHT_CENTER,
            &time,
            font,
            color,
            &theme.locale,
        );
        width
    }
}

/// The time that a part of the plan has taken, and is to take.
fn part_time(desk: &Teach, part: usize) -> String {
    let spent = desk.agenda.spent(part);
    match desk.agenda.left(part) {
        Some(left) if spent < 1.0 => clock(left + spent),
        Some(left) => format!("{} / {}", clock(spent), clock(left + spent)),
        None if spent < 1.0 => String::new(),
        None => clock(spent),
    }
}

/// The heading of a moment: that of its part of the plan, its step's own, or that of the last step before it that has one.
pub(super) fn headed(state: &State, desk: &Teach, moment: &Moment) -> String {
    let part = desk.agenda.plan.parts.get(moment.part);
    if let Some((heading, _)) = part.and_then(|part| own_words(part, &state.words)) {
        return heading.plain();
    }
    let runner = moment.runner(&[]);
    let narrator = state.narrator(runner.state().game().board().size());
    let heading = narrator.heading(runner.lesson(), runner.index(), runner.state());
    heading.plain()
}
