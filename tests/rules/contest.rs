//! The end of a game, door by door.

use crate::check::{board, names, play_all, pt, pts};
use tengen::rules::*;

pub const WALLS: &str = ". . X O . .\n. . X O . .\n. . X O . .\n. . X O . .\n. . X O . .";

pub fn contest(diagram: &str, ruleset: Ruleset, moves: &str) -> Contest {
    let mut game = Game::from_position(board(diagram), Color::Black, ruleset);
    play_all(&mut game, moves);
    Contest::new(game)
}

/// A contest under the 1989 rules that has just been stopped.
fn stopped(diagram: &str) -> Contest {
    let mut contest = contest(diagram, Ruleset::japanese(), "");
    contest.play(Move::Pass).unwrap();
    contest.play(Move::Pass).unwrap();
    assert_eq!(contest.phase(), Phase::Stopped);
    contest
}

pub fn settled<T: std::fmt::Debug>(tried: Result<T, ContestError>) {
    assert_eq!(tried.unwrap_err(), ContestError::Settled);
}

#[test]
fn two_passes_agreement_and_acceptance_settle_a_game() {
    let mut contest = stopped(WALLS);
    let score = contest.count().score();
    assert_eq!(
        (score.black.to_string(), score.white.to_string()),
        ("10".into(), "16.5".into())
    );
    assert_eq!(
        contest.accept(Color::Black),
        Err(ContestError::NotNow {
            phase: Phase::Stopped
        })
    );
    contest.agree(Color::White).unwrap();
    assert!(contest.has_consented(Color::White) && !contest.has_consented(Color::Black));
    assert_eq!(contest.phase(), Phase::Stopped);
    contest.agree(Color::Black).unwrap();
    assert_eq!(contest.phase(), Phase::Agreed);
    assert_eq!(
        contest.play(Move::Pass),
        Err(ContestError::NotNow {
            phase: Phase::Agreed
        })
    );
    contest.accept(Color::Black).unwrap();
    assert_eq!(contest.result(), None);
    contest.accept(Color::White).unwrap();
    assert_eq!(contest.result(), Some(&GameResult::Counted(score)));
    assert_eq!(contest.result().unwrap().winner(), Some(Color::White));
}

#[test]
fn nothing_changes_a_settled_result() {
    let mut contest = stopped(WALLS);
    for color in Color::BOTH {
        contest.agree(color).unwrap();
    }
    for color in Color::BOTH {
        contest.accept(color).unwrap();
    }
    let result = contest.result().cloned();
    settled(contest.play(Move::Pass));
    settled(contest.resign(Color::White));
    settled(contest.resume(Color::White));
    settled(contest.toggle_dead(pt("C1")));
    settled(contest.toggle_seki(pt("C1")));
    settled(contest.fill(Color::Black, pt("A1")));
    settled(contest.agree(Color::Black));
    settled(contest.refuse(Color::Black));
    settled(contest.accept(Color::Black));
    settled(contest.agree_to_no_result(Color::Black));
    settled(contest.break_rule("B A1".parse().unwrap()).cloned());
    settled(contest.point_out().cloned());
    settled(contest.displace(pt("C1"), pt("B1")));
    settled(contest.put_back());
    settled(contest.dispute_displaced());
    settled(contest.verify());
    assert_eq!(contest.result().cloned(), result);
}

