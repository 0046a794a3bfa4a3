//! What the launcher does beside the window.

use tengen::desktop::editor_command;

#[test]
fn each_editor_opens_the_file_at_the_line_in_its_own_way() {
    for (editor, expected) in [
        ("code", "code|-g|a b.ftl:84"),
        ("/usr/bin/code --wait", "/usr/bin/code|--wait|-g|a b.ftl:84"),
        ("C:\\bin\\Code.cmd", "C:\\bin\\Code.cmd|-g|a b.ftl:84"),
        ("codium", "codium|-g|a b.ftl:84"),
        ("subl", "subl|a b.ftl:84"),
        ("zed", "zed|a b.ftl:84"),
        ("kate", "kate|-l|84|a b.ftl"),
        ("notepad++.exe", "notepad++.exe|-n84|a b.ftl"),
        ("rustrover", "rustrover|--line|84|a b.ftl"),
        ("vim", "vim|+84|a b.ftl"),
        ("emacsclient -n", "emacsclient|-n|+84|a b.ftl"),
        ("gedit", "gedit|+84|a b.ftl"),
        ("xdg-open", "xdg-open|a b.ftl"),
    ] {
        let command = editor_command(editor, "a b.ftl", 84);
        assert_eq!(command.join("|"), expected);
    }
}
