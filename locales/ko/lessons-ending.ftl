### ko: take the # from a text and write it in this language. What is still a comment is shown in English.

## Lesson worth_playing

# First step, and the title of the lesson. No variables.
# rules_go_worth_close_n = Is it still worth a move?
# The learner closes the border. $learner: the color the learner plays. $opponent: the other. $gap: the open point in the border. $behind: the point behind it. $other: a point where the opponent plays. $move: the point played instead (in .wrong-elsewhere it may be a pass).
# rules_go_worth_close_c = You play { COLOR($learner) }. The empty points that your stones surround are your territory, and the border around it has one gap: close it.
#     .hint = Follow your wall from one edge of the board to the other. Where does it end too soon?
#     .right = { POINT($gap) } closes your border and keeps the points behind it. { COLOR($opponent) } has no gap to close and plays { POINT($other) }.
#     .wrong-neutral = { POINT($move) } touches both colors and can be nobody’s territory. { COLOR($opponent) } plays { POINT($gap) }, you stop that stone on { POINT($behind) }, and your territory has lost a point.
#     .wrong-behind = { POINT($move) } keeps { COLOR($opponent) } out, but your own stone fills a point of your territory. On { POINT($gap) } it would not.
#     .wrong-elsewhere = { COLOR($opponent) } plays { POINT($gap) } and pushes in. You stop that stone on { POINT($behind) }, and your territory has lost a point.
#     .rule = The empty points that one color surrounds are its territory. Closing a gap in the border is worth a move.

# Heading. No variables.
# rules_go_worth_neutral_n = Neutral points
# The learner fills a neutral point. $neutral: the point, circled. $opponent: the other color, which has filled another one on $other. $move: the point played instead.
# rules_go_worth_neutral_c = { POINT($neutral) } touches both colors. It is a neutral point and can be nobody’s territory: fill it, because nothing better is left.
#     .hint = Play on the circled point.
#     .right = Your territory is as large as before. Neutral points gain nothing here, and they come last, before the game ends.
#     .wrong-inside = { POINT($move) } is your own territory, and a stone there fills one of your points. { POINT($neutral) } costs nothing.
#     .wrong-visit = { POINT($move) } is { COLOR($opponent) }’s territory, and your stone will be captured there. { POINT($neutral) } is still empty.
#     .rule = A neutral point touches both colors and is nobody’s territory. Neutral points are filled before the game ends.
#     .notes = The Japanese word for a neutral point is dame. Under area rules a neutral point is worth a point; the chapter on area shows it.

# Heading. No variables.
# rules_go_worth_inside_n = Inside your own territory
# The learner, now the other color, plays in the own territory and sees what it costs. $learner: the color the learner plays now. $opponent: the other. In .right, $white_territory: the points that are left; $move: the point played.
# rules_go_worth_inside_c = Now you are { COLOR($learner) }, and every border is closed. Try it out: what does one more stone inside your own territory do?
#     .hint = Play on any empty point behind your own wall.
#     .right-title = One point less
#     .right = { POINT($move) } was a point of your territory, and your own stone has filled it. { SCORE($white_territory) } points are left.
#     .wrong-visit = { POINT($move) } lies behind { COLOR($opponent) }’s wall. This time, play behind your own.
#     .rule = A stone inside your own territory makes it one point smaller.

# Heading. No variables.
# rules_go_worth_last_n = The last point
# The learner finds the move that is worth a point; labels on the board: a on $inside, b on $gap, c on $neutral. $behind: the point behind the gap. $opponent: the other color. $move: the point played instead (in .wrong-elsewhere it may be a pass).
# rules_go_worth_last_c = Only one of the points (a), (b) and (c) is worth a move. Find out which one, and play there.
#     .hint = One is a gap in your border, one is neutral, and one is your own territory.
#     .right = (b) closes your border and keeps a point. (c) is neutral, and at (a) your stone would fill your own territory.
#     .wrong-neutral = (c) is a neutral point. { COLOR($opponent) } pushes in on { POINT($gap) }, you stop that stone on { POINT($behind) }, and a point is lost.
#     .wrong-behind = { POINT($move) } keeps { COLOR($opponent) } out, but it fills a point of your own. Close the gap itself.
#     .wrong-inside = (a) fills a point of your own. Then { COLOR($opponent) } pushes in on { POINT($gap) }, and a second point is lost.
#     .wrong-elsewhere = { COLOR($opponent) } pushes in on { POINT($gap) }. You stop that stone on { POINT($behind) }, and a point is lost.

