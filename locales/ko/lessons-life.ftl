### ko: take the # from a text and write it in this language. What is still a comment is shown in English.

## Lesson surrounded

# First step, and the title of the lesson. No variables.
# rules_go_surrounded_border_n = Territory
# The learner closes a border. $gap: the open point in it. $opponent: the other color. $move: the point played. The points of the corner are in $inside.
# rules_go_surrounded_border_c = Empty points that only one side surrounds are its territory, and the stones around them are their border. Your border in the corner still has a gap: close it.
#     .hint = Follow your stones from one edge of the board to the other. Where could a { COLOR($opponent, form: "stone") } stone slip in?
#     .right = { POINT($gap) } closes the border. The corner behind it is your territory now.
#     .wrong-behind = { POINT($move) } keeps { COLOR($opponent) } out, but it fills a point that could be yours. { COLOR($opponent) } plays { POINT($gap) }, and your territory is smaller.
#     .wrong-inside = { POINT($move) } lies behind your stones already. { COLOR($opponent) } plays { POINT($gap) } and walks in.
#     .wrong-elsewhere = { COLOR($opponent) } plays { POINT($gap) } and walks in. Close that gap first.
#     .rule = The empty points that only one side surrounds are its territory.
#     .notes = Let a pupil walk along the border with a finger, from edge to edge. The game is about territory from here on; capturing is a way to get it.

# Heading. No variables.
# rules_go_surrounded_corner_n = Corner, edge, center
# A question with three answers; four empty points are shaded in the corner (a), at the edge (b) and in the center (c), each surrounded by black stones. $corner, $edge, $center: the four points of each.
# rules_go_surrounded_corner_c = Each shaded place is a territory of four points. Which of them needs the fewest stones for its border?
#     .hint = Where the board ends, no stones are needed.
#     .answer-corner = (a)
#     .answer-edge = (b)
#     .answer-center = (c)
#     .right = Around { POINT($corner) } the board ends on two sides, so four stones are enough. At the edge it takes six, and in the center eight.
#     .wrong-edge = Around { POINT($edge) } the board ends on one side only, and the border takes six stones. Where does the board do more of the work?
#     .wrong-center = Around { POINT($center) } there is no edge of the board, and the border takes eight stones. Where does the board do a part of the work?
#     .rule = In the corner a border takes the fewest stones, in the center the most.
#     .notes = This is why most games begin near the corners, go on along the edges and reach the center last.

# Heading. No variables.
# rules_go_surrounded_whose_n = Whose points?
# The learner taps one side's regions. $black: whose. $both: an empty point between the colors, circled. $first, $second: a stone of each color beside it. In .right, $black_territory: the number of points.
# rules_go_surrounded_whose_c = { POINT($both) } touches stones of both colors: it is a neutral point and belongs to nobody. Click the territory of { COLOR($black) }, the regions that touch only { COLOR($black, form: "stone") } stones.
#     .hint = { COLOR($black) } has two regions, a larger and a smaller one.
#     .right = { COLOR($black) } has { SCORE($black_territory) } points. { POINT($both) } lies between { POINT($first) } and { POINT($second) } and is nobody’s.
#     .rule = An empty point that touches both colors is a neutral point. It is nobody’s territory.

# Heading. No variables.
# rules_go_surrounded_visit_n = A stone inside
# The learner, now the other color, plays into the opponent's territory, and the opponent answers. $learner: the color the learner plays. $opponent: the other. $inside: the points of the territory, shaded. $move: the point played.
# rules_go_surrounded_visit_c = Now you are { COLOR($learner) }. Try whether you may put a stone into { COLOR($opponent) }’s territory, on any of the shaded points.
#     .hint = Choose one of the shaded points.
#     .right-title = No room to live
#     .right = The rules allow it, and { COLOR($opponent) } has answered. Your stone on { POINT($move) } cannot be saved any more: a stone like that is dead.
#     .wrong-elsewhere = That is not inside. The shaded points are { POINT($inside) }: choose one of them.
#     .rule = A stone that cannot be saved from capture is dead.

# Heading. No variables.
# rules_go_surrounded_catch_n = Catch it
# The learner takes a stone that stands in the learner's territory; the opponent plays elsewhere in between. $learner: the color the learner plays now. $stone: the stone, marked. $free: its two liberties. $opponent: the other color. $captured: stones taken.
# rules_go_surrounded_catch_c = You are { COLOR($learner) } here, and a stone stands in your territory, on { POINT($stone) }. It is dead, and you need not answer it; but take it this once.
#     .hint = Its liberties are { POINT($free) }. Take one after the other.
#     .right = { STONES($captured) } captured, even though { COLOR($opponent) } had a move in between. A dead stone cannot get away.
#     .wrong-elsewhere = The stone on { POINT($stone) } cannot get away, but it is still there. Its liberties are beside it: take them, one after the other.
#     .notes = Beginners like to answer every stone that is put into their territory. Ask whether it could ever get out or live there.

## Lesson eyes

# First step, and the title of the lesson. No variables.
# rules_go_eyes_one_n = Eyes
# The learner tries a move that is refused. $eye: the empty point inside a ring of stones, circled. $opponent: whose stones they are. $learner: the color to move.
# rules_go_eyes_one_c = { POINT($eye) } is an empty point inside a chain of { COLOR($opponent, form: "stone") } stones. Such a point is called an eye: try to play there.
#     .hint = The circled point is the eye.
#     .right = In the eye your stone has no liberty, and the chain still has one outside. As long as that one is open, the eye is closed to you.
#     .rule = An empty point inside a chain is an eye. Empty points side by side make one eye together.
#     .notes = Ask which rule refuses the move before you go on: it is self-capture, from the lesson on forbidden points.

# Heading. No variables.
# rules_go_eyes_outside_n = From the outside
# The learner takes the last liberty outside. $chain: a stone of the chain with the eye. $move: the point played (in .wrong-elsewhere it may be a pass).
# rules_go_eyes_outside_c = The chain at { POINT($chain) } has two liberties: the eye, and one outside. Begin on the outside.
#     .hint = Walk around the chain along its border. Where is there a gap between your stones?
#     .right = { POINT($move) } leaves the chain only its eye. It is in atari now.
#     .wrong-elsewhere = The chain at { POINT($chain) } keeps both its liberties. Look for an empty point that touches it from outside.

