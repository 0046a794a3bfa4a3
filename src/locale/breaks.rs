//! Where a line of text may end, by the rules of its language.
//!
//! The Unicode rules (UAX #14, strict) do most of it: no small kana, long-vowel mark or closing bracket begins
//! a line, and no opening bracket ends one. What they leave open, or close more than Chinese books do, is
//! settled here. Measuring is the caller's affair.

use std::ops::Range;

use icu_segmenter::LineSegmenter;
use icu_segmenter::options::{LineBreakOptions, LineBreakStrictness};

use super::id::LocaleId;

/// Signs that count stones, points, moves or lines; with the figures before them they are one word.
const COUNTERS: &str =
    "目子半手路線线個个颗顆点點番段級级対局回つか本口气氣步節节課课年月日一二三四五六七八九十";

/// Whether a sign counts stones, points, moves or lines, so that it belongs to the figures before it.
pub fn counts(sign: char) -> bool {
    COUNTERS.contains(sign)
}

/// Words of Go that stay in one line.
const WORDS: [&str; 38] = [
    "取り上げ",
    "取り返",
    "活き石",
    "数え方",
    "逃げ道",
    "埋め合わせ",
    "思い出",
    "曲がり四目",
    "ません",
    "でした",
    "セキ石",
    "打吃",
    "叫吃",
    "禁入点",
    "禁著點",
    "劫材",
    "提掉",
    "占掉",
    "补上",
    "補上",
    "贴目",
    "貼目",
    "停一手",
    "虛手",
    "口气",
    "口氣",
    "目半",
    "か所",
    "呼吸点",
    "着手",
    "禁止点",
    "死に石",
    "置き石",
    "アゲハマ",
    "終局",
    "让子",
    "讓子",
    "棋盘",
];

/// What stands in quotation marks or brackets and is no longer than this, in characters, stays in one line.
const SHORT: usize = 12;

/// Signs that begin no line in Japanese and Chinese.
pub(super) const NEVER_FIRST: &str =
    "、。，．・：；！？ー～〜っゃゅょぁぃぅぇぉッャュョァィゥェォヵヶ々」』）】〕〉》｝］”’…";

/// Signs that end no line in Japanese and Chinese.
pub(super) const NEVER_LAST: &str = "「『（【〔〈《｛［“‘";

/// The places, as byte offsets, before which a line may be broken. Neither the start nor the end of the text
/// is one of them. A place behind `\n` is, for a line must be broken there.
pub fn break_opportunities(text: &str, locale: &LocaleId) -> Vec<usize> {
    // The language of the content only loosens the rules, and strict rules stay as they are.
    let mut options = LineBreakOptions::default();
    options.strictness = Some(LineBreakStrictness::Strict);
    let segmenter = LineSegmenter::new_for_non_complex_scripts(options);
    let is_cjk = locale.is_cjk();
    let prepared = if locale.is_chinese() {
        with_brackets_for_quotes(text)
    } else {
        text.to_owned()
    };
    let whole = if is_cjk { unbroken(text) } else { Vec::new() };
    segmenter
        .segment_str(&prepared)
        .filter(|at| *at > 0 && *at < text.len())
        .filter(|at| !is_cjk || may_break(text, *at, locale.is_chinese()))
        .filter(|at| !locale.is_korean() || !within_korean_word(text, *at))
        .filter(|at| {
            !whole
                .iter()
                .any(|range| range.start < *at && *at < range.end)
        })
        .collect()
}

/// Whether a place lies within a Korean word: books of Go break lines at blanks, though the Unicode rules allow more.
fn within_korean_word(text: &str, at: usize) -> bool {
    let (before, after) = text.split_at_checked(at).unwrap_or_default();
    let last = before.chars().next_back();
    let first = after.chars().next();
    last.is_some_and(char::is_alphanumeric) && first.is_some_and(char::is_alphanumeric)
}

