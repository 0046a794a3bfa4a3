//! Games, lesson sequences and figures made for this project, with their facts: what is captured
//! when, what is refused, and the score.
//!
//! Two of the cycles, `triple ko on nine lines` and `circular ko`, are positions from the
//! regression games of GNU Go; the smaller triple ko and eternal life are known from the tests of
//! KataGo. Figures are numbered as in the commentary on the 1989 rules, with shapes of our own.

use crate::check::{board, describe, names, plain, play_all, pt, pts, rules, square};
use tengen::rules::*;

/// A sequence of moves, Black and White in turn, with all that is taken or refused on the way.
struct Sequence {
    name: &'static str,
    moves: &'static str,
    /// The number of a move and the stones it takes. No other move takes any.
    captures: &'static [(usize, &'static str)],
    /// The number of a move, and what the rules say to a point that is tried in its place.
    refused: &'static [(usize, &'static str, &'static str)],
}

const SEQUENCES: &[Sequence] = &[
    Sequence {
        name: "the first move",
        moves: "E5",
        captures: &[],
        refused: &[],
    },
    Sequence {
        name: "capture in the center",
        moves: "D5 E5 E6 C3 F5 G3 E4",
        captures: &[(7, "E5")],
        refused: &[],
    },
    Sequence {
        name: "capture on the edge",
        moves: "A6 A5 B5 G5 A4",
        captures: &[(5, "A5")],
        refused: &[],
    },
    Sequence {
        name: "capture in the corner",
        moves: "A2 A1 B1",
        captures: &[(3, "A1")],
        refused: &[],
    },
    Sequence {
        name: "capture of a chain",
        moves: "D5 E5 E6 F5 F6 C3 G5 G3 F4 C7 E4",
        captures: &[(11, "E5 F5")],
        refused: &[],
    },
    Sequence {
        name: "no self-capture",
        moves: "E6 C3 D5 G3 F5 C7 E4",
        captures: &[],
        refused: &[(8, "E5", "self-capture of E5 by D5 E4 E6 F5")],
    },
    Sequence {
        name: "capture comes first",
        moves: "A2 B2 B3 C1 C2 D2 D1 G5 B1",
        captures: &[(9, "B2 C1")],
        refused: &[],
    },
    Sequence {
        name: "ko",
        moves: "B7 C7 B9 D8 A8 C9 G6 G5 F5 E3 C8 B8 H5 G4 C8",
        captures: &[(12, "C8"), (15, "B8")],
        refused: &[
            (13, "C8", "C8: ko, captured by B8"),
            (16, "B8", "B8: ko, captured by C8"),
        ],
    },
    Sequence {
        name: "ko and two passes",
        moves: "B7 C7 B9 D8 A8 C9 C8 B8 pass pass",
        captures: &[(8, "C8")],
        refused: &[(9, "C8", "C8: ko, captured by B8"), (11, "C8", "stopped")],
    },
    Sequence {
        name: "ko after a pass and a move",
        moves: "B7 C7 B9 D8 A8 C9 C8 B8 pass E5 C8",
        captures: &[(8, "C8"), (11, "B8")],
        refused: &[(9, "C8", "C8: ko, captured by B8")],
    },
    Sequence {
        name: "a snapback is no ko",
        moves: "A3 B2 B3 B1 C2 E7 C1 G5 A1 A2 A1",
        captures: &[(10, "A1"), (11, "A2 B1 B2")],
        refused: &[],
    },
];

/// Plays moves in turn from Black and returns the game with what each move took.
#[track_caller]
fn replay(size: BoardSize, ruleset: Ruleset, moves: &str) -> (Game, Vec<(usize, String)>) {
    let mut game = Game::new(size, ruleset);
    let mut captures = Vec::new();
    for text in moves.split_whitespace() {
        let played = game
            .play(text.parse().unwrap())
            .unwrap_or_else(|reason| panic!("{text}: {reason}"));
        if !played.captured.is_empty() {
            captures.push((played.number, names(played.captured)));
        }
    }
    (game, captures)
}

