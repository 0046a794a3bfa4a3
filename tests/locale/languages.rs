//! Which language a person gets.

use tengen::locale::{LocaleId, embedded, negotiate};

use crate::locale;

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
