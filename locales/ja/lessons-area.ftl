## Lesson area_count

rules_go_area_count_n = 面積計算
rules_go_area_count_c = 盤の上の自分の石も1つ1目と数える方法を、面積計算（めんせきけいさん）といいます。面積とは、自分の石と、その石だけで囲んだ空いた点を合わせたものです。{ COLOR($black) }の囲んだところを選びましょう。
    .hint = { COLOR($black) }の囲んだところは1か所です。{ COLOR($black, form: "stone") }の石の壁の奥にあります。
    .right = 囲んだ点が{ SCORE($black_territory) }、盤の上の石が{ STONES($black_stones) }で、{ COLOR($black) }の面積は{ SCORE($black_board) }です。
    .rule = 盤の上の自分の石と、その石だけで囲んだ空いた点を合わせたものが、自分の面積です。
    .notes = 中国で使われている数え方です。面積計算では、アゲハマは数えません。

rules_go_area_count_neutral_n = ダメに打つ
rules_go_area_count_neutral_c = 空いた点{ POINT($neutral) }は両方の石に接しているので、だれの目数にも入りません。でも、面積計算のルールでは、そこに打った石が1目になります。打ちましょう。
    .hint = 丸のついた点に打ちましょう。
    .right = { POINT($neutral) }の石で1目増えて、{ COLOR($black) }の面積は{ SCORE($black_board) }になりました。地で数えるときは、ここに打っても増えません。
    .wrong-inside = { POINT($move) }は、空いていても石があっても、あなたの1目です。打っても何も変わらず、{ COLOR($opponent) }が{ POINT($neutral) }に打って1目増やします。
    .wrong-visit = { POINT($move) }は{ COLOR($opponent) }の囲んだところで、打った石は生きられません。しかも、{ COLOR($opponent) }に{ POINT($neutral) }も打たれます。
    .wrong-stay = { COLOR($opponent) }が{ POINT($neutral) }に打って、1目増やします。
    .rule = 空いたダメは、だれの目数にも入りません。面積計算では、そこに打った石が1目になります。

rules_go_area_count_white_n = もう一方を数える
rules_go_area_count_white_c = 今度は{ COLOR($white) }の囲んだところを選びましょう。
    .hint = { COLOR($white) }の囲んだところも1か所です。{ COLOR($white, form: "stone") }の石の壁の奥にあります。
    .right = 囲んだ点が{ SCORE($white_territory) }、盤の上の石が{ STONES($white_stones) }で、{ COLOR($white) }の面積は{ SCORE($white_board) }です。

rules_go_area_count_winner_n = 勝ったのはどちら
rules_go_area_count_winner_c = 面積は{ COLOR($black) }が{ SCORE($black_board) }、{ COLOR($white) }が{ SCORE($white_board) }です。入門者向けの面積計算のルールでは、どの大きさの碁盤でも、コミは{ SCORE($komi) }です。どちらの勝ちですか。
    .hint = { COLOR($white) }の面積にコミを足して、くらべましょう。
    .answer-black = { COLOR($black) }
    .answer-white = { COLOR($white) }
    .answer-tie = 引き分け
    .right = { SCORE($black_score) }対{ SCORE($white_score) }で、{ COLOR($winner) }の{ SCORE($margin) }勝ちです。最後のダメが、勝ち負けを決めました。
    .wrong-white = コミを入れても、{ COLOR($white) }は{ SCORE($white_score) }です。{ COLOR($black) }は{ SCORE($black_score) }あります。
    .wrong-tie = コミに半目がつくので、引き分けにはなりません。{ SCORE($black_score) }対{ SCORE($white_score) }です。
    .rule = { COLOR($white) }にコミを加えて、面積の大きいほうが勝ちです。入門者向けの面積計算のルールでは、碁盤の大きさが変わってもコミは同じです。

## Lesson play_out

