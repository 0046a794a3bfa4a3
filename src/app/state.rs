//! What the app holds: the course, the words, the learner's progress and settings, and the screen that is shown.

use super::author::Author;
use super::desk::{Desk, OpenedPack};
use super::languages::{Language, available};
use super::motion::Motion;
use std::sync::Arc;

use super::prepare::Preparation;
use super::settings::{CoordinateChoice, MotionChoice, Settings, ThemeChoice};
use super::teach::Teach;
use super::theme::{Theme, ThemeKind};
use super::translate::Translate;
use crate::draw::ExtraFace;
use crate::lesson::{
    Course, Feedback, Lesson, Plan, Problem, Progress, Repetition, Review, Runner, Tally, filled,
    repetition,
};
use crate::locale::{
    Args, Format, LocaleFiles, LocaleId, Narrator, TermFinder, Text, Words, negotiate, words_for,
};
use crate::rules::{BoardSize, Point};

/// What the launcher hands over when the app starts.
pub struct Setup {
    /// The course.
    pub course: Course,
    /// The locale files by layer, the most important first, the program's own last; each may hold several languages.
    pub layers: Vec<Vec<LocaleFiles>>,
    /// Faces for characters that no shipped face has.
    pub faces: Vec<ExtraFace>,
    /// The languages the system asks for, in order.
    pub system_locales: Vec<String>,
    /// What the system asks of every program.
    pub system: SystemTaste,
    /// The progress so far.
    pub progress: Progress,
    /// The settings so far.
    pub settings: Settings,
    /// Something to be said at the start: problems with files.
    pub notice: Option<Notice>,
    /// The lesson to open with.
    pub lesson: Option<String>,
    /// The language whose texts to open the translator's desk with; an empty one is for the desk to choose.
    pub translate: Option<String>,
    /// The folder to open the author's desk with, and a lesson of it; nothing for the learner's screen.
    pub author: Option<(String, Option<String>)>,
    /// What to open the teacher's desk with; nothing for the learner's screen.
    pub teach: Option<Plan>,
}

/// What the system asks of every program, where it tells.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SystemTaste {
    /// Dark colors.
    pub dark: bool,
    /// Strong contrasts.
    pub contrast: bool,
    /// Little motion.
    pub reduced_motion: bool,
}

/// Something to be said that no lesson says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    /// The key of its words.
    pub key: &'static str,
    /// Its variables.
    pub args: Vec<(&'static str, String)>,
}

impl Notice {
    /// Whether it tells of something that can be brought back.
    pub fn can_be_undone(&self) -> bool {
        matches!(
            self.key,
            "settings-reset-done"
                | "settings-defaults-done"
                | "settings-lesson-forgotten"
                | "lesson-restarted"
        )
    }

    /// Its words.
    pub fn text(&self, words: &Words) -> Text {
        let args = self.args.iter().fold(Args::new(), |args, (name, value)| {
            match value.parse::<i64>() {
                Ok(number) => args.number(name, number),
                Err(_) => args.word(name, value),
            }
        });
        words.text(self.key, &args)
    }
}

/// A screen.
pub enum Screen {
    /// The course map.
    Home,
    /// A lesson.
    Lesson(Box<LessonScreen>),
    /// The end of a lesson.
    Summary(Box<Summary>),
    /// The translator's desk.
    Translate(Box<Translate>),
    /// The teacher's desk.
    Teach(Box<Teach>),
    /// The author's desk.
    Author(Box<Author>),
}

/// How a lesson went.
pub struct Summary {
    /// The lesson.
    pub lesson: Arc<Lesson>,
    /// How each of its steps went since it was opened.
    pub tallies: Vec<Tally>,
}

impl Summary {
    /// Whether the step of that index was done: in a review in this round, else at any time.
    pub fn is_done(&self, index: usize, state: &State) -> bool {
        if self.lesson.is_review() {
            return self.tallies.get(index).is_some_and(|tally| tally.answered);
        }
        let step = self.lesson.steps.get(index);
        step.is_some_and(|step| state.progress.is_finished(&state.course, &step.id))
    }

    /// Whether nothing is left to do.
    pub fn is_whole(&self, state: &State) -> bool {
        (0..self.lesson.steps.len()).all(|index| self.is_done(index, state))
    }
}

