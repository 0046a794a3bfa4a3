//! Facts about pictures: where points and labels lie, what the rasterizer covers, and what the files contain.

use std::collections::BTreeSet;
use std::sync::Arc;

use epaint::text::{Fonts, TextOptions};
use epaint::textures::TextureOptions;
use epaint::{
    ClippedPrimitive, Color32, ColorImage, Galley, ImageDelta, Mesh, Pos2, Primitive, Rect, Shape,
    TextureId, Vec2, pos2, vec2,
};
use tengen::draw::raster::{Image, TextureStore, paint};
use tengen::draw::{
    BoardLayout, BoardPalette, BoardPicture, BoardView, Coordinates, Face, FontSet, LabelStyle,
    PagePalette, PageParagraph, PageTextRole, PictureMarkKind, StepPage, Typesetter, Weight,
    board_shapes, board_svg, png_from_image,
};
use tengen::rules::{BoardSize, Color, Point};

fn size(columns: u8, rows: u8) -> BoardSize {
    BoardSize::new(columns, rows).expect("a size from 2 to 25")
}

fn point(name: &str) -> Point {
    name.parse().expect("a point's name")
}

fn frame(width: f32, height: f32) -> Rect {
    Rect::from_min_size(pos2(13.0, 7.5), vec2(width, height))
}

/// Coordinates as wide as they come in each style.
fn coordinates(view: &BoardView) -> [Coordinates; 2] {
    let letters = |column: u8| {
        let name = Point { column, row: 0 }.to_string();
        name.trim_end_matches(|c: char| c.is_ascii_digit())
            .to_owned()
    };
    let kanji = |row: u8| match row + 1 {
        n @ 1..=9 => "一二三四五六七八九"
            .chars()
            .nth(n as usize - 1)
            .into_iter()
            .collect(),
        10 => "十".to_owned(),
        20.. => "二十五".to_owned(),
        _ => "十九".to_owned(),
    };
    [
        Coordinates {
            columns: view.columns().map(letters).collect(),
            rows: view.rows().map(|r| (r + 1).to_string()).collect(),
        },
        Coordinates {
            columns: view.columns().map(|c| (c + 1).to_string()).collect(),
            rows: view.rows().map(kanji).collect(),
        },
    ]
}

/// Pictures of all shapes: squares, rectangles, and views of corners, sides and the middle.
fn pictures() -> Vec<BoardPicture> {
    let squares = (2..=25).map(|n| BoardPicture::new(size(n, n)));
    let rectangles =
        [(2, 25), (25, 2), (13, 7), (5, 9)].map(|(c, r)| BoardPicture::new(size(c, r)));
    let views = [
        (0..=7, 11..=18),
        (8..=15, 3..=7),
        (18..=18, 0..=0),
        (0..=18, 0..=4),
    ];
    let views = views.map(|(columns, rows)| {
        let whole = size(19, 19);
        BoardPicture::new(whole).with_view(BoardView::new(whole, columns, rows))
    });
    squares.chain(rectangles).chain(views).collect()
}

fn shown(picture: &BoardPicture) -> Vec<Point> {
    let view = &picture.view;
    let row = |row| view.columns().map(move |column| Point { column, row });
    view.rows().flat_map(row).collect()
}

/// The shapes of a picture, with its labels set in the shipped fonts.
fn shapes(
    fonts: &mut Fonts,
    picture: &BoardPicture,
    layout: &BoardLayout,
    palette: &BoardPalette,
) -> Vec<Shape> {
    let mut label = |text: &str, style: LabelStyle| -> Arc<Galley> {
        let id = Face::Japanese.font_id(style.size, style.weight);
        let mut view = fonts.with_pixels_per_point(2.0);
        view.layout_no_wrap(text.to_owned(), id, style.color)
    };
    board_shapes(picture, layout, palette, 2.0, &mut label)
}

fn fonts() -> Fonts {
    Fonts::new(TextOptions::default(), FontSet::definitions(Face::Japanese))
}

