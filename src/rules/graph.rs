//! Who wins when one side must reach a goal and the other only has to keep it from it.
//!
//! States and turns form a graph with cycles; going round is no way to reach a goal. The side that
//! must reach it, the prover, wins where it has a turn that wins, and its opponent has none that does
//! not. The graph is built only as far as it is needed: for each turn of the opponent one answer is
//! watched, and the next one is looked at when that one turned out to lose. What is never shown to
//! win when nothing is left to look at is lost, cycles included (the least fixed point).
//!
//! The prover never gains by a plain pass: the opponent would pass too.

use super::{
    Color,
    local::{Local, PASS, State, Step, pass},
    mix::Mix,
};
use std::{
    collections::{HashMap, hash_map::Entry},
    hash::BuildHasherDefault,
};

/// What the prover must reach.
pub(super) trait Goal {
    /// Whether the goal is reached here, or can never be reached from here, if that is seen at once.
    fn seen(&self, local: &Local, state: &State) -> Option<bool>;

    /// The same with a longer look, at most once for each state.
    fn judged(&mut self, _: &Local, _: &State, _: &mut Budget) -> Result<Option<bool>, GaveUp> {
        Ok(None)
    }

    /// How soon a turn is looked at; the higher, the sooner.
    fn promise(&self, local: &Local, before: &State, step: Step, after: &State) -> i32;
}

/// How many states may still be looked at.
#[derive(Clone, Copy, Debug)]
pub(super) struct Budget(pub(super) usize);

/// The budget is used up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct GaveUp;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Value {
    Open,
    /// The prover wins.
    Won,
    /// It never will.
    Lost,
}

struct Node {
    state: State,
    value: Value,
    /// The turns from here: a part of the list of edges. Empty before the node was expanded.
    first: u32,
    turns: u32,
    /// The next turn to look at, or the one that is watched.
    next: u32,
    expanded: bool,
    /// Whether nothing is left to look at as long as what is watched stays as it is.
    complete: bool,
    /// The place in the path that is being looked at, plus one.
    depth: u32,
    parents: Vec<u32>,
    /// How many turns lead to the goal from a node that was won.
    distance: u32,
}

#[derive(Clone, Copy)]
struct Edge {
    to: u32,
    step: Step,
}

/// All that is known about one goal.
pub(super) struct Graph<G> {
    prover: Color,
    pub(super) goal: G,
    nodes: Vec<Node>,
    edges: Vec<Edge>,
    places: HashMap<State, u32, BuildHasherDefault<Mix>>,
    path: Vec<u32>,
    /// How long the path may stay, after a node on it was won.
    cut: usize,
}

impl<G: Goal> Graph<G> {
    pub(super) fn new(prover: Color, goal: G) -> Self {
        Self {
            prover,
            goal,
            nodes: Vec::new(),
            edges: Vec::new(),
            places: HashMap::default(),
            path: Vec::new(),
            cut: usize::MAX,
        }
    }

    /// Whether the prover reaches the goal from a state.
    pub(super) fn solve(
        &mut self,
        local: &Local,
        root: &State,
        budget: &mut Budget,
    ) -> Result<bool, GaveUp> {
        let root = self.place(local, root, budget)?;
        while self.nodes[root as usize].value == Value::Open {
            let (support, incomplete) = self.support(root);
            if incomplete.is_empty() {
                for node in support {
                    self.nodes[node as usize].value = Value::Lost;
                }
                break;
            }
            for node in incomplete {
                self.explore(local, node, budget)?;
                if self.nodes[root as usize].value == Value::Won {
                    break;
                }
            }
        }
        Ok(self.nodes[root as usize].value == Value::Won)
    }

    /// The turn that wins for the prover, or the answer that holds for its opponent; none where every
    /// turn loses or nothing is known.
    pub(super) fn best(&self, state: &State) -> Option<(Step, State)> {
        let node = &self.nodes[*self.places.get(state)? as usize];
        let wanted = if state.to_play == self.prover {
            Value::Won
        } else {
            Value::Lost
        };
        let edges = self.edges_of(node).iter();
        let good = edges.filter(|edge| self.nodes[edge.to as usize].value == wanted);
        let edge = good.min_by_key(|edge| self.nodes[edge.to as usize].distance)?;
        Some((edge.step, self.nodes[edge.to as usize].state))
    }

    /// What the winning side plays from a state. To a pass, or a move that changes nothing here, the
    /// opponent of the prover answers with a pass.
    pub(super) fn answer(&self, state: &State) -> Option<Step> {
        if let Some((step, _)) = self.best(state) {
            return Some(step);
        }
        let passed = self.places.get(&pass(state)).copied();
        let holds = passed.is_some_and(|node| self.nodes[node as usize].value == Value::Lost);
        (holds && state.to_play != self.prover).then_some(PASS)
    }

