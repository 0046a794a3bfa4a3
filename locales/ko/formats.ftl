### ko: take the # from a text and write it in this language. What is still a comment is shown in English.

# How points, scores, stones and colors are printed. The program fills these in wherever a text
# says POINT, SCORE, STONES or COLOR; no text uses them directly.

# The language's own name for itself, as the list of languages shows it.
language-name = 한국어

# How points are named where the reader has not chosen: letters (C8), numbers (3-2) or kanji (3二). One of these three words, as it is.
coordinate-style = {"letters"}

# Shown only when a text is missing in every language.
missing-text = (이 글은 아직 없습니다. 레슨은 그대로 이어집니다.)

# Between the points of a list of three or more, except before its last one: “C3, C4 and D4”.
list-separator = {", "}
# Before the last point of a list of three or more: “C3, C4 and D4”.
list-last-separator = {", "}
# Between the two points of a list of two: “C3 and D4”.
list-pair-separator = {", "}

# A score without a half point. $whole: the whole points, such as 3. A translation may also use $rule: "territory" or "area".
score-whole = { $whole }집
# A score with a half point. $whole: the whole points, such as 3 in “3.5”. A translation may also use $rule, as above.
score-half = { $whole }집 반
# A score of just half a point. A translation may use $rule, as above.
score-half-only = 반집

# A number of stones. $count: how many, such as 2.
stones = { $count ->
    [1] 돌 한 점
    [2] 돌 두 점
    [3] 돌 석 점
    [4] 돌 넉 점
    [5] 돌 다섯 점
    [6] 돌 여섯 점
    [7] 돌 일곱 점
    [8] 돌 여덟 점
    [9] 돌 아홉 점
   *[other] 돌 { $count }점
}

# A side, as a player: “Black to play”.
color-black = 흑
# The other side, as a player: “White to play”.
color-white = 백
# The color of Black’s stones, as an adjective: “a black stone”.
color-black-stone = 검은
# The color of White’s stones, as an adjective: “a white stone”.
color-white-stone = 흰
