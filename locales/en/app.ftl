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
# A language in the list of languages that is not whole yet: its own name, and how much of it is there. $language is the name, $percent a
# whole number below 100.
language-part = { $language } · { $percent }%
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

# A button under the text of a step: goes to the step before.
lesson-back = Back
# A button under the text of a step: goes to the next step of the lesson.
lesson-next = Next
# A button under the text of a step: takes a wrong move or answer away, so that the learner can answer again.
lesson-try-again = Try again
# A button under the text of a step: gives the next hint, after the first. $given hints of $levels were given, such as 1 of 3.
lesson-hint = Hint { $given }/{ $levels }
# The same button before any hint was given.
lesson-hint-first = Hint
# A button under the text of a step: passes the turn.
lesson-pass = Pass
# A button under the text of a step: says that everything is marked that the step asks for.
lesson-done = Done
# A button under the text of a step: stands in the last step of the last lesson and ends it.
lesson-finish = Finish lesson
# A button under the text of a step: stands in the last step and ends the lesson. Also on the card at the end of a lesson, where it opens the lesson that follows.
lesson-next-lesson = Next lesson
# A button under the text of a step: begins free play from this board, once the step is finished.
lesson-explore = Explore
# A button under the text of a step: ends free play.
lesson-leave = Back to the lesson
# In free play, in the place of the step’s text.
lesson-free-play = Try any move you like, for both colors. The rules still hold.
# A button under the text of a step: takes the last move back, in free play and in a game.
lesson-take-back = Take back
# A button under the text of a step: begins the step again, after wrong moves.
lesson-restart = Restart step
# A button under the text of a step: puts the step back as it was before it was started again.
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
# Beside the trays of captured stones. $color is the color that captured them, $count how many they are.
lesson-prisoners = { COLOR($color) } captured { STONES($count) }
# The same where there is little room, beside stones that show what was captured. $color is the color that captured them, $count how many they are, such as “Black: 2”.
lesson-prisoners-short = { COLOR($color) }: { $count }
# One of the dots that stand for the steps of a lesson, for screen readers. $step is the number of its step, $steps how many steps there are, such as 2 of 7.
lesson-progress = Step { $step } of { $steps }
# What is being typed of a point’s name. $typed is what was typed so far.
lesson-type-point = Point: { $typed }
# What was typed is no point of the board. $typed is what was typed.
lesson-typed-nothing = “{ $typed }” is not a point on this board.

## What the board says

# The board as a whole, for screen readers. $columns and $rows are the numbers of its lines, such as 9 and 9.
board-label = Board, { $columns } by { $rows }
# A point without a stone, for screen readers. $point is the point, such as D4.
board-empty = { POINT($point) }, empty
# A point with a stone, for screen readers. $point is the point, such as D4, $color the stone’s color, $liberties the number of its chain’s liberties.
board-stone = { $liberties ->
    [one] { POINT($point) }, { COLOR($color, form: "stone") } stone, { $liberties } liberty
   *[other] { POINT($point) }, { COLOR($color, form: "stone") } stone, { $liberties } liberties
}
# A stone that is taken as alive, for screen readers. $point is its point, such as D4, $color its color.
board-safe-stone = { POINT($point) }, { COLOR($color, form: "stone") } stone, alive
# A move, for screen readers. $color is who played it, $point the point, such as D4.
say-played = { COLOR($color) } { POINT($point) }.
# A pass, for screen readers. $color is who passes.
say-passed = { COLOR($color) } passes.
# What the move took, read after the move. $count is a number of stones.
say-captured = Takes { STONES($count) }.
# Moves were taken back, for screen readers.
say-taken-back = Taken back.
# The step is finished, for screen readers.
say-finished = Step finished.
# What was forgotten, started again or put back is there again, for screen readers.
say-brought-back = Brought back.

## The count as a table

