## Lesson first_move

rules_go_start_n = 认识围棋
rules_go_start_c = 开局时棋盘是空的，{ COLOR($black) }棋先下，双方轮流，一次下一颗棋子。双方都想围住比对方更大的地方，也都想“提子”，就是把对方的子拿出棋盘。
    .notes = 先让大家看一会儿空棋盘，说出这两个目标：围住地方，提掉对方的子。后面的课都从这里来。这里用九路棋盘，十三路和十九路的规则完全一样。

rules_go_first_move_n = 第一手
rules_go_first_move_c = { COLOR($black) }棋下第一手。在横线和竖线的交叉点上放一颗子，哪里都行。
    .hint = 所有的交叉点都空着，挑一个你喜欢的。
    .right = 你的子下在了{ POINT($move) }。棋子下在交叉点上，不下在格子里。
    .rule = { COLOR($black) }棋先下。棋子下在空着的交叉点上。
    .notes = 请几位同学分别来选。第一手下在中间、边上、角上都可以。

rules_go_first_corner_n = 边和角
rules_go_first_corner_c = 边上和角上的交叉点，跟别的点一样可以下。现在轮到{ COLOR($learner) }棋，请在四个角落里选一个下。
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

## Lesson board

rules_go_board_sizes_n = 棋盘
rules_go_board_sizes_c = 横线和竖线各有几条，就叫几路棋盘，常用的有九路、十三路和十九路，规则都一样。这个棋盘是几路的？
    .hint = 从一个角开始，沿着边一直数到下一个角。
    .answer-nine = 九路
    .answer-thirteen = 十三路
    .answer-nineteen = 十九路
    .right = 横线有十三条，竖线也有十三条。在一种棋盘上学会的规则，到别的棋盘上一样用。
    .wrong-nine = 九路是小棋盘。沿着边数到头，这里的线不止九条。
    .wrong-nineteen = 十九路是大棋盘。沿着边数到头，这里的线没有那么多。
    .rule = 常用的棋盘有九路、十三路和十九路，规则都一样。

rules_go_board_center_n = 从小棋盘开始
rules_go_board_center_c = 头几盘棋用九路棋盘最好，五到十分钟就能下完一盘。棋盘中间叫做“中央”，请下在最中央的那一点。
    .hint = 从一条边的正中间沿着线往里走，再从旁边那条边的正中间往里走。两条线在哪里相交？
    .right = { POINT($center) }到四条边都一样远。这一点有个名字，叫“天元”。
    .wrong-corner = { POINT($move) }是角。最中央的点，到{ POINT($corners) }都一样远。
    .wrong-elsewhere = 从{ POINT($move) }出发，有的边近，有的边远。{ POINT($center) }到四条边都一样远。
    .notes = 下一步用十三路，全班想下长一点的棋时再用十九路。不上大棋盘，一样能享受围棋的乐趣。

rules_go_board_stars_n = 星位
rules_go_board_stars_c = 大棋盘上，有些交叉点印着小圆点，用来认位置，叫做“星位”。请任选一个星位下。
    .hint = 最中央有一个星位，每个角的附近也各有一个。
    .right = { POINT($move) }是星位。按照规则，它跟别的交叉点没有两样。
    .wrong-elsewhere = { POINT($move) }上没有小圆点。星位是{ POINT($stars) }。

rules_go_board_points_n = 空点有多少
rules_go_board_points_c = 十九路棋盘一共有361个点，没有子的点叫做“空点”。现在{ POINT($played) }上已经有子了，还有多少个空点？
    .hint = 从361里减去有子的点。
    .answer-all = 361个
    .answer-rest = 359个
    .answer-lines = 19个
    .right = 还有359个空点。每下一颗子，空点就少一个。
    .wrong-all = 361是所有的点。{ POINT($played) }上有子，已经不是空点了。
    .wrong-lines = 19是线的条数。棋盘上几乎全是空点。
    .rule = 十九路棋盘有361个点，没有子的点叫空点。

rules_go_board_agreed_n = 别的棋盘
rules_go_board_agreed_c = 双方商量好，用多大的棋盘都行。这门课常用七路棋盘，就像这一个，请下在最中央的点上。
    .hint = 从边上数起，边算第一条线，中央在第四条线上。
    .right = { POINT($center) }就是中央。小棋盘也有边，也有角，规则跟大棋盘一样。
    .wrong-elsewhere = { POINT($move) }不在正中间。只有{ POINT($center) }到四条边一样远。

## Lesson liberties

