//! The colors of boards and pages; no other file of this room names one.
//!
//! A palette has no opinion on when it is used: the app picks it by theme.

use epaint::Color32;

/// An opaque color from its hexadecimal form.
const fn hex(rgb: u32) -> Color32 {
    let [_, r, g, b] = rgb.to_be_bytes();
    Color32::from_rgb(r, g, b)
}

/// How stones are told apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StoneStyle {
    /// Slate and shell, shaded as if lit from the upper left.
    Shaded,
    /// Flat, with an outline, and a ring on every white stone: the colors differ in shape as well.
    Ringed,
}

/// The paint of one side's stones.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct StonePaint {
    /// The shading from the highlight (0) to the rim (1).
    pub stops: [(f32, Color32); 5],
    /// What is written or drawn on such a stone.
    pub ink: Color32,
    /// The outline of a territory square, and of the stone in [`StoneStyle::Ringed`].
    pub outline: Color32,
}

/// The colors of a board.
#[derive(Clone, Debug, PartialEq)]
pub struct BoardPalette {
    /// The wood at the upper left, in the middle and at the lower right.
    pub wood: [Color32; 3],
    /// How strongly the grain shows, 0 for a plain board.
    pub grain: f32,
    /// Lines and star points.
    pub line: Color32,
    /// Coordinates.
    pub coordinate: Color32,
    /// What is written or drawn on the bare wood.
    pub ink: Color32,
    /// Black's stones.
    pub black: StonePaint,
    /// White's stones.
    pub white: StonePaint,
    /// Shaded or ringed stones.
    pub stone_style: StoneStyle,
    /// The shadow under a stone where it is deepest.
    pub shadow: Color32,
    /// Last move, crosses, rings, arrows: "look here".
    pub accent: Color32,
    /// Points named in the text, and the keyboard cursor.
    pub lit: Color32,
    /// The light around points named in the text.
    pub glow: Color32,
    /// The light edge that sets marks off from what they lie on.
    pub halo: Color32,
    /// The shade over a region.
    pub shade: Color32,
    /// The border of a shaded region.
    pub shade_edge: Color32,
    /// Dots on liberties.
    pub liberty: Color32,
}

impl BoardPalette {
    /// For the light theme.
    #[must_use]
    pub fn light() -> Self {
        Self {
            wood: [hex(0xebc888), hex(0xdfb469), hex(0xd2a255)],
            grain: 1.0,
            line: hex(0x5f4320),
            coordinate: hex(0x55401f),
            ink: hex(0x2a1d0c),
            black: StonePaint {
                stops: [
                    (0.0, hex(0x626264)),
                    (0.28, hex(0x434345)),
                    (0.6, hex(0x2a2a2b)),
                    (0.88, hex(0x1b1b1b)),
                    (1.0, hex(0x141414)),
                ],
                ink: hex(0xfffdf8),
                outline: hex(0x0c0b0a),
            },
            white: StonePaint {
                stops: [
                    (0.0, hex(0xffffff)),
                    (0.45, hex(0xfcfaf6)),
                    (0.75, hex(0xf0ece4)),
                    (0.93, hex(0xdcd6ca)),
                    (1.0, hex(0xc6beb0)),
                ],
                ink: hex(0x22201c),
                outline: hex(0x6d5a3c),
            },
            stone_style: StoneStyle::Shaded,
            shadow: Color32::from_rgba_premultiplied(17, 10, 3, 110),
            accent: hex(0xb8382a),
            lit: hex(0x2f4a7c),
            glow: Color32::from_rgba_premultiplied(118, 126, 136, 136),
            halo: hex(0xfbf3e2),
            shade: Color32::from_rgba_premultiplied(14, 20, 32, 62),
            shade_edge: Color32::from_rgba_premultiplied(26, 38, 62, 160),
            liberty: hex(0x2f4a7c),
        }
    }

    /// For the dark theme: the same wood in a dimmer room.
    #[must_use]
    pub fn dark() -> Self {
        Self {
            wood: [hex(0xd6b174), hex(0xc99e58), hex(0xba8c46)],
            line: hex(0x4d3516),
            coordinate: hex(0x402d12),
            ..Self::light()
        }
    }

    /// For print: black and white and one light gray, which a copier keeps.
    #[must_use]
    pub fn print() -> Self {
        let flat = |color: Color32, ink: Color32| StonePaint {
            stops: [0.0, 0.25, 0.5, 0.75, 1.0].map(|at| (at, color)),
            ink,
            outline: hex(0x0a0a0a),
        };
        let (black, white) = (hex(0x0a0a0a), hex(0xfefefe));
        Self {
            wood: [white; 3],
            grain: 0.0,
            line: black,
            coordinate: black,
            ink: black,
            black: flat(black, white),
            white: flat(white, black),
            stone_style: StoneStyle::Ringed,
            shadow: Color32::TRANSPARENT,
            accent: black,
            lit: black,
            glow: Color32::TRANSPARENT,
            halo: white,
            shade: hex(0xd8d8d8),
            shade_edge: hex(0x8a8a8a),
            liberty: black,
        }
    }

    /// For the high-contrast theme: plain wood, black lines, and stones that differ by a ring as well.
    #[must_use]
    pub fn high_contrast() -> Self {
        let flat = |color: Color32| [0.0, 0.25, 0.5, 0.75, 1.0].map(|t| (t, color));
        Self {
            wood: [hex(0xf4e4c1); 3],
            grain: 0.0,
            line: Color32::BLACK,
            coordinate: Color32::BLACK,
            ink: Color32::BLACK,
            black: StonePaint {
                stops: flat(Color32::BLACK),
                ink: Color32::WHITE,
                outline: Color32::BLACK,
            },
            white: StonePaint {
                stops: flat(Color32::WHITE),
                ink: Color32::BLACK,
                outline: Color32::BLACK,
            },
            stone_style: StoneStyle::Ringed,
            shadow: Color32::TRANSPARENT,
            accent: hex(0xa80f00),
            lit: hex(0x0033a0),
            glow: Color32::from_rgba_premultiplied(180, 158, 60, 180),
            halo: Color32::WHITE,
            shade: Color32::from_rgba_premultiplied(0, 14, 46, 84),
            shade_edge: hex(0x0033a0),
            liberty: hex(0x0033a0),
        }
    }

    /// The paint of a side's stones.
    #[must_use]
    pub fn stone(&self, color: crate::rules::Color) -> &StonePaint {
        match color {
            crate::rules::Color::Black => &self.black,
            crate::rules::Color::White => &self.white,
        }
    }
}

/// The colors of a page with a board and words on it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PagePalette {
    /// The paper.
    pub ground: Color32,
    /// The words.
    pub ink: Color32,
    /// Points named in the words.
    pub point: Color32,
}

impl PagePalette {
    /// For the light theme and for paper.
    #[must_use]
    pub fn light() -> Self {
        Self {
            ground: hex(0xf6f1e7),
            ink: hex(0x22201c),
            point: hex(0x2f4a7c),
        }
    }

    /// For the dark theme.
    #[must_use]
    pub fn dark() -> Self {
        Self {
            ground: hex(0x181611),
            ink: hex(0xf3ede0),
            point: hex(0xa9c1f0),
        }
    }

    /// For the high-contrast theme.
    #[must_use]
    pub fn high_contrast() -> Self {
        Self {
            ground: Color32::WHITE,
            ink: Color32::BLACK,
            point: hex(0x0033a0),
        }
    }
}
