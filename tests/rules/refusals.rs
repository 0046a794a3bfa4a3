//! Moves that the rules forbid, each with its whole proof.

use crate::check::{allowed, plain, refused, rules};
use tengen::rules::*;

fn superko(ko: KoRule) -> Ruleset {
    rules(ko, SelfCapture::Forbidden)
}

const EVERY_KO_RULE: [KoRule; 3] = [
    KoRule::Simple,
    KoRule::PositionalSuperko,
    KoRule::SituationalSuperko,
];

const KO: &str = ". X O .\nX O . O\n. X O .\n. . . .";

/// Three kos on seven columns and six rows; a cycle takes six moves.
const TRIPLE_KO: &str = "OOOOOOO\nOXO.O.O\nX.XOXOX\nXXXXXXX\nOOOOOOO\n.......";

#[test]
fn a_stone_needs_an_empty_point_of_the_board() {
    refused("X .\n. .", plain(), "", "B A2", "A2: occupied by Black");
    refused("X .\n. .", plain(), "", "W A2", "A2: occupied by Black");
    refused("X .\n. .", plain(), "", "W C1", "C1: off the board");
    refused("X .\n. .", plain(), "", "W KF256", "KF256: off the board");
}

#[test]
fn self_capture_shows_the_chain_and_what_encloses_it() {
    refused(
        ". X .\nX . X\n. X .",
        plain(),
        "",
        "W B2",
        "self-capture of B2 by A2 B1 B3 C2",
    );
    refused(
        ". O X\nO . .\nX . .",
        plain(),
        "",
        "B A3",
        "self-capture of A3 by A2 B3",
    );
    refused(
        "O O .\nX O .\n. O .",
        plain(),
        "",
        "B A1",
        "self-capture of A1 A2 by A3 B1 B2",
    );
    refused(
        "O X . X O\nO O O O .\n. . . . .",
        plain(),
        "",
        "B C3",
        "self-capture of B3 C3 D3 by A3 B2 C2 D2 E3",
    );
}

#[test]
fn self_capture_is_no_ko_and_no_superko() {
    for ko in EVERY_KO_RULE {
        refused(
            ". O .\nO . .\n. . .",
            superko(ko),
            "",
            "B A3",
            "self-capture of A3 by A2 B3",
        );
    }
}

#[test]
fn a_ko_is_not_retaken_at_once_under_any_rule() {
    for ko in EVERY_KO_RULE {
        refused(KO, superko(ko), "B C3", "W B3", "B3: ko, captured by C3");
        allowed(KO, superko(ko), "B C3, W A1, B D1", "W B3");
    }
}

#[test]
fn the_side_that_took_a_ko_may_fill_it() {
    allowed(KO, plain(), "B C3", "B B3");
}

#[test]
fn a_pass_lifts_the_simple_ko_only() {
    let moves = "B C3, W pass, B pass";
    refused(KO, plain(), moves, "W B3", "stopped");
    let moves = "B A1, W D1, B C3, W pass, W D2";
    allowed(KO, plain(), moves, "W B3");
    let moves = "B A1, W D1, B C3, W pass";
    allowed(KO, plain(), moves, "W B3");
    refused(
        KO,
        superko(KoRule::PositionalSuperko),
        moves,
        "W B3",
        "B3: superko, repeats 2",
    );
}

#[test]
fn taking_more_than_one_stone_back_is_no_ko() {
    let snapback = "X X . .\n. O X .\n. O X .";
    for ko in EVERY_KO_RULE {
        allowed(snapback, superko(ko), "B A1, W A2", "B A1");
    }
}

#[test]
fn superko_names_the_position_that_would_come_back() {
    let five = "B D5, W B4, B F5, W D4, B B5";
    allowed(TRIPLE_KO, plain(), five, "W F4");
    for ko in [KoRule::PositionalSuperko, KoRule::SituationalSuperko] {
        refused(
            TRIPLE_KO,
            superko(ko),
            five,
            "W F4",
            "F4: superko, repeats 0",
        );
        let later = format!("B A1, W G1, {five}");
        refused(
            TRIPLE_KO,
            superko(ko),
            &later,
            "W F4",
            "F4: superko, repeats 2",
        );
    }
}

#[test]
fn situational_superko_looks_at_the_turn_too() {
    let five = "B D5, W B4, B F5, W D4, B B5";
    // The start of the cycle came with White to play, its end comes with Black to play.
    let moves = format!("B A1, {five}");
    refused(
        TRIPLE_KO,
        superko(KoRule::PositionalSuperko),
        &moves,
        "W F4",
        "F4: superko, repeats 1",
    );
    allowed(
        TRIPLE_KO,
        superko(KoRule::SituationalSuperko),
        &moves,
        "W F4",
    );
}

#[test]
fn passing_repeats_a_position_under_every_rule() {
    for ko in EVERY_KO_RULE {
        allowed(
            KO,
            superko(ko),
            "B A1, W pass, B D1, W A4",
            "B pass, W pass",
        );
    }
}

#[test]
fn nothing_is_played_after_two_passes() {
    let moves = "B A1, W pass, B pass";
    refused(". .\n. .", plain(), moves, "W B1", "stopped");
    refused(". .\n. .", plain(), moves, "W A1", "stopped");
    refused(". .\n. .", plain(), moves, "W Z9", "stopped");
    refused(". .\n. .", plain(), moves, "W pass", "stopped");
}

#[test]
fn capturing_a_single_own_stone_repeats_the_position() {
    let eye = ". O .\nO . .\n. . .";
    let free = |ko| rules(ko, SelfCapture::Allowed);
    allowed(eye, free(KoRule::Simple), "", "B A3");
    allowed(eye, free(KoRule::SituationalSuperko), "", "B A3");
    refused(
        eye,
        free(KoRule::PositionalSuperko),
        "",
        "B A3",
        "A3: superko, repeats 0",
    );
}

#[test]
fn a_self_capture_can_repeat_a_position() {
    // Black puts two stones where it then has to give them up.
    let eye = ". . O\nO O O\n. . .";
    let moves = "B A3, W B1";
    let free = |ko| rules(ko, SelfCapture::Allowed);
    allowed(eye, free(KoRule::PositionalSuperko), moves, "B B3");
    let moves = "B A3, W pass";
    refused(
        eye,
        free(KoRule::PositionalSuperko),
        moves,
        "B B3",
        "B3: superko, repeats 0",
    );
    allowed(eye, free(KoRule::Simple), moves, "B B3");
}
