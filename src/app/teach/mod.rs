//! The teacher's desk: a lesson before a class, on two windows. The console shows everything; the pupils' window shows the
//! board, the heading and the text, and nothing that gives an answer away.
//!
//! What stands before the class is a [`Scene`], which is plain data and is rebuilt from the lesson whenever it is shown;
//! each change keeps the one before, so that nothing a mis-press does is lost.

mod agenda;
mod chalk;
mod console;
mod deck;
mod free;
mod pupils;
mod report;
mod report_sample;
mod report_table;
mod report_ui;
mod scene;
mod steps;
mod votes;

use egui::Vec2;

pub use self::agenda::Agenda;
pub(super) use self::agenda::{open_pack, title};
pub use self::chalk::{Chalk, Tool};
pub(super) use self::console::console_ui;
pub use self::deck::Moment;
pub use self::free::FreePlay;
pub(super) use self::pupils::pupils_ui;
pub use self::report::{ClassFiles, ReportAct, Unread, UnreadWhy};
pub(super) use self::report_sample::sample;
pub use self::scene::{Choice, Cover, Scene};

use super::state::{Notice, Screen, State};
use crate::draw::{BoardPicture, PictureMark, PictureMarkKind, step_picture};
use crate::lesson::{Content, Input, Plan, Runner};
use crate::locale::{Format, LocaleId, Words, words_for};
use crate::print::{Handout, Language, PageSize, exercises, handout};
use crate::rules::{Color, Game, Move, Point};

/// What the teacher does.
#[derive(Clone, Debug, PartialEq)]
pub enum Act {
    /// Reveals the next move or step.
    Next,
    /// Takes the last one back.
    Back,
    /// Goes to the first moment.
    First,
    /// Goes to the last one.
    Last,
    /// Goes to the moment of that index.
    GoTo(usize),
    /// Chooses what the pointer does.
    Take(Tool),
    /// The pointer is pressed on the board: at a point, and where exactly, in cells.
    Press(Option<Point>, Vec2),
    /// It is drawn on.
    Drag(Option<Point>, Vec2),
    /// It is let go.
    Release,
    /// One more vote for passing.
    VotePass,
    /// One vote less.
    Unvote(Choice),
    /// Hides how the votes stand from the pupils, or shows it.
    HideVotes(bool),
    /// Forgets the votes.
    ClearVotes,
    /// Takes away everything that is drawn on this position.
    ClearBoard,
    /// Covers the pupils' window, or uncovers it.
    Cover(Cover),
    /// Plays on freely from here, or returns to the lesson.
    Free(bool),
    /// Takes up a variation of the free play.
    Variation(usize),
    /// Passes in free play.
    Pass,
    /// Whether stones are judged by the lesson, before the class, instead of being played freely.
    Judge(bool),
    /// Goes on by itself after so many seconds, or no longer.
    Autoplay(Option<u8>),
    /// The second language of the pupils' window.
    Second(Option<String>),
    /// Shows only the pupils' view in this window, or the console again.
    Alone(bool),
    /// The pupils' window fills its display, or no longer.
    FullScreen(bool),
    /// The pupils' window fills the display of that name.
    Fills(String),
    /// The display that it filled is gone, or there again.
    DisplayGone(bool),
    /// The pupils' window was closed, or is to be opened again.
    Window(bool),
    /// Writes the lesson as a handout.
    Print,
    /// Does something with the report on the pupils' progress.
    Report(ReportAct),
    /// Brings back what stood before.
    Undo,
    /// The other way.
    Redo,
}

/// A stroke or line that is being drawn.
#[derive(Clone, Debug, PartialEq)]
pub struct Drag {
    from: Option<Point>,
    to: Option<Point>,
    line: Vec<Vec2>,
}

/// The most scenes that are kept.
const KEPT: usize = 500;

