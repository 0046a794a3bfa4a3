//! What is said to a move or an answer: why the rules refuse it, why it does not do what the step asks for, what it did.

use super::variables::{
    direction_args, number, state_point, with_chain_color, with_move, with_sides, with_stone,
};
use super::{Narrator, Said, Tone};
use crate::lesson::{Fact, Feedback, Life, Reason, Slip, Step, StepState};
use crate::locale::{Args, Text};
use crate::rules::{Color, Game, Habit, IllegalMove, KoRule, Komi, Move, Outcome, Owner, Point};

impl Narrator<'_> {
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
            Feedback::ChainDead { stone, chain, .. } => {
                // The step’s own words have the step’s own points.
                let finished = state.is_finished();
                let right = finished.then(|| self.own(step, "right", &args)).flatten();
                let args = args
                    .number("count", number(chain.len()))
                    .point("chain", *stone);
                match right {
                    Some(body) => Said {
                        tone: Tone::Right,
                        heading: self.words.text("dead-right", &args),
                        body,
                    },
                    None => self.said(Tone::Right, "dead-right", &args),
                }
            }
            Feedback::ChainLives { stone, why, .. } => {
                let args = args.point("chain", *stone);
                let count = |count: &usize| args.clone().number("count", number(*count));
                let (key, args) = match why {
                    Life::Eyes(eyes) => ("dead-lives-eyes", args.clone().points("eyes", eyes)),
                    Life::Seki => ("dead-lives-seki", args),
                    Life::Territory(points) => ("dead-lives-territory", count(points)),
                    Life::Joins(liberties) => ("dead-lives", count(liberties)),
                    Life::NewStone => ("dead-lives-new-stone", args),
                    Life::Other => ("dead-lives-other", args),
                };
                self.said(Tone::Wrong, key, &args)
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
                    // The size of the last region is not that of all of them.
                    (true, Some(body)) => Said {
                        heading: self.words.text("right-title", &args),
                        body,
                        ..said
                    },
                    _ => said,
                }
            }
            Feedback::RegionNot {
                point,
                owner,
                seki,
                borders,
            } => {
                let args = args.point("move", *point).points("borders", borders);
                match owner {
                    Owner::Dame if *seki => self.said(Tone::Wrong, "region-not-seki", &args),
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
            Feedback::NoMove { choose: true } => self.said(Tone::Neutral, "only-choose", &args),
            Feedback::NoMove { choose: false } => self.said(Tone::Neutral, "only-mark", &args),
            Feedback::OnlyShown => {
                let button = self.words.plain("lesson-next");
                let explore = self.words.plain("lesson-explore");
                self.said(
                    Tone::Neutral,
                    "only-shown",
                    &args.word("button", &button).word("explore", &explore),
                )
            }
            Feedback::Answer {
                reply,
                habit,
                taken,
                ..
            } => self.answer(state, *reply, *habit, *taken, args),
            Feedback::GameOver { won: true, .. } => {
                let counted = state.is_counted();
                let outcome = counted.then(|| self.outcome(&state.count(step)));
                Said {
                    tone: Tone::Right,
                    heading: self.words.text("game-won", &args),
                    body: self
                        .own(step, "right", &args)
                        .or(outcome)
                        .or_else(|| self.words.attribute("game-won", "body", &args))
                        .unwrap_or_default(),
                }
            }
            Feedback::GameOver { slip, .. } => self.lost(step, state, slip.as_ref(), args),
            Feedback::Explored { mv, captured } if *captured > 0 => {
                let args = args
                    .color("color", mv.color)
                    .number("count", number(*captured));
                self.said(Tone::Neutral, "explored-captured", &args)
            }
            Feedback::Explored { .. } => return None,
        })
    }

    /// What the opponent of a game answers, and why.
    fn answer(
        &self,
        state: &StepState,
        reply: Move,
        habit: Option<Habit>,
        taken: usize,
        args: Args,
    ) -> Said {
        let args = args
            .color("color", state.learner().opposite())
            .color("other", state.learner())
            .number("count", number(taken));
        let (Move::Play(point), Some(habit)) = (reply, habit) else {
            return self.said(Tone::Neutral, "game-reply-pass", &args);
        };
        let args = args.point("reply", point);
        let key = match habit {
            Habit::Capture => "game-habit-capture",
            Habit::Save => "game-habit-save",
            Habit::Contain => "game-habit-contain",
            Habit::Atari => "game-habit-atari",
            Habit::Approach => "game-habit-approach",
            Habit::Close => "game-habit-close",
            Habit::Fill => "game-habit-fill",
            Habit::Center => "game-habit-center",
        };
        Said {
            tone: Tone::Neutral,
            heading: self.words.text("game-reply", &args),
            body: self.words.text(key, &args),
        }
    }

    /// What lost a game.
    fn lost(&self, step: &Step, state: &StepState, slip: Option<&Slip>, args: Args) -> Said {
        let args = args
            .color("color", state.learner().opposite())
            .color("other", state.learner());
        let with = |args: Args, name: &str, mv: &Move| match mv {
            Move::Play(point) => args.point(name, *point),
            Move::Pass => args,
        };
        let body = slip.map(|slip| match slip {
            Slip::LeftInAtari { chain, better, .. } => {
                let args =
                    with_stone(args.clone(), "chain", chain).number("count", number(chain.len()));
                match better {
                    Some(better) => {
                        let args = args.point("better", *better);
                        self.words.text("game-lost-in-atari", &args)
                    }
                    None => self.words.text("game-lost-in-atari-late", &args),
                }
            }
            Slip::WalkedIntoAtari { mv, chain, .. } => {
                let args = with_stone(args.clone(), "chain", chain)
                    .number("count", number(chain.len()))
                    .point("move", *mv);
                self.words.text("game-lost-walked", &args)
            }
            Slip::Smaller { mv, better, by, .. } => {
                let args = with(args.clone(), "move", mv);
                let args = with(args, "better", better).half("points", by.half_points());
                let key = match (mv, better) {
                    _ if *by == Komi::ZERO && *mv != Move::Pass && *better != Move::Pass => {
                        "game-lost-off-line"
                    }
                    (Move::Pass, _) => "game-lost-smaller-pass",
                    (_, Move::Pass) => "game-lost-should-pass",
                    _ => "game-lost-smaller",
                };
                self.words.text(key, &args)
            }
        });
        let winner = match state.own_game().winner_by_capture() {
            None if state.is_counted() => match state.count(step).score().outcome() {
                Outcome::Win { winner, .. } => Some(winner),
                Outcome::Tie => None,
            },
            winner => winner,
        };
        let key = match winner {
            Some(winner) if winner == state.learner() => "game-short",
            Some(_) => "game-lost",
            None => "game-undecided",
        };
        Said {
            tone: Tone::Wrong,
            heading: self.words.text(key, &args),
            body: body
                .or_else(|| self.words.attribute(key, "body", &args))
                .unwrap_or_default(),
        }
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
        // The step’s own words have the step’s own points.
        let own = args.clone();
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
                match game.ruleset().ko {
                    KoRule::Confirmation => "refused-ko-confirmation",
                    _ => "refused-ko",
                },
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
            said.heading = self.words.text("refused-meant", &args);
            if let Some(body) = self.own(step, "right", &own) {
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
        let own = with_move(args.clone(), mv);
        let args = with_move(with_sides(args, game), mv);
        if let Some(body) = named.and_then(|name| self.own(step, &format!("wrong-{name}"), &own)) {
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
        // Where a step has something tried out, "right" may be the wrong word.
        let title = finished
            .then(|| self.own(step, "right-title", &args))
            .flatten();
        Said {
            tone: Tone::Right,
            heading: title.unwrap_or_else(|| self.words.text("right-title", &args)),
            body: own.unwrap_or_else(|| self.words.text(key, &args)),
        }
    }
}
