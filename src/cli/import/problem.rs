//! A problem: whoever is to play finds the right move, and each wrong one that the record knows is answered.
//!
//! Authors of problems say in many ways what is right: `RIGHT` or `CORRECT` in a comment, `WRONG`, the properties TE (a
//! good move), BM (a bad one), GB and GW (good for Black, for White); and where nothing is said, the main line is right.

use std::collections::{BTreeMap, BTreeSet};

use super::Report;
use super::pack::{self, Lesson, Step, literal, play};
use crate::rules::{Board, Color, ColoredMove, Game, Move, Point};
use crate::sgf::{GameRecord, NodeId};

/// The longest main line that is taken for the answer to a problem.
pub const LONGEST: usize = 40;

/// A record with more nodes is no problem but a book.
pub const MOST_NODES: usize = 5000;

/// What a path through the record is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Verdict {
    Right,
    Wrong,
    Unsaid,
}

/// A way through the record from the position that is asked.
struct Path {
    nodes: Vec<NodeId>,
    moves: Vec<ColoredMove>,
    verdict: Verdict,
}

/// Makes a step of a problem.
pub fn problem(record: &GameRecord, id: &str, report: &mut Report) -> Option<Lesson> {
    let (board, at) = start(record, report)?;
    let tree = record.tree();
    let first = tree.line_from(at).flat_map(|id| record.moves(id)).next();
    let turn = record.setup(at).turn;
    let Some(learner) = turn.or(first.map(|first| first.color)) else {
        report
            .left_out
            .push("everything: nobody is to play".to_owned());
        return None;
    };
    let rules = record.rules(None);
    let game = Game::from_position(board.clone(), learner, rules);
    let mut paths = Vec::new();
    let mut out_of_turn = 0;
    let mut open = vec![(at, Vec::new(), Vec::new(), game.clone())];
    while let Some((node, nodes, moves, game)) = open.pop() {
        let after = tree.node(node).children();
        if after.is_empty() {
            let verdict = verdict(record, &nodes, learner, report);
            paths.push(Path {
                nodes,
                moves,
                verdict,
            });
            continue;
        }
        // The last one is looked at first: the main line is to come out first.
        for next in after.iter().rev() {
            let (mut nodes, mut moves, mut game) = (nodes.clone(), moves.clone(), game.clone());
            nodes.push(*next);
            let mut fits = true;
            for played in record.moves(*next) {
                fits &= played.color == game.to_play() && game.play(played.mv).is_ok();
                moves.push(played);
            }
            if fits {
                open.push((*next, nodes, moves, game));
            } else {
                out_of_turn += 1;
            }
        }
    }
    if out_of_turn > 0 {
        report.left_out.push(format!(
            "{out_of_turn} variations with a move that is out of turn or against the rules"
        ));
    }
    paths.retain(|path| !path.moves.is_empty());
    if !paths.iter().any(|path| path.verdict == Verdict::Right) {
        let unsaid = |path: &&mut Path| path.verdict == Verdict::Unsaid;
        let Some(main) = paths.iter_mut().find(unsaid) else {
            report
                .left_out
                .push("everything: no line of it is right".to_owned());
            return None;
        };
        main.verdict = Verdict::Right;
        report
            .used
            .push("the main line as the right one".to_owned());
    }
    let lines = lines(&paths, report);
    if lines.is_empty() {
        report
            .left_out
            .push("everything: no right line begins with a stone".to_owned());
        return None;
    }
    let mut step = Step::default();
    let written = lines.iter().map(|line| {
        let points: Vec<String> = line.iter().map(ToString::to_string).collect();
        format!("[{}]", points.join(", "))
    });
    let written: Vec<String> = written.collect();
    step.script = format!("ask:\n  goal: {{ lines: [{}] }}\n", written.join(", "));
    wrong_answers(record, &paths, &lines, &mut step, report);
    let (marks, unknown) = pack::marks(&record.marks(at), board.size());
    if unknown > 0 {
        report
            .left_out
            .push(format!("{unknown} marks that lessons do not have"));
    }
    step.script.push_str(&marks);
    let root = tree.node(NodeId::ROOT);
    let asked = [root.comment(), tree.node(at).comment()];
    let asked = asked.into_iter().flatten().next();
    step.text = match asked
        .map(|text| without_marks(&text))
        .filter(|text| !text.is_empty())
    {
        Some(text) => literal(&text, 4),
        None => "{ COLOR($learner) } to play.".to_owned(),
    };
    // Records have no hints; the program shows three more by itself.
    let hint = "Play each move in your mind first, and look for the best answer to it.";
    step.said.push(("hint".to_owned(), hint.to_owned()));
    if let Some(said) = right_words(record, &paths) {
        step.said.push(("right".to_owned(), said));
    }
    Some(Lesson {
        id: id.to_owned(),
        title: title(record, id),
        board: pack::board(&board, learner),
        steps: vec![step],
    })
}

