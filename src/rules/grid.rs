//! The stones of a board with their chains, kept up to date from move to move.
//!
//! Every chain knows how often its stones touch an empty point. That number, unlike the true number
//! of liberties, changes by one for every neighbor of a stone put or taken, and it is zero exactly
//! when the chain has no liberty. The stones of a chain form a ring, so that two chains are joined
//! in one step, and taking a move back rebuilds only the chains it touched. Nothing here allocates
//! after the board was made.
//!
//! Points are numbered with a wall around the board; the numbers never leave the folder of the
//! rules.

use super::{BoardSize, Color, Point, trial::Trial, zobrist};

/// The number of a point on the grid.
pub(super) type Site = u16;

/// The chain of an empty point or of the wall.
const NO_CHAIN: Site = 0;
/// A stone whose chain is about to be rebuilt.
const PENDING: Site = Site::MAX;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Content {
    Empty,
    Wall,
    Stone(Color),
}

#[derive(Clone, Copy)]
pub(super) struct Cell {
    pub(super) content: Content,
    /// Whether the stone was set up as safe.
    safe: bool,
    /// One stone of the chain, by whose number the chain is found.
    pub(super) head: Site,
    /// The next stone in the ring of the chain.
    next: Site,
}

/// What is known of a chain, stored at the place of its head.
#[derive(Clone, Copy, Default)]
pub(super) struct Summary {
    pub(super) hash: u64,
    /// How often a stone of the chain touches an empty point; an empty point beside two of its
    /// stones counts twice.
    pub(super) contacts: u16,
    stones: u16,
    pub(super) safe_stones: u16,
}

#[derive(Clone)]
pub(super) struct Grid {
    /// The distance from a point to the one above it.
    stride: Site,
    pub(super) cells: Vec<Cell>,
    pub(super) summaries: Vec<Summary>,
    pub(super) hash: u64,
}

impl Grid {
    pub(super) fn new(size: BoardSize) -> Self {
        // One column of wall is enough: what lies left of a row is the right end of the row below
        // it.
        let stride = Site::from(size.columns()) + 1;
        let sites = usize::from(stride) * (usize::from(size.rows()) + 2) + 1;
        let wall = Cell {
            content: Content::Wall,
            safe: false,
            head: NO_CHAIN,
            next: NO_CHAIN,
        };
        let mut grid = Self {
            stride,
            cells: vec![wall; sites],
            summaries: vec![Summary::default(); sites],
            hash: 0,
        };
        for point in size.points() {
            let site = grid.site(point);
            grid.cells[usize::from(site)].content = Content::Empty;
        }
        grid
    }

    /// The number of a point, which must lie on the board.
    pub(super) fn site(&self, point: Point) -> Site {
        (Site::from(point.row) + 1) * self.stride + Site::from(point.column) + 1
    }

