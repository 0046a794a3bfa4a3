//! The three ways of counting one position: by territory, by filling prisoners in, and by area; and
//! why they agree or differ.

use super::{
    Agreement, Board, Color, Count, Game, Komi, Owner, Point, Prisoners, Score, ScoringRule,
    SideCount, count_agreed,
};

/// A step of counting with the stones themselves (1989 rules, article 10).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FillingStep {
    /// Dead stones are taken off the territory of their opponent and become its prisoners (article
    /// 10, paragraph 1).
    TakeOff {
        /// Whose territory it is.
        holder: Color,
        /// The stones, sorted.
        stones: Vec<Point>,
    },
    /// A prisoner goes into the territory of its own side (article 10, paragraph 2).
    Fill {
        /// The side that loses a point: the color of the prisoner.
        color: Color,
        /// Where it goes.
        point: Point,
    },
    /// More prisoners than the opponent has points: those left over count for their holder
    /// (commentary on article 10, paragraph 2).
    Surplus {
        /// The side that holds them.
        holder: Color,
        /// How many are left over.
        stones: u32,
    },
}

/// A position counted with the stones themselves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Filling {
    /// What is done, in its order.
    pub steps: Vec<FillingStep>,
    /// The points that Black has left, with its surplus.
    pub black: u32,
    /// The points that White has left, with its surplus, without komi.
    pub white: u32,
    /// What White receives.
    pub komi: Komi,
}

impl Filling {
    /// The numbers of both sides with komi. They are not those of the territory count, but their
    /// difference is the same.
    #[must_use]
    pub fn score(&self) -> Score {
        Score {
            black: points(self.black),
            white: points(self.white) + self.komi,
        }
    }
}

/// Counts with the stones themselves what was counted by territory. Points are filled in the order of
/// [`BoardSize::points`](super::BoardSize::points).
#[must_use]
pub fn fill_in(board: &Board, counted: &Count) -> Filling {
    let mut filling = Filling {
        steps: Vec::new(),
        black: 0,
        white: 0,
        komi: counted.white.komi,
    };
    for region in &counted.regions {
        let mut stones = region.points.clone();
        stones.retain(|&point| board.at(point).is_some());
        if let Some(holder) = region.owner.color().filter(|_| !stones.is_empty()) {
            filling.steps.push(FillingStep::TakeOff { holder, stones });
        }
    }
    for color in Color::BOTH {
        let holder = color.opposite();
        let side = counted.side(holder);
        let mut rest = side.prisoners.saturating_add(side.dead);
        let mut left = 0;
        for &(point, owner) in &counted.owners {
            if owner != Owner::from(color) {
                continue;
            }
            if rest == 0 {
                left += 1;
                continue;
            }
            rest -= 1;
            filling.steps.push(FillingStep::Fill { color, point });
        }
        if rest > 0 {
            let stones = rest;
            filling.steps.push(FillingStep::Surplus { holder, stones });
        }
        let (own, other) = match color {
            Color::Black => (&mut filling.black, &mut filling.white),
            Color::White => (&mut filling.white, &mut filling.black),
        };
        *own += left;
        *other = other.saturating_add(rest);
    }
    filling
}

/// Why the margin by area is not the one by territory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Difference {
    /// One side put more stones on the board than the other: it filled the last dame or won the last
    /// ko while the other passed, it passed less often, or it had handicap stones. Under area each of
    /// them is a point.
    MoreStones {
        /// That side.
        color: Color,
        /// How many more.
        stones: u32,
    },
    /// Eyes in seki, and dead stones in them, which count under area alone (1989 rules, article 8).
    SekiEyes {
        /// Whose eyes they are.
        color: Color,
        /// How many points they are worth.
        points: u32,
    },
    /// What White receives for handicap stones under area.
    Compensation {
        /// How many points.
        points: u32,
    },
}

impl Difference {
    /// By how much the margin by area is better for Black; less than nothing if it is worse.
    #[must_use]
    pub fn for_black(self) -> Komi {
        let (color, number) = match self {
            Self::MoreStones { color, stones } => (color, stones),
            Self::SekiEyes { color, points } => (color, points),
            Self::Compensation { points } => (Color::White, points),
        };
        match color {
            Color::Black => points(number),
            Color::White => -points(number),
        }
    }
}

/// One position counted in three ways.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Comparison {
    /// By territory and prisoners.
    pub territory: Count,
    /// The same with the stones themselves.
    pub filling: Filling,
    /// By area.
    pub area: Count,
    /// All that makes the margins differ; together they are exactly the difference. None where the
    /// margins agree because both sides put the same number of stones on the board.
    pub differences: Vec<Difference>,
}

impl Comparison {
    /// By how much the margin by area is better for Black.
    #[must_use]
    pub fn gain_by_area(&self) -> Komi {
        let margin = |score: Score| score.black - score.white;
        margin(self.area.score()) - margin(self.territory.score())
    }
}

/// Counts the present position of a game in three ways with one komi.
#[must_use]
pub fn compare_counts(game: &Game, agreement: &Agreement) -> Comparison {
    let (board, held, komi) = (game.board(), game.prisoners(), game.ruleset().komi);
    let by = |rule| count_agreed(board, held, agreement, rule, komi);
    let territory = by(ScoringRule::Territory);
    let mut area = by(ScoringRule::Area);
    area.white.compensation = game.ruleset().compensation.points(game.handicap());
    let mut differences = Vec::new();
    let put = Color::BOTH.map(|color| stones_put(board, held, color));
    for (color, [more, less]) in Color::BOTH.into_iter().zip([put, [put[1], put[0]]]) {
        if let Some(stones) = more.checked_sub(less).filter(|&stones| stones > 0) {
            differences.push(Difference::MoreStones { color, stones });
        }
    }
    for color in Color::BOTH {
        let all = |side: &SideCount| side.territory + side.dead;
        let points = all(area.side(color)).saturating_sub(all(territory.side(color)));
        if points > 0 {
            differences.push(Difference::SekiEyes { color, points });
        }
    }
    if area.white.compensation > 0 {
        let points = area.white.compensation;
        differences.push(Difference::Compensation { points });
    }
    Comparison {
        filling: fill_in(board, &territory),
        territory,
        area,
        differences,
    }
}

/// How many stones of a color were put on the board: those that stand there and those that its
/// opponent holds.
fn stones_put(board: &Board, held: Prisoners, color: Color) -> u32 {
    let standing = board.stones().filter(|(_, stone)| *stone == color).count();
    let lost = match color {
        Color::Black => held.white,
        Color::White => held.black,
    };
    u32::try_from(standing)
        .unwrap_or(u32::MAX)
        .saturating_add(lost)
}

fn points(number: u32) -> Komi {
    Komi::from_points(i32::try_from(number).unwrap_or(i32::MAX))
}
