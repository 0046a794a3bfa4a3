//! The search for life and death against the plainest one: all states of a tiny corner, and sets of
//! them that grow until nothing changes.

use crate::confirmation::figure;
use std::collections::{BTreeSet, HashMap};
use tengen::rules::*;

const COLUMNS: usize = 4;
const ROWS: usize = 2;
const CELLS: usize = COLUMNS * ROWS;

/// The corner at the lower left of a board; above and to the right stand safe stones of one side.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Corner {
    cells: [Option<Color>; CELLS],
    /// Where each side may not retake a ko.
    bans: BTreeSet<(Color, usize)>,
    to_play: Color,
}

/// The side whose safe stones stand beside a cell on the rim of the corner.
type Outside = [Option<Color>; CELLS];

fn near(cell: usize) -> Vec<usize> {
    let (column, row) = (cell % COLUMNS, cell / COLUMNS);
    let all = (0..CELLS).filter(|other| {
        let (c, r) = (other % COLUMNS, other / COLUMNS);
        c.abs_diff(column) + r.abs_diff(row) == 1
    });
    all.collect()
}

impl Corner {
    /// The chain of a cell and its liberties; none if it is joined to the outside.
    fn chain(&self, outside: &Outside, cell: usize) -> (Vec<usize>, Option<BTreeSet<usize>>) {
        let (mut chain, mut liberties, mut safe) = (vec![cell], BTreeSet::new(), false);
        let mut next = 0;
        while next < chain.len() {
            let stone = chain[next];
            next += 1;
            safe |= outside[stone].is_some() && outside[stone] == self.cells[cell];
            for other in near(stone) {
                if self.cells[other].is_none() {
                    liberties.insert(other);
                } else if self.cells[other] == self.cells[cell] && !chain.contains(&other) {
                    chain.push(other);
                }
            }
        }
        (chain, (!safe).then_some(liberties))
    }

    fn play(&self, outside: &Outside, cell: usize) -> Option<Self> {
        let us = self.to_play;
        let mut next = self.clone();
        if next.cells[cell].is_some() {
            return None;
        }
        next.cells[cell] = Some(us);
        next.to_play = us.opposite();
        let mut taken = BTreeSet::new();
        for other in near(cell) {
            if next.cells[other] == Some(us.opposite()) {
                let (chain, liberties) = next.chain(outside, other);
                if liberties.is_some_and(|liberties| liberties.is_empty()) {
                    taken.extend(chain);
                }
            }
        }
        for &stone in &taken {
            next.cells[stone] = None;
        }
        let (chain, liberties) = next.chain(outside, cell);
        if liberties.as_ref().is_some_and(BTreeSet::is_empty) {
            return None;
        }
        if taken.len() == 1 && chain.len() == 1 && liberties == Some(taken.clone()) {
            if self.bans.contains(&(us, cell)) {
                return None;
            }
            next.bans
                .extend(taken.iter().map(|&stone| (us.opposite(), stone)));
        }
        Some(next)
    }

    fn turns(&self, outside: &Outside) -> Vec<Self> {
        let mut turns: Vec<_> = (0..CELLS)
            .filter_map(|cell| self.play(outside, cell))
            .collect();
        let passed = Self {
            to_play: self.to_play.opposite(),
            ..self.clone()
        };
        for ban in self.bans.iter().filter(|(color, _)| *color == self.to_play) {
            let mut next = passed.clone();
            next.bans.remove(ban);
            turns.push(next);
        }
        turns.push(passed);
        turns
    }
}

/// All states that can come up, and where they lead.
struct Graph {
    states: Vec<Corner>,
    turns: Vec<Vec<usize>>,
}

