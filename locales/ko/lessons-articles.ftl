### ko: take the # from a text and write it in this language. What is still a comment is shown in English.

## Lesson article_1

# First step, and the title of the lesson. No variables.
# rules_go_article_1_first_n = Articles 1 to 3: the game
# The learner plays the first move on an empty board of 19 lines. $move: the point played.
# rules_go_article_1_first_c = The Japanese rules of 1989 have fourteen articles. By article 1 a game is a contest for territory that begins with the first move: play it.
#     .hint = The board is empty. Any intersection will do.
#     .right = Your move on { POINT($move) } began the game. It lasts until both sides have passed, one after the other.
#     .rule = A game is a contest for territory. It lasts from the first move until both sides have passed.
#     .notes = The Nihon Ki-in and the Kansai Ki-in put these rules into force in 1989. The words here are our own.

# Heading. No variables.
# rules_go_article_1_right_n = A right, not a duty
# The learner closes a border after the opponent has passed. $opponent: the color that has passed. $gap: the open point of the learner's border, circled. $move: the point played.
# rules_go_article_1_right_c = By article 2 the sides play in turn, and a turn is a right: { COLOR($opponent) } has given it up and passed. Use your turn to close your border.
#     .hint = Follow your wall from edge to edge. It is open at the circled point.
#     .right = { POINT($gap) } closes your border. { COLOR($opponent) } could have played there first, but nobody has to play.
#     .wrong-pass = Now both sides have passed, the game has stopped, and your border stays open at { POINT($gap) }.
#     .wrong-behind = { COLOR($opponent) } plays { POINT($gap) }, and that point is lost. Close the wall itself.
#     .wrong-elsewhere = { COLOR($opponent) } plays { POINT($gap) } and walks into your territory.
#     .rule = The sides play in turn. A turn is a right: a player may give it up and pass.

# Heading. No variables.
# rules_go_article_1_stop_n = The stop
# The learner passes after the opponent has passed. $opponent: the color that has passed. In .wrong, $move: the point played instead.
# rules_go_article_1_stop_c = { COLOR($opponent) } has passed again, and no move gains anything now. Pass, too.
#     .hint = Use the pass button beside the board.
#     .right = Two passes in a row: the game has stopped. By article 2 no more moves may be played now.
#     .wrong-inside = { POINT($move) } is your own territory. A stone there makes it smaller by one point.
#     .wrong-visit = { POINT($move) } is { COLOR($opponent) }’s territory. A stone there cannot live and is lost.
#     .rule = After two passes in a row the game stops, and no more moves are played.

# Heading. No variables.
# rules_go_article_1_points_n = The points of the board
# The learner tries a point on which a stone stands, and is refused. $played: that point, circled.
# rules_go_article_1_points_c = By article 3 the board has 19 lines each way and 361 points: played points with a stone, and empty points. Try to play on the played point { POINT($played) }.
#     .hint = Play on the circled point { POINT($played) }.
#     .right = Only an empty point may be played. { POINT($played) } is closed to both sides while its stone stands there.
#     .rule = The board has 19 lines each way and 361 points. A stone may be played only on an empty point.

# Heading. No variables.
# rules_go_article_1_sizes_n = Another size
# A question with three answers, on an empty board of five lines. No variables.
# rules_go_article_1_sizes_c = If both players agree, they may use another board, such as this one with five lines each way. How many points does it have?
#     .hint = Each line crosses five others. Count the crossings.
#     .answer-squares = 16
#     .answer-points = 25
#     .answer-full = 361
#     .right = Five lines cross five lines, and that makes 25 points. The other rules stay the same on every board.
#     .wrong-squares = That is the number of squares. Stones stand on the crossings, and those on the edge count, too.
#     .wrong-full = The board of nineteen lines has that many points. Count the crossings of this one.

## Lesson article_4

# First step, and the title of the lesson. No variables.
# rules_go_article_4_where_n = Articles 4 and 5: standing on the board
# The learner chooses one of three labeled points; the rules refuse the other two. $labeled: the three points. $chain: a stone of the learner's chain beside the right point. $move: the point played.
# rules_go_article_4_where_c = By article 4 a chain may stand on the board only while there is an empty point next to it. On which of (a), (b) and (c) may you play?
#     .hint = Think of your stone together with the stones it joins. Is there an empty point next to any of them?
#     .right = { POINT($move) } has no empty point next to it, but it joins the chain at { POINT($chain) }. That chain has empty points next to it, so the stone may stand.
#     .wrong-elsewhere = The question is about the three labeled points, { POINT($labeled) }. Try one of them.
#     .rule = A chain may stand on the board as long as there is an empty point next to it.
#     .notes = The points (a) and (b) are refused: a single stone and a chain of two would have no empty point next to them. Let the class try both.

# Heading. No variables.
# rules_go_article_4_both_n = What comes off
# The learner takes two single stones with one move. $stones: the two stones, marked. $corner: the point to play. $captured: how many stones were taken.
# rules_go_article_4_both_c = By article 5 your move takes off all stones of the other side that have no liberty left. Take both marked stones with one move.
#     .hint = Which empty point is the last liberty of both stones?
#     .right = At first your stone on { POINT($corner) } had no liberty either. A move is complete only when the captured stones are off, and now { STONES($captured) } are gone and your stone has room.
#     .wrong-elsewhere = { POINT($stones) } are still there. Find the one empty point that touches both.
#     .rule = Stones left without a liberty are taken off. The move is complete only when they are off the board.

# Heading. No variables.
# rules_go_article_4_whose_n = Whose stones?
# A question with three answers. Two chains, the learner's and the opponent's, are marked; their only liberty is the same, labeled a. $theirs, $mine: the stones of these chains. $opponent: the other color.
# rules_go_article_4_whose_c = Two chains are marked, yours and { COLOR($opponent) }’s, and (a) is the last liberty of both. You play there: whose stones come off?
#     .hint = Article 5 takes off stones of one side only. Whose?
#     .answer-mine = Mine
#     .answer-theirs = { COLOR($opponent) }’s
#     .answer-both = All of them
#     .right = Your move takes off { POINT($theirs) }, and then your own chain has liberties again.
#     .wrong-mine = Your move takes off stones of the other side: { POINT($theirs) }. Then there is room beside your own.
#     .wrong-both = When { POINT($theirs) } are off, your chain has liberties again and may stay.

# Heading. No variables.
# rules_go_article_4_take_n = Who plays first takes
# The learner plays on the shared liberty and captures. $last: that point, labeled a. $stone: a stone of the opponent's marked chain. $mine: the learner's marked stones. $captured: how many stones were taken. $opponent: the other color.
# rules_go_article_4_take_c = Now play it: take the marked chain at { POINT($stone) }.
#     .hint = Play on (a), { POINT($last) }.
#     .right = { STONES($captured) } taken, and your chain has liberties again. If { COLOR($opponent) } had played { POINT($last) } first, { POINT($mine) } would have come off.
#     .wrong-elsewhere = { COLOR($opponent) } plays { POINT($last) } first and takes { POINT($mine) }.
#     .rule = A move takes off stones of the other side first. Then its own chain may have liberties again.

## Lesson article_6

# First step, and the title of the lesson. No variables.
# rules_go_article_6_shape_n = Article 6: ko
# The learner takes the one of three captures that is a ko. $ko: the stone to be taken. $take: the point to play. $single: another single stone in atari. $pair: two stones in atari. $opponent: the other color. $move: the point played.
# rules_go_article_6_shape_c = In article 6 a ko is a shape in which each side could take one stone, back and forth. You can capture in three places here: take the ko.
#     .hint = After which capture could { COLOR($opponent) } take just the stone that you have played?
#     .right = Your stone on { POINT($take) } is in atari itself. Taking it back would bring the old board back, so this is a ko.
#     .wrong-single = { POINT($move) } takes { POINT($single) }, but your new stone is not in atari. Nobody can take it back.
#     .wrong-pair = { POINT($move) } takes { POINT($pair) }. In a ko each side takes only one stone.
#     .wrong-elsewhere = That captures nothing. The marked stones { POINT($single) }, { POINT($pair) } and { POINT($ko) } are in atari.
#     .rule = A ko is a shape in which each side could take one stone, back and forth. A ko may not be retaken with the next move.

