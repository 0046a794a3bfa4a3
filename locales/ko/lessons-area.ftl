### ko: take the # from a text and write it in this language. What is still a comment is shown in English.

## Lesson area_count

# First step, and the title of the lesson. No variables.
# rules_go_area_count_n = Area
# The learner taps one side's region. $black: whose. In .right, $black_territory: its points; $black_stones: its stones on the board; $black_board: both together.
# rules_go_area_count_c = Under area rules your stones on the board count, too. Your area is your stones and the empty points that they alone surround: click the region of { COLOR($black) }.
#     .hint = { COLOR($black) } has one region. It lies behind the { COLOR($black, form: "stone") } wall.
#     .right = { SCORE($black_territory) } points and { STONES($black_stones) } on the board: { COLOR($black) }’s area is { SCORE($black_board) }.
#     .rule = Your area is your stones on the board and the empty points that they alone surround.
#     .notes = This is how the game is counted in China. Prisoners do not count under area rules.

# Heading. No variables.
# rules_go_area_count_neutral_n = A neutral point
# The learner takes a neutral point. $neutral: the point, circled. $opponent: the other color. $move: the point played instead. In .right, $black_board: the area of the learner, who plays $black.
# rules_go_area_count_neutral_c = The empty point { POINT($neutral) } touches both colors and counts for nobody. But under area rules a stone there would count: take it.
#     .hint = Play on the circled point.
#     .right = Your stone on { POINT($neutral) } is one point more, and { COLOR($black) }’s area is { SCORE($black_board) }. By territory it would have gained nothing.
#     .wrong-inside = { POINT($move) } is part of your area, empty or with a stone, so this changes nothing. { COLOR($opponent) } takes { POINT($neutral) } and gains a point.
#     .wrong-visit = { POINT($move) } is { COLOR($opponent) }’s area, and your stone cannot live there. { COLOR($opponent) } can take { POINT($neutral) }, too.
#     .wrong-stay = { COLOR($opponent) } takes { POINT($neutral) } and gains a point.
#     .rule = An empty neutral point counts for nobody. Under area rules a stone on it is one point.

# Heading. No variables.
# rules_go_area_count_white_n = The other side
# The learner taps the other side's region. $white: whose. In .right, $white_territory, $white_stones, $white_board as before.
# rules_go_area_count_white_c = Now click the region of { COLOR($white) }.
#     .hint = { COLOR($white) } has one region, behind the { COLOR($white, form: "stone") } wall.
#     .right = { SCORE($white_territory) } points and { STONES($white_stones) } on the board: { COLOR($white) }’s area is { SCORE($white_board) }.

# Heading. No variables.
# rules_go_area_count_winner_n = Who wins?
# A question with three answers. $black_board, $white_board: both areas. $komi: the komi. $black_score, $white_score: totals. $winner: a color. $margin: by how much.
# rules_go_area_count_winner_c = { COLOR($black) }’s area is { SCORE($black_board) }, and { COLOR($white) }’s is { SCORE($white_board) }. The beginners’ area rules have a komi of { SCORE($komi) } on boards of every size: who wins?
#     .hint = Add the komi to { COLOR($white) }’s area, and compare.
#     .answer-black = { COLOR($black) }
#     .answer-white = { COLOR($white) }
#     .answer-tie = It is a tie
#     .right = It is { SCORE($black_score) } to { SCORE($white_score) }, and the larger area wins: { COLOR($winner) } by { SCORE($margin) }. That last neutral point has decided the game.
#     .wrong-white = Even with the komi { COLOR($white) } has only { SCORE($white_score) }, and { COLOR($black) } has { SCORE($black_score) }.
#     .wrong-tie = The half point in the komi makes a tie impossible: it is { SCORE($black_score) } to { SCORE($white_score) }.
#     .rule = The larger area wins, after { COLOR($white) } has added the komi. The beginners’ area rules have the same komi on boards of every size.

## Lesson play_out

