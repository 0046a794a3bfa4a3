### 着手への返事：打てない理由、ねらいに合わない理由、打って起きたこと。
### chain は「石」と言い、つながりが大事なところだけ「つながった石」とする。liberty は「呼吸点」。

## The rules refuse the move

refused-occupied = もう石があります
    .body = { POINT($move) }には{ COLOR($by, form: "stone") }の石があります。石は空いた点にだけ打てます。
refused-self-capture = 着手禁止点です
    .body = { $count ->
        [1] { POINT($move) }に打つと、その石には呼吸点がなく、相手の石も取れません。ルールで打てない点です。
       *[other] { POINT($move) }に打つと、つながった{ STONES($count) }の呼吸点がなくなり、相手の石も取れません。ルールで打てない点です。
    }
refused-ko = コウなので、すぐには打てません
    .body = あなたの{ POINT($move) }の石は、{ POINT($taker) }の石に取られたばかりです。すぐに取り返すと、前と同じ盤面にもどります。先にほかのところへ打ちましょう。
refused-ko-confirmation = コウなので、先にパスがいります
    .body = { POINT($taker) }の石が{ POINT($move) }のコウを取っています。死活確認では、このコウのためにパスをしたあとでなければ、取り返せません。
refused-superko = 前と同じ盤面になります
    .body = { $number ->
        [0] { POINT($move) }に打つと、盤面全体が最初と同じになります。このルールでは、この手は打てません。
       *[other] { POINT($move) }に打つと、盤面全体が{ $number }手目のあとと同じになります。このルールでは、この手は打てません。
    }
# ステップの求めた「打てない手」を打ってみたとき。本文はそのステップの .right。
refused-meant = このとおり、打てません
refused-stopped = もう終局しています
    .body = 両者がパスをしたので、{ POINT($move) }にはもう打てません。
refused-off-board = 碁盤の外です
    .body = { POINT($move) }は、この碁盤の外です。

## The engine's reasons

fact-taken-at-once = 取られてしまいます
    .body = { COLOR($other) }に{ POINT($by) }と打たれると、すぐに{ STONES($count) }を取られます。
fact-still-has-liberties = まだ呼吸点があります
    .body = { $count ->
        [1] { POINT($chain) }の{ COLOR($chain_color, form: "stone") }の石には、呼吸点がまだ1つ、{ POINT($liberties) }にあります。
       *[other] { POINT($chain) }の{ COLOR($chain_color, form: "stone") }の石には、呼吸点がまだ{ $count }つ（{ POINT($liberties) }）あります。
    }
fact-not-in-atari = アタリではありません
    .body = { POINT($chain) }の石の呼吸点は{ $count }つ、{ POINT($liberties) }です。アタリは、呼吸点が残り1つのときです。
fact-takes-no-liberty = 呼吸点がへっていません
    .body = { POINT($move) }は、{ POINT($chain) }の石の呼吸点ではありません。呼吸点は{ POINT($liberties) }です。
fact-too-few-liberties = 呼吸点が足りません
    .body = あなたの{ POINT($chain) }の石の呼吸点は{ $count }つです。{ $wanted }つ必要です。
fact-still-apart-cut = 切られてしまいます
    .body = { COLOR($other) }に{ POINT($cut) }と打たれると、{ POINT($stones) }は切りはなされます。
fact-still-apart = まだつながっていません
    .body = { POINT($stones) }は、まだひとつながりではありません。
fact-loses-its-eyes = 眼が1つ足りません
    .body = { COLOR($other) }に{ POINT($by) }と打たれると、{ POINT($chain) }の石には2つ目の眼ができません。
fact-no-two-eyes = 眼がまだ2つありません
    .body = { POINT($chain) }の石には、こわされない眼がまだ2つありません。
fact-border-open = 境界が開いています
    .body = 境界の{ POINT($points) }が、まだ開いています。閉じるまでは、その奥はだれの地にもなりません。
fact-nothing-played = まだ打つところがあります
    .body = パスをすると、相手の番になります。{ POINT($example) }など、打てる点はまだ残っています。
fact-fills-own-territory = そこはもう自分の地です
    .body = { POINT($move) }は、あなたの{ $count }目の地の中です。打つと、自分の地が1目へります。
fact-in-opponent-territory = 取られるだけです
    .body = { POINT($move) }は{ COLOR($other) }の地の中です。打った石は生きられず、アゲハマになります。
fact-on-dame = 1目にもなりません
    .body = { POINT($move) }は黒にも白にも接しています。だれの地にもならない点（ダメ）です。
fact-elsewhere = そこではありません
    .body = { POINT($move) }から{ $side ->
        [left] 左へ{ $lines }路
        [right] 右へ{ $lines }路
        [up] 上へ{ $lines }路
       *[down] 下へ{ $lines }路
    }{ $side2 ->
        [up] 、上へ{ $lines2 }路
        [down] 、下へ{ $lines2 }路
       *[none] {""}
    }のところを見てください。
fact-allowed = その手は打てます
    .body = { POINT($move) }は、ルールで打ってよい点です。{ POINT($meant) }に打って、どうなるか見てください。
fact-allowed-pass = パスはいつでもできます
    .body = { POINT($meant) }に打って、どうなるか見てください。

