//! Where points, labels and lines lie.

use std::collections::BTreeSet;

use epaint::{Color32, Rect, Shape, Vec2, vec2};
use tengen::draw::{
    BoardLayout, BoardPalette, BoardPicture, BoardView, Face, PictureMarkKind, Typesetter,
    board_svg,
};
use tengen::rules::Color;

use super::pictures::{coordinates, fonts, frame, pictures, point, shapes, shown, size};

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
