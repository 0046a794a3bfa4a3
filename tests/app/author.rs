//! The author's desk: a lesson made on the board is a file that a person would have written, and every change to one
//! that is there keeps what it does not touch.

use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use tengen::app::{
    Author, AuthorAct as Act, AuthorTool as Tool, Command, Field, GoalKind, Kind, MarkTool, Screen,
    Shelf, TengenApp,
};
use tengen::lesson::{CourseFiles as _, EmbeddedLessons, Script};
use tengen::locale::embedded;
use tengen::rules::{Color, Point};

use crate::common::{LOCALES, Memory, apply, harness, setup, still};

type Desk = Harness<'static, TengenApp>;

fn open(locale: &str, shelf: &[(&str, &str)]) -> (Desk, Memory) {
    let memory = Memory::default();
    let files = shelf
        .iter()
        .map(|(name, text)| ((*name).to_owned(), (*text).into()));
    memory.shelf.borrow_mut().extend(files);
    let app = TengenApp::new(setup(locale, None, still()), Box::new(memory.clone()));
    let mut harness = harness(app, 1280.0, 800.0);
    let (folder, lesson) = (Some("mine".to_owned()), None);
    apply(&mut harness, Command::OpenAuthor { folder, lesson });
    (harness, memory)
}

/// A file as it stands in the folder.
fn file(memory: &Memory, name: &str) -> String {
    memory.shelf.borrow()[name].to_string()
}

#[track_caller]
fn author(harness: &Desk) -> &Author {
    match &harness.state().state().screen {
        Screen::Author(author) => author,
        _ => panic!("the desk is not shown"),
    }
}

fn act(harness: &mut Desk, act: Act) {
    apply(harness, Command::Author(Box::new(act)));
}

fn press(harness: &mut Desk, tool: Tool, points: &[&str]) {
    act(harness, Act::Take(tool));
    for point in points {
        act(harness, Act::Press(point.parse().unwrap()));
    }
}

fn write(harness: &mut Desk, field: Field, text: &str) {
    act(harness, Act::Type(field.clone(), text.to_owned()));
    act(harness, Act::Write(field));
}

fn problems(harness: &Desk) -> Vec<String> {
    author(harness)
        .problems
        .iter()
        .map(|it| it.message.clone())
        .collect()
}

const SHELF: [(&str, &str); 3] = [
    (
        "course.yaml",
        "# My own course.\nformat: 1\nid: mine\nprefix: my\nchapters:\n  # Everything.\n  - { id: all, lessons: [corner] }\n",
    ),
    (
        "corner.yaml",
        "# For beginners.\nformat: 1\nid: corner\nboard:\n  size: 5 # small\n  stones: |\n    . . . . .\n    . . . . .\n    . . . . .\n    X . . . .\n    O . . . .\nsteps:\n  # The first one.\n  - id: corner_1\n    marks: { triangle: [A1] } # the stone\n    ask: { goal: { capture: A1 } }\n",
    ),
    (
        "locales/en/lessons.ftl",
        "# A comment.\nmy_chapter_all = All\n\n# The corner.\nmy_corner_1_n = Corner\nmy_corner_1_c = Take it, { COLOR($learner) }.\n    .hint = Count.\nmy_later = Stays\n",
    ),
];

#[test]
fn an_empty_folder_becomes_a_lesson_that_holds() {
    for locale in LOCALES {
        let (harness, memory) = open(locale, &[]);
        assert_eq!(problems(&harness), Vec::<String>::new(), "{locale}");
        let shelf = memory.shelf.borrow();
        let names: Vec<&String> = shelf.keys().collect();
        assert_eq!(
            names,
            ["course.yaml", "first.yaml", "locales/en/lessons.ftl"]
        );
        assert_eq!(author(&harness).lessons, ["first"]);
    }
}