## Lesson game_end

# First step, and the title of the lesson. No variables.
# rules_go_game_end_n = The end of the game
# The learner passes, and the opponent passes, too. $opponent: the other color. In .wrong, $move: the point played instead.
# rules_go_game_end_c = A player who does not want to play may pass. Two passes in a row end the game: pass, and { COLOR($opponent) } will pass, too.
#     .hint = Use the pass button beside the board.
#     .right = Both sides have passed. The game began with the first move, and these two passes stop it: now the result is counted.
#     .wrong-inside = { POINT($move) } is already surrounded by your stones. A stone there gains nothing and fills a point of yours, so pass.
#     .wrong-visit = On { POINT($move) } a stone has no way out: { COLOR($opponent) } captures it in the end. Pass instead.
#     .rule = A player may pass instead of playing. The game goes from the first move to two passes in a row.

# Heading. No variables.
# rules_go_game_end_early_n = One pass
# The learner breaks in after a pass. $opponent: the color that has passed. $gap: the open point in its border, circled.
# rules_go_game_end_early_c = A single pass does not end the game. You are { COLOR($learner) }, and { COLOR($opponent) } has passed too early: play at { POINT($gap) }, where the border is still open.
#     .hint = The open point is circled: { POINT($gap) }.
#     .right = From { POINT($gap) } you walk into the territory that { COLOR($opponent) } meant to surround. Passing too early gives points away.
#     .wrong-elsewhere = { COLOR($opponent) } closes the border at { POINT($gap) }, and the chance is gone.
#     .rule = To move in turn is a right, not a duty. Whoever passes gives one turn away, and the other side may play on.

# Heading. No variables.
# rules_go_game_end_close_n = Is it over?
# The learner closes the border, and the opponent closes another. $learner: the color the learner plays now. $gap: the open point in its border. $other: where the opponent closes. $opponent: the other color.
# rules_go_game_end_close_c = You are { COLOR($learner) } here. Before you pass, close the border that is still open.
#     .hint = Follow your wall from one edge of the board to the other. Where could a stone slip through?
#     .right = { POINT($gap) } closes your border, and { COLOR($opponent) } has closed { POINT($other) }. Every empty point now belongs to one side.
#     .wrong-early = The border is still open at { POINT($gap) }: { COLOR($opponent) } plays there and walks in.
#     .wrong-behind = { POINT($move) } keeps { COLOR($opponent) } out, but the stone on { POINT($gap) } costs you a point. Close the wall where it is open.
#     .wrong-push = { POINT($move) } gains a little, but { COLOR($opponent) } walks in at { POINT($gap) } and gains more.

# Heading. No variables.
# rules_go_game_end_pass_n = Two passes
# The learner passes, and the opponent passes, too. $opponent: the other color. In .wrong, $move: the point played instead.
# rules_go_game_end_pass_c = Both borders are closed, and no move gains anything. Pass, and { COLOR($opponent) } will pass, too.
#     .hint = Use the pass button beside the board.
#     .right = Two passes, and the game has stopped: no more moves are played. The empty points can be counted.
#     .rule = After two passes in a row no more moves are played.
#     .wrong-inside = { POINT($move) } is your own territory. A stone there makes it smaller by one point.
#     .wrong-visit = { POINT($move) } is { COLOR($opponent) }’s territory. A stone there is captured in the end and counts for { COLOR($opponent) }.
#     .notes = To break in with a single stone is allowed, and a beginner may try it. Against a careful answer it only makes a prisoner.

## Lesson protect

