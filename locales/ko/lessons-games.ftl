### ko: take the # from a text and write it in this language. What is still a comment is shown in English.

## Lesson capture_game

# First step, and the title of the lesson. No variables.
# rules_go_capture_game_first_n = The capture game
# The learner plays a game against the program: whoever takes a stone first wins. $learner, $opponent: colors.
# rules_go_capture_game_first_c = This is the capture game: whoever takes a stone first wins. You play { COLOR($learner) }, and { COLOR($opponent) } answers each of your moves.
#     .hint = Play beside { COLOR($opponent) }’s stones and take their liberties away, but keep at least two liberties for each of your own chains.
#     .right = You took { STONES($captured) } and have won. A chain in atari that cannot get a second liberty is lost.
#     .notes = The opponent follows a short list of habits that stands in the lesson’s file. It never plays by chance, so that a game can be shown again.

# Heading. No variables.
# rules_go_capture_game_white_n = The other color
# The same with the learner as the other color. $learner: a color.
# rules_go_capture_game_white_c = Now you are { COLOR($learner) }, and it is your turn. Before each move, look at your own chains: does one of them have only one liberty?
#     .hint = Make your chain longer, so that the new stone also takes a liberty away from { COLOR($opponent) }.
#     .right = You took { STONES($captured) } and have won. Watching your own liberties is half of the game.

# Heading. No variables.
# rules_go_capture_game_seven_n = A cross on seven lines
# The same on seven lines; two stones of each color stand crosswise. $learner: a color.
# rules_go_capture_game_seven_c = Each side has cut the other apart. You are { COLOR($learner) }: chase one of the stones toward the edge.
#     .hint = Put a stone in atari from the side where it has more room, so that it has to run toward the edge.
#     .right = You took { STONES($captured) } and have won. A chain that runs along the edge gains few liberties.

# Heading. No variables.
# rules_go_capture_game_open_n = An open board
# The same with few stones on the board. $learner: a color.
# rules_go_capture_game_open_c = You are { COLOR($learner) }. Few stones are on the board, so you have time: surround first, and play atari only when the chain cannot get away.
#     .hint = Choose one of { COLOR($opponent) }’s stones and close it in, first on the side of the open board.
#     .right = You took { STONES($captured) } and have won. Stones that are surrounded on all sides need not be chased.

## Lesson capture_three

# First step, and the title of the lesson. No variables.
# rules_go_capture_three_small_n = Three stones decide
# A capture game in which three captured stones win. $learner, $opponent: colors.
# rules_go_capture_three_small_c = In this game three captured stones win, and you are { COLOR($learner) }. Losing one of your own is not the end yet, so a stone may be given up for two.
#     .hint = Count what both sides would take. A trade that gains more than it costs is good.
#     .right = Your last move took { STONES($captured) }. Now you have three or more, and you have won.

# Heading. No variables.
# rules_go_capture_three_seven_n = The larger chain
# The same on seven lines. $learner: a color.
# rules_go_capture_three_seven_c = Several chains are in danger at once. You are { COLOR($learner) }: go for the larger chain.
#     .hint = { COLOR($opponent) }’s chain of two stones is worth more than a single stone. On which side could it run?
#     .right = Your last move took { STONES($captured) }, and you have won. A larger chain brings more stones at once.

# Heading. No variables.
# rules_go_capture_three_white_n = Save or take
# The same as the other color. $learner: a color.
# rules_go_capture_three_white_c = You are { COLOR($learner) }. Before you save a stone, ask whether taking one would save it as well.
#     .hint = Keep { COLOR($opponent) }’s larger chain from running away. If a stone of yours is in atari, look first whether you can take the attacker.
#     .right = Your last move took { STONES($captured) }, and you have won. To take is often the best way to save.

## Lesson endgame_seven

