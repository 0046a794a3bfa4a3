### ko: take the # from a text and write it in this language. What is still a comment is shown in English.

## Lesson ko

# First step, and the title of the lesson. No variables.
# rules_go_ko_take_n = Ko
# The learner takes a ko. $learner: the color the learner plays here. $ko: the stone to be taken. $take: the point to play on.
# rules_go_ko_take_c = You play { COLOR($learner) } here. The stone on { POINT($ko) } is in atari: take it.
#     .hint = The last liberty of { POINT($ko) } is { POINT($take) }.
#     .right = { POINT($ko) } is taken, and now your stone on { POINT($take) } is in atari itself. A shape in which both sides could take back and forth like this is called a ko.

# Heading. No variables.
# rules_go_ko_retake_n = No immediate retake
# The learner tries the retake that is refused. $learner: the color the learner plays now. $opponent: the other color. $take: the stone that took the ko. $ko: the point where it was taken.
# rules_go_ko_retake_c = You are { COLOR($learner) } here, and { COLOR($opponent) } has just taken your stone. Try to take { POINT($take) } back at once, by playing on { POINT($ko) }.
#     .hint = Play on the circled point { POINT($ko) }.
#     .right = Otherwise both sides could go on capturing for ever. Before you take back, you play somewhere else.
#     .rule = A ko may not be taken back at once; first you play elsewhere.
#     .notes = The Japanese rules refuse only the immediate retake. The area rules for beginners go further: no earlier position of the whole board may come back.

# Heading. No variables.
# rules_go_ko_threat_n = A ko threat
# The learner plays a threat and the opponent answers. $threat: the stone to put in atari. $answers: its two liberties. $ko: the empty point of the ko. $opponent: the other color.
# rules_go_ko_threat_c = The ko on { POINT($ko) } may not be taken back at once. Play elsewhere first, and choose a move that asks for an answer: put { POINT($threat) } in atari.
#     .hint = The liberties of { POINT($threat) } are { POINT($answers) }.
#     .right = { COLOR($opponent) } saves { POINT($threat) }, and so the ko on { POINT($ko) } is still open. Such a move is called a ko threat.
#     .wrong-connects = { POINT($threat) } is not in atari, so { COLOR($opponent) } has time to fill the ko on { POINT($ko) }. Then there is nothing to take back.

# Heading. No variables.
# rules_go_ko_take_back_n = Taking back
# The learner takes the ko back. $take: the stone to be taken. $ko: the point to play on.
# rules_go_ko_take_back_c = Both sides have played elsewhere since the ko was taken. Now you may take { POINT($take) }.
#     .hint = { POINT($take) } has one liberty left. Find it.
#     .right = { POINT($take) } is captured, and the ko is yours. A threat and its answer made the retake possible.
#     .rule = After a move elsewhere the ko may be taken back.

# Heading. No variables.
# rules_go_ko_other_side_n = The same for both
# The learner, now the other color, tries the retake that is refused. $learner: the color the learner plays now. $take: the point to try. $ko: the stone that has just taken.
# rules_go_ko_other_side_c = The rule holds for both sides. You are { COLOR($learner) } again: try to take { POINT($ko) } back at once.
#     .hint = Play on the circled point { POINT($take) }.
#     .right = Now { COLOR($learner) } needs a threat, too. Taking, threatening and taking back by turns is a ko fight, and the side with more threats wins it.

# Heading. No variables.
# rules_go_ko_fill_n = Ending the ko
# The learner fills the ko. $opponent: the other color, which has played $elsewhere. $stones: two stones to join. $take: the point that joins them.
# rules_go_ko_fill_c = { COLOR($opponent) } has played { POINT($elsewhere) }, and you need not answer. End the ko: join { POINT($stones) }.
#     .hint = { POINT($take) } lies beside both of them.
#     .right = { POINT($move) } fills the ko, and no stone can be taken here any more.

## Lesson ko_threats