# First step, and the title of the lesson. No variables.
# rules_go_protect_atari_n = Protecting moves
# The learner connects a stone. $opponent: the other color, which has filled the neutral point $neutral, circled. $stone: the learner's stone in atari. $gap: where it is connected or taken. $move: the point just played.
# rules_go_protect_atari_c = { COLOR($opponent) } has filled the neutral point { POINT($neutral) }, and now one of your stones is in atari. Find it and connect it.
#     .hint = Count the liberties of { POINT($stone) }.
#     .right = { POINT($move) } joins { POINT($stone) } to your wall. Such a move inside your own territory, because it is needed, is called a protecting move.
#     .wrong-elsewhere = { COLOR($opponent) } plays { POINT($gap) }, takes { POINT($stone) } and stands in the middle of your territory.
#     .rule = When a neutral point is filled, stones beside it may be in danger. A move that saves them is a protecting move.
#     .notes = The Japanese word for a protecting move is teire.

# Heading. No variables.
# rules_go_protect_cut_n = A cut appears
# The learner protects against a cut. $opponent: the other color, which has played $neutral, circled. $pair: the learner's two marked stones. $joint: the point where they can be cut off. $close: the point beside them. $move: the point played.
# rules_go_protect_cut_c = { COLOR($opponent) } has filled { POINT($neutral) }, and now the marked stones can be cut off: parted from your wall and taken. Protect them.
#     .hint = Where would a { COLOR($opponent, form: "stone") } stone part { POINT($pair) } from your other stones?
#     .right = { POINT($move) } fills one point of your own, and { POINT($pair) } can no longer be taken. Without it you would lose much more.
#     .wrong-near = { COLOR($opponent) } cuts on { POINT($joint) }. You put that stone in atari, but { COLOR($opponent) } plays { POINT($close) } and takes { POINT($pair) } first.
#     .wrong-elsewhere = { COLOR($opponent) } cuts on { POINT($joint) }. If you extend to { POINT($close) }, all three stones are taken.
#     .rule = A protecting move costs one point of your own territory. Make it when it is needed.

# Heading. No variables.
# rules_go_protect_forget_n = Forgotten
# The learner, now the other color, cuts and captures. $learner: the color the learner plays now. $opponent: the other, which has passed. $pair: the opponent's two marked stones. $joint: the point where to cut. $captured: how many stones were taken.
# rules_go_protect_forget_c = You are { COLOR($learner) } here. { COLOR($opponent) } has passed and forgotten to protect: cut off the marked stones and take them.
#     .hint = Cut where { COLOR($opponent) } would like to connect. Then look for the last liberty of the marked stones.
#     .right = { STONES($captured) } captured, and you stand inside { COLOR($opponent) }’s territory. One forgotten move has cost all that.
#     .wrong-elsewhere = { POINT($pair) } are still on the board, and { COLOR($opponent) } gets time to save them. The cut is on { POINT($joint) }.

# Heading. No variables.
# rules_go_protect_enough_n = Only where it is needed
# The learner passes, and the opponent passes, too. $opponent: the other color. In .wrong, $move: the point played instead.
# rules_go_protect_enough_c = Every neutral point is filled. Look along your wall: if no stone is in atari and there is no cut, pass.
#     .hint = Each stone of your wall touches the next one along a line. If nothing is in danger, use the pass button beside the board.
#     .right = { COLOR($opponent) } has passed, too, and the game stops. Nothing was forgotten, and that is good: later moves would not count.
#     .wrong-inside = Your wall has no weak spot, so { POINT($move) } protects nothing. It fills a point of your own.
#     .wrong-visit = { POINT($move) } is { COLOR($opponent) }’s territory. A stone there is captured in the end and counts for { COLOR($opponent) }.
#     .rule = Fill the neutral points and make protecting moves before both sides pass. Moves after that do not count.

## Lesson calculate

# First step, and the title of the lesson. No variables.
# rules_go_calculate_result_n = Counting the result
# The learner reads. $komi: the komi. $white: who gets it.
# rules_go_calculate_result_c = At the end each side counts its territory, the empty points it has surrounded, and one point for every stone it has captured, counting those that can no longer escape. { COLOR($white) } adds the komi, { SCORE($komi) } points, because { COLOR($black) } moved first.
#     .rule = The empty points that one side has surrounded are its territory. Each counts one point.
#     .notes = This is territory counting, as in Japan. The prisoners lie beside the board: in these lessons they are shown as numbers.

