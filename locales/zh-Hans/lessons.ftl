### 第一门课：围棋规则。
###
### 用语：气、打吃、提、一块棋、禁入点、劫、劫材、停一手、地、死子、提子、贴目、分先、让子。
### COLOR 只印“黑”“白”，后面自己加“棋”“子”；SCORE 已带“目”，STONES 已带“子”。

## Chapters and orders

rules_go_chapter_stones = 棋子与气
rules_go_chapter_ko = 打劫
rules_go_chapter_life = 眼与死活
rules_go_chapter_ending = 终局与计算
rules_go_order_capture_first = 先学打劫，再学计算
rules_go_order_territory_first = 先学计算，再学打劫

## Lesson first_move

rules_go_start_n = 认识围棋
rules_go_start_c = 开局时，棋盘是空的。{ COLOR($black) }棋先下，双方轮流，一次下一颗子。目标有两个：围住空点，提掉对方的子。
    .notes = 先让大家看一会儿空棋盘，说出这两个目标：围空、提子。后面的课都从这里来。这里用九路棋盘，十三路和十九路的规则完全一样。

rules_go_first_move_n = 第一手
rules_go_first_move_c = { COLOR($black) }棋下第一手。在横线和竖线的交叉点上放一颗子，哪里都行。
    .hint = 所有的交叉点都空着，挑一个你喜欢的。
    .right = 你的子下在了{ POINT($move) }。棋子下在交叉点上，不下在格子里。
    .rule = { COLOR($black) }棋先下。棋子下在空着的交叉点上。
    .notes = 请几位同学分别来选。第一手下在中间、边上、角上都可以。

rules_go_first_corner_n = 边和角
rules_go_first_corner_c = 边上和角上的交叉点，跟别的点一样可以下。现在轮到{ COLOR($learner) }棋，请下在棋盘最角落的点上。
    .hint = 四个角落是{ POINT($corners) }。
    .right = { POINT($move) }在角落上，也可以放棋子。最外面的那条线，同样是棋盘的一部分。
    .wrong-edge = { POINT($move) }在边上。沿着边走到头就是角落：{ POINT($corners) }。
    .wrong-inside = { POINT($move) }也能下子，不过不在角落上。四个角落是{ POINT($corners) }。

rules_go_first_stay_n = 落子不动
rules_go_first_stay_c = 棋子落下以后就不再移动。想到旁边的点去，就再下一颗。请沿着线，下在紧挨{ POINT($stone) }的点上。
    .hint = 从{ POINT($stone) }沿线走一格，就是{ POINT($near) }。
    .right = { POINT($stone) }没有动，{ POINT($move) }是新下的一颗。只有被提掉的子才离开棋盘。
    .wrong-diagonal = { POINT($move) }在{ POINT($stone) }的斜对面，中间没有线相连。要沿着线走一格。
    .wrong-far = { POINT($move) }没有紧挨{ POINT($stone) }。紧挨它的点是{ POINT($near) }。
    .rule = 落子不动，只有被提掉的子才离开棋盘。

rules_go_first_turn_n = 轮流下
rules_go_first_turn_c = 双方轮流下，一次一颗子。最后一颗子下在{ POINT($last) }，现在轮到谁？
    .hint = 看看{ POINT($last) }的子是什么颜色，接下来轮到另一方。
    .answer-black = { COLOR($black) }棋
    .answer-white = { COLOR($white) }棋
    .right = 轮到{ COLOR($black) }棋了。谁也不能连下两手。
    .wrong-white = { COLOR($white) }棋刚刚下了{ POINT($last) }，现在该{ COLOR($black) }棋了。
    .rule = 双方轮流下，一次下一颗子。

## Lesson liberties

