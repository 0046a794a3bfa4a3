### 画面のことば：バー、ボタン、設定、読み上げ。

## The top bar

app-name = {"Tengen"}
app-tagline = 打っておぼえる囲碁のルール
nav-home = ホーム
nav-language = 言語：{ $language }
language-part = { $language }（{ $percent }%）
nav-settings = 設定
nav-help = キー操作

## The home screen

home-continue = つづきから
home-begin = はじめる
home-first = 最初のレッスン
home-all-done = すべてのレッスンが終わりました
home-step-of = ステップ{ $step }/{ $steps }
home-done-of = { $done }/{ $total }
home-steps = { $count }ステップ
home-order = 学ぶ順番
home-lesson-label = { $title }、{ $count }ステップのうち{ $done }ステップ終了
home-glossary = { $count }語を調べる
home-review = 復習
home-review-rounds = { $count ->
    [0] まとめの問題
   *[other] { $count }回
}
home-due = 前にうまくいかなかったステップが{ $count }つあります。向きを変えた盤面で、もう一度やってみましょう。
home-due-button = 復習する
review-chapter = 復習：{ $chapter }
review-missed = もう一度
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
# 自由に打つあいだ、本文の代わりに出る。
lesson-free-play = 黒でも白でも、好きな手を試せます。ルールはいつものとおりです。
lesson-take-back = 一手もどす
lesson-restart = ステップをやり直す
lesson-undo-restart = やり直しを取り消す
lesson-hint-title = ヒント
lesson-hint-half = 碁盤の、暗くなっていないほうを見てください。
lesson-hint-candidates = 赤い丸で囲んだ点の中に、正解があります。
lesson-hint-move = { POINT($move) }に打ちましょう。
lesson-hint-mark = { POINT($move) }を選びましょう。
lesson-hint-pass = ここはパスです。もう得をする手はありません。
lesson-hint-none = まず碁盤全体を、それから呼吸点を1つずつ見てください。
lesson-turn = { COLOR($color) }の番
lesson-exploring = 自由に打つ：{ COLOR($color) }の番
lesson-stopped = 終局
lesson-over = 対局は終わりました
# アゲハマは、持っている側の色で言う。
lesson-prisoners = { COLOR($color) }のアゲハマ：{ $count ->
    [0] なし
   *[other] { STONES($count) }
}
lesson-prisoners-short = { COLOR($color) }：{ $count }
lesson-progress = ステップ{ $step }/{ $steps }
# 碁盤の点だけでなく、選ぶ点もここに出るので「打つ点」とは言わない。
lesson-type-point = 座標：{ $typed }
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
say-brought-back = 元にもどしました。

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
count-way-territory = 地で数える
count-way-filled = 埋めて数える
count-way-area = 石と地で数える
count-left = 残った地
count-surplus = 余ったアゲハマ
count-compensation = 置き石の分
count-why-same = どの数え方でも差が同じになるわけ
count-why-different = 数え方で差が変わるわけ
count-same = 盤に置いた石の数は黒も白も同じなので、どの数え方でも同じ差になります。
count-more-stones = { $count ->
    [1] 盤に置いた石の数は、{ COLOR($color) }のほうが{ STONES($count) }多くなっています。石と地で数えると、それが1目になります。
   *[other] 盤に置いた石の数は、{ COLOR($color) }のほうが{ STONES($count) }多くなっています。石と地で数えると、その石1つ1つが1目になります。
}
count-seki-eyes = セキの石の眼は、石と地で数えるときだけ目数に入ります。{ COLOR($color) }には{ SCORE($points) }あります。
count-handicap-area = 石と地で数えるときは、置き石の分として{ COLOR($white) }に{ SCORE($points) }が加わります。

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
settings-coordinates-language = 自動
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
settings-reset-done = 学習の記録をすべて消しました。
settings-export = ファイルに書き出す
settings-import = ファイルから読み込む
settings-path = ファイル
settings-exported = { $path }に書き出しました
settings-imported = { $path }から読み込みました
settings-close = 閉じる
settings-motion-system = システムに合わせる
settings-sound = 音
settings-sound-on = オン
settings-sound-off = オフ
settings-defaults = 設定を最初の状態にもどす
settings-defaults-done = 言語以外の設定を、最初の状態にもどしました。
settings-lesson-forgotten = 「{ $title }」の記録を消しました。
lesson-restarted = 「{ $title }」を最初からやり直します。
settings-undo-reset = 元にもどす

## The rules so far

