//! Languages that nobody speaks, made from the source: one that shows what is not translated or has no room to grow,
//! and one that shows the key of each text.

use fluent_syntax::ast::{Attribute, Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser::parse;
use fluent_syntax::serializer::serialize;

use super::files::{FtlFile, LocaleFiles};
use super::scan::scan;

/// A language made from the source: `en-XA`, with accents and about a third longer, or `en-XK`, the keys. Nothing for
/// any other name.
pub fn pseudo(source: &LocaleFiles, name: &str) -> Option<LocaleFiles> {
    let keys = match name {
        "en-XA" => false,
        "en-XK" => true,
        _ => return None,
    };
    let id = name.parse().ok()?;
    let files = source.files.iter().map(|file| FtlFile {
        path: format!("{name}/{}", file.name()),
        text: remade(file, name, keys),
    });
    Some(LocaleFiles {
        id,
        files: files.collect(),
        lock: None,
    })
}

fn remade(file: &FtlFile, language: &str, keys: bool) -> String {
    // Numbers and points have to be read in a language of keys as well.
    let keys = keys && file.name() != "formats.ftl";
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
            let own_name = (name == "language-name").then(|| language.to_owned());
            remake(value, own_name.or_else(|| keys.then(|| name.clone())));
        }
        for Attribute { id, value } in attributes {
            remake(value, keys.then(|| format!("{name}.{}", id.name)));
        }
    }
    serialize(&resource)
}

/// Puts another text in the place of a text, or accents it.
fn remake(pattern: &mut Pattern<String>, other: Option<String>) {
    if let Some(value) = other {
        pattern.elements = vec![PatternElement::TextElement { value }];
        return;
    }
    for element in &mut pattern.elements {
        match element {
            PatternElement::TextElement { value } => *value = accented(value),
            PatternElement::Placeable { expression } => remake_expression(expression),
        }
    }
}

fn remake_expression(expression: &mut Expression<String>) {
    match expression {
        Expression::Select { variants, .. } => {
            for variant in variants {
                remake(&mut variant.value, None);
            }
        }
        Expression::Inline(InlineExpression::Placeable { expression }) => {
            remake_expression(expression);
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
