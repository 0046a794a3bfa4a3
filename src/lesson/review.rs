//! Asking again: steps of the course by themselves, turned, mirrored, with the colors exchanged.
//!
//! A review is a lesson like any other, made of such steps; their words, answers and claims stay theirs.

use std::sync::Arc;

use super::model::{
    After, Ask, Claim, Course, DeadChain, GameStep, Goal, Lesson, LineNode, Mark, MarkKind, Placed,
    Position, Review, Step, StepKind, View, WrongAnswer,
};
use super::runner::fresh_start;
use crate::rules::{Agreement, BoardSize, Game, Point, Symmetry};

/// A step by its lesson and its index there.
type Picked<'l> = (&'l Arc<Lesson>, usize);

/// How many steps a review has at most.
const LONGEST: usize = 8;

impl Step {
    /// Whether a review may ask this step again: the learner does something for which there is a right and a wrong.
    pub fn can_be_asked_again(&self) -> bool {
        let asks = match &self.kind {
            StepKind::Ask(ask) => !matches!(ask.goal, Goal::Any),
            StepKind::Refuse { .. }
            | StepKind::Dead(_)
            | StepKind::Count { .. }
            | StepKind::Choose { .. } => true,
            StepKind::Show
            | StepKind::Pass { .. }
            | StepKind::Score { .. }
            | StepKind::Game(_)
            | StepKind::Free => false,
        };
        asks && self.review
    }

    /// The ways in which a review may show this step. Where points are counted the colors stay, for komi is White’s.
    pub fn ways_to_see(&self) -> Vec<Symmetry> {
        let counts = matches!(
            self.kind,
            StepKind::Score { .. } | StepKind::Count { .. } | StepKind::Dead(_)
        ) || self.claims.iter().any(|claim| {
            matches!(
                claim.value,
                Claim::Score { .. } | Claim::Winner(_) | Claim::Margin(_) | Claim::Regions { .. }
            )
        });
        let ways = Symmetry::all().into_iter();
        ways.filter(|way| !(counts && way.swap_colors)).collect()
    }

    /// The step by itself, from the position it starts with, seen otherwise.
    pub fn seen(&self, start: &Game, way: Symmetry) -> Self {
        let see = Seer {
            size: start.board().size(),
            way,
        };
        Self {
            id: self.id.clone(),
            place: self.place,
            position: Some(Position {
                game: way.game(start),
                view: self.view.map(|view| see.view(view)),
            }),
            view: self.view.map(|view| see.view(view)),
            turn: self.turn.map(|color| way.color(color)),
            play: see.moves(&self.play),
            points: self
                .points
                .iter()
                .map(|(name, points)| (name.clone(), see.points(points)))
                .collect(),
            marks: self.marks.iter().map(|mark| see.mark(mark)).collect(),
            idea: self.idea.clone(),
            review: self.review,
            swapped: self.swapped != way.swap_colors,
            teaches: self.teaches.clone(),
            introduces: self.introduces.clone(),
            kind: see.kind(&self.kind),
            claims: self
                .claims
                .iter()
                .map(|claim| Placed {
                    place: claim.place,
                    value: see.claim(&claim.value),
                })
                .collect(),
        }
    }
}

