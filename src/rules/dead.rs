//! Dead stones at the end: what is marked together, what must be played first, and a guess.
//!
//! Which stones are dead is for the players to agree on (1989 rules, article 9, paragraph 2). The
//! guess here is a start for them and nothing more; it comes from games that random players finish,
//! always the same ones.

use super::{
    Agreement, Board, Color, Game, Komi, Limits, Move, Owner, Point, Prisoners, Ruleset,
    ScoringRule, count_agreed, pass_alive, read_board, region::regions,
};

/// The stones that are marked dead together with the one on a point, sorted: all of its color that
/// can be reached from it through empty points and stones of that color. None for an empty point.
#[must_use]
pub fn dead_together(board: &Board, point: Point) -> Vec<Point> {
    let Some(color) = board.at(point) else {
        return Vec::new();
    };
    let around = regions(board.size(), |near| {
        board.at(near) != Some(color.opposite())
    });
    let mut stones: Vec<_> = around
        .into_iter()
        .find(|region| region.contains(point))
        .map(|region| region.points)
        .unwrap_or_default();
    stones.retain(|&near| board.at(near) == Some(color));
    stones
}

/// The empty points, sorted, that both sides border and that are still to be filled before the
/// players can agree (1989 rules, articles 8 and 9, paragraph 2). Points between stones of both sides
/// that live in seki are not among them.
#[must_use]
pub fn open_dame(board: &Board, agreement: &Agreement) -> Vec<Point> {
    let seki_stones: Vec<_> = (agreement.seki.iter())
        .filter_map(|&point| board.chain_at(point))
        .flat_map(|chain| chain.stones)
        .collect();
    let counted = territory(board, agreement);
    let open = counted.regions.into_iter().filter(|region| {
        let sides = Color::BOTH.map(|color| {
            (region.borders.iter())
                .filter(|&&stone| board.at(stone) == Some(color))
                .map(|stone| seki_stones.contains(stone))
                .collect::<Vec<_>>()
        });
        let shared = sides.iter().all(|side| !side.is_empty());
        shared && !sides.iter().all(|side| side.contains(&true))
    });
    let mut points: Vec<_> = open.flat_map(|region| region.points).collect();
    points.retain(|&point| board.is_empty_point(point));
    points.sort_unstable();
    points
}

/// The points of a side's own territory, sorted, where its opponent could take living stones at once:
/// it must protect them first (1989 rules, article 9, paragraph 2).
#[must_use]
pub fn open_teire(board: &Board, agreement: &Agreement) -> Vec<Point> {
    let counted = territory(board, agreement);
    let owner_of = |point: Point| {
        (counted.owners.iter())
            .find(|(owned, _)| *owned == point)
            .map(|(_, owner)| *owner)
    };
    let lives = |point: Point| owner_of(point).is_none();
    let in_danger = board.chains().into_iter().filter(|chain| {
        chain.is_in_atari() && chain.stones.first().is_some_and(|&stone| lives(stone))
    });
    let mut points: Vec<_> = in_danger
        .filter_map(|chain| {
            let liberty = *chain.liberties.first()?;
            let own = owner_of(liberty) == Some(Owner::from(chain.color));
            let attacker = chain.color.opposite();
            let game = Game::from_position(board.clone(), attacker, Ruleset::japanese());
            (own && game.is_legal(liberty)).then_some(liberty)
        })
        .collect();
    points.sort_unstable();
    points.dedup();
    points
}

fn territory(board: &Board, agreement: &Agreement) -> super::Count {
    let (held, komi) = (Prisoners::default(), Komi::ZERO);
    count_agreed(board, held, agreement, ScoringRule::Territory, komi)
}

/// How far closed parts are read for the guess.
const GUESS_LIMITS: Limits = Limits {
    points: 24,
    states: 20_000,
};

/// A guess at what the players will agree on. Where a part of the board is closed and small, its
/// chains are read out, and the guess is certain; elsewhere it is that of [`guess_dead`].
#[must_use]
pub fn guess_agreement(board: &Board) -> Agreement {
    let reading = read_board(board, GUESS_LIMITS);
    let mut dead = guess_dead(board);
    dead.retain(|stone| reading.unread.binary_search(stone).is_ok());
    let Agreement { dead: read, seki } = reading.agreement();
    dead.extend(read);
    dead.sort_unstable();
    Agreement { dead, seki }
}

