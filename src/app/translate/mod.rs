//! The translator's desk: every text of a language with its state, and the chosen one on the live screen that shows it.
//!
//! The screen is the app itself with a state of its own, so nothing that is tried here touches the learner's progress.
//! Where a text is shown is found out by looking at screens until one of them asks for it.

mod judge;
mod list;
mod panel;
mod pick;
mod preview;
mod rows;
mod scout;
mod view;

use std::collections::BTreeMap;

use egui::Ui;

pub use self::judge::Judge;
pub(super) use self::pick::{
    begin as begin_noting, end as end_noting, note as note_words, text_of as text_of_words,
};
pub use self::rows::{Row, RowState, Sieve};
pub(super) use self::view::translate_ui;

use self::scout::{Found, Scout};
use super::command::Command;
use super::desk::NoDesk;
use super::state::{Notice, Screen, Setup, State};
use super::{speech, update};
use crate::lesson::{Place, Progress};
use crate::locale::{
    FtlText, LocaleFiles, LocaleId, PSEUDO, Shown, TermFinder, TextName, Variant, Words, inventory,
    lock_text, merged, messages_of, pseudo, read_lock, text_label, variants, words_for,
};

/// What the translator does.
#[derive(Clone, Debug, PartialEq)]
pub enum Act {
    /// Chooses the language.
    Target(String),
    /// Chooses a text and goes to its place.
    Choose(TextName),
    /// Goes to the next text of the list, or the one before.
    Step(isize),
    /// Goes to the next text with a problem, or without a translation.
    NextOpen,
    /// What is typed into the filter.
    Query(String),
    /// Which texts are listed.
    Show(Sieve),
    /// Something done on the live screen.
    Inside(Box<Command>),
    /// Chooses a text by clicking it on the live screen, or no longer.
    Pick(bool),
    /// The live screen fills the window, or no longer.
    Whole(bool),
    /// The live screen has large text, or no longer.
    Large(bool),
    /// Shows a variant of the chosen text, or what the screen says by itself.
    Variant(Option<usize>),
    /// Opens the chosen text in the editor.
    Edit,
    /// Takes the chosen text as fitting the present source.
    Accept,
    /// The list has brought the chosen text into sight.
    Revealed,
    /// The live screen has.
    Brought,
}

/// Where the chosen text is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Whereabouts {
    /// It is being looked for.
    Looking,
    /// On the screen of that name.
    On(String),
    /// On none.
    Nowhere,
}

/// What was last read from the folder.
#[derive(Clone, Debug, PartialEq)]
pub struct Reloaded {
    /// The file.
    pub path: String,
    /// Where it cannot be read; its last good texts stay then.
    pub broken: Option<Place>,
}

/// The desk.
pub struct Translate {
    /// The language.
    pub target: LocaleId,
    /// The screen with the chosen text.
    pub preview: Box<State>,
    /// Every text, in the order of the source's files.
    pub rows: Vec<Row>,
    /// What the filter says.
    pub query: String,
    /// Which texts are listed.
    pub sieve: Sieve,
    /// The chosen text.
    pub chosen: Option<TextName>,
    /// Where it is shown.
    pub whereabouts: Whereabouts,
    /// What the live screen showed in its last frame.
    pub shown: BTreeMap<TextName, Shown>,
    /// Whether a click chooses a text.
    pub picking: bool,
    /// Whether the live screen fills the window.
    pub whole: bool,
    /// Whether its text is large.
    pub large: bool,
    /// Which variant of the chosen text is shown.
    pub variant: Option<usize>,
    /// What was last read from the folder.
    pub reloaded: Option<Reloaded>,
    /// The words of the source, for the texts beside the translation.
    pub source_words: Words,
    /// Whether the list is to bring the chosen text into sight.
    pub reveal: bool,
    /// Whether the live screen is to.
    pub bring: bool,
    /// How much of each language is translated, in percent.
    pub shares: Vec<(LocaleId, usize)>,
    /// Finds the terms of the glossary in the source.
    pub source_terms: TermFinder,
    /// The source's messages as they are, and as they were when they were translated.
    pub messages: [BTreeMap<String, String>; 2],
    /// The files of the folder, then the program's own.
    layers: Vec<Vec<LocaleFiles>>,
    /// What stood in the folder's files when they could last be read.
    last_good: Vec<LocaleFiles>,
    source: Vec<FtlText>,
    judge: Judge,
    scout: Option<Scout>,
    watches: bool,
    /// Whether something was read that is not judged yet.
    stale: bool,
}

