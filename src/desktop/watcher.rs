//! Looks after a folder with words: tells when a file in it has been saved.
//!
//! The folder is looked at some thirty times a second, which any file system bears, those of networks and of virtual
//! machines among them, on which notices of the system are lost.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Mutex, OnceLock};
use std::thread;
use std::time::{Duration, SystemTime};

use super::files::read_locales;
use crate::locale::LocaleFiles;

/// From one look to the next.
const LOOK: Duration = Duration::from_millis(30);

/// What a folder's files look like from outside: which there are, how long each is and when it was written.
type Sight = BTreeMap<PathBuf, (u64, Option<SystemTime>)>;

/// Looks after a folder.
pub struct Watcher {
    folder: PathBuf,
    news: OnceLock<Mutex<Receiver<Vec<LocaleFiles>>>>,
}

impl Watcher {
    /// A watcher that has not begun.
    pub fn new(folder: PathBuf) -> Self {
        Self {
            folder,
            news: OnceLock::new(),
        }
    }

    /// Begins; `wake` is called whenever there is news.
    pub fn begin(&self, wake: Box<dyn Fn() + Send>) {
        let (sender, receiver) = channel();
        if self.news.set(Mutex::new(receiver)).is_ok() {
            let folder = self.folder.clone();
            thread::spawn(move || watch(&folder, &sender, &*wake));
        }
    }

    /// The languages as they were last found, where that is news.
    pub fn news(&self) -> Option<Vec<LocaleFiles>> {
        let receiver = self.news.get()?.lock().ok()?;
        receiver.try_iter().last()
    }

    /// The folder.
    pub fn folder(&self) -> &Path {
        &self.folder
    }
}

fn watch(folder: &Path, sender: &Sender<Vec<LocaleFiles>>, wake: &dyn Fn()) {
    // The folder may have changed since the program read it.
    let mut known = Sight::new();
    let mut before = sight(folder);
    loop {
        thread::sleep(LOOK);
        let now = sight(folder);
        // An editor that is still writing is waited for: twice the same is a saved file.
        let settled = now == before;
        before = now;
        if !settled || before == known {
            continue;
        }
        known = before.clone();
        if let Ok((locales, _)) = read_locales(folder) {
            if sender.send(locales).is_err() {
                return;
            }
            wake();
        }
    }
}

fn sight(folder: &Path) -> Sight {
    let entries = |path: &Path| fs::read_dir(path).into_iter().flatten().flatten();
    let mut sight = Sight::new();
    for language in entries(folder) {
        for file in entries(&language.path()) {
            let path = file.path();
            let ours = path
                .extension()
                .is_some_and(|end| end == "ftl" || end == "lock");
            if let Ok(about) = file.metadata()
                && ours
            {
                sight.insert(path, (about.len(), about.modified().ok()));
            }
        }
    }
    sight
}
