//! Marked boards: whose territory each point is, with the dead stones and the stones in seki given.
//!
//! Where the origin calls an eye false and does not count it, the point is left out of the comparison
//! on our side: with us its owner must fill it before the end.

use crate::{
    cases::half_points,
    report::{Ran, Report, ensure, read, same, texts},
};
use serde_json::Value;
use std::path::Path;
use tengen::rules::*;

/// Markings that rest on a rule that is not ours.
const DIFFERENT: &[(&str, &str)] = &[(
    "goscorer-026",
    "a stone called dead among its own side's stones is territory there; with us it stays",
)];

pub fn run(folder: &Path) -> Option<Report> {
    let file = read(folder, "goscorer/cases.json")?;
    let mut report = Report::new("goscorer");
    for case in file["cases"].as_array().into_iter().flatten() {
        let id = case["id"].as_str().unwrap_or("?");
        report.add(id, check(id, case));
    }
    Some(report)
}

fn check(id: &str, case: &Value) -> Result<Ran, String> {
    let board = match Board::parse(&texts(&case["rows"]).join("\n")) {
        Ok(board) => board,
        Err(DiagramError::Size(_) | DiagramError::TooLarge { .. }) => {
            return Ok(Ran::LeftOut("a board of one line, or of more than 25"));
        }
        Err(DiagramError::Setup(SetupError::NoLiberty { .. })) => {
            return Ok(Ran::LeftOut("chains without a liberty"));
        }
        Err(error) => return Err(error.to_string()),
    };
    let mut compared = false;
    for step in case["steps"].as_array().into_iter().flatten() {
        let marking = &step["check"]["territory_marking"];
        if !marking.is_null() {
            let agrees = check_marking(&board, &points(&case["dead"])?, marking)?;
            match DIFFERENT.iter().find(|(different, _)| *different == id) {
                None => agrees.map_err(|text| format!("{text}\n{board:?}"))?,
                Some((_, why)) => {
                    ensure(agrees.is_err(), || "it should differ".to_owned())?;
                    return Ok(Ran::LeftOut(why));
                }
            }
            compared = true;
        }
        let score = &step["check"]["score"];
        if score["scoring"] == "area" {
            check_area(&board, score)?;
            compared = true;
        }
    }
    Ok(if compared {
        Ran::Agreed
    } else {
        Ran::LeftOut("nothing to compare")
    })
}

/// Whether the territory of both sides is that of the marking.
fn check_marking(
    board: &Board,
    dead: &[Point],
    marking: &Value,
) -> Result<Result<(), String>, String> {
    let mut seki = points(&marking["seki_stones"]["B"])?;
    seki.extend(points(&marking["seki_stones"]["W"])?);
    let agreement = Agreement {
        dead: dead.to_vec(),
        seki,
    };
    let rule = ScoringRule::Territory;
    let count = count_agreed(board, Prisoners::default(), &agreement, rule, Komi::ZERO);
    let false_eyes = points(&marking["unscorable_false_eyes"])?;
    for (side, owner) in [("B", Owner::Black), ("W", Owner::White)] {
        let owned = count.owners.iter().filter(|(_, found)| *found == owner);
        let mut found: Vec<_> = owned.map(|(point, _)| *point).collect();
        found.retain(|point| !false_eyes.contains(point));
        found.sort_unstable();
        if let Err(text) = same(side, &found, &points(&marking["territory"][side])?) {
            return Ok(Err(text));
        }
    }
    Ok(Ok(()))
}

fn check_area(board: &Board, score: &Value) -> Result<(), String> {
    let dead = points(&score["dead"])?;
    let komi = half_points(&score["komi"]);
    let held = Prisoners::default();
    let found = count_board(board, held, &dead, ScoringRule::Area, komi).score();
    let expected = (half_points(&score["B"]), half_points(&score["W"]));
    same("area", &(found.black, found.white), &expected)
}

fn points(value: &Value) -> Result<Vec<Point>, String> {
    let names = texts(value).into_iter();
    let points = names.map(|name| name.parse().map_err(|error| format!("{name}: {error}")));
    let mut points = points.collect::<Result<Vec<Point>, String>>()?;
    points.sort_unstable();
    Ok(points)
}
