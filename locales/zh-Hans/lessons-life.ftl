## Lesson surrounded

rules_go_surrounded_border_n = 地
rules_go_surrounded_border_c = 只由一方的子围住的空点，就是它的“地”，围地的子排成“边界”。你在角上的边界还有一个缺口，请封上。
    .hint = 顺着你的子，从棋盘的这一边看到那一边。{ COLOR($opponent, form: "stone") }子能从哪里钻进来？
    .right = { POINT($gap) }封住了边界。里面的角，现在是你的地了。
    .wrong-behind = { POINT($move) }挡住了{ COLOR($opponent) }棋，可是填掉了一个能归你的空点。{ COLOR($opponent) }棋再下{ POINT($gap) }，你的地就小了。
    .wrong-inside = { POINT($move) }本来就在你的子后面，不用下。{ COLOR($opponent) }棋下在{ POINT($gap) }，就冲进来了。
    .wrong-elsewhere = { COLOR($opponent) }棋下在{ POINT($gap) }，就冲进来了。请先封住这个缺口。
    .rule = 只由一方的子围住的空点，就是它的地。
    .notes = 请一位同学用手指顺着边界，从一条边走到另一条边。从这一课起，下棋比的是地，提子是围地的一种办法。

rules_go_surrounded_corner_n = 角、边、中央
rules_go_surrounded_corner_c = 每一处阴影都是四个点的地。围哪一处，用的子最少？
    .hint = 到了棋盘的尽头，就不用再放子了。
    .answer-corner = a
    .answer-edge = b
    .answer-center = c
    .right = { POINT($corner) }有两面是棋盘的边，四颗子就围住了。在边上要六颗，在中央要八颗。
    .wrong-edge = { POINT($edge) }只有一面是棋盘的边，围住它要六颗子。在哪里，棋盘的边能多帮一点忙？
    .wrong-center = { POINT($center) }不挨棋盘的边，围住它要八颗子。在哪里，棋盘的边能帮上忙？
    .rule = 围同样大的地，角上用的子最少，中央用的子最多。
    .notes = 俗话说“金角银边草肚皮”。一盘棋多半先下角，再下边，最后才到中央。

rules_go_surrounded_whose_n = 谁的地
rules_go_surrounded_whose_c = { POINT($both) }同时挨着双方的子，不是任何一方的地，这样的空点叫做“单官”。请点出{ COLOR($black) }棋的地，也就是只挨着{ COLOR($black, form: "stone") }子的空点。
    .hint = { COLOR($black) }棋有两块地，一块大，一块小。
    .right = 地里的空点，一个算一目，{ COLOR($black) }棋的地有{ SCORE($black_territory) }。{ POINT($both) }夹在{ POINT($first) }和{ POINT($second) }中间，谁的也不是。
    .rule = 同时挨着双方的空点叫单官，不是任何一方的地。

rules_go_surrounded_visit_n = 闯进地里的子
rules_go_surrounded_visit_c = 现在你下{ COLOR($learner) }棋。能不能往{ COLOR($opponent) }棋的地里下一颗子？请在阴影里任选一点试试。
    .hint = 有阴影的点，哪一个都行。
    .right-title = 救不了了
    .right = 规则允许这样下，{ COLOR($opponent) }棋应了一手。你在{ POINT($move) }的子再也救不了了，这样的子叫做“死子”。
    .wrong-elsewhere = 这样没有闯进去。有阴影的点是{ POINT($inside) }，请选一个。
    .rule = 再也救不了、总会被提掉的子，是死子。

rules_go_surrounded_catch_n = 提掉死子
rules_go_surrounded_catch_c = 你下{ COLOR($learner) }棋，{ POINT($stone) }的子闯进了你的地。它是死子，不应也行，不过这一次请把它提掉。
    .hint = 它的气是{ POINT($free) }，请一口一口占掉。
    .right = 提了{ STONES($captured) }。中间让{ COLOR($opponent) }棋多下了一手，这颗死子还是逃不掉。
    .wrong-elsewhere = { POINT($stone) }的子逃不掉，可是还在盘上。它的气就在旁边，请一口一口占掉。
    .notes = 初学者看见有子闯进来，常常手手都应。问问大家：这颗子逃得出去吗？在里面站得住吗？

## Lesson eyes