#[test]
fn dead_stones_are_guessed_openly_and_toggled_with_their_friends() {
    let mut contest = stopped("O . X O . .\n. . X O . .\n. O X O X .\n. . X O . .\n. . X O . .");
    assert_eq!(names(&contest.guess().dead), "A5 B3 E3");
    assert_eq!(contest.agreement(), contest.guess());
    assert_eq!(contest.count().black.dead, 2);
    contest.agree(Color::White).unwrap();
    assert_eq!(names(&contest.toggle_dead(pt("A5")).unwrap()), "A5 B3");
    assert!(!contest.has_consented(Color::White));
    assert_eq!(names(&contest.agreement().dead), "E3");
    assert_eq!(names(&contest.guess().dead), "A5 B3 E3");
    // Alive, the two white stones leave the whole side open to both.
    assert_eq!(contest.count().black.territory, 0);
    assert_eq!(names(&contest.toggle_dead(pt("B3")).unwrap()), "A5 B3");
    assert_eq!(names(&contest.agreement().dead), "A5 B3 E3");
    for (point, error) in [
        ("A1", ContestError::NoStone { point: pt("A1") }),
        ("Z9", ContestError::NoStone { point: pt("Z9") }),
    ] {
        assert_eq!(contest.toggle_dead(pt(point)), Err(error.clone()));
        assert_eq!(contest.toggle_seki(pt(point)), Err(error));
    }
}

#[test]
fn a_mark_of_seki_takes_the_mark_of_death_off() {
    let mut contest = stopped(WALLS);
    assert_eq!(
        names(&contest.toggle_seki(pt("C2")).unwrap()),
        "C1 C2 C3 C4 C5"
    );
    assert_eq!(contest.count().black.territory, 0);
    contest.toggle_dead(pt("C1")).unwrap();
    assert!(contest.agreement().seki.is_empty());
    contest.toggle_seki(pt("C1")).unwrap();
    assert!(contest.agreement().dead.is_empty());
    contest.toggle_seki(pt("C1")).unwrap();
    assert_eq!(*contest.agreement(), Agreement::default());
}

#[test]
fn dame_are_filled_before_the_players_agree() {
    // Figure 15 in small: the point D3 is open.
    let mut contest = stopped(". . X O . .\n. . X O . .\n. . X . O .\n. . X O . .\n. . X O . .");
    let open = ContestError::OpenDame { points: pts("D3") };
    assert_eq!(contest.agree(Color::Black), Err(open));
    contest.fill(Color::White, pt("D3")).unwrap();
    assert_eq!(names(&pts("D3")), contest.after_stop()[0].mv.to_string());
    contest.agree(Color::Black).unwrap();
    contest.agree(Color::White).unwrap();
    assert_eq!(contest.count().black.territory, 10);
}

#[test]
fn a_living_chain_that_can_be_taken_is_protected_first() {
    // With the dame at D2 filled, the black stone at C2 has B2 as its last liberty.
    let mut contest =
        stopped(". . X O . .\n. . X O . .\n. . X O . .\nX X O O . .\n. . X . O .\n. X O O . O");
    clear_marks(&mut contest);
    let open = ContestError::OpenDame { points: pts("D2") };
    assert_eq!(contest.agree(Color::Black), Err(open));
    contest.fill(Color::White, pt("D2")).unwrap();
    let open = ContestError::OpenTeire { points: pts("B2") };
    assert_eq!(contest.agree(Color::Black), Err(open));
    contest.fill(Color::Black, pt("B2")).unwrap();
    contest.agree(Color::Black).unwrap();
}

/// Calls everything alive.
fn clear_marks(contest: &mut Contest) {
    while let Some(&stone) = contest.agreement().dead.first() {
        contest.toggle_dead(stone).unwrap();
    }
}

#[test]
fn under_area_rules_nobody_must_fill_dame() {
    let mut contest = contest(
        ". . X . O . .\n. . X . O . .\n. . X . O . .",
        Ruleset::chinese(),
        "B pass, W pass",
    );
    contest.agree(Color::Black).unwrap();
    contest.agree(Color::White).unwrap();
    assert_eq!(contest.phase(), Phase::Agreed);
    assert_eq!(
        contest.refuse(Color::Black),
        Err(ContestError::NotNow {
            phase: Phase::Agreed
        })
    );
}