# Heading. No variables.
# rules_go_calculate_dead_n = Dead stones
# The learner marks the dead stone. $stone: the dead stone.
# rules_go_calculate_dead_c = A stone that can no longer escape capture is dead. Mark the dead stone on this board.
#     .hint = Look for a lone stone deep inside the other side’s territory.
#     .right = { POINT($stone) } cannot be saved, whoever moves first. It comes off without any more moves.
#     .rule = Stones that can no longer escape capture are dead. They come off at the end.

# Heading. No variables.
# rules_go_calculate_black_n = { COLOR($black) }’s territory
# The learner taps one side's regions. $black: whose. $stone: the dead stone. In .right, $black_territory: the number of points.
# rules_go_calculate_black_c = Click each region that { COLOR($black) } has surrounded. The point under a dead stone counts, too.
#     .hint = { COLOR($black) } has two regions. One of them holds the dead stone on { POINT($stone) }.
#     .right = { COLOR($black) } has { SCORE($black_territory) } points of territory, the point under { POINT($stone) } among them.

# Heading. No variables.
# rules_go_calculate_white_n = { COLOR($white) }’s territory
# The learner taps the other side's regions. $white: whose. In .right, $white_territory and $black_territory: numbers of points.
# rules_go_calculate_white_c = Now click the regions of { COLOR($white) }.
#     .hint = { COLOR($white) } has two regions, a large one and a small one at the edge.
#     .right = { COLOR($white) } has { SCORE($white_territory) } points of territory against { SCORE($black_territory) }.

# Heading. No variables.
# rules_go_calculate_prisoners_n = Prisoners
# A question with three answers. $black_territory, $white_territory: points of territory. $black_prisoners, $white_prisoners: stones each side holds, the dead stone among them. $black_score: territory and prisoners together.
# rules_go_calculate_prisoners_c = All dead stones have joined the prisoners, and each prisoner is a point. { COLOR($black) } has { SCORE($black_territory) } points of territory and { STONES($black_prisoners) }, { COLOR($white) } has { SCORE($white_territory) } and { STONES($white_prisoners) }: who is ahead before komi?
#     .hint = Add points and stones for each side.
#     .answer-black = { COLOR($black) }
#     .answer-white = { COLOR($white) }
#     .answer-even = They are even
#     .right = { COLOR($black) } has { SCORE($black_score) }, one more than { COLOR($white) }. But the komi is still to come.
#     .wrong-white = Both sides hold { STONES($black_prisoners) }, and { COLOR($black) } has more territory.
#     .wrong-even = The prisoners are equal, but { COLOR($black) } has { SCORE($black_territory) } points of territory and { COLOR($white) } only { SCORE($white_territory) }.
#     .rule = Every captured or dead stone of the other side counts one point.
#     .notes = At a real board the prisoners are put into the territory of their own color. That takes the same points away.

# Heading. No variables.
# rules_go_calculate_komi_n = Komi
# The count as a table. $black_score, $white_score: totals. $winner: a color. $margin: by how much. $komi: the komi.
# rules_go_calculate_komi_c = With the komi of { SCORE($komi) }, { COLOR($white) } has { SCORE($white_score) } points and { COLOR($black) } { SCORE($black_score) }. { COLOR($winner) } wins by { SCORE($margin) }.
#     .rule = { COLOR($white) } adds the komi, because { COLOR($black) } moved first.
#     .notes = The half point in the komi means that no game ends in a tie.

## Lesson disagree

# First step, and the title of the lesson. No variables.
# rules_go_disagree_show_n = When players disagree
# The learner shows on the board that stones can be taken. $opponent: whose stones they are, marked. $chain: one of them. $liberties: their two liberties. $captured: how many were taken.
# rules_go_disagree_show_c = Both have passed, but { COLOR($opponent) } says that the marked stones are alive, so that nobody can capture them. Show on the board that you can.
#     .hint = The marked stones have only two liberties, { POINT($liberties) }. Fill one after the other.
#     .right = { STONES($captured) } captured, and { COLOR($opponent) } could not stop it. This was a trial: the moves are taken back, and nobody loses a point by it.
#     .wrong-elsewhere = The chain at { POINT($chain) } is still on the board. You need both { POINT($liberties) }.
#     .rule = A stone that nobody can capture is alive. If the players disagree, they try it out on the board and then take the moves back.
#     .notes = Trial moves have a rule of their own: a ko may not be taken back until its owner has passed for it. The chapter on the articles shows that.

