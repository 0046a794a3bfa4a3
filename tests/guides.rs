//! The worked examples of the guides work: what they teach is what the program reads.

use std::collections::BTreeMap;
use std::path::Path;

use tengen::app::Judge;
use tengen::desktop::{read_faces, read_locales};
use tengen::lesson::{CourseFiles, EmbeddedLessons, Plan, Runner, next_input, prove, read_course};
use tengen::locale::{
    Format, FtlFile, LocaleFiles, LocaleId, Narrator, RequiredKey, Words, bare_answers,
    check_locale, check_required, embedded, interface_keys, lesson_keys, merged,
};

/// The fenced blocks of a guide that follow a line `<!-- example: NAME -->`.
fn examples(guide: &str) -> BTreeMap<String, String> {
    let text = std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(guide)).unwrap();
    let mut found = BTreeMap::new();
    let mut lines = text.lines();
    while let Some(line) = lines.next() {
        let Some(name) = line
            .strip_prefix("<!-- example: ")
            .and_then(|rest| rest.strip_suffix(" -->"))
        else {
            continue;
        };
        assert!(lines.next().unwrap().starts_with("```"), "{name}");
        let block: Vec<&str> = lines.by_ref().take_while(|line| *line != "```").collect();
        found.insert(name.to_owned(), block.join("\n") + "\n");
    }
    found
}

struct Files(BTreeMap<String, String>);

impl CourseFiles for Files {
    fn read(&self, name: &str) -> Result<String, String> {
        self.0
            .get(name)
            .cloned()
            .ok_or_else(|| format!("the guide has no {name}"))
    }
}

#[test]
fn the_plan_of_the_lesson_guide_can_be_taught() {
    let files = examples("lessons/README.md");
    let course = read_course(&EmbeddedLessons).0.unwrap();
    let text = files.get("plan.yaml").unwrap();
    let (plan, problems) = Plan::read("plan.yaml", text, &course);
    assert!(problems.is_empty(), "{problems:?}");
    assert_eq!(plan.parts.len(), 4);
    assert_eq!(plan.title.text("ja"), "コウの30分");
    assert_eq!(plan.lessons(&course), ["capture", "ko"]);
}

#[test]
fn the_example_of_the_lesson_guide_is_proved_worded_and_taken() {
    let files = examples("lessons/README.md");
    let words = files.get("lessons.ftl").unwrap().clone();
    let (course, problems) = read_course(&Files(files));
    assert!(problems.is_empty(), "{problems:?}");
    let course = course.unwrap();
    let id = "en".parse().unwrap();
    let file = FtlFile {
        path: "locales/en/lessons.ftl".to_owned(),
        text: words,
    };
    let own = LocaleFiles {
        id,
        files: vec![file],
        lock: None,
    };
    assert_eq!(check_required(&lesson_keys(&course), &own), []);
    let english = embedded().into_iter().next().unwrap();
    let (words, problems) = Words::new("en".parse().unwrap(), vec![own, english]);
    assert_eq!(problems, []);
    let lesson = course.lesson("atari").unwrap();
    assert_eq!(prove(lesson).1, []);
    assert_eq!(bare_answers(&course, &words), []);
    let bare = FtlFile {
        path: "locales/en/lessons.ftl".to_owned(),
        text: "club_atari_give_c = x\n    .wrong-corner = Not so.\n".to_owned(),
    };
    let id = "en".parse().unwrap();
    let files = LocaleFiles {
        id,
        files: vec![bare],
        lock: None,
    };
    let (bare_words, _) = Words::new("en".parse().unwrap(), vec![files]);
    let found = bare_answers(&course, &bare_words);
    assert_eq!(found.len(), 1);
    assert_eq!(found[0].message, "the answer `corner` is a bare one in en");
    let (mut runner, _) = Runner::new(lesson.clone()).unwrap();
    let narrator = Narrator::new(
        &words,
        &course,
        Format {
            columns: 5,
            rows: 5,
            ..Format::default()
        },
    );
    assert_eq!(
        narrator.text(runner.step(), runner.state()).plain(),
        "White on C3 has two liberties. Take one of them away."
    );
    let learner = runner.state().learner();
    runner.apply(tengen::lesson::Input::Point("A1".parse().unwrap()));
    let said = narrator.feedback(runner.step(), runner.state()).unwrap();
    assert_eq!(
        said.body.plain(),
        "A1 is far away: C3 keeps both its liberties."
    );
    while let Some(input) = next_input(runner.step(), runner.state()) {
        runner.apply(input);
    }
    // The move gave the turn away; the words still speak of the learner.
    assert_eq!(
        (runner.state().learner(), runner.state().game().to_play()),
        (learner, learner.opposite())
    );
    runner.forward();
    while let Some(input) = next_input(runner.step(), runner.state()) {
        runner.apply(input);
    }
    assert!(runner.state().is_finished() && !runner.has_next());
}

#[test]
fn the_example_of_the_locale_guide_speaks_and_falls_back() {
    let files = examples("locales/README.md");
    let file = |name: &str| FtlFile {
        path: format!("locales/nl/{name}"),
        text: files.get(name).unwrap().clone(),
    };
    let dutch = LocaleFiles {
        id: "nl".parse().unwrap(),
        files: vec![file("app.ftl"), file("formats.ftl")],
        lock: None,
    };
    let english = embedded().into_iter().next().unwrap();
    let errors: Vec<String> = check_locale(&english, &dutch)
        .iter()
        .filter(|problem| problem.severity == tengen::lesson::Severity::Error)
        .map(ToString::to_string)
        .collect();
    assert_eq!(errors, Vec::<String>::new());
    let (words, problems) = Words::new("nl".parse().unwrap(), vec![dutch, english]);
    assert_eq!(problems, []);
    assert_eq!(words.plain("language-name"), "Nederlands");
    assert_eq!(words.plain("lesson-next"), "Volgende");
    assert_eq!(words.plain("lesson-pass"), "Pass");
}

#[test]
fn the_language_on_its_way_has_its_first_chapter_and_its_own_face() {
    let (course, _) = read_course(&EmbeddedLessons);
    let course = course.unwrap();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales");
    let (languages, problems) = read_locales(&folder).unwrap();
    assert_eq!(problems, []);
    let (faces, problems) = read_faces(&folder).unwrap();
    assert_eq!((faces.len(), problems), (2, Vec::new()));
    let id: LocaleId = "ko".parse().unwrap();
    let layers = [languages, embedded()];
    let files = merged(&layers, &id);
    let first = &course.chapters[0];
    let of_first = |key: &RequiredKey| {
        first
            .lessons
            .iter()
            .filter_map(|id| course.lesson(id))
            .any(|lesson| {
                let mut steps = lesson.steps.iter();
                steps.any(|step| {
                    [course.text_key(step), course.heading_key(step)].contains(&key.key)
                })
            })
    };
    let mut needed = lesson_keys(&course);
    needed.retain(of_first);
    assert!(needed.len() > 100, "{}", needed.len());
    needed.extend(interface_keys());
    assert_eq!(check_required(&needed, &files), []);
    // What is there is whole: nothing but other chapters is missing, and every character has a shape.
    let found = Judge::new(&faces).problems(Some(&course), &layers, &id);
    let rest = found
        .iter()
        .filter(|it| !it.message.ends_with("is not translated"));
    let rest: Vec<String> = rest.map(ToString::to_string).collect();
    assert_eq!(rest, [""; 0]);
}
