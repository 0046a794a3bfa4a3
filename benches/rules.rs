//! How fast games are replayed, played at random, taken back and counted.
//!
//! `cargo bench --bench rules` prints times for a whole round and the number of moves or games a
//! second. The recorded games are no part of this project: they are looked for in the folder that
//! the environment variable `TENGEN_ORACLES` names, else beside the project in `shared/oracles`.
//! Without them only the random games are measured.

use divan::{
    Bencher, black_box,
    counter::{BytesFormat, ItemsCount},
};
use serde_json::Value;
use std::{path::PathBuf, sync::LazyLock};
use tengen::rules::*;

fn main() {
    if RECORDS.is_empty() {
        println!(
            "no recorded games at {}: only random games are measured",
            folder().display()
        );
    }
    divan::Divan::from_args()
        .bytes_format(BytesFormat::Decimal)
        .main();
}

fn folder() -> PathBuf {
    match std::env::var_os("TENGEN_ORACLES") {
        Some(folder) => folder.into(),
        None => PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../shared/oracles"),
    }
}

/// A start, and moves that are legal under positional superko.
struct Record {
    start: Game,
    moves: Vec<ColoredMove>,
}

impl Record {
    fn read(line: &str) -> Option<Self> {
        let record: Value = serde_json::from_str(line).ok()?;
        let size = BoardSize::square(u8::try_from(record["size"].as_u64()?).ok()?).ok()?;
        let mut stones = Vec::new();
        for point in record["handicap_stones"].as_array()? {
            stones.push((point.as_str()?.parse().ok()?, Color::Black));
        }
        let board = Board::from_stones(size, stones, &[]).ok()?;
        let start = Game::from_position(board, Color::Black, Ruleset::beginner_area());
        let mut game = start.clone();
        for mv in record["moves"].as_array()? {
            let text = format!("{} {}", mv[0].as_str()?, mv[1].as_str()?);
            let ColoredMove { color, mv } = text.parse().ok()?;
            if game.play_as(color, mv).is_err() {
                break;
            }
        }
        Some(Self {
            start,
            moves: game.moves().to_vec(),
        })
    }

    fn replay(&self) -> Game {
        let mut game = self.start.clone();
        for &ColoredMove { color, mv } in &self.moves {
            let _ = black_box(game.play_as(color, mv));
        }
        game
    }
}

static RECORDS: LazyLock<Vec<Record>> = LazyLock::new(|| {
    let text = std::fs::read_to_string(folder().join("gnugo_games/finished_games.jsonl"));
    text.unwrap_or_default()
        .lines()
        .filter_map(Record::read)
        .collect()
});

fn recorded_moves() -> ItemsCount {
    ItemsCount::new(
        RECORDS
            .iter()
            .map(|record| record.moves.len())
            .sum::<usize>(),
    )
}

/// Every record once, with positional superko; the items are moves.
#[divan::bench(ignore = RECORDS.is_empty())]
fn replay_records(bencher: Bencher) {
    bencher.counter(recorded_moves()).bench(|| {
        for record in RECORDS.iter() {
            black_box(record.replay());
        }
    });
}

/// Every record once, then all of it taken back; the items are moves.
#[divan::bench(ignore = RECORDS.is_empty())]
fn replay_and_take_back_records(bencher: Bencher) {
    bencher.counter(recorded_moves()).bench(|| {
        for record in RECORDS.iter() {
            let mut game = record.replay();
            while game.take_back().is_some() {}
            black_box(game);
        }
    });
}

/// The last position of every record; the items are positions.
#[divan::bench(ignore = RECORDS.is_empty())]
fn count_records(bencher: Bencher) {
    let games: Vec<_> = RECORDS.iter().map(Record::replay).collect();
    bencher.counter(ItemsCount::new(games.len())).bench(|| {
        for game in &games {
            black_box(game.count(&[]));
        }
    });
}

/// The legal points of the last position of every record; the items are positions.
#[divan::bench(ignore = RECORDS.is_empty())]
fn legal_points_of_records(bencher: Bencher) {
    let games: Vec<_> = RECORDS
        .iter()
        .map(|record| {
            let mut game = record.replay();
            while game.is_stopped() {
                game.take_back();
            }
            game
        })
        .collect();
    bencher.counter(ItemsCount::new(games.len())).bench(|| {
        for game in &games {
            black_box(game.legal_points());
        }
    });
}

/// A hundred random games with positional superko, in which nobody fills its own one-point eyes;
/// the items are moves.
#[divan::bench(args = [9, 19])]
fn random_games(bencher: Bencher, lines: u8) {
    let Ok(size) = BoardSize::square(lines) else {
        return;
    };
    let points: Vec<_> = size.points().collect();
    let round = || {
        (1..=100)
            .map(|seed| random_game(size, &points, seed))
            .sum::<usize>()
    };
    bencher.counter(ItemsCount::new(round())).bench(round);
}

/// Games of many moves without end on a small board, with positional superko; the items are moves.
/// A move should take about the same time in each of them.
#[divan::bench(args = [1_000, 10_000, 100_000], sample_count = 20)]
fn long_games(bencher: Bencher, moves: usize) {
    let Ok(size) = BoardSize::square(9) else {
        return;
    };
    let points: Vec<_> = size.points().collect();
    bencher.counter(ItemsCount::new(moves)).bench(|| {
        let mut game = Game::new(size, Ruleset::beginner_area());
        let mut state = 1;
        while game.move_number() < moves {
            step(&mut state);
            let (before, after) = points.split_at(number_below(state, points.len()));
            let mut tries = after.iter().chain(before).copied();
            let played =
                tries.find(|&point| game.board().at(point).is_none() && game.is_legal(point));
            let _ = game.play(played.map_or(Move::Pass, Move::Play));
            if game.is_stopped() {
                game.resume(Color::Black);
            }
        }
        game
    });
}

/// One step of a xorshift generator.
fn step(state: &mut u64) {
    *state ^= *state << 13;
    *state ^= *state >> 7;
    *state ^= *state << 17;
}

fn number_below(state: u64, bound: usize) -> usize {
    usize::try_from(state >> 33).unwrap_or_default() % bound
}

/// Plays a game to its end and returns the number of its moves.
fn random_game(size: BoardSize, points: &[Point], seed: u64) -> usize {
    let mut game = Game::new(size, Ruleset::beginner_area());
    let mut state = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    while !game.is_stopped() && game.move_number() < 3 * points.len() {
        step(&mut state);
        let (before, after) = points.split_at(number_below(state, points.len()));
        let played = after.iter().chain(before).copied().find(|&point| {
            game.board().at(point).is_none() && !is_own_eye(&game, point) && game.is_legal(point)
        });
        let _ = game.play(played.map_or(Move::Pass, Move::Play));
    }
    game.move_number()
}

fn is_own_eye(game: &Game, point: Point) -> bool {
    let board = game.board();
    board
        .size()
        .neighbors(point)
        .all(|near| board.at(near) == Some(game.to_play()))
}
