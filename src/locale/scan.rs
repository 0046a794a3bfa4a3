//! The look at a file before the Fluent parser sees it.
//!
//! The parser calls itself for each brace and parenthesis, cuts strings without looking for characters, and
//! later computes with the digits of a number as they come: a hostile file could abort the program. So what
//! it could not bear is found here and blanked out, length for length, which keeps all positions true. What
//! the parser would only misread without a word, such as an indent of ideographic spaces, is said here too.

mod braces;

use self::braces::scan_entry;
use super::problem::{Problem, Source};

/// The largest file that is read, in bytes. All texts of one language are a tenth of this.
pub const MAX_FILE_BYTES: usize = 1 << 20;

/// The longest line of a message, in bytes. Without it, pointing at each of many faults of one endless line
/// would take hours.
const MAX_LINE_BYTES: usize = 10_000;

/// A text that the parser can be trusted with, and what was found on the way.
#[derive(Clone, Debug)]
pub struct Scanned {
    /// The text, with each dangerous entry blanked out and every other byte in its place, but for a byte
    /// order mark at the start, which is gone.
    pub text: String,
    /// What was found.
    pub problems: Vec<Problem>,
}

/// Looks through a file's text for what the parser would choke on or silently misread.
pub fn scan(path: &str, text: &str) -> Scanned {
    if text.len() > MAX_FILE_BYTES {
        let message = format!(
            "the file has {} bytes; at most {MAX_FILE_BYTES} are read",
            text.len()
        );
        let problem = Problem::of_file(
            path,
            message,
            "split it, or take out what is no translation",
        );
        return Scanned {
            text: String::new(),
            problems: vec![problem],
        };
    }
    let bare = text.strip_prefix('\u{feff}').unwrap_or(text);
    let source = Source::new(path, bare);
    let mut problems = Vec::new();
    if bare.len() != text.len() {
        problems.push(source.error(
            0,
            "the file begins with a byte order mark, which hides its first message",
            "save it as UTF-8 without BOM",
        ));
    }
    let mut blanks = Vec::new();
    scan_characters(&source, &mut problems, &mut blanks);
    for (start, end) in entries(bare) {
        scan_lines(&source, start, end, &mut problems, &mut blanks);
        let entry = bare.get(start..end).unwrap_or_default();
        if entry.starts_with('#') {
            continue;
        }
        if let Err(fault) = scan_entry(entry.as_bytes()) {
            let message = match entry_key(entry) {
                Some(key) => format!("“{key}” is lost: {}", fault.message),
                None => fault.message,
            };
            problems.push(source.error(start + fault.at, message, fault.fix));
            blanks.push((start, end));
        }
    }
    Scanned {
        text: blanked(bare, &blanks),
        problems,
    }
}

/// The ranges of a text that the parser takes one after the other. An entry begins at a line that begins with
/// a letter, `-` or `#`, and nothing but such a line ends it: so one unclosed brace harms no other entry.
pub(super) fn entries(text: &str) -> Vec<(usize, usize)> {
    let mut starts = vec![0];
    let mut line_start = 0;
    for line in text.split_inclusive('\n') {
        if line.starts_with(|c: char| c.is_ascii_alphabetic() || c == '-' || c == '#')
            && line_start > 0
        {
            starts.push(line_start);
        }
        line_start += line.len();
    }
    let ends = starts.iter().skip(1).copied().chain([text.len()]);
    starts.iter().copied().zip(ends).collect()
}

/// The name that an entry begins with: `key`, or `-term`.
pub(super) fn entry_key(entry: &str) -> Option<&str> {
    let (name, _) = entry.split_once('=')?;
    let name = name.trim_end_matches(' ');
    let letters = name.strip_prefix('-').unwrap_or(name);
    let is_name = letters.starts_with(|c: char| c.is_ascii_alphabetic())
        && letters
            .chars()
            .all(|c| c.is_ascii_alphanumeric() || matches!(c, '-' | '_'));
    is_name.then_some(name)
}

