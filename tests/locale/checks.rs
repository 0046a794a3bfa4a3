//! The checks of one language by itself, each with a text that breaks it once.

use tengen::locale::{
    FtlFile, LocaleFiles, RequiredKey, check_locale, check_required, embedded, format_keys,
};

use crate::{files, locale, shipped};

#[test]
fn each_fault_of_syntax_is_found_where_it_stands() {
    #[track_caller]
    fn check(text: &str, line: u32, column: u32, part: &str) {
        let files = files("en", "lessons.ftl", text);
        let mut found = check_locale(&files, &files);
        // What the source owes its translators has a test of its own.
        found.retain(|problem| !problem.message.contains("comment"));
        let [problem] = found.as_slice() else {
            panic!("{found:#?}")
        };
        assert_eq!(
            (problem.place.line, problem.place.column),
            (line, column),
            "{problem}"
        );
        assert!(problem.message.contains(part), "{problem}");
        let shown = text
            .trim_start_matches('\u{feff}')
            .replace(['\u{7}', '\r'], "\u{fffd}");
        let line = shown.split('\n').nth(line as usize - 1).unwrap();
        assert!(line.starts_with(problem.line_text.trim_end_matches('…')));
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
    check("a = ｛ $x ｝\n", 1, 5, "full-width brace");
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
    check("a = 在T19下\n", 1, 6, "the point “T19”");
    check("a = Now Black plays.\n", 1, 9, "the color “Black”");
    check("a = one\n    .hint = 黑棋下\n", 2, 13, "the color “黑”");
    check("a = 白棋\n", 1, 5, "the color “白”");
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
            lock: None,
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
        line_text: String::new(),
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
            lock: None,
        };
        let mut source = shipped("en");
        source.files.retain(|file| file.name() == "formats.ftl");
        let found = check_locale(&source, &formats);
        assert!(found.is_empty(), "{found:#?}");
    }
}