rules_go_eyes_one_n = 眼
rules_go_eyes_one_c = 连成一块的{ COLOR($opponent, form: "stone") }子，把空点{ POINT($eye) }围在里面。这样的空点叫做“眼”，请往眼里下一手试试。
    .hint = 画圈的点就是眼。
    .right = 下在眼里，你的子没有气，而围着它的棋在外面还有一口气。只要外面这口气还在，眼里就不能下。
    .rule = 围在一块棋里面的空点就是眼，连在一起的空点合起来算一只眼。
    .notes = 往下讲之前先问一问：是哪条规则不让下？答案在“不能下的点”那一课：下完以后，自己的子没有气。

rules_go_eyes_outside_n = 从外面下手
rules_go_eyes_outside_c = { POINT($chain) }这块棋有两口气：一口是眼，一口在外面。请先占掉外面的气。
    .hint = 绕着这块棋的外面看一圈。你的子之间，哪里还有缺口？
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
rules_go_eyes_make_c = 你自己的棋被围住了，里面有{ POINT($space) }。请用一手棋做出两只眼。
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
    .wrong-pass = 就算不下，{ POINT($chain) }这块棋也是活棋。不过既然轮到你，还是下一手吧，只要不伤这块棋就行。
    .rule = 有两只眼的棋，自己填掉一只，就可能被提掉。

## Lesson eye_capture

rules_go_eye_capture_take_n = 提子做眼
rules_go_eye_capture_take_c = 你在{ POINT($chain) }的棋只有一只眼，就是{ POINT($eye) }。请提掉做了记号的{ COLOR($opponent, form: "stone") }子，空出来的点就是第二只眼。
    .hint = { POINT($stone) }只剩一口气。
    .right = { POINT($stone) }空了出来，围在你的棋里面。加上{ POINT($eye) }，一共两只眼，你的棋活了。
    .wrong-eye = { POINT($move) }填掉了自己的眼。{ COLOR($opponent) }棋下在{ POINT($joins) }，整块棋就被提掉了。
    .wrong-elsewhere = { COLOR($opponent) }棋在{ POINT($joins) }连上，{ POINT($stone) }就提不掉了。你只剩{ POINT($eye) }一只眼，活不了。
    .rule = 提子也能做眼：提掉对方的子，空出来的点就归你。

rules_go_eye_capture_stop_n = 不让对方做眼
rules_go_eye_capture_stop_c = 你下{ COLOR($learner) }棋。请抢先把{ POINT($stone) }连上，不让{ COLOR($opponent) }棋做出第二只眼。
    .hint = 哪个空点既紧挨{ POINT($stone) }，又紧挨{ POINT($friend) }？
    .right = { POINT($move) }把你的子连了起来，一颗也提不掉。{ POINT($chain) }这块棋只有{ POINT($eye) }一只眼。
    .wrong-elsewhere = { COLOR($opponent) }棋下在{ POINT($joins) }，提掉{ POINT($stone) }，做出第二只眼，棋就活了。

rules_go_eye_capture_finish_n = 只剩一只眼
rules_go_eye_capture_finish_c = { COLOR($opponent) }棋下了{ POINT($elsewhere) }。现在请提掉{ POINT($chain) }这块棋。
    .hint = 这块棋的最后一口气，就是那只眼。
    .right = 提了{ STONES($captured) }。你的子及时连上了，对方就做不出第二只眼。
    .wrong-elsewhere = { POINT($chain) }这块棋还在盘上。它还剩哪一口气？

rules_go_eye_capture_which_n = 该提哪一颗
rules_go_eye_capture_which_c = 你下{ COLOR($learner) }棋，做了记号的两颗子都能提。提对了，{ POINT($chain) }这块棋就有两只眼，请找出该提的那颗。
    .hint = 有一颗还能跟同伴连上，另一颗逃不掉。
    .right = 提掉{ POINT($wanted) }，就有了一只眼。{ POINT($other) }逃不掉，那里是另一只。
    .wrong-other = 提掉了{ POINT($other) }，可是{ COLOR($opponent) }棋在{ POINT($joins) }连上。你只有一只眼，{ COLOR($opponent) }棋以后下在眼里，就把整块棋提掉了。
    .wrong-elsewhere = { COLOR($opponent) }棋在{ POINT($joins) }连上，{ POINT($wanted) }就提不掉了。剩下的地方只够做一只眼。
    .notes = 每颗子都问一问：先不提它，会怎么样？逃不掉的那颗，可以以后再提。

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
    .hint = { POINT($below) }还要跟{ POINT($part) }连起来。在{ POINT($eye) }周围，哪里能连？
    .right = { POINT($move) }不让{ POINT($below) }跟围眼的其他子相连，它们中间隔着{ POINT($eye) }。就算{ COLOR($opponent) }棋填上这只眼把子连起来，也只剩一只眼，还是活不了。
    .wrong-elsewhere = 这样{ COLOR($opponent) }棋就有空把{ POINT($eye) }周围的子连成一圈。两只都是真眼，棋就活了。

