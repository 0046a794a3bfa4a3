# 點、目數、棋子數和顏色的寫法。正文裡的 POINT、SCORE、STONES、COLOR 會用到這些，正文不直接引用。

# 語言清單中本語言的名稱。
language-name = 繁體中文
coordinate-style = {"letters"}

# 只有在所有語言都缺少某段文字時才會出現。
missing-text = （這段文字暫缺，課程可以照常繼續。）

# 列舉幾個點時的分隔，以及最後一個點之前的連接。
list-separator = 、
list-last-separator = 和
list-pair-separator = 和

# 沒有半目的數目、帶半目的數目、只有半目。
# $whole：整數部分。$rule："territory"（數目）或 "area"（數子）。
score-whole = { $rule ->
    [area] { $whole }點
   *[territory] { $whole }目
}
score-half = { $rule ->
    [area] { $whole }點半
   *[territory] { $whole }目半
}
score-half-only = { $rule ->
    [area] 半點
   *[territory] 半目
}

# 棋子數。$count：幾顆。
stones = { $count ->
    [1] 一子
    [2] 兩子
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

# 作為對局一方的黑、白，其次是棋子的顏色。
color-black = 黑
color-white = 白
color-black-stone = 黑
color-white-stone = 白