/// The size of text that is called large, in percent.
const LARGE: u16 = 150;

impl Translate {
    /// The desk for a language, at the first text that needs work.
    pub fn new(outer: &State, target: &LocaleId) -> Self {
        let layers = with_pseudo(outer.layers().to_vec(), target);
        let source_id = LocaleId::source();
        let mut desk = Self {
            target: target.clone(),
            preview: Box::new(inside(outer, &layers, target)),
            rows: Vec::new(),
            query: String::new(),
            sieve: Sieve::All,
            chosen: None,
            whereabouts: Whereabouts::Looking,
            shown: BTreeMap::new(),
            picking: false,
            whole: false,
            large: false,
            variant: None,
            reloaded: None,
            source_words: words_for(&source_id, &layers),
            reveal: true,
            bring: false,
            shares: Vec::new(),
            source: inventory(&merged(&layers, &source_id)),
            last_good: last_good(&[], &layers).0,
            judge: Judge::new(outer.faces()),
            scout: None,
            source_terms: TermFinder::default(),
            messages: Default::default(),
            layers,
            watches: false,
            stale: false,
        };
        desk.read(&outer.course);
        let first = desk.rows.iter().find(|row| row.state.is_open());
        let first = first.or(desk.rows.first()).map(|row| row.name.clone());
        if let Some(first) = first {
            desk.choose(first);
        }
        desk
    }

    /// The row of the chosen text.
    pub fn chosen_row(&self) -> Option<&Row> {
        let chosen = self.chosen.as_ref()?;
        self.rows.iter().find(|row| &row.name == chosen)
    }

    /// The source's text of the chosen name.
    pub fn chosen_source(&self) -> Option<&FtlText> {
        let chosen = self.chosen.as_ref()?;
        self.source.iter().find(|text| &text.name == chosen)
    }

    /// The variants of the chosen text, as the translation has them; without one, as the source has them.
    pub fn variants(&self) -> Vec<Variant> {
        let own = self.chosen_row().and_then(|row| row.own.as_ref());
        let text = own.or(self.chosen_source());
        text.map(|text| variants(text, &self.target))
            .unwrap_or_default()
    }

    /// The rows that the filter lets through.
    pub fn listed(&self) -> Vec<&Row> {
        let query = self.query.to_lowercase();
        let parts: Vec<&str> = query.split_whitespace().collect();
        let rows = self.rows.iter();
        rows.filter(|row| self.sieve.takes(row) && parts.iter().all(|part| row.says(part)))
            .collect()
    }

    /// The texts of a language's file as they stand, and its path; of the folder where it has one.
    pub fn file_text(&self, path: &str) -> Option<&str> {
        let mut files = self.layers.iter().flatten().flat_map(|layer| &layer.files);
        files
            .find(|file| file.path == path)
            .map(|file| file.text.as_str())
    }

    /// Whether the language lies in a folder, where it can be changed.
    pub fn is_editable(&self) -> bool {
        let own = self.layers.len().saturating_sub(1);
        let mut theirs = self.layers.iter().take(own).flatten();
        theirs.any(|files| files.id == self.target)
    }

    /// Reads the languages anew: which texts there are, and what is wrong with them.
    fn read(&mut self, course: &crate::lesson::Course) {
        let problems = self
            .judge
            .problems(Some(course), &self.layers, &self.target);
        self.rows = rows::rows(&self.source, &self.layers, &self.target, &problems);
        self.shares = rows::shares(&self.layers, &self.source);
        self.source_terms = TermFinder::new(&self.source_words, course);
        let lock = merged(&self.layers, &self.target).lock.unwrap_or_default();
        let now = messages_of(&merged(&self.layers, &LocaleId::source()));
        self.messages = [now, read_lock(&lock)];
    }

    fn choose(&mut self, name: TextName) {
        self.variant = None;
        self.reveal = true;
        self.picking = false;
        self.preview.words.pretend(None);
        self.chosen = Some(name);
        self.whereabouts = Whereabouts::Looking;
    }

