//! The count at the end.

use crate::check::{board, game, names, plain, pt, pts};
use tengen::rules::*;

/// Counts by territory with dead stones and says everything in words: for each side territory,
/// living stones, prisoners and dead stones; then the regions.
#[track_caller]
fn counted(diagram: &str, dead: &str) -> String {
    let board = board(diagram);
    let prisoners = Prisoners {
        black: 10,
        white: 20,
    };
    let count = count_board(
        &board,
        prisoners,
        &pts(dead),
        ScoringRule::Territory,
        Komi::from_points(7),
    );
    let side = |side: SideCount| {
        format!(
            "{} {} {} {}",
            side.territory, side.stones, side.prisoners, side.dead
        )
    };
    let regions: Vec<_> = count
        .regions
        .iter()
        .map(|region| format!("{:?}: {}", region.owner, names(&region.points)))
        .collect();
    let of_regions: usize = count.regions.iter().map(|region| region.points.len()).sum();
    assert_eq!(count.owners.len(), of_regions);
    for (point, owner) in &count.owners {
        assert!(
            count
                .regions
                .iter()
                .any(|region| region.owner == *owner && region.points.contains(point))
        );
    }
    format!(
        "B {}, W {}; {}",
        side(count.black),
        side(count.white),
        regions.join(", ")
    )
}

#[test]
fn points_belong_to_the_side_that_surrounds_them() {
    assert_eq!(
        counted(". X O .\n. X O .", ""),
        "B 2 2 10 0, W 2 2 20 0; Black: A1 A2, White: D1 D2"
    );
}

#[test]
fn a_point_between_both_sides_is_dame() {
    assert_eq!(
        counted(". X . O .\n. X . O .", ""),
        "B 2 2 10 0, W 2 2 20 0; Black: A1 A2, Dame: C1 C2, White: E1 E2"
    );
}

#[test]
fn a_board_without_living_stones_is_dame() {
    assert_eq!(
        counted(". .\n. .", ""),
        "B 0 0 10 0, W 0 0 20 0; Dame: A1 A2 B1 B2"
    );
    assert_eq!(
        counted("X .\n. .", "A2"),
        "B 3 1 10 0, W 0 0 20 0; Black: A1 B1 B2"
    );
}

#[test]
fn dead_stones_count_twice_for_their_opponent() {
    assert_eq!(
        counted("O O . X O .\n. . . X O .", "A2"),
        "B 6 2 10 2, W 2 2 20 0; Black: A1 A2 B1 B2 C1 C2, White: F1 F2"
    );
}

#[test]
fn dead_stones_beside_a_dame_stay() {
    let open = "O . . . O .\n. . X . O .";
    assert_eq!(
        counted(open, "A2"),
        "B 0 1 10 0, W 2 3 20 0; Dame: A1 B1 B2 C2 D1 D2, White: F1 F2"
    );
}

#[test]
fn stones_called_dead_among_their_own_stay() {
    assert_eq!(
        counted(". X . X O .\n. . . X O .", "B2"),
        "B 5 3 10 0, W 2 2 20 0; Black: A1 A2 B1 C1 C2, White: F1 F2"
    );
}

#[test]
fn a_stone_that_stays_surrounds_points_again() {
    // The white stones are no longer dead once the gap at C2 leaves their region open.
    assert_eq!(
        counted(". O . . O .\n. O X X O .", "B2"),
        "B 0 2 10 0, W 4 4 20 0; White: A1 A2, Dame: C2 D2, White: F1 F2"
    );
}

#[test]
fn dead_marks_on_empty_or_outer_points_say_nothing() {
    assert_eq!(
        counted(". X O .\n. X O .", "A1 Z25"),
        "B 2 2 10 0, W 2 2 20 0; Black: A1 A2, White: D1 D2"
    );
}

#[test]
fn regions_know_the_stones_around_them() {
    let board = board("O . X O .\n. . X O .\nX X X O .");
    let count = count_board(
        &board,
        Prisoners::default(),
        &[pt("A3")],
        ScoringRule::Area,
        Komi::ZERO,
    );
    let region = &count.regions[0];
    assert_eq!(
        (region.owner, names(&region.points)),
        (Owner::Black, "A2 A3 B2 B3".to_owned())
    );
    assert_eq!(names(&region.borders), "A1 B1 C2 C3");
    assert_eq!(region.owner.color(), Some(Color::Black));
}

#[test]
fn area_counts_stones_and_territory_counts_prisoners() {
    let side = SideCount {
        territory: 10,
        stones: 20,
        prisoners: 3,
        dead: 4,
        komi: Komi::from_half_points(13),
        compensation: 2,
    };
    assert_eq!(side.total(ScoringRule::Territory).to_string(), "23.5");
    assert_eq!(side.total(ScoringRule::Area).to_string(), "38.5");
}

#[test]
fn the_side_with_more_wins() {
    let score = |black: &str, white: &str| Score {
        black: black.parse().unwrap(),
        white: white.parse().unwrap(),
    };
    let win = |winner, margin: &str| Outcome::Win {
        winner,
        margin: margin.parse().unwrap(),
    };
    assert_eq!(score("18", "23.5").outcome(), win(Color::White, "5.5"));
    assert_eq!(score("7", "6.5").outcome(), win(Color::Black, "0.5"));
    assert_eq!(score("7", "7").outcome(), Outcome::Tie);
    assert_eq!(score("7", "8").of(Color::White).to_string(), "8");
}

#[test]
fn a_game_counts_by_its_own_rules() {
    let area = Ruleset {
        komi: Komi::from_half_points(1),
        ..Ruleset::beginner_area()
    };
    let territory = game(". X O .\n. X O .", Ruleset::japanese(), "").with_prisoners(2, 0);
    let area = game(". X O .\n. X O .", area, "").with_prisoners(2, 0);
    assert_eq!(territory.count(&[]).score().black.to_string(), "4");
    assert_eq!(territory.count(&[]).score().white.to_string(), "8.5");
    assert_eq!(area.count(&[]).score().black.to_string(), "4");
    assert_eq!(area.count(&[]).score().white.to_string(), "4.5");
    assert_eq!(
        count(
            &game(". X O .\n. X O .", plain(), ""),
            &[],
            ScoringRule::Area,
            Komi::ZERO
        )
        .score()
        .outcome(),
        Outcome::Tie
    );
}

#[test]
fn safe_stones_are_never_dead() {
    let stones = pts("A1 A2").into_iter().map(|point| (point, Color::White));
    let stones = stones.chain(pts("C1 C2").into_iter().map(|point| (point, Color::Black)));
    let board = Board::from_stones(BoardSize::new(3, 2).unwrap(), stones, &[pt("A1")]).unwrap();
    let count = count_board(
        &board,
        Prisoners::default(),
        &[pt("A2")],
        ScoringRule::Territory,
        Komi::ZERO,
    );
    assert_eq!((count.black.dead, count.white.stones), (0, 2));
}
