//! A small opponent for lessons: it goes through a list of habits, and the first one that finds a move plays it. It never
//! leaves anything to chance, so the same moves always get the same answers.

use super::{
    Agreement, Aim, Board, Chain, Color, Game, Move, Point, dead::lead_at_random,
    is_unconditionally_alive, region::regions,
};
use std::cmp::Reverse;

/// A habit of the small opponent.
///
/// Of several moves that a habit likes equally, the one nearer to the middle of the board is played; of these the first
/// in the order of the board's points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Habit {
    /// Takes a chain in atari, the largest; in a game that is counted none that is lost already.
    Capture,
    /// Gives a chain of its own that is in atari two liberties or more: the largest chain, the most liberties; in a game
    /// that is counted none that is lost already.
    Save,
    /// Answers a stone that was just put into its territory, unless it would be lost anyway: the move
    /// within two lines of it after which random players keep most of the board.
    Contain,
    /// Puts a chain in atari with a stone that cannot be taken at once; the chain that can gain the fewest
    /// liberties by growing.
    Atari,
    /// Takes a liberty of the opposing chain with the fewest, with a stone that keeps two liberties.
    Approach,
    /// Closes a border, or opens the other side’s: the move by which it has most after the best answer.
    Close,
    /// Fills a neutral point that costs nothing.
    Fill,
    /// Plays on the free point nearest to the middle that touches no stone of its opponent’s.
    Center,
}

/// What the small opponent does with its turn, and the habit behind it; none where no habit found a move and it passes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reply {
    /// The move.
    pub mv: Move,
    /// The habit that found it.
    pub habit: Option<Habit>,
}

/// The move of the side to play: that of the first habit that finds one, else a pass.
#[must_use]
pub fn reply(game: &Game, habits: &[Habit]) -> Reply {
    let found = habits
        .iter()
        .find_map(|&habit| find(game, habit).map(|point| (habit, point)));
    match found {
        Some((habit, point)) => Reply {
            mv: Move::Play(point),
            habit: Some(habit),
        },
        None => Reply {
            mv: Move::Pass,
            habit: None,
        },
    }
}

/// How many half points the side to play is ahead after this move and the best answer to it, where every surrounded
/// point is somebody’s and only a chain that stands alone in the other side’s territory is lost. A pass is a move, too.
/// None where the move is illegal.
#[must_use]
pub fn worth(game: &Game, mv: Move) -> Option<i32> {
    let color = game.to_play();
    let mut after = game.clone();
    after.play(mv).ok()?;
    let answers = open_points(&after)
        .into_iter()
        .map(Move::Play)
        .chain([Move::Pass]);
    let worst = answers.filter_map(|answer| {
        let mut then = after.clone();
        let played = then.play(answer).ok()?;
        let gives_itself_up = played.captured.is_empty()
            && answer
                .point()
                .is_some_and(|point| then.board().is_in_atari(point));
        (!gives_itself_up).then(|| ahead(&then, color))
    });
    // Where both have passed, the game has stopped and there is no answer.
    Some(worst.min().unwrap_or_else(|| ahead(&after, color)))
}

fn find(game: &Game, habit: Habit) -> Option<Point> {
    match habit {
        Habit::Capture => capture(game),
        Habit::Save => save(game),
        Habit::Contain => contain(game),
        Habit::Atari => atari(game),
        Habit::Approach => approach(game),
        Habit::Close => close(game),
        Habit::Fill => fill(game),
        Habit::Center => center(game),
    }
}

/// Of the legal moves those that the habit values, the best one.
fn best<V: Ord>(game: &Game, value: impl Fn(Point, &Game) -> Option<V>) -> Option<Point> {
    let valued = game.legal_points().into_iter().filter_map(|point| {
        let mut after = game.clone();
        after.play(Move::Play(point)).ok()?;
        Some((value(point, &after)?, point))
    });
    let mut found: Option<(V, Point)> = None;
    for (value, point) in valued {
        let better = found.as_ref().is_none_or(|(best, at)| {
            let nearer = from_middle(game.board(), point) < from_middle(game.board(), *at);
            value > *best || (value == *best && nearer)
        });
        if better {
            found = Some((value, point));
        }
    }
    found.map(|(_, point)| point)
}

