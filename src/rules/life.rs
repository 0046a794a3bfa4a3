//! Life and death of a chain, read out under the rules of confirmation (1989 rules, article 7).
//!
//! A chain is alive if its opponent, moving first, cannot capture it, or if capturing it lets its
//! side put a new stone where it stood that cannot be captured. Everything else is dead. Only a ko
//! that was passed for is retaken, and what goes round in circles captures nothing.
//!
//! The search is exact and bounded: it reads a part of the board that is closed by stones which are
//! never captured, and it says so when that part is too large or the states too many.

use super::{
    Board, Color, Confirmation, ConfirmationMove, Point,
    goals::{Capture, Doom, Kill},
    graph::{Budget, GaveUp, Graph},
    local::{Local, Parts, State, each, lowest},
};
use std::fmt;

/// What the search says of a chain.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Status {
    /// It cannot be captured (1989 rules, article 7, paragraph 1).
    Alive,
    /// It can be captured, but then a new stone stands where it stood that cannot be captured, as
    /// after a snapback.
    AliveByNewStone,
    /// It can be captured, but then such a stone stands beyond the captured points, with no living
    /// stones between: three points without capturing, and the lone stone of an approach ko
    /// (commentary on article 7, figure 10).
    AliveByStoneBeyond,
    /// It can be captured, and no such stone follows.
    Dead,
    /// The search gave up.
    Unknown,
}

impl Status {
    /// Whether the chain is alive, in either way; nothing if the search gave up.
    #[must_use]
    pub const fn is_alive(self) -> Option<bool> {
        match self {
            Self::Alive | Self::AliveByNewStone | Self::AliveByStoneBeyond => Some(true),
            Self::Dead => Some(false),
            Self::Unknown => None,
        }
    }
}

/// How far the search goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// How many points the closed part may have.
    pub points: u32,
    /// How many states may be looked at.
    pub states: usize,
}

impl Default for Limits {
    /// Enough for shapes in a corner or on a side, and quick enough to wait for.
    fn default() -> Self {
        Self {
            points: 30,
            states: 200_000,
        }
    }
}

/// A chain that was read out: what it is, and the moves that show it.
pub struct Reading {
    status: Status,
    can_be_captured: Option<bool>,
    states: usize,
    line: Vec<(Color, ConfirmationMove)>,
    search: Option<Search>,
}

/// Reads out the chain on a point. None for a point without a stone.
#[must_use]
pub fn read_chain(board: &Board, point: Point, limits: Limits) -> Option<Reading> {
    read_in(&Parts::new(board), point, limits)
}

/// The same on a board that was divided already.
pub(super) fn read_in(parts: &Parts<'_>, point: Point, limits: Limits) -> Option<Reading> {
    let board = parts.board();
    let color = board.at(point)?;
    let mut reading = Reading {
        status: Status::Unknown,
        can_be_captured: None,
        states: 0,
        line: Vec::new(),
        search: None,
    };
    if parts.is_fixed(point) {
        reading.status = Status::Alive;
        reading.can_be_captured = Some(false);
        return Some(reading);
    }
    let Some(local) = parts.around(point, limits.points) else {
        return Some(reading);
    };
    let mut budget = Budget(limits.states);
    let mut search = Search::new(local, color, board, point);
    reading.status = search.run(&mut budget).unwrap_or(Status::Unknown);
    reading.can_be_captured = search.can_be_captured;
    reading.states = limits.states - budget.0;
    reading.line = search.line(reading.status);
    reading.search = Some(search);
    Some(reading)
}

impl Reading {
    /// What the chain is.
    #[must_use]
    pub const fn status(&self) -> Status {
        self.status
    }

    /// Whether the chain can be captured at all. This may be known where the search gave up on the
    /// question of a new stone.
    #[must_use]
    pub const fn can_be_captured(&self) -> Option<bool> {
        self.can_be_captured
    }

    /// How many states were looked at.
    #[must_use]
    pub const fn states(&self) -> usize {
        self.states
    }

    /// Moves that show it, the opponent of the chain first. A chain that can be captured is captured
    /// at their end, against the longest resistance; else the most natural attack and the answers to
    /// it are shown. Empty where nothing need be played, or not even the capture was found.
    #[must_use]
    pub fn line(&self) -> &[(Color, ConfirmationMove)] {
        &self.line
    }

    /// The answer of the side that is right, to what was played in a confirmation of the chain: the
    /// attacker's next move against a dead chain, the defender's for a living one. A pass where no
    /// answer is needed. None where it has been reached or given up what there was to show, or
    /// nothing is known of this position.
    #[must_use]
    pub fn answer(&self, confirmation: &Confirmation) -> Option<ConfirmationMove> {
        let search = self.search.as_ref()?;
        let state = search.local.state_of(confirmation);
        let step = match self.status {
            Status::Alive => search.capture.answer(&state),
            Status::AliveByNewStone => search.kill.answer(&state),
            Status::AliveByStoneBeyond | Status::Dead => search.wide.answer(&state),
            Status::Unknown => None,
        }?;
        Some(search.local.read(step))
    }
}

