### 最初の講座：囲碁のルール。
### liberty は「呼吸点」。学ぶ人向けの文では「ダメ」と言わず、「ダメ」はだれの地でもない点だけに使う。
### chain は「つながった石」、corner は「隅（すみ）」。4つの点だけを言うときは「いちばん隅の点」。
### 呼吸点は「つ」で数える。石の数は「1子」、目数は「1目」と、どれも算用数字。

## Chapters and orders

rules_go_chapter_stones = 石と呼吸点
rules_go_chapter_ko = コウ
rules_go_chapter_life = 石の生き死に
rules_go_chapter_ending = 終局と数え方
rules_go_order_capture_first = コウを先に
rules_go_order_territory_first = 数え方を先に

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

## Lesson ko

rules_go_ko_take_n = コウ
rules_go_ko_take_c = ここでは、あなたが{ COLOR($learner) }です。{ POINT($ko) }の石がアタリです。取りましょう。
    .hint = { POINT($ko) }の最後の呼吸点は{ POINT($take) }です。
    .right = { POINT($ko) }の石を取りました。ところが、今度は{ POINT($take) }のあなたの石がアタリです。このように、おたがいに石を取り合える形をコウといいます。

rules_go_ko_retake_n = すぐには取り返せない
rules_go_ko_retake_c = 今度は、あなたが{ COLOR($learner) }です。{ POINT($ko) }に打って、{ POINT($take) }の石を取り返してみましょう。
    .hint = 丸のついた{ POINT($ko) }に打ってみましょう。
    .right = すぐに取り返せたら、取ったり取られたりがいつまでもつづいてしまいます。取り返す前に、ほかのところへ一手打ちます。
    .rule = コウは、すぐには取り返せません。
    .notes = 日本ルールで打てないのは、すぐに取り返す手だけです。入門者向けの面積計算のルールはもっと広く、前に出た盤面にもどす手はすべて打てません。

rules_go_ko_threat_n = コウ立て
rules_go_ko_threat_c = 先にほかのところへ打ちます。相手が放っておけない手を選び、{ POINT($threat) }をアタリにしましょう。
    .hint = { POINT($threat) }の呼吸点は{ POINT($answers) }です。
    .right = { COLOR($opponent) }が{ POINT($threat) }を助けたので、{ POINT($ko) }のコウはまだ残っています。このような手をコウ立てといいます。
    .wrong-connects = { POINT($threat) }はアタリではないので、{ COLOR($opponent) }は{ POINT($ko) }につないでしまいます。そうなると、もう取り返せません。

rules_go_ko_take_back_n = 取り返す
rules_go_ko_take_back_c = おたがいに、ほかのところへ一手ずつ打ちました。これで{ POINT($take) }の石を取り返せます。取りましょう。
    .hint = { POINT($take) }の石の呼吸点は、残り1つです。さがしましょう。
    .right = { POINT($take) }の石を取って、コウを取り返しました。コウ立てに相手が応じたので、取り返せたのです。
    .rule = ほかのところへ一手打ったあとなら、コウを取り返せます。

rules_go_ko_other_side_n = どちらも同じ
rules_go_ko_other_side_c = この決まりは、どちらにも同じです。あなたはまた{ COLOR($learner) }です。すぐに{ POINT($ko) }の石を取り返してみましょう。
    .hint = 丸のついた{ POINT($take) }に打ってみましょう。
    .right = 今度は{ COLOR($learner) }にもコウ立てがいります。コウ争いでは、コウ立ての多いほうが有利です。

rules_go_ko_fill_n = コウの終わり
rules_go_ko_fill_c = { COLOR($opponent) }は{ POINT($elsewhere) }に打ちましたが、応じなくてもかまいません。{ POINT($stones) }をつないで、コウを終わらせましょう。
    .hint = { POINT($take) }は、どちらの石のとなりでもあります。
    .right = { POINT($move) }につないで、コウは終わりです。ここではもう、石を取られません。

## Lesson eyes