#[test]
fn who_asks_to_go_on_lets_the_other_side_move_first() {
    for asked_by in Color::BOTH {
        let mut contest = stopped(WALLS);
        contest.fill(asked_by, pt("B1")).unwrap();
        assert_eq!(contest.game().board().at(pt("B1")), Some(asked_by));
        let void = contest.resume(asked_by).unwrap();
        assert_eq!(void, [ColoredMove::new(asked_by, Move::Play(pt("B1")))]);
        assert_eq!(contest.phase(), Phase::Play);
        assert_eq!(contest.game().to_play(), asked_by.opposite());
        assert_eq!(contest.game().board(), &board(WALLS));
        // The other side may pass, and then two passes stop the game again.
        contest.play(Move::Pass).unwrap();
        assert_eq!(contest.phase(), Phase::Play);
        contest.play(Move::Pass).unwrap();
        assert_eq!(contest.phase(), Phase::Stopped);
        assert!(contest.after_stop().is_empty());
    }
    // Elsewhere the turn stays with the opponent of who passed last.
    for asked_by in Color::BOTH {
        let mut contest = contest(WALLS, Ruleset::aga(), "B pass, W pass");
        contest.resume(asked_by).unwrap();
        assert_eq!(contest.game().to_play(), Color::Black);
    }
}

#[test]
fn both_lose_where_neither_agrees_nor_goes_on() {
    // Figure 19: who moves first at A1 wins.
    let figure = ". . . . . . . . .\n. . . . . . . . .\n. . . . . . . . .\nX X X X X X X X X\nX O O O O O O O O\nX O . . . . . . .\nO X O . . . . . .\nO X O . . . . . .\n. X O . . . . . .";
    let mut contest = stopped(figure);
    contest.refuse(Color::Black).unwrap();
    assert_eq!(contest.result(), None);
    // A yes to another question takes the refusal back.
    contest.toggle_dead(pt("A2")).unwrap();
    assert!(!contest.has_consented(Color::Black));
    contest.refuse(Color::White).unwrap();
    contest.refuse(Color::Black).unwrap();
    let both = GameResult::BothLose(BothLose::NoAgreement);
    assert_eq!((contest.result(), both.winner()), (Some(&both), None));
    let mut area = self::contest(WALLS, Ruleset::chinese(), "B pass, W pass");
    assert_eq!(
        area.refuse(Color::Black),
        Err(ContestError::NotUnderTheseRules)
    );
}

#[test]
fn confirmation_leaves_no_trace() {
    let mut contest = stopped(WALLS);
    let before = contest.count();
    let mut play = contest.confirm(pt("C1")).unwrap();
    assert_eq!(play.to_play(), Color::White);
    play.play(ConfirmationMove::Play(pt("A1"))).unwrap();
    assert_eq!((contest.count(), contest.after_stop().len()), (before, 0));
    let none = ContestError::NoStone { point: pt("A1") };
    assert_eq!(contest.confirm(pt("A1")).unwrap_err(), none);
    contest.resume(Color::Black).unwrap();
    let playing = ContestError::NotNow { phase: Phase::Play };
    assert_eq!(contest.confirm(pt("C1")).unwrap_err(), playing);
    let area = self::contest(WALLS, Ruleset::aga(), "B pass, W pass");
    let none = ContestError::NotUnderTheseRules;
    assert_eq!(area.confirm(pt("C1")).unwrap_err(), none);
}

#[test]
fn who_resigns_loses() {
    let mut playing = contest(WALLS, Ruleset::japanese(), "");
    playing.resign(Color::White).unwrap();
    let won = GameResult::Resigned {
        winner: Color::Black,
    };
    assert_eq!(playing.result(), Some(&won));
    assert_eq!(won.winner(), Some(Color::Black));
    let mut contest = stopped(WALLS);
    for color in Color::BOTH {
        contest.agree(color).unwrap();
    }
    assert_eq!(
        contest.resign(Color::White),
        Err(ContestError::NotNow {
            phase: Phase::Agreed
        })
    );
}

