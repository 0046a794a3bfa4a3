//! A learner at the screens: what can be pressed, typed, heard and brought back.

use egui::Key;
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use tengen::app::{Command, Screen, TengenApp};
use tengen::lesson::{Input, Progress};

use crate::common::{Memory, app, apply, harness, runner, start, still, type_text};

#[test]
fn the_first_stone_lies_on_the_board_after_two_clicks() {
    let mut harness = harness(app("en", None, still(), Memory::default()), 1280.0, 800.0);
    harness
        .get_by_role_and_label(egui::accesskit::Role::Button, "Begin")
        .click();
    harness.run();
    harness.get_by_label("E5, empty").click();
    harness.run();
    assert!(
        runner(harness.state()).state().is_finished()
            || runner(harness.state()).state().feedback().is_some()
    );
}

#[test]
fn a_typed_point_is_played_and_a_mistyped_one_is_said() {
    let mut harness = start("ko");
    type_text(&mut harness, "b8");
    assert!(runner(harness.state()).state().is_finished());
    harness.key_press(Key::PageDown);
    harness.run();
    assert_eq!(runner(harness.state()).index(), 1);
    type_text(&mut harness, "c8");
    harness.get_by_label("Refused, as it should be");
    type_text(&mut harness, "z99");
    // To be seen, and to be heard.
    let said = harness.get_all_by_label("“z99” is not a point on this board.");
    assert_eq!(said.count(), 2);
}

#[test]
fn the_arrows_move_on_the_board_and_enter_plays() {
    let mut harness = start("first_move");
    let board = harness.get_by_label("Board, 9 by 9");
    board.focus();
    harness.run();
    harness.key_press(Key::ArrowLeft);
    harness.run();
    harness.key_press(Key::ArrowDown);
    harness.run();
    let Screen::Lesson(screen) = &harness.state().state().screen else {
        panic!("no lesson")
    };
    assert_eq!(screen.cursor.to_string(), "D4");
    harness.key_press(Key::Enter);
    harness.run();
    assert!(runner(harness.state()).state().feedback().is_some());
}

#[test]
fn a_wrong_move_is_read_aloud_with_its_reason() {
    let mut harness = start("capture");
    type_text(&mut harness, "a1");
    let spoken = harness.state().state().spoken.clone();
    assert!(spoken.starts_with("Black A1. Taken back."), "{}", spoken);
    assert!(spoken.contains("liberty"), "{}", spoken);
    let status = harness.get_by_role_and_label(egui::accesskit::Role::Status, &spoken);
    assert_eq!(
        status.accesskit_node().live(),
        egui::accesskit::Live::Polite
    );
}

#[test]
fn another_language_keeps_the_step_the_position_and_the_answer() {
    let mut harness = start("ko");
    type_text(&mut harness, "b8");
    harness.key_press(Key::PageDown);
    harness.run();
    type_text(&mut harness, "c8");
    let before = runner(harness.state()).state().clone();
    apply(&mut harness, Command::Language("zh-Hant".to_owned()));
    assert_eq!(runner(harness.state()).state(), &before);
    assert_eq!(runner(harness.state()).index(), 1);
    assert!(harness.query_by_label("Refused, as it should be").is_none());
}

#[test]
fn progress_is_saved_at_once_and_forgotten_progress_comes_back() {
    let desk = Memory::default();
    let mut harness = harness(app("en", Some("ko"), still(), desk.clone()), 1280.0, 800.0);
    type_text(&mut harness, "b8");
    let saved = Progress::from_json(desk.progress.borrow().as_ref().unwrap()).unwrap();
    assert_eq!(&saved, &harness.state().state().progress);
    let lesson = runner(harness.state()).lesson().clone();
    let finished = |app: &TengenApp| {
        app.state()
            .progress
            .finished_in(&app.state().course, &lesson)
    };
    assert_eq!(finished(harness.state()), 1);
    apply(&mut harness, Command::Export);
    apply(&mut harness, Command::ResetProgress);
    assert_eq!(finished(harness.state()), 0);
    apply(&mut harness, Command::Undo);
    assert_eq!(finished(harness.state()), 1);
    apply(&mut harness, Command::ResetLesson);
    assert_eq!(finished(harness.state()), 0);
    apply(&mut harness, Command::Undo);
    assert_eq!(finished(harness.state()), 1);
    apply(&mut harness, Command::ResetProgress);
    apply(&mut harness, Command::Import);
    assert_eq!(finished(harness.state()), 1);
}

