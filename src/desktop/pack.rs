//! A folder or a zip with lessons, words and plans. Its files come from strangers: nothing outside of it is read, and
//! nothing of it is unpacked onto the disk.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use super::files::{plain, read_bytes, sorted_entries};
use super::plans::is_yaml;
use super::zip::unpack;
use crate::app::{OpenedPack, Shelf};
use crate::draw::ExtraFace;
use crate::lesson::{Course, CourseFiles, MAX_FILE_BYTES, Problem, read_course};
use crate::locale::{FtlFile, LOCK_NAME, LocaleFiles, LocaleId};

/// The largest zip that is read, in bytes.
const MAX_ZIP_BYTES: usize = 64 << 20;
/// The largest font that is read: a face with all of Chinese has about 20 MB.
pub(super) const MAX_FACE_BYTES: usize = 32 << 20;

/// The plan of a pack.
pub(super) const PLAN: &str = "plan.yaml";
/// The folder of a pack that holds its words.
const WORDS: &str = "locales";
/// The file that names the lessons of a pack.
pub(super) const COURSE: &str = "course.yaml";
/// The folder of a pack that may hold its lessons.
pub(super) const LESSONS: &str = "lessons";

/// Files by their paths.
pub(super) type Files = BTreeMap<String, Vec<u8>>;

/// A folder or a zip.
#[derive(Clone, Debug)]
pub struct Pack {
    /// How its owner knows it.
    path: PathBuf,
    /// What a zip holds that can be of use, by its path in it; nothing for a folder.
    unpacked: Option<Files>,
    /// What of a zip was left out.
    problems: Vec<Problem>,
}

impl Pack {
    /// Opens the folder or the zip at that path.
    ///
    /// # Errors
    /// Why it is neither.
    pub fn open(path: &Path) -> Result<Self, String> {
        let (unpacked, problems) = if path.is_dir() {
            (None, Vec::new())
        } else {
            let bytes = read_bytes(path, MAX_ZIP_BYTES)?;
            let (files, problems) = unpack(path, &bytes)?;
            (Some(files), problems)
        };
        Ok(Self {
            path: path.to_owned(),
            unpacked,
            problems,
        })
    }

    /// The folder at that path.
    ///
    /// # Errors
    /// Why it cannot be read.
    pub(super) fn folder(path: &Path) -> Result<Self, String> {
        fs::read_dir(path).map_err(|error| plain(&error))?;
        Ok(Self {
            path: path.to_owned(),
            unpacked: None,
            problems: Vec::new(),
        })
    }

    /// What of it was left out, and why.
    pub fn problems(&self) -> &[Problem] {
        &self.problems
    }

    /// Whether it holds lessons.
    pub fn has_course(&self) -> bool {
        ["", LESSONS]
            .iter()
            .any(|folder| self.has(&below(folder, COURSE)))
    }

    /// Its lessons, beside its plan or in their own folder.
    pub fn course(&self) -> (Option<Course>, Vec<Problem>) {
        let folder = if self.has(COURSE) { "" } else { LESSONS };
        let folder = if self.has(&below(folder, COURSE)) {
            folder
        } else {
            ""
        };
        read_course(&Below(self, folder))
    }

    /// Whether it holds a file of that name.
    pub fn has(&self, name: &str) -> bool {
        match &self.unpacked {
            Some(files) => files.contains_key(name),
            None => self.path.join(name).is_file(),
        }
    }

    /// The languages in its folder `locales`; none where there is no such folder.
    pub fn words(&self) -> (Vec<LocaleFiles>, Vec<Problem>) {
        self.languages(WORDS)
    }

    /// The fonts that lie beside the words.
    pub fn faces(&self) -> (Vec<ExtraFace>, Vec<Problem>) {
        self.faces_in(WORDS)
    }

