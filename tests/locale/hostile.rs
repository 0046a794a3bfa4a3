//! Files that mean harm.

use tengen::locale::{Args, FtlFile, Words, check_locale, pseudo, scan};

use crate::{files, locale, shipped};

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
    let long_line = format!("    {}\n", "a".repeat(9_000));
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
        format!("t =\n{}x = {}\n", long_line.repeat(50), "{ t }".repeat(90)),
        format!("x =\n{}", "    あ C8 { y } Black ２1\n".repeat(20_000)),
        format!("x = {}\n", "C8 { y } ".repeat(90_000)),
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
        for name in ["en-XA", "en-XK"] {
            assert!(pseudo(&user, name).is_some());
        }
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

#[test]
fn no_damage_to_our_own_files_ends_the_program() {
    const SCRAPS: [&str; 24] = [
        "{", "}", "(", ")", "\"", "\\", "->", "[", "*[", "]", "\n", "\n}", "\n    ", "$", "-", ".",
        ":", "#", "=", "あ", "\\u12", "1.5", "\r", "\u{e000}",
    ];
    // A small generator of our own (xorshift), so that every run damages the same places.
    let mut state = 0x9e37_79b9_7f4a_7c15_u64;
    let mut random = |below: usize| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        usize::try_from(state % below as u64).unwrap()
    };
    let whole = "-t = term { $x }\n    .a = attribute\nm = { $n ->\n    [one] { POINT($p) } \"quoted\"\n   *[other] { SCORE($n, rule: \"area\") }\n }\n    .hint = { m } and { -t(x: \"あ\") }{ \"\\u0041\" }\nn = { m.hint }\n";
    for _ in 0..400 {
        let mut text = whole.repeat(2);
        for _ in 0..1 + random(4) {
            let mut at = random(text.len());
            while !text.is_char_boundary(at) {
                at -= 1;
            }
            if random(4) == 0 {
                text.remove(at);
            } else {
                text.insert_str(at, SCRAPS[random(SCRAPS.len())]);
            }
        }
        let user = files("ja", "lessons.ftl", &text);
        let (words, _) = Words::new(locale("ja"), vec![user.clone(), shipped("ja")]);
        let args = Args::new().number("n", 1).word("p", "C8").word("x", "y");
        for key in ["m", "n", "t"] {
            words.text(key, &args);
            words.attribute(key, "hint", &args);
        }
        check_locale(&user, &files("ja", "lessons.ftl", whole));
        check_locale(&files("en", "lessons.ftl", whole), &user);
    }
}
