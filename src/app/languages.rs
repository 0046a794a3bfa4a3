//! The choice of the language: each in its own name and face.

use egui::Ui;

use super::command::Command;
use super::controls::{Sign, WordButton, link_ui, menu_frame};
use super::state::{Setup, State};
use super::theme::Theme;
use crate::draw::{Face, Weight};
use crate::locale::{
    Args, LocaleFiles, LocaleId, Words, check_required, interface_keys, lesson_keys, program_layer,
    words_for,
};

/// A language that can be chosen.
pub struct Language {
    /// Its name for programs.
    pub id: LocaleId,
    /// Its own name for itself.
    name: String,
    /// How much of a language on its way is there, in percent; nothing where all of it is.
    share: Option<usize>,
}

impl Language {
    /// The language of that name among those that the program starts with. The program's own languages are whole, which
    /// `check` holds; only those of others are counted.
    pub fn new(id: LocaleId, setup: &Setup) -> Self {
        let own = program_layer(&setup.layers).and_then(|at| setup.layers.get(at));
        let foreign = own.is_none_or(|own| own.iter().all(|files| files.id != id));
        Self {
            name: own_name(&id, &setup.layers),
            share: foreign.then(|| share(&id, setup)).filter(|it| *it < 100),
            id,
        }
    }

    /// Its name, and how much of it is there where something is missing.
    pub fn label(&self, words: &Words) -> String {
        let Some(share) = self.share else {
            return self.name.clone();
        };
        let args = Args::new()
            .word("language", &self.name)
            .word("percent", &share.to_string());
        words.text("language-part", &args).plain()
    }
}

/// The languages that the layers hold, the program's own first.
pub fn available(layers: &[Vec<LocaleFiles>]) -> Vec<LocaleId> {
    let mut ids: Vec<LocaleId> = Vec::new();
    let own = program_layer(layers).and_then(|at| layers.get(at));
    for files in own.into_iter().chain(layers.iter().rev()).flatten() {
        if !ids.contains(&files.id) {
            ids.push(files.id.clone());
        }
    }
    ids
}

/// The key of a language's own name.
const NAME: &str = "language-name";

/// A language's own name. Only the files that hold it are read: at the start, all words of all languages would take
/// longer than everything else of ours.
fn own_name(locale: &LocaleId, layers: &[Vec<LocaleFiles>]) -> String {
    let files = layers.iter().flatten().filter(|files| &files.id == locale);
    let naming = files.map(|files| LocaleFiles {
        id: files.id.clone(),
        files: files
            .files
            .iter()
            .filter(|file| file.text.contains(NAME))
            .cloned()
            .collect(),
        lock: None,
    });
    let words = Words::new(locale.clone(), naming.collect()).0;
    if words.has(NAME) {
        words.plain(NAME)
    } else {
        words_for(locale, layers).plain(NAME)
    }
}

/// How much is there of what the program and its course need, in whole percent.
fn share(locale: &LocaleId, setup: &Setup) -> usize {
    let mut needed = interface_keys();
    needed.extend(lesson_keys(&setup.course));
    let of_language = setup.layers.iter().flatten();
    let files = of_language.filter(|files| &files.id == locale);
    let all = LocaleFiles {
        id: locale.clone(),
        files: files.flat_map(|files| files.files.clone()).collect(),
        lock: None,
    };
    let missing = check_required(&needed, &all).len();
    (needed.len() - missing) * 100 / needed.len().max(1)
}

/// The language in use; a click lists all of them, each in its own name and face.
pub fn language_ui(ui: &mut Ui, state: &State, theme: &Theme, commands: &mut Vec<Command>) {
    let current = state.words.plain("language-name");
    let label = state
        .words
        .text("nav-language", &Args::new().word("language", &current))
        .plain();
    let response = WordButton::new(&current, theme)
        .pill()
        .sign(Sign::Down)
        .label(&label)
        .ui(ui);
    egui::Popup::menu(&response)
        .frame(menu_frame(theme))
        .show(|ui| {
            ui.spacing_mut().item_spacing.y = 6.0;
            for language in &state.languages {
                if choose_language_ui(ui, language, state, theme, commands) {
                    ui.close();
                }
            }
            let words = state.words.plain("command-translate");
            if link_ui(ui, theme, &words).clicked() {
                commands.push(Command::OpenTranslate);
                ui.close();
            }
        });
}

/// Whether a bar of that width has room for all languages side by side.
pub fn offers_languages(ui: &Ui, state: &State, theme: &Theme, width: f32) -> bool {
    let widths = state.languages.iter().map(|language| {
        let label = language.label(&state.words);
        let button = language_button(language, &label, state, theme).pill();
        button.size(ui).x + 12.0
    });
    widths.sum::<f32>() + theme.px(700.0) < width
}

/// All languages side by side, for whoever comes for the first time.
pub fn languages_row_ui(ui: &mut Ui, state: &State, theme: &Theme, commands: &mut Vec<Command>) {
    // The bar is filled from the right.
    for language in state.languages.iter().rev() {
        choose_language_ui(ui, language, state, theme, commands);
    }
}

/// A language's button with its label, in the face of its own name.
fn language_button<'a>(
    language: &Language,
    label: &'a str,
    state: &State,
    theme: &'a Theme,
) -> WordButton<'a> {
    let face = Face::for_locale(&language.id.to_string());
    WordButton::new(label, theme)
        .selected(&language.id == state.locale())
        .font(face.font_id(theme.px(16.0), Weight::Regular))
}

/// The button that chooses a language; true when it was chosen.
fn choose_language_ui(
    ui: &mut Ui,
    language: &Language,
    state: &State,
    theme: &Theme,
    commands: &mut Vec<Command>,
) -> bool {
    let label = language.label(&state.words);
    let chosen = language_button(language, &label, state, theme)
        .ui(ui)
        .clicked();
    if chosen {
        commands.push(Command::Language(language.id.to_string()));
    }
    chosen
}

/// The languages as a choice, each in its own name and face.
pub fn languages_ui(ui: &mut Ui, state: &State, theme: &Theme, commands: &mut Vec<Command>) {
    ui.horizontal_wrapped(|ui| {
        for language in &state.languages {
            choose_language_ui(ui, language, state, theme, commands);
        }
    });
}
