//! Reading a step: its kind, marks and claims.

use std::collections::BTreeMap;

use super::decode::{At, Entries};
use super::model::{
    After, Ask, Claim, CountWay, DeadChain, GameStep, Goal, LineNode, Mark, MarkKind, Placed,
    Position, Refusal, Step, StepKind, View, WrongAnswer,
};
use super::position::{color, read_move};
use super::problem::Place;
use super::raw::{
    PointText, RawAsk, RawClaims, RawGame, RawGoal, RawHabit, RawMarks, RawReason, RawStatus,
    RawStep, RawWay, RawWrong,
};
use super::read::{Reading, scoring_rule};
use crate::rules::{Agreement, BoardSize, Color, ColoredMove, Habit, Komi, Move, Point, Ruleset};

/// Reads a step on a board of that size; nothing where its kind cannot be told.
pub(super) fn read_step(
    raw: RawStep,
    position: Option<Position>,
    view: Option<View>,
    size: BoardSize,
    lesson_points: &BTreeMap<String, Vec<Point>>,
    rules: &Ruleset,
    file: &mut Reading<'_>,
) -> Option<Step> {
    // The lesson's names may speak of a larger board than this step's; those that fit are there.
    let mut points = lesson_points.clone();
    for list in points.values_mut() {
        list.retain(|point| size.contains(*point));
    }
    file.named_points(&raw.points, size, &mut points);
    let play = raw
        .play
        .iter()
        .filter_map(|text| read_move(text, size, file))
        .collect();
    let marks = raw
        .marks
        .as_ref()
        .map_or_else(Vec::new, |marks| read_marks(marks, size, file));
    let claims = raw
        .claims
        .as_ref()
        .map_or_else(Vec::new, |claims| read_claims(&claims.value, size, file));
    let place = raw.id.place;
    let id = raw.id.value.clone();
    let turn = raw.turn.map(color);
    let idea = raw.idea.as_ref().and_then(|idea| file.placed_name(idea));
    let review = raw.review.unwrap_or(true);
    let teaches = raw.teaches.iter().map(|row| row.clone().placed()).collect();
    let introduces = raw
        .introduces
        .iter()
        .filter_map(|term| file.placed_name(term))
        .collect();
    let kind = read_kind(raw, size, rules, file)?;
    Some(Step {
        id,
        place,
        position,
        view,
        turn,
        play,
        points,
        marks,
        idea,
        review,
        swapped: false,
        teaches,
        introduces,
        kind,
        claims,
    })
}

