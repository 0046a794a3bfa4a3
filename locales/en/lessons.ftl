### The first course: the rules of Go.
###
### rules_go_<step>_n is the heading of a step, rules_go_<step>_c its text beside the board. Attributes of _c:
### .hint (asked for by the learner), .right (said when the step is done), .right-title (its heading, where something is
### only tried out), .wrong-<name> (said after that answer), .answer-<name> (a button), .rule (the rule that the step
### teaches, in one or two short sentences for the card of rules; only $black, $white, $komi, $ruleset and the step's own
### points are there), .notes (for a teacher, never shown to a learner).
###
### Colors, points and numbers come from variables only, since a step can be mirrored and its colors swapped:
### COLOR($black) "Black"; COLOR($black, form: "stone") "black"; POINT($stone) a point or several, a link to the board;
### SCORE($n) a number of points; STONES($n) "2 stones".
### Always there: $black and $white (colors as the lesson's file writes them), $learner and $opponent (colors: whose
### turn it is at the start of the step, and the other), $move (point: the move just tried or played), $captured
### (number: stones taken by the last move), $komi (number), $ruleset.

## Chapters and orders

# Home screen: the title of the first chapter. No variables.
rules_go_chapter_stones = Stones and liberties
# Home screen: the title of the second chapter. No variables.
rules_go_chapter_ko = Ko
# Home screen: the title of the chapter about eyes. No variables.
rules_go_chapter_life = Eyes and life
# Home screen: the title of the third chapter. No variables.
rules_go_chapter_ending = Ending and counting
# Settings: the order of the chapters in which ko comes before counting. No variables.
rules_go_order_capture_first = Ko before counting
# Settings: the order of the chapters in which counting comes before ko. No variables.
rules_go_order_territory_first = Counting before ko

## Lesson first_move

# First step, and the title of the lesson. No variables.
rules_go_start_n = The rules of Go
# First step: the empty board; the learner reads. $black: who begins.
rules_go_start_c = The board starts empty. Two players put down one stone at a time, { COLOR($black) } first, to surround empty points and to capture the other side’s stones.
    .notes = Show the empty board for a moment and name the two aims. Everything else in the course follows from them. The board here has nine lines; on thirteen and nineteen lines the rules are the same.

# Heading. No variables.
rules_go_first_move_n = The first move
# The learner plays anywhere. $black: who begins. In .right, $move: the point just played.
rules_go_first_move_c = { COLOR($black) } plays the first move. Put a stone on any intersection, where two lines cross.
    .hint = Every intersection is free. Choose the one you like.
    .right = Your stone stands on { POINT($move) }. Stones go on the intersections, never inside the squares.
    .rule = { COLOR($black) } plays first. A stone may go on any empty intersection.
    .notes = Let several pupils choose. A first move in the middle, at the side and in the corner are all allowed.

# Heading. No variables.
rules_go_first_corner_n = Corners and edges
# The learner plays in a corner. $learner: the color to move. $corners: the four corner points. $move: the point played.
rules_go_first_corner_c = The intersections on the edge and in the corners are points like all the others. Now it is { COLOR($learner) }’s turn: play in a corner.
    .hint = The corners are { POINT($corners) }.
    .right = { POINT($move) } is a corner, and a stone may stand there. The board goes all the way to its edge.
    .wrong-edge = { POINT($move) } lies on the edge. Follow the edge to its end: the corners are { POINT($corners) }.
    .wrong-inside = A stone may stand on { POINT($move) }, but that is not a corner. The corners are { POINT($corners) }.

# Heading. No variables.
rules_go_first_stay_n = Stones stay
# The learner plays beside a stone. $stone: the stone on the board. $near: the four points beside it. $move: the point played.
rules_go_first_stay_c = A stone never moves once it is down. To reach the next point you add a stone: play beside { POINT($stone) }, along a line.
    .hint = From { POINT($stone) } the lines lead to { POINT($near) }.
    .right = { POINT($stone) } stays where it was, and { POINT($move) } stands beside it. Only a captured stone leaves the board.
    .wrong-diagonal = No line joins { POINT($move) } and { POINT($stone) }: they are diagonal to each other. Go one step along a line.
    .wrong-far = { POINT($move) } is not beside { POINT($stone) }. The points beside it are { POINT($near) }.
    .rule = A stone never moves. Only captured stones leave the board.

# Heading. No variables.
rules_go_first_turn_n = Taking turns
# A question with two answers. $last: the stone played last.
rules_go_first_turn_c = The players take turns, one stone at a time. The last stone was put on { POINT($last) }: whose turn is it?
    .hint = Look at the color of the stone on { POINT($last) }. The other side is next.
    .answer-black = { COLOR($black) }
    .answer-white = { COLOR($white) }
    .right = It is { COLOR($black) }’s turn. Nobody plays twice in a row.
    .wrong-white = { COLOR($white) } has just played on { POINT($last) }. Now { COLOR($black) } answers.
    .rule = The players take turns, one stone at a time.

## Lesson liberties

# First step, and the title of the lesson. No variables.
rules_go_liberties_center_n = Liberties
# The learner takes a liberty. $stone: the lone stone in the middle; its liberties are marked. $learner: the color to move.
rules_go_liberties_center_c = The empty points beside a stone, along the lines, are its liberties. { POINT($stone) } has four: take one of them with a { COLOR($learner, form: "stone") } stone.
    .hint = Play on any of the points marked around { POINT($stone) }.
    .right = { POINT($move) } was a liberty. Three are left to { POINT($stone) }.
    .rule = The empty points beside a stone, along the lines, are its liberties.
    .notes = Some books say breathing points. Let the class count aloud: a liberty is always an empty point.

# Heading. No variables.
rules_go_liberties_edge_n = At the edge
# The learner takes a liberty. $stone: the stone at the edge; its liberties are marked.
rules_go_liberties_edge_c = At the edge the lines stop, and { POINT($stone) } has only three liberties. Take one of them.
    .hint = Two liberties of { POINT($stone) } lie along the edge, and one leads away from it.
    .right = { POINT($move) } is taken, and two liberties are left. A stone at the edge is surrounded sooner.

# Heading. No variables.
rules_go_liberties_corner_n = In the corner
# A question with three answers. $stone: the stone in the corner. $free: its two liberties. $across: the point diagonally opposite.
rules_go_liberties_corner_c = { POINT($stone) } stands in the corner. How many liberties does it have?
    .hint = Put a finger on { POINT($stone) } and follow each line for one step.
    .answer-two = Two
    .answer-three = Three
    .answer-four = Four
    .right = The liberties are { POINT($free) }. In the corner a stone has the fewest.
    .wrong-three = No line leads from { POINT($stone) } to { POINT($across) }. Count only { POINT($free) }.
    .wrong-four = A stone in the middle has four. Beside { POINT($stone) } the board ends on two sides, and { POINT($free) } are left.

