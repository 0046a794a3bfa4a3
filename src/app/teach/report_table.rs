//! The table of the report: pupils × lessons. Names and titles stay in sight while the rest scrolls.

use egui::{
    Align2, FontId, Rect, Response, Role, ScrollArea, Sense, StrokeKind, Ui, Vec2, WidgetInfo,
    pos2, vec2,
};

use crate::app::state::State;
use crate::app::text::{measure, paint_label, shortened};
use crate::app::theme::{Theme, size};
use crate::lesson::{ClassReport, Lesson, PupilReport};
use crate::locale::Args;

/// Widths in points at 100 % text: of the column of names at most, of a lesson's column at least and at most.
const NAME: f32 = 170.0;
const LEAST: f32 = 64.0;
const MOST: f32 = 150.0;
/// For the bar below the table, with which it scrolls to the right.
const BAR: f32 = 9.0;
/// Inside a cell, to each side.
const PADDING: f32 = 9.0;

/// A column of the table.
struct Column {
    /// Its title as it fits.
    title: String,
    /// The whole title.
    full: String,
    /// Its left edge from that of the table.
    left: f32,
    width: f32,
}

/// What the rows and columns are drawn with.
struct Table<'a> {
    theme: &'a Theme,
    /// The corner of the whole table, most of which may be scrolled away.
    origin: egui::Pos2,
    /// What of it is seen.
    clip: Rect,
    names: f32,
    row: f32,
}

/// Draws the table, no higher than that.
pub fn table_ui(ui: &mut Ui, state: &State, report: &ClassReport, theme: &Theme, most: f32) {
    let small = theme.font(size::SMALL);
    let widest = report.pupils.iter().map(|pupil| {
        let width = measure(ui, &small, &pupil.name, theme.spacing());
        width + 2.0 * PADDING
    });
    let names = widest.fold(theme.px(LEAST), f32::max);
    let names = names.min(theme.px(NAME)).min(ui.available_width() * 0.4);
    let mut left = names;
    let columns: Vec<Column> = report
        .lessons
        .iter()
        .map(|lesson| {
            let column = column(ui, state, lesson, theme, left);
            left += column.width;
            column
        })
        .collect();
    let row = theme.px(30.0).max(size::TARGET);
    let rows = report.pupils.len() + 1;
    #[expect(clippy::cast_precision_loss, reason = "the pupils of a class")]
    let whole = vec2(left, row * rows as f32 + BAR);
    ScrollArea::both()
        .id_salt("pupils and lessons")
        .max_height(most)
        .auto_shrink([false, true])
        .show(ui, |ui| {
            let (rect, _) = ui.allocate_exact_size(whole, Sense::hover());
            let table = Table {
                theme,
                origin: rect.min,
                clip: ui.clip_rect(),
                names,
                row,
            };
            table.titles_ui(ui, &columns);
            for (index, pupil) in report.pupils.iter().enumerate() {
                table.pupil_ui(ui, state, report, &columns, (index, pupil));
            }
        });
}

fn column(ui: &Ui, state: &State, lesson: &Lesson, theme: &Theme, left: f32) -> Column {
    let full = state.lesson_title(lesson);
    let font = theme.bold(size::SMALL);
    let most = theme.px(MOST) - 2.0 * PADDING;
    let title = shortened(ui, &font, &full, most, theme.spacing());
    let width = measure(ui, &font, &title, theme.spacing()) + 2.0 * PADDING;
    Column {
        title,
        full,
        left,
        width: width.ceil().max(theme.px(LEAST)),
    }
}

