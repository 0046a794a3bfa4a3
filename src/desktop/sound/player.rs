//! The thread that owns the output, and the hand that asks it.
//!
//! The thread is started by the first sound and ends with the player. The output is opened by a sound and closed after
//! a while of silence, so that an idle app costs nothing and the machine may put its speakers to sleep.

use std::sync::OnceLock;
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use super::Sound;
#[cfg(any(target_os = "windows", target_os = "macos"))]
use super::native::NativeOutput as SystemOutput;
#[cfg(not(any(target_os = "windows", target_os = "macos")))]
use super::pulse::PulseOutput as SystemOutput;

/// How many sounds may wait for the thread; more are dropped.
const WAITING: usize = 8;

/// A sound that comes later than this no longer belongs to what is seen, and is dropped.
const LATE: Duration = Duration::from_millis(300);

/// How long an output stays open after its last sound; longer than any sound.
const LINGER: Duration = Duration::from_millis(1_500);

/// How long to leave a machine alone that could not play. Not forever: sound servers are restarted, and a headset may
/// be plugged in later. Nothing wakes up for it; the next sound after this time tries again.
const REST: Duration = Duration::from_secs(10);

/// A way to the speakers. It is closed by dropping it.
pub trait Output {
    /// Whether it still leads anywhere.
    fn is_open(&self) -> bool;

    /// Begins a sound.
    fn start(&self, sound: Sound);
}

/// Plays sounds, or does nothing where there is no way to play them.
#[derive(Debug, Default)]
pub struct Player {
    /// Empty until the first sound; `None` where there could be no thread.
    requests: OnceLock<Option<SyncSender<Request>>>,
}

#[derive(Debug)]
struct Request {
    sound: Sound,
    made: Instant,
}

impl Player {
    /// A player that has not touched the machine yet.
    pub fn new() -> Self {
        Self::default()
    }

    /// Asks for a sound and returns at once.
    pub fn play(&self, sound: Sound) {
        if let Some(requests) = self.requests.get_or_init(start) {
            // A full queue means that the output is slow: what is dropped would only come late.
            let _ = requests.try_send(Request {
                sound,
                made: Instant::now(),
            });
        }
    }
}

fn start() -> Option<SyncSender<Request>> {
    let (sender, receiver) = sync_channel(WAITING);
    thread::Builder::new()
        .name("sound".to_owned())
        .spawn(move || serve(&receiver, SystemOutput::open))
        .ok()
        .map(|_| sender)
}

/// Plays what is asked for until the player is gone.
fn serve<O: Output>(requests: &Receiver<Request>, mut open: impl FnMut() -> Option<O>) {
    let mut output: Option<O> = None;
    let mut failed: Option<Instant> = None;
    loop {
        let request = match &output {
            Some(_) => requests.recv_timeout(LINGER),
            None => requests.recv().map_err(RecvTimeoutError::from),
        };
        match request {
            Ok(request) => {
                output = output.filter(O::is_open);
                if output.is_none() && failed.is_none_or(|when| when.elapsed() >= REST) {
                    output = open();
                    failed = output.is_none().then(Instant::now);
                }
                if let Some(output) = &output
                    && request.made.elapsed() < LATE
                {
                    output.start(request.sound);
                }
            }
            Err(RecvTimeoutError::Timeout) => output = None,
            Err(RecvTimeoutError::Disconnected) => return,
        }
    }
}

#[cfg(test)]
mod tests {
    use std::cell::{Cell, RefCell};

    use super::*;

    /// Writes down what it should play, and breaks after some sounds.
    struct Fake<'a> {
        played: &'a RefCell<Vec<Sound>>,
        left: Cell<usize>,
    }

    impl Output for Fake<'_> {
        fn is_open(&self) -> bool {
            self.left.get() > 0
        }

        fn start(&self, sound: Sound) {
            self.left.set(self.left.get() - 1);
            self.played.borrow_mut().push(sound);
        }
    }

    /// Asks for these sounds, lets the player go, and counts how often an output was opened.
    fn opened<O: Output>(sounds: &[Sound], mut open: impl FnMut() -> Option<O>) -> usize {
        let (sender, receiver) = sync_channel(sounds.len());
        for &sound in sounds {
            // In the future, so that none of them is ever late.
            let made = Instant::now() + REST;
            sender.send(Request { sound, made }).unwrap();
        }
        drop(sender);
        let mut count = 0;
        serve(&receiver, || {
            count += 1;
            open()
        });
        count
    }

    #[test]
    fn no_sound_is_asked_of_the_machine_before_the_first() {
        assert!(Player::new().requests.get().is_none());
    }

    #[test]
    fn every_sound_goes_to_the_output_that_the_first_has_opened() {
        let played = RefCell::default();
        let count = opened(&Sound::ALL, || {
            let left = Cell::new(9);
            Some(Fake {
                played: &played,
                left,
            })
        });
        assert_eq!(count, 1);
        assert_eq!(played.take(), Sound::ALL);
    }

    #[test]
    fn a_broken_output_is_opened_anew() {
        let played = RefCell::default();
        let count = opened(&Sound::ALL, || {
            let left = Cell::new(2);
            Some(Fake {
                played: &played,
                left,
            })
        });
        assert_eq!(count, 2);
        assert_eq!(played.take(), Sound::ALL);
    }

    #[test]
    fn a_machine_that_cannot_play_is_left_alone() {
        assert_eq!(opened(&[Sound::Stone; 50], || None::<Fake>), 1);
    }
}
