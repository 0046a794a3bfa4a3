//! A class by its plan: lessons, free boards and pauses in their order, with their minutes.

use egui::{Key, Modifiers};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use tengen::app::{Command, Screen, Sheet, TeachAct as Act, TengenApp};
use tengen::lesson::Plan;

use crate::common::{LOCALES, Memory, apply, harness, setup, still};
use crate::teach::{act, desk, pupils};

const PLAN: &str = "format: 1
plan:
  - steps: [ko_take, ko_retake]
    minutes: 3
    notes: Let them count first.
  - board:
      size: 5
      stones: |
        . . . . .
        . . . . .
        . . X . .
        . . . . .
        . . . . .
      to_play: white
    title: { en: Play in pairs, ja: 二人ひと組で }
    text: { en: White begins. }
    minutes: 4
  - pause: { en: Tea, ja: お茶の時間 }
    minutes: 1.5
  - lesson: liberties
";

fn with_plan(locale: &str, text: &str) -> (Harness<'static, TengenApp>, Memory) {
    let memory = Memory::default();
    *memory.plan.borrow_mut() = Some(text.to_owned());
    let app = TengenApp::new(setup(locale, None, still()), Box::new(memory.clone()));
    let mut harness = harness(app, 1280.0, 800.0);
    apply(
        &mut harness,
        Command::OpenPack("stick/plan.yaml".to_owned()),
    );
    (harness, memory)
}

/// What stands before the class: the part, and the step's name.
fn here(harness: &Harness<'static, TengenApp>) -> (usize, String) {
    let moment = desk(harness).moment().unwrap();
    (moment.part, moment.lesson.steps[moment.step].id.clone())
}

#[test]
fn one_key_leads_through_all_parts_and_back() {
    let (mut harness, _) = with_plan("en", PLAN);
    let mut seen = vec![here(&harness)];
    for _ in 0..200 {
        harness.key_press(Key::PageDown);
        harness.step();
        let now = here(&harness);
        if seen.last() != Some(&now) {
            seen.push(now);
        }
    }
    let parts: Vec<(usize, &str)> = seen.iter().map(|(part, id)| (*part, id.as_str())).collect();
    assert_eq!(
        parts[..4],
        [
            (0, "ko_take"),
            (0, "ko_retake"),
            (1, "plan_1"),
            (2, "plan_2")
        ]
    );
    assert!(parts[4..].iter().all(|(part, _)| *part == 3) && parts.len() > 5);
    for _ in 0..200 {
        harness.key_press(Key::PageUp);
        harness.step();
    }
    assert_eq!(here(&harness), (0, "ko_take".to_owned()));
}

#[test]
fn the_class_reads_the_plans_words_and_the_teacher_alone_its_notes() {
    for locale in LOCALES {
        let (mut harness, _) = with_plan(locale, PLAN);
        let notes = |harness: &Harness<'static, TengenApp>| {
            harness.query_by_label("Let them count first.").is_some()
        };
        assert!(notes(&harness), "{locale}");
        let (back, words) = pupils(harness);
        harness = back;
        assert!(!words.iter().any(|it| it.contains("count first")));
        let index = |harness: &Harness<'static, TengenApp>, part: usize| {
            let deck = &desk(harness).deck;
            deck.iter().position(|it| it.part == part).unwrap()
        };
        let (board, pause) = (index(&harness, 1), index(&harness, 2));
        act(&mut harness, Act::GoTo(board));
        assert!(!notes(&harness), "{locale}");
        let (back, words) = pupils(harness);
        harness = back;
        let title = if locale == "ja" {
            "二人ひと組で"
        } else {
            "Play in pairs"
        };
        for wanted in [title, "White begins."] {
            assert!(words.iter().any(|it| it == wanted), "{locale}: {words:?}");
        }
        act(&mut harness, Act::GoTo(pause));
        let (_, words) = pupils(harness);
        let title = if locale == "ja" {
            "お茶の時間"
        } else {
            "Tea"
        };
        assert!(words.iter().any(|it| it == title), "{locale}: {words:?}");
        assert!(
            words.iter().any(|it| it.contains("01:30")),
            "{locale}: {words:?}"
        );
    }
}

#[test]
fn a_board_of_the_plan_is_played_on_and_left_for_what_comes_next() {
    let (mut harness, _) = with_plan("en", PLAN);
    let board = desk(&harness)
        .deck
        .iter()
        .position(|it| it.part == 1)
        .unwrap();
    act(&mut harness, Act::GoTo(board));
    let stones = |harness: &Harness<'static, TengenApp>| {
        desk(harness).game().unwrap().board().stones().count()
    };
    assert_eq!(stones(&harness), 1);
    act(
        &mut harness,
        Act::Press(Some("A1".parse().unwrap()), egui::Vec2::ZERO),
    );
    assert_eq!(stones(&harness), 2);
    act(&mut harness, Act::Next);
    assert_eq!(here(&harness), (2, "plan_2".to_owned()));
    // What was played is not lost.
    act(&mut harness, Act::Undo);
    assert_eq!((here(&harness).0, stones(&harness)), (1, 2));
}

