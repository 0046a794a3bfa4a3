//! The teacher's desk: what the class sees and does not see, what one key does, what can be brought back.

use egui::accesskit::Role;
use egui::{Key, Vec2, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use tengen::app::{Choice, Command, Cover, Screen, Teach, TeachAct as Act, TengenApp, Tool};
use tengen::draw::{BoardPicture, PictureMarkKind};
use tengen::lesson::Plan;
use tengen::locale::{Args, Format};
use tengen::rules::Point;

use crate::common::{LOCALES, Memory, apply, harness, setup, still};

fn open(locale: &str, lesson: &str) -> Harness<'static, TengenApp> {
    let mut setup = setup(locale, None, still());
    setup.teach = Some(Plan::of_lessons(&[lesson.to_owned()]));
    let app = TengenApp::new(setup, Box::new(Memory::default()));
    harness(app, 1280.0, 800.0)
}

#[track_caller]
pub fn desk<'a>(harness: &'a Harness<'static, TengenApp>) -> &'a Teach {
    match &harness.state().state().screen {
        Screen::Teach(desk) => desk,
        _ => panic!("the desk is not shown"),
    }
}

pub fn act(harness: &mut Harness<'static, TengenApp>, act: Act) {
    harness.state_mut().apply(Command::Teach(Box::new(act)));
    harness.step();
}

fn picture(harness: &Harness<'static, TengenApp>) -> BoardPicture {
    let game = desk(harness).game().unwrap();
    let size = game.board().size();
    let format = Format {
        columns: size.columns(),
        rows: size.rows(),
        ..Format::default()
    };
    desk(harness).picture(format).unwrap()
}

/// The words in the pupils' window.
pub fn pupils(harness: Harness<'static, TengenApp>) -> (Harness<'static, TengenApp>, Vec<String>) {
    let mut second = Harness::builder()
        .with_size(vec2(1280.0, 800.0))
        .with_context_setup(TengenApp::prepare)
        .build_ui_state(
            |ui, harness: &mut Harness<'static, TengenApp>| harness.state_mut().pupils_ui(ui),
            harness,
        );
    second.step();
    let labels = second.query_all_by(|_| true);
    let words: Vec<String> = labels
        .flat_map(|node| {
            let said = node.accesskit_node();
            [said.label(), said.value()]
        })
        .flatten()
        .collect();
    (second.into_state(), words)
}

fn point(name: &str) -> Point {
    name.parse().unwrap()
}

/// Presses and lets go on a point, and draws on to others on the way.
fn draw(harness: &mut Harness<'static, TengenApp>, tool: Tool, points: &[&str]) {
    act(harness, Act::Take(tool));
    let spot = |at: Point| Vec2::new(f32::from(at.column), 8.0 - f32::from(at.row));
    for (index, name) in points.iter().enumerate() {
        let at = point(name);
        act(
            harness,
            match index {
                0 => Act::Press(Some(at), spot(at)),
                _ => Act::Drag(Some(at), spot(at)),
            },
        );
    }
    act(harness, Act::Release);
}

#[test]
fn the_class_sees_board_heading_and_text_and_nothing_that_gives_an_answer_away() {
    for locale in LOCALES {
        let mut harness = open(locale, "ko");
        for _ in 0..desk(&harness).deck.len() {
            let runner = desk(&harness).runner().unwrap().clone();
            let state = harness.state().state();
            let narrator = state.narrator(runner.state().game().board().size());
            let (step, taken) = (runner.step(), runner.state());
            let text = narrator.text(step, taken).plain();
            let key = state.course.text_key(step);
            let secrets = ["notes", "hint", "right"].map(|name| {
                let words = state
                    .words
                    .attribute(&key, name, &narrator.step_args(step, taken));
                words.map(|words| words.plain())
            });
            let (back, words) = pupils(harness);
            harness = back;
            assert!(words.contains(&text), "{text}: {words:?}");
            for secret in secrets.into_iter().flatten() {
                assert!(words.iter().all(|it| !it.contains(&secret)), "{secret}");
            }
            let buttons = ["teach-show-next", "teach-back", "teach-next"];
            for button in buttons.map(|key| harness.state().state().words.plain(key)) {
                assert!(!words.contains(&button), "{button}");
            }
            act(&mut harness, Act::Next);
        }
    }
}

