## Lesson surrounded

rules_go_surrounded_border_n = 地
rules_go_surrounded_border_c = 片方の石だけで囲んだ空いた点を地（じ）、地と地のさかい目を境界（きょうかい）といいます。隅を囲むあなたの境界には、すきまがあります。閉じましょう。
    .hint = 自分の石を、盤の端から端までたどりましょう。{ COLOR($opponent, form: "stone") }の石が入ってこられるのはどこですか。
    .right = { POINT($gap) }に打って、境界が閉じました。その奥の隅は、あなたの地です。
    .wrong-behind = { POINT($move) }に打てば{ COLOR($opponent) }は入れませんが、地になるはずの点を自分で埋めてしまいます。{ COLOR($opponent) }に{ POINT($gap) }と打たれて、地が小さくなります。
    .wrong-inside = { POINT($move) }は、もうあなたの石の内側です。{ COLOR($opponent) }が{ POINT($gap) }から入ってきます。
    .wrong-elsewhere = { COLOR($opponent) }が{ POINT($gap) }から入ってきます。先に、そのすきまを閉じましょう。
    .rule = 片方の石だけで囲んだ空いた点は、その色の地です。
    .notes = 境界を端から端まで、だれかに指でたどってもらいましょう。ここから先は、地が話の中心です。石を取ることも、地を増やす方法の1つになります。

rules_go_surrounded_corner_n = 隅、端、中央
rules_go_surrounded_corner_c = 色のついたところは、どれも空いた点が4つの地です。囲む石の数がいちばん少ないのはどれですか。
    .hint = 盤が終わるところには、石がいりません。
    .answer-corner = 「a」
    .answer-edge = 「b」
    .answer-center = 「c」
    .right = { POINT($corner) }のまわりは2つの方向が盤の端なので、石は4つで足ります。「b」では6つ、「c」では8つです。
    .wrong-edge = { POINT($edge) }のまわりで盤の端になっているのは1つの方向だけで、石は6つあります。盤の端がもっと手伝ってくれるのはどこですか。
    .wrong-center = { POINT($center) }のまわりには盤の端がなく、石は8つあります。盤の端が手伝ってくれるのはどこですか。
    .rule = 地を囲む石は、隅ではいちばん少なく、中央ではいちばん多くなります。
    .notes = ですから、たいていの対局は隅の近くから始まり、盤の端に沿って進み、最後に中央へ向かいます。

rules_go_surrounded_whose_n = だれの地か
rules_go_surrounded_whose_c = { POINT($both) }は、両方の色の石に接しています。このような点はだれの地にもならず、ダメといいます。{ COLOR($black, form: "stone") }の石だけに接している、{ COLOR($black) }の地をすべて選びましょう。
    .hint = { COLOR($black) }の地は2か所です。大きい地と、小さい地があります。
    .right = 1つの点を1目（もく）と数えて、{ COLOR($black) }の地は{ SCORE($black_territory) }です。{ POINT($both) }は{ POINT($first) }の石と{ POINT($second) }の石のあいだにあり、だれの地でもありません。
    .rule = 両方の色の石に接している空いた点は、ダメです。だれの地にもなりません。

rules_go_surrounded_visit_n = 地の中に打つ
rules_go_surrounded_visit_c = 今度は、あなたが{ COLOR($learner) }です。{ COLOR($opponent) }の地の中にも打てるでしょうか。色のついたところで試してみましょう。
    .hint = 色のついたところから、1つ選びましょう。
    .right-title = 生きる余地がありません
    .right = ルールでは打ってもかまいません。でも、{ COLOR($opponent) }に応じられると、{ POINT($move) }に打った石は助かりません。このように取られるしかない石を、死に石（しにいし）といいます。
    .wrong-elsewhere = そこは地の中ではありません。色のついたところ（{ POINT($inside) }）から、1つ選びましょう。
    .rule = もう助からず、取られるしかない石は、死に石です。

rules_go_surrounded_catch_n = 死に石を取る
rules_go_surrounded_catch_c = ここでは、あなたが{ COLOR($learner) }です。あなたの地の{ POINT($stone) }に石があります。死に石なので応じなくてもかまいませんが、一度取ってみましょう。
    .hint = その石の呼吸点は{ POINT($free) }です。1つずつふさぎましょう。
    .right = あいだに{ COLOR($opponent) }が一手打っても、{ STONES($captured) }を取れました。死に石は逃げられません。
    .wrong-elsewhere = { POINT($stone) }の石は逃げられませんが、まだ残っています。となりの呼吸点を、1つずつふさぎましょう。
    .notes = 入門したばかりの人は、自分の地に打たれるたびに応じたくなります。その石が外へ逃げたり、そこで生きたりできるかどうか、聞いてみましょう。

## Lesson eyes

