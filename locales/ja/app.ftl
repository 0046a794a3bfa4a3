### 画面のことば：バー、ボタン、設定、読み上げ。

## The top bar

app-name = {"Tengen"}
app-tagline = 打っておぼえる囲碁のルール
nav-home = ホーム
nav-language = 言語：{ $language }
nav-settings = 設定
nav-help = キー操作

## The home screen

home-continue = つづきから
home-begin = はじめる
home-all-done = すべてのレッスンが終わりました
home-step-of = ステップ{ $step }/{ $steps }
home-done-of = { $done }/{ $total }
home-steps = { $count }ステップ
home-order = 学ぶ順番
home-lesson-label = { $title }、{ $count }ステップのうち{ $done }ステップ終了
home-chapter = { $number } { $title }

## The lesson screen

lesson-back = もどる
lesson-next = 次へ
lesson-try-again = もう一度
lesson-hint = ヒント{ $given }/{ $levels }
lesson-hint-first = ヒント
lesson-pass = パス
lesson-done = これで全部
lesson-finish = レッスンを終える
lesson-next-lesson = 次のレッスン
lesson-explore = 自由に打つ
lesson-leave = レッスンにもどる
lesson-take-back = 一手もどす
lesson-restart = ステップをやり直す
lesson-undo-restart = やり直しを取り消す
lesson-hint-title = ヒント
lesson-hint-half = 碁盤の明るいところを見てください。
lesson-hint-candidates = 丸のついた点のどれかが正解です。
lesson-hint-move = { POINT($move) }に打ちましょう。
lesson-hint-mark = { POINT($move) }に印をつけましょう。
lesson-hint-none = まず碁盤全体を、それから呼吸点を1つずつ見てください。
lesson-turn = { COLOR($color) }の番
lesson-exploring = 自由に打つ：{ COLOR($color) }の番
lesson-stopped = 対局停止
# アゲハマは、持っている側の色で言う。
lesson-prisoners = { COLOR($color) }のアゲハマ：{ $count ->
    [0] なし
   *[other] { STONES($count) }
}
lesson-progress = ステップ{ $step }/{ $steps }
lesson-type-point = 点
lesson-typed-nothing = 「{ $typed }」という点は、この碁盤にはありません。

## What the board says

board-label = 碁盤、横{ $columns }路、縦{ $rows }路
board-empty = { POINT($point) }、空き
board-stone = { POINT($point) }、{ COLOR($color, form: "stone") }の石、呼吸点{ $liberties }
board-safe-stone = { POINT($point) }、{ COLOR($color, form: "stone") }の石、生き
say-played = { COLOR($color) }、{ POINT($point) }。
say-passed = { COLOR($color) }、パス。
say-captured = { STONES($count) }を取りました。
say-taken-back = もどしました。
say-finished = ステップ終了。

## The count as a table

count-black = 黒
count-white = 白
count-territory = 地
count-stones = 盤上の石
count-prisoners = アゲハマ
count-dead = 死に石
count-komi = コミ
count-total = 合計
count-win = { COLOR($winner) }の{ SCORE($margin) }勝ちです。
# 引き分けは囲碁では「持碁（ジゴ）」。
count-tie = 持碁（引き分け）です。

## Settings

settings-title = 設定
settings-language = 言語
settings-theme = 見た目
settings-theme-light = ライト
settings-theme-dark = ダーク
settings-theme-contrast = 高コントラスト
settings-theme-system = システムに合わせる
settings-text-size = 文字の大きさ
settings-percent = { $percent }%
settings-coordinates = 座標
settings-coordinates-none = なし
settings-coordinates-letters = {"A1"}
settings-coordinates-numbers = {"1-1"}
settings-coordinates-kanji = 3四
settings-motion = 動き
settings-motion-full = 通常
settings-motion-reduced = ひかえめ
settings-progress = 学習の記録
settings-reset = 記録をすべて消す
settings-reset-lesson = このレッスンの記録を消す
settings-undo-reset = 記録を元にもどす
settings-reset-done = 学習の記録をすべて消しました。
settings-export = ファイルに書き出す
settings-import = ファイルから読み込む
settings-path = ファイル
settings-exported = { $path }に書き出しました
settings-imported = { $path }から読み込みました
settings-close = 閉じる

## Keys

keys-title = キー操作
keys-move = カーソルを動かす
keys-play = カーソルの点に打つ
keys-type = 座標を入力して打つ
keys-type-keys = {"d 4 Enter"}
keys-next = 次のステップ
keys-back = 前のステップ
keys-hint = ヒント
keys-pass = パス
keys-again = もう一度
keys-home = ホーム
keys-arrows = 矢印キー
keys-help = この一覧

## Notices

notice-not-saved = 学習の記録を保存できませんでした：{ $why }
notice-damaged = 記録のファイルが壊れていました。{ $path }として残し、新しい記録を始めました。
notice-newer = 記録のファイルは、より新しいTengenのものです。{ $path }として残し、新しい記録を始めました。
notice-import-failed = { $path }は学習の記録ではありません：{ $why }
notice-import-newer = { $path }は、より新しいTengenのファイルです。
notice-problems = レッスンや文章に問題が{ $count }件あります。最初の問題：{ $first }
notice-close = 閉じる

## The terminal

terminal-no-display = 画面がないので、レッスンは端末でつづけます。
terminal-no-window = ウィンドウを開けなかったので、レッスンは端末でつづけます。
terminal-prompt = { $example }のように点を入力するか、次のコマンドを使います：{ $commands }
terminal-prompt-short = あなたの番
terminal-unknown = 「{ $typed }」は、この碁盤の点でもコマンドでもありません。
terminal-goodbye = また打ちましょう。
terminal-verified = { $steps }ステップ、{ $moves }手を確かめました。
