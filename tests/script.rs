//! Changes to the text of a lesson: what is asked for is there, and all else is as it was, byte for byte.

use std::panic::{AssertUnwindSafe, catch_unwind};

use tengen::lesson::{CourseFiles, EmbeddedLessons, Script, ScriptError, Yaml, read_lesson};

fn lessons() -> Vec<(String, String)> {
    let others = ["course.yaml", "glossary.yaml", "coverage.yaml"];
    EmbeddedLessons::names()
        .filter(|name| !others.contains(name))
        .map(|name| {
            let text = EmbeddedLessons.read(name).unwrap();
            (name.trim_end_matches(".yaml").to_owned(), text)
        })
        .collect()
}

fn script(text: &str) -> Script {
    Script::new("test.yaml", text).unwrap_or_else(|problem| panic!("{problem}\n{text}"))
}

fn text(word: &str) -> Yaml {
    Yaml::Text(word.to_owned())
}

fn list(words: &[&str]) -> Yaml {
    Yaml::List(words.iter().map(|word| text(word)).collect())
}

fn map<const N: usize>(entries: [(&str, Yaml); N]) -> Yaml {
    Yaml::Map(entries.map(|(key, value)| (key.to_owned(), value)).into())
}

fn show() -> (&'static str, Yaml) {
    ("show", map([]))
}

/// The lines with a comment, in the order of the alphabet: a move changes their order.
fn comments(text: &str) -> Vec<&str> {
    let mut lines: Vec<&str> = text
        .lines()
        .filter_map(|line| match line.find(" #") {
            _ if line.starts_with('#') => Some(line),
            Some(at) => line.get(at..),
            None => None,
        })
        .collect();
    lines.sort_unstable();
    lines
}

/// The lines that were taken out and put in between the first and the last difference.
fn changed<'t>(before: &'t str, after: &'t str) -> (Vec<&'t str>, Vec<&'t str>) {
    let old: Vec<&str> = before.split_inclusive('\n').collect();
    let new: Vec<&str> = after.split_inclusive('\n').collect();
    let most = old.len().min(new.len());
    let head = (0..most).take_while(|at| old[*at] == new[*at]).count();
    let tail = (0..most - head)
        .take_while(|at| old[old.len() - 1 - at] == new[new.len() - 1 - at])
        .count();
    let old = old[head..old.len() - tail].to_vec();
    (old, new[head..new.len() - tail].to_vec())
}

/// The lines of a step's field.
fn field_lines<'t>(text: &'t str, step: &str, field: &str) -> Vec<&'t str> {
    let lines = text.split_inclusive('\n');
    let own = format!("  - id: {step}");
    let mut lines = lines.skip_while(|line| line.trim_end() != own).skip(1);
    let key = format!("    {field}:");
    let mut found: Vec<&str> = lines
        .by_ref()
        .find(|it| it.starts_with(&key))
        .into_iter()
        .collect();
    found.extend(lines.take_while(|it| it.starts_with("     ")));
    found
}

fn reads(id: &str, text: &str) -> bool {
    let mut problems = Vec::new();
    read_lesson(id, id, text, &mut problems).is_some()
}

#[track_caller]
fn check(before: &str, change: impl FnOnce(&mut Script) -> Result<(), ScriptError>, after: &str) {
    let mut it = script(before);
    if let Err(error) = change(&mut it) {
        panic!("{error}: {error:?}\n{before}");
    }
    assert_eq!(it.text(), after);
    assert_eq!(script(after), it, "what is read is what is there");
}

#[track_caller]
fn check_refused(
    before: &str,
    change: impl FnOnce(&mut Script) -> Result<(), ScriptError>,
    expected: &ScriptError,
) {
    let mut it = script(before);
    assert_eq!(change(&mut it).as_ref(), Err(expected), "{}", it.text());
    assert_eq!(it.text(), before);
}

