//! How many of the class are for what, as bars.

use egui::{Align2, Rect, Role, Sense, Ui, WidgetInfo, pos2, vec2};

use super::console::Console;
use super::{Act, Choice, Tool};
use crate::app::controls::{WordButton, note_frame};
use crate::app::text::{TextBlock, paint_label};
use crate::app::theme::size;
use crate::locale::Text;

impl Console<'_> {
    /// How the votes stand, as bars.
    pub(super) fn votes_ui(&self, ui: &mut Ui, acts: &mut Vec<Act>) {
        let (state, desk, theme) = (self.state, self.desk, self.theme);
        if desk.tool != Tool::Vote && desk.scene.votes.is_empty() {
            return;
        }
        let Some(game) = desk.game() else { return };
        let format = state.format(game.board().size());
        note_frame(theme).show(ui, |ui| {
            ui.set_min_width(ui.available_width());
            ui.spacing_mut().item_spacing.y = theme.px(5.0);
            let title = Text::from_plain(self.say("teach-votes"));
            TextBlock::new(&title, theme)
                .font(theme.font(size::SMALL))
                .color(theme.muted)
                .ui(ui);
            let most = desk.scene.votes.values().copied().max().unwrap_or(1);
            for (choice, count) in &desk.scene.votes {
                let name = match choice {
                    Choice::Point(point) => format.print(*point),
                    Choice::Pass => self.say("teach-pass"),
                };
                if self.bar_ui(ui, &name, *count, most) {
                    acts.push(Act::Unvote(*choice));
                }
            }
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
                let hidden = desk.scene.votes_hidden;
                let show = if hidden {
                    "teach-votes-show"
                } else {
                    "teach-votes-hide"
                };
                for (key, act) in [
                    ("teach-vote-pass", Act::VotePass),
                    (show, Act::HideVotes(!hidden)),
                    ("teach-votes-clear", Act::ClearVotes),
                ] {
                    let words = self.say(key);
                    let button = WordButton::new(&words, theme)
                        .pill()
                        .font(theme.font(size::SMALL));
                    if button.ui(ui).clicked() {
                        acts.push(act);
                    }
                }
            });
        });
    }

    /// One line of the votes; a click takes a vote back.
    fn bar_ui(&self, ui: &mut Ui, name: &str, count: u32, most: u32) -> bool {
        let theme = self.theme;
        let height = theme.px(24.0);
        let (rect, response) =
            ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::click());
        let spoken = format!("{name}: {count}");
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &spoken));
        let left = rect.left() + theme.px(58.0);
        let room = rect.right() - left - theme.px(40.0);
        #[expect(clippy::cast_precision_loss, reason = "the pupils of a class")]
        let width = room * count as f32 / most.max(1) as f32;
        let bar = Rect::from_min_size(
            pos2(left, rect.top() + 4.0),
            vec2(width.max(2.0), height - 8.0),
        );
        ui.painter().rect_filled(bar, 2.0, theme.ink);
        let font = theme.font(size::TEXT);
        let at = |x| pos2(x, rect.center().y);
        let label = |x, words: &str| {
            paint_label(
                ui,
                at(x),
                Align2::LEFT_CENTER,
                words,
                font.clone(),
                theme.ink,
                &theme.locale,
            );
        };
        label(rect.left(), name);
        label(bar.right() + 8.0, &count.to_string());
        if response.hovered() || response.has_focus() {
            ui.painter()
                .rect_stroke(rect, 4.0, theme.edge(), egui::StrokeKind::Inside);
        }
        response.clicked()
    }
}
