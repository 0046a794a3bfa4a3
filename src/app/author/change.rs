//! Changes to a step's script: each is one that an author could have typed.

use crate::lesson::{Script, ScriptError, Yaml};
use crate::rules::{Board, BoardSize, Color, Game, IllegalMove, Move, Point};

/// What a learner does in a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Reads.
    Show,
    /// Plays a move that reaches a goal.
    Ask,
    /// Tries a move that the rules refuse.
    Refuse,
    /// Passes.
    Pass,
    /// Marks the dead stones.
    Dead,
    /// Counts.
    Count,
    /// Answers a question.
    Choose,
    /// Sees the count.
    Score,
    /// Plays freely.
    Free,
}

impl Kind {
    /// All that can be chosen.
    pub const ALL: [Self; 9] = [
        Self::Show,
        Self::Ask,
        Self::Refuse,
        Self::Pass,
        Self::Dead,
        Self::Count,
        Self::Choose,
        Self::Score,
        Self::Free,
    ];

    /// The field of the script.
    pub fn field(self) -> &'static str {
        match self {
            Self::Show => "show",
            Self::Ask => "ask",
            Self::Refuse => "refuse",
            Self::Pass => "pass",
            Self::Dead => "dead",
            Self::Count => "count",
            Self::Choose => "choose",
            Self::Score => "score",
            Self::Free => "free",
        }
    }

    /// The key of its name.
    pub fn key(self) -> &'static str {
        match self {
            Self::Show => "author-kind-show",
            Self::Ask => "author-kind-ask",
            Self::Refuse => "author-kind-refuse",
            Self::Pass => "author-kind-pass",
            Self::Dead => "author-kind-dead",
            Self::Count => "author-kind-count",
            Self::Choose => "author-kind-choose",
            Self::Score => "author-kind-score",
            Self::Free => "author-kind-free",
        }
    }

    /// The kind of a step; `show` where it has none.
    pub fn of(script: &Script, step: &str) -> Option<Self> {
        if script.value(Some(step), &["game"]).is_some() {
            return None;
        }
        let found = Self::ALL
            .into_iter()
            .find(|kind| script.value(Some(step), &[kind.field()]).is_some());
        Some(found.unwrap_or(Self::Show))
    }

    /// What it says at first.
    fn first(self, point: Point) -> Yaml {
        let map = |entries: &[(&str, Yaml)]| {
            let entries = entries.iter().cloned();
            Yaml::Map(
                entries
                    .map(|(name, value)| (name.to_owned(), value))
                    .collect(),
            )
        };
        let text = |text: &str| Yaml::Text(text.to_owned());
        match self {
            Self::Ask => map(&[("goal", text("any"))]),
            Self::Refuse => map(&[
                ("move", text(&point.to_string())),
                ("reason", text("occupied")),
            ]),
            Self::Dead => map(&[("chains", map(&[]))]),
            Self::Count => map(&[("owner", text("black"))]),
            Self::Choose => map(&[
                ("answers", Yaml::List(vec![text("first"), text("second")])),
                ("right", text("first")),
            ]),
            Self::Show | Self::Pass | Self::Score | Self::Free => map(&[]),
        }
    }
}

/// What a move has to reach.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GoalKind {
    /// Any legal point.
    Any,
    /// One of some points.
    Points,
    /// A chain is captured.
    Capture,
    /// A chain is put in atari.
    Atari,
    /// Stones are connected.
    Connect,
    /// A chain lives.
    Live,
    /// A line is followed.
    Lines,
}

impl GoalKind {
    /// All that can be chosen.
    pub const ALL: [Self; 7] = [
        Self::Any,
        Self::Points,
        Self::Capture,
        Self::Atari,
        Self::Connect,
        Self::Live,
        Self::Lines,
    ];

    fn field(self) -> &'static str {
        match self {
            Self::Any => "any",
            Self::Points => "points",
            Self::Capture => "capture",
            Self::Atari => "atari",
            Self::Connect => "connect",
            Self::Live => "live",
            Self::Lines => "lines",
        }
    }

    /// The key of its name.
    pub fn key(self) -> &'static str {
        match self {
            Self::Any => "author-goal-any",
            Self::Points => "author-goal-points",
            Self::Capture => "author-goal-capture",
            Self::Atari => "author-goal-atari",
            Self::Connect => "author-goal-connect",
            Self::Live => "author-goal-live",
            Self::Lines => "author-goal-lines",
        }
    }

    /// The goal of a step that asks for a move; nothing where it is another one, which only the file can say.
    pub fn of(script: &Script, step: &str) -> Option<Self> {
        let goal = script.value(Some(step), &["ask", "goal"])?;
        if matches!(goal, Yaml::Text(word) if word == "any") {
            return Some(Self::Any);
        }
        if goal.get("point").is_some() {
            return Some(Self::Points);
        }
        Self::ALL
            .into_iter()
            .find(|kind| goal.get(kind.field()).is_some())
    }

    /// Whether the goal names several points.
    fn is_list(self) -> bool {
        matches!(self, Self::Points | Self::Connect)
    }
}