rules_go_eyes_one_n = 眼
rules_go_eyes_one_c = つながった{ COLOR($opponent, form: "stone") }の石の中に、{ POINT($eye) }の空いた点があります。このような点を眼（め）といいます。そこに打ってみましょう。
    .hint = 丸のついた点が眼です。
    .right = 眼に打った石には呼吸点がなく、まわりの石にはまだ外側に呼吸点があります。そこが空いているかぎり、眼には打てません。
    .rule = つながった石の中にある空いた点が眼です。となり合った空いた点は、合わせて1つの眼です。
    .notes = 先へ進む前に、どのルールで打てないのかを聞いてみましょう。「打てない点」のレッスンに出てきた、着手禁止点です。

rules_go_eyes_outside_n = まず外側から
rules_go_eyes_outside_c = { POINT($chain) }の石の呼吸点は、眼と外側の1つを合わせて2つです。まず外側をふさぎましょう。
    .hint = 相手の石の外側をぐるりとたどりましょう。どこかにすきまはありませんか。
    .right = { POINT($move) }がふさがり、残る呼吸点は眼だけです。これでアタリになりました。
    .wrong-elsewhere = { POINT($chain) }の石の呼吸点は、2つとも残っています。外側で、石のとなりにある空いた点をさがしましょう。

rules_go_eyes_last_n = 眼は最後に
rules_go_eyes_last_c = { COLOR($opponent) }は{ POINT($elsewhere) }に打ちました。外側の呼吸点は、もうすべてふさがっています。{ POINT($chain) }の石を取りましょう。
    .hint = 最後の呼吸点は眼です。そこに打てば石を取れるでしょうか。
    .right = { STONES($captured) }を取りました。{ POINT($eye) }が最後の呼吸点だったので、打てたのです。眼が1つだけでは、石は助かりません。
    .wrong-elsewhere = { POINT($chain) }の石はまだ残っています。残り1つの呼吸点はどこですか。
    .rule = 囲まれていて眼が1つだけの石は、たいてい取れます。まず外側の呼吸点をふさぎ、最後に眼をふさぎます。

rules_go_eyes_two_n = 2つの眼
rules_go_eyes_two_c = { COLOR($opponent) }のつながった石には、{ POINT($eyes) }の2つの眼があり、外側の呼吸点はありません。片方の眼をふさげるか、{ POINT($first) }に打ってみましょう。
    .hint = 丸のついた{ POINT($first) }に打ってみましょう。
    .right = { POINT($second) }が空いていれば{ POINT($first) }には打てず、{ POINT($first) }が空いていれば{ POINT($second) }には打てません。一度に両方はふさげないので、この石は取れません。こういう石を、生きているといいます。
    .rule = 眼が2つある石は生きています。相手は、どちらの眼もふさげません。
    .notes = ここが囲碁のいちばん大事なところです。どうにかして取れないか、みんなで考えてみましょう。そして、取る方法がないことをゆっくり確かめましょう。

rules_go_eyes_make_n = 眼を2つ作る
rules_go_eyes_make_c = ここでは、あなたの石が囲まれています。中で空いているのは{ POINT($space) }です。一手で眼を2つ作りましょう。
    .hint = 打った石の両側に、空いた点が1つずつ残るのはどこですか。
    .right = { POINT($move) }に打って、中が2つに分かれました。{ POINT($eyes) }が眼になり、あなたの石は生きています。
    .wrong-left = { POINT($move) }に打つと、空いた点が2つ並んで残り、眼は1つにしかなりません。{ COLOR($opponent) }が中に打ってきた石を取っても、もう一度中に打たれて全部取られます。
    .wrong-right = { POINT($move) }に打つと、空いた点が2つ並んで残り、眼は1つにしかなりません。{ COLOR($opponent) }が中に打ってきた石を取っても、もう一度中に打たれて全部取られます。
    .wrong-elsewhere = { POINT($space) }が、まだ2つに分かれていません。{ COLOR($opponent) }が先に中に打つと、眼は1つしかできません。

rules_go_eyes_keep_n = 眼は空けておく
rules_go_eyes_keep_c = { COLOR($opponent) }は{ POINT($elsewhere) }に打ちました。{ POINT($chain) }のあなたの石は、すっかり囲まれています。守りの一手はいるでしょうか。石が生きたままになるように打ちましょう。
    .hint = この石には、2つの眼があれば十分です。盤のほかのところに打ちましょう。
    .right = 眼が2つとも空いていれば、守りはいりません。だから、安心して{ POINT($move) }に打てました。自分の眼は、空けておきましょう。
    .wrong-left = { POINT($move) }は自分の眼です。ふさぐと呼吸点は残り1つになり、{ COLOR($opponent) }にそこへ打たれて全部取られます。
    .wrong-right = { POINT($move) }は自分の眼です。ふさぐと呼吸点は残り1つになり、{ COLOR($opponent) }にそこへ打たれて全部取られます。
    .wrong-pass = 打たなくても、{ POINT($chain) }の石は生きています。でも、せっかくのあなたの番です。この石の眼をふさがないところに打ちましょう。
    .rule = 2つの眼の片方を自分でふさぐと、生きていた石も取られることがあります。

