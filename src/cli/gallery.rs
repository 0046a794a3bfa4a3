//! Every text in its place: a picture for each text and language, and a page that shows them side by side.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io::IsTerminal as _;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};

use super::FINE;
use super::args::{Args, ScreenArgs, ThemeName};
use super::check::checked;
use super::gallery_memory::{Memory, Texts};
use super::library::Library;
use super::screens::Eye;
use crate::app::{Stop, full_tour};
use crate::draw::png_from_image;
use crate::lesson::Problem;
use crate::locale::{LocaleId, merged, text_label, texts_of};

/// Which languages are drawn, and where to.
#[derive(Clone, Debug, clap::Args)]
pub struct GalleryArgs {
    /// The folder for the pictures and the page
    #[arg(long, value_name = "DIR")]
    pub out: PathBuf,
}

/// The size of a screen in points, and how many pixels each has: small enough to look through, large enough to read.
const SCREEN: ScreenArgs = ScreenArgs {
    name: String::new(),
    out: PathBuf::new(),
    theme: ThemeName::Light,
    text: 100,
    size: (1280, 800),
    scale: 0.6,
    columns: 1,
};

/// What is known of a language's texts.
struct Gallery {
    id: LocaleId,
    /// Every text of its files.
    texts: BTreeMap<String, String>,
    /// Where each text that is shown was drawn, from the gallery's folder.
    pictures: BTreeMap<String, String>,
    /// The texts whose picture is new, or another than that of the gallery that stood here before.
    changed: BTreeSet<String>,
    /// What is wrong with its files.
    problems: Vec<Problem>,
}

/// Draws the gallery.
///
/// # Errors
/// The lessons cannot be read, there is no such language, or a file cannot be written.
pub fn gallery(library: &Library, args: &Args, wanted: &GalleryArgs) -> Result<u8, String> {
    let course = library.course()?;
    let stops = full_tour(course);
    let asked = args.places.locale.as_deref().filter(|id| *id != "all");
    let mut ids = library.locales();
    ids.retain(|id| asked.is_none_or(|asked| asked == id.to_string()));
    if ids.is_empty() {
        let there: Vec<String> = library.locales().iter().map(ToString::to_string).collect();
        return Err(format!(
            "there is no language `{}`; write one of {}, or `all`",
            asked.unwrap_or_default(),
            there.join(", ")
        ));
    }
    let done = AtomicUsize::new(0);
    let all = ids.len() * stops.len();
    let drawn = std::thread::scope(|scope| {
        let works: Vec<_> = ids
            .iter()
            .map(|id| {
                let (stops, done) = (&stops, &done);
                scope.spawn(move || language(library, args, wanted, id, stops, (done, all)))
            })
            .collect();
        let ended = works.into_iter().map(|work| {
            work.join()
                .unwrap_or_else(|_| Err("a language could not be drawn".to_owned()))
        });
        ended.collect::<Result<Vec<Gallery>, String>>()
    })?;
    let page = wanted.out.join("index.html");
    let source = texts_of(&merged(&library.layers, &LocaleId::source()));
    fs::write(&page, html(&source, &drawn)).map_err(|why| format!("{}: {why}", page.display()))?;
    for gallery in &drawn {
        say!(
            "{}: {} texts, {} of them in a picture, {} pictures changed",
            gallery.id,
            gallery.texts.len(),
            gallery
                .texts
                .keys()
                .filter(|text| gallery.pictures.contains_key(*text))
                .count(),
            gallery.changed.len()
        );
    }
    say!("{}", page.display());
    Ok(FINE)
}

