## Lesson worth_playing

rules_go_worth_close_n = 还值得下吗
rules_go_worth_close_c = 你下{ COLOR($learner) }棋。你的子围住的空点是你的“地”，围地的子排成“边界”。边界上有一个缺口，请封上。
    .hint = 顺着你的子，从棋盘的这一边看到那一边。哪一头还没有挨到棋盘的边？
    .right = { POINT($gap) }封住了边界，守住了里面的地。{ COLOR($opponent) }棋没有缺口要封，下了{ POINT($other) }。
    .wrong-neutral = { POINT($move) }同时挨着双方的子，不会是任何一方的地。{ COLOR($opponent) }棋下在{ POINT($gap) }，你在{ POINT($behind) }挡住，地就少了一个点。
    .wrong-behind = { POINT($move) }挡住了{ COLOR($opponent) }棋，可是自己的子填掉了地里的一个点。下在{ POINT($gap) }就不会。
    .wrong-elsewhere = { COLOR($opponent) }棋从{ POINT($gap) }冲进来，你在{ POINT($behind) }挡住，地就少了一个点。
    .rule = 只由一方的子围住的空点，就是它的地。封住边界的缺口，值得下一手。

rules_go_worth_neutral_n = 单官
rules_go_worth_neutral_c = { POINT($neutral) }同时挨着双方的子，不会是任何一方的地，这样的空点叫做“单官”。别处没有更好的点了，请把它填上。
    .hint = 下在画圈的点上。
    .right = 你的地还是那么大。填单官没有好处，所以留到最后才填。
    .wrong-inside = { POINT($move) }是你自己的地，下一颗子就填掉一个点。填{ POINT($neutral) }，地不会少。
    .wrong-visit = { POINT($move) }是{ COLOR($opponent) }棋的地，你的子在那里会被提掉。{ POINT($neutral) }还空着。
    .rule = 同时挨着双方的空点叫单官，不是任何一方的地。单官留到最后填。
    .notes = 用数子法，一个单官也算一目，“数目与数子”那一章会讲到。

rules_go_worth_inside_n = 下在自己的地里
rules_go_worth_inside_c = 现在你下{ COLOR($learner) }棋，边界全封好了。在自己的地里再下一颗子，会怎么样？请试一试。
    .hint = 你的子围住的空点，哪一个都行。
    .right-title = 少了一个点
    .right = { POINT($move) }本来是你的地，被自己的子填掉了。地里的空点，一个算一目，现在还剩{ SCORE($white_territory) }。
    .wrong-visit = { POINT($move) }是{ COLOR($opponent) }棋的地。这一次，请下在自己的地里。
    .rule = 在自己的地里下一颗子，地就少一目。

rules_go_worth_last_n = 最后一目
rules_go_worth_last_c = a、b、c三点当中，只有一点还值得下。是哪一点？请下在那里。
    .hint = 一点是边界的缺口，一点是单官，一点在你自己的地里。
    .right = b封住了边界，守住了一目。c是单官，a会填掉你自己的地。
    .wrong-neutral = c是单官。{ COLOR($opponent) }棋从{ POINT($gap) }冲进来，你在{ POINT($behind) }挡住，就少了一目。
    .wrong-behind = { POINT($move) }挡住了{ COLOR($opponent) }棋，可是填掉了自己的一目。请下在缺口上。
    .wrong-inside = a填掉了自己的一目。{ COLOR($opponent) }棋再从{ POINT($gap) }冲进来，又少了一目。
    .wrong-elsewhere = { COLOR($opponent) }棋从{ POINT($gap) }冲进来，你在{ POINT($behind) }挡住，就少了一目。

## Lesson game_end

rules_go_game_end_n = 终局
rules_go_game_end_c = 不想下的时候，可以“停一手”。双方接连停一手，棋就下完了，这叫“终局”。请停一手，{ COLOR($opponent) }棋也会停。
    .hint = 按棋盘旁边的“停一手”按钮。
    .right = 双方都停了一手。对局从第一手开始，到这里就停下来，接着“计算胜负”。
    .wrong-inside = { POINT($move) }已经被你的子围住了。在里面下子没有好处，只会填掉自己围住的空点，停一手吧。
    .wrong-visit = { POINT($move) }的子逃不出去，最后会被{ COLOR($opponent) }棋提掉。还是停一手吧。
    .rule = 不想下时可以停一手。对局从第一手开始，到双方接连停一手为止。

