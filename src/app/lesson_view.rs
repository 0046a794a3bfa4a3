//! What the parts of the lesson screen are drawn from, made once for a frame.

use super::state::{LessonScreen, State};
use super::theme::Theme;
use crate::lesson::Phase;
use crate::locale::{Args, Narrator, Said, Text};

/// The words of the step, made once for a frame.
pub struct LessonWords {
    /// The heading.
    pub heading: Text,
    /// The text.
    pub text: Text,
    /// What is said to the last move.
    pub said: Option<Said>,
    /// The hints.
    pub hints: Vec<Text>,
    /// The rule that the step has taught.
    pub rule: Option<Text>,
}

impl LessonWords {
    /// The words of the step as it stands; in free play the step itself rests.
    pub fn new(narrator: &Narrator<'_>, screen: &LessonScreen, state: &State) -> Self {
        let terms = &state.terms;
        let link = |text: Text| terms.link(text);
        let app = state;
        let (step, state) = (screen.runner.step(), screen.runner.state());
        let lesson = screen.runner.lesson();
        let finished = *state.phase() == Phase::Finished;
        Self {
            heading: narrator.heading(lesson, screen.runner.index(), state),
            text: match state.phase() {
                Phase::Exploring { .. } => app.words.text("lesson-free-play", &Args::new()),
                _ => link(narrator.text(step, state)),
            },
            said: narrator.feedback(step, state).map(|said| Said {
                body: link(said.body),
                ..said
            }),
            hints: narrator.hints(step, state).into_iter().map(link).collect(),
            rule: finished
                .then(|| narrator.rule(lesson, step))
                .flatten()
                .map(link),
        }
    }

    /// Whether the words name a point of the board.
    pub fn names_a_point(&self, screen: &LessonScreen, state: &State) -> bool {
        let said = self.said.iter().map(|said| &said.body);
        let reading = screen.reading.iter().map(|reading| &reading.text);
        std::iter::once(&self.text)
            .chain(said)
            .chain(&self.hints)
            .chain(reading)
            .any(|text| state.shows_coordinates(text))
    }
}

/// What the parts of the screen are drawn from.
pub struct View<'a> {
    /// The app.
    pub state: &'a State,
    /// The lesson.
    pub screen: &'a LessonScreen,
    /// The theme.
    pub theme: &'a Theme,
    /// Who words what happens.
    pub narrator: Narrator<'a>,
    /// The words of the step.
    pub words: LessonWords,
    /// In seconds.
    pub time: f64,
}
