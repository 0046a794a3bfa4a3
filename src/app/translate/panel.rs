//! The chosen text in its files, and everything that is known of it.

use egui::{Color32, Role, Sense, Ui, WidgetInfo, vec2};
use similar::{ChangeTag, TextDiff};

use super::view::Desktop;
use super::{Act, RowState};
use crate::app::controls::{WordButton, note_frame, said_ui};
use crate::app::text::TextBlock;
use crate::app::theme::{Theme, size};
use crate::lesson::{Problem, Severity};
use crate::locale::{Args, LocaleId, PSEUDO, Said, TermWords, Text, TextName, Tone, lines_of};

/// Draws source and translation beside each other, as their files have them.
pub fn texts_ui(ui: &mut Ui, view: &Desktop<'_>) {
    let (desk, theme) = (view.desk, view.theme);
    let Some(name) = &desk.chosen else { return };
    let row = desk.chosen_row();
    let gap = theme.px(12.0);
    let side_by_side = ui.available_width() > theme.px(520.0);
    let width = if side_by_side {
        (ui.available_width() - gap) / 2.0
    } else {
        ui.available_width()
    };
    let source = desk.chosen_source();
    let source_lines = source
        .and_then(|text| desk.file_text(&text.path))
        .map(|text| lines_of(text, name))
        .unwrap_or_default();
    let own_text = row.and_then(|row| desk.file_text(&row.path));
    let own_lines = own_text
        .map(|text| lines_of(text, name))
        .unwrap_or_default();
    let faults: Vec<u32> = row
        .map(|row| {
            let here = row.problems.iter().filter(|it| it.path == row.path);
            here.map(|problem| problem.place.line).collect()
        })
        .unwrap_or_default();
    let source_title = title(
        view,
        &LocaleId::source(),
        source.map(|it| it.path.as_str()),
        &source_lines,
    );
    let own_title = title(
        view,
        &desk.target,
        row.map(|it| it.path.as_str()),
        &own_lines,
    );
    let bad = row.is_some_and(|row| matches!(row.state, RowState::Wrong | RowState::Fallback));
    let cards = |ui: &mut Ui| {
        ui.spacing_mut().item_spacing = vec2(gap, gap);
        let layout = egui::Layout::top_down(egui::Align::Min);
        ui.allocate_ui_with_layout(vec2(width, 0.0), layout, |ui| {
            file_card_ui(
                ui,
                theme,
                &LocaleId::source(),
                &source_title,
                &source_lines,
                &[],
                false,
            );
        });
        ui.allocate_ui_with_layout(vec2(width, 0.0), layout, |ui| {
            file_card_ui(
                ui,
                theme,
                &desk.target,
                &own_title,
                &own_lines,
                &faults,
                bad,
            );
        });
    };
    if side_by_side {
        ui.horizontal_top(|ui| cards(ui));
    } else {
        cards(ui);
    }
}

fn title(view: &Desktop<'_>, id: &LocaleId, path: Option<&str>, lines: &[(u32, String)]) -> String {
    let name = path.map(|path| path.rsplit(['/', '\\']).next().unwrap_or_default());
    let (Some(name), Some((line, _))) = (name, lines.first()) else {
        let args = Args::new().word("language", &id.to_string());
        return view.state.words.text("translate-absent", &args).plain();
    };
    format!("{id} · {name}:{line}")
}

/// A text as its file has it, with the lines that are at fault marked.
fn file_card_ui(
    ui: &mut Ui,
    theme: &Theme,
    id: &LocaleId,
    title: &str,
    lines: &[(u32, String)],
    faults: &[u32],
    bad: bool,
) {
    let mut frame = note_frame(theme);
    if bad {
        frame = frame.stroke(egui::Stroke::new(1.5, theme.accent));
    }
    frame.show(ui, |ui| {
        ui.set_min_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = 2.0;
        let title = Text::from_plain(title);
        TextBlock::new(&title, theme)
            .font(theme.font(size::SMALL))
            .color(theme.muted)
            .ui(ui);
        let theme = &Theme::new(theme.kind, id.clone(), theme.scale);
        let font = theme.mono(14.5);
        for (number, line) in lines {
            let at_fault = faults.contains(number);
            let text = Text::from_plain(line.trim_end());
            if text.is_empty() {
                ui.add_space(theme.px(8.0));
                continue;
            }
            // Continuation lines stay indented.
            let indent = line.len() - line.trim_start().len();
            let text = Text::from_plain(text.plain().trim_start());
            let mut frame = egui::Frame::NONE;
            frame.inner_margin.left = i8::try_from(indent.min(8) * 6).unwrap_or(48);
            if at_fault {
                frame = frame.fill(theme.refused_ground).corner_radius(3.0);
            }
            frame.show(ui, |ui| {
                ui.set_min_width(ui.available_width());
                let color = if at_fault { theme.accent } else { theme.ink };
                TextBlock::new(&text, theme)
                    .font(font.clone())
                    .color(color)
                    .ui(ui);
            });
        }
    });
}

