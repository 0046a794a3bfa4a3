//! A lesson as a row of moments, one behind the other: each step as it is asked, and each move of its solution.

use std::sync::Arc;

use crate::app::tour::solution;
use crate::lesson::{Course, Input, Lesson, Runner, StepKind};

/// The most moments of one step: a game against the opponent would go on and on.
const LONGEST: usize = 40;

/// A moment of a lesson.
#[derive(Clone, Debug)]
pub struct Moment {
    /// The lesson.
    pub lesson: Arc<Lesson>,
    /// The index of the step.
    pub step: usize,
    /// What was done in it so far.
    pub inputs: Vec<Input>,
    /// The lesson as it stands then.
    runner: Runner,
}

impl Moment {
    /// The lesson as it stands at this moment, with what was tried beyond it.
    pub fn runner(&self, tried: &[Input]) -> Runner {
        let mut runner = self.runner.clone();
        for input in tried {
            runner.apply(input.clone());
        }
        runner
    }

    /// Whether a step begins here.
    pub fn is_first(&self) -> bool {
        self.inputs.is_empty()
    }
}

/// The moments of some lessons, in their order; names that the course does not have are passed over.
pub fn deck(course: &Course, lessons: &[String]) -> Vec<Moment> {
    let mut moments = Vec::new();
    for lesson in lessons.iter().filter_map(|id| course.lesson(id)) {
        let Some((mut runner, _)) = Runner::new(lesson.clone()) else {
            continue;
        };
        for (step, script) in lesson.steps.iter().enumerate() {
            runner.go_to(step);
            let mut inputs = Vec::new();
            let mut add = |inputs: &[Input], runner: &Runner| {
                moments.push(Moment {
                    lesson: lesson.clone(),
                    step,
                    inputs: inputs.to_vec(),
                    runner: runner.clone(),
                });
            };
            add(&inputs, &runner);
            // A game is the class's own.
            if matches!(script.kind, StepKind::Game(_)) {
                continue;
            }
            let solution = solution(script, runner.state());
            for input in solution.into_iter().take(LONGEST) {
                runner.apply(input.clone());
                inputs.push(input);
                add(&inputs, &runner);
            }
        }
    }
    moments
}
