//! Records written by us, each with what is expected of it beside it.

use std::fs;
use std::path::{Path, PathBuf};

use crate::describe::describe;
use tengen::sgf::read;

pub fn files() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/sgf/cases");
    let mut files: Vec<PathBuf> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|end| end == "sgf"))
        .collect();
    files.sort();
    assert!(!files.is_empty());
    files
}

/// With `TENGEN_WRITE_EXPECTED` set, what is found is written down as expected, to be read by a person.
#[test]
fn each_case_is_read_and_replayed_as_expected() {
    for file in files() {
        let found = describe(&read(&fs::read(&file).unwrap()));
        let expected = file.with_extension("txt");
        if std::env::var_os("TENGEN_WRITE_EXPECTED").is_some() {
            fs::write(&expected, &found).unwrap();
        }
        let expected = fs::read_to_string(&expected).unwrap_or_default();
        let expected = expected.replace("\r\n", "\n");
        assert_eq!(found, expected, "{}", file.display());
    }
}
