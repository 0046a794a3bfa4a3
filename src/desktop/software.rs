//! The window without OpenGL, for remote desktops, virtual machines and old drivers: egui's shapes are painted by our
//! own rasterizer, and `softbuffer` shows the pixels.
//!
//! It draws when the app or the system asks for it and at no other time, and only what changed.

use std::num::{NonZeroU32, NonZeroUsize};
use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

use eframe::UserEvent;
use egui::{Color32, ViewportBuilder, ViewportId, ViewportInfo};
use egui_winit::accesskit_winit;
use softbuffer::{Context, SoftBufferError, Surface};
use winit::application::ApplicationHandler;
use winit::event::WindowEvent;
use winit::event_loop::{ActiveEventLoop, ControlFlow, EventLoopProxy, OwnedDisplayHandle};
use winit::raw_window_handle::{HasDisplayHandle as _, RawDisplayHandle};
use winit::window::{Window, WindowId};

use super::{Stage, projector};
use crate::draw::Canvas;
use crate::draw::raster::{Area, Image};

/// The shortest time between two frames.
const FRAME: Duration = Duration::from_micros(16_667);
/// The longest side of the texture with the glyphs.
const TEXTURE_SIDE: usize = 8192;

/// Why the window cannot be opened, or can no longer be drawn.
type Failure = Box<dyn std::error::Error>;

/// The window, from before it opens until after it is closed.
pub struct SoftwareWindow<'a> {
    stage: &'a Stage,
    viewport: ViewportBuilder,
    proxy: EventLoopProxy<UserEvent>,
    open: Option<Open>,
    /// The window for pupils.
    pupils: Option<Open>,
    projector: projector::Projector,
    failed: bool,
}

impl<'a> SoftwareWindow<'a> {
    /// A window that opens when the event loop runs.
    pub fn new(
        stage: &'a Stage,
        viewport: ViewportBuilder,
        proxy: EventLoopProxy<UserEvent>,
    ) -> Self {
        Self {
            stage,
            viewport,
            proxy,
            open: None,
            pupils: None,
            projector: projector::Projector::default(),
            failed: false,
        }
    }

    /// Opens or closes the window for pupils as the app asks for it, and draws it after the console, so that both show the
    /// same.
    fn follow(&mut self, event_loop: &ActiveEventLoop) {
        let Some(console) = &self.open else { return };
        self.projector.follow(self.stage, &console.window);
        let Some(full) = self.stage.pupils() else {
            self.pupils = None;
            return;
        };
        if self.pupils.is_none() {
            let opened = Open::new(
                super::pupils_viewport(),
                event_loop,
                &self.proxy,
                Role::Pupils,
            );
            let Ok(mut pupils) = opened else {
                // The lesson goes on in the one window.
                self.stage.pupils_closed();
                return;
            };
            self.stage.prepare_second(&pupils.ctx);
            pupils.lost = pupils.frame(self.stage, event_loop, Show::Whole).is_err();
            pupils.window.set_visible(true);
            // Before it is seen, a window manager would put it where it likes.
            let remembered = self.stage.display();
            if let Some(place) = projector::place(&console.window, remembered.as_deref()) {
                pupils.window.set_outer_position(place);
            }
            self.pupils = Some(pupils);
        }
        if let Some(pupils) = &mut self.pupils {
            projector::fill(&pupils.window, &console.window, full, self.stage);
            pupils.draw(self.stage, event_loop, Show::Changes);
        }
    }

    /// The window of that id.
    fn window(&mut self, id: WindowId) -> Option<&mut Open> {
        let mut both = self.open.iter_mut().chain(self.pupils.iter_mut());
        both.find(|open| open.window.id() == id)
    }

    /// Whether the window could not be opened.
    pub fn failed(&self) -> bool {
        self.failed
    }
}

