//! Under the board: whose turn it is, and the stones that each side has taken.

use egui::{Align2, Pos2, Rect, Role, Sense, Ui, WidgetInfo, pos2};

use super::controls::stone_ui;
use super::motion::Held;
use super::state::{LessonScreen, State};
use super::text::{measure, paint_label, shortened};
use super::theme::Theme;
use crate::lesson::{Phase, StepKind};
use crate::locale::Args;
use crate::rules::Color;

/// More stones than these are told by the number alone.
const SHOWN: u32 = 5;

/// The trays, laid out before the board is drawn, so that captured stones know where to fly.
pub struct Trays {
    trays: Vec<Tray>,
    rect: Rect,
}

struct Tray {
    holder: Color,
    held: u32,
    /// What is printed.
    shown: String,
    /// What is read aloud.
    label: String,
    stones: Pos2,
    place: Rect,
}

impl Trays {
    /// Lays the trays out for what the sides hold in the end; `now` is what they hold at this moment.
    pub fn new(
        ui: &Ui,
        state: &State,
        screen: &LessonScreen,
        theme: &Theme,
        rect: Rect,
        now: Option<Held>,
    ) -> Self {
        let end = Held::in_game(screen.runner.state().game());
        let now = now.unwrap_or(end);
        let font = theme.font(SIZE);
        let radius = stone_radius(theme);
        let spacing = theme.spacing();
        let worded = |key: &str, holder: Color, count: u32| {
            let args = Args::new()
                .color("color", holder)
                .number("count", i64::from(count));
            state.words.text(key, &args).plain()
        };
        let label = |holder, count| worded("lesson-prisoners", holder, count);
        // Where the words do not fit beside whose turn it is, the color and the number tell it.
        let most = |holder| end.by(holder).max(now.by(holder)).max(1);
        let wide = [Color::White, Color::Black].map(|holder| {
            measure(ui, &font, &label(holder, most(holder)), spacing) + radius * 6.5 + 30.0
        });
        let turn = measure(ui, &font, &turn_words(state, screen), spacing) + radius * 2.0 + 20.0;
        let short = turn + wide.iter().sum::<f32>() > rect.width();
        let mut right = rect.right() - 2.0;
        let mut trays = Vec::new();
        for holder in [Color::White, Color::Black] {
            let most = end.by(holder).max(now.by(holder));
            if most == 0 {
                continue;
            }
            let shown = |count: u32| match short {
                true => worded("lesson-prisoners-short", holder, count),
                false => label(holder, count),
            };
            let width = measure(ui, &font, &shown(most.max(1)), spacing);
            let pile = radius * 2.0 + pile_step(radius) * (most.clamp(1, SHOWN) - 1) as f32;
            let left = right - width - 8.0 - pile;
            let y = rect.center().y + 3.0;
            trays.push(Tray {
                holder,
                held: now.by(holder),
                shown: shown(now.by(holder)),
                label: label(holder, now.by(holder)),
                stones: pos2(left + radius, y),
                place: Rect::from_min_max(pos2(left, rect.top()), pos2(right, rect.bottom())),
            });
            right = left - 22.0;
        }
        Self { trays, rect }
    }

    /// Where a stone that this side takes flies to.
    pub fn place_of(&self, holder: Color) -> Pos2 {
        self.trays
            .iter()
            .find(|tray| tray.holder == holder)
            .map_or(self.rect.right_center(), |tray| tray.stones)
    }

    /// Draws whose turn it is and the trays.
    pub fn ui(&self, ui: &mut Ui, state: &State, screen: &LessonScreen, theme: &Theme) {
        let shown = self.trays.iter().filter(|tray| tray.held > 0);
        let right = shown
            .map(|tray| tray.place.left() - 16.0)
            .fold(self.rect.right(), f32::min);
        let mut place = self.rect;
        place.set_right(right);
        turn_ui(ui, state, screen, theme, place);
        let font = theme.font(SIZE);
        for tray in &self.trays {
            if tray.held == 0 {
                continue;
            }
            let radius = stone_radius(theme);
            for number in 0..tray.held.min(SHOWN) {
                let center = tray.stones + egui::vec2(pile_step(radius) * number as f32, 0.0);
                stone_ui(ui, theme, tray.holder.opposite(), center, radius);
            }
            paint_label(
                ui,
                pos2(tray.place.right(), tray.stones.y),
                Align2::RIGHT_CENTER,
                &tray.shown,
                font.clone(),
                theme.muted,
                &theme.locale,
            );
            let id = ui.scope_id().with(("held", tray.holder));
            let response = ui.interact(tray.place, id, Sense::hover());
            response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &tray.label));
        }
    }
}

const SIZE: f32 = 15.5;

fn stone_radius(theme: &Theme) -> f32 {
    theme.px(8.0)
}

/// From one stone of a pile to the next.
fn pile_step(radius: f32) -> f32 {
    radius * 0.9
}

/// Whose turn it is, in words.
fn turn_words(state: &State, screen: &LessonScreen) -> String {
    let taken = screen.runner.state();
    let key = match (taken.game().is_stopped(), taken.phase()) {
        (true, _) if taken.game().winner_by_capture().is_some() => "lesson-over",
        (true, _) => "lesson-stopped",
        (false, Phase::Exploring { .. }) => "lesson-exploring",
        (false, _) => "lesson-turn",
    };
    let args = Args::new().color("color", taken.game().to_play());
    state.words.text(key, &args).plain()
}

fn turn_ui(ui: &mut Ui, state: &State, screen: &LessonScreen, theme: &Theme, rect: Rect) {
    let taken = screen.runner.state();
    let game = taken.game();
    // Where the step asks whose turn it is, the board does not tell.
    let asks = matches!(screen.runner.step().kind, StepKind::Choose { .. });
    if asks && *taken.phase() == Phase::Asked {
        return;
    }
    let turn = turn_words(state, screen);
    let y = rect.center().y + 3.0;
    let radius = stone_radius(theme);
    let mut left = rect.left() + 2.0;
    if !game.is_stopped() {
        stone_ui(ui, theme, game.to_play(), pos2(left + radius, y), radius);
        left += radius * 2.0 + 8.0;
    }
    let font = theme.font(SIZE);
    let spacing = theme.spacing();
    let room = rect.right() - left;
    let short = || {
        let args = Args::new().color("color", game.to_play());
        state.words.text("lesson-turn", &args).plain()
    };
    // The color counts more than that the play is free, which the buttons tell as well.
    let fits = game.is_stopped() || measure(ui, &font, &turn, spacing) <= room;
    let shown = if fits { turn.clone() } else { short() };
    let shown = shortened(ui, &font, &shown, room, spacing);
    let width = measure(ui, &font, &shown, spacing);
    paint_label(
        ui,
        pos2(left, y),
        Align2::LEFT_CENTER,
        &shown,
        font,
        theme.muted,
        &theme.locale,
    );
    let place = Rect::from_min_max(rect.left_top(), pos2(left + width, rect.bottom()));
    let status = ui.interact(place, ui.scope_id().with("turn"), Sense::hover());
    status.widget_info(|| WidgetInfo::labeled(Role::Label, true, &turn));
}