#[test]
fn covered_the_window_of_the_class_says_nothing() {
    let mut harness = open("ja", "ko");
    for cover in [Cover::Black, Cover::White] {
        act(&mut harness, Act::Cover(cover));
        let (back, words) = pupils(harness);
        harness = back;
        assert_eq!(words, [""; 0], "{cover:?}");
        // The next key uncovers it and goes nowhere.
        act(&mut harness, Act::Next);
        assert_eq!(
            (desk(&harness).scene.cover, desk(&harness).scene.at),
            (Cover::None, 0)
        );
    }
}

#[test]
fn a_second_language_stands_below_the_first() {
    let mut harness = open("ja", "ko");
    act(&mut harness, Act::Second(Some("en".to_owned())));
    let english = desk(&harness).second_words().unwrap();
    let key = "rules_go_ko_take_n";
    let heading = english.text(key, &Args::new()).plain();
    let first = harness.state().state().words.plain(key);
    let (harness, words) = pupils(harness);
    assert!(
        words.contains(&heading) && words.contains(&first),
        "{words:?}"
    );
    // It is remembered.
    let settings = &harness.state().state().settings;
    assert_eq!(settings.second_locale.as_deref(), Some("en"));
}

#[test]
fn the_keys_of_a_remote_drive_it_in_both_windows_and_letters_do_nothing() {
    let mut harness = open("en", "ko");
    let press = |harness: &mut Harness<'static, TengenApp>, key| {
        harness.key_press(key);
        harness.step();
        desk(harness).scene.at
    };
    let last = desk(&harness).deck.len() - 1;
    for (key, at) in [
        (Key::PageDown, 1),
        (Key::ArrowRight, 2),
        (Key::Space, 3),
        (Key::PageUp, 2),
        (Key::ArrowLeft, 1),
        (Key::End, last),
        (Key::PageDown, last),
        (Key::Home, 0),
        (Key::PageUp, 0),
        (Key::B, 0),
        (Key::W, 0),
    ] {
        assert_eq!(press(&mut harness, key), at, "{key:?}");
    }
    assert_eq!(desk(&harness).scene.cover, Cover::None);
    press(&mut harness, Key::Period);
    assert_eq!(desk(&harness).scene.cover, Cover::Black);
    press(&mut harness, Key::Period);
    assert_eq!(desk(&harness).scene.cover, Cover::None);
    // The same in the other window.
    let mut second = Harness::builder()
        .with_context_setup(TengenApp::prepare)
        .build_ui_state(
            |ui, harness: &mut Harness<'static, TengenApp>| harness.state_mut().pupils_ui(ui),
            harness,
        );
    second.step();
    second.key_press(Key::PageDown);
    second.step();
    assert_eq!(desk(second.state()).scene.at, 1);
    // What fills the screen fills that of the window in which it was pressed.
    second.key_press(Key::F11);
    second.step();
    assert!(desk(second.state()).full);
}

