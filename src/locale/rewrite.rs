//! A change to one text of a `.ftl` file that keeps all else byte for byte: comments, order, blank lines, line ends,
//! and entries that cannot be read.
//!
//! The change is read again, and is made only if nothing but that text says something else. This has no opinion on
//! what a text should say, and whether its key is one that the program asks for.

use fluent_syntax::ast::{Attribute, Entry, Identifier, Message, Pattern, Resource};
use fluent_syntax::parser::parse;
use fluent_syntax::serializer::serialize;

use super::po::pattern_of;
use super::problem::{Problem, Severity};
use super::scan::{entries, entry_key, scan};

/// Sets, adds or removes the text of a message or of its attribute: `value` is the Fluent text as an author types it,
/// in one line or several, and `None` removes it. A line that begins like an attribute or a variant is text here and is
/// written in braces. A message that is not there yet comes behind the message `after`, or at the end; a message that has
/// neither a text nor an attribute left goes, with the comment directly above it.
///
/// # Errors
/// That the key, the attribute or the text is no valid Fluent, with the way to mend it, or that the file cannot be changed
/// without changing something else.
pub fn set_message(
    path: &str,
    text: &str,
    key: &str,
    attribute: Option<&str>,
    value: Option<&str>,
    after: Option<&str>,
) -> Result<String, Problem> {
    for name in [Some(key), attribute].into_iter().flatten() {
        if name.starts_with('-') || entry_key(&format!("{name}=")) != Some(name) {
            let message = format!("“{name}” is no name of a message");
            return Err(Problem::of_file(path, message, NAME_FIX));
        }
    }
    let label = label_of(key, attribute);
    let written = value
        .map(|value| written(path, &label, value))
        .transpose()?;
    let before = Reading::of(path, text);
    let known = before.message(key);
    let old = known.and_then(|message| part_of(message, attribute));
    if old == written.as_ref().map(|written| &written.pattern) {
        return Ok(text.to_owned());
    }
    let file = Sheet::of(text);
    let own = file.block(key);
    let is_last = known.is_none_or(|message| {
        let texts = message.attributes.len() + usize::from(message.value.is_some());
        texts <= 1
    });
    let changed = match (&written, own) {
        (Some(written), Some(block)) => file.put(block, attribute, &written.lines),
        (Some(written), None) => file.add(key, attribute, &written.lines, after),
        (None, Some(block)) if is_last => file.without(block),
        (None, Some(block)) => file.put(block, attribute, &[]),
        (None, None) => text.to_owned(),
    };
    // Held against what was there: this text is the new one, and nothing else says something else.
    let now = Reading::of(path, &changed);
    let new = now
        .message(key)
        .and_then(|message| part_of(message, attribute));
    let as_asked = new == written.as_ref().map(|written| &written.pattern);
    if as_asked && now.others(key, attribute) == before.others(key, attribute) {
        return Ok(changed);
    }
    Err(Problem::of_file(
        path,
        format!("“{label}” cannot be changed without changing something else"),
        "mend the message in a text editor",
    ))
}

const NAME_FIX: &str = "use letters, digits, _ and -, a letter first";

fn label_of(key: &str, attribute: Option<&str>) -> String {
    match attribute {
        Some(attribute) => format!("{key}.{attribute}"),
        None => key.to_owned(),
    }
}

/// A text ready to be written.
struct Written {
    /// Its lines; the first stands behind the `=` unless it is empty, the others below.
    lines: Vec<String>,
    /// What it says.
    pattern: Pattern<String>,
}

/// Makes the lines of a text as an author has typed it.
fn written(path: &str, label: &str, value: &str) -> Result<Written, Problem> {
    let refused = |why: &str, fix: &str| {
        let message = format!("the text of “{label}” is no valid Fluent: {why}");
        Problem::of_file(path, message, fix)
    };
    let value = value.replace("\r\n", "\n");
    let value = value.trim_matches(['\n', ' ']);
    let lines = match value {
        "" => vec!["{\"\"}".to_owned()],
        _ if value.contains('\n') => escaped(value),
        _ => vec![value.to_owned()],
    };
    let safe = lines.join("\n");
    // Before the parser sees it: braces without end, characters that no text may hold.
    let probe = format!("x =\n    {}\n", safe.replace('\n', "\n    "));
    let mut found = scan(path, &probe).problems.into_iter();
    if let Some(problem) = found.find(|it| it.severity == Severity::Error) {
        return Err(refused(
            problem.message.trim_start_matches("“x” is lost: "),
            &problem.fix,
        ));
    }
    let pattern = pattern_of(&safe).ok_or_else(|| {
        refused(
            "its braces do not hold together",
            "close every { and write {\"{\"} for a brace that is meant",
        )
    })?;
    let mut lines = lines;
    let is_choice = value.starts_with('{') && depths(value).iter().skip(1).all(|depth| *depth > 0);
    if lines.len() > 1 && !is_choice {
        lines.insert(0, String::new());
    } else if is_choice {
        // A choice begins behind the `=` and stands as it was typed, its variants indented.
        for line in lines.iter_mut().skip(1) {
            if !line.starts_with([' ', '}']) && !line.is_empty() {
                line.insert_str(0, "    ");
            }
        }
    }
    Ok(Written { lines, pattern })
}