## Lesson eye_capture

rules_go_eye_capture_take_n = 取って眼を作る
rules_go_eye_capture_take_c = あなたの{ POINT($chain) }の石には、{ POINT($eye) }に眼が1つあります。印のついた{ COLOR($opponent, form: "stone") }の石を取って、2つ目の眼を作りましょう。
    .hint = { POINT($stone) }の石の呼吸点は、残り1つです。
    .right = { POINT($stone) }は、あなたの石の中の空いた点になりました。{ POINT($eye) }と合わせて眼が2つになり、あなたの石は生きています。
    .wrong-eye = { POINT($move) }は自分の眼です。{ COLOR($opponent) }に{ POINT($joins) }と打たれて、全部取られます。
    .wrong-elsewhere = { COLOR($opponent) }が{ POINT($joins) }につないで、{ POINT($stone) }の石はもう取れません。残る眼は{ POINT($eye) }だけで、1つでは足りません。
    .rule = 石を取って、眼を作れることがあります。取った石のあとが、自分の石の中の空いた点になるからです。

rules_go_eye_capture_stop_n = 眼を作らせない
rules_go_eye_capture_stop_c = ここでは、あなたが{ COLOR($learner) }です。取られる前に{ POINT($stone) }の石を味方とつないで、{ COLOR($opponent) }の眼を1つだけにしましょう。
    .hint = { POINT($stone) }のとなりで、{ POINT($friend) }のとなりでもある空いた点はどこですか。
    .right = { POINT($move) }につないだので、あなたの石はもう取られません。{ POINT($chain) }の石の眼は、{ POINT($eye) }だけです。
    .wrong-elsewhere = { COLOR($opponent) }が{ POINT($joins) }に打って、{ POINT($stone) }の石を取ります。そこが2つ目の眼になり、石は生きてしまいます。

rules_go_eye_capture_finish_n = 眼が1つの石を取る
rules_go_eye_capture_finish_c = { COLOR($opponent) }は{ POINT($elsewhere) }に打ちました。{ POINT($chain) }の石を取りましょう。
    .hint = 最後の呼吸点は眼です。
    .right = { STONES($captured) }を取りました。先につないでおいたので、相手は眼をもう1つ作れなかったのです。
    .wrong-elsewhere = { POINT($chain) }の石はまだ残っています。残り1つの呼吸点はどこですか。

rules_go_eye_capture_which_n = 先に取るのはどちら
rules_go_eye_capture_which_c = あなたは{ COLOR($learner) }です。印のついた石はどちらも取れますが、{ POINT($chain) }の石に眼が2つできるのは、片方を取ったときだけです。見つけて、取りましょう。
    .hint = 印のついた石の片方は、まだ味方とつながれます。もう一方は逃げられません。
    .right = { POINT($wanted) }の石を取って、眼が1つできました。{ POINT($other) }の石は逃げられないので、そこがもう1つの眼になります。
    .wrong-other = { POINT($other) }の石は取れますが、{ COLOR($opponent) }が{ POINT($joins) }につなぎます。眼は1つだけで、あとでその眼に打たれて全部取られます。
    .wrong-elsewhere = { COLOR($opponent) }が{ POINT($joins) }につないで、{ POINT($wanted) }の石はもう取れません。残ったところには、眼が1つしかできません。
    .notes = 「この石を放っておくと、どうなるでしょう」と、1つずつ聞いてみましょう。逃げられない石は、あとで取ればよいのです。

## Lesson false_eyes

rules_go_false_eyes_part_n = 欠け眼
rules_go_false_eyes_part_c = { COLOR($opponent) }には、{ POINT($eyes) }に眼が2つあるように見えます。でも、{ POINT($part) }の石は、ほかの石と線でつながっていません。取りましょう。
    .hint = { POINT($part) }の石の呼吸点を数えましょう。
    .right = { POINT($part) }の石は、{ POINT($across) }をはさんで味方と向き合っていただけなので、そこに打って取れました。このような眼を、欠け眼（かけめ）といいます。
    .wrong-elsewhere = { POINT($part) }の石はまだ残っています。最後の呼吸点はどこですか。
    .rule = 欠け眼は、そこに打つと、まわりの石の一部を取れる眼です。

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
    .right = { POINT($corner) }のとなりの石は、{ POINT($joint) }の石でつながっているので、「a」は本当の眼です。「b」の{ POINT($edge) }や「c」の{ POINT($middle) }なら、そこに打って石の一部を取れます。
    .rule = 眼を埋めなくてもまわりの石がつながっていれば、本当の眼です。
    .wrong-edge = { POINT($edge_part) }の石は、「b」のまわりのほかの石からはなれています。「b」に打てばその石を取れるので、眼はなくなります。
    .wrong-middle = { POINT($middle_part) }の石は、「c」をはさんでほかの石と向き合っているだけです。「c」に打てば、その5子をまとめて取れます。
    .notes = それぞれの眼のまわりを、だれかに指でたどってもらいましょう。つながっているのは線に沿ったところだけで、ななめは数えません。