# Heading. No variables.
# rules_go_disagree_dead_n = The answer
# The learner marks the dead stones. $chain: one of them.
# rules_go_disagree_dead_c = The trial moves are taken back, and both players know the answer now. Mark the stones that are dead.
#     .hint = They are the stones that you captured in the trial.
#     .right = The chain at { POINT($chain) } counts as captured. It comes off without any more moves.
#     .rule = Stones that could be captured count as captured at the end.

# Heading. No variables.
# rules_go_disagree_resume_n = Going on
# A question with two answers. $gap: the open point in the border, circled. $black: who asks to go on. $white: the other side.
# rules_go_disagree_resume_c = Both have passed, and only now { COLOR($black) } sees the open border at { POINT($gap) } and asks to go on. The side that asks does not move first: who plays now?
#     .hint = { COLOR($black) } has asked.
#     .answer-black = { COLOR($black) }
#     .answer-white = { COLOR($white) }
#     .right = { COLOR($white) } must agree to go on, but moves first. { COLOR($white) } could also pass.
#     .wrong-black = { COLOR($black) } has asked, so the first move, on { POINT($gap) } or elsewhere, is { COLOR($white) }’s.
#     .rule = After two passes each side may ask to go on with the game. The other side then moves first, or passes.

# Heading. No variables.
# rules_go_disagree_first_n = The first move is yours
# The learner plays the first move after the game goes on. $learner: the color the learner plays. $opponent: the color that has asked. $gap: the open point in the border. $answer: where the opponent stops the stone.
# rules_go_disagree_first_c = You are { COLOR($learner) }, and { COLOR($opponent) } has asked to go on. The first move is yours: use it.
#     .hint = Where is the border between the two sides still open?
#     .right = You push in on { POINT($gap) }, and { COLOR($opponent) } has to stop you on { POINT($answer) }. Whoever asks to go on should look first at what the other side can play.
#     .wrong-elsewhere = { COLOR($opponent) } closes the border at { POINT($gap) }, and the chance is gone.

# Heading. No variables.
# rules_go_disagree_resign_n = Giving up
# A question with three answers. $black: who gives up. $white: the other side.
# rules_go_disagree_resign_c = A player who cannot win any more may give up at any time: that is to resign. Here { COLOR($black) } resigns, so who wins?
#     .hint = Whoever resigns has lost.
#     .answer-black = { COLOR($black) }
#     .answer-white = { COLOR($white) }
#     .answer-count = Count first
#     .right = { COLOR($white) } wins at once, and nothing is counted. To resign is no shame: it leaves time for the next game.
#     .wrong-black = { COLOR($black) } has given up, so the win goes to { COLOR($white) }.
#     .wrong-count = Nothing is counted any more. { COLOR($black) } has given up, and { COLOR($white) } wins.
#     .rule = A player may resign at any time. The other side wins at once.

## Lesson simple

# First step, and the title of the lesson. No variables.
# rules_go_simple_start_n = A simple example
# First step: a finished game is shown. Blank on purpose: the board speaks for itself.
# rules_go_simple_start_c = {""}

# Heading. No variables.
# rules_go_simple_black_n = Count one side
# The learner taps one side's regions. $black: whose. In .right, $black_territory: the number of points.
# rules_go_simple_black_c = This game is over, and no stone was captured. Click the regions of { COLOR($black) }.
#     .hint = { COLOR($black) } has three regions: a large one, a small one and a single point.
#     .right = { COLOR($black) } has { SCORE($black_territory) } points.

# Heading. No variables.
# rules_go_simple_white_n = Count the other
# The learner taps the other side's regions. $white: whose. In .right, $white_territory: the number of points.
# rules_go_simple_white_c = Now click the regions of { COLOR($white) }.
#     .hint = { COLOR($white) } has three regions, too. The smallest is a single point between its own stones.
#     .right = { COLOR($white) } has { SCORE($white_territory) } points on the board.

