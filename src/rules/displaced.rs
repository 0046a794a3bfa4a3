//! What should not happen in a game and does: a move against the rules, a stone that was displaced,
//! and the replay that settles a doubt (1989 rules, articles 10, 13 and 14).

use super::{
    Board, BothLose, Breach, Color, ColoredMove, Contest, ContestError, Game, GameResult, Phase,
    Point, Prisoners, Replay,
};

/// A stone that lies where it was not played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Displaced {
    /// The side of the stone.
    pub color: Color,
    /// Where it was played.
    pub from: Point,
    /// Where it lies.
    pub to: Point,
}

/// What a replay of the whole game shows (1989 rules, article 10, paragraph 3).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verification {
    /// How many moves were replayed.
    pub moves: usize,
    /// The stones that both sides hold by the replay.
    pub prisoners: Prisoners,
    /// Whether the stones on the board and the prisoners are those of the game.
    pub agrees: bool,
    /// The moves that broke a rule.
    pub breaches: Vec<Breach>,
}

impl Contest {
    /// Makes a move that the rules forbid, or out of turn, as it happens on a real board. Nothing
    /// follows until somebody [points it out](Self::point_out).
    ///
    /// # Errors
    ///
    /// [`ContestError::NoBreach`] if the move is legal; [`ContestError::Illegal`] if no board can
    /// show it.
    pub fn break_rule(&mut self, mv: ColoredMove) -> Result<&Breach, ContestError> {
        self.expect(&[Phase::Play])?;
        if mv.color == self.game.to_play() && self.game.legal(mv.mv).is_ok() {
            return Err(ContestError::NoBreach);
        }
        let breach = (self.game.play_despite(mv)).map_err(ContestError::Illegal)?;
        self.breaches.extend(breach);
        self.look_for_the_end();
        self.breaches.last().ok_or(ContestError::NoBreach)
    }

    /// The moves so far that broke a rule, as far as they are known.
    #[must_use]
    pub fn breaches(&self) -> &[Breach] {
        &self.breaches
    }

    /// Points a breach out: the side that broke a rule first has lost (1989 rules, article 14). After
    /// the result was settled it is too late (article 10, paragraph 4).
    ///
    /// # Errors
    ///
    /// [`ContestError`] if the result is settled or no rule was broken.
    pub fn point_out(&mut self) -> Result<&Breach, ContestError> {
        self.expect(&[Phase::Play, Phase::Stopped, Phase::Agreed])?;
        let breach = self.breaches.first().ok_or(ContestError::NoBreach)?.clone();
        self.settle(GameResult::Forfeit { breach });
        self.breaches.first().ok_or(ContestError::NoBreach)
    }

    /// Replays the game from its first move, which neither side may refuse while the result is in
    /// doubt (1989 rules, article 10, paragraph 3).
    ///
    /// # Errors
    ///
    /// [`ContestError`] if the result is settled, or moves are still made.
    pub fn verify(&self) -> Result<Verification, ContestError> {
        self.expect(&[Phase::Stopped, Phase::Agreed])?;
        let mut verification = Verification {
            moves: 0,
            prisoners: Prisoners::default(),
            agrees: true,
            breaches: Vec::new(),
        };
        for game in self.earlier.iter().chain([&self.game]) {
            let replay = Replay::new(game.at_start(), game.moves().iter().copied());
            verification.agrees &= replay.stopped_at.is_none()
                && replay.game.board() == game.board()
                && replay.prisoners() == game.prisoners();
            verification.prisoners = replay.prisoners();
            let breaches = replay.breaches.into_iter().map(|breach| Breach {
                number: breach.number + verification.moves,
                ..breach
            });
            verification.breaches.extend(breaches);
            verification.moves += game.move_number();
        }
        Ok(verification)
    }

    /// All moves from the start, those before a displaced stone went on too.
    #[must_use]
    pub fn all_moves(&self) -> Vec<ColoredMove> {
        let games = self.earlier.iter().chain([&self.game]);
        games
            .flat_map(|game| game.moves().iter().copied())
            .collect()
    }

    /// A stone slides to another point, and play goes on without anybody noticing.
    ///
    /// # Errors
    ///
    /// [`ContestError`] if no stone is on the first point, or it cannot lie on the second one.
    pub fn displace(&mut self, from: Point, to: Point) -> Result<(), ContestError> {
        self.expect(&[Phase::Play])?;
        let board = self.game.board();
        let color = board
            .at(from)
            .ok_or(ContestError::NoStone { point: from })?;
        let moved = moved(board, color, from, to).ok_or(ContestError::NotDisplaced)?;
        self.go_on_from(moved);
        self.displaced = Some(Displaced { color, from, to });
        Ok(())
    }

    /// The stone that lies where it was not played, if there is one.
    #[must_use]
    pub const fn displaced(&self) -> Option<Displaced> {
        self.displaced
    }

    /// The displaced stone is noticed, and both sides agree to put it back and to play on (1989 rules,
    /// article 13, paragraph 2). If it cannot lie there any more, both lose.
    ///
    /// # Errors
    ///
    /// [`ContestError`] if no stone is displaced or the result is settled.
    pub fn put_back(&mut self) -> Result<(), ContestError> {
        let Displaced { color, from, to } = self.noticed()?;
        let board = self.game.board();
        let here = board.at(to) == Some(color);
        match moved(board, color, to, from).filter(|_| here) {
            Some(board) => {
                self.go_on_from(board);
                self.displaced = None;
            }
            None => self.settle(GameResult::BothLose(BothLose::DisplacedStone)),
        }
        Ok(())
    }

    /// The displaced stone is noticed, and the players do not agree on putting it back: both lose.
    ///
    /// # Errors
    ///
    /// [`ContestError`] if no stone is displaced or the result is settled.
    pub fn dispute_displaced(&mut self) -> Result<(), ContestError> {
        self.noticed()?;
        self.settle(GameResult::BothLose(BothLose::DisplacedStone));
        Ok(())
    }

    fn noticed(&self) -> Result<Displaced, ContestError> {
        match self.phase {
            Phase::Over => Err(ContestError::Settled),
            Phase::Play => self.displaced.ok_or(ContestError::NotDisplaced),
            phase => Err(ContestError::NotNow { phase }),
        }
    }

    /// The game goes on from another board with the same turn, prisoners and rules.
    fn go_on_from(&mut self, board: Board) {
        let game = Game::from_position(board, self.game.to_play(), *self.game.ruleset());
        let Prisoners { black, white } = self.game.prisoners();
        let game = game
            .with_prisoners(black, white)
            .with_handicap_stones(self.game.handicap());
        self.earlier.push(std::mem::replace(&mut self.game, game));
    }
}

/// The board with a stone moved to an empty point, if all stones can stand like that.
fn moved(board: &Board, color: Color, from: Point, to: Point) -> Option<Board> {
    if !board.is_empty_point(to) {
        return None;
    }
    let stones = board.stones().filter(|&(point, _)| point != from);
    let stones: Vec<_> = stones.chain([(to, color)]).collect();
    let mut safe: Vec<_> = stones.iter().map(|&(point, _)| point).collect();
    safe.retain(|&point| board.grid.is_safe_stone(board.grid.site(point)));
    Board::from_stones(board.size(), stones, &safe).ok()
}
