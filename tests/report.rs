//! What progress remembers of wrong answers, and the report on a class: as data, and as a person types the command.

use std::fs;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use tengen::lesson::{Attempt, ClassReport, Course, EmbeddedLessons, Progress, read_course};
use tengen::rules::Point;

fn course() -> Course {
    read_course(&EmbeddedLessons).0.unwrap()
}

#[test]
fn wrong_answers_are_remembered_with_their_counts_and_never_counted_twice() {
    let course = course();
    let lesson = course.lesson("ko").unwrap().clone();
    let step = lesson.steps[0].id.clone();
    let wrong = |progress: &Progress, step: &str| -> Vec<String> {
        let answers = progress.wrong_answers(&course, step);
        answers
            .map(|(name, times)| format!("{name} {times}"))
            .collect()
    };
    let mut progress = Progress::default();
    let point = |name: &str| Attempt::Point(name.parse().unwrap());
    assert!(!progress.to_json().contains("wrong"));
    assert!(progress.answered_wrong(&course, &step, &point("C8")));
    assert!(progress.answered_wrong(&course, &step, &point("C8")));
    assert!(progress.answered_wrong(&course, &step, &Attempt::Pass));
    let read = Progress::from_json(&progress.to_json()).unwrap();
    assert_eq!(read, progress);
    assert_eq!(wrong(&read, &step), ["C8 2", "pass 1"]);
    // One's own file says the same once more, or less than what happened since.
    let mut later = read.clone();
    later.answered_wrong(&course, &step, &point("C8"));
    later.answered_wrong(&course, &step, &point("A1"));
    later.merge(read.clone());
    assert_eq!(wrong(&later, &step), ["A1 1", "C8 3", "pass 1"]);
    let mut earlier = read;
    earlier.merge(later.clone());
    assert_eq!(wrong(&earlier, &step), wrong(&later, &step));
    later.reset_lesson(&course, &lesson);
    assert_eq!(wrong(&later, &step), [""; 0]);
    assert!(!later.to_json().contains("wrong"));
}

#[test]
fn remembered_answers_have_bounds_that_no_file_and_no_monkey_passes() {
    let course = course();
    let mut progress = Progress::default();
    for column in 0..19 {
        for row in 0..19 {
            let point = Attempt::Point(Point { column, row });
            for time in 0..200 {
                let new = progress.answered_wrong(&course, "ko_take", &point);
                // What changes nothing need not be written.
                assert_eq!(
                    new,
                    column == 0 && time < 99 || row < 5 && column == 1 && time < 99
                );
            }
        }
    }
    let kept: Vec<u32> = progress
        .wrong_answers(&course, "ko_take")
        .map(|it| it.1)
        .collect();
    assert_eq!(kept, [99; 24]);
    let answers: Vec<String> = (0..5000)
        .map(|it| format!("\"a{it}\": {}", it + 1))
        .collect();
    let file = format!(
        "{{\"tengen_progress\": 3, \"courses\": {{\"{}\": {{\"finished\": [], \"at\": null, \
         \"wrong\": {{\"ko_take\": {{{}}}, \"other\": {{\"A1\": 0}}}}}}}}}}",
        course.id,
        answers.join(", ")
    );
    let mut read = Progress::from_json(&file).unwrap();
    assert!(!read.to_json().contains("other"));
    read.merge(progress);
    let kept: Vec<u32> = read
        .wrong_answers(&course, "ko_take")
        .map(|it| it.1)
        .collect();
    assert_eq!(kept, [99; 24]);
}

#[test]
fn progress_of_older_versions_is_read() {
    let course = course();
    for (version, more) in [
        (1, ""),
        (
            2,
            ", \"again\": {\"ko_take\": {\"well\": 0, \"from\": 3}}, \"rounds\": {}",
        ),
    ] {
        let file = format!(
            "{{\"tengen_progress\": {version}, \"courses\": {{\"{}\": \
             {{\"finished\": [\"ko_take\"], \"at\": null{more}}}}}}}",
            course.id
        );
        let read = Progress::from_json(&file).unwrap();
        assert!(read.is_finished(&course, "ko_take"), "{version}");
        assert_eq!(read.is_asked_again(&course, "ko_take"), version == 2);
        assert_eq!(read.wrong_answers(&course, "ko_take").count(), 0);
        assert!(read.to_json().contains("\"tengen_progress\": 3"));
    }
}

#[test]
fn a_class_is_counted_by_pupils_and_the_common_comes_first() {
    let course = course();
    let lesson = course.lesson("ko").unwrap().clone();
    let (first, second) = (&lesson.steps[0].id, &lesson.steps[1].id);
    let point = |name: &str| Attempt::Point(name.parse().unwrap());
    let (mut ada, mut bo) = (Progress::default(), Progress::default());
    ada.finish(&course, first);
    ada.go_to(&course, &lesson, second);
    for _ in 0..5 {
        ada.answered_wrong(&course, second, &point("A1"));
    }
    for progress in [&mut ada, &mut bo] {
        progress.answered_wrong(&course, first, &Attempt::Pass);
        progress.answered_wrong(&course, first, &point("B2"));
    }
    bo.answered_wrong(&course, first, &point("B2"));
    // No step knows such answers: another course, or an older one.
    bo.answered_wrong(&course, first, &point("T19"));
    bo.answered_wrong(&course, second, &Attempt::Choice("no".to_owned()));
    let cy = Progress::default();
    let class = [("Ada", ada), ("Bo", bo), ("Cy", cy)];
    let class = class.map(|(name, progress)| (name.to_owned(), progress));
    let report = ClassReport::new(&course, &class);
    let lessons: Vec<&str> = report.lessons.iter().map(|it| it.id.as_str()).collect();
    assert_eq!(lessons, ["ko"]);
    let finished: Vec<Option<usize>> = report.pupils.iter().map(|it| it.finished[0]).collect();
    assert_eq!(finished, [Some(1), Some(0), None]);
    assert_eq!(report.pupils[0].at.as_ref().unwrap().step, *second);
    let steps: Vec<String> = report
        .steps
        .iter()
        .map(|step| {
            let answers = step.attempts.iter();
            let answers: Vec<String> = answers
                .map(|it| format!("{} {}/{}", it.attempt, it.pupils, it.times))
                .collect();
            let (pupils, times) = (step.pupils, step.times);
            format!("{} {pupils}/{times}: {}", step.index, answers.join(", "))
        })
        .collect();
    assert_eq!(steps, ["0 2/5: B2 2/3, pass 2/2", "1 1/5: A1 1/5"]);
}