#[test]
fn every_tool_draws_and_the_same_again_takes_it_away() {
    let label = |kind: &PictureMarkKind| match kind {
        PictureMarkKind::Label(label) => label.clone(),
        PictureMarkKind::Arrow { to } => format!("arrow to {to}"),
        PictureMarkKind::Line { to } => format!("line to {to}"),
        PictureMarkKind::Territory(color) => format!("{color:?}"),
        kind => format!("{kind:?}"),
    };
    for (tool, points, expected) in [
        (Tool::Arrow, vec!["E5", "E6"], vec!["E5 arrow to E6"]),
        (Tool::Line, vec!["E5", "H5"], vec!["E5 line to H5"]),
        (Tool::Letter, vec!["J9"], vec!["J9 A"]),
        (Tool::Number, vec!["J9"], vec!["J9 1"]),
        (Tool::Triangle, vec!["J9"], vec!["J9 Triangle"]),
        (Tool::Square, vec!["J9"], vec!["J9 Square"]),
        (Tool::Circle, vec!["J9"], vec!["J9 Circle"]),
        (Tool::Cross, vec!["J9"], vec!["J9 Cross"]),
        (Tool::BlackTerritory, vec!["J9"], vec!["J9 Black"]),
        (Tool::WhiteTerritory, vec!["J9"], vec!["J9 White"]),
        (Tool::Shade, vec!["J9", "J8"], vec!["J9 Shade", "J8 Shade"]),
        (Tool::Chain, vec!["G6"], vec!["G6 Circle"]),
    ] {
        let mut harness = open("en", "ko");
        let before = picture(&harness);
        draw(&mut harness, tool, &points);
        let drawn: Vec<String> = picture(&harness)
            .marks
            .iter()
            .filter(|mark| !before.marks.contains(mark))
            .map(|mark| format!("{} {}", mark.at, label(&mark.kind)))
            .collect();
        assert_eq!(drawn, expected, "{tool:?}");
        act(&mut harness, Act::Undo);
        assert_eq!(picture(&harness), before, "{tool:?}");
        act(&mut harness, Act::Redo);
        assert_ne!(picture(&harness), before, "{tool:?}");
        if tool != Tool::Shade {
            draw(&mut harness, tool, &points);
            assert_eq!(picture(&harness), before, "{tool:?}");
        }
    }
    let mut harness = open("en", "ko");
    draw(&mut harness, Tool::Pen, &["A1", "B2", "C2"]);
    assert_eq!(desk(&harness).strokes().len(), 1);
    draw(&mut harness, Tool::Erase, &["B2"]);
    assert_eq!(desk(&harness).strokes().len(), 0);
}

#[test]
fn letters_and_numbers_count_up_and_liberties_appear_one_by_one() {
    let mut harness = open("en", "ko");
    let labels = |harness: &Harness<'static, TengenApp>| -> String {
        let marks = picture(harness).marks.into_iter();
        let labels = marks.filter_map(|mark| match mark.kind {
            PictureMarkKind::Label(label) => Some(label),
            _ => None,
        });
        labels.collect::<Vec<_>>().join(" ")
    };
    for at in ["J9", "J8", "J7"] {
        draw(&mut harness, Tool::Letter, &[at]);
    }
    for at in ["J1", "J2"] {
        draw(&mut harness, Tool::Number, &[at]);
    }
    assert_eq!(labels(&harness), "A B C 1 2");
    // A letter that is free again is the next one.
    draw(&mut harness, Tool::Letter, &["J8"]);
    draw(&mut harness, Tool::Letter, &["H8"]);
    assert_eq!(labels(&harness), "A C 1 2 B");
    act(&mut harness, Act::ClearBoard);
    let mut seen = Vec::new();
    for _ in 0..4 {
        draw(&mut harness, Tool::Liberties, &["G6"]);
        seen.push(labels(&harness));
    }
    assert_eq!(seen, ["1", "1 2", "1 2 3", ""]);
}

#[test]
fn what_is_drawn_belongs_to_its_position() {
    let mut harness = open("en", "ko");
    draw(&mut harness, Tool::Triangle, &["J9"]);
    let drawn = picture(&harness);
    act(&mut harness, Act::Next);
    assert!(
        picture(&harness)
            .marks
            .iter()
            .all(|mark| mark.at != point("J9"))
    );
    act(&mut harness, Act::Back);
    assert_eq!(picture(&harness), drawn);
}

