//! The room to learn in: proofs, summaries, the card of rules, commands by name and by key, motion, sound.

use std::collections::BTreeSet;

use egui::accesskit::Role;
use egui::{Key, Modifiers, Shape};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use tengen::app::{
    Command, MotionChoice, Reading, Screen, Settings, Setup, Sheet, Sound, SystemTaste, TengenApp,
    ThemeChoice, ThemeKind, actions, tour,
};
use tengen::lesson::{EmbeddedLessons, Input, Phase, Progress, next_input, read_course};
use tengen::locale::{LocaleFiles, embedded};

use crate::common::{LOCALES, Memory, app, apply, harness, runner, setup, start, still, type_text};

fn press(harness: &mut Harness<'static, TengenApp>, modifiers: Modifiers, key: Key) {
    harness.key_press_modifiers(modifiers, key);
    harness.run();
}

fn write(harness: &mut Harness<'static, TengenApp>, text: &str) {
    harness.event(egui::Event::Text(text.to_owned()));
    harness.run();
}

#[test]
fn a_command_is_found_by_a_part_of_its_name() {
    let mut harness = start("ko");
    press(&mut harness, Modifiers::COMMAND, Key::K);
    write(&mut harness, "EXPLORE");
    press(&mut harness, Modifiers::NONE, Key::Enter);
    let phase = runner(harness.state()).state().phase().clone();
    assert!(matches!(phase, Phase::Exploring { .. }), "{phase:?}");
    assert_eq!(harness.state().state().sheet, None);

    press(&mut harness, Modifiers::COMMAND, Key::K);
    write(&mut harness, "xyzzy");
    harness.get_by_label("No command matches “xyzzy”.");
    press(&mut harness, Modifiers::NONE, Key::Enter);
    press(&mut harness, Modifiers::NONE, Key::Escape);
    assert_eq!(harness.state().state().sheet, None);

    // The arrows go around the list.
    press(&mut harness, Modifiers::COMMAND, Key::K);
    write(&mut harness, "language");
    press(&mut harness, Modifiers::NONE, Key::ArrowUp);
    press(&mut harness, Modifiers::NONE, Key::Enter);
    assert_eq!(harness.state().state().locale().to_string(), "zh-Hant");
}

/// What a command changes, in a form that can be compared.
fn shown(app: &TengenApp) -> String {
    let state = app.state();
    let screen = match &state.screen {
        Screen::Home => "home".to_owned(),
        Screen::Teach(desk) => format!("{:?}", desk.scene.at),
        Screen::Author(desk) => format!("{} {}", desk.lesson, desk.step),
        Screen::Translate(desk) => format!("{:?}", desk.chosen),
        Screen::Summary(summary) => format!("end of {}", summary.lesson.id),
        Screen::Lesson(screen) => format!(
            "{} {:?} {:?} {}",
            screen.runner.index(),
            screen.runner.state(),
            screen.reading.as_ref().map(|reading| reading.text.plain()),
            screen.comparing,
        ),
    };
    format!(
        "{screen} {:?} {:?} {}",
        state.sheet, state.settings, state.query
    )
}

