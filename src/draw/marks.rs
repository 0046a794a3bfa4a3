//! What each mark is made of.
//!
//! Marks differ by shape, not by color alone, and carry a light edge where they lie across stones and lines.

use epaint::{Color32, Pos2, Rect, Vec2, vec2};

use super::fonts::Weight;
use super::items::{Item, Scene};
use super::picture::{PictureMark, PictureMarkKind};
use crate::rules::{Color, Point};

/// Shaded cells and their common border.
pub(super) fn shades(scene: &Scene<'_>, items: &mut Vec<Item>) {
    let shaded: Vec<Point> = shown(scene)
        .filter(|m| m.kind == PictureMarkKind::Shade)
        .map(|m| m.at)
        .collect();
    for (index, &point) in shaded.iter().enumerate() {
        // The same cell twice would be twice as dark.
        if !shaded.iter().take(index).any(|p| *p == point) {
            items.push(Item::Rect {
                rect: cell(scene, point),
                fill: scene.palette.shade,
                outline: None,
            });
        }
    }
    let width = scene.line.max(scene.width(0.02));
    for &point in &shaded {
        let rect = cell(scene, point);
        let border = |column: i16, row: i16| {
            let at = |v: u8, d: i16| u8::try_from(i16::from(v) + d).ok();
            match (at(point.column, column), at(point.row, row)) {
                (Some(column), Some(row)) => !shaded.contains(&Point { column, row }),
                _ => true,
            }
        };
        let mut edge = |rect: Rect| {
            items.push(Item::Rule {
                rect,
                color: scene.palette.shade_edge,
            });
        };
        if border(-1, 0) {
            edge(Rect::from_min_size(rect.min, vec2(width, rect.height())));
        }
        if border(1, 0) {
            let min = rect.right_top() - vec2(width, 0.0);
            edge(Rect::from_min_size(min, vec2(width, rect.height())));
        }
        if border(0, 1) {
            edge(Rect::from_min_size(rect.min, vec2(rect.width(), width)));
        }
        if border(0, -1) {
            let min = rect.left_bottom() - vec2(0.0, width);
            edge(Rect::from_min_size(min, vec2(rect.width(), width)));
        }
    }
}

/// What lies on the wood: the patches behind labels, the light around points that the text
/// names, and the squares that shine through dead stones.
pub(super) fn below_stones(scene: &Scene<'_>, items: &mut Vec<Item>) {
    let cell = scene.layout.cell();
    for point in &scene.picture.lit {
        if !scene.picture.view.contains(*point) {
            continue;
        }
        let (center, color) = (scene.pos(*point), scene.palette.glow);
        items.push(match scene.picture.stone_at(*point) {
            Some(_) => Item::Glow {
                center,
                radius: 0.78 * cell,
                core: 0.5,
                color,
            },
            // A glow on an empty point would look like a stone that might be played there.
            None => Item::Ring {
                center,
                radius: 0.55 * cell,
                width: 0.17 * cell,
                color,
            },
        });
    }
    for mark in shown(scene) {
        let bare = scene.picture.stone_at(mark.at).is_none();
        let center = scene.pos(mark.at);
        match mark.kind {
            PictureMarkKind::Label(_) if bare => items.push(Item::Glow {
                center,
                radius: 0.36 * cell,
                core: 0.7,
                color: wood_at(scene, center),
            }),
            // Whose point it is shines through the dead stone that lies on it.
            PictureMarkKind::Territory(color) if !bare => territory(scene, center, color, items),
            _ => {}
        }
    }
}

/// What lies on stones and points.
pub(super) fn above_stones(scene: &Scene<'_>, items: &mut Vec<Item>) {
    let cell = scene.layout.cell();
    for mark in shown(scene).filter(|m| rank(&m.kind) == Rank::Point) {
        one(scene, mark, items);
    }
    if let Some(point) = scene.picture.last_move
        && scene.picture.view.contains(point)
        && !shown(scene).any(|m| m.at == point && hides_last_move(&m.kind))
    {
        let center = scene.pos(point);
        if let Some(stone) = scene.picture.stone_at(point) {
            let shift = stone.offset * cell;
            if scene.palette.stone_style == super::palette::StoneStyle::Ringed {
                items.push(Item::Dot {
                    center: center + shift,
                    radius: 0.19 * cell,
                    color: scene.palette.halo,
                });
            }
            items.push(Item::Dot {
                center: center + shift,
                radius: (0.128 * cell).max(2.0 * scene.pixel.max(0.75)),
                color: scene
                    .palette
                    .accent
                    .gamma_multiply(stone.alpha.clamp(0.0, 1.0)),
            });
        }
    }
    for mark in shown(scene).filter(|m| rank(&m.kind) == Rank::Across) {
        one(scene, mark, items);
    }
    for point in &scene.picture.lit {
        if scene.picture.view.contains(*point) {
            ringed(scene, scene.pos(*point), scene.palette.lit, items);
        }
    }
    for mark in shown(scene).filter(|m| rank(&m.kind) == Rank::Pointing) {
        one(scene, mark, items);
    }
}