# First step, and the title of the lesson. No variables.
# rules_go_threats_find_n = Ko threats
# The learner plays a threat that is large enough, and the opponent answers. $opponent: the other color. $taker: the stone that has just taken the ko. $chain: the learner's two stones that the ko is about, in atari. $large: the four stones of a chain, $small: a single stone, both marked; either could be put in atari.
# rules_go_threats_find_c = { COLOR($opponent) } has taken the ko with { POINT($taker) }, and your { POINT($chain) } are in atari. A ko threat must threaten more than that: put { COLOR($opponent) }’s marked stones in atari where more is at stake.
#     .hint = Which is the larger loss for { COLOR($opponent) }: { POINT($small) }, or { POINT($large) }?
#     .right = { COLOR($opponent) } has saved its long chain, and now you may take the ko back.
#     .wrong-small = { POINT($move) } threatens a single stone. { COLOR($opponent) } lets it go and takes your { POINT($chain) }.
#     .wrong-elsewhere = That threatens nothing. { COLOR($opponent) } has time to take your { POINT($chain) }.
#     .rule = A ko threat works only if it threatens more than the ko is worth.
#     .notes = Let the class find moves that look busy and threaten nothing. They are the moves a ko fight is lost with.

# Heading. No variables.
# rules_go_threats_answer_n = Answer or not?
# The learner, now the other color, answers a large threat. $learner: the color the learner plays here. $opponent: the other color. $taker: the learner's stone that took the ko. $threat: the threat. $answer: where the long chain can be saved. $large: its four stones, marked. $chain: the opponent's two stones that the ko is about.
# rules_go_threats_answer_c = You are { COLOR($learner) } and have taken the ko with { POINT($taker) }. { COLOR($opponent) } has played the ko threat { POINT($threat) }: end the ko or answer, whichever loses less.
#     .hint = Compare { POINT($large) } with { POINT($chain) }. Which is more?
#     .right = The four stones are worth more than the two, so you answered. { COLOR($opponent) } will take the ko back.
#     .wrong-ends = That ends the ko, and { POINT($chain) } are yours. But { COLOR($opponent) } plays { POINT($answer) } and takes four stones.
#     .wrong-elsewhere = { COLOR($opponent) } carries the threat out: { POINT($answer) } takes four stones.
#     .rule = A threat that is larger than the ko is answered.

# Heading. No variables.
# rules_go_threats_end_n = Another threat
# The learner ends the ko instead of answering a small threat. $opponent: the other color. $taker: the learner's stone that took the ko. $threat: the threat. $small: the single stone it puts in atari, marked. $answer: where that stone could extend. $chain: the opponent's two stones that the ko is about. $ko: the empty point of the ko.
# rules_go_threats_end_c = You have taken the ko with { POINT($taker) }, and here { COLOR($opponent) } has played the ko threat { POINT($threat) }. End the ko or answer: make the move that loses less.
#     .hint = Compare { POINT($small) } with { POINT($chain) }. Which is more?
#     .right = { POINT($small) } can be taken now, but one stone is less than two. The ko is yours.
#     .wrong-answers = { POINT($move) } saves one stone. { COLOR($opponent) } takes the ko back on { POINT($ko) }, and { POINT($chain) } are not in atari any more.
#     .wrong-elsewhere = { COLOR($opponent) } takes the ko back on { POINT($ko) }. You had the time to end it.
#     .rule = A threat that is smaller than the ko is not answered: the ko is ended.

# Heading. No variables.
# rules_go_threats_count_n = Enough threats?
# A question with two answers. $white: who has just taken the ko. $black: the other side. $first, $second: the two white chains that Black can threaten, with triangles. $other: the black chain that White can threaten, with squares.
# rules_go_threats_count_c = { COLOR($white) } has taken the ko. Each marked chain can be threatened once, and every threat is answered: who wins the ko?
#     .hint = { COLOR($black) } needs the first threat. Go on by turns until one side has none left.
#     .answer-black = { COLOR($black) }
#     .answer-white = { COLOR($white) }
#     .right = { COLOR($black) } threatens { POINT($first) } and { POINT($second) }, and { COLOR($white) } only { POINT($other) }. So { COLOR($white) } is the first to run out.
#     .wrong-white = { COLOR($white) } can threaten only { POINT($other) }. When { COLOR($black) } takes the ko back for the second time, { COLOR($white) } has no threat left.
#     .rule = The side with more ko threats wins the ko.