fn read_kind(
    raw: RawStep,
    size: BoardSize,
    rules: &Ruleset,
    file: &mut Reading<'_>,
) -> Option<StepKind> {
    let kinds: Vec<(&str, Place)> = [
        raw.show.as_ref().map(|at| ("show", at.place)),
        raw.ask.as_ref().map(|at| ("ask", at.place)),
        raw.refuse.as_ref().map(|at| ("refuse", at.place)),
        raw.pass.as_ref().map(|at| ("pass", at.place)),
        raw.dead.as_ref().map(|at| ("dead", at.place)),
        raw.count.as_ref().map(|at| ("count", at.place)),
        raw.choose.as_ref().map(|at| ("choose", at.place)),
        raw.score.as_ref().map(|at| ("score", at.place)),
        raw.game.as_ref().map(|at| ("game", at.place)),
        raw.free.as_ref().map(|at| ("free", at.place)),
    ]
    .into_iter()
    .flatten()
    .collect();
    if let [(first, _), (second, place), ..] = kinds.as_slice() {
        file.problem(
            *place,
            format!("the step is of two kinds, `{first}` and `{second}`"),
            "make two steps of it",
        );
        return None;
    }
    if let Some(ask) = raw.ask {
        return read_ask(ask, size, file).map(StepKind::Ask);
    }
    if let Some(refuse) = raw.refuse {
        let reason = refusal(refuse.value.reason.value);
        return file
            .point(&refuse.value.point, size)
            .map(|point| StepKind::Refuse { point, reason });
    }
    if let Some(pass) = raw.pass {
        return Some(StepKind::Pass {
            answered: pass.value.answer.is_some(),
            wrong: read_wrong(&pass.value.wrong, size, file),
        });
    }
    if let Some(dead) = raw.dead {
        let mut chains = Vec::new();
        for (stone, line) in &dead.value.chains.0 {
            let line = line
                .iter()
                .filter_map(|text| read_move(text, size, file))
                .collect();
            if let Some(point) = file.point(stone, size) {
                chains.push(DeadChain {
                    stone: point,
                    line,
                    place: stone.place,
                });
            }
        }
        if chains.is_empty() {
            file.problem(
                dead.place,
                "no chain is named as dead",
                "name a stone of each dead chain, with the line that captures it",
            );
            return None;
        }
        return Some(StepKind::Dead(chains));
    }
    if let Some(count) = raw.count {
        let agreed = Agreement {
            dead: file.points(&count.value.dead, size),
            seki: file.points(&count.value.seki, size),
        };
        return Some(StepKind::Count {
            owner: color(count.value.owner),
            agreed,
        });
    }
    if let Some(choose) = raw.choose {
        let answers: Vec<String> = choose
            .value
            .answers
            .iter()
            .map(|answer| answer.value.clone())
            .collect();
        let right = answers
            .iter()
            .position(|answer| *answer == choose.value.right.value);
        if right.is_none() || answers.len() < 2 {
            file.problem(
                choose.value.right.place,
                "the right answer is not one of several answers",
                "list two answers or more, the right one among them",
            );
        }
        return right.map(|right| StepKind::Choose { answers, right });
    }
    if let Some(score) = raw.score {
        let agreed = Agreement {
            dead: file.points(&score.value.dead, size),
            seki: file.points(&score.value.seki, size),
        };
        let rule = score.value.rule.map_or(rules.scoring, scoring_rule);
        let ways = score.value.ways.iter().map(|way| match way {
            RawWay::Territory => CountWay::Territory,
            RawWay::Filled => CountWay::Filled,
            RawWay::Area => CountWay::Area,
        });
        return Some(StepKind::Score {
            agreed,
            rule,
            ways: ways.collect(),
        });
    }
    if let Some(game) = raw.game {
        let lines = size.columns().max(size.rows());
        if lines > LARGEST_GAME {
            file.problem(
                game.place,
                format!("a game on {lines} lines would keep the learner waiting for its answers"),
                format!("play it on {LARGEST_GAME} lines or fewer"),
            );
            return None;
        }
        return Some(StepKind::Game(read_game(&game.value, size, file)));
    }
    Some(if raw.free.is_some() {
        StepKind::Free
    } else {
        StepKind::Show
    })
}

/// On more lines the small opponent would think for too long.
const LARGEST_GAME: u8 = 9;

fn read_game(raw: &RawGame, size: BoardSize, file: &mut Reading<'_>) -> GameStep {
    let habits = raw.opponent.iter().map(|habit| match habit {
        RawHabit::Capture => Habit::Capture,
        RawHabit::Save => Habit::Save,
        RawHabit::Contain => Habit::Contain,
        RawHabit::Atari => Habit::Atari,
        RawHabit::Approach => Habit::Approach,
        RawHabit::Close => Habit::Close,
        RawHabit::Fill => Habit::Fill,
        RawHabit::Center => Habit::Center,
    });
    let at_least = raw.at_least.as_ref().and_then(|points| file.komi(points));
    GameStep {
        habits: habits.collect(),
        at_least: at_least.unwrap_or(Komi::from_half_points(1)),
        line: raw
            .line
            .iter()
            .filter_map(|text| read_plain_move(text, size, file))
            .collect(),
    }
}

/// A point or `pass`.
fn read_plain_move(text: &At<String>, size: BoardSize, file: &mut Reading<'_>) -> Option<Move> {
    match text.value.as_str() {
        "pass" => Some(Move::Pass),
        _ => file.point(text, size).map(Move::Play),
    }
}