# Heading. No variables.
# rules_go_simple_winner_n = Who wins?
# A question with two answers. $black_territory, $white_territory: points on the board. $komi: the komi. $black_score, $white_score: totals.
# rules_go_simple_winner_c = On the board it is { SCORE($black_territory) } for { COLOR($black) } and { SCORE($white_territory) } for { COLOR($white) }, and { COLOR($white) } has a komi of { SCORE($komi) }. Who wins?
#     .hint = Add the komi to { COLOR($white) }’s points.
#     .answer-black = { COLOR($black) }
#     .answer-white = { COLOR($white) }
#     .right = { COLOR($white) } has { SCORE($white_score) } in all and { COLOR($black) } { SCORE($black_score) }, so { COLOR($white) } wins.
#     .wrong-black = { COLOR($black) } is ahead on the board. With komi { COLOR($white) } has { SCORE($white_score) }.

# Heading. No variables.
# rules_go_simple_result_n = The result
# The count as a table; the size of each region is written on the board. $black_score, $white_score: totals. $white_board: without komi. $komi, $winner, $margin as above.
# rules_go_simple_result_c = Neither side has captured a stone, so { COLOR($black) } has { SCORE($black_score) } points, and { COLOR($white) } has { SCORE($white_score) }: { SCORE($white_board) } on the board and { SCORE($komi) } komi. { COLOR($winner) } wins by { SCORE($margin) }.
#     .notes = The numbers on the board are the sizes of the regions. Let the class add them up before they look at the table.

## Lesson complete

# First step, and the title of the lesson. No variables.
# rules_go_complete_start_n = A complete example
# First step: a finished game is shown. In the count that follows there are prisoners and dead stones. No variables.
# rules_go_complete_start_c = In this game both sides have captured stones. Both have passed, and it is time to count.

# Heading. No variables.
# rules_go_complete_dead_n = Dead stones
# The learner marks the dead stones, labeled a on the board. $stones: the dead stones. $black, $white: colors.
# rules_go_complete_dead_c = Look at the stones at (a): can { COLOR($white) } still save them? Mark what is dead.
#     .hint = The chain at (a) has two liberties, and { COLOR($black) } stands all around it.
#     .right = { POINT($stones) } are captured even if { COLOR($white) } resists. They come off as prisoners.

# Heading. No variables.
# rules_go_complete_black_n = Count one side
# The learner taps one side's regions; the stones at (a) count as dead. $black: whose. $stones: the dead stones. In .right, $black_territory: the number of points.
# rules_go_complete_black_c = Click the regions of { COLOR($black) }. The points under the dead stones count, too.
#     .hint = { COLOR($black) } has five regions. Two of them are single points.
#     .right = { COLOR($black) } has { SCORE($black_territory) } points of territory, with the points under { POINT($stones) }.

# Heading. No variables.
# rules_go_complete_white_n = Count the other
# The learner taps the other side's regions. $white: whose. In .right, $white_territory: the number of points.
# rules_go_complete_white_c = Now click the regions of { COLOR($white) }.
#     .hint = { COLOR($white) } has four regions. Two of them are single points.
#     .right = { COLOR($white) } has { SCORE($white_territory) } points of territory.

# Heading. No variables.
# rules_go_complete_result_n = The result
# The count as a table; the size of each region is written on the board. $black_territory, $white_territory: points. $black_prisoners, $white_prisoners: captured stones. $black_dead: the dead stones at (a). $komi, $black_score, $white_score, $winner, $margin.
# rules_go_complete_result_c = { COLOR($black) } has { SCORE($black_territory) } points of territory, { STONES($black_prisoners) } captured and the { STONES($black_dead) } at (a), together { SCORE($black_score) }. { COLOR($white) } has { SCORE($white_territory) } points, { STONES($white_prisoners) } captured and { SCORE($komi) } komi, together { SCORE($white_score) }, and { COLOR($winner) } wins by { SCORE($margin) }.
#     .notes = A dead stone counts twice: once as a prisoner, once as the point of territory under it. The captured stones are not on the board any more.

## Lesson komi_tie