/// The desk.
pub struct Teach {
    /// What is taught.
    pub agenda: Agenda,
    /// Its moments, in their order.
    pub deck: Vec<Moment>,
    /// What stands before the class.
    pub scene: Scene,
    /// What the pointer does.
    pub tool: Tool,
    /// What is being drawn just now.
    pub drag: Option<Drag>,
    /// Whether stones are judged by the lesson.
    pub judges: bool,
    /// The seconds after which the lesson goes on by itself.
    pub autoplay: Option<u8>,
    /// The second language of the pupils' window.
    pub second: Option<LocaleId>,
    /// Whether this window shows only what pupils see.
    pub alone: bool,
    /// Whether there is to be a window for the pupils.
    pub window: bool,
    /// Whether it is to fill its display.
    pub full: bool,
    /// The pupils' progress.
    pub report: ClassFiles,
    second_words: Option<Words>,
    runner: Option<Runner>,
    undo: Vec<Scene>,
    redo: Vec<Scene>,
    began: Option<f64>,
    next_at: Option<f64>,
}

/// Opens the desk with a plan; nothing happens where the course has nothing of it. Tells whether it is open.
pub(super) fn open(state: &mut State, plan: Plan) -> bool {
    let moments = deck::deck(&state.course, &plan);
    if moments.is_empty() {
        return false;
    }
    let mut desk = Teach {
        agenda: Agenda::new(plan),
        deck: moments,
        scene: Scene::default(),
        tool: Tool::default(),
        drag: None,
        judges: false,
        autoplay: None,
        second: None,
        alone: false,
        window: true,
        full: false,
        report: ClassFiles::default(),
        second_words: None,
        runner: None,
        undo: Vec::new(),
        redo: Vec::new(),
        began: None,
        next_at: None,
    };
    desk.settle();
    desk.set_second(state, state.settings.second_locale.as_deref());
    state.sheet = None;
    state.screen = Screen::Teach(Box::new(desk));
    true
}

/// Takes note that the language in use is another one: the second language is to differ from it.
pub(super) fn follow_language(state: &mut State) {
    on_desk(state, |desk, state| {
        desk.set_second(state, state.settings.second_locale.as_deref());
    });
}

/// Applies what the teacher did.
pub(super) fn apply(state: &mut State, act: Act) {
    on_desk(state, |desk, state| match act {
        Act::Second(id) => {
            desk.set_second(state, id.as_deref());
            state.settings.second_locale = id;
            super::keeping::save_settings(state);
        }
        Act::Print => print(state, desk),
        Act::Fills(display) => {
            if state.settings.display.as_ref() != Some(&display) {
                state.settings.display = Some(display);
                super::keeping::save_settings(state);
            }
        }
        Act::DisplayGone(gone) => {
            desk.full = !gone;
            let key = if gone {
                "projector-gone"
            } else {
                "projector-back"
            };
            let args = Vec::new();
            super::speech::tell(state, Notice { key, args });
        }
        Act::Report(act) => report::apply(desk, state, act),
        act => desk.act(act),
    });
}

/// Does something with the desk and the app around it; nothing where another screen is shown.
fn on_desk(state: &mut State, work: impl FnOnce(&mut Teach, &mut State)) {
    match std::mem::replace(&mut state.screen, Screen::Home) {
        Screen::Teach(mut desk) => {
            work(&mut desk, state);
            state.screen = Screen::Teach(desk);
        }
        other => state.screen = other,
    }
}