fn read_ask(raw: At<RawAsk>, size: BoardSize, file: &mut Reading<'_>) -> Option<Ask> {
    let goal_place = raw.value.goal.place;
    let goal = match &raw.value.goal.value {
        RawGoal::Any => Goal::Any,
        RawGoal::Point(point) => Goal::Points(vec![file.point(point, size)?]),
        RawGoal::Points(points) => Goal::Points(file.points(points, size)),
        RawGoal::Capture(point) => Goal::Capture(file.point(point, size)?),
        RawGoal::Atari(point) => Goal::Atari(file.point(point, size)?),
        RawGoal::Fill(point) => Goal::Fill(file.point(point, size)?),
        RawGoal::Connect(points) => Goal::Connect(file.points(points, size)),
        RawGoal::Liberties(raw) => Goal::Liberties {
            of: file.point(&raw.of, size)?,
            at_least: raw.at_least as usize,
        },
        RawGoal::Live(point) => Goal::Live(file.point(point, size)?),
        RawGoal::Settle(points) => Goal::Settle(file.points(points, size)),
        RawGoal::Lines(lines) => Goal::Lines(read_lines(lines, goal_place, size, file)),
    };
    let empty = match &goal {
        Goal::Points(points) | Goal::Settle(points) => points.is_empty(),
        Goal::Connect(points) => points.len() < 2,
        Goal::Lines(lines) => lines.is_empty(),
        _ => false,
    };
    if empty {
        file.problem(
            goal_place,
            "the goal names too few points",
            "name the points that reach it",
        );
        return None;
    }
    let mut replies = Vec::new();
    for (after, moves) in &raw.value.replies.0 {
        let moves: Vec<ColoredMove> = moves
            .iter()
            .filter_map(|text| read_move(text, size, file))
            .collect();
        if let Some(after) = read_after(after, size, file) {
            replies.push((after, moves));
        }
    }
    Some(Ask {
        goal,
        replies,
        wrong: read_wrong(&raw.value.wrong, size, file),
    })
}

fn read_wrong(
    raw: &Entries<RawWrong>,
    size: BoardSize,
    file: &mut Reading<'_>,
) -> Vec<WrongAnswer> {
    let mut answers = Vec::new();
    for (name, answer) in &raw.0 {
        if !name
            .value
            .chars()
            .all(|c| c.is_ascii_alphanumeric() || matches!(c, '_' | '-'))
            || name.value.is_empty()
        {
            file.problem(
                name.place,
                format!("`{}` cannot name an answer", name.value),
                "use letters, digits, `_` and `-`",
            );
            continue;
        }
        let after = answer
            .after
            .0
            .iter()
            .filter_map(|text| read_after(text, size, file))
            .collect();
        let then = answer
            .then
            .iter()
            .filter_map(|text| read_move(text, size, file))
            .collect();
        answers.push(WrongAnswer {
            name: name.value.clone(),
            after,
            then,
            place: name.place,
        });
    }
    answers
}

fn read_after(text: &At<String>, size: BoardSize, file: &mut Reading<'_>) -> Option<After> {
    match text.value.as_str() {
        "any" => Some(After::Any),
        _ => read_plain_move(text, size, file).map(After::Move),
    }
}

/// The longest line of a tree; a board of 25 lines has 625 points.
const LONGEST_LINE: usize = 400;

fn read_lines(
    lines: &[Vec<At<String>>],
    place: Place,
    size: BoardSize,
    file: &mut Reading<'_>,
) -> Vec<LineNode> {
    let mut roots: Vec<LineNode> = Vec::new();
    for line in lines {
        if line.len() > LONGEST_LINE {
            file.problem(
                place,
                format!("a line has {} moves", line.len()),
                format!("keep it under {LONGEST_LINE} moves"),
            );
            continue;
        }
        let mut nodes = &mut roots;
        for text in line {
            let Some(mv) = read_plain_move(text, size, file) else {
                break;
            };
            let index = match nodes.iter().position(|node| node.mv == mv) {
                Some(index) => index,
                None => {
                    nodes.push(LineNode {
                        mv,
                        next: Vec::new(),
                    });
                    nodes.len() - 1
                }
            };
            match nodes.get_mut(index) {
                Some(node) => nodes = &mut node.next,
                None => break,
            }
        }
    }
    roots
}

