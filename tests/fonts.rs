//! Each face has every character of its language's texts, in the shapes of that language: none is borrowed.

use std::collections::BTreeSet;
use std::sync::Arc;

use egui::epaint::text::{FontData, FontDefinitions, Fonts, TextOptions};
use egui::{FontFamily, FontId};
use tengen::locale::embedded;

fn face(name: &str, weight: &str) -> Fonts {
    let path = format!(
        "{}/assets/fonts/NotoSans-{name}-{weight}.otf",
        env!("CARGO_MANIFEST_DIR")
    );
    let mut definitions = FontDefinitions::empty();
    let data = FontData::from_owned(std::fs::read(path).unwrap());
    definitions
        .font_data
        .insert(name.to_owned(), Arc::new(data));
    for family in [FontFamily::Proportional, FontFamily::Monospace] {
        definitions.families.insert(family, vec![name.to_owned()]);
    }
    Fonts::new(TextOptions::default(), definitions)
}

#[test]
fn no_face_lacks_a_character_of_its_language() {
    for locale in embedded() {
        let name = locale.id.to_string();
        // Comments are for translators; the private markers of functions never stand in a file.
        let lines = locale
            .files
            .iter()
            .flat_map(|file| file.text.lines())
            .filter(|line| !line.starts_with('#'));
        let signs: BTreeSet<char> = lines
            .flat_map(str::chars)
            .filter(|sign| !sign.is_control())
            .collect();
        for weight in ["Regular", "Bold"] {
            let mut fonts = face(&name, weight);
            let id = FontId::proportional(16.0);
            let lacking: String = signs
                .iter()
                .filter(|sign| !fonts.has_glyph(&id, **sign))
                .collect();
            assert_eq!(lacking, "", "{name} {weight}");
        }
    }
}
