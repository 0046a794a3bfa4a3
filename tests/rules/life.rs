//! Chains that nobody can capture.

use crate::check::{board, names, pt, pts};
use tengen::rules::*;

#[track_caller]
fn check_alive(diagram: &str, forbidden: &str, allowed: &str) {
    let board = board(diagram);
    let alive = |rule| {
        let chains = Color::BOTH
            .into_iter()
            .flat_map(|color| pass_alive_under(&board, color, rule));
        chains
            .map(|chain| names(&chain.stones))
            .collect::<Vec<_>>()
            .join(", ")
    };
    assert_eq!(alive(SelfCapture::Forbidden), forbidden);
    assert_eq!(alive(SelfCapture::Allowed), allowed);
}

#[test]
fn two_eyes_are_alive() {
    let corner = ". X . X O\nX X X X O\nO O O O .";
    check_alive(corner, "A2 B2 B3 C2 D2 D3", "A2 B2 B3 C2 D2 D3");
    assert!(is_unconditionally_alive(&board(corner), pt("A2")));
    assert!(!is_unconditionally_alive(&board(corner), pt("A1")));
    assert!(!is_unconditionally_alive(&board(corner), pt("A3")));
}

#[test]
fn one_eye_is_not_enough() {
    check_alive(". . X O\nX X X O\nO O O .", "", "");
    check_alive(". .\n. .", "", "");
    check_alive("X X X\nX . X\nX X X", "", "");
}

#[test]
fn chains_may_share_their_eyes() {
    check_alive(". X .\nX . X\n. X .", "B3, A2, C2, B1", "B3, A2, C2, B1");
}

#[test]
fn a_false_eye_does_not_count() {
    // The stone at B4 hangs on the eye at A4 alone, and takes that eye with it.
    check_alive(". X O . .\nX O . . .\nX X X . .\n. X O O .", "", "");
    let joined = ". X O . .\nX X . . .\nX X X . .\n. X O O .";
    check_alive(joined, "A2 A3 B1 B2 B3 B4 C2", "A2 A3 B1 B2 B3 B4 C2");
}

#[test]
fn an_eye_with_a_dead_stone_depends_on_self_capture() {
    // White cannot fill the eye around its stone at A4; if it may give stones up, the point under
    // that stone opens.
    check_alive(
        "O . X . X\n. X X X X\nX X O O O\n. . . . .",
        "A2 B2 B3 C3 C4 D3 E3 E4",
        "",
    );
}

#[test]
fn eyes_are_named_by_their_points() {
    let board = board(". X . . X .\nX X X X X .\n. . . . . .");
    let eyes: Vec<_> = eyes_of(&board, pt("B3"))
        .iter()
        .map(|eye| names(&eye.points))
        .collect();
    assert_eq!(eyes, ["A3", "C3 D3"]);
    assert!(eyes_of(&board, pt("A3")).is_empty());
    assert!(eyes_of(&board, pt("Z1")).is_empty());
}

#[test]
fn safe_chains_are_alive_and_spoil_the_eyes_around_them() {
    let size = BoardSize::new(4, 2).unwrap();
    let stones = [
        ("B1", Color::Black),
        ("B2", Color::Black),
        ("D1", Color::White),
    ];
    let stones = stones.map(|(point, color)| (pt(point), color));
    let board = Board::from_stones(size, stones, &[pt("D1")]).unwrap();
    assert_eq!(names(&pass_alive(&board, Color::White)[0].stones), "D1");
    let eyes: Vec<_> = eyes_of(&board, pt("B1"))
        .iter()
        .map(|eye| names(&eye.points))
        .collect();
    assert_eq!(eyes, ["A1 A2"]);
    assert!(pts("A1 A2").iter().all(|&point| board.at(point).is_none()));
}
