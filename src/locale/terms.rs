//! The terms of the glossary: their words, and where they stand in a text.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use super::{Args, Span, Text, Words};
use crate::lesson::Course;

/// The words of one term in one language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TermWords {
    /// The word.
    pub word: String,
    /// How it is read: kana, pinyin; and in Latin letters.
    pub readings: Vec<String>,
    /// What it means, in a sentence.
    pub says: Text,
}

impl TermWords {
    /// The words of a term; nothing where no language has the word.
    pub fn new(words: &Words, course: &Course, id: &str) -> Option<Self> {
        let key = course.term_key(id);
        let attribute = |name: &str| words.attribute(&key, name, &Args::new());
        words.has(&key).then(|| Self {
            word: words.plain(&key),
            readings: ["reading", "roman"]
                .into_iter()
                .filter_map(|name| attribute(name).map(|text| text.plain()))
                .collect(),
            says: attribute("says").unwrap_or_default(),
        })
    }
}

/// A way in which a term is written, or a longer word that only contains one.
#[derive(Clone, Debug)]
struct Form {
    signs: Vec<char>,
    /// The index of the term, or none where the word means something else.
    term: Option<usize>,
    /// Whether it ends where a word of letters ends.
    whole: bool,
}

/// Finds the terms of a glossary in the texts of one language.
///
/// The longest form that fits counts. Words of Latin letters are found as whole words, whatever their case; in
/// Chinese and Japanese, which do not part their words, the signs themselves are; in Korean, which hangs particles on
/// them, a word is found where one begins.
#[derive(Clone, Debug, Default)]
pub struct TermFinder {
    ids: Vec<String>,
    /// By their first sign, the longest first.
    forms: BTreeMap<char, Vec<Form>>,
}

impl TermFinder {
    /// Reads the forms of all terms: the word, `.forms`, and the words of `.not`, each parted by `|`.
    pub fn new(words: &Words, course: &Course) -> Self {
        let mut finder = Self::default();
        for (index, term) in course.glossary.terms.iter().enumerate() {
            finder.ids.push(term.id.clone());
            let key = course.term_key(&term.id);
            if !words.has(&key) {
                continue;
            }
            let list = |name: &str| {
                let text = words.attribute(&key, name, &Args::new());
                text.map(|text| text.plain()).unwrap_or_default()
            };
            finder.add(&words.plain(&key), Some(index));
            for form in list("forms").split('|') {
                finder.add(form, Some(index));
            }
            for other in list("not").split('|') {
                finder.add(other, None);
            }
        }
        finder.sort();
        finder
    }

    /// Finds the words that must not stand for a term: those of its `.avoid`.
    pub fn of_shunned(words: &Words, course: &Course) -> Self {
        let mut finder = Self::default();
        for (index, term) in course.glossary.terms.iter().enumerate() {
            finder.ids.push(term.id.clone());
            let list = words.attribute(&course.term_key(&term.id), "avoid", &Args::new());
            for form in list
                .map(|text| text.plain())
                .iter()
                .flat_map(|it| it.split('|'))
            {
                finder.add(form, Some(index));
            }
        }
        finder.sort();
        finder
    }

    fn sort(&mut self) {
        for forms in self.forms.values_mut() {
            forms.sort_by_key(|form| std::cmp::Reverse(form.signs.len()));
        }
    }

    fn add(&mut self, form: &str, term: Option<usize>) {
        let signs: Vec<char> = form.trim().chars().flat_map(char::to_lowercase).collect();
        let (Some(first), Some(last)) = (signs.first().copied(), signs.last()) else {
            return;
        };
        let whole = is_letter(*last);
        let forms = self.forms.entry(first).or_default();
        // A form of two terms belongs to the first of them.
        if !forms.iter().any(|other| other.signs == signs) {
            forms.push(Form { signs, term, whole });
        }
    }

    /// The terms of a text, in its order: where they stand, in bytes, and their names.
    pub fn find(&self, text: &str) -> Vec<(Range<usize>, &str)> {
        let signs: Vec<(usize, char)> = text
            .char_indices()
            .flat_map(|(at, sign)| sign.to_lowercase().map(move |sign| (at, sign)))
            .collect();
        let mut found = Vec::new();
        let mut at = 0;
        while let Some((start, first)) = signs.get(at).copied() {
            let before = at.checked_sub(1).map(|before| signs[before].1);
            let inside = before.is_some_and(|before| {
                is_letter(first) && is_letter(before) || is_hangul(first) && is_hangul(before)
            });
            let form = (!inside)
                .then(|| self.forms.get(&first))
                .flatten()
                .and_then(|forms| forms.iter().find(|form| form.fits(&signs, at)));
            let Some(form) = form else {
                at += 1;
                continue;
            };
            at += form.signs.len();
            let end = signs.get(at).map_or(text.len(), |(end, _)| *end);
            if let Some(id) = form.term.and_then(|term| self.ids.get(term)) {
                found.push((start..end, id.as_str()));
            }
        }
        found
    }

    /// The text with each of its terms as a link where it stands first.
    pub fn link(&self, text: Text) -> Text {
        let mut linked = Text::default();
        let mut seen = BTreeSet::new();
        for span in text.spans() {
            let Span::Plain(plain) = span else {
                linked.push(span.clone());
                continue;
            };
            let mut from = 0;
            for (range, id) in self.find(plain) {
                if !seen.insert(id) {
                    continue;
                }
                linked.push_plain(plain.get(from..range.start).unwrap_or_default());
                let word = plain.get(range.clone()).unwrap_or_default();
                linked.push(Span::Term(id.to_owned(), word.to_owned()));
                from = range.end;
            }
            linked.push_plain(plain.get(from..).unwrap_or_default());
        }
        linked
    }
}

impl Form {
    fn fits(&self, signs: &[(usize, char)], at: usize) -> bool {
        let Some(part) = signs.get(at..at + self.signs.len()) else {
            return false;
        };
        let same = part
            .iter()
            .map(|(_, sign)| *sign)
            .eq(self.signs.iter().copied());
        let behind = signs.get(at + self.signs.len());
        same && !(self.whole && behind.is_some_and(|(_, sign)| is_letter(*sign)))
    }
}

/// Whether a sign belongs to a word of letters, so that another letter beside it makes a longer word.
fn is_letter(sign: char) -> bool {
    // Everything before the scripts of East Asia.
    sign.is_alphanumeric() && sign < '\u{2e80}'
}

/// Whether a sign is a syllable of Korean.
fn is_hangul(sign: char) -> bool {
    ('\u{ac00}'..='\u{d7a3}').contains(&sign)
}
