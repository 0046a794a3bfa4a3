//! A file of the source as a new language begins with it: every text as a comment.

use super::files::FtlFile;
use super::id::LocaleId;

/// The file with its comments as they are and each text behind a `#`: whoever translates one takes the marks away and
/// writes over it. Such a file is valid and empty, so that all its texts come from the source.
pub fn outline(file: &FtlFile, id: &LocaleId) -> String {
    let mut text = format!(
        "### {id}: take the # from a text and write it in this language. What is still a comment is shown in English.\n\n"
    );
    for line in file.text.lines() {
        push_line(&mut text, line);
    }
    text
}

/// The messages of the source's file that a language's file has neither as texts nor as comments, in the same form, and
/// how many there are.
pub fn outline_rest(file: &FtlFile, there: &str) -> (usize, String) {
    let known = |key: &str| {
        there.lines().any(|line| {
            let line = line.trim_start_matches(['#', ' ']);
            let rest = line.strip_prefix(key);
            rest.is_some_and(|rest| rest.trim_start().starts_with('='))
        })
    };
    let (mut count, mut text) = (0, String::new());
    let mut comment: Vec<&str> = Vec::new();
    let mut taking = false;
    for line in file.text.lines() {
        let begins = line.starts_with(|sign: char| sign.is_ascii_alphabetic());
        if line.starts_with("# ") {
            comment.push(line);
            taking = false;
        } else if begins {
            let key = line.split('=').next().unwrap_or_default().trim();
            taking = !known(key);
            if taking {
                count += 1;
                for line in &comment {
                    push_line(&mut text, line);
                }
                push_line(&mut text, line);
            }
            comment.clear();
        } else if taking && !line.starts_with('#') {
            push_line(&mut text, line);
        } else {
            comment.clear();
        }
    }
    (count, text)
}

fn push_line(text: &mut String, line: &str) {
    // A comment of a comment would swallow the marks of the first.
    if !line.trim().is_empty() && !line.starts_with('#') {
        text.push_str("# ");
    }
    text.push_str(line);
    text.push('\n');
}