/// Writes the lesson as a handout in the languages of the pupils' window, with its answers.
fn print(state: &mut State, desk: &Teach) {
    // Where no lesson stands before the class, all of the plan are meant.
    let here = desk.moment().map(|moment| moment.lesson.id.clone());
    let here = here.filter(|id| state.course.lesson(id).is_some());
    let names = here.map_or_else(|| desk.agenda.plan.lessons(&state.course), |id| vec![id]);
    let lessons = names.iter().filter_map(|id| state.course.lesson(id));
    let languages: Vec<&Words> = std::iter::once(&state.words)
        .chain(&desk.second_words)
        .collect();
    let style = state
        .settings
        .coordinates
        .style(state.words.coordinate_style());
    let of_exercises: Vec<Language<'_>> = languages
        .iter()
        .map(|words| Language { words, style })
        .collect();
    let lessons: Vec<_> = lessons
        .map(|lesson| exercises(&state.course, lesson, &of_exercises))
        .collect();
    let name = names.first().map_or("tengen", String::as_str);
    let made = handout(&Handout {
        languages,
        lessons,
        per_page: 4,
        answers: true,
        size: PageSize::A4,
        faces: state.faces(),
    });
    let saved = made.and_then(|bytes| state.desk.save_file(&format!("{name}.pdf"), &bytes));
    let notice = match saved {
        Ok(path) => Notice {
            key: "handout-saved",
            args: vec![("path", path)],
        },
        Err(why) => Notice {
            key: "handout-failed",
            args: vec![("why", why)],
        },
    };
    super::speech::tell(state, notice);
}

/// Lets time pass: the clock, and a lesson that goes on by itself.
pub(super) fn tick(state: &mut State, ui: &egui::Ui, time: f64) {
    let Screen::Teach(desk) = &mut state.screen else {
        return;
    };
    desk.began.get_or_insert(time);
    let part = desk.moment().map_or(0, |moment| moment.part);
    desk.agenda.note(part, time);
    ui.ctx().request_repaint_after_secs(0.5);
    let Some(pause) = desk.autoplay else {
        desk.next_at = None;
        return;
    };
    let next = *desk.next_at.get_or_insert(time + f64::from(pause));
    if time >= next {
        desk.next_at = None;
        if desk.scene.at + 1 < desk.deck.len() {
            desk.act(Act::Next);
        } else {
            desk.autoplay = None;
        }
    }
}

impl Teach {
    /// Seconds since the lesson began.
    pub fn seconds(&self, time: f64) -> f64 {
        self.began.map_or(0.0, |began| (time - began).max(0.0))
    }

    /// The lesson as it stands before the class.
    pub fn runner(&self) -> Option<&Runner> {
        self.runner.as_ref()
    }

    /// The moment that stands before the class.
    pub fn moment(&self) -> Option<&Moment> {
        self.deck.get(self.scene.at)
    }

    /// The words of the second language.
    pub fn second_words(&self) -> Option<&Words> {
        self.second_words.as_ref()
    }

    /// Whether something can be brought back.
    pub fn can_undo(&self) -> bool {
        !self.undo.is_empty()
    }

    /// Whether something that was brought back can be done again.
    pub fn can_redo(&self) -> bool {
        !self.redo.is_empty()
    }

    /// The game on the board; nothing in a pause, where no board is seen.
    pub fn game(&self) -> Option<Game> {
        if self.is_pause() {
            return None;
        }
        match &self.scene.free {
            Some(free) => Some(free.game()),
            None => self
                .runner
                .as_ref()
                .map(|runner| runner.state().game().clone()),
        }
    }

    /// The board as it stands before the class, with everything drawn on it.
    pub fn picture(&self, format: Format) -> Option<BoardPicture> {
        let runner = self.runner.as_ref()?;
        let mut picture = step_picture(runner.step(), runner.state(), Some(format));
        let game = self.game()?;
        let board = game.board();
        if self.scene.free.is_some() {
            picture.stones.clear();
            picture = picture.with_stones(board.stones());
            picture.marks.clear();
            picture.last_move = match game.last_move().map(|last| last.mv) {
                Some(Move::Play(point)) => Some(point),
                _ => None,
            };
        }
        // Hints are the learner's own affair.
        picture.marks.retain(|mark| {
            !matches!(
                mark.kind,
                PictureMarkKind::Cursor | PictureMarkKind::Hover(_)
            )
        });
        let drawn = self.scene.chalk(board.hash());
        let mut added: Vec<PictureMark> = drawn.iter().flat_map(|it| it.marks(board)).collect();
        added.extend(self.dragged());
        if !self.scene.votes_hidden {
            added.extend(self.scene.vote_marks());
        }
        for mark in added {
            // Of two signs on one point the later one is read; lines and grounds go with any.
            if !goes_with_any(&mark.kind) {
                let stays = |it: &PictureMark| it.at != mark.at || goes_with_any(&it.kind);
                picture.marks.retain(stays);
            }
            picture.marks.push(mark);
        }
        Some(picture)
    }

