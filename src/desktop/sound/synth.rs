//! A sound as samples, built from damped tones and a little noise.
//!
//! Every sound starts and ends at zero and stays below [`LOUDEST`]. The same sound is the same samples, always.

use std::f32::consts::{PI, TAU};

use super::Sound;

/// The rate of [`samples`], in samples per second.
pub const RATE: u32 = 44_100;

/// No sample of any sound is further from zero.
pub const LOUDEST: f32 = 0.25;

/// A sound at 44,100 samples per second: mono, between -1 and 1.
pub fn samples(sound: Sound) -> Vec<f32> {
    render(sound, RATE)
}

/// A sound at any rate, in samples per second.
pub fn render(sound: Sound, rate: u32) -> Vec<f32> {
    match sound {
        Sound::Stone => stone(rate),
        Sound::Capture => capture(rate),
        Sound::Refused => refused(rate),
        Sound::Done => done(rate),
    }
}

/// Slate or shell on thick wood: the wood answers low and briefly, the click itself is shorter still.
fn stone(rate: u32) -> Vec<f32> {
    let mut canvas = Canvas::new(rate, 0.085);
    for (pitch, level, decay) in [
        (188.0, 0.75, 0.019),
        (326.0, 1.0, 0.015),
        (547.0, 0.8, 0.010),
        (871.0, 0.5, 0.006),
        (2_350.0, 0.22, 0.002),
    ] {
        canvas.tone(&Tone {
            pitch,
            level,
            decay,
            ..Tone::default()
        });
    }
    canvas.noise(0.0, 0.55, 0.0022, 2_600.0);
    canvas.finish(0.25)
}

/// Stones against each other in the hand: three light clicks, unevenly spaced, each a little softer.
fn capture(rate: u32) -> Vec<f32> {
    let mut canvas = Canvas::new(rate, 0.2);
    for (start, level, bend) in [(0.0, 1.0, 1.0), (0.064, 0.62, 1.07), (0.117, 0.42, 0.95)] {
        for (pitch, share, decay) in [
            (1_480.0, 0.6, 0.0075),
            (2_270.0, 1.0, 0.0060),
            (3_390.0, 0.45, 0.0040),
        ] {
            canvas.tone(&Tone {
                start,
                pitch: pitch * bend,
                level: level * share,
                decay,
                ..Tone::default()
            });
        }
        canvas.noise(start, level * 0.4, 0.0015, 5_000.0);
    }
    canvas.finish(0.17)
}

/// A knuckle on felt over wood: low, muted, with a slow start so that nothing clicks; not so low that a laptop would
/// not play it.
fn refused(rate: u32) -> Vec<f32> {
    let mut canvas = Canvas::new(rate, 0.13);
    for (pitch, level, decay) in [
        (176.0, 1.0, 0.024),
        (262.0, 0.7, 0.019),
        (395.0, 0.35, 0.012),
    ] {
        canvas.tone(&Tone {
            pitch,
            level,
            decay,
            attack: 0.005,
            ..Tone::default()
        });
    }
    canvas.noise(0.0, 0.3, 0.008, 350.0);
    canvas.finish(0.2)
}

/// Two warm notes, a fifth apart, the second rising out of the first.
fn done(rate: u32) -> Vec<f32> {
    let mut canvas = Canvas::new(rate, 0.46);
    for (start, pitch, level) in [(0.0, 392.0, 0.85), (0.13, 587.33, 1.0)] {
        for (partial, share, decay) in [(1.0, 1.0, 0.12), (2.0, 0.22, 0.07), (3.0, 0.07, 0.04)] {
            canvas.tone(&Tone {
                start,
                pitch: pitch * partial,
                level: level * share,
                decay,
                attack: 0.009,
            });
        }
    }
    canvas.finish(0.13)
}

/// A tone that dies away. Times are in seconds, the pitch in hertz.
struct Tone {
    start: f32,
    pitch: f32,
    level: f32,
    /// How long until it has sunk to about a third.
    decay: f32,
    /// How long until it is fully there.
    attack: f32,
}

impl Default for Tone {
    fn default() -> Self {
        Self {
            start: 0.0,
            pitch: 440.0,
            level: 1.0,
            decay: 0.02,
            attack: 0.0006,
        }
    }
}

/// The samples of one sound while it is made.
struct Canvas {
    rate: f32,
    samples: Vec<f32>,
    random: Random,
}

impl Canvas {
    fn new(rate: u32, seconds: f32) -> Self {
        let rate = rate as f32;
        Self {
            rate,
            samples: vec![0.0; (seconds * rate) as usize],
            random: Random(0x9e37_79b9),
        }
    }

    fn tone(&mut self, tone: &Tone) {
        let first = (tone.start * self.rate) as usize;
        for (index, sample) in self.samples.iter_mut().skip(first).enumerate() {
            let time = index as f32 / self.rate;
            let envelope = rise(time / tone.attack) * (-time / tone.decay).exp();
            *sample += tone.level * envelope * (TAU * tone.pitch * time).sin();
        }
    }

