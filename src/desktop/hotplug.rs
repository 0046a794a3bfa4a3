//! Displays that come and go while the program runs.
//!
//! On X11, winit does not see the server's message of that (<https://github.com/rust-windowing/winit/issues/3405>), and
//! reads its list anew only when a property with resources changes. So the displays are asked for over a connection of
//! our own, and when they are others, nothing is added to such a property of our window. Everywhere else winit's list is
//! the system's.

use winit::window::Window;

#[cfg(any(target_os = "windows", target_os = "macos"))]
pub use self::none::Hotplug;
#[cfg(not(any(target_os = "windows", target_os = "macos")))]
pub use self::x11::Hotplug;

#[cfg(any(target_os = "windows", target_os = "macos"))]
mod none {
    /// Nothing to look after.
    #[derive(Default)]
    pub struct Hotplug;

    impl Hotplug {
        /// Does nothing.
        pub fn look(&mut self, _console: &super::Window) {}
    }
}

#[cfg(not(any(target_os = "windows", target_os = "macos")))]
mod x11 {
    use std::time::{Duration, Instant};

    use winit::raw_window_handle::{HasWindowHandle as _, RawWindowHandle};
    use x11rb::connection::Connection as _;
    use x11rb::protocol::randr::ConnectionExt as _;
    use x11rb::protocol::xproto::{AtomEnum, ConnectionExt as _, PropMode};
    use x11rb::rust_connection::RustConnection;

    use super::Window;

    /// From one look to the next.
    const LOOK: Duration = Duration::from_millis(700);

    /// Where a display lies, and how large it is, in pixels.
    type Place = (i16, i16, u16, u16);

    /// Looks after the displays of an X server.
    #[derive(Default)]
    pub struct Hotplug {
        /// The connection, the root window and ours.
        server: Option<(RustConnection, u32, u32)>,
        known: Vec<Place>,
        next: Option<Instant>,
        /// Whether there is a server that can be asked; not known before the first look.
        absent: bool,
    }

    impl Hotplug {
        /// Has winit read its list anew, where the displays are others than at the last look.
        pub fn look(&mut self, console: &Window) {
            let now = Instant::now();
            if self.absent || self.next.is_some_and(|next| now < next) {
                return;
            }
            self.next = Some(now + LOOK);
            // A server that does not answer is left alone: winit's list is as good as it was.
            self.absent = self.compare(console).is_none();
        }

        fn compare(&mut self, console: &Window) -> Option<()> {
            if self.server.is_none() {
                let own = match console.window_handle().ok()?.as_raw() {
                    RawWindowHandle::Xlib(handle) => u32::try_from(handle.window).ok()?,
                    RawWindowHandle::Xcb(handle) => handle.window.get(),
                    _ => return None,
                };
                let (server, screen) = RustConnection::connect(None).ok()?;
                let root = server.setup().roots.get(screen)?.root;
                self.server = Some((server, root, own));
            }
            let (server, root, own) = self.server.as_ref()?;
            let found = server.randr_get_monitors(*root, true).ok()?.reply().ok()?;
            let place =
                |it: &x11rb::protocol::randr::MonitorInfo| (it.x, it.y, it.width, it.height);
            let places: Vec<Place> = found.monitors.iter().map(place).collect();
            let before = std::mem::replace(&mut self.known, places);
            if !before.is_empty() && before != self.known {
                let (mode, name) = (PropMode::APPEND, AtomEnum::RESOURCE_MANAGER);
                let kind = AtomEnum::STRING;
                server
                    .change_property(mode, *own, name, kind, 8, 0, &[])
                    .ok()?;
                server.flush().ok()?;
            }
            Some(())
        }
    }
}
