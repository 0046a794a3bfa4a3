//! What goes through the whole course: its words, its reviews, its games.

use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use tengen::app::{Command, Screen, Sheet, TengenApp};
use tengen::lesson::{Feedback, Input, Review, next_input};

use crate::common::{LOCALES, Memory, app, apply, harness, runner, start, still, type_text};

fn press(harness: &mut Harness<'static, TengenApp>, modifiers: Modifiers, key: Key) {
    harness.key_press_modifiers(modifiers, key);
    harness.run();
}

fn solve(harness: &mut Harness<'static, TengenApp>) {
    loop {
        let runner = runner(harness.state());
        let Some(input) = next_input(runner.step(), runner.state()) else {
            break;
        };
        apply(harness, Command::Input(input));
    }
}

#[test]
fn a_term_in_a_text_is_explained_beside_the_board_and_leads_to_the_list() {
    let mut harness = start("ko");
    let atari = |harness: &Harness<'static, TengenApp>| {
        let nodes = harness.query_all_by_role_and_label(Role::Link, "atari");
        nodes.count()
    };
    assert_eq!(atari(&harness), 1);
    harness.get_by_role_and_label(Role::Link, "atari").click();
    harness.run();
    harness.get_by_role_and_label(Role::Heading, "atari");
    harness.get_by_role_and_label(Role::Image, "atari");
    assert!(harness.state().state().spoken.starts_with("atari: "));
    // The step is where it was, and another click puts the card away.
    assert_eq!(runner(harness.state()).inputs(), []);
    harness.get_by_role_and_label(Role::Link, "atari").click();
    harness.run();
    assert!(
        harness
            .query_by_role_and_label(Role::Heading, "atari")
            .is_none()
    );
    // A move puts it away, too.
    harness.get_by_role_and_label(Role::Link, "atari").click();
    harness.run();
    type_text(&mut harness, "a1");
    assert!(
        harness
            .query_by_role_and_label(Role::Heading, "atari")
            .is_none()
    );
    harness.get_by_role_and_label(Role::Link, "atari").click();
    harness.run();
    harness.get_by_label("All words").click();
    harness.run();
    assert_eq!(harness.state().state().sheet, Some(Sheet::Glossary));
    harness.get_by_label("Words of Go");
}

#[test]
fn the_list_of_terms_opens_by_key_and_its_links_lead_to_the_steps_that_explain() {
    for locale in LOCALES {
        let mut harness = harness(app(locale, None, still(), Memory::default()), 1280.0, 800.0);
        press(&mut harness, Modifiers::COMMAND, Key::G);
        let (words, link) = {
            let state = harness.state().state();
            let terms = state.course.glossary.terms.iter();
            let keys = terms.map(|term| state.course.term_key(&term.id));
            let words: Vec<String> = keys.map(|key| state.words.plain(&key)).collect();
            let title = state.lesson_title(state.course.lesson("seki").unwrap());
            let args = tengen::locale::Args::new().word("title", &title);
            (words, state.words.text("glossary-explained", &args).plain())
        };
        for word in &words {
            let heading = harness.query_by_role_and_label(Role::Heading, word);
            assert!(heading.is_some(), "{locale} {word}");
        }
        // It lies further down; a screen reader reaches it.
        harness
            .get_all_by_label(&link)
            .next()
            .unwrap()
            .click_accesskit();
        harness.run();
        assert_eq!(runner(harness.state()).lesson().id, "seki", "{locale}");
        assert_eq!(harness.state().state().sheet, None);
    }
}

#[test]
fn a_term_is_found_among_all_commands() {
    let mut harness = start("ko");
    press(&mut harness, Modifiers::COMMAND, Key::K);
    harness.event(egui::Event::Text("word: snapback".to_owned()));
    harness.run();
    press(&mut harness, Modifiers::NONE, Key::Enter);
    harness.run();
    assert_eq!(harness.state().state().sheet, Some(Sheet::Glossary));
    assert!(harness.state().state().spoken.starts_with("snapback: "));
    // The list has been scrolled to it.
    let heading = harness.get_by_role_and_label(Role::Heading, "snapback");
    let rect = heading.rect();
    assert!((60.0..800.0).contains(&rect.top()), "{rect:?}");
}

#[test]
fn a_review_is_taken_from_the_map_and_leaves_the_course_alone() {
    let desk = Memory::default();
    let mut harness = harness(app("en", None, still(), desk.clone()), 1280.0, 800.0);
    let bookmark = |harness: &Harness<'static, TengenApp>| {
        let state = harness.state().state();
        state.progress.bookmark(&state.course).cloned()
    };
    assert_eq!(bookmark(&harness), None);
    harness
        .get_by_label("Review: Stones and liberties, mixed set")
        .click();
    harness.run();
    let (steps, lesson) = {
        let runner = runner(harness.state());
        (runner.lesson().steps.len(), runner.lesson().clone())
    };
    assert_eq!(lesson.review, Some(Review::Chapter("stones".to_owned())));
    for index in 0..steps {
        assert_eq!(runner(harness.state()).index(), index);
        solve(&mut harness);
        press(&mut harness, Modifiers::NONE, Key::PageDown);
    }
    let title = "Review: Stones and liberties";
    assert!(harness.query_all_by_label(title).next().is_some());
    harness.get_by_label("What you practiced");
    assert!(matches!(harness.state().state().screen, Screen::Summary(_)));
    // Nothing of the course counts as finished, and the place in it is as it was.
    let state = harness.state().state();
    assert_eq!(bookmark(&harness), None);
    for step in &lesson.steps {
        assert!(
            !state.progress.is_finished(&state.course, &step.id),
            "{}",
            step.id
        );
    }
    assert_eq!(state.progress.rounds(&state.course, "stones"), 1);
    // Once more: the same round, from its beginning.
    apply(&mut harness, Command::RestartLesson);
    assert_eq!(runner(harness.state()).index(), 0);
    assert!(runner(harness.state()).lesson().is_review());
    apply(&mut harness, Command::Home);
    harness.get_by_label("Review: Stones and liberties, taken once");
}

