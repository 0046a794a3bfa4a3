//! Where lines end.

use tengen::locale::{break_lines, break_opportunities, embedded};

use crate::locale;

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
    breaks("ja", "白|は|「コウ」|を|す|ぐ|に|は");
    breaks("ja", "ルー|ル|は、|ちょっ|と|しゅ|ん");
    breaks("ja", "一|線・|二|線|（第一線）|で|す。");
    breaks("ja", "6目半|の|コ|ミ|で|す。|C8|に|打|つ");
    breaks("ja", "そ|う……|で|す|ね");
    breaks("zh-Hans", "这|叫|“打吃”，|也|叫|“叫吃”。");
    breaks("zh-Hans", "等|一|下……|再|想|想|——|好|吗？");
    breaks("zh-Hans", "黑|棋|（先手）|下|在|C8，|提|2子。");
    breaks("zh-Hant", "這|叫|「打吃」，|也|叫|『叫吃』。");
    breaks("zh-Hans", "it’s |好|的");
    breaks("ko", "한 |곳에서는 |C8에 |둘 |수 |없습니다|(착수 |금지).");
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
    // Words of Go are not torn, nor short words in brackets.
    assert_eq!(
        lines("zh-Hans", "你不能下在禁入点。", 14.0),
        ["你不能下在", "禁入点。"]
    );
    // A Japanese line ends where a phrase ends, unless it became too short.
    assert_eq!(
        lines("ja", "この点のどれかを選びましょう。", 20.0),
        ["この点のどれかを", "選びましょう。"]
    );
    assert_eq!(
        lines("ja", "石をすぐにはとりかえせません。", 16.0),
        ["石をすぐにはとり", "かえせません。"]
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
