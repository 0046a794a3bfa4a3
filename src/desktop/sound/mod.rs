//! Short, quiet sounds, computed and not read from files.
//!
//! Offers [`Player`], which is asked for a sound and returns at once. It has no opinion
//! on when something should sound; that is up to the screens.
//!
//! The cargo feature `sound` decides whether anything is heard. Without it [`Player`] is empty, so that
//! nobody else has to know.
//!
//! | file | what it is |
//! | --- | --- |
//! | `synth` | a sound as samples |
//! | `mixer` | several sounds as one stream |
//! | `player` | the thread that owns the output |
//! | `native`, `pulse` | the output: on Windows and macOS, and everywhere else |
//! | `silent` | the empty player |

#[cfg(feature = "sound")]
mod mixer;
#[cfg(all(feature = "sound", any(target_os = "windows", target_os = "macos")))]
mod native;
#[cfg(feature = "sound")]
mod player;
#[cfg(all(
    feature = "sound",
    not(any(target_os = "windows", target_os = "macos"))
))]
mod pulse;
#[cfg(not(feature = "sound"))]
mod silent;
#[cfg(feature = "sound")]
mod synth;

#[cfg(feature = "sound")]
pub use player::Player;
#[cfg(not(feature = "sound"))]
pub use silent::Player;
#[cfg(feature = "sound")]
pub use synth::samples;

pub use crate::app::Sound;