# First step, and the title of the lesson. No variables.
# rules_go_play_out_stay_n = Capture before you pass
# A question with two answers. $black: whose stones surround the marked stone. $stone: that stone. $black_score: what $black would have.
# rules_go_play_out_stay_c = Under the beginners’ area rules no stone comes off after the end. If both passed now, would the points around { POINT($stone) } be { COLOR($black) }’s?
#     .hint = The stone on { POINT($stone) } would stay. Which colors would the empty points around it touch?
#     .answer-kept = Yes
#     .answer-lost = No
#     .right = { POINT($stone) } would count as alive, and the empty points around it would touch both colors. { COLOR($black) } would have only the stones, { SCORE($black_score) } points.
#     .wrong-kept = Nobody takes { POINT($stone) } off, so the empty points touch both colors and count for nobody.
#     .rule = Under the beginners’ area rules every stone on the board counts as alive. Capture dead stones before you pass.

# Heading. No variables.
# rules_go_play_out_capture_n = Take it off yourself
# The learner captures a dead stone in two moves; the opponent passes in between. $opponent: the other color. $stone: the dead stone. $liberties: its two liberties. $black_score: the area of the learner, who plays $black. $move: the point played instead.
# rules_go_play_out_capture_c = So capture { POINT($stone) } while there is time. { COLOR($opponent) } has nothing better to do and passes.
#     .hint = Fill both liberties, { POINT($liberties) }, one after the other.
#     .right = { POINT($stone) } is gone, and { COLOR($black) } has { SCORE($black_score) } points now.
#     .wrong-visit = { POINT($move) } is { COLOR($opponent) }’s area, and { POINT($stone) } is still on the board.
#     .wrong-elsewhere = { POINT($stone) } is still on the board. Only stones on { POINT($liberties) } take it off.

# Heading. No variables.
# rules_go_play_out_cost_n = What did it cost?
# A question with two answers, after two stones were put into the own area to capture one. $black: whose area. In .right, $black_territory: empty points; $black_stones: stones on the board; $black_score: both together.
# rules_go_play_out_cost_c = You have put two stones into your own area to capture one. What did they cost you under area rules?
#     .hint = Before, each was an empty point of yours. What counts there now?
#     .answer-nothing = Nothing
#     .answer-two = Two points
#     .right = An empty point of yours counts one, and your stone on it counts one as well. { SCORE($black_territory) } points and { STONES($black_stones) } are { SCORE($black_score) }.
#     .wrong-two = By territory they would. By area each of your stones on the board is a point of { COLOR($black) }’s, just as the empty point was before.
#     .rule = Under area rules a stone inside your own area costs nothing.

# Heading. No variables.
# rules_go_play_out_pass_n = Now pass
# The learner passes, and the opponent passes, too. $opponent: the other color. $black_score, $white_score: totals. In .wrong, $move: the point played instead.
# rules_go_play_out_pass_c = No dead stone is left on the board, and no neutral point. { COLOR($opponent) } has passed again: pass, too.
#     .hint = Use the pass button beside the board.
#     .right = Both have passed, and the count needs no talk: it is { SCORE($black_score) } to { SCORE($white_score) }.
#     .wrong-inside = { POINT($move) } costs nothing under area rules, but it gains nothing either. You may as well pass.
#     .wrong-visit = { POINT($move) } is { COLOR($opponent) }’s area. { COLOR($opponent) } would capture that stone, and it would cost { COLOR($opponent) } nothing.
#     .rule = Under the beginners’ area rules two passes end the game, and the board is counted as it stands.

# Heading. No variables.
# rules_go_play_out_agree_n = The same score
# The learner marks the dead stone on the board as it was before. $stone: the dead stone. $black_score: the area of $black when it comes off.
# rules_go_play_out_agree_c = Other area rules, those of China for one, let the players agree on dead stones. Here is the board from before: mark the dead stone.
#     .hint = Look for a lone stone behind the other side’s wall.
#     .right = Without a single move it comes to { SCORE($black_score) } points for { COLOR($black) }, the same as before. To capture { POINT($stone) } on the board has cost nothing.

## Lesson fill_in

# First step, and the title of the lesson. No variables.
# rules_go_fill_in_put_n = Filling in prisoners
# The learner puts a prisoner back on the board. $opponent: the color that has captured it. $learner: the color of the prisoner. $home: the empty points of that color's territory. $move: the point played.
# rules_go_fill_in_put_c = { COLOR($opponent) } has captured one { COLOR($learner, form: "stone") } stone. After the end prisoners go back on the board, into the territory of their own color: put it there.
#     .hint = Any empty point behind { COLOR($learner) }’s wall will do.
#     .right = On { POINT($move) } it takes one point from { COLOR($learner) }. That makes the same difference as one point more for { COLOR($opponent) }.
#     .wrong-other = { POINT($move) } is not { COLOR($learner) }’s territory. The prisoner is { COLOR($learner, form: "stone") }, so it goes behind { COLOR($learner) }’s wall.
#     .wrong-keep = The prisoner has to go on the board, on one of { COLOR($learner) }’s points { POINT($home) }.
#     .rule = To count by filling in, put each prisoner into the territory of its own color.

