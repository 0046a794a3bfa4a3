//! A page with a board and words: one step of a lesson, to be exported or printed.
//!
//! [`StepPage::arrange`] decides where everything lies; [`StepPageLayout`] is the result, from which both PNG and SVG
//! are made, so that they cannot differ. Where a line may break is the caller's business: it knows the language.

use std::ops::Range;

use epaint::{Pos2, Rect, Vec2, pos2, vec2};

use super::fonts::{Face, Weight};
use super::layout::BoardLayout;
use super::page_render::Typesetter;
use super::picture::BoardPicture;

/// Breaks a text into lines: gets the text, the width in points, and a function that measures a piece of it;
/// gives the byte ranges of the lines. Spaces at the ends of lines may be in the ranges or not.
pub type BreakLines<'a> =
    dyn FnMut(&str, f32, &mut dyn FnMut(&str) -> f32) -> Vec<Range<usize>> + 'a;

/// Space around the page's contents.
const MARGIN: f32 = 32.0;
/// Space between board and words.
const GUTTER: f32 = 36.0;
/// Size of the words at a page of [`REFERENCE`] points.
const BODY: f32 = 20.0;
/// Size of the heading there.
const HEADING: f32 = 30.0;
/// The width at which words have their plain size.
const REFERENCE: f32 = 1280.0;
/// The longest line, in multiples of its size: the eye must find the next one.
const MEASURE: f32 = 34.0;
/// Height of a line in multiples of its size.
const LEADING: f32 = 1.6;

/// What is on a page.
#[derive(Clone, Debug, PartialEq)]
pub struct StepPage {
    /// The board.
    pub picture: BoardPicture,
    /// The heading; may be empty.
    pub heading: String,
    /// The words.
    pub paragraphs: Vec<PageParagraph>,
    /// The face of the words' language.
    pub face: Face,
}

/// A paragraph of a page.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PageParagraph {
    /// The words, without any marker.
    pub text: String,
    /// The byte ranges of [`Self::text`] that name points, in order.
    pub points: Vec<Range<usize>>,
}

/// What a piece of text is on a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PageTextRole {
    /// Part of the heading.
    Heading,
    /// Part of a paragraph.
    Body,
    /// A point, or several, named in a paragraph.
    Point,
}

impl PageTextRole {
    /// The weight that a role is set in.
    #[must_use]
    pub fn weight(self) -> Weight {
        match self {
            Self::Heading | Self::Point => Weight::Bold,
            Self::Body => Weight::Regular,
        }
    }
}

/// A piece of text that is set in one go.
#[derive(Clone, Debug, PartialEq)]
pub struct PageText {
    /// Where its baseline starts.
    pub baseline: Pos2,
    /// How wide it is.
    pub width: f32,
    /// What it says.
    pub text: String,
    /// What it is.
    pub role: PageTextRole,
    /// Its size in points.
    pub size: f32,
}

/// A line of text, from left to right.
#[derive(Clone, Debug, PartialEq)]
pub struct PageLine {
    /// Its pieces.
    pub pieces: Vec<PageText>,
}

/// A page with everything in its place.
#[derive(Clone, Debug, PartialEq)]
pub struct StepPageLayout {
    /// The size of the page in points.
    pub size: Vec2,
    /// The board's picture.
    pub picture: BoardPicture,
    /// The board's place.
    pub board: BoardLayout,
    /// The words' places, from the top down.
    pub lines: Vec<PageLine>,
    /// How many points the words reach beyond the page; 0 if they fit.
    pub overflow: f32,
    /// The face of the words.
    pub face: Face,
}

