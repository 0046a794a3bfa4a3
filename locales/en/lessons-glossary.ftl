### The words of the course, in the order of the list.
###
### Each message is a word. .forms lists the other forms in which the texts have it, .not longer words that only contain
### it; both are parted by |. The program finds them in all texts and links them to the list: in languages with letters
### whole words, whatever their case; in Chinese and Japanese the signs themselves; the longest form first.
### .avoid lists words that no lesson may use for it.
### .says explains the word in a sentence or two, beside a small board that shows it; it names no color and no point.
### .reading is how the word is read (kana, pinyin), .roman the same in Latin letters; English leaves both out.

## The board and the stones

# The word: board.
rules_go_term_board = board
    .forms = boards
    .says = The square of crossing lines on which the game is played.
# The word: intersection.
rules_go_term_intersection = intersection
    .forms = intersections
    .avoid = crossing point|crossing points
    .says = A place where two lines cross; stones are played there, not inside the squares.
# The word: how many lines a board has each way.
rules_go_term_lines = number of lines
    .forms = nine lines|thirteen lines|nineteen lines|9 lines|13 lines|19 lines
    .says = How many lines a board has each way, usually nine, thirteen or nineteen; the rules are the same on all boards.
# The word: stone.
rules_go_term_stone = stone
    .forms = stones
    .says = A round piece that is put on an intersection and then never moves.
# The word: whose turn it is to play.
rules_go_term_turn = turn
    .forms = turns
    .not = in turn|turns out|turn out|turns into|turn into|turns on|turn on|turns off|turn off|turn back|turns back
    .says = Your chance to play one stone or to pass; then the other player has the same chance.
# The word: opponent.
rules_go_term_opponent = opponent
    .forms = opponents
    .says = The player on the other side of the board.
# The word: corner.
rules_go_term_corner = corner
    .forms = corners
    .says = A place where two edges of the board meet.
# The word: edge.
rules_go_term_edge = edge
    .forms = edges
    .says = The outermost line on each side of the board, where all other lines stop.
# The word: center.
rules_go_term_center = center
    .forms = centers
    .says = The middle of the board, far from every edge.
# The word: the dots on the board.
rules_go_term_star_point = star point
    .forms = star points
    .says = One of the small dots printed on the board, which make it easier to find your way.
# The word: a verb.
rules_go_term_surround = surround
    .forms = surrounds|surrounded|surrounding
    .says = To put your stones on every side of something, where the edge of the board may do a part of the work.

## Liberties and capture

# The word: liberty.
rules_go_term_liberty = liberty
    .forms = liberties
    .says = An empty point right beside a stone, along a line.
# The word: atari.
rules_go_term_atari = atari
    .forms = ataris
    .says = A stone or chain is in atari when it has one liberty left, so that the next move can take it.
# The word: a verb: to take stones off the board.
rules_go_term_capture = capture
    .forms = captures|captured|capturing
    .says = To take stones off the board by filling their last liberty.
# The word: a captured stone that is kept.
rules_go_term_prisoner = prisoner
    .forms = prisoners
    .says = A stone that was captured; whoever took it keeps it until the end.
# The word: the game in which the first to capture a stone wins.
rules_go_term_capture_game = capture game
    .forms = capture games|capture-game|capture go|capture-go|first-capture game
    .says = A small game for learning: whoever is the first to capture a stone wins.
# The word: stones of one color that touch along the lines (not “group”).
rules_go_term_chain = chain
    .forms = chains
    .avoid = group|groups|string of stones|strings of stones
    .says = Stones of one color that touch along the lines; they share their liberties and are captured together.
# The word: connect.
rules_go_term_connect = connect
    .forms = connects|connected|connecting|connection|connections
    .says = To join stones of one color into one chain.
# The word: cut.
rules_go_term_cut = cut
    .forms = cuts|cutting
    .says = To play between stones of the other side so that they cannot join.
# The word: escape.
rules_go_term_escape = escape
    .forms = escapes|escaped|escaping
    .says = To get stones out of danger, for example by adding a stone that brings them new liberties.
# The word: the refused move, or the point where it would be.
rules_go_term_self_capture = self-capture
    .forms = self-captures|forbidden point|forbidden points
    .avoid = suicide
    .says = A move that captures nothing and leaves your own stones without a liberty; most rules forbid it.

## Ko

