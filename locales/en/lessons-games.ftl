## Lesson capture_game

# First step, and the title of the lesson. No variables.
rules_go_capture_game_first_n = The capture game
# The learner plays a game against the program: whoever takes a stone first wins. $learner, $opponent: colors.
rules_go_capture_game_first_c = This is the capture game: whoever takes a stone first wins. You play { COLOR($learner) }, and { COLOR($opponent) } answers each of your moves.
    .hint = Look for stones of { COLOR($opponent) } with two liberties, and take away the one through which they could run.
    .right = You took { STONES($captured) } and have won. Each atari left { COLOR($opponent) } only one move, until none was left.
    .notes = The opponent follows a short list of habits that stands in the lesson’s file. It never plays by chance, so that a game can be shown again.

# Heading. No variables.
rules_go_capture_game_white_n = The other color
# The same with the learner as the other color. $learner: a color.
rules_go_capture_game_white_c = Now you are { COLOR($learner) }, and it is your turn. Before each move, look at your own chains: does one of them have only one liberty?
    .hint = Your two stones can break out between the marked ones’ neighbors: first make sure that they have enough liberties.
    .right = You have won with { STONES($captured) }. Watching your own liberties is half of the game.

# Heading. No variables.
rules_go_capture_game_seven_n = A cross on seven lines
# The same on seven lines; two stones of each color stand crosswise. $learner: a color.
rules_go_capture_game_seven_c = Each side has cut the other apart. You are { COLOR($learner) }: chase one of the stones toward the edge.
    .hint = Put a stone in atari on the side where it would have the most room to run.
    .right = At the edge the chain ran out of liberties. You took { STONES($captured) }.

# Heading. No variables.
rules_go_capture_game_open_n = An open board
# The same with few stones on the board. $learner: a color.
rules_go_capture_game_open_c = Few stones are on the board, so you have time. Surround first, and play atari only when the chain cannot get away.
    .hint = A stone that touches an opposing stone takes one liberty away. Come closer from the outside.
    .right = You took { STONES($captured) }. Stones that are surrounded from a distance need not be chased.

## Lesson capture_three

# First step, and the title of the lesson. No variables.
rules_go_capture_three_small_n = Three stones decide
# A capture game in which three captured stones win. $learner, $opponent: colors.
rules_go_capture_three_small_c = In this game you need three captured stones. Losing one of your own is no longer the end, so a stone may be given up for two.
    .hint = Count what both sides would take. A trade that gains more than it costs is good.
    .right = You have { STONES($captured) } from the last move, and three in all. You have won.

# Heading. No variables.
rules_go_capture_three_seven_n = The larger chain
# The same on seven lines. $learner: a color.
rules_go_capture_three_seven_c = Several chains are in danger at once. You are { COLOR($learner) }: go for the larger chain.
    .hint = The chain of two stones is worth more than a single stone.
    .right = Taking the larger chain decided the game.

# Heading. No variables.
rules_go_capture_three_white_n = Save or take
# The same as the other color. $learner: a color.
rules_go_capture_three_white_c = You are { COLOR($learner) }. Before you save a stone, ask whether taking one would save it as well.
    .hint = If you take a stone that puts yours in atari, yours has a liberty again.
    .right = Three stones are yours. To take is often the best way to save.

## Lesson endgame_seven

# First step, and the title of the lesson. No variables.
rules_go_endgame_two_n = The last move
# The end of a game against the program. $learner: a color.
rules_go_endgame_two_c = Most borders are closed: this part of a game is the endgame. Find the last move that matters, then pass.
    .hint = One stone at the border is in atari. What does it lose if it is taken?
    .right = Your stone is saved, and the border with it. { COLOR($winner) } wins by { SCORE($margin) }.

# Heading. No variables.
rules_go_endgame_four_n = Close the border
# The same. $learner: a color.
rules_go_endgame_four_c = One border is still open. You are { COLOR($learner) }: close it where you keep most, then pass.
    .hint = Follow your wall to the edge of the board.
    .right = The border is closed, and nothing more could be gained. { COLOR($winner) } wins by { SCORE($margin) }.

# Heading. No variables.
rules_go_endgame_white_n = The larger one first
# The same as the other color, which holds prisoners. $learner: a color.
rules_go_endgame_white_c = Two borders are open, and you are { COLOR($learner) }. Play where more is to be gained; your opponent gets the other one.
    .hint = Imagine that { COLOR($opponent) } plays there first. Where would you lose more?
    .right = The larger move came first, and so { COLOR($winner) } wins by { SCORE($margin) }.

## Lesson endgame_nine

# First step, and the title of the lesson. No variables.
rules_go_nine_two_n = Two moves before the end
# The end of a game on nine lines. $learner: a color.
rules_go_nine_two_c = You know this game: it was the simple example. Here it is almost over, and you are { COLOR($learner) }: make the last move that you need, then pass.
    .hint = Is one of your stones in atari?
    .right = Both have passed, and { COLOR($winner) } wins by { SCORE($margin) }.

# Heading. No variables.
rules_go_nine_six_n = Six moves before the end
# The same, a little earlier.
rules_go_nine_six_c = The same game, a few moves earlier. One wrong move loses it: look at every border and every stone in atari.
    .hint = { COLOR($opponent) } threatens to take a stone at the edge.
    .right = Not one point was lost. { COLOR($winner) } wins by { SCORE($margin) }.

# Heading. No variables.
rules_go_nine_eight_n = Eight moves before the end
# The same, earlier still.
rules_go_nine_eight_c = Once more from an earlier board. Now you can walk into the other side’s points before the border is closed.
    .hint = Along the edge a border is often open for a move that the other side must answer.
    .right = You have played a game to its end. { COLOR($winner) } wins by { SCORE($margin) }.

# Heading. No variables.
rules_go_nine_play_on_n = Play on
# The last step of the course: an empty board for two. No variables.
rules_go_nine_play_on_c = You know all the rules now. Play whole games, with a friend at this board or against a program: on nine lines a game takes five to ten minutes.
    .notes = Let pupils play many short games on nine lines before they go on to thirteen and nineteen.

## Ideas

# The idea of some steps, in the list of what to practice. No variables.
rules_go_idea_capture_game = Winning a capture game
# The idea of some steps, in the list of what to practice. No variables.
rules_go_idea_capture_more = Taking more than you lose
# The idea of some steps, in the list of what to practice. No variables.
rules_go_idea_endgame_last = The last moves of a game
# The idea of some steps, in the list of what to practice. No variables.
rules_go_idea_endgame_larger = The larger move first