/// A mark that an author puts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MarkTool {
    /// A triangle.
    Triangle,
    /// A square.
    Square,
    /// A circle.
    Circle,
    /// A cross.
    Cross,
    /// A letter, the next one that is free.
    Letter,
    /// A shaded point.
    Shade,
}

impl MarkTool {
    fn field(self) -> &'static str {
        match self {
            Self::Triangle => "triangle",
            Self::Square => "square",
            Self::Circle => "circle",
            Self::Cross => "cross",
            Self::Letter => "label",
            Self::Shade => "shade",
        }
    }
}

fn point_text(point: Point) -> Yaml {
    Yaml::Text(point.to_string())
}

/// The points of a value: one, or a list of them.
pub fn points_of(value: Option<&Yaml>) -> Vec<Point> {
    let texts = match value {
        Some(Yaml::List(list)) => list.iter().collect(),
        Some(other) => vec![other],
        None => Vec::new(),
    };
    let texts = texts.into_iter().filter_map(|it| match it {
        Yaml::Text(text) => text.parse().ok(),
        _ => None,
    });
    texts.collect()
}

/// Takes a point into a list, or out of it.
fn toggled(value: Option<&Yaml>, point: Point) -> Vec<Point> {
    let mut points = points_of(value);
    match points.iter().position(|it| *it == point) {
        Some(at) => {
            points.remove(at);
        }
        None => points.push(point),
    }
    points
}

fn list(points: &[Point]) -> Yaml {
    Yaml::List(points.iter().map(|point| point_text(*point)).collect())
}

/// Sets a field to a list of points, or removes it where there is none left.
fn put_points(
    script: &mut Script,
    step: &str,
    path: &[&str],
    points: &[Point],
) -> Result<(), ScriptError> {
    if points.is_empty() {
        return match script.value(Some(step), path) {
            Some(_) => script.remove(Some(step), path),
            None => Ok(()),
        };
    }
    script.set(Some(step), path, list(points))
}

/// Puts a mark on a point, or takes it away.
pub fn mark(
    script: &mut Script,
    step: &str,
    tool: MarkTool,
    point: Point,
) -> Result<(), ScriptError> {
    let path = ["marks", tool.field()];
    if tool != MarkTool::Letter {
        let points = toggled(script.value(Some(step), &path), point);
        return put_points(script, step, &path, &points);
    }
    let labels = match script.value(Some(step), &path) {
        Some(Yaml::Map(labels)) => labels.clone(),
        _ => Vec::new(),
    };
    let held = labels
        .iter()
        .find(|(_, at)| points_of(Some(at)).contains(&point));
    if let Some((label, at)) = held {
        let points = toggled(Some(at), point);
        let path = ["marks", "label", label.as_str()];
        return put_points(script, step, &path, &points);
    }
    let mut letters = ('A'..='Z').map(|letter| letter.to_string());
    let free = letters.find(|letter| !labels.iter().any(|(label, _)| label == letter));
    let letter = free.unwrap_or_else(|| "Z".to_owned());
    script.set(Some(step), &["marks", "label", &letter], point_text(point))
}

/// Makes a step one of another kind.
pub fn set_kind(
    script: &mut Script,
    step: &str,
    kind: Kind,
    point: Point,
) -> Result<(), ScriptError> {
    let was = Kind::ALL
        .into_iter()
        .find(|kind| script.value(Some(step), &[kind.field()]).is_some());
    if was == Some(kind) {
        return Ok(());
    }
    script.set(Some(step), &[kind.field()], kind.first(point))?;
    if let Some(was) = was {
        script.remove(Some(step), &[was.field()])?;
    }
    Ok(())
}

/// Makes the goal of a step another one; a point that it names is taken along.
pub fn set_goal(
    script: &mut Script,
    step: &str,
    kind: GoalKind,
    point: Point,
) -> Result<(), ScriptError> {
    let path = ["ask", "goal"];
    if GoalKind::of(script, step) == Some(kind) {
        return Ok(());
    }
    let point = goal_points(script, step).first().copied().unwrap_or(point);
    let value = match kind {
        GoalKind::Any => return script.set(Some(step), &path, Yaml::Text("any".to_owned())),
        GoalKind::Lines => Yaml::List(vec![list(&[point])]),
        _ if kind.is_list() => list(&[point]),
        _ => point_text(point),
    };
    let goal = Yaml::Map(vec![(kind.field().to_owned(), value)]);
    script.set(Some(step), &path, goal)
}

