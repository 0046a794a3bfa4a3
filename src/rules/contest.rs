//! A game from its first move to its settled result, with every way to end it (1989 rules, articles 9
//! to 14).
//!
//! **The way of a game.** Moves until two passes stop it; then the players agree on dead stones and
//! seki, or one asks to go on; when both agree, the board is counted; when both accept the count, the
//! result is settled and nothing changes it. Resignation, a breach of a rule, a repetition or a
//! displaced stone end it on the way.
//!
//! **What it has no opinion on.** Who is asked when, and what is said: each door is a method, and a
//! door that is closed says why ([`ContestError`]).

use super::{
    Agreement, Aim, BothLose, Breach, Color, ColoredMove, Confirmation, ContestError, Count,
    DeadStones, Game, GameResult, Move, Point, dead::guess_agreement, displaced::Displaced,
};

/// Where a contest stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Moves are made.
    Play,
    /// Two passes have stopped the game: the players agree on life and death and territory (1989
    /// rules, article 9, paragraph 2).
    Stopped,
    /// They have agreed, and the board is counted; the result can still be doubted (article 10,
    /// paragraph 3).
    Agreed,
    /// The result is settled (article 10, paragraph 4).
    Over,
}

/// A game and its end.
#[derive(Clone, Debug)]
pub struct Contest {
    pub(super) game: Game,
    pub(super) phase: Phase,
    /// The game as it was stopped, while moves are made after the stop.
    stopped: Option<Game>,
    pub(super) agreement: Agreement,
    guess: Agreement,
    consents: Consents,
    pub(super) breaches: Vec<Breach>,
    pub(super) displaced: Option<Displaced>,
    /// Parts of the game before a displaced stone went on, each with its own start.
    pub(super) earlier: Vec<Game>,
    pub(super) result: Option<GameResult>,
}

/// What both sides must say yes to, one kind at a time.
#[derive(Clone, Copy, Debug, Default)]
struct Consents {
    to: Option<Question>,
    given: [bool; 2],
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Question {
    NoResult,
    Agreement,
    NoAgreement,
    Result,
}

/// A position that came again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Repetition {
    /// The number of the position that stands again, 0 being the start.
    pub since: usize,
    /// How many moves the cycle has.
    pub moves: usize,
}

impl Contest {
    /// A contest that goes on from this game.
    #[must_use]
    pub fn new(game: Game) -> Self {
        let mut contest = Self {
            game,
            phase: Phase::Play,
            stopped: None,
            agreement: Agreement::default(),
            guess: Agreement::default(),
            consents: Consents::default(),
            breaches: Vec::new(),
            displaced: None,
            earlier: Vec::new(),
            result: None,
        };
        contest.look_for_the_end();
        contest
    }

    /// The game. After the stop it holds the moves that were made since, too.
    #[must_use]
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// Where the contest stands.
    #[must_use]
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// The result, once it is settled.
    #[must_use]
    pub const fn result(&self) -> Option<&GameResult> {
        self.result.as_ref()
    }

    /// Makes a move for the side whose turn it is.
    ///
    /// # Errors
    ///
    /// [`ContestError`] says why not. Nothing has changed then.
    pub fn play(&mut self, mv: Move) -> Result<(), ContestError> {
        self.expect(&[Phase::Play])?;
        self.game.play(mv).map_err(ContestError::Illegal)?;
        self.consents = Consents::default();
        self.look_for_the_end();
        Ok(())
    }

    /// Gives up (1989 rules, article 11).
    ///
    /// # Errors
    ///
    /// [`ContestError`] if both sides have agreed already.
    pub fn resign(&mut self, color: Color) -> Result<(), ContestError> {
        self.expect(&[Phase::Play, Phase::Stopped])?;
        self.settle(GameResult::Resigned {
            winner: color.opposite(),
        });
        Ok(())
    }

    /// The position that has come again, if the rules let it: the players may then agree that there
    /// is no result (1989 rules, article 12). Nothing forces them to.
    #[must_use]
    pub fn repetition(&self) -> Option<Repetition> {
        let since = self.game.repeats().filter(|_| self.phase == Phase::Play)?;
        let moves = self.game.move_number().saturating_sub(since);
        // Two passes bring the position back too, and mean something else.
        let played = self.game.moves().iter().skip(since);
        let mut played = played.filter(|mv| mv.mv != Move::Pass);
        played.next().map(|_| Repetition { since, moves })
    }

    /// Agrees to end without a result. The next move takes the consent back.
    ///
    /// # Errors
    ///
    /// [`ContestError`] if no position came again.
    pub fn agree_to_no_result(&mut self, color: Color) -> Result<(), ContestError> {
        self.expect(&[Phase::Play])?;
        self.repetition().ok_or(ContestError::NoRepetition)?;
        if self.consent(Question::NoResult, color) {
            self.settle(GameResult::NoResult);
        }
        Ok(())
    }

