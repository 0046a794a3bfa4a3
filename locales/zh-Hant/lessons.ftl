## Chapters and orders

rules_go_chapter_stones = 棋子與氣
rules_go_chapter_ko = 打劫
rules_go_chapter_life = 眼與死活
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

## Lesson eyes

rules_go_eyes_one_n = 眼
rules_go_eyes_one_c = { POINT($eye) }是一塊{ COLOR($opponent) }棋圍在裡面的空點。這樣的點叫「眼」：試著下在那裡。
    .hint = 畫圈的點就是眼。
    .right = 你的子下在眼裡沒有氣，這塊棋外面卻還有一口氣。只要那口氣還在，眼裡就不能下。
    .rule = 一塊棋圍在裡面的空點是「眼」，連在一起的空點合起來算一隻眼。
    .notes = 往下走之前先問大家：是哪一條規則不准這樣下？答案是「禁著點」，前面的課學過。

rules_go_eyes_outside_n = 從外面下起
rules_go_eyes_outside_c = { POINT($chain) }這塊棋有兩口氣：一口是眼，一口在外面。請先占外面的氣。
    .hint = 沿著這塊棋的外圍繞一圈。你的子哪裡還沒圍緊？
    .right = 下了{ POINT($move) }，這塊棋只剩眼裡的一口氣，被叫吃了。
    .wrong-elsewhere = { POINT($chain) }這塊棋的兩口氣都還在。請在外面找緊鄰它的空點。

rules_go_eyes_last_n = 眼留到最後
rules_go_eyes_last_c = { COLOR($opponent) }棋下了{ POINT($elsewhere) }。外面的氣都占完了：請提掉{ POINT($chain) }這塊棋。
    .hint = 眼是這塊棋的最後一口氣。現在下進去，提得到子嗎？
    .right = 占掉最後一口氣，提掉{ STONES($captured) }，所以這次可以下在{ POINT($eye) }。只有一隻眼，救不了一塊棋。
    .wrong-elsewhere = { POINT($chain) }這塊棋還在，只剩一口氣。這口氣在哪裡？
    .rule = 被圍住又只有一隻眼的棋，通常提得掉：先占外面的氣，最後才下進眼裡。

rules_go_eyes_two_n = 兩隻眼
rules_go_eyes_two_c = 這塊{ COLOR($opponent) }棋有{ POINT($eyes) }兩隻眼，外面一口氣也沒有。試著填掉一隻眼：下在{ POINT($first) }。
    .hint = 下在畫圈的{ POINT($first) }。
    .right = { POINT($second) }空著，{ POINT($first) }就是禁著點；{ POINT($first) }空著，{ POINT($second) }也是。除非一次下兩手，不然提不掉這塊棋，所以它是「活棋」。
    .rule = 有兩隻眼的棋是「活棋」：對方哪一隻眼都填不了。
    .notes = 這是圍棋的關鍵。讓全班找找看有沒有辦法提掉這塊棋，慢慢來，直到大家看出真的沒有。

rules_go_eyes_make_n = 做兩隻眼
rules_go_eyes_make_c = 這次換你的棋被圍住了，裡面有{ POINT($space) }三個空點。請下一手，做出兩隻眼。
    .hint = 你的子下了以後，兩旁都要留下空點。
    .right = { POINT($move) }把空點隔開了。{ POINT($eyes) }是兩隻眼，你的棋活了。
    .wrong-left = 下了{ POINT($move) }，剩下的兩個空點連在一起，只算一隻眼。{ COLOR($opponent) }棋下進來，你提掉這顆子，{ COLOR($opponent) }棋再下進來，就把整塊棋提掉。
    .wrong-right = 下了{ POINT($move) }，剩下的兩個空點連在一起，只算一隻眼。{ COLOR($opponent) }棋下進來，你提掉這顆子，{ COLOR($opponent) }棋再下進來，就把整塊棋提掉。
    .wrong-elsewhere = 這樣{ POINT($space) }還沒有隔開。{ COLOR($opponent) }棋先下進來，你就只剩一隻眼。

rules_go_eyes_keep_n = 別填自己的眼
rules_go_eyes_keep_c = { COLOR($opponent) }棋下了{ POINT($elsewhere) }，你在{ POINT($chain) }的這塊棋四面都被圍住了。要不要補一手？請下一手，下完這塊棋還活著就行。
    .hint = 這塊棋有兩隻眼就夠了，兩隻都要留著。請下在棋盤的別處。
    .right = 兩隻眼都在，這塊棋不必補，你才有空下{ POINT($move) }。自己的眼要留著，別填掉。
    .wrong-left = { POINT($move) }填掉了自己的一隻眼，這塊棋只剩一口氣。{ COLOR($opponent) }棋占掉這口氣，整塊棋就被提掉。
    .wrong-right = { POINT($move) }填掉了自己的一隻眼，這塊棋只剩一口氣。{ COLOR($opponent) }棋占掉這口氣，整塊棋就被提掉。
    .wrong-pass = 就算虛手不下，{ POINT($chain) }這塊棋也活著。不過輪到你了，還是下一手，下在不傷自己棋的地方。
    .rule = 有兩隻眼的棋，自己填掉一隻，就提得掉了。

