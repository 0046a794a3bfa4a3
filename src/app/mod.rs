//! The screens, drawn into an egui [`Ui`].
//!
//! A view draws the state and returns commands; `update` applies them after drawing. What the screens need of the
//! machine comes through [`Desk`]. This room has no opinion on windows, files, clocks or rules.

mod actions;
mod author;
mod board;
mod command;
mod controls;
mod desk;
mod glossary;
mod home;
mod keeping;
mod key_list;
mod keyboard;
mod languages;
mod lesson_board;
mod lesson_buttons;
mod lesson_places;
mod lesson_screen;
mod lesson_trays;
mod lesson_view;
mod motion;
mod offscreen;
mod overflow;
mod palette;
mod parts;
mod prepare;
mod rule_card;
mod score_table;
mod settings;
mod sheets;
mod spacing;
mod speech;
mod state;
mod summary;
mod teach;
mod text;
mod theme;
mod top_bar;
mod tour;
mod tour_desks;
mod translate;
mod update;

use std::path::PathBuf;

use egui::Ui;

pub use actions::{Action, PaletteEntry, Scope, Shortcut, actions, palette};
pub use author::{
    Act as AuthorAct, Author, Field, GoalKind, Kind, MarkTool, Shelf, Tool as AuthorTool,
};
pub use command::{Command, Reading};
pub use desk::{Desk, NoDesk, OpenedPack, PupilFile, Sound};
pub use offscreen::Offscreen;
pub use overflow::cut_off;
pub use prepare::{Preparation, Prepare};
pub use settings::{CoordinateChoice, MotionChoice, Settings, TEXT_PERCENTS, ThemeChoice};
pub use state::{
    BoardReading, LessonScreen, Notice, Screen, Setup, Sheet, State, Summary, SystemTaste, Undo,
};
pub use teach::{
    Act as TeachAct, Choice, ClassFiles, Cover, ReportAct, Scene, Teach, Tool, Unread, UnreadWhy,
};
pub use theme::{Theme, ThemeKind};
pub use tour::{Stop, full_tour, lesson_tour, tour};
pub use translate::{Act, Judge, Reloaded, Row, RowState, Sieve, Translate, Whereabouts};

use crate::draw::{Face, FontSet};

/// The app.
pub struct TengenApp {
    state: State,
    /// What had the keyboard when a sheet was opened, and has it again when the sheet is closed.
    focus_below: Option<egui::Id>,
}

impl TengenApp {
    /// The app at its start.
    pub fn new(mut setup: Setup, desk: Box<dyn Desk>) -> Self {
        let lesson = setup.lesson.take();
        let translate = setup.translate.take();
        let teach = setup.teach.take();
        let writes = setup.author.take();
        let mut state = State::new(setup, desk);
        if let Some(lesson) = lesson {
            update::open(&mut state, &lesson, None);
        }
        if let Some((folder, lesson)) = writes {
            author::open(&mut state, Some(&folder), lesson.as_deref());
        }
        if let Some(plan) = teach {
            teach::open(&mut state, plan);
        }
        if let Some(language) = translate {
            translate::open(
                &mut state,
                Some(&language)
                    .filter(|it| !it.is_empty())
                    .map(|it| it.as_str()),
            );
        }
        Self {
            state,
            focus_below: None,
        }
    }

    /// What it holds.
    pub fn state(&self) -> &State {
        &self.state
    }

    /// Applies a command as if a view had asked for it.
    pub fn apply(&mut self, command: Command) {
        update::apply(&mut self.state, command);
    }

    /// Whether there is to be a window for pupils beside this one, and whether it is to fill its display.
    pub fn pupils(&self) -> Option<bool> {
        match &self.state.screen {
            Screen::Teach(desk) if desk.window && !desk.alone => Some(desk.full),
            _ => None,
        }
    }

    /// The window is closed: what is being typed is written.
    pub fn closing(&mut self) {
        author::flush(&mut self.state);
    }

