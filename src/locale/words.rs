//! The words of one language, with everything that stands in where they are missing.

use std::borrow::{Borrow, Cow};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::sync::{Arc, Mutex};

use fluent::concurrent::FluentBundle;
use fluent::{FluentArgs, FluentError, FluentResource};
use fluent_syntax::ast::Pattern;

use super::args::Args;
use super::check::syntax_problems;
use super::coordinates::CoordinateStyle;
use super::files::LocaleFiles;
use super::functions::add_functions;
use super::id::LocaleId;
use super::markers::{ColorForm, Marker, Piece, ScoreWords, pieces, without_markers};
use super::problem::Problem;
use super::scan::{is_unprintable, scan};
use super::syntax::{Catalog, Resolvable, literal_parts};
use super::text::Text;
use crate::rules::{Color, Point};

/// The longest text that one message may grow to, in bytes; a hostile file could ask for gigabytes.
const MAX_TEXT_BYTES: usize = 1 << 16;

/// The message that names the coordinates of a language.
const COORDINATE_STYLE: &str = "coordinate-style";

/// The message that is shown where a text is missing in every language.
const MISSING_TEXT: &str = "missing-text";

/// The words of one language: layers of bundles, the first of which that has a text gives it.
///
/// Falling back is a matter of single patterns, a message's value or one attribute: where only a hint is
/// missing, the hint alone comes from the layer below. A pattern that fails (it names an unknown value, or
/// refers to itself) counts as missing, so no text is half in one language and half in another, and no raw
/// key or placeholder reaches a learner while any layer can do better.
pub struct Words {
    locale: LocaleId,
    layers: Vec<Layer>,
    /// Which texts were asked for, while somebody watches.
    watched: Option<Mutex<BTreeMap<TextName, Shown>>>,
    /// Values that one text is filled with whatever the program says.
    pretended: Option<(TextName, Args)>,
}

/// A message, or one of its attributes.
pub type TextName = (String, Option<String>);

/// A text as it was shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shown {
    /// The values that it was filled with.
    pub args: Args,
    /// Its words.
    pub text: String,
}

/// The messages of one place over those of the same language below it.
struct Layer {
    id: LocaleId,
    bundle: FluentBundle<Arc<FluentResource>>,
    /// Messages of the bundle with a pattern that must not be resolved, by key and attribute.
    unresolvable: BTreeSet<(String, Option<String>)>,
}

/// How well a pattern could be filled in.
enum Outcome {
    /// Without a fault.
    Good(String),
    /// With holes: a value that is missing, or a function that failed.
    Flawed(String),
}

impl Words {
    /// Builds the words of `locale` from files, those that count most first: the user's own for this language,
    /// the program's for this language, then the user's and the program's for the language of the source.
    ///
    /// A broken file keeps whatever messages are good, and the layer below gives the others. What is wrong is
    /// handed back beside the words.
    pub fn new(locale: LocaleId, layers: Vec<LocaleFiles>) -> (Self, Vec<Problem>) {
        let mut problems = Vec::new();
        let mut parsed: Vec<(LocaleId, Vec<Arc<FluentResource>>)> = Vec::new();
        for files in layers {
            let mut scanned = Vec::new();
            for file in files.files {
                let found = scan(&file.path, &file.text);
                problems.extend(found.problems);
                scanned.push((file.path, found.text));
            }
            problems.extend(syntax_problems(&scanned));
            let resources = scanned.into_iter().map(|(_, text)| {
                let resource = FluentResource::try_new(text);
                Arc::new(resource.unwrap_or_else(|(resource, _)| resource))
            });
            let resources = resources.collect();
            parsed.push((files.id, resources));
        }
        let mut layers = Vec::new();
        for (index, (id, _)) in parsed.iter().enumerate() {
            // A file of the user's may hold one message alone, and still refer to those of the program.
            let below = parsed.iter().skip(index).filter(|(other, _)| other == id);
            let resources = below.flat_map(|(_, resources)| resources.iter().cloned());
            layers.push(Layer::new(id.clone(), resources.collect()));
        }
        let words = Self {
            locale,
            layers,
            watched: None,
            pretended: None,
        };
        (words, problems)
    }

    /// From now on remembers which texts are asked for, to tell where each of them is shown.
    pub fn watch(&mut self) {
        self.watched = Some(Mutex::default());
    }

