## Lesson eyes

rules_go_eyes_one_n = 眼
rules_go_eyes_one_c = 连成一块的{ COLOR($opponent, form: "stone") }子，把空点{ POINT($eye) }围在里面。这样的空点叫做“眼”，请往眼里下一手试试。
    .hint = 画圈的点就是眼。
    .right = 下在眼里，你的子没有气，而围着它的棋在外面还有一口气。只要外面这口气还在，眼里就不能下。
    .rule = 围在一块棋里面的空点就是眼，连在一起的空点合起来算一只眼。
    .notes = 往下讲之前先问一问：是哪条规则不让下？答案在“不能下的点”那一课：下完以后，自己的子没有气。

rules_go_eyes_outside_n = 从外面下手
rules_go_eyes_outside_c = { POINT($chain) }这块棋有两口气：一口是眼，一口在外面。请先占掉外面的气。
    .hint = 沿着这块棋的边上走一圈。你的子之间，哪里还有缺口？
    .right = 下了{ POINT($move) }，这块棋只剩眼里的一口气，被打吃了。
    .wrong-elsewhere = { POINT($chain) }这块棋还是两口气。找一找，外面哪个空点紧挨着它？

rules_go_eyes_last_n = 眼留到最后
rules_go_eyes_last_c = { COLOR($opponent) }棋在{ POINT($elsewhere) }下了一手。{ POINT($chain) }这块棋外面的气已经全被占掉，请提掉它。
    .hint = 这块棋只剩眼里的一口气。现在下在那里，能不能提子？
    .right = 这一次{ POINT($eye) }能下了，因为占的是最后一口气，提了{ STONES($captured) }。只有一只眼，救不了一块棋。
    .wrong-elsewhere = { POINT($chain) }这块棋还在盘上，只剩一口气了。那口气在哪里？
    .rule = 被围住又只有一只眼的棋，一般都能提掉：先占外面的气，最后下在眼里。

rules_go_eyes_two_n = 两只眼
rules_go_eyes_two_c = 这块{ COLOR($opponent) }棋有两只眼：{ POINT($eyes) }，外面一口气也没有。请试着填掉一只，下在{ POINT($first) }。
    .hint = 下在画圈的{ POINT($first) }。
    .right = { POINT($second) }空着，{ POINT($first) }就不能下；{ POINT($first) }空着，{ POINT($second) }也不能下。要连下两手才行，所以这块棋你提不掉：它是“活棋”。
    .rule = 有两只眼的棋是活棋，对方哪一只眼也填不了。
    .notes = 这是围棋最要紧的地方。让大家想办法提掉这块棋，慢慢看明白为什么就是提不掉。

rules_go_eyes_make_n = 做两只眼
rules_go_eyes_make_c = 这回被围住的是你自己的棋，里面有{ POINT($space) }。请用一手棋做出两只眼。
    .hint = 下完以后，这颗子的两边要各留一个空点。
    .right = { POINT($move) }把里面隔成两边，{ POINT($eyes) }是两只眼，你的棋活了。
    .wrong-left = 下在{ POINT($move) }，剩下的两个空点连在一起，只能算一只眼。{ COLOR($opponent) }棋下进来，你提掉那颗子，{ COLOR($opponent) }棋再下进来，就把整块棋提掉了。
    .wrong-right = 下在{ POINT($move) }，剩下的两个空点连在一起，只能算一只眼。{ COLOR($opponent) }棋下进来，你提掉那颗子，{ COLOR($opponent) }棋再下进来，就把整块棋提掉了。
    .wrong-elsewhere = { POINT($space) }还没有隔开。{ COLOR($opponent) }棋抢先下进来，你就只剩一只眼了。

rules_go_eyes_keep_n = 眼要留着
rules_go_eyes_keep_c = { COLOR($opponent) }棋下了{ POINT($elsewhere) }，你在{ POINT($chain) }的棋四面都被围住了。要不要补一手？请下一手棋，只要这块棋还活着，下哪里都行。
    .hint = 这块棋只要有两只眼就够了，请下到别处去。
    .right = 两只眼都空着，这块棋不用补，你尽可以下在{ POINT($move) }。自己的眼，就让它空着。
    .wrong-left = { POINT($move) }填掉了自己的一只眼，只剩一口气了。{ COLOR($opponent) }棋占掉这口气，整块棋就被提掉了。
    .wrong-right = { POINT($move) }填掉了自己的一只眼，只剩一口气了。{ COLOR($opponent) }棋占掉这口气，整块棋就被提掉了。
    .wrong-pass = 就算停一手，{ POINT($chain) }这块棋也是活的。不过这一手别浪费，请下在不伤自己这块棋的地方。
    .rule = 有两只眼的棋，自己填掉一只，就可能被提掉。

