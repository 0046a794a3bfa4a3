//! What can be typed after `tengen`.

use std::path::PathBuf;

use clap::{Parser, Subcommand, ValueEnum};

use super::check::CheckArgs;
use super::export::ExportArgs;
use super::gallery::GalleryArgs;
use super::handout::HandoutArgs;
use super::import::ImportArgs;
use super::pupils::PupilsArgs;

/// Learn the rules of Go by playing them.
#[derive(Debug, Parser)]
#[command(name = "tengen", version, args_conflicts_with_subcommands = false)]
pub struct Args {
    /// The lesson to open with, by its name (such as ko)
    pub lesson: Option<String>,
    /// Where lessons and words come from
    #[command(flatten)]
    pub places: Places,
    /// The folder for progress and settings, instead of the platform's own
    #[arg(long, global = true, value_name = "DIR")]
    pub data: Option<PathBuf>,
    /// Keep progress and settings in a folder tengen-data beside the program, such as on a USB stick
    #[arg(long, global = true, conflicts_with = "data")]
    pub portable: bool,
    /// Draw the window without OpenGL, where a driver shows nothing or crashes
    #[arg(long, global = true)]
    pub software: bool,
    /// What to do instead of opening the window
    #[command(subcommand)]
    pub command: Option<Command>,
}

/// Where lessons and words come from.
#[derive(Clone, Debug, clap::Args)]
pub struct Places {
    /// The language: en, ja, zh-Hans, zh-Hant
    #[arg(long, global = true, value_name = "LANG")]
    pub locale: Option<String>,
    /// A folder or zip with a course.yaml, instead of the course that comes with the program
    #[arg(long, global = true, value_name = "DIR|ZIP")]
    pub lessons: Option<PathBuf>,
    /// A folder with words that go before those of the program
    #[arg(long, global = true, value_name = "DIR")]
    pub locales: Option<PathBuf>,
}

/// What to do instead of opening the window.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Prove lessons and words; exits with 0, with 1 if there are problems, with 2 if it cannot run
    Check(CheckArgs),
    /// Begin a language, or take note that its words fit the present source
    Locale {
        /// What to do
        #[command(subcommand)]
        what: LocaleCommand,
    },
    /// Play lessons or game records through in the terminal, each move verified
    Replay {
        /// Lessons by name, or files with game records (.sgf); all lessons if none is named
        #[arg(value_name = "LESSON|FILE")]
        names: Vec<String>,
    },
    /// Count the end of a game record; exits with 0, with 1 if the record has problems, with 2 if it
    /// cannot be counted
    Score {
        /// The game record, an SGF file
        file: String,
        /// The rules, instead of those that the record names: japanese, chinese, aga and so on
        #[arg(long, value_name = "RULES")]
        rules: Option<String>,
        /// The dead stones, one of each chain, instead of a guess: A1,B2; none with an empty list
        #[arg(long, value_name = "POINTS")]
        dead: Option<String>,
    },
    /// Draw a step as a picture, without a display
    Render {
        /// LESSON or LESSON/STEP
        #[arg(value_name = "LESSON[/STEP]")]
        step: String,
        /// The file to write; its ending, .png or .svg, chooses the format
        #[arg(long, value_name = "FILE")]
        out: PathBuf,
        /// The colors; print draws the board alone
        #[arg(long, value_enum, default_value_t = PictureColors::Light)]
        theme: PictureColors,
        /// With the moves of the solution, numbered
        #[arg(long)]
        answer: bool,
    },
    /// Draw every text in its place, a picture for each text and language, with a page that shows them side by side
    Gallery(GalleryArgs),
    /// Write a lesson as game records (SGF), a record for each step, with its solution and its wrong answers
    Export(ExportArgs),
    /// Make lessons of game records: problems with their right and wrong variations, games with their comments
    Import(ImportArgs),
    /// Print lessons as handouts, a PDF in one language or two: --locale ja,en
    Handout(HandoutArgs),
    /// Draw every screen in every state on contact sheets, without a display
    Screens(ScreenArgs),
    /// Open the translator's desk: every text of a language on the live screen that shows it, with what is wrong with it
    Translate {
        /// The language's code; the one in use if none is named
        #[arg(value_name = "LOCALE")]
        id: Option<String>,
    },
    /// Open the teacher's desk with lessons: a console, and a window with the board for the pupils
    Teach {
        /// Lessons by their names, a plan (plan.yaml), or a folder or zip with a plan or lessons; one behind the other
        #[arg(id = "taught", value_name = "LESSON|PLAN", required = true)]
        names: Vec<String>,
    },
    /// Show how far pupils have come and which wrong moves were common, from their progress files; exits with 0, with 1
    /// if a file cannot be used, with 2 if none can
    Report(PupilsArgs),
    /// Open the author's desk with a folder of lessons, which is begun where there is none
    Author {
        /// The folder
        #[arg(id = "folder", value_name = "DIR")]
        folder: PathBuf,
        /// The lesson to open
        #[arg(id = "written", value_name = "LESSON")]
        written: Option<String>,
    },
    /// Print the JSON Schema of lesson files, for editors
    Schema {
        /// That of course.yaml instead
        #[arg(long)]
        course: bool,
        /// That of plan.yaml instead
        #[arg(long, conflicts_with = "course")]
        plan: bool,
    },
}

