//! What a teacher brings along: folders, zips and plans, good ones and those of strangers.

use std::io::Write as _;
use std::path::{Path, PathBuf};

use flate2::Compression;
use flate2::write::DeflateEncoder;
use rawzip::{CompressionMethod, ZipArchiveWriter};
use tengen::app::{NoDesk, OpenedPack, Settings, Setup, SystemTaste, TengenApp};
use tengen::desktop::open_pack;
use tengen::lesson::{Content, Course, EmbeddedLessons, Plan, Progress, read_course};
use tengen::locale::{LocaleId, embedded, words_for};

const COURSE: &str =
    "format: 1\nid: mine\nprefix: my\nchapters:\n  - { id: ko, lessons: [corner] }\n";
const LESSON: &str = "format: 1\nid: corner\nboard: { size: 5 }\nsteps:\n  - id: corner_1\n    ask: { goal: { point: A1 } }\n";
const WORDS: &str =
    "my_chapter_ko = My chapter\nmy_corner_1_n = My corner\nmy_corner_1_c = Play in the corner.\n";
const PLAN: &str = "format: 1\nplan:\n  - lesson: ko\n    minutes: 7.5\n  - lesson: corner\n  - pause: { en: Break, ja: 休憩 }\n    minutes: 5\n";

fn files() -> Vec<(&'static str, Vec<u8>)> {
    [
        ("plan.yaml", PLAN),
        ("course.yaml", COURSE),
        ("corner.yaml", LESSON),
        ("locales/en/lessons.ftl", WORDS),
    ]
    .map(|(name, text)| (name, text.as_bytes().to_vec()))
    .to_vec()
}

fn folder(at: &Path, files: &[(&str, Vec<u8>)]) -> PathBuf {
    for (name, bytes) in files {
        let path = at.join(name);
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(path, bytes).unwrap();
    }
    at.to_owned()
}

/// Packs files into a zip, below a folder of that name.
fn zip(at: &Path, below: &str, files: &[(&str, Vec<u8>)]) -> PathBuf {
    let mut bytes = Vec::new();
    let mut archive = ZipArchiveWriter::new(&mut bytes);
    for (name, content) in files {
        let name = rawzip::path::EntryPath::verbatim(format!("{below}{name}").into_bytes());
        let (mut entry, config) = archive
            .new_file(name)
            .compression_method(CompressionMethod::DEFLATE)
            .start()
            .unwrap();
        let encoder = DeflateEncoder::new(&mut entry, Compression::default());
        let mut writer = config.wrap(encoder);
        writer.write_all(content).unwrap();
        let (encoder, descriptor) = writer.finish().unwrap();
        encoder.finish().unwrap();
        entry.finish(descriptor).unwrap();
    }
    archive.finish().unwrap();
    let path = at.join("pack.zip");
    std::fs::write(&path, bytes).unwrap();
    path
}

fn course() -> Course {
    read_course(&EmbeddedLessons).0.unwrap()
}

/// Joins a pack to the program's course; returns the course, the plan, what was said, a lesson's text.
fn joined(pack: OpenedPack) -> (Course, Plan, Vec<String>, String) {
    let mut course = course();
    let mut layers = vec![embedded()];
    let (plan, problems) = pack.join(&mut course, &mut layers);
    let said = problems.iter().map(ToString::to_string).collect();
    let words = words_for(&LocaleId::source(), &layers);
    let text = course
        .lesson("corner")
        .map(|lesson| words.plain(&course.text_key(&lesson.steps[0])));
    (course, plan, said, text.unwrap_or_default())
}