# Heading of a column of the table: what Black has.
count-black = Black
# Heading of a column of the table: what White has.
count-white = White
# A row of the table: points of territory.
count-territory = Territory
# A row of the table, when counting by area: the side’s own stones on the board.
count-stones = Stones on the board
# A row of the table, when counting by territory: the stones that the side captured during the game.
count-prisoners = Prisoners
# A row of the table, when counting by territory: the other side’s dead stones, taken off at the end.
count-dead = Dead stones
# A row of the table: the points that White receives for playing second.
count-komi = Komi
# The last row of the table: the sum.
count-total = Total
# The outcome, under the table. $winner is a color, $margin a number of points, such as 3.5.
count-win = { COLOR($winner) } wins by { SCORE($margin) }.
# The outcome, under the table, where both sides have the same total.
count-tie = A tie: both have the same.
# A button over the table, one of three ways of counting the same game: empty points surrounded, with prisoners.
count-way-territory = By territory
# Another of these buttons: the prisoners are put into their own side’s territory, as players do it at a real board.
count-way-filled = Prisoners filled in
# Another of these buttons: empty points surrounded, with the stones on the board.
count-way-area = By area
# A row of the table: points of territory that are left after filling in.
count-left = Points left
# A row: prisoners for which there was no point left.
count-surplus = Prisoners left over
# A row: points for handicap stones under area counting.
count-compensation = For handicap stones
# Heading under the table, over the explanation: the ways of counting give the same margin.
count-why-same = Why all ways agree
# The same heading where the ways of counting give different margins.
count-why-different = Why the ways differ
# The explanation under “Why all ways agree”.
count-same = Both sides have put the same number of stones on the board, so every way gives the same margin.
# An explanation under “Why the ways differ”. $color has put $count stones more on the board than the other side.
count-more-stones = { $count ->
    [one] { COLOR($color) } has put { STONES($count) } more on the board than the other side. By area it is a point.
   *[other] { COLOR($color) } has put { STONES($count) } more on the board than the other side. By area each of them is a point.
}
# Another of these explanations: eyes of stones in seki. $points is a number of points, $color the color that has them.
count-seki-eyes = Points in a seki count by area alone: { COLOR($color) } has { SCORE($points) } of them.
# Another of these explanations: $white, White, receives $points points for the handicap stones under area counting.
count-handicap-area = By area { COLOR($white) } receives { SCORE($points) } for the handicap stones.

## Settings

