//! Replaying a record, and the moves in it that break a rule.

use super::{GameRecord, NodeId, Setup, record::Written};
use crate::rules::{
    Board, BreachReason, Color, ColoredMove, Game, IllegalMove, Ruleset, SetupError,
};

/// How much of a record is replayed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {
    /// The main line.
    MainLine,
    /// All variations.
    Everything,
}

/// A place of a record where something is against the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// The node.
    pub node: NodeId,
    /// The number of the move on the way to this node; for stones that are set up, that of the move
    /// before.
    pub number: usize,
    /// What is wrong.
    pub wrong: WrongMove,
    /// Whether no board can show it, so that what follows is not replayed.
    pub stops: bool,
}

/// What is against the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WrongMove {
    /// A move, with the engine's reason.
    Breach(ColoredMove, BreachReason),
    /// A move whose value is no point of this board.
    NoMove {
        /// The side.
        color: Color,
        /// The value as it is written.
        value: String,
    },
    /// Stones that cannot stand as they are set up.
    Setup(SetupError),
    /// Stones are set up again and again inside variations, deeper than they are followed.
    TooDeep,
}

/// What came of replaying a record.
#[derive(Clone, Debug)]
pub struct Replayed {
    /// The game at the end of the main line, or where that cannot go on. Its own moves are those
    /// since stones were last set up.
    pub game: Game,
    /// The moves of the main line that were made.
    pub moves: usize,
    /// The moves of variations that were made besides.
    pub in_variations: usize,
    /// What is against the rules, the main line first.
    pub findings: Vec<Finding>,
    /// How many findings there are beyond those.
    pub left_out: usize,
}

/// How many findings are kept.
const MOST_FINDINGS: usize = 1000;
/// How many boards are kept to come back to.
const MOST_SETUPS: usize = 1000;

impl GameRecord {
    /// Replays the record under these rules from its start. Each move against the rules is named and
    /// made all the same, as on a real board; where that is impossible, the rest of the line is left.
    ///
    /// Handicap stones that are written as moves, all black ones before the first white one, are no
    /// moves out of turn; nor is a move after two passes, which resumes the game.
    #[must_use]
    pub fn replay(&self, rules: Ruleset, scope: Scope) -> Replayed {
        let start = Game::from_position(Board::new(self.size()), Color::Black, rules);
        let mut walk = Walk {
            record: self,
            game: start.with_handicap_stones(self.handicap()),
            number: 0,
            waiting: 0,
            undo: Vec::new(),
            stopped: false,
            setups: 0,
            findings: Vec::new(),
            left_out: 0,
        };
        walk.run(scope)
    }
}

/// What entering a node has done, to be taken back where a variation waits.
struct Undo {
    done: Done,
    /// The turn before, and whether the game had stopped.
    turn: Color,
    stopped: bool,
}

enum Done {
    Move,
    /// The turn was given to a side.
    Turn,
    /// Stones were set up. The game before; none if nothing comes back to it.
    Setup(Option<Box<Game>>),
}

/// A node on the way, and which of those that follow it is next.
struct Frame {
    node: NodeId,
    next: usize,
    /// How much had been done before it.
    done: usize,
    number: usize,
}

struct Walk<'a> {
    record: &'a GameRecord,
    game: Game,
    /// The moves on the way to here.
    number: usize,
    /// The variations that are still to be gone into, from the nodes on the way.
    waiting: usize,
    undo: Vec<Undo>,
    /// Whether two passes came before. Taking a resumption back does not bring the stop back to the
    /// game itself.
    stopped: bool,
    /// How many boards are kept.
    setups: usize,
    findings: Vec<Finding>,
    left_out: usize,
}

