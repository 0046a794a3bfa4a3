//! Stones in motion: what the board shows while events are played back.
//!
//! The position itself is never late: motion only delays what is drawn, and any input ends it.

use std::collections::BTreeMap;

use super::theme::MOVE_SECONDS;
use crate::lesson::Event;
use crate::rules::{Color, Game, Move, Point};

/// One moment of a playback.
#[derive(Clone, Debug, Default, PartialEq)]
struct Frame {
    stones: BTreeMap<Point, Color>,
    landed: Option<Point>,
    lifted: Vec<(Point, Color)>,
}

/// A playback, or rest.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Motion {
    frames: Vec<Frame>,
    started: Option<f64>,
}

/// A stone as it is drawn at a moment.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MovingStone {
    /// Where.
    pub point: Point,
    /// Its color.
    pub color: Color,
    /// 0 is gone, 1 is there.
    pub alpha: f32,
    /// 1 is its size.
    pub scale: f32,
}

impl Motion {
    /// Nothing moves.
    pub fn still() -> Self {
        Self::default()
    }

    /// Plays events back from the stones that were shown before them.
    pub fn play(before: &Game, events: &[Event]) -> Self {
        let mut stones: BTreeMap<Point, Color> = before.board().stones().collect();
        let mut history = vec![stones.clone()];
        let mut frames = Vec::new();
        for event in events {
            match event {
                Event::Played { mv, captured, .. } => {
                    let Move::Play(point) = mv.mv else { continue };
                    let lifted: Vec<(Point, Color)> = captured
                        .iter()
                        .filter_map(|at| stones.remove(at).map(|color| (*at, color)))
                        .collect();
                    stones.insert(point, mv.color);
                    history.push(stones.clone());
                    frames.push(Frame {
                        stones: stones.clone(),
                        landed: Some(point),
                        lifted,
                    });
                }
                Event::TakenBack(moves) => {
                    let keep = history.len().saturating_sub(*moves).max(1);
                    history.truncate(keep);
                    stones = history.last().cloned().unwrap_or_default();
                    // The refutation is looked at for as long as a stone takes to land.
                    if let Some(last) = frames.last().cloned() {
                        frames.push(Frame {
                            landed: None,
                            lifted: Vec::new(),
                            ..last
                        });
                    }
                }
                _ => {}
            }
        }
        Self {
            frames,
            started: None,
        }
    }

    /// Starts the clock at the first frame that is drawn, and rests when everything was shown; `time` is in seconds.
    pub fn tick(&mut self, time: f64) {
        let started = *self.started.get_or_insert(time);
        if time - started >= MOVE_SECONDS * self.frames.len() as f64 {
            self.frames.clear();
            self.started = None;
        }
    }

    /// The stones to draw now, or nothing at rest; `time` is in seconds.
    pub fn stones_at(&self, time: f64) -> Option<Vec<MovingStone>> {
        let started = self.started.unwrap_or(time);
        let moments = ((time - started) / MOVE_SECONDS).max(0.0);
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "not negative, and cut at the end"
        )]
        let index = moments.floor().min(1e6) as usize;
        let frame = self.frames.get(index)?;
        #[expect(clippy::cast_possible_truncation, reason = "a part of one")]
        let part = moments.fract() as f32;
        let eased = 1.0 - (1.0 - part).powi(3);
        let at_rest = frame.stones.iter().map(|(point, color)| MovingStone {
            point: *point,
            color: *color,
            alpha: 1.0,
            scale: if frame.landed == Some(*point) {
                1.18 - 0.18 * eased
            } else {
                1.0
            },
        });
        // Captured stones leave one after another.
        let count = frame.lifted.len().max(1) as f32;
        let lifted = frame
            .lifted
            .iter()
            .enumerate()
            .map(|(number, (point, color))| {
                let gone = (eased * (count + 1.0) - number as f32).clamp(0.0, 1.0);
                MovingStone {
                    point: *point,
                    color: *color,
                    alpha: 1.0 - gone,
                    scale: 1.0 + 0.15 * gone,
                }
            });
        Some(at_rest.chain(lifted).collect())
    }

    /// Whether something moves.
    pub fn is_moving(&self) -> bool {
        !self.frames.is_empty()
    }
}
