//! Changes to one text of a file: it says what was asked for, and all else is as it was.

use tengen::locale::{inventory, set_message, text_label, texts_of};

use super::{files, shipped};

type Change<'a> = (&'a str, Option<&'a str>, Option<&'a str>);

#[track_caller]
fn check(before: &str, (key, attribute, value): Change<'_>, after: &str) {
    match set_message("x.ftl", before, key, attribute, value, None) {
        Ok(text) => assert_eq!(text, after),
        Err(problem) => panic!("{problem}"),
    }
    if !before.contains('\n') {
        return;
    }
    let windows = before.replace('\n', "\r\n");
    let text = set_message("x.ftl", &windows, key, attribute, value, None).unwrap();
    assert_eq!(text, after.replace('\n', "\r\n"));
}

#[track_caller]
fn check_refused(before: &str, (key, attribute, value): Change<'_>, why: &str) {
    let problem = set_message("x.ftl", before, key, attribute, value, None).unwrap_err();
    let said = problem.to_string();
    assert!(said.contains(why), "{said}");
}

const FILE: &str = "### File\n\n# About one.\none = One\n    .hint = A hint.\n    .right =\n        Two\n        lines.\n\nbroken {\n  lost\n# About two.\ntwo = { $n ->\n    [one] x\n   *[other] y\n}\n\n# Alone.\n\nthree = 3\n";

#[test]
fn a_text_is_set_alone() {
    check(
        FILE,
        ("one", None, Some("Eins { $x }")),
        &FILE.replace("= One", "= Eins { $x }"),
    );
    check(
        FILE,
        ("one", Some("hint"), Some("Neu")),
        &FILE.replace("A hint.", "Neu"),
    );
    check(
        FILE,
        ("one", Some("right"), Some("a")),
        &FILE.replace("\n        Two\n        lines.", " a"),
    );
    check(
        FILE,
        ("one", Some("hint"), Some("a\n\n  b")),
        &FILE.replace(" A hint.", "\n        a\n\n          b"),
    );
    check(
        FILE,
        ("one", None, Some("a\nb")),
        &FILE.replace(" One", "\n    a\n    b"),
    );
    check(
        FILE,
        ("two", None, Some("{ $n ->\n    [one] x\n   *[other] z\n}")),
        &FILE.replace("y\n}", "z\n}"),
    );
    check(
        FILE,
        ("two", None, Some("2")),
        &FILE.replace("{ $n ->\n    [one] x\n   *[other] y\n}", "2"),
    );
    check(
        FILE,
        (
            "one",
            Some("hint"),
            Some("{ $n ->\n    [one] x\n   *[other] z\n}"),
        ),
        &FILE.replace(
            "A hint.",
            "{ $n ->\n        [one] x\n       *[other] z\n    }",
        ),
    );
    check(
        FILE,
        ("three", None, Some(" ")),
        &FILE.replace("= 3", "= {\"\"}"),
    );
    check(FILE, ("one", None, Some("One")), FILE);
    check(FILE, ("one", Some("right"), Some("Two\nlines.")), FILE);
}

#[test]
fn a_text_is_added_and_removed() {
    check(
        FILE,
        ("four", None, Some("4")),
        &format!("{FILE}\nfour = 4\n"),
    );
    check(
        FILE,
        ("four", Some("hint"), Some("4")),
        &format!("{FILE}\nfour =\n    .hint = 4\n"),
    );
    check(
        FILE,
        ("one", Some("wrong-x"), Some("no")),
        &FILE.replace("lines.", "lines.\n    .wrong-x = no"),
    );
    check(
        FILE,
        ("two", Some("hint"), Some("no")),
        &FILE.replace("y\n}", "y\n}\n    .hint = no"),
    );
    check(FILE, ("one", None, None), &FILE.replace(" One", ""));
    check(
        FILE,
        ("one", Some("hint"), None),
        &FILE.replace("\n    .hint = A hint.", ""),
    );
    check(FILE, ("one", Some("none"), None), FILE);
    check(FILE, ("none", None, None), FILE);
    check(
        FILE,
        ("three", None, None),
        &FILE.replace("\n\nthree = 3", ""),
    );
    check(
        FILE,
        ("two", None, None),
        &FILE.replace(
            "# About two.\ntwo = { $n ->\n    [one] x\n   *[other] y\n}\n\n",
            "",
        ),
    );
    check("", ("a", None, Some("b")), "a = b\n");
    check("# c", ("a", None, Some("b")), "# c\n\na = b\n");
    check("a = b", ("a", None, None), "");
    check(
        "a =\n    .x = y\n",
        ("a", None, Some("b")),
        "a = b\n    .x = y\n",
    );
    let after = |text: &str| set_message("x.ftl", text, "n", None, Some("new"), Some("a"));
    assert_eq!(after("a = b\nc = d\n").unwrap(), "a = b\nn = new\nc = d\n");
    assert_eq!(
        after("a = b\n\n# c\nc = d\n").unwrap(),
        "a = b\n\nn = new\n\n# c\nc = d\n"
    );
    assert_eq!(
        after("c = d\na = b\n").unwrap(),
        "c = d\na = b\n\nn = new\n"
    );
}

