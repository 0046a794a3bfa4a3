### What is said to a move: why the rules refuse it, why it does not do what the step asks for, what it did.
### Each message is a short heading; `.body` is the explanation under it.
### $move is the move; $color is the player's color, $other the opponent's.

## The rules refuse the move

# $by is the color of the stone that stands there.
refused-occupied = That point is taken
    .body = There is a { COLOR($by, form: "stone") } stone on { POINT($move) }. A stone can only go on an empty point.
# $others are the stones around; $count is how many stones would have no liberty.
refused-self-capture = No liberty there
    .body = { $count ->
        [one] A stone on { POINT($move) } would have no liberty, and it takes nothing. The rules do not let you play it.
       *[other] After { POINT($move) } your chain of { STONES($count) } would have no liberty, and it takes nothing. The rules do not let you play it.
    }
# $taker is the stone that has just taken the ko.
refused-ko = Ko: no immediate retake
    .body = { POINT($taker) } has just taken your stone on { POINT($move) }. Taking back at once would bring the same board again, so play somewhere else first.
# The same in the confirmation of life and death, where a ko may be retaken only after a pass.
refused-ko-confirmation = Ko: pass for it first
    .body = { POINT($taker) } has taken the ko on { POINT($move) }. In confirmation you may take it back only after you have passed for it.
# $number is the number of the earlier move after which the board looked the same; 0 is the start.
refused-superko = This board has been there before
    .body = { $number ->
        [0] After { POINT($move) } the whole board would look as it did at the start. These rules do not let that happen here.
       *[other] After { POINT($move) } the whole board would look as it did after move { $number }. These rules do not let that happen here.
    }
# The step asked for a move that the rules refuse, and the learner has played it. The body is the step’s own .right.
refused-meant = Refused, as it should be
refused-stopped = The game has stopped
    .body = Both have passed, so { POINT($move) } can no longer be played.
refused-off-board = Not on the board
    .body = { POINT($move) } lies outside this board.

## The engine's reasons

# $stones are lost, $count of them, by the opponent's move at $by.
fact-taken-at-once = It can be taken
    .body = { COLOR($other) } plays { POINT($by) } and takes { STONES($count) } at once.
# $chain is a stone of the chain, $liberties its liberties, $count how many.
fact-still-has-liberties = It still has a liberty
    .body = { $count ->
        [one] { COLOR($chain_color) } at { POINT($chain) } still has a liberty: { POINT($liberties) }.
       *[other] { COLOR($chain_color) } at { POINT($chain) } still has { $count } liberties: { POINT($liberties) }.
    }
fact-not-in-atari = Not in atari
    .body = { POINT($chain) } has { $count } liberties: { POINT($liberties) }. Atari means just one.
fact-takes-no-liberty = No liberty taken
    .body = { POINT($move) } is not beside { POINT($chain) }. The liberties of { POINT($chain) } are { POINT($liberties) }.
# $wanted is the number of liberties it should have.
fact-too-few-liberties = Too few liberties
    .body = { $count ->
        [one] Your stones at { POINT($chain) } have only { $count } liberty; they need { $wanted }.
       *[other] Your stones at { POINT($chain) } have { $count } liberties; they need { $wanted }.
    }
# $stones are a stone of each chain; $cut is where the opponent cuts.
fact-still-apart-cut = They can be cut
    .body = { COLOR($other) } plays { POINT($cut) }, and { POINT($stones) } are cut apart.
fact-still-apart = Still apart
    .body = { POINT($stones) } do not belong to one chain yet.
fact-loses-its-eyes = One eye too few
    .body = { COLOR($other) } plays { POINT($by) }, and the chain at { POINT($chain) } gets no second eye.
fact-no-two-eyes = No two eyes yet
    .body = The chain at { POINT($chain) } does not have two sure eyes.
# $points are where the border is open.
fact-border-open = The border is open
    .body = The border is still open at { POINT($points) }. Until it is closed, the points behind it are nobody’s.
# $count points can be played, $example is one of them.
fact-nothing-played = There is more to play
    .body = A pass gives the turn away, and there are still points to play, { POINT($example) } for one.
