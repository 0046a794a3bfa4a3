//! Games that others have recorded, and example games: all are read, replayed and written.
//!
//! They are not part of this project: the records are looked for in the folder that the environment
//! variable `TENGEN_ORACLES` names, else beside the project in `shared/oracles`; the example games in
//! the folder `positions` beside that. Where there are none, the last line says so.

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};

use crate::round_trip::check_round_trip;
use tengen::rules::{Agreement, Color, Komi, Outcome, guess_agreement};
use tengen::sgf::{GameRecord, RecordedResult, Scope, Severity, WonBy, read};

fn oracles() -> PathBuf {
    match std::env::var_os("TENGEN_ORACLES") {
        Some(folder) => folder.into(),
        None => PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../shared/oracles"),
    }
}

/// Writes a line that is seen even when the test passes.
fn say(line: &str) {
    let _ = writeln!(std::io::stderr(), "{line}");
}

fn records_in(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).into_iter().flatten() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(records_in(&path));
        } else if path.extension().is_some_and(|end| end == "sgf") {
            found.push(path);
        }
    }
    found.sort();
    found
}

/// Records whose replay is expected to name something, and what: this one was played where a position
/// might come back.
const NAMED: [(&str, &str); 1] = [("repetition_repetition-1.sgf", "Superko")];

#[test]
fn recorded_games_are_read_and_replayed() {
    let folder = oracles();
    let mut files = records_in(&folder);
    files.extend(records_in(&folder.with_file_name("positions")));
    let (mut moves, mut failures) = (0, Vec::new());
    for file in &files {
        let name = file.file_name().unwrap().to_string_lossy().into_owned();
        let bytes = fs::read(file).unwrap();
        check_round_trip(&name, &bytes);
        let reading = read(&bytes);
        let mut named: Vec<String> = (reading.problems.iter())
            .filter(|problem| problem.severity == Severity::Error)
            .map(ToString::to_string)
            .collect();
        if reading.records.is_empty() {
            named.push("no record".to_owned());
        }
        for record in &reading.records {
            let replayed = record.replay(record.rules(None), Scope::Everything);
            moves += replayed.moves + replayed.in_variations;
            named.extend(replayed.findings.iter().map(|found| format!("{found:?}")));
        }
        let expected = NAMED.iter().find(|(file, _)| *file == name);
        match (named.as_slice(), expected) {
            ([], None) => {}
            ([_, ..], Some((_, word))) if named.iter().all(|found| found.contains(word)) => {}
            _ => failures.push(format!("{name}: {named:#?}")),
        }
    }
    if files.is_empty() {
        say(&format!(
            "no recorded games at {}: nothing was replayed",
            folder.display()
        ));
    } else {
        let count = files.len();
        say(&format!(
            "recorded games: {count} files, {moves} moves replayed"
        ));
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

fn example(name: &str) -> Option<GameRecord> {
    let file = oracles().with_file_name("positions").join(name);
    let bytes = fs::read(&file).ok().or_else(|| {
        say(&format!("no example game at {}", file.display()));
        None
    })?;
    let mut reading = read(&bytes);
    assert_eq!(reading.problems, [], "{name}");
    reading.records.pop()
}

#[test]
fn the_example_games_are_counted_as_they_say() {
    for (name, moves, dead, [black, white], margin) in [
        ("simple.sgf", 48, "", [36, 47], 11),
        ("complete.sgf", 66, "H2 J2", [38, 41], 3),
    ] {
        let Some(record) = example(name) else {
            continue;
        };
        let rules = record.rules(None);
        let replayed = record.replay(rules, Scope::Everything);
        assert_eq!(replayed.moves, moves, "{name}");
        let dead: Vec<_> = dead
            .split_whitespace()
            .map(|at| at.parse().unwrap())
            .collect();
        let agreement = guess_agreement(replayed.game.board());
        assert_eq!(
            agreement,
            Agreement {
                dead,
                seki: Vec::new()
            },
            "{name}"
        );
        let score = replayed.game.count_agreed(&agreement).score();
        assert_eq!(score.black.half_points(), black, "{name}");
        assert_eq!(score.white.half_points(), white, "{name}");
        let margin = Komi::from_half_points(margin);
        let winner = Color::White;
        assert_eq!(score.outcome(), Outcome::Win { winner, margin });
        let by = WonBy::Points(margin);
        assert_eq!(record.result(), Some(RecordedResult::Win { winner, by }));
    }
}