    /// The languages in a folder of it: each is a folder of `.ftl` files, named like `ja` or `zh-Hant`.
    pub(super) fn languages(&self, folder: &str) -> (Vec<LocaleFiles>, Vec<Problem>) {
        let (mut locales, mut problems) = (Vec::new(), Vec::new());
        for language in self.folders(folder) {
            let Ok(id) = language.parse::<LocaleId>() else {
                let shown = self.shown(&below(folder, &language));
                let fix = "name it like a language: en, ja, zh-Hans, zh-Hant";
                problems.push(Problem::of_file(
                    &shown,
                    "the folder's name is no language",
                    fix,
                ));
                continue;
            };
            let language = below(folder, &language);
            let mut files = Vec::new();
            for name in self
                .files(&language)
                .into_iter()
                .filter(|name| has_end(name, &["ftl"]))
            {
                let name = below(&language, &name);
                let shown = self.shown(&name);
                match self.bytes(&name, MAX_FILE_BYTES) {
                    Ok(bytes) => {
                        let (file, mut found) = FtlFile::from_bytes(&shown, bytes);
                        problems.append(&mut found);
                        files.push(file);
                    }
                    Err(why) => {
                        problems.push(Problem::of_file(&shown, why, "mend or remove the file"));
                    }
                }
            }
            // A lock that is missing or cannot be read only means that no change is noticed.
            let lock = self.text(&below(&language, LOCK_NAME)).ok();
            locales.push(LocaleFiles { id, files, lock });
        }
        (locales, problems)
    }

    /// The fonts that lie beside the words of a folder's languages: files that end in `.otf` or `.ttf`.
    pub(super) fn faces_in(&self, folder: &str) -> (Vec<ExtraFace>, Vec<Problem>) {
        let (mut faces, mut problems) = (Vec::new(), Vec::new());
        for language in self.folders(folder) {
            let language = below(folder, &language);
            let files = self.files(&language).into_iter();
            for name in files.filter(|name| has_end(name, &["otf", "ttf"])) {
                let name = below(&language, &name);
                let shown = self.shown(&name);
                let read = self.bytes(&name, MAX_FACE_BYTES);
                match read.and_then(|bytes| ExtraFace::read(&shown, bytes)) {
                    Ok(face) => faces.push(face),
                    Err(why) => {
                        let fix = "put another font there, or remove the file";
                        problems.push(Problem::of_file(&shown, why, fix));
                    }
                }
            }
        }
        (faces, problems)
    }

    /// The text of a file of it.
    ///
    /// # Errors
    /// Why it cannot be read.
    pub fn text(&self, name: &str) -> Result<String, String> {
        String::from_utf8(self.bytes(name, MAX_FILE_BYTES)?)
            .map_err(|_| "it is not UTF-8 text; save it as UTF-8".to_owned())
    }

    /// A file as its owner knows it.
    pub fn shown(&self, name: &str) -> String {
        self.path.join(name).display().to_string()
    }

    fn bytes(&self, name: &str, most: usize) -> Result<Vec<u8>, String> {
        if let Some(files) = &self.unpacked {
            let bytes = files.get(name).ok_or("there is no such file in the zip")?;
            if bytes.len() > most {
                return Err(format!("it has {} bytes, more than {most}", bytes.len()));
            }
            return Ok(bytes.clone());
        }
        // A link is held to the folder, too.
        let folder = self.path.canonicalize().map_err(|error| plain(&error))?;
        let path = folder
            .join(name)
            .canonicalize()
            .map_err(|error| plain(&error))?;
        if !path.starts_with(&folder) {
            return Err("it lies outside the folder".to_owned());
        }
        read_bytes(&path, most)
    }

    /// The names of the folders in a folder of it.
    fn folders(&self, folder: &str) -> Vec<String> {
        let Some(files) = &self.unpacked else {
            return entries(&self.path.join(folder), Path::is_dir);
        };
        let inner = files.keys().filter_map(|name| inside(name, folder));
        let names: BTreeSet<&str> = inner
            .filter_map(|name| Some(name.split_once('/')?.0))
            .collect();
        names.into_iter().map(str::to_owned).collect()
    }

    /// The names of the files in a folder of it.
    fn files(&self, folder: &str) -> Vec<String> {
        let Some(files) = &self.unpacked else {
            return entries(&self.path.join(folder), Path::is_file);
        };
        let inner = files.keys().filter_map(|name| inside(name, folder));
        inner
            .filter(|name| !name.contains('/'))
            .map(str::to_owned)
            .collect()
    }
}

/// The lessons of a pack that lie in a folder of it.
struct Below<'a>(&'a Pack, &'a str);