rules_go_liberties_center_n = 气
rules_go_liberties_center_c = 沿着线紧挨棋子的空点，就是它的“气”。{ POINT($stone) }有四口气，请下一颗{ COLOR($learner, form: "stone") }子，占掉其中一口。
    .hint = { POINT($stone) }四周做了记号的点，下哪个都行。
    .right = 占掉{ POINT($move) }这口气，{ POINT($stone) }还剩三口气。
    .rule = 沿着线紧挨棋子的空点，就是它的气。
    .notes = 有的书把气叫做“呼吸点”。让全班大声数一数：气一定是空点。

rules_go_liberties_edge_n = 边上的气
rules_go_liberties_edge_c = 线到了边上就没有了，所以{ POINT($stone) }只有三口气。请占掉其中一口。
    .hint = { POINT($stone) }有两口气在边线上，还有一口朝着棋盘里面。
    .right = 占掉{ POINT($move) }，还剩两口气。边上的子更容易被围住。

rules_go_liberties_corner_n = 角上的气
rules_go_liberties_corner_c = { POINT($stone) }在角上。它有几口气？
    .hint = 把手指放在{ POINT($stone) }上，沿着每条线走一格。
    .answer-two = 两口
    .answer-three = 三口
    .answer-four = 四口
    .right = 它的气是{ POINT($free) }。角上的子，气最少。
    .wrong-three = { POINT($stone) }和{ POINT($across) }之间没有线相连。只数{ POINT($free) }。
    .wrong-four = 下在中间的子才有四口气。{ POINT($stone) }有两面是棋盘的边，只剩{ POINT($free) }。

rules_go_liberties_diagonal_n = 斜着不算
rules_go_liberties_diagonal_c = { POINT($across) }的子都在{ POINT($stone) }的斜对面，没有占掉它的气。请你占掉一口真正的气。
    .hint = 从{ POINT($stone) }出发，沿着线走一格。
    .right = { POINT($move) }沿着线紧挨{ POINT($stone) }，所以占掉了它的一口气。
    .wrong-diagonal = { POINT($move) }也在{ POINT($stone) }的斜对面。四口气一口也没少。

rules_go_liberties_atari_n = 打吃
rules_go_liberties_atari_c = 一颗子只剩一口气，下一手就能提掉它。下成这样，就叫“打吃”。请打吃{ POINT($stone) }。
    .hint = { POINT($stone) }有两口气，占哪一口都行。
    .right = { POINT($stone) }只剩一口气了，这就是打吃。
    .rule = 一颗子或一块棋只剩一口气，就是被打吃了。
    .notes = 正式对局时不必把“打吃”说出口，朋友之间下棋倒是常说。

## Lesson capture

rules_go_capture_center_n = 提子
rules_go_capture_center_c = 没有气的子要拿出棋盘，这叫“提子”。{ POINT($stone) }只剩一口气，请占掉这口气。
    .hint = { POINT($stone) }的三面都堵住了。下在剩下的那一面。
    .right = 提了{ STONES($captured) }。提来的子归你，终局时要算进去。
    .rule = 没有气的子要提掉，拿出棋盘。

rules_go_capture_edge_n = 边上提子
rules_go_capture_edge_c = 在边上，三颗子就能围住一颗。请提掉{ POINT($stone) }。
    .hint = 从{ POINT($stone) }沿着边，找到空着的那个点。
    .right = { POINT($move) }提掉了{ POINT($stone) }。棋盘的边也帮了忙。

rules_go_capture_corner_n = 角上提子
rules_go_capture_corner_c = 在角上，两颗子就够了。请提掉{ POINT($stone) }。
    .hint = 紧挨{ POINT($stone) }的空点只有一个。
    .right = { POINT($move) }提掉了{ POINT($stone) }。角上的子最容易提。

rules_go_capture_which_n = 提哪一颗
rules_go_capture_which_c = { POINT($stones) }当中，有一颗子一手就能提掉。请把它找出来。
    .hint = 数一数做了记号的子各有几口气。哪一颗被打吃了？
    .right = { POINT($move) }是最后一口气。{ POINT($other) }还有两口气，现在提不掉。
    .wrong-other = { POINT($move) }占了{ POINT($other) }的一口气，可是{ POINT($other) }还剩一口气。哪颗子已经被打吃了？
    .wrong-elsewhere = 下在{ POINT($move) }什么也提不掉。数一数{ POINT($stones) }各有几口气。