impl Walk<'_> {
    fn run(&mut self, scope: Scope) -> Replayed {
        let mut main: Option<(Game, usize)> = None;
        let mut made = 0;
        let mut way: Vec<Frame> = Vec::new();
        let mut next = Some(NodeId::ROOT);
        loop {
            if let Some(node) = next {
                let frame = Frame {
                    node,
                    next: 0,
                    done: self.undo.len(),
                    number: self.number,
                };
                let goes_on = self.enter(node);
                made += self.number - frame.number;
                let children = match (goes_on, scope) {
                    (false, _) => 0,
                    (true, Scope::Everything) => self.record.tree().node(node).children().len(),
                    (true, Scope::MainLine) => {
                        self.record.tree().node(node).children().len().min(1)
                    }
                };
                self.waiting += children;
                let skip = if goes_on { 0 } else { usize::MAX };
                way.push(Frame {
                    next: skip,
                    ..frame
                });
                if children == 0 && main.is_none() {
                    main = Some((self.game.clone(), self.number));
                }
            }
            let Some(frame) = way.last_mut() else { break };
            let children = self.record.tree().node(frame.node).children();
            let may = scope == Scope::Everything || frame.next == 0;
            next = children.get(frame.next).copied().filter(|_| may);
            if next.is_some() {
                frame.next += 1;
                self.waiting -= 1;
            } else {
                let (done, number) = (frame.done, frame.number);
                way.pop();
                self.take_back(done);
                self.number = number;
            }
        }
        let (game, moves) = main.unwrap_or_else(|| (self.game.clone(), 0));
        Replayed {
            game,
            moves,
            in_variations: made - moves,
            findings: std::mem::take(&mut self.findings),
            left_out: self.left_out,
        }
    }

    /// Does what a node says. No, if the line cannot go on.
    fn enter(&mut self, id: NodeId) -> bool {
        let setup = self.record.setup(id);
        if (id == NodeId::ROOT || setup != Setup::default()) && !self.set_up(id, &setup) {
            return false;
        }
        let record = self.record;
        for written in record.written(id) {
            let goes_on = self.make(id, &written);
            if !goes_on {
                return false;
            }
        }
        true
    }

    fn set_up(&mut self, id: NodeId, setup: &Setup) -> bool {
        let turn = (setup.turn)
            .or_else(|| self.next_color(id))
            .unwrap_or_else(|| {
                let handicap = id == NodeId::ROOT && self.record.handicap() > 0;
                let turn = self.game.to_play();
                if handicap { Color::White } else { turn }
            });
        if id != NodeId::ROOT && setup.stones.is_empty() {
            self.remember(Done::Turn);
            self.game.resume(turn);
            self.stopped = self.game.is_stopped();
            return true;
        }
        let size = self.record.size();
        let mut stones: Vec<Option<Color>> = (size.points())
            .map(|point| self.game.board().at(point))
            .collect();
        for &(point, color) in &setup.stones {
            stones[size.index(point)] = color;
        }
        let stones = size.points().zip(stones);
        let stones = stones.filter_map(|(point, color)| Some((point, color?)));
        let board = match Board::from_stones(size, stones, &[]) {
            Ok(board) => board,
            Err(why) => {
                self.find(id, WrongMove::Setup(why), true);
                return false;
            }
        };
        let held = self.game.prisoners();
        let game = Game::from_position(board, turn, *self.game.ruleset())
            .with_handicap_stones(self.record.handicap())
            .with_prisoners(held.black, held.white);
        if self.waiting > 0 && self.setups == MOST_SETUPS {
            self.find(id, WrongMove::TooDeep, true);
            return false;
        }
        self.remember(Done::Setup(None));
        self.stopped = game.is_stopped();
        let before = std::mem::replace(&mut self.game, game);
        if self.waiting > 0
            && let Some(last) = self.undo.last_mut()
        {
            self.setups += 1;
            last.done = Done::Setup(Some(Box::new(before)));
        }
        true
    }

    /// The side that moves next from a node on, its own moves among them, before anything is set up.
    fn next_color(&self, id: NodeId) -> Option<Color> {
        let tree = self.record.tree();
        for at in tree.line_from(id) {
            if at != id && tree.node(at).has_any(&["AB", "AW", "AE", "PL"]) {
                return None;
            }
            if let Some(written) = self.record.written(at).next() {
                return Some(written.color);
            }
        }
        None
    }

    fn make(&mut self, id: NodeId, written: &Written) -> bool {
        let color = written.color;
        let Some(mv) = written.mv else {
            self.number += 1;
            let value = written
                .property
                .values
                .first()
                .map_or("", |value| value.raw());
            let value = super::value::cut(value);
            self.find(id, WrongMove::NoMove { color, value }, true);
            self.number -= 1;
            return false;
        };
        self.remember(Done::Move);
        if self.stopped || self.places_handicap(color) {
            self.game.resume(color);
        }
        let mv = ColoredMove { color, mv };
        let played = self.game.play_despite(mv);
        self.number += 1;
        match played {
            Ok(breach) => {
                self.stopped = self.game.is_stopped();
                if let Some(mut breach) = breach {
                    // The engine counts from where stones were last set up.
                    if let BreachReason::Illegal(IllegalMove::Superko { repeats, .. }) =
                        &mut breach.reason
                    {
                        *repeats += self.number.saturating_sub(self.game.move_number());
                    }
                    self.find(id, WrongMove::Breach(mv, breach.reason), false);
                }
                true
            }
            Err(reason) => {
                // Nothing was played that could be taken back.
                if let Some(undo) = self.undo.pop() {
                    self.game.set_to_play(undo.turn);
                    self.stopped = undo.stopped;
                }
                self.find(
                    id,
                    WrongMove::Breach(mv, BreachReason::Illegal(reason)),
                    true,
                );
                self.number -= 1;
                false
            }
        }
    }

    /// Whether a move puts down one of the handicap stones.
    fn places_handicap(&self, color: Color) -> bool {
        let given = usize::from(self.record.handicap());
        color == Color::Black
            && self.number < given
            && self.game.board().stones().count() == self.number
            && self.game.moves().iter().all(|mv| mv.color == Color::Black)
    }

    /// Notes what is done now, before it is done.
    fn remember(&mut self, done: Done) {
        self.undo.push(Undo {
            done,
            turn: self.game.to_play(),
            stopped: self.stopped,
        });
    }

    fn take_back(&mut self, done: usize) {
        while self.undo.len() > done {
            let Some(undo) = self.undo.pop() else { break };
            match undo.done {
                Done::Move => {
                    self.game.take_back();
                }
                Done::Setup(Some(game)) => {
                    self.game = *game;
                    self.setups -= 1;
                }
                Done::Turn | Done::Setup(None) => {}
            }
            self.game.set_to_play(undo.turn);
            self.stopped = undo.stopped;
        }
    }

    fn find(&mut self, node: NodeId, wrong: WrongMove, stops: bool) {
        if self.findings.len() < MOST_FINDINGS {
            self.findings.push(Finding {
                node,
                number: self.number,
                wrong,
                stops,
            });
        } else {
            self.left_out += 1;
        }
    }
}