    /// The texts that were asked for since the last call; none where nobody watches.
    pub fn take_watched(&self) -> BTreeMap<TextName, Shown> {
        let watched = self
            .watched
            .as_ref()
            .and_then(|watched| watched.lock().ok());
        watched
            .map(|mut watched| std::mem::take(&mut *watched))
            .unwrap_or_default()
    }

    /// Fills one text with other values than the program says, so that each of its variants can be seen.
    pub fn pretend(&mut self, pretended: Option<(TextName, Args)>) {
        self.pretended = pretended;
    }

    fn note(&self, key: &str, attribute: Option<&str>, args: &Args, text: &Text) {
        if let Some(watched) = &self.watched
            && let Ok(mut watched) = watched.lock()
        {
            let shown = Shown {
                args: args.clone(),
                text: text.plain(),
            };
            watched.insert((key.to_owned(), attribute.map(str::to_owned)), shown);
        }
    }

    /// The values of a text, with those that are pretended.
    fn filled<'a>(&self, key: &str, attribute: Option<&str>, args: &'a Args) -> Cow<'a, Args> {
        match &self.pretended {
            Some(((other, its), pretended)) if other == key && its.as_deref() == attribute => {
                Cow::Owned(args.clone().over(pretended))
            }
            _ => Cow::Borrowed(args),
        }
    }

    /// The language that was asked for.
    pub fn locale(&self) -> &LocaleId {
        &self.locale
    }

    /// The text of a message.
    ///
    /// A text that no layer has is replaced by a sentence that says so; `check` proves that this never
    /// happens with the files of the program.
    pub fn text(&self, key: &str, args: &Args) -> Text {
        let args = self.filled(key, None, args);
        let found = self.find(0, key, None, &args);
        let text = found
            .or_else(|| self.find(0, MISSING_TEXT, None, &Args::new()))
            .unwrap_or_default();
        self.note(key, None, &args, &text);
        text
    }

    /// The text of an attribute of a message, if any layer has it.
    pub fn attribute(&self, key: &str, attribute: &str, args: &Args) -> Option<Text> {
        let args = self.filled(key, Some(attribute), args);
        let found = self.find(0, key, Some(attribute), &args);
        if let Some(text) = &found {
            self.note(key, Some(attribute), &args, text);
        }
        found
    }

    /// The words of a message that needs no values.
    pub fn plain(&self, key: &str) -> String {
        self.text(key, &Args::new()).plain()
    }

    /// How the language names points, where the learner has not chosen: the word of its `coordinate-style`.
    pub fn coordinate_style(&self) -> CoordinateStyle {
        match self.plain(COORDINATE_STYLE).trim() {
            "numbers" => CoordinateStyle::Numbers,
            "kanji" => CoordinateStyle::Kanji,
            // Any other word is named by `check`.
            _ => CoordinateStyle::Letters,
        }
    }

    /// Whether any layer has a text for this key.
    pub fn has(&self, key: &str) -> bool {
        self.language_of(key).is_some()
    }

    /// Whether any layer has this attribute.
    pub fn has_attribute(&self, key: &str, attribute: &str) -> bool {
        self.layers
            .iter()
            .any(|layer| layer.pattern(key, Some(attribute)).is_some())
    }

    /// The literal words of a message and its attributes, each with the place it stands under (`key`, `key.hint`).
    /// What functions and variables print is not among them.
    pub fn literals(&self, key: &str) -> Vec<(String, String)> {
        let message = self
            .layers
            .iter()
            .find_map(|layer| layer.bundle.get_message(key));
        let Some(message) = message else {
            return Vec::new();
        };
        let value = message.value().map(|value| (key.to_owned(), value));
        let attributes = message
            .attributes()
            .map(|it| (format!("{key}.{}", it.id()), it.value()));
        value
            .into_iter()
            .chain(attributes)
            .flat_map(|(place, pattern)| {
                let parts = literal_parts(pattern);
                parts.into_iter().map(move |part| (place.clone(), part))
            })
            .collect()
    }

    /// The language in which the text of a key would appear: this one, or the one it falls back to.
    pub fn language_of(&self, key: &str) -> Option<&LocaleId> {
        self.layers
            .iter()
            .find(|layer| layer.pattern(key, None).is_some())
            .map(|layer| &layer.id)
    }

    /// The language from which a text filled with those values comes: this one, or the one that stands in where the text
    /// is missing or faulty.
    pub fn source_of(&self, (key, attribute): &TextName, args: &Args) -> Option<&LocaleId> {
        let (index, _) = self.find_message(0, key, attribute.as_deref(), &args.to_fluent())?;
        self.layers.get(index).map(|layer| &layer.id)
    }

    /// The pattern from the first layer, counted from `first`, that can fill it in without a fault; failing
    /// that, the first one with its holes shown as an ellipsis.
    fn find(&self, first: usize, key: &str, attribute: Option<&str>, args: &Args) -> Option<Text> {
        let (index, message) = self.find_message(first, key, attribute, &args.to_fluent())?;
        let mut text = Text::default();
        for piece in pieces(&message) {
            match piece {
                Piece::Plain(plain) => text.push_plain(plain),
                Piece::Marker(marker) => self.print(index, &marker, args, &mut text),
            }
        }
        Some(text)
    }

    /// The formatted message with its marks, and the layer that gave it.
    fn find_message(
        &self,
        first: usize,
        key: &str,
        attribute: Option<&str>,
        args: &FluentArgs<'_>,
    ) -> Option<(usize, String)> {
        let mut flawed = None;
        for (index, layer) in self.layers.iter().enumerate().skip(first) {
            let Some(pattern) = layer.pattern(key, attribute) else {
                continue;
            };
            match layer.format(pattern, args) {
                Some(Outcome::Good(message)) => return Some((index, message)),
                Some(Outcome::Flawed(message)) => flawed = flawed.or(Some((index, message))),
                None => {}
            }
        }
        flawed
    }

    /// Prints a value that a function left in a message. Its words come from the layer of the message, so that
    /// a text which fell back does not mix languages.
    fn print(&self, layer: usize, marker: &Marker, args: &Args, text: &mut Text) {
        match marker {
            Marker::Points(points) => self.print_points(layer, points, args, text),
            Marker::Score { half_points, rule } => {
                text.push_plain(&self.score(layer, *half_points, *rule))
            }
            Marker::Stones(count) => {
                let args = Args::new().number("count", *count);
                text.push_plain(
                    &self
                        .helper(layer, "stones", &args)
                        .unwrap_or_else(|| count.to_string()),
                );
            }
            Marker::Color { color, form } => text.push_plain(&self.color(layer, *color, *form)),
            Marker::Failed => text.push_plain("…"),
        }
    }

    fn print_points(&self, layer: usize, points: &[Point], args: &Args, text: &mut Text) {
        let format = args.point_format();
        let separator = |key: &str| {
            self.helper(layer, key, &Args::new())
                .unwrap_or_else(|| ", ".to_owned())
        };
        for (index, point) in points.iter().enumerate() {
            if index > 0 {
                text.push_plain(&separator(if points.len() == 2 {
                    "list-pair-separator"
                } else if index + 1 == points.len() {
                    "list-last-separator"
                } else {
                    "list-separator"
                }));
            }
            text.push_point(*point, format.print(*point));
        }
    }

    fn score(&self, layer: usize, half_points: i64, rule: ScoreWords) -> String {
        let (whole, half) = (half_points.abs() / 2, half_points % 2 != 0);
        let sign = if half_points < 0 { "-" } else { "" };
        let rule = match rule {
            ScoreWords::Bare => None,
            ScoreWords::Territory => Some("territory"),
            ScoreWords::Area => Some("area"),
        };
        let key = match (whole, half) {
            (0, true) => "score-half-only",
            (_, true) => "score-half",
            (_, false) => "score-whole",
        };
        let words = rule.and_then(|rule| {
            let args = Args::new().number("whole", whole).word("rule", rule);
            self.helper(layer, key, &args)
        });
        let bare = || {
            if half {
                format!("{whole}.5")
            } else {
                whole.to_string()
            }
        };
        format!("{sign}{}", words.unwrap_or_else(bare))
    }

    fn color(&self, layer: usize, color: Color, form: ColorForm) -> String {
        let key = match (color, form) {
            (Color::Black, ColorForm::Player) => "color-black",
            (Color::White, ColorForm::Player) => "color-white",
            (Color::Black, ColorForm::Stone) => "color-black-stone",
            (Color::White, ColorForm::Stone) => "color-white-stone",
        };
        self.helper(layer, key, &Args::new())
            .unwrap_or_else(|| "…".to_owned())
    }

    /// A message that functions print with. It calls no function itself.
    fn helper(&self, layer: usize, key: &str, args: &Args) -> Option<String> {
        let (_, message) = self.find_message(layer, key, None, &args.to_fluent())?;
        Some(without_markers(&message))
    }
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let layers: Vec<String> = self
            .layers
            .iter()
            .map(|layer| layer.id.to_string())
            .collect();
        f.debug_struct("Words")
            .field("locale", &self.locale)
            .field("layers", &layers)
            .finish()
    }
}