# Heading. No variables.
# rules_go_article_6_retake_n = Whoever retakes at once
# The learner, now the other color, tries the retake that is refused. $learner: the color the learner plays now. $ko: the point to try, circled.
# rules_go_article_6_retake_c = Now you are { COLOR($learner) }. Try to retake the ko at once, on { POINT($ko) }.
#     .hint = Play on the circled point { POINT($ko) }.
#     .right = Here the move is refused. In a real game, a player who retakes a ko at once has lost the game.
#     .rule = Whoever retakes a ko with the very next move has lost the game.
#     .notes = Article 6 bans the move, and article 14 says what follows: to break a rule is to lose, if it is noticed before the result is settled.

# Heading. No variables.
# rules_go_article_6_threat_n = The ko threat
# The learner plays a ko threat, sees it answered, and takes the ko back. $learner: the color. $opponent: the other color. $take: the stone that has taken the ko. $chain: two marked stones that can be put in atari. $helper: where the opponent captures after a bad threat. $ko: the point of the ko. $move: the point played.
# rules_go_article_6_threat_c = You are { COLOR($learner) }, and { COLOR($opponent) } has just taken the ko with { POINT($take) }. First play a ko threat, a move that { COLOR($opponent) } has to answer, and then take the ko back.
#     .hint = The marked chain has two liberties, and on one of them your stone is safe. Take the ko with your second move.
#     .right = { COLOR($opponent) } had to save { POINT($chain) }, and then the ko was open to you again.
#     .wrong-gift = { POINT($move) } puts { POINT($chain) } in atari, but { COLOR($opponent) } plays { POINT($helper) } and takes your stone. Use the other liberty.
#     .wrong-elsewhere = { COLOR($opponent) } fills the ko on { POINT($ko) }, and nothing is left to take back.
#     .rule = A move elsewhere that has to be answered is a ko threat. After it the ko may be taken back.

# Heading. No variables.
# rules_go_article_6_cycle_n = What article 6 allows
# The learner takes three kos in turn, and the position of before $first comes back. $opponent: the other color, which has played $first. $kos: the three points to play, in this order. $long: a stone of the learner's long chain.
# rules_go_article_6_cycle_c = Here are three kos, and { COLOR($opponent) } has just taken one with { POINT($first) }. Article 6 bans only the retake at once: take a ko with each of your next three moves.
#     .hint = You can take on { POINT($kos) }, in this order. The ko that { COLOR($opponent) } has just taken is the one you may not retake.
#     .right = Now the whole board looks as it did before the move on { POINT($first) }. Superko would refuse that, but article 6 does not; article 12 says what may follow.
#     .wrong-elsewhere = Your chain at { POINT($long) } has one liberty left, and { COLOR($opponent) } can fill it. Take a ko on one of { POINT($kos) }.
#     .rule = Longer cycles are not forbidden by article 6: an earlier board may come back.

## Lesson article_7_life

# First step, and the title of the lesson. No variables.
# rules_go_article_7_life_answer_n = Article 7: alive and dead
# The learner keeps a chain alive after the opponent's attack. $opponent: the other color, which has played $attack. $chain: a stone of the learner's chain. $space: the four points inside it, in a row. $key: the point that the opponent would play next. $move: the point played.
# rules_go_article_7_life_answer_c = By article 7 stones are alive if the other side cannot capture them, even with the first move. { COLOR($opponent) } has begun with { POINT($attack) }: keep your chain at { POINT($chain) } alive.
#     .hint = The space inside was { POINT($space) }. Divide what is left into two eyes.
#     .right = { POINT($move) } gives the chain two eyes. It was alive before the attack, too, and needed no move.
#     .wrong-beside = { COLOR($opponent) } plays { POINT($key) }, and only one eye is left to you.
#     .wrong-elsewhere = { COLOR($opponent) } plays { POINT($key) } as well, and only one eye is left to you.
#     .rule = Stones are alive if the other side cannot capture them, even with the first move. Stones that are not alive are dead.

# Heading. No variables.
# rules_go_article_7_life_square_n = Dead, even with the first move
# The learner, the attacker now, keeps a square space from becoming two eyes. $learner, $opponent: colors. $try: where the opponent has played. $chain: a stone of the opponent's chain. $key: the point to play.
# rules_go_article_7_life_square_c = You are { COLOR($learner) }. { COLOR($opponent) } has begun with { POINT($try) } to make two eyes in a square: play the one move that stops it.
#     .hint = Three points are left inside. Which of them touches both others?
#     .right = One eye is too few, so the chain at { POINT($chain) } can be captured. Stones that are not alive are dead.
#     .wrong-aside = { COLOR($opponent) } plays { POINT($key) }, takes your stone and has two eyes.
#     .wrong-elsewhere = { COLOR($opponent) } plays { POINT($key) } and has two eyes.

# Heading. No variables.
# rules_go_article_7_life_mark_n = Mark the dead
# The learner marks the dead chains; one of four surrounded chains lives. $learner: their color. $chain: a stone of the living one. $eyes: its two eyes.
# rules_go_article_7_life_mark_c = Four { COLOR($black, form: "stone") } chains are surrounded. Mark those that are dead by article 7.
#     .hint = For each chain ask: if { COLOR($white) } begins, are there still two eyes?
#     .right = Only the chain at { POINT($chain) } has two eyes, { POINT($eyes) }. Each of the others can make one eye at most.

# Heading. No variables.
# rules_go_article_7_life_back_n = A new stone
# The learner captures five stones by playing where the own stone was taken. $opponent: the other color, which has played $taker. $stone: the point where the learner's stone stood. $chain: a stone of the opponent's chain. $captured: how many stones were taken.
# rules_go_article_7_life_back_c = { COLOR($opponent) } has played { POINT($taker) } and taken your stone on { POINT($stone) }. By article 7 it is alive all the same if you can now play a new stone that cannot be captured: play it.
#     .hint = The chain at { POINT($chain) } has one liberty left.
#     .right = { STONES($captured) } taken, and you have a new living stone. So the stone on { POINT($stone) } was alive from the start.
#     .wrong-elsewhere = The chain at { POINT($chain) } is still in atari. Its last liberty is { POINT($stone) }, where your stone stood.
#     .rule = Stones are also alive if, after their capture, their side can play a new stone that cannot be captured.

# Heading. No variables.
# rules_go_article_7_life_which_n = Can be taken, and lives
# The learner marks the dead chain. $stone: a single stone in atari that is alive. $taker: the point from where it can be taken. $chain: the two stones that are dead.
# rules_go_article_7_life_which_c = { POINT($stone) } is in atari, and so are { POINT($chain) }. Mark what is dead by article 7.
#     .hint = If { POINT($stone) } is taken from { POINT($taker) }, what can be taken back?
#     .right = { POINT($chain) } cannot be saved. If they take { POINT($stone) }, a new stone on that point takes all of them.
#     .notes = The single stone can be captured, and still article 7 calls it alive. To mark it as dead is the mistake to talk about.

## Lesson article_7_new_stone

# First step, and the title of the lesson. No variables.
# rules_go_article_7_new_stone_four_n = Article 7: a strange corner
# The learner plays a new stone after four stones were taken. $opponent: the other color, which has played $taker. $new: the point to play. $pair: the opponent's two stones in the corner. $corner: a wrong point.
# rules_go_article_7_new_stone_four_c = This corner is an old example for article 7. { COLOR($opponent) } has taken four stones with { POINT($taker) }: play a new stone that cannot be captured.
#     .hint = Put { POINT($pair) } in atari in such a way that they cannot connect.
#     .right = { POINT($move) } cannot be captured, because { POINT($pair) } cannot get out of atari. So the four stones count as alive.
#     .wrong-corner = { COLOR($opponent) } connects on { POINT($new) }, and your stone has no room to live.
#     .wrong-elsewhere = { COLOR($opponent) } connects on { POINT($new) }, and no new stone can live here.
#     .notes = The shape is known as “three points without capturing”: in older days one side got three points for it without a move.

