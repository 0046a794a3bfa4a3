//! Labels of the board and figures that a translation has lost or made up: “the stones at (a)” must speak of (a).

use std::collections::BTreeSet;

use fluent_syntax::ast::Pattern;

use crate::locale::syntax::visit_texts;

/// The labels of a text: single letters and figures in brackets, `(a)`.
fn labels(text: &str) -> BTreeSet<char> {
    let signs: Vec<char> = text.chars().collect();
    let bracketed = signs.windows(3).filter(|three| {
        let [open, label, close] = three else {
            return false;
        };
        let in_brackets = [('(', ')'), ('（', '）')].contains(&(*open, *close));
        in_brackets && (label.is_ascii_lowercase() || label.is_ascii_digit())
    });
    bracketed
        .filter_map(|three| three.get(1).copied())
        .collect()
}

/// Whether a translation speaks of a label: the letter or figure stands by itself, in whatever brackets the language
/// uses, or in none.
fn speaks_of(text: &str, label: char) -> bool {
    let signs: Vec<char> = text.chars().collect();
    let part_of_word = |at: Option<usize>| {
        let sign = at.and_then(|at| signs.get(at));
        sign.is_some_and(char::is_ascii_alphanumeric)
    };
    signs.iter().enumerate().any(|(at, sign)| {
        *sign == label && !part_of_word(at.checked_sub(1)) && !part_of_word(Some(at + 1))
    })
}

/// All literal words of a text.
fn words_of(pattern: &Pattern<&str>) -> String {
    let mut all = String::new();
    visit_texts(pattern, &mut |text| {
        all.push_str(text);
        // Parts of different variants must not make a word together.
        all.push('\n');
    });
    all
}

/// The labels in brackets in one text that the other does not speak of: lost where the first is the source, made up where
/// the first is the translation.
pub(super) fn without(one: &Pattern<&str>, other: &Pattern<&str>) -> Vec<char> {
    let other = words_of(other);
    let mut labels = labels(&words_of(one));
    labels.retain(|label| !speaks_of(&other, *label));
    labels.into_iter().collect()
}

/// The numbers of the source, written with figures, that its translation writes neither so nor in Chinese characters.
pub(super) fn lost_numbers(original: &Pattern<&str>, pattern: &Pattern<&str>) -> Vec<String> {
    let translated = words_of(pattern);
    let written = numbers(&translated);
    numbers(&words_of(original))
        .into_iter()
        .filter(|number| !written.contains(number))
        .filter(|number| !translated.contains(&in_characters(number)))
        .collect()
}

/// English words for numbers of two figures.
const NUMBER_WORDS: [&str; 10] = [
    "ten", "eleven", "twelve", "teen", "twent", "thirt", "fort", "fift", "hundred", "dozen",
];

/// The numbers that a translation writes with figures and its source neither so nor in words.
pub(super) fn made_up_numbers(original: &Pattern<&str>, pattern: &Pattern<&str>) -> Vec<String> {
    let source = words_of(original).to_lowercase();
    if NUMBER_WORDS.iter().any(|word| source.contains(word)) {
        return Vec::new();
    }
    let there = numbers(&source);
    let written = numbers(&words_of(pattern)).into_iter();
    // Years are names, and East Asian languages call boards by their lines.
    let is_name = |number: &String| number.len() > 3 || number == "13" || number == "19";
    written
        .filter(|number| !there.contains(number) && !is_name(number))
        .collect()
}

/// The numbers of two figures and more in a text.
fn numbers(text: &str) -> BTreeSet<String> {
    let runs = text.split(|sign: char| !sign.is_ascii_digit());
    runs.filter(|run| run.len() > 1)
        .map(str::to_owned)
        .collect()
}

/// A number up to 999 in Chinese characters; empty where it is longer.
fn in_characters(number: &str) -> String {
    const DIGITS: [&str; 10] = ["", "一", "二", "三", "四", "五", "六", "七", "八", "九"];
    let Ok(value @ 1..=999) = number.parse::<usize>() else {
        return String::from("\0");
    };
    let (hundreds, tens, ones) = (value / 100, value / 10 % 10, value % 10);
    let digit = |value: usize| DIGITS.get(value).copied().unwrap_or_default();
    let mut text = String::new();
    if hundreds > 0 {
        text.push_str(digit(hundreds));
        text.push('百');
    }
    match (hundreds, tens) {
        (0, 0) => {}
        (_, 0) if ones > 0 => text.push('零'),
        (_, 0) => {}
        (0, 1) => text.push('十'),
        (_, tens) => {
            text.push_str(digit(tens));
            text.push('十');
        }
    }
    text + digit(ones)
}
