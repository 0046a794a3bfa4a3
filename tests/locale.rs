//! The words: choosing a language, printing, falling back, breaking lines, checking translations, and files
//! that mean harm.

use tengen::locale::{
    Args, CoordinateStyle, Format, FtlFile, LocaleFiles, LocaleId, RequiredKey, Severity, Span,
    Words, break_lines, break_opportunities, check_locale, check_required, embedded, format_keys,
    negotiate, print_point, scan,
};
use tengen::rules::{Color, Point};

fn locale(id: &str) -> LocaleId {
    id.parse().unwrap()
}

fn files(id: &str, name: &str, text: &str) -> LocaleFiles {
    let file = FtlFile {
        path: format!("locales/{id}/{name}"),
        text: text.to_owned(),
    };
    LocaleFiles {
        id: locale(id),
        files: vec![file],
    }
}

fn shipped(id: &str) -> LocaleFiles {
    embedded()
        .into_iter()
        .find(|files| files.id == locale(id))
        .unwrap()
}

/// Words of one language from a text of messages, over what the program carries.
fn words(id: &str, text: &str) -> Words {
    Words::new(
        locale(id),
        vec![files(id, "app.ftl", text), shipped(id), shipped("en")],
    )
    .0
}

fn point(name: &str) -> Point {
    name.parse().unwrap()
}

// Languages.

#[test]
fn a_wish_finds_the_language_that_suits_it_best() {
    #[track_caller]
    fn check(requested: &[&str], expected: &str) {
        let available: Vec<LocaleId> = embedded().into_iter().map(|files| files.id).collect();
        let requested: Vec<String> = requested.iter().map(|wish| (*wish).to_owned()).collect();
        assert_eq!(
            negotiate(&requested, &available).to_string(),
            expected,
            "{requested:?}"
        );
    }
    check(&[], "en");
    check(&["en-GB"], "en");
    check(&["ja"], "ja");
    check(&["ja_JP.UTF-8"], "ja");
    check(&["ja-JP-u-ca-japanese"], "ja");
    check(&["zh"], "zh-Hans");
    check(&["zh_CN.UTF-8"], "zh-Hans");
    check(&["zh_CN.GB18030"], "zh-Hans");
    check(&["zh-SG"], "zh-Hans");
    check(&["zh-Hans-HK"], "zh-Hans");
    check(&["zh_TW.UTF-8"], "zh-Hant");
    check(&["zh_TW@radical"], "zh-Hant");
    check(&["zh-HK"], "zh-Hant");
    check(&["zh-MO"], "zh-Hant");
    check(&["zh-Hant-CN"], "zh-Hant");
    check(&["ZH_hant"], "zh-Hant");
    check(&["C", "POSIX", "", "ja"], "ja");
    check(&["fr", "zh-TW", "ja"], "zh-Hant");
    check(&["ko", "fr"], "en");
    check(&["\u{1f600}", "not a language", "--"], "en");
}

#[test]
fn without_english_the_first_language_stands_in() {
    assert_eq!(negotiate(&["fr".to_owned()], &[locale("ja")]), locale("ja"));
    assert_eq!(negotiate(&["fr".to_owned()], &[]), locale("en"));
}

// Printing.

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
            let words = words(id, &format!("x = {message}\n"));
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
        ["C8, D9 and A1", "C8、D9とA1", "C8、D9和A1", "C8、D9和A1"],
    );
    check("{ SCORE($whole) }", ["19", "19目", "19目", "19目"]);
    check("{ SCORE($half) }", ["6.5", "6目半", "6目半", "6目半"]);
    check("{ SCORE($least) }", ["0.5", "半目", "半目", "半目"]);
    check("{ SCORE($zero) }", ["0", "0目", "0目", "0目"]);
    check("{ SCORE($below) }", ["-6.5", "-6目半", "-6目半", "-6目半"]);
    check("{ SCORE($half, unit: \"none\") }", ["6.5"; 4]);
    check(
        "{ SCORE($whole, rule: \"area\") }",
        ["19", "19目", "19子", "19子"],
    );
    check(
        "{ SCORE($half, rule: \"area\") }",
        ["6.5", "6目半", "6子半", "6子半"],
    );
    check("{ STONES($stone) }", ["1 stone", "一子", "一子", "一子"]);
    check("{ STONES($stones) }", ["2 stones", "二子", "两子", "兩子"]);
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
    let words = words("ja", "x = { POINT($points) }に打ちます。\n");
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
    let words = words("en", "x = You typed { $typed }.\n");
    let args = Args::new().word("typed", "\u{e000}C8\u{e00f}\u{1b}[31m");
    assert_eq!(
        words.text("x", &args).spans(),
        [Span::Plain("You typed C8[31m.".to_owned())]
    );
}

