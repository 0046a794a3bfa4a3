//! What a class is to be taught: lessons in an order of the teacher's, or a plan that was brought along.

use egui::{Ui, vec2};

use super::command::Command;
use super::controls::{WordButton, field_ui, link_ui};
use super::speech::tell;
use super::state::{Notice, Sheet, State};
use super::text::TextBlock;
use super::theme::{Theme, size};
use crate::locale::{Args, Text};

/// What a teacher has chosen so far.
#[derive(Clone, Debug, Default)]
pub struct Preparation {
    /// The lessons, in the order in which they were chosen.
    pub lessons: Vec<String>,
    /// The plans that were found, by their paths.
    pub plans: Vec<String>,
    /// The path that is typed.
    pub path: String,
    /// Whether plans are looked for since the sheet was opened.
    looked: bool,
}

/// What the teacher does on the sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Prepare {
    /// Chooses a lesson, or no longer.
    Lesson(String),
    /// Types a path.
    Path(String),
    /// Opens the desk with the chosen lessons; `update` does that.
    Begin,
    /// Keeps the chosen lessons as a plan.
    Save,
}

/// Takes up the plans that were found, and looks for them when the sheet opens.
pub(super) fn tick(state: &mut State, ui: &Ui) {
    if state.sheet != Some(Sheet::Prepare) {
        state.preparation.looked = false;
        return;
    }
    if !std::mem::replace(&mut state.preparation.looked, true) {
        let ctx = ui.ctx().clone();
        let wake = Box::new(move || ctx.request_repaint());
        state.desk.look_for_plans(wake);
    }
    state.preparation.plans = state.desk.plans();
}

/// Applies what the teacher did.
pub(super) fn apply(state: &mut State, act: Prepare) {
    let chosen = &mut state.preparation;
    match act {
        Prepare::Lesson(id) => match chosen.lessons.iter().position(|it| *it == id) {
            Some(at) => {
                chosen.lessons.remove(at);
            }
            None => chosen.lessons.push(id),
        },
        Prepare::Path(path) => chosen.path = path,
        Prepare::Begin => {}
        Prepare::Save => save(state),
    }
}

/// Writes the chosen lessons as a plan that can be gone on with in any editor.
fn save(state: &mut State) {
    let mut text = String::from("format: 1\nplan:\n");
    for lesson in &state.preparation.lessons {
        text.push_str(&format!("  - lesson: {lesson}\n    minutes: 10\n"));
    }
    let notice = match state.desk.save_file("plan.yaml", text.as_bytes()) {
        Ok(path) => {
            // It is among those that are found from now on.
            state.preparation.looked = false;
            Notice {
                key: "prepare-saved",
                args: vec![("path", path)],
            }
        }
        Err(why) => Notice {
            key: "prepare-not-saved",
            args: vec![("why", why)],
        },
    };
    tell(state, notice);
}

/// Draws the sheet.
pub(super) fn prepare_ui(ui: &mut Ui, state: &State, theme: &Theme, commands: &mut Vec<Command>) {
    let words = |key: &str| state.words.plain(key);
    let chosen = &state.preparation;
    let text_ui = |ui: &mut Ui, key: &str| {
        let text = Text::from_plain(words(key));
        TextBlock::new(&text, theme).color(theme.muted).ui(ui);
    };
    let do_it = |act| Command::Prepare(Box::new(act));
    let title = Text::from_plain(words("prepare-plans"));
    TextBlock::new(&title, theme).heading(size::TEXT).ui(ui);
    text_ui(ui, "prepare-drop");
    for path in &chosen.plans {
        if link_ui(ui, theme, path).clicked() {
            commands.push(Command::OpenPack(path.clone()));
        }
    }
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(8.0, 8.0);
        let mut path = chosen.path.clone();
        let field = field_ui(ui, theme, &mut path, &words("prepare-path"));
        if field.changed() {
            commands.push(do_it(Prepare::Path(path.clone())));
        }
        if WordButton::new(&words("prepare-open"), theme)
            .ui(ui)
            .clicked()
            && !path.is_empty()
        {
            commands.push(Command::OpenPack(path.trim().to_owned()));
        }
    });
    ui.add_space(8.0);
    let title = Text::from_plain(words("prepare-lessons"));
    TextBlock::new(&title, theme).heading(size::TEXT).ui(ui);
    text_ui(ui, "prepare-how");
    if chosen.lessons.is_empty() {
        // So that the lessons stay where they are when the first is chosen.
        ui.add_space(theme.px(size::BUTTON).max(size::TARGET));
    } else {
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(8.0, 8.0);
            let count = i64::try_from(chosen.lessons.len()).unwrap_or(0);
            let args = Args::new().number("count", count);
            let begin = state.words.text("prepare-begin", &args).plain();
            if WordButton::new(&begin, theme).primary().ui(ui).clicked() {
                commands.push(do_it(Prepare::Begin));
            }
            let save = words("prepare-save");
            if WordButton::new(&save, theme).ui(ui).clicked() {
                commands.push(do_it(Prepare::Save));
            }
        });
    }
    for chapter in state.course.chapters_in(state.settings.order.as_deref()) {
        ui.add_space(4.0);
        let title = Text::from_plain(state.chapter_title(&chapter.id));
        TextBlock::new(&title, theme).heading(size::TEXT).ui(ui);
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
            for id in &chapter.lessons {
                let Some(lesson) = state.course.lesson(id) else {
                    continue;
                };
                let title = state.lesson_title(lesson);
                let at = chosen.lessons.iter().position(|it| it == id);
                let label = match at {
                    Some(at) => format!("{} {title}", at + 1),
                    None => title,
                };
                let button = WordButton::new(&label, theme).pill().selected(at.is_some());
                if button.ui(ui).clicked() {
                    commands.push(do_it(Prepare::Lesson(id.clone())));
                }
            }
        });
    }
}
