//! Reading, proving and taking lessons, through the public doors.

use std::collections::BTreeMap;
use std::sync::Arc;

use tengen::lesson::{
    CourseFiles, EmbeddedLessons, Event, Feedback, Input, Lesson, Life, Phase, Problem, Progress,
    ProgressError, Runner, Severity, next_input, prove, read_course, read_lesson,
};
use tengen::rules::{IllegalMove, Point};

fn point(text: &str) -> Point {
    text.parse().unwrap()
}

#[track_caller]
fn read(text: &str) -> Arc<Lesson> {
    let mut problems = Vec::new();
    let lesson = read_lesson("test", "test.yaml", text, &mut problems);
    assert!(problems.is_empty(), "{}", shown(&problems));
    Arc::new(lesson.unwrap())
}

fn shown(problems: &[Problem]) -> String {
    problems
        .iter()
        .map(|problem| format!("{problem}\n"))
        .collect()
}

/// Holds the problems of a lesson against `line:column message | fix`, one for each.
#[track_caller]
fn check_problems(text: &str, expected: &[&str]) {
    let mut problems = Vec::new();
    if let Some(lesson) = read_lesson("test", "test.yaml", text, &mut problems) {
        problems.extend(prove(&lesson).1);
    }
    let found: Vec<String> = problems
        .iter()
        .map(|p| {
            format!(
                "{}:{} {} | {}",
                p.place.line, p.place.column, p.message, p.fix
            )
        })
        .collect();
    assert_eq!(found, expected);
    for problem in &problems {
        assert_eq!(problem.path, "test.yaml");
        let line = text
            .lines()
            .nth(problem.place.line.saturating_sub(1) as usize)
            .unwrap_or_default();
        assert_eq!(problem.line_text, line, "{problem}");
    }
}

const HEAD: &str = "format: 1\nid: test\nboard: { size: 5 }\n";

#[test]
fn every_problem_of_a_lesson_is_named_at_once() {
    check_problems(
        "format: 2\nid: other\ncolour: red\nboard: { size: 5 }\nsteps:\n  - id: a\n    ask: { goal: { captur: C3 } }\n  - id: b\n    refuse: { move: Z9, reason: ko }\n  - id: a\n",
        &[
            "3:1 the field `colour` is not known here | use one of: format, id, rules, board, points, steps",
            "1:9 the format 2 is not known | write `format: 1`, or use a newer Tengen",
            "2:5 the lesson calls itself `other` | write `id: test`, the file's name",
            "7:20 `captur` is not known here | did you mean `capture`?",
            "9:21 Z9 is not on this board of 5 columns and 5 rows | use a point of the board",
            // The first `a` could not be read, so the second is the only one; nothing more is wrong with it.
        ],
    );
}

#[test]
fn a_fault_is_named_at_its_place_with_its_line_and_the_fix() {
    let cases: &[(&str, &[&str])] = &[
        (
            "id: a\nid: b\n",
            &["2:1 the key `id` stands here for the second time | remove one of the two"],
        ),
        (
            "steps: [a, b",
            &[
                "1:8 this is not YAML: unclosed bracket '[' | mend the indentation, quotes or brackets here",
            ],
        ),
        (
            "format: 1\nid: test\nboard:\n  size: 3\n  stones: |\n    . X .\n    X O\n    . X Q\nsteps:\n  - id: a\n",
            &[
                "7:1 this row has 2 points, the board 3 columns | write one sign for each point: X, O or .",
                "8:1 `Q` is no sign of a diagram | use X for black, O for white, . for an empty point",
            ],
        ),
        (
            "format: 1\nid: test\nboard:\n  size: 3\n  stones: |\n    . X .\n    X O X\n    . X .\nsteps:\n  - id: a\n",
            &[
                "7:1 the chain at B2 has no liberty | take it off, open a liberty, or list it under `safe`",
            ],
        ),
        (
            "format: 1\nid: test\nboard: { size: 3, moves: [B B2, W B2] }\nsteps:\n  - id: a\n",
            &[
                "3:33 W B2 cannot be played here: B2 is occupied by Black | mend the moves before it, or this one",
            ],
        ),
        (
            "format: 1\nid: test\nboard: { size: 40 }\nsteps:\n  - id: a\n",
            &["3:16 there is no board of 40 columns and 40 rows | use 2 to 25 lines"],
        ),
        (
            "format: 1\nid: test\nboard: { size: 5 }\nsteps:\n  - id: a\n    ask: { goal: any }\n    pass: {}\n",
            &["7:11 the step is of two kinds, `ask` and `pass` | make two steps of it"],
        ),
    ];
    for (text, expected) in cases {
        check_problems(text, expected);
    }
}

