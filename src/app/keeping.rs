//! What is kept beyond the session: progress and settings, and files of the learner's choice.

use super::speech::tell;
use super::state::{Notice, State};
use crate::lesson::{Progress, ProgressError};

/// Saves the progress; where that fails it is said, and the lesson goes on.
pub fn save_progress(state: &mut State) {
    if let Err(why) = state.desk.save_progress(&state.progress.to_json()) {
        tell(state, not_saved(why));
    }
}

/// Saves the settings.
pub fn save_settings(state: &mut State) {
    if let Err(why) = state.desk.save_settings(&state.settings.to_json()) {
        tell(state, not_saved(why));
    }
}

fn not_saved(why: String) -> Notice {
    Notice {
        key: "notice-not-saved",
        args: vec![("why", why)],
    }
}

/// Writes the progress to the file of the learner's choice.
pub fn export(state: &mut State) {
    let json = state.progress.to_json();
    let notice = match state.desk.export(&state.file_path, &json) {
        Ok(path) => Notice {
            key: "settings-exported",
            args: vec![("path", path)],
        },
        Err(why) => not_saved(why),
    };
    tell(state, notice);
}

/// Takes up the progress of such a file.
pub fn import(state: &mut State) {
    let path = state.file_path.clone();
    let failed = |why: String| Notice {
        key: "notice-import-failed",
        args: vec![("path", path.clone()), ("why", why)],
    };
    let notice = match state.desk.import(&state.file_path) {
        Err(why) => failed(why),
        Ok(text) => match Progress::from_json(&text) {
            Ok(progress) => {
                state.progress.merge(progress);
                save_progress(state);
                Notice {
                    key: "settings-imported",
                    args: vec![("path", path)],
                }
            }
            Err(ProgressError::Newer(_)) => Notice {
                key: "notice-import-newer",
                args: vec![("path", path)],
            },
            Err(ProgressError::Damaged { line, column }) => failed(format!("{line}:{column}")),
        },
    };
    tell(state, notice);
}
