## Lesson article_1

rules_go_article_1_first_n = 第1〜3条：対局
rules_go_article_1_first_c = 1989年の日本囲碁規約（きやく）は、14の条文でできています。第1条によると、対局は地の多さを競うもので、最初の一手で始まります。好きな点に打ちましょう。
    .hint = 碁盤には何もありません。どの交点にも打てます。
    .right = { POINT($move) }の一手で、対局が始まりました。両者がつづけてパスをするまでが対局です。
    .rule = 対局は、地の多さを競うものです。最初の一手から、両者がつづけてパスをするまでが対局です。
    .notes = 日本棋院と関西棋院が、1989年に施行したルールです。ここでは条文を写さず、やさしい言葉で書いています。

rules_go_article_1_right_n = 打つのは権利
rules_go_article_1_right_c = 第2条によると、両者は交互に打ちます。打つのは権利（けんり）で、打たなくてもかまいません。{ COLOR($opponent) }はパスをしました。あなたは打って、境界を閉じましょう。
    .hint = 自分の壁を、盤の端から端までたどりましょう。丸のついた点が開いています。
    .right = { POINT($gap) }で境界が閉じました。{ COLOR($opponent) }は先に打つこともできました。打つかどうかは自由です。
    .wrong-pass = 両者がパスをしたので、対局が止まりました。あなたの境界は、{ POINT($gap) }が開いたままです。
    .wrong-behind = { COLOR($opponent) }に{ POINT($gap) }と打たれて、そこの1目を失います。壁は、開いているところで閉じましょう。
    .wrong-elsewhere = { COLOR($opponent) }が{ POINT($gap) }に打って、あなたの地に入ってきます。
    .rule = 両者は交互に打ちます。打つのは権利なので、使わずにパスをしてもかまいません。

rules_go_article_1_stop_n = 対局の停止
rules_go_article_1_stop_c = { COLOR($opponent) }がまたパスをしました。得になる手は、もうありません。あなたもパスをしましょう。
    .hint = 碁盤のそばにある、パスのボタンを使いましょう。
    .right = パスが2回つづいて、対局が止まりました。これを対局の停止（ていし）といいます。第2条によると、もう打てません。
    .wrong-inside = { POINT($move) }はあなたの地です。打つと、自分の地が1目へります。
    .wrong-visit = { POINT($move) }は{ COLOR($opponent) }の地です。打った石は生きられず、取られるだけです。
    .rule = パスが2回つづくと、対局の停止です。そのあとは打てません。

rules_go_article_1_points_n = 盤の点
rules_go_article_1_points_c = 第3条によると、碁盤は縦横19路で、点は361あります。石のある点と、空いた点があります。石のある{ POINT($played) }に打ってみましょう。
    .hint = 丸のついた{ POINT($played) }に打ってみましょう。
    .right = 打てるのは空いた点だけです。{ POINT($played) }は、石があるあいだ、どちらも打てません。
    .rule = 碁盤は縦横19路で、点は361あります。打てるのは空いた点だけです。

rules_go_article_1_sizes_n = ほかの大きさ
rules_go_article_1_sizes_c = 両者がよければ、縦横5路のこの碁盤のように、ほかの大きさでもかまいません。この碁盤に、点はいくつありますか。
    .hint = どの線も、ほかの5本の線と交わっています。交わる点を数えましょう。
    .answer-squares = 16
    .answer-points = 25
    .answer-full = 361
    .right = 縦5本と横5本の線が交わるので、点は25です。ほかのルールは、どの碁盤でも同じです。
    .wrong-squares = それはマスの数です。石は線の交わる点に打ち、盤の端の点も数えます。
    .wrong-full = それは19路盤の点の数です。この碁盤の、線の交わる点を数えましょう。

## Lesson article_4

rules_go_article_4_where_n = 第4・5条：石の存在
rules_go_article_4_where_c = 第4条によると、つながった石は、となりに空いた点があるあいだだけ、盤の上に存在できます。「a」「b」「c」のうち、打てるのはどれですか。
    .hint = 打った石は、どの石とつながりますか。そのどれかのとなりに、空いた点はありますか。
    .right = { POINT($move) }のとなりに空いた点はありませんが、{ POINT($chain) }の石とつながります。その石のとなりには空いた点があるので、存在できます。
    .wrong-elsewhere = 打ってみるのは、文字のついた{ POINT($labeled) }のどれかです。
    .rule = つながった石は、となりに空いた点があるあいだ、盤の上に存在できます。
    .notes = 「a」では1子の、「b」ではつながった2子のとなりに空いた点がなくなるので、打てません。両方とも、みんなに試してもらいましょう。

rules_go_article_4_both_n = 取り上げる石
rules_go_article_4_both_c = 第5条によると、一手打ったら、呼吸点のなくなった相手の石をすべて取り上げます。印のついた石を、一手で両方取りましょう。
    .hint = 2つの石に共通する、最後の呼吸点はどこですか。
    .right = { POINT($corner) }に打ったときは、あなたの石にも呼吸点がありません。でも、石を取り上げるまでが一手です。{ STONES($captured) }が消えて、呼吸点ができました。
    .wrong-elsewhere = { POINT($stones) }の石はまだ残っています。両方のとなりにある空いた点を、1つ見つけましょう。
    .rule = 呼吸点のなくなった相手の石を取り上げます。取り上げるまでが一手です。

rules_go_article_4_whose_n = どちらの石？
rules_go_article_4_whose_c = あなたの石と{ COLOR($opponent) }の石に印がついています。「a」は、どちらにも最後の呼吸点です。あなたが「a」に打つと、取り上げるのはどちらの石ですか。
    .hint = 第5条で取り上げるのは、片方の石だけです。どちらでしょうか。
    .answer-mine = 自分の石
    .answer-theirs = { COLOR($opponent) }の石
    .answer-both = 両方
    .right = まず{ POINT($theirs) }の石を取り上げます。すると、あなたの石にまた呼吸点ができます。
    .wrong-mine = 取り上げるのは相手の石、{ POINT($theirs) }です。すると、あなたの石のとなりが空きます。
    .wrong-both = { POINT($theirs) }の石を取り上げると、あなたの石にはまた呼吸点ができるので、盤に残ります。

rules_go_article_4_take_n = 先に打ったほうが取る
rules_go_article_4_take_c = では、打ってみましょう。印のついた{ POINT($stone) }の石を取ります。
    .hint = 「a」の{ POINT($last) }に打ちましょう。
    .right = { STONES($captured) }を取って、あなたの石にまた呼吸点ができました。先に{ COLOR($opponent) }が{ POINT($last) }に打っていたら、取られたのは{ POINT($mine) }の石です。
    .wrong-elsewhere = { COLOR($opponent) }に先に{ POINT($last) }と打たれて、{ POINT($mine) }の石を取られます。
    .rule = 一手打ったら、まず相手の石を取り上げます。そのあとで、自分の石に呼吸点ができることもあります。

## Lesson article_6

rules_go_article_6_shape_n = 第6条：コウ
rules_go_article_6_shape_c = 第6条では、おたがいに1子ずつ取り返せる形をコウといいます。ここでは3か所で石を取れます。コウを取りましょう。
    .hint = 取ったあと、打ったその1子だけを{ COLOR($opponent) }に取り返されるのは、どれですか。
    .right = { POINT($take) }のあなたの石も、今はアタリです。取り返すと前の盤面にもどるので、これはコウです。
    .wrong-single = { POINT($move) }に打って{ POINT($single) }の石を取れますが、打った石はアタリではありません。すぐには取り返されないので、コウではありません。
    .wrong-pair = { POINT($move) }に打って、{ POINT($pair) }の石を取れます。でも、コウで取り合うのは1子ずつです。
    .wrong-elsewhere = 何も取れません。印のついた{ POINT($single) }の石、{ POINT($pair) }の石、{ POINT($ko) }の石がアタリです。
    .rule = おたがいに1子ずつ取り返せる形が、コウです。コウは、次の一手で取り返せません。