# The title of the settings.
settings-title = Settings
# A heading in the settings, over the list of languages. Also over the languages on the home screen.
settings-language = Language
# A heading in the settings, over the choice of colors: light, dark, high contrast.
settings-theme = Appearance
# A choice of the settings under “Appearance”: dark text on a light background.
settings-theme-light = Light
# A choice of the settings under “Appearance”: light text on a dark background.
settings-theme-dark = Dark
# A choice of the settings under “Appearance”: colors as far apart as possible.
settings-theme-contrast = High contrast
# A choice of the settings under “Appearance”: light or dark as the computer’s own settings say.
settings-theme-system = Match system
# A heading in the settings, over the choice of text sizes such as 100%.
settings-text-size = Text size
# A choice of the settings under “Text size”. $percent is a number, such as 125.
settings-percent = { $percent }%
# A heading in the settings, over the choice of how the lines of the board are named at its edge.
settings-coordinates = Coordinates
# A choice of coordinates: those that the language in use has.
settings-coordinates-language = Automatic
# A choice of the settings under “Coordinates”: no names at the edge of the board.
settings-coordinates-none = None
# A choice of the settings under “Coordinates”: letters and numbers, shown by an example.
settings-coordinates-letters = A1
# A choice of the settings under “Coordinates”: two numbers, shown by an example.
settings-coordinates-numbers = 1-1
# A choice of the settings under “Coordinates”: numbers and Japanese characters, as in Japan.
settings-coordinates-kanji = Japanese
# A heading in the settings, over the choice of how much moves on the screen.
settings-motion = Motion
# A choice of the settings under “Motion”: stones and screens move.
settings-motion-full = Full
# A choice of the settings under “Motion”: as little as possible moves.
settings-motion-reduced = Reduced
# A heading in the settings, over the buttons that write, read or forget which steps are finished.
settings-progress = Progress
# A button in the settings under “Progress”: forgets every finished step.
settings-reset = Clear all progress
# A button in the settings under “Progress”: forgets the steps of the lesson that is open.
settings-reset-lesson = Forget this lesson
# A notice under the top bar, after all progress was cleared.
settings-reset-done = All progress is forgotten.
# A button in the settings under “Progress”: writes the progress to the file named above it.
settings-export = Write to a file
# A button in the settings under “Progress”: adds the progress of the file named above it.
settings-import = Read from a file
# Names the field in the settings under “Progress” in which the file’s path is typed.
settings-path = File
# A notice under the top bar, after progress was written. $path is the file, such as /home/kim/tengen.json.
settings-exported = Written to { $path }
# A notice under the top bar, after progress was read. $path is the file, such as /home/kim/tengen.json.
settings-imported = Read from { $path }
# The button at the end of the settings, and of the other cards that lie over a screen: the keys, the rules, the words of Go, all commands.
settings-close = Close
# A choice of the settings under “Motion”: full or reduced as the computer’s own settings say.
settings-motion-system = Match system
# A heading in the settings, over “On” and “Off”.
settings-sound = Sound
# A choice of the settings under “Sound”: sounds are played.
settings-sound-on = On
# A choice of the settings under “Sound”: nothing is played.
settings-sound-off = Off
# A button in the settings and a command: sets every setting but the language as it was at first.
settings-defaults = Reset settings
# A notice under the top bar, after the settings were reset.
settings-defaults-done = All settings are as they were at first.
# A notice under the top bar, after a lesson was forgotten. $title is the lesson’s title.
settings-lesson-forgotten = “{ $title }” is forgotten.
# A notice under the top bar: the lesson begins again and can be brought back. $title is its title.
lesson-restarted = “{ $title }” begins again.
# A button beside these notices and in the settings: brings back what was forgotten, reset or begun again.
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
# The same button while both boards are shown: goes back to the board of the step.
compare-close = Back to the board
# Over the earlier board. $count is how many moves ago it was, such as 2.
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
# The points of one row. $from and $to are its ends, such as A4 and J4. The stones on it follow.
reading-row = From { POINT($from) } to { POINT($to) }
# Stones of one color in a row of the board, or in atari. $color is their color, $points are their points, such as C4 and D4.
reading-stones = { COLOR($color) }: { POINT($points) }.
# Where the row that is read has no stone.
reading-no-stones = No stone.
# A chain whose liberties are counted. $color is its color, $chain one of its points, such as D4, $stones how many stones it has, $count the number of its liberties, $liberties their points.
reading-chain = { $count ->
    [one] The { COLOR($color, form: "stone") } chain at { POINT($chain) }, { STONES($stones) }, has { $count } liberty: { POINT($liberties) }.
   *[other] The { COLOR($color, form: "stone") } chain at { POINT($chain) }, { STONES($stones) }, has { $count } liberties: { POINT($liberties) }.
}
# The same for a chain that the lesson takes as alive. $color is its color, $chain one of its points, such as D4.
reading-chain-safe = The { COLOR($color, form: "stone") } chain at { POINT($chain) } is taken as alive here.
# The same where no stone stands. $move is the point, such as D4.
reading-empty-point = { POINT($move) } is empty.
# Before the stones of all chains that have one liberty left; a colon and the stones follow.
reading-atari = In atari
# The same where no chain has just one liberty left.
reading-no-atari = No stone is in atari.
# What is said when the marks are asked for and there are none.
reading-no-marks = The board carries no marks.
# In the note “On the board”, which screen readers read as well: points marked with a triangle. $points are the points, such as C8 and D4.
reading-triangle = Triangle: { POINT($points) }.
# Points marked with a square: $points are the points, such as C8 and D4.
reading-square = Square: { POINT($points) }.
# Points marked with a circle: $points are the points, such as C8 and D4.
reading-circle = Circle: { POINT($points) }.
# Points marked with a cross: $points are the points, such as C8 and D4.
reading-cross = Cross: { POINT($points) }.
# Points with a ring around them, as hints and answers draw it: $points are the points, such as C8 and D4.
reading-ring = Ringed: { POINT($points) }.
# Points marked with a dot, as liberties are: $points are the points, such as C8 and D4.
reading-dot = Dots: { POINT($points) }.
# Points of the board that are shaded: $points are the points, such as C8 and D4.
reading-shade = Shaded: { POINT($points) }.
# Stones marked as dead: $points are their points, such as C8 and D4.
reading-dead = Dead: { POINT($points) }.
# Points marked with a letter or number: $label is what is written there, such as a, $points are the points that carry it.
reading-label = “{ $label }”: { POINT($points) }.
# Points marked as territory: $color is whose it is, $points are the points, such as C8 and D4.
reading-territory = { COLOR($color) }’s territory: { POINT($points) }.
# A stone that was tried and taken back: $number is its place in the order of moves, $color its color, $points its point, such as D4.
reading-ghost = Tried, move { $number }: { COLOR($color) } { POINT($points) }.
# An arrow or a line from one point to another: $from and $to are its ends, such as C8 and D4.
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

