//! Counting a finished position.

use super::{
    Board, Color, Game, Komi, Point, Ruleset, Score, ScoringRule,
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

/// What both sides agree on at the end (1989 rules, article 9, paragraph 2), or what was proved. One
/// point of each chain is enough; points without a stone say nothing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Agreement {
    /// The dead stones.
    pub dead: Vec<Point>,
    /// The stones that live in seki, whose eyes are no territory (article 8).
    pub seki: Vec<Point>,
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
    /// The side whose stones alone surround the region, one of them at least in seki: under
    /// territory the points are nobody's then, and dead stones among them stay (1989 rules, articles
    /// 8 and 10, paragraph 1). Under area they are the side's.
    pub seki: Option<Color>,
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
    /// Points for handicap stones: White's only, and only under area.
    pub compensation: u32,
}

impl SideCount {
    /// What the side has under a rule: territory, prisoners and dead stones (1989 rules, article
    /// 10, paragraph 2), or territory, living stones and compensation; and komi.
    #[must_use]
    pub fn total(&self, rule: ScoringRule) -> Komi {
        let parts = match rule {
            ScoringRule::Territory => [self.territory, self.prisoners, self.dead],
            ScoringRule::Area => [self.territory, self.stones, self.compensation],
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
    /// Dead stones that stay on the board because they lie in a seki, sorted (1989 rules, article
    /// 10, paragraph 1).
    pub left: Vec<Point>,
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

    /// Counts the present position under the rules of the game and what both sides agree on.
    #[must_use]
    pub fn count_agreed(&self, agreement: &Agreement) -> Count {
        let Ruleset { scoring, komi, .. } = *self.ruleset();
        let counted = count_agreed(self.board(), self.prisoners(), agreement, scoring, komi);
        compensated(self, counted)
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

/// Counts the present position of a game; see [`count_board`]. White receives what the game's rules
/// have for handicap stones under area.
#[must_use]
pub fn count(game: &Game, dead: &[Point], rule: ScoringRule, komi: Komi) -> Count {
    let counted = count_board(game.board(), game.prisoners(), dead, rule, komi);
    compensated(game, counted)
}

fn compensated(game: &Game, mut counted: Count) -> Count {
    if counted.rule == ScoringRule::Area {
        counted.white.compensation = game.ruleset().compensation.points(game.handicap());
    }
    counted
}

/// Counts a position with the stones that both sides hold and the stones that are dead; see
/// [`count_agreed`]. No stones are in seki: a point surrounded by one side is its territory.
#[must_use]
pub fn count_board(
    board: &Board,
    prisoners: Prisoners,
    dead: &[Point],
    rule: ScoringRule,
    komi: Komi,
) -> Count {
    let agreement = Agreement {
        dead: dead.to_vec(),
        seki: Vec::new(),
    };
    count_agreed(board, prisoners, &agreement, rule, komi)
}

/// Counts a position with the stones that both sides hold and what they agree on.
///
/// A region of empty points and dead stones belongs to the side whose living stones alone surround
/// it, none of them in seki (1989 rules, article 8), and dead stones are taken off only where the
/// region is their opponent's (article 10, paragraph 1). In a seki they stay, dead, as the lone
/// stones of a double ko do. A stone that is
/// called dead elsewhere, as beside a dame or among its own side's stones, stays and counts as alive.
///
/// Under area the eyes of stones in seki count, and dead stones in them are taken off. A board
/// without living stones is all dame.
#[must_use]
pub fn count_agreed(
    board: &Board,
    prisoners: Prisoners,
    agreement: &Agreement,
    rule: ScoringRule,
    komi: Komi,
) -> Count {
    let size = board.size();
    let in_seki = marked(board, &agreement.seki, |_| true);
    let mut is_dead = marked(board, &agreement.dead, |point| !board.is_safe(point));
    let regions = loop {
        let regions = owned_regions(board, &is_dead, &in_seki, rule);
        let mut stays = false;
        for region in &regions {
            let keeper = region.seki.map_or(region.owner, Owner::from);
            let shared = keeper == Owner::Dame && rule == ScoringRule::Territory;
            if shared && (region.borders.iter()).any(|&stone| in_seki[size.index(stone)]) {
                continue;
            }
            for &point in &region.points {
                if board
                    .at(point)
                    .is_some_and(|color| keeper != Owner::from(color.opposite()))
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
    for (_, color) in board
        .stones()
        .filter(|&(point, _)| !is_dead[size.index(point)])
    {
        match color {
            Color::Black => black.stones += 1,
            Color::White => white.stones += 1,
        }
    }
    let mut owners = vec![None; size.len()];
    let mut left = Vec::new();
    for region in &regions {
        let dead = region
            .points
            .iter()
            .filter(|&&point| board.at(point).is_some());
        for &point in &region.points {
            owners[size.index(point)] = Some(region.owner);
        }
        let side = match region.owner {
            Owner::Black => &mut black,
            Owner::White => &mut white,
            Owner::Dame => {
                left.extend(dead);
                continue;
            }
        };
        side.dead += u32::try_from(dead.count()).unwrap_or(u32::MAX);
        side.territory += u32::try_from(region.points.len()).unwrap_or(u32::MAX);
    }
    left.sort_unstable();
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
        left,
        rule,
    }
}

/// For each point whether a stone stands there that belongs to a chain with one of these points.
fn marked(board: &Board, points: &[Point], may_be: impl Fn(Point) -> bool) -> Vec<bool> {
    let size = board.size();
    let mut is_marked = vec![false; size.len()];
    for &point in points {
        if board.at(point).is_none() || !may_be(point) || is_marked[size.index(point)] {
            continue;
        }
        for stone in board
            .chain_at(point)
            .into_iter()
            .flat_map(|chain| chain.stones)
        {
            is_marked[size.index(stone)] = true;
        }
    }
    is_marked
}

fn owned_regions(
    board: &Board,
    is_dead: &[bool],
    in_seki: &[bool],
    rule: ScoringRule,
) -> Vec<OwnedRegion> {
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
        let seki = borders.iter().any(|&stone| in_seki[size.index(stone)]);
        let seki = owner.color().filter(|_| seki);
        OwnedRegion {
            owner: match (seki, rule) {
                (Some(_), ScoringRule::Territory) => Owner::Dame,
                _ => owner,
            },
            points,
            borders,
            seki,
        }
    };
    regions(size, |point| !lives(point))
        .into_iter()
        .map(|region| own(region.points))
        .collect()
}
