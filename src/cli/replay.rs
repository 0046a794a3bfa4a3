//! Playing lessons and game records through in the terminal, each move verified.

use super::args::Places;
use super::board_text::board_text;
use super::library::Library;
use super::record;
use super::{FINE, PROBLEMS};
use crate::lesson::{Feedback, Lesson, Runner, next_input};
use crate::locale::{Args, Format, Narrator, Words};

/// Replays what is named, lessons and game records, or all lessons.
///
/// # Errors
/// There is no such lesson, or a file without a usable record.
pub fn replay(library: &Library, places: &Places, names: &[String]) -> Result<u8, String> {
    let (files, lessons): (Vec<String>, Vec<String>) =
        (names.iter().cloned()).partition(|name| record::is_record(name));
    let words = library.words(places, None);
    Ok(replay_with(library, &words, &lessons)?.max(records(&files)?))
}

/// Replays game records; one that cannot be used does not keep the others from it.
///
/// # Errors
/// One of the files has no usable record.
pub fn records(files: &[String]) -> Result<u8, String> {
    let mut code = FINE;
    let mut unusable = Vec::new();
    for file in files {
        match record::replay(file) {
            Ok(found) => code = code.max(found),
            Err(why) => unusable.push(why),
        }
    }
    if unusable.is_empty() {
        Ok(code)
    } else {
        Err(unusable.join("\n"))
    }
}

/// Replays the lessons named, or all, with words at hand.
///
/// # Errors
/// There is no such lesson.
pub fn replay_with(library: &Library, words: &Words, lessons: &[String]) -> Result<u8, String> {
    let course = library.course()?;
    let lessons = if lessons.is_empty() {
        course.lessons.clone()
    } else {
        lessons
            .iter()
            .map(|id| library.lesson(id).cloned())
            .collect::<Result<Vec<_>, _>>()?
    };
    let (mut steps, mut moves) = (0, 0);
    for lesson in lessons {
        let Some((mut runner, _)) = Runner::new(lesson.clone()) else {
            continue;
        };
        loop {
            moves += replay_step(&mut runner, course, words, &lesson)?;
            steps += 1;
            if !runner.has_next() {
                break;
            }
            runner.forward();
        }
    }
    let args = Args::new().number("steps", steps).number("moves", moves);
    say!("{}", words.text("terminal-verified", &args));
    Ok(if library.problems.is_empty() {
        FINE
    } else {
        PROBLEMS
    })
}

/// Plays one step's solution; returns the number of moves verified.
fn replay_step(
    runner: &mut Runner,
    course: &crate::lesson::Course,
    words: &Words,
    lesson: &Lesson,
) -> Result<i64, String> {
    let size = runner.state().game().board().size();
    let format = Format {
        columns: size.columns(),
        rows: size.rows(),
        ..Format::default()
    };
    let narrator = Narrator::new(words, course, format);
    say!(
        "== {} ==",
        narrator.heading(lesson, runner.index(), runner.state())
    );
    say!("{}", board_text(runner.step(), runner.state(), format));
    say!("{}\n", narrator.text(runner.step(), runner.state()));
    let mut moves = 0;
    while let Some(input) = next_input(runner.step(), runner.state()) {
        let before = runner.state().clone();
        let events = runner.apply(input);
        say!("  > {}", narrator.events(&events));
        if let Some(said) = narrator.feedback(runner.step(), runner.state()) {
            say!("    {}: {}", said.heading, said.body);
        }
        say!("{}", board_text(runner.step(), runner.state(), format));
        let missed = matches!(
            runner.state().feedback(),
            Some(Feedback::Wrong { .. } | Feedback::WrongAnswer(_))
        );
        if missed || *runner.state() == before {
            return Err(format!(
                "{}: the step `{}` cannot be finished by its own solution",
                lesson.path,
                runner.step().id
            ));
        }
        moves += 1;
    }
    if runner.state().is_finished() {
        Ok(moves)
    } else {
        Err(format!(
            "{}: the step `{}` has no solution",
            lesson.path,
            runner.step().id
        ))
    }
}