/// The title of a record: the name of the game or problem, else the name of its file.
pub fn title(record: &GameRecord, id: &str) -> String {
    let root = record.tree().node(NodeId::ROOT);
    let named = ["GN", "EV"].into_iter().find_map(|name| root.value(name));
    let named = named
        .map(|value| value.simple_text())
        .filter(|it| !it.trim().is_empty());
    named.unwrap_or_else(|| id.replace('_', " "))
}

/// The position that is asked: the one before the first move; and the node where it stands.
fn start(record: &GameRecord, report: &mut Report) -> Option<(Board, NodeId)> {
    let mut stones = BTreeMap::new();
    let mut at = NodeId::ROOT;
    for node in record.tree().main_line() {
        if !record.moves(node).is_empty() {
            break;
        }
        for (point, stone) in record.setup(node).stones {
            stones.remove(&point);
            stones.extend(stone.map(|stone| (point, stone)));
        }
        at = node;
        // Where ways part, the problem is asked.
        if record.tree().node(node).children().len() > 1 {
            break;
        }
    }
    match Board::from_stones(record.size(), stones, &[]) {
        Ok(board) => Some((board, at)),
        Err(why) => {
            report.left_out.push(format!("everything: {why}"));
            None
        }
    }
}

/// What is said of a path, by its moves and comments.
fn verdict(record: &GameRecord, nodes: &[NodeId], learner: Color, report: &mut Report) -> Verdict {
    let mut right = false;
    let mut wrong = false;
    let said = |what: &str, report: &mut Report| {
        let line = format!("{what} as the author's word");
        if !report.used.contains(&line) {
            report.used.push(line);
        }
    };
    for id in nodes {
        let node = record.tree().node(*id);
        let own = record
            .moves(*id)
            .first()
            .is_some_and(|played| played.color == learner);
        let (good, bad) = match learner {
            Color::Black => ("GB", "GW"),
            Color::White => ("GW", "GB"),
        };
        let has = |name: &str| node.property(name).is_some();
        for (name, is_right, counts) in [
            ("TE", true, own),
            ("BM", false, own),
            (good, true, true),
            (bad, false, true),
        ] {
            if has(name) && counts {
                said(name, report);
                right |= is_right;
                wrong |= !is_right;
            }
        }
        let comment = node.comment().unwrap_or_default().to_uppercase();
        let words: Vec<&str> = comment.split(|sign: char| !sign.is_alphabetic()).collect();
        for (word, is_right) in [
            ("RIGHT", true),
            ("CORRECT", true),
            ("正解", true),
            ("WRONG", false),
            ("INCORRECT", false),
            ("失敗", false),
        ] {
            if words.contains(&word) {
                said(word, report);
                right |= is_right;
                wrong |= !is_right;
            }
        }
    }
    match (right, wrong) {
        (_, true) => Verdict::Wrong,
        (true, false) => Verdict::Right,
        (false, false) => Verdict::Unsaid,
    }
}

