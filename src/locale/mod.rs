//! Words: everything that turns a key and its values into a text for people.
//!
//! Here are the languages and how one is chosen, the reading and guarding of `.ftl` files, the bundles with
//! their fallback, the functions that messages may call (`POINT`, `SCORE`, `STONES`, `COLOR`), the checks for
//! translators, the breaking of lines, and changes to a file that keep all else (`rewrite`). A text comes out as
//! [`Text`]: plain spans and board points.
//!
//! This room has no opinion on how a text is drawn, where files come from, or what a lesson says. It reads no
//! file, no clock and no environment: texts and language wishes are handed in.

mod answers;
mod args;
mod breaks;
mod check;
mod coordinates;
mod files;
mod functions;
mod id;
mod inventory;
mod keys;
mod layers;
mod markers;
mod narration;
mod outline;
mod po;
mod problem;
mod pseudo;
mod rewrite;
mod scan;
mod source_lock;
mod syntax;
mod terms;
mod text;
mod words;

pub use answers::bare_answers;
pub use args::Args;
pub use breaks::{break_lines, break_opportunities, counts, phrase_starts};
pub use check::{
    RequiredKey, check_glyphs, check_locale, check_required, format_keys, ruleset_problems,
    syntax_faults, term_problems,
};
pub use coordinates::{CoordinateStyle, Format, print_point};
pub use files::{FILE_NAMES, FtlFile, LocaleFiles, embedded};
pub use id::{LocaleId, ParseLocaleIdError, negotiate};
pub use inventory::{
    FtlText, Selector, Variant, inventory, lines_of, problem_at, text_label, variants,
};
pub use keys::{attributes as step_attributes, interface_keys, keys_of, lesson_keys};
pub use layers::{Layers, judge, merged, program_layer, words_for};
pub use narration::{Narrator, Said, Tone};
pub use outline::{outline, outline_rest};
pub use po::{export_po, import_po};
pub use problem::{Problem, Severity};
pub use pseudo::{PSEUDO, pseudo};
pub use rewrite::{message_text, set_message};
pub use scan::{MAX_FILE_BYTES, Scanned, scan};
pub use source_lock::{
    LOCK_NAME, changed_since, lock_text, messages_of, read_lock, size_of, texts_of,
};
pub use terms::{TermFinder, TermWords};
pub use text::{Span, Text};
pub use words::{Shown, TextName, Words};
