## Lesson worth_playing

rules_go_worth_close_n = 還值得下嗎？
rules_go_worth_close_c = 你下{ COLOR($learner) }棋。自己的子圍住的空點叫「地」，一個空點算一目；圍住地的子就是「邊界」。你的邊界還有一個缺口：請把它封好。
    .hint = 沿著你的牆，從棋盤的一邊看到另一邊。牆在哪裡沒有連到底？
    .right = { POINT($gap) }封好了邊界，保住後面的點。{ COLOR($opponent) }棋沒有缺口要封，就下了{ POINT($other) }。
    .wrong-neutral = { POINT($move) }挨著雙方的子，成不了誰的地。{ COLOR($opponent) }棋下{ POINT($gap) }，你在{ POINT($behind) }擋住，地就少了一目。
    .wrong-behind = { POINT($move) }擋得住{ COLOR($opponent) }棋，可是自己的子填掉了一目地。下在{ POINT($gap) }就不會。
    .wrong-elsewhere = { COLOR($opponent) }棋從{ POINT($gap) }鑽進來。你在{ POINT($behind) }擋住，地就少了一目。
    .rule = 只由一方圍住的空點，是這一方的地。邊界有缺口，就值得下一手來封。

rules_go_worth_neutral_n = 單官
rules_go_worth_neutral_c = { POINT($neutral) }挨著雙方的子，成不了誰的地，這樣的點叫「單官」。已經沒有更好的一手了：請下這個單官。
    .hint = 下在畫圈的點。
    .right = 你的地和剛才一樣大。這裡下單官不會多一目，所以留到這盤棋的最後才下。
    .wrong-inside = { POINT($move) }是你自己的地，在那裡下子就填掉一目。下{ POINT($neutral) }才不吃虧。
    .wrong-visit = { POINT($move) }是{ COLOR($opponent) }棋的地，下在那裡的子會被提掉。{ POINT($neutral) }還空著。
    .rule = 單官挨著雙方的子，誰的地都不是。單官要在這盤棋的最後下完。
    .notes = 日文把單官叫作dame。用數子規則，一個單官值一點，「兩種算法」那一章會說到。

rules_go_worth_inside_n = 下在自己的地裡
rules_go_worth_inside_c = 現在你下{ COLOR($learner) }棋，邊界全封好了。試試看：在自己的地裡再下一子，會怎樣？
    .hint = 下在自己的牆後面，哪個空點都行。
    .right-title = 少了一目
    .right = { POINT($move) }本來是你的地，現在被自己的子填掉了。你的地還剩{ SCORE($white_territory) }。
    .wrong-visit = { POINT($move) }在{ COLOR($opponent) }棋的牆後面。這次請下在自己的牆後面。
    .rule = 在自己的地裡下一子，地就少一目。

rules_go_worth_last_n = 最後一目
rules_go_worth_last_c = 「a」「b」「c」三點裡，只有一點值得下。是哪一點？請下在那裡。
    .hint = 一點是你邊界的缺口，一點是單官，一點是你自己的地。
    .right = 「b」封好你的邊界，保住了一目。「c」是單官，下「a」會填掉自己的地。
    .wrong-neutral = 「c」是單官。{ COLOR($opponent) }棋從{ POINT($gap) }鑽進來，你在{ POINT($behind) }擋住，就少了一目。
    .wrong-behind = { POINT($move) }擋得住{ COLOR($opponent) }棋，可是填掉了自己的一目。請下在缺口上。
    .wrong-inside = 下「a」填掉了自己的一目。{ COLOR($opponent) }棋又從{ POINT($gap) }鑽進來，再少一目。
    .wrong-elsewhere = { COLOR($opponent) }棋從{ POINT($gap) }鑽進來。你在{ POINT($behind) }擋住，就少了一目。

## Lesson game_end