#[test]
fn each_point_is_found_where_it_is_drawn_and_half_a_cell_around() {
    for mut picture in pictures() {
        for labeled in [false, true] {
            if labeled {
                let [letters, _] = coordinates(&picture.view);
                picture.coordinates = Some(letters);
            }
            for rect in [frame(640.0, 640.0), frame(301.0, 555.0), frame(90.0, 80.0)] {
                let layout = BoardLayout::new(rect, &picture);
                let near = 0.49 * layout.cell();
                for point in shown(&picture) {
                    let pos = layout.pos_from_point(point);
                    for offset in [Vec2::ZERO, vec2(near, -near), vec2(-near, near)] {
                        assert_eq!(layout.point_from_pos(pos + offset), Some(point));
                    }
                }
                let (grid, far) = (layout.grid(), 0.51 * layout.cell());
                for outside in [grid.min - Vec2::splat(far), grid.max + vec2(0.0, far)] {
                    assert_eq!(layout.point_from_pos(outside), None, "{:?}", picture.view);
                }
            }
        }
    }
}

#[test]
fn a_board_fills_its_rectangle_one_way_and_leaves_it_no_way() {
    for picture in pictures() {
        for rect in [frame(640.0, 640.0), frame(301.0, 555.0), frame(90.0, 80.0)] {
            let layout = BoardLayout::new(rect, &picture);
            let wood = layout.wood();
            assert!(
                rect.expand(0.51).contains_rect(wood),
                "{wood:?} in {rect:?}"
            );
            let spare = rect.size() - wood.size();
            assert!(spare.min_elem() < 0.1, "{spare:?} spare in {rect:?}");
            assert!(wood.contains_rect(layout.grid()), "{:?}", picture.view);
        }
    }
}

#[test]
fn a_rectangle_without_room_gives_a_layout_all_the_same() {
    let picture = BoardPicture::new(size(19, 19));
    for rect in [
        Rect::NOTHING,
        Rect::ZERO,
        frame(0.0, 300.0),
        frame(3.0, 3.0),
    ] {
        let layout = BoardLayout::new(rect, &picture);
        assert!(layout.cell() > 0.0 && layout.cell() < 1.0);
    }
}

#[test]
fn coordinates_touch_neither_stones_nor_each_other_nor_leave_the_wood() {
    let mut fonts = fonts();
    for picture in pictures() {
        for coordinates in coordinates(&picture.view) {
            for side in [200.0, 300.0, 640.0, 1200.0] {
                let picture = picture.clone().with_coordinates(coordinates.clone());
                let layout = BoardLayout::new(frame(side, side), &picture);
                let shapes = shapes(&mut fonts, &picture, &layout, &BoardPalette::light());
                let labels: Vec<Rect> = shapes
                    .iter()
                    .filter(|shape| matches!(shape, Shape::Text(_)))
                    .map(Shape::visual_bounding_rect)
                    .collect();
                assert_eq!(
                    labels.len(),
                    coordinates.columns.len() + coordinates.rows.len()
                );
                // The shadow counts as stone; half a pixel is the rounding of glyphs.
                let radius = 1.1 * layout.stone_radius() - 0.25;
                for (index, label) in labels.iter().enumerate() {
                    let place = format!("label {index} of {:?} at {side}", picture.view);
                    assert!(
                        layout.wood().contains_rect(*label),
                        "{place} leaves the wood"
                    );
                    for point in shown(&picture) {
                        let gap = label.distance_to_pos(layout.pos_from_point(point));
                        assert!(gap > radius, "{place} touches {point}: {gap} of {radius}");
                    }
                    for other in labels.iter().skip(index + 1) {
                        assert!(
                            !label.shrink(0.25).intersects(*other),
                            "{place} touches a label"
                        );
                    }
                }
            }
        }
    }
}