/// What can be brought back.
pub enum Undo {
    /// Progress that was forgotten.
    Progress(Progress),
    /// A lesson that was started again, with the progress before it.
    Lesson(Progress, Screen),
    /// Settings that were put back.
    Settings(Settings),
}

/// The board in words, and the liberties that are counted one by one.
pub struct BoardReading {
    /// The words.
    pub text: Text,
    /// Points to be numbered, in their order.
    pub counted: Vec<Point>,
}

/// A lesson on the screen.
pub struct LessonScreen {
    /// The lesson as it is being taken.
    pub runner: Runner,
    /// The stones in motion.
    pub motion: Motion,
    /// Where the keyboard's cursor stands.
    pub cursor: Point,
    /// What was typed of a point's name.
    pub typed: String,
    /// What was typed last and is no point.
    pub mistyped: Option<String>,
    /// The point that a text or the board points at.
    pub light: Option<Point>,
    /// Whether what was just said is to be scrolled into sight.
    pub reveal: bool,
    /// The board in words, where it was asked for.
    pub reading: Option<BoardReading>,
    /// When the counting of liberties began, in seconds.
    pub count_began: Option<f64>,
    /// Whether the earlier board that a refused move would repeat is shown beside the present one.
    pub comparing: bool,
    /// The term that is explained beside the board.
    pub term: Option<String>,
}

impl LessonScreen {
    /// A lesson as it has just been opened.
    pub fn new(runner: Runner) -> Self {
        Self {
            cursor: middle(runner.state().game().board().size()),
            runner,
            motion: Motion::still(),
            typed: String::new(),
            mistyped: None,
            light: None,
            reveal: false,
            reading: None,
            count_began: None,
            comparing: false,
            term: None,
        }
    }

    /// The earlier board that the move refused just now would repeat.
    pub fn repetition(&self) -> Option<Repetition> {
        let taken = self.runner.state();
        match taken.feedback() {
            Some(Feedback::Refused { why, .. }) => repetition(taken.game(), why),
            _ => None,
        }
    }

    /// Whether the step of that index is done: in a review those that were answered in it, else those that ever were.
    pub fn is_done(&self, index: usize, state: &State) -> bool {
        let lesson = self.runner.lesson();
        if lesson.is_review() {
            let tally = self.runner.tallies().get(index);
            return tally.is_some_and(|tally| tally.answered);
        }
        let step = lesson.steps.get(index);
        step.is_some_and(|step| state.progress.is_finished(&state.course, &step.id))
    }

    /// Whether something on the board appears one after another.
    pub fn is_counting(&self) -> bool {
        !self.counted().is_empty() || filled(self.runner.step(), self.runner.state()).is_some()
    }

    /// The points that are counted on the board: liberties that were asked for, else those that an answer speaks of.
    pub fn counted(&self) -> &[Point] {
        match (&self.reading, self.runner.state().feedback()) {
            (Some(reading), _) => &reading.counted,
            (
                None,
                Some(Feedback::Wrong {
                    reason: Some(reason),
                    ..
                }),
            ) => reason.fact.counted(),
            _ => &[],
        }
    }
}

/// What lies over the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sheet {
    /// The settings.
    Settings,
    /// The list of keys.
    Keys,
    /// The rules so far.
    Rules,
    /// The words of Go.
    Glossary,
    /// The list of all commands.
    Palette,
    /// What a class is to be taught.
    Prepare,
}

impl Sheet {
    /// The key of its title.
    pub fn title_key(self) -> &'static str {
        match self {
            Self::Settings => "settings-title",
            Self::Keys => "keys-title",
            Self::Rules => "rules-title",
            Self::Glossary => "glossary-title",
            Self::Palette => "palette-title",
            Self::Prepare => "prepare-title",
        }
    }
}