impl Layer {
    /// Puts files into a bundle; of two messages of one name the first one counts.
    fn new(id: LocaleId, resources: Vec<Arc<FluentResource>>) -> Self {
        let mut bundle = FluentBundle::new_concurrent(vec![id.language().clone()]);
        // All languages so far run from left to right, and the marks would stain what is copied or searched.
        bundle.set_use_isolating(false);
        // A new bundle holds nothing that these names could clash with.
        let _ = add_functions(&mut bundle);
        let unresolvable = unresolvable(&resources);
        for resource in resources {
            // Doubled names within a file are reported by the checks; between layers they are meant.
            let _ = bundle.add_resource(resource);
        }
        Self {
            id,
            bundle,
            unresolvable,
        }
    }

    /// The pattern of a key, unless resolving it would fail.
    fn pattern(&self, key: &str, attribute: Option<&str>) -> Option<&Pattern<&str>> {
        let message = self.bundle.get_message(key)?;
        let pattern = match attribute {
            None => message.value()?,
            Some(attribute) => message.get_attribute(attribute)?.value(),
        };
        let faulty = !self.unresolvable.is_empty()
            && self
                .unresolvable
                .contains(&(key.to_owned(), attribute.map(str::to_owned)));
        (!faulty).then_some(pattern)
    }

