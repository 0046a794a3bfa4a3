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
# Over the card of the first lesson, for whoever has not begun.
home-first = First lesson
# The same for someone who has finished everything.
home-all-done = You have finished the course
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
home-order = Course order
# A lesson on the course map, for screen readers. $title is the lesson's title, $done and $count numbers of steps.
home-lesson-label = { $title }, { $done } of { $count } steps finished
# A button on the home screen under the heading “Words of Go”: opens the list of $count terms.
home-glossary = Look up { $count } words
# Under the last stone of a chapter: a mixed set of its ideas on boards that are turned around.
home-review = Review
# Under that: how often it was taken; $count.
home-review-rounds = { $count ->
    [0] mixed set
    [one] taken once
   *[other] taken { $count } times
}
# A card on the home screen: $count steps went wrong on earlier days and are asked again today.
home-due = { $count ->
    [one] One step did not go well on an earlier day. Try it once more, on a board that is turned around.
   *[other] { $count } steps did not go well on earlier days. Try them once more, on boards that are turned around.
}
# Its button.
home-due-button = Practice
# The title of a review; $chapter is the chapter’s title.
review-chapter = Review: { $chapter }
# The title of that card, and of the review of what went wrong.
review-missed = Once more
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
# In free play, in the place of the step’s text.
lesson-free-play = Try any move you like, for both colors. The rules still hold.
lesson-take-back = Take back
lesson-restart = Restart step
lesson-undo-restart = Undo restart
# Over the hint.
lesson-hint-title = Hint
# The second hint, for a move. The part of the board that does not hold the point is shaded.
lesson-hint-half = Look in the part of the board that is not shaded.
# The third hint. Some points are ringed; at least one is right.
lesson-hint-candidates = At least one of the ringed points is right.
# The fourth hint. $move is the point.
lesson-hint-move = Play { POINT($move) }.
# The fourth hint where something is to be marked. $move is a point of it.
lesson-hint-mark = Click { POINT($move) }.
# A hint in a game: the best is to pass.
lesson-hint-pass = Pass now: there is nothing more to gain.
# Shown where a step has no hint in words.
lesson-hint-none = Look at the whole board once, then at each liberty.
# Under the board. $color is whose turn it is.
lesson-turn = { COLOR($color) } to play
# The free play. $color is whose turn it is.
lesson-exploring = Free play: { COLOR($color) } to play
# Two passes have stopped the game.
lesson-stopped = The game has stopped
# The same after a capture game.
lesson-over = The game is over
# Beside the trays of captured stones. $color holds $count stones.
lesson-prisoners = { COLOR($color) } captured { STONES($count) }
# The same where there is little room, beside stones that show what was captured.
lesson-prisoners-short = { COLOR($color) }: { $count }
# The steps of the lesson as dots, for screen readers.
lesson-progress = Step { $step } of { $steps }
# What is being typed of a point’s name. $typed is what was typed so far.
lesson-type-point = Point: { $typed }
# What was typed is no point of the board. $typed is what was typed.
lesson-typed-nothing = “{ $typed }” is not a point on this board.

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
# What was forgotten, started again or put back is there again, for screen readers.
say-brought-back = Brought back.

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
# Buttons over the table: three ways of counting the same game.
count-way-territory = By territory
# The prisoners are put into their own side's territory, as players do it at a real board.
count-way-filled = Prisoners filled in
count-way-area = By area
# A row of the table: points of territory that are left after filling in.
count-left = Points left
# A row: prisoners for which there was no point left.
count-surplus = Prisoners left over
# A row: points for handicap stones under area counting.
count-compensation = For handicap stones
# Under the table, over the explanation.
count-why-same = Why all ways agree
count-why-different = Why the ways differ
count-same = Both sides have put the same number of stones on the board, so every way gives the same margin.
# $color has put $count stones more on the board than the other side.
count-more-stones = { $count ->
    [one] { COLOR($color) } has put { STONES($count) } more on the board than the other side. By area it is a point.
   *[other] { COLOR($color) } has put { STONES($count) } more on the board than the other side. By area each of them is a point.
}
# Eyes of stones in seki: $points points of $color.
count-seki-eyes = Points in a seki count by area alone: { COLOR($color) } has { SCORE($points) } of them.
# White receives $points points for the handicap stones under area counting.
count-handicap-area = By area { COLOR($white) } receives { SCORE($points) } for the handicap stones.

