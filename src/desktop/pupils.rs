//! The progress files of pupils: files that a teacher names or drops, and folders of them.

use std::path::{Path, PathBuf};

use super::files::{plain, read_text, sorted_entries};
use crate::app::PupilFile;

/// So many files are read at once: more than a school has in one class.
const MOST: usize = 500;

/// Reads files, and the files of folders that end in `.json`, by their names; folders within them are left alone. What
/// cannot be read is among them, with its reason.
pub fn read_pupils(paths: &[PathBuf]) -> Vec<PupilFile> {
    let mut files = Vec::new();
    for path in paths {
        if !path.is_dir() {
            files.push(pupil(path, read_text(path)));
            continue;
        }
        match in_folder(path) {
            Ok(found) if found.is_empty() => {
                let why = "the folder holds no file that ends in .json".to_owned();
                files.push(pupil(path, Err(why)));
            }
            Ok(found) => files.extend(found),
            Err(why) => files.push(pupil(path, Err(why))),
        }
    }
    if files.len() > MOST {
        let left = files.len() - MOST;
        files.truncate(MOST);
        let why = format!("{left} more files are left out; {MOST} are read at once");
        let rest = paths.last().map_or(Path::new(""), PathBuf::as_path);
        files.push(pupil(rest, Err(why)));
    }
    files
}

fn pupil(path: &Path, text: Result<String, String>) -> PupilFile {
    let name = path.file_stem().unwrap_or_default();
    PupilFile {
        path: shown(&path.display().to_string()),
        name: shown(&name.to_string_lossy()),
        text,
    }
}

/// A name without what would command a terminal: a file may be called anything.
fn shown(name: &str) -> String {
    name.replace(char::is_control, " ")
}

fn in_folder(folder: &Path) -> Result<Vec<PupilFile>, String> {
    let real = folder.canonicalize().map_err(|error| plain(&error))?;
    let is_json = |path: &PathBuf| {
        path.extension()
            .is_some_and(|end| end.eq_ignore_ascii_case("json"))
    };
    let paths = sorted_entries(folder)?.into_iter().filter(is_json);
    let paths = paths.take(MOST + 1);
    let read = paths.map(|path| {
        // A folder that was handed in must not lead to other files of the teacher's.
        let text = match path.canonicalize() {
            Ok(at) if !at.starts_with(&real) => Err("it lies outside the folder".to_owned()),
            Ok(_) => read_text(&path),
            Err(error) => Err(plain(&error)),
        };
        pupil(&path, text)
    });
    Ok(read.collect())
}
