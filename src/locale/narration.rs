//! The one place where a lesson's state, a rule or an event becomes words.

use super::{Args, Format, Text, Words};
use crate::lesson::{
    Course, Event, Fact, Feedback, Lesson, Reason, Step, StepKind, StepState, count_of,
    hint_levels, next_input,
};
use crate::rules::{
    Board, Color, Count, Game, IllegalMove, Komi, Move, Outcome, Owner, Point, RulesetName,
};

/// How something is meant that is said to the learner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// The rules refuse the move.
    Refused,
    /// The move is legal and does something else.
    Wrong,
    /// It is right.
    Right,
    /// Neither.
    Neutral,
}

/// Something said to the learner: a short heading and its explanation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Said {
    /// How it is meant.
    pub tone: Tone,
    /// The heading; it may be empty.
    pub heading: Text,
    /// The explanation; it may be empty.
    pub body: Text,
}

/// Turns a course and what happens in it into words of one language.
#[derive(Clone, Copy, Debug)]
pub struct Narrator<'a> {
    words: &'a Words,
    course: &'a Course,
    format: Format,
}

impl<'a> Narrator<'a> {
    /// A narrator who names points in this format.
    pub fn new(words: &'a Words, course: &'a Course, format: Format) -> Self {
        Self {
            words,
            course,
            format,
        }
    }

    fn args(&self) -> Args {
        Args::new().format(self.format)
    }

    /// A chapter's title.
    pub fn chapter_title(&self, chapter: &str) -> Text {
        self.words
            .text(&self.course.chapter_key(chapter), &self.args())
    }

    /// The name of an order of the course.
    pub fn order_name(&self, order: &str) -> Text {
        self.words.text(&self.course.order_key(order), &self.args())
    }

    /// A lesson's title: the heading of its first step.
    pub fn lesson_title(&self, lesson: &Lesson) -> Text {
        lesson.steps.first().map_or_else(Text::default, |step| {
            let args = self.position_args(
                step,
                step.position.as_ref().map(|position| &position.game),
                None,
            );
            self.words.text(&self.course.heading_key(step), &args)
        })
    }

    /// A step's heading: its own, or that of the last step before it that has one.
    pub fn heading(&self, lesson: &Lesson, index: usize, state: &StepState) -> Text {
        let headed = lesson
            .steps
            .iter()
            .take(index + 1)
            .rev()
            .find(|step| self.words.has(&self.course.heading_key(step)));
        headed.map_or_else(Text::default, |step| {
            self.words
                .text(&self.course.heading_key(step), &self.step_args(step, state))
        })
    }

    /// A step's text.
    pub fn text(&self, step: &Step, state: &StepState) -> Text {
        self.words
            .text(&self.course.text_key(step), &self.step_args(step, state))
    }

    /// The words of each answer of a question.
    pub fn answers(&self, step: &Step, state: &StepState) -> Vec<Text> {
        let StepKind::Choose { answers, .. } = &step.kind else {
            return Vec::new();
        };
        let args = self.step_args(step, state);
        answers
            .iter()
            .map(|answer| {
                self.own(step, &format!("answer-{answer}"), &args)
                    .unwrap_or_else(|| Text::from_plain(answer.clone()))
            })
            .collect()
    }

    /// What the hints so far say, the last one last; empty where none was asked for.
    pub fn hints(&self, step: &Step, state: &StepState) -> Vec<Text> {
        let args = self.step_args(step, state);
        let target = next_input(step, state).and_then(|input| match input {
            crate::lesson::Input::Point(point) => Some(point),
            _ => None,
        });
        let args = match target {
            Some(point) => args.point("move", point),
            None => args,
        };
        let plays = matches!(step.kind, StepKind::Ask(_) | StepKind::Refuse { .. });
        (1..=state.hint().min(hint_levels(step)))
            .map(|level| match level {
                1 => self
                    .own(step, "hint", &args)
                    .unwrap_or_else(|| self.words.text("lesson-hint-none", &args)),
                2 => self.words.text("lesson-hint-half", &args),
                3 => self.words.text("lesson-hint-candidates", &args),
                _ if plays => self.words.text("lesson-hint-move", &args),
                _ => self.words.text("lesson-hint-mark", &args),
            })
            .collect()
    }

