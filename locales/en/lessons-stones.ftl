## Lesson first_move

# First step, and the title of the lesson. No variables.
rules_go_start_n = The rules of Go
# First step: the empty board; the learner reads. $black: who begins.
rules_go_start_c = The board starts empty, and two players take turns putting down one stone, { COLOR($black) } first. Each tries to surround more of the board than the other, and to capture stones: to take the other side’s stones off the board.
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

## Lesson board

# First step, and the title of the lesson. No variables.
rules_go_board_sizes_n = The board
# A question with three answers; the board shown has thirteen lines each way. No variables.
rules_go_board_sizes_c = Most boards have nine, thirteen or nineteen lines each way, and the rules are the same on all of them. How many lines does this board have?
    .hint = Start in a corner and go along the edge, from one line to the next.
    .answer-nine = Nine
    .answer-thirteen = Thirteen
    .answer-nineteen = Nineteen
    .right = Thirteen lines run one way and thirteen the other. Whatever you learn on one board is true on all of them.
    .wrong-nine = Nine lines are the small board. Go along the edge to its end: here it meets more lines.
    .wrong-nineteen = Nineteen lines are the large board. Go along the edge to its end: here it meets fewer lines.
    .rule = A board has nine, thirteen or nineteen lines each way. The rules are the same on all of them.

# Heading. No variables.
rules_go_board_center_n = Where to begin
# The learner plays on the point in the middle of a small board. $center: that point. $corners: the four corner points. $move: the point played.
rules_go_board_center_c = For your first games, nine lines are best: a game takes only five to ten minutes. The middle of the board is its center: play there.
    .hint = Follow the line through the middle of one edge until it crosses the line through the middle of the next edge.
    .right = From { POINT($center) } it is equally far to every edge.
    .wrong-corner = { POINT($move) } is a corner. The center is as far as you can get from { POINT($corners) }.
    .wrong-elsewhere = From { POINT($move) } one edge is nearer than another. The center, { POINT($center) }, is equally far from all of them.
    .notes = Thirteen lines come next, and nineteen when a class wants a long game. Nobody has to reach the large board to enjoy the game.

# Heading. No variables.
rules_go_board_stars_n = Star points
# The learner plays on one of the dotted points of a large board. $stars: the nine dotted points. $move: the point played.
rules_go_board_stars_c = On a large board some intersections carry a dot, which helps you find your way. They are called star points: play on any of them.
    .hint = One star point is the center. Each corner has one near it.
    .right = { POINT($move) } is a star point. For the rules it is an intersection like every other.
    .wrong-elsewhere = There is no dot on { POINT($move) }. The star points are { POINT($stars) }.

# Heading. No variables.
rules_go_board_points_n = Empty and played
# A question with three answers. $played: the two points with stones, circled.
rules_go_board_points_c = Nineteen lines each way make 361 points. { POINT($played) } have a stone and are played points, and all the others are empty points: how many are empty?
    .hint = Take the played points away from 361.
    .answer-all = 361
    .answer-rest = 359
    .answer-lines = 19
    .right = 359 points are empty. With every stone put down there is one less to choose from.
    .wrong-all = 361 is all of them. { POINT($played) } are not empty any more.
    .wrong-lines = 19 is the number of lines each way. Almost the whole board is still empty.
    .rule = A board of nineteen lines has 361 points. A point with a stone is a played point, and a point without one is an empty point.

# Heading. No variables.
rules_go_board_agreed_n = Other boards
# The learner plays on the point in the middle of a board with seven lines. $center: that point. $move: the point played.
rules_go_board_agreed_c = Two players may agree on any other size. These lessons often use a board with seven lines, like this one: play in its center.
    .hint = Three lines lie between the center and each edge, if you take the edge as one of them.
    .right = { POINT($center) } is the center. A small board has the same edges, corners and rules as a large one.
    .wrong-elsewhere = { POINT($move) } is not in the middle. From { POINT($center) } every edge is equally far.

## Lesson liberties