#[test]
fn setting_a_field_to_its_value_changes_nothing() {
    for (id, before) in lessons() {
        let mut it = script(&before);
        for step in it.step_ids() {
            let Some(Yaml::Map(fields)) = it.value(Some(&step), &[]).cloned() else {
                panic!("{step}")
            };
            for (field, value) in fields.into_iter().filter(|(field, _)| field != "id") {
                it.set(Some(&step), &[&field], value).unwrap();
                assert_eq!(it.text(), before, "{id} {step} {field}");
            }
        }
    }
}

#[test]
fn a_field_that_is_removed_and_set_again_says_the_same() {
    for (id, before) in lessons() {
        let original = script(&before);
        for step in original.step_ids() {
            let Some(Yaml::Map(fields)) = original.value(Some(&step), &[]).cloned() else {
                panic!("{step}")
            };
            for (field, value) in fields.into_iter().filter(|(field, _)| field != "id") {
                let mut it = original.clone();
                it.remove(Some(&step), &[&field]).unwrap();
                let (old, new) = changed(&before, it.text());
                assert_eq!((old, new), (field_lines(&before, &step, &field), vec![]));
                it.set(Some(&step), &[&field], value).unwrap();
                assert!(
                    it.value(None, &[])
                        .unwrap()
                        .says_the_same(original.value(None, &[]).unwrap())
                );
                assert!(reads(&id, it.text()), "{id} {step} {field}\n{}", it.text());
                let longest = it.text().lines().map(|line| line.chars().count()).max();
                let before = before.lines().map(|line| line.chars().count()).max();
                assert!(
                    longest <= before.max(Some(100)),
                    "{id} {step} {field}\n{}",
                    it.text()
                );
            }
        }
    }
}

#[test]
fn fields_of_each_step_change_alone() {
    let board = map([
        ("size", Yaml::Int(5)),
        (
            "stones",
            Yaml::Diagram(". . . . .\n. . X . .\n. X O . .\n. . . . .\n. . . . .".into()),
        ),
    ]);
    let long: Vec<String> = (1..60)
        .map(|n| format!("B {}{n}", "ABCDEFGHJ".chars().nth(n % 9).unwrap()))
        .collect();
    let long: Vec<&str> = long.iter().map(String::as_str).collect();
    let values = [
        ("marks", map([("triangle", list(&["C3"]))])),
        (
            "marks",
            map([(
                "label",
                map([("1", text("A1")), ("b", list(&["A2", "A3"]))]),
            )]),
        ),
        ("turn", text("white")),
        ("idea", text("ko_take")),
        ("review", Yaml::Bool(false)),
        ("board", board),
        ("play", list(&long)),
        (
            "ask",
            map([
                ("goal", map([("capture", text("C3"))])),
                ("replies", map([("any", list(&["W C8"]))])),
                (
                    "wrong",
                    map([(
                        "corner",
                        map([("after", text("any")), ("then", list(&["W C8"]))]),
                    )]),
                ),
            ]),
        ),
        ("ask", map([("goal", text("any"))])),
    ];
    for (id, before) in lessons() {
        let original = script(&before);
        for step in original.step_ids() {
            for (field, value) in &values {
                let mut it = original.clone();
                it.set(Some(&step), &[field], value.clone()).unwrap();
                assert!(
                    it.value(Some(&step), &[field])
                        .unwrap()
                        .says_the_same(value)
                );
                let (old, _) = changed(&before, it.text());
                let own = field_lines(&before, &step, field);
                assert!(
                    old.iter().all(|line| own.contains(line)),
                    "{id} {step} {field}\n{old:?}"
                );
                assert_eq!(
                    comments(&before),
                    comments(it.text()),
                    "{id} {step} {field}"
                );
                let longest = it.text().lines().map(|line| line.chars().count()).max();
                let before = before.lines().map(|line| line.chars().count()).max();
                assert!(
                    longest <= before.max(Some(100)),
                    "{id} {step} {field}\n{}",
                    it.text()
                );
            }
            let mut it = original.clone();
            if it.value(Some(&step), &["marks", "cross"]).is_some() {
                continue;
            }
            it.set(Some(&step), &["marks", "cross"], list(&["A1"]))
                .unwrap();
            let (old, new) = changed(&before, it.text());
            assert!(old.len() <= 1 && !new.is_empty());
            assert!(reads(&id, it.text()), "{}", it.text());
            it.remove(Some(&step), &["marks", "cross"]).unwrap();
            assert!(
                it.value(None, &[])
                    .unwrap()
                    .says_the_same(original.value(None, &[]).unwrap())
            );
        }
    }
}

