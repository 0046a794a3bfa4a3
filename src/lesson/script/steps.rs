//! Steps as a whole: put in, taken out, moved.

use std::ops::Range;

use super::error::ScriptError;
use super::layout::{Item, Part, Shape, Style};
use super::page::Page;
use super::value::Yaml;
use super::write::{Doc, step as written_step};

/// The text of a file in which each step stands on lines of its own.
pub(super) fn with_lines(text: &str) -> Result<String, ScriptError> {
    let page = Page::of(text)?;
    let steps = &page.steps()?.value;
    if steps.foreign {
        return Err(ScriptError::anchor(&["steps"]));
    }
    match &steps.shape {
        Shape::List(Style::Block, items) if !items.is_empty() => Ok(text.to_owned()),
        Shape::List(_, items) if items.is_empty() => Ok(text.to_owned()),
        _ => page.unfold_steps(),
    }
}

impl Page<'_> {
    fn step_items(&self) -> Result<&[Item], ScriptError> {
        match &self.steps()?.value.shape {
            Shape::List(_, items) => Ok(items),
            _ => Err(ScriptError::UnknownStyle),
        }
    }

    /// The lines of each step, with the comment lines directly above it, without the last line end.
    fn step_lines(&self) -> Result<Vec<Range<usize>>, ScriptError> {
        let mut lines = Vec::new();
        for item in self.step_items()? {
            let line = self.line_start(item.dash);
            let lead = self.text.get(line..item.dash).unwrap_or_default();
            if !lead.trim().is_empty() {
                return Err(ScriptError::UnknownStyle);
            }
            let start = self.comments_above(line, self.column(item.dash));
            lines.push(start..self.line_end(item.value.end.max(item.dash + 1)));
        }
        Ok(lines)
    }

    fn item(&self, index: usize) -> Result<&Part, ScriptError> {
        let item = self.step_items()?.get(index);
        item.map(|item| &item.value)
            .ok_or(ScriptError::UnknownStyle)
    }

    /// The text with a step behind the one at `after`, or before all others.
    pub fn add_step(&self, after: Option<usize>, step: &Yaml) -> Result<String, ScriptError> {
        let items = self.step_items()?;
        let doc = Doc::from(step);
        let Some(first) = items.first() else {
            let steps = self.steps()?;
            let indent = self.column(steps.key.start) + 2;
            let written = format!("\n{}{}", " ".repeat(indent), written_step(&doc, indent));
            let end = self.line_end(steps.value.end);
            let part = steps.value.start..steps.value.end;
            let comment = self.text.get(part.end..end).unwrap_or_default();
            let colon = steps.colon.ok_or(ScriptError::UnknownStyle)?;
            if self.layout.root.is_flow() || !(comment.trim().is_empty() || comment.contains('#')) {
                return Err(ScriptError::UnknownStyle);
            }
            return self.splice(colon..end, &format!("{comment}{}", self.broken(&written)));
        };
        let indent = self.column(first.dash);
        let written = format!("{}{}", " ".repeat(indent), written_step(&doc, indent));
        let lines = self.step_lines()?;
        let gap = match lines.as_slice() {
            [first, second, ..] => {
                let gap = self.text.get(first.end..second.start).unwrap_or_default();
                if gap.matches('\n').count() > 1 {
                    "\n\n"
                } else {
                    "\n"
                }
            }
            _ => "\n\n",
        };
        match after {
            Some(index) => {
                let at = lines.get(index).ok_or(ScriptError::UnknownStyle)?.end;
                self.splice(at..at, &self.broken(&format!("{gap}{written}")))
            }
            None => {
                let at = lines.first().ok_or(ScriptError::UnknownStyle)?.start;
                self.splice(at..at, &self.broken(&format!("{written}{gap}")))
            }
        }
    }

    /// The text without a step, its comment lines, and the blank lines that parted it from the next one.
    pub fn remove_step(&self, index: usize) -> Result<String, ScriptError> {
        let lines = self.step_lines()?;
        if lines.len() == 1 {
            return Err(ScriptError::OnlyStep);
        }
        if self.item(index)?.is_foreign_inside() {
            return Err(ScriptError::anchor(&["steps"]));
        }
        let own = lines.get(index).cloned().ok_or(ScriptError::UnknownStyle)?;
        let is_blank = |range: Range<usize>| {
            let text = self.text.get(range).unwrap_or_default();
            text.trim().is_empty()
        };
        let before = index.checked_sub(1).and_then(|before| lines.get(before));
        let range = match (before, lines.get(index + 1)) {
            (_, Some(next)) if is_blank(own.end..next.start) => own.start..next.start,
            (Some(before), None) if is_blank(before.end..own.start) => before.end..own.end,
            _ => own.start..self.next_line(own.end),
        };
        self.splice(range, "")
    }

    /// The text with a step at another place of the list. What stands between the steps stays between them.
    pub fn move_step(&self, from: usize, to: usize) -> Result<String, ScriptError> {
        let lines = self.step_lines()?;
        for index in from.min(to)..=from.max(to) {
            if self.item(index)?.is_foreign_inside() {
                return Err(ScriptError::anchor(&["steps"]));
            }
        }
        let mut order: Vec<usize> = (0..lines.len()).collect();
        if from >= order.len() || to >= order.len() {
            return Err(ScriptError::UnknownStyle);
        }
        let step = order.remove(from);
        order.insert(to, step);
        let mut text = String::with_capacity(self.text.len());
        let mut done = 0;
        for (place, index) in lines.iter().zip(order) {
            text.push_str(self.text.get(done..place.start).unwrap_or_default());
            let step = lines.get(index).cloned().unwrap_or_default();
            text.push_str(self.text.get(step).unwrap_or_default());
            done = place.end;
        }
        text.push_str(self.text.get(done..).unwrap_or_default());
        Ok(text)
    }
}