# Heading. No variables.
rules_go_liberties_diagonal_n = Never diagonally
# The learner takes a real liberty. $stone: the stone. $across: the crossed points with stones diagonally opposite. $move: the point played.
rules_go_liberties_diagonal_c = The stones on { POINT($across) } are diagonal to { POINT($stone) } and take away no liberty. Take a real liberty.
    .hint = Follow a line from { POINT($stone) } for one step.
    .right = { POINT($move) } lies beside { POINT($stone) } on a line, so it was a liberty.
    .wrong-diagonal = { POINT($move) } is diagonal to { POINT($stone) }, too. All four liberties are still there.

# Heading. No variables.
rules_go_liberties_atari_n = Atari
# The learner gives atari. $stone: the stone with two liberties left, which are marked.
rules_go_liberties_atari_c = A stone with one liberty left is in atari: the next move can take it. Put { POINT($stone) } in atari.
    .hint = { POINT($stone) } has two liberties. Fill either one.
    .right = { POINT($stone) } has one liberty left. That is atari.
    .rule = A stone or chain with one liberty left is in atari.
    .notes = Nobody has to say the word during a game, though friends often do.

## Lesson capture

# First step, and the title of the lesson. No variables.
rules_go_capture_center_n = Capturing
# The learner captures. $stone: the stone in atari. In .right, $captured: how many stones were taken.
rules_go_capture_center_c = A stone without a liberty is captured and leaves the board. { POINT($stone) } has one liberty: take it.
    .hint = Three sides of { POINT($stone) } are closed. Play on the fourth.
    .right = { STONES($captured) } captured. You keep what you take: your prisoners count at the end.
    .rule = A stone with no liberty left is captured and leaves the board.

# Heading. No variables.
rules_go_capture_edge_n = At the edge
# The learner captures. $stone: the stone at the edge, in atari.
rules_go_capture_edge_c = At the edge three stones are enough to surround one. Capture { POINT($stone) }.
    .hint = Follow the edge from { POINT($stone) } to the empty point.
    .right = { POINT($move) } takes { POINT($stone) }. The edge of the board did a part of the work.

# Heading. No variables.
rules_go_capture_corner_n = In the corner
# The learner captures. $stone: the stone in the corner, in atari.
rules_go_capture_corner_c = In the corner two stones are enough. Capture { POINT($stone) }.
    .hint = { POINT($stone) } has only one empty point beside it.
    .right = { POINT($move) } takes { POINT($stone) }. Stones in the corner are the easiest to capture.

# Heading. No variables.
rules_go_capture_which_n = Which one?
# The learner finds the stone that can be taken. $stones: both stones, marked. $other: the one with two liberties.
rules_go_capture_which_c = One of the stones on { POINT($stones) } can be captured with a single move. Find it.
    .hint = Count the liberties of each marked stone. Which one is in atari?
    .right = { POINT($move) } was the last liberty. { POINT($other) } still has two and cannot be taken yet.
    .wrong-other = { POINT($move) } takes a liberty of { POINT($other) }, but that stone still has another. Which one is in atari already?
    .wrong-elsewhere = { POINT($move) } captures nothing. Count the liberties of { POINT($stones) }, one after the other.

# Heading. No variables.
rules_go_capture_rescue_n = Capture to the rescue
# The learner saves a stone by taking its attacker. $stone: the learner's stone in atari. $attacker: the other side's stone in atari.
rules_go_capture_rescue_c = Your stone on { POINT($stone) } is in atari. Save it by capturing one of the stones around it.
    .hint = Is one of the stones around { POINT($stone) } in atari, too?
    .right = { POINT($attacker) } is gone, and { POINT($stone) } has room again.
    .wrong-run = { POINT($move) } gives your stone new liberties, but it takes nothing. Look at { POINT($attacker) }: it has one liberty left.

## Lesson chains

# First step, and the title of the lesson. No variables.
rules_go_chains_join_n = Chains
# The learner connects two stones. $stones: the two stones.
rules_go_chains_join_c = Stones of one color that touch along a line form a chain. Join { POINT($stones) } into one.
    .hint = Play on the point between { POINT($stones) }.
    .right = { POINT($move) } makes one chain of three. From now on its stones live or die together.
    .rule = Stones of one color that touch along a line form a chain. They share their liberties.

# Heading. No variables.
rules_go_chains_count_n = Shared liberties
# A question with three answers. $chain: the two stones of the chain.
rules_go_chains_count_c = The stones of a chain share their liberties. How many do { POINT($chain) } have together?
    .hint = Walk around the chain and count the empty points beside it.
    .answer-four = Four
    .answer-six = Six
    .answer-eight = Eight
    .right = There are six empty points around { POINT($chain) }. A longer chain usually has more liberties than a single stone.
    .wrong-four = A single stone has four. { POINT($chain) } have empty points along both sides and at both ends.
    .wrong-eight = Each stone alone would have four, but { POINT($chain) } each stand on a liberty of the other. Two fall away.

# Heading. No variables.
rules_go_chains_capture_n = Captured as one
# The learner captures a chain. $chain: its two stones. $captured: how many stones were taken.
rules_go_chains_capture_c = A chain is captured as one, when its last liberty is taken. Capture { POINT($chain) }.
    .hint = Look for the one empty point beside the chain.
    .right = { STONES($captured) } left the board together.
    .rule = A chain is captured as one.

# Heading. No variables.
rules_go_chains_escape_n = Extending
# The learner extends. $stone: the learner's stone in atari.
rules_go_chains_escape_c = Your stone on { POINT($stone) } is in atari. Extend it so that it has three liberties.
    .hint = Only one point beside { POINT($stone) } is empty.
    .right = The chain from { POINT($stone) } to { POINT($move) } has three liberties now. It is out of danger for the moment.
    .notes = Growing helps only when the new stone brings new liberties. Along the edge it often brings too few.

# Heading. No variables.
rules_go_chains_connect_n = Joining a friend
# The learner connects. $stone: the learner's stone in atari. $friend: another stone of the learner's.
rules_go_chains_connect_c = Again { POINT($stone) } is in atari, but a friend waits on { POINT($friend) }. Connect the two.
    .hint = Which empty point lies beside { POINT($stone) } and beside { POINT($friend) }?
    .right = { POINT($stone) } and { POINT($friend) } are one chain with five liberties. Connecting makes stones strong.

## Lesson forbidden

# First step, and the title of the lesson. No variables.
rules_go_forbidden_occupied_n = Forbidden points
# The learner tries a move that is refused. $stone: the point with a stone on it.
rules_go_forbidden_occupied_c = Some moves are refused. Try it: play on { POINT($stone) }, where a stone already stands.
    .hint = Put your stone right on top of { POINT($stone) }.
    .right = One point holds one stone. { POINT($stone) } is free again only if its stone is captured.
    .rule = One point holds one stone.

