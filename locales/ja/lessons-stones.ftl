## Lesson first_move

rules_go_start_n = 囲碁のルール
rules_go_start_c = はじめ、碁盤には石が1つもありません。2人が{ COLOR($black) }から交互に、石を1つずつ打っていきます。目的は2つあります。盤の上を相手より広く囲むことと、相手の石を取る、つまり盤から取り上げることです。
    .notes = 何もない碁盤を少しのあいだ見せて、2つの目的をはっきり言いましょう。このあとの話は、すべてそこから出てきます。ここでは9路盤を使いますが、13路盤でも19路盤でもルールは同じです。

rules_go_first_move_n = 最初の一手
rules_go_first_move_c = 最初に打つのは{ COLOR($black) }です。石は、線と線が交わるところ、つまり交点（こうてん）に打ちます。好きな交点に1つ打ってみましょう。
    .hint = 交点は、どれも空いています。好きなところを選びましょう。
    .right = { POINT($move) }に打ちました。石を打つのは交点で、マスの中ではありません。
    .rule = 先に打つのは{ COLOR($black) }です。空いた交点なら、どこに打ってもかまいません。
    .notes = 何人かに打つ点を選んでもらいましょう。最初の一手は、真ん中でも、辺でも、隅でもかまいません。

rules_go_first_corner_n = 盤の端と隅
rules_go_first_corner_c = 盤の端の点も隅（すみ）の点も、ほかの点と同じです。今度は{ COLOR($learner) }の番です。いちばん隅の点に打ちましょう。
    .hint = いちばん隅の点は、{ POINT($corners) }です。
    .right = { POINT($move) }は盤の隅で、ここにも石を打てます。いちばん端の線まで、すべて碁盤です。
    .wrong-edge = { POINT($move) }は盤の端です。端の線をたどって行き着く隅の点は、{ POINT($corners) }です。
    .wrong-inside = { POINT($move) }にも打てますが、いちばん隅の点ではありません。隅の点は{ POINT($corners) }です。

rules_go_first_stay_n = 石は動かない
rules_go_first_stay_c = 打った石は、もう動きません。となりの点へ進みたいときは、新しい石を打ちます。線に沿って、{ POINT($stone) }のとなりに打ちましょう。
    .hint = { POINT($stone) }から線をたどると、{ POINT($near) }に着きます。
    .right = { POINT($stone) }の石はそのままで、となりの{ POINT($move) }に石が増えました。盤から消えるのは、取られた石だけです。
    .wrong-diagonal = { POINT($move) }は{ POINT($stone) }のななめで、線でつながっていません。線に沿って1つ進みましょう。
    .wrong-far = { POINT($move) }は{ POINT($stone) }のとなりではありません。となりの点は{ POINT($near) }です。
    .rule = 打った石は動きません。盤から消えるのは、取られた石だけです。

rules_go_first_turn_n = 交互に打つ
rules_go_first_turn_c = 2人は一手ずつ、交互に打ちます。最後の石は{ POINT($last) }に打たれました。次はどちらの番ですか。
    .hint = { POINT($last) }の石の色を見ましょう。次は、もう一方の番です。
    .answer-black = { COLOR($black) }
    .answer-white = { COLOR($white) }
    .right = { COLOR($black) }の番です。1人が2手つづけて打つことはありません。
    .wrong-white = { COLOR($white) }は{ POINT($last) }に打ったばかりです。今度は{ COLOR($black) }が打ちます。
    .rule = 一手ずつ、交互に打ちます。

## Lesson board