/// In which order marks lie over each other.
#[derive(PartialEq, Eq)]
enum Rank {
    Below,
    Point,
    Across,
    Pointing,
}

fn rank(kind: &PictureMarkKind) -> Rank {
    match kind {
        PictureMarkKind::Shade => Rank::Below,
        PictureMarkKind::Arrow { .. } | PictureMarkKind::Line { .. } => Rank::Across,
        PictureMarkKind::Cursor => Rank::Pointing,
        _ => Rank::Point,
    }
}

/// Marks that take the middle of a stone, where the dot of the last move would be.
fn hides_last_move(kind: &PictureMarkKind) -> bool {
    matches!(
        kind,
        PictureMarkKind::Label(_) | PictureMarkKind::Cross | PictureMarkKind::Dead
    )
}

fn shown<'a>(scene: &'a Scene<'_>) -> impl Iterator<Item = &'a PictureMark> {
    scene
        .picture
        .marks
        .iter()
        .filter(|m| scene.picture.view.contains(m.at))
}

fn one(scene: &Scene<'_>, mark: &PictureMark, items: &mut Vec<Item>) {
    let cell = scene.layout.cell();
    let center = scene.pos(mark.at);
    let ink = ink(scene, mark.at);
    let stroke = scene.width(0.06);
    let outline = |points: Vec<Pos2>| Item::Path {
        points,
        closed: true,
        fill: Color32::TRANSPARENT,
        width: stroke,
        color: ink,
    };
    match &mark.kind {
        PictureMarkKind::Triangle => {
            let r = 0.29 * cell;
            let half = 0.866 * r;
            items.push(outline(vec![
                center + vec2(0.0, -r),
                center + vec2(half, 0.5 * r),
                center + vec2(-half, 0.5 * r),
            ]));
        }
        PictureMarkKind::Square => {
            let h = 0.21 * cell;
            items.push(outline(vec![
                center + vec2(-h, -h),
                center + vec2(h, -h),
                center + vec2(h, h),
                center + vec2(-h, h),
            ]));
        }
        PictureMarkKind::Circle => items.push(Item::Ring {
            center,
            radius: 0.24 * cell,
            width: stroke,
            color: ink,
        }),
        PictureMarkKind::Cross => cross(scene, center, items),
        PictureMarkKind::Label(text) => label(scene, center, text, ink, items),
        PictureMarkKind::Arrow { to } => arrow(scene, center, scene.pos(*to), items),
        PictureMarkKind::Line { to } => items.push(Item::Path {
            points: vec![center, scene.pos(*to)],
            closed: false,
            fill: Color32::TRANSPARENT,
            width: scene.width(0.085),
            color: scene.palette.accent,
        }),
        PictureMarkKind::Shade => {}
        PictureMarkKind::Territory(color) => {
            if scene.picture.stone_at(mark.at).is_none() {
                territory(scene, center, *color, items);
            }
        }
        PictureMarkKind::Ghost { color, label: text } => {
            label(scene, center, text, scene.palette.stone(*color).ink, items);
        }
        PictureMarkKind::Dead => cross(scene, center, items),
        PictureMarkKind::Ring => ringed(scene, center, scene.palette.accent, items),
        PictureMarkKind::Liberty => {
            for (radius, color) in [(0.17, scene.palette.halo), (0.13, scene.palette.liberty)] {
                items.push(Item::Dot {
                    center,
                    radius: radius * cell,
                    color,
                });
            }
        }
        PictureMarkKind::Cursor => cursor(scene, center, items),
        PictureMarkKind::Hover(_) => {}
    }
}

/// What can be read on whatever lies at `point`.
fn ink(scene: &Scene<'_>, point: Point) -> Color32 {
    scene
        .picture
        .stone_at(point)
        .map_or(scene.palette.ink, |s| scene.palette.stone(s.color).ink)
}

/// The color of the bare wood, without its grain.
fn wood_at(scene: &Scene<'_>, pos: Pos2) -> Color32 {
    super::wood_mesh::base_color(scene.palette, scene.layout.wood(), pos)
}