rules_go_false_eyes_break_n = 欠け眼にする
rules_go_false_eyes_break_c = { COLOR($opponent) }の{ POINT($corner) }は本当の眼で、あと一手で{ POINT($eye) }も本当の眼になります。その一手を先に打って、じゃまをしましょう。
    .hint = { POINT($below) }の石は、反対側の{ POINT($part) }の石と、まだつながっていません。{ POINT($eye) }のまわりで、つながれるところはどこですか。
    .right = { POINT($move) }に打ったので、{ POINT($below) }の石は、{ POINT($eye) }をはさんで味方と向き合っているだけです。{ COLOR($opponent) }がそこを埋めてつないでも、眼1つでは足りません。
    .wrong-elsewhere = { COLOR($opponent) }に、{ POINT($eye) }のまわりをつながれてしまいます。本当の眼が2つになり、石は生きてしまいます。

rules_go_false_eyes_mend_n = 本当の眼にする
rules_go_false_eyes_mend_c = ここでは、あなたが生きる番です。{ POINT($part) }の石は、{ POINT($eye) }をはさんで味方と向き合っているだけです。{ POINT($eye) }を本当の眼にしましょう。
    .hint = { POINT($eye) }は空けたまま、{ POINT($part) }の石を味方とつなぎましょう。
    .right = { POINT($move) }に打って、{ POINT($eye) }のまわりがつながりました。{ POINT($corner) }と合わせて本当の眼が2つになり、あなたの石は生きています。
    .wrong-fill = { POINT($move) }に打つと石はつながりますが、眼そのものがなくなります。残るのは{ POINT($corner) }だけで、眼1つでは足りません。
    .wrong-corner = { POINT($move) }は大切な本当の眼です。{ POINT($corner) }は空けておき、{ POINT($eye) }のまわりの石を見ましょう。
    .wrong-elsewhere = { COLOR($opponent) }にじゃまをされて、{ POINT($part) }の石は味方とつながれません。{ POINT($eye) }は欠け眼になり、眼1つでは足りません。

## Lesson snapback

rules_go_snapback_give_n = ウッテガエシ
rules_go_snapback_give_c = { COLOR($opponent) }は、{ POINT($chain) }の石を{ POINT($friend) }の石とつなごうとしています。取られてもかまいません。あいだの{ POINT($point) }に打ちましょう。
    .hint = 丸のついた{ POINT($point) }に打ちましょう。
    .right = { COLOR($opponent) }は{ POINT($taker) }に打ってあなたの石を取りましたが、{ COLOR($opponent) }の石の呼吸点は残り1つになりました。このように、呼吸点をへらすためにわざと取らせる手を、ホウリコミといいます。
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
rules_go_snapback_ko_c = ここでは、{ COLOR($opponent) }が{ POINT($taker) }に打って1子を取ったところです。すぐに{ POINT($point) }に打って、取り返してみましょう。
    .hint = あなたの石が取られた{ POINT($point) }に打ってみましょう。
    .right = 取れるのは{ POINT($taker) }の1子だけで、前と同じ盤面にもどってしまいます。これはコウです。ウッテガエシなら、2子以上を取れます。

rules_go_snapback_find_n = ウッテガエシを見つける
rules_go_snapback_find_c = 印のついた{ COLOR($opponent, form: "stone") }の石が、逃げようとしています。ウッテガエシを見つけて、取りましょう。
    .hint = { COLOR($opponent) }がつなぎたいのはどこですか。そこに打って石を取らせ、すぐに取り返しましょう。
    .right = 1子を取らせて、{ STONES($captured) }を取りました。ホウリコミで、{ COLOR($opponent) }のつなぎたい点をうばい、呼吸点も1つへらしたのです。
    .wrong-atari = アタリですが、{ COLOR($opponent) }は{ POINT($connects) }につないでしまいます。石が全部つながって、もう取れません。
    .wrong-elsewhere = { COLOR($opponent) }は{ POINT($connects) }につないでしまいます。そうなると、もう取れません。

rules_go_snapback_connect_n = 先に防ぐ
rules_go_snapback_connect_c = ここでは、あなたが{ COLOR($learner) }です。{ COLOR($opponent) }は、{ POINT($chain) }の石にウッテガエシをねらっています。先に{ POINT($friend) }の石とつなぎましょう。
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

## Lesson throw_in

