//! Hypothetical play that settles life and death after the game has stopped (1989 rules, article 7,
//! paragraph 2).
//!
//! It differs from the game in one thing: a ko that was taken may not be retaken, whatever is played
//! elsewhere, until the side that lost it passes for that ko. So there are no ko threats, and no
//! rule against repetition: what only goes round in circles is not captured.

use super::{Board, Color, Game, IllegalMove, Move, Point, Ruleset};
use std::fmt;

/// What a side does with its turn in confirmation.
///
/// As text: the name of a point, `pass`, or `pass for` and the point of the ko.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ConfirmationMove {
    /// A stone on an empty point.
    Play(Point),
    /// The turn is given up, for no ko.
    Pass,
    /// The turn is given up for the right to retake the ko at this point. Where several kos were
    /// lost, the point names the one that is meant (commentary on article 7, figure 11).
    PassForKo(Point),
}

impl fmt::Display for ConfirmationMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Play(point) => point.fmt(f),
            Self::Pass => f.write_str("pass"),
            Self::PassForKo(point) => write!(f, "pass for {point}"),
        }
    }
}

/// A ko that a side may not retake until it passes for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct KoBan {
    /// The side whose stone was taken.
    pub color: Color,
    /// Where that stone stood.
    pub point: Point,
    /// The stone that took it.
    pub captured_by: Point,
}

/// Why a move is refused in confirmation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ConfirmationError {
    /// The rules of play forbid it. A [ko](IllegalMove::Ko) is one that the side has not passed for.
    Illegal(IllegalMove),
    /// The side has lost no ko at this point that it could pass for.
    NoKo {
        /// The point that was named.
        point: Point,
    },
}

impl fmt::Display for ConfirmationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Illegal(reason) => reason.fmt(f),
            Self::NoKo { point } => write!(f, "no ko at {point} waits for a pass"),
        }
    }
}

impl std::error::Error for ConfirmationError {}

/// What has become of the chain that is asked about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SubjectState {
    /// It still stands.
    Stands,
    /// It was captured, and no stone of its side stands where it stood.
    Captured,
    /// It was captured, and its side has new stones where it stood, sorted. If one of them cannot be
    /// captured, the chain counts as alive (article 7, paragraph 1).
    NewStones(Vec<Point>),
}

/// Confirmation of life and death on a board: whose turn it is, which kos are barred, and all moves.
#[derive(Clone, PartialEq, Eq)]
pub struct Confirmation {
    start: Board,
    now: Situation,
    past: Vec<Situation>,
    moves: Vec<(Color, ConfirmationMove)>,
    subject: Option<Subject>,
}

#[derive(Clone, PartialEq, Eq)]
struct Situation {
    board: Board,
    to_play: Color,
    /// Sorted.
    bans: Vec<KoBan>,
    /// The stones that the last move took.
    captured: Vec<Point>,
    /// Whether the chain that is asked about has been captured.
    subject_captured: bool,
}

#[derive(Clone, PartialEq, Eq)]
struct Subject {
    color: Color,
    stones: Vec<Point>,
}

impl Confirmation {
    /// Confirmation from a position, with a side to play first and no ko barred.
    #[must_use]
    pub fn new(board: Board, to_play: Color) -> Self {
        Self {
            start: board.clone(),
            now: Situation {
                board,
                to_play,
                bans: Vec::new(),
                captured: Vec::new(),
                subject_captured: false,
            },
            past: Vec::new(),
            moves: Vec::new(),
            subject: None,
        }
    }

    /// Confirmation of the chain on a point: its opponent plays first. None if no stone is there.
    #[must_use]
    pub fn of_chain(board: Board, point: Point) -> Option<Self> {
        let chain = board.chain_at(point)?;
        let mut confirmation = Self::new(board, chain.color.opposite());
        confirmation.subject = Some(Subject {
            color: chain.color,
            stones: chain.stones,
        });
        Some(confirmation)
    }

