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