# Heading. No variables.
# rules_go_eyes_last_n = The eye comes last
# The learner captures by playing in the eye. $opponent: the other color, which has played $elsewhere. $chain: a stone of the chain. $eye: its eye. $captured: how many stones were taken.
# rules_go_eyes_last_c = { COLOR($opponent) } has played { POINT($elsewhere) }. Every liberty outside is taken now: capture the chain at { POINT($chain) }.
#     .hint = The eye is the last liberty of the chain. Does a stone there capture now?
#     .right = This time { POINT($eye) } was allowed, because it took the last liberty: { STONES($captured) } captured. One eye does not save a chain.
#     .wrong-elsewhere = The chain at { POINT($chain) } is still there, with one liberty left. Where is it?
#     .rule = A surrounded chain with only one eye can usually be captured: first the liberties outside, then the eye.

# Heading. No variables.
# rules_go_eyes_two_n = Two eyes
# The learner tries a move that is refused. $opponent: the color with the two eyes. $eyes: both eyes. $first: the one to try, circled. $second: the other one.
# rules_go_eyes_two_c = { COLOR($opponent) }’s chain has two eyes, { POINT($eyes) }, and no liberty outside. Try to fill one of them: play on { POINT($first) }.
#     .hint = Play on the circled point { POINT($first) }.
#     .right = { POINT($first) } is forbidden while { POINT($second) } is open, and { POINT($second) } while { POINT($first) } is open. You would need two moves at once, so you cannot capture this chain: it is alive.
#     .rule = A chain with two eyes is alive: the other side can fill neither of them.
#     .notes = This is the heart of the game. Let the class look for a way to capture the chain, and take the time to see that there is none.

# Heading. No variables.
# rules_go_eyes_make_n = Make two eyes
# The learner, now the side that is surrounded, makes two eyes. $chain: a stone of the learner's chain. $space: the three empty points inside it, in a row. $eyes: the two at the ends. $opponent: the other color. $move: the point played.
# rules_go_eyes_make_c = Your own chain is surrounded here, with { POINT($space) } inside. Make two eyes with one move.
#     .hint = Your stone should leave an empty point on each side of it.
#     .right = { POINT($move) } divides the space. { POINT($eyes) } are two eyes, and your chain is alive.
#     .wrong-left = { POINT($move) } leaves two empty points side by side, and they make only one eye. { COLOR($opponent) } plays inside, you take that stone, and { COLOR($opponent) } plays there again and takes everything.
#     .wrong-right = { POINT($move) } leaves two empty points side by side, and they make only one eye. { COLOR($opponent) } plays inside, you take that stone, and { COLOR($opponent) } plays there again and takes everything.
#     .wrong-elsewhere = That leaves { POINT($space) } undivided. { COLOR($opponent) } plays inside first, and only one eye is left to you.

# Heading. No variables.
# rules_go_eyes_keep_n = Keep your eyes
# The learner plays anywhere but in the own eyes. $opponent: the other color, which has played $elsewhere. $chain: a stone of the learner's chain. $eyes: its two eyes, its only liberties. $move: the point played.
# rules_go_eyes_keep_c = { COLOR($opponent) } has played { POINT($elsewhere) }, and your chain at { POINT($chain) } is closed in on all sides. Play any move that keeps it alive.
#     .hint = The chain needs both its eyes and nothing more. Play somewhere else on the board.
#     .right = With both eyes open, the chain needs no help, and you were free to play { POINT($move) }. Leave your eyes empty.
#     .wrong-left = { POINT($move) } fills an eye of your own, and one liberty is left. { COLOR($opponent) } takes it, and the whole chain with it.
#     .wrong-right = { POINT($move) } fills an eye of your own, and one liberty is left. { COLOR($opponent) } takes it, and the whole chain with it.
#     .wrong-pass = The chain at { POINT($chain) } lives even without a move. But you may use your turn: put a stone where it does your chain no harm.
#     .rule = If its owner fills one of its two eyes, a chain can be captured.

## Lesson eye_capture

# First step, and the title of the lesson. No variables.
# rules_go_eye_capture_take_n = An eye by capturing
# The learner captures a stone and so makes a second eye. $opponent: the other color. $chain: a stone of the learner's chain. $eye: its eye. $stone: the stone to take, marked. $joins: its last liberty, where the opponent would connect it. $move: the point played.
# rules_go_eye_capture_take_c = Your chain at { POINT($chain) } has one eye, on { POINT($eye) }. Take the marked { COLOR($opponent, form: "stone") } stone, and its place becomes a second eye.
#     .hint = { POINT($stone) } has one liberty left.
#     .right = Where { POINT($stone) } stood there is an empty point inside your chain now. With { POINT($eye) } that makes two eyes, and your chain is alive.
#     .wrong-eye = { POINT($move) } fills your own eye. { COLOR($opponent) } plays { POINT($joins) } and takes the whole chain.
#     .wrong-elsewhere = { COLOR($opponent) } connects on { POINT($joins) }, and { POINT($stone) } can no longer be taken. Only { POINT($eye) } is left to you, and one eye is too few.
#     .rule = A capture can make an eye: the place of the captured stones is empty, and yours.

# Heading. No variables.
# rules_go_eye_capture_stop_n = No second eye
# The learner, now the other color, saves the stone. $learner: the color the learner plays. $opponent: the other. $chain: a stone of the opponent's chain. $eye: its eye. $stone: the learner's stone in atari, marked. $friend: the stone to connect it to. $joins: where. $move: the point played.
# rules_go_eye_capture_stop_c = You are { COLOR($learner) } here. Leave { COLOR($opponent) } with one eye: connect { POINT($stone) } before it is taken.
#     .hint = Which empty point lies beside { POINT($stone) } and beside { POINT($friend) }?
#     .right = { POINT($move) } connects your stones, and none of them can be taken. The chain at { POINT($chain) } has only the eye on { POINT($eye) }.
#     .wrong-elsewhere = { COLOR($opponent) } takes { POINT($stone) } by playing { POINT($joins) }. That makes a second eye, and the chain is alive.

