//! A board with stones on it.

use super::{
    BoardSize, Chain, Color, Point,
    grid::{Content, Grid, Site},
};
use std::fmt;

/// The stones on a board, with their chains and a hash of the position. It knows nothing of turns.
///
/// Two boards are equal when they have the same size, the same stones and the same safe stones.
#[derive(Clone)]
pub struct Board {
    size: BoardSize,
    pub(super) grid: Grid,
}

impl Board {
    /// An empty board.
    #[must_use]
    pub fn new(size: BoardSize) -> Self {
        Self {
            size,
            grid: Grid::new(size),
        }
    }

    /// The size of the board.
    #[must_use]
    pub const fn size(&self) -> BoardSize {
        self.size
    }

    /// The color of the stone on a point; none if it is empty or off the board.
    #[must_use]
    pub fn at(&self, point: Point) -> Option<Color> {
        match self.grid.content(self.site(point)?) {
            Content::Stone(color) => Some(color),
            Content::Empty | Content::Wall => None,
        }
    }

    /// A number that is the same for the same stones, in every run and after every order of moves,
    /// and almost surely another for other stones. Whose turn it is does not enter it.
    #[must_use]
    pub fn hash(&self) -> u64 {
        self.grid.hash()
    }

    /// All stones with their colors, in the order of [`BoardSize::points`].
    pub fn stones(&self) -> impl Iterator<Item = (Point, Color)> + '_ {
        self.size
            .points()
            .filter_map(|point| Some((point, self.at(point)?)))
    }

    /// The chain of the stone on a point, or none.
    #[must_use]
    pub fn chain_at(&self, point: Point) -> Option<Chain> {
        let color = self.at(point)?;
        let head = self.head(point)?;
        let mut stones: Vec<_> = self
            .grid
            .ring(head)
            .map(|site| self.grid.point(site))
            .collect();
        stones.sort_unstable();
        Some(Chain {
            color,
            stones,
            liberties: self.liberties(point),
            safe: self.grid.is_safe_chain(head),
        })
    }

    /// All chains, in the order in which [`BoardSize::points`] meets them.
    #[must_use]
    pub fn chains(&self) -> Vec<Chain> {
        let mut met = SiteSet::default();
        self.stones()
            .filter(|&(point, _)| self.head(point).is_some_and(|head| met.insert(head)))
            .filter_map(|(point, _)| self.chain_at(point))
            .collect()
    }

    /// The empty points beside the chain of the stone on a point, sorted. There are none for an
    /// empty point.
    #[must_use]
    pub fn liberties(&self, point: Point) -> Vec<Point> {
        let mut liberties = Vec::new();
        self.for_each_liberty(point, |liberty| liberties.push(liberty));
        liberties.sort_unstable();
        liberties
    }

    /// How many empty points are beside the chain of the stone on a point, without making a list of
    /// them.
    #[must_use]
    pub fn liberty_count(&self, point: Point) -> usize {
        let mut count = 0;
        self.for_each_liberty(point, |_| count += 1);
        count
    }

    /// Whether the next move of the opponent can capture the chain on this point. A safe chain
    /// never can be.
    #[must_use]
    pub fn is_in_atari(&self, point: Point) -> bool {
        !self.is_safe(point) && self.liberty_count(point) == 1
    }

    /// Whether a stone stands here whose chain was set up as safe.
    #[must_use]
    pub fn is_safe(&self, point: Point) -> bool {
        self.head(point)
            .is_some_and(|head| self.grid.is_safe_chain(head))
    }

    /// Whether the point is on the board and holds no stone.
    #[must_use]
    pub fn is_empty_point(&self, point: Point) -> bool {
        self.site(point)
            .is_some_and(|site| self.grid.content(site) == Content::Empty)
    }

    /// The number of a point on the grid, if it is on the board.
    fn site(&self, point: Point) -> Option<Site> {
        self.size.contains(point).then(|| self.grid.site(point))
    }

    fn head(&self, point: Point) -> Option<Site> {
        self.grid.head(self.site(point)?)
    }

    fn for_each_liberty(&self, point: Point, mut visit: impl FnMut(Point)) {
        let Some(head) = self.head(point) else { return };
        let mut met = SiteSet::default();
        for stone in self.grid.ring(head) {
            for near in self.grid.around(stone) {
                if self.grid.content(near) == Content::Empty && met.insert(near) {
                    visit(self.grid.point(near));
                }
            }
        }
    }
}

impl PartialEq for Board {
    fn eq(&self, other: &Self) -> bool {
        let safe_stones = |board: &Self| -> Vec<Site> {
            board
                .size
                .points()
                .filter_map(|p| board.site(p))
                .filter(|&s| board.grid.is_safe_stone(s))
                .collect()
        };
        self.size == other.size
            && self.hash() == other.hash()
            && self.grid.contents().eq(other.grid.contents())
            && safe_stones(self) == safe_stones(other)
    }
}

impl Eq for Board {}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Board {}\n{}\n", self.size, self.to_diagram())
    }
}

/// A set of grid numbers that needs no allocation.
#[derive(Default)]
struct SiteSet([u64; 11]);

impl SiteSet {
    /// Adds a number and says whether it is new.
    fn insert(&mut self, site: Site) -> bool {
        let Some(word) = self.0.get_mut(usize::from(site / 64)) else {
            return false;
        };
        let bit = 1 << (site % 64);
        let new = *word & bit == 0;
        *word |= bit;
        new
    }
}