/// Reads what is drawn on a board of that size.
pub(super) fn read_marks(raw: &RawMarks, size: BoardSize, file: &mut Reading<'_>) -> Vec<Mark> {
    let mut marks = Vec::new();
    let simple: [(&[PointText], MarkKind); 6] = [
        (&raw.shade, MarkKind::Shade),
        (&raw.triangle, MarkKind::Triangle),
        (&raw.square, MarkKind::Square),
        (&raw.circle, MarkKind::Circle),
        (&raw.cross, MarkKind::Cross),
        (&raw.liberties, MarkKind::LibertiesOf),
    ];
    for (points, kind) in simple {
        marks.extend(file.points(points, size).into_iter().map(|at| Mark {
            at,
            kind: kind.clone(),
        }));
    }
    if let Some(territory) = &raw.territory {
        for (points, color) in [
            (&territory.black, Color::Black),
            (&territory.white, Color::White),
        ] {
            marks.extend(file.points(points, size).into_iter().map(|at| Mark {
                at,
                kind: MarkKind::Territory(color),
            }));
        }
    }
    for (label, points) in &raw.label.0 {
        if label.value.chars().count() > 3 {
            file.problem(
                label.place,
                format!("the label `{}` is too long for a point", label.value),
                "use up to three characters",
            );
        }
        marks.extend(file.points(&points.0, size).into_iter().map(|at| Mark {
            at,
            kind: MarkKind::Label(label.value.clone()),
        }));
    }
    for (from, to) in &raw.arrow {
        if let (Some(at), Some(to)) = (file.point(from, size), file.point(to, size)) {
            marks.push(Mark {
                at,
                kind: MarkKind::Arrow(to),
            });
        }
    }
    for (from, to) in &raw.line {
        if let (Some(at), Some(to)) = (file.point(from, size), file.point(to, size)) {
            marks.push(Mark {
                at,
                kind: MarkKind::Line(to),
            });
        }
    }
    marks
}

fn read_claims(raw: &RawClaims, size: BoardSize, file: &mut Reading<'_>) -> Vec<Placed<Claim>> {
    let mut claims = Vec::new();
    let mut add = |place: Place, value: Claim| claims.push(Placed { place, value });
    if let Some(at) = &raw.captured {
        add(at.place, Claim::Captured(at.value));
    }
    if let Some(at) = &raw.prisoners {
        add(
            at.place,
            Claim::Prisoners {
                black: at.value.black,
                white: at.value.white,
            },
        );
    }
    for (point, number) in &raw.liberties.0 {
        if let Some(at) = file.point(point, size) {
            add(point.place, Claim::Liberties(at, number.value));
        }
    }
    for (point, status) in &raw.status.0 {
        let Some(at) = file.point(point, size) else {
            continue;
        };
        let claim = match &status.value {
            RawStatus::Alive => Claim::Alive(at),
            RawStatus::Seki => Claim::Seki(at),
            RawStatus::Dead(line) => Claim::Dead(
                at,
                line.iter()
                    .filter_map(|text| read_move(text, size, file))
                    .collect(),
            ),
        };
        add(point.place, claim);
    }
    if let Some(at) = &raw.score {
        let black = file.komi(&At {
            place: at.place,
            value: at.value.black,
        });
        let white = file.komi(&At {
            place: at.place,
            value: at.value.white,
        });
        if let (Some(black), Some(white)) = (black, white) {
            add(at.place, Claim::Score { black, white });
        }
    }
    if let Some(at) = &raw.winner {
        add(at.place, Claim::Winner(color(at.value)));
    }
    if let Some(margin) = raw
        .margin
        .as_ref()
        .and_then(|at| file.komi(at).map(|margin| (at.place, margin)))
    {
        add(margin.0, Claim::Margin(margin.1));
    }
    if let Some(at) = &raw.regions {
        add(
            at.place,
            Claim::Regions {
                black: at.value.black.clone(),
                white: at.value.white.clone(),
            },
        );
    }
    for text in &raw.legal {
        if let Some(point) = file.point(text, size) {
            add(text.place, Claim::Legal(point));
        }
    }
    for (text, reason) in &raw.illegal.0 {
        if let Some(point) = file.point(text, size) {
            add(text.place, Claim::Illegal(point, refusal(reason.value)));
        }
    }
    claims
}

fn refusal(raw: RawReason) -> Refusal {
    match raw {
        RawReason::Occupied => Refusal::Occupied,
        RawReason::SelfCapture => Refusal::SelfCapture,
        RawReason::Ko => Refusal::Ko,
        RawReason::Superko => Refusal::Superko,
    }
}