/// The stretches of a text that stay in one line: words of Go, and what is short and stands in brackets.
fn unbroken(text: &str) -> Vec<Range<usize>> {
    let words = WORDS.iter().flat_map(|word| {
        let found = text.match_indices(word);
        found.map(|(at, word)| at..at + word.len())
    });
    let mut ranges: Vec<Range<usize>> = words.collect();
    let mut open: Option<(usize, usize)> = None;
    for (number, (at, sign)) in text.char_indices().enumerate() {
        match sign {
            '（' | '「' | '『' | '“' => open = Some((at, number)),
            '）' | '」' | '』' | '”' => {
                let most = if sign == '）' { SHORT } else { SHORT / 2 };
                if let Some((start, first)) = open.take()
                    && number - first <= most
                {
                    ranges.push(start..at);
                }
            }
            _ => {}
        }
    }
    ranges
}

/// The places where a phrase of a Japanese text begins and a line may; none in other languages.
pub fn phrase_starts(text: &str, locale: &LocaleId) -> Vec<usize> {
    if !locale.is_japanese() {
        return Vec::new();
    }
    let all = break_opportunities(text, locale).into_iter();
    all.filter(|at| begins_phrase(text, *at)).collect()
}

/// Whether a Japanese reader pauses here: behind a punctuation mark, or where a new word begins behind the hiragana that
/// end the one before.
fn begins_phrase(text: &str, at: usize) -> bool {
    let (before, after) = text.split_at_checked(at).unwrap_or_default();
    let (Some(last), Some(first)) = (before.chars().next_back(), after.chars().next()) else {
        return false;
    };
    let hiragana = |sign: char| matches!(sign, '\u{3041}'..='\u{309f}');
    matches!(last, '、' | '。' | '！' | '？' | '：' | '\u{3000}' | ' ')
        || (!hiragana(first) && (hiragana(last) || matches!(last, '」' | '）')))
}

/// Chinese quotation marks read as corner brackets, so that a line may end before “ and after ”. Both are
/// three bytes long, and so the places stay. A ’ within a word is an apostrophe.
fn with_brackets_for_quotes(text: &str) -> String {
    let mut result = String::with_capacity(text.len());
    let mut chars = text.chars().peekable();
    let mut before = ' ';
    while let Some(c) = chars.next() {
        let after = chars.peek().copied().unwrap_or(' ');
        let in_word = before.is_ascii_alphanumeric() && after.is_ascii_alphanumeric();
        result.push(match c {
            '“' => '「',
            '”' => '」',
            '‘' => '『',
            '’' if !in_word => '』',
            _ => c,
        });
        before = c;
    }
    result
}

/// Whether Japanese and Chinese typesetting allows a line to end here.
fn may_break(text: &str, at: usize, is_chinese: bool) -> bool {
    let (before, after) = text.split_at_checked(at).unwrap_or_default();
    let (Some(last), Some(first)) = (before.chars().next_back(), after.chars().next()) else {
        return false;
    };
    if last == '\n' {
        return true;
    }
    // Which way a quotation mark faces is certain in Chinese only; elsewhere the Unicode rules know better.
    let is_quote = |c: char| matches!(c, '“' | '”' | '‘' | '’');
    let never_first = NEVER_FIRST.contains(first) && (is_chinese || !is_quote(first));
    let never_last = NEVER_LAST.contains(last) && (is_chinese || !is_quote(last));
    let counted = last.is_ascii_digit() && COUNTERS.contains(first);
    !(never_first || never_last || counted)
}

