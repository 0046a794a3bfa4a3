//! Changes to the text of a lesson: what is asked for is there, and all else is as it was, byte for byte.

mod changes;
mod faults;
mod random;
mod shipped;
mod styles;

use tengen::lesson::{CourseFiles, EmbeddedLessons, Script, ScriptError, Yaml, read_lesson};

fn lessons() -> Vec<(String, String)> {
    let others = ["course.yaml", "glossary.yaml", "coverage.yaml"];
    EmbeddedLessons::names()
        .filter(|name| !others.contains(name))
        .map(|name| {
            let text = EmbeddedLessons.read(name).unwrap();
            (name.trim_end_matches(".yaml").to_owned(), text)
        })
        .collect()
}

fn script(text: &str) -> Script {
    Script::new("test.yaml", text).unwrap_or_else(|problem| panic!("{problem}\n{text}"))
}

fn text(word: &str) -> Yaml {
    Yaml::Text(word.to_owned())
}

fn list(words: &[&str]) -> Yaml {
    Yaml::List(words.iter().map(|word| text(word)).collect())
}

fn map<const N: usize>(entries: [(&str, Yaml); N]) -> Yaml {
    Yaml::Map(entries.map(|(key, value)| (key.to_owned(), value)).into())
}

fn show() -> (&'static str, Yaml) {
    ("show", map([]))
}

/// The lines with a comment, in the order of the alphabet: a move changes their order.
fn comments(text: &str) -> Vec<&str> {
    let mut lines: Vec<&str> = text
        .lines()
        .filter_map(|line| match line.find(" #") {
            _ if line.starts_with('#') => Some(line),
            Some(at) => line.get(at..),
            None => None,
        })
        .collect();
    lines.sort_unstable();
    lines
}

/// The lines that were taken out and put in between the first and the last difference.
fn changed<'t>(before: &'t str, after: &'t str) -> (Vec<&'t str>, Vec<&'t str>) {
    let old: Vec<&str> = before.split_inclusive('\n').collect();
    let new: Vec<&str> = after.split_inclusive('\n').collect();
    let most = old.len().min(new.len());
    let head = (0..most).take_while(|at| old[*at] == new[*at]).count();
    let tail = (0..most - head)
        .take_while(|at| old[old.len() - 1 - at] == new[new.len() - 1 - at])
        .count();
    let old = old[head..old.len() - tail].to_vec();
    (old, new[head..new.len() - tail].to_vec())
}

/// The lines of a step's field.
fn field_lines<'t>(text: &'t str, step: &str, field: &str) -> Vec<&'t str> {
    let lines = text.split_inclusive('\n');
    let own = format!("  - id: {step}");
    let mut lines = lines.skip_while(|line| line.trim_end() != own).skip(1);
    let key = format!("    {field}:");
    let mut found: Vec<&str> = lines
        .by_ref()
        .find(|it| it.starts_with(&key))
        .into_iter()
        .collect();
    found.extend(lines.take_while(|it| it.starts_with("     ")));
    found
}

fn reads(id: &str, text: &str) -> bool {
    let mut problems = Vec::new();
    read_lesson(id, id, text, &mut problems).is_some()
}

#[track_caller]
fn check(before: &str, change: impl FnOnce(&mut Script) -> Result<(), ScriptError>, after: &str) {
    let mut it = script(before);
    if let Err(error) = change(&mut it) {
        panic!("{error}: {error:?}\n{before}");
    }
    assert_eq!(it.text(), after);
    assert_eq!(script(after), it, "what is read is what is there");
}

#[track_caller]
fn check_refused(
    before: &str,
    change: impl FnOnce(&mut Script) -> Result<(), ScriptError>,
    expected: &ScriptError,
) {
    let mut it = script(before);
    assert_eq!(change(&mut it).as_ref(), Err(expected), "{}", it.text());
    assert_eq!(it.text(), before);
}

const HEAD: &str = "format: 1\nid: a\nboard: { size: 5 }\nsteps:\n";

fn with(steps: &str) -> String {
    format!("{HEAD}{steps}")
}
