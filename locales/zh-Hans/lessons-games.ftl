## Lesson capture_game

rules_go_capture_game_first_n = 吃子棋
rules_go_capture_game_first_c = 这是吃子棋：谁先提到子谁赢。你执{ COLOR($learner) }，每下一手，{ COLOR($opponent) }都会应一手。
    .hint = 找只剩两口气的{ COLOR($opponent) }子，占掉它能逃出去的那口气。
    .right = 你提了{ STONES($captured) }，赢了。每打吃一次，{ COLOR($opponent) }的出路就少一条，直到无路可走。
    .notes = 对方的下法按顺序写在课程文件里，从不随机，所以同一局棋可以再演示一遍。

rules_go_capture_game_white_n = 换一种颜色
rules_go_capture_game_white_c = 现在你执{ COLOR($learner) }，轮到你下。每下一手之前，先看看自己的棋：有没有只剩一口气的？
    .hint = 先让你那两颗连着的子多几口气。
    .right = 你提了{ STONES($captured) }，赢了。看住自己的气，是这盘棋的一半。

rules_go_capture_game_seven_n = 七路棋盘
rules_go_capture_game_seven_c = 双方的子互相断开了。你执{ COLOR($learner) }：把对方的一颗子往棋盘边上赶。
    .hint = 从它逃路更宽的那一边打吃。
    .right = 到了边上，气再也长不出来。你提了{ STONES($captured) }。

rules_go_capture_game_open_n = 空旷的棋盘
rules_go_capture_game_open_c = 棋盘上子很少，不用着急。先围住，等它逃不掉了再打吃。
    .hint = 紧挨着对方的子下，就占掉它一口气。从外面慢慢靠近。
    .right = 你提了{ STONES($captured) }。先从远处围住的子，不追也跑不掉。

## Lesson capture_three

rules_go_capture_three_small_n = 提三颗子才算赢
rules_go_capture_three_small_c = 这一局要提到三颗子。丢一颗子还不算输，所以可以舍一颗、吃两颗。
    .hint = 数数双方各能提几颗。得的比丢的多，就可以换。
    .right = 最后一手提了{ STONES($captured) }，一共够三颗，你赢了。

rules_go_capture_three_seven_n = 吃大的
rules_go_capture_three_seven_c = 好几块棋同时有危险。你执{ COLOR($learner) }：去吃子多的那一块。
    .hint = 两颗连着的子，比一颗子值钱。
    .right = 吃掉大的一块，这一局就定了。

rules_go_capture_three_white_n = 救，还是吃
rules_go_capture_three_white_c = 你执{ COLOR($learner) }。救自己的子之前，先想想：吃掉对方的子，是不是也就救了它？
    .hint = 提掉打吃你的那颗子，你的子就又有气了。
    .right = 你提到了三颗子。吃子往往就是最好的救法。

## Lesson endgame_seven

rules_go_endgame_two_n = 最后一手
rules_go_endgame_two_c = 边界大多已经封好，棋到了官子阶段。找出最后一手要紧的棋，下完就停一手。
    .hint = 边界上有一颗子被打吃了。丢了它会怎么样？
    .right = 子救下来，边界也守住了。{ COLOR($winner) }胜{ SCORE($margin) }。

rules_go_endgame_four_n = 封住边界
rules_go_endgame_four_c = 还有一处边界开着。你执{ COLOR($learner) }：在最划算的地方封上，然后停一手。
    .hint = 沿着自己的墙一直看到棋盘边上。
    .right = 边界封好，再没有可得的了。{ COLOR($winner) }胜{ SCORE($margin) }。

rules_go_endgame_white_n = 先下大的
rules_go_endgame_white_c = 有两处边界开着，你执{ COLOR($learner) }。先下得利多的一处，另一处归对方。
    .hint = 想想{ COLOR($opponent) }先下的话，哪一处你亏得更多。
    .right = 先下了大的一处，所以{ COLOR($winner) }胜{ SCORE($margin) }。

## Lesson endgame_nine

rules_go_nine_two_n = 终局前两手
rules_go_nine_two_c = 这盘棋你见过，就是“简单的例子”。快下完了，你执{ COLOR($learner) }：下完最后必要的一手，再停一手。
    .hint = 你有没有子被打吃？
    .right = 双方都停一手，{ COLOR($winner) }胜{ SCORE($margin) }。

rules_go_nine_six_n = 终局前六手
rules_go_nine_six_c = 同一盘棋，再早几手。一步走错就会输：每处边界、每颗被打吃的子都要看到。
    .hint = { COLOR($opponent) }想提掉边上的一颗子。
    .right = 一目也没有亏。{ COLOR($winner) }胜{ SCORE($margin) }。

rules_go_nine_eight_n = 终局前八手
rules_go_nine_eight_c = 从更早的局面再来一次。边界还没封好，可以先走进对方的地里去。
    .hint = 边上的边界常常还开着，那里的一手对方非应不可。
    .right = 你把一盘棋下到了终局。{ COLOR($winner) }胜{ SCORE($margin) }。

rules_go_nine_play_on_n = 继续下棋
rules_go_nine_play_on_c = 规则你都会了。和朋友用这个棋盘，或者和电脑，从头下几盘：九路棋盘一盘只要五到十分钟。
    .notes = 先让学生在九路上多下几盘短棋，再换十三路和十九路。

## Ideas

rules_go_idea_capture_game = 赢下吃子棋
rules_go_idea_capture_more = 得的比丢的多
rules_go_idea_endgame_last = 终局前的最后几手
rules_go_idea_endgame_larger = 先下大的
