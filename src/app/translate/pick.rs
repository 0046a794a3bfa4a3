//! Which words stand where on the live screen, so that a click on them can choose their text.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};

use egui::{Align, Context, Id, Pos2, Rect, Ui};

use crate::locale::{Shown, TextName};

/// Words and their places.
type Places = Arc<Mutex<Noted>>;

/// What was noted in a frame.
#[derive(Default)]
pub struct Noted {
    /// Words and what is seen of their places.
    pub places: Vec<(Rect, String)>,
    /// Words that are cut off at the side.
    pub cut: Vec<String>,
    /// Words to be brought into sight.
    wanted: Option<String>,
}

fn id() -> Id {
    Id::unique("places of words")
}

/// Begins to note where words stand; [`end`] ends it. Those that are wanted are brought into sight where they stand in
/// something that scrolls.
pub fn begin(ctx: &Context, wanted: Option<&str>) {
    let noted = Noted {
        places: Vec::new(),
        cut: Vec::new(),
        wanted: wanted.map(str::to_owned),
    };
    ctx.data_mut(|data| data.insert_temp(id(), Arc::new(Mutex::new(noted))));
}

/// Ends noting; returns what was noted.
pub fn end(ctx: &Context) -> Noted {
    let noted = ctx.data_mut(|data| data.remove_temp::<Places>(id()));
    noted
        .and_then(|noted| noted.lock().ok().map(|mut it| std::mem::take(&mut *it)))
        .unwrap_or_default()
}

/// Notes where words stand, while somebody asks.
pub fn note(ui: &Ui, place: Rect, words: &str) {
    let places = ui.data(|data| data.get_temp::<Places>(id()));
    let Some(noted) = places else { return };
    let Ok(mut noted) = noted.lock() else { return };
    if noted.wanted.as_deref() == Some(words) {
        noted.wanted = None;
        ui.scroll_to_rect(place, Some(Align::Center));
    }
    let clip = ui.clip_rect();
    let seen = place.intersect(clip);
    if seen.is_positive() {
        if place.left() < clip.left() - 1.0 || place.right() > clip.right() + 1.0 {
            noted.cut.push(words.to_owned());
        }
        noted.places.push((seen, words.to_owned()));
    }
}

/// The smallest place at a position whose words come from one of the texts shown, and that text.
pub fn text_at(
    places: &[(Rect, String)],
    pos: Pos2,
    shown: &BTreeMap<TextName, Shown>,
) -> Option<(Rect, TextName)> {
    let mut here: Vec<&(Rect, String)> = places
        .iter()
        .filter(|(place, _)| place.contains(pos))
        .collect();
    here.sort_by(|(one, _), (other, _)| one.area().total_cmp(&other.area()));
    here.into_iter()
        .find_map(|(place, words)| Some((*place, text_of(words, shown)?)))
}

/// The text that gave these words: all of them, else the longest part.
pub fn text_of(words: &str, shown: &BTreeMap<TextName, Shown>) -> Option<TextName> {
    let whole = shown.iter().find(|(_, it)| it.text == words);
    let part = || {
        let parts = shown.iter().filter(|(_, it)| {
            let text = it.text.trim();
            // Words may be cut short where there is no room.
            let cut = words.strip_suffix('…').unwrap_or(words);
            !text.is_empty() && !cut.is_empty() && (words.contains(text) || text.starts_with(cut))
        });
        parts.max_by_key(|(_, it)| it.text.len())
    };
    whole.or_else(part).map(|(name, _)| name.clone())
}
