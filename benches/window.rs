//! How fast the window opens, how much memory the first lesson takes, and what happens while nothing happens.
//!
//! `cargo bench --bench window` starts Tengen and, right after it, qGo, a Go program in C++ and Qt, on a display of its
//! own without a screen (Xvfb), over and over in pairs, and prints medians and the ratio of the two. What is slow on
//! one machine or in a busy minute is slow for both, so the ratio says more than the figures. The number of pairs may
//! follow: `cargo bench --bench window -- 15`; the environment variable `TENGEN` may name another binary of Tengen.
//!
//! - First frame: from the start of the process until its window is seen and shows more than one color. The window is
//!   looked at from outside, through X11, every half millisecond and the time that the answer takes.
//! - Memory: two seconds later, with the first lesson open here and an empty main window there, all child processes
//!   included. Rss is all memory in use; Pss counts what is shared with other programs in parts.
//! - At rest: processor time, user and system, in ticks of ten milliseconds, and the frames that reach the window
//!   (X11 DAMAGE), in the five seconds after that. The frames of the two seconds before show that frames are seen.
//!
//! Each start has a home of its own, an empty environment and no session bus. There is no window manager and no GPU.

fn main() {
    if !std::env::args().any(|argument| argument == "--bench") {
        println!("this takes some minutes: it runs with `cargo bench --bench window` only");
        return;
    }
    #[cfg(target_os = "linux")]
    if let Err(why) = linux::run() {
        println!("the measuring ended early: {why}");
    }
    #[cfg(not(target_os = "linux"))]
    println!("windows are measured on Linux only, under X11");
}

#[cfg(target_os = "linux")]
mod linux {
    use std::error::Error;
    use std::fs::read_to_string;
    use std::io::{BufRead as _, BufReader};
    use std::path::{Path, PathBuf};
    use std::process::{Child, Command, Stdio};
    use std::time::{Duration, Instant};

    use tempfile::TempDir;
    use x11rb::connection::Connection as _;
    use x11rb::protocol::Event;
    use x11rb::protocol::damage::{ConnectionExt as _, ReportLevel};
    use x11rb::protocol::xproto::{ConnectionExt as _, ImageFormat, MapState, Window};
    use x11rb::rust_connection::RustConnection;

    type Result<T> = std::result::Result<T, Box<dyn Error>>;

    /// How many pairs are measured unless another number is given.
    const PAIRS: usize = 9;
    /// Between two looks at the window.
    const LOOK: Duration = Duration::from_micros(500);
    /// The rows of pixels that are looked at; the whole window would keep the display busy.
    const ROWS: u16 = 32;
    /// Smaller windows are no main windows.
    const SMALLEST: u16 = 100;
    /// Who has no window by then never has.
    const PATIENCE: Duration = Duration::from_secs(30);
    /// How long a program may settle.
    const SETTLING: Duration = Duration::from_secs(2);
    /// How long it is watched at rest.
    const REST: Duration = Duration::from_secs(5);
    /// Between two looks at what was drawn: shorter than a frame.
    const FRAME_LOOK: Duration = Duration::from_millis(5);
    /// A tick of `/proc/PID/stat` in milliseconds; every Linux reports hundredths of a second.
    const TICK: f64 = 10.0;
    /// Where Debian keeps what is played.
    const GAMES: &str = "/usr/games";

    pub fn run() -> Result<()> {
        let pairs = std::env::args()
            .find_map(|argument| argument.parse().ok())
            .unwrap_or(PAIRS);
        if find("Xvfb").is_none() {
            println!("Xvfb is not installed (Debian: apt-get install xvfb): nothing is measured");
            return Ok(());
        }
        let tengen = std::env::var_os("TENGEN").map_or_else(
            || PathBuf::from(env!("CARGO_BIN_EXE_tengen")),
            PathBuf::from,
        );
        let qgo = find("qgo");
        if qgo.is_none() {
            println!(
                "qgo is not installed (Debian: apt-get install qgo): Tengen is measured alone"
            );
        }
        let screen = Screen::open()?;
        let start = Program::tengen(&tengen, None);
        let lesson = Program::tengen(&tengen, Some("first_move"));
        let other = qgo.map(Program::other);

        // Once without counting, so that the files are in memory.
        screen.start(&start)?;
        if let Some(other) = &other {
            screen.start(other)?;
        }
        let mut starts = Pairs::default();
        for _ in 0..pairs {
            starts.ours.push(vec![screen.start(&start)?]);
            if let Some(other) = &other {
                starts.others.push(vec![screen.start(other)?]);
            }
        }
        let mut lessons = Pairs::default();
        for _ in 0..pairs {
            lessons.ours.push(screen.watch(&lesson)?);
            if let Some(other) = &other {
                lessons.others.push(screen.watch(other)?);
            }
        }

        println!(
            "medians of {pairs} pairs, in brackets the lowest and the highest; {}",
            screen.describe()
        );
        println!("{:26} {:>23} {:>23}  ratio", "", "Tengen", "qGo");
        println!("course map");
        starts.print(0, "  first frame", "ms");
        println!("first lesson");
        lessons.print(0, "  first frame", "ms");
        lessons.print(1, "  last frame of the start", "ms");
        lessons.print(2, "  memory, Rss", "MiB");
        lessons.print(3, "  memory, Pss", "MiB");
        lessons.print(4, "  frames while settling", "");
        lessons.print(5, "  CPU in 5 s at rest", "ms");
        lessons.print(6, "  frames in 5 s at rest", "");
        Ok(())
    }

