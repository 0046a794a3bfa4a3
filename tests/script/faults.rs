//! Scalars that YAML takes for something else, and changes that are refused.

use tengen::lesson::{Script, ScriptError, Yaml};

use super::{check, check_refused, list, map, script, show, text, with};

#[test]
fn scalars_are_quoted_only_where_they_must() {
    let words = [
        ("C8", "C8"),
        ("W pass", "W pass"),
        ("ko-take", "ko-take"),
        ("J6.2", "J6.2"),
        ("W", "W"),
        ("囲碁", "囲碁"),
        ("it's", "it's"),
        ("9x9 board", "9x9 board"),
        ("N", "\"N\""),
        ("y", "\"y\""),
        ("on", "\"on\""),
        ("No", "\"No\""),
        ("8", "\"8\""),
        ("1e5", "\"1e5\""),
        ("0x1F", "\"0x1F\""),
        ("null", "\"null\""),
        ("~", "\"~\""),
        ("", "\"\""),
        ("- a", "\"- a\""),
        ("?", "\"?\""),
        ("-", "\"-\""),
        (": a", "\": a\""),
        ("#a", "\"#a\""),
        ("&a", "\"&a\""),
        ("*a", "\"*a\""),
        ("!a", "\"!a\""),
        ("|", "\"|\""),
        (">", "\">\""),
        ("%a", "\"%a\""),
        ("@a", "\"@a\""),
        ("`a", "\"`a\""),
        ("a: b", "\"a: b\""),
        ("a #b", "\"a #b\""),
        ("a:", "\"a:\""),
        (" a", "\" a\""),
        ("a ", "\"a \""),
        ("a, b", "\"a, b\""),
        ("a]", "\"a]\""),
        ("a\tb", "\"a\\tb\""),
        ("\"a\"", "\"\\\"a\\\"\""),
        ("\\", "\"\\\\\""),
        ("\u{1}", "\"\\u0001\""),
        ("<<", "\"<<\""),
        (".5", "\".5\""),
        ("2024-01-01", "\"2024-01-01\""),
    ];
    for (word, written) in words {
        for steps in ["  - id: a\n    idea: x\n", "  - { id: a, idea: x }\n"] {
            check(
                &with(steps),
                |it| it.set(Some("a"), &["idea"], text(word)),
                &with(&steps.replace('x', written)),
            );
        }
        let mut it = script(&with("  - id: a\n"));
        it.set(Some("a"), &["points", word], text(word)).unwrap();
        assert_eq!(it.value(Some("a"), &["points", word]), Some(&text(word)));
    }
    for (number, written) in [
        (6.5, "6.5"),
        (6.0, "6"),
        (-0.5, "-0.5"),
        (1e-7, "0.0000001"),
    ] {
        check_number(number, written);
    }
}

#[track_caller]
fn check_number(number: f64, written: &str) {
    let mut it = script(&with("  - id: a\n"));
    it.set(Some("a"), &["claims", "margin"], Yaml::Float(number))
        .unwrap();
    assert!(
        it.text()
            .contains(&format!("claims: {{ margin: {written} }}\n")),
        "{}",
        it.text()
    );
}

#[test]
fn what_would_change_another_place_is_refused() {
    let anchored =
        with("  - id: a\n    board: &b { size: 5 }\n  - id: b\n    board: *b\n    turn: black\n");
    let anchor = |path: &str| ScriptError::Anchor(path.to_owned());
    check_refused(
        &anchored,
        |it| it.set(Some("a"), &["board", "size"], Yaml::Int(7)),
        &anchor("board.size"),
    );
    check_refused(
        &anchored,
        |it| it.set(Some("b"), &["board", "size"], Yaml::Int(7)),
        &anchor("board.size"),
    );
    check_refused(
        &anchored,
        |it| it.set(Some("b"), &["board"], text("x")),
        &anchor("board"),
    );
    check_refused(
        &anchored,
        |it| it.remove(Some("a"), &["board"]),
        &anchor("board"),
    );
    check_refused(&anchored, |it| it.remove_step("a"), &anchor("steps"));
    check_refused(&anchored, |it| it.move_step("a", 1), &anchor("steps"));
    check(
        &anchored,
        |it| it.set(Some("b"), &["turn"], text("white")),
        &anchored.replace("black", "white"),
    );
    let block = with("  - id: a\n    board: &b\n      size: 5\n    turn: !!str black\n");
    check_refused(
        &block,
        |it| it.set(Some("a"), &["board", "size"], Yaml::Int(7)),
        &anchor("board.size"),
    );
    check_refused(
        &block,
        |it| it.set(Some("a"), &["turn"], text("white")),
        &anchor("turn"),
    );
    check_refused(
        &with("  - id: a\n    ? show\n    : {}\n"),
        |it| it.set(Some("a"), &["turn"], text("white")),
        &ScriptError::UnknownStyle,
    );
}

#[test]
fn what_makes_no_sense_is_refused() {
    let steps = with("  - id: a\n    ask: { goal: any }\n    play: [W C3]\n  - id: b\n");
    let path = |path: &str| path.to_owned();
    check_refused(
        &steps,
        |it| it.set(Some("x"), &["turn"], text("black")),
        &ScriptError::NoStep(path("x")),
    );
    check_refused(
        &steps,
        |it| it.set(Some("a"), &["ask", "goal", "point"], text("A1")),
        &ScriptError::NotAMapping(path("ask.goal")),
    );
    check_refused(
        &steps,
        |it| it.set(Some("a"), &["play", "0"], text("A1")),
        &ScriptError::NotAMapping(path("play")),
    );
    check_refused(
        &steps,
        |it| it.set(Some("a"), &["id"], text("c")),
        &ScriptError::Fixed(path("id")),
    );
    check_refused(
        &steps,
        |it| it.set(None, &["steps"], list(&[])),
        &ScriptError::Fixed(path("steps")),
    );
    check_refused(
        &steps,
        |it| it.set(Some("a"), &[], map([])),
        &ScriptError::Fixed(path("")),
    );
    check_refused(
        &steps,
        |it| it.remove(None, &["steps"]),
        &ScriptError::Fixed(path("steps")),
    );
    check_refused(
        &steps,
        |it| it.remove(Some("a"), &["marks", "cross"]),
        &ScriptError::NoField(path("marks.cross")),
    );
    check_refused(
        &steps,
        |it| it.add_step(None, "a", show()),
        &ScriptError::StepExists(path("a")),
    );
    check_refused(
        &steps,
        |it| it.rename_step("a", "b"),
        &ScriptError::StepExists(path("b")),
    );
    for text in [
        "",
        "a",
        "[]",
        "steps: 1",
        "steps:",
        "steps: {}",
        "a: [",
        "steps: []\n---\nsteps: []",
    ] {
        assert!(Script::new("x.yaml", text).is_err(), "{text}");
    }
}
