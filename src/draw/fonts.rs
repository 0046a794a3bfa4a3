//! The faces that the program ships, and the families that put each locale's own face first.
//!
//! A font is never told the language, so a face that covers all of CJK would show one region's shapes to everyone.
//! Here each locale has its own Regular and Bold face, named as a family of its own, with the others behind it.
//! Nothing here knows which locale is chosen, or where fonts of the system lie.

use std::sync::Arc;

use epaint::text::{FontData, FontDefinitions};
use epaint::{FontFamily, FontId};
use skrifa::{FontRef, MetadataProvider as _};

/// How heavy a face is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Weight {
    /// For reading.
    Regular,
    /// For headings and emphasis.
    Bold,
}

/// The script tradition whose letter shapes a text needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Face {
    /// Latin.
    Latin,
    /// Japanese.
    Japanese,
    /// Simplified Chinese.
    SimplifiedChinese,
    /// Traditional Chinese.
    TraditionalChinese,
}

impl Face {
    /// All faces.
    pub const ALL: [Self; 4] = [
        Self::Latin,
        Self::Japanese,
        Self::SimplifiedChinese,
        Self::TraditionalChinese,
    ];

    /// The face for a locale's folder name, such as `zh-Hant`. Whatever is not CJK is read in Latin.
    #[must_use]
    pub fn for_locale(locale: &str) -> Self {
        let mut parts = locale.split(['-', '_']);
        match parts.next() {
            Some("ja") => Self::Japanese,
            Some("zh") => {
                let traditional = |part: &str| matches!(part, "Hant" | "TW" | "HK" | "MO");
                if parts.any(traditional) {
                    Self::TraditionalChinese
                } else {
                    Self::SimplifiedChinese
                }
            }
            _ => Self::Latin,
        }
    }

    /// The locale that the face is made for, as in the name of its family and in `xml:lang`.
    #[must_use]
    pub fn locale(self) -> &'static str {
        match self {
            Self::Latin => "en",
            Self::Japanese => "ja",
            Self::SimplifiedChinese => "zh-Hans",
            Self::TraditionalChinese => "zh-Hant",
        }
    }

    /// The name of the family, which is the name of its first face too: `ja`, `ja-bold`.
    #[must_use]
    pub fn family_name(self, weight: Weight) -> &'static str {
        match (self, weight) {
            (Self::Latin, Weight::Regular) => "en",
            (Self::Latin, Weight::Bold) => "en-bold",
            (Self::Japanese, Weight::Regular) => "ja",
            (Self::Japanese, Weight::Bold) => "ja-bold",
            (Self::SimplifiedChinese, Weight::Regular) => "zh-Hans",
            (Self::SimplifiedChinese, Weight::Bold) => "zh-Hans-bold",
            (Self::TraditionalChinese, Weight::Regular) => "zh-Hant",
            (Self::TraditionalChinese, Weight::Bold) => "zh-Hant-bold",
        }
    }

    /// The family to set text in.
    #[must_use]
    pub fn family(self, weight: Weight) -> FontFamily {
        FontFamily::Name(self.family_name(weight).into())
    }

    /// The family in a size, in points.
    #[must_use]
    pub fn font_id(self, size: f32, weight: Weight) -> FontId {
        FontId::new(size, self.family(weight))
    }

    /// The monospaced face in a size, in points, with this one behind it.
    #[must_use]
    pub fn mono_id(self, size: f32) -> FontId {
        FontId::new(size, self.mono_family())
    }

    fn mono_family(self) -> FontFamily {
        FontFamily::Name(format!("mono-{}", self.locale()).into())
    }

    /// What a viewer of an SVG may have installed for this face, best first.
    #[must_use]
    pub(super) fn css_families(self) -> &'static str {
        match self {
            Self::Latin => "Noto Sans, Noto Sans CJK JP, Segoe UI, Helvetica, Arial, sans-serif",
            Self::Japanese => {
                "Noto Sans CJK JP, Noto Sans JP, Hiragino Sans, Yu Gothic, Meiryo, sans-serif"
            }
            Self::SimplifiedChinese => {
                "Noto Sans CJK SC, Noto Sans SC, PingFang SC, Microsoft YaHei, sans-serif"
            }
            Self::TraditionalChinese => {
                "Noto Sans CJK TC, Noto Sans TC, PingFang TC, Microsoft JhengHei, sans-serif"
            }
        }
    }

    /// The shipped face as the bytes of its file.
    #[must_use]
    pub fn bytes(self, weight: Weight) -> &'static [u8] {
        macro_rules! face {
            ($name:literal) => {
                include_bytes!(concat!("../../assets/fonts/NotoSans-", $name, ".otf"))
            };
        }
        match (self, weight) {
            (Self::Latin, Weight::Regular) => face!("en-Regular"),
            (Self::Latin, Weight::Bold) => face!("en-Bold"),
            (Self::Japanese, Weight::Regular) => face!("ja-Regular"),
            (Self::Japanese, Weight::Bold) => face!("ja-Bold"),
            (Self::SimplifiedChinese, Weight::Regular) => face!("zh-Hans-Regular"),
            (Self::SimplifiedChinese, Weight::Bold) => face!("zh-Hans-Bold"),
            (Self::TraditionalChinese, Weight::Regular) => face!("zh-Hant-Regular"),
            (Self::TraditionalChinese, Weight::Bold) => face!("zh-Hant-Bold"),
        }
    }
}