    /// An attribute of the step's text.
    fn own(&self, step: &Step, attribute: &str, args: &Args) -> Option<Text> {
        self.words
            .attribute(&self.course.text_key(step), attribute, args)
    }

    /// What is said to what the learner did last.
    pub fn feedback(&self, step: &Step, state: &StepState) -> Option<Said> {
        let game = state.game();
        let args = self.step_args(step, state);
        Some(match state.feedback()? {
            Feedback::Refused { why, meant, .. } => self.refusal(step, why, *meant, game, args),
            Feedback::Wrong {
                mv, named, reason, ..
            } => self.wrong(step, *mv, named.as_deref(), reason.as_ref(), game, args),
            Feedback::Right {
                mv,
                captured,
                finished,
            } => self.right(step, *mv, *captured, *finished, args),
            Feedback::ChainDead { chain, .. } => {
                let args = with_stone(args.number("count", number(chain.len())), "chain", chain);
                let right = if state.is_finished() {
                    self.own(step, "right", &args)
                } else {
                    None
                };
                match right {
                    Some(body) => Said {
                        tone: Tone::Right,
                        heading: self.words.text("dead-right", &args),
                        body,
                    },
                    None => self.said(Tone::Right, "dead-right", &args),
                }
            }
            Feedback::ChainLives {
                chain,
                liberties,
                eyes,
            } => {
                let args = with_stone(args, "chain", chain)
                    .points("eyes", eyes)
                    .number("count", number(*liberties));
                self.said(
                    Tone::Wrong,
                    if eyes.is_empty() {
                        "dead-lives"
                    } else {
                        "dead-lives-eyes"
                    },
                    &args,
                )
            }
            Feedback::NoStone(point) => {
                self.said(Tone::Neutral, "dead-no-stone", &args.point("move", *point))
            }
            Feedback::RegionCounted { owner, points } => {
                let size = i32::try_from(points.len()).unwrap_or(i32::MAX / 2);
                let args =
                    with_stone(args.half("count", size * 2), "move", points).color("owner", *owner);
                let said = self.said(Tone::Right, "region-right", &args);
                match (state.is_finished(), self.own(step, "right", &args)) {
                    (true, Some(body)) => Said { body, ..said },
                    _ => said,
                }
            }
            Feedback::RegionNot {
                point,
                owner,
                borders,
            } => {
                let args = args.point("move", *point).points("borders", borders);
                match owner {
                    Owner::Dame => self.said(Tone::Wrong, "region-not-dame", &args),
                    Owner::Black => self.said(
                        Tone::Wrong,
                        "region-not-other",
                        &args.color("owner", Color::Black),
                    ),
                    Owner::White => self.said(
                        Tone::Wrong,
                        "region-not-other",
                        &args.color("owner", Color::White),
                    ),
                }
            }
            Feedback::StoneThere { point, .. } => {
                self.said(Tone::Neutral, "region-stone", &args.point("move", *point))
            }
            Feedback::Unmarked(left) => self.said(
                Tone::Wrong,
                "dead-unmarked",
                &args.number("left", number(*left)),
            ),
            Feedback::WrongAnswer(name) => Said {
                tone: Tone::Wrong,
                heading: self.words.text("answer-wrong", &args),
                body: self
                    .own(step, &format!("wrong-{name}"), &args)
                    .unwrap_or_default(),
            },
            Feedback::RightAnswer(_) => Said {
                tone: Tone::Right,
                heading: self.words.text("answer-right", &args),
                body: self.own(step, "right", &args).unwrap_or_default(),
            },
            Feedback::OnlyShown => {
                let button = self.words.plain("lesson-next");
                let explore = self.words.plain("lesson-explore");
                self.said(
                    Tone::Neutral,
                    "only-shown",
                    &args.word("button", &button).word("explore", &explore),
                )
            }
            Feedback::Explored { mv, captured } if *captured > 0 => {
                let args = args
                    .color("color", mv.color)
                    .number("count", number(*captured));
                self.said(Tone::Neutral, "explored-captured", &args)
            }
            Feedback::Explored { .. } => return None,
        })
    }

    fn said(&self, tone: Tone, key: &str, args: &Args) -> Said {
        Said {
            tone,
            heading: self.words.text(key, args),
            body: self.words.attribute(key, "body", args).unwrap_or_default(),
        }
    }