#[test]
fn a_chain_without_liberties_may_stand_if_it_is_safe() {
    let lesson = read(
        "format: 1\nid: test\nboard:\n  size: 3\n  safe: [B2]\n  stones: |\n    . X .\n    X O X\n    . X .\nsteps:\n  - id: a\n",
    );
    let game = &lesson.steps[0].position.as_ref().unwrap().game;
    assert!(game.board().is_safe(point("B2")));
}

#[test]
fn a_false_claim_is_found_out() {
    let board = "format: 1\nid: test\nboard:\n  size: 5\n  stones: |\n    . . . . .\n    . . X . .\n    . X O . .\n    . . X . .\n    . . . . .\nsteps:\n  - id: a\n    ask: { goal: { capture: C3 } }\n";
    let cases: &[(&str, &str)] = &[
        (
            "captured: 2",
            "the claim does not hold: 1 stones are taken, not 2",
        ),
        (
            "prisoners: { black: 0, white: 1 }",
            "the claim does not hold: Black holds 1 and White 0",
        ),
        (
            "liberties: { D3: 3 }",
            "the claim does not hold: D3 has 4 liberties, not 3",
        ),
        (
            "status: { D3: alive }",
            "the claim does not hold: nobody can tell that D3 lives: the part of the board around it is too open to be read",
        ),
        (
            "status: { D3: { dead: [W D4] } }",
            "the line does not take the chain at D3",
        ),
        (
            "status: { D3: seki }",
            "the claim does not hold: nobody can tell that D3 stands in seki: the part of the board around it is too open to be read",
        ),
        (
            "winner: white",
            "the claim does not hold: the other side wins",
        ),
        ("margin: 3", "the claim does not hold: the margin is 15.5"),
        (
            "legal: [D3]",
            "the claim does not hold: D3 is refused: D3 is occupied by Black",
        ),
        (
            "illegal: { A1: ko }",
            "the claim does not hold: A1 is legal",
        ),
    ];
    for (claim, expected) in cases {
        let text = format!("{board}    claims: {{ {claim} }}\n");
        let mut problems = Vec::new();
        let lesson = read_lesson("test", "test.yaml", &text, &mut problems).unwrap();
        problems.extend(prove(&lesson).1);
        let messages: Vec<&str> = problems
            .iter()
            .map(|problem| problem.message.as_str())
            .collect();
        assert_eq!(messages, [*expected], "{claim}");
    }
}

#[test]
fn a_step_that_cannot_be_finished_is_found_out() {
    check_problems(
        &format!("{HEAD}steps:\n  - id: a\n    ask: {{ goal: {{ capture: C3 }} }}\n"),
        &[
            "5:9 the step cannot be finished from every position it can start from | mend its goal, or give it a board of its own",
        ],
    );
}

#[test]
fn hostile_files_end_in_a_problem() {
    let bomb = format!(
        "a: &a [x, x, x, x, x, x, x, x, x]\n{}",
        (b'b'..=b'k')
            .map(|name| {
                let (name, before) = (name as char, (name - 1) as char);
                format!(
                    "{name}: &{name} [{}]\n",
                    vec![format!("*{before}"); 9].join(", ")
                )
            })
            .collect::<String>()
    );
    let cases = [
        bomb,
        "[".repeat(100_000),
        "{a: ".repeat(50_000),
        "#".repeat(2 << 20),
        "\u{0}".to_owned(),
        String::new(),
    ];
    for text in cases {
        let mut problems = Vec::new();
        let lesson = read_lesson("test", "test.yaml", &text, &mut problems);
        assert!(lesson.is_none() && !problems.is_empty(), "{:.60}", text);
        let all = shown(&problems);
        assert!(
            all.contains("fix: ") && !all.contains("Error") && !all.contains("::"),
            "{all}"
        );
    }
}

struct Files(BTreeMap<&'static str, &'static str>);

