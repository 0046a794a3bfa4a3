### What is said to a move: why the rules refuse it, why it does not do what the step asks for, what it did.
### Each message is a short heading; `.body` is the explanation under it.
### $move is the move; $color is the player's color, $other the opponent's.

## The rules refuse the move

# The learner has clicked a point with a stone. $move is the point, such as D4, $by the color of the stone.
refused-occupied = That point is taken
    .body = There is a { COLOR($by, form: "stone") } stone on { POINT($move) }. A stone can only go on an empty point.
# The stone, or the chain it joins, would have no liberty. $move is the point, such as D4; $count is how many stones would have no liberty; $others are the stones around.
refused-self-capture = No liberty there
    .body = { $count ->
        [one] A stone on { POINT($move) } would have no liberty, and it takes nothing. The rules do not let you play it.
       *[other] After { POINT($move) } your chain of { STONES($count) } would have no liberty, and it takes nothing. The rules do not let you play it.
    }
# A ko was taken back at once. $move is the learner’s point, such as D4, $taker the stone that has just taken the ko.
refused-ko = Ko: no immediate retake
    .body = { POINT($taker) } has just taken your stone on { POINT($move) }. Taking back at once would bring the same board again, so play somewhere else first.
# The same in the confirmation of life and death, where a ko may be retaken only after a pass. $move is the learner’s point, such as D4, $taker the stone that has taken the ko.
refused-ko-confirmation = Ko: pass for it first
    .body = { POINT($taker) } has taken the ko on { POINT($move) }. In confirmation you may take it back only after you have passed for it.
# The whole board would be the same again. $move is the point, such as D4; $number is the number of the earlier move after which the board looked the same; 0 is the start.
refused-superko = This board has been there before
    .body = { $number ->
        [0] After { POINT($move) } the whole board would look as it did at the start. These rules do not let that happen here.
       *[other] After { POINT($move) } the whole board would look as it did after move { $number }. These rules do not let that happen here.
    }
# The step asked for a move that the rules refuse, and the learner has played it. The body is the step’s own .right.
refused-meant = Refused, as it should be
# A move after two passes have stopped the game. $move is the point, such as D4.
refused-stopped = The game has stopped
    .body = Both have passed, so { POINT($move) } can no longer be played.
# A move on a point that the board does not have. $move is the point, such as T19.
refused-off-board = Not on the board
    .body = { POINT($move) } lies outside this board.

## The engine's reasons

# The stone just played can be taken. $other is the opponent’s color, $by the point where it takes, such as D4; $count stones are lost, $stones are their points.
fact-taken-at-once = It can be taken
    .body = { COLOR($other) } plays { POINT($by) } and takes { STONES($count) } at once.
# The step asks to take a chain, and it is not taken yet. $chain_color is its color, $chain one of its stones, such as D4, $count the number of its liberties, $liberties their points.
fact-still-has-liberties = It still has a liberty
    .body = { $count ->
        [one] { COLOR($chain_color) } at { POINT($chain) } still has a liberty: { POINT($liberties) }.
       *[other] { COLOR($chain_color) } at { POINT($chain) } still has { $count } liberties: { POINT($liberties) }.
    }
# The step asks for atari, and the chain has another number of liberties. $chain is one of its stones, such as D4, $count the number of its liberties, $liberties their points.
fact-not-in-atari = Not in atari
    .body = { POINT($chain) } has { $count } liberties: { POINT($liberties) }. Atari means just one.
# The step asks to take a liberty, and the move touches none. $move is the point, such as D4, $chain a stone of the chain, $liberties are the points of its liberties.
fact-takes-no-liberty = No liberty taken
    .body = { POINT($move) } is not beside { POINT($chain) }. The liberties of { POINT($chain) } are { POINT($liberties) }.
# The learner’s chain is still short of liberties. $chain is one of its stones, such as D4, $count the number of its liberties, $wanted the number that it should have.
fact-too-few-liberties = Too few liberties
    .body = { $count ->
        [one] Your stones at { POINT($chain) } have only { $count } liberty; they need { $wanted }.
       *[other] Your stones at { POINT($chain) } have { $count } liberties; they need { $wanted }.
    }
# The step asks to connect two chains, and the opponent can cut. $stones are a stone of each chain, such as C3 and D4, $other is the opponent’s color, $cut the point where it cuts.
fact-still-apart-cut = They can be cut
    .body = { COLOR($other) } plays { POINT($cut) }, and { POINT($stones) } are cut apart.
# The step asks to connect two chains, and they are not one chain yet. $stones are a stone of each chain, such as C3 and D4.
fact-still-apart = Still apart
    .body = { POINT($stones) } do not belong to one chain yet.
# The step asks for two eyes, and the opponent can prevent them. $other is the opponent’s color, $by the point where it plays, such as D4, $chain a stone of the chain.
fact-loses-its-eyes = One eye too few
    .body = { COLOR($other) } plays { POINT($by) }, and the chain at { POINT($chain) } gets no second eye.
# The step asks for two eyes, and there are none yet. $chain is a stone of the chain, such as D4.
fact-no-two-eyes = No two eyes yet
    .body = The chain at { POINT($chain) } does not have two sure eyes.
# The step asks to close a border. $points are where the border is open, such as C3 and D4.
fact-border-open = The border is open
    .body = The border is still open at { POINT($points) }. Until it is closed, the points behind it are nobody’s.
# The learner has passed too early. $count points can be played, $example is one of them, such as D4.
fact-nothing-played = There is more to play
    .body = A pass gives the turn away, and there are still points to play, { POINT($example) } for one.
# The move fills a point of the learner’s own territory. $move is the point, such as D4, $count the number of points that the territory had.
fact-fills-own-territory = That is yours already
    .body = { POINT($move) } lies in your own territory of { $count } points. A stone there fills one of them.
