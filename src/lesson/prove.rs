//! Proving a lesson: every branch is played, every claim checked, every legal move of every ask answered.
//!
//! What is proved here needs no words; whether the words exist is `locale`'s check.

use std::collections::BTreeMap;

use super::coverage::coverage_problems;
use super::event::{Feedback, Input};
use super::glossary::glossary_problems;
use super::life::{misjudged, not_alive, not_dead, not_in_seki};
use super::model::{Claim, Course, GameStep, Goal, Lesson, Placed, Step, StepKind};
use super::overlay::{agreement_of, count_of};
use super::problem::{Place, Problem};
use super::reason::{Fact, Reason};
use super::runner::fresh_start;
use super::solve::{next_input, play_solution};
use super::state::{StepState, refusal_of, right_moves};
use crate::rules::{Color, ColoredMove, Game, Komi, Move, Outcome, Owner, Point};

/// How many positions a step may start from before its author is asked for a board of its own.
const MAX_STARTS: usize = 100;

/// What a proof went through.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Proof {
    /// Steps of the lesson.
    pub steps: usize,
    /// Positions from which a step can start, all steps together.
    pub starts: usize,
    /// Moves tried at asks, legal and refused.
    pub tries: usize,
    /// Wrong legal moves among them.
    pub wrong: usize,
    /// Wrong legal moves without a reason that names a chain, a point or a move.
    pub bare: usize,
    /// Claims checked.
    pub claims: usize,
}

impl Proof {
    /// Adds what another proof went through.
    pub fn add(&mut self, other: Self) {
        self.steps += other.steps;
        self.starts += other.starts;
        self.tries += other.tries;
        self.wrong += other.wrong;
        self.bare += other.bare;
        self.claims += other.claims;
    }
}

/// Holds the lessons of a course against its glossary and its list of rules.
pub fn prove_course(course: &Course) -> Vec<Problem> {
    let mut problems = glossary_problems(course);
    problems.extend(coverage_problems(course));
    problems
}

/// Proves that the steps which reviews ask again hold however they are seen: each in two of the ways, so that all ways
/// come up. How many such steps there are is told, too.
pub fn prove_reviews(course: &Course) -> (usize, Vec<Problem>) {
    let mut problems = Vec::new();
    let mut seen = 0;
    for lesson in &course.lessons {
        for (index, step) in lesson.steps.iter().enumerate() {
            if !step.can_be_asked_again() {
                continue;
            }
            seen += 1;
            let Some(start) = fresh_start(lesson, index) else {
                continue;
            };
            let ways = step.ways_to_see();
            for number in [seen * 7 + 1, seen * 5 + 3] {
                let way = ways.get(number % ways.len().max(1)).copied();
                let alone = Lesson {
                    steps: vec![step.seen(&start, way.unwrap_or_default())],
                    ..Lesson::clone(lesson)
                };
                for mut problem in prove(&alone).1 {
                    problem.message = format!("seen otherwise, {}", problem.message);
                    problem.fix = "mend it, or write `review: false` into the step".to_owned();
                    if !problems.contains(&problem) {
                        problems.push(problem);
                    }
                }
            }
        }
    }
    (seen, problems)
}

/// Proves a lesson: what does not hold is in the problems.
pub fn prove(lesson: &Lesson) -> (Proof, Vec<Problem>) {
    let mut prover = Prover {
        lesson,
        proof: Proof::default(),
        problems: Vec::new(),
    };
    let mut starts: Vec<Game> = Vec::new();
    for step in &lesson.steps {
        if let Some(position) = &step.position {
            starts = vec![position.game.clone()];
        }
        if starts.len() > MAX_STARTS {
            prover.problem(
                step.place,
                format!("the step can start from {} positions", starts.len()),
                "give it a board of its own",
            );
            starts.truncate(1);
        }
        starts = prover.step(step, &starts);
    }
    prover.proof.steps = lesson.steps.len();
    (prover.proof, prover.problems)
}

struct Prover<'l> {
    lesson: &'l Lesson,
    proof: Proof,
    problems: Vec<Problem>,
}

