//! Which texts of lessons are taller than their place on the screen: measured, with the app's own lines and faces.

use std::collections::BTreeSet;

use egui::{Context, Pos2, RawInput, Rect, Ui, pos2, vec2};

use super::lesson_places::{BAR, Places};
use super::settings::Settings;
use super::state::{Setup, SystemTaste};
use super::text::TextBlock;
use super::theme::{Theme, ThemeKind, size};
use super::tour::{lesson_tour, screens_tour};
use super::translate::{begin_noting, end_noting, text_of_words};
use super::{Offscreen, TengenApp};
use crate::draw::{ExtraFace, Face, FontSet};
use crate::lesson::{Course, Progress, Runner, Step};
use crate::locale::{
    Args, CoordinateStyle, Format, Layers, LocaleFiles, Narrator, Problem, TextName, Words,
    inventory, problem_at, text_label,
};

/// A window, and the size of its text in percent.
struct Window {
    width: f32,
    height: f32,
    text: u16,
}

/// The windows that a text has to fit.
const WINDOWS: [Window; 3] = [
    Window {
        width: 1280.0,
        height: 800.0,
        text: 100,
    },
    Window {
        width: 1024.0,
        height: 768.0,
        text: 100,
    },
    Window {
        width: 1280.0,
        height: 800.0,
        text: 150,
    },
];

/// What is said to a move has this much beside and above its words.
const SAID_MARGIN: (f32, f32) = (39.0, 24.0);

/// Measures texts in their places.
pub struct Ruler(Context);

impl Ruler {
    /// A ruler with the shipped faces, and others behind them.
    pub fn new(faces: &[ExtraFace]) -> Self {
        let context = Context::default();
        TengenApp::prepare(&context);
        context.set_fonts(FontSet::with(Face::Latin, faces));
        Self(context)
    }

    /// The texts of a language's lessons that do not fit their place whole, so that a learner has to scroll within a
    /// single text: a step's heading with its text, and each answer.
    pub fn overflows(&self, course: &Course, words: &Words, files: &LocaleFiles) -> Vec<Problem> {
        let texts = inventory(files);
        let mut problems = Vec::new();
        let input = RawInput {
            screen_rect: Some(Rect::from_min_size(Pos2::ZERO, vec2(1280.0, 800.0))),
            ..RawInput::default()
        };
        let mut done = false;
        let mut output = self.0.run_ui(input, |ui| {
            // egui may draw a frame twice.
            if std::mem::replace(&mut done, true) {
                return;
            }
            let own = |name: &TextName| texts.iter().find(|text| &text.name == name);
            for lesson in &course.lessons {
                let Some((mut runner, _)) = Runner::new(lesson.clone()) else {
                    continue;
                };
                for (index, step) in lesson.steps.iter().enumerate() {
                    let key = course.text_key(step);
                    let here = texts.iter().filter(|text| text.name.0 == key);
                    let names: Vec<&TextName> = here.map(|text| &text.name).collect();
                    if names.is_empty() {
                        continue;
                    }
                    runner.go_to(index);
                    let measure = Measure::new(ui, course, words, &runner, step, index);
                    for name in names {
                        if let Some((window, percent)) = measure.overflow(name)
                            && let Some(text) = own(name)
                        {
                            problems.push(problem_at(
                                files,
                                text,
                                format!(
                                    "“{}” is {percent} % taller than its place in a window of {} × {} with text at {} %",
                                    text_label(name),
                                    window.width,
                                    window.height,
                                    window.text
                                ),
                                "say it in fewer words, or in two steps",
                            ));
                        }
                    }
                }
            }
        });
        // Nothing is painted.
        output.textures_delta.clear();
        problems
    }
}