rules_go_game_end_n = 終局
rules_go_game_end_c = 不想下的時候，可以放棄這一手，這叫「虛手」（pass）。雙方接連虛手，這盤棋就下完了：請虛手，{ COLOR($opponent) }棋也會虛手。
    .hint = 按棋盤旁邊的「虛手」鈕。
    .right = 雙方都虛手了。這盤棋從第一手開始，到這裡停下：接著計算勝負。
    .wrong-inside = { POINT($move) }已經被你圍住了。在那裡下子沒有好處，還會填掉自己圍住的一點，所以請虛手。
    .wrong-visit = 下在{ POINT($move) }的子沒有出路，最後會被{ COLOR($opponent) }棋提掉。請改成虛手。
    .rule = 輪到自己時，可以虛手不下。一盤棋從第一手開始，到雙方接連虛手為止。

rules_go_game_end_early_n = 只有一方虛手
rules_go_game_end_early_c = 只有一方虛手，棋還沒下完。你下{ COLOR($learner) }棋，{ COLOR($opponent) }棋太早虛手了：邊界在{ POINT($gap) }還開著，請下在那裡。
    .hint = 開著的點畫了圈：{ POINT($gap) }。
    .right = 從{ POINT($gap) }可以走進{ COLOR($opponent) }棋想圍的地。太早虛手，會吃虧。
    .wrong-elsewhere = { COLOR($opponent) }棋在{ POINT($gap) }封住邊界，機會就沒了。
    .rule = 輪到自己時，下不下都可以。一方虛手，另一方還可以接著下。

rules_go_game_end_close_n = 下完了嗎？
rules_go_game_end_close_c = 這裡你下{ COLOR($learner) }棋。虛手之前，先把還開著的邊界封好。
    .hint = 沿著你的牆，從棋盤的一邊看到另一邊。哪裡鑽得進來？
    .right = { POINT($gap) }封好了你的邊界，{ COLOR($opponent) }棋也封好了{ POINT($other) }。現在每個空點都有主人了。
    .wrong-early = 邊界在{ POINT($gap) }還開著：{ COLOR($opponent) }棋下在那裡，就走進來了。
    .wrong-behind = { POINT($move) }擋得住{ COLOR($opponent) }棋，可是對方下了{ POINT($gap) }，你就少一目。請在開著的地方把牆補好。
    .wrong-push = { POINT($move) }賺到一點，可是{ COLOR($opponent) }棋從{ POINT($gap) }走進來，賺得更多。

rules_go_game_end_pass_n = 雙方虛手
rules_go_game_end_pass_c = 雙方的邊界都封好了，再下也沒有好處。請虛手，{ COLOR($opponent) }棋也會虛手。
    .hint = 按棋盤旁邊的「虛手」鈕。
    .right = 雙方都虛手，這盤棋停下來，不能再下了。可以來數空點了。
    .rule = 雙方接連虛手以後，就不能再下。
    .wrong-inside = { POINT($move) }是你自己的地。在那裡下子，地就少一目。
    .wrong-visit = { POINT($move) }是{ COLOR($opponent) }棋的地。在那裡下的子最後會被提掉，替{ COLOR($opponent) }棋添一目。
    .notes = 只下一顆子打進對方的地，規則並不禁止，初學者不妨一試。對方只要好好應，這顆子就只會變成提子。

## Lesson protect

rules_go_protect_atari_n = 補棋
rules_go_protect_atari_c = { COLOR($opponent) }棋下了單官{ POINT($neutral) }，你就有一顆子被叫吃了。請找出來，把它連接好。
    .hint = 數數看，{ POINT($stone) }有幾口氣？
    .right = { POINT($move) }把{ POINT($stone) }和你的牆連上了。因為有危險，在自己的地裡補一手，這叫「補棋」。
    .wrong-elsewhere = { COLOR($opponent) }棋下{ POINT($gap) }，提掉{ POINT($stone) }，還闖進你的地中間。
    .rule = 單官下了以後，旁邊的子可能有危險。去救它的那一手，就是補棋。
    .notes = 日文把補棋叫作teire。

