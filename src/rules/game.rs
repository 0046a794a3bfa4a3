//! A game: a board, whose turn it is, and everything that happened.

use super::{
    Aim, Board, BoardSize, Color, ColoredMove, HandicapError, IllegalMove, KoRule, Move, Played,
    Point, Ruleset, handicap_points, positions::Positions,
};
use std::fmt;

/// What a position is besides its stones.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct State {
    pub(super) to_play: Color,
    /// How many passes have followed each other, the two sides in turn.
    pub(super) passes: u8,
    pub(super) ko: Option<Ko>,
    /// How many stones had left the board by now.
    pub(super) taken: usize,
    /// Whether the last move captured stones of its own side.
    pub(super) self_captured: bool,
    /// What Black and White hold.
    pub(super) prisoners: [u32; 2],
}

/// A ko that has just been taken.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Ko {
    /// Where the captured stone stood.
    pub(super) point: Point,
    /// The stone that captured it.
    pub(super) captured_by: Point,
    /// The side that may not retake now.
    pub(super) barred: Color,
}

/// A game under a set of rules: the board, the turn, the moves, the prisoners, and all earlier
/// positions.
///
/// A move costs about the same however long the game is. Two games are equal when their position,
/// turn, moves, prisoners and rules are.
#[derive(Clone)]
pub struct Game {
    pub(super) board: Board,
    pub(super) ruleset: Ruleset,
    moves: Vec<ColoredMove>,
    pub(super) now: State,
    /// The state before each move.
    past: Vec<State>,
    /// All stones that left the board, move by move.
    pub(super) taken: Vec<Point>,
    pub(super) positions: Positions,
    handicap: u8,
}

impl Game {
    /// A game on an empty board. Black plays first.
    #[must_use]
    pub fn new(size: BoardSize, ruleset: Ruleset) -> Self {
        Self::from_position(Board::new(size), Color::Black, ruleset)
    }

    /// A game that starts from a position. No ko is in force and nobody holds prisoners.
    #[must_use]
    pub fn from_position(board: Board, to_play: Color, ruleset: Ruleset) -> Self {
        let positions = Positions::new(&board, to_play);
        let now = State {
            to_play,
            passes: 0,
            ko: None,
            taken: 0,
            self_captured: false,
            prisoners: [0; 2],
        };
        Self {
            board,
            ruleset,
            moves: Vec::new(),
            now,
            past: Vec::new(),
            taken: Vec::new(),
            positions,
            handicap: 0,
        }
    }

    /// A game with handicap stones on their [points](handicap_points). White plays first and
    /// receives the [komi](Ruleset::handicap_komi) that the rules have for it.
    ///
    /// # Errors
    ///
    /// [`HandicapError`] if the board has not 9, 13 or 19 lines each way, or the number of stones
    /// is not from 2 to 9.
    pub fn with_handicap(
        size: BoardSize,
        stones: u8,
        ruleset: Ruleset,
    ) -> Result<Self, HandicapError> {
        let points = handicap_points(size, stones)?;
        let stones = points.into_iter().map(|point| (point, Color::Black));
        // Single stones on their points always have liberties, so that the board is never refused.
        let board =
            Board::from_stones(size, stones, &[]).map_err(|_| HandicapError::Board { size })?;
        let given = u8::try_from(board.stones().count()).unwrap_or(u8::MAX);
        let ruleset = Ruleset {
            komi: ruleset.komi_with(given),
            ..ruleset
        };
        Ok(Self::from_position(board, Color::White, ruleset).with_handicap_stones(given))
    }

    /// The same game with so many of the stones at its start taken as handicap, for which the rules
    /// may [compensate](Ruleset::compensation) White. The komi stays.
    #[must_use]
    pub fn with_handicap_stones(self, handicap: u8) -> Self {
        Self { handicap, ..self }
    }

    /// How many handicap stones Black received.
    #[must_use]
    pub const fn handicap(&self) -> u8 {
        self.handicap
    }

    /// The same game with prisoners from before its start: those that Black holds (white stones),
    /// and those that White holds.
    #[must_use]
    pub fn with_prisoners(mut self, black_holds: u32, white_holds: u32) -> Self {
        let [black, white] = &mut self.now.prisoners;
        *black = black.saturating_add(black_holds);
        *white = white.saturating_add(white_holds);
        self
    }

    /// The same game, with all that happened, under other rules from now on.
    #[must_use]
    pub fn with_ruleset(self, ruleset: Ruleset) -> Self {
        Self { ruleset, ..self }
    }

    /// The board.
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The side whose turn it is.
    #[must_use]
    pub const fn to_play(&self) -> Color {
        self.now.to_play
    }

    /// Gives the turn to a side, for setting a position up. Nothing else changes.
    pub fn set_to_play(&mut self, color: Color) {
        self.now.to_play = color;
        self.positions.set_to_play(color);
    }