    /// Noise that dies away, without what lies above `cutoff`, in hertz.
    fn noise(&mut self, start: f32, level: f32, decay: f32, cutoff: f32) {
        let keep = (-TAU * cutoff / self.rate).exp();
        let first = (start * self.rate) as usize;
        let mut low = 0.0;
        for (index, sample) in self.samples.iter_mut().skip(first).enumerate() {
            let time = index as f32 / self.rate;
            low = keep * low + (1.0 - keep) * self.random.next();
            *sample += level * rise(time / 0.0003) * (-time / decay).exp() * low;
        }
    }

    /// Lets the end fade to zero and brings the loudest sample to `peak`.
    fn finish(mut self, peak: f32) -> Vec<f32> {
        let fade = self.samples.len() / 5;
        for (index, sample) in self.samples.iter_mut().rev().take(fade).enumerate() {
            *sample *= rise(index as f32 / fade as f32);
        }
        let loudest = self.samples.iter().fold(0.0_f32, |max, s| max.max(s.abs()));
        if loudest > 0.0 {
            for sample in &mut self.samples {
                *sample *= peak / loudest;
            }
        }
        self.samples
    }
}

/// From 0 at 0 to 1 at 1 without a corner, and 1 from there on.
fn rise(part: f32) -> f32 {
    0.5 - 0.5 * (PI * part.clamp(0.0, 1.0)).cos()
}

/// Noise: Marsaglia's xorshift with 32 bits.
struct Random(u32);

impl Random {
    /// Between -1 and 1.
    fn next(&mut self) -> f32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 17;
        self.0 ^= self.0 << 5;
        self.0 as f32 / u32::MAX as f32 * 2.0 - 1.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn peak(samples: &[f32]) -> f32 {
        samples
            .iter()
            .fold(0.0, |max, sample| max.max(sample.abs()))
    }

    fn rms(samples: &[f32]) -> f32 {
        (samples.iter().map(|s| s * s).sum::<f32>() / samples.len() as f32).sqrt()
    }

    /// The share of the energy below `cutoff` hertz, by a plain Fourier sum in steps of 20 Hz.
    fn share_below(samples: &[f32], cutoff: f32) -> f32 {
        let (mut below, mut all) = (0.0, 0.0);
        for step in 1..400 {
            let pitch = step as f32 * 20.0;
            let (mut re, mut im) = (0.0, 0.0);
            for (index, sample) in samples.iter().enumerate() {
                let (sin, cos) = (TAU * pitch * index as f32 / RATE as f32).sin_cos();
                re += sample * cos;
                im += sample * sin;
            }
            let energy = re * re + im * im;
            all += energy;
            if pitch < cutoff {
                below += energy;
            }
        }
        below / all
    }

    #[test]
    fn every_sound_has_its_length_and_its_loudness() {
        // Milliseconds, then the peak, then the root mean square over all of it.
        for (sound, lengths, peaks, levels) in [
            (Sound::Stone, 60..=90, 0.2..=0.35, 0.02..=0.08),
            (Sound::Capture, 150..=249, 0.1..=0.35, 0.01..=0.05),
            (Sound::Refused, 80..=149, 0.1..=0.35, 0.02..=0.08),
            (Sound::Done, 300..=499, 0.05..=0.2, 0.01..=0.06),
        ] {
            let samples = samples(sound);
            let length = samples.len() * 1_000 / RATE as usize;
            assert!(lengths.contains(&length), "{sound:?}: {length} ms");
            assert!(
                peaks.contains(&peak(&samples)),
                "{sound:?}: {}",
                peak(&samples)
            );
            assert!(
                levels.contains(&rms(&samples)),
                "{sound:?}: {}",
                rms(&samples)
            );
        }
    }

    #[test]
    fn every_sound_starts_and_ends_at_zero_at_any_rate() {
        for sound in Sound::ALL {
            for rate in [8_000, 44_100, 48_000, 192_000] {
                let samples = render(sound, rate);
                assert_eq!(samples.first(), Some(&0.0), "{sound:?} at {rate}");
                assert_eq!(samples.last(), Some(&0.0), "{sound:?} at {rate}");
                assert!(samples.iter().all(|sample| sample.is_finite()));
                assert!(peak(&samples) <= LOUDEST, "{sound:?} at {rate}");
                let tail = &samples[samples.len() - rate as usize / 500..];
                assert!(peak(tail) < 0.001, "{sound:?} at {rate}: {}", peak(tail));
            }
        }
    }

    #[test]
    fn a_sound_is_always_the_same_and_no_two_are_alike() {
        for sound in Sound::ALL {
            assert_eq!(samples(sound), samples(sound));
            for other in Sound::ALL.into_iter().filter(|other| *other != sound) {
                assert_ne!(samples(sound), samples(other));
            }
        }
    }

    #[test]
    fn wood_is_low_and_stone_against_stone_is_bright() {
        assert!(share_below(&samples(Sound::Stone), 1_000.0) > 0.8);
        assert!(share_below(&samples(Sound::Capture), 1_000.0) < 0.2);
        assert!(share_below(&samples(Sound::Refused), 500.0) > 0.9);
        assert!(share_below(&samples(Sound::Done), 700.0) > 0.8);
    }
}
