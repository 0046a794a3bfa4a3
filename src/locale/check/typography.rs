//! Characters and marks that do not belong to a language: those of another script, and those of another width.

use encoding_rs::{BIG5, Encoding, GBK};

use super::syntax::ParsedFile;
use crate::locale::breaks::{NEVER_FIRST, NEVER_LAST};
use crate::locale::id::LocaleId;
use crate::locale::problem::Problem;
use crate::locale::syntax::{patterns, visit_texts};

/// Full-width marks that English and its like have none of.
const WIDE: &str = "，。！？：；（）「」『』、";

/// Checks the texts of one language.
pub(super) fn check(files: &[ParsedFile<'_>], id: &LocaleId, problems: &mut Vec<Problem>) {
    let name = id.to_string();
    for file in files {
        for entry in &file.entries {
            for (_, pattern) in patterns(entry) {
                let mut lines = Lines::default();
                visit_texts(pattern, &mut |text| {
                    let before = file.source.text.get(..file.offset_of(text));
                    let is_inside = before.is_some_and(|before| before.trim_end().ends_with('}'));
                    let mut warn = |at: usize, message: String, fix: &str| {
                        let at = file.offset_of(text) + at;
                        problems.push(file.source.warning(at, message, fix));
                    };
                    if name.starts_with("zh-Hant") {
                        script(text, is_simplified, "simplified", "traditional", &mut warn);
                    } else if name.starts_with("zh-Hans") {
                        script(text, is_traditional, "traditional", "simplified", &mut warn);
                    }
                    foreign(text, id, &mut warn);
                    if id.is_cjk() {
                        lines.see(text, is_inside, &mut warn);
                        narrow_marks(text, &mut warn);
                    } else if let Some((at, mark)) =
                        text.char_indices().find(|(_, sign)| WIDE.contains(*sign))
                    {
                        let message = format!("“{mark}” is a mark of Chinese and Japanese");
                        warn(at, message, "use the marks of this language");
                    }
                });
            }
        }
    }
}

/// Warns of the first character of each text that no face has: learners would see a box.
pub(super) fn boxes(
    files: &[ParsedFile<'_>],
    has_glyph: &mut dyn FnMut(char) -> bool,
    problems: &mut Vec<Problem>,
) {
    for file in files {
        for entry in &file.entries {
            for (_, pattern) in patterns(entry) {
                visit_texts(pattern, &mut |text| {
                    let mut signs = text.char_indices();
                    let lacking = signs.find(|(_, sign)| !sign.is_control() && !has_glyph(*sign));
                    if let Some((at, sign)) = lacking {
                        let message = format!("no font has “{sign}”; learners see a box");
                        let fix = "lay a font that has it (.otf or .ttf) beside this file";
                        let at = file.offset_of(text) + at;
                        problems.push(file.source.warning(at, message, fix));
                    }
                });
            }
        }
    }
}

/// Warns of the first character that only the other script has.
fn script(
    text: &str,
    of_the_other: fn(char) -> bool,
    other: &str,
    own: &str,
    warn: &mut impl FnMut(usize, String, &str),
) {
    if let Some((at, sign)) = text.char_indices().find(|(_, sign)| of_the_other(*sign)) {
        let message = format!("“{sign}” is a {other} character");
        warn(at, message, &format!("write the {own} one"));
    }
}

/// Where the lines of a text are broken by the text itself: what stands before and behind.
#[derive(Default)]
struct Lines {
    before: Option<char>,
    broken: bool,
}

impl Lines {
    /// Warns of a line that is broken where its language breaks none. The parser hands out each line by itself.
    fn see(&mut self, text: &str, is_inside: bool, warn: &mut impl FnMut(usize, String, &str)) {
        // Behind a value no line begins.
        self.broken &= !is_inside;
        for (at, sign) in text.char_indices() {
            if sign == '\n' {
                self.broken = true;
                continue;
            }
            let wrong = match self.before {
                _ if !self.broken => None,
                _ if NEVER_FIRST.contains(sign) => Some(format!("a line begins with “{sign}”")),
                Some(last) if NEVER_LAST.contains(last) => {
                    Some(format!("a line ends with “{last}”"))
                }
                _ => None,
            };
            if let Some(message) = wrong {
                warn(at, message, "break the line elsewhere, or not at all");
            }
            (self.before, self.broken) = (Some(sign), false);
        }
    }
}

/// Warns of the first kana outside Japanese, and of the first syllable of Korean outside Korean.
fn foreign(text: &str, id: &LocaleId, warn: &mut impl FnMut(usize, String, &str)) {
    let of = |sign: char| match sign {
        '\u{3041}'..='\u{3096}' | '\u{30a1}'..='\u{30fa}' if !id.is_japanese() => Some("Japanese"),
        '\u{ac00}'..='\u{d7a3}' if !id.is_korean() => Some("Korean"),
        _ => None,
    };
    let found = text
        .char_indices()
        .find_map(|(at, sign)| Some((at, sign, of(sign)?)));
    if let Some((at, sign, other)) = found {
        let message = format!("“{sign}” is a character of {other}");
        warn(at, message, "write the word in this language");
    }
}

/// A comma, full stop, colon or the like of half width right behind a Chinese or Japanese character.
fn narrow_marks(text: &str, warn: &mut impl FnMut(usize, String, &str)) {
    let mut before = None;
    for (at, sign) in text.char_indices() {
        if ",.!?:;()".contains(sign) && before.is_some_and(is_ideograph) {
            let message = format!("“{sign}” of half width stands behind a character of full width");
            warn(at, message, "write the mark in full width");
            return;
        }
        before = Some(sign);
    }
}

fn is_ideograph(sign: char) -> bool {
    matches!(sign, '\u{3040}'..='\u{30ff}' | '\u{3400}'..='\u{9fff}')
}

/// A character that the mainland's first standard (GB 2312) has and Taiwan's (Big5) has not.
fn is_simplified(sign: char) -> bool {
    is_ideograph(sign) && in_gb2312(sign) && !in_standard(sign, BIG5)
}

/// The other way round.
fn is_traditional(sign: char) -> bool {
    is_ideograph(sign) && in_standard(sign, BIG5) && !in_gb2312(sign)
}

fn in_standard(sign: char, standard: &'static Encoding) -> bool {
    let mut buffer = [0; 4];
    let text: &str = sign.encode_utf8(&mut buffer);
    !standard.encode(text).2
}

/// GBK holds both scripts; the part that is GB 2312 has both bytes from A1 on, the first up to F7.
fn in_gb2312(sign: char) -> bool {
    let mut buffer = [0; 4];
    let (bytes, _, failed) = GBK.encode(sign.encode_utf8(&mut buffer));
    !failed && matches!(*bytes, [0xb0..=0xf7, 0xa1..=0xfe])
}
