//! The texts of a language as its files have them: where each stands, what is said about it, what it can become.

use std::collections::{BTreeMap, BTreeSet};

use fluent::concurrent::FluentBundle;
use fluent::{FluentArgs, FluentResource};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};

use super::args::Args;
use super::check::{OF_LANGUAGE, ParsedFile};
use super::files::LocaleFiles;
use super::id::LocaleId;
use super::problem::{Place, Problem};
use super::scan::scan;
use super::syntax::{Reference, patterns, variant_name, visit_inline};
use super::words::TextName;

/// The most variants of a text that are shown.
const MAX_VARIANTS: usize = 24;

/// A text as a file has it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FtlText {
    /// Its message, and the attribute.
    pub name: TextName,
    /// What the file says about it to translators.
    pub comment: String,
    /// The file.
    pub path: String,
    /// Where its message begins, counted from 1.
    pub line: u32,
    /// What its selectors choose by.
    pub selectors: Vec<Selector>,
}

/// What one choice within a text depends on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Selector {
    /// The value that is asked.
    pub variable: String,
    /// The names of the variants, in their order.
    pub variants: Vec<String>,
}

/// The texts of a language in the order of its files; of two of one name the first.
pub fn inventory(files: &LocaleFiles) -> Vec<FtlText> {
    let mut texts = Vec::new();
    let mut seen = BTreeSet::new();
    for file in &files.files {
        let scanned = [(file.path.clone(), scan(&file.path, &file.text).text)];
        for parsed in ParsedFile::all(&scanned) {
            let mut lines = Lines::default();
            for entry in &parsed.entries {
                let Entry::Message(message) = entry else {
                    continue;
                };
                let key = message.id.name;
                if !seen.insert(key.to_owned()) {
                    continue;
                }
                let line = lines.at(parsed.source.text, parsed.offset_of(key));
                let comment = message.comment.as_ref();
                for (attribute, pattern) in patterns(entry) {
                    let name = (key.to_owned(), attribute.map(str::to_owned));
                    texts.push(FtlText {
                        name,
                        comment: comment
                            .map(|comment| comment.content.join("\n"))
                            .unwrap_or_default(),
                        path: file.path.clone(),
                        line,
                        selectors: selectors(pattern),
                    });
                }
            }
        }
    }
    texts
}

/// Counts the lines of a text once, from one place to the next.
#[derive(Default)]
struct Lines {
    offset: usize,
    before: u32,
}

impl Lines {
    /// The line of a place, counted from 1; the places come in their order.
    fn at(&mut self, text: &str, offset: usize) -> u32 {
        let passed = text.get(self.offset..offset).unwrap_or_default();
        let more = passed.bytes().filter(|byte| *byte == b'\n').count();
        self.before = self
            .before
            .saturating_add(u32::try_from(more).unwrap_or(u32::MAX));
        self.offset = self.offset.max(offset);
        self.before.saturating_add(1)
    }
}

/// A warning about a text, where its message begins.
pub fn problem_at(
    files: &LocaleFiles,
    text: &FtlText,
    message: impl Into<String>,
    fix: impl Into<String>,
) -> Problem {
    let mut all = files.files.iter();
    let file = all.find(|file| file.path == text.path);
    let file = file.map(|file| file.text.as_str()).unwrap_or_default();
    let lines = lines_of(file, &text.name);
    let line = lines.first().map_or(text.line, |(line, _)| *line);
    let place = Place { line, column: 1 };
    Problem::at(&text.path, file, place, message, fix).warning()
}

/// The name of a text as files and people write it: `key`, `key.hint`.
pub fn text_label((key, attribute): &TextName) -> String {
    match attribute {
        Some(attribute) => format!("{key}.{attribute}"),
        None => key.clone(),
    }
}

/// The lines of a file that hold a text, counted from 1 and as they stand, whether or not they can be read.
pub fn lines_of(text: &str, (key, attribute): &TextName) -> Vec<(u32, String)> {
    let lines = || text.lines().zip(1_u32..);
    let begins = |line: &str, name: &str| {
        let rest = line.strip_prefix(name);
        rest.is_some_and(|rest| rest.trim_start().starts_with('='))
    };
    let Some((_, first)) = lines().find(|(line, _)| begins(line, key)) else {
        return Vec::new();
    };
    let mut block: Vec<(u32, String)> = Vec::new();
    for (line, number) in lines().skip_while(|(_, number)| *number < first) {
        let outside = !line.starts_with([' ', '}', '\t', '\u{3000}']) && !line.trim().is_empty();
        if number > first && outside {
            // What begins no message, comment or term belongs to the text that it breaks.
            let name = line.find('=').and_then(|end| line.get(..end));
            let is_name = |name: &str| {
                name.trim()
                    .chars()
                    .all(|c| c.is_ascii_alphanumeric() || "-_".contains(c))
            };
            if line.starts_with('#') || name.is_some_and(is_name) {
                break;
            }
        }
        block.push((number, line.to_owned()));
    }
    while block.last().is_some_and(|(_, line)| line.trim().is_empty()) {
        block.pop();
    }
    let dot = |line: &str| line.trim_start().strip_prefix('.').map(str::to_owned);
    let own = |line: &str, name: &str| dot(line).is_some_and(|rest| begins(&rest, name));
    let is_attribute = |line: &str| dot(line).is_some_and(|rest| rest.contains('='));
    match attribute {
        None => {
            let end = block
                .iter()
                .skip(1)
                .position(|(_, line)| is_attribute(line));
            block.truncate(end.map_or(block.len(), |end| end + 1));
        }
        Some(name) => {
            let Some(start) = block.iter().position(|(_, line)| own(line, name)) else {
                return Vec::new();
            };
            block.drain(..start);
            let end = block
                .iter()
                .skip(1)
                .position(|(_, line)| is_attribute(line));
            block.truncate(end.map_or(block.len(), |end| end + 1));
        }
    }
    block
}