## Lesson false_eyes

rules_go_false_eyes_part_n = 假眼
rules_go_false_eyes_part_c = { COLOR($opponent) }棋看上去有两只眼：{ POINT($eyes) }。可是{ POINT($part) }的子没有沿着线跟别的子相连，请提掉它。
    .hint = 数一数{ POINT($part) }有几口气。
    .right = { POINT($part) }跟别的子中间隔着{ POINT($across) }，你下在那里，就把它提掉了。这样的眼叫做“假眼”。
    .wrong-elsewhere = { POINT($part) }还在盘上。它的最后一口气在哪里？
    .rule = 下在眼里能提掉围眼的一部分子，这只眼就是假眼。

rules_go_false_eyes_rest_n = 只剩一只眼
rules_go_false_eyes_rest_c = { COLOR($opponent) }棋在{ POINT($elsewhere) }下了一手。请把剩下的棋，也就是{ POINT($chain) }这块，一起提掉。
    .hint = 这块棋只剩一只眼，外面没有气了。
    .right = 提了{ STONES($captured) }。{ POINT($corner) }是“真眼”，可是只有一只不够，假眼不能算数。
    .wrong-elsewhere = { POINT($chain) }这块棋还在盘上。它还剩哪一口气？

rules_go_false_eyes_which_n = 真眼还是假眼
rules_go_false_eyes_which_c = 围眼的子不靠这只眼，自己就能连成一块，才是真眼。{ COLOR($opponent) }棋看上去有a、b、c三只眼，哪一只是真眼？
    .hint = 绕着每只眼，沿着线一颗子一颗子地走。绕哪一只眼，不穿过眼就能走遍围眼的子？
    .answer-corner = a
    .answer-edge = b
    .answer-middle = c
    .right = { POINT($corner) }两边的子由{ POINT($joint) }连着，所以这只是真眼。下在{ POINT($edge) }或者{ POINT($middle) }，都能提掉一部分子。
    .rule = 围眼的子不靠这只眼也连成一块，就是真眼。
    .wrong-edge = { POINT($edge_part) }跟b旁边别的子没有相连。下在b就能提掉它，这只眼也就没有了。
    .wrong-middle = { POINT($middle_part) }跟别的子中间隔着c。下在c，这五颗子就全被提掉了。
    .notes = 请一位同学用手指绕着每只眼走一圈。只能沿着线走，斜着不算。

rules_go_false_eyes_break_n = 破眼
rules_go_false_eyes_break_c = { COLOR($opponent) }棋在{ POINT($corner) }有一只真眼，再补一颗子，{ POINT($eye) }也会成为真眼。请找到那一点抢先下，让{ POINT($eye) }只能是假眼。
    .hint = { POINT($below) }还要跟上面的子连起来。在{ POINT($eye) }周围，哪里能连？
    .right = { POINT($move) }不让{ POINT($below) }跟上面的子相连，它们中间隔着{ POINT($eye) }。就算{ COLOR($opponent) }棋填上这只眼把子连起来，也只剩一只眼，还是活不了。
    .wrong-elsewhere = 这样{ COLOR($opponent) }棋就有空把{ POINT($eye) }周围的子连成一圈。两只都是真眼，棋就活了。

rules_go_false_eyes_mend_n = 做成真眼
rules_go_false_eyes_mend_c = 现在轮到你把棋做活。{ POINT($part) }的子跟这块棋中间隔着{ POINT($eye) }，请把这只眼做成真眼。
    .hint = 把{ POINT($part) }跟你的棋连起来，但是{ POINT($eye) }要空着。
    .right = 有了{ POINT($move) }，{ POINT($eye) }周围的子连成了一圈。加上{ POINT($corner) }，你的棋有两只真眼，活了。
    .wrong-fill = { POINT($move) }把子连上了，可是填掉的正是这只眼。只剩{ POINT($corner) }一只眼，活不了。
    .wrong-corner = { POINT($move) }填掉了你的真眼。{ POINT($corner) }要空着，看看{ POINT($eye) }周围的子吧。
    .wrong-elsewhere = 这样{ COLOR($opponent) }棋就有空把{ POINT($part) }断开。{ POINT($eye) }成了假眼，光靠一只真眼活不了。