# Heading. No variables.
rules_go_forbidden_self_n = No liberty
# The learner tries a move that is refused. $point: the point inside the ring. $ring: the four stones around it.
rules_go_forbidden_self_c = A stone must have a liberty once the move is done. Try to play on { POINT($point) }.
    .hint = { POINT($point) } is the empty point inside the ring of { POINT($ring) }.
    .right = On { POINT($point) } your stone would have no liberty, and it would capture nothing. Such a move is called self-capture.
    .rule = After your move, your stones must have a liberty.

# Heading. No variables.
rules_go_forbidden_chain_n = A chain’s last liberty
# The learner tries a move that is refused. $point: the last liberty of the learner's chain. $chain: the stones of that chain.
rules_go_forbidden_chain_c = The same holds for a chain: you may not fill its last liberty yourself. Try { POINT($point) }.
    .hint = { POINT($point) } is the only liberty of { POINT($chain) }.
    .right = With { POINT($point) } filled, the whole chain of { POINT($chain) } would have no liberty.

# Heading. No variables.
rules_go_forbidden_exception_n = The exception
# The learner plays a move that captures. $point: the circled point. $stones: the stones around it, all in atari. $captured: how many were taken.
rules_go_forbidden_exception_c = { COLOR($opponent) } holds every point beside { POINT($point) }. But captured stones come off first, and that makes liberties: play there.
    .hint = Which liberty do { POINT($stones) } have in common?
    .right = { STONES($captured) } came off first, and now { POINT($point) } has liberties.
    .rule = Captured stones come off first, so a move that captures is never self-capture.
    .notes = The order matters: first the other side’s stones without a liberty leave the board, then one’s own stone is looked at.

# Heading. No variables.
rules_go_forbidden_which_n = Allowed or not?
# The learner finds the allowed point. Labels on the board: a on $first (refused), b on $second (captures). $captured: how many were taken.
rules_go_forbidden_which_c = Neither (a) nor (b) has an empty point beside it. A move at one of them captures, so it is allowed: find it.
    .hint = Count the liberties of the stones around { POINT($first) } and of those around { POINT($second) }.
    .right = { POINT($second) } takes { STONES($captured) }. At { POINT($first) } nothing can be captured, so that move is refused.
    .wrong-elsewhere = Nothing stands in the way at { POINT($move) }. Choose between { POINT($first) } and { POINT($second) }: which of them takes stones?

## Lesson ko

# First step, and the title of the lesson. No variables.
rules_go_ko_take_n = Ko
# The learner takes a ko. $learner: the color the learner plays here. $ko: the stone to be taken. $take: the point to play on.
rules_go_ko_take_c = You play { COLOR($learner) } here. The stone on { POINT($ko) } is in atari: take it.
    .hint = The last liberty of { POINT($ko) } is { POINT($take) }.
    .right = { POINT($ko) } is taken, and now your stone on { POINT($take) } is in atari itself. A shape in which both sides could take back and forth like this is called a ko.

# Heading. No variables.
rules_go_ko_retake_n = No immediate retake
# The learner tries the retake that is refused. $learner: the color the learner plays now. $take: the stone that took the ko. $ko: the point where it was taken.
rules_go_ko_retake_c = Now you are { COLOR($learner) }. Try to take { POINT($take) } back by playing on { POINT($ko) }.
    .hint = Play on the circled point { POINT($ko) }.
    .right = Otherwise both sides could go on capturing for ever. Before you take back, you play somewhere else.
    .rule = A ko may not be taken back at once; first you play elsewhere.
    .notes = The Japanese rules refuse only the immediate retake. The area rules for beginners go further: no earlier position of the whole board may come back.

# Heading. No variables.
rules_go_ko_threat_n = A ko threat
# The learner plays a threat and the opponent answers. $threat: the stone to put in atari. $answers: its two liberties. $ko: the empty point of the ko. $opponent: the other color.
rules_go_ko_threat_c = Play elsewhere first, and choose a move that asks for an answer: put { POINT($threat) } in atari.
    .hint = The liberties of { POINT($threat) } are { POINT($answers) }.
    .right = { COLOR($opponent) } saves { POINT($threat) }, and so the ko on { POINT($ko) } is still open. Such a move is called a ko threat.
    .wrong-connects = { POINT($threat) } is not in atari, so { COLOR($opponent) } has time to fill the ko on { POINT($ko) }. Then there is nothing to take back.

# Heading. No variables.
rules_go_ko_take_back_n = Taking back
# The learner takes the ko back. $take: the stone to be taken. $ko: the point to play on.
rules_go_ko_take_back_c = Both sides have played elsewhere in between. Now you may take { POINT($take) }.
    .hint = { POINT($take) } has one liberty left. Find it.
    .right = { POINT($take) } is captured, and the ko is yours. A threat and its answer made the retake possible.
    .rule = After a move elsewhere the ko may be taken back.

# Heading. No variables.
rules_go_ko_other_side_n = The same for both
# The learner, now the other color, tries the retake that is refused. $learner: the color the learner plays now. $take: the point to try. $ko: the stone that has just taken.
rules_go_ko_other_side_c = The rule holds for both sides. You are { COLOR($learner) } again: try to take { POINT($ko) } back at once.
    .hint = Play on the circled point { POINT($take) }.
    .right = Now { COLOR($learner) } needs a threat, too. Such a fight is won by the side with more threats.

# Heading. No variables.
rules_go_ko_fill_n = Ending the ko
# The learner fills the ko. $opponent: the other color, which has played $elsewhere. $stones: two stones to join. $take: the point that joins them.
rules_go_ko_fill_c = { COLOR($opponent) } has played { POINT($elsewhere) }, and you need not answer. End the ko: join { POINT($stones) }.
    .hint = { POINT($take) } lies beside both of them.
    .right = { POINT($move) } fills the ko, and no stone can be taken here any more.

## Lesson eyes

# First step, and the title of the lesson. No variables.
rules_go_eyes_one_n = Eyes
# The learner tries a move that is refused. $eye: the empty point inside a ring of stones, circled. $opponent: whose stones they are. $learner: the color to move.
rules_go_eyes_one_c = { POINT($eye) } is an empty point inside a chain of { COLOR($opponent, form: "stone") } stones. Such a point is called an eye: try to play there.
    .hint = The circled point is the eye.
    .right = In the eye your stone has no liberty, and the chain still has one outside. As long as that one is open, the eye is closed to you.
    .rule = An empty point inside a chain is an eye. Empty points side by side make one eye together.
    .notes = Ask which rule refuses the move before you go on: it is self-capture, from the lesson on forbidden points.

# Heading. No variables.
rules_go_eyes_outside_n = From the outside
# The learner takes the last liberty outside. $chain: a stone of the chain with the eye. $move: the point played (in .wrong-elsewhere it may be a pass).
rules_go_eyes_outside_c = The chain at { POINT($chain) } has two liberties: the eye, and one outside. Begin on the outside.
    .hint = Walk around the chain along its border. Where is there a gap between your stones?
    .right = { POINT($move) } leaves the chain only its eye. It is in atari now.
    .wrong-elsewhere = The chain at { POINT($chain) } keeps both its liberties. Look for an empty point that touches it from outside.

