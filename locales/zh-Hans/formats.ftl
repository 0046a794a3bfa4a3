# 点、目数、棋子数和颜色的写法。正文里的 POINT、SCORE、STONES、COLOR 用到这些，正文不直接引用。

# 语言列表中本语言的名称。
language-name = 简体中文
coordinate-style = {"letters"}

# 只有在所有语言都缺少某段文字时才会出现。
missing-text = （这段文字暂缺，课程可以照常继续。）

# 列举几个点时的分隔，以及最后一个点之前的连接。
list-separator = 、
list-last-separator = 和
list-pair-separator = 和

# 没有半目的数目、带半目的数目、只有半目。
# $whole：整数部分。$rule："territory"（数目）或 "area"（数子）。
score-whole = { $rule ->
    [area] { $whole }目
   *[territory] { $whole }目
}
score-half = { $rule ->
    [area] { $whole }目半
   *[territory] { $whole }目半
}
score-half-only = { $rule ->
    [area] 半目
   *[territory] 半目
}

# 棋子数。$count：几颗。
stones = { $count ->
    [1] 一子
    [2] 两子
    [3] 三子
    [4] 四子
    [5] 五子
    [6] 六子
    [7] 七子
    [8] 八子
    [9] 九子
    [10] 十子
   *[other] { $count }子
}

# 作为对局一方的黑、白，其次是棋子的颜色。
color-black = 黑
color-white = 白
color-black-stone = 黑
color-white-stone = 白