#[test]
fn each_key_does_what_the_list_says() {
    let mut pressed = BTreeSet::new();
    let (course, _) = read_course(&EmbeddedLessons);
    let stops: Vec<_> = tour(&course.unwrap())
        .into_iter()
        .filter(|stop| stop.name.starts_with("ko/ko_re") || !stop.name.contains('/'))
        .collect();
    let keys = [
        (
            Modifiers::NONE,
            vec![Key::F1, Key::F2, Key::F3, Key::F4, Key::F5, Key::F6],
        ),
        (
            Modifiers::NONE,
            vec![Key::F7, Key::F8, Key::F9, Key::F10, Key::F12],
        ),
        (Modifiers::NONE, vec![Key::PageDown, Key::PageUp, Key::Home]),
        (
            Modifiers::COMMAND,
            vec![
                Key::K,
                Key::Z,
                Key::R,
                Key::Plus,
                Key::Minus,
                Key::Num0,
                Key::M,
            ],
        ),
    ];
    let keys = keys
        .into_iter()
        .flat_map(|(modifiers, keys)| keys.into_iter().map(move |key| (modifiers, key)));
    let keys: Vec<_> = keys.collect();
    for stop in stops {
        for (modifiers, key) in &keys {
            let at_stop = || {
                let mut app = app("en", None, still(), Memory::default());
                for command in &stop.commands {
                    app.apply(command.clone());
                }
                app
            };
            let mut by_command = at_stop();
            let listed = actions(by_command.state())
                .into_iter()
                .find(|action| action.shortcut.is_some_and(|s| s.matches(*key, *modifiers)));
            let Some(action) = listed.filter(|_| by_command.state().sheet.is_none()) else {
                continue;
            };
            by_command.apply(action.command.clone());
            let mut by_key = harness(at_stop(), 1280.0, 800.0);
            press(&mut by_key, *modifiers, *key);
            let place = format!("{} {:?}", stop.name, action.command);
            assert_eq!(shown(by_key.state()), shown(&by_command), "{place}");
            pressed.insert(action.words);
        }
    }
    assert!(pressed.len() > 18, "{pressed:?}");
}

#[test]
fn a_question_mark_lists_the_keys_of_the_screen_and_its_lines_can_be_clicked() {
    let mut harness = start("ko");
    write(&mut harness, "?");
    assert_eq!(harness.state().state().sheet, Some(Sheet::Keys));
    harness.get_by_label("Hint, F2").click();
    harness.run();
    assert_eq!(runner(harness.state()).state().hint(), 1);
    assert_eq!(harness.state().state().sheet, None);
}

#[test]
fn a_refused_retake_is_compared_with_the_board_one_move_ago() {
    let mut harness = start("ko");
    type_text(&mut harness, "b8");
    press(&mut harness, Modifiers::NONE, Key::PageDown);
    type_text(&mut harness, "c8");
    harness
        .get_by_label("Compare with the board one move ago")
        .click();
    harness.run();
    harness.get_by_label("One move ago");
    harness.get_by_label("After C8");
    let Screen::Lesson(screen) = &harness.state().state().screen else {
        panic!("no lesson")
    };
    let repetition = screen.repetition().unwrap();
    assert_eq!(repetition.moves_ago, 1);
    assert!(repetition.before.stones().eq(repetition.after.stones()));
    assert!(
        !repetition
            .before
            .stones()
            .eq(screen.runner.state().game().board().stones())
    );
    press(&mut harness, Modifiers::NONE, Key::Escape);
    assert!(harness.query_by_label("One move ago").is_none());
    // The answer is still there; another Escape would put it away.
    harness.get_by_label("Refused, as it should be");
}

#[test]
fn the_card_of_rules_grows_with_the_course() {
    let mut harness = start("ko");
    press(&mut harness, Modifiers::NONE, Key::F3);
    harness.get_by_label("Every lesson you finish adds its rule to this card.");
    press(&mut harness, Modifiers::NONE, Key::F3);
    type_text(&mut harness, "b8");
    press(&mut harness, Modifiers::NONE, Key::PageDown);
    type_text(&mut harness, "c8");
    press(&mut harness, Modifiers::NONE, Key::F3);
    harness.get_by_label("A ko may not be taken back at once; first you play elsewhere.");
}

/// Takes the step that is shown, by the solution.
fn solve(harness: &mut Harness<'static, TengenApp>) {
    while let Some(input) = {
        let runner = runner(harness.state());
        next_input(runner.step(), runner.state())
    } {
        apply(harness, Command::Input(input));
    }
}

