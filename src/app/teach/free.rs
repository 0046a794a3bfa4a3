//! Free play before a class: moves of both sides from any position, with every variation kept.

use crate::rules::{Game, IllegalMove, Move};

/// A tree of moves from one position, and a place in it.
#[derive(Clone, Debug)]
pub struct FreePlay {
    start: Game,
    nodes: Vec<Node>,
    at: usize,
}

#[derive(Clone, Debug)]
struct Node {
    before: usize,
    played: Option<Move>,
    after: Vec<usize>,
    /// Which of those that follow was seen last.
    last: usize,
}

impl FreePlay {
    /// Free play from a position.
    pub fn new(start: Game) -> Self {
        let root = Node {
            before: 0,
            played: None,
            after: Vec::new(),
            last: 0,
        };
        Self {
            start,
            nodes: vec![root],
            at: 0,
        }
    }

    /// The game as it stands.
    pub fn game(&self) -> Game {
        let mut line = Vec::new();
        let mut at = self.at;
        while let Some(node) = self.nodes.get(at).filter(|_| at != 0) {
            line.extend(node.played);
            at = node.before;
        }
        let mut game = self.start.clone();
        for played in line.into_iter().rev() {
            // Every move of the tree was legal when it was played.
            let _ = game.play(played);
        }
        game
    }

    /// Plays a move: the variation that begins with it is taken up, or a new one begun.
    ///
    /// # Errors
    /// Why the rules refuse the move.
    pub fn play(&mut self, played: Move) -> Result<(), IllegalMove> {
        self.game().legal(played)?;
        let here = self.at;
        let known = self.variations().iter().position(|it| *it == played);
        let index = known.unwrap_or_else(|| {
            let new = self.nodes.len();
            self.nodes.push(Node {
                before: here,
                played: Some(played),
                after: Vec::new(),
                last: 0,
            });
            self.nodes[here].after.push(new);
            self.nodes[here].after.len() - 1
        });
        self.follow(index);
        Ok(())
    }

    /// The moves that were played from here, the first one first.
    pub fn variations(&self) -> Vec<Move> {
        let after = self.nodes[self.at].after.iter();
        after.filter_map(|at| self.nodes.get(*at)?.played).collect()
    }

    /// Takes up the variation of that index.
    pub fn follow(&mut self, index: usize) {
        if let Some(next) = self.nodes[self.at].after.get(index).copied() {
            self.nodes[self.at].last = index;
            self.at = next;
        }
    }

    /// Goes a move on, in the variation that was seen last; false where none follows.
    pub fn forward(&mut self) -> bool {
        let here = self.at;
        self.follow(self.nodes[here].last);
        self.at != here
    }

    /// Goes a move back; false at the start.
    pub fn back(&mut self) -> bool {
        let there = self.at != 0;
        self.at = self.nodes[self.at].before;
        there
    }

    /// Whether no move has been played.
    pub fn is_at_start(&self) -> bool {
        self.at == 0
    }
}
