## Lesson worth_playing

rules_go_worth_close_n = 打つ価値のある手
rules_go_worth_close_c = あなたは{ COLOR($learner) }です。自分の石だけで囲んだ空いた点を地（じ）、地と地のさかい目を境界（きょうかい）といいます。あなたの境界には、すき間が1つあります。閉じましょう。
    .hint = 自分の石の壁を、盤の端から端までたどりましょう。壁が足りないのはどこですか。
    .right = { POINT($gap) }に打って境界が閉じ、その奥の点を守りました。{ COLOR($opponent) }には閉じるすき間がないので、{ POINT($other) }に打ちました。
    .wrong-neutral = { POINT($move) }は両方の色の石に接していて、地にはなりません。{ COLOR($opponent) }に{ POINT($gap) }と打たれ、{ POINT($behind) }で止めても、地の点が1つへります。
    .wrong-behind = { POINT($move) }に打てば{ COLOR($opponent) }は入れませんが、自分の地を1つ埋めてしまいます。{ POINT($gap) }なら、地はへりません。
    .wrong-elsewhere = { COLOR($opponent) }が{ POINT($gap) }から入ってきます。{ POINT($behind) }で止めても、地の点が1つへります。
    .rule = 片方の石だけで囲んだ空いた点は、その色の地です。境界のすき間を閉じる手には、打つ価値があります。

rules_go_worth_neutral_n = ダメ
rules_go_worth_neutral_c = { POINT($neutral) }は両方の色の石に接していて、だれの地にもなりません。このような点をダメといいます。ほかに得な手がないので、埋めましょう。
    .hint = 丸のついた点に打ちましょう。
    .right = あなたの地の広さは変わりません。ダメは得にならないので、対局が終わる前の、いちばん最後に埋めます。
    .wrong-inside = { POINT($move) }は自分の地なので、打つと地の点が1つへります。{ POINT($neutral) }なら、地はへりません。
    .wrong-visit = { POINT($move) }は{ COLOR($opponent) }の地なので、打った石は取られてしまいます。{ POINT($neutral) }がまだ空いています。
    .rule = 両方の色の石に接している点は、ダメです。だれの地にもならず、対局が終わる前に埋めます。
    .notes = 呼吸点のことをダメという本もありますが、ここでは、だれの地にもならない点だけをダメといいます。面積計算では、ダメも1目になります。「2つの数え方」の章で学びます。

rules_go_worth_inside_n = 自分の地の中
rules_go_worth_inside_c = 今度は、あなたが{ COLOR($learner) }です。境界はどこも閉じています。自分の地の中に打つとどうなるか、試してみましょう。
    .hint = 自分の石の壁の内側なら、どこでもかまいません。
    .right-title = 地が1つへりました
    .right = { POINT($move) }はあなたの地でしたが、自分の石で埋まりました。1つの点を1目（もく）と数えて、地は{ SCORE($white_territory) }になりました。
    .wrong-visit = { POINT($move) }は{ COLOR($opponent) }の壁の内側です。今は、自分の壁の内側に打ちましょう。
    .rule = 自分の地の中に打つと、地が1目へります。

rules_go_worth_last_n = 最後の1目
rules_go_worth_last_c = 「a」「b」「c」のうち、打つ価値があるのは1つだけです。見つけて、打ちましょう。
    .hint = 1つは境界のすき間、1つはダメ、1つは自分の地です。
    .right = 「b」で境界が閉じ、1目を守りました。「c」はダメで、「a」に打つと自分の地がへります。
    .wrong-neutral = 「c」はダメです。{ COLOR($opponent) }が{ POINT($gap) }から入り、{ POINT($behind) }で止めても1目損をします。
    .wrong-behind = { POINT($move) }に打てば{ COLOR($opponent) }は入れませんが、自分の地を1目埋めてしまいます。すき間そのものを閉じましょう。
    .wrong-inside = 「a」は自分の地で、打つと1目へります。そのうえ{ COLOR($opponent) }に{ POINT($gap) }から入られて、もう1目損をします。
    .wrong-elsewhere = { COLOR($opponent) }が{ POINT($gap) }から入ってきます。{ POINT($behind) }で止めても、1目損をします。

