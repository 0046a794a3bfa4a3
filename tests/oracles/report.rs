//! What came of one source.

use std::{
    fmt::Debug,
    fs,
    io::{self, Write},
    path::Path,
};

use serde_json::Value;

/// What a case came to.
pub enum Ran {
    Agreed,
    /// Nothing in it could be compared, and why.
    LeftOut(&'static str),
}

#[derive(Default)]
pub struct Report {
    pub source: String,
    pub agreed: usize,
    pub left_out: Vec<(String, &'static str)>,
    pub failures: Vec<String>,
}

impl Report {
    pub fn new(source: &str) -> Self {
        Self {
            source: source.to_owned(),
            ..Self::default()
        }
    }

    pub fn add(&mut self, case: &str, outcome: Result<Ran, String>) {
        match outcome {
            Ok(Ran::Agreed) => self.agreed += 1,
            Ok(Ran::LeftOut(reason)) => self.left_out.push((case.to_owned(), reason)),
            Err(failure) => self
                .failures
                .push(format!("{}, {case}: {failure}", self.source)),
        }
    }

    pub fn line(&self) -> String {
        let Self {
            source,
            agreed,
            left_out,
            failures,
        } = self;
        let all = agreed + left_out.len() + failures.len();
        format!(
            "{source}: {agreed} of {all} cases agree, {} left out",
            left_out.len()
        )
    }
}

/// Writes a line that is seen even when the test passes.
pub fn say(line: &str) {
    let _ = writeln!(io::stdout().lock(), "{line}");
}

/// Fails with a text unless something holds.
pub fn ensure(holds: bool, text: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(text()) }
}

/// Fails unless what was found is what was expected.
pub fn same<A: PartialEq<B> + Debug, B: Debug>(
    what: &str,
    found: &A,
    expected: &B,
) -> Result<(), String> {
    ensure(found == expected, || {
        format!("{what} is {found:?}, expected {expected:?}")
    })
}

/// The JSON in a file, or none if there is no file.
pub fn read(folder: &Path, path: &str) -> Option<Value> {
    let text = fs::read_to_string(folder.join(path)).ok()?;
    Some(serde_json::from_str(&text).unwrap_or_else(|error| panic!("{path}: {error}")))
}

/// The texts in a list; none if there is no list.
pub fn texts(value: &Value) -> Vec<&str> {
    value
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(Value::as_str)
        .collect()
}
