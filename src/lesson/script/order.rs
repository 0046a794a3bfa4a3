//! The usual order of fields, as the lessons have it.

/// Fields of the lesson itself.
const LESSON: &[&str] = &["format", "id", "rules", "board", "points", "steps"];

/// Fields of a step. One kind stands between the marks and the claims.
const STEP: &[&str] = &[
    "id",
    "idea",
    "review",
    "teaches",
    "introduces",
    "board",
    "turn",
    "play",
    "points",
    "marks",
    "show",
    "ask",
    "refuse",
    "pass",
    "dead",
    "count",
    "choose",
    "score",
    "game",
    "free",
    "claims",
];

/// The kinds of steps: without one a step is another step, so an empty one stays.
const KINDS: &[&str] = &[
    "show", "ask", "refuse", "pass", "dead", "count", "choose", "score", "game", "free",
];

/// Fields of some mappings below.
const BOARD: &[&str] = &[
    "size",
    "to_play",
    "safe",
    "view",
    "prisoners",
    "handicap",
    "stones",
    "moves",
];
const ASK: &[&str] = &["goal", "replies", "wrong"];

/// The rank of a field in a mapping: that of a step, of the lesson, or of the field `holder`. Fields without a usual
/// place have none.
pub(super) fn rank(is_step: bool, holder: Option<&str>, name: &str) -> Option<usize> {
    let order = match holder {
        None if is_step => STEP,
        None => LESSON,
        Some("board") => BOARD,
        Some("ask") => ASK,
        Some(_) => return None,
    };
    order.iter().position(|it| *it == name)
}

/// Whether a field of a step stays as `{}` when its last field is removed.
pub(super) fn stays_empty(name: &str) -> bool {
    KINDS.contains(&name)
}
