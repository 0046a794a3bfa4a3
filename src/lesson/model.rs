//! The course and its lessons, checked: every point lies on its board, every name leads somewhere.

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::rules::{
    Agreement, Color, ColoredMove, Game, Habit, Komi, Move, Point, Ruleset, ScoringRule,
};

use super::coverage::Coverage;
use super::glossary::Glossary;
use super::join::Joined;
use super::problem::Place;

/// A course: lessons in chapters.
#[derive(Clone, Debug)]
pub struct Course {
    /// The course's name.
    pub id: String,
    /// What all its message keys begin with.
    pub prefix: String,
    /// The chapters in their usual order.
    pub chapters: Vec<Chapter>,
    /// Alternative orders of the chapters; empty where there is only the usual one.
    pub orders: Vec<Order>,
    /// The terms of the course.
    pub glossary: Glossary,
    /// The rules that the course must teach.
    pub coverage: Coverage,
    /// Every lesson that could be read, in the usual order.
    pub lessons: Vec<Arc<Lesson>>,
    /// The courses that were joined to it.
    pub(super) joined: Vec<Joined>,
}

impl Course {
    /// The lesson of that name.
    pub fn lesson(&self, id: &str) -> Option<&Arc<Lesson>> {
        self.lessons.iter().find(|lesson| lesson.id == id)
    }

    /// The chapter that holds the lesson.
    pub fn chapter_of(&self, lesson: &str) -> Option<&Chapter> {
        self.chapters
            .iter()
            .find(|chapter| chapter.lessons.iter().any(|id| id == lesson))
    }

    /// The chapters in the order of that name, or in the usual one.
    pub fn chapters_in(&self, order: Option<&str>) -> Vec<&Chapter> {
        match order.and_then(|id| self.orders.iter().find(|order| order.id == id)) {
            Some(order) => order
                .chapters
                .iter()
                .filter_map(|id| self.chapters.iter().find(|chapter| &chapter.id == id))
                .collect(),
            None => self.chapters.iter().collect(),
        }
    }

    /// The lesson after this one in the order of that name.
    pub fn lesson_after(&self, lesson: &str, order: Option<&str>) -> Option<&Arc<Lesson>> {
        let ids: Vec<&String> = self
            .chapters_in(order)
            .into_iter()
            .flat_map(|chapter| &chapter.lessons)
            .collect();
        let at = ids.iter().position(|id| *id == lesson)?;
        ids.get(at + 1).and_then(|id| self.lesson(id))
    }

    /// The key of a chapter's title.
    pub fn chapter_key(&self, chapter: &str) -> String {
        let mut others = self.joined.iter();
        let of_other = others.find_map(|it| Some((&it.prefix, it.chapters.get(chapter)?.as_str())));
        let (prefix, chapter) = of_other.unwrap_or((&self.prefix, chapter));
        format!("{prefix}_chapter_{chapter}")
    }

    /// The key of an order's name.
    pub fn order_key(&self, order: &str) -> String {
        format!("{}_order_{order}", self.prefix)
    }

    /// The key of an idea's name.
    pub fn idea_key(&self, idea: &str) -> String {
        let of_other = self.joined.iter().find(|it| it.ideas.contains(idea));
        let prefix = of_other.map_or(&self.prefix, |it| &it.prefix);
        format!("{prefix}_idea_{idea}")
    }

    /// The key of a term's word.
    pub fn term_key(&self, term: &str) -> String {
        let of_other = self.joined.iter().find(|it| it.terms.contains(term));
        let prefix = of_other.map_or(&self.prefix, |it| &it.prefix);
        format!("{prefix}_term_{term}")
    }

    /// The key of a step's text.
    pub fn text_key(&self, step: &Step) -> String {
        format!("{}_{}_c", self.prefix_of(&step.id), step.id)
    }

    /// The key of a step's heading.
    pub fn heading_key(&self, step: &Step) -> String {
        format!("{}_{}_n", self.prefix_of(&step.id), step.id)
    }
}

/// A chapter of a course.
#[derive(Clone, Debug)]
pub struct Chapter {
    /// The chapter's name.
    pub id: String,
    /// Its lessons that could be read, in order.
    pub lessons: Vec<String>,
}

/// An order of the chapters.
#[derive(Clone, Debug)]
pub struct Order {
    /// The order's name.
    pub id: String,
    /// The chapters in this order.
    pub chapters: Vec<String>,
}

/// A lesson. It has at least one step, and its first step has a position of its own.
#[derive(Clone, Debug)]
pub struct Lesson {
    /// The lesson's name: its file's name without `.yaml`.
    pub id: String,
    /// The file it was read from.
    pub path: String,
    /// The file's text, so that a problem can quote its line.
    pub source: String,
    /// The rules that hold.
    pub rules: Ruleset,
    /// What is asked again, where this is no lesson of the course but a review.
    pub review: Option<Review>,
    /// The steps in order.
    pub steps: Vec<Step>,
}