rules_go_throw_in_gift_n = ホウリコミ
rules_go_throw_in_gift_c = { COLOR($opponent) }の眼は{ POINT($eye) }の1つですが、{ POINT($gift) }に打たれると、もう1つできます。取られてもかまいません。先にそこへ、ホウリコミを打ちましょう。
    .hint = 丸のついた{ POINT($gift) }に打ちましょう。
    .right = { COLOR($opponent) }は{ POINT($taker) }に打って、あなたの石を取りました。でも、{ POINT($loose) }の石は、{ POINT($gift) }をはさんで味方と向き合っているだけになりました。
    .wrong-inside = { COLOR($opponent) }は{ POINT($gift) }に打って、あなたの石を取ります。石が全部つながり、{ POINT($move) }が2つ目の眼になります。
    .wrong-slow = アタリですが、{ COLOR($opponent) }は{ POINT($gift) }につなぎ、{ POINT($taker) }が2つ目の眼になります。ホウリコミが先です。
    .wrong-elsewhere = { COLOR($opponent) }は{ POINT($gift) }に打ちます。石が全部つながり、{ POINT($taker) }が2つ目の眼になります。
    .notes = 取らせた石は、むだではありません。ホウリコミのあとの盤面と、{ COLOR($white) }がそこに自分で打ったときの盤面を、くらべてみましょう。

rules_go_throw_in_atari_n = 外側をふさぐ
rules_go_throw_in_atari_c = 印のついた石の呼吸点は、{ POINT($gift) }と、外側の1つです。外側をふさぎましょう。
    .hint = { POINT($loose) }から盤の端に沿って、ほかの{ COLOR($opponent, form: "stone") }の石からはなれるほうへ進みましょう。
    .right = { COLOR($opponent) }が{ POINT($loose) }の石を助けるには、{ POINT($gift) }を埋めるしかありません。ですから、{ POINT($gift) }は欠け眼です。
    .wrong-elsewhere = { POINT($loose) }の石の呼吸点は、2つとも残っています。外側の{ POINT($end) }をふさぎましょう。
    .rule = ホウリコミは、わざと石を1つ取らせる手です。相手の眼を欠け眼にしたり、呼吸点をへらしたりできます。

rules_go_throw_in_take_n = 全部取る
rules_go_throw_in_take_c = { COLOR($opponent) }は{ POINT($gift) }を埋めて、石を助けました。つながった{ COLOR($opponent, form: "stone") }の石を、全部取りましょう。
    .hint = 眼が1つあるだけで、ほかに呼吸点はありません。
    .right = 1子を取らせて、{ STONES($captured) }を取りました。
    .wrong-elsewhere = { POINT($chain) }の石はまだ残っています。残り1つの呼吸点はどこですか。

rules_go_throw_in_guard_n = 先に打って守る
rules_go_throw_in_guard_c = ここでは、あなたが{ COLOR($learner) }です。印のついた石は、まだ味方とつながっていません。{ COLOR($opponent) }にホウリコミを打たれる前に、眼を2つ作りましょう。
    .hint = { COLOR($opponent) }がホウリコミを打ちたい点に、先に打ちましょう。
    .right = { POINT($gift) }に打って、{ POINT($loose) }の石がつながりました。{ POINT($taker) }と{ POINT($eye) }が本当の眼になり、あなたの石は生きています。
    .wrong-narrow = { COLOR($opponent) }が{ POINT($end) }に打ちます。{ POINT($loose) }の石を助けるには{ POINT($gift) }を埋めるしかなく、眼は1つしか残りません。
    .wrong-run = それでも、{ COLOR($opponent) }は{ POINT($gift) }にホウリコミを打ってきます。その石を取っても、{ POINT($loose) }の石は{ POINT($gift) }をはさんで味方と向き合っているだけで、そこは欠け眼です。
    .wrong-eye = { POINT($move) }は自分の眼です。そこをふさぐと、これから作れる眼は1つだけになります。
    .wrong-elsewhere = { COLOR($opponent) }が{ POINT($gift) }にホウリコミを打ちます。{ POINT($taker) }からその石を取っても、{ POINT($end) }に打たれて、{ POINT($gift) }は欠け眼になります。

rules_go_throw_in_race_n = 攻め合い
rules_go_throw_in_race_c = あなたの{ POINT($mine) }の石も、相手の{ POINT($theirs) }の石も、呼吸点は2つです。先に取ったほうが勝つ攻め合いで、今はあなたの番です。ホウリコミを打ちましょう。
    .hint = 相手の石の呼吸点は{ POINT($inside) }です。取られてもかまわないので、どちらかに打ちましょう。
    .right = { COLOR($opponent) }は1子を取りましたが、そのために自分の呼吸点を1つふさぎました。あなたは{ STONES($captured) }を取りました。
    .wrong-near = { POINT($move) }に打つと、自分の呼吸点が1つへります。{ COLOR($opponent) }に最後の呼吸点をふさがれて、全部取られます。
    .wrong-far = { POINT($move) }に打つと、自分の呼吸点が1つへります。{ COLOR($opponent) }に最後の呼吸点をふさがれて、全部取られます。
    .wrong-elsewhere = { POINT($theirs) }の石の呼吸点はへっていません。{ COLOR($opponent) }に{ POINT($outside) }の片方をふさがれて、あなたの石がアタリになります。
    .notes = 一手ごとに、両方の石の呼吸点を数えましょう。ホウリコミで1つへります。{ COLOR($white) }はその石を取るために自分の呼吸点をもう1つふさぎ、取りもどすのは、へった2つのうち1つだけです。

