//! The count as a table: what each side has, and who wins.

use egui::{Align2, Role, Sense, Stroke, Ui, WidgetInfo, pos2, vec2};

use super::command::Command;
use super::controls::{WordButton, said_ui};
use super::state::{LessonScreen, State};
use super::text::paint_label;
use super::theme::{Theme, size};
use crate::lesson::{CountWay, Input, Step, StepKind, agreement_of, count_by, filled};
use crate::locale::{Said, Text, Tone};
use crate::rules::{Color, Count, Filling, FillingStep, Game, Komi, ScoringRule, compare_counts};

/// Draws the table for the step's count, in the way that the learner has chosen where there are several.
pub fn score_table_ui(
    ui: &mut Ui,
    state: &State,
    screen: &LessonScreen,
    theme: &Theme,
    commands: &mut Vec<Command>,
) {
    let (step, taken) = (screen.runner.step(), screen.runner.state());
    let game = taken.own_game();
    let way = taken.way(step);
    ways_ui(ui, state, screen, theme, commands);
    let counted = match way {
        None => taken.count(step),
        Some(way) => count_in(way, step, game),
    };
    let score = counted.score();
    let words = |key: &str| state.words.plain(key);
    let rows = match filled(step, taken) {
        Some(filled) => filled_rows(&filled.filling),
        None => counted_rows(&counted),
    };
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
        let (black, white) = match filled(step, taken) {
            Some(filled) => {
                let score = filled.filling.score();
                (score.black, score.white)
            }
            None => (score.black, score.white),
        };
        row_ui(
            ui,
            theme,
            [
                &words("count-total"),
                &black.to_string(),
                &white.to_string(),
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
    let StepKind::Score { ways, .. } = &step.kind else {
        return;
    };
    // Filling in changes nothing; only beside area there is something to compare.
    if ways.contains(&CountWay::Area) && ways.len() > 1 {
        let comparison = compare_counts(game, &agreement_of(step));
        said_ui(ui, theme, &narrator.comparison(&comparison), None);
    }
}

/// The ways of counting as buttons.
fn ways_ui(
    ui: &mut Ui,
    state: &State,
    screen: &LessonScreen,
    theme: &Theme,
    commands: &mut Vec<Command>,
) {
    let (step, taken) = (screen.runner.step(), screen.runner.state());
    let StepKind::Score { ways, .. } = &step.kind else {
        return;
    };
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(8.0, 8.0);
        for (index, way) in ways.iter().enumerate() {
            let words = state.words.plain(way_key(*way));
            let button = WordButton::new(&words, theme).selected(taken.way(step) == Some(*way));
            if button.ui(ui).clicked() {
                commands.push(Command::Input(Input::Way(index)));
            }
        }
    });
}

/// The count in a way; filling in changes nothing of it.
pub fn count_in(way: CountWay, step: &Step, game: &Game) -> Count {
    let rule = match way {
        CountWay::Area => ScoringRule::Area,
        CountWay::Territory | CountWay::Filled => ScoringRule::Territory,
    };
    count_by(step, game, rule)
}

/// The key of a way's words.
pub fn way_key(way: CountWay) -> &'static str {
    match way {
        CountWay::Territory => "count-way-territory",
        CountWay::Filled => "count-way-filled",
        CountWay::Area => "count-way-area",
    }
}

fn whole(value: u32) -> Komi {
    Komi::from_half_points(i32::try_from(value).unwrap_or(0).saturating_mul(2))
}

type Rows = Vec<(&'static str, Komi, Komi)>;

/// What each side has by territory or by area.
fn counted_rows(counted: &Count) -> Rows {
    let (black, white) = (&counted.black, &counted.white);
    let mut rows = vec![(
        "count-territory",
        whole(black.territory),
        whole(white.territory),
    )];
    match counted.rule {
        ScoringRule::Area => {
            rows.push(("count-stones", whole(black.stones), whole(white.stones)));
            if black.compensation + white.compensation > 0 {
                let points = (whole(black.compensation), whole(white.compensation));
                rows.push(("count-compensation", points.0, points.1));
            }
        }
        ScoringRule::Territory => {
            let prisoners = (whole(black.prisoners), whole(white.prisoners));
            rows.push(("count-prisoners", prisoners.0, prisoners.1));
            rows.push(("count-dead", whole(black.dead), whole(white.dead)));
        }
    }
    rows.push(("count-komi", black.komi, white.komi));
    rows
}

/// What each side has left when the prisoners have been put in.
fn filled_rows(filling: &Filling) -> Rows {
    let surplus = |side: Color| {
        let left = filling.steps.iter().filter_map(|step| match step {
            FillingStep::Surplus { holder, stones } if *holder == side => Some(*stones),
            _ => None,
        });
        left.sum::<u32>()
    };
    let (black, white) = (surplus(Color::Black), surplus(Color::White));
    let mut rows = vec![(
        "count-left",
        whole(filling.black.saturating_sub(black)),
        whole(filling.white.saturating_sub(white)),
    )];
    if black + white > 0 {
        rows.push(("count-surplus", whole(black), whole(white)));
    }
    rows.push(("count-komi", Komi::from_half_points(0), filling.komi));
    rows
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
