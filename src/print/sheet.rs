//! The pages of a handout: a head with room for a name, boards in rows, the words below each of them; the answers on sheets
//! of their own.

use epaint::{Color32, Pos2, Rect, pos2, vec2};
use krilla::Document;
use krilla::geom::Transform;
use krilla::metadata::Metadata;
use krilla::page::PageSettings;
use krilla::surface::Surface;

use super::exercise::Exercise;
use super::ink;
use super::type_case::TypeCase;
use crate::draw::{BoardLayout, BoardPalette, BoardPicture, ExtraFace, Face, Weight};
use crate::locale::{LocaleId, Words, break_lines};

/// The paper.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PageSize {
    /// 210 × 297 mm.
    #[default]
    A4,
    /// 8½ × 11 in.
    Letter,
}

impl PageSize {
    /// Width and height in points.
    fn points(self) -> (f32, f32) {
        match self {
            Self::A4 => (595.28, 841.89),
            Self::Letter => (612.0, 792.0),
        }
    }
}

/// What is to be printed.
pub struct Handout<'a> {
    /// The words of each language, the first one first.
    pub languages: Vec<&'a Words>,
    /// The title and the exercises of each lesson.
    pub lessons: Vec<(String, Vec<Exercise>)>,
    /// How many boards stand on a page, 1 to 12.
    pub per_page: usize,
    /// Whether the answers follow, on sheets of their own.
    pub answers: bool,
    /// The paper.
    pub size: PageSize,
    /// Faces for characters that no shipped face has.
    pub faces: &'a [ExtraFace],
}

/// Around the page's content, in points.
const MARGIN: f32 = 46.0;
/// Between two boards.
const GAP: f32 = 22.0;
/// The head of a page.
const HEAD: f32 = 50.0;
/// Text that does not fit is set smaller, down to this part.
const SMALLEST: f32 = 0.55;

/// One of the boards of a page.
struct Cell<'a> {
    number: usize,
    picture: &'a BoardPicture,
    words: Vec<Paragraph>,
}

/// Words below a board.
struct Paragraph {
    text: String,
    locale: LocaleId,
    weight: Weight,
    /// In parts of the usual size.
    size: f32,
    /// Less important words are gray.
    gray: bool,
}

/// Writes a handout as PDF.
///
/// # Errors
/// Why the file could not be made, in English.
pub fn handout(wanted: &Handout<'_>) -> Result<Vec<u8>, String> {
    let mut document = Document::new();
    let title = wanted.lessons.iter().map(|(title, _)| title.as_str());
    let title = title.collect::<Vec<_>>().join(", ");
    document.set_metadata(Metadata::new().title(title).creator("Tengen".to_owned()));
    let mut press = Press {
        case: TypeCase::new(wanted.faces),
        palette: BoardPalette::print(),
        wanted,
    };
    for answers in [false, true] {
        if answers && !wanted.answers {
            continue;
        }
        for (title, exercises) in &wanted.lessons {
            let cells: Vec<Cell<'_>> = (1..)
                .zip(exercises)
                .map(|(number, exercise)| press.cell(number, exercise, answers))
                .collect();
            let pages = cells.chunks(wanted.per_page.clamp(1, 12));
            let count = pages.len();
            for (number, cells) in (1..).zip(pages) {
                let (width, height) = wanted.size.points();
                let settings =
                    PageSettings::from_wh(width, height).ok_or("the page is too small")?;
                let mut page = document.start_page_with(settings);
                let mut surface = page.surface();
                press.head(&mut surface, title, answers);
                press.foot(&mut surface, (number, count));
                press.cells(&mut surface, cells);
                surface.finish();
                page.finish();
            }
        }
    }
    document.finish().map_err(|why| format!("{why:?}"))
}

/// What sets the pages.
struct Press<'a> {
    case: TypeCase,
    palette: BoardPalette,
    wanted: &'a Handout<'a>,
}

