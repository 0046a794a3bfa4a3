## Lesson game_end

rules_go_game_end_n = 終局
rules_go_game_end_c = 打ちたくないときは、パスができます。パスが2回つづくと終局（しゅうきょく）です。パスをしましょう。{ COLOR($opponent) }もパスをします。
    .hint = 碁盤のそばにある、パスのボタンを使いましょう。
    .right = 両者がパスをして、終局しました。これから結果を数えます。
    .wrong-inside = { POINT($move) }は、もうあなたの石に囲まれたところです。打っても得はなく、囲んだ点が1つへるだけです。パスをしましょう。
    .wrong-visit = { POINT($move) }に打っても、石の生きる余地がなく、最後は{ COLOR($opponent) }に取られます。パスをしましょう。
    .rule = 打ちたくないときは、パスができます。パスが2回つづくと対局が止まり、どの石が死んでいるかを両者で確かめます。

rules_go_game_end_early_n = 1回のパス
rules_go_game_end_early_c = 1回のパスでは終わりません。あなたは{ COLOR($learner) }です。{ COLOR($opponent) }のパスは早すぎました。境界の{ POINT($gap) }がまだ開いています。そこに打ちましょう。
    .hint = 開いているのは、丸のついた{ POINT($gap) }です。
    .right = { POINT($gap) }から{ COLOR($opponent) }の地（じ）、つまり{ COLOR($opponent) }が囲もうとしていたところに入っていけます。早すぎるパスは損をします。
    .wrong-elsewhere = { COLOR($opponent) }が{ POINT($gap) }に打って境界を閉じました。もう入れません。

rules_go_game_end_close_n = もう終わり？
rules_go_game_end_close_c = 同じ盤面で、今度はあなたが{ COLOR($learner) }です。パスをする前に、まだ開いている境界を閉じましょう。
    .hint = 自分の石の壁を、盤の端から端までたどりましょう。どこかにすき間はありませんか。
    .right = { POINT($gap) }であなたの境界が閉じ、{ COLOR($opponent) }も{ POINT($other) }を閉じました。これで空いた点は、すべてどちらかの地です。
    .wrong-early = 境界の{ POINT($gap) }が開いたままです。{ COLOR($opponent) }がそこに打って入ってきます。
    .wrong-behind = { POINT($move) }に打てば{ COLOR($opponent) }は入れませんが、{ POINT($gap) }に打たれて1目損をします。壁は、開いているところで閉じましょう。
    .wrong-push = { POINT($move) }は少し得ですが、{ COLOR($opponent) }が{ POINT($gap) }から入って、もっと得をします。

rules_go_game_end_pass_n = 2回のパス
rules_go_game_end_pass_c = 境界はどちらも閉じ、得になる手はもうありません。パスをしましょう。{ COLOR($opponent) }もパスをします。
    .hint = 碁盤のそばにある、パスのボタンを使いましょう。
    .right = パスが2回つづいて、終局しました。空いた点を数えられます。
    .wrong-inside = { POINT($move) }はあなたの地です。打つと、自分の地が1目へります。
    .wrong-visit = { POINT($move) }は{ COLOR($opponent) }の地です。打った石は最後に取られて、{ COLOR($opponent) }の得になります。
    .notes = 石1つで相手の地に入るのも自由なので、初心者が試してもかまいません。きちんと受けられると、アゲハマになるだけです。

## Lesson calculate

rules_go_calculate_result_n = 結果の数え方
rules_go_calculate_result_c = 終局したら、囲んだところの空いた点、つまり地（じ）を数えます。取った石と取れるはずの石も、1つ1目（もく）として加えます。{ COLOR($black) }が先に打った分、{ COLOR($white) }にはコミ{ SCORE($komi) }が加わります。
    .rule = 自分の石で囲んだ空いた点が、自分の地です。1つの点を1目と数えます。
    .notes = 日本の数え方（地を数える方法）です。アゲハマは碁盤のそばに置きますが、このレッスンでは数で示しています。

rules_go_calculate_dead_n = 死に石
rules_go_calculate_dead_c = もう取られるしかない石を、死に石といいます。この盤の死に石に印をつけましょう。
    .hint = 相手の地の奥に、ぽつんと残った石をさがしましょう。
    .right = { POINT($stone) }の石は、どちらが先に打っても助かりません。もう打たなくても、このまま取り上げます。
    .rule = もう取られるしかない石は、死に石です。終局したら、そのまま取り上げます。

rules_go_calculate_black_n = { COLOR($black) }の地
rules_go_calculate_black_c = { COLOR($black) }が囲んだ地を、すべて選びましょう。死に石の下の点も地に数えます。
    .hint = { COLOR($black) }の地は2か所です。片方には、{ POINT($stone) }の死に石があります。
    .right = { COLOR($black) }の地は{ SCORE($black_territory) }です。{ POINT($stone) }の石の下の点も入っています。盤の数字は、それぞれの地の目数です。