/// What is done with a language's files.
#[derive(Clone, Debug, Subcommand)]
pub enum LocaleCommand {
    /// Make a folder for a new language, with every text of the source as a comment; in one that is there, add what is new
    New {
        /// The language's code: ko, pt-BR
        id: String,
    },
    /// Write a language as PO, for programs that do not know Fluent
    Export {
        /// The language's code
        id: String,
        /// The file to write
        #[arg(long, value_name = "FILE")]
        out: PathBuf,
    },
    /// Take the translations of a PO file into a language's files
    Import {
        /// The language's code
        id: String,
        /// The PO file
        file: PathBuf,
    },
    /// Take the words of a language as fitting the present source, so that only later changes are named
    Accept {
        /// The language's code
        id: String,
        /// Only these messages
        keys: Vec<String>,
    },
}

/// Which screens are drawn, and how.
#[derive(Clone, Debug, clap::Args)]
pub struct ScreenArgs {
    /// Only screens whose names begin so: home, ko, ko/ko_retake
    #[arg(id = "screen", value_name = "NAME", default_value = "")]
    pub name: String,
    /// The folder for the sheets
    #[arg(long, value_name = "DIR")]
    pub out: PathBuf,
    /// The colors
    #[arg(long, value_enum, default_value_t = ThemeName::Light)]
    pub theme: ThemeName,
    /// Text size in percent
    #[arg(long, default_value_t = 100)]
    pub text: u16,
    /// The size of the window in points
    #[arg(long, value_name = "WxH", default_value = "1280x800", value_parser = parse_size)]
    pub size: (u16, u16),
    /// Pixels for each point, 0.25 to 2
    #[arg(long, default_value_t = 0.5, value_parser = parse_scale)]
    pub scale: f32,
    /// Screens side by side on a sheet
    #[arg(long, default_value_t = 3)]
    pub columns: usize,
}

fn parse_size(text: &str) -> Result<(u16, u16), String> {
    let fix = "write it as 1280x800, each side from 320 to 4096";
    let (width, height) = text.split_once('x').ok_or(fix)?;
    let side = |text: &str| {
        text.parse::<u16>()
            .ok()
            .filter(|side| (320..=4096).contains(side))
            .ok_or(fix)
    };
    Ok((side(width)?, side(height)?))
}

fn parse_scale(text: &str) -> Result<f32, String> {
    text.parse::<f32>()
        .ok()
        .filter(|scale| (0.25..=2.0).contains(scale))
        .ok_or_else(|| "write a number from 0.25 to 2".to_owned())
}

/// The colors of a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum ThemeName {
    /// Ink on paper
    Light,
    /// Paper on ink
    Dark,
    /// Black and white
    Contrast,
}

/// The colors of a single picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum PictureColors {
    /// Ink on paper
    Light,
    /// Paper on ink
    Dark,
    /// Black and white
    Contrast,
    /// The board alone, for word processors and printers: black, white and one gray
    Print,
}