rules_go_eyes_one_n = 眼
rules_go_eyes_one_c = つながった{ COLOR($opponent, form: "stone") }の石の中に、{ POINT($eye) }の空いた点があります。このような点を眼（め）といいます。そこに打ってみましょう。
    .hint = 丸のついた点が眼です。
    .right = 眼に打った石には呼吸点がなく、まわりの石にはまだ外側に呼吸点があります。そこが空いているかぎり、眼には打てません。
    .rule = つながった石の中にある空いた点が眼です。となり合った空点は、合わせて1つの眼です。
    .notes = 先へ進む前に、どのルールで打てないのかを聞いてみましょう。「打てない点」のレッスンに出てきた、着手禁止点です。

rules_go_eyes_outside_n = まず外側から
rules_go_eyes_outside_c = { POINT($chain) }の石の呼吸点は、眼と外側の1つを合わせて2つです。まず外側をふさぎましょう。
    .hint = 相手の石の外側をぐるりとたどりましょう。どこかにすき間はありませんか。
    .right = { POINT($move) }がふさがり、残る呼吸点は眼だけです。これでアタリになりました。
    .wrong-elsewhere = { POINT($chain) }の石の呼吸点は、2つとも残っています。外側で、石のとなりにある空いた点をさがしましょう。

rules_go_eyes_last_n = 眼は最後に
rules_go_eyes_last_c = { COLOR($opponent) }は{ POINT($elsewhere) }に打ちました。外側の呼吸点は、もうすべてふさがっています。{ POINT($chain) }の石を取りましょう。
    .hint = 最後の呼吸点は眼です。今度は、そこに打てば石を取れるでしょうか。
    .right = { STONES($captured) }を取りました。{ POINT($eye) }が最後の呼吸点だったので、今度は打てたのです。眼が1つだけでは、石は助かりません。
    .wrong-elsewhere = { POINT($chain) }の石はまだ残っています。残り1つの呼吸点はどこですか。
    .rule = 囲まれていて眼が1つだけの石は、たいてい取れます。まず外側の呼吸点をふさぎ、最後に眼をふさぎます。

rules_go_eyes_two_n = 2つの眼
rules_go_eyes_two_c = { COLOR($opponent) }のつながった石には、{ POINT($eyes) }の2つの眼があり、外側の呼吸点はありません。片方の眼をふさげるか、{ POINT($first) }に打ってみましょう。
    .hint = 丸のついた{ POINT($first) }に打ってみましょう。
    .right = { POINT($second) }が空いていれば{ POINT($first) }には打てず、{ POINT($first) }が空いていれば{ POINT($second) }には打てません。一度に両方はふさげないので、この石は取れません。こういう石を、生きているといいます。
    .rule = 眼が2つある石は生きています。相手は、どちらの眼もふさげません。
    .notes = ここが囲碁のいちばん大事なところです。どうにかして取れないか、みんなで考えてみましょう。そして、取る方法がないことをゆっくり確かめましょう。

rules_go_eyes_make_n = 眼を2つ作る
rules_go_eyes_make_c = 今度は、あなたの石が囲まれています。中で空いているのは{ POINT($space) }です。一手で眼を2つ作りましょう。
    .hint = 打った石の両側に、空いた点が1つずつ残るのはどこですか。
    .right = { POINT($move) }に打って、中が2つに分かれました。{ POINT($eyes) }が眼になり、あなたの石は生きています。
    .wrong-left = { POINT($move) }に打つと、空いた点が2つ並んで残り、眼は1つにしかなりません。{ COLOR($opponent) }に中に打たれ、その石を取っても、もう一度中に打たれて全部取られます。
    .wrong-right = { POINT($move) }に打つと、空いた点が2つ並んで残り、眼は1つにしかなりません。{ COLOR($opponent) }に中に打たれ、その石を取っても、もう一度中に打たれて全部取られます。
    .wrong-elsewhere = { POINT($space) }が、まだ2つに分かれていません。{ COLOR($opponent) }に先に中に打たれると、眼は1つしかできません。

