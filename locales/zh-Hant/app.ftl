

## The top bar

app-name = {"Tengen"}
app-tagline = 邊下邊學圍棋規則
nav-home = 首頁
nav-language = 語言：{ $language }
language-part = { $language } · { $percent }%
nav-settings = 設定
nav-help = 按鍵說明

## The home screen

# 課程的單位叫「課」，課裡的單位叫「節」。不說「步」，免得和下棋的一步混淆。

home-continue = 繼續
home-begin = 開始
home-first = 第一課
home-all-done = 全部學完了
home-step-of = 第{ $step }節，共{ $steps }節
home-done-of = { $done }/{ $total }課
home-steps = { $count }節
home-order = 學習順序
home-lesson-label = { $title }，{ $count }節中完成了{ $done }節
home-glossary = 查閱{ $count }個術語
home-review = 複習
home-review-rounds = { $count ->
    [0] 混合練習
   *[other] 做過{ $count }次
}
home-due = 前幾天有{ $count }節沒做好。換個方向的棋盤，再試一次。
home-due-button = 去練習
review-chapter = 複習：{ $chapter }
review-missed = 再練一次
home-chapter = { $number } { $title }

## The lesson screen

lesson-back = 上一節
lesson-next = 下一節
lesson-try-again = 再試一次
lesson-hint = 提示{ $given }/{ $levels }
lesson-hint-first = 提示
lesson-pass = 虛手
lesson-done = 完成
lesson-finish = 學完這一課
lesson-next-lesson = 下一課
lesson-explore = 試下
lesson-leave = 回到課程
lesson-free-play = 黑白雙方都由你來下，想下哪裡就下哪裡。規則照樣有效。
lesson-take-back = 退一手
lesson-restart = 本節重來
lesson-undo-restart = 取消重來
lesson-hint-title = 提示
lesson-hint-half = 往沒有陰影的那一邊找。
lesson-hint-candidates = 圈起來的點裡，至少有一個是對的。
lesson-hint-move = 下在{ POINT($move) }。
lesson-hint-mark = 點選{ POINT($move) }。
lesson-hint-pass = 這裡該虛手了：已經沒有能得利的地方。
lesson-hint-none = 先看看整個棋盤，再一口一口數氣。
lesson-turn = 輪到{ COLOR($color) }棋
lesson-exploring = 試下：輪到{ COLOR($color) }棋
lesson-stopped = 對局停下來了
lesson-over = 這盤棋下完了
lesson-prisoners = { COLOR($color) }棋提了{ STONES($count) }
lesson-prisoners-short = { COLOR($color) }：{ $count }
lesson-progress = 第{ $step }節，共{ $steps }節
lesson-type-point = 座標：{ $typed }
lesson-typed-nothing = 這個棋盤上沒有「{ $typed }」這一點。

## What the board says

board-label = 棋盤，橫{ $columns }路，直{ $rows }路
board-empty = { POINT($point) }，空點
board-stone = { POINT($point) }，{ COLOR($color, form: "stone") }子，{ $liberties ->
        [1] 一
        [2] 兩
        [3] 三
        [4] 四
        [5] 五
        [6] 六
        [7] 七
        [8] 八
        [9] 九
        [10] 十
       *[other] { $liberties }
    }口氣
board-safe-stone = { POINT($point) }，{ COLOR($color, form: "stone") }子，活棋
say-played = { COLOR($color) }棋下{ POINT($point) }。
say-passed = { COLOR($color) }棋虛手。
say-captured = 提掉{ STONES($count) }。
say-taken-back = 已退回。
say-finished = 這一節完成了。
say-brought-back = 已復原。

## The count as a table

