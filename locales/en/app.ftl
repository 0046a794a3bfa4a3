### The interface: bars, buttons, settings, what a screen reader says.

## The top bar

# The program's name; it stays as it is in every language.
app-name = Tengen
# Beside the name on the home screen.
app-tagline = Learn the rules of Go by playing
# The button that leads to the home screen; read by screen readers.
nav-home = Home
# The button that opens the list of languages; read by screen readers. $language is the language in use, in its own name.
nav-language = Language: { $language }
# The button that opens the settings.
nav-settings = Settings
# The button that opens the list of keys.
nav-help = Keys

## The home screen

# Over the board of the lesson where the learner left off.
home-continue = Continue
# The same for someone who has not begun.
home-begin = Begin
# The same for someone who has finished everything.
home-all-done = Every lesson is finished
# Under the title of the lesson to go on with. $step and $steps are numbers.
home-step-of = Step { $step } of { $steps }
# Beside a chapter's title. $done and $total are numbers of lessons.
home-done-of = { $done } of { $total }
# Under a lesson's title. $count is the number of its steps.
home-steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
# Over the choice of the course's order.
home-order = Order of the course
# A lesson on the course map, for screen readers. $title is the lesson's title, $done and $count numbers of steps.
home-lesson-label = { $title }, { $done } of { $count } steps finished
# A chapter's title on the course map. $number is its number, $title its title.
home-chapter = { $number } { $title }

## The lesson screen

lesson-back = Back
lesson-next = Next
lesson-try-again = Try again
# $given hints of $levels were given.
lesson-hint = Hint { $given }/{ $levels }
# The button before any hint was given.
lesson-hint-first = Hint
lesson-pass = Pass
# Everything is marked.
lesson-done = Done
# The last step's way on.
lesson-finish = Finish lesson
lesson-next-lesson = Next lesson
lesson-explore = Explore
lesson-leave = Back to the lesson
lesson-take-back = Take back
lesson-restart = Restart step
lesson-undo-restart = Undo restart
# Over the hint.
lesson-hint-title = Hint
# The second hint, for a move. The part of the board that does not hold the point is shaded.
lesson-hint-half = Look in the bright part of the board.
# The third hint. Some points are ringed; at least one is right.
lesson-hint-candidates = One of the ringed points does it.
# The fourth hint. $move is the point.
lesson-hint-move = Play { POINT($move) }.
# The fourth hint where something is to be marked. $move is a point of it.
lesson-hint-mark = Mark { POINT($move) }.
# Shown where a step has no hint in words.
lesson-hint-none = Look at the whole board once, then at each liberty.
# Under the board. $color is whose turn it is.
lesson-turn = { COLOR($color) } to play
# The free play. $color is whose turn it is.
lesson-exploring = Free play: { COLOR($color) } to play
# Two passes have stopped the game.
lesson-stopped = The game has stopped
# Beside the trays of captured stones. $color holds $count stones.
lesson-prisoners = { COLOR($color) } holds { STONES($count) }
# The steps of the lesson as dots, for screen readers.
lesson-progress = Step { $step } of { $steps }
# Over the field where a point is typed.
lesson-type-point = Point
# What was typed is no point of the board. $typed is what was typed.
lesson-typed-nothing = “{ $typed }” is no point of this board.

## What the board says

# The board as a whole, for screen readers.
board-label = Board, { $columns } by { $rows }
# A point without a stone. $point is the point.
board-empty = { POINT($point) }, empty
# A point with a stone. $color is its color, $liberties the number of its chain's liberties.
board-stone = { $liberties ->
    [one] { POINT($point) }, { COLOR($color, form: "stone") } stone, { $liberties } liberty
   *[other] { POINT($point) }, { COLOR($color, form: "stone") } stone, { $liberties } liberties
}
# A stone that is taken as alive.
board-safe-stone = { POINT($point) }, { COLOR($color, form: "stone") } stone, alive
# A move, for screen readers.
say-played = { COLOR($color) } { POINT($point) }.
# A pass, for screen readers.
say-passed = { COLOR($color) } passes.
# What the move took. $count is a number of stones.
say-captured = Takes { STONES($count) }.
# Moves were taken back, for screen readers.
say-taken-back = Taken back.
# The step is finished, for screen readers.
say-finished = Step finished.

## The count as a table

count-black = Black
count-white = White
count-territory = Territory
count-stones = Stones on the board
count-prisoners = Prisoners
count-dead = Dead stones
count-komi = Komi
count-total = Total
# The outcome. $winner is a color, $margin a number of points.
count-win = { COLOR($winner) } wins by { SCORE($margin) }.
count-tie = A tie: both have the same.

## Settings

settings-title = Settings
settings-language = Language
settings-theme = Appearance
settings-theme-light = Light
settings-theme-dark = Dark
settings-theme-contrast = High contrast
settings-theme-system = As the system
settings-text-size = Text size
# $percent is a number.
settings-percent = { $percent } %
settings-coordinates = Coordinates
settings-coordinates-none = None
settings-coordinates-letters = A1
settings-coordinates-numbers = 1-1
settings-coordinates-kanji = Japanese
settings-motion = Motion
settings-motion-full = Full
settings-motion-reduced = Reduced
settings-progress = Progress
settings-reset = Forget all progress
# Forgets the steps of the lesson that is open.
settings-reset-lesson = Forget this lesson
settings-undo-reset = Bring it back
settings-reset-done = All progress is forgotten.
settings-export = Write to a file
settings-import = Read from a file
# The field with the file's path.
settings-path = File
# $path is the file.
settings-exported = Written to { $path }
settings-imported = Read from { $path }
settings-close = Close

## Keys

keys-title = Keys
keys-move = Move on the board
keys-play = Play at the cursor
keys-type = Play a point by its name
keys-type-keys = d 4 Enter
keys-next = Next step
keys-back = Step before
keys-hint = Hint
keys-pass = Pass
keys-again = Try again
keys-home = Home
keys-arrows = Arrow keys
keys-help = This list

## Notices

# Progress could not be saved. $why is the system's reason.
notice-not-saved = Progress could not be saved: { $why }
# $path is where the file was put.
notice-damaged = Your progress file was damaged. It is kept as { $path }; a new one has begun.
notice-newer = Your progress file comes from a newer Tengen. It is kept as { $path }; a new one has begun.
notice-import-failed = { $path } is no progress file: { $why }
notice-import-newer = { $path } comes from a newer Tengen.
# Some lessons or texts of a folder could not be used. $count is how many problems there are, $first the first of them.
notice-problems = { $count ->
    [one] { $count } problem in the lessons or texts. First: { $first }
   *[other] { $count } problems in the lessons or texts. First: { $first }
}
notice-close = Close

## The terminal

terminal-no-display = There is no display here, so the lesson goes on in the terminal.
terminal-no-window = The window could not be opened, so the lesson goes on in the terminal.
# How to answer. Commands in a terminal stay in English letters.
terminal-prompt = Type a point such as { $example }, or: { $commands }
terminal-prompt-short = Your move
terminal-unknown = “{ $typed }” is neither a point of this board nor a command.
terminal-goodbye = Until next time.
# $steps and $moves are numbers.
terminal-verified = Verified { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} and { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}.
