//! Play without sense: whatever is tried, the machines answer, and what is settled stays settled.

use crate::{
    check::{plain, pt},
    confirmation::figure,
    random::Random,
};
use tengen::rules::*;

impl Random {
    fn size(&mut self, most: usize) -> BoardSize {
        let mut lines = || u8::try_from(2 + self.below(most - 1)).unwrap();
        BoardSize::new(lines(), lines()).unwrap()
    }

    fn color(&mut self) -> Color {
        Color::BOTH[self.below(2)]
    }

    /// A point that may lie just off the board.
    fn point(&mut self, size: BoardSize) -> Point {
        let mut line = |lines: u8| u8::try_from(self.below(usize::from(lines) + 1)).unwrap();
        Point::new(line(size.columns()), line(size.rows()))
    }
}

#[test]
fn confirmation_bars_kos_and_nothing_else() {
    let mut random = Random(77);
    let mut barred_kos = 0;
    for _ in 0..40 {
        let size = random.size(5);
        let mut confirmation = Confirmation::new(Board::new(size), Color::Black);
        for _ in 0..60 {
            let to_play = confirmation.to_play();
            let fresh = Game::from_position(confirmation.board().clone(), to_play, plain());
            let own = confirmation
                .bans()
                .iter()
                .filter(|ban| ban.color == to_play);
            let barred: Vec<_> = own.map(|ban| ban.point).collect();
            for point in size.points() {
                let legal = confirmation.legal(ConfirmationMove::Play(point)).is_ok();
                let mut game = fresh.clone();
                let takes_ko = game.play(Move::Play(point)).is_ok() && game.ko_point().is_some();
                let refused = takes_ko && barred.contains(&point);
                barred_kos += usize::from(refused);
                let expected = fresh.is_legal(point) && !refused;
                assert_eq!(legal, expected, "{point}\n{confirmation:?}");
            }
            let mut tries: Vec<_> = size.points().map(ConfirmationMove::Play).collect();
            tries.extend(barred.into_iter().map(ConfirmationMove::PassForKo));
            tries.push(ConfirmationMove::Pass);
            let first = random.below(tries.len());
            tries.rotate_left(first);
            let legal = tries
                .into_iter()
                .find(|&mv| confirmation.legal(mv).is_ok())
                .unwrap();
            let before = confirmation.clone();
            confirmation.play(legal).unwrap();
            let mut back = confirmation.clone();
            assert_eq!(back.take_back(), Some((to_play, legal)));
            assert_eq!(back, before);
        }
    }
    assert!(barred_kos > 0);
}

#[test]
fn any_order_of_doors_leads_to_one_result_or_goes_on() {
    let mut random = Random(99);
    let mut ends = [0; 6];
    for round in 0..300 {
        let ruleset = Ruleset::PRESETS[round % Ruleset::PRESETS.len()];
        let mut contest = Contest::new(Game::new(random.size(4), ruleset));
        for _ in 0..80 {
            let settled = contest.result().cloned();
            open_a_door(&mut contest, &mut random);
            assert_eq!(contest.result().is_some(), contest.phase() == Phase::Over);
            if settled.is_some() {
                assert_eq!(contest.result().cloned(), settled);
            }
        }
        match contest.result() {
            Some(GameResult::Counted(score)) => {
                assert_eq!(*score, contest.count().score());
                ends[0] += 1;
            }
            Some(GameResult::Captured { .. }) => ends[1] += 1,
            Some(GameResult::Resigned { .. }) => ends[2] += 1,
            Some(GameResult::Forfeit { breach }) => {
                assert_eq!(contest.breaches().first(), Some(breach));
                ends[3] += 1;
            }
            Some(GameResult::NoResult) => ends[4] += 1,
            Some(GameResult::BothLose(_)) => ends[5] += 1,
            None => {}
        }
    }
    assert!(ends.iter().all(|&times| times > 0), "{ends:?}");
}

