//! The board in words, for whoever does not see it or wants it counted: a row, a chain, what is in atari, the marks.

use super::Narrator;
use super::variables::{number, with_stone};
use crate::lesson::{Lesson, Mark, MarkKind, Step, clockwise};
use crate::locale::{Args, Text};
use crate::rules::{Board, Chain, Color, Point};

impl Narrator<'_> {
    /// The rule that a step teaches, for the card of rules.
    pub fn rule(&self, lesson: &Lesson, step: &Step) -> Option<Text> {
        let index = lesson.step_index(&step.id)?;
        let before = lesson.steps.get(..=index)?.iter().rev();
        let position = before.filter_map(|step| step.position.as_ref()).next();
        let args = self.position_args(step, position.map(|position| &position.game), None);
        self.own(step, "rule", &args)
    }

    /// A row of the board between these columns, both included: where the stones of each color stand.
    pub fn read_row(&self, board: &Board, columns: std::ops::RangeInclusive<u8>, row: u8) -> Text {
        let at = |column| Point { column, row };
        let args = self
            .args()
            .point("from", at(*columns.start()))
            .point("to", at(*columns.end()));
        let mut text = self.words.text("reading-row", &args);
        text.push_plain(self.colon());
        let mut found = false;
        for color in [Color::Black, Color::White] {
            let stones: Vec<Point> = columns
                .clone()
                .map(at)
                .filter(|point| board.at(*point) == Some(color))
                .collect();
            found |= !stones.is_empty();
            self.stones_of(color, &stones, &mut text);
        }
        if !found {
            self.append(&mut text, "reading-no-stones", &self.args());
        }
        text
    }

    /// The chain at a point: its stones, and its liberties one by one.
    pub fn read_chain(&self, board: &Board, point: Point) -> Text {
        let Some(chain) = board.chain_at(point) else {
            return self
                .words
                .text("reading-empty-point", &self.args().point("move", point));
        };
        let args = self
            .args()
            .color("color", chain.color)
            .point("chain", point)
            .number("stones", number(chain.stones.len()))
            .number("count", number(chain.liberties.len()))
            .points("liberties", &clockwise(&chain.stones, chain.liberties));
        let key = if board.is_safe(point) {
            "reading-chain-safe"
        } else {
            "reading-chain"
        };
        self.words.text(key, &args)
    }

    /// The chains that have one liberty left, each by a stone and its liberty.
    pub fn read_atari(&self, board: &Board) -> Text {
        let chains: Vec<Chain> = board
            .chains()
            .into_iter()
            .filter(Chain::is_in_atari)
            .collect();
        if chains.is_empty() {
            return self.words.text("reading-no-atari", &self.args());
        }
        let mut text = self.words.text("reading-atari", &self.args());
        text.push_plain(self.colon());
        for color in [Color::Black, Color::White] {
            let stones: Vec<Point> = chains
                .iter()
                .filter(|chain| chain.color == color)
                .flat_map(|chain| chain.stones.iter().copied())
                .collect();
            self.stones_of(color, &stones, &mut text);
        }
        text
    }

    /// The marks on the board, kind by kind.
    pub fn read_marks(&self, marks: &[Mark]) -> Text {
        let mut kinds: Vec<(&MarkKind, Vec<Point>)> = Vec::new();
        for mark in marks {
            match kinds.iter_mut().find(|(kind, _)| **kind == mark.kind) {
                Some((_, points)) => points.push(mark.at),
                None => kinds.push((&mark.kind, vec![mark.at])),
            }
        }
        let mut text = Text::default();
        for (kind, points) in kinds {
            self.mark(kind, &points, &mut text);
        }
        if text.is_empty() {
            return self.words.text("reading-no-marks", &self.args());
        }
        text
    }

    fn mark(&self, kind: &MarkKind, points: &[Point], text: &mut Text) {
        let args = self.args().points("points", points);
        let (key, args) = match kind {
            MarkKind::Triangle => ("reading-triangle", args),
            MarkKind::Square => ("reading-square", args),
            MarkKind::Circle => ("reading-circle", args),
            MarkKind::Cross | MarkKind::Refused => ("reading-cross", args),
            MarkKind::Label(label) => ("reading-label", args.word("label", label)),
            MarkKind::Shade => ("reading-shade", args),
            MarkKind::Territory(color) => ("reading-territory", args.color("color", *color)),
            MarkKind::Liberty => ("reading-dot", args),
            MarkKind::Lit | MarkKind::Candidate => ("reading-ring", args),
            MarkKind::Dead => ("reading-dead", args),
            MarkKind::Ghost(color, order) => (
                "reading-ghost",
                args.color("color", *color)
                    .number("number", i64::from(*order)),
            ),
            MarkKind::Arrow(to) | MarkKind::Line(to) => (
                "reading-line",
                with_stone(self.args(), "from", points).point("to", *to),
            ),
            MarkKind::LibertiesOf => return,
        };
        self.append(text, key, &args);
    }

    fn stones_of(&self, color: Color, stones: &[Point], text: &mut Text) {
        if !stones.is_empty() {
            let args = self.args().color("color", color).points("points", stones);
            self.append(text, "reading-stones", &args);
        }
    }

    /// Adds a sentence.
    fn append(&self, text: &mut Text, key: &str, args: &Args) {
        if !text.is_empty() {
            text.push_plain(self.space());
        }
        text.append(self.words.text(key, args));
    }

    /// What stands between a subject and what is said of it.
    fn colon(&self) -> &'static str {
        if self.words.locale().is_cjk() {
            "："
        } else {
            ":"
        }
    }
}