rules_go_article_6_retake_n = すぐに取り返すと
rules_go_article_6_retake_c = 今度は、あなたが{ COLOR($learner) }です。{ POINT($ko) }に打って、すぐにコウを取り返してみましょう。
    .hint = 丸のついた{ POINT($ko) }に打ってみましょう。
    .right = ここでは、打てないようになっています。本当の対局では、コウをすぐに取り返したほうの負けです。
    .rule = コウを次の一手で取り返すと、その場で負けです。
    .notes = この手を禁じるのが第6条で、打つとどうなるかを決めるのが第14条です。勝敗を確認する前に気づけば、ルールを破ったほうの負けです。

rules_go_article_6_threat_n = コウ立て
rules_go_article_6_threat_c = あなたは{ COLOR($learner) }で、{ COLOR($opponent) }が{ POINT($take) }に打ってコウを取ったところです。まず、{ COLOR($opponent) }が応じるしかないコウ立てを打ち、それからコウを取り返しましょう。
    .hint = 印のついた石の呼吸点は2つで、片方なら、打った石を取られません。2手目でコウを取りましょう。
    .right = { COLOR($opponent) }は{ POINT($chain) }の石を助けるしかなく、そのあと、あなたはコウを取り返せました。
    .wrong-gift = { POINT($move) }に打てば{ POINT($chain) }の石はアタリですが、{ COLOR($opponent) }に{ POINT($helper) }と打たれて取られます。もう片方の呼吸点に打ちましょう。
    .wrong-elsewhere = { COLOR($opponent) }が{ POINT($ko) }につないで、コウは終わります。もう取り返せません。
    .rule = 相手が応じるしかない、ほかのところへの一手がコウ立てです。そのあとなら、コウを取り返せます。

rules_go_article_6_cycle_n = 第6条で打てる手
rules_go_article_6_cycle_c = コウが3つあり、{ COLOR($opponent) }が{ POINT($first) }に打って1つ取りました。第6条で打てないのは、すぐに取り返す手だけです。あなたは次の3手で、コウを1つずつ取りましょう。
    .hint = { POINT($kos) }の順に取れます。すぐに取り返せないのは、{ COLOR($opponent) }が取ったばかりのコウだけです。
    .right = 盤面全体が、{ POINT($first) }と打たれる前と同じになりました。スーパーコウなら打てませんが、第6条では打てます。どう終わるかは、第12条で学びます。
    .wrong-elsewhere = { POINT($long) }のあなたの石は、呼吸点が残り1つです。{ COLOR($opponent) }にふさがれる前に、{ POINT($kos) }のどれかでコウを取りましょう。
    .rule = 第6条では、もっと長いくり返しは打てます。前と同じ盤面にもどってもかまいません。

## Lesson article_7_life

rules_go_article_7_life_answer_n = 第7条：活き石と死に石
rules_go_article_7_life_answer_c = 第7条では、相手が先に打っても取られない石を、活き石（いきいし）といいます。{ COLOR($opponent) }が先に{ POINT($attack) }に打ちました。{ POINT($chain) }の石が取られないように打ちましょう。
    .hint = 中の空いた点は{ POINT($space) }でした。残った点を、2つの眼に分けましょう。
    .right = { POINT($move) }に打って、眼が2つできました。この石は攻められる前から活き石で、手入れはいらなかったのです。
    .wrong-beside = { COLOR($opponent) }に{ POINT($key) }と打たれて、眼が1つしか残りません。
    .wrong-elsewhere = { COLOR($opponent) }に{ POINT($key) }にも打たれて、眼が1つしか残りません。
    .rule = 相手が先に打っても取られない石は、活き石です。活き石でない石は、死に石です。

rules_go_article_7_life_square_n = 先に打っても死に石
rules_go_article_7_life_square_c = あなたは{ COLOR($learner) }です。{ COLOR($opponent) }が先に{ POINT($try) }に打ち、四角いふところに眼を2つ作ろうとしています。それを防げる点は1つだけです。そこに打ちましょう。
    .hint = 中に残った空いた点は3つです。ほかの2つのどちらともとなり合う点はどれですか。
    .right = 眼1つでは足りず、{ POINT($chain) }の石は取られます。活き石ではないので、死に石です。
    .wrong-aside = { COLOR($opponent) }に{ POINT($key) }と打たれて石を取られ、眼が2つできます。
    .wrong-elsewhere = { COLOR($opponent) }に{ POINT($key) }と打たれて、眼が2つできます。

rules_go_article_7_life_mark_n = 死に石はどれ
rules_go_article_7_life_mark_c = 囲まれた{ COLOR($black, form: "stone") }の石が4組あります。第7条で死に石になるものに、すべて印をつけましょう。
    .hint = { COLOR($white) }が先に打っても、まだ眼が2つできますか。1組ずつ考えましょう。
    .right = 眼が{ POINT($eyes) }の2つあるのは、{ POINT($chain) }の石だけです。ほかの石には、多くても1つしかできません。

rules_go_article_7_life_back_n = 取られたあとの石
rules_go_article_7_life_back_c = { COLOR($opponent) }が{ POINT($taker) }に打って、{ POINT($stone) }のあなたの石を取りました。それでも、もう取られない石、つまり新しく生きる石を打てるなら、第7条では活き石です。打ちましょう。
    .hint = { POINT($chain) }の石の呼吸点は、残り1つです。
    .right = { STONES($captured) }を取って、新しく生きる石ができました。だから、{ POINT($stone) }の石ははじめから活き石だったのです。
    .wrong-elsewhere = { POINT($chain) }の石はアタリのままです。最後の呼吸点は、あなたの石があった{ POINT($stone) }です。
    .rule = 取られても、そのあとに新しく生きる石を打てるなら、その石は活き石です。

rules_go_article_7_life_which_n = 取られても活き石
rules_go_article_7_life_which_c = { POINT($stone) }の石も、{ POINT($chain) }の石もアタリです。第7条で死に石になるほうに、印をつけましょう。
    .hint = { POINT($taker) }に打って{ POINT($stone) }の石を取ると、次に何を取り返されますか。
    .right = { POINT($chain) }の石は助かりません。{ POINT($stone) }の石を取っても、同じ点に新しい石を打たれて、全部取られます。
    .notes = 1子のほうは取られますが、それでも第7条では活き石です。死に石だと思いやすいところなので、みんなで話し合いましょう。

## Lesson article_7_new_stone

rules_go_article_7_new_stone_four_n = 第7条：ふしぎな隅
rules_go_article_7_new_stone_four_c = この隅は、第7条の例として知られる、古くからの形です。{ COLOR($opponent) }が{ POINT($taker) }に打って、4子を取りました。新しく生きる石を打ちましょう。
    .hint = { POINT($pair) }の石が味方とつながれないように、アタリにしましょう。
    .right = { POINT($pair) }の石はアタリから逃げられないので、{ POINT($move) }の石は取られません。だから、取られた4子は活き石です。
    .wrong-corner = { COLOR($opponent) }が{ POINT($new) }につなぎます。あなたの石は、せまくて生きられません。
    .wrong-elsewhere = { COLOR($opponent) }が{ POINT($new) }につなぎます。ここにはもう、新しく生きる石を打てません。
    .notes = 「取らず三目（さんもく）」という形です。むかしは、打って取らなくても、一方の3目と決められていました。