#[test]
fn a_folder_and_a_zip_of_it_are_the_same() {
    let dir = tempfile::tempdir().unwrap();
    let inner = folder(&dir.path().join("stick"), &files());
    let spread: Vec<(&str, Vec<u8>)> = files()
        .into_iter()
        .map(|(name, bytes)| match name {
            "course.yaml" => ("lessons/course.yaml", bytes),
            "corner.yaml" => ("lessons/corner.yaml", bytes),
            other => (other, bytes),
        })
        .collect();
    let spread = folder(&dir.path().join("spread"), &spread);
    let flat = zip(dir.path(), "", &files());
    let (whole, deep) = (dir.path().join("whole"), dir.path().join("deep"));
    std::fs::create_dir_all(&whole).unwrap();
    std::fs::create_dir_all(&deep).unwrap();
    let named = zip(&whole, "my pack/", &files());
    let mut noise = files();
    noise.push(("../__MACOSX/._plan.yaml.bin", vec![0; 9]));
    let noisy = zip(&deep, "a/b/", &noise);
    let apart = dir.path().join("apart");
    std::fs::create_dir_all(&apart).unwrap();
    let in_folder: Vec<(&str, Vec<u8>)> = files()
        .into_iter()
        .filter(|(name, _)| *name != "plan.yaml")
        .map(|(name, bytes)| match name {
            "course.yaml" => ("lessons/course.yaml", bytes),
            "corner.yaml" => ("lessons/corner.yaml", bytes),
            other => (other, bytes),
        })
        .collect();
    for below in ["", "my pack/"] {
        let (_, _, said, text) = joined(open_pack(&zip(&apart, below, &in_folder)).unwrap());
        assert_eq!((said, text.as_str()), (Vec::new(), "Play in the corner."));
    }
    for path in [
        inner.clone(),
        inner.join("plan.yaml"),
        spread,
        flat,
        named,
        noisy,
    ] {
        let pack = open_pack(&path).unwrap();
        let (course, plan, said, text) = joined(pack);
        let shown = path.display();
        assert_eq!(said, Vec::<String>::new(), "{shown}");
        assert_eq!(text, "Play in the corner.", "{shown}");
        assert_eq!(plan.lessons(&course), ["ko", "corner"], "{shown}");
        let seconds: Vec<_> = plan.parts.iter().map(|part| part.seconds).collect();
        assert_eq!(seconds, [Some(450), None, Some(300)], "{shown}");
        let pause = &plan.parts[2];
        assert!(matches!(pause.content, Content::Pause));
        let title = pause.title.as_ref().unwrap();
        assert_eq!((title.text("ja"), title.text("zh-Hans")), ("休憩", "Break"));
        // Both chapters called `ko` are there, each with its own title.
        let titles: Vec<String> = ["ko", "mine_ko"].map(|id| course.chapter_key(id)).into();
        assert_eq!(titles, ["rules_go_chapter_ko", "my_chapter_ko"], "{shown}");
    }
}

#[test]
fn a_course_that_is_opened_from_elsewhere_brings_its_own_words() {
    let dir = tempfile::tempdir().unwrap();
    let inner = folder(&dir.path().join("mine"), &files()[1..]);
    let mut changed = files()[1..].to_vec();
    let words = WORDS.replace("Play in the corner.", "The colleague's text.");
    changed[2].1 = words.into_bytes();
    let packed = zip(dir.path(), "", &changed);
    let (mut course, mut layers) = (course(), vec![embedded()]);
    for (path, text) in [
        (&inner, "Play in the corner."),
        (&packed, "The colleague's text."),
    ] {
        open_pack(path).unwrap().join(&mut course, &mut layers);
        let key = course.text_key(&course.lesson("corner").unwrap().steps[0]);
        assert_eq!(words_for(&LocaleId::source(), &layers).plain(&key), text);
        assert_eq!(layers.len(), 2);
    }
    // The program's languages are as whole as before.
    let setup = Setup {
        course: course.clone(),
        layers: layers.clone(),
        faces: Vec::new(),
        system_locales: vec!["ja".to_owned()],
        system: SystemTaste::default(),
        progress: Progress::default(),
        settings: Settings::default(),
        notice: None,
        lesson: None,
        translate: None,
        author: None,
        teach: None,
    };
    let app = TengenApp::new(setup, Box::new(NoDesk));
    let state = app.state();
    let names: Vec<String> = state
        .languages
        .iter()
        .map(|it| it.label(&state.words))
        .collect();
    assert_eq!(names, ["English", "日本語", "简体中文", "繁體中文"]);
    // A version of the program's own course speaks before the program, whatever was opened before it.
    let own: Vec<(&str, Vec<u8>)> = [
        (
            "course.yaml",
            COURSE
                .replace("id: mine", "id: first_course")
                .replace("prefix: my", "prefix: rules_go"),
        ),
        ("corner.yaml", LESSON.replace("corner_1", "ko_take")),
        (
            "locales/en/lessons.ftl",
            "rules_go_ko_take_c = Another ko.\nrules_go_ko_take_n = Ko\n".to_owned(),
        ),
    ]
    .map(|(name, text)| (name, text.into_bytes()))
    .to_vec();
    let version = folder(&dir.path().join("version"), &own);
    open_pack(&version).unwrap().join(&mut course, &mut layers);
    let words = words_for(&LocaleId::source(), &layers);
    assert_eq!(words.plain("rules_go_ko_take_c"), "Another ko.");
}