# Heading. No variables.
rules_go_eyes_last_n = The eye comes last
# The learner captures by playing in the eye. $opponent: the other color, which has played $elsewhere. $chain: a stone of the chain. $eye: its eye. $captured: how many stones were taken.
rules_go_eyes_last_c = { COLOR($opponent) } has played { POINT($elsewhere) }. Every liberty outside is taken now: capture the chain at { POINT($chain) }.
    .hint = The eye is the last liberty of the chain. Does a stone there capture now?
    .right = This time { POINT($eye) } was allowed, because it took the last liberty: { STONES($captured) } captured. One eye does not save a chain.
    .wrong-elsewhere = The chain at { POINT($chain) } is still there, with one liberty left. Where is it?
    .rule = A surrounded chain with only one eye can usually be captured: first the liberties outside, then the eye.

# Heading. No variables.
rules_go_eyes_two_n = Two eyes
# The learner tries a move that is refused. $opponent: the color with the two eyes. $eyes: both eyes. $first: the one to try, circled. $second: the other one.
rules_go_eyes_two_c = { COLOR($opponent) }’s chain has two eyes, { POINT($eyes) }, and no liberty outside. Try to fill one of them: play on { POINT($first) }.
    .hint = Play on the circled point { POINT($first) }.
    .right = { POINT($first) } is forbidden while { POINT($second) } is open, and { POINT($second) } while { POINT($first) } is open. You would need two moves at once, so you cannot capture this chain: it is alive.
    .rule = A chain with two eyes is alive: the other side can fill neither of them.
    .notes = This is the heart of the game. Let the class look for a way to capture the chain, and take the time to see that there is none.

# Heading. No variables.
rules_go_eyes_make_n = Make two eyes
# The learner, now the side that is surrounded, makes two eyes. $chain: a stone of the learner's chain. $space: the three empty points inside it, in a row. $eyes: the two at the ends. $opponent: the other color. $move: the point played.
rules_go_eyes_make_c = This time your own chain is surrounded, with { POINT($space) } inside. Make two eyes with one move.
    .hint = Your stone should leave an empty point on each side of it.
    .right = { POINT($move) } divides the space. { POINT($eyes) } are two eyes, and your chain is alive.
    .wrong-left = { POINT($move) } leaves two empty points side by side, and they make only one eye. { COLOR($opponent) } plays inside, you take that stone, and { COLOR($opponent) } plays there again and takes everything.
    .wrong-right = { POINT($move) } leaves two empty points side by side, and they make only one eye. { COLOR($opponent) } plays inside, you take that stone, and { COLOR($opponent) } plays there again and takes everything.
    .wrong-elsewhere = That leaves { POINT($space) } undivided. { COLOR($opponent) } plays inside first, and only one eye is left to you.

# Heading. No variables.
rules_go_eyes_keep_n = Keep your eyes
# The learner plays anywhere but in the own eyes. $opponent: the other color, which has played $elsewhere. $chain: a stone of the learner's chain. $eyes: its two eyes, its only liberties. $move: the point played.
rules_go_eyes_keep_c = { COLOR($opponent) } has played { POINT($elsewhere) }, and your chain at { POINT($chain) } is closed in on all sides. Does it need help? Play any move that keeps it alive.
    .hint = The chain needs both its eyes and nothing more. Play somewhere else on the board.
    .right = With both eyes open, the chain needs no help, and you were free to play { POINT($move) }. Leave your eyes empty.
    .wrong-left = { POINT($move) } fills an eye of your own, and one liberty is left. { COLOR($opponent) } takes it, and the whole chain with it.
    .wrong-right = { POINT($move) } fills an eye of your own, and one liberty is left. { COLOR($opponent) } takes it, and the whole chain with it.
    .wrong-pass = The chain at { POINT($chain) } lives even if you pass. But you may use your turn: put a stone where it does your chain no harm.
    .rule = If its owner fills one of its two eyes, a chain can be captured.

## Lesson false_eyes

# First step, and the title of the lesson. No variables.
rules_go_false_eyes_part_n = False eyes
# The learner captures one stone by playing in an eye. $opponent: whose stones they are. $eyes: two points that look like eyes. $part: the stone to be captured, marked. $across: the eye through which it is captured.
rules_go_false_eyes_part_c = { COLOR($opponent) } seems to have two eyes, { POINT($eyes) }. But the stone on { POINT($part) } touches none of the others along a line: capture it.
    .hint = Count the liberties of { POINT($part) }.
    .right = { POINT($part) } was held only across { POINT($across) }, and you have captured it through that point. An eye like that is a false eye.
    .wrong-elsewhere = { POINT($part) } is still there. Where is its last liberty?
    .rule = An eye is false if a part of the stones around it can be captured through it.

# Heading. No variables.
rules_go_false_eyes_rest_n = One eye is left
# The learner captures the rest. $opponent: the other color, which has played $elsewhere. $chain: a stone of the chain. $corner: its one true eye. $captured: how many stones were taken.
rules_go_false_eyes_rest_c = { COLOR($opponent) } has played { POINT($elsewhere) }. Now take the rest, the chain at { POINT($chain) }.
    .hint = The chain has one eye left, and no liberty outside.
    .right = { STONES($captured) } captured. { POINT($corner) } was a true eye, but one eye is too few, and the false one did not count.
    .wrong-elsewhere = The chain at { POINT($chain) } is still there. Which liberty has it left?

# Heading. No variables.
rules_go_false_eyes_which_n = True or false?
# A question with three answers; the labels a, b and c stand on three points that look like eyes. $opponent: whose eyes they are. $corner: a, the true one. $edge: b. $middle: c. $edge_part, $middle_part: the stones that can be captured through b and c. $joint: the stone that joins both sides of a.
rules_go_false_eyes_which_c = An eye is true if the stones around it form one chain without its help. { COLOR($opponent) } seems to have three eyes here: which one is true?
    .hint = Go around each eye from stone to stone along the lines. Where do you get all the way without crossing the eye?
    .answer-corner = (a)
    .answer-edge = (b)
    .answer-middle = (c)
    .right = The stones beside { POINT($corner) } are joined by { POINT($joint) }, so that eye is true. Through { POINT($edge) } or { POINT($middle) } you could take a part away.
    .rule = An eye is true if the stones around it are joined even without it.
    .wrong-edge = { POINT($edge_part) } touches none of the other stones around (b). A stone at (b) takes it, and the eye is gone.
    .wrong-middle = { POINT($middle_part) } meet the other stones only across (c). A stone at (c) takes all five of them.
    .notes = Have someone trace the ring around each eye with a finger. Steps along the lines count, diagonal ones do not.