#[test]
fn votes_are_counted_hidden_and_revealed_together() {
    let mut harness = open("en", "ko");
    act(&mut harness, Act::HideVotes(true));
    for at in ["C8", "C8", "E5"] {
        draw(&mut harness, Tool::Vote, &[at]);
    }
    act(&mut harness, Act::VotePass);
    let count = |harness: &Harness<'static, TengenApp>| -> Vec<(Choice, u32)> {
        let votes = desk(harness).scene.votes.iter();
        votes.map(|(choice, count)| (*choice, *count)).collect()
    };
    let (c8, e5) = (Choice::Point(point("C8")), Choice::Point(point("E5")));
    let mut votes = count(&harness);
    votes.sort();
    let mut expected = vec![(c8, 2), (e5, 1), (Choice::Pass, 1)];
    expected.sort();
    assert_eq!(votes, expected);
    let on_board = |harness: &Harness<'static, TengenApp>| {
        let marks = picture(harness).marks;
        let two = PictureMarkKind::Label("2".to_owned());
        marks
            .iter()
            .any(|mark| mark.at == point("C8") && mark.kind == two)
    };
    assert!(!on_board(&harness));
    act(&mut harness, Act::HideVotes(false));
    assert!(on_board(&harness));
    // The lesson's own sign on that point makes room for the number; an arrow to it stays.
    let signs = picture(&harness)
        .marks
        .into_iter()
        .filter(|mark| mark.at == point("C8"));
    assert_eq!(signs.count(), 1);
    draw(&mut harness, Tool::Arrow, &["C8", "E5"]);
    let signs = picture(&harness)
        .marks
        .into_iter()
        .filter(|mark| mark.at == point("C8"));
    assert_eq!(signs.count(), 2);
    act(&mut harness, Act::Undo);
    act(&mut harness, Act::Unvote(c8));
    assert!(count(&harness).contains(&(c8, 1)));
    // The console shows them as bars that can be read aloud.
    harness.run_steps(2);
    harness.get_by_role_and_label(Role::Button, "pass: 1");
    // Another step asks anew; the same step keeps them.
    act(&mut harness, Act::Next);
    assert_eq!(count(&harness).len(), 3);
    act(&mut harness, Act::Next);
    assert_eq!(count(&harness), []);
}

#[test]
fn free_play_keeps_variations_and_returns_where_it_stood() {
    let mut harness = open("en", "ko");
    act(&mut harness, Act::Next);
    let stood = picture(&harness);
    act(&mut harness, Act::Free(true));
    draw(&mut harness, Tool::Stone, &["J9"]);
    draw(&mut harness, Tool::Stone, &["J1"]);
    act(&mut harness, Act::Back);
    draw(&mut harness, Tool::Stone, &["H1"]);
    act(&mut harness, Act::Back);
    let free = desk(&harness).scene.free.as_ref().unwrap();
    assert_eq!(free.variations().len(), 2);
    // What was seen last is what comes next.
    act(&mut harness, Act::Next);
    let board = desk(&harness).game().unwrap();
    assert!(board.board().at(point("H1")).is_some());
    act(&mut harness, Act::Back);
    act(&mut harness, Act::Variation(0));
    let board = desk(&harness).game().unwrap();
    assert!(board.board().at(point("J1")).is_some());
    act(&mut harness, Act::Free(false));
    assert_eq!(picture(&harness), stood);
    // The rules hold: the ko cannot be taken back at once.
    draw(&mut harness, Tool::Stone, &["C8"]);
    assert!(desk(&harness).scene.free.is_none());
}

#[test]
fn a_pupils_move_is_judged_before_the_class_or_not() {
    let mut harness = open("en", "ko");
    act(&mut harness, Act::Judge(true));
    draw(&mut harness, Tool::Stone, &["J1"]);
    let said = {
        let runner = desk(&harness).runner().unwrap();
        let state = harness.state().state();
        let narrator = state.narrator(runner.state().game().board().size());
        narrator.feedback(runner.step(), runner.state()).unwrap()
    };
    let (back, words) = pupils(harness);
    let mut harness = back;
    assert!(words.contains(&said.body.plain()), "{words:?}");
    act(&mut harness, Act::Back);
    assert!(
        desk(&harness)
            .runner()
            .unwrap()
            .state()
            .feedback()
            .is_none()
    );
    // Without judging it is free play, and nothing is said.
    act(&mut harness, Act::Judge(false));
    draw(&mut harness, Tool::Stone, &["J1"]);
    let (harness, words) = pupils(harness);
    assert!(!words.contains(&said.body.plain()));
    assert!(desk(&harness).scene.free.is_some());
}