# Heading. No variables.
# rules_go_article_7_new_stone_one_n = The other way around
# The learner, now the other color, captures five stones. $learner: the color. $opponent: the other color, which has played $taker. $chain: a stone of the opponent's chain. $captured: how many stones were taken.
# rules_go_article_7_new_stone_one_c = You are { COLOR($learner) } here, and { COLOR($opponent) } has taken your single stone with { POINT($taker) }. Take back.
#     .hint = The chain at { POINT($chain) } has one liberty left, where your stone stood.
#     .right = { STONES($captured) } taken, and new stones of yours can live where they stood. So your single stone counts as alive, too.
#     .wrong-elsewhere = { COLOR($opponent) } fills the point where your stone stood, and nothing can be taken back: the chain at { POINT($chain) } is safe.
#     .notes = The new stone need not stand where the old one stood. How far away it may be is a matter of dispute among those who study the rules; the verdict here is the one of the official examples.

# Heading. No variables.
# rules_go_article_7_new_stone_both_n = Nobody begins
# A question with three answers. The four and the single stone are marked; the point of both captures is labeled a. $four: a stone of the four. $one: the single stone. $last: the labeled point.
# rules_go_article_7_new_stone_both_c = Either side could capture at (a), and the other side would then have its new stone. Which of the marked stones are dead?
#     .hint = Think of the new stones: what followed after each of the two captures?
#     .answer-four = The four
#     .answer-one = The single stone
#     .answer-neither = None of them
#     .right = The marked stones are all alive, and (a) is nobody’s point. The official examples call this a seki.
#     .wrong-four = If the four at { POINT($four) } are taken from { POINT($last) }, a new stone of theirs lives. So they are alive.
#     .wrong-one = If { POINT($one) } is taken from { POINT($last) }, five stones are taken back. So it is alive.

## Lesson article_7_ko

# First step, and the title of the lesson. No variables.
# rules_go_article_7_ko_take_n = Article 7: ko after the game
# The learner takes a ko in confirmation. $learner: the color to move. $opponent: the other color. $chain: a stone of the chain that is tried. $ko: the stone of the ko. $take: the point to play. $single: the learner's stone in danger. $key: where the opponent would take it.
# rules_go_article_7_ko_take_c = The game has stopped, and now both sides try out which stones are dead: this is confirmation. You are { COLOR($learner) } and want to show that the chain at { POINT($chain) } is dead: begin by taking the ko.
#     .hint = The stone on { POINT($ko) } has one liberty left, { POINT($take) }.
#     .right = The ko is yours, and your next move can take the chain at { POINT($chain) }. A ko that decides at once is a direct ko.
#     .wrong-elsewhere = { COLOR($opponent) } plays { POINT($key) }, takes { POINT($single) } and lives.
#     .rule = After the game has stopped, moves may be tried out to confirm which stones are dead. They do not count in the game.

# Heading. No variables.
# rules_go_article_7_ko_ban_n = No retake here
# The learner, now the other color, tries the retake that is refused. $learner, $opponent: colors. $ko: the point to try, circled.
# rules_go_article_7_ko_ban_c = You are { COLOR($learner) } here, and { COLOR($opponent) } has taken the ko. In a game a ko threat could help you, but in confirmation no threat does: try to retake on { POINT($ko) }.
#     .hint = Play on the circled point { POINT($ko) }.
#     .right = In confirmation you may retake a ko only after you have passed for it.
#     .rule = In confirmation a ko may not be retaken until the side that lost it has passed for it.

# Heading. No variables.
# rules_go_article_7_ko_late_n = The pass comes too late
# The learner captures the chain. $learner, $opponent: colors; the opponent has passed for the ko. $chain: a stone of the chain. $key: the last liberty. $ko: the point of the ko. $captured: how many stones were taken.
# rules_go_article_7_ko_late_c = In confirmation { COLOR($opponent) } has passed for the ko and could retake it next. You are { COLOR($learner) }: capture the chain at { POINT($chain) } first.
#     .hint = The chain at { POINT($chain) } has one liberty left. Find it.
#     .right = { STONES($captured) } taken before the retake. The chain cannot be saved in confirmation, so it is dead.
#     .wrong-connect = { COLOR($opponent) } plays { POINT($key) } and takes three stones of yours. Play { POINT($key) } yourself.
#     .wrong-pass = Both sides have passed, and nothing more is tried: the chain at { POINT($chain) } has not been taken.
#     .wrong-elsewhere = { COLOR($opponent) } retakes the ko on { POINT($ko) }, and the chain has room again.

# Heading. No variables.
# rules_go_article_7_ko_dead_n = Dead on both sides
# The learner marks three dead chains, of both colors. $chain: a stone of the large one. $ko: the stone of the ko beside it. $single: the other side's stone. $key: the point from where it can be taken.
# rules_go_article_7_ko_dead_c = Each chain is tried out on its own, and its opponent begins. Mark all three chains that are dead if the board is left like this.
#     .hint = { POINT($single) } can be taken from { POINT($key) } if its opponent begins.
#     .right = The stones at { POINT($chain) }, { POINT($ko) } and { POINT($single) } are all dead, those of both sides.
#     .rule = In confirmation each chain is tried out on its own, and its opponent begins.

# Heading. No variables.
# rules_go_article_7_ko_protect_n = Protect in time
# The learner plays the protecting move while the game goes on. $chain: a stone of the learner's chain. $single: the stone that is taken. $ko, $take: the points of the ko. $key: where the opponent captures. $opponent: the other color.
# rules_go_article_7_ko_protect_c = The game has not stopped yet, and it is your turn. Save your chain at { POINT($chain) } with a protecting move.
#     .hint = There is a { COLOR($opponent, form: "stone") } stone that you can take. Then the ko is gone.
#     .right = { POINT($single) } is taken, there is no ko any more, and your chain is alive. A direct ko needs such a move before the game stops.
#     .wrong-connect = That fills a liberty of your own, and one is left. { COLOR($opponent) } plays { POINT($key) } and takes all your stones.
#     .wrong-elsewhere = { COLOR($opponent) } takes the ko with { POINT($take) }. If the game has stopped, no threat will bring it back.
#     .rule = A direct ko needs a protecting move before the game stops.

## Lesson article_7_bent_four

# First step, and the title of the lesson. No variables.
# rules_go_article_7_bent_four_give_n = Article 7: bent four in the corner
# The learner plays two moves, and the opponent captures four stones. $learner: the color that begins. $opponent: the other color. $chain: a stone of the surrounded chain. $corner: the first point to play. $ends: the two points after that.
# rules_go_article_7_bent_four_give_c = In confirmation you begin against the chain at { POINT($chain) }. Add two stones inside, so that { COLOR($opponent) } can take four in a bent row: this shape is bent four in the corner.
#     .hint = Begin on { POINT($corner) }. Then play on one of { POINT($ends) }.
#     .right = { COLOR($opponent) } had to pass first and has now taken four stones. The empty space is a bent row of four points.
#     .wrong-early = { COLOR($opponent) } plays { POINT($corner) } and takes stones too early. Play { POINT($corner) } first.
#     .wrong-elsewhere = That changes nothing at { POINT($chain) }. Play on { POINT($corner) } first, then on one of { POINT($ends) }.
#     .notes = The opponent cannot move inside: a stone on either end would leave the whole chain in atari.

# Heading. No variables.
# rules_go_article_7_bent_four_inside_n = The point that decides
# The learner plays the point that leaves one eye, and the opponent answers in the corner. $opponent: the other color. $space: the four empty points in a row. $key: the point to play. $corner: where the opponent answers.
# rules_go_article_7_bent_four_inside_c = { COLOR($opponent) } would like to make two eyes in the space { POINT($space) }. Play on the one point that prevents it.
#     .hint = It is beside the corner, and it has an empty point on each side along the edge.
#     .right = { COLOR($opponent) } tries { POINT($corner) }, and that stone is in atari. A ko begins.
#     .wrong-beside = { COLOR($opponent) } plays { POINT($key) } and has two eyes.
#     .wrong-elsewhere = { COLOR($opponent) } plays { POINT($key) } and has two eyes.