#[test]
fn steps_are_added_moved_renamed_and_removed_with_their_comments() {
    for (id, before) in lessons() {
        let original = script(&before);
        let ids = original.step_ids();
        for (index, step) in ids.iter().enumerate() {
            let mut it = original.clone();
            it.add_step(Some(step), "a_new_step", show()).unwrap();
            let (old, _) = changed(&before, it.text());
            assert!(old.is_empty() && comments(&before) == comments(it.text()));
            assert!(reads(&id, it.text()), "{}", it.text());
            assert_eq!(it.step_ids().get(index + 1).unwrap(), "a_new_step");
            it.remove_step("a_new_step").unwrap();
            assert_eq!(it.text(), before);

            it.rename_step(step, "another_name").unwrap();
            let (old, new) = changed(&before, it.text());
            assert_eq!((old.len(), new.len()), (1, 1));
            assert!(reads(&id, it.text()));

            for by in [-1_isize, 1] {
                let mut it = original.clone();
                it.move_step(step, by).unwrap();
                assert_eq!(comments(&before), comments(it.text()));
                let to = index.saturating_add_signed(by).min(ids.len() - 1);
                assert_eq!(&it.step_ids()[to], step);
                it.move_step(step, index as isize - to as isize).unwrap();
                assert_eq!(it.text(), before);
            }

            let mut it = original.clone();
            let removed = it.remove_step(step);
            if ids.len() == 1 {
                assert_eq!(removed, Err(ScriptError::OnlyStep));
            } else {
                removed.unwrap();
                let (old, new) = changed(&before, it.text());
                assert!(new.is_empty(), "{old:?} {new:?}");
                assert!(old.iter().any(|line| line.contains(step.as_str())));
            }
        }
        let mut it = original.clone();
        it.add_step(None, "a_new_step", show()).unwrap();
        assert_eq!(it.step_ids().first().unwrap(), "a_new_step");
        assert_eq!(comments(&before), comments(it.text()));
        let has_board = it.value(None, &["board"]).is_some();
        assert_eq!(reads(&id, it.text()), has_board);
    }
}

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

const HEAD: &str = "format: 1\nid: a\nboard: { size: 5 }\nsteps:\n";

