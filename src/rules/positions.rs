//! All positions of a game: their stones, found by their hash.
//!
//! A table with open addressing holds, for each hash, the number of the newest position with it;
//! older ones follow in a list. Positions are added and taken off only at the end, so that a taken
//! entry leaves no gap that a search could stop at too early.
//!
//! The stones of each position are kept as bits, so that a hash that was found is checked against
//! the stones themselves, in the same time for a position of long ago as for a recent one.

use super::{Board, BoardSize, Color, Point};

const NONE: u32 = u32::MAX;
/// How many words the stones of the largest board need.
const MOST_WORDS: usize = 20;

#[derive(Clone, Copy)]
struct Entry {
    hash: u64,
    /// The newest older position with the same hash.
    older: u32,
    /// Whose turn it is in this position.
    to_play: Color,
}

/// The positions of a game, numbered from 0, the start.
#[derive(Clone)]
pub(super) struct Positions {
    size: BoardSize,
    entries: Vec<Entry>,
    /// The stones of one position after the other, the same number of words for each: a bit for
    /// each point with a black stone, then one for each with a white stone.
    stones: Vec<u64>,
    /// A power of two of them, at most half of them in use.
    slots: Vec<u32>,
    used: usize,
}

impl Positions {
    /// The positions of a game that starts from this one.
    pub(super) fn new(board: &Board, to_play: Color) -> Self {
        let mut positions = Self {
            size: board.size(),
            entries: Vec::new(),
            stones: Vec::new(),
            slots: vec![NONE; 64],
            used: 0,
        };
        positions.push(board.hash(), to_play, board.stones());
        positions
    }

    /// Adds a position that differs from the last one by these stones, put or taken.
    pub(super) fn push(
        &mut self,
        hash: u64,
        to_play: Color,
        changes: impl Iterator<Item = (Point, Color)>,
    ) {
        if self.used * 2 >= self.slots.len() {
            self.grow();
        }
        let words = self.words();
        let end = self.stones.len();
        if self.entries.is_empty() {
            self.stones.resize(words, 0);
        } else {
            self.stones.extend_from_within(end - words..);
        }
        for (point, color) in changes {
            let (word, bit) = self.place(point, color);
            self.stones[end + word] ^= bit;
        }
        self.entries.push(Entry {
            hash,
            older: NONE,
            to_play,
        });
        self.file(self.entries.len() - 1);
    }

    /// Takes the last position off.
    pub(super) fn pop(&mut self) {
        if let Some(last) = self.entries.last().copied() {
            let slot = self.slot(last.hash);
            if last.older == NONE {
                self.used -= 1;
            }
            self.slots[slot] = last.older;
            self.entries.pop();
            self.stones.truncate(self.stones.len() - self.words());
        }
    }

    /// Changes whose turn it is in the last position.
    pub(super) fn set_to_play(&mut self, to_play: Color) {
        if let Some(last) = self.entries.last_mut() {
            last.to_play = to_play;
        }
    }

    /// The positions with this hash and whose turn it is in them, the newest first.
    pub(super) fn with_hash(&self, hash: u64) -> impl Iterator<Item = (usize, Color)> + '_ {
        let mut next = self.slots.get(self.slot(hash)).copied().unwrap_or(NONE);
        std::iter::from_fn(move || {
            let number = usize::try_from(next).ok()?;
            let entry = self.entries.get(number)?;
            next = entry.older;
            Some((number, entry.to_play))
        })
    }

    /// Whether the last position would be the one with this number if these stones were put or
    /// taken.
    pub(super) fn would_be(
        &self,
        number: usize,
        changes: impl Iterator<Item = (Point, Color)>,
    ) -> bool {
        let mut difference = [0; MOST_WORDS];
        for (point, color) in changes {
            let (word, bit) = self.place(point, color);
            difference[word] ^= bit;
        }
        let last = self.words_of(self.entries.len().saturating_sub(1)).iter();
        let changed = last.zip(difference).map(|(last, changes)| last ^ changes);
        changed.eq(self.words_of(number).iter().copied())
    }

    /// The stones of the position with this number; none if there is no such position.
    pub(super) fn stones_of(&self, number: usize) -> impl Iterator<Item = (Point, Color)> + '_ {
        let words = self.words_of(number);
        let holds = move |point, color| {
            let (word, bit) = self.place(point, color);
            words.get(word).is_some_and(|word| word & bit != 0)
        };
        self.size.points().filter_map(move |point| {
            let mut colors = Color::BOTH.into_iter();
            Some((point, colors.find(|&color| holds(point, color))?))
        })
    }

    /// How many words the stones of one position take.
    fn words(&self) -> usize {
        2 * self.size.len().div_ceil(64)
    }

    fn words_of(&self, number: usize) -> &[u64] {
        let start = number * self.words();
        self.stones
            .get(start..start + self.words())
            .unwrap_or_default()
    }

    /// The word of a position in which a stone has its bit, and the bit.
    fn place(&self, point: Point, color: Color) -> (usize, u64) {
        let index = self.size.index(point);
        let word = color.index() * self.size.len().div_ceil(64) + index / 64;
        (word, 1 << (index % 64))
    }

    /// The slot that holds this hash, or the free one where it belongs.
    fn slot(&self, hash: u64) -> usize {
        let mask = self.slots.len() - 1;
        #[expect(
            clippy::cast_possible_truncation,
            reason = "any part of the hash will do"
        )]
        let mut slot = hash as usize & mask;
        loop {
            let number = self.slots[slot];
            // The number of no entry is past the end of the list.
            match self.entries.get(number as usize) {
                Some(entry) if entry.hash != hash => slot = (slot + 1) & mask,
                _ => return slot,
            }
        }
    }

    fn file(&mut self, number: usize) {
        let slot = self.slot(self.entries[number].hash);
        let older = self.slots[slot];
        self.entries[number].older = older;
        if older == NONE {
            self.used += 1;
        }
        self.slots[slot] = u32::try_from(number).unwrap_or(NONE);
    }

    fn grow(&mut self) {
        self.slots = vec![NONE; self.slots.len() * 2];
        self.used = 0;
        for number in 0..self.entries.len() {
            self.file(number);
        }
    }
}
