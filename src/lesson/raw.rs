//! The lesson script and the course as their files say them, field by field.
//!
//! These types mirror the files and hold no guarantee; `read` turns them into checked ones. The JSON Schema that
//! `tengen schema` prints is generated from them, so the doc comments here are what an author's editor shows.

use schemars::JsonSchema;
use serde::Deserialize;

use super::decode::{At, Entries, OneOrMany};

/// A point such as `C8`: letters without I, 1 from the bottom.
pub type PointText = At<String>;
/// A colored move such as `B C8` or `W pass`.
pub type MoveText = At<String>;

/// The course: which lessons there are, and in which orders they may be taken.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(title = "Tengen course")]
pub struct RawCourse {
    /// The version of the script: 1.
    pub format: At<i64>,
    /// The name of the course; letters, digits, `_` and `-`.
    pub id: At<String>,
    /// What the keys of all messages of this course begin with, such as `rules_go`.
    pub prefix: At<String>,
    /// The chapters in their usual order.
    pub chapters: Vec<RawChapter>,
    /// Alternative orders of the chapters.
    #[serde(default)]
    pub orders: Vec<RawOrder>,
    /// The file with the terms of the course, without `.yaml`.
    #[serde(default)]
    pub glossary: Option<At<String>>,
    /// The file with the rules that the course must teach, without `.yaml`.
    #[serde(default)]
    pub coverage: Option<At<String>>,
}

/// A chapter; its title is the message `<prefix>_chapter_<id>`.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RawChapter {
    /// The chapter's name.
    pub id: At<String>,
    /// The lessons in order; each is a file of that name with `.yaml` beside the course.
    pub lessons: Vec<At<String>>,
}

/// One order of the chapters; its name is the message `<prefix>_order_<id>`.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RawOrder {
    /// The order's name.
    pub id: At<String>,
    /// All chapters, in this order.
    pub chapters: Vec<At<String>>,
}

/// A lesson.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(title = "Tengen lesson")]
pub struct RawLesson {
    /// The version of the script: 1.
    pub format: At<i64>,
    /// The file's name without `.yaml`.
    pub id: At<String>,
    /// The rules that hold.
    #[serde(default)]
    pub rules: Option<At<RawRules>>,
    /// Where the lesson starts.
    #[serde(default)]
    pub board: Option<At<RawBoard>>,
    /// Names for points, for the words of all steps.
    #[serde(default)]
    pub points: Entries<OneOrMany<PointText>>,
    /// The steps in order. They are read one by one, so that a fault in one does not hide the others.
    #[schemars(with = "Vec<RawStep>")]
    #[expect(dead_code, reason = "it must be there, and is then read from the tree")]
    pub steps: serde::de::IgnoredAny,
}

/// A preset by its name, or one that is changed.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(
    untagged,
    expecting = "the name of a preset (japanese, beginner-area) or a mapping with `base`"
)]
pub enum RawRules {
    /// `japanese` or `beginner-area`.
    Preset(String),
    /// A preset with changes.
    Changed(RawRuleset),
}

/// A preset with changes.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RawRuleset {
    /// `japanese` or `beginner-area`.
    pub base: String,
    /// Points for White, whole or half.
    #[serde(default)]
    pub komi: Option<f64>,
    /// What may not come back.
    #[serde(default)]
    pub ko: Option<RawKo>,
    /// Whether a chain may take its own last liberty.
    #[serde(default)]
    pub self_capture: Option<RawSelfCapture>,
    /// What is counted.
    #[serde(default)]
    pub scoring: Option<RawScoring>,
}

/// What may not come back.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum RawKo {
    /// Only the immediate retake.
    Simple,
    /// Any earlier position of the whole board.
    PositionalSuperko,
    /// Any earlier position with the same side to play.
    SituationalSuperko,
    /// A ko that was taken, until the side that lost it passes: confirmation under the 1989 rules (article 7.2).
    Confirmation,
}

/// Whether a chain may take its own last liberty.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum RawSelfCapture {
    /// It may not.
    Forbidden,
    /// It may.
    Allowed,
}