fn with(steps: &str) -> String {
    format!("{HEAD}{steps}")
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

/// A source of numbers that is the same in each run.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6364136223846793005)
            .wrapping_add(1442695040888963407);
        (self.0 >> 33) as usize % sides
    }

    fn pick<'a, T>(&mut self, of: &'a [T]) -> &'a T {
        &of[self.roll(of.len())]
    }

    fn value(&mut self, depth: usize) -> Yaml {
        const WORDS: [&str; 14] = [
            "C8", "any", "W pass", "8", "no", "# x", "a: b", "", "é囲", "- x", "x y", "[", "\n",
            " z",
        ];
        match self.roll(if depth < 3 { 8 } else { 5 }) {
            0 => Yaml::Int(self.roll(100) as i64 - 50),
            1 => Yaml::Float(self.roll(100) as f64 / 4.0),
            2 => Yaml::Bool(self.roll(2) == 0),
            3 => Yaml::Diagram(
                [". X\n. O\n", "X", "", " x\ny", "\n\n", "a\n\nb", "a \n b"][self.roll(7)]
                    .to_owned(),
            ),
            4 => text(self.pick::<&str>(&WORDS)),
            5 => Yaml::List(
                (0..self.roll(30))
                    .map(|_| text(self.pick::<&str>(&WORDS)))
                    .collect(),
            ),
            6 => Yaml::List((0..self.roll(4)).map(|_| self.value(depth + 1)).collect()),
            _ => {
                let mut map: Vec<(String, Yaml)> = Vec::new();
                for _ in 0..self.roll(5) {
                    let key = (*self.pick(&WORDS)).to_owned();
                    if map.iter().all(|(other, _)| *other != key) {
                        map.push((key, self.value(depth + 1)));
                    }
                }
                Yaml::Map(map)
            }
        }
    }

    /// A path that is there, or goes on from one that is.
    fn path(&mut self, top: &Yaml) -> Vec<String> {
        let mut path = Vec::new();
        let mut value = top;
        while let Yaml::Map(fields) = value {
            if fields.is_empty() || self.roll(4) == 0 {
                break;
            }
            let (key, next) = self.pick(fields);
            path.push(key.clone());
            value = next;
        }
        if self.roll(3) == 0 {
            path.push(
                (*self.pick(&["marks", "turn", "goal", "wrong", "size", "8", "x"])).to_owned(),
            );
        }
        path
    }
}

/// Many changes one after the other, so that each meets what the ones before have written.
#[test]
fn random_changes_are_made_whole_or_not_at_all() {
    let lessons = lessons();
    let mut dice = Dice(7);
    let (mut made, mut refused) = (0, 0);
    for round in 0..300 {
        let (id, text) = dice.pick(&lessons);
        let text = match round % 3 {
            0 => text.replace('\n', "\r\n"),
            1 => text.trim_end().to_owned(),
            _ => text.clone(),
        };
        let mut it = script(&text);
        for _ in 0..8 {
            let before = it.clone();
            let ids = it.step_ids();
            let step = dice.pick(&ids).clone();
            let top = (dice.roll(6) > 0).then_some(step.as_str());
            let path = dice.path(it.value(top, &[]).unwrap());
            let path: Vec<&str> = path.iter().map(String::as_str).collect();
            let value = dice.value(0);
            let action = dice.roll(8);
            let label = format!("{id} {top:?} {path:?} {action} {value:?}");
            let result = catch_unwind(AssertUnwindSafe(|| match action {
                0..4 => it.set(top, &path, value.clone()),
                4 => it.remove(top, &path),
                5 => it.move_step(&step, 2),
                6 => it.add_step(Some(&step), &format!("n{}", step.len()), ("free", map([]))),
                _ => it.remove_step(&step),
            }))
            .unwrap_or_else(|_| panic!("{label}\n{}", before.text()));
            match result {
                Ok(()) => {
                    made += 1;
                    let read = Script::new("x", it.text()).unwrap();
                    assert_eq!(read, it, "{label}");
                    if action < 4 {
                        assert!(
                            it.value(top, &path).unwrap().says_the_same(&value),
                            "{label}"
                        );
                        assert_eq!(before.step_ids(), it.step_ids());
                    }
                    if matches!(action, 0..=3 | 5 | 6) {
                        let kept = comments(it.text());
                        for comment in comments(before.text())
                            .into_iter()
                            .filter(|it| it.starts_with('#') && !it.contains("# x"))
                        {
                            assert!(kept.contains(&comment), "{label}: {comment}\n{}", it.text());
                        }
                    }
                }
                Err(error) => {
                    refused += 1;
                    assert_eq!(it, before);
                    let expected = matches!(
                        error,
                        ScriptError::Fixed(_)
                            | ScriptError::NotAMapping(_)
                            | ScriptError::StepExists(_)
                            | ScriptError::OnlyStep
                            | ScriptError::NoField(_)
                    );
                    assert!(expected, "{error:?} {label}\n{}", before.text());
                }
            }
        }
    }
    assert!(made > 1200, "{made} {refused}");
}
