//! A game as a demonstration: a step for each comment, with the moves up to it played by themselves.

use super::Report;
use super::pack::{self, Lesson, Step, literal, play};
use super::problem::title;
use crate::rules::{Board, Color, Game};
use crate::sgf::{GameRecord, NodeId};

/// Where nothing is said, a step has this many moves.
const STRETCH: usize = 20;

/// Makes a lesson of a game.
pub fn demonstration(record: &GameRecord, id: &str, report: &mut Report) -> Option<Lesson> {
    let setup = record.setup(NodeId::ROOT);
    let stones = setup.stones.into_iter();
    let stones = stones.filter_map(|(point, stone)| Some((point, stone?)));
    let board = match Board::from_stones(record.size(), stones, &[]) {
        Ok(board) => board,
        Err(why) => {
            report.left_out.push(format!("everything: {why}"));
            return None;
        }
    };
    let first = record.main_line().first().map(|first| first.color);
    let to_play = setup.turn.or(first).unwrap_or(Color::Black);
    let mut game = Game::from_position(board.clone(), to_play, record.rules(None));
    let mut steps = Vec::new();
    let mut moves = Vec::new();
    let mut unknown_marks = 0;
    let mut add = |moves: &mut Vec<String>, text: Option<String>, marks: String| {
        let mut script = String::from("show: {}\n");
        if !moves.is_empty() {
            script.push_str(&format!("play: [{}]\n", moves.join(", ")));
        }
        script.push_str(&marks);
        moves.clear();
        let text = text.filter(|text| !text.trim().is_empty());
        steps.push(Step {
            script,
            text: text.map_or_else(|| "{\"\"}".to_owned(), |text| literal(&text, 4)),
            said: Vec::new(),
        });
    };
    let line: Vec<NodeId> = record.tree().main_line().collect();
    for (index, node) in line.iter().enumerate() {
        if index > 0 && !record.setup(*node).stones.is_empty() {
            report.left_out.push(format!(
                "everything from {} on: stones are set up in the middle of the game",
                record.place(*node)
            ));
            if !moves.is_empty() {
                add(&mut moves, None, String::new());
            }
            break;
        }
        for played in record.moves(*node) {
            if game.play_as(played.color, played.mv).is_err() {
                report.left_out.push(format!(
                    "everything from {} on: the rules refuse {}",
                    record.place(*node),
                    play(played)
                ));
                add(&mut moves, None, String::new());
                return Some(finished(record, id, &board, to_play, steps, report));
            }
            moves.push(play(played));
        }
        let (marks, unknown) = pack::marks(&record.marks(*node), record.size());
        unknown_marks += unknown;
        let comment = record.tree().node(*node).comment();
        let last = index + 1 == line.len();
        if comment.is_some() || !marks.is_empty() || moves.len() >= STRETCH || last || index == 0 {
            add(&mut moves, comment, marks);
        }
    }
    if unknown_marks > 0 {
        report
            .left_out
            .push(format!("{unknown_marks} marks that lessons do not have"));
    }
    let branches = record.tree().ids();
    let branches = branches.filter(|id| record.tree().node(*id).children().len() > 1);
    let branches = branches.count();
    if branches > 0 {
        report
            .left_out
            .push(format!("the variations at {branches} places"));
    }
    Some(finished(record, id, &board, to_play, steps, report))
}

fn finished(
    record: &GameRecord,
    id: &str,
    board: &Board,
    to_play: Color,
    steps: Vec<Step>,
    report: &mut Report,
) -> Lesson {
    report.used.push(format!(
        "the main line in {} steps, with their comments and marks",
        steps.len()
    ));
    Lesson {
        id: id.to_owned(),
        title: title(record, id),
        board: pack::board(board, to_play),
        steps,
    }
}