rules_go_play_out_stay_n = パスの前に取る
rules_go_play_out_stay_c = 入門者向けの面積計算のルールでは、終局したあとに死に石を取り上げません。いま両者がパスをしたら、{ POINT($stone) }のまわりの空いた点は{ COLOR($black) }の目数に入りますか。
    .hint = { POINT($stone) }の石は盤に残ります。まわりの空いた点は、どちらの色の石に接していますか。
    .answer-kept = はい
    .answer-lost = いいえ
    .right = { POINT($stone) }の石は生きた石と数えるので、まわりの空いた点は両方の石に接していて、だれの目数にも入りません。{ COLOR($black) }は石だけの{ SCORE($black_score) }です。
    .wrong-kept = { POINT($stone) }の石は取り上げないので、空いた点は両方の石に接したままです。だれの目数にも入りません。
    .rule = 入門者向けの面積計算のルールでは、盤に残った石をすべて生きた石と数えます。死に石は、パスをする前に取りましょう。

rules_go_play_out_capture_n = 打って取る
rules_go_play_out_capture_c = では、今のうちに{ POINT($stone) }の石を取りましょう。{ COLOR($opponent) }はもう得をする手がないので、パスをします。
    .hint = 呼吸点は{ POINT($liberties) }の2つです。1つずつ、両方ふさぎましょう。
    .right = { POINT($stone) }の石が盤から消えて、{ COLOR($black) }の面積は{ SCORE($black_score) }になりました。
    .wrong-visit = { POINT($move) }は{ COLOR($opponent) }の囲んだところです。{ POINT($stone) }の石は、まだ盤に残っています。
    .wrong-elsewhere = { POINT($stone) }の石は、まだ盤に残っています。取るには、{ POINT($liberties) }の両方に打ちます。

rules_go_play_out_cost_n = 何目の損？
rules_go_play_out_cost_c = 1子を取るために、自分の囲んだところに石を2つ打ちました。面積計算のルールでは、何目の損になりましたか。
    .hint = 打つ前は、どちらも自分の空いた点でした。石を打った今は、何目と数えますか。
    .answer-nothing = 損はない
    .answer-two = 2目の損
    .right = 自分の空いた点は1目、そこに打った石も1目です。囲んだ点が{ SCORE($black_territory) }、石が{ STONES($black_stones) }で、合わせて{ SCORE($black_score) }です。
    .wrong-two = 地で数えるなら2目の損です。面積計算では、{ COLOR($black) }の空いた点も、そこに打った石も、同じ1目です。
    .rule = 面積計算では、自分の囲んだところに打っても損をしません。

rules_go_play_out_pass_n = 今度はパス
rules_go_play_out_pass_c = 盤の上には、もう死に石もダメもありません。{ COLOR($opponent) }はまたパスをしました。あなたもパスをしましょう。
    .hint = 碁盤のそばにある、パスのボタンを使いましょう。
    .right = 両者がパスをしました。話し合わなくても数えられて、{ SCORE($black_score) }対{ SCORE($white_score) }です。
    .wrong-inside = 面積計算では、{ POINT($move) }に打っても損も得もありません。パスをしましょう。
    .wrong-visit = { POINT($move) }は{ COLOR($opponent) }の囲んだところです。その石を取るために打っても、{ COLOR($opponent) }は損をしません。
    .rule = 入門者向けの面積計算のルールでは、パスが2回つづくと終局で、盤面をそのまま数えます。

rules_go_play_out_agree_n = 同じ目数
rules_go_play_out_agree_c = 中国など、ほかの面積計算のルールでは、どれが死に石かを、2人で決められます。さっきの盤面で、死に石に印をつけましょう。
    .hint = 相手の壁の奥に、ぽつんと残った石をさがしましょう。
    .right = 一手も打たずに、{ COLOR($black) }はさっきと同じ{ SCORE($black_score) }です。{ POINT($stone) }の石を打って取っても、損はなかったのです。

## Lesson fill_in