/// Draws what is known of the chosen text.
pub fn panel_ui(ui: &mut Ui, view: &Desktop<'_>, acts: &mut Vec<Act>) {
    let (desk, theme) = (view.desk, view.theme);
    ui.spacing_mut().item_spacing = vec2(8.0, theme.px(8.0));
    shares_ui(ui, view, acts);
    let Some(row) = desk.chosen_row() else { return };
    status_ui(ui, view, row.state);
    for problem in row.problems.iter().filter(|it| !is_changed(it)) {
        problem_ui(ui, theme, problem);
    }
    if row.changed {
        changed_ui(ui, view, &row.name, acts);
    }
    buttons_ui(ui, view, acts);
    if let Some(source) = desk.chosen_source() {
        heading_ui(ui, view, "translate-note");
        for line in source.comment.lines() {
            plain_ui(ui, theme, line, theme.muted);
        }
    }
    values_ui(ui, view, &row.name);
    variants_ui(ui, view, acts);
    terms_ui(ui, view, &row.name);
}

fn is_changed(problem: &Problem) -> bool {
    problem
        .message
        .contains("has changed since it was translated")
}

/// The languages with how far they are; a click chooses one.
fn shares_ui(ui: &mut Ui, view: &Desktop<'_>, acts: &mut Vec<Act>) {
    let (desk, theme) = (view.desk, view.theme);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
        let mut button = |ui: &mut Ui, id: &str, words: &str| {
            let chosen = desk.target.to_string() == id;
            let button = WordButton::new(words, theme)
                .selected(chosen)
                .font(theme.font(size::SMALL));
            if button.ui(ui).clicked() && !chosen {
                acts.push(Act::Target(id.to_owned()));
            }
        };
        for (id, percent) in &desk.shares {
            let id = id.to_string();
            if !PSEUDO.contains(&id.as_str()) {
                button(ui, &id, &format!("{id} {percent} %"));
            }
        }
        for id in PSEUDO {
            button(ui, id, id);
        }
    });
}

fn status_ui(ui: &mut Ui, view: &Desktop<'_>, state: RowState) {
    let theme = view.theme;
    let words = Text::from_plain(view.say(state.words()));
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        let line = theme.px(size::TEXT) * 1.3;
        let (rect, _) = ui.allocate_exact_size(vec2(theme.px(13.0), line), Sense::hover());
        super::list::state_mark(ui, theme, state, rect.center());
        ui.allocate_ui(vec2(ui.available_width(), 0.0), |ui| {
            TextBlock::new(&words, theme).heading(size::TEXT).ui(ui);
        });
    });
}

fn problem_ui(ui: &mut Ui, theme: &Theme, problem: &Problem) {
    // What is wrong is said in English, as `check` does.
    let theme = &Theme::new(theme.kind, LocaleId::source(), theme.scale);
    let mut message = problem.message.clone();
    if let Some(first) = message.get(..1).map(str::to_uppercase) {
        message.replace_range(..1, &first);
    }
    let line = if problem.place.line > 0 {
        format!(" ({}:{})", problem.place.line, problem.place.column)
    } else {
        String::new()
    };
    let said = Said {
        tone: match problem.severity {
            Severity::Error => Tone::Refused,
            Severity::Warning => Tone::Wrong,
        },
        heading: Text::from_plain(format!("{message}{line}")),
        body: Text::from_plain(format!("→ {}", problem.fix)),
    };
    said_ui(ui, theme, &said, None);
}

/// How the source has changed since the text was translated.
fn changed_ui(ui: &mut Ui, view: &Desktop<'_>, (key, _): &TextName, acts: &mut Vec<Act>) {
    let (desk, theme) = (view.desk, view.theme);
    heading_ui(ui, view, "translate-changed");
    let [now, then] = &desk.messages;
    if let (Some(then), Some(now)) = (then.get(key), now.get(key)) {
        difference_ui(ui, theme, then, now);
    }
    if desk.is_editable() {
        let words = view.say("translate-accept");
        if WordButton::new(&words, theme).wide().ui(ui).clicked() {
            acts.push(Act::Accept);
        }
    }
}

/// Words that went are struck through, words that came are underlined; both have a color as well.
fn difference_ui(ui: &mut Ui, theme: &Theme, then: &str, now: &str) {
    let mut job = egui::text::LayoutJob::default();
    let mut spoken = String::new();
    let diff = TextDiff::from_words(then, now);
    for change in diff.iter_all_changes() {
        let mut format = egui::TextFormat {
            font_id: theme.mono(14.0),
            color: theme.ink,
            ..Default::default()
        };
        match change.tag() {
            ChangeTag::Equal => {}
            ChangeTag::Delete => {
                format.color = theme.accent;
                format.strikethrough = egui::Stroke::new(1.2, theme.accent);
                format.background = theme.refused_ground;
            }
            ChangeTag::Insert => {
                format.color = theme.success;
                format.underline = egui::Stroke::new(1.2, theme.success);
                format.background = theme.right_ground;
            }
        }
        spoken.push_str(change.value());
        job.append(change.value(), 0.0, format);
    }
    note_frame(theme).show(ui, |ui| {
        ui.set_min_width(ui.available_width());
        job.wrap.max_width = ui.available_width();
        ui.label(job)
            .widget_info(|| WidgetInfo::labeled(Role::Label, true, &spoken));
    });
}

