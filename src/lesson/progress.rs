//! What a learner has finished, by step id: it survives another language, another order and an edited lesson.
//!
//! The file is JSON with a version. A damaged or newer file is an error that the caller sets aside, never overwrites.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::attempt::Attempt;
use super::model::{Course, Lesson};

/// The version of the file that this program writes. Older ones lack what was not remembered yet, and are read.
pub const PROGRESS_VERSION: u32 = 3;

/// So many different wrong answers of a step are remembered, and each is counted so far: whoever tries every point of
/// the board tells no more than that.
const MOST_ANSWERS: usize = 24;
const MOST_TIMES: u32 = 99;

/// After how many days a step that went wrong is asked again, and again after each time it went well.
const DAYS: [u32; 5] = [1, 3, 7, 16, 35];

/// What a learner has finished, and where they are.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    courses: BTreeMap<String, CourseProgress>,
}

/// One course's part.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct CourseProgress {
    finished: BTreeSet<String>,
    at: Option<Bookmark>,
    /// Steps to be asked again, by their names.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    again: BTreeMap<String, Again>,
    /// How often the review of each chapter was taken.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    rounds: BTreeMap<String, usize>,
    /// How often which wrong answer was given, by the names of steps: a point, `pass`, or an answer's name.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    wrong: BTreeMap<String, BTreeMap<String, u32>>,
}

/// When a step is to be asked again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Again {
    /// How often it went well since.
    well: usize,
    /// From this day on, counted from the first day of 1970.
    from: u32,
}

/// Where a learner was last.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bookmark {
    /// The lesson.
    pub lesson: String,
    /// The step.
    pub step: String,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    tengen_progress: u32,
    courses: BTreeMap<String, CourseProgress>,
}

/// Why a progress file cannot be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ProgressError {
    /// A newer program wrote it.
    Newer(u32),
    /// It is not a progress file, or it is damaged; the line and column tell where.
    Damaged {
        /// The line, from 1.
        line: usize,
        /// The column, from 1.
        column: usize,
    },
}

impl Progress {
    /// Reads a progress file.
    ///
    /// # Errors
    /// [`ProgressError`] says why the file cannot be used; it should then be set aside.
    pub fn from_json(text: &str) -> Result<Self, ProgressError> {
        #[derive(Deserialize)]
        struct Version {
            tengen_progress: u32,
        }
        let damaged = |error: serde_json::Error| ProgressError::Damaged {
            line: error.line(),
            column: error.column(),
        };
        let version: Version = serde_json::from_str(text).map_err(damaged)?;
        if version.tengen_progress > PROGRESS_VERSION {
            return Err(ProgressError::Newer(version.tengen_progress));
        }
        let mut file: File = serde_json::from_str(text).map_err(damaged)?;
        for part in file.courses.values_mut() {
            part.bound();
        }
        Ok(Self {
            courses: file.courses,
        })
    }

    /// The progress as a file.
    pub fn to_json(&self) -> String {
        let file = File {
            tengen_progress: PROGRESS_VERSION,
            courses: self.courses.clone(),
        };
        // Maps with text keys and plain values always serialize.
        serde_json::to_string_pretty(&file).unwrap_or_default()
    }

    /// Whether the step is finished.
    pub fn is_finished(&self, course: &Course, step: &str) -> bool {
        self.courses
            .get(&course.id)
            .is_some_and(|part| part.finished.contains(step))
    }

    /// How many steps of the lesson are finished.
    pub fn finished_in(&self, course: &Course, lesson: &Lesson) -> usize {
        lesson
            .steps
            .iter()
            .filter(|step| self.is_finished(course, &step.id))
            .count()
    }

    /// Where the learner was last, if the place still exists.
    pub fn bookmark(&self, course: &Course) -> Option<&Bookmark> {
        let at = self.courses.get(&course.id)?.at.as_ref()?;
        course.lesson(&at.lesson).map(|_| at)
    }

    /// Notes a step as finished; tells whether that is new.
    pub fn finish(&mut self, course: &Course, step: &str) -> bool {
        self.part(course).finished.insert(step.to_owned())
    }

    /// Notes where the learner is; tells whether that is new.
    pub fn go_to(&mut self, course: &Course, lesson: &Lesson, step: &str) -> bool {
        let at = Some(Bookmark {
            lesson: lesson.id.clone(),
            step: step.to_owned(),
        });
        let part = self.part(course);
        let new = part.at != at;
        part.at = at;
        new
    }

    /// Notes that a step went wrong on that day; it is asked again from the next day on.
    pub fn went_wrong(&mut self, course: &Course, step: &str, today: u32) {
        let again = Again {
            well: 0,
            from: today.saturating_add(DAYS[0]),
        };
        self.part(course).again.insert(step.to_owned(), again);
    }