# Heading. No variables.
# rules_go_threats_finish_n = No threats left
# The learner ends the ko. $opponent: the other color, which has just played $last, which threatens nothing. $stones: the two stones to join. $taker: where the opponent takes the ko otherwise.
# rules_go_threats_finish_c = All threats were played and answered, and you have taken the ko back. { COLOR($opponent) } has played { POINT($last) }, which threatens nothing: end the ko by joining { POINT($stones) }.
#     .hint = The point between { POINT($stones) } is { POINT($taker) }.
#     .right = { POINT($move) } ends the ko, and your stones are out of danger. At a real board nothing stops a retake that is too early: whoever makes one has lost the game.
#     .wrong-elsewhere = { COLOR($opponent) } takes the ko again on { POINT($taker) }. Now you would need one more threat.

## Lesson superko

# First step, and the title of the lesson. No variables.
# rules_go_superko_add_n = Superko
# The learner adds a stone, and the opponent takes two. $first: the learner's stone on the edge. $second: the circled point beside it. $taker: where the opponent takes. $opponent: the other color. $move: the point played.
# rules_go_superko_add_c = Some rules have superko: no earlier position of the whole board may come back. Remember how the board looks now, and add a stone on { POINT($second) }.
#     .hint = Play on the circled point beside { POINT($first) }.
#     .right-title = Two stones taken
#     .right = { COLOR($opponent) } has taken both your stones with { POINT($taker) }. That stone has one liberty now, { POINT($first) }.
#     .wrong-elsewhere = { POINT($second) } is still empty. Put a stone there, beside { POINT($first) }, and see what comes of it.
#     .rule = With superko, no earlier position of the whole board may come back.

# Heading. No variables.
# rules_go_superko_refuse_n = No ko, and yet refused
# The learner tries a move that is refused. $taker: the stone that has taken two. $first: the point to try. $second: where the learner had added a stone.
# rules_go_superko_refuse_c = Superko holds here. { POINT($taker) } took two stones and you would take only one, so this is no ko. Try it: play on { POINT($first) }.
#     .hint = Play on the circled point, { POINT($first) }.
#     .right = With { POINT($first) } the whole board would look as it did before you played { POINT($second) }. Superko refuses every move that brings an earlier board back.
#     .notes = Under rules without superko this move is allowed. The ko rule alone looks only one move back.

# Heading. No variables.
# rules_go_superko_instead_n = What to play instead
# The learner plays a threat and the opponent answers. $threat: the stone to put in atari, marked. $answers: its two liberties. $opponent: the other color. $first: where the opponent would connect. $taker: the stone it would connect.
# rules_go_superko_instead_c = What helps in a ko helps here, too: change the board somewhere else first. Put { POINT($threat) } in atari.
#     .hint = The liberties of { POINT($threat) } are { POINT($answers) }.
#     .right = { COLOR($opponent) } has saved { POINT($threat) }. Two new stones stand on the board.
#     .wrong-elsewhere = That is no threat. { COLOR($opponent) } has time to play { POINT($first) }, and { POINT($taker) } is not in atari any more.

# Heading. No variables.
# rules_go_superko_back_n = The whole board
# The learner takes a stone. $taker: the stone to be taken. $first: the point to play on. $opponent: the other color.
# rules_go_superko_back_c = Would { POINT($first) } bring the board of the beginning back now? The two new stones make it different, so take { POINT($taker) }.
#     .hint = The last liberty of { POINT($taker) } is { POINT($first) }.
#     .right = Around { POINT($first) } all is as it was, but the rest of the board is not. Superko looks at the whole board.
#     .wrong-elsewhere = { COLOR($opponent) } plays { POINT($first) } and saves { POINT($taker) }. You may take it now, because the board would be a new one.

## Lesson not_a_ko

