//! What a step can be, what a move can have to reach, what can be drawn: each with its field in the script and its name
//! on the screen.

use crate::lesson::{Script, Yaml};
use crate::rules::Point;

/// What a learner does in a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Reads.
    Show,
    /// Plays a move that reaches a goal.
    Ask,
    /// Tries a move that the rules refuse.
    Refuse,
    /// Passes.
    Pass,
    /// Marks the dead stones.
    Dead,
    /// Counts.
    Count,
    /// Answers a question.
    Choose,
    /// Sees the count.
    Score,
    /// Plays freely.
    Free,
}

impl Kind {
    /// All that can be chosen.
    pub const ALL: [Self; 9] = [
        Self::Show,
        Self::Ask,
        Self::Refuse,
        Self::Pass,
        Self::Dead,
        Self::Count,
        Self::Choose,
        Self::Score,
        Self::Free,
    ];

    /// The field of the script.
    pub fn field(self) -> &'static str {
        match self {
            Self::Show => "show",
            Self::Ask => "ask",
            Self::Refuse => "refuse",
            Self::Pass => "pass",
            Self::Dead => "dead",
            Self::Count => "count",
            Self::Choose => "choose",
            Self::Score => "score",
            Self::Free => "free",
        }
    }

    /// The key of its name.
    pub fn key(self) -> &'static str {
        match self {
            Self::Show => "author-kind-show",
            Self::Ask => "author-kind-ask",
            Self::Refuse => "author-kind-refuse",
            Self::Pass => "author-kind-pass",
            Self::Dead => "author-kind-dead",
            Self::Count => "author-kind-count",
            Self::Choose => "author-kind-choose",
            Self::Score => "author-kind-score",
            Self::Free => "author-kind-free",
        }
    }

    /// The kind of a step; `show` where it has none.
    pub fn of(script: &Script, step: &str) -> Option<Self> {
        if script.value(Some(step), &["game"]).is_some() {
            return None;
        }
        let found = Self::ALL
            .into_iter()
            .find(|kind| script.value(Some(step), &[kind.field()]).is_some());
        Some(found.unwrap_or(Self::Show))
    }

    /// What it says at first.
    pub(super) fn first(self, point: Point) -> Yaml {
        let map = |entries: &[(&str, Yaml)]| {
            let entries = entries.iter().cloned();
            Yaml::Map(
                entries
                    .map(|(name, value)| (name.to_owned(), value))
                    .collect(),
            )
        };
        let text = |text: &str| Yaml::Text(text.to_owned());
        match self {
            Self::Ask => map(&[("goal", text("any"))]),
            Self::Refuse => map(&[
                ("move", text(&point.to_string())),
                ("reason", text("occupied")),
            ]),
            Self::Dead => map(&[("chains", map(&[]))]),
            Self::Count => map(&[("owner", text("black"))]),
            Self::Choose => map(&[
                ("answers", Yaml::List(vec![text("first"), text("second")])),
                ("right", text("first")),
            ]),
            Self::Show | Self::Pass | Self::Score | Self::Free => map(&[]),
        }
    }
}

/// What a move has to reach.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GoalKind {
    /// Any legal point.
    Any,
    /// One of some points.
    Points,
    /// A chain is captured.
    Capture,
    /// A chain is put in atari.
    Atari,
    /// Stones are connected.
    Connect,
    /// A chain lives.
    Live,
    /// A line is followed.
    Lines,
}

impl GoalKind {
    /// All that can be chosen.
    pub const ALL: [Self; 7] = [
        Self::Any,
        Self::Points,
        Self::Capture,
        Self::Atari,
        Self::Connect,
        Self::Live,
        Self::Lines,
    ];

    pub(super) fn field(self) -> &'static str {
        match self {
            Self::Any => "any",
            Self::Points => "points",
            Self::Capture => "capture",
            Self::Atari => "atari",
            Self::Connect => "connect",
            Self::Live => "live",
            Self::Lines => "lines",
        }
    }

    /// The key of its name.
    pub fn key(self) -> &'static str {
        match self {
            Self::Any => "author-goal-any",
            Self::Points => "author-goal-points",
            Self::Capture => "author-goal-capture",
            Self::Atari => "author-goal-atari",
            Self::Connect => "author-goal-connect",
            Self::Live => "author-goal-live",
            Self::Lines => "author-goal-lines",
        }
    }

    /// The goal of a step that asks for a move; nothing where it is another one, which only the file can say.
    pub fn of(script: &Script, step: &str) -> Option<Self> {
        let goal = script.value(Some(step), &["ask", "goal"])?;
        if matches!(goal, Yaml::Text(word) if word == "any") {
            return Some(Self::Any);
        }
        if goal.get("point").is_some() {
            return Some(Self::Points);
        }
        Self::ALL
            .into_iter()
            .find(|kind| goal.get(kind.field()).is_some())
    }

    /// Whether the goal names several points.
    pub(super) fn is_list(self) -> bool {
        matches!(self, Self::Points | Self::Connect)
    }
}

/// A mark that an author puts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MarkTool {
    /// A triangle.
    Triangle,
    /// A square.
    Square,
    /// A circle.
    Circle,
    /// A cross.
    Cross,
    /// A letter, the next one that is free.
    Letter,
    /// A shaded point.
    Shade,
}

impl MarkTool {
    pub(super) fn field(self) -> &'static str {
        match self {
            Self::Triangle => "triangle",
            Self::Square => "square",
            Self::Circle => "circle",
            Self::Cross => "cross",
            Self::Letter => "label",
            Self::Shade => "shade",
        }
    }
}
