//! The board on the screen: the picture, and a point for each mouse, key and screen reader.

use std::sync::{Arc, OnceLock};

use egui::{EventFilter, Id, Key, Rect, Role, Sense, Ui, WidgetInfo};

use super::theme::Theme;
use crate::draw::{
    BoardLayout, BoardPalette, BoardPicture, BoardShapes, PictureMark, PictureMarkKind, Weight,
};
use crate::locale::{Format, LocaleId};
use crate::rules::{Board, Color, Point};

/// A board that can be played on.
pub struct BoardWidget<'a> {
    /// The picture.
    pub picture: BoardPicture,
    /// Where the keyboard's cursor stands.
    pub cursor: Point,
    /// Whose stone hovers under the pointer, where a move is expected.
    pub hover: Option<Color>,
    /// The board's name for screen readers.
    pub label: &'a str,
    /// What the names of the points follow from.
    pub names: NamesKey<'a>,
    /// The name of each point for screen readers.
    pub point_label: &'a dyn Fn(Point) -> String,
    /// The theme.
    pub theme: &'a Theme,
}

/// What the names of a board's points follow from.
#[derive(Clone, Copy)]
pub struct NamesKey<'a> {
    /// The stones.
    pub board: &'a Board,
    /// The language.
    pub locale: &'a LocaleId,
    /// How points are printed.
    pub format: Format,
}

/// The names of a board's points, made when somebody listens and kept while the position stays.
struct Names {
    board: Board,
    locale: LocaleId,
    format: Format,
    names: OnceLock<Vec<String>>,
}

impl Names {
    fn kept(ui: &Ui, id: Id, key: NamesKey<'_>) -> Arc<Self> {
        let fits = |names: &Arc<Self>| {
            names.board == *key.board && names.locale == *key.locale && names.format == key.format
        };
        if let Some(names) = ui.data(|data| data.get_temp::<Arc<Self>>(id)).filter(fits) {
            return names;
        }
        let names = Arc::new(Self {
            board: key.board.clone(),
            locale: key.locale.clone(),
            format: key.format,
            names: OnceLock::new(),
        });
        ui.data_mut(|data| data.insert_temp(id, Arc::clone(&names)));
        names
    }

    fn name(&self, point: Point, label: &dyn Fn(Point) -> String) -> &str {
        let size = self.board.size();
        let names = self
            .names
            .get_or_init(|| size.points().map(label).collect());
        names.get(size.index(point)).map_or("", String::as_str)
    }
}

/// What was done to the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct BoardResponse {
    /// The point that was clicked, or played by the keyboard.
    pub clicked: Option<Point>,
    /// The point whose chain is to be counted.
    pub asked: Option<Point>,
    /// The point under the pointer.
    pub hovered: Option<Point>,
    /// Where the keyboard moved the cursor.
    pub cursor: Option<Point>,
}