#[test]
fn a_pack_without_a_plan_is_all_of_its_lessons_and_may_be_opened_again() {
    let dir = tempfile::tempdir().unwrap();
    let path = folder(dir.path(), &files()[1..]);
    let (mut course, mut layers) = (course(), vec![embedded()]);
    let count = course.lessons.len();
    for words in ["Play in the corner.", "Another text."] {
        let text = WORDS.replace("Play in the corner.", words);
        std::fs::write(path.join("locales/en/lessons.ftl"), text).unwrap();
        let (plan, problems) = open_pack(&path).unwrap().join(&mut course, &mut layers);
        assert!(problems.is_empty(), "{problems:?}");
        assert_eq!(plan.lessons(&course), ["corner"]);
        assert_eq!(course.lessons.len(), count + 1);
        let key = course.text_key(&course.lesson("corner").unwrap().steps[0]);
        assert_eq!(words_for(&LocaleId::source(), &layers).plain(&key), words);
    }
}

#[test]
fn what_is_not_there_is_named_and_the_rest_is_taught() {
    let plan = "format: 1\ntitle: T\nplan:\n  - lesson: koo\n  - steps: [ko_take, ko_tke]\n    minutes: 900\n  - lesson: ko\n    pause: x\n  - { board: { size: 9 }, minuts: 3 }\n  - board: { size: 40 }\n";
    let (plan, problems) = Plan::read("plan.yaml", plan, &course());
    let said: Vec<String> = problems
        .iter()
        .map(|it| format!("{} {} | {}", it.place.line, it.message, it.fix))
        .collect();
    assert_eq!(
        said,
        [
            "9 the field `minuts` is not known here | did you mean `minutes`?",
            "4 there is no lesson `koo` | did you mean `ko`?",
            "6 a part cannot take 900 minutes | write a number from 0 to 600, such as 7.5",
            "5 there is no step `ko_tke` | did you mean `ko_take`?",
            "7 a part of a plan is one of `lesson`, `steps`, `board` and `pause` | write one of them, and the others as parts of their own",
            "10 there is no board of 40 columns and 40 rows | use 2 to 25 lines",
        ]
    );
    let kinds: Vec<&str> = plan
        .parts
        .iter()
        .map(|part| match &part.content {
            Content::Lesson(_) => "lesson",
            Content::Steps(_) => "steps",
            Content::Board(_) => "board",
            Content::Pause => "pause",
        })
        .collect();
    assert_eq!(kinds, ["steps", "board"]);
}

#[test]
fn a_lesson_of_a_taken_name_is_named_and_left_out() {
    let dir = tempfile::tempdir().unwrap();
    for (lesson, step, said) in [
        ("ko", "own_1", "there is a lesson `ko` already"),
        ("own", "ko_take", "there is a step `ko_take` already"),
    ] {
        let course = COURSE.replace("corner", lesson);
        let text = LESSON.replace("corner_1", step).replace("corner", lesson);
        let name = format!("{lesson}.yaml");
        let files = [
            ("course.yaml", course.into_bytes()),
            (name.as_str(), text.into_bytes()),
        ];
        let path = folder(&dir.path().join(lesson), &files);
        let (course, _, problems, _) = joined(open_pack(&path).unwrap());
        assert_eq!(problems.len(), 1);
        assert!(problems[0].contains(said), "{problems:?}");
        assert_eq!(course.lesson("ko").unwrap().steps[0].id, "ko_take");
    }
}

#[test]
fn what_strangers_pack_harms_nobody() {
    let bomb = vec![b' '; 40 << 20];
    // What is added to a good pack, and what is said of it.
    let cases: [(&str, Vec<u8>, &str); 5] = [
        (
            "locales/en/bomb.ftl",
            bomb.clone(),
            "it holds more than 1048576 bytes",
        ),
        (
            "locales/en/bomb.otf",
            bomb,
            "it holds more than 33554432 bytes",
        ),
        (
            "../../outside.yaml",
            b"x: 1".to_vec(),
            "its name leads out of the zip",
        ),
        (
            "a\\..\\..\\b.yaml",
            b"x: 1".to_vec(),
            "its name leads out of the zip",
        ),
        (
            "locales/en/face.ttf",
            b"no font".to_vec(),
            "no OpenType or TrueType font",
        ),
    ];
    for (name, bytes, said) in cases {
        let dir = tempfile::tempdir().unwrap();
        let mut files = files();
        files.push((name, bytes));
        let path = zip(dir.path(), "", &files);
        assert!(
            path.metadata().unwrap().len() < 1 << 20,
            "the bomb is small"
        );
        let (_, _, problems, text) = joined(open_pack(&path).unwrap());
        assert_eq!(problems.len(), 1, "{name}: {problems:?}");
        assert!(problems[0].contains(said), "{name}: {problems:?}");
        assert_eq!(text, "Play in the corner.", "{name}");
        assert!(!dir.path().join("outside.yaml").exists());
    }
}

