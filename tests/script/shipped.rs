//! Every step of every lesson that the program carries.

use tengen::lesson::{ScriptError, Yaml};

use super::{changed, comments, field_lines, lessons, list, map, reads, script, show, text};

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
