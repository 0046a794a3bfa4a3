//! What a teacher draws on the board.

use egui::Vec2;

use crate::draw::{PictureMark, PictureMarkKind};
use crate::lesson::clockwise;
use crate::rules::{Board, Point};

/// What the pointer does on the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tool {
    /// Puts stones.
    #[default]
    Stone,
    /// Draws an arrow.
    Arrow,
    /// Draws a straight line.
    Line,
    /// Draws freely.
    Pen,
    /// Writes A, B, C.
    Letter,
    /// Writes 1, 2, 3.
    Number,
    /// Triangles.
    Triangle,
    /// Squares.
    Square,
    /// Circles.
    Circle,
    /// Crosses.
    Cross,
    /// Shades points.
    Shade,
    /// Paints points that are Black's.
    BlackTerritory,
    /// Paints points that are White's.
    WhiteTerritory,
    /// Counts the liberties of a chain one by one.
    Liberties,
    /// Outlines a chain.
    Chain,
    /// Counts votes for points.
    Vote,
    /// Takes away what is drawn on a point.
    Erase,
}

impl Tool {
    /// Every tool with the key of its name, in the order of the tray.
    pub const ALL: [(Self, &'static str); 17] = [
        (Self::Stone, "teach-tool-stone"),
        (Self::Arrow, "teach-tool-arrow"),
        (Self::Line, "teach-tool-line"),
        (Self::Pen, "teach-tool-pen"),
        (Self::Letter, "teach-tool-letter"),
        (Self::Number, "teach-tool-number"),
        (Self::Triangle, "teach-tool-triangle"),
        (Self::Square, "teach-tool-square"),
        (Self::Circle, "teach-tool-circle"),
        (Self::Cross, "teach-tool-cross"),
        (Self::Shade, "teach-tool-shade"),
        (Self::BlackTerritory, "teach-tool-black"),
        (Self::WhiteTerritory, "teach-tool-white"),
        (Self::Liberties, "teach-tool-liberties"),
        (Self::Chain, "teach-tool-chain"),
        (Self::Vote, "teach-tool-vote"),
        (Self::Erase, "teach-tool-erase"),
    ];

    /// Whether it paints every point that the pointer is drawn over.
    pub fn paints(self) -> bool {
        matches!(
            self,
            Self::Shade | Self::BlackTerritory | Self::WhiteTerritory
        )
    }
}

/// Something drawn.
#[derive(Clone, Debug, PartialEq)]
pub enum Chalk {
    /// A mark on a point.
    Mark(PictureMark),
    /// A line drawn freely, in cells from the upper left point of the board.
    Stroke(Vec<Vec2>),
    /// The liberties of the chain at a point, so many of them numbered.
    Liberties {
        /// A stone of the chain.
        at: Point,
        /// How many are numbered.
        shown: usize,
    },
    /// The chain at a point, outlined.
    Chain(Point),
}

impl Chalk {
    /// A mark on a point.
    pub fn mark(at: Point, kind: PictureMarkKind) -> Self {
        Self::Mark(PictureMark { at, kind })
    }

    /// Whether it stands on that point or begins there.
    pub fn is_on(&self, point: Point, board: &Board) -> bool {
        match self {
            Self::Mark(mark) => match mark.kind {
                PictureMarkKind::Arrow { to } | PictureMarkKind::Line { to } => {
                    mark.at == point || to == point
                }
                _ => mark.at == point,
            },
            Self::Stroke(line) => line.iter().any(|spot| {
                let top = f32::from(board.size().rows()) - 1.0;
                let place = Vec2::new(f32::from(point.column), top - f32::from(point.row));
                (*spot - place).length() < 0.5
            }),
            Self::Liberties { at, .. } | Self::Chain(at) => board
                .chain_at(*at)
                .is_some_and(|chain| chain.contains(point)),
        }
    }

    /// As marks of a picture; a free line is none.
    pub fn marks(&self, board: &Board) -> Vec<PictureMark> {
        match self {
            Self::Mark(mark) => vec![mark.clone()],
            Self::Stroke(_) => Vec::new(),
            Self::Liberties { at, shown } => {
                let chain = board.chain_at(*at);
                let liberties = chain.map(|chain| clockwise(&chain.stones, chain.liberties));
                let numbered = liberties.unwrap_or_default().into_iter().take(*shown);
                (1..)
                    .zip(numbered)
                    .map(|(number, at): (usize, Point)| PictureMark {
                        at,
                        kind: PictureMarkKind::Label(number.to_string()),
                    })
                    .collect()
            }
            Self::Chain(at) => {
                let Some(chain) = board.chain_at(*at) else {
                    return Vec::new();
                };
                let stones = chain.stones;
                let circles = stones.iter().map(|at| PictureMark {
                    at: *at,
                    kind: PictureMarkKind::Circle,
                });
                let beside = |one: Point, other: Point| {
                    let columns = i16::from(other.column) - i16::from(one.column);
                    let rows = i16::from(other.row) - i16::from(one.row);
                    (columns, rows) == (1, 0) || (columns, rows) == (0, 1)
                };
                let lines = stones.iter().flat_map(|one| {
                    let others = stones.iter().filter(|other| beside(*one, **other));
                    others.map(|other| PictureMark {
                        at: *one,
                        kind: PictureMarkKind::Line { to: *other },
                    })
                });
                lines.chain(circles).collect()
            }
        }
    }
}
