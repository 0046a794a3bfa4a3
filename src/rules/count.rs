//! Counting a finished position.

use super::{
    Board, Color, Game, Komi, Point, Score, ScoringRule,
    region::{border, regions},
};

/// Whose a point is in the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Owner {
    /// Only living black stones surround it.
    Black,
    /// Only living white stones surround it.
    White,
    /// Stones of both colors can be reached from it, or none at all (1989 rules, article 8).
    Dame,
}

impl Owner {
    /// The side that owns the point, or none.
    #[must_use]
    pub const fn color(self) -> Option<Color> {
        match self {
            Self::Black => Some(Color::Black),
            Self::White => Some(Color::White),
            Self::Dame => None,
        }
    }
}

impl From<Color> for Owner {
    fn from(color: Color) -> Self {
        match color {
            Color::Black => Self::Black,
            Color::White => Self::White,
        }
    }
}

/// The stones that each side holds: those it has captured.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Prisoners {
    /// White stones that Black holds.
    pub black: u32,
    /// Black stones that White holds.
    pub white: u32,
}

/// Connected empty points, and the dead stones among them, that one side owns or nobody does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnedRegion {
    /// Whose the points are.
    pub owner: Owner,
    /// The empty points and the dead stones, sorted.
    pub points: Vec<Point>,
    /// The living stones directly beside them, sorted.
    pub borders: Vec<Point>,
}

/// What one side has. All numbers are whole; which of them make the score is up to the
/// [`ScoringRule`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SideCount {
    /// Points that the side owns, those under dead stones of its opponent included.
    pub territory: u32,
    /// Its living stones on the board.
    pub stones: u32,
    /// Stones of its opponent that it captured during the game.
    pub prisoners: u32,
    /// Dead stones of its opponent that are taken off its territory (1989 rules, article 10,
    /// paragraph 1).
    pub dead: u32,
    /// Komi: White's only.
    pub komi: Komi,
}

impl SideCount {
    /// What the side has under a rule: territory, prisoners and dead stones (1989 rules, article
    /// 10, paragraph 2), or territory and living stones; and komi.
    #[must_use]
    pub fn total(&self, rule: ScoringRule) -> Komi {
        let parts = match rule {
            ScoringRule::Territory => [self.territory, self.prisoners, self.dead],
            ScoringRule::Area => [self.territory, self.stones, 0],
        };
        let points = parts.into_iter().fold(0_u32, u32::saturating_add);
        self.komi + Komi::from_points(i32::try_from(points).unwrap_or(i32::MAX))
    }
}

/// A counted position, down to each point.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Count {
    /// What Black has.
    pub black: SideCount,
    /// What White has.
    pub white: SideCount,
    /// Whose each point is that is empty or holds a dead stone, in the order of
    /// [`BoardSize::points`](super::BoardSize::points). Points with living stones are left out.
    pub owners: Vec<(Point, Owner)>,
    /// The same points by region, in the order in which
    /// [`BoardSize::points`](super::BoardSize::points) meets them.
    pub regions: Vec<OwnedRegion>,
    /// What makes the score.
    pub rule: ScoringRule,
}

impl Count {
    /// What a side has.
    #[must_use]
    pub const fn side(&self, color: Color) -> &SideCount {
        match color {
            Color::Black => &self.black,
            Color::White => &self.white,
        }
    }

    /// The numbers of both sides under the rule of this count.
    #[must_use]
    pub fn score(&self) -> Score {
        Score {
            black: self.black.total(self.rule),
            white: self.white.total(self.rule),
        }
    }
}

impl Game {
    /// Counts the present position under the rules of the game. One point of each dead chain is
    /// enough.
    #[must_use]
    pub fn count(&self, dead: &[Point]) -> Count {
        count(self, dead, self.ruleset().scoring, self.ruleset().komi)
    }

    /// The stones that both sides hold.
    #[must_use]
    pub fn prisoners(&self) -> Prisoners {
        Prisoners {
            black: self.prisoners_of(Color::Black),
            white: self.prisoners_of(Color::White),
        }
    }
}

