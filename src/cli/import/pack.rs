//! The files of a course: YAML and Fluent as a person would write them.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use crate::rules::{Board, BoardSize, Color, ColoredMove, Move, Point};
use crate::sgf::Mark;

/// The prefix of the course's keys.
const PREFIX: &str = "own";

/// A course in the making.
#[derive(Debug, Default)]
pub struct Pack {
    /// Its lessons.
    pub lessons: Vec<Lesson>,
}

/// A lesson in the making.
#[derive(Debug)]
pub struct Lesson {
    /// Its name.
    pub id: String,
    /// Its title.
    pub title: String,
    /// Its first position.
    pub board: String,
    /// Its steps.
    pub steps: Vec<Step>,
}

/// A step in the making.
#[derive(Debug, Default)]
pub struct Step {
    /// The lines of YAML below its name.
    pub script: String,
    /// Its text.
    pub text: String,
    /// What is said besides: `right`, `wrong-1`.
    pub said: Vec<(String, String)>,
}

impl Pack {
    /// The name, or one like it that no lesson has yet.
    pub fn free_id(&self, id: String) -> String {
        // Words that YAML takes for something else, and the name of the course itself.
        const RESERVED: [&str; 8] = ["course", "true", "false", "null", "yes", "no", "on", "off"];
        let taken =
            |id: &str| RESERVED.contains(&id) || self.lessons.iter().any(|lesson| lesson.id == id);
        if !taken(&id) {
            return id;
        }
        let mut others = (2..).map(|number: u32| format!("{id}_{number}"));
        others.find(|other| !taken(other)).unwrap_or(id)
    }

    /// Writes the files into a folder.
    ///
    /// # Errors
    /// A file cannot be written.
    pub fn write(&self, folder: &Path) -> Result<(), String> {
        let names: Vec<&str> = self.lessons.iter().map(|it| it.id.as_str()).collect();
        let course = format!(
            "format: 1\nid: own\nprefix: {PREFIX}\nchapters:\n  - id: all\n    lessons: [{}]\n",
            names.join(", ")
        );
        put(&folder.join("course.yaml"), &course)?;
        let mut words = format!("# The chapter's title.\n{PREFIX}_chapter_all = Own lessons\n");
        for lesson in &self.lessons {
            put(&folder.join(format!("{}.yaml", lesson.id)), &lesson.yaml())?;
            words.push_str(&lesson.words());
        }
        put(&folder.join("locales/en/lessons.ftl"), &words)
    }
}

fn put(path: &Path, text: &str) -> Result<(), String> {
    let write = || -> std::io::Result<()> {
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder)?;
        }
        fs::write(path, text)
    };
    write().map_err(|why| format!("{}: {why}", path.display()))
}

impl Lesson {
    fn yaml(&self) -> String {
        let mut yaml = format!("format: 1\nid: {}\nboard:\n{}steps:\n", self.id, self.board);
        for (number, step) in (1..).zip(&self.steps) {
            let _ = writeln!(yaml, "  - id: {}", self.step_id(number));
            for line in step.script.lines() {
                let _ = writeln!(yaml, "    {line}");
            }
        }
        yaml
    }

    fn step_id(&self, number: usize) -> String {
        if self.steps.len() == 1 {
            self.id.clone()
        } else {
            format!("{}_s{number}", self.id)
        }
    }

    fn words(&self) -> String {
        let mut words = format!("\n## {}\n\n", self.id);
        for (number, step) in (1..).zip(&self.steps) {
            let key = format!("{PREFIX}_{}", self.step_id(number));
            if number == 1 {
                let title = literal(&self.title, 4);
                let _ = writeln!(words, "# The title of the lesson.\n{key}_n = {title}");
            }
            let about = "# Beside the board, and what is said to a move. $learner: who is to play, such as Black.";
            let _ = writeln!(words, "{about}\n{key}_c = {}", step.text);
            for (name, text) in &step.said {
                let _ = writeln!(words, "    .{name} = {}", literal(text, 8));
            }
        }
        words
    }
}

/// The most lines of a text, and the longest one, in characters.
const MOST_LINES: usize = 80;
const LONGEST_LINE: usize = 2000;

