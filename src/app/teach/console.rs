//! The console: what the pupils see, what comes next, the author's notes, the tools, the votes, the list of steps.

use egui::{Align, Align2, Layout, Rect, Role, Sense, Ui, UiBuilder, Vec2, WidgetInfo, pos2, vec2};

use super::agenda::clock;
use super::pupils::{ClassWords, board_ui, pupils_ui};
use super::report::drops_ui;
use super::report_ui::report_ui;
use super::steps::headed;
use super::{Act, Cover, ReportAct, Teach, Tool};
use crate::app::board::paint_board;
use crate::app::command::Command;
use crate::app::controls::{Sign, WordButton, note_frame, said_ui};
use crate::app::parts::{desk_rect, part, scrolled};
use crate::app::state::State;
use crate::app::text::{TextBlock, measure, paint_label};
use crate::app::theme::{Theme, size};
use crate::draw::{BoardLayout, step_picture};
use crate::locale::{Args, Text};
use crate::rules::Move;

/// From this width on, what comes next has a column of its own, in points at 100 % text.
const WIDE: f32 = 1060.0;

/// What the parts of the console draw with.
pub(super) struct Console<'a> {
    pub state: &'a State,
    pub desk: &'a Teach,
    pub theme: &'a Theme,
}

impl Console<'_> {
    pub(super) fn say(&self, key: &str) -> String {
        self.state.words.plain(key)
    }
}

/// Draws the console.
pub fn console_ui(
    ui: &mut Ui,
    state: &State,
    desk: &Teach,
    theme: &Theme,
    commands: &mut Vec<Command>,
) {
    drops_ui(ui, theme);
    if desk.report.is_open() {
        report_ui(ui, state, &desk.report, theme, commands);
        return;
    }
    let console = Console { state, desk, theme };
    let mut acts = Vec::new();
    let inner = desk_rect(ui);
    let bottom = console.drive_ui(ui, inner, &mut acts) - 10.0;
    let wide = inner.width() >= theme.px(WIDE);
    let caption = theme.px(26.0);
    let share = if wide { 0.42 } else { 0.54 };
    let next_width = if wide { theme.px(230.0) } else { 0.0 };
    let widest = inner.width() * share;
    // In a small window the tools stand in the column beside the board, which scrolls.
    let tools = if wide {
        pills_height(theme, console.tool_widths(ui), widest + 18.0 + next_width) + 14.0
    } else {
        0.0
    };
    let side = widest.min(bottom - inner.top() - caption - tools);
    let board = Rect::from_min_size(
        pos2(inner.left(), inner.top() + caption),
        Vec2::splat(side.max(120.0)),
    );
    console.caption_ui(ui, "teach-pupils-see", inner.min);
    console.class_board_ui(ui, board, &mut acts);
    let gap = 18.0;
    let mut left = board.right() + gap;
    if wide {
        let next = Rect::from_min_max(
            pos2(left, inner.top()),
            pos2(left + next_width, board.bottom()),
        );
        let mut next = part(ui, next, "next", Layout::top_down(Align::Min));
        scrolled(&mut next, "next", |ui| {
            console.next_ui(ui, next_width, &mut acts);
        });
        let below = Rect::from_min_max(
            pos2(inner.left(), board.bottom() + 8.0),
            pos2(left + next_width, bottom.max(board.bottom() + 40.0)),
        );
        let mut tray = part(ui, below, "tools", Layout::top_down(Align::Min));
        scrolled(&mut tray, "tools", |ui| console.tools_ui(ui, &mut acts));
        left += next_width + gap;
    }
    let right = Rect::from_min_max(pos2(left, inner.top()), pos2(inner.right(), bottom));
    let mut right = part(ui, right, "right", Layout::top_down(Align::Min));
    scrolled(&mut right, "right", |ui| {
        ui.spacing_mut().item_spacing.y = theme.px(10.0);
        console.clock_ui(ui, &mut acts);
        if !wide {
            let width = ui.available_width().min(theme.px(200.0));
            console.next_ui(ui, width, &mut acts);
            console.tools_ui(ui, &mut acts);
        }
        console.words_ui(ui);
        console.votes_ui(ui, &mut acts);
        console.steps_ui(ui, &mut acts);
    });
    commands.extend(acts.into_iter().map(|act| Command::Teach(Box::new(act))));
}

