//! Replaying a record from its first move, and the moves in it that break a rule.
//!
//! Who breaks a rule loses at once, if it is noticed before the result is settled (1989 rules,
//! articles 10 and 14). So a record can hold such a move, and what was played on top of it.

use super::{Aim, Color, ColoredMove, Game, IllegalMove, KoRule, Prisoners, Ruleset, SelfCapture};
use std::fmt;

/// A move that was played although the rules forbid it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Breach {
    /// The number of the move.
    pub number: usize,
    /// The side that played it, and what it played.
    pub mv: ColoredMove,
    /// What was wrong with it.
    pub reason: BreachReason,
}

/// What was wrong with a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BreachReason {
    /// The rules forbid the move, as a ko that is retaken at once (1989 rules, article 6).
    Illegal(IllegalMove),
    /// It was the other side's turn (article 2; two moves in a row are named in the commentary on
    /// article 10, paragraph 4).
    OutOfTurn,
}

impl fmt::Display for Breach {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "move {}, {}: ", self.number, self.mv)?;
        match &self.reason {
            BreachReason::Illegal(reason) => reason.fmt(f),
            BreachReason::OutOfTurn => f.write_str("it was the other side's turn"),
        }
    }
}

/// A record that was replayed.
#[derive(Clone, Debug)]
pub struct Replay {
    /// The game with all moves that can be made on a board, breaches among them.
    pub game: Game,
    /// The moves that break a rule, in their order.
    pub breaches: Vec<Breach>,
    /// The number of the move that no board can show, on an occupied point or off the board. The
    /// game ends before it.
    pub stopped_at: Option<usize>,
}

impl Replay {
    /// Replays moves from the start of a game. Moves that this game has made already are kept, and a
    /// move after two passes is taken as a resumption (1989 rules, article 9, paragraph 3).
    #[must_use]
    pub fn new(start: Game, moves: impl IntoIterator<Item = ColoredMove>) -> Self {
        let mut replay = Self {
            game: start,
            breaches: Vec::new(),
            stopped_at: None,
        };
        for mv in moves {
            let number = replay.game.move_number() + 1;
            if replay.game.is_stopped() {
                replay.game.resume(mv.color);
            }
            match replay.game.play_despite(mv) {
                Ok(None) => {}
                Ok(Some(breach)) => replay.breaches.push(breach),
                Err(reason) => {
                    replay.breaches.push(Breach {
                        number,
                        mv,
                        reason: BreachReason::Illegal(reason),
                    });
                    replay.stopped_at = Some(number);
                    break;
                }
            }
        }
        replay
    }

    /// The stones that both sides hold after the last move.
    #[must_use]
    pub fn prisoners(&self) -> Prisoners {
        self.game.prisoners()
    }
}

impl Game {
    /// The game as it was before its first move.
    #[must_use]
    pub fn at_start(&self) -> Self {
        let mut start = self.clone();
        while start.take_back().is_some() {}
        start
    }

    /// Plays a move even if a rule forbids it, as it can happen on a real board, and says what was
    /// wrong with it. Stones without a liberty leave the board; after two passes play goes on.
    ///
    /// # Errors
    ///
    /// [`IllegalMove`] if no board can show the move: the point is occupied or off the board.
    pub fn play_despite(&mut self, mv: ColoredMove) -> Result<Option<Breach>, IllegalMove> {
        let turn = self.to_play();
        let legal = self.legal_as(mv.color, mv.mv);
        let reason = match legal {
            Err(reason @ (IllegalMove::OffBoard { .. } | IllegalMove::Occupied { .. })) => {
                return Err(reason);
            }
            // What was wrong with the turn matters less than what was wrong with the move.
            Err(reason) => Some(BreachReason::Illegal(reason)),
            Ok(()) if mv.color != turn => Some(BreachReason::OutOfTurn),
            Ok(()) => None,
        };
        match reason {
            None => {
                self.play(mv.mv)?;
                return Ok(None);
            }
            Some(BreachReason::OutOfTurn) => {
                self.play_as(mv.color, mv.mv)?;
            }
            Some(BreachReason::Illegal(_)) => self.force(mv)?,
        }
        Ok(reason.map(|reason| Breach {
            number: self.move_number(),
            mv,
            reason,
        }))
    }

    /// Plays a move without asking for ko, superko, self-capture and passes.
    fn force(&mut self, mv: ColoredMove) -> Result<(), IllegalMove> {
        let before = (*self.ruleset(), self.now);
        self.ruleset = Ruleset {
            ko: KoRule::Simple,
            self_capture: SelfCapture::Allowed,
            aim: Aim::Score,
            ..before.0
        };
        self.now.ko = None;
        self.now.passes = 0;
        let played = self.play_as(mv.color, mv.mv).map(drop);
        self.ruleset = before.0;
        match &played {
            // Taking the move back leads to where the ko still was.
            Ok(()) => self.remember(before.1),
            Err(_) => self.now = before.1,
        }
        played
    }
}

impl Breach {
    /// The side that wins because of it.
    #[must_use]
    pub const fn winner(&self) -> Color {
        self.mv.color.opposite()
    }
}