    /// A file of that name among the programs.
    fn find(name: &str) -> Option<PathBuf> {
        let path = std::env::var_os("PATH").unwrap_or_default();
        std::env::split_paths(&path)
            .chain([PathBuf::from(GAMES)])
            .map(|folder| folder.join(name))
            .find(|file| file.is_file())
    }

    /// What is started.
    struct Program {
        binary: PathBuf,
        lesson: Option<&'static str>,
        is_tengen: bool,
    }

    impl Program {
        fn tengen(binary: &Path, lesson: Option<&'static str>) -> Self {
            Self {
                binary: binary.to_owned(),
                lesson,
                is_tengen: true,
            }
        }

        fn other(binary: PathBuf) -> Self {
            Self {
                binary,
                lesson: None,
                is_tengen: false,
            }
        }

        fn spawn(&self, display: &str, cache: &Path) -> Result<Running> {
            let home = TempDir::new()?;
            let mut command = Command::new(&self.binary);
            command.args(self.lesson);
            if self.is_tengen {
                command.arg("--data").arg(home.path().join("data"));
            }
            command
                .env_clear()
                .env("PATH", std::env::var_os("PATH").unwrap_or_default())
                .env("HOME", home.path())
                .env("XDG_RUNTIME_DIR", home.path())
                // What the GL driver compiles is kept for the next start, as for every user.
                .env("XDG_CACHE_HOME", cache)
                .env("LANG", "C.UTF-8")
                .env("DISPLAY", display)
                // Both would look for a bus, and start one where there is none.
                .env("DBUS_SESSION_BUS_ADDRESS", "disabled:")
                .current_dir(home.path())
                .stdin(Stdio::null())
                .stdout(Stdio::null())
                .stderr(Stdio::null());
            let start = Instant::now();
            let child = command.spawn()?;
            Ok(Running {
                child,
                start,
                _home: home,
            })
        }
    }

    /// A program that runs until this is dropped.
    struct Running {
        child: Child,
        start: Instant,
        _home: TempDir,
    }

    impl Drop for Running {
        fn drop(&mut self) {
            let _ = self.child.kill();
            let _ = self.child.wait();
        }
    }

    impl Running {
        /// The process and those that it started.
        fn processes(&self) -> Vec<u32> {
            let mut found = vec![self.child.id()];
            let mut all: Vec<(u32, u32)> = Vec::new();
            for entry in std::fs::read_dir("/proc").into_iter().flatten().flatten() {
                let id = entry
                    .file_name()
                    .to_str()
                    .and_then(|name| name.parse().ok());
                if let Some(id) = id
                    && let Some(parent) = stat(id).first().and_then(|parent| parent.parse().ok())
                {
                    all.push((id, parent));
                }
            }
            let mut at = 0;
            while let Some(&parent) = found.get(at) {
                found.extend(all.iter().filter(|(_, of)| *of == parent).map(|(id, _)| id));
                at += 1;
            }
            found
        }

        /// Rss and Pss in MiB.
        fn memory(&self) -> [f64; 2] {
            let mut sums = [0.0; 2];
            for id in self.processes() {
                let text = read_to_string(format!("/proc/{id}/smaps_rollup")).unwrap_or_default();
                for (sum, name) in sums.iter_mut().zip(["Rss:", "Pss:"]) {
                    let line = text.lines().find_map(|line| line.strip_prefix(name));
                    let kib = line.and_then(|rest| rest.split_whitespace().next()?.parse().ok());
                    *sum += kib.unwrap_or(0.0) / 1024.0;
                }
            }
            sums
        }

        /// User and system time so far, in milliseconds.
        fn cpu(&self) -> f64 {
            let processes = self.processes();
            let ticks = processes.into_iter().flat_map(|id| {
                let fields = stat(id).into_iter().skip(10).take(2);
                fields.filter_map(|field| field.parse::<f64>().ok())
            });
            ticks.sum::<f64>() * TICK
        }
    }