rules_go_game_end_early_n = 只停了一方
rules_go_game_end_early_c = 只有一方停一手，棋还没有下完。你下{ COLOR($learner) }棋，{ COLOR($opponent) }棋停得太早，边界在{ POINT($gap) }还开着口，请下在那里。
    .hint = 画圈的{ POINT($gap) }就是开口的地方。
    .right = 你从{ POINT($gap) }冲进了{ COLOR($opponent) }棋想围住的地方。谁停得太早，谁就要吃亏。
    .wrong-elsewhere = { COLOR($opponent) }棋在{ POINT($gap) }把边界封上，机会就没有了。
    .rule = 轮到自己，可以下，也可以不下。停一手就是让出这一次，对方可以接着下。

rules_go_game_end_close_n = 下完了吗
rules_go_game_end_close_c = 你下{ COLOR($learner) }棋。停一手以前，先把还开着的边界封上。
    .hint = 顺着你的子，从棋盘的这一边看到那一边。对方能从哪里钻进来？
    .right = { POINT($gap) }封住了你的边界，{ COLOR($opponent) }棋也封住了{ POINT($other) }。现在每个空点都有主了。
    .wrong-early = 边界在{ POINT($gap) }还开着：{ COLOR($opponent) }棋下在那里，就冲进来了。
    .wrong-behind = { POINT($move) }挡住了{ COLOR($opponent) }棋，可是{ POINT($gap) }被对方下了，你就少围一个空点。要堵就堵在开口的地方。
    .wrong-push = { POINT($move) }占了一点便宜，可是{ COLOR($opponent) }棋从{ POINT($gap) }冲进来，占得更多。

rules_go_game_end_pass_n = 双方都停
rules_go_game_end_pass_c = 两边的边界都封好了，再下哪里都没有好处。请停一手，{ COLOR($opponent) }棋也会停。
    .hint = 按棋盘旁边的“停一手”按钮。
    .right = 双方都停了一手，对局停了下来，谁也不再下了。可以数空点了。
    .rule = 双方接连停一手以后，就不能再下了。
    .wrong-inside = { POINT($move) }是你自己围住的空点。在里面下子，空点就少了一个。
    .wrong-visit = { POINT($move) }是{ COLOR($opponent) }棋围住的空点。下在那里的子最后会被提掉，算作{ COLOR($opponent) }棋的提子。
    .notes = 一颗子闯进对方的地，规则允许，初学者可以试试。只要对方应对得当，这颗子就成了提子。

## Lesson protect

rules_go_protect_atari_n = 补棋
rules_go_protect_atari_c = { COLOR($opponent) }棋填了单官{ POINT($neutral) }，你有一颗子被打吃了。请找出来，把它连上。
    .hint = 数一数{ POINT($stone) }有几口气。
    .right = { POINT($move) }把{ POINT($stone) }连上了。不得不在自己的地里补这一手，叫做“补棋”。
    .wrong-elsewhere = { COLOR($opponent) }棋下在{ POINT($gap) }，提掉{ POINT($stone) }，冲进了你的地。
    .rule = 单官填上以后，旁边的子可能有危险。在自己的地里下一手救它们，叫做补棋。
    .notes = 日本棋书里，补棋叫做“手入”。

rules_go_protect_cut_n = 会被断开的棋
rules_go_protect_cut_c = { COLOR($opponent) }棋填了{ POINT($neutral) }，做了记号的子可能被“断开”，也就是跟你别的子分开，再被提掉。请补一手。
    .hint = { COLOR($opponent, form: "stone") }子下在哪里，{ POINT($pair) }就跟你别的子分开了？
    .right = { POINT($move) }填掉了自己的一目，可是{ POINT($pair) }再也不会被提。不补的话，损失大得多。
    .wrong-near = { COLOR($opponent) }棋断在{ POINT($joint) }。你打吃那颗子，可是{ COLOR($opponent) }棋下在{ POINT($close) }，先提掉了{ POINT($pair) }。
    .wrong-elsewhere = { COLOR($opponent) }棋断在{ POINT($joint) }。你要是长到{ POINT($close) }，三颗子就一起被提。
    .rule = 补棋要填掉自己的一目。该补的时候就要补。

