//! The rules alone, without the window and its fonts, which take minutes to build.

#[path = "../../../src/rules/mod.rs"]
pub mod rules;
