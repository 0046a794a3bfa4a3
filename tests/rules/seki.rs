//! Seki found by reading, and what it means for the count.

use crate::{
    check::{board, names, pt, pts},
    confirmation::figure,
};
use tengen::rules::*;

/// Reads a board and says what is in seki, the dame, what is open, what is dead and what is unread.
fn read(board: &Board) -> String {
    let reading = read_board(board, Limits::default());
    let said = [
        ("seki", &reading.seki),
        ("dame", &reading.dame),
        ("open", &reading.open),
        ("dead", &reading.agreement().dead),
        ("unread", &reading.unread),
    ];
    let said = said.iter().filter(|(_, points)| !points.is_empty());
    let said = said.map(|(what, points)| format!("{what} {}", names(points)));
    said.collect::<Vec<_>>().join("; ")
}

const SHARED_DAME: &str = "OOOOOOOO OOOOOOOO xxxxxxOO ooooxxxO .o.xx.xO";
const DOUBLE_KO: &str = "XXXXXXX ooXXXXX xooooXX .xxo.oX xxxoooX .xo.oXX";
const DEAD_INSIDE: &str = "OOOOOOOOO xxxxxOOOO ooooxxxxO xx.o.x.xO";
const THREE_POINTS: &str = ".xxo oxxo Xooo XXXO";

#[test]
fn the_sekis_of_the_commentary_are_found() {
    let table = [
        // Figure 13.
        (
            SHARED_DAME,
            "seki A2 A3 B1 B2 B3 C2 C3 D1 D2 D3 E1 E2 E3 F2 F3 G1 G2; dame C1",
        ),
        // Figure 14: the lone stones of the double ko are dead.
        (
            DOUBLE_KO,
            "seki A2 A5 B1 B2 B3 B4 B5 C2 C3 C4 D2 D3 D4 E1 E2 E4 F2 F3; dame A3 D1; dead A4 C1",
        ),
        // Figure 17: dead stones in the eye of a seki.
        (
            DEAD_INSIDE,
            "seki A2 A3 B2 B3 C2 C3 D1 D2 D3 E2 E3 F1 F2 G2 H1 H2; dame E1; dead A1 B1",
        ),
        (THREE_POINTS, "seki A3 B3 B4 C3 C4; dame A4"),
    ];
    for (rows, expected) in table {
        assert_eq!(read(&figure(rows)), expected, "{rows}");
    }
}

#[test]
fn what_is_alive_or_dead_without_dame_is_no_seki() {
    let table = [
        ("OOOOO xxxxO .x.xO", ""),
        // Figure 10, and figure 9, where both sides are dead.
        ("OOOOO xxOOO .xOOO .xOOO oxxOO x.xOO", "dead A2"),
        (
            "OOOOO xxOOO .xOOO oxxOO x.xOO",
            "dead A1 A2 A4 B2 B3 B4 C1 C2",
        ),
    ];
    for (rows, expected) in table {
        assert_eq!(read(&figure(rows)), expected, "{rows}");
    }
}

#[test]
fn dame_that_can_be_filled_are_open_and_make_no_seki() {
    // Figure 15 in small: C2 lies between two living sides.
    assert_eq!(
        read(&board(". X O .\nX X O O\n. X . O\nX X O O\n. X O .")),
        "open C3"
    );
}

#[test]
fn what_the_limits_do_not_reach_is_unread() {
    let open = board(". . . . . . .\n. X . . . O .\n. . . . . . .\n. . . . . . .\n. . . . . . .");
    assert_eq!(read(&open), "unread B4 F4");
    let few = Limits {
        points: 30,
        states: 10,
    };
    let reading = read_board(&figure(SHARED_DAME), few);
    assert_eq!(reading.unread.len(), 17);
    assert_eq!(reading.agreement(), Agreement::default());
    assert_eq!(reading.status(pt("A2")), Some(Status::Unknown));
    assert_eq!(reading.status(pt("A1")), None);
}

/// The count of a figure by what was read: for each side territory, living stones and dead stones of
/// its opponent; then the eyes in seki and the dead stones that stay.
fn counted(rows: &str, rule: ScoringRule) -> String {
    let board = figure(rows);
    let agreement = read_board(&board, Limits::default()).agreement();
    let count = count_agreed(&board, Prisoners::default(), &agreement, rule, Komi::ZERO);
    let side = |side: SideCount| format!("{} {} {}", side.territory, side.stones, side.dead);
    let in_seki = count.regions.iter().filter(|region| region.seki.is_some());
    let eyes: Vec<_> = in_seki
        .map(|region| format!("{:?} {}", region.seki.unwrap(), names(&region.points)))
        .collect();
    let stones = count.black.stones + count.white.stones;
    assert_eq!(stones as usize + count.owners.len(), board.size().len());
    format!(
        "B {}, W {}; {}; {}",
        side(count.black),
        side(count.white),
        eyes.join(", "),
        names(&count.left)
    )
}