#[test]
fn lesson_sequences_hold() {
    for sequence in SEQUENCES {
        for ko in [
            KoRule::Simple,
            KoRule::PositionalSuperko,
            KoRule::SituationalSuperko,
        ] {
            let ruleset = rules(ko, SelfCapture::Forbidden);
            let (mut game, captures) = replay(square(9), ruleset, sequence.moves);
            let expected: Vec<_> = sequence
                .captures
                .iter()
                .map(|&(at, stones)| (at, stones.to_owned()))
                .collect();
            assert_eq!(captures, expected, "{}", sequence.name);
            for &(at, point, reason) in sequence.refused.iter().rev() {
                while game.move_number() >= at {
                    game.take_back();
                }
                let told = game.play(Move::Play(pt(point))).unwrap_err();
                assert_eq!(describe(&told), reason, "{}", sequence.name);
            }
        }
    }
}

#[test]
fn a_small_game_is_counted_by_territory_and_by_area() {
    let (game, _) = replay(
        square(5),
        plain(),
        "C3 D3 C2 D2 C4 D4 C5 D5 C1 D1 pass pass",
    );
    assert!(game.is_stopped());
    let counted = |rule| count(&game, &[], rule, Komi::ZERO).score();
    let points = |black, white| Score {
        black: Komi::from_points(black),
        white: Komi::from_points(white),
    };
    assert_eq!(counted(ScoringRule::Territory), points(10, 5));
    assert_eq!(counted(ScoringRule::Area), points(15, 10));
}

const SIMPLE: &str = "
    D5 F5 G3 E4 D7 C3 C5 F3 F2 G4 H3 E2 G1 H4 H2 F7 E8 F8 J4 J5 J3 H6 B4 E9 D9 F9 B2 B3 A3
    C4 B5 E6 D6 D4 E7 C2 E5 F6 E1 D1 F1 B1 A2 C1 A4 A1 pass pass";

const COMPLETE: &str = "
    D6 F6 F4 D4 E7 F7 B7 E5 G3 E8 D8 G8 B5 D9 C3 D3 C2 C8 D7 B8 D2 E3 F2 A8 G5 H6 H5 J5 J4
    J6 H4 G6 C7 E2 E1 F3 J7 J8 G7 H7 G2 C4 B4 A7 A6 C5 F5 H2 H3 A4 A5 B3 A3 B2 B1 A2 A1 J2
    J1 E6 B6 E4 D5 C6 pass pass";

/// The regions that each side owns, from large to small.
fn sizes(count: &Count, owner: Owner) -> Vec<usize> {
    let mut sizes: Vec<_> = count
        .regions
        .iter()
        .filter(|region| region.owner == owner)
        .map(|region| region.points.len())
        .collect();
    sizes.sort_unstable_by_key(|&size| std::cmp::Reverse(size));
    sizes
}

fn owned(count: &Count, owner: Owner) -> String {
    let mut points: Vec<_> = count
        .owners
        .iter()
        .filter(|(_, whose)| *whose == owner)
        .map(|&(point, _)| point)
        .collect();
    points.sort_unstable();
    names(&points)
}

#[track_caller]
fn assert_white_wins(count: &Count, black: &str, white: &str, margin: &str) {
    let score = count.score();
    assert_eq!(
        (score.black.to_string(), score.white.to_string()),
        (black.to_owned(), white.to_owned())
    );
    let margin = margin.parse().unwrap();
    assert_eq!(
        score.outcome(),
        Outcome::Win {
            winner: Color::White,
            margin
        }
    );
}

#[test]
fn the_simple_game_is_lost_by_five_and_a_half() {
    let (game, captures) = replay(square(9), Ruleset::japanese(), SIMPLE);
    assert!(game.is_stopped() && captures.is_empty() && game.move_number() == 48);
    let count = game.count(&[]);
    assert_white_wins(&count, "18", "23.5", "5.5");
    assert_eq!(sizes(&count, Owner::Black), [14, 3, 1]);
    assert_eq!(sizes(&count, Owner::White), [13, 3, 1]);
    assert_eq!(sizes(&count, Owner::Dame), Vec::<usize>::new());
    assert_eq!(
        owned(&count, Owner::Black),
        "A5 A6 A7 A8 A9 B6 B7 B8 B9 C6 C7 C8 C9 D8 G2 H1 J1 J2"
    );
    assert_eq!(
        owned(&count, Owner::White),
        "D2 D3 E3 F4 G5 G6 G7 G8 G9 H5 H7 H8 H9 J6 J7 J8 J9"
    );
}

