//! Handouts: the steps of lessons on paper, as PDF.
//!
//! [`exercises`] takes a lesson apart into what is asked and what is answered, [`handout`] lays it out on pages. The board
//! is the same description as on the screen, painted in black and white; lines are broken as on the screen, too.
//!
//! This room has no opinion on where a file is written.

mod exercise;
mod ink;
mod sheet;
mod type_case;

pub use exercise::{Exercise, Language, exercise_of, exercises};
pub use sheet::{Handout, PageSize, handout};