#[test]
fn lines_that_begin_like_something_else_are_text() {
    check(
        "a = x\n",
        (
            "a",
            None,
            Some("one\n.hint = two\n* three\n[four]\n} five\nb = six\n# seven"),
        ),
        "a =\n    one\n    {\".\"}hint = two\n    {\"*\"} three\n    {\"[\"}four]\n    {\"}\"} five\n    b = six\n    # seven\n",
    );
    check("a = x\n", ("a", None, Some(".x = y")), "a = .x = y\n");
    check(
        "a = x\n",
        (
            "a",
            None,
            Some("x\n{ $n ->\n  [one] .\n *[other] {\"}\"}\n}"),
        ),
        "a =\n    x\n    { $n ->\n      [one] .\n     *[other] {\"}\"}\n    }\n",
    );
    // A broken message is mended by its new text.
    check(
        "a = { \n\nb = c\n",
        ("a", None, Some("x")),
        "a = x\n\nb = c\n",
    );
}

#[test]
fn what_is_no_text_is_refused() {
    for value in [
        "{",
        "a { b",
        "a }",
        "{ $n -> }",
        "{ $n ->\n  [one] x\n}",
        "{ FOO( }",
        "{ \"a }",
        "\u{202e}",
        "\u{e000}",
    ] {
        check_refused(FILE, ("one", None, Some(value)), "no valid Fluent");
        check_refused(FILE, ("one", Some("hint"), Some(value)), "no valid Fluent");
    }
    check_refused(
        FILE,
        ("one", None, Some(&"{".repeat(100_000))),
        "no valid Fluent",
    );
    for name in ["", "a b", "1", "-term", "é", "a=b", "a\nb"] {
        check_refused(FILE, (name, None, Some("x")), "no name");
        check_refused(FILE, ("one", Some(name), Some("x")), "no name");
    }
}

#[test]
fn every_shipped_text_can_be_written_again_and_changed() {
    let locale = shipped("en");
    let texts = texts_of(&locale);
    let mut count = 0;
    for file in &locale.files {
        let one = files("en", file.name(), &file.text);
        let before = texts_of(&one);
        for text in inventory(&one) {
            let (key, attribute) = (&text.name.0, text.name.1.as_deref());
            let label = text_label(&text.name);
            let value = &texts[&label];
            let set =
                |text: &str, value| set_message(&file.path, text, key, attribute, value, None);
            count += 1;
            // Each takes a few readings of the file; every eleventh is enough.
            if count % 11 > 0 {
                continue;
            }
            assert_eq!(set(&file.text, Some(value)).unwrap(), file.text, "{label}");
            let changed = set(&file.text, Some("Something { $else }\nin two lines")).unwrap();
            let after = texts_of(&files("en", file.name(), &changed));
            let same = |(key, text): &(&String, &String)| after.get(*key) == Some(*text);
            let differ: Vec<_> = before.iter().filter(|it| !same(it)).collect();
            assert_eq!((differ.len(), after.len()), (1, before.len()), "{label}");
            let back = set(&changed, Some(value)).unwrap();
            assert_eq!(
                texts_of(&files("en", file.name(), &back)),
                before,
                "{label}"
            );
            let gone = set(&file.text, None).unwrap();
            let rest = texts_of(&files("en", file.name(), &gone));
            assert_eq!(rest.len(), before.len() - 1, "{label}");
        }
    }
    assert!(count > 1000);
}

/// Texts at random, the same in each run: each is written and read again, or refused, and the others stay.
#[test]
fn no_text_harms_another() {
    const SIGNS: [&str; 22] = [
        "{",
        "}",
        "[",
        "]",
        "*",
        ".",
        "=",
        "\"",
        "\\",
        " ",
        "\n",
        "$x",
        "->",
        "a",
        "-b",
        "#",
        "é",
        "{ $x }",
        "\t",
        "\r\n",
        "\n.a = b",
        "{ $n ->\n *[x] y\n }",
    ];
    let mut dice = 5_u64;
    let mut roll = |sides: usize| {
        dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        (dice >> 33) as usize % sides
    };
    let mut written = 0;
    for _ in 0..3000 {
        let value: String = (0..roll(9)).map(|_| SIGNS[roll(SIGNS.len())]).collect();
        let key = ["one", "two", "three", "four", "broken"][roll(5)];
        let attribute = [None, Some("hint"), Some("right")][roll(3)];
        let name = (key.to_owned(), attribute.map(str::to_owned));
        let Ok(text) = set_message("x.ftl", FILE, key, attribute, Some(&value), Some("one")) else {
            continue;
        };
        written += 1;
        let mut before = texts_of(&files("en", "x.ftl", FILE));
        let mut after = texts_of(&files("en", "x.ftl", &text));
        before.remove(&text_label(&name));
        assert!(
            after.remove(&text_label(&name)).is_some(),
            "{value:?}\n{text}"
        );
        assert_eq!(before, after, "{value:?}\n{text}");
        let again = set_message("x.ftl", &text, key, attribute, Some(&value), None);
        assert_eq!(again.as_ref(), Ok(&text), "{value:?}");
    }
    assert!(written > 1000, "{written}");
}
