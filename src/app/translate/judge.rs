//! What is wrong with the texts of a language, what does not fit its place among it.

use crate::app::overflow::Ruler;
use crate::draw::{ExtraFace, Typesetter};
use crate::lesson::{Course, Place, Problem, Severity};
use crate::locale::{FtlFile, Layers, LocaleId, judge, merged, syntax_faults, words_for};

/// Judges the texts of languages: what the files show by themselves, and what only faces and screens do.
pub struct Judge {
    typesetter: Typesetter,
    ruler: Ruler,
}

impl Judge {
    /// A judge who knows the shipped faces and others behind them.
    pub fn new(faces: &[ExtraFace]) -> Self {
        Self {
            typesetter: Typesetter::with_faces(faces),
            ruler: Ruler::new(faces),
        }
    }

    /// What is wrong with the words of a language, beside what is missing.
    pub fn problems(
        &mut self,
        course: Option<&Course>,
        layers: &Layers,
        id: &LocaleId,
    ) -> Vec<Problem> {
        let typesetter = &mut self.typesetter;
        let mut found = judge(course, layers, id, |sign| typesetter.has_glyph(sign));
        if let Some(course) = course {
            let words = words_for(id, layers);
            let files = merged(layers, id);
            found.extend(self.ruler.overflows(course, &words, &files));
        }
        found
    }
}

/// Where a file can first not be read.
pub fn first_fault(file: &FtlFile) -> Option<Place> {
    let faults = syntax_faults(file);
    let mut errors = faults.iter().filter(|it| it.severity == Severity::Error);
    errors.next().map(|fault| fault.place)
}