lesson-rule-title = ルール
rules-title = これまでのルール
rules-empty = レッスンを進めると、おぼえたルールがここに並んでいきます。
glossary-title = 囲碁の用語
glossary-explained = 「{ $title }」で説明しています
glossary-close = 閉じる
glossary-all = 用語の一覧

## The end of a lesson

summary-over = レッスン終了
summary-over-open = まだ途中です
summary-first-try = 一度で正解
summary-ideas = 練習したこと
summary-idea-well = できました
summary-idea-again = もう一度
summary-tries = { $count }回やり直して正解
summary-hints = ヒント{ $count }つ
summary-read = 読みました
summary-done = 終了
summary-open = これから
summary-course = ルールはこれでひととおりです。小さな碁盤で一局打ってみましょう。
summary-rules = おぼえたルール
summary-next = 次のレッスン
summary-step-label = { $title }、{ $how }。このステップを見る

## One move ago

compare-open = { $count ->
    [1] 一手前の盤面とくらべる
   *[other] { $count }手前の盤面とくらべる
}
compare-close = 碁盤にもどる
compare-before = { $count ->
    [1] 一手前
   *[other] { $count }手前
}
# まだ打っていない、打てない手なので「打ったあと」とは言わない。
compare-after = もし{ POINT($move) }に打つと
compare-same = 2つの盤面は、石の並びがまったく同じです。

## The board in words

reading-title = 盤面のようす
reading-row = { POINT($from) }から{ POINT($to) }まで
reading-stones = { COLOR($color) }：{ POINT($points) }。
reading-no-stones = 石はありません。
# 呼吸点は「つ」で数える。10からは「つ」が使えないので「か所」。
reading-chain = { POINT($chain) }の{ COLOR($color, form: "stone") }{ STONES($stones) }の呼吸点は{ $count ->
    [1] 1つ
    [2] 2つ
    [3] 3つ
    [4] 4つ
    [5] 5つ
    [6] 6つ
    [7] 7つ
    [8] 8つ
    [9] 9つ
   *[other] { $count }か所
}、{ POINT($liberties) }です。
reading-chain-safe = { POINT($chain) }の{ COLOR($color, form: "stone") }の石は、ここでは生きているものとします。
reading-empty-point = { POINT($move) }は空いた点です。
reading-atari = アタリの石
reading-no-atari = アタリの石はありません。
reading-no-marks = 碁盤に印はありません。
reading-triangle = 三角：{ POINT($points) }。
reading-square = 四角：{ POINT($points) }。
reading-circle = 丸：{ POINT($points) }。
reading-cross = ×印：{ POINT($points) }。
reading-ring = 丸囲み：{ POINT($points) }。
reading-dot = 小さな丸：{ POINT($points) }。
reading-shade = 色のついたところ：{ POINT($points) }。
reading-dead = 死に石：{ POINT($points) }。
reading-label = 「{ $label }」：{ POINT($points) }。
reading-territory = { COLOR($color) }の地：{ POINT($points) }。
reading-ghost = 試した手（{ $number }手目）：{ COLOR($color) }、{ POINT($points) }。
reading-line = { POINT($from) }から{ POINT($to) }への線。

## All commands

palette-title = コマンド一覧
palette-search = 名前の一部を入力
palette-nothing = 「{ $query }」に合うものは見つかりません。
palette-lesson = レッスン：{ $title }
palette-term = 用語：{ $word }
palette-step = ステップ{ $number }：{ $title }
palette-language = 言語：{ $language }
palette-setting = { $setting }：{ $value }

## Commands, as the lists of keys and commands name them

command-palette = コマンド一覧
command-rules = これまでのルール
command-glossary = 囲碁の用語
command-settings = 設定
command-home = ホーム
command-continue = 講座のつづきへ
command-keys = この画面のキー操作
command-next = 次のステップ
command-back = 前のステップ
command-hint = ヒント
command-pass = パス
command-done = 印はこれで全部
command-again = もう一度
command-explore = ここから自由に打つ
command-leave = レッスンにもどる
command-take-back = 一手もどす
command-restart-step = ステップをやり直す
command-restart-lesson = レッスンをやり直す
command-undo = 取り消す
command-compare = 前の盤面とくらべる
# 「読む」は囲碁では先を読むことなので、「確かめる」と言う。
command-read-row = カーソルの横一列を確かめる
command-read-chain = 石の呼吸点を数える
command-read-atari = アタリの石を確かめる
command-read-marks = 印を確かめる
command-larger = 文字を大きく
command-smaller = 文字を小さく
command-normal = 文字を標準の大きさに
command-sound = 音のオン・オフ
command-full-screen = 全画面表示

