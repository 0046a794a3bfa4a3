## Lesson ko

rules_go_ko_take_n = 提劫
rules_go_ko_take_c = 這裡你下{ COLOR($learner) }棋。{ POINT($ko) }的子被叫吃了：請提掉它。
    .hint = { POINT($ko) }的最後一口氣是{ POINT($take) }。
    .right = { POINT($ko) }的子提掉了，這下換你在{ POINT($take) }的子被叫吃。像這樣雙方可以提來提去的形，叫「劫」。

rules_go_ko_retake_n = 不能馬上提回
rules_go_ko_retake_c = 現在換你下{ COLOR($learner) }棋。試著下{ POINT($ko) }，把{ POINT($take) }的子提回來。
    .hint = 下在畫圈的{ POINT($ko) }。
    .right = 要是可以馬上提回，你提過來、我提過去，永遠下不完。所以要先下別的地方。
    .rule = 對方剛提了劫，不能馬上提回。
    .notes = 日本規則只禁止馬上提回。給初學者的數子規則更嚴：先前出現過的整個盤面都不准重現。

rules_go_ko_threat_n = 劫材
rules_go_ko_threat_c = 先下別的地方，而且要讓對方不得不應：請叫吃{ POINT($threat) }。
    .hint = { POINT($threat) }的氣是{ POINT($answers) }。
    .right = { COLOR($opponent) }棋去救{ POINT($threat) }，{ POINT($ko) }的劫就還開著。能這樣逼對方應的地方，叫「劫材」。
    .wrong-connects = { POINT($threat) }沒有被叫吃，{ COLOR($opponent) }棋就有空把{ POINT($ko) }的劫補上。這樣就沒有子可提了。

rules_go_ko_take_back_n = 提回來
rules_go_ko_take_back_c = 雙方都在別處下過一手了，現在可以提{ POINT($take) }的子了。
    .hint = { POINT($take) }的子只剩一口氣，找找看。
    .right = { POINT($take) }的子提掉了，劫歸你了。對方應了你的劫材，你才提得回來。
    .rule = 先在別處下一手，之後才能把劫提回來。

rules_go_ko_other_side_n = 雙方都一樣
rules_go_ko_other_side_c = 這條規則對雙方都一樣。現在又換你下{ COLOR($learner) }棋：試著馬上把{ POINT($ko) }的子提回來。
    .hint = 下在畫圈的{ POINT($take) }。
    .right = 現在{ COLOR($learner) }棋也要找劫材。劫材多的一方，會打贏這個劫。

rules_go_ko_fill_n = 消劫
rules_go_ko_fill_c = { COLOR($opponent) }棋下了{ POINT($elsewhere) }，你可以不應。請把劫補上：連接{ POINT($stones) }。
    .hint = { POINT($take) }同時在這兩顆子的旁邊。
    .right = { POINT($move) }補上了劫，這裡再也沒有子可提。這叫「消劫」。
