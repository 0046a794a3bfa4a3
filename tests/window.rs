//! The window without OpenGL, without a display: what is painted anew is all that has to be, and no more.

use egui::{Color32, Event, Key, Modifiers, Pos2, RawInput, Rect, vec2};
use tengen::app::{NoDesk, Settings, Setup, SystemTaste, TengenApp};
use tengen::draw::Canvas;
use tengen::draw::raster::{Image, TextureStore, paint};
use tengen::lesson::{EmbeddedLessons, Progress, read_course};
use tengen::locale::embedded;

/// The app, a canvas that paints what changed, and textures for painting everything.
struct Stage {
    ctx: egui::Context,
    app: TengenApp,
    canvas: Canvas,
    textures: TextureStore,
    time: f64,
}

impl Stage {
    fn new(lesson: Option<&str>) -> Self {
        let (course, _) = read_course(&EmbeddedLessons);
        let setup = Setup {
            course: course.unwrap(),
            layers: vec![embedded()],
            faces: Vec::new(),
            system_locales: vec!["en".to_owned()],
            system: SystemTaste::default(),
            progress: Progress::default(),
            settings: Settings::default(),
            notice: None,
            lesson: lesson.map(str::to_owned),
            translate: None,
            author: None,
            teach: None,
        };
        let ctx = egui::Context::default();
        TengenApp::prepare(&ctx);
        Self {
            ctx,
            app: TengenApp::new(setup, Box::new(NoDesk)),
            canvas: Canvas::new(Color32::BLACK),
            textures: TextureStore::default(),
            time: 0.0,
        }
    }

    /// Draws a frame and returns how many pixels were painted; the picture is that of painting everything.
    #[track_caller]
    fn frame(&mut self, [width, height]: [usize; 2], scale: f32, events: Vec<Event>) -> usize {
        self.time += 0.03;
        let mut input = RawInput {
            time: Some(self.time),
            screen_rect: Some(Rect::from_min_size(
                Pos2::ZERO,
                vec2(width as f32, height as f32) / scale,
            )),
            max_texture_side: Some(8192),
            events,
            ..Default::default()
        };
        input
            .viewports
            .entry(egui::ViewportId::ROOT)
            .or_default()
            .native_pixels_per_point = Some(scale);
        let output = self.ctx.run_ui(input, |ui| self.app.ui(ui));
        let primitives = self.ctx.tessellate(output.shapes, scale);
        let area = self
            .canvas
            .draw(
                [width, height],
                scale,
                &primitives,
                output.textures_delta.clone(),
            )
            .unwrap();
        self.textures.update(output.textures_delta);
        let mut whole = Image::new(width, height, Color32::BLACK).unwrap();
        paint(&mut whole, scale, &primitives, &self.textures);
        assert!(
            self.canvas.image() == Some(&whole),
            "at {} s the picture is not what it would be if all were painted",
            self.time
        );
        area.map_or(0, |area| {
            (area.right - area.left) * (area.bottom - area.top)
        })
    }
}

fn key(key: Key) -> Event {
    Event::Key {
        key,
        physical_key: None,
        pressed: true,
        repeat: false,
        modifiers: Modifiers::NONE,
    }
}

const SIZE: [usize; 2] = [900, 640];

#[test]
fn a_window_at_rest_paints_nothing() {
    for lesson in [None, Some("ko")] {
        let mut stage = Stage::new(lesson);
        assert_eq!(stage.frame(SIZE, 1.0, Vec::new()), 900 * 640);
        let painted: Vec<usize> = (0..40)
            .map(|_| stage.frame(SIZE, 1.0, Vec::new()))
            .collect();
        assert_eq!(
            painted.iter().rev().take(10).sum::<usize>(),
            0,
            "{painted:?}"
        );
    }
}

#[test]
fn what_is_painted_anew_is_what_painting_everything_gives() {
    let mut stage = Stage::new(Some("capture"));
    for _ in 0..4 {
        stage.frame(SIZE, 1.0, Vec::new());
    }
    let mut parts = 0;
    for x in (40..880).step_by(60) {
        let pos = Pos2::new(x as f32, x as f32 * 0.7);
        stage.frame(SIZE, 1.0, vec![Event::PointerMoved(pos)]);
        for pressed in [true, false] {
            let click = Event::PointerButton {
                pos,
                button: egui::PointerButton::Primary,
                pressed,
                modifiers: Modifiers::NONE,
            };
            stage.frame(SIZE, 1.0, vec![click]);
        }
        for _ in 0..6 {
            let painted = stage.frame(SIZE, 1.0, Vec::new());
            parts += usize::from((1..900 * 640).contains(&painted));
        }
    }
    for _ in 0..4 {
        stage.frame(SIZE, 1.0, vec![key(Key::Tab)]);
        stage.frame(SIZE, 1.0, vec![key(Key::ArrowRight)]);
        stage.frame(SIZE, 1.0, vec![key(Key::Enter)]);
    }
    assert!(parts > 5, "only whole pictures were painted");
}

#[test]
fn another_size_or_scale_paints_everything() {
    let mut stage = Stage::new(Some("ko"));
    for (size, scale) in [
        ([900, 640], 1.0),
        ([901, 640], 1.0),
        ([480, 480], 1.0),
        ([960, 960], 2.0),
        ([960, 960], 1.5),
    ] {
        let painted = stage.frame(size, scale, Vec::new());
        assert_eq!(painted, size[0] * size[1]);
        for _ in 0..3 {
            stage.frame(size, scale, Vec::new());
        }
    }
}

#[test]
fn a_picture_without_a_pixel_is_an_error() {
    let mut canvas = Canvas::new(Color32::BLACK);
    for size in [[0, 100], [100, 0], [0, 0], [20_000, 1]] {
        assert!(canvas.draw(size, 1.0, &[], Default::default()).is_err());
    }
    assert!(canvas.image().is_none());
}
