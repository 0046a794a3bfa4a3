//! Opening and leaving the desk, and keeping its folder and the desk the same: what stands in the folder is taken up before
//! every change, and every change is written at once.

use super::shelf::{first_shelf, path_in};
use super::{Act, Author, Shelf};
use crate::app::command::Command;
use crate::app::speech::tell;
use crate::app::state::{Notice, Screen, State};
use crate::locale::{LocaleId, words_for};

/// After so many seconds without a key, what is typed is written.
const REST: f64 = 0.8;

/// Opens the desk with a folder, which is begun where there is none, and a lesson of it. A desk that was left is as it was.
pub(in crate::app) fn open(state: &mut State, folder: Option<&str>, lesson: Option<&str>) {
    let left = state.left_author.take();
    if let Some(author) = left.filter(|it| folder.is_none_or(|folder| folder == it.folder)) {
        state.sheet = None;
        state.screen = Screen::Author(author);
        let named = lesson.map(|id| Act::Lesson(id.to_owned()));
        on_desk(state, |author, state| {
            let read = author.take_up(state);
            read.and_then(|()| named.map_or(Ok(None), |act| author.act(act, state)))
        });
        return;
    }
    let folder = folder.map_or_else(|| state.desk.lessons_folder(), str::to_owned);
    match begin(state, &folder, lesson) {
        Ok(author) => {
            state.sheet = None;
            state.screen = Screen::Author(Box::new(author));
        }
        Err(why) => say(state, "author-failed", &folder, why),
    }
}

fn begin(state: &State, folder: &str, lesson: Option<&str>) -> Result<Author, String> {
    let mut shelf = state.desk.read_shelf(folder)?;
    if shelf.is_empty() {
        let words = words_for(&LocaleId::source(), state.layers());
        shelf = first_shelf(&words, state.desk.chance());
        for (name, text) in &shelf {
            state.desk.write_shelf(folder, name, text)?;
        }
    }
    Author::new(state, folder.to_owned(), shelf, lesson)
}

fn say(state: &mut State, key: &'static str, path: &str, why: String) {
    let args = vec![("path", path.to_owned()), ("why", why)];
    tell(state, Notice { key, args });
}

/// Does something with the desk, and writes what has changed. Another screen stays as it is.
fn on_desk<R>(state: &mut State, work: impl FnOnce(&mut Author, &mut State) -> R) -> Option<R> {
    let mut author = match std::mem::replace(&mut state.screen, Screen::Home) {
        Screen::Author(author) => author,
        other => {
            state.screen = other;
            return None;
        }
    };
    let done = work(&mut author, state);
    write(&mut author, state);
    state.screen = Screen::Author(author);
    Some(done)
}

/// Writes the files that are others than those in the folder.
fn write(author: &mut Author, state: &mut State) {
    let mut failed = None;
    for (name, text) in &author.shelf {
        if author.written.get(name) == Some(text) {
            continue;
        }
        match state.desk.write_shelf(&author.folder, name, text) {
            Ok(()) => {
                author.written.insert(name.clone(), text.clone());
            }
            // It is tried again with the next change.
            Err(why) => failed = Some((path_in(&author.folder, name), why)),
        }
    }
    if let Some((path, why)) = failed {
        say(state, "author-not-written", &path, why);
    }
}

/// Applies what the author did.
pub(in crate::app) fn apply(state: &mut State, act: Act) -> Option<Command> {
    let changes = !matches!(
        act,
        Act::Type(..) | Act::Cursor(_) | Act::Take(_) | Act::Step(_) | Act::NewLine
    );
    let done = on_desk(state, |author, state| {
        if changes {
            author.take_up(state)?;
        }
        author.act(act, state)
    });
    match done? {
        Ok(next) => next,
        Err(why) => {
            let args = vec![("why", why)];
            let key = "author-refused";
            tell(state, Notice { key, args });
            None
        }
    }
}

/// Takes up what was changed outside, and writes what was typed a while ago.
pub(in crate::app) fn tick(state: &mut State, ui: &egui::Ui, time: f64) {
    let Screen::Author(author) = &state.screen else {
        return;
    };
    let ctx = ui.ctx().clone();
    let wake = Box::new(move || ctx.request_repaint());
    state.desk.watch_shelf(&author.folder, wake);
    if state.desk.shelf_changed() {
        // A file that cannot be read is said when something is to be changed.
        on_desk(state, |author, state| author.take_up(state).is_ok());
    }
    let Screen::Author(author) = &mut state.screen else {
        return;
    };
    if author.typed.is_empty() {
        return;
    }
    let until = *author.rests.get_or_insert(time + REST);
    if time < until {
        ui.ctx().request_repaint_after_secs(0.2);
    } else if until < f64::MAX {
        author.rests = Some(f64::MAX);
        flush(state);
    }
}

/// Writes what is typed. What is no text yet stays in its field.
pub(in crate::app) fn flush(state: &mut State) {
    on_desk(state, |author, state| {
        if author.take_up(state).is_err() {
            return;
        }
        for field in author.fields() {
            // It is said when the field is left.
            let _ = author.write(&field, state);
        }
    });
}

/// Leaves the desk, to come back to it later.
pub(in crate::app) fn park(state: &mut State) {
    flush(state);
    match std::mem::replace(&mut state.screen, Screen::Home) {
        Screen::Author(author) => state.left_author = Some(author),
        other => state.screen = other,
    }
}

impl Author {
    /// Takes up what stands in the folder, where it is something else than what was written there.
    fn take_up(&mut self, state: &State) -> Result<(), String> {
        let found: Shelf = state.desk.read_shelf(&self.folder)?;
        // A folder that is gone, such as a stick, is written anew.
        if found.is_empty() || found == self.written {
            return Ok(());
        }
        self.remember();
        self.shelf.clone_from(&found);
        self.written = found;
        self.settle(state, true);
        Ok(())
    }
}
