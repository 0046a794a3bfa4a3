## Lesson capture_game

rules_go_capture_game_first_n = 石取りゲーム
rules_go_capture_game_first_c = 石取りゲームです。先に石を取ったほうが勝ちです。あなたは{ COLOR($learner) }で、一手ごとに{ COLOR($opponent) }が応じます。
    .hint = 呼吸点が2つの{ COLOR($opponent) }の石をさがしましょう。逃げ道になるほうの呼吸点をふさぎます。
    .right = { STONES($captured) }を取って、あなたの勝ちです。アタリのたびに{ COLOR($opponent) }の逃げ道が減り、最後はなくなりました。
    .notes = 相手の打ち方は、レッスンのファイルに順番に書いてあります。いつも同じように打つので、同じ対局をもう一度見せられます。

rules_go_capture_game_white_n = 色をかえて
rules_go_capture_game_white_c = 今度はあなたが{ COLOR($learner) }の番です。打つ前に、自分の石も見ましょう。呼吸点が1つしかない石はありませんか。
    .hint = つながった2つの石の呼吸点を、まず増やしておきましょう。
    .right = { STONES($captured) }を取って、あなたの勝ちです。自分の呼吸点を見ることも、同じくらい大切です。

rules_go_capture_game_seven_n = 7路盤で
rules_go_capture_game_seven_c = おたがいの石が切れています。あなたは{ COLOR($learner) }です。相手の石を1つ、盤の端へ追いかけましょう。
    .hint = 石の逃げ道が広いほうから、アタリにしましょう。
    .right = 端まで来ると、呼吸点はもう増えません。{ STONES($captured) }を取りました。

rules_go_capture_game_open_n = 広い盤面
rules_go_capture_game_open_c = 石が少ないので、あわてなくてもだいじょうぶです。先に囲んで、逃げられない形になってからアタリにしましょう。
    .hint = 相手の石のとなりに打つと、呼吸点が1つ減ります。外側から近づきましょう。
    .right = { STONES($captured) }を取りました。遠くから囲んだ石は、追いかけなくても取れます。

## Lesson capture_three

rules_go_capture_three_small_n = 3子取ったら勝ち
rules_go_capture_three_small_c = この対局は、石を3子取ったほうが勝ちです。1子取られても終わりではないので、1子あげて2子取るのもよい手です。
    .hint = おたがいに何子取れるかを数えましょう。得をする取り合いなら、進めてかまいません。
    .right = 最後に{ STONES($captured) }を取って、合わせて3子になりました。あなたの勝ちです。

rules_go_capture_three_seven_n = 大きいほうを取る
rules_go_capture_three_seven_c = あぶない石がいくつもあります。あなたは{ COLOR($learner) }です。石の多いほうをねらいましょう。
    .hint = 1つの石よりも、つながった2つの石のほうが大きな得になります。
    .right = 石の多いほうを取って、勝負が決まりました。

rules_go_capture_three_white_n = 助けるか、取るか
rules_go_capture_three_white_c = あなたは{ COLOR($learner) }です。石を助ける前に、相手の石を取って助けられないかを考えましょう。
    .hint = アタリにしてきた石を取れば、自分の石の呼吸点が増えます。
    .right = 3子取りました。取ることが、いちばんよい助け方になることがあります。

## Lesson endgame_seven

rules_go_endgame_two_n = 最後の一手
rules_go_endgame_two_c = ほとんどの境界が閉じました。このころの打ち方をヨセといいます。大事な手が1つ残っています。打ってから、パスをしましょう。
    .hint = 境界の石が1つ、アタリです。取られると何を失うでしょうか。
    .right = 石も境界も守れました。{ COLOR($winner) }の{ SCORE($margin) }勝ちです。

rules_go_endgame_four_n = 境界を閉じる
rules_go_endgame_four_c = 境界が1つ開いています。あなたは{ COLOR($learner) }です。いちばん得になる点で閉じて、パスをしましょう。
    .hint = 自分の壁を、盤の端までたどりましょう。
    .right = 境界が閉じて、もう得をする手はありません。{ COLOR($winner) }の{ SCORE($margin) }勝ちです。

rules_go_endgame_white_n = 大きいほうから
rules_go_endgame_white_c = 開いた境界が2つあり、あなたは{ COLOR($learner) }です。大きいほうに打ちましょう。もう1つは相手が打ちます。
    .hint = { COLOR($opponent) }が先に打ったら、どちらで多く損をしますか。
    .right = 大きいほうに先に打ったので、{ COLOR($winner) }の{ SCORE($margin) }勝ちです。

## Lesson endgame_nine

rules_go_nine_two_n = 終局の2手前
rules_go_nine_two_c = 「かんたんな例」で見た対局です。もうすぐ終局で、あなたは{ COLOR($learner) }です。必要な最後の一手を打って、パスをしましょう。
    .hint = アタリになっている自分の石はありませんか。
    .right = 2人ともパスをして終局です。{ COLOR($winner) }の{ SCORE($margin) }勝ちです。

rules_go_nine_six_n = 終局の6手前
rules_go_nine_six_c = 同じ対局の、少し前の盤面です。1手まちがえると負けになります。境界とアタリの石を、全部見わたしましょう。
    .hint = { COLOR($opponent) }が、盤の端の石を取ろうとしています。
    .right = 1目も損をしませんでした。{ COLOR($winner) }の{ SCORE($margin) }勝ちです。

rules_go_nine_eight_n = 終局の8手前
rules_go_nine_eight_c = もう少し前の盤面からです。境界が閉じる前なら、相手の地を減らしに行けます。
    .hint = 盤の端では、相手が応じなければならない手が残っていることがあります。
    .right = 終局まで打ちきりました。{ COLOR($winner) }の{ SCORE($margin) }勝ちです。

rules_go_nine_play_on_n = さあ、対局
rules_go_nine_play_on_c = ルールは全部わかりました。この盤で友だちと、またはコンピューターと、はじめから対局しましょう。9路盤なら、5分から10分で打てます。
    .notes = 13路盤や19路盤へ進む前に、9路盤で短い対局をたくさん打たせましょう。

## Ideas

rules_go_idea_capture_game = 石取りゲームに勝つ
rules_go_idea_capture_more = 損より得の多い取り合い
rules_go_idea_endgame_last = 終局前の最後の手
rules_go_idea_endgame_larger = 大きい手を先に