## Lesson false_eyes

rules_go_false_eyes_part_n = 假眼
rules_go_false_eyes_part_c = { COLOR($opponent) }棋看起來有{ POINT($eyes) }兩隻眼。可是沿著線看，{ POINT($part) }的子和同伴都不相鄰：請提掉它。
    .hint = 數數看，{ POINT($part) }的子有幾口氣？
    .right = { POINT($part) }和同伴之間，只有{ POINT($across) }相通，你下在那裡就把它提掉了。這樣的眼叫「假眼」，看起來像眼，其實不算眼。
    .wrong-elsewhere = { POINT($part) }的子還在。它的最後一口氣在哪裡？
    .rule = 圍住眼的子，有一部分會從眼裡被提掉，這隻眼就是「假眼」。

rules_go_false_eyes_rest_n = 只剩一隻眼
rules_go_false_eyes_rest_c = { COLOR($opponent) }棋下了{ POINT($elsewhere) }。現在請把剩下的{ POINT($chain) }這塊棋提掉。
    .hint = 這塊棋只剩一隻眼，外面一口氣也沒有。
    .right = 提掉了{ STONES($captured) }。{ POINT($corner) }是「真眼」，可是一隻眼不夠活，假眼又不算數。
    .wrong-elsewhere = { POINT($chain) }這塊棋還在。它剩下哪一口氣？

rules_go_false_eyes_which_n = 真眼還是假眼？
rules_go_false_eyes_which_c = 圍住眼的子，不靠這隻眼也連成一塊，才是「真眼」。{ COLOR($opponent) }棋在這裡看起來有三隻眼：哪一隻是真眼？
    .hint = 從眼旁邊的一顆子出發，沿著線一顆一顆走。繞哪一隻眼，不必穿過眼就走得通？
    .answer-corner = 「a」
    .answer-edge = 「b」
    .answer-middle = 「c」
    .right = { POINT($corner) }兩旁的子有{ POINT($joint) }連著，所以是真眼。下在{ POINT($edge) }或是{ POINT($middle) }，都能提掉一部分的子。
    .rule = 圍住眼的子，不靠這隻眼也連成一塊，就是「真眼」。
    .wrong-edge = { POINT($edge_part) }和圍住「b」的其他子都不相鄰。下在「b」就提掉它，這隻眼也就沒了。
    .wrong-middle = { POINT($middle_part) }和其他的子之間，只有「c」相通。下在「c」，這五子就全被提掉。
    .notes = 請一位同學用手指沿著棋子，繞每一隻眼走一圈。沿著線走才算，斜的不算。

rules_go_false_eyes_break_n = 破眼
rules_go_false_eyes_break_c = { COLOR($opponent) }棋在{ POINT($corner) }有一隻真眼。再補一子，{ POINT($eye) }也會變成真眼。請找出這一點，搶先下在那裡，讓{ POINT($eye) }變成假眼。
    .hint = { POINT($below) }的子還要和上面的子連起來。在{ POINT($eye) }的周圍，從哪裡連得起來？
    .right = { POINT($move) }把{ POINT($below) }和上面的子隔開了，中間只有{ POINT($eye) }相通。就算{ COLOR($opponent) }棋填掉它來連接，也只剩一隻眼，不夠活。
    .wrong-elsewhere = 這樣{ COLOR($opponent) }棋就有空把{ POINT($eye) }周圍的子連起來。兩隻都成了真眼，這些子就活了。

rules_go_false_eyes_mend_n = 做成真眼
rules_go_false_eyes_mend_c = 現在換你做活。你在{ POINT($part) }的子和同伴之間，只有{ POINT($eye) }相通：請把{ POINT($eye) }做成真眼。
    .hint = 把{ POINT($part) }的子和同伴連起來，但是{ POINT($eye) }要留著。
    .right = 下了{ POINT($move) }，圍住{ POINT($eye) }的子連成一塊。加上{ POINT($corner) }，你有兩隻真眼，活了。
    .wrong-fill = 下{ POINT($move) }連是連上了，眼卻被自己填掉。只剩{ POINT($corner) }一隻眼，不夠活。
    .wrong-corner = { POINT($move) }填掉了自己的真眼。請留著{ POINT($corner) }，看看{ POINT($eye) }周圍的子。
    .wrong-elsewhere = 這樣{ COLOR($opponent) }棋就有空切斷{ POINT($part) }。{ POINT($eye) }成了假眼，只有一隻眼不夠活。

