//! What differs from one set of rules to another.

use super::Komi;

/// Which repetitions of a position are forbidden.
///
/// Under every one of them a ko may not be retaken at once (1989 rules, article 6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum KoRule {
    /// Nothing more. Longer cycles may go on; if both sides agree, the game has no result (1989
    /// rules, article 12).
    Simple,
    /// No play may bring back an earlier position of the board, whoever is to play. Passing is
    /// always allowed.
    PositionalSuperko,
    /// No play may bring back an earlier position of the board with the same side to play. Passing
    /// is always allowed.
    SituationalSuperko,
}

/// What counts at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ScoringRule {
    /// Surrounded points and prisoners (1989 rules, articles 8 and 10).
    Territory,
    /// Surrounded points and the stones on the board, as in China.
    Area,
}

/// Whether a side may take the last liberty of its own stones and so lose them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[doc(alias = "suicide")]
pub enum SelfCapture {
    /// It may not (1989 rules, article 4).
    Forbidden,
    /// It may, and the stones become prisoners of the opponent, as in New Zealand.
    ///
    /// A single stone would leave the position as it was. Positional superko forbids that; the
    /// other rules of ko do not.
    Allowed,
}

/// A set of rules by its name, which the words for people are chosen by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RulesetName {
    /// The Japanese rules of 1989 as far as this crate follows them.
    Japanese,
    /// Counting stones and points, with no position twice: the rules that are the easiest to finish
    /// a game by.
    BeginnerArea,
    /// Spelled out one by one.
    Custom,
}

impl RulesetName {
    /// The name in a lesson file and in a message: `japanese`, `beginner-area` or `custom`.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Japanese => "japanese",
            Self::BeginnerArea => "beginner-area",
            Self::Custom => "custom",
        }
    }
}

/// The rules of one game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ruleset {
    /// How the set is called.
    pub name: RulesetName,
    /// Which repetitions are forbidden.
    pub ko: KoRule,
    /// Whether a side may capture its own stones.
    pub self_capture: SelfCapture,
    /// What counts at the end.
    pub scoring: ScoringRule,
    /// What White receives for playing second.
    pub komi: Komi,
}

impl Ruleset {
    /// The Japanese rules of 1989: territory, simple ko, no self-capture, and the usual komi of
    /// 6.5.
    #[must_use]
    pub const fn japanese() -> Self {
        Self {
            name: RulesetName::Japanese,
            ko: KoRule::Simple,
            self_capture: SelfCapture::Forbidden,
            scoring: ScoringRule::Territory,
            komi: Komi::from_half_points(13),
        }
    }

    /// Rules for a first game: area, positional superko, no self-capture, and a komi of 7.5.
    #[must_use]
    pub const fn beginner_area() -> Self {
        Self {
            name: RulesetName::BeginnerArea,
            ko: KoRule::PositionalSuperko,
            self_capture: SelfCapture::Forbidden,
            scoring: ScoringRule::Area,
            komi: Komi::from_half_points(15),
        }
    }

    /// The preset with this [name](RulesetName::as_str), or none. `custom` is no preset.
    #[must_use]
    pub fn from_preset(name: &str) -> Option<Self> {
        [Self::japanese(), Self::beginner_area()]
            .into_iter()
            .find(|preset| preset.name.as_str() == name)
    }
}
