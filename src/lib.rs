//! Tengen: learn the rules of Go by playing them.
//!
//! The rooms, and what each may import (a test holds it):
//!
//! | room | what it is | may import |
//! | --- | --- | --- |
//! | [`rules`] | Go itself | nothing of ours |
//! | [`sgf`] | game records: read, checked, replayed, written | rules |
//! | [`lesson`] | a course as data, and taking it | rules |
//! | [`locale`] | words | rules, lesson |
//! | [`draw`] | pictures of boards and steps | rules, lesson, locale |
//! | [`print`](mod@print) | handouts as PDF | rules, lesson, locale, draw |
//! | [`app`] | the screens | rules, lesson, locale, draw, print |
//! | [`desktop`] | the native launcher | app and below |
//! | [`cli`] | commands and the terminal lesson | all |

pub mod app;
pub mod cli;
pub mod desktop;
pub mod draw;
pub mod lesson;
pub mod locale;
pub mod print;
pub mod rules;
pub mod sgf;
