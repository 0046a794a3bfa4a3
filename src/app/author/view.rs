//! The board of the author's desk, the tools, and what stands beside them.

use egui::{Align, Layout, Rect, Ui, Vec2, pos2, vec2};

use super::panel::Panel;
use super::{Act, Author, MarkTool, Tool, change};
use crate::app::board::{BoardWidget, NamesKey};
use crate::app::command::Command;
use crate::app::controls::{WordButton, scroll_ui};
use crate::app::parts::{desk_rect, part, scrolled};
use crate::app::state::State;
use crate::app::theme::{Theme, size};
use crate::draw::{BoardPicture, PictureMark, PictureMarkKind, PictureStone, step_picture};
use crate::locale::{Args, Format, Narrator};
use crate::rules::{Color, Game, Move, Point};

/// From this width on, the board and the panel stand side by side, in points.
const WIDE: f32 = 700.0;

/// Draws the desk.
pub fn author_ui(
    ui: &mut Ui,
    state: &State,
    desk: &Author,
    theme: &Theme,
    commands: &mut Vec<Command>,
) {
    let inner = desk_rect(ui);
    let mut acts = Vec::new();
    let side = (inner.width() * 0.47).min(inner.height() * 0.72);
    let left = Rect::from_min_size(inner.min, vec2(side, inner.height()));
    let right = Rect::from_min_max(pos2(left.right() + 20.0, inner.top()), inner.max);
    let is_wide = inner.width() >= WIDE;
    let (left, right) = if is_wide {
        (left, right)
    } else {
        let half = inner.height() * 0.5;
        (
            Rect::from_min_size(inner.min, vec2(inner.width(), half)),
            Rect::from_min_max(pos2(inner.left(), inner.top() + half + 8.0), inner.max),
        )
    };
    let mut tools = part(ui, left, "left", Layout::top_down(Align::Min));
    scrolled(&mut tools, "tools", |ui| {
        board_ui(ui, state, desk, theme, side.min(left.height()), &mut acts);
        ui.add_space(8.0);
        tools_ui(ui, state, desk, theme, &mut acts);
    });
    let mut panel = part(ui, right, "right", Layout::top_down(Align::Min));
    let width = right.width();
    scroll_ui(&mut panel, width, 0.0, |ui| {
        let panel = Panel { state, desk, theme };
        panel.ui(ui, &mut acts);
    });
    commands.extend(acts.into_iter().map(|act| Command::Author(Box::new(act))));
}

/// The board as the step begins, with its goal and the recorded line.
fn picture(desk: &Author, format: Format) -> Option<(BoardPicture, Game)> {
    let runner = desk.runner()?;
    let mut picture = step_picture(runner.step(), runner.state(), Some(format));
    let game = runner.state().game().clone();
    let (Some(script), Some(step)) = (&desk.script, desk.step_id()) else {
        return Some((picture, game));
    };
    if let (Tool::Line, Some(played), Some(line)) = (desk.tool, desk.line_game(), desk.line()) {
        picture.stones = played
            .board()
            .stones()
            .map(|(point, color)| PictureStone::new(point, color))
            .collect();
        picture.last_move = None;
        for (number, played) in (1..).zip(line) {
            let Move::Play(at) = played else { continue };
            picture.marks.retain(|mark| mark.at != at);
            let kind = PictureMarkKind::Label(i32::to_string(&number));
            picture.marks.push(PictureMark { at, kind });
        }
        return Some((picture, played));
    }
    let named = match desk.tool {
        Tool::Name => Some(desk.names()),
        Tool::Wrong => Some(desk.foreseen()),
        _ => None,
    };
    if let Some(named) = named {
        for (name, points) in named {
            for at in points {
                picture.marks.retain(|mark| mark.at != at);
                let kind = PictureMarkKind::Label(name.clone());
                picture.marks.push(PictureMark { at, kind });
            }
        }
        return Some((picture, game));
    }
    let rings = change::goal_points(script, &step).into_iter().take(30);
    picture.marks.extend(rings.map(|at| PictureMark {
        at,
        kind: PictureMarkKind::Ring,
    }));
    Some((picture, game))
}