rules_go_article_7_new_stone_one_n = 逆の場合
rules_go_article_7_new_stone_one_c = ここでは、あなたが{ COLOR($learner) }です。{ COLOR($opponent) }が{ POINT($taker) }に打って、あなたの1子を取りました。取り返しましょう。
    .hint = { POINT($chain) }の石の呼吸点は残り1つ、あなたの石があった点です。
    .right = { STONES($captured) }を取りました。空いたところに、新しく生きる石を打てます。だから、取られた1子も活き石です。
    .wrong-elsewhere = { COLOR($opponent) }が、あなたの石のあった点を埋めます。{ POINT($chain) }の石は助かり、もう取り返せません。
    .notes = 新しく生きる石は、取られた石と同じ点になくてもかまいません。どこまではなれてよいかは、ルールの研究者のあいだで意見が分かれます。ここでは、公式の例のとおりにしました。

rules_go_article_7_new_stone_both_n = どちらも打たないと
rules_go_article_7_new_stone_both_c = 「a」に打てば、どちらからでも石を取れます。でも、取られた側には新しく生きる石ができます。印のついた石のうち、死に石はどれですか。
    .hint = 取ったあと、相手に何ができたでしょうか。4子と1子の両方を思い出しましょう。
    .answer-four = 4子のほう
    .answer-one = 1子のほう
    .answer-neither = どちらでもない
    .right = 印のついた石はどれも活き石で、「a」はだれの地でもありません。公式の例では、これをセキとしています。
    .wrong-four = { POINT($four) }の4子を{ POINT($last) }から取っても、相手に新しく生きる石ができます。だから活き石です。
    .wrong-one = { POINT($one) }の石を{ POINT($last) }から取ると、5子を取り返されます。だから活き石です。

## Lesson article_7_ko

rules_go_article_7_ko_take_n = 第7条：死活確認のコウ
rules_go_article_7_ko_take_c = 対局の停止のあと、どの石が死に石かを打って試すのが、死活確認（しかつかくにん）です。あなたは{ COLOR($learner) }です。{ POINT($chain) }の石が死に石だと示すために、まずコウを取りましょう。
    .hint = { POINT($ko) }の石の呼吸点は残り1つ、{ POINT($take) }です。
    .right = コウを取ったので、次の一手で{ POINT($chain) }の石を取れます。このように、すぐに決着がつくコウを本コウ（ほんコウ）といいます。
    .wrong-elsewhere = { COLOR($opponent) }が{ POINT($key) }に打って{ POINT($single) }の石を取り、生きてしまいます。
    .rule = 対局の停止のあとは、打って死活を確かめられます。試した手は、対局の手に数えません。

rules_go_article_7_ko_ban_n = ここでは取り返せない
rules_go_article_7_ko_ban_c = ここでは、あなたが{ COLOR($learner) }で、{ COLOR($opponent) }がコウを取ったところです。対局ならコウ立てがありますが、死活確認では役に立ちません。{ POINT($ko) }に打って、取り返してみましょう。
    .hint = 丸のついた{ POINT($ko) }に打ってみましょう。
    .right = 死活確認では、そのコウのためにパスをしてからでないと、取り返せません。
    .rule = 死活確認では、コウを取られた側は、そのコウのためにパスをするまで取り返せません。

rules_go_article_7_ko_late_n = パスでは間に合わない
rules_go_article_7_ko_late_c = あなたは{ COLOR($learner) }です。死活確認で{ COLOR($opponent) }がコウのためにパスをしたので、次はコウを取り返されます。その前に、{ POINT($chain) }の石を取りましょう。
    .hint = { POINT($chain) }の石の呼吸点は、残り1つです。さがしましょう。
    .right = 取り返される前に、{ STONES($captured) }を取りました。死活確認では助けられないので、死に石です。
    .wrong-connect = { COLOR($opponent) }に{ POINT($key) }と打たれて、あなたの3子を取られます。先に{ POINT($key) }に打ちましょう。
    .wrong-pass = 両者がパスをしたので、もう試せません。{ POINT($chain) }の石は取れませんでした。
    .wrong-elsewhere = { COLOR($opponent) }が{ POINT($ko) }に打ってコウを取り返し、石の呼吸点が増えてしまいます。

rules_go_article_7_ko_dead_n = どちらも死に石
rules_go_article_7_ko_dead_c = 死活確認では、つながった石を1組ずつ、その相手から打って調べます。このまま対局が止まると、死に石は3組です。すべてに印をつけましょう。
    .hint = { POINT($single) }の石も、相手が先に{ POINT($key) }に打てば取れます。
    .right = { POINT($chain) }の石、{ POINT($ko) }の石、{ POINT($single) }の石は、どれも死に石です。両方の色に死に石があります。
    .rule = 死活確認では、つながった石を1組ずつ、その相手から打って調べます。

rules_go_article_7_ko_protect_n = 止まる前に手入れ
rules_go_article_7_ko_protect_c = 対局はまだ止まっていません。あなたの番です。手入れをして、{ POINT($chain) }の石を助けましょう。
    .hint = 取れる{ COLOR($opponent, form: "stone") }の石があります。それを取れば、コウはなくなります。
    .right = { POINT($single) }の石を取ったので、コウはもうなく、あなたの石は活き石です。本コウには、対局の停止の前に手入れがいります。
    .wrong-connect = 自分で呼吸点をふさぎ、残り1つになりました。{ COLOR($opponent) }に{ POINT($key) }と打たれて、全部取られます。
    .wrong-elsewhere = { COLOR($opponent) }に{ POINT($take) }と打たれて、コウを取られます。対局の停止のあとでは、コウ立てを打っても取り返せません。
    .rule = 本コウには、対局の停止の前に手入れがいります。

## Lesson article_7_bent_four

rules_go_article_7_bent_four_give_n = 第7条：隅の曲がり四目
rules_go_article_7_bent_four_give_c = 死活確認で、{ POINT($chain) }の石をあなたから攻めます。中に石を2つ打ち、{ COLOR($opponent) }に曲がった形の4子を取らせましょう。この形が隅の曲がり四目（まがりしもく）です。
    .hint = まず{ POINT($corner) }、次に{ POINT($ends) }のどちらかに打ちましょう。
    .right = { COLOR($opponent) }は、一度パスをするしかありませんでした。そして今、4子を取りました。空いた4つの点が、曲がって並んでいます。
    .wrong-early = { COLOR($opponent) }に{ POINT($corner) }と打たれて、早く石を取られてしまいます。先に{ POINT($corner) }に打ちましょう。
    .wrong-elsewhere = それでは{ POINT($chain) }の石は何も変わりません。まず{ POINT($corner) }、次に{ POINT($ends) }のどちらかに打ちましょう。
    .notes = 囲まれた側は、自分から中に打てません。どちらの端に打っても、つながった石が全部アタリになるからです。

