//! Connected points of any kind.

use super::{Board, BoardSize, Point};

/// Points that are connected along the lines.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Region {
    /// Its points, sorted.
    pub points: Vec<Point>,
}

impl Region {
    /// Whether the point belongs to the region.
    #[must_use]
    pub fn contains(&self, point: Point) -> bool {
        self.points.binary_search(&point).is_ok()
    }
}

/// Divides the points that belong into regions. They come in the order in which
/// [`BoardSize::points`] meets them.
pub(super) fn regions(size: BoardSize, belongs: impl Fn(Point) -> bool) -> Vec<Region> {
    let mut met = vec![false; size.len()];
    let mut regions = Vec::new();
    for start in size.points().filter(|&point| belongs(point)) {
        if std::mem::replace(&mut met[size.index(start)], true) {
            continue;
        }
        let mut points = vec![start];
        let mut next = 0;
        while let Some(&point) = points.get(next) {
            next += 1;
            for near in size.neighbors(point) {
                if belongs(near) && !std::mem::replace(&mut met[size.index(near)], true) {
                    points.push(near);
                }
            }
        }
        points.sort_unstable();
        regions.push(Region { points });
    }
    regions
}

/// The points beside a region for which the test holds, sorted.
pub(super) fn border(board: &Board, region: &[Point], test: impl Fn(Point) -> bool) -> Vec<Point> {
    let size = board.size();
    let mut border: Vec<_> = region
        .iter()
        .flat_map(|&point| size.neighbors(point))
        .filter(|&near| test(near))
        .collect();
    border.sort_unstable();
    border.dedup();
    border
}
