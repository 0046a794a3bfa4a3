//! Which languages there are, and which of them suits a person best.

use std::fmt;
use std::str::FromStr;

use fluent_langneg::{NegotiationStrategy, negotiate_languages};
use unic_langid::LanguageIdentifier;

/// A language of the course, named as its folder under `locales/`: `en`, `ja`, `zh-Hans`, `zh-Hant`.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct LocaleId(LanguageIdentifier);

impl LocaleId {
    /// English, the language that the course is written in and that every other one falls back to.
    pub fn source() -> Self {
        Self("en".parse().unwrap_or_default())
    }

    /// The identifier in the form that Fluent takes.
    pub fn language(&self) -> &LanguageIdentifier {
        &self.0
    }

    /// Whether texts in this language are Chinese, in either script.
    pub fn is_chinese(&self) -> bool {
        self.0.language.as_str() == "zh"
    }

    /// Whether texts in this language are Japanese.
    pub fn is_japanese(&self) -> bool {
        self.0.language.as_str() == "ja"
    }

    /// Whether texts in this language are Korean, which parts its words by blanks.
    pub fn is_korean(&self) -> bool {
        self.0.language.as_str() == "ko"
    }

    /// Whether texts in this language are Japanese or Chinese, and so break lines between characters.
    pub fn is_cjk(&self) -> bool {
        self.is_chinese() || self.0.language.as_str() == "ja"
    }
}

impl AsRef<LanguageIdentifier> for LocaleId {
    fn as_ref(&self) -> &LanguageIdentifier {
        &self.0
    }
}

impl fmt::Display for LocaleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A text that names no language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseLocaleIdError {
    /// What was read.
    pub text: String,
}

impl fmt::Display for ParseLocaleIdError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "“{}” names no language; expected a name such as en, ja or zh-Hant",
            self.text
        )
    }
}

impl std::error::Error for ParseLocaleIdError {}

impl FromStr for LocaleId {
    type Err = ParseLocaleIdError;

    /// Reads a language as systems write it: `ja`, `zh_TW.UTF-8`, `en-GB`, `zh-Hant`.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let bare = text.trim().split(['.', '@']).next().unwrap_or_default();
        let error = || ParseLocaleIdError {
            text: text.chars().take(40).collect(),
        };
        // The POSIX locale wishes for no language at all.
        if bare.is_empty() || bare == "C" || bare == "POSIX" {
            return Err(error());
        }
        // What follows a single letter asks for calendars and the like, which are no part of a language.
        let parts: Vec<&str> = bare
            .split(['-', '_'])
            .take_while(|part| part.len() != 1)
            .collect();
        let id: LanguageIdentifier = parts.join("-").parse().map_err(|_| error())?;
        // The standard keeps longer names for later; today they are misspelled: `korean`.
        if id.language.as_str().len() > 3 {
            return Err(error());
        }
        Ok(Self(id))
    }
}

/// The available language that suits the requested ones best, first wish first.
///
/// Wishes may be written as systems write them (`ja_JP.UTF-8`); what names no language is passed over. Chinese
/// without a script gets the script of its region, Simplified where none is told. When nothing suits, the
/// answer is English, or the first available language where even English is missing.
pub fn negotiate(requested: &[String], available: &[LocaleId]) -> LocaleId {
    let requested: Vec<LocaleId> = requested
        .iter()
        .filter_map(|wish| wish.parse().ok())
        .collect();
    let best = negotiate_languages(&requested, available, None, NegotiationStrategy::Lookup);
    if let Some(best) = best.first() {
        return (*best).clone();
    }
    let source = LocaleId::source();
    match available.first() {
        Some(first) if !available.contains(&source) => first.clone(),
        _ => source,
    }
}
