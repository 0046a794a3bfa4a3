//! Reading a position: diagram, safe stones, earlier moves, handicap, view.

use super::decode::At;
use super::model::{Position, View};
use super::problem::Place;
use super::raw::{RawBoard, RawColor, RawSize};
use super::read::Reading;
use crate::rules::{Board, BoardSize, Color, ColoredMove, Game, Point, Ruleset, SetupError};

/// The color that a file names.
pub(super) fn color(raw: RawColor) -> Color {
    match raw {
        RawColor::Black => Color::Black,
        RawColor::White => Color::White,
    }
}

/// Reads a position; nothing where it cannot be set up.
pub(super) fn read_position(
    raw: &At<RawBoard>,
    rules: &Ruleset,
    file: &mut Reading<'_>,
) -> Option<Position> {
    let board = &raw.value;
    let size = read_size(&board.size, file)?;
    let mut game = match (&board.handicap, &board.stones) {
        (Some(handicap), Some(_)) => {
            file.problem(
                handicap.place,
                "a board has handicap stones or a diagram, not both",
                "remove one of the two",
            );
            return None;
        }
        (Some(handicap), None) => {
            let stones = u8::try_from(handicap.value).unwrap_or(0);
            match Game::with_handicap(size, stones, *rules) {
                Ok(game) => game,
                Err(_) => {
                    file.problem(
                        handicap.place,
                        format!(
                            "{} handicap stones cannot be put on this board",
                            handicap.value
                        ),
                        "use 2 to 9 on 19 or 13 lines, 2 to 5 on 9 lines",
                    );
                    return None;
                }
            }
        }
        (None, stones) => {
            let stones = match stones {
                Some(diagram) => read_diagram(diagram, size, file)?,
                None => Vec::new(),
            };
            let safe = file.points(&board.safe, size);
            let set_up = Board::from_stones(size, stones, &safe)
                .map_err(|error| set_up_problem(&error, raw, size, file))
                .ok()?;
            let to_play = board.to_play.map_or(Color::Black, color);
            Game::from_position(set_up, to_play, *rules)
        }
    };
    if let Some(pair) = board.prisoners {
        game = game.with_prisoners(pair.black, pair.white);
    }
    for text in &board.moves {
        let mv = read_move(text, size, file)?;
        if let Err(why) = game.play_as(mv.color, mv.mv) {
            file.problem(
                text.place,
                format!("{mv} cannot be played here: {}", refusal_words(&why)),
                "mend the moves before it, or this one",
            );
            return None;
        }
    }
    if let (Some(raw_color), false) = (board.to_play, board.moves.is_empty()) {
        game.set_to_play(color(raw_color));
    }
    let view = match &board.view {
        Some(view) => Some(read_view(view, size, file)?),
        None => None,
    };
    Some(Position { game, view })
}

fn read_size(raw: &At<RawSize>, file: &mut Reading<'_>) -> Option<BoardSize> {
    let (columns, rows) = match raw.value {
        RawSize::Square(lines) => (lines, lines),
        RawSize::Rectangle(columns, rows) => (columns, rows),
    };
    let size = u8::try_from(columns)
        .ok()
        .zip(u8::try_from(rows).ok())
        .and_then(|(c, r)| BoardSize::new(c, r).ok());
    if size.is_none() {
        file.problem(
            raw.place,
            format!("there is no board of {columns} columns and {rows} rows"),
            "use 2 to 25 lines",
        );
    }
    size
}