impl CourseFiles for Files {
    fn read(&self, name: &str) -> Result<String, String> {
        self.0
            .get(name)
            .map(|text| (*text).to_owned())
            .ok_or_else(|| "there is no such file or folder".to_owned())
    }
}

#[test]
fn a_broken_lesson_is_left_out_and_the_others_stay() {
    let files = Files(BTreeMap::from([
        (
            "course.yaml",
            "format: 1\nid: c\nprefix: c\nchapters:\n  - { id: one, lessons: [good, bad, ../secret, gone] }\n",
        ),
        (
            "good.yaml",
            "format: 1\nid: good\nboard: { size: 5 }\nsteps: [{ id: a }]\n",
        ),
        ("bad.yaml", "format: 1\nid: bad\nsteps: 7\n"),
        (
            "../secret.yaml",
            "format: 1\nid: secret\nboard: { size: 5 }\nsteps: [{ id: b }]\n",
        ),
    ]));
    let (course, problems) = read_course(&files);
    let course = course.unwrap();
    assert_eq!(
        course
            .lessons
            .iter()
            .map(|lesson| lesson.id.as_str())
            .collect::<Vec<_>>(),
        ["good"]
    );
    assert_eq!(course.chapters[0].lessons, ["good"]);
    let messages: Vec<&str> = problems
        .iter()
        .map(|problem| problem.message.as_str())
        .collect();
    assert_eq!(
        messages,
        [
            "`../secret` is no name",
            "the lesson has no step",
            "the lesson `gone` cannot be read: there is no such file or folder",
        ]
    );
    assert_eq!(problems[1].path, "bad.yaml");
}

#[test]
fn the_first_course_is_proved_and_no_answer_is_bare() {
    let (course, problems) = read_course(&EmbeddedLessons);
    assert!(problems.is_empty(), "{}", shown(&problems));
    let course = course.unwrap();
    let (mut bare, mut wrong, mut claims) = (0, 0, 0);
    for lesson in &course.lessons {
        let (proof, problems) = prove(lesson);
        assert!(
            problems
                .iter()
                .all(|problem| problem.severity != Severity::Error),
            "{}",
            shown(&problems)
        );
        bare += proof.bare;
        wrong += proof.wrong;
        claims += proof.claims;
    }
    assert_eq!(bare, 0);
    assert!(
        wrong > 1000 && claims > 50,
        "{wrong} wrong moves, {claims} claims"
    );
}

#[test]
fn every_lesson_can_be_finished_and_its_state_is_rebuilt_from_its_inputs() {
    let (course, _) = read_course(&EmbeddedLessons);
    for lesson in course.unwrap().lessons {
        let (mut runner, _) = Runner::new(lesson.clone()).unwrap();
        loop {
            while let Some(input) = next_input(runner.step(), runner.state()) {
                runner.apply(Input::Hint);
                runner.apply(input);
                assert_eq!(runner.rebuilt(), *runner.state(), "{}", runner.step().id);
            }
            assert!(runner.state().is_finished(), "{}", runner.step().id);
            if !runner.has_next() {
                break;
            }
            runner.forward();
        }
    }
}

#[test]
fn a_step_entered_from_outside_starts_where_the_one_before_leads() {
    let (course, _) = read_course(&EmbeddedLessons);
    for lesson in course.unwrap().lessons {
        let (mut taken, _) = Runner::new(lesson.clone()).unwrap();
        for index in 0..lesson.steps.len() {
            let (mut jumped, _) = Runner::new(lesson.clone()).unwrap();
            jumped.go_to(index);
            assert_eq!(
                jumped.state().game().board(),
                taken.state().game().board(),
                "{}",
                lesson.steps[index].id
            );
            while let Some(input) = next_input(taken.step(), taken.state()) {
                taken.apply(input);
            }
            taken.forward();
        }
    }
}

fn ko() -> Runner {
    let (course, _) = read_course(&EmbeddedLessons);
    Runner::new(course.unwrap().lesson("ko").unwrap().clone())
        .unwrap()
        .0
}