/// Everything the app holds.
pub struct State {
    /// The course.
    pub course: Course,
    /// The languages there are.
    pub languages: Vec<Language>,
    layers: Vec<Vec<LocaleFiles>>,
    faces: Vec<ExtraFace>,
    /// The words of the language in use.
    pub words: Words,
    /// Finds the terms of the glossary in them.
    pub terms: TermFinder,
    /// What the learner has finished.
    pub progress: Progress,
    /// What can be brought back, the last thing last.
    pub undo: Vec<Undo>,
    /// What the learner has set.
    pub settings: Settings,
    system: SystemTaste,
    /// What is said beside the lesson.
    pub notice: Option<Notice>,
    /// The review that was opened last.
    pub review: Option<Arc<Lesson>>,
    /// The screen.
    pub screen: Screen,
    /// What lies over it.
    pub sheet: Option<Sheet>,
    /// Whether the map is to bring the learner’s place into sight.
    pub map_reveal: bool,
    /// The term that the list of terms is to bring into sight.
    pub term: Option<String>,
    /// What is read aloud; it changes with every event.
    pub spoken: String,
    /// What is typed into the list of commands.
    pub query: String,
    /// The chosen line of that list.
    pub chosen: usize,
    /// The author's desk as it was left.
    pub(super) left_author: Option<Box<Author>>,
    /// What a teacher has chosen for a class.
    pub preparation: Preparation,
    /// The path for export and import.
    pub file_path: String,
    /// The door to the machine.
    pub desk: Box<dyn Desk>,
}

impl State {
    /// The state at the start.
    pub fn new(setup: Setup, desk: Box<dyn Desk>) -> Self {
        let available = available(&setup.layers);
        let wishes: Vec<String> = setup
            .settings
            .locale
            .iter()
            .cloned()
            .chain(setup.system_locales.iter().cloned())
            .collect();
        let locale = negotiate(&wishes, &available);
        let languages = available
            .into_iter()
            .map(|id| Language::new(id, &setup))
            .collect();
        let words = words_for(&locale, &setup.layers);
        let terms = TermFinder::new(&words, &setup.course);
        let file_path = desk.export_path();
        Self {
            course: setup.course,
            languages,
            layers: setup.layers,
            faces: setup.faces,
            words,
            terms,
            map_reveal: true,
            term: None,
            progress: setup.progress,
            undo: Vec::new(),
            settings: setup.settings,
            system: setup.system,
            notice: setup.notice,
            review: None,
            screen: Screen::Home,
            sheet: None,
            spoken: String::new(),
            query: String::new(),
            chosen: 0,
            left_author: None,
            preparation: Preparation::default(),
            file_path,
            desk,
        }
    }

    /// The language in use.
    pub fn locale(&self) -> &LocaleId {
        self.words.locale()
    }

    /// Changes the language; the step, the position and the feedback stay.
    pub fn set_locale(&mut self, id: &str) {
        if let Some(language) = self
            .languages
            .iter()
            .find(|language| language.id.to_string() == id)
        {
            let words = words_for(&language.id, &self.layers);
            self.put_words(words);
        }
    }

    /// The locale files by layer.
    pub(super) fn layers(&self) -> &[Vec<LocaleFiles>] {
        &self.layers
    }

    /// Goes on with the folder's languages as they are now; the words in use are those of the start.
    pub(super) fn put_folder(&mut self, folder: Vec<LocaleFiles>) {
        if self.layers.len() > 1 {
            self.layers[0] = folder;
        } else {
            self.layers.insert(0, folder);
        }
    }

    /// Takes up the lessons and words of a teacher's pack. Returns the plan, and what cannot be used.
    pub(super) fn join(&mut self, mut pack: OpenedPack) -> (Plan, Vec<Problem>) {
        for face in std::mem::take(&mut pack.faces) {
            if !self.faces.iter().any(|known| known.name() == face.name()) {
                self.faces.push(face);
            }
        }
        let has_words = pack.course.is_some();
        let found = pack.join(&mut self.course, &mut self.layers);
        if has_words {
            let words = words_for(self.words.locale(), &self.layers);
            self.put_words(words);
        }
        found
    }

    /// Notes the source that a language of the folder fits.
    pub(super) fn put_lock(&mut self, id: &LocaleId, lock: &str) {
        for files in self.layers.iter_mut().take(1).flatten() {
            if &files.id == id {
                files.lock = Some(lock.to_owned());
            }
        }
    }

    /// The user's own faces.
    pub(super) fn faces(&self) -> &[ExtraFace] {
        &self.faces
    }

    /// What the system asks of every program.
    pub(super) fn system(&self) -> SystemTaste {
        self.system
    }

    /// Goes on with other words of the same language.
    pub(super) fn put_words(&mut self, words: Words) {
        self.words = words;
        self.terms = TermFinder::new(&self.words, &self.course);
    }

