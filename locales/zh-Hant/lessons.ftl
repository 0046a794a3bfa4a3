## Chapters and orders

rules_go_chapter_stones = 棋子與氣
rules_go_chapter_ko = 打劫
rules_go_chapter_ending = 終局與計算
rules_go_order_capture_first = 先學打劫
rules_go_order_territory_first = 先學計算

## Lesson first_move

rules_go_start_n = 圍棋的規則
rules_go_start_c = 棋盤一開始是空的。{ COLOR($black) }棋先下，之後雙方輪流，一次下一顆子。目標是圍住空點、提掉對方的棋子。
    .notes = 先讓大家看一會兒空棋盤，說出這兩個目標，後面的課都從這裡來。這裡用的是九路棋盤，十三路和十九路的規則完全相同。

rules_go_first_move_n = 第一手
rules_go_first_move_c = { COLOR($black) }棋下第一手。把棋子放在線與線的交叉點上，哪一點都可以。
    .hint = 每個交叉點都空著，挑你喜歡的下。
    .right = 你的棋子下在{ POINT($move) }。棋子要放在交叉點上，不放在格子裡。
    .rule = { COLOR($black) }棋先下。棋子下在線與線交叉的空點上。
    .notes = 請幾位同學各選一點。下在中間、邊上、角上都可以。

rules_go_first_corner_n = 角與邊
rules_go_first_corner_c = 邊上和角上的交叉點，和別的點一樣可以下。現在輪到{ COLOR($learner) }棋：請下在最角落的點。
    .hint = 四個角是{ POINT($corners) }。
    .right = { POINT($move) }是角，棋子可以放在這裡。棋盤最外面的線也能下。
    .wrong-edge = { POINT($move) }在邊上。沿著邊走到底就是角：{ POINT($corners) }。
    .wrong-inside = { POINT($move) }可以下，不過那裡不是角。四個角是{ POINT($corners) }。

rules_go_first_stay_n = 棋子不移動
rules_go_first_stay_c = 棋子下了就不再移動。想往旁邊去，就要再下一顆：請沿著線，下在{ POINT($stone) }的旁邊。
    .hint = 從{ POINT($stone) }沿著線過去一格，是{ POINT($near) }。
    .right = { POINT($stone) }留在原地，{ POINT($move) }在它旁邊。棋子只有被提掉，才會離開棋盤。
    .wrong-diagonal = { POINT($move) }和{ POINT($stone) }是斜對角，中間沒有線相連。請沿著線走一格。
    .wrong-far = { POINT($move) }不在{ POINT($stone) }旁邊。它旁邊的點是{ POINT($near) }。
    .rule = 棋子下了就不再移動，被提掉才會離開棋盤。

rules_go_first_turn_n = 輪流下
rules_go_first_turn_c = 雙方輪流下，一次一顆子。最後一顆子下在{ POINT($last) }：現在輪到誰？
    .hint = 看看{ POINT($last) }的子是什麼顏色，接著輪到另一方。
    .answer-black = { COLOR($black) }棋
    .answer-white = { COLOR($white) }棋
    .right = 輪到{ COLOR($black) }棋。誰都不能連下兩手。
    .wrong-white = { COLOR($white) }棋剛下了{ POINT($last) }，現在換{ COLOR($black) }棋下。
    .rule = 雙方輪流下，一次下一顆子。

## Lesson liberties

rules_go_liberties_center_n = 氣
rules_go_liberties_center_c = 沿著線緊鄰棋子的空點，是棋子的「氣」。{ POINT($stone) }的子有四口氣：請用{ COLOR($learner, form: "stone") }子占掉其中一口。
    .hint = { POINT($stone) }周圍標出的點，下哪一個都行。
    .right = { POINT($move) }本來是一口氣。現在{ POINT($stone) }還剩三口氣。
    .rule = 沿著線緊鄰棋子的空點，是棋子的「氣」。
    .notes = 棋子靠氣活著，就像人要呼吸。請全班一起數出聲來：氣一定是空點。

rules_go_liberties_edge_n = 邊上的氣
rules_go_liberties_edge_c = 線到邊上就沒有了，所以{ POINT($stone) }的子只有三口氣。請占掉其中一口。
    .hint = { POINT($stone) }的氣有兩口在邊上，一口朝著棋盤裡面。
    .right = { POINT($move) }被你占了，還剩兩口氣。邊上的棋子比較容易被圍住。

