//! Everything that is drawn on the board of a step beyond its stones: the script's marks, the hints, the proof of an
//! answer.

use super::event::{Feedback, Life, Phase};
use super::hint;
use super::model::{CountWay, Mark, MarkKind, Step, StepKind};
use super::reason::Fact;
use super::state::StepState;
use crate::rules::{
    Agreement, Color, ColoredMove, Count, Filling, FillingStep, Game, IllegalMove, Move, Owner,
    Point, Ruleset, ScoringRule, fill_in,
};

/// The marks of the step as it stands, in the order in which they are drawn.
pub fn marks(step: &Step, state: &StepState) -> Vec<Mark> {
    let mut marks = Vec::new();
    if matches!(state.phase(), Phase::Exploring { .. }) {
        if let Some(Feedback::Refused { point, why, .. }) = state.feedback() {
            refusal_marks(*point, why, &mut marks);
        }
        return marks;
    }
    script_marks(step, state, &mut marks);
    match &step.kind {
        StepKind::Score { agreed, .. } => match filled(step, state) {
            Some(filled) => filled_marks(&filled, &mut marks),
            None => region_marks(state.game(), agreed, &mut marks),
        },
        StepKind::Count { owner, agreed } => {
            dead_marks(state.game(), agreed, &mut marks);
            marks.extend(state.marked().iter().map(|at| Mark {
                at: *at,
                kind: MarkKind::Territory(*owner),
            }));
            size_labels(
                state.game(),
                agreed,
                |region| region.points.iter().all(|p| state.marked().contains(p)),
                &mut marks,
            );
        }
        StepKind::Game(_) if state.is_counted() => {
            region_marks(state.game(), &state.agreement(step), &mut marks);
        }
        StepKind::Dead(_) => {
            marks.extend(state.marked().iter().map(|at| Mark {
                at: *at,
                kind: MarkKind::Dead,
            }));
        }
        _ => {}
    }
    if let Some(feedback) = state.feedback() {
        feedback_marks(feedback, state.game(), &mut marks);
    }
    marks.extend(hint::marks(step, state));
    make_room(&mut marks);
    marks
}

fn script_marks(step: &Step, state: &StepState, marks: &mut Vec<Mark>) {
    let board = state.game().board();
    for mark in &step.marks {
        if mark.kind == MarkKind::LibertiesOf {
            liberties(&board.liberties(mark.at), marks);
        } else if !(state.captured.contains(&mark.at) && is_shape(&mark.kind)) {
            // The mark on a stone goes with it.
            marks.push(mark.clone());
        }
    }
}

/// Whether a mark is a shape that stands on a point for itself.
fn is_shape(kind: &MarkKind) -> bool {
    matches!(
        kind,
        MarkKind::Triangle
            | MarkKind::Square
            | MarkKind::Circle
            | MarkKind::Cross
            | MarkKind::Liberty
    )
}

/// A number or a tried stone and a shape on one point would hide each other: the shape goes, and a number gives way to
/// the script's own letter.
fn make_room(marks: &mut Vec<Mark>) {
    let tried = |kind: &MarkKind| matches!(kind, MarkKind::Ghost(..) | MarkKind::Refused);
    let numbered: Vec<(usize, Point)> = marks
        .iter()
        .enumerate()
        .filter(|(_, mark)| matches!(mark.kind, MarkKind::Label(_)) || tried(&mark.kind))
        .map(|(index, mark)| (index, mark.at))
        .collect();
    // A stone that was tried stands where a letter was.
    let ghosts = marks
        .iter()
        .filter(|mark| matches!(mark.kind, MarkKind::Ghost(..)));
    let played: Vec<Point> = ghosts.map(|mark| mark.at).collect();
    let mut index = 0;
    marks.retain(|mark| {
        let here = index;
        index += 1;
        let covered = numbered
            .iter()
            .any(|(at, point)| *point == mark.at && *at > here);
        let second = numbered
            .iter()
            .any(|(at, point)| *point == mark.at && *at < here);
        match &mark.kind {
            kind if is_shape(kind) => !covered && !second,
            MarkKind::Label(_) => !second && !played.contains(&mark.at),
            // Whose the point is its neighbors tell.
            MarkKind::Territory(_) => !covered && !second,
            _ => true,
        }
    });
}

fn liberties(points: &[Point], marks: &mut Vec<Mark>) {
    marks.extend(points.iter().map(|at| Mark {
        at: *at,
        kind: MarkKind::Liberty,
    }));
}

fn lit(points: &[Point], marks: &mut Vec<Mark>) {
    marks.extend(points.iter().map(|at| Mark {
        at: *at,
        kind: MarkKind::Lit,
    }));
}

