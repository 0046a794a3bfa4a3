//! Random games against the simplest rules, with take-backs, on boards of many shapes.

use crate::{
    check::{plain, rules, square},
    naive::{NaiveGame, Stones, Verdict},
    random::Random,
};
use tengen::rules::*;

impl Random {
    fn chance(&mut self, one_in: usize) -> bool {
        self.below(one_in) == 0
    }
}

fn color_of(index: usize) -> Color {
    Color::BOTH[index % 2]
}

fn stones_of(board: &Board) -> Stones {
    board.size().points().map(|point| board.at(point)).collect()
}

/// The board with its chains and its hash is the one that the same stones make when set up anew.
#[track_caller]
fn assert_consistent(board: &Board, safe: &[Point]) {
    let fresh = Board::from_stones(board.size(), board.stones(), safe).unwrap();
    assert_eq!(*board, fresh);
    assert_eq!(board.hash(), fresh.hash());
    assert_eq!(board.chains(), fresh.chains());
}

/// What our game says of a point, in the words of the simple one. Proofs are looked at on the way.
fn verdict(game: &Game, simple: &NaiveGame, point: Point) -> Verdict {
    let color = game.to_play();
    let mut trial = game.clone();
    let told = trial
        .play(Move::Play(point))
        .map(|played| played.captured.to_vec());
    assert_eq!(
        game.legal(Move::Play(point)).err(),
        told.as_ref().err().cloned()
    );
    assert_eq!(game.is_legal(point), told.is_ok());
    assert_eq!(
        game.ko_point() == Some(point),
        matches!(told, Err(IllegalMove::Ko { .. }))
    );
    match told {
        Ok(captured) => Verdict::Legal { captured },
        Err(IllegalMove::Occupied { point: at, by }) => {
            assert_eq!((at, Some(by)), (point, game.board().at(point)));
            Verdict::Occupied
        }
        Err(IllegalMove::SelfCapture { chain, enclosed_by }) => {
            let mut stones = simple.stones().clone();
            stones[game.board().size().index(point)] = Some(color);
            assert_eq!(chain, simple.chain(&stones, point));
            assert!(enclosed_by.is_sorted());
            for near in chain
                .iter()
                .flat_map(|&stone| game.board().size().neighbors(stone))
            {
                assert!(chain.contains(&near) || enclosed_by.contains(&near));
            }
            Verdict::SelfCapture
        }
        Err(IllegalMove::Ko { captured_by, .. }) => {
            assert_eq!(
                game.last_move(),
                Some(ColoredMove::new(color.opposite(), Move::Play(captured_by)))
            );
            Verdict::Ko
        }
        Err(IllegalMove::Superko { repeats, .. }) => Verdict::Superko { repeats },
        Err(IllegalMove::Stopped) => Verdict::Stopped,
        Err(IllegalMove::OffBoard { .. }) => panic!("{point} is on the board"),
    }
}

/// Plays one random game on both, compares everything on the way, and takes all back in the end.
fn compare(random: &mut Random, board: Board, safe: &[Point], ruleset: Ruleset, moves: usize) {
    let size = board.size();
    let to_play = color_of(random.below(2));
    let mut simple = NaiveGame::new(size, stones_of(&board), safe.to_vec(), to_play);
    let mut game = Game::from_position(board, to_play, ruleset);
    let mut before = vec![(game.clone(), simple.clone())];
    for _ in 0..moves {
        let color = game.to_play();
        let mut legal = Vec::new();
        for point in size.points() {
            let expected = simple.judge(color, point, ruleset.ko, ruleset.self_capture);
            assert_eq!(
                verdict(&game, &simple, point),
                expected,
                "{point}\n{game:?}"
            );
            if let Verdict::Legal { .. } = expected {
                legal.push(point);
            }
        }
        assert_eq!(game.legal_points(), legal);
        if game.is_stopped() || random.chance(12) {
            for _ in 0..random.below(before.len()).min(10) {
                game.take_back().unwrap();
                before.pop();
                assert_eq!(game, before.last().unwrap().0);
            }
            simple = before.last().unwrap().1.clone();
            assert_consistent(game.board(), safe);
            if game.is_stopped() {
                break;
            }
            continue;
        }
        if legal.is_empty() || random.chance(20) {
            simple.pass();
            game.play(Move::Pass).unwrap();
        } else {
            let point = legal[random.below(legal.len())];
            simple.play(color, point);
            game.play(Move::Play(point)).unwrap();
        }
        assert_eq!(stones_of(game.board()), *simple.stones());
        assert_eq!(
            Color::BOTH.map(|holder| game.prisoners_of(holder)),
            simple.prisoners
        );
        assert_consistent(game.board(), safe);
        for chain in game.board().chains() {
            let stones = simple.chain(simple.stones(), chain.stones[0]);
            assert_eq!(chain.stones, stones);
            assert_eq!(chain.liberties, simple.liberties(simple.stones(), &stones));
            assert_eq!(game.board().liberty_count(stones[0]), chain.liberties.len());
        }
        before.push((game.clone(), simple.clone()));
    }
    for (number, (at_that_time, _)) in before.iter().enumerate() {
        assert_eq!(game.position_before(number + 1), *at_that_time.board());
    }
    while let Some((expected, _)) = before.pop() {
        assert_eq!(game, expected);
        assert_eq!(game.take_back().is_some(), !before.is_empty());
    }
}

