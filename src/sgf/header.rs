//! What a record says of the game as a whole: board, rules, komi, handicap, result.

use super::{
    RecordedResult, Tree, Value,
    problem::Fault,
    tree::{NodeId, Property},
    value::{cut, hundredths},
};
use crate::rules::{BoardSize, Komi, Ruleset};

/// What a record says of the game as a whole.
pub(super) struct Header {
    pub(super) size: BoardSize,
    pub(super) ruleset: Option<Ruleset>,
    pub(super) komi: Option<Komi>,
    pub(super) handicap: u8,
    pub(super) result: Option<RecordedResult>,
}

/// Reads the header; what is wrong with it is told. None if the game cannot be taken at all.
pub(super) fn header(tree: &Tree, mut fault: impl FnMut(Fault)) -> Option<Header> {
    if let Some((property, value)) = find(tree, "GM")
        && !matches!(value.raw().trim(), "1" | "")
    {
        fault(at(
            property,
            value,
            (
                format!("game {} is not Go, which is 1", cut(value.raw())),
                "open a record of Go, or write GM[1]",
            ),
        ));
        return None;
    }
    let size = match find(tree, "SZ") {
        None => BoardSize::square(19).ok()?,
        Some((property, value)) => match size(value.raw()) {
            Ok(size) => size,
            Err(message) => {
                let fix =
                    "write the number of lines, as in SZ[19], or columns and rows, as in SZ[9:13]";
                fault(at(property, value, (message, fix)));
                return None;
            }
        },
    };
    let ruleset = find(tree, "RU").and_then(|(property, value)| {
        let found = ruleset(&value.simple_text());
        if found.is_none() && !value.raw().trim().is_empty() {
            let message = format!("the rules `{}` are not known", cut(value.raw()));
            let fix = "write one of Japanese, Chinese, AGA, NZ, GOE, Tromp-Taylor, beginner-area";
            fault(at(property, value, (message, fix)).warning());
        }
        found
    });
    let komi = find(tree, "KM").and_then(|(property, value)| {
        if value.raw().trim().is_empty() {
            return None;
        }
        let in_stones = ruleset == Some(Ruleset::chinese());
        match komi(value.raw(), in_stones) {
            Some((komi, None)) => Some(komi),
            Some((komi, Some(message))) => {
                let fix = format!("write KM[{komi}]");
                fault(at(property, value, (message.to_owned(), fix.as_str())).warning());
                Some(komi)
            }
            None => {
                let message = format!("`{}` is no komi", cut(value.raw()));
                let fix = "write a whole or a half number, as in KM[6.5]";
                fault(at(property, value, (message, fix)));
                None
            }
        }
    });
    let handicap = find(tree, "HA").and_then(|(property, value)| {
        let handicap = value.raw().trim().parse::<u8>().ok();
        if handicap.is_none() && !value.raw().trim().is_empty() {
            let message = format!("`{}` is no number of handicap stones", cut(value.raw()));
            fault(at(
                property,
                value,
                (message, "write a number, as in HA[2]"),
            ));
        }
        // A handicap of one means that Black plays first, as always.
        handicap.filter(|&stones| stones > 1)
    });
    let result = find(tree, "RE").and_then(|(property, value)| {
        let result = RecordedResult::parse(&value.simple_text());
        if result.is_none() {
            let message = format!("the result `{}` is not understood", cut(value.raw()));
            let fix = "write it as B+3.5, W+R, B+T, W+F, 0, Void or ?";
            fault(at(property, value, (message, fix)).warning());
        }
        result
    });
    Some(Header {
        size,
        ruleset,
        komi,
        handicap: handicap.unwrap_or(0),
        result,
    })
}

/// A fault in a value of the header.
fn at(property: &Property, value: &Value, (message, fix): (String, &str)) -> Fault {
    Fault {
        node: Some(NodeId::ROOT),
        property: Some(property.name.clone()),
        place: value.place(),
        ..Fault::new(message, fix)
    }
}

/// A value of the game as a whole: in the root, or before the moves begin.
fn find<'a>(tree: &'a Tree, name: &str) -> Option<(&'a Property, &'a Value)> {
    let mut before_moves = true;
    let nodes = tree
        .main_line()
        .map(|id| tree.node(id))
        .take_while(move |node| {
            let takes = before_moves;
            before_moves &= !node.has_any(&["B", "W"]);
            takes
        });
    let property = nodes.into_iter().find_map(|node| node.property(name))?;
    Some((property, property.values.first()?))
}

fn size(raw: &str) -> Result<BoardSize, String> {
    let lines = |text: &str| {
        let text = text.trim();
        let number = text.parse::<u64>().ok();
        number.ok_or_else(|| format!("`{}` is no size of a board", cut(raw)))
    };
    let (columns, rows) = match raw.split_once(':') {
        Some((columns, rows)) => (lines(columns)?, lines(rows)?),
        None => (lines(raw)?, lines(raw)?),
    };
    let narrow = |lines: u64| u8::try_from(lines).unwrap_or(u8::MAX);
    BoardSize::new(narrow(columns), narrow(rows)).map_err(|_| {
        format!(
            "a board has {} to {} lines each way here, not {columns} by {rows}",
            BoardSize::MIN,
            BoardSize::MAX
        )
    })
}

/// The rules that a name means; names are those of FF[4], of servers, and of this program.
fn ruleset(text: &str) -> Option<Ruleset> {
    let text = text.to_ascii_lowercase().replace(['_', ' '], "-");
    let known = match text.trim_matches('-') {
        "jp" | "korean" | "kr" => "japanese",
        "cn" => "chinese",
        "nz" | "newzealand" => "new-zealand",
        "goe" | "ing-goe" | "ing-rules" => "ing",
        "tt" | "tromp/taylor" | "logical" => "tromp-taylor",
        name => name,
    };
    let known = known.strip_suffix("-rules").unwrap_or(known);
    Ruleset::from_preset(known)
}

/// A komi, and what is odd about the way it is written.
fn komi(raw: &str, in_stones: bool) -> Option<(Komi, Option<&'static str>)> {
    let number = hundredths(raw)?;
    let odd = |message| Some(message);
    let (number, odd) = match number {
        // Half of it: stones instead of points.
        n if in_stones && n % 50 != 0 && n % 25 == 0 => {
            (n * 2, odd("the komi counts stones, not points"))
        }
        n if in_stones && (10_000..100_000).contains(&n) && n % 2_500 == 0 => (
            n / 100 * 2,
            odd("the komi counts hundredths of stones, not points"),
        ),
        n if (10_000..100_000).contains(&n) && n % 5_000 == 0 => {
            (n / 100, odd("the komi counts hundredths of points"))
        }
        n => (
            n,
            raw.contains(',')
                .then_some("a komi is written with a point"),
        ),
    };
    if number % 50 != 0 {
        return None;
    }
    let halves = i32::try_from(number / 50).ok()?;
    Some((Komi::from_half_points(halves), odd))
}
