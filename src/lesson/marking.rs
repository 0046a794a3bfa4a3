//! Answers that are no moves: marking dead stones and territory, choosing an answer, saying that all is marked.

use std::collections::BTreeSet;

use super::event::{Actor, Event, Feedback, Life, Phase};
use super::life::{lives_by_new_stone, stands_in_seki_at_once, taking_line};
use super::model::{DeadChain, Step, StepKind};
use super::state::{StepState, owner_of};
use crate::rules::{Agreement, Chain, Color, Count, Point, eyes_of, is_unconditionally_alive};

impl StepState {
    pub(super) fn mark_dead(
        &mut self,
        step: &Step,
        dead: &[DeadChain],
        point: Point,
        events: &mut Vec<Event>,
    ) {
        let board = self.game.board();
        let Some(chain) = board.chain_at(point) else {
            self.feedback = Some(Feedback::NoStone(point));
            events.push(Event::Answered);
            return;
        };
        if let Some(found) = dead.iter().find(|dead| chain.stones.contains(&dead.stone)) {
            self.marked.extend(chain.stones.iter().copied());
            events.push(Event::Marked(chain.stones.clone()));
            self.feedback = Some(Feedback::ChainDead {
                stone: point,
                chain: chain.stones,
                line: match found.line.as_slice() {
                    [] => taking_line(board, point),
                    line => line.to_vec(),
                },
            });
            events.push(Event::Answered);
            if super::hint::remaining(step, self).is_empty() {
                self.finish(events);
            }
        } else {
            let dead: Vec<Point> = dead.iter().map(|dead| dead.stone).collect();
            let why = self.why_it_lives(&chain, &dead);
            self.missed += 1;
            self.feedback = Some(Feedback::ChainLives {
                stone: point,
                chain: chain.stones,
                why,
            });
            events.push(Event::Answered);
        }
    }

    fn why_it_lives(&self, chain: &Chain, dead: &[Point]) -> Life {
        let board = self.game.board();
        let Some(&stone) = chain.stones.first() else {
            return Life::Other;
        };
        // An eye counts only where nobody can take the chain: a false eye looks like one.
        let eyes = eyes_of(board, stone);
        if eyes.len() >= 2 && is_unconditionally_alive(board, stone) {
            let mut eyes = eyes;
            eyes.sort_by_key(|eye| eye.points.len());
            // Two are enough, and a point of each tells which.
            let points = eyes.iter().filter_map(|eye| eye.points.first().copied());
            return Life::Eyes(points.take(2).collect());
        }
        if stands_in_seki_at_once(board, stone) {
            return Life::Seki;
        }
        if lives_by_new_stone(board, stone) {
            return Life::NewStone;
        }
        let counted = self.game.count(dead);
        let own = counted.regions.iter().filter(|region| {
            region.owner == owner_of(chain.color)
                && region.borders.iter().any(|at| chain.contains(*at))
        });
        if let Some(territory) = own.map(|region| region.points.len()).max() {
            return Life::Territory(territory);
        }
        let joins = |liberty: &Point| {
            let mut beside = board.size().neighbors(*liberty);
            beside.any(|at| board.at(at) == Some(chain.color) && !chain.contains(at))
        };
        if chain.liberties.iter().all(joins) {
            return Life::Joins(chain.liberties.len());
        }
        Life::Other
    }

    /// Plays the line that takes the dead chain out on a copy; the position and the answer stay.
    pub(super) fn play_out(&mut self, events: &mut Vec<Event>) {
        let Some(Feedback::ChainDead { line, .. }) = &self.feedback else {
            return;
        };
        let mut trial = self.game.clone();
        let mut played = 0;
        for mv in line {
            if trial.is_stopped() {
                trial.resume(mv.color);
            }
            if let Ok(done) = trial.play_as(mv.color, mv.mv) {
                let captured = done.captured.to_vec();
                events.push(Event::Played {
                    mv: *mv,
                    captured,
                    actor: Actor::Script,
                });
                played += 1;
            }
        }
        if played > 0 {
            events.push(Event::TakenBack(played));
        }
    }

    pub(super) fn mark_region(
        &mut self,
        owner: Color,
        agreed: &Agreement,
        point: Point,
        events: &mut Vec<Event>,
    ) {
        let counted = self.game.count_agreed(agreed);
        let Some(region) = counted
            .regions
            .iter()
            .find(|region| region.points.contains(&point))
        else {
            if let Some(color) = self.game.board().at(point) {
                self.feedback = Some(Feedback::StoneThere { point, color });
                events.push(Event::Answered);
            }
            return;
        };
        if region.owner == owner_of(owner) {
            self.marked.extend(region.points.iter().copied());
            events.push(Event::Marked(region.points.clone()));
            self.feedback = Some(Feedback::RegionCounted {
                owner,
                points: region.points.clone(),
            });
            let left = regions_left(&counted, owner, &self.marked);
            if left == 0 {
                self.finish(events);
            }
        } else {
            let others = region
                .borders
                .iter()
                .copied()
                .filter(|at| self.game.board().at(*at) == Some(owner.opposite()));
            self.missed += 1;
            self.feedback = Some(Feedback::RegionNot {
                point,
                owner: region.owner,
                seki: region.seki.is_some(),
                borders: others.collect(),
            });
        }
        events.push(Event::Answered);
    }

    pub(super) fn choose(&mut self, step: &Step, index: usize, events: &mut Vec<Event>) {
        let StepKind::Choose { answers, right } = &step.kind else {
            return;
        };
        let Some(answer) = answers.get(index) else {
            return;
        };
        if index == *right {
            self.feedback = Some(Feedback::RightAnswer(answer.clone()));
            events.push(Event::Answered);
            self.finish(events);
        } else if self.phase == Phase::Asked {
            self.missed += 1;
            self.feedback = Some(Feedback::WrongAnswer(answer.clone()));
            events.push(Event::Answered);
        }
    }

    pub(super) fn done(&mut self, step: &Step, events: &mut Vec<Event>) {
        if !matches!(step.kind, StepKind::Dead(_) | StepKind::Count { .. }) {
            return;
        }
        let left = super::hint::remaining(step, self).len();
        if self.phase == Phase::Asked && left > 0 {
            self.feedback = Some(Feedback::Unmarked(left));
            events.push(Event::Answered);
        } else {
            self.finish(events);
        }
    }
}

fn regions_left(counted: &Count, owner: Color, marked: &BTreeSet<Point>) -> usize {
    counted
        .regions
        .iter()
        .filter(|region| region.owner == owner_of(owner))
        .filter(|region| {
            region
                .points
                .first()
                .is_some_and(|point| !marked.contains(point))
        })
        .count()
}
