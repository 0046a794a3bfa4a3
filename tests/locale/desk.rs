//! What a translator's desk needs: comments in the source, the marks and characters of a language, what has changed
//! since a text was translated, a new language to begin with.

use super::{files, locale, shipped};
use tengen::locale::{
    LocaleFiles, PSEUDO, Problem, Severity, Words, changed_since, check_locale, export_po,
    import_po, inventory, lines_of, lock_text, messages_of, outline, outline_rest, pseudo,
    read_lock, size_of, text_label, texts_of, variants,
};

/// The warnings of a text in a language, by itself.
fn warnings(id: &str, text: &str) -> Vec<String> {
    let own = files(id, "app.ftl", text);
    let found = check_locale(&own, &own).into_iter();
    found
        .filter(|problem| problem.severity == Severity::Warning)
        .map(|Problem { place, message, .. }| format!("{}:{} {message}", place.line, place.column))
        .collect()
}

#[test]
fn every_message_of_the_source_says_where_it_stands_and_what_its_values_are() {
    for (text, expected) in [
        ("# A button.\na = x\n", &[][..]),
        ("a = x\n", &["1:1 “a” has no comment for translators"]),
        (
            "# The board. $count: how many.\na = { $count } of { $counted }\n",
            &["2:1 the comment of “a” does not say what $counted is"],
        ),
        (
            "# x\na = x\n    .b = { $c } { $c }\n",
            &["2:1 the comment of “a” does not say what $c is"],
        ),
        // What every text has needs no words.
        ("# x\na = { COLOR($black) }\n", &[]),
    ] {
        assert_eq!(warnings("en", text), expected, "{text}");
    }
    assert_eq!(warnings("ja", "a = あ\n"), [""; 0]);
    let found = check_locale(&shipped("en"), &shipped("en"));
    assert!(found.is_empty(), "{}", found[0]);
}

#[test]
fn characters_and_marks_of_another_language_are_named_where_they_stand() {
    for (id, text, expected) in [
        ("zh-Hant", "a = 這裡沒有棋\n", &[][..]),
        (
            "zh-Hant",
            "a = 这里\n",
            &["1:5 “这” is a simplified character"],
        ),
        (
            "zh-Hant",
            "a = 下在裡面\n    .b = 没有\n",
            &["2:10 “没” is a simplified character"],
        ),
        ("zh-Hans", "a = 这里没有棋\n", &[]),
        (
            "zh-Hans",
            "a = 這裡\n",
            &["1:5 “這” is a traditional character"],
        ),
        ("ja", "a = 石を取りました。\n", &[]),
        (
            "ja",
            "a = 石を取りました.\n",
            &["1:12 “.” of half width stands behind a character of full width"],
        ),
        ("ja", "a = 6.5目、OK.\n", &[]),
        (
            "zh-Hans",
            "a = 黑,白\n",
            &["1:6 “,” of half width stands behind a character of full width"],
        ),
        (
            "fr",
            "a = Une pierre。\n",
            &["1:15 “。” is a mark of Chinese and Japanese"],
        ),
    ] {
        assert_eq!(warnings(id, text), expected, "{id} {text}");
    }
}

fn locked(files: LocaleFiles, lock: &str) -> LocaleFiles {
    LocaleFiles {
        lock: Some(lock.to_owned()),
        ..files
    }
}

