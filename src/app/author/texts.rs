//! The texts of a step: where they stand, how they are called on the screen, and how they are written.

use super::Author;
use super::shelf::path_in;
use crate::app::state::State;
use crate::locale::{Args, Words, message_text, set_message, step_attributes};

/// A text of a step.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Field {
    /// The heading.
    Heading,
    /// The text.
    Text,
    /// What is said besides, by the name that the words have for it: `hint`, `right`, `wrong-far`.
    Said(String),
}

impl Field {
    /// What is said besides.
    pub fn said(name: &str) -> Self {
        Self::Said(name.to_owned())
    }

    /// Its name on the screen.
    pub(super) fn name(&self, words: &Words) -> String {
        let plain = |key: &str| words.plain(key);
        let named =
            |key: &str, name: &str| words.text(key, &Args::new().word("name", name)).plain();
        match self {
            Self::Heading => plain("author-heading"),
            Self::Text => plain("author-text"),
            Self::Said(name) => match name.as_str() {
                "hint" => plain("author-hint"),
                "right" => plain("author-right"),
                "notes" => plain("author-notes"),
                other => match other.split_once('-') {
                    Some(("answer", name)) => named("author-answer", name),
                    Some(("wrong", name)) => named("author-wrong", name),
                    _ => other.to_owned(),
                },
            },
        }
    }

    pub(super) fn attribute(&self) -> Option<&str> {
        match self {
            Self::Heading | Self::Text => None,
            Self::Said(name) => Some(name),
        }
    }
}

impl Author {
    /// The key of a text of the present step.
    pub(super) fn key_of(&self, field: &Field) -> Option<String> {
        let end = if *field == Field::Heading { 'n' } else { 'c' };
        Some(format!("{}_{}_{end}", self.course.prefix, self.step_id()?))
    }

    /// The file that holds a text, or that is to hold it: one of the language in which the lessons are written.
    pub(super) fn words_file(&self, key: &str) -> String {
        let folder = format!("locales/{}/", self.language());
        let files = self.shelf.iter();
        let mut files = files.filter(|(name, _)| name.starts_with(&folder));
        let holds = |text: &str| {
            text.lines().any(|line| {
                let rest = line.strip_prefix(key);
                rest.is_some_and(|it| it.trim_start().starts_with('='))
            })
        };
        let found = files.clone().find(|(_, text)| holds(text));
        let of_lessons = files.find(|(name, _)| name.contains("/lessons"));
        found
            .or(of_lessons)
            .map_or_else(|| format!("{folder}lessons.ftl"), |(name, _)| name.clone())
    }

    /// The texts that the present step has, or can have.
    pub fn fields(&self) -> Vec<Field> {
        let mut fields = vec![Field::Heading, Field::Text];
        fields.extend(["hint", "right", "notes"].map(Field::said));
        let runner = self.runner();
        for name in runner
            .iter()
            .flat_map(|runner| step_attributes(runner.step()))
        {
            let field = Field::Said(name);
            if !fields.contains(&field) {
                fields.push(field);
            }
        }
        fields
    }

    /// A text of the present step as it is typed.
    pub fn text(&self, field: &Field) -> String {
        let typed = self
            .step_id()
            .and_then(|step| self.typed.get(&(step, field.clone())));
        if let Some(typed) = typed {
            return typed.clone();
        }
        let text = self.key_of(field).and_then(|key| {
            let file = self.shelf.get(&self.words_file(&key))?;
            message_text(file, &key, field.attribute())
        });
        text.unwrap_or_default()
    }

    /// Writes what was typed into a field.
    pub(super) fn write(&mut self, field: &Field, state: &State) -> Result<(), String> {
        let (Some(step), Some(key)) = (self.step_id(), self.key_of(field)) else {
            return Ok(());
        };
        let Some(typed) = self.typed.get(&(step.clone(), field.clone())).cloned() else {
            return Ok(());
        };
        let name = self.words_file(&key);
        let text = self.shelf.get(&name).cloned().unwrap_or_default();
        // An empty field is no text; a heading or hint may be missing.
        let value = Some(typed.trim()).filter(|value| !value.is_empty());
        let path = path_in(&self.folder, &name);
        let heading = self.key_of(&Field::Heading);
        let after = heading.as_deref().filter(|_| *field != Field::Heading);
        let changed = set_message(&path, &text, &key, field.attribute(), value, after)
            .map_err(|problem| format!("{}; {}", problem.message, problem.fix))?;
        self.typed.remove(&(step, field.clone()));
        if *changed != *text {
            self.remember();
            self.shelf.insert(name, changed.into());
            self.settle(state, true);
        }
        Ok(())
    }
}
