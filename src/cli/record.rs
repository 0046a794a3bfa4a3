//! Game records in the terminal: reading one, replaying it, and the words for what is wrong in it.

use std::io::Read as _;
use std::path::Path;

use super::{FINE, PROBLEMS};
use crate::rules::{Board, BreachReason, Color, IllegalMove, KoRule, Point, Ruleset};
use crate::sgf::{Finding, GameRecord, Reading, Replayed, Scope, WrongMove, read};

/// The largest record that is read.
const MOST_BYTES: u64 = 32 << 20;

/// Whether a name means a record and not a lesson.
pub fn is_record(name: &str) -> bool {
    let path = Path::new(name);
    let ends = path
        .extension()
        .is_some_and(|end| end.eq_ignore_ascii_case("sgf"));
    ends || (path.exists() && !path.is_dir())
}

/// Reads a file and tells on the error output what is wrong with it.
///
/// # Errors
/// There is no record in it that can be used.
pub fn open(path: &str) -> Result<Reading, String> {
    let bytes = bytes(Path::new(path)).map_err(|why| format!("{path}: {why}"))?;
    let reading = read(&bytes);
    for problem in &reading.problems {
        eprintln!("{path}:{problem}");
    }
    if reading.records.is_empty() {
        return Err(format!("{path}: no game in it can be used"));
    }
    Ok(reading)
}

fn bytes(path: &Path) -> Result<Vec<u8>, String> {
    use std::io::ErrorKind;
    let plain = |error: std::io::Error| match error.kind() {
        ErrorKind::NotFound => "there is no such file; name a game record".to_owned(),
        ErrorKind::PermissionDenied => "reading it is not permitted".to_owned(),
        ErrorKind::IsADirectory => "it is a folder; name a game record in it".to_owned(),
        _ => "it cannot be read".to_owned(),
    };
    let file = std::fs::File::open(path).map_err(plain)?;
    let mut bytes = Vec::new();
    let length = file
        .take(MOST_BYTES + 1)
        .read_to_end(&mut bytes)
        .map_err(plain)?;
    if length as u64 > MOST_BYTES {
        return Err(format!("it has more than {} MB", MOST_BYTES >> 20));
    }
    Ok(bytes)
}

/// Replays all records of a file and names each move against the rules; returns the exit code.
///
/// # Errors
/// There is no record in it that can be used.
pub fn replay(path: &str) -> Result<u8, String> {
    let reading = open(path)?;
    let mut code = if reading.has_errors() { PROBLEMS } else { FINE };
    for (number, record) in reading.records.iter().enumerate() {
        let title = title(path, number, reading.records.len());
        let rules = record.rules(None);
        say!("{title}: {}", about(record, &rules, None));
        let replayed = record.replay(rules, Scope::Everything);
        tell_findings(&title, record, &rules, &replayed);
        say!("{}", board_letters(replayed.game.board()));
        let wrong = replayed.findings.len() + replayed.left_out;
        let within = match replayed.in_variations {
            0 => String::new(),
            moves => format!(" and {} in variations", count(moves, "move")),
        };
        say!(
            "Replayed {} of the main line{within}; {}.",
            count(replayed.moves, "move"),
            match wrong {
                0 => "nothing is against the rules".to_owned(),
                1 => "1 thing is against the rules".to_owned(),
                many => format!("{many} things are against the rules"),
            }
        );
        if wrong > 0 {
            code = PROBLEMS;
        }
    }
    Ok(code)
}

/// A file, or one of several records in it.
pub fn title(path: &str, number: usize, records: usize) -> String {
    match records {
        1 => path.to_owned(),
        _ => format!("{path}, record {}", number + 1),
    }
}

/// The board and the rules in one line, and where these come from.
pub fn about(record: &GameRecord, rules: &Ruleset, wished: Option<Ruleset>) -> String {
    let source = match (wished, record.ruleset()) {
        (Some(_), _) => "as asked for",
        (None, Some(_)) => "from RU",
        (None, None) => "as the record names none that is known",
    };
    let komi_source = if record.komi().is_some() {
        "from KM"
    } else {
        "as these rules have it"
    };
    let handicap = match record.handicap() {
        0 => String::new(),
        stones => format!(", {stones} handicap stones"),
    };
    format!(
        "{} board{handicap}, {} rules ({source}), komi {} ({komi_source})",
        record.size(),
        rules.name.as_str(),
        rules.komi
    )
}