fn label(scene: &Scene<'_>, center: Pos2, text: &str, color: Color32, items: &mut Vec<Item>) {
    if text.is_empty() {
        return;
    }
    let size = match text.chars().count() {
        1 => 0.52,
        2 => 0.44,
        _ => 0.34,
    };
    items.push(Item::Text {
        center,
        text: text.to_owned(),
        size: size * scene.layout.cell(),
        color,
        weight: Weight::Bold,
    });
}

/// A red cross with a light edge, so that it is seen on stones of both colors.
fn cross(scene: &Scene<'_>, center: Pos2, items: &mut Vec<Item>) {
    let reach = 0.21 * scene.layout.cell();
    let width = scene.width(0.075);
    let halo = width + 2.0 * scene.width(0.018);
    for (width, color) in [(halo, scene.palette.halo), (width, scene.palette.accent)] {
        for d in [vec2(reach, reach), vec2(reach, -reach)] {
            items.push(Item::Path {
                points: vec![center - d, center + d],
                closed: false,
                fill: Color32::TRANSPARENT,
                width,
                color,
            });
        }
    }
}

/// An arrow whose tip touches the middle of its target.
fn arrow(scene: &Scene<'_>, from: Pos2, to: Pos2, items: &mut Vec<Item>) {
    let cell = scene.layout.cell();
    let length = (to - from).length();
    if length < 0.1 * cell {
        return;
    }
    let along = (to - from) / length;
    let across = along.rot90();
    let head = (0.42 * cell).min(0.6 * length);
    let (half, wing) = (0.5 * scene.width(0.085), 0.44 * head);
    let neck = to - along * head;
    items.push(Item::Path {
        points: vec![
            from + across * half,
            from - across * half,
            neck - across * half,
            neck - across * wing,
            to,
            neck + across * wing,
            neck + across * half,
        ],
        closed: true,
        fill: scene.palette.accent,
        width: 0.0,
        color: Color32::TRANSPARENT,
    });
}

fn territory(scene: &Scene<'_>, center: Pos2, color: Color, items: &mut Vec<Item>) {
    let paint = scene.palette.stone(color);
    // An odd number of line widths lies evenly around the lines.
    let steps = (0.29 * scene.layout.cell() / scene.line).round().max(3.0);
    let odd = if steps % 2.0 == 0.0 {
        steps + 1.0
    } else {
        steps
    };
    let (_, fill) = match color {
        Color::Black => paint.stops[3],
        Color::White => paint.stops[0],
    };
    items.push(Item::Rect {
        rect: Rect::from_center_size(center, Vec2::splat(odd * scene.line)),
        fill,
        outline: Some((scene.line, paint.outline)),
    });
}

/// A ring around a stone or a point, with a light edge.
fn ringed(scene: &Scene<'_>, center: Pos2, color: Color32, items: &mut Vec<Item>) {
    let radius = 0.465 * scene.layout.cell();
    let width = scene.width(0.07);
    for (width, color) in [
        (width + 2.0 * scene.width(0.02), scene.palette.halo),
        (width, color),
    ] {
        items.push(Item::Ring {
            center,
            radius,
            width,
            color,
        });
    }
}

/// The keyboard cursor: four corners, unlike any ring.
fn cursor(scene: &Scene<'_>, center: Pos2, items: &mut Vec<Item>) {
    let half = 0.45 * scene.layout.cell();
    let arm = 0.2 * scene.layout.cell();
    let width = scene.width(0.06);
    let halo = width + 2.0 * scene.width(0.022);
    for (width, color) in [(halo, scene.palette.halo), (width, scene.palette.lit)] {
        for (x, y) in [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)] {
            let corner = center + half * vec2(x, y);
            items.push(Item::Path {
                points: vec![
                    corner - vec2(x * arm, 0.0),
                    corner,
                    corner - vec2(0.0, y * arm),
                ],
                closed: false,
                fill: Color32::TRANSPARENT,
                width,
                color,
            });
        }
    }
}

/// The cell of a point, so that neighbors meet exactly.
fn cell(scene: &Scene<'_>, point: Point) -> Rect {
    let middle = |a: Pos2, b: Pos2| a + (b - a) / 2.0;
    let pos = scene.pos(point);
    let size = Vec2::splat(scene.layout.cell());
    let edge = |d: Vec2| {
        let other = scene.layout.pos_from_point(point) + d * size;
        middle(pos, other)
    };
    let min = edge(vec2(-1.0, -1.0));
    let max = edge(vec2(1.0, 1.0));
    let snap = |p: Pos2| {
        if scene.pixel > 0.0 {
            ((p.to_vec2() / scene.pixel).round() * scene.pixel).to_pos2()
        } else {
            p
        }
    };
    Rect::from_min_max(snap(min), snap(max))
}