/// What is counted.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum RawScoring {
    /// Surrounded points and prisoners.
    Territory,
    /// Surrounded points and stones.
    Area,
}

/// A color.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum RawColor {
    /// Black.
    Black,
    /// White.
    White,
}

/// A number of lines, or columns and rows.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(
    untagged,
    expecting = "a number of lines such as 9, or [columns, rows] such as [7, 5]"
)]
pub enum RawSize {
    /// A square board.
    Square(i64),
    /// Columns and rows.
    Rectangle(i64, i64),
}

/// A position.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RawBoard {
    /// Lines: 2 to 25, or `[columns, rows]`.
    pub size: At<RawSize>,
    /// The diagram: `X` black, `O` white, `.` empty, top row first.
    #[serde(default)]
    pub stones: Option<At<String>>,
    /// Who plays next; Black unless said.
    #[serde(default)]
    pub to_play: Option<RawColor>,
    /// One stone of each group that is taken as alive and is never captured.
    #[serde(default)]
    pub safe: Vec<PointText>,
    /// Two opposite corners of the part that is shown; a cut side is not an edge.
    #[serde(default)]
    pub view: Option<At<(PointText, PointText)>>,
    /// Moves that were played before.
    #[serde(default)]
    pub moves: Vec<MoveText>,
    /// Stones that each side has already taken.
    #[serde(default)]
    pub prisoners: Option<RawPair>,
    /// Handicap stones, 2 to 9, on the handicap points; White plays next.
    #[serde(default)]
    pub handicap: Option<At<i64>>,
}

/// A number for each side.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RawPair {
    /// Black's.
    #[serde(default)]
    pub black: u32,
    /// White's.
    #[serde(default)]
    pub white: u32,
}

/// A step. It is of one kind; without one it shows something.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RawStep {
    /// Unique in the course; the keys of its words follow from it.
    pub id: At<String>,
    /// A position of its own; without it the step starts where the one before ended.
    #[serde(default)]
    pub board: Option<At<RawBoard>>,
    /// Whose turn it is at the start.
    #[serde(default)]
    pub turn: Option<RawColor>,
    /// Moves that are played by themselves when the step opens.
    #[serde(default)]
    pub play: Vec<MoveText>,
    /// More names for points.
    #[serde(default)]
    pub points: Entries<OneOrMany<PointText>>,
    /// What is drawn on the board.
    #[serde(default)]
    pub marks: Option<RawMarks>,
    /// The idea that the step tests; its name is the message `<prefix>_idea_<id>`.
    #[serde(default)]
    pub idea: Option<At<String>>,
    /// Whether the step can be asked again by itself, turned and mirrored; it can unless said.
    #[serde(default)]
    pub review: Option<bool>,
    /// The rows of `coverage.yaml` that the step teaches.
    #[serde(default)]
    pub teaches: Vec<At<String>>,
    /// The terms of `glossary.yaml` that the step explains; no earlier step may use them.
    #[serde(default)]
    pub introduces: Vec<At<String>>,
    /// Kind: read.
    #[serde(default)]
    pub show: Option<At<RawNothing>>,
    /// Kind: play a move that reaches the goal.
    #[serde(default)]
    pub ask: Option<At<RawAsk>>,
    /// Kind: try a move that the rules refuse.
    #[serde(default)]
    pub refuse: Option<At<RawRefuse>>,
    /// Kind: pass.
    #[serde(default)]
    pub pass: Option<At<RawPass>>,
    /// Kind: mark the dead stones.
    #[serde(default)]
    pub dead: Option<At<RawDead>>,
    /// Kind: count a color's regions.
    #[serde(default)]
    pub count: Option<At<RawCount>>,
    /// Kind: answer a question.
    #[serde(default)]
    pub choose: Option<At<RawChoose>>,
    /// Kind: the count as a table.
    #[serde(default)]
    pub score: Option<At<RawScore>>,
    /// Kind: play a game against a small opponent.
    #[serde(default)]
    pub game: Option<At<RawGame>>,
    /// Kind: play freely.
    #[serde(default)]
    pub free: Option<At<RawNothing>>,
    /// What the engine must find true at the end of the step.
    #[serde(default)]
    pub claims: Option<At<RawClaims>>,
}

