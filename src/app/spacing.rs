//! How neighboring signs are set in a language: gaps between scripts, and marks in a row.

use crate::locale::{LocaleId, counts};

/// The gap between Chinese or Japanese signs and Latin letters or figures, in parts of the font size.
const SCRIPT_GAP: f32 = 0.14;

/// How neighboring signs are set in a language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spacing {
    /// As the face has them.
    Plain,
    /// Japanese and Simplified Chinese: marks fill the first half of their square.
    Cornered,
    /// Traditional Chinese: marks stand in the middle of their square.
    Centered,
}

impl Spacing {
    /// How a language is set.
    pub fn of(locale: &LocaleId) -> Self {
        match (locale.is_cjk(), locale.to_string().starts_with("zh-Hant")) {
            (false, _) => Self::Plain,
            (true, false) => Self::Cornered,
            (true, true) => Self::Centered,
        }
    }

    /// What is added between two neighbors, in parts of the font size: a little between two scripts, and less than
    /// nothing between two marks, whose squares are half empty.
    pub fn between(self, left: Option<char>, right: Option<char>) -> f32 {
        let (Some(left), Some(right)) = (left, right) else {
            return 0.0;
        };
        let empty = match self {
            Self::Plain => return 0.0,
            Self::Cornered => 0.5,
            Self::Centered => 0.4,
        };
        let closes = |sign: char| "」』）】〕〉》”’".contains(sign);
        let opens = |sign: char| "「『（【〔〈《“‘".contains(sign);
        let pauses = |sign: char| "、。，．；：".contains(sign);
        if (closes(left) && (closes(right) || opens(right) || pauses(right)))
            || (pauses(left) && (closes(right) || opens(right)))
        {
            return -empty;
        }
        let ideograph = |c: char| matches!(c, '\u{3040}'..='\u{30ff}' | '\u{3400}'..='\u{9fff}' | '\u{f900}'..='\u{faff}');
        let latin = |c: char| c.is_ascii_alphanumeric();
        // A figure and what it counts are one word.
        let counted = left.is_ascii_digit() && counts(right);
        if (ideograph(left) && latin(right)) || (latin(left) && ideograph(right) && !counted) {
            SCRIPT_GAP
        } else {
            0.0
        }
    }
}
