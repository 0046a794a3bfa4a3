//! The picture of a step's board: its stones, the last move, and everything the lesson draws on it.

use super::{BoardPicture, BoardView, Coordinates, PictureMark, PictureMarkKind, PictureStone};
use crate::lesson::{Mark, MarkKind, Phase, Position, Step, StepState, View, filled, marks};
use crate::locale::{CoordinateStyle, Format};
use crate::rules::{BoardSize, Move, Point};

/// The picture of a step as it stands. Without a format it has no coordinates.
#[must_use]
pub fn step_picture(step: &Step, state: &StepState, format: Option<Format>) -> BoardPicture {
    let board = state.game().board();
    let mut picture = BoardPicture::new(board.size());
    let marks = marks(step, state);
    picture.stones = board
        .stones()
        .map(|(point, color)| PictureStone::new(point, color))
        .collect();
    if let (Some(view), false) = (step.view, matches!(state.phase(), Phase::Exploring { .. })) {
        picture.view = board_view(board.size(), view);
    }
    if let Some(filled) = filled(step, state) {
        picture
            .stones
            .retain(|stone| !filled.taken.contains(&stone.point));
        let put = filled.put.iter();
        picture
            .stones
            .extend(put.map(|(point, color)| PictureStone::new(*point, *color)));
    }
    let last = state.game().last_move().map(|last| last.mv);
    picture.last_move = match last {
        Some(Move::Play(point)) if board.at(point).is_some() => Some(point),
        _ => None,
    };
    if marks
        .iter()
        .any(|mark| Some(mark.at) == picture.last_move && covers(&mark.kind))
    {
        picture.last_move = None;
    }
    picture.marks = marks.iter().filter_map(picture_mark).collect();
    leave_single_ghost_blank(&mut picture);
    letter_dead_stones(&mut picture);
    picture.coordinates = format.map(|format| coordinates(board.size(), &picture.view, format));
    picture
}

/// The picture of a position by itself, with what is drawn on it.
#[must_use]
pub fn position_picture(position: &Position, marks: &[Mark]) -> BoardPicture {
    let board = position.game.board();
    let mut picture = BoardPicture::new(board.size());
    picture.stones = board
        .stones()
        .map(|(point, color)| PictureStone::new(point, color))
        .collect();
    if let Some(view) = position.view {
        picture.view = board_view(board.size(), view);
    }
    let drawn = marks.iter().flat_map(|mark| match mark.kind {
        MarkKind::LibertiesOf => board
            .liberties(mark.at)
            .into_iter()
            .map(|at| PictureMark {
                at,
                kind: PictureMarkKind::Liberty,
            })
            .collect(),
        _ => Vec::from_iter(picture_mark(mark)),
    });
    picture.marks = drawn.collect();
    picture
}

fn board_view(size: BoardSize, view: View) -> BoardView {
    BoardView::new(
        size,
        view.low.column..=view.high.column,
        view.low.row..=view.high.row,
    )
}

/// One stone that was tried needs no number: there is no order to tell.
fn leave_single_ghost_blank(picture: &mut BoardPicture) {
    let mut ghosts = picture
        .marks
        .iter_mut()
        .filter_map(|mark| match &mut mark.kind {
            PictureMarkKind::Ghost { label, .. } => Some(label),
            _ => None,
        });
    if let (Some(only), None) = (ghosts.next(), ghosts.next()) {
        only.clear();
    }
}

/// A cross and a letter on one stone would hide each other: a dead stone with a letter is drawn translucent, with its
/// letter alone.
fn letter_dead_stones(picture: &mut BoardPicture) {
    let dead: Vec<Point> = picture
        .marks
        .iter()
        .filter(|mark| mark.kind == PictureMarkKind::Dead)
        .map(|mark| mark.at)
        .collect();
    for at in dead {
        let Some(color) = picture.stone_at(at).map(|stone| stone.color) else {
            continue;
        };
        let letter = picture.marks.iter().find_map(|mark| match &mark.kind {
            PictureMarkKind::Label(label) if mark.at == at => Some(label.clone()),
            _ => None,
        });
        let Some(label) = letter else { continue };
        let hides = |kind: &PictureMarkKind| {
            matches!(
                kind,
                PictureMarkKind::Dead | PictureMarkKind::Label(_) | PictureMarkKind::Territory(_)
            )
        };
        picture
            .marks
            .retain(|mark| mark.at != at || !hides(&mark.kind));
        picture.stones.retain(|stone| stone.point != at);
        picture.marks.push(PictureMark {
            at,
            kind: PictureMarkKind::Ghost { color, label },
        });
    }
}

/// Whether a mark stands where the dot of the last move would.
fn covers(kind: &MarkKind) -> bool {
    matches!(
        kind,
        MarkKind::Triangle
            | MarkKind::Square
            | MarkKind::Circle
            | MarkKind::Cross
            | MarkKind::Label(_)
            | MarkKind::Ghost(..)
            | MarkKind::Dead
    )
}

fn picture_mark(mark: &Mark) -> Option<PictureMark> {
    let kind = match &mark.kind {
        MarkKind::Triangle => PictureMarkKind::Triangle,
        MarkKind::Square => PictureMarkKind::Square,
        MarkKind::Circle => PictureMarkKind::Circle,
        MarkKind::Cross | MarkKind::Refused => PictureMarkKind::Cross,
        MarkKind::Label(text) => PictureMarkKind::Label(text.clone()),
        MarkKind::Arrow(to) => PictureMarkKind::Arrow { to: *to },
        MarkKind::Line(to) => PictureMarkKind::Line { to: *to },
        MarkKind::Shade => PictureMarkKind::Shade,
        MarkKind::Territory(color) => PictureMarkKind::Territory(*color),
        MarkKind::Liberty => PictureMarkKind::Liberty,
        MarkKind::Lit | MarkKind::Candidate => PictureMarkKind::Ring,
        MarkKind::Ghost(color, number) => PictureMarkKind::Ghost {
            color: *color,
            label: number.to_string(),
        },
        MarkKind::Dead => PictureMarkKind::Dead,
        MarkKind::LibertiesOf => return None,
    };
    Some(PictureMark { at: mark.at, kind })
}

/// The labels of a view in that format.
#[must_use]
pub fn coordinates(size: BoardSize, view: &BoardView, format: Format) -> Coordinates {
    let column = |column: u8| match format.style {
        CoordinateStyle::Letters => {
            let name = Point { column, row: 0 }.to_string();
            name.trim_end_matches(|sign: char| sign.is_ascii_digit())
                .to_owned()
        }
        CoordinateStyle::Numbers | CoordinateStyle::Kanji => (column + 1).to_string(),
    };
    let row = |row: u8| match format.style {
        CoordinateStyle::Letters => (row + 1).to_string(),
        CoordinateStyle::Numbers => (size.rows() - row).to_string(),
        CoordinateStyle::Kanji => {
            let name = format.print(Point { column: 0, row });
            name.trim_start_matches(|sign: char| sign.is_ascii_digit())
                .to_owned()
        }
    };
    Coordinates {
        least: 0.0,
        columns: view.columns().map(column).collect(),
        rows: view.rows().map(row).collect(),
    }
}
