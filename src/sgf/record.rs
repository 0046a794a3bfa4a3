//! A record that was read and checked.

use super::{
    Charset, Mark, NodeId, NodePlace, Problem, Property, RecordedResult, Severity, Tree,
    charset::{Decoded, decode},
    check::check,
    header::{Header, header},
    marks::{marks_of, points_of},
    parse::parse,
    problem::{Fault, Faults},
    tree::Node,
    value::{is_pass, letters, point},
};
use crate::rules::{BoardSize, Color, ColoredMove, Game, Komi, Move, Point, Ruleset};

/// What came of reading a file.
#[derive(Clone, Debug, Default)]
pub struct Reading {
    /// The records that can be used, in their order.
    pub records: Vec<GameRecord>,
    /// What is wrong, in the order of the file.
    pub problems: Vec<Problem>,
}

impl Reading {
    /// Whether something could not be understood.
    #[must_use]
    pub fn has_errors(&self) -> bool {
        let mut severities = self.problems.iter().map(|problem| problem.severity);
        severities.any(|severity| severity == Severity::Error)
    }
}

/// A game record: what it says of the game, and its tree of nodes with all that was written.
///
/// Two records are equal when they say the same in the same encoding.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameRecord {
    size: BoardSize,
    ruleset: Option<Ruleset>,
    komi: Option<Komi>,
    handicap: u8,
    result: Option<RecordedResult>,
    charset: Charset,
    tree: Tree,
}

/// What a node does to the board besides moves.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Setup {
    /// The points that change: a stone of a color (AB, AW), or none (AE). Of two for one point the
    /// last one holds.
    pub stones: Vec<(Point, Option<Color>)>,
    /// The side that is given the turn (PL).
    pub turn: Option<Color>,
}

/// A move as a node holds it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Written<'a> {
    pub(super) color: Color,
    pub(super) property: &'a Property,
    /// None if it is no move on this board.
    pub(super) mv: Option<Move>,
}

/// Reads a file: all its records, and all that is wrong with them.
#[must_use]
pub fn read(bytes: &[u8]) -> Reading {
    let Decoded {
        text,
        charset,
        unknown,
        mistaken,
        damaged,
    } = decode(bytes);
    let mut faults = Faults::default();
    if let Some(name) = unknown {
        let message = format!("the encoding `{name}` in CA is not known");
        let fix = "write UTF-8, Shift_JIS, GB18030, Big5 or ISO-8859-1, whichever the file has";
        faults.add(Fault::new(message, fix).warning());
    }
    if let Some(mistaken) = mistaken {
        let message = format!("CA names {}, but the file is UTF-8", mistaken.name());
        faults.add(Fault::new(message, "write CA[UTF-8]").warning());
    }
    let trees = parse(&text, &mut faults);
    if trees.is_empty() {
        faults.add(Fault::new(
            "there is no game record in this file",
            "a record begins with `(;`, as in `(;GM[1]FF[4]SZ[9];B[ee])`",
        ));
    }
    let mut checked = Vec::new();
    for (number, tree) in trees.into_iter().enumerate() {
        faults.tree = number;
        if damaged {
            name_damage(&tree, charset, &mut faults);
        }
        let Some(header) = header(&tree, |fault| faults.add(fault)) else {
            checked.push(Err(tree));
            continue;
        };
        let Header {
            size,
            ruleset,
            komi,
            handicap,
            result,
        } = header;
        let record = GameRecord {
            size,
            ruleset,
            komi,
            handicap,
            result,
            charset,
            tree,
        };
        check(&record, &mut faults);
        checked.push(Ok(record));
    }
    let problems = faults.into_problems(|tree, node| {
        Some(match checked.get(tree)? {
            Ok(record) => record.place(node),
            Err(tree) => tree.place(node),
        })
    });
    Reading {
        records: checked.into_iter().flatten().collect(),
        problems,
    }
}

