//! Games with the moves that ko forbids, numbers of liberties, and chains that nobody can capture.
//!
//! The records print positions and lists as text; here each print is compared with ours. A game is
//! followed until the origin starts a phase of its own after two passes, or plays a move that it
//! calls illegal itself.

use crate::{
    left_out,
    report::{Ran, Report, ensure, read, same, texts},
};
use serde_json::Value;
use std::path::Path;
use tengen::rules::*;

pub fn run(folder: &Path) -> Option<Report> {
    let rules = read(folder, "katago/katago_testrules.json")?;
    let boards = read(folder, "katago/katago_boardtests.json")?;
    let mut report = Report::new("katago");
    type Check = fn(&Value) -> Result<Ran, String>;
    let kinds: [(&Value, &str, Check); 3] = [
        (&rules, "tests", check_game),
        (&boards, "basic", check_board),
        (&boards, "area", check_alive),
    ];
    for (file, kind, check) in kinds {
        for test in file[kind].as_array().into_iter().flatten() {
            let id = format!("{kind}/{}", test["name"].as_str().unwrap_or("?"));
            let outcome = match left_out::case(&id) {
                Some(reason) => Ok(Ran::LeftOut(reason)),
                None => check(test),
            };
            report.add(&id, outcome);
        }
    }
    Some(report)
}

/// The board of a test: bare rows, or rows with numbers and a line of letters.
fn board(test: &Value) -> Result<Board, String> {
    parse(&texts(&test["board"]))
}

fn parse(rows: &[&str]) -> Result<Board, String> {
    let mut text = String::new();
    for row in rows {
        let row = row.trim().trim_start_matches(|c: char| c.is_ascii_digit());
        if !row.starts_with("A B") && !row.is_empty() {
            // A grave accent marks an empty star point.
            text.extend([&row.to_uppercase().replace('`', "."), "\n"]);
        }
    }
    Board::parse(&text).map_err(|error| format!("{error}\n{text}"))
}

fn colored(value: &Value) -> Result<ColoredMove, String> {
    let text = texts(value).join(" ");
    text.parse().map_err(|error| format!("{text}: {error}"))
}

/// The printed lines of a test, read from top to bottom.
struct Printed<'a> {
    lines: Vec<&'a str>,
    next: usize,
}

impl<'a> Printed<'a> {
    /// Goes on to the line after the next one that begins like this.
    fn find(&mut self, wanted: &str) -> Result<(), String> {
        let found = self
            .lines
            .iter()
            .skip(self.next)
            .position(|line| line.starts_with(wanted));
        self.next += 1 + found.ok_or_else(|| format!("{wanted:?} is not printed"))?;
        Ok(())
    }

    /// The next lines as long as they are of some kind.
    fn take_while(&mut self, test: impl Fn(&str) -> bool) -> Vec<&'a str> {
        let lines: Vec<_> = self
            .lines
            .iter()
            .skip(self.next)
            .copied()
            .take_while(|line| test(line))
            .collect();
        self.next += lines.len();
        lines
    }
}

fn check_game(test: &Value) -> Result<Ran, String> {
    let name = |key: &str| test["rules"][key].as_str().unwrap_or_default();
    let kos: &[KoRule] = match name("koRule") {
        "Rules::KO_SIMPLE" => &[KoRule::Simple],
        "Rules::KO_POSITIONAL" => &[KoRule::PositionalSuperko],
        "Rules::KO_SITUATIONAL" => &[KoRule::SituationalSuperko],
        // The same moves under one rule after the other; the third is not one of ours.
        "koRulesToTest[i]" => &[KoRule::PositionalSuperko, KoRule::SituationalSuperko],
        other => return Err(format!("unknown rule of ko {other}")),
    };
    let allowed = name("multiStoneSuicideLegal") == "true";
    let plain = name("taxRule") == "Rules::TAX_NONE"
        && name("hasButton") != "true"
        && test["has_loop"] != true;
    let scoring = if name("scoringRule") == "Rules::SCORING_AREA" {
        ScoringRule::Area
    } else {
        ScoringRule::Territory
    };
    let mut printed = Printed {
        lines: texts(&test["expected"]),
        next: 0,
    };
    let mut compared = false;
    for &ko in kos {
        let self_capture = if allowed {
            SelfCapture::Allowed
        } else {
            SelfCapture::Forbidden
        };
        let komi = name("komi")
            .trim_end_matches('f')
            .parse()
            .unwrap_or_default();
        let ruleset = Ruleset {
            name: RulesetName::Custom,
            ko,
            self_capture,
            scoring,
            komi,
            ..Ruleset::japanese()
        };
        let to_play = if test["to_move"] == "WHITE" {
            Color::White
        } else {
            Color::Black
        };
        let mut game = Game::from_position(board(test)?, to_play, ruleset);
        for event in test["events"].as_array().into_iter().flatten() {
            match follow(&mut game, event, &mut printed, plain)
                .map_err(|text| format!("{text}\n{game:?}"))?
            {
                Followed::Compared => compared = true,
                Followed::Skipped => {}
                Followed::End => break,
            }
        }
    }
    Ok(if compared {
        Ran::Agreed
    } else {
        Ran::LeftOut("no step of the game itself")
    })
}