#[test]
fn nothing_that_a_mis_press_does_is_lost() {
    let mut harness = open("en", "ko");
    let before = picture(&harness);
    let mut number = 5_u64;
    let mut below = |end: u64| {
        number = number
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        (number >> 33) % end
    };
    for _ in 0..250 {
        let at = Point {
            column: u8::try_from(below(9)).unwrap(),
            row: u8::try_from(below(9)).unwrap(),
        };
        let spot = Vec2::new(f32::from(at.column), 8.0 - f32::from(at.row));
        let tool = Tool::ALL[usize::try_from(below(17)).unwrap()].0;
        act(
            &mut harness,
            match below(12) {
                0 => Act::Next,
                1 => Act::Back,
                2 => Act::Last,
                3 => Act::First,
                4 => Act::Take(tool),
                5 => Act::Cover(Cover::Black),
                6 => Act::Free(below(2) == 0),
                7 => Act::ClearBoard,
                8 => Act::Drag(Some(at), spot),
                9 => Act::Release,
                10 => Act::Judge(below(2) == 0),
                _ => Act::Press(Some(at), spot),
            },
        );
    }
    act(&mut harness, Act::Release);
    while desk(&harness).can_undo() {
        act(&mut harness, Act::Undo);
    }
    assert_eq!(desk(&harness).scene.at, 0);
    assert_eq!(picture(&harness), before);
    while desk(&harness).can_redo() {
        act(&mut harness, Act::Redo);
    }
}

#[test]
fn every_lesson_can_be_taught_from_its_first_moment_to_its_last() {
    let mut harness = open("en", "ko");
    let course = harness.state().state().course.clone();
    for lesson in &course.lessons {
        apply(&mut harness, Command::OpenTeach(vec![lesson.id.clone()]));
        let moments = desk(&harness).deck.len();
        assert!(moments >= lesson.steps.len(), "{}", lesson.id);
        for at in 1..moments {
            act(&mut harness, Act::Next);
            assert_eq!(desk(&harness).scene.at, at, "{}", lesson.id);
        }
    }
}

#[test]
fn several_lessons_follow_each_other() {
    let mut harness = open("en", "ko");
    let moments = |harness: &Harness<'static, TengenApp>| desk(harness).deck.len();
    let mut of = |lessons: &[&str]| {
        let lessons = lessons.iter().map(|it| (*it).to_owned()).collect();
        apply(&mut harness, Command::OpenTeach(lessons));
        moments(&harness)
    };
    let (ko, capture) = (of(&["ko"]), of(&["capture"]));
    assert_eq!(of(&["capture", "ko"]), ko + capture);
    act(&mut harness, Act::GoTo(capture));
    assert_eq!(desk(&harness).moment().unwrap().lesson.id, "ko");
    act(&mut harness, Act::Back);
    assert_eq!(desk(&harness).moment().unwrap().lesson.id, "capture");
}

#[test]
fn alone_before_the_class_nothing_but_the_lesson_is_shown_and_two_taps_lead_back() {
    let mut harness = open("en", "ko");
    act(&mut harness, Act::Alone(true));
    for key in [Key::F1, Key::F3, Key::F10] {
        harness.key_press(key);
        harness.step();
        assert_eq!(harness.state().state().sheet, None, "{key:?}");
    }
    harness.event(egui::Event::Text("?".to_owned()));
    harness.step();
    assert_eq!(harness.state().state().sheet, None);
    let words = harness.state().state().words.plain("teach-alone");
    harness.get_by_label(&words).click_secondary();
    harness.step();
    assert!(!desk(&harness).alone);
}

#[test]
fn the_class_reads_no_judgement_in_free_play_and_no_language_twice() {
    let mut harness = open("en", "ko");
    act(&mut harness, Act::Judge(true));
    act(&mut harness, Act::Next);
    let said = {
        let runner = desk(&harness).runner().unwrap();
        let state = harness.state().state();
        let narrator = state.narrator(runner.state().game().board().size());
        let said = narrator.feedback(runner.step(), runner.state());
        said.unwrap().body.plain()
    };
    let (back, words) = pupils(harness);
    harness = back;
    assert!(words.contains(&said));
    act(&mut harness, Act::Free(true));
    let (back, words) = pupils(harness);
    harness = back;
    assert!(!words.contains(&said), "{words:?}");
    act(&mut harness, Act::Second(Some("ja".to_owned())));
    apply(&mut harness, Command::Language("ja".to_owned()));
    assert_eq!(desk(&harness).second, None);
}
