//! Two courses become one: the lessons of a teacher's pack beside those of the program.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use super::model::{Chapter, Course, Step};
use super::problem::Problem;

/// What the words of lessons from another course are called.
#[derive(Clone, Debug, Default)]
pub(super) struct Joined {
    /// The name of their course.
    pub course: String,
    /// The files of their words.
    pub words: Vec<String>,
    /// What their keys begin with.
    pub prefix: String,
    /// Their steps.
    pub steps: BTreeSet<String>,
    /// Their ideas.
    pub ideas: BTreeSet<String>,
    /// Their terms that the other course does not have.
    pub terms: BTreeSet<String>,
    /// The name that each of their chapters has in its own course, by its name here.
    pub chapters: BTreeMap<String, String>,
}

impl Course {
    /// Takes up the lessons of another course behind its own. A course of the same name takes this one's place: it is
    /// another version of it. A lesson that shares a name with one that is there is named and left out. Of
    /// two terms of one name the one that is there stays.
    pub fn join(&mut self, other: Self) -> Vec<Problem> {
        if other.id == self.id {
            *self = other;
            return Vec::new();
        }
        let mut problems = Vec::new();
        self.part_from(&other.id);
        let mut joined = Joined {
            course: other.id.clone(),
            prefix: other.prefix.clone(),
            ..Joined::default()
        };
        let own_steps = |course: &Self| -> BTreeSet<String> {
            let steps = course.lessons.iter().flat_map(|lesson| &lesson.steps);
            steps.map(|step| step.id.clone()).collect()
        };
        let taken = own_steps(self);
        for lesson in &other.lessons {
            let double = lesson.steps.iter().find(|step| taken.contains(&step.id));
            let problem = if self.lesson(&lesson.id).is_some() {
                let message = format!("there is a lesson `{}` already", lesson.id);
                let fix = "give the lesson, and its file, a name of its own";
                Problem::of_file(&lesson.path, message, fix)
            } else if let Some(step) = double {
                let message = format!("there is a step `{}` already", step.id);
                let fix = "give the step a name of its own";
                Problem::at(&lesson.path, &lesson.source, step.place, message, fix)
            } else {
                joined.note(&lesson.steps);
                self.lessons.push(Arc::clone(lesson));
                continue;
            };
            problems.push(problem);
        }
        for chapter in other.chapters {
            let there = |id: &String| self.lessons.iter().any(|lesson| &lesson.id == id);
            let lessons: Vec<String> = chapter.lessons.into_iter().filter(there).collect();
            if lessons.is_empty() {
                continue;
            }
            let mut id = chapter.id.clone();
            while self.chapters.iter().any(|own| own.id == id) {
                id = format!("{}_{id}", other.id);
            }
            joined.chapters.insert(id.clone(), chapter.id);
            for order in &mut self.orders {
                order.chapters.push(id.clone());
            }
            self.chapters.push(Chapter { id, lessons });
        }
        for term in other.glossary.terms {
            if self.glossary.term(&term.id).is_none() {
                joined.terms.insert(term.id.clone());
                self.glossary.terms.push(term);
            }
        }
        self.joined.push(joined);
        problems
    }

    /// Gives the lessons of a course that was joined back: it is read anew.
    fn part_from(&mut self, course: &str) {
        let Some(at) = self.joined.iter().position(|it| it.course == course) else {
            return;
        };
        let joined = self.joined.remove(at);
        self.lessons.retain(|lesson| {
            !lesson
                .steps
                .iter()
                .any(|step| joined.steps.contains(&step.id))
        });
        self.chapters
            .retain(|chapter| !joined.chapters.contains_key(&chapter.id));
        for order in &mut self.orders {
            order
                .chapters
                .retain(|id| !joined.chapters.contains_key(id));
        }
        self.glossary
            .terms
            .retain(|term| !joined.terms.contains(&term.id));
    }

    /// The files of the words of a course that was joined; none where it was not.
    pub fn joined_words(&self, course: &str) -> &[String] {
        let joined = self.joined.iter().find(|it| it.course == course);
        joined.map_or(&[], |it| &it.words)
    }

    /// Notes the files of the words of a course that was joined.
    pub fn note_joined_words(&mut self, course: &str, files: Vec<String>) {
        if let Some(joined) = self.joined.iter_mut().find(|it| it.course == course) {
            joined.words = files;
        }
    }

    /// What the keys of a step begin with.
    pub(super) fn prefix_of(&self, step: &str) -> &str {
        let of_other = self.joined.iter().find(|it| it.steps.contains(step));
        of_other.map_or(&self.prefix, |it| &it.prefix)
    }
}

impl Joined {
    fn note(&mut self, steps: &[Step]) {
        for step in steps {
            self.steps.insert(step.id.clone());
            self.ideas
                .extend(step.idea.iter().map(|idea| idea.value.clone()));
        }
    }
}