# Heading. No variables.
# rules_go_article_7_bent_four_take_n = Take the ko
# The learner takes the ko. $corner: the stone to be taken. $take: the point to play. $edge: where the opponent makes two eyes. $chain: a stone of the surrounded chain. $opponent: the other color.
# rules_go_article_7_bent_four_take_c = The stone on { POINT($corner) } is in atari. Take it.
#     .hint = Its last liberty is { POINT($take) }.
#     .right = Now the chain at { POINT($chain) } is in atari. In a game { COLOR($opponent) } could look for a ko threat.
#     .wrong-elsewhere = { COLOR($opponent) } plays { POINT($edge) }, takes your stone and has two eyes.

# Heading. No variables.
# rules_go_article_7_bent_four_threats_n = Threats do not help
# The learner, now the surrounded side, tries the retake that is refused. $learner: the color. $corner: the point to try, circled.
# rules_go_article_7_bent_four_threats_c = Now you are { COLOR($learner) }, and this is confirmation. Try to retake the ko on { POINT($corner) }.
#     .hint = Play on the circled point { POINT($corner) }.
#     .right = Not even a hundred ko threats would help: you may retake only after you have passed for the ko.

# Heading. No variables.
# rules_go_article_7_bent_four_end_n = The whole chain is dead
# The learner takes the whole chain after the opponent has passed for the ko. $learner, $opponent: colors. $chain: a stone of the surrounded chain. $edge: its last liberty. $corner: the point of the ko. $captured: how many stones were taken.
# rules_go_article_7_bent_four_end_c = You are { COLOR($learner) } again, and { COLOR($opponent) } has passed for the ko. Take the chain at { POINT($chain) } before the ko is retaken.
#     .hint = The chain has one liberty left, on the edge.
#     .right = { STONES($captured) } taken: bent four in the corner is dead. In the game itself you need no move for that.
#     .wrong-fill = { COLOR($opponent) } plays { POINT($edge) } and takes three stones. The last liberty on { POINT($edge) } was open to you.
#     .wrong-pass = Both sides have passed, and nothing more is tried: the chain at { POINT($chain) } is still there.
#     .wrong-elsewhere = { COLOR($opponent) } retakes the ko on { POINT($corner) }, and the chain is out of atari.
#     .rule = Bent four in the corner is dead: in confirmation there are no ko threats.

## Lesson article_7_approach

# First step, and the title of the lesson. No variables.
# rules_go_article_7_approach_pass_n = Article 7: passing for a ko
# The learner passes for a ko. $opponent: the other color, which has taken the ko. $chain: a stone of the learner's chain. $ko: the point of the ko. $near: the two other liberties. In .wrong, $move: the point played instead.
# rules_go_article_7_approach_pass_c = In confirmation { COLOR($opponent) } has taken a ko, but must still come closer before the chain at { POINT($chain) } can be captured: this is an approach ko. You have time, so pass for the ko.
#     .hint = Use the pass button beside the board.
#     .right = You have passed for the ko, and from now on you may retake it on { POINT($ko) }.
#     .wrong-a3 = { POINT($move) } fills a liberty of your own. { COLOR($opponent) } takes the last one, and the whole chain with it.
#     .wrong-a4 = { POINT($move) } fills a liberty of your own. { COLOR($opponent) } takes the last one, and the whole chain with it.
#     .wrong-elsewhere = That is no pass, so the ko stays closed to you. { COLOR($opponent) } fills { POINT($near) }, and your chain is taken.
#     .rule = After a pass for it, a ko may be retaken in confirmation.

# Heading. No variables.
# rules_go_article_7_approach_retake_n = Open again
# The learner retakes the ko. $opponent: the other color, which has played $near. $take: the stone to be taken. $ko: the point to play. $last: the last liberty of the learner's chain beside it.
# rules_go_article_7_approach_retake_c = In confirmation you have passed for the ko, and { COLOR($opponent) } has come closer with { POINT($near) }. Retake the ko: take { POINT($take) }.
#     .hint = Play on { POINT($ko) }, where your own stone was taken.
#     .right = The retake came in time. Now the ko is closed to { COLOR($opponent) } until a pass.
#     .wrong-elsewhere = { COLOR($opponent) } plays { POINT($last) } and takes your whole chain.

# Heading. No variables.
# rules_go_article_7_approach_free_n = Alive without a move
# The learner captures two stones after the opponent has passed for the ko. $opponent: the other color. $stones: the two stones. $last: their last liberty. $ko: the point of the ko. $chain: a stone of the learner's chain.
# rules_go_article_7_approach_free_c = Now { COLOR($opponent) } has passed for the ko. Take { POINT($stones) } before it is retaken.
#     .hint = { POINT($stones) } have one liberty left.
#     .right = The chain at { POINT($chain) } lives, and nobody had to protect it in the game. An approach ko needs no protecting move.
#     .wrong-connect = That fills a liberty of your own. { COLOR($opponent) } plays { POINT($last) } and takes your whole chain.
#     .wrong-pass = Now both have passed, and { POINT($stones) } are still there. Take them while you can.
#     .wrong-elsewhere = { COLOR($opponent) } retakes the ko on { POINT($ko) }, and { POINT($last) } is the last liberty of your chain.
#     .rule = An approach ko needs no protecting move: the side that lost the ko passes for it, retakes it in time and lives.

# Heading. No variables.
# rules_go_article_7_approach_two_n = Two kos
# A question with three answers. Two kos were lost: at $near, labeled a, and at $far, labeled b. $chain: a stone of the chain that is to be saved. $opponent: the other color.
# rules_go_article_7_approach_two_c = Here { COLOR($opponent) } has taken two kos in confirmation, at (a) and at (b). You want to save the chain at { POINT($chain) }: which ko do you pass for?
#     .hint = Which of the two kos touches the chain at { POINT($chain) }?
#     .answer-near = The ko at (a)
#     .answer-far = The ko at (b)
#     .answer-both = Both with one pass
#     .right = A pass is for one ko only, and the player names it. You name (a), because the chain at { POINT($chain) } needs that one.
#     .wrong-far = { POINT($far) } would be open again, but the chain at { POINT($chain) } needs the ko on { POINT($near) }.
#     .wrong-both = One pass opens one ko. Name the one on { POINT($near) }, which the chain at { POINT($chain) } needs.
#     .rule = If a side has lost several kos, it names the one it passes for.

# Heading. No variables.
# rules_go_article_7_approach_other_n = The other one stays closed
# The learner tries the other ko and is refused. $opponent: the other color, which has come closer. $far: the point to try, labeled b. $near: the ko that was named, labeled a.
# rules_go_article_7_approach_other_c = This is confirmation. You have passed for the ko at (a), and { COLOR($opponent) } has come closer there. Try to retake the other ko, at (b).
#     .hint = Play on { POINT($far) }.
#     .right = You have not passed for this ko, so it is closed to you. The one on { POINT($near) } is open.

# Heading. No variables.
# rules_go_article_7_approach_named_n = The one you named
# The learner retakes the ko that was named. $near: the point to play, labeled a. $take: the stone to be taken. $last: the last liberty of the learner's chain beside it. $chain: a stone of the learner's chain. $opponent: the other color.
# rules_go_article_7_approach_named_c = Now retake the ko that you passed for, at (a).
#     .hint = Play on { POINT($near) } and take { POINT($take) }.
#     .right = You named this ko, so you could retake it in time: the chain at { POINT($chain) } lives here, too. Other kos on the board do not change that.
#     .wrong-elsewhere = { COLOR($opponent) } plays { POINT($last) } and takes your whole chain.

## Lesson article_8

# First step, and the title of the lesson. No variables.
# rules_go_article_8_territory_n = Article 8: territory
# The learner taps one side's regions, labeled a, b and c. $black: whose. In .right, $black_territory: the number of points.
# rules_go_article_8_territory_c = Article 8: empty points that living stones of one side alone surround are its territory, one point each. Click the regions of { COLOR($black) }.
#     .hint = { COLOR($black) } has a single point at (a), another at (b), and a large region at (c).
#     .right = { COLOR($black) } has { SCORE($black_territory) } points. The stones around them are alive and need no help from anybody.
#     .rule = Empty points that living stones of one side alone surround are its territory, unless those stones stand in seki. Empty points that both sides surround are neutral.
#     .notes = The article first names the points that living stones surround, and then takes out those of stones in seki. What is left is territory.

