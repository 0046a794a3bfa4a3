//! A board in letters, for the terminal.

use crate::draw::{BoardView, coordinates};
use crate::lesson::{MarkKind, Phase, Step, StepState, marks};
use crate::locale::Format;
use crate::rules::{Color, Move, Point};

/// The board of a step: `X` black, `O` white, the last move in brackets, marks as signs on empty points.
pub fn board_text(step: &Step, state: &StepState, format: Format) -> String {
    let game = state.game();
    let board = game.board();
    let exploring = matches!(state.phase(), Phase::Exploring { .. });
    let view = match (step.view, exploring) {
        (Some(view), false) => BoardView::new(
            board.size(),
            view.low.column..=view.high.column,
            view.low.row..=view.high.row,
        ),
        _ => BoardView::whole(board.size()),
    };
    let labels = coordinates(board.size(), &view, format);
    let marks = marks(step, state);
    let last = game.last_move().map(|last| last.mv);
    let mut text = String::new();
    for (row, label) in view.rows().zip(&labels.rows).rev() {
        text.push_str(&format!("{label:>3} "));
        for column in view.columns() {
            let point = Point { column, row };
            let sign = match board.at(point) {
                Some(Color::Black) => 'X',
                Some(Color::White) => 'O',
                None => marks
                    .iter()
                    .rev()
                    .find(|mark| mark.at == point)
                    .map_or('.', |mark| sign(&mark.kind)),
            };
            let (left, right) = if last == Some(Move::Play(point)) && board.at(point).is_some() {
                ('(', ')')
            } else {
                (' ', ' ')
            };
            text.extend([left, sign, right]);
        }
        text.push('\n');
    }
    text.push_str("    ");
    for label in &labels.columns {
        text.push_str(&format!("{label:^3}"));
    }
    text.push('\n');
    text
}

fn sign(kind: &MarkKind) -> char {
    match kind {
        MarkKind::Label(label) => label.chars().next().unwrap_or('?'),
        MarkKind::Liberty => '+',
        MarkKind::Territory(Color::Black) => 'x',
        MarkKind::Territory(Color::White) => 'o',
        MarkKind::Ghost(_, number) => char::from_digit(u32::from(*number), 36).unwrap_or('*'),
        MarkKind::Refused | MarkKind::Cross => '#',
        MarkKind::Shade => ':',
        _ => '*',
    }
}
