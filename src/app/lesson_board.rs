//! The board of the lesson screen: stones on their way, liberties that are counted, the earlier board beside the new one.

use egui::{Rect, Ui, Vec2, pos2, vec2};

use super::board::{BoardWidget, NamesKey, paint_board};
use super::command::{Command, Reading};
use super::lesson_trays::Trays;
use super::lesson_view::View;
use super::state::{LessonScreen, State};
use super::text::TextBlock;
use super::theme::{Theme, motion, size};
use crate::draw::{
    BoardLayout, BoardPicture, PictureMark, PictureMarkKind, PictureStone, step_picture,
};
use crate::lesson::{Feedback, Input, Phase, Repetition, StepKind, filled};
use crate::locale::{Args, Format, Span, Text};
use crate::rules::{Color, Point};

impl View<'_> {
    /// The board; returns the point under the pointer.
    pub fn board_ui(
        &self,
        ui: &mut Ui,
        trays: &Trays,
        rect: Rect,
        commands: &mut Vec<Command>,
    ) -> Option<Point> {
        let (state, screen) = (self.state, self.screen);
        let (step, taken) = (screen.runner.step(), screen.runner.state());
        let board = taken.game().board();
        let named = self.words.names_a_point(screen, state);
        let format = named.then(|| state.format(board.size()));
        let mut picture = step_picture(step, taken, format);
        if let Some(coordinates) = &mut picture.coordinates {
            coordinates.least = self.theme.px(11.5);
        }
        self.count(ui, &mut picture);
        self.fill(ui, &mut picture);
        self.move_stones(trays, rect, &mut picture);
        picture.lit.extend(screen.light);
        if let Some(Feedback::RightAnswer(_) | Feedback::WrongAnswer(_)) = taken.feedback() {
            // An answer in words is shown on the board by the points that it names.
            let said = self.words.said.iter().flat_map(|said| said.body.spans());
            picture.lit.extend(said.filter_map(|span| match span {
                Span::Point(point, _) => Some(*point),
                Span::Plain(_) | Span::Term(..) => None,
            }));
        }
        let label = state.words.text(
            "board-label",
            &Args::new()
                .number("columns", i64::from(board.size().columns()))
                .number("rows", i64::from(board.size().rows())),
        );
        let response = BoardWidget {
            picture,
            cursor: screen.cursor,
            hover: hover_color(screen),
            label: &label.plain(),
            names: NamesKey {
                board,
                locale: state.locale(),
                format: state.format(board.size()),
            },
            point_label: &|point| self.narrator.point_label(board, point).plain(),
            theme: self.theme,
        }
        .ui(ui, rect);
        commands.extend(response.cursor.map(Command::Cursor));
        if let Some(point) = response.clicked {
            commands.push(Command::Cursor(point));
            commands.push(Command::Input(Input::Point(point)));
        }
        if let Some(point) = response.asked {
            commands.push(Command::Cursor(point));
            commands.push(Command::Read(Reading::Chain));
        }
        response.hovered
    }

    /// Shows the stones where they are on their way.
    fn move_stones(&self, trays: &Trays, rect: Rect, picture: &mut BoardPicture) {
        let motion = &self.screen.motion;
        let Some(moving) = motion.stones_at(self.time) else {
            return;
        };
        let layout = BoardLayout::new(rect, picture);
        let tray_size = self.theme.px(8.0) / layout.stone_radius();
        picture.stones = moving
            .into_iter()
            .map(|stone| {
                let mut drawn = PictureStone {
                    alpha: stone.alpha,
                    scale: stone.scale,
                    offset: vec2(stone.shift, 0.0),
                    ..PictureStone::new(stone.point, stone.color)
                };
                if let Some((holder, way)) = stone.flight {
                    let from = layout.pos_from_point(stone.point);
                    drawn.offset = (trays.place_of(holder) - from) / layout.cell() * way;
                    drawn.scale = egui::lerp(stone.scale..=tray_size, way * way);
                }
                drawn
            })
            .collect();
        if !motion.is_shaking(self.time) {
            picture.marks.clear();
        }
        picture.last_move = None;
    }

    /// Puts the prisoners in one after another.
    fn fill(&self, ui: &Ui, picture: &mut BoardPicture) {
        let runner = &self.screen.runner;
        if let Some(filled) = filled(runner.step(), runner.state()) {
            let shown = self.shown(ui, filled.put.len(), motion::FILL);
            let later: Vec<Point> = filled.put.iter().skip(shown).map(|(at, _)| *at).collect();
            picture.stones.retain(|stone| !later.contains(&stone.point));
        }
    }

    /// How many of so many are shown by now, one after another.
    fn shown(&self, ui: &Ui, all: usize, pace: f64) -> usize {
        if self.state.is_still() {
            return all;
        }
        let began = self.screen.count_began.unwrap_or(self.time);
        let shown = ((self.time - began) / pace).max(0.0);
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "not negative, and cut at the number of all"
        )]
        let shown = (shown.min(1e6) as usize).min(all);
        if shown < all {
            #[expect(clippy::cast_possible_truncation, reason = "a part of a second")]
            ui.ctx().request_repaint_after_secs((pace / 4.0) as f32);
        }
        shown
    }

    /// Numbers the points that are counted, one after another.
    fn count(&self, ui: &Ui, picture: &mut BoardPicture) {
        let counted = self.screen.counted();
        if counted.is_empty() || self.screen.motion.is_moving() {
            return;
        }
        let shown = self.shown(ui, counted.len(), motion::COUNT);
        // A letter of the script keeps its place; numbers and shapes make room.
        let is_letter = |kind: &PictureMarkKind| match kind {
            PictureMarkKind::Label(label) => label.parse::<u16>().is_err(),
            _ => false,
        };
        let lettered: Vec<Point> = picture
            .marks
            .iter()
            .filter(|mark| is_letter(&mark.kind))
            .map(|mark| mark.at)
            .collect();
        picture
            .marks
            .retain(|mark| !counted.contains(&mark.at) || is_letter(&mark.kind));
        for (number, at) in (1..).zip(counted.iter().take(shown)) {
            let number: usize = number;
            let kind = match counted.len() {
                1 => PictureMarkKind::Liberty,
                _ => PictureMarkKind::Label(number.to_string()),
            };
            if !lettered.contains(at) {
                picture.marks.push(PictureMark { at: *at, kind });
            }
        }
    }
}

