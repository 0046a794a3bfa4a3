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
    /// No ko may be retaken until the side that lost it passes, as in the confirmation of life and
    /// death (1989 rules, article 7, paragraph 2). A pass is for the ko that was lost last;
    /// [`Confirmation`](super::Confirmation) lets a side name another one.
    Confirmation,
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

/// What White receives for the handicap stones that Black counts as area.
///
/// Under territory there is nothing to give back: a stone on the board counts nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Compensation {
    /// Nothing (New Zealand rules: White passes while Black places the stones).
    None,
    /// A point for each stone (Chinese rules).
    Stones,
    /// A point for each stone after the first (AGA rules, rule 4, under area counting).
    StonesLessOne,
}

impl Compensation {
    /// The points for a handicap of so many stones.
    #[must_use]
    pub const fn points(self, handicap: u8) -> u32 {
        match self {
            Self::None => 0,
            Self::Stones => handicap as u32,
            Self::StonesLessOne => handicap.saturating_sub(1) as u32,
        }
    }
}

/// What happens to dead stones after two passes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DeadStones {
    /// The players agree; what is alive is settled by hypothetical play with its own rule of ko, and
    /// who asks to go on lets the other side move first (1989 rules, articles 7 and 9).
    Confirmed,
    /// The players agree; if they do not, the game goes on with the side whose turn it is.
    Agreed,
    /// None are taken off: what is on the board counts as alive, and dead stones are captured before
    /// passing.
    PlayedOut,
}

/// What decides the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Aim {
    /// The higher score (1989 rules, article 1).
    Score,
    /// Who first holds so many prisoners wins. Two passes end the game without a winner.
    Captures(u32),
}

/// A set of rules by its name, which the words for people are chosen by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RulesetName {
    /// The Japanese rules of 1989 as far as this crate follows them.
    Japanese,
    /// Counting stones and points, with no position twice: the rules that are the easiest to finish
    /// a game by.
    BeginnerArea,
    /// The rules of the Chinese Weiqi Association.
    Chinese,
    /// Capture go: who captures first wins.
    Capture,
    /// The rules of the American Go Association, counted by area.
    Aga,
    /// The rules of the New Zealand Go Society.
    NewZealand,
    /// The logical rules of John Tromp and Bill Taylor.
    TrompTaylor,
    /// The rules of Ing Chang-ki as far as superko can stand for their rule of ko.
    Ing,
    /// Spelled out one by one.
    Custom,
}

impl RulesetName {
    /// The name in a lesson file and in a message: `japanese`, `beginner-area`, `chinese`,
    /// `capture`, `aga`, `new-zealand`, `tromp-taylor`, `ing` or `custom`.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Japanese => "japanese",
            Self::BeginnerArea => "beginner-area",
            Self::Chinese => "chinese",
            Self::Capture => "capture",
            Self::Aga => "aga",
            Self::NewZealand => "new-zealand",
            Self::TrompTaylor => "tromp-taylor",
            Self::Ing => "ing",
            Self::Custom => "custom",
        }
    }
}

/// The rules of one game.
///
/// | preset | scoring | ko | self-capture | dead stones | komi | with handicap | for handicap stones |
/// | --- | --- | --- | --- | --- | --- | --- | --- |
/// | japanese | territory | simple | no | confirmed | 6.5 | 0.5 | – |
/// | beginner-area | area | positional | no | played out | 7.5 | 0.5 | nothing |
/// | chinese | area | positional | no | agreed | 7.5 | 0 | n |
/// | aga | area | situational | no | agreed | 7.5 | 0.5 | n − 1 |
/// | new-zealand | area | situational | yes | agreed | 7 | 0 | nothing |
/// | tromp-taylor | area | positional | yes | played out | 7.5 | 0.5 | nothing |
/// | ing | area | positional | yes | agreed | 7.5 | −0.5 | nothing |
/// | capture | prisoners | simple | no | – | 0 | 0 | – |
///
/// Each preset names its source.
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
    /// What White receives instead in a game with handicap stones.
    pub handicap_komi: Komi,
    /// What White receives for handicap stones besides, under area.
    pub compensation: Compensation,
    /// What happens to dead stones after two passes.
    pub dead_stones: DeadStones,
    /// What decides the game.
    pub aim: Aim,
}

impl Ruleset {
    /// The Japanese rules of 1989: territory, simple ko, no self-capture, and the usual komi of
    /// 6.5, or half a point with handicap stones.
    ///
    /// The text itself sets no komi; the numbers are those of today's games in Japan.
    #[must_use]
    pub const fn japanese() -> Self {
        Self {
            name: RulesetName::Japanese,
            ko: KoRule::Simple,
            self_capture: SelfCapture::Forbidden,
            scoring: ScoringRule::Territory,
            komi: Komi::from_half_points(13),
            handicap_komi: Komi::from_half_points(1),
            compensation: Compensation::None,
            dead_stones: DeadStones::Confirmed,
            aim: Aim::Score,
        }
    }

    /// Rules for a first game: area, positional superko, no self-capture, and a komi of 7.5 on every
    /// board. Dead stones are captured before passing, and two passes end the game.
    ///
    /// So plays the Japanese beginners' page Tomodachi Igo. It says nothing of handicap stones.
    #[must_use]
    pub const fn beginner_area() -> Self {
        Self {
            name: RulesetName::BeginnerArea,
            ko: KoRule::PositionalSuperko,
            self_capture: SelfCapture::Forbidden,
            scoring: ScoringRule::Area,
            komi: Komi::from_half_points(15),
            dead_stones: DeadStones::PlayedOut,
            ..Self::japanese()
        }
    }