impl StepPage {
    /// Places board and words on a page of `size` points: beside each other on a wide page, the words below the
    /// board on a page that is higher than wide.
    #[must_use]
    pub fn arrange(
        &self,
        size: Vec2,
        typesetter: &mut Typesetter,
        break_lines: &mut BreakLines<'_>,
    ) -> StepPageLayout {
        let size = size.max(Vec2::splat(1.0));
        let wide = size.x >= size.y;
        let zoom = (if wide {
            size.x / REFERENCE
        } else {
            size.x / 800.0
        })
        .clamp(0.4, 4.0);
        let (margin, gutter) = (MARGIN * zoom, GUTTER * zoom);
        let page = Rect::from_min_size(Pos2::ZERO, size).shrink(margin);
        let (board_rect, text_rect) = if wide {
            let side = page.height().min(0.545 * page.width());
            let board = Rect::from_min_size(page.min, vec2(side, page.height()));
            let left = board.right() + gutter;
            (board, Rect::from_min_max(pos2(left, page.top()), page.max))
        } else {
            let side = page.width().min(0.66 * page.height());
            let board = Rect::from_min_size(page.min, vec2(page.width(), side));
            let top = board.bottom() + 0.6 * gutter;
            (board, Rect::from_min_max(pos2(page.left(), top), page.max))
        };
        let board = BoardLayout::new(board_rect, &self.picture);
        let top = if wide {
            board.wood().top()
        } else {
            text_rect.top()
        };
        let left = if wide {
            text_rect.left()
        } else {
            board.wood().left()
        };
        let mut column = Column {
            typesetter,
            break_lines,
            face: self.face,
            left,
            width: (text_rect.right() - left).clamp(1.0, MEASURE * BODY * zoom),
            y: top,
            lines: Vec::new(),
        };
        if !self.heading.is_empty() {
            let heading = PageParagraph {
                text: self.heading.clone(),
                points: Vec::new(),
            };
            column.set(&heading, PageTextRole::Heading, HEADING * zoom);
            column.y += 0.35 * BODY * zoom;
        }
        for paragraph in &self.paragraphs {
            column.set(paragraph, PageTextRole::Body, BODY * zoom);
            column.y += 0.5 * BODY * zoom;
        }
        let end = column.y - 0.5 * BODY * zoom;
        let lines = column.lines;
        StepPageLayout {
            size,
            picture: self.picture.clone(),
            board,
            lines,
            overflow: (end - page.bottom()).max(0.0),
            face: self.face,
        }
    }
}

/// A column of text that grows downward.
struct Column<'a, 'b> {
    typesetter: &'a mut Typesetter,
    break_lines: &'a mut BreakLines<'b>,
    face: Face,
    left: f32,
    width: f32,
    y: f32,
    lines: Vec<PageLine>,
}

impl Column<'_, '_> {
    fn set(&mut self, paragraph: &PageParagraph, role: PageTextRole, size: f32) {
        let text = &paragraph.text;
        // Points are bold and so a little wider than the breaker, which measures plain text, can know.
        let excess = paragraph
            .points
            .iter()
            .filter_map(|range| text.get(range.clone()))
            .map(|run| self.measure(run, PageTextRole::Point, size) - self.measure(run, role, size))
            .fold(0.0, f32::max);
        let width = (self.width - 2.0 * excess).max(1.0);
        let (typesetter, face) = (&mut *self.typesetter, self.face);
        let mut measure = |piece: &str| typesetter.measure(piece, size, face, role.weight());
        let lines = (self.break_lines)(text, width, &mut measure);
        let height = size
            * if role == PageTextRole::Heading {
                1.4
            } else {
                LEADING
            };
        for line in lines {
            let Some(words) = text.get(line.clone()) else {
                continue;
            };
            let end = line.start + words.trim_end().len();
            let start = line.start + (words.len() - words.trim_start().len());
            // The middle of capitals and ideographs lies in the middle of the line.
            let baseline = self.y + 0.5 * height + 0.37 * size;
            let mut x = self.left.ceil();
            let mut pieces = Vec::new();
            for (range, role) in split(start..end.max(start), &paragraph.points, role) {
                let Some(piece) = text.get(range) else {
                    continue;
                };
                let width = self.measure(piece, role, size);
                pieces.push(PageText {
                    baseline: pos2(x, baseline),
                    width,
                    text: piece.to_owned(),
                    role,
                    size,
                });
                // Text starts on whole pixels; rounding down would eat the space before the next piece.
                x = (x + width).ceil();
            }
            self.lines.push(PageLine { pieces });
            self.y += height;
        }
    }

    fn measure(&mut self, text: &str, role: PageTextRole, size: f32) -> f32 {
        self.typesetter
            .measure(text, size, self.face, role.weight())
    }
}

/// Cuts a line where points begin and end.
fn split(
    line: Range<usize>,
    points: &[Range<usize>],
    role: PageTextRole,
) -> Vec<(Range<usize>, PageTextRole)> {
    let mut pieces = Vec::new();
    let mut at = line.start;
    for point in points {
        let (start, end) = (point.start.max(at), point.end.min(line.end));
        if start >= end {
            continue;
        }
        if at < start {
            pieces.push((at..start, role));
        }
        pieces.push((start..end, PageTextRole::Point));
        at = end;
    }
    if at < line.end {
        pieces.push((at..line.end, role));
    }
    pieces
}