fn buttons_ui(ui: &mut Ui, view: &Desktop<'_>, acts: &mut Vec<Act>) {
    let (desk, theme) = (view.desk, view.theme);
    if desk.is_editable() {
        let words = view.say("translate-edit");
        if WordButton::new(&words, theme).wide().ui(ui).clicked() {
            acts.push(Act::Edit);
        }
    } else if !PSEUDO.contains(&desk.target.to_string().as_str()) {
        let args = Args::new().word("language", &desk.target.to_string());
        let text = view.state.words.text("translate-read-only", &args);
        TextBlock::new(&text, theme)
            .font(theme.font(size::SMALL))
            .color(theme.muted)
            .ui(ui);
    }
    if desk.rows.iter().any(|row| row.state.is_open()) {
        let words = view.say("translate-next-open");
        if WordButton::new(&words, theme).wide().ui(ui).clicked() {
            acts.push(Act::NextOpen);
        }
    }
}

fn heading_ui(ui: &mut Ui, view: &Desktop<'_>, key: &str) {
    let text = view.state.words.text(key, &Args::new());
    ui.add_space(view.theme.px(4.0));
    TextBlock::new(&text, view.theme).heading(size::TEXT).ui(ui);
}

/// A line of the source language or of a file.
fn plain_ui(ui: &mut Ui, theme: &Theme, words: &str, color: Color32) {
    let theme = &Theme::new(theme.kind, LocaleId::source(), theme.scale);
    let text = Text::from_plain(words);
    TextBlock::new(&text, theme)
        .font(theme.font(15.0))
        .color(color)
        .ui(ui);
}

/// The values that the text is filled with just now.
fn values_ui(ui: &mut Ui, view: &Desktop<'_>, name: &TextName) {
    let Some(shown) = view.desk.shown.get(name) else {
        return;
    };
    let values = shown.args.described();
    let text = view.desk.chosen_source().map(|it| it.path.as_str());
    let source = text
        .and_then(|path| view.desk.file_text(path))
        .unwrap_or_default();
    let lines = lines_of(source, name);
    let own = view
        .desk
        .chosen_row()
        .and_then(|row| view.desk.file_text(&row.path));
    let own = own.map(|text| lines_of(text, name)).unwrap_or_default();
    let used = |value: &str| {
        let used = format!("${value}");
        let mut all = lines.iter().chain(&own);
        all.any(|(_, line)| line.contains(&used))
    };
    // Those that neither text uses are of no interest.
    let values: Vec<(&str, String)> = values.into_iter().filter(|(name, _)| used(name)).collect();
    if values.is_empty() {
        return;
    }
    heading_ui(ui, view, "translate-values");
    for (value, now) in values {
        plain_ui(ui, view.theme, &format!("${value} = {now}"), view.theme.ink);
    }
}

/// Every variant of the text; a click shows it on the live screen.
fn variants_ui(ui: &mut Ui, view: &Desktop<'_>, acts: &mut Vec<Act>) {
    let (desk, theme) = (view.desk, view.theme);
    let variants = desk.variants();
    if variants.is_empty() {
        return;
    }
    heading_ui(ui, view, "translate-variants");
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
        let mut choose = |ui: &mut Ui, words: &str, index: Option<usize>| {
            let button = WordButton::new(words, theme)
                .selected(desk.variant == index)
                .font(theme.font(size::SMALL));
            if button.ui(ui).clicked() {
                acts.push(Act::Variant(index));
            }
        };
        choose(ui, &view.say("translate-variant-own"), None);
        for (index, variant) in variants.iter().enumerate() {
            choose(ui, &variant.label, Some(index));
        }
    });
}

/// The terms of the glossary in the source, each with its set translation.
fn terms_ui(ui: &mut Ui, view: &Desktop<'_>, name: &TextName) {
    let (desk, theme) = (view.desk, view.theme);
    let Some(source) = desk.chosen_source() else {
        return;
    };
    let lines = desk
        .file_text(&source.path)
        .map(|text| lines_of(text, name));
    let text: String = lines
        .unwrap_or_default()
        .into_iter()
        .map(|(_, line)| line + "\n")
        .collect();
    let mut terms: Vec<&str> = Vec::new();
    for (_, term) in desk.source_terms.find(&text) {
        if !terms.contains(&term) {
            terms.push(term);
        }
    }
    if terms.is_empty() {
        return;
    }
    heading_ui(ui, view, "translate-terms");
    let inner = desk.preview.theme();
    for term in terms {
        let word = |words| TermWords::new(words, &view.state.course, term).map(|it| it.word);
        let (Some(from), Some(to)) = (word(&desk.source_words), word(&desk.preview.words)) else {
            continue;
        };
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = 8.0;
            let font = theme.font(15.0);
            ui.label(egui::RichText::new(from).font(font).color(theme.muted));
            let face = inner.bold(15.0 * theme.scale / inner.scale);
            ui.label(egui::RichText::new(to).font(face).color(theme.ink));
        });
    }
}
