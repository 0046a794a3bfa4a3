//! Drawing a step as a picture, without a display.

use std::path::Path;
use std::sync::Arc;

use super::FINE;
use super::args::{PictureColors, Places};
use super::library::Library;
use crate::draw::{
    BoardLayout, BoardPalette, DrawError, Face, PagePalette, PageParagraph, StepPage, Typesetter,
    board_svg, png_from_image, raster::Image, step_picture,
};
use crate::lesson::{Lesson, Runner};
use crate::locale::{Format, Narrator, Span, Text, Words, break_lines};
use crate::print::{Language, exercise_of};

/// Draws `LESSON` or `LESSON/STEP` into a file.
///
/// # Errors
/// There is no such step, or the file cannot be written.
pub fn render(
    library: &Library,
    places: &Places,
    step: &str,
    out: &Path,
    theme: PictureColors,
    answer: bool,
) -> Result<u8, String> {
    let (lesson, step) = step
        .split_once('/')
        .map_or((step, None), |(lesson, step)| (lesson, Some(step)));
    let lesson = library.lesson(lesson)?.clone();
    let index = match step {
        None => 0,
        Some(step) => lesson.step_index(step).ok_or_else(|| {
            let names: Vec<&str> = lesson.steps.iter().map(|step| step.id.as_str()).collect();
            format!(
                "the lesson `{}` has no step `{step}`; its steps are {}",
                lesson.id,
                names.join(", ")
            )
        })?,
    };
    let words = library.words(places, None);
    let board = match theme {
        PictureColors::Light => BoardPalette::light(),
        PictureColors::Dark => BoardPalette::dark(),
        PictureColors::Contrast => BoardPalette::high_contrast(),
        PictureColors::Print => BoardPalette::print(),
    };
    if answer || theme == PictureColors::Print {
        return board_alone(library, &words, &lesson, index, (out, &board, answer));
    }
    let (mut runner, _) = Runner::new(lesson.clone())
        .ok_or_else(|| format!("{}: the lesson is empty", lesson.path))?;
    runner.go_to(index);
    let size = runner.state().game().board().size();
    let format = Format {
        columns: size.columns(),
        rows: size.rows(),
        ..Format::default()
    };
    let narrator = Narrator::new(&words, library.course()?, format);
    let locale = words.locale().clone();
    let page = StepPage {
        picture: step_picture(runner.step(), runner.state(), Some(format)),
        heading: narrator.heading(&lesson, index, runner.state()).plain(),
        paragraphs: vec![paragraph(&narrator.text(runner.step(), runner.state()))],
        face: Face::for_locale(&locale.to_string()),
    };
    let colors = match theme {
        PictureColors::Light | PictureColors::Print => PagePalette::light(),
        PictureColors::Dark => PagePalette::dark(),
        PictureColors::Contrast => PagePalette::high_contrast(),
    };
    let mut typesetter = Typesetter::with_faces(&library.faces);
    let mut lines = |text: &str, width: f32, measure: &mut dyn FnMut(&str) -> f32| {
        break_lines(text, width, measure, &locale)
    };
    let layout = page.arrange(epaint::vec2(1280.0, 800.0), &mut typesetter, &mut lines);
    let image = |typesetter: &mut Typesetter| layout.to_image(typesetter, &board, &colors, 1.0);
    write(
        out,
        || layout.to_svg(&board, &colors),
        || image(&mut typesetter),
    )
}

/// The side of a board that is drawn alone, in points, and the pixels for each of them.
const SIDE: f32 = 480.0;
const PIXELS: f32 = 3.0;

/// Draws the board alone, as it is asked or with the moves of its solution; what of them has no room on it is said.
fn board_alone(
    library: &Library,
    words: &Words,
    lesson: &Arc<Lesson>,
    index: usize,
    (out, palette, answer): (&Path, &BoardPalette, bool),
) -> Result<u8, String> {
    let style = words.coordinate_style();
    let language = Language { words, style };
    let exercise = exercise_of(library.course()?, lesson, index, language)
        .ok_or_else(|| format!("{}: the lesson is empty", lesson.path))?;
    let picture = if answer {
        for caption in &exercise.captions {
            say!("{caption}");
        }
        &exercise.answered
    } else {
        &exercise.asked
    };
    let face = Face::for_locale(&words.locale().to_string());
    let side = epaint::Rect::from_min_size(epaint::Pos2::ZERO, epaint::Vec2::splat(SIDE));
    let layout = BoardLayout::new(side, picture);
    let image = || {
        let mut typesetter = Typesetter::with_faces(&library.faces);
        typesetter.board_image(picture, &layout, palette, face, PIXELS)
    };
    write(out, || board_svg(picture, &layout, palette, face), image)
}

/// Writes a picture in the format that the file's ending names.
fn write(
    out: &Path,
    svg: impl FnOnce() -> String,
    image: impl FnOnce() -> Result<Image, DrawError>,
) -> Result<u8, String> {
    let bytes = match out.extension().and_then(|end| end.to_str()) {
        Some("svg") => svg().into_bytes(),
        Some("png") => {
            let image = image().map_err(|error| error.to_string())?;
            png_from_image(&image).map_err(|error| error.to_string())?
        }
        _ => {
            return Err(format!(
                "{}: the ending chooses the format; use .png or .svg",
                out.display()
            ));
        }
    };
    std::fs::write(out, bytes).map_err(|error| format!("{}: {error}", out.display()))?;
    Ok(FINE)
}

fn paragraph(text: &Text) -> PageParagraph {
    let mut paragraph = PageParagraph::default();
    for span in text.spans() {
        let start = paragraph.text.len();
        paragraph.text.push_str(span.text());
        if let Span::Point(..) = span {
            paragraph.points.push(start..paragraph.text.len());
        }
    }
    paragraph
}