# First step, and the title of the lesson. No variables.
# rules_go_notko_three_n = Not a ko
# The learner takes back three stones at once. $opponent: the other color. $taker: the stone that has just taken one. $point: where it was taken, circled. $chain: the three stones in atari. $captured: how many were taken back.
# rules_go_notko_three_c = { COLOR($opponent) } has taken your stone on { POINT($point) }, but now its chain { POINT($chain) } is in atari. Try whether you may take back at once.
#     .hint = Play on the circled point, { POINT($point) }.
#     .right = { STONES($captured) } for one: the board does not look as it did before, so this is no ko.
#     .wrong-elsewhere = { POINT($chain) } are still there, and their last liberty is { POINT($point) }. Try whether a stone may go there.
#     .rule = Taking back more than one stone is no ko. It is allowed at once.

# Heading. No variables.
# rules_go_notko_one_n = One for one
# The learner tries the retake that is refused. $opponent: the other color. $taker: the stone that has just taken one. $point: where it was taken, circled.
# rules_go_notko_one_c = Here { COLOR($opponent) } has taken one stone with { POINT($taker) }, and you would take only that one back. Try it on { POINT($point) }.
#     .hint = Play on the circled point, { POINT($point) }.
#     .right = One stone for one brings the same board again. That is a ko, and you play elsewhere first.

# Heading. No variables.
# rules_go_notko_decide_n = Ko or not?
# A question with two answers. $opponent: the other color. $taker: the stone that has just taken one. $point: where it was taken, circled. $friend: the stone that $taker is joined to.
# rules_go_notko_decide_c = { COLOR($opponent) } has taken your stone on { POINT($point) } with { POINT($taker) }. Is this a ko, or may you take back at once?
#     .hint = How many stones would leave the board if you played on { POINT($point) }?
#     .answer-ko = It is a ko
#     .answer-free = I may take back at once
#     .right = { POINT($taker) } and { POINT($friend) } are one chain. You would take two stones for one, and that is no ko.
#     .wrong-ko = { POINT($taker) } does not stand alone: with { POINT($friend) } it is a chain. You would take two stones, and the board would not look as before.

# Heading. No variables.
# rules_go_notko_two_n = Two for one
# The learner takes two stones. $chain: the two stones. $point: their last liberty. $opponent: the other color. $captured: how many were taken.
# rules_go_notko_two_c = Then take back: capture { POINT($chain) }.
#     .hint = The last liberty of { POINT($chain) } is { POINT($point) }.
#     .right = { STONES($captured) } left the board, and you did not have to wait.
#     .wrong-elsewhere = { COLOR($opponent) } connects on { POINT($point) }, and nothing can be taken back. You had no need to play elsewhere first.

# Heading. No variables.
# rules_go_notko_which_n = Which one?
# The learner finds the retake that is allowed. Labels on the board: a on $first (a ko, refused), b on $second (allowed). $opponent: the other color. $taker: the stone that has just taken at (a). $chain: the three stones at (b).
# rules_go_notko_which_c = { COLOR($opponent) } has taken a stone at (b), and with its last move one at (a). Only one of them may be taken back now: find it.
#     .hint = How many stones would you take at (a), and how many at (b)?
#     .right = (b) takes { STONES($captured) }. At (a) it is one stone for one, and { POINT($taker) } took it only a moment ago: a ko.
#     .wrong-elsewhere = That takes nothing. Choose between { POINT($first) } and { POINT($second) }.

## Lesson triple_ko

# First step, and the title of the lesson. No variables.
# rules_go_triple_first_n = Triple ko
# The learner takes the first ko, and the opponent takes the second. $kos: the three stones that stand in a ko. $stone: the one to take, marked. $reply: where the opponent takes. $opponent: the other color.
# rules_go_triple_first_c = { POINT($kos) } all stand in a ko. Three kos at once are a triple ko: begin with the marked stone { POINT($stone) } and take it.
#     .hint = { POINT($stone) } has one liberty left. Find it.
#     .right = { COLOR($opponent) } has taken in the second ko, with { POINT($reply) }. Now your long chain is in atari.
#     .wrong-other = { POINT($move) } takes a ko, too, and the fight would run the other way round. Begin with { POINT($stone) }.
#     .wrong-elsewhere = That takes no ko. { POINT($stone) } is in atari: take it.