# First step, and the title of the lesson. No variables.
# rules_go_komi_tie_close_n = Komi and ties
# The learner closes the last border. $learner: the color the learner plays. $opponent: the other. $gap: the open point in the border. $behind: the point behind it. $move: the point played instead (in .wrong-elsewhere it may be a pass).
# rules_go_komi_tie_close_c = This game is close, and you play { COLOR($learner) }. One last border is open: close it.
#     .hint = Follow your wall to the edge of the board. Where could a stone slip in?
#     .right = { POINT($gap) } has kept a point for you. Now count.
#     .wrong-behind = { POINT($move) } keeps { COLOR($opponent) } out, but it fills a point of your own. On { POINT($gap) } it would not.
#     .wrong-elsewhere = { COLOR($opponent) } pushes in on { POINT($gap) }, you stop that stone on { POINT($behind) }, and a point is lost.

# Heading. No variables.
# rules_go_komi_tie_count_n = A whole komi
# The learner taps one side's region. $white: whose. $komi: the komi, a whole number. In .right, $white_territory: points; $white_score: with komi.
# rules_go_komi_tie_count_c = In this game the komi is { SCORE($komi) } points, a whole number. Click the region of { COLOR($white) }.
#     .hint = { COLOR($white) } has one region. It lies behind the { COLOR($white, form: "stone") } wall.
#     .right = { SCORE($white_territory) } points and { SCORE($komi) } komi make { SCORE($white_score) }.

# Heading. No variables.
# rules_go_komi_tie_result_n = Who wins?
# A question with three answers. $black_territory: points of one side. $white_territory: points of the other. $komi: the komi. $black_score, $white_score: totals, the same for both.
# rules_go_komi_tie_result_c = { COLOR($black) } has { SCORE($black_territory) } points of territory. { COLOR($white) } has { SCORE($white_territory) } and the komi of { SCORE($komi) }: who wins?
#     .hint = Add the komi to { COLOR($white) }’s points, and compare.
#     .answer-black = { COLOR($black) }
#     .answer-white = { COLOR($white) }
#     .answer-tie = Nobody
#     .right = It is { SCORE($black_score) } to { SCORE($white_score) }. Both sides have the same, and such a game is a tie.
#     .wrong-black = { COLOR($white) } has { SCORE($white_score) } with the komi, and { COLOR($black) } has no more than that.
#     .wrong-white = With the komi { COLOR($white) } has { SCORE($white_score) }, and { COLOR($black) } has as many.
#     .rule = The side with more points wins. If both have the same, the game is a tie.

# Heading. No variables.
# rules_go_komi_tie_half_n = The half point
# A question with three answers: what if the komi were half a point larger? $komi: the komi now. $black_score, $white_score: totals, the same for both.
# rules_go_komi_tie_half_c = Most games have a komi with a half point in it. Here it is { SCORE($black_score) } to { SCORE($white_score) }: if the komi were half a point more than { SCORE($komi) }, who would win?
#     .hint = Which side gets the komi, and so the half point?
#     .answer-black = { COLOR($black) }
#     .answer-white = { COLOR($white) }
#     .answer-tie = Nobody
#     .right = { COLOR($white) } would win by half a point. Territory and prisoners are whole points, so with a half point in the komi there is never a tie.
#     .wrong-black = The komi goes to { COLOR($white) }, so the half point does, too.
#     .wrong-tie = Both have { SCORE($black_score) } now. Half a point more for { COLOR($white) } makes a difference.
#     .rule = A half point in the komi makes a tie impossible.

## Lesson even_handi

# First step, and the title of the lesson. No variables.
# rules_go_even_handi_n = Even games and handicap
# The learner plays the first move of an even game. $komi: the komi. $move: the point played.
# rules_go_even_handi_c = In an even game { COLOR($black) } plays first, and { COLOR($white) } gets a komi of { SCORE($komi) } points for that. Play the first move.
#     .hint = The board is empty, so every point is open to you.
#     .right = You have begun on { POINT($move) }. The komi makes up for that first move.

