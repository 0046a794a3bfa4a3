//! What a learner has set, and its file.

use serde::{Deserialize, Serialize};

use crate::locale::CoordinateStyle;

/// What a learner has set. Unknown fields of a newer program are passed over.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The language; without one the system's is taken.
    pub locale: Option<String>,
    /// The theme.
    pub theme: ThemeChoice,
    /// Text size in percent, 80 to 200.
    pub text_percent: u16,
    /// Coordinates on the board.
    pub coordinates: CoordinateChoice,
    /// Whether stones land and lift off at once.
    pub motion: MotionChoice,
    /// Whether stones are heard.
    pub sound: bool,
    /// The order of the course.
    pub order: Option<String>,
    /// The second language of the pupils' window.
    pub second_locale: Option<String>,
    /// The display that the pupils' window filled last.
    pub display: Option<String>,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            locale: None,
            theme: ThemeChoice::System,
            text_percent: 100,
            coordinates: CoordinateChoice::Language,
            motion: MotionChoice::System,
            sound: true,
            order: None,
            second_locale: None,
            display: None,
        }
    }
}

/// The theme that was chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ThemeChoice {
    /// As the system has it.
    System,
    /// Light.
    Light,
    /// Dark.
    Dark,
    /// High contrast.
    Contrast,
}

/// The motion that was chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MotionChoice {
    /// As the system has it.
    System,
    /// Stones move.
    Full,
    /// Stones are there at once.
    Reduced,
}

/// The coordinates that were chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CoordinateChoice {
    /// As the language has it.
    Language,
    /// None, except where a text names a point.
    None,
    /// A1.
    Letters,
    /// 1-1.
    Numbers,
    /// 1一.
    Kanji,
}

impl CoordinateChoice {
    /// How texts name points in a language that does so in its own way.
    pub fn style(self, own: CoordinateStyle) -> CoordinateStyle {
        match self {
            Self::Language => own,
            Self::None | Self::Letters => CoordinateStyle::Letters,
            Self::Numbers => CoordinateStyle::Numbers,
            Self::Kanji => CoordinateStyle::Kanji,
        }
    }
}

/// The text sizes that can be chosen, in percent.
pub const TEXT_PERCENTS: [u16; 6] = [80, 100, 120, 150, 175, 200];

impl Settings {
    /// Reads a settings file; nothing where it is damaged, and the file should then be set aside.
    pub fn from_json(text: &str) -> Option<Self> {
        let mut settings: Self = serde_json::from_str(text).ok()?;
        settings.text_percent = settings.text_percent.clamp(80, 200);
        Some(settings)
    }

    /// The settings as a file.
    pub fn to_json(&self) -> String {
        // Plain values always serialize.
        serde_json::to_string_pretty(self).unwrap_or_default()
    }
}
