//! How long one frame takes: layout, with the names for screen readers, and tessellation.
//!
//! `cargo bench --bench frame` draws without a display what a learner sees and what a screen reader gets: a full
//! board of 19 by 19 with 200 stones, the first lesson, and the course map. Nothing changes from frame to frame, and
//! everything is laid out anew, as egui does. `frame` is the whole; `layout` and `tessellation` are its parts,
//! `frame_without_names` is the whole where no screen reader listens, and in `frame_under_pointer` the pointer goes from
//! point to point, so that the picture is another one each time. The picture's way to the GPU is not measured.

use std::cell::{Cell, RefCell};

use divan::{Bencher, black_box};
use egui::epaint::Primitive;
use egui::{Context, Event, FullOutput, Pos2, RawInput, Rect, pos2, vec2};
use tengen::app::{NoDesk, Settings, Setup, TengenApp};
use tengen::lesson::{CourseFiles, EmbeddedLessons, Progress, read_course};
use tengen::locale::{FtlFile, LocaleFiles, LocaleId, embedded};

/// The size of the window in points; a point is a pixel.
const WINDOW: egui::Vec2 = vec2(1280.0, 800.0);
/// What is drawn.
const VIEWS: [View; 3] = [View::FullBoard, View::FirstLesson, View::Home];

fn main() {
    for view in VIEWS {
        let screen = Screen::new(view, Names::Told);
        let output = screen.layout();
        let nodes = match &output.platform_output.accesskit_update {
            Some(update) => update.nodes.len(),
            None => 0,
        };
        let triangles = screen.triangles(output);
        println!("{view:?}: {nodes} accessible nodes, {triangles} triangles");
    }
    divan::main();
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum View {
    FullBoard,
    FirstLesson,
    Home,
}

/// Whether a screen reader listens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Names {
    Told,
    Untold,
}

/// A course of one lesson with one step: play freely on a full board.
struct FullBoard;

impl CourseFiles for FullBoard {
    fn read(&self, name: &str) -> Result<String, String> {
        if name == "course.yaml" {
            let chapters = "chapters: [{ id: boards, lessons: [full_board] }]";
            return Ok(format!("format: 1\nid: bench\nprefix: bench\n{chapters}\n"));
        }
        let mut text = "format: 1\nid: full_board\nrules: japanese\n".to_owned();
        text.push_str("board:\n  size: 19\n  stones: |\n");
        for row in 0..19 {
            // Of nine points in a column five carry stones, so that every stone has a liberty.
            let points = (0..19).map(|column| match (3 * column + 5 * row) % 9 {
                0..=4 if (column + 2 * row) % 4 < 2 => "X",
                0..=4 => "O",
                _ => ".",
            });
            text.push_str("    ");
            text.push_str(&points.collect::<Vec<_>>().join(" "));
            text.push('\n');
        }
        text.push_str("steps:\n  - id: full_board_play\n    free: {}\n");
        Ok(text)
    }
}

/// The words of that lesson.
fn words() -> LocaleFiles {
    LocaleFiles {
        id: LocaleId::source(),
        files: vec![FtlFile {
            path: "lessons.ftl".to_owned(),
            text: "bench_chapter_boards = Boards\n\
                   bench_full_board_play_n = A full board\n\
                   bench_full_board_play_c = Two hundred stones lie on the board. Play wherever you like.\n"
                .to_owned(),
        }],
        lock: None,
    }
}

/// The app on a window that is not there.
struct Screen {
    context: Context,
    app: RefCell<TengenApp>,
    time: Cell<f64>,
}

