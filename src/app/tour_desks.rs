//! The desks of translators, teachers and authors, for the tour.

use super::command::Command;
use super::teach;
use super::tour::Stop;
use crate::lesson::Course;
use crate::rules::{Color, Point};

/// The desks of translators and teachers. They show other screens within themselves, so they are no part of those.
pub(super) fn desks_tour(course: &Course) -> Vec<Stop> {
    let stop = |name: &str, commands: Vec<Command>| Stop {
        name: name.to_owned(),
        commands: [Command::CloseSheet, Command::Home]
            .into_iter()
            .chain(commands)
            .collect(),
    };
    let mut stops = vec![stop("translate", vec![Command::OpenTranslate])];
    let Some(lesson) = course.lessons.first().map(|lesson| lesson.id.clone()) else {
        return stops;
    };
    let teach = |acts: Vec<teach::Act>| {
        let acts = acts.into_iter().map(|act| Command::Teach(Box::new(act)));
        std::iter::once(Command::OpenTeach(vec![lesson.clone()]))
            .chain(acts)
            .collect()
    };
    use teach::{Act, Cover, ReportAct, Tool};
    let report = |files| Act::Report(ReportAct::Take(files));
    for (name, acts) in [
        ("teach", vec![]),
        ("teach-answer", vec![Act::Next, Act::Next]),
        ("teach-votes", vec![Act::Take(Tool::Vote), Act::VotePass]),
        (
            "teach-votes-hidden",
            vec![Act::VotePass, Act::HideVotes(true)],
        ),
        (
            "teach-free",
            vec![Act::Next, Act::Free(true), Act::Pass, Act::Back],
        ),
        ("teach-black", vec![Act::Cover(Cover::Black)]),
        ("teach-white", vec![Act::Cover(Cover::White)]),
        ("teach-autoplay", vec![Act::Autoplay(Some(5))]),
        ("teach-end", vec![Act::Last]),
        ("teach-alone", vec![Act::Alone(true)]),
        (
            "teach-report-empty",
            vec![Act::Report(ReportAct::Open(true))],
        ),
        ("teach-report", vec![report(teach::sample(course))]),
        (
            "teach-report-step",
            vec![
                report(teach::sample(course)),
                Act::Report(ReportAct::Step(1)),
            ],
        ),
    ] {
        stops.push(stop(name, teach(acts)));
    }
    let class = |act: Act| Command::Teach(Box::new(act));
    let plan = Command::OpenPack("plan.yaml".to_owned());
    for (name, act) in [
        ("teach-plan", Act::First),
        ("teach-plan-board", Act::GoTo(2)),
        ("teach-plan-pause", Act::Last),
        ("teach-display-gone", Act::DisplayGone(true)),
    ] {
        stops.push(stop(name, vec![plan.clone(), class(act)]));
    }
    stops.push(stop(
        "teach-plan-missing",
        vec![Command::OpenPack("missing.zip".to_owned())],
    ));
    stops.extend(
        author_tour()
            .into_iter()
            .map(|(name, commands)| stop(name, commands)),
    );
    stops
}

/// The author's desk: as it opens, with a goal, with a recorded line, with a problem, and where nothing was changed.
fn author_tour() -> [(&'static str, Vec<Command>); 5] {
    use super::author::{Act, GoalKind, Kind, Tool};
    let open = |acts: Vec<Act>| {
        let acts = acts.into_iter().map(|act| Command::Author(Box::new(act)));
        let (folder, lesson) = (None, None);
        std::iter::once(Command::OpenAuthor { folder, lesson })
            .chain(acts)
            .collect()
    };
    let at = |column, row| Act::Press(Point { column, row });
    let white = Act::Take(Tool::SetUp(Some(Color::White)));
    let line = vec![Act::Take(Tool::Line), at(2, 2), at(6, 6), at(2, 6)];
    let goal = vec![
        white,
        at(4, 4),
        Act::Kind(Kind::Ask),
        Act::Goal(GoalKind::Atari),
    ];
    let problem = vec![Act::Kind(Kind::Refuse), Act::AddStep];
    [
        ("author", open(vec![])),
        ("author-goal", open(goal)),
        ("author-problem", open(problem)),
        (
            "author-refused",
            open([line.clone(), vec![at(2, 6)]].concat()),
        ),
        ("author-line", open(line)),
    ]
}