enum Followed {
    Compared,
    Skipped,
    End,
}

fn follow(
    game: &mut Game,
    event: &Value,
    printed: &mut Printed<'_>,
    plain: bool,
) -> Result<Followed, String> {
    let own_phase = game.is_stopped() && game.ruleset().scoring == ScoringRule::Territory;
    if own_phase {
        return Ok(Followed::End);
    }
    let assumed = &event["play_assume_legal"];
    if let Some(mv) = event
        .get("play_assert_legal")
        .or(event.get("play_assume_legal"))
    {
        let ColoredMove { color, mv } = colored(mv)?;
        if game.is_stopped() {
            game.resume(color);
        }
        return match game.play_as(color, mv) {
            Ok(_) => Ok(Followed::Compared),
            Err(_) if !assumed.is_null() => Ok(Followed::End),
            Err(reason) => Err(format!("{mv}: {reason}")),
        };
    }
    if let Some(label) = event["label"].as_str() {
        printed.find(label)?;
    } else if let Some(side) = event["print_illegal_for"].as_str() {
        let (color, letter) = if side == "B" {
            (Color::Black, "X")
        } else {
            (Color::White, "O")
        };
        let lines =
            printed.take_while(|line| line.starts_with("Illegal:") && line.ends_with(letter));
        same("forbidden by ko", &forbidden_by_ko(game, color), &lines)?;
        return Ok(Followed::Compared);
    } else if event["print"] == "board" {
        printed.find("(hash)")?;
        let rows = printed.take_while(|line| !line.trim().is_empty());
        same("the board", game.board(), &parse(&rows)?)?;
        return Ok(Followed::Compared);
    } else if let Some(assertion) = event["assert"].as_str().filter(|_| plain) {
        return check_assertion(game, assertion);
    }
    Ok(Followed::Skipped)
}

fn check_assertion(game: &Game, assertion: &str) -> Result<Followed, String> {
    let score = game.count(&[]).score();
    match assertion.split_once(" == ") {
        // Without superko the origin ends a game without result once a position has come twice
        // more.
        Some(("hist.isGameFinished", "true")) => {
            ensure(game.is_stopped() || game.repeats().is_some(), || {
                "the game goes on".to_owned()
            })?;
        }
        Some(("hist.isGameFinished", "false")) => {
            ensure(!game.is_stopped(), || "the game has stopped".to_owned())?;
        }
        Some(("hist.winner", side)) => {
            let expected = [("P_BLACK", Color::Black), ("P_WHITE", Color::White)];
            let winner = expected
                .into_iter()
                .find(|(name, _)| *name == side)
                .map(|(_, color)| color);
            let found = match score.outcome() {
                Outcome::Win { winner, .. } => Some(winner),
                Outcome::Tie => None,
            };
            same("the winner", &found, &winner)?;
        }
        Some(("hist.finalWhiteMinusBlackScore", margin)) => {
            let margin = margin
                .trim_end_matches('f')
                .parse()
                .map_err(|_| format!("no number: {margin}"))?;
            same("the margin", &(score.white - score.black), &margin)?;
        }
        _ => return Ok(Followed::Skipped),
    }
    Ok(Followed::Compared)
}

/// The points that only ko forbids, as the origin prints them.
fn forbidden_by_ko(game: &Game, color: Color) -> Vec<String> {
    let rows = game.board().size().rows();
    let letter = if color == Color::Black { "X" } else { "O" };
    let without_self_capture = Ruleset {
        self_capture: SelfCapture::Forbidden,
        ..*game.ruleset()
    };
    let strict = game.clone().with_ruleset(without_self_capture);
    let is_forbidden = |point: &Point| {
        // The origin never allows the self-capture of a single stone, and does not call that ko.
        let alone = matches!(
            strict.legal_as(color, Move::Play(*point)),
            Err(IllegalMove::SelfCapture { chain, .. }) if chain.len() == 1
        );
        let told = game.legal_as(color, Move::Play(*point));
        !alone
            && matches!(
                told,
                Err(IllegalMove::Ko { .. } | IllegalMove::Superko { .. })
            )
    };
    let points = game.board().size().points().filter(is_forbidden);
    points
        .map(|point| {
            format!(
                "Illegal: ({},{}) {letter}",
                point.column,
                rows - 1 - point.row
            )
        })
        .collect()
}

