//! A lesson file as its author wrote it, and changes to it that keep what they do not touch.
//!
//! Comments, order, blank lines, line ends and quotes stay. What is written anew follows the lessons: a scalar plain
//! unless YAML needs quotes; a list or mapping on one line, up to 100 columns and if it is not nested too deeply, else
//! on lines of its own; a diagram as a literal block; a new field at its usual place. A comment directly above a step
//! belongs to it. Each change is read again, and is made only if the file then says what was asked for and nothing
//! else has changed.
//!
//! This has no opinion on what a field means: a lesson may well be wrong for a while, as long as it is YAML.

mod edit;
mod error;
mod layout;
mod order;
mod page;
mod steps;
mod value;
mod write;

pub use error::ScriptError;
pub use value::Yaml;

use super::problem::Problem;
use super::yaml::{Value, parse};
use page::Page;
use write::{Doc, entry as written_entry, scalar, step as written_step};

/// A lesson file as its author wrote it.
#[derive(Clone, Debug, PartialEq)]
pub struct Script {
    text: String,
    tree: Yaml,
}

impl Script {
    /// Takes the text of a lesson file.
    ///
    /// # Errors
    /// The fault of YAML with its place, or that there is no list `steps`.
    pub fn new(path: &str, text: impl Into<String>) -> Result<Self, Problem> {
        let text = text.into();
        let node = parse(path, &text)?;
        let has_steps = match &node.value {
            Value::Map(_) => matches!(Yaml::from(&node).get("steps"), Some(Yaml::List(_))),
            _ => false,
        };
        if !has_steps {
            return Err(Problem::at(
                path,
                &text,
                node.place,
                "the file has no list of steps",
                "add `steps:` and below it a line such as `  - id: ko_take`",
            ));
        }
        let tree = Yaml::from(&node);
        Ok(Self { text, tree })
    }

    /// Takes the text of a course file, which has no steps.
    ///
    /// # Errors
    /// The fault of YAML with its place.
    pub fn of_course(path: &str, text: impl Into<String>) -> Result<Self, Problem> {
        let text = text.into();
        let tree = Yaml::from(&parse(path, &text)?);
        Ok(Self { text, tree })
    }

    /// A new lesson: an empty board of so many columns and rows, and one step `<id>_1` to read.
    pub fn new_lesson(id: &str, columns: u8, rows: u8) -> Self {
        let size = if columns == rows {
            Yaml::Int(columns.into())
        } else {
            Yaml::List(vec![Yaml::Int(columns.into()), Yaml::Int(rows.into())])
        };
        let row = vec!["."; columns.into()].join(" ");
        let rows = vec![row; rows.into()].join("\n");
        let board = Yaml::Map(vec![
            ("size".to_owned(), size),
            ("stones".to_owned(), Yaml::Diagram(rows)),
        ]);
        let step = new_step(&format!("{id}_1"), "show", Yaml::Map(Vec::new()));
        let text = format!(
            "format: 1\nid: {}\n{}\nsteps:\n  {}\n",
            scalar(id),
            written_entry("board", &Doc::from(&board), 0),
            written_step(&Doc::from(&step), 2)
        );
        let tree = Yaml::Map(vec![
            ("format".to_owned(), Yaml::Int(1)),
            ("id".to_owned(), Yaml::Text(id.to_owned())),
            ("board".to_owned(), board),
            ("steps".to_owned(), Yaml::List(vec![step])),
        ]);
        Self { text, tree }
    }

    /// The file.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The ids of the steps in their order; a step without one is left out.
    pub fn step_ids(&self) -> Vec<String> {
        self.steps().iter().filter_map(id_of).collect()
    }

    /// The value at a path of a step, or of the lesson itself; with an empty path the whole step or lesson. Diagrams are
    /// texts.
    pub fn value(&self, step: Option<&str>, path: &[&str]) -> Option<&Yaml> {
        let top = match step {
            None => &self.tree,
            Some(id) => self.steps().get(self.index_of(id).ok()?)?,
        };
        top.at(path)
    }

