//! What a search for life and death must reach: the capture of a chain, a capture after which no new
//! stone stays, and a new stone that stays.

use super::{
    Color,
    graph::{Budget, GaveUp, Goal, Graph},
    local::{Local, PASS, State, Step, each, lowest},
};

/// The goal of capturing the chain on a cell.
#[derive(Clone, Copy)]
pub(super) struct Capture {
    pub(super) target: u64,
    pub(super) color: Color,
}

impl Capture {
    /// The search for a capture after which no new stone on these cells stays.
    pub(super) fn kill(self, cells: u64) -> Graph<Kill> {
        let again = Graph::new(self.color, NewStone::new(cells, self.color));
        let goal = Kill {
            capture: self,
            again,
        };
        Graph::new(self.color.opposite(), goal)
    }
}

impl Goal for Capture {
    fn seen(&self, local: &Local, state: &State) -> Option<bool> {
        let own = state.stones[self.color.index()];
        if own & self.target == 0 {
            return Some(true);
        }
        let lives = local.is_anchored(local.grow(self.target, own), self.color)
            || local.pass_alive(state, self.color) & self.target != 0;
        lives.then_some(false)
    }

    fn promise(&self, local: &Local, before: &State, step: Step, after: &State) -> i32 {
        let own = after.stones[self.color.index()];
        let us = before.to_play;
        let taken = (before.stones[us.opposite().index()].count_ones())
            .abs_diff(after.stones[us.opposite().index()].count_ones());
        let taken = i32::try_from(taken).unwrap_or(0);
        let liberties = if own & self.target == 0 {
            0
        } else {
            let chain = local.grow(self.target, own);
            let open = local.spread(chain) & local.empty(after);
            i32::try_from(open.count_ones()).unwrap_or(0)
        };
        let passes = i32::from(step == PASS);
        if us == self.color {
            taken * 8 + liberties * 4 - passes
        } else {
            taken * 8 - liberties * 4
        }
    }
}

/// The same where nobody needs to see the capture: a chain without room for eyes is given up at once.
pub(super) struct Doom(pub(super) Capture);

impl Goal for Doom {
    fn seen(&self, local: &Local, state: &State) -> Option<bool> {
        let Self(Capture { target, color }) = *self;
        let seen = self.0.seen(local, state);
        seen.or_else(|| local.is_hopeless(state, target, color).then_some(true))
    }

    fn promise(&self, local: &Local, before: &State, step: Step, after: &State) -> i32 {
        let Self(Capture { target, color }) = *self;
        let room = i32::try_from(local.room(after, target, color)).unwrap_or(0);
        let promise = self.0.promise(local, before, step, after);
        if before.to_play == color {
            promise
        } else {
            promise - room * 4
        }
    }
}

/// The goal of capturing the chain so that no stone follows in its place that cannot be captured.
pub(super) struct Kill {
    capture: Capture,
    again: Graph<NewStone>,
}

impl Goal for Kill {
    fn seen(&self, local: &Local, state: &State) -> Option<bool> {
        self.capture.seen(local, state).filter(|captured| !captured)
    }

    fn judged(
        &mut self,
        local: &Local,
        state: &State,
        budget: &mut Budget,
    ) -> Result<Option<bool>, GaveUp> {
        if self.capture.seen(local, state) != Some(true) {
            return Ok(None);
        }
        let lives = self.again.solve(local, state, budget)?;
        Ok(Some(!lives))
    }

    fn promise(&self, local: &Local, before: &State, step: Step, after: &State) -> i32 {
        self.capture.promise(local, before, step, after)
    }
}

/// The goal of having a stone on one of these cells that cannot be captured.
struct NewStone {
    cells: u64,
    color: Color,
    /// The search for each stone, by its cell.
    captures: Vec<Graph<Doom>>,
}

impl NewStone {
    fn new(cells: u64, color: Color) -> Self {
        let goals = each(cells).map(|target| Doom(Capture { target, color }));
        let captures = goals.map(|goal| Graph::new(color.opposite(), goal));
        Self {
            cells,
            color,
            captures: captures.collect(),
        }
    }

    fn chains(&self, local: &Local, state: &State) -> Vec<u64> {
        let own = state.stones[self.color.index()];
        let mut rest = own & self.cells;
        let mut chains = Vec::new();
        while rest != 0 {
            let chain = local.grow(lowest(rest), own);
            rest &= !chain;
            chains.push(chain);
        }
        chains
    }
}

impl Goal for NewStone {
    fn seen(&self, local: &Local, state: &State) -> Option<bool> {
        let own = state.stones[self.color.index()];
        let anchored = || {
            let mut chains = self.chains(local, state).into_iter();
            chains.any(|chain| local.is_anchored(chain, self.color))
        };
        if own & self.cells != 0
            && (anchored() || local.pass_alive(state, self.color) & self.cells != 0)
        {
            return Some(true);
        }
        (local.is_hopeless(state, self.cells, self.color)).then_some(false)
    }

    fn judged(
        &mut self,
        local: &Local,
        state: &State,
        budget: &mut Budget,
    ) -> Result<Option<bool>, GaveUp> {
        for chain in self.chains(local, state) {
            let target = lowest(chain & self.cells);
            let graph = (self.captures.iter_mut()).find(|graph| graph.goal.0.target == target);
            if let Some(graph) = graph
                && !graph.solve(local, state, budget)?
            {
                return Ok(Some(true));
            }
        }
        Ok(None)
    }

    fn promise(&self, local: &Local, before: &State, step: Step, after: &State) -> i32 {
        let us = before.to_play;
        let them = us.opposite();
        let taken = (before.stones[them.index()].count_ones())
            .abs_diff(after.stones[them.index()].count_ones());
        let taken = i32::try_from(taken).unwrap_or(0);
        let here = i32::from(each(self.cells).any(|cell| u32::from(step) == cell.trailing_zeros()));
        if us == self.color {
            return taken * 8 + here * 4;
        }
        let stands = i32::from(after.stones[self.color.index()] & self.cells != 0);
        let room = i32::try_from(local.room(after, self.cells, self.color)).unwrap_or(0);
        taken * 8 - stands * 4 - room * 4 - i32::from(step == PASS)
    }
}