/// Names the values with bytes that mean nothing in the encoding.
fn name_damage(tree: &Tree, charset: Charset, faults: &mut Faults) {
    for id in tree.ids() {
        for property in &tree.node(id).properties {
            let bad = |value: &&super::Value| value.raw().contains('\u{fffd}');
            if let Some(value) = property.values.iter().find(bad) {
                let name = charset.name();
                let message =
                    format!("some bytes mean nothing in {name}; \u{fffd} stands for them");
                let fix = "name the encoding of the file in CA, or save it as UTF-8 with CA[UTF-8]";
                faults.add(Fault {
                    node: Some(id),
                    property: Some(property.name.clone()),
                    place: value.place(),
                    ..Fault::new(message, fix)
                });
            }
        }
    }
}

impl GameRecord {
    /// The board.
    #[must_use]
    pub const fn size(&self) -> BoardSize {
        self.size
    }

    /// The rules that RU means, with their own komi; none if it is missing or not known.
    #[must_use]
    pub const fn ruleset(&self) -> Option<Ruleset> {
        self.ruleset
    }

    /// The komi (KM).
    #[must_use]
    pub const fn komi(&self) -> Option<Komi> {
        self.komi
    }

    /// The number of handicap stones (HA); 0 or at least 2.
    #[must_use]
    pub const fn handicap(&self) -> u8 {
        self.handicap
    }

    /// The result that the record states (RE).
    #[must_use]
    pub const fn result(&self) -> Option<RecordedResult> {
        self.result
    }

    /// The encoding of its texts.
    #[must_use]
    pub const fn charset(&self) -> Charset {
        self.charset
    }

    /// All its nodes.
    #[must_use]
    pub const fn tree(&self) -> &Tree {
        &self.tree
    }

    /// The rules to replay and count it by: those wished for, else those of RU, else the Japanese
    /// ones; with the komi of the record if it has one.
    #[must_use]
    pub fn rules(&self, wished: Option<Ruleset>) -> Ruleset {
        let rules = wished.or(self.ruleset).unwrap_or(Ruleset::japanese());
        let komi = self.komi.unwrap_or(rules.komi_with(self.handicap));
        Ruleset { komi, ..rules }
    }

    /// Where a node is, told so that a person finds it.
    #[must_use]
    pub fn place(&self, id: NodeId) -> NodePlace {
        self.tree.place(id)
    }

    /// The moves of a node: one, as a rule, or none. What is no move on this board is left out.
    #[must_use]
    pub fn moves(&self, id: NodeId) -> Vec<ColoredMove> {
        let written = self.written(id);
        written
            .filter_map(|written| Some(ColoredMove::new(written.color, written.mv?)))
            .collect()
    }

    /// The moves of the main line.
    #[must_use]
    pub fn main_line(&self) -> Vec<ColoredMove> {
        (self.tree.main_line())
            .flat_map(|id| self.moves(id))
            .collect()
    }

    /// What a node sets up.
    #[must_use]
    pub fn setup(&self, id: NodeId) -> Setup {
        setup(self.tree.node(id), self.size, |_| {})
    }

    /// What a node draws on the board.
    #[must_use]
    pub fn marks(&self, id: NodeId) -> Vec<Mark> {
        let properties = &self.tree.node(id).properties;
        (properties.iter())
            .flat_map(|property| marks_of(property, self.size, |_| {}))
            .collect()
    }