    /// Takes the folder's files as they stand now; the place, the step and the position stay.
    pub fn reload(&mut self, folder: Vec<LocaleFiles>) {
        let before = self.layers.first().cloned().unwrap_or_default();
        let mut layers = vec![folder];
        layers.extend(self.layers.last().cloned());
        self.layers = with_pseudo(layers, &self.target);
        let (last_good, broken) = last_good(&self.last_good, &self.layers);
        self.last_good = last_good;
        let files = self
            .layers
            .iter()
            .take(1)
            .flatten()
            .flat_map(|it| &it.files);
        let changed = files.filter(|file| {
            let mut old = before.iter().flat_map(|it| &it.files);
            !old.any(|old| old == *file)
        });
        let changed: Vec<&str> = changed.map(|file| file.path.as_str()).collect();
        let shown = changed.iter().find(|path| broken.contains_key(**path));
        if let Some(path) = shown.or(changed.last()) {
            self.reloaded = Some(Reloaded {
                path: (*path).to_owned(),
                broken: broken.get(*path).copied(),
            });
        }
        self.put_words();
        self.stale = true;
    }

    /// Judges what was read anew. The words are on the screen already: this takes longer.
    fn catch_up(&mut self, outer: &State) {
        self.stale = false;
        let source_id = LocaleId::source();
        self.source = inventory(&merged(&self.layers, &source_id));
        self.source_words = words_for(&source_id, &self.layers);
        self.read(&outer.course);
        let words = self.words();
        if let Some(scout) = &mut self.scout {
            scout.put_words(words);
        }
        if self.whereabouts == Whereabouts::Nowhere {
            self.whereabouts = Whereabouts::Looking;
        }
        self.show_variant();
    }

    /// The words of the language: the folder's, where they cannot be read the last good ones, then the program's.
    fn words(&self) -> Words {
        let mut layers = self.layers.clone();
        layers.insert(1.min(layers.len()), self.last_good.clone());
        let mut words = words_for(&self.target, &layers);
        words.watch();
        words
    }

    fn put_words(&mut self) {
        let words = self.words();
        self.preview.put_words(words);
        self.show_variant();
    }

    fn show_variant(&mut self) {
        let variant = self
            .variant
            .and_then(|index| self.variants().get(index).cloned());
        let pretended = self.chosen.clone().zip(variant.map(|variant| variant.args));
        self.preview.words.pretend(pretended);
    }
}

/// Applies what the translator did.
pub(super) fn apply(state: &mut State, act: Act) {
    if let Act::Target(id) = &act {
        open(state, Some(id));
        return;
    }
    on_desk(state, |desk, state| desk.act(state, act));
}

/// Does something with the desk and the app around it; nothing where another screen is shown.
fn on_desk(state: &mut State, work: impl FnOnce(&mut Translate, &mut State)) {
    match std::mem::replace(&mut state.screen, Screen::Home) {
        Screen::Translate(mut desk) => {
            work(&mut desk, state);
            state.screen = Screen::Translate(desk);
        }
        other => state.screen = other,
    }
}

/// Opens the desk, for a language or for the one in use; from English, which is the source, for the next one.
pub(super) fn open(state: &mut State, target: Option<&str>) {
    let source = LocaleId::source();
    let wanted = target.and_then(|id| id.parse::<LocaleId>().ok());
    let mut there = state.languages.iter().map(|language| language.id.clone());
    let other = there.find(|id| *id != source);
    let own = Some(state.locale().clone()).filter(|id| *id != source);
    let target = wanted.or(own).or(other).unwrap_or(source);
    let kept = match &state.screen {
        Screen::Translate(desk) => desk.chosen.clone(),
        _ => None,
    };
    let mut desk = Translate::new(state, &target);
    if let Some(name) = kept.filter(|name| desk.rows.iter().any(|row| &row.name == name)) {
        desk.choose(name);
    }
    state.sheet = None;
    state.screen = Screen::Translate(Box::new(desk));
}

impl Translate {
    fn act(&mut self, outer: &mut State, act: Act) {
        match act {
            Act::Target(_) => {}
            Act::Choose(name) => self.choose(name),
            Act::Step(by) => self.step(by),
            Act::NextOpen => self.next_open(),
            Act::Query(query) => self.query = query,
            Act::Show(sieve) => self.sieve = sieve,
            Act::Inside(command) => self.inside(*command),
            Act::Pick(on) => self.picking = on,
            Act::Whole(on) => self.whole = on,
            Act::Large(on) => {
                self.large = on;
                self.preview.settings.text_percent = if on { LARGE } else { 100 };
            }
            Act::Variant(index) => {
                self.variant = index;
                self.show_variant();
            }
            Act::Edit => self.edit(outer),
            Act::Accept => self.accept(outer),
            Act::Revealed => self.reveal = false,
            Act::Brought => self.bring = false,
        }
    }