# Heading. No variables.
rules_go_false_eyes_break_n = Make it false
# The learner makes an eye false with one move. $opponent: whose eyes they are. $eye: the eye in the middle. $corner: the other, true eye. $part: the stones above the eye. $below: the stone under it. $move: the point played.
rules_go_false_eyes_break_c = { COLOR($opponent) } has a true eye on { POINT($corner) }, and one more stone would make { POINT($eye) } true as well. Find where, and play there first: then { POINT($eye) } stays false.
    .hint = The stone on { POINT($below) } still has to join the stones above it. Around { POINT($eye) }, where could they be joined?
    .right = { POINT($move) } keeps { POINT($below) } and the upper stones apart: they meet only across { POINT($eye) } now. Even if { COLOR($opponent) } fills it to join them, one eye is too few.
    .wrong-elsewhere = That gives { COLOR($opponent) } time to close the ring around { POINT($eye) }. Then both eyes are true, and the stones are alive.

# Heading. No variables.
rules_go_false_eyes_mend_n = Make it true
# The learner makes an eye true with one move. $opponent: the other color. $eye: the eye at the edge. $corner: the other, true eye. $part: the stone that is not joined yet, marked. $chain: a stone of the learner's chain. $move: the point played.
rules_go_false_eyes_mend_c = Now it is your turn to live. Your stone on { POINT($part) } belongs to the chain only across { POINT($eye) }: make that eye true.
    .hint = Join { POINT($part) } to your chain, but leave { POINT($eye) } empty.
    .right = { POINT($move) } closes the ring around { POINT($eye) }. With { POINT($corner) } your chain has two true eyes and is alive.
    .wrong-fill = { POINT($move) } joins the stones, but it fills the eye itself. Only { POINT($corner) } is left, and one eye is too few.
    .wrong-corner = { POINT($move) } fills your true eye. You need it: leave { POINT($corner) } empty, and look at the stones around { POINT($eye) }.
    .wrong-elsewhere = That gives { COLOR($opponent) } time to cut { POINT($part) } off. Then { POINT($eye) } is false, and one eye is too few.

## Lesson snapback

# First step, and the title of the lesson. No variables.
rules_go_snapback_give_n = Snapback
# The learner plays on the circled point and the opponent takes that stone. $opponent: the other color. $chain: two stones of the opponent that can be cut off. $friend: the opponent's stone they want to join. $point: the point in between. $taker: where the opponent takes.
rules_go_snapback_give_c = { COLOR($opponent) } wants to join { POINT($chain) } to { POINT($friend) }. Put a stone in between, on { POINT($point) }, even though it can be taken.
    .hint = Play on the circled point, { POINT($point) }.
    .right = { COLOR($opponent) } has played { POINT($taker) } and taken your stone, but now that chain has only one liberty. A stone given up like this, to take a liberty away, is called a throw-in.
    .wrong-atari = That is atari, but { COLOR($opponent) } connects on { POINT($point) }, and nothing can be taken any more.
    .wrong-elsewhere = { COLOR($opponent) } connects on { POINT($point) }, and { POINT($chain) } are out of danger. That point must be yours first.
    .notes = Let the class say how many liberties the chain has before the throw-in and after it has been taken: two, then one.

# Heading. No variables.
rules_go_snapback_take_n = Taking back at once
# The learner takes back. $stones: the opponent's chain. $point: its last liberty. $opponent: the other color. $captured: how many were taken.
rules_go_snapback_take_c = { POINT($stones) } are one chain now, and it is in atari. Take it at once: here nothing forbids taking back.
    .hint = Find the last liberty of the chain. Your own stone stood there a moment ago.
    .right = One stone given, { STONES($captured) } taken: that is a snapback. It is no ko, because the board does not look as it did before.
    .wrong-elsewhere = { COLOR($opponent) } connects on { POINT($point) }, and the chance is gone.
    .rule = In a snapback you give one stone and take several back at once: the board does not repeat, so it is no ko.
    .notes = In a ko each side takes a single stone, so the same board could come back for ever. Here { COLOR($white) } has three stones fewer, and it cannot come back.

# Heading. No variables.
rules_go_snapback_ko_n = The look-alike
# The learner tries to take back and is refused: this is a ko. $opponent: the other color. $taker: the opponent's stone that has just taken one. $point: where the taken stone stood.
rules_go_snapback_ko_c = Here too { COLOR($opponent) } has just taken one stone, by playing { POINT($taker) }. Try to take back at once, on { POINT($point) }.
    .hint = Play on { POINT($point) }, where your stone was taken.
    .right = Only { POINT($taker) } would come off, and the board would be the same as before: this is a ko. In a snapback two or more stones come off.

# Heading. No variables.
rules_go_snapback_find_n = Find the snapback
# The learner throws in, the opponent takes, the learner takes back. $opponent: the other color. $chain: the opponent's marked stones. $connects: the point where they connect, and where to throw in. $captured: how many were taken in the end.
rules_go_snapback_find_c = The marked { COLOR($opponent, form: "stone") } stones are about to get away. Find the snapback and take them.
    .hint = Where would { COLOR($opponent) } like to connect? Give up a stone on that very point, and take back.
    .right = { STONES($captured) } for one. The throw-in took away the point where { COLOR($opponent) } wanted to connect, and a liberty as well.
    .wrong-atari = That is atari, but { COLOR($opponent) } connects on { POINT($connects) }, and all the stones are joined.
    .wrong-elsewhere = { COLOR($opponent) } connects on { POINT($connects) }, and the chance is gone.

# Heading. No variables.
rules_go_snapback_connect_n = See it coming
# The learner, now the other color, connects. $learner: the color the learner plays. $opponent: the other. $chain: the learner's marked stones. $friend: the learner's stone to connect to. $point: where. $taker: from where a stone thrown in could be taken. $move: the point just played.
rules_go_snapback_connect_c = Now you are { COLOR($learner) }, and { COLOR($opponent) } threatens a snapback against { POINT($chain) }. Connect them to { POINT($friend) } before it comes.
    .hint = Where would { COLOR($opponent) } throw in? That point is yours now.
    .right = With { POINT($point) } filled, there is nothing to throw in. All your stones are one chain.
    .wrong-shortage = { POINT($move) } fills a liberty of your own chain. { COLOR($opponent) } plays { POINT($point) } and takes it all.
    .wrong-elsewhere = { COLOR($opponent) } throws in on { POINT($point) }. If you take that stone from { POINT($taker) }, { COLOR($opponent) } plays { POINT($point) } again and takes your whole chain.

