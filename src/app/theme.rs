//! Colors, sizes and durations of the screens. They stand here and nowhere else.
//!
//! Text colors meet 4.5:1 against their grounds and borders of controls 3:1; a test measures it.

use egui::{Color32, FontId, Stroke};

use super::spacing::Spacing;
use crate::draw::{BoardPalette, Face, Weight};
use crate::locale::{LocaleId, Tone};

/// Which theme is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ThemeKind {
    /// Ink on paper.
    Light,
    /// Paper on ink.
    Dark,
    /// Black, white and little else.
    HighContrast,
}

/// Sizes in points at 100 % text.
pub mod size {
    /// Reading size.
    pub const TEXT: f32 = 17.0;
    /// Small print.
    pub const SMALL: f32 = 14.5;
    /// A step's heading.
    pub const HEADING: f32 = 28.0;
    /// A card's heading.
    pub const TITLE: f32 = 20.0;
    /// The bar at the top, with its lower line.
    pub const TOP_BAR: f32 = 56.0;
    /// Around a screen's content.
    pub const MARGIN: f32 = 32.0;
    /// The same in a small window.
    pub const MARGIN_SMALL: f32 = 16.0;
    /// Between cards.
    pub const GAP: f32 = 16.0;
    /// Inside a card.
    pub const CARD: f32 = 24.0;
    /// The height of a button.
    pub const BUTTON: f32 = 46.0;
    /// The height of a pill.
    pub const PILL: f32 = 33.0;
    /// Corners of cards.
    pub const RADIUS: f32 = 12.0;
    /// Corners of buttons and panels.
    pub const RADIUS_SMALL: f32 = 10.0;
    /// Below this width a window is small.
    pub const NARROW: f32 = 1000.0;
    /// The smallest target for a finger or a shaky hand.
    pub const TARGET: f32 = 24.0;
}

/// Durations in seconds; none lasts longer than a third of a second.
pub mod motion {
    /// A stone lands.
    pub const LAND: f64 = 0.2;
    /// A captured stone flies to its tray.
    pub const LIFT: f64 = 0.32;
    /// From the first to the last of many captured stones.
    pub const LIFTS: f64 = 1.2;
    /// A refutation is looked at.
    pub const HOLD: f64 = 0.33;
    /// What was tried fades.
    pub const BACK: f64 = 0.25;
    /// A refused stone shakes.
    pub const SHAKE: f64 = 0.32;
    /// From one prisoner that is put into territory to the next.
    pub const FILL: f64 = 0.2;
    /// From one counted liberty to the next.
    pub const COUNT: f64 = 0.3;
}

/// A theme in one language and text size: what a view needs to draw.
#[derive(Clone, Debug)]
pub struct Theme {
    /// Which theme it is.
    pub kind: ThemeKind,
    /// The ground of the window.
    pub ground: Color32,
    /// Cards on it.
    pub card: Color32,
    /// Text.
    pub ink: Color32,
    /// Less important text.
    pub muted: Color32,
    /// Decoration.
    pub hairline: Color32,
    /// Borders of controls.
    pub border: Color32,
    /// "Look here", and nothing else.
    pub accent: Color32,
    /// Points named in a text.
    pub point: Color32,
    /// Behind a point whose place on the board is hovered.
    pub point_lit: Color32,
    /// Success.
    pub success: Color32,
    /// Something to think about.
    pub caution: Color32,
    /// The ground of a refusal.
    pub refused_ground: Color32,
    /// The ground of an answer to a wrong move.
    pub wrong_ground: Color32,
    /// The ground of an answer to a right move.
    pub right_ground: Color32,
    /// The ground of any other word.
    pub neutral_ground: Color32,
    /// The ground of the main button.
    pub primary: Color32,
    /// Its text.
    pub on_primary: Color32,
    /// A control under the pointer.
    pub hover: Color32,
    /// The seal at the top left.
    pub seal: Color32,
    /// Its signs.
    pub on_seal: Color32,
    /// The board's colors.
    pub board: BoardPalette,
    /// The colors of stones beside the board, on the window's ground.
    pub stones: BoardPalette,
    /// The rim of a black stone there.
    pub rim: Color32,
    /// The language, which chooses the face.
    pub locale: LocaleId,
    /// Text size: 1 is 100 %.
    pub scale: f32,
}

