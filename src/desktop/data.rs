//! Where a learner's progress and settings lie, and how they are kept when several copies of the program run.

use std::borrow::Cow;
use std::cell::RefCell;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::files::{documents, free_name, read_text, set_aside, write_atomically};
use crate::app::{Desk, Notice, Settings};
use crate::lesson::{Progress, ProgressError};

/// Where a learner's progress and settings lie.
#[derive(Clone, Debug)]
pub struct DataFolder {
    path: PathBuf,
    /// Why the progress file may not be written: it cannot be read, and could not be set aside.
    untouchable: Option<String>,
    /// Held as long as this copy of the program runs.
    held: Option<Arc<fs::File>>,
    /// The progress file as this copy read or wrote it last.
    known: RefCell<String>,
    /// What other copies have written meanwhile.
    others: RefCell<Progress>,
}

impl DataFolder {
    /// That folder, or the platform's own for this program; nothing where the platform has none.
    pub fn find(given: Option<PathBuf>) -> Option<Self> {
        given
            .or_else(|| {
                directories::ProjectDirs::from("", "", "Tengen")
                    .map(|dirs| dirs.data_dir().to_owned())
            })
            .map(|path| Self {
                path,
                untouchable: None,
                held: None,
                known: RefCell::default(),
                others: RefCell::default(),
            })
    }

    /// Takes the folder for this copy of the program. Tells whether another copy has it already: both may go on, and
    /// what one of them finishes is kept by the other.
    pub fn is_shared(&mut self) -> bool {
        // Where the system knows no locks, as on some network drives, nothing can be told.
        let Ok(file) = self.lock_file("tengen.lock") else {
            return false;
        };
        match file.try_lock() {
            Ok(()) => {
                self.held = Some(Arc::new(file));
                false
            }
            Err(why) => matches!(why, fs::TryLockError::WouldBlock),
        }
    }

    fn lock_file(&self, name: &str) -> std::io::Result<fs::File> {
        fs::create_dir_all(&self.path)?;
        let mut options = fs::File::options();
        options.create(true).append(true).open(self.path.join(name))
    }

    fn progress(&self) -> PathBuf {
        self.path.join("progress.json")
    }

    fn settings(&self) -> PathBuf {
        self.path.join("settings.json")
    }

    /// The progress so far. A damaged or newer file is set aside and said; where even that fails, nothing is saved
    /// over it.
    pub fn load_progress(&mut self) -> (Progress, Option<Notice>) {
        let path = self.progress();
        if !path.exists() {
            return (Progress::default(), None);
        }
        let text = read_text(&path);
        if let Ok(text) = &text {
            self.known.replace(text.clone());
        }
        let (key, word) = match text.map(|text| Progress::from_json(&text)) {
            Ok(Ok(progress)) => return (progress, None),
            Ok(Err(ProgressError::Newer(_))) => ("notice-newer", "newer"),
            Ok(Err(ProgressError::Damaged { .. })) | Err(_) => ("notice-damaged", "damaged"),
        };
        let notice = match set_aside(&path, word) {
            Ok(kept) => Notice {
                key,
                args: vec![("path", kept.display().to_string())],
            },
            Err(why) => {
                self.untouchable = Some(why.clone());
                Notice {
                    key: "notice-not-saved",
                    args: vec![("why", why)],
                }
            }
        };
        (Progress::default(), Some(notice))
    }

    /// The settings so far. A damaged file is set aside.
    pub fn load_settings(&self) -> Settings {
        let path = self.settings();
        let Ok(text) = read_text(&path) else {
            if path.exists() {
                // What cannot be read must not be written over either.
                let _ = set_aside(&path, "damaged");
            }
            return Settings::default();
        };
        Settings::from_json(&text).unwrap_or_else(|| {
            // Settings are chosen anew in a minute; the old file is kept for whoever wants to mend it.
            let _ = set_aside(&path, "damaged");
            Settings::default()
        })
    }

    /// Saves the progress, together with what other copies of the program have saved since.
    fn save_beside_others(&self, json: &str) -> Result<(), String> {
        let path = self.progress();
        // One copy at a time, where the system knows locks; they last until the file is dropped.
        let turn = self.lock_file("progress.lock").ok();
        let _ = turn.as_ref().map(fs::File::lock);
        let there = match read_text(&path) {
            Ok(text) => text,
            // What cannot be read may be another's, and is kept.
            Err(_) if path.exists() => {
                set_aside(&path, "other")?;
                String::new()
            }
            Err(_) => String::new(),
        };
        let mut others = self.others.borrow_mut();
        if !there.is_empty() && there != *self.known.borrow() {
            match Progress::from_json(&there) {
                Ok(progress) => others.merge(progress),
                // A newer program's, perhaps: it is kept under another name.
                Err(_) => drop(set_aside(&path, "other")?),
            }
        }
        let mut json = Cow::Borrowed(json);
        if *others != Progress::default()
            && let Ok(mut progress) = Progress::from_json(&json)
        {
            progress.merge(others.clone());
            json = Cow::Owned(progress.to_json());
        }
        write_atomically(&path, &json)?;
        self.known.replace(json.into_owned());
        Ok(())
    }
}

impl Desk for DataFolder {
    fn save_progress(&self, json: &str) -> Result<(), String> {
        match &self.untouchable {
            Some(why) => Err(why.clone()),
            None => self.save_beside_others(json),
        }
    }

    fn save_settings(&self, json: &str) -> Result<(), String> {
        write_atomically(&self.settings(), json)
    }

    fn export(&self, path: &str, json: &str) -> Result<String, String> {
        let mut path = PathBuf::from(path.trim());
        // Whatever stands there already stays: another learner's progress, or something else.
        if path.exists() && fs::read(&path).ok().as_deref() != Some(json.as_bytes()) {
            path = free_name(&path, "")?;
        }
        write_atomically(&path, json)?;
        Ok(path.display().to_string())
    }

    fn import(&self, path: &str) -> Result<String, String> {
        read_text(Path::new(path.trim()))
    }

    fn export_path(&self) -> String {
        let path = documents().join("tengen-progress.json");
        path.display().to_string()
    }
}
