//! What can go wrong when a picture is written.

use std::fmt;

/// Why a picture could not be written.
#[derive(Debug)]
pub enum DrawError {
    /// The PNG encoder refused.
    Png(::png::EncodingError),
    /// The picture would be larger than a raster image may be, or has no pixel at all.
    ImageSize {
        /// Asked width in pixels.
        width: usize,
        /// Asked height in pixels.
        height: usize,
    },
}

impl fmt::Display for DrawError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Png(error) => write!(f, "cannot encode the picture as PNG: {error}"),
            Self::ImageSize { width, height } => write!(
                f,
                "a picture of {width} x {height} pixels cannot be drawn; use 1 to 16384 a side"
            ),
        }
    }
}

impl std::error::Error for DrawError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Png(error) => Some(error),
            Self::ImageSize { .. } => None,
        }
    }
}

impl From<::png::EncodingError> for DrawError {
    fn from(error: ::png::EncodingError) -> Self {
        Self::Png(error)
    }
}