#[test]
fn the_end_of_a_lesson_says_how_each_step_went_and_leads_on() {
    let mut harness = start("ko");
    type_text(&mut harness, "a1");
    apply(&mut harness, Command::Input(Input::Hint));
    solve(&mut harness);
    apply(&mut harness, Command::Next);
    apply(&mut harness, Command::Input(Input::Hint));
    solve(&mut harness);
    for _ in 2..6 {
        apply(&mut harness, Command::Next);
        solve(&mut harness);
    }
    apply(&mut harness, Command::Next);
    harness.get_by_label("Lesson finished");
    harness.get_by_label("Ko, after 1 wrong try. Look at it again");
    harness.get_by_label("No immediate retake, with 1 hint. Look at it again");
    harness.get_by_label("Ending the ko, first try. Look at it again");
    harness.get_by_label("After a move elsewhere the ko may be taken back.");
    press(&mut harness, Modifiers::NONE, Key::PageDown);
    assert_eq!(runner(harness.state()).lesson().id, "ko_threats");
}

#[test]
fn a_lesson_that_was_skipped_through_says_so() {
    let mut harness = start("ko");
    for _ in 0..6 {
        press(&mut harness, Modifiers::NONE, Key::PageDown);
    }
    harness.get_by_label("Not finished yet");
    harness
        .get_by_label("Ko, not finished. Look at it again")
        .click();
    harness.run();
    assert_eq!(runner(harness.state()).index(), 0);
}

#[test]
fn what_is_started_again_forgotten_or_put_back_can_be_brought_back() {
    let desk = Memory::default();
    let mut harness = harness(app("en", Some("ko"), still(), desk.clone()), 1280.0, 800.0);
    type_text(&mut harness, "b8");
    press(&mut harness, Modifiers::NONE, Key::PageDown);
    type_text(&mut harness, "c8");
    let (index, state) = (1, runner(harness.state()).state().clone());
    let progress = harness.state().state().progress.clone();
    apply(&mut harness, Command::RestartLesson);
    assert_eq!(runner(harness.state()).index(), 0);
    let lesson = runner(harness.state()).lesson().clone();
    let app = harness.state();
    assert_eq!(
        app.state()
            .progress
            .finished_in(&app.state().course, &lesson),
        0
    );
    press(&mut harness, Modifiers::COMMAND, Key::Z);
    assert_eq!(runner(harness.state()).index(), index);
    assert_eq!(runner(harness.state()).state(), &state);
    assert_eq!(harness.state().state().progress, progress);
    let saved = Progress::from_json(desk.progress.borrow().as_ref().unwrap()).unwrap();
    assert_eq!(saved, progress);

    apply(&mut harness, Command::Theme(ThemeChoice::Dark));
    apply(&mut harness, Command::TextPercent(150));
    let settings = harness.state().state().settings.clone();
    apply(&mut harness, Command::DefaultSettings);
    assert_eq!(harness.state().state().settings, Settings::default());
    harness.get_by_label("Bring it back").click();
    harness.run();
    assert_eq!(harness.state().state().settings, settings);
}

fn moving(lesson: &str, desk: &Memory) -> Harness<'static, TengenApp> {
    let settings = Settings {
        motion: MotionChoice::Full,
        ..Settings::default()
    };
    let mut harness = Harness::builder()
        .with_size(egui::vec2(1280.0, 800.0))
        .with_step_dt(1.0 / 30.0)
        .with_max_steps(200)
        .with_context_setup(TengenApp::prepare)
        .build_ui_state(
            |ui, app: &mut TengenApp| app.ui(ui),
            app("en", Some(lesson), settings, desk.clone()),
        );
    harness.run();
    harness
}

#[test]
fn a_captured_stone_counts_when_it_has_reached_the_tray() {
    let desk = Memory::default();
    let mut harness = moving("capture", &desk);
    let runner = runner(harness.state());
    let input = next_input(runner.step(), runner.state()).unwrap();
    harness.state_mut().apply(Command::Input(input));
    let mut counted = Vec::new();
    for _ in 0..30 {
        harness.step();
        counted.push(harness.query_by_label("Black captured 1 stone").is_some());
    }
    assert!(!counted[0], "the stone is still on its way");
    assert!(counted[29], "the stone has arrived");
    assert!(counted.is_sorted());
    let sounds = desk.sounds.borrow().clone();
    assert_eq!(sounds, [Sound::Stone, Sound::Capture, Sound::Done]);
}

