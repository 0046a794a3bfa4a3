//! The progress files of a class that was made up, for the tour of all screens.

use crate::app::desk::PupilFile;
use crate::lesson::{Attempt, Course, Progress, Step, StepKind};
use crate::rules::Point;

/// The progress files of a small class that got everything wrong once, and files that tell nothing.
pub fn sample(course: &Course) -> Vec<PupilFile> {
    let file = |name: &str, text| PupilFile {
        path: format!("{name}.json"),
        name: name.to_owned(),
        text,
    };
    let mut files = vec![
        file("damaged", Ok("{}".to_owned())),
        file(
            "newer",
            Ok("{ \"tengen_progress\": 4000000000 }".to_owned()),
        ),
        file("folder", Err("it is not a file".to_owned())),
    ];
    for (pupil, name) in ["Ada", "Bo", "Chris With Quite A Long Name"]
        .into_iter()
        .enumerate()
    {
        let mut progress = Progress::default();
        for lesson in course.lessons.iter().take(8 - pupil) {
            for step in lesson.steps.iter().skip(pupil) {
                progress.finish(course, &step.id);
                progress.go_to(course, lesson, &step.id);
                for attempt in wrong_answers(step).into_iter().skip(pupil) {
                    progress.answered_wrong(course, &step.id, &attempt);
                }
            }
        }
        files.push(file(name, Ok(progress.to_json())));
    }
    files
}

/// Wrong answers that a step knows, where it asks for something.
fn wrong_answers(step: &Step) -> Vec<Attempt> {
    match &step.kind {
        StepKind::Choose { answers, right } => {
            let wrong = answers.iter().enumerate();
            let wrong = wrong.filter(|(index, _)| index != right);
            wrong
                .map(|(_, name)| Attempt::Choice(name.clone()))
                .collect()
        }
        StepKind::Ask(_) | StepKind::Pass { .. } | StepKind::Refuse { .. } => {
            let points = (0..4).map(|column| Attempt::Point(Point { column, row: 1 }));
            points.chain([Attempt::Pass]).collect()
        }
        _ => Vec::new(),
    }
}