rules_go_protect_forget_n = 忘了补棋
rules_go_protect_forget_c = 你下{ COLOR($learner) }棋。{ COLOR($opponent) }棋忘了补棋，停了一手：请断开做了记号的子，把它们提掉。
    .hint = { COLOR($opponent) }棋想连在哪里，你就断在哪里。再找做了记号的子的最后一口气。
    .right = 提了{ STONES($captured) }，你的子冲进了{ COLOR($opponent) }棋的地。忘了一手，就损失这么多。
    .wrong-elsewhere = { POINT($pair) }还在盘上，{ COLOR($opponent) }棋有空来救了。要断在{ POINT($joint) }。

rules_go_protect_enough_n = 不用补的时候
rules_go_protect_enough_c = 单官全填完了。请把围地的子从头看到尾：没有子被打吃，也没有子会被断开，就停一手。
    .hint = 你的子沿着线一颗挨着一颗。没有危险，就按棋盘旁边的“停一手”按钮。
    .right = { COLOR($opponent) }棋也停了一手，对局停了下来。该补的都补过了，这很要紧，因为以后再下就不算了。
    .wrong-inside = 你的子没有毛病，下在{ POINT($move) }什么也没有补，只填掉了自己的一目。
    .wrong-visit = { POINT($move) }是{ COLOR($opponent) }棋的地。下在那里的子最后会被提掉，成为{ COLOR($opponent) }棋的提子。
    .rule = 填单官、补棋，都要在双方停手以前下完。停手以后再下，就不算了。

## Lesson calculate

rules_go_calculate_result_n = 计算胜负
rules_go_calculate_result_c = 终局时，双方各数自己的地和提来的子，对方再也逃不掉的子也算进去，都是一个算一目，这叫“数目法”。{ COLOR($black) }棋先下占便宜，所以要给{ COLOR($white) }棋{ SCORE($komi) }，这叫“贴目”。
    .rule = 只由一方的子围住的空点，就是它的地，一个点算一目。
    .notes = 这是日本通行的数法。提来的子放在棋盘旁边，在这些课里用数字表示。

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
rules_go_calculate_prisoners_c = 死子都归入提子，一颗提子算一目。{ COLOR($black) }棋围地{ SCORE($black_territory) }，提{ STONES($black_prisoners) }；{ COLOR($white) }棋围地{ SCORE($white_territory) }，提{ STONES($white_prisoners) }。先不算贴目，谁领先？
    .hint = 把每一方的地和提子加起来。
    .answer-black = { COLOR($black) }棋
    .answer-white = { COLOR($white) }棋
    .answer-even = 一样多
    .right = { COLOR($black) }棋一共{ SCORE($black_score) }，比{ COLOR($white) }棋多一目。不过贴目还没有算。
    .wrong-white = 双方都提了{ STONES($black_prisoners) }，而{ COLOR($black) }棋的地更多。
    .wrong-even = 双方提子一样多，可是{ COLOR($black) }棋的地有{ SCORE($black_territory) }，{ COLOR($white) }棋只有{ SCORE($white_territory) }。
    .rule = 提掉的子和对方的死子，一颗算一目。
    .notes = 用真棋盘时，把提子填进跟它同色的地里，减掉的目数一样。

rules_go_calculate_komi_n = 贴目
rules_go_calculate_komi_c = { COLOR($black) }棋一共{ SCORE($black_score) }，本来领先。加上贴目{ SCORE($komi) }，{ COLOR($white) }棋就有{ SCORE($white_score) }，反过来是{ COLOR($winner) }棋胜{ SCORE($margin) }。
    .rule = { COLOR($black) }棋先下占便宜，所以要贴目给{ COLOR($white) }棋。
    .notes = 贴目里有半目，所以不会下成和棋。

## Lesson disagree