## Lesson snapback

rules_go_snapback_give_n = 倒撲
rules_go_snapback_give_c = { COLOR($opponent) }棋想把{ POINT($chain) }連到{ POINT($friend) }。請下在中間的{ POINT($point) }，會被提掉也沒關係。
    .hint = 下在畫圈的{ POINT($point) }。
    .right = { COLOR($opponent) }棋下{ POINT($taker) }提掉了你的子，可是那塊棋現在只剩一口氣。像這樣故意送一子，讓對方少一口氣，叫「撲」。
    .wrong-atari = 這也是叫吃，可是{ COLOR($opponent) }棋在{ POINT($point) }連接，就什麼也提不到了。
    .wrong-elsewhere = { COLOR($opponent) }棋在{ POINT($point) }連接，{ POINT($chain) }就沒有危險了。這一點要搶先下。
    .notes = 請全班說說看：對方這塊棋，在撲之前有幾口氣？提了你的子以後，又剩幾口？答案是兩口和一口。

rules_go_snapback_take_n = 馬上提回
rules_go_snapback_take_c = { POINT($stones) }現在連成一塊，被叫吃了。請馬上提回來：這裡沒有規則不准。
    .hint = 找找這塊棋的最後一口氣。你的子剛才就在那裡。
    .right = 送一子，提回{ STONES($captured) }，這叫「倒撲」。盤面和先前不一樣，所以不是劫。
    .wrong-elsewhere = { COLOR($opponent) }棋在{ POINT($point) }連接，機會就沒了。
    .rule = 倒撲是先送一子，馬上提回好幾子：盤面不會重現，所以不是劫。
    .notes = 打劫時，雙方每次都只提一子，同樣的盤面會一直重現。這裡{ COLOR($white) }棋少了三子，盤面不會重現。

rules_go_snapback_ko_n = 看起來很像
rules_go_snapback_ko_c = 這裡{ COLOR($opponent) }棋也剛下了{ POINT($taker) }，提掉一子。試著馬上提回來：下在{ POINT($point) }。
    .hint = 下在{ POINT($point) }，你的子剛才在那裡被提掉。
    .right = 這樣只提得到{ POINT($taker) }一子，盤面就和之前一模一樣：這是劫。倒撲會提回兩子以上。

rules_go_snapback_find_n = 找出倒撲
rules_go_snapback_find_c = 有標記的{ COLOR($opponent, form: "stone") }子快要逃掉了。請用倒撲提掉它們。
    .hint = { COLOR($opponent) }棋想在哪裡連接？就在那一點送一子，再提回來。
    .right = 送一子，提回{ STONES($captured) }。這一撲占了{ COLOR($opponent) }棋想連接的點，又讓對方少一口氣。
    .wrong-atari = 這也是叫吃，可是{ COLOR($opponent) }棋在{ POINT($connects) }連接，所有的子就連成一塊了。
    .wrong-elsewhere = { COLOR($opponent) }棋在{ POINT($connects) }連接，機會就沒了。

rules_go_snapback_connect_n = 提防倒撲
rules_go_snapback_connect_c = 現在換你下{ COLOR($learner) }棋，{ COLOR($opponent) }棋想用倒撲提你的{ POINT($chain) }。請搶先把它們和{ POINT($friend) }連起來。
    .hint = { COLOR($opponent) }棋會撲在哪一點？趁現在自己先下。
    .right = { POINT($point) }補好了，對方再也撲不進來。你的子全連成一塊。
    .wrong-shortage = { POINT($move) }填掉了自己的一口氣。{ COLOR($opponent) }棋下{ POINT($point) }，就把這塊棋全提掉。
    .wrong-elsewhere = { COLOR($opponent) }棋撲在{ POINT($point) }。你要是下{ POINT($taker) }提掉這顆子，{ COLOR($opponent) }棋再下{ POINT($point) }，就把整塊棋提掉。

rules_go_snapback_bait_n = 別上當
rules_go_snapback_bait_c = 你下{ COLOR($learner) }棋。{ POINT($stones) }的子都被叫吃了，不過其中一顆是誘餌。請提另一顆。
    .hint = 提子之前先數數看：提了以後，自己的棋會有幾口氣？
    .right = 提掉{ POINT($cutter) }，你的棋多了一口氣，{ POINT($bait) }的子再也傷不了你。
    .wrong-bait = 提到了一子，可是你的棋只剩一口氣。{ COLOR($opponent) }棋再下{ POINT($bait) }，就提掉三子。
    .wrong-elsewhere = { POINT($chain) }被叫吃了，{ COLOR($opponent) }棋會提掉它們。請從有標記的子裡提一顆。
    .notes = 提得到的子，不一定該提。要先想想：提了以後，對方下一手會下哪裡？