rules_go_liberties_center_n = 气
rules_go_liberties_center_c = 沿着线紧挨棋子的空点，就是它的“气”。{ POINT($stone) }有四口气，请下一颗{ COLOR($learner, form: "stone") }子，占掉其中一口。
    .hint = { POINT($stone) }四周做了记号的点，下哪个都行。
    .right = 占掉{ POINT($move) }这口气，{ POINT($stone) }还剩三口气。
    .rule = 沿着线紧挨棋子的空点，就是它的气。
    .notes = 可以打个比方：棋子也要呼吸，紧挨着它的空点就是气。让全班大声数一数：气一定是空点。

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
    .rule = 一颗子只剩一口气，就是被打吃了，下一手就能提掉它。
    .notes = 正式对局时不必把“打吃”说出口，朋友之间下棋倒是常说。

## Lesson capture

rules_go_capture_center_n = 提子
rules_go_capture_center_c = 没有气的子要拿出棋盘，这叫“提子”。{ POINT($stone) }只剩一口气，请占掉这口气。
    .hint = { POINT($stone) }的三面都堵住了。下在剩下的那一面。
    .right = 提了{ STONES($captured) }。提来的子归你，一直留到最后。
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
    .right = 紧挨{ POINT($chain) }的空点有六个，就是六口气。连成一块的棋，通常比单独一颗子气多。
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
    .notes = 新下的子能添气，长出去才有用。顺着边往前长，往往添不了几口气。

rules_go_chains_connect_n = 和同伴相连
rules_go_chains_connect_c = { POINT($stone) }被打吃了，不过{ POINT($friend) }有同伴在等着。请“连接”这两颗子，让它们变成一块棋。
    .hint = 哪个空点既紧挨{ POINT($stone) }，又紧挨{ POINT($friend) }？
    .right = { POINT($stone) }和{ POINT($friend) }连成了一块，有五口气。棋连起来就结实了。

## Lesson escape

rules_go_escape_see_n = 被打吃了怎么办
rules_go_escape_see_c = { COLOR($opponent) }棋刚下了{ POINT($last) }，你有棋被打吃了。请把它找出来，让它“逃”出去：往外长一手，让它有三口气。
    .hint = 看看{ POINT($last) }周围你的子，哪一颗只剩一口气？
    .right = { POINT($stone) }刚才被打吃了，长到{ POINT($move) }，就有三口气。对方每下一手，都要看看自己有没有子被打吃。
    .wrong-elsewhere = { POINT($stone) }只剩一口气，要先救它。{ COLOR($opponent) }棋下在{ POINT($way) }，把它提掉了。

rules_go_escape_capture_n = 反过来提对方
rules_go_escape_capture_c = 你在{ POINT($stone) }的子在边上被打吃了。顺着边往前长，添不了多少气，请提掉一颗围着它的子。
    .hint = 紧挨{ POINT($stone) }的子里，哪一颗只剩一口气？
    .right = 提掉了{ POINT($attacker) }，{ POINT($stone) }就有了两口气。
    .wrong-run = 顺着边长到{ POINT($move) }，还是只有一口气。{ COLOR($opponent) }棋占掉这口气，两颗子一起被提。
    .wrong-elsewhere = { COLOR($opponent) }棋下在{ POINT($way) }，把{ POINT($stone) }提掉了。

rules_go_escape_connect_n = 一手救两颗
rules_go_escape_connect_c = { POINT($stones) }都被打吃了，你只能下一手。请把两颗子都救下来。
    .hint = 有一个空点，同时是这两颗子的气。
    .right = { POINT($move) }把它们连成一块，有两口气，不再被打吃了。
    .wrong-elsewhere = { COLOR($opponent) }棋下在{ POINT($joint) }，一手就提掉两颗子。

rules_go_escape_edge_n = 沿着边逃
rules_go_escape_edge_c = 这里你下{ COLOR($learner) }棋。{ COLOR($opponent) }棋的{ POINT($chain) }想沿着边逃走，请把它们堵在边上，直到提掉。
    .hint = 从朝着棋盘里面的那一侧打吃，让它们只能沿着边走。
    .right = 提了{ STONES($captured) }。在边上每长一手，只多出一口气；到了角上，一口也不多。
    .wrong-ahead = { POINT($move) }挡在边上，可是{ COLOR($opponent) }棋从{ POINT($out) }逃到外面去了。
    .wrong-elsewhere = 这样{ POINT($chain) }就逃掉了。它们能从哪口气离开边线？请占掉那口气。
    .rule = 沿着边逃，添的气很少，不一定逃得掉。

rules_go_escape_choose_n = 救哪一颗
rules_go_escape_choose_c = { POINT($stones) }都被打吃了，只有一颗还逃得掉。请救那一颗。
    .hint = 想一想：各长一手以后，分别有几口气？
    .right = 长到{ POINT($move) }，就有三口气了。{ POINT($edge) }救不了，不用管它。
    .wrong-edge = 下在{ POINT($move) }，边上的两颗子还是只有一口气，{ COLOR($opponent) }棋把它们都提了。接着{ POINT($middle) }也可能被提掉。
    .wrong-elsewhere = { COLOR($opponent) }棋提掉了{ POINT($middle) }，它本来逃得掉。
    .rule = 被打吃的棋要逃，可以长出去，可以连接，也可以提掉围着它的子。

