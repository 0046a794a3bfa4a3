//! A game seen otherwise is the same game.

use crate::check::{game, plain, pt};
use crate::random::Random;
use tengen::rules::*;

#[test]
fn the_sixteen_ways_are_different_and_the_first_changes_nothing() {
    let size = BoardSize::new(7, 5).unwrap();
    let ways = Symmetry::all();
    assert_eq!(ways[0].point(size, pt("B4")), pt("B4"));
    let mut seen = std::collections::BTreeSet::new();
    for way in ways {
        let point = way.point(size, pt("B4"));
        assert!(way.size(size).contains(point), "{way:?}");
        seen.insert((way.size(size).columns(), point, way.color(Color::Black)));
    }
    assert_eq!(seen.len(), 16);
}

#[test]
fn a_game_seen_otherwise_has_the_same_legal_moves_liberties_and_prisoners() {
    for seed in 1..=6 {
        let mut random = Random(seed);
        let size = BoardSize::new(6, 5).unwrap();
        let mut game = Game::new(size, plain());
        for _ in 0..60 {
            let legal = game.legal_points();
            let mv = match legal.get(random.below(legal.len() + 1)) {
                Some(point) => Move::Play(*point),
                None => Move::Pass,
            };
            if game.play(mv).is_err() || game.is_stopped() {
                break;
            }
        }
        for way in Symmetry::all() {
            let seen = way.game(&game);
            assert_eq!(seen.moves().len(), game.moves().len());
            assert_eq!(seen.to_play(), way.color(game.to_play()));
            for color in Color::BOTH {
                let held = seen.prisoners_of(way.color(color));
                assert_eq!(held, game.prisoners_of(color), "{way:?}");
            }
            for point in size.points() {
                let there = way.point(size, point);
                let color = game.board().at(point).map(|color| way.color(color));
                assert_eq!(seen.board().at(there), color, "{way:?} {point}");
                let liberties = game.board().liberty_count(point);
                assert_eq!(seen.board().liberty_count(there), liberties, "{way:?}");
                assert_eq!(
                    seen.is_legal(there),
                    game.is_legal(point),
                    "{way:?} {point}"
                );
            }
        }
    }
}

#[test]
fn what_a_position_has_besides_its_stones_comes_along() {
    let ko = ". X O .\nX . X O\n. X O .\n. . . .";
    let taken = game(ko, plain(), "W B3").with_prisoners(3, 1);
    for way in Symmetry::all() {
        let seen = way.game(&taken);
        let size = taken.board().size();
        assert_eq!(
            seen.ko_point(),
            taken.ko_point().map(|at| way.point(size, at))
        );
        assert_eq!(seen.prisoners_of(way.color(Color::Black)), 3);
        assert_eq!(seen.prisoners_of(way.color(Color::White)), 2);
    }
    let size = BoardSize::square(4).unwrap();
    let stones = [
        (pt("A1"), Color::Black),
        (pt("B1"), Color::White),
        (pt("A2"), Color::White),
    ];
    let walled = Board::from_stones(size, stones, &[pt("A1")]).unwrap();
    let game = Game::from_position(walled, Color::White, plain());
    let way = Symmetry {
        flip_rows: true,
        ..Symmetry::default()
    };
    assert!(way.game(&game).board().is_safe(pt("A4")));
}
