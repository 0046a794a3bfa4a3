//! The colors of the themes.

use tengen::app::{Theme, ThemeKind};

/// The contrast ratio of two opaque colors (WCAG 2, relative luminance).
pub fn contrast(one: egui::Color32, other: egui::Color32) -> f32 {
    let luminance = |color: egui::Color32| {
        let [r, g, b, _] = egui::Rgba::from(color).to_array();
        0.2126 * r + 0.7152 * g + 0.0722 * b
    };
    let (a, b) = (luminance(one), luminance(other));
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

#[test]
fn texts_and_borders_stand_out_from_their_grounds() {
    for kind in [ThemeKind::Light, ThemeKind::Dark, ThemeKind::HighContrast] {
        let theme = Theme::new(kind, "en".parse().unwrap(), 1.0);
        let grounds = [theme.ground, theme.card];
        let panels = [
            theme.refused_ground,
            theme.wrong_ground,
            theme.right_ground,
            theme.neutral_ground,
        ];
        for ground in grounds.into_iter().chain(panels) {
            for text in [theme.ink, theme.point] {
                assert!(
                    contrast(text, ground) >= 4.5,
                    "{kind:?} {text:?} on {ground:?}"
                );
            }
        }
        for ground in grounds {
            for text in [theme.muted, theme.accent] {
                assert!(
                    contrast(text, ground) >= 4.5,
                    "{kind:?} {text:?} on {ground:?}"
                );
            }
            assert!(
                contrast(theme.border, ground) >= 3.0,
                "{kind:?} border on {ground:?}"
            );
        }
        assert!(contrast(theme.on_primary, theme.primary) >= 4.5, "{kind:?}");
        assert!(contrast(theme.on_seal, theme.seal) >= 4.5, "{kind:?}");
        assert!(contrast(theme.point, theme.point_lit) >= 4.5, "{kind:?}");
        assert!(contrast(theme.ink, theme.hover) >= 4.5, "{kind:?}");
    }
}
