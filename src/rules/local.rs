//! A closed part of a board as bits, for reading it out under the rules of confirmation.
//!
//! Around it stand stones that are never captured: those set up as safe, and those that
//! [`pass_alive`] proves. What lies between them and holds the chain in question is the part.

use super::{
    Board, Color, Confirmation, ConfirmationMove, KoBan, Point, Region, pass_alive, region::regions,
};

/// What a side does, in one byte: a cell, [`PASS`], or a cell plus [`FOR_KO`].
pub(super) type Step = u8;
pub(super) const PASS: Step = 64;
const FOR_KO: Step = 128;

/// The cells of a closed part of a board.
#[derive(Clone, Debug)]
pub(super) struct Local {
    /// The lower left corner of the box around the cells.
    corner: Point,
    /// The distance from a cell to the one above it: one more than the box is wide.
    stride: u32,
    pub(super) cells: u64,
    /// The cells beside a stone of Black and of White outside that is never captured.
    anchors: [u64; 2],
}

/// Stones on the cells, kos that may not be retaken, and the turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct State {
    pub(super) stones: [u64; 2],
    /// The cells where Black and White may not retake a ko.
    pub(super) bans: [u64; 2],
    pub(super) to_play: Color,
}

/// A board divided by the stones that are never captured.
pub(super) struct Parts<'b> {
    board: &'b Board,
    /// The stones that are never captured, by [`BoardSize::index`](super::BoardSize::index).
    fixed: Vec<Option<Color>>,
    /// What lies between them.
    regions: Vec<Region>,
}

impl<'b> Parts<'b> {
    pub(super) fn new(board: &'b Board) -> Self {
        let size = board.size();
        let mut fixed = vec![None; size.len()];
        for color in Color::BOTH {
            for stone in pass_alive(board, color)
                .into_iter()
                .flat_map(|chain| chain.stones)
            {
                fixed[size.index(stone)] = Some(color);
            }
        }
        let regions = regions(size, |point| fixed[size.index(point)].is_none());
        Self {
            board,
            fixed,
            regions,
        }
    }

    pub(super) const fn board(&self) -> &'b Board {
        self.board
    }

    /// Whether the stone on a point is never captured.
    pub(super) fn is_fixed(&self, point: Point) -> bool {
        self.fixed[self.board.size().index(point)].is_some()
    }

    /// The points of the part around a point, sorted; none if it has more than so many.
    pub(super) fn points_around(&self, point: Point, most: u32) -> Vec<Point> {
        let region = self.regions.iter().find(|region| region.contains(point));
        let fits = |region: &&Region| {
            u32::try_from(region.points.len()).is_ok_and(|points| points <= most)
        };
        region
            .filter(fits)
            .map(|region| region.points.clone())
            .unwrap_or_default()
    }

    /// The part around a point, if it has at most so many points and fits into the bits.
    pub(super) fn around(&self, point: Point, most: u32) -> Option<Local> {
        let region = self.regions.iter().find(|region| region.contains(point))?;
        let fits = u32::try_from(region.points.len()).is_ok_and(|points| points <= most);
        Local::new(self, region).filter(|_| fits)
    }
}

impl Local {
    fn new(parts: &Parts<'_>, region: &Region) -> Option<Self> {
        let size = parts.board.size();
        let columns = region.points.iter().map(|point| point.column);
        let rows = region.points.iter().map(|point| point.row);
        let corner = Point::new(columns.clone().min()?, rows.clone().min()?);
        let stride = u32::from(columns.max()? - corner.column) + 2;
        if stride * (u32::from(rows.max()? - corner.row) + 1) > u64::BITS {
            return None;
        }
        let mut local = Self {
            corner,
            stride,
            cells: 0,
            anchors: [0; 2],
        };
        for &point in &region.points {
            let cell = local.bit(point);
            local.cells |= cell;
            for near in size.neighbors(point) {
                if let Some(color) = parts.fixed[size.index(near)] {
                    local.anchors[color.index()] |= cell;
                }
            }
        }
        Some(local)
    }

