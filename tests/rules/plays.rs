//! What moves, passes and take-backs do.

use crate::check::{board, check, game, names, plain, play_all, pt, pts, rules, square};
use tengen::rules::*;

#[test]
fn a_stone_without_liberties_is_captured() {
    check(". X .\nX O .\n. X .", "B C2", ". X .\nX . X\n. X .", "B2");
    check("X O .\n. . .\n. . .", "W A2", ". O .\nO . .\n. . .", "A3");
    check("O X\n. .", "B A1", ". X\nX .", "A2");
}

#[test]
fn a_stone_with_a_liberty_left_stays() {
    check(". . .\nX O .\n. X .", "B C2", ". . .\nX O X\n. X .", "");
}

#[test]
fn a_chain_is_captured_as_a_whole() {
    check(
        ". X X .\nX O O .\n. X X .",
        "B D2",
        ". X X .\nX . . X\n. X X .",
        "B2 C2",
    );
}

#[test]
fn one_move_can_capture_four_chains() {
    check(
        ". . X . .\n. X O X .\nX O . O X\n. X O X .\n. . X . .",
        "B C3",
        ". . X . .\n. X . X .\nX . X . X\n. X . X .\n. . X . .",
        "B3 C2 C4 D3",
    );
}

#[test]
fn capture_comes_before_self_capture() {
    check(
        ". O . O X\nO X O X .\nX . X . .",
        "B C3",
        ". O X . X\nO X . X .\nX . X . .",
        "C2 D3",
    );
}

#[test]
fn joining_chains_share_their_liberties() {
    let game = game("X . X\n. . .\nX . X", plain(), "B B3, B A2, B C2, B B1");
    let chain = game.board().chain_at(pt("A1")).unwrap();
    assert_eq!(names(&chain.stones), "A1 A2 A3 B1 B3 C1 C2 C3");
    assert_eq!(names(&chain.liberties), "B2");
    assert!(chain.is_in_atari() && game.board().is_in_atari(pt("C3")));
}

#[test]
fn a_liberty_of_two_stones_counts_once() {
    let board = board(". X .\nX X .\n. . .");
    assert_eq!(names(&board.liberties(pt("B2"))), "A1 A3 B1 C2 C3");
    assert_eq!(board.liberty_count(pt("A2")), 5);
    assert_eq!(board.liberty_count(pt("A1")), 0);
    assert!(board.liberties(pt("Z25")).is_empty());
}

#[test]
fn prisoners_are_held_by_the_side_that_captured() {
    let start = "O . O X .\nX . . . .";
    let mut game = game(start, plain(), "").with_prisoners(3, 5);
    play_all(&mut game, "B B2, W D1, B pass, W E2");
    assert_eq!(
        (
            game.prisoners_of(Color::Black),
            game.prisoners_of(Color::White)
        ),
        (4, 6)
    );
    assert_eq!(game.prisoners(), Prisoners { black: 4, white: 6 });
}

#[test]
fn played_says_what_happened() {
    let mut game = game("X X O\n. O .\n. . .", plain(), "");
    let played = game.play_as(Color::White, Move::Play(pt("A2"))).unwrap();
    assert_eq!(
        played,
        Played {
            number: 1,
            color: Color::White,
            mv: Move::Play(pt("A2")),
            captured: &pts("A3 B3"),
            self_captured: false,
        }
    );
    let passed = game.play(Move::Pass).unwrap();
    assert_eq!(
        (passed.number, passed.color, passed.captured),
        (2, Color::Black, &[][..])
    );
    assert!(game.captured_by_last().is_empty());
}

#[test]
fn the_turn_changes_with_every_move() {
    let mut game = Game::new(square(9), plain());
    assert_eq!(game.to_play(), Color::Black);
    game.play(Move::Play(pt("E5"))).unwrap();
    assert_eq!(game.to_play(), Color::White);
    game.play(Move::Pass).unwrap();
    assert_eq!(game.to_play(), Color::Black);
    game.set_to_play(Color::White);
    game.play(Move::Play(pt("C3"))).unwrap();
    let moves: Vec<_> = game.moves().iter().map(ColoredMove::to_string).collect();
    assert_eq!(moves, ["B E5", "W pass", "W C3"]);
    assert_eq!(game.last_move(), "W C3".parse().ok());
}

#[test]
fn two_passes_stop_the_game() {
    let mut game = game(". .\n. .", plain(), "B A1, W pass, B A2, W pass");
    assert!(!game.is_stopped());
    play_all(&mut game, "B pass");
    assert!(game.is_stopped());
    assert!(game.legal_points().is_empty());
    game.take_back();
    assert!(!game.is_stopped());
}

#[test]
fn two_passes_of_one_side_do_not_stop_the_game() {
    let mut game = game(". .\n. .", plain(), "B pass, B pass");
    assert!(!game.is_stopped());
    play_all(&mut game, "W pass");
    assert!(game.is_stopped());
}

#[test]
fn a_stopped_game_can_be_resumed() {
    let mut game = game(". .\n. .", plain(), "B pass, W pass");
    game.resume(Color::White);
    assert!(!game.is_stopped());
    let resumed = game.clone();
    play_all(&mut game, "W A1");
    game.take_back();
    assert_eq!(game, resumed);
    play_all(&mut game, "W pass, B pass");
    assert!(game.is_stopped());
}