# Heading. No variables.
rules_go_snapback_bait_n = Do not take the bait
# The learner chooses between two stones in atari. $learner: the color the learner plays. $opponent: the other. $stones: both stones in atari, marked. $bait: the one that must not be taken. $cutter: the one to take. $chain: the learner's stones in atari.
rules_go_snapback_bait_c = You are { COLOR($learner) }. The stones on { POINT($stones) } are both in atari, but one of them is bait. Take the other one.
    .hint = Before you take a stone, count the liberties that your own chain will have afterwards.
    .right = With { POINT($cutter) } gone, your chain has a liberty more, and the stone on { POINT($bait) } can no longer hurt it.
    .wrong-bait = You get one stone, but your chain is left with one liberty. { COLOR($opponent) } plays { POINT($bait) } again and takes three.
    .wrong-elsewhere = { POINT($chain) } are in atari, and { COLOR($opponent) } takes them. Capture one of the marked stones.
    .notes = Not every stone that can be taken should be taken. The question to ask is what the other side plays next.

## Lesson seki

# First step, and the title of the lesson. No variables.
rules_go_seki_try_n = Seki
# The learner plays on a shared liberty and loses the chain. Both chains are marked. $opponent: the other color. $shared: the two liberties they share.
rules_go_seki_try_c = The marked chains, yours and { COLOR($opponent) }’s, share their last two liberties, { POINT($shared) }. Play on one of them and see what happens.
    .hint = Either of the shared liberties will do: { POINT($shared) }.
    .right-title = Captured
    .right = Your stone took a liberty from both chains. { COLOR($opponent) } could then play the last one, and your chain is gone.
    .wrong-elsewhere = That leaves both chains as they were. Their shared liberties are { POINT($shared) }: play on one of them for this try.

# Heading. No variables.
rules_go_seki_other_n = The same for both
# The learner captures. $opponent: the other color, which has played on $first. $last: the liberty that is left. $theirs: a stone of the chain to take. $captured: how many were taken.
rules_go_seki_other_c = The same board again, but this time { COLOR($opponent) } has tried it first, on { POINT($first) }. Take the chain at { POINT($theirs) }.
    .hint = One liberty is left to both chains. Be the first to play there.
    .right = { STONES($captured) } taken. Whoever begins is captured, so nobody begins, and both chains live though neither has an eye, an empty point of its own: this is called a seki.
    .wrong-elsewhere = Your own chain is in atari as well: { COLOR($opponent) } plays { POINT($last) } and takes it.
    .rule = In the simplest seki two chains share their last two liberties, and whoever plays there first is captured: so both live.

# Heading. No variables.
rules_go_seki_extra_n = One liberty more
# The learner attacks. $theirs: a stone of the opponent's chain. $extra: the third liberty of the learner's chain. $shared: the two shared liberties. $opponent: the other color.
rules_go_seki_extra_c = Here your chain has a third liberty, on { POINT($extra) }, so this is no seki yet. It is your turn: put the chain at { POINT($theirs) } in atari.
    .hint = This time you may take one of the shared liberties. You have one more to spare.
    .right = Your chain still has two liberties, and the chain at { POINT($theirs) } has one, so you take first. With a liberty more on one side there is no seki.
    .wrong-extra = { POINT($move) } fills your own third liberty. Now both chains have only { POINT($shared) }, and that is a seki.
    .wrong-elsewhere = { COLOR($opponent) } takes your third liberty away. Only { POINT($shared) } are left, and that is a seki.

# Heading. No variables.
rules_go_seki_make_n = Saved by a seki
# The learner, now the other color, makes a seki. $learner, $opponent: colors. $mine: a stone of the learner's chain. $theirs: a stone of the opponent's chain, with three liberties. $extra: its liberty that is not shared. $shared: the two shared liberties.
rules_go_seki_make_c = The same board, but now you are { COLOR($learner) } and it is your turn. Save your chain at { POINT($mine) } by making a seki.
    .hint = The chain at { POINT($theirs) } has one liberty that the two chains do not share.
    .right = Now each chain has only { POINT($shared) }, and neither side can play there. Your chain lives, and so does the other.
    .wrong-elsewhere = { COLOR($opponent) } attacks first and has a liberty to spare. Your chain is taken.

# Heading. No variables.
rules_go_seki_pass_n = Leave it alone
# The learner, the other color again, passes, and the opponent passes, too. $learner, $opponent: colors. $shared: the two shared liberties. In .wrong, $move: the point played instead.
rules_go_seki_pass_c = Now you are { COLOR($learner) } again, and every move would cost you something. You need not play: a player may pass. Do that now.
    .hint = Use the pass button beside the board.
    .right = { COLOR($opponent) } has passed, too, and two passes end the game. The seki stays as it is.
    .wrong-inside = { POINT($move) } is already surrounded by your stones. A stone there only fills a point of yours, so pass.
    .wrong-visit = On { POINT($move) } a stone has no room to live: { COLOR($opponent) } captures it in the end. Pass instead.

# Heading. No variables.
rules_go_seki_count_n = Nobody’s points
# The learner taps one side's regions. $white: whose. $shared: the two shared liberties. In .right, $white_territory: the number of points.
rules_go_seki_count_c = At the end both chains of the seki stay on the board. Click the territory of { COLOR($white) }: the empty points that only { COLOR($white) } has surrounded.
    .hint = { COLOR($white) } has two regions, a large one and a single point.
    .right = { COLOR($white) } has { SCORE($white_territory) } points. { POINT($shared) } lie between the two chains of the seki and count for nobody.
    .rule = At the end both chains of a seki stay, and the points they share are nobody’s.
    .notes = There are sekis in which a chain has an eye. Under the Japanese rules such an eye is no territory either; by area it counts.

## Lesson game_end

# First step, and the title of the lesson. No variables.
rules_go_game_end_n = The end of the game
# The learner passes, and the opponent passes, too. $opponent: the other color. In .wrong, $move: the point played instead.
rules_go_game_end_c = A player who does not want to play may pass. Two passes in a row end the game: pass, and { COLOR($opponent) } will pass, too.
    .hint = Use the pass button beside the board.
    .right = Both sides have passed, and the game is over. Now the result is counted.
    .wrong-inside = { POINT($move) } is already surrounded by your stones. A stone there gains nothing and fills a point of yours, so pass.
    .wrong-visit = On { POINT($move) } a stone has no room to live: { COLOR($opponent) } captures it in the end. Pass instead.
    .rule = A player may pass. Two passes in a row stop the game; then both sides agree on which stones are dead.

# Heading. No variables.
rules_go_game_end_early_n = One pass
# The learner breaks in after a pass. $opponent: the color that has passed. $gap: the open point in its border, circled.
rules_go_game_end_early_c = A single pass does not end the game. You are { COLOR($learner) }, and { COLOR($opponent) } has passed too early: the border is still open at { POINT($gap) }. Play there.
    .hint = The open point is circled: { POINT($gap) }.
    .right = From { POINT($gap) } you walk into the territory that { COLOR($opponent) } meant to surround. Passing too early gives points away.
    .wrong-elsewhere = { COLOR($opponent) } closes the border at { POINT($gap) }, and the chance is gone.

