//! The window as eframe opens it, drawn through OpenGL.
//!
//! eframe either returns an error or panics where OpenGL is missing, too old or broken. Neither may pass through the
//! event loop, which is needed once more then: both end here.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};

use eframe::{EframeWinitApplication, NativeOptions, UserEvent};
use egui::ViewportBuilder;
use winit::application::ApplicationHandler;
use winit::event::{DeviceEvent, DeviceId, StartCause, WindowEvent};
use winit::event_loop::{ActiveEventLoop, EventLoop};
use winit::window::WindowId;

use super::projector::other_display;
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
                    pupils: pupils_viewport(),
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
    pupils: ViewportBuilder,
}

impl eframe::App for Window<'_> {
    fn ui(&mut self, ui: &mut egui::Ui, frame: &mut eframe::Frame) {
        self.stage.ui(ui);
        let Some(full) = self.stage.pupils() else {
            return;
        };
        // The second window is drawn in the same frame, from the same state.
        let other = frame
            .winit_window()
            .and_then(|window| other_display(window));
        let stage = self.stage;
        let id = egui::ViewportId::from_hash_of("pupils");
        ui.ctx()
            .show_viewport_immediate(id, self.pupils.clone(), |ui, _| {
                stage.pupils_ui(ui);
                let (closed, is_full) = ui.input(|input| {
                    let viewport = input.viewport();
                    (
                        viewport.close_requested(),
                        viewport.fullscreen.unwrap_or(false),
                    )
                });
                if closed {
                    stage.pupils_closed();
                    ui.ctx().request_repaint_of(egui::ViewportId::ROOT);
                }
                if full != is_full {
                    let command = match other.filter(|_| full) {
                        Some(display) => egui::ViewportCommand::SetMonitor(display),
                        None => egui::ViewportCommand::Fullscreen(full),
                    };
                    ui.ctx().send_viewport_cmd(command);
                }
            });
    }
}