rules_go_protect_cut_n = 小心被切斷
rules_go_protect_cut_c = { COLOR($opponent) }棋下了{ POINT($neutral) }，現在有標記的子會被「切斷」，也就是和你的牆隔開，再被提掉。請補棋。
    .hint = { COLOR($opponent, form: "stone") }子下在哪裡，{ POINT($pair) }就和你其他的子隔開了？
    .right = { POINT($move) }填掉了自己的一目，可是{ POINT($pair) }再也提不掉。不補的話，損失大得多。
    .wrong-near = { COLOR($opponent) }棋下{ POINT($joint) }切斷。你叫吃這顆子，可是{ COLOR($opponent) }棋下{ POINT($close) }，先提掉{ POINT($pair) }。
    .wrong-elsewhere = { COLOR($opponent) }棋下{ POINT($joint) }切斷。你要是往{ POINT($close) }長，三顆子就全被提掉。
    .rule = 補棋會讓自己的地少一目。有需要，才補。

rules_go_protect_forget_n = 忘了補棋
rules_go_protect_forget_c = 這裡你下{ COLOR($learner) }棋。{ COLOR($opponent) }棋忘了補棋，虛手了：請切斷有標記的子，提掉它們。
    .hint = { COLOR($opponent) }棋想在哪裡連接，就在那裡切斷。然後找有標記的子的最後一口氣。
    .right = 提掉了{ STONES($captured) }，你也闖進了{ COLOR($opponent) }棋的地。對方少補一手，損失就這麼大。
    .wrong-elsewhere = { POINT($pair) }還在棋盤上，{ COLOR($opponent) }棋就有空去救。要下{ POINT($joint) }切斷。

rules_go_protect_enough_n = 有需要才補
rules_go_protect_enough_c = 單官全下完了。請沿著你的牆看一遍：沒有子被叫吃，也沒有哪裡會被切斷，就虛手。
    .hint = 牆上的子一顆接一顆，都沿著線相連。沒有危險，就按棋盤旁邊的「虛手」鈕。
    .right = { COLOR($opponent) }棋也虛手，這盤棋停下來了。該補的都要先補好，停下來以後再下就不算了。
    .wrong-inside = 你的牆沒有弱點，下{ POINT($move) }什麼也沒補到，只填掉了自己的一目。
    .wrong-visit = { POINT($move) }是{ COLOR($opponent) }棋的地。在那裡下的子最後會被提掉，替{ COLOR($opponent) }棋添一目。
    .rule = 先下完單官、補好棋，雙方再虛手。虛手以後下的，都不算數。

## Lesson calculate

rules_go_calculate_result_n = 計算勝負
rules_go_calculate_result_c = 終局時，雙方先數自己的地，也就是圍住的空點。提來的子，還有對方逃不掉的子，每顆也算一目。{ COLOR($black) }棋先下占了便宜，所以{ COLOR($white) }棋另加{ SCORE($komi) }，叫「貼目」。
    .rule = 自己圍住的空點是自己的地，每個空點算一目。
    .notes = 這是日本規則的數目法。提子本來放在棋盤旁邊，課程裡用數字表示。

rules_go_calculate_dead_n = 死子
rules_go_calculate_dead_c = 再也逃不掉的子，叫「死子」。請標出這個棋盤上的死子。
    .hint = 找一顆孤零零待在對方地裡的子。
    .right = 不管誰先下，{ POINT($stone) }的子都救不了。不必再下，終局時直接拿掉。
    .rule = 再也逃不掉的子是死子，終局時直接拿掉。

rules_go_calculate_black_n = { COLOR($black) }棋的地
rules_go_calculate_black_c = 點選{ COLOR($black) }棋圍住的每一塊地。死子底下的點也算。
    .hint = { COLOR($black) }棋有兩塊地，其中一塊裡面有死子{ POINT($stone) }。
    .right = { COLOR($black) }棋的地有{ SCORE($black_territory) }，死子{ POINT($stone) }底下的點也在內。

rules_go_calculate_white_n = { COLOR($white) }棋的地
rules_go_calculate_white_c = 現在點選{ COLOR($white) }棋的地。
    .hint = { COLOR($white) }棋有兩塊地：一大塊，還有邊上一小塊。
    .right = { COLOR($white) }棋的地有{ SCORE($white_territory) }，對方有{ SCORE($black_territory) }。