# A command in the list of keys: opens the list of all commands.
command-palette = All commands
# A command, in the list of keys and the list of all commands: opens the card with the rules of all finished steps. Also a button in the top bar.
command-rules = Rules so far
# A command, in the list of keys and the list of all commands: opens the list of terms.
command-glossary = Words of Go
# A command, in the list of keys and the list of all commands: opens the settings.
command-settings = Settings
# A command, in the list of keys and the list of all commands: goes to the home screen, the map of the course. Also the button at the end of the whole course.
command-home = Course
# A command, in the list of keys and the list of all commands: on the home screen, opens the step where the learner left off.
command-continue = Go on with the course
# A command, in the list of keys and the list of all commands: opens the list of keys.
command-keys = Keys of this screen
# A command, in the list of keys and the list of all commands: goes to the next step.
command-next = Next step
# A command, in the list of keys and the list of all commands: goes to the step before.
command-back = Step before
# A command, in the list of keys and the list of all commands: gives a hint.
command-hint = Hint
# A command, in the list of keys and the list of all commands: passes the turn.
command-pass = Pass
# A command, in the list of keys and the list of all commands: says that everything is marked that the step asks for.
command-done = Done marking
# A command, in the list of keys and the list of all commands: takes a wrong move or answer away. In the list of keys beside Esc, under “On the board”.
command-again = Try again
# A command, in the list of keys and the list of all commands: begins free play from the board of the step.
command-explore = Explore from here
# A command, in the list of keys and the list of all commands: ends free play.
command-leave = Back to the lesson
# A command, in the list of keys and the list of all commands: takes the last move back, in free play and in a game.
command-take-back = Take back a move
# A command, in the list of keys and the list of all commands: begins the step again.
command-restart-step = Start the step again
# A command, in the list of keys and the list of all commands: begins the lesson again.
command-restart-lesson = Start the lesson again
# A command, in the list of keys and the list of all commands: takes back the last move of free play or a game, a restart, or what was forgotten.
command-undo = Undo
# A command, in the list of keys and the list of all commands: shows the earlier board beside this one, after a forbidden retake.
command-compare = Compare with the earlier board
# A command, in the list of keys and the list of all commands: says which stones stand in the row of the board’s cursor.
command-read-row = Read the row of the cursor
# A command, in the list of keys and the list of all commands: says how many liberties the chain at the board’s cursor has.
command-read-chain = Count the liberties of the chain
# A command, in the list of keys and the list of all commands: names the stones that have one liberty left.
command-read-atari = What is in atari?
# A command, in the list of keys and the list of all commands: names the marks on the board and their points.
command-read-marks = Read the marks
# A command, in the list of keys and the list of all commands: makes the text one size larger.
command-larger = Larger text
# A command, in the list of keys and the list of all commands: makes the text one size smaller.
command-smaller = Smaller text
# A command, in the list of keys and the list of all commands: sets the text size to 100%.
command-normal = Normal text size
# A command, in the list of keys and the list of all commands: turns the sound on or off.
command-sound = Sound on or off
# A command, in the list of keys and the list of all commands: lets the window fill the screen, or not.
command-full-screen = Full screen

## Keys

# The title of the list of keys.
keys-title = Keys
# A heading in the list of keys, over the keys that move, play and count on the board.
keys-on-board = On the board
# A heading in the list of keys, over the commands of the lesson.
keys-in-lesson = In the lesson
# A heading in the list of keys, over the commands that every screen has.
keys-everywhere = Everywhere
# The name of keys in the list of keys, beside “Move on the board”: the four keys with arrows.
keys-arrows = Arrow keys
# The name of a key in the list of keys, beside “From control to control”; as it is printed on a keyboard.
keys-tab = Tab
# The name of a click in the list of keys, beside “Count the chain’s liberties”: the right button of the mouse.
keys-right-click = Right click
# An example of what is typed, in the list of keys beside “Play a point by its name”. The letter and the number stay; Enter is the key.
keys-type-keys = d 4 Enter
# What the Tab key does, in the list of keys: goes to the next button or field.
keys-focus = From control to control
# What the arrow keys do, in the list of keys: they move the cursor on the board.
keys-move = Move on the board
# What the Enter key does, in the list of keys: plays at the cursor on the board.
keys-play = Play at the cursor
# What typing a point’s name and Enter does, in the list of keys.
keys-type = Play a point by its name
# What a right click does, in the list of keys: counts the liberties of the chain that is clicked.
keys-count = Count the chain’s liberties

## Notices

# Progress could not be saved. $why is the system's reason.
notice-not-saved = Progress could not be saved: { $why }
# A notice at the start. $path is where the damaged file was put, such as /home/kim/progress-damaged-1.json.
notice-damaged = Your progress file was damaged. It is kept as { $path }; a new one has begun.
# A notice at the start. $path is where the file of the newer program was put, such as /home/kim/progress-newer-1.json.
notice-newer = Your progress file comes from a newer Tengen. It is kept as { $path }; a new one has begun.
# A notice after “Read from a file”: no progress could be read. $path is the file, $why the system’s reason, or line and column of the fault, such as 3:14.
notice-import-failed = { $path } is no progress file: { $why }
# A notice after “Read from a file”: the file was written by a newer program. $path is the file.
notice-import-newer = { $path } comes from a newer Tengen.
# Some lessons or texts of a folder could not be used. $count is how many problems there are, $first the first of them.
notice-problems = { $count ->
    [one] { $count } problem in the lessons or texts. First: { $first }
   *[other] { $count } problems in the lessons or texts. First: { $first }
}
# The button beside a notice: puts the notice away.
notice-close = Close