## Keys

keys-title = キー操作
keys-on-board = 碁盤で
keys-in-lesson = レッスンで
keys-everywhere = どの画面でも
keys-arrows = 矢印キー
keys-tab = Tabキー
keys-right-click = 右クリック
keys-type-keys = {"d 4 Enter"}
keys-focus = 次のボタンや項目に移る
keys-move = カーソルを動かす
keys-play = カーソルの点に打つ
keys-type = 座標を入力して打つ
keys-count = 石の呼吸点を数える

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

## The translator's desk

command-translate = Tengenを翻訳する
command-next-text = 次の文言へ
command-text-before = 前の文言へ
translate-title = 翻訳
translate-reloaded = { $path } を読み込みました
translate-broken = { $path } の{ $line }行目が読めません（最後に読めた内容を表示しています）
translate-filter = キーや文言の一部
translate-show-all = すべて { $count }
translate-show-missing = 未訳 { $count }
translate-show-problems = 問題あり { $count }
translate-show-changed = 原文変更 { $count }
translate-none = 当てはまる文言はありません。
translate-state-wrong = 直す必要があります
translate-state-doubtful = 確認してください
translate-state-changed = 原文が変わりました
translate-state-fallback = 読めないため英語を表示
translate-state-missing = 未訳のため英語を表示
translate-state-fine = 翻訳済み
translate-live = 画面：{ $place }
translate-looking = 表示される画面を探しています…
translate-nowhere = 画面には出ない文言です（読み上げ・端末など）
translate-pick = 文言を選ぶ
translate-pick-here = 文言をクリックするとキーを表示します
translate-large = 大きい文字
translate-whole = 最大表示
translate-absent = { $language } · まだありません
translate-note = 翻訳者へのメモ
translate-values = 現在の値
translate-variants = 場合分け
translate-variant-own = 画面のまま
translate-terms = 用語
translate-changed = 原文の変更点
translate-accept = 訳はこのままでよい
translate-edit = エディターで開く
translate-edit-failed = { $path } を開けませんでした：{ $why }
translate-next-open = 次の未完了へ
translate-read-only = プログラムに組み込まれた文言です。変えるには tengen translate { $language } --locales フォルダー で起動します。

## The teacher's desk