rules_go_fill_in_put_n = アゲハマを埋める
rules_go_fill_in_put_c = { COLOR($opponent) }は、{ COLOR($learner, form: "stone") }の石を1つ取りました。終局したら、アゲハマは同じ色の地に埋めます。その石を埋めましょう。
    .hint = { COLOR($learner) }の壁の奥の空いた点なら、どこでもかまいません。
    .right = { POINT($move) }に埋めて、{ COLOR($learner) }の地が1目へりました。{ COLOR($opponent) }が1目増えたのと同じことです。
    .wrong-other = { POINT($move) }は{ COLOR($learner) }の地ではありません。このアゲハマは{ COLOR($learner, form: "stone") }の石なので、{ COLOR($learner) }の壁の奥に埋めます。
    .wrong-keep = アゲハマは盤に置きます。{ COLOR($learner) }の地、{ POINT($home) }のどこかに埋めましょう。
    .rule = 埋めて数えるときは、アゲハマを同じ色の地に埋めます。

rules_go_fill_in_back_n = もう1つのアゲハマ
rules_go_fill_in_back_c = { COLOR($opponent) }も、{ COLOR($learner, form: "stone") }の石を1つ取っています。どこに埋めますか。
    .hint = 石の色を見ましょう。同じ色の地なら、どの空いた点でもかまいません。
    .right = { POINT($move) }に埋めて、{ COLOR($learner) }の地が1目へりました。アゲハマは、もう残っていません。
    .wrong-other = { POINT($move) }は{ COLOR($learner) }の地ではありません。アゲハマは、同じ色の地に埋めます。
    .wrong-keep = アゲハマは盤に置きます。{ COLOR($learner) }の地、{ POINT($home) }のどこかに埋めましょう。

rules_go_fill_in_left_n = 残った地
rules_go_fill_in_left_c = アゲハマはすべて盤に埋めました。あとは空いた点だけを数えます。{ COLOR($black) }の地を選びましょう。
    .hint = { COLOR($black) }の地は1か所です。{ COLOR($black, form: "stone") }の石の壁の奥にあります。
    .right = 残った地は{ COLOR($black) }が{ SCORE($black_territory) }、{ COLOR($white) }が{ SCORE($white_territory) }です。{ COLOR($white) }にコミを加えて、くらべます。
    .rule = アゲハマを埋めたら、コミも入れて、残った地の多いほうが勝ちです。
    .notes = 本物の碁盤では、さらに石を動かして地を四角い形にし、すばやく数えます。これを整地（せいち）といいます。

rules_go_fill_in_surplus_n = 埋めきれないとき
rules_go_fill_in_surplus_c = { COLOR($black) }はこれからアゲハマ{ STONES($black_prisoners) }を埋めますが、{ COLOR($white) }の地は{ POINT($points) }だけです。埋めるところのないアゲハマはいくつですか。
    .hint = { POINT($points) }に、アゲハマを1つずつ埋められます。
    .answer-none = なし
    .answer-one = 1つ
    .answer-three = 3つ
    .right = 1つ余ります。余ったアゲハマは、{ COLOR($black) }の1目になります。
    .wrong-none = { POINT($points) }に埋められるのは2つです。{ COLOR($black) }のアゲハマは{ STONES($black_prisoners) }あります。
    .wrong-three = { POINT($points) }は空いていて、1つずつ埋められます。先にそこを埋めましょう。
    .rule = 埋めきれずに余ったアゲハマは、持っている側の目数になります。

rules_go_fill_in_ways_n = 差は変わらない
rules_go_fill_in_ways_c = 地で数えたときと、アゲハマを埋めて数えたときを、くらべてみましょう。数字は変わっても、どちらも{ COLOR($winner) }の{ SCORE($margin) }勝ちです。

## Lesson three_ways

rules_go_complete_ways_n = 3つの数え方
rules_go_complete_ways_c = 同じ一局を、3つの方法で数えます。地で数える、アゲハマを埋めて数える、石と地で数える。それぞれ見てみましょう。
    .notes = 日本ではアゲハマを埋めて地を数え、中国では石と地を合わせて数えます。差はなぜ同じなのか、ちがうときは何がそうさせるのか、みんなに聞いてみましょう。

