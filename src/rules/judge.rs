//! Judging a move: what the rules say of it, the proof of a refusal, and what it does to the game.

use super::{
    Color, Game, IllegalMove, KoRule, Point, SelfCapture,
    game::{Ko, State},
    region::border,
    trial::Trial,
};

/// Why a move is refused, before the proof is looked for.
pub(super) enum Refusal {
    OffBoard,
    Occupied { by: Color },
    SelfCapture,
    Ko { captured_by: Point },
    Superko { repeats: usize },
    Stopped,
}

impl Game {
    /// Whether a side may put a stone here, and what it would do.
    pub(super) fn examine(&self, color: Color, point: Point) -> Result<Trial, Refusal> {
        if self.is_stopped() {
            return Err(Refusal::Stopped);
        }
        if !self.board.size().contains(point) {
            return Err(Refusal::OffBoard);
        }
        if let Some(by) = self.board.at(point) {
            return Err(Refusal::Occupied { by });
        }
        if let Some(ko) = self.barred_kos(color).find(|ko| ko.point == point) {
            return Err(Refusal::Ko {
                captured_by: ko.captured_by,
            });
        }
        let trial = self.board.grid.trial(color, point);
        if trial.self_capture && self.ruleset.self_capture == SelfCapture::Forbidden {
            return Err(Refusal::SelfCapture);
        }
        match self.repeated_by(&trial) {
            Some(repeats) => Err(Refusal::Superko { repeats }),
            None => Ok(trial),
        }
    }

    /// The earliest position that the superko rule keeps the trial from bringing back.
    fn repeated_by(&self, trial: &Trial) -> Option<usize> {
        let any_turn = match self.ruleset.ko {
            KoRule::Simple | KoRule::Confirmation => return None,
            KoRule::PositionalSuperko => true,
            KoRule::SituationalSuperko => false,
        };
        // Nearly every move ends here. A hash can deceive, so that the stones themselves are
        // compared where one is found.
        self.positions
            .with_hash(trial.hash_after)
            .filter(|&(_, to_play)| any_turn || to_play == trial.color.opposite())
            .map(|(number, _)| number)
            .filter(|&number| self.positions.would_be(number, self.changes(trial)))
            .last()
    }

    /// The stones that the trial would put or take.
    fn changes(&self, trial: &Trial) -> impl Iterator<Item = (Point, Color)> + '_ {
        let grid = &self.board.grid;
        let &Trial { color, site, .. } = trial;
        // The stone itself is never put if it would be captured at once.
        let (leaving, heads, put) = if trial.self_capture {
            (color, trial.friends, None)
        } else {
            (
                color.opposite(),
                trial.captured,
                Some((grid.point(site), color)),
            )
        };
        heads
            .into_iter()
            .flat_map(move |head| grid.ring(head))
            .map(move |stone| (grid.point(stone), leaving))
            .chain(put)
    }

    /// Puts the stone that was tried on the board.
    pub(super) fn put(&mut self, trial: &Trial, point: Point) {
        let color = trial.color;
        self.board.grid.apply(trial, &mut self.taken);
        let taken = self.taken.get_mut(self.now.taken..).unwrap_or_default();
        taken.sort_unstable();
        let ko = match *taken {
            [captured]
                if !trial.self_capture && self.board.grid.is_lone_stone_in_atari(trial.site) =>
            {
                Some(Ko {
                    point: captured,
                    captured_by: point,
                    barred: color.opposite(),
                })
            }
            _ => None,
        };
        let holder = if trial.self_capture {
            color.opposite()
        } else {
            color
        };
        let held = &mut self.now.prisoners[holder.index()];
        *held = held.saturating_add(u32::try_from(taken.len()).unwrap_or(u32::MAX));
        self.now = State {
            passes: 0,
            ko,
            taken: self.taken.len(),
            self_captured: trial.self_capture,
            ..self.now
        };
    }

    /// What on the board shows that the move is refused.
    pub(super) fn proof(&self, color: Color, point: Point, refusal: Refusal) -> IllegalMove {
        match refusal {
            Refusal::OffBoard => IllegalMove::OffBoard { point },
            Refusal::Occupied { by } => IllegalMove::Occupied { point, by },
            Refusal::Ko { captured_by } => IllegalMove::Ko { point, captured_by },
            Refusal::Superko { repeats } => IllegalMove::Superko { point, repeats },
            Refusal::Stopped => IllegalMove::Stopped,
            Refusal::SelfCapture => {
                let friends = self
                    .board
                    .size()
                    .neighbors(point)
                    .filter_map(|near| self.board.chain_at(near));
                let friends = friends.filter(|chain| chain.color == color);
                let mut chain: Vec<_> = friends
                    .flat_map(|chain| chain.stones)
                    .chain([point])
                    .collect();
                chain.sort_unstable();
                chain.dedup();
                let enemy = Some(color.opposite());
                let enclosed_by = border(&self.board, &chain, |near| self.board.at(near) == enemy);
                IllegalMove::SelfCapture { chain, enclosed_by }
            }
        }
    }
}