## Lesson game_end

rules_go_game_end_n = 終局
rules_go_game_end_c = 打ちたくないときは、パスができます。パスが2回つづくと終局（しゅうきょく）です。パスをしましょう。{ COLOR($opponent) }もパスをします。
    .hint = 碁盤のそばにある、パスのボタンを使いましょう。
    .right = 両者がパスをしました。最初の一手で始まった対局は、この2回のパスで終わりです。これから結果を数えます。
    .wrong-inside = { POINT($move) }は、もうあなたの石に囲まれたところです。打っても得はなく、囲んだ点が1つへるだけです。パスをしましょう。
    .wrong-visit = { POINT($move) }に打っても逃げるところがなく、最後は{ COLOR($opponent) }に取られます。パスをしましょう。
    .rule = 打つ代わりに、パスをしてもかまいません。対局は最初の一手で始まり、パスが2回つづくと終わります。

rules_go_game_end_early_n = 1回のパス
rules_go_game_end_early_c = 1回のパスでは終わりません。あなたは{ COLOR($learner) }です。{ COLOR($opponent) }のパスは早すぎました。境界の{ POINT($gap) }がまだ開いています。そこに打ちましょう。
    .hint = 開いているのは、丸のついた{ POINT($gap) }です。
    .right = { POINT($gap) }から、{ COLOR($opponent) }が地にしようとしていたところに入っていけます。早すぎるパスは損をします。
    .wrong-elsewhere = { COLOR($opponent) }が{ POINT($gap) }に打って境界を閉じました。もう入れません。
    .rule = 自分の番には打ってもよく、打たなくてもかまいません。1回パスをしても、相手はまだ打てます。

rules_go_game_end_close_n = もう終わり？
rules_go_game_end_close_c = ここでは、あなたが{ COLOR($learner) }です。パスをする前に、まだ開いている境界を閉じましょう。
    .hint = 自分の石の壁を、盤の端から端までたどりましょう。どこかにすき間はありませんか。
    .right = { POINT($gap) }であなたの境界が閉じ、{ COLOR($opponent) }も{ POINT($other) }を閉じました。これで空いた点は、すべてどちらかの地です。
    .wrong-early = 境界の{ POINT($gap) }が開いたままです。{ COLOR($opponent) }がそこに打って入ってきます。
    .wrong-behind = { POINT($move) }に打てば{ COLOR($opponent) }は入れませんが、{ POINT($gap) }に打たれて1目損をします。壁は、開いているところで閉じましょう。
    .wrong-push = { POINT($move) }は少し得ですが、{ COLOR($opponent) }が{ POINT($gap) }から入って、もっと得をします。

rules_go_game_end_pass_n = 2回のパス
rules_go_game_end_pass_c = 境界はどちらも閉じ、得になる手はもうありません。パスをしましょう。{ COLOR($opponent) }もパスをします。
    .hint = 碁盤のそばにある、パスのボタンを使いましょう。
    .right = パスが2回つづいて、終局しました。もう打つことはなく、空いた点を数えられます。
    .rule = パスが2回つづいたら、もう打てません。
    .wrong-inside = { POINT($move) }はあなたの地です。打つと、自分の地が1目へります。
    .wrong-visit = { POINT($move) }は{ COLOR($opponent) }の地です。打った石は最後に取られて、{ COLOR($opponent) }の得になります。
    .notes = 石1つで相手の地に入るのも自由なので、初心者が試してもかまいません。きちんと受けられると、アゲハマになるだけです。

## Lesson protect