#[test]
fn a_source_that_has_changed_since_is_named_and_nothing_else() {
    let before = files(
        "en",
        "app.ftl",
        "# one\na = A stone\n    .b = x\nb = { $n ->\n    [one] y\n   *[other] z\n}\nc = w\n",
    );
    let lock = lock_text(&messages_of(&before));
    assert_eq!(read_lock(&lock), messages_of(&before));
    let target = files("ja", "app.ftl", "a = 石\n    .b = x\nb = y\nd = 子\n");
    let changed = |source: &str, lock: &str| -> Vec<String> {
        let target = locked(target.clone(), lock);
        let found = changed_since(&files("en", "app.ftl", source), &target);
        let said = found
            .iter()
            .map(|it| format!("{}:{} {}", it.path, it.place.line, it.message));
        said.collect()
    };
    // Comments, order and blanks do not matter.
    let same = "b = { $n ->\n  [one] y\n  *[other] z\n }\n# another\na = A stone\n    .b = x\n";
    assert_eq!(changed(same, &lock), [""; 0]);
    assert_eq!(
        changed(&same.replace("A stone", "The stone"), &lock),
        ["locales/ja/app.ftl:1 the source of “a” has changed since it was translated"]
    );
    assert_eq!(
        changed(
            &same
                .replace(".b = x", ".b = xx")
                .replace("[one] y", "[one] yy"),
            &lock
        ),
        [
            "locales/ja/app.ftl:1 the source of “a” has changed since it was translated",
            "locales/ja/app.ftl:3 the source of “b” has changed since it was translated"
        ]
    );
    // What was never noted, and what is no lock at all, says nothing.
    for lock in ["", "a\nb zzzz\n= 12\n", "x 0123456789abcdef\n"] {
        assert_eq!(changed("a = other\nb = other\n", lock), [""; 0], "{lock}");
    }
    assert!(changed_since(&before, &files("ja", "app.ftl", "a = 石\n")).is_empty());
}

#[test]
fn the_languages_of_the_program_fit_the_present_source() {
    let source = shipped("en");
    for id in ["ja", "zh-Hans", "zh-Hant"] {
        let own = shipped(id);
        let noted = read_lock(own.lock.as_deref().unwrap());
        assert_eq!(
            noted,
            messages_of(&source),
            "{id}: run `tengen locale accept`"
        );
        assert_eq!(changed_since(&source, &own), []);
    }
}

#[test]
fn a_new_language_is_whole_from_its_first_text_on() {
    let source = shipped("en");
    let id = locale("ko");
    let mut begun = LocaleFiles {
        id: id.clone(),
        files: source.files.clone(),
        lock: None,
    };
    for file in &mut begun.files {
        file.text = outline(file, &id);
        file.path = file.path.replace("/en/", "/ko/");
    }
    let errors = |files: &LocaleFiles| {
        let found = check_locale(&source, files).into_iter();
        found.filter(|it| it.severity == Severity::Error).count()
    };
    assert_eq!(errors(&begun), 0);
    assert_eq!(size_of(&begun), (0, 0));
    // Without the mark before it a text is there, with its attributes.
    let file = begun
        .files
        .iter_mut()
        .find(|file| file.name() == "lessons-ko.ftl")
        .unwrap();
    let marked = file
        .text
        .replace("# rules_go_ko_take_n = Ko", "rules_go_ko_take_n = 패");
    assert_ne!(marked, file.text);
    file.text = marked;
    assert_eq!(errors(&begun), 0);
    assert_eq!(size_of(&begun), (1, 1));
    let words = Words::new(id, vec![begun, source]).0;
    assert_eq!(words.plain("rules_go_ko_take_n"), "패");
    assert_eq!(words.plain("lesson-next"), "Next");
}

#[test]
fn a_language_goes_out_as_po_and_comes_back_without_loss() {
    let source = shipped("en");
    for id in ["ja", "zh-Hans", "zh-Hant"] {
        let own = shipped(id);
        let po = export_po(&source, &own);
        let nothing = LocaleFiles {
            id: locale(id),
            files: Vec::new(),
            lock: None,
        };
        let (back, problems) = import_po(&source, &nothing, "x.po", &po);
        assert_eq!(problems, [], "{id}");
        let back = LocaleFiles {
            files: back,
            ..nothing
        };
        // What only this language has, such as its readings, is not the source’s to send.
        let sent = texts_of(&source);
        let mut before = texts_of(&own);
        before.retain(|name, _| sent.contains_key(name));
        assert_eq!(texts_of(&back), before, "{id}");
        // Onto the language itself nothing changes, its own comments and texts included.
        let (onto, _) = import_po(&source, &own, "x.po", &po);
        for (file, was) in onto.iter().zip(&own.files) {
            let comments = |text: &str| text.lines().filter(|line| line.starts_with('#')).count();
            assert_eq!(comments(&file.text), comments(&was.text), "{}", file.path);
        }
        let onto = LocaleFiles {
            id: own.id.clone(),
            files: onto,
            lock: None,
        };
        assert_eq!(texts_of(&onto), texts_of(&own), "{id}");
    }
}