#[test]
fn a_lesson_made_on_the_board_reads_like_one_written_by_hand() {
    let (mut harness, memory) = open("en", &[]);
    act(&mut harness, Act::Board(5));
    press(&mut harness, Tool::SetUp(Some(Color::White)), &["C3", "E5"]);
    press(
        &mut harness,
        Tool::SetUp(Some(Color::Black)),
        &["B3", "D3", "C4", "E5"],
    );
    // The same stone again is taken away, and an empty hand takes any.
    press(
        &mut harness,
        Tool::SetUp(Some(Color::Black)),
        &["A1", "A1", "B1"],
    );
    press(&mut harness, Tool::SetUp(None), &["E5", "B1"]);
    act(&mut harness, Act::Kind(Kind::Ask));
    act(&mut harness, Act::Goal(GoalKind::Capture));
    press(&mut harness, Tool::Goal, &["C3"]);
    press(
        &mut harness,
        Tool::Mark(MarkTool::Triangle),
        &["C3", "B3", "B3"],
    );
    press(&mut harness, Tool::Mark(MarkTool::Letter), &["A5", "B5"]);
    write(&mut harness, Field::Heading, "One stone");
    write(&mut harness, Field::Text, "Take the white stone.");
    write(&mut harness, Field::said("hint"), "It has one liberty.");
    assert_eq!(problems(&harness), Vec::<String>::new());
    assert_eq!(
        file(&memory, "first.yaml"),
        "format: 1
id: first
board:
  size: 5
  stones: |
    . . . . .
    . . X . .
    . X O X .
    . . . . .
    . . . . .
steps:
  - id: first_1
    marks: { triangle: [C3], label: { A: A5, B: B5 } }
    ask: { goal: { capture: C3 } }
"
    );
    let own = author(&harness).course.prefix.clone();
    assert!(own.starts_with("own_"), "{own}");
    assert_eq!(
        file(&memory, "locales/en/lessons.ftl").replace(&own, "own"),
        "own_chapter_all = My first lesson

own_first_1_n = One stone
own_first_1_c = Take the white stone.
    .hint = It has one liberty.
"
    );
}

#[test]
fn what_an_edit_does_not_touch_stays_as_it_was_written() {
    let (mut harness, memory) = open("en", &SHELF);
    press(&mut harness, Tool::Mark(MarkTool::Circle), &["A2"]);
    press(&mut harness, Tool::SetUp(Some(Color::Black)), &["E5"]);
    act(&mut harness, Act::AddStep);
    act(&mut harness, Act::NewLesson);
    let lesson = SHELF[1]
        .1
        .replace("{ triangle: [A1] }", "{ triangle: [A1], circle: [A2] }")
        .replacen(". . . . .", ". . . . X", 1)
        + "\n  - id: corner_2\n    show: {}\n";
    let same = file(&memory, "corner.yaml").replace("\n\n", "\n");
    assert_eq!(same, lesson.replace("\n\n", "\n"));
    let course = file(&memory, "course.yaml");
    assert!(
        course.starts_with("# My own course.\nformat: 1\nid: mine\n"),
        "{course}"
    );
    assert!(
        course.contains("# Everything.") && course.contains("lessons: [corner, lesson_2]"),
        "{course}"
    );
    assert_eq!(file(&memory, "locales/en/lessons.ftl"), SHELF[2].1);
    assert_eq!(author(&harness).lessons, ["corner", "lesson_2"]);
}

#[test]
fn moves_that_are_played_become_the_line_that_is_asked_for() {
    let (mut harness, memory) = open("en", &SHELF);
    press(&mut harness, Tool::Line, &["B1", "C3", "D4"]);
    let goal = |memory: &Memory| {
        let text = file(memory, "corner.yaml");
        let mut lines = text.lines();
        let line = lines.find(|line| line.contains("ask:")).unwrap();
        line.trim().to_owned()
    };
    assert_eq!(goal(&memory), "ask: { goal: { lines: [[B1, C3, D4]] } }");
    // A move that the rules refuse is not recorded, and is said.
    act(&mut harness, Act::Press("D4".parse().unwrap()));
    assert_eq!(
        harness.state().state().notice.as_ref().map(|it| it.key),
        Some("author-refused")
    );
    act(&mut harness, Act::BackLine);
    act(&mut harness, Act::NewLine);
    press(&mut harness, Tool::Line, &["B1", "B2"]);
    assert_eq!(
        goal(&memory),
        "ask: { goal: { lines: [[B1, C3], [B1, B2]] } }"
    );
    assert_eq!(author(&harness).line().unwrap().len(), 2);
}