#[test]
fn eyes_in_seki_are_no_territory_and_dead_stones_in_them_stay() {
    use ScoringRule::{Area, Territory};
    let table = [
        (
            SHARED_DAME,
            Territory,
            "B 0 12 0, W 0 25 0; White A1, Black F1; ",
        ),
        (
            SHARED_DAME,
            Area,
            "B 1 12 0, W 1 25 0; White A1, Black F1; ",
        ),
        (
            DOUBLE_KO,
            Territory,
            "B 0 24 0, W 0 12 0; White E3, Black A1; A4 C1",
        ),
        (
            DEAD_INSIDE,
            Territory,
            "B 0 11 0, W 0 20 0; White A1 B1 C1, Black G1; A1 B1",
        ),
        (
            DEAD_INSIDE,
            Area,
            "B 1 11 0, W 3 20 2; White A1 B1 C1, Black G1; ",
        ),
        (THREE_POINTS, Territory, "B 0 8 0, W 0 7 0; ; "),
    ];
    for (rows, rule, expected) in table {
        assert_eq!(counted(rows, rule), expected, "{rows}");
    }
}

#[test]
fn by_the_letter_an_open_dame_takes_all_territory_away() {
    // Figure 15 on nine lines, before and after the point E5 is filled.
    let row = ". . . X O . . . .\n";
    let walls = |middle: &str| board(&[&row.repeat(4), middle, &row.repeat(4)].concat());
    let score = |board: &Board| {
        let agreement = Agreement {
            dead: Vec::new(),
            seki: seki_by_dame(board, &[]),
        };
        let (held, rule) = (Prisoners::default(), ScoringRule::Territory);
        let count = count_agreed(board, held, &agreement, rule, Komi::ZERO);
        (count.black.territory, count.white.territory)
    };
    assert_eq!(score(&walls(". . . X . O . . .\n")), (0, 0));
    assert_eq!(score(&walls(". . . X X O . . .\n")), (27, 35));
    // Figure 17, where that reading and the search agree.
    let seki = figure(DEAD_INSIDE);
    let read = read_board(&seki, Limits::default());
    assert_eq!(seki_by_dame(&seki, &pts("A1")), read.seki);
}

#[test]
fn marks_are_held_against_what_was_read() {
    let board = figure(DEAD_INSIDE);
    let reading = read_board(&board, Limits::default());
    let marked = |dead: &str| Agreement {
        dead: pts(dead),
        seki: Vec::new(),
    };
    assert_eq!(names(&reading.contradicts(&reading.agreement())), "");
    assert_eq!(names(&reading.contradicts(&marked(""))), "A1");
    assert_eq!(names(&reading.contradicts(&marked("B1 A2"))), "A2");
}

#[test]
fn the_guess_is_what_was_read_where_the_board_is_closed() {
    for rows in [SHARED_DAME, DOUBLE_KO, DEAD_INSIDE, THREE_POINTS] {
        let board = figure(rows);
        let read = read_board(&board, Limits::default()).agreement();
        assert_eq!(guess_agreement(&board), read, "{rows}");
    }
}

#[test]
fn the_guess_is_the_same_every_time_and_spares_what_nobody_can_capture() {
    let wide = board(
        "O . X O . . . . .\n. . X O . . X . .\n. . X O . . . . .\n. . X O . . . . .\n. . X O . O . O .\n. X X O O O O O O",
    );
    let guess = guess_dead(&wide);
    assert_eq!(names(&guess), "A6 G5");
    assert_eq!(guess_dead(&wide), guess);
    assert_eq!(guess_agreement(&wide).dead, guess);
    for color in Color::BOTH {
        for chain in pass_alive(&wide, color) {
            assert!(!guess.contains(&chain.stones[0]));
        }
    }
}

#[test]
fn a_protective_move_makes_a_dead_chain_alive() {
    let table = [
        // Figure 9: Black adds a stone at A, which is A3 here, and nothing else will do.
        ("OOOOO xxOOO .xOOO oxxOO x.xOO", "b2", "A3"),
        // Figure 10 needs none, and three in a row has one.
        ("OOOOO xxOOO .xOOO .xOOO oxxOO x.xOO", "b2", ""),
        ("OOOOO xxxxO ...xO", "a2", "B1"),
        // A square of four has none.
        ("OOOO xxxO ..xO ..xO", "a3", ""),
        ("OOOO xxxO ..xO ..xO", "a1", ""),
    ];
    for (rows, point, expected) in table {
        let points = protecting_moves(&figure(rows), pt(point), Limits::default());
        assert_eq!(names(&points), expected, "{rows}");
    }
}

/// Twenty closed parts, each of them dear to read: together they would take minutes.
#[test]
fn a_board_too_dear_to_read_names_no_seki() {
    let tile = ["XO..XO", "X.X.XO", ".OX.OO", ".....O", "OOOOOO"];
    let rows = (0..25).map(|row| {
        let tiles = tile[row % 5].repeat(4);
        format!("O{tiles}")
    });
    let size = BoardSize::new(25, 25).unwrap();
    let mut stones = Vec::new();
    for (line, row) in rows.enumerate() {
        for (column, sign) in row.chars().enumerate() {
            let point = Point::new(column as u8, (24 - line) as u8);
            match sign {
                'X' => stones.push((point, Color::Black)),
                'O' => stones.push((point, Color::White)),
                _ => {}
            }
        }
    }
    let board = Board::from_stones(size, stones, &[pt("A25")]).unwrap();
    let limits = Limits {
        states: 20_000,
        ..Limits::default()
    };
    let reading = read_board(&board, limits);
    assert_eq!(reading.seki, []);
    let cut_short = reading.chains.iter().any(|(chain, status)| {
        let alone = read_chain(&board, chain.stones[0], limits).unwrap();
        *status == Status::Unknown && alone.status() != Status::Unknown
    });
    assert!(cut_short);
}
