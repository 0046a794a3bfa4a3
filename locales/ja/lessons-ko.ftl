## Lesson ko

rules_go_ko_take_n = コウ
rules_go_ko_take_c = ここでは、あなたが{ COLOR($learner) }です。{ POINT($ko) }の石がアタリです。取りましょう。
    .hint = { POINT($ko) }の最後の呼吸点は{ POINT($take) }です。
    .right = { POINT($ko) }の石を取りました。ところが、今度は{ POINT($take) }のあなたの石がアタリです。このように、おたがいに石を取り合える形をコウといいます。

rules_go_ko_retake_n = すぐには取り返せない
rules_go_ko_retake_c = ここでは、あなたが{ COLOR($learner) }で、{ COLOR($opponent) }に石を1つ取られたところです。{ POINT($ko) }に打って、すぐに{ POINT($take) }の石を取り返してみましょう。
    .hint = 丸のついた{ POINT($ko) }に打ってみましょう。
    .right = すぐに取り返せたら、取ったり取られたりがいつまでもつづいてしまいます。取り返す前に、ほかのところへ一手打ちます。
    .rule = コウは、すぐには取り返せません。先に、ほかのところへ一手打ちます。
    .notes = 日本ルールで打てないのは、すぐに取り返す手だけです。入門者向けの面積計算のルールはもっと広く、前に出た盤面にもどす手はすべて打てません。

rules_go_ko_threat_n = コウ立て
rules_go_ko_threat_c = { POINT($ko) }のコウは、すぐには取り返せません。先にほかのところへ打ちましょう。相手が放っておけない手を選び、{ POINT($threat) }をアタリにします。
    .hint = { POINT($threat) }の呼吸点は{ POINT($answers) }です。
    .right = { COLOR($opponent) }が{ POINT($threat) }を助けたので、{ POINT($ko) }のコウはまだ残っています。このような手をコウ立てといいます。
    .wrong-connects = { POINT($threat) }はアタリではないので、{ COLOR($opponent) }は{ POINT($ko) }につないでしまいます。そうなると、もう取り返せません。

rules_go_ko_take_back_n = 取り返す
rules_go_ko_take_back_c = コウを取られてから、おたがいに、ほかのところへ一手ずつ打ちました。これで{ POINT($take) }の石を取り返せます。取りましょう。
    .hint = { POINT($take) }の石の呼吸点は、残り1つです。さがしましょう。
    .right = { POINT($take) }の石を取って、コウを取り返しました。コウ立てに相手が応じたので、取り返せたのです。
    .rule = ほかのところへ一手打ったあとなら、コウを取り返せます。

rules_go_ko_other_side_n = どちらも同じ
rules_go_ko_other_side_c = この決まりは、どちらにも同じです。あなたはまた{ COLOR($learner) }です。すぐに{ POINT($ko) }の石を取り返してみましょう。
    .hint = 丸のついた{ POINT($take) }に打ってみましょう。
    .right = 今度は{ COLOR($learner) }にもコウ立てがいります。コウを取り、コウ立てを打ち、また取り返す。これをくり返すのがコウ争いで、コウ立ての多いほうが勝ちます。

rules_go_ko_fill_n = コウの終わり
rules_go_ko_fill_c = { COLOR($opponent) }は{ POINT($elsewhere) }に打ちましたが、応じなくてもかまいません。{ POINT($stones) }をつないで、コウを終わらせましょう。
    .hint = { POINT($take) }は、どちらの石のとなりでもあります。
    .right = { POINT($move) }につないで、コウは終わりです。ここではもう、石を取られません。

## Lesson ko_threats

rules_go_threats_find_n = コウ立てを選ぶ
rules_go_threats_find_c = { COLOR($opponent) }が{ POINT($taker) }に打ってコウを取り、あなたの{ POINT($chain) }の石がアタリです。それより多くの石をねらわないと、コウ立てになりません。四角の印の石のうち、多く取れそうなほうをアタリにしましょう。
    .hint = { COLOR($opponent) }が取られてもっと困るのは、{ POINT($small) }の石ですか、{ POINT($large) }の石ですか。
    .right = { COLOR($opponent) }は長くつながった石を助けました。これで、コウを取り返せます。
    .wrong-small = { POINT($move) }でねらえるのは1子だけです。{ COLOR($opponent) }はその石をあきらめて、あなたの{ POINT($chain) }の石を取ってしまいます。
    .wrong-elsewhere = それでは、何もねらっていません。{ COLOR($opponent) }はそのあいだに、あなたの{ POINT($chain) }の石を取ってしまいます。
    .rule = コウで取られるものより大きなものをねらう手だけが、コウ立てになります。
    .notes = いかにも大事そうで、じつは何もねらっていない手をさがしてもらいましょう。コウ争いに負けるのは、そういう手を打つからです。