# Heading. No variables.
# rules_go_article_8_strict_n = An open neutral point
# A question with two answers. Label a on the board: $open, the neutral point. $black: whose points are asked for. $black_territory: the points it would have without the neutral point.
# rules_go_article_8_strict_c = { POINT($open) }, at (a), touches both colors, so it is a neutral point. By article 8 living stones beside a neutral point stand in seki and have no territory: so what does { COLOR($black) } have while (a) is open?
#     .hint = Which stones are connected to a stone beside { POINT($open) }?
#     .answer-all = { SCORE($black_territory) } points
#     .answer-none = Nothing yet
#     .right = Read strictly, all these stones are in seki as long as { POINT($open) } is open, and nobody has territory yet.
#     .wrong-all = That will be right when { POINT($open) } is filled. While it is open, all the stones around it count as stones in seki.
#     .notes = Nobody would call these stones a seki in a real game, since either side can fill the point. The strict reading says why neutral points have to be filled before the end.

# Heading. No variables.
# rules_go_article_8_fill_n = Fill it
# The learner fills the neutral point. $open: the neutral point. $opponent: the other color. In .right, $black_territory and $white_territory: points of territory. In .wrong, $move: the point played instead.
# rules_go_article_8_fill_c = Neutral points are filled before the count. Fill the one at (a).
#     .hint = Only { POINT($open) } touches stones of both colors.
#     .right = No neutral point is left. Now { COLOR($black) } has { SCORE($black_territory) } points of territory and { COLOR($white) } has { SCORE($white_territory) }.
#     .wrong-inside = { POINT($move) } only makes your own side smaller. The neutral point is { POINT($open) }.
#     .wrong-visit = { POINT($move) } lies behind { COLOR($opponent) }’s wall, where your stone would be lost. The neutral point is { POINT($open) }.
#     .wrong-pass = { POINT($open) } is still open. As long as it is, nobody has territory.
#     .rule = While a neutral point is open, the stones beside it have no territory. Fill neutral points before the end.

# Heading. No variables.
# rules_go_article_8_seki_n = A true seki
# The learner taps one side's regions. The two chains of the seki are marked, label a: the neutral point they share. $white: whose territory. $eye: the eye of its chain in seki. $eyes: the eyes of both chains. In .right, $white_territory: the number of points.
# rules_go_article_8_seki_c = The marked chains share the neutral point (a), and neither can fill it: whoever plays there is captured. Click the territory of { COLOR($white) }.
#     .hint = { POINT($eye) } is an eye, but its stones stand in seki. Look at the other { COLOR($white, form: "stone") } chain: it has two regions.
#     .right = { COLOR($white) } has { SCORE($white_territory) } points. The eyes on { POINT($eyes) } belong to stones in seki and count for nobody.
#     .rule = Stones in seki have no territory. Even their eyes count for nobody.
#     .notes = This is the shape of figure 13 of the commentary: twelve stones against five. Under area rules the two eyes would count.

# Heading. No variables.
# rules_go_article_8_double_ko_n = A double ko
# The learner takes one ko, and the opponent takes the other. Labels a and b on the board: $take and $second, the points where a ko can be taken. $learner, $opponent: colors. $first: the stone to be taken. $eye: the eye of the learner's chain. $chain: a stone of that chain.
# rules_go_article_8_double_ko_c = Two chains fight over two kos, one at (a) and one at (b): that is a double ko. You are { COLOR($learner) }: take the ko at (a).
#     .hint = { POINT($take) } is the last liberty of { POINT($first) }.
#     .right = { COLOR($opponent) } answers by taking the other ko. It goes on like this every time: each side keeps one ko, so both chains live, and this is a seki.
#     .wrong-eye = { POINT($move) } fills the eye of your own chain. { COLOR($opponent) } plays { POINT($second) } and takes it.
#     .wrong-connect = { POINT($move) } fills a liberty of your own chain. { COLOR($opponent) } plays into your eye on { POINT($eye) } and takes it.
#     .notes = This is the shape of figure 14 of the commentary: six stones against twelve.

# Heading. No variables.
# rules_go_article_8_double_count_n = What counts here
# The learner taps one side's regions, after the exchange in the double ko; the two stones in the kos are crossed. $black: whose. $eyes: the eyes of the two chains in seki. In .right, $black_territory: the number of points.
# rules_go_article_8_double_count_c = The game ends with this double ko on the board. Click the territory of { COLOR($black) }.
#     .hint = Stones in seki have no territory. { COLOR($black) }’s other stones have one region.
#     .right = { COLOR($black) } has { SCORE($black_territory) } points. The crossed stones in the two kos stay where they are, and the eyes on { POINT($eyes) } count for nobody.

## Lesson article_9

# First step, and the title of the lesson. No variables.
# rules_go_article_9_fill_n = Article 9: the end of the game
# The learner fills the last neutral point. $learner, $opponent: colors. $open: the neutral point. $stone: a stone of the opponent that is in atari then. In .wrong, $move: the point played instead.
# rules_go_article_9_fill_c = Article 9: all that is needed for the count is played before both sides pass. You are { COLOR($learner) }: fill the last neutral point.
#     .hint = Look between the two walls. One empty point there touches both of them.
#     .right = { POINT($open) } is filled. And now { POINT($stone) } is in atari.
#     .wrong-early = A neutral point is still open, and { COLOR($opponent) } plays there first. Then { POINT($stone) } is safe.
#     .wrong-behind = { POINT($move) } fills a point of your own, and { COLOR($opponent) } takes the neutral point { POINT($open) }.
#     .wrong-visit = { POINT($move) } lies in { COLOR($opponent) }’s territory, where your stone cannot live. Meanwhile the neutral point { POINT($open) } is gone.
#     .rule = Neutral points are filled and protecting moves are made before both sides pass.

# Heading. No variables.
# rules_go_article_9_protect_n = Protect first
# The learner, now the other color, makes a protecting move. $learner, $opponent: colors. $stone: the learner's stone in atari, marked. $friend: the stone it has to be joined to. $gap: where.
# rules_go_article_9_protect_c = You are { COLOR($learner) } here. Before you pass, a protecting move is needed: save { POINT($stone) }.
#     .hint = Join { POINT($stone) } to { POINT($friend) }.
#     .right = { POINT($gap) } costs you one point of territory. Without it you would lose more.
#     .wrong-early = You passed too early: { COLOR($opponent) } plays { POINT($gap) } and takes { POINT($stone) }.
#     .wrong-elsewhere = { COLOR($opponent) } plays { POINT($gap) } and takes { POINT($stone) }. Your wall is broken.

# Heading. No variables.
# rules_go_article_9_stop_n = The stop
# The learner passes after the opponent has passed. $opponent: the other color. In .wrong, $move: the point played instead.
# rules_go_article_9_stop_c = { COLOR($opponent) } has passed. There is nothing left for you to play either, so pass.
#     .hint = Use the pass button beside the board.
#     .right = Two passes in a row stop the game. But it is not over yet: both sides still have to agree.
#     .wrong-inside = { POINT($move) } is your own territory. A stone there makes it smaller by one point.
#     .wrong-visit = { POINT($move) } is { COLOR($opponent) }’s territory. A stone there cannot live and becomes a prisoner.
#     .rule = Two passes in a row stop the game. It is over when both sides agree on dead stones and territory.

# Heading. No variables.
# rules_go_article_9_agree_n = The agreement
# The learner marks the dead stone. $opponent: the other color. $stone: the dead stone.
# rules_go_article_9_agree_c = After the stop nobody moves. Both sides look at the board together and agree on what is dead: mark it.
#     .hint = Look for a lone stone inside the other side’s territory.
#     .right = Both sides agree: { POINT($stone) } is dead, and each side has its territory. With this agreement the game is over.

# Heading. No variables.
# rules_go_article_9_late_n = Stones after the stop
# A question with two answers. Labels 1 and 2 on the board: $stones, two stones that were put down after the two passes.
# rules_go_article_9_late_c = In this game both sides had passed, and then they agreed to put down (1) and (2), so that counting would be easier. Do these two stones count as moves?
#     .hint = What had happened before the two stones were put down?
#     .answer-moves = Yes, as moves
#     .answer-none = No
#     .right = After the stop no stone counts as a move. If the game goes on after all, (1) and (2) are taken off first.
#     .wrong-moves = { POINT($stones) } were put down after two passes, when no more moves could be played. They only help with the counting.
#     .rule = Stones that are put down after the stop, because both sides agree on it, do not count as moves.