/// How high pills of those widths are in lines of that width.
fn pills_height(theme: &Theme, widths: Vec<f32>, room: f32) -> f32 {
    let (mut lines, mut used) = (1_u8, 0.0);
    for width in widths {
        if used + width > room && used > 0.0 {
            (lines, used) = (lines.saturating_add(1), 0.0);
        }
        used += width;
    }
    f32::from(lines) * (theme.px(size::PILL).max(size::TARGET) + 6.0)
}

impl Console<'_> {
    fn caption_ui(&self, ui: &Ui, key: &str, pos: egui::Pos2) {
        let theme = self.theme;
        let words = self.say(key);
        paint_label(
            ui,
            pos,
            Align2::LEFT_TOP,
            &words,
            theme.font(size::SMALL),
            theme.muted,
            &theme.locale,
        );
    }

    /// The board of the class: clicked, drawn on.
    fn class_board_ui(&self, ui: &mut Ui, rect: Rect, acts: &mut Vec<Act>) {
        if self.desk.is_pause() {
            // There is no board to draw on.
            let builder = UiBuilder::new().id_salt("pause").max_rect(rect);
            pupils_ui(&mut ui.new_child(builder), self.state, self.desk);
            return;
        }
        let Some(layout) = board_ui(
            ui,
            self.state,
            self.desk,
            self.theme,
            (rect, self.theme.px(11.5)),
            "console board",
        ) else {
            return;
        };
        let id = ui.scope_id().with("class board");
        let response = ui.interact(layout.wood(), id, Sense::click_and_drag());
        response
            .widget_info(|| WidgetInfo::labeled(Role::Image, true, self.say("teach-pupils-see")));
        let spot_of = |pos: egui::Pos2| {
            let spot = (pos - layout.grid().min) / layout.cell();
            (layout.point_from_pos(pos), spot)
        };
        let pos = response.interact_pointer_pos();
        let pressed = ui.input(|input| input.pointer.primary_pressed());
        if let (true, true, Some(pos)) = (pressed, response.contains_pointer(), pos) {
            let (point, spot) = spot_of(pos);
            acts.push(Act::Press(point, spot));
        } else if let (true, Some(pos)) = (response.dragged(), pos) {
            let (point, spot) = spot_of(pos);
            acts.push(Act::Drag(point, spot));
        }
        let released = ui.input(|input| input.pointer.primary_released());
        let has_pressed = acts.iter().any(|act| matches!(act, Act::Press(..)));
        if released && (self.desk.drag.is_some() || has_pressed) {
            acts.push(Act::Release);
        }
        let covered = match self.desk.scene.cover {
            Cover::None => return,
            Cover::Black => "teach-covered-black",
            Cover::White => "teach-covered-white",
        };
        // What the teacher sees goes on; that the class does not see it has to be plain.
        let theme = self.theme;
        let words = self.say(covered);
        let font = theme.bold(size::TITLE);
        let width = measure(ui, &font, &words, theme.spacing()) + 36.0;
        let plate = Rect::from_center_size(layout.wood().center(), vec2(width, theme.px(52.0)));
        ui.painter().rect_filled(plate, 10.0, theme.primary);
        paint_label(
            ui,
            plate.center(),
            Align2::CENTER_CENTER,
            &words,
            font,
            theme.on_primary,
            &theme.locale,
        );
    }

    /// How wide the tools are, each with the gap behind it.
    fn tool_widths(&self, ui: &Ui) -> Vec<f32> {
        let keys = Tool::ALL.iter().map(|(_, key)| *key);
        let width = |key: &str| {
            let words = self.say(key);
            let button = WordButton::new(&words, self.theme).pill();
            button.font(self.theme.font(size::SMALL)).size(ui).x + 6.0
        };
        keys.chain(["teach-clear"]).map(width).collect()
    }

    fn tools_ui(&self, ui: &mut Ui, acts: &mut Vec<Act>) {
        let theme = self.theme;
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
            for (tool, key) in Tool::ALL {
                let words = self.say(key);
                let button = WordButton::new(&words, theme)
                    .selected(self.desk.tool == tool)
                    .font(theme.font(size::SMALL));
                if button.ui(ui).clicked() {
                    acts.push(Act::Take(tool));
                }
            }
            let words = self.say("teach-clear");
            let button = WordButton::new(&words, theme)
                .pill()
                .font(theme.font(size::SMALL));
            if button.ui(ui).clicked() {
                acts.push(Act::ClearBoard);
            }
        });
    }

    /// What comes next: for the teacher alone. In free play, the variations.
    fn next_ui(&self, ui: &mut Ui, width: f32, acts: &mut Vec<Act>) {
        let (state, desk, theme) = (self.state, self.desk, self.theme);
        ui.spacing_mut().item_spacing.y = theme.px(6.0);
        let muted = |ui: &mut Ui, words: &str| {
            let text = Text::from_plain(words);
            TextBlock::new(&text, theme)
                .font(theme.font(size::SMALL))
                .color(theme.muted)
                .ui(ui);
        };
        if let Some(free) = &desk.scene.free {
            muted(ui, &self.say("teach-free-now"));
            let game = free.game();
            let format = state.format(game.board().size());
            for (index, played) in free.variations().into_iter().enumerate() {
                let words = match played {
                    Move::Play(point) => format.print(point),
                    Move::Pass => self.say("teach-pass"),
                };
                if WordButton::new(&words, theme).pill().ui(ui).clicked() {
                    acts.push(Act::Variation(index));
                }
            }
            let pass = self.say("teach-pass");
            if WordButton::new(&pass, theme).pill().ui(ui).clicked() {
                acts.push(Act::Pass);
            }
            return;
        }
        let Some(runner) = desk.next_runner() else {
            muted(ui, &self.say("teach-at-end"));
            return;
        };
        muted(ui, &self.say("teach-next"));
        let side = width.min(ui.available_width());
        let (rect, response) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Image, true, self.say("teach-next")));
        let format = state.format(runner.state().game().board().size());
        let picture = step_picture(runner.step(), runner.state(), Some(format));
        let layout = BoardLayout::new(rect, &picture);
        paint_board(ui, "next board", &picture, &layout, theme);
        let narrator = state.narrator(runner.state().game().board().size());
        let next = desk.deck.get(desk.scene.at + 1);
        if let Some(next) = next.filter(|next| next.is_first()) {
            let heading = Text::from_plain(headed(state, desk, next));
            TextBlock::new(&heading, theme)
                .font(theme.bold(size::SMALL))
                .ui(ui);
        } else if let Some(said) = narrator.feedback(runner.step(), runner.state()) {
            TextBlock::new(&said.heading, theme)
                .font(theme.bold(size::SMALL))
                .ui(ui);
            TextBlock::new(&said.body, theme)
                .font(theme.font(size::SMALL))
                .color(theme.muted)
                .ui(ui);
        }
    }

    /// The clock, and the languages of the pupils' window.
    fn clock_ui(&self, ui: &mut Ui, acts: &mut Vec<Act>) {
        let (state, desk, theme) = (self.state, self.desk, self.theme);
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
            let clock = clock(desk.seconds(ui.input(|input| input.time)));
            let label = state
                .words
                .text("teach-clock", &Args::new().word("time", &clock));
            let (rect, response) =
                ui.allocate_exact_size(vec2(theme.px(64.0), theme.px(size::PILL)), Sense::hover());
            response.widget_info(|| WidgetInfo::labeled(Role::Label, true, label.plain()));
            paint_label(
                ui,
                rect.left_center(),
                Align2::LEFT_CENTER,
                &clock,
                theme.bold(size::TITLE),
                theme.ink,
                &theme.locale,
            );
            for language in &state.languages {
                if &language.id == state.locale() {
                    continue;
                }
                let on = desk.second.as_ref() == Some(&language.id);
                let id = language.id.to_string();
                let face = crate::draw::Face::for_locale(&id);
                let words = format!("+ {}", language.label(&state.words));
                let font = face.font_id(theme.px(size::SMALL), crate::draw::Weight::Regular);
                let button = WordButton::new(&words, theme).selected(on).font(font);
                if button.ui(ui).clicked() {
                    acts.push(Act::Second((!on).then_some(id)));
                }
            }
        });
    }

    /// What the pupils read, what the lesson says to a move that was tried, the author's notes.
    fn words_ui(&self, ui: &mut Ui) {
        let (state, desk, theme) = (self.state, self.desk, self.theme);
        let Some(words) = ClassWords::new(state, &state.words, desk) else {
            return;
        };
        note_frame(theme).show(ui, |ui| {
            ui.set_min_width(ui.available_width());
            ui.spacing_mut().item_spacing.y = 2.0;
            TextBlock::new(&words.heading, theme)
                .heading(size::TEXT)
                .ui(ui);
            TextBlock::new(&words.text, theme)
                .font(theme.font(15.5))
                .ui(ui);
        });
        for notes in &words.notes {
            note_frame(theme).show(ui, |ui| {
                ui.set_min_width(ui.available_width());
                ui.spacing_mut().item_spacing.y = 2.0;
                let title = Text::from_plain(self.say("teach-notes"));
                TextBlock::new(&title, theme)
                    .font(theme.font(size::SMALL))
                    .color(theme.muted)
                    .ui(ui);
                TextBlock::new(notes, theme).ui(ui);
            });
        }
        if let Some(said) = words.said.as_ref().filter(|_| desk.scene.free.is_none()) {
            said_ui(ui, theme, said, None);
        }
    }

    /// The row at the bottom: covers, what goes on by itself, back and next; returns its upper edge.
    fn drive_ui(&self, ui: &mut Ui, inner: Rect, acts: &mut Vec<Act>) -> f32 {
        let theme = self.theme;
        let height = theme.px(size::BUTTON).max(size::TARGET);
        let row = Rect::from_min_max(pos2(inner.left(), inner.bottom() - height), inner.max);
        let mut right = part(
            ui,
            row,
            "next and back",
            Layout::right_to_left(Align::Center),
        );
        right.spacing_mut().item_spacing.x = 8.0;
        let next = self.say("teach-show-next");
        let next = WordButton::new(&next, theme).primary().sign(Sign::Right);
        if next.ui(&mut right).clicked() {
            acts.push(Act::Next);
        }
        let back = self.say("teach-back");
        let back = WordButton::new(&back, theme).sign(Sign::Left);
        if back.ui(&mut right).clicked() {
            acts.push(Act::Back);
        }
        let room = right.min_rect().left() - row.left() - 16.0;
        let switches = self.switches();
        let button = |words: &str, on: bool| -> f32 {
            let button = WordButton::new(words, theme).selected(on);
            button.font(theme.font(size::SMALL)).size(ui).x + 6.0
        };
        let widths: Vec<f32> = switches
            .iter()
            .map(|(words, on, _)| button(words, *on))
            .collect();
        let all: f32 = widths.iter().sum();
        // Beside back and next where there is room, else in lines of their own above them.
        let place = if all <= room {
            Rect::from_min_size(row.min, vec2(room, height))
        } else {
            let above = pills_height(theme, widths, row.width());
            Rect::from_min_max(
                pos2(row.left(), row.top() - above),
                pos2(row.right(), row.top()),
            )
        };
        let layout = Layout::left_to_right(if all <= room {
            Align::Center
        } else {
            Align::Min
        });
        let mut left = part(ui, place, "switches", layout.with_main_wrap(all > room));
        left.spacing_mut().item_spacing = vec2(6.0, 6.0);
        for (words, on, act) in switches {
            let button = WordButton::new(&words, theme)
                .selected(on)
                .font(theme.font(size::SMALL));
            if button.ui(&mut left).clicked() {
                acts.push(act);
            }
        }
        place.top().min(row.top())
    }

    /// What can be switched, each with its words and whether it is on.
    fn switches(&self) -> Vec<(String, bool, Act)> {
        let desk = self.desk;
        let cover = desk.scene.cover;
        let pause = match desk.autoplay {
            None => self.say("teach-autoplay"),
            Some(seconds) => {
                let args = Args::new().number("seconds", i64::from(seconds));
                self.state.words.text("teach-autoplay-now", &args).plain()
            }
        };
        let longer = match desk.autoplay {
            None => Some(3),
            Some(3) => Some(5),
            Some(5) => Some(10),
            Some(_) => None,
        };
        let free = desk.scene.free.is_some();
        vec![
            (
                self.say("teach-black"),
                cover == Cover::Black,
                Act::Cover(Cover::Black),
            ),
            (
                self.say("teach-white"),
                cover == Cover::White,
                Act::Cover(Cover::White),
            ),
            (pause, desk.autoplay.is_some(), Act::Autoplay(longer)),
            (self.say("teach-free"), free, Act::Free(!free)),
            (
                self.say("teach-judge"),
                desk.judges,
                Act::Judge(!desk.judges),
            ),
            (self.say("teach-alone"), false, Act::Alone(true)),
            (
                self.say("teach-full"),
                desk.full,
                Act::FullScreen(!desk.full),
            ),
            (self.say("teach-handout"), false, Act::Print),
            (
                self.say("teach-report"),
                false,
                Act::Report(ReportAct::Open(true)),
            ),
        ]
    }
}