impl Prover<'_> {
    fn problem(&mut self, place: Place, message: impl Into<String>, fix: impl Into<String>) {
        let problem = Problem::at(&self.lesson.path, &self.lesson.source, place, message, fix);
        // Many branches may break the same claim; it is said once.
        if !self.problems.contains(&problem) {
            self.problems.push(problem);
        }
    }

    /// Proves a step from every position it can start from; returns the positions it can end with.
    fn step(&mut self, step: &Step, starts: &[Game]) -> Vec<Game> {
        let mut ends: BTreeMap<String, Game> = BTreeMap::new();
        for start in starts {
            self.proof.starts += 1;
            self.script(step, start);
            let (opened, _) = StepState::open(step, start.clone());
            let finished = self.branches(step, opened);
            if finished.is_empty() {
                self.problem(
                    step.place,
                    "the step cannot be finished from every position it can start from",
                    "mend its goal, or give it a board of its own",
                );
            }
            for state in finished {
                self.claims(step, &state);
                let game = state.own_game();
                ends.entry(format!(
                    "{:?} {:?} {}",
                    game.to_play(),
                    game.ko_point(),
                    game.board().to_diagram()
                ))
                .or_insert_with(|| game.clone());
            }
        }
        ends.into_values().collect()
    }

    /// The script's own moves must be playable.
    fn script(&mut self, step: &Step, start: &Game) {
        let mut game = start.clone();
        if let Some(turn) = step.turn {
            game.set_to_play(turn);
        }
        for mv in &step.play {
            if let Err(why) = game.play_as(mv.color, mv.mv) {
                let why = super::position::refusal_words(&why);
                self.problem(
                    step.place,
                    format!("{mv} under `play` cannot be played: {why}"),
                    "mend the moves of `play`",
                );
                return;
            }
        }
    }

    /// Every way through a step that the learner can finish it by.
    fn branches(&mut self, step: &Step, opened: StepState) -> Vec<StepState> {
        if opened.is_finished() {
            return vec![opened];
        }
        match &step.kind {
            StepKind::Ask(ask) => {
                let mut open = vec![opened];
                let mut finished = Vec::new();
                while let Some(state) = open.pop() {
                    for point in state.own_game().board().size().points() {
                        let mut tried = state.clone();
                        tried.apply(step, &Input::Point(point));
                        self.judge(step, &state, &tried, Move::Play(point));
                        if matches!(tried.feedback(), Some(Feedback::Right { .. })) {
                            self.replies(step, ask, &state, &tried, point);
                            if tried.is_finished() {
                                finished.push(tried)
                            } else {
                                open.push(tried)
                            }
                        }
                    }
                    if right_moves(ask, &state).contains(&Move::Pass) {
                        let mut tried = state.clone();
                        tried.apply(step, &Input::Pass);
                        if tried.is_finished() {
                            finished.push(tried);
                        } else if tried.path.len() > state.path.len() {
                            open.push(tried);
                        } else {
                            self.problem(
                                step.place,
                                "a pass of its line cannot be played",
                                "end the line before the game stops",
                            );
                        }
                    } else {
                        let mut tried = state.clone();
                        tried.apply(step, &Input::Pass);
                        self.judge(step, &state, &tried, Move::Pass);
                    }
                }
                finished
            }
            StepKind::Refuse { .. } => {
                for point in opened.own_game().board().size().points() {
                    let mut tried = opened.clone();
                    tried.apply(step, &Input::Point(point));
                    self.judge(step, &opened, &tried, Move::Play(point));
                }
                self.solved(step, &opened)
            }
            StepKind::Pass { .. } => {
                for point in opened.own_game().board().size().points() {
                    let mut tried = opened.clone();
                    tried.apply(step, &Input::Point(point));
                    self.judge(step, &opened, &tried, Move::Play(point));
                }
                self.solved(step, &opened)
            }
            StepKind::Game(game) => {
                self.game(step, game, &opened);
                self.solved(step, &opened)
            }
            StepKind::Dead(chains) => {
                for chain in chains {
                    self.dead_line(opened.own_game(), chain.stone, &chain.line, chain.place);
                }
                self.solved(step, &opened)
            }
            _ => self.solved(step, &opened),
        }
    }

    /// Every move along the script's way must get an answer, and a game that is given away a reason.
    fn game(&mut self, step: &Step, game: &GameStep, opened: &StepState) {
        let mut state = opened.clone();
        for mv in &game.line {
            for point in state.own_game().board().size().points() {
                let mut tried = state.clone();
                tried.apply(step, &Input::Point(point));
                self.proof.tries += 1;
            }
            let input = match mv {
                Move::Play(point) => Input::Point(*point),
                Move::Pass => Input::Pass,
            };
            let before = state.own_game().moves().len();
            state.apply(step, &input);
            if state.own_game().moves().len() == before {
                self.problem(
                    step.place,
                    format!("{mv} of the line cannot be played"),
                    "mend the line; `tengen check` plays it against the opponent",
                );
                return;
            }
        }
        if !state.is_finished() {
            let said = match state.feedback() {
                Some(Feedback::GameOver { .. }) => "loses the game",
                _ => "ends before the game does",
            };
            self.problem(
                step.place,
                format!("the line {said}:\n{}", moves_of(state.own_game())),
                "mend the line",
            );
        }
        let mut given_away = opened.clone();
        for _ in 0..400 {
            if given_away.is_finished() || given_away.settled.is_some() {
                break;
            }
            given_away.apply(step, &Input::Pass);
        }
        if let Some(Feedback::GameOver { won: false, slip }) = given_away.feedback() {
            self.proof.wrong += 1;
            if slip.is_none() {
                self.proof.bare += 1;
                self.problem(
                    step.place,
                    "a game that is lost by passing gets no reason",
                    "give the line a first move",
                );
            }
        }
    }

    fn solved(&mut self, step: &Step, opened: &StepState) -> Vec<StepState> {
        let mut state = opened.clone();
        for _ in 0..700 {
            let Some(input) = next_input(step, &state) else {
                break;
            };
            let before = state.clone();
            state.apply(step, &input);
            if state == before {
                break;
            }
        }
        if state.is_finished() {
            vec![state]
        } else {
            Vec::new()
        }
    }

    /// Counts the answer to one move, and names it where it is bare.
    fn judge(&mut self, step: &Step, before: &StepState, tried: &StepState, mv: Move) {
        self.proof.tries += 1;
        let Some(Feedback::Wrong {
            named,
            reason,
            line,
            ..
        }) = tried.feedback()
        else {
            return;
        };
        self.proof.wrong += 1;
        let bare = match (named, reason) {
            (Some(_), _) => false,
            (None, Some(reason)) => is_bare(reason),
            (None, None) => true,
        };
        if bare {
            self.proof.bare += 1;
            self.problem(
                step.place,
                format!("{mv} is answered without a reason"),
                "foresee the move under `wrong`",
            );
        }
        self.playable(step, before.own_game(), mv, named.as_deref(), line);
    }

    /// The line that refutes a move must be playable after it.
    fn playable(
        &mut self,
        step: &Step,
        game: &Game,
        tried: Move,
        named: Option<&str>,
        line: &[ColoredMove],
    ) {
        let mut trial = game.clone();
        if trial.play(tried).is_err() {
            return;
        }
        for mv in line {
            if let Err(why) = trial.play_as(mv.color, mv.mv) {
                let why = super::position::refusal_words(&why);
                let place = answer_place(step, named);
                self.problem(
                    place,
                    format!("{mv} cannot be played after {tried}: {why}"),
                    "mend `then`, or name the moves it answers",
                );
                return;
            }
        }
    }

    /// A reply must be playable after its move.
    fn replies(
        &mut self,
        step: &Step,
        ask: &super::model::Ask,
        before: &StepState,
        tried: &StepState,
        point: Point,
    ) {
        if matches!(ask.goal, Goal::Lines(_)) {
            let played = tried.own_game().moves().len() - before.own_game().moves().len();
            if played + before.path.len() != tried.path.len() {
                self.problem(
                    step.place,
                    format!("the reply to {point} cannot be played"),
                    "mend the line",
                );
            }
            return;
        }
        let mut game = before.own_game().clone();
        if game.play(Move::Play(point)).is_err() {
            return;
        }
        for reply in super::goal::reply_to(ask, point) {
            if let Err(why) = game.play_as(reply.color, reply.mv) {
                let why = super::position::refusal_words(&why);
                self.problem(
                    step.place,
                    format!("the reply {reply} to {point} cannot be played: {why}"),
                    "mend `replies`",
                );
            }
        }
    }

    fn dead_line(&mut self, game: &Game, stone: Point, line: &[ColoredMove], place: Place) {
        let Some(chain) = game.board().chain_at(stone) else {
            self.problem(
                place,
                format!("there is no stone on {stone}"),
                "name a stone of the dead chain",
            );
            return;
        };
        if let Some(why) = not_dead(game, stone, !line.is_empty()) {
            let fix = "correct the claim, or show the line that takes the chain";
            self.problem(place, why, fix);
            return;
        }
        if line.is_empty() {
            // The reading has shown it.
            return;
        }
        let mut trial = game.clone();
        trial.resume(chain.color.opposite());
        for (index, mv) in line.iter().enumerate() {
            if index == 0 && mv.color == chain.color {
                self.problem(
                    place,
                    format!("the line to take {stone} begins with the chain's own color"),
                    "let its opponent begin",
                );
                return;
            }
            if index > 0
                && line
                    .get(index - 1)
                    .is_some_and(|before| before.color == mv.color)
            {
                self.problem(
                    place,
                    format!("{mv} is the second move of one color in a row"),
                    "let the sides alternate; a side may pass",
                );
                return;
            }
            if trial.is_stopped() {
                trial.resume(mv.color);
            }
            if let Err(why) = trial.play_as(mv.color, mv.mv) {
                let why = super::position::refusal_words(&why);
                self.problem(
                    place,
                    format!("{mv} cannot be played: {why}"),
                    "mend the line",
                );
                return;
            }
        }
        let left = chain
            .stones
            .iter()
            .any(|at| trial.board().at(*at) == Some(chain.color));
        if left {
            self.problem(
                place,
                format!("the line does not take the chain at {stone}"),
                "go on until it leaves the board",
            );
        }
    }

    fn claims(&mut self, step: &Step, state: &StepState) {
        for claim in &step.claims {
            self.proof.claims += 1;
            self.claim(step, state, claim);
        }
        for stone in agreement_of(step).dead {
            if state.own_game().board().at(stone).is_none() {
                self.problem(
                    step.place,
                    format!("there is no stone on {stone} that could be dead"),
                    "name a stone",
                );
            }
        }
        if matches!(
            step.kind,
            StepKind::Dead(_) | StepKind::Count { .. } | StepKind::Score { .. }
        ) {
            for (stone, why) in misjudged(state.own_game(), &agreement_of(step)) {
                self.problem(
                    step.place,
                    format!("{stone} {why}"),
                    "correct the list, or the position",
                );
            }
        }
    }

    fn claim(&mut self, step: &Step, state: &StepState, claim: &Placed<Claim>) {
        let game = state.own_game();
        let board = game.board();
        let counted = count_of(step, game);
        let score = counted.score();
        let found = match &claim.value {
            Claim::Captured(number) => {
                let found = match state.feedback() {
                    Some(Feedback::Right { captured, .. }) => *captured,
                    _ => game.captured_by_last().len(),
                };
                (found != *number).then(|| format!("{found} stones are taken, not {number}"))
            }
            Claim::Prisoners { black, white } => {
                let found = (
                    game.prisoners_of(Color::Black),
                    game.prisoners_of(Color::White),
                );
                (found != (*black, *white))
                    .then(|| format!("Black holds {} and White {}", found.0, found.1))
            }
            Claim::Liberties(point, number) => {
                let found = board.liberty_count(*point);
                (found != *number).then(|| format!("{point} has {found} liberties, not {number}"))
            }
            Claim::Alive(point) => not_alive(game, *point),
            Claim::Dead(point, line) => {
                self.dead_line(game, *point, line, claim.place);
                None
            }
            Claim::Seki(point) => not_in_seki(game, *point),
            Claim::Score { black, white } => ((score.black, score.white) != (*black, *white))
                .then(|| format!("the score is {} to {}", score.black, score.white)),
            Claim::Winner(color) => match score.outcome() {
                Outcome::Win { winner, .. } if winner == *color => None,
                Outcome::Win { .. } => Some("the other side wins".to_owned()),
                Outcome::Tie => Some("it is a tie".to_owned()),
            },
            Claim::Margin(margin) => {
                let found = match score.outcome() {
                    Outcome::Win { margin, .. } => margin,
                    Outcome::Tie => Komi::from_half_points(0),
                };
                (found != *margin).then(|| format!("the margin is {found}"))
            }
            Claim::Regions { black, white } => {
                let sizes = |owner: Owner| {
                    let counted = game.count_agreed(&agreement_of(step));
                    let mut sizes: Vec<usize> = counted
                        .regions
                        .iter()
                        .filter(|region| region.owner == owner)
                        .map(|region| region.points.len())
                        .collect();
                    sizes.sort_unstable_by(|one, other| other.cmp(one));
                    sizes
                };
                let found = (sizes(Owner::Black), sizes(Owner::White));
                (found != (black.clone(), white.clone()))
                    .then(|| format!("the regions are {:?} and {:?}", found.0, found.1))
            }
            Claim::Legal(point) => match game.legal(Move::Play(*point)) {
                Ok(()) => None,
                Err(why) => Some(format!(
                    "{point} is refused: {}",
                    super::position::refusal_words(&why)
                )),
            },
            Claim::Illegal(point, reason) => match game.legal(Move::Play(*point)) {
                Ok(()) => Some(format!("{point} is legal")),
                Err(why) if refusal_of(&why) == Some(*reason) => None,
                Err(why) => Some(format!(
                    "{point} is refused for another reason: {}",
                    super::position::refusal_words(&why)
                )),
            },
        };
        if let Some(found) = found {
            self.problem(
                claim.place,
                format!("the claim does not hold: {found}"),
                "mend the claim or the position",
            );
        }
    }
}