/// Draws the screens of one language that show a text which no screen before it did.
fn language(
    library: &Library,
    args: &Args,
    wanted: &GalleryArgs,
    id: &LocaleId,
    stops: &[Stop],
    (done, all): (&AtomicUsize, usize),
) -> Result<Gallery, String> {
    let course = library.course()?;
    let mut setup = library.setup(args, None)?;
    setup.settings.locale = Some(id.to_string());
    let mut eye = Eye::new(setup, &SCREEN);
    eye.watch();
    let folder = wanted.out.join(id.to_string());
    fs::create_dir_all(&folder).map_err(|why| format!("{}: {why}", folder.display()))?;
    let files = merged(&library.layers, id);
    let mut gallery = Gallery {
        id: id.clone(),
        texts: texts_of(&files),
        pictures: BTreeMap::new(),
        changed: BTreeSet::new(),
        problems: checked(library, id),
    };
    let texts = Texts::of(library, id);
    let mut memory = Memory::load(&wanted.out, library, id);
    // A lesson's title stands on the map as well; its own step is the place to see it. So the screens outside lessons wait.
    let mut outside: Vec<(Vec<String>, Option<Vec<u8>>)> = Vec::new();
    let mut at_home: BTreeSet<String> = BTreeSet::new();
    for stop in stops {
        let known = memory.unchanged(&stop.name, &texts);
        let is_known = known.is_some();
        let shown = known.unwrap_or_else(|| eye.go(stop).keys().map(text_label).collect());
        memory.note(&stop.name, &shown, &texts);
        progress(done, all);
        let step = stop.name.split('/').nth(1).unwrap_or_default();
        let own = |text: &str| {
            let name = text.strip_prefix(course.prefix.as_str());
            name.is_some_and(|name| {
                name.trim_start_matches('_').starts_with(step) && !step.is_empty()
            })
        };
        let new: Vec<String> = shown
            .into_iter()
            .filter(|text| gallery.texts.contains_key(text))
            .filter(|text| {
                !gallery.pictures.contains_key(text) && (!at_home.contains(text) || own(text))
            })
            .collect();
        if new.is_empty() {
            continue;
        }
        let there = |text: &String| folder.join(format!("{text}.png")).is_file();
        let bytes = if is_known && new.iter().all(there) {
            None
        } else {
            if is_known {
                eye.go(stop);
            }
            Some(png_from_image(&eye.draw()?).map_err(|why| why.to_string())?)
        };
        if step.is_empty() {
            at_home.extend(new.iter().cloned());
            outside.push((new, bytes));
        } else {
            gallery.keep(&wanted.out, &new, bytes.as_deref())?;
        }
    }
    for (mut texts, bytes) in outside {
        texts.retain(|text| !gallery.pictures.contains_key(text));
        gallery.keep(&wanted.out, &texts, bytes.as_deref())?;
    }
    memory.save(&wanted.out, id)?;
    Ok(gallery)
}

/// Draws the bar that says how far the gallery is, where somebody watches.
fn progress(done: &AtomicUsize, all: usize) {
    const WIDTH: usize = 40;
    let count = done.fetch_add(1, Ordering::Relaxed) + 1;
    if (count.is_multiple_of(20) || count == all) && std::io::stderr().is_terminal() {
        let full = WIDTH * count / all.max(1);
        let bar = format!("{}{}", "#".repeat(full), "-".repeat(WIDTH - full));
        let end = if count == all { "\n" } else { "" };
        eprint!("\r[{bar}] {count} of {all} screens{end}");
    }
}

impl Gallery {
    /// Writes a screen as the picture of those texts, below the gallery's folder; without a picture, the one that is there
    /// stays.
    fn keep(&mut self, out: &Path, texts: &[String], bytes: Option<&[u8]>) -> Result<(), String> {
        let mut first: Option<PathBuf> = None;
        for text in texts {
            let picture = format!("{}/{text}.png", self.id);
            let path = out.join(&picture);
            if let Some(bytes) = bytes
                && write(&path, bytes, first.as_deref())?
            {
                self.changed.insert(text.clone());
            }
            first.get_or_insert(path);
            self.pictures.insert(text.clone(), picture);
        }
        Ok(())
    }
}