/// The points that the goal of a step names.
pub fn goal_points(script: &Script, step: &str) -> Vec<Point> {
    let refused = script.value(Some(step), &["refuse", "move"]);
    let goal = script.value(Some(step), &["ask", "goal"]);
    let named = match goal {
        Some(Yaml::Map(entries)) => entries.first().map(|(_, value)| value),
        _ => None,
    };
    let mut points = points_of(refused);
    points.extend(points_of(named));
    if let Some(Yaml::Map(chains)) = script.value(Some(step), &["dead", "chains"]) {
        points.extend(
            chains
                .iter()
                .filter_map(|(name, _)| name.parse::<Point>().ok()),
        );
    }
    points
}

/// Names a point as the goal of a step, in the way of its kind.
pub fn name_goal(
    script: &mut Script,
    step: &str,
    point: Point,
    game: &Game,
) -> Result<(), ScriptError> {
    match Kind::of(script, step) {
        Some(Kind::Refuse) => {
            script.set(Some(step), &["refuse", "move"], point_text(point))?;
            let reason = match game.legal(Move::Play(point)) {
                Err(IllegalMove::SelfCapture { .. }) => "self-capture",
                Err(IllegalMove::Ko { .. }) => "ko",
                Err(IllegalMove::Superko { .. }) => "superko",
                _ => "occupied",
            };
            let reason = Yaml::Text(reason.to_owned());
            script.set(Some(step), &["refuse", "reason"], reason)
        }
        Some(Kind::Dead) => {
            let name = point.to_string();
            let path = ["dead", "chains", name.as_str()];
            if script.value(Some(step), &path).is_some() {
                script.remove(Some(step), &path)
            } else {
                script.set(Some(step), &path, Yaml::List(Vec::new()))
            }
        }
        Some(Kind::Ask) => {
            let kind = match GoalKind::of(script, step) {
                Some(GoalKind::Any) | None => {
                    return set_goal(script, step, GoalKind::Points, point);
                }
                Some(GoalKind::Lines) => return extend_line(script, step, point),
                Some(kind) => kind,
            };
            let path = ["ask", "goal", kind.field()];
            if !kind.is_list() {
                return script.set(Some(step), &path, point_text(point));
            }
            // `point` is the short form of one point.
            let short = script.value(Some(step), &["ask", "goal", "point"]).cloned();
            let points = toggled(script.value(Some(step), &path).or(short.as_ref()), point);
            if points.is_empty() {
                return Ok(());
            }
            let goal = Yaml::Map(vec![(kind.field().to_owned(), list(&points))]);
            script.set(Some(step), &["ask", "goal"], goal)
        }
        _ => Ok(()),
    }
}

/// The lines that a step asks for.
pub fn lines(script: &Script, step: &str) -> Vec<Vec<Point>> {
    match script.value(Some(step), &["ask", "goal", "lines"]) {
        Some(Yaml::List(lines)) => lines.iter().map(|line| points_of(Some(line))).collect(),
        _ => Vec::new(),
    }
}

fn put_lines(script: &mut Script, step: &str, lines: &[Vec<Point>]) -> Result<(), ScriptError> {
    let lines = lines.iter().filter(|line| !line.is_empty());
    let lines: Vec<Yaml> = lines.map(|line| list(line)).collect();
    if lines.is_empty() {
        return Ok(());
    }
    let goal = Yaml::Map(vec![("lines".to_owned(), Yaml::List(lines))]);
    script.set(Some(step), &["ask", "goal"], goal)
}

/// One move more in the last line.
fn extend_line(script: &mut Script, step: &str, point: Point) -> Result<(), ScriptError> {
    let mut all = lines(script, step);
    match all.last_mut() {
        Some(line) => line.push(point),
        None => all.push(vec![point]),
    }
    put_lines(script, step, &all)
}

/// Plays a move as the next of the line that is being recorded. The first one makes the step ask for lines.
pub fn record(
    script: &mut Script,
    step: &str,
    point: Point,
    begins: bool,
) -> Result<(), ScriptError> {
    if Kind::of(script, step) != Some(Kind::Ask) {
        set_kind(script, step, Kind::Ask, point)?;
    }
    let mut all = lines(script, step);
    if begins || all.is_empty() {
        all.push(vec![point]);
    } else if let Some(line) = all.last_mut() {
        line.push(point);
    }
    put_lines(script, step, &all)
}

