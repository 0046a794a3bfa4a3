//! A translation against its source.

use tengen::locale::{Severity, check_locale};

use crate::files;

/// What is found in a lesson file, against the source text `source`; each as severity letter, line, column
/// and a part of the message.
#[track_caller]
fn finds(source: &str, target: &str, expected: &[(char, u32, u32, &str)]) {
    let source = files("en", "lessons.ftl", source);
    let found = check_locale(&source, &files("ja", "lessons.ftl", target));
    assert_eq!(found.len(), expected.len(), "{found:#?}");
    for (problem, (letter, line, column, part)) in found.iter().zip(expected) {
        let severity = if *letter == 'E' {
            Severity::Error
        } else {
            Severity::Warning
        };
        let place = (problem.severity, problem.place.line, problem.place.column);
        assert_eq!(place, (severity, *line, *column), "{problem}");
        assert!(problem.message.contains(part), "{problem}");
        assert!(
            !problem.fix.is_empty() && !problem.message.ends_with('.'),
            "{problem}"
        );
    }
}

#[test]
fn ordinary_words_and_intended_ones_are_no_literals() {
    let text = "a = 空白、明白、黑白双方 Black and white take turns.\nb = U20, A0, I5, B52, (a), 3A1 and { \"C8\" }\nc = { COLOR(\"black\") }\n\
                d = -50% ・ - •\n";
    finds(text, text, &[('W', 1, 1, "same"), ('W', 2, 1, "same")]);
}

#[test]
fn a_translation_is_compared_with_its_source() {
    finds("a = one\n", "a = 一\nb = 二\n", &[('W', 2, 1, "obsolete")]);
    finds(
        "a = one\nb = two\n",
        "a = 一\n",
        &[('W', 0, 0, "“b” is not translated")],
    );
    finds(
        "a = one\n    .hint = h\n",
        "a =\n    .hint = 一\n",
        &[('E', 1, 1, "no text of its own")],
    );
    finds(
        "a =\n    .hint = h\n",
        "a = 一\n    .hint = 二\n",
        &[('E', 1, 1, "attributes alone")],
    );
    finds(
        "a = one\n    .hint = h\n",
        "a = 一\n",
        &[('E', 1, 1, "lacks the attribute “.hint”")],
    );
    finds(
        "a = one\n",
        "a = 一\n    .hint = 二\n",
        &[('E', 2, 6, "that the source lacks")],
    );
    finds("a = one { $n }\n", "a = 一\n", &[('E', 1, 1, "lacks $n")]);
    finds(
        "a = one\n",
        "a = 一 { $n }\n",
        &[('E', 1, 10, "which the source does not know")],
    );
    finds(
        "a = { COLOR($black) }: one\n",
        "a = 一\n",
        &[('W', 1, 1, "lacks $black")],
    );
    finds("a = one\n", "a = { $komi }一{ COLOR($white) }\n", &[]);
    finds(
        "a = to { POINT($p) }\n",
        "a = { $p }へ\n",
        &[('E', 1, 8, "as the program writes it")],
    );
    finds(
        "a = {\"\"}\n",
        "a = 一\n",
        &[('W', 1, 1, "blank on purpose")],
    );
    finds("a = one\n", "a = {\"\"}\n", &[('W', 1, 1, "blank here")]);
    finds("a = {\"\"}\n", "a = {\"\"}\n", &[]);
    finds(
        "a = one\n",
        "a = one\n",
        &[('W', 1, 1, "the same as in the source")],
    );
    finds(
        "a = { $n } one\n",
        "a = { $n }一２\n",
        &[('W', 1, 12, "full-width and half-width")],
    );
    finds("a = one\n", "a = ３手\n", &[]);
}

#[test]
fn variables_are_compared_in_each_variant() {
    let source =
        "a = { $n ->\n    [one] one stone of { $m }\n   *[other] { $n } stones of { $m }\n }\n";
    finds(source, "a = { $m }の{ $n }子\n", &[]);
    finds(
        source,
        "a = { $n ->\n    [1] { $m }の一子\n   *[other] { $m }の{ $n }子\n }\n",
        &[],
    );
    finds(
        source,
        "a = { $n ->\n    [1] 一子\n   *[other] { $m }の{ $n }子\n }\n",
        &[('E', 2, 6, "in the variant [1]")],
    );
    finds(
        source,
        "a = { $n ->\n   *[other] { $n }子\n }\n",
        &[('E', 1, 1, "lacks $m")],
    );
}

#[test]
fn a_label_or_a_number_that_only_one_of_the_two_texts_has_is_named() {
    let source = "a = The stones at (a) and (b).\n";
    for (target, expected) in [
        ("a = 「a」と「b」の石です。\n", &[][..]),
        ("a = aとb。\n", &[]),
        ("a = a、b的子。\n", &[]),
        // An existing translation of these very rules said that the stones are not shown.
        (
            "a = 図にない石です。\n",
            &[('W', 1, 1, "(a)"), ('W', 1, 1, "(b)")],
        ),
        ("a = 「b」のbasicな石です。\n", &[('W', 1, 1, "(a)")]),
        ("a = (a)、(b)、(c)の石です。\n", &[('W', 1, 1, "(c)")]),
    ] {
        finds(source, target, expected);
    }
    let source = "a = 19 lines, 361 points, 7 of them.\n";
    for (target, expected) in [
        ("a = 19路、361の点。\n", &[][..]),
        ("a = 十九路三百六十一点。\n", &[]),
        ("a = 13路、361の点。\n", &[('W', 1, 1, "19")]),
        ("a = 十九路、点。\n", &[('W', 1, 1, "361")]),
    ] {
        finds(source, target, expected);
    }
}
