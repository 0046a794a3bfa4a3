//! Handouts: what stands on them, and that they can be made of every lesson in every language.

use tengen::draw::PictureMarkKind;
use tengen::lesson::{Course, EmbeddedLessons, read_course};
use tengen::locale::{CoordinateStyle, LocaleId, Words, embedded, words_for};
use tengen::print::{Exercise, Handout, Language, PageSize, exercises, handout};

fn course() -> Course {
    read_course(&EmbeddedLessons).0.unwrap()
}

fn words(id: &str) -> Words {
    let id: LocaleId = id.parse().unwrap();
    words_for(&id, &[embedded()])
}

fn of(course: &Course, lesson: &str, words: &[&Words]) -> (String, Vec<Exercise>) {
    let style = CoordinateStyle::default();
    let languages: Vec<Language<'_>> = words
        .iter()
        .map(|words| Language { words, style })
        .collect();
    exercises(course, course.lesson(lesson).unwrap(), &languages)
}

/// The numbers on the board of an answer.
fn numbers(exercise: &Exercise) -> Vec<String> {
    let marks = exercise.answered.marks.iter();
    let labels = marks.filter_map(|mark| match &mark.kind {
        PictureMarkKind::Label(label) if label.parse::<u16>().is_ok() => Some(label.clone()),
        _ => None,
    });
    labels.collect()
}

fn pages(pdf: &[u8]) -> usize {
    let text = String::from_utf8_lossy(pdf);
    let counts = text.match_indices("/Type/Pages").filter_map(|(at, _)| {
        let rest = text.get(at..)?.split("/Count ").nth(1)?;
        let digits: String = rest.chars().take_while(char::is_ascii_digit).collect();
        digits.parse().ok()
    });
    counts.max().unwrap_or(0)
}

#[test]
fn questions_and_answers_stand_in_every_language_that_is_asked_for() {
    let course = course();
    let (ja, en) = (words("ja"), words("en"));
    let (title, all) = of(&course, "capture", &[&ja, &en]);
    let first = &course.lesson("capture").unwrap().steps[0];
    assert_eq!(title, ja.plain(&course.heading_key(first)));
    assert!(all.len() > 3);
    for exercise in &all {
        let languages: Vec<bool> = exercise
            .question
            .iter()
            .map(|(_, text)| text.is_ascii())
            .collect();
        assert_eq!(languages, [false, true], "{:?}", exercise.question);
        assert!(exercise.answer.iter().all(|said| !said.is_empty()));
        // What is asked does not give the answer away.
        assert!(exercise.answered != exercise.asked);
        assert_eq!(numbers(exercise), ["1"]);
    }
}

#[test]
fn every_move_of_an_answer_is_numbered_or_named_below_the_board() {
    let course = course();
    let en = words("en");
    let mut named = Vec::new();
    for lesson in &course.lessons {
        for exercise in of(&course, &lesson.id, &[&en]).1 {
            let mut found: Vec<usize> = numbers(&exercise)
                .iter()
                .map(|it| it.parse().unwrap())
                .collect();
            let below = exercise.captions.iter().map(|caption| {
                let digits: String = caption.chars().take_while(char::is_ascii_digit).collect();
                digits.parse::<usize>().unwrap()
            });
            found.extend(below);
            if !exercise.captions.is_empty() {
                found.sort_unstable();
                let expected: Vec<usize> = (1..=found.len()).collect();
                assert_eq!(found, expected, "{} {:?}", lesson.id, exercise.question);
            }
            named.extend(exercise.captions);
        }
    }
    // A stone on the point of one that was taken, and a pass.
    assert!(named.iter().any(|it| it.contains(" at ")), "{named:?}");
    assert!(named.iter().any(|it| it.ends_with(": pass")), "{named:?}");
}

#[test]
fn every_lesson_can_be_printed_in_every_language() {
    let course = course();
    for id in ["en", "ja", "zh-Hans", "zh-Hant"] {
        let (own, en) = (words(id), words("en"));
        for (index, lesson) in course.lessons.iter().enumerate() {
            let exercises = of(&course, &lesson.id, &[&own, &en]);
            let count = exercises.1.len();
            let per_page = 1 + index % 12;
            let pdf = handout(&Handout {
                languages: vec![&own, &en],
                lessons: vec![exercises],
                per_page,
                answers: true,
                size: if index % 2 == 0 {
                    PageSize::A4
                } else {
                    PageSize::Letter
                },
                faces: &[],
            });
            let pdf = pdf.unwrap();
            assert!(pdf.starts_with(b"%PDF-"), "{id} {}", lesson.id);
            assert_eq!(
                pages(&pdf),
                2 * count.div_ceil(per_page),
                "{id} {}",
                lesson.id
            );
        }
    }
}
