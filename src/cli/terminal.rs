//! The lesson in the terminal: the same runner and the same words, typed.

use std::io::{BufRead as _, Write as _};

use super::FINE;
use super::board_text::board_text;
use super::library::Library;
use crate::app::Desk as _;
use crate::desktop::DataFolder;
use crate::lesson::{Attempt, Input, Phase, Runner, Step, StepKind};
use crate::locale::{Args, Format, Narrator, Words};
use crate::rules::Point;

/// What can be typed beside points and the numbers of answers; the words of commands stay in English.
const COMMANDS: &str = "pass, hint, next, back, done, explore, leave, quit";

/// Takes lessons in the terminal, from that one on, until they are over or the learner leaves.
///
/// # Errors
/// There is no such lesson.
pub fn lesson(
    library: &Library,
    words: &Words,
    lesson: Option<&str>,
    mut data: Option<DataFolder>,
) -> Result<u8, String> {
    let course = library.course()?;
    let (mut progress, notice) = data
        .as_mut()
        .map_or_else(Default::default, DataFolder::load_progress);
    if let Some(notice) = notice {
        eprintln!("{}", notice.text(words));
    }
    let first = || {
        course
            .lessons
            .iter()
            .find(|lesson| progress.finished_in(course, lesson) < lesson.steps.len())
    };
    let mut lesson = match lesson {
        Some(id) => library.lesson(id)?.clone(),
        None => match first().or(course.lessons.first()) {
            Some(lesson) => lesson.clone(),
            None => return Ok(FINE),
        },
    };
    say!(
        "{}\n",
        words.text(
            "terminal-prompt",
            &Args::new().word("example", "D4").word("commands", COMMANDS)
        )
    );
    loop {
        let Some((mut runner, _)) = Runner::new(lesson.clone()) else {
            return Ok(FINE);
        };
        let unfinished = |step: &Step| !progress.is_finished(course, &step.id);
        if let Some(index) = lesson.steps.iter().position(unfinished) {
            runner.go_to(index);
        }
        let mut note = |runner: &Runner, missed: bool| {
            let step = &runner.step().id;
            let wrong = missed.then(|| Attempt::last(runner)).flatten();
            let wrong = wrong.is_some_and(|it| progress.answered_wrong(course, step, &it));
            let new = runner.state().is_finished() && progress.finish(course, step);
            let moved = progress.go_to(course, runner.lesson(), step);
            if (new || moved || wrong)
                && let Some(data) = &data
                && let Err(why) = data.save_progress(&progress.to_json())
            {
                eprintln!(
                    "{}",
                    words.text("notice-not-saved", &Args::new().word("why", &why))
                );
            }
        };
        show(&runner, course, words);
        loop {
            let Some(line) = read_line(words) else {
                return Ok(FINE);
            };
            match line.as_str() {
                "" => continue,
                "quit" | "exit" | "q" => {
                    say!("{}", words.plain("terminal-goodbye"));
                    return Ok(FINE);
                }
                "next" | "n" => {
                    note(&runner, false);
                    if !runner.has_next() {
                        break;
                    }
                    runner.forward();
                    show(&runner, course, words);
                }
                "back" | "b" => {
                    runner.back();
                    note(&runner, false);
                    show(&runner, course, words);
                }
                other => match input(other, &runner) {
                    Some(input) => {
                        let missed = runner.state().missed();
                        answer(&mut runner, input, course, words);
                        note(&runner, runner.state().missed() > missed);
                    }
                    None => say!(
                        "{}",
                        words.text("terminal-unknown", &Args::new().word("typed", other))
                    ),
                },
            }
        }
        match course.lesson_after(&lesson.id, None) {
            Some(following) => lesson = following.clone(),
            None => {
                say!("{}", words.plain("home-all-done"));
                return Ok(FINE);
            }
        }
    }
}

fn read_line(words: &Words) -> Option<String> {
    print!("{}: ", words.plain("terminal-prompt-short"));
    // A prompt that cannot be written is no reason to stop.
    let _ = std::io::stdout().flush();
    let mut line = String::new();
    match std::io::stdin().lock().read_line(&mut line) {
        Ok(0) | Err(_) => None,
        Ok(_) => Some(line.trim().to_lowercase()),
    }
}

/// What a typed word means to the step.
fn input(typed: &str, runner: &Runner) -> Option<Input> {
    let choices = match &runner.step().kind {
        StepKind::Choose { answers, .. } => answers.len(),
        _ => 0,
    };
    match typed {
        "pass" => Some(Input::Pass),
        "hint" => Some(Input::Hint),
        "done" => Some(Input::Done),
        "explore" => Some(Input::Explore),
        "leave" => Some(Input::Leave),
        "undo" => Some(Input::TakeBack),
        "again" => Some(Input::Dismiss),
        _ => match typed.parse::<usize>() {
            Ok(number) if choices > 0 => number
                .checked_sub(1)
                .filter(|index| *index < choices)
                .map(Input::Choose),
            _ => {
                let size = runner.state().game().board().size();
                typed
                    .parse::<Point>()
                    .ok()
                    .filter(|point| size.contains(*point))
                    .map(Input::Point)
            }
        },
    }
}

fn narrator<'a>(
    runner: &Runner,
    course: &'a crate::lesson::Course,
    words: &'a Words,
) -> (Narrator<'a>, Format) {
    let size = runner.state().game().board().size();
    let format = Format {
        columns: size.columns(),
        rows: size.rows(),
        ..Format::default()
    };
    (Narrator::new(words, course, format), format)
}

fn show(runner: &Runner, course: &crate::lesson::Course, words: &Words) {
    let (narrator, format) = narrator(runner, course, words);
    say!(
        "\n== {} ==\n",
        narrator.heading(runner.lesson(), runner.index(), runner.state())
    );
    say!("{}", board_text(runner.step(), runner.state(), format));
    say!("{}", narrator.text(runner.step(), runner.state()));
    for (number, answer) in narrator
        .answers(runner.step(), runner.state())
        .iter()
        .enumerate()
    {
        say!("  {}. {answer}", number + 1);
    }
}

fn answer(runner: &mut Runner, input: Input, course: &crate::lesson::Course, words: &Words) {
    let hinting = input == Input::Hint;
    let events = runner.apply(input);
    let (narrator, format) = narrator(runner, course, words);
    let spoken = narrator.events(&events);
    if !spoken.is_empty() {
        say!("{spoken}");
    }
    say!("\n{}", board_text(runner.step(), runner.state(), format));
    if hinting {
        if let Some(hint) = narrator.hints(runner.step(), runner.state()).last() {
            say!("{hint}");
        }
    } else if let Some(said) = narrator.feedback(runner.step(), runner.state()) {
        say!("{}\n{}", said.heading, said.body);
    }
    if matches!(runner.state().phase(), Phase::Exploring { .. }) {
        let args = Args::new().color("color", runner.state().game().to_play());
        say!("{}", words.text("lesson-exploring", &args));
    }
}
