//! Go itself: the board, the moves the rules allow, and the count at the end.
//!
//! **What is here.** Points and board sizes, chains and their liberties, capture, the rules of ko,
//! passing, prisoners, handicap stones, taking moves back; the end of a game from the stop to the
//! settled result, confirmation, counting in three ways; the chains that nobody can ever capture, and
//! an exact search for life, death and seki in closed parts of a board.
//!
//! **What it offers.** [`Game`] answers every move either with [`Played`], what happened on the
//! board, or with [`IllegalMove`], which carries the proof: the stone in the way, the chain that
//! would have no liberty, the stone that just captured, or the number of the earlier position.
//! [`Contest`] leads a game to its end, and [`Confirmation`] settles life and death on the way.
//! [`count`] turns a finished position into a [`Count`] that can be shown point by point.
//! [`read_chain`] and [`read_board`] say what is alive, with the moves that show it.
//!
//! **What it has no opinion on.** It never draws, reads a file, waits, or speaks to people: words
//! for what it reports are found elsewhere. Which stones are dead at the end is given to the count;
//! where the search gives up it says so, and a guess is called one.
//!
//! Sources: "1989 rules" in the documentation of this module means the Japanese rules of Go of
//! 1989; their articles are cited by number. What they do not have (superko, area counting,
//! self-capture) says so.

mod alive;
mod board;
mod chain;
mod color;
mod confirmation;
mod contest;
mod contest_error;
mod count;
mod dead;
mod diagram;
mod displaced;
mod filling;
mod game;
mod goals;
mod graph;
mod grid;
mod handicap;
mod illegal;
mod judge;
mod komi;
mod life;
mod local;
mod mix;
mod moves;
mod opponent;
mod played;
mod point;
mod positions;
mod region;
mod replay;
mod result;
mod ruleset;
mod score;
mod seki;
mod setup;
mod size;
mod symmetry;
mod trial;
mod zobrist;

pub use self::{
    alive::{eyes_of, is_unconditionally_alive, pass_alive, pass_alive_under},
    board::Board,
    chain::Chain,
    color::Color,
    confirmation::{Confirmation, ConfirmationError, ConfirmationMove, KoBan, SubjectState},
    contest::{Contest, Phase, Repetition},
    contest_error::ContestError,
    count::{
        Agreement, Count, OwnedRegion, Owner, Prisoners, SideCount, count, count_agreed,
        count_board,
    },
    dead::{dead_together, guess_agreement, guess_dead, open_dame, open_teire},
    diagram::DiagramError,
    displaced::{Displaced, Verification},
    filling::{Comparison, Difference, Filling, FillingStep, compare_counts, fill_in},
    game::Game,
    handicap::{HandicapError, handicap_points},
    illegal::IllegalMove,
    komi::{Komi, ParseKomiError},
    life::{Limits, Reading, Status, read_chain},
    moves::{ColoredMove, Move, ParseMoveError},
    opponent::{Habit, Reply, reply, worth},
    played::Played,
    point::{ParsePointError, Point},
    region::Region,
    replay::{Breach, BreachReason, Replay},
    result::{BothLose, GameResult},
    ruleset::{
        Aim, Compensation, DeadStones, KoRule, Ruleset, RulesetName, ScoringRule, SelfCapture,
    },
    score::{Outcome, Score},
    seki::{BoardReading, protecting_moves, read_board, seki_by_dame},
    setup::SetupError,
    size::{BoardSize, BoardSizeError},
    symmetry::Symmetry,
};