## An answer without a heading of its own

wrong-title = もう一度考えましょう
right-title = 正解
right-captured = { POINT($move) }に打って、{ STONES($count) }を取りました。
right-plain = { POINT($move) }で正解です。
right-pass = パスをしました。
right-go-on = { POINT($move) }で正解です。つづけましょう。

## Marking and counting

dead-right = 死に石です
    .body = { POINT($chain) }の{ STONES($count) }は、どちらが先に打っても助かりません。
dead-play-out = 取られるまでを見る
dead-lives-eyes = 生きています
    .body = { POINT($chain) }の石には眼（め）、つまり内側に囲んだ空きが2つあり（{ POINT($eyes) }）、取られません。
dead-lives-territory = 生きています
    .body = { POINT($chain) }の石は死に石ではありません。自分の地（{ $count }目）に接しています。
dead-lives = 生きています
    .body = { $count ->
        [1] { POINT($chain) }の石は死に石ではありません。呼吸点がまだ1つあり、味方とつながれます。
       *[other] { POINT($chain) }の石は死に石ではありません。呼吸点がまだ{ $count }つあり、味方とつながれます。
    }
dead-lives-seki = 生きています
    .body = { POINT($chain) }の石はセキです。共通の呼吸点に先に打ったほうが取られます。
dead-lives-new-stone = 生きています
    .body = { POINT($chain) }の石は取られることがあっても、そのあとに、だれにも取れない新しい石を打てます。日本ルールでは、このような石も生きています。
dead-lives-other = 生きています
    .body = { POINT($chain) }の石は死に石ではありません。相手には取れません。
dead-no-stone = 石がありません
    .body = { POINT($move) }は空いた点です。石を選んでください。
dead-unmarked = まだあります
    .body = あと{ $left }か所あります。さがしましょう。
region-right = { SCORE($count) }
    .body = { POINT($move) }のところは{ COLOR($owner) }の地です。
region-not-dame = だれの地でもありません
    .body = { POINT($move) }のところは、{ POINT($borders) }など、黒と白の両方に接しています。
region-not-seki = だれの地でもありません
    .body = { POINT($move) }はセキの石の眼です。このルールでは、セキの石の眼は地になりません。
region-not-other = { COLOR($owner) }の地です
    .body = { POINT($move) }のところは、丸をつけた{ COLOR($owner, form: "stone") }の石に囲まれています。
region-stone = そこには石があります
    .body = { POINT($move) }のまわりの空いた点を選んでください。
only-shown = ここは見るだけです
    .body = 「{ $button }」で先へ進みます。「{ $explore }」を選ぶと、好きな手を試せます。
only-choose = これは質問です
    .body = 盤の横の答えから1つ選んでください。
only-mark = まだです
    .body = 先に、盤の上に印をつけてください。
answer-wrong = もう一度考えましょう
answer-right = 正解
explored-captured = { COLOR($color) }が{ STONES($count) }を取りました
    .body = 手はいつでももどせます。レッスンにも、いつでももどれます。

## A game against the program

game-reply = { COLOR($color) }が{ POINT($reply) }に打ちました
game-reply-pass = { COLOR($color) }がパスをしました
    .body = 得をする手が見つからないようです。あなたもパスをすると、終局です。
game-habit-capture = { STONES($count) }を取りました。
game-habit-save = アタリにされた石を助けました。
game-habit-contain = 地の中に入ったあなたの石が、生きられないように打ちました。
game-habit-atari = あなたの石をアタリにしました。残り1つの呼吸点をさがしましょう。
game-habit-approach = あなたの石の呼吸点を1つふさぎました。
game-habit-close = まだ開いている境界に打ちました。
game-habit-fill = 両者のあいだの空いた点を埋めました。
game-habit-center = 中央に近い点に打ちました。
game-won = あなたの勝ちです
    .body = この対局の目標を達成しました。
game-lost = { COLOR($color) }の勝ちです
    .body = 最後の一手をもどして、ほかの手を試しましょう。
game-short = あと少し
    .body = 数えると勝っていますが、もっと得をする打ち方がありました。
game-undecided = 勝負がつきませんでした
game-lost-in-atari = { COLOR($color) }に{ POINT($chain) }の{ STONES($count) }を取られました。すでにアタリだったので、{ POINT($better) }に打って助けるところでした。
game-lost-in-atari-late = { COLOR($color) }に{ POINT($chain) }の{ STONES($count) }を取られました。アタリになったときには、もう助けられませんでした。一手早く、呼吸点を数えましょう。
game-lost-walked = { POINT($move) }に打ったあと、{ POINT($chain) }の石の呼吸点は残り1つでした。そこを{ COLOR($color) }にふさがれて、{ STONES($count) }を取られました。
game-lost-smaller = { POINT($move) }よりも{ POINT($better) }のほうが、{ SCORE($points) }ほど大きな手でした。
game-lost-smaller-pass = パスが早すぎました。{ POINT($better) }に打てば、まだ得をするところでした。
game-lost-should-pass = { POINT($move) }は得にならず、1目損をしました。パスのほうがよかったところです。
game-lost-off-line = { POINT($move) }に打つまでは、まだ勝負がついていませんでした。かわりに{ POINT($better) }を試しましょう。