# $count is the number of points the region had.
fact-fills-own-territory = That is yours already
    .body = { POINT($move) } lies in your own territory of { $count } points. A stone there fills one of them.
# $borders are stones around the point.
fact-in-opponent-territory = That is a gift
    .body = { POINT($move) } lies in { COLOR($other) }’s territory. The stone cannot live there and becomes a prisoner.
fact-on-dame = A neutral point
    .body = { POINT($move) } touches both colors: it lies in nobody’s territory.
# $side names the direction to go: "left", "right", "up", "down"; $lines is how many lines; $side2 and $lines2 likewise, "none" where straight.
fact-elsewhere = Not there
    .body = From { POINT($move) }, look { $side ->
        [left] left by { $lines }
        [right] right by { $lines }
        [up] up by { $lines }
       *[down] down by { $lines }
    }{ $side2 ->
        [up] {" "}and up by { $lines2 }.
        [down] {" "}and down by { $lines2 }.
       *[none] .
    }
# The step wants a refused move; this one is allowed. $meant is the point to try.
fact-allowed = That move is allowed
    .body = { POINT($move) } breaks no rule. Try { POINT($meant) } and see what the rules say.
fact-allowed-pass = A pass is always allowed
    .body = Try { POINT($meant) } and see what the rules say.

## An answer without a heading of its own

# The heading over an author's answer to a wrong move.
wrong-title = Not yet
# The heading over what is said to a right move.
right-title = Right
# Under it, where the lesson says nothing. $count stones were taken.
right-captured = { POINT($move) } takes { STONES($count) }.
right-plain = { POINT($move) } does it.
right-pass = You passed.
# A line goes on.
right-go-on = { POINT($move) } is right. Go on.

## Marking and counting

# $chain is a stone of the chain, $count how many stones it has.
dead-right = Dead
    .body = { STONES($count) } at { POINT($chain) }: no matter who plays, the chain cannot escape.
# A link under the answer to a dead chain: plays out how it is captured.
dead-play-out = See how they are taken
# $chain is the stone that was clicked, $eyes are the points of its two eyes.
dead-lives-eyes = It lives
    .body = { POINT($chain) } belongs to stones with two eyes, { POINT($eyes) }. Nobody can take them.
# $chain is the stone that was clicked; its chain borders $count points of its own territory.
dead-lives-territory = It lives
    .body = { $count ->
        [one] { POINT($chain) } is not dead: it borders { $count } point of its own territory.
       *[other] { POINT($chain) } is not dead: it borders { $count } points of its own territory.
    }
# $chain is the stone that was clicked; its chain has $count liberties and can join stones that live.
dead-lives = It lives
    .body = { $count ->
        [one] { POINT($chain) } is not dead: it can join its friends by its liberty.
       *[other] { POINT($chain) } is not dead: it can join its friends by either of its { $count } liberties.
    }
# $chain is the stone that was clicked.
dead-lives-seki = It lives
    .body = { POINT($chain) } stands in seki: whoever plays on the shared liberties first is captured.
# $chain is the stone that was clicked; its capture lets a new living stone follow (1989 rules, article 7).
dead-lives-new-stone = It lives
    .body = { POINT($chain) } can be taken, but then a new stone follows that nobody can take. By article 7 such stones are alive.
dead-lives-other = It lives
    .body = { POINT($chain) } is not dead: nobody can capture it.
dead-no-stone = No stone there
    .body = { POINT($move) } is empty. Mark a stone.
# $left chains are still unmarked.
dead-unmarked = Not all yet
    .body = { $left ->
        [one] There is { $left } more to find.
       *[other] There are { $left } more to find.
    }
# $owner is a color; $count the points of the region at $move.
region-right = { $count ->
    [one] { SCORE($count) } point
   *[other] { SCORE($count) } points
}
    .body = The region at { POINT($move) } is { COLOR($owner) }’s.
# $borders are the other color's stones around it.
region-not-dame = Nobody’s
    .body = The region at { POINT($move) } touches both colors, { POINT($borders) } among them.