rules_go_false_eyes_mend_n = 做成真眼
rules_go_false_eyes_mend_c = 现在轮到你把棋做活。{ POINT($part) }的子跟这块棋中间隔着{ POINT($eye) }，请把这只眼做成真眼。
    .hint = 把{ POINT($part) }跟你的棋连起来，但是{ POINT($eye) }要空着。
    .right = 有了{ POINT($move) }，{ POINT($eye) }周围的子连成了一圈。加上{ POINT($corner) }，你的棋有两只真眼，活了。
    .wrong-fill = { POINT($move) }把子连上了，可是填掉的正是这只眼。只剩{ POINT($corner) }一只眼，活不了。
    .wrong-corner = { POINT($move) }填掉了你的真眼。{ POINT($corner) }要空着，看看{ POINT($eye) }周围的子吧。
    .wrong-elsewhere = 这样{ COLOR($opponent) }棋就有空把{ POINT($part) }隔开。{ POINT($eye) }成了假眼，光靠一只真眼活不了。

## Lesson snapback

rules_go_snapback_give_n = 倒扑
rules_go_snapback_give_c = { COLOR($opponent) }棋想把{ POINT($chain) }跟{ POINT($friend) }连起来。请在中间的{ POINT($point) }下一颗子，被提掉也不要紧。
    .hint = 下在画圈的{ POINT($point) }。
    .right = { COLOR($opponent) }棋下在{ POINT($taker) }，提掉了你的子，可是那块棋只剩一口气了。像这样送一颗子，让对方少一口气，叫做“扑”。
    .wrong-atari = 这样也是打吃，可是{ COLOR($opponent) }棋在{ POINT($point) }连上，就什么也提不掉了。
    .wrong-elsewhere = { COLOR($opponent) }棋在{ POINT($point) }连上，{ POINT($chain) }就安全了。这一点要由你抢先下。
    .notes = 让大家数一数那块棋的气：扑以前有两口，提了扑的子以后只剩一口。

rules_go_snapback_take_n = 马上提回来
rules_go_snapback_take_c = { POINT($stones) }现在连成一块，被打吃了。请马上提掉它们，规则允许这样提。
    .hint = 找一找这块棋的最后一口气。你的子刚才就在那里。
    .right = 送一颗子，提回{ STONES($captured) }，这就叫“倒扑”。它不是劫，因为棋盘没有变回刚才的样子。
    .wrong-elsewhere = { COLOR($opponent) }棋在{ POINT($point) }连上，机会就没有了。
    .rule = 倒扑是送一颗子，马上提回几颗子。局面没有重复，所以不是劫。
    .notes = 打劫时双方每次只提一颗子，同样的局面会没完没了地出现。这里{ COLOR($white) }棋少了三颗子，局面就回不去了。

rules_go_snapback_ko_n = 看着很像
rules_go_snapback_ko_c = { COLOR($opponent) }棋下了{ POINT($taker) }，刚刚提掉你一颗子。请试着下在{ POINT($point) }，马上提回来。
    .hint = 下在{ POINT($point) }，你的子就是在那里被提掉的。
    .right = 这里只能提回{ POINT($taker) }一颗子，棋盘会变回刚才的样子，所以是劫。倒扑提回来的子，至少有两颗。

rules_go_snapback_find_n = 找倒扑
rules_go_snapback_find_c = 做了记号的{ COLOR($opponent, form: "stone") }子就要逃走了。请找到倒扑，把它们提掉。
    .hint = { COLOR($opponent) }棋想在哪里连上？就往那一点送一颗子，再提回来。
    .right = 送一颗子，提了{ STONES($captured) }。这一扑，占了{ COLOR($opponent) }棋想连的点，也让对方少了一口气。
    .wrong-atari = 这样也是打吃，可是{ COLOR($opponent) }棋在{ POINT($connects) }连上，所有的子就连成一块了。
    .wrong-elsewhere = { COLOR($opponent) }棋在{ POINT($connects) }连上，机会就没有了。