    fn refusal(
        &self,
        step: &Step,
        why: &IllegalMove,
        meant: bool,
        game: &Game,
        args: Args,
    ) -> Said {
        let args = with_sides(args, game);
        let (key, args) = match why {
            IllegalMove::OffBoard { point } => ("refused-off-board", args.point("move", *point)),
            IllegalMove::Occupied { point, by } => (
                "refused-occupied",
                args.point("move", *point).color("by", *by),
            ),
            IllegalMove::SelfCapture { chain, enclosed_by } => {
                let args = match state_point(game, chain) {
                    Some(point) => args.point("move", point),
                    None => args,
                };
                (
                    "refused-self-capture",
                    args.points("others", enclosed_by)
                        .number("count", number(chain.len())),
                )
            }
            IllegalMove::Ko { point, captured_by } => (
                "refused-ko",
                args.point("move", *point).point("taker", *captured_by),
            ),
            IllegalMove::Superko { point, repeats } => (
                "refused-superko",
                args.point("move", *point)
                    .number("number", number(*repeats)),
            ),
            IllegalMove::Stopped => ("refused-stopped", args),
        };
        let mut said = self.said(Tone::Refused, key, &args);
        if meant {
            said.tone = Tone::Right;
            if let Some(body) = self.own(step, "right", &args) {
                said.body = body;
            }
        }
        said
    }

    fn wrong(
        &self,
        step: &Step,
        mv: Move,
        named: Option<&str>,
        reason: Option<&Reason>,
        game: &Game,
        args: Args,
    ) -> Said {
        let args = with_sides(args, game);
        let args = with_move(args, mv);
        if let Some(body) = named.and_then(|name| self.own(step, &format!("wrong-{name}"), &args)) {
            return Said {
                tone: Tone::Wrong,
                heading: self.words.text("wrong-title", &args),
                body,
            };
        }
        match reason {
            Some(reason) => self.fact(&reason.fact, mv, game, args),
            None => Said {
                tone: Tone::Wrong,
                heading: self.words.text("wrong-title", &args),
                body: Text::default(),
            },
        }
    }

    fn fact(&self, fact: &Fact, mv: Move, game: &Game, args: Args) -> Said {
        let board = game.board();
        let chain_args = |args: Args, chain: &[Point], liberties: &[Point]| {
            with_chain_color(with_stone(args, "chain", chain), board, chain)
                .points("liberties", liberties)
                .number("count", number(liberties.len()))
        };
        let (key, args) = match fact {
            Fact::TakenAtOnce { stones, by } => (
                "fact-taken-at-once",
                args.points("stones", stones)
                    .point("by", *by)
                    .number("count", number(stones.len())),
            ),
            Fact::StillHasLiberties { chain, liberties } => (
                "fact-still-has-liberties",
                chain_args(args, chain, liberties),
            ),
            Fact::NotInAtari { chain, liberties } => {
                ("fact-not-in-atari", chain_args(args, chain, liberties))
            }
            Fact::TakesNoLiberty { chain, liberties } => {
                ("fact-takes-no-liberty", chain_args(args, chain, liberties))
            }
            Fact::TooFewLiberties {
                chain,
                liberties,
                wanted,
            } => (
                "fact-too-few-liberties",
                chain_args(args, chain, liberties).number("wanted", number(*wanted)),
            ),
            Fact::StillApart { stones, cut } => match cut {
                Some(cut) => (
                    "fact-still-apart-cut",
                    args.points("stones", stones).point("cut", *cut),
                ),
                None => ("fact-still-apart", args.points("stones", stones)),
            },
            Fact::LosesItsEyes { chain, by } => (
                "fact-loses-its-eyes",
                with_stone(args, "chain", chain).point("by", *by),
            ),
            Fact::NoTwoEyes { chain } => ("fact-no-two-eyes", with_stone(args, "chain", chain)),
            Fact::BorderOpen { points } => ("fact-border-open", args.points("points", points)),
            Fact::NothingPlayed { example, open } => (
                "fact-nothing-played",
                args.point("example", *example)
                    .number("count", number(*open)),
            ),
            Fact::FillsOwnTerritory { size } => (
                "fact-fills-own-territory",
                args.number("count", number(*size)),
            ),
            Fact::InOpponentTerritory { borders } => (
                "fact-in-opponent-territory",
                args.points("borders", borders),
            ),
            Fact::OnDame => ("fact-on-dame", args),
            Fact::Elsewhere { columns, rows } => {
                ("fact-elsewhere", direction_args(args, *columns, *rows))
            }
            Fact::Allowed { meant } => {
                let key = if mv == Move::Pass {
                    "fact-allowed-pass"
                } else {
                    "fact-allowed"
                };
                (key, args.point("meant", *meant))
            }
        };
        self.said(Tone::Wrong, key, &args)
    }

