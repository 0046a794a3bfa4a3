//! Points, moves, numbers and sizes as text.

use crate::check::{names, pts, square};
use tengen::rules::*;

#[test]
fn points_are_named_by_letter_and_number() {
    for (column, row, name) in [
        (0, 0, "A1"),
        (7, 8, "H9"),
        (8, 8, "J9"),
        (18, 18, "T19"),
        (24, 24, "Z25"),
        (25, 0, "AA1"),
        (26, 99, "AB100"),
        (49, 0, "AZ1"),
        (50, 0, "BA1"),
        (255, 255, "KF256"),
    ] {
        let point = Point::new(column, row);
        assert_eq!(point.to_string(), name);
        assert_eq!(name.parse(), Ok(point));
        assert_eq!(name.to_lowercase().parse(), Ok(point));
    }
}

#[test]
fn every_point_is_read_back_from_its_name() {
    for column in 0..=u8::MAX {
        for row in 0..=u8::MAX {
            let point = Point::new(column, row);
            assert_eq!(point.to_string().parse(), Ok(point));
        }
    }
}

#[test]
fn what_is_no_point_says_why() {
    use ParsePointError::*;
    for (text, error) in [
        ("", NoColumn),
        ("8", NoColumn),
        ("１一", NoColumn),
        (" C8", NoColumn),
        ("I5", LetterI),
        ("i5", LetterI),
        ("AI5", LetterI),
        ("C", NoRow),
        ("C0", BadRow),
        ("C08", BadRow),
        ("C-1", BadRow),
        ("C+1", BadRow),
        ("C8 ", BadRow),
        ("C８", BadRow),
        ("C257", TooFar),
        ("KG1", TooFar),
        ("C99999999999999999999999", TooFar),
        ("ZZZZZZZZZZZZZZZZZZZZZZZZZ1", TooFar),
    ] {
        assert_eq!(text.parse::<Point>(), Err(error), "{text:?}");
        assert!(!error.to_string().is_empty());
    }
}

#[test]
fn moves_are_read_back_as_written() {
    for text in ["B C8", "W pass", "B AA30"] {
        let mv: ColoredMove = text.parse().unwrap();
        assert_eq!(mv.to_string(), text);
    }
    assert_eq!(
        " w  PASS ".parse(),
        Ok(ColoredMove::new(Color::White, Move::Pass))
    );
    assert_eq!("pass".parse(), Ok(Move::Pass));
    for (text, error) in [
        ("", ParseMoveError::NoColor),
        ("C8", ParseMoveError::NoColor),
        ("black C8", ParseMoveError::NoColor),
        ("B", ParseMoveError::NoMove),
        ("B I9", ParseMoveError::Point(ParsePointError::LetterI)),
        ("B C8 D8", ParseMoveError::TooMuch),
    ] {
        assert_eq!(text.parse::<ColoredMove>(), Err(error), "{text:?}");
        assert!(!error.to_string().is_empty());
    }
}

#[test]
fn komi_is_exact_in_half_points() {
    for (half_points, text) in [
        (13, "6.5"),
        (0, "0"),
        (14, "7"),
        (1, "0.5"),
        (-1, "-0.5"),
        (-13, "-6.5"),
    ] {
        assert_eq!(Komi::from_half_points(half_points).to_string(), text);
        assert_eq!(text.parse(), Ok(Komi::from_half_points(half_points)));
    }
    assert_eq!("7.0".parse(), Ok(Komi::from_points(7)));
    for text in [
        "",
        "-",
        ".5",
        "6.",
        "6.25",
        "6,5",
        "+6",
        "--1",
        "1e3",
        "2000000000",
        "６",
    ] {
        assert_eq!(text.parse::<Komi>(), Err(ParseKomiError), "{text:?}");
    }
    let most = Komi::from_points(i32::MAX);
    assert_eq!(most + most, most);
    assert_eq!(Komi::from_half_points(i32::MIN).to_string(), "-1073741824");
}

#[test]
fn a_board_has_two_to_twenty_five_lines() {
    for (columns, rows) in [(2, 2), (25, 25), (2, 25), (7, 6)] {
        let size = BoardSize::new(columns, rows).unwrap();
        assert_eq!((size.columns(), size.rows()), (columns, rows));
        assert_eq!(size.points().count(), size.len());
        for (index, point) in size.points().enumerate() {
            assert!(size.contains(point));
            assert_eq!(size.index(point), index);
        }
        assert!(size.index(Point::new(255, 255)) < size.len());
    }
    for (columns, rows) in [(0, 9), (1, 9), (9, 1), (26, 9), (9, 255)] {
        assert_eq!(
            BoardSize::new(columns, rows),
            Err(BoardSizeError { columns, rows })
        );
    }
    assert_eq!(BoardSize::new(9, 7).unwrap().to_string(), "9x7");
}

#[test]
fn a_board_is_read_from_the_top_left() {
    let points: Vec<_> = BoardSize::new(3, 2).unwrap().points().collect();
    assert_eq!(names(&points), "A2 B2 C2 A1 B1 C1");
}

#[test]
fn neighbors_stay_on_the_board() {
    for (point, near) in [
        ("A1", "A2 B1"),
        ("C1", "B1 C2 D1"),
        ("C3", "B3 C2 C4 D3"),
        ("E5", "D5 E4"),
        ("F5", ""),
    ] {
        let mut found: Vec<_> = square(5).neighbors(point.parse().unwrap()).collect();
        found.sort_unstable();
        assert_eq!(found, pts(near), "{point}");
    }
    assert_eq!(square(25).neighbors(Point::new(255, 255)).count(), 0);
}

#[test]
fn star_points_follow_the_size() {
    for (columns, rows, stars) in [
        (2, 2, ""),
        (3, 3, ""),
        (5, 5, "C3"),
        (8, 8, "C6 F6 C3 F3"),
        (9, 9, "C7 G7 E5 C3 G3"),
        (13, 13, "D10 K10 G7 D4 K4"),
        (19, 19, "D16 K16 Q16 D10 K10 Q10 D4 K4 Q4"),
        (9, 19, "C16 G16 C10 E10 G10 C4 G4"),
    ] {
        assert_eq!(
            names(&BoardSize::new(columns, rows).unwrap().star_points()),
            stars,
            "{columns}x{rows}"
        );
    }
}

#[test]
fn rulesets_are_found_by_name() {
    assert_eq!(Ruleset::from_preset("japanese"), Some(Ruleset::japanese()));
    assert_eq!(
        Ruleset::from_preset("beginner-area"),
        Some(Ruleset::beginner_area())
    );
    assert_eq!(Ruleset::from_preset("custom"), None);
    assert_eq!(Ruleset::japanese().komi.to_string(), "6.5");
    assert_eq!(Ruleset::beginner_area().komi.to_string(), "7.5");
}
