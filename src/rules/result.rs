//! How a game ends.

use super::{Breach, Color, Outcome, Score};

/// How a game ended. Not every end has a winner.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GameResult {
    /// Both sides agreed and counted (1989 rules, article 10).
    Counted(Score),
    /// A side has captured as many stones as capture go asks for.
    Captured {
        /// That side.
        winner: Color,
    },
    /// A side gave up (article 11).
    Resigned {
        /// Its opponent.
        winner: Color,
    },
    /// A side broke a rule, and it was noticed before the result was settled (article 14).
    Forfeit {
        /// What it did.
        breach: Breach,
    },
    /// Both sides agreed that the game has no result, because the position came again (article 12),
    /// or in capture go nobody captured enough.
    NoResult,
    /// Both sides lost (article 13).
    BothLose(BothLose),
}

/// Why both sides lose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BothLose {
    /// After the stop neither side agrees, and neither asks to go on, because the other would move
    /// first (1989 rules, article 13, paragraph 1).
    NoAgreement,
    /// A stone was displaced, play went on, and the stone cannot go back, or the players do not agree
    /// on it (article 13, paragraph 2).
    DisplacedStone,
}

impl GameResult {
    /// The side that won, or none.
    #[must_use]
    pub fn winner(&self) -> Option<Color> {
        match self {
            Self::Counted(score) => match score.outcome() {
                Outcome::Win { winner, .. } => Some(winner),
                Outcome::Tie => None,
            },
            Self::Captured { winner } | Self::Resigned { winner } => Some(*winner),
            Self::Forfeit { breach } => Some(breach.winner()),
            Self::NoResult | Self::BothLose(_) => None,
        }
    }
}
