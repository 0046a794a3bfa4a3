//! A count in words: who wins, and why several ways of counting agree or differ.

use super::{Narrator, Said, Tone};
use crate::locale::Text;
use crate::rules::{Color, Comparison, Count, Difference, Outcome};

impl Narrator<'_> {
    /// The outcome of a count in a sentence.
    pub fn outcome(&self, counted: &Count) -> Text {
        match counted.score().outcome() {
            Outcome::Win { winner, margin } => {
                let args = self
                    .args()
                    .color("winner", winner)
                    .half("margin", margin.half_points());
                self.words.text("count-win", &args)
            }
            Outcome::Tie => self.words.text("count-tie", &self.args()),
        }
    }

    /// Why counting by territory, with the prisoners filled in, and by area agree or differ.
    pub fn comparison(&self, comparison: &Comparison) -> Said {
        let sentences = comparison
            .differences
            .iter()
            .map(|one| self.difference(*one));
        let mut body = Text::default();
        for sentence in sentences {
            if !body.is_empty() {
                body.push_plain(self.space());
            }
            body.append(sentence);
        }
        let same = body.is_empty();
        if same {
            body = self.words.text("count-same", &self.args());
        }
        let heading = if same {
            "count-why-same"
        } else {
            "count-why-different"
        };
        Said {
            tone: Tone::Neutral,
            heading: self.words.text(heading, &self.args()),
            body,
        }
    }

    fn difference(&self, difference: Difference) -> Text {
        let points = |points: u32| i32::try_from(points).unwrap_or(0).saturating_mul(2);
        match difference {
            Difference::MoreStones { color, stones } => {
                let args = self.args().color("color", color);
                let args = args.number("count", i64::from(stones));
                self.words.text("count-more-stones", &args)
            }
            Difference::SekiEyes {
                color,
                points: eyes,
            } => {
                let args = self.args().color("color", color);
                self.words
                    .text("count-seki-eyes", &args.half("points", points(eyes)))
            }
            Difference::Compensation { points: given } => {
                let args = self.args().color("white", Color::White);
                self.words
                    .text("count-handicap-area", &args.half("points", points(given)))
            }
        }
    }
}