count-black = 黑棋
count-white = 白棋
count-territory = 地
count-stones = 盤上的子
count-prisoners = 提子
count-dead = 死子
count-komi = 貼目
count-total = 合計
count-win = { COLOR($winner) }棋勝{ SCORE($margin) }。
count-tie = 和棋：雙方一樣多。
count-way-territory = 數目法
count-way-filled = 填子法
count-way-area = 數子法
count-left = 剩下的地
count-surplus = 填不下的提子
count-compensation = 讓子貼還
count-why-same = 差距為什麼都一樣
count-why-different = 差距為什麼不一樣
count-same = 雙方放上棋盤的子一樣多，所以不管怎麼算，差距都一樣。
count-more-stones = { COLOR($color) }棋放上棋盤的子，一共比對方多{ STONES($count) }。用數子法算，多一子就多一目。
count-seki-eyes = 雙活裡的眼，只有數子法才算目，{ COLOR($color) }棋有{ SCORE($points) }。
count-handicap-area = 用數子法算，對方被讓了子，要還給{ COLOR($white) }棋{ SCORE($points) }。

## Settings

settings-title = 設定
settings-language = 語言
settings-theme = 外觀
settings-theme-light = 淺色
settings-theme-dark = 深色
settings-theme-contrast = 高對比
settings-theme-system = 跟隨系統
settings-text-size = 文字大小
settings-percent = { $percent }%
settings-coordinates = 座標
settings-coordinates-language = 自動
settings-coordinates-none = 不顯示
settings-coordinates-letters = {"A1"}
settings-coordinates-numbers = {"1-1"}
settings-coordinates-kanji = 1一
settings-motion = 動畫
settings-motion-full = 完整
settings-motion-reduced = 減少
settings-progress = 學習進度
settings-reset = 清除全部進度
settings-reset-lesson = 清除這一課的進度
settings-reset-done = 全部進度已清除。
settings-export = 匯出到檔案
settings-import = 從檔案匯入
settings-path = 檔案
settings-exported = 已匯出到{ $path }
settings-imported = 已從{ $path }匯入
settings-close = 關閉
settings-motion-system = 跟隨系統
settings-sound = 音效
settings-sound-on = 開
settings-sound-off = 關
settings-defaults = 恢復預設值
settings-defaults-done = 設定已恢復預設值。
settings-lesson-forgotten = 「{ $title }」的進度已清除。
lesson-restarted = 「{ $title }」從頭開始了。
settings-undo-reset = 復原

## The rules so far

lesson-rule-title = 規則
rules-title = 學過的規則
rules-empty = 每學完一課，學到的規則就會寫在這裡。
glossary-title = 圍棋術語
glossary-explained = 見課程「{ $title }」
glossary-close = 關閉
glossary-all = 全部術語

## The end of a lesson

summary-over = 這一課學完了
summary-over-open = 這一課還沒學完
summary-first-try = 一次就對
summary-ideas = 練了什麼
summary-idea-well = 學會了
summary-idea-again = 再看一看
# 答對之前錯了幾次。說「多試」，不說「錯」。
summary-tries = 多試了{ $count }次
summary-hints = 看了{ $count }次提示
summary-read = 看過了
summary-done = 先前已完成
summary-open = 還沒完成
summary-course = 圍棋的規則都學會了，找個小棋盤下一盤吧。
summary-rules = 這一課學到了
summary-next = 下一課
summary-step-label = { $title }，{ $how }。回到這一節

## One move ago

compare-open = { $count ->
    [1] 和前一手的盤面比一比
   *[other] 和{ $count }手前的盤面比一比
}
compare-close = 回到棋盤
compare-before = { $count ->
    [1] 前一手
   *[other] { $count }手前
}
compare-after = 下了{ POINT($move) }之後
compare-same = 兩個盤面一模一樣，一顆子也不差。

## The board in words

