//! On which display the pupils' window stands.

use winit::window::{Fullscreen, Window};

/// The index of a display other than the one that a window stands on; nothing where there is just one.
pub fn other_display(console: &Window) -> Option<usize> {
    let own = console.current_monitor();
    let mut all = console.available_monitors();
    all.position(|display| own.as_ref().is_some_and(|own| *own != display))
}

/// Fills a display with a window: the other one, where there is another; or lets it be a window again.
pub fn fill(pupils: &Window, console: &Window, full: bool) {
    if pupils.fullscreen().is_some() == full {
        return;
    }
    let display = other_display(console).and_then(|index| console.available_monitors().nth(index));
    pupils.set_fullscreen(full.then_some(Fullscreen::Borderless(display)));
}
