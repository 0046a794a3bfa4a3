//! Why a legal move does not do what the step asks for: a fact of the position, with the stones and moves that show it.
//!
//! Every fact names a chain, a point or a move. The words are `locale`'s work.

use super::goal::{connected, taken_at_once};
use super::model::{Ask, Goal};
use crate::rules::{Color, ColoredMove, Game, Move, Owner, Point, is_unconditionally_alive};

impl Fact {
    /// A short name for what was found.
    pub fn name(&self) -> &'static str {
        match self {
            Self::TakenAtOnce { .. } => "taken-at-once",
            Self::StillHasLiberties { .. } => "still-has-liberties",
            Self::NotInAtari { .. } => "not-in-atari",
            Self::TakesNoLiberty { .. } => "takes-no-liberty",
            Self::TooFewLiberties { .. } => "too-few-liberties",
            Self::StillApart { cut: Some(_), .. } => "still-apart-cut",
            Self::StillApart { .. } => "still-apart",
            Self::LosesItsEyes { .. } => "loses-its-eyes",
            Self::NoTwoEyes { .. } => "no-two-eyes",
            Self::BorderOpen { .. } => "border-open",
            Self::NothingPlayed { .. } => "nothing-played",
            Self::FillsOwnTerritory { .. } => "fills-own-territory",
            Self::InOpponentTerritory { .. } => "in-opponent-territory",
            Self::OnDame => "on-dame",
            Self::Elsewhere { .. } => "elsewhere",
            Self::Allowed { .. } => "allowed",
        }
    }
}

/// What the engine found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fact {
    /// The stone just played is taken by the opponent's next move.
    TakenAtOnce {
        /// The stones that are lost.
        stones: Vec<Point>,
        /// The move that takes them.
        by: Point,
    },
    /// The chain that should lose its last liberty still has some.
    StillHasLiberties {
        /// The chain.
        chain: Vec<Point>,
        /// Its liberties.
        liberties: Vec<Point>,
    },
    /// The chain that should be left with one liberty has another number.
    NotInAtari {
        /// The chain.
        chain: Vec<Point>,
        /// Its liberties.
        liberties: Vec<Point>,
    },
    /// The move touches no liberty of the chain.
    TakesNoLiberty {
        /// The chain.
        chain: Vec<Point>,
        /// Its liberties.
        liberties: Vec<Point>,
    },
    /// The learner's chain has too few liberties.
    TooFewLiberties {
        /// The chain.
        chain: Vec<Point>,
        /// Its liberties.
        liberties: Vec<Point>,
        /// How many it should have.
        wanted: usize,
    },
    /// The stones are still apart; the opponent can cut here, if anywhere.
    StillApart {
        /// A stone of one chain and a stone of the other.
        stones: Vec<Point>,
        /// Where the opponent cuts.
        cut: Option<Point>,
    },
    /// The opponent takes the eyes of the chain by playing here.
    LosesItsEyes {
        /// The chain.
        chain: Vec<Point>,
        /// The move.
        by: Point,
    },
    /// The chain has no two eyes yet.
    NoTwoEyes {
        /// The chain.
        chain: Vec<Point>,
    },
    /// Both colors still border these empty points.
    BorderOpen {
        /// Where the border is open.
        points: Vec<Point>,
    },
    /// A pass leaves so many points to be played.
    NothingPlayed {
        /// A legal point.
        example: Point,
        /// How many there are.
        open: usize,
    },
    /// The move fills a point of the player's own territory.
    FillsOwnTerritory {
        /// How many points the region had.
        size: usize,
    },
    /// The move stands in the opponent's territory.
    InOpponentTerritory {
        /// Stones around the region.
        borders: Vec<Point>,
    },
    /// Both colors border the point: it is worth nothing.
    OnDame,
    /// The point meant lies so far away: columns to the right, rows up.
    Elsewhere {
        /// Columns to the right; negative is to the left.
        columns: i8,
        /// Rows up; negative is down.
        rows: i8,
    },
    /// The rules allow this move; the step asks for one that they refuse.
    Allowed {
        /// The point to try.
        meant: Point,
    },
}

impl Fact {
    /// The liberties that the fact counts, in the order in which the board numbers them.
    pub fn counted(&self) -> &[Point] {
        match self {
            Self::StillHasLiberties { liberties, .. }
            | Self::NotInAtari { liberties, .. }
            | Self::TakesNoLiberty { liberties, .. }
            | Self::TooFewLiberties { liberties, .. } => liberties,
            _ => &[],
        }
    }
}

/// A fact and the line that shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason {
    /// What the engine found.
    pub fact: Fact,
    /// What the opponent plays to show it; empty where looking is enough.
    pub line: Vec<ColoredMove>,
}

impl Reason {
    pub(super) fn of(fact: Fact) -> Self {
        Self {
            fact,
            line: Vec::new(),
        }
    }
}