# Heading. No variables.
# rules_go_triple_second_n = The third ko
# The learner takes in the third ko, and the opponent takes back in the first. $taken: the stone that has just taken, which may not be taken back at once. $stone: the stone to take. $reply: where the opponent takes. $opponent: the other color.
# rules_go_triple_second_c = { POINT($taken) } may not be taken back at once. But the third ko is open, and your chain needs a liberty: take { POINT($stone) }.
#     .hint = The last liberty of { POINT($stone) } is the point beside it that is still empty.
#     .right = { COLOR($opponent) } takes back in the first ko, with { POINT($reply) }. Your chain is in atari again.
#     .wrong-elsewhere = Your long chain has one liberty. { COLOR($opponent) } plays { POINT($reply) } and takes all of it.

# Heading. No variables.
# rules_go_triple_third_n = Once round
# The learner takes back in the second ko, and the opponent in the third: the board of the beginning. $stone: the stone to take. $reply: where the opponent takes. $opponent: the other color.
# rules_go_triple_third_c = One ko is closed and another is open, as before. Take { POINT($stone) }.
#     .hint = You may take { POINT($stone) } now, because a move was played elsewhere in between.
#     .right = { COLOR($opponent) } has taken with { POINT($reply) }. Look at the board: it is the board of the beginning.
#     .wrong-elsewhere = Your long chain has one liberty. { COLOR($opponent) } plays { POINT($reply) } and takes all of it.

# Heading. No variables.
# rules_go_triple_stop_n = Nobody can stop
# The opponent has not answered; the learner captures the long chain. $elsewhere: where the opponent has played. $theirs: a stone of its long chain. $other: the learner's own liberty that must not be given away; where the opponent would take everything. $reply: where the opponent takes otherwise. $opponent: the other color. $captured: how many stones were taken.
# rules_go_triple_stop_c = You have taken one of the three kos, and { COLOR($opponent) } has played { POINT($elsewhere) } instead of taking another. Capture the long chain at { POINT($theirs) }.
#     .hint = The long chain has one liberty left, and it lies in a ko.
#     .right = { STONES($captured) } captured. Whoever plays elsewhere first loses the long chain, so neither side can stop.
#     .wrong-fill = { POINT($move) } fills a liberty of your own chain. { COLOR($opponent) } plays { POINT($other) } and takes all of it.
#     .wrong-fill-other = { POINT($move) } fills a liberty of your own chain. { COLOR($opponent) } plays { POINT($reply) } and takes all of it.
#     .wrong-elsewhere = { COLOR($opponent) } takes on { POINT($reply) }, and you go round once more.

# Heading. No variables.
# rules_go_triple_round_n = Round and round
# A question with three answers: six moves have brought the first board back. $black, $white: colors.
# rules_go_triple_round_c = Six moves have brought the same board back: that is a repetition. The Japanese rules, the usual rules in Japan, refuse only the immediate retake: who wins if both go on like this?
#     .hint = What is different from the beginning, apart from the prisoners?
#     .answer-black = { COLOR($black) }
#     .answer-white = { COLOR($white) }
#     .answer-round = Nobody
#     .right = The same six moves can come again and again, and the game never ends by itself. A later lesson tells what becomes of it.
#     .wrong-black = { COLOR($black) } takes one ko, and { COLOR($white) } always finds another to take. Both have the same number of prisoners.
#     .wrong-white = { COLOR($white) } takes one ko, and { COLOR($black) } always finds another to take. Both have the same number of prisoners.
#     .rule = In a triple ko the same board comes back every six moves. The Japanese rules do not refuse that.

## Lesson triple_superko

