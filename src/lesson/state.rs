//! One step as it is being taken: what the learner did, what came of it, what the board shows.
//!
//! A state follows from the position the step starts with and the inputs so far, and from nothing else. There are
//! no timers here: an input yields events, and whoever draws may take its time over them.

use std::collections::BTreeSet;

use super::event::{Actor, Event, Feedback, Input, Phase};
use super::goal::{is_reached, reply_to, right_points, walk};
use super::model::{After, Ask, CountWay, Goal, Refusal, Step, StepKind, WrongAnswer};
use super::reason::{Fact, Reason, why_not, why_not_play};
use crate::rules::{
    Agreement, Aim, Color, ColoredMove, Count, Game, IllegalMove, Move, Owner, Point, Ruleset,
};

/// A step as it is being taken.
#[derive(Clone, Debug, PartialEq)]
pub struct StepState {
    pub(super) game: Game,
    learner: Color,
    pub(super) phase: Phase,
    pub(super) feedback: Option<Feedback>,
    /// Moves of a tree of lines so far.
    pub(super) path: Vec<Move>,
    /// Points marked by the learner: stones of dead chains, points of regions.
    pub(super) marked: BTreeSet<Point>,
    /// How many moves the position had when the learner began.
    pub(super) first: usize,
    /// What is dead and in seki when a game is over.
    pub(super) settled: Option<Agreement>,
    /// Points whose stones were captured in this step.
    pub(super) captured: BTreeSet<Point>,
    pub(super) hint: u8,
    /// The way in which the count is looked at.
    way: usize,
    /// How many moves or answers were not right.
    pub(super) missed: u32,
}

impl StepState {
    /// Opens a step on the position it starts with; the events are the moves the script plays.
    pub fn open(step: &Step, start: Game) -> (Self, Vec<Event>) {
        let mut state = Self {
            learner: start.to_play(),
            game: start,
            phase: Phase::Asked,
            feedback: None,
            path: Vec::new(),
            marked: BTreeSet::new(),
            first: 0,
            settled: None,
            captured: BTreeSet::new(),
            hint: 0,
            way: 0,
            missed: 0,
        };
        let mut events = Vec::new();
        if let Some(turn) = step.turn
            && turn != state.game.to_play()
        {
            state.game.set_to_play(turn);
        }
        for mv in &step.play {
            state.play(*mv, Actor::Script, &mut events);
        }
        state.learner = state.game.to_play();
        state.first = state.game.moves().len();
        if matches!(
            step.kind,
            StepKind::Show | StepKind::Score { .. } | StepKind::Free
        ) {
            state.phase = Phase::Finished;
        }
        (state, events)
    }

    /// The position that the board shows.
    pub fn game(&self) -> &Game {
        match &self.phase {
            Phase::Exploring { game, .. } => game,
            _ => &self.game,
        }
    }

    /// The position of the step itself, whatever is being explored.
    pub fn own_game(&self) -> &Game {
        &self.game
    }

    /// The side that the learner plays: whose turn it was when the step opened.
    pub fn learner(&self) -> Color {
        self.learner
    }

    /// Where the step stands.
    pub fn phase(&self) -> &Phase {
        &self.phase
    }

    /// Whether the step is finished.
    pub fn is_finished(&self) -> bool {
        match self.phase {
            Phase::Finished => true,
            Phase::Exploring { finished, .. } => finished,
            Phase::Asked => false,
        }
    }

    /// What is said to what the learner did last.
    pub fn feedback(&self) -> Option<&Feedback> {
        self.feedback.as_ref()
    }

    /// What the learner has marked.
    pub fn marked(&self) -> &BTreeSet<Point> {
        &self.marked
    }

    /// The way in which the count is looked at, where there are several.
    pub fn way(&self, step: &Step) -> Option<CountWay> {
        match &step.kind {
            StepKind::Score { ways, .. } => ways.get(self.way).or(ways.first()).copied(),
            _ => None,
        }
    }

    /// What the sides agree on: what the step says, or what is so when a game is over.
    pub fn agreement(&self, step: &Step) -> Agreement {
        match (&step.kind, &self.settled) {
            (StepKind::Game(_), Some(settled)) => settled.clone(),
            _ => super::overlay::agreement_of(step),
        }
    }

    /// The count that the step speaks of, on the position as it stands.
    pub fn count(&self, step: &Step) -> Count {
        match &self.settled {
            Some(settled) => self.game.count_agreed(settled),
            None => super::overlay::count_of(step, &self.game),
        }
    }

    /// Whether a game is over.
    pub fn is_over(&self) -> bool {
        self.settled.is_some()
    }