/// Why this legal move does not reach the goal of the step.
pub fn why_not(ask: &Ask, before: &Game, after: &Game, mv: Move) -> Reason {
    let learner = before.to_play();
    if let Move::Play(point) = mv
        && let Some(reason) = loses_stones(after, point, learner)
    {
        return reason;
    }
    let reason = match &ask.goal {
        Goal::Fill(stone) if mv != Move::Pass => chain_reason(after, *stone, |chain, liberties| {
            Fact::TakesNoLiberty { chain, liberties }
        }),
        Goal::Capture(stone) | Goal::Fill(stone) => {
            chain_reason(after, *stone, |chain, liberties| Fact::StillHasLiberties {
                chain,
                liberties,
            })
        }
        Goal::Atari(stone) => chain_reason(after, *stone, |chain, liberties| Fact::NotInAtari {
            chain,
            liberties,
        }),
        Goal::Liberties { of, at_least } => {
            chain_reason(after, *of, |chain, liberties| Fact::TooFewLiberties {
                chain,
                liberties,
                wanted: *at_least,
            })
        }
        Goal::Connect(points) => still_apart(after, points, learner),
        Goal::Live(stone) => not_alive(after, *stone),
        Goal::Settle(points) => Some(Reason::of(Fact::BorderOpen {
            points: open_points(after, points),
        })),
        Goal::Any | Goal::Points(_) | Goal::Lines(_) => None,
    };
    reason.unwrap_or_else(|| match mv {
        Move::Play(point) => elsewhere(&ask.goal, before, point),
        Move::Pass => pass_leaves_open(before),
    })
}

/// What a pass leaves open: the open border where there is one, else a point that can be played.
fn pass_leaves_open(game: &Game) -> Reason {
    let open = open_border(game);
    if !open.is_empty() {
        return Reason::of(Fact::BorderOpen { points: open });
    }
    let legal = game.legal_points();
    // Nobody should be sent into a corner: the point nearest to the middle stands for all.
    let size = game.board().size();
    let middle = Point {
        column: size.columns() / 2,
        row: size.rows() / 2,
    };
    let nearest = legal.iter().copied();
    let example = nearest
        .min_by_key(|point| distance(*point, middle))
        .unwrap_or(middle);
    Reason::of(Fact::NothingPlayed {
        example,
        open: legal.len(),
    })
}

/// A move instead of a pass that was asked for: what it costs.
pub fn why_not_play(before: &Game, after: &Game, point: Point) -> Reason {
    if let Some(reason) = loses_stones(after, point, before.to_play()) {
        return reason;
    }
    let counted = before.count(&[]);
    let region = counted
        .regions
        .iter()
        .find(|region| region.points.contains(&point));
    let own = match before.to_play() {
        Color::Black => Owner::Black,
        Color::White => Owner::White,
    };
    Reason::of(match region {
        Some(region) if region.owner == own => Fact::FillsOwnTerritory {
            size: region.points.len(),
        },
        Some(region) if region.owner != Owner::Dame => Fact::InOpponentTerritory {
            borders: region.borders.clone(),
        },
        _ => Fact::OnDame,
    })
}

/// The opponent's answer that takes the stone just played, if it costs the learner something.
fn loses_stones(after: &Game, point: Point, learner: Color) -> Option<Reason> {
    let (by, stones) = taken_at_once(after, point)?;
    let line = vec![ColoredMove {
        color: learner.opposite(),
        mv: Move::Play(by),
    }];
    Some(Reason {
        fact: Fact::TakenAtOnce { stones, by },
        line,
    })
}

fn chain_reason(
    game: &Game,
    stone: Point,
    fact: impl FnOnce(Vec<Point>, Vec<Point>) -> Fact,
) -> Option<Reason> {
    let chain = game.board().chain_at(stone)?;
    let liberties = clockwise(&chain.stones, chain.liberties);
    Some(Reason::of(fact(chain.stones, liberties)))
}

/// The chains are apart. If the opponent can play a liberty that both share, that is the cut, and it is shown.
fn still_apart(after: &Game, points: &[Point], learner: Color) -> Option<Reason> {
    let board = after.board();
    let first = points.first()?;
    let apart = points
        .iter()
        .find(|point| !connected(after, &[*first, **point], learner))?;
    let shared = board
        .liberties(*first)
        .into_iter()
        .filter(|liberty| board.liberties(*apart).contains(liberty));
    let cut = shared
        .filter(|point| after.legal(Move::Play(*point)).is_ok())
        .find(|point| {
            let mut cut = after.clone();
            cut.play(Move::Play(*point)).is_ok() && taken_at_once(&cut, *point).is_none()
        });
    let line: Vec<ColoredMove> = cut
        .map(|point| ColoredMove {
            color: learner.opposite(),
            mv: Move::Play(point),
        })
        .into_iter()
        .collect();
    // A cut that takes stones is more than a cut.
    if let Some(by) = cut {
        let mut taken = after.clone();
        let stones = match taken.play(Move::Play(by)) {
            Ok(played) => played.captured.to_vec(),
            Err(_) => Vec::new(),
        };
        if !stones.is_empty() {
            let fact = Fact::TakenAtOnce { stones, by };
            return Some(Reason { fact, line });
        }
    }
    Some(Reason {
        fact: Fact::StillApart {
            stones: vec![*first, *apart],
            cut,
        },
        line,
    })
}