rules_go_eyes_keep_n = 眼は空けておく
rules_go_eyes_keep_c = { COLOR($opponent) }は{ POINT($elsewhere) }に打ちました。{ POINT($chain) }のあなたの石は、すっかり囲まれています。守りの一手はいるでしょうか。石が生きたままになるように打ちましょう。
    .hint = この石には、2つの眼があれば十分です。盤のほかのところに打ちましょう。
    .right = 眼が2つとも空いていれば、守りはいりません。だから、安心して{ POINT($move) }に打てました。自分の眼は、空けておきましょう。
    .wrong-left = { POINT($move) }は自分の眼です。ふさぐと呼吸点は残り1つになり、{ COLOR($opponent) }にそこへ打たれて全部取られます。
    .wrong-right = { POINT($move) }は自分の眼です。ふさぐと呼吸点は残り1つになり、{ COLOR($opponent) }にそこへ打たれて全部取られます。
    .wrong-pass = パスをしても、{ POINT($chain) }の石は生きています。でも、せっかくのあなたの番です。この石の眼をふさがないところに打ちましょう。
    .rule = 2つの眼の片方を自分でふさぐと、生きていた石も取られることがあります。

## Lesson false_eyes

rules_go_false_eyes_part_n = 欠け眼
rules_go_false_eyes_part_c = { COLOR($opponent) }には、{ POINT($eyes) }に眼が2つあるように見えます。でも、{ POINT($part) }の石は、ほかの石と線でつながっていません。取りましょう。
    .hint = { POINT($part) }の石の呼吸点を数えましょう。
    .right = { POINT($part) }の石は、{ POINT($across) }をはさんで味方と向き合っていただけなので、そこに打って取れました。このような眼を、欠け眼（かけめ）といいます。
    .wrong-elsewhere = { POINT($part) }の石はまだ残っています。最後の呼吸点はどこですか。
    .rule = そこに打つと、まわりの石の一部を取れる眼は、欠け眼です。

rules_go_false_eyes_rest_n = 残る眼は1つ
rules_go_false_eyes_rest_c = { COLOR($opponent) }は{ POINT($elsewhere) }に打ちました。残った{ POINT($chain) }の石も取りましょう。
    .hint = 残る眼は1つで、外側の呼吸点はありません。
    .right = { STONES($captured) }を取りました。{ POINT($corner) }は本当の眼でしたが、1つだけでは足りません。欠け眼は、眼の数に入らないのです。
    .wrong-elsewhere = { POINT($chain) }の石はまだ残っています。残り1つの呼吸点はどこですか。

rules_go_false_eyes_which_n = 本当の眼はどれ
rules_go_false_eyes_which_c = 眼を埋めなくてもまわりの石がひとつながりなら、本当の眼です。{ COLOR($opponent) }には眼が3つあるように見えます。本当の眼はどれですか。
    .hint = それぞれの眼のまわりを、線に沿って石から石へたどりましょう。眼を通らずに、まわりの石を全部たどれるのはどれですか。
    .answer-corner = 「a」
    .answer-edge = 「b」
    .answer-middle = 「c」
    .right = { POINT($corner) }のとなりの石は、{ POINT($joint) }の石でつながっているので、本当の眼です。{ POINT($edge) }や{ POINT($middle) }なら、そこに打って石の一部を取れます。
    .rule = 眼を埋めなくてもまわりの石がつながっていれば、本当の眼です。
    .wrong-edge = { POINT($edge_part) }の石は、「b」のまわりのほかの石とつながっていません。「b」に打てばその石を取れるので、眼はなくなります。
    .wrong-middle = { POINT($middle_part) }の石は、「c」をはさんでほかの石と向き合っているだけです。「c」に打てば、その5子をまとめて取れます。
    .notes = それぞれの眼のまわりを、だれかに指でたどってもらいましょう。つながっているのは線に沿ったところだけで、ななめは数えません。