fn capture(game: &Game) -> Option<Point> {
    best(game, |_, after| {
        let mut taken = after.captured_by_last().to_vec();
        taken.retain(|&stone| !is_lost(game, stone));
        (!taken.is_empty()).then_some(taken.len())
    })
}

fn save(game: &Game) -> Option<Point> {
    let color = game.to_play();
    let mut threatened: Vec<Chain> = game.board().chains();
    threatened.retain(|chain| {
        let lost = || {
            chain
                .stones
                .first()
                .is_some_and(|&stone| is_lost(game, stone))
        };
        chain.color == color && chain.is_in_atari() && !chain.safe && !lost()
    });
    threatened.sort_by_key(|chain| Reverse(chain.stones.len()));
    threatened.iter().find_map(|chain| {
        let stone = chain.stones.first()?;
        best(game, |_, after| {
            let liberties = after.board().liberty_count(*stone);
            (liberties >= 2).then_some(liberties)
        })
    })
}

/// How many games random players finish for each answer: enough to tell a good one, and quick.
const GAMES: u32 = 16;

fn contain(game: &Game) -> Option<Point> {
    let last = game.last_move()?;
    let (stone, color, board) = (last.mv.point()?, game.to_play(), game.board());
    if last.color == color || board.at(stone).is_none() {
        return None;
    }
    let inside = reach(board, stone, color);
    if !is_territory(board, &inside) {
        return None;
    }
    let near = |point: Point| {
        let columns = point.column.abs_diff(stone.column);
        columns + point.row.abs_diff(stone.row) <= 2
    };
    let unanswered = lead_at_random(board, color, GAMES);
    best(game, |point, after| {
        let fits = near(point) && inside.contains(&point) && !gives_itself_up(after, point);
        let lead = fits.then(|| lead_at_random(after.board(), color, GAMES));
        lead.filter(|lead| *lead > unanswered)
    })
}

/// Whether the game is counted at its end, and the chain of the stone is the other side’s by then.
fn is_lost(game: &Game, stone: Point) -> bool {
    let board = game.board();
    let owner = board.at(stone).map(Color::opposite);
    let stands = |owner| is_territory(board, &reach(board, stone, owner));
    game.ruleset().aim == Aim::Score
        && owner.is_some_and(stands)
        && !is_unconditionally_alive(board, stone)
}

/// All points that a stone reaches without crossing stones of that color.
fn reach(board: &Board, stone: Point, border: Color) -> Vec<Point> {
    let size = board.size();
    let mut inside = vec![stone];
    let mut seen = 0;
    while let Some(&point) = inside.get(seen) {
        seen += 1;
        for near in size.neighbors(point) {
            if board.at(near) != Some(border) && !inside.contains(&near) {
                inside.push(near);
            }
        }
    }
    inside
}

/// Whether points that only one side surrounds are its territory, with a stone or two of the other side in it: less than
/// half of the board, and most of it empty.
fn is_territory(board: &Board, inside: &[Point]) -> bool {
    let stones = inside.iter().filter(|point| board.at(**point).is_some());
    inside.len() * 2 < board.size().len() && stones.count() * 3 <= inside.len()
}

/// The liberties that the chain of a stone has after its side’s best move on one of them.
fn most_liberties(game: &Game, stone: Point) -> usize {
    let liberties = game.board().liberties(stone);
    let grown = liberties.iter().filter_map(|&point| {
        let mut after = game.clone();
        after.play(Move::Play(point)).ok()?;
        Some(after.board().liberty_count(stone))
    });
    grown.max().unwrap_or(0)
}

