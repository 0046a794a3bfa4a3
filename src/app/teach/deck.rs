//! What is taught as a row of moments, one behind the other: each step as it is asked, and each move of its solution.

use std::sync::Arc;

use crate::app::tour::solution;
use crate::lesson::{Content, Course, Input, Lesson, Plan, Runner, Step, StepKind};

/// The most moments of one step: a game against the opponent would go on and on.
const LONGEST: usize = 40;

/// A moment of a lesson.
#[derive(Clone, Debug)]
pub struct Moment {
    /// The lesson.
    pub lesson: Arc<Lesson>,
    /// The part of the plan.
    pub part: usize,
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

    /// Whether it belongs to the same step of the plan.
    pub fn is_with(&self, other: &Self) -> bool {
        self.part == other.part && self.step == other.step && self.lesson.id == other.lesson.id
    }

    /// Whether a step begins here.
    pub fn is_first(&self) -> bool {
        self.inputs.is_empty()
    }
}

/// The moments of a plan, in their order; names that the course does not have are passed over.
pub fn deck(course: &Course, plan: &Plan) -> Vec<Moment> {
    let mut moments = Vec::new();
    for (part, planned) in plan.parts.iter().enumerate() {
        let mut add = |lesson: &Arc<Lesson>, wanted: &dyn Fn(&Step) -> bool| {
            of_lesson(lesson, part, wanted, &mut moments);
        };
        match &planned.content {
            Content::Lesson(name) => {
                if let Some(lesson) = course.lesson(name) {
                    add(lesson, &|_| true);
                }
            }
            Content::Steps(steps) => {
                for name in steps {
                    if let Some(lesson) = course.lesson_of(name) {
                        add(lesson, &|step| step.id == *name);
                    }
                }
            }
            Content::Board(_) | Content::Pause => {
                if let Some(lesson) = planned.own_lesson(part) {
                    add(&Arc::new(lesson), &|_| true);
                }
            }
        }
    }
    moments
}

/// Adds the moments of the wanted steps of a lesson.
fn of_lesson(
    lesson: &Arc<Lesson>,
    part: usize,
    wanted: &dyn Fn(&Step) -> bool,
    moments: &mut Vec<Moment>,
) {
    let Some((mut runner, _)) = Runner::new(lesson.clone()) else {
        return;
    };
    let steps = lesson.steps.iter().enumerate();
    for (step, script) in steps.filter(|(_, step)| wanted(step)) {
        runner.go_to(step);
        let mut inputs = Vec::new();
        let mut add = |inputs: &[Input], runner: &Runner| {
            moments.push(Moment {
                lesson: lesson.clone(),
                part,
                step,
                inputs: inputs.to_vec(),
                runner: runner.clone(),
            });
        };
        add(&inputs, &runner);
        // A game is the class's own.
        if matches!(script.kind, StepKind::Game(_) | StepKind::Free) {
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
