//! The screens without a display: what a person can see, press and hear.
//!
//! The harness fails by itself on a character that the face lacks and on a control without a name.

mod author;
mod common;
mod course;
mod learning;
mod monkey;
mod plan;
mod report;
mod room;
mod screens;
mod teach;
mod theme;
mod translate;
