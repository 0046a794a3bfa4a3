//! Changes to a step's script: each is one that an author could have typed.

use super::kinds::{GoalKind, Kind, MarkTool};
use crate::lesson::{Script, ScriptError, Yaml};
use crate::rules::{Board, BoardSize, Color, Game, IllegalMove, Move, Point};

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

/// The names that a step has given to points.
pub fn names(script: &Script, step: &str) -> Vec<(String, Vec<Point>)> {
    let Some(Yaml::Map(named)) = script.value(Some(step), &["points"]) else {
        return Vec::new();
    };
    let named = named.iter();
    named
        .map(|(name, at)| (name.clone(), points_of(Some(at))))
        .collect()
}

/// Gives a point the next name that is free, or takes its name away.
pub fn name_point(script: &mut Script, step: &str, point: Point) -> Result<(), ScriptError> {
    let known = names(script, step);
    if let Some((name, points)) = known.iter().find(|(_, points)| points.contains(&point)) {
        let left: Vec<Point> = points.iter().copied().filter(|it| *it != point).collect();
        return put_points(script, step, &["points", name], &left);
    }
    let name = free_letter(&known)?;
    script.set(Some(step), &["points", &name], point_text(point))
}

fn free_letter(known: &[(String, Vec<Point>)]) -> Result<String, ScriptError> {
    let mut letters = ('a'..='z').map(String::from);
    let free = letters.find(|letter| !known.iter().any(|(name, _)| name == letter));
    free.ok_or_else(|| ScriptError::Fixed("z".to_owned()))
}

/// The wrong moves that a step foresees, by their names; `pass` and `any` are no points.
pub fn foreseen(script: &Script, step: &str) -> Vec<(String, Vec<Point>)> {
    let Some(Yaml::Map(wrong)) = script.value(Some(step), &["ask", "wrong"]) else {
        return Vec::new();
    };
    let wrong = wrong.iter();
    wrong
        .map(|(name, answer)| (name.clone(), points_of(answer.get("after"))))
        .collect()
}

