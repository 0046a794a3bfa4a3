# How points, scores, stones and colors are printed. The program fills these in wherever a text
# says POINT, SCORE, STONES or COLOR; no text uses them directly.

# The language's own name for itself, as the list of languages shows it.
language-name = English

# How points are named where the reader has not chosen: letters (C8), numbers (3-2) or kanji (3二). One of these three words, as it is.
coordinate-style = letters

# Shown only when a text is missing in every language.
missing-text = (This text is missing. The lesson goes on without it.)

# Between the points of a list of three or more, except before its last one: “C3, C4 and D4”.
list-separator = {", "}
# Before the last point of a list of three or more: “C3, C4 and D4”.
list-last-separator = {" and "}
# Between the two points of a list of two: “C3 and D4”.
list-pair-separator = {" and "}

# A score without a half point. $whole: the whole points, such as 3. A translation may also use $rule: "territory" or "area".
score-whole = { $whole }
# A score with a half point. $whole: the whole points, such as 3 in “3.5”. A translation may also use $rule, as above.
score-half = { $whole }.5
# A score of just half a point. A translation may use $rule, as above.
score-half-only = 0.5

# A number of stones. $count: how many, such as 2.
stones = { $count ->
    [one] { $count } stone
   *[other] { $count } stones
}

# A side, as a player: “Black to play”.
color-black = Black
# The other side, as a player: “White to play”.
color-white = White
# The color of Black’s stones, as an adjective: “a black stone”.
color-black-stone = black
# The color of White’s stones, as an adjective: “a white stone”.
color-white-stone = white