    /// The fields of `/proc/PID/stat` from the parent on.
    fn stat(id: u32) -> Vec<String> {
        let text = read_to_string(format!("/proc/{id}/stat")).unwrap_or_default();
        // The name, in brackets, may hold anything; after it come the state and the parent.
        let rest = text.rsplit(')').next().unwrap_or_default();
        let fields = rest.split_whitespace().skip(1);
        fields.map(str::to_owned).collect()
    }

    /// A display of our own.
    struct Screen {
        server: Child,
        display: String,
        connection: RustConnection,
        root: Window,
        cache: TempDir,
    }

    impl Drop for Screen {
        fn drop(&mut self) {
            let _ = self.server.kill();
            let _ = self.server.wait();
        }
    }

    impl Screen {
        fn open() -> Result<Self> {
            let mut server = Command::new("Xvfb")
                .args(["-displayfd", "1", "-screen", "0", "1280x1024x24"])
                .args(["-nolisten", "tcp", "-noreset"])
                .stdin(Stdio::null())
                .stdout(Stdio::piped())
                .stderr(Stdio::null())
                .spawn()?;
            let mut number = String::new();
            if let Some(out) = server.stdout.take() {
                BufReader::new(out).read_line(&mut number)?;
            }
            let display = format!(":{}", number.trim());
            let opened = x11rb::connect(Some(&display));
            let (connection, root) = match opened {
                Ok((connection, screen)) => {
                    let root = connection.setup().roots.get(screen).map(|root| root.root);
                    (connection, root.unwrap_or_default())
                }
                Err(why) => {
                    server.kill()?;
                    return Err(why.into());
                }
            };
            connection.damage_query_version(1, 1)?.reply()?;
            Ok(Self {
                server,
                display,
                connection,
                root,
                cache: TempDir::new()?,
            })
        }

        /// What must be known about the machine.
        fn describe(&self) -> String {
            let cores = std::thread::available_parallelism().map_or(1, usize::from);
            let load = read_to_string("/proc/loadavg").unwrap_or_default();
            let load = load.split(' ').next().unwrap_or_default();
            format!("{cores} cores, load {load} at the end")
        }

        /// From a program's start to its first frame, in milliseconds.
        fn start(&self, program: &Program) -> Result<f64> {
            let mut running = program.spawn(&self.display, self.cache.path())?;
            let (_, time) = self.first_frame(&mut running)?;
            drop(running);
            self.wait_until_empty()?;
            Ok(time)
        }

        /// A program's start, its memory and its rest.
        fn watch(&self, program: &Program) -> Result<Vec<f64>> {
            let mut running = program.spawn(&self.display, self.cache.path())?;
            let (window, first) = self.first_frame(&mut running)?;
            let damage = self.watch_frames(window)?;
            let (settling, last) = self.frames(damage, running.start + ms(first) + SETTLING)?;
            let last = last.map_or(first, |last| since(running.start, last));
            let [rss, pss] = running.memory();
            let before = running.cpu();
            let (resting, _) = self.frames(damage, Instant::now() + REST)?;
            let cpu = running.cpu() - before;
            drop(running);
            self.wait_until_empty()?;
            Ok(vec![first, last, rss, pss, settling, cpu, resting])
        }

        /// Waits for the window of a program and its first frame.
        fn first_frame(&self, running: &mut Running) -> Result<(Window, f64)> {
            loop {
                if let Some((window, [width, height])) = self.main_window()?
                    && self.shows_something(window, width, height)?
                {
                    return Ok((window, since(running.start, Instant::now())));
                }
                if let Some(status) = running.child.try_wait()? {
                    return Err(format!("a program ended without a window: {status}").into());
                }
                if running.start.elapsed() > PATIENCE {
                    return Err("a program shows no window".into());
                }
                std::thread::sleep(LOOK);
            }
        }

        /// The largest window that is seen. Nobody else has windows on this display.
        fn main_window(&self) -> Result<Option<(Window, [u16; 2])>> {
            let tree = self.connection.query_tree(self.root)?.reply()?;
            let mut largest: Option<(Window, [u16; 2])> = None;
            for window in tree.children {
                let attributes = self.connection.get_window_attributes(window)?;
                let geometry = self.connection.get_geometry(window)?;
                // A window may be gone by now.
                let (Ok(attributes), Ok(geometry)) = (attributes.reply(), geometry.reply()) else {
                    continue;
                };
                let size = [geometry.width, geometry.height];
                let area = |[width, height]: [u16; 2]| u32::from(width) * u32::from(height);
                if attributes.map_state == MapState::VIEWABLE
                    && size.iter().all(|side| *side >= SMALLEST)
                    && largest.is_none_or(|(_, other)| area(size) > area(other))
                {
                    largest = Some((window, size));
                }
            }
            Ok(largest)
        }

