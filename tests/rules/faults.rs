//! What goes wrong in a game: moves against the rules, and stones that slide.

use crate::{
    check::{board, pt},
    contest::{WALLS, contest, settled},
};
use tengen::rules::*;

/// A ko that White takes at B3.
const KO: &str = ". X O . .\nX . X O .\n. X O . .\n. . . . .";

#[test]
fn a_ko_retaken_at_once_loses_the_game_when_it_is_pointed_out() {
    let mut contest = contest(KO, Ruleset::japanese(), "B E1, W B3");
    assert_eq!(
        contest.break_rule("B A1".parse().unwrap()).cloned(),
        Err(ContestError::NoBreach)
    );
    assert_eq!(contest.point_out().cloned(), Err(ContestError::NoBreach));
    let breach = contest.break_rule("B C3".parse().unwrap()).unwrap();
    assert_eq!(
        breach.to_string(),
        "move 3, B C3: B3 has just captured in the ko at C3"
    );
    assert_eq!(contest.game().board().at(pt("B3")), None);
    assert_eq!(
        (contest.phase(), contest.breaches().len()),
        (Phase::Play, 1)
    );
    // Play goes on, and the replay finds the move again.
    contest.play(Move::Pass).unwrap();
    contest.play(Move::Pass).unwrap();
    let verified = contest.verify().unwrap();
    assert_eq!(verified.breaches, contest.breaches());
    assert!(verified.agrees);
    contest.point_out().unwrap();
    assert_eq!(contest.result().unwrap().winner(), Some(Color::White));
    assert!(matches!(contest.result(), Some(GameResult::Forfeit { .. })));
}

#[test]
fn a_breach_that_nobody_notices_in_time_changes_nothing() {
    // The rules do not ask for filled dame here, to keep the game short.
    let ruleset = Ruleset {
        dead_stones: DeadStones::Agreed,
        ..Ruleset::japanese()
    };
    let mut contest = contest(KO, ruleset, "B E1, W B3");
    contest.break_rule("B C3".parse().unwrap()).unwrap();
    contest.play(Move::Pass).unwrap();
    contest.play(Move::Pass).unwrap();
    for color in Color::BOTH {
        contest.agree(color).unwrap();
    }
    for color in Color::BOTH {
        contest.accept(color).unwrap();
    }
    settled(contest.point_out().cloned());
    assert!(matches!(contest.result(), Some(GameResult::Counted(_))));
}

#[test]
fn two_moves_in_a_row_are_a_breach() {
    let mut contest = contest(WALLS, Ruleset::japanese(), "B A1");
    let breach = contest.break_rule("B A2".parse().unwrap()).unwrap();
    assert_eq!(
        (breach.number, &breach.reason),
        (2, &BreachReason::OutOfTurn)
    );
    let error = contest.break_rule("W A2".parse().unwrap()).cloned();
    assert!(matches!(
        error,
        Err(ContestError::Illegal(IllegalMove::Occupied { .. }))
    ));
}

#[test]
fn a_record_with_breaches_is_replayed_to_its_end() {
    let start = Game::from_position(board(KO), Color::Black, Ruleset::japanese());
    let record = |moves: &str| {
        let moves = moves.split(", ").map(|text| text.parse().unwrap());
        Replay::new(start.clone(), moves.collect::<Vec<_>>())
    };
    let clean = record("B E1, W B3, B pass, W pass, W A1, B D1");
    assert!(clean.breaches.is_empty() && clean.stopped_at.is_none());
    let faulty = record("B E1, W B3, B C3, B A1, W A1, B D1");
    let told: Vec<_> = faulty.breaches.iter().map(Breach::to_string).collect();
    assert_eq!(
        told,
        [
            "move 3, B C3: B3 has just captured in the ko at C3",
            "move 4, B A1: it was the other side's turn",
            "move 5, W A1: a stone stands on A1"
        ]
    );
    assert_eq!((faulty.stopped_at, faulty.game.move_number()), (Some(5), 4));
    assert_eq!(faulty.prisoners(), Prisoners { black: 1, white: 1 });
    let mut back = faulty.game.clone();
    while back.take_back().is_some() {}
    assert_eq!(back, start);
    assert_eq!(faulty.game.at_start(), start);
}

#[test]
fn a_self_capture_that_was_played_leaves_the_board() {
    let corner = ". O . .\nO . . .\n. . . .";
    let mut game = Game::from_position(board(corner), Color::Black, Ruleset::japanese());
    let breach = game.play_despite("B A3".parse().unwrap()).unwrap().unwrap();
    assert!(matches!(
        breach.reason,
        BreachReason::Illegal(IllegalMove::SelfCapture { .. })
    ));
    assert_eq!(
        (game.board(), game.prisoners_of(Color::White)),
        (&board(corner), 1)
    );
    game.take_back();
    assert_eq!(game.prisoners_of(Color::White), 0);
}

#[test]
fn a_displaced_stone_goes_back_or_both_lose() {
    let start = || {
        let mut contest = contest(WALLS, Ruleset::japanese(), "B A1, W E1");
        contest.displace(pt("A1"), pt("A2")).unwrap();
        contest.play("B2".parse().unwrap()).unwrap();
        contest
    };
    let slid = Displaced {
        color: Color::Black,
        from: pt("A1"),
        to: pt("A2"),
    };
    let mut agreed = start();
    assert_eq!(agreed.displaced(), Some(slid));
    agreed.put_back().unwrap();
    assert_eq!((agreed.displaced(), agreed.phase()), (None, Phase::Play));
    let stones = [
        agreed.game().board().at(pt("A1")),
        agreed.game().board().at(pt("A2")),
    ];
    assert_eq!(stones, [Some(Color::Black), None]);
    assert_eq!(agreed.all_moves().len(), 3);
    assert_eq!(agreed.game().to_play(), Color::White);
    assert_eq!(agreed.put_back(), Err(ContestError::NotDisplaced));

    let both = Some(GameResult::BothLose(BothLose::DisplacedStone));
    let mut taken = start();
    taken.play("A1".parse().unwrap()).unwrap();
    taken.put_back().unwrap();
    assert_eq!(taken.result().cloned(), both);
    let mut disputed = start();
    disputed.dispute_displaced().unwrap();
    assert_eq!(disputed.result().cloned(), both);
    let mut unmoved = contest(WALLS, Ruleset::japanese(), "");
    for (from, to) in [("A1", "A2"), ("C1", "D1"), ("C1", "Z9")] {
        assert!(unmoved.displace(pt(from), pt(to)).is_err());
    }
    assert_eq!(unmoved.dispute_displaced(), Err(ContestError::NotDisplaced));
}
