//! A game against the small opponent, as a step: who answers what, when it is over, and what cost it.

use super::event::{Actor, Event, Feedback};
use super::model::GameStep;
use super::state::StepState;
use crate::rules::{
    Agreement, Aim, Color, ColoredMove, Game, Habit, Komi, Move, Point, guess_agreement, reply,
    worth,
};

/// What lost a game, as far as one move did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Slip {
    /// The chain was in atari before the learner's move, which left it there.
    LeftInAtari {
        /// The number of the move in the game.
        number: usize,
        /// The chain that was taken.
        chain: Vec<Point>,
        /// A move that would have saved it.
        better: Option<Point>,
    },
    /// The learner's move left a chain of the learner's with one liberty.
    WalkedIntoAtari {
        /// The number of the move in the game.
        number: usize,
        /// The move.
        mv: Point,
        /// The chain that was taken.
        chain: Vec<Point>,
    },
    /// Another move was worth more.
    Smaller {
        /// The number of the move in the game.
        number: usize,
        /// The move.
        mv: Move,
        /// The other move.
        better: Move,
        /// How much more it was worth; zero where only the script's way is known.
        by: Komi,
    },
}

impl Slip {
    /// The number of the move in the game.
    pub fn number(&self) -> usize {
        match self {
            Self::LeftInAtari { number, .. }
            | Self::WalkedIntoAtari { number, .. }
            | Self::Smaller { number, .. } => *number,
        }
    }
}

impl StepState {
    /// A move of the learner's in a game, and the opponent's answer.
    pub(super) fn game_move(&mut self, step: &GameStep, mv: Move, events: &mut Vec<Event>) {
        if self.settled.is_some() {
            events.push(Event::Answered);
            return;
        }
        if let Err(why) = self.game.legal(mv) {
            self.refused(mv, why, false, events);
            return;
        }
        let color = self.game.to_play();
        self.play(ColoredMove { color, mv }, Actor::Learner, events);
        let captured = self.game.captured_by_last().len();
        if self.game.is_stopped() {
            self.game_over(step, events);
            return;
        }
        let answer = reply(&self.game, &step.habits);
        let by = ColoredMove {
            color: color.opposite(),
            mv: answer.mv,
        };
        self.play(by, Actor::Opponent, events);
        if self.game.is_stopped() {
            self.game_over(step, events);
            return;
        }
        self.feedback = Some(Feedback::Answer {
            captured,
            reply: answer.mv,
            habit: answer.habit,
            taken: self.game.captured_by_last().len(),
        });
        events.push(Event::Answered);
    }

    fn game_over(&mut self, step: &GameStep, events: &mut Vec<Event>) {
        let captures = self.game.ruleset().aim != Aim::Score;
        let agreed = match captures {
            true => Agreement::default(),
            false => guess_agreement(self.game.board()),
        };
        let won = match captures {
            true => self.game.winner_by_capture() == Some(self.learner()),
            false => self.ahead(&agreed) >= step.at_least.half_points(),
        };
        self.settled = Some(agreed);
        let slip = if won { None } else { self.slip(step) };
        self.feedback = Some(Feedback::GameOver { won, slip });
        events.push(Event::Answered);
        if won {
            self.finish(events);
        } else {
            self.missed += 1;
        }
    }

    /// By how many half points the learner is ahead.
    fn ahead(&self, agreed: &Agreement) -> i32 {
        let score = self.game.count_agreed(agreed).score();
        let black = score.black.half_points() - score.white.half_points();
        match self.learner() {
            Color::Black => black,
            Color::White => -black,
        }
    }