rules_go_article_7_bent_four_inside_n = 大事な点は1つ
rules_go_article_7_bent_four_inside_c = { COLOR($opponent) }は、{ POINT($space) }に眼を2つ作ろうとしています。それを防げる点は1つだけです。そこに打ちましょう。
    .hint = 隅のとなりで、端の線に沿って両側が空いている点です。
    .right = { COLOR($opponent) }は{ POINT($corner) }に打ちましたが、その石はアタリです。ここからコウになります。
    .wrong-beside = { COLOR($opponent) }に{ POINT($key) }と打たれて、眼が2つできます。
    .wrong-elsewhere = { COLOR($opponent) }に{ POINT($key) }と打たれて、眼が2つできます。

rules_go_article_7_bent_four_take_n = コウを取る
rules_go_article_7_bent_four_take_c = { POINT($corner) }の石がアタリです。取りましょう。
    .hint = 最後の呼吸点は{ POINT($take) }です。
    .right = これで{ POINT($chain) }の石もアタリになりました。対局なら、{ COLOR($opponent) }はコウ立てをさがすところです。
    .wrong-elsewhere = { COLOR($opponent) }が{ POINT($edge) }に打ってあなたの石を取り、眼が2つできます。

rules_go_article_7_bent_four_threats_n = コウ立ては使えない
rules_go_article_7_bent_four_threats_c = 今度は、あなたが{ COLOR($learner) }です。これは死活確認です。{ POINT($corner) }に打って、コウを取り返してみましょう。
    .hint = 丸のついた{ POINT($corner) }に打ってみましょう。
    .right = コウ立てが100あっても、役に立ちません。取り返せるのは、そのコウのためにパスをしてからです。

rules_go_article_7_bent_four_end_n = 全部が死に石
rules_go_article_7_bent_four_end_c = あなたはまた{ COLOR($learner) }です。{ COLOR($opponent) }はコウのためにパスをしました。取り返される前に、{ POINT($chain) }の石を取りましょう。
    .hint = 残り1つの呼吸点は、盤の端にあります。
    .right = { STONES($captured) }を取りました。隅の曲がり四目は死に石です。ですから、対局では一手も打たなくてよいのです。
    .wrong-fill = { COLOR($opponent) }に{ POINT($edge) }と打たれて、3子を取られます。最後の呼吸点{ POINT($edge) }には、あなたが先に打てました。
    .wrong-pass = 両者がパスをしたので、もう試せません。{ POINT($chain) }の石は残ったままです。
    .wrong-elsewhere = { COLOR($opponent) }が{ POINT($corner) }に打ってコウを取り返し、アタリではなくなります。
    .rule = 隅の曲がり四目は死に石です。死活確認では、コウ立てが使えないからです。

## Lesson article_7_approach

rules_go_article_7_approach_pass_n = 第7条：コウのためのパス
rules_go_article_7_approach_pass_c = 死活確認で{ COLOR($opponent) }がコウを取りましたが、{ POINT($chain) }の石を取る前に、余分な一手がいります。こういうコウをヨセコウといいます。まだ間に合うので、コウのためにパスをしましょう。
    .hint = 碁盤のそばにある、パスのボタンを使いましょう。
    .right = コウのためにパスをしたので、これからは{ POINT($ko) }に打って取り返せます。
    .wrong-a3 = { POINT($move) }は自分の呼吸点です。{ COLOR($opponent) }に最後の呼吸点をふさがれて、全部取られます。
    .wrong-a4 = { POINT($move) }は自分の呼吸点です。{ COLOR($opponent) }に最後の呼吸点をふさがれて、全部取られます。
    .wrong-elsewhere = パスではないので、コウは取り返せないままです。{ COLOR($opponent) }に{ POINT($near) }をふさがれて、あなたの石は取られます。
    .rule = 死活確認では、コウのためにパスをしたあとなら、そのコウを取り返せます。

rules_go_article_7_approach_retake_n = もう取り返せる
rules_go_article_7_approach_retake_c = 死活確認で、あなたはコウのためにパスをし、{ COLOR($opponent) }は{ POINT($near) }に打って、呼吸点を1つふさぎました。コウを取り返しましょう。取るのは{ POINT($take) }の石です。
    .hint = あなたの石が取られた{ POINT($ko) }に打ちましょう。
    .right = 間に合いました。今度は{ COLOR($opponent) }が、パスをするまで取り返せません。
    .wrong-elsewhere = { COLOR($opponent) }に{ POINT($last) }と打たれて、全部取られます。

rules_go_article_7_approach_free_n = 手入れはいらない
rules_go_article_7_approach_free_c = 今度は、{ COLOR($opponent) }がコウのためにパスをしました。取り返される前に、{ POINT($stones) }の石を取りましょう。
    .hint = { POINT($stones) }の石の呼吸点は、残り1つです。
    .right = { POINT($chain) }の石は活き石です。対局で手入れをしておく必要はありませんでした。ヨセコウに手入れはいりません。
    .wrong-connect = 自分で呼吸点をふさぎました。{ COLOR($opponent) }に{ POINT($last) }と打たれて、全部取られます。
    .wrong-pass = 両者がパスをしたので、もう試せません。{ POINT($stones) }の石は、取れるうちに取りましょう。
    .wrong-elsewhere = { COLOR($opponent) }が{ POINT($ko) }に打ってコウを取り返します。あなたの石の呼吸点は、{ POINT($last) }だけになります。
    .rule = ヨセコウに手入れはいりません。コウを取られた側は、パスをして、間に合ううちに取り返せるからです。

rules_go_article_7_approach_two_n = 2つのコウ
rules_go_article_7_approach_two_c = 死活確認で、{ COLOR($opponent) }が「a」と「b」の2つのコウを取りました。{ POINT($chain) }の石を助けるには、どのコウのためにパスをしますか。
    .hint = 2つのコウのうち、{ POINT($chain) }の石に接しているのはどちらですか。
    .answer-near = 「a」のコウ
    .answer-far = 「b」のコウ
    .answer-both = 両方に1回のパス
    .right = 1回のパスは1つのコウのためのもので、パスをする人がどのコウかを言います。{ POINT($chain) }の石に必要なのは「a」です。
    .wrong-far = { POINT($far) }は取り返せるようになりますが、{ POINT($chain) }の石に必要なのは{ POINT($near) }のコウです。
    .wrong-both = 1回のパスで取り返せるのは、1つのコウだけです。{ POINT($chain) }の石に必要な、{ POINT($near) }のコウを選びましょう。
    .rule = いくつもコウを取られたときは、どのコウのためのパスかを言います。

rules_go_article_7_approach_other_n = もう1つのコウ
rules_go_article_7_approach_other_c = 死活確認です。あなたは「a」のコウのためにパスをし、{ COLOR($opponent) }はあなたの石の呼吸点を1つふさぎました。もう1つの「b」のコウを取り返してみましょう。
    .hint = { POINT($far) }に打ってみましょう。
    .right = このコウのためにはパスをしていないので、取り返せません。取り返せるのは{ POINT($near) }のコウです。

rules_go_article_7_approach_named_n = パスをしたコウ
rules_go_article_7_approach_named_c = では、パスをしておいた「a」のコウを取り返しましょう。
    .hint = { POINT($near) }に打って、{ POINT($take) }の石を取りましょう。
    .right = 「a」のためにパスをしたので、間に合いました。{ POINT($chain) }の石は、ここでも活き石です。ほかにコウがあっても変わりません。
    .wrong-elsewhere = { COLOR($opponent) }に{ POINT($last) }と打たれて、全部取られます。

## Lesson article_8