# The word: ko.
rules_go_term_ko = ko
    .forms = kos
    .says = A shape in which both sides could take one stone back and forth for ever, so nobody may take back at once.
# The word: ko threat.
rules_go_term_ko_threat = ko threat
    .forms = ko threats
    .says = A move elsewhere that must be answered, so that afterwards the ko may be taken back.
# The word: ko fight.
rules_go_term_ko_fight = ko fight
    .forms = ko fights|fight for the ko
    .says = A ko that both sides want, so that they play ko threats in turn.
# The word: the same whole board again.
rules_go_term_repetition = repetition
    .forms = repetitions
    .says = The whole board looks the same as it did earlier in the game.
# The word: the rule that no earlier board may come back.
rules_go_term_superko = superko
    .forms = superko rule|positional superko
    .says = The rule that no move may make the whole board look as it did at any time before.

## Eyes and life

# The word: eye.
rules_go_term_eye = eye
    .forms = eyes|true eye|true eyes
    .says = An empty point, or a few side by side, that one side has closed off inside its own stones.
# The word: the empty points in which eyes can be made.
rules_go_term_eye_space = eye space
    .forms = eye spaces
    .says = The empty points inside surrounded stones, where they can make their eyes.
# The word: of stones that cannot be captured.
rules_go_term_alive = alive
    .says = Stones are alive when the other side cannot capture them, for example because they have two eyes.
# The word: of stones that cannot escape.
rules_go_term_dead = dead
    .says = Stones are dead when they can no longer escape capture, even though they are still on the board.
# The word: false eye.
rules_go_term_false_eye = false eye
    .forms = false eyes
    .says = A point that looks like an eye, but a part of the stones around it can be captured through it.
# The word: throw in.
rules_go_term_throw_in = throw-in
    .forms = throw-ins|throw in|throws in|throwing in|thrown in
    .says = A stone that you give up on purpose to take a liberty away.
# The word: snapback.
rules_go_term_snapback = snapback
    .forms = snapbacks
    .says = You let one stone be taken and at once take several stones back.
# The word: seki.
rules_go_term_seki = seki
    .forms = sekis
    .says = Chains of both sides stand so close together that whoever attacks first is captured, so they all live.

## Territory and the end of the game

# The word: territory.
rules_go_term_territory = territory
    .forms = territories
    .says = Empty points that the stones of one side alone surround.
# The word: border.
rules_go_term_border = border
    .forms = borders
    .not = it borders|its chain borders|along its border
    .says = The line where the stones of both sides meet, all the way from edge to edge.
# The word: dame.
rules_go_term_neutral_point = neutral point
    .forms = neutral points|dame
    .says = An empty point between the two sides that is nobody’s territory.
# The word: endgame.
rules_go_term_endgame = endgame
    .forms = endgames
    .says = The last part of a game, when the open borders are closed.
# The word: teire.
rules_go_term_protecting_move = protecting move
    .forms = protecting moves|teire
    .avoid = protective move|protective moves
    .says = A move in your own territory that is needed so that the other side cannot break in.
# The word: pass.
rules_go_term_pass = pass
    .forms = passes|passed|passing
    .says = To give up your turn without playing a stone.
# The word: the end of the game.
rules_go_term_game_end = end of the game
    .forms = game end|end the game|ends the game|ended the game|game is over
    .says = The game stops when both players pass one after the other; then the result is counted.
# The word: working out the result.
rules_go_term_count = counting
    .forms = counted
    .says = Finding out at the end how many points each side has.
# The word: points for territory and prisoners.
rules_go_term_territory_counting = territory counting
    .forms = by territory|territory rules|territory scoring
    .says = A point for each empty point you surround and for each prisoner you hold.
# The word: putting the prisoners into the territory of their own color.
rules_go_term_filling_in = filling in
    .forms = filled in|fill the prisoners in|fills the prisoners in|filling the prisoners in
    .says = Putting the prisoners into the territory of their own color, so that the points that are left can be counted quickly.
# The word: stones and the points they surround.
rules_go_term_area = area
    .forms = areas
    .says = Your stones on the board together with the empty points that they alone surround.
# The word: points for stones and the points they surround.
rules_go_term_area_counting = area counting
    .forms = by area|area rules|area scoring
    .says = A point for each of your stones on the board and for each empty point they surround; prisoners do not count.
