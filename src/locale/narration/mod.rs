//! The one place where a lesson's state, a rule or an event becomes words.

mod counting;
mod feedback;
mod reading;
mod variables;

use self::variables::number;
use super::{Args, Format, Text, Words};
use crate::lesson::{
    Course, Event, Lesson, Rung, Step, StepKind, StepState, ladder, newest_hint, next_input,
};
use crate::rules::{Board, Move, Point};

/// How something is meant that is said to the learner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// The rules refuse the move.
    Refused,
    /// The move is legal and does something else.
    Wrong,
    /// It is right.
    Right,
    /// Neither.
    Neutral,
}

/// Something said to the learner: a short heading and its explanation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Said {
    /// How it is meant.
    pub tone: Tone,
    /// The heading; it may be empty.
    pub heading: Text,
    /// The explanation; it may be empty.
    pub body: Text,
}

/// Turns a course and what happens in it into words of one language.
#[derive(Clone, Copy, Debug)]
pub struct Narrator<'a> {
    words: &'a Words,
    course: &'a Course,
    format: Format,
}

impl<'a> Narrator<'a> {
    /// A narrator who names points in this format.
    pub fn new(words: &'a Words, course: &'a Course, format: Format) -> Self {
        Self {
            words,
            course,
            format,
        }
    }

    fn args(&self) -> Args {
        Args::new().format(self.format)
    }

    /// A chapter's title.
    pub fn chapter_title(&self, chapter: &str) -> Text {
        self.words
            .text(&self.course.chapter_key(chapter), &self.args())
    }

    /// The name of an order of the course.
    pub fn order_name(&self, order: &str) -> Text {
        self.words.text(&self.course.order_key(order), &self.args())
    }

    /// A lesson's title: the heading of its first step.
    pub fn lesson_title(&self, lesson: &Lesson) -> Text {
        lesson.steps.first().map_or_else(Text::default, |step| {
            let args = self.position_args(
                step,
                step.position.as_ref().map(|position| &position.game),
                None,
            );
            self.words.text(&self.course.heading_key(step), &args)
        })
    }

    /// A step's heading: its own, or that of the last step before it that has one.
    pub fn heading(&self, lesson: &Lesson, index: usize, state: &StepState) -> Text {
        // The steps of a review do not belong together.
        let before = if lesson.is_review() { index } else { 0 };
        let headed = lesson
            .steps
            .iter()
            .take(index + 1)
            .skip(before)
            .rev()
            .find(|step| self.words.has(&self.course.heading_key(step)));
        headed.map_or_else(Text::default, |step| {
            self.words
                .text(&self.course.heading_key(step), &self.step_args(step, state))
        })
    }

    /// A step's text.
    pub fn text(&self, step: &Step, state: &StepState) -> Text {
        self.words
            .text(&self.course.text_key(step), &self.step_args(step, state))
    }

    /// The words of each answer of a question.
    pub fn answers(&self, step: &Step, state: &StepState) -> Vec<Text> {
        let StepKind::Choose { answers, .. } = &step.kind else {
            return Vec::new();
        };
        let args = self.step_args(step, state);
        answers
            .iter()
            .map(|answer| {
                self.own(step, &format!("answer-{answer}"), &args)
                    .unwrap_or_else(|| Text::from_plain(answer.clone()))
            })
            .collect()
    }

    /// What the first hint and the newest one say; empty where none was asked for.
    pub fn hints(&self, step: &Step, state: &StepState) -> Vec<Text> {
        let args = self.step_args(step, state);
        let target = next_input(step, state).and_then(|input| match input {
            crate::lesson::Input::Point(point) => Some(point),
            _ => None,
        });
        let args = match target {
            Some(point) => args.point("move", point),
            None => args,
        };
        let games = matches!(step.kind, StepKind::Game(_));
        let plays = games || matches!(step.kind, StepKind::Ask(_) | StepKind::Refuse { .. });
        let of_rung = |rung: Rung| match rung {
            Rung::Words => self
                .own(step, "hint", &args)
                .unwrap_or_else(|| self.words.text("lesson-hint-none", &args)),
            Rung::Half => self.words.text("lesson-hint-half", &args),
            Rung::Candidates => self.words.text("lesson-hint-candidates", &args),
            Rung::Move if games && target.is_none() => self.words.text("lesson-hint-pass", &args),
            Rung::Move if plays => self.words.text("lesson-hint-move", &args),
            Rung::Move => self.words.text("lesson-hint-mark", &args),
        };
        // What the rungs in between said is no longer to be seen on the board.
        let newest = newest_hint(step, state);
        let first = newest.and(ladder(step).first().copied());
        let mut rungs: Vec<Rung> = first.into_iter().chain(newest).collect();
        rungs.dedup();
        rungs.into_iter().map(of_rung).collect()
    }

    /// An attribute of the step's text.
    fn own(&self, step: &Step, attribute: &str, args: &Args) -> Option<Text> {
        self.words
            .attribute(&self.course.text_key(step), attribute, args)
    }

    /// What an event says to someone who does not see the board; empty where it says nothing.
    pub fn event(&self, event: &Event) -> Text {
        match event {
            Event::Played { mv, captured, .. } => {
                let args = self
                    .args()
                    .color("color", mv.color)
                    .number("count", number(captured.len()));
                let mut text = match mv.mv {
                    Move::Play(point) => self
                        .words
                        .text("say-played", &args.clone().point("point", point)),
                    Move::Pass => self.words.text("say-passed", &args),
                };
                if !captured.is_empty() {
                    text.push_plain(self.space());
                    text.append(self.words.text("say-captured", &args));
                }
                text
            }
            Event::TakenBack(_) => self.words.text("say-taken-back", &self.args()),
            Event::Finished => self.words.text("say-finished", &self.args()),
            Event::Refused(_) | Event::Marked(_) | Event::Hinted(_) | Event::Answered => {
                Text::default()
            }
        }
    }

    /// What several events say, one after another.
    pub fn events(&self, events: &[Event]) -> String {
        self.sentences(events.iter().map(|event| self.event(event).plain()))
    }

    /// Sentences one after another, with a space between them where the language has one.
    pub fn sentences(&self, sentences: impl IntoIterator<Item = String>) -> String {
        let spoken: Vec<String> = sentences
            .into_iter()
            .filter(|sentence| !sentence.is_empty())
            .collect();
        spoken.join(self.space())
    }

    /// What ends a sentence.
    pub fn full_stop(&self) -> &'static str {
        if self.words.locale().is_cjk() {
            "。"
        } else {
            "."
        }
    }

    fn space(&self) -> &'static str {
        if self.words.locale().is_cjk() {
            ""
        } else {
            " "
        }
    }

    /// What a point of the board is to someone who does not see it.
    pub fn point_label(&self, board: &Board, point: Point) -> Text {
        let args = self.args().point("point", point);
        match board.at(point) {
            None => self.words.text("board-empty", &args),
            Some(color) if board.is_safe(point) => self
                .words
                .text("board-safe-stone", &args.color("color", color)),
            Some(color) => {
                let liberties = number(board.liberty_count(point));
                self.words.text(
                    "board-stone",
                    &args.color("color", color).number("liberties", liberties),
                )
            }
        }
    }
}