impl Course {
    /// A review of a chapter: one step for each of its ideas, those that went wrong before the others, each seen
    /// otherwise than in its lesson and than in the round before. Nothing where the chapter has no such step.
    pub fn review_of(
        &self,
        chapter: &str,
        round: usize,
        went_wrong: impl Fn(&str) -> bool,
    ) -> Option<Arc<Lesson>> {
        let chapter = self.chapters.iter().find(|other| other.id == chapter)?;
        let lessons = chapter.lessons.iter().filter_map(|id| self.lesson(id));
        let mut ideas: Vec<(String, Vec<Picked<'_>>)> = Vec::new();
        for lesson in lessons {
            for (index, step) in lesson.steps.iter().enumerate() {
                let Some(idea) = step.idea.as_ref().filter(|_| step.can_be_asked_again()) else {
                    continue;
                };
                match ideas.iter_mut().find(|(name, _)| *name == idea.value) {
                    Some((_, steps)) => steps.push((lesson, index)),
                    None => ideas.push((idea.value.clone(), vec![(lesson, index)])),
                }
            }
        }
        let mut chosen: Vec<(bool, &Arc<Lesson>, usize)> = ideas
            .iter()
            .filter_map(|(_, steps)| {
                let wrong = steps.iter().find(|(lesson, index)| {
                    lesson
                        .steps
                        .get(*index)
                        .is_some_and(|step| went_wrong(&step.id))
                });
                let turn = steps.get(round.checked_rem(steps.len())?);
                let (lesson, index) = wrong.or(turn)?;
                Some((wrong.is_some(), *lesson, *index))
            })
            .collect();
        let ideas = chosen.len();
        if ideas > 0 {
            // Where a chapter has more ideas than a review has steps, each round begins with others.
            chosen.rotate_left((round * LONGEST) % ideas);
        }
        chosen.sort_by_key(|(wrong, ..)| !wrong);
        chosen.truncate(LONGEST);
        let picked = chosen.into_iter().map(|(_, lesson, index)| (lesson, index));
        review(Review::Chapter(chapter.id.clone()), picked, round)
    }

    /// A review of these steps, each seen otherwise. Steps that cannot be asked again are left out.
    pub fn review_steps<'s>(
        &self,
        steps: impl Iterator<Item = &'s str>,
        round: usize,
    ) -> Option<Arc<Lesson>> {
        let picked = steps.filter_map(|id| {
            self.lessons.iter().find_map(|lesson| {
                let index = lesson.step_index(id)?;
                let step = lesson.steps.get(index)?;
                step.can_be_asked_again().then_some((lesson, index))
            })
        });
        review(Review::Missed, picked.take(LONGEST), round)
    }
}

fn review<'l>(
    kind: Review,
    picked: impl Iterator<Item = Picked<'l>>,
    round: usize,
) -> Option<Arc<Lesson>> {
    let mut first: Option<&Arc<Lesson>> = None;
    let mut steps = Vec::new();
    for (number, (lesson, index)) in picked.enumerate() {
        let (Some(step), Some(start)) = (lesson.steps.get(index), fresh_start(lesson, index))
        else {
            continue;
        };
        first = first.or(Some(lesson));
        // Neighbors in a row are shown in different ways; a way that shows the lesson’s own board is none.
        let mut ways = step.ways_to_see();
        let from = (round * 5 + number * 3 + 1) % ways.len().max(1);
        ways.rotate_left(from);
        let other = ways
            .iter()
            .find(|way| way.game(&start).board() != start.board());
        let way = other.or(ways.first()).copied();
        steps.push(step.seen(&start, way.unwrap_or_default()));
    }
    let first = first?;
    Some(Arc::new(Lesson {
        id: "review".to_owned(),
        path: first.path.clone(),
        source: first.source.clone(),
        rules: first.rules,
        review: Some(kind),
        steps,
    }))
}

/// Sees the parts of a step otherwise.
struct Seer {
    size: BoardSize,
    way: Symmetry,
}

impl Seer {
    fn point(&self, point: Point) -> Point {
        self.way.point(self.size, point)
    }

    fn points(&self, points: &[Point]) -> Vec<Point> {
        points.iter().map(|point| self.point(*point)).collect()
    }

    fn moves(&self, moves: &[crate::rules::ColoredMove]) -> Vec<crate::rules::ColoredMove> {
        let seen = moves.iter().map(|mv| self.way.colored_move(self.size, *mv));
        seen.collect()
    }

    fn view(&self, view: View) -> View {
        View::between(self.point(view.low), self.point(view.high))
    }

    fn mark(&self, mark: &Mark) -> Mark {
        let kind = match &mark.kind {
            MarkKind::Arrow(to) => MarkKind::Arrow(self.point(*to)),
            MarkKind::Line(to) => MarkKind::Line(self.point(*to)),
            MarkKind::Territory(color) => MarkKind::Territory(self.way.color(*color)),
            MarkKind::Ghost(color, number) => MarkKind::Ghost(self.way.color(*color), *number),
            kind => kind.clone(),
        };
        Mark {
            at: self.point(mark.at),
            kind,
        }
    }

    fn agreement(&self, agreed: &Agreement) -> Agreement {
        Agreement {
            dead: self.points(&agreed.dead),
            seki: self.points(&agreed.seki),
        }
    }