fn board_ui(
    ui: &mut Ui,
    state: &State,
    desk: &Author,
    theme: &Theme,
    side: f32,
    acts: &mut Vec<Act>,
) {
    let size = desk.game().map(|game| game.board().size());
    let Some(format) = size.map(|size| state.format(size)) else {
        return;
    };
    let Some((mut picture, game)) = picture(desk, format) else {
        return;
    };
    if let Some(coordinates) = &mut picture.coordinates {
        coordinates.least = theme.px(11.5);
    }
    let (rect, _) = ui.allocate_exact_size(
        Vec2::splat(side.min(ui.available_width())),
        egui::Sense::hover(),
    );
    let board = game.board();
    let args = Args::new()
        .number("columns", i64::from(board.size().columns()))
        .number("rows", i64::from(board.size().rows()));
    let label = state.words.text("board-label", &args).plain();
    let narrator = Narrator::new(&state.words, &state.course, format);
    let hover = match desk.tool {
        Tool::SetUp(color) => color,
        Tool::Line => Some(game.to_play()),
        Tool::Goal | Tool::Wrong | Tool::Name | Tool::Mark(_) => None,
    };
    let response = BoardWidget {
        picture,
        cursor: desk.cursor,
        hover,
        label: &label,
        names: NamesKey {
            board,
            locale: state.locale(),
            format,
        },
        point_label: &|point: Point| narrator.point_label(board, point).plain(),
        theme,
    }
    .ui(ui, rect);
    if let Some(point) = response.clicked {
        acts.push(Act::Press(point));
    }
    if let Some(point) = response.cursor {
        acts.push(Act::Cursor(point));
    }
}

/// A small switch; tells whether it was clicked.
pub(super) fn pill_ui(ui: &mut Ui, theme: &Theme, words: &str, on: bool) -> bool {
    let button = WordButton::new(words, theme).selected(on);
    button.font(theme.font(size::SMALL)).ui(ui).clicked()
}

/// What the pointer can do, and what can be done with the board.
fn tools_ui(ui: &mut Ui, state: &State, desk: &Author, theme: &Theme, acts: &mut Vec<Act>) {
    let pill = |ui: &mut Ui, key: &str, on: bool| {
        let words = state.words.plain(key);
        pill_ui(ui, theme, &words, on)
    };
    let row = |ui: &mut Ui, content: &mut dyn FnMut(&mut Ui)| {
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
            content(ui);
        });
    };
    let tools = [
        ("author-tool-black", Tool::SetUp(Some(Color::Black))),
        ("author-tool-white", Tool::SetUp(Some(Color::White))),
        ("author-tool-remove", Tool::SetUp(None)),
        ("author-tool-goal", Tool::Goal),
        ("author-tool-line", Tool::Line),
        ("author-tool-wrong", Tool::Wrong),
        ("author-tool-name", Tool::Name),
        ("teach-tool-triangle", Tool::Mark(MarkTool::Triangle)),
        ("teach-tool-square", Tool::Mark(MarkTool::Square)),
        ("teach-tool-circle", Tool::Mark(MarkTool::Circle)),
        ("teach-tool-cross", Tool::Mark(MarkTool::Cross)),
        ("teach-tool-letter", Tool::Mark(MarkTool::Letter)),
        ("teach-tool-shade", Tool::Mark(MarkTool::Shade)),
    ];
    row(ui, &mut |ui| {
        for (key, tool) in tools {
            if pill(ui, key, desk.tool == tool) {
                acts.push(Act::Take(tool));
            }
        }
    });
    ui.add_space(4.0);
    row(ui, &mut |ui| {
        if desk.tool == Tool::Line {
            for (key, act) in [
                ("author-line-back", Act::BackLine),
                ("author-line-new", Act::NewLine),
            ] {
                if pill(ui, key, false) {
                    acts.push(act);
                }
            }
            return;
        }
        let Some(game) = desk.game() else { return };
        for (key, color) in [
            ("author-turn-black", Color::Black),
            ("author-turn-white", Color::White),
        ] {
            let on = game.to_play() == color;
            if pill(ui, key, on) && !on {
                acts.push(Act::Turn(color));
            }
        }
        let board = game.board().size();
        for lines in [5, 7, 9, 13, 19] {
            let args = Args::new().number("lines", i64::from(lines));
            let words = state.words.text("author-lines", &args).plain();
            let on = board.columns() == lines && board.rows() == lines;
            if pill_ui(ui, theme, &words, on) && !on {
                acts.push(Act::Board(lines));
            }
        }
    });
}