#[test]
fn the_next_input_ends_a_motion_and_a_refusal_is_heard() {
    let desk = Memory::default();
    let mut harness = moving("forbidden", &desk);
    harness.state_mut().apply(Command::Input(Input::Explore));
    let free = runner(harness.state()).state().game().legal_points()[0];
    harness
        .state_mut()
        .apply(Command::Input(Input::Point(free)));
    harness.step();
    let is_moving = |app: &TengenApp| match &app.state().screen {
        Screen::Lesson(screen) => screen.motion.is_moving(),
        _ => false,
    };
    assert!(is_moving(harness.state()));
    harness.state_mut().apply(Command::Next);
    assert!(!is_moving(harness.state()));

    desk.sounds.borrow_mut().clear();
    let stone = runner(harness.state())
        .state()
        .game()
        .board()
        .stones()
        .next()
        .unwrap()
        .0;
    harness.state_mut().apply(Command::Input(Input::Explore));
    harness
        .state_mut()
        .apply(Command::Input(Input::Point(stone)));
    harness.run();
    assert_eq!(*desk.sounds.borrow(), [Sound::Refused]);
    apply(&mut harness, Command::Sound(false));
    harness
        .state_mut()
        .apply(Command::Input(Input::Point(stone)));
    harness.run();
    assert_eq!(*desk.sounds.borrow(), [Sound::Refused]);
}

#[test]
fn liberties_are_counted_one_after_another() {
    let mut harness = moving("ko", &Memory::default());
    let numbers = |harness: &Harness<'static, TengenApp>| {
        let mut found = 0;
        for clipped in &harness.output().shapes {
            found += count_numbers(&clipped.shape);
        }
        found
    };
    harness.run();
    let coordinates = numbers(&harness);
    let app = harness.state();
    let board = runner(app).state().game().board();
    let (stone, _) = board
        .stones()
        .find(|(at, _)| board.liberty_count(*at) == 4)
        .unwrap();
    let count = board.liberty_count(stone);
    harness.state_mut().apply(Command::Cursor(stone));
    harness.state_mut().apply(Command::Read(Reading::Chain));
    let mut seen = BTreeSet::new();
    for _ in 0..60 {
        harness.step();
        seen.insert(numbers(&harness) - coordinates);
    }
    assert_eq!(seen, (0..=count).collect());
}

/// How many small numbers a shape writes.
fn count_numbers(shape: &Shape) -> usize {
    match shape {
        Shape::Vec(shapes) => shapes.iter().map(count_numbers).sum(),
        Shape::Text(text) => usize::from(text.galley.text().parse::<u8>().is_ok_and(|n| n < 10)),
        _ => 0,
    }
}

#[test]
fn the_board_is_read_by_row_by_chain_by_atari_and_by_marks() {
    let mut harness = start("ko");
    let cursor = "B8".parse().unwrap();
    let cases = [
        (Reading::Row, "From A8 to J8: Black: A8 and C8. White: D8."),
        (Reading::Chain, "B8 is empty."),
        (Reading::Atari, "In atari: Black: C8. White: C9."),
        (Reading::Marks, "Triangle: C8."),
    ];
    for (reading, words) in cases {
        apply(&mut harness, Command::Cursor(cursor));
        apply(&mut harness, Command::Read(reading));
        assert_eq!(harness.state().state().spoken.trim(), words);
        let said = harness.get_all_by_label(words).count();
        assert_eq!(said, 2, "{words}: to be seen and to be heard");
    }
    apply(&mut harness, Command::Cursor("G6".parse().unwrap()));
    apply(&mut harness, Command::Read(Reading::Chain));
    assert_eq!(
        harness.state().state().spoken,
        "The black chain at G6, 1 stone, has 3 liberties: G7, H6 and F6."
    );
}

