//! PNG files from rasterized pictures.

use super::error::DrawError;
use super::raster::Image;

/// Encodes `image` as PNG with 8 bits a channel.
///
/// # Errors
///
/// Fails if the image has no pixel, or if the encoder refuses.
pub fn png_from_image(image: &Image) -> Result<Vec<u8>, DrawError> {
    let size = |side: usize| {
        u32::try_from(side)
            .ok()
            .filter(|side| *side > 0)
            .ok_or(DrawError::ImageSize {
                width: image.width(),
                height: image.height(),
            })
    };
    let (width, height) = (size(image.width())?, size(image.height())?);
    let mut file = Vec::new();
    let mut encoder = ::png::Encoder::new(&mut file, width, height);
    encoder.set_color(::png::ColorType::Rgba);
    encoder.set_depth(::png::BitDepth::Eight);
    encoder.set_source_srgb(::png::SrgbRenderingIntent::Perceptual);
    let mut writer = encoder.write_header()?;
    writer.write_image_data(&image.to_rgba())?;
    writer.finish()?;
    Ok(file)
}
