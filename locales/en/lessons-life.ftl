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
