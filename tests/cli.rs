//! The commands as a person types them.

use std::path::Path;
use std::process::{Command, Output, Stdio};

use tengen::lesson::{EmbeddedLessons, read_course};

fn tengen(args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tengen"));
    for name in ["DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET"] {
        command.env_remove(name);
    }
    command.args(args).stdin(Stdio::null()).output().unwrap()
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

/// Runs a command that must fail in a sentence: the code, and words that the sentence must have.
#[track_caller]
fn check_failure(args: &[&str], code: i32, words: &[&str]) {
    let output = tengen(args);
    let said = text(&output.stderr);
    assert_eq!(output.status.code(), Some(code), "{said}");
    for word in words {
        assert!(said.contains(word), "`{word}` is not in: {said}");
    }
    for bad in ["panicked", "Err(", "Error {", "os error", "unwrap", "::"] {
        assert!(!said.contains(bad), "`{bad}` is in: {said}");
    }
}

#[test]
fn check_finds_nothing_wrong_with_what_is_shipped() {
    let output = tengen(&["check"]);
    let said = text(&output.stdout);
    assert_eq!(
        output.status.code(),
        Some(0),
        "{said}{}",
        text(&output.stderr)
    );
    assert!(
        said.contains(" 0 bare,") && said.contains("\n0 errors,"),
        "{said}"
    );
}

#[test]
fn replay_plays_the_course_in_every_language() {
    let (course, _) = read_course(&EmbeddedLessons);
    let lessons = course.unwrap().lessons;
    let steps: usize = lessons.iter().map(|lesson| lesson.steps.len()).sum();
    let steps = steps.to_string();
    for (locale, end) in [
        ("en", "Verified "),
        ("ja", "ステップ"),
        ("zh-Hans", "步"),
        ("zh-Hant", "節"),
    ] {
        let output = tengen(&["replay", "--locale", locale]);
        let said = text(&output.stdout);
        assert_eq!(
            output.status.code(),
            Some(0),
            "{locale}: {}",
            text(&output.stderr)
        );
        let last = said.lines().last().unwrap();
        assert!(last.contains(end) && last.contains(&steps), "{last}");
        assert!(
            !said.contains('\u{e000}') && !said.contains("rules_go"),
            "{locale}"
        );
    }
}

#[test]
fn without_a_display_no_renderer_opens_a_window() {
    let plain = tengen(&["ko", "--locale", "en"]);
    let software = tengen(&["ko", "--locale", "en", "--software"]);
    assert_eq!(software.status.code(), Some(0));
    assert_eq!(text(&software.stderr), text(&plain.stderr));
    assert_eq!(text(&software.stdout), text(&plain.stdout));
}

#[test]
fn without_display_and_terminal_the_course_is_replayed() {
    let output = tengen(&["ko", "--locale", "en"]);
    assert_eq!(output.status.code(), Some(0));
    assert_eq!(
        text(&output.stderr),
        "There is no display here, so the lesson goes on in the terminal.\n"
    );
    assert!(
        text(&output.stdout).contains("Verified 6 steps"),
        "{}",
        text(&output.stdout)
    );
}

#[test]
fn render_draws_a_step_as_png_and_svg() {
    let folder = tempfile::tempdir().unwrap();
    for name in ["ko.png", "ko.svg"] {
        let out = folder.path().join(name);
        let output = tengen(&[
            "render",
            "ko/ko_retake",
            "--locale",
            "ja",
            "--out",
            out.to_str().unwrap(),
        ]);
        assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
        let bytes = std::fs::read(&out).unwrap();
        let start: &[u8] = if name.ends_with("png") {
            b"\x89PNG"
        } else {
            b"<svg"
        };
        assert!(
            bytes
                .windows(start.len())
                .take(200)
                .any(|window| window == start),
            "{name}"
        );
    }
}

#[test]
fn the_schema_names_the_fields_of_the_script() {
    let schema: serde_json::Value = serde_json::from_slice(&tengen(&["schema"]).stdout).unwrap();
    assert_eq!(schema["title"], "Tengen lesson");
    for field in ["format", "id", "rules", "board", "points", "steps"] {
        assert!(schema["properties"][field].is_object(), "{field}");
    }
    let course: serde_json::Value =
        serde_json::from_slice(&tengen(&["schema", "--course"]).stdout).unwrap();
    assert_eq!(course["title"], "Tengen course");
}

#[test]
fn what_cannot_be_done_is_said_in_a_sentence() {
    check_failure(
        &["no_such"],
        2,
        &["there is no lesson `no_such`", "first_move"],
    );
    check_failure(&["replay", "no_such"], 2, &["there is no lesson `no_such`"]);
    check_failure(
        &["render", "ko/no_such", "--out", "x.png"],
        2,
        &["no step `no_such`", "ko_take"],
    );
    check_failure(
        &["render", "ko", "--out", "x.gif"],
        2,
        &["use .png or .svg"],
    );
    check_failure(
        &["check", "--lessons", "no_such_folder"],
        2,
        &["there is no such folder"],
    );
    check_failure(
        &["check", "--locales", "no_such_folder"],
        2,
        &["no_such_folder"],
    );
    check_failure(&["--no-such-flag"], 2, &["--no-such-flag"]);
}

fn write(folder: &Path, name: &str, content: &[u8]) {
    let path = folder.join(name);
    std::fs::create_dir_all(path.parent().unwrap()).unwrap();
    std::fs::write(path, content).unwrap();
}

#[test]
fn a_broken_pack_is_named_and_what_is_good_in_it_is_taken() {
    let folder = tempfile::tempdir().unwrap();
    let course = "format: 1\nid: p\nprefix: rules_go\nchapters:\n  - { id: stones, lessons: [good, huge, ../secret] }\n";
    write(folder.path(), "course.yaml", course.as_bytes());
    write(
        folder.path(),
        "good.yaml",
        b"format: 1\nid: good\nboard: { size: 9 }\nsteps: [{ id: start }]\n",
    );
    write(folder.path(), "huge.yaml", &vec![b'#'; 20 << 20]);
    let folder = folder.path().to_str().unwrap();
    check_failure(
        &["check", "--lessons", folder, "--locale", "en"],
        1,
        &["20971520 bytes", "`../secret` is no name", "fix: "],
    );
    let output = tengen(&["replay", "--lessons", folder, "--locale", "en"]);
    assert!(
        text(&output.stdout).contains("Verified 1 step and 0 moves."),
        "{}",
        text(&output.stdout)
    );
}

#[cfg(unix)]
#[test]
fn a_pack_cannot_reach_out_of_its_folder_by_a_link() {
    let outside = tempfile::tempdir().unwrap();
    write(
        outside.path(),
        "secret.yaml",
        b"format: 1\nid: secret\nboard: { size: 9 }\nsteps: [{ id: start }]\n",
    );
    let folder = tempfile::tempdir().unwrap();
    let course =
        "format: 1\nid: p\nprefix: rules_go\nchapters:\n  - { id: stones, lessons: [secret] }\n";
    write(folder.path(), "course.yaml", course.as_bytes());
    std::os::unix::fs::symlink(
        outside.path().join("secret.yaml"),
        folder.path().join("secret.yaml"),
    )
    .unwrap();
    check_failure(
        &["check", "--lessons", folder.path().to_str().unwrap()],
        1,
        &["it lies outside the folder"],
    );
}

#[test]
fn a_broken_locale_file_is_named_and_the_rest_speaks() {
    let folder = tempfile::tempdir().unwrap();
    let broken = format!(
        "lesson-next = Onward\nlesson-back = {{\n{}\n",
        "{".repeat(5000)
    );
    write(folder.path(), "en/app.ftl", broken.as_bytes());
    write(folder.path(), "ja/app.ftl", b"\xff\xfe\x00");
    let folder = folder.path().to_str().unwrap();
    check_failure(&["check", "--locales", folder], 1, &["app.ftl:", "fix: "]);
    let output = tengen(&["replay", "ko", "--locales", folder, "--locale", "en"]);
    assert!(
        text(&output.stdout).contains("Verified 6 steps"),
        "{}",
        text(&output.stderr)
    );
}

#[test]
fn damaged_files_of_a_learner_are_kept_under_another_name() {
    use tengen::desktop::DataFolder;
    let folder = tempfile::tempdir().unwrap();
    write(folder.path(), "progress.json", b"{ damaged");
    write(folder.path(), "settings.json", b"{ damaged");
    let mut data = DataFolder::find(Some(folder.path().to_owned())).unwrap();
    let (progress, notice) = data.load_progress();
    assert_eq!(progress, tengen::lesson::Progress::default());
    assert_eq!(notice.unwrap().key, "notice-damaged");
    data.load_settings();
    tengen::app::Desk::save_progress(&data, "{}").unwrap();
    for kept in ["progress-damaged-1.json", "settings-damaged-1.json"] {
        assert_eq!(
            std::fs::read(folder.path().join(kept)).unwrap(),
            b"{ damaged",
            "{kept}"
        );
    }
    write(
        folder.path(),
        "progress.json",
        b"{ \"tengen_progress\": 99, \"more\": {} }",
    );
    assert_eq!(data.load_progress().1.unwrap().key, "notice-newer");
}
