//! Names of points and colors that stand in lesson texts as letters, and digits of two widths in one text.
//!
//! A step can be mirrored and its colors swapped only if its texts name both by variables. Where a word is
//! really meant and must stay, it stands in braces and quotes, `{"black"}`, or as `{ COLOR("black") }`.

use super::syntax::ParsedFile;
use crate::locale::problem::Problem;
use crate::locale::syntax::{Reference, patterns, visit_pattern, visit_texts};

/// Ordinary words that hold the character of a color, and pairs that stay true when the colors are swapped.
const ORDINARY_WORDS: [&str; 38] = [
    "空白",
    "明白",
    "白紙",
    "白纸",
    "余白",
    "告白",
    "白黒",
    "黒白",
    "黒板",
    "黒と白",
    "白と黒",
    "黒か白",
    "白か黒",
    "黒・白",
    "面白",
    "真っ白",
    "真っ黒",
    "黑板",
    "坦白",
    "白天",
    "黑夜",
    "黑白",
    "白費",
    "白费",
    "白白",
    "黑和白",
    "白和黑",
    "黑與白",
    "黑与白",
    "白與黑",
    "白与黑",
    "黑或白",
    "白或黑",
    "白話",
    "白话",
    "自白",
    "蛋白",
    "黑客",
];

/// The same in English.
const PAIRS: [&str; 6] = [
    "black and white",
    "white and black",
    "black or white",
    "white or black",
    "black nor white",
    "white nor black",
];

/// Checks the texts of one language.
pub(super) fn check(files: &[ParsedFile<'_>], problems: &mut Vec<Problem>) {
    for file in files {
        for entry in &file.entries {
            for (_, pattern) in patterns(entry) {
                let mut texts = Vec::new();
                visit_texts(pattern, &mut |text| texts.push(text));
                let mut has_value = false;
                visit_pattern(pattern, &mut |reference| {
                    has_value |= matches!(reference, Reference::Variable(_));
                });
                digits(file, &texts, has_value, problems);
                if file.is_lessons() {
                    for text in texts {
                        points(file, text, problems);
                        color_words(file, text, problems);
                        color_characters(file, text, problems);
                    }
                }
            }
        }
    }
}

/// Warns of full-width digits beside others; values are always filled in with half-width digits.
fn digits(file: &ParsedFile<'_>, texts: &[&str], has_value: bool, problems: &mut Vec<Problem>) {
    let is_wide = |c: char| ('０'..='９').contains(&c);
    let Some((text, at)) = texts
        .iter()
        .find_map(|text| Some((text, text.find(is_wide)?)))
    else {
        return;
    };
    if has_value
        || texts
            .iter()
            .any(|text| text.contains(|c: char| c.is_ascii_digit()))
    {
        let message = "full-width and half-width digits stand in one text";
        problems.push(file.source.warning(
            file.offset_of(text) + at,
            message,
            "write all digits half-width",
        ));
    }
}

/// The words of letters and digits of the basic Latin alphabet in a text, and where they begin.
fn latin_words(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let words = text
        .split(|c: char| !c.is_ascii_alphanumeric())
        .filter(|word| !word.is_empty());
    words.map(move |word| (word.as_ptr() as usize - text.as_ptr() as usize, word))
}

/// Whether a word names a point of a board of up to nineteen lines, from A1 to T19.
fn is_point_name(word: &str) -> bool {
    let Some((letter @ b'A'..=b'T', row)) = word.as_bytes().split_first() else {
        return false;
    };
    let number = std::str::from_utf8(row)
        .ok()
        .filter(|row| !row.starts_with('0'))
        .and_then(|row| row.parse().ok());
    *letter != b'I' && row.len() <= 2 && matches!(number, Some(1..=19_u8))
}

fn points(file: &ParsedFile<'_>, text: &str, problems: &mut Vec<Problem>) {
    for (at, word) in latin_words(text).filter(|(_, word)| is_point_name(word)) {
        problems.push(file.source.error(
            file.offset_of(text) + at,
            format!("the point “{word}” is written out, so the step cannot be mirrored"),
            "name the point in the step's points: and write { POINT($name) }",
        ));
    }
}

/// The error of a color that is written out.
fn color_problem(file: &ParsedFile<'_>, offset: usize, word: &str) -> Problem {
    file.source.error(
        offset,
        format!("the color “{word}” is written out, so the colors cannot be swapped"),
        "write { COLOR($black) } or { COLOR($white, form: \"stone\") }; a color that must stay is { COLOR(\"black\") }",
    )
}

fn color_words(file: &ParsedFile<'_>, text: &str, problems: &mut Vec<Problem>) {
    // ASCII lower case keeps all byte offsets.
    let lower = text.to_ascii_lowercase();
    for (at, word) in latin_words(&lower).filter(|(_, word)| matches!(*word, "black" | "white")) {
        let in_pair = PAIRS
            .iter()
            .any(|pair| stands_within(&lower, pair, at, word.len()));
        if !in_pair {
            let word = text.get(at..at + word.len()).unwrap_or(word);
            problems.push(color_problem(file, file.offset_of(text) + at, word));
        }
    }
}

fn color_characters(file: &ParsedFile<'_>, text: &str, problems: &mut Vec<Problem>) {
    for (at, word) in text.match_indices(['黒', '黑', '白']) {
        let ordinary = ORDINARY_WORDS
            .iter()
            .any(|ordinary| stands_within(text, ordinary, at, word.len()));
        if !ordinary {
            problems.push(color_problem(file, file.offset_of(text) + at, word));
        }
    }
}

/// Whether the `length` bytes at `at` are part of an occurrence of `phrase`.
fn stands_within(text: &str, phrase: &str, at: usize, length: usize) -> bool {
    text.match_indices(phrase)
        .any(|(start, _)| start <= at && at + length <= start + phrase.len())
}