    /// Goes on after two passes, with this side to play first. The side that asks for it must let
    /// the other one play first (1989 rules, article 9, paragraph 3). While the game goes on
    /// anyway, only the turn changes.
    pub fn resume(&mut self, first: Color) {
        if self.is_stopped() {
            self.now.passes = 0;
        }
        self.set_to_play(first);
    }

    /// The rules of the game.
    #[must_use]
    pub const fn ruleset(&self) -> &Ruleset {
        &self.ruleset
    }

    /// All moves from the start.
    #[must_use]
    pub fn moves(&self) -> &[ColoredMove] {
        &self.moves
    }

    /// How many moves were made, passes among them. It is the number of the last move.
    #[must_use]
    pub fn move_number(&self) -> usize {
        self.moves.len()
    }

    /// The last move, or none at the start.
    #[must_use]
    pub fn last_move(&self) -> Option<ColoredMove> {
        self.moves.last().copied()
    }

    /// Whether both sides have passed one after the other, which stops the game (1989 rules,
    /// article 9), or one has won by [capturing](Aim::Captures).
    #[must_use]
    pub const fn is_stopped(&self) -> bool {
        self.now.passes >= 2 || self.winner_by_capture().is_some()
    }

    /// The side that holds as many prisoners as the [aim](Ruleset::aim) asks for, or none. Where a
    /// self-capture hands stones over, the opponent may win by it.
    #[must_use]
    pub const fn winner_by_capture(&self) -> Option<Color> {
        let Aim::Captures(wanted) = self.ruleset.aim else {
            return None;
        };
        let [black, white] = self.now.prisoners;
        if black >= wanted {
            Some(Color::Black)
        } else if white >= wanted {
            Some(Color::White)
        } else {
            None
        }
    }

    /// How many stones of the opponent a side has captured. Stones of a self-capture go to the
    /// opponent too.
    #[must_use]
    pub const fn prisoners_of(&self, holder: Color) -> u32 {
        self.now.prisoners[holder.index()]
    }

    /// The stones that the last move took off the board, sorted.
    #[must_use]
    pub fn captured_by_last(&self) -> &[Point] {
        let from = self
            .past
            .last()
            .map_or(self.now.taken, |before| before.taken);
        self.taken.get(from..self.now.taken).unwrap_or_default()
    }

    /// The point where the side to play may not retake a ko now (1989 rules, article 6), or none.
    #[must_use]
    pub fn ko_point(&self) -> Option<Point> {
        self.barred_kos(self.now.to_play).next().map(|ko| ko.point)
    }

