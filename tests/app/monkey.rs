//! Someone who presses everything: nothing panics, nothing is lost, and there is always a way on.
//!
//! `TENGEN_MONKEY_EVENTS` and `TENGEN_MONKEY_SEED` choose how long and which way; without them 2 000 events.

use egui::accesskit::Role;
use egui::{Event, Key, Modifiers, PointerButton, Pos2, pos2, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::NodeT as _;
use tengen::app::{Screen, Settings, TengenApp};
use tengen::lesson::Progress;

use crate::common::{LOCALES, Memory, app};

/// A small generator of numbers; the same seed gives the same run.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 % sides as u64).unwrap()
    }

    fn pick<'a, T>(&mut self, of: &'a [T]) -> &'a T {
        &of[self.roll(of.len())]
    }
}

const KEYS: [Key; 26] = [
    Key::Tab,
    Key::Enter,
    Key::Space,
    Key::Escape,
    Key::ArrowUp,
    Key::ArrowDown,
    Key::ArrowLeft,
    Key::ArrowRight,
    Key::PageDown,
    Key::PageDown,
    Key::PageUp,
    Key::Home,
    Key::End,
    Key::Backspace,
    Key::Delete,
    Key::F1,
    Key::F2,
    Key::F3,
    Key::F4,
    Key::F5,
    Key::F6,
    Key::F7,
    Key::F8,
    Key::F9,
    Key::F10,
    Key::F12,
];

const COMMAND_KEYS: [Key; 7] = [
    Key::K,
    Key::Z,
    Key::R,
    Key::Plus,
    Key::Minus,
    Key::Num0,
    Key::M,
];

const TYPED: [&str; 12] = [
    "d", "4", "a", "1", "j", "9", "t", "19", "?", "z", "天", "e5",
];

#[test]
fn pressing_everything_harms_nothing() {
    let number = |name: &str, otherwise: u64| match std::env::var(name) {
        Ok(value) => value.parse().expect(name),
        Err(_) => otherwise,
    };
    let events = number("TENGEN_MONKEY_EVENTS", 2_000);
    let seed = number("TENGEN_MONKEY_SEED", 0x7e4e_6e05);
    let mut dice = Dice(seed.max(1));
    let desk = Memory::default();
    let start = app(
        LOCALES[dice.roll(LOCALES.len())],
        None,
        Settings::default(),
        desk.clone(),
    );
    let mut harness = Harness::builder()
        .with_size(vec2(1280.0, 800.0))
        .with_context_setup(TengenApp::prepare)
        .build_ui_state(|ui, app: &mut TengenApp| app.ui(ui), start);
    harness.step();
    let mut lessons_seen = std::collections::BTreeSet::new();
    for number in 0..events {
        let what = act(&mut harness, &mut dice);
        let state = harness.state().state();
        let at = format!("seed {seed}, event {number}, {what}");
        if let Screen::Lesson(screen) = &state.screen {
            lessons_seen.insert(screen.runner.lesson().id.clone());
            assert_eq!(screen.runner.rebuilt(), *screen.runner.state(), "{at}");
        }
        // What is kept is what is held, so nothing that was finished can be lost.
        if let Some(saved) = desk.progress.borrow().as_ref() {
            let saved = Progress::from_json(saved).expect(&at);
            assert_eq!(saved, state.progress, "{at}");
        }
        let ways = harness
            .root()
            .children_recursive()
            .filter(|node| {
                matches!(
                    node.accesskit_node().role(),
                    Role::Button | Role::RadioButton
                )
            })
            .count();
        assert!(ways > 3, "{at}: only {ways} things can be pressed");
    }
    assert!(lessons_seen.len() > 3, "{lessons_seen:?}");
}

/// Does one thing; returns what it was.
fn act(harness: &mut Harness<'_, TengenApp>, dice: &mut Dice) -> String {
    match dice.roll(100) {
        0..=39 => {
            let at = somewhere(harness, dice);
            let button = if dice.roll(8) == 0 {
                PointerButton::Secondary
            } else {
                PointerButton::Primary
            };
            harness.event(Event::PointerMoved(at));
            for pressed in [true, false] {
                harness.event(Event::PointerButton {
                    pos: at,
                    button,
                    pressed,
                    modifiers: Modifiers::NONE,
                });
            }
            harness.step();
            format!("{button:?} click at {at}")
        }
        40..=69 => {
            let key = *dice.pick(&KEYS);
            harness.key_press(key);
            harness.step();
            format!("{key:?}")
        }
        70..=76 => {
            let key = *dice.pick(&COMMAND_KEYS);
            harness.key_press_modifiers(Modifiers::COMMAND, key);
            harness.step();
            format!("command {key:?}")
        }
        77..=91 => {
            let text = *dice.pick(&TYPED);
            harness.event(Event::Text(text.to_owned()));
            harness.step();
            format!("types {text}")
        }
        92..=94 => {
            let size = vec2(
                320.0 + dice.roll(2200) as f32,
                320.0 + dice.roll(1400) as f32,
            );
            harness.set_size(size);
            harness.step();
            format!("resizes to {size}")
        }
        95 => {
            let scale = *dice.pick(&[0.75, 1.0, 1.25, 2.0]);
            harness.set_pixels_per_point(scale);
            harness.step();
            format!("scales to {scale}")
        }
        _ => {
            // Time goes by.
            let frames = dice.roll(40);
            harness.run_steps(frames);
            format!("waits {frames} frames")
        }
    }
}

/// A place on the screen, often on a control.
fn somewhere(harness: &Harness<'_, TengenApp>, dice: &mut Dice) -> Pos2 {
    let rect = harness.ctx.content_rect();
    if dice.roll(3) == 0 {
        return pos2(
            rect.left() + dice.roll(1000) as f32 / 1000.0 * rect.width(),
            rect.top() + dice.roll(1000) as f32 / 1000.0 * rect.height(),
        );
    }
    let nodes: Vec<_> = harness
        .root()
        .children_recursive()
        .filter(|node| node.accesskit_node().bounding_box().is_some())
        .collect();
    let node = dice.pick(&nodes);
    node.rect().center()
}