    /// The free lines on the board, the one that is being drawn among them, in cells from its upper left point.
    pub fn strokes(&self) -> Vec<Vec<Vec2>> {
        let Some(game) = self.game() else {
            return Vec::new();
        };
        let drawn = self.scene.chalk(game.board().hash()).iter();
        let drawn = drawn.filter_map(|it| match it {
            Chalk::Stroke(line) => Some(line.clone()),
            _ => None,
        });
        let now = self.drag.iter().filter(|_| self.tool == Tool::Pen);
        drawn.chain(now.map(|drag| drag.line.clone())).collect()
    }

    /// The line or arrow that is being drawn.
    fn dragged(&self) -> Option<PictureMark> {
        let drag = self.drag.as_ref()?;
        let (at, to) = (drag.from?, drag.to?);
        let kind = match self.tool {
            Tool::Arrow => PictureMarkKind::Arrow { to },
            Tool::Line => PictureMarkKind::Line { to },
            _ => return None,
        };
        (at != to).then_some(PictureMark { at, kind })
    }

    /// The moment that comes next, and its board.
    pub fn next_runner(&self) -> Option<Runner> {
        Some(self.deck.get(self.scene.at + 1)?.runner(&[]))
    }

    fn set_second(&mut self, state: &State, id: Option<&str>) {
        let there = state.languages.iter().map(|language| &language.id);
        let found = id.and_then(|id| there.clone().find(|it| it.to_string() == id));
        self.second = found.filter(|id| *id != state.locale()).cloned();
        self.second_words = self.second.as_ref().map(|id| words_for(id, state.layers()));
    }

    /// Builds what stands before the class from the scene.
    fn settle(&mut self) {
        let last = self.deck.len().saturating_sub(1);
        self.scene.at = self.scene.at.min(last);
        self.runner = self
            .deck
            .get(self.scene.at)
            .map(|moment| moment.runner(&self.scene.tried));
    }

    /// Does something to the scene that can be brought back.
    fn change(&mut self, change: impl FnOnce(&mut Scene)) {
        let before = self.scene.clone();
        change(&mut self.scene);
        self.undo.push(before);
        if self.undo.len() > KEPT {
            self.undo.remove(0);
        }
        self.redo.clear();
        self.settle();
    }

    /// Does what the teacher asked for.
    pub fn act(&mut self, act: Act) {
        // Whoever takes over ends what goes on by itself.
        if !matches!(act, Act::Next | Act::Autoplay(_)) || self.scene.free.is_some() {
            self.autoplay = None;
        }
        self.next_at = None;
        match act {
            Act::Next => self.next(),
            Act::Back => self.back(),
            Act::First => self.go_to(0),
            Act::Last => self.go_to(self.deck.len().saturating_sub(1)),
            Act::GoTo(index) => self.go_to(index),
            Act::Take(tool) => (self.tool, self.drag) = (tool, None),
            Act::Press(point, spot) => self.press(point, spot),
            Act::Drag(point, spot) => self.draw_on(point, spot),
            Act::Release => self.release(),
            Act::VotePass => self.change(|scene| scene.vote(Choice::Pass)),
            Act::Unvote(choice) => self.change(|scene| scene.unvote(choice)),
            Act::HideVotes(hidden) => self.change(|scene| scene.votes_hidden = hidden),
            Act::ClearVotes => self.change(|scene| scene.votes.clear()),
            Act::ClearBoard => {
                if let Some(game) = self.game() {
                    self.change(|scene| scene.chalk_mut(game.board().hash()).clear());
                }
            }
            Act::Cover(cover) => self.change(|scene| {
                // The same key takes the cover away again.
                scene.cover = if scene.cover == cover {
                    Cover::None
                } else {
                    cover
                };
            }),
            Act::Free(on) => self.free(on),
            Act::Variation(index) => self.change(|scene| {
                if let Some(free) = &mut scene.free {
                    free.follow(index);
                }
            }),
            Act::Pass => self.play(Move::Pass),
            Act::Judge(on) => self.judges = on,
            Act::Autoplay(pause) => self.autoplay = pause,
            Act::Alone(on) => self.alone = on,
            Act::FullScreen(on) => self.full = on,
            Act::Window(on) => self.window = on,
            Act::Undo => {
                if let Some(before) = self.undo.pop() {
                    self.redo.push(std::mem::replace(&mut self.scene, before));
                    self.settle();
                }
            }
            Act::Redo => {
                if let Some(after) = self.redo.pop() {
                    self.undo.push(std::mem::replace(&mut self.scene, after));
                    self.settle();
                }
            }
            Act::Second(_) | Act::Print | Act::Fills(_) | Act::DisplayGone(_) | Act::Report(_) => {}
        }
    }

