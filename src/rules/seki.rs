//! Which stones live in seki, as far as the chains of a board can be read out.
//!
//! Living stones that have dame are in seki, and their eyes are no territory (1989 rules, article 8).
//! But dame that either side can fill without harm are filled before the end (article 9, paragraph
//! 2). So a seki is what remains: dame that neither side can fill without losing living stones.

use super::{
    Agreement, Board, Chain, Color, Game, Komi, Limits, Move, OwnedRegion, Owner, Point, Prisoners,
    Ruleset, ScoringRule, Status, count_agreed,
    life::read_in,
    local::Parts,
    region::{border, regions},
};

/// All chains of a board, read out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardReading {
    /// Each chain with its status, in the order of [`Board::chains`]. Stones that nobody can capture
    /// are [`Alive`](Status::Alive).
    pub chains: Vec<(Chain, Status)>,
    /// The living stones in seki, sorted.
    pub seki: Vec<Point>,
    /// The points between them that neither side can fill, sorted.
    pub dame: Vec<Point>,
    /// Empty points that one side at least can fill without harm, sorted; they are to be filled
    /// before the end.
    pub open: Vec<Point>,
    /// Stones of chains that could not be read within the limits, sorted. Where there are some, a
    /// seki beside them may have been missed.
    pub unread: Vec<Point>,
}

impl BoardReading {
    /// What the players would agree on: the dead stones and the stones in seki.
    #[must_use]
    pub fn agreement(&self) -> Agreement {
        let dead = self
            .chains
            .iter()
            .filter(|(_, status)| *status == Status::Dead);
        let mut dead: Vec<_> = dead.flat_map(|(chain, _)| chain.stones.clone()).collect();
        dead.sort_unstable();
        Agreement {
            dead,
            seki: self.seki.clone(),
        }
    }

    /// A stone of each chain that is marked otherwise than it was read, sorted: living stones called
    /// dead, and dead stones that are not. What was not read contradicts nothing.
    #[must_use]
    pub fn contradicts(&self, agreement: &Agreement) -> Vec<Point> {
        let differs = |(chain, status): &&(Chain, Status)| {
            let marked = agreement.dead.iter().any(|&stone| chain.contains(stone));
            status.is_alive().is_some_and(|alive| alive == marked)
        };
        let differing = self.chains.iter().filter(differs);
        let mut stones: Vec<_> = differing
            .filter_map(|(chain, _)| chain.stones.first().copied())
            .collect();
        stones.sort_unstable();
        stones
    }

    /// The status of the chain on a point; none for a point without a stone.
    #[must_use]
    pub fn status(&self, point: Point) -> Option<Status> {
        let found = self.chains.iter().find(|(chain, _)| chain.contains(point));
        found.map(|(_, status)| *status)
    }
}

/// Reads out all chains of a board and finds those in seki. The limits hold for each chain, and ten
/// times as many states for the board as a whole: where they do not suffice, no seki is named and
/// every chain that somebody might capture is unread.
#[must_use]
pub fn read_board(board: &Board, limits: Limits) -> BoardReading {
    let mut reader = Reader {
        limits,
        left: limits.states.saturating_mul(10),
    };
    let mut chains = read_chains(board, &mut reader);
    let mut unread = stones_with(&chains, |status| status == Status::Unknown);
    let mut filled = board.clone();
    let mut open = Vec::new();
    // Every round fills a point, so that the rounds come to an end.
    let (dame, after) = loop {
        let after = if open.is_empty() {
            chains.clone()
        } else {
            read_chains(&filled, &mut reader)
        };
        let dame = shared_regions(&filled, &after);
        match fill_harmlessly(&filled, &after, &dame, &mut reader) {
            Some((point, next)) => {
                open.push(point);
                filled = next;
            }
            None => break (dame, after),
        }
    };
    let mut seki = in_seki(&filled, &after, &dame);
    let dead = stones_with(&chains, |status| status == Status::Dead);
    seki.retain(|stone| board.at(*stone).is_some() && !dead.contains(stone));
    let mut dame: Vec<_> = dame.into_iter().flat_map(|region| region.points).collect();
    dame.retain(|&point| board.is_empty_point(point));
    if reader.left == 0 {
        let parts = Parts::new(board);
        for (chain, status) in &mut chains {
            if !chain
                .stones
                .first()
                .is_some_and(|stone| parts.is_fixed(*stone))
            {
                *status = Status::Unknown;
            }
        }
        unread = stones_with(&chains, |status| status == Status::Unknown);
        (seki, dame) = (Vec::new(), Vec::new());
    }
    for list in [&mut seki, &mut dame, &mut open, &mut unread] {
        list.sort_unstable();
    }
    BoardReading {
        chains,
        seki,
        dame,
        open,
        unread,
    }
}

/// The points, sorted, where a stone of its own side makes a dead chain alive: one of them is the
/// protective move, if the side plays it before the end (1989 rules, article 9, paragraph 2; figure
/// 9). None for a chain that is alive already, that nothing saves, or that was not read.
#[must_use]
pub fn protecting_moves(board: &Board, point: Point, limits: Limits) -> Vec<Point> {
    let Some(color) = board.at(point) else {
        return Vec::new();
    };
    let parts = Parts::new(board);
    let read = read_in(&parts, point, limits);
    if read.is_none_or(|reading| reading.status() != Status::Dead) {
        return Vec::new();
    }
    let saves = |&mv: &Point| {
        let mut game = Game::from_position(board.clone(), color, Ruleset::japanese());
        game.play(Move::Play(mv)).is_ok()
            && read_in(&Parts::new(game.board()), point, limits)
                .is_some_and(|reading| reading.status().is_alive() == Some(true))
    };
    let mut points = parts.points_around(point, limits.points);
    points.retain(saves);
    points
}