#[test]
fn the_system_is_followed_until_the_learner_chooses() {
    let start = |system| {
        let (course, _) = read_course(&EmbeddedLessons);
        TengenApp::new(
            Setup {
                course: course.unwrap(),
                layers: vec![embedded()],
                faces: Vec::new(),
                system_locales: vec!["ja-JP".to_owned()],
                system,
                progress: Progress::default(),
                settings: Settings::default(),
                notice: None,
                lesson: None,
                translate: None,
                author: None,
                teach: None,
            },
            Box::new(Memory::default()),
        )
    };
    let plain = SystemTaste::default();
    let dark = SystemTaste {
        dark: true,
        ..plain
    };
    let strong = SystemTaste {
        contrast: true,
        ..dark
    };
    let calm = SystemTaste {
        reduced_motion: true,
        ..plain
    };
    let cases = [
        (plain, ThemeKind::Light, false),
        (dark, ThemeKind::Dark, false),
        (strong, ThemeKind::HighContrast, false),
        (calm, ThemeKind::Light, true),
    ];
    for (system, kind, still) in cases {
        let mut app = start(system);
        assert_eq!(app.state().theme().kind, kind, "{system:?}");
        assert_eq!(app.state().is_still(), still, "{system:?}");
        assert_eq!(app.state().locale().to_string(), "ja");
        app.apply(Command::Theme(ThemeChoice::Light));
        app.apply(Command::Motion(MotionChoice::Full));
        assert_eq!(app.state().theme().kind, ThemeKind::Light, "{system:?}");
        assert!(!app.state().is_still(), "{system:?}");
    }
}

#[test]
fn whoever_comes_for_the_first_time_finds_their_language() {
    let mut harness = harness(app("en", None, still(), Memory::default()), 1280.0, 800.0);
    for name in ["日本語", "简体中文", "繁體中文", "English"] {
        harness
            .get_by_role_and_label(Role::RadioButton, name)
            .click();
        harness.run();
        let words = &harness.state().state().words;
        assert_eq!(words.plain("language-name"), name);
        harness.get_by_role_and_label(Role::Button, &words.plain("home-begin"));
    }
}

/// The outlines of a shape: where they are and how they are drawn.
fn outlines(shape: &Shape, found: &mut Vec<(egui::Rect, egui::Stroke)>) {
    match shape {
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| outlines(shape, found)),
        Shape::Rect(rect) => found.push((rect.rect, rect.stroke)),
        Shape::Circle(circle) => found.push((circle.visual_bounding_rect(), circle.stroke)),
        _ => {}
    }
}

#[test]
fn whatever_has_the_keyboard_can_be_seen_to_have_it() {
    let stops = {
        let (course, _) = read_course(&EmbeddedLessons);
        tour(&course.unwrap())
    };
    let wanted = [
        "home",
        "settings",
        "keys",
        "rules",
        "commands",
        "ko/ko_retake/right",
        "handi/handi_komi/asked",
        "ko/end",
        "first_move/first_turn/asked",
        "first_move/first_corner/hinted",
    ];
    let mut focused = BTreeSet::new();
    for theme in [ThemeChoice::Light, ThemeChoice::Dark, ThemeChoice::Contrast] {
        let mut harness = harness(app("en", None, still(), Memory::default()), 1280.0, 800.0);
        apply(&mut harness, Command::Theme(theme));
        for stop in stops
            .iter()
            .filter(|stop| wanted.contains(&stop.name.as_str()))
        {
            for command in &stop.commands {
                harness.state_mut().apply(command.clone());
            }
            harness.run();
            for _ in 0..40 {
                press(&mut harness, Modifiers::NONE, Key::Tab);
                let color = harness.state().state().theme().focus().color;
                let nodes: Vec<_> = harness
                    .root()
                    .children_recursive()
                    .filter(|node| {
                        node.is_focused() && node.accesskit_node().role() != Role::Window
                    })
                    .collect();
                let Some(node) = nodes.first() else { continue };
                let role = node.accesskit_node().role();
                let label = node.accesskit_node().label().unwrap_or_default();
                // The board shows its cursor instead, and a field its own frame.
                let on_board = harness.root().children_recursive().any(|other| {
                    other.accesskit_node().role() == Role::Group
                        && other.rect().contains_rect(node.rect())
                });
                if on_board || role == Role::TextInput {
                    continue;
                }
                let mut found = Vec::new();
                for clipped in &harness.output().shapes {
                    outlines(&clipped.shape, &mut found);
                }
                let seen = found.iter().any(|(rect, stroke)| {
                    stroke.color == color
                        && stroke.width >= 2.0
                        && node.rect().expand(6.0).contains_rect(*rect)
                });
                assert!(
                    seen,
                    "{} {theme:?}: {role:?} “{label}” has no frame",
                    stop.name
                );
                focused.insert(format!("{role:?} {label}"));
            }
        }
    }
    assert!(focused.len() > 40, "{focused:?}");
}

