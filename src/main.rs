//! Learn the rules of Go by playing them.

fn main() -> std::process::ExitCode {
    tengen::cli::run()
}
