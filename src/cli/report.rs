//! What a check has found, for people and for machines.

use std::collections::BTreeMap;

use clap::ValueEnum;
use serde_json::{Value, json};

use crate::lesson::{Problem, Proof, Severity};

/// How the result of a check is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum Format {
    /// Sentences: problems on the error channel, a summary on the other
    #[default]
    Text,
    /// One JSON document
    Json,
    /// Annotations of GitHub's workflows
    Github,
    /// SARIF 2.1.0
    Sarif,
}

/// The result of a check.
#[derive(Debug, Default)]
pub struct Report {
    /// How many lessons there are.
    pub lessons: usize,
    /// What was proved.
    pub proof: Proof,
    /// Steps that reviews ask again.
    pub asked_again: usize,
    /// The languages.
    pub languages: Vec<Language>,
    /// Everything that is wrong.
    pub problems: Vec<Problem>,
}

/// How far a language is.
#[derive(Debug)]
pub struct Language {
    /// The language.
    pub id: String,
    /// Texts that the program and the course need.
    pub needed: usize,
    /// Those of them that are there in the language itself.
    pub translated: usize,
    /// Words of its texts; in Chinese and Japanese, which do not part them, nothing.
    pub words: Option<usize>,
    /// Characters of its texts, blanks not among them.
    pub characters: usize,
    /// Messages that were taken as fitting the present source, and all of them; nothing for the source itself.
    pub reviewed: Option<(usize, usize)>,
    /// Errors in it.
    pub errors: usize,
    /// Warnings in it.
    pub warnings: usize,
}

/// So many untranslated messages of one file are named one by one.
const FEW: usize = 5;

fn is_untranslated(problem: &Problem) -> bool {
    problem.severity == Severity::Warning && problem.message.ends_with("is not translated")
}

impl Report {
    /// How many problems there are of that kind.
    pub fn count(&self, severity: Severity) -> usize {
        let of_kind = |problem: &&Problem| problem.severity == severity;
        self.problems.iter().filter(of_kind).count()
    }

    /// Writes the report.
    pub fn write(&self, format: Format) {
        match format {
            Format::Text => self.text(),
            Format::Json => say!("{:#}", self.json()),
            Format::Github => {
                for problem in &self.problems {
                    say!("{}", annotation(problem));
                }
                self.summary();
            }
            Format::Sarif => say!("{:#}", self.sarif()),
        }
    }

    fn text(&self) {
        // A language on its way lacks many texts; among them, what is wrong with the others would not be seen.
        let mut untranslated: BTreeMap<&str, usize> = BTreeMap::new();
        for problem in self.problems.iter().filter(|it| is_untranslated(it)) {
            *untranslated.entry(&problem.path).or_default() += 1;
        }
        untranslated.retain(|_, count| *count > FEW);
        for problem in &self.problems {
            if !(is_untranslated(problem) && untranslated.contains_key(problem.path.as_str())) {
                eprintln!("{problem}");
            }
        }
        for (path, count) in untranslated {
            eprintln!("{path}: {count} messages are not translated (`--format json` names them)");
        }
        self.summary();
    }

    fn summary(&self) {
        let Proof {
            steps,
            starts,
            tries,
            wrong,
            bare,
            claims,
        } = self.proof;
        say!(
            "lessons: {} lessons, {steps} steps, {starts} positions, {tries} moves tried, {wrong} wrong moves \
             answered, {bare} bare, {claims} claims, {} steps for reviews",
            self.lessons,
            self.asked_again
        );
        for language in &self.languages {
            let words = language
                .words
                .map(|words| format!("{words} words, "))
                .unwrap_or_default();
            let reviewed = language
                .reviewed
                .map(|(reviewed, all)| format!("{reviewed} of {all} messages reviewed, "))
                .unwrap_or_default();
            say!(
                "{}: {} of {} texts, {reviewed}{words}{} characters, {} errors, {} warnings",
                language.id,
                language.translated,
                language.needed,
                language.characters,
                language.errors,
                language.warnings
            );
        }
        say!(
            "{} errors, {} warnings",
            self.count(Severity::Error),
            self.count(Severity::Warning)
        );
    }

    fn json(&self) -> Value {
        let languages: Vec<Value> = self
            .languages
            .iter()
            .map(|language| {
                json!({
                    "locale": language.id,
                    "needed": language.needed,
                    "translated": language.translated,
                    "reviewed": language.reviewed.map(|(reviewed, _)| reviewed),
                    "words": language.words,
                    "characters": language.characters,
                    "errors": language.errors,
                    "warnings": language.warnings,
                })
            })
            .collect();
        let problems: Vec<Value> = self
            .problems
            .iter()
            .map(|problem| {
                json!({
                    "severity": severity(problem),
                    "file": problem.path,
                    "line": problem.place.line,
                    "column": problem.place.column,
                    "line_text": problem.line_text,
                    "message": problem.message,
                    "fix": problem.fix,
                })
            })
            .collect();
        json!({
            "tengen_check": 1,
            "lessons": {
                "lessons": self.lessons,
                "steps": self.proof.steps,
                "positions": self.proof.starts,
                "moves_tried": self.proof.tries,
                "wrong_moves_answered": self.proof.wrong,
                "bare": self.proof.bare,
                "claims": self.proof.claims,
                "steps_for_reviews": self.asked_again,
            },
            "locales": languages,
            "problems": problems,
            "errors": self.count(Severity::Error),
            "warnings": self.count(Severity::Warning),
        })
    }

    fn sarif(&self) -> Value {
        let results: Vec<Value> = self
            .problems
            .iter()
            .map(|problem| {
                let mut place = json!({
                    "artifactLocation": { "uri": problem.path.replace('\\', "/") },
                });
                // A region must begin at line 1 at least; without one the file as a whole is meant.
                if problem.place.line > 0 {
                    place["region"] = json!({
                        "startLine": problem.place.line,
                        "startColumn": problem.place.column.max(1),
                    });
                }
                json!({
                    "ruleId": rule(problem),
                    "level": severity(problem),
                    "message": { "text": format!("{}; {}", problem.message, problem.fix) },
                    "locations": [{ "physicalLocation": place }],
                })
            })
            .collect();
        let rules = [
            ("lessons", "Lessons hold what they claim"),
            ("words", "Words are whole and fit their language"),
        ]
        .map(|(id, text)| json!({ "id": id, "shortDescription": { "text": text } }));
        json!({
            "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
            "version": "2.1.0",
            "runs": [{
                "tool": { "driver": {
                    "name": "tengen",
                    "version": env!("CARGO_PKG_VERSION"),
                    "rules": rules,
                } },
                "results": results,
            }],
        })
    }
}

fn severity(problem: &Problem) -> &'static str {
    match problem.severity {
        Severity::Error => "error",
        Severity::Warning => "warning",
    }
}

fn rule(problem: &Problem) -> &'static str {
    if problem.path.ends_with(".ftl") {
        "words"
    } else {
        "lessons"
    }
}

/// A problem as GitHub's workflows read it from the output of a step.
fn annotation(problem: &Problem) -> String {
    let text = |text: &str| {
        text.replace('%', "%25")
            .replace('\r', "%0D")
            .replace('\n', "%0A")
    };
    let property = |value: &str| text(value).replace(':', "%3A").replace(',', "%2C");
    let mut place = format!("file={}", property(&problem.path));
    if problem.place.line > 0 {
        place.push_str(&format!(
            ",line={},col={}",
            problem.place.line, problem.place.column
        ));
    }
    format!(
        "::{} {place}::{}",
        severity(problem),
        text(&format!("{}\nfix: {}", problem.message, problem.fix))
    )
}