#[test]
fn a_ko_is_taken_refused_threatened_and_taken_back() {
    let mut runner = ko();
    let events = runner.apply(Input::Point(point("B8")));
    assert!(matches!(&events[0], Event::Played { captured, .. } if captured == &[point("C8")]));
    assert_eq!(events.last(), Some(&Event::Finished));
    runner.forward();
    let before = runner.state().game().clone();
    let events = runner.apply(Input::Point(point("C8")));
    assert_eq!(
        events,
        [
            Event::Refused(point("C8")),
            Event::Answered,
            Event::Finished
        ]
    );
    let refused = IllegalMove::Ko {
        point: point("C8"),
        captured_by: point("B8"),
    };
    assert_eq!(
        runner.state().feedback(),
        Some(&Feedback::Refused {
            point: point("C8"),
            why: refused,
            meant: true
        })
    );
    assert_eq!(runner.state().game(), &before);
}

#[test]
fn a_wrong_move_is_played_out_and_taken_back() {
    let lesson = read(
        "format: 1\nid: test\nboard:\n  size: 5\n  stones: |\n    . . . . .\n    . . X . .\n    . X O O .\n    . . X X .\n    . . . . .\nsteps:\n  - id: a\n    ask: { goal: { atari: C3 } }\n",
    );
    let (mut runner, _) = Runner::new(lesson).unwrap();
    let before = runner.state().game().clone();
    let events = runner.apply(Input::Point(point("A1")));
    assert!(
        matches!(
            events[..],
            [Event::Played { .. }, Event::TakenBack(1), Event::Answered]
        ),
        "{events:?}"
    );
    assert_eq!(runner.state().game(), &before);
    assert_eq!(*runner.state().phase(), Phase::Asked);
    assert_eq!(runner.state().missed(), 1);
}

#[test]
fn a_finished_step_is_explored_and_left_without_a_trace() {
    let mut runner = ko();
    runner.apply(Input::Point(point("B8")));
    let after = runner.state().game().clone();
    runner.apply(Input::Explore);
    runner.apply(Input::Point(point("A1")));
    runner.apply(Input::Point(point("J1")));
    assert_eq!(runner.state().game().moves().len(), after.moves().len() + 2);
    for _ in 0..5 {
        runner.apply(Input::TakeBack);
    }
    assert_eq!(runner.state().game().moves(), after.moves());
    runner.apply(Input::Point(point("A1")));
    runner.apply(Input::Leave);
    assert_eq!(runner.state().game(), &after);
    assert!(runner.state().is_finished());
}

#[test]
fn a_restart_can_be_undone_and_going_back_answers_nothing() {
    let mut runner = ko();
    runner.apply(Input::Point(point("A1")));
    let missed = runner.state().clone();
    runner.restart_step();
    assert_eq!(runner.state().missed(), 0);
    runner.undo_restart();
    assert_eq!(*runner.state(), missed);
    runner.forward();
    runner.back();
    assert!(!runner.state().is_finished());
}

#[test]
fn hints_end_and_never_finish_a_step() {
    let mut runner = ko();
    for _ in 0..9 {
        runner.apply(Input::Hint);
    }
    assert_eq!(runner.state().hint(), 4);
    assert!(!runner.state().is_finished());
}

#[test]
fn progress_survives_its_file_and_refuses_what_it_cannot_read() {
    let (course, _) = read_course(&EmbeddedLessons);
    let course = course.unwrap();
    let lesson = course.lesson("ko").unwrap().clone();
    let mut progress = Progress::default();
    assert!(progress.finish(&course, &lesson.steps[0].id));
    assert!(!progress.finish(&course, &lesson.steps[0].id));
    progress.go_to(&course, &lesson, &lesson.steps[1].id);
    let read = Progress::from_json(&progress.to_json()).unwrap();
    assert_eq!(read, progress);
    assert_eq!(read.finished_in(&course, &lesson), 1);
    assert_eq!(read.bookmark(&course).unwrap().step, lesson.steps[1].id);
    assert_eq!(
        Progress::from_json("{\"tengen_progress\": 9, \"other\": 1}"),
        Err(ProgressError::Newer(9))
    );
    assert_eq!(
        Progress::from_json("{\n\"tengen"),
        Err(ProgressError::Damaged { line: 2, column: 7 })
    );
    let mut reset = read.clone();
    reset.reset_lesson(&course, &lesson);
    assert_eq!(reset.finished_in(&course, &lesson), 0);
    reset.merge(read);
    assert_eq!(reset.finished_in(&course, &lesson), 1);
}