/// The right lines: learner, answer, learner, each ending with the learner; for each move of the learner one answer.
fn lines(paths: &[Path], report: &mut Report) -> Vec<Vec<Point>> {
    let mut lines: Vec<Vec<Point>> = Vec::new();
    let (mut passes, mut other_answers) = (0, 0);
    for path in paths.iter().filter(|path| path.verdict == Verdict::Right) {
        let mut line = Vec::new();
        for played in &path.moves {
            match played.mv {
                Move::Play(point) => line.push(point),
                Move::Pass => {
                    passes += 1;
                    break;
                }
            }
        }
        if line.len().is_multiple_of(2) {
            line.pop();
        }
        // Of two answers to the same move the first one counts.
        let contradicts = lines.iter().any(|other| {
            let same = other
                .iter()
                .zip(&line)
                .take_while(|(one, two)| one == two)
                .count();
            !same.is_multiple_of(2) && same < other.len().min(line.len())
        });
        if contradicts {
            other_answers += 1;
        } else if !line.is_empty() && !lines.contains(&line) {
            lines.push(line);
        }
    }
    // A line that only begins another one would end it too early.
    let all = lines.clone();
    lines.retain(|line| {
        !all.iter()
            .any(|other| other != line && other.starts_with(line))
    });
    report.used.push(format!("{} right lines", lines.len()));
    if passes > 0 {
        report
            .left_out
            .push(format!("{passes} right lines from a pass on"));
    }
    if other_answers > 0 {
        report.left_out.push(format!(
            "{other_answers} right lines with another answer to the same move"
        ));
    }
    lines
}

/// Answers to wrong first moves.
fn wrong_answers(
    record: &GameRecord,
    paths: &[Path],
    lines: &[Vec<Point>],
    step: &mut Step,
    report: &mut Report,
) {
    let right: BTreeSet<Point> = lines
        .iter()
        .filter_map(|line| line.first().copied())
        .collect();
    let mut known: BTreeSet<Point> = BTreeSet::new();
    let (mut later, mut bare) = (0, 0);
    let mut written = String::new();
    for path in paths.iter().filter(|path| path.verdict != Verdict::Right) {
        let Some((first, rest)) = path.moves.split_first() else {
            continue;
        };
        let Move::Play(point) = first.mv else {
            continue;
        };
        if right.contains(&point) {
            later += 1;
            continue;
        }
        if !known.insert(point) {
            continue;
        }
        if rest.is_empty() {
            // The program finds a reason of its own; a bare "wrong" is none.
            bare += 1;
            continue;
        }
        let name = format!("way{}", known.len());
        let then: Vec<String> = rest.iter().map(|played| play(*played)).collect();
        written.push_str(&format!(
            "    {name}: {{ after: {point}, then: [{}] }}\n",
            then.join(", ")
        ));
        let comments = path
            .nodes
            .iter()
            .filter_map(|id| record.tree().node(*id).comment());
        let comments: Vec<String> = comments.map(|text| without_marks(&text)).collect();
        let said = comments.iter().rfind(|text| !text.is_empty());
        let said = said
            .cloned()
            .unwrap_or_else(|| "Look at what follows.".to_owned());
        step.said.push((format!("wrong-{name}"), said));
    }
    if !written.is_empty() {
        step.script.push_str("  wrong:\n");
        step.script.push_str(&written);
        report
            .used
            .push(format!("{} wrong answers", known.len() - bare));
    }
    if bare > 0 {
        report.used.push(format!(
            "{bare} wrong moves without a refutation, which the program answers by itself"
        ));
    }
    if later > 0 {
        report.left_out.push(format!(
            "{later} wrong variations behind a right first move, which the program answers by itself"
        ));
    }
}

/// What is said at the end of the first right line.
fn right_words(record: &GameRecord, paths: &[Path]) -> Option<String> {
    let path = paths.iter().find(|path| path.verdict == Verdict::Right)?;
    let comments = path.nodes.iter().rev();
    let mut comments = comments.filter_map(|id| record.tree().node(*id).comment());
    comments.find_map(|text| Some(without_marks(&text)).filter(|text| !text.is_empty()))
}

/// A comment without the words that only say whether it is right.
fn without_marks(text: &str) -> String {
    let is_mark = |word: &str| {
        let bare = word.trim_matches(|sign: char| !sign.is_alphabetic());
        [
            "RIGHT",
            "CORRECT",
            "WRONG",
            "INCORRECT",
            "CHOICE",
            "FORCE",
            "NOTTHIS",
        ]
        .contains(&bare)
    };
    let lines = text.lines().map(|line| {
        let words: Vec<&str> = line
            .split_whitespace()
            .filter(|word| !is_mark(word))
            .collect();
        words.join(" ")
    });
    let lines: Vec<String> = lines.filter(|line| !line.is_empty()).collect();
    lines.join("\n")
}
