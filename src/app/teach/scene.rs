//! What stands before a class: a moment of the lesson, what was tried, free play, what is drawn, how the votes stand.

use std::collections::BTreeMap;

use super::chalk::Chalk;
use super::free::FreePlay;
use crate::draw::{PictureMark, PictureMarkKind};
use crate::lesson::Input;
use crate::rules::{Board, Point};

/// What lies over the pupils' window.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Cover {
    /// Nothing.
    #[default]
    None,
    /// Black: everybody looks at the teacher.
    Black,
    /// White: a wall to write on.
    White,
}

/// What a pupil can vote for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Choice {
    /// A stone on a point.
    Point(Point),
    /// A pass.
    Pass,
}

/// What stands before the class.
#[derive(Clone, Debug, Default)]
pub struct Scene {
    /// The moment.
    pub at: usize,
    /// What was tried beyond it, to be judged.
    pub tried: Vec<Input>,
    /// Free play, while it goes on.
    pub free: Option<FreePlay>,
    /// What is drawn on each position.
    drawn: BTreeMap<u64, Vec<Chalk>>,
    /// How many are for what.
    pub votes: BTreeMap<Choice, u32>,
    /// Whether the pupils do not see how the votes stand.
    pub votes_hidden: bool,
    /// What lies over the pupils' window.
    pub cover: Cover,
}

impl Scene {
    /// What is drawn on a position, by its hash.
    pub fn chalk(&self, hash: u64) -> &[Chalk] {
        self.drawn.get(&hash).map_or(&[], Vec::as_slice)
    }

    pub(super) fn chalk_mut(&mut self, hash: u64) -> &mut Vec<Chalk> {
        self.drawn.entry(hash).or_default()
    }

    /// One more vote.
    pub(super) fn vote(&mut self, choice: Choice) {
        *self.votes.entry(choice).or_default() += 1;
    }

    /// One vote less.
    pub(super) fn unvote(&mut self, choice: Choice) {
        if let Some(count) = self.votes.get_mut(&choice) {
            *count = count.saturating_sub(1);
        }
        self.votes.retain(|_, count| *count > 0);
    }

    /// The votes on the board.
    pub(super) fn vote_marks(&self) -> Vec<PictureMark> {
        let votes = self.votes.iter();
        let on_board = votes.filter_map(|(choice, count)| match choice {
            Choice::Point(at) => Some(PictureMark {
                at: *at,
                kind: PictureMarkKind::Label(count.to_string()),
            }),
            Choice::Pass => None,
        });
        on_board.collect()
    }

    /// The letter that comes next: the first that is not on the board.
    pub(super) fn next_letter(&self, hash: u64) -> PictureMarkKind {
        let mut letters = ('A'..='Z').map(|letter| letter.to_string());
        let free = letters.find(|letter| !self.has_label(hash, letter));
        PictureMarkKind::Label(free.unwrap_or_else(|| "Z".to_owned()))
    }

    /// The number that comes next: the first that is not on the board.
    pub(super) fn next_number(&self, hash: u64) -> PictureMarkKind {
        let mut numbers = (1..=999).map(|number: u16| number.to_string());
        let free = numbers.find(|number| !self.has_label(hash, number));
        PictureMarkKind::Label(free.unwrap_or_default())
    }

    fn has_label(&self, hash: u64, label: &str) -> bool {
        self.chalk(hash).iter().any(|it| match it {
            Chalk::Mark(mark) => matches!(&mark.kind, PictureMarkKind::Label(it) if it == label),
            _ => false,
        })
    }

    /// Puts a mark on a point; the same kind that is there already is taken away instead.
    pub(super) fn toggle_mark(&mut self, hash: u64, at: Point, kind: PictureMarkKind) {
        let same = |other: &PictureMarkKind| {
            std::mem::discriminant(other) == std::mem::discriminant(&kind)
        };
        let there = self.chalk(hash).iter().any(|it| match it {
            Chalk::Mark(mark) => mark.at == at && same(&mark.kind),
            _ => false,
        });
        self.clear_mark(hash, at);
        if !there {
            self.chalk_mut(hash).push(Chalk::mark(at, kind));
        }
    }

    /// Puts a mark on a point, in the place of another.
    pub(super) fn put_mark(&mut self, hash: u64, at: Point, kind: PictureMarkKind) {
        self.clear_mark(hash, at);
        self.chalk_mut(hash).push(Chalk::mark(at, kind));
    }

    /// Takes away the mark on a point, but not the lines from it.
    fn clear_mark(&mut self, hash: u64, at: Point) {
        self.chalk_mut(hash).retain(|it| match it {
            Chalk::Mark(mark) => mark.at != at || is_line(&mark.kind),
            _ => true,
        });
    }

    /// Draws an arrow or a line; the same one that is there already is taken away instead.
    pub(super) fn toggle_line(&mut self, hash: u64, mark: PictureMark) {
        let drawn = self.chalk_mut(hash);
        let line = Chalk::Mark(mark);
        match drawn.iter().position(|it| *it == line) {
            Some(at) => {
                drawn.remove(at);
            }
            None => drawn.push(line),
        }
    }

    /// Outlines the chain at a point, or takes its outline away.
    pub(super) fn toggle_chain(&mut self, hash: u64, board: &Board, at: Point) {
        let is_it = |it: &Chalk| matches!(it, Chalk::Chain(_)) && it.is_on(at, board);
        let drawn = self.chalk_mut(hash);
        if drawn.iter().any(is_it) {
            drawn.retain(|it| !is_it(it));
        } else {
            drawn.push(Chalk::Chain(at));
        }
    }

    /// Numbers one more liberty of the chain at a point; after the last one, none.
    pub(super) fn count_one_more(&mut self, hash: u64, board: &Board, point: Point, all: usize) {
        let drawn = self.chalk_mut(hash);
        let known = drawn
            .iter()
            .position(|it| matches!(it, Chalk::Liberties { .. }) && it.is_on(point, board));
        let Some(index) = known else {
            drawn.push(Chalk::Liberties {
                at: point,
                shown: 1,
            });
            return;
        };
        match drawn.get_mut(index) {
            Some(Chalk::Liberties { shown, .. }) if *shown < all => *shown += 1,
            _ => {
                drawn.remove(index);
            }
        }
    }
}

fn is_line(kind: &PictureMarkKind) -> bool {
    matches!(
        kind,
        PictureMarkKind::Arrow { .. } | PictureMarkKind::Line { .. }
    )
}
