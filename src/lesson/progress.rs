//! What a learner has finished, by step id: it survives another language, another order and an edited lesson.
//!
//! The file is JSON with a version. A damaged or newer file is an error that the caller sets aside, never overwrites.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::model::{Course, Lesson};

/// The version of the file that this program writes.
pub const PROGRESS_VERSION: u32 = 1;

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
        let file: File = serde_json::from_str(text).map_err(damaged)?;
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

    /// Forgets a lesson's finished steps.
    pub fn reset_lesson(&mut self, course: &Course, lesson: &Lesson) {
        let part = self.part(course);
        part.finished.retain(|id| lesson.step_index(id).is_none());
        if part.at.as_ref().is_some_and(|at| at.lesson == lesson.id) {
            part.at = None;
        }
    }

    /// Adds what another progress has finished; its place is taken only where this one has none.
    pub fn merge(&mut self, other: Self) {
        for (id, part) in other.courses {
            let own = self.courses.entry(id).or_default();
            own.finished.extend(part.finished);
            if own.at.is_none() {
                own.at = part.at;
            }
        }
    }

    fn part(&mut self, course: &Course) -> &mut CourseProgress {
        self.courses.entry(course.id.clone()).or_default()
    }
}