rules_go_calculate_prisoners_n = 算上提子
rules_go_calculate_prisoners_c = 死子都成了提子，提子每顆算一目。{ COLOR($black) }棋的地有{ SCORE($black_territory) }，提了{ STONES($black_prisoners) }；{ COLOR($white) }棋的地有{ SCORE($white_territory) }，提了{ STONES($white_prisoners) }。還沒算貼目，誰領先？
    .hint = 把雙方的地和提子各自加起來。
    .answer-black = { COLOR($black) }棋
    .answer-white = { COLOR($white) }棋
    .answer-even = 一樣多
    .right = { COLOR($black) }棋有{ SCORE($black_score) }，比{ COLOR($white) }棋多一目。不過還沒算貼目。
    .wrong-white = 雙方都提了{ STONES($black_prisoners) }，但{ COLOR($black) }棋的地比較多。
    .wrong-even = 提子一樣多，但{ COLOR($black) }棋的地有{ SCORE($black_territory) }，{ COLOR($white) }棋只有{ SCORE($white_territory) }。
    .rule = 提來的子和對方的死子，每顆算一目。
    .notes = 實際下棋時，提來的子會填回對方的地裡。對方少一目，就等於自己多一目。

rules_go_calculate_komi_n = 貼目
rules_go_calculate_komi_c = 加上{ SCORE($komi) }的貼目，{ COLOR($white) }棋有{ SCORE($white_score) }，{ COLOR($black) }棋有{ SCORE($black_score) }。{ COLOR($winner) }棋勝{ SCORE($margin) }。
    .rule = { COLOR($black) }棋先下占了便宜，所以{ COLOR($white) }棋另加貼目。
    .notes = 貼目帶有半目，就不會下成和棋。

## Lesson disagree

rules_go_disagree_show_n = 看法不同怎麼辦
rules_go_disagree_show_c = 雙方都虛手了，可是{ COLOR($opponent) }棋說，有標記的子是「活棋」，誰也提不掉。請在棋盤上下給對方看：你提得掉。
    .hint = 有標記的子只有兩口氣：{ POINT($liberties) }。請一口一口占掉。
    .right = 提掉了{ STONES($captured) }，{ COLOR($opponent) }棋擋不住。這只是試下：下過的子都收回去，誰也不吃虧。
    .wrong-elsewhere = { POINT($chain) }這塊棋還在。{ POINT($liberties) }這兩口氣都要占。
    .rule = 誰也提不掉的子是活棋。雙方看法不同，就在棋盤上試下，試完再把子收回去。
    .notes = 試下的時候，劫有一條特別的規則：要先為那個劫虛手一次，才能提回。「逐條學1989年規則」那一章會說到。

rules_go_disagree_dead_n = 試下的結果
rules_go_disagree_dead_c = 試下的子都收回來了，雙方也都看明白了。請標出死子。
    .hint = 就是你試下時提掉的那些子。
    .right = { POINT($chain) }這塊棋當作已經提掉。不必再下，直接拿掉。
    .rule = 試下時提得掉的子，終局時就當作已經提掉。

rules_go_disagree_resume_n = 重開對局
rules_go_disagree_resume_c = 雙方都虛手了，{ COLOR($black) }棋才發現邊界在{ POINT($gap) }還開著，想接著下，這叫「重開對局」。要求重開的一方不能先下：現在輪到誰？
    .hint = 要求重開的是{ COLOR($black) }棋。
    .answer-black = { COLOR($black) }棋
    .answer-white = { COLOR($white) }棋
    .right = { COLOR($white) }棋不能拒絕重開，不過由{ COLOR($white) }棋先下。不想下，也可以虛手。
    .wrong-black = 要求重開的是{ COLOR($black) }棋，所以不管下{ POINT($gap) }還是下別處，第一手都歸{ COLOR($white) }棋。
    .rule = 雙方虛手以後，任何一方都可以要求重開對局。由另一方先下，也可以虛手。