impl ApplicationHandler<UserEvent> for SoftwareWindow<'_> {
    fn resumed(&mut self, event_loop: &ActiveEventLoop) {
        if self.open.is_some() {
            return;
        }
        match Open::new(
            self.viewport.clone(),
            event_loop,
            &self.proxy,
            Role::Console,
        ) {
            Ok(mut open) => {
                self.stage.stands();
                self.failed = open.frame(self.stage, event_loop, Show::Whole).is_err();
                open.window.set_visible(!self.failed);
                self.open = Some(open);
            }
            Err(_) => self.failed = true,
        }
        if self.failed {
            event_loop.exit();
        }
    }

    fn window_event(&mut self, event_loop: &ActiveEventLoop, id: WindowId, event: WindowEvent) {
        let stage = self.stage;
        let teaches = self.pupils.is_some();
        let Some(open) = self.window(id) else {
            return;
        };
        match event {
            WindowEvent::CloseRequested | WindowEvent::Destroyed if open.role == Role::Pupils => {
                stage.pupils_closed();
                self.pupils = None;
                if let Some(console) = &mut self.open {
                    console.ask(Instant::now());
                }
                return;
            }
            WindowEvent::CloseRequested | WindowEvent::Destroyed => return event_loop.exit(),
            WindowEvent::RedrawRequested => {
                // Where the system keeps what was shown, this is only the answer to our own request.
                let show = if open.keeps_pixels {
                    Show::Changes
                } else {
                    Show::Whole
                };
                open.draw(stage, event_loop, show);
                return;
            }
            WindowEvent::Occluded(occluded) => {
                // A class goes on, whatever lies over the console.
                open.occluded = occluded && !teaches;
                open.ask(Instant::now());
            }
            _ => {}
        }
        let resized = matches!(event, WindowEvent::Resized(_));
        let response = open.input.on_window_event(&open.window, &event);
        if resized && cfg!(target_os = "windows") {
            // Windows goes on resizing without returning to the loop.
            open.draw(stage, event_loop, Show::Whole);
        } else if response.repaint || resized {
            open.ask(Instant::now());
        }
    }

    fn user_event(&mut self, _: &ActiveEventLoop, event: UserEvent) {
        let event = match event {
            UserEvent::AccessKitActionRequest(event) => event,
            UserEvent::RequestRepaint { when, .. } => {
                if let Some(open) = &mut self.open {
                    open.ask(when);
                }
                return;
            }
        };
        let Some(open) = self.window(event.window_id) else {
            return;
        };
        match event.window_event {
            accesskit_winit::WindowEvent::InitialTreeRequested => open.ctx.enable_accesskit(),
            accesskit_winit::WindowEvent::ActionRequested(request) => {
                open.input.on_accesskit_action_request(request);
            }
            accesskit_winit::WindowEvent::AccessibilityDeactivated => {
                open.ctx.disable_accesskit();
                return;
            }
        }
        open.ask(Instant::now());
    }

    fn about_to_wait(&mut self, event_loop: &ActiveEventLoop) {
        let stage = self.stage;
        let now = Instant::now();
        let mut drawn = false;
        let asked_by_pupils = self.pupils.as_ref().is_some_and(|it| it.is_due(now));
        let Some(open) = &mut self.open else { return };
        if asked_by_pupils {
            // Both windows are drawn from the same moment.
            open.ask(now);
        }
        if open.is_due(now) || asked_by_pupils {
            if open.keeps_pixels {
                // The compositor says when; a hidden window waits.
                open.next = None;
                open.window.request_redraw();
            } else {
                open.draw(stage, event_loop, Show::Changes);
            }
            drawn = true;
        }
        if drawn {
            self.follow(event_loop);
        }
        let both = self.open.iter().chain(self.pupils.iter());
        let next = both.filter_map(|open| open.next).min();
        event_loop.set_control_flow(next.map_or(ControlFlow::Wait, ControlFlow::WaitUntil));
    }

    fn exiting(&mut self, _: &ActiveEventLoop) {
        self.pupils = None;
        self.open = None;
    }
}

/// What of a frame is to be shown.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Show {
    /// What changed since the last one.
    Changes,
    /// All of it: the system may have lost what was shown.
    Whole,
}