rules_go_board_sizes_n = 碁盤
rules_go_board_sizes_c = よく使う碁盤には、縦も横も線が9本、13本、19本のものがあります。9路盤（きゅうろばん）、13路盤、19路盤といい、ルールはどれも同じです。この碁盤はどれですか。
    .hint = 隅から端の線をたどって、ほかの線がいくつ出てくるか数えましょう。両方の端の線も数に入れます。
    .answer-nine = 9路盤
    .answer-thirteen = 13路盤
    .answer-nineteen = 19路盤
    .right = 縦の線も横の線も13本なので、13路盤です。どの碁盤でおぼえたことも、ほかの碁盤で使えます。
    .wrong-nine = 9路盤は小さい碁盤です。端の線を終わりまでたどると、線はもっと出てきます。
    .wrong-nineteen = 19路盤は大きい碁盤です。端の線を終わりまでたどっても、線はそれほど出てきません。
    .rule = 碁盤には、9路盤、13路盤、19路盤があります。ルールはどれも同じです。

rules_go_board_center_n = はじめは9路盤で
rules_go_board_center_c = はじめての対局には9路盤が向いていて、5分から10分で終わります。碁盤の真ん中を中央（ちゅうおう）といいます。ちょうど真ん中の点に打ちましょう。
    .hint = 縦の真ん中の線と、横の真ん中の線が交わるところです。
    .right = { POINT($center) }から盤の端までは、どちらを向いても同じ遠さです。この点を、天元（てんげん）ともいいます。
    .wrong-corner = { POINT($move) }は隅の点です。中央は、隅の{ POINT($corners) }のどこからもいちばん遠い点です。
    .wrong-elsewhere = { POINT($move) }には、近い端と遠い端があります。どの端からも同じ遠さなのは、中央の{ POINT($center) }です。
    .notes = 次は13路盤、時間をかけて打ちたいときは19路盤です。大きな碁盤まで進まなくても、囲碁は楽しめます。

rules_go_board_stars_n = 星
rules_go_board_stars_c = 大きな碁盤には、小さな点をつけた交点があります。場所を見つける目じるしで、星（ほし）といいます。好きな星に打ちましょう。
    .hint = 星は、中央に1つと、それぞれの隅の近くに1つずつあります。ほかにもさがしてみましょう。
    .right = { POINT($move) }は星です。ルールの上では、ほかの交点と同じです。
    .wrong-elsewhere = { POINT($move) }には、小さな点がついていません。星は{ POINT($stars) }です。

rules_go_board_points_n = 着点と空点
rules_go_board_points_c = 19路盤には、交点が361あります。{ POINT($played) }のように石を打った点を着点（ちゃくてん）、空いた点を空点（くうてん）といいます。空点はいくつですか。
    .hint = 361から、着点の数を引きましょう。
    .answer-all = 361
    .answer-rest = 359
    .answer-lines = 19
    .right = 空点は359です。石を1つ打つたびに、次に選べる点は1つへります。
    .wrong-all = 361は全部の点の数です。{ POINT($played) }は、もう空いていません。
    .wrong-lines = 19は線の数です。盤は、まだほとんどのところが空いています。
    .rule = 19路盤には点が361あります。石を打った点を着点、空いた点を空点といいます。

rules_go_board_agreed_n = ほかの大きさ
rules_go_board_agreed_c = 2人で決めれば、ほかの大きさの碁盤で打ってもかまいません。この先のレッスンでは、このような7路盤をよく使います。中央の、ちょうど真ん中の点に打ちましょう。
    .hint = 端の線から数えて、縦も横も4本目です。その2本が交わるところに打ちましょう。
    .right = { POINT($center) }が真ん中の点です。小さな碁盤でも、端や隅やルールは、大きな碁盤と同じです。
    .wrong-elsewhere = { POINT($move) }は真ん中の点ではありません。どの端からも同じ遠さなのは、{ POINT($center) }です。

## Lesson liberties

rules_go_liberties_center_n = 呼吸点
rules_go_liberties_center_c = 線に沿って、石のすぐとなりにある空いた点を、呼吸点（こきゅうてん）といいます。{ POINT($stone) }の呼吸点は4つです。{ COLOR($learner, form: "stone") }の石で1つふさぎましょう。
    .hint = { POINT($stone) }のまわりの、印のついた点に打ちましょう。どれでもかまいません。
    .right = { POINT($move) }は呼吸点でした。{ POINT($stone) }の呼吸点は、あと3つです。
    .rule = 線に沿って、石のすぐとなりにある空いた点が、呼吸点です。
    .notes = 呼吸点を「ダメ」という本もあります。みんなで声に出して数えましょう。呼吸点は、いつでも空いた点です。