rules_go_calculate_white_n = { COLOR($white) }の地
rules_go_calculate_white_c = 今度は{ COLOR($white) }の地をすべて選びましょう。
    .hint = { COLOR($white) }の地は2か所です。大きな地と、盤の端の小さな地があります。
    .right = { COLOR($white) }の地は{ SCORE($white_territory) }、{ COLOR($black) }の地は{ SCORE($black_territory) }です。

rules_go_calculate_prisoners_n = アゲハマ
rules_go_calculate_prisoners_c = 死に石はアゲハマに加わり、アゲハマは1つで1目になります。{ COLOR($black) }は地が{ SCORE($black_territory) }でアゲハマが{ STONES($black_prisoners) }、{ COLOR($white) }は地が{ SCORE($white_territory) }でアゲハマが{ STONES($white_prisoners) }です。コミを入れる前は、どちらが多いですか。
    .hint = それぞれの地とアゲハマを足しましょう。
    .answer-black = { COLOR($black) }
    .answer-white = { COLOR($white) }
    .answer-even = 同じ
    .right = { COLOR($black) }は{ SCORE($black_score) }で、{ COLOR($white) }より1目多くなりました。でも、コミがまだです。
    .wrong-white = アゲハマはどちらも{ STONES($black_prisoners) }で、地は{ COLOR($black) }のほうが多いのです。
    .wrong-even = アゲハマは同じですが、地は{ COLOR($black) }が{ SCORE($black_territory) }、{ COLOR($white) }は{ SCORE($white_territory) }だけです。
    .rule = アゲハマは1つで1目です。相手の死に石も、アゲハマに加えます。
    .notes = 本物の碁盤では、アゲハマを同じ色の地に埋めて数えます。その分だけ目数が引かれるので、差は同じになります。

rules_go_calculate_komi_n = コミ
rules_go_calculate_komi_c = コミ{ SCORE($komi) }を入れると、{ COLOR($white) }は{ SCORE($white_score) }、{ COLOR($black) }は{ SCORE($black_score) }で、{ COLOR($winner) }の{ SCORE($margin) }勝ちです。
    .rule = { COLOR($black) }が先に打つ分、{ COLOR($white) }にはコミが加わります。
    .notes = コミに半目がつくので、引き分けはありません。

## Lesson simple

rules_go_simple_start_n = 簡単な例
rules_go_simple_start_c = {""}

rules_go_simple_black_n = 一方を数える
rules_go_simple_black_c = この対局は終わりました。取られた石はありません。{ COLOR($black) }の地をすべて選びましょう。
    .hint = { COLOR($black) }の地は3か所です。大きな地、小さな地、1目だけの地があります。
    .right = { COLOR($black) }の地は{ SCORE($black_territory) }です。

rules_go_simple_white_n = もう一方を数える
rules_go_simple_white_c = 今度は{ COLOR($white) }の地をすべて選びましょう。
    .hint = { COLOR($white) }の地も3か所です。いちばん小さいのは、自分の石のあいだの1目です。
    .right = { COLOR($white) }の地は、盤の上で{ SCORE($white_territory) }です。

rules_go_simple_winner_n = 勝ったのはどちら
rules_go_simple_winner_c = 盤の上では{ COLOR($black) }が{ SCORE($black_territory) }、{ COLOR($white) }が{ SCORE($white_territory) }で、{ COLOR($white) }にはコミが{ SCORE($komi) }あります。どちらの勝ちですか。
    .hint = { COLOR($white) }の目数にコミを足しましょう。
    .answer-black = { COLOR($black) }
    .answer-white = { COLOR($white) }
    .right = 合わせると{ COLOR($white) }は{ SCORE($white_score) }、{ COLOR($black) }は{ SCORE($black_score) }で、{ COLOR($white) }の勝ちです。
    .wrong-black = 盤の上では{ COLOR($black) }が多いのですが、コミを入れると{ COLOR($white) }は{ SCORE($white_score) }です。

rules_go_simple_result_n = 結果
rules_go_simple_result_c = どちらも石を取っていないので、{ COLOR($black) }は{ SCORE($black_score) }です。{ COLOR($white) }は盤の上の{ SCORE($white_board) }とコミ{ SCORE($komi) }で{ SCORE($white_score) }になり、{ COLOR($winner) }の{ SCORE($margin) }勝ちです。
    .notes = 盤の上の数字は、それぞれの地の大きさです。表を見る前に、みんなで足してみましょう。

## Lesson complete

rules_go_complete_start_n = くわしい例
rules_go_complete_start_c = この対局では、おたがいに石を取りました。両者がパスをしたので、数えましょう。

