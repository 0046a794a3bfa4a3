//! Replays recorded games with Tengen's rules and with the crate `goban`, both with positional
//! superko, and says how many times as fast the rules are.
//!
//! The records are looked for in the folder that the environment variable `TENGEN_ORACLES` names,
//! else beside the project in `shared/oracles`. Both sides get the same moves, read before the clock
//! starts. They take turns, so that a busy machine slows both down.

use goban::{
    pieces::stones::Color as TheirColor,
    rules::{CHINESE, GobanSizes, Move as TheirMove, game::Game as TheirGame},
};
use serde_json::Value;
use std::{
    hint::black_box,
    path::PathBuf,
    process::ExitCode,
    time::{Duration, Instant},
};
use versus::rules::*;

/// How often each side replays all games.
const ROUNDS: usize = 21;

fn main() -> ExitCode {
    let file = folder().join("gnugo_games/finished_games.jsonl");
    let Ok(text) = std::fs::read_to_string(&file) else {
        eprintln!("no recorded games at {}", file.display());
        return ExitCode::FAILURE;
    };
    let records = text.lines().count();
    let pairs: Vec<_> = text.lines().filter_map(Pair::read).collect();
    let moves: usize = pairs.iter().map(|pair| pair.moves.len()).sum();
    println!("{} of {records} records, {moves} moves", pairs.len());
    if pairs.is_empty() {
        return ExitCode::FAILURE;
    }
    compare("`try_play`", &pairs, |game, mv| {
        black_box(game.try_play(mv).is_ok());
    });
    compare("`play`, which checks nothing", &pairs, |game, mv| {
        game.play(mv);
    });
    ExitCode::SUCCESS
}

fn folder() -> PathBuf {
    match std::env::var_os("TENGEN_ORACLES") {
        Some(folder) => folder.into(),
        None => PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../shared/oracles"),
    }
}

/// Measures both sides in turn and prints the medians.
fn compare(what: &str, pairs: &[Pair], play: fn(&mut TheirGame, TheirMove)) {
    let ours = || pairs.iter().for_each(|pair| drop(black_box(pair.ours())));
    let theirs = || {
        let replays = pairs.iter().map(|pair| pair.theirs(play));
        replays.for_each(|game| drop(black_box(game)));
    };
    ours();
    theirs();
    let mut times: Vec<(Duration, Duration)> = Vec::new();
    for round in 0..ROUNDS {
        times.push(if round % 2 == 0 {
            let ours = time(ours);
            (ours, time(theirs))
        } else {
            let theirs = time(theirs);
            (time(ours), theirs)
        });
    }
    let ratios = sorted(
        times
            .iter()
            .map(|(ours, theirs)| theirs.as_secs_f64() / ours.as_secs_f64()),
    );
    let ours = sorted(times.iter().map(|(ours, _)| ours.as_secs_f64() * 1e3));
    let theirs = sorted(times.iter().map(|(_, theirs)| theirs.as_secs_f64() * 1e3));
    println!(
        "ours {:.1} ms, goban's {what} {:.1} ms: {:.1} times as fast ({:.1} to {:.1})",
        ours[ROUNDS / 2],
        theirs[ROUNDS / 2],
        ratios[ROUNDS / 2],
        ratios[0],
        ratios[ROUNDS - 1],
    );
}

fn time(work: impl Fn()) -> Duration {
    let start = Instant::now();
    work();
    start.elapsed()
}

fn sorted(numbers: impl Iterator<Item = f64>) -> Vec<f64> {
    let mut numbers: Vec<_> = numbers.collect();
    numbers.sort_by(f64::total_cmp);
    numbers
}

/// A record for both sides.
struct Pair {
    start: Game,
    moves: Vec<ColoredMove>,
    their_start: TheirGame,
    their_moves: Vec<TheirMove>,
}

impl Pair {
    /// A record as far as both sides accept its moves; `goban` wants the two colors in turn. None if
    /// the boards then differ.
    fn read(line: &str) -> Option<Self> {
        let record: Value = serde_json::from_str(line).ok()?;
        let lines = u8::try_from(record["size"].as_u64()?).ok()?;
        let size = BoardSize::square(lines).ok()?;
        let handicap = record["handicap_stones"].as_array()?.iter();
        let handicap: Option<Vec<Point>> =
            handicap.map(|point| point.as_str()?.parse().ok()).collect();
        let handicap = handicap?;
        let stones = handicap.iter().map(|&point| (point, Color::Black));
        let board = Board::from_stones(size, stones, &[]).ok()?;
        let mut their_start = TheirGame::new(GobanSizes::from(usize::from(lines)), CHINESE);
        let mut first = Color::Black;
        if !handicap.is_empty() {
            let points = handicap.iter().map(|point| (point.row, point.column));
            their_start.put_handicap(&points.collect::<Vec<_>>());
            first = Color::White;
        }
        let start = Game::from_position(board, first, Ruleset::beginner_area());
        let mut pair = Self {
            start,
            moves: Vec::new(),
            their_start,
            their_moves: Vec::new(),
        };
        let (mut game, mut their_game) = (pair.start.clone(), pair.their_start.clone());
        for mv in record["moves"].as_array()? {
            let text = format!("{} {}", mv[0].as_str()?, mv[1].as_str()?);
            let played: ColoredMove = text.parse().ok()?;
            let their_move = match played.mv {
                Move::Play(point) => TheirMove::Play(point.row, point.column),
                Move::Pass => TheirMove::Pass,
            };
            if played.color != game.to_play()
                || game.legal(played.mv).is_err()
                || their_game.try_play(their_move).is_err()
            {
                break;
            }
            let _ = game.play(played.mv);
            pair.moves.push(played);
            pair.their_moves.push(their_move);
        }
        let same = size.points().all(|point| {
            let theirs = their_game.goban().get_color((point.row, point.column));
            game.board().at(point) == theirs.map(ours)
        });
        same.then_some(pair)
    }

    fn ours(&self) -> Game {
        let mut game = self.start.clone();
        for &ColoredMove { color, mv } in &self.moves {
            black_box(game.play_as(color, mv).is_ok());
        }
        game
    }

    fn theirs(&self, play: fn(&mut TheirGame, TheirMove)) -> TheirGame {
        let mut game = self.their_start.clone();
        for &mv in &self.their_moves {
            play(&mut game, mv);
        }
        game
    }
}

fn ours(color: TheirColor) -> Color {
    match color {
        TheirColor::Black => Color::Black,
        TheirColor::White => Color::White,
    }
}
