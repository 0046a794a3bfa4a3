//! The window as eframe opens it, drawn through OpenGL.
//!
//! eframe either returns an error or panics where OpenGL is missing, too old or broken. Neither may pass through the
//! event loop, which is needed once more then: both end here.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};

use eframe::{EframeWinitApplication, NativeOptions, UserEvent};
use egui::ViewportBuilder;
use winit::application::ApplicationHandler;
use winit::dpi::PhysicalPosition;
use winit::event::{DeviceEvent, DeviceId, StartCause, WindowEvent};
use winit::event_loop::{ActiveEventLoop, EventLoop};
use winit::window::WindowId;

use super::projector::{self, Projector};
use super::{Stage, pupils_viewport};
use crate::app::TengenApp;

/// How the window ended.
pub enum End {
    /// It was closed.
    Closed,
    /// It could not be opened, or could no longer be drawn.
    Failed,
    /// The screens panicked: a fault of ours.
    Panicked(Box<dyn Any + Send>),
}

/// The window, from before it opens until after it is closed.
pub struct OpenGlWindow<'a> {
    stage: &'a Stage,
    eframe: EframeWinitApplication<'a>,
    end: Option<End>,
    /// The console: the window that is there before any other.
    console: Option<WindowId>,
}

impl<'a> OpenGlWindow<'a> {
    /// A window that opens when the event loop runs.
    pub fn new(
        stage: &'a Stage,
        viewport: ViewportBuilder,
        event_loop: &EventLoop<UserEvent>,
    ) -> Self {
        let options = NativeOptions {
            viewport,
            renderer: eframe::Renderer::Glow,
            ..Default::default()
        };
        let eframe = eframe::create_native(
            "tengen",
            options,
            Box::new(move |context| {
                stage.stands();
                TengenApp::prepare(&context.egui_ctx);
                Ok(Box::new(Window {
                    stage,
                    pupils: None,
                    projector: Projector::default(),
                }))
            }),
            event_loop,
        );
        Self {
            stage,
            eframe,
            end: None,
            console: None,
        }
    }

    /// How it ended. An end that nobody asked for is a failure.
    pub fn end(self) -> End {
        let Self { eframe, end, .. } = self;
        // What is left of a broken driver may break once more.
        let _ = catch_unwind(AssertUnwindSafe(|| drop(eframe)));
        end.unwrap_or(End::Failed)
    }

    fn hand_on(
        &mut self,
        event_loop: &ActiveEventLoop,
        event: impl FnOnce(&mut EframeWinitApplication<'_>),
    ) {
        if matches!(self.end, Some(End::Failed | End::Panicked(_))) {
            return;
        }
        if let Err(panic) = catch_unwind(AssertUnwindSafe(|| event(&mut self.eframe))) {
            if self.stage.is_drawing() {
                self.end = Some(End::Panicked(panic));
            } else {
                self.end.get_or_insert(End::Failed);
            }
            event_loop.exit();
        }
    }
}

impl ApplicationHandler<UserEvent> for OpenGlWindow<'_> {
    fn new_events(&mut self, event_loop: &ActiveEventLoop, cause: StartCause) {
        self.hand_on(event_loop, |eframe| eframe.new_events(event_loop, cause));
    }

    fn resumed(&mut self, event_loop: &ActiveEventLoop) {
        self.hand_on(event_loop, |eframe| eframe.resumed(event_loop));
    }

    fn suspended(&mut self, event_loop: &ActiveEventLoop) {
        self.hand_on(event_loop, |eframe| eframe.suspended(event_loop));
    }

    fn user_event(&mut self, event_loop: &ActiveEventLoop, event: UserEvent) {
        self.hand_on(event_loop, |eframe| eframe.user_event(event_loop, event));
    }

    fn window_event(&mut self, event_loop: &ActiveEventLoop, id: WindowId, event: WindowEvent) {
        let console = *self.console.get_or_insert(id);
        // The pupils' window may be closed, and the lesson goes on.
        if event == WindowEvent::CloseRequested && id == console {
            self.end.get_or_insert(End::Closed);
        }
        self.hand_on(event_loop, |eframe| {
            eframe.window_event(event_loop, id, event);
        });
    }

    fn device_event(&mut self, event_loop: &ActiveEventLoop, id: DeviceId, event: DeviceEvent) {
        self.hand_on(event_loop, |eframe| {
            eframe.device_event(event_loop, id, event);
        });
    }

    fn about_to_wait(&mut self, event_loop: &ActiveEventLoop) {
        self.hand_on(event_loop, |eframe| eframe.about_to_wait(event_loop));
    }

    fn exiting(&mut self, event_loop: &ActiveEventLoop) {
        self.hand_on(event_loop, |eframe| eframe.exiting(event_loop));
    }
}

struct Window<'a> {
    stage: &'a Stage,
    /// The pupils' window as it opens, made once: its picture is compared by its place in memory.
    pupils: Option<ViewportBuilder>,
    projector: Projector,
}

impl Window<'_> {
    /// The pupils' window as it opens: on the other display, where there is one.
    fn opened(&mut self, console: Option<&winit::window::Window>) -> ViewportBuilder {
        let make = || {
            let viewport = pupils_viewport();
            let remembered = self.stage.display();
            let place = console.and_then(|console| {
                let place = projector::place(console, remembered.as_deref())?;
                Some(place.to_logical::<f32>(console.scale_factor()))
            });
            match place {
                Some(place) => viewport.with_position([place.x, place.y]),
                None => viewport,
            }
        };
        self.pupils.get_or_insert_with(make).clone()
    }
}

impl eframe::App for Window<'_> {
    fn ui(&mut self, ui: &mut egui::Ui, frame: &mut eframe::Frame) {
        self.stage.ui(ui);
        let console = frame.winit_window();
        if let Some(console) = console {
            self.projector.follow(self.stage, console);
        }
        let Some(full) = self.stage.pupils() else {
            return;
        };
        // The second window is drawn in the same frame, from the same state.
        let viewport = self.opened(console.map(|console| &**console));
        let stage = self.stage;
        let id = egui::ViewportId::from_hash_of("pupils");
        ui.ctx().show_viewport_immediate(id, viewport, |ui, _| {
            stage.pupils_ui(ui);
            let (closed, is_full, stands) = ui.input(|input| {
                let viewport = input.viewport();
                let scale = viewport.native_pixels_per_point.unwrap_or(1.0);
                let middle = viewport.outer_rect.map(|rect| rect.center() * scale);
                (
                    viewport.close_requested(),
                    viewport.fullscreen.unwrap_or(false),
                    middle.map(|at| PhysicalPosition::new(f64::from(at.x), f64::from(at.y)).cast()),
                )
            });
            if closed {
                stage.pupils_closed();
                ui.ctx().request_repaint_of(egui::ViewportId::ROOT);
            }
            if full != is_full {
                let remembered = stage.display();
                let other = console
                    .filter(|_| full)
                    .and_then(|console| projector::display(console, stands, remembered.as_deref()));
                let command = match other {
                    Some((index, display)) => {
                        if let Some(name) = display.name() {
                            stage.fills(name);
                        }
                        egui::ViewportCommand::SetMonitor(index)
                    }
                    None => egui::ViewportCommand::Fullscreen(full),
                };
                ui.ctx().send_viewport_cmd(command);
            }
        });
    }
}