# First step, and the title of the lesson. No variables.
# rules_go_tsuper_first_n = Triple ko with superko
# The learner takes a ko, and the opponent takes the next. $learner: the color the learner plays here. $opponent: the other color. $taken: the stone that has just taken the first ko. $stone: the stone to take, marked. $reply: where the opponent takes.
# rules_go_tsuper_first_c = This triple ko is played with superko, and you are { COLOR($learner) }. { COLOR($opponent) } has taken with { POINT($taken) }: take { POINT($stone) } in return.
#     .hint = { POINT($stone) } has one liberty left. Find it.
#     .right = { COLOR($opponent) } has taken in the third ko, with { POINT($reply) }.
#     .wrong-elsewhere = Your long chain has one liberty. { COLOR($opponent) } plays { POINT($reply) } and takes all of it.

# Heading. No variables.
# rules_go_tsuper_second_n = And round again
# The learner takes back in the first ko, and the opponent in the second. $stone: the stone to take. $reply: where the opponent takes. $opponent: the other color.
# rules_go_tsuper_second_c = Your chain is in atari again. Take { POINT($stone) }.
#     .hint = The last liberty of { POINT($stone) } lies in the ko that was taken first.
#     .right = { COLOR($opponent) } has taken with { POINT($reply) }. One more capture of yours would close the circle.
#     .wrong-elsewhere = Your long chain has one liberty. { COLOR($opponent) } plays { POINT($reply) } and takes all of it.

# Heading. No variables.
# rules_go_tsuper_refuse_n = The circle is broken
# The learner tries the sixth capture, which is refused. $try: the point to try, circled. $stone: the stone it would take. $first: the stone with which the fight began.
# rules_go_tsuper_refuse_c = In this triple ko five stones have been taken in turn, and superko holds. Try the sixth capture: take { POINT($stone) } from { POINT($try) }.
#     .hint = Play on the circled point, { POINT($try) }.
#     .right = { POINT($try) } would bring back the board as it was before the first capture, on { POINT($first) }. Superko refuses that, so this game cannot go round.
#     .rule = With superko a triple ko cannot go round: the move that brings the first board back is refused.

# Heading. No variables.
# rules_go_tsuper_take_n = Who is refused first
# The learner, now the other color, captures the long chain. $learner: the color the learner plays now. $opponent: the other color, which has played $elsewhere. $mine: a stone of its long chain. $other: where it takes everything if the learner fills an own liberty. $reply: where it takes otherwise. $captured: how many stones were taken.
# rules_go_tsuper_take_c = { COLOR($opponent) } was refused, has no threat large enough, and has played { POINT($elsewhere) }. You are { COLOR($learner) } now: capture the long chain at { POINT($mine) }.
#     .hint = The long chain has one liberty left, and it lies in a ko.
#     .right = { STONES($captured) } captured. The side that superko refuses first needs a ko threat, as in a plain ko.
#     .wrong-fill = { POINT($move) } fills a liberty of your own chain. { COLOR($opponent) } plays { POINT($other) } and takes all of it.
#     .wrong-fill-other = { POINT($move) } fills a liberty of your own chain. { COLOR($opponent) } plays { POINT($reply) } and takes all of it.
#     .wrong-elsewhere = Now that the board is different, { COLOR($opponent) } may take on { POINT($reply) }, and the fight goes on.

## Ideas

# An idea that steps test: taking a stone in a ko. No variables.
# rules_go_idea_ko_take = Taking a ko
# An idea: a ko may not be taken back at once. No variables.
# rules_go_idea_ko_ban = No immediate retake
# An idea: finding a move that threatens enough. No variables.
# rules_go_idea_ko_threats = Finding ko threats
# An idea: whether a threat is answered or the ko is ended. No variables.
# rules_go_idea_ko_answer = Answering a ko threat or not
# An idea: which side has more threats. No variables.
# rules_go_idea_ko_supply = Who has more ko threats
# An idea: ending a ko by joining its stones. No variables.
# rules_go_idea_ko_end = Ending a ko
# An idea: no earlier position of the whole board may come back. No variables.
# rules_go_idea_superko = Superko
# An idea: telling a ko from other ways of taking back. No variables.
# rules_go_idea_ko_or_not = Ko or not
# An idea: taking by turns in three kos. No variables.
# rules_go_idea_triple_ko = Triple ko
# An idea: in a triple ko, whoever plays elsewhere loses the long chain. No variables.
# rules_go_idea_triple_stop = Stopping in a triple ko