    /// The stones of a board on the cells.
    pub(super) fn state(&self, board: &Board, to_play: Color, bans: &[KoBan]) -> State {
        let mut state = State {
            stones: [0; 2],
            bans: [0; 2],
            to_play,
        };
        for (point, color) in board.stones() {
            state.stones[color.index()] |= self.bit(point) & self.cells;
        }
        for ban in bans {
            state.bans[ban.color.index()] |= self.bit(ban.point) & self.cells;
        }
        state
    }

    /// The stones and bans of a confirmation on the cells.
    pub(super) fn state_of(&self, confirmation: &Confirmation) -> State {
        self.state(
            confirmation.board(),
            confirmation.to_play(),
            confirmation.bans(),
        )
    }

    /// The bit of a point; none for a point outside the box.
    pub(super) fn bit(&self, point: Point) -> u64 {
        let column = point.column.checked_sub(self.corner.column);
        let row = point.row.checked_sub(self.corner.row);
        let (Some(column), Some(row)) = (column, row) else {
            return 0;
        };
        if u32::from(column) + 1 >= self.stride {
            return 0;
        }
        1_u64
            .checked_shl(u32::from(row) * self.stride + u32::from(column))
            .unwrap_or(0)
    }

    fn point(&self, cell: u32) -> Point {
        let part = |n: u32| u8::try_from(n).unwrap_or_default();
        Point::new(
            self.corner.column + part(cell % self.stride),
            self.corner.row + part(cell / self.stride),
        )
    }

    pub(super) fn read(&self, step: Step) -> ConfirmationMove {
        match step {
            PASS => ConfirmationMove::Pass,
            step if step >= FOR_KO => {
                ConfirmationMove::PassForKo(self.point(u32::from(step - FOR_KO)))
            }
            step => ConfirmationMove::Play(self.point(u32::from(step))),
        }
    }

    /// The cells beside these cells; some of these cells may be among them.
    pub(super) const fn spread(&self, bits: u64) -> u64 {
        (bits << 1 | bits >> 1 | bits << self.stride | bits >> self.stride) & self.cells
    }

    /// All cells connected with these through cells of `within`.
    pub(super) const fn grow(&self, mut bits: u64, within: u64) -> u64 {
        loop {
            let grown = (bits | self.spread(bits)) & within;
            if grown == bits {
                return bits;
            }
            bits = grown;
        }
    }

    pub(super) const fn empty(&self, state: &State) -> u64 {
        self.cells & !state.stones[0] & !state.stones[1]
    }

    /// Whether a chain is connected to stones outside that are never captured.
    pub(super) const fn is_anchored(&self, chain: u64, color: Color) -> bool {
        chain & self.anchors[color.index()] != 0
    }

    /// The state after a stone of the side to play on an empty cell, or none if that is forbidden.
    pub(super) fn play(&self, state: &State, cell: u64) -> Option<State> {
        let (us, them) = (state.to_play, state.to_play.opposite());
        let mut next = *state;
        next.to_play = them;
        next.stones[us.index()] |= cell;
        let mut empty = self.empty(&next);
        let mut captured = 0;
        let mut neighbors = self.spread(cell) & next.stones[them.index()];
        while neighbors != 0 {
            let chain = self.grow(lowest(neighbors), next.stones[them.index()]);
            neighbors &= !chain;
            if self.spread(chain) & empty == 0 && !self.is_anchored(chain, them) {
                captured |= chain;
            }
        }
        next.stones[them.index()] &= !captured;
        empty |= captured;
        let chain = self.grow(cell, next.stones[us.index()]);
        let liberties = self.spread(chain) & empty;
        if liberties == 0 && !self.is_anchored(chain, us) {
            return None;
        }
        let is_ko = captured.count_ones() == 1
            && chain == cell
            && liberties == captured
            && !self.is_anchored(chain, us);
        if is_ko {
            if state.bans[us.index()] & cell != 0 {
                return None;
            }
            next.bans[them.index()] |= captured;
        }
        Some(next)
    }