impl Table<'_> {
    /// The place of a column, if it is seen whole beside the names.
    fn seen(&self, column: &Column) -> Option<std::ops::RangeInclusive<f32>> {
        let left = self.origin.x + column.left;
        let right = left + column.width;
        let sight = self.clip.left() + self.names..=self.clip.right();
        let whole = left >= sight.start() - 1.0 && right <= sight.end() + 1.0;
        whole.then_some(left..=right)
    }

    /// The upper edge of a row, counted from the one below the titles.
    fn top(&self, index: usize) -> f32 {
        #[expect(clippy::cast_precision_loss, reason = "the pupils of a class")]
        let above = (index + 1) as f32 * self.row;
        self.origin.y + above
    }

    /// The titles of the lessons. With the keyboard on one, its column comes into sight.
    fn titles_ui(&self, ui: &mut Ui, columns: &[Column]) {
        let theme = self.theme;
        let top = self.origin.y.max(self.clip.top());
        for (index, column) in columns.iter().enumerate() {
            let place = Rect::from_min_size(
                pos2(self.origin.x + column.left, top),
                vec2(column.width, self.row),
            );
            let id = ui.scope_id().with(("lesson", index));
            let response = ui.interact(place, id, Sense::focusable_noninteractive());
            response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &column.full));
            if response.gained_focus() {
                // As far to the right as the names, which lie over the left edge.
                let left = place.left() - self.names;
                ui.scroll_to_rect(place.with_min_x(left), None);
            }
            let Some(across) = self.seen(column) else {
                continue;
            };
            self.label(
                ui,
                *across.start(),
                place,
                &column.title,
                theme.bold(size::SMALL),
            );
            focus_ui(ui, &response, place, theme);
        }
        let line = top + self.row;
        let across = self.clip.left()..=self.clip.right();
        ui.painter().hline(across, line - 0.5, theme.edge());
    }

    /// A pupil's row.
    fn pupil_ui(
        &self,
        ui: &mut Ui,
        state: &State,
        report: &ClassReport,
        columns: &[Column],
        (index, pupil): (usize, &PupilReport),
    ) {
        let theme = self.theme;
        let top = self.top(index);
        let place = Rect::from_min_max(
            pos2(self.clip.left(), top),
            pos2(self.clip.right(), top + self.row),
        );
        let id = ui.scope_id().with(("pupil", index));
        let response = ui.interact(place, id, Sense::focusable_noninteractive());
        let words = || row_words(state, report, columns, pupil);
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, words()));
        if response.gained_focus() {
            // As far down as the titles, which lie over the upper edge.
            ui.scroll_to_rect(place.with_min_y(top - self.row), None);
        }
        if top + 1.0 < self.clip.top() + self.row {
            return;
        }
        let font = theme.font(size::SMALL);
        let room = self.names - 2.0 * PADDING;
        let name = shortened(ui, &font, &pupil.name, room, theme.spacing());
        self.label(ui, self.clip.left(), place, &name, font.clone());
        let cells = columns.iter().zip(&report.lessons).zip(&pupil.finished);
        for ((column, lesson), finished) in cells {
            let Some(across) = self.seen(column) else {
                continue;
            };
            let cell = Rect::from_x_y_ranges(across, place.y_range());
            let Some(finished) = finished else { continue };
            if *finished == lesson.steps.len() {
                let ground = cell.shrink2(vec2(3.0, 2.0));
                ui.painter().rect_filled(ground, 6.0, theme.right_ground);
            }
            let share = share(*finished, lesson);
            self.label(ui, cell.left(), cell, &share, font.clone());
            if pupil.at.as_ref().is_some_and(|at| at.lesson == lesson.id) {
                let width = measure(ui, &font, &share, theme.spacing());
                let at = pos2(
                    cell.left() + PADDING + width + theme.px(9.0),
                    cell.center().y,
                );
                ui.painter().circle_filled(at, theme.px(3.5), theme.ink);
            }
        }
        let across = self.clip.left()..=self.clip.right();
        ui.painter()
            .hline(across, place.bottom() - 0.5, theme.hair());
        focus_ui(ui, &response, place, theme);
    }

    fn label(&self, ui: &Ui, left: f32, place: Rect, words: &str, font: FontId) {
        paint_label(
            ui,
            pos2(left + PADDING, place.center().y),
            Align2::LEFT_CENTER,
            words,
            font,
            self.theme.ink,
            &self.theme.locale,
        );
    }
}

fn focus_ui(ui: &Ui, response: &Response, place: Rect, theme: &Theme) {
    if response.has_focus() {
        let place = place.shrink2(Vec2::splat(1.0));
        ui.painter()
            .rect_stroke(place, 4.0, theme.focus(), StrokeKind::Inside);
    }
}

/// How many of a lesson's steps are finished: 4/6.
fn share(finished: usize, lesson: &Lesson) -> String {
    format!("{finished}/{}", lesson.steps.len())
}

/// A pupil's row as it is read aloud.
fn row_words(
    state: &State,
    report: &ClassReport,
    columns: &[Column],
    pupil: &PupilReport,
) -> String {
    let cells = columns.iter().zip(&report.lessons).zip(&pupil.finished);
    let shares = cells.filter_map(|((column, lesson), finished)| {
        Some(format!("{} {}", column.full, share((*finished)?, lesson)))
    });
    let mut parts: Vec<String> = shares.collect();
    if let Some(at) = &pupil.at
        && let Some(lesson) = state.course.lesson(&at.lesson)
        && let Some(index) = lesson.step_index(&at.step)
    {
        let place = place_words(state, lesson, index);
        let args = Args::new().word("place", &place);
        parts.push(state.words.text("teach-report-stands", &args).plain());
    }
    format!("{}: {}", pupil.name, parts.join(", "))
}

/// A step by its lesson and its number there.
pub fn place_words(state: &State, lesson: &Lesson, index: usize) -> String {
    let number = i64::try_from(index + 1).unwrap_or(i64::MAX);
    let args = Args::new()
        .word("lesson", &state.lesson_title(lesson))
        .number("number", number);
    state.words.text("teach-report-step", &args).plain()
}