/// The lines of a text, those in braces that begin like something else.
fn escaped(value: &str) -> Vec<String> {
    let lines = value.split('\n').zip(depths(value)).map(|(line, depth)| {
        let bare = line.trim_start_matches(' ');
        let (indent, _) = line.split_at(line.len() - bare.len());
        match bare.chars().next() {
            Some(sign @ ('.' | '*' | '[' | '}')) if depth == 0 => {
                let rest = bare.get(1..).unwrap_or_default();
                format!("{indent}{{\"{sign}\"}}{rest}")
            }
            None => String::new(),
            _ => line.to_owned(),
        }
    });
    lines.collect()
}

/// How many braces are open at the beginning of each line. A brace that closes nothing at a line's beginning is text.
fn depths(value: &str) -> Vec<usize> {
    let mut depths = Vec::new();
    let mut depth = 0_usize;
    for line in value.split('\n') {
        depths.push(depth);
        let mut in_quotes = false;
        let mut signs = line.chars();
        while let Some(sign) = signs.next() {
            match sign {
                '\\' if in_quotes => {
                    signs.next();
                }
                '"' if depth > 0 => in_quotes = !in_quotes,
                '{' if !in_quotes => depth += 1,
                '}' if !in_quotes => depth = depth.saturating_sub(1),
                _ => {}
            }
        }
    }
    depths
}

/// A file as the parser reads it.
struct Reading {
    entries: Vec<Entry<String>>,
}

impl Reading {
    fn of(path: &str, text: &str) -> Self {
        // What the parser could not bear is blanked out; line ends of both kinds say the same.
        let text = scan(path, text).text.replace("\r\n", "\n");
        let resource = parse(text).unwrap_or_else(|(resource, _)| resource);
        Self {
            entries: resource.body,
        }
    }

    /// The message of a key; of two the first.
    fn message(&self, key: &str) -> Option<&Message<String>> {
        self.entries.iter().find_map(|entry| match entry {
            Entry::Message(message) if message.id.name == key => Some(message),
            _ => None,
        })
    }

    /// All entries without one text, and without the entry of its key if that has no other or cannot be read.
    fn others(&self, key: &str, attribute: Option<&str>) -> Vec<Entry<String>> {
        let mut is_first = true;
        let mut others = Vec::new();
        for entry in &self.entries {
            let mut entry = entry.clone();
            match &mut entry {
                Entry::Message(message) if message.id.name == key && is_first => {
                    is_first = false;
                    match attribute {
                        None => message.value = None,
                        Some(name) => message.attributes.retain(|it| it.id.name != name),
                    }
                    if message.value.is_none() && message.attributes.is_empty() {
                        continue;
                    }
                }
                Entry::Junk { content } => {
                    *content = content.trim_end().to_owned();
                    if content.is_empty() || (is_first && entry_key(content) == Some(key)) {
                        continue;
                    }
                }
                _ => {}
            }
            others.push(entry);
        }
        others
    }
}

fn part_of<'m>(
    message: &'m Message<String>,
    attribute: Option<&str>,
) -> Option<&'m Pattern<String>> {
    let Some(name) = attribute else {
        return message.value.as_ref();
    };
    let named = |it: &&Attribute<String>| it.id.name == name;
    message.attributes.iter().find(named).map(|it| &it.value)
}

/// The bytes of a file, entry by entry.
struct Sheet<'t> {
    text: &'t str,
    /// Where the text begins, behind a byte order mark.
    skip: usize,
}

/// An entry from its key to the line end of its last line that is not blank.
#[derive(Clone, Copy)]
struct Block {
    start: usize,
    end: usize,
    /// Where the next entry begins.
    next: usize,
}

impl<'t> Sheet<'t> {
    fn of(text: &'t str) -> Self {
        let skip = if text.starts_with('\u{feff}') { 3 } else { 0 };
        Self { text, skip }
    }