    /// Sets the value at a path of a step, or of the lesson itself. What is missing on the way is made, a new field comes
    /// to its usual place; of a mapping that is there already only the fields that differ are written.
    ///
    /// # Errors
    /// Why it was not done; the text is as it was. `steps` and the `id` of a step are not set here.
    pub fn set(
        &mut self,
        step: Option<&str>,
        path: &[&str],
        value: Yaml,
    ) -> Result<(), ScriptError> {
        let mut expected = self.tree.clone();
        let top = self.top_of(&mut expected, step)?;
        match (step, path) {
            (_, []) | (None, ["steps", ..]) | (Some(_), ["id", ..]) => {
                return Err(ScriptError::Fixed(path.join(".")));
            }
            _ => {}
        }
        for length in 1..path.len() {
            let above = path.get(..length).unwrap_or_default();
            if !matches!(top.at(above), None | Some(Yaml::Map(_) | Yaml::Null)) {
                return Err(ScriptError::not_a_mapping(Some(above)));
            }
        }
        let mut changes = Vec::new();
        // A field that goes takes the comment above it along; whatever else is written, no comment may be lost.
        differences(top.at(path), path, &value, &mut changes);
        top.put(path, value);
        let mut text = self.text.clone();
        for (path, change) in changes {
            let path: Vec<&str> = path.iter().map(String::as_str).collect();
            let page = Page::of(&text)?;
            let next = match &change {
                Some(value) => page.set(step, &path, value)?,
                None => page.remove(step, &path)?,
            };
            let refitted = Page::of(&next)?.refit(step, &path, change.as_ref())?;
            let next = refitted.unwrap_or(next);
            if change.is_some() && !Page::of(&next)?.has_comments_of(&page) {
                return Err(ScriptError::Unfaithful);
            }
            text = next;
        }
        self.commit(text, expected)
    }

    /// Removes the field at a path of a step, or of the lesson itself, and the mappings that it leaves empty. The kind of
    /// a step stays as `{}`: it goes only when it is named itself.
    ///
    /// # Errors
    /// Why it was not done; the text is as it was. `format`, `id` and `steps` stay.
    pub fn remove(&mut self, step: Option<&str>, path: &[&str]) -> Result<(), ScriptError> {
        let mut expected = self.tree.clone();
        let top = self.top_of(&mut expected, step)?;
        match (step, path) {
            (_, [] | ["id", ..]) | (None, ["format" | "steps", ..]) => {
                return Err(ScriptError::Fixed(path.join(".")));
            }
            _ => {}
        }
        if top.at(path).is_none() {
            return Err(ScriptError::no_field(path));
        }
        top.take(path);
        for length in (1..path.len()).rev() {
            let above = path.get(..length).unwrap_or_default();
            let is_kind =
                step.is_some() && length == 1 && above.iter().all(|it| order::stays_empty(it));
            if top.at(above) != Some(&Yaml::Map(Vec::new())) || is_kind {
                break;
            }
            top.take(above);
        }
        let text = Page::of(&self.text)?.remove(step, path)?;
        self.commit(text, expected)
    }

    /// Puts a new step of a kind such as `("show", Yaml::Map(vec![]))` behind another, or before all others.
    ///
    /// # Errors
    /// Why it was not done; the text is as it was.
    pub fn add_step(
        &mut self,
        after: Option<&str>,
        id: &str,
        (kind, value): (&str, Yaml),
    ) -> Result<(), ScriptError> {
        let after = after.map(|after| self.index_of(after)).transpose()?;
        if self.index_of(id).is_ok() {
            return Err(ScriptError::StepExists(id.to_owned()));
        }
        let step = new_step(id, kind, value);
        let text = steps::with_lines(&self.text)?;
        let text = Page::of(&text)?.add_step(after, &step)?;
        let mut expected = self.tree.clone();
        steps_of(&mut expected)?.insert(after.map_or(0, |index| index + 1), step);
        self.commit_whole(text, expected)
    }

    /// Removes a step with the comment directly above it.
    ///
    /// # Errors
    /// Why it was not done; the text is as it was.
    pub fn remove_step(&mut self, id: &str) -> Result<(), ScriptError> {
        let index = self.index_of(id)?;
        let text = steps::with_lines(&self.text)?;
        let text = Page::of(&text)?.remove_step(index)?;
        let mut expected = self.tree.clone();
        steps_of(&mut expected)?.remove(index);
        self.commit(text, expected)
    }

    /// Moves a step by so many places, with the comment directly above it: down if the number is positive, at most to the
    /// end.
    ///
    /// # Errors
    /// Why it was not done; the text is as it was.
    pub fn move_step(&mut self, id: &str, by: isize) -> Result<(), ScriptError> {
        let from = self.index_of(id)?;
        let last = self.steps().len().saturating_sub(1);
        let to = from.saturating_add_signed(by).min(last);
        if from == to {
            return Ok(());
        }
        let text = steps::with_lines(&self.text)?;
        let text = Page::of(&text)?.move_step(from, to)?;
        let mut expected = self.tree.clone();
        let list = steps_of(&mut expected)?;
        let step = list.remove(from);
        list.insert(to, step);
        self.commit_whole(text, expected)
    }

