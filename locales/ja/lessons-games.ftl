## Lesson capture_game

rules_go_capture_game_first_n = 石取りゲーム
rules_go_capture_game_first_c = 石取りゲームは、先に石を取ったほうが勝ちです。あなたは{ COLOR($learner) }です。あなたが打つたびに、{ COLOR($opponent) }も打ちます。
    .hint = { COLOR($opponent) }の石のとなりに打って、呼吸点をへらしましょう。自分の石には、いつも呼吸点を2つ以上残しておきます。
    .right = { STONES($captured) }を取って、あなたの勝ちです。アタリになったあと、呼吸点を2つに増やせない石は助かりません。
    .notes = 相手は、レッスンのファイルに並べた打ち方を、上から順に試して打ちます。偶然にはまかせないので、同じ対局をもう一度見せられます。

rules_go_capture_game_white_n = 色をかえて
rules_go_capture_game_white_c = 今度は、あなたが{ COLOR($learner) }です。打つ前には、自分の石も見ましょう。呼吸点が1つしかない石はありませんか。
    .hint = つながった石をのばしましょう。新しい石で{ COLOR($opponent) }の呼吸点も1つへらせる点を選びます。
    .right = { STONES($captured) }を取って、あなたの勝ちです。相手の石だけでなく、自分の石の呼吸点を見ることも大切です。

rules_go_capture_game_seven_n = 7路盤で
rules_go_capture_game_seven_c = どちらの石も切られています。あなたは{ COLOR($learner) }です。相手の石を1つ、盤の端へ追いつめましょう。
    .hint = 相手の石を1つ、広いほうからアタリにしましょう。その石は、盤の端のほうへ逃げるしかなくなります。
    .right = { STONES($captured) }を取って、あなたの勝ちです。盤の端に沿って逃げても、呼吸点はあまり増えません。

rules_go_capture_game_open_n = 広い盤面
rules_go_capture_game_open_c = あなたは{ COLOR($learner) }です。石が少ないので、ゆっくり打てます。先に囲んで、逃げられない形にしてからアタリにしましょう。
    .hint = { COLOR($opponent) }の石を1つ選んで、囲んでいきましょう。まず、盤の広いほうをふさぎます。
    .right = { STONES($captured) }を取って、あなたの勝ちです。すっかり囲まれた石は、追いかけなくても取れます。

## Lesson capture_three

rules_go_capture_three_small_n = 3子で勝ち
rules_go_capture_three_small_c = この対局は、合わせて3子を先に取ったほうが勝ちで、あなたは{ COLOR($learner) }です。1子取られても、まだ終わりではありません。1子取らせて2子取るのもよい手です。
    .hint = 取れる石と取られる石の数をくらべましょう。取れる石のほうが多ければ、得な取り合いです。
    .right = 最後の一手で{ STONES($captured) }を取りました。これで3子以上になり、あなたの勝ちです。

rules_go_capture_three_seven_n = 大きいほうを取る
rules_go_capture_three_seven_c = あぶない石がいくつもあります。あなたは{ COLOR($learner) }です。石の多いほうをねらいましょう。
    .hint = 1つの石よりも、{ COLOR($opponent) }のつながった2つの石を取るほうが得です。その石は、どちらへ逃げられそうですか。
    .right = 最後の一手で{ STONES($captured) }を取って、あなたの勝ちです。長くつながった石ほど、一度に多く取れます。

rules_go_capture_three_white_n = 助けるか、取るか
rules_go_capture_three_white_c = あなたは{ COLOR($learner) }です。自分の石を助けるときは、まず、相手の石を取って助けられないかを考えましょう。
    .hint = { COLOR($opponent) }の石の多いほうを、逃がさないようにしましょう。自分の石がアタリなら、まず、アタリにしてきた石を取れないかを見ます。
    .right = 最後の一手で{ STONES($captured) }を取って、あなたの勝ちです。相手の石を取るのが、いちばんよい助け方になることがあります。

## Lesson endgame_seven

rules_go_endgame_two_n = 最後の一手
rules_go_endgame_two_c = 境界は、ほとんど閉じました。残った境界を閉じていくことを、ヨセといいます。あなたは{ COLOR($learner) }です。大事な最後の一手を打ってから、パスをしましょう。
    .hint = あなたの石が1つアタリです。{ COLOR($opponent) }に取られると、その石のほかに何を失いますか。
    .right = 石も境界も守れました。{ COLOR($winner) }の{ SCORE($margin) }勝ちです。

rules_go_endgame_four_n = 境界を閉じる
rules_go_endgame_four_c = 境界が、1か所だけ開いています。あなたは{ COLOR($learner) }です。自分の地がいちばん多く残るように閉じてから、パスをしましょう。
    .hint = 自分の壁を、石から石へとたどりましょう。{ COLOR($opponent) }が入ってこられるのはどこですか。
    .right = 境界が閉じて、もう得をする手はありません。{ COLOR($winner) }の{ SCORE($margin) }勝ちです。

rules_go_endgame_white_n = 大きいほうから
rules_go_endgame_white_c = 境界が2か所で開いていて、あなたは{ COLOR($learner) }です。得の大きいほうに打ちましょう。もう1か所には相手が打ちます。
    .hint = { COLOR($opponent) }に先に打たれたらどうなるかを、1か所ずつ考えましょう。損が大きいのはどちらですか。
    .right = 大きいほうに先に打ったので、{ COLOR($winner) }の{ SCORE($margin) }勝ちです。

## Lesson endgame_nine

rules_go_nine_two_n = 一局の終わり
rules_go_nine_two_c = 「簡単な例」で見た対局です。ただし、コミは{ SCORE($komi) }だけです。もうすぐ終局で、あなたは{ COLOR($learner) }です。必要な最後の一手を打って、パスをしましょう。
    .hint = 盤の端の、あなたの3つの石は呼吸点が少なくなっています。どこに打てば、ほかの石とつながりますか。
    .right = 2人ともパスをして終局です。{ COLOR($winner) }の{ SCORE($margin) }勝ちです。

rules_go_nine_six_n = 終局の6手前
rules_go_nine_six_c = 同じ対局の、少し前の盤面です。一手まちがえると負けになります。境界とアタリの石を、すべて見わたしましょう。
    .hint = { COLOR($opponent) }が、盤の端の石を取ろうとしています。
    .right = ここでは、1目の差で勝負が決まるところでした。{ COLOR($winner) }の{ SCORE($margin) }勝ちです。

rules_go_nine_eight_n = 終局の8手前
rules_go_nine_eight_c = さらに少し前の盤面です。境界が閉じる前なので、そこから{ COLOR($opponent) }の地をへらしに行けます。
    .hint = 盤の端には、相手が応じるしかない手が残っていることがあります。
    .right = 終局まで打ちきりました。{ COLOR($winner) }の{ SCORE($margin) }勝ちです。

rules_go_nine_play_on_n = さあ、対局
rules_go_nine_play_on_c = これで、ルールは全部学びました。この碁盤で友だちと打ったり、ほかの囲碁ソフトと打ったりして、はじめから終わりまで対局してみましょう。9路盤なら、5分から10分で打てます。
    .notes = 13路盤や19路盤へ進む前に、9路盤で短い対局をたくさん打たせましょう。

## Ideas

rules_go_idea_capture_game = 石取りゲームに勝つ
rules_go_idea_capture_more = 得をする取り合い
rules_go_idea_endgame_last = 終局前の最後の手
rules_go_idea_endgame_larger = 大きい手から先に