    /// What the players agree on as things stand. It starts as a [guess](Self::guess).
    #[must_use]
    pub const fn agreement(&self) -> &Agreement {
        &self.agreement
    }

    /// What the dead stones were taken to be at the stop, before anybody said so.
    #[must_use]
    pub const fn guess(&self) -> &Agreement {
        &self.guess
    }

    /// Marks the stones on a point and their friends as dead, or as alive again, and returns the
    /// stones; see [`dead_together`](super::dead_together). Whoever agreed before is asked again.
    ///
    /// # Errors
    ///
    /// [`ContestError`] if the game is not stopped, no stone is there, or the stone is safe.
    pub fn toggle_dead(&mut self, point: Point) -> Result<Vec<Point>, ContestError> {
        self.expect(&[Phase::Stopped])?;
        let board = self.game.board();
        if board.is_safe(point) {
            return Err(ContestError::SafeStone { point });
        }
        let stones = super::dead_together(board, point);
        if stones.is_empty() {
            return Err(ContestError::NoStone { point });
        }
        let Agreement { dead, seki } = &mut self.agreement;
        toggle(dead, point, &stones);
        seki.retain(|stone| !stones.contains(stone));
        self.consents = Consents::default();
        Ok(stones)
    }

    /// Marks the chain on a point as alive in seki, or takes the mark off, and returns its stones.
    /// Whoever agreed before is asked again.
    ///
    /// # Errors
    ///
    /// [`ContestError`] if the game is not stopped or no stone is there.
    pub fn toggle_seki(&mut self, point: Point) -> Result<Vec<Point>, ContestError> {
        self.expect(&[Phase::Stopped])?;
        let chain = self.game.board().chain_at(point);
        let stones = chain.ok_or(ContestError::NoStone { point })?.stones;
        let Agreement { dead, seki } = &mut self.agreement;
        toggle(seki, point, &stones);
        dead.retain(|stone| !stones.contains(stone));
        self.consents = Consents::default();
        Ok(stones)
    }

    /// Confirmation of the chain on a point by hypothetical play, which leaves no trace here (1989
    /// rules, article 7, paragraph 2).
    ///
    /// # Errors
    ///
    /// [`ContestError`] if the game is not stopped, its rules have no such play, or no stone is there.
    pub fn confirm(&self, point: Point) -> Result<Confirmation, ContestError> {
        self.expect(&[Phase::Stopped])?;
        if self.game.ruleset().dead_stones != DeadStones::Confirmed {
            return Err(ContestError::NotUnderTheseRules);
        }
        let board = self.game.board().clone();
        Confirmation::of_chain(board, point).ok_or(ContestError::NoStone { point })
    }

    /// Makes a move after the stop, as dame are filled by agreement: no turn is kept, and the move is
    /// void if the game is resumed (1989 rules, commentary on article 9, paragraphs 2 and 3).
    ///
    /// # Errors
    ///
    /// [`ContestError`] says why not.
    pub fn fill(&mut self, color: Color, point: Point) -> Result<(), ContestError> {
        self.expect(&[Phase::Stopped])?;
        let mut game = self.game.clone();
        game.resume(color);
        (game.play(Move::Play(point))).map_err(ContestError::Illegal)?;
        let stopped = std::mem::replace(&mut self.game, game);
        self.stopped.get_or_insert(stopped);
        let board = self.game.board();
        let Agreement { dead, seki } = &mut self.agreement;
        dead.retain(|&stone| board.at(stone).is_some());
        seki.retain(|&stone| board.at(stone).is_some());
        self.consents = Consents::default();
        Ok(())
    }

    /// The moves that were made after the stop.
    #[must_use]
    pub fn after_stop(&self) -> &[ColoredMove] {
        let from = (self.stopped.as_ref()).map_or(self.game.move_number(), Game::move_number);
        self.game.moves().get(from..).unwrap_or_default()
    }

    /// Goes on with the game at the request of one side. Under the 1989 rules the other side moves
    /// first, and may pass (article 9, paragraph 3); under rules without that article the turn stays.
    /// Moves made after the stop are void and are returned.
    ///
    /// # Errors
    ///
    /// [`ContestError`] if the game is not stopped.
    pub fn resume(&mut self, asked_by: Color) -> Result<Vec<ColoredMove>, ContestError> {
        self.expect(&[Phase::Stopped])?;
        let void = self.after_stop().to_vec();
        if let Some(stopped) = self.stopped.take() {
            self.game = stopped;
        }
        let first = match self.game.ruleset().dead_stones {
            DeadStones::Confirmed => asked_by.opposite(),
            DeadStones::Agreed | DeadStones::PlayedOut => self.game.to_play(),
        };
        self.game.resume(first);
        self.phase = Phase::Play;
        self.agreement = Agreement::default();
        self.guess = Agreement::default();
        self.consents = Consents::default();
        Ok(void)
    }

