//! What a view asks for. Views never change state; `update` does, after drawing.

use super::author;
use super::prepare::Prepare;
use super::settings::{CoordinateChoice, MotionChoice, ThemeChoice};
use super::teach;
use super::translate::Act;
use crate::lesson::Input;
use crate::rules::Point;

/// What of the board is to be put into words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reading {
    /// The row of the cursor.
    Row,
    /// The chain at the cursor, its liberties counted one by one.
    Chain,
    /// The chains in atari.
    Atari,
    /// The marks.
    Marks,
}

/// A wish of the learner.
#[derive(Clone, Debug, PartialEq)]
pub enum Command {
    /// Shows the home screen.
    Home,
    /// Opens a lesson, at a step or where it was left.
    Open {
        /// The lesson.
        lesson: String,
        /// The step.
        step: Option<String>,
    },
    /// Opens a review of the chapter of that name.
    Review(String),
    /// Opens a review of the steps that are to be asked again by today.
    Practice,
    /// Does something in the step.
    Input(Input),
    /// Goes to the next step; after the last, to the next lesson.
    Next,
    /// Goes to the step before.
    Back,
    /// Goes to the step of that index.
    GoTo(usize),
    /// Starts the step again.
    RestartStep,
    /// Brings back what the restart undid.
    UndoRestart,
    /// Moves the board's cursor.
    Cursor(Point),
    /// Types letters or digits of a point's name.
    Type(String),
    /// Removes the last typed sign.
    TypeBackspace,
    /// Plays the typed point.
    TypeEnter,
    /// Puts away what was typed.
    TypeClear,
    /// Lights a point: a text or the board points at it.
    Light(Option<Point>),
    /// Puts something of the board into words.
    Read(Reading),
    /// Shows the earlier board that a refused move would repeat, or goes back to the present one.
    ToggleCompare,
    /// Starts the lesson again, as if it had never been opened.
    RestartLesson,
    /// Opens or closes the settings.
    ToggleSettings,
    /// Opens or closes the list of keys.
    ToggleKeys,
    /// Opens or closes the card of rules.
    ToggleRules,
    /// Opens or closes the list of terms.
    ToggleGlossary,
    /// Explains a term beside the board, or puts the explanation away.
    Term(Option<String>),
    /// Opens the list of terms at this one.
    ShowTerm(String),
    /// The map has brought the learner’s place into sight.
    MapShown,
    /// The list of terms has brought its term into sight.
    TermShown,
    /// Opens or closes the list of all commands.
    TogglePalette,
    /// What is typed into the list of commands.
    PaletteQuery(String),
    /// Chooses a line of the list of commands.
    PaletteChoose(usize),
    /// Closes what lies over the screen.
    CloseSheet,
    /// Changes the language.
    Language(String),
    /// Changes the theme.
    Theme(ThemeChoice),
    /// Changes the text size.
    TextPercent(u16),
    /// Changes the coordinates.
    Coordinates(CoordinateChoice),
    /// Changes whether stones move.
    Motion(MotionChoice),
    /// Switches the sound.
    Sound(bool),
    /// Sets all settings but the language as they were at first.
    DefaultSettings,
    /// Fills the screen with the window, or not.
    FullScreen,
    /// Changes the order of the course.
    Order(String),
    /// Forgets the steps of the lesson that is open.
    ResetLesson,
    /// Forgets all progress.
    ResetProgress,
    /// Brings back what was forgotten, started again or put back last.
    Undo,
    /// The path for files changed.
    FilePath(String),
    /// Writes the progress to the file.
    Export,
    /// Reads progress from the file.
    Import,
    /// Opens the translator’s desk.
    OpenTranslate,
    /// Does something on the translator’s desk.
    Translate(Box<Act>),
    /// Opens the teacher’s desk with the lessons of those names, one behind the other.
    OpenTeach(Vec<String>),
    /// Shows what a class can be taught, or no longer.
    TogglePrepare,
    /// Does something there.
    Prepare(Box<Prepare>),
    /// Opens the teacher’s desk with the plan, folder or zip at that path.
    OpenPack(String),
    /// Opens the author’s desk with the folder, or with the usual one, and a lesson of it.
    OpenAuthor {
        /// The folder.
        folder: Option<String>,
        /// The lesson.
        lesson: Option<String>,
    },
    /// Does something on the author’s desk.
    Author(Box<author::Act>),
    /// Takes up the lessons of that folder or zip, and opens one as a learner does.
    TryPack {
        /// The folder or zip.
        path: String,
        /// The lesson.
        lesson: String,
        /// The step.
        step: Option<String>,
    },
    /// Does something on the teacher’s desk.
    Teach(Box<teach::Act>),
    /// Closes the notice.
    CloseNotice,
}
