## Lesson ko

rules_go_ko_take_n = 劫
rules_go_ko_take_c = 这里你下{ COLOR($learner) }棋。{ POINT($ko) }的子被打吃了，请提掉它。
    .hint = { POINT($ko) }的最后一口气在{ POINT($take) }。
    .right = 提掉了{ POINT($ko) }。可是你看，你在{ POINT($take) }的子现在也被打吃了。双方能这样来回提的棋形，就叫“劫”。

rules_go_ko_retake_n = 不能马上提回
rules_go_ko_retake_c = 现在换你下{ COLOR($learner) }棋。请试着下在{ POINT($ko) }，把{ POINT($take) }提回来。
    .hint = 下在画圈的{ POINT($ko) }。
    .right = 要是能马上提回来，双方提来提去，棋就下不完了。要先在别处下一手，才能提回来。
    .rule = 劫刚被提，不能马上提回来。
    .notes = 日本规则只禁止马上提回。给初学者用的数子规则更严：以前出现过的全盘局面，一律不许再出现。

rules_go_ko_threat_n = 找劫材
rules_go_ko_threat_c = 先在别处下一手，而且要让对方不得不应。请打吃{ POINT($threat) }。
    .hint = { POINT($threat) }的气是{ POINT($answers) }。
    .right = { COLOR($opponent) }棋去救{ POINT($threat) }，顾不上粘，{ POINT($ko) }的劫就还在。逼对方应的棋叫“劫材”，这样下叫“找劫材”。
    .wrong-connects = { POINT($threat) }没有被打吃，{ COLOR($opponent) }棋就有空在{ POINT($ko) }粘上。劫没有了，也就没有子可以提回来。

rules_go_ko_take_back_n = 提回来
rules_go_ko_take_back_c = 双方都在别处下过一手，现在可以提{ POINT($take) }了。请把劫提回来。
    .hint = { POINT($take) }只剩一口气，把它找出来。
    .right = 提掉了{ POINT($take) }，劫提回来了。先找劫材，等对方应了，才能这样提。
    .rule = 先在别处下一手，之后才能把劫提回来。

rules_go_ko_other_side_n = 双方都一样
rules_go_ko_other_side_c = 这条规则对双方都一样。现在你又下{ COLOR($learner) }棋，请试着马上把{ POINT($ko) }提回来。
    .hint = 下在画圈的{ POINT($take) }。
    .right = 现在该{ COLOR($learner) }棋找劫材了。这样争下去叫“打劫”，谁的劫材多，谁就能赢下这个劫。

rules_go_ko_fill_n = 粘劫
rules_go_ko_fill_c = { COLOR($opponent) }棋在{ POINT($elsewhere) }下了一手，你可以不应。请把{ POINT($stones) }连起来，打劫就结束了。
    .hint = { POINT($take) }紧挨着这两颗子。
    .right = { POINT($move) }粘上劫，这里再也没有子可提了。