    /// Whether a game is over, and can be counted.
    pub fn is_counted(&self) -> bool {
        self.settled.is_some() && self.game.ruleset().aim == Aim::Score
    }

    /// Whether a move of a game can be taken back.
    pub fn can_take_back(&self) -> bool {
        self.phase == Phase::Asked && self.game.moves().len() > self.first
    }

    /// How many hints were given.
    pub fn hint(&self) -> u8 {
        self.hint
    }

    /// How many moves or answers were not right.
    pub fn missed(&self) -> u32 {
        self.missed
    }

    /// Takes an input.
    pub fn apply(&mut self, step: &Step, input: &Input) -> Vec<Event> {
        let mut events = Vec::new();
        if matches!(self.phase, Phase::Exploring { .. }) {
            self.explore(input, &mut events);
            return events;
        }
        match input {
            Input::Hint => {
                if self.phase == Phase::Asked && self.hint < super::hint::levels(step) {
                    self.hint += 1;
                    events.push(Event::Hinted(self.hint));
                }
            }
            Input::Dismiss if matches!(step.kind, StepKind::Game(_)) => {
                self.retry_game(&mut events);
            }
            Input::Dismiss => self.feedback = None,
            Input::PlayOut => self.play_out(&mut events),
            Input::Way(way) => self.way = *way,
            Input::Explore => self.explore_from_here(),
            Input::TakeBack => {
                if matches!(step.kind, StepKind::Game(_)) && self.phase == Phase::Asked {
                    self.take_back_turn(&mut events);
                }
            }
            Input::Leave => {}
            Input::Point(point) => self.touch(step, *point, &mut events),
            Input::Pass => self.pass(step, &mut events),
            Input::Choose(index) => self.choose(step, *index, &mut events),
            Input::Done => self.done(step, &mut events),
        }
        events
    }

    /// Begins free play on a copy of the position.
    fn explore_from_here(&mut self) {
        let finished = self.phase == Phase::Finished;
        let mut game = Box::new(self.game.clone());
        if game.winner_by_capture().is_some() {
            let ruleset = Ruleset {
                aim: Aim::Score,
                ..*game.ruleset()
            };
            *game = game.with_ruleset(ruleset);
        }
        if game.is_stopped() {
            // Free play goes on where two passes have stopped the game.
            game.resume(self.game.to_play());
        }
        self.phase = Phase::Exploring { game, finished };
        self.feedback = None;
    }

    fn touch(&mut self, step: &Step, point: Point, events: &mut Vec<Event>) {
        match &step.kind {
            StepKind::Free => {
                self.explore_from_here();
                self.explore(&Input::Point(point), events);
            }
            StepKind::Dead(_) | StepKind::Count { .. } if self.phase == Phase::Finished => {}
            StepKind::Dead(chains) => self.mark_dead(step, chains, point, events),
            StepKind::Count { owner, agreed } => self.mark_region(*owner, agreed, point, events),
            _ if self.phase == Phase::Finished => {
                self.feedback = Some(Feedback::OnlyShown);
                events.push(Event::Answered);
            }
            StepKind::Choose { .. } => {
                self.feedback = Some(Feedback::NoMove { choose: true });
                events.push(Event::Answered);
            }
            StepKind::Show | StepKind::Score { .. } => {
                self.feedback = Some(Feedback::OnlyShown);
                events.push(Event::Answered);
            }
            StepKind::Ask(ask) => self.ask(ask, Move::Play(point), events),
            StepKind::Game(game) => self.game_move(game, Move::Play(point), events),
            StepKind::Refuse {
                point: meant,
                reason,
            } => self.refuse(*meant, *reason, point, events),
            StepKind::Pass { wrong, .. } => self.instead_of_pass(wrong, point, events),
        }
    }

    fn pass(&mut self, step: &Step, events: &mut Vec<Event>) {
        if matches!(step.kind, StepKind::Free) {
            self.explore_from_here();
            self.explore(&Input::Pass, events);
            return;
        }
        if self.phase != Phase::Asked {
            return;
        }
        match &step.kind {
            StepKind::Ask(ask) => self.ask(ask, Move::Pass, events),
            StepKind::Game(game) => self.game_move(game, Move::Pass, events),
            StepKind::Refuse { point, .. } => {
                let reason = Reason::of(Fact::Allowed { meant: *point });
                self.wrong(Move::Pass, None, Some(reason), Vec::new(), events);
            }
            StepKind::Pass { answered, .. } => {
                let color = self.game.to_play();
                self.play(
                    ColoredMove {
                        color,
                        mv: Move::Pass,
                    },
                    Actor::Learner,
                    events,
                );
                if *answered {
                    let mv = ColoredMove {
                        color: color.opposite(),
                        mv: Move::Pass,
                    };
                    self.play(mv, Actor::Opponent, events);
                }
                self.right(Move::Pass, 0, true, events);
            }
            StepKind::Choose { .. } | StepKind::Dead(_) | StepKind::Count { .. } => {
                let choose = matches!(step.kind, StepKind::Choose { .. });
                self.feedback = Some(Feedback::NoMove { choose });
                events.push(Event::Answered);
            }
            _ => {
                self.feedback = Some(Feedback::OnlyShown);
                events.push(Event::Answered);
            }
        }
    }