# Heading. No variables.
# rules_go_eye_capture_finish_n = One eye is left
# The learner captures the chain. $opponent: the other color, which has played $elsewhere. $chain: a stone of the chain. $captured: how many were taken.
# rules_go_eye_capture_finish_c = { COLOR($opponent) } has played { POINT($elsewhere) }. Now capture the chain at { POINT($chain) }.
#     .hint = The eye is the last liberty of the chain.
#     .right = { STONES($captured) } captured. Your stone was connected in time, so there was no second eye.
#     .wrong-elsewhere = The chain at { POINT($chain) } is still there. Which liberty does it have left?

# Heading. No variables.
# rules_go_eye_capture_which_n = The right capture
# The learner chooses which of two stones to take. $learner: the color the learner plays. $opponent: the other. $chain: a stone of the learner's chain. $stones: both stones in atari, marked. $wanted: the one whose capture makes an eye. $other: the other one. $joins: where $wanted would be connected. $move: the point played.
# rules_go_eye_capture_which_c = You are { COLOR($learner) }. Both marked stones can be taken, but only one of the captures gives your chain at { POINT($chain) } two eyes: find it.
#     .hint = One of the marked stones can still be connected to its friends. The other cannot get away.
#     .right = { POINT($wanted) } is gone, and there is one eye. { POINT($other) } cannot get away, so its place is the other.
#     .wrong-other = That takes { POINT($other) }, but { COLOR($opponent) } connects on { POINT($joins) }. You have one eye, and later { COLOR($opponent) } plays in it and takes the whole chain.
#     .wrong-elsewhere = { COLOR($opponent) } connects on { POINT($joins) }, and { POINT($wanted) } can no longer be taken. The rest is room for one eye only.
#     .notes = Ask about each stone: what happens if I leave it? The stone that cannot get away can wait.

## Lesson false_eyes

# First step, and the title of the lesson. No variables.
# rules_go_false_eyes_part_n = False eyes
# The learner captures one stone by playing in an eye. $opponent: whose stones they are. $eyes: two points that look like eyes. $part: the stone to be captured, marked. $across: the eye through which it is captured.
# rules_go_false_eyes_part_c = { COLOR($opponent) } seems to have two eyes, { POINT($eyes) }. But the stone on { POINT($part) } touches none of the others along a line: capture it.
#     .hint = Count the liberties of { POINT($part) }.
#     .right = { POINT($part) } was held only across { POINT($across) }, and you have captured it through that point. An eye like that is a false eye.
#     .wrong-elsewhere = { POINT($part) } is still there. Where is its last liberty?
#     .rule = An eye is false if a part of the stones around it can be captured through it.

# Heading. No variables.
# rules_go_false_eyes_rest_n = One eye is too few
# The learner captures the rest. $opponent: the other color, which has played $elsewhere. $chain: a stone of the chain. $corner: its one true eye. $captured: how many stones were taken.
# rules_go_false_eyes_rest_c = { COLOR($opponent) } has played { POINT($elsewhere) }. Now take the rest, the chain at { POINT($chain) }.
#     .hint = The chain has one eye left, and no liberty outside.
#     .right = { STONES($captured) } captured. { POINT($corner) } was a true eye, but one eye is too few, and the false one did not count.
#     .wrong-elsewhere = The chain at { POINT($chain) } is still there. Which liberty does it have left?

# Heading. No variables.
# rules_go_false_eyes_which_n = True or false?
# A question with three answers; the labels a, b and c stand on three points that look like eyes. $opponent: whose eyes they are. $corner: a, the true one. $edge: b. $middle: c. $edge_part, $middle_part: the stones that can be captured through b and c. $joint: the stone that joins both sides of a.
# rules_go_false_eyes_which_c = An eye is true if the stones around it form one chain without its help. { COLOR($opponent) } seems to have three eyes here: which one is true?
#     .hint = Go around each eye from stone to stone along the lines. Where do you get all the way without crossing the eye?
#     .answer-corner = (a)
#     .answer-edge = (b)
#     .answer-middle = (c)
#     .right = The stones beside { POINT($corner) } are joined by { POINT($joint) }, so that eye is true. Through { POINT($edge) } or { POINT($middle) } you could take a part away.
#     .rule = An eye is true if the stones around it are joined even without it.
#     .wrong-edge = { POINT($edge_part) } touches none of the other stones around (b). A stone at (b) takes it, and the eye is gone.
#     .wrong-middle = { POINT($middle_part) } meet the other stones only across (c). A stone at (c) takes all five of them.
#     .notes = Have someone trace the ring around each eye with a finger. Steps along the lines count, diagonal ones do not.

# Heading. No variables.
# rules_go_false_eyes_break_n = Make it false
# The learner makes an eye false with one move. $opponent: whose eyes they are. $eye: the eye in the middle. $corner: the other, true eye. $part: the stones on three sides of the eye. $below: the stone on the fourth side. $move: the point played.
# rules_go_false_eyes_break_c = { COLOR($opponent) } has a true eye on { POINT($corner) }, and one more stone would make { POINT($eye) } true as well. Find where, and play there first: then { POINT($eye) } stays false.
#     .hint = The stone on { POINT($below) } still has to join the chain at { POINT($part) }. Around { POINT($eye) }, where could they be joined?
#     .right = { POINT($move) } keeps { POINT($below) } apart from the other stones around the eye: they meet only across { POINT($eye) } now. Even if { COLOR($opponent) } fills it to join them, one eye is too few.
#     .wrong-elsewhere = That gives { COLOR($opponent) } time to close the ring around { POINT($eye) }. Then both eyes are true, and the stones are alive.

