//! Every screen as data: each step in each of its states, and the screens around the lessons.
//!
//! Tests visit all of them, and `tengen screens` draws them for human eyes.

use std::collections::BTreeSet;
use std::sync::Arc;

use super::command::{Command, Reading};
use crate::lesson::{
    Course, Feedback, Input, Lesson, Runner, Step, StepKind, StepState, Term, hint_levels,
    next_input, repetition,
};

/// A screen, and what leads there from anywhere.
#[derive(Clone, Debug, PartialEq)]
pub struct Stop {
    /// Its name: `ko/ko_retake/refused`.
    pub name: String,
    /// What leads there; the first command leaves whatever was shown.
    pub commands: Vec<Command>,
}

/// All screens of a course.
pub fn tour(course: &Course) -> Vec<Stop> {
    let mut stops = screens_tour(course);
    stops.extend(super::tour_desks::desks_tour(course));
    for chapter in &course.chapters {
        stops.extend(review_tour(course, &chapter.id));
    }
    for lesson in &course.lessons {
        stops.extend(lesson_tour(lesson));
    }
    stops.extend(notices_tour());
    stops
}

/// The screens outside lessons.
pub fn screens_tour(course: &Course) -> Vec<Stop> {
    let mut stops = Vec::new();
    let mut add = |name: &str, commands: Vec<Command>| {
        stops.push(Stop {
            name: name.to_owned(),
            commands,
        });
    };
    add("home", vec![Command::CloseSheet, Command::Home]);
    for (name, command) in [
        ("settings", Command::ToggleSettings),
        ("keys", Command::ToggleKeys),
        ("rules", Command::ToggleRules),
        ("glossary", Command::ToggleGlossary),
        ("commands", Command::TogglePalette),
        ("prepare", Command::TogglePrepare),
    ] {
        add(name, vec![Command::CloseSheet, Command::Home, command]);
    }
    let nothing = vec![
        Command::CloseSheet,
        Command::TogglePalette,
        Command::PaletteQuery("天元 42".to_owned()),
    ];
    add("commands-nothing", nothing);
    if let Some(term) = course.glossary.terms.last() {
        let open = Command::Open {
            lesson: course
                .lessons
                .first()
                .map(|it| it.id.clone())
                .unwrap_or_default(),
            step: None,
        };
        let (card, list) = (
            Command::Term(Some(term.id.clone())),
            Command::ShowTerm(term.id.clone()),
        );
        stops.push(Stop {
            name: "term".to_owned(),
            commands: vec![Command::CloseSheet, open, card],
        });
        stops.push(Stop {
            name: "glossary-term".to_owned(),
            commands: vec![Command::CloseSheet, Command::Home, list],
        });
    }
    stops
}

/// The notices; the last of all, because everything is forgotten then.
pub fn notices_tour() -> Vec<Stop> {
    let notices = [
        ("forgotten", Command::ResetProgress),
        ("put-back", Command::DefaultSettings),
        ("exported", Command::Export),
    ];
    let stop = |(name, command): (&str, Command)| Stop {
        name: name.to_owned(),
        commands: vec![Command::CloseSheet, Command::Home, command],
    };
    notices.map(stop).into()
}

/// The review of a chapter: each of its steps as it is asked and when it is done, and its end.
pub fn review_tour(course: &Course, chapter: &str) -> Vec<Stop> {
    let Some(review) = course.review_of(chapter, 0, |_| false) else {
        return Vec::new();
    };
    let mut stops = Vec::new();
    let mut commands = vec![Command::CloseSheet, Command::Review(chapter.to_owned())];
    for (index, step) in review.steps.iter().enumerate() {
        let mut stop = |state: &str, commands: &[Command]| {
            stops.push(Stop {
                name: format!("review/{chapter}/{}/{state}", step.id),
                commands: commands.to_vec(),
            });
        };
        stop("asked", &commands);
        let Some((mut runner, _)) = Runner::new(review.clone()) else {
            break;
        };
        runner.go_to(index);
        let inputs = solution(step, runner.state()).into_iter();
        commands.extend(inputs.map(Command::Input));
        stop("right", &commands);
        commands.push(Command::Next);
    }
    stops.push(Stop {
        name: format!("review/{chapter}/end"),
        commands,
    });
    stops
}

