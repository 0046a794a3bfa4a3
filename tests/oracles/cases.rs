//! The common form: a start, and steps that play, try, take back and check.

use crate::{
    left_out,
    report::{Ran, Report, ensure, read, same, texts},
};
use serde_json::Value;
use std::path::Path;
use tengen::rules::*;

pub fn run(folder: &Path, source: &str) -> Option<Report> {
    let file = read(folder, &format!("{source}/cases.json"))?;
    let mut report = Report::new(source);
    for case in file["cases"].as_array().into_iter().flatten() {
        let id = case["id"].as_str().unwrap_or("?");
        let outcome = match (left_out::case(id), left_out::score(id)) {
            (Some(reason), _) => Ok(Ran::LeftOut(reason)),
            (None, scores) => run_case(case, scores),
        };
        report.add(id, outcome);
    }
    Some(report)
}

/// Runs a case. Where its scores are left out for a reason, all else is compared; one score at
/// least must then differ.
fn run_case(case: &Value, scores: Option<&'static str>) -> Result<Ran, String> {
    let ruleset = ruleset(&case["rules"]);
    let board = start(case)?;
    let Some(board) = board else {
        return Ok(Ran::Agreed);
    };
    let mut replay = Replay {
        game: Game::from_position(board, color(&case["to_play"]), ruleset),
        ruleset,
        lenient: scores.is_some(),
        scores_differ: false,
        free_stones: if case["free_placement"] == true {
            number(&case["handicap"])
        } else {
            0
        },
    };
    let mut compared = false;
    let mut reason = "nothing to compare";
    for step in case["steps"].as_array().into_iter().flatten() {
        let did = replay.step(step, &mut reason)?;
        compared |= did;
    }
    if let Some(reason) = scores {
        ensure(replay.scores_differ, || {
            "the scores need not be left out".to_owned()
        })?;
        return Ok(Ran::LeftOut(reason));
    }
    Ok(if compared {
        Ran::Agreed
    } else {
        Ran::LeftOut(reason)
    })
}

/// The board at the start, or none if it is rightly refused.
fn start(case: &Value) -> Result<Option<Board>, String> {
    let lines = |value: &Value| u8::try_from(number(value)).unwrap_or(u8::MAX);
    let size = BoardSize::new(lines(&case["size"][0]), lines(&case["size"][1]))
        .map_err(|e| e.to_string())?;
    let rows = texts(&case["rows"]);
    let stones = lines(&case["handicap"]);
    let fixed = (stones > 0 && rows.is_empty() && case["free_placement"] != true)
        .then(|| Game::with_handicap(size, stones, Ruleset::japanese()));
    let board = match fixed {
        Some(game) => game.map_err(|error| error.to_string())?.board().clone(),
        None => Board::new(size),
    };
    if rows.is_empty() {
        return Ok(Some(board));
    }
    let drawn = Board::parse(&rows.join("\n"));
    if case["rows_without_liberty"] == true {
        let refused = matches!(
            drawn,
            Err(DiagramError::Setup(SetupError::NoLiberty { .. }))
        );
        return ensure(refused, || format!("the start is {drawn:?}")).map(|()| None);
    }
    let drawn = drawn.map_err(|error| error.to_string())?;
    Ok(Some(drawn))
}

pub fn ruleset(rules: &Value) -> Ruleset {
    Ruleset {
        name: RulesetName::Custom,
        ko: ko_rule(&rules["ko"]),
        self_capture: if rules["suicide"] == true {
            SelfCapture::Allowed
        } else {
            SelfCapture::Forbidden
        },
        scoring: if rules["scoring"] == "area" {
            ScoringRule::Area
        } else {
            ScoringRule::Territory
        },
        komi: half_points(&rules["komi"]),
        ..Ruleset::japanese()
    }
}

fn ko_rule(value: &Value) -> KoRule {
    match value.as_str() {
        Some("positional") => KoRule::PositionalSuperko,
        Some("situational") => KoRule::SituationalSuperko,
        Some("basic") => KoRule::Simple,
        other => panic!("unknown rule of ko {other:?}"),
    }
}

pub fn half_points(value: &Value) -> Komi {
    Komi::from_half_points((value.as_f64().unwrap_or_default() * 2.0) as i32)
}

fn color(value: &Value) -> Color {
    if value == "W" {
        Color::White
    } else {
        Color::Black
    }
}

fn number(value: &Value) -> usize {
    value
        .as_u64()
        .and_then(|n| usize::try_from(n).ok())
        .unwrap_or_default()
}

fn sorted(value: &Value) -> Vec<Point> {
    let mut points: Vec<_> = texts(value)
        .into_iter()
        .map(|name| name.parse().unwrap())
        .collect();
    points.sort_unstable();
    points
}

