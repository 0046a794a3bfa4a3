//! The presets, and what one allows that another does not.

use crate::check::{allowed, board, game, pt, refused, square};
use tengen::rules::*;

fn described(rules: &Ruleset) -> String {
    let ko = match rules.ko {
        KoRule::Simple => "simple",
        KoRule::PositionalSuperko => "positional",
        KoRule::SituationalSuperko => "situational",
        KoRule::Confirmation => "confirmation",
    };
    let for_stones: Vec<_> = [1, 2, 9]
        .map(|handicap| rules.compensation_for(handicap).to_string())
        .into();
    format!(
        "{} | {:?} | {ko} | self-capture {:?} | {:?} | {} | {} | {} | {}",
        rules.name.as_str(),
        rules.scoring,
        rules.self_capture,
        rules.dead_stones,
        rules.komi,
        rules.handicap_komi,
        for_stones.join(" "),
        if rules.allows_tie() {
            "ties"
        } else {
            "no ties"
        },
    )
}

#[test]
fn the_presets_are_as_their_texts_say() {
    let expected = [
        "japanese | Territory | simple | self-capture Forbidden | Confirmed | 6.5 | 0.5 | 0 0 0 | no ties",
        "beginner-area | Area | positional | self-capture Forbidden | PlayedOut | 7.5 | 0.5 | 0 0 0 | no ties",
        "chinese | Area | positional | self-capture Forbidden | Agreed | 7.5 | 0 | 1 2 9 | no ties",
        "capture | Territory | simple | self-capture Forbidden | PlayedOut | 0 | 0 | 0 0 0 | ties",
        "capture | Territory | simple | self-capture Forbidden | PlayedOut | 0 | 0 | 0 0 0 | ties",
        "aga | Area | situational | self-capture Forbidden | Agreed | 7.5 | 0.5 | 0 1 8 | no ties",
        "new-zealand | Area | situational | self-capture Allowed | Agreed | 7 | 0 | 0 0 0 | ties",
        "tromp-taylor | Area | positional | self-capture Allowed | PlayedOut | 7.5 | 0.5 | 0 0 0 | no ties",
        "ing | Area | positional | self-capture Allowed | Agreed | 7.5 | -0.5 | 0 0 0 | no ties",
    ];
    let found: Vec<_> = Ruleset::PRESETS.iter().map(described).collect();
    assert_eq!(found, expected);
}

#[test]
fn presets_are_found_by_their_names() {
    for preset in Ruleset::PRESETS {
        if preset.aim == Aim::Score {
            assert_eq!(Ruleset::from_preset(preset.name.as_str()), Some(preset));
        }
    }
    assert_eq!(Ruleset::from_preset("capture"), Some(Ruleset::capture(1)));
    assert_eq!(Ruleset::from_preset("capture-3"), Some(Ruleset::capture(3)));
    for none in [
        "custom",
        "",
        "capture-",
        "capture-0",
        "capture-+3",
        "capture-99999999999",
        "Japanese",
    ] {
        assert_eq!(Ruleset::from_preset(none), None, "{none}");
    }
}

#[test]
fn handicap_changes_komi_and_the_count_states_the_compensation() {
    // With five handicap stones alone on the board all 81 points are Black's under area.
    let counted = |ruleset| {
        let game = Game::with_handicap(square(9), 5, ruleset).unwrap();
        let count = game.count(&[]);
        let score = count.score();
        let stated = (count.white.komi.to_string(), count.white.compensation);
        (score.black.to_string(), score.white.to_string(), stated)
    };
    let table = [
        (Ruleset::japanese(), "76", "0.5", "0.5", 0),
        (Ruleset::beginner_area(), "81", "0.5", "0.5", 0),
        (Ruleset::chinese(), "81", "5", "0", 5),
        (Ruleset::aga(), "81", "4.5", "0.5", 4),
        (Ruleset::new_zealand(), "81", "0", "0", 0),
        (Ruleset::tromp_taylor(), "81", "0.5", "0.5", 0),
        (Ruleset::ing(), "81", "-0.5", "-0.5", 0),
    ];
    for (ruleset, black, white, komi, compensation) in table {
        let expected = (
            black.to_owned(),
            white.to_owned(),
            (komi.to_owned(), compensation),
        );
        assert_eq!(counted(ruleset), expected, "{}", ruleset.name.as_str());
    }
    // Stones that were set up by hand are a handicap when the game is told so.
    let set_up = game(". X O .\n. X O .", Ruleset::chinese(), "").with_handicap_stones(2);
    assert_eq!(
        (set_up.handicap(), set_up.count(&[]).white.compensation),
        (2, 2)
    );
    assert_eq!(
        set_up.count_agreed(&Agreement::default()),
        set_up.count(&[])
    );
    let territory = count(&set_up, &[], ScoringRule::Territory, Komi::ZERO);
    assert_eq!(territory.white.compensation, 0);
}

