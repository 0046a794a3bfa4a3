## Lesson capture_game

rules_go_capture_game_first_n = 吃子棋
rules_go_capture_game_first_c = 这是“吃子棋”：谁先提到对方的子，谁就赢。你下{ COLOR($learner) }棋，每下一手，{ COLOR($opponent) }棋都会应一手。
    .hint = 紧挨着{ COLOR($opponent) }子下，占掉它们的气。自己的每块棋，至少要留两口气。
    .right = 你提了{ STONES($captured) }，赢了。被打吃的棋要是长不出第二口气，就逃不掉了。
    .notes = 对方的下法按顺序写在课程文件里，从不随机，所以同一局棋可以再演示一遍。

rules_go_capture_game_white_n = 换一种颜色
rules_go_capture_game_white_c = 你下{ COLOR($learner) }棋，轮到你了。每下一手以前，先看看自己的棋：有没有哪块棋只剩一口气？
    .hint = 把你的棋往外长一手，新下的子还要占掉{ COLOR($opponent) }棋的一口气。
    .right = 你提了{ STONES($captured) }，赢了。下棋要数对方的气，也要看住自己的气。

rules_go_capture_game_seven_n = 七路棋盘
rules_go_capture_game_seven_c = 双方的子互相断开了。你下{ COLOR($learner) }棋，请把对方的一颗子往棋盘的边上赶。
    .hint = 选一颗子，从它容易逃的那一侧打吃，让它只能往边上逃。
    .right = 你提了{ STONES($captured) }，赢了。沿着边逃，再怎么长也添不了几口气。

rules_go_capture_game_open_n = 空旷的棋盘
rules_go_capture_game_open_c = 你下{ COLOR($learner) }棋。棋盘上子很少，不用着急：先围住，等它逃不掉了再打吃。
    .hint = 选一颗{ COLOR($opponent) }子来围，先挡住空旷的那一侧。
    .right = 你提了{ STONES($captured) }，赢了。四面都围住了，不用追，它也跑不掉。

## Lesson capture_three

rules_go_capture_three_small_n = 提三颗子才算赢
rules_go_capture_three_small_c = 这一局你下{ COLOR($learner) }棋，谁先提够三颗子谁赢。丢一颗子还不算输，所以可以送一颗，换两颗。
    .hint = 数数双方各能提几颗。得的比丢的多，就可以换。
    .right = 最后一手提了{ STONES($captured) }。你一共提够了三颗，赢了。

rules_go_capture_three_seven_n = 吃大的
rules_go_capture_three_seven_c = 好几块棋同时有危险。你下{ COLOR($learner) }棋，请去吃子多的那一块。
    .hint = { COLOR($opponent) }棋有两颗子连着，比一颗子值钱。它们会从哪一侧逃？
    .right = 最后一手提了{ STONES($captured) }，你赢了。吃子多的一块，一次就能提好几颗。

rules_go_capture_three_white_n = 救，还是吃
rules_go_capture_three_white_c = 你下{ COLOR($learner) }棋。救自己的子以前，先想一想：吃掉对方的子，是不是也就救了它？
    .hint = { COLOR($opponent) }棋子多的那一块，别让它逃了。自己的子被打吃，先看看能不能提掉打吃它的子。
    .right = 最后一手提了{ STONES($captured) }，你赢了。吃掉对方的子，往往就是最好的救法。

## Lesson endgame_seven

rules_go_endgame_two_n = 最后一手
rules_go_endgame_two_c = 边界快封好了，这时候下的棋叫做“官子”。你下{ COLOR($learner) }棋，请找出最后一手要紧的棋，下完就停一手。
    .hint = 你有一颗子被打吃了。要是{ COLOR($opponent) }棋提掉它，你还会亏些什么？
    .right = 子救下来了，边界也守住了。{ COLOR($winner) }棋胜{ SCORE($margin) }。

rules_go_endgame_four_n = 封住边界
rules_go_endgame_four_c = 还有一处边界开着。你下{ COLOR($learner) }棋，请在守得最多的那一点封上，然后停一手。
    .hint = 顺着你的子，一颗一颗看过去。{ COLOR($opponent) }棋能从哪里钻进来？
    .right = 边界封好了，再没有什么可得的了。{ COLOR($winner) }棋胜{ SCORE($margin) }。

rules_go_endgame_white_n = 先下大的
rules_go_endgame_white_c = 边界有两处开着，你下{ COLOR($learner) }棋。请先下得利多的一处，另一处归对方。
    .hint = 想一想：{ COLOR($opponent) }棋先下这一处，或者先下那一处，你在哪一处亏得更多？
    .right = 大的一处让你先下到了，所以{ COLOR($winner) }棋胜{ SCORE($margin) }。

## Lesson endgame_nine

rules_go_nine_two_n = 下完一盘棋
rules_go_nine_two_c = 这盘棋你见过，就是“简单的例子”那一盘，只是贴目改成了{ SCORE($komi) }。棋快下完了，你下{ COLOR($learner) }棋，请下完最后一手该下的棋，再停一手。
    .hint = 棋盘边上，你有三颗子气不多了。下在哪里，能把它们跟别的子连起来？
    .right = 该连的连上了，双方都停了一手。{ COLOR($winner) }棋胜{ SCORE($margin) }。

rules_go_nine_six_n = 终局前六手
rules_go_nine_six_c = 同一盘棋，再早几手。走错一手就会输，每一处边界、每一颗被打吃的子都要看到。
    .hint = { COLOR($opponent) }棋想提掉边上的一颗子。
    .right = 这盘棋，一目也不能少。{ COLOR($winner) }棋胜{ SCORE($margin) }。

rules_go_nine_eight_n = 终局前八手
rules_go_nine_eight_c = 从更早的局面再来一次。趁边界还没有封好，可以先冲进{ COLOR($opponent) }棋围着的地方。
    .hint = 棋盘边上的缺口，常常能先冲一手，对方非应不可。
    .right = 你把一盘棋下到了终局。{ COLOR($winner) }棋胜{ SCORE($margin) }。

rules_go_nine_play_on_n = 继续下棋
rules_go_nine_play_on_c = 规则你都会了。请从头下几盘棋，可以和朋友用这个棋盘，也可以找别的围棋软件：九路棋盘一盘只要五到十分钟。
    .notes = 先让学生在九路上多下几盘短棋，再换十三路和十九路。

## Ideas

rules_go_idea_capture_game = 赢下吃子棋
rules_go_idea_capture_more = 得的比丢的多
rules_go_idea_endgame_last = 终局前的最后几手
rules_go_idea_endgame_larger = 先下大的