const TRIPLE_KO: &str =
    "O O O O O O O\nO X O . O . O\nX . X O X O X\nX X X X X X X\nO O O O O O O\n. . . . . . .";

#[test]
fn a_repetition_is_offered_and_never_forced() {
    let cycle = ["D5", "B4", "F5", "D4", "B5", "F4"];
    let mut contest = contest(TRIPLE_KO, Ruleset::japanese(), "");
    let none = Err(ContestError::NoRepetition);
    assert_eq!(contest.agree_to_no_result(Color::Black), none);
    for mv in cycle {
        assert_eq!(contest.repetition(), None, "{mv}");
        contest.play(Move::Play(pt(mv))).unwrap();
    }
    assert_eq!(
        contest.repetition(),
        Some(Repetition { since: 0, moves: 6 })
    );
    contest.agree_to_no_result(Color::Black).unwrap();
    // Playing on is an answer too.
    contest.play(Move::Play(pt("D5"))).unwrap();
    assert_eq!(contest.result(), None);
    contest.agree_to_no_result(Color::White).unwrap();
    assert_eq!(contest.result(), None);
    contest.agree_to_no_result(Color::Black).unwrap();
    assert_eq!(contest.result(), Some(&GameResult::NoResult));
}

#[test]
fn two_passes_are_no_repetition() {
    let contest = contest(WALLS, Ruleset::japanese(), "B pass");
    assert_eq!(contest.repetition(), None);
    assert_eq!(stopped(WALLS).repetition(), None);
}

#[test]
fn where_dead_stones_are_played_out_two_passes_count_at_once() {
    let inside = ". O X O .\n. . X O .\n. . X O .";
    for ruleset in [Ruleset::beginner_area(), Ruleset::tromp_taylor()] {
        let contest = contest(inside, ruleset, "B pass, W pass");
        let score = contest.count().score();
        assert_eq!(contest.result(), Some(&GameResult::Counted(score)));
        // The white stone at B3 was left on the board, and so it lives.
        assert_eq!(score.black.to_string(), "3");
    }
}

#[test]
fn capture_go_ends_with_the_capture() {
    let mut won = contest(
        "X O . O X\n. . . . .\nX O . . .",
        Ruleset::capture(1),
        "B C3",
    );
    won.play("A2".parse().unwrap()).unwrap();
    assert_eq!(
        won.result(),
        Some(&GameResult::Captured {
            winner: Color::White
        })
    );
    let passed = contest(". .\n. .", Ruleset::capture(3), "B pass, W pass");
    assert_eq!(passed.result(), Some(&GameResult::NoResult));
}

#[test]
fn a_whole_komi_can_end_in_a_tie() {
    let ruleset = Ruleset {
        komi: Komi::ZERO,
        ..Ruleset::japanese()
    };
    let mut contest = contest(WALLS, ruleset, "B pass, W pass");
    for color in Color::BOTH {
        contest.agree(color).unwrap();
    }
    for color in Color::BOTH {
        contest.accept(color).unwrap();
    }
    let Some(GameResult::Counted(score)) = contest.result() else {
        panic!("{contest:?}\n{:?}", contest.count())
    };
    assert_eq!(
        (score.outcome(), contest.result().unwrap().winner()),
        (Outcome::Tie, None)
    );
}

#[test]
fn safe_stones_are_never_marked_dead() {
    let size = BoardSize::new(3, 2).unwrap();
    let stones = pts("C1 C2").into_iter().map(|point| (point, Color::Black));
    let board = Board::from_stones(size, stones, &[pt("C1")]).unwrap();
    let mut contest = Contest::new(Game::from_position(
        board,
        Color::Black,
        Ruleset::japanese(),
    ));
    contest.play(Move::Pass).unwrap();
    contest.play(Move::Pass).unwrap();
    assert_eq!(
        contest.toggle_dead(pt("C2")),
        Err(ContestError::SafeStone { point: pt("C2") })
    );
}