rules_go_disagree_first_n = 由你先下
rules_go_disagree_first_c = 你下{ COLOR($learner) }棋，{ COLOR($opponent) }棋要求重開對局。第一手歸你：請好好利用。
    .hint = 雙方的邊界，哪裡還開著？
    .right = 你從{ POINT($gap) }鑽進去，{ COLOR($opponent) }棋只好在{ POINT($answer) }擋住。要求重開以前，要先想想對方會下哪裡。
    .wrong-elsewhere = { COLOR($opponent) }棋在{ POINT($gap) }封住邊界，機會就沒了。

rules_go_disagree_resign_n = 認輸
rules_go_disagree_resign_c = 覺得贏不了，隨時可以不再下，這叫「認輸」。這裡{ COLOR($black) }棋認輸了：誰贏？
    .hint = 認輸的一方，就是輸的一方。
    .answer-black = { COLOR($black) }棋
    .answer-white = { COLOR($white) }棋
    .answer-count = 先算算看
    .right = { COLOR($white) }棋馬上贏了，什麼都不必算。認輸並不丟臉，省下的時間可以再下一盤。
    .wrong-black = { COLOR($black) }棋認輸了，所以是{ COLOR($white) }棋贏。
    .wrong-count = 不必算了。{ COLOR($black) }棋認輸，就是{ COLOR($white) }棋贏。
    .rule = 隨時可以認輸。一方認輸，另一方馬上就贏。

## Lesson simple

rules_go_simple_start_n = 簡單的例子
rules_go_simple_start_c = {""}

rules_go_simple_black_n = 數一方的地
rules_go_simple_black_c = 這盤棋下完了，雙方都沒有提子。點選{ COLOR($black) }棋的地。
    .hint = { COLOR($black) }棋有三塊地：一大塊、一小塊，還有單獨一點。
    .right = { COLOR($black) }棋有{ SCORE($black_territory) }。

rules_go_simple_white_n = 數另一方的地
rules_go_simple_white_c = 現在點選{ COLOR($white) }棋的地。
    .hint = { COLOR($white) }棋也有三塊地，最小的只有一點，夾在自己的子中間。
    .right = { COLOR($white) }棋在盤面上有{ SCORE($white_territory) }。

rules_go_simple_winner_n = 誰贏了？
rules_go_simple_winner_c = 盤面上{ COLOR($black) }棋有{ SCORE($black_territory) }，{ COLOR($white) }棋有{ SCORE($white_territory) }，另外{ COLOR($white) }棋有{ SCORE($komi) }的貼目。誰贏了？
    .hint = 把貼目加到{ COLOR($white) }棋的目數上。
    .answer-black = { COLOR($black) }棋
    .answer-white = { COLOR($white) }棋
    .right = { COLOR($white) }棋一共有{ SCORE($white_score) }，{ COLOR($black) }棋有{ SCORE($black_score) }，所以{ COLOR($white) }棋贏了。
    .wrong-black = 盤面上是{ COLOR($black) }棋領先。加上貼目，{ COLOR($white) }棋有{ SCORE($white_score) }。

rules_go_simple_result_n = 結果
rules_go_simple_result_c = 雙方都沒有提子，所以{ COLOR($black) }棋有{ SCORE($black_score) }。{ COLOR($white) }棋盤面{ SCORE($white_board) }，加上{ SCORE($komi) }的貼目，共{ SCORE($white_score) }。{ COLOR($winner) }棋勝{ SCORE($margin) }。
    .notes = 棋盤上的數字是每塊地的大小。看表格之前，先請全班自己加加看。

## Lesson complete

rules_go_complete_start_n = 完整的例子
rules_go_complete_start_c = 這盤棋，雙方都提過子。現在雙方都虛手了，來算勝負。

rules_go_complete_dead_n = 死子
rules_go_complete_dead_c = 看看標著「a」的子：{ COLOR($white) }棋還救得了嗎？請把死子標出來。
    .hint = 標著「a」的這塊棋有兩口氣，四周都是{ COLOR($black) }棋。
    .right = 就算{ COLOR($white) }棋抵抗，{ POINT($stones) }也會被提掉。直接拿掉，當作提子。