impl fmt::Debug for Reading {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} after {} states:", self.status, self.states)?;
        let mut moves = self.line.iter();
        moves.try_for_each(|(color, mv)| write!(f, " {} {mv}", color.letter()))
    }
}

/// The search for one chain.
struct Search {
    local: Local,
    root: State,
    target: u64,
    can_be_captured: Option<bool>,
    capture: Graph<Capture>,
    /// With a new stone on the captured points.
    kill: Graph<Kill>,
    /// With a new stone beyond them too.
    wide: Graph<Kill>,
}

impl Search {
    fn new(local: Local, color: Color, board: &Board, point: Point) -> Self {
        let attacker = color.opposite();
        let root = local.state(board, attacker, &[]);
        let target = local.bit(point);
        let capture = Capture { target, color };
        Self {
            kill: capture.kill(local.grow(target, root.stones[color.index()])),
            wide: capture.kill(0),
            capture: Graph::new(attacker, capture),
            local,
            root,
            target,
            can_be_captured: None,
        }
    }

    fn run(&mut self, budget: &mut Budget) -> Result<Status, GaveUp> {
        let local = &self.local;
        let taken = self.capture.solve(local, &self.root, budget)?;
        self.can_be_captured = Some(taken);
        if !taken {
            return Ok(Status::Alive);
        }
        let beyond = self.beyond(budget)?;
        self.wide = self.capture.goal.kill(beyond);
        if self.wide.solve(local, &self.root, budget)? {
            return Ok(Status::Dead);
        }
        if self.kill.solve(local, &self.root, budget)? {
            Ok(Status::AliveByStoneBeyond)
        } else {
            Ok(Status::AliveByNewStone)
        }
    }

    /// The cells of the chain and those that are reached from it over empty points, opposing chains
    /// that can be captured, and dead chains of its own side; without the other stones of its side.
    ///
    /// The 1989 rules speak of "a new stone" and do not say where. This reading, which gives the
    /// verdicts of the commentary, follows Robert Jasiek, "Japanese 2003 Rules" (local-2), but stops
    /// at opposing chains that cannot be captured: what lies behind them, as an open dame, has
    /// nothing to do with the chain.
    fn beyond(&self, budget: &mut Budget) -> Result<u64, GaveUp> {
        let (local, stones) = (&self.local, self.root.stones);
        let color = self.capture.goal.color;
        let mut area = local.grow(self.target, stones[color.index()]);
        let chain = area;
        let mut walls = 0;
        loop {
            let new = local.spread(area) & !area & !walls;
            let Some(cell) = each(new).next() else {
                return Ok(area & !(stones[color.index()] & !chain));
            };
            let owner = Color::BOTH
                .into_iter()
                .find(|owner| stones[owner.index()] & cell != 0);
            let Some(owner) = owner else {
                area |= cell;
                continue;
            };
            let other = local.grow(cell, stones[owner.index()]);
            let target = lowest(other);
            let blocks = !self.is_capturable(target, owner, budget)?
                || owner == color && self.follows_itself(target, owner, budget)?;
            if blocks {
                walls |= other;
            } else {
                area |= other;
            }
        }
    }

    /// Whether the chain on a cell can be captured, its opponent moving first.
    fn is_capturable(
        &self,
        target: u64,
        color: Color,
        budget: &mut Budget,
    ) -> Result<bool, GaveUp> {
        let goal = Doom(Capture { target, color });
        Graph::new(color.opposite(), goal).solve(&self.local, &self.attacked(color), budget)
    }

    /// Whether a new stone follows on the points of a chain that can be captured.
    fn follows_itself(
        &self,
        target: u64,
        color: Color,
        budget: &mut Budget,
    ) -> Result<bool, GaveUp> {
        let root = self.attacked(color);
        let cells = self.local.grow(target, root.stones[color.index()]);
        let mut kill = Capture { target, color }.kill(cells);
        Ok(!kill.solve(&self.local, &root, budget)?)
    }

    /// The position with the opponent of a side to play.
    const fn attacked(&self, color: Color) -> State {
        State {
            to_play: color.opposite(),
            ..self.root
        }
    }

    fn line(&self, status: Status) -> Vec<(Color, ConfirmationMove)> {
        let mut line = Vec::new();
        let mut state = self.root;
        let mut met = vec![state];
        let attacker = self.root.to_play;
        loop {
            let attacks = state.to_play == attacker;
            let next = match (status, attacks) {
                (Status::Unknown, _) if self.can_be_captured != Some(true) => None,
                (Status::Alive, true) => self.capture.likely(&state),
                (Status::Alive, false) => self.capture.best(&state),
                (Status::Dead, true) => self.wide.best(&state),
                (Status::Dead, false) => self.wide.longest(&state),
                (_, true) => self.capture.best(&state),
                (_, false) => self.capture.longest(&state),
            };
            let Some((step, after)) = next else {
                return line;
            };
            line.push((state.to_play, self.local.read(step)));
            if met.contains(&after) {
                return line;
            }
            met.push(after);
            state = after;
        }
    }
}
