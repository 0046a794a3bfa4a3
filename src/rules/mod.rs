//! Go itself: the board, the moves the rules allow, and the count at the end.
//!
//! **What is here.** Points and board sizes, chains and their liberties, capture, the rules of ko,
//! passing, prisoners, handicap stones, taking moves back, counting, and the chains that nobody can
//! ever capture.
//!
//! **What it offers.** [`Game`] answers every move either with [`Played`], what happened on the
//! board, or with [`IllegalMove`], which carries the proof: the stone in the way, the chain that
//! would have no liberty, the stone that just captured, or the number of the earlier position.
//! [`count`] turns a finished position into a [`Count`] that can be shown point by point.
//!
//! **What it has no opinion on.** It never draws, reads a file, waits, or speaks to people: words
//! for what it reports are found elsewhere. It does not judge life and death beyond what is certain
//! ([`pass_alive`]); which stones are dead at the end is given to it.
//!
//! Sources: "1989 rules" in the documentation of this module means the Japanese rules of Go of
//! 1989; their articles are cited by number. What they do not have (superko, area counting,
//! self-capture) says so.

mod alive;
mod board;
mod chain;
mod color;
mod count;
mod diagram;
mod game;
mod grid;
mod handicap;
mod illegal;
mod judge;
mod komi;
mod moves;
mod played;
mod point;
mod positions;
mod region;
mod ruleset;
mod score;
mod setup;
mod size;
mod trial;
mod zobrist;

pub use self::{
    alive::{eyes_of, is_unconditionally_alive, pass_alive, pass_alive_under},
    board::Board,
    chain::Chain,
    color::Color,
    count::{Count, OwnedRegion, Owner, Prisoners, SideCount, count, count_board},
    diagram::DiagramError,
    game::Game,
    handicap::{HandicapError, handicap_points},
    illegal::IllegalMove,
    komi::{Komi, ParseKomiError},
    moves::{ColoredMove, Move, ParseMoveError},
    played::Played,
    point::{ParsePointError, Point},
    region::Region,
    ruleset::{KoRule, Ruleset, RulesetName, ScoringRule, SelfCapture},
    score::{Outcome, Score},
    setup::SetupError,
    size::{BoardSize, BoardSizeError},
};