# Heading. No variables.
# rules_go_fill_in_back_n = And the other one
# The learner puts the other side's prisoner back. $opponent: the color that has captured it. $learner: the color of the prisoner. $home: the empty points of that color's territory. $move: the point played.
# rules_go_fill_in_back_c = { COLOR($opponent) } has captured a stone, too: this one is { COLOR($learner, form: "stone") }. Where does it go?
#     .hint = Look at its color, and choose any empty point in that color’s territory.
#     .right = On { POINT($move) } it takes one point from { COLOR($learner) }. No prisoner is left.
#     .wrong-other = { POINT($move) } is not { COLOR($learner) }’s territory. A prisoner goes into the territory of its own color.
#     .wrong-keep = The prisoner has to go on the board, on one of { COLOR($learner) }’s points { POINT($home) }.

# Heading. No variables.
# rules_go_fill_in_left_n = What is left
# The learner taps one side's region. $black, $white: the colors. In .right, $black_territory, $white_territory: the points left; $komi: the komi.
# rules_go_fill_in_left_c = All prisoners are filled in, and only empty points count now. Click the region of { COLOR($black) }.
#     .hint = { COLOR($black) } has one region. It lies behind the { COLOR($black, form: "stone") } wall.
#     .right = { COLOR($black) } has { SCORE($black_territory) } points left, and { COLOR($white) } { SCORE($white_territory) } and the komi. These numbers are compared.
#     .rule = When the prisoners are filled in, the side with more points left wins, komi included.
#     .notes = At a real board the stones are also moved around, so that the territories become rectangles that are quickly counted.

# Heading. No variables.
# rules_go_fill_in_surplus_n = Too many prisoners
# A question with three answers. $black_prisoners: stones that $black holds. $points: the two points of $white.
# rules_go_fill_in_surplus_c = { COLOR($black) } holds { STONES($black_prisoners) } to fill in, but { COLOR($white) }’s territory has only the points { POINT($points) }. How many prisoners find no place?
#     .hint = Each of { POINT($points) } takes one prisoner.
#     .answer-none = None
#     .answer-one = One
#     .answer-three = Three
#     .right = One is left over. It counts as a point for { COLOR($black) }.
#     .wrong-none = { POINT($points) } take two prisoners, and { COLOR($black) } holds { STONES($black_prisoners) }.
#     .wrong-three = { POINT($points) } are empty, and each takes a prisoner. Fill them first.
#     .rule = Prisoners that find no place count as points for the side that holds them.

# Heading. No variables.
# rules_go_fill_in_ways_n = The same difference
# The count as a table; buttons over it change the way of counting. $winner: a color. $margin: by how much.
# rules_go_fill_in_ways_c = Look at the board in both ways, by territory and with the prisoners filled in. The numbers change, but { COLOR($winner) } wins by { SCORE($margin) } in both.

## Lesson three_ways

# First step, and the title of the lesson. No variables.
# rules_go_complete_ways_n = Three ways to count
# The count as a table; buttons over it change the way of counting. Under it the program says why the ways agree or differ.
# rules_go_complete_ways_c = One game, counted in three ways. Look at each of them: by territory, with the prisoners filled in, and by area.
#     .notes = Players in Japan count territory and fill the prisoners in; players in China count stones and territory together. Ask why the margin is the same, or what makes it differ.

# Heading. No variables.
# rules_go_three_ways_neutral_n = A neutral point each
# The learner takes one of two neutral points, and the opponent takes the other. $neutral: both points, circled. $opponent: the other color. $move: the point played instead.
# rules_go_three_ways_neutral_c = Two neutral points are left. Take one of { POINT($neutral) }, and see what it does by territory and by area.
#     .hint = The circled points touch both colors. Play on either.
#     .right = { COLOR($opponent) } has taken the other. By area each side has gained one point, by territory neither, so the margin, the lead of one side over the other, is the same.
#     .wrong-inside = { POINT($move) } lies in your own territory. The neutral points are { POINT($neutral) }.
#     .wrong-visit = { POINT($move) } lies in { COLOR($opponent) }’s territory. The neutral points are { POINT($neutral) }.
#     .wrong-stay = { COLOR($opponent) } takes one of { POINT($neutral) }, and if you pass again, the other as well. By area that gives points away.