#[test]
fn taking_back_restores_the_ko() {
    let mut game = game(". X O .\nX O . O\n. X O .\n. . . .", plain(), "B C3");
    assert_eq!(game.ko_point(), Some(pt("B3")));
    let with_ko = game.clone();
    play_all(&mut game, "W D1, B A1, W B3");
    assert_eq!(game.ko_point(), Some(pt("C3")));
    game.take_back();
    game.take_back();
    game.take_back();
    assert_eq!(game, with_ko);
    assert_eq!(game.ko_point(), Some(pt("B3")));
    assert_eq!(game.take_back(), "B C3".parse().ok());
    assert_eq!(game.take_back(), None);
}

#[test]
fn the_ko_point_is_that_of_the_side_to_play() {
    let mut game = game(". X O .\nX O . O\n. X O .", plain(), "B C2");
    assert_eq!(game.ko_point(), Some(pt("B2")));
    game.set_to_play(Color::Black);
    assert_eq!(game.ko_point(), None);
    play_all(&mut game, "B B2");
}

#[test]
fn positions_before_a_move_are_those_of_the_game() {
    let mut game = game("X O .\n. . .\n. . .", plain(), "W A2, B pass, W C1");
    let before = [0, 1, 2, 3, 4, 99].map(|number| game.position_before(number));
    assert_eq!(before[5], *game.board());
    for number in (1..=4).rev() {
        assert_eq!(before[number], *game.board(), "before move {number}");
        game.take_back();
    }
    assert_eq!(before[0], before[1]);
}

#[test]
fn allowed_self_capture_gives_the_stones_away() {
    let rules = rules(KoRule::Simple, SelfCapture::Allowed);
    let mut game = game("X . O\nO O .\n. . .", rules, "");
    let start = game.clone();
    let played = game.play(Move::Play(pt("B3"))).unwrap();
    assert!(played.self_captured);
    assert_eq!(names(played.captured), "A3 B3");
    assert_eq!(game.board().to_diagram(), ". . O\nO O .\n. . .");
    assert_eq!(
        (
            game.prisoners_of(Color::Black),
            game.prisoners_of(Color::White)
        ),
        (0, 2)
    );
    assert_eq!(game.to_play(), Color::White);
    game.take_back();
    assert_eq!(game, start);
}

#[test]
fn a_repeated_position_is_noticed() {
    // Three kos; each side takes one in turn.
    let start = "OOOOOOO\nOXO.O.O\nX.XOXOX\nXXXXXXX\nOOOOOOO\n.......";
    let mut game = game(start, plain(), "B D5, W B4, B F5, W D4, B B5");
    assert_eq!(game.repeats(), None);
    play_all(&mut game, "W F4");
    assert_eq!(game.repeats(), Some(0));
    play_all(&mut game, "B D5, W B4, B F5, W D4, B B5, W F4");
    assert_eq!(game.repeats(), Some(6));
    play_all(&mut game, "B pass");
    assert_eq!(game.repeats(), None);
}

#[test]
fn handicap_stones_stand_on_their_points() {
    for (lines, stones, points) in [
        (9, 2, "C3 G7"),
        (9, 3, "C3 G3 G7"),
        (9, 4, "C3 C7 G3 G7"),
        (9, 5, "C3 C7 E5 G3 G7"),
        (9, 6, "C3 C5 C7 G3 G5 G7"),
        (9, 7, "C3 C5 C7 E5 G3 G5 G7"),
        (9, 8, "C3 C5 C7 E3 E7 G3 G5 G7"),
        (9, 9, "C3 C5 C7 E3 E5 E7 G3 G5 G7"),
        (13, 6, "D4 D7 D10 K4 K7 K10"),
        (13, 9, "D4 D7 D10 G4 G7 G10 K4 K7 K10"),
        (19, 2, "D4 Q16"),
        (19, 3, "D4 Q4 Q16"),
        (19, 4, "D4 D16 Q4 Q16"),
        (19, 5, "D4 D16 K10 Q4 Q16"),
        (19, 9, "D4 D10 D16 K4 K10 K16 Q4 Q10 Q16"),
    ] {
        let game = Game::with_handicap(square(lines), stones, Ruleset::japanese()).unwrap();
        let mut placed: Vec<_> = game.board().stones().map(|(point, _)| point).collect();
        placed.sort_unstable();
        assert_eq!(placed, pts(points), "{stones} on {lines}");
        assert_eq!(game.to_play(), Color::White);
        assert_eq!(game.ruleset().komi.to_string(), "0.5");
    }
}

#[test]
fn no_handicap_is_known_for_other_boards_and_numbers() {
    let rules = Ruleset::japanese();
    for size in [
        square(5),
        square(11),
        square(25),
        BoardSize::new(9, 13).unwrap(),
    ] {
        assert_eq!(
            Game::with_handicap(size, 2, rules),
            Err(HandicapError::Board { size })
        );
    }
    for stones in [0, 1, 10, 255] {
        assert_eq!(
            Game::with_handicap(square(9), stones, rules),
            Err(HandicapError::Stones { stones })
        );
    }
}