fn check_board(test: &Value) -> Result<Ran, String> {
    let lines = texts(&test["expected"]);
    let name = test["name"].as_str().unwrap_or_default();
    if name == "Location parse test" {
        return check_names(&lines).map(|()| Ran::Agreed);
    }
    let board = board(test)?;
    let grid = |found: &dyn Fn(Point) -> char| -> Vec<String> {
        let size = board.size();
        let rows: Vec<_> = size.points().map(found).collect();
        rows.chunks(size.columns().into())
            .map(|row| row.iter().collect())
            .collect()
    };
    let digit = |number: usize| {
        u32::try_from(number)
            .ok()
            .and_then(|n| char::from_digit(n, 10))
            .unwrap_or('?')
    };
    let after = |color: Color, point: Point| {
        let mut game = Game::from_position(board.clone(), color, Ruleset::japanese());
        game.play(Move::Play(point)).map(|_| ()).map(|()| game)
    };
    let bit = |holds: bool| if holds { '1' } else { '0' };
    let cap = name
        .rsplit_once("capped at ")
        .map_or(9, |(_, cap)| cap.parse().unwrap_or(9));
    let found = |color: Color| match name {
        "IsAdjacentToPla" => grid(&|p| {
            bit(board
                .size()
                .neighbors(p)
                .any(|near| board.at(near) == Some(color)))
        }),
        "wouldBeCapture" => {
            grid(&|p| bit(after(color, p).is_ok_and(|game| !game.captured_by_last().is_empty())))
        }
        "wouldBeKoCapture" => {
            grid(&|p| bit(after(color, p).is_ok_and(|game| game.ko_point().is_some())))
        }
        _ => grid(&|p| match after(color, p) {
            Ok(game) => digit(game.board().liberty_count(p).min(cap)),
            Err(IllegalMove::SelfCapture { .. }) => '0',
            Err(_) => '-',
        }),
    };
    let expected: Vec<_> = lines
        .iter()
        .copied()
        .filter(|line| !line.is_empty() && !line.contains(' '))
        .collect();
    let ours = match name {
        "Liberties" => grid(&|p| match board.liberty_count(p) {
            0 => '.',
            number => digit(number),
        }),
        _ => [found(Color::Black), found(Color::White)].concat(),
    };
    same("the table", &ours, &expected)?;
    Ok(Ran::Agreed)
}

/// Sections that begin with the size of a board; then a name with its place, or a name that is no
/// point.
fn check_names(lines: &[&str]) -> Result<(), String> {
    let (mut columns, mut rows) = (0, 0);
    for line in lines
        .iter()
        .filter(|line| !line.starts_with("---") && !line.contains("pass"))
    {
        let point = |name: &str| {
            let point = name
                .parse::<Point>()
                .ok()
                .map(|p| (usize::from(p.column), usize::from(p.row)));
            point.filter(|(column, row)| *column < columns && *row < rows)
        };
        if let Some(name) = line.strip_prefix("Could not parse board location: ") {
            same(name, &point(name), &None)?;
            continue;
        }
        let words: Vec<_> = line.split_whitespace().collect();
        let number = |text: &str| {
            text.parse::<usize>()
                .map_err(|error| format!("{line}: {error}"))
        };
        match *words {
            [width, height] => (columns, rows) = (number(width)?, number(height)?),
            [name, _, "x", x, "y", y] => {
                let from_top = point(name).map(|(column, row)| (column, rows - 1 - row));
                same(name, &from_top, &Some((number(x)?, number(y)?)))?;
            }
            _ => return Err(format!("unknown line {line}")),
        }
    }
    Ok(())
}

/// Tables of sure points, with and without self-capture. Of those that the origin prints, two are
/// ours: the ones without anything unsure.
fn check_alive(test: &Value) -> Result<Ran, String> {
    let board = board(test)?;
    let mut printed = Printed {
        lines: texts(&test["expected"]),
        next: 0,
    };
    for (flag, rule) in [("0", SelfCapture::Forbidden), ("1", SelfCapture::Allowed)] {
        printed.find(&format!(
            "Safe big territories 0 Unsafe big territories 0 Non pass alive stones 0 Suicide {flag}"
        ))?;
        let rows = printed.take_while(|line| !line.is_empty());
        let owners: Vec<_> = rows
            .iter()
            .flat_map(|row| row.chars())
            .filter(|c| !c.is_whitespace())
            .collect();
        for color in Color::BOTH {
            let letter = if color == Color::Black { 'X' } else { 'O' };
            let alive = pass_alive_under(&board, color, rule);
            for (point, _) in board.stones().filter(|&(_, stone)| stone == color) {
                let ours = alive.iter().any(|chain| chain.contains(point));
                let theirs = owners.get(board.size().index(point)) == Some(&letter);
                same(&format!("{point} being alive, {rule:?}"), &ours, &theirs)
                    .map_err(|text| format!("{text}\n{board:?}"))?;
            }
        }
    }
    Ok(Ran::Agreed)
}