rules_go_capture_rescue_n = 提子救棋
rules_go_capture_rescue_c = 你在{ POINT($stone) }的子被打吃了。围着它的子里有一颗能提，提掉那颗，{ POINT($stone) }就得救了。
    .hint = 围着{ POINT($stone) }的子里，有没有哪颗也被打吃了？
    .right = 提掉了{ POINT($attacker) }，{ POINT($stone) }的气又多了。
    .wrong-run = 下在{ POINT($move) }，你的子添了气，却没有提子。看看{ POINT($attacker) }，它只剩一口气了。

## Lesson chains

rules_go_chains_join_n = 连成一块
rules_go_chains_join_c = 同色的子沿着线紧挨在一起，就连成一块棋。请把{ POINT($stones) }连成一块。
    .hint = 下在{ POINT($stones) }的中间。
    .right = 有了{ POINT($move) }，三颗子连成了一块。从现在起，它们同生共死。
    .rule = 同色的子沿着线紧挨在一起，就连成一块棋，气是共用的。

rules_go_chains_count_n = 一块棋的气
rules_go_chains_count_c = 一块棋的气是大家共用的。{ POINT($chain) }一共有几口气？
    .hint = 绕着这块棋走一圈，数数紧挨它的空点。
    .answer-four = 四口
    .answer-six = 六口
    .answer-eight = 八口
    .right = { POINT($chain) }周围有六个空点，就是六口气。连成一块的棋，通常比单独一颗子气多。
    .wrong-four = 单独一颗子才是四口气。{ POINT($chain) }的两侧和两头都有空点。
    .wrong-eight = 单独看，每颗子有四口气，可是{ POINT($chain) }互相占了一口，一共要减去两口。

rules_go_chains_capture_n = 一起被提
rules_go_chains_capture_c = 最后一口气没有了，整块棋就一起被提掉。请提掉{ POINT($chain) }。
    .hint = 找一找紧挨这块棋的空点，只有一个。
    .right = { STONES($captured) }一起离开了棋盘。
    .rule = 一块棋没有气了，就整块一起被提掉。

rules_go_chains_escape_n = 长出去
rules_go_chains_escape_c = 你在{ POINT($stone) }的子被打吃了。请往外长一手，让它有三口气。
    .hint = 紧挨{ POINT($stone) }的空点只有一个。
    .right = 从{ POINT($stone) }长到{ POINT($move) }，这块棋现在有三口气，暂时脱险了。
    .notes = 新下的子能添气，长出去才有用。沿着边长，往往添不了几口气。

rules_go_chains_connect_n = 和同伴相连
rules_go_chains_connect_c = { POINT($stone) }又被打吃了，不过{ POINT($friend) }有同伴在等着。请把两颗子连起来。
    .hint = 哪个空点既紧挨{ POINT($stone) }，又紧挨{ POINT($friend) }？
    .right = { POINT($stone) }和{ POINT($friend) }连成了一块，有五口气。棋连起来就结实了。

## Lesson forbidden

rules_go_forbidden_occupied_n = 不能下的点
rules_go_forbidden_occupied_c = 有些地方，规则不让下。{ POINT($stone) }已经有子了，请你也往那里下一次试试。
    .hint = 把子直接下在{ POINT($stone) }上。
    .right = 一个点只能放一颗子。{ POINT($stone) }的子被提掉以后，那里才能再下。
    .rule = 一个点只能放一颗子。