/// Which of the two windows one is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Role {
    /// The app's own.
    Console,
    /// The one for pupils.
    Pupils,
}

/// A window that stands.
struct Open {
    role: Role,
    window: Arc<Window>,
    ctx: egui::Context,
    input: egui_winit::State,
    info: ViewportInfo,
    canvas: Canvas,
    surface: Surface<OwnedDisplayHandle, Arc<Window>>,
    /// Whether the system keeps what was shown, and says when to draw: Wayland's compositors.
    keeps_pixels: bool,
    occluded: bool,
    /// When to draw next, if at all.
    next: Option<Instant>,
    /// When the last frame began.
    last: Option<Instant>,
    /// Whether the last frame did not reach the window.
    lost: bool,
}

impl Open {
    fn new(
        viewport: ViewportBuilder,
        event_loop: &ActiveEventLoop,
        proxy: &EventLoopProxy<UserEvent>,
        role: Role,
    ) -> Result<Self, Failure> {
        let ctx = egui::Context::default();
        crate::app::TengenApp::prepare(&ctx);
        // As eframe does: a view may ask for a second pass, no window is larger than its display, and none is seen
        // before it has been drawn. Screen readers are connected before it is seen, too.
        ctx.options_mut(|options| options.max_passes = NonZeroUsize::MIN.saturating_add(1));
        let viewport = fitted(viewport, event_loop).with_visible(false);
        let window = egui_winit::create_window(&ctx, event_loop, &viewport)?;
        let window = Arc::new(window);
        let mut input = egui_winit::State::new(
            ctx.clone(),
            ViewportId::ROOT,
            event_loop,
            Some(window.scale_factor() as f32),
            window.theme(),
            Some(TEXTURE_SIDE),
        );
        input.init_accesskit(event_loop, &window, proxy.clone());
        wake_for_other_threads(&ctx, proxy.clone());
        let mut info = ViewportInfo::default();
        egui_winit::update_viewport_info(&mut info, &ctx, &window, true);
        let display = event_loop.owned_display_handle();
        let keeps_pixels = matches!(
            display.display_handle().map(|handle| handle.as_raw()),
            Ok(RawDisplayHandle::Wayland(_))
        );
        let context = Context::new(display)?;
        let surface = Surface::new(&context, Arc::clone(&window))?;
        Ok(Self {
            role,
            window,
            ctx,
            input,
            info,
            canvas: Canvas::new(Color32::BLACK),
            surface,
            keeps_pixels,
            occluded: false,
            next: None,
            last: None,
            lost: false,
        })
    }

    /// Whether it is time for a frame.
    fn is_due(&self, now: Instant) -> bool {
        self.next.is_some_and(|next| next <= now)
    }

    /// Asks for a frame at a moment, or as soon after it as the pace allows.
    fn ask(&mut self, at: Instant) {
        let at = self.last.map_or(at, |last| at.max(last + FRAME));
        self.next = Some(self.next.map_or(at, |next| next.min(at)));
    }

    /// Draws a frame. What could not be shown is shown with the next one.
    fn draw(&mut self, stage: &Stage, event_loop: &ActiveEventLoop, show: Show) {
        let show = if self.lost { Show::Whole } else { show };
        self.lost = self.frame(stage, event_loop, show).is_err();
    }