# An empty point that only one color surrounds, its stones in seki.
region-not-seki = Nobody’s
    .body = { POINT($move) } is an eye of stones in seki. Under these rules such an eye is no territory.
region-not-other = This is { COLOR($owner) }’s
    .body = The region at { POINT($move) } is surrounded by the ringed { COLOR($owner, form: "stone") } stones.
region-stone = A stone stands there
    .body = Tap the empty points around { POINT($move) }.
only-shown = Just watch here
    .body = This step shows something. “{ $button }” leads on, “{ $explore }” lets you play.
# A point was clicked where a question is asked.
only-choose = A question
    .body = Pick one of the answers beside the board.
# A pass where stones or territory are to be marked.
only-mark = Not yet
    .body = Mark what is asked for on the board first.
answer-wrong = Not quite
answer-right = Right
# Free play. $count stones were taken.
explored-captured = { COLOR($color) } takes { STONES($count) }
    .body = You can take moves back and return to the lesson at any time.

## A game against the program

# The opponent’s answer in a game. $color is the opponent, $reply its move. Under it stands one of the reasons below.
game-reply = { COLOR($color) } plays { POINT($reply) }
# The opponent passes in a game. $color is the opponent.
game-reply-pass = { COLOR($color) } passes
    .body = It sees no move that gains anything. If you pass as well, the game is over.
# Why the opponent played there: it takes $count stones.
game-habit-capture = It takes { STONES($count) }.
# The same: it saves its own stones.
game-habit-save = It saves its own stones, which were in atari.
# The same: the learner’s stone stands in its territory.
game-habit-contain = It does not let your stone live in its territory.
# The same: the learner’s stones are in atari now.
game-habit-atari = It puts your stones in atari: look for the one liberty that is left.
# The same: it takes a liberty.
game-habit-approach = It takes a liberty away from your stones.
# The same: it closes a border, or pushes in where the learner’s is open.
game-habit-close = It plays where a border is still open.
# The same: it fills a neutral point, or one that lies open between both sides.
game-habit-fill = It fills an open point between the two sides.
# The same: a quiet move.
game-habit-center = It takes a point near the middle.
# The learner has won a game. The body is shown where the lesson says nothing of its own.
game-won = You win
    .body = You have reached the aim of this game.
# The opponent, $color, has won. The body is shown where no move can be named that lost the game.
game-lost = { COLOR($color) } wins
    .body = Take your last move back and try another one.
# The learner is ahead in a counted game, but by less than the step asks for. The body is shown where no move can be named.
game-short = Not by enough
    .body = You are ahead in the count, but another way gains more.
# Both have passed in a capture game, and nobody has taken enough stones.
game-undecided = Nobody has won
# What lost a capture game: $count stones at $chain stood in atari, and $better would have saved them.
game-lost-in-atari = { COLOR($color) } has taken { STONES($count) } at { POINT($chain) }. That chain was in atari already: { POINT($better) } would have saved it.
# The same where nothing could save them any more.
game-lost-in-atari-late = { COLOR($color) } has taken { STONES($count) } at { POINT($chain) }. That chain was in atari, and it was too late to save it: count your liberties one move earlier.
# What lost a capture game: the learner’s $move left the chain at $chain with one liberty; $count stones were taken.
game-lost-walked = After { POINT($move) } your chain at { POINT($chain) } had only one liberty, and { COLOR($color) } took { STONES($count) }.
# What lost a counted game: $better was worth more than $move by $points.
game-lost-smaller = { POINT($better) } was worth more than { POINT($move) }, by about { SCORE($points) }.
# The same where the learner passed.
game-lost-smaller-pass = You passed too early: { POINT($better) } would still have gained you something.
# The same where a pass was better than $move.
game-lost-should-pass = { POINT($move) } gained nothing and cost you a point: a pass would have been better.
# The same where only the lesson’s own way is known: $better instead of $move.
game-lost-off-line = The game was still open when you played { POINT($move) }. Try { POINT($better) } instead.
