//! The small opponent: what each habit plays, and that it has an answer to everything.

use crate::check::{board, game, names, plain, pt};
use tengen::rules::*;

/// A board on which Black is to play after the moves, a habit, and the move that it finds.
#[track_caller]
fn plays(diagram: &str, moves: &str, habit: Habit, expected: &str) {
    let mut game = game(diagram, plain(), moves);
    if moves.is_empty() {
        game.set_to_play(Color::White);
    }
    let found = reply(&game, &[habit]);
    assert_eq!(found.mv.to_string(), expected, "{habit:?}\n{game:?}");
    let habit = (found.mv != Move::Pass).then_some(habit);
    assert_eq!(found.habit, habit);
}

#[test]
fn a_habit_finds_its_move_or_none() {
    // Of two chains in atari the larger is taken.
    let two = "X O . . .\n. . O . .\n. . . O O\n. O O X X\n. . . O .";
    plays(two, "", Habit::Capture, "E1");
    plays(". . .\n. X .\n. . .", "", Habit::Capture, "pass");
    // A stone in atari is saved where it gains most.
    let saved = ". . . . .\n. X . . .\nX O . . .\n. X . . .\n. . . . .";
    plays(saved, "", Habit::Save, "C3");
    plays(". . .\n. O .\n. . .", "", Habit::Save, "pass");
    // Atari from the side where the chain has most room.
    let edge = ". . . . .\n. . . . .\n. X O . .\n. O . . .\n. . . . .";
    plays(edge, "", Habit::Atari, "B4");
    plays(". . . . .\n. . X . .\n. . . . .", "", Habit::Atari, "pass");
    plays(". . . . .\n. . X . .\n. . . . .", "", Habit::Approach, "B2");
    plays(". . .\n. . .\n. . .", "", Habit::Center, "B2");
    // The open end of the border, and nothing where all borders are closed.
    let open = ". . X O . .\n. . X O . .\n. . X O . .\n. . X O . .\n. . X O . .\n. . . . . .";
    plays(open, "", Habit::Close, "C1");
    let closed = ". . X O . .\n. . X O . .\n. . X O . .\n. . X O . .\n. . X O . .\n. . X O . .";
    plays(closed, "", Habit::Close, "pass");
    plays(closed, "", Habit::Fill, "pass");
    let dame = ". . X . O .\n. . X X O .\n. . X O O .\n. . X O . .\n. . X O . .\n. . X O . .";
    plays(dame, "", Habit::Fill, "D6");
}

#[test]
fn a_stone_in_its_territory_is_answered_and_counts_as_lost() {
    let walls = ". . X O . . .\n. . X O . . .\n. . X O . . .\n. . X O . . .\n. . X O . . .\n. . X O . . .\n. . X O . . .";
    let mut game = game(walls, plain(), "B F4");
    let answer = reply(&game, &[Habit::Contain]);
    assert_eq!(answer.habit, Some(Habit::Contain), "{game:?}");
    let answer = answer.mv.point().unwrap();
    assert!((4..=6).contains(&answer.column), "{answer}");
    game.play(Move::Play(answer)).unwrap();
    // It takes nothing that is lost already, and has no border to close for it.
    game.play(Move::Pass).unwrap();
    let rest = reply(&game, &[Habit::Capture, Habit::Save, Habit::Close]);
    assert_eq!(rest.mv, Move::Pass, "{game:?}");
    // In a capture game it takes the same stone.
    let taken = "X . . . .\n. . . . .\n. . O . .\n. O X O .\n. . . . .";
    let start = board(taken);
    for (ruleset, expected) in [(plain(), "C1"), (Ruleset::capture(1), "C1")] {
        let game = Game::from_position(start.clone(), Color::White, ruleset);
        assert_eq!(reply(&game, &[Habit::Capture]).mv.to_string(), expected);
    }
}

#[test]
fn the_worth_of_a_move_is_what_is_left_after_the_best_answer() {
    let open = ". . X O . .\n. . X O . .\n. . X O . .\n. . X O . .\n. . X O . .\n. . . . . .";
    let game = game(open, plain(), "");
    let best = worth(&game, Move::Play(pt("D1"))).unwrap();
    for mv in [Move::Pass, Move::Play(pt("A1")), Move::Play(pt("F1"))] {
        assert!(worth(&game, mv).unwrap() < best, "{mv}");
    }
    assert_eq!(worth(&game, Move::Play(pt("C3"))), None);
}

#[test]
fn every_legal_move_has_an_answer_that_is_always_the_same() {
    let starts = [
        (
            ". . . . .\n. . O . .\n. . X O .\n. X . . .\n. . . . .",
            Ruleset::capture(1),
        ),
        (
            ". . X O . .\n. . X O . .\n. . X . . .\n. . X O . .\n. . . O . .\n. . X O . .",
            plain(),
        ),
    ];
    let all = [
        Habit::Capture,
        Habit::Save,
        Habit::Contain,
        Habit::Atari,
        Habit::Approach,
        Habit::Close,
        Habit::Fill,
        Habit::Center,
    ];
    for (diagram, ruleset) in starts {
        let game = Game::from_position(board(diagram), Color::Black, ruleset);
        let legal = game.legal_points();
        assert!(legal.len() > 10, "{}", names(&legal));
        for point in legal {
            let mut game = game.clone();
            game.play(Move::Play(point)).unwrap();
            if game.is_stopped() {
                continue;
            }
            let answer = reply(&game, &all);
            assert_eq!(answer, reply(&game, &all), "{point}");
            assert!(game.play(answer.mv).is_ok(), "{point}: {answer:?}");
        }
    }
}