/// Writes a picture, or links it to one with the same screen, which saves time and room. A picture that is there already
/// stays as it is, so that only what has changed need be sent on; the answer says whether it has.
fn write(path: &Path, bytes: &[u8], same: Option<&Path>) -> Result<bool, String> {
    if fs::read(path).is_ok_and(|there| there == bytes) {
        return Ok(false);
    }
    // A link of an earlier gallery must not be written through.
    let _ = fs::remove_file(path);
    if let Some(same) = same
        && fs::hard_link(same, path).is_ok()
    {
        return Ok(true);
    }
    fs::write(path, bytes).map_err(|why| format!("{}: {why}", path.display()))?;
    Ok(true)
}

/// The page: a row for each text, with the source and every language beside each other.
fn html(source: &BTreeMap<String, String>, languages: &[Gallery]) -> String {
    let mut names: BTreeSet<&String> = source.keys().collect();
    names.extend(languages.iter().flat_map(|language| language.texts.keys()));
    let heads: String = languages
        .iter()
        .map(|language| format!("<th>{}</th>", language.id))
        .collect();
    let mut rows = String::new();
    for name in names {
        rows.push_str(&format!("<tr id=\"{0}\"><th>{0}</th>", escaped(name)));
        for language in languages {
            let text = language.texts.get(name);
            let said = text.map_or_else(
                || "<p class=missing>—</p>".to_owned(),
                |text| format!("<p lang=\"{}\">{}</p>", language.id, escaped(text)),
            );
            let picture = language
                .pictures
                .get(name)
                .map_or_else(String::new, |path| {
                    let path = escaped(path);
                    format!("<a href=\"{path}\"><img loading=lazy src=\"{path}\" alt=\"\"></a>")
                });
            let wrong: String = language
                .problems
                .iter()
                .filter(|problem| problem.message.contains(&format!("“{name}”")))
                .map(|problem| format!("<p class=wrong>{}</p>", escaped(&problem.message)))
                .collect();
            let class = if language.changed.contains(name) {
                " class=changed"
            } else {
                ""
            };
            rows.push_str(&format!("<td{class}>{said}{wrong}{picture}</td>"));
        }
        rows.push_str("</tr>\n");
    }
    format!(
        "<!doctype html>\n<html lang=en><meta charset=utf-8><title>Tengen: every text in its place</title>\n\
         <style>{STYLE}</style>\n\
         <h1>Every text in its place</h1>\n\
         <p><input id=q type=search placeholder=\"Part of a key or a text\" autofocus> \
         <label><input id=w type=checkbox> only with problems</label> \
         <label><input id=m type=checkbox> only where one is missing</label> \
         <label><input id=c type=checkbox> only what changed</label></p>\n\
         <table><thead><tr><th>key</th>{heads}</tr></thead><tbody>\n{rows}</tbody></table>\n\
         <script>{SCRIPT}</script>\n</html>\n"
    )
}

const STYLE: &str = "body{font:15px/1.5 sans-serif;margin:24px;background:#f6f1e7;color:#22201c}\
    table{border-collapse:collapse;width:100%;background:#fffdf8}th,td{border:1px solid #d9cfbd;padding:8px;\
    vertical-align:top;text-align:left}tbody th{font:13px/1.4 monospace;word-break:break-all;min-width:11em}\
    td p{margin:0 0 6px;white-space:pre-line}img{width:260px;height:auto;background:#d9cfbd}\
    .wrong{color:#b8382a}.missing{color:#675f54}.changed{box-shadow:inset 3px 0 #b8382a}thead th{position:sticky;top:0;background:#fffdf8}\
    input[type=search]{font:inherit;padding:6px 10px;width:24em}";

const SCRIPT: &str = "const q=document.getElementById('q'),w=document.getElementById('w'),m=document.getElementById('m'),\
    c=document.getElementById('c');\
    const rows=[...document.querySelectorAll('tbody tr')];function f(){const t=q.value.toLowerCase();\
    for(const r of rows){r.hidden=!(r.textContent.toLowerCase().includes(t)&&(!w.checked||r.querySelector('.wrong'))\
    &&(!m.checked||r.querySelector('.missing'))&&(!c.checked||r.querySelector('.changed')))}}\
    q.oninput=w.onchange=m.onchange=c.onchange=f;";

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
        .replace('"', "&quot;")
}
