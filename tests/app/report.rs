//! The report on pupils' progress: what a lesson remembers, what is dropped, the table, the board, and what a class sees.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use egui::Key;
use egui::accesskit::Role;
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use tengen::app::{
    Command, PupilFile, ReportAct, Screen, Teach, TeachAct as Act, TengenApp, UnreadWhy,
};
use tengen::draw::PictureMarkKind;
use tengen::lesson::{Attempt, EmbeddedLessons, Progress, read_course};
use tengen::locale::Format;

use crate::common::{Memory, app, apply, harness, runner, setup, start, still, type_text};
use crate::teach::pupils;

#[derive(Debug)]
struct Dropped(PathBuf);

impl egui::DroppedFile for Dropped {
    fn path(&self) -> &Path {
        &self.0
    }

    fn bytes(&self) -> Result<Vec<u8>, String> {
        Err("nobody has to read it but the desk".to_owned())
    }
}

fn pupil(name: &str, wrong: &[&str]) -> PupilFile {
    let (course, _) = read_course(&EmbeddedLessons);
    let course = course.unwrap();
    let lesson = course.lesson("ko").unwrap().clone();
    let mut progress = Progress::default();
    progress.finish(&course, "ko_take");
    progress.go_to(&course, &lesson, "ko_retake");
    for name in wrong {
        let attempt = name.parse().map_or(Attempt::Pass, Attempt::Point);
        progress.answered_wrong(&course, "ko_take", &attempt);
    }
    PupilFile {
        path: format!("{name}.json"),
        name: name.to_owned(),
        text: Ok(progress.to_json()),
    }
}

/// The desk with a lesson, and three files that can be dropped on it.
fn teaching() -> Harness<'static, TengenApp> {
    let mut setup = setup("en", None, still());
    setup.teach = Some(tengen::lesson::Plan::of_lessons(&["ko".to_owned()]));
    let broken = PupilFile {
        text: Ok("{".to_owned()),
        ..pupil("cy", &[])
    };
    let memory = Memory::default();
    *memory.pupils.borrow_mut() = vec![
        pupil("Bo", &["B2", "pass"]),
        pupil("ada", &["B2", "B2", "J9"]),
        broken,
    ];
    harness(TengenApp::new(setup, Box::new(memory)), 1280.0, 800.0)
}

fn drop_files(harness: &mut Harness<'static, TengenApp>, names: &[&str]) {
    let files = names.iter().map(|name| {
        let file = Dropped(PathBuf::from(format!("{name}.json")));
        Arc::new(file) as egui::DroppedFileHandle
    });
    harness.input_mut().dropped_files.extend(files);
    harness.step();
    harness.step();
}

#[track_caller]
fn desk<'a>(harness: &'a Harness<'static, TengenApp>) -> &'a Teach {
    match &harness.state().state().screen {
        Screen::Teach(desk) => desk,
        _ => panic!("the desk is not shown"),
    }
}

/// What a screen reader says to a node.
fn said(node: &egui_kittest::Node<'_>) -> Option<String> {
    let node = node.accesskit_node();
    node.label().or(node.value())
}

#[test]
fn what_was_wrong_is_remembered_and_written_at_once_up_to_a_bound() {
    let memory = Memory::default();
    let mut harness = harness(
        app("en", Some("ko"), still(), memory.clone()),
        1280.0,
        800.0,
    );
    let saved = || memory.progress.borrow_mut().take();
    let wrong = |harness: &Harness<'static, TengenApp>, step: &str| -> Vec<(String, u32)> {
        let state = harness.state().state();
        let answers = state.progress.wrong_answers(&state.course, step);
        answers
            .map(|(name, times)| (name.to_owned(), times))
            .collect()
    };
    saved();
    type_text(&mut harness, "j1");
    let first = Progress::from_json(&saved().unwrap()).unwrap();
    let course = harness.state().state().course.clone();
    assert_eq!(
        first.wrong_answers(&course, "ko_take").collect::<Vec<_>>(),
        [("J1", 1)]
    );
    type_text(&mut harness, "j1");
    assert!(saved().unwrap().contains("\"J1\": 2"));
    // What the rules refuse is as wrong as what they allow.
    type_text(&mut harness, "c8");
    assert!(saved().is_some());
    apply(&mut harness, Command::Input(tengen::lesson::Input::Dismiss));
    apply(&mut harness, Command::Input(tengen::lesson::Input::Hint));
    type_text(&mut harness, "b8");
    let expected = [("C8".to_owned(), 1), ("J1".to_owned(), 2)];
    assert_eq!(wrong(&harness, "ko_take"), expected);
    assert!(saved().unwrap().contains("\"J1\": 2"));
    // The refusal that is asked for is right.
    harness.key_press(Key::PageDown);
    harness.run();
    type_text(&mut harness, "c8");
    assert_eq!(wrong(&harness, "ko_retake"), []);
    // In a review the board is turned about.
    let chapter = course.chapter_of("ko").unwrap().id.clone();
    apply(&mut harness, Command::Review(chapter));
    let all = |harness: &Harness<'static, TengenApp>| -> Vec<Vec<(String, u32)>> {
        let steps = course.lessons.iter().flat_map(|lesson| &lesson.steps);
        steps.map(|step| wrong(harness, &step.id)).collect()
    };
    let before = all(&harness);
    for name in ["a1", "j9", "e5", "a9", "j1"] {
        type_text(&mut harness, name);
    }
    let missed = runner(harness.state()).tallies().iter().map(|it| it.missed);
    assert!(missed.sum::<u32>() > 0);
    assert_eq!(all(&harness), before);
}