/// The moves of a game, for an author who looks for a line.
fn moves_of(game: &Game) -> String {
    let moves: Vec<String> = game.moves().iter().map(ToString::to_string).collect();
    format!("{}\n{}", moves.join(", "), game.board().to_diagram())
}

fn answer_place(step: &Step, named: Option<&str>) -> Place {
    let wrong = match &step.kind {
        StepKind::Ask(ask) => ask.wrong.as_slice(),
        StepKind::Pass { wrong, .. } => wrong.as_slice(),
        _ => &[],
    };
    wrong
        .iter()
        .find(|answer| Some(answer.name.as_str()) == named)
        .map_or(step.place, |answer| answer.place)
}

/// A reason counts only if it names a chain, a point or a move of the position.
fn is_bare(reason: &Reason) -> bool {
    match &reason.fact {
        Fact::TakenAtOnce { stones, .. } => stones.is_empty(),
        Fact::StillHasLiberties { chain, .. }
        | Fact::NotInAtari { chain, .. }
        | Fact::TakesNoLiberty { chain, .. }
        | Fact::TooFewLiberties { chain, .. }
        | Fact::LosesItsEyes { chain, .. }
        | Fact::NoTwoEyes { chain } => chain.is_empty(),
        Fact::StillApart { stones, .. } => stones.is_empty(),
        Fact::BorderOpen { points } => points.is_empty(),
        Fact::InOpponentTerritory { borders } => borders.is_empty(),
        Fact::Elsewhere { columns, rows } => *columns == 0 && *rows == 0,
        Fact::NothingPlayed { .. }
        | Fact::FillsOwnTerritory { .. }
        | Fact::OnDame
        | Fact::Allowed { .. } => false,
    }
}

/// Replays a lesson's solution step by step; each entry is a step as its solution leaves it.
pub fn replay(lesson: &Lesson) -> Vec<StepState> {
    let mut states: Vec<StepState> = Vec::new();
    for step in &lesson.steps {
        let start = match (&step.position, states.last()) {
            (Some(position), _) => position.game.clone(),
            (None, Some(before)) => before.own_game().clone(),
            (None, None) => break,
        };
        states.push(play_solution(step, start));
    }
    states
}