## Lesson seki

rules_go_seki_try_n = 雙活
rules_go_seki_try_c = 有標記的兩塊棋，一塊是你的，一塊是{ COLOR($opponent) }棋的，共用最後兩口氣：{ POINT($shared) }。請占掉其中一口，看看會怎樣。
    .hint = 共用的氣是{ POINT($shared) }，下哪一點都行。
    .right-title = 被提掉了
    .right = 你的子讓兩塊棋都少了一口氣。{ COLOR($opponent) }棋占掉最後一口，你的棋就被提掉了。
    .wrong-elsewhere = 這樣兩塊棋的氣都沒有變。共用的氣是{ POINT($shared) }，這次請選一點試試。

rules_go_seki_other_n = 雙方都一樣
rules_go_seki_other_c = 同一個盤面，這次是{ COLOR($opponent) }棋先試，下了{ POINT($first) }。請提掉{ POINT($theirs) }這塊棋。
    .hint = 兩塊棋都只剩共用的一口氣，看誰先占到。
    .right = 提掉了{ STONES($captured) }。誰先下誰就被提，所以誰都不下。兩塊棋都沒有眼，卻都活著，這叫「雙活」。
    .wrong-elsewhere = 你的棋也被叫吃了：{ COLOR($opponent) }棋下{ POINT($last) }，就把它提掉。
    .rule = 最簡單的「雙活」，是兩塊棋共用最後兩口氣，誰先下誰就被提，所以兩塊都活著。

rules_go_seki_extra_n = 多一口氣
rules_go_seki_extra_c = 這裡你的棋在{ POINT($extra) }還有第三口氣，所以還不是雙活。輪到你下：請叫吃{ POINT($theirs) }這塊棋。
    .hint = 這次可以占共用的氣，因為你比對方多一口。
    .right = 你的棋還有兩口氣，{ POINT($theirs) }這塊棋只剩一口，所以你會先提到子。有一方多一口氣，就不是雙活。
    .wrong-extra = { POINT($move) }填掉了自己的第三口氣。現在兩塊棋都只剩{ POINT($shared) }，就成了雙活。
    .wrong-elsewhere = { COLOR($opponent) }棋占掉你的第三口氣。只剩{ POINT($shared) }，就成了雙活。

rules_go_seki_make_n = 用雙活救棋
rules_go_seki_make_c = 同一個盤面，現在換你下{ COLOR($learner) }棋，輪到你了。請做成雙活，救活{ POINT($mine) }這塊棋。
    .hint = { POINT($theirs) }這塊棋，有一口氣不是共用的。
    .right = 現在兩塊棋都只有{ POINT($shared) }這兩口氣，誰都不能下。你的棋活了，對方的棋也活著。
    .wrong-elsewhere = { COLOR($opponent) }棋先動手，又多一口氣，你的棋就被提掉了。

rules_go_seki_pass_n = 別去動它
rules_go_seki_pass_c = 現在又換你下{ COLOR($learner) }棋，可是下哪裡都會吃虧。不下也行，放棄這一手叫「虛手」（pass）：請虛手。
    .hint = 按棋盤旁邊的「虛手」鈕。
    .right = { COLOR($opponent) }棋也虛手，這盤棋下完了。雙活就這樣留在棋盤上。
    .wrong-inside = { POINT($move) }已經被你圍住了。在那裡下子，只會填掉自己圍住的一點，所以請虛手。
    .wrong-visit = 下在{ POINT($move) }的子活不了，最後會被{ COLOR($opponent) }棋提掉。請改成虛手。

rules_go_seki_count_n = 誰的地都不是
rules_go_seki_count_c = 終局時，雙活的兩塊棋都留在棋盤上。點選{ COLOR($white) }棋的地，也就是只被{ COLOR($white) }棋圍住的空點。
    .hint = { COLOR($white) }棋有兩塊地：一大塊，還有單獨一點。
    .right = { COLOR($white) }棋的地有{ SCORE($white_territory) }。{ POINT($shared) }夾在雙活的兩塊棋中間，誰的地都不是。
    .rule = 終局時，雙活的兩塊棋都留著，共用的空點誰的地都不是。
    .notes = 有些雙活的棋帶著眼。照日本規則，這樣的眼也不算地；用數子法算，就算數。

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