rules_go_article_8_territory_n = 第8条：地
rules_go_article_8_territory_c = 第8条によると、一方の活き石だけで囲んだ空いた点が地です。1つの点を1目と数えます。{ COLOR($black) }の地をすべて選びましょう。
    .hint = { COLOR($black) }の地は、「a」と「b」が1目ずつで、「c」が大きな地です。
    .right = { COLOR($black) }の地は{ SCORE($black_territory) }です。まわりの石は活き石なので、もう手入れもいりません。
    .rule = 一方の活き石だけで囲んだ空いた点が地です。ほかの空いた点は、ダメです。
    .notes = 条文では、まず活き石で囲んだ点を挙げ、そこからセキ石の囲んだ点を除いています。残ったものが地です。

rules_go_article_8_strict_n = 空いているダメ
rules_go_article_8_strict_c = 「a」の{ POINT($open) }は、両方の石に接したダメです。ダメに接した活き石をセキ石といい、セキ石には地がありません。では、「a」が空いているあいだ、{ COLOR($black) }の地は何目ですか。
    .hint = { POINT($open) }に接した石と、つながっている石はどれですか。
    .answer-all = { SCORE($black_territory) }
    .answer-none = まだ0目
    .right = 条文のとおりに考えると、{ POINT($open) }が空いているあいだは、どの石もセキ石です。まだ、どちらにも地がありません。
    .wrong-all = { POINT($open) }が埋まれば、そのとおりです。空いているあいだは、まわりの石がみなセキ石と数えられます。
    .notes = 実際の対局では、これをセキとは呼びません。どちらからでも埋められるからです。でも条文のとおりに考えると、終局の前にダメを埋めるわけがわかります。

rules_go_article_8_fill_n = ダメを埋める
rules_go_article_8_fill_c = ダメは、数える前に埋めておきます。「a」のダメを埋めましょう。
    .hint = 両方の石に接しているのは、{ POINT($open) }だけです。
    .right = ダメはもうありません。これで、{ COLOR($black) }の地は{ SCORE($black_territory) }、{ COLOR($white) }の地は{ SCORE($white_territory) }です。
    .wrong-inside = { POINT($move) }に打つと、自分の囲んだところがせまくなります。ダメは{ POINT($open) }です。
    .wrong-visit = { POINT($move) }は{ COLOR($opponent) }の壁の奥で、打った石は助かりません。ダメは{ POINT($open) }です。
    .wrong-pass = { POINT($open) }がまだ空いています。空いているあいだは、どちらにも地がありません。
    .rule = ダメが空いているあいだは、それに接した石に地がありません。終局の前にダメを埋めましょう。

rules_go_article_8_seki_n = 本当のセキ
rules_go_article_8_seki_c = 印のついた石は、どちらも「a」のダメに接しています。そこに打ったほうが取られるので、どちらも埋められません。{ COLOR($white) }の地を選びましょう。
    .hint = { POINT($eye) }は眼ですが、まわりはセキ石です。ほかの{ COLOR($white, form: "stone") }の石を見ましょう。地は2か所あります。
    .right = { COLOR($white) }の地は{ SCORE($white_territory) }です。{ POINT($eyes) }はセキ石の眼なので、だれの地にもなりません。
    .rule = セキ石には地がありません。セキ石の眼も、地になりません。
    .notes = 公式の解説の図13にある、12子と5子のセキです。面積計算なら、2つの眼も数えます。

rules_go_article_8_double_ko_n = 両コウ
rules_go_article_8_double_ko_c = 2組の石が、「a」と「b」の2つのコウを争っています。これを両コウ（りょうコウ）といいます。あなたは{ COLOR($learner) }です。「a」のコウを取りましょう。
    .hint = { POINT($first) }の石の最後の呼吸点は{ POINT($take) }です。
    .right = { COLOR($opponent) }は、もう1つのコウを取りました。何度やっても、コウを1つずつ取り合うことになり、どちらの石も取られません。これもセキです。
    .wrong-eye = { POINT($move) }は自分の石の眼です。ふさぐと、{ COLOR($opponent) }に{ POINT($second) }と打たれて取られます。
    .wrong-connect = { POINT($move) }は自分の石の呼吸点です。ふさぐと、{ COLOR($opponent) }に眼の{ POINT($eye) }に打たれて取られます。
    .notes = 公式の解説の図14にある、6子と12子の形です。

rules_go_article_8_double_count_n = 両コウと地
rules_go_article_8_double_count_c = 両コウを残したまま、終局しました。{ COLOR($black) }の地を選びましょう。
    .hint = セキ石には地がありません。{ COLOR($black) }のほかの石の地は、1か所です。
    .right = { COLOR($black) }の地は{ SCORE($black_territory) }です。×印のコウの石も、そのまま盤に残します。{ POINT($eyes) }の眼は、だれの地にもなりません。

## Lesson article_9

rules_go_article_9_fill_n = 第9条：終局
rules_go_article_9_fill_c = 第9条によると、数えるのに必要な手は、両者がパスをする前に打っておきます。あなたは{ COLOR($learner) }です。最後のダメを埋めましょう。
    .hint = 2つの壁のあいだに、どちらにも接する空いた点が1つあります。
    .right = { POINT($open) }を埋めました。すると、{ POINT($stone) }の石がアタリになりました。
    .wrong-early = ダメがまだ空いているので、{ COLOR($opponent) }が先に打ちます。これで、{ POINT($stone) }の石は安全です。
    .wrong-behind = { POINT($move) }に打つと自分の地がへり、{ COLOR($opponent) }にダメの{ POINT($open) }を打たれます。
    .wrong-visit = { POINT($move) }は{ COLOR($opponent) }の地で、打った石は生きられません。そのうえ、ダメの{ POINT($open) }を打たれます。
    .rule = ダメも手入れも、両者がパスをする前に打っておきます。

rules_go_article_9_protect_n = 先に手入れ
rules_go_article_9_protect_c = ここでは、あなたが{ COLOR($learner) }です。パスをする前に、手入れがいります。{ POINT($stone) }の石を助けましょう。
    .hint = { POINT($stone) }の石を、{ POINT($friend) }の石とつなぎましょう。
    .right = { POINT($gap) }の手入れで、自分の地が1目へりました。でも、打たなければもっと損をします。
    .wrong-early = パスが早すぎました。{ COLOR($opponent) }に{ POINT($gap) }と打たれて、{ POINT($stone) }の石を取られます。
    .wrong-elsewhere = { COLOR($opponent) }に{ POINT($gap) }と打たれて、{ POINT($stone) }の石を取られます。壁がやぶれてしまいました。

rules_go_article_9_stop_n = 停止と終局
rules_go_article_9_stop_c = { COLOR($opponent) }がパスをしました。あなたも、もう打つところがないので、パスをしましょう。
    .hint = 碁盤のそばにある、パスのボタンを使いましょう。
    .right = パスが2回つづいて、対局の停止です。でも、まだ終局ではありません。これから、両者の合意（ごうい）がいります。
    .wrong-inside = { POINT($move) }はあなたの地です。打つと、自分の地が1目へります。
    .wrong-visit = { POINT($move) }は{ COLOR($opponent) }の地です。打った石は生きられず、アゲハマになります。
    .rule = パスが2回つづくと、対局の停止です。死に石と地について両者が合意すると、終局です。

rules_go_article_9_agree_n = 両者の合意
rules_go_article_9_agree_c = 対局の停止のあとは、もう打ちません。両者で盤を見て、どれが死に石かを確かめ、合意します。死に石に印をつけましょう。
    .hint = 相手の地の中に、ぽつんと残った石をさがしましょう。
    .right = { POINT($stone) }の石は死に石だと、両者が認め、それぞれの地も決まりました。この合意で、終局です。

