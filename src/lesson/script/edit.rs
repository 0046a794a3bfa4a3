//! One change to a text: a value is replaced, a field is put in or taken out.
//!
//! Each function returns the new text and trusts nobody: whoever calls it reads the result again and compares.

use std::ops::Range;

use super::error::ScriptError;
use super::layout::{Entry, Part, Shape, Style};
use super::order::{rank, stays_empty};
use super::page::Page;
use super::value::{Yaml, nested};
use super::write::{Doc, WIDTH, entry as written_entry, scalar, step as written_step};

/// What a value hangs on: the colon of a key or the dash of an item.
#[derive(Clone, Copy, Debug)]
struct Hook {
    /// The byte after the colon or dash.
    after: usize,
    /// The first byte of the key or dash.
    start: usize,
}

/// The way from the lesson or a step down a path, as far as it exists.
struct Walk<'p> {
    /// The values on the way: first that of the lesson or step.
    parts: Vec<&'p Part>,
    /// What each hangs on; the lesson itself on nothing, and neither a value in a list in brackets.
    hooks: Vec<Option<Hook>>,
    /// The outermost value in brackets around or on the way, and what it hangs on.
    flow: Option<(&'p Part, Option<Hook>)>,
}

impl Page<'_> {
    fn walk(&self, step: Option<&str>, path: &[&str]) -> Result<Walk<'_>, ScriptError> {
        let root = &self.layout.root;
        let mut walk = Walk {
            parts: vec![root],
            hooks: vec![None],
            flow: root.is_flow().then_some((root, None)),
        };
        let mut foreign = root.foreign;
        if let Some(id) = step {
            let index = self.step_index(id)?;
            let steps = self.steps()?;
            foreign |= steps.value.foreign;
            walk.note(&steps.value, steps.colon.map(|after| hook(steps, after)));
            if let Shape::List(style, items) = &steps.value.shape
                && let Some(item) = items.get(index)
            {
                let hook = Hook {
                    after: item.dash + 1,
                    start: item.dash,
                };
                let hook = (*style == Style::Block).then_some(hook);
                walk.note(&item.value, hook);
                walk.parts = vec![&item.value];
                walk.hooks = vec![hook];
                foreign |= item.value.foreign;
            }
        }
        for name in path {
            let Some(entry) = walk.parts.last().and_then(|part| part.entry(name)) else {
                break;
            };
            let hook = entry.colon.map(|after| hook(entry, after));
            walk.note(&entry.value, hook);
            walk.parts.push(&entry.value);
            walk.hooks.push(hook);
            foreign |= entry.value.foreign;
        }
        if foreign {
            return Err(ScriptError::anchor(path));
        }
        Ok(walk)
    }

    /// The text with a value at a path; what is missing on the way is made.
    pub fn set(
        &self,
        step: Option<&str>,
        path: &[&str],
        value: &Yaml,
    ) -> Result<String, ScriptError> {
        let walk = self.walk(step, path)?;
        let depth = walk.parts.len() - 1;
        let rest = path.get(depth..).unwrap_or_default();
        let (Some(part), Some(hook)) = (walk.parts.last(), walk.hooks.last()) else {
            return Err(ScriptError::UnknownStyle);
        };
        let Some((name, below)) = rest.split_first() else {
            if part.is_foreign_inside() {
                return Err(ScriptError::anchor(path));
            }
            return self.replace(part, *hook, value, &walk);
        };
        match &part.shape {
            Shape::Map(style, entries) if !entries.is_empty() => {
                let place = insert_place(part, step.is_some() && depth == 0, path, depth, name);
                let value = nested(below, value.clone());
                match style {
                    Style::Flow => self.insert_flow(entries, place, name, &value),
                    Style::Block => self.insert_block(entries, place, name, &value),
                }
            }
            Shape::Map(..) | Shape::Empty | Shape::Scalar(Yaml::Null) => {
                let value = nested(rest, value.clone());
                self.replace(part, *hook, &value, &walk)
            }
            _ => Err(ScriptError::not_a_mapping(path.get(..depth))),
        }
    }

    /// The text without the field at a path, and without the mappings that it leaves empty.
    pub fn remove(&self, step: Option<&str>, path: &[&str]) -> Result<String, ScriptError> {
        let walk = self.walk(step, path)?;
        if walk.parts.len() <= path.len() {
            return Err(ScriptError::no_field(path));
        }
        if walk
            .parts
            .last()
            .is_some_and(|part| part.is_foreign_inside())
        {
            return Err(ScriptError::anchor(path));
        }
        let cut = self.cut_depth(&walk, step, path);
        let (Some(map), Some(name)) = (walk.parts.get(cut), path.get(cut)) else {
            return Err(ScriptError::no_field(path));
        };
        let entries = map.entries();
        let index = entries.iter().position(|entry| entry.name == *name);
        let (Some(index), Shape::Map(style, _)) = (index, &map.shape) else {
            return Err(ScriptError::no_field(path));
        };
        if entries.len() == 1 {
            let hook = walk.hooks.get(cut).copied().flatten();
            return self.replace(map, hook, &Yaml::Map(Vec::new()), &walk);
        }
        match style {
            Style::Flow => self.remove_flow(entries, index),
            Style::Block => self.remove_block(entries, index),
        }
    }

    /// The mapping on the way from which the field goes: the innermost one that keeps others, or that stays as `{}`.
    fn cut_depth(&self, walk: &Walk<'_>, step: Option<&str>, path: &[&str]) -> usize {
        let mut cut = path.len().saturating_sub(1);
        while cut > 0
            && walk
                .parts
                .get(cut)
                .is_some_and(|it| it.entries().len() == 1)
            && !(step.is_some() && cut == 1 && path.first().is_some_and(|name| stays_empty(name)))
        {
            cut -= 1;
        }
        cut
    }

    fn replace(
        &self,
        part: &Part,
        hook: Option<Hook>,
        value: &Yaml,
        walk: &Walk<'_>,
    ) -> Result<String, ScriptError> {
        let doc = Doc::from(value);
        if walk.is_inside_flow() {
            let lead = match (&part.shape, hook) {
                (Shape::Empty, Some(_)) => " ",
                (Shape::Empty, None) => ": ",
                _ => "",
            };
            let range = part.start..part.end;
            let text = self.splice(range.clone(), &format!("{lead}{}", doc.flow()))?;
            // The comments between its lines move above the outermost brackets.
            return match walk.flow {
                _ if !self.has_comment(range.clone()) => Ok(text),
                Some((_, Some(outer))) => {
                    let comments = self.layout.comments.iter();
                    let inner = comments.filter(|it| range.contains(&it.start));
                    Ok(self.with_comments_above(&text, outer, inner))
                }
                _ => Err(ScriptError::UnknownStyle),
            };
        }
        let hook = hook.ok_or(ScriptError::UnknownStyle)?;
        let indent = self.column(hook.start);
        let column = self.column(hook.after);
        self.hang(part, hook, &doc.behind(indent, column))
    }

    /// Puts what is written behind a hook in the place of a value. The comment of its first line stays there, those
    /// between its lines move above it.
    fn hang(&self, part: &Part, hook: Hook, written: &str) -> Result<String, ScriptError> {
        let head_end = self.line_end(hook.after);
        let last_end = self.line_end(part.end);
        let comments = &self.layout.comments;
        let on_first = comments
            .iter()
            .find(|it| it.start >= hook.after && it.end == head_end);
        let behind = comments
            .iter()
            .find(|it| it.start >= part.end && it.end == last_end);
        let head = on_first.or(behind);
        let end = behind.map_or(part.end, |comment| comment.end);
        let inner = comments
            .iter()
            .filter(|it| it.start >= hook.after && it.end <= end && Some(*it) != head);
        let mut written = written.to_owned();
        if let Some(comment) = head {
            // The blanks before the comment are kept as they are, if it stood on the value's own line.
            let gap = part.end.max(hook.after)..comment.start;
            let gap = self.text.get(gap).filter(|gap| !gap.is_empty());
            let gap = gap.unwrap_or(" ");
            let comment = self.text.get(comment.clone()).unwrap_or_default();
            let at = written.find('\n').unwrap_or(written.len());
            written.insert_str(at, &format!("{gap}{comment}"));
        }
        let text = self.splice(hook.after..end, &self.broken(&written))?;
        Ok(self.with_comments_above(&text, hook, inner))
    }

    /// A text that was changed behind a hook, with comments above the hook's line.
    fn with_comments_above<'c>(
        &self,
        text: &str,
        hook: Hook,
        comments: impl Iterator<Item = &'c Range<usize>>,
    ) -> String {
        let line = self.line_start(hook.start);
        let lead = self.text.get(line..hook.start).unwrap_or_default();
        let indent: String = lead.chars().take_while(|it| *it == ' ').collect();
        let mut above = String::new();
        for comment in comments {
            let comment = self.text.get(comment.clone()).unwrap_or_default();
            above.push_str(&format!("{indent}{comment}{}", self.line_break()));
        }
        let (head, tail) = text.split_at_checked(line).unwrap_or((text, ""));
        format!("{head}{above}{tail}")
    }

    fn insert_block(
        &self,
        entries: &[Entry],
        place: usize,
        name: &str,
        value: &Yaml,
    ) -> Result<String, ScriptError> {
        let first = entries.first().ok_or(ScriptError::UnknownStyle)?;
        let indent = self.column(first.key.start);
        let written = written_entry(&scalar(name), &Doc::from(value), indent);
        let pad = " ".repeat(indent);
        match place.checked_sub(1).and_then(|before| entries.get(before)) {
            Some(before) => {
                let at = self.line_end(before.value.end);
                self.splice(at..at, &self.broken(&format!("\n{pad}{written}")))
            }
            None => {
                let at = first.key.start;
                self.splice(at..at, &self.broken(&format!("{written}\n{pad}")))
            }
        }
    }

    fn insert_flow(
        &self,
        entries: &[Entry],
        place: usize,
        name: &str,
        value: &Yaml,
    ) -> Result<String, ScriptError> {
        let first = entries.first().ok_or(ScriptError::UnknownStyle)?;
        let written = format!("{}: {}", scalar(name), Doc::from(value).flow());
        match place.checked_sub(1).and_then(|before| entries.get(before)) {
            Some(before) => {
                let at = before.value.end;
                self.splice(at..at, &format!(", {written}"))
            }
            None => {
                let at = first.key.start;
                self.splice(at..at, &format!("{written}, "))
            }
        }
    }

    fn remove_flow(&self, entries: &[Entry], index: usize) -> Result<String, ScriptError> {
        let entry = entries.get(index).ok_or(ScriptError::UnknownStyle)?;
        let before = index.checked_sub(1).and_then(|before| entries.get(before));
        let range = match (entries.get(index + 1), before) {
            (Some(next), _) if !self.has_comment(entry.value.end..next.key.start) => {
                entry.key.start..next.key.start
            }
            (Some(next), _) => {
                let gap = entry.value.end..next.key.start;
                let comma = self.comma_in(gap).ok_or(ScriptError::UnknownStyle)?;
                entry.key.start..comma + 1
            }
            (None, Some(before)) if !self.has_comment(before.value.end..entry.key.start) => {
                before.value.end..entry.value.end
            }
            (None, _) => entry.key.start..entry.value.end,
        };
        self.splice(range, "")
    }

    fn remove_block(&self, entries: &[Entry], index: usize) -> Result<String, ScriptError> {
        let entry = entries.get(index).ok_or(ScriptError::UnknownStyle)?;
        let start = self.line_start(entry.key.start);
        let end = self.line_end(entry.value.end);
        let lead = self.text.get(start..entry.key.start).unwrap_or_default();
        if !lead.trim().is_empty() {
            // The first field on the line of a dash: the next one takes its place, unless a comment stands between.
            let next = entries.get(index + 1).ok_or(ScriptError::UnknownStyle)?;
            let gap = self.text.get(end..next.key.start).unwrap_or_default();
            let end = if gap.trim().is_empty() {
                next.key.start
            } else {
                end
            };
            return self.splice(entry.key.start..end, "");
        }
        let start = self.comments_above(start, self.column(entry.key.start));
        self.splice(start..self.next_line(end), "")
            .map(|text| self.without_last_break(text))
    }

    /// Rewrites the outermost value in brackets on a path in lines of its own, if a line of it is too long or a
    /// diagram is in it. With comments in it, it stays.
    pub fn refit(
        &self,
        step: Option<&str>,
        path: &[&str],
        value: Option<&Yaml>,
    ) -> Result<Option<String>, ScriptError> {
        let walk = self.walk(step, path)?;
        let Some((part, Some(hook))) = walk.flow else {
            return Ok(None);
        };
        let lines = self.line_start(part.start)..part.end;
        let lines = self.text.get(lines).unwrap_or_default().lines();
        let too_long = lines.into_iter().any(|line| line.chars().count() > WIDTH);
        let has_diagram = value.is_some_and(Yaml::has_diagram);
        if !(too_long || has_diagram) || self.has_comment(part.start..part.end) {
            return Ok(None);
        }
        self.unfold(part, hook).map(Some)
    }

    fn unfold(&self, part: &Part, hook: Hook) -> Result<String, ScriptError> {
        let doc = Doc::of(self.text, part);
        let indent = self.column(hook.start);
        let written = doc.block(indent, self.column(hook.after));
        self.hang(part, hook, &written)
    }

    /// The text with each step of the list on lines of its own.
    pub fn unfold_steps(&self) -> Result<String, ScriptError> {
        let steps = self.steps()?;
        let (part, Some(after)) = (&steps.value, steps.colon) else {
            return Err(ScriptError::UnknownStyle);
        };
        if part.is_foreign_inside() {
            return Err(ScriptError::anchor(&["steps"]));
        }
        let (Doc::List(docs), false) = (Doc::of(self.text, part), self.layout.root.is_flow())
        else {
            return Err(ScriptError::UnknownStyle);
        };
        let hook = hook(steps, after);
        let indent = self.column(hook.start) + 2;
        let written: String = docs
            .iter()
            .map(|doc| format!("\n{}{}", " ".repeat(indent), written_step(doc, indent)))
            .collect();
        self.hang(part, hook, &written)
    }
}

impl<'p> Walk<'p> {
    fn note(&mut self, part: &'p Part, hook: Option<Hook>) {
        if self.flow.is_none() && part.is_flow() {
            self.flow = Some((part, hook));
        }
    }

    /// Whether brackets stand around the last value of the way.
    fn is_inside_flow(&self) -> bool {
        let last = self.parts.last().map(|part| part.start);
        self.flow
            .is_some_and(|(outer, _)| Some(outer.start) != last)
    }
}

fn hook(entry: &Entry, after: usize) -> Hook {
    Hook {
        after,
        start: entry.key.start,
    }
}

/// How many entries of a mapping stand before a new one.
fn insert_place(part: &Part, is_step: bool, path: &[&str], depth: usize, name: &str) -> usize {
    let holder = path.get(..depth).and_then(|above| above.last());
    let Some(own) = rank(is_step, holder.copied(), name) else {
        return part.entries().len();
    };
    let before = part
        .entries()
        .iter()
        .rposition(|entry| rank(is_step, holder.copied(), &entry.name).is_some_and(|it| it < own));
    before.map_or(0, |index| index + 1)
}