#[test]
fn a_wrong_move_is_foreseen_and_answered_in_the_authors_words() {
    let (mut harness, memory) = open("en", &SHELF);
    press(&mut harness, Tool::Wrong, &["C3", "D4"]);
    let written = file(&memory, "corner.yaml");
    assert!(written.contains("a: { after: C3 }"), "{written}");
    assert!(written.contains("b: { after: D4 }"), "{written}");
    let missing = ["wrong-a", "wrong-b"];
    let said = missing.map(|name| format!("the step `corner_1` has no text `.{name}`"));
    assert_eq!(problems(&harness), said);
    for name in missing {
        write(
            &mut harness,
            Field::said(name),
            "{ POINT($move) } is far away.",
        );
    }
    assert_eq!(problems(&harness), Vec::<String>::new());
    act(&mut harness, Act::Press("D4".parse().unwrap()));
    let written = file(&memory, "corner.yaml");
    assert!(
        written.contains("after: C3") && !written.contains("D4"),
        "{written}"
    );
    // What the file says of other moves with the same answer stays.
    let text = SHELF[1].1.replace(
        "ask: { goal: { capture: A1 } }",
        "ask: { goal: { capture: A1 }, wrong: { far: { after: [C3, D4, pass] } } }",
    );
    let (mut harness, memory) = open("en", &[SHELF[0], ("corner.yaml", &text), SHELF[2]]);
    press(&mut harness, Tool::Wrong, &["C3"]);
    let written = file(&memory, "corner.yaml");
    assert!(written.contains("far: { after: [D4, pass] }"), "{written}");
    // A step that asks for no move has no wrong ones.
    act(&mut harness, Act::Kind(Kind::Show));
    press(&mut harness, Tool::Wrong, &["E5"]);
    let notice = harness.state().state().notice.as_ref().map(|it| it.key);
    assert_eq!(notice, Some("author-refused"));
}

#[test]
fn points_are_named_for_the_texts() {
    let (mut harness, memory) = open("en", &SHELF);
    press(&mut harness, Tool::Name, &["C3", "D4", "E5", "D4"]);
    let written = file(&memory, "corner.yaml");
    assert!(
        written.contains("    points: { a: C3, c: E5 }\n"),
        "{written}"
    );
    let said = "Look at { POINT($a) } and { POINT($c) }.";
    write(&mut harness, Field::Text, said);
    assert_eq!(problems(&harness), Vec::<String>::new());
    assert!(harness.query_by_label("{ POINT($a) }  C3").is_some());
    // The name that has become free is given again.
    press(&mut harness, Tool::Name, &["A4"]);
    assert!(file(&memory, "corner.yaml").contains("b: A4"));
}

#[test]
fn a_problem_is_said_at_once_and_gone_when_it_is_mended() {
    let (mut harness, _) = open("ja", &SHELF);
    let fine = harness.state().state().words.plain("author-no-problem");
    assert!(harness.query_by_label(&fine).is_some());
    // The stone has two liberties now: one move does not capture it.
    press(&mut harness, Tool::SetUp(None), &["A2"]);
    assert_ne!(problems(&harness), Vec::<String>::new());
    assert!(harness.query_by_label(&fine).is_none());
    act(&mut harness, Act::Undo);
    assert_eq!(problems(&harness), Vec::<String>::new());
    act(&mut harness, Act::AddStep);
    assert_eq!(problems(&harness), ["the step `corner_2` has no text"]);
    write(&mut harness, Field::Text, "Look at { POINT($nowhere) }.");
    let said = "the text of `corner_2` names a value that is not there";
    assert_eq!(problems(&harness), [said]);
    write(&mut harness, Field::Text, "Look.");
    assert_eq!(problems(&harness), Vec::<String>::new());
    // A question needs its answers, and a word for the wrong one.
    act(&mut harness, Act::Kind(Kind::Choose));
    let missing = ["answer-first", "answer-second", "wrong-second"];
    let said = missing.map(|name| format!("the step `corner_2` has no text `.{name}`"));
    assert_eq!(problems(&harness), said);
    for name in missing {
        write(&mut harness, Field::said(name), "Words.");
    }
    assert_eq!(problems(&harness), Vec::<String>::new());
}