## Lesson snapback

rules_go_snapback_give_n = 倒扑
rules_go_snapback_give_c = { COLOR($opponent) }棋想把{ POINT($chain) }跟{ POINT($friend) }连起来。请在中间的{ POINT($point) }下一颗子，被提掉也不要紧。
    .hint = 下在画圈的{ POINT($point) }。
    .right = { COLOR($opponent) }棋下在{ POINT($taker) }，提掉了你的子，可是那块棋只剩一口气了。像这样送一颗子，让对方少一口气，叫做“扑”。
    .wrong-atari = 这样也是打吃，可是{ COLOR($opponent) }棋在{ POINT($point) }连上，就什么也提不掉了。
    .wrong-elsewhere = { COLOR($opponent) }棋在{ POINT($point) }连上，{ POINT($chain) }就安全了。这一点要由你抢先下。
    .notes = 让大家数一数那块棋的气：扑以前有两口，提了扑的子以后只剩一口。

rules_go_snapback_take_n = 马上提回来
rules_go_snapback_take_c = { POINT($stones) }现在连成一块，被打吃了。请马上提掉它们，这里没有规则不让提回来。
    .hint = 找一找这块棋的最后一口气。你的子刚才就在那里。
    .right = 送一颗子，提回{ STONES($captured) }，这就叫“倒扑”。它不是劫，因为棋盘没有变回刚才的样子。
    .wrong-elsewhere = { COLOR($opponent) }棋在{ POINT($point) }连上，机会就没有了。
    .rule = 倒扑是送一颗子，马上提回几颗子。局面没有重复，所以不是劫。
    .notes = 打劫时双方每次只提一颗子，同样的局面会没完没了地出现。这里{ COLOR($white) }棋少了三颗子，局面就回不去了。

rules_go_snapback_ko_n = 看着很像
rules_go_snapback_ko_c = 这里也一样，{ COLOR($opponent) }棋下了{ POINT($taker) }，刚刚提掉一颗子。请试着下在{ POINT($point) }，马上提回来。
    .hint = 下在{ POINT($point) }，你的子就是在那里被提掉的。
    .right = 这里只能提回{ POINT($taker) }一颗子，棋盘会变回刚才的样子，所以是劫。倒扑提回来的子，至少有两颗。

rules_go_snapback_find_n = 找倒扑
rules_go_snapback_find_c = 做了记号的{ COLOR($opponent, form: "stone") }子就要逃走了。请找到倒扑，把它们提掉。
    .hint = { COLOR($opponent) }棋想在哪里连上？就往那一点送一颗子，再提回来。
    .right = 送一颗子，提了{ STONES($captured) }。这一扑，占了{ COLOR($opponent) }棋想连的点，也让对方少了一口气。
    .wrong-atari = 这样也是打吃，可是{ COLOR($opponent) }棋在{ POINT($connects) }连上，所有的子就连成一块了。
    .wrong-elsewhere = { COLOR($opponent) }棋在{ POINT($connects) }连上，机会就没有了。

rules_go_snapback_connect_n = 防倒扑
rules_go_snapback_connect_c = 现在你下{ COLOR($learner) }棋，{ COLOR($opponent) }棋要用倒扑来提{ POINT($chain) }。请抢先一步，把它们跟{ POINT($friend) }连起来。
    .hint = { COLOR($opponent) }棋会往哪里扑？那一点就该你来下。
    .right = { POINT($point) }填上了，对方就没有地方扑。你的子全都连成了一块。
    .wrong-shortage = { POINT($move) }填掉了自己的一口气。{ COLOR($opponent) }棋下在{ POINT($point) }，就把整块棋提掉了。
    .wrong-elsewhere = { COLOR($opponent) }棋扑在{ POINT($point) }。你要是下在{ POINT($taker) }提掉那颗子，{ COLOR($opponent) }棋再下{ POINT($point) }，就把你整块棋提掉了。

rules_go_snapback_bait_n = 别吃诱饵
rules_go_snapback_bait_c = 你下{ COLOR($learner) }棋。{ POINT($stones) }的子都被打吃了，但有一颗是诱饵，请提掉另一颗。
    .hint = 提子以前先数一数：提完以后，你自己的棋有几口气？
    .right = 提掉了{ POINT($cutter) }，你的棋多了一口气，{ POINT($bait) }的子再也威胁不了它。
    .wrong-bait = 提了一颗子，可是你的棋只剩一口气了。{ COLOR($opponent) }棋再下{ POINT($bait) }，就提掉你三颗子。
    .wrong-elsewhere = { POINT($chain) }被打吃了，{ COLOR($opponent) }棋接着就会提掉。请在做了记号的子里提一颗。
    .notes = 能提的子，不一定都该提。要先想一想：提了以后，对方下一手会下在哪里？

