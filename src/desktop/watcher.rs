//! Looks after a folder with words or lessons: tells when a file in it has been saved.
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

/// From one look to the next.
const LOOK: Duration = Duration::from_millis(30);

/// What a folder's files look like from outside: which there are, how long each is and when it was written.
type Sight = BTreeMap<PathBuf, (u64, Option<SystemTime>)>;

/// Reads what a folder holds; nothing where it cannot be read just now.
type Read<T> = fn(&Path) -> Option<T>;

/// Looks after a folder.
pub struct Watcher<T> {
    folder: PathBuf,
    /// How the names of the files end that are looked after.
    ends: &'static [&'static str],
    read: Read<T>,
    news: OnceLock<Mutex<Receiver<T>>>,
}

impl<T: Send + 'static> Watcher<T> {
    /// A watcher that has not begun.
    pub fn new(folder: PathBuf, ends: &'static [&'static str], read: Read<T>) -> Self {
        Self {
            folder,
            ends,
            read,
            news: OnceLock::new(),
        }
    }

    /// Begins; `wake` is called whenever there is news.
    pub fn begin(&self, wake: Box<dyn Fn() + Send>) {
        let (sender, receiver) = channel();
        if self.news.set(Mutex::new(receiver)).is_ok() {
            let (folder, ends, read) = (self.folder.clone(), self.ends, self.read);
            thread::spawn(move || watch(&folder, ends, read, &sender, &*wake));
        }
    }

    /// What the folder was last found to hold, where that is news.
    pub fn news(&self) -> Option<T> {
        let receiver = self.news.get()?.lock().ok()?;
        receiver.try_iter().last()
    }

    /// The folder.
    pub fn folder(&self) -> &Path {
        &self.folder
    }
}

fn watch<T>(folder: &Path, ends: &[&str], read: Read<T>, sender: &Sender<T>, wake: &dyn Fn()) {
    // The folder may have changed since the program read it.
    let mut known = Sight::new();
    let mut before = sight(folder, ends);
    loop {
        thread::sleep(LOOK);
        let now = sight(folder, ends);
        // An editor that is still writing is waited for: twice the same is a saved file.
        let settled = now == before;
        before = now;
        if !settled || before == known {
            continue;
        }
        known = before.clone();
        if let Some(found) = read(folder) {
            if sender.send(found).is_err() {
                return;
            }
            wake();
        }
    }
}

/// How deep the files lie: `locales/en/lessons.ftl`.
const DEPTH: u8 = 2;

fn sight(folder: &Path, ends: &[&str]) -> Sight {
    let mut sight = Sight::new();
    note(folder, ends, DEPTH, &mut sight);
    sight
}

fn note(folder: &Path, ends: &[&str], depth: u8, sight: &mut Sight) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        let Ok(about) = entry.metadata() else {
            continue;
        };
        if about.is_dir() && depth > 0 {
            note(&path, ends, depth - 1, sight);
        }
        let end = path.extension().and_then(|end| end.to_str());
        if about.is_file() && end.is_some_and(|end| ends.contains(&end)) {
            sight.insert(path, (about.len(), about.modified().ok()));
        }
    }
}