rules_go_article_9_late_n = 停止のあとの石
rules_go_article_9_late_c = この対局では、両者がパスをしたあとで、数えやすいように「1」と「2」の石を2人で置きました。この2つは、対局の手に数えますか。
    .hint = 2つの石を置く前に、何がありましたか。
    .answer-moves = はい、数える
    .answer-none = いいえ、数えない
    .right = 対局の停止のあとに置いた石は、手に数えません。もし対局を再開するなら、まず「1」と「2」の石を盤から除きます。
    .wrong-moves = { POINT($stones) }の石は、パスが2回つづいて、もう打てなくなってから置かれました。数えやすくするためだけの石です。
    .rule = 対局の停止のあとに、両者が認めて置いた石は、手に数えません。

rules_go_article_9_resume_n = 対局の再開
rules_go_article_9_resume_c = 対局の停止のあと、{ COLOR($opponent) }がもっと打ちたいと求めました。これを対局の再開（さいかい）といいます。先に打つのは、求められたあなたです。{ POINT($chain) }の石を助けましょう。
    .hint = { POINT($space) }のうち、打てば両側が眼になるのはどこですか。
    .right = 眼が2つできました。{ COLOR($opponent) }は{ POINT($middle) }に打ちたかったのですが、再開を求めると、先に打つのは相手です。
    .wrong-corner = { COLOR($opponent) }に{ POINT($middle) }と打たれて、眼は1つしかできません。あなたの石は取られます。
    .wrong-edge = { COLOR($opponent) }に{ POINT($middle) }と打たれて、眼は1つしかできません。あなたの石は取られます。
    .wrong-pass = ここでパスをしてもかまいませんが、{ COLOR($opponent) }に{ POINT($middle) }と打たれて、あなたの石は死に石になります。
    .wrong-elsewhere = { COLOR($opponent) }に{ POINT($middle) }と打たれて、あなたの石には眼が1つしかできません。
    .rule = 対局の停止のあと、どちらからも再開を求められます。求められたほうが先に打つか、パスをします。

rules_go_article_9_resume_pass_n = パスをしてもよい
rules_go_article_9_resume_pass_c = また対局が止まり、{ COLOR($opponent) }がもう一度、再開を求めました。先に打つのはあなたですが、打つところがなければ、パスをしてもかまいません。パスをしましょう。
    .hint = あなたの石の眼は{ POINT($eyes) }にあります。碁盤のそばにある、パスのボタンを使いましょう。
    .right = { COLOR($opponent) }にも打つところがなく、パスをしました。また対局の停止となり、何も変わっていません。
    .wrong-eyes = { POINT($move) }は自分の眼です。ふさぐと、{ COLOR($opponent) }にもう1つの眼に打たれて、全部取られます。
    .wrong-eye = { POINT($move) }は自分の眼です。ふさぐと、{ COLOR($opponent) }にもう1つの眼に打たれて、全部取られます。
    .wrong-inside = { POINT($move) }はあなたの地です。打つと、自分の地が1目へります。
    .wrong-visit = { POINT($move) }は{ COLOR($opponent) }の地です。打った石は生きられず、アゲハマになります。

## Lesson article_10

rules_go_article_10_off_n = 第10条：勝敗の決定
rules_go_article_10_off_c = 第10条によると、終局したら、地の中にある相手の死に石は、打たずにそのまま取り上げます。その石に印をつけましょう。
    .hint = どちらの地にも、相手の石が1つずつ残っています。
    .right = 先に呼吸点をふさがなくてもよいのです。{ POINT($first) }と{ POINT($second) }の石を取り上げて、アゲハマに加えます。
    .rule = 終局したら、地の中の相手の死に石をそのまま取り上げ、アゲハマに加えます。

rules_go_article_10_seki_n = セキの中の死に石
rules_go_article_10_seki_c = { POINT($dead) }の石は取れるので、死に石です。でも、まわりの石は「a」のダメに接したセキ石です。{ COLOR($white) }の地を選びましょう。
    .hint = セキ石には地がないので、{ POINT($inside) }は地ではありません。{ COLOR($white) }のほかの石を見ましょう。
    .right = { COLOR($white) }の地は{ SCORE($white_territory) }です。{ POINT($dead) }の石は、だれの地の中でもないので、盤に残します。
    .rule = セキの中の死に石は、終局しても取り上げません。

rules_go_article_10_before_n = 終局の前なら
rules_go_article_10_before_c = ここでは対局がまだつづいていて、あなたは{ COLOR($learner) }です。{ POINT($dead) }の石を取り、{ COLOR($opponent) }が打ち返してきたら、その石も取りましょう。
    .hint = まず{ POINT($inside) }に打ちましょう。次は、アタリの石を1つさがします。
    .right = 2回つづけて石を取りましたが、セキはセキのままです。こういう手は、両者がパスをする前に打っておきます。
    .wrong-shared = { POINT($move) }は自分の石の呼吸点です。ふさぐと、{ COLOR($opponent) }に最後の呼吸点に打たれて、全部取られます。
    .wrong-elsewhere = { POINT($move) }に打っても、何も取れません。取りたい石は、{ POINT($inside) }のそばにあります。
    .notes = 相手が打ち返さないと、取った側の呼吸点が1つ多くなります。すると、セキだった石を全部取れてしまいます。

rules_go_article_10_surplus_n = 余ったアゲハマ
rules_go_article_10_surplus_c = 数えるときは、アゲハマで相手の地を埋めます。{ COLOR($black) }のアゲハマは{ STONES($black_prisoners) }ですが、{ COLOR($white) }の地は{ SCORE($white_territory) }しかありません。残りはどうしますか。
    .hint = アゲハマは、どれも1つ1目になるはずです。
    .answer-counts = { COLOR($black) }の地に加える
    .answer-lost = 数えない
    .answer-back = { COLOR($white) }に返す
    .right = { COLOR($white) }の地がすべて埋まったので、余った分は{ COLOR($black) }の地に加えます。{ COLOR($winner) }の{ SCORE($margin) }勝ちです。
    .wrong-lost = それでは、1目になるアゲハマと、ならないアゲハマができてしまいます。余った分も数えます。
    .wrong-back = 取った石は返しません。{ COLOR($black) }が持っていて、1つ1目になります。
    .rule = アゲハマで相手の地を埋め、余った分は自分の地に加えます。地の多いほうが勝ちです。

rules_go_article_10_tie_n = 同じ目数なら
rules_go_article_10_tie_c = { COLOR($black) }は地が{ SCORE($black_territory) }、アゲハマが{ STONES($black_prisoners) }です。{ COLOR($white) }は地が{ SCORE($white_territory) }、アゲハマが{ STONES($white_prisoners) }で、コミはありません。どちらの勝ちですか。
    .hint = { COLOR($black) }の地から{ STONES($white_prisoners) }分、{ COLOR($white) }の地から{ STONES($black_prisoners) }分を引きましょう。
    .answer-black = { COLOR($black) }
    .answer-white = { COLOR($white) }
    .answer-tie = 引き分け
    .right = アゲハマを埋めると、地は同じになります。引き分けです。条文では持碁（ジゴ）といいます。
    .wrong-black = { COLOR($black) }はアゲハマが多いのですが、地は{ COLOR($white) }のほうが多いのです。アゲハマを埋めてみましょう。
    .wrong-white = { COLOR($white) }は地が多いのですが、その地に埋めるアゲハマも多いのです。埋めてみましょう。
    .rule = 両者の目数が同じなら、持碁（引き分け）です。