rules_go_false_eyes_break_n = 欠け眼にする
rules_go_false_eyes_break_c = { COLOR($opponent) }の{ POINT($corner) }は本当の眼で、あと一手打たれると、{ POINT($eye) }も本当の眼になります。その点に先に打って、{ POINT($eye) }を欠け眼のままにしましょう。
    .hint = { POINT($below) }の石は、まだ上の石とつながっていません。{ POINT($eye) }のまわりで、つながるところはどこですか。
    .right = { POINT($move) }に打って、{ POINT($below) }の石と上の石を切りました。もう、{ POINT($eye) }をはさんで向き合っているだけです。{ COLOR($opponent) }がそこを埋めてつないでも、眼1つでは足りません。
    .wrong-elsewhere = { COLOR($opponent) }に、{ POINT($eye) }のまわりをつながれてしまいます。本当の眼が2つになり、石は生きてしまいます。

rules_go_false_eyes_mend_n = 本当の眼にする
rules_go_false_eyes_mend_c = 今度は、あなたが生きる番です。{ POINT($part) }の石は、{ POINT($eye) }をはさんで味方と向き合っているだけです。{ POINT($eye) }を本当の眼にしましょう。
    .hint = { POINT($eye) }は空けたまま、{ POINT($part) }の石を味方とつなぎましょう。
    .right = { POINT($move) }に打って、{ POINT($eye) }のまわりがつながりました。{ POINT($corner) }と合わせて本当の眼が2つになり、あなたの石は生きています。
    .wrong-fill = { POINT($move) }に打つと石はつながりますが、眼そのものがなくなります。残るのは{ POINT($corner) }だけで、眼1つでは足りません。
    .wrong-corner = { POINT($move) }は大切な本当の眼です。{ POINT($corner) }は空けておき、{ POINT($eye) }のまわりの石を見ましょう。
    .wrong-elsewhere = { COLOR($opponent) }に、{ POINT($part) }の石を切られてしまいます。{ POINT($eye) }は欠け眼になり、眼1つでは足りません。

## Lesson snapback

rules_go_snapback_give_n = ウッテガエシ
rules_go_snapback_give_c = { COLOR($opponent) }は、{ POINT($chain) }の石を{ POINT($friend) }の石とつなごうとしています。取られてもかまいません。あいだの{ POINT($point) }に打ちましょう。
    .hint = 丸のついた{ POINT($point) }に打ちましょう。
    .right = { COLOR($opponent) }は{ POINT($taker) }に打ってあなたの石を取りましたが、その石の呼吸点は残り1つになりました。このように、呼吸点をへらすためにわざと取らせる手を、ホウリコミといいます。
    .wrong-atari = アタリですが、{ COLOR($opponent) }は{ POINT($point) }につないでしまいます。そうなると、もう何も取れません。
    .wrong-elsewhere = { COLOR($opponent) }が{ POINT($point) }につないで、{ POINT($chain) }の石は助かってしまいます。先にそこへ打ちましょう。
    .notes = ホウリコミの前と、その石を取られたあとで、相手の石の呼吸点がいくつあるかを言ってもらいましょう。2つが、1つにへります。

rules_go_snapback_take_n = すぐに取り返す
rules_go_snapback_take_c = { POINT($stones) }の石はひとつながりで、アタリになっています。ここでは、すぐに取り返してもかまいません。取りましょう。
    .hint = 相手の石の最後の呼吸点をさがしましょう。さっきまで、あなたの石があったところです。
    .right = 1子を取らせて、{ STONES($captured) }を取りました。これがウッテガエシです。前と同じ盤面にはならないので、コウではありません。
    .wrong-elsewhere = { COLOR($opponent) }は{ POINT($point) }につないでしまいます。そうなると、もう取れません。
    .rule = ウッテガエシでは、1子を取らせて、すぐに何子も取り返します。前と同じ盤面にはならないので、コウではありません。
    .notes = コウでは、どちらも1子ずつ取るので、同じ盤面がいつまでもくり返されるおそれがあります。ここでは{ COLOR($white) }の石が3つへったので、前の盤面にはもどりません。

