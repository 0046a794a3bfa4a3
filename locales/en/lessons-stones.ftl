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