## Lesson seki

rules_go_seki_try_n = セキ
rules_go_seki_try_c = 印のついた石を見ましょう。あなたの石も{ COLOR($opponent) }の石も、呼吸点は同じ{ POINT($shared) }の2つだけです。片方に打って、どうなるか試してみましょう。
    .hint = 共通の呼吸点は{ POINT($shared) }です。どちらに打ってもかまいません。
    .right-title = 取られました
    .right = あなたの手で、どちらの石も呼吸点が1つへりました。そこで{ COLOR($opponent) }が最後の1つに打ち、あなたの石は取られました。
    .wrong-elsewhere = どちらの石もそのままです。共通の呼吸点は{ POINT($shared) }です。ここでは、試しに片方に打ってみましょう。

rules_go_seki_other_n = どちらも同じ
rules_go_seki_other_c = ここでは、{ COLOR($opponent) }が先に、共通の呼吸点の{ POINT($first) }に打ちました。{ POINT($theirs) }の石を取りましょう。
    .hint = どちらの石にも、残った呼吸点は同じ1つだけです。先にそこへ打ちましょう。
    .right = { STONES($captured) }を取りました。先に打ったほうが取られるので、どちらからも打てません。眼がなくても、どちらの石も生きています。これをセキといいます。
    .wrong-elsewhere = あなたの石もアタリです。{ COLOR($opponent) }に{ POINT($last) }と打たれて、取られてしまいます。
    .rule = おたがいの石の最後の呼吸点2つが共通で、先に打ったほうが取られる形が、いちばん簡単なセキです。どちらの石も生きています。

rules_go_seki_extra_n = 呼吸点が1つ多いと
rules_go_seki_extra_c = ここでは、あなたの石にだけ3つ目の呼吸点{ POINT($extra) }があるので、まだセキではありません。あなたの番です。{ POINT($theirs) }の石をアタリにしましょう。
    .hint = ここでは、共通の呼吸点に打っても大丈夫です。あなたのほうが呼吸点が1つ多いからです。
    .right = あなたの石の呼吸点はまだ2つ、{ POINT($theirs) }の石は残り1つなので、先に取れるのはあなたです。片方の呼吸点が1つ多ければ、セキにはなりません。
    .wrong-extra = { POINT($move) }は、あなただけの呼吸点でした。これで、どちらの石も呼吸点は{ POINT($shared) }だけになり、セキです。
    .wrong-elsewhere = { COLOR($opponent) }に3つ目の呼吸点をふさがれます。残るのは{ POINT($shared) }だけで、セキになってしまいます。

rules_go_seki_make_n = セキで助かる
rules_go_seki_make_c = ここでは、あなたが{ COLOR($learner) }で、あなたの番です。{ POINT($mine) }の石をセキにして助けましょう。
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
rules_go_seki_count_c = 対局が終わっても、セキの石はどちらも盤に残ります。{ COLOR($white) }の地、つまり{ COLOR($white) }の石だけで囲んだ空いた点を、すべて選びましょう。
    .hint = { COLOR($white) }の地は2か所です。大きな地と、点が1つだけの地があります。
    .right = { COLOR($white) }の地は{ SCORE($white_territory) }です。{ POINT($shared) }は、セキの石のあいだにあり、だれの地でもありません。
    .rule = 対局が終わっても、セキの石はどちらも盤に残ります。共通の呼吸点は、だれの地でもありません。
    .notes = 眼のあるセキもあります。日本ルールでは、その眼も地になりません。面積計算のルールでは数に入ります。

## Lesson seki_eyes

rules_go_seki_eyes_try_n = 眼のあるセキ
rules_go_seki_eyes_try_c = 印のついた石には、{ POINT($my_eye) }と{ POINT($their_eye) }に眼が1つずつあります。{ POINT($shared) }は共通の呼吸点です。{ POINT($shared) }に打って、どうなるか試してみましょう。
    .hint = 丸のついた{ POINT($shared) }に打ちましょう。
    .right-title = 取られました
    .right = 共通の呼吸点がふさがり、あなたの石の呼吸点は自分の眼だけになりました。そこで{ COLOR($opponent) }が{ POINT($my_eye) }に打ち、あなたの石は取られました。
    .wrong-eye = { POINT($move) }は自分の眼です。{ COLOR($opponent) }に{ POINT($shared) }と打たれて、あなたの石は取られます。
    .wrong-elsewhere = どちらの石もそのままです。ここでは、試しに{ POINT($shared) }に打ってみましょう。