    /// Notes that a step that was asked again went well on that day; tells whether that changes anything.
    pub fn went_well(&mut self, course: &Course, step: &str, today: u32) -> bool {
        let part = self.part(course);
        let Some(again) = part.again.get_mut(step).filter(|again| again.from <= today) else {
            return false;
        };
        again.well += 1;
        match DAYS.get(again.well) {
            Some(days) => again.from = today.saturating_add(*days),
            None => {
                part.again.remove(step);
            }
        }
        true
    }

    /// Whether the step went wrong and is still being asked again.
    pub fn is_asked_again(&self, course: &Course, step: &str) -> bool {
        let part = self.courses.get(&course.id);
        part.is_some_and(|part| part.again.contains_key(step))
    }

    /// The steps to be asked again by that day, the one that has waited longest first.
    pub fn due(&self, course: &Course, today: u32) -> Vec<&str> {
        let again = self.courses.get(&course.id).map(|part| &part.again);
        let mut due: Vec<(u32, &str)> = again
            .into_iter()
            .flatten()
            .filter(|(_, again)| again.from <= today)
            .map(|(step, again)| (again.from, step.as_str()))
            .collect();
        due.sort_unstable();
        due.into_iter().map(|(_, step)| step).collect()
    }

    /// How often the review of the chapter was taken.
    pub fn rounds(&self, course: &Course, chapter: &str) -> usize {
        let part = self.courses.get(&course.id);
        part.and_then(|part| part.rounds.get(chapter).copied())
            .unwrap_or(0)
    }

    /// Notes that the review of the chapter was taken once more.
    pub fn took_review(&mut self, course: &Course, chapter: &str) {
        *self
            .part(course)
            .rounds
            .entry(chapter.to_owned())
            .or_default() += 1;
    }

    /// Remembers a wrong answer to a step; tells whether that changes anything.
    pub fn answered_wrong(&mut self, course: &Course, step: &str, attempt: &Attempt) -> bool {
        let part = self.part(course);
        let answers = part.wrong.entry(step.to_owned()).or_default();
        let name = attempt.to_string();
        if !answers.contains_key(&name) && answers.len() >= MOST_ANSWERS {
            return false;
        }
        let times = answers.entry(name).or_default();
        let new = *times < MOST_TIMES;
        *times = MOST_TIMES.min(*times + 1);
        new
    }

    /// The wrong answers to a step and how often each was given, by their names.
    pub fn wrong_answers(&self, course: &Course, step: &str) -> impl Iterator<Item = (&str, u32)> {
        let part = self.courses.get(&course.id);
        let answers = part.and_then(|part| part.wrong.get(step));
        let answers = answers.into_iter().flatten();
        answers.map(|(name, times)| (name.as_str(), *times))
    }

    /// Forgets a lesson's finished steps and wrong answers.
    pub fn reset_lesson(&mut self, course: &Course, lesson: &Lesson) {
        let part = self.part(course);
        part.finished.retain(|id| lesson.step_index(id).is_none());
        part.again.retain(|id, _| lesson.step_index(id).is_none());
        part.wrong.retain(|id, _| lesson.step_index(id).is_none());
        if part.at.as_ref().is_some_and(|at| at.lesson == lesson.id) {
            part.at = None;
        }
    }

    /// Adds what another progress has finished; its place is taken only where this one has none. Wrong answers that both
    /// know are the same ones, and are not counted twice.
    pub fn merge(&mut self, other: Self) {
        for (id, part) in other.courses {
            let own = self.courses.entry(id).or_default();
            own.finished.extend(part.finished);
            for (step, again) in part.again {
                own.again.entry(step).or_insert(again);
            }
            for (chapter, rounds) in part.rounds {
                let own = own.rounds.entry(chapter).or_default();
                *own = rounds.max(*own);
            }
            for (step, answers) in part.wrong {
                let own = own.wrong.entry(step).or_default();
                for (answer, times) in answers {
                    let own = own.entry(answer).or_default();
                    *own = times.max(*own);
                }
            }
            own.bound();
            if own.at.is_none() {
                own.at = part.at;
            }
        }
    }

    fn part(&mut self, course: &Course) -> &mut CourseProgress {
        self.courses.entry(course.id.clone()).or_default()
    }
}

impl CourseProgress {
    /// Forgets wrong answers beyond the most that are remembered, those that were rare before the others.
    fn bound(&mut self) {
        for answers in self.wrong.values_mut() {
            answers.retain(|_, times| *times > 0);
            for times in answers.values_mut() {
                *times = MOST_TIMES.min(*times);
            }
            if answers.len() > MOST_ANSWERS {
                let mut all: Vec<(String, u32)> = std::mem::take(answers).into_iter().collect();
                all.sort_by_key(|(_, times)| std::cmp::Reverse(*times));
                answers.extend(all.into_iter().take(MOST_ANSWERS));
            }
        }
        self.wrong.retain(|_, answers| !answers.is_empty());
    }
}