    /// The turn that was looked at first.
    pub(super) fn likely(&self, state: &State) -> Option<(Step, State)> {
        let node = &self.nodes[*self.places.get(state)? as usize];
        let edge = self.edges_of(node).first()?;
        Some((edge.step, self.nodes[edge.to as usize].state))
    }

    /// The turn that holds out longest for the opponent where all lose.
    pub(super) fn longest(&self, state: &State) -> Option<(Step, State)> {
        let node = &self.nodes[*self.places.get(state)? as usize];
        let edges = self.edges_of(node).iter();
        let edge =
            edges.max_by_key(|edge| (self.nodes[edge.to as usize].distance, edge.step != PASS))?;
        Some((edge.step, self.nodes[edge.to as usize].state))
    }

    fn edges_of(&self, node: &Node) -> &[Edge] {
        let first = node.first as usize;
        (self.edges.get(first..first + node.turns as usize)).unwrap_or_default()
    }

    /// The node of a state, made if it is new.
    fn place(&mut self, local: &Local, state: &State, budget: &mut Budget) -> Result<u32, GaveUp> {
        let number = u32::try_from(self.nodes.len()).map_err(|_| GaveUp)?;
        match self.places.entry(*state) {
            Entry::Occupied(entry) => Ok(*entry.get()),
            Entry::Vacant(entry) => {
                let value = match self.goal.seen(local, state) {
                    Some(true) => Value::Won,
                    Some(false) => Value::Lost,
                    None => Value::Open,
                };
                budget.0 = budget.0.checked_sub(1).ok_or(GaveUp)?;
                entry.insert(number);
                self.nodes.push(Node {
                    state: *state,
                    value,
                    first: 0,
                    turns: 0,
                    next: 0,
                    expanded: false,
                    complete: false,
                    depth: 0,
                    parents: Vec::new(),
                    distance: 0,
                });
                Ok(number)
            }
        }
    }

    /// Looks at a node and all that it needs.
    fn explore(&mut self, local: &Local, start: u32, budget: &mut Budget) -> Result<(), GaveUp> {
        for &node in &self.path {
            self.nodes[node as usize].depth = 0;
        }
        self.path.clear();
        self.cut = usize::MAX;
        self.enter(start);
        while let Some(&top) = self.path.last() {
            if self.cut < self.path.len() {
                self.leave_to(self.cut);
                self.cut = usize::MAX;
                continue;
            }
            let node = &self.nodes[top as usize];
            if node.value != Value::Open {
                self.leave_to(self.path.len() - 1);
            } else if !node.expanded {
                self.expand(local, top, budget)?;
            } else if let Some(child) = self.next_child(top) {
                self.enter(child);
            } else {
                self.nodes[top as usize].complete = true;
                self.leave_to(self.path.len() - 1);
            }
        }
        Ok(())
    }

    fn enter(&mut self, node: u32) {
        self.path.push(node);
        self.nodes[node as usize].depth = u32::try_from(self.path.len()).unwrap_or(u32::MAX);
    }

    fn leave_to(&mut self, length: usize) {
        for node in self.path.drain(length..) {
            self.nodes[node as usize].depth = 0;
        }
    }

    /// The next node to look at from a node that is still open; none if there is none.
    fn next_child(&mut self, number: u32) -> Option<u32> {
        let node = &self.nodes[number as usize];
        let is_provers = node.state.to_play == self.prover;
        let (first, end) = (node.first, node.first + node.turns);
        let mut at = first + node.next;
        let mut found = None;
        while at < end && found.is_none() {
            let to = self.edges[at as usize].to;
            let child = &self.nodes[to as usize];
            let is_new = child.value == Value::Open && !child.complete && child.depth == 0;
            found = is_new.then_some(to);
            if !is_provers {
                break;
            }
            at += u32::from(found.is_none());
        }
        self.nodes[number as usize].next = at - first;
        found
    }