/// Nothing more to say: `{}`.
#[derive(Debug, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RawNothing {}

/// A goal, and what is said and played in answer.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RawAsk {
    /// What the learner's move must reach.
    pub goal: At<RawGoal>,
    /// What the opponent plays after a right move: by the move, or `any`.
    #[serde(default)]
    pub replies: Entries<Vec<MoveText>>,
    /// Foreseen wrong moves by name.
    #[serde(default)]
    pub wrong: Entries<RawWrong>,
}

/// What a learner's move must reach.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum RawGoal {
    /// Any legal point.
    Any,
    /// This point.
    Point(PointText),
    /// One of these points.
    Points(Vec<PointText>),
    /// The opponent's chain here leaves the board.
    Capture(PointText),
    /// The opponent's chain here has one liberty left, and the stone played cannot be taken at once.
    Atari(PointText),
    /// A liberty of the opponent's chain here is taken, and the stone played cannot be taken at once.
    Fill(PointText),
    /// One chain of the learner's holds all these points.
    Connect(Vec<PointText>),
    /// The learner's chain has at least so many liberties.
    Liberties(RawLiberties),
    /// The learner's chain here cannot be captured whatever the opponent does.
    Live(PointText),
    /// The border is closed on one of these points.
    Settle(Vec<PointText>),
    /// A tree of lines: learner, reply, learner …
    Lines(Vec<Vec<At<String>>>),
}

/// A number of liberties.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RawLiberties {
    /// A stone of the chain.
    pub of: PointText,
    /// How many it must have.
    pub at_least: u32,
}

/// A foreseen wrong move.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RawWrong {
    /// A point, several, `pass` or `any`.
    pub after: OneOrMany<PointText>,
    /// What is played out in answer and taken back.
    #[serde(default)]
    pub then: Vec<MoveText>,
}

/// A move that the rules refuse.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RawRefuse {
    /// The point to try.
    #[serde(rename = "move")]
    pub point: PointText,
    /// The rule that refuses it.
    pub reason: At<RawReason>,
}

/// A rule that refuses a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum RawReason {
    /// A stone stands there.
    Occupied,
    /// The chain would have no liberty.
    SelfCapture,
    /// It takes the ko back at once.
    Ko,
    /// It brings an earlier position back.
    Superko,
}

/// A pass.
#[derive(Debug, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RawPass {
    /// What the opponent does: `pass` stops the game.
    #[serde(default)]
    pub answer: Option<RawAnswer>,
    /// Foreseen moves instead of the pass, by name.
    #[serde(default)]
    pub wrong: Entries<RawWrong>,
}

/// What the opponent does after a pass.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum RawAnswer {
    /// The opponent passes, too.
    Pass,
}

/// The dead stones.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RawDead {
    /// A stone of each dead chain, with the line that captures it, its opponent first.
    pub chains: Entries<Vec<MoveText>>,
}

/// Regions to tap.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RawCount {
    /// Whose regions.
    pub owner: RawColor,
    /// Stones that count as dead.
    #[serde(default)]
    pub dead: Vec<PointText>,
    /// Stones that stand in seki.
    #[serde(default)]
    pub seki: Vec<PointText>,
}

/// A question.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RawChoose {
    /// The names of the answers; their words are `.answer-<name>`.
    pub answers: Vec<At<String>>,
    /// The right one.
    pub right: At<String>,
}

/// The count as a table.
#[derive(Debug, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RawScore {
    /// Stones that count as dead.
    #[serde(default)]
    pub dead: Vec<PointText>,
    /// Count otherwise than the ruleset does.
    #[serde(default)]
    pub rule: Option<RawScoring>,
    /// Stones that stand in seki.
    #[serde(default)]
    pub seki: Vec<PointText>,
    /// Let the learner count in several ways and see why they agree or differ; the first is shown first.
    #[serde(default)]
    pub ways: Vec<RawWay>,
}

/// A way of counting.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum RawWay {
    /// Territory and prisoners.
    Territory,
    /// The prisoners are put into their own side's territory.
    Filled,
    /// Stones and territory.
    Area,
}