# Heading. No variables.
# rules_go_false_eyes_mend_n = Make it true
# The learner makes an eye true with one move. $opponent: the other color. $eye: the eye at the edge. $corner: the other, true eye. $part: the stone that is not joined yet, marked. $chain: a stone of the learner's chain. $move: the point played.
# rules_go_false_eyes_mend_c = Now it is your turn to live. Your stone on { POINT($part) } belongs to the chain only across { POINT($eye) }: make that eye true.
#     .hint = Join { POINT($part) } to your chain, but leave { POINT($eye) } empty.
#     .right = { POINT($move) } closes the ring around { POINT($eye) }. With { POINT($corner) } your chain has two true eyes and is alive.
#     .wrong-fill = { POINT($move) } joins the stones, but it fills the eye itself. Only { POINT($corner) } is left, and one eye is too few.
#     .wrong-corner = { POINT($move) } fills your true eye. You need it: leave { POINT($corner) } empty, and look at the stones around { POINT($eye) }.
#     .wrong-elsewhere = That gives { COLOR($opponent) } time to keep { POINT($part) } apart from the chain. Then { POINT($eye) } is false, and one eye is too few.

## Lesson snapback

# First step, and the title of the lesson. No variables.
# rules_go_snapback_give_n = Snapback
# The learner plays on the circled point and the opponent takes that stone. $opponent: the other color. $chain: two stones of the opponent that can be cut off. $friend: the opponent's stone they want to join. $point: the point in between. $taker: where the opponent takes.
# rules_go_snapback_give_c = { COLOR($opponent) } wants to join { POINT($chain) } to { POINT($friend) }. Put a stone in between, on { POINT($point) }, even though it can be taken.
#     .hint = Play on the circled point, { POINT($point) }.
#     .right = { COLOR($opponent) } has played { POINT($taker) } and taken your stone, but now that chain has only one liberty. A stone given up like this, to take a liberty away, is called a throw-in.
#     .wrong-atari = That is atari, but { COLOR($opponent) } connects on { POINT($point) }, and nothing can be taken any more.
#     .wrong-elsewhere = { COLOR($opponent) } connects on { POINT($point) }, and { POINT($chain) } are out of danger. That point must be yours first.
#     .notes = Let the class say how many liberties the chain has before the throw-in and after it has been taken: two, then one.

# Heading. No variables.
# rules_go_snapback_take_n = Taking back at once
# The learner takes back. $stones: the opponent's chain. $point: its last liberty. $opponent: the other color. $captured: how many were taken.
# rules_go_snapback_take_c = { POINT($stones) } are one chain now, and it is in atari. Take it at once: here nothing forbids taking back.
#     .hint = Find the last liberty of the chain. Your own stone stood there a moment ago.
#     .right = One stone given, { STONES($captured) } taken: that is a snapback. It is no ko, because the board does not look as it did before.
#     .wrong-elsewhere = { COLOR($opponent) } connects on { POINT($point) }, and the chance is gone.
#     .rule = In a snapback you give one stone and take several back at once: the board does not repeat, so it is no ko.
#     .notes = In a ko each side takes a single stone, so the same board could come back for ever. Here { COLOR($white) } has three stones fewer, and it cannot come back.

# Heading. No variables.
# rules_go_snapback_ko_n = The look-alike
# The learner tries to take back and is refused: this is a ko. $opponent: the other color. $taker: the opponent's stone that has just taken one. $point: where the taken stone stood.
# rules_go_snapback_ko_c = Here { COLOR($opponent) } has just taken one stone, by playing { POINT($taker) }. Try to take back at once, on { POINT($point) }.
#     .hint = Play on { POINT($point) }, where your stone was taken.
#     .right = Only { POINT($taker) } would come off, and the board would be the same as before: this is a ko. In a snapback two or more stones come off.

# Heading. No variables.
# rules_go_snapback_find_n = Find the snapback
# The learner throws in, the opponent takes, the learner takes back. $opponent: the other color. $chain: the opponent's marked stones. $connects: the point where they connect, and where to throw in. $captured: how many were taken in the end.
# rules_go_snapback_find_c = The marked { COLOR($opponent, form: "stone") } stones are about to get away. Find the snapback and take them.
#     .hint = Where would { COLOR($opponent) } like to connect? Give up a stone on that very point, and take back.
#     .right = { STONES($captured) } for one. The throw-in took away the point where { COLOR($opponent) } wanted to connect, and a liberty as well.
#     .wrong-atari = That is atari, but { COLOR($opponent) } connects on { POINT($connects) }, and all the stones are joined.
#     .wrong-elsewhere = { COLOR($opponent) } connects on { POINT($connects) }, and the chance is gone.

# Heading. No variables.
# rules_go_snapback_connect_n = See it coming
# The learner, now the other color, connects. $learner: the color the learner plays. $opponent: the other. $chain: the learner's marked stones. $friend: the learner's stone to connect to. $point: where. $taker: from where a stone thrown in could be taken. $move: the point just played.
# rules_go_snapback_connect_c = You are { COLOR($learner) } here, and { COLOR($opponent) } threatens a snapback against { POINT($chain) }. Connect them to { POINT($friend) } before it comes.
#     .hint = Where would { COLOR($opponent) } throw in? That point is yours now.
#     .right = With { POINT($point) } filled, there is nothing to throw in. All your stones are one chain.
#     .wrong-shortage = { POINT($move) } fills a liberty of your own chain. { COLOR($opponent) } plays { POINT($point) } and takes it all.
#     .wrong-elsewhere = { COLOR($opponent) } throws in on { POINT($point) }. If you take that stone from { POINT($taker) }, { COLOR($opponent) } plays { POINT($point) } again and takes your whole chain.

# Heading. No variables.
# rules_go_snapback_bait_n = Do not take the bait
# The learner chooses between two stones in atari. $learner: the color the learner plays. $opponent: the other. $stones: both stones in atari, marked. $bait: the one that must not be taken. $cutter: the one to take. $chain: the learner's stones in atari.
# rules_go_snapback_bait_c = You are { COLOR($learner) }. The stones on { POINT($stones) } are both in atari, but one of them is bait: take the other one.
#     .hint = Before you take a stone, count the liberties that your own chain will have afterwards.
#     .right = With { POINT($cutter) } gone, your chain has a liberty more, and the stone on { POINT($bait) } can no longer hurt it.
#     .wrong-bait = You get one stone, but your chain is left with one liberty. { COLOR($opponent) } plays { POINT($bait) } again and takes three.
#     .wrong-elsewhere = { POINT($chain) } are in atari, and { COLOR($opponent) } takes them. Capture one of the marked stones.
#     .notes = Not every stone that can be taken should be taken. The question to ask is what the other side plays next.

