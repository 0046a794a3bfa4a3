//! Stones in motion: what the board shows while events are played back.
//!
//! The position itself is never late: motion only delays what is drawn, and any input ends it.

use std::collections::BTreeMap;

use super::desk::Sound;
use super::theme::motion::{BACK, HOLD, LAND, LIFT, LIFTS, SHAKE};
use crate::lesson::Event;
use crate::rules::{Color, Game, Move, Point};

/// How many stones each side has taken.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Held {
    /// By Black.
    pub black: u32,
    /// By White.
    pub white: u32,
}

impl Held {
    /// What the sides hold in a game.
    pub fn in_game(game: &Game) -> Self {
        Self {
            black: game.prisoners_of(Color::Black),
            white: game.prisoners_of(Color::White),
        }
    }

    /// What one side holds.
    pub fn by(self, holder: Color) -> u32 {
        match holder {
            Color::Black => self.black,
            Color::White => self.white,
        }
    }

    fn add(&mut self, holder: Color, count: u32) {
        match holder {
            Color::Black => self.black += count,
            Color::White => self.white += count,
        }
    }
}

type Stones = BTreeMap<Point, Color>;

/// What happens in one scene.
#[derive(Clone, Debug, PartialEq)]
enum Action {
    /// A stone lands; what it takes lifts off one after another.
    Land {
        at: Point,
        taker: Color,
        lifted: Vec<(Point, Color)>,
    },
    /// The board is looked at.
    Hold,
    /// Stones that were tried fade, and what they took comes back.
    Back {
        leaving: Vec<(Point, Color)>,
        returning: Vec<(Point, Color)>,
    },
    /// A stone that the rules refuse shakes over its point.
    Shake { at: Point, color: Color },
}

/// One scene of a playback.
#[derive(Clone, Debug, PartialEq)]
struct Scene {
    /// The stones that rest.
    stones: Stones,
    /// What the sides hold as the scene begins.
    held: Held,
    action: Action,
}

impl Scene {
    fn seconds(&self) -> f64 {
        match &self.action {
            Action::Land { lifted, .. } => LAND + lifting(lifted.len()),
            Action::Hold => HOLD,
            Action::Back { .. } => BACK,
            Action::Shake { .. } => SHAKE,
        }
    }

    /// What is heard in it, and when.
    fn sounds(&self) -> Vec<(f64, Sound)> {
        match &self.action {
            Action::Land { lifted, .. } if lifted.is_empty() => vec![(0.0, Sound::Stone)],
            Action::Land { .. } => vec![(0.0, Sound::Stone), (LAND, Sound::Capture)],
            Action::Shake { .. } => vec![(0.0, Sound::Refused)],
            Action::Hold | Action::Back { .. } => Vec::new(),
        }
    }
}

/// From one lifted stone to the next; many stones leave faster.
fn stagger(count: usize) -> f64 {
    (LIFTS / count.max(1) as f64).min(LIFT / 2.0)
}

fn lifting(count: usize) -> f64 {
    match count {
        0 => 0.0,
        count => LIFT + stagger(count) * (count - 1) as f64,
    }
}

/// A playback, or rest.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Motion {
    scenes: Vec<Scene>,
    started: Option<f64>,
    /// How much of it was heard, in seconds.
    heard: Option<f64>,
    /// Whether the step is finished when all has been shown.
    finishes: bool,
}

/// A stone as it is drawn at a moment.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MovingStone {
    /// Where it stands, or comes from.
    pub point: Point,
    /// Its color.
    pub color: Color,
    /// 0 is gone, 1 is there.
    pub alpha: f32,
    /// 1 is its size.
    pub scale: f32,
    /// How far it is to the right of its point, in cells.
    pub shift: f32,
    /// Whose tray it flies to, and the part of the way it has gone.
    pub flight: Option<(Color, f32)>,
}

impl MovingStone {
    fn at_rest((point, color): (Point, Color)) -> Self {
        Self {
            point,
            color,
            alpha: 1.0,
            scale: 1.0,
            shift: 0.0,
            flight: None,
        }
    }
}

impl Motion {
    /// Nothing moves.
    pub fn still() -> Self {
        Self::default()
    }

    /// Plays events back from the position that was shown before them.
    pub fn play(before: &Game, events: &[Event]) -> Self {
        let mut stones: Stones = before.board().stones().collect();
        let mut held = Held::in_game(before);
        let mut history = vec![(stones.clone(), held)];
        let mut scenes = Vec::new();
        for event in events {
            match event {
                Event::Played { mv, captured, .. } => {
                    let Move::Play(at) = mv.mv else { continue };
                    let lifted: Vec<(Point, Color)> = captured
                        .iter()
                        .filter_map(|at| stones.remove(at).map(|color| (*at, color)))
                        .collect();
                    stones.insert(at, mv.color);
                    scenes.push(Scene {
                        stones: stones.clone(),
                        held,
                        action: Action::Land {
                            at,
                            taker: mv.color,
                            lifted: lifted.clone(),
                        },
                    });
                    let count = u32::try_from(lifted.len()).unwrap_or(u32::MAX);
                    held.add(mv.color, count);
                    history.push((stones.clone(), held));
                }
                Event::TakenBack(moves) => {
                    let keep = history.len().saturating_sub(*moves).max(1);
                    history.truncate(keep);
                    let Some((earlier, earlier_held)) = history.last().cloned() else {
                        continue;
                    };
                    // A refutation is looked at before it is taken back; a move that was asked back is not.
                    if !scenes.is_empty() {
                        scenes.push(Scene {
                            stones: stones.clone(),
                            held,
                            action: Action::Hold,
                        });
                    }
                    scenes.push(taking_back(&stones, &earlier, earlier_held));
                    (stones, held) = (earlier, earlier_held);
                }
                Event::Refused(at) => scenes.push(Scene {
                    stones: stones.clone(),
                    held,
                    action: Action::Shake {
                        at: *at,
                        color: before.to_play(),
                    },
                }),
                _ => {}
            }
        }
        let finishes = events.contains(&Event::Finished);
        Self {
            scenes,
            finishes,
            ..Self::default()
        }
    }

