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
