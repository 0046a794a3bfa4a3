//! Languages that nobody speaks, made from the source: one that shows what is not translated or has no room to grow,
//! and one that shows the key of each text.

use fluent_syntax::ast::{Attribute, Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser::parse;
use fluent_syntax::serializer::serialize;

use super::files::{FtlFile, LocaleFiles};
use super::scan::scan;

/// What is made of each text.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Making {
    /// Accents, and about a third longer.
    Accents,
    /// Letters as wide as Chinese characters, without blanks, so that lines break as in Chinese and Japanese.
    Wide,
    /// Its key.
    Keys,
}

/// The names of the languages that are made.
pub const PSEUDO: [&str; 3] = ["en-XA", "ja-XW", "en-XK"];

/// A language made from the source: `en-XA`, with accents and about a third longer; `ja-XW`, in wide letters without blanks;
/// or `en-XK`, the keys. Nothing for any other name.
pub fn pseudo(source: &LocaleFiles, name: &str) -> Option<LocaleFiles> {
    let making = match name {
        "en-XA" => Making::Accents,
        "ja-XW" => Making::Wide,
        "en-XK" => Making::Keys,
        _ => return None,
    };
    let id = name.parse().ok()?;
    let files = source.files.iter().map(|file| FtlFile {
        path: format!("{name}/{}", file.name()),
        text: remade(file, name, making),
    });
    Some(LocaleFiles {
        id,
        files: files.collect(),
        lock: None,
    })
}

fn remade(file: &FtlFile, language: &str, making: Making) -> String {
    // Numbers and points have to be read in a language of keys as well.
    let keys = making == Making::Keys && file.name() != "formats.ftl";
    let mut resource = match parse(scan(&file.path, &file.text).text) {
        Ok(resource) | Err((resource, _)) => resource,
    };
    for entry in &mut resource.body {
        let (name, value, attributes) = match entry {
            Entry::Message(message) => (
                &message.id.name,
                message.value.as_mut(),
                &mut message.attributes,
            ),
            Entry::Term(term) => (&term.id.name, Some(&mut term.value), &mut term.attributes),
            _ => continue,
        };
        if let Some(value) = value {
            if name == "coordinate-style" {
                // A word for the program, not for people.
                continue;
            }
            let own_name = (name == "language-name").then(|| language.to_owned());
            remake(
                value,
                own_name.or_else(|| keys.then(|| name.clone())),
                making,
            );
        }
        for Attribute { id, value } in attributes {
            remake(value, keys.then(|| format!("{name}.{}", id.name)), making);
        }
    }
    serialize(&resource)
}

/// Puts another text in the place of a text, or accents it.
fn remake(pattern: &mut Pattern<String>, other: Option<String>, making: Making) {
    if let Some(value) = other {
        pattern.elements = vec![PatternElement::TextElement { value }];
        return;
    }
    for element in &mut pattern.elements {
        match element {
            PatternElement::TextElement { value } if making == Making::Wide => *value = wide(value),
            PatternElement::TextElement { value } => *value = accented(value),
            PatternElement::Placeable { expression } => remake_expression(expression, making),
        }
    }
}

fn remake_expression(expression: &mut Expression<String>, making: Making) {
    match expression {
        Expression::Select { variants, .. } => {
            for variant in variants {
                remake(&mut variant.value, None, making);
            }
        }
        Expression::Inline(InlineExpression::Placeable { expression }) => {
            remake_expression(expression, making);
        }
        Expression::Inline(_) => (),
    }
}

/// Each vowel twice and with an accent. A letter alone stays: it may be a label of the board.
fn accented(text: &str) -> String {
    let signs: Vec<char> = text.chars().collect();
    let letter = |at: usize| signs.get(at).is_some_and(|sign| sign.is_alphabetic());
    let mut accented = String::new();
    for (at, sign) in signs.iter().enumerate() {
        let alone = !letter(at + 1) && !at.checked_sub(1).is_some_and(letter);
        let pair = match sign {
            _ if alone => None,
            'a' => Some("áà"),
            'e' => Some("éè"),
            'i' => Some("íì"),
            'o' => Some("óò"),
            'u' => Some("úù"),
            'A' => Some("Áà"),
            'E' => Some("Éè"),
            'I' => Some("Íì"),
            'O' => Some("Óò"),
            'U' => Some("Úù"),
            _ => None,
        };
        match pair {
            Some(pair) => accented.push_str(pair),
            None => accented.push(*sign),
        }
    }
    accented
}

/// Each letter and mark as wide as a Chinese character, and no blanks. A letter alone stays: it may be a label of the board.
fn wide(text: &str) -> String {
    let signs: Vec<char> = text.chars().collect();
    let letter = |at: usize| signs.get(at).is_some_and(|sign| sign.is_alphabetic());
    let mut wide = String::new();
    for (at, sign) in signs.iter().enumerate() {
        let alone = !letter(at + 1) && !at.checked_sub(1).is_some_and(letter);
        match sign {
            ' ' => {}
            '.' => wide.push('。'),
            ',' => wide.push('、'),
            'a'..='z' | 'A'..='Z' if !alone => wide.extend(char::from_u32(*sign as u32 + 0xfee0)),
            ':' | ';' | '!' | '?' => wide.extend(char::from_u32(*sign as u32 + 0xfee0)),
            sign => wide.push(*sign),
        }
    }
    wide
}
