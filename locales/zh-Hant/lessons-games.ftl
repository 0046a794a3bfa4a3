## Lesson capture_game

rules_go_capture_game_first_n = 吃子棋
rules_go_capture_game_first_c = 這是「吃子棋」：誰先提到子，誰就贏。你下{ COLOR($learner) }棋，每下一手，{ COLOR($opponent) }棋都會應一手。
    .hint = 下在{ COLOR($opponent, form: "stone") }子的旁邊，占掉它的氣。自己的每一塊棋，都至少要留兩口氣。
    .right = 提掉{ STONES($captured) }，你贏了。被叫吃的棋，得不到第二口氣，就逃不掉。
    .notes = 對方照著課程檔案裡的幾條習慣下，從不隨機，所以同樣的一局可以再示範一次。

rules_go_capture_game_white_n = 換個顏色
rules_go_capture_game_white_c = 現在你下{ COLOR($learner) }棋，輪到你先下。每下一手以前，先看看自己的棋：有沒有哪一塊只剩一口氣？
    .hint = 讓自己的棋再長一顆，新的子最好也占掉{ COLOR($opponent) }棋的一口氣。
    .right = 提掉{ STONES($captured) }，你贏了。下吃子棋，一半的工夫是看好自己的氣。

rules_go_capture_game_seven_n = 互相切斷
rules_go_capture_game_seven_c = 在七路棋盤上，雙方的子互相切斷了。你下{ COLOR($learner) }棋：請把對方的一顆子往邊上趕。
    .hint = 從它比較開闊的那一面叫吃，它就只能往邊上逃。
    .right = 提掉{ STONES($captured) }，你贏了。沿著邊逃的棋，多不了幾口氣。

rules_go_capture_game_open_n = 空曠的棋盤
rules_go_capture_game_open_c = 你下{ COLOR($learner) }棋。棋盤上的子很少，不用急：先圍住對方的棋，等它逃不掉了再叫吃。
    .hint = 從{ COLOR($opponent, form: "stone") }子裡選一顆來圍，先堵住它開闊的那一面。
    .right = 提掉{ STONES($captured) }，你贏了。四面都圍住的棋，不必緊追，也逃不掉。

## Lesson capture_three

rules_go_capture_three_small_n = 提三顆子才算贏
rules_go_capture_three_small_c = 這一局你下{ COLOR($learner) }棋，先提到三顆子才贏。丟一顆子還不算輸，所以可以送一顆、提兩顆。
    .hint = 數數看雙方各能提幾顆。得的比丟的多，就可以換。
    .right = 最後一手提了{ STONES($captured) }，你的提子夠三顆了，你贏了。

rules_go_capture_three_seven_n = 提大的一塊
rules_go_capture_three_seven_c = 好幾塊棋同時有危險。你下{ COLOR($learner) }棋：請去提子多的那一塊。
    .hint = { COLOR($opponent) }棋連成一塊的兩顆子，比單獨一顆更值得提。它會從哪一面逃？
    .right = 最後一手提了{ STONES($captured) }，你贏了。提大的一塊，一次就多得幾顆子。

rules_go_capture_three_white_n = 先救，還是先提？
rules_go_capture_three_white_c = 你下{ COLOR($learner) }棋。救自己的子以前，先想一想：提掉對方的子，是不是也能救它？
    .hint = 別讓{ COLOR($opponent) }棋大的那一塊逃走。自己的子要是被叫吃，先看看能不能提掉叫吃它的子。
    .right = 最後一手提了{ STONES($captured) }，你贏了。提掉對方的子，常常就是最好的救法。

## Lesson endgame_seven

rules_go_endgame_two_n = 最後一手
rules_go_endgame_two_c = 邊界差不多封好了，一盤棋快下完的這一段叫「官子」。你下{ COLOR($learner) }棋：請找出最後要緊的一手，下完就虛手。
    .hint = 你有一顆子被叫吃了。要是{ COLOR($opponent) }棋提掉它，你還會丟掉什麼？
    .right = 子救回來了，邊界也守住了：{ COLOR($winner) }棋勝{ SCORE($margin) }。

rules_go_endgame_four_n = 封住邊界
rules_go_endgame_four_c = 邊界還有一處開著。你下{ COLOR($learner) }棋：請找一點把它封好，讓自己的地留得最多，然後虛手。
    .hint = 順著自己的牆，一顆子一顆子看過去。{ COLOR($opponent) }棋會從哪裡走進來？
    .right = 邊界封好了，再下也得不到什麼：{ COLOR($winner) }棋勝{ SCORE($margin) }。

rules_go_endgame_white_n = 先下大的
rules_go_endgame_white_c = 邊界有兩處開著，你下{ COLOR($learner) }棋。請先下得利比較多的那一處，另一處就讓給對方。
    .hint = 先想想{ COLOR($opponent) }棋下在這一處，再想想下在另一處。哪一處會讓你虧得比較多？
    .right = 先下了大的一處，所以{ COLOR($winner) }棋勝{ SCORE($margin) }。

## Lesson endgame_nine

rules_go_nine_two_n = 把一盤棋下完
rules_go_nine_two_c = 這盤棋你看過，就是「簡單的例子」，不過這裡的貼目只有{ SCORE($komi) }。快下完了，你下{ COLOR($learner) }棋：請下最後必要的一手，再虛手。
    .hint = 你在邊上的三顆子，氣不夠了。從哪裡可以和別的子連起來？
    .right = 該下的都下了，雙方虛手：{ COLOR($winner) }棋勝{ SCORE($margin) }。

rules_go_nine_six_n = 終局前六手
rules_go_nine_six_c = 同一盤棋，再早幾手。下錯一手就會輸：每一處邊界、每一顆被叫吃的子，都要看清楚。
    .hint = { COLOR($opponent) }棋想提掉邊上的一顆子。
    .right = 這裡每一目都要緊：{ COLOR($winner) }棋勝{ SCORE($margin) }。

rules_go_nine_eight_n = 終局前八手
rules_go_nine_eight_c = 再來一次，從更早的盤面開始。邊界還沒封好，你可以先鑽進{ COLOR($opponent) }棋那一邊。
    .hint = 沿著棋盤的邊看：邊界常常在那裡還開著，你鑽進去，對方就非應不可。
    .right = 你把一盤棋下到了終局：{ COLOR($winner) }棋勝{ SCORE($margin) }。

rules_go_nine_play_on_n = 接著下吧
rules_go_nine_play_on_c = 規則你都會了，從頭下幾盤吧：和朋友用這個棋盤下，或是和別的圍棋程式下都可以。九路棋盤下一盤，只要五到十分鐘。
    .notes = 先讓同學在九路棋盤上多下幾盤，再換十三路和十九路。

## Ideas

rules_go_idea_capture_game = 贏下吃子棋
rules_go_idea_capture_more = 得的比丟的多
rules_go_idea_endgame_last = 終局前的最後幾手
rules_go_idea_endgame_larger = 先下大的