rules_go_article_10_replay_n = 対局の再現
rules_go_article_10_replay_c = 取った石の数に異議（いぎ）が出て、両者の言うことがちがいます。そこで、最初の一手から対局を再現します。最後の一手はあなたです。{ POINT($chain) }の石を取りましょう。
    .hint = { POINT($chain) }の石の最後の呼吸点をさがしましょう。
    .right = 取ったのは{ STONES($captured) }だと、両者が確かめました。一方が再現を求めたら、もう一方はことわれません。
    .rule = 勝敗に異議があるときは、最初の一手から対局を再現して確かめます。

rules_go_article_10_settled_n = 勝敗の確認
rules_go_article_10_settled_c = 両者は、{ COLOR($winner) }の{ SCORE($margin) }勝ちと確認しました。そのあと、{ COLOR($loser) }のアゲハマがもう1つ、机の下から出てきました。結果はどうなりますか。
    .hint = 見つかったのは、両者が確認する前ですか、あとですか。
    .answer-stands = { COLOR($winner) }の勝ちのまま
    .answer-tie = 引き分け
    .right = 両者が確認した勝敗は、あとで何が見つかっても変わりません。
    .wrong-tie = 確認の前に見つかっていれば、引き分けでした。でも、もう両者が勝敗を確認しています。
    .rule = 両者が確認した勝敗は、もう変えられません。

## Lesson article_11

rules_go_article_11_resign_n = 第11・12条：数えない対局
rules_go_article_11_resign_c = 第11条によると、もう勝てないと思ったら、負けを認めて対局を終えられます。これを投了（とうりょう）といいます。{ POINT($chain) }の石を取って、{ COLOR($opponent) }がどうするか見ましょう。
    .hint = { POINT($chain) }の石の呼吸点は、内側に1つ残っています。
    .right = { STONES($captured) }を取られて、{ COLOR($opponent) }は投了しました。あなたの勝ちで、目数は数えません。
    .rule = 対局の途中でも、いつでも投了できます。そのときは相手の勝ちです。

rules_go_article_11_eternal_n = 2子を取らせる
rules_go_article_11_eternal_c = { COLOR($opponent) }は、長くつながったあなたの石を取ろうとしています。2子を取らせて、それを防ぎましょう。打つのは{ POINT($give) }です。
    .hint = { POINT($stone) }のあなたの石のとなり、丸のついた点に打ちましょう。
    .right = { COLOR($opponent) }は、{ POINT($taker) }に打って2子を取るしかありません。取らなければ、{ POINT($inner) }の石をあなたに取られるからです。
    .wrong-take = { POINT($single) }の石を取れますが、{ COLOR($opponent) }に{ POINT($give) }と打たれます。そのあと中の石を取っても、{ COLOR($opponent) }に{ POINT($middle) }と打たれて、そこに2つ目の眼はできません。
    .wrong-corner = { POINT($move) }は自分の呼吸点です。ふさぐと、{ COLOR($opponent) }に{ POINT($taker) }と打たれて、全部取られます。
    .wrong-elsewhere = { COLOR($opponent) }に{ POINT($give) }と打たれます。そのあとはどう打っても、あなたの石に眼は2つできません。
    .notes = そのあと中の石を取ると、空いた点が5つ残ります。その真ん中に打たれると、眼は1つです。

rules_go_article_11_return_n = 長生
rules_go_article_11_return_c = 今度は、{ POINT($chain) }の2つの石がアタリです。取りましょう。
    .hint = 取られた2子のあった点のうち、{ POINT($chain) }のとなりに打ちましょう。
    .right = { COLOR($opponent) }は{ POINT($back) }に打つしかなく、盤面は2子を取らせる前と同じです。こうしていつまでもつづく形を、長生（ちょうせい）といいます。
    .wrong-elsewhere = { COLOR($opponent) }に{ POINT($corner) }と打たれて、長くつながったあなたの石を取られます。
    .notes = 2子ずつ取るので、コウの決まりで打てない手はありません。スーパーコウのルールなら、前の盤面にもどす手が打てません。

rules_go_article_11_result_n = 無勝負
rules_go_article_11_result_c = 三コウが一回りして、盤面がもどりました。第12条によると、ここで両者が同意すれば無勝負（むしょうぶ）、つまり勝ち負けなしです。{ COLOR($black) }は同意し、{ COLOR($white) }はことわりました。対局は終わりですか。
    .hint = 同意がいるのは、何人ですか。
    .answer-over = はい、無勝負
    .answer-on = いいえ、つづく
    .right = 両者の同意がいります。2人とも同意すれば、どちらも勝たず、どちらも負けません。
    .wrong-over = { COLOR($white) }は同意していません。一方が打ちつづけたいなら、対局はつづきます。
    .rule = 同じ盤面のくり返し（同形反復）になり、両者が同意すれば、無勝負です。

rules_go_article_11_round_n = 循環コウ
rules_go_article_11_round_c = 循環コウ（じゅんかんコウ）では、2か所でかわるがわる、2子を取らせたり取ったりします。「1」から「4」まで順に打ちましょう。{ COLOR($opponent) }が応じます。
    .hint = まず{ POINT($give) }、それから{ POINT($take) }の順に打ちましょう。
    .right = どの石も、はじめと同じところにあります。ここでも、両者が同意すれば無勝負です。
    .wrong-order = { POINT($move) }は次の番号ではありません。「1」から「4」まで、順に打ちましょう。

## Lesson article_13

rules_go_article_13_first_n = 第13条：勝者のない対局
rules_go_article_13_first_c = 両者がパスをしたあとで、2人とも「a」に気づきました。もし{ COLOR($opponent) }が再開を求めると、先に打つのはあなた、{ COLOR($learner) }です。「a」に打ちましょう。
    .hint = { POINT($key) }に打つと、{ POINT($chain) }の石を取れます。
    .right = { STONES($captured) }を取り、{ SCORE($white_score) }対{ SCORE($black_score) }で{ COLOR($learner) }の勝ちです。{ COLOR($opponent) }は、再開を求めないほうがよかったのです。
    .wrong-elsewhere = { COLOR($opponent) }に{ POINT($key) }と打たれて、石を取られます。先に打てるのですから、そこに打ちましょう。

rules_go_article_13_other_n = 逆の場合
rules_go_article_13_other_c = では、{ COLOR($opponent) }が再開を求めたらどうでしょう。先に打つのはあなた、{ COLOR($learner) }です。「a」に打ちましょう。
    .hint = { POINT($key) }に打つと、{ POINT($chain) }の石を取れます。
    .right = { STONES($captured) }を取り、{ SCORE($black_score) }対{ SCORE($white_score) }で{ COLOR($learner) }の勝ちです。つまり、再開を求めたほうが負けます。
    .wrong-elsewhere = { COLOR($opponent) }に{ POINT($key) }と打たれて、石を取られます。先に打てるのですから、そこに打ちましょう。

