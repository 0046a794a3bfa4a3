//! Terms: found in texts, linked, and held to the words of the glossary.

use std::collections::BTreeMap;

use super::{files, locale};
use tengen::lesson::{Course, CourseFiles, read_course};
use tengen::locale::{Span, TermFinder, TermWords, Text, Words, embedded, term_problems};

struct Files(BTreeMap<&'static str, &'static str>);

impl CourseFiles for Files {
    fn read(&self, name: &str) -> Result<String, String> {
        self.0
            .get(name)
            .map(|text| (*text).to_owned())
            .ok_or_else(|| name.to_owned())
    }
}

/// A course of two chapters that may be taken in either order.
fn course() -> Course {
    let files = Files(BTreeMap::from([
        (
            "course.yaml",
            "format: 1\nid: c\nprefix: c\nglossary: words\nchapters:\n  - { id: one, lessons: [a] }\n  - { id: two, lessons: [b] }\norders:\n  - { id: forth, chapters: [one, two] }\n  - { id: back, chapters: [two, one] }\n",
        ),
        (
            "a.yaml",
            "format: 1\nid: a\nboard: { size: 5 }\nsteps:\n  - { id: a_one, introduces: [ko, eye] }\n  - { id: a_two }\n",
        ),
        (
            "b.yaml",
            "format: 1\nid: b\nboard: { size: 5 }\nsteps:\n  - { id: b_one, introduces: [threat] }\n",
        ),
        (
            "words.yaml",
            "format: 1\nterms: [{ id: ko }, { id: threat }, { id: eye }]\n",
        ),
    ]));
    let (course, problems) = read_course(&files);
    assert_eq!(problems, []);
    course.unwrap()
}

fn words(id: &str, text: &str) -> Words {
    Words::new(locale(id), vec![files(id, "lessons.ftl", text)]).0
}

/// The terms of a text, each with the words that stand for it.
fn found(words: &Words, text: &str) -> String {
    let found: Vec<String> = TermFinder::new(words, &course())
        .find(text)
        .into_iter()
        .map(|(range, id)| format!("{id}:{}", &text[range]))
        .collect();
    found.join(" ")
}

const ENGLISH: &str = "c_term_ko = ko\n    .forms = kos\n    .says = x\nc_term_threat = ko threat\n    .says = x\nc_term_eye = eye\n    .forms = eyes | Eyed\n    .not = eye to eye\n    .says = x\n";
const JAPANESE: &str = "c_term_ko = コウ\n    .says = x\nc_term_threat = コウ立て\n    .reading = こうだて\n    .roman = kōdate\n    .says = ほかへ打つ手です。\nc_term_eye = 眼\n    .not = 眼鏡\n    .says = x\n";

#[test]
fn terms_are_found_as_whole_words_the_longest_first() {
    let english = words("en", ENGLISH);
    for (text, expected) in [
        (
            "A ko, two kos, a Ko threat.",
            "ko:ko ko:kos threat:Ko threat",
        ),
        ("Tokyo, kosher, ko-", "ko:ko"),
        ("eyes eyed EYE", "eye:eyes eye:eyed eye:EYE"),
        ("eye to eye, an eye", "eye:eye"),
        ("", ""),
        ("ko", "ko:ko"),
    ] {
        assert_eq!(found(&english, text), expected, "{text}");
    }
    let japanese = words("ja", JAPANESE);
    for (text, expected) in [
        (
            "これはコウ立てで、コウではありません。",
            "threat:コウ立て ko:コウ",
        ),
        ("眼鏡と眼", "eye:眼"),
    ] {
        assert_eq!(found(&japanese, text), expected, "{text}");
    }
    // In Korean a term begins a word, and particles hang on it.
    let korean = words(
        "ko",
        "c_term_ko = 패\n    .says = x\nc_term_eye = 집\n    .says = x\n",
    );
    for (text, expected) in [
        ("패는 집이 아닙니다.", "ko:패 eye:집"),
        ("끊어집니다, 승패.", ""),
    ] {
        assert_eq!(found(&korean, text), expected, "{text}");
    }
}