    fn expand(&mut self, local: &Local, number: u32, budget: &mut Budget) -> Result<(), GaveUp> {
        let state = self.nodes[number as usize].state;
        if let Some(won) = self.goal.judged(local, &state, budget)? {
            if won {
                self.win(number);
            } else {
                self.nodes[number as usize].value = Value::Lost;
            }
            return Ok(());
        }
        let is_provers = state.to_play == self.prover;
        let mut turns = Vec::with_capacity(16);
        if !is_provers {
            turns.push((PASS, pass(&state)));
        }
        turns.extend(local.turns(&state));
        let mut children = Vec::with_capacity(turns.len());
        for (step, after) in turns {
            let to = self.place(local, &after, budget)?;
            // A turn that is known to settle the matter is all that is needed.
            let settles = if is_provers { Value::Won } else { Value::Lost };
            let promise = match self.nodes[to as usize].value {
                value if value == settles => i32::MAX,
                _ => self.goal.promise(local, &state, step, &after),
            };
            children.push((promise, Edge { to, step }));
        }
        children.sort_by_key(|(promise, _)| std::cmp::Reverse(*promise));
        let first = u32::try_from(self.edges.len()).map_err(|_| GaveUp)?;
        self.edges.extend(children.iter().map(|(_, edge)| *edge));
        let node = &mut self.nodes[number as usize];
        node.first = first;
        node.turns = u32::try_from(children.len()).map_err(|_| GaveUp)?;
        node.expanded = true;
        if is_provers {
            for (_, edge) in &children {
                match self.nodes[edge.to as usize].value {
                    Value::Won => {
                        self.win(number);
                        return Ok(());
                    }
                    Value::Open => self.nodes[edge.to as usize].parents.push(number),
                    Value::Lost => {}
                }
            }
        } else {
            self.watch(number);
        }
        Ok(())
    }

    /// Watches the first turn of the opponent that is not known to lose.
    fn watch(&mut self, number: u32) {
        loop {
            let node = &self.nodes[number as usize];
            if node.next >= node.turns {
                self.win(number);
                return;
            }
            let to = self.edges[(node.first + node.next) as usize].to;
            let child = &mut self.nodes[to as usize];
            match child.value {
                Value::Won => self.nodes[number as usize].next += 1,
                Value::Lost => {
                    self.nodes[number as usize].value = Value::Lost;
                    return;
                }
                Value::Open => {
                    child.parents.push(number);
                    return;
                }
            }
        }
    }

    /// Notes that the prover wins here, and wherever that follows.
    fn win(&mut self, number: u32) {
        let mut news = vec![number];
        while let Some(number) = news.pop() {
            let node = &mut self.nodes[number as usize];
            if node.value != Value::Open {
                continue;
            }
            node.value = Value::Won;
            if node.depth > 0 {
                self.cut = self.cut.min(node.depth as usize - 1);
            }
            let parents = std::mem::take(&mut node.parents);
            self.nodes[number as usize].distance = self.distance(number);
            for parent in parents {
                let above = &self.nodes[parent as usize];
                if above.value != Value::Open {
                    continue;
                }
                if above.state.to_play == self.prover {
                    news.push(parent);
                    continue;
                }
                let watched = self.edges.get((above.first + above.next) as usize);
                if watched.is_some_and(|edge| edge.to == number) {
                    self.nodes[parent as usize].complete = false;
                    // The place after it; what is won there comes to the list of news by itself.
                    self.advance(parent, &mut news);
                }
            }
        }
    }

    /// How many turns a won node is away from the goal, as far as it was read.
    fn distance(&self, number: u32) -> u32 {
        let node = &self.nodes[number as usize];
        let won = (self.edges_of(node).iter())
            .map(|edge| &self.nodes[edge.to as usize])
            .filter(|child| child.value == Value::Won)
            .map(|child| child.distance);
        let turns = if node.state.to_play == self.prover {
            won.min()
        } else {
            won.max()
        };
        turns.map_or(0, |turns| turns + 1)
    }

    fn advance(&mut self, number: u32, news: &mut Vec<u32>) {
        loop {
            let node = &mut self.nodes[number as usize];
            node.next += 1;
            if node.next >= node.turns {
                news.push(number);
                return;
            }
            let to = self.edges[(node.first + node.next) as usize].to;
            let child = &mut self.nodes[to as usize];
            match child.value {
                Value::Won => {}
                Value::Lost => {
                    self.nodes[number as usize].value = Value::Lost;
                    return;
                }
                Value::Open => {
                    child.parents.push(number);
                    return;
                }
            }
        }
    }

    /// The open nodes on which the defeat of the prover at a node rests, and those among them that
    /// have not been looked at to the end.
    fn support(&self, root: u32) -> (Vec<u32>, Vec<u32>) {
        let mut met = vec![false; self.nodes.len()];
        let mut support = vec![root];
        let mut incomplete = Vec::new();
        met[root as usize] = true;
        let mut at = 0;
        while let Some(&number) = support.get(at) {
            at += 1;
            let node = &self.nodes[number as usize];
            if !node.complete {
                incomplete.push(number);
                continue;
            }
            let edges = self.edges_of(node);
            let watched = if node.state.to_play == self.prover {
                edges
            } else {
                let at = node.next as usize;
                edges.get(at..=at).unwrap_or_default()
            };
            for edge in watched {
                let open = self.nodes[edge.to as usize].value == Value::Open;
                if open && !std::mem::replace(&mut met[edge.to as usize], true) {
                    support.push(edge.to);
                }
            }
        }
        (support, incomplete)
    }
}
