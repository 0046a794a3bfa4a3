//! A small opponent for lessons: it goes through a list of habits, and the first one that finds a move plays it. It never
//! leaves anything to chance, so the same moves always get the same answers.

use super::{Agreement, Board, Chain, Color, Game, Move, Point, region::regions};
use std::cmp::Reverse;

/// A habit of the small opponent.
///
/// Of several moves that a habit likes equally, the one nearer to the middle of the board is played; of these the first
/// in the order of the board's points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Habit {
    /// Takes a chain in atari, the largest.
    Capture,
    /// Gives a chain of its own that is in atari two liberties or more: the largest chain, the most liberties.
    Save,
    /// Answers a stone that was just put into its territory: it takes the liberty after which that
    /// stone’s chain has the fewest.
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
/// point is somebody’s and no stone is dead. A pass is a move, too. None where the move is illegal.
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
        let taken = after.captured_by_last().len();
        (taken > 0).then_some(taken)
    })
}

fn save(game: &Game) -> Option<Point> {
    let color = game.to_play();
    let mut threatened: Vec<Chain> = game.board().chains();
    threatened.retain(|chain| chain.color == color && chain.is_in_atari() && !chain.safe);
    threatened.sort_by_key(|chain| Reverse(chain.stones.len()));
    threatened.iter().find_map(|chain| {
        let stone = chain.stones.first()?;
        best(game, |_, after| {
            let liberties = after.board().liberty_count(*stone);
            (liberties >= 2).then_some(liberties)
        })
    })
}

fn contain(game: &Game) -> Option<Point> {
    let last = game.last_move()?;
    let (stone, color) = (last.mv.point()?, game.to_play());
    if last.color == color || !stands_in_territory(game.board(), stone, color) {
        return None;
    }
    let liberties = game.board().liberties(stone);
    best(game, |point, after| {
        let safe = !after.board().is_in_atari(point);
        (liberties.contains(&point) && safe).then(|| Reverse(most_liberties(after, stone)))
    })
}

/// Whether the stone and all that it reaches through empty points and its own color is surrounded by the other side.
fn stands_in_territory(board: &Board, stone: Point, owner: Color) -> bool {
    let size = board.size();
    let mut inside = vec![stone];
    let mut seen = 0;
    while let Some(&point) = inside.get(seen) {
        seen += 1;
        for near in size.neighbors(point) {
            if board.at(near) != Some(owner) && !inside.contains(&near) {
                inside.push(near);
            }
        }
    }
    // More than one chain in there is a group, and not a stone that was dropped in.
    let chain = board.chain_at(stone);
    let alone = inside
        .iter()
        .filter(|point| board.at(**point).is_some())
        .all(|point| chain.as_ref().is_some_and(|chain| chain.contains(*point)));
    alone && inside.len() * 2 < size.points().count()
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

/// The empty points of regions that both sides border.
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
    shared.flat_map(|region| region.points).collect()
}

/// By how many half points a side is ahead, every surrounded point being somebody’s and no stone dead.
fn ahead(game: &Game, color: Color) -> i32 {
    let score = game.count_agreed(&Agreement::default()).score();
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