#[test]
fn every_change_can_be_taken_back_and_made_again() {
    let (mut harness, memory) = open("en", &SHELF);
    let before = memory.shelf.borrow().clone();
    press(&mut harness, Tool::SetUp(Some(Color::White)), &["E5", "E4"]);
    act(&mut harness, Act::Turn(Color::White));
    act(&mut harness, Act::Kind(Kind::Refuse));
    press(&mut harness, Tool::Goal, &["E4"]);
    act(&mut harness, Act::AddStep);
    act(&mut harness, Act::MoveStep(-1));
    act(&mut harness, Act::RemoveStep);
    write(&mut harness, Field::said("notes"), "Slowly.");
    let after = memory.shelf.borrow().clone();
    assert_ne!(before, after);
    for _ in 0..12 {
        act(&mut harness, Act::Undo);
    }
    assert_eq!(*memory.shelf.borrow(), before);
    for _ in 0..12 {
        act(&mut harness, Act::Redo);
    }
    assert_eq!(*memory.shelf.borrow(), after);
}

#[test]
fn what_is_saved_outside_is_there_at_once_and_a_broken_file_harms_nothing() {
    let (mut harness, memory) = open("en", &SHELF);
    let save = |harness: &mut Desk, name: &str, text: &str| {
        memory
            .shelf
            .borrow_mut()
            .insert(name.to_owned(), text.into());
        *memory.saved_outside.borrow_mut() = true;
        harness.run();
        harness.step();
    };
    save(
        &mut harness,
        "corner.yaml",
        &SHELF[1].1.replace("X . . . .", "X . . . X"),
    );
    let stones = |harness: &Desk| author(harness).game().unwrap().board().stones().count();
    assert_eq!(stones(&harness), 3);
    let words = SHELF[2].1.replace("Corner", "The edge");
    save(&mut harness, "locales/en/lessons.ftl", &words);
    assert_eq!(author(&harness).text(&Field::Heading), "The edge");
    save(
        &mut harness,
        "corner.yaml",
        "format: 1\nid: corner\nsteps: [",
    );
    assert!(author(&harness).script.is_none());
    assert_ne!(problems(&harness), Vec::<String>::new());
    // Nothing is written over a file that cannot be read; what it held before can be brought back.
    press(&mut harness, Tool::SetUp(Some(Color::Black)), &["E5"]);
    assert_eq!(
        file(&memory, "corner.yaml"),
        "format: 1\nid: corner\nsteps: ["
    );
    act(&mut harness, Act::Undo);
    assert_eq!(stones(&harness), 3);
}

#[test]
fn a_text_that_is_no_fluent_stays_in_its_field_and_stops_nothing_else() {
    let (mut harness, memory) = open("en", &SHELF);
    write(&mut harness, Field::Text, "Take { POINT($move");
    assert_eq!(file(&memory, "locales/en/lessons.ftl"), SHELF[2].1);
    assert_eq!(
        harness.state().state().notice.as_ref().map(|it| it.key),
        Some("author-refused")
    );
    press(&mut harness, Tool::SetUp(Some(Color::Black)), &["E5"]);
    assert!(file(&memory, "corner.yaml").contains(". . . . X"));
    assert_eq!(author(&harness).text(&Field::Text), "Take { POINT($move");
    write(
        &mut harness,
        Field::Text,
        "Take it, { COLOR($learner) }, now.",
    );
    let words = file(&memory, "locales/en/lessons.ftl");
    assert_eq!(words, SHELF[2].1.replace(") }.", ") }, now."));
}

#[test]
fn the_shipped_lessons_hold_on_the_desk_too() {
    let mut shelf = Shelf::new();
    for name in EmbeddedLessons::names() {
        shelf.insert(name.to_owned(), EmbeddedLessons.read(name).unwrap().into());
    }
    for file in embedded()
        .iter()
        .filter(|it| it.id.to_string() == "en")
        .flat_map(|it| &it.files)
    {
        shelf.insert(file.path.clone(), file.text.as_str().into());
    }
    let files: Vec<(&str, &str)> = shelf
        .iter()
        .map(|(name, text)| (name.as_str(), &**text))
        .collect();
    let (mut harness, memory) = open("en", &files);
    for lesson in ["ko", "seki", "simple", "first_move", "capture_game"] {
        act(&mut harness, Act::Lesson(lesson.to_owned()));
        assert_eq!(problems(&harness), Vec::<String>::new(), "{lesson}");
        for step in 0..author(&harness).steps().len() {
            act(&mut harness, Act::Step(step));
            assert!(author(&harness).game().is_some(), "{lesson} {step}");
            assert_ne!(author(&harness).text(&Field::Text), "", "{lesson} {step}");
        }
    }
    assert_eq!(*memory.shelf.borrow(), shelf, "looking changes nothing");
}

