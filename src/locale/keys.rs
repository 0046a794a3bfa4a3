//! Every key that the program and a course need, in one list: `check` holds it against each language.

use std::collections::BTreeSet;

use super::check::{RequiredKey, format_keys};
use crate::lesson::{Course, Step, StepKind, WrongAnswer};

/// The keys of the interface, with the attributes that are needed beside the message's own text.
const INTERFACE: &[(&str, &[&str])] = &[
    ("app-name", &[]),
    ("app-tagline", &[]),
    ("nav-home", &[]),
    ("nav-language", &[]),
    ("language-part", &[]),
    ("command-teach", &[]),
    ("teach-title", &[]),
    ("teach-pupils-see", &[]),
    ("teach-next", &[]),
    ("teach-at-end", &[]),
    ("teach-free-now", &[]),
    ("teach-notes", &[]),
    ("teach-clock", &[]),
    ("teach-votes", &[]),
    ("teach-vote-pass", &[]),
    ("teach-votes-hide", &[]),
    ("teach-votes-show", &[]),
    ("teach-votes-clear", &[]),
    ("teach-pass", &[]),
    ("teach-show-next", &[]),
    ("teach-back", &[]),
    ("teach-first", &[]),
    ("teach-last", &[]),
    ("teach-black", &[]),
    ("teach-white", &[]),
    ("teach-covered-black", &[]),
    ("teach-covered-white", &[]),
    ("teach-autoplay", &[]),
    ("teach-autoplay-now", &[]),
    ("teach-free", &[]),
    ("teach-judge", &[]),
    ("teach-alone", &[]),
    ("teach-full", &[]),
    ("teach-window", &[]),
    ("teach-clear", &[]),
    ("teach-undo", &[]),
    ("teach-redo", &[]),
    ("teach-tool-stone", &[]),
    ("teach-tool-arrow", &[]),
    ("teach-tool-line", &[]),
    ("teach-tool-pen", &[]),
    ("teach-tool-letter", &[]),
    ("teach-tool-number", &[]),
    ("teach-tool-triangle", &[]),
    ("teach-tool-square", &[]),
    ("teach-tool-circle", &[]),
    ("teach-tool-cross", &[]),
    ("teach-tool-shade", &[]),
    ("teach-tool-black", &[]),
    ("teach-tool-white", &[]),
    ("teach-tool-liberties", &[]),
    ("teach-tool-chain", &[]),
    ("teach-tool-vote", &[]),
    ("teach-tool-erase", &[]),
    ("handout-name", &[]),
    ("handout-answers", &[]),
    ("handout-move-at", &[]),
    ("handout-pass", &[]),
    ("handout-saved", &[]),
    ("handout-failed", &[]),
    ("teach-handout", &[]),
    ("command-translate", &[]),
    ("command-next-text", &[]),
    ("command-text-before", &[]),
    ("translate-title", &[]),
    ("translate-reloaded", &[]),
    ("translate-broken", &[]),
    ("translate-filter", &[]),
    ("translate-show-all", &[]),
    ("translate-show-missing", &[]),
    ("translate-show-problems", &[]),
    ("translate-show-changed", &[]),
    ("translate-none", &[]),
    ("translate-state-wrong", &[]),
    ("translate-state-doubtful", &[]),
    ("translate-state-changed", &[]),
    ("translate-state-fallback", &[]),
    ("translate-state-missing", &[]),
    ("translate-state-fine", &[]),
    ("translate-live", &[]),
    ("translate-looking", &[]),
    ("translate-nowhere", &[]),
    ("translate-pick", &[]),
    ("translate-pick-here", &[]),
    ("translate-large", &[]),
    ("translate-whole", &[]),
    ("translate-absent", &[]),
    ("translate-note", &[]),
    ("translate-values", &[]),
    ("translate-variants", &[]),
    ("translate-variant-own", &[]),
    ("translate-terms", &[]),
    ("translate-changed", &[]),
    ("translate-accept", &[]),
    ("translate-edit", &[]),
    ("translate-edit-failed", &[]),
    ("translate-next-open", &[]),
    ("translate-read-only", &[]),
    ("nav-settings", &[]),
    ("nav-help", &[]),
    ("home-continue", &[]),
    ("home-begin", &[]),
    ("home-first", &[]),
    ("home-all-done", &[]),
    ("home-step-of", &[]),
    ("home-done-of", &[]),
    ("home-steps", &[]),
    ("home-order", &[]),
    ("home-lesson-label", &[]),
    ("home-glossary", &[]),
    ("home-review", &[]),
    ("home-review-rounds", &[]),
    ("home-due", &[]),
    ("home-due-button", &[]),
    ("review-chapter", &[]),
    ("review-missed", &[]),
    ("summary-ideas", &[]),
    ("summary-idea-well", &[]),
    ("summary-idea-again", &[]),
    ("home-chapter", &[]),
    ("lesson-back", &[]),
    ("lesson-next", &[]),
    ("lesson-try-again", &[]),
    ("lesson-hint", &[]),
    ("lesson-hint-first", &[]),
    ("lesson-pass", &[]),
    ("lesson-done", &[]),
    ("lesson-finish", &[]),
    ("lesson-next-lesson", &[]),
    ("lesson-explore", &[]),
    ("lesson-leave", &[]),
    ("lesson-free-play", &[]),
    ("lesson-take-back", &[]),
    ("lesson-restart", &[]),
    ("lesson-undo-restart", &[]),
    ("lesson-hint-title", &[]),
    ("lesson-hint-half", &[]),
    ("lesson-hint-candidates", &[]),
    ("lesson-hint-move", &[]),
    ("lesson-hint-mark", &[]),
    ("lesson-hint-pass", &[]),
    ("lesson-hint-none", &[]),
    ("lesson-turn", &[]),
    ("lesson-exploring", &[]),
    ("lesson-stopped", &[]),
    ("lesson-over", &[]),
    ("lesson-prisoners", &[]),
    ("lesson-prisoners-short", &[]),
    ("lesson-progress", &[]),
    ("lesson-type-point", &[]),
    ("lesson-typed-nothing", &[]),
    ("board-label", &[]),
    ("board-empty", &[]),
    ("board-stone", &[]),
    ("board-safe-stone", &[]),
    ("say-played", &[]),
    ("say-passed", &[]),
    ("say-captured", &[]),
    ("say-taken-back", &[]),
    ("say-finished", &[]),
    ("say-brought-back", &[]),
    ("count-black", &[]),
    ("count-white", &[]),
    ("count-territory", &[]),
    ("count-stones", &[]),
    ("count-prisoners", &[]),
    ("count-dead", &[]),
    ("count-komi", &[]),
    ("count-total", &[]),
    ("count-win", &[]),
    ("count-tie", &[]),
    ("count-way-territory", &[]),
    ("count-way-filled", &[]),
    ("count-way-area", &[]),
    ("count-left", &[]),
    ("count-surplus", &[]),
    ("count-compensation", &[]),
    ("count-why-same", &[]),
    ("count-why-different", &[]),
    ("count-same", &[]),
    ("count-more-stones", &[]),
    ("count-seki-eyes", &[]),
    ("count-handicap-area", &[]),
    ("settings-title", &[]),
    ("settings-language", &[]),
    ("settings-theme", &[]),
    ("settings-theme-light", &[]),
    ("settings-theme-dark", &[]),
    ("settings-theme-contrast", &[]),
    ("settings-theme-system", &[]),
    ("settings-text-size", &[]),
    ("settings-percent", &[]),
    ("settings-coordinates", &[]),
    ("settings-coordinates-language", &[]),
    ("settings-coordinates-none", &[]),
    ("settings-coordinates-letters", &[]),
    ("settings-coordinates-numbers", &[]),
    ("settings-coordinates-kanji", &[]),
    ("settings-motion", &[]),
    ("settings-motion-full", &[]),
    ("settings-motion-reduced", &[]),
    ("settings-progress", &[]),
    ("settings-reset", &[]),
    ("settings-reset-lesson", &[]),
    ("settings-undo-reset", &[]),
    ("settings-reset-done", &[]),
    ("settings-export", &[]),
    ("settings-import", &[]),
    ("settings-path", &[]),
    ("settings-exported", &[]),
    ("settings-imported", &[]),
    ("settings-close", &[]),
    ("keys-title", &[]),
    ("keys-move", &[]),
    ("keys-play", &[]),
    ("keys-type", &[]),
    ("keys-type-keys", &[]),
    ("keys-arrows", &[]),
    ("lesson-rule-title", &[]),
    ("rules-title", &[]),
    ("glossary-title", &[]),
    ("glossary-explained", &[]),
    ("glossary-close", &[]),
    ("glossary-all", &[]),
    ("rules-empty", &[]),
    ("summary-over", &[]),
    ("summary-over-open", &[]),
    ("summary-first-try", &[]),
    ("summary-tries", &[]),
    ("summary-hints", &[]),
    ("summary-read", &[]),
    ("summary-done", &[]),
    ("summary-open", &[]),
    ("summary-course", &[]),
    ("summary-rules", &[]),
    ("summary-next", &[]),
    ("summary-step-label", &[]),
    ("compare-open", &[]),
    ("compare-close", &[]),
    ("compare-before", &[]),
    ("compare-after", &[]),
    ("compare-same", &[]),
    ("reading-title", &[]),
    ("reading-row", &[]),
    ("reading-stones", &[]),
    ("reading-no-stones", &[]),
    ("reading-chain", &[]),
    ("reading-chain-safe", &[]),
    ("reading-empty-point", &[]),
    ("reading-atari", &[]),
    ("reading-no-atari", &[]),
    ("reading-no-marks", &[]),
    ("reading-triangle", &[]),
    ("reading-square", &[]),
    ("reading-circle", &[]),
    ("reading-cross", &[]),
    ("reading-ring", &[]),
    ("reading-dot", &[]),
    ("reading-shade", &[]),
    ("reading-dead", &[]),
    ("reading-label", &[]),
    ("reading-territory", &[]),
    ("reading-ghost", &[]),
    ("reading-line", &[]),
    ("palette-title", &[]),
    ("palette-search", &[]),
    ("palette-nothing", &[]),
    ("palette-lesson", &[]),
    ("palette-term", &[]),
    ("palette-step", &[]),
    ("palette-language", &[]),
    ("palette-setting", &[]),
    ("command-palette", &[]),
    ("command-rules", &[]),
    ("command-glossary", &[]),
    ("command-settings", &[]),
    ("command-home", &[]),
    ("command-continue", &[]),
    ("command-keys", &[]),
    ("command-next", &[]),
    ("command-back", &[]),
    ("command-hint", &[]),
    ("command-pass", &[]),
    ("command-done", &[]),
    ("command-again", &[]),
    ("command-explore", &[]),
    ("command-leave", &[]),
    ("command-take-back", &[]),
    ("command-restart-step", &[]),
    ("command-restart-lesson", &[]),
    ("command-undo", &[]),
    ("command-compare", &[]),
    ("command-read-row", &[]),
    ("command-read-chain", &[]),
    ("command-read-atari", &[]),
    ("command-read-marks", &[]),
    ("command-larger", &[]),
    ("command-smaller", &[]),
    ("command-normal", &[]),
    ("command-sound", &[]),
    ("command-full-screen", &[]),
    ("keys-on-board", &[]),
    ("keys-in-lesson", &[]),
    ("keys-everywhere", &[]),
    ("keys-tab", &[]),
    ("keys-right-click", &[]),
    ("keys-focus", &[]),
    ("keys-count", &[]),
    ("settings-motion-system", &[]),
    ("settings-sound", &[]),
    ("settings-sound-on", &[]),
    ("settings-sound-off", &[]),
    ("settings-defaults", &[]),
    ("settings-defaults-done", &[]),
    ("settings-lesson-forgotten", &[]),
    ("lesson-restarted", &[]),
    ("notice-not-saved", &[]),
    ("notice-damaged", &[]),
    ("notice-newer", &[]),
    ("notice-import-failed", &[]),
    ("notice-import-newer", &[]),
    ("notice-problems", &[]),
    ("notice-close", &[]),
    ("terminal-no-display", &[]),
    ("terminal-no-window", &[]),
    ("terminal-prompt", &[]),
    ("terminal-prompt-short", &[]),
    ("terminal-unknown", &[]),
    ("terminal-goodbye", &[]),
    ("terminal-verified", &[]),
    ("refused-occupied", &["body"]),
    ("refused-self-capture", &["body"]),
    ("refused-ko", &["body"]),
    ("refused-ko-confirmation", &["body"]),
    ("refused-superko", &["body"]),
    ("refused-meant", &[]),
    ("refused-stopped", &["body"]),
    ("refused-off-board", &["body"]),
    ("fact-taken-at-once", &["body"]),
    ("fact-still-has-liberties", &["body"]),
    ("fact-not-in-atari", &["body"]),
    ("fact-takes-no-liberty", &["body"]),
    ("fact-too-few-liberties", &["body"]),
    ("fact-still-apart-cut", &["body"]),
    ("fact-still-apart", &["body"]),
    ("fact-loses-its-eyes", &["body"]),
    ("fact-no-two-eyes", &["body"]),
    ("fact-border-open", &["body"]),
    ("fact-nothing-played", &["body"]),
    ("fact-fills-own-territory", &["body"]),
    ("fact-in-opponent-territory", &["body"]),
    ("fact-on-dame", &["body"]),
    ("fact-elsewhere", &["body"]),
    ("fact-allowed", &["body"]),
    ("fact-allowed-pass", &["body"]),
    ("wrong-title", &[]),
    ("right-title", &[]),
    ("right-captured", &[]),
    ("right-plain", &[]),
    ("right-pass", &[]),
    ("right-go-on", &[]),
    ("dead-right", &["body"]),
    ("dead-play-out", &[]),
    ("dead-lives-eyes", &["body"]),
    ("dead-lives-territory", &["body"]),
    ("dead-lives", &["body"]),
    ("dead-lives-seki", &["body"]),
    ("dead-lives-new-stone", &["body"]),
    ("dead-lives-other", &["body"]),
    ("dead-no-stone", &["body"]),
    ("dead-unmarked", &["body"]),
    ("region-right", &["body"]),
    ("region-not-dame", &["body"]),
    ("region-not-seki", &["body"]),
    ("region-not-other", &["body"]),
    ("region-stone", &["body"]),
    ("only-shown", &["body"]),
    ("only-choose", &["body"]),
    ("only-mark", &["body"]),
    ("answer-wrong", &[]),
    ("answer-right", &[]),
    ("explored-captured", &["body"]),
    ("game-reply", &[]),
    ("game-reply-pass", &["body"]),
    ("game-habit-capture", &[]),
    ("game-habit-save", &[]),
    ("game-habit-contain", &[]),
    ("game-habit-atari", &[]),
    ("game-habit-approach", &[]),
    ("game-habit-close", &[]),
    ("game-habit-fill", &[]),
    ("game-habit-center", &[]),
    ("game-won", &["body"]),
    ("game-lost", &["body"]),
    ("game-short", &["body"]),
    ("game-undecided", &[]),
    ("game-lost-in-atari", &[]),
    ("game-lost-in-atari-late", &[]),
    ("game-lost-walked", &[]),
    ("game-lost-smaller", &[]),
    ("game-lost-smaller-pass", &[]),
    ("game-lost-should-pass", &[]),
    ("game-lost-off-line", &[]),
];

