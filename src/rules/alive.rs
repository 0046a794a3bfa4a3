//! Chains that nobody can ever capture, even if their side only passes.
//!
//! The method is that of David B. Benson, "Life in the game of Go" (Information Sciences 10, 1976).
//! It proves life by the board alone; what it does not find may be alive all the same.

use super::{
    Board, Chain, Color, Point, Region, SelfCapture,
    region::{border, regions},
};

/// The chains of a side that its opponent cannot capture even if the side always passes, where
/// self-capture is forbidden. They come in the order of [`Board::chains`].
///
/// Chains set up as [safe](Chain::safe) are among them.
#[must_use]
pub fn pass_alive(board: &Board, color: Color) -> Vec<Chain> {
    pass_alive_under(board, color, SelfCapture::Forbidden)
}

/// The same under a rule of self-capture. Where the opponent may capture its own stones, it can
/// empty the points they stand on, and fewer chains are certain.
#[must_use]
pub fn pass_alive_under(board: &Board, color: Color, rule: SelfCapture) -> Vec<Chain> {
    let mut chains: Vec<Chain> = board
        .chains()
        .into_iter()
        .filter(|chain| chain.color == color)
        .collect();
    let enclosed = regions(board.size(), |point| board.at(point) != Some(color));
    let mut regions: Vec<Enclosed> = enclosed
        .into_iter()
        .map(|region| Enclosed::new(board, color, rule, region))
        .collect();
    loop {
        let chains_before = chains.len();
        chains.retain(|chain| {
            let eyes = regions
                .iter()
                .filter(|region| region.is_eye_of(board, chain))
                .take(2)
                .count();
            chain.safe || eyes == 2
        });
        // A region is of use only while every chain around it may still be alive.
        let regions_before = regions.len();
        regions.retain(|region| {
            region
                .walls
                .iter()
                .all(|&stone| chains.iter().any(|chain| chain.contains(stone)))
        });
        if (chains.len(), regions.len()) == (chains_before, regions_before) {
            return chains;
        }
    }
}

/// Whether a stone stands on the point whose chain is among those of [`pass_alive`].
#[must_use]
pub fn is_unconditionally_alive(board: &Board, point: Point) -> bool {
    board.at(point).is_some_and(|color| {
        pass_alive(board, color)
            .iter()
            .any(|chain| chain.contains(point))
    })
}

/// The eyes of the chain on a point: regions without stones of its color whose every empty point is
/// a liberty of the chain. A chain with two of them cannot be captured, as long as the other chains
/// around those regions stay.
///
/// There are none for an empty point.
#[must_use]
pub fn eyes_of(board: &Board, point: Point) -> Vec<Region> {
    let Some(chain) = board.chain_at(point) else {
        return Vec::new();
    };
    regions(board.size(), |point| board.at(point) != Some(chain.color))
        .into_iter()
        .map(|region| Enclosed::new(board, chain.color, SelfCapture::Forbidden, region))
        .filter(|region| region.is_eye_of(board, &chain))
        .map(|region| region.region)
        .collect()
}

/// A region without stones of a color.
struct Enclosed {
    region: Region,
    /// The points that the opponent could come to leave empty; none if the region can be no eye.
    open: Vec<Point>,
    /// The stones of the color beside it.
    walls: Vec<Point>,
}

impl Enclosed {
    fn new(board: &Board, color: Color, rule: SelfCapture, region: Region) -> Self {
        // A safe stone lends liberties to whatever joins it, so that it makes no eye for its
        // opponent.
        let haunted = region.points.iter().any(|&point| board.is_safe(point));
        let open = region.points.iter().copied().filter(|_| !haunted);
        let open = open
            .filter(|&point| rule == SelfCapture::Allowed || board.at(point).is_none())
            .collect();
        let walls = border(board, &region.points, |near| board.at(near) == Some(color));
        Self {
            region,
            open,
            walls,
        }
    }

    /// Whether the chain touches the region in every open point.
    fn is_eye_of(&self, board: &Board, chain: &Chain) -> bool {
        let touches = |point: Point| {
            board
                .size()
                .neighbors(point)
                .any(|near| chain.contains(near))
        };
        !self.open.is_empty() && self.open.iter().all(|&point| touches(point))
    }
}