#[test]
fn progress_that_cannot_be_saved_is_said_and_the_lesson_goes_on() {
    let desk = Memory {
        broken: true,
        ..Memory::default()
    };
    let mut harness = harness(app("en", Some("ko"), still(), desk), 1280.0, 800.0);
    type_text(&mut harness, "b8");
    let said = harness.get_all_by_label("Progress could not be saved: the disk is full");
    assert_eq!(said.count(), 2);
    assert!(runner(harness.state()).state().is_finished());
}

#[test]
fn nothing_is_drawn_while_nothing_moves() {
    let harness = start("ko");
    let delay = harness
        .output()
        .viewport_output
        .values()
        .map(|viewport| viewport.repaint_delay)
        .min();
    assert_eq!(delay, Some(std::time::Duration::MAX));
}

#[test]
fn the_words_speak_of_the_learner_although_the_turn_has_passed() {
    let mut harness = start("ko");
    let text = |harness: &Harness<'static, TengenApp>| {
        let app = harness.state();
        let runner = runner(app);
        let narrator = app.state().narrator(runner.state().game().board().size());
        narrator.text(runner.step(), runner.state()).plain()
    };
    let before = text(&harness);
    assert!(before.contains("White"), "{before}");
    type_text(&mut harness, "b8");
    assert_eq!(text(&harness), before);
}

#[test]
fn keys_that_come_in_one_frame_are_taken_in_their_order() {
    let mut harness = start("ko");
    harness.event(egui::Event::Text("b".to_owned()));
    harness.event(egui::Event::Text("8".to_owned()));
    harness.key_press(Key::Enter);
    harness.key_press(Key::PageDown);
    harness.event(egui::Event::Text("c".to_owned()));
    harness.event(egui::Event::Text("8".to_owned()));
    harness.key_press(Key::Enter);
    harness.run();
    assert_eq!(runner(harness.state()).index(), 1);
    assert!(runner(harness.state()).state().is_finished());
}

#[test]
fn a_key_that_is_held_down_passes_once_and_alt_f4_never() {
    let mut harness = start("ko");
    type_text(&mut harness, "b8");
    apply(&mut harness, Command::Input(Input::Explore));
    let moves = |harness: &Harness<'static, TengenApp>| {
        runner(harness.state()).state().game().moves().len()
    };
    let before = moves(&harness);
    harness.key_down_modifiers(egui::Modifiers::ALT, Key::F4);
    harness.key_up_modifiers(egui::Modifiers::ALT, Key::F4);
    harness.run();
    assert_eq!(moves(&harness), before);
    for _ in 0..3 {
        harness.key_down(Key::F4);
        harness.run();
    }
    harness.key_up(Key::F4);
    harness.run();
    assert_eq!(moves(&harness), before + 1);
}

#[test]
fn a_step_that_opens_is_read_aloud() {
    let mut harness = start("ko");
    harness.key_press(Key::PageDown);
    harness.run();
    let spoken = harness.state().state().spoken.clone();
    assert!(
        spoken.starts_with("Step 2 of 6 No immediate retake. You are Black here,"),
        "{}",
        spoken
    );
}

#[test]
fn what_is_read_aloud_stays_one_node_while_a_point_is_typed() {
    let mut harness = start("capture");
    let node = |harness: &Harness<'static, TengenApp>| {
        let mut all = harness.root().children_recursive();
        let status = all.find(|node| node.accesskit_node().role() == egui::accesskit::Role::Status);
        status.unwrap().accesskit_node().id()
    };
    let before = node(&harness);
    harness.event(egui::Event::Text("d".to_owned()));
    harness.run();
    assert_eq!(node(&harness), before);
    apply(&mut harness, Command::ToggleKeys);
    assert_eq!(node(&harness), before);
}
