//! Boards that begin with stones on them.

use super::{Board, BoardSize, Color, Point, grid::Content};
use std::fmt;

impl Board {
    /// A board with these stones on it. Chains with a stone in `safe` count as alive: they are
    /// never captured, and may be without a liberty.
    ///
    /// # Errors
    ///
    /// [`SetupError`] names the first point off the board, the first point with two stones, the
    /// first safe point without a stone, or else, in the order of [`BoardSize::points`], the first
    /// chain that has no liberty.
    pub fn from_stones(
        size: BoardSize,
        stones: impl IntoIterator<Item = (Point, Color)>,
        safe: &[Point],
    ) -> Result<Self, SetupError> {
        let mut board = Self::new(size);
        for (point, color) in stones {
            if !size.contains(point) {
                return Err(SetupError::OffBoard { point });
            }
            let site = board.grid.site(point);
            if board.grid.content(site) != Content::Empty {
                return Err(SetupError::Doubled { point });
            }
            board.grid.set_up(site, color, safe.contains(&point));
        }
        for &point in safe {
            if !size.contains(point) {
                return Err(SetupError::OffBoard { point });
            }
            if board.at(point).is_none() {
                return Err(SetupError::SafeWithoutStone { point });
            }
        }
        board.grid.link_all();
        match board
            .chains()
            .into_iter()
            .find(|chain| chain.liberties.is_empty() && !chain.safe)
        {
            Some(chain) => Err(SetupError::NoLiberty {
                chain: chain.stones,
            }),
            None => Ok(board),
        }
    }

    /// A board of the same size with these stones, which have stood on it before. Stones are safe
    /// where they are on this board: a safe stone is never put later, and never leaves.
    pub(super) fn with_stones(&self, stones: impl Iterator<Item = (Point, Color)>) -> Self {
        let mut board = Self::new(self.size());
        for (point, color) in stones {
            let site = board.grid.site(point);
            let safe = self.grid.is_safe_stone(site);
            board.grid.set_up(site, color, safe);
        }
        board.grid.link_all();
        board
    }
}

/// Why stones cannot stand on a board as given.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SetupError {
    /// A point lies outside the board.
    OffBoard {
        /// The point.
        point: Point,
    },
    /// Two stones are given for one point.
    Doubled {
        /// The point.
        point: Point,
    },
    /// A point is called safe, but no stone stands on it.
    SafeWithoutStone {
        /// The point.
        point: Point,
    },
    /// A chain has no liberty, so it cannot stand on the board (1989 rules, article 4).
    NoLiberty {
        /// Its stones, sorted.
        chain: Vec<Point>,
    },
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::OffBoard { point } => write!(f, "{point} is not on the board"),
            Self::Doubled { point } => write!(f, "two stones are given for {point}"),
            Self::SafeWithoutStone { point } => {
                write!(f, "{point} is called safe but holds no stone")
            }
            Self::NoLiberty { chain } => {
                f.write_str("a chain has no liberty:")?;
                chain.iter().try_for_each(|point| write!(f, " {point}"))
            }
        }
    }
}

impl std::error::Error for SetupError {}
