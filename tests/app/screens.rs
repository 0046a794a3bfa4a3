//! Every screen in every state, in every language, theme and text size, in a large and a small window.
//!
//! The harness itself fails on a character that the face lacks and on a control without a name. Here every frame is
//! looked over for texts that leave their place, lie over each other or are hard to read, and for controls that are
//! too small to hit.

use egui::accesskit::Role;
use egui::{Color32, Rect, Shape, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::NodeT as _;
use tengen::app::{Command, Settings, TengenApp, ThemeChoice, tour};

use crate::common::{Memory, app, harness, still};
use crate::theme::contrast;

const SIZES: [(f32, f32); 2] = [(1280.0, 800.0), (800.0, 600.0)];
const PERCENTS: [u16; 2] = [100, 150];
const THEMES: [ThemeChoice; 3] = [ThemeChoice::Light, ThemeChoice::Dark, ThemeChoice::Contrast];

#[test]
fn every_screen_holds_in_english() {
    visit("en");
}

#[test]
fn every_screen_holds_in_japanese() {
    visit("ja");
}

#[test]
fn every_screen_holds_in_simplified_chinese() {
    visit("zh-Hans");
}

#[test]
fn every_screen_holds_in_traditional_chinese() {
    visit("zh-Hant");
}

/// Visits everything in one language.
fn visit(locale: &str) {
    let app = app(locale, None, still(), Memory::default());
    let stops = tour(&app.state().course);
    assert!(stops.len() > 300, "{}", stops.len());
    let mut harness = harness(app, 1280.0, 800.0);
    let mut faults: Vec<String> = Vec::new();
    for stop in &stops {
        for command in &stop.commands {
            harness.state_mut().apply(command.clone());
        }
        for (width, height) in SIZES {
            harness.set_size(vec2(width, height));
            for percent in PERCENTS {
                harness.state_mut().apply(Command::TextPercent(percent));
                for theme in THEMES {
                    harness.state_mut().apply(Command::Theme(theme));
                    if theme == THEMES[0] {
                        harness.run();
                    } else {
                        // Only the colors change.
                        harness.step();
                    }
                    let place = format!(
                        "{locale} {} {width}x{height} {percent}% {theme:?}",
                        stop.name
                    );
                    faults.extend(
                        look(&harness)
                            .into_iter()
                            .map(|fault| format!("{place}: {fault}")),
                    );
                }
            }
        }
        harness.state_mut().apply(Command::CloseNotice);
        if faults.len() > 40 {
            break;
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// A text as it was drawn.
struct Drawn {
    text: String,
    rect: Rect,
    clip: Rect,
    color: Color32,
    ground: Option<Color32>,
}

/// What is wrong with the frame that was drawn last.
pub fn look(harness: &Harness<'_, TengenApp>) -> Vec<String> {
    let mut faults = Vec::new();
    let boards: Vec<Rect> = harness
        .root()
        .children_recursive()
        .filter(|node| matches!(node.accesskit_node().role(), Role::Group | Role::Image))
        .map(|node| node.rect())
        .collect();
    let screen = harness.ctx.content_rect();
    let texts = texts(harness);
    for drawn in &texts {
        let Drawn {
            text, rect, clip, ..
        } = drawn;
        let seen = rect.intersect(*clip);
        if seen.width() <= 0.0 || seen.height() <= 0.0 {
            // Scrolled out of sight.
            continue;
        }
        let room = clip.intersect(screen);
        if rect.left() < room.left() - 1.0 || rect.right() > room.right() + 1.0 {
            faults.push(format!("“{text}” leaves its place: {rect:?} in {room:?}"));
        }
        let on_board = boards.iter().any(|board| board.contains(rect.center()));
        if let (Some(ground), false) = (drawn.ground, on_board) {
            let ratio = contrast(drawn.color, ground);
            if ratio < 4.5 {
                faults.push(format!(
                    "“{text}” is hard to read: {ratio:.1}:1 on {ground:?}"
                ));
            }
        }
    }
    faults.extend(overlaps(&texts, &boards));
    faults.extend(controls(harness, &boards, &texts));
    faults
}

/// Texts that lie over each other.
fn overlaps(texts: &[Drawn], boards: &[Rect]) -> Vec<String> {
    let seen: Vec<&Drawn> = texts
        .iter()
        .filter(|drawn| {
            !boards
                .iter()
                .any(|board| board.contains(drawn.rect.center()))
        })
        .collect();
    let mut faults = Vec::new();
    for (index, one) in seen.iter().enumerate() {
        for other in &seen[index + 1..] {
            let common = one
                .rect
                .intersect(one.clip)
                .intersect(other.rect.intersect(other.clip));
            // Lines of one text stand close; letters reach into each other's leading. Of two marks in a row half a
            // square is empty.
            let least = one.rect.height().min(other.rect.height());
            if common.width() > least * 0.45 && common.height() > least * 0.4 {
                faults.push(format!("“{}” lies over “{}”", one.text, other.text));
            }
        }
    }
    faults
}

/// Controls that are too small, or whose words stick out.
fn controls(harness: &Harness<'_, TengenApp>, boards: &[Rect], texts: &[Drawn]) -> Vec<String> {
    let mut faults = Vec::new();
    for node in harness.root().children_recursive() {
        let accesskit = node.accesskit_node();
        let role = accesskit.role();
        if !matches!(
            role,
            Role::Button | Role::RadioButton | Role::Link | Role::TextInput | Role::ListItem
        ) {
            continue;
        }
        let label = accesskit.label().unwrap_or_default();
        let rect = node.rect();
        let on_board = boards.iter().any(|board| board.contains(rect.center()));
        // Nineteen lines in a small window are closer than that; their points can be typed as well.
        let least = if on_board { 16.0 } else { 24.0 };
        if rect.width() < least - 0.01 || rect.height() < least - 0.01 {
            faults.push(format!("“{label}” is too small: {:?}", rect.size()));
        }
        if on_board || role == Role::TextInput {
            continue;
        }
        let own = |drawn: &&Drawn| {
            let seen = drawn.rect.intersect(drawn.clip);
            rect.contains(drawn.rect.center()) && seen.is_positive() && label.contains(&drawn.text)
        };
        // A link that is scrolled away may lie under a button with the same word.
        let of_another = |drawn: &&Drawn| {
            let mut others = harness.root().children_recursive();
            others.any(|other| {
                let named = other.accesskit_node().label();
                let same = named.is_some_and(|named| named.contains(&drawn.text));
                same && other.rect() != rect && other.rect().contains_rect(drawn.rect)
            })
        };
        for drawn in texts.iter().filter(own).filter(|it| !of_another(it)) {
            if drawn.rect.left() < rect.left() - 1.0 || drawn.rect.right() > rect.right() + 1.0 {
                faults.push(format!("“{}” sticks out of “{label}”", drawn.text));
            }
        }
    }
    faults
}

/// The texts of the last frame, each with the ground it was drawn on.
fn texts(harness: &Harness<'_, TengenApp>) -> Vec<Drawn> {
    let mut grounds: Vec<(Rect, Color32)> = Vec::new();
    let mut texts = Vec::new();
    for clipped in &harness.output().shapes {
        collect(&clipped.shape, clipped.clip_rect, &mut grounds, &mut texts);
    }
    texts
}

fn collect(shape: &Shape, clip: Rect, grounds: &mut Vec<(Rect, Color32)>, texts: &mut Vec<Drawn>) {
    match shape {
        Shape::Vec(shapes) => {
            for shape in shapes {
                collect(shape, clip, grounds, texts);
            }
        }
        Shape::Rect(rect) if rect.fill.a() == 255 => {
            grounds.push((rect.rect.intersect(clip), rect.fill));
        }
        Shape::Text(shape) => {
            let rect = Rect::from_min_size(shape.pos, shape.galley.size());
            let format = shape
                .galley
                .job
                .sections
                .first()
                .map(|section| section.format.color);
            let color = shape
                .override_text_color
                .or(format.filter(|color| *color != Color32::PLACEHOLDER))
                .unwrap_or(shape.fallback_color);
            let text = shape.galley.text();
            if text.trim().is_empty() || color.a() < 255 {
                return;
            }
            let center = rect.intersect(clip).center();
            let ground = grounds.iter().rev().find(|(rect, _)| rect.contains(center));
            texts.push(Drawn {
                text: text.to_owned(),
                rect,
                clip,
                color,
                ground: ground.map(|(_, color)| *color),
            });
        }
        _ => {}
    }
}

#[test]
fn a_fault_would_be_seen() {
    let english = || app("en", None, Settings::default(), Memory::default());
    let mut narrow = harness(english(), 1280.0, 800.0);
    assert_eq!(look(&narrow), Vec::<String>::new());
    // So narrow that words must leave their places.
    narrow.set_size(vec2(150.0, 700.0));
    narrow.run();
    assert!(!look(&narrow).is_empty());
}