    /// All turns but the plain pass, with the state after each.
    pub(super) fn turns(&self, state: &State) -> impl Iterator<Item = (Step, State)> + '_ {
        let state = *state;
        let plays = each(self.empty(&state)).filter_map(move |cell| {
            let next = self.play(&state, cell)?;
            Some((cell_of(cell), next))
        });
        let passes = each(state.bans[state.to_play.index()]).map(move |ko| {
            let mut next = pass(&state);
            next.bans[state.to_play.index()] &= !ko;
            (FOR_KO + cell_of(ko), next)
        });
        plays.chain(passes)
    }

    /// The stones of a color that cannot be captured even if their side only passes (see
    /// [`pass_alive`]), as far as the cells alone show it.
    pub(super) fn pass_alive(&self, state: &State, color: Color) -> u64 {
        let own = state.stones[color.index()];
        let empty = self.empty(state);
        let mut rest = own;
        let mut chains = Vec::new();
        while rest != 0 {
            let next = self.grow(lowest(rest), own);
            rest &= !next;
            chains.push(next);
        }
        let mut rest = self.cells & !own;
        let mut eyes = Vec::new();
        while rest != 0 {
            let region = self.grow(lowest(rest), self.cells & !own);
            rest &= !region;
            // A stone that is joined to the outside lends liberties to all its friends here.
            let theirs = region & self.anchors[color.opposite().index()];
            if theirs == 0 && region & empty != 0 {
                eyes.push((region & empty, self.spread(region) & own));
            }
        }
        loop {
            let before = (chains.len(), eyes.len());
            chains.retain(|&chain| {
                let around = self.spread(chain);
                let vital = eyes.iter().filter(|(open, _)| open & !around == 0);
                self.is_anchored(chain, color) || vital.take(2).count() == 2
            });
            let alive = chains.iter().fold(0, |all, chain| all | chain);
            eyes.retain(|(_, walls)| walls & !alive == 0);
            if (chains.len(), eyes.len()) == before {
                return alive;
            }
        }
    }

    /// How many cells around these are not beside stones of the opponent that cannot be captured.
    pub(super) fn room(&self, state: &State, cells: u64, color: Color) -> u32 {
        let them = color.opposite();
        let alive = self.pass_alive(state, them);
        let close = self.spread(alive) | self.anchors[them.index()];
        let part = self.grow(cells & !alive, self.cells & !alive);
        (part & !close).count_ones()
    }

    /// Whether a side can never have a stone on these cells that stays, because its opponent's stones
    /// that cannot be captured stand too close.
    ///
    /// A cell beside such stones is no eye, and its owner may always fill it as a liberty. So a part
    /// between them in which at most one cell, or two adjacent ones, are not beside them has room for
    /// one small eye, and no chain in it stays.
    pub(super) fn is_hopeless(&self, state: &State, cells: u64, color: Color) -> bool {
        let them = color.opposite();
        let alive = self.pass_alive(state, them);
        let close = self.spread(alive) | self.anchors[them.index()];
        let mut rest = cells & !alive;
        while rest != 0 {
            let part = self.grow(lowest(rest), self.cells & !alive);
            rest &= !part;
            let inner = part & !close;
            let joined = inner == 0 || self.grow(lowest(inner), inner) == inner;
            if part & self.anchors[color.index()] != 0 || inner.count_ones() > 2 || !joined {
                return false;
            }
        }
        true
    }
}

/// The state after a plain pass.
pub(super) const fn pass(state: &State) -> State {
    State {
        to_play: state.to_play.opposite(),
        ..*state
    }
}

pub(super) const fn lowest(bits: u64) -> u64 {
    bits & bits.wrapping_neg()
}

/// The bits one by one.
pub(super) fn each(mut bits: u64) -> impl Iterator<Item = u64> + Clone {
    std::iter::from_fn(move || {
        let bit = lowest(bits);
        bits &= !bit;
        (bit != 0).then_some(bit)
    })
}

fn cell_of(bit: u64) -> Step {
    Step::try_from(bit.trailing_zeros()).unwrap_or(PASS)
}