/// The stones that are in seki by the letter of article 8, if these stones are dead: all living
/// stones that have dame, and those that share eyes with them. Sorted.
///
/// While any dame is open, this takes the territory of all stones around it away, as the commentary
/// says of figure 15; [`read_board`] tells such dame from those of a true seki.
#[must_use]
pub fn seki_by_dame(board: &Board, dead: &[Point]) -> Vec<Point> {
    let status = |chain: &Chain| {
        if !chain.safe && dead.iter().any(|&stone| chain.contains(stone)) {
            Status::Dead
        } else {
            Status::Alive
        }
    };
    let chains = board.chains().into_iter();
    let chains: Vec<_> = chains
        .map(|chain| {
            let status = status(&chain);
            (chain, status)
        })
        .collect();
    let dame = shared_regions(board, &chains);
    let dead = stones_with(&chains, |status| status == Status::Dead);
    let mut seki = in_seki(board, &chains, &dame);
    seki.retain(|stone| !dead.contains(stone));
    seki
}

/// Reads chain after chain of one board with what is left of the states.
struct Reader {
    limits: Limits,
    left: usize,
}

impl Reader {
    fn status(&mut self, parts: &Parts<'_>, stone: Point) -> Option<Status> {
        let limits = Limits {
            states: self.limits.states.min(self.left),
            ..self.limits
        };
        let reading = read_in(parts, stone, limits)?;
        self.left = self.left.saturating_sub(reading.states());
        Some(reading.status())
    }
}

fn read_chains(board: &Board, reader: &mut Reader) -> Vec<(Chain, Status)> {
    let parts = Parts::new(board);
    let read = |chain: Chain| {
        let stone = chain.stones.first().copied()?;
        let status = reader.status(&parts, stone)?;
        Some((chain, status))
    };
    board.chains().into_iter().filter_map(read).collect()
}

fn stones_with(chains: &[(Chain, Status)], test: impl Fn(Status) -> bool) -> Vec<Point> {
    let kept = chains.iter().filter(|(_, status)| test(*status));
    kept.flat_map(|(chain, _)| chain.stones.iter().copied())
        .collect()
}

fn counted(board: &Board, chains: &[(Chain, Status)], seki: Vec<Point>) -> Vec<OwnedRegion> {
    let agreement = Agreement {
        dead: stones_with(chains, |status| status == Status::Dead),
        seki,
    };
    let (held, komi) = (Prisoners::default(), Komi::ZERO);
    count_agreed(board, held, &agreement, ScoringRule::Territory, komi).regions
}

/// The regions, dead stones among them, that living stones of both sides border, and none that were
/// not read. They are not those of the count, where dead stones beside a dame stay.
fn shared_regions(board: &Board, chains: &[(Chain, Status)]) -> Vec<OwnedRegion> {
    let dead = stones_with(chains, |status| status == Status::Dead);
    let unread = stones_with(chains, |status| status == Status::Unknown);
    let lives = |point: Point| board.at(point).is_some() && !dead.contains(&point);
    regions(board.size(), |point| !lives(point))
        .into_iter()
        .filter_map(|region| {
            let borders = border(board, &region.points, lives);
            let touches = |color| borders.iter().any(|&stone| board.at(stone) == Some(color));
            let shared = Color::BOTH.into_iter().all(touches);
            let read = borders.iter().all(|stone| !unread.contains(stone));
            (shared && read).then_some(OwnedRegion {
                owner: Owner::Dame,
                points: region.points,
                borders,
                seki: None,
            })
        })
        .collect()
}

/// A shared point that a side can fill so that all its stones that were alive still are, and the
/// board after it.
fn fill_harmlessly(
    board: &Board,
    chains: &[(Chain, Status)],
    shared: &[OwnedRegion],
    reader: &mut Reader,
) -> Option<(Point, Board)> {
    let points = shared
        .iter()
        .flat_map(|region| region.points.iter().copied());
    let points = points.filter(|&point| board.is_empty_point(point));
    points.into_iter().find_map(|point| {
        Color::BOTH.into_iter().find_map(|color| {
            let mut game = Game::from_position(board.clone(), color, Ruleset::japanese());
            let played = game.play(Move::Play(point)).ok()?;
            // Taking stones is no filling.
            if !played.captured.is_empty() {
                return None;
            }
            let after = game.board();
            let own = chains.iter().filter(|(chain, _)| chain.color == color);
            let living = own.filter(|(_, status)| status.is_alive() == Some(true));
            let heads = living.filter_map(|(chain, _)| chain.stones.first().copied());
            let parts = Parts::new(after);
            let stay = heads.chain([point]).all(|stone| {
                reader.left > 0
                    && (reader.status(&parts, stone))
                        .is_some_and(|status| status.is_alive() == Some(true))
            });
            stay.then(|| (point, after.clone()))
        })
    })
}

/// The living stones beside what is left open, and those that share their eyes.
fn in_seki(board: &Board, chains: &[(Chain, Status)], dame: &[OwnedRegion]) -> Vec<Point> {
    let mut seki: Vec<Point> = dame
        .iter()
        .flat_map(|region| region.borders.clone())
        .collect();
    loop {
        let before = seki.len();
        let touched = chains
            .iter()
            .filter(|(chain, _)| seki.iter().any(|&stone| chain.contains(stone)));
        let mut grown: Vec<Point> = touched
            .flat_map(|(chain, _)| chain.stones.iter().copied())
            .collect();
        for region in counted(board, chains, grown.clone()) {
            if region.seki.is_some() {
                grown.extend(region.borders);
            }
        }
        grown.sort_unstable();
        grown.dedup();
        seki = grown;
        if seki.len() == before {
            return seki;
        }
    }
}