reading-title = 盤面
reading-row = { POINT($from) }到{ POINT($to) }
reading-stones = { COLOR($color, form: "stone") }子在{ POINT($points) }。
reading-no-stones = 沒有棋子。
reading-chain = { $stones ->
    [1] { POINT($chain) }這顆{ COLOR($color, form: "stone") }子有{ $count ->
            [1] 一
            [2] 兩
            [3] 三
            [4] 四
            [5] 五
            [6] 六
            [7] 七
            [8] 八
            [9] 九
            [10] 十
           *[other] { $count }
        }口氣：{ POINT($liberties) }。
   *[other] { POINT($chain) }這塊{ COLOR($color, form: "stone") }棋共{ STONES($stones) }，有{ $count ->
            [1] 一
            [2] 兩
            [3] 三
            [4] 四
            [5] 五
            [6] 六
            [7] 七
            [8] 八
            [9] 九
            [10] 十
           *[other] { $count }
        }口氣：{ POINT($liberties) }。
}
reading-chain-safe = { POINT($chain) }這塊{ COLOR($color, form: "stone") }棋，在這裡算活棋。
reading-empty-point = { POINT($move) }是空點。
reading-atari = 被叫吃的棋
reading-no-atari = 沒有棋被叫吃。
reading-no-marks = 棋盤上沒有標記。
reading-triangle = 三角：{ POINT($points) }。
reading-square = 方塊：{ POINT($points) }。
reading-circle = 圓圈：{ POINT($points) }。
reading-cross = 打叉：{ POINT($points) }。
reading-ring = 圈起來：{ POINT($points) }。
reading-dot = 圓點：{ POINT($points) }。
reading-shade = 陰影：{ POINT($points) }。
reading-dead = 死子：{ POINT($points) }。
reading-label = 「{ $label }」：{ POINT($points) }。
reading-territory = { COLOR($color) }棋的地：{ POINT($points) }。
reading-ghost = 試過的第{ $number }手：{ COLOR($color) }棋下{ POINT($points) }。
# 箭頭和線都用這一句，所以說「畫到」。
reading-line = 從{ POINT($from) }畫到{ POINT($to) }。

## All commands

palette-title = 所有指令
palette-search = 輸入名稱裡的幾個字
palette-nothing = 沒有符合「{ $query }」的指令。
palette-lesson = 課程：{ $title }
palette-term = 術語：{ $word }
palette-step = 第{ $number }節：{ $title }
palette-language = 語言：{ $language }
palette-setting = { $setting }：{ $value }

## Commands, as the lists of keys and commands name them

command-palette = 所有指令
command-rules = 學過的規則
command-glossary = 圍棋術語
command-settings = 設定
command-home = 首頁
command-continue = 繼續課程
command-keys = 這個畫面的按鍵
command-next = 下一節
command-back = 上一節
command-hint = 提示
command-pass = 虛手
command-done = 標好了
command-again = 再試一次
command-explore = 從這裡試下
command-leave = 回到課程
command-take-back = 退一手
command-restart-step = 本節重來
command-restart-lesson = 本課重來
command-undo = 復原
command-compare = 和先前的盤面比一比
command-read-row = 讀出游標這一橫排
command-read-chain = 數這塊棋的氣
command-read-atari = 哪些棋被叫吃？
command-read-marks = 讀出標記
command-larger = 文字放大
command-smaller = 文字縮小
command-normal = 標準文字大小
command-sound = 音效開關
command-full-screen = 全螢幕

## Keys

# 清單裡也有滑鼠右鍵，所以不說「鍵盤」。
keys-title = 按鍵說明
keys-on-board = 棋盤上
keys-in-lesson = 上課時
keys-everywhere = 隨時可用
keys-arrows = 方向鍵
keys-tab = {"Tab"}
keys-right-click = 按右鍵
keys-type-keys = d、4、Enter
keys-focus = 在按鈕和欄位間移動
keys-move = 在棋盤上移動
keys-play = 下在游標處
keys-type = 輸入座標下子
keys-count = 數這塊棋的氣

## Notices

notice-not-saved = 無法儲存進度：{ $why }
notice-damaged = 進度檔損壞了。原檔保留在{ $path }，已另開新的進度。
notice-newer = 進度檔來自較新版的Tengen。原檔保留在{ $path }，已另開新的進度。
notice-import-failed = { $path }不是進度檔：{ $why }
notice-import-newer = { $path }來自較新版的Tengen。
notice-problems = 課程或文字有{ $count }個問題。第一個是：{ $first }
notice-close = 關閉

## The terminal

