//! The output on Linux and its like: the PulseAudio protocol, which PipeWire speaks as well, without a system library.
//!
//! Only ever over a socket in the file system. A server elsewhere, `PULSE_SERVER=tcp:...`, is not looked for: the app
//! makes no network connection.

use std::env;
use std::fs;
use std::net::Shutdown;
use std::os::unix::net::UnixStream;
use std::path::PathBuf;
use std::pin::pin;
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::task::{Context, Poll, Wake, Waker};
use std::thread::{self, Thread};
use std::time::{Duration, Instant};

use pulseaudio::protocol::stream::{BufferAttr, StreamFlags};
use pulseaudio::protocol::{
    ChannelMap, PlaybackStreamParams, Prop, Props, SampleFormat, SampleSpec,
};
use pulseaudio::{AsPlaybackSource, Client, PlaybackStream};

use super::Sound;
use super::mixer::Mixer;
use super::player::Output;
use super::synth::RATE;

/// How long the server may take to answer.
const PATIENCE: Duration = Duration::from_secs(2);

/// The size of a cookie, in bytes.
const COOKIE: usize = 256;

/// The size of a sample, in bytes.
const SAMPLE: usize = size_of::<f32>();

/// How much the server asks for in advance, in bytes: 25 ms, speakers included where it can.
const AHEAD: u32 = RATE / 40 * SAMPLE as u32;

/// A stream to the sound server. Dropping it hangs up.
pub struct PulseOutput {
    // In the order in which they are dropped: the stream takes its leave before the line goes dead.
    _stream: PlaybackStream,
    /// Belongs to the stream's source, which goes when the server goes.
    mixer: Weak<Mutex<Mixer>>,
    _line: Line,
}

impl PulseOutput {
    /// Connects to this session's sound server, if there is one.
    pub fn open() -> Option<Self> {
        let path = socket_path(|name| env::var(name).ok())?;
        let line = Line(UnixStream::connect(path).ok()?);
        let socket = line.0.try_clone().ok()?;
        socket.set_read_timeout(Some(PATIENCE)).ok()?;
        socket.set_write_timeout(Some(PATIENCE)).ok()?;
        let client = Client::new_unix(c"Tengen", socket, Some(cookie())).ok()?;

        let mixer = Arc::new(Mutex::new(Mixer::new(RATE)));
        let weak = Arc::downgrade(&mixer);
        let source = move |bytes: &mut [u8]| fill(&mixer, bytes);
        let stream = client.create_playback_stream(params(), source.as_playback_source());
        let stream = wait(stream, PATIENCE)?.ok()?;
        Some(Self {
            _stream: stream,
            mixer: weak,
            _line: line,
        })
    }
}

impl Output for PulseOutput {
    fn is_open(&self) -> bool {
        self.mixer.strong_count() > 0
    }

    fn start(&self, sound: Sound) {
        if let Some(mixer) = self.mixer.upgrade() {
            mixer
                .lock()
                .unwrap_or_else(PoisonError::into_inner)
                .start(sound);
        }
    }
}

/// The session's cookie, or an empty one of the right size: the server then goes by the user, but it hangs up on a
/// cookie of any other size.
fn cookie() -> Vec<u8> {
    pulseaudio::cookie_path_from_env()
        .and_then(|path| fs::read(path).ok())
        .filter(|cookie| cookie.len() == COOKIE)
        .unwrap_or_else(|| vec![0; COOKIE])
}

/// The connection. Its reader sleeps until something comes, so somebody has to hang up.
struct Line(UnixStream);

impl Drop for Line {
    fn drop(&mut self) {
        let _ = self.0.shutdown(Shutdown::Both);
    }
}

fn params() -> PlaybackStreamParams {
    let mut props = Props::new();
    props.set(Prop::MediaName, c"Tengen");
    PlaybackStreamParams {
        sample_spec: SampleSpec {
            format: SampleFormat::Float32Le,
            channels: 1,
            sample_rate: RATE,
        },
        channel_map: ChannelMap::mono(),
        buffer_attr: BufferAttr {
            target_length: AHEAD,
            pre_buffering: AHEAD / 2,
            minimum_request_length: AHEAD / 4,
            ..BufferAttr::default()
        },
        flags: StreamFlags {
            adjust_latency: true,
            ..StreamFlags::default()
        },
        props,
        ..PlaybackStreamParams::default()
    }
}

/// Fills the whole buffer, with silence if need be: an empty answer would end the stream.
fn fill(mixer: &Mutex<Mixer>, bytes: &mut [u8]) -> usize {
    let mut mixer = mixer.lock().unwrap_or_else(PoisonError::into_inner);
    let (samples, rest) = bytes.as_chunks_mut::<SAMPLE>();
    for sample in samples {
        *sample = mixer.next().to_le_bytes();
    }
    rest.fill(0);
    bytes.len()
}

