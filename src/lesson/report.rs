//! How a class stands: what each pupil has finished, and which wrong answers were common.
//!
//! Here is only the counting. Where the pupils' progress comes from and how the report looks is for others.

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::sync::Arc;

use super::attempt::Attempt;
use super::model::{Course, Lesson, Step};
use super::progress::{Bookmark, Progress};
use super::runner::fresh_start;

/// How a class stands in a course.
#[derive(Clone, Debug, Default)]
pub struct ClassReport {
    /// The lessons that some pupil has begun, in the usual order.
    pub lessons: Vec<Arc<Lesson>>,
    /// The pupils, as they were given.
    pub pupils: Vec<PupilReport>,
    /// The steps in which pupils went wrong, those that most pupils did not get right before the others.
    pub steps: Vec<StepReport>,
}

/// How one pupil stands.
#[derive(Clone, Debug)]
pub struct PupilReport {
    /// The pupil's name.
    pub name: String,
    /// How many steps are finished in each of the report's lessons; nothing where the pupil has not begun it.
    pub finished: Vec<Option<usize>>,
    /// Where the pupil was last.
    pub at: Option<Bookmark>,
}

/// What went wrong in one step.
#[derive(Clone, Debug)]
pub struct StepReport {
    /// The lesson.
    pub lesson: Arc<Lesson>,
    /// The step's index in it, from 0.
    pub index: usize,
    /// How many pupils went wrong here.
    pub pupils: usize,
    /// How often they did, all together.
    pub times: u32,
    /// Their wrong answers, the most common first.
    pub attempts: Vec<AttemptReport>,
}

/// One wrong answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AttemptReport {
    /// The answer.
    pub attempt: Attempt,
    /// How many pupils gave it.
    pub pupils: usize,
    /// How often they did, all together.
    pub times: u32,
}

impl StepReport {
    /// The step, which is there for every index of a report.
    pub fn step(&self) -> Option<&Step> {
        self.lesson.steps.get(self.index)
    }
}

impl ClassReport {
    /// Counts what pupils, each with a name, have done in a course. What their files know of steps or answers that the
    /// course does not have is passed over.
    pub fn new(course: &Course, pupils: &[(String, Progress)]) -> Self {
        let begun = |lesson: &&Arc<Lesson>| {
            let mut all = pupils.iter();
            all.any(|(_, progress)| has_begun(progress, course, lesson))
        };
        let lessons: Vec<Arc<Lesson>> = course.lessons.iter().filter(begun).cloned().collect();
        let rows = pupils.iter().map(|(name, progress)| PupilReport {
            name: name.clone(),
            finished: lessons
                .iter()
                .map(|lesson| {
                    has_begun(progress, course, lesson)
                        .then(|| progress.finished_in(course, lesson))
                })
                .collect(),
            at: progress.bookmark(course).cloned(),
        });
        let rows = rows.collect();
        let mut steps: Vec<StepReport> = lessons
            .iter()
            .flat_map(|lesson| (0..lesson.steps.len()).map(move |index| (lesson, index)))
            .filter_map(|(lesson, index)| step_report(course, lesson, index, pupils))
            .collect();
        // Steps that are alike stay in the order of the course.
        steps.sort_by_key(|step| Reverse((step.pupils, step.times)));
        Self {
            lessons,
            pupils: rows,
            steps,
        }
    }
}

/// Whether a pupil has done anything in a lesson, or stands in it.
fn has_begun(progress: &Progress, course: &Course, lesson: &Lesson) -> bool {
    let stands = progress
        .bookmark(course)
        .is_some_and(|at| at.lesson == lesson.id);
    let mut steps = lesson.steps.iter();
    stands
        || steps.any(|step| {
            progress.is_finished(course, &step.id)
                || progress.wrong_answers(course, &step.id).next().is_some()
        })
}

fn step_report(
    course: &Course,
    lesson: &Arc<Lesson>,
    index: usize,
    pupils: &[(String, Progress)],
) -> Option<StepReport> {
    let step = lesson.steps.get(index)?;
    let given = |(_, progress): &&(String, Progress)| {
        progress.wrong_answers(course, &step.id).next().is_some()
    };
    if !pupils.iter().any(|pupil| given(&pupil)) {
        return None;
    }
    let size = fresh_start(lesson, index)?.board().size();
    let mut counted: BTreeMap<Attempt, (usize, u32)> = BTreeMap::new();
    let mut wrong = 0;
    for (_, progress) in pupils {
        let mut any = false;
        for (text, times) in progress.wrong_answers(course, &step.id) {
            let Some(attempt) = Attempt::read(text, step, size) else {
                continue;
            };
            let (pupils, all) = counted.entry(attempt).or_default();
            *pupils += 1;
            *all = all.saturating_add(times);
            any = true;
        }
        wrong += usize::from(any);
    }
    if counted.is_empty() {
        return None;
    }
    let mut attempts: Vec<AttemptReport> = counted
        .into_iter()
        .map(|(attempt, (pupils, times))| AttemptReport {
            attempt,
            pupils,
            times,
        })
        .collect();
    attempts.sort_by_key(|attempt| Reverse((attempt.pupils, attempt.times)));
    let all = attempts.iter().map(|attempt| attempt.times);
    Some(StepReport {
        lesson: lesson.clone(),
        index,
        pupils: wrong,
        times: all.fold(0, u32::saturating_add),
        attempts,
    })
}