/// A pupil who has finished the first step of a lesson, after some wrong answers, and stands in the second.
fn pupil(course: &Course, wrong: &[&str]) -> String {
    let lesson = course.lesson("ko").unwrap().clone();
    let mut progress = Progress::default();
    for name in wrong {
        let attempt = name.parse().map_or(Attempt::Pass, Attempt::Point);
        progress.answered_wrong(course, "ko_take", &attempt);
    }
    progress.finish(course, "ko_take");
    progress.go_to(course, &lesson, &lesson.steps[1].id);
    progress.to_json()
}

fn report(paths: &[&Path], more: &[&str]) -> (i32, String, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tengen"));
    command.arg("report").args(paths).args(more);
    let Output {
        status,
        stdout,
        stderr,
    } = command.stdin(Stdio::null()).output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (status.code().unwrap(), text(stdout), text(stderr))
}

#[test]
fn a_folder_of_files_is_reported_and_each_that_tells_nothing_is_named() {
    let course = course();
    let folder = tempfile::tempdir().unwrap();
    let class = folder.path().join("class");
    fs::create_dir_all(class.join("more")).unwrap();
    let write = |name: &str, text: &str| fs::write(class.join(name), text).unwrap();
    write("bo.json", &pupil(&course, &["B2", "pass", "B2"]));
    write("佐藤.json", &pupil(&course, &["B2"]));
    write("notes.txt", "nothing of ours");
    write("more/zoe.json", &pupil(&course, &[]));
    let (code, said, wrong) = report(&[&class], &[]);
    assert_eq!((code, wrong.as_str()), (0, ""));
    let steps = course.lesson("ko").unwrap().steps.len();
    let table = format!(
        "pupil  stands at  ko\nbo     ko 2       1/{steps}\n佐藤   ko 2       1/{steps}\n\n\
         ko/ko_take: 2 pupils went wrong\n  B2: 2 pupils, 3 times\n  pass: 1 pupil, 1 time\n"
    );
    assert_eq!(said, table);

    write("broken.json", "{ \"tengen");
    write("newer.json", "{ \"tengen_progress\": 999 }");
    write("foreign.json", "[1, 2, 3]");
    write("large.json", &" ".repeat(2 << 20));
    fs::write(class.join("latin.json"), b"\xe9").unwrap();
    let outside = folder.path().join("secret.json");
    fs::write(&outside, pupil(&course, &["A1"])).unwrap();
    #[cfg(unix)]
    std::os::unix::fs::symlink(&outside, class.join("link.json")).unwrap();
    let (code, said, wrong) = report(&[&class], &[]);
    assert_eq!((code, said.as_str()), (1, table.as_str()));
    let mut named = vec![
        ("broken.json", "at 1:9"),
        ("foreign.json", "not a progress file"),
        ("large.json", "2097152 bytes"),
        ("latin.json", "UTF-8"),
        ("newer.json", "a newer program wrote it, in version 999"),
    ];
    if cfg!(unix) {
        named.push(("link.json", "outside the folder"));
    }
    assert_eq!(wrong.lines().count(), named.len(), "{wrong}");
    for (name, why) in named {
        let has = |line: &str| line.contains(name) && line.contains(why);
        assert!(wrong.lines().any(has), "{name}: {wrong}");
    }

    let gone = folder.path().join("gone.json");
    let (code, said, wrong) = report(&[&gone, &class.join("broken.json")], &[]);
    assert_eq!((code, said.as_str()), (2, ""));
    assert!(wrong.contains("there is no such file"), "{wrong}");
    let (code, _, wrong) = report(
        &[&class.join("more"), &folder.path().join("class/more")],
        &[],
    );
    assert_eq!((code, wrong.as_str()), (0, ""));
}

#[test]
fn the_report_is_a_document_for_machines_as_well() {
    let course = course();
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("bo.json");
    fs::write(&file, pupil(&course, &["B2"])).unwrap();
    let gone = folder.path().join("gone.json");
    let (code, said, wrong) = report(&[&file, &gone], &["--format", "json"]);
    assert_eq!((code, wrong.as_str()), (1, ""));
    let json: serde_json::Value = serde_json::from_str(&said).unwrap();
    assert_eq!(json["tengen_report"], 1);
    assert_eq!(json["pupils"][0]["pupil"], "bo");
    assert_eq!(json["pupils"][0]["finished"]["ko"], 1);
    assert_eq!(json["pupils"][0]["at"]["lesson"], "ko");
    assert_eq!(json["steps"][0]["step"], "ko_take");
    assert_eq!(json["steps"][0]["wrong"][0]["answer"], "B2");
    assert_eq!(json["unread"][0]["why"], "there is no such file or folder");
}