#[test]
fn a_line_that_the_game_stops_is_named_and_ends_the_proof() {
    check_problems(
        &format!(
            "{HEAD}steps:\n  - id: a\n    ask: {{ goal: {{ lines: [[pass, pass, pass]] }} }}\n"
        ),
        &[
            "5:9 a pass of its line cannot be played | end the line before the game stops",
            "5:9 the step cannot be finished from every position it can start from | mend its goal, or give it a board of its own",
        ],
    );
    let endless = vec!["A1"; 500].join(",\n      ");
    let text = format!(
        "{HEAD}steps:\n  - id: a\n    ask: {{ goal: {{ lines: [[\n      {endless}]] }} }}\n"
    );
    check_problems(
        &text,
        &[
            "6:18 a line has 500 moves | keep it under 400 moves",
            "6:18 the goal names too few points | name the points that reach it",
        ],
    );
}

#[test]
fn another_branch_makes_what_followed_the_old_one_stale() {
    let lesson = read(&format!(
        "{HEAD}steps:\n  - id: a\n    ask: {{ goal: any }}\n  - id: b\n    turn: black\n    ask: {{ goal: any }}\n  - id: c\n"
    ));
    let (mut runner, _) = Runner::new(lesson).unwrap();
    for at in ["A1", "B2"] {
        runner.apply(Input::Point(point(at)));
        runner.forward();
    }
    runner.go_to(0);
    runner.apply(Input::Point(point("E5")));
    runner.go_to(2);
    let board = runner.state().game().board();
    assert!(board.at(point("E5")).is_some() && board.at(point("A1")).is_none());
}

#[test]
fn a_pass_is_played_in_a_free_step_and_a_refusal_there_is_no_miss() {
    let lesson = read(&format!("{HEAD}steps:\n  - id: a\n    free: {{}}\n"));
    let (mut runner, _) = Runner::new(lesson).unwrap();
    runner.apply(Input::Pass);
    assert_eq!(runner.state().game().moves().len(), 1);
    runner.apply(Input::Point(point("A1")));
    runner.apply(Input::Point(point("A1")));
    assert!(matches!(
        runner.state().feedback(),
        Some(Feedback::Refused { .. })
    ));
    assert_eq!(runner.state().missed(), 0);
}

/// A chain in the lower left corner with this room, closed by stones that are never captured.
fn enclosed(lower: &str, upper: &str, claims: &str) -> String {
    format!(
        "format: 1\nid: test\nboard:\n  size: 7\n  safe: [A3]\n  stones: |\n    . . . . . . .\n    . . . . . . .\n    . . . . . . .\n    . . . . . . .\n    O O O O O O .\n    {upper}\n    {lower}\nsteps:\n  - id: a\n    claims: {{ status: {{ {claims} }} }}\n"
    )
}

#[test]
fn life_death_and_seki_are_read_out() {
    let four = (". . . . X O .", "X X X X X O .");
    let three = (". . . X O . .", "X X X X O . .");
    let two = (". . X O . . .", "X X X O . . .");
    let cases: &[((&str, &str), &str, &[&str])] = &[
        (four, "A2: alive", &[]),
        (four, "A2: { dead: [] }", &["A2 cannot be captured"]),
        (
            four,
            "A2: seki",
            &["the claim does not hold: A2 does not stand in seki"],
        ),
        (
            three,
            "A2: alive",
            &["the claim does not hold: A2 can be captured: W B1"],
        ),
        (three, "A2: { dead: [] }", &[]),
        (two, "A2: { dead: [] }", &[]),
        (
            three,
            "A2: { dead: [W A1] }",
            &["the line does not take the chain at A2"],
        ),
    ];
    for ((lower, upper), claims, expected) in cases {
        let text = enclosed(lower, upper, claims);
        let mut problems = Vec::new();
        let lesson = read_lesson("test", "test.yaml", &text, &mut problems).unwrap();
        problems.extend(prove(&lesson).1);
        assert_eq!(problems.len(), expected.len(), "{claims}: {problems:?}");
        for (problem, expected) in problems.iter().zip(*expected) {
            assert!(
                problem.message.starts_with(expected),
                "{claims}: {}",
                problem.message
            );
        }
    }
}