rules_go_threats_answer_n = コウ立てに応じるか
rules_go_threats_answer_c = あなたは{ COLOR($learner) }で、{ POINT($taker) }に打ってコウを取りました。{ COLOR($opponent) }は{ POINT($threat) }にコウ立てを打ちました。コウを終わらせるか、コウ立てに応じるか、損の少ないほうを打ちましょう。
    .hint = 四角の印の石（{ POINT($large) }）と、{ POINT($chain) }の石をくらべましょう。多いのはどちらですか。
    .right = 2子より4子のほうが大切なので、コウ立てに応じました。次は、{ COLOR($opponent) }がコウを取り返します。
    .wrong-ends = コウに勝って{ POINT($chain) }の石を取れますが、{ COLOR($opponent) }に{ POINT($answer) }と打たれて、4子を取られます。
    .wrong-elsewhere = コウ立てに応じないと、{ COLOR($opponent) }に{ POINT($answer) }と打たれて、4子を取られます。
    .rule = コウより大きなものをねらうコウ立てには、応じます。

rules_go_threats_end_n = この手に応じるか
rules_go_threats_end_c = あなたは{ POINT($taker) }に打ってコウを取り、{ COLOR($opponent) }は{ POINT($threat) }に打って、あなたの別の石をねらっています。コウを終わらせるか、この手に応じるか、損の少ないほうを打ちましょう。
    .hint = { POINT($small) }の石と、{ POINT($chain) }の石をくらべましょう。多いのはどちらですか。
    .right = { POINT($small) }の石を取られても、損は1子だけです。2子を取れるコウに勝つほうが得なのです。
    .wrong-answers = { POINT($move) }で1子を助けました。でも、{ COLOR($opponent) }が{ POINT($ko) }でコウを取り返し、{ POINT($chain) }の石はもうアタリではありません。
    .wrong-elsewhere = { COLOR($opponent) }が{ POINT($ko) }でコウを取り返します。その前に、コウを終わらせることができました。
    .rule = コウより小さなものをねらう手には応じずに、コウを終わらせます。

rules_go_threats_count_n = コウ立ては足りるか
rules_go_threats_count_c = { COLOR($white) }がコウを取ったところです。印のついた3組の石に、コウ立てを1回ずつ打てます。コウ立てには、相手がかならず応じます。コウに勝つのはどちらですか。
    .hint = 先にコウ立てがいるのは{ COLOR($black) }です。交互に打っていくと、先に足りなくなるのはどちらですか。
    .answer-black = { COLOR($black) }
    .answer-white = { COLOR($white) }
    .right = { COLOR($black) }は、{ POINT($first) }の石にも、{ POINT($second) }の石にもコウ立てを打てます。{ COLOR($white) }は{ POINT($other) }の石にしか打てないので、先に足りなくなります。
    .wrong-white = { COLOR($white) }がコウ立てを打てるのは、{ POINT($other) }の石だけです。{ COLOR($black) }が2回目にコウを取り返すと、{ COLOR($white) }にはもうコウ立てがありません。
    .rule = コウ立ての多いほうが、コウに勝ちます。

rules_go_threats_finish_n = コウ立てがなくなる
rules_go_threats_finish_c = コウ立てをすべて打ち終わり、あなたがコウを取り返しました。{ COLOR($opponent) }の{ POINT($last) }は、何もねらっていません。{ POINT($stones) }をつないで、コウを終わらせましょう。
    .hint = { POINT($stones) }のあいだの点は{ POINT($taker) }です。
    .right = { POINT($move) }につないでコウは終わり、あなたの石はもう取られません。本物の碁盤は、コウをすぐに取り返す手を止めてくれません。打ってしまうと、その人の負けになります。
    .wrong-elsewhere = { COLOR($opponent) }に{ POINT($taker) }と打たれて取られます。先にそこへつなげば、コウは終わりでした。

## Lesson superko

