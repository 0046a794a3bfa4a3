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