## Lesson throw_in

# First step, and the title of the lesson. No variables.
# rules_go_throw_in_gift_n = The throw-in
# The learner gives up a stone on the circled point, and the opponent takes it. $opponent: the other color. $eye: its eye. $gift: the circled point. $taker: where the opponent takes. $loose: the opponent's stone beside the gift that is not joined yet. $end: its other liberty. $move: the point played.
# rules_go_throw_in_gift_c = { COLOR($opponent) } has an eye on { POINT($eye) }, and a stone on { POINT($gift) } would give it a second one. Throw a stone in there, and let it be taken.
#     .hint = Play on the circled point, { POINT($gift) }.
#     .right = { COLOR($opponent) } has taken your stone from { POINT($taker) }. Now { POINT($loose) } touches the other stones only across { POINT($gift) }.
#     .wrong-inside = { COLOR($opponent) } plays { POINT($gift) } and takes your stone. All its stones are joined now, and { POINT($move) } is a second eye.
#     .wrong-slow = That is atari, but { COLOR($opponent) } connects on { POINT($gift) } and has a second eye on { POINT($taker) }. The throw-in comes first.
#     .wrong-elsewhere = { COLOR($opponent) } plays { POINT($gift) }. All its stones are joined now, and { POINT($taker) } is a second eye.
#     .notes = The stone is not lost for nothing. Compare the board after the throw-in with the one after { COLOR($white) }’s own move there.

# Heading. No variables.
# rules_go_throw_in_atari_n = Make the eye false
# The learner puts a stone in atari from outside. $opponent: the other color. $loose: the stone, marked. $gift: the empty point that it touches, where the stone was thrown in. $end: its other liberty.
# rules_go_throw_in_atari_c = The marked stone has two liberties, { POINT($gift) } and one outside. Take the one outside.
#     .hint = Follow the edge of the board from { POINT($loose) }, away from the other { COLOR($opponent, form: "stone") } stones.
#     .right = To save { POINT($loose) }, { COLOR($opponent) } has to fill { POINT($gift) }. So that point is a false eye.
#     .wrong-elsewhere = { POINT($loose) } still has both its liberties. Take the one on { POINT($end) }.
#     .rule = A throw-in gives up one stone. It can make an eye false or take a liberty away.

# Heading. No variables.
# rules_go_throw_in_take_n = Now take the chain
# The learner captures the chain. $opponent: the other color, which has filled $gift. $chain: a stone of the chain. $captured: how many were taken.
# rules_go_throw_in_take_c = { COLOR($opponent) } has filled { POINT($gift) } to save its stone. Now take the whole chain.
#     .hint = The chain has one eye, and no other liberty.
#     .right = { STONES($captured) } for the one that you gave.
#     .wrong-elsewhere = The chain at { POINT($chain) } is still there. Which liberty does it have left?

# Heading. No variables.
# rules_go_throw_in_guard_n = Be there first
# The learner, now the other color, makes two eyes. $learner: the color the learner plays. $opponent: the other. $loose: the learner's stone that is not joined yet, marked. $gift: where the opponent would throw in. $taker: from where such a stone is taken; an eye in the end. $eye: the other eye. $end: the liberty of $loose outside. $move: the point played.
# rules_go_throw_in_guard_c = You are { COLOR($learner) } here, and the marked stone is not joined to your chain yet. Make two eyes before { COLOR($opponent) } throws a stone in.
#     .hint = The point where { COLOR($opponent) } would throw in is the point for you.
#     .right = { POINT($gift) } joins { POINT($loose) } to the chain. { POINT($taker) } and { POINT($eye) } are two true eyes, and your chain is alive.
#     .wrong-narrow = { COLOR($opponent) } plays { POINT($end) }. To save { POINT($loose) } you fill { POINT($gift) }, and then only one eye is left.
#     .wrong-run = { COLOR($opponent) } throws in on { POINT($gift) } all the same. You take that stone, but { POINT($loose) } touches your chain only across { POINT($gift) }, and that eye is false.
#     .wrong-eye = { POINT($move) } fills your own eye. One eye is the most you can still get.
#     .wrong-elsewhere = { COLOR($opponent) } throws in on { POINT($gift) }. You take that stone from { POINT($taker) }, but then { COLOR($opponent) } plays { POINT($end) }, and the eye on { POINT($gift) } is false.

# Heading. No variables.
# rules_go_throw_in_race_n = A race
# The learner throws in, the opponent takes, and the learner takes the whole chain. $opponent: the other color. $mine: a stone of the learner's chain. $theirs: a stone of the opponent's chain. $inside: its two liberties. $outside: the two liberties of the learner's chain. $move: the point played. $captured: how many were taken.
# rules_go_throw_in_race_c = Your chain at { POINT($mine) } and the chain at { POINT($theirs) } have two liberties each, and whoever takes first wins this race. It is your turn: throw a stone in.
#     .hint = The liberties of the chain are { POINT($inside) }. Play on one of them, even though that stone can be taken.
#     .right = { COLOR($opponent) } took one stone, but had to fill a liberty of its own for that. You took { STONES($captured) }.
#     .wrong-near = { POINT($move) } fills a liberty of your own chain. { COLOR($opponent) } takes the last one, and your chain is gone.
#     .wrong-far = { POINT($move) } fills a liberty of your own chain. { COLOR($opponent) } takes the last one, and your chain is gone.
#     .wrong-elsewhere = That takes no liberty from the chain at { POINT($theirs) }. { COLOR($opponent) } takes one of { POINT($outside) }, and your chain is in atari.
#     .notes = Count the liberties of both chains after each move. The throw-in takes one liberty; to take the stone off, { COLOR($white) } fills a second one and gets only the first back.

## Lesson seki