    /// A command of the live screen. It cannot lead out of the desk.
    fn inside(&mut self, command: Command) {
        let leads_out = matches!(
            command,
            Command::Language(_)
                | Command::FullScreen
                | Command::Translate(_)
                | Command::OpenTranslate
                | Command::OpenTeach(_)
                | Command::Export
                | Command::Import
        );
        if !leads_out {
            update::apply(&mut self.preview, command);
        }
    }

    fn step(&mut self, by: isize) {
        let listed = self.listed();
        let chosen = self.chosen.as_ref();
        let at = listed.iter().position(|row| Some(&row.name) == chosen);
        let next = match at {
            Some(at) => at
                .saturating_add_signed(by)
                .min(listed.len().saturating_sub(1)),
            None => 0,
        };
        if let Some(name) = listed.get(next).map(|row| row.name.clone()) {
            self.choose(name);
        }
    }

    fn next_open(&mut self) {
        let chosen = self.chosen.as_ref();
        let at = self.rows.iter().position(|row| Some(&row.name) == chosen);
        let after = at.map_or(0, |at| at + 1);
        let rows = self.rows.iter().skip(after).chain(&self.rows);
        let mut open = rows.filter(|row| row.state.is_open());
        if let Some(name) = open.next().map(|row| row.name.clone()) {
            self.query.clear();
            self.sieve = Sieve::All;
            self.choose(name);
        }
    }

    fn edit(&mut self, outer: &mut State) {
        let Some((path, line)) = self.chosen_row().map(|row| row.at(self)) else {
            return;
        };
        if let Err(why) = outer.desk.edit(&path, line) {
            let args = vec![("path", format!("{path}:{line}")), ("why", why)];
            speech::tell(
                outer,
                Notice {
                    key: "translate-edit-failed",
                    args,
                },
            );
        }
    }

    fn accept(&mut self, outer: &mut State) {
        let Some((key, _)) = self.chosen.clone() else {
            return;
        };
        let [now, noted] = &self.messages;
        let mut noted = noted.clone();
        noted.extend(now.get(&key).map(|now| (key, now.clone())));
        let text = lock_text(&noted);
        if let Err(why) = outer.desk.note_source(&self.target.to_string(), &text) {
            let key = "notice-not-saved";
            let args = vec![("why", why)];
            speech::tell(outer, Notice { key, args });
            return;
        }
        outer.put_lock(&self.target, &text);
        for files in self.layers.iter_mut().take(1).flatten() {
            if files.id == self.target {
                files.lock = Some(text.clone());
            }
        }
        self.read(&outer.course);
    }
}

/// Lets time pass on the desk: takes what was saved, looks for the place of the chosen text, moves the stones.
pub(super) fn tick(state: &mut State, ui: &Ui, time: f64) {
    on_desk(state, |desk, state| {
        if !desk.watches {
            desk.watches = true;
            let ctx = ui.ctx().clone();
            state
                .desk
                .watch_words(Box::new(move || ctx.request_repaint()));
        }
        if let Some(folder) = state.desk.changed_words() {
            state.put_folder(folder.clone());
            desk.reload(folder);
            ui.request_repaint();
        } else if desk.stale {
            desk.catch_up(state);
        }
        desk.look(state);
        if desk.whereabouts == Whereabouts::Looking {
            ui.request_repaint();
        }
        super::tick_lesson(&mut desk.preview, ui, time);
        // A change of the settings is seen inside as well.
        desk.preview.settings.theme = state.settings.theme;
        desk.preview.settings.coordinates = state.settings.coordinates;
    });
}

impl Translate {
    /// Notes what the live screen has just shown.
    pub(super) fn drawn(&mut self, ui: &Ui) {
        let shown = self.preview.words.take_watched();
        if let Screen::Lesson(screen) = &mut self.preview.screen {
            screen.reveal = false;
        }
        if shown != self.shown {
            self.shown = shown;
            ui.request_repaint();
        }
    }

