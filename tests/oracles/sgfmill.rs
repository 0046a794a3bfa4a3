//! Plays, area scores and set-up positions.

use crate::{
    left_out,
    report::{Ran, Report, ensure, read, same, texts},
};
use serde_json::Value;
use std::path::Path;
use tengen::rules::*;

pub fn run(folder: &Path) -> Option<Report> {
    let file = read(folder, "sgfmill/sgfmill_board_tests.json")?;
    let mut report = Report::new("sgfmill");
    type Check = fn(&Value) -> Result<(), String>;
    let kinds: [(&str, Check); 3] = [
        ("play_tests", check_play),
        ("score_tests", check_score),
        ("setup_tests", check_setup),
    ];
    for (kind, check) in kinds {
        for test in file[kind].as_array().into_iter().flatten() {
            let code = test["code"].as_str().or(test[0].as_str()).unwrap_or("?");
            let id = format!("{kind}/{code}");
            let outcome = match left_out::case(&id) {
                Some(reason) => Ok(Ran::LeftOut(reason)),
                None => check(test).map(|()| Ran::Agreed),
            };
            report.add(&id, outcome);
        }
    }
    Some(report)
}

/// Rows such as `9  .  #  o`, with a line of letters at the end.
fn diagram(rows: &[&str]) -> String {
    let points = |row: &&str| {
        row.trim_start_matches(|c: char| c.is_ascii_digit())
            .replace('#', "X")
            .replace('o', "O")
    };
    let rows = rows
        .iter()
        .filter(|row| row.starts_with(|c: char| c.is_ascii_digit()));
    rows.map(points).map(|row| row + "\n").collect()
}

fn board(rows: &[&str]) -> Result<Board, String> {
    Board::parse(&diagram(rows)).map_err(|error| error.to_string())
}

fn area(board: &Board) -> Komi {
    let score = count_board(
        board,
        Prisoners::default(),
        &[],
        ScoringRule::Area,
        Komi::ZERO,
    )
    .score();
    score.black - score.white
}

fn points(value: &Value) -> Komi {
    Komi::from_points(
        value
            .as_i64()
            .and_then(|n| i32::try_from(n).ok())
            .unwrap_or(i32::MAX),
    )
}

fn check_play(test: &Value) -> Result<(), String> {
    let size = BoardSize::square(9).map_err(|error| error.to_string())?;
    let rules = Ruleset {
        ko: KoRule::Simple,
        self_capture: SelfCapture::Allowed,
        ..Ruleset::beginner_area()
    };
    let mut game = Game::new(size, rules);
    for text in texts(&test["moves"]) {
        let ColoredMove { color, mv } = text.parse().map_err(|error| format!("{text}: {error}"))?;
        game.play_as(color, mv)
            .map_err(|reason| format!("{text}: {reason}"))?;
    }
    same(
        "the board",
        &game.board().to_diagram(),
        &board(&texts(&test["board"]))?.to_diagram(),
    )?;
    let ko = test["ko"].as_str().map(|name| name.parse().unwrap());
    same("ko", &game.ko_point(), &ko)?;
    same(
        "the area",
        &area(game.board()),
        &points(&test["area_score_black_minus_white"]),
    )
}

fn check_score(test: &Value) -> Result<(), String> {
    same(
        "the area",
        &area(&board(&texts(&test["board"]))?),
        &points(&test["score"]),
    )
}

/// A code, black stones, white stones, points to empty, the board afterwards, and whether the
/// stones can stand as they are given. Where they cannot, the origin takes some off; we refuse
/// them.
fn check_setup(test: &Value) -> Result<(), String> {
    let size = BoardSize::square(9).map_err(|error| error.to_string())?;
    let stones = |value: &Value, color| -> Vec<_> {
        texts(value)
            .into_iter()
            .map(|name| (name.parse::<Point>().unwrap(), color))
            .collect()
    };
    let mut given = stones(&test[1], Color::Black);
    given.extend(stones(&test[2], Color::White));
    let set_up = Board::from_stones(size, given, &[]);
    if test[5] == true {
        let rows: Vec<_> = test[4].as_str().unwrap_or_default().lines().collect();
        let set_up = set_up.map_err(|error| error.to_string())?;
        same("the board", &set_up, &board(&rows)?)
    } else {
        ensure(matches!(set_up, Err(SetupError::NoLiberty { .. })), || {
            format!("the stones stand: {set_up:?}")
        })
    }
}