/// Where the sound server listens, as its own clients look for it; nothing but paths in the file system.
fn socket_path(variable: impl Fn(&str) -> Option<String>) -> Option<PathBuf> {
    let variable = |name| variable(name).filter(|value| !value.is_empty());
    if let Some(servers) = variable("PULSE_SERVER") {
        return servers.split_whitespace().find_map(server_path);
    }
    variable("PULSE_RUNTIME_PATH")
        .map(|folder| PathBuf::from(folder).join("native"))
        .or_else(|| {
            variable("XDG_RUNTIME_DIR").map(|folder| PathBuf::from(folder).join("pulse/native"))
        })
}

/// The path in one word of `PULSE_SERVER`: `unix:/path` or `/path`, perhaps after `{the machine's id}`.
fn server_path(server: &str) -> Option<PathBuf> {
    let server = match server.strip_prefix('{') {
        Some(rest) => rest.split_once('}')?.1,
        None => server,
    };
    let path = server.strip_prefix("unix:").unwrap_or(server);
    path.starts_with('/').then(|| PathBuf::from(path))
}

/// Waits for an answer, but not forever.
fn wait<F: Future>(answer: F, limit: Duration) -> Option<F::Output> {
    let mut answer = pin!(answer);
    let waker = Waker::from(Arc::new(Unpark(thread::current())));
    let mut context = Context::from_waker(&waker);
    let end = Instant::now() + limit;
    loop {
        if let Poll::Ready(value) = answer.as_mut().poll(&mut context) {
            return Some(value);
        }
        let left = end.checked_duration_since(Instant::now())?;
        thread::park_timeout(left);
    }
}

struct Unpark(Thread);

impl Wake for Unpark {
    fn wake(self: Arc<Self>) {
        self.0.unpark();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(variables: &[(&str, &str)], path: Option<&str>) {
        let found = socket_path(|name| {
            let (_, value) = variables.iter().find(|(key, _)| *key == name)?;
            Some((*value).to_owned())
        });
        assert_eq!(found, path.map(PathBuf::from), "{variables:?}");
    }

    #[test]
    fn the_socket_is_where_other_clients_look_for_it() {
        check(&[], None);
        check(
            &[("XDG_RUNTIME_DIR", "/run/me")],
            Some("/run/me/pulse/native"),
        );
        check(
            &[("PULSE_RUNTIME_PATH", "/p"), ("XDG_RUNTIME_DIR", "/run/me")],
            Some("/p/native"),
        );
        check(
            &[
                ("PULSE_SERVER", "unix:/mnt/s"),
                ("XDG_RUNTIME_DIR", "/run/me"),
            ],
            Some("/mnt/s"),
        );
        check(&[("PULSE_SERVER", "/tmp/s")], Some("/tmp/s"));
        check(&[("PULSE_SERVER", "{0f3a}unix:/tmp/s")], Some("/tmp/s"));
        check(
            &[("PULSE_SERVER", "tcp:host:4713 unix:/tmp/s")],
            Some("/tmp/s"),
        );
        check(
            &[("PULSE_SERVER", ""), ("XDG_RUNTIME_DIR", "/run/me")],
            Some("/run/me/pulse/native"),
        );
    }

    #[test]
    fn a_server_on_the_network_is_no_server() {
        for server in [
            "tcp:host",
            "tcp4:10.0.0.1:4713",
            "tcp6:[::1]",
            "host",
            "host:4713",
            "{0f3a}host",
            "{",
            "unix:",
        ] {
            check(
                &[("PULSE_SERVER", server), ("XDG_RUNTIME_DIR", "/run/me")],
                None,
            );
        }
    }

    #[test]
    fn the_buffer_is_always_filled() {
        let mixer = Mutex::new(Mixer::new(RATE));
        let mut bytes = [1; 10];
        assert_eq!(fill(&mixer, &mut bytes), 10);
        assert_eq!(bytes, [0; 10]);
    }

    #[test]
    fn samples_are_sent_with_the_lowest_byte_first() {
        let mixer = Mutex::new(Mixer::new(RATE));
        mixer.lock().unwrap().start(Sound::Stone);
        let mut bytes = vec![0; RATE as usize];
        fill(&mixer, &mut bytes);
        let mut expected = Mixer::new(RATE);
        expected.start(Sound::Stone);
        for sample in bytes.as_chunks::<SAMPLE>().0 {
            assert_eq!(f32::from_le_bytes(*sample), expected.next());
        }
    }

    #[test]
    fn an_answer_is_taken_and_silence_is_not_waited_for_forever() {
        assert_eq!(wait(async { 7 }, Duration::ZERO), Some(7));
        assert_eq!(wait(std::future::pending::<u8>(), Duration::ZERO), None);
    }
}
