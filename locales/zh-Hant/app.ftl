## The top bar

app-name = {"Tengen"}
app-tagline = 邊下邊學圍棋規則
nav-home = 首頁
nav-language = 語言：{ $language }
nav-settings = 設定
nav-help = 鍵盤操作

## The home screen

# 課程的單位叫「課」，課裡的單位叫「節」。不說「步」，免得和下棋的一步混淆。

home-continue = 繼續
home-begin = 開始
home-all-done = 全部學完了
home-step-of = 第{ $step }節，共{ $steps }節
home-done-of = { $done }/{ $total }課
home-steps = { $count }節
home-order = 學習順序
home-lesson-label = { $title }，{ $count }節中完成了{ $done }節
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
lesson-take-back = 退一手
lesson-restart = 本節重來
lesson-undo-restart = 取消重來
lesson-hint-title = 提示
lesson-hint-half = 往棋盤亮著的那一邊找。
lesson-hint-candidates = 圈起來的點裡，至少有一個是對的。
lesson-hint-move = 下在{ POINT($move) }。
lesson-hint-mark = 標出{ POINT($move) }。
lesson-hint-none = 先看看整個棋盤，再一口一口數氣。
lesson-turn = 輪到{ COLOR($color) }棋
lesson-exploring = 試下：輪到{ COLOR($color) }棋
lesson-stopped = 對局停止
lesson-prisoners = { COLOR($color) }棋提了{ STONES($count) }
lesson-progress = 第{ $step }節，共{ $steps }節
lesson-type-point = 座標
lesson-typed-nothing = 這個棋盤上沒有「{ $typed }」這一點。

## What the board says

board-label = 棋盤，橫{ $columns }路，直{ $rows }路
board-empty = { POINT($point) }，空點
board-stone = { POINT($point) }，{ COLOR($color, form: "stone") }子，{ $liberties }口氣
board-safe-stone = { POINT($point) }，{ COLOR($color, form: "stone") }子，活棋
say-played = { COLOR($color) }棋下{ POINT($point) }。
say-passed = { COLOR($color) }棋虛手。
say-captured = 提掉{ STONES($count) }。
say-taken-back = 已退回。
say-finished = 這一節完成了。

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
settings-undo-reset = 復原進度
settings-reset-done = 全部進度已清除。
settings-export = 匯出到檔案
settings-import = 從檔案匯入
settings-path = 檔案
settings-exported = 已匯出到{ $path }
settings-imported = 已從{ $path }匯入
settings-close = 關閉

## Keys

keys-title = 鍵盤操作
keys-move = 在棋盤上移動
keys-play = 下在游標處
keys-type = 輸入座標下子
keys-type-keys = d、4、Enter
keys-next = 下一節
keys-back = 上一節
keys-hint = 提示
keys-pass = 虛手
keys-again = 再試一次
keys-home = 首頁
keys-arrows = 方向鍵
keys-help = 這份說明

## Notices

notice-not-saved = 無法儲存進度：{ $why }
notice-damaged = 進度檔損壞了。舊檔保留在{ $path }，已另開新的進度。
notice-newer = 進度檔來自較新版的Tengen。舊檔保留在{ $path }，已另開新的進度。
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