#[test]
fn the_complete_game_is_lost_by_one_and_a_half() {
    let (game, captures) = replay(square(9), Ruleset::japanese(), COMPLETE);
    let expected =
        [(40, "G7 J7"), (53, "A4"), (57, "A2 B2 B3")].map(|(at, stones)| (at, stones.to_owned()));
    assert_eq!(captures, expected);
    assert!(game.is_stopped() && game.move_number() == 66);
    let count = game.count(&pts("H2 J2"));
    assert_white_wins(&count, "19", "20.5", "1.5");
    assert_eq!(
        (
            count.black.territory,
            count.black.prisoners,
            count.black.dead
        ),
        (13, 4, 2)
    );
    assert_eq!(
        (
            count.white.territory,
            count.white.prisoners,
            count.white.dead
        ),
        (12, 2, 0)
    );
    assert_eq!(sizes(&count, Owner::Black), [6, 3, 2, 1, 1]);
    assert_eq!(sizes(&count, Owner::White), [7, 3, 1, 1]);
    assert_eq!(
        owned(&count, Owner::Black),
        "A2 A4 B2 B3 C1 D1 F1 G1 G4 H1 H2 J2 J3"
    );
    assert_eq!(
        owned(&count, Owner::White),
        "A9 B9 C9 E9 F8 F9 G7 G9 H8 H9 J7 J9"
    );
}

/// A position that comes back, and what each move of the cycle takes.
struct Cycle {
    name: &'static str,
    start: &'static str,
    moves: &'static str,
    captured: &'static [&'static str],
}

const CYCLES: &[Cycle] = &[
    Cycle {
        name: "triple ko",
        start: "OOOOOOO\nOXO.O.O\nX.XOXOX\nXXXXXXX\nOOOOOOO\n.......",
        moves: "B D5, W B4, B F5, W D4, B B5, W F4",
        captured: &["D4", "B5", "F4", "D5", "B4", "F5"],
    },
    Cycle {
        name: "triple ko on nine lines",
        start: ".........\n.........\n.........\n.XXXXX...\nXXOOOXX..\nOOO.OOX..\n.OXOXOXX.\nOXXXXOOX.\nXX.X.XOX.",
        moves: "B A3, W E1, B D4, W A2, B F1, W D3",
        captured: &["A2", "F1", "D3", "A3", "E1", "D4"],
    },
    Cycle {
        name: "eternal life",
        start: "........\nOOOOOO..\nXXXXXO..\nXOOOXXOO\n.O.X.OX.",
        moves: "B C1, W E1, B D1, W F1",
        captured: &["", "C1 D1", "E1 F1", ""],
    },
    Cycle {
        name: "circular ko",
        start: "..XO.XOO.\n..XOOXXO.\n..XO.OXO.\n..XO.OXO.\n..XOOXXO.\n..XOX.XO.\n..XOX.XO.\n..XOOXXO.\n..XXXOOO.",
        moves: "B E6, W F3, B E7, W F4, B E3, W F6, B E4, W F7",
        captured: &["", "", "F6 F7", "E3 E4", "", "", "F3 F4", "E6 E7"],
    },
];

#[test]
fn long_cycles_go_on_under_simple_ko_and_end_under_superko() {
    for Cycle {
        name,
        start,
        moves,
        captured,
    } in CYCLES
    {
        let mut game = Game::from_position(board(start), Color::Black, plain());
        for _ in 0..3 {
            for (mv, expected) in moves.split(", ").zip(*captured) {
                play_all(&mut game, mv);
                assert_eq!(names(game.captured_by_last()), *expected, "{name}, {mv}");
            }
            assert_eq!(*game.board(), board(start), "{name}");
            assert_eq!(game.repeats(), Some(game.move_number() - captured.len()));
        }
        assert_eq!(game.prisoners().black, game.prisoners().white, "{name}");
        for ko in [KoRule::PositionalSuperko, KoRule::SituationalSuperko] {
            let ruleset = rules(ko, SelfCapture::Forbidden);
            let mut game = Game::from_position(board(start), Color::Black, ruleset);
            let (open, closing) = moves.rsplit_once(", ").unwrap();
            play_all(&mut game, open);
            let last: ColoredMove = closing.parse().unwrap();
            let point = last.mv.point().unwrap();
            assert_eq!(
                game.play(last.mv),
                Err(IllegalMove::Superko { point, repeats: 0 }),
                "{name}"
            );
        }
    }
}