/// The texts of the screens outside lessons, and of the first lesson's, that are cut off at the side in one of the windows.
pub fn cut_off(
    course: &Course,
    layers: &Layers,
    faces: &[ExtraFace],
    files: &LocaleFiles,
) -> Vec<Problem> {
    let texts = inventory(files);
    let mut stops = screens_tour(course);
    stops.extend(course.lessons.first().into_iter().flat_map(lesson_tour));
    let mut known: BTreeSet<TextName> = BTreeSet::new();
    let mut problems = Vec::new();
    for window in &WINDOWS {
        let setup = Setup {
            course: course.clone(),
            layers: layers.to_vec(),
            faces: faces.to_vec(),
            system_locales: Vec::new(),
            system: SystemTaste::default(),
            progress: Progress::default(),
            settings: Settings {
                locale: Some(files.id.to_string()),
                text_percent: window.text,
                ..Settings::default()
            },
            notice: None,
            lesson: None,
            translate: None,
            author: None,
            teach: None,
        };
        let mut app = Offscreen::new(setup, vec2(window.width, window.height), 1.0);
        app.watch();
        for stop in &stops {
            // Nothing is painted.
            let shown = app.go(stop, &mut |mut frame| frame.textures_delta.clear());
            begin_noting(app.context(), None);
            app.frame().textures_delta.clear();
            let cut = end_noting(app.context()).cut;
            app.close_notice();
            for words in cut {
                let name = text_of_words(&words, &shown);
                let text = name.and_then(|name| texts.iter().find(|text| text.name == name));
                let Some(text) = text.filter(|text| known.insert(text.name.clone())) else {
                    continue;
                };
                let message = format!(
                    "“{}” is cut off in a window of {} × {} with text at {} %, on the screen {}",
                    text_label(&text.name),
                    window.width,
                    window.height,
                    window.text,
                    stop.name
                );
                problems.push(problem_at(files, text, message, "say it in fewer words"));
            }
        }
    }
    problems
}

/// The texts of one step, to be measured.
struct Measure<'a> {
    ui: &'a Ui,
    words: &'a Words,
    heading: crate::locale::Text,
    text: crate::locale::Text,
}

impl<'a> Measure<'a> {
    fn new(
        ui: &'a Ui,
        course: &Course,
        words: &'a Words,
        runner: &Runner,
        step: &Step,
        index: usize,
    ) -> Self {
        let board = runner.state().game().board().size();
        let format = Format {
            style: CoordinateStyle::default(),
            columns: board.columns(),
            rows: board.rows(),
        };
        let narrator = Narrator::new(words, course, format);
        Self {
            ui,
            words,
            heading: narrator.heading(runner.lesson(), index, runner.state()),
            text: narrator.text(step, runner.state()),
        }
    }

    /// The first window that the text does not fit, and by how much, in percent.
    fn overflow(&self, name: &TextName) -> Option<(&'static Window, u32)> {
        // What fits a smaller window fits a larger one.
        WINDOWS.iter().find_map(|window| {
            let theme = Theme::new(
                ThemeKind::Light,
                self.words.locale().clone(),
                f32::from(window.text) / 100.0,
            );
            let screen = Rect::from_min_max(
                pos2(0.0, size::TOP_BAR.max(theme.px(48.0))),
                pos2(window.width, window.height),
            );
            let column = Places::new(screen, &theme).column;
            let width = column.width() - BAR;
            let height = match &name.1 {
                None => {
                    let heading = TextBlock::new(&self.heading, &theme).heading(size::HEADING);
                    let text = TextBlock::new(&self.text, &theme);
                    let gap = theme.px(12.0);
                    let heading = heading.size(self.ui, width).y;
                    size::TARGET + gap + heading + gap + text.size(self.ui, width).y
                }
                Some(attribute) if is_said(attribute) => {
                    let said = self.words.attribute(&name.0, attribute, &Args::new())?;
                    let width = width - SAID_MARGIN.0;
                    let said = TextBlock::new(&said, &theme).size(self.ui, width).y;
                    // A heading of one line stands over it.
                    said + theme.px(size::TEXT) * 1.62 + SAID_MARGIN.1
                }
                Some(_) => return None,
            };
            let over = height / column.height() - 1.0;
            (over > 0.0).then(|| (window, percent(over)))
        })
    }
}

/// Whether an attribute is said in the column of a lesson.
fn is_said(attribute: &str) -> bool {
    ["right", "hint", "rule"].contains(&attribute) || attribute.starts_with("wrong-")
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a positive share of a window's height"
)]
fn percent(share: f32) -> u32 {
    (share * 100.0).ceil() as u32
}