impl Graph {
    fn new(root: Corner, outside: &Outside) -> Self {
        let mut places = HashMap::from([(root.clone(), 0)]);
        let mut graph = Self {
            states: vec![root],
            turns: Vec::new(),
        };
        while graph.turns.len() < graph.states.len() {
            let turns = graph.states[graph.turns.len()].turns(outside);
            let to = turns.into_iter().map(|state| {
                *places.entry(state.clone()).or_insert_with(|| {
                    graph.states.push(state);
                    graph.states.len() - 1
                })
            });
            let to = to.collect();
            graph.turns.push(to);
        }
        graph
    }

    /// The states from which a side forces its way to a goal, without passing through what is closed.
    fn forced(&self, side: Color, goal: &[bool], closed: &[bool]) -> Vec<bool> {
        let mut won = goal.to_vec();
        loop {
            let mut changed = false;
            for (number, state) in self.states.iter().enumerate() {
                if won[number] || closed[number] {
                    continue;
                }
                let mut turns = self.turns[number].iter();
                won[number] = if state.to_play == side {
                    turns.any(|&to| won[to])
                } else {
                    turns.all(|&to| won[to])
                };
                changed |= won[number];
            }
            if !changed {
                return won;
            }
        }
    }

    fn each(&self, test: impl Fn(&Corner) -> bool) -> Vec<bool> {
        self.states.iter().map(test).collect()
    }

    /// Whether the opponent can capture the chain on a cell at the start.
    fn is_capturable(&self, cell: usize) -> bool {
        let color = self.states[0].cells[cell].unwrap();
        let gone = self.each(|state| state.cells[cell] != Some(color));
        let open = vec![false; self.states.len()];
        self.forced(color.opposite(), &gone, &open)[0]
    }

    /// Whether the chain can be captured so that no stone of its side on these cells stays.
    fn is_killed(&self, cell: usize, cells: &BTreeSet<usize>) -> bool {
        let color = self.states[0].cells[cell].unwrap();
        let attacker = color.opposite();
        let open = vec![false; self.states.len()];
        let gone = |cell: usize| self.each(|state| state.cells[cell] != Some(color));
        let mut stays = open.clone();
        for &stone in cells {
            let taken = self.forced(attacker, &gone(stone), &open);
            (0..stays.len()).for_each(|number| stays[number] |= !taken[number]);
        }
        let again = self.forced(color, &stays, &open);
        let gone = gone(cell);
        let all = || gone.iter().zip(&again);
        let killed: Vec<_> = all().map(|(gone, again)| *gone && !again).collect();
        let revived: Vec<_> = all().map(|(gone, again)| *gone && *again).collect();
        self.forced(attacker, &killed, &revived)[0]
    }
}

impl Corner {
    /// All states from here, with the opponent of the chain on a cell to play.
    fn attacked(&self, outside: &Outside, cell: usize) -> Graph {
        let to_play = self.cells[cell].unwrap().opposite();
        let root = Self {
            to_play,
            ..self.clone()
        };
        Graph::new(root, outside)
    }

    fn points_of(&self, outside: &Outside, cell: usize) -> BTreeSet<usize> {
        self.chain(outside, cell).0.into_iter().collect()
    }

    /// The cells of a chain and those reached from it over empty cells, opposing chains that can be
    /// captured and dead chains of its own side; without the other stones of its side.
    fn beyond(&self, outside: &Outside, cell: usize) -> BTreeSet<usize> {
        let own = self.points_of(outside, cell);
        let mut area: Vec<usize> = own.iter().copied().collect();
        let mut next = 0;
        while next < area.len() {
            let here = area[next];
            next += 1;
            for other in near(here) {
                if area.contains(&other) {
                    continue;
                }
                let opens = match self.cells[other] {
                    None => true,
                    Some(color) => {
                        let graph = self.attacked(outside, other);
                        let points = self.points_of(outside, other);
                        let friend = Some(color) == self.cells[cell];
                        graph.is_capturable(other) && (!friend || graph.is_killed(other, &points))
                    }
                };
                if opens {
                    area.push(other);
                }
            }
        }
        let is_other =
            |point: &usize| self.cells[*point] == self.cells[cell] && !own.contains(point);
        area.into_iter().filter(|point| !is_other(point)).collect()
    }

