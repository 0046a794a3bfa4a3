//! Where a teacher's plans lie, and what a file that is let fall on the window is.

use std::path::{Path, PathBuf};

use super::files::documents;
use super::pack::{PLAN, entries};

/// The most plans that are offered.
const MAX_PLANS: usize = 12;

/// Whether that is something to be taught: a plan, a zip, or a folder with a plan or lessons.
pub(super) fn is_pack(path: &Path) -> bool {
    if path.is_dir() {
        let names = [PLAN, "course.yaml", "lessons/course.yaml"];
        return names.iter().any(|name| path.join(name).is_file());
    }
    is_yaml(path)
        || path
            .extension()
            .is_some_and(|end| end.eq_ignore_ascii_case("zip"))
}

/// Whether the file is called like a plan.
pub(super) fn is_yaml(path: &Path) -> bool {
    path.extension()
        .is_some_and(|end| end.eq_ignore_ascii_case("yaml"))
}

/// The plans that lie where a teacher would put them: beside the program, among the documents, on sticks; there, or in
/// a folder there. They are files called `plan.yaml`, or like it.
pub(super) fn plans() -> Vec<String> {
    let program = std::env::current_exe().ok();
    let beside = program.and_then(|path| Some(path.parent()?.to_owned()));
    let mut found: Vec<String> = Vec::new();
    for place in beside.into_iter().chain([documents()]).chain(sticks()) {
        let inner = entries(&place, Path::is_dir)
            .into_iter()
            .map(|name| place.join(name));
        for folder in std::iter::once(place.clone()).chain(inner) {
            let is_plan = |path: &Path| {
                let name = path.file_name().and_then(|name| name.to_str());
                let name = name.unwrap_or_default();
                path.is_file() && name.starts_with("plan") && name.ends_with(".yaml")
            };
            for name in entries(&folder, is_plan) {
                let shown = folder.join(name).display().to_string();
                if !found.contains(&shown) {
                    found.push(shown);
                }
            }
        }
    }
    found.truncate(MAX_PLANS);
    found
}

/// Where the system shows sticks.
fn sticks() -> Vec<PathBuf> {
    if cfg!(target_os = "windows") {
        // A and B were floppy disks, C is the system's own.
        return ('D'..='Z')
            .map(|drive| PathBuf::from(format!("{drive}:\\")))
            .collect();
    }
    if cfg!(target_os = "macos") {
        let volumes = Path::new("/Volumes");
        return entries(volumes, Path::is_dir)
            .into_iter()
            .map(|name| volumes.join(name))
            .collect();
    }
    let user = std::env::var("USER").unwrap_or_default();
    let roots = ["/media", "/run/media"].map(|root| Path::new(root).join(&user));
    let inner = roots.iter().flat_map(|root| {
        entries(root, Path::is_dir)
            .into_iter()
            .map(|name| root.join(name))
    });
    inner.collect()
}
