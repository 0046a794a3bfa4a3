//! Stones that Black may put on the board before the game.

use super::{BoardSize, Point};
use std::fmt;

/// Where the handicap stones go, in the order in which they are usually put down.
///
/// Two stones go to opposite corners, the third to the lower right, the fourth to the last corner;
/// from six on the sides are filled, left and right first; an odd number from five on has one stone
/// in the center.
///
/// # Errors
///
/// [`HandicapError`] if the board is not one of 9, 13 or 19 lines, or the number is not from 2 to
/// 9.
pub fn handicap_points(size: BoardSize, stones: u8) -> Result<Vec<Point>, HandicapError> {
    let lines = size.rows();
    let near = match lines {
        _ if size.columns() != lines => return Err(HandicapError::Board { size }),
        9 => 2,
        13 | 19 => 3,
        _ => return Err(HandicapError::Board { size }),
    };
    let (middle, far) = (lines / 2, lines - 1 - near);
    let corners = [(far, far), (near, near), (far, near), (near, far)];
    let sides = [(near, middle), (far, middle), (middle, far), (middle, near)];
    let (in_corners, on_sides, center) = match stones {
        2..=4 => (usize::from(stones), 0, false),
        5 => (4, 0, true),
        6 | 7 => (4, 2, stones == 7),
        8 | 9 => (4, 4, stones == 9),
        _ => return Err(HandicapError::Stones { stones }),
    };
    let placed = corners
        .into_iter()
        .take(in_corners)
        .chain(sides.into_iter().take(on_sides));
    let placed = placed.chain(center.then_some((middle, middle)));
    Ok(placed.map(|(column, row)| Point { column, row }).collect())
}

/// Why a handicap cannot be placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HandicapError {
    /// Handicap points are known only for boards of 9, 13 and 19 lines.
    Board {
        /// The board that was asked for.
        size: BoardSize,
    },
    /// A handicap is 2 to 9 stones.
    Stones {
        /// The number that was asked for.
        stones: u8,
    },
}

impl fmt::Display for HandicapError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Board { size } => {
                write!(f, "handicap needs a board of 9, 13 or 19 lines, not {size}")
            }
            Self::Stones { stones } => write!(f, "a handicap is 2 to 9 stones, not {stones}"),
        }
    }
}

impl std::error::Error for HandicapError {}
