//! On which display the pupils' window stands, and what happens when it is unplugged in the middle of a lesson.

use winit::dpi::PhysicalPosition;
use winit::monitor::MonitorHandle;
use winit::window::{Fullscreen, Window};

use super::Stage;
use super::hotplug::Hotplug;

/// The displays of the machine, followed from frame to frame.
#[derive(Default)]
pub struct Projector {
    hotplug: Hotplug,
    /// How many there were.
    count: usize,
    /// Whether the pupils' window filled a display that is gone.
    lost: bool,
}

impl Projector {
    /// Tells the app when the display that the pupils' window filled goes, or comes back.
    pub fn follow(&mut self, stage: &Stage, console: &Window) {
        let Some(full) = stage.pupils() else {
            // The next class begins anew.
            (self.count, self.lost) = (0, false);
            return;
        };
        self.hotplug.look(console);
        let count = console.available_monitors().count();
        let before = std::mem::replace(&mut self.count, count);
        if full && (1..before).contains(&count) {
            self.lost = true;
            stage.display_gone(true);
            // The teacher's window must not lie below.
            console.focus_window();
        } else if self.lost && count > before {
            self.lost = false;
            stage.display_gone(false);
        } else if full {
            self.lost = false;
        }
    }
}

/// The display for the pupils' window, with its place in the list: the one on which the window stands already, the one
/// that was filled last time, or any other than the console's. Nothing where there is just one.
pub fn display(
    console: &Window,
    stands: Option<PhysicalPosition<i32>>,
    remembered: Option<&str>,
) -> Option<(usize, MonitorHandle)> {
    let own = console.current_monitor();
    let others = console.available_monitors().enumerate();
    let others = others.filter(|(_, display)| own.as_ref().is_some_and(|own| own != display));
    let others: Vec<(usize, MonitorHandle)> = others.collect();
    let under = others
        .iter()
        .find(|(_, display)| stands.is_some_and(|at| holds(display, at)));
    let known = others
        .iter()
        .find(|(_, display)| display.name().as_deref() == remembered);
    under.or(known).or(others.first()).cloned()
}

fn holds(display: &MonitorHandle, at: PhysicalPosition<i32>) -> bool {
    let (corner, size) = (display.position(), display.size());
    let inside = |at: i32, from: i32, length: u32| {
        at >= from && i64::from(at) < i64::from(from) + i64::from(length)
    };
    inside(at.x, corner.x, size.width) && inside(at.y, corner.y, size.height)
}

/// The middle of a window; nothing where the system does not tell.
fn middle(window: &Window) -> Option<PhysicalPosition<i32>> {
    let corner = window.outer_position().ok()?;
    let size = window.outer_size().cast::<i32>();
    Some(PhysicalPosition::new(
        corner.x + size.width / 2,
        corner.y + size.height / 2,
    ))
}

/// Where a new window for pupils is put, in pixels: on the other display, where there is one.
pub fn place(console: &Window, remembered: Option<&str>) -> Option<PhysicalPosition<i32>> {
    let (_, display) = display(console, None, remembered)?;
    let corner = display.position();
    Some(PhysicalPosition::new(corner.x + INDENT, corner.y + INDENT))
}

/// How far from the corner of its display a new window stands, in pixels.
const INDENT: i32 = 40;

/// Fills a display with a window, or lets it be a window again.
pub fn fill(pupils: &Window, console: &Window, full: bool, stage: &Stage) {
    if pupils.fullscreen().is_some() == full {
        return;
    }
    let remembered = stage.display();
    let display = display(console, middle(pupils), remembered.as_deref());
    let display = display.map(|(_, display)| display);
    if let (true, Some(name)) = (full, display.as_ref().and_then(MonitorHandle::name)) {
        stage.fills(name);
    }
    pupils.set_fullscreen(full.then_some(Fullscreen::Borderless(display)));
}