    /// Fills a pattern in. Nothing comes back where the text grows beyond all measure.
    fn format(&self, pattern: &Pattern<&str>, args: &FluentArgs<'_>) -> Option<Outcome> {
        let mut errors = Vec::new();
        let mut text = Limited(String::new());
        self.bundle
            .write_pattern(&mut text, pattern, Some(args), &mut errors)
            .ok()?;
        let text = text.0.replace('\t', " ");
        let text = text.replace(|c| c == '\r' || is_unprintable(c), "");
        let failed = pieces(&text).contains(&Piece::Marker(Marker::Failed));
        // A term that lacks a value shows the value's name, and reports nothing.
        let holes = text.contains("{$") || text.contains("{-");
        if errors.is_empty() && !failed && !holes {
            return Some(Outcome::Good(text));
        }
        Some(Outcome::Flawed(without_holes(&text, &errors)))
    }
}

/// The text with every name in braces that Fluent left behind replaced by an ellipsis.
fn without_holes(text: &str, errors: &[FluentError]) -> String {
    let mut result = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('{') {
        let Some((name, behind)) = after.split_once('}') else {
            break;
        };
        result.push_str(before);
        let is_name = name
            .chars()
            .all(|c| c.is_ascii_alphanumeric() || "$-_.()".contains(c));
        if is_name && !errors.is_empty() || name.starts_with(['$', '-']) {
            result.push('…');
        } else {
            result.push('{');
            result.push_str(name);
            result.push('}');
        }
        rest = behind;
    }
    result + rest
}

/// The patterns of a bundle-to-be that would run in a circle or beyond Fluent's limit.
fn unresolvable(resources: &[Arc<FluentResource>]) -> BTreeSet<(String, Option<String>)> {
    let mut catalog = Catalog::default();
    for resource in resources {
        let resource: &FluentResource = resource.borrow();
        catalog.add(resource.entries());
    }
    let mut resolvable = Resolvable::new(&catalog);
    let mut faulty = BTreeSet::new();
    for message in catalog.messages() {
        let values = message.value.iter().map(|value| (None, value));
        let attributes = message
            .attributes
            .iter()
            .map(|a| (Some(a.id.name), &a.value));
        for (attribute, pattern) in values.chain(attributes) {
            if resolvable.placeables(pattern).is_err() {
                faulty.insert((message.id.name.to_owned(), attribute.map(str::to_owned)));
            }
        }
    }
    faulty
}

/// A text that refuses to grow beyond all measure.
struct Limited(String);

impl fmt::Write for Limited {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        if self.0.len() + text.len() > MAX_TEXT_BYTES {
            return Err(fmt::Error);
        }
        self.0.push_str(text);
        Ok(())
    }
}