impl CourseFiles for Below<'_> {
    fn read(&self, name: &str) -> Result<String, String> {
        self.0.text(&below(self.1, name))
    }

    fn path(&self, name: &str) -> String {
        self.0.shown(&below(self.1, name))
    }
}

/// Opens what a teacher brings: a folder or a zip with a `plan.yaml`, with lessons (`course.yaml`, beside the plan or in
/// a folder `lessons`) and with words (`locales`), any of which may be missing; or a plan by its own name, with what
/// lies beside it.
///
/// # Errors
/// There is nothing to teach in it, or it cannot be read.
pub fn open_pack(path: &Path) -> Result<OpenedPack, String> {
    let is_plan = is_yaml(path) && path.is_file();
    let (folder, plan) = match (is_plan, path.parent(), path.file_name()) {
        (true, Some(folder), Some(name)) => {
            let here = folder.as_os_str().is_empty();
            let folder = if here { Path::new(".") } else { folder };
            (folder, name.to_string_lossy().into_owned())
        }
        _ => (path, PLAN.to_owned()),
    };
    let pack = Pack::open(folder)?;
    let mut problems = pack.problems().to_vec();
    let course = pack
        .has_course()
        .then(|| pack.course())
        .and_then(|(course, found)| {
            problems.extend(found);
            course
        });
    let (words, mut found) = pack.words();
    problems.append(&mut found);
    let (faces, mut found) = pack.faces();
    problems.append(&mut found);
    let plan = if pack.has(&plan) {
        Some((pack.shown(&plan), pack.text(&plan)?))
    } else {
        None
    };
    if plan.is_none() && course.is_none() {
        return Err(match problems.first() {
            Some(first) => first.to_string(),
            None => "it holds no plan.yaml and no course.yaml".to_owned(),
        });
    }
    Ok(OpenedPack {
        course,
        words,
        faces,
        plan,
        problems,
    })
}

/// The scripts and words of a folder with lessons, by their paths in it.
///
/// # Errors
/// Why the folder, or one of its files, cannot be read: what is not read cannot be kept.
pub fn shelf(folder: &Path) -> Result<Shelf, String> {
    let pack = Pack::folder(folder)?;
    let place = if pack.has(COURSE) || !pack.has_course() {
        ""
    } else {
        LESSONS
    };
    let scripts = pack.files(place).into_iter();
    let scripts = scripts.filter(|name| has_end(name, &["yaml"]));
    let scripts = scripts.map(|name| below(place, &name));
    let words = pack.folders(WORDS).into_iter().flat_map(|language| {
        let language = below(WORDS, &language);
        let files = pack.files(&language).into_iter();
        let words = files.filter(|name| has_end(name, &["ftl"]));
        words
            .map(|name| below(&language, &name))
            .collect::<Vec<_>>()
    });
    let read = |name: String| match pack.text(&name) {
        Ok(text) => Ok((name, text.into())),
        Err(why) => Err(format!("{name}: {why}")),
    };
    scripts.chain(words).map(read).collect()
}

/// A name in a folder; the pack's own folder has no name.
fn below(folder: &str, name: &str) -> String {
    if folder.is_empty() {
        name.to_owned()
    } else {
        format!("{folder}/{name}")
    }
}

/// The rest of a name below a folder.
pub(super) fn inside<'a>(name: &'a str, folder: &str) -> Option<&'a str> {
    if folder.is_empty() {
        return Some(name);
    }
    name.strip_prefix(folder)?.strip_prefix('/')
}

pub(super) fn has_end(name: &str, ends: &[&str]) -> bool {
    let end = name
        .rsplit_once('.')
        .map(|(_, end)| end.to_ascii_lowercase());
    end.is_some_and(|end| ends.contains(&end.as_str()))
}

/// The names of a folder's entries of one kind, sorted; none where it cannot be read.
pub(super) fn entries(folder: &Path, wanted: impl Fn(&Path) -> bool) -> Vec<String> {
    let paths = sorted_entries(folder).unwrap_or_default().into_iter();
    let wanted = paths.filter(|path| wanted(path));
    let names = wanted.filter_map(|path| Some(path.file_name()?.to_string_lossy().into_owned()));
    names.collect()
}
