//! How a table of text becomes a test.

use tengen::rules::*;

/// The point with this name.
#[track_caller]
pub fn pt(name: &str) -> Point {
    name.parse()
        .unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// The points with these names, sorted.
#[track_caller]
pub fn pts(names: &str) -> Vec<Point> {
    let mut points: Vec<_> = names.split_whitespace().map(pt).collect();
    points.sort_unstable();
    points
}

/// The names of points in the order given, with blanks between.
pub fn names(points: &[Point]) -> String {
    points
        .iter()
        .map(Point::to_string)
        .collect::<Vec<_>>()
        .join(" ")
}

#[track_caller]
pub fn board(diagram: &str) -> Board {
    Board::parse(diagram).unwrap_or_else(|error| panic!("{error}\n{diagram}"))
}

pub fn square(lines: u8) -> BoardSize {
    BoardSize::square(lines).unwrap()
}

/// Territory and simple ko without komi, or the same with other rules of repetition and
/// self-capture.
pub fn rules(ko: KoRule, self_capture: SelfCapture) -> Ruleset {
    Ruleset {
        name: RulesetName::Custom,
        ko,
        self_capture,
        scoring: ScoringRule::Territory,
        komi: Komi::ZERO,
        ..Ruleset::japanese()
    }
}

pub fn plain() -> Ruleset {
    rules(KoRule::Simple, SelfCapture::Forbidden)
}

/// Plays moves like `B C8, W pass`, each of which must be legal.
#[track_caller]
pub fn play_all(game: &mut Game, moves: &str) {
    for text in moves
        .split(',')
        .map(str::trim)
        .filter(|text| !text.is_empty())
    {
        let ColoredMove { color, mv } = text
            .parse()
            .unwrap_or_else(|error| panic!("{text}: {error}"));
        if let Err(reason) = game.play_as(color, mv) {
            panic!("{text} is refused: {reason}\n{game:?}");
        }
    }
}

/// A game from a diagram after some moves.
#[track_caller]
pub fn game(diagram: &str, ruleset: Ruleset, moves: &str) -> Game {
    let mut game = Game::from_position(board(diagram), Color::Black, ruleset);
    play_all(&mut game, moves);
    game
}

/// A board, moves, the board after, and the stones that the last move took.
#[track_caller]
pub fn check(before: &str, moves: &str, after: &str, captured: &str) {
    let mut game = game(before, plain(), moves);
    assert_eq!(game.board().to_diagram(), board(after).to_diagram());
    assert_eq!(names(game.captured_by_last()), captured);
    while game.take_back().is_some() {}
    assert_eq!(
        game,
        Game::from_position(board(before), Color::Black, plain())
    );
}

/// A board, moves, a move that is then refused, and the whole proof in words.
#[track_caller]
pub fn refused(before: &str, ruleset: Ruleset, moves: &str, tried: &str, proof: &str) {
    let mut game = game(before, ruleset, moves);
    let unchanged = game.clone();
    let ColoredMove { color, mv } = tried.parse().unwrap();
    let told = game.legal_as(color, mv).expect_err("the move is legal");
    assert_eq!(describe(&told), proof);
    assert_eq!(
        game.play_as(color, mv).expect_err("the move is legal"),
        told
    );
    assert_eq!(game, unchanged);
}

/// A board, moves, and a move that is then allowed.
#[track_caller]
pub fn allowed(before: &str, ruleset: Ruleset, moves: &str, tried: &str) {
    play_all(&mut game(before, ruleset, moves), tried);
}

pub fn describe(illegal: &IllegalMove) -> String {
    match illegal {
        IllegalMove::OffBoard { point } => format!("{point}: off the board"),
        IllegalMove::Occupied { point, by } => format!("{point}: occupied by {by:?}"),
        IllegalMove::SelfCapture { chain, enclosed_by } => {
            format!("self-capture of {} by {}", names(chain), names(enclosed_by))
        }
        IllegalMove::Ko { point, captured_by } => format!("{point}: ko, captured by {captured_by}"),
        IllegalMove::Superko { point, repeats } => format!("{point}: superko, repeats {repeats}"),
        IllegalMove::Stopped => "stopped".to_owned(),
    }
}