/// Breaks a text into lines no wider than `width`, as byte ranges without the spaces and line ends between
/// them. `measure` gives the width of a piece of the text when it stands in one line.
///
/// Each line takes as much as fits, in Japanese up to where a phrase ends. `\n` ends a line. A word wider than the line is broken anywhere between
/// two characters; at least one character stands in each line, however narrow. An empty text has one line.
pub fn break_lines(
    text: &str,
    width: f32,
    measure: &mut dyn FnMut(&str) -> f32,
    locale: &LocaleId,
) -> Vec<Range<usize>> {
    let opportunities = break_opportunities(text, locale);
    let mut lines = Vec::new();
    let mut start = 0;
    for paragraph in text.split('\n') {
        let end = start + paragraph.len();
        let first = opportunities.partition_point(|at| *at <= start);
        let last = opportunities.partition_point(|at| *at < end);
        let inner = opportunities.get(first..last).unwrap_or_default();
        let phrases: Vec<usize> = if locale.is_japanese() {
            let all = inner.iter().copied();
            all.filter(|at| begins_phrase(text, *at)).collect()
        } else {
            Vec::new()
        };
        let places = Places {
            all: inner,
            preferred: &phrases,
        };
        break_paragraph(text, start..end, &places, width, measure, &mut lines);
        start = end + 1;
    }
    lines
}

/// Where a paragraph may be broken.
struct Places<'a> {
    all: &'a [usize],
    /// Where it is broken rather, unless the line becomes short.
    preferred: &'a [usize],
}

/// A line that ends where a phrase ends fills at least this part of the width.
const FILLED: f32 = 0.62;

/// Breaks one paragraph at the given places.
fn break_paragraph(
    text: &str,
    paragraph: Range<usize>,
    places: &Places<'_>,
    width: f32,
    measure: &mut dyn FnMut(&str) -> f32,
    lines: &mut Vec<Range<usize>>,
) {
    let opportunities = places.all;
    let mut start = paragraph.start;
    loop {
        let mut wide = |range: Range<usize>| measure(text.get(range).unwrap_or_default());
        let mut fits = |range: Range<usize>| wide(range) <= width;
        if fits(trimmed(text, start..paragraph.end)) {
            lines.push(trimmed(text, start..paragraph.end));
            return;
        }
        let from = opportunities.partition_point(|at| *at <= start);
        let candidates = opportunities.get(from..).unwrap_or_default();
        // A longer line is never narrower, so the last place that fits can be found by halving.
        let fitting = candidates.partition_point(|at| fits(trimmed(text, start..*at)));
        let end = match fitting
            .checked_sub(1)
            .and_then(|index| candidates.get(index))
        {
            Some(end) => {
                let before = places.preferred.partition_point(|at| at <= end);
                let phrase = before
                    .checked_sub(1)
                    .and_then(|at| places.preferred.get(at));
                match phrase.filter(|at| **at > start) {
                    Some(at) if wide(trimmed(text, start..*at)) >= width * FILLED => *at,
                    _ => *end,
                }
            }
            None => {
                let word_end = candidates.first().copied().unwrap_or(paragraph.end);
                split_word(text, start..word_end, &mut fits)
            }
        };
        lines.push(trimmed(text, start..end));
        start = end;
        if start >= paragraph.end {
            return;
        }
    }
}

/// Where to break a word that is wider than a line: as late as fits, but behind its first character, and if
/// possible not where a forbidden sign would begin or end a line.
fn split_word(text: &str, word: Range<usize>, fits: &mut dyn FnMut(Range<usize>) -> bool) -> usize {
    let inner = text.get(trimmed(text, word.clone())).unwrap_or_default();
    let (mut latest, mut best) = (None, None);
    let mut chars = inner.char_indices().peekable();
    while let Some((at, last)) = chars.next() {
        let end = word.start + at + last.len_utf8();
        if latest.is_some() && !fits(word.start..end) {
            break;
        }
        // What trails behind a word goes with its last character.
        let Some((_, first)) = chars.peek() else {
            return word.end;
        };
        latest = Some(end);
        if !NEVER_FIRST.contains(*first) && !NEVER_LAST.contains(last) {
            best = Some(end);
        }
    }
    best.or(latest).unwrap_or(word.end)
}

/// A range without the spaces and the carriage return at its end.
fn trimmed(text: &str, range: Range<usize>) -> Range<usize> {
    let line = text.get(range.clone()).unwrap_or_default();
    range.start..range.start + line.trim_end_matches([' ', '\u{3000}', '\t', '\r']).len()
}