/// How many games the random players finish.
const GAMES: u32 = 60;

/// A guess at the dead stones of a finished position, sorted: chains whose points mostly become their
/// opponent's when random players go on from here. Stones that nobody can capture are never among
/// them. It may be wrong, as in a seki, and is always the same for the same board.
#[must_use]
pub fn guess_dead(board: &Board) -> Vec<Point> {
    let size = board.size();
    let mut balance = vec![0_i32; size.len()];
    let mut random = Random(board.hash() | 1);
    for number in 0..GAMES {
        let first = Color::BOTH[usize::from(number % 2 == 1)];
        for (point, color) in play_out(board, first, &mut random) {
            balance[size.index(point)] += match color {
                Color::Black => 1,
                Color::White => -1,
            };
        }
    }
    let alive: Vec<_> = Color::BOTH
        .into_iter()
        .flat_map(|color| pass_alive(board, color))
        .flat_map(|chain| chain.stones)
        .collect();
    let mut dead = Vec::new();
    for chain in board.chains() {
        let sum: i32 = (chain.stones.iter())
            .map(|&stone| balance[size.index(stone)])
            .sum();
        let own = match chain.color {
            Color::Black => sum,
            Color::White => -sum,
        };
        let certain = chain.stones.iter().any(|stone| alive.contains(stone));
        if !certain && own < 0 {
            dead.extend(chain.stones);
        }
    }
    dead.sort_unstable();
    dead
}

/// By how many points a side is ahead in so many games that random players finish from here, this
/// side’s opponent beginning. It is always the same for the same board.
pub(super) fn lead_at_random(board: &Board, color: Color, games: u32) -> i32 {
    let mut random = Random(board.hash() | 1);
    let mut lead = 0;
    for _ in 0..games {
        for (_, owner) in play_out(board, color.opposite(), &mut random) {
            lead += if owner == color { 1 } else { -1 };
        }
    }
    lead
}

/// Lets random players who leave their own eyes alone finish the game, and says whose each point is.
fn play_out(board: &Board, first: Color, random: &mut Random) -> Vec<(Point, Color)> {
    let size = board.size();
    let mut game = Game::from_position(board.clone(), first, Ruleset::japanese());
    for _ in 0..3 * size.len() {
        let color = game.to_play();
        let mut open: Vec<_> = size
            .points()
            .filter(|&point| game.board().is_empty_point(point))
            .collect();
        let mv = loop {
            if open.is_empty() {
                break Move::Pass;
            }
            let point = open.swap_remove(random.below(open.len()));
            if !is_own_eye(game.board(), point, color) && game.is_legal(point) {
                break Move::Play(point);
            }
        };
        if game.play(mv).is_err() || game.is_stopped() {
            break;
        }
    }
    let end = game.board();
    let owner = |point: Point| {
        let around = |color| {
            size.neighbors(point)
                .all(|near| end.at(near) == Some(color))
        };
        end.at(point)
            .or_else(|| Color::BOTH.into_iter().find(|&color| around(color)))
    };
    size.points()
        .filter_map(|point| Some((point, owner(point)?)))
        .collect()
}

/// Whether a point is surrounded by stones of a color that its opponent cannot easily cut apart.
fn is_own_eye(board: &Board, point: Point, color: Color) -> bool {
    let size = board.size();
    if !size
        .neighbors(point)
        .all(|near| board.at(near) == Some(color))
    {
        return false;
    }
    let (columns, rows) = ([-1, 1], [-1, 1]);
    let diagonals = columns.into_iter().flat_map(|x| rows.map(|y| (x, y)));
    let mut outside = 0;
    let mut opposing = 0;
    for (x, y) in diagonals {
        let (column, row) = (
            point.column.checked_add_signed(x),
            point.row.checked_add_signed(y),
        );
        match (column, row) {
            (Some(column), Some(row)) if size.contains(Point { column, row }) => {
                opposing += u32::from(board.at(Point { column, row }) == Some(color.opposite()));
            }
            _ => outside += 1,
        }
    }
    opposing + u32::from(outside > 0) < 2
}

/// The generator of Marsaglia, "Xorshift RNGs" (2003).
struct Random(u64);

impl Random {
    /// A number below this one, which must not be zero.
    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        let limit = u64::try_from(limit).unwrap_or(u64::MAX).max(1);
        usize::try_from((self.0 >> 16) % limit).unwrap_or_default()
    }
}