# Heading. No variables.
# rules_go_article_9_resume_n = Going on
# The learner makes a chain live. $opponent: the color that asks to go on. $chain: a stone of the learner's chain. $space: its three empty points. $eyes: the two outer ones. $middle: the one between. $move: the point played.
# rules_go_article_9_resume_c = After the stop { COLOR($opponent) } asks to play on: that is called a resumption. Then the other side moves first, and that is you: save the chain at { POINT($chain) }.
#     .hint = Of { POINT($space) }, which one makes an eye on each side of it?
#     .right = Your chain has two eyes. { COLOR($opponent) } wanted to play on { POINT($middle) }, but whoever asks must let the other side move first.
#     .wrong-corner = { COLOR($opponent) } plays { POINT($middle) }, and there is room for only one eye. Your chain is taken.
#     .wrong-edge = { COLOR($opponent) } plays { POINT($middle) }, and there is room for only one eye. Your chain is taken.
#     .wrong-pass = You may pass here, but then { COLOR($opponent) } plays { POINT($middle) }, and your chain is dead.
#     .wrong-elsewhere = { COLOR($opponent) } plays { POINT($middle) }, and your chain has room for only one eye.
#     .rule = After the stop either side may ask to play on. Then the other side moves first, or passes.

# Heading. No variables.
# rules_go_article_9_resume_pass_n = Or pass
# The learner passes. $opponent: the color that asks to go on. $eyes: the eyes of the learner's chain. In .wrong, $move: the point played instead.
# rules_go_article_9_resume_pass_c = The game has stopped again, and { COLOR($opponent) } asks to play on once more. You would move first, but nothing is left to do: then you may pass.
#     .hint = Your chain has its eyes on { POINT($eyes) }. Use the pass button beside the board.
#     .right = { COLOR($opponent) } finds nothing either and passes. The game has stopped, and nothing has changed.
#     .wrong-eyes = { POINT($move) } fills one of your own eyes. { COLOR($opponent) } fills the other and takes the chain.
#     .wrong-eye = { POINT($move) } fills one of your own eyes. { COLOR($opponent) } fills the other and takes the chain.
#     .wrong-inside = { POINT($move) } is your own territory. A stone there makes it smaller by one point.
#     .wrong-visit = { POINT($move) } is { COLOR($opponent) }’s territory. A stone there cannot live and becomes a prisoner.

## Lesson article_10

# First step, and the title of the lesson. No variables.
# rules_go_article_10_off_n = Article 10: the result
# The learner marks the dead stones. $first, $second: a dead stone in each side's territory. $black, $white: colors.
# rules_go_article_10_off_c = Article 10: when the game is over, dead stones in the other side’s territory come off without a move. Mark them.
#     .hint = Each side has a lone stone in the other side’s territory.
#     .right = Nobody had to surround them first. { POINT($first) } and { POINT($second) } leave the board and lie with the prisoners.
#     .rule = At the end dead stones in the other side’s territory come off without a move and become prisoners.

# Heading. No variables.
# rules_go_article_10_seki_n = Not out of a seki
# The learner taps one side's regions. $dead: two dead stones, with a cross each. $white: the color of the chain around them, whose territory is asked for. Label a: the neutral point of the seki. $inside: the point beside the dead stones. In .right, $white_territory: the number of points.
# rules_go_article_10_seki_c = { POINT($dead) } can be captured, so they are dead, but the chain around them stands in seki, with the neutral point (a). Click the territory of { COLOR($white) }.
#     .hint = Stones in seki have no territory, so { POINT($inside) } is none. Look at { COLOR($white) }’s other stones.
#     .right = { COLOR($white) } has { SCORE($white_territory) } points. { POINT($dead) } do not lie in anybody’s territory, so they stay on the board.
#     .rule = Dead stones that lie in a seki are not taken off at the end.

# Heading. No variables.
# rules_go_article_10_before_n = Before the end
# The learner takes two stones, the opponent plays one back, the learner takes it. $learner, $opponent: colors. $dead: the two stones, marked. $inside: the point to play on first. $shared: the neutral point. In .wrong, $move: the point played instead.
# rules_go_article_10_before_c = The game is still on here, and you are { COLOR($learner) }: take { POINT($dead) }, and then the stone that { COLOR($opponent) } plays back.
#     .hint = Begin on { POINT($inside) }. After that, find the one stone that is in atari.
#     .right = You have taken prisoners twice, and the seki is still a seki. Such moves must be played before both sides pass.
#     .wrong-shared = { POINT($move) } fills a liberty of your own chain. { COLOR($opponent) } takes its last one, and your chain is gone.
#     .wrong-elsewhere = { POINT($move) } takes nothing. The stones you want lie around { POINT($inside) }.
#     .notes = Without the stone played back, the attacker would have a liberty to spare and could capture the whole chain.

# Heading. No variables.
# rules_go_article_10_surplus_n = More prisoners than points
# A question with three answers. $black, $white: colors. $black_prisoners: the stones that Black holds. $white_territory: White's points. In .right, $winner: a color; $margin: by how much.
# rules_go_article_10_surplus_c = For the count you fill your prisoners into the other side’s territory. { COLOR($black) } holds { STONES($black_prisoners) }, but { COLOR($white) } has only { SCORE($white_territory) } points: what about the rest?
#     .hint = Every prisoner is worth one point to the side that holds it.
#     .answer-counts = { COLOR($black) } adds it to its own territory
#     .answer-lost = It counts for nobody
#     .answer-back = { COLOR($white) } gets it back
#     .right = { COLOR($white) }’s territory is full, and what is left over is added to { COLOR($black) }’s. { COLOR($winner) } wins by { SCORE($margin) }.
#     .wrong-lost = Then some prisoners would be worth a point and others nothing. What is left over must count somewhere.
#     .wrong-back = Captured stones never go back. { COLOR($black) } holds them, and each is worth a point.
#     .rule = Prisoners fill the other side’s territory, and what is left over is added to one’s own. More territory wins.

# Heading. No variables.
# rules_go_article_10_tie_n = The same on both sides
# A question with three answers. $black_territory, $white_territory: points of territory. $black_prisoners, $white_prisoners: stones that each side holds. $black_score: the score of either side.
# rules_go_article_10_tie_c = { COLOR($black) } has { SCORE($black_territory) } points of territory and holds { STONES($black_prisoners) }. { COLOR($white) } has { SCORE($white_territory) } points and holds { STONES($white_prisoners) }, and there is no komi: who wins?
#     .hint = Take { STONES($white_prisoners) } from { COLOR($black) }’s territory and { STONES($black_prisoners) } from { COLOR($white) }’s.
#     .answer-black = { COLOR($black) }
#     .answer-white = { COLOR($white) }
#     .answer-tie = It is a tie
#     .right = With the prisoners filled in, the territories are equal. That is a tie.
#     .wrong-black = { COLOR($black) } holds more prisoners, but { COLOR($white) } has more territory. Fill the prisoners in.
#     .wrong-white = { COLOR($white) } has more territory, but it also has to take more prisoners in. Fill them in.
#     .rule = If both sides have the same, the game is a tie.

# Heading. No variables.
# rules_go_article_10_replay_n = Play it again
# The moves of a short game are played by themselves, and the learner plays the last one. $chain: a stone of the chain to capture. In .right, $captured: how many were taken.
# rules_go_article_10_replay_c = The players disagree about how many stones were taken: that is a dispute, and so the game is played again from the first move. The last move is yours: take the chain at { POINT($chain) }.
#     .hint = Find the last liberty of the chain at { POINT($chain) }.
#     .right = Both players have seen it now: { STONES($captured) }. If one side asks to have the game played again, the other may not refuse.
#     .rule = A dispute about the result is settled by playing the game again from the first move.