## Lesson seki

rules_go_seki_try_n = 双活
rules_go_seki_try_c = 做了记号的两块棋，一块是你的，一块是{ COLOR($opponent) }棋。它们最后的两口气{ POINT($shared) }是双方共用的，叫做“公气”。请占一口试试，看看会怎样。
    .hint = 公气是{ POINT($shared) }，下哪一口都行。
    .right-title = 被提掉了
    .right = 你占掉一口公气，双方就都少了一口气。{ COLOR($opponent) }棋接着占掉最后一口，你的棋就被提掉了。
    .wrong-elsewhere = 这样两块棋都没有变化。公气是{ POINT($shared) }，请任选一口试试。

rules_go_seki_other_n = 对方也一样
rules_go_seki_other_c = 还是同样的局面，不过这回是{ COLOR($opponent) }棋先下，下在了{ POINT($first) }。请提掉{ POINT($theirs) }这块棋。
    .hint = 双方都只剩一口气，而且是同一口。你抢先下在那里。
    .right = 提了{ STONES($captured) }。谁先下谁被提，所以谁也不下。双方都没有眼，也就是没有自己围住的空点，却都活着，这叫“双活”。
    .wrong-elsewhere = 你自己的棋也被打吃了：{ COLOR($opponent) }棋下在{ POINT($last) }，就把它提掉了。
    .rule = 最简单的双活，是两块棋共用最后两口气，谁先占谁被提，所以双方都活。

rules_go_seki_extra_n = 多一口气
rules_go_seki_extra_c = 这里你的棋还有第三口气{ POINT($extra) }，所以不是双活。现在轮到你，请打吃{ POINT($theirs) }这块棋。
    .hint = 这次可以占公气，因为你比对方多一口气。
    .right = 你的棋还有两口气，{ POINT($theirs) }这块棋只有一口，所以你先提。有一方多一口气，就不是双活。
    .wrong-extra = { POINT($move) }填掉了自己的第三口气。现在双方都只有{ POINT($shared) }，成了双活。
    .wrong-elsewhere = { COLOR($opponent) }棋占掉你的第三口气，双方只剩{ POINT($shared) }，成了双活。

rules_go_seki_make_n = 用双活救棋
rules_go_seki_make_c = 还是这个局面，现在你下{ COLOR($learner) }棋，而且轮到你。请做成双活，救出{ POINT($mine) }这块棋。
    .hint = { POINT($theirs) }这块棋有一口气不是公气。
    .right = 现在双方都只有{ POINT($shared) }这两口公气，谁也不能先下。你的棋活了，对方的棋也活着。
    .wrong-elsewhere = { COLOR($opponent) }棋抢先动手，又多一口气，你的棋就被提掉了。

rules_go_seki_pass_n = 别去碰它
rules_go_seki_pass_c = 现在你又下{ COLOR($learner) }棋，下哪里都要吃亏。不想下的时候可以不下，这叫“停一手”。请停一手。
    .hint = 按棋盘旁边的“停一手”按钮。
    .right = { COLOR($opponent) }棋也停了一手。双方接连停一手，棋就下完了，双活原样留在盘上。
    .wrong-inside = { POINT($move) }已经被你的子围住了。在里面下子，只会填掉自己围住的空点，停一手吧。
    .wrong-visit = { POINT($move) }的子没有地方做活，最后会被{ COLOR($opponent) }棋提掉。还是停一手吧。

rules_go_seki_count_n = 谁的也不是
rules_go_seki_count_c = 终局时，双活的两块棋都留在盘上。请点出{ COLOR($white) }棋的地，也就是只由{ COLOR($white) }棋围住的空点。
    .hint = { COLOR($white) }棋有两块地：一块大的，还有一个单独的点。
    .right = 一个空点算一目，{ COLOR($white) }棋的地有{ SCORE($white_territory) }。{ POINT($shared) }夹在双活的两块棋中间，不是任何一方的地。
    .rule = 终局时，双活的棋都留在盘上，公气不是任何一方的地。
    .notes = 有的双活里有眼。按日本规则，这样的眼也不算地；用数子法就算。