    /// The Chinese rules: area, no position twice, no self-capture, dead stones removed by
    /// agreement, a komi of 7.5 (three and three quarters in their counting).
    ///
    /// With handicap stones there is no komi; Black gives a point back for each stone. The text
    /// forbids every repetition of the board; tournaments often let long cycles end without result.
    #[must_use]
    pub const fn chinese() -> Self {
        Self {
            name: RulesetName::Chinese,
            handicap_komi: Komi::ZERO,
            compensation: Compensation::Stones,
            dead_stones: DeadStones::Agreed,
            ..Self::beginner_area()
        }
    }

    /// Capture go, a first game for beginners (Yasuda Yasutoshi): who first holds so many prisoners
    /// wins. At least one is asked for.
    #[must_use]
    pub const fn capture(stones: u32) -> Self {
        Self {
            name: RulesetName::Capture,
            komi: Komi::ZERO,
            handicap_komi: Komi::ZERO,
            dead_stones: DeadStones::PlayedOut,
            aim: Aim::Captures(if stones == 0 { 1 } else { stones }),
            ..Self::japanese()
        }
    }

    /// The rules of the American Go Association: no position twice with the same side to play (rule
    /// 6), no self-capture (rule 5), a komi of 7.5, or half a point and a point for each handicap
    /// stone after the first (rules 3 and 4).
    ///
    /// They may be counted by area or by territory with the same result, because a stone is handed
    /// over for each pass; here they are counted by area.
    #[must_use]
    pub const fn aga() -> Self {
        Self {
            name: RulesetName::Aga,
            ko: KoRule::SituationalSuperko,
            handicap_komi: Komi::from_half_points(1),
            compensation: Compensation::StonesLessOne,
            ..Self::chinese()
        }
    }

    /// The rules of the New Zealand Go Society: a play may not repeat the board as it was after an
    /// earlier move of the same side, self-capture is allowed, komi is 7 with ties, and there is
    /// neither komi nor compensation with handicap stones.
    #[must_use]
    pub const fn new_zealand() -> Self {
        Self {
            name: RulesetName::NewZealand,
            ko: KoRule::SituationalSuperko,
            self_capture: SelfCapture::Allowed,
            komi: Komi::from_points(7),
            compensation: Compensation::None,
            ..Self::chinese()
        }
    }

    /// The logical rules of Tromp and Taylor: no position twice, self-capture is allowed, and
    /// whatever is on the board at the end counts.
    ///
    /// They set no komi; 7.5 is what programs use with them.
    #[must_use]
    pub const fn tromp_taylor() -> Self {
        Self {
            name: RulesetName::TrompTaylor,
            self_capture: SelfCapture::Allowed,
            ..Self::beginner_area()
        }
    }

    /// The rules of Ing Chang-ki, as far as they are area with superko: self-capture is allowed, and
    /// a komi of 8 with ties for Black is written as 7.5, none with ties for Black as −0.5.
    ///
    /// Their own distinction of fighting and disturbing kos is not made; no position comes twice.
    #[must_use]
    pub const fn ing() -> Self {
        Self {
            name: RulesetName::Ing,
            self_capture: SelfCapture::Allowed,
            handicap_komi: Komi::from_half_points(-1),
            compensation: Compensation::None,
            ..Self::chinese()
        }
    }

    /// All presets; capture go with one stone and with three.
    pub const PRESETS: [Self; 9] = [
        Self::japanese(),
        Self::beginner_area(),
        Self::chinese(),
        Self::capture(1),
        Self::capture(3),
        Self::aga(),
        Self::new_zealand(),
        Self::tromp_taylor(),
        Self::ing(),
    ];

    /// The preset with this [name](RulesetName::as_str), or none. `custom` is no preset. `capture`
    /// asks for one prisoner, `capture-3` for three, and so on.
    #[must_use]
    pub fn from_preset(name: &str) -> Option<Self> {
        if let Some(stones) = name.strip_prefix("capture-") {
            let plain = stones.bytes().all(|byte| byte.is_ascii_digit());
            let stones = stones.parse().ok().filter(|&n| n > 0 && plain);
            return stones.map(Self::capture);
        }
        Self::PRESETS
            .into_iter()
            .find(|preset| preset.name.as_str() == name)
    }

    /// What White receives in a game with so many handicap stones, without
    /// [compensation](Self::compensation).
    #[must_use]
    pub const fn komi_with(&self, handicap: u8) -> Komi {
        if handicap == 0 {
            self.komi
        } else {
            self.handicap_komi
        }
    }

    /// What White receives besides for so many handicap stones.
    #[must_use]
    pub const fn compensation_for(&self, handicap: u8) -> u32 {
        match self.scoring {
            ScoringRule::Territory => 0,
            ScoringRule::Area => self.compensation.points(handicap),
        }
    }

    /// Whether a counted game can end in a tie: the komi is a whole number (1989 rules, article 10,
    /// paragraph 2).
    #[must_use]
    pub const fn allows_tie(&self) -> bool {
        self.komi.half_points() % 2 == 0
    }
}
