//! Finds the screen that shows a text: by going to screens, out of sight, until one of them asks for it.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use egui::vec2;

use crate::app::tour::{
    answers_tour, lesson_tour, notices_tour, review_tour, screens_tour, terms_tour,
};
use crate::app::{Offscreen, Setup, Stop};
use crate::lesson::{Course, Lesson};
use crate::locale::{TextName, Words};
use std::sync::Arc;

/// How many screens are looked at in one frame of the window.
const AT_ONCE: usize = 3;

/// What a look brought.
pub enum Found {
    /// Nothing so far.
    NotYet,
    /// The screen.
    On(Stop),
    /// No screen shows the text.
    Nowhere,
}

/// Goes to screens.
pub struct Scout {
    app: Offscreen,
    /// The first screen that showed each text.
    places: BTreeMap<TextName, Stop>,
    /// The text that is looked for, and the screens where it is likeliest.
    wanted: Option<(TextName, VecDeque<Stop>)>,
    /// All other screens that were not looked at, and how much of the course has been listed among them.
    rest: VecDeque<Stop>,
    listed: usize,
    kinds: BTreeSet<&'static str>,
}

impl Scout {
    /// A scout in the app that `setup` makes.
    pub fn new(setup: Setup) -> Self {
        let mut app = Offscreen::new(setup, vec2(1280.0, 800.0), 1.0);
        app.watch();
        Self {
            app,
            places: BTreeMap::new(),
            wanted: None,
            rest: VecDeque::new(),
            listed: 0,
            kinds: BTreeSet::new(),
        }
    }

    /// Goes on with other words.
    pub fn put_words(&mut self, words: Words) {
        self.app.state_mut().put_words(words);
        self.wanted = None;
    }

    /// Looks at a few screens.
    pub fn look(&mut self, course: &Course, name: &TextName) -> Found {
        if self
            .wanted
            .as_ref()
            .is_none_or(|(wanted, _)| wanted != name)
        {
            let likely = likely(course, name);
            // A title stands on many screens; its own step is the place to see it.
            if likely.is_empty()
                && let Some(stop) = self.places.get(name)
            {
                return Found::On(stop.clone());
            }
            self.wanted = Some((name.clone(), likely.into()));
        }
        for _ in 0..AT_ONCE {
            let wanted = self.wanted.as_mut();
            let likely = wanted.and_then(|(_, likely)| likely.pop_front());
            let is_likely = likely.is_some();
            if !is_likely && let Some(stop) = self.places.get(name) {
                return Found::On(stop.clone());
            }
            let Some(stop) = likely.or_else(|| self.next(course)) else {
                return Found::Nowhere;
            };
            // Nothing is painted.
            let shown = self
                .app
                .go(&stop, &mut |mut frame| frame.textures_delta.clear());
            self.app.close_notice();
            let found = shown.contains_key(name);
            // A button stands in every lesson, too; the screens that come first are the places to see it.
            for text in shown.into_keys().filter(|_| !is_likely) {
                self.places.entry(text).or_insert_with(|| stop.clone());
            }
            if found {
                self.wanted = None;
                return Found::On(stop);
            }
        }
        Found::NotYet
    }

    /// The next screen of the whole course.
    fn next(&mut self, course: &Course) -> Option<Stop> {
        loop {
            if let Some(stop) = self.rest.pop_front() {
                return Some(stop);
            }
            // A lesson's screens are listed when they are needed: to find them, its moves are tried.
            let more = match self.listed {
                0 => {
                    let mut stops = screens_tour(course);
                    stops.extend(terms_tour(course));
                    stops
                }
                number => match course.lessons.get(number - 1) {
                    Some(lesson) => of_lesson(lesson, &mut self.kinds),
                    None if number == course.lessons.len() + 1 => {
                        let chapters = course.chapters.iter();
                        chapters
                            .flat_map(|it| review_tour(course, &it.id))
                            .collect()
                    }
                    None if number == course.lessons.len() + 2 => notices_tour(),
                    None => return None,
                },
            };
            self.listed += 1;
            self.rest.extend(more);
        }
    }
}

fn of_lesson(lesson: &Arc<Lesson>, kinds: &mut BTreeSet<&'static str>) -> Vec<Stop> {
    let mut stops = lesson_tour(lesson);
    stops.extend(answers_tour(lesson, kinds));
    stops
}

/// The screens of the step that a text belongs to, the likeliest first.
fn likely(course: &Course, (key, attribute): &TextName) -> Vec<Stop> {
    let of = |lesson: &&Arc<Lesson>| {
        let mut steps = lesson.steps.iter();
        steps.any(|step| is_of(course, step, key))
    };
    let Some(lesson) = course.lessons.iter().find(of) else {
        return Vec::new();
    };
    let state = match attribute.as_deref() {
        None => "asked",
        Some("hint") => "hinted",
        Some("right" | "rule") => "right",
        Some(other) => other,
    };
    let mut stops = of_lesson(lesson, &mut BTreeSet::new());
    stops.retain(|stop| {
        let mut parts = stop.name.split('/').skip(1);
        let step = parts
            .next()
            .and_then(|id| lesson.steps.iter().find(|it| it.id == id));
        step.is_some_and(|step| is_of(course, step, key))
    });
    stops.sort_by_key(|stop| stop.name.rsplit('/').next() != Some(state));
    stops
}

fn is_of(course: &Course, step: &crate::lesson::Step, key: &str) -> bool {
    course.text_key(step) == key || course.heading_key(step) == key
}
