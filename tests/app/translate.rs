//! The translator's desk: what is listed, where a text is shown, what a save changes, what a click finds.

use std::cell::RefCell;
use std::rc::Rc;

use egui::accesskit::Role;
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use tengen::app::{
    Act, Command, Desk, Judge, RowState, Screen, Sieve, TengenApp, ThemeChoice, Translate,
    Whereabouts,
};
use tengen::locale::{FtlFile, LocaleFiles, LocaleId, TextName, embedded, merged};

use crate::common::{LOCALES, apply, harness, setup, still};

/// A desk whose folder the test writes into.
#[derive(Clone, Default)]
struct Folder {
    news: Rc<RefCell<Option<Vec<LocaleFiles>>>>,
    edited: Rc<RefCell<Vec<(String, u32)>>>,
    locks: Rc<RefCell<Vec<(String, String)>>>,
}

impl Desk for Folder {
    fn save_progress(&self, _json: &str) -> Result<(), String> {
        panic!("nothing on the desk is progress")
    }

    fn save_settings(&self, _json: &str) -> Result<(), String> {
        Ok(())
    }

    fn export(&self, _path: &str, _json: &str) -> Result<String, String> {
        panic!("nothing on the desk is exported")
    }

    fn import(&self, _path: &str) -> Result<String, String> {
        panic!("nothing on the desk is imported")
    }

    fn export_path(&self) -> String {
        String::new()
    }

    fn changed_words(&self) -> Option<Vec<LocaleFiles>> {
        self.news.borrow_mut().take()
    }

    fn edit(&self, path: &str, line: u32) -> Result<(), String> {
        self.edited.borrow_mut().push((path.to_owned(), line));
        Ok(())
    }

    fn note_source(&self, language: &str, lock: &str) -> Result<(), String> {
        let noted = (language.to_owned(), lock.to_owned());
        self.locks.borrow_mut().push(noted);
        Ok(())
    }
}

/// The files of a language as a folder of a translator's would have them.
fn folder_of(id: &str) -> LocaleFiles {
    let id: LocaleId = id.parse().unwrap();
    let mut files = merged(&[embedded()], &id);
    for file in &mut files.files {
        file.path = format!("mine/{id}/{}", file.name());
    }
    files
}

/// The same with a file changed.
fn changed(mut files: LocaleFiles, name: &str, change: impl Fn(&str) -> String) -> LocaleFiles {
    let file = files.files.iter_mut().find(|file| file.name() == name);
    let file = file.unwrap();
    file.text = change(&file.text);
    files
}

fn open(files: Vec<LocaleFiles>, target: &str) -> (Harness<'static, TengenApp>, Folder) {
    let folder = Folder::default();
    let mut setup = setup("en", None, still());
    if !files.is_empty() {
        setup.layers.insert(0, files);
    }
    setup.translate = Some(target.to_owned());
    let app = TengenApp::new(setup, Box::new(folder.clone()));
    (settled(harness(app, 1280.0, 800.0)), folder)
}

