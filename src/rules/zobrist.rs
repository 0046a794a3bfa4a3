//! Random numbers for stones, from which the hash of a position is made.
//!
//! The hash of a position is the exclusive or of the keys of its stones, so that putting or taking
//! a stone changes it in one step. The keys are fixed when the program is built: the same position
//! has the same hash in every run. An equal hash is only ever a hint; whoever needs certainty
//! compares the positions.

use super::{BoardSize, Color, Point};

const LINES: usize = BoardSize::MAX as usize;

static KEYS: [[u64; LINES * LINES]; 2] = keys();

/// The key of a stone. Points are counted on the largest board, whatever the size of the board in
/// play.
pub(super) fn key(color: Color, point: Point) -> u64 {
    let index = usize::from(point.row) * LINES + usize::from(point.column);
    KEYS[color.index()].get(index).copied().unwrap_or_default()
}

const fn keys() -> [[u64; LINES * LINES]; 2] {
    let mut keys = [[0; LINES * LINES]; 2];
    let mut state = 0x7465_6e67_656e_5f67;
    let mut side = 0;
    while side < keys.len() {
        let mut place = 0;
        while place < LINES * LINES {
            (state, keys[side][place]) = split_mix(state);
            place += 1;
        }
        side += 1;
    }
    keys
}

/// One step of the generator SplitMix64 of Steele, Lea and Flood (2014): the next state and a
/// number.
const fn split_mix(state: u64) -> (u64, u64) {
    let state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mut number = state;
    number = (number ^ (number >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    number = (number ^ (number >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    (state, number ^ (number >> 31))
}