rules_go_article_13_both_n = だれも求めない
rules_go_article_13_both_c = 両者がパスをしました。再開を求めると、相手に先に「a」に打たれて負けるので、どちらも求めません。でも「a」が空いたままなので、どちらも終局に合意しません。結果はどうなりますか。
    .hint = どちらも、対局を終わらせることができません。
    .answer-black = { COLOR($black) }の勝ち
    .answer-tie = 引き分け
    .answer-both = 2人とも負け
    .right = 2人とも負けで、これを両負け（りょうまけ）といいます。{ POINT($key) }の一手で勝敗が決まるのに、どちらも相手に打たせず、終局できないからです。
    .wrong-black = { COLOR($black) }が勝つのは、先に{ POINT($key) }に打てたときです。それには、{ COLOR($white) }が再開を求めなければなりません。
    .wrong-tie = 引き分けは、両者が終局に合意し、数えて同じだったときです。{ POINT($key) }が空いたままでは、合意できません。
    .rule = 対局の停止のあとに、勝敗を決める手が残っていて、両者が終局に合意できなければ、両負けです。

rules_go_article_13_displaced_n = 動いた石
rules_go_article_13_displaced_c = 袖（そで）がふれて、あなたの石が1つ、盤の外へ動いてしまいました。この動いた石は、{ POINT($joined) }のあいだで2つをつないでいました。もとの点にもどしましょう。
    .hint = { POINT($joined) }の両方のとなりにある、空いた点はどこですか。
    .right = 石は{ POINT($place) }にもどり、対局はつづきます。
    .wrong-elsewhere = そこでは{ POINT($joined) }がつながりません。動いた石は、もとあった点にもどします。
    .rule = 動いた石はもとの点にもどして、対局をつづけます。

rules_go_article_13_taken_n = もどせない石
rules_go_article_13_taken_c = あなたの石が{ POINT($place) }から{ POINT($slid) }まですべったのに、だれも気づきませんでした。そのあと、{ COLOR($opponent) }が{ POINT($place) }に打っています。もとの点にもどしてみましょう。
    .hint = 丸のついた{ POINT($place) }に打ってみましょう。
    .right = { POINT($place) }にはほかの石があり、もどせません。両者とも気づくべきでした。どうするか話がまとまらなければ、両負けです。
    .rule = 動いた石をもどせず、どうつづけるかに両者が同意しなければ、両負けです。

## Lesson article_14

rules_go_article_14_ko_n = 第14条：反則
rules_go_article_14_ko_c = { COLOR($opponent) }が{ POINT($taker) }に打って、コウを取ったところです。すぐに取り返してみましょう。
    .hint = 丸のついた{ POINT($ko) }に打ってみましょう。
    .right = ここでは、打てないようになっています。本物の碁盤では、だれも止めてくれません。ルールを破ると反則（はんそく）で、第14条により、その場で負けです。
    .rule = 反則をしたほうは、その場で負けです。ただし、勝敗を確認する前に気づいたときだけです。

rules_go_article_14_allowed_n = 反則でない手
rules_go_article_14_allowed_c = まだあなたの番です。反則にならない手を打ちましょう。
    .hint = { POINT($ko) }でなければ、どの空いた点でもかまいません。
    .right = その手は反則ではありません。{ COLOR($opponent) }は{ POINT($ko) }につなぎました。コウには負けましたが、対局に負けたわけではありません。

rules_go_article_14_find_n = 反則はどれ
rules_go_article_14_find_c = あなたは{ COLOR($learner) }です。本物の碁盤で打つと反則になるのは、「a」「b」「c」のどれですか。見つけて、打ってみましょう。
    .hint = 打った石に呼吸点がなく、相手の石も取れないのはどこですか。
    .right = { POINT($self) }に打つと、あなたの石には呼吸点がなく、{ POINT($chain) }の石には{ POINT($liberty) }が残っています。{ POINT($takes) }なら{ POINT($stone) }の石を取れて、{ POINT($free) }なら呼吸点があります。

rules_go_article_14_twice_n = 負けたのはどちら
rules_go_article_14_twice_c = 数字は、打った順番です。どちらかがルールを破りました。負けたのはどちらですか。
    .hint = 数字の順に、石の色を声に出して言いましょう。
    .answer-black = { COLOR($black) }
    .answer-white = { COLOR($white) }
    .answer-nobody = どちらでもない
    .right = { COLOR($black) }が、{ POINT($third) }と{ POINT($fourth) }に2手つづけて打ちました。反則なので、{ COLOR($black) }の負けです。
    .wrong-white = { COLOR($white) }は「2」と「5」を、どちらも{ COLOR($black) }のあとに打っています。「3」と「4」を見ましょう。
    .wrong-nobody = 「3」と「4」を見ましょう。同じ色です。2手つづけて打ってはいけません。

rules_go_article_14_before_n = まだ間に合う
rules_go_article_14_before_c = 両者がパスをして、{ COLOR($black) }が{ SCORE($margin) }多くなっています。勝敗を確認する前に、{ COLOR($white) }は、{ COLOR($black) }が2手つづけて打っていたことを思い出しました。どうなりますか。
    .hint = 勝敗は、もう確認しましたか。
    .answer-lost = { COLOR($black) }の負け
    .answer-stands = { COLOR($black) }の勝ち
    .right = 勝敗はまだ確認していないので、反則をした{ COLOR($black) }の負けです。
    .wrong-stands = 勝敗はまだ確認していません。それまでに気づいた反則は、負けになります。

rules_go_article_14_late_n = もう遅い
rules_go_article_14_late_c = { COLOR($black) }の勝ちと両者が確認しました。{ COLOR($white) }はそのあとで、{ COLOR($black) }が2手つづけて打っていたことを思い出しました。どうなりますか。
    .hint = 両者が勝敗を確認したのは、思い出す前ですか、あとですか。
    .answer-lost = { COLOR($black) }の負け
    .answer-again = もう一度打つ
    .answer-stands = { COLOR($black) }の勝ち
    .right = もう遅いのです。両者が確認した勝敗は、反則があっても変わりません。
    .wrong-lost = 反則で負けになるのは、勝敗を確認するまでです。ここではもう、両者が確認しました。
    .wrong-again = 対局は終わり、勝敗も確認しました。打ち直しはありません。
    .rule = 勝敗を確認したあとで反則に気づいても、結果は変わりません。

## Ideas

rules_go_idea_article_1_turns = 対局と打つ権利
rules_go_idea_article_1_board = 盤の点
rules_go_idea_article_4_stay = 盤の上に存在できる石
rules_go_idea_article_4_remove = 取り上げる石
rules_go_idea_article_6_ko = コウとは何か
rules_go_idea_article_6_threat = コウ立てで取り返す
rules_go_idea_article_7_status = 活き石と死に石
rules_go_idea_article_7_new = 新しく生きる石
rules_go_idea_article_7_ko_ban = 死活確認のコウ
rules_go_idea_article_7_protect = 本コウの手入れ
rules_go_idea_article_7_bent = 隅の曲がり四目
rules_go_idea_article_7_pass_for = コウのためのパス
rules_go_idea_article_7_which_ko = どのコウのパスか
rules_go_idea_article_territory = 地とは何か
rules_go_idea_article_neutral = 数える前のダメ
rules_go_idea_article_seki = 地にならないセキ
rules_go_idea_article_before_end = パスの前に打つ手
rules_go_idea_article_stop = 対局の停止と合意
rules_go_idea_article_resume = 再開で先に打つ側
rules_go_idea_article_take_off = 取り上げる死に石
rules_go_idea_article_prisoners = アゲハマを埋める
rules_go_idea_article_settled = 勝敗の確認
rules_go_idea_article_resign = 投了
rules_go_idea_article_repetition = もどってくる盤面
rules_go_idea_article_both_lose = 両負け
rules_go_idea_article_displaced = 動いた石
rules_go_idea_article_breach = 反則とは何か
rules_go_idea_article_too_late = 反則が負けになるとき