/// What the choices of a text depend on, the outer ones first; a value that is asked twice once.
fn selectors(pattern: &Pattern<&str>) -> Vec<Selector> {
    let mut found: Vec<Selector> = Vec::new();
    add_selectors(pattern, &mut found);
    found
}

fn add_selectors(pattern: &Pattern<&str>, found: &mut Vec<Selector>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            add_of_expression(expression, found);
        }
    }
}

fn add_of_expression(expression: &Expression<&str>, found: &mut Vec<Selector>) {
    match expression {
        Expression::Select { selector, variants } => {
            let mut variable = None;
            visit_inline(selector, &mut |reference| {
                if let Reference::Variable(name) = reference {
                    variable.get_or_insert(name);
                }
            });
            if let Some(variable) = variable {
                let names = variants.iter().map(|variant| variant_name(&variant.key));
                match found.iter_mut().find(|it| it.variable == variable) {
                    Some(known) => {
                        for name in names {
                            if !known.variants.iter().any(|other| other == name) {
                                known.variants.push(name.to_owned());
                            }
                        }
                    }
                    None => found.push(Selector {
                        variable: variable.to_owned(),
                        variants: names.map(str::to_owned).collect(),
                    }),
                }
            }
            for variant in variants {
                add_selectors(&variant.value, found);
            }
        }
        Expression::Inline(InlineExpression::Placeable { expression }) => {
            add_of_expression(expression, found);
        }
        Expression::Inline(_) => {}
    }
}

/// A variant of a text: what is chosen, and the values that choose it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Variant {
    /// What its values are: `count = 5`, `ruleset = area`.
    pub label: String,
    /// The values.
    pub args: Args,
}

/// Every variant of a text with values that lead to it in that language, at most a few dozen.
pub fn variants(text: &FtlText, locale: &LocaleId) -> Vec<Variant> {
    let mut all = vec![Variant {
        label: String::new(),
        args: Args::new(),
    }];
    if text.selectors.is_empty() {
        return Vec::new();
    }
    for selector in &text.selectors {
        let values = example_values(selector, locale);
        let mut more = Vec::new();
        for variant in &all {
            for value in &values {
                if more.len() < MAX_VARIANTS {
                    more.push(variant.with(&selector.variable, value));
                }
            }
        }
        all = more;
    }
    all
}

impl FtlText {
    /// Whether each language has such an attribute only where it needs one: the forms of a term, its readings.
    pub fn is_of_language(&self) -> bool {
        let attribute = self.name.1.as_deref();
        attribute.is_some_and(|attribute| OF_LANGUAGE.contains(&attribute))
    }
}

impl Variant {
    fn with(&self, variable: &str, value: &Example) -> Self {
        let (args, shown) = match value {
            Example::Number(number) => (
                self.args.clone().number(variable, *number),
                number.to_string(),
            ),
            Example::Word(word) => (self.args.clone().word(variable, word), word.clone()),
        };
        let parted = if self.label.is_empty() { "" } else { ", " };
        Self {
            label: format!("{}{parted}{variable} = {shown}", self.label),
            args,
        }
    }
}

/// A value that leads to a variant.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Example {
    Number(i64),
    Word(String),
}

const CATEGORIES: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

fn example_values(selector: &Selector, locale: &LocaleId) -> Vec<Example> {
    let names = selector.variants.iter().take(MAX_VARIANTS);
    let exact: Vec<i64> = names.clone().filter_map(|it| it.parse().ok()).collect();
    let is_number =
        |name: &String| CATEGORIES.contains(&name.as_str()) || name.parse::<i64>().is_ok();
    let counts = selector.variants.iter().all(is_number);
    let alone = selector.variants.len() == 1;
    let examples = if counts && !alone {
        numbers_by_category(locale, &exact)
    } else {
        BTreeMap::new()
    };
    let mut values = Vec::new();
    for name in names {
        let value = match name.parse::<i64>() {
            Ok(number) => Some(Example::Number(number)),
            // A category that the language does not have leads nowhere.
            Err(_) if counts && !alone => examples.get(name).copied().map(Example::Number),
            Err(_) if counts => Some(Example::Number(2)),
            Err(_) => Some(Example::Word(name.clone())),
        };
        values.extend(value);
    }
    values
}

/// For each plural category of a language a number that has it and no variant of its own.
fn numbers_by_category(locale: &LocaleId, exact: &[i64]) -> BTreeMap<String, i64> {
    const PROBE: &str = "x = { $n ->\n [zero] zero\n [one] one\n [two] two\n [few] few\n [many] many\n *[other] other\n }\n";
    let mut bundle = FluentBundle::new_concurrent(vec![locale.language().clone()]);
    if let Ok(resource) = FluentResource::try_new(PROBE.to_owned()) {
        // A new bundle has no message that this one could clash with.
        let _ = bundle.add_resource(resource);
    }
    let pattern = bundle.get_message("x").and_then(|message| message.value());
    let mut found = BTreeMap::new();
    let Some(pattern) = pattern else {
        return found;
    };
    for number in (2..=120).chain([0, 1, 1_000_000]) {
        if exact.contains(&number) {
            continue;
        }
        let mut args = FluentArgs::new();
        args.set("n", number);
        let category = bundle.format_pattern(pattern, Some(&args), &mut Vec::new());
        found.entry(category.into_owned()).or_insert(number);
    }
    found
}