impl Lesson {
    /// Whether this is no lesson of the course, but asks its steps again.
    pub fn is_review(&self) -> bool {
        self.review.is_some()
    }

    /// The index of the step of that name.
    pub fn step_index(&self, id: &str) -> Option<usize> {
        self.steps.iter().position(|step| step.id == id)
    }
}

/// What a review asks again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Review {
    /// The ideas of a chapter.
    Chapter(String),
    /// What went wrong before.
    Missed,
}

/// A position a step can start from.
#[derive(Clone, Debug)]
pub struct Position {
    /// The game so far.
    pub game: Game,
    /// The part that is shown.
    pub view: Option<View>,
}

/// A part of a board, both corners included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct View {
    /// The lower left corner.
    pub low: Point,
    /// The upper right corner.
    pub high: Point,
}

impl View {
    /// The part of the board that has these two points as its corners, whichever they are.
    pub(super) fn between(one: Point, other: Point) -> Self {
        Self {
            low: Point {
                column: one.column.min(other.column),
                row: one.row.min(other.row),
            },
            high: Point {
                column: one.column.max(other.column),
                row: one.row.max(other.row),
            },
        }
    }
}

/// A step of a lesson.
#[derive(Clone, Debug)]
pub struct Step {
    /// The step's name, unique in the course.
    pub id: String,
    /// Where it stands in the file.
    pub place: Place,
    /// A position of its own; without it the step starts where the one before ended.
    pub position: Option<Position>,
    /// The part of the board that is shown.
    pub view: Option<View>,
    /// Whose turn it is at the start, where the script says so.
    pub turn: Option<Color>,
    /// Moves that are played by themselves when the step opens.
    pub play: Vec<ColoredMove>,
    /// Names for points, the lesson's and the step's own.
    pub points: BTreeMap<String, Vec<Point>>,
    /// What is drawn on the board.
    pub marks: Vec<Mark>,
    /// The idea that the step tests, where the learner does something.
    pub idea: Option<Placed<String>>,
    /// Whether the step can be asked again by itself, seen otherwise.
    pub review: bool,
    /// Whether Black and White have been exchanged since the file was written.
    pub swapped: bool,
    /// The rows of the list of rules that the step teaches.
    pub teaches: Vec<Placed<String>>,
    /// The terms that the step explains.
    pub introduces: Vec<Placed<String>>,
    /// What the learner does.
    pub kind: StepKind,
    /// What must be true at the end.
    pub claims: Vec<Placed<Claim>>,
}

/// A value with its place in the lesson's file.
#[derive(Clone, Debug, PartialEq)]
pub struct Placed<T> {
    /// Where it stands.
    pub place: Place,
    /// The value.
    pub value: T,
}

/// What the learner does in a step.
#[derive(Clone, Debug)]
pub enum StepKind {
    /// Reads.
    Show,
    /// Plays a move that reaches a goal.
    Ask(Ask),
    /// Tries a move that the rules refuse.
    Refuse {
        /// The point to try.
        point: Point,
        /// The rule that refuses it.
        reason: Refusal,
    },
    /// Passes.
    Pass {
        /// Whether the opponent passes in answer.
        answered: bool,
        /// Foreseen moves instead of the pass.
        wrong: Vec<WrongAnswer>,
    },
    /// Marks the dead stones.
    Dead(Vec<DeadChain>),
    /// Taps the regions of a color.
    Count {
        /// Whose regions.
        owner: Color,
        /// What the sides agree on.
        agreed: Agreement,
    },
    /// Answers a question.
    Choose {
        /// The names of the answers.
        answers: Vec<String>,
        /// The index of the right one.
        right: usize,
    },
    /// Reads the count.
    Score {
        /// What the sides agree on.
        agreed: Agreement,
        /// How to count.
        rule: ScoringRule,
        /// The ways of counting that can be compared; none where there is nothing to compare.
        ways: Vec<CountWay>,
    },
    /// Plays a game against the small opponent.
    Game(GameStep),
    /// Plays freely.
    Free,
}

/// A game against the small opponent.
#[derive(Clone, Debug)]
pub struct GameStep {
    /// What the opponent does, the first habit that finds a move before the others.
    pub habits: Vec<Habit>,
    /// By how much the learner must be ahead when the game is counted; in a capture game there is nothing to count.
    pub at_least: Komi,
    /// The learner's moves of one way to win.
    pub line: Vec<Move>,
}

/// A way of counting the same game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CountWay {
    /// Territory and prisoners.
    Territory,
    /// The prisoners are put into their own side's territory.
    Filled,
    /// Stones and territory.
    Area,
}