    fn kind(&self, kind: &StepKind) -> StepKind {
        match kind {
            StepKind::Show => StepKind::Show,
            StepKind::Free => StepKind::Free,
            StepKind::Ask(ask) => StepKind::Ask(Ask {
                goal: self.goal(&ask.goal),
                replies: ask
                    .replies
                    .iter()
                    .map(|(after, moves)| (self.after(after), self.moves(moves)))
                    .collect(),
                wrong: self.wrong(&ask.wrong),
            }),
            StepKind::Refuse { point, reason } => StepKind::Refuse {
                point: self.point(*point),
                reason: *reason,
            },
            StepKind::Pass { answered, wrong } => StepKind::Pass {
                answered: *answered,
                wrong: self.wrong(wrong),
            },
            StepKind::Dead(chains) => StepKind::Dead(
                chains
                    .iter()
                    .map(|chain| DeadChain {
                        stone: self.point(chain.stone),
                        line: self.moves(&chain.line),
                        place: chain.place,
                    })
                    .collect(),
            ),
            StepKind::Count { owner, agreed } => StepKind::Count {
                owner: self.way.color(*owner),
                agreed: self.agreement(agreed),
            },
            StepKind::Choose { answers, right } => StepKind::Choose {
                answers: answers.clone(),
                right: *right,
            },
            StepKind::Score { agreed, rule, ways } => StepKind::Score {
                agreed: self.agreement(agreed),
                rule: *rule,
                ways: ways.clone(),
            },
            StepKind::Game(game) => StepKind::Game(GameStep {
                habits: game.habits.clone(),
                at_least: game.at_least,
                line: game
                    .line
                    .iter()
                    .map(|mv| self.way.any_move(self.size, *mv))
                    .collect(),
            }),
        }
    }

    fn after(&self, after: &After) -> After {
        match after {
            After::Any => After::Any,
            After::Move(mv) => After::Move(self.way.any_move(self.size, *mv)),
        }
    }

    fn wrong(&self, answers: &[WrongAnswer]) -> Vec<WrongAnswer> {
        let seen = answers.iter().map(|answer| WrongAnswer {
            name: answer.name.clone(),
            after: answer.after.iter().map(|after| self.after(after)).collect(),
            then: self.moves(&answer.then),
            place: answer.place,
        });
        seen.collect()
    }

    fn goal(&self, goal: &Goal) -> Goal {
        match goal {
            Goal::Any => Goal::Any,
            Goal::Points(points) => Goal::Points(self.points(points)),
            Goal::Capture(point) => Goal::Capture(self.point(*point)),
            Goal::Atari(point) => Goal::Atari(self.point(*point)),
            Goal::Fill(point) => Goal::Fill(self.point(*point)),
            Goal::Connect(points) => Goal::Connect(self.points(points)),
            Goal::Liberties { of, at_least } => Goal::Liberties {
                of: self.point(*of),
                at_least: *at_least,
            },
            Goal::Live(point) => Goal::Live(self.point(*point)),
            Goal::Settle(points) => Goal::Settle(self.points(points)),
            Goal::Lines(lines) => Goal::Lines(self.lines(lines)),
        }
    }

    /// Trees of lines are read with a longest line, so that this ends.
    fn lines(&self, lines: &[LineNode]) -> Vec<LineNode> {
        let seen = lines.iter().map(|node| LineNode {
            mv: self.way.any_move(self.size, node.mv),
            next: self.lines(&node.next),
        });
        seen.collect()
    }

    fn claim(&self, claim: &Claim) -> Claim {
        match claim {
            Claim::Prisoners { black, white } if self.way.swap_colors => Claim::Prisoners {
                black: *white,
                white: *black,
            },
            Claim::Liberties(point, number) => Claim::Liberties(self.point(*point), *number),
            Claim::Alive(point) => Claim::Alive(self.point(*point)),
            Claim::Dead(point, line) => Claim::Dead(self.point(*point), self.moves(line)),
            Claim::Seki(point) => Claim::Seki(self.point(*point)),
            Claim::Legal(point) => Claim::Legal(self.point(*point)),
            Claim::Illegal(point, reason) => Claim::Illegal(self.point(*point), *reason),
            // A step that counts keeps its colors.
            Claim::Captured(_)
            | Claim::Prisoners { .. }
            | Claim::Score { .. }
            | Claim::Winner(_)
            | Claim::Margin(_)
            | Claim::Regions { .. } => claim.clone(),
        }
    }
}