#[test]
fn the_first_course_can_be_taken_by_keyboard_alone() {
    for locale in LOCALES {
        let mut harness = harness(app(locale, None, still(), Memory::default()), 1280.0, 800.0);
        // To the way on, and in.
        let begin = harness.state().state().words.plain("home-begin");
        for _ in 0..120 {
            press(&mut harness, Modifiers::NONE, Key::Tab);
            let on = harness.query_by_role_and_label(Role::Button, &begin);
            if on.is_some_and(|button| button.is_focused()) {
                break;
            }
        }
        press(&mut harness, Modifiers::NONE, Key::Enter);
        let lessons = harness.state().state().course.lessons.len();
        let mut finished = 0;
        for _ in 0..2000 {
            if let Screen::Summary(_) = harness.state().state().screen {
                finished += 1;
                if finished == lessons {
                    break;
                }
                press(&mut harness, Modifiers::NONE, Key::PageDown);
                continue;
            }
            let input = {
                let runner = runner(harness.state());
                next_input(runner.step(), runner.state())
            };
            match input {
                None => press(&mut harness, Modifiers::NONE, Key::PageDown),
                Some(Input::Point(point)) => type_text(&mut harness, &point.to_string()),
                Some(Input::Pass) => press(&mut harness, Modifiers::NONE, Key::F4),
                Some(Input::Choose(index)) => choose_by_keyboard(&mut harness, index),
                Some(other) => panic!("{other:?}"),
            }
        }
        assert_eq!(finished, lessons, "{locale}");
        let state = harness.state().state();
        for lesson in &state.course.lessons {
            for step in &lesson.steps {
                let done = state.progress.is_finished(&state.course, &step.id);
                assert!(done, "{locale} {}", step.id);
            }
        }
    }
}

/// Tabs to an answer and presses it.
fn choose_by_keyboard(harness: &mut Harness<'static, TengenApp>, index: usize) {
    let label = {
        let state = harness.state().state();
        let runner = runner(harness.state());
        let narrator = state.narrator(runner.state().game().board().size());
        narrator.answers(runner.step(), runner.state())[index].plain()
    };
    for _ in 0..60 {
        press(harness, Modifiers::NONE, Key::Tab);
        let answer = harness.query_by_role_and_label(Role::RadioButton, &label);
        if answer.is_some_and(|answer| answer.is_focused()) {
            press(harness, Modifiers::NONE, Key::Space);
            return;
        }
    }
    panic!("no Tab leads to “{label}”");
}

