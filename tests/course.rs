//! What a course has beside its lessons: terms, the list of rules it must teach, reviews, games, and what a learner is
//! asked again.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use tengen::lesson::{
    Course, CourseFiles, EmbeddedLessons, Event, Feedback, Input, Lesson, Phase, Progress, Review,
    Runner, Slip, StepKind, next_input, prove, prove_course, prove_reviews, read_course,
    read_lesson,
};
use tengen::rules::{Color, Move, Point};

fn point(text: &str) -> Point {
    text.parse().unwrap()
}

fn course() -> Course {
    let (course, problems) = read_course(&EmbeddedLessons);
    assert_eq!(problems, []);
    course.unwrap()
}

struct Files(BTreeMap<&'static str, String>);

impl CourseFiles for Files {
    fn read(&self, name: &str) -> Result<String, String> {
        self.0
            .get(name)
            .cloned()
            .ok_or_else(|| "no such file".to_owned())
    }
}

const COURSE: &str = "format: 1\nid: c\nprefix: c\nglossary: words\ncoverage: rows\nchapters:\n  - { id: one, lessons: [a] }\n";
const LESSON: &str = "format: 1\nid: a\nboard: { size: 5 }\nsteps:\n  - id: a_one\n    idea: playing\n    teaches: [R1, R3]\n    introduces: [stone, ghost]\n    ask: { goal: any }\n  - id: a_two\n    show: {}\n";
const WORDS: &str = "format: 1\nterms:\n  - id: stone\n    board: { size: 3 }\n    marks: { circle: [B2] }\n  - id: board\n  - id: stone\n  - id: wide\n    marks: { circle: [A1] }\n";
const ROWS: &str = "format: 1\nrows:\n  - { id: R1, fact: one, steps: [a_one, a_two, a_none] }\n  - { id: R2, fact: two, steps: [] }\n  - { id: R1, fact: again, steps: [] }\n";

#[test]
fn terms_and_rules_are_held_against_the_steps_from_both_sides() {
    let files = Files(BTreeMap::from([
        ("course.yaml", COURSE.to_owned()),
        ("a.yaml", LESSON.to_owned()),
        ("words.yaml", WORDS.to_owned()),
        ("rows.yaml", ROWS.to_owned()),
    ]));
    let (course, problems) = read_course(&files);
    let mut said: Vec<String> = problems.iter().map(ToString::to_string).collect();
    said.extend(
        prove_course(&course.unwrap())
            .iter()
            .map(ToString::to_string),
    );
    let said = said.join("\n");
    for expected in [
        "words.yaml:7:9: error: the term `stone` stands here for the second time",
        "words.yaml:8:9: error: there are marks and no board to draw them on",
        "rows.yaml:5:11: error: the row `R1` stands here for the second time",
        "a.yaml:8:25: error: the glossary has no term `ghost`",
        "words.yaml:6:9: error: no step explains the term `board`",
        "rows.yaml:3:41: error: the step `a_two` does not teach `R1`",
        "rows.yaml:3:48: error: there is no step `a_none`",
        "rows.yaml:4:11: error: no step teaches `R2`",
        "a.yaml:7:19: error: there is no row `R3`",
    ] {
        assert!(said.contains(expected), "{expected}\n---\n{said}");
    }
    assert_eq!(said.matches("error:").count(), 10, "{said}");
}

#[test]
fn a_file_that_the_course_names_and_that_is_not_there_is_a_problem_and_no_end() {
    let files = Files(BTreeMap::from([
        ("course.yaml", COURSE.to_owned()),
        ("a.yaml", LESSON.to_owned()),
    ]));
    let (course, problems) = read_course(&files);
    assert_eq!(course.unwrap().lessons.len(), 1);
    let said: Vec<String> = problems.iter().map(|it| it.message.clone()).collect();
    assert_eq!(
        said,
        [
            "words.yaml cannot be read: no such file",
            "rows.yaml cannot be read: no such file"
        ]
    );
}

#[test]
fn every_rule_is_taught_every_term_explained_and_every_task_names_its_idea() {
    let course = course();
    let problems = prove_course(&course);
    assert!(problems.is_empty(), "{}", problems[0]);
    assert!(course.glossary.terms.len() >= 60);
    assert!(course.coverage.rows.len() >= 50);
    for step in course.lessons.iter().flat_map(|lesson| &lesson.steps) {
        let tasks = !matches!(
            step.kind,
            StepKind::Show | StepKind::Score { .. } | StepKind::Free
        );
        assert_eq!(step.idea.is_some(), tasks, "{}", step.id);
    }
    for order in &course.orders {
        for term in &course.glossary.terms {
            let explained = course.explained_in(&term.id, Some(&order.id));
            assert!(explained.is_some(), "{} {}", order.id, term.id);
        }
    }
}

/// The rows of the reference that the course was made after, where it lies beside the project or where
/// `TENGEN_REFERENCE` names it.
#[test]
fn the_list_of_rules_has_every_row_of_the_reference() {
    let folder = std::env::var_os("TENGEN_REFERENCE").map_or_else(
        || std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/reference"),
        std::path::PathBuf::from,
    );
    let Ok(text) = std::fs::read_to_string(folder.join("coverage.md")) else {
        eprintln!(
            "no reference at {}: the rows are not compared",
            folder.display()
        );
        return;
    };
    let mut rows = BTreeSet::new();
    for cell in text
        .lines()
        .filter_map(|line| line.strip_prefix("| ")?.split('|').next())
    {
        for id in cell.split_whitespace() {
            match id.strip_suffix("a–c") {
                Some(stem) => rows.extend(["a", "b", "c"].map(|end| format!("{stem}{end}"))),
                None if id.starts_with(['H', 'T', 'J']) => drop(rows.insert(id.to_owned())),
                None => {}
            }
        }
    }
    let listed: BTreeSet<String> = course()
        .coverage
        .rows
        .into_iter()
        .map(|row| row.id)
        .collect();
    assert_eq!(listed, rows);
}

#[test]
fn what_a_review_asks_holds_however_it_is_seen() {
    let course = course();
    let (steps, problems) = prove_reviews(&course);
    assert!(problems.is_empty(), "{}", problems[0]);
    assert!(steps > 100, "{steps}");
    // A step whose line would be left as it was in the file does not hold.
    let lesson = course.lesson("capture").unwrap();
    let step = &lesson.steps[1];
    let start = &step.position.as_ref().unwrap().game;
    let way = *step.ways_to_see().last().unwrap();
    let mut seen = step.seen(start, way);
    let whole = |steps| Lesson {
        steps,
        ..Lesson::clone(lesson)
    };
    assert_eq!(prove(&whole(vec![seen.clone()])).1, []);
    seen.kind = step.kind.clone();
    assert_ne!(prove(&whole(vec![seen])).1, []);
}

#[test]
fn a_review_has_one_step_for_each_idea_and_other_boards_in_each_round() {
    let course = course();
    for chapter in &course.chapters {
        let mut boards = BTreeSet::new();
        for round in 0..3 {
            let Some(review) = course.review_of(&chapter.id, round, |_| false) else {
                assert_eq!(chapter.id, "games");
                continue;
            };
            assert_eq!(review.review, Some(Review::Chapter(chapter.id.clone())));
            let ideas: BTreeSet<&str> = review
                .steps
                .iter()
                .map(|step| step.idea.as_ref().unwrap().value.as_str())
                .collect();
            assert_eq!(ideas.len(), review.steps.len(), "{}", chapter.id);
            assert!((3..=8).contains(&review.steps.len()), "{}", chapter.id);
            for step in &review.steps {
                let game = &step.position.as_ref().unwrap().game;
                boards.insert((step.id.clone(), game.board().to_diagram()));
                let lesson = course
                    .lessons
                    .iter()
                    .find_map(|lesson| Some((lesson, lesson.step_index(&step.id)?)))
                    .unwrap();
                let mut runner = Runner::new(lesson.0.clone()).unwrap().0;
                runner.go_to(lesson.1);
                // A board that looks the same in all ways may come as it is.
                let own = runner.start();
                let ways = runner.step().ways_to_see();
                let looks_otherwise = ways.iter().any(|way| way.game(own).board() != own.board());
                let seen = own.board() != game.board();
                assert_eq!(seen, looks_otherwise, "{}", step.id);
            }
            finish(&review);
        }
        let shortest = if chapter.id == "games" { 0 } else { 6 };
        assert!(boards.len() >= shortest, "{} {}", chapter.id, boards.len());
    }
}

/// Takes a lesson by its solutions.
fn finish(lesson: &Arc<Lesson>) {
    let mut runner = Runner::new(lesson.clone()).unwrap().0;
    loop {
        while let Some(input) = next_input(runner.step(), runner.state()) {
            runner.apply(input);
        }
        assert!(runner.state().is_finished(), "{}", runner.step().id);
        if !runner.has_next() {
            break;
        }
        runner.forward();
    }
}

#[test]
fn what_went_wrong_comes_first_in_a_review_and_colors_that_count_stay() {
    let course = course();
    let last = course
        .lesson("forbidden")
        .unwrap()
        .steps
        .last()
        .unwrap()
        .id
        .clone();
    let review = course.review_of("stones", 0, |step| step == last).unwrap();
    assert_eq!(review.steps[0].id, last);
    let missed = course
        .review_steps([last.as_str(), "start", "nothing"].into_iter(), 3)
        .unwrap();
    assert_eq!(missed.review, Some(Review::Missed));
    assert_eq!(missed.steps.len(), 1);
    assert!(course.review_steps(["start"].into_iter(), 0).is_none());
    for lesson in &course.lessons {
        for step in lesson.steps.iter().filter(|step| step.can_be_asked_again()) {
            if matches!(step.kind, StepKind::Count { .. } | StepKind::Dead(_)) {
                assert!(step.ways_to_see().iter().all(|way| !way.swap_colors));
            }
        }
    }
}

#[test]
fn a_step_that_went_wrong_is_asked_again_after_days_that_grow() {
    let course = course();
    let mut progress = Progress::default();
    let due = |progress: &Progress, day| progress.due(&course, day).join(" ");
    progress.went_wrong(&course, "ko_take", 100);
    assert_eq!(due(&progress, 100), "");
    assert_eq!(due(&progress, 101), "ko_take");
    let mut day = 101;
    for wait in [3, 7, 16, 35] {
        // Once a day is enough.
        assert!(progress.went_well(&course, "ko_take", day));
        assert!(!progress.went_well(&course, "ko_take", day));
        assert_eq!(due(&progress, day + wait - 1), "", "{wait}");
        day += wait;
        assert_eq!(due(&progress, day), "ko_take", "{wait}");
    }
    progress.went_wrong(&course, "eyes_two", day - 1);
    assert_eq!(due(&progress, day), "eyes_two ko_take");
    // The file keeps it, and an older file has nothing of it.
    let kept = Progress::from_json(&progress.to_json()).unwrap();
    assert_eq!(kept, progress);
    assert!(progress.is_asked_again(&course, "ko_take"));
    assert!(progress.went_well(&course, "ko_take", day));
    assert!(!progress.is_asked_again(&course, "ko_take"));
    let old =
        r#"{"tengen_progress":1,"courses":{"first_course":{"finished":["start"],"at":null}}}"#;
    let old = Progress::from_json(old).unwrap();
    assert!(old.is_finished(&course, "start"));
    assert_eq!(due(&old, 1000), "");
    let eyes = course.lesson("eyes").unwrap();
    progress.reset_lesson(&course, eyes);
    assert_eq!(due(&progress, 10_000), "");
}

/// The lesson of that text at its first step.
#[track_caller]
fn lesson(text: &str) -> Runner {
    let mut problems = Vec::new();
    let lesson = read_lesson("test", "test.yaml", text, &mut problems).map(Arc::new);
    assert!(problems.is_empty(), "{}", problems[0]);
    Runner::new(lesson.unwrap()).unwrap().0
}

const CAPTURE: &str = "format: 1\nid: test\nrules: capture\nboard:\n  size: 5\n  stones: |\n    . . . . .\n    . . O . .\n    . O X . .\n    O . . . .\n    . . . . .\nsteps:\n  - id: t\n    game: { opponent: [capture, save, atari, approach, center], line: [D3, B4] }\n";

#[test]
fn a_lost_game_names_the_move_that_lost_it_and_goes_back_there() {
    let mut runner = lesson(CAPTURE);
    // The stone on C3 has two liberties; leaving it puts it in atari, leaving it again loses it.
    let events = runner.apply(Input::Pass);
    let moves = |events: &[Event]| {
        let played = events
            .iter()
            .filter(|it| matches!(it, Event::Played { .. }));
        played.count()
    };
    assert_eq!(moves(&events), 2);
    assert!(matches!(
        runner.state().feedback(),
        Some(Feedback::Answer { habit: Some(_), .. })
    ));
    assert!(runner.state().game().board().is_in_atari(point("C3")));
    runner.apply(Input::Pass);
    let Some(Feedback::GameOver { won: false, slip }) = runner.state().feedback() else {
        panic!("{:?}", runner.state().feedback());
    };
    let Some(Slip::LeftInAtari {
        number: 3,
        chain,
        better: Some(better),
    }) = slip
    else {
        panic!("{slip:?}");
    };
    assert_eq!(chain, &[point("C3")]);
    let better = *better;
    assert_eq!(runner.state().missed(), 1);
    assert_eq!(*runner.state().phase(), Phase::Asked);
    // Trying again goes back to that move, taking back to the one before, and no further.
    runner.apply(Input::Dismiss);
    assert_eq!(runner.state().game().moves().len(), 2);
    assert!(runner.state().game().legal(Move::Play(better)).is_ok());
    runner.apply(Input::TakeBack);
    runner.apply(Input::TakeBack);
    assert_eq!(runner.state().game().moves().len(), 0);
    assert_eq!(&runner.rebuilt(), runner.state());
}

#[test]
fn a_move_into_atari_and_a_move_that_is_too_small_are_told_apart() {
    let mut runner = lesson(CAPTURE);
    runner.apply(Input::Point(point("A1")));
    let slip = match runner.state().feedback() {
        Some(Feedback::GameOver { won: false, slip }) => slip.clone(),
        other => panic!("{other:?}"),
    };
    assert!(
        matches!(&slip, Some(Slip::WalkedIntoAtari { mv, number: 1, .. }) if *mv == point("A1")),
        "{slip:?}"
    );
    let course = course();
    let endgame = course.lesson("endgame_seven").unwrap();
    let mut runner = Runner::new(endgame.clone()).unwrap().0;
    for _ in 0..20 {
        runner.apply(Input::Pass);
        if matches!(runner.state().feedback(), Some(Feedback::GameOver { .. })) {
            break;
        }
    }
    let Some(Feedback::GameOver {
        won: false,
        slip: Some(slip),
    }) = runner.state().feedback()
    else {
        panic!("{:?}", runner.state().feedback());
    };
    assert!(
        matches!(
            slip,
            Slip::Smaller {
                mv: Move::Pass,
                better: Move::Play(_),
                ..
            }
        ),
        "{slip:?}"
    );
    assert!(runner.state().is_counted());
}

#[test]
fn a_won_game_finishes_its_step_and_a_refused_move_changes_nothing() {
    let course = course();
    let games = course
        .chapters
        .iter()
        .find(|chapter| chapter.id == "games")
        .unwrap();
    for id in &games.lessons {
        finish(course.lesson(id).unwrap());
    }
    let mut runner = Runner::new(course.lesson("capture_game").unwrap().clone())
        .unwrap()
        .0;
    let before = runner.state().game().clone();
    let taken = before.board().stones().next().unwrap().0;
    runner.apply(Input::Point(taken));
    assert!(matches!(
        runner.state().feedback(),
        Some(Feedback::Refused { meant: false, .. })
    ));
    assert_eq!(runner.state().game(), &before);
    assert_eq!(runner.state().learner(), Color::Black);
    while let Some(input) = next_input(runner.step(), runner.state()) {
        runner.apply(input);
    }
    assert!(matches!(
        runner.state().feedback(),
        Some(Feedback::GameOver {
            won: true,
            slip: None
        })
    ));
    // The game is over, and yet one can play on from here.
    runner.apply(Input::Explore);
    let free = runner.state().game().legal_points();
    runner.apply(Input::Point(free[0]));
    assert!(matches!(
        runner.state().feedback(),
        Some(Feedback::Explored { .. })
    ));
}

#[test]
fn a_game_on_a_board_too_large_for_quick_answers_is_refused() {
    let text = "format: 1\nid: test\nboard: { size: 13 }\nsteps:\n  - id: t\n    game: { opponent: [close], line: [pass] }\n";
    let mut problems = Vec::new();
    assert!(read_lesson("test", "test.yaml", text, &mut problems).is_none());
    let said: Vec<String> = problems
        .iter()
        .map(|it| format!("{}: {}", it.place.line, it.fix))
        .collect();
    assert_eq!(said, ["6: play it on 9 lines or fewer"]);
}

#[test]
fn a_line_that_does_not_win_is_found_out() {
    for (line, expected) in [
        ("[E5]", "the line ends before the game does"),
        ("[A1]", "the line loses the game"),
        ("[C3]", "C3 of the line cannot be played"),
    ] {
        let text = CAPTURE.replace("[D3, B4]", line);
        let mut problems = Vec::new();
        let lesson = read_lesson("test", "test.yaml", &text, &mut problems).unwrap();
        let found = prove(&lesson).1;
        assert!(
            found.iter().any(|it| it.message.starts_with(expected)),
            "{line} {found:?}"
        );
    }
}