impl Press<'_> {
    fn words(&self, key: &str) -> String {
        let first = self.wanted.languages.first();
        first.map(|words| words.plain(key)).unwrap_or_default()
    }

    fn locale(&self, index: usize) -> LocaleId {
        let words = self.wanted.languages.get(index);
        words.map_or_else(LocaleId::source, |words| words.locale().clone())
    }

    /// An exercise as a board with words: what is asked, or what is answered.
    fn cell<'e>(&self, number: usize, exercise: &'e Exercise, answers: bool) -> Cell<'e> {
        let mut words = Vec::new();
        let mut add = |text: String, index: usize, weight: Weight| {
            if !text.is_empty() {
                words.push(Paragraph {
                    text,
                    locale: self.locale(index),
                    weight,
                    size: if index == 0 { 1.0 } else { 0.84 },
                    gray: index > 0,
                });
            }
        };
        if answers {
            if !exercise.captions.is_empty() {
                add(exercise.captions.join("   "), 0, Weight::Bold);
            }
            for (index, answer) in exercise.answer.iter().enumerate() {
                add(answer.clone(), index, Weight::Regular);
            }
        } else {
            for (index, (heading, text)) in exercise.question.iter().enumerate() {
                if index == 0 {
                    add(heading.clone(), index, Weight::Bold);
                }
                add(text.clone(), index, Weight::Regular);
            }
            for choice in &exercise.choices {
                add(format!("□  {choice}"), 0, Weight::Regular);
            }
        }
        Cell {
            number,
            picture: if answers {
                &exercise.answered
            } else {
                &exercise.asked
            },
            words,
        }
    }

    fn head(&mut self, surface: &mut Surface<'_>, title: &str, answers: bool) {
        let (width, _) = self.wanted.size.points();
        let face = Face::for_locale(&self.locale(0).to_string());
        let top = MARGIN + 16.0;
        let title = if answers {
            format!("{title} · {}", self.words("handout-answers"))
        } else {
            title.to_owned()
        };
        let style = (face, Weight::Bold);
        let mut size = 19.0;
        let room = width - 2.0 * MARGIN - if answers { 0.0 } else { 230.0 };
        while self.case.measure(&title, face, Weight::Bold, size) > room && size > 9.0 {
            size -= 0.5;
        }
        ink_color(surface, Color32::BLACK);
        self.case.set(surface, (MARGIN, top), &title, style, size);
        if !answers {
            let name = self.words("handout-name");
            let right = width - MARGIN;
            let left = right - 210.0;
            let style = (face, Weight::Regular);
            self.case.set(surface, (left, top), &name, style, 11.0);
            let from = left + self.case.measure(&name, face, Weight::Regular, 11.0) + 8.0;
            let line = Rect::from_min_max(pos2(from, top + 2.0), pos2(right, top + 2.7));
            ink::fill(surface, ink::rectangle(line), Color32::BLACK);
        }
        let line = Rect::from_min_size(pos2(MARGIN, top + 14.0), vec2(width - 2.0 * MARGIN, 0.5));
        ink::fill(surface, ink::rectangle(line), Color32::GRAY);
    }

    fn foot(&mut self, surface: &mut Surface<'_>, (number, count): (usize, usize)) {
        let (width, height) = self.wanted.size.points();
        let baseline = height - MARGIN * 0.6;
        let style = (Face::Latin, Weight::Regular);
        ink_color(surface, Color32::DARK_GRAY);
        self.case
            .set(surface, (MARGIN, baseline), "Tengen", style, 8.5);
        if count > 1 {
            let page = format!("{number} / {count}");
            let wide = self.case.measure(&page, style.0, style.1, 8.5);
            let right = (width - MARGIN - wide, baseline);
            self.case.set(surface, right, &page, style, 8.5);
        }
    }

    fn cells(&mut self, surface: &mut Surface<'_>, cells: &[Cell<'_>]) {
        let (width, height) = self.wanted.size.points();
        let (columns, rows) = grid(self.wanted.per_page.clamp(1, 12));
        let area = Rect::from_min_max(
            pos2(MARGIN, MARGIN + HEAD),
            pos2(width - MARGIN, height - MARGIN),
        );
        let number = |count: u8| f32::from(count);
        let cell = vec2(
            (area.width() - GAP * (number(columns) - 1.0)) / number(columns),
            (area.height() - GAP * (number(rows) - 1.0)) / number(rows),
        );
        for (index, content) in cells.iter().enumerate() {
            let index = u8::try_from(index).unwrap_or(0);
            let at = vec2(
                number(index % columns) * (cell.x + GAP),
                number(index / columns) * (cell.y + GAP),
            );
            self.print(
                surface,
                content,
                Rect::from_min_size(area.min + at, cell),
                columns,
            );
        }
    }

    fn print(&mut self, surface: &mut Surface<'_>, cell: &Cell<'_>, place: Rect, columns: u8) {
        let usual = match columns {
            1 => 13.0,
            2 => 10.5,
            _ => 8.8,
        };
        // The board takes what the words leave, and no less than half.
        let most = place
            .width()
            .min(place.height() * if columns == 1 { 0.72 } else { 0.8 });
        let least = most.min(place.height() * 0.5);
        let label = usual * 1.5;
        let mut size = usual;
        while self.height(cell, place.width(), size) > place.height() - least - label
            && size > usual * SMALLEST
        {
            size *= 0.95;
        }
        let words = self.height(cell, place.width(), size);
        let side = (place.height() - words - label - 6.0).clamp(least, most);
        ink_color(surface, Color32::BLACK);
        let number = cell.number.to_string();
        let style = (Face::Latin, Weight::Bold);
        let baseline = place.top() + usual;
        self.case
            .set(surface, (place.left(), baseline), &number, style, usual);
        let board = Rect::from_min_size(
            pos2(place.center().x - side / 2.0, place.top() + label),
            vec2(side, side),
        );
        // The board is laid out larger than it is printed: paper bears smaller coordinates than a screen.
        let finer = if side < 190.0 { 1.9 } else { 1.4 };
        let large = Rect::from_min_max(
            (board.min.to_vec2() * finer).to_pos2(),
            (board.max.to_vec2() * finer).to_pos2(),
        );
        let layout = BoardLayout::new(large, cell.picture);
        surface.push_transform(&Transform::from_scale(1.0 / finer, 1.0 / finer));
        ink::board(
            surface,
            &mut self.case,
            cell.picture,
            &layout,
            &self.palette,
        );
        surface.pop();
        let mut top = (layout.wood().bottom() / finer).max(board.top()) + 6.0;
        for paragraph in &cell.words {
            top = self.paragraph(
                surface,
                paragraph,
                pos2(place.left(), top),
                place.width(),
                size,
            );
        }
    }

    fn lines(&mut self, paragraph: &Paragraph, width: f32, size: f32) -> Vec<String> {
        let face = Face::for_locale(&paragraph.locale.to_string());
        let size = size * paragraph.size;
        let case = &mut self.case;
        let mut measure = |part: &str| case.measure(part, face, paragraph.weight, size);
        let mut ranges = break_lines(&paragraph.text, width, &mut measure, &paragraph.locale);
        // The last line is not to hold just a sign or two.
        let is_orphan = |ranges: &[std::ops::Range<usize>],
                         measure: &mut dyn FnMut(&str) -> f32| {
            let last = ranges
                .last()
                .and_then(|last| paragraph.text.get(last.clone()));
            ranges.len() > 1 && measure(last.unwrap_or_default()) < size * 3.0
        };
        if is_orphan(&ranges, &mut measure) {
            for signs in [1.0, 2.0, 3.0, 4.0] {
                let narrower = width - size * signs;
                let tried = break_lines(&paragraph.text, narrower, &mut measure, &paragraph.locale);
                if tried.len() == ranges.len() && !is_orphan(&tried, &mut measure) {
                    ranges = tried;
                    break;
                }
            }
        }
        let lines = ranges.into_iter();
        lines
            .filter_map(|range| paragraph.text.get(range).map(str::to_owned))
            .collect()
    }

    fn height(&mut self, cell: &Cell<'_>, width: f32, size: f32) -> f32 {
        let mut height = 0.0;
        for paragraph in &cell.words {
            #[expect(clippy::cast_precision_loss, reason = "a few lines")]
            let lines = self.lines(paragraph, width, size).len() as f32;
            height += lines * leading(paragraph, size) + size * 0.35;
        }
        height
    }

    /// Sets a paragraph; returns where the next one begins.
    fn paragraph(
        &mut self,
        surface: &mut Surface<'_>,
        paragraph: &Paragraph,
        at: Pos2,
        width: f32,
        size: f32,
    ) -> f32 {
        let lines = self.lines(paragraph, width, size);
        let face = Face::for_locale(&paragraph.locale.to_string());
        let step = leading(paragraph, size);
        let mut baseline = at.y + step * 0.78;
        let color = if paragraph.gray {
            Color32::DARK_GRAY
        } else {
            Color32::BLACK
        };
        ink_color(surface, color);
        for line in lines {
            let style = (face, paragraph.weight);
            self.case.set(
                surface,
                (at.x, baseline),
                &line,
                style,
                size * paragraph.size,
            );
            baseline += step;
        }
        baseline - step * 0.78 + size * 0.35
    }
}

fn leading(paragraph: &Paragraph, size: f32) -> f32 {
    size * paragraph.size * 1.45
}

/// Columns and rows for so many boards.
fn grid(per_page: usize) -> (u8, u8) {
    match per_page {
        0 | 1 => (1, 1),
        2 => (1, 2),
        3 | 4 => (2, 2),
        5 | 6 => (2, 3),
        7..=9 => (3, 3),
        _ => (3, 4),
    }
}

fn ink_color(surface: &mut Surface<'_>, color: Color32) {
    let [red, green, blue, _] = color.to_array();
    surface.set_stroke(None);
    surface.set_fill(Some(krilla::paint::Fill {
        paint: krilla::color::rgb::Color::new(red, green, blue).into(),
        ..krilla::paint::Fill::default()
    }));
}