    /// Draws the pupils' window, and takes the keys that are pressed in it.
    pub fn pupils_ui(&mut self, ui: &mut Ui) {
        fit_faces(ui, &self.state);
        let mut commands = Vec::new();
        keyboard::keyboard(ui, &self.state, &mut commands);
        if let Screen::Teach(desk) = &self.state.screen {
            teach::pupils_ui(ui, &self.state, desk);
        }
        let full = self.pupils().unwrap_or(false);
        for command in commands {
            // The key is meant for the window in which it was pressed.
            let command = match command {
                Command::FullScreen => Command::Teach(Box::new(TeachAct::FullScreen(!full))),
                command => command,
            };
            update::apply(&mut self.state, command);
        }
    }

    /// The pupils' window was closed by hand.
    pub fn pupils_closed(&mut self) {
        self.apply(Command::Teach(Box::new(TeachAct::Window(false))));
    }

    /// The display that the pupils' window filled is gone, or there again.
    pub fn display_gone(&mut self, gone: bool) {
        self.apply(Command::Teach(Box::new(TeachAct::DisplayGone(gone))));
    }

    /// The pupils' window fills the display of that name.
    pub fn fills(&mut self, display: String) {
        self.apply(Command::Teach(Box::new(TeachAct::Fills(display))));
    }

    /// Prepares the context of a second window: with the user's own faces as well.
    pub fn prepare_second(&self, ctx: &egui::Context) {
        Self::prepare(ctx);
        ctx.set_fonts(FontSet::with(Face::Latin, self.state.faces()));
    }

    /// Prepares a context once: the faces, and nothing of egui's own look.
    pub fn prepare(ctx: &egui::Context) {
        keep_memory();
        ctx.set_fonts(FontSet::definitions(Face::Latin));
        ctx.options_mut(|options| {
            options.zoom_with_keyboard = false;
        });
        ctx.all_styles_mut(|style| {
            style.spacing.scroll = egui::style::ScrollStyle::floating();
            style.spacing.scroll.dormant_handle_opacity = 0.35;
            style.spacing.scroll.bar_width = 6.0;
        });
    }

    /// What was let fall on the window: a plan, a folder or zip with lessons is opened; before a class, anything else is
    /// taken for the work of pupils.
    fn dropped(&self, ui: &Ui) -> Vec<Command> {
        if matches!(&self.state.screen, Screen::Teach(desk) if desk.alone) {
            // The class sees this window.
            return Vec::new();
        }
        let paths: Vec<PathBuf> = ui.input(|input| {
            let files = input.raw.dropped_files.iter();
            files.map(|file| file.path().to_owned()).collect()
        });
        let shown = |path: &PathBuf| path.display().to_string();
        let (packs, others): (Vec<_>, Vec<_>) = paths
            .into_iter()
            .partition(|path| self.state.desk.is_pack(&shown(path)));
        let mut commands: Vec<Command> = packs.iter().map(shown).map(Command::OpenPack).collect();
        if matches!(self.state.screen, Screen::Teach(_)) && !others.is_empty() {
            let act = teach::ReportAct::Read(others);
            commands.push(Command::Teach(Box::new(TeachAct::Report(act))));
        }
        commands
    }