# First step, and the title of the lesson. No variables.
rules_go_liberties_center_n = Liberties
# The learner takes a liberty. $stone: the lone stone in the middle; its liberties are marked. $learner: the color to move.
rules_go_liberties_center_c = The empty points beside a stone, along the lines, are its liberties. { POINT($stone) } has four: take one of them with a { COLOR($learner, form: "stone") } stone.
    .hint = Play on any of the points marked around { POINT($stone) }.
    .right = { POINT($move) } was a liberty. { POINT($stone) } has three left.
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
    .wrong-three = No line leads from { POINT($stone) } to { POINT($across) }. Only { POINT($free) } are liberties.
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
    .rule = A stone with one liberty left is in atari: the next move can take it.
    .notes = Nobody has to say the word during a game, though friends often do.

## Lesson capture

# First step, and the title of the lesson. No variables.
rules_go_capture_center_n = Capturing
# The learner captures. $stone: the stone in atari. In .right, $captured: how many stones were taken.
rules_go_capture_center_c = A stone without a liberty is captured and leaves the board. { POINT($stone) } has one liberty: take it.
    .hint = Three sides of { POINT($stone) } are closed. Play on the fourth.
    .right = { STONES($captured) } captured. The stones you capture are called your prisoners, and you keep them until the end.
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
    .hint = How many liberties does each marked stone have? Which one is in atari?
    .right = { POINT($move) } was the last liberty. { POINT($other) } still has two and cannot be taken yet.
    .wrong-other = { POINT($move) } takes a liberty of { POINT($other) }, but that stone still has another. Which one is in atari already?
    .wrong-elsewhere = { POINT($move) } captures nothing. Look at the liberties of { POINT($stones) }, one stone after the other.

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
    .right = { POINT($move) } makes one chain of three. From now on its stones stay or leave together.
    .rule = Stones of one color that touch along a line form a chain. They share their liberties.

# Heading. No variables.
rules_go_chains_count_n = Shared liberties
# A question with three answers. $chain: the two stones of the chain.
rules_go_chains_count_c = The stones of a chain share their liberties. How many do { POINT($chain) } have together?
    .hint = Walk around the chain. How many empty points lie beside it?
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
rules_go_chains_connect_c = { POINT($stone) } is in atari, but a friend waits on { POINT($friend) }. Connect the two: join them into one chain.
    .hint = Which empty point lies beside { POINT($stone) } and beside { POINT($friend) }?
    .right = { POINT($stone) } and { POINT($friend) } are one chain with five liberties. Connecting makes stones strong.

## Lesson escape

# First step, and the title of the lesson. No variables.
rules_go_escape_see_n = Escaping from atari
# The learner finds its stone in atari and extends. $opponent: the other color. $last: the stone it has just played. $stone: the learner's stone in atari. $way: where it extends.
rules_go_escape_see_c = { COLOR($opponent) } has played { POINT($last) }, and now one of your chains is in atari. Find it and let it escape: add a stone so that it has three liberties.
    .hint = Look at your stones around { POINT($last) }. Which of them has one liberty left?
    .right = { POINT($stone) } was in atari, and with { POINT($move) } it has three liberties. After every move of the other side, look whether a stone of yours is in atari.
    .wrong-elsewhere = { POINT($stone) } was in atari: it had one liberty left, and { COLOR($opponent) } takes it on { POINT($way) }.

# Heading. No variables.
rules_go_escape_capture_n = Take the attacker
# The learner saves a stone by taking an attacker. $stone: the learner's stone at the edge, in atari. $attacker: the other side's stone in atari. $way: where the stone could extend. $opponent: the other color.
rules_go_escape_capture_c = Your stone on { POINT($stone) } is in atari at the edge. There a longer chain gains little, so capture one of the attackers instead.
    .hint = Which stone beside { POINT($stone) } has only one liberty left?
    .right = { POINT($attacker) } is off the board, and { POINT($stone) } has two liberties.
    .wrong-run = At the edge { POINT($move) } brings only one new liberty. { COLOR($opponent) } fills it and takes both stones.
    .wrong-elsewhere = { COLOR($opponent) } plays { POINT($way) } and takes { POINT($stone) }.

# Heading. No variables.
rules_go_escape_connect_n = Two at once
# The learner joins two stones that are both in atari. $stones: the two stones. $joint: the point between them. $opponent: the other color.
rules_go_escape_connect_c = Both { POINT($stones) } are in atari, and you have only one move. Save them both.
    .hint = Which liberty do they have in common?
    .right = { POINT($move) } connects them. The new chain has two liberties and is not in atari.
    .wrong-elsewhere = { COLOR($opponent) } plays { POINT($joint) } and takes both stones with one move.

