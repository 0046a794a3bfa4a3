//! The plan behind a class: which part stands before it, and how much of its time is left.

use super::Teach;
use crate::app::speech::tell;
use crate::app::state::{Notice, State};
use crate::lesson::{Content, Part, Plan, PlanWords};
use crate::locale::{Text, Words};

/// A plan, and the time that its parts have taken.
pub struct Agenda {
    /// The plan.
    pub plan: Plan,
    /// Seconds that each part has stood before the class.
    spent: Vec<f64>,
    /// When that was noted last.
    noted: Option<f64>,
}

impl Agenda {
    /// A plan that has not begun.
    pub fn new(plan: Plan) -> Self {
        Self {
            spent: vec![0.0; plan.parts.len()],
            plan,
            noted: None,
        }
    }

    /// Whether the plan says more than which lesson is taught.
    pub fn is_planned(&self) -> bool {
        let says =
            |part: &Part| part.seconds.is_some() || !matches!(part.content, Content::Lesson(_));
        self.plan.parts.len() > 1 || self.plan.parts.iter().any(says)
    }

    /// A part has stood before the class until now.
    pub fn note(&mut self, part: usize, time: f64) {
        let since = self.noted.replace(time).map_or(0.0, |noted| time - noted);
        if let Some(spent) = self.spent.get_mut(part) {
            *spent += since.max(0.0);
        }
    }

    /// Seconds that a part has taken.
    pub fn spent(&self, part: usize) -> f64 {
        self.spent.get(part).copied().unwrap_or(0.0)
    }

    /// Seconds that are left of a part, where it has its time; less than none where it takes longer.
    pub fn left(&self, part: usize) -> Option<f64> {
        let seconds = self.plan.parts.get(part)?.seconds?;
        Some(f64::from(seconds) - self.spent(part))
    }
}

impl Teach {
    /// The part of the plan that stands before the class.
    pub fn part(&self) -> Option<&Part> {
        self.agenda.plan.parts.get(self.moment()?.part)
    }

    /// Whether there is a pause.
    pub fn is_pause(&self) -> bool {
        self.part()
            .is_some_and(|part| matches!(part.content, Content::Pause))
    }
}

/// Minutes and seconds: `07:41`.
pub fn clock(seconds: f64) -> String {
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "seconds of a class"
    )]
    let seconds = seconds.max(0.0) as u64;
    format!("{:02}:{:02}", seconds / 60, seconds % 60)
}

/// The heading and the text of a part that is no lesson.
pub fn own_words(part: &Part, words: &Words) -> Option<(Text, Text)> {
    let default = match part.content {
        Content::Board(_) => "teach-part-board",
        Content::Pause => "teach-part-pause",
        Content::Lesson(_) | Content::Steps(_) => return None,
    };
    let heading = match &part.title {
        Some(title) => said(title, words),
        None => words.text(default, &crate::locale::Args::new()),
    };
    let text = part.text.as_ref().map(|text| said(text, words));
    Some((heading, text.unwrap_or_default()))
}

/// What is taught just now: a part of the plan by its own name, else the lesson.
pub(in crate::app) fn title(state: &State, desk: &Teach) -> String {
    if let Some((heading, _)) = desk.part().and_then(|part| own_words(part, &state.words)) {
        return heading.plain();
    }
    let lesson = desk.moment().map(|moment| &moment.lesson);
    lesson
        .map(|lesson| state.lesson_title(lesson))
        .unwrap_or_default()
}

/// Words of the plan in a language.
pub fn said(said: &PlanWords, words: &Words) -> Text {
    Text::from_plain(said.text(&words.locale().to_string()).to_owned())
}

/// Opens the plan, folder or zip at that path; what of it cannot be used is said.
pub(in crate::app) fn open_pack(state: &mut State, path: &str) {
    let failed = |why: String| Notice {
        key: "notice-plan-failed",
        args: vec![("path", path.to_owned()), ("why", why)],
    };
    let pack = match state.desk.open_pack(path) {
        Ok(pack) => pack,
        Err(why) => return tell(state, failed(why)),
    };
    let (plan, problems) = state.join(pack);
    let notice = problems
        .first()
        .map(|first| (problems.len(), first.to_string()));
    if !super::open(state, plan) {
        let why = notice.map(|(_, first)| first).unwrap_or_default();
        return tell(state, failed(why));
    }
    if let Some((count, first)) = notice {
        let notice = Notice {
            key: "notice-problems",
            args: vec![("count", count.to_string()), ("first", first)],
        };
        tell(state, notice);
    }
}