#[test]
fn a_po_file_keeps_selectors_quotes_and_lines_and_names_what_is_no_fluent() {
    let source = files(
        "en",
        "app.ftl",
        "# Where. $n: how many.\na = { $n ->\n    [one] a \"stone\" \\ {\"{\"}\n   *[other] { $n } stones\n} here\n    .b = two\n      lines\nc = x\n",
    );
    let po = export_po(&source, &files("nl", "app.ftl", ""));
    for part in [
        "#. Where. $n: how many.",
        "msgctxt \"a.b\"",
        "\\\"stone\\\" \\\\ { \\\"{\\\" }",
        "Language: nl",
    ] {
        assert!(po.contains(part), "{part}\n{po}");
    }
    // Whatever a program makes of it: each original taken as its translation.
    let mut filled = String::new();
    let mut original = String::new();
    for line in po.lines() {
        match line.strip_prefix("msgid ") {
            Some(rest) => original = rest.to_owned(),
            None if line.starts_with('"') && !original.is_empty() => {
                original.push_str(&format!("\n{line}"))
            }
            None => {}
        }
        match line {
            "msgstr \"\"" if !original.is_empty() && original != "\"\"" => {
                filled.push_str(&format!("msgstr {original}\n"));
                original.clear();
            }
            line => filled.push_str(&format!("{line}\n")),
        }
    }
    let target = files("nl", "app.ftl", "# own comment\nc = oud\nd = eigen\n");
    let (back, problems) = import_po(&source, &target, "nl.po", &filled);
    assert_eq!(problems, []);
    let back = LocaleFiles {
        files: back,
        ..target.clone()
    };
    let mut expected = texts_of(&source);
    expected.insert("d".to_owned(), "eigen".to_owned());
    assert_eq!(texts_of(&back), expected);
    assert!(back.files[0].text.contains("# own comment"));
    let broken = "msgctxt \"c\"\nmsgid \"x\"\nmsgstr \"{ open\"\n\nmsgctxt \"a.b\"\nmsgid \"y\"\nmsgstr \"fine\\n.e = f\"\n#~ msgctxt \"c\"\n";
    let (kept, problems) = import_po(&source, &target, "nl.po", broken);
    let said: Vec<String> = problems
        .iter()
        .map(|it| format!("{}:{} {}", it.path, it.place.line, it.message))
        .collect();
    assert_eq!(
        said,
        [
            "nl.po:3 the text of “c” is no valid Fluent",
            "nl.po:7 the text of “a.b” is no valid Fluent"
        ]
    );
    assert!(kept[0].text.contains("c = oud"));
    for hostile in [
        "",
        "msgctxt",
        "msgstr \"",
        "\"\\",
        "msgid \"x\nmsgctxt \"y\"\nmsgstr \"\\",
    ] {
        import_po(&source, &target, "x.po", hostile);
    }
}

#[test]
fn a_language_that_nobody_speaks_shows_what_is_not_translated_and_the_keys() {
    let text = "open = Open { $name } (a)\n    .tip = { $n ->\n        [one] one stone\n       *[other] stones\n    }\n";
    let source = files("en", "app.ftl", text);
    let written = |name: &str| {
        let made = pseudo(&source, name).unwrap();
        assert_eq!(made.id.to_string(), name);
        texts_of(&made)
    };
    let accented = written("en-XA");
    assert_eq!(accented["open"], "Óòpéèn { $name } (a)");
    assert!(
        accented["open.tip"].contains("[one] óònéè stóònéè"),
        "{accented:?}"
    );
    let wide = written("ja-XW");
    assert_eq!(wide["open"], "Ｏｐｅｎ{ $name }(a)");
    let keys = written("en-XK");
    assert_eq!((&*keys["open"], &*keys["open.tip"]), ("open", "open.tip"));
    assert!(pseudo(&source, "en-GB").is_none());
}