/// What the screens, the terminal and the engine's reasons need.
pub fn interface_keys() -> Vec<RequiredKey> {
    let mut keys = format_keys();
    for (key, attributes) in INTERFACE {
        keys.push(RequiredKey::of_program(key));
        for attribute in *attributes {
            keys.push(RequiredKey {
                attribute: Some((*attribute).to_owned()),
                ..RequiredKey::of_program(key)
            });
        }
    }
    keys
}

/// What the lessons of a course need; each key knows the place that needs it.
pub fn lesson_keys(course: &Course) -> Vec<RequiredKey> {
    let mut keys = Vec::new();
    let of_course = |key: String| RequiredKey {
        key,
        attribute: None,
        at: Some("lessons/course.yaml".to_owned()),
        line_text: String::new(),
    };
    keys.extend(
        course
            .chapters
            .iter()
            .map(|chapter| of_course(course.chapter_key(&chapter.id))),
    );
    keys.extend(
        course
            .orders
            .iter()
            .map(|order| of_course(course.order_key(&order.id))),
    );
    let ideas: BTreeSet<&str> = course
        .lessons
        .iter()
        .flat_map(|lesson| &lesson.steps)
        .filter_map(|step| step.idea.as_ref().map(|idea| idea.value.as_str()))
        .collect();
    keys.extend(
        ideas
            .into_iter()
            .map(|idea| of_course(course.idea_key(idea))),
    );
    for term in &course.glossary.terms {
        let key = course.term_key(&term.id);
        keys.push(of_course(key.clone()));
        keys.push(RequiredKey {
            attribute: Some("says".to_owned()),
            ..of_course(key)
        });
    }
    for lesson in &course.lessons {
        for (index, step) in lesson.steps.iter().enumerate() {
            let line = lesson
                .source
                .lines()
                .nth(step.place.line.saturating_sub(1) as usize);
            let needed = |key: String, attribute: Option<String>| RequiredKey {
                key,
                attribute,
                at: Some(format!(
                    "{}:{}:{}",
                    lesson.path, step.place.line, step.place.column
                )),
                line_text: line.unwrap_or_default().to_owned(),
            };
            if index == 0 {
                keys.push(needed(course.heading_key(step), None));
            }
            keys.push(needed(course.text_key(step), None));
            let attributes = attributes(step).into_iter();
            keys.extend(attributes.map(|name| needed(course.text_key(step), Some(name))));
        }
    }
    keys
}

/// The attributes that a step's text must have.
fn attributes(step: &Step) -> Vec<String> {
    let named = |wrong: &[WrongAnswer]| {
        wrong
            .iter()
            .map(|answer| format!("wrong-{}", answer.name))
            .collect::<Vec<_>>()
    };
    match &step.kind {
        StepKind::Ask(ask) => std::iter::once("hint".to_owned())
            .chain(named(&ask.wrong))
            .collect(),
        StepKind::Pass { wrong, .. } => named(wrong),
        StepKind::Choose { answers, right } => {
            let wrong = answers
                .iter()
                .enumerate()
                .filter(|(index, _)| index != right)
                .map(|(_, name)| format!("wrong-{name}"));
            answers
                .iter()
                .map(|name| format!("answer-{name}"))
                .chain(wrong)
                .collect()
        }
        StepKind::Game(_) => vec!["hint".to_owned()],
        StepKind::Show
        | StepKind::Refuse { .. }
        | StepKind::Dead(_)
        | StepKind::Count { .. }
        | StepKind::Score { .. }
        | StepKind::Free => Vec::new(),
    }
}