    fn right(&self, step: &Step, mv: Move, captured: usize, finished: bool, args: Args) -> Said {
        let args = with_move(args, mv)
            .number("count", number(captured))
            .number("captured", number(captured));
        let own = if finished {
            self.own(step, "right", &args)
        } else {
            None
        };
        let key = match (finished, mv, captured) {
            (false, _, _) => "right-go-on",
            (true, Move::Pass, _) => "right-pass",
            (true, Move::Play(_), 0) => "right-plain",
            (true, Move::Play(_), _) => "right-captured",
        };
        Said {
            tone: Tone::Right,
            heading: self.words.text("right-title", &args),
            body: own.unwrap_or_else(|| self.words.text(key, &args)),
        }
    }

    /// What an event says to someone who does not see the board; empty where it says nothing.
    pub fn event(&self, event: &Event) -> Text {
        match event {
            Event::Played { mv, captured, .. } => {
                let args = self
                    .args()
                    .color("color", mv.color)
                    .number("count", number(captured.len()));
                let mut text = match mv.mv {
                    Move::Play(point) => self
                        .words
                        .text("say-played", &args.clone().point("point", point)),
                    Move::Pass => self.words.text("say-passed", &args),
                };
                if !captured.is_empty() {
                    text.push_plain(self.space());
                    text.append(self.words.text("say-captured", &args));
                }
                text
            }
            Event::TakenBack(_) => self.words.text("say-taken-back", &self.args()),
            Event::Finished => self.words.text("say-finished", &self.args()),
            Event::Refused(_) | Event::Marked(_) | Event::Hinted(_) | Event::Answered => {
                Text::default()
            }
        }
    }

    /// What several events say, one after another.
    pub fn events(&self, events: &[Event]) -> String {
        self.sentences(events.iter().map(|event| self.event(event).plain()))
    }

    /// Sentences one after another, with a space between them where the language has one.
    pub fn sentences(&self, sentences: impl IntoIterator<Item = String>) -> String {
        let spoken: Vec<String> = sentences
            .into_iter()
            .filter(|sentence| !sentence.is_empty())
            .collect();
        spoken.join(self.space())
    }

    fn space(&self) -> &'static str {
        if self.words.locale().is_cjk() {
            ""
        } else {
            " "
        }
    }

    /// What a point of the board is to someone who does not see it.
    pub fn point_label(&self, board: &Board, point: Point) -> Text {
        let args = self.args().point("point", point);
        match board.at(point) {
            None => self.words.text("board-empty", &args),
            Some(color) if board.is_safe(point) => self
                .words
                .text("board-safe-stone", &args.color("color", color)),
            Some(color) => {
                let liberties = number(board.liberty_count(point));
                self.words.text(
                    "board-stone",
                    &args.color("color", color).number("liberties", liberties),
                )
            }
        }
    }

    /// The outcome of a count in a sentence.
    pub fn outcome(&self, counted: &Count) -> Text {
        match counted.score().outcome() {
            Outcome::Win { winner, margin } => {
                let args = self
                    .args()
                    .color("winner", winner)
                    .half("margin", margin.half_points());
                self.words.text("count-win", &args)
            }
            Outcome::Tie => self.words.text("count-tie", &self.args()),
        }
    }

    /// The variables that the words of a step may use; `lessons/README.md` lists them.
    pub fn step_args(&self, step: &Step, state: &StepState) -> Args {
        let args = self.position_args(step, Some(state.own_game()), Some(state.learner()));
        let args = match state.feedback() {
            Some(Feedback::Right { mv, captured, .. }) => {
                with_move(args, *mv).number("captured", number(*captured))
            }
            Some(Feedback::Wrong { mv, .. }) => with_move(args, *mv),
            Some(Feedback::Refused { point, .. }) => args.point("move", *point),
            _ => args,
        };
        let own = state.own_game();
        let args = args.number("move_number", number(own.move_number()));
        score_args(args, &count_of(step, own))
    }

    /// The variables that follow from the step and its position.
    fn position_args(&self, step: &Step, game: Option<&Game>, learner: Option<Color>) -> Args {
        let mut args = self
            .args()
            .color("black", Color::Black)
            .color("white", Color::White);
        for (name, points) in &step.points {
            args = args.points(name, points);
        }
        let learner = learner
            .or(step.turn)
            .or_else(|| game.map(Game::to_play))
            .unwrap_or(Color::Black);
        args = args
            .color("learner", learner)
            .color("opponent", learner.opposite());
        if let Some(game) = game {
            args = args
                .half("komi", game.ruleset().komi.half_points())
                .word("ruleset", ruleset_word(game.ruleset().name));
            if let Some(Move::Play(point)) = game.last_move().map(|last| last.mv) {
                args = args.point("move", point);
            }
            args = args.number("captured", number(game.captured_by_last().len()));
        }
        args
    }
}