#[test]
fn dropped_files_become_a_table_and_a_board_that_the_class_does_not_see() {
    let mut harness = teaching();
    harness.key_press(Key::PageDown);
    harness.step();
    let (back, before) = pupils(harness);
    harness = back;
    drop_files(&mut harness, &["Bo", "cy"]);
    assert!(desk(&harness).report.is_open());
    // More can be dropped later, and the same file again is still one pupil.
    drop_files(&mut harness, &["ada", "Bo"]);
    let report = desk(&harness).report.report();
    let names: Vec<&str> = report.pupils.iter().map(|it| it.name.as_str()).collect();
    assert_eq!(names, ["ada", "Bo"]);
    let unread = desk(&harness).report.unread();
    assert_eq!((unread.len(), &unread[0].why), (1, &UnreadWhy::Damaged(1)));
    let steps = harness
        .state()
        .state()
        .course
        .lesson("ko")
        .unwrap()
        .steps
        .len();
    for name in ["ada: ", "Bo: "] {
        let share = format!("1/{steps}");
        let is_row = |words: &String| {
            words.starts_with(name) && words.contains(&share) && words.contains("step 2")
        };
        let nodes = harness.query_all_by_role(Role::Label);
        let rows = nodes.filter_map(|node| said(&node)).filter(is_row);
        assert_eq!(rows.count(), 1, "{name}");
    }
    harness.get_by_label("cy.json: it is not a progress file, or it is damaged (line 1)");
    harness.get_by_label("pass: 1 pupil, 1 time");
    harness.get_by_label("B2: 2 pupils, 3 times");
    let format = Format {
        columns: 9,
        rows: 9,
        ..Format::default()
    };
    let picture = desk(&harness).report.picture(format).unwrap();
    let counts: Vec<String> = picture
        .marks
        .iter()
        .filter_map(|mark| match &mark.kind {
            PictureMarkKind::Label(label) => Some(format!("{} {label}", mark.at)),
            _ => None,
        })
        .collect();
    assert_eq!(counts, ["B2 2", "J9 1"]);
    // The class goes on seeing the lesson as it stood, whatever key is pressed.
    for key in [
        Key::PageDown,
        Key::Space,
        Key::End,
        Key::Period,
        Key::Delete,
    ] {
        harness.key_press(key);
        harness.step();
    }
    assert_eq!(desk(&harness).scene.at, 1);
    let (back, after) = pupils(harness);
    harness = back;
    assert_eq!(after, before);
    assert!(
        !after
            .iter()
            .any(|word| word.contains("ada") || word.contains("pupil"))
    );
    harness.key_press(Key::Escape);
    harness.step();
    harness.get_by_label("Show next");
    // It is still there, and forgotten when the teacher wants it so.
    harness.get_by_label("Report").click();
    harness.step();
    harness.step();
    harness.get_by_label("B2: 2 pupils, 3 times");
    harness.get_by_label("Clear list").click();
    harness.step();
    harness.step();
    assert!(desk(&harness).report.report().pupils.is_empty());
    assert!(desk(&harness).report.unread().is_empty());
    harness.get_by_label("Back to the lesson").click();
    harness.step();
    assert!(!desk(&harness).report.is_open());
}

#[test]
fn a_path_can_be_typed_where_nothing_can_be_dropped_and_all_is_reached_by_keyboard() {
    let mut harness = teaching();
    harness.key_press_modifiers(egui::Modifiers::COMMAND, Key::R);
    harness.step();
    harness.get_by_label("Path of a file or folder").focus();
    harness.step();
    harness.event(egui::Event::Text("Bo.json".to_owned()));
    harness.step();
    harness.key_press(Key::Enter);
    harness.step();
    harness.step();
    assert_eq!(desk(&harness).report.report().pupils.len(), 1);
    let mut focused = Vec::new();
    for _ in 0..40 {
        harness.key_press(Key::Tab);
        harness.step();
        let nodes = harness.query_all_by(|node| node.is_focused());
        focused.extend(nodes.filter_map(|node| said(&node)));
    }
    let title = harness.state().state().words.plain("rules_go_ko_take_n");
    for name in ["Back to the lesson", "Clear list", "Bo: ", "Read", &title] {
        assert!(
            focused.iter().any(|label| label.starts_with(name)),
            "{name}: {focused:?}"
        );
    }
    let is_step = |label: &String| label.contains("step 1") && label.ends_with("1 pupil");
    assert!(focused.iter().any(is_step), "{focused:?}");
}

#[test]
fn nothing_is_dropped_on_a_lesson_or_before_the_class() {
    let mut harness = teaching();
    apply(&mut harness, Command::Teach(Box::new(Act::Alone(true))));
    drop_files(&mut harness, &["Bo"]);
    assert!(!desk(&harness).report.is_open());
    assert!(desk(&harness).report.report().pupils.is_empty());
    harness.key_press_modifiers(egui::Modifiers::COMMAND, Key::R);
    harness.step();
    assert!(!desk(&harness).report.is_open());
    let mut lesson = start("ko");
    drop_files(&mut lesson, &["Bo"]);
    apply(
        &mut lesson,
        Command::Teach(Box::new(Act::Report(ReportAct::Open(true)))),
    );
    assert!(matches!(lesson.state().state().screen, Screen::Lesson(_)));
}