# Heading. No variables.
rules_go_game_end_close_n = Is it over?
# The learner closes the border, and the opponent closes another. $learner: the color the learner plays now. $gap: the open point in its border. $other: where the opponent closes. $opponent: the other color.
rules_go_game_end_close_c = The same board, and now you are { COLOR($learner) }. Before you pass, close the border that is still open.
    .hint = Follow your wall from one edge of the board to the other. Where could a stone slip through?
    .right = { POINT($gap) } closes your border, and { COLOR($opponent) } has closed { POINT($other) }. Every empty point now belongs to one side.
    .wrong-early = The border is still open at { POINT($gap) }: { COLOR($opponent) } plays there and walks in.
    .wrong-behind = { POINT($move) } keeps { COLOR($opponent) } out, but the stone on { POINT($gap) } costs you a point. Close the wall where it is open.
    .wrong-push = { POINT($move) } gains a little, but { COLOR($opponent) } walks in at { POINT($gap) } and gains more.

# Heading. No variables.
rules_go_game_end_pass_n = Two passes
# The learner passes, and the opponent passes, too. $opponent: the other color. In .wrong, $move: the point played instead.
rules_go_game_end_pass_c = Both borders are closed, and no move gains anything. Pass, and { COLOR($opponent) } will pass, too.
    .hint = Use the pass button beside the board.
    .right = Two passes, and the game is over. The empty points can be counted.
    .wrong-inside = { POINT($move) } is your own territory. A stone there makes it smaller by one point.
    .wrong-visit = { POINT($move) } is { COLOR($opponent) }’s territory. A stone there is captured in the end and counts for { COLOR($opponent) }.
    .notes = To break in with a single stone is allowed, and a beginner may try it. Against a careful answer it only makes a prisoner.

## Lesson calculate

# First step, and the title of the lesson. No variables.
rules_go_calculate_result_n = Counting the result
# The learner reads. $komi: the komi. $white: who gets it.
rules_go_calculate_result_c = At the end each side counts its territory, the empty points it has surrounded, and one point for every stone it has captured, counting those that can no longer escape. { COLOR($white) } adds the komi, { SCORE($komi) } points, because { COLOR($black) } moved first.
    .rule = The empty points that one side has surrounded are its territory. Each counts one point.
    .notes = This is territory counting, as in Japan. The prisoners lie beside the board: in these lessons they are shown as numbers.

# Heading. No variables.
rules_go_calculate_dead_n = Dead stones
# The learner marks the dead stone. $stone: the dead stone.
rules_go_calculate_dead_c = A stone that can no longer escape capture is dead. Mark the dead stone on this board.
    .hint = Look for a lone stone deep inside the other side’s territory.
    .right = { POINT($stone) } cannot be saved, whoever moves first. It comes off without any more moves.
    .rule = Stones that can no longer escape capture are dead. They come off at the end.

# Heading. No variables.
rules_go_calculate_black_n = { COLOR($black) }’s territory
# The learner taps one side's regions. $black: whose. $stone: the dead stone. In .right, $black_territory: the number of points.
rules_go_calculate_black_c = Click each region that { COLOR($black) } has surrounded. The point under a dead stone counts, too.
    .hint = { COLOR($black) } has two regions. One of them holds the dead stone on { POINT($stone) }.
    .right = { COLOR($black) } has { SCORE($black_territory) } points of territory, the point under { POINT($stone) } among them.

# Heading. No variables.
rules_go_calculate_white_n = { COLOR($white) }’s territory
# The learner taps the other side's regions. $white: whose. In .right, $white_territory and $black_territory: numbers of points.
rules_go_calculate_white_c = Now click the regions of { COLOR($white) }.
    .hint = { COLOR($white) } has two regions, a large one and a small one at the edge.
    .right = { COLOR($white) } has { SCORE($white_territory) } points of territory against { SCORE($black_territory) }.

# Heading. No variables.
rules_go_calculate_prisoners_n = Prisoners
# A question with three answers. $black_territory, $white_territory: points of territory. $black_prisoners, $white_prisoners: stones each side holds, the dead stone among them. $black_score: territory and prisoners together.
rules_go_calculate_prisoners_c = The dead stone has joined the prisoners, and each prisoner is a point. { COLOR($black) } has { SCORE($black_territory) } points of territory and { STONES($black_prisoners) }, { COLOR($white) } has { SCORE($white_territory) } and { STONES($white_prisoners) }. Who is ahead before komi?
    .hint = Add points and stones for each side.
    .answer-black = { COLOR($black) }
    .answer-white = { COLOR($white) }
    .answer-even = They are even
    .right = { COLOR($black) } has { SCORE($black_score) }, one more than { COLOR($white) }. But the komi is still to come.
    .wrong-white = Both sides hold { STONES($black_prisoners) }, and { COLOR($black) } has more territory.
    .wrong-even = The prisoners are equal, but { COLOR($black) } has { SCORE($black_territory) } points of territory and { COLOR($white) } only { SCORE($white_territory) }.
    .rule = Every captured or dead stone of the other side counts one point.
    .notes = At a real board the prisoners are put into the territory of their own color. That takes the same points away.

# Heading. No variables.
rules_go_calculate_komi_n = Komi
# The count as a table. $black_score, $white_score: totals. $winner: a color. $margin: by how much. $komi: the komi.
rules_go_calculate_komi_c = With the komi of { SCORE($komi) }, { COLOR($white) } has { SCORE($white_score) } points and { COLOR($black) } { SCORE($black_score) }. { COLOR($winner) } wins by { SCORE($margin) }.
    .rule = { COLOR($white) } adds the komi, because { COLOR($black) } moved first.
    .notes = The half point in the komi means that no game ends in a tie.

## Lesson simple

# First step, and the title of the lesson. No variables.
rules_go_simple_start_n = A simple example
# First step: a finished game is shown. Blank on purpose: the board speaks for itself.
rules_go_simple_start_c = {""}

# Heading. No variables.
rules_go_simple_black_n = Count one side
# The learner taps one side's regions. $black: whose. In .right, $black_territory: the number of points.
rules_go_simple_black_c = This game is over, and no stone was captured. Click the regions of { COLOR($black) }.
    .hint = { COLOR($black) } has three regions: a large one, a small one and a single point.
    .right = { COLOR($black) } has { SCORE($black_territory) } points.

# Heading. No variables.
rules_go_simple_white_n = Count the other
# The learner taps the other side's regions. $white: whose. In .right, $white_territory: the number of points.
rules_go_simple_white_c = Now click the regions of { COLOR($white) }.
    .hint = { COLOR($white) } has three regions, too. The smallest is a single point between its own stones.
    .right = { COLOR($white) } has { SCORE($white_territory) } points on the board.