/// Names each move against the rules.
pub fn tell_findings(title: &str, record: &GameRecord, rules: &Ruleset, replayed: &Replayed) {
    for finding in &replayed.findings {
        let place = record.place(finding.node);
        let end = if finding.stops {
            "; no board can show it, and what follows is not replayed"
        } else {
            ""
        };
        say!("{title}: {place}: {}{end}", words(finding, rules));
    }
    if replayed.left_out > 0 {
        say!("{title}: and {} more", replayed.left_out);
    }
}

fn words(finding: &Finding, rules: &Ruleset) -> String {
    match &finding.wrong {
        WrongMove::Breach(mv, reason) => {
            let reason = match reason {
                BreachReason::Illegal(reason) => why(reason, mv.color, rules),
                BreachReason::OutOfTurn => {
                    format!("it was {}'s turn", side(mv.color.opposite()))
                }
            };
            format!("{} {}: {reason}", side(mv.color), mv.mv)
        }
        WrongMove::NoMove { color, value } => {
            format!("{} {value}: this is no point of the board", side(*color))
        }
        WrongMove::Setup(why) => format!("the stones that are set up cannot stand so: {why}"),
        WrongMove::TooDeep => "stones are set up too many times inside variations".to_owned(),
    }
}

/// The engine's reason in a sentence.
fn why(reason: &IllegalMove, color: Color, rules: &Ruleset) -> String {
    match reason {
        IllegalMove::OffBoard { .. } => "this is no point of the board".to_owned(),
        IllegalMove::Occupied { by, .. } => {
            let article = if *by == Color::Black {
                "a black"
            } else {
                "a white"
            };
            format!("{article} stone stands there")
        }
        IllegalMove::SelfCapture { chain, .. } => match chain.as_slice() {
            [_] => "the stone would have no liberty and captures nothing".to_owned(),
            chain => format!(
                "its chain of {} stones ({}) would have no liberty, and it captures nothing",
                chain.len(),
                list(chain)
            ),
        },
        IllegalMove::Ko { captured_by, .. } => format!(
            "the stone on {captured_by} has just captured in this ko, and {} may not retake at once",
            side(color)
        ),
        IllegalMove::Superko { repeats, .. } => {
            let earlier = match repeats {
                0 => "at the start".to_owned(),
                number => format!("after move {number}"),
            };
            let turn = match rules.ko {
                KoRule::SituationalSuperko => ", with the same side to play",
                KoRule::Simple | KoRule::Confirmation | KoRule::PositionalSuperko => "",
            };
            format!("the board would be as it was {earlier}{turn}, which these rules forbid")
        }
        IllegalMove::Stopped => "the game is over".to_owned(),
    }
}

/// The name of a side.
pub const fn side(color: Color) -> &'static str {
    match color {
        Color::Black => "Black",
        Color::White => "White",
    }
}

/// Points in one line.
pub fn list(points: &[Point]) -> String {
    let names: Vec<String> = points.iter().map(ToString::to_string).collect();
    names.join(", ")
}

/// A number with its noun.
pub fn count(number: usize, noun: &str) -> String {
    match number {
        1 => format!("1 {noun}"),
        _ => format!("{number} {noun}s"),
    }
}

/// A board in letters: `X` black, `O` white.
pub fn board_letters(board: &Board) -> String {
    let size = board.size();
    let mut text = String::new();
    for (row, line) in (0..size.rows()).rev().zip(board.to_diagram().lines()) {
        text.push_str(&format!("{:>3} {line}\n", u16::from(row) + 1));
    }
    text.push_str("   ");
    for column in 0..size.columns() {
        text.push(' ');
        text.push_str(&Point { column, row: 0 }.column_name());
    }
    text
}