rules_go_liberties_corner_n = 角上的氣
rules_go_liberties_corner_c = { POINT($stone) }在角上。它有幾口氣？
    .hint = 用手指按著{ POINT($stone) }，沿著每條線走一格。
    .answer-two = 兩口
    .answer-three = 三口
    .answer-four = 四口
    .right = 它的氣是{ POINT($free) }。角上的棋子，氣最少。
    .wrong-three = { POINT($stone) }和{ POINT($across) }中間沒有線。只有{ POINT($free) }是氣。
    .wrong-four = 棋子在中間才有四口氣。{ POINT($stone) }有兩邊碰到棋盤的盡頭，只剩{ POINT($free) }。

rules_go_liberties_diagonal_n = 斜的不算
rules_go_liberties_diagonal_c = { POINT($across) }的子都在{ POINT($stone) }的斜對角，一口氣也沒占到。請占掉一口真正的氣。
    .hint = 從{ POINT($stone) }沿著線走一格。
    .right = { POINT($move) }沿著線緊鄰{ POINT($stone) }，是真正的氣。
    .wrong-diagonal = { POINT($move) }也在{ POINT($stone) }的斜對角。四口氣都還在。

rules_go_liberties_atari_n = 叫吃
rules_go_liberties_atari_c = 讓對方的棋子只剩一口氣，叫做「叫吃」：下一手就能提掉它。請叫吃{ POINT($stone) }。
    .hint = { POINT($stone) }有兩口氣，占掉哪一口都行。
    .right = { POINT($stone) }只剩一口氣，這就是叫吃。
    .rule = 一顆子或一塊棋只剩一口氣，就是被「叫吃」了。
    .notes = 對局時不必說出「叫吃」，不過朋友之間常會提醒一聲。

## Lesson capture

rules_go_capture_center_n = 提子
rules_go_capture_center_c = 棋子沒有氣，就會被提掉，離開棋盤。{ POINT($stone) }的子只剩一口氣：請占掉這口氣。
    .hint = { POINT($stone) }有三面被堵住了。下在第四面。
    .right = 你提掉了{ STONES($captured) }。提來的子叫「提子」，由你收著，終局時也要算。
    .rule = 棋子沒有氣，就會被提掉，離開棋盤。

rules_go_capture_edge_n = 邊上的提子
rules_go_capture_edge_c = 在邊上，三顆子就能圍住一顆。請提掉{ POINT($stone) }的子。
    .hint = 從{ POINT($stone) }沿著邊找那個空點。
    .right = { POINT($move) }提掉了{ POINT($stone) }的子。棋盤的邊也幫了忙。

rules_go_capture_corner_n = 角上的提子
rules_go_capture_corner_c = 在角上，兩顆子就夠了。請提掉{ POINT($stone) }的子。
    .hint = { POINT($stone) }旁邊只有一個空點。
    .right = { POINT($move) }提掉了{ POINT($stone) }的子。角上的棋子最容易提。

rules_go_capture_which_n = 提哪一顆？
rules_go_capture_which_c = { POINT($stones) }這兩顆子，有一顆一手就能提掉。請找出來。
    .hint = 數數看，有標記的子各有幾口氣？哪一顆被叫吃了？
    .right = { POINT($move) }是最後一口氣。{ POINT($other) }還有兩口氣，還提不掉。
    .wrong-other = { POINT($move) }占了{ POINT($other) }的一口氣，可是那顆子還有一口，還提不掉。哪一顆已經被叫吃了？
    .wrong-elsewhere = 下{ POINT($move) }提不到子。數數看，{ POINT($stones) }這兩顆子各有幾口氣？

rules_go_capture_rescue_n = 提子救自己
rules_go_capture_rescue_c = 你在{ POINT($stone) }的子被叫吃了。請提掉一顆圍住它的子，把它救出來。
    .hint = 圍住{ POINT($stone) }的子，有沒有哪一顆也被叫吃了？
    .right = { POINT($attacker) }的子不見了，{ POINT($stone) }又有了氣。
    .wrong-run = 下{ POINT($move) }，你的子多了幾口氣，卻沒有提到子。看看{ POINT($attacker) }：它只剩一口氣。

## Lesson chains