rules_go_forbidden_self_n = 没有气的点
rules_go_forbidden_self_c = 每下一手，落下的子都必须有气。请试着下在{ POINT($point) }。
    .hint = { POINT($ring) }围成一圈，中间的空点就是{ POINT($point) }。
    .right = 下在{ POINT($point) }，你的子没有气，也提不了对方的子。这样的点叫做“禁入点”。
    .rule = 一手棋下完，自己的子必须有气。

rules_go_forbidden_chain_n = 自己的最后一口气
rules_go_forbidden_chain_c = 一块棋也一样，不能自己填掉最后一口气。请试着下在{ POINT($point) }。
    .hint = { POINT($chain) }只有一口气，就是{ POINT($point) }。
    .right = 填了{ POINT($point) }，{ POINT($chain) }这块棋就一口气也没有了，也提不了对方的子。

rules_go_forbidden_exception_n = 能提子就能下
rules_go_forbidden_exception_c = 紧挨{ POINT($point) }的点上全是{ COLOR($opponent, form: "stone") }子。不过，先把对方没有气的子提掉，自己就有气了。请下在{ POINT($point) }。
    .hint = { POINT($stones) }的最后一口气是同一个点，在哪里？
    .right = 先提掉{ STONES($captured) }，{ POINT($point) }就有气了。能提掉对方的子，就不是禁入点。
    .rule = 先提掉对方没有气的子，再看自己的气：能提子的点，不是禁入点。
    .notes = 次序很要紧：先把对方没有气的子提掉，再看自己的子有没有气。

rules_go_forbidden_which_n = 哪里能下
rules_go_forbidden_which_c = a、b两点旁边都没有空点，但有一处能提子，所以可以下。请把它找出来。
    .hint = 数一数围着{ POINT($first) }的子和围着{ POINT($second) }的子，各有几口气。
    .right = 下在{ POINT($second) }，提掉了{ STONES($captured) }。下在{ POINT($first) }什么也提不掉，所以规则不让下。
    .wrong-elsewhere = { POINT($move) }本来就可以下。请在{ POINT($first) }和{ POINT($second) }当中选：下在哪里能提子？

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

## Lesson game_end

rules_go_game_end_n = 终局
rules_go_game_end_c = 不想下的时候，可以“停一手”。双方接连停一手，棋就下完了。请停一手，{ COLOR($opponent) }棋也会停。
    .hint = 按棋盘旁边的“停一手”按钮。
    .right = 双方都停了一手，棋下完了。接下来计算胜负。
    .wrong-inside = { POINT($move) }已经被你的子围住了。在里面下子没有好处，只会填掉自己围住的空点，停一手吧。
    .wrong-visit = { POINT($move) }的子没有地方做活，最后会被{ COLOR($opponent) }棋提掉。还是停一手吧。
    .rule = 不想下时可以停一手。双方接连停一手，对局就停下来，再由双方商定哪些是死子。

rules_go_game_end_early_n = 只停了一方
rules_go_game_end_early_c = 只有一方停一手，棋还没有下完。现在你下{ COLOR($learner) }棋。{ COLOR($opponent) }棋停得太早，边界在{ POINT($gap) }还开着口，请下在那里。
    .hint = 画圈的{ POINT($gap) }就是开口的地方。
    .right = 从{ POINT($gap) }可以冲进{ COLOR($opponent) }棋想围住的地方。停得太早，就要吃亏。
    .wrong-elsewhere = { COLOR($opponent) }棋在{ POINT($gap) }把边界封上，机会就没有了。

rules_go_game_end_close_n = 下完了吗
rules_go_game_end_close_c = 回到刚才的局面，现在你下{ COLOR($learner) }棋。停一手以前，先把还开着的边界封上。
    .hint = 顺着你的子，从棋盘的这一边看到那一边。对方能从哪里钻进来？
    .right = { POINT($gap) }封住了你的边界，{ COLOR($opponent) }棋也封住了{ POINT($other) }。现在每个空点都有主了。
    .wrong-early = 边界在{ POINT($gap) }还开着：{ COLOR($opponent) }棋下在那里，就冲进来了。
    .wrong-behind = { POINT($move) }挡住了{ COLOR($opponent) }棋，可是{ POINT($gap) }被对方下了，你就少围一个空点。要堵就堵在开口的地方。
    .wrong-push = { POINT($move) }占了一点便宜，可是{ COLOR($opponent) }棋从{ POINT($gap) }冲进来，占得更多。