# First step, and the title of the lesson. No variables.
# rules_go_seki_try_n = Seki
# The learner plays on a shared liberty and loses the chain. Both chains are marked. $opponent: the other color. $shared: the two liberties they share.
# rules_go_seki_try_c = The marked chains, yours and { COLOR($opponent) }’s, share their last two liberties, { POINT($shared) }. Play on one of them and see what happens.
#     .hint = Either of the shared liberties will do: { POINT($shared) }.
#     .right-title = Captured
#     .right = Your stone took a liberty from both chains. { COLOR($opponent) } could then play the last one, and your chain is gone.
#     .wrong-elsewhere = That leaves both chains as they were. Their shared liberties are { POINT($shared) }: play on one of them for this try.

# Heading. No variables.
# rules_go_seki_other_n = The same for both
# The learner captures. $opponent: the other color, which has played on $first. $last: the liberty that is left. $theirs: a stone of the chain to take. $captured: how many were taken.
# rules_go_seki_other_c = Here { COLOR($opponent) } has been the first to play on a shared liberty, on { POINT($first) }. Take the chain at { POINT($theirs) }.
#     .hint = One liberty is left to both chains. Be the first to play there.
#     .right = { STONES($captured) } taken. Whoever begins is captured, so nobody begins, and both chains live though neither has an eye, an empty point of its own: this is called a seki.
#     .wrong-elsewhere = Your own chain is in atari as well: { COLOR($opponent) } plays { POINT($last) } and takes it.
#     .rule = In the simplest seki two chains share their last two liberties, and whoever plays there first is captured: so both live.

# Heading. No variables.
# rules_go_seki_extra_n = One liberty more
# The learner attacks. $theirs: a stone of the opponent's chain. $extra: the third liberty of the learner's chain. $shared: the two shared liberties. $opponent: the other color.
# rules_go_seki_extra_c = Here your chain has a third liberty, on { POINT($extra) }, so this is no seki yet. It is your turn: put the chain at { POINT($theirs) } in atari.
#     .hint = Here you may take one of the shared liberties. You have one more to spare.
#     .right = Your chain still has two liberties, and the chain at { POINT($theirs) } has one, so you take first. With a liberty more on one side there is no seki.
#     .wrong-extra = { POINT($move) } fills your own third liberty. Now both chains have only { POINT($shared) }, and that is a seki.
#     .wrong-elsewhere = { COLOR($opponent) } takes your third liberty away. Only { POINT($shared) } are left, and that is a seki.

# Heading. No variables.
# rules_go_seki_make_n = Saved by a seki
# The learner, now the other color, makes a seki. $learner, $opponent: colors. $mine: a stone of the learner's chain. $theirs: a stone of the opponent's chain, with three liberties. $extra: its liberty that is not shared. $shared: the two shared liberties.
# rules_go_seki_make_c = You are { COLOR($learner) } here, and it is your turn. Save your chain at { POINT($mine) } by making a seki.
#     .hint = The chain at { POINT($theirs) } has one liberty that the two chains do not share.
#     .right = Now each chain has only { POINT($shared) }, and neither side can play there. Your chain lives, and so does the other.
#     .wrong-elsewhere = { COLOR($opponent) } attacks first and has a liberty to spare. Your chain is taken.

# Heading. No variables.
# rules_go_seki_pass_n = Leave it alone
# The learner, the other color again, passes, and the opponent passes, too. $learner, $opponent: colors. $shared: the two shared liberties. In .wrong, $move: the point played instead.
# rules_go_seki_pass_c = Now you are { COLOR($learner) } again, and every move would cost you something. You need not play, because a player may pass: do that now.
#     .hint = Use the pass button beside the board.
#     .right = { COLOR($opponent) } has passed, too, and two passes end the game. The seki stays as it is.
#     .wrong-inside = { POINT($move) } is already surrounded by your stones. A stone there only fills a point of yours, so pass.
#     .wrong-visit = On { POINT($move) } a stone has no room to live: { COLOR($opponent) } captures it in the end. Pass instead.

# Heading. No variables.
# rules_go_seki_count_n = Nobody’s points
# The learner taps one side's regions. $white: whose. $shared: the two shared liberties. In .right, $white_territory: the number of points.
# rules_go_seki_count_c = At the end both chains of the seki stay on the board. Click the territory of { COLOR($white) }: the empty points that only { COLOR($white) } has surrounded.
#     .hint = { COLOR($white) } has two regions, a large one and a single point.
#     .right = { COLOR($white) } has { SCORE($white_territory) } points. { POINT($shared) } lie between the two chains of the seki and count for nobody.
#     .rule = At the end both chains of a seki stay, and the points they share are nobody’s.
#     .notes = There are sekis in which a chain has an eye. Under the Japanese rules such an eye is no territory either; by area it counts.

## Lesson seki_eyes

# First step, and the title of the lesson. No variables.
# rules_go_seki_eyes_try_n = Seki with eyes
# The learner plays on the shared liberty and loses the chain. Both chains are marked. $opponent: the other color. $shared: the liberty they share, circled. $my_eye, $their_eye: the eye of each chain. $move: the point played.
# rules_go_seki_eyes_try_c = The marked chains have an eye each, { POINT($my_eye) } and { POINT($their_eye) }, and they share the liberty { POINT($shared) }. Play there and see what happens.
#     .hint = Play on the circled point { POINT($shared) }.
#     .right-title = Captured
#     .right = Your stone took the shared liberty away, and only your eye was left. { COLOR($opponent) } played { POINT($my_eye) }, and your chain is gone.
#     .wrong-eye = { POINT($move) } fills your own eye. { COLOR($opponent) } plays { POINT($shared) } and takes your chain.
#     .wrong-elsewhere = That leaves both chains as they were. For this try, play on { POINT($shared) }.

# Heading. No variables.
# rules_go_seki_eyes_other_n = If the other side begins
# The learner captures through the eye. $opponent: the other color, which has played on $shared. $theirs: a stone of the chain to take. $their_eye: its eye. $my_eye: the eye of the learner's chain. $captured: how many were taken.
# rules_go_seki_eyes_other_c = Here { COLOR($opponent) } has been the first to play on the shared liberty, on { POINT($shared) }. Take the chain at { POINT($theirs) }.
#     .hint = The chain has one liberty left, and it is an eye.
#     .right = { STONES($captured) } taken. Neither side can begin on { POINT($shared) }, so both chains live: this is a seki, too.
#     .wrong-elsewhere = Your own chain is in atari as well. { COLOR($opponent) } plays { POINT($my_eye) } and takes it.
#     .rule = In some sekis each chain has one eye. They share one more liberty, and whoever plays there first is captured.