/// A game against a small opponent.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RawGame {
    /// What the opponent does: the first habit that finds a move plays it; where none does, it passes.
    pub opponent: Vec<RawHabit>,
    /// By how many points the learner must be ahead at the end; half a point unless said.
    #[serde(default)]
    pub at_least: Option<At<f64>>,
    /// The learner's moves of one way to win: points and `pass`.
    pub line: Vec<PointText>,
}

/// A habit of the small opponent.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum RawHabit {
    /// Takes a chain in atari.
    Capture,
    /// Saves a chain of its own in atari.
    Save,
    /// Answers a stone that was just put into its territory.
    Contain,
    /// Puts a chain in atari.
    Atari,
    /// Takes a liberty of the chain with the fewest.
    Approach,
    /// Closes a border.
    Close,
    /// Fills a neutral point.
    Fill,
    /// Plays near the middle.
    Center,
}

/// What is drawn on the board.
#[derive(Debug, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RawMarks {
    /// Triangles.
    #[serde(default)]
    pub triangle: Vec<PointText>,
    /// Squares.
    #[serde(default)]
    pub square: Vec<PointText>,
    /// Circles.
    #[serde(default)]
    pub circle: Vec<PointText>,
    /// Crosses.
    #[serde(default)]
    pub cross: Vec<PointText>,
    /// Letters or numbers, and where they stand.
    #[serde(default)]
    pub label: Entries<OneOrMany<PointText>>,
    /// Arrows, from and to.
    #[serde(default)]
    pub arrow: Vec<(PointText, PointText)>,
    /// Lines, from and to.
    #[serde(default)]
    pub line: Vec<(PointText, PointText)>,
    /// Shaded points.
    #[serde(default)]
    pub shade: Vec<PointText>,
    /// Points marked as territory.
    #[serde(default)]
    pub territory: Option<RawTerritory>,
    /// A dot on each liberty of the chains here.
    #[serde(default)]
    pub liberties: Vec<PointText>,
}

/// Points marked as territory.
#[derive(Debug, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RawTerritory {
    /// Black's.
    #[serde(default)]
    pub black: Vec<PointText>,
    /// White's.
    #[serde(default)]
    pub white: Vec<PointText>,
}

/// What the engine must find true at the end of the step.
#[derive(Debug, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RawClaims {
    /// Stones taken by the last move.
    #[serde(default)]
    pub captured: Option<At<usize>>,
    /// Stones each side holds.
    #[serde(default)]
    pub prisoners: Option<At<RawPair>>,
    /// Liberties of chains.
    #[serde(default)]
    pub liberties: Entries<At<usize>>,
    /// Alive, dead or seki.
    #[serde(default)]
    pub status: Entries<At<RawStatus>>,
    /// The score of each side.
    #[serde(default)]
    pub score: Option<At<RawScorePair>>,
    /// Who is ahead.
    #[serde(default)]
    pub winner: Option<At<RawColor>>,
    /// By how much.
    #[serde(default)]
    pub margin: Option<At<f64>>,
    /// The sizes of each side's regions, largest first.
    #[serde(default)]
    pub regions: Option<At<RawRegions>>,
    /// Moves that are legal for the side to play.
    #[serde(default)]
    pub legal: Vec<PointText>,
    /// Moves that are not, and why.
    #[serde(default)]
    pub illegal: Entries<At<RawReason>>,
}

/// The score of each side.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RawScorePair {
    /// Black's.
    pub black: f64,
    /// White's, with komi.
    pub white: f64,
}

/// The sizes of each side's regions.
#[derive(Debug, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RawRegions {
    /// Black's.
    #[serde(default)]
    pub black: Vec<usize>,
    /// White's.
    #[serde(default)]
    pub white: Vec<usize>,
}

/// What becomes of a chain.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum RawStatus {
    /// It has two eyes that cannot be taken.
    Alive,
    /// This line captures it, its opponent first.
    Dead(Vec<MoveText>),
    /// Neither side can play a shared liberty without being captured.
    Seki,
}