rules_go_protect_atari_n = 手入れ
rules_go_protect_atari_c = { COLOR($opponent) }がダメの{ POINT($neutral) }を埋めたので、あなたの石が1つアタリになりました。見つけて、つなぎましょう。
    .hint = { POINT($stone) }の石の呼吸点を数えましょう。
    .right = { POINT($move) }に打って、{ POINT($stone) }の石が自分の壁とつながりました。必要になって自分の地の中に打つ、このような手を手入れ（ていれ）といいます。
    .wrong-elsewhere = { COLOR($opponent) }が{ POINT($gap) }に打って{ POINT($stone) }の石を取り、あなたの地の中に入ってきます。
    .rule = ダメが埋まると、そばの石があぶなくなることがあります。その石を守る手が、手入れです。
    .notes = 庭や道具の手入れと同じ言葉です。いたみそうなところを、先に直しておくのです。

rules_go_protect_cut_n = 切られそうな石
rules_go_protect_cut_c = { COLOR($opponent) }が{ POINT($neutral) }を埋めたので、印のついた石が切られそうです。切られると、自分の壁とつながれなくなり、取られます。守りましょう。
    .hint = { COLOR($opponent, form: "stone") }の石がどこに来ると、{ POINT($pair) }の石が味方とつながれなくなりますか。
    .right = { POINT($move) }に打って自分の地は1目へりましたが、{ POINT($pair) }の石はもう取られません。手入れをしないと、もっと大きな損をするところでした。
    .wrong-near = { COLOR($opponent) }が{ POINT($joint) }で切ります。その石をアタリにしても、{ COLOR($opponent) }が{ POINT($close) }に打って、先に{ POINT($pair) }の石を取ってしまいます。
    .wrong-elsewhere = { COLOR($opponent) }が{ POINT($joint) }で切ります。{ POINT($close) }にのびても、3子とも取られます。
    .rule = 手入れをすると、自分の地が1目へります。必要なときに打ちましょう。

rules_go_protect_forget_n = 手入れを忘れると
rules_go_protect_forget_c = ここでは、あなたが{ COLOR($learner) }です。{ COLOR($opponent) }は手入れを忘れて、パスをしました。印のついた石を切って、取りましょう。
    .hint = { COLOR($opponent) }がつなぎたいところで切りましょう。それから、印のついた石の最後の呼吸点をさがします。
    .right = { STONES($captured) }を取って、{ COLOR($opponent) }の地の中に入りました。手入れを1つ忘れただけで、これだけの損になります。
    .wrong-elsewhere = { POINT($pair) }の石はまだ残っていて、{ COLOR($opponent) }は助けることができます。切るところは{ POINT($joint) }です。

rules_go_protect_enough_n = 必要なときだけ
rules_go_protect_enough_c = ダメはすべて埋まりました。自分の壁を見わたしましょう。アタリの石も、切られそうな石もなければ、パスをしましょう。
    .hint = 壁の石は、どれもとなりの石と線でつながっています。あぶない石がなければ、碁盤のそばのパスのボタンを使いましょう。
    .right = { COLOR($opponent) }もパスをして、終局しました。このあとに打った手は数に入らないので、手入れはパスの前に済ませておきます。
    .wrong-inside = 壁に弱いところはないので、{ POINT($move) }は手入れになりません。自分の地が1目へるだけです。
    .wrong-visit = { POINT($move) }は{ COLOR($opponent) }の地です。打った石は最後に取られて、{ COLOR($opponent) }の得になります。
    .rule = ダメを埋める手と手入れは、2人がパスをする前に打ちます。そのあとの手は数に入りません。

## Lesson calculate

rules_go_calculate_result_n = 結果の数え方
rules_go_calculate_result_c = 終局したら、自分の地を数えます。取った石と、もう逃げられない相手の石も、1つ1目として加えます。{ COLOR($black) }が先に打った分、{ COLOR($white) }にはコミ{ SCORE($komi) }が加わります。
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
rules_go_calculate_prisoners_c = 死に石はすべてアゲハマに加わり、アゲハマは1つで1目になります。{ COLOR($black) }は地が{ SCORE($black_territory) }でアゲハマが{ STONES($black_prisoners) }、{ COLOR($white) }は地が{ SCORE($white_territory) }でアゲハマが{ STONES($white_prisoners) }です。コミを入れる前は、どちらが多いですか。
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