rules_go_chains_join_n = 一塊棋
rules_go_chains_join_c = 同色的子沿著線相鄰，就連成「一塊棋」。請把{ POINT($stones) }連成一塊。
    .hint = 下在{ POINT($stones) }的中間。
    .right = 下了{ POINT($move) }，三顆子連成一塊。從現在起，它們要活一起活，要死一起死。
    .rule = 同色的子沿著線相鄰，就連成一塊棋，共用所有的氣。

rules_go_chains_count_n = 氣是共用的
rules_go_chains_count_c = 一塊棋共用所有的氣。{ POINT($chain) }一共有幾口氣？
    .hint = 繞著這塊棋走一圈，數一數旁邊的空點。
    .answer-four = 四口
    .answer-six = 六口
    .answer-eight = 八口
    .right = { POINT($chain) }的周圍有六個空點。棋子連得越長，氣通常越多。
    .wrong-four = 單獨一顆子才是四口氣。{ POINT($chain) }的兩側和兩端都有氣。
    .wrong-eight = 兩顆子分開，各有四口氣。可是{ POINT($chain) }互相占了對方的一口，要少算兩口。

rules_go_chains_capture_n = 整塊提掉
rules_go_chains_capture_c = 一塊棋的最後一口氣被占掉，整塊棋就一起被提掉。請提掉{ POINT($chain) }這塊棋。
    .hint = 這塊棋旁邊只有一個空點，找找看。
    .right = { STONES($captured) }一起離開了棋盤。
    .rule = 一塊棋沒有氣，就整塊一起被提掉。

rules_go_chains_escape_n = 往外長
rules_go_chains_escape_c = 你在{ POINT($stone) }的子被叫吃了。請往外再下一顆連上去，讓它有三口氣。
    .hint = { POINT($stone) }旁邊只有一個空點。
    .right = { POINT($stone) }到{ POINT($move) }連成一塊，有三口氣，暫時沒有危險了。
    .notes = 往外長的子要帶來新的氣才有用。沿著邊逃，氣往往不夠。

rules_go_chains_connect_n = 和同伴相連
rules_go_chains_connect_c = { POINT($stone) }又被叫吃了，不過同伴在{ POINT($friend) }等著。請把它們連起來。
    .hint = 哪個空點在{ POINT($stone) }旁邊，也在{ POINT($friend) }旁邊？
    .right = { POINT($stone) }和{ POINT($friend) }連成一塊，有五口氣。棋連起來就強了。

## Lesson forbidden

rules_go_forbidden_occupied_n = 不能下的點
rules_go_forbidden_occupied_c = 有些地方，規則不准下。試試看：下在{ POINT($stone) }，那裡已經有子了。
    .hint = 把棋子直接下在{ POINT($stone) }的子上面。
    .right = { POINT($stone) }的子要先被提掉，那裡才會空出來。
    .rule = 一個點只能放一顆子。

rules_go_forbidden_self_n = 沒有氣的點
rules_go_forbidden_self_c = 一手下完，自己的子一定要有氣。試試看：下在{ POINT($point) }。
    .hint = { POINT($point) }是{ POINT($ring) }圍住的空點。
    .right = 下在{ POINT($point) }，你的子沒有氣，也提不到對方的子。這樣的點叫「禁著點」。
    .rule = 一手下完，自己的子一定要有氣，不然就是「禁著點」。

rules_go_forbidden_chain_n = 最後一口氣
rules_go_forbidden_chain_c = 一塊棋也一樣：不能自己填掉最後一口氣。試試{ POINT($point) }。
    .hint = { POINT($point) }是{ POINT($chain) }唯一的氣。
    .right = { POINT($point) }一填掉，{ POINT($chain) }這塊棋就全沒有氣了。

rules_go_forbidden_exception_n = 例外
rules_go_forbidden_exception_c = { POINT($point) }旁邊的點全是{ COLOR($opponent) }棋。可是只要提得掉對方的子，自己就有氣了：請下在那裡。
    .hint = { POINT($stones) }共用哪一口氣？
    .right = 先提掉{ STONES($captured) }，{ POINT($point) }就有氣了。
    .rule = 先提掉對方的子，再看自己有沒有氣。提得到子的點，就不是禁著點。
    .notes = 順序很重要：先把對方沒有氣的子拿走，再看自己的子有沒有氣。

