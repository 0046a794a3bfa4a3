//! The player of a build without sound.

use super::Sound;

/// Plays nothing: this build has no sound.
#[derive(Debug, Default)]
pub struct Player {}

impl Player {
    /// An empty player.
    pub fn new() -> Self {
        Self::default()
    }

    /// Does nothing.
    pub fn play(&self, _sound: Sound) {}
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn silence_can_be_asked_for_anything() {
        let player = Player::new();
        for sound in Sound::ALL {
            player.play(sound);
        }
    }
}