    fn ask(&mut self, ask: &Ask, mv: Move, events: &mut Vec<Event>) {
        let before = self.game.clone();
        let color = before.to_play();
        let mut after = before.clone();
        let captured = match after.play(mv) {
            Ok(played) => played.captured.to_vec(),
            Err(why) => {
                self.refused(mv, why, false, events);
                return;
            }
        };
        let reached = match (&ask.goal, mv) {
            (Goal::Lines(lines), _) => {
                walk(lines, &self.path).is_some_and(|nodes| nodes.iter().any(|node| node.mv == mv))
            }
            (goal, Move::Play(point)) => is_reached(goal, &before, &after, point),
            (_, Move::Pass) => false,
        };
        if !reached {
            let (named, then) = match foreseen(&ask.wrong, mv) {
                Some(answer) => (Some(answer.name.clone()), answer.then.clone()),
                None => (None, Vec::new()),
            };
            let reason = named.is_none().then(|| why_not(ask, &before, &after, mv));
            let line = reason.as_ref().map_or(then, |reason| reason.line.clone());
            self.wrong(mv, named, reason, line, events);
            return;
        }
        let number = captured.len();
        self.play(ColoredMove { color, mv }, Actor::Learner, events);
        if let Goal::Lines(lines) = &ask.goal {
            self.path.push(mv);
            let reply = walk(lines, &self.path)
                .and_then(<[_]>::first)
                .map(|node| node.mv);
            if let Some(reply) = reply {
                self.play(
                    ColoredMove {
                        color: color.opposite(),
                        mv: reply,
                    },
                    Actor::Opponent,
                    events,
                );
                self.path.push(reply);
            }
            let finished = walk(lines, &self.path).is_none_or(<[_]>::is_empty);
            self.right(mv, number, finished, events);
        } else {
            if let Move::Play(point) = mv {
                for reply in reply_to(ask, point) {
                    self.play(*reply, Actor::Opponent, events);
                }
            }
            self.right(mv, number, true, events);
        }
    }

    fn refuse(&mut self, meant: Point, reason: Refusal, point: Point, events: &mut Vec<Event>) {
        match self.game.legal(Move::Play(point)) {
            Err(why) => {
                let meant = point == meant && refusal_of(&why) == Some(reason);
                self.refused(Move::Play(point), why, meant, events);
                if meant {
                    self.finish(events);
                }
            }
            Ok(()) => {
                let reason = Reason::of(Fact::Allowed { meant });
                self.wrong(Move::Play(point), None, Some(reason), Vec::new(), events);
            }
        }
    }

    fn instead_of_pass(&mut self, wrong: &[WrongAnswer], point: Point, events: &mut Vec<Event>) {
        let mv = Move::Play(point);
        let mut after = self.game.clone();
        if let Err(why) = after.play(mv) {
            self.refused(mv, why, false, events);
            return;
        }
        match foreseen(wrong, mv) {
            Some(answer) => self.wrong(
                mv,
                Some(answer.name.clone()),
                None,
                answer.then.clone(),
                events,
            ),
            None => {
                let reason = why_not_play(&self.game, &after, point);
                let line = reason.line.clone();
                self.wrong(mv, None, Some(reason), line, events);
            }
        }
    }

    fn explore(&mut self, input: &Input, events: &mut Vec<Event>) {
        let Phase::Exploring { game, finished } = &mut self.phase else {
            return;
        };
        let mv = match input {
            Input::Point(point) => Move::Play(*point),
            Input::Pass => Move::Pass,
            Input::TakeBack => {
                // What was played before the exploration stays.
                if game.moves().len() > self.game.moves().len() && game.take_back().is_some() {
                    events.push(Event::TakenBack(1));
                }
                self.feedback = None;
                return;
            }
            Input::Leave => {
                self.phase = if *finished {
                    Phase::Finished
                } else {
                    Phase::Asked
                };
                self.feedback = None;
                return;
            }
            Input::Dismiss => {
                self.feedback = None;
                return;
            }
            Input::Choose(_)
            | Input::Done
            | Input::Hint
            | Input::PlayOut
            | Input::Way(_)
            | Input::Explore => return,
        };
        let color = game.to_play();
        if game.is_stopped() {
            game.resume(color);
        }
        match game.play(mv) {
            Ok(played) => {
                let captured = played.captured.to_vec();
                let mv = ColoredMove { color, mv };
                self.feedback = Some(Feedback::Explored {
                    mv,
                    captured: captured.len(),
                });
                events.push(Event::Played {
                    mv,
                    captured,
                    actor: Actor::Learner,
                });
                events.push(Event::Answered);
            }
            Err(why) => self.refused(mv, why, false, events),
        }
    }