        /// Whether a window shows more than one color.
        fn shows_something(&self, window: Window, width: u16, height: u16) -> Result<bool> {
            let rows = (0..ROWS).map(|row| height / ROWS * row + height / ROWS / 2);
            let requests: Vec<_> = rows
                .filter_map(|y| i16::try_from(y).ok())
                .map(|y| {
                    let format = ImageFormat::Z_PIXMAP;
                    self.connection
                        .get_image(format, window, 0, y, width, 1, u32::MAX)
                })
                .collect::<std::result::Result<_, _>>()?;
            let mut color: Option<[u8; 3]> = None;
            let mut differs = false;
            for request in requests {
                // A window that reaches beyond the screen cannot be looked at.
                let Ok(image) = request.reply() else {
                    continue;
                };
                let (pixels, _) = image.data.as_chunks::<4>();
                for [blue, green, red, _] in pixels {
                    let pixel = [*blue, *green, *red];
                    differs |= *color.get_or_insert(pixel) != pixel;
                }
            }
            Ok(differs)
        }

        /// From now on the frames of a window are told.
        fn watch_frames(&self, window: Window) -> Result<u32> {
            let damage = self.connection.generate_id()?;
            self.connection
                .damage_create(damage, window, ReportLevel::NON_EMPTY)?;
            // What the window shows already counts as drawn at once; that is no frame.
            self.connection
                .damage_subtract(damage, x11rb::NONE, x11rb::NONE)?
                .check()?;
            while self.connection.poll_for_event()?.is_some() {}
            Ok(damage)
        }

        /// Counts frames until then, and says when the last one came.
        fn frames(&self, damage: u32, until: Instant) -> Result<(f64, Option<Instant>)> {
            let mut count = 0.0;
            let mut last = None;
            while Instant::now() < until {
                let mut drawn = false;
                while let Some(event) = self.connection.poll_for_event()? {
                    drawn |= matches!(event, Event::DamageNotify(_));
                }
                if drawn {
                    count += 1.0;
                    last = Some(Instant::now());
                    self.connection
                        .damage_subtract(damage, x11rb::NONE, x11rb::NONE)?;
                }
                self.connection.flush()?;
                std::thread::sleep(FRAME_LOOK);
            }
            Ok((count, last))
        }

        /// Waits until the windows of a program that was ended are gone, and forgets what was said of them.
        fn wait_until_empty(&self) -> Result<()> {
            while self.main_window()?.is_some() {
                std::thread::sleep(FRAME_LOOK);
            }
            while self.connection.poll_for_event()?.is_some() {}
            Ok(())
        }
    }

    fn ms(milliseconds: f64) -> Duration {
        Duration::from_secs_f64(milliseconds / 1000.0)
    }

    fn since(start: Instant, end: Instant) -> f64 {
        (end - start).as_secs_f64() * 1000.0
    }

    /// What was measured, round by round.
    #[derive(Default)]
    struct Pairs {
        ours: Vec<Vec<f64>>,
        others: Vec<Vec<f64>>,
    }

    impl Pairs {
        fn print(&self, measure: usize, name: &str, unit: &str) {
            let [ours, others] = [&self.ours, &self.others].map(|runs| Spread::of(runs, measure));
            let cell = |spread: Option<Spread>| match spread {
                Some(spread) => spread.text(unit),
                None => "–".to_owned(),
            };
            let ratio = match (ours, others) {
                (Some(ours), Some(others)) if others.median > 0.0 => {
                    format!("{:.2}", ours.median / others.median)
                }
                _ => "–".to_owned(),
            };
            println!(
                "{name:26} {:>23} {:>23}  {ratio:>5}",
                cell(ours),
                cell(others)
            );
        }
    }

    #[derive(Clone, Copy)]
    struct Spread {
        lowest: f64,
        median: f64,
        highest: f64,
    }

    impl Spread {
        fn of(runs: &[Vec<f64>], measure: usize) -> Option<Self> {
            let mut values: Vec<f64> = runs
                .iter()
                .filter_map(|run| run.get(measure).copied())
                .collect();
            values.sort_by(f64::total_cmp);
            let (lower, upper) = (
                values.get((values.len().max(1) - 1) / 2)?,
                values.get(values.len() / 2)?,
            );
            Some(Self {
                lowest: *values.first()?,
                median: f64::midpoint(*lower, *upper),
                highest: *values.last()?,
            })
        }

        fn text(self, unit: &str) -> String {
            let Self {
                lowest,
                median,
                highest,
            } = self;
            let places = usize::from(unit == "MiB");
            format!("{median:.places$} {unit} ({lowest:.places$}–{highest:.places$})")
        }
    }
}
