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
fn a_diagram_for_print_is_the_board_alone_and_keeps_its_colors_elsewhere() {
    let folder = tempfile::tempdir().unwrap();
    let draw = |name: &str, more: &[&str]| {
        let out = folder.path().join(name);
        let mut args = vec!["render", "ko/ko_threat", "--theme", "print", "--out"];
        args.push(out.to_str().unwrap());
        args.extend(more);
        let output = tengen(&args);
        assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
        (std::fs::read(&out).unwrap(), text(&output.stdout))
    };
    let (asked, _) = draw("asked.svg", &[]);
    let (answered, _) = draw("answered.svg", &["--answer"]);
    for svg in [&asked, &answered] {
        let svg = text(svg);
        // Word processors read attributes, and take plain black and white for colors of the page.
        for never in [
            "<style", "style=", "class=", "#000000", "#ffffff", "#000\"", "#fff\"",
        ] {
            assert!(!svg.contains(never), "{never}");
        }
        for ink in ["#0a0a0a", "#fefefe"] {
            assert!(svg.contains(ink), "{ink}");
        }
    }
    let numbered = |svg: &[u8]| [">1</text>", ">2</text>"].map(|it| text(svg).contains(it));
    // The coordinates have a 1 and a 2 as well.
    assert_eq!(numbered(&asked), [true, true]);
    let ones = |svg: &[u8]| text(svg).matches(">1</text>").count();
    assert_eq!((ones(&asked), ones(&answered)), (1, 2));
    let (png, _) = draw("asked.png", &[]);
    let decoder = png::Decoder::new(std::io::Cursor::new(png));
    let reader = decoder.read_info().unwrap();
    assert!(reader.info().width >= 1200, "{}", reader.info().width);
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
    let plan: serde_json::Value =
        serde_json::from_slice(&tengen(&["schema", "--plan"]).stdout).unwrap();
    assert_eq!(plan["title"], "Tengen lesson plan");
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
        &["there is no such file or folder"],
    );
    check_failure(
        &["check", "--locales", "no_such_folder"],
        2,
        &["no_such_folder"],
    );
    check_failure(&["--no-such-flag"], 2, &["--no-such-flag"]);
}

fn case(name: &str) -> String {
    format!("{}/tests/sgf/cases/{name}.sgf", env!("CARGO_MANIFEST_DIR"))
}

#[test]
fn score_counts_a_record_line_by_line() {
    let finished = case("finished");
    for (options, code, lines) in [
        (
            &[][..],
            0,
            &[
                "5x5 board, japanese rules (from RU), komi 5.5 (from KM)",
                "Dead stones: A4 (a guess, as --dead names none).",
                "territory 10 5",
                "captured stones 0 0",
                "dead stones taken off 1 0",
                "komi 0 5.5",
                "all together 11 10.5",
                "Black wins by 0.5.",
                "The record says B+0.5, which this count does not contradict.",
            ][..],
        ),
        (
            &["--rules", "chinese", "--dead", "a4"],
            1,
            &[
                "chinese rules (as asked for)",
                "Dead stones: A4 (as named).",
                "territory 10 5",
                "living stones 5 5",
                "for handicap stones 0 0",
                "all together 15 15.5",
                "White wins by 0.5.",
                "The record says otherwise: B+0.5.",
            ],
        ),
        (
            &["--dead", ""],
            1,
            &[
                "Dead stones: none (as named).",
                "territory 0 5",
                "White wins by 10.5.",
            ],
        ),
        (
            &["--dead", "C1,D1"],
            1,
            &[
                "dead stones taken off 0 5",
                "yet not taken off",
                "side: D1, D2, D3, D4, D5.",
            ],
        ),
        (
            &["--rules", "tromp-taylor"],
            1,
            &["dead stones are not taken off", "all together 5 16.5"],
        ),
        (
            &["--rules", "capture"],
            0,
            &["Nobody has captured 1 stone; the game has no winner."],
        ),
    ] {
        let output = tengen(&[&["score", &finished], options].concat());
        let said = text(&output.stdout);
        assert_eq!(output.status.code(), Some(code), "{options:?}: {said}");
        let plain: Vec<String> = (said.lines())
            .map(|line| line.split_whitespace().collect::<Vec<_>>().join(" "))
            .collect();
        for line in lines {
            let found = plain.iter().any(|said| said.contains(line));
            assert!(found, "{options:?}: `{line}` is not in: {said}");
        }
    }
    let tie = tengen(&["score", &case("handicap_by_moves")]);
    let said = text(&tie.stdout);
    assert!(
        said.contains("A tie (jigo)") && said.contains("3 handicap stones"),
        "{said}"
    );
    assert!(said.contains("does not end with two passes"), "{said}");
}