rules_go_superko_add_n = スーパーコウ
rules_go_superko_add_c = ルールによっては、前に一度でも現れた盤面にはもどせません。この決まりをスーパーコウといいます。今の盤面をよくおぼえて、{ POINT($second) }に打ちましょう。
    .hint = { POINT($first) }のとなりの、丸のついた点に打ちましょう。
    .right-title = 2子を取られました
    .right = { COLOR($opponent) }が{ POINT($taker) }に打って、あなたの石を2つとも取りました。{ POINT($taker) }の石の呼吸点は、今は{ POINT($first) }だけです。
    .wrong-elsewhere = { POINT($second) }がまだ空いています。{ POINT($first) }のとなりの{ POINT($second) }に打って、どうなるか見ましょう。
    .rule = スーパーコウのあるルールでは、前に一度でも現れた盤面にはもどせません。

rules_go_superko_refuse_n = コウでなくても打てない
rules_go_superko_refuse_c = ここは、スーパーコウのあるルールです。{ POINT($taker) }の石は2子を取り、あなたが取り返すのは1子だけなので、コウではありません。{ POINT($first) }に打ってみましょう。
    .hint = 丸のついた{ POINT($first) }に打ってみましょう。
    .right = { POINT($first) }に打つと、盤面全体が、あなたが{ POINT($second) }に打つ前と同じになります。前の盤面にもどす手は、スーパーコウではどれも打てません。
    .notes = スーパーコウのないルールでは、この手は打てます。ふつうのコウの決まりでくらべるのは、一手前の盤面だけです。

rules_go_superko_instead_n = 代わりに打つ手
rules_go_superko_instead_c = コウのときと同じように、先に盤のほかのところを変えましょう。{ POINT($threat) }の石をアタリにします。
    .hint = { POINT($threat) }の呼吸点は{ POINT($answers) }です。
    .right = { COLOR($opponent) }は{ POINT($threat) }の石を助けました。盤の上に、新しい石が2つ増えました。
    .wrong-elsewhere = それでは、コウ立てになりません。{ COLOR($opponent) }が{ POINT($first) }につないで、{ POINT($taker) }の石はもうアタリではありません。

rules_go_superko_back_n = 盤面全体
rules_go_superko_back_c = 今{ POINT($first) }に打つと、最初の盤面にもどるでしょうか。新しい石が2つあるので、もどりません。{ POINT($taker) }の石を取りましょう。
    .hint = { POINT($taker) }の最後の呼吸点は{ POINT($first) }です。
    .right = { POINT($first) }のまわりは前と同じでも、盤面全体はちがいます。スーパーコウがくらべるのは、盤面全体です。
    .wrong-elsewhere = { COLOR($opponent) }が{ POINT($first) }に打って、{ POINT($taker) }の石を助けます。盤面が前とはちがうので、今なら取れたのです。

## Lesson not_a_ko

rules_go_notko_three_n = コウではない形
rules_go_notko_three_c = { COLOR($opponent) }に{ POINT($point) }の石を取られましたが、今度は{ POINT($chain) }の{ COLOR($opponent, form: "stone") }の石がアタリです。すぐに取り返せるか、試してみましょう。
    .hint = 丸のついた{ POINT($point) }に打ってみましょう。
    .right = 1子を取られて、{ STONES($captured) }を取り返しました。前と同じ盤面にはならないので、コウではありません。
    .wrong-elsewhere = { POINT($chain) }の石はまだ残っています。最後の呼吸点の{ POINT($point) }に打てるか、試してみましょう。
    .rule = 2子以上を取り返す手は、コウではありません。すぐに打てます。

rules_go_notko_one_n = 1子と1子
rules_go_notko_one_c = ここでは、{ COLOR($opponent) }が{ POINT($taker) }に打って1子を取りました。あなたが取り返せるのも、その1子だけです。{ POINT($point) }に打ってみましょう。
    .hint = 丸のついた{ POINT($point) }に打ってみましょう。
    .right = 1子を取られて1子を取り返すと、前と同じ盤面にもどります。これはコウなので、先にほかのところへ打ちます。

rules_go_notko_decide_n = コウか、そうでないか
rules_go_notko_decide_c = { COLOR($opponent) }が{ POINT($taker) }に打って、{ POINT($point) }のあなたの石を取りました。これはコウですか、それともすぐに取り返せますか。
    .hint = { POINT($point) }に打つと、盤から消える石はいくつですか。
    .answer-ko = コウ
    .answer-free = すぐに取り返せる
    .right = { POINT($taker) }の石は{ POINT($friend) }の石とつながっています。1子を取られて2子を取り返すので、コウではありません。
    .wrong-ko = { POINT($taker) }の石は1つではなく、{ POINT($friend) }の石とつながっています。2子を取り返すので、前と同じ盤面にはなりません。

