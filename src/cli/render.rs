//! Drawing a step as a picture, without a display.

use std::path::Path;

use super::FINE;
use super::args::{Places, ThemeName};
use super::library::Library;
use crate::draw::{
    BoardPalette, Face, PagePalette, PageParagraph, StepPage, Typesetter, png_from_image,
    step_picture,
};
use crate::lesson::Runner;
use crate::locale::{Format, Narrator, Span, Text, break_lines};

/// Draws `LESSON` or `LESSON/STEP` into a file.
///
/// # Errors
/// There is no such step, or the file cannot be written.
pub fn render(
    library: &Library,
    places: &Places,
    step: &str,
    out: &Path,
    theme: ThemeName,
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
    let (board, colors) = match theme {
        ThemeName::Light => (BoardPalette::light(), PagePalette::light()),
        ThemeName::Dark => (BoardPalette::dark(), PagePalette::dark()),
        ThemeName::Contrast => (BoardPalette::high_contrast(), PagePalette::high_contrast()),
    };
    let mut typesetter = Typesetter::with_faces(&library.faces);
    let mut lines = |text: &str, width: f32, measure: &mut dyn FnMut(&str) -> f32| {
        break_lines(text, width, measure, &locale)
    };
    let layout = page.arrange(epaint::vec2(1280.0, 800.0), &mut typesetter, &mut lines);
    let bytes = match out.extension().and_then(|end| end.to_str()) {
        Some("svg") => layout.to_svg(&board, &colors).into_bytes(),
        Some("png") => {
            let image = layout
                .to_image(&mut typesetter, &board, &colors, 1.0)
                .map_err(|error| error.to_string())?;
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