# Heading. No variables.
# rules_go_article_10_settled_n = Settled
# A question with two answers. $winner: the color that has won. $loser: the other. $margin: by how much.
# rules_go_article_10_settled_c = Both sides have confirmed the result: { COLOR($winner) } wins by { SCORE($margin) }. Then one more prisoner that { COLOR($loser) } had taken is found under the table: what is the result now?
#     .hint = When was the prisoner found: before or after both sides confirmed?
#     .answer-stands = { COLOR($winner) } still wins
#     .answer-tie = It is a tie
#     .right = A result that both sides have confirmed stands, whatever is found later.
#     .wrong-tie = Found in time, the prisoner would have made it a tie. But both sides have confirmed the result already.
#     .rule = A result that both sides have confirmed can no longer be changed.

## Lesson article_11

# First step, and the title of the lesson. No variables.
# rules_go_article_11_resign_n = Articles 11 and 12: games without a count
# The learner captures a chain. $chain: a stone of the chain. $opponent: the other color. In .right, $captured: how many were taken.
# rules_go_article_11_resign_c = Article 11: a player who sees no more hope may resign, that is, give the game up. Capture the chain at { POINT($chain) } and see what { COLOR($opponent) } does.
#     .hint = One liberty is left to the chain at { POINT($chain) }. It lies inside.
#     .right = { STONES($captured) } taken: { COLOR($opponent) } resigns. The game is over, you have won, and nothing is counted.
#     .rule = A player may resign at any time during the game. Then the other side has won.

# Heading. No variables.
# rules_go_article_11_eternal_n = Two stones as a gift
# The learner gives up two stones, and the opponent takes them. $opponent: the other color. $give: the circled point to play on. $stone: the learner's stone beside it. $taker: where the opponent takes from. $single: the opponent's lone stone. $inner: the opponent's stones inside. $middle: the middle of the hole they leave.
# rules_go_article_11_eternal_c = { COLOR($opponent) } wants to kill your long chain. Give up two stones to prevent it: play on { POINT($give) }.
#     .hint = Play on the circled point, beside your stone on { POINT($stone) }.
#     .right = { COLOR($opponent) } had to take your two stones from { POINT($taker) }. Otherwise you would have captured { POINT($inner) }.
#     .wrong-take = You take { POINT($single) }, but { COLOR($opponent) } plays { POINT($give) }. Even if you capture the stones inside, { COLOR($opponent) } plays { POINT($middle) }, and you get no second eye there.
#     .wrong-corner = { POINT($move) } fills your own liberty. { COLOR($opponent) } plays { POINT($taker) } and takes the whole chain.
#     .wrong-elsewhere = { COLOR($opponent) } plays { POINT($give) }. After that your chain does not get two eyes, whatever you do.
#     .notes = The other player’s stones inside make a hole of five points if they are captured after that, and a move in the middle of it leaves one eye.

# Heading. No variables.
# rules_go_article_11_return_n = Eternal life
# The learner takes two stones, and the opponent plays one back. $opponent: the other color. $chain: the two stones to take, marked. $retake: where. $back: where the opponent plays then. $corner: where the opponent could take everything.
# rules_go_article_11_return_c = Now the two stones on { POINT($chain) } are in atari. Take them.
#     .hint = Play where one of your own two stones stood, beside { POINT($chain) }.
#     .right = { COLOR($opponent) } has to go back to { POINT($back) }, and the board looks as it did before your gift. It can go round like this for ever: the shape is called eternal life.
#     .wrong-elsewhere = { COLOR($opponent) } plays { POINT($corner) } and takes your long chain.
#     .notes = Ko forbids nothing here, since two stones are taken each time. A superko rule would forbid the move that brings the board back.

# Heading. No variables.
# rules_go_article_11_result_n = No result
# A question with two answers, on a triple ko that has gone round once. $black: the color that proposes to stop. $white: the color that does not want to.
# rules_go_article_11_result_c = This triple ko has gone round, and by article 12 a game that repeats like this has no result if both sides agree. { COLOR($black) } proposes it, { COLOR($white) } says no: is the game over?
#     .hint = How many players have to agree?
#     .answer-over = Yes, with no result
#     .answer-on = No, it goes on
#     .right = Both have to agree. If they do, nobody has won and nobody has lost.
#     .wrong-over = { COLOR($white) } has not agreed. As long as one side wants to go on, the game goes on.
#     .rule = If the same board keeps coming back and both sides agree, the game has no result.

# Heading. No variables.
# rules_go_article_11_round_n = A round-robin ko
# The learner plays the points numbered 1 to 4, the opponent answers each. $opponent: the other color. $give: the first two points. $take: the last two. In .wrong, $move: the point played instead.
# rules_go_article_11_round_c = In a round-robin ko two stones at a time are given and taken, here and there in turn. Play the numbers from (1) to (4), and { COLOR($opponent) } will answer.
#     .hint = First { POINT($give) }, one after the other. By then { POINT($take) } are empty, and you play there.
#     .right = The same stones stand where they stood at the start. Here too both sides may agree that the game has no result.
#     .wrong-order = { POINT($move) } is not the next number. Play them in their order, from (1) to (4).

## Lesson article_13

# First step, and the title of the lesson. No variables.
# rules_go_article_13_first_n = Article 13: a game without a winner
# The learner moves first after a resumption. Label a on the board: $key, the point that decides the game. $learner, $opponent: colors. $chain: the stones that are taken. In .right, $captured: how many; $white_score and $black_score: the scores then.
# rules_go_article_13_first_c = Both sides have passed, and now both see the point (a). Suppose { COLOR($opponent) } asks for a resumption: then you, { COLOR($learner) }, move first, so play there.
#     .hint = Play on { POINT($key) }, and { POINT($chain) } are taken.
#     .right = { STONES($captured) } taken, and { COLOR($learner) } wins, { SCORE($white_score) } to { SCORE($black_score) }. { COLOR($opponent) } should not have asked.
#     .wrong-elsewhere = { COLOR($opponent) } plays { POINT($key) } and takes your stones. You had the first move: use it there.

# Heading. No variables.
# rules_go_article_13_other_n = The other way round
# The learner, now the other color, moves first after a resumption. Label a on the board: $key. $learner, $opponent: colors. $chain: the stones that are taken. In .right, $captured: how many; $white_score and $black_score: the scores then.
# rules_go_article_13_other_c = Now suppose { COLOR($opponent) } asks. You are { COLOR($learner) } and move first: play on (a).
#     .hint = Play on { POINT($key) }, and { POINT($chain) } are taken.
#     .right = { STONES($captured) } taken, and { COLOR($learner) } wins, { SCORE($black_score) } to { SCORE($white_score) }. So whoever asks loses.
#     .wrong-elsewhere = { COLOR($opponent) } plays { POINT($key) } and takes your stones. You had the first move: use it there.

# Heading. No variables.
# rules_go_article_13_both_n = Nobody asks
# A question with three answers. Label a on the board: $key, the point that decides the game.
# rules_go_article_13_both_c = Both sides have passed. Whoever asks to play on would lose, because the other side then plays at (a), so nobody asks. But nobody agrees to end the game like this either: what is the result?
#     .hint = Neither side does what would bring the game to an end.
#     .answer-black = { COLOR($black) } wins
#     .answer-tie = It is a tie
#     .answer-both = Both lose
#     .right = Both lose: the move on { POINT($key) } would decide the game, nobody lets the other play it, and so there is no end.
#     .wrong-black = { COLOR($black) } wins only with the first move on { POINT($key) }. For that { COLOR($white) } would have to ask.
#     .wrong-tie = For a tie both sides must agree on a count. They do not agree, because { POINT($key) } changes everything.
#     .rule = If a move is left after the stop that decides the game, and the players cannot agree on the end, both lose.

# Heading. No variables.
# rules_go_article_13_displaced_n = A displaced stone
# The learner puts a stone back. $joined: two stones of the learner's that it joined. $place: where it stood.
# rules_go_article_13_displaced_c = A sleeve has swept one of your stones from its point: it is a displaced stone. It stood between { POINT($joined) } and joined them: put it back.
#     .hint = Which empty point lies beside both of { POINT($joined) }?
#     .right = The stone is back on { POINT($place) }, and the game goes on.
#     .wrong-elsewhere = From there the stone would not join { POINT($joined) }. It goes back to the very point it stood on.
#     .rule = A displaced stone goes back to its point, and the game goes on.

