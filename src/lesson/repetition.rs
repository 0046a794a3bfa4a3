//! The earlier board that a refused move would bring back: the proof of ko and of superko.

use crate::rules::{Board, Game, IllegalMove, Move, Point};

/// Two boards that are the same, stone for stone.
#[derive(Clone, Debug, PartialEq)]
pub struct Repetition {
    /// The move that is refused.
    pub point: Point,
    /// How many moves ago the earlier board stood there.
    pub moves_ago: usize,
    /// The earlier board.
    pub before: Board,
    /// The board as the refused move would make it.
    pub after: Board,
}

/// What the move refused for this reason would repeat; nothing where it repeats nothing, or where the earlier board
/// is not known because the position was set up with the ko in force.
pub fn repetition(game: &Game, why: &IllegalMove) -> Option<Repetition> {
    let (point, repeats) = match why {
        IllegalMove::Ko { point, .. } => (*point, game.move_number().checked_sub(1)?),
        IllegalMove::Superko { point, repeats } => (*point, *repeats),
        _ => return None,
    };
    // On a board without a past nothing is repeated, so the move is played there.
    let mut tried = Game::from_position(game.board().clone(), game.to_play(), *game.ruleset());
    tried.play(Move::Play(point)).ok()?;
    let before = game.position_before(repeats + 1);
    let after = tried.board().clone();
    before.stones().eq(after.stones()).then(|| Repetition {
        point,
        moves_ago: game.move_number() - repeats,
        before,
        after,
    })
}