/// Counts the present position of a game; see [`count_board`].
#[must_use]
pub fn count(game: &Game, dead: &[Point], rule: ScoringRule, komi: Komi) -> Count {
    count_board(game.board(), game.prisoners(), dead, rule, komi)
}

/// Counts a position with the stones that both sides hold and the stones that are dead. One point
/// of each dead chain is enough; points without a stone say nothing.
///
/// A region of empty points and dead stones belongs to the side whose living stones alone surround
/// it (1989 rules, article 8), and dead stones are taken off only where the region is their
/// opponent's (article 10, paragraph 1). A stone that is called dead elsewhere, as beside a dame or
/// among its own side's stones, stays and counts as alive.
///
/// Whether living stones are in seki is not judged: a point surrounded by one side is its
/// territory. A board without living stones is all dame.
#[must_use]
pub fn count_board(
    board: &Board,
    prisoners: Prisoners,
    dead: &[Point],
    rule: ScoringRule,
    komi: Komi,
) -> Count {
    let size = board.size();
    let mut is_dead = dead_stones(board, dead);
    let regions = loop {
        let regions = owned_regions(board, &is_dead);
        let mut stays = false;
        for region in &regions {
            for &point in &region.points {
                if board
                    .at(point)
                    .is_some_and(|color| region.owner != Owner::from(color.opposite()))
                {
                    is_dead[size.index(point)] = false;
                    stays = true;
                }
            }
        }
        // Every round but the last keeps a stone, so that the rounds come to an end.
        if !stays {
            break regions;
        }
    };
    let mut black = SideCount {
        prisoners: prisoners.black,
        ..SideCount::default()
    };
    let mut white = SideCount {
        prisoners: prisoners.white,
        komi,
        ..SideCount::default()
    };
    for (point, color) in board.stones() {
        let dead = is_dead[size.index(point)];
        match (color, dead) {
            (Color::Black, false) => black.stones += 1,
            (Color::White, false) => white.stones += 1,
            (Color::Black, true) => white.dead += 1,
            (Color::White, true) => black.dead += 1,
        }
    }
    let mut owners = vec![None; size.len()];
    for region in &regions {
        for &point in &region.points {
            owners[size.index(point)] = Some(region.owner);
            match region.owner {
                Owner::Black => black.territory += 1,
                Owner::White => white.territory += 1,
                Owner::Dame => {}
            }
        }
    }
    let owners = size
        .points()
        .zip(owners)
        .filter_map(|(point, owner)| Some((point, owner?)))
        .collect();
    Count {
        black,
        white,
        owners,
        regions,
        rule,
    }
}

/// For each point whether a stone stands there that belongs to a chain called dead. A safe chain
/// never does.
fn dead_stones(board: &Board, dead: &[Point]) -> Vec<bool> {
    let size = board.size();
    let mut is_dead = vec![false; size.len()];
    for &point in dead {
        if board.at(point).is_none() || board.is_safe(point) || is_dead[size.index(point)] {
            continue;
        }
        for stone in board
            .chain_at(point)
            .into_iter()
            .flat_map(|chain| chain.stones)
        {
            is_dead[size.index(stone)] = true;
        }
    }
    is_dead
}

fn owned_regions(board: &Board, is_dead: &[bool]) -> Vec<OwnedRegion> {
    let size = board.size();
    let lives = |point: Point| board.at(point).is_some() && !is_dead[size.index(point)];
    let own = |points: Vec<Point>| {
        let borders = border(board, &points, lives);
        let touches = |color| borders.iter().any(|&stone| board.at(stone) == Some(color));
        let owner = match Color::BOTH.map(touches) {
            [true, false] => Owner::Black,
            [false, true] => Owner::White,
            [true, true] | [false, false] => Owner::Dame,
        };
        OwnedRegion {
            owner,
            points,
            borders,
        }
    };
    regions(size, |point| !lives(point))
        .into_iter()
        .map(|region| own(region.points))
        .collect()
}
