//! What is read aloud: one text, announced whenever it changes.

use super::score_table::{count_in, way_key};
use super::state::{Notice, Screen, State};
use crate::lesson::{Event, Phase};
use crate::locale::Args;

/// Has a text read aloud.
pub fn say(state: &mut State, spoken: String) {
    // The same words twice in a row would not be read again.
    let again = !spoken.is_empty() && spoken == state.spoken;
    state.spoken = if again {
        format!("{spoken}\u{a0}")
    } else {
        spoken
    };
}

/// Says something beside the screen, to be seen and to be heard.
pub fn tell(state: &mut State, notice: Notice) {
    let spoken = notice.text(&state.words).plain();
    state.notice = Some(notice);
    say(state, spoken);
}

/// What is read aloud after events: where the learner is, what was played, what is said to it, whose turn it is.
pub fn speak(state: &mut State, events: &[Event], opened: bool) {
    let Screen::Lesson(screen) = &state.screen else {
        return;
    };
    let (runner, taken) = (&screen.runner, screen.runner.state());
    let narrator = state.narrator(taken.game().board().size());
    let mut sentences = Vec::new();
    if opened {
        let number = |value: usize| i64::try_from(value).unwrap_or(i64::MAX);
        let args = Args::new()
            .number("step", number(runner.index() + 1))
            .number("steps", number(runner.lesson().steps.len()));
        let heading = narrator.heading(runner.lesson(), runner.index(), taken);
        sentences.push(format!(
            "{} {}.",
            state.words.text("lesson-progress", &args).plain(),
            heading.plain()
        ));
        sentences.push(narrator.text(runner.step(), taken).plain());
    }
    sentences.push(narrator.events(events));
    if let Some(said) = narrator.feedback(runner.step(), taken) {
        sentences.push(sentence(&said.heading.plain(), narrator.full_stop()));
        sentences.push(said.body.plain());
    }
    if let Some(Event::Hinted(_)) = events.last()
        && let Some(hint) = narrator.hints(runner.step(), taken).last()
    {
        sentences.push(hint.plain());
    }
    let moved = events
        .iter()
        .any(|event| matches!(event, Event::Played { .. }));
    if moved && !taken.game().is_stopped() && *taken.phase() != Phase::Finished {
        let args = Args::new().color("color", taken.game().to_play());
        let turn = state.words.text("lesson-turn", &args).plain();
        sentences.push(sentence(&turn, narrator.full_stop()));
    }
    let spoken = narrator.sentences(sentences);
    say(state, spoken);
}

/// The way of counting that was chosen, and what comes of it.
pub fn say_count(state: &mut State) {
    let Screen::Lesson(screen) = &state.screen else {
        return;
    };
    let (step, taken) = (screen.runner.step(), screen.runner.state());
    let Some(way) = taken.way(step) else { return };
    let narrator = state.narrator(taken.game().board().size());
    let counted = count_in(way, step, taken.own_game());
    let words = state.words.plain(way_key(way));
    let spoken = narrator.sentences([
        sentence(&words, narrator.full_stop()),
        narrator.outcome(&counted).plain(),
    ]);
    say(state, spoken);
}

/// The end of a lesson in words.
pub fn say_summary(state: &mut State) {
    let Screen::Summary(summary) = &state.screen else {
        return;
    };
    let title = state.lesson_title(&summary.lesson);
    let over = state.words.plain(summary_key(state));
    say(state, format!("{over} {title}"));
}

/// What stands over the title at the end of a lesson.
pub fn summary_key(state: &State) -> &'static str {
    match &state.screen {
        Screen::Summary(summary) if !summary.is_whole(state) => "summary-over-open",
        _ => "summary-over",
    }
}

/// Ends words with a full stop where they have no end of their own.
fn sentence(words: &str, full_stop: &str) -> String {
    match words.chars().next_back() {
        Some(last) if last.is_alphanumeric() || matches!(last, '”' | '」' | '）' | ')') => {
            format!("{words}{full_stop}")
        }
        _ => words.to_owned(),
    }
}