#[test]
fn a_text_links_each_term_once_and_keeps_its_words_and_points() {
    let finder = TermFinder::new(&words("en", ENGLISH), &course());
    let mut text = Text::from_plain("A ko at ");
    text.push_point("C3".parse().unwrap(), "C3".to_owned());
    text.push_plain(" is a ko. Two eyes.");
    let linked = finder.link(text.clone());
    assert_eq!(linked.plain(), text.plain());
    let terms: Vec<&str> = linked
        .spans()
        .iter()
        .filter_map(|span| match span {
            Span::Term(id, words) => {
                assert!(!words.is_empty());
                Some(id.as_str())
            }
            _ => None,
        })
        .collect();
    assert_eq!(terms, ["ko", "eye"]);
    let points = linked
        .spans()
        .iter()
        .filter(|span| matches!(span, Span::Point(..)));
    assert_eq!(points.count(), 1);
}

#[test]
fn the_words_of_a_term_are_its_own_languages() {
    let course = course();
    let japanese = words("ja", JAPANESE);
    let threat = TermWords::new(&japanese, &course, "threat").unwrap();
    assert_eq!(threat.word, "コウ立て");
    assert_eq!(threat.readings, ["こうだて", "kōdate"]);
    assert_eq!(threat.says.plain(), "ほかへ打つ手です。");
    assert_eq!(TermWords::new(&japanese, &course, "nothing"), None);
}

#[test]
fn a_term_before_its_step_and_another_word_for_it_are_problems() {
    let course = course();
    let said = |text: &str| -> Vec<String> {
        let words = words("en", &format!("{ENGLISH}{text}"));
        let problems = term_problems(&course, &words);
        problems
            .into_iter()
            .map(|problem| problem.message)
            .collect()
    };
    // In the step that explains it, after it, and in notes for teachers every word may stand.
    assert_eq!(
        said("c_a_one_c = A ko.\nc_a_two_c = Eyes.\n    .notes = A ko threat.\n"),
        [""; 0]
    );
    // What the first chapter explains is not known where the second comes first.
    assert_eq!(
        said("c_b_one_c = A ko threat and eyes.\n"),
        ["en c_b_one_c says “eyes” before a step explains `eye` (in back)"]
    );
    assert_eq!(
        said(
            "c_a_two_n = Threats\nc_a_two_c = x\n    .hint = A { $n ->\n       *[other] ko threat\n    }.\n"
        ),
        ["en c_a_two_c.hint says “ko threat” before a step explains `threat` (in forth)"]
    );
    let avoiding = ENGLISH.replace(
        "c_term_ko = ko\n",
        "c_term_ko = ko\n    .avoid = fight|ko battle\n",
    );
    let words = words("en", &format!("{avoiding}c_a_two_c = A ko battle.\n"));
    let problems = term_problems(&course, &words);
    assert_eq!(problems.len(), 1);
    assert_eq!(
        problems[0].message,
        "en c_a_two_c says “ko battle”, which is not the word for `ko`"
    );
    assert_eq!(problems[0].fix, "write “ko”");
}

#[test]
fn the_course_uses_its_terms_as_its_glossary_has_them() {
    let (course, _) = read_course(&tengen::lesson::EmbeddedLessons);
    let course = course.unwrap();
    for files in embedded() {
        let id = files.id.clone();
        let (words, _) = Words::new(id.clone(), vec![files]);
        let problems = term_problems(&course, &words);
        assert!(problems.is_empty(), "{id}: {}", problems[0]);
        // Every term stands somewhere in the texts of the course.
        let finder = TermFinder::new(&words, &course);
        let mut used = std::collections::BTreeSet::new();
        for step in course.lessons.iter().flat_map(|lesson| &lesson.steps) {
            for key in [course.heading_key(step), course.text_key(step)] {
                for (_, text) in words.literals(&key) {
                    used.extend(finder.find(&text).into_iter().map(|(_, id)| id.to_owned()));
                }
            }
        }
        let unused: Vec<&str> = course
            .glossary
            .terms
            .iter()
            .map(|term| term.id.as_str())
            .filter(|term| !used.contains(*term))
            .collect();
        assert_eq!(unused, [""; 0], "{id}");
    }
}
