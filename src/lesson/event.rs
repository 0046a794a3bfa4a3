//! What a learner does, what comes of it, and what is said to it.

use super::contest::Slip;
use super::reason::Reason;
use crate::rules::{Color, ColoredMove, Game, Habit, IllegalMove, Move, Owner, Point};

/// What a learner does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Input {
    /// Touches a point: plays there, or marks what is there, as the step has it.
    Point(Point),
    /// Passes.
    Pass,
    /// Gives the answer of that index.
    Choose(usize),
    /// Says that everything is marked.
    Done,
    /// Asks for the next hint.
    Hint,
    /// Puts the answer to the last move away.
    Dismiss,
    /// Plays out how the chain that was marked dead is taken.
    PlayOut,
    /// Looks at the count in the way of that index.
    Way(usize),
    /// Plays on freely from here.
    Explore,
    /// Takes back a move of the free play.
    TakeBack,
    /// Returns from the free play to the step.
    Leave,
}

/// Who plays a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Actor {
    /// The learner.
    Learner,
    /// The script's opponent.
    Opponent,
    /// The script, when the step opens.
    Script,
}

/// What came of an input, in order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// A move was played.
    Played {
        /// The move.
        mv: ColoredMove,
        /// The stones it took.
        captured: Vec<Point>,
        /// Who played it.
        actor: Actor,
    },
    /// The rules refused a move; nothing changed.
    Refused(Point),
    /// This many moves were taken back.
    TakenBack(usize),
    /// A chain or region was marked, or its mark removed.
    Marked(Vec<Point>),
    /// A hint was given.
    Hinted(u8),
    /// An answer was given to what the learner did.
    Answered,
    /// The step is finished.
    Finished,
}

/// Why a chain is not dead.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Life {
    /// Nobody can capture it; these are points of two of its eyes, the smallest.
    Eyes(Vec<Point>),
    /// It stands in seki.
    Seki,
    /// It borders a territory of its own of so many points.
    Territory(usize),
    /// It can be captured, but then a new stone of its side lives.
    NewStone,
    /// Each of its liberties, so many, touches another chain of its color.
    Joins(usize),
    /// It cannot be captured, for a reason that has no name.
    Other,
}

impl Life {
    /// A short name for the reason.
    pub fn name(&self) -> &'static str {
        match self {
            Self::Eyes(_) => "eyes",
            Self::Seki => "seki",
            Self::Territory(_) => "territory",
            Self::NewStone => "new-stone",
            Self::Joins(_) => "joins",
            Self::Other => "lives",
        }
    }
}

/// What is said to what the learner did last.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Feedback {
    /// The rules refuse the move.
    Refused {
        /// The point.
        point: Point,
        /// The rule, with its proof.
        why: IllegalMove,
        /// Whether the step asked for just that.
        meant: bool,
    },
    /// The move is legal and does not do what the step asks for. It was taken back.
    Wrong {
        /// The move.
        mv: Move,
        /// The name of the author's answer.
        named: Option<String>,
        /// What the engine found, where the author has no answer.
        reason: Option<Reason>,
        /// What was played out after the move, and taken back with it.
        line: Vec<ColoredMove>,
        /// Stones that this line took.
        taken: Vec<Point>,
    },
    /// The move reached the goal, or the line goes on.
    Right {
        /// The move.
        mv: Move,
        /// Stones it took.
        captured: usize,
        /// Whether the step is finished.
        finished: bool,
    },
    /// The chain is dead; this line takes it.
    ChainDead {
        /// The stone that was touched.
        stone: Point,
        /// The chain.
        chain: Vec<Point>,
        /// The line.
        line: Vec<ColoredMove>,
    },
    /// The chain lives.
    ChainLives {
        /// The stone that was touched.
        stone: Point,
        /// The chain.
        chain: Vec<Point>,
        /// Why.
        why: Life,
    },
    /// There is no stone on the point.
    NoStone(Point),
    /// The region is the one color's.
    RegionCounted {
        /// Whose it is.
        owner: Color,
        /// Its points.
        points: Vec<Point>,
    },
    /// The region is not that color's.
    RegionNot {
        /// The point touched.
        point: Point,
        /// Whose it is.
        owner: Owner,
        /// Whether it is an eye of stones in seki, and nobody's for that reason.
        seki: bool,
        /// The stones of the other color around it.
        borders: Vec<Point>,
    },
    /// The stone on the point is no territory.
    StoneThere {
        /// The point.
        point: Point,
        /// The stone's color.
        color: Color,
    },
    /// Chains or regions are still unmarked.
    Unmarked(usize),
    /// The answer of that name is not the right one.
    WrongAnswer(String),
    /// The answer of that name is the right one.
    RightAnswer(String),
    /// The step is to be read; the board rests.
    OnlyShown,
    /// The step asks for something else than a move: an answer, or marks on the board.
    NoMove {
        /// Whether it is an answer beside the board.
        choose: bool,
    },
    /// The opponent's answer in a game.
    Answer {
        /// Stones that the learner's move took.
        captured: usize,
        /// What the opponent plays.
        reply: Move,
        /// Why, if it does not pass.
        habit: Option<Habit>,
        /// Stones that its move took.
        taken: usize,
    },
    /// A game is over.
    GameOver {
        /// Whether the learner has reached what the step asks for.
        won: bool,
        /// What cost it.
        slip: Option<Slip>,
    },
    /// A move of the free play.
    Explored {
        /// The move.
        mv: ColoredMove,
        /// Stones it took.
        captured: usize,
    },
}

/// Whether the step is being taken, finished, or left for free play.
#[derive(Clone, Debug, PartialEq)]
pub enum Phase {
    /// The learner is to do something.
    Asked,
    /// The step is finished.
    Finished,
    /// Free play on a copy; `finished` is what the step returns to.
    Exploring {
        /// The copy.
        game: Box<Game>,
        /// Whether the step was finished.
        finished: bool,
    },
}