    fn next(&mut self) {
        if self.scene.cover != Cover::None {
            self.change(|scene| scene.cover = Cover::None);
        } else if let Some(free) = &self.scene.free {
            let has_more = free.clone().forward();
            let is_own = self
                .part()
                .is_some_and(|part| matches!(part.content, Content::Board(_)));
            if has_more {
                self.change(|scene| {
                    scene.free.as_mut().map(FreePlay::forward);
                });
            } else if is_own && self.scene.at + 1 < self.deck.len() {
                // A board of the plan is left for what comes next; a lesson is returned to.
                self.go_to(self.scene.at + 1);
            }
        } else if self.scene.at + 1 < self.deck.len() {
            self.go_to(self.scene.at + 1);
        }
    }

    fn back(&mut self) {
        let is_free = self
            .scene
            .free
            .as_ref()
            .is_some_and(|free| !free.is_at_start());
        if is_free {
            self.change(|scene| {
                scene.free.as_mut().map(FreePlay::back);
            });
        } else if self.scene.free.is_some() {
            self.free(false);
        } else if !self.scene.tried.is_empty() {
            self.change(|scene| {
                scene.tried.pop();
            });
        } else if self.scene.at > 0 {
            self.go_to(self.scene.at - 1);
        }
    }

    fn go_to(&mut self, index: usize) {
        let index = index.min(self.deck.len().saturating_sub(1));
        let other_step = match (self.deck.get(index), self.moment()) {
            (Some(there), Some(here)) => !there.is_with(here),
            _ => false,
        };
        self.change(|scene| {
            scene.at = index;
            scene.tried.clear();
            scene.free = None;
            // A question is asked anew in every step.
            if other_step {
                scene.votes.clear();
                scene.votes_hidden = false;
            }
        });
    }

    fn free(&mut self, on: bool) {
        let game = self.game();
        match (on, &self.scene.free, game) {
            (true, None, Some(game)) => {
                self.change(|scene| scene.free = Some(FreePlay::new(game)));
            }
            (false, Some(_), _) => self.change(|scene| scene.free = None),
            _ => {}
        }
    }

    /// Puts a stone for whoever is to play, or passes; without judging, the free play begins with it.
    fn play(&mut self, played: Move) {
        let Some(game) = self.game().filter(|game| game.legal(played).is_ok()) else {
            return;
        };
        self.change(|scene| {
            let free = scene.free.get_or_insert_with(|| FreePlay::new(game));
            // It was legal just now.
            let _ = free.play(played);
        });
    }

