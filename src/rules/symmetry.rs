//! The same position seen otherwise: turned, mirrored, with its colors exchanged.

use super::{Board, BoardSize, Color, ColoredMove, Game, Move, Point};

/// A way of seeing a board otherwise. Parts are done in the order of the fields.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Symmetry {
    /// Columns become rows.
    pub transpose: bool,
    /// Left and right are exchanged.
    pub flip_columns: bool,
    /// Top and bottom are exchanged.
    pub flip_rows: bool,
    /// Black and White are exchanged.
    pub swap_colors: bool,
}

impl Symmetry {
    /// The sixteen ways, the first of which changes nothing.
    #[must_use]
    pub fn all() -> [Self; 16] {
        std::array::from_fn(|number| Self {
            transpose: number & 1 != 0,
            flip_columns: number & 2 != 0,
            flip_rows: number & 4 != 0,
            swap_colors: number & 8 != 0,
        })
    }

    /// The size of the board, seen so.
    #[must_use]
    pub fn size(self, size: BoardSize) -> BoardSize {
        if self.transpose {
            size.transposed()
        } else {
            size
        }
    }

    /// Where a point of a board of this size is, seen so.
    #[must_use]
    pub fn point(self, size: BoardSize, point: Point) -> Point {
        let Point { column, row } = point;
        let (mut column, mut row) = if self.transpose {
            (row, column)
        } else {
            (column, row)
        };
        let seen = self.size(size);
        if self.flip_columns {
            column = seen.columns().saturating_sub(1).saturating_sub(column);
        }
        if self.flip_rows {
            row = seen.rows().saturating_sub(1).saturating_sub(row);
        }
        Point { column, row }
    }

    /// A color, seen so.
    #[must_use]
    pub const fn color(self, color: Color) -> Color {
        if self.swap_colors {
            color.opposite()
        } else {
            color
        }
    }

    /// A move on a board of this size, seen so.
    #[must_use]
    pub fn colored_move(self, size: BoardSize, mv: ColoredMove) -> ColoredMove {
        ColoredMove {
            color: self.color(mv.color),
            mv: self.any_move(size, mv.mv),
        }
    }

    /// The same without its color.
    #[must_use]
    pub fn any_move(self, size: BoardSize, mv: Move) -> Move {
        match mv {
            Move::Play(point) => Move::Play(self.point(size, point)),
            Move::Pass => Move::Pass,
        }
    }

    /// A game with all its moves, seen so; its rules stay, komi for White among them. Handicap stones remain
    /// handicap stones only where the colors stay.
    #[must_use]
    pub fn game(self, game: &Game) -> Game {
        let size = game.board().size();
        let first = game.position_before(1);
        let board = self.board(&first);
        let mut seen =
            Game::from_position(board, self.color(game.first_to_play()), *game.ruleset());
        if !self.swap_colors {
            seen = seen.with_handicap_stones(game.handicap());
        }
        let [black, white] = game.first_prisoners();
        seen = if self.swap_colors {
            seen.with_prisoners(white, black)
        } else {
            seen.with_prisoners(black, white)
        };
        for mv in game.moves() {
            let mv = self.colored_move(size, *mv);
            // What was legal is so from every side; after two passes a resumed game may go on.
            if seen.is_stopped() {
                seen.resume(mv.color);
            }
            let _ = seen.play_as(mv.color, mv.mv);
        }
        // Prisoners that were handed over later are there from the start as well.
        let missing = |color: Color| {
            let held = game.prisoners_of(color);
            held.saturating_sub(seen.prisoners_of(self.color(color)))
        };
        let (black, white) = (
            missing(self.color(Color::Black)),
            missing(self.color(Color::White)),
        );
        seen = seen.with_prisoners(black, white);
        if seen.to_play() != self.color(game.to_play()) {
            seen.set_to_play(self.color(game.to_play()));
        }
        seen
    }

    fn board(self, board: &Board) -> Board {
        let size = board.size();
        let stones = board
            .stones()
            .map(|(point, color)| (self.point(size, point), self.color(color)));
        let safe: Vec<Point> = board
            .stones()
            .filter(|(point, _)| board.is_safe(*point))
            .map(|(point, _)| self.point(size, point))
            .collect();
        // Every chain keeps its liberties, so that the board is never refused.
        Board::from_stones(self.size(size), stones, &safe)
            .unwrap_or_else(|_| Board::new(self.size(size)))
    }
}
