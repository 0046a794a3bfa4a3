//! Stones that live and die together.

use super::{Color, Point};

/// Stones of one color that are connected along the lines, with the empty points beside them.
///
/// A chain stays on the board as long as it has a liberty (1989 rules, article 4).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chain {
    /// The color of its stones.
    pub color: Color,
    /// Its stones, sorted.
    pub stones: Vec<Point>,
    /// The empty points beside its stones, sorted. A [`safe`](Self::safe) chain may have none.
    pub liberties: Vec<Point>,
    /// Whether one of its stones was set up as safe: such a chain is never captured.
    pub safe: bool,
}

impl Chain {
    /// Whether the next move of the opponent can capture the chain.
    #[must_use]
    pub fn is_in_atari(&self) -> bool {
        !self.safe && self.liberties.len() == 1
    }

    /// Whether the stone on this point belongs to the chain.
    #[must_use]
    pub fn contains(&self, point: Point) -> bool {
        self.stones.binary_search(&point).is_ok()
    }
}