/// Foresees a wrong move, under the next name that is free, or no longer. The answer to it is a text of the step.
pub fn foresee(script: &mut Script, step: &str, point: Point) -> Result<(), ScriptError> {
    if script.value(Some(step), &["ask"]).is_none() {
        return Err(ScriptError::NoField("ask".to_owned()));
    }
    let known = foreseen(script, step);
    let held = known.iter().find(|(_, points)| points.contains(&point));
    let Some((name, points)) = held else {
        let name = free_letter(&known)?;
        return script.set(
            Some(step),
            &["ask", "wrong", &name, "after"],
            point_text(point),
        );
    };
    let path = ["ask", "wrong", name.as_str(), "after"];
    // What else leads to the same answer stays.
    let others = match script.value(Some(step), &path) {
        Some(Yaml::List(all)) if all.len() > 1 => {
            let gone = point_text(point);
            all.iter().filter(|it| **it != gone).cloned().collect()
        }
        _ => Vec::new(),
    };
    if others.is_empty() || points.is_empty() {
        return script.remove(Some(step), &["ask", "wrong", name]);
    }
    script.set(Some(step), &path, Yaml::List(others))
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
    if script.value(Some(step), &["game"]).is_some() {
        return Err(ScriptError::Fixed("game".to_owned()));
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
                // A goal that is only known to the file is changed there.
                None => return Err(ScriptError::Fixed("goal".to_owned())),
                Some(GoalKind::Any) => {
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

/// The lines that a step asks for, as they are written.
fn lines(script: &Script, step: &str) -> Vec<Vec<Yaml>> {
    let line = |line: &Yaml| match line {
        Yaml::List(moves) => moves.clone(),
        other => vec![other.clone()],
    };
    match script.value(Some(step), &["ask", "goal", "lines"]) {
        Some(Yaml::List(lines)) => lines.iter().map(line).collect(),
        _ => Vec::new(),
    }
}

/// The moves of the last line that a step asks for; nothing where there is none, or where it is not made of moves.
pub fn last_line(script: &Script, step: &str) -> Option<Vec<Move>> {
    let of = |it: &Yaml| match it {
        Yaml::Text(text) if text == "pass" => Some(Move::Pass),
        Yaml::Text(text) => text.parse().ok().map(Move::Play),
        _ => None,
    };
    lines(script, step).last()?.iter().map(of).collect()
}

fn put_lines(script: &mut Script, step: &str, lines: Vec<Vec<Yaml>>) -> Result<(), ScriptError> {
    let lines = lines.into_iter().filter(|line| !line.is_empty());
    let lines: Vec<Yaml> = lines.map(Yaml::List).collect();
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
        Some(line) => line.push(point_text(point)),
        None => all.push(vec![point_text(point)]),
    }
    put_lines(script, step, all)
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
        all.push(vec![point_text(point)]);
    } else if let Some(line) = all.last_mut() {
        line.push(point_text(point));
    }
    put_lines(script, step, all)
}

/// Takes the last move of the recorded line back.
pub fn unrecord(script: &mut Script, step: &str) -> Result<(), ScriptError> {
    let mut all = lines(script, step);
    if let Some(line) = all.last_mut() {
        line.pop();
    }
    if all.iter().all(Vec::is_empty) {
        return script.set(Some(step), &["ask", "goal"], Yaml::Text("any".to_owned()));
    }
    put_lines(script, step, all)
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

/// Puts a stone on the step's board, or takes one away; the same stone again is taken away. The stones that are there are
/// those that the file has, else those of the board as the step begins. A step that went on from the one before gets a
/// board of its own.
pub fn set_up(
    script: &mut Script,
    step: &str,
    board: &Board,
    to_play: Color,
    (point, color): (Point, Option<Color>),
) -> Result<(), ScriptError> {
    let place = board_path(script, step);
    let written = place.and_then(|(of, _)| match script.value(of, &["board", "stones"]) {
        Some(Yaml::Text(text) | Yaml::Diagram(text)) => stones_of(text, board.size()),
        _ => None,
    });
    let there = |at: Point| match &written {
        Some(stones) => stones.get(board.size().index(at)).copied().flatten(),
        None => board.at(at),
    };
    let color = color.filter(|color| there(point) != Some(*color));
    let stone = |at: Point| if at == point { color } else { there(at) };
    let stones = Yaml::Diagram(diagram(board.size(), stone));
    match place {
        Some((of, _)) => script.set(of, &["board", "stones"], stones),
        None => {
            let board = own_board(board.size(), to_play, stones);
            script.set(Some(step), &["board"], board)
        }
    }
}

/// The stones of a diagram, by the index of their points; nothing where it is no diagram of that size.
fn stones_of(diagram: &str, size: BoardSize) -> Option<Vec<Option<Color>>> {
    let rows: Vec<Vec<char>> = diagram
        .lines()
        .map(|row| row.chars().filter(|sign| !sign.is_whitespace()).collect())
        .filter(|row: &Vec<char>| !row.is_empty())
        .collect();
    let fits = rows.len() == usize::from(size.rows())
        && rows
            .iter()
            .all(|row| row.len() == usize::from(size.columns()));
    if !fits {
        return None;
    }
    let mut stones = vec![None; size.len()];
    for point in size.points() {
        let row = rows.get(usize::from(size.rows() - 1 - point.row))?;
        let stone = match row.get(usize::from(point.column))? {
            'X' => Some(Color::Black),
            'O' => Some(Color::White),
            '.' => None,
            _ => return None,
        };
        *stones.get_mut(size.index(point))? = stone;
    }
    Some(stones)
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
    let chapters = Yaml::List(chapters);
    if let Some(longer) = with_last_in_brackets(course, lesson)
        && longer
            .value(None, &["chapters"])
            .is_some_and(|it| it.says_the_same(&chapters))
    {
        *course = longer;
        return Ok(());
    }
    course.set(None, &["chapters"], chapters)
}

/// The course with one more name in the last list of lessons, where that is written in brackets, as it mostly is: then
/// nothing else is touched.
fn with_last_in_brackets(course: &Script, lesson: &str) -> Option<Script> {
    let text = course.text();
    let open = text.rfind("lessons:")?;
    let close = open + text.get(open..)?.find(']')?;
    let (head, tail) = (text.get(..close)?, text.get(close..)?);
    let comma = if head.trim_end().ends_with('[') {
        ""
    } else {
        ", "
    };
    Script::of_course("", format!("{}{comma}{lesson}{tail}", head.trim_end())).ok()
}
