//! How SVG writes colors, numbers, rectangles and text.

use epaint::{Color32, Rect};

/// A gradient with its stops; `tag` is its name and attributes.
pub(super) fn tag_with_stops(tag: &str, stops: &str) -> String {
    let name = tag.split(' ').next().unwrap_or(tag);
    format!("<{tag}>{stops}</{name}>\n")
}

/// A stop of a gradient.
pub(super) fn stop(at: f32, color: Color32) -> String {
    stop_with(at, color, 1.0)
}

/// A stop of a gradient, `alpha` times as solid as its color.
pub(super) fn stop_with(at: f32, color: Color32, alpha: f32) -> String {
    let [r, g, b, a] = color.to_srgba_unmultiplied();
    let at = number(at);
    let alpha = alpha * f32::from(a) / 255.0;
    let opacity = if alpha >= 1.0 {
        String::new()
    } else {
        format!(" stop-opacity=\"{}\"", number(alpha))
    };
    format!("<stop offset=\"{at}\" stop-color=\"#{r:02x}{g:02x}{b:02x}\"{opacity}/>")
}

/// A color as SVG writes it.
pub(super) fn paint(color: Color32) -> String {
    let [r, g, b, a] = color.to_srgba_unmultiplied();
    match a {
        0 => "none".to_owned(),
        255 => format!("#{r:02x}{g:02x}{b:02x}"),
        _ => format!("rgba({r},{g},{b},{})", number(f32::from(a) / 255.0)),
    }
}

/// The attribute of something `alpha` times as solid; nothing if it is solid.
pub(super) fn opacity(alpha: f32) -> String {
    if alpha >= 1.0 {
        String::new()
    } else {
        format!(" opacity=\"{}\"", number(alpha.max(0.0)))
    }
}

/// The attributes of a rectangle.
pub(super) fn bounds(rect: Rect) -> String {
    format!(
        "x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\"",
        number(rect.left()),
        number(rect.top()),
        number(rect.width().max(0.0)),
        number(rect.height().max(0.0))
    )
}

/// A number with at most two decimals.
pub(super) fn number(value: f32) -> String {
    let text = format!("{:.2}", if value.is_finite() { value } else { 0.0 });
    let text = text.trim_end_matches('0').trim_end_matches('.');
    match text {
        "" | "-0" => "0".to_owned(),
        _ => text.to_owned(),
    }
}

/// Text with the characters that XML keeps for itself, and without those that it forbids.
pub(super) fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\t' | '\n' | '\r' => out.push(' '),
            c if c < ' ' || matches!(c, '\u{fffe}' | '\u{ffff}') => {}
            c => out.push(c),
        }
    }
    out
}
