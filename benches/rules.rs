//! How fast games are replayed, played at random, taken back and counted, and chains read out.
//!
//! `cargo bench --bench rules` prints times for a whole round and the number of moves, games or
//! states a second; `cargo bench --bench rules -- replay` runs those with that word in their names.
//! The recorded games and the figures are no part of this project: they are looked for in the
//! folders that the environment variables `TENGEN_ORACLES` and `TENGEN_POSITIONS` name, else beside
//! the project in `shared/oracles` and `shared/positions`. What is not there is not measured.

use divan::{
    Bencher, black_box,
    counter::{BytesFormat, ItemsCount},
};
use serde_json::Value;
use std::{fmt, path::PathBuf, sync::LazyLock};
use tengen::rules::*;

fn main() {
    for (missing, what, file) in [
        (RECORDS.is_empty(), "recorded games", records_file()),
        (FIGURES.is_empty(), "figures", figures_file()),
    ] {
        if missing {
            println!("no {what} in {}: not measured", file.display());
        }
    }
    divan::Divan::from_args()
        .bytes_format(BytesFormat::Decimal)
        .main();
}

fn records_file() -> PathBuf {
    folder("TENGEN_ORACLES", "oracles").join("gnugo_games/finished_games.jsonl")
}

fn figures_file() -> PathBuf {
    folder("TENGEN_POSITIONS", "positions").join("figures.json")
}

fn folder(variable: &str, name: &str) -> PathBuf {
    match std::env::var_os(variable) {
        Some(folder) => folder.into(),
        None => PathBuf::from(env!("CARGO_MANIFEST_DIR"))
            .join("../shared")
            .join(name),
    }
}

/// A start, moves that are legal under positional superko, and the stones that are dead at the end.
struct Record {
    start: Game,
    moves: Vec<ColoredMove>,
    dead: Vec<Point>,
}

impl Record {
    fn read(line: &str) -> Option<Self> {
        let record: Value = serde_json::from_str(line).ok()?;
        let size = BoardSize::square(u8::try_from(record["size"].as_u64()?).ok()?).ok()?;
        let stones = points(&record["handicap_stones"])?;
        let stones = stones.into_iter().map(|point| (point, Color::Black));
        let board = Board::from_stones(size, stones, &[]).ok()?;
        let start = Game::from_position(board, Color::Black, Ruleset::beginner_area());
        let mut game = start.clone();
        for mv in record["moves"].as_array()? {
            let text = format!("{} {}", mv[0].as_str()?, mv[1].as_str()?);
            if !play(&mut game, text.parse().ok()?) {
                break;
            }
        }
        Some(Self {
            start,
            moves: game.moves().to_vec(),
            dead: points(&record["dead"])?,
        })
    }

    fn replay(&self) -> Game {
        let mut game = self.start.clone();
        for &mv in &self.moves {
            black_box(play(&mut game, mv));
        }
        game
    }
}

fn points(names: &Value) -> Option<Vec<Point>> {
    let names = names.as_array()?.iter();
    names.map(|name| name.as_str()?.parse().ok()).collect()
}

/// Makes a move, also after two passes, and says whether it was legal.
fn play(game: &mut Game, ColoredMove { color, mv }: ColoredMove) -> bool {
    if game.is_stopped() {
        game.resume(color);
    }
    game.play_as(color, mv).is_ok()
}