/// Runs until the place of the chosen text is known.
fn settled(mut harness: Harness<'static, TengenApp>) -> Harness<'static, TengenApp> {
    for _ in 0..3000 {
        harness.step();
        if desk(&harness).whereabouts != Whereabouts::Looking {
            harness.run();
            return harness;
        }
    }
    panic!("the search does not end");
}

#[track_caller]
fn desk<'a>(harness: &'a Harness<'static, TengenApp>) -> &'a Translate {
    match &harness.state().state().screen {
        Screen::Translate(desk) => desk,
        _ => panic!("the desk is not shown"),
    }
}

fn act(harness: &mut Harness<'static, TengenApp>, act: Act) {
    apply_only(harness, Command::Translate(Box::new(act)));
}

fn apply_only(harness: &mut Harness<'static, TengenApp>, command: Command) {
    harness.state_mut().apply(command);
    harness.step();
}

fn name(text: &str) -> TextName {
    match text.split_once('.') {
        Some((key, attribute)) => (key.to_owned(), Some(attribute.to_owned())),
        None => (text.to_owned(), None),
    }
}

fn choose(harness: Harness<'static, TengenApp>, text: &str) -> Harness<'static, TengenApp> {
    let mut harness = harness;
    act(&mut harness, Act::Choose(name(text)));
    settled(harness)
}

/// What the live screen shows for the chosen text.
#[track_caller]
fn shown(harness: &Harness<'static, TengenApp>) -> String {
    let desk = desk(harness);
    let chosen = desk.chosen.as_ref().unwrap();
    desk.shown[chosen].text.clone()
}

#[test]
fn every_kind_of_text_is_found_on_the_screen_that_shows_it() {
    let cases = [
        ("rules_go_ko_retake_c", "ko/ko_retake/asked"),
        ("rules_go_ko_retake_c.hint", "ko/ko_retake/hinted"),
        ("rules_go_ko_retake_c.right", "ko/ko_retake/right"),
        (
            "rules_go_complete_result_c",
            "complete/complete_result/asked",
        ),
        ("settings-theme", "settings"),
        ("keys-title", "keys"),
        ("rules_go_term_ko.says", "glossary"),
        ("nav-help", "home"),
    ];
    let (mut harness, _) = open(Vec::new(), "ja");
    for (text, place) in cases {
        harness = choose(harness, text);
        assert_eq!(
            desk(&harness).whereabouts,
            Whereabouts::On(place.to_owned()),
            "{text}"
        );
        assert!(!shown(&harness).is_empty(), "{text}");
    }
    // The author's answer to a wrong move stands behind just that move.
    let wrong = desk(&harness).rows.iter().find(|row| {
        let attribute = row.name.1.as_deref().unwrap_or_default();
        attribute.starts_with("wrong-")
    });
    let wrong = wrong.unwrap().label();
    let answer = wrong.split_once('.').unwrap().1.to_owned();
    let harness = choose(harness, &wrong);
    let Whereabouts::On(place) = &desk(&harness).whereabouts else {
        panic!("{wrong} is on no screen");
    };
    assert!(place.ends_with(&format!("/{answer}")), "{place}");
    // What only a terminal says is on no screen, and is shown by itself.
    let harness = choose(harness, "terminal-no-display");
    assert_eq!(desk(&harness).whereabouts, Whereabouts::Nowhere);
}

#[test]
fn the_states_of_texts_are_those_of_their_files() {
    let files = changed(folder_of("ja"), "lessons-ko.ftl", |text| {
        let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
        let at = |lines: &[String], key: &str| {
            let begins = format!("{key} =");
            lines
                .iter()
                .position(|line| line.starts_with(&begins))
                .unwrap()
        };
        let line = at(&lines, "rules_go_ko_retake_n");
        lines[line] = "rules_go_ko_retake_n = { $nothing }".to_owned();
        let line = at(&lines, "rules_go_ko_take_n");
        lines[line] = "rules_go_ko_take_n = コウ { を".to_owned();
        let line = at(&lines, "rules_go_ko_threat_n");
        lines.remove(line);
        lines.join("\n")
    });
    let (harness, _) = open(vec![files], "ja");
    let state = |text: &str| {
        let mut rows = desk(&harness).rows.iter();
        rows.find(|row| row.name == name(text)).unwrap().state
    };
    assert_eq!(state("rules_go_ko_retake_n"), RowState::Wrong);
    assert_eq!(state("rules_go_ko_take_n"), RowState::Fallback);
    assert_eq!(state("rules_go_ko_threat_n"), RowState::Missing);
    assert_eq!(state("rules_go_ko_retake_c"), RowState::Fine);
    // It opens at the first text that needs work.
    let first = desk(&harness).chosen_row().unwrap();
    assert!(first.state.is_open(), "{}", first.label());
}

#[test]
fn the_filter_finds_keys_texts_and_states() {
    let (mut harness, _) = open(vec![folder_of("ja")], "ja");
    let all = desk(&harness).rows.len();
    for (query, sieve, expected) in [
        (
            "ko_retake_c.hint",
            Sieve::All,
            Some("rules_go_ko_retake_c.hint"),
        ),
        (
            "すぐには取り返せない",
            Sieve::All,
            Some("rules_go_ko_retake_n"),
        ),
        (
            "no IMMEDIATE retake",
            Sieve::All,
            Some("rules_go_ko_retake_n"),
        ),
        ("no such words anywhere", Sieve::All, None),
        ("ko_retake", Sieve::Missing, None),
    ] {
        act(&mut harness, Act::Query(query.to_owned()));
        act(&mut harness, Act::Show(sieve));
        let listed = desk(&harness).listed();
        let labels: Vec<String> = listed.iter().map(|row| row.label()).collect();
        match expected {
            Some(expected) => assert!(labels.contains(&expected.to_owned()), "{query}: {labels:?}"),
            None => assert!(labels.is_empty(), "{query}: {labels:?}"),
        }
        assert!(labels.len() < all);
    }
}

#[test]
fn a_saved_file_is_on_screen_with_the_place_kept() {
    let (harness, folder) = open(vec![folder_of("ja")], "ja");
    let mut harness = choose(harness, "rules_go_ko_retake_c.right");
    let place = desk(&harness).whereabouts.clone();
    let position = |harness: &Harness<'static, TengenApp>| match &desk(harness).preview.screen {
        Screen::Lesson(screen) => format!("{:?}", screen.runner.state()),
        _ => panic!("no lesson is shown"),
    };
    let before = position(&harness);
    let new = "新しい文です。";
    let saved = changed(folder_of("ja"), "lessons-ko.ftl", |text| {
        let start = text.find("rules_go_ko_retake_c =").unwrap();
        let right = start + text[start..].find(".right =").unwrap();
        let end = right + text[right..].find('\n').unwrap();
        format!("{}.right = {new}{}", &text[..right], &text[end..])
    });
    *folder.news.borrow_mut() = Some(vec![saved]);
    harness.step();
    harness.run();
    assert_eq!(shown(&harness), new);
    assert_eq!(desk(&harness).whereabouts, place);
    assert_eq!(position(&harness), before);
    let reloaded = desk(&harness).reloaded.clone().unwrap();
    assert_eq!(
        (reloaded.path.as_str(), reloaded.broken),
        ("mine/ja/lessons-ko.ftl", None)
    );
}

/// Numbers that look random and are the same in every run.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, end: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        usize::try_from(self.0 >> 33).unwrap() % end
    }
}