struct Replay {
    game: Game,
    ruleset: Ruleset,
    /// Whether scores may differ.
    lenient: bool,
    scores_differ: bool,
    /// How many stones Black may place before White's first move.
    free_stones: usize,
}

impl Replay {
    /// Does one step and says whether anything was compared.
    fn step(&mut self, step: &Value, reason: &mut &'static str) -> Result<bool, String> {
        let mut compared = false;
        if let Some(rule) = step.get("under") {
            self.switch(Ruleset {
                ko: ko_rule(rule),
                ..self.ruleset
            });
        }
        for text in texts(&step["play"]) {
            self.play(text)?;
            compared = true;
        }
        self.switch(self.ruleset);
        if let Some(tried) = step["try"].as_str() {
            self.try_out(tried, &step["legal"], &step["reason"])?;
            compared = true;
        }
        for _ in 0..number(&step["undo"]) {
            ensure(self.game.take_back().is_some(), || {
                "nothing to take back".to_owned()
            })?;
            compared = true;
        }
        for (kind, expected) in step["check"].as_object().into_iter().flatten() {
            match left_out::check(kind) {
                Some(why) => *reason = why,
                None if kind == "score" && self.lenient => {
                    self.scores_differ |= self.check_score(expected).is_err();
                }
                None => {
                    self.check(kind, expected)
                        .map_err(|text| format!("{text}\n{:?}", self.game))?;
                    compared = true;
                }
            }
        }
        Ok(compared)
    }

    fn switch(&mut self, ruleset: Ruleset) {
        self.game = self.game.clone().with_ruleset(ruleset);
    }

    fn play(&mut self, text: &str) -> Result<(), String> {
        let ColoredMove { color, mv } = text.parse().map_err(|error| format!("{text}: {error}"))?;
        // The records go on after two passes; with us that is a resumption.
        if self.game.is_stopped() {
            self.game.resume(color);
        }
        self.game
            .play_as(color, mv)
            .map_err(|reason| format!("{text} is refused: {reason}"))?;
        if self.game.move_number() < self.free_stones {
            self.game.set_to_play(Color::Black);
        }
        Ok(())
    }

    fn try_out(&self, text: &str, legal: &Value, reason: &Value) -> Result<(), String> {
        let ColoredMove { color, mv } = text.parse().map_err(|error| format!("{text}: {error}"))?;
        let told = self.game.legal_as(color, mv);
        same(
            &format!("{text} being legal"),
            &Some(told.is_ok()),
            &legal.as_bool(),
        )?;
        let Some(reason) = reason.as_str() else {
            return Ok(());
        };
        let agrees = match told {
            Err(IllegalMove::Occupied { .. }) => reason == "occupied",
            Err(IllegalMove::SelfCapture { .. }) => reason == "suicide",
            Err(IllegalMove::Ko { .. }) => reason == "ko" || reason == "superko",
            Err(IllegalMove::Superko { .. }) => reason == "superko",
            Err(IllegalMove::OffBoard { .. } | IllegalMove::Stopped) | Ok(()) => false,
        };
        ensure(agrees, || {
            format!("{text} is refused with {told:?}, expected {reason}")
        })
    }