#[test]
fn lines_are_sharp_on_every_display() {
    let picture = BoardPicture::new(size(9, 9));
    let mut palette = BoardPalette::high_contrast();
    palette.line = Color32::BLACK;
    for scale in [1.0, 1.25, 1.5, 2.0, 2.5] {
        let layout = BoardLayout::new(frame(300.0, 300.0), &picture);
        let image = Typesetter::new()
            .board_image(&picture, &layout, &palette, Face::Latin, scale)
            .expect("a small image");
        // Across the middle of the cells, pixels are either line or wood.
        let y =
            ((layout.grid().top() + 0.5 * layout.cell() - layout.wood().top()) * scale) as usize;
        let row: BTreeSet<[u8; 4]> = (image.width() / 20..image.width() * 19 / 20)
            .filter_map(|x| image.pixel(x, y))
            .map(|pixel| pixel.to_array())
            .collect();
        assert_eq!(row.len(), 2, "at {scale}: {row:?}");
    }
}

#[test]
fn a_full_large_board_is_one_mesh_of_stones() {
    let whole = size(19, 19);
    let stones = whole.points().map(|point| (point, Color::White));
    let picture = BoardPicture::new(whole).with_stones(stones);
    let layout = BoardLayout::new(frame(640.0, 640.0), &picture);
    let shapes = shapes(&mut fonts(), &picture, &layout, &BoardPalette::light());
    let meshes = shapes
        .iter()
        .filter(|s| matches!(s, Shape::Mesh(_)))
        .count();
    assert!(meshes <= 3, "{meshes} meshes");
}

#[test]
fn only_the_seen_part_of_a_board_is_drawn() {
    let whole = size(19, 19);
    let picture = BoardPicture::new(whole)
        .with_view(BoardView::new(whole, 0..=4, 14..=18))
        .with_stones([(point("T1"), Color::Black)])
        .with_mark(point("T1"), PictureMarkKind::Ring);
    let bare = BoardPicture {
        stones: Vec::new(),
        marks: Vec::new(),
        ..picture.clone()
    };
    let layout = BoardLayout::new(frame(300.0, 300.0), &picture);
    let palette = BoardPalette::light();
    assert_eq!(
        board_svg(&picture, &layout, &palette, Face::Latin),
        board_svg(&bare, &layout, &palette, Face::Latin)
    );
}

// The rasterizer.

const RED: Color32 = Color32::from_rgb(200, 0, 0);

fn canvas() -> Image {
    Image::new(12, 10, Color32::WHITE).expect("a small image")
}

fn mesh_of(rect: Rect, color: Color32) -> Mesh {
    let mut mesh = Mesh::default();
    mesh.add_colored_rect(rect, color);
    mesh
}

/// Paints a mesh and gives the pixels that changed.
fn painted(image: &mut Image, mesh: Mesh, clip: Rect, scale: f32) -> Vec<(usize, usize)> {
    let before = image.clone();
    let primitives = [ClippedPrimitive {
        clip_rect: clip,
        primitive: Primitive::Mesh(mesh),
    }];
    paint(image, scale, &primitives, &TextureStore::default());
    let all = (0..image.height()).flat_map(|y| (0..image.width()).map(move |x| (x, y)));
    all.filter(|(x, y)| image.pixel(*x, *y) != before.pixel(*x, *y))
        .collect()
}

fn block(columns: std::ops::Range<usize>, rows: std::ops::Range<usize>) -> Vec<(usize, usize)> {
    rows.flat_map(|y| columns.clone().map(move |x| (x, y)))
        .collect()
}

