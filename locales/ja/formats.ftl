# 点・目数・石の数・色の書き方。本文の POINT、SCORE、STONES、COLOR がここを使います。
# 本文から直接は使いません。

# 言語の一覧に出る、この言語の名前。
language-name = 日本語
coordinate-style = {"letters"}

# どの言語にも文がないときだけ出ます。
missing-text = （この文はまだありません。レッスンはこのままつづけられます。）

# 点を並べるときの区切りと、最後の点の前の区切り。
list-separator = 、
list-last-separator = 、
list-pair-separator = と

# 端数のない目数、半目のつく目数、半目だけ。
# $whole: 目数の整数部分。$rule: "territory"（地）または "area"（地と石）。
score-whole = { $whole }目
score-half = { $whole }目半
score-half-only = 半目

# 石の数。$count: いくつ。ほかの数と同じく、算用数字で書く。読み（いっし、にし）は石を取るステップで示す。
stones = { $count }子

# 対局者としての黒と白、次に石の色。
color-black = 黒
color-white = 白
color-black-stone = 黒
color-white-stone = 白