/// The tour with a screen for every answer to a wrong move or choice, and for every term: every text of the lessons is
/// shown on one of them.
pub fn full_tour(course: &Course) -> Vec<Stop> {
    let mut stops = tour(course);
    stops.extend(terms_tour(course));
    // One place for each kind of answer is enough.
    let mut kinds = BTreeSet::new();
    for lesson in &course.lessons {
        stops.extend(answers_tour(lesson, &mut kinds));
    }
    stops
}

/// A screen for each term of the glossary.
pub fn terms_tour(course: &Course) -> Vec<Stop> {
    let stop = |term: &Term| Stop {
        name: format!("glossary/{}", term.id),
        commands: vec![
            Command::CloseSheet,
            Command::Home,
            Command::ShowTerm(term.id.clone()),
        ],
    };
    course.glossary.terms.iter().map(stop).collect()
}

/// A lesson's screens with the answers to wrong moves and choices, and with what is read aloud: of the answers that the
/// program gives by itself those whose kind is not among `kinds` yet.
pub fn answers_tour(lesson: &Arc<Lesson>, kinds: &mut BTreeSet<&'static str>) -> Vec<Stop> {
    let mut stops = Vec::new();
    let Some((mut runner, _)) = Runner::new(lesson.clone()) else {
        return stops;
    };
    for (index, step) in lesson.steps.iter().enumerate() {
        runner.go_to(index);
        let mut add = |name: &str, commands: Vec<Command>| {
            let open = Command::Open {
                lesson: lesson.id.clone(),
                step: Some(step.id.clone()),
            };
            let commands = [Command::CloseSheet, open].into_iter().chain(commands);
            stops.push(Stop {
                name: format!("{}/{}/{name}", lesson.id, step.id),
                commands: commands.collect(),
            });
        };
        for (name, input) in answered(step, runner.state()) {
            add(&format!("wrong-{name}"), vec![Command::Input(input)]);
        }
        for (name, input) in said(step, runner.state()) {
            if kinds.insert(name) {
                add(name, vec![Command::Input(input)]);
            }
        }
        if !step.marks.is_empty() {
            add("read-marks", vec![Command::Read(Reading::Marks)]);
        }
        if index == 0 {
            for (name, reading) in [
                ("read-row", Reading::Row),
                ("read-chain", Reading::Chain),
                ("read-atari", Reading::Atari),
            ] {
                add(name, vec![Command::Read(reading)]);
            }
            add("keys", vec![Command::ToggleKeys]);
            add("commands", vec![Command::TogglePalette]);
            let nowhere = [Command::Type("z99".to_owned()), Command::TypeEnter];
            add("mistyped", nowhere.to_vec());
            add("forgotten", vec![Command::ResetLesson]);
        }
    }
    stops
}