    fn press(&mut self, point: Option<Point>, spot: Vec2) {
        self.drag = Some(Drag {
            from: point,
            to: point,
            line: vec![spot],
        });
        let (Some(point), Some(game)) = (point, self.game()) else {
            return;
        };
        let board = game.board();
        let hash = board.hash();
        let stone = board.at(point).is_some();
        match self.tool {
            Tool::Stone if self.judges && self.scene.free.is_none() => {
                let input = Input::Point(point);
                // What changes nothing would only have to be taken back.
                let tried = self.runner.clone().map(|mut runner| {
                    let before = runner.state().feedback().cloned();
                    let events = runner.apply(input.clone());
                    !events.is_empty() || runner.state().feedback() != before.as_ref()
                });
                if tried == Some(true) {
                    self.change(|scene| scene.tried.push(input));
                }
            }
            Tool::Stone => self.play(Move::Play(point)),
            Tool::Vote => self.change(|scene| scene.vote(Choice::Point(point))),
            Tool::Letter => self.toggle(hash, point, |scene| scene.next_letter(hash)),
            Tool::Number => self.toggle(hash, point, |scene| scene.next_number(hash)),
            Tool::Triangle => self.toggle(hash, point, |_| PictureMarkKind::Triangle),
            Tool::Square => self.toggle(hash, point, |_| PictureMarkKind::Square),
            Tool::Circle => self.toggle(hash, point, |_| PictureMarkKind::Circle),
            Tool::Cross => self.toggle(hash, point, |_| PictureMarkKind::Cross),
            Tool::Shade | Tool::BlackTerritory | Tool::WhiteTerritory => {
                let kind = paint(self.tool);
                self.toggle(hash, point, |_| kind);
            }
            Tool::Liberties if stone => {
                let all = board.liberty_count(point);
                self.change(|scene| scene.count_one_more(hash, board, point, all));
            }
            Tool::Chain if stone => self.change(|scene| scene.toggle_chain(hash, board, point)),
            Tool::Erase => self.change(|scene| {
                scene.chalk_mut(hash).retain(|it| !it.is_on(point, board));
            }),
            Tool::Liberties | Tool::Chain | Tool::Arrow | Tool::Line | Tool::Pen => {}
        }
    }

    fn toggle(&mut self, hash: u64, point: Point, kind: impl FnOnce(&Scene) -> PictureMarkKind) {
        self.change(|scene| {
            let kind = kind(scene);
            scene.toggle_mark(hash, point, kind);
        });
    }

    fn draw_on(&mut self, point: Option<Point>, spot: Vec2) {
        let paints = self.tool.paints();
        let Some(drag) = &mut self.drag else { return };
        let new = point.filter(|point| drag.to != Some(*point));
        let began_outside = drag.to.is_none();
        drag.to = point.or(drag.to);
        if drag
            .line
            .last()
            .is_none_or(|last| (*last - spot).length() > 0.04)
        {
            drag.line.push(spot);
        }
        if let (true, Some(point), Some(game)) = (paints, new, self.game()) {
            let (hash, kind) = (game.board().hash(), paint(self.tool));
            if began_outside {
                // A sweep from beside the board begins with its first point.
                self.change(|scene| scene.put_mark(hash, point, kind));
            } else {
                // All of one sweep is brought back together.
                self.scene.put_mark(hash, point, kind);
            }
        }
    }

    fn release(&mut self) {
        let dragged = self.dragged();
        let (Some(drag), Some(game)) = (self.drag.take(), self.game()) else {
            return;
        };
        let hash = game.board().hash();
        if let Some(mark) = dragged {
            self.change(|scene| scene.toggle_line(hash, mark));
        } else if self.tool == Tool::Pen && drag.line.len() > 1 {
            self.change(|scene| scene.chalk_mut(hash).push(Chalk::Stroke(drag.line)));
        }
    }
}

/// Whether a mark leaves its point free for a sign.
fn goes_with_any(kind: &PictureMarkKind) -> bool {
    use PictureMarkKind::{Arrow, Line, Shade};
    matches!(kind, Arrow { .. } | Line { .. } | Shade)
}

fn paint(tool: Tool) -> PictureMarkKind {
    match tool {
        Tool::BlackTerritory => PictureMarkKind::Territory(Color::Black),
        Tool::WhiteTerritory => PictureMarkKind::Territory(Color::White),
        _ => PictureMarkKind::Shade,
    }
}