# Heading. No variables.
rules_go_escape_edge_n = Along the edge
# The learner, now the other color, follows a chain along the edge until it is captured; the opponent extends twice. $learner: the color the learner plays here. $opponent: the color that runs. $chain: its two stones. $out: the point that leads away from the edge.
rules_go_escape_edge_c = You are { COLOR($learner) } here, and { COLOR($opponent) } tries to escape along the edge with { POINT($chain) }. Keep the chain at the edge until you can take it.
    .hint = Put the chain in atari from the side where the board is open, so that it can only go on along the edge.
    .right = { STONES($captured) } captured. At the edge the chain never got more than two liberties, and in the corner only one.
    .wrong-ahead = { POINT($move) } blocks the edge, but { COLOR($opponent) } escapes over { POINT($out) } into the open board.
    .wrong-elsewhere = That lets the chain at { POINT($chain) } get away. Fill the liberty over which it could leave the edge.
    .rule = A chain that runs along the edge gains few liberties. Running does not always help.

# Heading. No variables.
rules_go_escape_choose_n = Which one to save
# The learner saves the stone that can be saved. $stones: both stones in atari, marked. $middle: the one away from the edge. $edge: the one at the edge. $opponent: the other color.
rules_go_escape_choose_c = { POINT($stones) } are both in atari. One of them can still escape: save that one.
    .hint = Imagine a stone added to each of them. How many liberties would the chain have then?
    .right = With { POINT($move) } there are three liberties. { POINT($edge) } cannot be saved, so you let it go.
    .wrong-edge = At the edge { POINT($move) } leaves the chain only one liberty, and { COLOR($opponent) } takes both stones. { POINT($middle) } would find more room.
    .wrong-elsewhere = { COLOR($opponent) } takes { POINT($middle) }, the stone that could have escaped.
    .rule = A chain in atari may escape by growing, by connecting, or by capturing an attacker.

## Lesson chain_capture

# First step, and the title of the lesson. No variables.
rules_go_chain_last_n = Capturing long chains
# The learner captures a chain of five. $chain: its stones, marked. $last: its last liberty. $captured: how many stones were taken.
rules_go_chain_last_c = A stone stays on the board only as long as it, or its chain, has an empty point beside it. The chain at { POINT($chain) } has one such point left: find it and capture the chain.
    .hint = Go around the chain from stone to stone. The last liberty lies in a bend.
    .right = { POINT($last) } was the last liberty, and { STONES($captured) } are off the board.
    .rule = A stone stays on the board only as long as it, or its chain, has a liberty.
    .notes = Let the pupils trace the outline of the chain with a finger before they play.

# Heading. No variables.
rules_go_chain_both_n = Two chains, one move
# The learner captures two chains at once. $stones: all their stones, marked. $chain: the two stones of one chain. $single: the other, a single stone. $captured: how many stones were taken.
rules_go_chain_both_c = { POINT($chain) } are one chain and { POINT($single) } is another. Take both of them with one move.
    .hint = Is there a point that touches both { POINT($chain) } and { POINT($single) }?
    .right = { STONES($captured) } left the board together. Your move is complete only when all captured stones are off the board.
    .rule = A move is complete when all the stones it captures are off the board.

# Heading. No variables.
rules_go_chain_which_n = The right chain
# The learner captures the chain that is in atari. $first: the stones of the chain in atari, with triangles. $second: the stones of the other chain, with squares. $move: the point played.
rules_go_chain_which_c = One of the two marked chains can be captured with a single move. Find out which, and capture it.
    .hint = Find all the liberties of the chain at { POINT($first) }, and all those of the chain at { POINT($second) }.
    .right = { STONES($captured) } captured. The chain at { POINT($second) } still has two liberties.
    .wrong-other = { POINT($move) } takes one liberty of the chain at { POINT($second) }, and another is left. The other chain is in atari already.
    .wrong-elsewhere = { POINT($move) } captures nothing. Look at the empty points beside { POINT($first) } and beside { POINT($second) }.