#[test]
fn a_tie_needs_a_whole_komi() {
    let outcome = |komi: &str| {
        let ruleset = Ruleset {
            komi: komi.parse().unwrap(),
            ..Ruleset::new_zealand()
        };
        let outcome = game(". X O .\n. X O .", ruleset, "")
            .count(&[])
            .score()
            .outcome();
        assert_eq!(outcome == Outcome::Tie, komi == "0");
        (ruleset.allows_tie(), outcome)
    };
    assert_eq!(outcome("0"), (true, Outcome::Tie));
    let win = |winner, margin: &str| Outcome::Win {
        winner,
        margin: margin.parse().unwrap(),
    };
    assert_eq!(outcome("0.5"), (false, win(Color::White, "0.5")));
    assert_eq!(outcome("-3"), (true, win(Color::Black, "3")));
    assert_eq!(outcome("-3.5"), (false, win(Color::Black, "3.5")));
}

#[test]
fn self_capture_is_a_matter_of_the_ruleset() {
    let corner = ". O . .\nO . . .\n. . . .";
    for ruleset in Ruleset::PRESETS {
        let mut tried = game(corner, ruleset, "B D1, W D2");
        let two = "X O . .\n. O . .\nO . . .";
        match ruleset.self_capture {
            SelfCapture::Forbidden => {
                refused(
                    two,
                    ruleset,
                    "B D1, W D2",
                    "B A2",
                    "self-capture of A2 A3 by A1 B2 B3",
                );
            }
            SelfCapture::Allowed => allowed(two, ruleset, "B D1, W D2", "B A2"),
        }
        // One stone alone gives the position back; superko with any turn forbids it.
        let alone = tried.play_as(Color::Black, Move::Play(pt("A3"))).is_ok();
        let expected = ruleset.self_capture == SelfCapture::Allowed
            && ruleset.ko == KoRule::SituationalSuperko;
        assert_eq!(alone, expected, "{}", ruleset.name.as_str());
    }
}

#[test]
fn the_last_move_of_a_triple_ko_is_a_matter_of_the_ruleset() {
    let triple =
        "O O O O O O O\nO X O . O . O\nX . X O X O X\nX X X X X X X\nO O O O O O O\n. . . . . . .";
    let cycle = "B D5, W B4, B F5, W D4, B B5";
    for ruleset in Ruleset::PRESETS {
        let ruleset = Ruleset {
            aim: Aim::Score,
            ..ruleset
        };
        match ruleset.ko {
            KoRule::Simple | KoRule::Confirmation => allowed(triple, ruleset, cycle, "W F4"),
            KoRule::PositionalSuperko | KoRule::SituationalSuperko => {
                refused(triple, ruleset, cycle, "W F4", "F4: superko, repeats 0");
            }
        }
    }
}

#[test]
fn who_captures_enough_stones_first_wins() {
    let start = "X O . O X\n. . . . .\nX O . . .";
    let mut one = Game::from_position(board(start), Color::Black, Ruleset::capture(1));
    let mut three = one.clone().with_ruleset(Ruleset::capture(3));
    let moves = ["C3", "B2", "B3", "A2", "E2"];
    let mut won = Vec::new();
    for game in [&mut one, &mut three] {
        for mv in moves {
            if game.is_stopped() {
                let refused = game.play(Move::Pass).unwrap_err();
                assert_eq!(refused, IllegalMove::Stopped);
                assert!(game.legal_points().is_empty());
                break;
            }
            if game.play(Move::Play(pt(mv))).is_err() {
                game.play(Move::Pass).unwrap();
            }
        }
        won.push((
            game.winner_by_capture(),
            game.move_number(),
            game.prisoners(),
        ));
    }
    let held = |black, white| Prisoners { black, white };
    assert_eq!(won[0], (Some(Color::White), 4, held(0, 2)), "{one:?}");
    assert_eq!(won[1], (None, 5, held(0, 2)), "{three:?}");
    one.take_back();
    assert_eq!((one.winner_by_capture(), one.is_stopped()), (None, false));
}