    /// The present board.
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.now.board
    }

    /// The board at the start, on which the result is counted: what is played here leaves no trace.
    #[must_use]
    pub const fn start(&self) -> &Board {
        &self.start
    }

    /// The side whose turn it is.
    #[must_use]
    pub const fn to_play(&self) -> Color {
        self.now.to_play
    }

    /// The kos that may not be retaken now, by side and point.
    #[must_use]
    pub fn bans(&self) -> &[KoBan] {
        &self.now.bans
    }

    /// All moves from the start with the side that made each.
    #[must_use]
    pub fn moves(&self) -> &[(Color, ConfirmationMove)] {
        &self.moves
    }

    /// The stones that the last move took off the board, sorted.
    #[must_use]
    pub fn captured_by_last(&self) -> &[Point] {
        &self.now.captured
    }

    /// What has become of the chain that is asked about; none where no chain was named.
    #[must_use]
    pub fn subject(&self) -> Option<SubjectState> {
        let subject = self.subject.as_ref()?;
        if !self.now.subject_captured {
            return Some(SubjectState::Stands);
        }
        let mut new = subject.stones.clone();
        new.retain(|&point| self.now.board.at(point) == Some(subject.color));
        Some(if new.is_empty() {
            SubjectState::Captured
        } else {
            SubjectState::NewStones(new)
        })
    }

    /// Whether both sides have just given up their turn for no ko, so that nothing more will change.
    #[must_use]
    pub fn is_over(&self) -> bool {
        matches!(
            self.moves.as_slice(),
            [.., (_, ConfirmationMove::Pass), (_, ConfirmationMove::Pass)]
        )
    }

    /// How many moves ago the same stones stood with the same side to play and the same kos barred;
    /// none if that was never so. Play that comes back like this captures nothing by going on.
    #[must_use]
    pub fn repeats(&self) -> Option<usize> {
        let same = |before: &Situation| {
            before.to_play == self.now.to_play
                && before.bans == self.now.bans
                && before.board == self.now.board
        };
        let ago = self.past.iter().rev().position(same)?;
        Some(ago + 1)
    }

    /// Whether the side to play may make a move, and if not, why.
    ///
    /// # Errors
    ///
    /// [`ConfirmationError`] carries the proof.
    pub fn legal(&self, mv: ConfirmationMove) -> Result<(), ConfirmationError> {
        self.after(mv).map(drop)
    }

    /// Makes a move for the side whose turn it is and returns the stones that it took.
    ///
    /// # Errors
    ///
    /// [`ConfirmationError`] carries the proof. Nothing has changed then.
    pub fn play(&mut self, mv: ConfirmationMove) -> Result<&[Point], ConfirmationError> {
        let next = self.after(mv)?;
        self.moves.push((self.now.to_play, mv));
        self.past.push(std::mem::replace(&mut self.now, next));
        Ok(&self.now.captured)
    }

    /// Takes the last move back and returns it; none at the start.
    pub fn take_back(&mut self) -> Option<(Color, ConfirmationMove)> {
        self.now = self.past.pop()?;
        self.moves.pop()
    }

    /// The situation after a move.
    fn after(&self, mv: ConfirmationMove) -> Result<Situation, ConfirmationError> {
        let color = self.now.to_play;
        let mut next = Situation {
            to_play: color.opposite(),
            captured: Vec::new(),
            ..self.now.clone()
        };
        let lost = |ban: &KoBan, point| ban.color == color && ban.point == point;
        match mv {
            ConfirmationMove::Pass => {}
            ConfirmationMove::PassForKo(point) => {
                next.bans.retain(|ban| !lost(ban, point));
                if next.bans.len() == self.now.bans.len() {
                    return Err(ConfirmationError::NoKo { point });
                }
            }
            ConfirmationMove::Play(point) => {
                let rules = Ruleset::japanese();
                let mut game = Game::from_position(next.board.clone(), color, rules);
                let played = game
                    .play(Move::Play(point))
                    .map_err(ConfirmationError::Illegal)?;
                next.captured = played.captured.to_vec();
                // What is barred is taking the ko again, not the point as such.
                if let Some(taken) = game.ko_point() {
                    if let Some(ban) = self.now.bans.iter().find(|ban| lost(ban, point)) {
                        return Err(ConfirmationError::Illegal(IllegalMove::Ko {
                            point,
                            captured_by: ban.captured_by,
                        }));
                    }
                    next.bar(KoBan {
                        color: color.opposite(),
                        point: taken,
                        captured_by: point,
                    });
                }
                next.board = game.board().clone();
            }
        }
        if let Some(subject) = &self.subject {
            next.subject_captured |=
                (subject.stones.iter()).any(|stone| next.captured.contains(stone));
        }
        Ok(next)
    }
}

impl Situation {
    /// Bars a ko; what was barred at the same point before is forgotten.
    fn bar(&mut self, new: KoBan) {
        self.bans
            .retain(|ban| (ban.color, ban.point) != (new.color, new.point));
        self.bans.push(new);
        self.bans.sort_unstable();
    }
}

impl fmt::Debug for Confirmation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (color, mv) in &self.moves {
            write!(f, "{} {mv}  ", color.letter())?;
        }
        write!(f, "\n{:?}to play {:?}", self.board(), self.to_play())
    }
}
