//! How values are printed, and what stands in for a missing text.

use tengen::locale::{Args, CoordinateStyle, Format, Span, Words, print_point};
use tengen::rules::Color;

use crate::{files, locale, point, shipped, words_from};

#[test]
fn a_point_is_named_in_each_style() {
    #[track_caller]
    fn check(name: &str, size: (u8, u8), style: CoordinateStyle, expected: &str) {
        assert_eq!(print_point(point(name), size.0, size.1, style), expected);
    }
    check("C8", (9, 9), CoordinateStyle::Letters, "C8");
    check("J1", (9, 9), CoordinateStyle::Letters, "J1");
    check("C8", (9, 9), CoordinateStyle::Numbers, "3-2");
    check("C8", (9, 9), CoordinateStyle::Kanji, "3二");
    check("K16", (19, 19), CoordinateStyle::Kanji, "10四");
    check("D3", (19, 19), CoordinateStyle::Kanji, "4十七");
    check("A1", (25, 25), CoordinateStyle::Kanji, "1二十五");
    check("A6", (25, 25), CoordinateStyle::Kanji, "1二十");
    check("D1", (4, 7), CoordinateStyle::Numbers, "4-7");
    check("E5", (4, 4), CoordinateStyle::Numbers, "E5");
}

#[test]
fn functions_print_in_the_ways_of_each_language() {
    #[track_caller]
    fn check(message: &str, expected: [&str; 4]) {
        let args = Args::new()
            .point("one", point("C8"))
            .points("two", &[point("C8"), point("D9")])
            .points("three", &[point("C8"), point("D9"), point("A1")])
            .half("whole", 38)
            .half("half", 13)
            .half("least", 1)
            .half("zero", 0)
            .half("below", -13)
            .number("stone", 1)
            .number("stones", 2)
            .number("many", 11)
            .color("color", Color::White);
        for (id, expected) in ["en", "ja", "zh-Hans", "zh-Hant"].into_iter().zip(expected) {
            let words = words_from(id, &format!("x = {message}\n"));
            assert_eq!(words.text("x", &args).plain(), expected, "{id}: {message}");
        }
    }
    check("{ POINT($one) }", ["C8"; 4]);
    check(
        "{ POINT($two) }",
        ["C8 and D9", "C8とD9", "C8和D9", "C8和D9"],
    );
    check(
        "{ POINT($three) }",
        ["C8, D9 and A1", "C8、D9、A1", "C8、D9和A1", "C8、D9和A1"],
    );
    check("{ SCORE($whole) }", ["19", "19目", "19目", "19目"]);
    check("{ SCORE($half) }", ["6.5", "6目半", "6目半", "6目半"]);
    check("{ SCORE($least) }", ["0.5", "半目", "半目", "半目"]);
    check("{ SCORE($zero) }", ["0", "0目", "0目", "0目"]);
    check("{ SCORE($below) }", ["-6.5", "-6目半", "-6目半", "-6目半"]);
    check("{ SCORE($half, unit: \"none\") }", ["6.5"; 4]);
    check(
        "{ SCORE($whole, rule: \"area\") }",
        ["19", "19目", "19目", "19點"],
    );
    check(
        "{ SCORE($half, rule: \"area\") }",
        ["6.5", "6目半", "6目半", "6點半"],
    );
    check("{ STONES($stone) }", ["1 stone", "1子", "一子", "一子"]);
    check("{ STONES($stones) }", ["2 stones", "2子", "两子", "兩子"]);
    check("{ STONES($many) }", ["11 stones", "11子", "11子", "11子"]);
    check("{ COLOR($color) }", ["White", "白", "白", "白"]);
    check(
        "{ COLOR($color, form: \"stone\") }",
        ["white", "白", "白", "白"],
    );
    check("{ COLOR(\"black\") }", ["Black", "黒", "黑", "黑"]);
    check(
        "{ NUMBER($many, minimumFractionDigits: 300000000) }",
        ["11.000000"; 4],
    );
}

