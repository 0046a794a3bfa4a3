//! Hypothetical play in which a ko may be retaken only after a pass for it.

use crate::check::{describe, names, pt};
use tengen::rules::*;

/// A board as the figures are drawn: `x` and `o`, and `X` and `O` for stones that are safe.
#[track_caller]
pub fn figure(rows: &str) -> Board {
    let rows: Vec<&str> = rows.split_whitespace().collect();
    let lines = |n: usize| u8::try_from(n).unwrap();
    let size = BoardSize::new(lines(rows[0].len()), lines(rows.len())).unwrap();
    let symbols = rows.iter().flat_map(|row| row.chars());
    let (mut stones, mut safe) = (Vec::new(), Vec::new());
    for (point, symbol) in size.points().zip(symbols) {
        match symbol {
            '.' => continue,
            'x' | 'X' => stones.push((point, Color::Black)),
            _ => stones.push((point, Color::White)),
        }
        if symbol.is_ascii_uppercase() {
            safe.push(point);
        }
    }
    Board::from_stones(size, stones, &safe).unwrap_or_else(|error| panic!("{error}"))
}

/// Reads `B:a1`, `W:pass` or `B:pass for a1`.
pub fn read_move(text: &str) -> (Color, ConfirmationMove) {
    let (side, mv) = text.split_once(':').unwrap();
    let color = if side == "B" {
        Color::Black
    } else {
        Color::White
    };
    let mv = match mv.strip_prefix("pass") {
        Some("") => ConfirmationMove::Pass,
        Some(ko) => ConfirmationMove::PassForKo(pt(ko.trim_start_matches(" for "))),
        None => ConfirmationMove::Play(pt(mv)),
    };
    (color, mv)
}

/// Plays moves in turn; what is refused and what is taken is said after the move.
#[track_caller]
fn told(rows: &str, subject: &str, moves: &str) -> String {
    let mut confirmation = Confirmation::of_chain(figure(rows), pt(subject)).unwrap();
    let mut told = Vec::new();
    for text in moves.split(", ") {
        let (color, mv) = read_move(text);
        assert_eq!(confirmation.to_play(), color, "{text}");
        let before = confirmation.clone();
        let said = match confirmation.play(mv) {
            Ok([]) => continue,
            Ok(taken) => format!("{text} takes {}", names(taken)),
            Err(error) => {
                assert_eq!(confirmation, before);
                match &error {
                    ConfirmationError::Illegal(reason) => describe(reason),
                    ConfirmationError::NoKo { .. } => error.to_string(),
                }
            }
        };
        told.push(said);
    }
    let state = match confirmation.subject().unwrap() {
        SubjectState::Stands => "stands".to_owned(),
        SubjectState::Captured => "captured".to_owned(),
        SubjectState::NewStones(new) => format!("new {}", names(&new)),
    };
    told.push(state);
    while confirmation.take_back().is_some() {}
    assert_eq!(
        confirmation,
        Confirmation::of_chain(figure(rows), pt(subject)).unwrap()
    );
    told.join("; ")
}

const DIRECT_KO: &str = "OOOOO xxOOO .xOOO oxxOO x.xOO";
const APPROACH_KO: &str = "OOOOO xxOOO .xOOO .xOOO oxxOO x.xOO";

#[test]
fn a_ko_is_not_retaken_without_a_pass_for_it() {
    // Figure 9: the pass comes too late.
    assert_eq!(
        told(DIRECT_KO, "b2", "W:b1, B:a1, B:pass for a1, W:a3"),
        "W:b1 takes A1; A1: ko, captured by B1; W:a3 takes A4 B2 B3 B4 C1 C2; captured"
    );
}

#[test]
fn after_a_pass_for_it_a_ko_is_retaken() {
    // Figure 10: White must come closer first, and Black retakes meanwhile.
    assert_eq!(
        told(
            APPROACH_KO,
            "b2",
            "W:b1, B:pass for a1, W:a3, B:a1, W:b1, W:pass for b1, B:a4"
        ),
        "W:b1 takes A1; B:a1 takes B1; B1: ko, captured by A1; B:a4 takes A2 A3; stands"
    );
    assert_eq!(
        told(APPROACH_KO, "a1", "W:b1, B:pass for a1, W:a3, B:a1"),
        "W:b1 takes A1; B:a1 takes B1; new A1"
    );
}

#[test]
fn a_plain_pass_lifts_nothing_and_a_pass_names_a_lost_ko() {
    assert_eq!(
        told(
            APPROACH_KO,
            "b2",
            "W:b1, B:pass, W:pass, B:a1, B:pass for b1"
        ),
        "W:b1 takes A1; A1: ko, captured by B1; no ko at B1 waits for a pass; stands"
    );
}

/// Figure 11: an approach ko and a double-ko seki on one board.
const TWO_KOS: &str =
    "OOOOOXXXXXXX xxOOOXXXXXoo .xOOOXXoooox .xOOOXo.oxx. oxxOOXoooxxx x.xOOXXo.ox.";

