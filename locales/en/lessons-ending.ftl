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