# Heading. No variables.
rules_go_simple_winner_n = Who wins?
# A question with two answers. $black_territory, $white_territory: points on the board. $komi: the komi. $black_score, $white_score: totals.
rules_go_simple_winner_c = On the board it is { SCORE($black_territory) } for { COLOR($black) } and { SCORE($white_territory) } for { COLOR($white) }, and { COLOR($white) } has a komi of { SCORE($komi) }. Who wins?
    .hint = Add the komi to { COLOR($white) }’s points.
    .answer-black = { COLOR($black) }
    .answer-white = { COLOR($white) }
    .right = { COLOR($white) } has { SCORE($white_score) } in all and { COLOR($black) } { SCORE($black_score) }, so { COLOR($white) } wins.
    .wrong-black = { COLOR($black) } is ahead on the board. With komi { COLOR($white) } has { SCORE($white_score) }.

# Heading. No variables.
rules_go_simple_result_n = The result
# The count as a table; the size of each region is written on the board. $black_score, $white_score: totals. $white_board: without komi. $komi, $winner, $margin as above.
rules_go_simple_result_c = Neither side has captured a stone, so { COLOR($black) } has { SCORE($black_score) } points, and { COLOR($white) } has { SCORE($white_score) }: { SCORE($white_board) } on the board and { SCORE($komi) } komi. { COLOR($winner) } wins by { SCORE($margin) }.
    .notes = The numbers on the board are the sizes of the regions. Let the class add them up before they look at the table.

## Lesson complete

# First step, and the title of the lesson. No variables.
rules_go_complete_start_n = A complete example
# First step: a finished game is shown. In the count that follows there are prisoners and dead stones. No variables.
rules_go_complete_start_c = In this game both sides have captured stones. Both have passed, and it is time to count.

# Heading. No variables.
rules_go_complete_dead_n = Dead stones
# The learner marks the dead stones, labeled a on the board. $stones: the dead stones. $black, $white: colors.
rules_go_complete_dead_c = Look at the stones at (a): can { COLOR($white) } still save them? Mark what is dead.
    .hint = The chain at (a) has two liberties, and { COLOR($black) } stands all around it.
    .right = { POINT($stones) } are captured even if { COLOR($white) } resists. They come off as prisoners.

# Heading. No variables.
rules_go_complete_black_n = Count one side
# The learner taps one side's regions; the stones at (a) count as dead. $black: whose. $stones: the dead stones. In .right, $black_territory: the number of points.
rules_go_complete_black_c = Click the regions of { COLOR($black) }. The points under the dead stones count, too.
    .hint = { COLOR($black) } has five regions. Two of them are single points.
    .right = { COLOR($black) } has { SCORE($black_territory) } points of territory, with the points under { POINT($stones) }.

# Heading. No variables.
rules_go_complete_white_n = Count the other
# The learner taps the other side's regions. $white: whose. In .right, $white_territory: the number of points.
rules_go_complete_white_c = Now click the regions of { COLOR($white) }.
    .hint = { COLOR($white) } has four regions. Two of them are single points.
    .right = { COLOR($white) } has { SCORE($white_territory) } points of territory.

# Heading. No variables.
rules_go_complete_result_n = The result
# The count as a table; the size of each region is written on the board. $black_territory, $white_territory: points. $black_prisoners, $white_prisoners: captured stones. $black_dead: the dead stones at (a). $komi, $black_score, $white_score, $winner, $margin.
rules_go_complete_result_c = { COLOR($black) } has { SCORE($black_territory) } points of territory, { STONES($black_prisoners) } captured and the { STONES($black_dead) } at (a), together { SCORE($black_score) }. { COLOR($white) } has { SCORE($white_territory) } points, { STONES($white_prisoners) } captured and { SCORE($komi) } komi, together { SCORE($white_score) }, and { COLOR($winner) } wins by { SCORE($margin) }.
    .notes = A dead stone counts twice: once as a prisoner, once as the point of territory under it. The captured stones are not on the board any more.

# Heading.
rules_go_complete_ways_n = Three ways to count
# The count as a table; buttons over it change the way of counting. Under it the program says why the ways agree or differ.
rules_go_complete_ways_c = One game, counted in three ways. Look at each of them: by territory, with the prisoners filled in, and by area.
    .notes = Players in Japan count territory and fill the prisoners in; players in China count stones and territory together. Ask why the margin is the same, or what makes it differ.

## Lesson even_handi

# First step, and the title of the lesson. No variables.
rules_go_even_handi_n = Even games and handicap
# The learner plays the first move of an even game. $komi: the komi. $move: the point played.
rules_go_even_handi_c = In an even game { COLOR($black) } plays first, and { COLOR($white) } gets a komi of { SCORE($komi) } points for that. Play the first move.
    .hint = The board is empty, so every point is open to you.
    .right = You have begun on { POINT($move) }. The komi makes up for that first move.

# Heading. No variables.
rules_go_handi_two_n = Handicap stones
# A question with two answers; two handicap stones stand on the board.
rules_go_handi_two_c = When one player is stronger, the weaker one takes { COLOR($black) } and starts with two to nine handicap stones. Here there are two: whose turn is it now?
    .hint = The handicap stones have taken the place of the first move.
    .answer-black = { COLOR($black) }
    .answer-white = { COLOR($white) }
    .right = { COLOR($white) } plays first after the handicap stones.
    .wrong-black = { COLOR($black) }’s handicap stones are already on the board, and they take the place of the first move. Now { COLOR($white) } plays.
    .rule = Handicap stones take the place of the first move: { COLOR($white) } plays next.

# Heading. No variables.
rules_go_handi_nine_n = Nine stones
# The learner plays the first move against nine handicap stones on the large board. $learner: the color to move. $move: the point played.
rules_go_handi_nine_c = Nine stones are the largest handicap, here on the large board. You play { COLOR($learner) }: begin where you like.
    .hint = Any empty intersection will do.
    .right = The game has begun on { POINT($move) }. With the right handicap both players have a fair chance.
    .notes = As a rule of thumb, one handicap stone makes up for one grade of strength on the large board. On small boards a stone is worth more.

# Heading. No variables.
rules_go_handi_komi_n = Half a point
# A question with three answers, on a finished handicap game. $komi: the komi. $black_territory: points on the board, the same for both sides. $black_score, $white_score: totals. $winner: a color.
rules_go_handi_komi_c = In a handicap game the komi is only half a point. Here each side has { SCORE($black_territory) } points of territory: who wins?
    .hint = { COLOR($white) } adds the komi, even if it is small.
    .answer-black = { COLOR($black) }
    .answer-white = { COLOR($white) }
    .answer-tie = It is a tie
    .right = { COLOR($winner) } has { SCORE($white_score) } points against { SCORE($black_score) }: half a point decides the game.
    .wrong-black = { COLOR($black) } has { SCORE($black_score) } points, and { COLOR($white) } has { SCORE($white_score) } with the komi.
    .wrong-tie = On the board it is even, but { COLOR($white) } adds the half point of komi.
    .rule = In a handicap game the komi is only half a point.
