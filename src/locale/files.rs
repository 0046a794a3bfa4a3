//! The texts of `.ftl` files, and those that the program carries in itself.

use super::id::LocaleId;
use super::problem::Problem;

/// The names that files in a folder of `locales/` may have, in the order in which they are read.
/// `lessons` may also be split: `lessons-ko.ftl`.
pub const FILE_NAMES: [&str; 4] = ["app.ftl", "formats.ftl", "reasons.ftl", "lessons.ftl"];

/// One `.ftl` file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FtlFile {
    /// The file, as the translator knows it: `locales/ja/app.ftl`.
    pub path: String,
    /// The whole text.
    pub text: String,
}

impl FtlFile {
    /// Takes the bytes of a file. What is no UTF-8 is replaced and said, so that the rest can be used.
    pub fn from_bytes(path: &str, bytes: Vec<u8>) -> (Self, Vec<Problem>) {
        let path = path.to_owned();
        if bytes.starts_with(&[0xff, 0xfe]) || bytes.starts_with(&[0xfe, 0xff]) {
            let problem =
                Problem::of_file(&path, "the file is written in UTF-16", "save it as UTF-8");
            return (
                Self {
                    path,
                    text: String::new(),
                },
                vec![problem],
            );
        }
        // The replacement characters are found where they stand, and said, when the text is scanned.
        let text = match String::from_utf8(bytes) {
            Ok(text) => text,
            Err(error) => String::from_utf8_lossy(error.as_bytes()).into_owned(),
        };
        (Self { path, text }, Vec::new())
    }

    /// The last part of the path.
    pub fn name(&self) -> &str {
        self.path.rsplit(['/', '\\']).next().unwrap_or_default()
    }

    /// Whether this is a file of lesson texts.
    pub fn is_lessons(&self) -> bool {
        self.name().starts_with("lessons")
    }
}

/// All files of one language from one place: carried in the program, or a folder of the user's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LocaleFiles {
    /// The language.
    pub id: LocaleId,
    /// Its files, in the order in which they are read.
    pub files: Vec<FtlFile>,
    /// What the source was when the translation was last taken as fitting: the text of `source.lock`.
    pub lock: Option<String>,
}

/// Names the files of a language and takes their texts into the program.
macro_rules! embedded_files {
    ($id:literal) => {
        embedded_files!($id:
            "app", "formats", "reasons", "lessons", "lessons-glossary", "lessons-stones",
            "lessons-ko", "lessons-life", "lessons-ending", "lessons-area", "lessons-articles",
            "lessons-games")
    };
    ($id:literal: $($name:literal),+) => {
        [$((
            concat!($name, ".ftl"),
            include_str!(concat!("../../locales/", $id, "/", $name, ".ftl")),
        )),+]
    };
}

macro_rules! embedded_lock {
    ($id:literal) => {
        Some(include_str!(concat!("../../locales/", $id, "/source.lock")))
    };
}

/// The languages that the program carries in itself, English first.
pub fn embedded() -> Vec<LocaleFiles> {
    let locales = [
        ("en", embedded_files!("en"), None),
        ("ja", embedded_files!("ja"), embedded_lock!("ja")),
        (
            "zh-Hans",
            embedded_files!("zh-Hans"),
            embedded_lock!("zh-Hans"),
        ),
        (
            "zh-Hant",
            embedded_files!("zh-Hant"),
            embedded_lock!("zh-Hant"),
        ),
    ];
    let file = |id: &str, name: &str, text: &str| FtlFile {
        path: format!("locales/{id}/{name}"),
        text: text.to_owned(),
    };
    locales
        .iter()
        .filter_map(|(id, files, lock)| {
            let files = files
                .iter()
                .map(|(name, text)| file(id, name, text))
                .collect();
            Some(LocaleFiles {
                id: id.parse().ok()?,
                files,
                lock: lock.map(str::to_owned),
            })
        })
        .collect()
}