rules_go_notko_two_n = 1子と2子
rules_go_notko_two_c = では、{ POINT($chain) }の石を取り返しましょう。
    .hint = { POINT($chain) }の最後の呼吸点は{ POINT($point) }です。
    .right = { STONES($captured) }が盤から消えました。ほかのところへ打たずに、すぐ取り返せました。
    .wrong-elsewhere = { COLOR($opponent) }が{ POINT($point) }につないで、もう取り返せません。ここでは、先にほかのところへ打たなくてもよかったのです。

rules_go_notko_which_n = 取り返せるのはどちら
rules_go_notko_which_c = { COLOR($opponent) }は前に「b」の石を、最後の一手で「a」の石を取りました。今すぐに取り返せるのは片方だけです。見つけて、取りましょう。
    .hint = 「a」に打つと、取れる石はいくつですか。「b」ではいくつですか。
    .right = 「b」に打って{ STONES($captured) }を取りました。「a」は1子と1子で、{ POINT($taker) }の石に取られたばかりなので、コウです。
    .wrong-elsewhere = それでは何も取れません。{ POINT($first) }か{ POINT($second) }を選びましょう。

## Lesson triple_ko

rules_go_triple_first_n = 三コウ
rules_go_triple_first_c = { POINT($kos) }の石は、どれもコウの形です。コウが一度に3つあるのを、三コウ（さんコウ）といいます。まず、印のついた{ POINT($stone) }の石を取りましょう。
    .hint = { POINT($stone) }の石の呼吸点は、残り1つです。さがしましょう。
    .right = { COLOR($opponent) }は{ POINT($reply) }に打って、2つ目のコウを取りました。今度は、あなたの長くつながった石がアタリです。
    .wrong-other = { POINT($move) }でもコウを取れますが、コウを取る順番が逆になります。{ POINT($stone) }から始めましょう。
    .wrong-elsewhere = それではコウを取れません。{ POINT($stone) }の石がアタリです。取りましょう。

rules_go_triple_second_n = 3つ目のコウ
rules_go_triple_second_c = { POINT($taken) }の石は、すぐには取り返せません。でも、3つ目のコウなら取れます。{ POINT($stone) }の石を取って、あなたの長くつながった石を助けましょう。
    .hint = { POINT($stone) }の石の最後の呼吸点は、そのとなりの空いた点です。
    .right = { COLOR($opponent) }は{ POINT($reply) }に打って、1つ目のコウを取り返しました。あなたの石は、またアタリです。
    .wrong-elsewhere = あなたの長くつながった石は、呼吸点が残り1つです。{ COLOR($opponent) }に{ POINT($reply) }と打たれて、全部取られます。

rules_go_triple_third_n = ひとまわり
rules_go_triple_third_c = さっきと同じように、すぐには取り返せないコウと、取れるコウがあります。{ POINT($stone) }の石を取りましょう。
    .hint = あいだにほかのところへ一手打ったので、{ POINT($stone) }の石を取れます。
    .right = { COLOR($opponent) }は{ POINT($reply) }に打って取りました。盤面を見ましょう。最初の盤面と同じです。
    .wrong-elsewhere = あなたの長くつながった石は、呼吸点が残り1つです。{ COLOR($opponent) }に{ POINT($reply) }と打たれて、全部取られます。

rules_go_triple_stop_n = どちらもやめられない
rules_go_triple_stop_c = あなたは3つのコウのうち1つを取りました。{ COLOR($opponent) }はほかのコウを取らずに、{ POINT($elsewhere) }に打ちました。{ POINT($theirs) }の長くつながった石を取りましょう。
    .hint = 長くつながった石の呼吸点は残り1つで、コウの中にあります。
    .right = { STONES($captured) }を取りました。先にほかのところへ打つと長くつながった石を取られるので、どちらもコウをやめられません。
    .wrong-fill = { POINT($move) }に打つと、自分の呼吸点が1つへります。{ COLOR($opponent) }に{ POINT($other) }と打たれて、全部取られます。
    .wrong-fill-other = { POINT($move) }に打つと、自分の呼吸点が1つへります。{ COLOR($opponent) }に{ POINT($reply) }と打たれて、全部取られます。
    .wrong-elsewhere = { COLOR($opponent) }に{ POINT($reply) }と打たれて取られ、長くつながった石を取りそこねます。

