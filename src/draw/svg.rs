//! A board picture as a standalone SVG: plain shapes with attributes, no style sheet, no script, no reference to
//! anything outside of the file.

use std::fmt::Write as _;

use epaint::{Color32, Pos2, Rect};

use super::board::middle_above_baseline;
use super::fonts::{Face, Weight};
use super::items::{Item, Scene, Toward};
use super::layout::BoardLayout;
use super::palette::{BoardPalette, StonePaint, StoneStyle};
use super::picture::BoardPicture;
use super::svg_format::{bounds, escaped, number, opacity, paint, stop, stop_with, tag_with_stops};
use super::{stone_mesh, wood_mesh};
use crate::rules::Color;

/// Draws a picture as an SVG file that is as large as the layout's wood. `face` names the fonts of its labels.
#[must_use]
pub fn board_svg(
    picture: &BoardPicture,
    layout: &BoardLayout,
    palette: &BoardPalette,
    face: Face,
) -> String {
    let mut svg = Svg::new(layout.wood(), face);
    svg.board(picture, layout, palette);
    svg.finish()
}

/// An SVG file in the making.
pub(super) struct Svg {
    body: String,
    /// How many glows there are so far: each has a gradient of its own color.
    glows: usize,
}

impl Svg {
    /// A file whose picture is what lies inside `frame`.
    pub fn new(frame: Rect, face: Face) -> Self {
        let (w, h) = (number(frame.width()), number(frame.height()));
        let (x, y) = (number(frame.left()), number(frame.top()));
        let body = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{w}\" height=\"{h}\" viewBox=\"{x} {y} {w} {h}\" \
             xml:lang=\"{}\" font-family=\"{}\">\n",
            face.locale(),
            face.css_families(),
        );
        Self { body, glows: 0 }
    }

    /// The finished file.
    pub fn finish(mut self) -> String {
        self.body.push_str("</svg>\n");
        self.body
    }

    fn line(&mut self, element: std::fmt::Arguments<'_>) {
        // Writing to a string cannot fail.
        let _ = self.body.write_fmt(element);
        self.body.push('\n');
    }

    /// A rectangle of one color.
    pub fn rect(&mut self, rect: Rect, color: Color32) {
        self.line(format_args!(
            "<rect {} fill=\"{}\"/>",
            bounds(rect),
            paint(color)
        ));
    }

    /// Text from `baseline` on. A `width` of some points makes every viewer set it as wide as we measured it.
    pub fn text(&mut self, text: &str, baseline: Pos2, style: &TextStyle) {
        let anchor = if style.centered {
            " text-anchor=\"middle\""
        } else {
            ""
        };
        let weight = match style.weight {
            Weight::Regular => "",
            Weight::Bold => " font-weight=\"700\"",
        };
        let width = style.width.map_or(String::new(), |w| {
            format!(
                " textLength=\"{}\" lengthAdjust=\"spacingAndGlyphs\"",
                number(w)
            )
        });
        self.line(format_args!(
            "<text x=\"{}\" y=\"{}\" font-size=\"{}\" fill=\"{}\"{anchor}{weight}{width} xml:space=\"preserve\">{}</text>",
            number(baseline.x),
            number(baseline.y),
            number(style.size),
            paint(style.color),
            escaped(text),
        ));
    }

    /// The board of a picture, with the gradients that it needs.
    pub fn board(&mut self, picture: &BoardPicture, layout: &BoardLayout, palette: &BoardPalette) {
        self.defs(layout, palette);
        for item in Scene::new(picture, layout, palette, None).items() {
            self.item(&item, palette);
        }
    }

    fn defs(&mut self, layout: &BoardLayout, palette: &BoardPalette) {
        self.body.push_str("<defs>\n");
        let [light, middle, dark] = palette.wood;
        self.gradient(
            "linearGradient id=\"wood\" x1=\"0\" y1=\"0.1\" x2=\"1\" y2=\"0.5\"",
            &[(0.0, light), (0.5, middle), (1.0, dark)],
        );
        for (id, paint) in [("black", &palette.black), ("white", &palette.white)] {
            let focus = 0.5 * (stone_mesh::FOCUS + epaint::Vec2::splat(1.0));
            let tag = format!(
                "radialGradient id=\"{id}\" cx=\"0.5\" cy=\"0.5\" r=\"0.5\" fx=\"{}\" fy=\"{}\"",
                number(focus.x),
                number(focus.y)
            );
            self.gradient(&tag, &paint.stops);
        }
        if palette.shadow != Color32::TRANSPARENT {
            let spread = stone_mesh::SHADOW_SPREAD;
            let solid = (1.0 - spread) / (1.0 + spread);
            self.gradient(
                "radialGradient id=\"shadow\"",
                &[
                    (solid, palette.shadow),
                    ((1.0 + solid) / 2.0, palette.shadow.gamma_multiply(0.5)),
                    (1.0, Color32::TRANSPARENT),
                ],
            );
        }
        for (toward, (x1, y1, x2, y2)) in [
            (Toward::Left, (1, 0, 0, 0)),
            (Toward::Right, (0, 0, 1, 0)),
            (Toward::Up, (0, 1, 0, 0)),
            (Toward::Down, (0, 0, 0, 1)),
        ] {
            let tag = format!(
                "linearGradient id=\"{}\" x1=\"{x1}\" y1=\"{y1}\" x2=\"{x2}\" y2=\"{y2}\"",
                fade_id(toward)
            );
            let gone = stop_with(1.0, palette.line, 0.0);
            let stops = format!("{}{gone}", stop(0.0, palette.line));
            self.body.push_str(&tag_with_stops(&tag, &stops));
        }
        let wood = layout.wood();
        self.line(format_args!(
            "<clipPath id=\"plate\"><rect {} rx=\"{r}\" ry=\"{r}\"/></clipPath>",
            bounds(wood),
            r = number(wood_mesh::corner(wood)),
        ));
        self.body.push_str("</defs>\n");
    }

    fn gradient(&mut self, tag: &str, stops: &[(f32, Color32)]) {
        let stops: String = stops.iter().map(|(at, color)| stop(*at, *color)).collect();
        self.body.push_str(&tag_with_stops(tag, &stops));
    }

    fn item(&mut self, item: &Item, palette: &BoardPalette) {
        match item {
            Item::Wood { rect } => self.wood(*rect, palette),
            Item::Rule { rect, color } => self.rect(*rect, *color),
            Item::Fade { rect, toward, .. } => self.line(format_args!(
                "<rect {} fill=\"url(#{})\"/>",
                bounds(*rect),
                fade_id(*toward)
            )),
            Item::Dot {
                center,
                radius,
                color,
            } => self.circle(*center, *radius, &format!("fill=\"{}\"", paint(*color))),
            Item::Glow {
                center,
                radius,
                core,
                color,
            } => {
                self.glows += 1;
                let id = self.glows;
                let gone = stop_with(1.0, *color, 0.0);
                let stops = format!("{}{gone}", stop(*core, *color));
                let gradient = tag_with_stops(&format!("radialGradient id=\"glow{id}\""), &stops);
                self.body.push_str(&gradient);
                self.circle(*center, *radius, &format!("fill=\"url(#glow{id})\""));
            }
            Item::Ring {
                center,
                radius,
                width,
                color,
            } => self.circle(
                *center,
                *radius,
                &format!(
                    "fill=\"none\" stroke=\"{}\" stroke-width=\"{}\"",
                    paint(*color),
                    number(*width)
                ),
            ),
            Item::Rect {
                rect,
                fill,
                outline,
            } => match outline {
                None => self.rect(*rect, *fill),
                Some((width, color)) => self.line(format_args!(
                    "<rect {} fill=\"{}\" stroke=\"{}\" stroke-width=\"{}\"/>",
                    bounds(rect.shrink(width / 2.0)),
                    paint(*fill),
                    paint(*color),
                    number(*width)
                )),
            },
            Item::Path {
                points,
                closed,
                fill,
                width,
                color,
            } => self.path(points, *closed, *fill, (*width, *color)),
            Item::Shadow {
                center,
                radius,
                alpha,
                ..
            } => {
                if palette.shadow != Color32::TRANSPARENT {
                    let center = *center + *radius * stone_mesh::SHADOW_OFFSET;
                    let radius = radius * (1.0 + stone_mesh::SHADOW_SPREAD);
                    self.circle(
                        center,
                        radius,
                        &format!("fill=\"url(#shadow)\"{}", opacity(*alpha)),
                    );
                }
            }
            Item::Stone {
                center,
                radius,
                color,
                alpha,
            } => self.stone(*center, *radius, *color, *alpha, palette),
            Item::Text {
                center,
                text,
                size,
                color,
                weight,
            } => {
                let down = middle_above_baseline(text) * size;
                let style = TextStyle {
                    size: *size,
                    color: *color,
                    weight: *weight,
                    centered: true,
                    width: None,
                };
                self.text(text, *center + epaint::vec2(0.0, down), &style);
            }
        }
    }

    fn wood(&mut self, rect: Rect, palette: &BoardPalette) {
        self.line(format_args!(
            "<rect {} rx=\"{r}\" ry=\"{r}\" fill=\"url(#wood)\"/>",
            bounds(rect),
            r = number(wood_mesh::corner(rect)),
        ));
        if palette.grain <= 0.0 {
            return;
        }
        let [.., dark] = palette.wood;
        let grain = dark.lerp_to_gamma(palette.line, 0.25);
        self.line(format_args!(
            "<g clip-path=\"url(#plate)\" fill=\"none\" stroke=\"{}\" stroke-opacity=\"0.28\" stroke-width=\"1.4\">",
            paint(grain)
        ));
        for [a, b, c, d] in wood_mesh::grain_curves(rect) {
            let at = |p: Pos2| format!("{} {}", number(p.x), number(p.y));
            self.line(format_args!(
                "<path d=\"M{} C{} {} {}\"/>",
                at(a),
                at(b),
                at(c),
                at(d)
            ));
        }
        self.body.push_str("</g>\n");
    }

    fn stone(
        &mut self,
        center: Pos2,
        radius: f32,
        color: Color,
        alpha: f32,
        palette: &BoardPalette,
    ) {
        let id = match color {
            Color::Black => "black",
            Color::White => "white",
        };
        let alpha = opacity(alpha);
        match palette.stone_style {
            StoneStyle::Shaded => {
                self.circle(center, radius, &format!("fill=\"url(#{id})\"{alpha}"));
            }
            StoneStyle::Ringed => {
                let StonePaint { stops, outline, .. } = palette.stone(color);
                let [(_, fill), ..] = *stops;
                let width = 0.07 * radius;
                let stroke = format!(
                    "stroke=\"{}\" stroke-width=\"{}\"{alpha}",
                    paint(*outline),
                    number(width)
                );
                let body = format!("fill=\"{}\" {stroke}", paint(fill));
                self.circle(center, radius - width / 2.0, &body);
                if fill != *outline {
                    let ring = format!("fill=\"none\" {stroke}");
                    self.circle(center, stone_mesh::RINGED * radius + width / 2.0, &ring);
                }
            }
        }
    }

    fn circle(&mut self, center: Pos2, radius: f32, look: &str) {
        self.line(format_args!(
            "<circle cx=\"{}\" cy=\"{}\" r=\"{}\" {look}/>",
            number(center.x),
            number(center.y),
            number(radius.max(0.0))
        ));
    }

    fn path(&mut self, points: &[Pos2], closed: bool, fill: Color32, stroke: (f32, Color32)) {
        let list: Vec<String> = points
            .iter()
            .map(|p| format!("{},{}", number(p.x), number(p.y)))
            .collect();
        let (element, cap) = if closed {
            ("polygon", "")
        } else {
            ("polyline", " stroke-linecap=\"round\"")
        };
        let (width, color) = stroke;
        let stroke = if width > 0.0 {
            format!(
                " stroke=\"{}\" stroke-width=\"{}\"{cap}",
                paint(color),
                number(width)
            )
        } else {
            String::new()
        };
        self.line(format_args!(
            "<{element} points=\"{}\" fill=\"{}\"{stroke}/>",
            list.join(" "),
            paint(fill)
        ));
    }
}

/// How a piece of text is set.
pub(super) struct TextStyle {
    pub size: f32,
    pub color: Color32,
    pub weight: Weight,
    /// Whether the given place is the middle of the text.
    pub centered: bool,
    /// How wide the text must be set.
    pub width: Option<f32>,
}

fn fade_id(toward: Toward) -> &'static str {
    match toward {
        Toward::Left => "fade-left",
        Toward::Right => "fade-right",
        Toward::Up => "fade-up",
        Toward::Down => "fade-down",
    }
}
