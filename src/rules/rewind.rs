//! Earlier positions without their chains, for comparing.

use super::{
    Move,
    game::Game,
    grid::{Content, Grid},
    trial::Trial,
};

/// The largest grid: 25 columns and a wall, 25 rows and two walls, and one more.
const PLACES: usize = 26 * 27 + 1;

/// The contents of a grid at some moment of a game.
pub(super) struct Rewind<'a> {
    game: &'a Game,
    contents: [Content; PLACES],
    /// The position is the one after this move.
    number: usize,
}

impl<'a> Rewind<'a> {
    /// The present position.
    pub(super) fn new(game: &'a Game) -> Self {
        Self {
            game,
            contents: contents(game.grid()),
            number: game.move_number(),
        }
    }

    /// Goes back to the position after the move with this number.
    pub(super) fn back_to(&mut self, number: usize) {
        while self.number > number {
            self.number -= 1;
            let Some(turn) = self.game.turn(self.number) else {
                continue;
            };
            let Move::Play(point) = turn.mv else { continue };
            let grid = self.game.grid();
            let returning = if turn.self_captured {
                turn.color
            } else {
                turn.color.opposite()
            };
            for &stone in turn.taken {
                self.contents[usize::from(grid.site(stone))] = Content::Stone(returning);
            }
            self.contents[usize::from(grid.site(point))] = Content::Empty;
        }
    }

    /// Whether the position now is the one that the trial would bring about in the present
    /// position.
    pub(super) fn is_result_of(&self, trial: &Trial) -> bool {
        self.contents == after(self.game.grid(), trial)
    }

    /// Whether the position now is the present one.
    pub(super) fn is_present(&self) -> bool {
        self.contents == contents(self.game.grid())
    }
}

fn contents(grid: &Grid) -> [Content; PLACES] {
    let mut contents = [Content::Wall; PLACES];
    for (place, content) in contents.iter_mut().zip(grid.contents()) {
        *place = content;
    }
    contents
}

fn after(grid: &Grid, trial: &Trial) -> [Content; PLACES] {
    let mut contents = contents(grid);
    let mut set = |site: u16, content| {
        if let Some(place) = contents.get_mut(usize::from(site)) {
            *place = content;
        }
    };
    let leaving = if trial.self_capture {
        &trial.friends
    } else {
        &trial.captured
    };
    for stone in leaving.iter().flat_map(|head| grid.ring(head)) {
        set(stone, Content::Empty);
    }
    let played = if trial.self_capture {
        Content::Empty
    } else {
        Content::Stone(trial.color)
    };
    set(trial.site, played);
    contents
}