    fn status(&self, outside: &Outside, cell: usize) -> Status {
        let graph = self.attacked(outside, cell);
        if !graph.is_capturable(cell) {
            Status::Alive
        } else if !graph.is_killed(cell, &self.points_of(outside, cell)) {
            Status::AliveByNewStone
        } else if !graph.is_killed(cell, &self.beyond(outside, cell)) {
            Status::AliveByStoneBeyond
        } else {
            Status::Dead
        }
    }
}

struct Random(u64);

impl Random {
    fn below(&mut self, limit: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 16) % limit
    }
}

/// The corner as a board: a row and a column of safe stones around it.
fn as_board(corner: &Corner, around: Color) -> Option<Board> {
    let size = BoardSize::new(COLUMNS as u8 + 1, ROWS as u8 + 1).unwrap();
    let mut stones = Vec::new();
    let mut safe = Vec::new();
    for point in size.points() {
        let (column, row) = (usize::from(point.column), usize::from(point.row));
        let inside = (column < COLUMNS && row < ROWS).then_some(row * COLUMNS + column);
        let color = match inside {
            Some(cell) => corner.cells[cell],
            None => Some(around),
        };
        stones.extend(color.map(|color| (point, color)));
        safe.extend(inside.is_none().then_some(point));
    }
    Board::from_stones(size, stones, &safe).ok()
}

#[test]
fn tiny_corners_are_read_like_the_plainest_search_reads_them() {
    let mut random = Random(0x5eed_0f90);
    let mut seen = BTreeSet::new();
    let mut boards = 0;
    while boards < 60 {
        let around = [Color::White, Color::White, Color::Black][random.below(3) as usize];
        let mut outside = [None; CELLS];
        let mut cells = [None; CELLS];
        for cell in 0..CELLS {
            let on_rim = cell % COLUMNS == COLUMNS - 1 || cell / COLUMNS == ROWS - 1;
            outside[cell] = on_rim.then_some(around);
            cells[cell] = match random.below(10) {
                0..=3 => Some(Color::Black),
                4..=5 => Some(Color::White),
                _ => None,
            };
        }
        let corner = Corner {
            cells,
            bans: BTreeSet::new(),
            to_play: Color::White,
        };
        let Some(board) = as_board(&corner, around) else {
            continue;
        };
        boards += 1;
        let stones = (0..CELLS).filter(|&cell| cells[cell].is_some());
        for cell in stones.take(2) {
            let point = point_of(cell);
            let reading = read_chain(&board, point, Limits::default()).unwrap();
            let expected = corner.status(&outside, cell);
            assert_eq!(reading.status(), expected, "{point}\n{board:?}");
            seen.insert(expected);
        }
    }
    let all = [Status::Alive, Status::AliveByNewStone, Status::Dead];
    assert_eq!(seen.into_iter().collect::<Vec<_>>(), all);
}

#[test]
fn three_points_without_capturing_are_read_like_that_too() {
    use Color::{Black, White};
    let board = figure("XOOOO oxxoO .xxoO");
    let mut corner = Corner {
        cells: [None; CELLS],
        bans: BTreeSet::new(),
        to_play: Black,
    };
    for cell in 0..CELLS {
        corner.cells[cell] = board.at(point_of(cell));
    }
    let mut outside = [None; CELLS];
    outside[4..].fill(Some(White));
    outside[3] = Some(White);
    outside[4] = Some(Black);
    for (cell, expected) in [
        (1, Status::AliveByNewStone),
        (4, Status::AliveByStoneBeyond),
        (3, Status::Alive),
    ] {
        assert_eq!(corner.status(&outside, cell), expected, "{cell}");
        let reading = read_chain(&board, point_of(cell), Limits::default()).unwrap();
        assert_eq!(reading.status(), expected, "{cell}");
    }
}

fn point_of(cell: usize) -> Point {
    Point::new((cell % COLUMNS) as u8, (cell / COLUMNS) as u8)
}
