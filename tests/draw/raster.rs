//! What the rasterizer covers, blends, clips and samples.

use std::collections::BTreeSet;

use epaint::textures::TextureOptions;
use epaint::{
    ClippedPrimitive, Color32, ColorImage, ImageDelta, Mesh, Pos2, Primitive, Rect, TextureId,
    pos2, vec2,
};
use tengen::draw::raster::{Image, TextureStore, paint};

use super::pictures::frame;

pub const RED: Color32 = Color32::from_rgb(200, 0, 0);

pub fn canvas() -> Image {
    Image::new(12, 10, Color32::WHITE).expect("a small image")
}

pub fn mesh_of(rect: Rect, color: Color32) -> Mesh {
    let mut mesh = Mesh::default();
    mesh.add_colored_rect(rect, color);
    mesh
}

/// Paints a mesh and gives the pixels that changed.
pub fn painted(image: &mut Image, mesh: Mesh, clip: Rect, scale: f32) -> Vec<(usize, usize)> {
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