fn open_a_door(contest: &mut Contest, random: &mut Random) {
    let size = contest.game().board().size();
    let (color, point, other) = (random.color(), random.point(size), random.point(size));
    let mv = ColoredMove::new(color, Move::Play(point));
    // What is refused must leave the game as it was; what it says is told elsewhere.
    let before = contest.game().clone();
    let door = if random.below(3) == 0 {
        random.below(60)
    } else {
        0
    };
    let refused = match door {
        0..=19 => contest.play(Move::Play(point)).is_err(),
        20..=31 => contest.play(Move::Pass).is_err(),
        32..=35 => contest.agree(color).is_err(),
        36..=39 => contest.accept(color).is_err(),
        40 => contest.resign(color).is_err(),
        41..=43 => contest.toggle_dead(point).is_err(),
        44 => contest.toggle_seki(point).is_err(),
        45..=48 => contest.fill(color, point).is_err(),
        49 => contest.resume(color).is_err(),
        50..=51 => contest.refuse(color).is_err(),
        52..=53 => contest.agree_to_no_result(color).is_err(),
        54 => contest.break_rule(mv).is_err(),
        55 => contest.point_out().is_err(),
        56 => contest.displace(point, other).is_err(),
        57 => contest.put_back().is_err(),
        58 => contest.dispute_displaced().is_err(),
        _ => match contest.verify() {
            Ok(verified) => {
                assert_eq!(verified.moves, contest.all_moves().len());
                false
            }
            Err(_) => true,
        },
    };
    if refused {
        assert_eq!(contest.game(), &before);
    }
}

#[test]
fn a_chain_that_is_read_keeps_its_promise_in_play() {
    let figures = [
        ("OOOOO xxOOO .xOOO .xOOO oxxOO x.xOO", "b2"),
        ("OOOOOOOO OOOOOOOO xxxxxxOO ooooxxxO .o.xx.xO", "a2"),
        ("OOOOOOOOO xxxxxOOOO ooooxxxxO xx.o.x.xO", "a3"),
        ("OOOO xxxO ..xO ..xO", "a3"),
        (".o.xO oxxxO .xOOO xxOOO OOOOO", "b4"),
    ];
    let mut random = Random(11);
    for (rows, point) in figures {
        let board = figure(rows);
        let reading = read_chain(&board, pt(point), Limits::default()).unwrap();
        let alive = reading.status() == Status::Alive;
        let attacker = board.at(pt(point)).unwrap().opposite();
        let right = if alive { attacker.opposite() } else { attacker };
        for _ in 0..200 {
            let mut play = Confirmation::of_chain(board.clone(), pt(point)).unwrap();
            for _ in 0..60 {
                if play.subject() != Some(SubjectState::Stands) {
                    break;
                }
                let mv = if play.to_play() == right {
                    let answer = reading.answer(&play);
                    // A living chain may need no answer any more.
                    assert!(alive || answer.is_some(), "{rows}\n{play:?}");
                    answer.unwrap_or(ConfirmationMove::Pass)
                } else {
                    any_move(&play, &mut random)
                };
                play.play(mv)
                    .unwrap_or_else(|error| panic!("{rows}: {mv}: {error}"));
            }
            let stands = play.subject() == Some(SubjectState::Stands);
            assert_eq!(stands, alive, "{rows}\n{play:?}");
        }
    }
}

fn any_move(play: &Confirmation, random: &mut Random) -> ConfirmationMove {
    let points = play.board().size().points();
    let mut tries: Vec<_> = points.map(ConfirmationMove::Play).collect();
    let bans = play.bans().iter();
    tries.extend(bans.map(|ban| ConfirmationMove::PassForKo(ban.point)));
    tries.push(ConfirmationMove::Pass);
    tries.retain(|&mv| play.legal(mv).is_ok());
    tries[random.below(tries.len())]
}

#[test]
fn any_board_is_read_without_harm() {
    let mut random = Random(5);
    let limits = Limits {
        points: 64,
        states: 300,
    };
    for _ in 0..60 {
        let size = random.size(25);
        let mut game = Game::new(size, plain());
        for _ in 0..random.below(400) {
            let mv = Move::Play(random.point(size));
            let _ = game.play(mv);
        }
        let reading = read_board(game.board(), limits);
        let agreement = reading.agreement();
        assert!(
            agreement
                .dead
                .iter()
                .all(|&stone| game.board().at(stone).is_some())
        );
        assert!(
            agreement
                .seki
                .iter()
                .all(|stone| !agreement.dead.contains(stone))
        );
        assert!(reading.contradicts(&agreement).is_empty());
        let unread = |point| reading.unread.contains(&point);
        for (chain, status) in &reading.chains {
            assert_eq!(*status == Status::Unknown, unread(chain.stones[0]));
        }
    }
}
