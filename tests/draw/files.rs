//! SVG, PNG, pages and the families of fonts.

use std::collections::BTreeSet;

use epaint::{Color32, Rect, pos2, vec2};
use tengen::draw::{
    BoardLayout, BoardPalette, BoardPicture, Face, FontSet, PagePalette, PageParagraph,
    PageTextRole, PictureMarkKind, StepPage, Typesetter, Weight, board_svg, png_from_image,
};
use tengen::rules::Color;

use super::pictures::{coordinates, frame, point, size};
use super::raster::{RED, canvas, mesh_of, painted};

/// A picture with every mark there is, and text that XML keeps for itself.
fn every_mark() -> BoardPicture {
    let to = point("E5");
    let marks = [
        PictureMarkKind::Triangle,
        PictureMarkKind::Square,
        PictureMarkKind::Circle,
        PictureMarkKind::Cross,
        PictureMarkKind::Label("<&\">".to_owned()),
        PictureMarkKind::Arrow { to },
        PictureMarkKind::Line { to },
        PictureMarkKind::Shade,
        PictureMarkKind::Territory(Color::Black),
        PictureMarkKind::Ghost {
            color: Color::White,
            label: "10".to_owned(),
        },
        PictureMarkKind::Dead,
        PictureMarkKind::Ring,
        PictureMarkKind::Liberty,
        PictureMarkKind::Cursor,
        PictureMarkKind::Hover(Color::Black),
    ];
    let whole = size(9, 9);
    let mut picture = BoardPicture::new(whole)
        .with_stones([(point("C3"), Color::Black), (point("G7"), Color::White)]);
    for (kind, at) in marks.into_iter().zip(whole.points().step_by(5)) {
        picture = picture.with_mark(at, kind);
    }
    picture.last_move = Some(point("G7"));
    picture.lit = vec![point("C3"), point("A1")];
    let [letters, _] = coordinates(&picture.view);
    picture.with_coordinates(letters)
}

fn page(face: Face) -> StepPage {
    let text = "白在 C8 <提>子 & 打劫".to_owned();
    let start = text.find("C8").expect("the point");
    StepPage {
        picture: every_mark(),
        heading: "\"劫\" > 提".to_owned(),
        paragraphs: vec![
            PageParagraph {
                points: std::iter::once(start..start + 2).collect(),
                text,
            },
            PageParagraph::default(),
        ],
        face,
    }
}

/// Breaks after every sixth character.
fn sixes(text: &str, _: f32, _: &mut dyn FnMut(&str) -> f32) -> Vec<std::ops::Range<usize>> {
    let cuts: Vec<usize> = text.char_indices().map(|(at, _)| at).step_by(6).collect();
    let ends = cuts.iter().skip(1).copied().chain([text.len()]);
    cuts.iter().copied().zip(ends).map(|(a, b)| a..b).collect()
}

/// Checks that tags are balanced and that no attribute or text holds a bare sign; gives all ids and references.
fn check_xml(svg: &str) {
    let mut open: Vec<&str> = Vec::new();
    let mut rest = svg;
    let (mut ids, mut references) = (BTreeSet::new(), BTreeSet::new());
    while let Some(start) = rest.find('<') {
        let text = rest.get(..start).expect("a char boundary");
        assert!(!text.contains('>'), "bare sign in {text:?}");
        let end = start
            + rest
                .get(start..)
                .and_then(|r| r.find('>'))
                .expect("a tag ends");
        let tag = rest.get(start + 1..end).expect("a tag");
        assert_eq!(tag.matches('"').count() % 2, 0, "quotes in <{tag}>");
        let name = tag
            .trim_start_matches('/')
            .split([' ', '/'])
            .next()
            .expect("a name");
        if tag.starts_with('/') {
            assert_eq!(open.pop(), Some(name), "closing <{tag}>");
        } else if !tag.ends_with('/') {
            open.push(name);
        }
        for (attribute, value) in tag
            .split('"')
            .collect::<Vec<_>>()
            .chunks_exact(2)
            .map(|c| (c[0].trim(), c[1]))
        {
            assert_ne!(attribute, "style=");
            if attribute.ends_with(" id=") {
                assert!(ids.insert(value.to_owned()), "{value} twice");
            }
            if let Some(id) = value.strip_prefix("url(#") {
                references.insert(id.trim_end_matches(')').to_owned());
            }
        }
        rest = rest.get(end + 1..).expect("a char boundary");
    }
    assert!(open.is_empty(), "left open: {open:?}");
    assert!(references.is_subset(&ids), "{references:?} in {ids:?}");
    let mut entities = svg
        .match_indices('&')
        .filter_map(|(at, _)| svg.get(at..at + 6));
    assert!(entities.all(|e| {
        ["&amp;", "&lt;", "&gt;", "&quot;"]
            .iter()
            .any(|k| e.starts_with(k))
    }));
    for foreign in ["<style", "class=", "href", "<script", "NaN", "inf"] {
        assert!(!svg.contains(foreign), "{foreign}");
    }
}