/// Reads a diagram; the wrong rows are named with their own lines of the file.
fn read_diagram(
    diagram: &At<String>,
    size: BoardSize,
    file: &mut Reading<'_>,
) -> Option<Vec<(Point, Color)>> {
    let before = file.problems.len();
    // The place of a block is that of its first line.
    let line_of = |row: usize| Place {
        line: diagram.place.line + u32::try_from(row).unwrap_or(0),
        column: 1,
    };
    let rows: Vec<&str> = diagram.value.lines().map(str::trim).collect();
    let rows: Vec<(usize, &str)> = rows
        .iter()
        .copied()
        .enumerate()
        .filter(|(_, row)| !row.is_empty())
        .collect();
    if rows.len() != usize::from(size.rows()) {
        file.problem(
            diagram.place,
            format!(
                "the diagram has {} rows, the board {}",
                rows.len(),
                size.rows()
            ),
            "give the diagram a line for each row of the board",
        );
        return None;
    }
    let mut stones = Vec::new();
    for (row, (line, text)) in (0..size.rows()).rev().zip(rows) {
        let signs: Vec<char> = text.chars().filter(|sign| !sign.is_whitespace()).collect();
        if signs.len() != usize::from(size.columns()) {
            file.problem(
                line_of(line),
                format!(
                    "this row has {} points, the board {} columns",
                    signs.len(),
                    size.columns()
                ),
                "write one sign for each point: X, O or .",
            );
            continue;
        }
        for (column, sign) in (0..size.columns()).zip(signs) {
            let point = Point { column, row };
            match sign {
                'X' => stones.push((point, Color::Black)),
                'O' => stones.push((point, Color::White)),
                '.' => {}
                other => file.problem(
                    line_of(line),
                    format!("`{other}` is no sign of a diagram"),
                    "use X for black, O for white, . for an empty point",
                ),
            }
        }
    }
    (file.problems.len() == before).then_some(stones)
}

fn set_up_problem(error: &SetupError, raw: &At<RawBoard>, size: BoardSize, file: &mut Reading<'_>) {
    let place = raw
        .value
        .stones
        .as_ref()
        .map_or(raw.place, |stones| stones.place);
    let safe_place = raw.value.safe.first().map_or(place, |point| point.place);
    match error {
        SetupError::NoLiberty { chain } => {
            let stone = chain
                .first()
                .copied()
                .unwrap_or(Point { column: 0, row: 0 });
            // The row of the diagram in which the chain's first stone stands.
            let line = place.line + u32::from(size.rows().saturating_sub(stone.row + 1));
            let place = Place { line, column: 1 };
            file.problem(
                place,
                format!("the chain at {stone} has no liberty"),
                "take it off, open a liberty, or list it under `safe`",
            );
        }
        SetupError::SafeWithoutStone { point } => {
            file.problem(
                safe_place,
                format!("there is no stone on {point} that could be safe"),
                "name a point with a stone",
            );
        }
        other => file.problem(place, other.to_string(), "mend the position"),
    }
}

fn read_view(
    raw: &At<(super::raw::PointText, super::raw::PointText)>,
    size: BoardSize,
    file: &mut Reading<'_>,
) -> Option<View> {
    let (one, other) = &raw.value;
    let (one, other) = (file.point(one, size)?, file.point(other, size)?);
    let view = View::between(one, other);
    if view.low.column == view.high.column || view.low.row == view.high.row {
        file.problem(
            raw.place,
            "the view shows a single line",
            "name two opposite corners of the part to show",
        );
        return None;
    }
    Some(view)
}

/// A colored move on a board of this size.
pub(super) fn read_move(
    text: &At<String>,
    size: BoardSize,
    file: &mut Reading<'_>,
) -> Option<ColoredMove> {
    match text.value.parse::<ColoredMove>() {
        Ok(mv) => match mv.mv {
            crate::rules::Move::Play(point) if !size.contains(point) => {
                file.problem(
                    text.place,
                    format!("{point} is not on this board"),
                    "use a point of the board",
                );
                None
            }
            _ => Some(mv),
        },
        Err(_) => {
            file.problem(
                text.place,
                format!("`{}` is not a move", text.value),
                "write a color and a point, such as `B C8`, or `W pass`",
            );
            None
        }
    }
}

/// Why a move was refused, for an author.
pub(super) fn refusal_words(why: &crate::rules::IllegalMove) -> String {
    use crate::rules::IllegalMove;
    match why {
        IllegalMove::OffBoard { point } => format!("{point} is not on this board"),
        IllegalMove::Occupied { point, by } => {
            format!("{point} is occupied by {}", color_word(*by))
        }
        IllegalMove::SelfCapture { chain, .. } => {
            format!("its chain of {} would have no liberty", chain.len())
        }
        IllegalMove::Ko { captured_by, .. } => {
            format!("it would take the ko back from {captured_by} at once")
        }
        IllegalMove::Superko { repeats, .. } => {
            format!("it would bring back the position after move {repeats}")
        }
        IllegalMove::Stopped => "two passes have stopped the game".to_owned(),
    }
}

fn color_word(color: Color) -> &'static str {
    match color {
        Color::Black => "Black",
        Color::White => "White",
    }
}