# Heading. No variables.
rules_go_chain_edge_n = Into the corner
# The learner captures a chain at the edge with two moves; the opponent extends once. $chain: its three stones, marked. $open: its liberty on the open side. $corner: its liberty in the corner. $opponent: the other color.
rules_go_chain_edge_c = The chain at { POINT($chain) } has two liberties: one in the corner, one on the open side. Capture it with two moves, and begin on the side where it could escape.
    .hint = Where would a new stone give the chain more liberties, on { POINT($open) } or on { POINT($corner) }?
    .right = { STONES($captured) } captured. In the corner the chain found only one more liberty.
    .wrong-corner = { POINT($move) } leaves the open side free. { COLOR($opponent) } plays { POINT($open) } and has two liberties again.
    .wrong-elsewhere = The chain at { POINT($chain) } is still there. Fill its liberties, the one on the open side first.

# Heading. No variables.
rules_go_chain_race_n = Who takes first?
# Two chains are in atari, one of each side; the learner captures. $mine: the learner's chain. $theirs: the other side's. $run: the last liberty of the learner's chain. $opponent: the other color. $captured: how many stones were taken.
rules_go_chain_race_c = Your chain { POINT($mine) } and { COLOR($opponent) }’s chain { POINT($theirs) } are both in atari. It is your turn: save yours by taking theirs.
    .hint = Where is the last liberty of { POINT($theirs) }?
    .right = { STONES($captured) } captured. Their points are empty now, and so your chain has three liberties.
    .wrong-run = { POINT($move) } lengthens your chain, but it is still in atari. { COLOR($opponent) } takes all of it.
    .wrong-elsewhere = { COLOR($opponent) } plays { POINT($run) } first and takes { POINT($mine) }.
    .notes = Ask why one move matters so much here: each chain is the other’s attacker.

## Lesson forbidden

# First step, and the title of the lesson. No variables.
rules_go_forbidden_occupied_n = Refused moves
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
rules_go_forbidden_chain_c = A chain, too, must keep a liberty: you may not fill its last one yourself. Try { POINT($point) }.
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
    .hint = Look at the stones around { POINT($first) } and at those around { POINT($second) }. Which of them are in atari?
    .right = { POINT($second) } takes { STONES($captured) }. At { POINT($first) } nothing can be captured, so that move is refused.
    .wrong-elsewhere = Nothing stands in the way at { POINT($move) }. Choose between { POINT($first) } and { POINT($second) }: which of them takes stones?

## Ideas

# An idea that steps test: where stones may be put. No variables.
rules_go_idea_placing = Where stones go
# An idea: a stone that was put down does not move. No variables.
rules_go_idea_stones_stay = Stones stay where they are
# An idea: the players take turns. No variables.
rules_go_idea_turns = Taking turns
# An idea: how many lines and points a board has. No variables.
rules_go_idea_board_size = Lines and points of a board
# An idea: finding the center and the star points. No variables.
rules_go_idea_board_places = Finding your way on the board
# An idea: finding the liberties of a stone. No variables.
rules_go_idea_find_liberties = Liberties of a stone
# An idea: putting a stone in atari. No variables.
rules_go_idea_give_atari = Giving atari
# An idea: seeing which stone is in atari. No variables.
rules_go_idea_see_atari = Seeing an atari
# An idea: capturing a single stone. No variables.
rules_go_idea_capture_stone = Capturing a stone
# An idea: saving stones by capturing what attacks them. No variables.
rules_go_idea_save_capture = Saving stones by capturing
# An idea: saving stones in atari by adding a stone. No variables.
rules_go_idea_save_extend = Saving stones by extending
# An idea: joining stones into one chain. No variables.
rules_go_idea_join_chain = Joining stones into a chain
# An idea: finding the liberties of a chain. No variables.
rules_go_idea_chain_liberties = Liberties of a chain
# An idea: a chain is captured as one. No variables.
rules_go_idea_capture_chain = Capturing a chain
# An idea: chains along the edge gain few liberties. No variables.
rules_go_idea_edge_run = Chains at the edge
# An idea: finding the last liberty of a long chain. No variables.
rules_go_idea_last_liberty = Last liberty of a long chain
# An idea: one point holds one stone. No variables.
rules_go_idea_occupied = One stone on a point
# An idea: a move that leaves one's own stones without a liberty. No variables.
rules_go_idea_self_capture = Self-capture
# An idea: captured stones come off before one's own stones are looked at. No variables.
rules_go_idea_captures_first = Captures come first