rules_go_snapback_connect_n = 防倒扑
rules_go_snapback_connect_c = 你下{ COLOR($learner) }棋，{ COLOR($opponent) }棋要用倒扑来提{ POINT($chain) }。请抢先一步，把它们跟{ POINT($friend) }连起来。
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

## Lesson throw_in

rules_go_throw_in_gift_n = 扑
rules_go_throw_in_gift_c = { COLOR($opponent) }棋在{ POINT($eye) }有一只眼，再下到{ POINT($gift) }，就有第二只眼。请抢先扑在{ POINT($gift) }，让对方提。
    .hint = 下在画圈的{ POINT($gift) }。
    .right = { COLOR($opponent) }棋下在{ POINT($taker) }，提掉了你的子。现在{ POINT($loose) }跟别的子中间隔着{ POINT($gift) }。
    .wrong-inside = { COLOR($opponent) }棋下在{ POINT($gift) }，提掉了你的子。对方的子全连上了，{ POINT($move) }成了第二只眼。
    .wrong-slow = 这样也是打吃，可是{ COLOR($opponent) }棋在{ POINT($gift) }连上，{ POINT($taker) }成了第二只眼。要先扑。
    .wrong-elsewhere = { COLOR($opponent) }棋下在{ POINT($gift) }，子全连上了，{ POINT($taker) }成了第二只眼。
    .notes = 送出去的子换来了好处。让大家比一比：扑过以后，跟{ COLOR($white) }棋自己下在那里，有什么不同？

rules_go_throw_in_atari_n = 变成假眼
rules_go_throw_in_atari_c = 做了记号的子有两口气：一口是{ POINT($gift) }，一口在外面。请占掉外面的那口。
    .hint = 从{ POINT($loose) }出发，沿着边往没有{ COLOR($opponent, form: "stone") }子的那头走。
    .right = { COLOR($opponent) }棋要救{ POINT($loose) }，只好填掉{ POINT($gift) }。所以{ POINT($gift) }是假眼。
    .wrong-elsewhere = { POINT($loose) }还是两口气。请占掉{ POINT($end) }那一口。
    .rule = 扑要送一颗子。扑能让对方的眼变成假眼，也能让对方少一口气。

rules_go_throw_in_take_n = 只剩一只眼
rules_go_throw_in_take_c = { COLOR($opponent) }棋为了救那颗子，填掉了{ POINT($gift) }。现在请提掉整块棋。
    .hint = 这块棋只剩一只眼，没有别的气了。
    .right = 送一颗子，提回{ STONES($captured) }。
    .wrong-elsewhere = { POINT($chain) }这块棋还在盘上。它还剩哪一口气？

rules_go_throw_in_guard_n = 防扑
rules_go_throw_in_guard_c = 你下{ COLOR($learner) }棋，做了记号的子还没有跟你的棋连上。请赶在{ COLOR($opponent) }棋扑进来以前，做出两只眼。
    .hint = { COLOR($opponent) }棋会往哪里扑？那一点就该你来下。
    .right = { POINT($gift) }把{ POINT($loose) }连上了。{ POINT($taker) }和{ POINT($eye) }是两只真眼，你的棋活了。
    .wrong-narrow = { COLOR($opponent) }棋下在{ POINT($end) }。你要救{ POINT($loose) }，只好填{ POINT($gift) }，就只剩一只眼了。
    .wrong-run = { COLOR($opponent) }棋照样扑在{ POINT($gift) }。你提掉那颗子，可是{ POINT($loose) }跟你的棋中间隔着{ POINT($gift) }，那是假眼。
    .wrong-eye = { POINT($move) }填掉了自己的眼。现在最多只能做出一只眼了。
    .wrong-elsewhere = { COLOR($opponent) }棋扑在{ POINT($gift) }。你下{ POINT($taker) }提掉那颗子，{ COLOR($opponent) }棋再下{ POINT($end) }，{ POINT($gift) }就成了假眼。

