//! The encoding of a record: found, read, written.

use encoding_rs::{Encoding, UTF_8, WINDOWS_1252};

/// The encoding that a record's texts are kept in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Charset(&'static Encoding);

impl Default for Charset {
    fn default() -> Self {
        Self(UTF_8)
    }
}

impl Charset {
    /// The encoding of this name, as CA has it, or none. Names are those of the Encoding Standard,
    /// which takes `ISO-8859-1` to mean Windows-1252, and a few more that records have.
    #[must_use]
    pub fn named(label: &str) -> Option<Self> {
        let label = label.trim().to_ascii_lowercase();
        let known = match label.as_str() {
            "cp932" | "ms_kanji" => "shift_jis",
            "cp936" | "gb" => "gb18030",
            "cp950" | "cp_950" => "big5",
            "cp1252" => "windows-1252",
            label => label,
        };
        let dashed = known.replace('_', "-");
        Encoding::for_label_no_replacement(known.as_bytes())
            .or_else(|| Encoding::for_label_no_replacement(dashed.as_bytes()))
            // The markup is ASCII, which these two are not.
            .filter(|encoding| encoding.is_ascii_compatible())
            .map(Self)
    }

    /// Its name, as it is written into CA.
    #[must_use]
    pub fn name(self) -> &'static str {
        if self.0 == WINDOWS_1252 {
            "ISO-8859-1"
        } else {
            self.0.name()
        }
    }

    /// The bytes of a text, or none if this encoding lacks one of the characters.
    pub(super) fn encode(self, text: &str) -> Option<Vec<u8>> {
        let (bytes, _, lacking) = self.0.encode(text);
        (!lacking).then(|| bytes.into_owned())
    }
}

/// A file that was turned into text.
pub(super) struct Decoded {
    pub(super) text: String,
    pub(super) charset: Charset,
    /// The name in CA that no encoding has.
    pub(super) unknown: Option<String>,
    /// The encoding that CA names, where the bytes show another.
    pub(super) mistaken: Option<Charset>,
    /// Whether some bytes mean nothing in the encoding; `U+FFFD` stands for them.
    pub(super) damaged: bool,
}

/// Turns a file into text: by its byte order mark, by CA, as UTF-8 if it is that, else as Latin-1.
pub(super) fn decode(bytes: &[u8]) -> Decoded {
    let declared = declared(bytes);
    let known = declared.as_deref().and_then(Charset::named);
    let unknown = declared.filter(|_| known.is_none());
    let plain = |charset: Charset| {
        let (text, used, damaged) = charset.0.decode(bytes);
        Decoded {
            text: text.into_owned(),
            // A mark of two bytes means UTF-16, which is read and never written.
            charset: Charset(used.output_encoding()),
            unknown: unknown.clone(),
            mistaken: None,
            damaged,
        }
    };
    if Encoding::for_bom(bytes).is_some() {
        return plain(Charset(UTF_8));
    }
    let is_utf_8 = std::str::from_utf8(bytes).is_ok();
    let Some(charset) = known else {
        return plain(Charset(if is_utf_8 { UTF_8 } else { WINDOWS_1252 }));
    };
    let decoded = plain(charset);
    // Every byte means something in Latin-1; text that is good UTF-8 besides is hardly ever meant so.
    let doubtful = decoded.damaged || charset.0 == WINDOWS_1252;
    if doubtful && is_utf_8 && !bytes.is_ascii() {
        return Decoded {
            mistaken: Some(charset),
            ..plain(Charset(UTF_8))
        };
    }
    decoded
}

/// What a file without CA would be read as.
pub(super) fn sniffed(bytes: &[u8]) -> Charset {
    let is_utf_8 = std::str::from_utf8(bytes).is_ok();
    Charset(if is_utf_8 { UTF_8 } else { WINDOWS_1252 })
}

/// How far CA is looked for; it belongs into the first node.
const HEAD: usize = 1 << 16;

/// The name in the first CA, found in the bytes, for without it there is no text yet. A bracket inside
/// a text is escaped, so that a name from there ends with a backslash and means nothing.
fn declared(bytes: &[u8]) -> Option<String> {
    let head = &bytes[..bytes.len().min(HEAD)];
    let mut first = None;
    for at in 0..head.len() {
        let before = at.checked_sub(1).and_then(|at| head.get(at));
        if !head[at..].starts_with(b"CA") || before.is_some_and(u8::is_ascii_uppercase) {
            continue;
        }
        let rest = head[at + 2..].trim_ascii_start();
        let Some(rest) = rest.strip_prefix(b"[") else {
            continue;
        };
        let Some(end) = rest.iter().take(64).position(|&byte| byte == b']') else {
            continue;
        };
        let Ok(label) = std::str::from_utf8(&rest[..end]) else {
            continue;
        };
        if label.trim().is_empty() || label.contains(['\\', '[', ';', '(']) {
            continue;
        }
        if Charset::named(label).is_some() {
            return Some(label.to_owned());
        }
        first.get_or_insert_with(|| label.to_owned());
    }
    first
}