fn ruleset_word(name: RulesetName) -> &'static str {
    match name {
        RulesetName::Japanese => "japanese",
        RulesetName::BeginnerArea => "beginner-area",
        RulesetName::Custom => "custom",
    }
}

fn score_args(args: Args, counted: &Count) -> Args {
    let score = counted.score();
    let board = |side: &crate::rules::SideCount| match counted.rule {
        crate::rules::ScoringRule::Territory => side.territory,
        crate::rules::ScoringRule::Area => side.territory + side.stones,
    };
    let points = |value: u32| i32::try_from(value).unwrap_or(0).saturating_mul(2);
    let mut args = args
        .half("black_score", score.black.half_points())
        .half("white_score", score.white.half_points());
    for (color, side) in [("black", &counted.black), ("white", &counted.white)] {
        args = args
            .half(&format!("{color}_board"), points(board(side)))
            .half(&format!("{color}_territory"), points(side.territory))
            .number(&format!("{color}_stones"), i64::from(side.stones))
            .number(&format!("{color}_prisoners"), i64::from(side.prisoners))
            .number(&format!("{color}_dead"), i64::from(side.dead));
    }
    let (winner, margin) = match score.outcome() {
        Outcome::Win { winner, margin } => (winner, margin),
        Outcome::Tie => (Color::White, Komi::from_half_points(0)),
    };
    args.color("winner", winner)
        .color("loser", winner.opposite())
        .half("margin", margin.half_points())
}

/// Whose turn it is, and the other side.
fn with_sides(args: Args, game: &Game) -> Args {
    let color = game.to_play();
    args.color("color", color).color("other", color.opposite())
}

fn with_move(args: Args, mv: Move) -> Args {
    match mv {
        Move::Play(point) => args.point("move", point),
        Move::Pass => args,
    }
}

/// Names a chain by one of its stones.
fn with_stone(args: Args, name: &str, chain: &[Point]) -> Args {
    match chain.first() {
        Some(point) => args.point(name, *point),
        None => args,
    }
}

fn with_chain_color(args: Args, board: &Board, chain: &[Point]) -> Args {
    match chain.iter().find_map(|point| board.at(*point)) {
        Some(color) => args.color("chain_color", color),
        None => args,
    }
}

/// The new stone of a chain that is not on the board yet.
fn state_point(game: &Game, chain: &[Point]) -> Option<Point> {
    chain
        .iter()
        .copied()
        .find(|point| game.board().at(*point).is_none())
}

/// A direction in two legs: first along the row, then along the column; one leg where it is straight.
fn direction_args(args: Args, columns: i8, rows: i8) -> Args {
    let horizontal = if columns < 0 { "left" } else { "right" };
    let vertical = if rows < 0 { "down" } else { "up" };
    let (first, lines, second, lines2) = match (columns, rows) {
        (0, _) => (vertical, rows, "none", 0),
        (_, 0) => (horizontal, columns, "none", 0),
        _ => (horizontal, columns, vertical, rows),
    };
    args.word("side", first)
        .number("lines", i64::from(lines.unsigned_abs()))
        .word("side2", second)
        .number("lines2", i64::from(lines2.unsigned_abs()))
}

fn number(value: usize) -> i64 {
    i64::try_from(value).unwrap_or(i64::MAX)
}
