//! Beginning a language, and taking note that its words fit the present source.

use std::fs;
use std::path::Path;

use super::args::{LocaleCommand, Places};
use super::library::Library;
use super::{FINE, PROBLEMS};
use crate::locale::{
    LOCK_NAME, LocaleFiles, LocaleId, export_po, import_po, lock_text, merged, messages_of,
    outline, outline_rest, read_lock,
};

/// Carries the command out; returns the exit code.
///
/// # Errors
/// A sentence that says why nothing could be done, and what to do about it.
pub fn locale(library: &Library, places: &Places, what: &LocaleCommand) -> Result<u8, String> {
    let folder = places.locales.as_deref().ok_or(
        "say where the languages lie: --locales DIR, such as the folder locales of the project",
    )?;
    let source = merged(&library.layers, &LocaleId::source());
    match what {
        LocaleCommand::New { id } => begin(&source, folder, id),
        LocaleCommand::Export { id, out } => export(&source, library, id, out),
        LocaleCommand::Import { id, file } => import(&source, library, folder, id, file),
        LocaleCommand::Accept { id, keys } => accept(&source, library, folder, id, keys),
    }
}

fn language(id: &str) -> Result<LocaleId, String> {
    id.parse()
        .map_err(|_| format!("`{id}` is no language; write its code: ko, nl, pt-BR"))
}

/// A folder that loads at once: every text of the source as a comment, to be written over one by one.
fn begin(source: &LocaleFiles, folder: &Path, id: &str) -> Result<u8, String> {
    let id = language(id)?;
    let own = folder.join(id.to_string());
    if own.exists() {
        return go_on(source, &own);
    }
    let fault = |why: std::io::Error| format!("{}: {why}", own.display());
    fs::create_dir_all(&own).map_err(fault)?;
    for file in &source.files {
        fs::write(own.join(file.name()), outline(file, &id)).map_err(fault)?;
    }
    fs::write(own.join(LOCK_NAME), lock_text(&messages_of(source))).map_err(fault)?;
    say!(
        "{}: {} files. Write a text without the # before it; what is still a comment is shown in English.",
        own.display(),
        source.files.len()
    );
    say!(
        "See it: tengen --locales {} --locale {id}",
        folder.display()
    );
    Ok(FINE)
}

/// Adds to a language's files what the source has gained since they were begun, as comments like the rest.
fn go_on(source: &LocaleFiles, own: &Path) -> Result<u8, String> {
    let mut added = 0;
    for file in &source.files {
        let path = own.join(file.name());
        let fault =
            |why: std::io::Error| format!("{}: {why}; nothing was changed in it", path.display());
        let there = if path.exists() {
            fs::read_to_string(&path).map_err(fault)?
        } else {
            String::new()
        };
        let (count, more) = outline_rest(file, &there);
        if count > 0 {
            fs::write(&path, format!("{}\n\n{more}", there.trim_end())).map_err(fault)?;
        }
        added += count;
    }
    if added == 0 {
        say!("{}: every message of the source is there", own.display());
    } else {
        say!(
            "{}: {added} messages of the source were not there yet and stand at the ends of the files now, as comments",
            own.display()
        );
    }
    Ok(FINE)
}

/// Writes a language as PO.
fn export(source: &LocaleFiles, library: &Library, id: &str, out: &Path) -> Result<u8, String> {
    let id = language(id)?;
    let text = export_po(source, &merged(&library.layers, &id));
    fs::write(out, text).map_err(|why| format!("{}: {why}", out.display()))?;
    say!("{}", out.display());
    Ok(FINE)
}

/// Takes the translations of a PO file into a language's files; a text that is no valid Fluent is named and left out.
fn import(
    source: &LocaleFiles,
    library: &Library,
    folder: &Path,
    id: &str,
    file: &Path,
) -> Result<u8, String> {
    let id = language(id)?;
    let shown = file.display().to_string();
    let po = fs::read_to_string(file).map_err(|why| format!("{shown}: {why}"))?;
    let own = folder.join(id.to_string());
    let target = library.layers.iter().flatten().find(|files| files.id == id);
    let nothing = LocaleFiles {
        id: id.clone(),
        files: Vec::new(),
        lock: None,
    };
    let (files, problems) = import_po(source, target.unwrap_or(&nothing), &shown, &po);
    fs::create_dir_all(&own).map_err(|why| format!("{}: {why}", own.display()))?;
    for file in files {
        let path = own.join(file.name());
        fs::write(&path, file.text).map_err(|why| format!("{}: {why}", path.display()))?;
    }
    for problem in &problems {
        eprintln!("{problem}");
    }
    say!(
        "{}: written; now `tengen check --locale {id}`",
        own.display()
    );
    Ok(if problems.is_empty() { FINE } else { PROBLEMS })
}

/// Notes the present source as the one that the translation fits: all of it, or only some messages.
fn accept(
    source: &LocaleFiles,
    library: &Library,
    folder: &Path,
    id: &str,
    keys: &[String],
) -> Result<u8, String> {
    let id = language(id)?;
    let own = folder.join(id.to_string());
    if !own.is_dir() {
        return Err(format!("there is no folder {}", own.display()));
    }
    let now = messages_of(source);
    let translated = messages_of(&merged(&library.layers, &id));
    let path = own.join(LOCK_NAME);
    let mut noted = match (keys.is_empty(), fs::read_to_string(&path)) {
        (false, Ok(text)) => read_lock(&text),
        _ => std::collections::BTreeMap::new(),
    };
    for key in keys {
        if !now.contains_key(key) {
            return Err(format!(
                "the source has no message `{key}`; nothing was changed"
            ));
        }
    }
    let wanted = |key: &&String| keys.is_empty() || keys.contains(*key);
    for key in now.keys().filter(wanted) {
        // What is not translated has nothing that could grow old.
        if let (Some(print), true) = (now.get(key), translated.contains_key(key)) {
            noted.insert(key.clone(), print.clone());
        }
    }
    fs::write(&path, lock_text(&noted)).map_err(|why| format!("{}: {why}", path.display()))?;
    say!("{}: {} messages noted", path.display(), noted.len());
    Ok(FINE)
}