# Heading. No variables.
# rules_go_article_13_taken_n = Its point is taken
# The learner tries a move that is refused. $opponent: the other color. $place: the point where the learner's stone stood, circled. $slid: where it lies now, marked.
# rules_go_article_13_taken_c = Your stone slid from { POINT($place) } to { POINT($slid) } and nobody saw it, and { COLOR($opponent) } has played on { POINT($place) } since then. Try to put your stone back there.
#     .hint = Play on the circled point { POINT($place) }.
#     .right = Another stone stands on { POINT($place) }, so yours cannot go back. Both players should have seen it: if they find no way to agree, both lose.
#     .rule = If a displaced stone cannot go back and the players do not agree how to go on, both lose.

## Lesson article_14

# First step, and the title of the lesson. No variables.
# rules_go_article_14_ko_n = Article 14: breaking a rule
# The learner tries a move that is refused. $opponent: the other color, which has just taken a ko with $taker. $ko: the point where the ko was taken, circled.
# rules_go_article_14_ko_c = { COLOR($opponent) } has just taken the ko with { POINT($taker) }. Try to take it back at once.
#     .hint = Play on the circled point { POINT($ko) }.
#     .right = Here the move is refused. At a real board nobody stops your hand: to break a rule is a breach, and by article 14 you would have lost at once.
#     .rule = A player who breaks a rule has lost at once, if it is noticed before the result is settled.

# Heading. No variables.
# rules_go_article_14_allowed_n = No breach
# The learner plays any move that is allowed, and the opponent fills the ko. $opponent: the other color. $ko: the point where the ko was taken.
# rules_go_article_14_allowed_c = It is still your turn. Play a move that is no breach.
#     .hint = Any empty point will do, except { POINT($ko) }.
#     .right = That was allowed. { COLOR($opponent) } fills the ko on { POINT($ko) }: you have lost the ko, but not the game.

# Heading. No variables.
# rules_go_article_14_find_n = Which one is it?
# The learner tries a move that is refused. Labels on the board: a on $takes (it captures $stone), b on $free (allowed), c on $self (refused). $learner: the color to move. $chain: the opponent's stones around $self. $liberty: their other liberty.
# rules_go_article_14_find_c = You are { COLOR($learner) }. At a real board one of (a), (b) and (c) would be a breach: find it and try it.
#     .hint = Where would your stone have no liberty and take nothing?
#     .right = On { POINT($self) } your stone would have no liberty, and { POINT($chain) } still have one on { POINT($liberty) }. But { POINT($takes) } takes { POINT($stone) }, and { POINT($free) } has a liberty.

# Heading. No variables.
# rules_go_article_14_twice_n = Who has lost?
# A question with three answers. The stones on the board are numbered in the order in which they were played. $third, $fourth: the two stones that one side played in a row.
# rules_go_article_14_twice_c = The numbers show the order of the moves. One player has broken a rule: who has lost?
#     .hint = Go through the numbers and say the colors aloud.
#     .answer-black = { COLOR($black) }
#     .answer-white = { COLOR($white) }
#     .answer-nobody = Nobody
#     .right = { POINT($third) } and { POINT($fourth) } were played in a row by { COLOR($black) }. That is a breach, and { COLOR($black) } has lost.
#     .wrong-white = { COLOR($white) } has played (2) and (5), each after a move of { COLOR($black) }’s. Look at (3) and (4).
#     .wrong-nobody = Look at (3) and (4): they have the same color. Nobody may play twice in a row.

# Heading. No variables.
# rules_go_article_14_before_n = Still in time
# A question with two answers. $black: the color that is ahead and has played twice in a row. $white: the other. $margin: by how much it is ahead.
# rules_go_article_14_before_c = Both sides have passed, and { COLOR($black) } is ahead by { SCORE($margin) }. Before they confirm the result, { COLOR($white) } remembers that { COLOR($black) } once played twice in a row: what now?
#     .hint = Is the result settled yet?
#     .answer-lost = { COLOR($black) } has lost
#     .answer-stands = { COLOR($black) } wins
#     .right = The result was not settled yet, so the breach still counts: { COLOR($black) } has lost.
#     .wrong-stands = The result has not been confirmed yet. Until then every breach counts.

# Heading. No variables.
# rules_go_article_14_late_n = Too late
# A question with three answers. $black: the color that has won and has played twice in a row. $white: the other.
# rules_go_article_14_late_c = Both sides have confirmed that { COLOR($black) } has won. Only then { COLOR($white) } remembers that { COLOR($black) } once played twice in a row: what now?
#     .hint = Is the result settled already?
#     .answer-lost = { COLOR($black) } has lost
#     .answer-again = They play a new game
#     .answer-stands = { COLOR($black) } has won
#     .right = It is too late: a result that both sides have confirmed stands, even after a breach.
#     .wrong-lost = A breach counts only until the result is confirmed. Here both sides had confirmed it.
#     .wrong-again = The game is over and its result confirmed. There is nothing to play again.
#     .rule = A breach that is noticed after the result is settled changes nothing.

## Ideas

# The idea that some steps test: the game, the turn and the pass in articles 1 and 2.
# rules_go_idea_article_1_turns = A game in turns
# The idea that some steps test: the points of the board in article 3.
# rules_go_idea_article_1_board = The points of the board
# The idea that a step tests: which stones may stand on the board, article 4.
# rules_go_idea_article_4_stay = Stones that may stand
# The idea that some steps test: which stones are taken off, article 5.
# rules_go_idea_article_4_remove = Stones that come off
# The idea that some steps test: what a ko is and what is banned in it, article 6.
# rules_go_idea_article_6_ko = What a ko is
# The idea that a step tests: the ko threat, article 6.
# rules_go_idea_article_6_threat = A ko threat in time
# The idea that some steps test: alive and dead by article 7.
# rules_go_idea_article_7_status = Alive or dead
# The idea that some steps test: stones that can be captured and still live, article 7.
# rules_go_idea_article_7_new = Life by a new stone
# The idea that some steps test: in confirmation a ko is not retaken without a pass for it.
# rules_go_idea_article_7_ko_ban = Ko in confirmation
# The idea that some steps test: the protecting move that a direct ko needs.
# rules_go_idea_article_7_protect = Protecting a direct ko
# The idea that some steps test: bent four in the corner is dead.
# rules_go_idea_article_7_bent = Bent four in the corner
# The idea that some steps test: passing for a ko and retaking it.
# rules_go_idea_article_7_pass_for = Passing for a ko
# The idea that some steps test: with several lost kos, which one a pass is for.
# rules_go_idea_article_7_which_ko = Naming the ko
# The idea of a step, in the list of what to practice. No variables.
# rules_go_idea_article_territory = What is territory
# The idea of a step, in the list of what to practice. No variables.
# rules_go_idea_article_neutral = Neutral points before the count
# The idea of a step, in the list of what to practice. No variables.
# rules_go_idea_article_seki = No territory in a seki
# The idea of a step, in the list of what to practice. No variables.
# rules_go_idea_article_before_end = What is played before the passes
# The idea of a step, in the list of what to practice. No variables.
# rules_go_idea_article_stop = The stop and the agreement
# The idea of a step, in the list of what to practice. No variables.
# rules_go_idea_article_resume = Who moves first after a resumption
# The idea of a step, in the list of what to practice. No variables.
# rules_go_idea_article_take_off = Which dead stones come off
# The idea of a step, in the list of what to practice. No variables.
# rules_go_idea_article_prisoners = Filling in prisoners
# The idea of a step, in the list of what to practice. No variables.
# rules_go_idea_article_settled = When a result is settled
# The idea of a step, in the list of what to practice. No variables.
# rules_go_idea_article_resign = Resigning
# The idea of a step, in the list of what to practice. No variables.
# rules_go_idea_article_repetition = Boards that come back
# The idea of a step, in the list of what to practice. No variables.
# rules_go_idea_article_both_lose = Games that both lose
# The idea of a step, in the list of what to practice. No variables.
# rules_go_idea_article_displaced = Displaced stones
# The idea of a step, in the list of what to practice. No variables.
# rules_go_idea_article_breach = What is a breach
# The idea of a step, in the list of what to practice. No variables.
# rules_go_idea_article_too_late = When a breach still counts