    /// Draws the app and applies what was asked for.
    pub fn ui(&mut self, ui: &mut Ui) {
        fit_faces(ui, &self.state);
        let theme = self.state.theme();
        style(ui, &theme);
        let time = ui.input(|input| input.time);
        match &self.state.screen {
            Screen::Translate(_) => translate::tick(&mut self.state, ui, time),
            Screen::Teach(_) => teach::tick(&mut self.state, ui, time),
            Screen::Author(_) => author::tick(&mut self.state, ui, time),
            _ => tick_lesson(&mut self.state, ui, time),
        }
        prepare::tick(&mut self.state, ui);
        let was_open = self.state.sheet.is_some();
        let focused = ui.memory(|memory| memory.focused());
        let mut commands = Vec::new();
        keyboard::keyboard(ui, &self.state, &mut commands);
        screen_ui(ui, &self.state, &theme, true, &mut commands);
        match &mut self.state.screen {
            Screen::Lesson(screen) => screen.reveal = false,
            Screen::Translate(desk) => desk.drawn(ui),
            Screen::Home | Screen::Summary(_) | Screen::Teach(_) | Screen::Author(_) => {}
        }
        if !commands.is_empty() {
            ui.request_repaint();
        }
        commands.extend(self.dropped(ui));
        for command in commands {
            if command == Command::FullScreen {
                let full = ui.input(|input| input.viewport().fullscreen.unwrap_or(false));
                ui.ctx()
                    .send_viewport_cmd(egui::ViewportCommand::Fullscreen(!full));
            }
            update::apply(&mut self.state, command);
        }
        match (was_open, self.state.sheet.is_some()) {
            (false, true) => self.focus_below = focused,
            (true, false) => {
                if let Some(id) = self.focus_below.take() {
                    ui.memory_mut(|memory| memory.request_focus(id));
                }
            }
            _ => (),
        }
    }
}

/// Has a window draw with the user's own faces as well; a pack may bring more of them while the program runs.
fn fit_faces(ui: &Ui, state: &State) {
    let faces = state.faces();
    let id = egui::Id::unique("own faces");
    let known = ui.data(|data| data.get_temp::<usize>(id)).unwrap_or(0);
    if known != faces.len() {
        ui.data_mut(|data| data.insert_temp(id, faces.len()));
        ui.ctx().set_fonts(FontSet::with(Face::Latin, faces));
    }
}

/// Lets time pass: stones move, liberties are counted, sounds are heard.
fn tick_lesson(state: &mut State, ui: &Ui, time: f64) {
    let Screen::Lesson(screen) = &mut state.screen else {
        return;
    };
    let mut sounds = Vec::new();
    if screen.motion.is_moving() {
        sounds = screen.motion.tick(time);
        ui.request_repaint();
    } else if screen.is_counting() {
        screen.count_began.get_or_insert(time);
    }
    for sound in sounds {
        update::play(state, sound);
    }
}

/// Draws the app: the bar, a notice, and the screen or what lies over it.
fn screen_ui(ui: &mut Ui, state: &State, theme: &Theme, bar: bool, commands: &mut Vec<Command>) {
    if let (None, Screen::Teach(desk)) = (state.sheet, &state.screen)
        && desk.alone
    {
        teach::pupils_ui(ui, state, desk);
        // A touch board has no Escape: two taps lead back to the console.
        let id = ui.scope_id().with("alone");
        let whole = ui.interact(ui.max_rect(), id, egui::Sense::click());
        let words = state.words.plain("teach-alone");
        whole.widget_info(|| egui::WidgetInfo::selected(egui::Role::Button, true, true, &words));
        if whole.double_clicked() || whole.secondary_clicked() {
            commands.push(Command::Teach(Box::new(TeachAct::Alone(false))));
        }
        return;
    }
    let frame = |fill| egui::Frame::NONE.fill(fill);
    if bar {
        egui::Panel::top("bar")
            .frame(frame(theme.ground))
            .exact_size(theme::size::TOP_BAR.max(theme.px(48.0)))
            .show_separator_line(false)
            .show(ui, |ui| top_bar::top_bar_ui(ui, state, theme, commands));
    }
    // The panel is always there, so that the keyboard stays where it is when a notice comes or goes.
    let mut notice = egui::Panel::top("notice").show_separator_line(false);
    if state.notice.is_none() {
        notice = notice.exact_size(0.0);
    }
    notice
        .frame(frame(theme.ground))
        .show(ui, |ui| sheets::notice_ui(ui, state, theme, commands));
    egui::CentralPanel::default()
        .frame(frame(theme.ground))
        .show(ui, |ui| {
            // Widgets of two screens must not share an id: the keyboard would move from one to the other.
            let name = match (state.sheet, &state.screen) {
                (Some(Sheet::Settings), _) => "settings",
                (Some(Sheet::Keys), _) => "keys",
                (Some(Sheet::Rules), _) => "rules",
                (Some(Sheet::Glossary), _) => "glossary",
                (Some(Sheet::Palette), _) => "palette",
                (Some(Sheet::Prepare), _) => "prepare",
                (None, Screen::Home) => "home",
                (None, Screen::Lesson(_)) => "lesson",
                (None, Screen::Summary(_)) => "summary",
                (None, Screen::Translate(_)) => "translate",
                (None, Screen::Teach(_)) => "teach",
                (None, Screen::Author(_)) => "author",
            };
            ui.push_id(name, |ui| match (state.sheet, &state.screen) {
                (Some(sheet), _) => sheets::sheet_ui(ui, state, sheet, theme, commands),
                (None, Screen::Home) => home::home_ui(ui, state, theme, commands),
                (None, Screen::Lesson(screen)) => {
                    lesson_screen::lesson_ui(ui, state, screen, theme, commands)
                }
                (None, Screen::Summary(summary)) => {
                    summary::summary_ui(ui, state, summary, theme, commands)
                }
                (None, Screen::Translate(desk)) => {
                    translate::translate_ui(ui, state, desk, theme, commands)
                }
                (None, Screen::Teach(desk)) => teach::console_ui(ui, state, desk, theme, commands),
                (None, Screen::Author(desk)) => {
                    author::author_ui(ui, state, desk, theme, commands);
                }
            })
        });
    spoken_ui(ui, &state.spoken);
}