    /// The theme to draw with.
    pub fn theme(&self) -> Theme {
        let kind = match self.settings.theme {
            ThemeChoice::Light => ThemeKind::Light,
            ThemeChoice::Dark => ThemeKind::Dark,
            ThemeChoice::Contrast => ThemeKind::HighContrast,
            ThemeChoice::System if self.system.contrast => ThemeKind::HighContrast,
            ThemeChoice::System if self.system.dark => ThemeKind::Dark,
            ThemeChoice::System => ThemeKind::Light,
        };
        Theme::new(
            kind,
            self.locale().clone(),
            f32::from(self.settings.text_percent) / 100.0,
        )
    }

    /// Whether stones are there at once.
    pub fn is_still(&self) -> bool {
        match self.settings.motion {
            MotionChoice::Full => false,
            MotionChoice::Reduced => true,
            MotionChoice::System => self.system.reduced_motion,
        }
    }

    /// The lesson that follows in the chosen order.
    pub fn lesson_after(&self, lesson: &str) -> Option<&Arc<Lesson>> {
        self.course
            .lesson_after(lesson, self.settings.order.as_deref())
    }

    /// The lesson of that name: one of the course, or the review that was opened last.
    pub fn lesson(&self, id: &str) -> Option<&Arc<Lesson>> {
        let review = self.review.as_ref().filter(|review| review.id == id);
        self.course.lesson(id).or(review)
    }

    /// How many steps are to be asked again by today.
    pub fn due(&self) -> Vec<String> {
        let due = self.progress.due(&self.course, self.desk.today());
        let there = |id: &&str| {
            let mut steps = self.course.lessons.iter().flat_map(|lesson| &lesson.steps);
            steps.any(|step| step.id == **id && step.can_be_asked_again())
        };
        due.into_iter().filter(there).map(str::to_owned).collect()
    }

    /// A chapter's title.
    pub fn chapter_title(&self, chapter: &str) -> String {
        self.words.plain(&self.course.chapter_key(chapter))
    }

    /// A lesson's title.
    pub fn lesson_title(&self, lesson: &Lesson) -> String {
        match &lesson.review {
            Some(Review::Chapter(chapter)) => {
                let args = Args::new().word("chapter", &self.chapter_title(chapter));
                return self.words.text("review-chapter", &args).plain();
            }
            Some(Review::Missed) => return self.words.plain("review-missed"),
            None => {}
        }
        let size = lesson
            .steps
            .first()
            .and_then(|step| step.position.as_ref())
            .map(|position| position.game.board().size());
        size.map(|size| self.narrator(size).lesson_title(lesson).plain())
            .unwrap_or_default()
    }

    /// The rules that the finished steps of a lesson have taught.
    pub fn rules_of(&self, lesson: &Lesson) -> Vec<Text> {
        let learned = lesson
            .steps
            .iter()
            .filter(|step| self.progress.is_finished(&self.course, &step.id));
        let Some(size) = lesson
            .steps
            .first()
            .and_then(|step| step.position.as_ref())
            .map(|position| position.game.board().size())
        else {
            return Vec::new();
        };
        let narrator = self.narrator(size);
        learned
            .filter_map(|step| narrator.rule(lesson, step))
            .collect()
    }

    /// The narrator for a board of that size.
    pub fn narrator(&self, size: BoardSize) -> Narrator<'_> {
        Narrator::new(&self.words, &self.course, self.format(size))
    }

    /// How points are printed on a board of that size.
    pub fn format(&self, size: BoardSize) -> Format {
        Format {
            style: self
                .settings
                .coordinates
                .style(self.words.coordinate_style()),
            columns: size.columns(),
            rows: size.rows(),
        }
    }

    /// Whether coordinates are drawn although the learner has none set: a text names a point.
    pub fn shows_coordinates(&self, text: &Text) -> bool {
        self.settings.coordinates != CoordinateChoice::None
            || text
                .spans()
                .iter()
                .any(|span| matches!(span, crate::locale::Span::Point(..)))
    }
}

/// The middle of a board.
pub fn middle(size: BoardSize) -> Point {
    Point {
        column: size.columns() / 2,
        row: size.rows() / 2,
    }
}