static RECORDS: LazyLock<Vec<Record>> = LazyLock::new(|| {
    let text = std::fs::read_to_string(records_file());
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

/// The last position of every record with its dead stones; the items are positions.
#[divan::bench(ignore = RECORDS.is_empty(), args = [ScoringRule::Territory, ScoringRule::Area])]
fn count_records(bencher: Bencher, rule: ScoringRule) {
    let games: Vec<_> = RECORDS.iter().map(Record::replay).collect();
    bencher.counter(ItemsCount::new(games.len())).bench(|| {
        for (game, record) in games.iter().zip(RECORDS.iter()) {
            black_box(count(game, &record.dead, rule, game.ruleset().komi));
        }
    });
}

/// The guess at the dead stones in the last position of every twentieth record; the items are
/// positions.
#[divan::bench(ignore = RECORDS.is_empty(), sample_count = 10)]
fn guess_records(bencher: Bencher) {
    let games: Vec<_> = RECORDS.iter().step_by(20).map(Record::replay).collect();
    bencher.counter(ItemsCount::new(games.len())).bench(|| {
        for game in &games {
            black_box(guess_agreement(game.board()));
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

/// Plays a game to its end and returns the number of its moves.
fn random_game(size: BoardSize, points: &[Point], seed: u64) -> usize {
    let mut game = Game::new(size, Ruleset::beginner_area());
    let mut state = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    while !game.is_stopped() && game.move_number() < 3 * points.len() {
        let mv = random_move(&game, points, &mut state, is_own_eye);
        let _ = game.play(mv);
    }
    game.move_number()
}

/// A random game without end on 19×19, in which both sides fill their own eyes and are captured again
/// and again. On a smaller board superko leaves little but passes after a while.
struct LongGame {
    moves: Vec<ColoredMove>,
    /// Games that start from its position before every thousandth move.
    starts: Vec<Game>,
}

static LONG_GAME: LazyLock<Option<LongGame>> = LazyLock::new(|| {
    let size = BoardSize::square(19).ok()?;
    let points: Vec<_> = size.points().collect();
    let mut game = Game::new(size, Ruleset::beginner_area());
    let mut starts = Vec::new();
    let mut state = 1;
    while game.move_number() < 100_000 {
        let color = game.to_play();
        if game.move_number().is_multiple_of(1_000) {
            let board = game.board().clone();
            starts.push(Game::from_position(board, color, Ruleset::beginner_area()));
        }
        let mv = random_move(&game, &points, &mut state, |_, _| false);
        play(&mut game, ColoredMove { color, mv });
    }
    Some(LongGame {
        moves: game.moves().to_vec(),
        starts,
    })
});

/// The same hundred thousand moves with positional superko, as many short games or one long one; the
/// items are moves. A move should take about the same time in each of them.
#[divan::bench(args = [1_000, 10_000, 100_000], sample_count = 20)]
fn games_of_length(bencher: Bencher, length: usize) {
    let Some(LongGame { moves, starts }) = LONG_GAME.as_ref() else {
        return;
    };
    bencher.counter(ItemsCount::new(moves.len())).bench(|| {
        let starts = starts.iter().step_by(length / 1_000);
        for (start, moves) in starts.zip(moves.chunks(length)) {
            let mut game = start.clone();
            for &mv in moves {
                black_box(play(&mut game, mv));
            }
            black_box(game);
        }
    });
}

/// The first legal point from a random one on that is not left out, or a pass.
fn random_move(
    game: &Game,
    points: &[Point],
    state: &mut u64,
    leave_out: impl Fn(&Game, Point) -> bool,
) -> Move {
    let (before, after) = points.split_at(random_below(state, points.len()));
    let played = after.iter().chain(before).copied().find(|&point| {
        game.board().at(point).is_none() && !leave_out(game, point) && game.is_legal(point)
    });
    played.map_or(Move::Pass, Move::Play)
}

/// A number below a bound, by one step of a xorshift generator.
fn random_below(state: &mut u64, bound: usize) -> usize {
    *state ^= *state << 13;
    *state ^= *state >> 7;
    *state ^= *state << 17;
    usize::try_from(*state >> 33).unwrap_or_default() % bound
}

fn is_own_eye(game: &Game, point: Point) -> bool {
    let board = game.board();
    board
        .size()
        .neighbors(point)
        .all(|near| board.at(near) == Some(game.to_play()))
}

/// A board from the commentary on the 1989 rules and its like, and a stone of each chain whose
/// status is known.
struct Figure {
    name: String,
    board: Board,
    chains: Vec<Point>,
}

impl Figure {
    /// `x` and `o` are stones, `X` and `O` stones that are safe.
    fn read(figure: &Value) -> Option<Self> {
        let rows: Option<Vec<_>> = figure["rows"]
            .as_array()?
            .iter()
            .map(Value::as_str)
            .collect();
        let rows = rows?;
        let lines = |n: usize| u8::try_from(n).ok();
        let size = BoardSize::new(lines(rows.first()?.len())?, lines(rows.len())?).ok()?;
        let symbols = size.points().zip(rows.iter().flat_map(|row| row.chars()));
        let (mut stones, mut safe) = (Vec::new(), Vec::new());
        for (point, symbol) in symbols.filter(|&(_, symbol)| symbol != '.') {
            let black = symbol.eq_ignore_ascii_case(&'x');
            stones.push((point, if black { Color::Black } else { Color::White }));
            if symbol.is_ascii_uppercase() {
                safe.push(point);
            }
        }
        let expected = figure["expected"].as_array()?.iter();
        let chains: Option<_> = expected
            .map(|chain| chain["point"].as_str()?.parse().ok())
            .collect();
        Some(Self {
            name: figure["id"].as_str()?.to_owned(),
            board: Board::from_stones(size, stones, &safe).ok()?,
            chains: chains?,
        })
    }

    fn readings(&self) -> impl Iterator<Item = Reading> + '_ {
        let chains = self.chains.iter();
        chains.filter_map(|&point| read_chain(&self.board, point, Limits::default()))
    }

    fn states(&self) -> usize {
        self.readings().map(|reading| reading.states()).sum()
    }
}

/// As `fig9: 545 states`.
impl fmt::Display for Figure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {} states", self.name, self.states())?;
        let unknown = |reading: &Reading| reading.status() == Status::Unknown;
        match self.readings().filter(unknown).count() {
            0 => Ok(()),
            given_up => write!(f, ", {given_up} given up"),
        }
    }
}

static FIGURES: LazyLock<Vec<Figure>> = LazyLock::new(|| {
    let text = std::fs::read_to_string(figures_file()).unwrap_or_default();
    let file: Value = serde_json::from_str(&text).unwrap_or_default();
    let figures = file["figures"].as_array();
    figures
        .into_iter()
        .flatten()
        .filter_map(Figure::read)
        .collect()
});

/// The chains of a figure, read out; the items are states.
#[divan::bench(ignore = FIGURES.is_empty(), args = FIGURES.iter(), sample_count = 20)]
fn read_figures(bencher: Bencher, figure: &Figure) {
    let states = ItemsCount::new(figure.states());
    bencher.counter(states).bench(|| {
        figure
            .readings()
            .for_each(|reading| drop(black_box(reading)))
    });
}