rules_go_disagree_show_n = 双方看法不同
rules_go_disagree_show_c = 双方都停了一手，可是{ COLOR($opponent) }棋说，做了记号的子是“活棋”，谁也提不掉。请下给对方看，你能提掉它们。
    .hint = 做了记号的子只有两口气：{ POINT($liberties) }。请一口一口占掉。
    .right = 提了{ STONES($captured) }，{ COLOR($opponent) }棋拦不住。这样试下，是为了确认死活，下完要恢复原样，谁也不吃亏。
    .wrong-elsewhere = { POINT($chain) }这块棋还在盘上。{ POINT($liberties) }两口气都要占掉。
    .rule = 谁也提不掉的棋是活棋。双方看法不同，就在棋盘上试下，再恢复原样。
    .notes = 试下时有一条特别的规则：劫被提以后，要先为这个劫停一手，才能提回来。“逐条学1989年规则”那一章会讲到。

rules_go_disagree_dead_n = 有了答案
rules_go_disagree_dead_c = 试下的棋已经恢复原样，双方也都知道答案了。请标出死子。
    .hint = 就是你试下时提掉的那些子。
    .right = { POINT($chain) }这块棋算作提子。不必再下，直接拿走就行。
    .rule = 能提掉的子，终局时算作提子。

rules_go_disagree_resume_n = 恢复对局
rules_go_disagree_resume_c = 双方都停了一手，{ COLOR($black) }棋这才看见{ POINT($gap) }的边界还开着，要求接着下，这叫“恢复对局”。提出要求的一方不能先下，那么现在轮到谁？
    .hint = 提出要求的是{ COLOR($black) }棋。
    .answer-black = { COLOR($black) }棋
    .answer-white = { COLOR($white) }棋
    .right = { COLOR($white) }棋必须同意，不过由{ COLOR($white) }棋先下。{ COLOR($white) }棋也可以停一手。
    .wrong-black = 提出要求的是{ COLOR($black) }棋，所以该{ COLOR($white) }棋先下，下{ POINT($gap) }或者别处都行。
    .rule = 双方停手以后，一方可以要求恢复对局，由另一方先下，或者停一手。

rules_go_disagree_first_n = 由你先下
rules_go_disagree_first_c = 你下{ COLOR($learner) }棋，{ COLOR($opponent) }棋要求恢复对局。现在由你先下，请用好这一手。
    .hint = 双方的边界，哪里还开着？
    .right = 你从{ POINT($gap) }冲进去，{ COLOR($opponent) }棋只好在{ POINT($answer) }挡住。所以要求恢复对局以前，先要看看对方能下在哪里。
    .wrong-elsewhere = { COLOR($opponent) }棋在{ POINT($gap) }把边界封上，机会就没有了。

rules_go_disagree_resign_n = 认输
rules_go_disagree_resign_c = 觉得赢不了的时候，可以随时“认输”，不再往下下。这里{ COLOR($black) }棋认输了，谁赢？
    .hint = 谁认输，谁就输了。
    .answer-black = { COLOR($black) }棋
    .answer-white = { COLOR($white) }棋
    .answer-count = 先数一数
    .right = { COLOR($white) }棋马上就赢了，什么也不用数。认输不丢脸，可以早一点开始下一盘。
    .wrong-black = { COLOR($black) }棋认输了，所以{ COLOR($white) }棋赢。
    .wrong-count = 不用再数了。{ COLOR($black) }棋已经认输，{ COLOR($white) }棋赢。
    .rule = 随时可以认输。一方认输，另一方马上就赢。

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

## Lesson komi_tie

rules_go_komi_tie_close_n = 贴目与和棋
rules_go_komi_tie_close_c = 这盘棋双方差得很少，你下{ COLOR($learner) }棋。最后一处边界还开着，请封上。
    .hint = 顺着你的子，一直看到棋盘的边。对方能从哪里钻进来？
    .right = { POINT($gap) }替你守住了一目。现在来数一数。
    .wrong-behind = { POINT($move) }挡住了{ COLOR($opponent) }棋，可是填掉了自己的一目。下在{ POINT($gap) }就不会。
    .wrong-elsewhere = { COLOR($opponent) }棋从{ POINT($gap) }冲进来，你在{ POINT($behind) }挡住，就少了一目。

rules_go_komi_tie_count_n = 整数的贴目
rules_go_komi_tie_count_c = 这盘棋的贴目是{ SCORE($komi) }，是个整数。请点出{ COLOR($white) }棋的地。
    .hint = { COLOR($white) }棋只有一块地，就在{ COLOR($white, form: "stone") }子围住的那一边。
    .right = 地{ SCORE($white_territory) }，加上贴目{ SCORE($komi) }，一共{ SCORE($white_score) }。