    /// The point with this number.
    #[expect(
        clippy::cast_possible_truncation,
        reason = "a board has at most 25 lines"
    )]
    pub(super) fn point(&self, site: Site) -> Point {
        let place = site - self.stride - 1;
        Point {
            column: (place % self.stride) as u8,
            row: (place / self.stride) as u8,
        }
    }

    pub(super) fn hash(&self) -> u64 {
        self.hash
    }

    pub(super) fn contents(&self) -> impl Iterator<Item = Content> + '_ {
        self.cells.iter().map(|cell| cell.content)
    }

    pub(super) fn content(&self, site: Site) -> Content {
        self.cells[usize::from(site)].content
    }

    pub(super) fn is_safe_stone(&self, site: Site) -> bool {
        self.cells[usize::from(site)].safe
    }

    pub(super) fn around(&self, site: Site) -> [Site; 4] {
        [site + self.stride, site - 1, site + 1, site - self.stride]
    }

    /// The chain of the stone at this place, or none.
    pub(super) fn head(&self, site: Site) -> Option<Site> {
        Some(self.cells[usize::from(site)].head).filter(|&head| head != NO_CHAIN)
    }

    pub(super) fn is_safe_chain(&self, head: Site) -> bool {
        self.summaries[usize::from(head)].safe_stones > 0
    }

    /// Whether the stone here is a chain of its own and touches exactly one empty point.
    pub(super) fn is_lone_stone_in_atari(&self, site: Site) -> bool {
        let summary = &self.summaries[usize::from(self.cells[usize::from(site)].head)];
        summary.stones == 1 && summary.contacts == 1 && summary.safe_stones == 0
    }

    pub(super) fn stone_count(&self, head: Site) -> u16 {
        self.summaries[usize::from(head)].stones
    }

    /// The stones of a chain, in no particular order.
    pub(super) fn ring(&self, head: Site) -> impl Iterator<Item = Site> + '_ {
        let mut next = Some(head);
        std::iter::from_fn(move || {
            let site = next?;
            next = Some(self.cells[usize::from(site)].next).filter(|&site| site != head);
            Some(site)
        })
    }

    /// Puts a stone on an empty point without looking at chains; [`link_all`](Self::link_all) must
    /// follow.
    pub(super) fn set_up(&mut self, site: Site, color: Color, safe: bool) {
        let cell = &mut self.cells[usize::from(site)];
        *cell = Cell {
            content: Content::Stone(color),
            safe,
            head: PENDING,
            next: site,
        };
        self.hash ^= zobrist::key(color, self.point(site));
    }

    /// Builds the chains of all stones that were set up.
    pub(super) fn link_all(&mut self) {
        for site in 0..self.cells.len() {
            if self.cells[site].head == PENDING {
                #[expect(
                    clippy::cast_possible_truncation,
                    reason = "a grid has at most 704 places"
                )]
                self.link(site as Site);
            }
        }
    }

    /// Does what was tried, on the same grid. The points of the stones that leave the board are
    /// added to `taken`.
    pub(super) fn apply(&mut self, trial: &Trial, taken: &mut Vec<Point>) {
        let Trial {
            color,
            site,
            key,
            open,
            ..
        } = *trial;
        self.cells[usize::from(site)] = Cell {
            content: Content::Stone(color),
            safe: false,
            head: site,
            next: site,
        };
        self.summaries[usize::from(site)] = Summary {
            hash: key,
            contacts: open,
            stones: 1,
            safe_stones: 0,
        };
        for near in self.around(site) {
            let head = self.cells[usize::from(near)].head;
            if head != NO_CHAIN {
                self.summaries[usize::from(head)].contacts -= 1;
            }
        }
        for head in trial.captured.into_iter() {
            self.remove(head, taken);
        }
        for head in trial.friends.into_iter() {
            self.join(site, head);
        }
        if trial.self_capture {
            self.remove(self.cells[usize::from(site)].head, taken);
        }
        self.hash = trial.hash_after;
    }

    /// Takes a move back that was the last one: the stone leaves, and those it captured return.
    pub(super) fn undo(
        &mut self,
        color: Color,
        point: Point,
        taken: &[Point],
        self_captured: bool,
    ) {
        let site = self.site(point);
        let returning = if self_captured {
            color
        } else {
            color.opposite()
        };
        for &stone in taken
            .iter()
            .filter(|&&stone| !(self_captured && stone == point))
        {
            self.set_up(self.site(stone), returning, false);
            for near in self.around(self.site(stone)) {
                let cell = self.cells[usize::from(near)];
                // Chains that are rebuilt anyway may be miscounted here.
                if cell.content == Content::Stone(returning.opposite()) && cell.head != PENDING {
                    self.summaries[usize::from(cell.head)].contacts -= 1;
                }
            }
        }
        if !self_captured {
            let head = self.cells[usize::from(site)].head;
            let mut stone = head;
            loop {
                let cell = &mut self.cells[usize::from(stone)];
                (cell.head, stone) = (PENDING, cell.next);
                if stone == head {
                    break;
                }
            }
            self.cells[usize::from(site)] = Cell {
                content: Content::Empty,
                safe: false,
                head: NO_CHAIN,
                next: NO_CHAIN,
            };
            self.hash ^= zobrist::key(color, point);
            for near in self.around(site) {
                let head = self.cells[usize::from(near)].head;
                if head != NO_CHAIN && head != PENDING {
                    self.summaries[usize::from(head)].contacts += 1;
                }
            }
            for near in self.around(site) {
                self.link(near);
            }
        }
        for &stone in taken {
            self.link(self.site(stone));
        }
    }

    /// Builds the chain of this stone anew, unless it has one.
    fn link(&mut self, start: Site) {
        let Cell {
            content: Content::Stone(color),
            head: PENDING,
            ..
        } = self.cells[usize::from(start)]
        else {
            return;
        };
        let mut summary = Summary::default();
        self.cells[usize::from(start)].head = start;
        let (mut stone, mut last) = (start, start);
        loop {
            summary.stones += 1;
            summary.safe_stones += u16::from(self.cells[usize::from(stone)].safe);
            summary.hash ^= zobrist::key(color, self.point(stone));
            for near in self.around(stone) {
                let cell = &mut self.cells[usize::from(near)];
                match cell.content {
                    Content::Empty => summary.contacts += 1,
                    Content::Stone(other) if other == color && cell.head == PENDING => {
                        cell.head = start;
                        self.cells[usize::from(last)].next = near;
                        last = near;
                    }
                    Content::Stone(_) | Content::Wall => {}
                }
            }
            if stone == last {
                break;
            }
            stone = self.cells[usize::from(stone)].next;
        }
        self.cells[usize::from(last)].next = start;
        self.summaries[usize::from(start)] = summary;
    }

    /// Makes one chain of the chain of a stone and another one.
    fn join(&mut self, stone: Site, other: Site) {
        let (mut long, mut short) = (self.cells[usize::from(stone)].head, other);
        if self.stone_count(long) < self.stone_count(short) {
            (long, short) = (short, long);
        }
        let mut at = short;
        loop {
            let cell = &mut self.cells[usize::from(at)];
            cell.head = long;
            if cell.next == short {
                break;
            }
            at = cell.next;
        }
        // `at` is the last stone of the short ring: both rings are opened and closed crosswise.
        self.cells[usize::from(at)].next = self.cells[usize::from(long)].next;
        self.cells[usize::from(long)].next = short;
        let joining = self.summaries[usize::from(short)];
        let summary = &mut self.summaries[usize::from(long)];
        summary.hash ^= joining.hash;
        summary.contacts += joining.contacts;
        summary.stones += joining.stones;
        summary.safe_stones += joining.safe_stones;
    }

    /// Takes all stones of a chain off the board.
    fn remove(&mut self, head: Site, taken: &mut Vec<Point>) {
        let mut stone = head;
        loop {
            let next = self.cells[usize::from(stone)].next;
            self.cells[usize::from(stone)] = Cell {
                content: Content::Empty,
                safe: false,
                head: NO_CHAIN,
                next: NO_CHAIN,
            };
            taken.push(self.point(stone));
            for near in self.around(stone) {
                let touched = self.cells[usize::from(near)].head;
                // The chain itself is counted too while it lasts, which does no harm.
                if touched != NO_CHAIN {
                    self.summaries[usize::from(touched)].contacts += 1;
                }
            }
            stone = next;
            if stone == head {
                break;
            }
        }
    }
}