#[test]
fn whatever_is_done_on_the_desk_the_files_can_be_read() {
    let (mut harness, memory) = open("zh-Hant", &SHELF);
    let mut seed = 20_261_130_u64;
    let mut random = |most: u64| {
        seed = seed
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (seed >> 33) % most
    };
    for round in 0..250 {
        let point = Point {
            column: u8::try_from(random(7)).unwrap(),
            row: u8::try_from(random(7)).unwrap(),
        };
        let tools = [
            Tool::SetUp(Some(Color::Black)),
            Tool::SetUp(Some(Color::White)),
            Tool::SetUp(None),
            Tool::Goal,
            Tool::Line,
            Tool::Mark(MarkTool::Letter),
            Tool::Mark(MarkTool::Shade),
        ];
        let next = match random(14) {
            0..=4 => Act::Press(point),
            5 | 6 => Act::Take(tools[usize::try_from(random(7)).unwrap()]),
            7 => Act::Kind(Kind::ALL[usize::try_from(random(9)).unwrap()]),
            8 => Act::Goal(GoalKind::ALL[usize::try_from(random(7)).unwrap()]),
            9 => Act::AddStep,
            10 => Act::Step(usize::try_from(random(4)).unwrap()),
            11 => Act::Type(
                Field::Text,
                "{ $x } 天元 [*."
                    .chars()
                    .skip(usize::try_from(random(6)).unwrap())
                    .collect(),
            ),
            12 => [Act::Undo, Act::Redo, Act::NewLine, Act::BackLine]
                [usize::try_from(random(4)).unwrap()]
            .clone(),
            _ => [
                Act::RemoveStep,
                Act::MoveStep(1),
                Act::Turn(Color::White),
                Act::Board(7),
            ][usize::try_from(random(4)).unwrap()]
            .clone(),
        };
        act(&mut harness, next.clone());
        let text = file(&memory, "corner.yaml");
        assert!(
            Script::new("corner.yaml", text.clone()).is_ok(),
            "{round} {next:?}\n{text}"
        );
        assert!(
            text.starts_with("# For beginners.\n"),
            "{round} {next:?}\n{text}"
        );
    }
}

#[test]
fn a_folder_that_cannot_be_read_is_said() {
    let memory = Memory {
        broken: true,
        ..Memory::default()
    };
    let app = TengenApp::new(setup("en", None, still()), Box::new(memory));
    let mut harness = harness(app, 800.0, 600.0);
    let (folder, lesson) = (Some("mine".to_owned()), None);
    apply(&mut harness, Command::OpenAuthor { folder, lesson });
    let state = harness.state().state();
    assert!(matches!(state.screen, Screen::Home));
    assert_eq!(
        state.notice.as_ref().map(|it| it.key),
        Some("author-failed")
    );
}

#[test]
fn a_pass_in_a_line_stays_and_goals_of_the_file_alone_are_not_replaced() {
    let text = SHELF[1]
        .1
        .replace("{ capture: A1 }", "{ lines: [[B1, pass, B2]] }");
    let (mut harness, memory) = open("en", &[SHELF[0], ("corner.yaml", &text), SHELF[2]]);
    // White has passed, and Black has played B2: it is White's turn.
    press(&mut harness, Tool::Line, &["E5"]);
    let written = file(&memory, "corner.yaml");
    assert!(written.contains("lines: [[B1, pass, B2, E5]]"), "{written}");
    act(&mut harness, Act::BackLine);
    act(&mut harness, Act::BackLine);
    let written = file(&memory, "corner.yaml");
    assert!(written.contains("lines: [[B1, pass]]"), "{written}");
    for goal in [
        "{ settle: [B1, B2] }",
        "{ fill: A1 }",
        "{ liberties: { of: A2, at_least: 3 } }",
    ] {
        let text = SHELF[1].1.replace("{ capture: A1 }", goal);
        let (mut harness, memory) = open("en", &[SHELF[0], ("corner.yaml", &text), SHELF[2]]);
        press(&mut harness, Tool::Goal, &["C3"]);
        assert_eq!(file(&memory, "corner.yaml"), text, "{goal}");
        let notice = harness.state().state().notice.as_ref().map(|it| it.key);
        assert_eq!(notice, Some("author-refused"), "{goal}");
    }
}