rules_go_liberties_edge_n = 盤の端では
rules_go_liberties_edge_c = 盤の端では線がそこで終わるので、{ POINT($stone) }の呼吸点は3つしかありません。1つふさぎましょう。
    .hint = { POINT($stone) }の呼吸点は、端の線に沿って2つ、盤の内側に1つあります。
    .right = { POINT($move) }がふさがり、呼吸点はあと2つです。端の石は、それだけ早く囲まれます。

rules_go_liberties_corner_n = 盤の隅では
rules_go_liberties_corner_c = { POINT($stone) }の石は盤の隅にあります。呼吸点はいくつですか。
    .hint = { POINT($stone) }に指を置いて、どの線も1つ先までたどりましょう。
    .answer-two = 2つ
    .answer-three = 3つ
    .answer-four = 4つ
    .right = 呼吸点は{ POINT($free) }です。隅の石は、呼吸点がいちばん少なくなります。
    .wrong-three = { POINT($stone) }から{ POINT($across) }へ行く線はありません。呼吸点は{ POINT($free) }だけです。
    .wrong-four = 真ん中の石なら4つです。{ POINT($stone) }では盤が2つの方向で終わるので、残るのは{ POINT($free) }です。

rules_go_liberties_diagonal_n = ななめは数えない
rules_go_liberties_diagonal_c = { POINT($across) }の石は{ POINT($stone) }のななめにあり、呼吸点をふさいでいません。本当の呼吸点を1つふさぎましょう。
    .hint = { POINT($stone) }から、線に沿って1つ進みましょう。
    .right = { POINT($move) }は{ POINT($stone) }と線でつながったとなりの点、つまり呼吸点でした。
    .wrong-diagonal = { POINT($move) }も{ POINT($stone) }のななめです。呼吸点は4つとも残っています。

rules_go_liberties_atari_n = アタリ
rules_go_liberties_atari_c = 石の呼吸点が残り1つになり、あと一手で取られる状態をアタリといいます。{ POINT($stone) }をアタリにしましょう。
    .hint = { POINT($stone) }の呼吸点は2つです。どちらかをふさぎましょう。
    .right = { POINT($stone) }の呼吸点は残り1つ。これがアタリです。
    .rule = 呼吸点が残り1つで、あと一手で取られる石は、アタリです。
    .notes = 対局中に「アタリ」と言う決まりはありませんが、友達どうしではよく口にします。

## Lesson capture

rules_go_capture_center_n = 石を取る
rules_go_capture_center_c = 呼吸点がなくなった石は、取られて盤から消えます。{ POINT($stone) }の呼吸点は残り1つです。そこに打って取りましょう。
    .hint = { POINT($stone) }は三方をふさがれています。残る一方に打ちましょう。
    .right = { STONES($captured) }（いっし）を取りました。石は1子、2子（にし）と数えます。取った石はアゲハマといい、手もとに置いて、最後に数えます。
    .rule = 呼吸点がなくなった石は、取られて盤から消えます。

rules_go_capture_edge_n = 盤の端で取る
rules_go_capture_edge_c = 盤の端の石は、3つの石で囲めます。{ POINT($stone) }の石を取りましょう。
    .hint = { POINT($stone) }から端の線に沿って、空いた点をさがしましょう。
    .right = { POINT($move) }に打って{ POINT($stone) }を取りました。盤の端も、囲むのを手伝ってくれます。

rules_go_capture_corner_n = 盤の隅で取る
rules_go_capture_corner_c = 盤の隅の石なら、2つの石で囲めます。{ POINT($stone) }の石を取りましょう。
    .hint = { POINT($stone) }のとなりで空いている点は、1つだけです。
    .right = { POINT($move) }に打って{ POINT($stone) }を取りました。隅の石は、いちばん取りやすい石です。

