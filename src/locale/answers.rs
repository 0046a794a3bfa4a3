//! Whether an author's answer to a wrong move is a reason: it names a point of the position, or is played out.

use super::{Format, Narrator, Span, Words};
use crate::lesson::{After, Course, Feedback, Input, Problem, Runner, Step, StepKind, WrongAnswer};
use crate::rules::Move;

/// The author's answers that are no reason in this language: their words name no point, and nothing is played out.
pub fn bare_answers(course: &Course, words: &Words) -> Vec<Problem> {
    let mut problems = Vec::new();
    for lesson in &course.lessons {
        for (index, step) in lesson.steps.iter().enumerate() {
            for answer in answers(step).iter().filter(|answer| answer.then.is_empty()) {
                let Some((mut runner, _)) = Runner::new(lesson.clone()) else {
                    continue;
                };
                runner.go_to(index);
                if says_no_point(&mut runner, course, words, answer) {
                    problems.push(Problem::at(
                        &lesson.path,
                        &lesson.source,
                        answer.place,
                        format!(
                            "the answer `{}` is a bare one in {}",
                            answer.name,
                            words.locale()
                        ),
                        "name a point in its words, or play it out under `then`",
                    ));
                }
            }
        }
    }
    problems
}

fn answers(step: &Step) -> &[WrongAnswer] {
    match &step.kind {
        StepKind::Ask(ask) => &ask.wrong,
        StepKind::Pass { wrong, .. } => wrong,
        _ => &[],
    }
}

/// Makes a move that the answer is for, and looks at what is said.
fn says_no_point(
    runner: &mut Runner,
    course: &Course,
    words: &Words,
    answer: &WrongAnswer,
) -> bool {
    let size = runner.state().game().board().size();
    let tries: Vec<Input> = answer
        .after
        .iter()
        .flat_map(|after| match after {
            After::Move(Move::Play(point)) => vec![Input::Point(*point)],
            After::Move(Move::Pass) => vec![Input::Pass],
            After::Any => size.points().map(Input::Point).collect(),
        })
        .collect();
    for input in tries {
        let mut tried = runner.clone();
        tried.apply(input);
        let state = tried.state();
        if !matches!(state.feedback(), Some(Feedback::Wrong { named: Some(name), .. }) if *name == answer.name)
        {
            continue;
        }
        let format = Format {
            columns: size.columns(),
            rows: size.rows(),
            ..Format::default()
        };
        let said = Narrator::new(words, course, format).feedback(tried.step(), state);
        return !said.is_some_and(|said| {
            said.body
                .spans()
                .iter()
                .any(|span| matches!(span, Span::Point(..)))
        });
    }
    // No move leads to it: it is never said.
    false
}
