//! Several sounds as one stream of samples, silence included.

use super::Sound;
use super::synth::{LOUDEST, render};

/// How many sounds are heard at a time. Together they stay within -1 and 1.
const VOICES: usize = (1.0 / LOUDEST) as usize;

/// A sound that began less than this ago, in thousandths of a second, is not begun again: nobody hears two.
const TOO_SOON: usize = 40;

/// Silence before the first sound, in thousandths of a second: an output that has just been opened may swallow its
/// first samples, and those of a stone are its click.
const LEAD: usize = 6;

/// The sounds that are being heard.
#[derive(Debug)]
pub struct Mixer {
    rate: u32,
    /// How many samples of silence come first.
    lead: usize,
    voices: Vec<Voice>,
}

#[derive(Debug)]
struct Voice {
    sound: Sound,
    samples: Vec<f32>,
    next: usize,
}

impl Mixer {
    /// Silence, at a rate in samples per second.
    pub fn new(rate: u32) -> Self {
        Self {
            rate,
            lead: rate as usize * LEAD / 1_000,
            voices: Vec::with_capacity(VOICES),
        }
    }

    /// Begins a sound. One too many is left out; nothing ever waits for its turn.
    pub fn start(&mut self, sound: Sound) {
        let too_soon = self.rate as usize * TOO_SOON / 1_000;
        let just_began = |voice: &Voice| voice.sound == sound && voice.next < too_soon;
        if self.voices.len() < VOICES && !self.voices.iter().any(just_began) {
            self.voices.push(Voice {
                sound,
                samples: render(sound, self.rate),
                next: 0,
            });
        }
    }

    /// The next sample.
    pub fn next(&mut self) -> f32 {
        if self.lead > 0 {
            self.lead -= 1;
            return 0.0;
        }
        let mut sum = 0.0;
        for voice in &mut self.voices {
            sum += voice.samples.get(voice.next).copied().unwrap_or_default();
            voice.next += 1;
        }
        self.voices.retain(|voice| voice.next < voice.samples.len());
        sum
    }
}

#[cfg(test)]
mod tests {
    use super::super::synth::{RATE, samples};
    use super::*;

    /// A mixer whose first silence is over.
    fn ready() -> Mixer {
        let mut mixer = Mixer::new(RATE);
        while mixer.lead > 0 {
            mixer.next();
        }
        mixer
    }

    fn take(mixer: &mut Mixer, count: usize) -> Vec<f32> {
        (0..count).map(|_| mixer.next()).collect()
    }

    #[test]
    fn the_first_sound_comes_whole_after_a_moment_of_silence() {
        let mut mixer = Mixer::new(RATE);
        mixer.start(Sound::Stone);
        let lead = mixer.lead;
        assert!((1..RATE as usize / 100).contains(&lead));
        assert_eq!(take(&mut mixer, lead), vec![0.0; lead]);
        let expected = samples(Sound::Stone);
        assert_eq!(take(&mut mixer, expected.len()), expected);
    }

    #[test]
    fn one_sound_comes_out_as_it_is_and_then_there_is_silence() {
        for sound in Sound::ALL {
            let mut mixer = ready();
            mixer.start(sound);
            let expected = samples(sound);
            assert_eq!(take(&mut mixer, expected.len()), expected);
            assert!(mixer.voices.is_empty());
            assert_eq!(take(&mut mixer, 3), [0.0; 3]);
        }
    }

    #[test]
    fn two_sounds_are_added() {
        let mut mixer = ready();
        mixer.start(Sound::Stone);
        mixer.start(Sound::Capture);
        let (stone, capture) = (samples(Sound::Stone), samples(Sound::Capture));
        for (stone, capture) in stone.iter().zip(&capture) {
            assert_eq!(mixer.next(), stone + capture);
        }
    }

    #[test]
    fn a_burst_is_one_sound_and_not_a_queue() {
        let mut mixer = ready();
        for _ in 0..50 {
            mixer.start(Sound::Stone);
        }
        let expected = samples(Sound::Stone);
        assert_eq!(take(&mut mixer, expected.len()), expected);
        assert!(mixer.voices.is_empty());
    }

    #[test]
    fn however_much_is_asked_for_nothing_clips() {
        let mut mixer = ready();
        for count in 0..RATE {
            if count % 500 == 0 {
                for sound in Sound::ALL {
                    mixer.start(sound);
                }
            }
            assert!(mixer.voices.len() <= VOICES);
            assert!(mixer.next().abs() <= 1.0);
        }
    }
}