rules_go_throw_in_race_n = 对杀
rules_go_throw_in_race_c = 你在{ POINT($mine) }的棋和对方在{ POINT($theirs) }的棋各有两口气，谁先提掉另一块，谁就赢，这叫“对杀”。轮到你了，请扑一手。
    .hint = 那块棋的气是{ POINT($inside) }。下在其中一点，被提掉也不要紧。
    .right = { COLOR($opponent) }棋提一颗子，却填掉了自己的一口气。你提了{ STONES($captured) }。
    .wrong-near = { POINT($move) }填掉了自己的一口气。{ COLOR($opponent) }棋占掉最后一口，你的棋就被提掉了。
    .wrong-far = { POINT($move) }填掉了自己的一口气。{ COLOR($opponent) }棋占掉最后一口，你的棋就被提掉了。
    .wrong-elsewhere = 这样{ POINT($theirs) }那块棋一口气也没有少。{ COLOR($opponent) }棋占掉{ POINT($outside) }中的一口，你的棋就被打吃了。
    .notes = 每下一手，都数一数两块棋的气。扑占掉一口气；{ COLOR($white) }棋要提这颗子，自己又填掉一口，只收回一口。

## Lesson seki

rules_go_seki_try_n = 双活
rules_go_seki_try_c = 做了记号的两块棋，一块是你的，一块是{ COLOR($opponent) }棋。它们最后的两口气{ POINT($shared) }是双方共用的，叫做“公气”。请占一口试试，看看会怎样。
    .hint = 公气是{ POINT($shared) }，下哪一口都行。
    .right-title = 被提掉了
    .right = 你占掉一口公气，双方就都少了一口气。{ COLOR($opponent) }棋接着占掉最后一口，你的棋就被提掉了。
    .wrong-elsewhere = 这样两块棋都没有变化。公气是{ POINT($shared) }，请任选一口试试。

rules_go_seki_other_n = 对方也一样
rules_go_seki_other_c = 这里是{ COLOR($opponent) }棋先下，占了一口公气{ POINT($first) }。请提掉{ POINT($theirs) }这块棋。
    .hint = 双方都只剩一口气，而且是同一口。你抢先下在那里。
    .right = 提了{ STONES($captured) }。谁先下谁被提，所以谁也不下。双方都没有眼，也就是没有自己围住的空点，却都活着，这叫“双活”。
    .wrong-elsewhere = 你自己的棋也被打吃了：{ COLOR($opponent) }棋下在{ POINT($last) }，就把它提掉了。
    .rule = 最简单的双活，是两块棋共用最后两口气，谁先占谁被提，所以双方都活。

rules_go_seki_extra_n = 多一口气
rules_go_seki_extra_c = 这里你的棋还有第三口气{ POINT($extra) }，所以不是双活。现在轮到你，请打吃{ POINT($theirs) }这块棋。
    .hint = 这里可以占公气，因为你比对方多一口气。
    .right = 你的棋还有两口气，{ POINT($theirs) }这块棋只有一口，所以你先提。有一方多一口气，就不是双活。
    .wrong-extra = { POINT($move) }填掉了自己的第三口气。现在双方都只有{ POINT($shared) }，成了双活。
    .wrong-elsewhere = { COLOR($opponent) }棋占掉你的第三口气，双方只剩{ POINT($shared) }，成了双活。

rules_go_seki_make_n = 用双活救棋
rules_go_seki_make_c = 你下{ COLOR($learner) }棋，轮到你了。请做成双活，救出{ POINT($mine) }这块棋。
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

## Lesson seki_eyes

rules_go_seki_eyes_try_n = 有眼的双活
rules_go_seki_eyes_try_c = 做了记号的两块棋各有一只眼，你的眼是{ POINT($my_eye) }，对方的眼是{ POINT($their_eye) }，双方还共用一口公气{ POINT($shared) }。请占掉公气，看看会怎样。
    .hint = 下在画圈的{ POINT($shared) }。
    .right-title = 被提掉了
    .right = 占掉公气，你就只剩眼里的一口气。{ COLOR($opponent) }棋下在{ POINT($my_eye) }，你的棋就被提掉了。
    .wrong-eye = { POINT($move) }填掉了自己的眼。{ COLOR($opponent) }棋下在{ POINT($shared) }，你的棋就被提掉了。
    .wrong-elsewhere = 这样两块棋都没有变化。请下在{ POINT($shared) }试试。

rules_go_seki_eyes_other_n = 要是对方先下
rules_go_seki_eyes_other_c = 这里是{ COLOR($opponent) }棋先下，占了公气{ POINT($shared) }。请提掉{ POINT($theirs) }这块棋。
    .hint = 这块棋只剩一口气，就是它的眼。
    .right = 提了{ STONES($captured) }。谁先下{ POINT($shared) }谁被提，所以两块棋都活着，这也是双活。
    .wrong-elsewhere = 你自己的棋也被打吃了：{ COLOR($opponent) }棋下在{ POINT($my_eye) }，就把它提掉了。
    .rule = 还有一种双活：两块棋各有一只眼，又共用一口气，谁先占谁被提。