# The word: komi.
rules_go_term_komi = komi
    .says = Points that one side gets at the end because the other side moved first.
# The word: the half in the komi.
rules_go_term_half_point = half a point
    .forms = half point|half points|half-point
    .says = A half in the komi, so that the two sides cannot have the same number of points.
# The word: by how many points the winner is ahead.
rules_go_term_margin = margin
    .forms = margins
    .says = By how many points the winner is ahead.
# The word: tie.
rules_go_term_tie = tie
    .forms = ties|tied
    .not = tied to
    .says = Both sides have the same number of points, and nobody wins.

## Games and rules

# The word: even game.
rules_go_term_even_game = even game
    .forms = even games
    .says = A game in which neither side gets stones as a head start; komi makes up for the first move.
# The word: handicap.
rules_go_term_handicap = handicap
    .forms = handicaps|handicap stone|handicap stones|handicap game|handicap games
    .says = Stones that the weaker player has on the board before the first move.
# The word: resign.
rules_go_term_resign = resign
    .forms = resigns|resigned|resigning|resignation
    .says = To say that you have lost and end the game early.
# The word: japanese rules.
rules_go_term_japanese_rules = Japanese rules
    .forms = Japan’s rules
    .says = The rules used in Japan: territory and prisoners are counted.

## The rules for the end of the game, and rare shapes

# The word: settling life and death after the stop (Japanese rules, article 7).
rules_go_term_confirmation = confirmation
    .forms = life-and-death confirmation
    .says = After both have passed, the players settle which stones are alive and which are dead.
# The word: going on after the stop (article 9).
rules_go_term_resumption = resumption
    .forms = resume|resumes|resumed|resuming
    .says = After both have passed, the game goes on because one player asks for it; the other one moves first.
# The word: the players do not agree (article 10).
rules_go_term_dispute = dispute
    .forms = disputes|disputed
    .says = The players do not agree, for example about which stones are dead.
# The word: a stone that lives where stones were captured (article 7).
rules_go_term_new_stone = new living stone
    .forms = new living stones|new stone that lives|new stones that live|new stone that cannot be captured|new stones that cannot be captured
    .says = A stone that can be played where stones were just captured, and that cannot be captured itself.
# The word: a ko settled by the next move.
rules_go_term_direct_ko = direct ko
    .forms = direct kos
    .says = A ko in which the side that takes it can win everything with its very next move.
# The word: a ko for which one side needs an extra move.
rules_go_term_approach_ko = approach ko
    .forms = approach kos|approach-move ko
    .says = A ko in which one side needs an extra move first, before the ko becomes dangerous.
# The word: two kos beside the same chains.
rules_go_term_double_ko = double ko
    .forms = double kos
    .says = Two kos beside the same chains: whoever loses one of them takes the other.
# The word: bent four.
rules_go_term_bent_four = bent four in the corner
    .forms = bent four|bent fours
    .says = A bent row of four in the corner. Stones that have only this inside are dead, because only the attacker can start a ko there.
# The word: triple ko.
rules_go_term_triple_ko = triple ko
    .forms = triple kos
    .says = Three kos at once that both sides can take in turn for ever.
# The word: eternal life.
rules_go_term_eternal_life = eternal life
    .says = A rare shape in which both sides give and take two stones again and again.
# The word: round robin ko.
rules_go_term_round_robin_ko = round-robin ko
    .forms = round-robin kos
    .avoid = circular ko|circular kos
    .says = A rare shape in which pairs of stones are taken around in a circle again and again.
# The word: a game without a winner (article 12).
rules_go_term_no_result = no result
    .forms = no-result
    .says = The game ends without a winner, because the same board keeps coming back and both players agree to stop.
# The word: both players lose (article 13).
rules_go_term_both_lose = both lose
    .forms = both players lose|both sides lose
    .says = A rare end: the players cannot settle their game, and each of them has lost.
# The word: of the rules (article 14).
rules_go_term_breach = breach
    .forms = breaches|breach of the rules|breach of a rule|breaks a rule|break a rule|breaks the rules|break the rules
    .says = A move against the rules, such as two moves in a row; it loses the game.
# The word: a stone pushed from its point by accident (article 13).
rules_go_term_displaced_stone = displaced stone
    .forms = displaced stones|displaced
    .says = A stone that was pushed to another point by accident; it is put back.