#[test]
fn figure_2_names_the_points_a_stone_may_not_be_played_on() {
    let start = ".X.....\nXX.OO..\n..O.O..\n...O...\nOO.....\nXO.XXXX\n.O.X.X.";
    let game = Game::from_position(board(start), Color::Black, plain());
    for (tried, chain) in [
        ("W A7", "A7"),
        ("B D5", "D5"),
        ("W E1", "E1"),
        ("W G1", "G1"),
        ("B A1", "A1 A2"),
    ] {
        let ColoredMove { color, mv } = tried.parse().unwrap();
        let Err(IllegalMove::SelfCapture { chain: told, .. }) = game.legal_as(color, mv) else {
            panic!("{tried} is no self-capture")
        };
        assert_eq!(names(&told), chain);
    }
}

#[test]
fn figure_4_shows_captures() {
    for (start, mv, captured) in [
        (".X...\nXO...\n.X...", "B C2", "B2"),
        ("O....\nX....\n.....", "B B3", "A3"),
        (".....\nXX...\nOO...", "B C1", "A1 B1"),
        (".XX..\nXOO..\n.XX..", "B D2", "B2 C2"),
        ("XO.X.\n.XO..\n..X..", "B C3", "B3"),
        (".OX..\nOX...\nX....", "B A3", "A2 B3"),
        (".O.OX\nOXOX.\nX.X..", "B C3", "C2 D3"),
    ] {
        let mut game = Game::from_position(board(start), Color::Black, plain());
        play_all(&mut game, mv);
        assert_eq!(names(game.captured_by_last()), captured, "{start}");
    }
}

#[test]
fn figure_5_shows_kos() {
    for (start, taker, point) in [
        (".....\n.XO..\nXO.O.\n.XO..\n.....", "C3", "B3"),
        (".....\n.XO..\nXO.O.", "C1", "B1"),
        ("....\nXO..\nO.O.", "B1", "A1"),
    ] {
        let mut game = Game::from_position(board(start), Color::Black, plain());
        game.play(Move::Play(pt(taker))).unwrap();
        assert_eq!(
            (names(game.captured_by_last()).as_str(), game.ko_point()),
            (point, Some(pt(point)))
        );
        let proof = IllegalMove::Ko {
            point: pt(point),
            captured_by: pt(taker),
        };
        assert_eq!(game.play(Move::Play(pt(point))), Err(proof));
    }
}

/// The walls of figures 12, 15 and 16: black on column D, white on column E, with one row of its
/// own.
fn walls(middle: &str) -> Board {
    let wall = "...XO....\n".repeat(4);
    board(&format!("{wall}{middle}\n{wall}"))
}

#[test]
fn figures_12_15_and_16_are_counted() {
    for (middle, dead, black, white) in [
        ("...XO....", "", 27, 36),
        ("...X.O...", "", 27, 35),
        (".O.XO....", "B5", 28, 36),
        (".O.XO....", "", 0, 36),
    ] {
        let count = count_board(
            &walls(middle),
            Prisoners::default(),
            &pts(dead),
            ScoringRule::Territory,
            Komi::ZERO,
        );
        let expected = Score {
            black: Komi::from_points(black),
            white: Komi::from_points(white),
        };
        assert_eq!(count.score(), expected, "{middle} {dead}");
    }
}

#[test]
fn figure_19_depends_on_who_moves_first() {
    let start = ".........\n.........\n.........\nXXXXXXXXX\nXOOOOOOOO\nXO.......\nOXO......\nOXO......\n.XO......";
    for (mv, captured, black, white) in [("B A1", "A2 A3", 31, 25), ("W A1", "B1 B2 B3", 27, 31)] {
        let mut game = Game::from_position(board(start), Color::Black, plain());
        play_all(&mut game, mv);
        assert_eq!(names(game.captured_by_last()), captured);
        let expected = Score {
            black: Komi::from_points(black),
            white: Komi::from_points(white),
        };
        assert_eq!(game.count(&[]).score(), expected);
    }
}