rules_go_three_ways_neutral_n = ダメを1つずつ
rules_go_three_ways_neutral_c = ダメが2つ残っています。{ POINT($neutral) }のどちらかに打ちましょう。地で数えるのと面積で数えるのとで、どうちがうでしょうか。
    .hint = 丸のついた点は、両方の石に接しています。どちらに打ってもかまいません。
    .right = もう1つには{ COLOR($opponent) }が打ちました。面積はどちらも1目増え、地はどちらも増えません。だから目数の差、つまり一方が何目多いかは、そのままです。
    .wrong-inside = { POINT($move) }はあなたの地の中です。ダメは{ POINT($neutral) }です。
    .wrong-visit = { POINT($move) }は{ COLOR($opponent) }の地の中です。ダメは{ POINT($neutral) }です。
    .wrong-stay = { COLOR($opponent) }が{ POINT($neutral) }の片方に打ち、あなたがまたパスをすると、もう片方にも打ちます。面積で数えると、あなたの損です。

rules_go_three_ways_inside_n = 自分の地に1つずつ
rules_go_three_ways_inside_c = 今度は、自分の地に石をもう1つ打ちましょう。{ COLOR($opponent) }も同じようにします。
    .hint = 自分の壁の奥の空いた点なら、どこでもかまいません。
    .right = 地はどちらも1目へり、面積はどちらも変わりません。目数の差は、今度もそのままです。
    .wrong-visit = { POINT($move) }は{ COLOR($opponent) }の地です。自分の壁の奥に打ちましょう。

rules_go_three_ways_pass_n = 同じ数の石
rules_go_three_ways_pass_c = この対局は{ COLOR($black) }が最初に、{ COLOR($white) }が最後に打ったので、両者の打った石は同じ数です。パスをしましょう。{ COLOR($opponent) }もパスをします。
    .hint = 碁盤のそばにある、パスのボタンを使いましょう。
    .right = 終局しました。面積で数えるときは、どちらも自分の石を足します。足す数は同じです。

rules_go_three_ways_margin_n = 目数の差
rules_go_three_ways_margin_c = 地で数えると、{ COLOR($winner) }の{ SCORE($margin) }勝ちです。面積で数えると、両者に同じ数の石が加わります。目数の差はどうなりますか。
    .hint = 両方に同じ数を足すと、差は大きくなるでしょうか。
    .answer-larger = 大きくなる
    .answer-same = 変わらない
    .answer-smaller = 小さくなる
    .right = 面積で数えても、{ COLOR($winner) }の{ SCORE($margin) }勝ちです。だから、どちらで数えても、勝つのはたいてい同じ側です。
    .wrong-larger = { COLOR($winner) }は石の分だけ増えますが、相手も同じだけ増えます。差は{ SCORE($margin) }のままです。
    .wrong-smaller = 相手は石の分だけ増えますが、{ COLOR($winner) }も同じだけ増えます。差は{ SCORE($margin) }のままです。
    .rule = 両者の打った石の数が同じなら、目数の差は、どう数えてもたいてい同じです。
    .notes = アゲハマがあっても同じです。取られた石も、一度は盤に打った石だからです。1目の差が出るわけは、次のレッスンでわかります。

## Lesson one_point

rules_go_one_point_neutral_n = 数え方のちがい
rules_go_one_point_neutral_c = 両者の打った石の数は同じです。ダメが1つ残っていて、あなたの番です。そこに打ちましょう。
    .hint = 丸のついた点に打ちましょう。
    .right = 対局はこれで終わりです。{ COLOR($learner) }の打った石は、{ COLOR($opponent) }より1つ多くなりました。
    .wrong-inside = 地で数えると、{ POINT($move) }は1目の損です。しかも、{ COLOR($opponent) }に{ POINT($neutral) }を打たれます。
    .wrong-visit = { POINT($move) }は{ COLOR($opponent) }の地で、打った石は助かりません。しかも、{ COLOR($opponent) }に{ POINT($neutral) }を打たれます。
    .wrong-stay = { COLOR($opponent) }が{ POINT($neutral) }に打ちます。面積で数えると、{ COLOR($opponent) }が1目増えます。

rules_go_one_point_ways_n = 1つ多い石
rules_go_one_point_ways_c = 地で数えると、{ COLOR($winner) }の{ SCORE($margin) }勝ちです。石と地で数えたときも見てみましょう。最後の石の分、差が1目大きくなります。
    .rule = 最後のダメに打つと、面積で数えるときは1目増えることがあります。地で数えるときは増えません。