# Heading. No variables.
# rules_go_seki_eyes_closed_n = The eye is closed
# The learner, now the other color, tries a move that is refused. $learner: the color the learner plays. $opponent: the other. $eye: the opponent's eye, circled. $shared: the shared liberty.
# rules_go_seki_eyes_closed_c = You are { COLOR($learner) } here. Try to attack through the eye: play on { POINT($eye) }.
#     .hint = Play on the circled point { POINT($eye) }.
#     .right = While { POINT($shared) } is open, the eye is closed to you. And if you fill { POINT($shared) } first, your own chain is taken: so nobody plays here.

# Heading. No variables.
# rules_go_seki_eyes_count_n = Eyes that do not count
# The learner taps one side's regions. $white: whose. $eyes: the eye of each chain. $shared: the shared liberty. In .right, $white_territory: the number of points.
# rules_go_seki_eyes_count_c = At the end both chains stay on the board. In a seki even an eye is no territory: click the territory that { COLOR($white) } has.
#     .hint = { COLOR($white) } has one large region, away from both chains of the seki.
#     .right = { COLOR($white) } has { SCORE($white_territory) } points. The eyes { POINT($eyes) } and the shared liberty { POINT($shared) } count for nobody.
#     .rule = Counted as in Japan, an eye in a seki is no territory.
#     .notes = This is how it is counted in Japan. Where stones and territory are counted together, as in China, an eye in a seki counts for its owner.

# Heading. No variables.
# rules_go_seki_eyes_none_n = An eye against none
# The learner fills both shared liberties and captures; the opponent plays elsewhere in between. $opponent: the other color. $mine: a stone of the learner's chain. $eye: its eye. $theirs: a stone of the opponent's chain, which has no eye. $shared: the two shared liberties. $captured: how many were taken. $move: the point played.
# rules_go_seki_eyes_none_c = Your chain at { POINT($mine) } has an eye, and the chain at { POINT($theirs) } has none. That is no seki: take the chain.
#     .hint = Fill { POINT($shared) }, one after the other. Your chain still has its eye on { POINT($eye) } as a liberty.
#     .right = { STONES($captured) } captured. { COLOR($opponent) } could not do the same to you, because your eye was one liberty more.
#     .wrong-eye = { POINT($move) } fills your own eye. Without it your chain has no more liberties than the other.
#     .wrong-elsewhere = The chain at { POINT($theirs) } is still there. Its liberties are the ones it shares with you: fill them, one after the other.
#     .rule = If two chains share liberties and only one of them has an eye, the chain without an eye is usually dead.

## Lesson still_alive

# First step, and the title of the lesson. No variables.
# rules_go_still_alive_take_n = Still alive
# The learner takes one stone. $learner: the color the learner plays. $opponent: the other. $stone: the stone, marked. $taker: its last liberty. $chain: the learner's stones around it.
# rules_go_still_alive_take_c = You are { COLOR($learner) }. The marked stone is in atari: take it.
#     .hint = { POINT($stone) } has one liberty left.
#     .right = The stone on { POINT($stone) } is gone. But that point is the only liberty of your own chain now.
#     .wrong-elsewhere = { COLOR($opponent) } plays { POINT($taker) } itself, and takes your stones on { POINT($chain) }.

# Heading. No variables.
# rules_go_still_alive_back_n = A new stone
# The learner, now the other color, takes back. $learner: the color the learner plays. $stone: the point where a stone was taken. $chain: a stone of the chain that took it. $captured: how many are taken.
# rules_go_still_alive_back_c = You are { COLOR($learner) } here, and your stone on { POINT($stone) } has been taken. Put a new one in its place and take the chain at { POINT($chain) }.
#     .hint = The last liberty of the chain is { POINT($stone) }, where your stone stood.
#     .right = { STONES($captured) } taken, and nobody can capture the new stone on { POINT($stone) }. The old stone could be taken, and it was alive all the same: a new living stone follows in its place.
#     .wrong-elsewhere = The chain at { POINT($chain) } is still there. It is in atari, and its last liberty is { POINT($stone) }.
#     .rule = Stones are alive if they cannot be captured, or if a new stone that cannot be captured follows when they are. Otherwise they are dead.
#     .notes = This is the snapback once more, from the side of the stone that is given. It decides what stays on the board at the end.

# Heading. No variables.
# rules_go_still_alive_four_n = Four in a row
# The learner keeps a chain alive. $opponent: the other color, which has played on $inside. $chain: a stone of the learner's chain. $space: its four points in a row. $middle: the right point. $eye: the eye at the end. $move: the point played.
# rules_go_still_alive_four_c = The points inside a chain, where its eyes can be made, are its eye space. Yours is { POINT($space) }, and { COLOR($opponent) } has played { POINT($inside) }: keep your chain alive.
#     .hint = A row of four has two points in the middle. { COLOR($opponent) } has taken one of them.
#     .right = { POINT($eye) } is one eye, and the stone on { POINT($inside) } cannot get out of the other. If one middle point is taken, you take the other: so four in a row are alive even before anybody plays there.
#     .wrong-near = { COLOR($opponent) } plays { POINT($middle) }. Both middle points are taken, and you get only one eye.
#     .wrong-far = { COLOR($opponent) } plays { POINT($middle) }. Both middle points are taken, and you get only one eye.
#     .wrong-elsewhere = { COLOR($opponent) } plays { POINT($middle) }. Both middle points are taken, and you get only one eye.
#     .rule = An eye space of four in a row is enough for two eyes.