    /// What lost the game.
    fn slip(&self, step: &GameStep) -> Option<Slip> {
        let moves = self.game.moves();
        let mut before = self.game.clone();
        while before.moves().len() > self.first && before.take_back().is_some() {}
        let mut positions = Vec::new();
        for (index, mv) in moves.iter().enumerate().skip(self.first) {
            if mv.color == self.learner() {
                positions.push((index + 1, before.clone(), mv.mv));
            }
            before.play_as(mv.color, mv.mv).ok()?;
        }
        let found = match self.game.winner_by_capture() {
            Some(_) => positions
                .last()
                .and_then(|(number, before, mv)| self.taken_by_mistake(*number, before, *mv)),
            None => positions
                .iter()
                .filter_map(|(number, before, mv)| smaller(*number, before, *mv))
                .rev()
                .max_by_key(|slip| match slip {
                    Slip::Smaller { by, .. } => by.half_points(),
                    _ => 0,
                }),
        };
        found.or_else(|| Self::off_the_line(step, &positions))
    }

    /// The chain that the last move took, and how it came into danger.
    fn taken_by_mistake(&self, number: usize, before: &Game, mv: Move) -> Option<Slip> {
        let chain = self.game.captured_by_last().to_vec();
        let stood = chain
            .iter()
            .find(|stone| before.board().at(**stone).is_some());
        let was_in_atari = stood.is_some_and(|stone| before.board().is_in_atari(*stone));
        if was_in_atari {
            let better = reply(before, &[Habit::Capture, Habit::Save]).mv.point();
            return Some(Slip::LeftInAtari {
                number,
                chain,
                better: better.filter(|point| Some(*point) != mv.point()),
            });
        }
        mv.point()
            .map(|mv| Slip::WalkedIntoAtari { number, mv, chain })
    }

    /// The first move that is not the script's.
    fn off_the_line(step: &GameStep, positions: &[(usize, Game, Move)]) -> Option<Slip> {
        let other = positions
            .iter()
            .zip(&step.line)
            .find(|((_, _, played), mv)| played != *mv);
        let ((number, _, mv), better) = other.or_else(|| {
            // The line went on, or the game would be won: the last move is as good as any.
            positions.first().zip(step.line.first())
        })?;
        Some(Slip::Smaller {
            number: *number,
            mv: *mv,
            better: *better,
            by: Komi::ZERO,
        })
    }

    /// Takes the learner's last move back, with the answer to it.
    pub(super) fn take_back_turn(&mut self, events: &mut Vec<Event>) {
        let learner = self.learner();
        let moves = self.game.moves();
        let own = moves
            .iter()
            .enumerate()
            .skip(self.first)
            .rev()
            .find(|(_, mv)| mv.color == learner);
        if let Some((index, _)) = own {
            self.take_back_to(index, events);
        }
    }

    /// Goes back to where the game was lost, so that the move can be made anew.
    pub(super) fn retry_game(&mut self, events: &mut Vec<Event>) {
        match &self.feedback {
            Some(Feedback::GameOver {
                won: false,
                slip: Some(slip),
            }) => self.take_back_to(slip.number().saturating_sub(1), events),
            Some(Feedback::GameOver { won: false, .. }) => self.take_back_turn(events),
            _ => self.feedback = None,
        }
    }

    fn take_back_to(&mut self, moves: usize, events: &mut Vec<Event>) {
        let mut taken = 0;
        while self.game.moves().len() > moves.max(self.first) && self.game.take_back().is_some() {
            taken += 1;
        }
        self.settled = None;
        self.feedback = None;
        if taken > 0 {
            events.push(Event::TakenBack(taken));
        }
    }
}

/// What a move gave away against the best one, if it is a point or more.
fn smaller(number: usize, before: &Game, mv: Move) -> Option<Slip> {
    let mine = worth(before, mv)?;
    let others = before.legal_points().into_iter().map(Move::Play);
    let (best, better) = others
        .chain([Move::Pass])
        .filter_map(|other| Some((worth(before, other)?, other)))
        .max_by_key(|(worth, _)| *worth)?;
    (best - mine >= 2).then(|| Slip::Smaller {
        number,
        mv,
        better,
        by: Komi::from_half_points(best - mine),
    })
}