    /// Agrees with the marks as they are. When both sides have, the board is counted.
    ///
    /// # Errors
    ///
    /// [`ContestError`] if the game is not stopped, or, under the 1989 rules, while dame or protective
    /// moves are left to be played (articles 8 and 9, paragraph 2).
    pub fn agree(&mut self, color: Color) -> Result<(), ContestError> {
        self.expect(&[Phase::Stopped])?;
        if self.game.ruleset().dead_stones == DeadStones::Confirmed {
            let board = self.game.board();
            let dame = super::open_dame(board, &self.agreement);
            if !dame.is_empty() {
                return Err(ContestError::OpenDame { points: dame });
            }
            let teire = super::open_teire(board, &self.agreement);
            if !teire.is_empty() {
                return Err(ContestError::OpenTeire { points: teire });
            }
        }
        if self.consent(Question::Agreement, color) {
            self.phase = Phase::Agreed;
            self.consents = Consents::default();
        }
        Ok(())
    }

    /// Neither agrees nor asks to go on. When both sides do so, both lose (1989 rules, article 13,
    /// paragraph 1).
    ///
    /// # Errors
    ///
    /// [`ContestError`] if the game is not stopped, or its rules settle a disagreement by playing on.
    pub fn refuse(&mut self, color: Color) -> Result<(), ContestError> {
        self.expect(&[Phase::Stopped])?;
        if self.game.ruleset().dead_stones != DeadStones::Confirmed {
            return Err(ContestError::NotUnderTheseRules);
        }
        if self.consent(Question::NoAgreement, color) {
            self.settle(GameResult::BothLose(BothLose::NoAgreement));
        }
        Ok(())
    }

    /// Counts the board with the marks as they are.
    #[must_use]
    pub fn count(&self) -> Count {
        self.game.count_agreed(&self.agreement)
    }

    /// Accepts the count. When both sides have, the result is settled (1989 rules, article 10,
    /// paragraph 4).
    ///
    /// # Errors
    ///
    /// [`ContestError`] if nothing is counted yet.
    pub fn accept(&mut self, color: Color) -> Result<(), ContestError> {
        self.expect(&[Phase::Agreed])?;
        if self.consent(Question::Result, color) {
            self.settle(GameResult::Counted(self.count().score()));
        }
        Ok(())
    }

    /// Whether a side has said yes to what is asked now: to end without a result, to the marks, to
    /// neither agreeing nor going on, or to the count.
    #[must_use]
    pub const fn has_consented(&self, color: Color) -> bool {
        self.consents.given[color.index()]
    }

    /// Refuses what does not belong to the present phase.
    pub(super) fn expect(&self, phases: &[Phase]) -> Result<(), ContestError> {
        match self.phase {
            Phase::Over => Err(ContestError::Settled),
            phase if phases.contains(&phase) => Ok(()),
            phase => Err(ContestError::NotNow { phase }),
        }
    }

    pub(super) fn settle(&mut self, result: GameResult) {
        self.phase = Phase::Over;
        self.result = Some(result);
    }

    /// Goes on to what follows the last move, if it stopped the game.
    pub(super) fn look_for_the_end(&mut self) {
        if let Some(winner) = self.game.winner_by_capture() {
            self.settle(GameResult::Captured { winner });
            return;
        }
        if !self.game.is_stopped() {
            return;
        }
        let rules = *self.game.ruleset();
        match (rules.aim, rules.dead_stones) {
            (Aim::Captures(_), _) => self.settle(GameResult::NoResult),
            (Aim::Score, DeadStones::PlayedOut) => {
                self.settle(GameResult::Counted(self.game.count(&[]).score()));
            }
            (Aim::Score, DeadStones::Confirmed | DeadStones::Agreed) => {
                self.phase = Phase::Stopped;
                self.guess = guess_agreement(self.game.board());
                self.agreement = self.guess.clone();
            }
        }
    }

    /// Notes a yes and says whether both sides have given it.
    fn consent(&mut self, to: Question, color: Color) -> bool {
        if self.consents.to != Some(to) {
            self.consents = Consents {
                to: Some(to),
                given: [false; 2],
            };
        }
        self.consents.given[color.index()] = true;
        self.consents.given == [true; 2]
    }
}

/// Takes stones off a list that holds the one on the point, or adds them.
fn toggle(list: &mut Vec<Point>, point: Point, stones: &[Point]) {
    let was = list.contains(&point);
    list.retain(|stone| !stones.contains(stone));
    if !was {
        list.extend_from_slice(stones);
    }
    list.sort_unstable();
}