#[test]
fn a_zip_of_many_bombs_is_given_up_before_they_are_all_inflated() {
    let dir = tempfile::tempdir().unwrap();
    let bomb = vec![0; 32 << 20];
    let mut files = files();
    let names: Vec<String> = (0..8)
        .map(|number| format!("locales/en/{number}.ttf"))
        .collect();
    files.extend(names.iter().map(|name| (name.as_str(), bomb.clone())));
    let files: Vec<(&str, Vec<u8>)> = files.into_iter().collect();
    let why = open_pack(&zip(dir.path(), "", &files)).err().unwrap();
    assert!(why.contains("it holds more than"), "{why}");
}

#[test]
fn a_zip_that_is_damaged_or_empty_is_said_at_every_cut() {
    let dir = tempfile::tempdir().unwrap();
    let path = zip(dir.path(), "", &files());
    let whole = std::fs::read(&path).unwrap();
    let cut = dir.path().join("cut.zip");
    for length in (0..whole.len()).step_by(7) {
        std::fs::write(&cut, &whole[..length]).unwrap();
        assert!(open_pack(&cut).is_err(), "{length} bytes");
    }
    // A single turned byte is found by its sum, or does no harm.
    for at in (0..whole.len()).step_by(3) {
        let mut turned = whole.clone();
        turned[at] ^= 0x55;
        std::fs::write(&cut, &turned).unwrap();
        if let Ok(pack) = open_pack(&cut) {
            joined(pack);
        }
    }
    let empty = zip(dir.path(), "", &[("notes.txt", b"nothing".to_vec())]);
    let why = open_pack(&empty).err().unwrap();
    assert_eq!(why, "it holds no plan.yaml and no course.yaml");
}

#[cfg(unix)]
#[test]
fn a_link_out_of_the_folder_is_not_followed() {
    let dir = tempfile::tempdir().unwrap();
    let secret = dir.path().join("secret.ftl");
    std::fs::write(&secret, WORDS).unwrap();
    let path = folder(&dir.path().join("pack"), &files());
    std::fs::remove_file(path.join("corner.yaml")).unwrap();
    std::fs::write(dir.path().join("corner.yaml"), LESSON).unwrap();
    std::os::unix::fs::symlink("../corner.yaml", path.join("corner.yaml")).unwrap();
    std::os::unix::fs::symlink(&secret, path.join("locales/en/more.ftl")).unwrap();
    let (course, plan, problems, _) = joined(open_pack(&path).unwrap());
    let outside = problems
        .iter()
        .filter(|it| it.contains("it lies outside the folder"));
    assert_eq!(outside.count(), 2, "{problems:?}");
    assert!(course.lesson("corner").is_none());
    // The lesson that is there is taught all the same.
    assert_eq!(plan.lessons(&course), ["ko"]);
}

#[test]
fn an_authors_files_are_found_beside_the_words_or_in_a_folder() {
    let dir = tempfile::tempdir().unwrap();
    for place in ["", "lessons/"] {
        let named: Vec<(String, Vec<u8>)> = files()[1..3]
            .iter()
            .map(|(name, bytes)| (format!("{place}{name}"), bytes.clone()))
            .collect();
        let mut own: Vec<(&str, Vec<u8>)> = named
            .iter()
            .map(|(name, bytes)| (name.as_str(), bytes.clone()))
            .collect();
        own.push(files()[3].clone());
        let path = folder(&dir.path().join(format!("pack{}", place.len())), &own);
        let shelf = tengen::desktop::shelf(&path).unwrap();
        let names: Vec<String> = shelf.into_keys().collect();
        let expected = ["corner.yaml", "course.yaml"].map(|name| format!("{place}{name}"));
        assert_eq!(names[..2], expected);
        assert_eq!(names[2..], ["locales/en/lessons.ftl"]);
    }
}

#[test]
fn the_command_says_what_cannot_be_taught() {
    let dir = tempfile::tempdir().unwrap();
    let path = folder(dir.path(), &files());
    std::fs::write(
        path.join("bad.yaml"),
        "format: 1\nplan:\n  - lesson: none_such\n",
    )
    .unwrap();
    let shown = |name: &str| path.join(name).display().to_string();
    for (name, said) in [
        (shown("bad.yaml"), "there is no lesson `none_such`"),
        (shown("corner.yaml"), "there is nothing to be taught in it"),
        (shown("missing.zip"), "there is no lesson"),
        // A good one stops only at the missing display.
        (shown("plan.yaml"), "the teacher's desk needs a display"),
    ] {
        let output = std::process::Command::new(env!("CARGO_BIN_EXE_tengen"))
            .args(["teach", &name])
            .env_remove("DISPLAY")
            .env_remove("WAYLAND_DISPLAY")
            .output()
            .unwrap();
        let text = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(2), "{name}");
        assert!(text.contains(said), "{name}: {text}");
    }
}