rules_go_seki_eyes_closed_n = 眼里不能下
rules_go_seki_eyes_closed_c = 你下{ COLOR($learner) }棋。请从眼里动手试试，下在{ POINT($eye) }。
    .hint = 下在画圈的{ POINT($eye) }。
    .right = { POINT($shared) }空着，这只眼里就不能下。要是先占{ POINT($shared) }，自己的棋又会被提，所以谁也不下。

rules_go_seki_eyes_count_n = 不算地的眼
rules_go_seki_eyes_count_c = 终局时，两块棋都留在盘上。双活里的眼不算地：请点出{ COLOR($white) }棋的地。
    .hint = { COLOR($white) }棋只有一块地，很大，不在双活的两块棋里面。
    .right = { COLOR($white) }棋的地有{ SCORE($white_territory) }。{ POINT($eyes) }是眼，{ POINT($shared) }是公气，都不是任何一方的地。
    .rule = 按照日本的数法，双活里的眼不算地。
    .notes = 日本是这样数的。中国连子带地一起数，双活里的眼算眼的主人的。

rules_go_seki_eyes_none_n = 有眼对无眼
rules_go_seki_eyes_none_c = 你在{ POINT($mine) }的棋有一只眼，{ POINT($theirs) }这块棋没有眼，所以不是双活。请提掉这块棋。
    .hint = 一口一口占掉{ POINT($shared) }。你的棋还有眼里的气{ POINT($eye) }。
    .right = 提了{ STONES($captured) }。你有一只眼，就多一口气，{ COLOR($opponent) }棋不能反过来提你。
    .wrong-eye = { POINT($move) }填掉了自己的眼。没有这只眼，你的气就不比对方多了。
    .wrong-elsewhere = { POINT($theirs) }这块棋还在盘上。它的气都是公气，请一口一口占掉。
    .rule = 两块棋有公气，只有一方有眼，没有眼的棋通常是死棋。

## Lesson still_alive

rules_go_still_alive_take_n = 被提也算活棋
rules_go_still_alive_take_c = 你下{ COLOR($learner) }棋。做了记号的子被打吃了，请提掉它。
    .hint = { POINT($stone) }只剩一口气。
    .right = 提掉了{ POINT($stone) }。可是那一点，现在是你这块棋唯一的一口气。
    .wrong-elsewhere = { COLOR($opponent) }棋下在{ POINT($taker) }，反过来把你在{ POINT($chain) }的子提掉了。

rules_go_still_alive_back_n = 新的活棋
rules_go_still_alive_back_c = 你下{ COLOR($learner) }棋，{ POINT($stone) }的子被提掉了。请在那里再下一颗，提掉{ POINT($chain) }这块棋。
    .hint = 这块棋的最后一口气是{ POINT($stone) }，你的子刚才就在那里。
    .right = 提了{ STONES($captured) }，{ POINT($stone) }的新子谁也提不掉。原来那颗子虽然被提，却换来“新的活棋”，所以它也是活棋。
    .wrong-elsewhere = { POINT($chain) }这块棋还在盘上。它被打吃了，最后一口气是{ POINT($stone) }。
    .rule = 提不掉的是活棋。被提以后，那里又能下出提不掉的新子，也是活棋。别的都是死棋。
    .notes = 这就是倒扑，只是从送出去的那颗子这边看。终局时哪些子留在盘上，就看这一点。

rules_go_still_alive_four_n = 一排四个点
rules_go_still_alive_four_c = 一块棋里面能做眼的空点，叫做“眼位”。你的眼位是{ POINT($space) }，{ COLOR($opponent) }棋下在了{ POINT($inside) }。请下一手，让你的棋活着。
    .hint = 一排四个点，中间有两个。{ COLOR($opponent) }棋已经占了一个。
    .right = { POINT($eye) }是一只眼，{ POINT($inside) }的子困在另一只眼里，逃不掉。中间的两点，对方占一点，你就占另一点，所以这样的棋不用补也是活棋。
    .wrong-near = { COLOR($opponent) }棋下在{ POINT($middle) }。中间两点都被占了，你只能做一只眼。
    .wrong-far = { COLOR($opponent) }棋下在{ POINT($middle) }。中间两点都被占了，你只能做一只眼。
    .wrong-elsewhere = { COLOR($opponent) }棋下在{ POINT($middle) }。中间两点都被占了，你只能做一只眼。
    .rule = 眼位是一排四个点，够做两只眼。