rules_go_complete_black_n = 數一方的地
rules_go_complete_black_c = 點選{ COLOR($black) }棋的地。死子底下的點也算在內。
    .hint = { COLOR($black) }棋有五塊地，其中兩塊只有一點。
    .right = { COLOR($black) }棋的地有{ SCORE($black_territory) }，死子{ POINT($stones) }底下的點也在內。

rules_go_complete_white_n = 數另一方的地
rules_go_complete_white_c = 現在點選{ COLOR($white) }棋的地。
    .hint = { COLOR($white) }棋有四塊地，其中兩塊只有一點。
    .right = { COLOR($white) }棋的地有{ SCORE($white_territory) }。

rules_go_complete_result_n = 結果
rules_go_complete_result_c = { COLOR($black) }棋的地有{ SCORE($black_territory) }，提了{ STONES($black_prisoners) }，加上標著「a」的{ STONES($black_dead) }，共{ SCORE($black_score) }。{ COLOR($white) }棋的地有{ SCORE($white_territory) }，提了{ STONES($white_prisoners) }，加上{ SCORE($komi) }的貼目，共{ SCORE($white_score) }。{ COLOR($winner) }棋勝{ SCORE($margin) }。
    .notes = 死子算兩次：一次是提子，一次是它底下那一目地。先前提掉的子已經不在棋盤上了。

## Lesson komi_tie

rules_go_komi_tie_close_n = 貼目與和棋
rules_go_komi_tie_close_c = 這盤棋雙方很接近，你下{ COLOR($learner) }棋。最後一處邊界還開著：請把它封好。
    .hint = 沿著你的牆看到棋盤的邊。哪裡鑽得進來？
    .right = { POINT($gap) }替你保住了一目。接著來算勝負。
    .wrong-behind = { POINT($move) }擋得住{ COLOR($opponent) }棋，可是填掉了自己的一目。下在{ POINT($gap) }就不會。
    .wrong-elsewhere = { COLOR($opponent) }棋從{ POINT($gap) }鑽進來，你在{ POINT($behind) }擋住，就少了一目。

rules_go_komi_tie_count_n = 整數的貼目
rules_go_komi_tie_count_c = 這盤棋的貼目是{ SCORE($komi) }，是整數。請點選{ COLOR($white) }棋的地。
    .hint = { COLOR($white) }棋只有一塊地，在{ COLOR($white, form: "stone") }子的牆後面。
    .right = { SCORE($white_territory) }的地，加上{ SCORE($komi) }的貼目，一共{ SCORE($white_score) }。

rules_go_komi_tie_result_n = 誰贏了？
rules_go_komi_tie_result_c = { COLOR($black) }棋的地有{ SCORE($black_territory) }。{ COLOR($white) }棋的地有{ SCORE($white_territory) }，還有{ SCORE($komi) }的貼目：誰贏了？
    .hint = 把貼目加到{ COLOR($white) }棋的目數上，再比一比。
    .answer-black = { COLOR($black) }棋
    .answer-white = { COLOR($white) }棋
    .answer-tie = 都沒贏
    .right = { SCORE($black_score) }對{ SCORE($white_score) }，雙方一樣多，這樣的一盤棋叫「和棋」。
    .wrong-black = { COLOR($white) }棋加上貼目有{ SCORE($white_score) }，{ COLOR($black) }棋並沒有比較多。
    .wrong-white = { COLOR($white) }棋加上貼目有{ SCORE($white_score) }，{ COLOR($black) }棋也一樣多。
    .rule = 目數多的一方贏。雙方一樣多，就是和棋。

