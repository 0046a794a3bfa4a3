## Lesson game_end

rules_go_game_end_n = 終局
rules_go_game_end_c = 不想下的時候，可以放棄這一手，這叫「虛手」（pass）。雙方接連虛手，這盤棋就下完了：請虛手，{ COLOR($opponent) }棋也會虛手。
    .hint = 按棋盤旁邊的「虛手」鈕。
    .right = 雙方都虛手，這盤棋下完了。接著來算勝負。
    .wrong-inside = { POINT($move) }已經被你圍住了。在那裡下子沒有好處，還會填掉自己圍住的一點，所以請虛手。
    .wrong-visit = 下在{ POINT($move) }的子活不了，最後會被{ COLOR($opponent) }棋提掉。請改成虛手。
    .rule = 不想下的時候，可以虛手。雙方接連虛手，對局就停下來，再由雙方商定哪些是死子。

rules_go_game_end_early_n = 只有一方虛手
rules_go_game_end_early_c = 只有一方虛手，棋還沒下完。你下{ COLOR($learner) }棋，{ COLOR($opponent) }棋太早虛手了：邊界在{ POINT($gap) }還開著，請下在那裡。
    .hint = 開著的點畫了圈：{ POINT($gap) }。
    .right = 從{ POINT($gap) }可以走進{ COLOR($opponent) }棋想圍的地。太早虛手，會吃虧。
    .wrong-elsewhere = { COLOR($opponent) }棋在{ POINT($gap) }封住邊界，機會就沒了。

rules_go_game_end_close_n = 下完了嗎？
rules_go_game_end_close_c = 同一個棋盤，現在你下{ COLOR($learner) }棋。虛手之前，先把還開著的邊界封好。
    .hint = 沿著你的牆，從棋盤的一邊看到另一邊。哪裡鑽得進來？
    .right = { POINT($gap) }封好了你的邊界，{ COLOR($opponent) }棋也封好了{ POINT($other) }。現在每個空點都有主人了。
    .wrong-early = 邊界在{ POINT($gap) }還開著：{ COLOR($opponent) }棋下在那裡，就走進來了。
    .wrong-behind = { POINT($move) }擋得住{ COLOR($opponent) }棋，可是對方下了{ POINT($gap) }，你就少一目。請在開著的地方把牆補好。
    .wrong-push = { POINT($move) }賺到一點，可是{ COLOR($opponent) }棋從{ POINT($gap) }走進來，賺得更多。

rules_go_game_end_pass_n = 雙方虛手
rules_go_game_end_pass_c = 雙方的邊界都封好了，再下也沒有好處。請虛手，{ COLOR($opponent) }棋也會虛手。
    .hint = 按棋盤旁邊的「虛手」鈕。
    .right = 雙方都虛手，這盤棋下完了。可以來數空點了。
    .wrong-inside = { POINT($move) }是你自己的地。在那裡下子，地就少一目。
    .wrong-visit = { POINT($move) }是{ COLOR($opponent) }棋的地。在那裡下的子最後會被提掉，替{ COLOR($opponent) }棋添一目。
    .notes = 只下一顆子打進對方的地，規則並不禁止，初學者不妨一試。對方只要好好應，這顆子就只會變成提子。

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
rules_go_calculate_prisoners_c = 死子也成了提子，提子每顆算一目。{ COLOR($black) }棋的地有{ SCORE($black_territory) }，提了{ STONES($black_prisoners) }；{ COLOR($white) }棋的地有{ SCORE($white_territory) }，提了{ STONES($white_prisoners) }。還沒算貼目，誰領先？
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

rules_go_complete_ways_n = 三種算法
rules_go_complete_ways_c = 同一盤棋，用三種方法來算：數目法算地和提子，填子法先把提子填回對方的地裡，數子法把子和地一起算。每一種都看看。
    .notes = 日本棋手數目，會先把提子填回對方的地裡；中國棋手數子，子和地一起算。請同學想想：差距為什麼一樣？如果不一樣，又差在哪裡？

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