/// A goal, and what is said and played in answer.
#[derive(Clone, Debug)]
pub struct Ask {
    /// What the learner's move must reach.
    pub goal: Goal,
    /// What the opponent plays after a right move.
    pub replies: Vec<(After, Vec<ColoredMove>)>,
    /// Foreseen wrong moves.
    pub wrong: Vec<WrongAnswer>,
}

/// Which moves an answer belongs to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum After {
    /// Any move that has no answer of its own.
    Any,
    /// This move.
    Move(Move),
}

/// A foreseen wrong move; its words are `.wrong-<name>`.
#[derive(Clone, Debug)]
pub struct WrongAnswer {
    /// The answer's name.
    pub name: String,
    /// The moves it answers.
    pub after: Vec<After>,
    /// What is played out and taken back.
    pub then: Vec<ColoredMove>,
    /// Where it stands.
    pub place: Place,
}

/// A dead chain, with the line that captures it.
#[derive(Clone, Debug)]
pub struct DeadChain {
    /// A stone of the chain.
    pub stone: Point,
    /// The line, the chain's opponent first.
    pub line: Vec<ColoredMove>,
    /// Where it stands.
    pub place: Place,
}

/// What a learner's move must reach.
#[derive(Clone, Debug)]
pub enum Goal {
    /// Any legal point.
    Any,
    /// One of these points.
    Points(Vec<Point>),
    /// The opponent's chain here leaves the board.
    Capture(Point),
    /// The opponent's chain here has one liberty left, and the stone played cannot be taken at once.
    Atari(Point),
    /// A liberty of the opponent's chain here is taken, and the stone played cannot be taken at once.
    Fill(Point),
    /// One chain of the learner's holds all these points.
    Connect(Vec<Point>),
    /// The learner's chain has at least so many liberties.
    Liberties {
        /// A stone of the chain.
        of: Point,
        /// How many it must have.
        at_least: usize,
    },
    /// The learner's chain here cannot be captured whatever the opponent does.
    Live(Point),
    /// The border is closed on one of these points.
    Settle(Vec<Point>),
    /// A tree of lines: learner, reply, learner …
    Lines(Vec<LineNode>),
}

/// A move of a tree of lines; a node without `next` is a solution's end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineNode {
    /// The move.
    pub mv: Move,
    /// What may follow; after a learner's move the first is the reply.
    pub next: Vec<LineNode>,
}

/// A rule that refuses a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// A stone stands there.
    Occupied,
    /// The chain would have no liberty.
    SelfCapture,
    /// It takes the ko back at once.
    Ko,
    /// It brings an earlier position back.
    Superko,
}

/// Something drawn on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mark {
    /// Where.
    pub at: Point,
    /// What.
    pub kind: MarkKind,
}

/// The kinds of marks, the author's and the runner's own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MarkKind {
    /// A triangle.
    Triangle,
    /// A square.
    Square,
    /// A circle.
    Circle,
    /// A cross.
    Cross,
    /// A letter or number.
    Label(String),
    /// An arrow to a point.
    Arrow(Point),
    /// A line to a point.
    Line(Point),
    /// A shaded point.
    Shade,
    /// A point of somebody's territory.
    Territory(Color),
    /// A liberty.
    Liberty,
    /// Asks the liberties of the chain here to be marked.
    LibertiesOf,
    /// A stone that the words speak of.
    Lit,
    /// A move that was refused.
    Refused,
    /// A stone that was played and taken back, with its number in the line.
    Ghost(Color, u8),
    /// A stone that is marked dead.
    Dead,
    /// A point that a hint offers.
    Candidate,
}

/// Something the engine must find true at the end of a step.
#[derive(Clone, Debug, PartialEq)]
pub enum Claim {
    /// Stones taken by the last move.
    Captured(usize),
    /// Stones each side holds.
    Prisoners {
        /// Held by Black.
        black: u32,
        /// Held by White.
        white: u32,
    },
    /// Liberties of a chain.
    Liberties(Point, usize),
    /// The chain has two eyes that cannot be taken.
    Alive(Point),
    /// The line captures the chain.
    Dead(Point, Vec<ColoredMove>),
    /// Neither side can play a shared liberty without being captured.
    Seki(Point),
    /// The score of each side.
    Score {
        /// Black's.
        black: Komi,
        /// White's, with komi.
        white: Komi,
    },
    /// Who is ahead.
    Winner(Color),
    /// By how much.
    Margin(Komi),
    /// The sizes of each side's regions, largest first.
    Regions {
        /// Black's.
        black: Vec<usize>,
        /// White's.
        white: Vec<usize>,
    },
    /// A move is legal for the side to play.
    Legal(Point),
    /// A move is refused for this reason.
    Illegal(Point, Refusal),
}
