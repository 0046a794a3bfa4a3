//! Files written in other ways than the lessons are.

use tengen::lesson::Yaml;

use super::{check, list, map, show, text, with};

#[test]
fn line_ends_and_the_end_of_the_file_stay() {
    let windows = with(
        "  # é 囲碁\n  - id: a # ä\n    show: {}\n\n  # b\n  - id: b\n    marks: { cross: [A1] }\n",
    )
    .replace('\n', "\r\n");
    check(
        &windows,
        |it| {
            it.set(Some("a"), &["turn"], text("white"))?;
            it.set(Some("b"), &["marks", "circle"], list(&["A2"]))?;
            it.add_step(Some("a"), "c", show())?;
            it.move_step("b", -5)
        },
        &with("  # b\n  - id: b\n    marks: { cross: [A1], circle: [A2] }\n\n  # é 囲碁\n  - id: a # ä\n    turn: white\n    show: {}\n\n  - id: c\n    show: {}\n").replace('\n', "\r\n"),
    );
    check(
        &with("  - id: a\n    show: {}"),
        |it| {
            it.set(Some("a"), &["claims"], map([("captured", Yaml::Int(0))]))?;
            it.add_step(Some("a"), "b", show())
        },
        &with("  - id: a\n    show: {}\n    claims: { captured: 0 }\n\n  - id: b\n    show: {}"),
    );
    check(
        &with("  - id: a\n    show: {}\n  - id: b\n    turn: black"),
        |it| {
            it.move_step("b", -1)?;
            it.remove_step("a")?;
            it.remove(Some("b"), &["turn"])
        },
        &with("  - id: b"),
    );
    check(
        &format!("\u{feff}{}", with("  - id: a\n    show: {}\n")),
        |it| it.set(None, &["rules"], text("japanese")),
        &format!(
            "\u{feff}{}",
            with("  - id: a\n    show: {}\n").replace("id: a\nb", "id: a\nrules: japanese\nb")
        ),
    );
}

#[test]
fn steps_of_any_style_are_changed() {
    check(
        &with("# x\n- { id: a, show: {} } # a\n# y\n- id: b\n  show: {}\n"),
        |it| {
            it.set(Some("a"), &["turn"], text("white"))?;
            it.move_step("a", 1)?;
            it.add_step(Some("b"), "c", show())
        },
        &with(
            "# y\n- id: b\n  show: {}\n- id: c\n  show: {}\n# x\n- { id: a, turn: white, show: {} } # a\n",
        ),
    );
    check(
        &with("").replace(
            "steps:\n",
            "steps: [{ id: a, show: {} }, { id: b, show: {} }]\n",
        ),
        |it| it.move_step("b", -1),
        &with("  - id: b\n    show: {}\n  - id: a\n    show: {}\n"),
    );
    check(
        &with("").replace("steps:\n", "steps: [] # none\n"),
        |it| it.add_step(None, "a", show()),
        &with("  - id: a\n    show: {}\n").replace("steps:", "steps: # none"),
    );
    check(
        "{ format: 1, steps: [{ id: a }] }",
        |it| it.set(Some("a"), &["show"], map([])),
        "{ format: 1, steps: [{ id: a, show: {} }] }",
    );
    check(
        &with("  -\n    id: a\n    points:\n    show:\n"),
        |it| {
            it.set(Some("a"), &["points", "x"], text("A1"))?;
            it.set(Some("a"), &["show"], map([]))
        },
        &with("  -\n    id: a\n    points: { x: A1 }\n    show: {}\n"),
    );
    check(
        &with("  - show: {}\n    id: a\n    turn: black\n"),
        |it| {
            it.remove(Some("a"), &["show"])?;
            it.set(Some("a"), &["marks"], map([("cross", list(&["A1"]))]))
        },
        &with("  - id: a\n    turn: black\n    marks: { cross: [A1] }\n"),
    );
    check(
        &with("  - id: 'a'\n    play:\n    - W C3\n    - B C4 # c\n    show: {}\n"),
        |it| {
            it.set(Some("a"), &["play"], list(&["W C3"]))?;
            it.rename_step("a", "8")
        },
        &with("  - id: \"8\"\n    play: [W C3] # c\n    show: {}\n"),
    );
}

#[test]
fn comments_between_steps_belong_to_the_step_below() {
    let steps = "  # one\n  # one more\n  - id: a\n    show: {}\n    # of a\n\n  # apart\n\n  # two\n  - id: b\n    show: {}\n\n# end\n";
    check(
        &with(steps),
        |it| it.move_step("b", -1),
        &with(
            "  # two\n  - id: b\n    show: {}\n    # of a\n\n  # apart\n\n  # one\n  # one more\n  - id: a\n    show: {}\n\n# end\n",
        ),
    );
    check(
        &with(steps),
        |it| it.remove_step("b"),
        &with(
            "  # one\n  # one more\n  - id: a\n    show: {}\n    # of a\n\n  # apart\n\n\n# end\n",
        ),
    );
    check(
        &with(steps),
        |it| it.remove_step("a"),
        &with("    # of a\n\n  # apart\n\n  # two\n  - id: b\n    show: {}\n\n# end\n"),
    );
}