#[test]
fn replay_names_each_illegal_move_of_a_record() {
    for (name, code, lines) in [
        (
            "finished",
            0,
            &["Replayed 14 moves of the main line; nothing is against"][..],
        ),
        (
            "illegal",
            1,
            &[
                "node 4, move 3: Black C4: the stone on B4 has just captured in this ko",
                "node 6, move 5: White D2: it was Black's turn",
                "node 9, move 8: Black E3: a black stone stands there; no board can show it",
                "Replayed 7 moves of the main line; 3 things are against the rules.",
            ],
        ),
        (
            "suicide",
            1,
            &["Black A5: the stone would have no liberty and captures nothing"],
        ),
        (
            "superko",
            1,
            &["Black A2: the board would be as it was at the start"],
        ),
        (
            "off_board",
            1,
            &[
                "node 3, move 2: White jj: this is no point",
                "Replayed 1 move ",
            ],
        ),
        ("setup_no_liberty", 1, &["a chain has no liberty: A5"]),
        (
            "variations",
            1,
            &["node 4, move 3, variation 3 after node 3: Black G7"],
        ),
        ("cut_in_value", 1, &["Replayed 2 moves"]),
    ] {
        let output = tengen(&["replay", &case(name)]);
        let said = text(&output.stdout);
        assert_eq!(output.status.code(), Some(code), "{name}: {said}");
        for line in lines {
            assert!(said.contains(line), "{name}: `{line}` is not in: {said}");
        }
    }
    let both = tengen(&["replay", "ko", &case("passes"), "--locale", "en"]);
    let said = text(&both.stdout);
    assert_eq!(both.status.code(), Some(0), "{said}");
    assert!(said.contains("Verified 6 steps and 6 moves.") && said.contains("Replayed 5 moves"));
}