/// A face of the user's own, which is asked for the characters that no shipped face has.
#[derive(Clone, Debug)]
pub struct ExtraFace {
    name: String,
    data: Arc<FontData>,
}

impl ExtraFace {
    /// The face in the bytes of an OpenType or TrueType file. A file's name with `bold` in it makes it a bold one.
    ///
    /// # Errors
    /// Why it cannot be used.
    pub fn read(name: &str, bytes: Vec<u8>) -> Result<Self, String> {
        // epaint panics on a font that cannot be read.
        let has_characters = FontRef::new(&bytes).is_ok_and(|font| font.charmap().has_map());
        if !has_characters {
            return Err("it is no OpenType or TrueType font with characters".to_owned());
        }
        Ok(Self {
            name: format!("extra {name}"),
            data: Arc::new(FontData::from_owned(bytes)),
        })
    }

    /// What it is called among faces: the file that it came from.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The bytes of its file.
    #[must_use]
    pub fn bytes(&self) -> &[u8] {
        (*self.data.font).as_ref()
    }

    /// Whether it is a bold one.
    #[must_use]
    pub fn is_bold(&self) -> bool {
        let file = self.name.rsplit(['/', '\\']).next().unwrap_or_default();
        file.to_lowercase().contains("bold")
    }
}

/// The shipped faces as font definitions for egui and epaint.
#[derive(Clone, Copy, Debug)]
pub struct FontSet;

impl FontSet {
    /// The name of the monospaced face, which is Latin only.
    pub const MONO: &'static str = "mono";

    /// All families. [`FontFamily::Proportional`] is the Regular family of `default`, and
    /// [`FontFamily::Monospace`] has the monospaced face before it.
    #[must_use]
    pub fn definitions(default: Face) -> FontDefinitions {
        Self::with(default, &[])
    }

    /// The same with other faces behind the shipped ones, the bold ones first where text is bold.
    #[must_use]
    pub fn with(default: Face, extra: &[ExtraFace]) -> FontDefinitions {
        let mut fonts = FontDefinitions::empty();
        for face in Face::ALL {
            for weight in [Weight::Regular, Weight::Bold] {
                let data = FontData::from_static(face.bytes(weight));
                let name = face.family_name(weight).to_owned();
                fonts.font_data.insert(name, Arc::new(data));
                fonts
                    .families
                    .insert(face.family(weight), Self::chain(face, weight, extra));
            }
        }
        let mono = include_bytes!("../../assets/fonts/NotoSans-mono.otf");
        fonts
            .font_data
            .insert(Self::MONO.to_owned(), Arc::new(FontData::from_static(mono)));
        for face in extra {
            fonts
                .font_data
                .insert(face.name.clone(), Arc::clone(&face.data));
        }
        let mono = |face| {
            let regular = Self::chain(face, Weight::Regular, extra);
            std::iter::once(Self::MONO.to_owned())
                .chain(regular)
                .collect()
        };
        for face in Face::ALL {
            fonts.families.insert(face.mono_family(), mono(face));
        }
        let regular = Self::chain(default, Weight::Regular, extra);
        fonts.families.insert(FontFamily::Proportional, regular);
        fonts.families.insert(FontFamily::Monospace, mono(default));
        fonts
    }

    /// The faces that are asked for a character, in order: the locale's own in this weight, its own Regular one,
    /// which has more characters, and then the others, since a shape of another region is better than a box.
    fn chain(face: Face, weight: Weight, extra: &[ExtraFace]) -> Vec<String> {
        let others = Face::ALL.into_iter().filter(|other| *other != face);
        let mut chain = vec![face.family_name(weight)];
        if weight == Weight::Bold {
            chain.push(face.family_name(Weight::Regular));
        }
        for other in others {
            if weight == Weight::Bold {
                chain.push(other.family_name(Weight::Bold));
            }
            chain.push(other.family_name(Weight::Regular));
        }
        let mut behind: Vec<&ExtraFace> = extra.iter().collect();
        behind.sort_by_key(|face| face.is_bold() != (weight == Weight::Bold));
        let behind = behind.into_iter().map(|face| face.name.clone());
        chain.into_iter().map(str::to_owned).chain(behind).collect()
    }
}
