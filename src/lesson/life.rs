//! Life and death in lessons: what a script claims is held against the reading of the engine.
//!
//! What the reading cannot decide, because the shape is too open, the author shows with a line; nobody is told
//! "unknown".

use crate::rules::{
    Agreement, Board, ColoredMove, ConfirmationMove, Game, Limits, Move, Point, Status,
    is_unconditionally_alive, read_board, read_chain,
};

/// The line by which the chain on a stone is taken, its opponent first; empty where the reading knows none.
pub fn taking_line(board: &Board, stone: Point) -> Vec<ColoredMove> {
    line_within(board, stone, Limits::default())
}

/// The same as far as it can be read at once.
pub(super) fn line_at_once(board: &Board, stone: Point) -> Vec<ColoredMove> {
    line_within(board, stone, AT_ONCE)
}

fn line_within(board: &Board, stone: Point, limits: Limits) -> Vec<ColoredMove> {
    let Some(reading) = read_chain(board, stone, limits) else {
        return Vec::new();
    };
    if reading.status() != Status::Dead {
        return Vec::new();
    }
    let moves = reading.line().iter().map(|(color, mv)| ColoredMove {
        color: *color,
        mv: match mv {
            ConfirmationMove::Play(point) => Move::Play(*point),
            // A pass for a ko is a pass when it is played out.
            _ => Move::Pass,
        },
    });
    moves.collect()
}

/// How far is read while a learner waits for an answer.
const AT_ONCE: Limits = Limits {
    points: 24,
    states: 50_000,
};

/// Whether the chain cannot be captured, as far as it can be read at once.
pub(super) fn lives(board: &Board, stone: Point) -> bool {
    let read = || read_chain(board, stone, AT_ONCE).and_then(|reading| reading.status().is_alive());
    is_unconditionally_alive(board, stone) || read() == Some(true)
}

/// Why the chain is not alive, if it is not.
pub(super) fn not_alive(game: &Game, stone: Point) -> Option<String> {
    let board = game.board();
    if is_unconditionally_alive(board, stone) {
        return None;
    }
    let Some(status) = status(board, stone) else {
        return Some(format!("there is no stone on {stone}"));
    };
    match status {
        Status::Dead => Some(format!("{stone} can be captured: {}", shown(board, stone))),
        Status::Unknown => Some(format!(
            "nobody can tell that {stone} lives: the part of the board around it is too open to be read"
        )),
        Status::Alive | Status::AliveByNewStone | Status::AliveByStoneBeyond => None,
    }
}

/// Why the chain is not dead, if the reading knows that it is not, or if neither it nor the author shows that it is.
pub(super) fn not_dead(game: &Game, stone: Point, has_line: bool) -> Option<String> {
    match status(game.board(), stone)? {
        Status::Dead => None,
        Status::Unknown if has_line => None,
        Status::Unknown => Some(format!(
            "nobody can tell that {stone} is dead: the part of the board around it is too open to be read"
        )),
        Status::Alive => Some(format!("{stone} cannot be captured")),
        Status::AliveByNewStone | Status::AliveByStoneBeyond => Some(format!(
            "{stone} can be captured, but then a stone of its side lives there"
        )),
    }
}

/// Why the chain does not stand in seki, if it does not.
pub(super) fn not_in_seki(game: &Game, stone: Point) -> Option<String> {
    let reading = read_board(game.board(), Limits::default());
    if reading.seki.contains(&stone) {
        return None;
    }
    Some(if reading.unread.contains(&stone) {
        format!(
            "nobody can tell that {stone} stands in seki: the part of the board around it is too open to be read"
        )
    } else {
        format!("{stone} does not stand in seki")
    })
}

/// Whether the chain stands in seki, as far as it can be read at once.
pub(super) fn stands_in_seki_at_once(board: &Board, stone: Point) -> bool {
    read_board(board, AT_ONCE).seki.contains(&stone)
}

/// Whether the chain can be captured and yet lives by a new stone, as far as it can be read at once.
pub(super) fn lives_by_new_stone(board: &Board, stone: Point) -> bool {
    let read = read_chain(board, stone, AT_ONCE);
    read.is_some_and(|reading| {
        matches!(
            reading.status(),
            Status::AliveByNewStone | Status::AliveByStoneBeyond
        )
    })
}

/// What an author's agreement says otherwise than the reading: a stone of each such chain, and why.
pub(super) fn misjudged(game: &Game, agreed: &Agreement) -> Vec<(Point, &'static str)> {
    let board = game.board();
    let reading = read_board(board, Limits::default());
    let mut found = Vec::new();
    for stone in reading.contradicts(agreed) {
        let why = match reading.status(stone) {
            Some(Status::Dead) => "is dead, and is not listed",
            _ => "is listed as dead, and cannot be captured",
        };
        found.push((stone, why));
    }
    for &stone in &agreed.dead {
        if board.chain_at(stone).is_some_and(|chain| chain.safe) {
            found.push((stone, "is listed as dead, and is `safe`"));
        }
    }
    for &stone in &agreed.seki {
        if !reading.seki.contains(&stone) && !reading.unread.contains(&stone) {
            found.push((stone, "is listed under `seki`, and does not stand in one"));
        }
    }
    // A seki that changes no number need not be listed.
    let mut whole = agreed.clone();
    whole.seki.clone_from(&reading.seki);
    if reading.unread.is_empty()
        && game.count_agreed(agreed).score() != game.count_agreed(&whole).score()
    {
        let missing = reading.seki.iter().find(|stone| {
            let chain = board.chain_at(**stone);
            !(agreed.seki.iter()).any(|at| chain.as_ref().is_some_and(|chain| chain.contains(*at)))
        });
        found.extend(
            missing.map(|stone| (*stone, "stands in seki, and is not listed under `seki`")),
        );
    }
    found
}

fn status(board: &Board, stone: Point) -> Option<Status> {
    read_chain(board, stone, Limits::default()).map(|reading| reading.status())
}

/// A line in words for the author.
fn shown(board: &Board, stone: Point) -> String {
    let moves: Vec<String> = taking_line(board, stone)
        .iter()
        .map(ToString::to_string)
        .collect();
    moves.join(", ")
}