## Settings

settings-title = Settings
settings-language = Language
settings-theme = Appearance
settings-theme-light = Light
settings-theme-dark = Dark
settings-theme-contrast = High contrast
settings-theme-system = Match system
settings-text-size = Text size
# $percent is a number.
settings-percent = { $percent }%
settings-coordinates = Coordinates
settings-coordinates-none = None
settings-coordinates-letters = A1
settings-coordinates-numbers = 1-1
settings-coordinates-kanji = Japanese
settings-motion = Motion
settings-motion-full = Full
settings-motion-reduced = Reduced
settings-progress = Progress
settings-reset = Clear all progress
# Forgets the steps of the lesson that is open.
settings-reset-lesson = Forget this lesson
settings-reset-done = All progress is forgotten.
settings-export = Write to a file
settings-import = Read from a file
# The field with the file's path.
settings-path = File
# $path is the file.
settings-exported = Written to { $path }
settings-imported = Read from { $path }
settings-close = Close
settings-motion-system = Match system
settings-sound = Sound
settings-sound-on = On
settings-sound-off = Off
# Sets every setting but the language as it was at first.
settings-defaults = Reset settings
settings-defaults-done = All settings are as they were at first.
# $title is the lesson's title.
settings-lesson-forgotten = “{ $title }” is forgotten.
# The lesson begins again and can be brought back. $title is its title.
lesson-restarted = “{ $title }” begins again.
# The button that undoes either.
settings-undo-reset = Bring it back

## The rules so far

# Heading of the card beside a finished step, over the rule that the step teaches.
lesson-rule-title = The rule
# The card with the rules of all finished steps.
rules-title = Rules so far
# The card before any step is finished.
rules-empty = Every lesson you finish adds its rule to this card.
# The title of the list of terms.
glossary-title = Words of Go
# A link under a term: opens the step that explains it. $title is its lesson’s title.
glossary-explained = Explained in “{ $title }”
# A link on the card of a term beside the board: puts the card away.
glossary-close = Close
# A link on the card of a term: opens the list of terms.
glossary-all = All words

## The end of a lesson

# Over the lesson's title.
summary-over = Lesson finished
# The same where some steps were left out.
summary-over-open = Not finished yet
# Behind a step's heading: it was answered without a wrong move or a hint.
summary-first-try = first try
# The end of a lesson: the ideas that its steps have tested.
summary-ideas = What you practiced
# An idea whose steps all went well.
summary-idea-well = went well
# An idea with a step that went wrong.
summary-idea-again = worth another look
# $count wrong moves or answers came before the right one.
summary-tries = { $count ->
    [one] after { $count } wrong try
   *[other] after { $count } wrong tries
}
# $count hints were given.
summary-hints = { $count ->
    [one] with { $count } hint
   *[other] with { $count } hints
}
# There was nothing to answer.
summary-read = read
# The step was finished on another day.
summary-done = done
# The step is not finished.
summary-open = not finished
# At the end of the whole course, under the title.
summary-course = You know the rules of Go. Now play a game on a small board.
# Over the rules of this lesson.
summary-rules = What you know now
# Over the board of the lesson that follows.
summary-next = Next lesson
# A step of the list, for screen readers: leads there. $title is its heading, $how one of the words above.
summary-step-label = { $title }, { $how }. Look at it again

## One move ago

# The button in the answer to a forbidden retake: shows the earlier board beside this one. $count is how many moves ago.
compare-open = { $count ->
    [one] Compare with the board one move ago
   *[other] Compare with the board { $count } moves ago
}
compare-close = Back to the board
# Over the earlier board.
compare-before = { $count ->
    [one] One move ago
   *[other] { $count } moves ago
}
# Over the board as the forbidden move would make it. $move is the point.
compare-after = After { POINT($move) }
# Under both boards.
compare-same = Stone for stone, it is the same board.

