## Lesson capture_game

rules_go_capture_game_first_n = 吃子棋
rules_go_capture_game_first_c = 這是吃子棋：誰先提到子誰就贏。你拿{ COLOR($learner) }，每下一手，{ COLOR($opponent) }都會應一手。
    .hint = 找只剩兩口氣的{ COLOR($opponent) }子，堵住它能逃出去的那口氣。
    .right = 你提了{ STONES($captured) }，贏了。每叫吃一次，{ COLOR($opponent) }的出路就少一條，直到無路可走。
    .notes = 對方的下法依序寫在課程檔案裡，從不隨機，所以同一局棋可以再示範一次。

rules_go_capture_game_white_n = 換個顏色
rules_go_capture_game_white_c = 現在你拿{ COLOR($learner) }，輪到你下。每下一手之前，先看看自己的棋：有沒有只剩一口氣的？
    .hint = 先讓你那兩顆連著的子多幾口氣。
    .right = 你提了{ STONES($captured) }，贏了。看好自己的氣，也是這局棋的一半。

rules_go_capture_game_seven_n = 七路棋盤
rules_go_capture_game_seven_c = 雙方的子互相切斷了。你拿{ COLOR($learner) }：把對方的一顆子往棋盤邊上趕。
    .hint = 從它逃路比較寬的那一邊叫吃。
    .right = 到了邊上，氣再也長不出來。你提了{ STONES($captured) }。

rules_go_capture_game_open_n = 空曠的棋盤
rules_go_capture_game_open_c = 棋盤上的子很少，不用急。先圍住，等它逃不掉了再叫吃。
    .hint = 緊貼著對方的子下，就少它一口氣。從外面慢慢靠近。
    .right = 你提了{ STONES($captured) }。先從遠處圍住的子，不追也跑不掉。

## Lesson capture_three

rules_go_capture_three_small_n = 提三顆子才算贏
rules_go_capture_three_small_c = 這一局要提到三顆子。丟一顆子還不算輸，所以可以捨一顆、吃兩顆。
    .hint = 數數看雙方各能提幾顆。得的比丟的多，就可以換。
    .right = 最後一手提了{ STONES($captured) }，總共湊滿三顆，你贏了。

rules_go_capture_three_seven_n = 吃大的
rules_go_capture_three_seven_c = 好幾塊棋同時有危險。你拿{ COLOR($learner) }：去吃子多的那一塊。
    .hint = 兩顆連著的子，比一顆子值錢。
    .right = 吃掉大的一塊，這局棋就定了。

rules_go_capture_three_white_n = 救，還是吃
rules_go_capture_three_white_c = 你拿{ COLOR($learner) }。救自己的子之前，先想想：吃掉對方的子，是不是也就救了它？
    .hint = 提掉叫吃你的那顆子，你的子就又有氣了。
    .right = 你提到了三顆子。吃子常常就是最好的救法。

## Lesson endgame_seven

rules_go_endgame_two_n = 最後一手
rules_go_endgame_two_c = 邊界大多已經封好，棋進入官子階段。找出最後一手要緊的棋，下完就虛手。
    .hint = 邊界上有一顆子被叫吃了。丟了它會怎麼樣？
    .right = 子救回來，邊界也守住了。{ COLOR($winner) }勝{ SCORE($margin) }。

rules_go_endgame_four_n = 封住邊界
rules_go_endgame_four_c = 還有一處邊界開著。你拿{ COLOR($learner) }：在最划算的地方封起來，然後虛手。
    .hint = 沿著自己的牆一直看到棋盤邊上。
    .right = 邊界封好，再也沒有可得的了。{ COLOR($winner) }勝{ SCORE($margin) }。

rules_go_endgame_white_n = 先下大的
rules_go_endgame_white_c = 有兩處邊界開著，你拿{ COLOR($learner) }。先下得利多的一處，另一處歸對方。
    .hint = 想想看{ COLOR($opponent) }先下的話，哪一處你虧得比較多。
    .right = 先下了大的一處，所以{ COLOR($winner) }勝{ SCORE($margin) }。

## Lesson endgame_nine

rules_go_nine_two_n = 終局前兩手
rules_go_nine_two_c = 這局棋你看過，就是「簡單的例子」。快下完了，你拿{ COLOR($learner) }：下完最後必要的一手，再虛手。
    .hint = 你有沒有子被叫吃？
    .right = 雙方都虛手，{ COLOR($winner) }勝{ SCORE($margin) }。

rules_go_nine_six_n = 終局前六手
rules_go_nine_six_c = 同一局棋，再早幾手。走錯一步就會輸：每處邊界、每顆被叫吃的子都要看到。
    .hint = { COLOR($opponent) }想提掉邊上的一顆子。
    .right = 一目也沒有虧。{ COLOR($winner) }勝{ SCORE($margin) }。

rules_go_nine_eight_n = 終局前八手
rules_go_nine_eight_c = 從更早的盤面再來一次。邊界還沒封好，可以先走進對方的地裡去。
    .hint = 邊上的邊界常常還開著，那裡的一手對方非應不可。
    .right = 你把一局棋下到了終局。{ COLOR($winner) }勝{ SCORE($margin) }。

rules_go_nine_play_on_n = 繼續下棋
rules_go_nine_play_on_c = 規則你都會了。和朋友用這個棋盤，或者和電腦，從頭下幾局：九路棋盤一局只要五到十分鐘。
    .notes = 先讓學生在九路上多下幾局短棋，再換十三路和十九路。

## Ideas

rules_go_idea_capture_game = 贏下吃子棋
rules_go_idea_capture_more = 得的比丟的多
rules_go_idea_endgame_last = 終局前的最後幾手
rules_go_idea_endgame_larger = 先下大的