rules_go_capture_which_n = 取れるのはどちら
rules_go_capture_which_c = { POINT($stones) }の石のうち、一手で取れるのは片方だけです。見つけて、取りましょう。
    .hint = 印のついた石の呼吸点を、それぞれ数えましょう。アタリの石はどちらですか。
    .right = { POINT($move) }が最後の呼吸点でした。{ POINT($other) }の石は呼吸点がまだ2つあるので、すぐには取れません。
    .wrong-other = { POINT($move) }に打っても、{ POINT($other) }の石はアタリになるだけで、まだ取れません。もうアタリになっているのはどちらですか。
    .wrong-elsewhere = { POINT($move) }に打っても、何も取れません。{ POINT($stones) }の石の呼吸点を、順に数えましょう。

rules_go_capture_rescue_n = 取って助ける
rules_go_capture_rescue_c = あなたの{ POINT($stone) }の石がアタリです。まわりの石を1つ取って、助けましょう。
    .hint = { POINT($stone) }のまわりに、同じようにアタリになっている石はありませんか。
    .right = { POINT($attacker) }の石が消えて、{ POINT($stone) }の石の呼吸点が増えました。
    .wrong-run = { POINT($move) }に打てば呼吸点は増えますが、石は取れません。{ POINT($attacker) }を見ましょう。呼吸点が残り1つです。

## Lesson chains

rules_go_chains_join_n = つながった石
rules_go_chains_join_c = 線に沿ってとなり合う同じ色の石は、ひとつながりです。{ POINT($stones) }の石を、ひとつながりにしましょう。
    .hint = { POINT($stones) }のあいだの点に打ちましょう。
    .right = { POINT($move) }に打って、3つの石がひとつながりになりました。これからは、助かるのも取られるのもいっしょです。
    .rule = 同じ色の石が線に沿ってとなり合うと、ひとつながりになります。呼吸点はまとめて数えます。

rules_go_chains_count_n = 呼吸点もいっしょ
rules_go_chains_count_c = つながった石の呼吸点は、まとめて数えます。{ POINT($chain) }の呼吸点は、合わせていくつですか。
    .hint = つながった石のまわりを一周して、となりの空いた点を数えましょう。
    .answer-four = 4つ
    .answer-six = 6つ
    .answer-eight = 8つ
    .right = { POINT($chain) }のまわりに、空いた点は6つあります。つながった石は、たいてい1つの石より呼吸点が多くなります。
    .wrong-four = 4つなのは、石が1つのときです。{ POINT($chain) }の両側に並ぶ点と、両端の点を数えましょう。
    .wrong-eight = 1つずつなら4つですが、{ POINT($chain) }はおたがいの呼吸点を1つずつふさいでいます。その2つは数えません。

rules_go_chains_capture_n = まとめて取る
rules_go_chains_capture_c = つながった石は、最後の呼吸点がふさがると、まとめて取られます。{ POINT($chain) }を取りましょう。
    .hint = つながった石のとなりで、1つだけ空いている点をさがしましょう。
    .right = { STONES($captured) }がまとめて盤から消えました。
    .rule = つながった石は、まとめて取られます。

rules_go_chains_escape_n = 石をのばす
rules_go_chains_escape_c = あなたの{ POINT($stone) }の石がアタリです。石をのばして、呼吸点を3つにしましょう。
    .hint = { POINT($stone) }のとなりで空いている点は、1つだけです。
    .right = { POINT($stone) }から{ POINT($move) }までひとつながりで、呼吸点は3つになりました。ひとまず安心です。
    .notes = のびて助かるのは、新しい石で呼吸点が増えるときだけです。盤の端に沿って逃げると、足りないことがよくあります。

rules_go_chains_connect_n = 味方とつながる
rules_go_chains_connect_c = { POINT($stone) }の石がアタリですが、{ POINT($friend) }で味方が待っています。2つの石をつないで、ひとつながりにしましょう。
    .hint = { POINT($stone) }のとなりで、{ POINT($friend) }のとなりでもある空いた点はどこですか。
    .right = { POINT($stone) }と{ POINT($friend) }がつながり、呼吸点は5つになりました。つながった石は強いのです。

