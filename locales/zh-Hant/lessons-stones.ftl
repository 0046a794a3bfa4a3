## Lesson first_move

rules_go_start_n = 圍棋的規則
rules_go_start_c = 棋盤一開始是空的。雙方輪流，一次下一顆棋子，{ COLOR($black) }棋先下。雙方都想圍住比對方更多的地方，也都想「提子」，就是把對方的棋子拿出棋盤。
    .notes = 先讓大家看一會兒空棋盤，說出這兩個目標：圍住更多地方，提對方的子。後面的課都從這裡來。這裡用的是九路棋盤，十三路和十九路的規則完全相同。

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

## Lesson board

rules_go_board_sizes_n = 認識棋盤
rules_go_board_sizes_c = 棋盤橫的、直的各有幾條線，就叫幾「路」。常用的有九路、十三路和十九路，規則都一樣。這個棋盤是幾路？
    .hint = 從角上開始，沿著邊把線一條一條數過去。
    .answer-nine = 九路
    .answer-thirteen = 十三路
    .answer-nineteen = 十九路
    .right = 橫的、直的都有十三條線，所以是十三路。在一種棋盤上學會的，換一種棋盤照樣用得上。
    .wrong-nine = 九路是小棋盤。沿著邊數到底，這裡不只九條線。
    .wrong-nineteen = 十九路是大棋盤。沿著邊數到底，這裡不到十九條線。
    .rule = 棋盤有九路、十三路和十九路，規則都一樣。

rules_go_board_center_n = 從小棋盤開始
rules_go_board_center_c = 剛開始下棋，用九路棋盤最合適，一盤只要五到十分鐘。棋盤的中間叫「中央」：請下在正中央的點。
    .hint = 每條邊的正中間都有一條線往裡走。這些線在哪裡相交？
    .right = 從{ POINT($center) }到每一條邊，都一樣遠。
    .wrong-corner = { POINT($move) }是角。離{ POINT($corners) }都最遠的，才是中央。
    .wrong-elsewhere = 從{ POINT($move) }看，有的邊近，有的邊遠。正中央是{ POINT($center) }，到每一條邊都一樣遠。
    .notes = 九路熟了再下十三路，班上想下久一點，就用十九路。不下大棋盤，一樣能享受圍棋的樂趣。

rules_go_board_stars_n = 星位
rules_go_board_stars_c = 大棋盤上，有些交叉點印著小圓點，方便大家認位置。這些點叫「星位」：請下在任何一個星位。
    .hint = 有一個星位在中央，每個角附近也各有一個。
    .right = { POINT($move) }是星位。照規則，它和別的交叉點沒有兩樣。
    .wrong-elsewhere = { POINT($move) }上沒有小圓點。星位是{ POINT($stars) }。

rules_go_board_points_n = 還有幾個空點？
rules_go_board_points_c = 十九路棋盤有361個點。{ POINT($played) }已經有子，其他的都是空點：空點有幾個？
    .hint = 361減去有子的點。
    .answer-all = 361
    .answer-rest = 359
    .answer-lines = 19
    .right = 空點有359個。每下一顆子，能下的點就少一個。
    .wrong-all = 361是全部的點。{ POINT($played) }已經有子，不是空點了。
    .wrong-lines = 橫的、直的各有19條線，所以叫十九路。棋盤上幾乎全是空點，比19多得多。
    .rule = 十九路棋盤有361個點。沒有子的點是空點，有子的點就不是空點。

rules_go_board_agreed_n = 別種大小
rules_go_board_agreed_c = 雙方說好了，別種大小的棋盤也能下。這套課程常用這樣的七路棋盤：請下在正中央的點。
    .hint = 從任何一條邊往裡數，連邊上那條線也算，第四條線就通過正中央。
    .right = { POINT($center) }是正中央。小棋盤一樣有邊、有角，規則也和大棋盤相同。
    .wrong-elsewhere = { POINT($move) }不在正中間。從{ POINT($center) }到每一條邊，都一樣遠。

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
    .rule = 棋子只剩一口氣，就是被「叫吃」了：下一手就可能被提掉。
    .notes = 對局時不必說出「叫吃」，不過朋友之間常會提醒一聲。

## Lesson capture

rules_go_capture_center_n = 提子
rules_go_capture_center_c = 棋子沒有氣，就會被提掉，離開棋盤。{ POINT($stone) }的子只剩一口氣：請占掉這口氣。
    .hint = { POINT($stone) }有三面被堵住了。下在第四面。
    .right = 你提掉了{ STONES($captured) }。提來的子也叫「提子」，由你收好，最後還用得到。
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
    .right = 下了{ POINT($move) }，三顆子連成一塊。從現在起，它們要留一起留，要被提就一起被提。
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
    .notes = 往外長的子要帶來新的氣才有用。沿著邊長，氣往往不夠。