rules_go_game_end_pass_n = 双方都停
rules_go_game_end_pass_c = 两边的边界都封好了，再下哪里都没有好处。请停一手，{ COLOR($opponent) }棋也会停。
    .hint = 按棋盘旁边的“停一手”按钮。
    .right = 双方都停了一手，棋下完了。可以数空点了。
    .wrong-inside = { POINT($move) }是你自己围住的空点。在里面下子，空点就少了一个。
    .wrong-visit = { POINT($move) }是{ COLOR($opponent) }棋围住的空点。下在那里的子最后会被提掉，成为{ COLOR($opponent) }棋的提子。
    .notes = 一颗子闯进对方的地，规则允许，初学者可以试试。只要对方应对得当，这颗子就成了提子。

## Lesson calculate

rules_go_calculate_result_n = 计算胜负
rules_go_calculate_result_c = 这里按日本规则计算。终局时，双方各数自己的地，也就是围住的空点。提来的子，还有盘上对方逃不掉的子，每颗再算一目。{ COLOR($black) }棋先下占便宜，要贴给{ COLOR($white) }棋{ SCORE($komi) }，这叫“贴目”。
    .rule = 一方围住的空点，就是它的地，一个点算一目。
    .notes = 这里用的是日本规则的数目法。提子放在棋盘旁边，在这些课里用数字表示。

rules_go_calculate_dead_n = 死子
rules_go_calculate_dead_c = 再也逃不掉的子，就是“死子”。请标出这盘棋里的死子。
    .hint = 找一颗深陷在对方地里的孤零零的子。
    .right = { POINT($stone) }不管谁先下都救不了。不必再花一手棋，直接拿走就行。
    .rule = 再也逃不掉的子是死子，终局时直接拿走。

rules_go_calculate_black_n = 数{ COLOR($black) }棋的地
rules_go_calculate_black_c = 请点出{ COLOR($black) }棋围住的每一块地。死子占着的点也算。
    .hint = { COLOR($black) }棋有两块地，死子{ POINT($stone) }就在其中一块里。
    .right = { COLOR($black) }棋的地有{ SCORE($black_territory) }，{ POINT($stone) }占着的那个点也在里面。

rules_go_calculate_white_n = 数{ COLOR($white) }棋的地
rules_go_calculate_white_c = 请再点出{ COLOR($white) }棋的地。
    .hint = { COLOR($white) }棋有两块地：一块大的，角上还有一块小的。
    .right = { COLOR($white) }棋的地有{ SCORE($white_territory) }，对方有{ SCORE($black_territory) }。

rules_go_calculate_prisoners_n = 提子
rules_go_calculate_prisoners_c = 死子也归入提子，一颗提子算一目。{ COLOR($black) }棋围地{ SCORE($black_territory) }，提{ STONES($black_prisoners) }；{ COLOR($white) }棋围地{ SCORE($white_territory) }，提{ STONES($white_prisoners) }。先不算贴目，谁领先？
    .hint = 把每一方的地和提子加起来。
    .answer-black = { COLOR($black) }棋
    .answer-white = { COLOR($white) }棋
    .answer-even = 一样多
    .right = { COLOR($black) }棋一共{ SCORE($black_score) }，比{ COLOR($white) }棋多1目。不过贴目还没有算。
    .wrong-white = 双方都提了{ STONES($black_prisoners) }，而{ COLOR($black) }棋的地更多。
    .wrong-even = 双方提子一样多，可是{ COLOR($black) }棋的地有{ SCORE($black_territory) }，{ COLOR($white) }棋只有{ SCORE($white_territory) }。
    .rule = 提掉的子和对方的死子，一颗算一目。
    .notes = 用真棋盘时，把提子填进跟它同色的地里，减掉的目数一样。