    /// The kos that a side may not retake now, the one that was lost last first.
    pub(super) fn barred_kos(&self, color: Color) -> impl Iterator<Item = Ko> + '_ {
        let lasting = self.ruleset.ko == KoRule::Confirmation;
        let earlier = if lasting { self.moves.len() } else { 0 };
        let mut passes = 0_usize;
        // The states after the moves, the last first, each with its move.
        std::iter::once(&self.now)
            .chain(self.past.iter().rev())
            .zip(self.moves.iter().rev().map(Some).chain([None]))
            .take(earlier.max(1))
            .filter_map(move |(state, mv)| {
                if mv.is_some_and(|mv| mv.color == color && mv.mv == Move::Pass) {
                    passes += 1;
                }
                let ko = state.ko.filter(|ko| ko.barred == color)?;
                if passes > 0 {
                    passes -= 1;
                    return None;
                }
                let stands = self.board.at(ko.captured_by) == Some(color.opposite());
                stands.then_some(ko)
            })
    }

    /// Makes a move for the side whose turn it is.
    ///
    /// # Errors
    ///
    /// [`IllegalMove`] says why the rules forbid it. The game is then unchanged.
    pub fn play(&mut self, mv: Move) -> Result<Played<'_>, IllegalMove> {
        self.play_as(self.now.to_play, mv)
    }

    /// Makes a move for a side whether or not it is its turn, for setting up and for free
    /// exploration. The turn then goes to its opponent.
    ///
    /// # Errors
    ///
    /// [`IllegalMove`] says why the rules forbid it. The game is then unchanged.
    pub fn play_as(&mut self, color: Color, mv: Move) -> Result<Played<'_>, IllegalMove> {
        let before = self.now;
        match mv {
            Move::Play(point) => match self.examine(color, point) {
                Ok(trial) => self.put(&trial, point),
                Err(refusal) => return Err(self.proof(color, point, refusal)),
            },
            Move::Pass if self.is_stopped() => return Err(IllegalMove::Stopped),
            Move::Pass => {
                let answers =
                    before.passes == 1 && self.last_move().is_some_and(|last| last.color != color);
                self.now.passes = if answers { 2 } else { 1 };
                self.now.ko = None;
                self.now.self_captured = false;
            }
        }
        self.now.to_play = color.opposite();
        self.past.push(before);
        self.moves.push(ColoredMove { color, mv });
        let leaving = if self.now.self_captured {
            color
        } else {
            color.opposite()
        };
        let captured = self.taken.get(before.taken..).unwrap_or_default();
        let changes = captured.iter().map(|&stone| (stone, leaving));
        let changes = changes.chain(mv.point().map(|point| (point, color)));
        self.positions
            .push(self.board.hash(), self.now.to_play, changes);
        Ok(Played {
            number: self.moves.len(),
            color,
            mv,
            captured,
            self_captured: self.now.self_captured,
        })
    }

    /// Whether the side to play may make a move, and if not, why.
    ///
    /// # Errors
    ///
    /// [`IllegalMove`] carries the proof.
    pub fn legal(&self, mv: Move) -> Result<(), IllegalMove> {
        self.legal_as(self.now.to_play, mv)
    }

    /// Whether a side may make a move as if it were its turn, and if not, why.
    ///
    /// # Errors
    ///
    /// [`IllegalMove`] carries the proof.
    pub fn legal_as(&self, color: Color, mv: Move) -> Result<(), IllegalMove> {
        match mv {
            Move::Play(point) => match self.examine(color, point) {
                Ok(_) => Ok(()),
                Err(refusal) => Err(self.proof(color, point, refusal)),
            },
            Move::Pass if self.is_stopped() => Err(IllegalMove::Stopped),
            Move::Pass => Ok(()),
        }
    }

    /// Whether the side to play may put a stone on this point. It costs less than
    /// [`legal`](Self::legal), which also finds the proof.
    #[must_use]
    pub fn is_legal(&self, point: Point) -> bool {
        self.examine(self.now.to_play, point).is_ok()
    }

    /// All points where the side to play may put a stone, in the order of [`BoardSize::points`].
    /// Passing is legal besides, until the game has stopped.
    #[must_use]
    pub fn legal_points(&self) -> Vec<Point> {
        self.board
            .size()
            .points()
            .filter(|&point| self.is_legal(point))
            .collect()
    }

    /// Changes what taking the last move back leads to.
    pub(super) fn remember(&mut self, before: State) {
        if let Some(last) = self.past.last_mut() {
            *last = before;
        }
    }

    /// Takes the last move back and returns it. Everything is then as it was before: the stones,
    /// the turn, the ko, the prisoners. At the start there is nothing to take back.
    pub fn take_back(&mut self) -> Option<ColoredMove> {
        let before = self.past.pop()?;
        let last = self.moves.pop()?;
        let taken = self.taken.get(before.taken..).unwrap_or_default();
        if let Move::Play(point) = last.mv {
            self.board
                .grid
                .undo(last.color, point, taken, self.now.self_captured);
        }
        self.taken.truncate(before.taken);
        self.positions.pop();
        self.now = before;
        Some(last)
    }

    /// Whose turn it was at the start.
    pub(super) fn first_to_play(&self) -> Color {
        self.past.first().unwrap_or(&self.now).to_play
    }

    /// What Black and White held at the start.
    pub(super) fn first_prisoners(&self) -> [u32; 2] {
        self.past.first().unwrap_or(&self.now).prisoners
    }

    /// The board as it was before the move with this number, 1 being the first. Past the last move
    /// it is the present board.
    #[must_use]
    pub fn position_before(&self, move_number: usize) -> Board {
        let number = move_number.saturating_sub(1).min(self.moves.len());
        self.board.with_stones(self.positions.stones_of(number))
    }

    /// The number of the latest earlier position that is the same as the present one, with the same
    /// side to play; 0 is the start. If such a cycle comes again and again, the players may agree
    /// that the game has no result (1989 rules, article 12).
    #[must_use]
    pub fn repeats(&self) -> Option<usize> {
        self.positions
            .with_hash(self.board.hash())
            .skip(1)
            .filter(|&(_, to_play)| to_play == self.now.to_play)
            .map(|(number, _)| number)
            .find(|&number| self.positions.would_be(number, std::iter::empty()))
    }
}

impl PartialEq for Game {
    fn eq(&self, other: &Self) -> bool {
        self.board == other.board
            && self.ruleset == other.ruleset
            && self.moves == other.moves
            && self.now == other.now
            && self.past == other.past
            && self.taken == other.taken
            && self.handicap == other.handicap
    }
}

impl Eq for Game {}

impl fmt::Debug for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "Game after move {}, {:?} to play",
            self.move_number(),
            self.to_play()
        )?;
        for (number, mv) in (1..).zip(&self.moves) {
            write!(f, "{number}. {mv}  ")?;
        }
        write!(f, "\n{:?}", self.board)
    }
}
