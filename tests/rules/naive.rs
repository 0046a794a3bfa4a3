//! The rules in the simplest way: every position is kept, every question looks at the whole board.

use tengen::rules::{BoardSize, Color, KoRule, Point, SelfCapture};

pub type Stones = Vec<Option<Color>>;

#[derive(Debug, PartialEq, Eq)]
pub enum Verdict {
    Legal { captured: Vec<Point> },
    Occupied,
    SelfCapture,
    Ko,
    Superko { repeats: usize },
    Stopped,
}

#[derive(Clone)]
pub struct NaiveGame {
    size: BoardSize,
    safe: Vec<Point>,
    /// Each position from the start, and whose turn it was.
    pub positions: Vec<(Stones, Color)>,
    /// Whether each move was a pass, and the stones that it took from the opponent.
    moves: Vec<(bool, usize)>,
    /// Prisoners of Black and White.
    pub prisoners: [u32; 2],
}

impl NaiveGame {
    pub fn new(size: BoardSize, stones: Stones, safe: Vec<Point>, to_play: Color) -> Self {
        Self {
            size,
            safe,
            positions: vec![(stones, to_play)],
            moves: Vec::new(),
            prisoners: [0; 2],
        }
    }

    pub fn stones(&self) -> &Stones {
        &self.positions.last().unwrap().0
    }

    pub fn stopped(&self) -> bool {
        matches!(self.moves.as_slice(), [.., (true, _), (true, _)])
    }

    pub fn chain(&self, stones: &Stones, start: Point) -> Vec<Point> {
        let color = stones[self.size.index(start)];
        let mut chain = vec![start];
        let mut next = 0;
        while next < chain.len() {
            for near in self.size.neighbors(chain[next]) {
                if stones[self.size.index(near)] == color && !chain.contains(&near) {
                    chain.push(near);
                }
            }
            next += 1;
        }
        chain.sort_unstable();
        chain
    }

    pub fn liberties(&self, stones: &Stones, chain: &[Point]) -> Vec<Point> {
        let is_empty = |point: &Point| stones[self.size.index(*point)].is_none();
        let mut liberties: Vec<_> = chain
            .iter()
            .flat_map(|&stone| self.size.neighbors(stone))
            .filter(is_empty)
            .collect();
        liberties.sort_unstable();
        liberties.dedup();
        liberties
    }

    fn dies(&self, stones: &Stones, chain: &[Point]) -> bool {
        self.liberties(stones, chain).is_empty()
            && !chain.iter().any(|stone| self.safe.contains(stone))
    }

    /// The position after a stone, what it took from the opponent, and what from its own side.
    fn result(&self, color: Color, point: Point) -> (Stones, Vec<Point>, Vec<Point>) {
        let mut stones = self.stones().clone();
        stones[self.size.index(point)] = Some(color);
        let mut captured = Vec::new();
        for near in self.size.neighbors(point) {
            if stones[self.size.index(near)] == Some(color.opposite()) {
                let chain = self.chain(&stones, near);
                if self.dies(&stones, &chain) {
                    for &stone in &chain {
                        stones[self.size.index(stone)] = None;
                    }
                    captured.extend(chain);
                }
            }
        }
        let own = self.chain(&stones, point);
        let lost = if self.dies(&stones, &own) {
            own
        } else {
            Vec::new()
        };
        for &stone in &lost {
            stones[self.size.index(stone)] = None;
        }
        captured.sort_unstable();
        (stones, captured, lost)
    }

    pub fn judge(
        &self,
        color: Color,
        point: Point,
        ko: KoRule,
        self_capture: SelfCapture,
    ) -> Verdict {
        if self.stopped() {
            return Verdict::Stopped;
        }
        if self.stones()[self.size.index(point)].is_some() {
            return Verdict::Occupied;
        }
        let (after, captured, lost) = self.result(color, point);
        if !lost.is_empty() && self_capture == SelfCapture::Forbidden {
            return Verdict::SelfCapture;
        }
        // A ko is retaken when a capture undoes the capture before it.
        if let (Some(&(false, 1)), [.., (before, before_turn), _]) =
            (self.moves.last(), self.positions.as_slice())
            && captured.len() == 1
            && *before == after
            && *before_turn != color
        {
            return Verdict::Ko;
        }
        let repeats = self.positions.iter().position(|(stones, to_play)| {
            *stones == after && (ko == KoRule::PositionalSuperko || *to_play == color.opposite())
        });
        match repeats {
            Some(repeats) if ko != KoRule::Simple => Verdict::Superko { repeats },
            _ if lost.is_empty() => Verdict::Legal { captured },
            _ => Verdict::Legal { captured: lost },
        }
    }

    pub fn play(&mut self, color: Color, point: Point) {
        let (after, captured, lost) = self.result(color, point);
        self.prisoners[color as usize] += u32::try_from(captured.len()).unwrap();
        self.prisoners[color.opposite() as usize] += u32::try_from(lost.len()).unwrap();
        self.positions.push((after, color.opposite()));
        self.moves.push((false, captured.len()));
    }

    pub fn pass(&mut self) {
        let (stones, to_play) = self.positions.last().unwrap().clone();
        self.positions.push((stones, to_play.opposite()));
        self.moves.push((true, 0));
    }
}
