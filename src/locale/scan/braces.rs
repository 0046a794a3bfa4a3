//! Following the braces of one entry as the parser would, to see whether it could bear them.

/// How deep braces and parentheses may stand in each other.
const MAX_DEPTH: usize = 20;

/// The most digits of a number before its point, and after it.
const MAX_DIGITS: usize = 15;
const MAX_DECIMALS: usize = 6;

/// What the parser could not bear, and where in the entry.
pub(super) struct Fault {
    /// The byte of the entry.
    pub at: usize,
    /// What is wrong.
    pub message: String,
    /// What to do about it.
    pub fix: &'static str,
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
pub(super) fn scan_entry(entry: &[u8]) -> Result<(), Fault> {
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