## Lesson chain_capture

rules_go_chain_last_n = 提掉一大块
rules_go_chain_last_c = 一颗子或者一块棋，至少要紧挨着一个空点，才能留在棋盘上。{ POINT($chain) }这块棋只剩一个这样的空点，请找到它，提掉这块棋。
    .hint = 绕着这块棋，一颗子一颗子地看。最后一口气在拐弯的地方。
    .right = 最后一口气是{ POINT($last) }。占掉它，{ STONES($captured) }就离开了棋盘。
    .rule = 一颗子或一块棋还有气，才能留在棋盘上。
    .notes = 下之前，先请同学用手指沿着这块棋的外围走一圈。

rules_go_chain_both_n = 一手提两块
rules_go_chain_both_c = { POINT($chain) }是一块棋，{ POINT($single) }是另一块。请用一手棋，把两块都提掉。
    .hint = 有没有一个点，既紧挨{ POINT($chain) }，又紧挨{ POINT($single) }？
    .right = { STONES($captured) }一起离开了棋盘。该提的子全部拿走，这一手才算下完。
    .rule = 该提的子全部拿出棋盘，一手棋才算下完。

rules_go_chain_which_n = 提哪一块
rules_go_chain_which_c = 做了记号的两块棋，有一块一手就能提掉。请看清是哪一块，把它提掉。
    .hint = 找出{ POINT($first) }这块棋的气，再找出{ POINT($second) }这块棋的气。
    .right = 提了{ STONES($captured) }。{ POINT($second) }这块棋还有两口气。
    .wrong-other = { POINT($move) }占了{ POINT($second) }这块棋的一口气，可是它还剩一口。被打吃的是另一块。
    .wrong-elsewhere = 下在{ POINT($move) }什么也提不掉。看看{ POINT($first) }旁边有几个空点，{ POINT($second) }旁边又有几个。

rules_go_chain_edge_n = 赶到角上
rules_go_chain_edge_c = { POINT($chain) }这块棋有两口气：一口在角上，一口在开阔的一侧。请用两手棋提掉它，从它能逃走的那一侧占起。
    .hint = 它再长一颗子，长到{ POINT($open) }气多，还是长到{ POINT($corner) }气多？
    .right = 提了{ STONES($captured) }。逃到角上，只多出一口气。
    .wrong-corner = { POINT($move) }放开了开阔的一侧。{ COLOR($opponent) }棋长到{ POINT($open) }，又有两口气了。
    .wrong-elsewhere = { POINT($chain) }这块棋还在盘上。请占它的气，先占开阔那一侧的。

rules_go_chain_race_n = 谁先提
rules_go_chain_race_c = 你的{ POINT($mine) }被打吃了，{ COLOR($opponent) }棋的{ POINT($theirs) }也被打吃了。现在轮到你，请先提掉对方的，救出自己的。
    .hint = { POINT($theirs) }的最后一口气在哪里？
    .right = 提了{ STONES($captured) }。那里空了出来，你的棋就有三口气了。
    .wrong-run = 长到{ POINT($move) }，你的棋还是只有一口气。{ COLOR($opponent) }棋把它整块提掉了。
    .wrong-elsewhere = { COLOR($opponent) }棋抢先下在{ POINT($run) }，把{ POINT($mine) }提掉了。
    .notes = 问问大家：这里为什么差一手就差这么多？因为两块棋互相围着，谁先提，谁就得救。

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
rules_go_forbidden_chain_c = 一块棋也要留着气，不能自己填掉最后一口。请试着下在{ POINT($point) }。
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

## Ideas

rules_go_idea_placing = 棋子下在哪里
rules_go_idea_stones_stay = 落子不动
rules_go_idea_turns = 轮流下
rules_go_idea_board_size = 棋盘的线和点
rules_go_idea_board_places = 认棋盘上的位置
rules_go_idea_find_liberties = 找气
rules_go_idea_give_atari = 打吃
rules_go_idea_see_atari = 看出被打吃的子
rules_go_idea_capture_stone = 提一颗子
rules_go_idea_save_capture = 提子救棋
rules_go_idea_save_extend = 长出去救棋
rules_go_idea_join_chain = 连成一块
rules_go_idea_chain_liberties = 一块棋的气
rules_go_idea_capture_chain = 提一块棋
rules_go_idea_edge_run = 边上的棋
rules_go_idea_last_liberty = 找最后一口气
rules_go_idea_occupied = 一个点一颗子
rules_go_idea_self_capture = 禁入点
rules_go_idea_captures_first = 先提子