## The board in words

# Heading of the note.
reading-title = On the board
# The points of one row. $from and $to are its ends.
reading-row = From { POINT($from) } to { POINT($to) }
# Stones of one color. $points are their points.
reading-stones = { COLOR($color) }: { POINT($points) }.
reading-no-stones = No stone.
# The chain of $stones stones at $chain; $count is the number of its liberties, $liberties the points.
reading-chain = { $count ->
    [one] The { COLOR($color, form: "stone") } chain at { POINT($chain) }, { STONES($stones) }, has { $count } liberty: { POINT($liberties) }.
   *[other] The { COLOR($color, form: "stone") } chain at { POINT($chain) }, { STONES($stones) }, has { $count } liberties: { POINT($liberties) }.
}
# A chain that the lesson takes as alive.
reading-chain-safe = The { COLOR($color, form: "stone") } chain at { POINT($chain) } is taken as alive here.
reading-empty-point = { POINT($move) } is empty.
reading-atari = In atari
reading-no-atari = No stone is in atari.
reading-no-marks = The board carries no marks.
# Marks by their shape; $points are the points that carry them.
reading-triangle = Triangle: { POINT($points) }.
reading-square = Square: { POINT($points) }.
reading-circle = Circle: { POINT($points) }.
reading-cross = Cross: { POINT($points) }.
reading-ring = Ringed: { POINT($points) }.
reading-dot = Dots: { POINT($points) }.
reading-shade = Shaded: { POINT($points) }.
reading-dead = Dead: { POINT($points) }.
# $label is a letter or number.
reading-label = “{ $label }”: { POINT($points) }.
# $color is whose territory it is.
reading-territory = { COLOR($color) }’s territory: { POINT($points) }.
# A stone that was tried and taken back; $number is its place in the order of moves.
reading-ghost = Tried, move { $number }: { COLOR($color) } { POINT($points) }.
# An arrow or a line from one point to another.
reading-line = From { POINT($from) } to { POINT($to) }.

## All commands

# The title of the list in which every command can be found by typing.
palette-title = All commands
# The field.
palette-search = Type part of a command’s name
# $query is what was typed.
palette-nothing = No command matches “{ $query }”.
# A command: opens the lesson $title.
palette-lesson = Lesson: { $title }
# A command: shows the term $word in the list of terms.
palette-term = Word: { $word }
# A command: goes to a step of this lesson. $number is its number, $title its heading.
palette-step = Step { $number }: { $title }
# A command: changes the language; $language is its own name.
palette-language = Language: { $language }
# A command: changes a setting. $setting is its name, $value the choice.
palette-setting = { $setting }: { $value }

## Commands, as the lists of keys and commands name them

command-palette = All commands
command-rules = Rules so far
command-glossary = Words of Go
command-settings = Settings
command-home = Course
command-continue = Go on with the course
command-keys = Keys of this screen
command-next = Next step
command-back = Step before
command-hint = Hint
command-pass = Pass
command-done = Done marking
command-again = Try again
command-explore = Explore from here
command-leave = Back to the lesson
command-take-back = Take back a move
command-restart-step = Start the step again
command-restart-lesson = Start the lesson again
command-undo = Undo
command-compare = Compare with the earlier board
command-read-row = Read the row of the cursor
command-read-chain = Count the liberties of the chain
command-read-atari = What is in atari?
command-read-marks = Read the marks
command-larger = Larger text
command-smaller = Smaller text
command-normal = Normal text size
command-sound = Sound on or off
command-full-screen = Full screen

## Keys

keys-title = Keys
keys-on-board = On the board
keys-in-lesson = In the lesson
keys-everywhere = Everywhere
# The names of keys and clicks.
keys-arrows = Arrow keys
keys-tab = Tab
keys-right-click = Right click
keys-type-keys = d 4 Enter
# What they do.
keys-focus = From control to control
keys-move = Move on the board
keys-play = Play at the cursor
keys-type = Play a point by its name
keys-count = Count the chain’s liberties

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