rules_go_chains_connect_n = 和同伴相連
rules_go_chains_connect_c = { POINT($stone) }被叫吃了，不過同伴在{ POINT($friend) }等著。請「連接」這兩顆子，也就是把它們連成一塊。
    .hint = 哪個空點在{ POINT($stone) }旁邊，也在{ POINT($friend) }旁邊？
    .right = { POINT($stone) }和{ POINT($friend) }連成一塊，有五口氣。棋連起來就強了。

## Lesson escape

rules_go_escape_see_n = 被叫吃了怎麼辦
rules_go_escape_see_c = { COLOR($opponent) }棋剛下了{ POINT($last) }，你有一塊棋被叫吃了。請找出來讓它「逃」：再下一顆子，讓它有三口氣。
    .hint = 看看{ POINT($last) }附近，你的哪一顆子只剩一口氣？
    .right = { POINT($stone) }本來被叫吃，下了{ POINT($move) }就有三口氣。對方每下一手，都要看看自己的棋有沒有被叫吃。
    .wrong-elsewhere = 你漏看了{ POINT($stone) }。它只剩一口氣，{ COLOR($opponent) }棋下{ POINT($way) }就把它提掉。

rules_go_escape_capture_n = 提掉圍你的子
rules_go_escape_capture_c = 你在{ POINT($stone) }的子，在邊上被叫吃了。沿著邊長，多不了幾口氣，所以請提掉一顆圍住它的子。
    .hint = { POINT($stone) }旁邊的子，哪一顆只剩一口氣？
    .right = { POINT($attacker) }的子拿掉了，{ POINT($stone) }有了兩口氣。
    .wrong-run = 在邊上，下了{ POINT($move) }還是只有一口氣。{ COLOR($opponent) }棋占掉這口氣，就把兩顆子一起提掉。
    .wrong-elsewhere = { COLOR($opponent) }棋下{ POINT($way) }，提掉{ POINT($stone) }的子。

rules_go_escape_connect_n = 一手救兩顆
rules_go_escape_connect_c = { POINT($stones) }這兩顆子都被叫吃了，你卻只能下一手。請把兩顆都救起來。
    .hint = 這兩顆子有一口氣是共用的，在哪裡？
    .right = { POINT($move) }把它們連接起來。連成的這塊棋有兩口氣，不再被叫吃了。
    .wrong-elsewhere = { COLOR($opponent) }棋下{ POINT($joint) }，一手就把兩顆子都提掉。

rules_go_escape_edge_n = 沿著邊逃
rules_go_escape_edge_c = 這裡你下{ COLOR($learner) }棋，{ COLOR($opponent) }棋的{ POINT($chain) }想沿著邊逃走。請一直把它壓在邊上，直到提掉它。
    .hint = 從棋盤開闊的那一面叫吃它，它就只能沿著邊長。
    .right = 提掉了{ STONES($captured) }。在邊上，每長一顆只多一口氣；到了角上，一口也沒多。
    .wrong-ahead = { POINT($move) }擋住了邊上的路，可是{ COLOR($opponent) }棋從{ POINT($out) }逃到開闊的地方去了。
    .wrong-elsewhere = 這樣{ POINT($chain) }這塊棋就逃掉了。它要從哪一口氣離開邊上？請占掉那口氣。
    .rule = 沿著邊逃的棋，多不了幾口氣，不一定逃得掉。

rules_go_escape_choose_n = 救哪一顆？
rules_go_escape_choose_c = { POINT($stones) }這兩顆子都被叫吃了，其中一顆還逃得掉：請救那一顆。
    .hint = 想想看，兩顆子各往外長一顆，會有幾口氣？
    .right = 下了{ POINT($move) }，就有三口氣。{ POINT($edge) }的子救不了，只好放棄。
    .wrong-edge = 下了{ POINT($move) }，在邊上還是只有一口氣，{ COLOR($opponent) }棋把兩顆都提掉。再下一手，{ POINT($middle) }的子可能也會被提掉。
    .wrong-elsewhere = { COLOR($opponent) }棋提掉了{ POINT($middle) }的子，那顆本來逃得掉。
    .rule = 被叫吃的棋，可以往外長、連接同伴，或是提掉圍住它的子。

## Lesson chain_capture

rules_go_chain_last_n = 提一大塊棋
rules_go_chain_last_c = 一顆子或一塊棋，旁邊要有空點，才能留在棋盤上。{ POINT($chain) }這塊棋旁邊只剩一個空點：請找出來，提掉這塊棋。
    .hint = 繞著這塊棋，一顆一顆看過去。最後一口氣在轉彎的地方。
    .right = { POINT($last) }是最後一口氣，{ STONES($captured) }全離開了棋盤。
    .rule = 一顆子或一塊棋要有氣，才能留在棋盤上。
    .notes = 下之前，先請同學用手指沿著這塊棋的外圍描一圈。