# Heading. No variables.
# rules_go_three_ways_inside_n = A stone at home each
# The learner plays in the own territory, and the opponent does the same. $opponent: the other color. $move: the point played.
# rules_go_three_ways_inside_c = Now put one more stone into your own territory. { COLOR($opponent) } will do the same.
#     .hint = Play on any empty point behind your wall.
#     .right = By territory each side has lost one point, by area neither. Again the margin is the same.
#     .wrong-visit = { POINT($move) } is { COLOR($opponent) }’s territory. Try a point behind your own wall.

# Heading. No variables.
# rules_go_three_ways_pass_n = Equal stones
# The learner passes, and the opponent passes, too. $opponent: the other color.
# rules_go_three_ways_pass_c = { COLOR($black) } played the first stone of this game and { COLOR($white) } the last, so each side has put the same number of stones on the board. Pass, and { COLOR($opponent) } will pass, too.
#     .hint = Use the pass button beside the board.
#     .right = The game is over. By area both sides add their stones, and both add the same number.

# Heading. No variables.
# rules_go_three_ways_margin_n = The margin
# A question with three answers. $winner: who leads by territory. $margin: by how much.
# rules_go_three_ways_margin_c = By territory { COLOR($winner) } wins by { SCORE($margin) }. By area each side adds an equal number of stones: how large is the margin then?
#     .hint = If both sides get the same, does the lead change?
#     .answer-larger = Larger
#     .answer-same = The same
#     .answer-smaller = Smaller
#     .right = By area { COLOR($winner) } wins by { SCORE($margin) }, too. That is why the winner is usually the same, whichever way you count.
#     .wrong-larger = { COLOR($winner) } gets the stones as points, but the other side gets as many. The lead stays { SCORE($margin) }.
#     .wrong-smaller = The other side gets its stones as points, but { COLOR($winner) } gets as many. The lead stays { SCORE($margin) }.
#     .rule = If both sides have put the same number of stones on the board, all ways of counting usually give the same margin.
#     .notes = Prisoners fit in as well: a captured stone was put on the board, too. The next lesson shows what can make one point of difference.

## Lesson one_point

# First step, and the title of the lesson. No variables.
# rules_go_one_point_neutral_n = When the ways differ
# The learner takes the last neutral point. $neutral: the point, circled. $learner: the color the learner plays. $opponent: the other color. $move: the point played instead.
# rules_go_one_point_neutral_c = Both sides have put the same number of stones on the board, and one neutral point is left. It is your turn: take it.
#     .hint = Play on the circled point.
#     .right = The game is over, and { COLOR($learner) } has put one more stone on the board than { COLOR($opponent) }.
#     .wrong-inside = { POINT($move) } costs a point by territory, and { COLOR($opponent) } takes { POINT($neutral) }.
#     .wrong-visit = { POINT($move) } is { COLOR($opponent) }’s territory. Your stone is lost there, and { COLOR($opponent) } takes { POINT($neutral) }.
#     .wrong-stay = { COLOR($opponent) } takes { POINT($neutral) }, and by area it is one point for { COLOR($opponent) }.

# Heading. No variables.
# rules_go_one_point_ways_n = One stone more
# The count as a table; buttons over it change the way of counting. $winner: a color. $margin: the margin by territory.
# rules_go_one_point_ways_c = By territory { COLOR($winner) } wins by { SCORE($margin) }. Look at the count by area: the last stone is one point more.
#     .rule = Whoever takes the last neutral point may gain one point by area. By territory it gains nothing.

# Heading. No variables.
# rules_go_one_point_protect_n = The price of protection
# The learner protects against a cut. $opponent: the other color, which has passed. $pair: the learner's two marked stones. $joint: the point where they can be cut off. $move: the point played.
# rules_go_one_point_protect_c = All neutral points are filled, and { COLOR($opponent) } has passed. But the marked stones can still be cut off: protect them.
#     .hint = Where would a { COLOR($opponent, form: "stone") } stone part { POINT($pair) } from your other stones?
#     .right = By territory { POINT($move) } has cost you a point. By area it has cost nothing, because the stone counts as much as the empty point did.
#     .wrong-near = { COLOR($opponent) } cuts on { POINT($joint) }, and { POINT($pair) } are taken before you can save them.
#     .wrong-stay = Then the game stops, and { POINT($pair) } could be taken after a cut on { POINT($joint) }. They would not be alive.
#     .wrong-elsewhere = { COLOR($opponent) } cuts on { POINT($joint) }, and { POINT($pair) } cannot get away.
#     .rule = A protecting move costs one point by territory. By area it costs nothing.