terminal-no-display = 這裡沒有可用的螢幕，課程改在終端機進行。
terminal-no-window = 視窗打不開，課程改在終端機進行。
terminal-prompt = 請輸入座標，例如{ $example }，或指令：{ $commands }
terminal-prompt-short = 你的下一手
terminal-unknown = 「{ $typed }」不是這個棋盤上的點，也不是指令。
terminal-goodbye = 下次見。
terminal-verified = 已檢查{ $steps }節、{ $moves }手棋。

## The translator's desk

command-translate = 翻譯Tengen
command-next-text = 下一則文字
command-text-before = 上一則文字
translate-title = 翻譯
translate-reloaded = 已讀入{ $path }
translate-broken = { $path }第{ $line }行無法讀取，仍顯示上次的文字
translate-filter = 鍵名或文字的一部分
translate-show-all = 全部 { $count }
translate-show-missing = 未譯 { $count }
translate-show-problems = 有問題 { $count }
translate-show-changed = 原文有改 { $count }
translate-none = 沒有符合的文字。
translate-state-wrong = 學習者會看到的錯誤
translate-state-doubtful = 請再看一看
translate-state-changed = 原文已修改
translate-state-fallback = 無法讀取，顯示英文
translate-state-missing = 尚未翻譯，顯示英文
translate-state-fine = 已翻譯
translate-live = 即時畫面：{ $place }
translate-looking = 正在尋找它出現的畫面……
translate-nowhere = 畫面上不出現：用於朗讀、終端機或少見情形
translate-pick = 點選文字
translate-pick-here = 點一下文字即可查看鍵名
translate-large = 大字
translate-whole = 填滿視窗
translate-absent = { $language } · 尚無譯文
translate-note = 譯者須知
translate-values = 目前的值
translate-variants = 各種情形
translate-variant-own = 依畫面
translate-terms = 術語
translate-changed = 原文的改動
translate-accept = 譯文仍然適用
translate-edit = 在編輯器中開啟
translate-edit-failed = 無法開啟{ $path }：{ $why }
translate-next-open = 下一則待處理
translate-read-only = 這是程式內建的文字。要修改，請用 tengen translate { $language } --locales 資料夾 啟動。

## The teacher's desk

