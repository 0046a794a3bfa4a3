//! The look at a file before the Fluent parser sees it.
//!
//! The parser calls itself for each brace and parenthesis, cuts strings without looking for characters, and
//! later computes with the digits of a number as they come: a hostile file could abort the program. So what
//! it could not bear is found here and blanked out, length for length, which keeps all positions true. What
//! the parser would only misread without a word, such as an indent of ideographic spaces, is said here too.

use super::problem::{Problem, Source};

/// The largest file that is read, in bytes. All texts of one language are a tenth of this.
pub const MAX_FILE_BYTES: usize = 1 << 20;

/// How deep braces and parentheses may stand in each other.
const MAX_DEPTH: usize = 20;

/// The most digits of a number before its point, and after it.
const MAX_DIGITS: usize = 15;
const MAX_DECIMALS: usize = 6;

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
fn entries(text: &str) -> Vec<(usize, usize)> {
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
    let (mut control, mut replaced, mut private) = (false, false, false);
    for (at, c) in source.text.char_indices() {
        let end = at + c.len_utf8();
        let next = source.text.get(end..).and_then(|rest| rest.chars().next());
        match c {
            '\n' | '\t' => {}
            '\r' if next == Some('\n') => {}
            '\r' => problems.push(source.error(
                at,
                "a carriage return stands alone, which ends no line in Fluent",
                "save the file with line ends of one kind, LF or CRLF",
            )),
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

/// What the parser could not bear, and where in the entry.
struct Fault {
    at: usize,
    message: String,
    fix: &'static str,
}

/// What a place in an entry stands in.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Frame {
    /// Between `{` and `}`, where `"` begins a string.
    Placeable,
    /// Between `(` and `)`.
    Arguments,
    /// Behind `->`, where variants hold text again.
    Variants,
}

/// Follows the braces of one entry as the parser would, up to where the parser would stop.
fn scan_entry(entry: &[u8]) -> Result<(), Fault> {
    let mut frames: Vec<(Frame, usize)> = Vec::new();
    let mut at = 0;
    while let Some(byte) = entry.get(at) {
        let frame = frames.last().map(|(frame, _)| *frame);
        let in_text = matches!(frame, None | Some(Frame::Variants));
        match (byte, frame) {
            (b'{', _) => frames.push((Frame::Placeable, at)),
            (b'}', Some(Frame::Placeable | Frame::Variants)) => {
                frames.pop();
            }
            (b'}', Some(Frame::Arguments)) => return Err(unclosed(&frames)),
            // From here on the parser has given the entry up; the checks say why.
            (b'}', _) => return Ok(()),
            (b'[', Some(Frame::Variants)) => {
                let key = skip_blanks(entry, at + 1);
                at = scan_number(entry, key)?.max(at);
            }
            _ if in_text => {}
            (b'(', _) => frames.push((Frame::Arguments, at)),
            (b')', Some(Frame::Arguments)) => {
                frames.pop();
            }
            (b')', _) => return Ok(()),
            (b'"', _) => at = scan_string(entry, at)?,
            (b'-', Some(Frame::Placeable)) if entry.get(at + 1) == Some(&b'>') => {
                let opened = frames.pop().map_or(at, |(_, opened)| opened);
                frames.push((Frame::Variants, opened));
                at += 1;
            }
            (b'-' | b'0'..=b'9', _) => at = scan_number(entry, at)?.max(at),
            (byte, _) if byte.is_ascii_alphabetic() => at = skip_identifier(entry, at),
            _ => {}
        }
        if frames.len() > MAX_DEPTH {
            return Err(Fault {
                at,
                message: format!(
                    "its braces and parentheses stand more than {MAX_DEPTH} deep in each other"
                ),
                fix: "take the message apart",
            });
        }
        at += 1;
    }
    if frames.is_empty() {
        Ok(())
    } else {
        Err(unclosed(&frames))
    }
}

/// The fault of a brace or parenthesis that stays open.
fn unclosed(frames: &[(Frame, usize)]) -> Fault {
    match frames.last() {
        Some((Frame::Arguments, at)) => Fault {
            at: *at,
            message: "a ( is never closed".to_owned(),
            fix: "close it with )",
        },
        last => Fault {
            at: last.map_or(0, |(_, at)| *at),
            message: "a { is never closed; it can swallow the messages below".to_owned(),
            fix: "close it with }, or write {\"{\"} for a brace that is meant",
        },
    }
}

/// The place of the last byte of an identifier that begins at `at`.
fn skip_identifier(entry: &[u8], at: usize) -> usize {
    let rest = entry.get(at..).unwrap_or_default();
    let length = rest
        .iter()
        .take_while(|b| b.is_ascii_alphanumeric() || matches!(b, b'-' | b'_'))
        .count();
    at + length.saturating_sub(1)
}

/// The first place from `at` on that holds no blank.
fn skip_blanks(entry: &[u8], at: usize) -> usize {
    let rest = entry.get(at..).unwrap_or_default();
    at + rest
        .iter()
        .take_while(|b| matches!(b, b' ' | b'\n' | b'\r'))
        .count()
}

/// The place of the last byte of a number that may begin at `at`.
fn scan_number(entry: &[u8], at: usize) -> Result<usize, Fault> {
    let digits = |from: usize| {
        let rest = entry.get(from..).unwrap_or_default();
        rest.iter().take_while(|b| b.is_ascii_digit()).count()
    };
    let start = if entry.get(at) == Some(&b'-') {
        at + 1
    } else {
        at
    };
    let whole = digits(start);
    let mut end = start + whole;
    let mut decimals = 0;
    if whole > 0 && entry.get(end) == Some(&b'.') {
        decimals = digits(end + 1);
        end += 1 + decimals;
    }
    if whole > MAX_DIGITS || decimals > MAX_DECIMALS {
        return Err(Fault {
            at,
            message: format!(
                "a number has more than {MAX_DIGITS} digits, or more than {MAX_DECIMALS} behind its point"
            ),
            fix: "write a shorter number",
        });
    }
    Ok(end.saturating_sub(1))
}

/// The place of the quote that ends the string which begins at `at`.
fn scan_string(entry: &[u8], at: usize) -> Result<usize, Fault> {
    let mut here = at + 1;
    while let Some(byte) = entry.get(here) {
        match byte {
            b'"' => return Ok(here),
            b'\n' => break,
            b'\\' => {
                let digits = match entry.get(here + 1) {
                    Some(b'u') => 4,
                    Some(b'U') => 6,
                    Some(b'\\' | b'"' | b'{') => 0,
                    _ => return Err(bad_escape(here)),
                };
                let code = entry.get(here + 2..here + 2 + digits).unwrap_or(b"?");
                if !code.iter().all(u8::is_ascii_hexdigit) {
                    return Err(bad_escape(here));
                }
                here += 2 + digits;
            }
            _ => here += 1,
        }
    }
    Err(Fault {
        at,
        message: "a string is never closed".to_owned(),
        fix: "close it with \" on the same line",
    })
}

/// The fault of a backslash that begins nothing.
fn bad_escape(at: usize) -> Fault {
    Fault {
        at,
        message: "a backslash begins no escape that Fluent knows".to_owned(),
        fix: "write \\\\ or \\\", or \\u and four hexadecimal digits",
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