# Heading. No variables.
# rules_go_still_alive_three_n = Three in a row
# The learner, now the other color, takes a chain, giving stones twice; three moves. $learner: the color the learner plays. $opponent: the other. $chain: a stone of the opponent's chain. $middle: the learner's stone inside, marked. $ends: the two empty points beside it. $captured: how many were taken in the end.
# rules_go_still_alive_three_c = You are { COLOR($learner) } here. This eye space is three in a row, and your stone stands in the middle: give up stones inside until you can take the chain at { POINT($chain) }.
#     .hint = Play inside. When { COLOR($opponent) } takes your stones, play inside again.
#     .right = { STONES($captured) } taken. Each time { COLOR($opponent) } took stones, its eye space became smaller: this chain was dead.
#     .wrong-elsewhere = The chain at { POINT($chain) } cannot get away, but it is still there. Play inside its eye space.
#     .rule = An eye space of three in a row with the middle taken gives only one eye. The chain is dead.
#     .notes = Whoever owns a row of three should take the middle in time; that was the step on making two eyes.

# Heading. No variables.
# rules_go_still_alive_square_n = A square of four
# The learner keeps the opponent from making two eyes. $learner: the color the learner plays. $opponent: the other, which has just played $last inside its own eye space. $vital: the right point. $ends: the two points that would be eyes. $move: the point played.
# rules_go_still_alive_square_c = You are { COLOR($learner) } here. { COLOR($opponent) }’s eye space was a square of four, and { POINT($last) } is an attempt to make two eyes: stop it.
#     .hint = Three points are left. Which of them lies between the other two?
#     .right = From { POINT($vital) } your stone touches both { POINT($ends) }, and only one eye is left to { COLOR($opponent) }. A square of four is dead even if its owner plays first.
#     .wrong-corner = { COLOR($opponent) } plays { POINT($vital) } and takes your stone. { POINT($ends) } are two eyes.
#     .wrong-inner = { COLOR($opponent) } plays { POINT($vital) } and takes your stone. { POINT($ends) } are two eyes.
#     .wrong-elsewhere = { COLOR($opponent) } plays { POINT($vital) }, and { POINT($ends) } are two eyes.
#     .rule = An eye space that is a square of four gives only one eye. The chain is dead.

# Heading. No variables.
# rules_go_still_alive_which_n = Alive or dead?
# The learner marks the dead stones on a whole board. $pair: two stones that a snapback takes. $point: where. $square: a stone of the chain with a square of four. $row: a stone of the chain with four in a row. $single: the stone that lives by a new stone.
# rules_go_still_alive_which_c = Two chains on this board are dead, and all the others are alive. Mark the dead ones.
#     .hint = Look at the eye spaces: which is a square of four? And which stones can be taken in a snapback?
#     .right = { POINT($pair) } are taken on { POINT($point) }, and the chain at { POINT($square) } has only one eye. The chain at { POINT($row) } lives with four in a row, and { POINT($single) } lives by a new stone.

## Ideas

# The idea of some steps, as the review names it: closing a border, and where borders are short. No variables.
# rules_go_idea_border_close = Borders
# The idea of some steps, as the review names it: telling territory from neutral points. No variables.
# rules_go_idea_territory_tell = Whose territory
# The idea of some steps, as the review names it: a stone dropped into territory. No variables.
# rules_go_idea_intruder = A stone in territory
# The idea of some steps, as the review names it: a chain with one eye is taken from outside, the eye last. No variables.
# rules_go_idea_eye_one = One eye
# The idea of some steps, as the review names it: a chain with two eyes lives, and its owner leaves them empty. No variables.
# rules_go_idea_two_eyes = Two eyes
# The idea of some steps, as the review names it: dividing three points in a row. No variables.
# rules_go_idea_two_eyes_make = Making two eyes
# The idea of some steps, as the review names it: taking stones to make an eye. No variables.
# rules_go_idea_eye_by_capture = An eye by capturing
# The idea of some steps, as the review names it: saving a stone so that no eye is made. No variables.
# rules_go_idea_eye_prevent = Preventing an eye
# The idea of some steps, as the review names it: capturing a part of the stones around a false eye. No variables.
# rules_go_idea_false_eye_take = Taking through a false eye
# The idea of some steps, as the review names it: telling them apart. No variables.
# rules_go_idea_false_eye_tell = True and false eyes
# The idea of some steps, as the review names it: the point that decides it. No variables.
# rules_go_idea_false_eye_turn = Making an eye true or false
# The idea of some steps, as the review names it: giving one stone and taking several back. No variables.
# rules_go_idea_snapback = The snapback
# The idea of some steps, as the review names it: telling a snapback from a ko. No variables.
# rules_go_idea_snapback_no_ko = Snapback or ko
# The idea of some steps, as the review names it: connecting in time, and leaving the bait. No variables.
# rules_go_idea_snapback_avoid = Avoiding a snapback
# The idea of some steps, as the review names it: giving a stone to make an eye false. No variables.
# rules_go_idea_throw_in_eye = A throw-in against an eye
# The idea of some steps, as the review names it: playing first where a stone would be thrown in. No variables.
# rules_go_idea_throw_in_guard = Guarding against a throw-in
# The idea of some steps, as the review names it: giving a stone to win a race. No variables.
# rules_go_idea_throw_in_liberties = A throw-in against liberties
# The idea of some steps, as the review names it: whoever plays on them first is captured. No variables.
# rules_go_idea_seki_shared = Shared liberties
# The idea of some steps, as the review names it: attacking with a liberty to spare, and making a seki. No variables.
# rules_go_idea_seki_liberty = One liberty more or less
# The idea of some steps, as the review names it: leaving it alone, and counting. No variables.
# rules_go_idea_seki_end = A seki at the end
# The idea of some steps, as the review names it: one eye each and a shared liberty. No variables.
# rules_go_idea_seki_eyes = A seki with eyes
# The idea of some steps, as the review names it: the chain with an eye takes the chain without. No variables.
# rules_go_idea_eye_against_none = An eye against none
# The idea of some steps, as the review names it: a stone that can be captured and is alive. No variables.
# rules_go_idea_life_by_new_stone = Life by a new stone
# The idea of some steps, as the review names it: an eye space in which two eyes can always be made. No variables.
# rules_go_idea_big_eye = Big eyes
# The idea of some steps, as the review names it: an eye space that gives one eye only. No variables.
# rules_go_idea_dead_shape = Dead shapes
# The idea of some steps, as the review names it: marking the dead chains on a board. No variables.
# rules_go_idea_alive_or_dead = Alive or dead
