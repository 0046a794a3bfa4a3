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
