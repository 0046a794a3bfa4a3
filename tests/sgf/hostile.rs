//! Files that mean harm, or that came to harm: a clear answer, at once, and what was good is kept.

use std::time::{Duration, Instant};

use crate::round_trip::check_round_trip;
use tengen::rules::Komi;
use tengen::sgf::{NodeId, Reading, Replayed, Scope, read};

/// Reads and replays on a small stack; neither may take long, even on a busy machine without
/// optimization.
#[track_caller]
fn survive(bytes: Vec<u8>) -> (Reading, Option<Replayed>) {
    let small = std::thread::Builder::new().stack_size(256 << 10);
    let work = small.spawn(move || {
        let begun = Instant::now();
        let reading = read(&bytes);
        let replayed = reading
            .records
            .first()
            .map(|record| record.replay(record.rules(None), Scope::Everything));
        check_round_trip("hostile", &bytes);
        assert!(begun.elapsed() < Duration::from_secs(30));
        (reading, replayed)
    });
    work.unwrap().join().unwrap()
}

#[test]
fn a_hundred_thousand_nodes_deep() {
    let line = ";B[]".repeat(100_000);
    let (reading, replayed) = survive(format!("(;SZ[9]{line})").into_bytes());
    assert_eq!(reading.records[0].tree().len(), 100_001);
    let replayed = replayed.unwrap();
    assert_eq!(replayed.moves, 100_000);
    // Every pass but the first is out of turn.
    assert_eq!(replayed.findings.len() + replayed.left_out, 99_999);

    let nested = format!(
        "(;SZ[9]{}{})",
        "(;B[](;W[]".repeat(50_000),
        ")".repeat(100_000)
    );
    let (reading, replayed) = survive(nested.into_bytes());
    assert_eq!(reading.problems, []);
    let replayed = replayed.unwrap();
    assert_eq!((replayed.moves, replayed.findings.len()), (100_000, 0));
    let record = &reading.records[0];
    let last = record.tree().main_line().last().unwrap();
    assert_eq!(record.place(last).to_string(), "node 100001, move 100000");
}

#[test]
fn variations_and_boards_without_end() {
    let branching = format!(
        "(;SZ[9]{}{})",
        "(;B[])(;AB[aa]".repeat(20_000),
        ")".repeat(20_000)
    );
    let (reading, replayed) = survive(branching.into_bytes());
    assert_eq!(reading.records[0].tree().len(), 40_001);
    assert_eq!(replayed.unwrap().moves, 1);
    let waiting = format!(
        "(;SZ[25]{}{})",
        "(;AB[aa]".repeat(5_000),
        "(;B[bb]))(;B[cc])".repeat(5_000)
    );
    let (_, replayed) = survive(waiting.into_bytes());
    assert!(replayed.unwrap().findings.len() <= 1000);
}

#[test]
fn brackets_parentheses_and_texts_without_end() {
    for text in [
        "(", "(;", "(;(", "[", "(;A", "(;AB[", "(;B[\\", ")", ";", "\0", "(;B[aa]", "(;B",
    ] {
        let (reading, _) = survive(text.repeat(200_000).into_bytes());
        assert!(reading.has_errors(), "{text}");
        assert!(reading.problems.len() <= 101, "{text}");
    }
    let comment = "x".repeat(10 << 20);
    let (reading, _) = survive(format!("(;SZ[9]C[{comment}];B[ee])").into_bytes());
    let root = reading.records[0].tree().node(NodeId::ROOT);
    assert!(root.comment().unwrap() == comment);
    let (reading, _) = survive(format!("(;SZ[9]C[{comment}").into_bytes());
    assert!(
        reading.problems[0]
            .to_string()
            .contains("node 1, C: the file ends inside this value")
    );
    let (reading, _) = survive(format!("({})", ";".repeat(3_000_000)).into_bytes());
    assert!(
        reading.problems[0]
            .to_string()
            .contains("more than a million nodes")
    );
    let points = "[aa:yy]".repeat(1 << 20);
    let (reading, _) = survive(format!("(;SZ[25]AE{points};B[aa])").into_bytes());
    assert_eq!(reading.records[0].main_line().len(), 1);
}

#[test]
fn a_file_cut_anywhere_keeps_what_came_before() {
    let whole = include_str!("cases/variations.sgf");
    let mut moves_before = 0;
    for end in 0..whole.len() {
        let (reading, _) = survive(whole.as_bytes()[..end].to_vec());
        assert!(
            reading.has_errors() || end + 1 >= whole.trim_end().len(),
            "{end}"
        );
        let moves: usize = (reading.records.iter())
            .map(|record| {
                record
                    .tree()
                    .ids()
                    .map(|id| record.moves(id).len())
                    .sum::<usize>()
            })
            .sum();
        assert!(moves >= moves_before, "{end}");
        moves_before = moves;
    }
    assert_eq!(moves_before, 11);
}

#[test]
fn any_byte_may_be_wrong() {
    let whole = include_bytes!("cases/variations.sgf");
    for at in 0..whole.len() {
        for wrong in [0x00, b'(', b')', b'[', b']', b'\\', b';', b':', 0xff, 0x81] {
            let mut bytes = whole.to_vec();
            bytes[at] = wrong;
            let reading = read(&bytes);
            for record in &reading.records {
                let replayed = record.replay(record.rules(None), Scope::Everything);
                assert!(replayed.moves <= 11);
            }
            if std::str::from_utf8(&bytes).is_ok() {
                check_round_trip(&format!("{at} {wrong}"), &bytes);
            }
        }
    }
}

#[test]
fn numbers_beyond_all_bounds_are_named() {
    for (property, word) in [
        ("SZ[999999999999999999999]", "no size"),
        ("SZ[0]", "2 to 25"),
        ("SZ[1]", "2 to 25"),
        ("SZ[-9]", "no size"),
        ("SZ[9:]", "no size"),
        ("SZ[26]", "not 26 by 26"),
        ("SZ[9:52]", "not 9 by 52"),
        ("KM[99999999999]", "no komi"),
        ("KM[1e9]", "no komi"),
        ("KM[NaN]", "no komi"),
        ("KM[6.25]", "no komi"),
        ("HA[300]", "no number of handicap stones"),
        ("HA[-1]", "no number of handicap stones"),
    ] {
        let reading = read(format!("(;{property};B[aa])").as_bytes());
        let said = reading.problems[0].to_string();
        assert!(
            said.contains(word) && said.contains("node 1"),
            "{property}: {said}"
        );
        assert!(said.contains("fix: "), "{said}");
        assert_eq!(
            reading.records.is_empty(),
            property.starts_with("SZ"),
            "{property}"
        );
    }
    let large = read(b"(;SZ[9]KM[999999999];B[aa])");
    assert_eq!(
        large.records[0].komi(),
        Some(Komi::from_points(999_999_999))
    );
}
