//! The lesson as it is read from its text, and everything that is wrong with it.

use std::sync::Arc;

use super::shelf::{OfShelf, path_in, script_name};
use super::{Author, Kind};
use crate::app::state::State;
use crate::lesson::{Lesson, Problem, Runner, Script, prove, read_course, read_lesson};
use crate::locale::{
    FtlFile, LocaleFiles, LocaleId, Narrator, bare_answers, keys_of, message_text, words_for,
};

impl Author {
    /// Reads the lesson from its text; `all` reads the course and the words, too.
    pub(super) fn settle(&mut self, state: &State, all: bool) {
        if all {
            self.settle_course(state);
        }
        let (path, file) = (path_in(&self.folder, &self.file()), self.file());
        let text = self.shelf.get(&file).cloned().unwrap_or_default();
        let mut problems = Vec::new();
        self.script = Script::new(&path, &*text)
            .map_err(|problem| problems.push(problem))
            .ok();
        if let Some(script) = &self.script {
            match read_lesson(&self.lesson, &path, &text, &mut problems) {
                Some(lesson) => {
                    problems.extend(prove(&lesson).1);
                    let lesson = Arc::new(lesson);
                    let of_words = self.word_problems(state, &lesson);
                    // An answer without words would only be named twice.
                    if of_words.is_empty() {
                        let mut alone = self.course.clone();
                        alone.lessons = vec![Arc::clone(&lesson)];
                        problems.extend(bare_answers(&alone, &self.words));
                    }
                    problems.extend(of_words);
                    self.read = Some(lesson);
                }
                // The board is to show what stands in the file all the same.
                None => {
                    if let Some(lesson) = self.without_faults(script, &path, &problems) {
                        self.read = Some(lesson);
                    }
                }
            }
        }
        problems.extend(self.course_problems.iter().cloned());
        self.problems = problems;
        let last = self.steps().len().saturating_sub(1);
        self.step = self.step.min(last);
    }

    /// Reads the course and the words.
    fn settle_course(&mut self, state: &State) {
        let (course, problems) = read_course(&OfShelf(&self.shelf, &self.folder));
        // What is wrong with the lessons themselves is said where they are worked on; what is wrong between them is not
        // to be found there.
        let own = path_in(&self.folder, &script_name(&self.shelf, "course.yaml"));
        let between = |it: &Problem| it.path == own || it.message.contains(" is used in ");
        self.course_problems = problems.into_iter().filter(between).collect();
        if let Some(course) = course {
            self.course = course;
        }
        let chapters = self.course.chapters.iter();
        self.lessons = chapters
            .flat_map(|chapter| chapter.lessons.clone())
            .collect();
        // A lesson that cannot be read is no lesson of the course, but can be worked on.
        if !self.lessons.contains(&self.lesson) {
            self.lessons.push(self.lesson.clone());
        }
        let mut layers = state.layers().to_vec();
        layers.insert(0, self.locale_files());
        self.words = words_for(&self.language(), &layers);
    }

    /// The lesson as far as it can be read: its steps with a fault only show their board.
    fn without_faults(
        &self,
        script: &Script,
        path: &str,
        problems: &[Problem],
    ) -> Option<Arc<Lesson>> {
        let mut faultless = script.clone();
        for step in script.step_ids() {
            let line = |id: &str| {
                let mark = format!("id: {id}");
                let mut lines = (1..).zip(script.text().lines());
                lines
                    .find(|(_, line)| line.contains(&mark))
                    .map(|(number, _)| number)
            };
            let ids = script.step_ids();
            let next = ids.iter().skip_while(|id| **id != step).nth(1);
            let from = line(&step).unwrap_or(0);
            let to = next.and_then(|id| line(id)).unwrap_or(u32::MAX);
            let at = |problem: &Problem| (from..to).contains(&problem.place.line);
            if !problems.iter().any(at) {
                continue;
            }
            for kind in Kind::ALL
                .map(Kind::field)
                .into_iter()
                .chain(["claims", "game"])
            {
                if kind != "show" && faultless.value(Some(&step), &[kind]).is_some() {
                    faultless.remove(Some(&step), &[kind]).ok()?;
                }
            }
        }
        let mut others = Vec::new();
        read_lesson(&self.lesson, path, faultless.text(), &mut others).map(Arc::new)
    }

    /// The texts that are missing, and those that name a value that is not there.
    fn word_problems(&self, state: &State, lesson: &Arc<Lesson>) -> Vec<Problem> {
        let mut problems = Vec::new();
        let Some((mut runner, _)) = Runner::new(lesson.clone()) else {
            return problems;
        };
        let needed = keys_of(&self.course, lesson);
        for (index, step) in lesson.steps.iter().enumerate() {
            let mut problem = |message: String, fix: String| {
                let (path, text) = (&lesson.path, &lesson.source);
                problems.push(Problem::at(path, text, step.place, message, fix));
            };
            let keys = [self.course.text_key(step), self.course.heading_key(step)];
            for key in needed.iter().filter(|it| keys.contains(&it.key)) {
                let is_there = match &key.attribute {
                    Some(attribute) => self.words.has_attribute(&key.key, attribute),
                    None => self.words.has(&key.key),
                };
                if is_there {
                    continue;
                }
                let what = match &key.attribute {
                    Some(attribute) => format!("text `.{attribute}`"),
                    None if key.key == keys[0] => "text".to_owned(),
                    None => "heading, which is the lesson's title".to_owned(),
                };
                problem(
                    format!("the step `{}` has no {what}", step.id),
                    "write one beside the board".to_owned(),
                );
            }
            runner.go_to(index);
            let taken = runner.state();
            let format = state.format(taken.game().board().size());
            let narrator = Narrator::new(&self.words, &self.course, format);
            let file = self.shelf.get(&self.words_file(&keys[0]));
            let written = file.and_then(|text| message_text(text, &keys[0], None));
            let written = written.unwrap_or_default();
            // What cannot be filled in is shown as an ellipsis.
            let is_short = narrator.text(step, taken).plain().contains('…');
            if is_short && !written.is_empty() && !written.contains('…') {
                let args = narrator.step_args(step, taken);
                let names: Vec<String> = args.names().map(|it| format!("${it}")).collect();
                problem(
                    format!("the text of `{}` names a value that is not there", step.id),
                    format!(
                        "use one of {}, or name points in the file",
                        names.join(", ")
                    ),
                );
            }
        }
        problems
    }

    /// The language that the lessons are written in: the source's, unless the folder has others only.
    pub(super) fn language(&self) -> LocaleId {
        let source = LocaleId::source();
        let ids = self.shelf.keys().filter_map(|name| language_of(name));
        let mut others = ids.clone().filter(|id| *id != source);
        let has_source = ids.clone().any(|id| id == source);
        others.next().filter(|_| !has_source).unwrap_or(source)
    }

    fn locale_files(&self) -> Vec<LocaleFiles> {
        let mut found: Vec<LocaleFiles> = Vec::new();
        for (name, text) in &self.shelf {
            let Some(id) = language_of(name) else {
                continue;
            };
            let file = FtlFile {
                path: path_in(&self.folder, name),
                text: text.to_string(),
            };
            match found.iter_mut().find(|files| files.id == id) {
                Some(files) => files.files.push(file),
                None => found.push(LocaleFiles {
                    id,
                    files: vec![file],
                    lock: None,
                }),
            }
        }
        found
    }
}

/// The language of a file: the name of its folder in `locales`.
fn language_of(name: &str) -> Option<LocaleId> {
    let (folder, _) = name.strip_prefix("locales/")?.split_once('/')?;
    folder.parse().ok()
}