/// Finds characters that no text may hold.
fn scan_characters(
    source: &Source<'_>,
    problems: &mut Vec<Problem>,
    blanks: &mut Vec<(usize, usize)>,
) {
    // One report of each kind is enough: a file in a wrong encoding is wrong all over.
    let (mut control, mut replaced, mut private, mut lone) = (false, false, false, false);
    for (at, c) in source.text.char_indices() {
        let end = at + c.len_utf8();
        let next = source.text.get(end..).and_then(|rest| rest.chars().next());
        match c {
            '\n' | '\t' => {}
            '\r' if next == Some('\n') => {}
            '\r' if !lone => {
                lone = true;
                problems.push(source.error(
                    at,
                    "a carriage return stands alone, which ends no line in Fluent",
                    "save the file with line ends of one kind, LF or CRLF",
                ));
            }
            '\u{fffd}' if !replaced => {
                replaced = true;
                problems.push(source.error(
                    at,
                    "the encoding is broken: a character was lost here",
                    "save the file as UTF-8 and write the character again",
                ));
            }
            '\u{e000}'..='\u{f8ff}' if !private => {
                private = true;
                problems.push(source.error(
                    at,
                    format!(
                        "the private character U+{:04X} has no meaning here",
                        u32::from(c)
                    ),
                    "replace it by the character that is meant",
                ));
            }
            _ if is_unprintable(c) => {
                blanks.push((at, end));
                if !control {
                    control = true;
                    problems.push(source.error(
                        at,
                        format!(
                            "the control character U+{:04X} does not belong in a text",
                            u32::from(c)
                        ),
                        "delete it",
                    ));
                }
            }
            _ => {}
        }
    }
}

/// Whether a character could act on a terminal or turn the order of a line.
pub(super) fn is_unprintable(c: char) -> bool {
    let directs = matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{2028}' | '\u{2029}' | '\u{feff}');
    directs || (c.is_control() && !matches!(c, '\n' | '\r' | '\t'))
}

/// Finds what an input method leaves behind: wide spaces as indent, wide equals signs and braces.
fn scan_lines(
    source: &Source<'_>,
    start: usize,
    end: usize,
    problems: &mut Vec<Problem>,
    blanks: &mut Vec<(usize, usize)>,
) {
    let entry = source.text.get(start..end).unwrap_or_default();
    let mut at = start;
    for line in entry.split_inclusive('\n') {
        let first = at == start;
        let is_comment = line.starts_with('#');
        let indent = line.trim_start_matches(' ');
        if line.trim().is_empty() || is_comment {
            // Nothing to misread.
        } else if line.len() > MAX_LINE_BYTES {
            let message = format!("the line has more than {MAX_LINE_BYTES} bytes");
            problems.push(source.error(at, message, "break it into several indented lines"));
            blanks.push((start, end));
        } else if line.starts_with(['\u{3000}', '\u{a0}']) || indent.starts_with('\t') {
            problems.push(source.error(
                at,
                "the line is indented by something other than spaces, so it belongs to no message",
                "indent it by spaces",
            ));
            blanks.push((at, at + line.len()));
        } else if first && !line.contains('=') && line.contains('＝') {
            let sign = at + line.find('＝').unwrap_or_default();
            problems.push(source.error(
                sign,
                "a full-width ＝ stands where = must, so the message is lost",
                "write a plain =",
            ));
            blanks.push((start, end));
        }
        if let Some(brace) = line.find(['｛', '｝']).filter(|_| !is_comment) {
            problems.push(source.error(
                at + brace,
                "a full-width brace is printed as it stands",
                "write { and } for a value, or {\"{\"} for a brace that is meant",
            ));
        }
        at += line.len();
    }
}

/// The text with the given ranges filled with spaces; line ends stay.
fn blanked(text: &str, ranges: &[(usize, usize)]) -> String {
    let mut result = String::with_capacity(text.len());
    let mut ranges: Vec<(usize, usize)> = ranges.to_vec();
    // Of two that begin together the longer one comes first.
    ranges.sort_unstable_by_key(|(start, end)| (*start, std::cmp::Reverse(*end)));
    let mut done = 0;
    for (start, end) in ranges {
        if start < done {
            continue;
        }
        result.push_str(text.get(done..start).unwrap_or_default());
        for c in text.get(start..end).unwrap_or_default().chars() {
            match c {
                '\n' => result.push('\n'),
                _ => result.extend(std::iter::repeat_n(' ', c.len_utf8())),
            }
        }
        done = end;
    }
    result.push_str(text.get(done..).unwrap_or_default());
    result
}