## Lesson escape

rules_go_escape_see_n = アタリを逃げる
rules_go_escape_see_c = { COLOR($opponent) }が{ POINT($last) }に打ったので、あなたの石のどれかがアタリになりました。見つけて、逃げましょう。石をのばして、呼吸点を3つにします。
    .hint = { POINT($last) }のまわりの、あなたの石を見ましょう。呼吸点が残り1つなのはどれですか。
    .right = アタリだったのは{ POINT($stone) }の石で、{ POINT($move) }にのびて呼吸点が3つになりました。相手が一手打つたびに、自分の石がアタリになっていないか見ましょう。
    .wrong-elsewhere = { POINT($stone) }の石を見落としました。呼吸点が残り1つなので、{ COLOR($opponent) }に{ POINT($way) }と打たれて取られます。

rules_go_escape_capture_n = 攻めてきた石を取る
rules_go_escape_capture_c = 盤の端で、あなたの{ POINT($stone) }の石がアタリです。端ではのびても呼吸点があまり増えないので、攻めてきた石を1つ取りましょう。
    .hint = { POINT($stone) }のとなりの石で、呼吸点が残り1つなのはどれですか。
    .right = { POINT($attacker) }の石が盤から消えて、{ POINT($stone) }の石の呼吸点は2つになりました。
    .wrong-run = { POINT($move) }にのびても、端では呼吸点が1つのままです。{ COLOR($opponent) }にそこをふさがれて、2子とも取られます。
    .wrong-elsewhere = { COLOR($opponent) }に{ POINT($way) }と打たれて、{ POINT($stone) }の石を取られます。

rules_go_escape_connect_n = 2つまとめて助ける
rules_go_escape_connect_c = { POINT($stones) }の石が、どちらもアタリです。打てるのは一手だけです。両方とも助けましょう。
    .hint = 2つの石に共通する呼吸点はどこですか。
    .right = { POINT($move) }に打って、2つの石がつながりました。呼吸点は2つになり、もうアタリではありません。
    .wrong-elsewhere = { COLOR($opponent) }に{ POINT($joint) }と打たれて、一手で両方とも取られます。

rules_go_escape_edge_n = 端に沿って逃げると
rules_go_escape_edge_c = ここでは、あなたが{ COLOR($learner) }です。{ COLOR($opponent) }の{ POINT($chain) }の石が、盤の端に沿って逃げようとしています。端からはなれないように追いかけて、取りましょう。
    .hint = 盤の広いほうからアタリにすると、相手は端に沿って逃げるしかありません。
    .right = { STONES($captured) }を取りました。端では、石をのばしても呼吸点が1つしか増えず、隅ではまったく増えませんでした。
    .wrong-ahead = { POINT($move) }は端の行く手をふさぎますが、{ COLOR($opponent) }は{ POINT($out) }から盤の広いほうへ逃げます。
    .wrong-elsewhere = それでは、{ POINT($chain) }の石に逃げられてしまいます。端からはなれるほうの呼吸点をふさぎましょう。
    .rule = 盤の端に沿って逃げても、呼吸点はあまり増えません。逃げても助からないことがあります。

rules_go_escape_choose_n = 助けるのはどちら
rules_go_escape_choose_c = { POINT($stones) }の石は、どちらもアタリです。まだ逃げられるのは片方だけです。その石を助けましょう。
    .hint = 石を1つのばしたら、呼吸点はいくつになりますか。それぞれ考えてみましょう。
    .right = { POINT($move) }にのびて、呼吸点が3つになりました。{ POINT($edge) }の石は助からないので、あきらめます。
    .wrong-edge = { POINT($move) }にのびても呼吸点は1つだけで、{ COLOR($opponent) }に2子とも取られます。{ POINT($middle) }の石なら、のばして逃げられます。
    .wrong-elsewhere = { COLOR($opponent) }に{ POINT($middle) }の石を取られます。まだ逃げられる石でした。
    .rule = アタリの石は、のびる、味方とつながる、攻めてきた石を取る、のどれかで助かることがあります。