command-teach = このレッスンで授業をする
teach-title = 授業
teach-pupils-see = 生徒の画面
teach-next = 次（生徒には見えません）
teach-at-end = レッスンはここまでです。
teach-free-now = 自由に打っています。レッスンは元の場面で止まっています。
teach-notes = 指導メモ
teach-clock = 経過時間：{ $time }
teach-votes = クラスの投票
teach-vote-pass = パスに1票
teach-votes-hide = 生徒に見せない
teach-votes-show = 公開する
teach-votes-clear = 投票をやり直す
teach-pass = パス
teach-show-next = 次を見せる
teach-back = もどす
teach-first = 最初へ
teach-last = 最後へ
teach-black = 画面を黒に
teach-white = 画面を白に
teach-covered-black = 生徒の画面は黒です
teach-covered-white = 生徒の画面は白です
teach-autoplay = 自動再生
teach-autoplay-now = 自動再生（{ $seconds }秒ごと）
teach-free = 自由に打つ
teach-judge = 着手を判定
teach-alone = 盤だけ表示
teach-full = 全画面
teach-window = 生徒用ウィンドウ
teach-clear = すべて消す
teach-undo = 操作を元にもどす
teach-redo = 操作をやり直す
teach-tool-stone = 石
teach-tool-arrow = 矢印
teach-tool-line = 直線
teach-tool-pen = 手書き
teach-tool-letter = {"A B C"}
teach-tool-number = {"1 2 3"}
teach-tool-triangle = 三角
teach-tool-square = 四角
teach-tool-circle = 丸
teach-tool-cross = ×印
teach-tool-shade = 塗る
teach-tool-black = 黒の地
teach-tool-white = 白の地
teach-tool-liberties = 呼吸点を数える
teach-tool-chain = つながった石
teach-tool-vote = 投票
teach-tool-erase = 消す
handout-name = 名前：
handout-answers = 解答
handout-move-at = { $number }（{ $place }のところ）
handout-pass = { $number }＝パス
handout-saved = プリントを { $path } に保存しました
handout-failed = プリントを保存できませんでした：{ $why }
teach-handout = プリントを作る
home-classes = 先生向け
command-prepare = 授業の準備
prepare-title = 授業の準備
prepare-how = 授業で進める順に、レッスンを選んでください。
prepare-begin = { $count }レッスンで始める
prepare-save = 授業計画として保存
prepare-saved = 授業計画を { $path } に保存しました
prepare-not-saved = 授業計画を保存できませんでした：{ $why }
prepare-plans = 自作の授業計画とレッスン
prepare-drop = 授業計画のファイル、フォルダー、zipを、この画面のどこかにドロップしてください。アプリと同じ場所、書類フォルダー、USBメモリーにある計画は、ここに並びます。
prepare-path = 計画・フォルダー・zipの場所
prepare-open = 開く
teach-part-board = 自由に打ってみましょう
teach-part-pause = 休憩
teach-pause-left = 残り{ $time }
notice-plan-failed = { $path } を開けませんでした：{ $why }
prepare-lessons = 講座のレッスン
projector-gone = プロジェクターとの接続が切れました。生徒用ウィンドウは、こちらの画面に表示しています。授業はそのまま続けられます。
projector-back = プロジェクターがつながりました。生徒用の画面をまた全画面で映しています。
notice-second-copy = Tengenはすでに開いています。どちらの画面で進めても、学習の記録は失われません。
teach-report = 学習状況
teach-report-title = 生徒の学習状況
teach-report-pupils = { $count }人
teach-report-close = レッスンにもどる
teach-report-clear = 一覧を空にする
teach-report-drop = 生徒の学習記録のファイルかフォルダーを、ここにドロップしてください。データがこのパソコンの外に送られることはありません。
teach-report-path = ファイルかフォルダーのパス
teach-report-read = 読み込む
teach-report-here = 今いるレッスン
teach-report-step = { $lesson }：ステップ{ $number }
teach-report-stands = 今いるところ：{ $place }
teach-report-nothing = この講座のレッスンを始めた生徒はまだいません。
teach-report-steps = まちがいのあったステップ
teach-report-none = まちがいの記録はありません。
teach-report-counts = 盤上の数字は、そこに打った生徒の人数です。
teach-report-times = { $pupils }人、{ $times }回
teach-report-unread = 読み込めなかったファイル
teach-report-newer = より新しいTengenのファイルです
teach-report-damaged = 学習記録ではないか、壊れています（{ $line }行目）
command-author = レッスンを作る
author-title = レッスンを作る
author-failed = { $path } を開けませんでした：{ $why }
author-not-written = { $path } を保存できませんでした：{ $why }
author-refused = 変更しませんでした：{ $why }
author-first-title = はじめてのレッスン
author-first-text = 盤に石を置き、何をするのかをここに書きましょう。
author-tool-black = 黒石
author-tool-white = 白石
author-tool-remove = 石をどける
author-tool-goal = 目標
author-tool-line = 手順を記録
author-line-back = 一手もどす
author-line-new = 別の手順
author-turn-black = 黒番
author-turn-white = 白番
author-lines = { $lines }路
author-kind-show = 読む
author-kind-ask = 一手打つ
author-kind-refuse = 打てない手
author-kind-pass = パス
author-kind-dead = 死に石
author-kind-count = 地を数える
author-kind-choose = 質問
author-kind-score = 得点表
author-kind-free = 自由に打つ
author-goal-any = どこでも
author-goal-points = 指定の点
author-goal-capture = 取る
author-goal-atari = アタリ
author-goal-connect = つなぐ
author-goal-live = 生きる
author-goal-lines = 記録した手順
author-heading = 見出し
author-text = 本文
author-hint = ヒント
author-right = 正解のあとの説明
author-notes = 指導メモ
author-values = 座標や数字は、波かっこに入れて書くと盤に合わせて変わります。書き方の一覧は、作者向けの手引きにあります。
author-new-lesson = 新しいレッスン
author-try = 試してみる
author-teach = 授業で使う
author-edit = ファイルを開く
author-add-step = ステップを追加
author-remove-step = ステップを削除
author-step-earlier = 前へ移す
author-step-later = 後ろへ移す
author-next-step = 次のステップ
author-last-step = 前のステップ
author-no-problem = このレッスンはすべて確かめられました。
author-line = { $line }行目：{ $problem }
author-answer = 答え「{ $name }」
author-wrong = 不正解「{ $name }」のあとの説明
author-tool-name = 点に名前をつける
author-tool-wrong = 不正解の手
