//! One position counted by territory, with the stones themselves, and by area.

use crate::{
    check::{game, names, plain, play_all, pts, square},
    confirmation::figure,
};
use tengen::rules::*;

fn compared(game: &Game, dead: &str, seki: &str) -> Comparison {
    let agreement = Agreement {
        dead: pts(dead),
        seki: pts(seki),
    };
    let compared = compare_counts(game, &agreement);
    check_comparison(&compared);
    compared
}

/// Filling in gives the margin of the territory count, and the differences are all there is between
/// it and area.
#[track_caller]
fn check_comparison(compared: &Comparison) {
    let margin = |score: Score| score.black - score.white;
    assert_eq!(
        margin(compared.filling.score()),
        margin(compared.territory.score())
    );
    let all = compared.differences.iter().map(|why| why.for_black());
    let all = all.fold(Komi::ZERO, |sum, points| sum + points);
    assert_eq!(all, compared.gain_by_area(), "{compared:?}");
}

fn steps(filling: &Filling) -> String {
    let steps = filling.steps.iter().map(|step| match step {
        FillingStep::TakeOff { holder, stones } => format!("{holder:?} takes {}", names(stones)),
        FillingStep::Fill { color, point } => format!("{color:?} fills {point}"),
        FillingStep::Surplus { holder, stones } => format!("{holder:?} keeps {stones}"),
    });
    steps.collect::<Vec<_>>().join(", ")
}

#[test]
fn prisoners_and_dead_stones_fill_the_territory_of_their_side() {
    let game = game("O . X O . .\n. . X O . .\n. . X O . .", plain(), "").with_prisoners(1, 2);
    let compared = compared(&game, "A3", "");
    assert_eq!(
        steps(&compared.filling),
        "Black takes A3, Black fills A3, Black fills B3, White fills E3, White fills F3"
    );
    assert_eq!((compared.filling.black, compared.filling.white), (4, 4));
    assert_eq!(compared.territory.score().black.to_string(), "8");
}

#[test]
fn a_surplus_of_prisoners_counts_for_its_holder() {
    let game = game(". X O . .\n. X O . .", plain(), "").with_prisoners(1, 5);
    let compared = compared(&game, "", "");
    assert_eq!(
        steps(&compared.filling),
        "Black fills A2, Black fills A1, White keeps 3, White fills D2"
    );
    assert_eq!((compared.filling.black, compared.filling.white), (0, 6));
}

#[test]
fn both_sides_may_have_a_surplus() {
    let game = game("X O\nX .", plain(), "").with_prisoners(3, 1);
    let compared = compared(&game, "", "");
    assert_eq!(steps(&compared.filling), "White keeps 1, Black keeps 3");
    assert_eq!((compared.filling.black, compared.filling.white), (3, 1));
}

#[test]
fn the_ways_agree_where_both_sides_put_the_same_number_of_stones() {
    let compared = compared(&game(". . X O .\n. . X O .", plain(), ""), "", "");
    assert_eq!(compared.differences, []);
    assert_eq!(compared.gain_by_area(), Komi::ZERO);
}

#[test]
fn the_last_dame_is_a_point_under_area_alone() {
    let mut game = game(". X . O .\n. X . O .\n. X . O .", plain(), "");
    play_all(&mut game, "B C1, W C2, B C3, W pass, B pass");
    let compared = compared(&game, "", "");
    let (color, stones) = (Color::Black, 1);
    assert_eq!(
        compared.differences,
        [Difference::MoreStones { color, stones }]
    );
    assert_eq!(compared.gain_by_area().to_string(), "1");
}

#[test]
fn the_last_ko_is_a_point_under_area_alone() {
    // White takes the ko and fills it, while Black has nothing left to play.
    let mut game = game(
        ". X O . .\nX . X O .\n. X O . .\nX X O O O\n. X O . .",
        plain(),
        "",
    );
    let before = compared(&game, "", "");
    play_all(&mut game, "W B4, B pass, W C4, B pass, W pass");
    let after = compared(&game, "", "");
    let more = |compared: &Comparison| compared.gain_by_area().half_points() / 2;
    assert_eq!(more(&before) - more(&after), 2);
    let margin = |count: &Count| (count.score().black - count.score().white).half_points() / 2;
    assert_eq!(margin(&before.territory) - margin(&after.territory), 2);
    assert_eq!(margin(&before.area) - margin(&after.area), 4);
}

#[test]
fn eyes_in_seki_are_points_under_area_alone() {
    // Figure 17, with two dead black stones in an eye of White.
    let board = figure("OOOOOOOOO xxxxxOOOO ooooxxxxO xx.o.x.xO");
    let agreement = read_board(&board, Limits::default()).agreement();
    let game = Game::from_position(board, Color::Black, plain());
    let compared = compare_counts(&game, &agreement);
    check_comparison(&compared);
    let eyes = |color, points| Difference::SekiEyes { color, points };
    let expected = [eyes(Color::Black, 1), eyes(Color::White, 5)];
    assert_eq!(compared.differences[1..], expected);
    assert_eq!(steps(&compared.filling), "");
    // Figure 14, where the dead stones stand between both sides.
    let board = figure("XXXXXXX ooXXXXX xooooXX .xxo.oX xxxoooX .xo.oXX");
    let agreement = read_board(&board, Limits::default()).agreement();
    let game = Game::from_position(board, Color::Black, plain());
    check_comparison(&compare_counts(&game, &agreement));
}

#[test]
fn handicap_stones_and_their_compensation_are_differences() {
    let game = Game::with_handicap(square(9), 3, Ruleset::aga()).unwrap();
    let compared = compared(&game, "", "");
    let (color, stones) = (Color::Black, 3);
    let points = 2;
    assert_eq!(
        compared.differences,
        [
            Difference::MoreStones { color, stones },
            Difference::Compensation { points }
        ]
    );
    assert_eq!(compared.area.white.compensation, 2);
}

#[test]
fn any_marks_on_any_board_leave_the_ways_explained() {
    let mut state = 7_u64;
    let mut random = |limit: u64| {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        (state >> 33) % limit
    };
    for _ in 0..300 {
        let mut game = Game::new(square(5), plain()).with_prisoners(0, 0);
        for _ in 0..60 {
            let legal = game.legal_points();
            let Some(&point) = legal.get(random(legal.len().max(1) as u64) as usize) else {
                break;
            };
            game.play(Move::Play(point)).unwrap();
        }
        let stones: Vec<_> = game.board().stones().map(|(point, _)| point).collect();
        let mut pick = || {
            let mut some = stones.clone();
            some.retain(|_| random(4) == 0);
            some
        };
        let agreement = Agreement {
            dead: pick(),
            seki: pick(),
        };
        check_comparison(&compare_counts(&game, &agreement));
    }
}