impl Screen {
    fn new(view: View, names: Names) -> Self {
        let files: &dyn CourseFiles = match view {
            View::FullBoard => &FullBoard,
            View::FirstLesson | View::Home => &EmbeddedLessons,
        };
        let (course, problems) = read_course(files);
        assert!(problems.is_empty(), "{problems:?}");
        let setup = Setup {
            course: course.expect("a course without problems is there"),
            layers: vec![vec![words()], embedded()],
            faces: Vec::new(),
            system_locales: vec!["en".to_owned()],
            system: Default::default(),
            progress: Progress::default(),
            settings: Settings::default(),
            notice: None,
            lesson: match view {
                View::FullBoard => Some("full_board".to_owned()),
                View::FirstLesson => Some("first_move".to_owned()),
                View::Home => None,
            },
            translate: None,
            author: None,
            teach: None,
        };
        let context = Context::default();
        TengenApp::prepare(&context);
        if names == Names::Told {
            context.enable_accesskit();
        }
        let screen = Self {
            context,
            app: RefCell::new(TengenApp::new(setup, Box::new(NoDesk))),
            time: Cell::new(0.0),
        };
        // A second is enough for everything that moves at the start.
        for _ in 0..60 {
            screen.frame();
        }
        screen
    }

    fn layout(&self) -> FullOutput {
        self.layout_after(Vec::new())
    }

    fn layout_after(&self, events: Vec<Event>) -> FullOutput {
        self.time.set(self.time.get() + 1.0 / 60.0);
        let input = RawInput {
            events,
            screen_rect: Some(Rect::from_min_size(Pos2::ZERO, WINDOW)),
            time: Some(self.time.get()),
            ..RawInput::default()
        };
        let mut app = self.app.borrow_mut();
        let mut output = self.context.run_ui(input, |ui| app.ui(ui));
        output.textures_delta.clear();
        output
    }

    fn triangles(&self, output: FullOutput) -> usize {
        let parts = self
            .context
            .tessellate(output.shapes, output.pixels_per_point);
        let triangles = parts.iter().map(|part| match &part.primitive {
            Primitive::Mesh(mesh) => mesh.indices.len() / 3,
            Primitive::Callback(_) => 0,
        });
        triangles.sum()
    }

    /// Places of the pointer that each show something, such as the stone that would be played there.
    fn telling_places(&self) -> Vec<Pos2> {
        let picture = |pos: Pos2| {
            self.layout_after(vec![Event::PointerMoved(pos)]);
            self.triangles(self.layout())
        };
        let nothing = picture(pos2(1.0, 1.0));
        let places = (0..12).flat_map(|row| (0..12).map(move |column| (column, row)));
        places
            .map(|(column, row)| pos2(60.0 + 50.0 * column as f32, 110.0 + 50.0 * row as f32))
            .filter(|pos| picture(*pos) != nothing)
            .collect()
    }

    fn frame(&self) {
        self.finish(self.layout());
    }

    fn finish(&self, output: FullOutput) {
        black_box(output.platform_output);
        black_box(
            self.context
                .tessellate(output.shapes, output.pixels_per_point),
        );
    }
}

#[divan::bench(args = VIEWS)]
fn frame(bencher: Bencher, view: View) {
    let screen = Screen::new(view, Names::Told);
    bencher.bench_local(|| screen.frame());
}

#[divan::bench(args = VIEWS)]
fn frame_without_names(bencher: Bencher, view: View) {
    let screen = Screen::new(view, Names::Untold);
    bencher.bench_local(|| screen.frame());
}

#[divan::bench(args = VIEWS)]
fn frame_under_pointer(bencher: Bencher, view: View) {
    let screen = Screen::new(view, Names::Told);
    let places = screen.telling_places();
    let mut turn = 0;
    bencher.bench_local(|| {
        turn += 1;
        let pos = places.get(turn % places.len().max(1)).copied();
        let pointed = pos.map(Event::PointerMoved);
        screen.finish(screen.layout_after(pointed.into_iter().collect()));
    });
}

#[divan::bench(args = VIEWS)]
fn layout(bencher: Bencher, view: View) {
    let screen = Screen::new(view, Names::Told);
    bencher.bench_local(|| screen.layout());
}

#[divan::bench(args = VIEWS)]
fn tessellation(bencher: Bencher, view: View) {
    let screen = Screen::new(view, Names::Told);
    let output = screen.layout();
    bencher
        .with_inputs(|| output.shapes.clone())
        .bench_local_values(|shapes| screen.context.tessellate(shapes, output.pixels_per_point));
}
