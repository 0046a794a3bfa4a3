//! Pictures, fonts and frames that the tests share.

use std::sync::Arc;

use epaint::text::{Fonts, TextOptions};
use epaint::{Galley, Rect, Shape, pos2, vec2};
use tengen::draw::{
    BoardLayout, BoardPalette, BoardPicture, BoardView, Coordinates, Face, FontSet, LabelStyle,
    board_shapes,
};
use tengen::rules::{BoardSize, Point};

pub fn size(columns: u8, rows: u8) -> BoardSize {
    BoardSize::new(columns, rows).expect("a size from 2 to 25")
}

pub fn point(name: &str) -> Point {
    name.parse().expect("a point's name")
}

pub fn frame(width: f32, height: f32) -> Rect {
    Rect::from_min_size(pos2(13.0, 7.5), vec2(width, height))
}

/// Coordinates as wide as they come in each style.
pub fn coordinates(view: &BoardView) -> [Coordinates; 2] {
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
            least: 0.0,
            columns: view.columns().map(letters).collect(),
            rows: view.rows().map(|r| (r + 1).to_string()).collect(),
        },
        Coordinates {
            least: 0.0,
            columns: view.columns().map(|c| (c + 1).to_string()).collect(),
            rows: view.rows().map(kanji).collect(),
        },
    ]
}

/// Pictures of all shapes: squares, rectangles, and views of corners, sides and the middle.
pub fn pictures() -> Vec<BoardPicture> {
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

pub fn shown(picture: &BoardPicture) -> Vec<Point> {
    let view = &picture.view;
    let row = |row| view.columns().map(move |column| Point { column, row });
    view.rows().flat_map(row).collect()
}

/// The shapes of a picture, with its labels set in the shipped fonts.
pub fn shapes(
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

pub fn fonts() -> Fonts {
    Fonts::new(TextOptions::default(), FontSet::definitions(Face::Japanese))
}