#[test]
fn random_games_agree_with_the_simplest_rules() {
    let mut random = Random(0x5eed);
    for (columns, rows, games, moves) in [
        (2, 2, 60, 60),
        (2, 3, 40, 80),
        (3, 3, 40, 100),
        (4, 3, 20, 100),
        (5, 2, 20, 80),
        (5, 5, 8, 120),
        (7, 4, 6, 150),
    ] {
        let size = BoardSize::new(columns, rows).unwrap();
        for ko in [
            KoRule::Simple,
            KoRule::PositionalSuperko,
            KoRule::SituationalSuperko,
        ] {
            for self_capture in [SelfCapture::Forbidden, SelfCapture::Allowed] {
                for _ in 0..games {
                    compare(
                        &mut random,
                        Board::new(size),
                        &[],
                        rules(ko, self_capture),
                        moves,
                    );
                }
            }
        }
    }
}

#[test]
fn random_games_with_safe_stones_agree_with_the_simplest_rules() {
    let mut random = Random(0x5afe);
    let mut played = 0;
    while played < 60 {
        let size = BoardSize::new(4, 3).unwrap();
        let mut stones = Vec::new();
        for point in size.points() {
            if random.chance(3) {
                stones.push((point, color_of(random.below(2))));
            }
        }
        let safe: Vec<_> = stones
            .iter()
            .map(|&(point, _)| point)
            .filter(|_| random.chance(3))
            .collect();
        let Ok(board) = Board::from_stones(size, stones, &safe) else {
            continue;
        };
        let self_capture = [SelfCapture::Forbidden, SelfCapture::Allowed][random.below(2)];
        compare(
            &mut random,
            board,
            &safe,
            rules(KoRule::PositionalSuperko, self_capture),
            60,
        );
        played += 1;
    }
}

#[test]
fn large_boards_stay_consistent() {
    let mut random = Random(0xb16);
    for (columns, rows) in [(19, 19), (25, 25), (2, 25), (25, 2)] {
        let mut game = Game::new(
            BoardSize::new(columns, rows).unwrap(),
            Ruleset::beginner_area(),
        );
        let mut hashes = vec![game.board().hash()];
        for number in 1..=1500 {
            let legal = game.legal_points();
            if legal.is_empty() {
                break;
            }
            game.play(Move::Play(legal[random.below(legal.len())]))
                .unwrap();
            assert!(!hashes.contains(&game.board().hash()));
            hashes.push(game.board().hash());
            if number % 100 == 0 {
                assert_consistent(game.board(), &[]);
            }
        }
        while game.take_back().is_some() {
            hashes.pop();
            assert_eq!(Some(&game.board().hash()), hashes.last());
        }
        assert_eq!(*game.board(), Board::new(game.board().size()));
    }
}

#[test]
fn any_move_is_answered() {
    let mut random = Random(0xf00d);
    let mut game = Game::new(square(2), plain());
    for _ in 0..2000 {
        let byte = |random: &mut Random| u8::try_from(random.below(256)).unwrap();
        let far = Point::new(byte(&mut random), byte(&mut random));
        let near = Point::new(far.column % 3, far.row % 3);
        for point in [near, far] {
            let legal = game.is_legal(point);
            assert_eq!(game.legal(Move::Play(point)).is_ok(), legal);
            let _ = (
                game.board().chain_at(point),
                game.board().liberties(point),
                eyes_of(game.board(), point),
            );
            let _ = game.count(&[point]);
        }
        let mv = if random.chance(9) {
            Move::Pass
        } else {
            Move::Play(near)
        };
        let _ = game.play_as(color_of(random.below(2)), mv);
        match random.below(8) {
            0 => game.set_to_play(color_of(random.below(2))),
            1 => game.resume(color_of(random.below(2))),
            2 => drop(game.take_back()),
            _ => {}
        }
    }
}

/// Points on which black stones together have the hash of the empty board. Among more than 64 keys
/// of 64 bits there are always such: each key is reduced by those before it until one vanishes.
fn colliding_points(size: BoardSize) -> Vec<Point> {
    let points: Vec<_> = size
        .points()
        .filter(|point| (point.column + point.row) % 2 == 0)
        .take(100)
        .collect();
    // The reduced keys, each with the set of keys it was made of.
    let mut reduced: Vec<(u64, u128)> = Vec::new();
    for (place, &point) in points.iter().enumerate() {
        let board = Board::from_stones(size, [(point, Color::Black)], &[]).unwrap();
        let mut key = (board.hash(), 1_u128 << place);
        for other in &reduced {
            if key.0 ^ other.0 < key.0 {
                key = (key.0 ^ other.0, key.1 ^ other.1);
            }
        }
        if key.0 == 0 {
            return (0..points.len())
                .filter(|place| key.1 >> place & 1 == 1)
                .map(|place| points[place])
                .collect();
        }
        reduced.push(key);
        reduced.sort_unstable_by_key(|&(key, _)| std::cmp::Reverse(key));
    }
    panic!("more than 64 keys of 64 bits depend on each other");
}

#[test]
fn a_hash_that_deceives_is_seen_through() {
    let points = colliding_points(square(19));
    let mut game = Game::new(square(19), Ruleset::beginner_area());
    for &point in &points {
        game.play_as(Color::Black, Move::Play(point)).unwrap();
    }
    assert_eq!(game.board().hash(), Board::new(square(19)).hash());
    assert_ne!(*game.board(), Board::new(square(19)));
    assert_eq!(game.board().stones().count(), points.len());
    game.set_to_play(Color::Black);
    assert_eq!(game.repeats(), None);
    for number in 1..=points.len() {
        assert_eq!(game.position_before(number).stones().count(), number - 1);
    }
    while game.take_back().is_some() {}
    assert_eq!(*game.board(), Board::new(square(19)));
}