rules_go_still_alive_three_n = 一排三个点
rules_go_still_alive_three_c = 你下{ COLOR($learner) }棋。对方的眼位是一排三个点，你的子占着正中间。请往眼位里送子，直到提掉{ POINT($chain) }这块棋。
    .hint = 往眼位里下。{ COLOR($opponent) }棋提掉你的子，你再往里下。
    .right = 提了{ STONES($captured) }。{ COLOR($opponent) }棋每提一次，眼位就小一点，所以这块棋早就是死棋。
    .wrong-elsewhere = { POINT($chain) }这块棋逃不掉，可是还在盘上。请往它的眼位里下。
    .rule = 眼位是一排三个点，正中间被对方占了，只能做一只眼，是死棋。
    .notes = 自己的眼位是一排三个点，要及时占住正中间，“做两只眼”那一步讲过。上一步、这一步和下一步的眼位，棋书上叫做直四、直三和方四。

rules_go_still_alive_square_n = 方方的四个点
rules_go_still_alive_square_c = 你下{ COLOR($learner) }棋。{ COLOR($opponent) }棋的眼位是方方的四个点，刚下了{ POINT($last) }，想做两只眼。请不要让它做成。
    .hint = 还剩三个点。哪一点在另外两点的中间？
    .right = { POINT($vital) }的子紧挨{ POINT($ends) }，{ COLOR($opponent) }棋就只有一只眼。这样的棋，就算自己先补，也是死棋。
    .wrong-corner = { COLOR($opponent) }棋下在{ POINT($vital) }，提掉了你的子。{ POINT($ends) }成了两只眼。
    .wrong-inner = { COLOR($opponent) }棋下在{ POINT($vital) }，提掉了你的子。{ POINT($ends) }成了两只眼。
    .wrong-elsewhere = { COLOR($opponent) }棋下在{ POINT($vital) }，{ POINT($ends) }成了两只眼。
    .rule = 眼位是方方的四个点，只能做一只眼，是死棋。

rules_go_still_alive_which_n = 活棋还是死棋
rules_go_still_alive_which_c = 盘上有两块棋是死棋，别的都是活棋。请标出死棋。
    .hint = 看看眼位：哪一块棋里面是方方的四个点？再找找，哪些子会被倒扑提掉？
    .right = 下在{ POINT($point) }，就提掉{ POINT($pair) }；{ POINT($square) }这块棋只有一只眼。{ POINT($row) }这块棋里面是一排四个点，{ POINT($single) }被提也能换来新的活棋，所以都是活棋。

## Ideas

rules_go_idea_border_close = 边界
rules_go_idea_territory_tell = 谁的地
rules_go_idea_intruder = 闯进地里的子
rules_go_idea_eye_one = 一只眼
rules_go_idea_two_eyes = 两只眼
rules_go_idea_two_eyes_make = 做两只眼
rules_go_idea_eye_by_capture = 提子做眼
rules_go_idea_eye_prevent = 不让对方做眼
rules_go_idea_false_eye_take = 从假眼提子
rules_go_idea_false_eye_tell = 真眼与假眼
rules_go_idea_false_eye_turn = 破眼和补眼
rules_go_idea_snapback = 倒扑
rules_go_idea_snapback_no_ko = 倒扑还是劫
rules_go_idea_snapback_avoid = 防倒扑
rules_go_idea_throw_in_eye = 用扑破眼
rules_go_idea_throw_in_guard = 防扑
rules_go_idea_throw_in_liberties = 用扑减少气
rules_go_idea_seki_shared = 公气
rules_go_idea_seki_liberty = 多一口气少一口气
rules_go_idea_seki_end = 终局时的双活
rules_go_idea_seki_eyes = 有眼的双活
rules_go_idea_eye_against_none = 有眼对无眼
rules_go_idea_life_by_new_stone = 新的活棋
rules_go_idea_big_eye = 够做两只眼的眼位
rules_go_idea_dead_shape = 只能做一只眼的眼位
rules_go_idea_alive_or_dead = 分清活棋和死棋