fn atari(game: &Game) -> Option<Point> {
    let color = game.to_play();
    best(game, |point, after| {
        if after.board().is_in_atari(point) {
            return None;
        }
        let near = game.board().size().neighbors(point);
        let chains = near.filter(|near| after.board().at(*near) == Some(color.opposite()));
        let put = chains.filter(|stone| after.board().is_in_atari(*stone));
        put.map(|stone| {
            let size = after
                .board()
                .chain_at(stone)
                .map(|chain| chain.stones.len());
            (Reverse(most_liberties(after, stone)), size)
        })
        .max()
    })
}

fn approach(game: &Game) -> Option<Point> {
    let color = game.to_play();
    best(game, |point, after| {
        let own = after.board().liberty_count(point);
        let near = game.board().size().neighbors(point);
        let touched = near.filter(|near| after.board().at(*near) == Some(color.opposite()));
        let left = touched
            .map(|stone| after.board().liberty_count(stone))
            .min()?;
        (own >= 2).then_some((Reverse(left), own))
    })
}

fn close(game: &Game) -> Option<Point> {
    let color = game.to_play();
    let open = open_points(game);
    let at_rest = worth(game, Move::Pass)?;
    best(game, |point, after| {
        if !open.contains(&point) || gives_itself_up(after, point) {
            return None;
        }
        let worth = worth(game, Move::Play(point))?;
        (worth > at_rest).then(|| (worth, ahead(after, color)))
    })
}

fn fill(game: &Game) -> Option<Point> {
    let color = game.to_play();
    let open = open_points(game);
    let now = ahead(game, color);
    best(game, |point, after| {
        let free = open.contains(&point) && !gives_itself_up(after, point);
        (free && ahead(after, color) >= now).then_some(())
    })
}

fn center(game: &Game) -> Option<Point> {
    let (board, color) = (game.board(), game.to_play());
    best(game, |point, after| {
        let mut near = board.size().neighbors(point);
        let touches = near.any(|near| board.at(near) == Some(color.opposite()));
        (!touches && !after.board().is_in_atari(point)).then_some(())
    })
}

fn gives_itself_up(after: &Game, point: Point) -> bool {
    after.captured_by_last().is_empty() && after.board().is_in_atari(point)
}

/// The empty points at which something is still to be decided: those of regions that both sides border, and the last
/// liberties of chains in atari.
fn open_points(game: &Game) -> Vec<Point> {
    let board = game.board();
    let size = board.size();
    let empty = |point: Point| board.is_empty_point(point);
    let shared = regions(size, empty).into_iter().filter(|region| {
        [Color::Black, Color::White].into_iter().all(|color| {
            let mut near = region
                .points
                .iter()
                .flat_map(|&point| size.neighbors(point));
            near.any(|near| board.at(near) == Some(color))
        })
    });
    let chains = board.chains().into_iter();
    let last = chains
        .filter(Chain::is_in_atari)
        .flat_map(|chain| chain.liberties);
    let mut points: Vec<_> = shared
        .flat_map(|region| region.points)
        .chain(last)
        .collect();
    points.sort_unstable();
    points.dedup();
    points
}

/// By how many half points a side is ahead, every surrounded point being somebody’s.
fn ahead(game: &Game, color: Color) -> i32 {
    let chains = game.board().chains().into_iter();
    let lost = chains
        .filter_map(|chain| chain.stones.first().copied())
        .filter(|&stone| is_lost(game, stone));
    let agreed = Agreement {
        dead: lost.collect(),
        seki: Vec::new(),
    };
    let score = game.count_agreed(&agreed).score();
    let black = score.black.half_points() - score.white.half_points();
    match color {
        Color::Black => black,
        Color::White => -black,
    }
}

/// How far a point lies from the middle, in half lines.
fn from_middle(board: &Board, point: Point) -> i32 {
    let size = board.size();
    let columns = (i32::from(point.column) * 2 - i32::from(size.columns() - 1)).abs();
    let rows = (i32::from(point.row) * 2 - i32::from(size.rows() - 1)).abs();
    columns + rows
}
