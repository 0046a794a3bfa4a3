//! What the code has promised about itself: the import rule, the lists of files, the words in their place.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use tengen::lesson::EmbeddedLessons;
use tengen::locale::{embedded, interface_keys};

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn sources(folder: &Path) -> Vec<(PathBuf, String)> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files.extend(sources(&path));
        } else if path.extension().is_some_and(|end| end == "rs") {
            let text = fs::read_to_string(&path).unwrap();
            files.push((path, text));
        }
    }
    files
}

#[test]
fn no_room_imports_a_room_above_it() {
    let rooms = [
        "rules", "sgf", "lesson", "locale", "draw", "print", "app", "desktop", "cli",
    ];
    for (index, room) in rooms.iter().enumerate() {
        let files = sources(&root().join("src").join(room));
        assert!(!files.is_empty(), "{room} has no files");
        for (path, text) in files {
            for above in &rooms[index + 1..] {
                let import = format!("crate::{above}");
                assert!(
                    !text.contains(&import),
                    "{} imports {above}",
                    path.display()
                );
            }
            if *room != "desktop" {
                assert!(
                    !text.contains("eframe::"),
                    "{} knows eframe",
                    path.display()
                );
            }
            if !matches!(*room, "desktop" | "cli") {
                for door in ["std::fs", "std::env", "std::time", "std::thread"] {
                    assert!(!text.contains(door), "{} uses {door}", path.display());
                }
            }
        }
    }
}

#[test]
fn screens_have_no_colors_of_their_own() {
    for (path, text) in sources(&root().join("src/app")) {
        if !path.ends_with("theme.rs") {
            let made = [
                "Color32::from_",
                "Color32::WHITE",
                "Color32::BLACK",
                "Color32::RED",
            ];
            assert!(
                made.iter().all(|color| !text.contains(color)),
                "{}",
                path.display()
            );
        }
    }
}

#[test]
fn the_lessons_of_the_folder_are_those_of_the_program() {
    let names = |name: &String| name.ends_with(".yaml");
    let folder: BTreeSet<String> = fs::read_dir(root().join("lessons"))
        .unwrap()
        .map(|entry| entry.unwrap().file_name().to_string_lossy().into_owned())
        .filter(names)
        .collect();
    let program: BTreeSet<String> = EmbeddedLessons::names().map(str::to_owned).collect();
    assert_eq!(folder, program);
}

/// Languages of the folder that the program does not carry yet.
const ON_THEIR_WAY: [&str; 1] = ["ko"];

#[test]
fn the_locales_of_the_folder_are_those_of_the_program() {
    let mut folder = BTreeSet::new();
    for entry in fs::read_dir(root().join("locales")).unwrap() {
        let path = entry.unwrap().path();
        let is_on_its_way = ON_THEIR_WAY.iter().any(|id| path.ends_with(id));
        if path.is_dir() && !is_on_its_way {
            for file in fs::read_dir(&path).unwrap() {
                let file = file.unwrap().path();
                folder.insert(
                    file.strip_prefix(root())
                        .unwrap()
                        .to_string_lossy()
                        .replace('\\', "/"),
                );
            }
        }
    }
    let program: BTreeSet<String> = embedded()
        .into_iter()
        .flat_map(|locale| {
            let lock = locale
                .lock
                .map(|_| format!("locales/{}/source.lock", locale.id));
            let files = locale.files.into_iter().map(|file| file.path);
            files.chain(lock)
        })
        .collect();
    assert_eq!(folder, program);
}

/// Keys as they stand in the code: quoted words with a hyphen that name a message of the source language.
#[test]
fn the_list_of_interface_keys_is_that_of_the_code() {
    let listed: BTreeSet<String> = interface_keys()
        .into_iter()
        .filter(|key| key.attribute.is_none())
        .map(|key| key.key)
        .collect();
    let code: String = sources(&root().join("src"))
        .into_iter()
        .filter(|(path, _)| !path.ends_with("keys.rs"))
        .map(|(_, text)| text)
        .collect();
    for key in &listed {
        assert!(
            code.contains(&format!("\"{key}\"")),
            "`{key}` is in the list and used nowhere"
        );
    }
    let prefixes = [
        "nav-",
        "home-",
        "lesson-",
        "board-",
        "say-",
        "count-",
        "settings-",
        "keys-",
        "notice-",
        "terminal-",
        "refused-",
        "fact-",
        "right-",
        "dead-",
        "region-",
        "explored-",
    ];
    for word in code.split('"').skip(1).step_by(2) {
        let is_key = prefixes.iter().any(|prefix| word.starts_with(prefix))
            && word
                .chars()
                .all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-');
        assert!(
            !is_key || listed.contains(word) || word.ends_with('-'),
            "`{word}` is used and not in the list"
        );
    }
}