#[test]
fn the_ways_of_counting_are_buttons_and_are_read_aloud() {
    let mut harness = start("three_ways");
    harness.get_by_label("Why all ways agree");
    for (way, total, words) in [
        ("Prisoners filled in", "Total 11 12.5", "Points left 11 6"),
        ("By area", "Total 43 44.5", "Stones on the board 30 26"),
        ("By territory", "Total 19 20.5", "Prisoners 4 2"),
    ] {
        harness
            .get_by_role_and_label(Role::RadioButton, way)
            .click();
        harness.run();
        harness.get_by_label(total);
        harness.get_by_label(words);
        assert_eq!(
            harness.state().state().spoken,
            format!("{way}. White wins by 1.5.")
        );
    }
}

#[test]
fn whatever_is_thrown_away_twice_comes_back_in_two_steps() {
    let mut harness = start("ko");
    type_text(&mut harness, "b8");
    let progress = harness.state().state().progress.clone();
    apply(&mut harness, Command::Theme(ThemeChoice::Dark));
    let settings = harness.state().state().settings.clone();
    apply(&mut harness, Command::ResetProgress);
    apply(&mut harness, Command::ResetProgress);
    apply(&mut harness, Command::DefaultSettings);
    apply(&mut harness, Command::Language("ja".to_owned()));
    for _ in 0..3 {
        apply(&mut harness, Command::Undo);
    }
    let state = harness.state().state();
    assert!(state.undo.is_empty());
    let finished = |progress: &Progress| {
        let lesson = state.course.lesson("ko").unwrap();
        progress.finished_in(&state.course, lesson)
    };
    assert_eq!(finished(&state.progress), finished(&progress));
    // The language was chosen since, and stays.
    let expected = Settings {
        locale: Some("ja".to_owned()),
        ..settings
    };
    assert_eq!(state.settings, expected);
}

#[test]
fn nobody_is_thrown_out_of_another_lesson() {
    let mut harness = start("ko");
    type_text(&mut harness, "b8");
    apply(&mut harness, Command::RestartLesson);
    apply(
        &mut harness,
        Command::Open {
            lesson: "capture".to_owned(),
            step: None,
        },
    );
    assert_eq!(harness.state().state().notice, None);
    press(&mut harness, Modifiers::COMMAND, Key::Z);
    assert_eq!(runner(harness.state()).lesson().id, "capture");
    // The settings still bring the progress back.
    press(&mut harness, Modifiers::NONE, Key::F10);
    harness.get_by_label("Bring it back").click();
    harness.run();
    assert_eq!(runner(harness.state()).lesson().id, "capture");
    let state = harness.state().state();
    let ko = state.course.lesson("ko").unwrap();
    assert_eq!(state.progress.finished_in(&state.course, ko), 1);
}

#[test]
fn a_step_that_is_started_again_twice_comes_back() {
    let mut harness = start("ko");
    type_text(&mut harness, "b8");
    let before = runner(harness.state()).state().clone();
    apply(&mut harness, Command::RestartStep);
    apply(&mut harness, Command::RestartStep);
    press(&mut harness, Modifiers::COMMAND, Key::Z);
    assert_eq!(runner(harness.state()).state(), &before);
    // A click on the dot of the step one is in begins nothing anew.
    apply(&mut harness, Command::GoTo(0));
    assert_eq!(runner(harness.state()).state(), &before);
}

#[test]
fn arrows_and_enter_of_one_frame_are_taken_in_their_order() {
    let mut harness = start("first_move");
    press(&mut harness, Modifiers::NONE, Key::PageDown);
    harness.get_by_label("Board, 9 by 9").focus();
    harness.run();
    let key = |key| egui::Event::Key {
        key,
        physical_key: None,
        pressed: true,
        repeat: false,
        modifiers: Modifiers::NONE,
    };
    let keys = [Key::ArrowLeft, Key::ArrowLeft, Key::ArrowDown, Key::Enter];
    harness.input_mut().events.extend(keys.map(key));
    harness.run();
    let taken = runner(harness.state()).state();
    let played = taken.game().board().stones().next().map(|(at, _)| at);
    assert_eq!(played.map(|at| at.to_string()).as_deref(), Some("C4"));
}