impl Theme {
    /// The theme of that kind for a language and text size.
    pub fn new(kind: ThemeKind, locale: LocaleId, scale: f32) -> Self {
        let rgb = |hex: u32| {
            let [_, red, green, blue] = hex.to_be_bytes();
            Color32::from_rgb(red, green, blue)
        };
        match kind {
            ThemeKind::Light => Self {
                kind,
                ground: rgb(0x00f6_f1e7),
                card: rgb(0x00ff_fdf8),
                ink: rgb(0x0022_201c),
                muted: rgb(0x0067_5f54),
                hairline: rgb(0x00d9_cfbd),
                border: rgb(0x008c_8272),
                accent: rgb(0x00b8_382a),
                point: rgb(0x002f_4a7c),
                point_lit: rgb(0x00d9_e2f2),
                success: rgb(0x0037_704a),
                caution: rgb(0x008a_6210),
                refused_ground: rgb(0x00fb_e9e3),
                wrong_ground: rgb(0x00fa_f1d6),
                right_ground: rgb(0x00e7_f2e8),
                neutral_ground: rgb(0x00ec_e6d9),
                primary: rgb(0x0022_201c),
                on_primary: rgb(0x00ff_fdf8),
                hover: rgb(0x00ef_e8da),
                seal: rgb(0x00b8_382a),
                on_seal: rgb(0x00ff_fdf8),
                board: BoardPalette::light(),
                stones: BoardPalette::light(),
                rim: rgb(0x008c_8272),
                locale,
                scale,
            },
            ThemeKind::Dark => Self {
                kind,
                ground: rgb(0x001b_1a17),
                card: rgb(0x0026_2420),
                ink: rgb(0x00f1_eadd),
                muted: rgb(0x00b3_a998),
                hairline: rgb(0x0042_3d35),
                border: rgb(0x008d_8474),
                accent: rgb(0x00ec_7a69),
                point: rgb(0x00a9_c2f0),
                point_lit: rgb(0x0036_4562),
                success: rgb(0x0084_c798),
                caution: rgb(0x00e0_b45c),
                refused_ground: rgb(0x0042_2723),
                wrong_ground: rgb(0x003d_341f),
                right_ground: rgb(0x0024_3a2b),
                neutral_ground: rgb(0x0033_302a),
                primary: rgb(0x00f1_eadd),
                on_primary: rgb(0x001b_1a17),
                hover: rgb(0x0038_342d),
                seal: rgb(0x00b8_382a),
                on_seal: rgb(0x00ff_fdf8),
                board: BoardPalette::dark(),
                stones: on_dark_ground(),
                rim: rgb(0x00d8_cfbd),
                locale,
                scale,
            },
            ThemeKind::HighContrast => Self {
                kind,
                ground: rgb(0x00ff_ffff),
                card: rgb(0x00ff_ffff),
                ink: rgb(0x0000_0000),
                muted: rgb(0x002b_2b2b),
                hairline: rgb(0x0000_0000),
                border: rgb(0x0000_0000),
                accent: rgb(0x00a0_0000),
                point: rgb(0x0000_2a8c),
                point_lit: rgb(0x00ff_e680),
                success: rgb(0x0000_5a1e),
                caution: rgb(0x006a_4300),
                refused_ground: rgb(0x00ff_ffff),
                wrong_ground: rgb(0x00ff_ffff),
                right_ground: rgb(0x00ff_ffff),
                neutral_ground: rgb(0x00ff_ffff),
                primary: rgb(0x0000_0000),
                on_primary: rgb(0x00ff_ffff),
                hover: rgb(0x00ff_f3b0),
                seal: rgb(0x00a0_0000),
                on_seal: rgb(0x00ff_ffff),
                board: BoardPalette::high_contrast(),
                stones: BoardPalette::high_contrast(),
                rim: rgb(0x00ff_ffff),
                locale,
                scale,
            },
        }
    }

    fn face(&self) -> Face {
        Face::for_locale(&self.locale.to_string())
    }

    /// How neighboring signs are set in the language.
    pub fn spacing(&self) -> Spacing {
        Spacing::of(&self.locale)
    }

    /// The face of the language in a size given at 100 %.
    pub fn font(&self, size: f32) -> FontId {
        self.face().font_id(self.px(size), Weight::Regular)
    }

    /// The bold face.
    pub fn bold(&self, size: f32) -> FontId {
        self.face().font_id(self.px(size), Weight::Bold)
    }

    /// A face whose Latin signs are all of one width, with the language's own behind it.
    pub fn mono(&self, size: f32) -> FontId {
        self.face().mono_id(self.px(size))
    }

    /// A size that grows with the text.
    pub fn px(&self, size: f32) -> f32 {
        size * self.scale
    }

    /// A decoration's line.
    pub fn hair(&self) -> Stroke {
        Stroke::new(1.0, self.hairline)
    }

    /// A control's line.
    pub fn edge(&self) -> Stroke {
        Stroke::new(1.0, self.border)
    }

    /// The line around what has the keyboard.
    pub fn focus(&self) -> Stroke {
        Stroke::new(2.5, self.point)
    }

    /// The ground and the bar of something said in that tone.
    pub fn tone(&self, tone: Tone) -> (Color32, Color32) {
        match tone {
            Tone::Refused => (self.refused_ground, self.accent),
            Tone::Wrong => (self.wrong_ground, self.caution),
            Tone::Right => (self.right_ground, self.success),
            Tone::Neutral => (self.neutral_ground, self.border),
        }
    }
}

/// Black stones that stand out from a dark ground: slate in more light.
fn on_dark_ground() -> BoardPalette {
    let mut palette = BoardPalette::dark();
    let light = [0x8a, 0x6c, 0x50, 0x3c, 0x30];
    for ((_, color), level) in palette.black.stops.iter_mut().zip(light) {
        *color = Color32::from_gray(level);
    }
    palette
}