    /// Starts the clock at the first frame that is drawn, and rests when everything was shown; `time` is in seconds.
    /// Returns what is to be heard since the last frame.
    pub fn tick(&mut self, time: f64) -> Vec<Sound> {
        let started = *self.started.get_or_insert(time);
        let now = time - started;
        let heard = self.heard.replace(now).unwrap_or(-1.0);
        let mut sounds = Vec::new();
        let mut begins = 0.0;
        for scene in &self.scenes {
            let due = scene
                .sounds()
                .into_iter()
                .map(|(at, sound)| (begins + at, sound));
            sounds.extend(
                due.filter(|(at, _)| *at > heard && *at <= now)
                    .map(|(_, sound)| sound),
            );
            begins += scene.seconds();
        }
        if now >= begins {
            sounds.extend(self.finishes.then_some(Sound::Done));
            *self = Self::still();
        }
        sounds
    }

    /// The scene at a time, and how long it has been going on.
    fn scene_at(&self, time: f64) -> Option<(&Scene, f64)> {
        let mut now = (time - self.started.unwrap_or(time)).max(0.0);
        for scene in &self.scenes {
            if now < scene.seconds() {
                return Some((scene, now));
            }
            now -= scene.seconds();
        }
        None
    }

    /// The stones to draw now, or nothing at rest; `time` is in seconds.
    pub fn stones_at(&self, time: f64) -> Option<Vec<MovingStone>> {
        let (scene, now) = self.scene_at(time)?;
        let mut all: Vec<MovingStone> = scene
            .stones
            .iter()
            .map(|(point, color)| MovingStone::at_rest((*point, *color)))
            .collect();
        match &scene.action {
            Action::Land { at, taker, lifted } => {
                let landed = eased(part(now, LAND));
                if let Some(stone) = all.iter_mut().find(|stone| stone.point == *at) {
                    stone.scale = 1.0 + 0.18 * (1.0 - landed);
                    stone.alpha = 0.4 + 0.6 * landed;
                }
                let wait = stagger(lifted.len());
                for (number, stone) in lifted.iter().enumerate() {
                    let way = part(now - LAND - wait * number as f64, LIFT);
                    if way < 1.0 {
                        all.push(MovingStone {
                            scale: 1.0 + 0.25 * (way * (1.0 - way) * 4.0),
                            flight: (way > 0.0).then(|| (*taker, smooth(way))),
                            ..MovingStone::at_rest(*stone)
                        });
                    }
                }
            }
            Action::Hold => {}
            Action::Back { leaving, returning } => {
                let gone = eased(part(now, BACK));
                let with = |alpha: f32| {
                    move |stone: &(Point, Color)| MovingStone {
                        alpha,
                        ..MovingStone::at_rest(*stone)
                    }
                };
                all.extend(leaving.iter().map(with(1.0 - 0.5 * gone)));
                all.extend(returning.iter().map(with(gone)));
            }
            Action::Shake { at, color } => {
                let way = part(now, SHAKE);
                all.push(MovingStone {
                    alpha: 0.6,
                    shift: 0.13 * (way * std::f32::consts::TAU * 2.5).sin() * (1.0 - way),
                    ..MovingStone::at_rest((*at, *color))
                });
            }
        }
        Some(all)
    }

    /// What the sides hold at a time: a stone counts when it has arrived. Nothing at rest.
    pub fn held_at(&self, time: f64) -> Option<Held> {
        let (scene, now) = self.scene_at(time)?;
        let mut held = scene.held;
        if let Action::Land { taker, lifted, .. } = &scene.action {
            let wait = stagger(lifted.len());
            let arrived = (0..lifted.len())
                .filter(|number| now - LAND - wait * *number as f64 >= LIFT)
                .count();
            held.add(*taker, u32::try_from(arrived).unwrap_or(u32::MAX));
        }
        Some(held)
    }

    /// Whether a refused stone shakes: its proof is shown meanwhile.
    pub fn is_shaking(&self, time: f64) -> bool {
        self.scene_at(time)
            .is_some_and(|(scene, _)| matches!(scene.action, Action::Shake { .. }))
    }

    /// Whether something moves.
    pub fn is_moving(&self) -> bool {
        !self.scenes.is_empty()
    }
}

/// The scene in which tried stones go and what they took returns.
fn taking_back(now: &Stones, earlier: &Stones, held: Held) -> Scene {
    let missing = |from: &Stones, other: &Stones| -> Vec<(Point, Color)> {
        from.iter()
            .filter(|(point, color)| other.get(point) != Some(color))
            .map(|(point, color)| (*point, *color))
            .collect()
    };
    let both = now
        .iter()
        .filter(|(point, color)| earlier.get(point) == Some(color))
        .map(|(point, color)| (*point, *color));
    Scene {
        stones: both.collect(),
        held,
        action: Action::Back {
            leaving: missing(now, earlier),
            returning: missing(earlier, now),
        },
    }
}

/// The part of a duration that has gone by.
#[expect(clippy::cast_possible_truncation, reason = "a part of one")]
fn part(now: f64, seconds: f64) -> f32 {
    (now / seconds).clamp(0.0, 1.0) as f32
}

/// Fast at first, then slower.
fn eased(part: f32) -> f32 {
    1.0 - (1.0 - part).powi(3)
}

/// Slow at both ends.
fn smooth(part: f32) -> f32 {
    part * part * (3.0 - 2.0 * part)
}