rules_go_triple_round_n = いつまでもまわる
rules_go_triple_round_c = 6手で、前と同じ盤面が現れました。これを同形反復（どうけいはんぷく）といいます。日本で使われる日本ルールでは、すぐに取り返す手でなければ打てます。このままつづけると、勝つのはどちらですか。
    .hint = アゲハマのほかに、最初の盤面とちがうところはありますか。
    .answer-black = { COLOR($black) }
    .answer-white = { COLOR($white) }
    .answer-round = どちらも勝てない
    .right = 同じ6手を何度でもくり返せるので、いつまでも終わりません。この対局がどうなるかは、あとのレッスンで学びます。
    .wrong-black = { COLOR($black) }がコウを1つ取っても、{ COLOR($white) }はかならず別のコウを取れます。アゲハマの数も同じです。
    .wrong-white = { COLOR($white) }がコウを1つ取っても、{ COLOR($black) }はかならず別のコウを取れます。アゲハマの数も同じです。
    .rule = 三コウでは、6手ごとに同じ盤面にもどります。日本ルールでは、そうなる手も打てます。

## Lesson triple_superko

rules_go_tsuper_first_n = 三コウとスーパーコウ
rules_go_tsuper_first_c = スーパーコウのあるルールで、三コウになりました。あなたは{ COLOR($learner) }です。{ COLOR($opponent) }が{ POINT($taken) }に打ってコウを取ったので、{ POINT($stone) }の石を取りましょう。
    .hint = { POINT($stone) }の石の呼吸点は、残り1つです。さがしましょう。
    .right = { COLOR($opponent) }は{ POINT($reply) }に打って、3つ目のコウを取りました。
    .wrong-elsewhere = あなたの長くつながった石は、呼吸点が残り1つです。{ COLOR($opponent) }に{ POINT($reply) }と打たれて、全部取られます。

rules_go_tsuper_second_n = またひとまわり
rules_go_tsuper_second_c = あなたの長くつながった石は、またアタリです。{ POINT($stone) }の石を取りましょう。
    .hint = { POINT($stone) }の石の最後の呼吸点は、最初に取られたコウの中にあります。
    .right = { COLOR($opponent) }は{ POINT($reply) }に打って取りました。あなたがもう一度コウを取ると、ちょうどひとまわりです。
    .wrong-elsewhere = あなたの長くつながった石は、呼吸点が残り1つです。{ COLOR($opponent) }に{ POINT($reply) }と打たれて、全部取られます。

rules_go_tsuper_refuse_n = もうまわれない
rules_go_tsuper_refuse_c = スーパーコウのあるルールの三コウで、2人は交互に、合わせて5回コウを取りました。次が6回目です。{ POINT($try) }に打って、{ POINT($stone) }の石を取ってみましょう。
    .hint = 丸のついた{ POINT($try) }に打ってみましょう。
    .right = { POINT($try) }に打つと、{ COLOR($opponent) }が{ POINT($first) }に打つ前の盤面にもどります。スーパーコウではその手を打てないので、もうひとまわりはできません。
    .rule = 三コウも、スーパーコウがあれば止まります。最初の盤面にもどす手を打てないからです。

rules_go_tsuper_take_n = 先に打てなくなると
rules_go_tsuper_take_c = { COLOR($opponent) }はコウを取れず、大きなコウ立てもないので、{ POINT($elsewhere) }に打ちました。今度は、あなたが{ COLOR($learner) }です。{ POINT($mine) }の長くつながった石を取りましょう。
    .hint = 長くつながった石の呼吸点は残り1つで、コウの中にあります。
    .right = { STONES($captured) }を取りました。スーパーコウで先に取れなくなると、ふつうのコウと同じように、コウ立てがいります。
    .wrong-fill = { POINT($move) }に打つと、自分の呼吸点が1つへります。{ COLOR($opponent) }に{ POINT($other) }と打たれて、全部取られます。
    .wrong-fill-other = { POINT($move) }に打つと、自分の呼吸点が1つへります。{ COLOR($opponent) }に{ POINT($reply) }と打たれて、全部取られます。
    .wrong-elsewhere = 盤面が変わったので、{ COLOR($opponent) }に{ POINT($reply) }と打たれて取られます。その前に、長くつながった石を取るところでした。

## Ideas

rules_go_idea_ko_take = コウを取る
rules_go_idea_ko_ban = コウはすぐには取り返せない
rules_go_idea_ko_threats = コウ立てをさがす
rules_go_idea_ko_answer = コウ立てに応じるかどうか
rules_go_idea_ko_supply = コウ立ての多いほう
rules_go_idea_ko_end = コウを終わらせる
rules_go_idea_superko = スーパーコウ
rules_go_idea_ko_or_not = コウかどうか
rules_go_idea_triple_ko = 三コウ
rules_go_idea_triple_stop = 三コウをやめると
