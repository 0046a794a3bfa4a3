//! What a move did.

use super::{Color, Move, Point};

/// A move that was accepted, and what it changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Played<'a> {
    /// The number of the move, 1 for the first.
    pub number: usize,
    /// The side that moved.
    pub color: Color,
    /// What it did.
    pub mv: Move,
    /// The stones that left the board, sorted: the opponent's, or after a self-capture the side's
    /// own with the new stone among them.
    pub captured: &'a [Point],
    /// Whether the stones that left were the side's own.
    pub self_captured: bool,
}