#[test]
fn with_two_kos_each_side_passes_for_one_of_them() {
    let mut confirmation = Confirmation::of_chain(figure(TWO_KOS), pt("b2")).unwrap();
    let bans = |confirmation: &Confirmation| -> Vec<String> {
        let bans = confirmation.bans().iter();
        bans.map(|ban| format!("{} {}", ban.color.letter(), ban.point))
            .collect()
    };
    // White takes the ko on the left, Black one on the right, White the other one there.
    let mut play = |text: &str| {
        let (color, mv) = read_move(text);
        assert_eq!(confirmation.to_play(), color);
        confirmation.play(mv).unwrap();
        bans(&confirmation).join(", ")
    };
    assert_eq!(play("W:b1"), "B A1");
    assert_eq!(play("B:j1"), "B A1, W K1");
    assert_eq!(play("W:m3"), "B A1, B M4, W K1");
    assert_eq!(play("B:pass for m4"), "B A1, W K1");
    assert_eq!(play("W:pass"), "B A1, W K1");
    let retake = ConfirmationMove::Play(pt("a1"));
    assert!(confirmation.legal(retake).is_err());
    assert!(confirmation.legal(ConfirmationMove::Play(pt("m4"))).is_ok());
}

#[test]
fn play_that_goes_round_is_seen() {
    let mut confirmation = Confirmation::new(figure(APPROACH_KO), Color::White);
    assert!(confirmation.subject().is_none() && !confirmation.is_over());
    for text in ["W:b1", "B:pass for a1", "W:pass", "B:a1", "W:pass for b1"] {
        confirmation.play(read_move(text).1).unwrap();
        assert_eq!(confirmation.repeats(), None, "{text}");
    }
    // White's turn again, all bans lifted, the first position.
    confirmation.play(ConfirmationMove::Pass).unwrap();
    assert_eq!(confirmation.repeats(), Some(6));
    assert_eq!(confirmation.board(), confirmation.start());
    confirmation.play(ConfirmationMove::Pass).unwrap();
    assert!(confirmation.is_over());
    assert_eq!(confirmation.moves().len(), 7);
    assert!(confirmation.captured_by_last().is_empty());
}

#[test]
fn confirmation_of_an_empty_point_is_none() {
    for point in ["a3", "z25"] {
        assert!(Confirmation::of_chain(figure(DIRECT_KO), pt(point)).is_none());
    }
    let mut confirmation = Confirmation::new(figure(DIRECT_KO), Color::Black);
    for (tried, reason) in [
        ("z25", "Z25: off the board"),
        ("a1", "A1: occupied by Black"),
    ] {
        let error = confirmation.play(ConfirmationMove::Play(pt(tried)));
        assert_eq!(
            error.map(<[_]>::len).map_err(|error| match error {
                ConfirmationError::Illegal(illegal) => describe(&illegal),
                ConfirmationError::NoKo { .. } => "no ko".to_owned(),
            }),
            Err(reason.to_owned())
        );
    }
}

#[test]
fn a_game_under_the_rule_of_confirmation_refuses_what_confirmation_refuses() {
    // Figure 9: a ko threat elsewhere does not help, a pass does.
    let rows = "OOO.. xxOO. .xO.. oxxO. x.xO.";
    let ruleset = Ruleset {
        ko: KoRule::Confirmation,
        ..Ruleset::japanese()
    };
    let mut game = Game::from_position(figure(rows), Color::White, ruleset);
    game.play(Move::Play(pt("B1"))).unwrap();
    assert_eq!(game.ko_point(), Some(pt("A1")));
    let elsewhere = |game: &mut Game, color, mv: &str| {
        let mv = mv.parse::<Point>().map_or(Move::Pass, Move::Play);
        game.play_as(color, mv).map(|_| ())
    };
    let mut threatened = game.clone();
    assert!(threatened.legal(Move::Play(pt("A1"))).is_err());
    elsewhere(&mut threatened, Color::Black, "E4").unwrap();
    elsewhere(&mut threatened, Color::White, "pass").unwrap();
    let refused = threatened.legal(Move::Play(pt("A1"))).unwrap_err();
    assert_eq!(describe(&refused), "A1: ko, captured by B1");
    elsewhere(&mut game, Color::Black, "pass").unwrap();
    elsewhere(&mut game, Color::White, "pass").unwrap();
    game.resume(Color::Black);
    assert!(game.legal(Move::Play(pt("A1"))).is_ok(), "{game:?}");
    // Under simple ko the move elsewhere is enough.
    let mut simple = Game::from_position(figure(rows), Color::White, Ruleset::japanese());
    simple.play(Move::Play(pt("B1"))).unwrap();
    elsewhere(&mut simple, Color::Black, "E4").unwrap();
    elsewhere(&mut simple, Color::White, "pass").unwrap();
    assert!(simple.legal(Move::Play(pt("A1"))).is_ok(), "{simple:?}");
}