## The terminal

# The first line in the terminal where no window can be shown.
terminal-no-display = There is no display here, so the lesson goes on in the terminal.
# The first line in the terminal where opening the window has failed.
terminal-no-window = The window could not be opened, so the lesson goes on in the terminal.
# How to answer, before the first step. $example is a point, such as D4; $commands are the words that can be typed, such as “pass, hint, next”. They stay in English letters.
terminal-prompt = Type a point such as { $example }, or: { $commands }
# Before what the learner types in the terminal; a colon follows.
terminal-prompt-short = Your move
# The answer in the terminal to something that has no meaning there. $typed is what was typed.
terminal-unknown = “{ $typed }” is neither a point of this board nor a command.
# The last line in the terminal, after “quit”.
terminal-goodbye = Until next time.
# The last line of a check of the lessons in the terminal. $steps and $moves are numbers, such as 120 and 900.
terminal-verified = Verified { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} and { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}.

## The translator's desk

# In the list of commands, the list of languages and the settings: opens the screen for translators.
command-translate = Translate Tengen
# In the list of commands on the translator's screen: goes to the next text of the list.
command-next-text = Next text
# The same: goes to the text before.
command-text-before = Previous text
# In the bar at the top, on the screen for translators.
translate-title = Translate
# Beside it, after a file was saved. $path is the file: locales/ja/app.ftl.
translate-reloaded = { $path } saved and read
# The same where the file cannot be read whole. $path is the file, $line the number of the line, such as 84.
translate-broken = { $path }:{ $line } cannot be read; the last good text stays
# In the empty field above the list of texts.
translate-filter = Part of a key or a text
# A button above the list: all texts. $count is their number, such as 1700.
translate-show-all = All { $count }
# The same: texts that are not translated. $count is their number.
translate-show-missing = Missing { $count }
# The same: texts with problems. $count is their number.
translate-show-problems = Problems { $count }
# The same: texts whose source has changed since they were translated. $count is their number.
translate-show-changed = Changed { $count }
# In the list, where no text fits the filter.
translate-none = No text fits.
# The state of a text: a learner would meet something wrong.
translate-state-wrong = A learner would meet this
# The state of a text: something is worth a look.
translate-state-doubtful = Worth a look
# The state of a text: the source is another than when it was translated.
translate-state-changed = The source has changed
# The state of a text: the translation cannot be used, so the English text is shown.
translate-state-fallback = Cannot be read; English is shown
# The state of a text: it is not translated, so the English text is shown.
translate-state-missing = Not translated; English is shown
# The state of a text: translated, and nothing is wrong with it.
translate-state-fine = Translated
# Above the live screen. $place is its name, as in files: ko › ko_retake › refused.
translate-live = Live: { $place }
# The same while the screen that shows the chosen text is being looked for.
translate-looking = Looking for its place…
# The same where no screen shows the chosen text.
translate-nowhere = On no screen: read aloud, in a terminal, or rare
# A switch above the live screen: a click on it then chooses the text that was clicked.
translate-pick = Pick a text
# The live screen while that switch is on; read by screen readers.
translate-pick-here = Click a text to see its key
# A switch above the live screen: its text is half as large again.
translate-large = Large text
# A switch above the live screen: it fills the window.
translate-whole = Whole window
# Over the place of a text that a language does not have. $language is its code: ko.
translate-absent = { $language } · not there yet
# A heading: what the source's file says about the text.
translate-note = Note for translators
# A heading: the values that the text is filled with just now.
translate-values = Values now
# A heading: the text with each of its choices, such as one stone, two stones.
translate-variants = Variants
# A button under that heading: as the live screen shows it by itself.
translate-variant-own = As it stands
# A heading: the terms of the glossary in the source, each with its set translation.
translate-terms = Terms
# A heading: what of the source has changed since it was translated.
translate-changed = What changed in the source
# A button under that heading: the translation still fits.
translate-accept = The translation still fits
# A button: opens the file at the line of the text.
translate-edit = Open in editor
# A notice where that failed. $path is the file with its line, $why the reason in English.
translate-edit-failed = { $path } could not be opened: { $why }
# A button: goes to the next text that is not translated or has a problem.
translate-next-open = Next open text
# Where the program's own words are shown and no folder of the translator's. $language is its code: ko.
translate-read-only = These words lie in the program. To change them, start tengen translate { $language } --locales FOLDER.

