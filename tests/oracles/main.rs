//! Our rules against boards, games and scores that others have recorded.
//!
//! The records are not part of this project. They are looked for in the folder that the environment
//! variable `TENGEN_ORACLES` names, else beside the project in `shared/oracles`. Where there are
//! none, nothing is compared, and the last line says so.

mod cases;
mod games;
mod goscorer;
mod katago;
mod left_out;
mod ogs;
mod report;
mod sgfmill;

use report::{Report, say};
use std::path::PathBuf;

fn folder() -> PathBuf {
    match std::env::var_os("TENGEN_ORACLES") {
        Some(folder) => folder.into(),
        None => PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../shared/oracles"),
    }
}

#[test]
fn the_rules_agree_with_the_oracles() {
    let folder = folder();
    let mut reports: Vec<Report> = Vec::new();
    reports.extend(sgfmill::run(&folder));
    reports.extend(katago::run(&folder));
    for source in [
        "tenuki",
        "sabaki",
        "sagebati_goban",
        "minigo",
        "open_spiel",
        "fuego_repetition",
        "pachi",
    ] {
        reports.extend(cases::run(&folder, source));
    }
    reports.extend(goscorer::run(&folder));
    reports.extend(ogs::run(&folder));
    reports.extend(games::run(&folder));
    if reports.is_empty() {
        say(&format!(
            "no oracles at {}: nothing was compared",
            folder.display()
        ));
        return;
    }
    let stale = left_out::unused(&reports);
    let failures: Vec<_> = reports.iter().flat_map(|report| &report.failures).collect();
    for report in &reports {
        say(&report.line());
    }
    let agreed: usize = reports.iter().map(|report| report.agreed).sum();
    let left_out: usize = reports.iter().map(|report| report.left_out.len()).sum();
    say(&format!(
        "oracles: {agreed} cases agree, {} differ, {left_out} are left out",
        failures.len()
    ));
    assert!(
        failures.is_empty(),
        "these differ:\n{}",
        failures
            .iter()
            .map(|text| format!("{text}\n"))
            .collect::<String>()
    );
    assert!(
        stale.is_empty(),
        "these are left out but need not be: {stale:?}"
    );
}
