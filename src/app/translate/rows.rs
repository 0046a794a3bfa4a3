//! The texts as a list: each with its state.

use std::collections::BTreeMap;

use crate::lesson::{Problem, Severity};
use crate::locale::{
    FtlText, LocaleFiles, LocaleId, TextName, inventory, merged, text_label, texts_of,
};

/// How a text stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum RowState {
    /// Something is wrong with it that a learner would meet.
    Wrong,
    /// Something about it is worth a look.
    Doubtful,
    /// Its source has changed since it was translated.
    Changed,
    /// It is there but cannot be used, so that the source stands in.
    Fallback,
    /// It is not translated; the source stands in.
    Missing,
    /// It is translated, and nothing is wrong with it.
    Fine,
}

impl RowState {
    /// Whether there is something to do.
    pub fn is_open(self) -> bool {
        self != Self::Fine
    }

    /// The key of its words.
    pub fn words(self) -> &'static str {
        match self {
            Self::Wrong => "translate-state-wrong",
            Self::Doubtful => "translate-state-doubtful",
            Self::Changed => "translate-state-changed",
            Self::Fallback => "translate-state-fallback",
            Self::Missing => "translate-state-missing",
            Self::Fine => "translate-state-fine",
        }
    }
}

/// Which texts are listed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Sieve {
    /// All.
    #[default]
    All,
    /// Those that are missing or cannot be used.
    Missing,
    /// Those with problems.
    Problems,
    /// Those whose source has changed.
    Changed,
}