# Heading. No variables.
# rules_go_handi_two_n = Handicap stones
# A question with two answers; two handicap stones stand on the board.
# rules_go_handi_two_c = When one player is stronger, the weaker one takes { COLOR($black) } and starts with two to nine handicap stones. Here there are two: whose turn is it now?
#     .hint = The handicap stones have taken the place of the first move.
#     .answer-black = { COLOR($black) }
#     .answer-white = { COLOR($white) }
#     .right = { COLOR($white) } plays first after the handicap stones.
#     .wrong-black = { COLOR($black) }’s handicap stones are already on the board, and they take the place of the first move. Now { COLOR($white) } plays.
#     .rule = Handicap stones take the place of the first move: { COLOR($white) } plays next.

# Heading. No variables.
# rules_go_handi_nine_n = Nine stones
# The learner plays the first move against nine handicap stones on the large board. $learner: the color to move. $move: the point played.
# rules_go_handi_nine_c = Nine stones are the largest handicap, here on the large board. You play { COLOR($learner) }: begin where you like.
#     .hint = Any empty intersection will do.
#     .right = The game has begun on { POINT($move) }. With the right handicap both players have a fair chance.
#     .notes = As a rule of thumb, one handicap stone makes up for one grade of strength on the large board. On small boards a stone is worth more.

# Heading. No variables.
# rules_go_handi_komi_n = Half a point
# A question with three answers, on a finished handicap game. $komi: the komi. $black_territory: points on the board, the same for both sides. $black_score, $white_score: totals. $winner: a color.
# rules_go_handi_komi_c = In a handicap game the komi is only half a point. Here each side has { SCORE($black_territory) } points of territory: who wins?
#     .hint = { COLOR($white) } adds the komi, even if it is small.
#     .answer-black = { COLOR($black) }
#     .answer-white = { COLOR($white) }
#     .answer-tie = It is a tie
#     .right = { COLOR($winner) } has { SCORE($white_score) } points against { SCORE($black_score) }: half a point decides the game.
#     .wrong-black = { COLOR($black) } has { SCORE($black_score) } points, and { COLOR($white) } has { SCORE($white_score) } with the komi.
#     .wrong-tie = On the board it is even, but { COLOR($white) } adds the half point of komi.
#     .rule = In a handicap game the komi is only half a point.

## Ideas

# What the learner has practiced, in the overview of progress: closing an open border. No variables.
# rules_go_idea_worth_border = Closing a border
# Likewise: points that touch both colors. No variables.
# rules_go_idea_worth_neutral = Neutral points
# Likewise: a stone in one's own territory costs a point. No variables.
# rules_go_idea_worth_inside = Stones in your own territory
# Likewise: passing, and the two passes that stop the game. No variables.
# rules_go_idea_game_end_pass = Passing and the end of the game
# Likewise: after one pass the other side may play on. No variables.
# rules_go_idea_game_end_one = One pass ends nothing
# Likewise: saving a stone in atari or a cut before the game ends. No variables.
# rules_go_idea_protect_move = Protecting moves
# Likewise: taking stones that the other side has not protected. No variables.
# rules_go_idea_protect_forgotten = A protecting move forgotten
# Likewise: seeing that nothing needs protection. No variables.
# rules_go_idea_protect_needed = When no protecting move is needed
# Likewise: finding the dead stones. No variables.
# rules_go_idea_count_dead = Dead stones
# Likewise: finding the regions of a side. No variables.
# rules_go_idea_count_territory = Counting territory
# Likewise: adding the prisoners. No variables.
# rules_go_idea_count_prisoners = Counting prisoners
# Likewise: adding the komi. No variables.
# rules_go_idea_count_komi = Adding the komi
# Likewise: trying out on the board whether stones are dead. No variables.
# rules_go_idea_disagree_trial = Trying out life and death
# Likewise: going on after two passes. No variables.
# rules_go_idea_disagree_resume = Going on after two passes
# Likewise: giving up a game. No variables.
# rules_go_idea_disagree_resign = Resigning
# Likewise: equal scores, and the half point that prevents them. No variables.
# rules_go_idea_komi_tie = Ties and the half point
# Likewise: who begins in an even game. No variables.
# rules_go_idea_handi_even = Even games
# Likewise: handicap stones, and who plays after them. No variables.
# rules_go_idea_handi_stones = Handicap stones