    fn check(&self, kind: &str, expected: &Value) -> Result<(), String> {
        let (game, board) = (&self.game, self.game.board());
        let each = |test: &dyn Fn(Point, &Value) -> Result<(), String>| {
            let mut entries = expected.as_object().into_iter().flatten();
            entries.try_for_each(|(name, value)| {
                test(
                    name.parse().map_err(|error| format!("{name}: {error}"))?,
                    value,
                )
            })
        };
        match kind {
            "rows" => {
                let drawn =
                    Board::parse(&texts(expected).join("\n")).map_err(|error| error.to_string())?;
                same("the board", board, &drawn)
            }
            "at" => each(&|point, value| {
                let symbol = match board.at(point) {
                    Some(Color::Black) => "X",
                    Some(Color::White) => "O",
                    None => ".",
                };
                same("the stone", &Some(symbol), &value.as_str())
            }),
            "legal" => {
                let mut entries = expected.as_object().into_iter().flatten();
                entries.try_for_each(|(text, legal)| self.try_out(text, legal, &Value::Null))
            }
            "captured" => same(
                "captured",
                &game.captured_by_last().to_vec(),
                &sorted(expected),
            ),
            "prisoners" => {
                let mut holders = expected.as_object().into_iter().flatten();
                holders.try_for_each(|(holder, held)| {
                    let found = game.prisoners_of(color(&Value::from(holder.as_str())));
                    same(
                        "prisoners",
                        &u64::from(found),
                        &held.as_u64().unwrap_or_default(),
                    )
                })
            }
            "to_play" => same("to play", &game.to_play(), &color(expected)),
            "game_over" => same("stopped", &Some(game.is_stopped()), &expected.as_bool()),
            "stones_on_board" => same("stones", &board.stones().count(), &number(expected)),
            "liberties" => {
                each(&|point, value| same("liberties", &board.liberty_count(point), &number(value)))
            }
            "liberty_points" => {
                each(&|point, value| same("liberties", &board.liberties(point), &sorted(value)))
            }
            "chain" => each(&|point, value| {
                let stones = board
                    .chain_at(point)
                    .map(|chain| chain.stones)
                    .unwrap_or_default();
                same("chain", &stones, &sorted(value))
            }),
            "group_dead_marking" => each(&|point, value| {
                same(
                    "marked together",
                    &dead_together(board, point),
                    &sorted(value),
                )
            }),
            "chain_size" => each(&|point, value| {
                let stones = board
                    .chain_at(point)
                    .map(|chain| chain.stones.len())
                    .unwrap_or_default();
                same("chain", &stones, &number(value))
            }),
            "ko_point" => same(
                "ko",
                &game.ko_point(),
                &expected.as_str().map(|name| name.parse().unwrap()),
            ),
            "handicap_points" => {
                let mut stones: Vec<_> = board.stones().map(|(point, _)| point).collect();
                stones.sort_unstable();
                same("the handicap", &stones, &sorted(expected))?;
                let count = u8::try_from(stones.len()).unwrap_or_default();
                let mut points =
                    handicap_points(board.size(), count).map_err(|error| error.to_string())?;
                points.sort_unstable();
                same("the handicap", &points, &stones)
            }
            "score" => self.check_score(expected),
            "neighbours" => each(&|point, value| {
                same(
                    "neighbors",
                    &board.size().neighbors(point).count(),
                    &number(value),
                )
            }),
            "valid_position" => same("valid", &Some(true), &expected.as_bool()),
            "handicap_points_available" => {
                let most = (2..=9)
                    .filter(|&n| handicap_points(board.size(), n).is_ok())
                    .max();
                same("handicap", &most.map_or(0, usize::from), &number(expected))
            }
            "handicap_uses_centre" => {
                let points = handicap_points(board.size(), 9).unwrap_or_default();
                let lines = board.size().columns();
                let center = points.contains(&Point::new(lines / 2, lines / 2));
                same("center", &Some(center), &expected.as_bool())
            }
            "number_of_legal_moves_with_pass" => same(
                "legal moves",
                &(game.legal_points().len() + 1),
                &number(expected),
            ),
            "coordinates" => expected
                .as_array()
                .into_iter()
                .flatten()
                .try_for_each(|entry| check_name(board.size(), entry)),
            "coordinate" => check_name(board.size(), expected),
            "invalid_names" => texts(expected).into_iter().try_for_each(|name| {
                let point = name
                    .parse()
                    .ok()
                    .filter(|&point| board.size().contains(point));
                same(name, &point, &None)
            }),
            _ => Err(format!("a check of a new kind: {kind}")),
        }
    }

    fn check_score(&self, expected: &Value) -> Result<(), String> {
        let mut prisoners = self.game.prisoners();
        let extra = |side: &str| {
            u32::try_from(number(&expected["extra_prisoners"][side])).unwrap_or_default()
        };
        prisoners.black += extra("B");
        prisoners.white += extra("W");
        let scoring = match expected["scoring"].as_str() {
            Some("area") => ScoringRule::Area,
            Some("territory") => ScoringRule::Territory,
            _ => self.ruleset.scoring,
        };
        let komi = expected.get("komi").map_or(self.ruleset.komi, half_points);
        let count = count_board(
            self.game.board(),
            prisoners,
            &sorted(&expected["dead"]),
            scoring,
            komi,
        );
        let score = count.score();
        match expected.get("difference") {
            Some(difference) => same(
                "the difference",
                &(score.black - score.white),
                &half_points(difference),
            ),
            None => [("B", score.black), ("W", score.white)]
                .into_iter()
                .try_for_each(|(side, found)| {
                    let expected = expected.get(side).map_or(found, half_points);
                    same(&format!("the score of {side}"), &found, &expected)
                }),
        }
    }
}

fn check_name(size: BoardSize, expected: &Value) -> Result<(), String> {
    let point: Point = expected["name"]
        .as_str()
        .unwrap_or_default()
        .parse()
        .map_err(|_| format!("{expected}"))?;
    let from_top = usize::from(size.rows() - 1 - point.row);
    let place = (usize::from(point.column), from_top);
    same(
        "the point",
        &place,
        &(
            number(&expected["x_from_left"]),
            number(&expected["y_from_top"]),
        ),
    )
}