## Lesson disagree

rules_go_disagree_show_n = 意見が分かれたら
rules_go_disagree_show_c = 2人ともパスをしました。でも{ COLOR($opponent) }は、印のついた石は生きている、つまりだれにも取られないと言います。取れることを、盤の上で見せましょう。
    .hint = 印のついた石の呼吸点は、{ POINT($liberties) }の2つだけです。1つずつふさぎましょう。
    .right = { STONES($captured) }を取りました。{ COLOR($opponent) }には止められません。これは試しに打っただけなので、石はもとにもどし、だれも損をしません。
    .wrong-elsewhere = { POINT($chain) }の石は、まだ盤に残っています。{ POINT($liberties) }を両方ともふさぎましょう。
    .rule = だれにも取られない石は、生きています。意見が分かれたら、盤の上で試して、そのあと石をもとにもどします。
    .notes = 試しに打つときは、特別な決まりがあります。コウは、取り返す前に、そのコウのためのパスがいります。条文の章で学びます。

rules_go_disagree_dead_n = 答えが出た
rules_go_disagree_dead_c = 試した石をもとにもどしました。石の生き死にをこのように確かめることを、死活確認（しかつかくにん）といいます。死に石に印をつけましょう。
    .hint = さっき試したときに、あなたが取った石です。
    .right = { POINT($chain) }の石は、取られたものとして数えます。もう打たずに、そのまま取り上げます。
    .rule = 取れるとわかった石は、終局のあと、取られたものとして数えます。

rules_go_disagree_resume_n = 対局の再開
rules_go_disagree_resume_c = 2人がパスをしたあとで、{ COLOR($black) }が境界の{ POINT($gap) }のすき間に気づき、対局の再開（さいかい）を求めました。求めたほうは、先に打てません。次はどちらの番ですか。
    .hint = 再開を求めたのは{ COLOR($black) }です。
    .answer-black = { COLOR($black) }
    .answer-white = { COLOR($white) }
    .right = { COLOR($white) }は再開をことわれませんが、先に打てます。パスをしてもかまいません。
    .wrong-black = 求めたのは{ COLOR($black) }です。{ POINT($gap) }に打つにしても、ほかに打つにしても、先に打つのは{ COLOR($white) }です。
    .rule = パスが2回つづいたあとでも、対局の再開を求められます。先に打つのは、求められたほうです。

rules_go_disagree_first_n = 先に打つのはあなた
rules_go_disagree_first_c = あなたは{ COLOR($learner) }です。{ COLOR($opponent) }が再開を求めたので、あなたが先に打てます。いちばん得なところに打ちましょう。
    .hint = 両方の境界が、まだ開いているのはどこですか。
    .right = あなたが{ POINT($gap) }から入り、{ COLOR($opponent) }は{ POINT($answer) }で止めるしかありません。再開を求めるときは、相手に先に打たれたらどうなるかを考えましょう。
    .wrong-elsewhere = { COLOR($opponent) }が{ POINT($gap) }に打って境界を閉じました。もう入れません。

rules_go_disagree_resign_n = 投了
rules_go_disagree_resign_c = もう勝てないと思ったら、いつでも負けを認めて、対局を終えられます。これを投了（とうりょう）といいます。{ COLOR($black) }が投了すると、どちらの勝ちですか。
    .hint = 投了したほうの負けです。
    .answer-black = { COLOR($black) }
    .answer-white = { COLOR($white) }
    .answer-count = 数えて決める
    .right = その場で{ COLOR($white) }の勝ちになり、もう数えません。投了は、はずかしいことではありません。すぐに次の対局を始められます。
    .wrong-black = 投了したのは{ COLOR($black) }なので、{ COLOR($white) }の勝ちです。
    .wrong-count = もう数えません。{ COLOR($black) }が投了したので、{ COLOR($white) }の勝ちです。
    .rule = 投了は、いつでもできます。その場で相手の勝ちになります。

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
    .right = { COLOR($white) }の地は{ SCORE($white_territory) }です。