#[test]
fn stones_are_seen_and_kept_while_the_step_does_not_hold() {
    let (mut harness, memory) = open("en", &SHELF);
    act(&mut harness, Act::Goal(GoalKind::Connect));
    assert_ne!(problems(&harness), Vec::<String>::new());
    press(
        &mut harness,
        Tool::SetUp(Some(Color::Black)),
        &["C3", "D4", "E5"],
    );
    let written = file(&memory, "corner.yaml");
    assert_eq!(written.matches('X').count(), 4, "{written}");
    let board = author(&harness).game().unwrap();
    assert_eq!(board.board().stones().count(), 5);
}

#[test]
fn what_others_have_saved_is_never_written_over() {
    let (mut harness, memory) = open("en", &SHELF);
    // Saved a moment ago, and not noticed yet.
    let outside = SHELF[1].1.replace("# small", "# very small");
    let saved: Shelf = [("corner.yaml".to_owned(), outside.as_str().into())].into();
    memory.shelf.borrow_mut().extend(saved);
    press(&mut harness, Tool::Mark(MarkTool::Cross), &["C3"]);
    let written = file(&memory, "corner.yaml");
    assert!(
        written.contains("# very small") && written.contains("cross: [C3]"),
        "{written}"
    );
    // Our own change is not taken for somebody else's: it can be taken back, and stays so.
    act(&mut harness, Act::Undo);
    *memory.saved_outside.borrow_mut() = true;
    harness.run();
    assert_eq!(file(&memory, "corner.yaml"), outside);
    assert!(author(&harness).can_redo());
}

#[test]
fn the_desk_is_left_and_entered_as_it_was_and_nothing_typed_is_lost() {
    let (mut harness, memory) = open("en", &SHELF);
    act(&mut harness, Act::AddStep);
    act(
        &mut harness,
        Act::Type(Field::Text, "Half a sentence".to_owned()),
    );
    apply(&mut harness, Command::Home);
    assert!(file(&memory, "locales/en/lessons.ftl").contains("my_corner_2_c = Half a sentence"));
    let (folder, lesson) = (None, None);
    apply(&mut harness, Command::OpenAuthor { folder, lesson });
    assert_eq!(
        (author(&harness).folder.as_str(), author(&harness).step),
        ("mine", 1)
    );
    assert!(author(&harness).can_undo());
    // What is typed is written after a rest, too.
    act(
        &mut harness,
        Act::Type(Field::Text, "A whole sentence.".to_owned()),
    );
    for _ in 0..4 {
        let time = harness.ctx.input(|input| input.time);
        harness.input_mut().time = Some(time + 0.5);
        harness.step();
    }
    assert!(file(&memory, "locales/en/lessons.ftl").contains("A whole sentence."));
}

#[test]
fn a_lesson_with_a_taken_name_is_not_mixed_up_with_the_programs() {
    let ko = SHELF[1].1.replace("id: corner\n", "id: ko\n");
    let course = SHELF[0].1.replace("corner", "ko");
    let (mut harness, _) = open(
        "en",
        &[("course.yaml", &course), ("ko.yaml", &ko), SHELF[2]],
    );
    act(&mut harness, Act::Try);
    let state = harness.state().state();
    assert!(!matches!(state.screen, Screen::Lesson(_)));
    assert_eq!(
        state.notice.as_ref().map(|it| it.key),
        Some("notice-plan-failed")
    );
}

#[test]
fn lessons_in_a_folder_of_their_own_are_worked_on_there() {
    let (course, corner) = (
        ("lessons/course.yaml", SHELF[0].1),
        ("lessons/corner.yaml", SHELF[1].1),
    );
    let (mut harness, memory) = open("en", &[course, corner, SHELF[2]]);
    assert_eq!(problems(&harness), Vec::<String>::new());
    press(&mut harness, Tool::Mark(MarkTool::Cross), &["C3"]);
    act(&mut harness, Act::NewLesson);
    assert!(file(&memory, "lessons/corner.yaml").contains("cross: [C3]"));
    let shelf = memory.shelf.borrow();
    let names: Vec<&String> = shelf.keys().collect();
    let expected = [
        "lessons/corner.yaml",
        "lessons/course.yaml",
        "lessons/lesson_2.yaml",
        "locales/en/lessons.ftl",
    ];
    assert_eq!(names, expected);
}