## The teacher's desk

# In the list of commands, in a lesson: opens the screen for teachers with it.
command-teach = Teach this lesson
# In the bar at the top, on the screen for teachers.
teach-title = Teach
# Above the large board of the console: the same as in the pupils' window.
teach-pupils-see = Pupils see
# Above a small board that only the teacher sees: what comes next.
teach-next = Next (hidden from pupils)
# In its place at the end of the lesson.
teach-at-end = This is the end of the lesson.
# In its place in free play; the variations played from here follow.
teach-free-now = Free play. The lesson waits where it stood.
# A heading: what the author says to the teacher.
teach-notes = Notes
# Read by screen readers: how long the lesson has lasted. $time is 07:41.
teach-clock = Time: { $time }
# A heading: how many pupils are for which point.
teach-votes = Class votes
# A button: one more pupil is for passing.
teach-vote-pass = +1 pass
# A button: the pupils do not see how the votes stand.
teach-votes-hide = Hide from pupils
# A button: the pupils see how the votes stand.
teach-votes-show = Reveal
# A button: forgets the votes.
teach-votes-clear = New vote
# In free play and among the votes: a pass.
teach-pass = pass
# The main button: reveals the next move or step.
teach-show-next = Show next
# The button beside it: takes the last one back.
teach-back = Back
# In the list of commands: to the beginning of the lesson.
teach-first = First step
# The same: to its end.
teach-last = Last step
# A switch: the pupils' window is black.
teach-black = Black screen
# A switch: the pupils' window is white, to write on.
teach-white = White screen
# Over the console's board while the pupils' window is black.
teach-covered-black = Pupils see black
# The same while it is white.
teach-covered-white = Pupils see white
# A switch: the lesson goes on by itself.
teach-autoplay = Autoplay
# The same while it does. $seconds is the pause between two moves: 3, 5 or 10.
teach-autoplay-now = Autoplay { $seconds } s
# A switch: both sides are played freely; off, the lesson goes on where it stood.
teach-free = Free play
# A switch: a stone that is put is judged by the lesson, before the class.
teach-judge = Judge moves
# A switch: this window shows only what the pupils see, for machines with one display.
teach-alone = Board only
# A switch: the pupils' window fills its display.
teach-full = Full screen
# In the list of commands: opens or closes the pupils' window.
teach-window = Pupils’ window
# A button beside the tools: takes away everything that is drawn on this position.
teach-clear = Clear
# In the list of commands: brings back what stood before.
teach-undo = Undo
# The same: the other way.
teach-redo = Redo
# A tool: puts stones.
teach-tool-stone = Stone
# A tool: arrows.
teach-tool-arrow = Arrow
# A tool: straight lines.
teach-tool-line = Line
# A tool: drawing freely.
teach-tool-pen = Draw
# A tool: letters that count up.
teach-tool-letter = A B C
# A tool: numbers that count up.
teach-tool-number = 1 2 3
# A tool: triangles.
teach-tool-triangle = Triangle
# A tool: squares.
teach-tool-square = Square
# A tool: circles.
teach-tool-circle = Circle
# A tool: crosses.
teach-tool-cross = Cross
# A tool: shades points; drawn over several it makes a region.
teach-tool-shade = Shade
# A tool: points that are Black's territory.
teach-tool-black = Black’s points
# A tool: points that are White's territory.
teach-tool-white = White’s points
# A tool: each click on a chain numbers one more of its liberties.
teach-tool-liberties = Count liberties
# A tool: outlines the chain that is clicked.
teach-tool-chain = Outline chain
# A tool: each click on a point is one vote for it.
teach-tool-vote = Vote
# A tool: takes away what is drawn where one clicks.
teach-tool-erase = Erase
# On a printed handout, at the upper right: before a line for the pupil's name.
handout-name = Name:
# Behind the title of the sheets with the answers.
handout-answers = answers
# Below a printed board: a move that has no room of its own. $number is its number, $place that of an earlier move on the same point, or the point's name: 4 at 1.
handout-move-at = { $number } at { $place }
# The same: a move that is a pass. $number is its number.
handout-pass = { $number }: pass
# A notice after a handout was printed to a file. $path is the file.
handout-saved = The handout is in { $path }
# A notice where that failed. $why is the reason in English.
handout-failed = The handout could not be written: { $why }
# A button on the screen for teachers: writes the lesson as a PDF.
teach-handout = Print handout
# A switch on the screen for teachers: what the pupils' progress files say, in the place of the console.
teach-report = Report
# The title of that report.
teach-report-title = Pupils’ progress
# Beside the title, and behind a step in which pupils went wrong. $count is a number of pupils.
teach-report-pupils = { $count ->
    [one] { $count } pupil
   *[other] { $count } pupils
}
# A button: leaves the report. The lesson is where it was.
teach-report-close = Back to the lesson
# A button: forgets the files that were read; the files themselves stay.
teach-report-clear = Clear list
# Above the field for a path. Progress files are what pupils write with “Write to a file” in the settings.
teach-report-drop = Drop pupils’ progress files here, or a folder of them. Nothing leaves this computer.
# The name of a field: the path of a file or a folder.
teach-report-path = Path of a file or folder
# A button beside it.
teach-report-read = Read
# Under the table, behind a dot like those in it.
teach-report-here = where the pupil stopped
# A step. $lesson is the lesson's title, $number the step's number in it, such as 4.
teach-report-step = { $lesson }, step { $number }
# Read by screen readers behind a pupil's lessons. $place is such a step.
teach-report-stands = stopped at { $place }
# In the place of the table, where no pupil has begun a lesson.
teach-report-nothing = No lesson of this course has been begun.
# A heading over the list of steps.
teach-report-steps = Where pupils went wrong
# In the place of that list.
teach-report-none = No wrong moves are recorded.
# Beside a board with numbers on its points.
teach-report-counts = On the board: how many pupils played there.
# Under a wrong answer. $pupils is how many gave it, $times how often it was given in all.
teach-report-times = { $pupils ->
    [one] { $pupils } pupil
   *[other] { $pupils } pupils
}, { $times ->
    [one] { $times } time
   *[other] { $times } times
}
# A heading over files that could not be used.
teach-report-unread = Not in the report
# Behind such a file's name: a newer program wrote it.
teach-report-newer = it comes from a newer Tengen
# Behind such a file's name. $line is the line in which it cannot be read.
teach-report-damaged = it is not a progress file, or it is damaged (line { $line })