/// A node that is read aloud whenever its words change; there is nothing to see.
fn spoken_ui(ui: &mut Ui, spoken: &str) {
    let place = egui::Rect::from_min_size(ui.max_rect().min, egui::vec2(1.0, 1.0));
    let response = ui.interact(place, ui.scope_id().with("spoken"), egui::Sense::hover());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Status, true, spoken));
    ui.ctx().accesskit_node_builder(response.id, |node| {
        node.set_live(egui::accesskit::Live::Polite)
    });
}

/// The largest piece of memory that a frame takes.
const FRAME_MEMORY: usize = 8 << 20;

/// Has the memory of one frame kept for the next.
///
/// glibc gives large pieces back to the system as soon as they are free, and gets them again, page by page, for the next
/// frame: for a full board that takes four times as long as all drawing. It keeps what is no larger than the largest
/// piece that it has seen come and go. This one is never touched, so it costs nothing.
fn keep_memory() {
    drop(std::hint::black_box(Vec::<u8>::with_capacity(FRAME_MEMORY)));
}

/// egui's own widgets in our colors: scroll bars, the text field, its selection.
fn style(ui: &mut Ui, theme: &Theme) {
    let dark = theme.kind == ThemeKind::Dark;
    let mut visuals = if dark {
        egui::Visuals::dark()
    } else {
        egui::Visuals::light()
    };
    visuals.panel_fill = theme.ground;
    visuals.window_fill = theme.card;
    visuals.extreme_bg_color = theme.card;
    visuals.override_text_color = Some(theme.ink);
    visuals.selection.bg_fill = theme.point_lit;
    visuals.selection.stroke = egui::Stroke::new(1.5, theme.point);
    for widget in [
        &mut visuals.widgets.inactive,
        &mut visuals.widgets.hovered,
        &mut visuals.widgets.active,
        &mut visuals.widgets.open,
        &mut visuals.widgets.noninteractive,
    ] {
        widget.bg_stroke = theme.edge();
        widget.bg_fill = theme.border;
        widget.fg_stroke = egui::Stroke::new(1.5, theme.ink);
    }
    let egui_theme = if dark {
        egui::Theme::Dark
    } else {
        egui::Theme::Light
    };
    ui.ctx().set_theme(egui_theme);
    let current = ui.ctx().style_of(egui_theme).visuals.clone();
    if current != visuals {
        ui.ctx().set_visuals_of(egui_theme, visuals.clone());
    }
    *ui.visuals_mut() = visuals;
}