rules_go_komi_tie_result_n = 谁胜了
rules_go_komi_tie_result_c = { COLOR($black) }棋的地有{ SCORE($black_territory) }。{ COLOR($white) }棋的地有{ SCORE($white_territory) }，还有贴目{ SCORE($komi) }。谁胜了？
    .hint = 给{ COLOR($white) }棋加上贴目，再比一比。
    .answer-black = { COLOR($black) }棋
    .answer-white = { COLOR($white) }棋
    .answer-tie = 谁也没有胜
    .right = { SCORE($black_score) }对{ SCORE($white_score) }，双方一样多，这叫“和棋”。
    .wrong-black = { COLOR($white) }棋加上贴目有{ SCORE($white_score) }，{ COLOR($black) }棋没有比它多。
    .wrong-white = { COLOR($white) }棋加上贴目有{ SCORE($white_score) }，{ COLOR($black) }棋也有这么多。
    .rule = 目数多的一方胜。双方一样多，就是和棋。

rules_go_komi_tie_half_n = 半目
rules_go_komi_tie_half_c = 贴目里通常带有“半目”。这盘棋是{ SCORE($black_score) }对{ SCORE($white_score) }，要是贴目比{ SCORE($komi) }再多半目，谁胜？
    .hint = 贴目归哪一方？多出来的半目也归那一方。
    .answer-black = { COLOR($black) }棋
    .answer-white = { COLOR($white) }棋
    .answer-tie = 谁也没有胜
    .right = { COLOR($white) }棋胜半目。地和提子都是整数，贴目里有了半目，就不会下成和棋。
    .wrong-black = 贴目是给{ COLOR($white) }棋的，半目也归{ COLOR($white) }棋。
    .wrong-tie = 现在双方都是{ SCORE($black_score) }。{ COLOR($white) }棋再多半目，就分出胜负了。
    .rule = 贴目里有半目，就不会有和棋。

## Lesson even_handi

rules_go_even_handi_n = 分先与让子
rules_go_even_handi_c = 双方水平相当，就下“分先”棋：{ COLOR($black) }棋先下，贴给{ COLOR($white) }棋{ SCORE($komi) }。请下第一手。
    .hint = 棋盘是空的，哪里都可以下。
    .right = 你的第一手下在{ POINT($move) }。先下有好处，贴目就是给对方的补偿。

rules_go_handi_two_n = 让子
rules_go_handi_two_c = 双方水平有差距，就下“让子”棋：弱的一方下{ COLOR($black) }棋，开局先摆两颗到九颗子。这里摆了两颗，现在轮到谁？
    .hint = 摆好的让子，就当作第一手已经下过了。
    .answer-black = { COLOR($black) }棋
    .answer-white = { COLOR($white) }棋
    .right = 摆好让子以后，{ COLOR($white) }棋先下。
    .wrong-black = { COLOR($black) }棋的让子已经摆好，等于下过了第一手。现在该{ COLOR($white) }棋了。
    .rule = 下让子棋，摆好的让子就当作第一手，接着轮到{ COLOR($white) }棋。

rules_go_handi_nine_n = 让九子
rules_go_handi_nine_c = 最多让九子，这里用的是十九路棋盘。你下{ COLOR($learner) }棋，喜欢哪里，就从哪里开始。
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

## Ideas

rules_go_idea_worth_border = 封住边界
rules_go_idea_worth_neutral = 单官
rules_go_idea_worth_inside = 下在自己的地里
rules_go_idea_game_end_pass = 停一手与终局
rules_go_idea_game_end_one = 只有一方停一手
rules_go_idea_protect_move = 补棋
rules_go_idea_protect_forgotten = 忘了补棋
rules_go_idea_protect_needed = 不用补棋的时候
rules_go_idea_count_dead = 死子
rules_go_idea_count_territory = 数地
rules_go_idea_count_prisoners = 数提子
rules_go_idea_count_komi = 加上贴目
rules_go_idea_disagree_trial = 试下看死活
rules_go_idea_disagree_resume = 恢复对局
rules_go_idea_disagree_resign = 认输
rules_go_idea_komi_tie = 和棋与半目
rules_go_idea_handi_even = 分先
rules_go_idea_handi_stones = 让子