## Preparing a class

# The title of a card at the end of the home screen; the button below it prepares a class.
home-classes = For teachers
# A button on the home screen, and in the list of commands: opens the sheet on which a teacher chooses lessons.
command-prepare = Prepare a class
# The title of that sheet.
prepare-title = Prepare a class
# Under that title, above all lessons of the course.
prepare-how = Choose lessons in the order in which you teach them.
# A button: opens the screen for teachers with the chosen lessons. $count is how many.
prepare-begin = { $count ->
    [one] Begin with { $count } lesson
   *[other] Begin with { $count } lessons
}
# A button: writes the chosen lessons into a file, to be gone on with later.
prepare-save = Keep as a plan
# A notice after that. $path is the file.
prepare-saved = The plan is in { $path }
# A notice where that failed. $why is the reason in English.
prepare-not-saved = The plan could not be written: { $why }
# A heading on that sheet, above the plans that were found.
prepare-plans = Plans and lessons of your own
# Under that heading.
prepare-drop = Drop a plan, a folder or a zip anywhere in this window. Plans next to the program, in your documents folder and on USB sticks are listed here.
# The name of a field: where a plan, a folder or a zip lies.
prepare-path = Path of a plan, folder or zip
# The button beside that field.
prepare-open = Open
# The heading of a free board in a lesson plan, where the teacher gave none.
teach-part-board = Free play
# What a pause in a lesson plan is called, where the teacher gave it no name; pupils read it.
teach-part-pause = Break
# Read by screen readers, in a pause: how long it still lasts. $time is 04:30.
teach-pause-left = { $time } left
# A notice: a teacher's plan, folder or zip could not be opened. $path is what was to be opened, $why the reason in English.
notice-plan-failed = { $path } could not be opened: { $why }
# A heading on that sheet, above the lessons of the course.
prepare-lessons = Lessons of the course
# A notice on the screen for teachers: the projector was unplugged.
projector-gone = The second display was disconnected. The pupils’ window is now on this screen; the lesson goes on.
# A notice where it was plugged in again.
projector-back = The second display is back, and the pupils’ window fills it again.
# A notice at the start: another window of the program is open and uses the same file of progress.
notice-second-copy = Tengen is already open. Both windows save your progress, and neither overwrites the other.

## Writing lessons

