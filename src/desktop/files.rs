//! Reading and writing files.

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};

use super::pack::Pack;
use crate::draw::ExtraFace;
use crate::lesson::MAX_FILE_BYTES;
use crate::locale::{LocaleFiles, Problem};

/// Reads a text file that is not too large.
///
/// # Errors
/// A sentence without a Rust type.
pub fn read_text(path: &Path) -> Result<String, String> {
    let bytes = read_bytes(path, MAX_FILE_BYTES)?;
    String::from_utf8(bytes).map_err(|_| "it is not UTF-8 text; save it as UTF-8".to_owned())
}

pub(super) fn read_bytes(path: &Path, most: usize) -> Result<Vec<u8>, String> {
    let about = fs::metadata(path).map_err(|error| plain(&error))?;
    // A pipe or a device might never end.
    if !about.is_file() {
        return Err("it is not a file".to_owned());
    }
    let size = about.len();
    if size > most as u64 {
        return Err(format!("it has {size} bytes, more than {most}"));
    }
    fs::read(path).map_err(|error| plain(&error))
}

/// A system error as its sentence alone.
pub(super) fn plain(error: &std::io::Error) -> String {
    match error.kind() {
        std::io::ErrorKind::NotFound => "there is no such file or folder".to_owned(),
        std::io::ErrorKind::PermissionDenied => "reading or writing is not permitted".to_owned(),
        _ => {
            let text = error.to_string();
            text.split(" (os error")
                .next()
                .unwrap_or(&text)
                .to_lowercase()
        }
    }
}

/// Reads the languages of a folder: each is a folder of `.ftl` files, named like `ja` or `zh-Hant`.
///
/// # Errors
/// Why the folder cannot be read.
pub fn read_locales(folder: &Path) -> Result<(Vec<LocaleFiles>, Vec<Problem>), String> {
    let pack = Pack::folder(folder)?;
    let (locales, mut problems) = pack.languages("");
    if locales.is_empty() {
        let shown = folder.display().to_string();
        problems.push(Problem::of_file(
            &shown,
            "the folder holds no language",
            "put a folder such as ja with .ftl files into it",
        ));
    }
    Ok((locales, problems))
}

/// Reads the fonts that lie beside the words of a folder's languages: files that end in `.otf` or `.ttf`.
///
/// # Errors
/// Why the folder cannot be read.
pub fn read_faces(folder: &Path) -> Result<(Vec<ExtraFace>, Vec<Problem>), String> {
    Ok(Pack::folder(folder)?.faces_in(""))
}

/// The entries of a folder, by their names.
pub(super) fn sorted_entries(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let mut paths: Vec<PathBuf> = fs::read_dir(folder)
        .map_err(|error| plain(&error))?
        .filter_map(|entry| entry.ok().map(|entry| entry.path()))
        .collect();
    paths.sort();
    Ok(paths)
}

/// The folder of documents, or the next best.
pub(super) fn documents() -> PathBuf {
    let dirs = directories::UserDirs::new();
    let folder = dirs
        .as_ref()
        .and_then(|dirs| dirs.document_dir().or(Some(dirs.home_dir())));
    folder.map_or_else(|| PathBuf::from("."), Path::to_owned)
}

/// Writes a file into the folder of documents, under a name that no file has yet; returns its path.
pub(super) fn save_file(name: &str, bytes: &[u8]) -> Result<String, String> {
    let folder = documents();
    let (stem, end) = name.rsplit_once('.').unwrap_or((name, "pdf"));
    let names = (1..1000).map(|number| match number {
        1 => format!("{stem}.{end}"),
        number => format!("{stem}-{number}.{end}"),
    });
    let mut paths = names.map(|name| folder.join(name));
    let path = paths
        .find(|path| !path.exists())
        .ok_or("too many files are called so")?;
    fs::create_dir_all(&folder).map_err(|error| plain(&error))?;
    fs::write(&path, bytes).map_err(|error| plain(&error))?;
    Ok(path.display().to_string())
}

/// A name beside a file that no file has yet.
pub(super) fn free_name(path: &Path, word: &str) -> Result<PathBuf, String> {
    let stem = path
        .file_stem()
        .map(|stem| stem.to_string_lossy().into_owned())
        .unwrap_or_default();
    (1..1000)
        .map(|number| path.with_file_name(format!("{stem}-{word}{number}.json")))
        .find(|to| !to.exists())
        .ok_or_else(|| "too many files are called so".to_owned())
}

/// Renames a file so that nothing overwrites it.
pub(super) fn set_aside(path: &Path, word: &str) -> Result<PathBuf, String> {
    let to = free_name(path, &format!("{word}-"))?;
    fs::rename(path, &to).map_err(|error| plain(&error))?;
    Ok(to)
}

/// Writes a file beside its place and moves it there, so that a reader sees the old or the new one whole.
pub(super) fn write_atomically(path: &Path, text: &str) -> Result<(), String> {
    let folder = path
        .parent()
        .filter(|folder| !folder.as_os_str().is_empty())
        .unwrap_or(Path::new("."));
    fs::create_dir_all(folder).map_err(|error| plain(&error))?;
    let name = path
        .file_name()
        .map(|name| name.to_string_lossy().into_owned())
        .unwrap_or_default();
    let beside = folder.join(format!(".{name}.{}", std::process::id()));
    let write = || -> std::io::Result<()> {
        let mut file = fs::File::create(&beside)?;
        file.write_all(text.as_bytes())?;
        file.sync_all()?;
        fs::rename(&beside, path)
    };
    write().map_err(|error| {
        // The half-written file is of no use to anybody.
        let _ = fs::remove_file(&beside);
        plain(&error)
    })
}