/// A text of a record as Fluent: in quotes, so that nothing in it is taken for Fluent, and no color or point in it for one
/// that a mirrored board would have to change.
pub fn literal(text: &str, indent: usize) -> String {
    let quoted = |line: &str| {
        let line = line.replace('\\', "\\\\").replace('"', "\\\"");
        format!("{{\"{line}\"}}")
    };
    let lines: Vec<&str> = text
        .lines()
        .map(str::trim)
        .filter(|line| !line.is_empty())
        .collect();
    // Fluent fills in no more than a hundred parts, and a line of a file has its length.
    let lines: Vec<String> = if lines.len() > MOST_LINES {
        vec![lines.join(" ")]
    } else {
        lines.into_iter().map(str::to_owned).collect()
    };
    let cut = |line: &String| line.chars().take(LONGEST_LINE).collect::<String>();
    let lines: Vec<String> = lines.iter().map(cut).collect();
    match lines.as_slice() {
        [] => "{\"\"}".to_owned(),
        [only] => quoted(only),
        lines => {
            let blank = " ".repeat(indent);
            let lines = lines
                .iter()
                .map(|line| format!("\n{blank}{}", quoted(line)));
            lines.collect()
        }
    }
}

/// A name of lower-case letters, digits and `_`.
pub fn name_of(text: &str) -> String {
    let signs = text.to_lowercase();
    let signs = signs.chars().map(|sign| {
        if sign.is_ascii_alphanumeric() {
            sign
        } else {
            '_'
        }
    });
    let name: String = signs.collect();
    let name = name.trim_matches('_');
    if name.starts_with(|sign: char| sign.is_ascii_alphabetic()) {
        name.to_owned()
    } else {
        format!("record_{name}").trim_end_matches('_').to_owned()
    }
}

/// A position as the lines below `board:`.
pub fn board(board: &Board, to_play: Color) -> String {
    let size = board.size();
    let lines = if size.columns() == size.rows() {
        size.rows().to_string()
    } else {
        format!("[{}, {}]", size.columns(), size.rows())
    };
    let mut yaml = format!("  size: {lines}\n  to_play: {}\n", color_name(to_play));
    if board.stones().next().is_some() {
        yaml.push_str("  stones: |\n");
        for row in (0..size.rows()).rev() {
            let signs = (0..size.columns()).map(|column| match board.at(Point { column, row }) {
                Some(Color::Black) => "X",
                Some(Color::White) => "O",
                None => ".",
            });
            let signs: Vec<&str> = signs.collect();
            let _ = writeln!(yaml, "    {}", signs.join(" "));
        }
    }
    yaml
}

/// A side as lessons have it.
pub fn color_name(color: Color) -> &'static str {
    match color {
        Color::Black => "black",
        Color::White => "white",
    }
}

/// A move as lessons have it: `B C8`, `W pass`.
pub fn play(played: ColoredMove) -> String {
    match played.mv {
        Move::Play(point) => format!("{} {point}", played.color.letter()),
        Move::Pass => format!("{} pass", played.color.letter()),
    }
}

/// Marks as the lines of `marks:`, and how many of them lessons do not have.
pub fn marks(marks: &[Mark], size: BoardSize) -> (String, usize) {
    let mut lists: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    let mut labels: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let mut territory: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    let mut unknown = 0;
    for mark in marks {
        let (name, value) = match mark {
            Mark::Triangle(at) => ("triangle", at.to_string()),
            Mark::Square(at) => ("square", at.to_string()),
            Mark::Circle(at) | Mark::Selected(at) => ("circle", at.to_string()),
            Mark::Cross(at) => ("cross", at.to_string()),
            Mark::Arrow(from, to) => ("arrow", format!("[{from}, {to}]")),
            Mark::Line(from, to) => ("line", format!("[{from}, {to}]")),
            Mark::Territory(color, at) => {
                let side = territory.entry(color_name(*color)).or_default();
                side.push(at.to_string());
                continue;
            }
            Mark::Label(at, label) if size.contains(*at) && label.chars().count() <= 2 => {
                let label = label.replace(['"', '\\'], "");
                labels.entry(label).or_default().push(at.to_string());
                continue;
            }
            _ => {
                unknown += 1;
                continue;
            }
        };
        lists.entry(name).or_default().push(value);
    }
    let list = |values: &[String]| format!("[{}]", values.join(", "));
    let mut lines: Vec<String> = lists
        .iter()
        .map(|(name, values)| format!("  {name}: {}", list(values)))
        .collect();
    let keyed = |name: &str, entries: Vec<String>| {
        (!entries.is_empty()).then(|| format!("  {name}: {{ {} }}", entries.join(", ")))
    };
    let entries = labels
        .iter()
        .map(|(label, at)| format!("\"{label}\": {}", list(at)));
    lines.extend(keyed("label", entries.collect()));
    let entries = territory
        .iter()
        .map(|(side, at)| format!("{side}: {}", list(at)));
    lines.extend(keyed("territory", entries.collect()));
    if lines.is_empty() {
        return (String::new(), unknown);
    }
    (format!("marks:\n{}\n", lines.join("\n")), unknown)
}