    /// Looks for the place of the chosen text, a few screens at a time.
    fn look(&mut self, outer: &State) {
        let (Whereabouts::Looking, Some(name)) = (&self.whereabouts, self.chosen.clone()) else {
            return;
        };
        if self.scout.is_none() {
            let setup = inside_setup(outer, &self.layers, &self.target);
            self.scout = Some(Scout::new(setup));
        }
        let Some(scout) = &mut self.scout else { return };
        match scout.look(&outer.course, &name) {
            Found::NotYet => {}
            Found::On(stop) => {
                for command in stop.commands {
                    update::apply(&mut self.preview, command);
                }
                self.whereabouts = Whereabouts::On(stop.name);
                self.bring = true;
            }
            Found::Nowhere => self.whereabouts = Whereabouts::Nowhere,
        }
    }
}

impl Row {
    /// Where the text can be written: its line, or where it is missing, the line of its comment or the end of the file.
    fn at(&self, desk: &Translate) -> (String, u32) {
        let lines = desk.file_text(&self.path).unwrap_or_default();
        let block = crate::locale::lines_of(lines, &self.name);
        if let Some((line, _)) = block.first() {
            return (self.path.clone(), *line);
        }
        let key = self.name.0.as_str();
        let commented = lines.lines().zip(1..).find(|(line, _)| {
            let rest = line.strip_prefix('#').map(str::trim_start);
            let rest = rest.and_then(|rest| rest.strip_prefix(key));
            rest.is_some_and(|rest| rest.trim_start().starts_with('='))
        });
        let end = u32::try_from(lines.lines().count()).unwrap_or(1).max(1);
        (self.path.clone(), commented.map_or(end, |(_, line)| line))
    }

    /// The name as people write it.
    pub fn label(&self) -> String {
        text_label(&self.name)
    }
}

/// The layers with a language that nobody speaks, where it is asked for.
fn with_pseudo(mut layers: Vec<Vec<LocaleFiles>>, target: &LocaleId) -> Vec<Vec<LocaleFiles>> {
    // What was made of an older source is made anew.
    for files in &mut layers {
        files.retain(|files| !PSEUDO.contains(&files.id.to_string().as_str()));
    }
    let there = layers.iter().flatten().any(|files| &files.id == target);
    let source = merged(&layers, &LocaleId::source());
    if !there
        && let Some(made) = pseudo(&source, &target.to_string())
        && let Some(own) = layers.last_mut()
    {
        own.push(made);
    }
    layers
}

/// What the folder's files say where they can be read, else what they said before; and where they cannot be read.
fn last_good(
    before: &[LocaleFiles],
    layers: &[Vec<LocaleFiles>],
) -> (Vec<LocaleFiles>, BTreeMap<String, Place>) {
    let mut broken = BTreeMap::new();
    let own = layers.len().saturating_sub(1);
    let mut good: Vec<LocaleFiles> = layers.iter().take(own).flatten().cloned().collect();
    for files in &mut good {
        let old = before.iter().find(|old| old.id == files.id);
        for file in &mut files.files {
            let first = judge::first_fault(file);
            if let Some(first) = first {
                broken.insert(file.path.clone(), first);
                let mut kept = old.iter().flat_map(|old| &old.files);
                match kept.find(|kept| kept.path == file.path) {
                    Some(kept) => file.text = kept.text.clone(),
                    None => file.text.clear(),
                }
            }
        }
    }
    (good, broken)
}

/// The app within the desk: the same course and words, no progress, and nothing of it is kept.
fn inside(outer: &State, layers: &[Vec<LocaleFiles>], target: &LocaleId) -> State {
    let mut state = State::new(inside_setup(outer, layers, target), Box::new(NoDesk));
    state.words.watch();
    state
}

fn inside_setup(outer: &State, layers: &[Vec<LocaleFiles>], target: &LocaleId) -> Setup {
    let mut settings = outer.settings.clone();
    settings.locale = Some(target.to_string());
    settings.text_percent = 100;
    Setup {
        course: outer.course.clone(),
        layers: layers.to_vec(),
        faces: outer.faces().to_vec(),
        system_locales: Vec::new(),
        system: outer.system(),
        progress: Progress::default(),
        settings,
        notice: None,
        lesson: None,
        translate: None,
        author: None,
        teach: None,
    }
}