# A button on the home screen, and in the list of commands: opens the screen on which lessons are written.
command-author = Write lessons
# In the bar at the top, on that screen.
author-title = Write lessons
# A notice: the folder with an author's lessons could not be opened. $path is the folder, $why the reason in English.
author-failed = { $path } could not be opened: { $why }
# A notice: a lesson's file could not be written. $path is the file, $why the reason in English.
author-not-written = { $path } could not be written: { $why }
# A notice: a change to a lesson was not made. $why is the reason in English.
author-refused = Nothing was changed: { $why }
# The heading of the first lesson in a new folder; it is written into the file.
author-first-title = My first lesson
# Its text; it is written into the file.
author-first-text = Put stones on the board, and say here what the learner does.
# On the screen for authors. A tool: a click puts a black stone.
author-tool-black = Black stone
# On the screen for authors. A tool: a click puts a white stone.
author-tool-white = White stone
# On the screen for authors. A tool: a click takes a stone away.
author-tool-remove = Take away
# On the screen for authors. A tool: a click names the point or the stones that the step is about.
author-tool-goal = Goal
# On the screen for authors. A tool: moves are played one after another, and become the line that the step asks for.
author-tool-line = Record moves
# On the screen for authors. A button: takes the last recorded move back.
author-line-back = One move back
# On the screen for authors. A button: another line begins.
author-line-new = New line
# On the screen for authors. A switch: who plays first in the step.
author-turn-black = Black first
# On the screen for authors. The other one.
author-turn-white = White first
# On the screen for authors. A switch: the size of the board. $lines is 9.
author-lines = { $lines }×{ $lines }
# On the screen for authors. What the learner does in the step: nothing but reading.
author-kind-show = Read
# On the screen for authors. Plays a move.
author-kind-ask = Play a move
# On the screen for authors. Tries a move that the rules refuse.
author-kind-refuse = Forbidden move
# On the screen for authors. Passes.
author-kind-pass = Pass
# On the screen for authors. Marks the dead stones.
author-kind-dead = Dead stones
# On the screen for authors. Counts territory.
author-kind-count = Count
# On the screen for authors. Answers a question.
author-kind-choose = Question
# On the screen for authors. Sees the count as a table.
author-kind-score = Score table
# On the screen for authors. Plays freely.
author-kind-free = Free play
# On the screen for authors. What the move has to reach: any legal point will do.
author-goal-any = Anywhere
# On the screen for authors. One of the points that are named.
author-goal-points = These points
# On the screen for authors. A chain is captured.
author-goal-capture = Capture
# On the screen for authors. A chain is put in atari.
author-goal-atari = Atari
# On the screen for authors. Stones are connected.
author-goal-connect = Connect
# On the screen for authors. A chain lives.
author-goal-live = Live
# On the screen for authors. A recorded line is followed.
author-goal-lines = Recorded lines
# On the screen for authors. The name of a field.
author-heading = Heading
# On the screen for authors. The name of a field: what the learner reads.
author-text = Text
# On the screen for authors. The name of a field: the first hint.
author-hint = Hint
# On the screen for authors. The name of a field: what is said to the right move.
author-right = After the right move
# On the screen for authors. The name of a field: what only a teacher reads, before a class.
author-notes = Notes for the teacher
# On the screen for authors. Under the fields for texts.
author-values = Write the names of points, and numbers, in braces, and they follow the board; the guide for authors lists them.
# On the screen for authors. A button: begins another lesson in the folder.
author-new-lesson = New lesson
# On the screen for authors. A button: the lesson is taken as by a learner.
author-try = Try it
# On the screen for authors. A button: the lessons are opened on the screen for teachers.
author-teach = Teach it
# On the screen for authors. A button: opens the lesson's file in a text editor.
author-edit = Open the file
# On the screen for authors. A button: adds a step behind this one.
author-add-step = Add step
# On the screen for authors. A button: removes this step; it can be brought back.
author-remove-step = Remove step
# On the screen for authors. A button: moves this step before the one before it.
author-step-earlier = Earlier
# On the screen for authors. A button: moves this step behind the one after it.
author-step-later = Later
# In the lists of keys and commands, on the screen for authors.
author-next-step = Next step
# The other way.
author-last-step = Previous step
# On the screen for authors. Where nothing is wrong with the lesson: every solution is reached, every wrong move has an answer.
author-no-problem = Everything in this lesson is proved.
# On the screen for authors. A problem with the lesson. $line is where it stands in the file, $problem what it is, in English.
author-line = Line { $line }: { $problem }
# On the screen for authors. The name of a field: an answer to choose from. $name is its name in the file, such as first.
author-answer = Answer “{ $name }”
# On the screen for authors. The name of a field: what is said to a wrong move or answer. $name is its name in the file.
author-wrong = After the wrong “{ $name }”
# On the screen for authors. A tool: a click gives a point a short name, by which the texts can speak of it.
author-tool-name = Name points
# On the screen for authors. A tool: a click foresees a wrong move, which the author answers in words of their own.
author-tool-wrong = Wrong move