impl Sieve {
    /// Every sieve with the key of its words.
    pub const ALL: [(Self, &'static str); 4] = [
        (Self::All, "translate-show-all"),
        (Self::Missing, "translate-show-missing"),
        (Self::Problems, "translate-show-problems"),
        (Self::Changed, "translate-show-changed"),
    ];

    /// Whether a row goes through.
    pub fn takes(self, row: &Row) -> bool {
        match self {
            Self::All => true,
            Self::Missing => matches!(row.state, RowState::Missing | RowState::Fallback),
            Self::Problems => matches!(
                row.state,
                RowState::Wrong | RowState::Doubtful | RowState::Fallback
            ),
            Self::Changed => row.changed,
        }
    }
}

/// A text of the list.
#[derive(Clone, Debug)]
pub struct Row {
    /// Its name.
    pub name: TextName,
    /// How it stands.
    pub state: RowState,
    /// Whether its source has changed since it was translated.
    pub changed: bool,
    /// The translation, where there is one.
    pub own: Option<FtlText>,
    /// The file that it belongs into.
    pub path: String,
    /// What is wrong with it.
    pub problems: Vec<Problem>,
    /// Its name and both of its texts, in small letters, for the filter.
    haystack: String,
}

impl Row {
    /// Whether its name or one of its texts contains that part, which is in small letters.
    pub fn says(&self, part: &str) -> bool {
        self.haystack.contains(part)
    }
}

/// Every text of the source with the state of its translation, and behind them what only the translation has.
pub(super) fn rows(
    source: &[FtlText],
    layers: &[Vec<LocaleFiles>],
    target: &LocaleId,
    problems: &[Problem],
) -> Vec<Row> {
    let files = merged(layers, target);
    let own = inventory(&files);
    let by_name: BTreeMap<&TextName, &FtlText> =
        own.iter().map(|text| (&text.name, text)).collect();
    let sources: BTreeMap<&TextName, &FtlText> =
        source.iter().map(|text| (&text.name, text)).collect();
    let texts = texts_of(&files);
    let source_texts = texts_of(&merged(layers, &LocaleId::source()));
    let path_of = |text: &FtlText| {
        let name = text.path.rsplit(['/', '\\']).next().unwrap_or_default();
        let same = files.files.iter().find(|file| file.name() == name);
        same.map_or_else(
            || format!("locales/{target}/{name}"),
            |file| file.path.clone(),
        )
    };
    let only_here = own.iter().filter(|text| !sources.contains_key(&text.name));
    let needed = source
        .iter()
        .filter(|text| by_name.contains_key(&text.name) || !text.is_of_language());
    let all = needed.chain(only_here);
    let mut rows: Vec<Row> = all
        .map(|text| {
            let label = text_label(&text.name);
            let found = by_name.get(&text.name).map(|text| (*text).clone());
            let said = [&texts, &source_texts].map(|texts| texts.get(&label).cloned());
            let said: Vec<String> = said.into_iter().flatten().collect();
            Row {
                haystack: format!("{label}\n{}", said.join("\n")).to_lowercase(),
                name: text.name.clone(),
                state: RowState::Fine,
                changed: false,
                path: found
                    .as_ref()
                    .map_or_else(|| path_of(text), |own| own.path.clone()),
                own: found,
                problems: Vec::new(),
            }
        })
        .collect();
    let labels: BTreeMap<String, usize> = rows
        .iter()
        .enumerate()
        .map(|(index, row)| (row.label(), index))
        .collect();
    for problem in problems {
        // Not being translated is a state, not a fault.
        let is_missing = problem.message.ends_with(" is not translated");
        if !is_missing && let Some(index) = owner(problem, &rows, &labels) {
            rows[index].problems.push(problem.clone());
        }
    }
    for row in &mut rows {
        row.settle();
    }
    rows
}

impl Row {
    fn settle(&mut self) {
        // Not being translated is a state, not a fault.
        let label = text_label(&self.name);
        let missing = [
            format!("“{label}” is not translated"),
            format!("the text “{label}” is missing"),
        ];
        self.problems.retain(|it| {
            !missing
                .iter()
                .any(|said| it.message.starts_with(said.as_str()))
        });
        let changed = |it: &Problem| it.message.contains("has changed since it was translated");
        self.changed = self.problems.iter().any(changed);
        let is = |severity| move |it: &&Problem| it.severity == severity && !changed(it);
        let wrong = self.problems.iter().find(is(Severity::Error)).is_some();
        self.state = if self.own.is_none() && wrong {
            RowState::Fallback
        } else if self.own.is_none() {
            RowState::Missing
        } else if wrong {
            RowState::Wrong
        } else if self.problems.iter().any(|it| is(Severity::Warning)(&it)) {
            RowState::Doubtful
        } else if self.changed {
            RowState::Changed
        } else {
            RowState::Fine
        };
    }
}

/// The row that a problem belongs to: the one that it names, else the one that it stands in.
fn owner(problem: &Problem, rows: &[Row], labels: &BTreeMap<String, usize>) -> Option<usize> {
    let named = problem.message.split('“').skip(1);
    let mut named = named.filter_map(|rest| labels.get(rest.split('”').next()?));
    if let Some(index) = named.next() {
        return Some(*index);
    }
    let line = problem.place.line;
    let here = rows.iter().enumerate().filter_map(|(index, row)| {
        let own = row.own.as_ref()?;
        (own.path == problem.path && own.line <= line).then_some((own.line, index))
    });
    here.max_by_key(|(line, index)| (*line, std::cmp::Reverse(*index)))
        .map(|(_, index)| index)
        .filter(|_| line > 0)
}

/// How much of each language is translated, in percent.
pub(super) fn shares(layers: &[Vec<LocaleFiles>], source: &[FtlText]) -> Vec<(LocaleId, usize)> {
    let mut ids: Vec<LocaleId> = Vec::new();
    for files in layers.iter().rev().flatten() {
        if files.id != LocaleId::source() && !ids.contains(&files.id) {
            ids.push(files.id.clone());
        }
    }
    let share = |id: LocaleId| {
        let there = inventory(&merged(layers, &id));
        let there: std::collections::BTreeSet<&TextName> =
            there.iter().map(|text| &text.name).collect();
        let needed = source.iter().filter(|text| !text.is_of_language());
        let done = needed.clone().filter(|text| there.contains(&text.name));
        let percent = done.count() * 100 / needed.count().max(1);
        (id, percent)
    };
    ids.into_iter().map(share).collect()
}