#[test]
fn a_key_that_is_held_down_presses_a_button_once() {
    let mut harness = start("first_move");
    let next = harness.state().state().words.plain("lesson-next");
    harness.get_by_role_and_label(Role::Button, &next).focus();
    harness.run();
    for repeat in [false, true, true, true] {
        harness.event(egui::Event::Key {
            key: Key::Enter,
            physical_key: None,
            pressed: true,
            repeat,
            modifiers: Modifiers::NONE,
        });
        harness.run();
    }
    assert_eq!(runner(harness.state()).index(), 1);
}

#[test]
fn an_open_menu_takes_escape_for_itself() {
    let mut harness = harness(
        app("en", Some("ko"), still(), Memory::default()),
        1280.0,
        800.0,
    );
    type_text(&mut harness, "b8");
    harness.get_by_label("Language: English").click();
    harness.run();
    harness.get_by_role_and_label(Role::RadioButton, "日本語");
    press(&mut harness, Modifiers::NONE, Key::Escape);
    assert_eq!(runner(harness.state()).lesson().id, "ko");
    assert!(
        harness
            .query_by_role_and_label(Role::RadioButton, "日本語")
            .is_none()
    );
}

#[test]
fn a_language_on_its_way_says_how_much_of_it_is_there() {
    let english = embedded().remove(0);
    let as_language = |id: &str, files: &[&str]| LocaleFiles {
        id: id.parse().unwrap(),
        files: english
            .files
            .iter()
            .filter(|file| files.is_empty() || files.contains(&file.name()))
            .cloned()
            .collect(),
        lock: None,
    };
    let mut setup = setup("en", Some("ko"), still());
    let some = as_language("en-AU", &["formats.ftl", "reasons.ftl"]);
    let more = as_language("en-CA", &["formats.ftl", "app.ftl", "reasons.ftl"]);
    let whole = as_language("en-GB", &[]);
    setup.layers.insert(0, vec![some, more, whole]);
    let app = TengenApp::new(setup, Box::new(Memory::default()));
    let mut harness = harness(app, 1280.0, 800.0);
    harness.get_by_label("Language: English").click();
    harness.run();
    let shares: Vec<u32> = harness
        .get_all_by_role(Role::RadioButton)
        .filter_map(|node| node.accesskit_node().label())
        .filter_map(|label| {
            let share = label.strip_prefix("English · ")?.strip_suffix('%')?;
            share.parse().ok()
        })
        .collect();
    assert_eq!(shares.len(), 2, "{shares:?}");
    assert!(
        0 < shares[0] && shares[0] < shares[1] && shares[1] < 100,
        "{shares:?}"
    );
    let whole = harness.get_all_by_role_and_label(Role::RadioButton, "English");
    assert_eq!(whole.count(), 2);
}

#[test]
fn the_keyboard_stays_where_it_is_when_a_notice_comes() {
    let mut harness = start("ko");
    press(&mut harness, Modifiers::NONE, Key::F10);
    harness.get_by_label("Clear all progress").focus();
    harness.run();
    press(&mut harness, Modifiers::NONE, Key::Enter);
    let told = harness.get_all_by_label("All progress is forgotten.");
    assert_eq!(told.count(), 2);
    assert!(harness.get_by_label("Clear all progress").is_focused());
}

#[test]
fn the_keyboard_is_back_on_the_board_when_a_sheet_is_closed() {
    for open in [Key::F10, Key::F1, Key::F3] {
        let mut harness = start("ko");
        harness.get_by_role(Role::Group).focus();
        harness.run();
        let focused =
            |harness: &Harness<'_, TengenApp>| harness.ctx.memory(|memory| memory.focused());
        let board = focused(&harness);
        assert!(board.is_some());
        press(&mut harness, Modifiers::NONE, open);
        assert_ne!(focused(&harness), board);
        press(&mut harness, Modifiers::NONE, Key::Escape);
        assert_eq!(focused(&harness), board, "{open:?}");
    }
}