/// Takes the last move of the recorded line back.
pub fn unrecord(script: &mut Script, step: &str) -> Result<(), ScriptError> {
    let mut all = lines(script, step);
    if let Some(line) = all.last_mut() {
        line.pop();
    }
    let left: Vec<Vec<Point>> = all.into_iter().filter(|line| !line.is_empty()).collect();
    if left.is_empty() {
        return script.set(Some(step), &["ask", "goal"], Yaml::Text("any".to_owned()));
    }
    put_lines(script, step, &left)
}

/// The board as a diagram: `X` black, `O` white, `.` empty, the top row first.
fn diagram(size: BoardSize, stone: impl Fn(Point) -> Option<Color>) -> String {
    let rows = (0..size.rows()).rev().map(|row| {
        let cells = (0..size.columns()).map(|column| match stone(Point { column, row }) {
            Some(Color::Black) => "X",
            Some(Color::White) => "O",
            None => ".",
        });
        cells.collect::<Vec<_>>().join(" ")
    });
    let mut diagram = rows.collect::<Vec<_>>().join("\n");
    diagram.push('\n');
    diagram
}

/// Where a step's stones are written: in a board of its own, or in the lesson's.
fn board_path<'a>(script: &Script, step: &'a str) -> Option<(Option<&'a str>, [&'static str; 1])> {
    if script.value(Some(step), &["board"]).is_some() {
        return Some((Some(step), ["board"]));
    }
    let first = script.step_ids().first().is_some_and(|first| first == step);
    (first && script.value(None, &["board"]).is_some()).then_some((None, ["board"]))
}

/// Whether moves or a handicap make the step's board, so that its stones are not those of a diagram.
pub fn is_made_by_moves(script: &Script, step: &str) -> bool {
    let Some((of, _)) = board_path(script, step) else {
        return false;
    };
    let has = |field: &str| script.value(of, &["board", field]).is_some();
    has("moves") || has("handicap")
}

/// Puts a stone on the step's board, or takes one away. A step that went on from the one before gets a board of its own.
pub fn set_up(
    script: &mut Script,
    step: &str,
    board: &Board,
    to_play: Color,
    (point, color): (Point, Option<Color>),
) -> Result<(), ScriptError> {
    let stone = |at: Point| if at == point { color } else { board.at(at) };
    let stones = Yaml::Diagram(diagram(board.size(), stone));
    match board_path(script, step) {
        Some((of, _)) => script.set(of, &["board", "stones"], stones),
        None => script.set(
            Some(step),
            &["board"],
            own_board(board.size(), to_play, stones),
        ),
    }
}

fn own_board(size: BoardSize, to_play: Color, stones: Yaml) -> Yaml {
    let side = |side: u8| Yaml::Int(side.into());
    let lines = if size.columns() == size.rows() {
        side(size.columns())
    } else {
        Yaml::List(vec![side(size.columns()), side(size.rows())])
    };
    let mut fields = vec![("size".to_owned(), lines)];
    if to_play == Color::White {
        fields.push(("to_play".to_owned(), Yaml::Text("white".to_owned())));
    }
    fields.push(("stones".to_owned(), stones));
    Yaml::Map(fields)
}

/// Gives the step an empty board of that many lines.
pub fn new_board(script: &mut Script, step: &str, lines: u8) -> Result<(), ScriptError> {
    let Ok(size) = BoardSize::square(lines) else {
        return Ok(());
    };
    let of = board_path(script, step).map_or(Some(step), |(of, _)| of);
    let stones = Yaml::Diagram(diagram(size, |_| None));
    script.set(of, &["board"], own_board(size, Color::Black, stones))
}

/// Lets the other side play first in the step.
pub fn set_turn(script: &mut Script, step: &str, color: Color) -> Result<(), ScriptError> {
    let name = match color {
        Color::Black => "black",
        Color::White => "white",
    };
    let value = Yaml::Text(name.to_owned());
    match board_path(script, step) {
        Some((of, _)) => script.set(of, &["board", "to_play"], value),
        None => script.set(Some(step), &["turn"], value),
    }
}

/// Adds a lesson to the last chapter of a course.
pub fn add_lesson(course: &mut Script, lesson: &str) -> Result<(), ScriptError> {
    let Some(Yaml::List(mut chapters)) = course.value(None, &["chapters"]).cloned() else {
        return Err(ScriptError::NoField("chapters".to_owned()));
    };
    let last = match chapters.last_mut() {
        Some(Yaml::Map(fields)) => fields.iter_mut().find(|(name, _)| name == "lessons"),
        _ => None,
    };
    match last {
        Some((_, Yaml::List(lessons))) => lessons.push(Yaml::Text(lesson.to_owned())),
        _ => return Err(ScriptError::NoField("lessons".to_owned())),
    }
    course.set(None, &["chapters"], Yaml::List(chapters))
}