rules_go_complete_dead_n = 死に石
rules_go_complete_dead_c = 「a」の石を見ましょう。{ COLOR($white) }はまだ、この石を助けられますか。死に石に印をつけましょう。
    .hint = 「a」の石の呼吸点は2つだけです。{ COLOR($black) }に囲まれて、逃げるところはありますか。
    .right = { COLOR($white) }がどう打っても、{ POINT($stones) }の石は取られます。取り上げて、アゲハマに加えます。

rules_go_complete_black_n = 一方を数える
rules_go_complete_black_c = { COLOR($black) }の地をすべて選びましょう。死に石の下の点も地に入ります。
    .hint = { COLOR($black) }の地は5か所です。そのうち2か所は1目だけです。
    .right = { COLOR($black) }の地は、{ POINT($stones) }の石の下の点も入れて{ SCORE($black_territory) }です。

rules_go_complete_white_n = もう一方を数える
rules_go_complete_white_c = 今度は{ COLOR($white) }の地をすべて選びましょう。
    .hint = { COLOR($white) }の地は4か所です。そのうち2か所は1目だけです。
    .right = { COLOR($white) }の地は{ SCORE($white_territory) }です。

rules_go_complete_result_n = 結果
rules_go_complete_result_c = { COLOR($black) }は地が{ SCORE($black_territory) }、取った石が{ STONES($black_prisoners) }、「a」の死に石が{ STONES($black_dead) }で、合わせて{ SCORE($black_score) }です。{ COLOR($white) }は地が{ SCORE($white_territory) }、取った石が{ STONES($white_prisoners) }、コミが{ SCORE($komi) }で、合わせて{ SCORE($white_score) }です。{ COLOR($winner) }の{ SCORE($margin) }勝ちになります。
    .notes = 死に石は2目になります。アゲハマとして1目、その下の地が1目です。取られた石は、もう盤の上にありません。

rules_go_complete_ways_n = 3つの数え方
rules_go_complete_ways_c = 同じ一局を、3つの方法で数えます。地で数える、アゲハマを埋めて数える、石と地で数える。それぞれ見てみましょう。
    .notes = 日本ではアゲハマを埋めて地を数え、中国では石と地を合わせて数えます。差はなぜ同じなのか、ちがうときは何がそうさせるのか、みんなに聞いてみましょう。

## Lesson even_handi

rules_go_even_handi_n = 互先と置き碁
rules_go_even_handi_c = 互先（たがいせん）では{ COLOR($black) }が先に打ち、その分、{ COLOR($white) }にコミ{ SCORE($komi) }がつきます。最初の一手を打ちましょう。
    .hint = 碁盤には何もないので、どの点にも打てます。
    .right = { POINT($move) }から始まりました。先に打つ有利さを、コミで埋め合わせます。

rules_go_handi_two_n = 置き石
rules_go_handi_two_c = 力に差があるときは、弱いほうが{ COLOR($black) }を持ち、置き石を2つから9つ置いて始めます。これを置き碁といいます。ここでは2つです。どちらの番ですか。
    .hint = 置き石は、最初の一手の代わりです。
    .answer-black = { COLOR($black) }
    .answer-white = { COLOR($white) }
    .right = 置き石のあとは、{ COLOR($white) }から打ちます。
    .wrong-black = { COLOR($black) }の置き石はもう並んでいて、最初の一手の代わりになっています。今度は{ COLOR($white) }が打ちます。
    .rule = 置き石は最初の一手の代わりです。次は{ COLOR($white) }が打ちます。

rules_go_handi_nine_n = 9つの置き石
rules_go_handi_nine_c = 置き石は、いちばん多くて9つです。ここでは大きな19路盤を使います。あなたは{ COLOR($learner) }です。好きなところから始めましょう。
    .hint = 空いた点なら、どこでもかまいません。
    .right = { POINT($move) }から始まりました。置き石の数がちょうどよければ、どちらにも勝つチャンスがあります。
    .notes = 19路盤では、段級位の差1つにつき置き石1つが目安です。小さな碁盤では、置き石1つがもっと大きな力になります。

rules_go_handi_komi_n = 半目
rules_go_handi_komi_c = 置き碁のコミは{ SCORE($komi) }だけです。この対局では、地がどちらも{ SCORE($black_territory) }です。どちらの勝ちですか。
    .hint = 小さくても、{ COLOR($white) }にはコミが加わります。
    .answer-black = { COLOR($black) }
    .answer-white = { COLOR($white) }
    .answer-tie = 引き分け
    .right = { COLOR($winner) }は{ SCORE($white_score) }、{ COLOR($black) }は{ SCORE($black_score) }です。半目の差で、{ COLOR($winner) }の勝ちです。
    .wrong-black = { COLOR($black) }は{ SCORE($black_score) }、コミを入れた{ COLOR($white) }は{ SCORE($white_score) }です。
    .wrong-tie = 盤の上では同じですが、{ COLOR($white) }にはコミ{ SCORE($komi) }が加わります。
    .rule = 置き碁のコミは{ SCORE($komi) }だけです。
