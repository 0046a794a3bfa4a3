//! The count as a table: what each side has, and who wins.

use egui::{Align2, Role, Sense, Stroke, Ui, WidgetInfo, pos2, vec2};

use super::controls::said_ui;
use super::state::{LessonScreen, State};
use super::text::paint_label;
use super::theme::{Theme, size};
use crate::lesson::count_of;
use crate::locale::{Said, Text, Tone};
use crate::rules::{Komi, ScoringRule};

/// Draws the table for the step's count.
pub fn score_table_ui(ui: &mut Ui, state: &State, screen: &LessonScreen, theme: &Theme) {
    let game = screen.runner.state().own_game();
    let counted = count_of(screen.runner.step(), game);
    let score = counted.score();
    let whole =
        |value: u32| Komi::from_half_points(i32::try_from(value).unwrap_or(0).saturating_mul(2));
    let mut rows = vec![(
        "count-territory",
        whole(counted.black.territory),
        whole(counted.white.territory),
    )];
    match counted.rule {
        ScoringRule::Area => rows.push((
            "count-stones",
            whole(counted.black.stones),
            whole(counted.white.stones),
        )),
        ScoringRule::Territory => {
            rows.push((
                "count-prisoners",
                whole(counted.black.prisoners),
                whole(counted.white.prisoners),
            ));
            rows.push((
                "count-dead",
                whole(counted.black.dead),
                whole(counted.white.dead),
            ));
        }
    }
    rows.push(("count-komi", counted.black.komi, counted.white.komi));
    let words = |key: &str| state.words.plain(key);
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        row_ui(
            ui,
            theme,
            ["", &words("count-black"), &words("count-white")],
            Row::Head,
        );
        for (key, black, white) in rows {
            row_ui(
                ui,
                theme,
                [&words(key), &black.to_string(), &white.to_string()],
                Row::Body,
            );
        }
        row_ui(
            ui,
            theme,
            [
                &words("count-total"),
                &score.black.to_string(),
                &score.white.to_string(),
            ],
            Row::Total,
        );
    });
    let narrator = state.narrator(game.board().size());
    let outcome = Said {
        tone: Tone::Right,
        heading: narrator.outcome(&counted),
        body: Text::default(),
    };
    said_ui(ui, theme, &outcome, None);
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Row {
    Head,
    Body,
    Total,
}

fn row_ui(ui: &mut Ui, theme: &Theme, cells: [&str; 3], row: Row) {
    let height = theme.px(if row == Row::Total { 38.0 } else { 30.0 });
    let (rect, response) =
        ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
    let spoken = cells.join(" ");
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, spoken.trim()));
    let (font, color) = match row {
        Row::Head => (theme.font(16.0), theme.muted),
        Row::Body => (theme.font(size::TEXT), theme.ink),
        Row::Total => (theme.bold(19.0), theme.ink),
    };
    if row == Row::Total {
        ui.painter().hline(
            rect.x_range(),
            rect.top() + 3.0,
            Stroke::new(2.0, theme.ink),
        );
    }
    let [name, black, white] = cells;
    let y = rect.center().y + if row == Row::Total { 4.0 } else { 0.0 };
    let middle = rect.right() - (rect.width() * 0.24).max(theme.px(90.0));
    let cell = |x: f32, anchor: Align2, words: &str| {
        paint_label(
            ui,
            pos2(x, y),
            anchor,
            words,
            font.clone(),
            color,
            &theme.locale,
        );
    };
    cell(rect.left() + 1.0, Align2::LEFT_CENTER, name);
    cell(middle, Align2::RIGHT_CENTER, black);
    cell(rect.right() - 1.0, Align2::RIGHT_CENTER, white);
}
