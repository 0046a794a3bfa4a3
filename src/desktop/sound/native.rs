//! The output on Windows and macOS: the system's own, through cpal.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use cpal::traits::{DeviceTrait, HostTrait, StreamTrait};
use cpal::{Device, ErrorKind, FromSample, SampleFormat, SizedSample, Stream, StreamConfig};

use super::Sound;
use super::mixer::Mixer;
use super::player::Output;

/// How long the system may take to open the output.
const PATIENCE: Duration = Duration::from_secs(2);

/// A stream to the system's default output. Dropping it closes it.
pub struct NativeOutput {
    _stream: Stream,
    mixer: Arc<Mutex<Mixer>>,
    failed: Arc<AtomicBool>,
}

impl NativeOutput {
    /// Opens the default output, if there is one.
    pub fn open() -> Option<Self> {
        let device = cpal::default_host().default_output_device()?;
        let supported = device.default_output_config().ok()?;
        let config = supported.config();
        match supported.sample_format() {
            SampleFormat::F32 => Self::with_samples::<f32>(&device, config),
            SampleFormat::I16 => Self::with_samples::<i16>(&device, config),
            SampleFormat::I32 => Self::with_samples::<i32>(&device, config),
            _ => None,
        }
    }

    fn with_samples<T: SizedSample + FromSample<f32>>(
        device: &Device,
        config: StreamConfig,
    ) -> Option<Self> {
        let mixer = Arc::new(Mutex::new(Mixer::new(config.sample_rate)));
        let failed = Arc::new(AtomicBool::new(false));
        let channels = usize::from(config.channels.max(1));
        let stream = device
            .build_output_stream(
                config,
                {
                    let mixer = Arc::clone(&mixer);
                    move |out: &mut [T], _: &_| {
                        let mut mixer = mixer.lock().unwrap_or_else(PoisonError::into_inner);
                        for frame in out.chunks_mut(channels) {
                            frame.fill(T::from_sample(mixer.next()));
                        }
                    }
                },
                {
                    let failed = Arc::clone(&failed);
                    move |error: cpal::Error| {
                        // These three are only told; the stream goes on.
                        if !matches!(
                            error.kind(),
                            ErrorKind::DeviceChanged | ErrorKind::RealtimeDenied | ErrorKind::Xrun
                        ) {
                            failed.store(true, Ordering::Relaxed);
                        }
                    }
                },
                Some(PATIENCE),
            )
            .ok()?;
        stream.play().ok()?;
        Some(Self {
            _stream: stream,
            mixer,
            failed,
        })
    }
}

impl Output for NativeOutput {
    fn is_open(&self) -> bool {
        !self.failed.load(Ordering::Relaxed)
    }

    fn start(&self, sound: Sound) {
        self.mixer
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .start(sound);
    }
}