rules_go_simple_winner_n = 勝ったのはどちら
rules_go_simple_winner_c = 地は{ COLOR($black) }が{ SCORE($black_territory) }、{ COLOR($white) }が{ SCORE($white_territory) }で、{ COLOR($white) }にはコミが{ SCORE($komi) }あります。どちらの勝ちですか。
    .hint = { COLOR($white) }の目数にコミを足しましょう。
    .answer-black = { COLOR($black) }
    .answer-white = { COLOR($white) }
    .right = 合わせると{ COLOR($white) }は{ SCORE($white_score) }、{ COLOR($black) }は{ SCORE($black_score) }で、{ COLOR($white) }の勝ちです。
    .wrong-black = 地は{ COLOR($black) }のほうが多いのですが、コミを入れると{ COLOR($white) }は{ SCORE($white_score) }です。

rules_go_simple_result_n = 結果
rules_go_simple_result_c = どちらも石を取っていないので、{ COLOR($black) }は{ SCORE($black_score) }です。{ COLOR($white) }は地の{ SCORE($white_board) }とコミ{ SCORE($komi) }で{ SCORE($white_score) }になり、{ COLOR($winner) }の{ SCORE($margin) }勝ちです。
    .notes = 盤の上の数字は、それぞれの地の大きさです。表を見る前に、みんなで足してみましょう。

## Lesson complete

rules_go_complete_start_n = くわしい例
rules_go_complete_start_c = この対局では、おたがいに石を取りました。両者がパスをしたので、数えましょう。

rules_go_complete_dead_n = 死に石
rules_go_complete_dead_c = 「a」の石を見ましょう。{ COLOR($white) }はまだ、この石を助けられますか。死に石に印をつけましょう。
    .hint = 「a」の石の呼吸点は2つだけです。{ COLOR($black) }に囲まれて、逃げるところはありますか。
    .right = { COLOR($white) }がどう打っても、{ POINT($stones) }の石は取られます。死に石なので取り上げて、アゲハマに加えます。

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

## Lesson komi_tie

rules_go_komi_tie_close_n = コミと引き分け
rules_go_komi_tie_close_c = ほとんど差のない対局です。あなたは{ COLOR($learner) }です。最後に1つだけ開いている境界を、閉じましょう。
    .hint = 自分の石の壁を、盤の端までたどりましょう。石が入ってこられるのはどこですか。
    .right = { POINT($gap) }に打って、1目を守りました。では、数えましょう。
    .wrong-behind = { POINT($move) }に打てば{ COLOR($opponent) }は入れませんが、自分の地を1目埋めてしまいます。{ POINT($gap) }なら、地はへりません。
    .wrong-elsewhere = { COLOR($opponent) }が{ POINT($gap) }から入ってきます。{ POINT($behind) }で止めても、1目損をします。

rules_go_komi_tie_count_n = ちょうどのコミ
rules_go_komi_tie_count_c = この対局のコミは、ちょうど{ SCORE($komi) }です。{ COLOR($white) }の地を選びましょう。
    .hint = { COLOR($white) }の地は1か所で、{ COLOR($white, form: "stone") }の石の壁の内側にあります。
    .right = 地が{ SCORE($white_territory) }、コミが{ SCORE($komi) }で、合わせて{ SCORE($white_score) }です。

