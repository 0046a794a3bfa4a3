//! The editor that a file is opened in, at a line.

use std::process::{Command, Stdio};

/// Editors that are asked for one after the other where the system names none.
const KNOWN: [&str; 10] = [
    "code",
    "codium",
    "zed",
    "subl",
    "kate",
    "gedit",
    "gnome-text-editor",
    "mousepad",
    "notepad++",
    "geany",
];

/// Editors that need a terminal.
const IN_TERMINAL: [&str; 8] = ["vi", "vim", "nvim", "nano", "emacs", "hx", "micro", "kak"];

/// The words that open a file at a line, for an editor as `$VISUAL` names it: its program, with options of its own.
pub fn editor_command(editor: &str, path: &str, line: u32) -> Vec<String> {
    let mut words: Vec<String> = editor.split_whitespace().map(str::to_owned).collect();
    let name = words
        .first()
        .map(|program| base(program))
        .unwrap_or_default();
    match name.as_str() {
        "code" | "codium" | "code-insiders" | "cursor" | "vscodium" => {
            words.push("-g".to_owned());
            words.push(format!("{path}:{line}"));
        }
        "zed" | "subl" | "sublime_text" | "hx" => words.push(format!("{path}:{line}")),
        "kate" | "kwrite" => words.extend(["-l".to_owned(), line.to_string(), path.to_owned()]),
        "notepad++" => words.extend([format!("-n{line}"), path.to_owned()]),
        "idea" | "pycharm" | "webstorm" | "rustrover" => {
            words.extend(["--line".to_owned(), line.to_string(), path.to_owned()]);
        }
        "notepad" | "textedit" | "open" | "xdg-open" => words.push(path.to_owned()),
        _ => words.extend([format!("+{line}"), path.to_owned()]),
    }
    words
}

/// The name of a program without its folder and ending.
fn base(program: &str) -> String {
    let name = program.rsplit(['/', '\\']).next().unwrap_or_default();
    let name = name.to_lowercase();
    let ends = [".exe", ".cmd", ".bat", ".sh"];
    let bare = ends.iter().find_map(|end| name.strip_suffix(end));
    bare.unwrap_or(&name).to_owned()
}

/// Opens a file at a line in the editor that `$VISUAL` or `$EDITOR` names, else in one that is there.
///
/// # Errors
/// No editor could be started.
pub fn edit(path: &str, line: u32) -> Result<(), String> {
    let named = ["VISUAL", "EDITOR"].into_iter().filter_map(|name| {
        std::env::var(name)
            .ok()
            .filter(|editor| !editor.trim().is_empty())
    });
    let known = KNOWN.into_iter().map(str::to_owned);
    let system = if cfg!(target_os = "macos") {
        "open"
    } else if cfg!(target_os = "windows") {
        "notepad"
    } else {
        "xdg-open"
    };
    for editor in named.chain(known).chain([system.to_owned()]) {
        let mut words = editor_command(&editor, path, line);
        let name = words
            .first()
            .map(|program| base(program))
            .unwrap_or_default();
        if IN_TERMINAL.contains(&name.as_str()) {
            // The window has no terminal of its own.
            words.splice(0..0, ["x-terminal-emulator".to_owned(), "-e".to_owned()]);
        }
        let Some((program, rest)) = words.split_first() else {
            continue;
        };
        let mut command = Command::new(program);
        command.args(rest);
        command
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null());
        if let Ok(mut editor) = command.spawn() {
            // Somebody has to take note when it ends.
            std::thread::spawn(move || editor.wait());
            return Ok(());
        }
    }
    Err("no editor was found; name yours in the variable VISUAL".to_owned())
}
