//! Finished games: every move, the prisoners, and the score with the dead stones that are given.

use crate::{
    cases::half_points,
    report::{Ran, Report, ensure, same, texts},
};
use serde_json::Value;
use std::{fs, path::Path};
use tengen::rules::*;

/// Games whose recorded result is not the score of the last position, by the name of the record.
const DIFFERENT: &[(&str, &str)] = &[
    ("cgf2003/GnuGo-Aya", "a seki that is not judged"),
    ("nando/kisei27_g1", "protective moves were not played"),
    (
        "nando/meijin27_g4",
        "protective moves and a last ko were not played",
    ),
];

pub fn run(folder: &Path) -> Option<Report> {
    let text = fs::read_to_string(folder.join("gnugo_games/finished_games.jsonl")).ok()?;
    let mut report = Report::new("gnugo_games");
    for line in text.lines() {
        let game: Value =
            serde_json::from_str(line).unwrap_or_else(|error| panic!("{line}: {error}"));
        let id = game["id"].as_str().unwrap_or("?").to_owned();
        report.add(&id, check(&game).map(|()| Ran::Agreed));
    }
    Some(report)
}

fn check(record: &Value) -> Result<(), String> {
    let game = replay(record)?;
    let held = |key: &str| record[key].as_u64().and_then(|n| u32::try_from(n).ok());
    same(
        "prisoners",
        &Some(game.prisoners_of(Color::Black)),
        &held("captured_by_black"),
    )?;
    same(
        "prisoners",
        &Some(game.prisoners_of(Color::White)),
        &held("captured_by_white"),
    )?;
    if record["ends_with_two_passes"] == true {
        ensure(game.is_stopped(), || "the game has not stopped".to_owned())?;
    }
    let mut dead = Vec::new();
    for name in texts(&record["dead"]) {
        dead.push(
            name.parse::<Point>()
                .map_err(|error| format!("{name}: {error}"))?,
        );
    }
    let rule = match record["rules"].as_str() {
        Some("japanese") => ScoringRule::Territory,
        Some("chinese") => ScoringRule::Area,
        other => return Err(format!("unknown rules {other:?}")),
    };
    let outcome = count(&game, &dead, rule, half_points(&record["komi"]))
        .score()
        .outcome();
    let agrees = outcome == result(record["result"].as_str().unwrap_or_default())?;
    match DIFFERENT.iter().find(|(id, _)| record["id"] == *id) {
        None => ensure(agrees, || {
            format!(
                "the outcome is {outcome:?}, recorded is {}",
                record["result"]
            )
        }),
        Some((_, why)) => ensure(!agrees, || format!("the outcome should differ: {why}")),
    }
}

/// The outcome that `B+7.5`, `W+1` or `0` records.
fn result(text: &str) -> Result<Outcome, String> {
    let Some((side, margin)) = text.split_once('+') else {
        return ensure(text == "0" || text == "Draw", || {
            format!("no result: {text}")
        })
        .map(|()| Outcome::Tie);
    };
    let winner = if side == "B" {
        Color::Black
    } else {
        Color::White
    };
    let margin = margin
        .trim_end_matches(".0")
        .parse()
        .map_err(|error| format!("{text}: {error}"))?;
    Ok(Outcome::Win { winner, margin })
}

fn replay(record: &Value) -> Result<Game, String> {
    let size = record["size"]
        .as_u64()
        .and_then(|n| u8::try_from(n).ok())
        .unwrap_or_default();
    let size = BoardSize::square(size).map_err(|error| error.to_string())?;
    let point = |name: &str| {
        name.parse::<Point>()
            .map_err(|error| format!("{name}: {error}"))
    };
    let mut stones = Vec::new();
    for name in texts(&record["handicap_stones"]) {
        stones.push((point(name)?, Color::Black));
    }
    let board = Board::from_stones(size, stones, &[]).map_err(|error| error.to_string())?;
    let mut game = Game::from_position(board, Color::Black, Ruleset::japanese());
    for mv in record["moves"].as_array().into_iter().flatten() {
        let text = texts(mv).join(" ");
        let ColoredMove { color, mv } = text.parse().map_err(|error| format!("{text}: {error}"))?;
        match mv {
            // Some records have a third pass; the game has stopped before it.
            Move::Pass if game.is_stopped() => continue,
            Move::Play(_) if game.is_stopped() => game.resume(color),
            Move::Play(_) | Move::Pass => {}
        }
        game.play_as(color, mv)
            .map_err(|reason| format!("{text}: {reason}"))?;
    }
    Ok(game)
}
