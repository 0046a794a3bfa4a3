//! A step on paper: its board, what is asked, and the answer with its moves numbered.

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::draw::{BoardPicture, PictureMark, PictureMarkKind, PictureStone, step_picture};
use crate::lesson::{Course, Lesson, Runner, StepKind, next_input};
use crate::locale::{Args, CoordinateStyle, Format, Narrator, Words};
use crate::rules::{BoardSize, Game, Move, Point};

/// A language of a handout, the first one first.
pub struct Language<'a> {
    /// Its words.
    pub words: &'a Words,
    /// How it names points.
    pub style: CoordinateStyle,
}

/// A step on paper.
#[derive(Clone, Debug)]
pub struct Exercise {
    /// The board as it is asked.
    pub asked: BoardPicture,
    /// What is asked, in each language: the heading and the text.
    pub question: Vec<(String, String)>,
    /// The answers to choose from, in the first language.
    pub choices: Vec<String>,
    /// The board as it is answered.
    pub answered: BoardPicture,
    /// Moves that could not be numbered on the board, in the first language: `4 at 1`.
    pub captions: Vec<String>,
    /// What is said to the right answer, in each language.
    pub answer: Vec<String>,
}

/// The most inputs that an answer takes; a mistaken script must not hang.
const LONGEST: usize = 200;

/// The title of a lesson, and its steps in which something is asked; where there is none, all of them.
pub fn exercises(
    course: &Course,
    lesson: &Arc<Lesson>,
    languages: &[Language<'_>],
) -> (String, Vec<Exercise>) {
    let asks = |kind: &StepKind| {
        !matches!(
            kind,
            StepKind::Show | StepKind::Free | StepKind::Game(_) | StepKind::Score { .. }
        )
    };
    let asked = lesson.steps.iter().any(|step| asks(&step.kind));
    let Some((mut runner, _)) = Runner::new(lesson.clone()) else {
        return (String::new(), Vec::new());
    };
    let size = runner.state().game().board().size();
    let title = languages.first().map(|language| {
        let format = format_of(language, size);
        let narrator = Narrator::new(language.words, course, format);
        narrator.lesson_title(lesson).plain()
    });
    let mut exercises = Vec::new();
    for (index, step) in lesson.steps.iter().enumerate() {
        if asked && !asks(&step.kind) {
            continue;
        }
        runner.go_to(index);
        exercises.push(exercise(course, &mut runner, languages));
    }
    (title.unwrap_or_default(), exercises)
}

/// A step of a lesson on paper; nothing where the lesson has no such step.
pub fn exercise_of(
    course: &Course,
    lesson: &Arc<Lesson>,
    index: usize,
    language: Language<'_>,
) -> Option<Exercise> {
    let (mut runner, _) = Runner::new(lesson.clone())?;
    runner.go_to(index);
    Some(exercise(course, &mut runner, &[language]))
}

fn format_of(language: &Language<'_>, size: BoardSize) -> Format {
    Format {
        style: language.style,
        columns: size.columns(),
        rows: size.rows(),
    }
}

fn exercise(course: &Course, runner: &mut Runner, languages: &[Language<'_>]) -> Exercise {
    let open = runner.clone();
    let mut count = 0;
    while let Some(input) = next_input(runner.step(), runner.state()) {
        runner.apply(input);
        count += 1;
        if count > LONGEST {
            break;
        }
    }
    let size = open.state().game().board().size();
    let first = languages.first();
    let format = first.map(|language| format_of(language, size));
    let mut question = Vec::new();
    let mut answer = Vec::new();
    let mut choices = Vec::new();
    for language in languages {
        let narrator = Narrator::new(language.words, course, format_of(language, size));
        let (step, state) = (open.step(), open.state());
        let heading = narrator.heading(open.lesson(), open.index(), state).plain();
        question.push((heading, narrator.text(step, state).plain()));
        if choices.is_empty() {
            let all = narrator.answers(step, state).into_iter();
            choices = all.map(|answer| answer.plain()).collect();
        }
        let said = narrator.feedback(step, runner.state());
        answer.push(said.map(|said| said.body.plain()).unwrap_or_default());
    }
    let asked = step_picture(open.step(), open.state(), format);
    let (answered, captions) = answered(&asked, &open, runner, first, format);
    Exercise {
        asked,
        question,
        choices,
        answered,
        captions,
        answer,
    }
}

/// The board of the answer: the one that was asked with its moves numbered, or, where nothing was played, the last one.
fn answered(
    asked: &BoardPicture,
    open: &Runner,
    done: &Runner,
    language: Option<&Language<'_>>,
    format: Option<Format>,
) -> (BoardPicture, Vec<String>) {
    let (before, after) = (open.state().game(), done.state().game());
    let new = after
        .moves()
        .get(before.moves().len()..)
        .unwrap_or_default();
    if new.is_empty() {
        return (step_picture(done.step(), done.state(), format), Vec::new());
    }
    let mut picture = asked.clone();
    picture.last_move = None;
    // Numbers that the question shows would be taken for moves.
    picture.marks.retain(|mark| match &mark.kind {
        PictureMarkKind::Label(label) => label.parse::<u16>().is_err(),
        _ => true,
    });
    let mut numbers: BTreeMap<Point, usize> = BTreeMap::new();
    let mut captions = Vec::new();
    for (number, played) in (1..).zip(new) {
        let place = match played.mv {
            Move::Play(point) if is_new(before, point) && !numbers.contains_key(&point) => {
                numbers.insert(point, number);
                picture.marks.retain(|mark| mark.at != point);
                picture.stones.push(PictureStone::new(point, played.color));
                picture.marks.push(PictureMark {
                    at: point,
                    kind: PictureMarkKind::Label(number.to_string()),
                });
                continue;
            }
            Move::Play(point) => match numbers.get(&point) {
                Some(number) => Some(number.to_string()),
                None => format.map(|format| format.print(point)),
            },
            Move::Pass => None,
        };
        let Some(language) = language else { continue };
        let args = Args::new().word("number", &number.to_string());
        captions.push(match place {
            Some(place) => {
                let args = args.word("place", &place);
                language.words.text("handout-move-at", &args).plain()
            }
            None => language.words.text("handout-pass", &args).plain(),
        });
    }
    (picture, captions)
}

fn is_new(before: &Game, point: Point) -> bool {
    before.board().at(point).is_none()
}
