//! The course and the words that a command works on.

use std::path::Path;
use std::sync::Arc;

use super::args::{Args, Places};
use crate::app::{Notice, Setup, SystemTaste};
use crate::desktop::{DataFolder, Pack, open_pack, read_faces, read_locales, system_locales};
use crate::draw::ExtraFace;
use crate::lesson::{Course, EmbeddedLessons, Lesson, Plan, Problem, read_course};
use crate::locale::{LocaleFiles, LocaleId, Words, embedded, merged, negotiate, pseudo, words_for};

/// The course, the words, and what was wrong while they were read.
pub struct Library {
    /// The course, if any lesson of it can be taken.
    pub course: Option<Course>,
    /// The words by layer, the user's own first.
    pub layers: Vec<Vec<LocaleFiles>>,
    /// Faces that lie beside the user's words.
    pub faces: Vec<ExtraFace>,
    /// What was wrong.
    pub problems: Vec<Problem>,
}

impl Library {
    /// Reads the course and the words.
    ///
    /// # Errors
    /// A folder that was named cannot be read at all.
    pub fn open(places: &Places) -> Result<Self, String> {
        let mut layers = vec![embedded()];
        let mut faces = Vec::new();
        let (course, mut problems) = match &places.lessons {
            Some(path) => {
                let pack = Pack::open(path).map_err(|why| {
                    let path = path.display();
                    format!("{path}: {why}; name a folder with a course.yaml, or a zip of one")
                })?;
                let (course, mut problems) = pack.course();
                problems.splice(0..0, pack.problems().iter().cloned());
                let (words, found) = pack.words();
                problems.extend(found);
                if !words.is_empty() {
                    layers.insert(0, words);
                }
                let (found, wrong) = pack.faces();
                faces = found;
                problems.extend(wrong);
                (course, problems)
            }
            None => read_course(&EmbeddedLessons),
        };
        if let Some(folder) = &places.locales {
            let (locales, mut found) = read_locales(folder).map_err(|why| {
                format!(
                    "{}: {why}; name a folder that holds en, ja and so on",
                    folder.display()
                )
            })?;
            problems.append(&mut found);
            layers.insert(0, locales);
            let (found, wrong) = read_faces(folder)?;
            faces.extend(found);
            problems.extend(wrong);
        }
        let mut library = Self {
            course,
            layers,
            faces,
            problems,
        };
        let source = merged(&library.layers, &LocaleId::source());
        let wanted = places.locale.as_deref();
        if let Some(made) = wanted.and_then(|name| pseudo(&source, name)) {
            library.layers.insert(0, vec![made]);
        }
        Ok(library)
    }

    /// The course, or the sentence that there is none.
    pub fn course(&self) -> Result<&Course, String> {
        self.course.as_ref().ok_or_else(|| {
            let first = self
                .problems
                .first()
                .map(ToString::to_string)
                .unwrap_or_default();
            format!("there is no lesson to take\n{first}\nrun `tengen check` to see everything")
        })
    }

    /// The lesson of that name, or the sentence that there is none.
    pub fn lesson(&self, id: &str) -> Result<&Arc<Lesson>, String> {
        let course = self.course()?;
        course.lesson(id).ok_or_else(|| {
            let names: Vec<&str> = course
                .lessons
                .iter()
                .map(|lesson| lesson.id.as_str())
                .collect();
            format!(
                "there is no lesson `{id}`; the lessons are {}",
                names.join(", ")
            )
        })
    }

    /// The plan of what is to be taught: lessons by their names, plans and packs by their paths, one behind the other. The
    /// lessons of packs are taken up.
    ///
    /// # Errors
    /// There is no such lesson, or nothing to be taught at that path.
    pub fn plan(&mut self, names: &[String]) -> Result<Plan, String> {
        let mut plan = Plan::default();
        for name in names {
            let path = Path::new(name);
            let is_lesson = self.course()?.lesson(name).is_some();
            if is_lesson || !path.exists() {
                self.lesson(name)?;
                plan.parts
                    .extend(Plan::of_lessons(std::slice::from_ref(name)).parts);
                continue;
            }
            let mut pack = open_pack(path).map_err(|why| format!("{name}: {why}"))?;
            self.faces.append(&mut pack.faces);
            let Some(course) = &mut self.course else {
                continue;
            };
            let (own, problems) = pack.join(course, &mut self.layers);
            if own.parts.is_empty() {
                let first = problems.first().map(ToString::to_string);
                let first = first.unwrap_or_default();
                return Err(format!(
                    "{name}: there is nothing to be taught in it\n{first}"
                ));
            }
            self.problems.extend(problems);
            plan.title = own.title;
            plan.parts.extend(own.parts);
        }
        Ok(plan)
    }

    /// Whether there is the language of that name, or one is made from the source; an empty name asks for none.
    pub fn asked(&self, id: &str) -> Result<(), String> {
        let there = self.locales();
        let made = pseudo(&merged(&self.layers, &LocaleId::source()), id).is_some();
        if id.is_empty() || made || there.iter().any(|it| it.to_string() == id) {
            return Ok(());
        }
        let there: Vec<String> = there.iter().map(ToString::to_string).collect();
        Err(format!(
            "there is no language `{id}`; there are {}; begin it with `tengen locale new {id} --locales DIR`",
            there.join(", ")
        ))
    }

    /// The languages there are.
    pub fn locales(&self) -> Vec<LocaleId> {
        let mut ids: Vec<LocaleId> = Vec::new();
        for files in self.layers.iter().rev().flatten() {
            if !ids.contains(&files.id) {
                ids.push(files.id.clone());
            }
        }
        ids
    }

    /// The words of the language that is asked for: by the command, by the settings, by the system.
    pub fn words(&self, places: &Places, data: Option<&DataFolder>) -> Words {
        let set = data.and_then(|data| data.load_settings().locale);
        let wishes: Vec<String> = places
            .locale
            .iter()
            .cloned()
            .chain(set)
            .chain(system_locales())
            .collect();
        words_for(&negotiate(&wishes, &self.locales()), &self.layers)
    }

    /// What the window starts with.
    pub fn setup(&self, args: &Args, data: Option<&mut DataFolder>) -> Result<Setup, String> {
        let course = self.course()?.clone();
        let (progress, notice, mut settings) = match data {
            Some(data) => {
                let shared = data.is_shared().then(|| Notice {
                    key: "notice-second-copy",
                    args: Vec::new(),
                });
                let (progress, notice) = data.load_progress();
                (progress, notice.or(shared), data.load_settings())
            }
            None => Default::default(),
        };
        if let Some(locale) = &args.places.locale {
            settings.locale = Some(locale.clone());
        }
        let notice = notice.or_else(|| {
            self.problems.first().map(|first| Notice {
                key: "notice-problems",
                args: vec![
                    ("count", self.problems.len().to_string()),
                    ("first", first.to_string()),
                ],
            })
        });
        Ok(Setup {
            course,
            layers: self.layers.clone(),
            faces: self.faces.clone(),
            system_locales: system_locales(),
            system: SystemTaste::default(),
            progress,
            settings,
            notice,
            lesson: args.lesson.clone(),
            translate: None,
            author: None,
            teach: None,
        })
    }
}
