//! Folders and files: lesson packs, locale folders, progress, settings.

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};

use crate::app::{Desk, Notice, Settings};
use crate::draw::ExtraFace;
use crate::lesson::{CourseFiles, MAX_FILE_BYTES, Progress, ProgressError};
use crate::locale::{FtlFile, LOCK_NAME, LocaleFiles, LocaleId, Problem};

/// A folder with a `course.yaml` and its lessons.
#[derive(Clone, Debug)]
pub struct LessonFolder(PathBuf);

impl LessonFolder {
    /// The folder at that path.
    pub fn new(path: impl Into<PathBuf>) -> Self {
        Self(path.into())
    }
}

impl CourseFiles for LessonFolder {
    fn read(&self, name: &str) -> Result<String, String> {
        // The reader holds names to letters, digits, `_` and `-`; this holds a link to the folder, too.
        let folder = self.0.canonicalize().map_err(|error| plain(&error))?;
        let path = folder
            .join(name)
            .canonicalize()
            .map_err(|error| plain(&error))?;
        if !path.starts_with(&folder) {
            return Err("it lies outside the folder".to_owned());
        }
        read_text(&path)
    }

    fn path(&self, name: &str) -> String {
        self.0.join(name).display().to_string()
    }
}

/// Reads a text file that is not too large.
///
/// # Errors
/// A sentence without a Rust type.
pub fn read_text(path: &Path) -> Result<String, String> {
    let bytes = read_bytes(path, MAX_FILE_BYTES)?;
    String::from_utf8(bytes).map_err(|_| "it is not UTF-8 text; save it as UTF-8".to_owned())
}

fn read_bytes(path: &Path, most: usize) -> Result<Vec<u8>, String> {
    let size = fs::metadata(path).map_err(|error| plain(&error))?.len();
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
    let mut problems = Vec::new();
    let mut locales = Vec::new();
    for path in sorted_entries(folder)?
        .into_iter()
        .filter(|path| path.is_dir())
    {
        let name = path
            .file_name()
            .map(|name| name.to_string_lossy().into_owned())
            .unwrap_or_default();
        let shown = path.display().to_string();
        let Ok(id) = name.parse::<LocaleId>() else {
            let fix = "name it like a language: en, ja, zh-Hans, zh-Hant";
            problems.push(Problem::of_file(
                &shown,
                "the folder's name is no language",
                fix,
            ));
            continue;
        };
        let mut files = Vec::new();
        for file in sorted_entries(&path)? {
            if file.extension().is_none_or(|end| end != "ftl") {
                continue;
            }
            let shown = file.display().to_string();
            match read_bytes(&file, MAX_FILE_BYTES) {
                Ok(bytes) => {
                    let (file, mut found) = FtlFile::from_bytes(&shown, bytes);
                    problems.append(&mut found);
                    files.push(file);
                }
                Err(why) => problems.push(Problem::of_file(&shown, why, "mend or remove the file")),
            }
        }
        // A lock that is missing or cannot be read only means that no change is noticed.
        let lock = fs::read_to_string(path.join(LOCK_NAME)).ok();
        locales.push(LocaleFiles { id, files, lock });
    }
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

/// The largest font that is read: a face with all of Chinese has about 20 MB.
const MAX_FACE_BYTES: usize = 32 << 20;

/// Reads the fonts that lie beside the words of a folder's languages: files that end in `.otf` or `.ttf`.
pub fn read_faces(folder: &Path) -> (Vec<ExtraFace>, Vec<Problem>) {
    let (mut faces, mut problems) = (Vec::new(), Vec::new());
    let languages = sorted_entries(folder).unwrap_or_default().into_iter();
    let files = languages.flat_map(|language| sorted_entries(&language).unwrap_or_default());
    for file in files {
        let end = file.extension().map(|end| end.to_ascii_lowercase());
        if end.is_none_or(|end| end != "otf" && end != "ttf") {
            continue;
        }
        let shown = file.display().to_string();
        let read = read_bytes(&file, MAX_FACE_BYTES);
        match read.and_then(|bytes| ExtraFace::read(&shown, bytes)) {
            Ok(face) => faces.push(face),
            Err(why) => {
                let fix = "put another font there, or remove the file";
                problems.push(Problem::of_file(&shown, why, fix));
            }
        }
    }
    (faces, problems)
}

pub(super) fn sorted_entries(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let mut paths: Vec<PathBuf> = fs::read_dir(folder)
        .map_err(|error| plain(&error))?
        .filter_map(|entry| entry.ok().map(|entry| entry.path()))
        .collect();
    paths.sort();
    Ok(paths)
}

/// Where a learner's progress and settings lie.
#[derive(Clone, Debug)]
pub struct DataFolder {
    path: PathBuf,
    /// Why the progress file may not be written: it cannot be read, and could not be set aside.
    untouchable: Option<String>,
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
            })
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
        let (key, word) = match read_text(&path).map(|text| Progress::from_json(&text)) {
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
}

/// Writes a file into the folder of documents, under a name that no file has yet; returns its path.
pub(super) fn save_file(name: &str, bytes: &[u8]) -> Result<String, String> {
    let dirs = directories::UserDirs::new();
    let folder = dirs
        .as_ref()
        .and_then(|dirs| dirs.document_dir().or(Some(dirs.home_dir())));
    let folder = folder.map_or_else(|| PathBuf::from("."), Path::to_owned);
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
fn free_name(path: &Path, word: &str) -> Result<PathBuf, String> {
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
fn set_aside(path: &Path, word: &str) -> Result<PathBuf, String> {
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

impl Desk for DataFolder {
    fn save_progress(&self, json: &str) -> Result<(), String> {
        match &self.untouchable {
            Some(why) => Err(why.clone()),
            None => write_atomically(&self.progress(), json),
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
        let dirs = directories::UserDirs::new();
        let folder = dirs
            .as_ref()
            .and_then(|dirs| dirs.document_dir().or(Some(dirs.home_dir())));
        folder
            .map_or_else(|| PathBuf::from("."), Path::to_owned)
            .join("tengen-progress.json")
            .display()
            .to_string()
    }
}