/// An input for each kind of answer that is neither right nor an author’s.
fn said(step: &Step, open: &StepState) -> Vec<(&'static str, Input)> {
    let mut found: Vec<(&'static str, Input)> = Vec::new();
    let points = open.game().board().size().points().map(Input::Point);
    for input in points.chain([Input::Pass, Input::Done]) {
        let mut state = open.clone();
        state.apply(step, &input);
        let name = match state.feedback() {
            Some(Feedback::Wrong {
                reason: Some(reason),
                ..
            }) => reason.fact.name(),
            Some(Feedback::ChainLives { why, .. }) => why.name(),
            Some(Feedback::NoStone(_)) => "no-stone",
            Some(Feedback::RegionNot { .. }) => "region-not",
            Some(Feedback::StoneThere { .. }) => "stone-there",
            Some(Feedback::Unmarked(_)) => "unmarked",
            Some(Feedback::OnlyShown) => "only-shown",
            Some(Feedback::NoMove { .. }) => "no-move",
            Some(Feedback::Right { .. }) => "right-go-on",
            _ => continue,
        };
        if !found.iter().any(|(known, _)| *known == name) {
            found.push((name, input));
        }
    }
    found
}

/// The author's answers of a step by their names, each with an input that it answers.
fn answered(step: &Step, open: &StepState) -> Vec<(String, Input)> {
    let mut found: Vec<(String, Input)> = Vec::new();
    let points = open.game().board().size().points().map(Input::Point);
    let choices = (0..8).map(Input::Choose);
    for input in points.chain([Input::Pass]).chain(choices) {
        let mut state = open.clone();
        state.apply(step, &input);
        let name = match state.feedback() {
            Some(Feedback::Wrong {
                named: Some(name), ..
            }) => name,
            Some(Feedback::WrongAnswer(name)) => name,
            _ => continue,
        };
        if !found.iter().any(|(known, _)| known == name) {
            found.push((name.clone(), input));
        }
    }
    found
}

/// All screens of a lesson, its end among them.
pub fn lesson_tour(lesson: &Arc<Lesson>) -> Vec<Stop> {
    let mut stops = Vec::new();
    let Some((mut runner, _)) = Runner::new(lesson.clone()) else {
        return stops;
    };
    for (index, step) in lesson.steps.iter().enumerate() {
        runner.go_to(index);
        let open = [
            Command::CloseSheet,
            Command::Open {
                lesson: lesson.id.clone(),
                step: Some(step.id.clone()),
            },
        ];
        for (state, inputs) in states(step, runner.state()) {
            let inputs = inputs.into_iter().map(Command::Input);
            stops.push(Stop {
                name: format!("{}/{}/{state}", lesson.id, step.id),
                commands: open.iter().cloned().chain(inputs).collect(),
            });
        }
        if let Some(input) = repeating(step, runner.state()) {
            let compared = [Command::Input(input), Command::ToggleCompare];
            stops.push(Stop {
                name: format!("{}/{}/compared", lesson.id, step.id),
                commands: open.iter().cloned().chain(compared).collect(),
            });
        }
        let more = [
            ("typed", vec![Command::Type("d4".to_owned())]),
            ("read", vec![Command::Read(Reading::Marks)]),
            ("counted", counted(runner.state())),
        ];
        // One step of a lesson is enough for what looks the same in all of them.
        for (state, commands) in more.into_iter().filter(|_| index == 1) {
            let commands: Vec<Command> = commands;
            stops.push(Stop {
                name: format!("{}/{}/{state}", lesson.id, step.id),
                commands: open.iter().cloned().chain(commands).collect(),
            });
        }
    }
    let end = |name: &str, commands| Stop {
        name: format!("{}/{name}", lesson.id),
        commands,
    };
    if let Some(step) = lesson.steps.last() {
        let open = Command::Open {
            lesson: lesson.id.clone(),
            step: Some(step.id.clone()),
        };
        let skipped = vec![Command::CloseSheet, open, Command::Next];
        stops.push(end("end-skipped", skipped));
    }
    stops.push(end("end", taken(lesson, &mut runner)));
    stops
}

/// The whole lesson, with a wrong move in the first step that has one, and a hint in the last.
fn taken(lesson: &Lesson, runner: &mut Runner) -> Vec<Command> {
    let mut commands = vec![Command::CloseSheet];
    let mut missed = false;
    for (index, step) in lesson.steps.iter().enumerate() {
        runner.go_to(index);
        if index == 0 {
            commands.push(Command::Open {
                lesson: lesson.id.clone(),
                step: Some(step.id.clone()),
            });
        }
        let miss = wrong(step, runner.state()).filter(|_| !missed);
        missed |= miss.is_some();
        let last = index + 1 == lesson.steps.len();
        let inputs = miss.into_iter().chain(last.then_some(Input::Hint));
        commands.extend(inputs.map(Command::Input));
        commands.extend(
            solution(step, runner.state())
                .into_iter()
                .map(Command::Input),
        );
        commands.push(Command::Next);
    }
    commands
}

/// The states of a step with the inputs that lead to them, as far as it has them.
fn states(step: &Step, open: &StepState) -> Vec<(&'static str, Vec<Input>)> {
    let solution = solution(step, open);
    let mut states: Vec<(&'static str, Vec<Input>)> = vec![("asked", Vec::new())];
    const HINTED: [&str; 4] = ["hinted", "hinted-2", "hinted-3", "hinted-4"];
    for (number, name) in (1..=hint_levels(step)).zip(HINTED) {
        states.push((name, vec![Input::Hint; usize::from(number)]));
    }
    states.extend(refused(step, open).map(|input| ("refused", vec![input])));
    states.extend(wrong(step, open).map(|input| ("wrong", vec![input])));
    if !solution.is_empty() {
        states.push(("right", solution.clone()));
    }
    if let StepKind::Game(_) = step.kind {
        states.extend(answers(step, open));
        let mut given_away = open.clone();
        let mut passes = Vec::new();
        while !given_away.is_over() && passes.len() < 100 {
            given_away.apply(step, &Input::Pass);
            passes.push(Input::Pass);
        }
        states.push(("lost", passes));
    }
    if let StepKind::Score { ways, .. } = &step.kind {
        const WAYS: [&str; 3] = ["way-1", "way-2", "way-3"];
        for (index, name) in (0..ways.len()).zip(WAYS) {
            states.push((name, vec![Input::Way(index)]));
        }
    }
    let mut exploring = solution;
    exploring.push(Input::Explore);
    exploring.extend(
        open.game()
            .legal_points()
            .first()
            .copied()
            .map(Input::Point),
    );
    states.push(("exploring", exploring));
    states
}

/// The first moves of a game that the opponent answers from different habits.
fn answers(step: &Step, open: &StepState) -> Vec<(&'static str, Vec<Input>)> {
    const ANSWERED: [&str; 4] = ["answered", "answered-2", "answered-3", "answered-4"];
    let mut habits = Vec::new();
    let points = open.game().board().size().points().map(Input::Point);
    let first = points.chain([Input::Pass]).filter(|input| {
        let mut state = open.clone();
        state.apply(step, input);
        match state.feedback() {
            Some(Feedback::Answer { habit, .. }) if !habits.contains(habit) => {
                habits.push(*habit);
                true
            }
            _ => false,
        }
    });
    ANSWERED
        .into_iter()
        .zip(first.map(|input| vec![input]))
        .collect()
}

/// What solves a step, input by input.
pub fn solution(step: &Step, open: &StepState) -> Vec<Input> {
    let mut state = open.clone();
    let mut inputs = Vec::new();
    // No step asks for more than a few hundred inputs; a mistaken one must not hang.
    while let (Some(input), true) = (next_input(step, &state), inputs.len() < 500) {
        state.apply(step, &input);
        inputs.push(input);
    }
    inputs
}

/// An input that the rules refuse.
fn refused(step: &Step, open: &StepState) -> Option<Input> {
    find(step, open, |feedback| {
        matches!(feedback, Feedback::Refused { .. })
    })
}

/// An input that is refused because it would repeat an earlier board.
fn repeating(step: &Step, open: &StepState) -> Option<Input> {
    find(step, open, |feedback| match feedback {
        Feedback::Refused { why, .. } => repetition(open.game(), why).is_some(),
        _ => false,
    })
}

/// An input that is answered as wrong.
fn wrong(step: &Step, open: &StepState) -> Option<Input> {
    find(step, open, |feedback| {
        matches!(
            feedback,
            Feedback::Wrong { .. }
                | Feedback::WrongAnswer(_)
                | Feedback::ChainLives { .. }
                | Feedback::RegionNot { .. }
        )
    })
}

fn find(step: &Step, open: &StepState, wanted: impl Fn(&Feedback) -> bool) -> Option<Input> {
    let points = open.game().board().size().points().map(Input::Point);
    let answers = (0..4).map(Input::Choose);
    points.chain([Input::Pass]).chain(answers).find(|input| {
        let mut state = open.clone();
        state.apply(step, input);
        state.feedback().is_some_and(&wanted)
    })
}

/// The cursor on a stone, and its liberties counted.
fn counted(open: &StepState) -> Vec<Command> {
    let stone = open.game().board().stones().next();
    stone
        .map(|(at, _)| vec![Command::Cursor(at), Command::Read(Reading::Chain)])
        .unwrap_or_default()
}