/// Territory, dead stones and the size of each region.
fn region_marks(game: &Game, agreed: &Agreement, marks: &mut Vec<Mark>) {
    for region in &game.count_agreed(agreed).regions {
        let color = match region.owner {
            Owner::Black => Color::Black,
            Owner::White => Color::White,
            Owner::Dame => continue,
        };
        marks.extend(region.points.iter().map(|at| Mark {
            at: *at,
            kind: MarkKind::Territory(color),
        }));
    }
    dead_marks(game, agreed, marks);
    size_labels(game, agreed, |region| region.owner != Owner::Dame, marks);
}

fn dead_marks(game: &Game, agreed: &Agreement, marks: &mut Vec<Mark>) {
    let counted = game.count_agreed(agreed);
    // A stone that stays on the board, as in a seki, is not crossed out.
    let comes_off = |stone: &Point, color: Color| {
        let mut owners = counted.owners.iter();
        owners.any(|(at, owner)| at == stone && owner.color() == Some(color.opposite()))
    };
    for stone in &agreed.dead {
        if let Some(chain) = game.board().chain_at(*stone)
            && comes_off(stone, chain.color)
        {
            marks.extend(chain.stones.iter().map(|at| Mark {
                at: *at,
                kind: MarkKind::Dead,
            }));
        }
    }
}

/// The size of a region, written on one of its empty points near its middle.
fn size_labels(
    game: &Game,
    agreed: &Agreement,
    wanted: impl Fn(&crate::rules::OwnedRegion) -> bool,
    marks: &mut Vec<Mark>,
) {
    for region in game
        .count_agreed(agreed)
        .regions
        .iter()
        .filter(|region| wanted(region))
    {
        let empty: Vec<Point> = region
            .points
            .iter()
            .copied()
            .filter(|point| game.board().at(*point).is_none())
            .collect();
        // A single point keeps its own mark, which tells whose it is.
        if region.points.len() < 2 {
            continue;
        }
        let number = i32::try_from(empty.len()).unwrap_or(1).max(1);
        let column: i32 = empty
            .iter()
            .map(|point| i32::from(point.column))
            .sum::<i32>();
        let row: i32 = empty.iter().map(|point| i32::from(point.row)).sum::<i32>();
        let far = |point: &Point| {
            (i32::from(point.column) * number - column).abs()
                + (i32::from(point.row) * number - row).abs()
        };
        if let Some(at) = empty.iter().copied().min_by_key(far) {
            // The number stands in the place of the point's own mark.
            marks.retain(|mark| mark.at != at || !matches!(mark.kind, MarkKind::Territory(_)));
            marks.push(Mark {
                at,
                kind: MarkKind::Label(region.points.len().to_string()),
            });
        }
    }
}

fn refusal_marks(point: Point, why: &IllegalMove, marks: &mut Vec<Mark>) {
    match why {
        IllegalMove::SelfCapture { chain, enclosed_by } => {
            lit(enclosed_by, marks);
            let others: Vec<Point> = chain
                .iter()
                .copied()
                .filter(|stone| *stone != point)
                .collect();
            lit(&others, marks);
        }
        IllegalMove::Ko { captured_by, .. } => lit(&[*captured_by], marks),
        IllegalMove::Occupied { point, .. } => lit(&[*point], marks),
        IllegalMove::Superko { .. } | IllegalMove::OffBoard { .. } | IllegalMove::Stopped => {}
    }
    marks.push(Mark {
        at: point,
        kind: MarkKind::Refused,
    });
}

fn feedback_marks(feedback: &Feedback, game: &Game, marks: &mut Vec<Mark>) {
    match feedback {
        Feedback::Refused { point, why, .. } => refusal_marks(*point, why, marks),
        Feedback::Wrong {
            mv,
            reason,
            line,
            taken,
            ..
        } => {
            if let Some(reason) = reason {
                fact_marks(&reason.fact, marks);
            }
            lit(taken, marks);
            let first = ColoredMove {
                color: game.to_play(),
                mv: *mv,
            };
            for (number, mv) in (1..=u8::MAX).zip(std::iter::once(&first).chain(line)) {
                // A point that is played twice keeps its first number.
                let tried = |at| {
                    let mut before = marks.iter();
                    before.any(|mark| mark.at == at && matches!(mark.kind, MarkKind::Ghost(..)))
                };
                if let Move::Play(at) = mv.mv
                    && !tried(at)
                {
                    marks.push(Mark {
                        at,
                        kind: MarkKind::Ghost(mv.color, number),
                    });
                }
            }
        }
        Feedback::ChainDead { chain, .. } => lit(chain, marks),
        Feedback::ChainLives { chain, why, .. } => {
            lit(chain, marks);
            if let Life::Eyes(eyes) = why {
                liberties(eyes, marks);
            }
        }
        Feedback::RegionNot { point, borders, .. } => {
            lit(borders, marks);
            marks.push(Mark {
                at: *point,
                kind: MarkKind::Refused,
            });
        }
        Feedback::Right { .. }
        | Feedback::NoStone(_)
        | Feedback::RegionCounted { .. }
        | Feedback::StoneThere { .. }
        | Feedback::Unmarked(_)
        | Feedback::WrongAnswer(_)
        | Feedback::RightAnswer(_)
        | Feedback::OnlyShown
        | Feedback::NoMove { .. }
        | Feedback::Answer { .. }
        | Feedback::GameOver { .. }
        | Feedback::Explored { .. } => {}
    }
}