# The move stands in the opponent’s territory. $move is the point, such as D4, $other the opponent’s color; $borders are stones around the territory.
fact-in-opponent-territory = That is a gift
    .body = { POINT($move) } lies in { COLOR($other) }’s territory. The stone cannot live there and becomes a prisoner.
# The move stands on a point that both colors touch. $move is the point, such as D4.
fact-on-dame = A neutral point
    .body = { POINT($move) } touches both colors: it lies in nobody’s territory.
# The right point is somewhere else. $move is the point that was played, such as D4. $side names the direction to go: "left", "right", "up", "down"; $lines is how many lines; $side2 and $lines2 likewise, "none" where straight.
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
# The step wants a refused move; this one is allowed. $move is the move, such as D4, $meant the point to try.
fact-allowed = That move is allowed
    .body = { POINT($move) } breaks no rule. Try { POINT($meant) } and see what the rules say.
# The same where the learner has passed. $meant is the point to try, such as D4.
fact-allowed-pass = A pass is always allowed
    .body = Try { POINT($meant) } and see what the rules say.

## An answer without a heading of its own

# The heading over an author's answer to a wrong move.
wrong-title = Not yet
# The heading over what is said to a right move.
right-title = Right
# Under it, where the lesson says nothing. $move is the point, such as D4; $count stones were taken.
right-captured = { POINT($move) } takes { STONES($count) }.
# The same where no stone was taken. $move is the point, such as D4.
right-plain = { POINT($move) } does it.
# The same where the right move was a pass.
right-pass = You passed.
# The same where more moves of the line follow. $move is the point, such as D4.
right-go-on = { POINT($move) } is right. Go on.

## Marking and counting

# The learner has marked a dead chain. $chain is a stone of the chain, such as D4, $count how many stones it has.
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
# The same where no shorter reason can be given. $chain is the stone that was clicked, such as D4.
dead-lives-other = It lives
    .body = { POINT($chain) } is not dead: nobody can capture it.
# Dead stones are to be marked, and an empty point was clicked. $move is the point, such as D4.
dead-no-stone = No stone there
    .body = { POINT($move) } is empty. Mark a stone.
# “Done” was clicked too early. $left chains or regions are still unmarked, such as 2.
dead-unmarked = Not all yet
    .body = { $left ->
        [one] There is { $left } more to find.
       *[other] There are { $left } more to find.
    }
# The learner has marked territory. $owner is whose it is; $count is the number of points of the region, $move a point of it, such as D4.
region-right = { $count ->
    [one] { SCORE($count) } point
   *[other] { SCORE($count) } points
}
    .body = The region at { POINT($move) } is { COLOR($owner) }’s.
# Territory is to be marked, and both colors touch the region that was clicked. $move is the point, such as D4; $borders are the other color’s stones around it.
region-not-dame = Nobody’s
    .body = The region at { POINT($move) } touches both colors, { POINT($borders) } among them.
# An empty point that only one color surrounds, its stones in seki. $move is the point, such as D4.
region-not-seki = Nobody’s
    .body = { POINT($move) } is an eye of stones in seki. Under these rules such an eye is no territory.
# Territory is to be marked, and the region that was clicked belongs to the other side. $owner is the color that has it, $move the point, such as D4.
region-not-other = This is { COLOR($owner) }’s
    .body = The region at { POINT($move) } is surrounded by the ringed { COLOR($owner, form: "stone") } stones.
# Territory is to be marked, and a stone was clicked. $move is its point, such as D4.
region-stone = A stone stands there
    .body = Tap the empty points around { POINT($move) }.
# The board was clicked in a step that only shows something. $button and $explore are the words on the two buttons, such as “Next” and “Explore”.
only-shown = Just watch here
    .body = This step shows something. “{ $button }” leads on, “{ $explore }” lets you play.
# A point was clicked where a question is asked.
only-choose = A question
    .body = Pick one of the answers beside the board.
# A pass where stones or territory are to be marked.
only-mark = Not yet
    .body = Mark what is asked for on the board first.
# The heading over what is said to a wrong answer of a question.
answer-wrong = Not quite
# The heading over what is said to the right answer of a question.
answer-right = Right
# Free play. $color has just taken stones, $count is how many.
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
# What lost a capture game: $color, the opponent, has taken $count stones at $chain, such as D4; they stood in atari, and $better would have saved them.
game-lost-in-atari = { COLOR($color) } has taken { STONES($count) } at { POINT($chain) }. That chain was in atari already: { POINT($better) } would have saved it.
# The same where nothing could save them any more. $color is the opponent, $count the number of stones, $chain one of their points, such as D4.
game-lost-in-atari-late = { COLOR($color) } has taken { STONES($count) } at { POINT($chain) }. That chain was in atari, and it was too late to save it: count your liberties one move earlier.
# What lost a capture game: the learner’s $move left the chain at $chain with one liberty; $color, the opponent, took $count stones.
game-lost-walked = After { POINT($move) } your chain at { POINT($chain) } had only one liberty, and { COLOR($color) } took { STONES($count) }.
# What lost a counted game: $better was worth more than $move by $points.
game-lost-smaller = { POINT($better) } was worth more than { POINT($move) }, by about { SCORE($points) }.
# The same where the learner passed. $better is a point that was still worth something, such as D4.
game-lost-smaller-pass = You passed too early: { POINT($better) } would still have gained you something.
# The same where a pass was better than $move.
game-lost-should-pass = { POINT($move) } gained nothing and cost you a point: a pass would have been better.
# The same where only the lesson’s own way is known: $better instead of $move.
game-lost-off-line = The game was still open when you played { POINT($move) }. Try { POINT($better) } instead.