rules_go_komi_tie_half_n = 多出來的半目
rules_go_komi_tie_half_c = 貼目通常帶著「半目」。這裡是{ SCORE($black_score) }對{ SCORE($white_score) }，{ SCORE($komi) }的貼目要是再多半目，誰會贏？
    .hint = 貼目給哪一方？多的半目也給那一方。
    .answer-black = { COLOR($black) }棋
    .answer-white = { COLOR($white) }棋
    .answer-tie = 都沒贏
    .right = { COLOR($white) }棋會贏半目。地和提子都是整數，貼目帶著半目，就不會下成和棋。
    .wrong-black = 貼目是給{ COLOR($white) }棋的，多的半目也給{ COLOR($white) }棋。
    .wrong-tie = 現在雙方都是{ SCORE($black_score) }。{ COLOR($white) }棋再多半目，就不一樣了。
    .rule = 貼目帶著半目，就不會下成和棋。

## Lesson even_handi

rules_go_even_handi_n = 分先與讓子
rules_go_even_handi_c = 實力相當，就下「分先」：{ COLOR($black) }棋先下，{ COLOR($white) }棋因此有{ SCORE($komi) }的貼目。請下第一手。
    .hint = 棋盤是空的，哪一點都能下。
    .right = 你的第一手下在{ POINT($move) }。貼目就是用來抵銷先下的便宜。

rules_go_handi_two_n = 讓子
rules_go_handi_two_c = 一方比較強，就由較弱的一方拿{ COLOR($black) }棋，開局先在棋盤上擺兩顆到九顆子，叫「讓子」。這裡讓兩子：現在輪到誰？
    .hint = 擺上的子，就算下過第一手了。
    .answer-black = { COLOR($black) }棋
    .answer-white = { COLOR($white) }棋
    .right = 讓子擺好之後，由{ COLOR($white) }棋先下。
    .wrong-black = { COLOR($black) }棋的讓子已經擺好，就算下過第一手了。現在輪到{ COLOR($white) }棋。
    .rule = 讓子就算{ COLOR($black) }棋的第一手，接著由{ COLOR($white) }棋下。

rules_go_handi_nine_n = 讓九子
rules_go_handi_nine_c = 最多讓九子，這裡用的是十九路的大棋盤。你下{ COLOR($learner) }棋，愛下哪裡就下哪裡。
    .hint = 哪個空著的交叉點都可以。
    .right = 對局從{ POINT($move) }開始了。讓子數合適，雙方都有機會贏。
    .notes = 在大棋盤上，棋力大約每差一級讓一子。棋盤小，一顆讓子的作用就更大。

rules_go_handi_komi_n = 半目
rules_go_handi_komi_c = 讓子棋的貼目只有{ SCORE($komi) }。這盤棋雙方的地都是{ SCORE($black_territory) }：誰贏了？
    .hint = { COLOR($white) }棋要加上貼目，再少也要加。
    .answer-black = { COLOR($black) }棋
    .answer-white = { COLOR($white) }棋
    .answer-tie = 平手
    .right = { COLOR($winner) }棋{ SCORE($white_score) }，對方{ SCORE($black_score) }。只差半目，也分得出勝負。
    .wrong-black = { COLOR($black) }棋有{ SCORE($black_score) }，{ COLOR($white) }棋加上貼目有{ SCORE($white_score) }。
    .wrong-tie = 盤面上一樣多，但{ COLOR($white) }棋還有{ SCORE($komi) }的貼目。
    .rule = 讓子棋的貼目只有{ SCORE($komi) }。

## Ideas

rules_go_idea_worth_border = 封好邊界
rules_go_idea_worth_neutral = 單官
rules_go_idea_worth_inside = 下在自己的地裡
rules_go_idea_game_end_pass = 虛手與終局
rules_go_idea_game_end_one = 只有一方虛手
rules_go_idea_protect_move = 補棋
rules_go_idea_protect_forgotten = 忘了補棋
rules_go_idea_protect_needed = 有需要才補
rules_go_idea_count_dead = 死子
rules_go_idea_count_territory = 數地
rules_go_idea_count_prisoners = 算上提子
rules_go_idea_count_komi = 加上貼目
rules_go_idea_disagree_trial = 試下分死活
rules_go_idea_disagree_resume = 重開對局
rules_go_idea_disagree_resign = 認輸
rules_go_idea_komi_tie = 和棋與半目
rules_go_idea_handi_even = 分先
rules_go_idea_handi_stones = 讓子