    fn part(&self, start: usize, end: usize) -> &'t str {
        self.text.get(start..end).unwrap_or_default()
    }

    /// Where the last line of a stretch that is not blank ends, before its line end.
    fn last_line_end(&self, start: usize, end: usize) -> usize {
        let part = self.part(start, end);
        let bare = part.trim_end_matches([' ', '\r', '\n']).len();
        let blanks = part.get(bare..).unwrap_or_default();
        start + bare + (blanks.len() - blanks.trim_start_matches(' ').len())
    }

    fn line_break(&self) -> &'static str {
        if self.text.contains("\r\n") {
            "\r\n"
        } else {
            "\n"
        }
    }

    fn spliced(&self, start: usize, end: usize, with: &str) -> String {
        let with = with.replace('\n', self.line_break());
        let (head, tail) = (self.part(0, start), self.part(end, self.text.len()));
        format!("{head}{with}{tail}")
    }

    /// The first entry of a key.
    fn block(&self, key: &str) -> Option<Block> {
        let bare = self.part(self.skip, self.text.len());
        let all = entries(bare);
        let (start, next) = all
            .into_iter()
            .map(|(start, end)| (start + self.skip, end + self.skip))
            .find(|(start, end)| entry_key(self.part(*start, *end)) == Some(key))?;
        let end = self.last_line_end(start, next);
        Some(Block { start, end, next })
    }

    /// Puts the lines of a text into an entry in the place of the old ones; without lines it only takes those away.
    fn put(&self, block: Block, attribute: Option<&str>, lines: &[String]) -> String {
        let equals = self.part(block.start, block.end).find('=');
        let behind = block.start + equals.map_or(0, |at| at + 1);
        // Where each attribute begins: at the line end before its line.
        let mut starts: Vec<(usize, &str)> = Vec::new();
        let mut at = block.start;
        for line in self.part(block.start, block.end).split_inclusive('\n') {
            let name = line.trim_start_matches(' ').strip_prefix('.');
            if let Some(name) = name.and_then(entry_key).filter(|_| at > block.start) {
                starts.push((self.last_line_end(block.start, at), name));
            }
            at += line.len();
        }
        let end_of = |index: usize| starts.get(index).map_or(block.end, |(start, _)| *start);
        let Some(name) = attribute else {
            return self.spliced(behind, end_of(0).max(behind), &value_text(lines, ""));
        };
        let index = starts.iter().position(|(_, known)| *known == name);
        let (start, end) = match index {
            Some(index) => (end_of(index), end_of(index + 1)),
            None => (block.end, block.end),
        };
        let with = match lines {
            [] => String::new(),
            lines => format!("\n    .{name} ={}", value_text(lines, "    ")),
        };
        self.spliced(start, end, &with)
    }

    /// Adds an entry with one text.
    fn add(
        &self,
        key: &str,
        attribute: Option<&str>,
        lines: &[String],
        after: Option<&str>,
    ) -> String {
        let entry = match attribute {
            None => format!("{key} ={}", value_text(lines, "")),
            Some(name) => format!("{key} =\n    .{name} ={}", value_text(lines, "    ")),
        };
        if let Some(block) = after.and_then(|after| self.block(after)) {
            let gap = self.part(block.end, block.next);
            let is_last = block.next == self.text.len();
            let gap = if gap.matches('\n').count() > 1 || is_last {
                "\n\n"
            } else {
                "\n"
            };
            return self.spliced(block.end, block.end, &format!("{gap}{entry}"));
        }
        let end = self
            .text
            .trim_end_matches([' ', '\r', '\n'])
            .len()
            .max(self.skip);
        let gap = if end == self.skip { "" } else { "\n\n" };
        let last = if end == self.text.len() || end == self.skip {
            "\n"
        } else {
            ""
        };
        self.spliced(end, end, &format!("{gap}{entry}{last}"))
    }

    /// The file without an entry, the comment lines directly above it and the blank lines below.
    fn without(&self, block: Block) -> String {
        let mut start = block.start;
        while let Some(above) = self.part(self.skip, start).strip_suffix('\n') {
            let line = above.rfind('\n').map_or(0, |end| end + 1);
            let comment = above.get(line..).unwrap_or_default().trim_end();
            if comment != "#" && !comment.starts_with("# ") {
                break;
            }
            start = self.skip + line;
        }
        let head = self
            .part(0, start)
            .trim_end_matches([' ', '\r', '\n'])
            .len();
        if block.next == self.text.len() && head > self.skip {
            return self.spliced(head, block.end, "");
        }
        self.spliced(start, block.next, "")
    }
}

/// What stands behind an `=`: the first line at once, the others below it, deeper than `indent`.
fn value_text(lines: &[String], indent: &str) -> String {
    let Some((first, rest)) = lines.split_first() else {
        return String::new();
    };
    let mut text = if first.is_empty() {
        String::new()
    } else {
        format!(" {first}")
    };
    let below = if first.is_empty() { "    " } else { "" };
    for line in rest {
        text.push('\n');
        if !line.is_empty() {
            text.push_str(&format!("{indent}{below}{line}"));
        }
    }
    text
}

/// The text of a message or of its attribute as a file has it, in the lines that an author types; nothing where there
/// is none.
pub fn message_text(text: &str, key: &str, attribute: Option<&str>) -> Option<String> {
    let reading = Reading::of("", text);
    let pattern = part_of(reading.message(key)?, attribute)?;
    let message = Message {
        id: Identifier {
            name: "x".to_owned(),
        },
        value: Some(pattern.clone()),
        attributes: Vec::new(),
        comment: None,
    };
    let written = serialize(&Resource {
        body: vec![Entry::Message(message)],
    });
    let lines = written
        .strip_prefix("x =")?
        .trim_end()
        .trim_start_matches(' ');
    let lines: Vec<&str> = lines.trim_start_matches('\n').lines().collect();
    let inner = lines
        .iter()
        .map(|line| line.strip_prefix("    ").unwrap_or(line));
    Some(inner.collect::<Vec<_>>().join("\n"))
}
