//! What is not compared, and why.

use crate::report::Report;

/// Whole cases.
pub const CASES: &[(&str, &str)] = &[
    ("tests/Spight ko rules", "a rule of ko that is not ours"),
    (
        "tests/Sending two returning one NO initial pass WITH button, SSK",
        "a button is no rule of ours",
    ),
    (
        "tests/Sending two returning one initial pass WITH button, SSK",
        "a button is no rule of ours",
    ),
    (
        "tests/Area scoring with button",
        "a button is no rule of ours",
    ),
    (
        "tests/Stress test on tiny boards",
        "boards of one line, and no moves are recorded",
    ),
    ("basic/Parse test", "how the origin reads its own diagrams"),
    ("basic/Distance", "no rule of the game"),
    ("area/Area 2", "the tables are those of another board"),
    ("area/isNonPassAliveSelfConnection", "no rule of the game"),
    ("area/groupTaxScoring", "group tax is no rule of ours"),
    ("area/groupTaxScoring2", "group tax is no rule of ours"),
    (
        "area/groupTaxScoring2 but with unsafe territories on",
        "group tax is no rule of ours",
    ),
    (
        "area/IndependentLife 1",
        "life in seki as one engine sees it",
    ),
    (
        "area/IndependentLife 2",
        "life in seki as one engine sees it",
    ),
    (
        "area/IndependentLife 3,4,5",
        "life in seki as one engine sees it",
    ),
    (
        "area/IndependentLife 6",
        "life in seki as one engine sees it",
    ),
    (
        "area/IndependentLife 7",
        "life in seki as one engine sees it",
    ),
    (
        "area/IndependentLife 8",
        "life in seki as one engine sees it",
    ),
    (
        "area/IndependentLife 9",
        "life in seki as one engine sees it",
    ),
    (
        "area/IndependentLife 10",
        "life in seki as one engine sees it",
    ),
    (
        "basic/Ladders 1 Lib",
        "reading ladders is no rule of the game",
    ),
    (
        "basic/Ladders 2 Libs",
        "reading ladders is no rule of the game",
    ),
    (
        "basic/LaddersKo-1",
        "reading ladders is no rule of the game",
    ),
    (
        "basic/LaddersKo-2",
        "reading ladders is no rule of the game",
    ),
    (
        "basic/LaddersMultiKo",
        "reading ladders is no rule of the game",
    ),
    (
        "basic/LaddersBigBoard",
        "reading ladders is no rule of the game",
    ),
    (
        "basic/WholeBoardLadder",
        "reading ladders is no rule of the game",
    ),
    (
        "basic/CubicLadder not far from max node budget",
        "reading ladders is no rule of the game",
    ),
    (
        "basic/Failing polynomial ladder due to max node budget",
        "reading ladders is no rule of the game",
    ),
    (
        "basic/simpleRepetitionBoundOpen",
        "an estimate of one engine",
    ),
    ("basic/simpleRepetitionBound", "an estimate of one engine"),
    ("tenuki-030", "pass stones are no rule of ours"),
    (
        "tenuki-042",
        "natural situational superko is no rule of ours",
    ),
    ("tenuki-044", "pass stones are no rule of ours"),
    ("tenuki-045", "pass stones are no rule of ours"),
    ("tenuki-046", "pass stones are no rule of ours"),
];

/// Cases whose moves and checks are compared, but not their scores. They count as left out.
pub const SCORES: &[(&str, &str)] = &[
    ("tenuki-047", "eyes of stones in seki are not told apart"),
    (
        "tenuki-050",
        "dead stones of both sides and none alive: with us they stay",
    ),
    ("tenuki-051", "eyes of stones in seki are not told apart"),
    ("tenuki-052", "eyes of stones in seki are not told apart"),
    ("tenuki-053", "eyes of stones in seki are not told apart"),
    ("tenuki-057", "eyes of stones in seki are not told apart"),
    ("tenuki-058", "eyes of stones in seki are not told apart"),
    ("tenuki-059", "eyes of stones in seki are not told apart"),
    ("tenuki-062", "eyes of stones in seki are not told apart"),
    ("tenuki-063", "eyes of stones in seki are not told apart"),
    ("tenuki-064", "eyes of stones in seki are not told apart"),
    ("tenuki-075", "eyes of stones in seki are not told apart"),
];

/// Kinds of checks that speak of nothing we have a rule for. A case with no other step is left out.
pub const CHECKS: &[(&str, &str)] = &[
    ("best_moves", "which move is best is a judgment"),
    ("eye_shape", "a shape test of one engine"),
    ("false_eye_needed_for_seki", "seki is not judged"),
    (
        "floating_dead_stones",
        "which stones are dead is given, not found",
    ),
    ("move_breaks_seki_by_nakade", "seki is not judged"),
    ("owner", "the owner in games simulated by one engine"),
    ("pass_is_safe", "the policy of one engine"),
    (
        "region_contains_bent_four_shape",
        "a shape test of one engine",
    ),
    ("region_contains_square_four", "a shape test of one engine"),
    ("surrounded_by", "a shape test of one engine"),
    ("surrounded_by_none_elsewhere", "a shape test of one engine"),
    ("two_eyes", "the opinion of one engine"),
];

/// Why this case is left out, if it is.
pub fn case(id: &str) -> Option<&'static str> {
    CASES
        .iter()
        .find(|(case, _)| *case == id)
        .map(|(_, reason)| *reason)
}

/// Why the scores of this case are left out, if they are.
pub fn score(id: &str) -> Option<&'static str> {
    SCORES
        .iter()
        .find(|(case, _)| *case == id)
        .map(|(_, reason)| *reason)
}

/// Why checks of this kind are left out, if they are.
pub fn check(kind: &str) -> Option<&'static str> {
    CHECKS
        .iter()
        .find(|(check, _)| *check == kind)
        .map(|(_, reason)| *reason)
}

/// The listed cases that no source has left out.
pub fn unused(reports: &[Report]) -> Vec<&'static str> {
    let is_used = |id: &str| {
        reports
            .iter()
            .any(|report| report.left_out.iter().any(|(case, _)| case == id))
    };
    CASES
        .iter()
        .map(|(id, _)| *id)
        .filter(|id| !is_used(id))
        .collect()
}
