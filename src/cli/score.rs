//! Counting a game record.

use super::record::{about, list, open, side, tell_findings, title};
use super::{FINE, PROBLEMS};
use crate::rules::{
    Agreement, Aim, BoardSize, BreachReason, Color, Count, DeadStones, Game, IllegalMove, Komi,
    Outcome, Point, Ruleset, ScoringRule, SideCount, guess_agreement,
};
use crate::sgf::{GameRecord, Scope, WrongMove};

/// Counts the end of the main line of a record and prints the count; returns the exit code.
///
/// # Errors
/// There is no record in the file that can be used, there are no such rules, or the dead stones are
/// none.
pub fn score(path: &str, rules: Option<&str>, dead: Option<&str>) -> Result<u8, String> {
    let wished = rules.map(preset).transpose()?;
    let dead = dead.map(points).transpose()?;
    let reading = open(path)?;
    let mut code = if reading.has_errors() { PROBLEMS } else { FINE };
    for (number, record) in reading.records.iter().enumerate() {
        let title = title(path, number, reading.records.len());
        code = code.max(score_record(&title, record, wished, dead.as_deref())?);
    }
    Ok(code)
}

fn preset(name: &str) -> Result<Ruleset, String> {
    Ruleset::from_preset(name).ok_or_else(|| {
        let mut names: Vec<&str> = (Ruleset::PRESETS.iter())
            .map(|preset| preset.name.as_str())
            .collect();
        names.dedup();
        format!(
            "there are no rules `{name}`; the rules are {}",
            names.join(", ")
        )
    })
}

fn points(text: &str) -> Result<Vec<Point>, String> {
    let names = text.split([',', ' ']).filter(|name| !name.is_empty());
    names
        .map(|name| {
            name.parse()
                .map_err(|why| format!("--dead: `{name}`: {why}"))
        })
        .collect()
}

fn score_record(
    title: &str,
    record: &GameRecord,
    wished: Option<Ruleset>,
    dead: Option<&[Point]>,
) -> Result<u8, String> {
    let rules = record.rules(wished);
    say!("{title}: {}", about(record, &rules, wished));
    let mut replayed = record.replay(rules, Scope::MainLine);
    if rules.aim != Aim::Score {
        // The record may go on when one side has won by these rules.
        let over = BreachReason::Illegal(IllegalMove::Stopped);
        let after = |wrong: &WrongMove| matches!(wrong, WrongMove::Breach(_, why) if *why == over);
        (replayed.findings).retain(|finding| !after(&finding.wrong));
    }
    tell_findings(title, record, &rules, &replayed);
    let mut code = if replayed.findings.is_empty() {
        FINE
    } else {
        PROBLEMS
    };
    let game = &replayed.game;
    if let Aim::Captures(wanted) = rules.aim {
        let stones = if wanted == 1 { "stone" } else { "stones" };
        match game.winner_by_capture() {
            Some(winner) => say!("{} wins: {wanted} {stones} captured.", side(winner)),
            None => say!("Nobody has captured {wanted} {stones}; the game has no winner."),
        }
        return Ok(code);
    }
    if !game.is_stopped() {
        say!(
            "The record does not end with two passes; the board is counted as it stands after move {}.",
            replayed.moves
        );
    }
    let agreement = agreement(game, dead).map_err(|why| format!("{title}: {why}"))?;
    let count = game.count_agreed(&agreement);
    let off = |stone: &Point| count.owners.iter().any(|(point, _)| point == stone);
    let mut stays: Vec<Point> = agreement.dead.clone();
    stays.retain(|stone| count.left.contains(stone) || !off(stone));
    if !stays.is_empty() {
        say!(
            "Called dead and yet not taken off, for they do not lie in territory of the other side: {}.",
            list(&stays)
        );
    }
    print_count(&count);
    let outcome = count.score().outcome();
    match outcome {
        Outcome::Win { winner, margin } => say!("{} wins by {margin}.", side(winner)),
        Outcome::Tie => say!("A tie (jigo): both have the same."),
    }
    if let Some(result) = record.result() {
        if result.contradicts(outcome) {
            say!("The record says otherwise: {result}.");
            code = PROBLEMS;
        } else {
            say!("The record says {result}, which this count does not contradict.");
        }
    }
    Ok(code)
}

/// The dead stones that are named, or else a guess, which is told; and the stones in seki.
fn agreement(game: &Game, named: Option<&[Point]>) -> Result<Agreement, String> {
    let board = game.board();
    let size: BoardSize = board.size();
    if game.ruleset().dead_stones == DeadStones::PlayedOut {
        if named.is_some_and(|named| !named.is_empty()) {
            let rules = game.ruleset().name.as_str();
            return Err(format!(
                "under {rules} rules no stones are taken off; leave --dead out or choose other --rules"
            ));
        }
        say!("Under these rules dead stones are not taken off: what stands on the board counts.");
        return Ok(Agreement::default());
    }
    let mut agreement = guess_agreement(board);
    if let Some(named) = named {
        let mut dead = Vec::new();
        for &point in named {
            if !size.contains(point) {
                return Err(format!(
                    "--dead: {point} lies off the board, which is {size}"
                ));
            }
            let chain = board
                .chain_at(point)
                .ok_or_else(|| format!("--dead: no stone stands on {point}"))?;
            dead.extend(chain.stones);
        }
        dead.sort_unstable();
        dead.dedup();
        agreement.seki.retain(|stone| !dead.contains(stone));
        agreement.dead = dead;
    }
    let source = if named.is_some() {
        "as named"
    } else {
        "a guess, as --dead names none"
    };
    match agreement.dead.as_slice() {
        [] => say!("Dead stones: none ({source})."),
        dead => say!("Dead stones: {} ({source}).", list(dead)),
    }
    if !agreement.seki.is_empty() {
        say!(
            "In seki, as read out on the board: {}.",
            list(&agreement.seki)
        );
    }
    Ok(agreement)
}

/// The count as a table: each line, and what the lines come to.
fn print_count(count: &Count) {
    let row = |name: &str, black: String, white: String| {
        say!("  {name:<26}{black:>7}{white:>7}");
    };
    row(
        "",
        side(Color::Black).to_owned(),
        side(Color::White).to_owned(),
    );
    let numbers = |name: &str, of: fn(&SideCount) -> u32| {
        row(
            name,
            of(&count.black).to_string(),
            of(&count.white).to_string(),
        );
    };
    numbers("territory", |side| side.territory);
    match count.rule {
        ScoringRule::Territory => {
            numbers("captured stones", |side| side.prisoners);
            numbers("dead stones taken off", |side| side.dead);
        }
        ScoringRule::Area => {
            numbers("living stones", |side| side.stones);
            numbers("for handicap stones", |side| side.compensation);
        }
    }
    let komi = |komi: Komi| komi.to_string();
    row("komi", komi(count.black.komi), komi(count.white.komi));
    let score = count.score();
    row("all together", komi(score.black), komi(score.white));
}