#[test]
fn what_went_wrong_is_offered_on_the_next_day_until_it_went_well() {
    let desk = Memory::default();
    *desk.today.borrow_mut() = 500;
    let mut harness = harness(app("en", Some("ko"), still(), desk.clone()), 1280.0, 800.0);
    type_text(&mut harness, "a1");
    solve(&mut harness);
    apply(&mut harness, Command::Home);
    assert!(harness.query_by_label("Once more").is_none());
    *desk.today.borrow_mut() = 501;
    harness.run();
    apply(&mut harness, Command::Home);
    harness.get_by_label("Once more");
    harness.get_by_label("Practice").click_accesskit();
    harness.run();
    {
        let runner = runner(harness.state());
        assert_eq!(runner.lesson().review, Some(Review::Missed));
        assert_eq!(runner.lesson().steps[0].id, "ko_take");
        // It is the same ko on another board.
        let learner = runner.state().learner();
        let stone = runner.step().points["ko"][0];
        assert_eq!(
            runner.state().game().board().at(stone),
            Some(learner.opposite())
        );
    }
    solve(&mut harness);
    apply(&mut harness, Command::Next);
    apply(&mut harness, Command::Home);
    assert!(harness.query_by_label("Once more").is_none());
    *desk.today.borrow_mut() = 504;
    apply(&mut harness, Command::Home);
    harness.get_by_label("Once more");
    // It is kept with the progress.
    let kept = desk.progress.borrow().clone().unwrap();
    assert!(kept.contains("\"ko_take\""), "{kept}");
}

#[test]
fn the_end_of_a_lesson_says_which_ideas_went_well_and_leads_to_the_others() {
    let mut harness = start("ko");
    type_text(&mut harness, "a1");
    for _ in 0..6 {
        solve(&mut harness);
        apply(&mut harness, Command::Next);
    }
    let (first, name) = {
        let state = harness.state().state();
        let step = &state.course.lesson("ko").unwrap().steps[0];
        let idea = &step.idea.as_ref().unwrap().value;
        (
            step.id.clone(),
            state.words.plain(&state.course.idea_key(idea)),
        )
    };
    let label = format!("{name}, worth another look. Look at it again");
    harness.get_by_label(&label).click();
    harness.run();
    assert_eq!(runner(harness.state()).step().id, first);
}

#[test]
fn a_game_is_played_taken_back_lost_and_won_in_every_language() {
    for locale in LOCALES {
        let game = app(locale, Some("capture_game"), still(), Memory::default());
        let mut harness = harness(game, 1280.0, 800.0);
        let words = |harness: &Harness<'static, TengenApp>, key: &str| {
            harness.state().state().words.plain(key)
        };
        type_text(&mut harness, "e1");
        assert!(matches!(
            runner(harness.state()).state().feedback(),
            Some(Feedback::Answer { .. })
        ));
        let back = words(&harness, "lesson-take-back");
        harness.get_by_role_and_label(Role::Button, &back).click();
        harness.run();
        assert_eq!(runner(harness.state()).state().game().moves().len(), 0);
        // Giving every move away loses, with a reason that names a point.
        for _ in 0..8 {
            apply(&mut harness, Command::Input(Input::Pass));
        }
        let lost = runner(harness.state()).state().feedback().cloned();
        assert!(
            matches!(
                lost,
                Some(Feedback::GameOver {
                    won: false,
                    slip: Some(_)
                })
            ),
            "{lost:?}"
        );
        let again = words(&harness, "lesson-try-again");
        harness.get_by_role_and_label(Role::Button, &again).click();
        harness.run();
        assert!(runner(harness.state()).state().feedback().is_none());
        apply(&mut harness, Command::RestartStep);
        solve(&mut harness);
        assert!(matches!(
            runner(harness.state()).state().feedback(),
            Some(Feedback::GameOver { won: true, .. })
        ));
        harness.get_by_label(&words(&harness, "game-won"));
        // A game that is counted shows its count.
        apply(
            &mut harness,
            Command::Open {
                lesson: "endgame_seven".to_owned(),
                step: None,
            },
        );
        solve(&mut harness);
        let total = words(&harness, "count-total");
        assert!(
            harness.query_by_label_contains(&total).is_some(),
            "{locale}"
        );
    }
}

#[test]
fn the_map_brings_the_learners_place_into_sight() {
    let mut harness = start("article_13");
    apply(&mut harness, Command::Home);
    harness.run();
    let label = {
        let state = harness.state().state();
        state.lesson_title(state.course.lesson("article_13").unwrap())
    };
    let cells = harness.query_all_by_role(Role::Button);
    let rect = cells
        .filter(|node| {
            let named = node.accesskit_node().label();
            named.is_some_and(|named| named.starts_with(&label))
        })
        .map(|node| node.rect())
        .next()
        .unwrap();
    assert!((56.0..760.0).contains(&rect.top()), "{rect:?}");
    // Page Down goes on from there.
    press(&mut harness, Modifiers::NONE, Key::PageDown);
    assert_eq!(runner(harness.state()).lesson().id, "article_13");
}