rules_go_calculate_komi_n = 贴目
rules_go_calculate_komi_c = 加上贴目{ SCORE($komi) }，{ COLOR($white) }棋共有{ SCORE($white_score) }，{ COLOR($black) }棋有{ SCORE($black_score) }。{ COLOR($winner) }棋胜{ SCORE($margin) }。
    .rule = { COLOR($black) }棋先下占便宜，所以要贴目给{ COLOR($white) }棋。
    .notes = 贴目里有半目，所以不会下成和棋。

## Lesson simple

rules_go_simple_start_n = 简单的例子
rules_go_simple_start_c = {""}

rules_go_simple_black_n = 数{ COLOR($black) }棋的地
rules_go_simple_black_c = 这盘棋下完了，双方都没有提子。请点出{ COLOR($black) }棋的地。
    .hint = { COLOR($black) }棋有三块地：一块大的，一块小的，还有一个单独的点。
    .right = { COLOR($black) }棋有{ SCORE($black_territory) }。

rules_go_simple_white_n = 数{ COLOR($white) }棋的地
rules_go_simple_white_c = 请再点出{ COLOR($white) }棋的地。
    .hint = { COLOR($white) }棋也有三块地。最小的一块只有一个点，夹在自己的子中间。
    .right = 在盘上，{ COLOR($white) }棋有{ SCORE($white_territory) }。

rules_go_simple_winner_n = 谁胜了
rules_go_simple_winner_c = 盘上{ COLOR($black) }棋有{ SCORE($black_territory) }，{ COLOR($white) }棋有{ SCORE($white_territory) }，{ COLOR($white) }棋还有贴目{ SCORE($komi) }。谁胜了？
    .hint = 给{ COLOR($white) }棋加上贴目。
    .answer-black = { COLOR($black) }棋
    .answer-white = { COLOR($white) }棋
    .right = { COLOR($white) }棋一共{ SCORE($white_score) }，{ COLOR($black) }棋{ SCORE($black_score) }，{ COLOR($white) }棋胜。
    .wrong-black = 盘上是{ COLOR($black) }棋领先。加上贴目，{ COLOR($white) }棋就有{ SCORE($white_score) }了。

rules_go_simple_result_n = 结果
rules_go_simple_result_c = 双方都没有提子，所以{ COLOR($black) }棋有{ SCORE($black_score) }；{ COLOR($white) }棋有{ SCORE($white_score) }，其中盘上{ SCORE($white_board) }，贴目{ SCORE($komi) }。{ COLOR($winner) }棋胜{ SCORE($margin) }。
    .notes = 棋盘上的数字是每块地的大小。让全班先自己加一加，再看表。

## Lesson complete

rules_go_complete_start_n = 完整的例子
rules_go_complete_start_c = 这盘棋双方都提过子。现在都停了一手，该计算胜负了。

rules_go_complete_dead_n = 死子
rules_go_complete_dead_c = 看看标着a的子，{ COLOR($white) }棋还救得了吗？请把死子标出来。
    .hint = 标着a的棋有两口气，四周全是{ COLOR($black) }棋。
    .right = 就算{ COLOR($white) }棋抵抗，{ POINT($stones) }还是会被提掉。直接拿走，算作提子。

rules_go_complete_black_n = 数{ COLOR($black) }棋的地
rules_go_complete_black_c = 请点出{ COLOR($black) }棋的地。死子占着的点也算在里面。
    .hint = { COLOR($black) }棋有五块地，其中两块只有一个点。
    .right = { COLOR($black) }棋的地有{ SCORE($black_territory) }，{ POINT($stones) }占着的点也在里面。

