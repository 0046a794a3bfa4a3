# How points, scores, stones and colors are printed. The program fills these in wherever a text
# says POINT, SCORE, STONES or COLOR; no text uses them directly.

# The language's own name for itself, as the list of languages shows it.
language-name = English

# Shown only when a text is missing in every language.
missing-text = (This text is missing. The lesson goes on without it.)

# Between the points of a list, and before its last one.
list-separator = {", "}
list-last-separator = {" and "}
# Between two that stand alone.
list-pair-separator = {" and "}

# A score without and with a half point, and a half point alone.
# $whole: the whole points. $rule: "territory" or "area".
score-whole = { $whole }
score-half = { $whole }.5
score-half-only = 0.5

# A number of stones. $count: how many.
stones = { $count ->
    [one] { $count } stone
   *[other] { $count } stones
}

# A side, as a player; then the color of its stones, as an adjective.
color-black = Black
color-white = White
color-black-stone = black
color-white-stone = white
