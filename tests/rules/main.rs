//! The rules of Go, held by tables of text and by games of a small random player.

mod check;
mod counting;
mod life;
mod naive;
mod names;
mod plays;
mod positions;
mod properties;
mod refusals;
mod setup;
