//! What is not compared, and why.

use crate::report::Report;

/// Whole cases.
pub const CASES: &[(&str, &str)] = &[
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
    ("tenuki-047", "TODO"),
    ("tenuki-050", "TODO"),
    ("tenuki-051", "TODO"),
    ("tenuki-052", "TODO"),
    ("tenuki-053", "TODO"),
    ("tenuki-055", "TODO"),
    ("tenuki-056", "TODO"),
    ("tenuki-057", "TODO"),
    ("tenuki-058", "TODO"),
    ("tenuki-059", "TODO"),
    ("tenuki-060", "TODO"),
    ("tenuki-061", "TODO"),
    ("tenuki-062", "TODO"),
    ("tenuki-063", "TODO"),
    ("tenuki-064", "TODO"),
    ("tenuki-075", "TODO"),
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
    (
        "group_dead_marking",
        "marking dead stones is no rule of the board",
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