#[test]
fn an_svg_is_well_formed_and_needs_nothing_from_outside() {
    let picture = every_mark();
    for palette in [
        BoardPalette::light(),
        BoardPalette::dark(),
        BoardPalette::high_contrast(),
    ] {
        let layout = BoardLayout::new(frame(400.0, 400.0), &picture);
        let svg = board_svg(&picture, &layout, &palette, Face::Japanese);
        check_xml(&svg);
        assert!(svg.contains("&lt;&amp;&quot;&gt;</text>"));
    }
    let layout = page(Face::TraditionalChinese).arrange(
        vec2(1280.0, 800.0),
        &mut Typesetter::new(),
        &mut sixes,
    );
    let svg = layout.to_svg(&BoardPalette::light(), &PagePalette::light());
    check_xml(&svg);
    assert!(svg.contains("xml:lang=\"zh-Hant\"") && svg.contains("&quot;劫&quot; &gt;"));
}

#[test]
fn a_png_holds_the_pixels_of_its_image() {
    let mut image = canvas();
    painted(
        &mut image,
        mesh_of(Rect::from_min_max(pos2(2.0, 3.0), pos2(6.0, 5.0)), RED),
        Rect::EVERYTHING,
        1.0,
    );
    let file = png_from_image(&image).expect("a small image");
    let mut reader = png::Decoder::new(std::io::Cursor::new(file))
        .read_info()
        .expect("a header");
    let mut pixels = vec![0; reader.output_buffer_size().expect("a size")];
    let info = reader.next_frame(&mut pixels).expect("a frame");
    assert_eq!((info.width, info.height), (12, 10));
    assert_eq!(pixels, image.to_rgba());
}

#[test]
fn words_stand_beside_the_board_on_a_wide_page_and_below_it_on_a_high_one() {
    let mut typesetter = Typesetter::new();
    for (width, height) in [
        (1280.0, 800.0),
        (800.0, 600.0),
        (800.0, 1100.0),
        (600.0, 800.0),
    ] {
        let layout =
            page(Face::SimplifiedChinese).arrange(vec2(width, height), &mut typesetter, &mut sixes);
        let wood = layout.board.wood();
        let pieces: Vec<_> = layout.lines.iter().flat_map(|l| &l.pieces).collect();
        assert!(layout.overflow < 0.01);
        for piece in &pieces {
            let beside = piece.baseline.x > wood.right();
            let below = piece.baseline.y - piece.size > wood.bottom();
            assert_eq!(
                (beside, below),
                (width >= height, width < height),
                "{piece:?}"
            );
            assert!(piece.baseline.x + piece.width < width && piece.baseline.y < height);
        }
        let points: Vec<&str> = pieces
            .iter()
            .filter(|p| p.role == PageTextRole::Point)
            .map(|p| p.text.as_str())
            .collect();
        assert_eq!(points, ["C8"]);
    }
}

#[test]
fn a_page_is_drawn_with_board_and_words() {
    let mut typesetter = Typesetter::new();
    let layout = page(Face::Japanese).arrange(vec2(640.0, 400.0), &mut typesetter, &mut sixes);
    let palette = PagePalette::light();
    let mut shot = || {
        layout
            .to_image(&mut typesetter, &BoardPalette::light(), &palette, 2.0)
            .expect("a small image")
    };
    let image = shot();
    assert_eq!((image.width(), image.height()), (1280, 800));
    assert_eq!(image.pixel(0, 0), Some(palette.ground));
    assert!(image.pixels().iter().all(Color32::is_opaque));
    let words = 1280 - (1280.0 - layout.board.wood().right() * 2.0) as usize;
    let inked = (0..800).flat_map(|y| (words..1280).map(move |x| (x, y)));
    assert!(
        inked
            .filter(|(x, y)| image.pixel(*x, *y) == Some(palette.ink))
            .count()
            > 100
    );
    assert_eq!(shot(), image, "the same page is the same picture");
}

#[test]
fn each_locale_has_its_own_shapes_first() {
    let definitions = FontSet::definitions(Face::TraditionalChinese);
    for face in Face::ALL {
        for weight in [Weight::Regular, Weight::Bold] {
            let chain = definitions
                .families
                .get(&face.family(weight))
                .expect("a family");
            assert_eq!(
                chain.first().map(String::as_str),
                Some(face.family_name(weight))
            );
            assert!(
                chain
                    .iter()
                    .all(|name| definitions.font_data.contains_key(name))
            );
        }
    }
    let locales = [
        "en", "en-GB", "ja", "zh-Hans", "zh-CN", "zh-Hant", "zh_TW", "de",
    ];
    let faces = locales.map(|locale| Face::for_locale(locale).locale());
    assert_eq!(
        faces,
        [
            "en", "en", "ja", "zh-Hans", "zh-Hans", "zh-Hant", "zh-Hant", "en"
        ]
    );
}