# First step, and the title of the lesson. No variables.
# rules_go_endgame_two_n = The last move
# The end of a game against the program. $learner: a color. In .right, $winner: the color that has won; $margin: by how many points, such as 2.5.
# rules_go_endgame_two_c = The borders are almost closed: this part of a game is the endgame. You are { COLOR($learner) }: find the last move that matters, then pass.
#     .hint = One of your stones is in atari. What else would you lose if { COLOR($opponent) } took it?
#     .right = Your stone is saved, and the border with it. { COLOR($winner) } wins by { SCORE($margin) }.

# Heading. No variables.
# rules_go_endgame_four_n = Close the border
# The same. $learner: a color. In .right, $winner: the color that has won; $margin: by how many points, such as 2.5.
# rules_go_endgame_four_c = The border is still open in one place. You are { COLOR($learner) }: close it where you keep most, then pass.
#     .hint = Follow your wall from stone to stone. Where could { COLOR($opponent) } walk in?
#     .right = The border is closed, and nothing more could be gained. { COLOR($winner) } wins by { SCORE($margin) }.

# Heading. No variables.
# rules_go_endgame_white_n = The larger one first
# The same as the other color. $learner: a color. In .right, $winner: the color that has won; $margin: by how many points, such as 2.5.
# rules_go_endgame_white_c = The border is open in two places, and you are { COLOR($learner) }. Play where more is to be gained; your opponent gets the other place.
#     .hint = Imagine that { COLOR($opponent) } plays first in one place, and then in the other. Where would you lose more?
#     .right = The larger move came first, and so { COLOR($winner) } wins by { SCORE($margin) }.

## Lesson endgame_nine

# First step, and the title of the lesson. No variables.
# rules_go_nine_two_n = Ending a whole game
# The end of a game on nine lines. $learner: a color. $komi: half a point. In .right, $winner: the color that has won; $margin: by how many points, such as 2.5.
# rules_go_nine_two_c = You know this game from the simple example, but here the komi is only { SCORE($komi) }. It is almost over, and you are { COLOR($learner) }: make the last move that you need, then pass.
#     .hint = Your three stones at the edge are short of liberties. Where do they join your other stones?
#     .right = Both have passed, and { COLOR($winner) } wins by { SCORE($margin) }.

# Heading. No variables.
# rules_go_nine_six_n = Six moves before the end
# The same, a little earlier. In .right, $winner: the color that has won; $margin: by how many points, such as 2.5.
# rules_go_nine_six_c = The same game, a few moves earlier. One wrong move loses it: look at every border and every stone in atari.
#     .hint = { COLOR($opponent) } threatens to take a stone at the edge.
#     .right = Here every point counted. { COLOR($winner) } wins by { SCORE($margin) }.

# Heading. No variables.
# rules_go_nine_eight_n = Eight moves before the end
# The same, earlier still. $opponent: a color. In .right, $winner: the color that has won; $margin: by how many points, such as 2.5.
# rules_go_nine_eight_c = Once more, from an earlier board. Here you can push into { COLOR($opponent) }’s points before the border is closed.
#     .hint = Along the edge a border is often open for a move that the other side must answer.
#     .right = You have played a game to its end. { COLOR($winner) } wins by { SCORE($margin) }.

# Heading. No variables.
# rules_go_nine_play_on_n = Play on
# The last step of the course: an empty board for two. No variables.
# rules_go_nine_play_on_c = You know all the rules now. Play whole games, with a friend on this board or against another program: on nine lines a game takes five to ten minutes.
#     .notes = Let pupils play many short games on nine lines before they go on to thirteen and nineteen.

## Ideas

# The idea of some steps, in the list of what to practice. No variables.
# rules_go_idea_capture_game = Winning a capture game
# The idea of some steps, in the list of what to practice. No variables.
# rules_go_idea_capture_more = Taking more than you lose
# The idea of some steps, in the list of what to practice. No variables.
# rules_go_idea_endgame_last = The last moves of a game
# The idea of some steps, in the list of what to practice. No variables.
# rules_go_idea_endgame_larger = The larger move first
