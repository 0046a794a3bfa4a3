//! All that can be told of a file, as text.

use std::fmt::Write as _;

use tengen::sgf::{GameRecord, Reading, Scope, WrongMove};

/// What came of reading and replaying a file, for comparing with what is expected.
pub fn describe(reading: &Reading) -> String {
    let mut text = String::new();
    for problem in &reading.problems {
        writeln!(text, "{problem}").unwrap();
    }
    for record in &reading.records {
        describe_record(record, &mut text);
    }
    text
}

fn describe_record(record: &GameRecord, text: &mut String) {
    let rules = record.rules(None);
    let known = record.ruleset().map_or("-", |rules| rules.name.as_str());
    write!(
        text,
        "record {} rules {known} komi {} handicap {}",
        record.size(),
        rules.komi,
        record.handicap()
    )
    .unwrap();
    match record.result() {
        Some(result) => writeln!(text, " result {result}").unwrap(),
        None => writeln!(text).unwrap(),
    }
    for id in record.tree().ids() {
        let marks = record.marks(id);
        let comment = record.tree().node(id).comment();
        if !marks.is_empty() || comment.is_some() {
            write!(text, "  {}:", record.place(id)).unwrap();
            if let Some(comment) = comment {
                write!(text, " {comment:?}").unwrap();
            }
            for mark in marks {
                write!(text, " {mark:?}").unwrap();
            }
            writeln!(text).unwrap();
        }
    }
    let replayed = record.replay(rules, Scope::Everything);
    writeln!(
        text,
        "  replayed {} moves, {} in variations",
        replayed.moves, replayed.in_variations
    )
    .unwrap();
    for finding in &replayed.findings {
        let wrong = match &finding.wrong {
            WrongMove::Breach(mv, reason) => format!("{mv}: {reason:?}"),
            other => format!("{other:?}"),
        };
        let end = if finding.stops { ", stops" } else { "" };
        let place = record.place(finding.node);
        writeln!(text, "  {place}, number {}: {wrong}{end}", finding.number).unwrap();
    }
    let game = &replayed.game;
    let (black, white) = (game.prisoners().black, game.prisoners().white);
    let turn = game.to_play();
    writeln!(text, "  {turn:?} to play, prisoners {black} and {white}").unwrap();
    for row in game.board().to_diagram().lines() {
        writeln!(text, "  {row}").unwrap();
    }
}
