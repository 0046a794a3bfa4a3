//! The screens without a display: what a person can see, press and hear.
//!
//! The harness fails by itself on a character that the face lacks and on a control without a name.

use std::cell::RefCell;
use std::rc::Rc;

use egui::{Key, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use tengen::app::{
    Command, Desk, Screen, Settings, Setup, TengenApp, Theme, ThemeChoice, ThemeKind,
};
use tengen::lesson::{EmbeddedLessons, Input, Progress, next_input, read_course};
use tengen::locale::embedded;
use tengen::rules::Point;

const LOCALES: [&str; 4] = ["en", "ja", "zh-Hans", "zh-Hant"];

/// A desk that remembers what it was given.
#[derive(Clone, Default)]
struct Memory {
    progress: Rc<RefCell<Option<String>>>,
    file: Rc<RefCell<Option<String>>>,
    broken: bool,
}

impl Desk for Memory {
    fn save_progress(&self, json: &str) -> Result<(), String> {
        if self.broken {
            return Err("the disk is full".to_owned());
        }
        *self.progress.borrow_mut() = Some(json.to_owned());
        Ok(())
    }

    fn save_settings(&self, _json: &str) -> Result<(), String> {
        Ok(())
    }

    fn export(&self, path: &str, json: &str) -> Result<String, String> {
        *self.file.borrow_mut() = Some(json.to_owned());
        Ok(path.to_owned())
    }

    fn import(&self, _path: &str) -> Result<String, String> {
        self.file
            .borrow()
            .clone()
            .ok_or_else(|| "there is no such file".to_owned())
    }

    fn export_path(&self) -> String {
        "progress.json".to_owned()
    }
}

fn app(locale: &str, lesson: Option<&str>, settings: Settings, desk: Memory) -> TengenApp {
    let (course, _) = read_course(&EmbeddedLessons);
    let setup = Setup {
        course: course.unwrap(),
        layers: vec![embedded()],
        system_locales: vec![locale.to_owned()],
        system_dark: None,
        progress: Progress::default(),
        settings,
        notice: None,
        lesson: lesson.map(str::to_owned),
    };
    TengenApp::new(setup, Box::new(desk))
}

fn still() -> Settings {
    Settings {
        reduced_motion: true,
        ..Settings::default()
    }
}

fn harness(app: TengenApp, width: f32, height: f32) -> Harness<'static, TengenApp> {
    let mut harness = Harness::builder()
        .with_size(vec2(width, height))
        .with_context_setup(TengenApp::prepare)
        .build_ui_state(|ui, app: &mut TengenApp| app.ui(ui), app);
    harness.run();
    harness
}

fn start(lesson: &str) -> Harness<'static, TengenApp> {
    harness(
        app("en", Some(lesson), still(), Memory::default()),
        1280.0,
        800.0,
    )
}

fn apply(harness: &mut Harness<'static, TengenApp>, command: Command) {
    harness.state_mut().apply(command);
    harness.run();
}

#[track_caller]
fn runner(app: &TengenApp) -> &tengen::lesson::Runner {
    match &app.state().screen {
        Screen::Lesson(screen) => &screen.runner,
        Screen::Home => panic!("the home screen is shown"),
    }
}

fn type_text(harness: &mut Harness<'static, TengenApp>, text: &str) {
    for sign in text.chars() {
        harness.event(egui::Event::Text(sign.to_string()));
    }
    harness.run();
    harness.key_press(Key::Enter);
    harness.run();
}