    fn frame(
        &mut self,
        stage: &Stage,
        event_loop: &ActiveEventLoop,
        show: Show,
    ) -> Result<(), Failure> {
        self.next = None;
        let size = self.window.inner_size();
        let (Some(width), Some(height)) =
            (NonZeroU32::new(size.width), NonZeroU32::new(size.height))
        else {
            return Ok(()); // minimized
        };
        if self.occluded {
            return Ok(());
        }
        self.last = Some(Instant::now());
        egui_winit::update_viewport_info(&mut self.info, &self.ctx, &self.window, false);
        self.info.native_pixels_per_point = Some(self.window.scale_factor() as f32);
        let mut input = self.input.take_egui_input(&self.window);
        input.time = Some(stage.seconds());
        input.viewports.insert(ViewportId::ROOT, self.info.clone());
        let role = self.role;
        let output = self.ctx.run_ui(input, |ui| match role {
            Role::Console => stage.ui(ui),
            Role::Pupils => stage.pupils_ui(ui),
        });
        self.input.handle_platform_output_with_event_loop(
            &self.window,
            event_loop,
            output.platform_output,
        );
        for (_, viewport) in output.viewport_output {
            // What is asked of the window beyond its picture, such as filling the screen.
            let (ctx, window) = (&self.ctx, &self.window);
            let (info, asked) = (&mut self.info, viewport.commands);
            egui_winit::process_viewport_commands(ctx, info, asked, window, &mut Vec::new());
            if let Some(at) = Instant::now().checked_add(viewport.repaint_delay) {
                self.ask(at);
            }
        }
        let scale = output.pixels_per_point;
        let primitives = self.ctx.tessellate(output.shapes, scale);
        let sides = [size.width as usize, size.height as usize];
        let changed = self
            .canvas
            .draw(sides, scale, &primitives, output.textures_delta)?;
        let Some(image) = self.canvas.image() else {
            return Ok(());
        };
        let area = match show {
            Show::Whole => Some(image.area()),
            Show::Changes => changed,
        };
        if let Some(area) = area {
            self.surface.resize(width, height)?;
            self.window.pre_present_notify();
            present(&mut self.surface, image, area)?;
        }
        Ok(())
    }
}

/// Has the window drawn when another thread asks for it. What is asked for within a frame is told at its end.
fn wake_for_other_threads(ctx: &egui::Context, proxy: EventLoopProxy<UserEvent>) {
    let own = thread::current().id();
    ctx.set_request_repaint_callback(move |asked| {
        if thread::current().id() != own {
            // The window may have been closed meanwhile.
            let _ = proxy.send_event(UserEvent::RequestRepaint {
                viewport_id: asked.viewport_id,
                when: Instant::now(),
                cumulative_pass_nr: asked.current_cumulative_pass_nr,
            });
        }
    });
}

/// Shows a part of the picture.
fn present(
    surface: &mut Surface<OwnedDisplayHandle, Arc<Window>>,
    image: &Image,
    area: Area,
) -> Result<(), SoftBufferError> {
    let mut buffer = surface.buffer_mut()?;
    // Only a buffer that holds the last frame can do with the changes alone.
    let copied = if buffer.age() == 1 {
        area
    } else {
        image.area()
    };
    for y in copied.top..copied.bottom {
        let start = y * image.width() + copied.left;
        let source = image.row(y, copied);
        if let Some(target) = buffer.get_mut(start..start + source.len()) {
            for (target, color) in target.iter_mut().zip(source) {
                let [red, green, blue, _] = color.to_array();
                *target = u32::from_be_bytes([0, red, green, blue]);
            }
        }
    }
    let side = |from: usize, to: usize| NonZeroU32::new(to.saturating_sub(from) as u32);
    match (side(area.left, area.right), side(area.top, area.bottom)) {
        // On Windows, showing a part would mark all of the window as shown.
        (Some(width), Some(height)) if !cfg!(target_os = "windows") => {
            let (x, y) = (area.left as u32, area.top as u32);
            buffer.present_with_damage(&[softbuffer::Rect {
                x,
                y,
                width,
                height,
            }])
        }
        _ => buffer.present(),
    }
}

/// The viewport, no larger than the largest display.
fn fitted(viewport: ViewportBuilder, event_loop: &ActiveEventLoop) -> ViewportBuilder {
    let largest = event_loop
        .available_monitors()
        .map(|monitor| {
            let size = monitor.size().to_logical::<f32>(monitor.scale_factor());
            egui::vec2(size.width, size.height)
        })
        .reduce(egui::Vec2::max);
    match (viewport.inner_size, largest) {
        (Some(size), Some(largest)) if largest.min_elem() > 0.0 => {
            viewport.with_inner_size(size.min(largest))
        }
        _ => viewport,
    }
}
