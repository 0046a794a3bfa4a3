//! Commands for authors, translators and machines, and the lesson in the terminal.

/// Prints a line. A reader that has gone away, such as `head`, is no fault.
macro_rules! say {
    ($($words:tt)*) => {{
        use std::io::Write as _;
        let _ = writeln!(std::io::stdout(), $($words)*);
    }};
}

mod args;
mod board_text;
mod check;
mod export;
mod gallery;
mod gallery_memory;
mod handout;
mod import;
mod language;
mod library;
mod pupils;
mod record;
mod render;
mod replay;
mod report;
mod score;
mod screens;
mod terminal;

use std::io::IsTerminal as _;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Parser as _;

use crate::app::Setup;
use crate::desktop::{self, DataFolder, Renderer, TasteQuestion, WindowError};
use args::{Args, Command, LocaleCommand};
use library::Library;

/// Everything went well.
const FINE: u8 = 0;
/// Something in the lessons or words is not as it should be.
const PROBLEMS: u8 = 1;
/// The command itself cannot be carried out.
const UNUSABLE: u8 = 2;

/// Parses the arguments, runs, and returns the exit code: 0 fine, 1 problems found, 2 cannot be carried out.
pub fn run() -> ExitCode {
    let args = match Args::try_parse() {
        Ok(args) => args,
        Err(error) => {
            // Help is no error; clap knows where each belongs.
            let _ = error.print();
            return ExitCode::from(if error.use_stderr() { UNUSABLE } else { FINE });
        }
    };
    ExitCode::from(match carry_out(args) {
        Ok(code) => code,
        Err(why) => {
            eprintln!("tengen: {why}");
            UNUSABLE
        }
    })
}

fn carry_out(args: Args) -> Result<u8, String> {
    if let Some(Command::Schema { course, plan }) = &args.command {
        let schema = match (course, plan) {
            (_, true) => crate::lesson::plan_schema(),
            (true, false) => crate::lesson::course_schema(),
            (false, false) => crate::lesson::lesson_schema(),
        };
        say!("{schema:#}");
        return Ok(FINE);
    }
    if let Some(Command::Score { file, rules, dead }) = &args.command {
        return score::score(file, rules.as_deref(), dead.as_deref());
    }
    if let Some(Command::Replay { names }) = &args.command
        && !names.is_empty()
        && names.iter().all(|name| record::is_record(name))
    {
        return replay::records(names);
    }
    let opens = matches!(
        args.command,
        None | Some(Command::Translate { .. } | Command::Teach { .. } | Command::Author { .. })
    ) && desktop::has_display();
    let taste = opens.then(TasteQuestion::ask);
    if let Some(Command::Locale {
        what: LocaleCommand::New { .. },
    }) = &args.command
        && let Some(folder) = &args.places.locales
    {
        // The first language of a translator comes before its folder.
        std::fs::create_dir_all(folder).map_err(|why| format!("{}: {why}", folder.display()))?;
    }
    let mut library = Library::open(&args.places)?;
    match args.command {
        Some(Command::Check(wanted)) => Ok(check::check(
            &library,
            args.places.locale.as_deref(),
            wanted,
        )),
        Some(Command::Locale { what }) => language::locale(&library, &args.places, &what),
        Some(Command::Replay { names }) => replay::replay(&library, &args.places, &names),
        Some(Command::Render {
            step,
            out,
            theme,
            answer,
        }) => render::render(&library, &args.places, &step, &out, theme, answer),
        Some(Command::Handout(ref wanted)) => handout::print(&library, &args, wanted),
        Some(Command::Export(ref wanted)) => export::export(&library, &args, wanted),
        Some(Command::Import(ref wanted)) => import::import(wanted),
        Some(Command::Gallery(ref wanted)) => gallery::gallery(&library, &args, wanted),
        Some(Command::Screens(ref wanted)) => screens::screens(&library, &args, wanted),
        Some(Command::Report(ref wanted)) => pupils::report(&library, wanted),
        Some(Command::Schema { .. } | Command::Score { .. }) => Ok(FINE),
        Some(Command::Translate { ref id }) => {
            if !desktop::has_display() {
                return Err("the translator's desk needs a display; `tengen gallery` draws every text without one".to_owned());
            }
            let id = id.clone().unwrap_or_default();
            library.asked(&id)?;
            start(library, &args, taste, |setup| setup.translate = Some(id))
        }
        Some(Command::Author {
            ref folder,
            ref written,
        }) => {
            if folder.is_file() {
                let folder = folder.display();
                return Err(format!("{folder}: it is a file; name a folder"));
            }
            if !desktop::has_display() {
                return Err("the author's desk needs a display".to_owned());
            }
            let author = (folder.display().to_string(), written.clone());
            start(library, &args, taste, |setup| setup.author = Some(author))
        }
        Some(Command::Teach { ref names }) => {
            let plan = library.plan(names)?;
            for problem in &library.problems {
                eprintln!("{problem}");
            }
            if !desktop::has_display() {
                return Err("the teacher's desk needs a display".to_owned());
            }
            start(library, &args, taste, |setup| setup.teach = Some(plan))
        }
        None => start(library, &args, taste, |_| ()),
    }
}

/// The folder for progress and settings that is asked for: a named one, or the one beside the program.
fn data_folder(args: &Args) -> Result<Option<PathBuf>, String> {
    const BESIDE: &str = "tengen-data";
    let beside = std::env::current_exe()
        .ok()
        .and_then(|own| Some(own.parent()?.join(BESIDE)));
    if !args.portable {
        // A program that was carried here with its data goes on with it.
        let carried = beside.filter(|folder| folder.is_dir());
        return Ok(args.data.clone().or(carried));
    }
    let folder =
        beside.ok_or("the program cannot tell where it lies; name a folder with --data")?;
    std::fs::create_dir_all(&folder).map_err(|why| {
        format!(
            "{}: {why}; name another folder with --data",
            folder.display()
        )
    })?;
    Ok(Some(folder))
}

/// Opens the window; without one, goes on in the terminal; without that, replays the course.
fn start(
    library: Library,
    args: &Args,
    taste: Option<TasteQuestion>,
    open_with: impl FnOnce(&mut Setup),
) -> Result<u8, String> {
    if let Some(lesson) = &args.lesson {
        library.lesson(lesson)?;
    }
    let mut data = DataFolder::find(data_folder(args)?);
    let why = if desktop::has_display() {
        let mut setup = library.setup(args, data.as_mut())?;
        open_with(&mut setup);
        setup.system = taste.map(TasteQuestion::answer).unwrap_or_default();
        let renderer = if args.software {
            Renderer::Software
        } else {
            Renderer::OpenGl
        };
        match desktop::run(setup, data.clone(), args.places.locales.clone(), renderer) {
            Ok(()) => return Ok(FINE),
            Err(why) => why,
        }
    } else {
        WindowError::NoDisplay
    };
    let words = library.words(&args.places, data.as_ref());
    eprintln!(
        "{}",
        words.plain(match why {
            WindowError::NoDisplay => "terminal-no-display",
            WindowError::Failed => "terminal-no-window",
        })
    );
    if std::io::stdin().is_terminal() {
        terminal::lesson(&library, &words, args.lesson.as_deref(), data)
    } else {
        let lessons: Vec<String> = args.lesson.iter().cloned().collect();
        replay::replay_with(&library, &words, &lessons)
    }
}