rules_go_snapback_ko_n = よく似た形
rules_go_snapback_ko_c = ここでも、{ COLOR($opponent) }が{ POINT($taker) }に打って1子を取ったところです。すぐに{ POINT($point) }に打って、取り返してみましょう。
    .hint = あなたの石が取られた{ POINT($point) }に打ってみましょう。
    .right = 取れるのは{ POINT($taker) }の1子だけで、前と同じ盤面にもどってしまいます。これはコウです。ウッテガエシなら、2子以上を取れます。

rules_go_snapback_find_n = ウッテガエシを見つける
rules_go_snapback_find_c = 印のついた{ COLOR($opponent, form: "stone") }の石が、逃げようとしています。ウッテガエシを見つけて、取りましょう。
    .hint = { COLOR($opponent) }がつなぎたいのはどこですか。そこに打って石を取らせ、すぐに取り返しましょう。
    .right = 1子を取らせて、{ STONES($captured) }を取りました。ホウリコミで、{ COLOR($opponent) }のつなぎたい点をうばい、呼吸点も1つへらしたのです。
    .wrong-atari = アタリですが、{ COLOR($opponent) }は{ POINT($connects) }につないでしまいます。石が全部つながって、もう取れません。
    .wrong-elsewhere = { COLOR($opponent) }は{ POINT($connects) }につないでしまいます。そうなると、もう取れません。

rules_go_snapback_connect_n = 先に防ぐ
rules_go_snapback_connect_c = 今度は、あなたが{ COLOR($learner) }です。{ COLOR($opponent) }は、{ POINT($chain) }の石にウッテガエシをねらっています。先に{ POINT($friend) }の石とつなぎましょう。
    .hint = { COLOR($opponent) }がホウリコミを打ちたいのはどこですか。そこに先に打ちましょう。
    .right = { POINT($point) }につないだので、もうホウリコミは打たれません。あなたの石は、すべてひとつながりです。
    .wrong-shortage = { POINT($move) }に打つと、自分の呼吸点が1つへります。{ COLOR($opponent) }に{ POINT($point) }と打たれて、全部取られます。
    .wrong-elsewhere = { COLOR($opponent) }が{ POINT($point) }にホウリコミを打ちます。それを{ POINT($taker) }から取ると、また{ POINT($point) }と打たれて、{ COLOR($opponent) }に全部取られてしまいます。

rules_go_snapback_bait_n = エサに注意
rules_go_snapback_bait_c = あなたは{ COLOR($learner) }です。{ POINT($stones) }の石は、どちらもアタリですが、片方はエサです。エサでないほうを取りましょう。
    .hint = 取る前に考えましょう。取ったあと、自分の石の呼吸点はいくつになりますか。
    .right = { POINT($cutter) }の石が消えて、あなたの石の呼吸点が1つ増えました。{ POINT($bait) }の石は、もうこわくありません。
    .wrong-bait = 1子を取れますが、自分の石の呼吸点は残り1つです。{ COLOR($opponent) }にまた{ POINT($bait) }と打たれて、3子を取られます。
    .wrong-elsewhere = { POINT($chain) }の石はアタリなので、{ COLOR($opponent) }に取られてしまいます。印のついた石のどちらかを取りましょう。
    .notes = 取れる石を、いつも取ればよいとはかぎりません。「次に相手はどこへ打つだろう」と、みんなで考えましょう。

## Lesson seki

rules_go_seki_try_n = セキ
rules_go_seki_try_c = 印のついた石を見ましょう。あなたの石も{ COLOR($opponent) }の石も、呼吸点は同じ{ POINT($shared) }の2つだけです。片方に打って、どうなるか試してみましょう。
    .hint = 共通の呼吸点は{ POINT($shared) }です。どちらに打ってもかまいません。
    .right-title = 取られました
    .right = あなたの手で、どちらの石も呼吸点が1つへりました。そこで{ COLOR($opponent) }が最後の1つに打ち、あなたの石は取られました。
    .wrong-elsewhere = どちらの石もそのままです。共通の呼吸点は{ POINT($shared) }です。ここでは、試しに片方に打ってみましょう。