#[test]
fn a_record_that_cannot_be_used_is_named_with_its_node() {
    let folder = tempfile::tempdir().unwrap();
    let deep = folder.path().join("deep.sgf");
    let nodes = "(;B[aa]".repeat(100_000);
    std::fs::write(&deep, format!("(;SZ[52]{nodes}")).unwrap();
    let deep = deep.to_str().unwrap();
    let wide = case("wide_52");
    for command in ["score", "replay"] {
        check_failure(
            &[command, &wide],
            2,
            &[
                "2:4: error: node 1, SZ: a board has 2 to 25 lines",
                "fix: ",
                "no game in it",
            ],
        );
        check_failure(&[command, deep], 2, &["the file ends", "node 1, SZ"]);
        check_failure(
            &[command, "no_such.sgf"],
            2,
            &["no_such.sgf: there is no such file"],
        );
        check_failure(&[command, &case("empty")], 2, &["there is no game record"]);
        check_failure(
            &[command, &case("cut_in_value")],
            1,
            &["node 4, move 2, B: the file ends"],
        );
        check_failure(
            &[command, &case("not_utf8")],
            1,
            &["node 2, move 1, C: some bytes"],
        );
        check_failure(
            &[command, &case("off_board")],
            1,
            &["node 3, move 2, W: `jj` lies off"],
        );
    }
    let finished = case("finished");
    for (options, words) in [
        (
            ["--rules", "house"],
            &["there are no rules `house`", "tromp-taylor"][..],
        ),
        (["--dead", "A1,Z"], &["--dead: `Z`"]),
        (["--dead", "A1"], &["no stone stands on A1"]),
        (["--dead", "J9"], &["J9 lies off the board, which is 5x5"]),
    ] {
        check_failure(&[&["score", &finished], &options[..]].concat(), 2, words);
    }
    let options = [
        "score",
        &finished,
        "--rules",
        "tromp-taylor",
        "--dead",
        "A4",
    ];
    check_failure(&options, 2, &["leave --dead out"]);
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

#[test]
fn two_copies_on_one_folder_lose_nothing_of_each_other() {
    use tengen::app::Desk;
    use tengen::desktop::DataFolder;
    use tengen::lesson::{EmbeddedLessons, Progress, read_course};
    let folder = tempfile::tempdir().unwrap();
    let course = read_course(&EmbeddedLessons).0.unwrap();
    let open = || DataFolder::find(Some(folder.path().to_owned())).unwrap();
    let (mut one, mut other) = (open(), open());
    assert_eq!((one.is_shared(), other.is_shared()), (false, true));
    let finished = |json: &str| {
        let progress = Progress::from_json(json).unwrap();
        let steps = ["ko_take", "ko_retake", "ko_threat", "ko_fill"];
        steps.map(|step| progress.is_finished(&course, step))
    };
    let (mut of_one, mut of_other) = (one.load_progress().0, other.load_progress().0);
    let saved = || std::fs::read_to_string(folder.path().join("progress.json")).unwrap();
    of_one.finish(&course, "ko_take");
    one.save_progress(&of_one.to_json()).unwrap();
    of_other.finish(&course, "ko_retake");
    other.save_progress(&of_other.to_json()).unwrap();
    assert_eq!(finished(&saved()), [true, true, false, false]);
    of_one.finish(&course, "ko_threat");
    one.save_progress(&of_one.to_json()).unwrap();
    of_other.finish(&course, "ko_fill");
    other.save_progress(&of_other.to_json()).unwrap();
    assert_eq!(finished(&saved()), [true; 4]);
    // What a copy of another version writes is kept under another name.
    write(
        folder.path(),
        "progress.json",
        b"{ \"tengen_progress\": 99 }",
    );
    one.save_progress(&of_one.to_json()).unwrap();
    let kept = std::fs::read_to_string(folder.path().join("progress-other-1.json"));
    assert_eq!(kept.unwrap(), "{ \"tengen_progress\": 99 }");
    assert_eq!(finished(&saved()), [true, true, true, false]);
    // Alone, what is forgotten stays forgotten; and the folder is free again.
    drop((one, other));
    let mut alone = open();
    assert!(!alone.is_shared());
    alone.load_progress();
    alone.save_progress(&Progress::default().to_json()).unwrap();
    assert_eq!(finished(&saved()), [false; 4]);
}

#[test]
fn an_export_takes_no_other_files_place() {
    use tengen::app::Desk;
    let folder = tempfile::tempdir().unwrap();
    let data = tengen::desktop::DataFolder::find(Some(folder.path().join("data"))).unwrap();
    let path = folder.path().join("mine.json");
    let asked = path.display().to_string();
    let other = folder.path().join("mine-1.json").display().to_string();
    for (json, went_to) in [("first", &asked), ("first", &asked), ("second", &other)] {
        assert_eq!(&data.export(&asked, json).unwrap(), went_to);
        assert_eq!(data.import(went_to).unwrap(), json);
    }
    assert_eq!(data.import(&asked).unwrap(), "first");
}

/// A folder of its own for a test, made anew.
fn scratch(name: &str) -> std::path::PathBuf {
    let folder = std::env::temp_dir().join(format!("tengen-test-{name}-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

/// A course of one step, so that words can be checked without proving all lessons.
fn small_course(folder: &Path) {
    let course = "format: 1\nid: c\nprefix: c\nchapters:\n  - { id: one, lessons: [a] }\n";
    std::fs::write(folder.join("course.yaml"), course).unwrap();
    let lesson = "format: 1\nid: a\nboard: { size: 5 }\nsteps:\n  - { id: a_one }\n";
    std::fs::write(folder.join("a.yaml"), lesson).unwrap();
}

#[test]
fn check_speaks_to_machines_and_fails_on_warnings_where_asked() {
    let folder = scratch("formats");
    let lessons = scratch("formats-lessons");
    small_course(&lessons);
    std::fs::create_dir(folder.join("fr")).unwrap();
    let file = folder.join("fr/app.ftl");
    std::fs::write(
        &file,
        "lesson-next = Suivant。\nlesson-back = Retour, 100 %: « ok »\n",
    )
    .unwrap();
    let run = |more: &[&str]| {
        let mut args = vec!["check", "--locale", "fr", "--locales"];
        args.extend([
            folder.to_str().unwrap(),
            "--lessons",
            lessons.to_str().unwrap(),
        ]);
        args.extend(more);
        tengen(&args)
    };
    assert_eq!(run(&[]).status.code(), Some(0));
    assert_eq!(run(&["--deny", "warnings"]).status.code(), Some(1));
    let json: serde_json::Value =
        serde_json::from_slice(&run(&["--format", "json"]).stdout).unwrap();
    assert_eq!(json["tengen_check"], 1);
    assert_eq!(json["locales"][0]["locale"], "fr");
    assert_eq!(json["locales"][0]["translated"], 2);
    let problems = json["problems"].as_array().unwrap();
    let marks = problems
        .iter()
        .filter(|it| it["message"] == "“。” is a mark of Chinese and Japanese");
    let marks: Vec<_> = marks.collect();
    assert_eq!(marks.len(), 1);
    assert_eq!(marks[0]["line"], 1);
    assert_eq!(marks[0]["column"], 22);
    assert_eq!(marks[0]["severity"], "warning");
    let sarif: serde_json::Value =
        serde_json::from_slice(&run(&["--format", "sarif"]).stdout).unwrap();
    assert_eq!(sarif["version"], "2.1.0");
    let results = sarif["runs"][0]["results"].as_array().unwrap();
    assert_eq!(results.len(), problems.len());
    for result in results {
        let place = &result["locations"][0]["physicalLocation"];
        assert!(
            place["artifactLocation"]["uri"]
                .as_str()
                .unwrap()
                .contains("locales")
                || place["artifactLocation"]["uri"]
                    .as_str()
                    .unwrap()
                    .contains("fr")
        );
        assert_ne!(place["region"]["startLine"], 0);
    }
    let github = text(&run(&["--format", "github"]).stdout);
    let line = github.lines().find(|line| line.contains("“。”")).unwrap();
    assert!(
        line.starts_with("::warning file=") && line.contains(",line=1,col=22::"),
        "{line}"
    );
    assert!(
        line.ends_with("%0Afix: use the marks of this language"),
        "{line}"
    );
    std::fs::remove_dir_all(&folder).unwrap();
    std::fs::remove_dir_all(&lessons).unwrap();
}

#[test]
fn a_language_is_begun_written_and_noted_and_a_changed_source_is_told() {
    let folder = scratch("locale");
    let lessons = scratch("locale-lessons");
    small_course(&lessons);
    let place = folder.to_str().unwrap();
    let course = lessons.to_str().unwrap();
    let run = |args: &[&str]| tengen(&[args, &["--locales", place, "--lessons", course]].concat());
    assert_eq!(run(&["locale", "new", "ko"]).status.code(), Some(0));
    // Begun again, it only gains what the source has gained.
    let again = run(&["locale", "new", "ko"]);
    assert!(text(&again.stdout).contains("every message of the source is there"));
    check_failure(
        &["locale", "new", "korean", "--locales", place],
        2,
        &["is no language"],
    );
    check_failure(
        &["locale", "new", "not a language", "--locales", place],
        2,
        &["is no language"],
    );
    check_failure(
        &["locale", "accept", "nl", "--locales", place],
        2,
        &["no folder"],
    );
    check_failure(&["locale", "accept", "ko"], 2, &["--locales DIR"]);
    let file = folder.join("ko/app.ftl");
    let begun = std::fs::read_to_string(&file).unwrap();
    let begun = begun.replace("# lesson-next = Next", "lesson-next = 다음");
    std::fs::write(&file, begun).unwrap();
    let said = text(&run(&["check", "--locale", "ko"]).stdout);
    assert!(
        said.contains("ko: 1 of ") && said.contains(" 0 errors,"),
        "{said}"
    );
    // Out as PO, another text written there, and back in.
    let po = folder.join("ko.po");
    let shown = po.to_str().unwrap();
    assert_eq!(
        run(&["locale", "export", "ko", "--out", shown])
            .status
            .code(),
        Some(0)
    );
    let text_of = std::fs::read_to_string(&po).unwrap();
    let back = "msgid \"Back\"\nmsgstr \"\"";
    assert!(text_of.contains("msgstr \"다음\"") && text_of.contains(back));
    std::fs::write(
        &po,
        text_of.replace(back, "msgid \"Back\"\nmsgstr \"뒤로\""),
    )
    .unwrap();
    assert_eq!(
        run(&["locale", "import", "ko", shown]).status.code(),
        Some(0)
    );
    let words = std::fs::read_to_string(&file).unwrap();
    assert!(words.contains("lesson-next = 다음") && words.contains("lesson-back = 뒤로"));
    std::fs::write(
        &po,
        "msgctxt \"lesson-back\"\nmsgid \"Back\"\nmsgstr \"{\"\n",
    )
    .unwrap();
    check_failure(
        &["locale", "import", "ko", shown, "--locales", place],
        1,
        &["no valid Fluent", ":3:1:"],
    );
    // The source changes: a folder of one's own goes before the program's words.
    let english = folder.join("en");
    std::fs::create_dir(&english).unwrap();
    let source =
        std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("locales/en/app.ftl"))
            .unwrap();
    std::fs::write(
        english.join("app.ftl"),
        source.replace("lesson-next = Next", "lesson-next = Onward"),
    )
    .unwrap();
    let changed = |output: &Output| {
        text(&output.stderr)
            .contains("the source of “lesson-next” has changed since it was translated")
    };
    assert!(changed(&run(&["check", "--locale", "ko"])));
    check_failure(
        &["locale", "accept", "ko", "nothing", "--locales", place],
        2,
        &["no message `nothing`"],
    );
    assert_eq!(
        run(&["locale", "accept", "ko", "lesson-next"])
            .status
            .code(),
        Some(0)
    );
    assert!(!changed(&run(&["check", "--locale", "ko"])));
    std::fs::remove_dir_all(&folder).unwrap();
    std::fs::remove_dir_all(&lessons).unwrap();
}

#[test]
fn the_gallery_shows_every_text_in_its_place_with_what_is_wrong_beside_it() {
    let (folder, lessons) = (scratch("gallery"), scratch("gallery-lessons"));
    small_course(&lessons);
    let words = folder.join("words/ja");
    std::fs::create_dir_all(&words).unwrap();
    std::fs::write(
        words.join("lessons.ftl"),
        "c_a_one_n = <題>\nc_a_one_c = 石です.\nc_chapter_one = 章\n",
    )
    .unwrap();
    let out = folder.join("out");
    let args = |locale| {
        vec![
            "gallery".to_owned(),
            "--locale".to_owned(),
            locale,
            "--lessons".to_owned(),
            lessons.display().to_string(),
            "--locales".to_owned(),
            folder.join("words").display().to_string(),
            "--out".to_owned(),
            out.display().to_string(),
        ]
    };
    let run = |locale: &str| {
        let args = args(locale.to_owned());
        tengen(&args.iter().map(String::as_str).collect::<Vec<_>>())
    };
    let output = run("ja");
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    let picture = std::fs::read(out.join("ja/c_a_one_c.png")).unwrap();
    assert!(picture.starts_with(b"\x89PNG"));
    // The title has its picture in its own step, not on the map.
    assert_eq!(
        picture,
        std::fs::read(out.join("ja/c_a_one_n.png")).unwrap()
    );
    assert!(out.join("ja/home-begin.png").is_file());
    let page = std::fs::read_to_string(out.join("index.html")).unwrap();
    for part in [
        "<p lang=\"ja\">&lt;題&gt;</p>",
        "src=\"ja/c_a_one_c.png\"",
        "<tr id=\"lesson-next\">",
    ] {
        assert!(page.contains(part), "{part}");
    }
    assert!(page.contains("<td class=changed><p lang=\"ja\">&lt;題&gt;</p>"));
    // A second run finds nothing changed, and a third what was.
    let again = text(&run("ja").stdout);
    assert!(again.contains(", 0 pictures changed"), "{again}");
    // A picture that was lost is drawn again, though nothing else is.
    std::fs::remove_file(out.join("ja/home-begin.png")).unwrap();
    let again = text(&run("ja").stdout);
    assert!(again.contains(", 1 pictures changed"), "{again}");
    assert!(out.join("ja/home-begin.png").is_file());
    std::fs::write(
        words.join("lessons.ftl"),
        "c_a_one_n = <題>\nc_a_one_c = 石と石です.\nc_chapter_one = 章\n",
    )
    .unwrap();
    assert_eq!(run("ja").status.code(), Some(0));
    assert_ne!(
        picture,
        std::fs::read(out.join("ja/c_a_one_c.png")).unwrap()
    );
    let page = std::fs::read_to_string(out.join("index.html")).unwrap();
    assert!(page.contains("<td class=changed><p lang=\"ja\">石と石です.</p>"));
    assert!(page.contains("<td><p lang=\"ja\">章</p>"));
    // Every language beside the others.
    assert_eq!(run("all").status.code(), Some(0));
    assert!(out.join("en/home-begin.png").is_file());
    assert_eq!(run("tlh").status.code(), Some(2));
    std::fs::remove_dir_all(&folder).unwrap();
    std::fs::remove_dir_all(&lessons).unwrap();
}

#[test]
fn a_language_brings_the_font_that_it_needs() {
    let (folder, lessons) = (scratch("fonts"), scratch("fonts-lessons"));
    small_course(&lessons);
    let words = folder.join("ko");
    std::fs::create_dir_all(&words).unwrap();
    std::fs::write(words.join("formats.ftl"), "language-name = 한국어\n").unwrap();
    let check = || {
        let (place, course) = (folder.to_str().unwrap(), lessons.to_str().unwrap());
        let output = tengen(&[
            "check",
            "--locale",
            "ko",
            "--locales",
            place,
            "--lessons",
            course,
        ]);
        text(&output.stderr)
    };
    let boxes = "no font has “한”; learners see a box";
    let without = check();
    assert!(without.contains("formats.ftl:1:17"), "{without}");
    assert!(without.contains(boxes), "{without}");

    let font = words.join("Regular.otf");
    std::fs::write(&font, "no font").unwrap();
    let broken = check();
    assert!(
        broken.contains("it is no OpenType or TrueType font"),
        "{broken}"
    );
    assert!(broken.contains(boxes), "{broken}");

    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/NotoSansKR-three.otf");
    std::fs::copy(data, &font).unwrap();
    let with = check();
    assert!(!with.contains("no font"), "{with}");
    std::fs::remove_dir_all(&folder).unwrap();
    std::fs::remove_dir_all(&lessons).unwrap();
}

#[test]
fn a_button_that_has_no_room_for_its_words_is_named() {
    let folder = scratch("cut");
    let words = folder.join("nl");
    std::fs::create_dir_all(&words).unwrap();
    let long = "woorden ".repeat(40);
    let text_of = |word: &str| format!("nav-help = Toetsen\nlesson-next = {word}\n");
    let check = |word: &str| {
        std::fs::write(words.join("app.ftl"), text_of(word)).unwrap();
        let place = folder.to_str().unwrap();
        let args = ["check", "--locale", "nl", "--locales", place];
        text(&tengen(&args).stderr)
    };
    let (short, long) = (check("Tip"), check(&long));
    assert!(!short.contains("is cut off"), "{short}");
    assert!(
        long.contains("“lesson-next” is cut off in a window of"),
        "{long}"
    );
    assert!(long.contains("app.ftl:2:1"), "{long}");
    std::fs::remove_dir_all(&folder).unwrap();
}