command-teach = 用這一課教學
teach-title = 教學
teach-pupils-see = 學生畫面
teach-next = 接下來（學生看不到）
teach-at-end = 這一課到此結束。
teach-free-now = 試下中，課程停在原處。
teach-notes = 教學備註
teach-clock = 已進行：{ $time }
teach-votes = 全班投票
teach-vote-pass = 虛手 +1
teach-votes-hide = 對學生隱藏
teach-votes-show = 公布結果
teach-votes-clear = 重新投票
teach-pass = 虛手
teach-show-next = 顯示下一個
teach-back = 退回
teach-first = 回到開頭
teach-last = 到結尾
teach-black = 黑畫面
teach-white = 白畫面
teach-covered-black = 學生看到的是黑畫面
teach-covered-white = 學生看到的是白畫面
teach-autoplay = 自動播放
teach-autoplay-now = 自動播放（每{ $seconds }秒）
teach-free = 試下
teach-judge = 判定對錯
teach-alone = 只顯示棋盤
teach-full = 全螢幕
teach-window = 學生視窗
teach-clear = 全部擦掉
teach-undo = 復原
teach-redo = 重做
teach-tool-stone = 棋子
teach-tool-arrow = 箭頭
teach-tool-line = 直線
teach-tool-pen = 畫筆
teach-tool-letter = {"A B C"}
teach-tool-number = {"1 2 3"}
teach-tool-triangle = 三角
teach-tool-square = 方形
teach-tool-circle = 圓圈
teach-tool-cross = 叉號
teach-tool-shade = 塗色
teach-tool-black = 黑地
teach-tool-white = 白地
teach-tool-liberties = 數氣
teach-tool-chain = 框出整塊棋
teach-tool-vote = 投票
teach-tool-erase = 擦除
handout-name = 姓名：
handout-answers = 答案
handout-move-at = { $number }（在{ $place }處）
handout-pass = { $number }＝虛手
handout-saved = 學習單已存到{ $path }
handout-failed = 無法儲存學習單：{ $why }
teach-handout = 產生學習單
home-classes = 給老師
command-prepare = 準備上課
prepare-title = 準備上課
prepare-how = 依上課的順序選擇課程。
prepare-begin = 用這{ $count }課開始
prepare-save = 存成教案
prepare-saved = 教案已存到{ $path }
prepare-not-saved = 無法儲存教案：{ $why }
prepare-plans = 自己的教案與課程
prepare-drop = 把教案、資料夾或zip拖到視窗任何地方即可。放在程式旁邊、文件資料夾或隨身碟裡的教案會列在這裡。
prepare-path = 教案、資料夾或zip的路徑
prepare-open = 開啟
teach-part-board = 試下
teach-part-pause = 休息
teach-pause-left = 還剩{ $time }
notice-plan-failed = 無法開啟{ $path }：{ $why }
prepare-lessons = 全部課程
projector-gone = 第二個螢幕已斷線。學生視窗已移到這裡，課程照常進行。
projector-back = 第二個螢幕已重新連線，學生視窗又全螢幕顯示了。
notice-second-copy = Tengen已經開著另一個視窗。兩邊的進度都會保存，不會互相覆蓋。
teach-report = 學習報告
teach-report-title = 學生學習狀況
teach-report-pupils = { $count }人
teach-report-close = 回到課程
teach-report-clear = 清空清單
teach-report-drop = 把學生的進度檔或整個資料夾拖曳到這裡。資料不會離開這台電腦。
teach-report-path = 檔案或資料夾的路徑
teach-report-read = 讀取
teach-report-here = 目前所在的課
teach-report-step = { $lesson }，第{ $number }節
teach-report-stands = 目前學到：{ $place }
teach-report-nothing = 還沒有人開始學這門課程。
teach-report-steps = 學生出錯的地方
teach-report-none = 沒有出錯的紀錄。
teach-report-counts = 棋盤上的數字是下在該處的人數。
teach-report-times = { $pupils }人，共{ $times }次
teach-report-unread = 無法讀取的檔案
teach-report-newer = 來自較新版的Tengen
teach-report-damaged = 不是進度檔，或已損壞（第{ $line }行）
command-author = 編寫課程
author-title = 編寫課程
author-failed = 無法開啟{ $path }：{ $why }
author-not-written = 無法寫入{ $path }：{ $why }
author-refused = 沒有更改：{ $why }
author-first-title = 我的第一課
author-first-text = 在棋盤上擺好棋子，再在這裡寫明要做什麼。
author-tool-black = 黑子
author-tool-white = 白子
author-tool-remove = 拿掉
author-tool-goal = 目標
author-tool-line = 記錄變化
author-line-back = 退一手
author-line-new = 新的變化
author-turn-black = 黑先
author-turn-white = 白先
author-lines = { $lines }路
author-kind-show = 閱讀
author-kind-ask = 下子
author-kind-refuse = 不能下的點
author-kind-pass = 虛手
author-kind-dead = 死子
author-kind-count = 數目
author-kind-choose = 問答
author-kind-score = 得分表
author-kind-free = 試下
author-goal-any = 任意一點
author-goal-points = 指定的點
author-goal-capture = 提子
author-goal-atari = 叫吃
author-goal-connect = 連接
author-goal-live = 做活
author-goal-lines = 記錄的變化
author-heading = 標題
author-text = 內文
author-hint = 提示
author-right = 下對之後的說明
author-notes = 教學備註
author-values = 點的名稱與數字寫在大括號裡，會隨棋盤變化；作者指南列有全部寫法。
author-new-lesson = 新增一課
author-try = 試學一遍
author-teach = 用來上課
author-edit = 開啟檔案
author-add-step = 新增一節
author-remove-step = 刪除這節
author-step-earlier = 前移
author-step-later = 後移
author-next-step = 下一節
author-last-step = 上一節
author-no-problem = 這一課的內容全部驗證無誤。
author-line = 第{ $line }行：{ $problem }
author-answer = 選項「{ $name }」
author-wrong = 答錯「{ $name }」之後的說明
author-tool-name = 為點命名
author-tool-wrong = 錯誤的著手