#[test]
fn a_rectangle_covers_the_pixels_whose_centers_it_holds() {
    let rect = |x0, y0, x1, y1| Rect::from_min_max(pos2(x0, y0), pos2(x1, y1));
    let cases = [
        (rect(2.0, 3.0, 6.0, 5.0), 1.0, block(2..6, 3..5)),
        (rect(1.0, 1.5, 3.0, 2.5), 2.0, block(2..6, 3..5)),
        // A center on the left or upper edge is inside, on the right or lower edge it is not.
        (rect(2.5, 3.5, 5.5, 4.5), 1.0, block(2..5, 3..4)),
        (rect(2.6, 3.6, 5.4, 4.4), 1.0, block(3..5, 4..4)),
        (rect(-9.0, -9.0, 99.0, 99.0), 1.0, block(0..12, 0..10)),
        (rect(f32::NAN, 0.0, 5.0, 5.0), 1.0, Vec::new()),
        (rect(0.0, 0.0, f32::INFINITY, 5.0), 1.0, Vec::new()),
    ];
    for (rect, scale, expected) in cases {
        let mesh = mesh_of(rect, RED);
        let found = painted(&mut canvas(), mesh, Rect::EVERYTHING, scale);
        assert_eq!(found, expected, "{rect:?} at {scale}");
    }
}

#[test]
fn triangles_that_share_edges_paint_each_pixel_once() {
    // A fan around an odd place, half transparent: a pixel that is painted twice, or not at all, differs.
    let glass = Color32::from_rgba_premultiplied(0, 0, 0, 128);
    let mut mesh = Mesh::default();
    mesh.colored_vertex(pos2(5.3, 4.7), glass);
    let rim = [
        (0.0, 0.0),
        (7.2, 0.0),
        (12.0, 0.0),
        (12.0, 10.0),
        (3.9, 10.0),
        (0.0, 10.0),
        (0.0, 2.1),
    ];
    for (x, y) in rim {
        mesh.colored_vertex(pos2(x, y), glass);
    }
    for k in 0..7 {
        mesh.add_triangle(0, 1 + k, 1 + (k + 1) % 7);
    }
    let mut image = canvas();
    painted(&mut image, mesh, Rect::EVERYTHING, 1.0);
    let colors: BTreeSet<[u8; 4]> = image.pixels().iter().map(|p| p.to_array()).collect();
    assert_eq!(colors, BTreeSet::from([[127, 127, 127, 255]]));
}

#[test]
fn colors_are_blended_premultiplied_in_gamma_space() {
    let check = |source: Color32, expected: [u8; 4]| {
        let mut image = Image::new(1, 1, Color32::from_rgb(100, 200, 0)).expect("a pixel");
        let mesh = mesh_of(frame(99.0, 99.0).translate(vec2(-50.0, -50.0)), source);
        painted(&mut image, mesh, Rect::EVERYTHING, 1.0);
        assert_eq!(
            image.pixel(0, 0),
            Some(Color32::from_rgba_premultiplied(
                expected[0],
                expected[1],
                expected[2],
                expected[3]
            ))
        );
    };
    check(Color32::from_rgb(1, 2, 3), [1, 2, 3, 255]);
    check(
        Color32::from_rgba_premultiplied(51, 0, 102, 102),
        [111, 120, 102, 255],
    );
    check(Color32::TRANSPARENT, [100, 200, 0, 255]);
    // Additive light: a color without alpha.
    check(
        Color32::from_rgba_premultiplied(10, 100, 20, 0),
        [110, 255, 20, 255],
    );
}

#[test]
fn nothing_is_painted_outside_of_the_clip() {
    let clip = Rect::from_min_max(pos2(1.0, 1.2), pos2(2.4, 2.6));
    let mesh = mesh_of(frame(99.0, 99.0).translate(vec2(-50.0, -50.0)), RED);
    // As on the GPU, a clip's sides are rounded to pixels: 2, 2.4, 4.8 and 5.2.
    let found = painted(&mut canvas(), mesh.clone(), clip, 2.0);
    assert_eq!(found, block(2..5, 2..5));
    for empty in [Rect::NOTHING, clip.translate(vec2(50.0, 0.0))] {
        assert_eq!(painted(&mut canvas(), mesh.clone(), empty, 1.0), Vec::new());
    }
}