rules_go_komi_tie_result_n = 勝ったのはどちら
rules_go_komi_tie_result_c = { COLOR($black) }の地は{ SCORE($black_territory) }です。{ COLOR($white) }は地が{ SCORE($white_territory) }で、コミが{ SCORE($komi) }あります。どちらの勝ちですか。
    .hint = { COLOR($white) }の地にコミを足して、{ COLOR($black) }とくらべましょう。
    .answer-black = { COLOR($black) }
    .answer-white = { COLOR($white) }
    .answer-tie = どちらでもない
    .right = { COLOR($black) }は{ SCORE($black_score) }、{ COLOR($white) }も{ SCORE($white_score) }です。目数が同じときは引き分けで、持碁（ジゴ）ともいいます。
    .wrong-black = コミを入れると{ COLOR($white) }は{ SCORE($white_score) }です。{ COLOR($black) }は、それより多くありません。
    .wrong-white = コミを入れて{ COLOR($white) }は{ SCORE($white_score) }です。{ COLOR($black) }も、同じだけあります。
    .rule = 目数の多いほうが勝ちです。同じなら、引き分けです。

rules_go_komi_tie_half_n = 半目
rules_go_komi_tie_half_c = コミには、たいてい半目（はんもく）がついています。この対局は{ COLOR($black) }が{ SCORE($black_score) }、{ COLOR($white) }も{ SCORE($white_score) }です。コミが{ SCORE($komi) }より半目多かったら、どちらの勝ちですか。
    .hint = コミをもらうのはどちらですか。ふえた半目も、その側に入ります。
    .answer-black = { COLOR($black) }
    .answer-white = { COLOR($white) }
    .answer-tie = どちらでもない
    .right = { COLOR($white) }の半目勝ちになります。地やアゲハマに半目はないので、コミに半目がつけば、同じ目数にはなりません。
    .wrong-black = コミがつくのは{ COLOR($white) }なので、半目も{ COLOR($white) }に加わります。
    .wrong-tie = 今はどちらも{ SCORE($black_score) }です。{ COLOR($white) }に半目が加われば、差がつきます。
    .rule = コミに半目がつくと、引き分けになりません。

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

rules_go_handi_komi_n = 置き碁のコミ
rules_go_handi_komi_c = 置き碁のコミは{ SCORE($komi) }だけです。この対局では、地がどちらも{ SCORE($black_territory) }です。どちらの勝ちですか。
    .hint = 小さくても、{ COLOR($white) }にはコミが加わります。
    .answer-black = { COLOR($black) }
    .answer-white = { COLOR($white) }
    .answer-tie = 引き分け
    .right = { COLOR($winner) }は{ SCORE($white_score) }、{ COLOR($black) }は{ SCORE($black_score) }です。半目の差で、{ COLOR($winner) }の勝ちです。
    .wrong-black = { COLOR($black) }は{ SCORE($black_score) }、コミを入れた{ COLOR($white) }は{ SCORE($white_score) }です。
    .wrong-tie = 地は同じですが、{ COLOR($white) }にはコミ{ SCORE($komi) }が加わります。
    .rule = 置き碁のコミは{ SCORE($komi) }だけです。

## Ideas

rules_go_idea_worth_border = 境界を閉じる
rules_go_idea_worth_neutral = ダメ
rules_go_idea_worth_inside = 自分の地に打つ損
rules_go_idea_game_end_pass = パスと終局
rules_go_idea_game_end_one = 1回のパス
rules_go_idea_protect_move = 手入れ
rules_go_idea_protect_forgotten = 手入れを忘れた相手
rules_go_idea_protect_needed = 手入れがいらないとき
rules_go_idea_count_dead = 死に石
rules_go_idea_count_territory = 地を数える
rules_go_idea_count_prisoners = アゲハマを数える
rules_go_idea_count_komi = コミを加える
rules_go_idea_disagree_trial = 打って死活を確かめる
rules_go_idea_disagree_resume = 対局の再開
rules_go_idea_disagree_resign = 投了
rules_go_idea_komi_tie = 引き分けと半目
rules_go_idea_handi_even = 互先
rules_go_idea_handi_stones = 置き石