/// The chain is not alive yet: the opponent's move after which no answer makes it alive, where there is one.
fn not_alive(after: &Game, stone: Point) -> Option<Reason> {
    let chain = after.board().chain_at(stone)?;
    // Where the shape can be read, the whole line is played out.
    let line = super::life::line_at_once(after.board(), stone);
    if let Some(Move::Play(by)) = line.first().map(|first| first.mv) {
        let chain = chain.stones;
        let fact = Fact::LosesItsEyes { chain, by };
        return Some(Reason { fact, line });
    }
    // A move takes the eyes only if the chain could still have had them.
    let mut left_alone = after.clone();
    left_alone.resume(chain.color);
    if !can_live(&left_alone, stone) {
        return Some(Reason::of(Fact::NoTwoEyes {
            chain: chain.stones,
        }));
    }
    let killing = after.legal_points().into_iter().find(|point| {
        let mut attacked = after.clone();
        if attacked.play(Move::Play(*point)).is_err() {
            return false;
        }
        attacked.board().at(stone) != Some(chain.color) || !can_live(&attacked, stone)
    });
    Some(match killing {
        Some(by) => Reason {
            line: vec![ColoredMove {
                color: chain.color.opposite(),
                mv: Move::Play(by),
            }],
            fact: Fact::LosesItsEyes {
                chain: chain.stones,
                by,
            },
        },
        None => Reason::of(Fact::NoTwoEyes {
            chain: chain.stones,
        }),
    })
}

/// Whether the side to play has a move after which its chain is alive.
fn can_live(game: &Game, stone: Point) -> bool {
    is_unconditionally_alive(game.board(), stone)
        || game.legal_points().into_iter().any(|point| {
            let mut defended = game.clone();
            defended.play(Move::Play(point)).is_ok()
                && is_unconditionally_alive(defended.board(), stone)
        })
}

/// Where the point meant lies, seen from the point played.
fn elsewhere(goal: &Goal, before: &Game, point: Point) -> Reason {
    let meant: Vec<Point> = match goal {
        Goal::Points(points) | Goal::Settle(points) | Goal::Connect(points) => points.clone(),
        Goal::Capture(stone) | Goal::Atari(stone) | Goal::Fill(stone) | Goal::Live(stone) => {
            vec![*stone]
        }
        Goal::Liberties { of, .. } => vec![*of],
        Goal::Lines(lines) => lines
            .iter()
            .filter_map(|node| match node.mv {
                Move::Play(point) => Some(point),
                Move::Pass => None,
            })
            .collect(),
        Goal::Any => Vec::new(),
    };
    let nearest = meant.into_iter().min_by_key(|to| distance(point, *to));
    match nearest {
        Some(to) => Reason::of(Fact::Elsewhere {
            columns: signed(to.column, point.column),
            rows: signed(to.row, point.row),
        }),
        None => pass_leaves_open(before),
    }
}

fn distance(one: Point, other: Point) -> u16 {
    u16::from(one.column.abs_diff(other.column)) + u16::from(one.row.abs_diff(other.row))
}

/// `to - from` of two board coordinates, which are under 25.
fn signed(to: u8, from: u8) -> i8 {
    i8::try_from(i16::from(to) - i16::from(from)).unwrap_or(0)
}

/// The listed points that are still empty, or all of them where none is.
fn open_points(game: &Game, points: &[Point]) -> Vec<Point> {
    let open: Vec<Point> = points
        .iter()
        .copied()
        .filter(|point| game.board().at(*point).is_none())
        .collect();
    if open.is_empty() {
        points.to_vec()
    } else {
        open
    }
}

/// Empty points that touch stones of both colors: where the border is open, or a dame.
pub fn open_border(game: &Game) -> Vec<Point> {
    let board = game.board();
    let size = board.size();
    size.points()
        .filter(|point| board.at(*point).is_none())
        .filter(|point| {
            let touches = |color| {
                size.neighbors(*point)
                    .any(|next| board.at(next) == Some(color))
            };
            touches(Color::Black) && touches(Color::White)
        })
        .collect()
}

/// Points around a chain in the order in which one walks around it, from the top clockwise.
pub fn clockwise(chain: &[Point], mut around: Vec<Point>) -> Vec<Point> {
    let count = chain.len().max(1) as f64;
    let middle =
        |of: fn(&Point) -> u8| chain.iter().map(|at| f64::from(of(at))).sum::<f64>() / count;
    let (column, row) = (middle(|at| at.column), middle(|at| at.row));
    let angle = |at: &Point| {
        let (right, up) = (f64::from(at.column) - column, f64::from(at.row) - row);
        right.atan2(up).rem_euclid(std::f64::consts::TAU)
    };
    around.sort_by(|one, other| angle(one).total_cmp(&angle(other)));
    around
}
