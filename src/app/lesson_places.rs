//! Where the parts of the lesson screen lie.

use egui::{Rect, Vec2, pos2, vec2};

use super::theme::{Theme, size};

/// Room for the scroll bar, which lies over the content.
pub const BAR: f32 = 8.0;

/// Where the parts of the screen lie.
pub struct Places {
    inner: Rect,
    /// The board.
    pub board: Rect,
    /// The line under it.
    pub below: Rect,
    /// The words.
    pub column: Rect,
    /// The buttons, as one row.
    pub buttons: Rect,
}

impl Places {
    /// The places in a screen of that size.
    pub fn new(rect: Rect, theme: &Theme) -> Self {
        let small = rect.width() < size::NARROW || rect.height() < 640.0;
        let margin = if small {
            size::MARGIN_SMALL
        } else {
            size::MARGIN
        };
        let top = if small { 12.0 } else { 22.0 };
        let inner = Rect::from_min_max(
            rect.min + vec2(margin, top),
            rect.max - vec2(margin, margin.min(18.0)),
        );
        let below = theme.px(30.0);
        let button_row = theme.px(size::BUTTON);
        if inner.width() >= inner.height() {
            let gap = if small { 20.0 } else { 36.0 };
            let column = (inner.width() * 0.36).max(theme.px(280.0).min(inner.width() * 0.5));
            let side = (inner.height() - below).min(inner.width() - gap - column);
            let board = Rect::from_min_size(inner.min, Vec2::splat(side));
            let left = board.right() + gap;
            let right = inner.right().min(left + theme.px(620.0));
            // The buttons stand level with the board, unless the words need the room.
            let bottom = if small || theme.scale > 1.2 {
                inner.bottom()
            } else {
                (board.bottom() + below).min(inner.bottom())
            };
            Self {
                inner,
                board,
                below: Rect::from_min_size(board.left_bottom(), vec2(side, below)),
                column: Rect::from_min_max(
                    pos2(left, inner.top()),
                    pos2(right, bottom - button_row - 12.0),
                ),
                buttons: Rect::from_min_max(
                    pos2(left, bottom - button_row),
                    pos2(right - BAR, bottom),
                ),
            }
        } else {
            let side = inner.width().min(inner.height() * 0.56);
            let board = Rect::from_min_size(
                pos2(inner.center().x - side / 2.0, inner.top()),
                Vec2::splat(side),
            );
            let top = board.bottom() + below + 6.0;
            Self {
                inner,
                board,
                below: Rect::from_min_size(board.left_bottom(), vec2(side, below)),
                column: Rect::from_min_max(
                    pos2(inner.left(), top),
                    pos2(inner.right(), inner.bottom() - button_row - 12.0),
                ),
                buttons: Rect::from_min_max(
                    pos2(inner.left(), inner.bottom() - button_row),
                    inner.max - vec2(BAR, 0.0),
                ),
            }
        }
    }
}

impl Places {
    /// A row under board and words, where there is room for one of that height.
    pub fn across(&self, height: f32) -> Option<Rect> {
        let top = self.inner.bottom() - height;
        (self.below.bottom() + 4.0 <= top).then(|| {
            let right = self.inner.right() - BAR;
            Rect::from_min_max(
                pos2(self.inner.left(), top),
                pos2(right, self.inner.bottom()),
            )
        })
    }
}
