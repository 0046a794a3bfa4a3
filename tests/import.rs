//! Lessons from game records: what their authors call right and wrong, and that the lessons can be taken.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

fn tengen(args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tengen"));
    command
        .args(args)
        .env_remove("DISPLAY")
        .env_remove("WAYLAND_DISPLAY");
    command.output().unwrap()
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// Imports a record; returns the folder, what was said, and the exit code.
fn import(folder: &Path, name: &str, sgf: &str) -> (PathBuf, String, Option<i32>) {
    let file = folder.join(format!("{name}.sgf"));
    std::fs::write(&file, sgf).unwrap();
    let out = folder.join(name);
    let output = tengen(&[
        "import",
        file.to_str().unwrap(),
        "--out",
        out.to_str().unwrap(),
    ]);
    let said = text(&output.stdout) + &text(&output.stderr);
    (out, said, output.status.code())
}

/// Every move of the lessons is proved, every key is there.
#[track_caller]
fn check(out: &Path) {
    let words = out.join("locales");
    let lessons = out.to_str().unwrap();
    let output = tengen(&[
        "check",
        "--locale",
        "en",
        "--lessons",
        lessons,
        "--locales",
        words.to_str().unwrap(),
    ]);
    let said = text(&output.stderr);
    assert_eq!(output.status.code(), Some(0), "{said}");
}

/// A white stone on D4 in atari, Black to play; what follows comes behind it.
fn problem(rest: &str) -> String {
    format!("(;GM[1]FF[4]SZ[7]GN[Take it]AB[cd][ed][dc]AW[dd]PL[B]C[Take the stone.]{rest})")
}

#[test]
fn what_authors_call_right_and_wrong_is_understood() {
    let wrong = "B[ag]C[Far away.];W[de]C[White gets away.]";
    // The record, the right lines, a wrong move that is answered, what is reported.
    let cases = [
        (
            problem(&format!("(;B[de]C[RIGHT Taken.])(;{wrong})")),
            "[[D3]]",
            "A1",
            "RIGHT",
        ),
        (
            problem(&format!("(;{wrong})(;B[de]C[Correct!])")),
            "[[D3]]",
            "A1",
            "CORRECT",
        ),
        (
            problem(&format!("(;{wrong})(;B[de]TE[1])")),
            "[[D3]]",
            "A1",
            "TE",
        ),
        (
            problem(&format!("(;BM[1]{wrong})(;B[de])")),
            "[[D3]]",
            "A1",
            "BM",
        ),
        (
            problem(&format!("(;{wrong}GW[1])(;B[de]GB[2])")),
            "[[D3]]",
            "A1",
            "GB",
        ),
        (
            problem(&format!("(;{wrong}GW[1])(;B[de])")),
            "[[D3]]",
            "A1",
            "GW",
        ),
        (
            problem(&format!("(;B[de])(;{wrong})")),
            "[[D3]]",
            "A1",
            "the main line",
        ),
        (
            problem("(;B[ag]C[WRONG];W[de])(;B[de])"),
            "[[D3]]",
            "A1",
            "WRONG",
        ),
        (
            problem("(;B[de]C[正解])(;B[ag]C[失敗];W[de])"),
            "[[D3]]",
            "A1",
            "正解",
        ),
        (problem("(;B[de])"), "[[D3]]", "", "1 right lines"),
    ];
    let folder = tempfile::tempdir().unwrap();
    for (number, (sgf, lines, after, reported)) in cases.into_iter().enumerate() {
        let (out, said, code) = import(folder.path(), &format!("case{number}"), &sgf);
        assert_eq!(code, Some(0), "{sgf}: {said}");
        assert!(said.contains(reported), "{sgf}: {said}");
        let yaml = std::fs::read_to_string(out.join(format!("case{number}.yaml"))).unwrap();
        assert!(yaml.contains(&format!("lines: {lines}")), "{sgf}: {yaml}");
        assert_eq!(
            yaml.contains(&format!("after: {after},")),
            !after.is_empty(),
            "{sgf}: {yaml}"
        );
        let words = std::fs::read_to_string(out.join("locales/en/lessons.ftl")).unwrap();
        assert!(
            words.contains("{\"Take it\"}") && words.contains("{\"Take the stone.\"}"),
            "{words}"
        );
        for mark in ["RIGHT", "WRONG"] {
            assert!(!words.contains(mark), "{words}");
        }
        check(&out);
    }
}

#[test]
fn a_problem_may_have_several_lines_and_white_may_play() {
    let folder = tempfile::tempdir().unwrap();
    // Two stones of White's in atari far from each other: either may be taken.
    let two = "(;SZ[9]AB[cc][bb][bd][hg][gh]AW[bc][hh][ig]PL[B](;B[ac]C[RIGHT])(;B[ih]C[RIGHT]))";
    let (out, said, code) = import(folder.path(), "two", two);
    assert_eq!(code, Some(0), "{said}");
    let yaml = std::fs::read_to_string(out.join("two.yaml")).unwrap();
    assert!(yaml.contains("lines: [[A7], [J2]]"), "{yaml}");
    check(&out);
    // White plays; the line has an answer in its middle, and the last move of the opponent is not asked for.
    let white = "(;SZ[7]AW[cd][ed][dc]AB[dd]PL[W];W[df];B[de];W[ce];B[ag])";
    let (out, said, code) = import(folder.path(), "white", white);
    assert_eq!(code, Some(0), "{said}");
    let yaml = std::fs::read_to_string(out.join("white.yaml")).unwrap();
    assert!(
        yaml.contains("to_play: white") && yaml.contains("lines: [[D2, D3, C3]]"),
        "{yaml}"
    );
    check(&out);
}

#[test]
fn what_cannot_be_used_is_said_and_the_rest_is() {
    let folder = tempfile::tempdir().unwrap();
    for (name, sgf, said, code) in [
        (
            "deep",
            problem("(;B[de];W[df](;B[ee]C[RIGHT])(;B[ag]C[WRONG]))"),
            "1 wrong variations behind a right first move",
            1,
        ),
        (
            "turn",
            problem("(;B[de])(;B[ag];B[bg])"),
            "out of turn or against the rules",
            1,
        ),
        (
            "occupied",
            problem("(;B[de])(;B[dd])"),
            "out of turn or against the rules",
            1,
        ),
        (
            "answers",
            problem("(;B[df]C[a];W[de];B[ce]C[RIGHT])(;B[df];W[ag];B[de]C[RIGHT])"),
            "another answer to the same move",
            1,
        ),
        (
            "marks",
            "(;SZ[7]AB[cd][ed][dc]AW[dd]PL[B]TR[dd]DD[aa];B[de])".to_owned(),
            "1 marks that lessons do not have",
            1,
        ),
    ] {
        let (out, told, found) = import(folder.path(), name, &sgf);
        assert_eq!(found, Some(code), "{name}: {told}");
        assert!(told.contains(said), "{name}: {told}");
        check(&out);
    }
    // A record of that name does not stand in the way of the course.
    let (out, told, _) = import(folder.path(), "course", &problem("(;B[de])"));
    assert!(out.join("course_2.yaml").exists(), "{told}");
    check(&out);
    // Where nothing can be used, nothing is written.
    for (name, sgf) in [
        ("bad", problem("(;B[de]BM[1])").as_str()),
        ("dead", "(;SZ[5]AB[ab][ba]AW[aa]PL[B](;B[cc])(;B[dd]))"),
        ("none", "no record at all"),
    ] {
        let (out, told, found) = import(folder.path(), name, sgf);
        assert!(matches!(found, Some(1 | 2)), "{name}: {told}");
        assert!(!out.exists(), "{name}: {told}");
    }
}

#[test]
fn a_game_becomes_a_demonstration() {
    let folder = tempfile::tempdir().unwrap();
    let game = "(;GM[1]FF[4]SZ[9]GN[A game]KM[6.5];B[ee]C[Black begins \"here\" at E5 {really}.];W[cc];B[gc]TR[gc]LB[aa:x][ii:y][ai:y]TB[ba];W[gg]C[Two\nlines.];B[])";
    let (out, said, code) = import(folder.path(), "game", game);
    assert_eq!(code, Some(0), "{said}");
    let yaml = std::fs::read_to_string(out.join("game.yaml")).unwrap();
    for part in [
        "play: [B E5]",
        "play: [W C7, B G7]",
        "triangle: [G7]",
        "\"x\": [A9]",
        "B pass",
    ] {
        assert!(yaml.contains(part), "{part}: {yaml}");
    }
    let words = std::fs::read_to_string(out.join("locales/en/lessons.ftl")).unwrap();
    assert!(
        words.contains("{\"Black begins \\\"here\\\" at E5 {really}.\"}"),
        "{words}"
    );
    check(&out);
    // A folder that is there is left alone.
    let file = folder.path().join("game.sgf");
    let again = tengen(&[
        "import",
        file.to_str().unwrap(),
        "--out",
        out.to_str().unwrap(),
    ]);
    assert_eq!(again.status.code(), Some(2));
    assert!(text(&again.stderr).contains("is there already"));
}

#[test]
fn a_lesson_goes_out_as_records_and_comes_back() {
    let folder = tempfile::tempdir().unwrap();
    for lesson in ["capture", "snapback", "ko"] {
        let file = folder.path().join(format!("{lesson}.sgf"));
        let output = tengen(&["export", lesson, "--out", file.to_str().unwrap()]);
        assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
        let sgf = std::fs::read_to_string(&file).unwrap();
        let (out, said, _) = import(folder.path(), &format!("{lesson}_back"), &sgf);
        assert!(said.contains("RIGHT as the author's word"), "{said}");
        check(&out);
    }
    let sgf = std::fs::read_to_string(folder.path().join("capture.sgf")).unwrap();
    assert!(sgf.contains("BM[1]"), "{sgf}");
    // Every record is one that the rules allow.
    let file = folder.path().join("capture.sgf");
    let output = tengen(&["replay", file.to_str().unwrap()]);
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
}