/// Every step, asked, answered wrongly, hinted, finished and explored, in every language, theme and size.
#[test]
fn every_screen_is_drawn_in_every_language_theme_and_size() {
    let themes = [ThemeChoice::Light, ThemeChoice::Dark, ThemeChoice::Contrast];
    let sizes = [
        (1280.0, 800.0, 100),
        (800.0, 600.0, 100),
        (1280.0, 800.0, 150),
        (600.0, 900.0, 100),
    ];
    let (course, _) = read_course(&EmbeddedLessons);
    let lessons: Vec<String> = course
        .unwrap()
        .lessons
        .iter()
        .map(|lesson| lesson.id.clone())
        .collect();
    let mut turn = 0;
    for locale in LOCALES {
        let mut harness = harness(app(locale, None, still(), Memory::default()), 1280.0, 800.0);
        apply(&mut harness, Command::ToggleSettings);
        apply(&mut harness, Command::ToggleKeys);
        apply(&mut harness, Command::CloseSheet);
        for lesson in &lessons {
            apply(
                &mut harness,
                Command::Open {
                    lesson: lesson.clone(),
                    step: None,
                },
            );
            loop {
                // Each step meets another theme and size, so that all of them are met.
                let (width, height, percent) = sizes[turn % sizes.len()];
                harness.set_size(vec2(width, height));
                harness
                    .state_mut()
                    .apply(Command::Theme(themes[turn % themes.len()]));
                harness.state_mut().apply(Command::TextPercent(percent));
                turn += 1;
                harness.run();
                apply(
                    &mut harness,
                    Command::Input(Input::Point(Point { column: 0, row: 0 })),
                );
                for _ in 0..4 {
                    apply(&mut harness, Command::Input(Input::Hint));
                }
                while let Some(input) = {
                    let runner = runner(harness.state());
                    next_input(runner.step(), runner.state())
                } {
                    apply(&mut harness, Command::Input(input));
                }
                assert!(
                    runner(harness.state()).state().is_finished(),
                    "{}",
                    runner(harness.state()).step().id
                );
                apply(&mut harness, Command::Input(Input::Explore));
                apply(&mut harness, Command::Input(Input::Leave));
                if !runner(harness.state()).has_next() {
                    break;
                }
                apply(&mut harness, Command::Next);
            }
        }
        apply(&mut harness, Command::Home);
    }
}

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
    harness.get_by_label("Ko: not at once");
    type_text(&mut harness, "z99");
    harness.get_by_label("“z99” is no point of this board.");
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
    let Screen::Lesson(screen) = &harness.state().state().screen else {
        panic!("no lesson")
    };
    assert!(
        screen.spoken.starts_with("Black A1. Taken back."),
        "{}",
        screen.spoken
    );
    assert!(screen.spoken.contains("liberty"), "{}", screen.spoken);
    let spoken = screen.spoken.clone();
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
    assert!(harness.query_by_label("Ko: not at once").is_none());
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
    apply(&mut harness, Command::UndoReset);
    assert_eq!(finished(harness.state()), 1);
    apply(&mut harness, Command::ResetLesson);
    assert_eq!(finished(harness.state()), 0);
    apply(&mut harness, Command::UndoReset);
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
    harness.get_by_label("Progress could not be saved: the disk is full");
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
    let Screen::Lesson(screen) = &harness.state().state().screen else {
        panic!("no lesson")
    };
    assert!(
        screen.spoken.starts_with("Not at once Now you are Black."),
        "{}",
        screen.spoken
    );
}

/// The contrast ratio of two opaque colors (WCAG 2, relative luminance).
fn contrast(one: egui::Color32, other: egui::Color32) -> f32 {
    let luminance = |color: egui::Color32| {
        let [r, g, b, _] = egui::Rgba::from(color).to_array();
        0.2126 * r + 0.7152 * g + 0.0722 * b
    };
    let (a, b) = (luminance(one), luminance(other));
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

#[test]
fn texts_and_borders_stand_out_from_their_grounds() {
    for kind in [ThemeKind::Light, ThemeKind::Dark, ThemeKind::HighContrast] {
        let theme = Theme::new(kind, "en".parse().unwrap(), 1.0);
        let grounds = [theme.ground, theme.card];
        let panels = [
            theme.refused_ground,
            theme.wrong_ground,
            theme.right_ground,
            theme.neutral_ground,
        ];
        for ground in grounds.into_iter().chain(panels) {
            for text in [theme.ink, theme.point] {
                assert!(
                    contrast(text, ground) >= 4.5,
                    "{kind:?} {text:?} on {ground:?}"
                );
            }
        }
        for ground in grounds {
            for text in [theme.muted, theme.accent] {
                assert!(
                    contrast(text, ground) >= 4.5,
                    "{kind:?} {text:?} on {ground:?}"
                );
            }
            assert!(
                contrast(theme.border, ground) >= 3.0,
                "{kind:?} border on {ground:?}"
            );
        }
        assert!(contrast(theme.on_primary, theme.primary) >= 4.5, "{kind:?}");
        assert!(contrast(theme.on_seal, theme.seal) >= 4.5, "{kind:?}");
        assert!(contrast(theme.point, theme.point_lit) >= 4.5, "{kind:?}");
        assert!(contrast(theme.ink, theme.hover) >= 4.5, "{kind:?}");
    }
}