    pub(super) fn play(&mut self, mv: ColoredMove, actor: Actor, events: &mut Vec<Event>) {
        // A script's move that cannot be played is named by `prove`; a learner's was tried before.
        if let Ok(played) = self.game.play_as(mv.color, mv.mv) {
            let captured = played.captured.to_vec();
            self.captured.extend(captured.iter().copied());
            events.push(Event::Played {
                mv,
                captured,
                actor,
            });
        }
    }

    pub(super) fn refused(
        &mut self,
        mv: Move,
        why: IllegalMove,
        meant: bool,
        events: &mut Vec<Event>,
    ) {
        if let Move::Play(point) = mv {
            if !meant && !matches!(self.phase, Phase::Exploring { .. }) {
                self.missed += 1;
            }
            self.feedback = Some(Feedback::Refused { point, why, meant });
            events.push(Event::Refused(point));
            events.push(Event::Answered);
        }
    }

    /// Plays the move and its refutation out on a copy; the position stays.
    fn wrong(
        &mut self,
        mv: Move,
        named: Option<String>,
        reason: Option<Reason>,
        line: Vec<ColoredMove>,
        events: &mut Vec<Event>,
    ) {
        let mut trial = self.game.clone();
        let color = trial.to_play();
        let mut taken = Vec::new();
        let mut played = 0;
        let first = ColoredMove { color, mv };
        for (mv, actor) in std::iter::once((first, Actor::Learner))
            .chain(line.iter().map(|mv| (*mv, Actor::Opponent)))
        {
            if let Ok(done) = trial.play_as(mv.color, mv.mv) {
                let captured = done.captured.to_vec();
                taken.extend(captured.iter().copied());
                events.push(Event::Played {
                    mv,
                    captured,
                    actor,
                });
                played += 1;
            }
        }
        events.push(Event::TakenBack(played));
        self.missed += 1;
        self.feedback = Some(Feedback::Wrong {
            mv,
            named,
            reason,
            line,
            taken,
        });
        events.push(Event::Answered);
    }

    fn right(&mut self, mv: Move, captured: usize, finished: bool, events: &mut Vec<Event>) {
        self.feedback = Some(Feedback::Right {
            mv,
            captured,
            finished,
        });
        events.push(Event::Answered);
        if finished {
            self.finish(events);
        }
    }

    pub(super) fn finish(&mut self, events: &mut Vec<Event>) {
        if self.phase == Phase::Asked {
            self.phase = Phase::Finished;
            self.hint = 0;
            events.push(Event::Finished);
        }
    }
}

/// The author's answer to this move: one that names it, else one that answers any.
fn foreseen(wrong: &[WrongAnswer], mv: Move) -> Option<&WrongAnswer> {
    let exact = wrong
        .iter()
        .find(|answer| answer.after.contains(&After::Move(mv)));
    let any = || {
        wrong
            .iter()
            .find(|answer| matches!(mv, Move::Play(_)) && answer.after.contains(&After::Any))
    };
    exact.or_else(any)
}

/// The rule behind a refusal, where a script can name it.
pub fn refusal_of(why: &IllegalMove) -> Option<Refusal> {
    match why {
        IllegalMove::Occupied { .. } => Some(Refusal::Occupied),
        IllegalMove::SelfCapture { .. } => Some(Refusal::SelfCapture),
        IllegalMove::Ko { .. } => Some(Refusal::Ko),
        IllegalMove::Superko { .. } => Some(Refusal::Superko),
        IllegalMove::OffBoard { .. } | IllegalMove::Stopped => None,
    }
}

/// The owner that is a color.
pub fn owner_of(color: Color) -> Owner {
    match color {
        Color::Black => Owner::Black,
        Color::White => Owner::White,
    }
}

/// The right points of an ask step from here: for a tree of lines, those that go on.
pub(super) fn right_moves(ask: &Ask, state: &StepState) -> Vec<Move> {
    match &ask.goal {
        Goal::Lines(lines) => walk(lines, &state.path)
            .unwrap_or_default()
            .iter()
            .map(|node| node.mv)
            .collect(),
        _ => right_points(ask, &state.game)
            .into_iter()
            .map(Move::Play)
            .collect(),
    }
}