/// The earlier board beside the one that the refused move would make.
pub fn compare_ui(
    ui: &mut Ui,
    state: &State,
    theme: &Theme,
    repetition: &Repetition,
    format: Format,
    rect: Rect,
) {
    let gap = 16.0;
    let caption = theme.px(34.0);
    let side = ((rect.width() - gap) / 2.0).min(rect.height() - 2.0 * caption);
    let top = rect.center().y - side / 2.0;
    let ago = i64::try_from(repetition.moves_ago).unwrap_or(i64::MAX);
    let args = Args::new()
        .format(format)
        .number("count", ago)
        .point("move", repetition.point);
    let boards = [
        ("compare-before", &repetition.before, rect.left()),
        ("compare-after", &repetition.after, rect.right() - side),
    ];
    for (key, board, left) in boards {
        let place = Rect::from_min_size(pos2(left, top), Vec2::splat(side));
        let mut picture = BoardPicture::new(board.size()).with_stones(board.stones());
        picture = picture.with_mark(repetition.point, PictureMarkKind::Ring);
        let layout = BoardLayout::new(place, &picture);
        paint_board(ui, key, &picture, &layout, theme);
        let words = state.words.text(key, &args);
        let over = Rect::from_min_max(
            pos2(place.left(), place.top() - caption),
            pos2(place.right(), place.top() - 6.0),
        );
        caption_ui(ui, theme, &words, over, theme.bold(size::TEXT), theme.ink);
    }
    let same = state.words.text("compare-same", &args);
    let under = Rect::from_min_size(
        pos2(rect.left(), top + side + 8.0),
        vec2(rect.width(), caption),
    );
    caption_ui(ui, theme, &same, under, theme.font(size::TEXT), theme.muted);
}

fn caption_ui(
    ui: &mut Ui,
    theme: &Theme,
    words: &Text,
    rect: Rect,
    font: egui::FontId,
    color: egui::Color32,
) {
    let mut place = ui.new_child(egui::UiBuilder::new().max_rect(rect));
    TextBlock::new(words, theme)
        .font(font)
        .color(color)
        .centered()
        .ui(&mut place);
}

/// Whose stone hovers under the pointer.
fn hover_color(screen: &LessonScreen) -> Option<Color> {
    let taken = screen.runner.state();
    let plays = matches!(
        (taken.phase(), &screen.runner.step().kind),
        (Phase::Exploring { .. }, _)
            | (_, StepKind::Free)
            | (
                Phase::Asked,
                StepKind::Ask(_)
                    | StepKind::Refuse { .. }
                    | StepKind::Pass { .. }
                    | StepKind::Game(_)
            )
    );
    plays.then(|| taken.game().to_play())
}