#[test]
fn a_broken_save_keeps_the_last_good_text_and_shows_no_key() {
    let (harness, folder) = open(vec![folder_of("ja")], "ja");
    let mut harness = choose(harness, "rules_go_complete_result_c");
    let good = shown(&harness);
    let numbers = RefCell::new(Numbers(3));
    let (mut kept, mut broken) = (0, 0);
    for round in 0..60 {
        let saved = changed(folder_of("ja"), "lessons-ending.ftl", |text| {
            let signs: Vec<char> = text.chars().collect();
            let at = numbers.borrow_mut().below(signs.len());
            let part: String = signs[..at].iter().collect();
            let rest: String = signs[at..].iter().collect();
            match round % 3 {
                0 => format!("{part}{{"),
                1 => format!("{part}\n* [ {{ \" }}{rest}"),
                _ => format!("{part}{{{rest}"),
            }
        });
        *folder.news.borrow_mut() = Some(vec![saved]);
        harness.step();
        let texts = desk(&harness).preview.words.take_watched();
        for (text, shown) in desk(&harness).shown.iter().chain(&texts) {
            let raw = ["rules_go_", "{ ", "COLOR(", "SCORE("];
            let raw = raw.iter().any(|raw| shown.text.contains(raw));
            assert!(!raw, "round {round}: {text:?} {}", shown.text);
        }
        harness.run();
        broken += usize::from(desk(&harness).reloaded.as_ref().unwrap().broken.is_some());
        kept += usize::from(shown(&harness) == good);
    }
    assert_eq!(kept, 60);
    assert!(broken >= 40, "{broken}");
    // The next good save counts again.
    *folder.news.borrow_mut() = Some(vec![folder_of("ja")]);
    harness.run();
    assert_eq!(desk(&harness).reloaded.as_ref().unwrap().broken, None);
}

#[test]
fn each_variant_can_be_seen() {
    let (harness, _) = open(Vec::new(), "ja");
    let mut harness = choose(harness, "home-steps");
    // Japanese has one form; the source's two are seen in English.
    let count = desk(&harness).variants().len();
    act(&mut harness, Act::Target("en-XA".to_owned()));
    let mut harness = choose(settled(harness), "home-steps");
    let variants = desk(&harness).variants();
    assert!(variants.len() > count, "{count} {}", variants.len());
    let mut seen = Vec::new();
    for index in 0..variants.len() {
        act(&mut harness, Act::Variant(Some(index)));
        harness.run();
        seen.push(shown(&harness));
    }
    seen.dedup();
    assert_eq!(seen.len(), variants.len(), "{seen:?}");
    act(&mut harness, Act::Variant(None));
    harness.run();
    assert!(!shown(&harness).is_empty());
}

