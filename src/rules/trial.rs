//! What a stone would do, found out without putting it on the board.

use super::{
    Color, Point,
    grid::{Content, Grid, Site},
    zobrist,
};

/// Up to four chains around a point.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Heads {
    list: [Site; 4],
    len: u8,
}

impl Heads {
    fn push(&mut self, head: Site) {
        if let Some(place) = self.list.get_mut(usize::from(self.len)) {
            *place = head;
            self.len += 1;
        }
    }

    pub(super) fn into_iter(self) -> impl Iterator<Item = Site> {
        self.list.into_iter().take(usize::from(self.len))
    }
}

/// What a stone on an empty point would do. Nothing has changed yet.
#[derive(Clone, Copy, Debug)]
pub(super) struct Trial {
    pub(super) color: Color,
    pub(super) site: Site,
    /// The opposing chains whose last liberty this is.
    pub(super) captured: Heads,
    /// The chains of the same color that the stone joins.
    pub(super) friends: Heads,
    /// Whether the stone and the chains it joins would be without a liberty.
    pub(super) self_capture: bool,
    /// The hash of the position afterwards.
    pub(super) hash_after: u64,
    /// The key of the stone.
    pub(super) key: u64,
    /// How many empty points the stone would touch.
    pub(super) open: u16,
}

impl Grid {
    /// What a stone on this empty point would do.
    pub(super) fn trial(&self, color: Color, point: Point) -> Trial {
        let site = self.site(point);
        let around = self.around(site).map(|near| self.cells[usize::from(near)]);
        let key = zobrist::key(color, point);
        let mut trial = Trial {
            color,
            site,
            captured: Heads::default(),
            friends: Heads::default(),
            self_capture: false,
            hash_after: self.hash ^ key,
            key,
            open: 0,
        };
        let (mut breathes, mut friends_hash) = (false, 0);
        for (place, near) in around.iter().enumerate() {
            let Content::Stone(near_color) = near.content else {
                trial.open += u16::from(near.content == Content::Empty);
                continue;
            };
            if around[..place]
                .iter()
                .any(|before| before.head == near.head)
            {
                continue;
            }
            let touches = 1 + around[place + 1..]
                .iter()
                .filter(|after| after.head == near.head)
                .count();
            let summary = &self.summaries[usize::from(near.head)];
            let left_alone = usize::from(summary.contacts) > touches || summary.safe_stones > 0;
            if near_color == color {
                trial.friends.push(near.head);
                breathes |= left_alone;
                friends_hash ^= summary.hash;
            } else if !left_alone {
                trial.captured.push(near.head);
                trial.hash_after ^= summary.hash;
            }
        }
        if !breathes && trial.open == 0 && trial.captured.len == 0 {
            trial.self_capture = true;
            trial.hash_after = self.hash ^ friends_hash;
        }
        trial
    }
}