# Heading. No variables.
# rules_go_one_point_ko_n = The last ko
# The learner fills a ko. $opponent: the other color, which has passed. $taker: the learner's stone that has taken the ko, marked. $ko: the empty point of the ko.
# rules_go_one_point_ko_c = { POINT($taker) } has taken the last ko of the game, and { COLOR($opponent) } has passed. Fill the ko.
#     .hint = The ko is the empty point from which { POINT($taker) } could be taken.
#     .right = Your stone on { POINT($ko) } is one stone more than { COLOR($opponent) } has put on the board. By territory it adds nothing, by area it is a point.
#     .wrong-stay = Then the game stops with the ko open, and { POINT($taker) } could still be taken. Fill { POINT($ko) } first.
#     .wrong-elsewhere = { COLOR($opponent) } plays { POINT($ko) } and takes { POINT($taker) } back.
#     .rule = A stone that fills the last ko, while the other side passes, is one point more by area.
#     .notes = Under area rules a player with more ko threats may leave the last ko open, play the remaining neutral points first and fill the ko at the very end: that gains one point. Under territory rules neutral points are worth nothing, and nothing is gained by waiting.

# Heading. No variables.
# rules_go_one_point_seki_n = Eyes in a seki
# The learner taps one side's territory. $white: whose. $shared: the two shared liberties. $eyes: the eyes of the chains in the seki. In .right, $white_territory: points.
# rules_go_one_point_seki_c = The marked chains share { POINT($shared) } and stand in a seki. By territory eyes in a seki do not count: click the territory of { COLOR($white) }.
#     .hint = { POINT($eyes) } are eyes of chains in the seki. Look for points outside it.
#     .right = { COLOR($white) } has { SCORE($white_territory) } points of territory. { POINT($eyes) } are left out.
#     .rule = By territory the eyes of stones in a seki do not count.

# Heading. No variables.
# rules_go_one_point_eyes_n = Another winner
# The count as a table; buttons over it change the way of counting. $eyes: the eyes in the seki. $winner: who wins by territory. $margin: by how much.
# rules_go_one_point_eyes_c = By territory { COLOR($winner) } wins by { SCORE($margin) }. By area { POINT($eyes) } count, and this time they change the winner.
#     .rule = By area the eyes of stones in a seki count like other points.
#     .notes = Games like this are rare. Before a game the players agree on one set of rules, and then the result is clear.

## Ideas

# What the learner has practiced, in the overview of progress: stones and surrounded points. No variables.
# rules_go_idea_area_count = Counting area
# Likewise: a stone on a neutral point counts by area. No variables.
# rules_go_idea_area_neutral = Neutral points by area
# Likewise: the komi in a count by area. No variables.
# rules_go_idea_area_komi = Area and komi
# Likewise: a stone in one's own area costs nothing. No variables.
# rules_go_idea_area_inside = Stones in your own area
# Likewise: dead stones are captured before passing. No variables.
# rules_go_idea_play_out = Capturing before you pass
# Likewise: where prisoners are put. No variables.
# rules_go_idea_fill_in_where = Where prisoners go
# Likewise: comparing what is left after filling in. No variables.
# rules_go_idea_fill_in_compare = Comparing after filling in
# Likewise: moves that change the margin in no way of counting. No variables.
# rules_go_idea_ways_same = Moves that leave the margin the same
# Likewise: equal numbers of stones give equal margins. No variables.
# rules_go_idea_ways_stones = Equal stones, equal margin
# Likewise: the last neutral point and the last ko. No variables.
# rules_go_idea_ways_differ = The last stone by area
# Likewise: what a protecting move costs in each way of counting. No variables.
# rules_go_idea_ways_protect = The price of a protecting move
# Likewise: eyes in a seki in each way of counting. No variables.
# rules_go_idea_ways_seki = Eyes in a seki