#[test]
fn a_click_on_the_live_screen_finds_the_text() {
    let (harness, _) = open(Vec::new(), "ja");
    let mut harness = choose(harness, "rules_go_ko_retake_n");
    let text = desk(&harness).shown[&name("rules_go_ko_retake_c")]
        .text
        .clone();
    let place = harness.get_by_role_and_label(Role::Label, &text).rect();
    act(&mut harness, Act::Pick(true));
    harness.run();
    harness.hover_at(place.center());
    harness.run();
    harness.drag_at(place.center());
    harness.drop_at(place.center());
    harness.run();
    let harness = settled(harness);
    assert_eq!(desk(&harness).chosen, Some(name("rules_go_ko_retake_c")));
    assert!(!desk(&harness).picking);
}

#[test]
fn the_editor_opens_where_the_text_stands_or_belongs() {
    let mut files = folder_of("ja");
    files = changed(files, "app.ftl", |text| {
        let line = text
            .lines()
            .find(|line| line.starts_with("nav-help ="))
            .unwrap();
        text.replace(line, &format!("# {line}"))
    });
    let line_of = |files: &LocaleFiles, name: &str, begins: &str| {
        let file = files.files.iter().find(|file| file.name() == name).unwrap();
        let found = file.text.lines().position(|line| line.starts_with(begins));
        u32::try_from(found.unwrap() + 1).unwrap()
    };
    let expected = [
        (
            "rules_go_ko_retake_n",
            "lessons-ko.ftl",
            "rules_go_ko_retake_n =",
        ),
        ("nav-help", "app.ftl", "# nav-help ="),
    ];
    let (mut harness, folder) = open(vec![files.clone()], "ja");
    for (text, file, begins) in expected {
        act(&mut harness, Act::Choose(name(text)));
        act(&mut harness, Act::Edit);
        let edited = folder.edited.borrow_mut().pop().unwrap();
        assert_eq!(
            edited,
            (format!("mine/ja/{file}"), line_of(&files, file, begins))
        );
    }
}

#[test]
fn a_changed_source_is_shown_and_can_be_accepted() {
    let mut files = folder_of("ja");
    let lock = files.lock.take().unwrap();
    let line = lock
        .lines()
        .find(|line| line.starts_with("nav-help ="))
        .unwrap();
    files.lock = Some(lock.replace(line, "nav-help = Some older words"));
    let (harness, folder) = open(vec![files], "ja");
    let mut harness = choose(harness, "nav-help");
    assert_eq!(
        desk(&harness).chosen_row().unwrap().state,
        RowState::Changed
    );
    let labels = harness.query_all_by_role(Role::Label);
    let said: Vec<String> = labels.filter_map(|node| node.value()).collect();
    let is_difference = |it: &String| it.contains("older") && it.contains("Keys");
    assert!(said.iter().any(is_difference), "{said:?}");
    act(&mut harness, Act::Accept);
    harness.run();
    assert_eq!(desk(&harness).chosen_row().unwrap().state, RowState::Fine);
    let (language, noted) = folder.locks.borrow_mut().pop().unwrap();
    assert_eq!((language.as_str(), noted.as_str()), ("ja", lock.as_str()));
}

#[test]
fn a_language_of_the_program_can_be_looked_at_and_not_changed() {
    for locale in LOCALES {
        let mut harness = harness(
            TengenApp::new(setup(locale, None, still()), Box::new(Folder::default())),
            1280.0,
            800.0,
        );
        apply(&mut harness, Command::OpenTranslate);
        let harness = settled(harness);
        let desk = desk(&harness);
        let expected = if locale == "en" { "ja" } else { locale };
        assert_eq!(desk.target.to_string(), expected);
        assert!(!desk.is_editable());
        assert!(desk.rows.iter().all(|row| !row.state.is_open()));
        let words = harness.state().state().words.plain("translate-edit");
        assert!(harness.query_by_label(&words).is_none());
    }
}