#[test]
fn a_shape_too_open_to_be_read_needs_a_line() {
    let open = "format: 1\nid: test\nboard:\n  size: 9\n  stones: |\n    . . . . . . . . .\n    . . . . . . . . .\n    . . . . . . . . .\n    . . . . . . . . .\n    . . . . X . . . .\n    . . . . . . . . .\n    . . . . . . . . .\n    . . . . . . . . .\n    . . . . . . . . .\nsteps:\n  - id: a\n    claims: { status: { E5: { dead: [] } } }\n";
    let mut problems = Vec::new();
    let lesson = read_lesson("test", "test.yaml", open, &mut problems).unwrap();
    problems.extend(prove(&lesson).1);
    assert_eq!(problems.len(), 1);
    assert!(
        problems[0].message.contains("too open to be read"),
        "{}",
        problems[0].message
    );
    assert!(
        problems[0].fix.contains("show the line"),
        "{}",
        problems[0].fix
    );
}

#[test]
fn the_same_game_is_counted_in_three_ways() {
    use tengen::lesson::{CountWay, count_by, filled};
    use tengen::rules::{Color, ScoringRule};
    let (course, _) = tengen::lesson::read_course(&tengen::lesson::EmbeddedLessons);
    let course = course.unwrap();
    let lesson = course.lesson("three_ways").unwrap();
    let index = lesson.step_index("complete_ways").unwrap();
    let mut runner = tengen::lesson::Runner::new(lesson.clone()).unwrap().0;
    runner.go_to(index);
    let step = runner.step().clone();
    assert_eq!(runner.state().way(&step), Some(CountWay::Territory));
    assert!(filled(&step, runner.state()).is_none());

    runner.apply(Input::Way(1));
    let filled = filled(&step, runner.state()).unwrap();
    let put = |color| {
        filled
            .put
            .iter()
            .filter(|(_, stone)| *stone == color)
            .count()
    };
    let left = |color| {
        filled
            .left
            .iter()
            .filter(|(_, owner)| *owner == color)
            .count()
    };
    // Black holds four prisoners and two dead stones, White holds two prisoners.
    assert_eq!((put(Color::White), put(Color::Black)), (6, 2));
    assert_eq!((left(Color::Black), left(Color::White)), (11, 6));
    assert_eq!(filled.taken.len(), 2);

    let own = runner.state().own_game();
    let margin = |rule| count_by(&step, own, rule).score().outcome();
    assert_eq!(margin(ScoringRule::Territory), margin(ScoringRule::Area));
    assert_eq!(filled.filling.score().outcome(), margin(ScoringRule::Area));
    runner.apply(Input::Way(7));
    assert_eq!(runner.state().way(&step), Some(CountWay::Territory));
    assert_eq!(runner.rebuilt(), *runner.state());
}

#[test]
fn how_a_dead_chain_is_taken_is_played_out_and_taken_back() {
    let (course, _) = tengen::lesson::read_course(&tengen::lesson::EmbeddedLessons);
    let course = course.unwrap();
    let lesson = course.lesson("complete").unwrap();
    let mut runner = tengen::lesson::Runner::new(lesson.clone()).unwrap().0;
    runner.go_to(lesson.step_index("complete_dead").unwrap());
    assert_eq!(runner.apply(Input::PlayOut), []);
    runner.apply(Input::Point(point("J2")));
    let before = runner.state().clone();
    let events = runner.apply(Input::PlayOut);
    let taken: usize = events
        .iter()
        .map(|event| match event {
            Event::Played { captured, .. } => captured.len(),
            _ => 0,
        })
        .sum();
    assert_eq!(taken, 2);
    assert_eq!(events.last(), Some(&Event::TakenBack(events.len() - 1)));
    assert_eq!(*runner.state(), before);
}

// A seki with a dead stone on A7; a chain with an eye and a false one; a chain with three eyes.
const SEKI: &str = "format: 1\nid: test\nrules: japanese\nboard:\n  size: 7\n  safe: [B1, F1]\n  stones: |\n    O . . X O . .\n    . . . X O . .\n    . . . X O . .\n    . X X X O O .\n    . X O O X O .\n    . X O . X O .\n    . X O . X O .\nsteps:\n  - id: a\n";
const FALSE_EYE: &str = "format: 1\nid: test\nrules: japanese\nboard:\n  size: 7\n  safe: [A5, B6, E4, D2, E1]\n  stones: |\n    . . . . . . .\n    O X X X . . .\n    X O O O X . .\n    X O . O X . .\n    X X O . X . .\n    O O O X . . .\n    . O . O X . .\nsteps:\n  - id: a\n";
const EYES: &str = "format: 1\nid: test\nrules: japanese\nboard:\n  size: 5\n  stones: |\n    . . . . .\n    . . . . .\n    X X X X X\n    O O O O O\n    . O . O .\nsteps:\n  - id: a\n";