#[test]
fn points_stay_links_and_follow_the_setting() {
    let words = words_from("ja", "x = { POINT($points) }に打ちます。\n");
    let format = Format {
        style: CoordinateStyle::Kanji,
        columns: 9,
        rows: 9,
    };
    let args = Args::new()
        .points("points", &[point("C8"), point("D9")])
        .format(format);
    let expected = [
        Span::Point(point("C8"), "3二".to_owned()),
        Span::Plain("と".to_owned()),
        Span::Point(point("D9"), "4一".to_owned()),
        Span::Plain("に打ちます。".to_owned()),
    ];
    assert_eq!(words.text("x", &args).spans(), expected);
}

#[test]
fn what_a_learner_typed_cannot_pass_for_a_mark() {
    let words = words_from("en", "x = You typed { $typed }.\n");
    let args = Args::new().word("typed", "\u{e000}C8\u{e00f}\u{1b}[31m");
    assert_eq!(
        words.text("x", &args).spans(),
        [Span::Plain("You typed C8[31m.".to_owned())]
    );
}

#[test]
fn each_pattern_falls_back_alone() {
    let source = files(
        "en",
        "lessons.ftl",
        "a = A text.\n    .hint = A hint.\nb = More.\nc = { -t }\n-t = term\n",
    );
    let shipped = files(
        "ja",
        "lessons.ftl",
        "a = 文。\n    .hint = 手がかり。\nd = { $missing }です\n-own = 語\n",
    );
    let user = files(
        "ja",
        "lessons.ftl",
        "a = 私の文。\nuses = { -own }\ne = { $missing }{ -none }\n",
    );
    let english = files("en", "app.ftl", "d = all is well\n");
    let (words, _) = Words::new(locale("ja"), vec![user, shipped, english, source]);
    let args = Args::new();
    assert_eq!(words.plain("a"), "私の文。");
    assert_eq!(
        words.attribute("a", "hint", &args).unwrap().plain(),
        "手がかり。"
    );
    assert_eq!(words.attribute("a", "right", &args), None);
    assert_eq!(words.plain("b"), "More.");
    assert_eq!(words.plain("c"), "term");
    assert_eq!(
        words.plain("uses"),
        "語",
        "a file of the user's may refer to the program's"
    );
    assert_eq!(
        words.plain("d"),
        "all is well",
        "a text with a hole falls back whole"
    );
    assert_eq!(words.plain("e"), "……", "no name shows raw");
    assert!(words.has("b") && !words.has("z"));
    assert_eq!(words.language_of("b"), Some(&locale("en")));
}

#[test]
fn a_text_that_fell_back_is_in_one_language() {
    let source = files("en", "app.ftl", "x = { POINT($p) } by { SCORE($s) }\n");
    let (words, _) = Words::new(locale("ja"), vec![shipped("ja"), source, shipped("en")]);
    let args = Args::new()
        .points("p", &[point("A1"), point("B1")])
        .half("s", 13);
    assert_eq!(words.text("x", &args).plain(), "A1 and B1 by 6.5");
}

#[test]
fn a_missing_text_is_said_kindly_in_each_language() {
    for id in ["en", "ja", "zh-Hans", "zh-Hant"] {
        let text = words_from(id, "").plain("no_such_key");
        assert!(!text.is_empty() && !text.contains("no_such_key"), "{text}");
    }
    assert_eq!(Words::new(locale("en"), Vec::new()).0.plain("x"), "");
}

#[test]
fn a_blank_on_purpose_stays_blank() {
    assert_eq!(words_from("en", "x = {\"\"}\n").plain("x"), "");
}

#[test]
fn a_broken_file_keeps_its_good_messages() {
    let broken = files("ja", "app.ftl", "good = よい\nbad = { $x\nalso = これも\n");
    let (words, problems) = Words::new(
        locale("ja"),
        vec![broken, files("en", "app.ftl", "bad = whole\n")],
    );
    assert_eq!(
        (words.plain("good"), words.plain("also")),
        ("よい".to_owned(), "これも".to_owned())
    );
    assert_eq!(words.plain("bad"), "whole");
    assert_eq!(problems.len(), 1, "{problems:?}");
    assert_eq!((problems[0].place.line, problems[0].place.column), (2, 7));
}