#[test]
fn each_part_has_its_own_time() {
    let (mut harness, _) = with_plan("en", PLAN);
    let wait = |harness: &mut Harness<'static, TengenApp>, seconds: f64| {
        let time = harness
            .input()
            .time
            .unwrap_or_else(|| harness.ctx.input(|it| it.time));
        harness.input_mut().time = Some(time + seconds);
        harness.step();
    };
    wait(&mut harness, 1.0);
    wait(&mut harness, 70.0);
    let spent = desk(&harness).agenda.spent(0);
    assert!((70.0..72.0).contains(&spent), "{spent}");
    let pause = desk(&harness)
        .deck
        .iter()
        .position(|it| it.part == 2)
        .unwrap();
    act(&mut harness, Act::GoTo(pause));
    wait(&mut harness, 120.0);
    // The pause is over its time, and says so; it does not end by itself.
    let left = desk(&harness).agenda.left(2).unwrap();
    assert!(left < -25.0, "{left}");
    let before = desk(&harness).agenda.spent(0);
    assert!((before - spent).abs() < 1.0, "{before} {spent}");
    assert_eq!(here(&harness).0, 2);
    assert_eq!(desk(&harness).agenda.left(3), None);
}

#[test]
fn what_of_a_plan_is_missing_is_said_and_the_rest_is_taught() {
    let broken = PLAN.replace("lesson: liberties", "lesson: libertes");
    let (harness, _) = with_plan("en", &broken);
    let notice = harness.state().state().notice.clone().unwrap();
    let said = format!("{notice:?}");
    assert!(
        said.contains("stick/plan.yaml:20") && said.contains("libertes"),
        "{said}"
    );
    assert_eq!(desk(&harness).deck.last().unwrap().part, 2);
    // With nothing left to teach, the screen stays.
    let (harness, _) = with_plan("ja", "format: 1\nplan:\n  - lesson: none\n");
    let state = harness.state().state();
    assert!(matches!(state.screen, Screen::Home));
    assert_eq!(
        state.notice.as_ref().map(|it| it.key),
        Some("notice-plan-failed")
    );
}

#[test]
fn a_class_is_prepared_on_its_sheet() {
    for locale in LOCALES {
        let (mut harness, memory) = with_plan(locale, PLAN);
        apply(&mut harness, Command::Home);
        apply(&mut harness, Command::TogglePrepare);
        let course = harness.state().state().course.clone();
        let click = |harness: &mut Harness<'static, TengenApp>, label: &str| {
            harness.get_by_label(label).click();
            harness.run();
        };
        let title = |harness: &Harness<'static, TengenApp>, id: &str| {
            let lesson = course.lesson(id).unwrap();
            harness.state().state().lesson_title(lesson)
        };
        for id in ["escape", "board"] {
            let title = title(&harness, id);
            click(&mut harness, &title);
        }
        assert_eq!(
            harness.state().state().preparation.lessons,
            ["escape", "board"]
        );
        // The number of its turn stands before each.
        let second = format!("2 {}", title(&harness, "board"));
        assert!(harness.query_by_label(&second).is_some(), "{locale}");
        let words = |harness: &Harness<'static, TengenApp>, key: &str| {
            harness.state().state().words.plain(key)
        };
        let save = words(&harness, "prepare-save");
        click(&mut harness, &save);
        let saved = memory.saved.borrow()[0].clone();
        let text = String::from_utf8(saved.1).unwrap();
        let (plan, problems) = Plan::read(&saved.0, &text, &course);
        assert!(problems.is_empty(), "{problems:?}");
        assert_eq!(plan.lessons(&course), ["escape", "board"]);
        assert!(plan.parts.iter().all(|part| part.seconds == Some(600)));
        apply(
            &mut harness,
            Command::Prepare(Box::new(tengen::app::Prepare::Begin)),
        );
        assert_eq!(desk(&harness).moment().unwrap().lesson.id, "escape");
        assert_eq!(harness.state().state().sheet, None);
        // A plan that was found is one click away.
        apply(&mut harness, Command::TogglePrepare);
        assert_eq!(harness.state().state().sheet, Some(Sheet::Prepare));
        click(&mut harness, "stick/plan.yaml");
        assert_eq!(here(&harness), (0, "ko_take".to_owned()));
    }
}

#[test]
fn escape_leads_back_from_the_sheet() {
    let (mut harness, _) = with_plan("en", PLAN);
    apply(&mut harness, Command::TogglePrepare);
    harness.key_press_modifiers(Modifiers::NONE, Key::Escape);
    harness.run();
    assert_eq!(harness.state().state().sheet, None);
    assert!(matches!(harness.state().state().screen, Screen::Teach(_)));
}
