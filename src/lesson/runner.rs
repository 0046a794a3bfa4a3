//! Taking a lesson: a pure state machine over its steps.
//!
//! Back and forward never count as an answer. A step that is entered without the one before being finished starts
//! from where its solution leads. No reachable state lacks a way on.

use std::sync::Arc;

use super::event::{Event, Input};
use super::model::{Lesson, Step};
use super::solve::play_solution;
use super::state::StepState;
use crate::rules::Game;

/// How a step went, over all tries since the lesson was opened.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Moves and answers that were not right.
    pub missed: u32,
    /// Hints that were given.
    pub hints: u32,
    /// Whether the step was finished by the learner's own doing.
    pub answered: bool,
}

/// A lesson as it is being taken.
#[derive(Clone, Debug)]
pub struct Runner {
    lesson: Arc<Lesson>,
    index: usize,
    start: Game,
    inputs: Vec<Input>,
    state: StepState,
    /// Where each earlier step ended.
    ends: Vec<Option<Game>>,
    /// How each step went.
    tallies: Vec<Tally>,
    /// What was undone by a restart, so that it can be brought back.
    before_restart: Option<Vec<Input>>,
}

impl Runner {
    /// Opens a lesson at its first step; the events are the moves its script plays.
    ///
    /// Returns nothing for a lesson without a step or a first position, which the reader never yields.
    pub fn new(lesson: Arc<Lesson>) -> Option<(Self, Vec<Event>)> {
        let step = lesson.steps.first()?;
        let start = step.position.as_ref()?.game.clone();
        let (state, events) = StepState::open(step, start.clone());
        let ends = vec![None; lesson.steps.len()];
        let tallies = vec![Tally::default(); lesson.steps.len()];
        Some((
            Self {
                lesson,
                index: 0,
                start,
                inputs: Vec::new(),
                state,
                ends,
                tallies,
                before_restart: None,
            },
            events,
        ))
    }

    /// The lesson.
    pub fn lesson(&self) -> &Arc<Lesson> {
        &self.lesson
    }

    /// The index of the step.
    pub fn index(&self) -> usize {
        self.index
    }

    /// The step, which exists for every index that the runner takes.
    pub fn step(&self) -> &Step {
        &self.lesson.steps[self.index]
    }

    /// The step as it stands.
    pub fn state(&self) -> &StepState {
        &self.state
    }

    /// The position that the step started from.
    pub fn start(&self) -> &Game {
        &self.start
    }

    /// The inputs of this step so far.
    pub fn inputs(&self) -> &[Input] {
        &self.inputs
    }

    /// How each step went since the lesson was opened.
    pub fn tallies(&self) -> &[Tally] {
        &self.tallies
    }

    /// Whether a step follows.
    pub fn has_next(&self) -> bool {
        self.index + 1 < self.lesson.steps.len()
    }

    /// Takes an input to the step.
    pub fn apply(&mut self, input: Input) -> Vec<Event> {
        let lesson = Arc::clone(&self.lesson);
        let missed = self.state.missed();
        let events = self.state.apply(&lesson.steps[self.index], &input);
        self.inputs.push(input);
        let tally = &mut self.tallies[self.index];
        tally.missed += self.state.missed().saturating_sub(missed);
        for event in &events {
            match event {
                Event::Hinted(_) => tally.hints += 1,
                Event::Finished => tally.answered = true,
                _ => {}
            }
        }
        self.before_restart = None;
        if self.state.is_finished() {
            let end = Some(self.state.own_game().clone());
            if self.ends[self.index] != end {
                self.ends[self.index] = end;
                // What followed from another end no longer does.
                self.ends[self.index + 1..].fill(None);
            }
        }
        events
    }

    /// The state that the inputs lead to from the step's start. It equals the one held.
    pub fn rebuilt(&self) -> StepState {
        let step = self.step();
        let (mut state, _) = StepState::open(step, self.start.clone());
        for input in &self.inputs {
            state.apply(step, input);
        }
        state
    }

    /// Goes to the next step, if there is one.
    pub fn forward(&mut self) -> Vec<Event> {
        if self.has_next() {
            self.go_to(self.index + 1)
        } else {
            Vec::new()
        }
    }

    /// Goes to the step before, if there is one.
    pub fn back(&mut self) -> Vec<Event> {
        if self.index > 0 {
            self.go_to(self.index - 1)
        } else {
            Vec::new()
        }
    }

    /// Goes to the step of that index, if there is one; the events are the moves its script plays.
    pub fn go_to(&mut self, index: usize) -> Vec<Event> {
        if index >= self.lesson.steps.len() {
            return Vec::new();
        }
        self.start = self.start_of(index);
        self.index = index;
        self.inputs.clear();
        self.before_restart = None;
        self.reopen()
    }

    /// Starts the step again.
    pub fn restart_step(&mut self) -> Vec<Event> {
        let inputs = std::mem::take(&mut self.inputs);
        let events = self.reopen();
        // Restarting what has just been restarted throws nothing away.
        if !inputs.is_empty() {
            self.before_restart = Some(inputs);
        }
        events
    }

    /// Whether a restart can be undone.
    pub fn can_undo_restart(&self) -> bool {
        self.before_restart.is_some()
    }

    /// Brings back what the last restart of the step undid.
    pub fn undo_restart(&mut self) {
        if let Some(inputs) = self.before_restart.take() {
            self.inputs = inputs;
            self.state = self.rebuilt();
        }
    }

    fn reopen(&mut self) -> Vec<Event> {
        let lesson = Arc::clone(&self.lesson);
        let (state, events) = StepState::open(&lesson.steps[self.index], self.start.clone());
        self.state = state;
        events
    }

    /// Where a step starts: its own position, else where the one before ended or its solution leads.
    fn start_of(&self, index: usize) -> Game {
        let steps = &self.lesson.steps;
        let mut from = index;
        // The first step has a position of its own, so this ends there at the latest.
        while from > 0 && steps[from].position.is_none() && self.ends[from - 1].is_none() {
            from -= 1;
        }
        let mut game = match &steps[from].position {
            Some(position) => position.game.clone(),
            None => match from
                .checked_sub(1)
                .and_then(|before| self.ends[before].clone())
            {
                Some(end) => end,
                None => self.start.clone(),
            },
        };
        for step in &steps[from..index] {
            game = play_solution(step, game).own_game().clone();
        }
        game
    }
}

/// Where a step starts for a learner who has taken none of the steps before it: where their solutions lead.
pub(super) fn fresh_start(lesson: &Lesson, index: usize) -> Option<Game> {
    let steps = lesson.steps.get(..=index)?;
    let from = steps.iter().rposition(|step| step.position.is_some())?;
    let mut game = steps.get(from)?.position.as_ref()?.game.clone();
    for step in steps.get(from..index)? {
        game = play_solution(step, game).own_game().clone();
    }
    Some(game)
}