impl BoardWidget<'_> {
    /// Draws the board into a rectangle.
    pub fn ui(mut self, ui: &mut Ui, rect: Rect) -> BoardResponse {
        let mut result = BoardResponse::default();
        let layout = BoardLayout::new(rect, &self.picture);
        let view = self.picture.view.clone();
        let id = ui.scope_id().with("board");
        let group = ui.interact(layout.wood(), id, Sense::FOCUSABLE);
        group.widget_info(|| WidgetInfo::labeled(Role::Group, true, self.label));
        let names = Names::kept(ui, id, self.names);
        for row in view.rows().rev() {
            for column in view.columns() {
                let point = Point { column, row };
                let response =
                    ui.interact(layout.cell_rect(point), point_id(id, point), Sense::CLICK);
                response.widget_info(|| {
                    WidgetInfo::labeled(Role::Button, true, names.name(point, self.point_label))
                });
                if response.clicked() {
                    result.clicked = Some(point);
                    group.request_focus();
                }
                if response.secondary_clicked() {
                    result.asked = Some(point);
                }
                if response.hovered() {
                    result.hovered = Some(point);
                }
            }
        }
        if group.has_focus() {
            let arrows = EventFilter {
                tab: false,
                horizontal_arrows: true,
                vertical_arrows: true,
                escape: true,
            };
            ui.memory_mut(|memory| memory.set_focus_lock_filter(id, arrows));
            let active = point_id(id, self.cursor);
            ui.ctx().accesskit_node_builder(id, |node| {
                node.set_active_descendant(active.accesskit_id())
            });
            self.keys(ui, &mut result);
            self.picture.marks.push(PictureMark {
                at: self.cursor,
                kind: PictureMarkKind::Cursor,
            });
        }
        if let (Some(color), Some(point)) = (self.hover, result.hovered)
            && self.picture.stone_at(point).is_none()
        {
            self.picture.marks.push(PictureMark {
                at: point,
                kind: PictureMarkKind::Hover(color),
            });
        }
        paint_board(ui, "board", &self.picture, &layout, self.theme);
        result
    }

    /// The keys of the board in the order in which they were pressed, however many a frame brings.
    fn keys(&self, ui: &Ui, result: &mut BoardResponse) {
        let mut cursor = self.cursor;
        let moved = |at: u8, by: i8, range: std::ops::RangeInclusive<u8>| {
            at.checked_add_signed(by)
                .filter(|to| range.contains(to))
                .unwrap_or(at)
        };
        let (columns, rows) = (self.picture.view.columns(), self.picture.view.rows());
        ui.input(|input| {
            for event in &input.events {
                if is_enter(event) {
                    // What follows belongs to the board as it will be then.
                    result.clicked = Some(cursor);
                    break;
                }
                let (right, up) = match arrow(event) {
                    Some(Key::ArrowRight) => (1, 0),
                    Some(Key::ArrowLeft) => (-1, 0),
                    Some(Key::ArrowUp) => (0, 1),
                    Some(Key::ArrowDown) => (0, -1),
                    _ => continue,
                };
                cursor.column = moved(cursor.column, right, columns.clone());
                cursor.row = moved(cursor.row, up, rows.clone());
            }
        });
        result.cursor = (cursor != self.cursor).then_some(cursor);
    }
}

/// The key of an event, if it was pressed alone.
fn arrow(event: &egui::Event) -> Option<Key> {
    match event {
        egui::Event::Key {
            key,
            pressed: true,
            modifiers,
            ..
        } if modifiers.is_none() => Some(*key),
        _ => None,
    }
}

/// Enter by itself, pressed once: held down it plays no more.
fn is_enter(event: &egui::Event) -> bool {
    matches!(
        event,
        egui::Event::Key { key: Key::Enter, pressed: true, repeat: false, modifiers, .. } if modifiers.is_none()
    )
}

fn point_id(board: Id, point: Point) -> Id {
    board.with((point.column, point.row))
}

/// Draws a picture of a board, without any point to click. `name` tells it from other boards in the same place of the
/// screen: its shapes are kept under it.
pub fn paint_board(
    ui: &Ui,
    name: &str,
    picture: &BoardPicture,
    layout: &BoardLayout,
    theme: &Theme,
) {
    let painter = ui.painter().clone();
    let kept = Painted::kept(ui, name, picture, layout, &theme.board);
    let shapes = kept.shapes.shapes(&mut |text, style| {
        let font = match style.weight {
            Weight::Regular => theme.font(style.size / theme.scale),
            Weight::Bold => theme.bold(style.size / theme.scale),
        };
        painter.layout_no_wrap(text.to_owned(), font, style.color)
    });
    ui.painter().extend(shapes);
}

/// The shapes of the picture that was drawn last, with all that they follow from.
struct Painted {
    picture: BoardPicture,
    layout: BoardLayout,
    palette: BoardPalette,
    pixels_per_point: f32,
    shapes: BoardShapes,
}

impl Painted {
    fn kept(
        ui: &Ui,
        name: &str,
        picture: &BoardPicture,
        layout: &BoardLayout,
        palette: &BoardPalette,
    ) -> Arc<Self> {
        let id = ui.scope_id().with(("painted", name));
        let pixels_per_point = ui.pixels_per_point();
        let fits = |painted: &Arc<Self>| {
            painted.layout == *layout
                && painted.pixels_per_point == pixels_per_point
                && painted.palette == *palette
                && painted.picture == *picture
        };
        if let Some(painted) = ui.data(|data| data.get_temp::<Arc<Self>>(id)).filter(fits) {
            return painted;
        }
        let painted = Arc::new(Self {
            picture: picture.clone(),
            layout: layout.clone(),
            palette: palette.clone(),
            pixels_per_point,
            shapes: BoardShapes::new(picture, layout, palette, pixels_per_point),
        });
        ui.data_mut(|data| data.insert_temp(id, Arc::clone(&painted)));
        painted
    }
}