rules_go_forbidden_which_n = 能不能下？
rules_go_forbidden_which_c = 「a」和「b」的旁邊都沒有空點。其中一點提得到子，所以能下：請找出來。
    .hint = 數數看，{ POINT($first) }周圍的子和{ POINT($second) }周圍的子，各有幾口氣？
    .right = { POINT($second) }提掉了{ STONES($captured) }。{ POINT($first) }提不到子，所以不能下。
    .wrong-elsewhere = { POINT($move) }本來就能下。請在{ POINT($first) }和{ POINT($second) }之間選：哪一點提得到子？

## Lesson ko

rules_go_ko_take_n = 提劫
rules_go_ko_take_c = 這裡你下{ COLOR($learner) }棋。{ POINT($ko) }的子被叫吃了：請提掉它。
    .hint = { POINT($ko) }的最後一口氣是{ POINT($take) }。
    .right = { POINT($ko) }的子提掉了，這下換你在{ POINT($take) }的子被叫吃。像這樣雙方可以提來提去的形，叫「劫」。

rules_go_ko_retake_n = 不能馬上提回
rules_go_ko_retake_c = 現在換你下{ COLOR($learner) }棋。試著下{ POINT($ko) }，把{ POINT($take) }的子提回來。
    .hint = 下在畫圈的{ POINT($ko) }。
    .right = 要是可以馬上提回，你提過來、我提過去，永遠下不完。所以要先下別的地方。
    .rule = 對方剛提了劫，不能馬上提回。
    .notes = 日本規則只禁止馬上提回。給初學者的數子規則更嚴：先前出現過的整個盤面都不准重現。

rules_go_ko_threat_n = 劫材
rules_go_ko_threat_c = 先下別的地方，而且要讓對方不得不應：請叫吃{ POINT($threat) }。
    .hint = { POINT($threat) }的氣是{ POINT($answers) }。
    .right = { COLOR($opponent) }棋去救{ POINT($threat) }，{ POINT($ko) }的劫就還開著。能這樣逼對方應的地方，叫「劫材」。
    .wrong-connects = { POINT($threat) }沒有被叫吃，{ COLOR($opponent) }棋就有空把{ POINT($ko) }的劫補上。這樣就沒有子可提了。

rules_go_ko_take_back_n = 提回來
rules_go_ko_take_back_c = 雙方都在別處下過一手了，現在可以提{ POINT($take) }的子了。
    .hint = { POINT($take) }的子只剩一口氣，找找看。
    .right = { POINT($take) }的子提掉了，劫歸你了。對方應了你的劫材，你才提得回來。
    .rule = 先在別處下一手，之後才能把劫提回來。

rules_go_ko_other_side_n = 雙方都一樣
rules_go_ko_other_side_c = 這條規則對雙方都一樣。現在又換你下{ COLOR($learner) }棋：試著馬上把{ POINT($ko) }的子提回來。
    .hint = 下在畫圈的{ POINT($take) }。
    .right = 現在{ COLOR($learner) }棋也要找劫材。劫材多的一方，會打贏這個劫。

rules_go_ko_fill_n = 消劫
rules_go_ko_fill_c = { COLOR($opponent) }棋下了{ POINT($elsewhere) }，你可以不應。請把劫補上：連接{ POINT($stones) }。
    .hint = { POINT($take) }同時在這兩顆子的旁邊。
    .right = { POINT($move) }補上了劫，這裡再也沒有子可提。這叫「消劫」。

## Lesson game_end

rules_go_game_end_n = 終局
rules_go_game_end_c = 不想下的時候，可以放棄這一手，這叫「虛手」（pass）。雙方接連虛手，這盤棋就下完了：請虛手，{ COLOR($opponent) }棋也會虛手。
    .hint = 按棋盤旁邊的「虛手」鈕。
    .right = 雙方都虛手，這盤棋下完了。接著來算勝負。
    .wrong-inside = { POINT($move) }已經被你圍住了。在那裡下子沒有好處，還會填掉自己圍住的一點，所以請虛手。
    .wrong-visit = 下在{ POINT($move) }的子活不了，最後會被{ COLOR($opponent) }棋提掉。請改成虛手。
    .rule = 不想下的時候，可以虛手。雙方接連虛手，這盤棋就下完了。

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