rules_go_complete_white_n = 数{ COLOR($white) }棋的地
rules_go_complete_white_c = 请再点出{ COLOR($white) }棋的地。
    .hint = { COLOR($white) }棋有四块地，其中两块只有一个点。
    .right = { COLOR($white) }棋的地有{ SCORE($white_territory) }。

rules_go_complete_result_n = 结果
rules_go_complete_result_c = { COLOR($black) }棋围地{ SCORE($black_territory) }，提了{ STONES($black_prisoners) }，再加标着a的{ STONES($black_dead) }，一共{ SCORE($black_score) }。{ COLOR($white) }棋围地{ SCORE($white_territory) }，提了{ STONES($white_prisoners) }，加上贴目{ SCORE($komi) }，一共{ SCORE($white_score) }。{ COLOR($winner) }棋胜{ SCORE($margin) }。
    .notes = 一颗死子算两次：一次是提子，一次是它占着的那一目地。对局中提掉的子，已经不在棋盘上了。

rules_go_complete_ways_n = 三种数法
rules_go_complete_ways_c = 同一盘棋，可以用三种方法来数：数目法数地和提子，填子法先把提子填回对方的地里，数子法连子带地一起数。请逐个看一看。
    .notes = 日本棋手数目，先把提子填回对方的地里；中国棋手数子，连子带地一起数。问问大家：差距为什么一样？如果不一样，又是差在哪里？

## Lesson even_handi

rules_go_even_handi_n = 分先与让子
rules_go_even_handi_c = 双方水平相当，就下“分先”棋：{ COLOR($black) }棋先下，贴给{ COLOR($white) }棋{ SCORE($komi) }。请下第一手。
    .hint = 棋盘是空的，哪里都可以下。
    .right = 你的第一手下在{ POINT($move) }。先下有好处，贴目就是给对方的补偿。

rules_go_handi_two_n = 让子
rules_go_handi_two_c = 双方水平有差距，就下“让子”棋：弱的一方执{ COLOR($black) }，开局先摆两颗至九颗子。这里摆了两颗，现在轮到谁？
    .hint = 摆好的让子，就当作第一手已经下过了。
    .answer-black = { COLOR($black) }棋
    .answer-white = { COLOR($white) }棋
    .right = 摆好让子以后，{ COLOR($white) }棋先下。
    .wrong-black = { COLOR($black) }棋的让子已经摆好，等于下过了第一手。现在该{ COLOR($white) }棋了。
    .rule = 下让子棋，摆好的让子就当作第一手，接着轮到{ COLOR($white) }棋。

rules_go_handi_nine_n = 让九子
rules_go_handi_nine_c = 最多让九子，这里用的是十九路棋盘。你执{ COLOR($learner) }，喜欢哪里，就从哪里开始。
    .hint = 随便哪个空着的交叉点都行。
    .right = 棋局从{ POINT($move) }开始了。让子得当，双方都有机会赢。
    .notes = 在十九路棋盘上，大致是水平差一级就让一子。小棋盘上一颗让子的作用更大。

rules_go_handi_komi_n = 半目
rules_go_handi_komi_c = 让子棋的贴目只有{ SCORE($komi) }。这盘棋双方的地都是{ SCORE($black_territory) }，谁胜了？
    .hint = 贴目再小，也要加给{ COLOR($white) }棋。
    .answer-black = { COLOR($black) }棋
    .answer-white = { COLOR($white) }棋
    .answer-tie = 和棋
    .right = { COLOR($winner) }棋以{ SCORE($white_score) }对{ SCORE($black_score) }获胜，半目就分出了胜负。
    .wrong-black = { COLOR($black) }棋有{ SCORE($black_score) }，{ COLOR($white) }棋加上贴目有{ SCORE($white_score) }。
    .wrong-tie = 盘上是一样多，但{ COLOR($white) }棋还要加上贴目{ SCORE($komi) }。
    .rule = 让子棋的贴目只有{ SCORE($komi) }。
