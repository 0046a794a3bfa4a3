//! The faces of a handout: which has a character, how wide it is, and how it comes onto the page.

use std::collections::HashMap;

use krilla::geom::Point;
use krilla::surface::Surface;
use krilla::text::{Font, GlyphId, KrillaGlyph};
use skrifa::instance::{LocationRef, Size};
use skrifa::{FontRef, MetadataProvider as _};

use crate::draw::{ExtraFace, Face, Weight};

/// A face with its bytes, read once.
struct Sort {
    bytes: Vec<u8>,
    font: Font,
    /// Where each character that was asked for is in the face, and how wide, in parts of the size.
    known: HashMap<char, Option<(u32, f32)>>,
}

impl Sort {
    fn new(bytes: &[u8]) -> Option<Self> {
        Some(Self {
            font: Font::new(bytes.to_vec().into(), 0)?,
            bytes: bytes.to_vec(),
            known: HashMap::new(),
        })
    }

    fn glyph(&mut self, sign: char) -> Option<(u32, f32)> {
        if let Some(known) = self.known.get(&sign) {
            return *known;
        }
        let found = FontRef::new(&self.bytes).ok().and_then(|font| {
            let glyph = font.charmap().map(sign)?;
            let metrics = font.glyph_metrics(Size::new(1.0), LocationRef::default());
            Some((glyph.to_u32(), metrics.advance_width(glyph)?))
        });
        self.known.insert(sign, found);
        found
    }
}

/// All faces of a handout.
pub struct TypeCase {
    sorts: Vec<Sort>,
    /// Which of them are asked for a character, in order.
    chains: HashMap<(Face, Weight), Vec<usize>>,
}

impl TypeCase {
    /// The shipped faces, and others behind them.
    pub fn new(extra: &[ExtraFace]) -> Self {
        let mut case = Self {
            sorts: Vec::new(),
            chains: HashMap::new(),
        };
        let mut shipped = HashMap::new();
        for face in Face::ALL {
            for weight in [Weight::Regular, Weight::Bold] {
                if let Some(sort) = Sort::new(face.bytes(weight)) {
                    shipped.insert((face, weight), case.sorts.len());
                    case.sorts.push(sort);
                }
            }
        }
        let mut behind: Vec<(bool, usize)> = Vec::new();
        for face in extra {
            if let Some(sort) = Sort::new(face.bytes()) {
                behind.push((face.is_bold(), case.sorts.len()));
                case.sorts.push(sort);
            }
        }
        for face in Face::ALL {
            for weight in [Weight::Regular, Weight::Bold] {
                let others = Face::ALL.into_iter().filter(|other| *other != face);
                let faces = std::iter::once(face).chain(others);
                let own = faces.flat_map(|face| [(face, weight), (face, Weight::Regular)]);
                let own = own.filter_map(|name| shipped.get(&name).copied());
                let mut chain: Vec<usize> = own.collect();
                let mut behind = behind.clone();
                behind.sort_by_key(|(bold, _)| *bold != (weight == Weight::Bold));
                chain.extend(behind.into_iter().map(|(_, sort)| sort));
                case.chains.insert((face, weight), chain);
            }
        }
        case
    }

    /// The face that has a character, its glyph and its width in parts of the size.
    fn find(&mut self, sign: char, face: Face, weight: Weight) -> Option<(usize, u32, f32)> {
        let chain = self.chains.get(&(face, weight))?;
        chain.iter().find_map(|at| {
            let (glyph, width) = self.sorts.get_mut(*at)?.glyph(sign)?;
            Some((*at, glyph, width))
        })
    }

    /// How wide a text is on one line, in points.
    pub fn measure(&mut self, text: &str, face: Face, weight: Weight, size: f32) -> f32 {
        let width = |sign| {
            self.find(sign, face, weight)
                .map_or(0.0, |(_, _, width)| width)
        };
        text.chars().map(width).sum::<f32>() * size
    }

    /// Sets a line of text, its baseline beginning there.
    pub fn set(
        &mut self,
        surface: &mut Surface<'_>,
        (mut x, baseline): (f32, f32),
        text: &str,
        (face, weight): (Face, Weight),
        size: f32,
    ) {
        let mut run: Vec<KrillaGlyph> = Vec::new();
        let mut of: Option<usize> = None;
        let mut start = x;
        for (at, sign) in text.char_indices() {
            let Some((sort, glyph, width)) = self.find(sign, face, weight) else {
                continue;
            };
            if of != Some(sort) {
                self.put(surface, (start, baseline), &run, of, text, size);
                run.clear();
                (of, start) = (Some(sort), x);
            }
            let range = at..at + sign.len_utf8();
            let glyph = GlyphId::new(glyph);
            run.push(KrillaGlyph::new(glyph, width, 0.0, 0.0, 0.0, range, None));
            x += width * size;
        }
        self.put(surface, (start, baseline), &run, of, text, size);
    }

    fn put(
        &self,
        surface: &mut Surface<'_>,
        (x, baseline): (f32, f32),
        run: &[KrillaGlyph],
        sort: Option<usize>,
        text: &str,
        size: f32,
    ) {
        let Some(sort) = sort.and_then(|at| self.sorts.get(at)) else {
            return;
        };
        if !run.is_empty() {
            let font = sort.font.clone();
            surface.draw_glyphs(Point::from_xy(x, baseline), run, font, text, size, false);
        }
    }
}
