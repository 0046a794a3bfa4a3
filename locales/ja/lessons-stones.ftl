## Lesson first_move

rules_go_start_n = 囲碁のルール
rules_go_start_c = はじめ、碁盤には石が1つもありません。2人が{ COLOR($black) }から交互に、石を1つずつ打っていきます。目指すのは、空いた点を囲むことと、相手の石を取ることです。
    .notes = 何もない碁盤を少しのあいだ見せて、2つの目的をはっきり言いましょう。このあとの話は、すべてそこから出てきます。ここでは9路盤を使いますが、13路盤でも19路盤でもルールは同じです。

rules_go_first_move_n = 最初の一手
rules_go_first_move_c = 最初に打つのは{ COLOR($black) }です。線と線が交わる点なら、どこでもかまいません。1つ打ってみましょう。
    .hint = 交わる点はどこも空いています。好きな点を選びましょう。
    .right = { POINT($move) }に打ちました。石を打つのは線の交わる点で、マスの中ではありません。
    .rule = 先に打つのは{ COLOR($black) }です。石は、線の交わる点のうち、空いているところに打ちます。
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
    .hint = { POINT($stone) }に指を置いて、どの線も1つ先までたどってみましょう。
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
    .rule = 呼吸点が残り1つになった石は、アタリです。
    .notes = 対局中に「アタリ」と言う決まりはありませんが、友達どうしではよく口にします。

## Lesson capture

rules_go_capture_center_n = 石を取る
rules_go_capture_center_c = 呼吸点がなくなった石は、取られて盤から消えます。{ POINT($stone) }の呼吸点は残り1つです。そこに打って取りましょう。
    .hint = { POINT($stone) }は三方をふさがれています。残る一方に打ちましょう。
    .right = { STONES($captured) }（いっし）を取りました。石は1子、2子（にし）と数えます。取った石はアゲハマといい、手もとに置いて、最後に数えます。
    .rule = 呼吸点がなくなった石は、取られて盤から消えます。

rules_go_capture_edge_n = 盤の端で取る
rules_go_capture_edge_c = 盤の端では、石を1つ囲むのに石が3つで足ります。{ POINT($stone) }を取りましょう。
    .hint = { POINT($stone) }から端の線に沿って、空いた点をさがしましょう。
    .right = { POINT($move) }に打って{ POINT($stone) }を取りました。盤の端も、囲むのを手伝ってくれます。

rules_go_capture_corner_n = 盤の隅で取る
rules_go_capture_corner_c = 盤の隅なら、石は2つで足ります。{ POINT($stone) }を取りましょう。
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
rules_go_chains_join_c = 同じ色の石が線に沿ってとなり合うと、ひとつながりになります。{ POINT($stones) }をつなぎましょう。
    .hint = { POINT($stones) }のあいだの点に打ちましょう。
    .right = { POINT($move) }に打って、3つの石がつながりました。これからは、助かるのも取られるのもいっしょです。
    .rule = 同じ色の石が線に沿ってとなり合うと、ひとつながりになります。呼吸点はまとめて数えます。

rules_go_chains_count_n = 呼吸点もいっしょ
rules_go_chains_count_c = つながった石の呼吸点は、まとめて数えます。{ POINT($chain) }の呼吸点は、合わせていくつですか。
    .hint = つながった石のまわりを一周して、となりの空いた点を数えましょう。
    .answer-four = 4つ
    .answer-six = 6つ
    .answer-eight = 8つ
    .right = { POINT($chain) }のまわりに、空いた点は6つあります。つながった石は、たいてい1つの石より呼吸点が多くなります。
    .wrong-four = 4つなのは、石が1つのときです。{ POINT($chain) }の上と下、それから両端の点を数えましょう。
    .wrong-eight = 1つずつなら4つですが、{ POINT($chain) }はおたがいの呼吸点を1つずつふさいでいます。その2つは数えません。

rules_go_chains_capture_n = まとめて取る
rules_go_chains_capture_c = つながった石は、最後の呼吸点がふさがると、まとめて取られます。{ POINT($chain) }を取りましょう。
    .hint = つながった石のとなりで、1つだけ空いている点をさがしましょう。
    .right = { STONES($captured) }がまとめて盤から消えました。
    .rule = つながった石は、まとめて取られます。

rules_go_chains_escape_n = 逃げる
rules_go_chains_escape_c = あなたの{ POINT($stone) }の石がアタリです。石をのばして、呼吸点を3つにしましょう。
    .hint = { POINT($stone) }のとなりで空いている点は、1つだけです。
    .right = { POINT($stone) }から{ POINT($move) }までつながり、呼吸点は3つになりました。ひとまず安心です。
    .notes = のびて助かるのは、新しい石で呼吸点が増えるときだけです。盤の端に沿って逃げると、足りないことがよくあります。

rules_go_chains_connect_n = 味方とつながる
rules_go_chains_connect_c = また{ POINT($stone) }の石がアタリです。でも、{ POINT($friend) }で味方が待っています。2つをつなぎましょう。
    .hint = { POINT($stone) }のとなりで、{ POINT($friend) }のとなりでもある空いた点はどこですか。
    .right = { POINT($stone) }と{ POINT($friend) }がつながり、呼吸点は5つになりました。つながった石は強いのです。

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
    .rule = 打ち終わったとき、自分の石には呼吸点がなければいけません。

rules_go_forbidden_chain_n = 最後の呼吸点
rules_go_forbidden_chain_c = つながった石でも同じです。最後の呼吸点を自分でふさぐことはできません。{ POINT($point) }で試しましょう。
    .hint = { POINT($chain) }の石の呼吸点は、{ POINT($point) }だけです。
    .right = { POINT($point) }をふさぐと、つながった{ POINT($chain) }の石にも呼吸点がなくなってしまいます。

rules_go_forbidden_exception_n = 例外
rules_go_forbidden_exception_c = { POINT($point) }のとなりは、どこも{ COLOR($opponent) }の石です。でも、取られる石が先に盤から消えるので、呼吸点ができます。そこに打ちましょう。
    .hint = { POINT($stones) }の石に共通する呼吸点はどこですか。
    .right = 先に{ STONES($captured) }が盤から消えて、{ POINT($point) }の石に呼吸点ができました。
    .rule = 取られる石が先に盤から消えます。ですから、相手の石を取れる点は着手禁止点ではありません。
    .notes = 順番が大切です。まず呼吸点のなくなった相手の石を取り上げ、それから自分の石の呼吸点を見ます。

rules_go_forbidden_which_n = 打てるのはどちら
rules_go_forbidden_which_c = 「a」にも「b」にも、となりに空いた点がありません。でも、片方は石を取れるので打てます。見つけて、打ちましょう。
    .hint = { POINT($first) }のまわりの石と、{ POINT($second) }のまわりの石の呼吸点を数えましょう。
    .right = { POINT($second) }に打って{ STONES($captured) }を取りました。{ POINT($first) }では何も取れないので、打てません。
    .wrong-elsewhere = { POINT($move) }は、ふつうに打てる点です。{ POINT($first) }と{ POINT($second) }のうち、石を取れるのはどちらですか。
