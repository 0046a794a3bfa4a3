//! All positions of a game, found by their hash.
//!
//! A table with open addressing holds, for each hash, the number of the newest position with it;
//! older ones follow in a list. Positions are added and taken off only at the end, so that a taken
//! entry leaves no gap that a search could stop at too early.

use super::Color;

const NONE: u32 = u32::MAX;

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
    entries: Vec<Entry>,
    /// A power of two of them, at most half of them in use.
    slots: Vec<u32>,
    used: usize,
}

impl Positions {
    pub(super) fn new(hash: u64, to_play: Color) -> Self {
        let mut positions = Self {
            entries: Vec::new(),
            slots: vec![NONE; 64],
            used: 0,
        };
        positions.push(hash, to_play);
        positions
    }

    /// Adds a position after the others.
    pub(super) fn push(&mut self, hash: u64, to_play: Color) {
        if self.used * 2 >= self.slots.len() {
            self.grow();
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