rules_go_seki_other_n = どちらも同じ
rules_go_seki_other_c = 同じ盤面ですが、今度は{ COLOR($opponent) }が先に{ POINT($first) }に打ちました。{ POINT($theirs) }の石を取りましょう。
    .hint = どちらの石にも、残った呼吸点は同じ1つだけです。先にそこへ打ちましょう。
    .right = { STONES($captured) }を取りました。先に打ったほうが取られるので、どちらからも打てません。眼、つまり自分だけの空いた点がなくても、どちらの石も生きています。これをセキといいます。
    .wrong-elsewhere = あなたの石もアタリです。{ COLOR($opponent) }に{ POINT($last) }と打たれて、取られてしまいます。
    .rule = おたがいの石の最後の呼吸点2つが共通で、先に打ったほうが取られる形が、いちばん簡単なセキです。どちらの石も生きています。

rules_go_seki_extra_n = 呼吸点が1つ多いと
rules_go_seki_extra_c = ここでは、あなたの石にだけ3つ目の呼吸点{ POINT($extra) }があるので、まだセキではありません。あなたの番です。{ POINT($theirs) }の石をアタリにしましょう。
    .hint = 今度は、共通の呼吸点に打っても大丈夫です。あなたのほうが呼吸点が1つ多いからです。
    .right = あなたの石の呼吸点はまだ2つ、{ POINT($theirs) }の石は残り1つなので、先に取れるのはあなたです。片方の呼吸点が1つ多ければ、セキにはなりません。
    .wrong-extra = { POINT($move) }は、あなただけの呼吸点でした。これで、どちらの石も呼吸点は{ POINT($shared) }だけになり、セキです。
    .wrong-elsewhere = { COLOR($opponent) }に3つ目の呼吸点をふさがれます。残るのは{ POINT($shared) }だけで、セキになってしまいます。

rules_go_seki_make_n = セキで助かる
rules_go_seki_make_c = 同じ盤面で、今度はあなたが{ COLOR($learner) }です。あなたから打って、{ POINT($mine) }の石をセキにして助けましょう。
    .hint = { POINT($theirs) }の石には、共通ではない呼吸点が1つあります。
    .right = どちらの石も、呼吸点は{ POINT($shared) }だけになり、どちらからも打てません。あなたの石も、相手の石も生きています。
    .wrong-elsewhere = 呼吸点の1つ多い{ COLOR($opponent) }に先に攻められて、あなたの石は取られてしまいます。

rules_go_seki_pass_n = そのままにしておく
rules_go_seki_pass_c = あなたはまた{ COLOR($learner) }です。もう、どこに打っても損をします。そんなときは、打たずに相手の番にできます。これをパスといいます。パスをしましょう。
    .hint = 碁盤のそばにある、パスのボタンを使いましょう。
    .right = { COLOR($opponent) }もパスをしました。パスが2回つづいたので、対局は終わりです。セキの石は、そのまま残ります。
    .wrong-inside = { POINT($move) }は、もうあなたの石に囲まれたところです。打つと、自分の囲んだ点が1つへるだけです。パスをしましょう。
    .wrong-visit = { POINT($move) }に打っても、石の生きる余地がなく、最後は{ COLOR($opponent) }に取られます。パスをしましょう。

rules_go_seki_count_n = だれの地でもない点
rules_go_seki_count_c = 対局が終わっても、セキの石はどちらも盤に残ります。{ COLOR($white) }の地（じ）、つまり{ COLOR($white) }の石だけで囲んだ空いた点を、すべて選びましょう。
    .hint = { COLOR($white) }の地は2か所です。大きな地と、点が1つだけの地があります。
    .right = 1つの点を1目（もく）と数えて、{ COLOR($white) }の地は{ SCORE($white_territory) }です。{ POINT($shared) }は、セキの石のあいだにあり、だれの地でもありません。
    .rule = 対局が終わっても、セキの石はどちらも盤に残ります。共通の呼吸点は、だれの地でもありません。
    .notes = 眼のあるセキもあります。日本ルールでは、その眼も地になりません。面積計算のルールでは数に入ります。

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
