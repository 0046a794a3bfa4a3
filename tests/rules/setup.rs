//! Positions to begin with: diagrams, safe stones, and what is wrong with others.

use crate::check::{board, names, plain, pt, pts, square};
use tengen::rules::*;

fn from_stones(stones: &str, safe: &str) -> Result<Board, SetupError> {
    let stones = stones
        .split(',')
        .map(str::trim)
        .filter(|text| !text.is_empty())
        .map(|text| {
            let ColoredMove { color, mv } = text.parse().unwrap();
            (mv.point().unwrap(), color)
        });
    Board::from_stones(square(3), stones, &pts(safe))
}

#[test]
fn diagrams_are_read_with_and_without_blanks() {
    let spaced = board("\n  . X O\n\n  X . O  \r\n. . .\n");
    assert_eq!(
        spaced,
        board(".XO\nXO.\n...".replace("XO.", "X.O").as_str())
    );
    assert_eq!(spaced.to_diagram(), ". X O\nX . O\n. . .");
    assert_eq!(spaced.to_diagram().parse(), Ok(spaced.clone()));
    assert_eq!(spaced.at(pt("B3")), Some(Color::Black));
    assert_eq!(spaced.at(pt("C2")), Some(Color::White));
    assert_eq!(spaced.at(pt("C4")), None);
}

#[test]
fn wrong_diagrams_say_where() {
    let rows = |rows: usize, row: &str| format!("{row}\n").repeat(rows);
    for (text, error) in [
        (
            ". X\n. #".to_owned(),
            DiagramError::UnknownSymbol {
                line: 2,
                column: 3,
                symbol: '#',
            },
        ),
        (
            "..\n.x".to_owned(),
            DiagramError::UnknownSymbol {
                line: 2,
                column: 2,
                symbol: 'x',
            },
        ),
        (
            "...\n\n..".to_owned(),
            DiagramError::UnevenRow {
                line: 3,
                found: 2,
                expected: 3,
            },
        ),
        (
            String::new(),
            DiagramError::Size(BoardSizeError {
                columns: 0,
                rows: 0,
            }),
        ),
        (
            "...".to_owned(),
            DiagramError::Size(BoardSizeError {
                columns: 3,
                rows: 1,
            }),
        ),
        (rows(26, ".."), DiagramError::TooLarge { line: 26 }),
        (rows(300, "."), DiagramError::TooLarge { line: 26 }),
        (
            rows(2, &".".repeat(300)),
            DiagramError::TooLarge { line: 1 },
        ),
        (
            "OX\nX.".to_owned(),
            DiagramError::Setup(SetupError::NoLiberty { chain: pts("A2") }),
        ),
    ] {
        assert_eq!(Board::parse(&text), Err(error.clone()), "{text}");
        assert!(!error.to_string().is_empty());
    }
}

#[test]
fn stones_that_cannot_stand_are_named() {
    for (stones, safe, error) in [
        ("B D1", "", SetupError::OffBoard { point: pt("D1") }),
        ("B A1, W A1", "", SetupError::Doubled { point: pt("A1") }),
        (
            "B A1",
            "B1",
            SetupError::SafeWithoutStone { point: pt("B1") },
        ),
        ("B A1", "Z9", SetupError::OffBoard { point: pt("Z9") }),
        (
            "B A1, B A2, W A3, W B2, W B1",
            "",
            SetupError::NoLiberty {
                chain: pts("A1 A2"),
            },
        ),
    ] {
        assert_eq!(from_stones(stones, safe), Err(error.clone()), "{stones}");
        assert!(!error.to_string().is_empty());
    }
}

#[test]
fn every_point_may_hold_a_stone_if_one_is_safe() {
    let all = |color| square(3).points().map(move |point| (point, color));
    assert!(matches!(
        Board::from_stones(square(3), all(Color::Black), &[]),
        Err(SetupError::NoLiberty { chain }) if chain.len() == 9
    ));
    let full = Board::from_stones(square(3), all(Color::Black), &[pt("B2")]).unwrap();
    assert!(full.is_safe(pt("A1")) && !full.is_in_atari(pt("A1")));
    let game = Game::from_position(full, Color::White, plain());
    assert!(game.legal_points().is_empty());
}

#[test]
fn safe_chains_may_be_without_liberties_and_are_never_captured() {
    let stones = "W A3, B A2, B B3";
    assert_eq!(
        from_stones(stones, ""),
        Err(SetupError::NoLiberty { chain: pts("A3") })
    );
    let board = from_stones(stones, "A3").unwrap();
    let chain = board.chain_at(pt("A3")).unwrap();
    assert!(chain.safe && chain.liberties.is_empty() && !chain.is_in_atari());

    let mut game = Game::from_position(
        from_stones("W A3, W B3, B A2", "A3").unwrap(),
        Color::Black,
        plain(),
    );
    game.play(Move::Play(pt("B2"))).unwrap();
    assert_eq!(game.board().liberty_count(pt("B3")), 1);
    assert!(
        !game.board().is_in_atari(pt("B3")),
        "a safe chain is never in atari"
    );
    let played = game.play(Move::Play(pt("C3"))).unwrap();
    assert_eq!(names(played.captured), "");
    assert!(
        game.board().is_safe(pt("C3")),
        "what joins a safe chain is safe"
    );
    game.take_back();
    assert!(!game.board().is_safe(pt("C3")));
    game.set_to_play(Color::Black);
    let played = game.play(Move::Play(pt("C3"))).unwrap();
    assert_eq!(names(played.captured), "");
    assert_eq!(game.board().liberty_count(pt("B3")), 0);
    game.take_back();
    assert_eq!(game.board().liberty_count(pt("B3")), 1);
}

#[test]
fn filling_the_last_liberty_of_a_safe_chain_is_no_self_capture() {
    let board = from_stones("W A3, W B3, B A2, B B2, B C2", "A3").unwrap();
    let mut game = Game::from_position(board, Color::White, plain());
    game.play(Move::Play(pt("C3"))).unwrap();
    assert_eq!(game.board().to_diagram(), "O O O\nX X X\n. . .");
    // A stone of the opponent there has no liberty and captures nothing.
    let board = from_stones("W A3, W B3, B A2, B B2", "A3").unwrap();
    let mut game = Game::from_position(board, Color::Black, plain());
    game.play(Move::Play(pt("C3"))).unwrap();
    let refusal = game.legal(Move::Play(pt("C3")));
    assert_eq!(
        refusal,
        Err(IllegalMove::Occupied {
            point: pt("C3"),
            by: Color::Black
        })
    );
}

#[test]
fn boards_differ_by_stones_size_and_safety() {
    let plain_board = from_stones("B A1", "").unwrap();
    assert_ne!(plain_board, from_stones("B A1", "A1").unwrap());
    assert_ne!(plain_board, from_stones("W A1", "").unwrap());
    assert_ne!(
        Board::new(square(3)),
        Board::new(BoardSize::new(3, 4).unwrap())
    );
    assert_eq!(Board::new(square(3)).hash(), 0);
}

#[test]
fn chains_come_in_reading_order() {
    let board = board(". X O\nX . O\nX X .");
    let chains: Vec<_> = board
        .chains()
        .iter()
        .map(|chain| names(&chain.stones))
        .collect();
    assert_eq!(chains, ["B3", "C2 C3", "A1 A2 B1"]);
}