rules_go_seki_eyes_other_n = 相手が先に打つと
rules_go_seki_eyes_other_c = ここでは、{ COLOR($opponent) }が先に、共通の呼吸点の{ POINT($shared) }に打ちました。{ POINT($theirs) }の石を取りましょう。
    .hint = 相手の石の呼吸点は残り1つで、それは眼です。
    .right = { STONES($captured) }を取りました。{ POINT($shared) }にはどちらからも先に打てないので、どちらの石も生きています。これもセキです。
    .wrong-elsewhere = あなたの石もアタリです。{ COLOR($opponent) }に{ POINT($my_eye) }と打たれて、取られてしまいます。
    .rule = どちらの石にも眼が1つずつあり、共通の呼吸点が1つあるセキもあります。そこに先に打ったほうが取られます。

rules_go_seki_eyes_closed_n = 眼にも打てない
rules_go_seki_eyes_closed_c = ここでは、あなたが{ COLOR($learner) }です。眼のほうから攻められるでしょうか。{ POINT($eye) }に打ってみましょう。
    .hint = 丸のついた{ POINT($eye) }に打ってみましょう。
    .right = { POINT($shared) }が空いているあいだは、眼に打てません。先に{ POINT($shared) }をふさぐと、自分の石が取られます。ですから、どちらもここには打ちません。

rules_go_seki_eyes_count_n = 地にならない眼
rules_go_seki_eyes_count_c = 対局が終わると、どちらの石も盤に残ります。セキの石の眼は、地になりません。{ COLOR($white) }の地を選びましょう。
    .hint = { COLOR($white) }の地は、セキの石からはなれた、大きな1か所だけです。
    .right = { COLOR($white) }の地は{ SCORE($white_territory) }です。{ POINT($eyes) }の眼も、共通の呼吸点の{ POINT($shared) }も、だれの地でもありません。
    .rule = 日本の数え方では、セキの石の眼は地になりません。
    .notes = これは日本の数え方です。中国のように石と地を合わせて数えるところでは、セキの石の眼も目数に入ります。

rules_go_seki_eyes_none_n = 片方にだけ眼がある
rules_go_seki_eyes_none_c = あなたの{ POINT($mine) }の石には眼があり、{ POINT($theirs) }の石には眼がありません。これはセキではないので、相手の石を取りましょう。
    .hint = { POINT($shared) }を1つずつふさぎましょう。あなたの石には、{ POINT($eye) }の眼が呼吸点として残ります。
    .right = { STONES($captured) }を取りました。眼の分だけあなたの呼吸点が多いので、{ COLOR($opponent) }のほうからは取れなかったのです。
    .wrong-eye = { POINT($move) }は自分の眼です。ふさぐと、呼吸点の数が相手の石と同じになってしまいます。
    .wrong-elsewhere = { POINT($theirs) }の石はまだ残っています。共通の呼吸点を、1つずつふさぎましょう。
    .rule = 共通の呼吸点があって、片方の石にだけ眼があるときは、眼のないほうがたいてい死に石です。

## Lesson still_alive

rules_go_still_alive_take_n = 取られても生きている
rules_go_still_alive_take_c = あなたは{ COLOR($learner) }です。印のついた石がアタリです。取りましょう。
    .hint = { POINT($stone) }の石の呼吸点は、残り1つです。
    .right = { POINT($stone) }の石を取りました。ところが、今度はあなたの石の呼吸点が、{ POINT($stone) }だけになりました。
    .wrong-elsewhere = { COLOR($opponent) }が先に{ POINT($taker) }に打って、あなたの{ POINT($chain) }の石を取ります。

rules_go_still_alive_back_n = 新しく生きる石
rules_go_still_alive_back_c = ここでは、あなたが{ COLOR($learner) }で、{ POINT($stone) }の石を取られたところです。同じ点に新しい石を打って、{ POINT($chain) }の石を取りましょう。
    .hint = 相手の石の最後の呼吸点は{ POINT($stone) }です。さっきまで、あなたの石があったところです。
    .right = { STONES($captured) }を取りました。{ POINT($stone) }の新しい石は、もう取られません。前の石は取られましたが、そのあとに新しく生きる石を打てたので、生きていたことになります。
    .wrong-elsewhere = { POINT($chain) }の石はまだ残っています。アタリで、最後の呼吸点は{ POINT($stone) }です。
    .rule = 相手に取られない石は、生きています。取られても、そのあとに新しく生きる石を打てれば、やはり生きています。そうでない石は、死に石です。
    .notes = ウッテガエシを、取らせる石のほうから見たところです。対局が終わったとき、どの石が盤に残るかが、これで決まります。

rules_go_still_alive_four_n = 4つ並んだふところ
rules_go_still_alive_four_c = 石に囲まれた、眼を作れるところを、ふところといいます。あなたのふところは{ POINT($space) }で、{ COLOR($opponent) }が{ POINT($inside) }に打ちました。あなたの石を助けましょう。
    .hint = 4つ並ぶと、内側の点は2つあります。その片方に、{ COLOR($opponent) }が打ちました。
    .right = { POINT($eye) }が1つの眼で、{ POINT($inside) }の石は逃げられないので、そこがもう1つの眼です。内側の片方に打たれたら、もう片方に打てばよいので、この石ははじめから生きています。
    .wrong-near = { COLOR($opponent) }が{ POINT($middle) }に打ちます。内側の点を2つとも打たれて、眼は1つしかできません。
    .wrong-far = { COLOR($opponent) }が{ POINT($middle) }に打ちます。内側の点を2つとも打たれて、眼は1つしかできません。
    .wrong-elsewhere = { COLOR($opponent) }が{ POINT($middle) }に打ちます。内側の点を2つとも打たれて、眼は1つしかできません。
    .rule = まっすぐ4つ並んだふところなら、眼が2つできます。

