//! A file of the source as a new language begins with it: every text as a comment.

use super::files::FtlFile;
use super::id::LocaleId;

/// The file with its comments as they are and each text behind a `#`: whoever translates one takes the marks away and
/// writes over it. Such a file is valid and empty, so that all its texts come from the source.
pub fn outline(file: &FtlFile, id: &LocaleId) -> String {
    let mut text = format!(
        "### {id}: take the # from a text and write it in this language. What is still a comment is shown in English.\n\n"
    );
    for line in file.text.lines() {
        // A comment of a comment would swallow the marks of the first.
        let own_comment = line.starts_with('#');
        if line.trim().is_empty() || own_comment {
            text.push_str(line);
        } else {
            text.push_str("# ");
            text.push_str(line);
        }
        text.push('\n');
    }
    text
}