    /// Gives a step another id. Its words and what names it in other files are not changed.
    ///
    /// # Errors
    /// Why it was not done; the text is as it was.
    pub fn rename_step(&mut self, id: &str, new: &str) -> Result<(), ScriptError> {
        let index = self.index_of(id)?;
        if id == new {
            return Ok(());
        }
        if self.index_of(new).is_ok() {
            return Err(ScriptError::StepExists(new.to_owned()));
        }
        let name = Yaml::Text(new.to_owned());
        let next = Page::of(&self.text)?.set(Some(id), &["id"], &name)?;
        let refitted = Page::of(&next)?.refit(Some(new), &["id"], None)?;
        let mut expected = self.tree.clone();
        if let Some(step) = steps_of(&mut expected)?.get_mut(index) {
            step.put(&["id"], name);
        }
        self.commit_whole(refitted.unwrap_or(next), expected)
    }

    /// Takes over a changed text that has all comments of the old one.
    fn commit_whole(&mut self, text: String, expected: Yaml) -> Result<(), ScriptError> {
        if !Page::of(&text)?.has_comments_of(&Page::of(&self.text)?) {
            return Err(ScriptError::Unfaithful);
        }
        self.commit(text, expected)
    }

    /// Takes a changed text over, if it says what was asked for.
    fn commit(&mut self, text: String, expected: Yaml) -> Result<(), ScriptError> {
        let tree = parse("", &text).map_err(ScriptError::unreadable)?;
        let tree = Yaml::from(&tree);
        if !tree.says_the_same(&expected) {
            return Err(ScriptError::Unfaithful);
        }
        *self = Self { text, tree };
        Ok(())
    }

    fn steps(&self) -> &[Yaml] {
        match self.tree.get("steps") {
            Some(Yaml::List(steps)) => steps,
            _ => &[],
        }
    }

    fn index_of(&self, id: &str) -> Result<usize, ScriptError> {
        let mut steps = self.steps().iter();
        steps
            .position(|step| id_of(step).as_deref() == Some(id))
            .ok_or_else(|| ScriptError::NoStep(id.to_owned()))
    }

    fn top_of<'t>(
        &self,
        tree: &'t mut Yaml,
        step: Option<&str>,
    ) -> Result<&'t mut Yaml, ScriptError> {
        let Some(id) = step else {
            return Ok(tree);
        };
        let index = self.index_of(id)?;
        let step = steps_of(tree)?.get_mut(index);
        step.ok_or_else(|| ScriptError::NoStep(id.to_owned()))
    }
}

/// What has to be written for a value to become another: of a mapping only the fields that differ.
fn differences(
    old: Option<&Yaml>,
    path: &[&str],
    new: &Yaml,
    changes: &mut Vec<(Vec<String>, Option<Yaml>)>,
) {
    let owned = |path: &[&str]| path.iter().map(|it| (*it).to_owned()).collect();
    if old.is_some_and(|old| old.says_the_same(new)) {
        return;
    }
    if let (Some(Yaml::Map(fields)), Yaml::Map(wanted)) = (old, new)
        && fields.iter().any(|(key, _)| new.get(key).is_some())
    {
        let below = |key| -> Vec<&str> { path.iter().copied().chain([key]).collect() };
        for (key, value) in wanted {
            differences(
                old.and_then(|old| old.get(key)),
                &below(key.as_str()),
                value,
                changes,
            );
        }
        for (key, _) in fields {
            if new.get(key).is_none() {
                changes.push((owned(&below(key.as_str())), None));
            }
        }
        return;
    }
    changes.push((owned(path), Some(new.clone())));
}

fn new_step(id: &str, kind: &str, value: Yaml) -> Yaml {
    Yaml::Map(vec![
        ("id".to_owned(), Yaml::Text(id.to_owned())),
        (kind.to_owned(), value),
    ])
}

fn steps_of(tree: &mut Yaml) -> Result<&mut Vec<Yaml>, ScriptError> {
    if let Yaml::Map(map) = tree
        && let Some((_, Yaml::List(steps))) = map.iter_mut().find(|(key, _)| key == "steps")
    {
        return Ok(steps);
    }
    Err(ScriptError::UnknownStyle)
}

fn id_of(step: &Yaml) -> Option<String> {
    match step.get("id")? {
        Yaml::Text(id) => Some(id.clone()),
        Yaml::Int(id) => Some(id.to_string()),
        _ => None,
    }
}