#[test]
fn a_new_language_opens_at_once_and_says_how_far_it_is() {
    let id: LocaleId = "nl".parse().unwrap();
    let files = LocaleFiles {
        id,
        files: vec![FtlFile {
            path: "mine/nl/app.ftl".to_owned(),
            text: "nav-help = Toetsen\n".to_owned(),
        }],
        lock: None,
    };
    let (harness, _) = open(vec![files], "nl");
    let desk = desk(&harness);
    let missing = desk
        .rows
        .iter()
        .filter(|row| row.state == RowState::Missing);
    assert_eq!(missing.count(), desk.rows.len() - 1);
    let share = desk.shares.iter().find(|(id, _)| id.to_string() == "nl");
    assert_eq!(share.unwrap().1, 0);
}

/// The same with words added to the end of a message's first line.
fn with_words(files: LocaleFiles, name: &str, key: &str, words: &str) -> LocaleFiles {
    changed(files, name, |text| {
        let begins = format!("{key} =");
        let lines = text.lines().map(|line| {
            let end = if line.starts_with(&begins) { words } else { "" };
            format!("{line}{end}\n")
        });
        lines.collect()
    })
}

#[test]
fn each_rule_that_is_broken_is_named_at_its_text() {
    let long = "再一手。".repeat(90);
    let cases = [
        ("zh-Hant", "把棋子取走。（a）", "(a)"),
        ("zh-Hant", "共有77步。", "77"),
        ("zh-Hant", "{ $nobody }", "$nobody"),
        ("zh-Hant", "这样。", "“这” is a simplified character"),
        ("zh-Hans", "這樣。", "“這” is a traditional character"),
        ("zh-Hant", "好,對。", "“,” of half width"),
        ("zh-Hant", "１與2。", "full-width and half-width digits"),
        ("zh-Hant", "白棋。", "the color “白”"),
        ("zh-Hant", "在C8。", "the point “C8”"),
        ("zh-Hant", "はい。", "“は” is a character of Japanese"),
        ("zh-Hant", "한국。", "“한” is a character of Korean"),
        ("zh-Hant", "下一行\n    。", "a line begins with “。”"),
        ("zh-Hant", "開「\n    好」", "a line ends with “「”"),
        ("zh-Hant", "𓀀", "no font has “𓀀”"),
        ("zh-Hant", long.as_str(), "taller than its place"),
        ("zh-Hant", "這是數子法。", "a term of other rules"),
        ("zh-Hant", "{", "a { is never closed"),
    ];
    let key = "rules_go_ko_retake_c";
    let course = setup("en", None, still()).course;
    for (language, words, expected) in cases {
        let files = with_words(folder_of(language), "lessons-ko.ftl", key, words);
        let file = files.files.iter().find(|it| it.name() == "lessons-ko.ftl");
        let begins = format!("{key} =");
        let mut lines = file.unwrap().text.lines().zip(1..);
        let line = lines.find(|(line, _)| line.starts_with(&begins)).unwrap().1;
        let layers = [vec![files], embedded()];
        let problems = Judge::new(&[]).problems(Some(&course), &layers, &language.parse().unwrap());
        let said: Vec<String> = problems
            .iter()
            .filter(|it| (line..=line + 1).contains(&it.place.line) || it.message.contains(key))
            .map(|it| it.message.clone())
            .collect();
        assert!(
            said.iter().any(|said| said.contains(expected)),
            "{expected}: {said:?} of {problems:?}"
        );
    }
}

#[test]
fn what_was_saved_and_accepted_is_there_when_the_desk_is_opened_again() {
    let (harness, folder) = open(vec![folder_of("ja")], "ja");
    let mut harness = harness;
    let saved = changed(folder_of("ja"), "app.ftl", |text| {
        let line = text
            .lines()
            .find(|line| line.starts_with("nav-help ="))
            .unwrap();
        text.replace(line, "nav-help = 新しい言葉")
    });
    *folder.news.borrow_mut() = Some(vec![saved]);
    harness.step();
    harness.run();
    act(&mut harness, Act::Target("zh-Hans".to_owned()));
    act(&mut harness, Act::Target("ja".to_owned()));
    let harness = choose(settled(harness), "nav-help");
    assert_eq!(shown(&harness), "新しい言葉");
}

#[test]
fn a_change_of_the_settings_is_seen_on_the_live_screen() {
    let (mut harness, _) = open(Vec::new(), "ja");
    apply(&mut harness, Command::Theme(ThemeChoice::Dark));
    harness.run();
    let inside = &desk(&harness).preview.settings;
    assert_eq!(inside.theme, ThemeChoice::Dark);
}
