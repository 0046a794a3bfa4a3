//! A course as data, and taking it.
//!
//! Here are the lesson script (`raw`, `decode`, `yaml`), its checked form (`model`, filled by `read`), the state
//! machine that takes a learner through a lesson (`runner`, `state`), the engine's reasons for wrong moves
//! (`goal`, `reason`), hints and marks (`hint`, `overlay`), the proof of a lesson (`prove`), a learner's progress
//! and how a class stands (`report`), and changes to a lesson's text that keep what they do not touch (`script`).
//! This room has no opinion on words, pictures, files or time.

mod attempt;
mod contest;
mod coverage;
mod decode;
mod embedded;
mod event;
mod glossary;
mod goal;
mod hint;
mod join;
mod life;
mod marking;
mod model;
mod overlay;
mod plan;
mod position;
mod problem;
mod progress;
mod prove;
mod raw;
mod read;
mod reason;
mod repetition;
mod report;
mod review;
mod runner;
mod script;
mod solve;
mod state;
mod step;
mod yaml;

pub use attempt::Attempt;
pub use contest::Slip;
pub use coverage::{Coverage, CoverageRow};
pub use embedded::EmbeddedLessons;
pub use event::{Actor, Event, Feedback, Input, Life, Phase};
pub use glossary::{Glossary, Term};
pub use hint::{Rung, ladder, levels as hint_levels, newest as newest_hint};
pub use life::taking_line;
pub use model::{
    After, Ask, Chapter, Claim, CountWay, Course, DeadChain, GameStep, Goal, Lesson, LineNode,
    Mark, MarkKind, Order, Placed, Position, Refusal, Review, Step, StepKind, View, WrongAnswer,
};
pub use overlay::{Filled, agreement_of, count_by, count_of, filled, marks};
pub use plan::{Content, Part, Plan, PlanWords};
pub use problem::{Place, Problem, Severity};
pub use progress::{Bookmark, PROGRESS_VERSION, Progress, ProgressError};
pub use prove::{Proof, prove, prove_course, prove_reviews, replay};
pub use read::{CourseFiles, read_course, read_lesson};
pub use reason::{Fact, Reason, clockwise, open_border};
pub use repetition::{Repetition, repetition};
pub use report::{AttemptReport, ClassReport, PupilReport, StepReport};
pub use runner::{Runner, Tally};
pub use script::{Script, ScriptError, Yaml};
pub use solve::{next_input, play_solution};
pub use state::{StepState, owner_of, refusal_of};
pub use yaml::MAX_FILE_BYTES;

/// The JSON Schema of a lesson file, for editors.
pub fn lesson_schema() -> serde_json::Value {
    schemars::schema_for!(raw::RawLesson).to_value()
}

/// The JSON Schema of a lesson plan, for editors.
pub fn plan_schema() -> serde_json::Value {
    schemars::schema_for!(plan::RawPlan).to_value()
}

/// The JSON Schema of a course file, for editors.
pub fn course_schema() -> serde_json::Value {
    schemars::schema_for!(raw::RawCourse).to_value()
}