#[test]
fn a_list_of_dead_or_seki_stones_is_held_against_the_reading() {
    let cases: &[(&str, &str, &str)] = &[
        (
            EYES,
            "score: { dead: [A2] }",
            "A2 is listed as dead, and cannot be captured",
        ),
        (
            EYES,
            "score: { seki: [A2] }",
            "A2 is listed under `seki`, and does not stand in one",
        ),
        (
            SEKI,
            "score: { dead: [A7, B1], seki: [C2, E2] }",
            "B1 is listed as dead, and is `safe`",
        ),
        (
            SEKI,
            "score: { dead: [A7, C2], seki: [E2] }",
            "C1 is listed as dead, and cannot be captured",
        ),
        (
            FALSE_EYE,
            "dead: { chains: { A6: [B A7] } }",
            "A2 is dead, and is not listed",
        ),
        (
            EYES,
            "show:\n    claims: { status: { A1: alive } }",
            "the claim does not hold: there is no stone on A1",
        ),
    ];
    for (board, step, expected) in cases {
        let mut problems = Vec::new();
        let text = format!("{board}    {step}\n");
        let lesson = read_lesson("test", "test.yaml", &text, &mut problems).unwrap();
        problems.extend(prove(&lesson).1);
        let found = problems.iter().any(|problem| problem.message == *expected);
        assert!(found, "{step}: {}", shown(&problems));
    }
}

#[test]
fn why_a_chain_lives_or_a_point_is_nobodys_is_what_the_reading_says() {
    let lives = |stone: &str, why: Life| {
        let stone = point(stone);
        move |feedback: &Feedback| {
            matches!(feedback, Feedback::ChainLives { stone: at, why: found, .. }
                if *at == stone && *found == why)
        }
    };
    type Holds = Box<dyn Fn(&Feedback) -> bool>;
    let cases: Vec<(&str, &str, Input, Holds)> = vec![
        (
            FALSE_EYE,
            "dead: { chains: { A6: [B A7] } }",
            Input::Point(point("B2")),
            Box::new(lives("B2", Life::Territory(1))),
        ),
        (
            SEKI,
            "dead: { chains: { A7: [] } }",
            Input::Point(point("C2")),
            Box::new(lives("C2", Life::Seki)),
        ),
        (
            SEKI,
            "dead: { chains: { A7: [] } }",
            Input::Pass,
            Box::new(|feedback| matches!(feedback, Feedback::NoMove { choose: false })),
        ),
        (
            EYES,
            "dead: { chains: { A3: [] } }",
            Input::Point(point("B1")),
            Box::new(lives("B1", Life::Eyes(vec![point("A1"), point("C1")]))),
        ),
        (
            EYES,
            "count: { owner: white, seki: [A2] }",
            Input::Point(point("A1")),
            Box::new(|feedback| matches!(feedback, Feedback::RegionNot { seki: true, .. })),
        ),
    ];
    for (board, step, input, holds) in cases {
        let text = format!("{board}    {step}\n");
        let lesson = read_lesson("test", "test.yaml", &text, &mut Vec::new()).unwrap();
        let (mut runner, _) = Runner::new(Arc::new(lesson)).unwrap();
        runner.apply(input);
        let feedback = runner.state().feedback().unwrap();
        assert!(holds(feedback), "{step}: {feedback:?}");
    }
}

#[test]
fn a_line_shown_after_a_pass_must_be_playable() {
    check_problems(
        "format: 1\nid: test\nboard:\n  size: 5\n  stones: |\n    . . . . .\n    . . X . .\n    . X O . .\n    . . X . .\n    . . . . .\nsteps:\n  - id: a\n    ask:\n      goal: { capture: C3 }\n      wrong:\n        p: { after: pass, then: [W C4] }\n",
        &[
            "16:9 W C4 cannot be played after pass: C4 is occupied by Black | mend `then`, or name the moves it answers",
        ],
    );
}