#[test]
fn textures_are_sampled_between_their_texels_and_updated_in_part() {
    let mut store = TextureStore::default();
    let id = TextureId::Managed(7);
    let gray = |levels: &[u8]| ColorImage::from_gray([levels.len(), 1], levels);
    store.set(id, &ImageDelta::full(gray(&[0, 0]), TextureOptions::LINEAR));
    store.set(
        id,
        &ImageDelta::partial([1, 0], gray(&[200]), TextureOptions::LINEAR),
    );
    let mut mesh = Mesh::with_texture(id);
    let uv = Rect::from_min_max(Pos2::ZERO, pos2(1.0, 1.0));
    let whole = Rect::from_min_size(Pos2::ZERO, vec2(4.0, 1.0));
    mesh.add_rect_with_uv(whole, uv, Color32::WHITE);
    let mut image = Image::new(4, 1, Color32::WHITE).expect("a small image");
    let primitives = [ClippedPrimitive {
        clip_rect: Rect::EVERYTHING,
        primitive: Primitive::Mesh(mesh),
    }];
    paint(&mut image, 1.0, &primitives, &store);
    let reds: Vec<u8> = image.pixels().iter().map(Color32::r).collect();
    assert_eq!(reds, [0, 50, 150, 200]);
}

#[test]
fn an_update_leaves_nothing_undone_and_frees_a_texture_after_its_last_frame() {
    let mut store = TextureStore::default();
    let id = TextureId::Managed(3);
    let mut delta = epaint::textures::TexturesDelta::default();
    delta.push(
        id,
        ImageDelta::full(ColorImage::filled([1, 1], RED), TextureOptions::NEAREST),
    );
    delta.free(id);
    store.update(delta); // dropping it would panic if anything were left
    let mut mesh = mesh_of(frame(9.0, 9.0).translate(vec2(-13.0, -7.5)), Color32::WHITE);
    mesh.texture_id = id;
    let shot = |store: &TextureStore| {
        let mut image = Image::new(1, 1, Color32::BLACK).expect("a pixel");
        let primitives = [ClippedPrimitive {
            clip_rect: Rect::EVERYTHING,
            primitive: Primitive::Mesh(mesh.clone()),
        }];
        paint(&mut image, 1.0, &primitives, store);
        image.pixel(0, 0)
    };
    assert_eq!(shot(&store), Some(RED));
    store.update(epaint::textures::TexturesDelta::default());
    assert_eq!(shot(&store), Some(Color32::WHITE));
}

#[test]
fn an_image_has_pixels_and_bounds() {
    for (width, height) in [(0, 5), (5, 0), (20_000, 1)] {
        assert!(Image::new(width, height, RED).is_err());
    }
    assert_eq!(canvas().pixel(12, 0), None);
    assert_eq!(canvas().pixel(0, 10), None);
}

// Files.

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

#[test]
fn every_character_of_the_messages_is_in_a_face_of_its_locale() {
    let mut fonts = fonts();
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
    for face in Face::ALL {
        let folder = root.join("locales").join(face.locale());
        let Ok(files) = std::fs::read_dir(folder) else {
            continue;
        };
        let text: String = files
            .filter_map(|file| std::fs::read_to_string(file.ok()?.path()).ok())
            .collect();
        let signs: BTreeSet<char> = text.chars().filter(|c| !c.is_control()).collect();
        for weight in [Weight::Regular, Weight::Bold] {
            let id = face.font_id(16.0, weight);
            let mut view = fonts.with_pixels_per_point(1.0);
            let own = view.characters(&id.family);
            let lacking: Vec<char> = signs
                .iter()
                .copied()
                .filter(|c| {
                    !own.get(c)
                        .is_some_and(|faces| faces.iter().any(|f| f == face.family_name(weight)))
                })
                .collect();
            assert!(
                lacking.is_empty(),
                "{} lacks {lacking:?}: run assets/fonts/recipe.py",
                face.family_name(weight)
            );
        }
    }
}