rules_go_chain_both_n = 一手提兩塊
rules_go_chain_both_c = { POINT($chain) }是一塊棋，{ POINT($single) }自己是一塊。請用一手把兩塊都提掉。
    .hint = 有沒有一個點，既緊鄰{ POINT($chain) }，也緊鄰{ POINT($single) }？
    .right = { STONES($captured) }一起離開了棋盤。提掉的子全拿出棋盤，這一手才算下好。
    .rule = 提掉的子全拿出棋盤，這一手才算下好。

rules_go_chain_which_n = 提哪一塊？
rules_go_chain_which_c = 有標記的兩塊棋，有一塊用一手就提得掉。請找出是哪一塊，把它提掉。
    .hint = { POINT($first) }這塊棋有幾口氣？{ POINT($second) }這塊棋呢？
    .right = 提掉了{ STONES($captured) }。{ POINT($second) }這塊棋還有兩口氣。
    .wrong-other = { POINT($move) }占了{ POINT($second) }這塊棋的一口氣，它還剩一口。另一塊已經被叫吃了。
    .wrong-elsewhere = 下{ POINT($move) }提不到子。看看{ POINT($first) }的旁邊有哪些空點，再看看{ POINT($second) }的旁邊。

rules_go_chain_edge_n = 趕進角落
rules_go_chain_edge_c = { POINT($chain) }這塊棋有兩口氣，一口朝著角，一口朝著開闊的一面。請用兩手提掉它，先堵住它逃得掉的那一面。
    .hint = 它在{ POINT($open) }長一顆，和在{ POINT($corner) }長一顆，哪一種氣比較多？
    .right = 提掉了{ STONES($captured) }。往角上長，它只找到一口新的氣。
    .wrong-corner = { POINT($move) }沒有堵住開闊的一面。{ COLOR($opponent) }棋下{ POINT($open) }，又有兩口氣了。
    .wrong-elsewhere = { POINT($chain) }這塊棋還在。請占它的氣，先占開闊那一面的。

rules_go_chain_race_n = 誰先提？
rules_go_chain_race_c = 你在{ POINT($mine) }的棋，還有{ COLOR($opponent) }棋在{ POINT($theirs) }的棋，都被叫吃了。輪到你下：請提掉對方那塊，救自己這塊。
    .hint = { POINT($theirs) }的最後一口氣在哪裡？
    .right = 提掉了{ STONES($captured) }。那裡空了出來，你的棋就有三口氣。
    .wrong-run = 下了{ POINT($move) }，你的棋長了一顆，卻還是被叫吃。{ COLOR($opponent) }棋把整塊提掉。
    .wrong-elsewhere = { COLOR($opponent) }棋先下{ POINT($run) }，提掉{ POINT($mine) }。
    .notes = 問問大家：為什麼只差一手，結果就差這麼多？因為這兩塊棋正互相圍著對方。

## Lesson forbidden

rules_go_forbidden_occupied_n = 不能下的點
rules_go_forbidden_occupied_c = 有些地方，規則不准下。試試看：下在{ POINT($stone) }，那裡已經有子了。
    .hint = 把棋子直接下在{ POINT($stone) }的子上面。
    .right = 一個點只能放一顆子。{ POINT($stone) }的子要先被提掉，那裡才會空出來。
    .rule = 一個點只能放一顆子。

rules_go_forbidden_self_n = 沒有氣的點
rules_go_forbidden_self_c = 一手下完，自己的子一定要有氣。試試看：下在{ POINT($point) }。
    .hint = { POINT($point) }是{ POINT($ring) }圍住的空點。
    .right = 下在{ POINT($point) }，你的子沒有氣，也提不到對方的子。這樣的點叫「禁著點」。
    .rule = 一手下完，自己的子一定要有氣，不然就是「禁著點」。

rules_go_forbidden_chain_n = 最後一口氣
rules_go_forbidden_chain_c = 一塊棋也要有氣：不能自己填掉最後一口氣。試試{ POINT($point) }。
    .hint = { POINT($point) }是{ POINT($chain) }唯一的氣。
    .right = { POINT($point) }一填掉，{ POINT($chain) }這塊棋就一口氣也沒有了。

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

## Ideas

rules_go_idea_placing = 棋子下在哪裡
rules_go_idea_stones_stay = 棋子不移動
rules_go_idea_turns = 輪流下
rules_go_idea_board_size = 棋盤的線和點
rules_go_idea_board_places = 認棋盤上的位置
rules_go_idea_find_liberties = 一顆子的氣
rules_go_idea_give_atari = 叫吃對方
rules_go_idea_see_atari = 看出叫吃
rules_go_idea_capture_stone = 提一顆子
rules_go_idea_save_capture = 提子救自己
rules_go_idea_save_extend = 加一顆子來救
rules_go_idea_join_chain = 連成一塊棋
rules_go_idea_chain_liberties = 一塊棋的氣
rules_go_idea_capture_chain = 整塊提掉
rules_go_idea_edge_run = 邊上的棋
rules_go_idea_last_liberty = 找最後一口氣
rules_go_idea_occupied = 一點只放一顆子
rules_go_idea_self_capture = 禁著點
rules_go_idea_captures_first = 先提子，再看氣