rules_go_one_point_protect_n = 手入れの損
rules_go_one_point_protect_c = ダメはすべて埋まり、{ COLOR($opponent) }はパスをしました。でも、印のついた石は、まだ切りはなされてしまう形です。手入れをしましょう。
    .hint = { COLOR($opponent, form: "stone") }の石をどこに打たれると、{ POINT($pair) }は味方から切りはなされますか。
    .right = 地で数えると、{ POINT($move) }の手入れは1目の損です。面積で数えると、打った石も空いた点と同じ1目なので、損はありません。
    .wrong-near = { COLOR($opponent) }に{ POINT($joint) }で切られます。{ POINT($pair) }の石は、助けるのが間に合いません。
    .wrong-stay = このまま対局が止まると、{ POINT($pair) }の石は生きていません。{ POINT($joint) }で切られると、取られるからです。
    .wrong-elsewhere = { COLOR($opponent) }に{ POINT($joint) }で切られて、{ POINT($pair) }の石は逃げられません。
    .rule = 手入れは、地で数えるときは1目の損になります。面積で数えるときは損になりません。

rules_go_one_point_ko_n = 最後のコウ
rules_go_one_point_ko_c = { POINT($taker) }の石が最後のコウを取り、{ COLOR($opponent) }はパスをしました。つないで、コウを終わらせましょう。
    .hint = { POINT($taker) }の石は、どこに打たれると取られますか。その空いた点につなぎます。
    .right = { POINT($ko) }に打って、あなたの打った石は{ COLOR($opponent) }より1つ多くなりました。地で数えると増えませんが、面積で数えると1目増えます。
    .wrong-stay = コウが残ったまま対局が止まると、{ POINT($taker) }の石はまだ取られる形です。先に{ POINT($ko) }につなぎましょう。
    .wrong-elsewhere = { COLOR($opponent) }に{ POINT($ko) }と打たれて、{ POINT($taker) }の石を取り返されます。
    .rule = 相手がパスをしているあいだに最後のコウをつなぐと、面積で数えるときは1目増えます。
    .notes = 面積計算では、コウ立ての多いほうは、最後のコウをつながずにおいて、先にダメを打つこともできます。地で数えるときはダメに値打ちがないので、コウだけの勝負です。

rules_go_one_point_seki_n = セキの石の眼
rules_go_one_point_seki_c = 印のついた石は、{ POINT($shared) }が共通の呼吸点で、セキです。地で数えるとき、セキの石の眼は地になりません。{ COLOR($white) }の地を選びましょう。
    .hint = { POINT($eyes) }はセキの石の眼です。セキの外をさがしましょう。
    .right = { COLOR($white) }の地は{ SCORE($white_territory) }です。{ POINT($eyes) }は入りません。
    .rule = 地で数えるとき、セキの石の眼は地になりません。

rules_go_one_point_eyes_n = 勝ち負けが変わる
rules_go_one_point_eyes_c = 地で数えると、{ COLOR($winner) }の{ SCORE($margin) }勝ちです。石と地で数えると{ POINT($eyes) }も目数に入り、この対局では勝つほうが変わります。
    .rule = 面積で数えるとき、セキの石の眼も、ほかの点と同じように目数に入ります。
    .notes = こんな対局は、めったにありません。どのルールで打つかを対局の前に決めておけば、結果ははっきりします。

## Ideas

rules_go_idea_area_count = 面積の数え方
rules_go_idea_area_neutral = 面積計算とダメ
rules_go_idea_area_komi = 面積計算とコミ
rules_go_idea_area_inside = 自分の囲んだところの石
rules_go_idea_play_out = パスの前に死に石を取る
rules_go_idea_fill_in_where = アゲハマを埋めるところ
rules_go_idea_fill_in_compare = 埋めたあとのくらべ方
rules_go_idea_ways_same = 目数の差を変えない手
rules_go_idea_ways_stones = 石の数と目数の差
rules_go_idea_ways_differ = 面積計算と最後の石
rules_go_idea_ways_protect = 手入れの損
rules_go_idea_ways_seki = 数え方とセキの石の眼