#[test]
fn every_text_of_the_source_can_be_accented() {
    let source = shipped("en");
    for name in PSEUDO {
        let made = pseudo(&source, name).unwrap();
        assert!(
            texts_of(&source).keys().eq(texts_of(&made).keys()),
            "{name}"
        );
        assert_eq!(texts_of(&made)["language-name"], name);
        let problems = check_locale(&source, &made);
        let errors = problems.iter().filter(|it| it.severity == Severity::Error);
        // The keys have none of the values, which a language cannot be without.
        assert!(name == "en-XK" || errors.count() == 0, "{problems:?}");
    }
}

#[test]
fn the_fixtures_of_fluent_itself_go_out_as_po_and_come_back() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/fluent");
    let mut seen = 0;
    for file in std::fs::read_dir(folder).unwrap() {
        let path = file.unwrap().path();
        let text = std::fs::read_to_string(&path).unwrap();
        let source = files("en", "app.ftl", &text);
        let target = files("nl", "app.ftl", &text);
        let nothing = files("nl", "app.ftl", "");
        let po = export_po(&source, &target);
        let (back, problems) = import_po(&source, &nothing, "x.po", &po);
        assert_eq!(problems, [], "{}", path.display());
        let back = LocaleFiles {
            files: back,
            ..nothing
        };
        // Whole messages are compared, down to the blank lines within them.
        assert_eq!(
            messages_of(&back),
            messages_of(&target),
            "{}",
            path.display()
        );
        seen += messages_of(&target).len();
    }
    assert!(seen > 40, "{seen}");
}

#[test]
fn what_the_source_has_gained_is_added_as_comments() {
    let source = files(
        "en",
        "app.ftl",
        "## Group\n\n# One.\na = A\n\n# Two. $n: how many.\nb = { $n ->\n    [one] y\n   *[other] z\n}\n    .c = w\n# Three.\nd = D\n",
    );
    let (count, more) = outline_rest(&source.files[0], "a = 가\n# d = D\n");
    assert_eq!(count, 1);
    assert_eq!(
        more,
        "# Two. $n: how many.\n# b = { $n ->\n#     [one] y\n#    *[other] z\n# }\n#     .c = w\n"
    );
    let whole = outline(&source.files[0], &locale("ko"));
    assert_eq!(outline_rest(&source.files[0], &whole), (0, String::new()));
}

#[test]
fn every_text_knows_its_lines_and_what_it_chooses_by() {
    let text = "# How many.\na = { $n ->\n    [one] y\n   *[other] z\n} { $rules ->\n    [area] s\n   *[territory] m\n}\n    .b = two\n      lines\n\nc = { broken\nd = x\n";
    let source = files("en", "app.ftl", text);
    let all = inventory(&source);
    let labels: Vec<String> = all.iter().map(|it| text_label(&it.name)).collect();
    assert_eq!(labels, ["a", "a.b", "d"]);
    let lines = |name: &str| -> Vec<u32> {
        let name = match name.split_once('.') {
            Some((key, attribute)) => (key.to_owned(), Some(attribute.to_owned())),
            None => (name.to_owned(), None),
        };
        let lines = lines_of(text, &name).into_iter();
        lines.map(|(line, _)| line).collect()
    };
    assert_eq!(lines("a"), [2, 3, 4, 5, 6, 7, 8]);
    assert_eq!(lines("a.b"), [9, 10]);
    // What cannot be read has its lines, too.
    assert_eq!(lines("c"), [12]);
    assert_eq!(lines("d"), [13]);
    assert_eq!(lines("e"), [0; 0]);
    let said = |id: &str| -> Vec<String> {
        let found = variants(&all[0], &locale(id)).into_iter();
        found.map(|it| it.label).collect()
    };
    assert_eq!(
        said("en"),
        [
            "n = 1, rules = area",
            "n = 1, rules = territory",
            "n = 2, rules = area",
            "n = 2, rules = territory"
        ]
    );
    // Japanese has no singular.
    assert_eq!(
        said("ja"),
        ["n = 2, rules = area", "n = 2, rules = territory"]
    );
}
