//! Handouts of lessons, as PDF.

use std::fs;
use std::path::PathBuf;

use clap::ValueEnum;

use super::FINE;
use super::args::Args;
use super::library::Library;
use crate::locale::{CoordinateStyle, LocaleId, Words, words_for};
use crate::print::{Handout, Language, PageSize, exercises, handout};

/// What is printed, and how.
#[derive(Clone, Debug, clap::Args)]
pub struct HandoutArgs {
    /// The lessons
    #[arg(id = "printed", value_name = "LESSON", required = true)]
    pub names: Vec<String>,
    /// The file to write
    #[arg(long, value_name = "FILE.pdf")]
    pub out: PathBuf,
    /// With the answers on sheets of their own
    #[arg(long)]
    pub answers: bool,
    /// How many boards stand on a page
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = clap::value_parser!(u8).range(1..=12))]
    pub per_page: u8,
    /// The paper
    #[arg(long, value_enum, default_value_t = Paper::A4)]
    pub paper: Paper,
}

/// The paper.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Paper {
    /// 210 × 297 mm
    A4,
    /// 8½ × 11 in
    Letter,
}

/// Writes the handout.
///
/// # Errors
/// There is no such lesson or language, or the file cannot be written.
pub fn print(library: &Library, args: &Args, wanted: &HandoutArgs) -> Result<u8, String> {
    let course = library.course()?;
    let asked = args.places.locale.as_deref().unwrap_or("en");
    let mut words: Vec<Words> = Vec::new();
    for id in asked.split(',').map(str::trim) {
        library.asked(id)?;
        let id: LocaleId = id.parse().map_err(|_| format!("`{id}` is no language"))?;
        words.push(words_for(&id, &library.layers));
    }
    let languages: Vec<Language<'_>> = words
        .iter()
        .map(|words| Language {
            words,
            style: CoordinateStyle::default(),
        })
        .collect();
    let mut lessons = Vec::new();
    for id in &wanted.names {
        let lesson = library.lesson(id)?;
        lessons.push(exercises(course, lesson, &languages));
    }
    let bytes = handout(&Handout {
        languages: words.iter().collect(),
        lessons,
        per_page: wanted.per_page.into(),
        answers: wanted.answers,
        size: match wanted.paper {
            Paper::A4 => PageSize::A4,
            Paper::Letter => PageSize::Letter,
        },
        faces: &library.faces,
    })?;
    fs::write(&wanted.out, bytes).map_err(|why| format!("{}: {why}", wanted.out.display()))?;
    say!("{}", wanted.out.display());
    Ok(FINE)
}
