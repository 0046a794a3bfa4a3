//! Fields, comments, diagrams and new lessons.

use tengen::lesson::{Script, Yaml};

use super::{HEAD, check, list, map, reads, script, text, with};

#[test]
fn a_new_lesson_looks_like_the_others() {
    let it = Script::new_lesson("atari", 5, 5);
    assert_eq!(
        it.text(),
        "format: 1\nid: atari\nboard:\n  size: 5\n  stones: |\n    . . . . .\n    . . . . .\n    . . . . .\n    \
         . . . . .\n    . . . . .\nsteps:\n  - id: atari_1\n    show: {}\n"
    );
    assert!(reads("atari", it.text()));
    assert!(
        Script::new_lesson("a", 7, 5)
            .text()
            .contains("  size: [7, 5]\n")
    );
    assert!(reads("a", Script::new_lesson("a", 7, 5).text()));
    for hostile in ["", "a: b\n- c", "#", "8", "no", "\u{0}"] {
        let it = Script::new_lesson(hostile, 3, 3);
        let read = script(it.text());
        assert_eq!(
            read.value(None, &["id"]),
            Some(&text(hostile)),
            "{}",
            it.text()
        );
    }
}

#[test]
fn a_field_inside_braces_changes_alone() {
    check(
        &with("  - id: a\n    ask: { goal: { capture: C8 } } # why\n"),
        |it| it.set(Some("a"), &["ask", "goal", "capture"], text("D4")),
        &with("  - id: a\n    ask: { goal: { capture: D4 } } # why\n"),
    );
    check(
        &with("  - id: a\n    ask: { goal: { capture: C8 } } # why\n"),
        |it| it.set(Some("a"), &["ask", "goal"], map([("atari", text("C8"))])),
        &with("  - id: a\n    ask: { goal: { atari: C8 } } # why\n"),
    );
    check(
        &with("  - id: a\n    ask: {   wrong: {x: {after: A1}}  }\n"),
        |it| it.set(Some("a"), &["ask", "goal"], text("any")),
        &with("  - id: a\n    ask: {   goal: any, wrong: {x: {after: A1}}  }\n"),
    );
    check(
        &with("  - id: a\n    marks: { triangle: [A1], circle: [B1], square: [C1] }\n"),
        |it| {
            it.remove(Some("a"), &["marks", "circle"])?;
            it.remove(Some("a"), &["marks", "square"])
        },
        &with("  - id: a\n    marks: { triangle: [A1] }\n"),
    );
    check(
        &with("  - id: a\n    marks: { triangle: [A1] }\n    show: {}\n"),
        |it| it.remove(Some("a"), &["marks", "triangle"]),
        &with("  - id: a\n    show: {}\n"),
    );
    check(
        &with("  - id: a\n    pass: { answer: pass }\n"),
        |it| it.remove(Some("a"), &["pass", "answer"]),
        &with("  - id: a\n    pass: {}\n"),
    );
}

#[test]
fn a_line_that_gets_too_long_is_broken() {
    let many: Vec<String> = (1..20).map(|n| format!("B{n}")).collect();
    let many: Vec<&str> = many.iter().map(String::as_str).collect();
    check(
        &with("  - id: a\n    marks: { triangle: [A1], circle: [\"8\"] } # why\n    show: {}\n"),
        |it| it.set(Some("a"), &["marks", "square"], list(&many)),
        &with(
            "  - id: a\n    marks: # why\n      triangle: [A1]\n      circle: [\"8\"]\n      square: [B1, B2, B3, B4, B5, \
             B6, B7, B8, B9, B10, B11, B12, B13, B14, B15, B16, B17, B18, B19]\n    show: {}\n",
        ),
    );
    check(
        &with(
            "  - id: a\n    marks: { cross: [A1, # one\n      A2], circle: [A2] }\n    show: {}\n",
        ),
        |it| it.set(Some("a"), &["marks", "cross"], list(&["A3"])),
        &with("  - id: a\n    # one\n    marks: { cross: [A3], circle: [A2] }\n    show: {}\n"),
    );
    // With a comment inside the line stays, so that the comment does.
    check(
        &with(
            "  - id: a\n    marks: { triangle: [A1], # one\n      circle: [A2] }\n    show: {}\n",
        ),
        |it| it.set(Some("a"), &["marks", "circle"], list(&["A3"])),
        &with(
            "  - id: a\n    marks: { triangle: [A1], # one\n      circle: [A3] }\n    show: {}\n",
        ),
    );
}

#[test]
fn the_comments_of_a_field_stay() {
    let fields = "  - id: a # first\n    # above\n    ask: # head\n      # inside\n      goal: any # goal\n    # between\n    claims: { captured: 1 } # last\n\n# end\n";
    check(
        &with(fields),
        |it| it.set(Some("a"), &["claims"], map([("captured", Yaml::Int(2))])),
        &with(&fields.replace("captured: 1", "captured: 2")),
    );
    check(
        &with(fields),
        |it| it.set(Some("a"), &["ask", "goal"], map([("point", text("A1"))])),
        &with(&fields.replace("goal: any", "goal: { point: A1 }")),
    );
    check(
        &with(fields),
        |it| it.set(Some("a"), &["ask"], map([("wrong", map([]))])),
        &with(
            "  - id: a # first\n    # above\n    # inside\n    # goal\n    ask: { wrong: {} } # head\n    # between\n    claims: { captured: 1 } # last\n\n# end\n",
        ),
    );
    check(
        &with(fields),
        |it| it.set(Some("a"), &["marks"], map([("cross", list(&["A1"]))])),
        &with(&fields.replace("# first\n", "# first\n    marks: { cross: [A1] }\n")),
    );
    check(
        &with("  - id: a\n    show: {}\n\tx".trim_end_matches("\tx")),
        |it| it.set(Some("a"), &["show"], map([])),
        &with("  - id: a\n    show: {}\n"),
    );
    check(
        &with("  - id: a\n    turn: black\t#\ta\ttab\n"),
        |it| it.set(Some("a"), &["turn"], text("white")),
        &with("  - id: a\n    turn: white\t#\ta\ttab\n"),
    );
}

#[test]
fn diagrams_are_blocks() {
    let size = "board: { size: 5 }\n";
    check(
        HEAD.to_owned()
            .replace(size, "board: { size: 5 } # b\n")
            .as_str()
            .to_owned()
            .add_step()
            .as_str(),
        |it| {
            it.set(
                None,
                &["board", "stones"],
                Yaml::Diagram(". X\nO .\n".into()),
            )
        },
        &"format: 1\nid: a\nboard: # b\n  size: 5\n  stones: |\n    . X\n    O .\nsteps:\n"
            .to_owned()
            .add_step(),
    );
    let stones = "format: 1\nid: a\nboard:\n  size: 2\n  stones: | # s\n    . X\n    O .\n\n  # t\n  to_play: white\nsteps:\n".to_owned().add_step();
    check(
        &stones,
        |it| it.set(None, &["board", "stones"], Yaml::Diagram("X X\nX .".into())),
        &stones.replace(". X\n    O .", "X X\n    X ."),
    );
    check(
        &stones,
        |it| it.remove(None, &["board", "stones"]),
        &stones.replace("  stones: | # s\n    . X\n    O .\n", ""),
    );
}

trait AddStep {
    fn add_step(self) -> String;
}

impl AddStep for String {
    fn add_step(self) -> String {
        self + "  - id: a\n    show: {}\n"
    }
}