fn fact_marks(fact: &Fact, marks: &mut Vec<Mark>) {
    match fact {
        Fact::TakenAtOnce { stones, .. } => lit(stones, marks),
        Fact::StillHasLiberties {
            chain,
            liberties: points,
        }
        | Fact::NotInAtari {
            chain,
            liberties: points,
        }
        | Fact::TakesNoLiberty {
            chain,
            liberties: points,
        }
        | Fact::TooFewLiberties {
            chain,
            liberties: points,
            ..
        } => {
            lit(chain, marks);
            match points.as_slice() {
                [only] => liberties(&[*only], marks),
                points => marks.extend((1..).zip(points).map(|(number, at): (usize, _)| Mark {
                    at: *at,
                    kind: MarkKind::Label(number.to_string()),
                })),
            }
        }
        Fact::StillApart { stones, .. } => lit(stones, marks),
        Fact::LosesItsEyes { chain, .. } | Fact::NoTwoEyes { chain } => lit(chain, marks),
        Fact::BorderOpen { points } => {
            marks.extend(points.iter().map(|at| Mark {
                at: *at,
                kind: MarkKind::Candidate,
            }));
        }
        Fact::NothingPlayed { example, .. } => marks.push(Mark {
            at: *example,
            kind: MarkKind::Candidate,
        }),
        Fact::InOpponentTerritory { borders } => lit(borders, marks),
        Fact::Allowed { meant } => marks.push(Mark {
            at: *meant,
            kind: MarkKind::Candidate,
        }),
        Fact::FillsOwnTerritory { .. } | Fact::OnDame | Fact::Elsewhere { .. } => {}
    }
}

/// What is left of each territory when the prisoners have been put in.
fn filled_marks(filled: &Filled, marks: &mut Vec<Mark>) {
    marks.extend(filled.left.iter().map(|(at, color)| Mark {
        at: *at,
        kind: MarkKind::Territory(*color),
    }));
}

/// The count that the step speaks of: that of its kind, or that of the position as it stands.
pub fn count_of(step: &Step, game: &Game) -> Count {
    let rule = match &step.kind {
        StepKind::Score { rule, .. } => *rule,
        _ => game.ruleset().scoring,
    };
    count_by(step, game, rule)
}

/// The count by a rule of the learner's choice.
pub fn count_by(step: &Step, game: &Game, rule: ScoringRule) -> Count {
    let agreed = agreement_of(step);
    if rule == game.ruleset().scoring {
        return game.count_agreed(&agreed);
    }
    let ruleset = Ruleset {
        scoring: rule,
        ..*game.ruleset()
    };
    game.clone().with_ruleset(ruleset).count_agreed(&agreed)
}

/// What the sides of the step agree on.
pub fn agreement_of(step: &Step) -> Agreement {
    match &step.kind {
        StepKind::Score { agreed, .. } | StepKind::Count { agreed, .. } => agreed.clone(),
        StepKind::Dead(chains) => Agreement {
            dead: chains.iter().map(|chain| chain.stone).collect(),
            seki: Vec::new(),
        },
        _ => Agreement::default(),
    }
}

/// The board with the prisoners put into their own side's territory.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Filled {
    /// Dead stones that are taken off.
    pub taken: Vec<Point>,
    /// The prisoners in the order in which they are put in.
    pub put: Vec<(Point, Color)>,
    /// The points of territory that are left.
    pub left: Vec<(Point, Color)>,
    /// The count with the stones.
    pub filling: Filling,
}

/// The step's board filled in, where the learner looks at it in this way.
pub fn filled(step: &Step, state: &StepState) -> Option<Filled> {
    let exploring = matches!(state.phase(), Phase::Exploring { .. });
    if exploring || state.way(step) != Some(CountWay::Filled) {
        return None;
    }
    let game = state.own_game();
    let counted = count_by(step, game, ScoringRule::Territory);
    let filling = fill_in(game.board(), &counted);
    let (mut taken, mut put) = (Vec::new(), Vec::new());
    for done in &filling.steps {
        match done {
            FillingStep::TakeOff { stones, .. } => taken.extend(stones.iter().copied()),
            FillingStep::Fill { color, point } => put.push((*point, *color)),
            FillingStep::Surplus { .. } => {}
        }
    }
    let is_put = |at: &Point| put.iter().any(|(point, _)| point == at);
    let left = counted.owners.iter().filter_map(|(at, owner)| {
        let color = owner.color()?;
        let stands = game.board().at(*at).is_some() && !taken.contains(at);
        (!stands && !is_put(at)).then_some((*at, color))
    });
    Some(Filled {
        left: left.collect(),
        taken,
        put,
        filling,
    })
}
