//! Finished boards from a server, with the owner of each point checked there by hand.
//!
//! Dead stones are those that the other side owns. Points that the origin leaves open are not
//! compared.

use crate::report::{Ran, Report, ensure, read, texts};
use serde_json::Value;
use std::{fs, path::Path};
use tengen::rules::*;

/// Boards whose owners are not those of the count, and why.
const DIFFERENT: &[(&str, &str)] = &[
    ("corner_test_1", OPEN),
    ("game_33811578", OPEN),
    ("game_35115094", OPEN),
    ("game_35115743", OPEN),
    ("game_dev_51749995", OPEN),
    (
        "game_seki_64848549",
        "eyes in seki, and which stones are in seki is not recorded",
    ),
];

const OPEN: &str = "a border is open at a point that is to be sealed before the count";

pub fn run(folder: &Path) -> Option<Report> {
    let source = "ogs_goban_autoscore";
    let mut files: Vec<_> = fs::read_dir(folder.join(source))
        .ok()?
        .filter_map(|entry| entry.ok()?.file_name().into_string().ok())
        .filter(|name| name.ends_with(".json"))
        .collect();
    files.sort();
    let mut report = Report::new(source);
    for name in files {
        let board = read(folder, &format!("{source}/{name}"))?;
        let id = name.trim_end_matches(".json");
        report.add(id, check(id, &board));
    }
    Some(report)
}

fn check(id: &str, file: &Value) -> Result<Ran, String> {
    let rows = texts(&file["board"]);
    let symbols = |row: &str| {
        row.replace(['b', 'B'], "X")
            .replace(['w', 'W'], "O")
            .replace(' ', ".")
    };
    let diagram: Vec<_> = rows.iter().map(|row| symbols(row)).collect();
    let board = Board::parse(&diagram.join("\n")).map_err(|error| error.to_string())?;
    let owners: Vec<char> = texts(&file["correct_ownership"])
        .iter()
        .flat_map(|row| row.chars())
        .collect();
    let owner_of = |point: Point| {
        owners
            .get(board.size().index(point))
            .copied()
            .unwrap_or('?')
    };
    let letter = |color: Color| color.letter();
    let dead: Vec<_> = board
        .stones()
        .filter(|&(point, color)| owner_of(point) == letter(color.opposite()))
        .map(|(point, _)| point)
        .collect();
    let plain = {
        let rule = ScoringRule::Territory;
        let count = count_board(&board, Prisoners::default(), &dead, rule, Komi::ZERO);
        let found = |point: Point| {
            let owned = count.owners.iter().find(|(owned, _)| *owned == point);
            let owner = owned.map_or_else(|| board.at(point), |(_, owner)| owner.color());
            owner.map_or(' ', letter)
        };
        let points = board.size().points();
        let compared = points.filter(|&point| matches!(owner_of(point), 'B' | 'W' | ' '));
        let differing = compared.filter(|&point| found(point) != owner_of(point));
        differing.map(|point| point.to_string()).collect::<Vec<_>>()
    };
    match DIFFERENT.iter().find(|(different, _)| *different == id) {
        None => {
            ensure(plain.is_empty(), || format!("{plain:?} differ\n{board:?}"))?;
            Ok(Ran::Agreed)
        }
        Some((_, why)) => {
            ensure(!plain.is_empty(), || "it should differ".to_owned())?;
            Ok(Ran::LeftOut(why))
        }
    }
}