    /// The moves of a node, those that are none among them.
    pub(super) fn written(&self, id: NodeId) -> impl Iterator<Item = Written<'_>> {
        let properties = &self.tree.node(id).properties;
        properties.iter().filter_map(|property| {
            let color = match () {
                () if property.is("B") => Color::Black,
                () if property.is("W") => Color::White,
                () => return None,
            };
            let raw = property.values.first()?.raw();
            let mv = if is_pass(raw, self.size) {
                Some(Move::Pass)
            } else {
                point(raw, self.size).ok().map(Move::Play)
            };
            Some(Written {
                color,
                property,
                mv,
            })
        })
    }

    /// The record of a game that was played here, in UTF-8: its start, its moves, its rules.
    #[must_use]
    pub fn of_game(game: &Game) -> Self {
        let (rules, size) = (*game.ruleset(), game.board().size());
        let start = game.at_start();
        let lines = if size.columns() == size.rows() {
            size.rows().to_string()
        } else {
            format!("{}:{}", size.columns(), size.rows())
        };
        let mut root = Node::default();
        let mut put = |name, text: &str| root.properties.push(Property::new(name, text));
        put("GM", "1");
        put("FF", "4");
        put("CA", "UTF-8");
        put("AP", concat!("Tengen:", env!("CARGO_PKG_VERSION")));
        put("SZ", &lines);
        put("RU", rules.name.as_str());
        put("KM", &rules.komi.to_string());
        if game.handicap() > 1 {
            put("HA", &game.handicap().to_string());
        }
        for (name, color) in [("AB", Color::Black), ("AW", Color::White)] {
            let stones = (start.board().stones()).filter(|(_, stone)| *stone == color);
            let values: Vec<_> = stones
                .map(|(point, _)| super::Value::from_text(&letters(point, size)))
                .collect();
            if !values.is_empty() {
                root.properties.push(Property::with_values(name, values));
            }
        }
        let turn = start.to_play().letter().to_string();
        root.properties.push(Property::new("PL", &turn));
        let mut tree = Tree::new(root);
        let mut last = NodeId::ROOT;
        for ColoredMove { color, mv } in game.moves() {
            let value = mv.point().map_or_else(String::new, |at| letters(at, size));
            let name = color.letter().to_string();
            let properties = vec![Property::new(&name, &value)];
            last = tree.add(
                last,
                Node {
                    properties,
                    ..Node::default()
                },
            );
        }
        Self {
            size,
            ruleset: Ruleset::from_preset(rules.name.as_str()),
            komi: Some(rules.komi),
            handicap: if game.handicap() > 1 {
                game.handicap()
            } else {
                0
            },
            result: None,
            charset: Charset::default(),
            tree,
        }
    }
}

impl GameRecord {
    /// Writes a property of one text into a node.
    pub fn put(&mut self, id: NodeId, name: &str, text: &str) {
        let properties = &mut self.tree.node_mut(id).properties;
        properties.push(Property::new(name, text));
    }

    /// Adds a move behind a node, as the last of those that follow it.
    pub fn branch(&mut self, after: NodeId, played: ColoredMove) -> NodeId {
        let point = played.mv.point();
        let value = point.map_or_else(String::new, |at| letters(at, self.size));
        let name = played.color.letter().to_string();
        let node = Node {
            properties: vec![Property::new(&name, &value)],
            ..Node::default()
        };
        self.tree.add(after, node)
    }
}

/// What a node sets up, and what is wrong with it.
pub(super) fn setup(node: &Node, size: BoardSize, mut fault: impl FnMut(Fault)) -> Setup {
    let mut setup = Setup::default();
    for property in &node.properties {
        let color = match () {
            () if property.is("AB") => Some(Color::Black),
            () if property.is("AW") => Some(Color::White),
            () if property.is("AE") => None,
            () if property.is("PL") => {
                let raw = property.values.first().map_or("", |value| value.raw());
                setup.turn = match raw.trim().to_ascii_lowercase().as_str() {
                    "b" | "black" | "1" => Some(Color::Black),
                    "w" | "white" | "2" => Some(Color::White),
                    _ => {
                        fault(Fault {
                            property: Some(property.name.clone()),
                            place: property.place(),
                            ..Fault::new("PL names no side", "write PL[B] or PL[W]")
                        });
                        None
                    }
                };
                continue;
            }
            () => continue,
        };
        let points = points_of(property, size, &mut fault);
        setup
            .stones
            .extend(points.into_iter().map(|point| (point, color)));
    }
    setup
}