## Lesson chain_capture

rules_go_chain_last_n = 最後の呼吸点
rules_go_chain_last_c = つながった石が盤に残れるのは、となりに空いた点が1つでもあるあいだだけです。{ POINT($chain) }の石には、あと1つあります。見つけて、取りましょう。
    .hint = 石から石へと、まわりを一周しましょう。最後の呼吸点は、曲がり角にあります。
    .right = 最後の呼吸点は{ POINT($last) }でした。{ STONES($captured) }が盤から消えました。
    .rule = 石が盤に残れるのは、その石か、つながった石のどれかに呼吸点があるあいだだけです。
    .notes = 打つ前に、つながった石のまわりを指でなぞってもらいましょう。

rules_go_chain_both_n = 一手で両方取る
rules_go_chain_both_c = { POINT($chain) }の石はひとつながりで、{ POINT($single) }の石はそれとは別です。一手で両方とも取りましょう。
    .hint = { POINT($chain) }の石のとなりで、{ POINT($single) }の石のとなりでもある点はどこですか。
    .right = { STONES($captured) }がいっしょに盤から消えました。取った石をすべて盤から取り上げて、はじめて一手が終わります。
    .rule = 取った石をすべて盤から取り上げて、はじめて一手が終わります。

rules_go_chain_which_n = 取れるのはどちら
rules_go_chain_which_c = 三角の印のつながった石と、四角の印のつながった石があります。一手で取れるほうを見つけて、取りましょう。
    .hint = 三角の印の石（{ POINT($first) }）の呼吸点と、四角の印の石（{ POINT($second) }）の呼吸点を、それぞれ全部さがしましょう。
    .right = { STONES($captured) }を取りました。{ POINT($second) }の石には、呼吸点がまだ2つあります。
    .wrong-other = { POINT($move) }に打っても、{ POINT($second) }の石の呼吸点はまだ1つ残ります。もう一方は、すでにアタリです。
    .wrong-elsewhere = { POINT($move) }に打っても、何も取れません。三角の印の石（{ POINT($first) }）のとなりと、四角の印の石（{ POINT($second) }）のとなりで、空いた点をさがしましょう。

rules_go_chain_edge_n = 隅に追いこむ
rules_go_chain_edge_c = { POINT($chain) }の石の呼吸点は、隅に1つと、盤の広いほうに1つあります。逃げられそうなほうから先にふさいで、2手で取りましょう。
    .hint = 相手に打たれると呼吸点が増えるのは、{ POINT($open) }と{ POINT($corner) }のどちらですか。
    .right = { STONES($captured) }を取りました。隅にのびても、呼吸点は1つだけでした。
    .wrong-corner = { POINT($move) }では、広いほうが空いたままです。{ COLOR($opponent) }が{ POINT($open) }に打って、呼吸点がまた2つになります。
    .wrong-elsewhere = { POINT($chain) }の石はまだ残っています。広いほうから先に、呼吸点をふさぎましょう。

rules_go_chain_race_n = どちらが先に取るか
rules_go_chain_race_c = あなたの{ POINT($mine) }の石も、{ COLOR($opponent) }の{ POINT($theirs) }の石もアタリです。今はあなたの番です。相手の石を取って、自分の石を助けましょう。
    .hint = { POINT($theirs) }の石の、最後の呼吸点はどこですか。
    .right = { STONES($captured) }を取りました。取った石のあとが空いて、あなたの石の呼吸点は3つになりました。
    .wrong-run = { POINT($move) }にのびても、まだアタリです。{ COLOR($opponent) }に全部取られます。
    .wrong-elsewhere = { COLOR($opponent) }が先に{ POINT($run) }に打って、{ POINT($mine) }の石を取ってしまいます。
    .notes = どうして一手のちがいがこんなに大きいのか、聞いてみましょう。どちらの石も、もう一方を攻めている石です。