// Falling back.

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
        let text = words(id, "").plain("no_such_key");
        assert!(!text.is_empty() && !text.contains("no_such_key"), "{text}");
    }
    assert_eq!(Words::new(locale("en"), Vec::new()).0.plain("x"), "");
}

#[test]
fn a_blank_on_purpose_stays_blank() {
    assert_eq!(words("en", "x = {\"\"}\n").plain("x"), "");
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

// Hostile files.

#[test]
fn no_file_ends_the_program() {
    let deep =
        |open: &str, close: &str, n: usize| format!("x = {}{}\n", open.repeat(n), close.repeat(n));
    let many = |n: usize| format!("x = {}\n", "{ $a }".repeat(n));
    let laughs: String = (0..40)
        .map(|i| format!("m{i} = {{ m{0} }}{{ m{0} }}\n", i + 1))
        .collect();
    let chain: String = (0..20_000)
        .map(|i| format!("m{i} = {{ m{} }}\n", i + 1))
        .collect();
    let nested_lines = format!("x = {{\n{}\n", "A({\n".repeat(5_000));
    let hidden = format!("x = {{ ^\ny = z\n{}", "    \"{ $x ->\n *[a] ".repeat(5_000));
    let hostile = [
        deep("{", "}", 200),
        deep("{ $x ->\n *[a] ", "\n }", 3_000),
        deep("{ A(", ") }", 300),
        deep("{ -t(", ") }", 100_000),
        nested_lines,
        hidden,
        "x = { 0.1234567890123456789012345 ->\n [one] a\n *[other] b\n }\n".to_owned(),
        "x = { $n ->\n [0.1234567890123456789012345] a\n *[other] b\n }\n".to_owned(),
        "x = { 99999999999999999999999999999 ->\n [one] a\n *[other] b\n }\n".to_owned(),
        "x = { NUMBER($n, minimumFractionDigits: 300000000) }\n".to_owned(),
        "x = { NUMBER(1.5, minimumFractionDigits: 6) ->\n [one] a\n *[other] b\n }\n".to_owned(),
        "x = { \"\\u12あ\" }\ny = { \"\\あ\" }\nz = {\"\\U00001\u{3042}\"}\n".to_owned(),
        "x = { y }\ny = { x }\n".to_owned(),
        "x = { x }\n    .a = { x.a }\n".to_owned(),
        "-t = { -t }\nx = { -t }\n".to_owned(),
        many(101),
        format!(
            "y = {}\nx = {{ \"a\" -> \n *[a] {{ y }}\n }}\nz = {{ {{ y }} }}\n",
            "{ $n }".repeat(101)
        ),
        laughs + "x = { m0 }\n",
        chain + "x = { m0 }\n",
        format!("t = {}\nx = {}\n", "a".repeat(200_000), "{ t }".repeat(90)),
        format!("x = {}", "a".repeat(2 << 20)),
        "\u{feff}x = a\n".to_owned(),
        "x = a\0b\u{1b}[2J\u{202e}c\u{85}\r\rd\n".to_owned(),
        "POINT = taken\nx = { POINT(POINT(\"A1\")) }{ SCORE(\"a\") }{ COLOR(1) }{ STONES() }\n"
            .to_owned(),
        "x = \u{e000}A1\u{e00f}\u{e001}\u{e00f}\u{e000}\n".to_owned(),
        "x".to_owned(),
        "=\n}{\n#\n-\n-=\n".to_owned(),
    ];
    for text in hostile {
        let start: String = text.chars().take(60).collect();
        let user = files("ja", "app.ftl", &text);
        let (words, _) = Words::new(
            locale("ja"),
            vec![user.clone(), shipped("ja"), shipped("en")],
        );
        let args = Args::new().number("n", 1).number("a", 2);
        for key in ["x", "y", "z", "m0", "m19999"] {
            let shown = words.text(key, &args).plain();
            assert!(shown.len() < 1 << 17, "{start}");
            assert!(
                !shown.contains(|c: char| c.is_control() && c != '\n'),
                "{start}"
            );
        }
        check_locale(&user, &user);
        check_locale(&shipped("en"), &user);
        check_locale(&user, &shipped("en"));
    }
}

#[test]
fn bytes_that_are_no_text_are_said() {
    let (file, problems) = FtlFile::from_bytes("locales/ja/app.ftl", b"\xff\xfex\0".to_vec());
    assert!(file.text.is_empty() && problems[0].message.contains("UTF-16"));
    let (file, problems) =
        FtlFile::from_bytes("locales/ja/app.ftl", b"x = a\ny = \x93\xfa\n".to_vec());
    assert!(problems.is_empty());
    let found = scan(&file.path, &file.text).problems;
    assert_eq!(
        (found.len(), found[0].place.line, found[0].place.column),
        (1, 2, 5)
    );
}

// Checks.

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
fn each_fault_of_syntax_is_found_where_it_stands() {
    #[track_caller]
    fn check(text: &str, line: u32, column: u32, part: &str) {
        let files = files("en", "lessons.ftl", text);
        let found = check_locale(&files, &files);
        let [problem] = found.as_slice() else {
            panic!("{found:#?}")
        };
        assert_eq!(
            (problem.place.line, problem.place.column),
            (line, column),
            "{problem}"
        );
        assert!(problem.message.contains(part), "{problem}");
        assert_eq!(
            problem.line_text,
            text.trim_start_matches('\u{feff}')
                .split('\n')
                .nth(line as usize - 1)
                .unwrap()
        );
    }
    check("a = 1\nb = 2 }\n", 2, 7, "“b” is lost: a } closes nothing");
    check(
        "a = 1\nb = { $x\nc = 3\n",
        2,
        5,
        "“b” is lost: a { is never closed",
    );
    check("a = { POINT($x }\n", 1, 12, "a ( is never closed");
    check(
        "a = { $x y }\n",
        1,
        10,
        "“a” is lost: “}” should stand here",
    );
    check("a = { \"x }\n", 1, 7, "a string is never closed");
    check(
        "a = { $x ->\n    [b] c\n }\n",
        3,
        2,
        "the choice has no default",
    );
    check(
        "a = { point($x) }\n",
        1,
        16,
        "a function's name is written in capitals",
    );
    check("a =\nb = 2\n", 1, 1, "“a” is lost: it has no text");
    check("1a = x\n", 1, 1, "this belongs to no message");
    check(
        "a = one\n    *two\nb = 2\n",
        2,
        5,
        "the text of “a” is cut off here",
    );
    check("a = one\n    [two]\n", 2, 5, "begins with [");
    check("a = one\n    .two\n", 2, 5, "begins with .");
    check(
        "a = one\n    .two = 2\n",
        2,
        6,
        "makes an attribute that no lesson has",
    );
    check(
        "a = one\n    .hint = 1\n    .hint = 2\n",
        3,
        6,
        "stands twice",
    );
    check("a = 1\nb = 2\na = 3\n", 3, 1, "“a” stands twice");
    check("a = 1\n-a = 2\n", 2, 2, "share one name");
    check("\u{feff}a = 1\n", 1, 1, "byte order mark");
    check("a = 1\n\tb\n", 2, 1, "other than spaces");
    check("a = 1\n\u{3000}b\n", 2, 1, "other than spaces");
    check("a ＝ 1\n", 1, 3, "full-width ＝");
    check("a = ｛ $x }\n", 1, 5, "full-width brace");
    check("a = b\u{fffd}\n", 1, 6, "encoding");
    check("a = b\u{7}\n", 1, 6, "control character U+0007");
    check("a = b\rc\n", 1, 6, "carriage return");
    check("a = b\u{e123}\n", 1, 6, "private character");
    check(
        &format!("a = {}\n", "{ $x }".repeat(101)),
        1,
        1,
        "more than 100 values",
    );
    check("a = { a }\n", 1, 1, "refers to itself");
    check("a = { b }\n", 1, 7, "there is no message “b”");
    check("a = { -b }\n", 1, 8, "there is no term “-b”");
    check("a = { BOARD($x) }\n", 1, 7, "there is no function BOARD");
    check(
        "a = { SCORE($x, units: \"none\") }\n",
        1,
        17,
        "has no option “units”",
    );
    check(
        "a = { SCORE($x, unit: \"non\") }\n",
        1,
        17,
        "cannot be “non”",
    );
    check("a = { POINT() }\n", 1, 7, "takes one value");
    check("-t = { $x }\na = { -t }\n", 2, 8, "uses $x");
    check("a = Play at C8.\n", 1, 13, "the point “C8” is written out");
    check("a = あT19に\n", 1, 6, "the point “T19”");
    check("a = Now Black plays.\n", 1, 9, "the color “Black”");
    check("a = one\n    .hint = 黒の番です\n", 2, 13, "the color “黒”");
    check("a = 白棋\n", 1, 5, "the color “白”");
}

#[test]
fn ordinary_words_and_intended_ones_are_no_literals() {
    let text = "a = 空白、明白、黑白双方 Black and white take turns.\nb = U20, A0, I5, B52, (a), 3A1 and { \"C8\" }\nc = { COLOR(\"black\") }\n\
                d = -50% ・ - •\n";
    finds(
        text,
        text,
        &[
            ('W', 1, 1, "same"),
            ('W', 2, 1, "same"),
            ('W', 4, 1, "same"),
        ],
    );
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
fn a_file_in_a_wrong_place_is_found() {
    #[track_caller]
    fn check(path: &str, part: Option<&str>) {
        let file = FtlFile {
            path: path.to_owned(),
            text: String::new(),
        };
        let files = LocaleFiles {
            id: locale("ja"),
            files: vec![file],
        };
        let found: Vec<String> = check_locale(&files, &files)
            .into_iter()
            .map(|p| p.message)
            .collect();
        assert_eq!(found.len(), usize::from(part.is_some()), "{found:?}");
        assert!(part.is_none_or(|part| found[0].contains(part)), "{found:?}");
    }
    check("locales/ja/app.ftl", None);
    check("C:\\tengen\\ja\\lessons-endgame.ftl", None);
    check("app.ftl", None);
    check("locales/jp/app.ftl", Some("the folder “jp”"));
    check("locales/ja/apps.ftl", Some("no file of words"));
    check("locales/ja/lessons.txt", Some("no file of words"));
}

#[test]
fn a_needed_text_is_asked_for_where_it_is_needed() {
    let needed = |key: &str, attribute: Option<&str>, at: Option<&str>| RequiredKey {
        key: key.to_owned(),
        attribute: attribute.map(str::to_owned),
        at: at.map(str::to_owned),
    };
    let keys = [
        needed("a", None, None),
        needed("a", Some("hint"), Some("lessons/ko.yaml:12:5")),
        needed("b", None, Some("lessons/ko.yaml:14:5")),
        needed("c", None, None),
    ];
    let found = check_required(
        &keys,
        &files("en", "lessons.ftl", "a = one\nc =\n    .hint = x\n"),
    );
    let places: Vec<_> = found
        .iter()
        .map(|p| (p.path.as_str(), p.place.line, p.place.column))
        .collect();
    assert_eq!(
        places,
        [
            ("lessons/ko.yaml", 12, 5),
            ("lessons/ko.yaml", 14, 5),
            ("locales/en", 0, 0)
        ]
    );
    assert!(found[0].message.contains("“a.hint” is missing in en"));
}

#[test]
fn the_files_that_we_ship_print_every_value() {
    for files in embedded() {
        assert_eq!(check_required(&format_keys(), &files), [], "{}", files.id);
        let formats = LocaleFiles {
            id: files.id.clone(),
            files: files
                .files
                .into_iter()
                .filter(|file| file.name() == "formats.ftl")
                .collect(),
        };
        let mut source = shipped("en");
        source.files.retain(|file| file.name() == "formats.ftl");
        let found = check_locale(&source, &formats);
        assert!(found.is_empty(), "{found:#?}");
    }
}

// Lines.

/// A text with `|` wherever a line may be broken.
#[track_caller]
fn breaks(id: &str, marked: &str) {
    let text = marked.replace('|', "");
    let mut found = String::new();
    let places = break_opportunities(&text, &locale(id));
    for (at, c) in text.char_indices() {
        if places.contains(&at) {
            found.push('|');
        }
        found.push(c);
    }
    assert_eq!(found, marked);
}

#[test]
fn lines_break_by_the_rules_of_the_language() {
    breaks("en", "Black |plays |at |C8, |which |is |“atari”.");
    breaks("en", "It’s |6.5 |points |(half |a |point |more).");
    breaks("ja", "白|は|「コ|ウ」|を|す|ぐ|に|は");
    breaks("ja", "ルー|ル|は、|ちょっ|と|しゅ|ん");
    breaks("ja", "一|線・|二|線|（第|一|線）|で|す。");
    breaks("ja", "6目|半|の|コ|ミ|で|す。|C8|に|打|つ");
    breaks("ja", "そ|う……|で|す|ね");
    breaks("zh-Hans", "这|叫|“打|吃”，|也|叫|“叫|吃”。");
    breaks("zh-Hans", "等|一|下……|再|想|想|——|好|吗？");
    breaks("zh-Hans", "黑|棋|（先|手）|下|在|C8，|提|2子。");
    breaks("zh-Hant", "這|叫|「打|吃」，|也|叫|『叫|吃』。");
    breaks("zh-Hans", "it’s |好|的");
}

/// The lines of a text, each character one wide, or two where it is no basic Latin one.
fn lines(id: &str, text: &str, width: f32) -> Vec<String> {
    let mut measure = |piece: &str| {
        piece
            .chars()
            .map(|c| if c.is_ascii() { 1.0 } else { 2.0 })
            .sum()
    };
    let ranges = break_lines(text, width, &mut measure, &locale(id));
    ranges
        .into_iter()
        .map(|range| text[range].to_owned())
        .collect()
}

#[test]
fn a_text_is_laid_out_in_lines_that_fit() {
    assert_eq!(lines("en", "one two  three", 7.0), ["one two", "three"]);
    assert_eq!(lines("en", "one\n\ntwo\r\n", 7.0), ["one", "", "two", ""]);
    assert_eq!(lines("en", "", 7.0), [""]);
    assert_eq!(
        lines("en", "abcdefghij kl", 4.0),
        ["abcd", "efgh", "ij", "kl"]
    );
    assert_eq!(lines("en", "ab", 0.0), ["a", "b"]);
    assert_eq!(lines("en", "ab c", f32::NAN), ["a", "b", "c"]);
    assert_eq!(lines("en", "a   b", 1.0), ["a", "b"]);
    assert_eq!(
        lines("ja", "白はコウをすぐに取れません。", 10.0),
        ["白はコウを", "すぐに取れ", "ません。"]
    );
    assert_eq!(
        lines("ja", "次の手は「コウ」です。", 10.0),
        ["次の手は", "「コウ」で", "す。"]
    );
    assert_eq!(
        lines("zh-Hans", "这一手叫“打吃”。", 12.0),
        ["这一手叫", "“打吃”。"]
    );
}

#[test]
fn no_line_of_ours_begins_or_ends_with_a_forbidden_sign() {
    for files in embedded() {
        let id = files.id.to_string();
        if id == "en" {
            continue;
        }
        for file in &files.files {
            for width in [12.0, 17.0, 30.0] {
                for line in lines(&id, &file.text, width) {
                    let first = line.chars().next().unwrap_or(' ');
                    assert!(
                        !"、。，．・：；！？ーッャュョっゃゅょ」』）】》…".contains(first),
                        "{line}"
                    );
                    assert!(!line.ends_with(['「', '『', '（', '【', '《']), "{line}");
                }
            }
        }
    }
}