rules_go_still_alive_three_n = 3つ並んだふところ
rules_go_still_alive_three_c = ここでは、あなたが{ COLOR($learner) }です。相手のふところは3つ並んでいて、真ん中にあなたの石があります。{ POINT($chain) }の石を取れるまで、中に打って石を取らせましょう。
    .hint = 中に打ちましょう。{ COLOR($opponent) }に石を取られたら、もう一度中に打ちます。
    .right = { STONES($captured) }を取りました。{ COLOR($opponent) }が石を取るたびに、ふところはせまくなりました。はじめから死に石だったのです。
    .wrong-elsewhere = { POINT($chain) }の石は逃げられませんが、まだ残っています。ふところの中に打ちましょう。
    .rule = 3つ並んだふところは、真ん中に打たれると、眼が1つしかできません。その石は死に石です。
    .notes = 3つ並んだふところがあるほうは、先に真ん中に打っておきます。「眼を2つ作る」のステップで打った手です。

rules_go_still_alive_square_n = 四角いふところ
rules_go_still_alive_square_c = ここでは、あなたが{ COLOR($learner) }です。{ COLOR($opponent) }のふところは四角く並んだ4つの点で、眼を2つ作ろうとして{ POINT($last) }に打ちました。それを止めましょう。
    .hint = 空いた点は3つ残っています。ほかの2つのあいだにあるのはどれですか。
    .right = { POINT($vital) }の石は{ POINT($ends) }の両方に接しているので、{ COLOR($opponent) }には眼が1つしかできません。四角いふところの石は、自分から先に打っても死に石です。
    .wrong-corner = { COLOR($opponent) }が{ POINT($vital) }に打って、あなたの石を取ります。{ POINT($ends) }が2つの眼になります。
    .wrong-inner = { COLOR($opponent) }が{ POINT($vital) }に打って、あなたの石を取ります。{ POINT($ends) }が2つの眼になります。
    .wrong-elsewhere = { COLOR($opponent) }が{ POINT($vital) }に打って、{ POINT($ends) }が2つの眼になります。
    .rule = 四角く並んだ4つの点のふところには、眼が1つしかできません。その石は死に石です。

rules_go_still_alive_which_n = 生き石と死に石
rules_go_still_alive_which_c = この盤には、死に石が2か所にあります。ほかの石は、どれも生きています。死に石に印をつけましょう。
    .hint = 四角いふところの石はどれですか。ウッテガエシで取れる石はどれですか。
    .right = { POINT($pair) }の石は{ POINT($point) }から取られ、{ POINT($square) }の石には眼が1つしかできません。{ POINT($row) }の石はふところが4つ並んでいて、{ POINT($single) }の石は取られても新しく生きる石を打てるので、どちらも生きています。

## Ideas

rules_go_idea_border_close = 境界を閉じる
rules_go_idea_territory_tell = だれの地か
rules_go_idea_intruder = 地の中に打たれた石
rules_go_idea_eye_one = 眼が1つの石
rules_go_idea_two_eyes = 2つの眼
rules_go_idea_two_eyes_make = 眼を2つ作る
rules_go_idea_eye_by_capture = 石を取って眼を作る
rules_go_idea_eye_prevent = 眼を作らせない
rules_go_idea_false_eye_take = 欠け眼から取る
rules_go_idea_false_eye_tell = 本当の眼と欠け眼
rules_go_idea_false_eye_turn = 本当の眼にする、欠け眼にする
rules_go_idea_snapback = ウッテガエシ
rules_go_idea_snapback_no_ko = ウッテガエシかコウか
rules_go_idea_snapback_avoid = ウッテガエシを防ぐ
rules_go_idea_throw_in_eye = 欠け眼にするホウリコミ
rules_go_idea_throw_in_guard = ホウリコミを防ぐ
rules_go_idea_throw_in_liberties = 呼吸点をへらすホウリコミ
rules_go_idea_seki_shared = 共通の呼吸点
rules_go_idea_seki_liberty = 呼吸点の1つのちがい
rules_go_idea_seki_end = 終わったあとのセキ
rules_go_idea_seki_eyes = 眼のあるセキ
rules_go_idea_eye_against_none = 眼のある石と眼のない石
rules_go_idea_life_by_new_stone = 新しく生きる石
rules_go_idea_big_eye = 生きているふところ
rules_go_idea_dead_shape = 死んでいる形
rules_go_idea_alive_or_dead = 生き石か死に石か