## Lesson forbidden

rules_go_forbidden_occupied_n = 打てない点
rules_go_forbidden_occupied_c = 打てない点もあります。もう石のある{ POINT($stone) }に、試しに打ってみましょう。
    .hint = { POINT($stone) }の石の上に、かまわず打ってみましょう。
    .right = 1つの点に石は1つだけです。{ POINT($stone) }がまた空くのは、そこの石が取られたときだけです。
    .rule = 1つの点に、石は1つだけです。

rules_go_forbidden_self_n = 呼吸点がない
rules_go_forbidden_self_c = 打ち終わったとき、その石には呼吸点がなければいけません。{ POINT($point) }に打ってみましょう。
    .hint = { POINT($ring) }に囲まれた、空いた点が{ POINT($point) }です。
    .right = { POINT($point) }に打つと、あなたの石には呼吸点がなく、相手の石も取れません。このような点を着手禁止点（ちゃくしゅきんしてん）といいます。
    .rule = 打ったあと、自分の石には呼吸点がなければいけません。

rules_go_forbidden_chain_n = 自分ではふさげない
rules_go_forbidden_chain_c = つながった石にも、呼吸点がなければいけません。最後の1つを自分でふさぐことはできません。{ POINT($point) }で試しましょう。
    .hint = { POINT($chain) }の石の呼吸点は、{ POINT($point) }だけです。
    .right = { POINT($point) }をふさぐと、{ POINT($chain) }の石もいっしょに、呼吸点がなくなってしまいます。

rules_go_forbidden_exception_n = 例外
rules_go_forbidden_exception_c = { POINT($point) }のとなりは、どこも{ COLOR($opponent) }の石です。でも、取られる石が先に盤から消えるので、呼吸点ができます。そこに打ちましょう。
    .hint = { POINT($stones) }の石に共通する呼吸点はどこですか。
    .right = 先に{ STONES($captured) }が盤から消えて、{ POINT($point) }の石に呼吸点ができました。
    .rule = 取られる石が先に盤から消えます。ですから、相手の石を取れる点は着手禁止点ではありません。
    .notes = 順番が大切です。まず呼吸点のなくなった相手の石を取り上げ、それから自分の石の呼吸点を見ます。

rules_go_forbidden_which_n = 打てるのはどちら
rules_go_forbidden_which_c = 「a」にも「b」にも、となりに空いた点がありません。でも、片方は石を取れるので打てます。見つけて、打ちましょう。
    .hint = { POINT($first) }のまわりの石と、{ POINT($second) }のまわりの石を見ましょう。アタリなのはどちらですか。
    .right = { POINT($second) }に打って{ STONES($captured) }を取りました。{ POINT($first) }では何も取れないので、打てません。
    .wrong-elsewhere = { POINT($move) }は、ふつうに打てる点です。{ POINT($first) }と{ POINT($second) }のうち、石を取れるのはどちらですか。

## Ideas

rules_go_idea_placing = 石を打つところ
rules_go_idea_stones_stay = 石は動かない
rules_go_idea_turns = 交互に打つ
rules_go_idea_board_size = 碁盤の線と点の数
rules_go_idea_board_places = 碁盤の上の場所
rules_go_idea_find_liberties = 石の呼吸点
rules_go_idea_give_atari = アタリにする
rules_go_idea_see_atari = アタリに気づく
rules_go_idea_capture_stone = 石を取る
rules_go_idea_save_capture = 相手の石を取って助ける
rules_go_idea_save_extend = アタリの石を助ける
rules_go_idea_join_chain = 石をつなぐ
rules_go_idea_chain_liberties = つながった石の呼吸点
rules_go_idea_capture_chain = つながった石を取る
rules_go_idea_edge_run = 盤の端に沿った石
rules_go_idea_last_liberty = 最後の呼吸点を見つける
rules_go_idea_occupied = 1つの点に石は1つ
rules_go_idea_self_capture = 着手禁止点
rules_go_idea_captures_first = 取られる石が先に消える
