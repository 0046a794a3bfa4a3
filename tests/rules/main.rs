//! The rules of Go, held by tables of text and by games of a small random player.

mod any_play;
mod check;
mod confirmation;
mod contest;
mod counting;
mod faults;
mod figures;
mod filling;
mod life;
mod naive;
mod naive_life;
mod names;
mod opponent;
mod plays;
mod positions;
mod properties;
mod random;
mod refusals;
mod rulesets;
mod seki;
mod setup;
mod symmetry;
