## Lesson surrounded

rules_go_surrounded_border_n = 地
rules_go_surrounded_border_c = 只由一方圍住的空點，是這一方的「地」；圍住這塊地的子，就是「邊界」。你在角上的邊界還有缺口：請把它封好。
    .hint = 沿著你的子，從棋盤的一邊看到另一邊。{ COLOR($opponent, form: "stone") }子從哪裡鑽得進來？
    .right = { POINT($gap) }封好了邊界。後面這一角，現在是你的地。
    .wrong-behind = { POINT($move) }擋得住{ COLOR($opponent) }棋，卻填掉了一個可以當地的點。{ COLOR($opponent) }棋下{ POINT($gap) }，你的地就變小了。
    .wrong-inside = { POINT($move) }本來就在你的子後面。{ COLOR($opponent) }棋下{ POINT($gap) }，就走進來了。
    .wrong-elsewhere = { COLOR($opponent) }棋下{ POINT($gap) }，就走進來了。請先封好這個缺口。
    .rule = 只由一方圍住的空點，是這一方的地。
    .notes = 請一位同學用手指沿著邊界，從棋盤的一邊走到另一邊。從這裡起，圍棋比的是地，提子只是得到地的一種方法。

rules_go_surrounded_corner_n = 角、邊、中央
rules_go_surrounded_corner_c = 有陰影的三塊地，都是四個點。哪一塊地的邊界，用的子最少？
    .hint = 到了棋盤的盡頭，就不必用子來圍。
    .answer-corner = 「a」
    .answer-edge = 「b」
    .answer-center = 「c」
    .right = { POINT($corner) }有兩面是棋盤的盡頭，四顆子就夠了。在邊上要六顆，在中央要八顆。
    .wrong-edge = { POINT($edge) }只有一面是棋盤的盡頭，邊界要用六顆子。哪一塊地，有更多面不必圍？
    .wrong-center = { POINT($center) }的四面都要用子來圍，一共八顆。哪一塊地，有棋盤的邊幫忙？
    .rule = 圍地用的子，角上最少，中央最多。
    .notes = 俗話說「金角銀邊草肚皮」。一盤棋多半先下角上，再下邊上，最後才下到中央。

rules_go_surrounded_whose_n = 是誰的地？
rules_go_surrounded_whose_c = { POINT($both) }挨著雙方的子，這樣的點叫「單官」，誰的地都不是。請點選{ COLOR($black) }棋的地，也就是只挨著{ COLOR($black, form: "stone") }子的空點。
    .hint = { COLOR($black) }棋有兩塊地，一大一小。
    .right = 一個空點算一目，{ COLOR($black) }棋的地有{ SCORE($black_territory) }。{ POINT($both) }夾在{ POINT($first) }和{ POINT($second) }中間，誰的地都不是。
    .rule = 挨著雙方棋子的空點是單官，誰的地都不是。

rules_go_surrounded_visit_n = 下進對方的地
rules_go_surrounded_visit_c = 現在你下{ COLOR($learner) }棋。可不可以下在{ COLOR($opponent) }棋的地裡？請在陰影裡選一點試試。
    .hint = 有陰影的點，下哪一個都行。
    .right-title = 沒有活路
    .right = 規則准你下，可是{ COLOR($opponent) }棋一應，{ POINT($move) }的子就沒救了。這樣救不了的子，叫「死子」。
    .wrong-elsewhere = 這一手不在陰影裡。請從{ POINT($inside) }裡選一點。
    .rule = 再也救不了的子，是死子。

rules_go_surrounded_catch_n = 提掉死子
rules_go_surrounded_catch_c = 這裡你下{ COLOR($learner) }棋，你的地裡有一顆對方的子，在{ POINT($stone) }。它是死子，不應也行，不過這次請把它提掉。
    .hint = 它的氣是{ POINT($free) }，一口一口占掉。
    .right = { COLOR($opponent) }棋中間還在別處下了一手，你照樣提掉了{ STONES($captured) }。死子怎麼也逃不掉。
    .wrong-elsewhere = { POINT($stone) }的子逃不掉，可是還在棋盤上。它旁邊的空點就是氣，請一口一口占掉。
    .notes = 對方下進自己的地裡，初學者總是每一手都應。問問大家：那顆子逃得出去嗎？在裡面活得下來嗎？

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
rules_go_eyes_make_c = 這裡是你的棋被圍住了，裡面有{ POINT($space) }三個空點。請下一手，做出兩隻眼。
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
    .wrong-pass = 就算不補，{ POINT($chain) }這塊棋也活著。不過現在輪到你：請下一顆子，下在不傷自己棋的地方。
    .rule = 有兩隻眼的棋，自己填掉一隻，就提得掉了。

## Lesson eye_capture

rules_go_eye_capture_take_n = 提子做眼
rules_go_eye_capture_take_c = 你的{ POINT($chain) }這塊棋，在{ POINT($eye) }有一隻眼。請提掉有標記的{ COLOR($opponent, form: "stone") }子，那裡就成了第二隻眼。
    .hint = { POINT($stone) }的子只剩一口氣。
    .right = { POINT($stone) }空了出來，也圍在你的棋裡面。加上{ POINT($eye) }就有兩隻眼，這塊棋活了。
    .wrong-eye = { POINT($move) }填掉了自己的眼。{ COLOR($opponent) }棋下{ POINT($joins) }，就把整塊棋提掉。
    .wrong-elsewhere = { COLOR($opponent) }棋在{ POINT($joins) }連接，{ POINT($stone) }就提不掉了。你只剩{ POINT($eye) }一隻眼，不夠活。
    .rule = 提子也能做眼：提掉了子，空出來的點就圍在自己的棋裡。

rules_go_eye_capture_stop_n = 不讓對方做眼
rules_go_eye_capture_stop_c = 這裡你下{ COLOR($learner) }棋。別讓{ COLOR($opponent) }棋做出第二隻眼：趁{ POINT($stone) }還沒被提，先把它連起來。
    .hint = 哪個空點在{ POINT($stone) }旁邊，也在{ POINT($friend) }旁邊？
    .right = { POINT($move) }把你的子連起來，一顆也提不掉。{ POINT($chain) }這塊棋，只有{ POINT($eye) }一隻眼。
    .wrong-elsewhere = { COLOR($opponent) }棋下{ POINT($joins) }，提掉{ POINT($stone) }的子。這樣就有了第二隻眼，這塊棋活了。

rules_go_eye_capture_finish_n = 提掉一隻眼的棋
rules_go_eye_capture_finish_c = { COLOR($opponent) }棋下了{ POINT($elsewhere) }。現在請提掉{ POINT($chain) }這塊棋。
    .hint = 這塊棋的眼，就是它的最後一口氣。
    .right = 提掉了{ STONES($captured) }。你先把子連起來，對方就沒有第二隻眼。
    .wrong-elsewhere = { POINT($chain) }這塊棋還在。它剩下哪一口氣？

rules_go_eye_capture_which_n = 該提哪一顆？
rules_go_eye_capture_which_c = 你下{ COLOR($learner) }棋。有標記的兩顆子都提得掉，可是要提對了，{ POINT($chain) }這塊棋才有兩隻眼：請找出該提的那一顆。
    .hint = 其中一顆還能和同伴連起來，另一顆怎麼也逃不掉。
    .right = { POINT($wanted) }的子提掉了，那裡成了一隻眼。{ POINT($other) }的子逃不掉，那裡就是另一隻眼。
    .wrong-other = 這樣提掉了{ POINT($other) }，可是{ COLOR($opponent) }棋在{ POINT($joins) }連接。你只有一隻眼，之後{ COLOR($opponent) }棋下進眼裡，就把整塊棋提掉。
    .wrong-elsewhere = { COLOR($opponent) }棋在{ POINT($joins) }連接，{ POINT($wanted) }就提不掉了。剩下的地方，只夠做一隻眼。
    .notes = 每一顆都問問大家：現在不提它，會怎樣？逃不掉的子，晚一點再提也不遲。

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
rules_go_false_eyes_break_c = { COLOR($opponent) }棋在{ POINT($corner) }有一隻真眼。再補一子，{ POINT($eye) }也會變成真眼。請找出這一點，搶先下在那裡，{ POINT($eye) }就只是假眼。
    .hint = { POINT($below) }的子還要和{ POINT($part) }這塊棋連起來。在{ POINT($eye) }的周圍，從哪裡連得起來？
    .right = { POINT($move) }把{ POINT($below) }和圍住眼的其他子隔開了，它們之間只有{ POINT($eye) }相通。就算{ COLOR($opponent) }棋填掉這隻眼來連接，也只剩一隻眼，不夠活。
    .wrong-elsewhere = 這樣{ COLOR($opponent) }棋就有空把{ POINT($eye) }周圍的子連起來。兩隻都成了真眼，這些子就活了。

rules_go_false_eyes_mend_n = 做成真眼
rules_go_false_eyes_mend_c = 這裡輪到你做活。你在{ POINT($part) }的子和同伴之間，只有{ POINT($eye) }相通：請把{ POINT($eye) }做成真眼。
    .hint = 把{ POINT($part) }的子和同伴連起來，但是{ POINT($eye) }要留著。
    .right = 下了{ POINT($move) }，圍住{ POINT($eye) }的子連成一塊。加上{ POINT($corner) }，你有兩隻真眼，活了。
    .wrong-fill = 下{ POINT($move) }連是連上了，眼卻被自己填掉。只剩{ POINT($corner) }一隻眼，不夠活。
    .wrong-corner = { POINT($move) }填掉了自己的真眼。請留著{ POINT($corner) }，看看{ POINT($eye) }周圍的子。
    .wrong-elsewhere = 這樣{ COLOR($opponent) }棋就有空把{ POINT($part) }隔開。{ POINT($eye) }成了假眼，只有一隻眼不夠活。

## Lesson snapback

rules_go_snapback_give_n = 倒撲
rules_go_snapback_give_c = { COLOR($opponent) }棋想把{ POINT($chain) }連到{ POINT($friend) }。請下在中間的{ POINT($point) }，會被提掉也沒關係。
    .hint = 下在畫圈的{ POINT($point) }。
    .right = { COLOR($opponent) }棋下{ POINT($taker) }提掉了你的子，可是那塊棋現在只剩一口氣。像這樣故意送一子，讓對方少一口氣，叫「撲」。
    .wrong-atari = 這也是叫吃，可是{ COLOR($opponent) }棋在{ POINT($point) }連接，就什麼也提不到了。
    .wrong-elsewhere = { COLOR($opponent) }棋在{ POINT($point) }連接，{ POINT($chain) }就沒有危險了。這一點要搶先下。
    .notes = 請全班說說看：對方這塊棋，在撲之前有幾口氣？提了你的子以後，又剩幾口？答案是兩口和一口。

rules_go_snapback_take_n = 馬上提回
rules_go_snapback_take_c = { POINT($stones) }現在連成一塊，被叫吃了。請馬上提回來：這次沒有規則攔著你。
    .hint = 找找這塊棋的最後一口氣。你的子剛才就在那裡。
    .right = 送一子，提回{ STONES($captured) }，這叫「倒撲」。盤面和先前不一樣，所以不是劫。
    .wrong-elsewhere = { COLOR($opponent) }棋在{ POINT($point) }連接，機會就沒了。
    .rule = 倒撲是先送一子，馬上提回好幾子：盤面不會重現，所以不是劫。
    .notes = 打劫時，雙方每次都只提一子，同樣的盤面會一直重現。這裡{ COLOR($white) }棋少了三子，盤面不會重現。

rules_go_snapback_ko_n = 看起來很像
rules_go_snapback_ko_c = 這裡{ COLOR($opponent) }棋剛下了{ POINT($taker) }，提掉一子。試著馬上提回來：下在{ POINT($point) }。
    .hint = 下在{ POINT($point) }，你的子剛才在那裡被提掉。
    .right = 這樣只提得到{ POINT($taker) }一子，盤面就和之前一模一樣：這是劫。倒撲會提回兩子以上。

rules_go_snapback_find_n = 找出倒撲
rules_go_snapback_find_c = 有標記的{ COLOR($opponent, form: "stone") }子快要逃掉了。請用倒撲提掉它們。
    .hint = { COLOR($opponent) }棋想在哪裡連接？就在那一點送一子，再提回來。
    .right = 送一子，提回{ STONES($captured) }。這一撲占了{ COLOR($opponent) }棋想連接的點，又讓對方少一口氣。
    .wrong-atari = 這也是叫吃，可是{ COLOR($opponent) }棋在{ POINT($connects) }連接，所有的子就連成一塊了。
    .wrong-elsewhere = { COLOR($opponent) }棋在{ POINT($connects) }連接，機會就沒了。

rules_go_snapback_connect_n = 提防倒撲
rules_go_snapback_connect_c = 這裡你下{ COLOR($learner) }棋，{ COLOR($opponent) }棋想用倒撲提你的{ POINT($chain) }。請搶先把它們和{ POINT($friend) }連起來。
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

## Lesson throw_in

rules_go_throw_in_gift_n = 撲
rules_go_throw_in_gift_c = { COLOR($opponent) }棋在{ POINT($eye) }有一隻眼，再下{ POINT($gift) }就有第二隻眼。請在那裡撲一子，讓對方提掉。
    .hint = 下在畫圈的{ POINT($gift) }。
    .right = { COLOR($opponent) }棋下{ POINT($taker) }，提掉了你的子。現在{ POINT($loose) }和其他的子之間，只有{ POINT($gift) }相通。
    .wrong-inside = { COLOR($opponent) }棋下{ POINT($gift) }，提掉你的子。它的子全連起來了，{ POINT($move) }成了第二隻眼。
    .wrong-slow = 這也是叫吃，可是{ COLOR($opponent) }棋在{ POINT($gift) }連接，{ POINT($taker) }就成了第二隻眼。要先撲。
    .wrong-elsewhere = { COLOR($opponent) }棋下{ POINT($gift) }。它的子全連起來了，{ POINT($taker) }成了第二隻眼。
    .notes = 這顆子沒有浪費。請大家比一比：撲了以後的盤面，和{ COLOR($white) }棋自己先下那一點的盤面，差在哪裡？

rules_go_throw_in_atari_n = 讓眼變假
rules_go_throw_in_atari_c = 有標記的子有兩口氣，一口是{ POINT($gift) }，一口在外面。請占掉外面的那一口。
    .hint = 從{ POINT($loose) }沿著棋盤的邊，朝沒有{ COLOR($opponent, form: "stone") }子的那一頭找。
    .right = 要救{ POINT($loose) }，{ COLOR($opponent) }棋只好填掉{ POINT($gift) }。所以那裡是假眼。
    .wrong-elsewhere = { POINT($loose) }的兩口氣都還在。請占掉{ POINT($end) }那一口。
    .rule = 撲就是送一子給對方提，可以讓眼變成假眼，也可以讓對方少一口氣。

rules_go_throw_in_take_n = 送一子，提整塊
rules_go_throw_in_take_c = { COLOR($opponent) }棋填了{ POINT($gift) }來救那顆子。現在請提掉整塊棋。
    .hint = 這塊棋只有一隻眼，沒有別的氣。
    .right = 送了一子，換來{ STONES($captured) }。
    .wrong-elsewhere = { POINT($chain) }這塊棋還在。它剩下哪一口氣？

rules_go_throw_in_guard_n = 搶先下那一點
rules_go_throw_in_guard_c = 這裡你下{ COLOR($learner) }棋，有標記的子還沒和你的棋連起來。趁{ COLOR($opponent) }棋還沒撲，請做出兩隻眼。
    .hint = { COLOR($opponent) }棋會撲在哪一點，你就下在那一點。
    .right = { POINT($gift) }把{ POINT($loose) }連了起來。{ POINT($taker) }和{ POINT($eye) }是兩隻真眼，你的棋活了。
    .wrong-narrow = { COLOR($opponent) }棋下{ POINT($end) }。你要救{ POINT($loose) }就得填{ POINT($gift) }，只剩一隻眼。
    .wrong-run = { COLOR($opponent) }棋照樣撲在{ POINT($gift) }。你提掉這顆子，可是{ POINT($loose) }和你的棋之間只有{ POINT($gift) }相通，那是假眼。
    .wrong-eye = { POINT($move) }填掉了自己的眼。接下來，你最多只做得出一隻眼。
    .wrong-elsewhere = { COLOR($opponent) }棋撲在{ POINT($gift) }。你下{ POINT($taker) }提掉這顆子，{ COLOR($opponent) }棋再下{ POINT($end) }，{ POINT($gift) }就是假眼了。

rules_go_throw_in_race_n = 比誰先提
rules_go_throw_in_race_c = 你的{ POINT($mine) }這塊棋，和對方的{ POINT($theirs) }這塊棋，各有兩口氣，誰先提到誰就贏。輪到你下：請撲一子。
    .hint = 對方這塊棋的氣是{ POINT($inside) }。請占其中一口，被提掉也沒關係。
    .right = { COLOR($opponent) }棋提了一子，卻也填掉了自己的一口氣。你提掉了{ STONES($captured) }。
    .wrong-near = { POINT($move) }填掉了自己的一口氣。{ COLOR($opponent) }棋占掉最後一口，你的棋就被提掉了。
    .wrong-far = { POINT($move) }填掉了自己的一口氣。{ COLOR($opponent) }棋占掉最後一口，你的棋就被提掉了。
    .wrong-elsewhere = 這一手沒占到{ POINT($theirs) }這塊棋的氣。{ COLOR($opponent) }棋占掉{ POINT($outside) }裡的一口，你的棋就被叫吃了。
    .notes = 每下一手，就請大家數一數兩塊棋的氣。撲占掉一口氣；{ COLOR($white) }棋要提這顆子，得再填掉自己的一口，換回來的只有前面那一口。

## Lesson seki

rules_go_seki_try_n = 雙活
rules_go_seki_try_c = 有標記的兩塊棋，一塊是你的，一塊是{ COLOR($opponent) }棋的，共用最後兩口氣：{ POINT($shared) }。請占掉其中一口，看看會怎樣。
    .hint = 共用的氣是{ POINT($shared) }，下哪一點都行。
    .right-title = 被提掉了
    .right = 你的子讓兩塊棋都少了一口氣。{ COLOR($opponent) }棋占掉最後一口，你的棋就被提掉了。
    .wrong-elsewhere = 這樣兩塊棋的氣都沒有變。共用的氣是{ POINT($shared) }，這次請選一點試試。

rules_go_seki_other_n = 雙方都一樣
rules_go_seki_other_c = 這裡{ COLOR($opponent) }棋先占了一口共用的氣，下在{ POINT($first) }。請提掉{ POINT($theirs) }這塊棋。
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
rules_go_seki_make_c = 這裡你下{ COLOR($learner) }棋，輪到你了。請做成雙活，救活{ POINT($mine) }這塊棋。
    .hint = { POINT($theirs) }這塊棋，有一口氣不是共用的。
    .right = 現在兩塊棋都只有{ POINT($shared) }這兩口氣，誰都不能下。你的棋活了，對方的棋也活著。
    .wrong-elsewhere = { COLOR($opponent) }棋先動手，又多一口氣，你的棋就被提掉了。

rules_go_seki_pass_n = 別去動它
rules_go_seki_pass_c = 現在又換你下{ COLOR($learner) }棋，可是下哪裡都會吃虧。不下也行，放棄這一手叫「虛手」（pass）：請虛手。
    .hint = 按棋盤旁邊的「虛手」鈕。
    .right = { COLOR($opponent) }棋也虛手了。雙方接連虛手，這盤棋就下完了，雙活原樣留在棋盤上。
    .wrong-inside = { POINT($move) }已經被你圍住了。在那裡下子，只會填掉自己圍住的一點，所以請虛手。
    .wrong-visit = 下在{ POINT($move) }的子活不了，最後會被{ COLOR($opponent) }棋提掉。請改成虛手。

rules_go_seki_count_n = 誰的地都不是
rules_go_seki_count_c = 終局時，雙活的兩塊棋都留在棋盤上。點選{ COLOR($white) }棋的地，也就是只被{ COLOR($white) }棋圍住的空點。
    .hint = { COLOR($white) }棋有兩塊地：一大塊，還有單獨一點。
    .right = { COLOR($white) }棋的地有{ SCORE($white_territory) }。{ POINT($shared) }夾在雙活的兩塊棋中間，誰的地都不是。
    .rule = 終局時，雙活的兩塊棋都留著，共用的空點誰的地都不是。
    .notes = 有些雙活的棋帶著眼。照日本規則，這樣的眼也不算地；用數子法就要算。

## Lesson seki_eyes

rules_go_seki_eyes_try_n = 有眼的雙活
rules_go_seki_eyes_try_c = 有標記的兩塊棋各有一隻眼，就是{ POINT($my_eye) }和{ POINT($their_eye) }，還共用{ POINT($shared) }這口氣。請下在共用的氣，看看會怎樣。
    .hint = 下在畫圈的{ POINT($shared) }。
    .right-title = 被提掉了
    .right = 你占掉了共用的氣，自己的棋也只剩眼裡那一口。{ COLOR($opponent) }棋下{ POINT($my_eye) }，你的棋就被提掉了。
    .wrong-eye = { POINT($move) }填掉了自己的眼。{ COLOR($opponent) }棋下{ POINT($shared) }，就把你的棋提掉。
    .wrong-elsewhere = 這樣兩塊棋的氣都沒有變。這次請下在{ POINT($shared) }試試。

rules_go_seki_eyes_other_n = 要是對方先下
rules_go_seki_eyes_other_c = 這裡{ COLOR($opponent) }棋先占了共用的那口氣，下在{ POINT($shared) }。請提掉{ POINT($theirs) }這塊棋。
    .hint = 這塊棋只剩一口氣，就是它的眼。
    .right = 提掉了{ STONES($captured) }。{ POINT($shared) }誰都不能先下，所以兩塊棋都活著：這也是雙活。
    .wrong-elsewhere = 你的棋也被叫吃了：{ COLOR($opponent) }棋下{ POINT($my_eye) }，就把它提掉。
    .rule = 有的雙活，兩塊棋各有一隻眼，還共用一口氣。誰先下在那裡，誰就被提。

rules_go_seki_eyes_closed_n = 眼裡不能下
rules_go_seki_eyes_closed_c = 這裡你下{ COLOR($learner) }棋。試試看，從眼裡進攻：下在{ POINT($eye) }。
    .hint = 下在畫圈的{ POINT($eye) }。
    .right = 只要{ POINT($shared) }空著，這隻眼裡就不能下。要是先填{ POINT($shared) }，自己的棋會被提掉，所以這裡誰都不下。

rules_go_seki_eyes_count_n = 不算地的眼
rules_go_seki_eyes_count_c = 終局時，兩塊棋都留在棋盤上。雙活裡，連眼也不算地：請點選{ COLOR($white) }棋的地。
    .hint = { COLOR($white) }棋有一大塊地，不挨著雙活的兩塊棋。
    .right = { COLOR($white) }棋的地有{ SCORE($white_territory) }。兩隻眼{ POINT($eyes) }，還有共用的氣{ POINT($shared) }，都不算誰的。
    .rule = 照日本的算法，雙活裡的眼不算地。
    .notes = 這是日本的算法。像中國那樣連棋子一起算，雙活裡的眼就歸圍住它的一方。

rules_go_seki_eyes_none_n = 有眼對沒眼
rules_go_seki_eyes_none_c = 你的{ POINT($mine) }這塊棋有一隻眼，{ POINT($theirs) }那塊棋沒有。這不是雙活：請提掉那塊棋。
    .hint = 先後占掉{ POINT($shared) }。你的棋在{ POINT($eye) }還有一隻眼，比對方多一口氣。
    .right = 提掉了{ STONES($captured) }。你的眼多了一口氣，{ COLOR($opponent) }棋就沒辦法反過來提你。
    .wrong-eye = { POINT($move) }填掉了自己的眼。沒有眼，你的氣就不比對方多。
    .wrong-elsewhere = { POINT($theirs) }那塊棋還在。它的氣都和你共用，請一口一口占掉。
    .rule = 兩塊棋共用氣，只有一塊有眼，沒有眼的那塊通常是死棋。

## Lesson still_alive

rules_go_still_alive_take_n = 被提了還算活
rules_go_still_alive_take_c = 你下{ COLOR($learner) }棋。有標記的子被叫吃了：請提掉它。
    .hint = { POINT($stone) }的子只剩一口氣。
    .right = { POINT($stone) }的子提掉了。可是現在，你的棋也只剩這一口氣。
    .wrong-elsewhere = { COLOR($opponent) }棋自己下{ POINT($taker) }，提掉了你在{ POINT($chain) }的子。

rules_go_still_alive_back_n = 新的活棋
rules_go_still_alive_back_c = 這裡你下{ COLOR($learner) }棋，你在{ POINT($stone) }的子剛被提掉。請在那裡再下一子，提掉{ POINT($chain) }這塊棋。
    .hint = 這塊棋的最後一口氣是{ POINT($stone) }，你的子本來就在那裡。
    .right = 提掉了{ STONES($captured) }，{ POINT($stone) }的新子誰也提不掉。原來那顆子雖然會被提，卻算是活的：它的位置上會有「新的活棋」。
    .wrong-elsewhere = { POINT($chain) }這塊棋還在。它被叫吃了，最後一口氣是{ POINT($stone) }。
    .rule = 提不掉的棋是活棋；被提以後，還能下出提不掉的新子，也算活棋。其他的都是死子。
    .notes = 這就是倒撲，只是換成從送掉的那顆子來看。終局時什麼留在棋盤上，就看這一點。

rules_go_still_alive_four_n = 直四
rules_go_still_alive_four_c = 一塊棋裡面，能做眼的空點叫「眼位」。你的眼位是排成一直線的{ POINT($space) }，{ COLOR($opponent) }棋下了{ POINT($inside) }：請讓這塊棋活著。
    .hint = 四個點排成一排，中間有兩點。{ COLOR($opponent) }棋占了其中一點。
    .right = { POINT($eye) }是一隻眼，{ POINT($inside) }的子困在另一隻眼裡。對方占了中間的一點，你就占另一點，所以「直四」不補也是活棋。
    .wrong-near = { COLOR($opponent) }棋下{ POINT($middle) }。中間的兩點都被占了，你只做得出一隻眼。
    .wrong-far = { COLOR($opponent) }棋下{ POINT($middle) }。中間的兩點都被占了，你只做得出一隻眼。
    .wrong-elsewhere = { COLOR($opponent) }棋下{ POINT($middle) }。中間的兩點都被占了，你只做得出一隻眼。
    .rule = 四個點排成一直線的眼位叫「直四」，夠做兩隻眼。

rules_go_still_alive_three_n = 直三
rules_go_still_alive_three_c = 這裡你下{ COLOR($learner) }棋。這個眼位是三個點的「直三」，正中間是你的子。請一再往裡面送子，直到提掉{ POINT($chain) }這塊棋。
    .hint = 下在裡面。{ COLOR($opponent) }棋提了你的子，就再下進去。
    .right = 提掉了{ STONES($captured) }。{ COLOR($opponent) }棋每提一次，眼位就小一點：這塊棋本來就是死的。
    .wrong-elsewhere = { POINT($chain) }這塊棋逃不掉，可是還在棋盤上。請下在它的眼位裡。
    .rule = 眼位是直三，中間被占就只有一隻眼，是死棋。
    .notes = 自己的眼位是直三，就要及時占住中間：前面「做兩隻眼」那一節教過。

rules_go_still_alive_square_n = 方四
rules_go_still_alive_square_c = 這裡你下{ COLOR($learner) }棋。{ COLOR($opponent) }棋的眼位是四個點的方塊，叫「方四」，它下{ POINT($last) }想做兩隻眼：請阻止它。
    .hint = 還剩三個點。哪一點夾在另外兩點中間？
    .right = 你在{ POINT($vital) }的子緊鄰{ POINT($ends) }，{ COLOR($opponent) }棋只剩一隻眼。方四就算自己先下，也是死棋。
    .wrong-corner = { COLOR($opponent) }棋下{ POINT($vital) }，提掉你的子。{ POINT($ends) }成了兩隻眼。
    .wrong-inner = { COLOR($opponent) }棋下{ POINT($vital) }，提掉你的子。{ POINT($ends) }成了兩隻眼。
    .wrong-elsewhere = { COLOR($opponent) }棋下{ POINT($vital) }，{ POINT($ends) }成了兩隻眼。
    .rule = 眼位是方四，只做得出一隻眼，是死棋。

rules_go_still_alive_which_n = 活的還是死的？
rules_go_still_alive_which_c = 這個棋盤上有兩塊棋是死的，其他都是活棋。請標出死棋。
    .hint = 先看眼位：哪一塊是方四？再看看，哪些子會被倒撲提掉？
    .right = 下{ POINT($point) }就能提掉{ POINT($pair) }，{ POINT($square) }這塊棋只有一隻眼。{ POINT($row) }這塊棋是直四，活著；{ POINT($single) }被提了會有新的活棋，也算活。

## Ideas

rules_go_idea_border_close = 邊界
rules_go_idea_territory_tell = 是誰的地
rules_go_idea_intruder = 下進地裡的子
rules_go_idea_eye_one = 一隻眼
rules_go_idea_two_eyes = 兩隻眼
rules_go_idea_two_eyes_make = 做兩隻眼
rules_go_idea_eye_by_capture = 提子做眼
rules_go_idea_eye_prevent = 不讓對方做眼
rules_go_idea_false_eye_take = 從假眼提子
rules_go_idea_false_eye_tell = 真眼與假眼
rules_go_idea_false_eye_turn = 讓眼變真或變假
rules_go_idea_snapback = 倒撲
rules_go_idea_snapback_no_ko = 倒撲還是劫
rules_go_idea_snapback_avoid = 提防倒撲
rules_go_idea_throw_in_eye = 用撲讓眼變假
rules_go_idea_throw_in_guard = 不讓對方撲
rules_go_idea_throw_in_liberties = 用撲減對方的氣
rules_go_idea_seki_shared = 共用的氣
rules_go_idea_seki_liberty = 多一口氣，少一口氣
rules_go_idea_seki_end = 終局時的雙活
rules_go_idea_seki_eyes = 有眼的雙活
rules_go_idea_eye_against_none = 有眼對沒眼
rules_go_idea_life_by_new_stone = 靠新的活棋活著
rules_go_idea_big_eye = 夠做兩隻眼的眼位
rules_go_idea_dead_shape = 做不出兩隻眼的眼位
rules_go_idea_alive_or_dead = 分辨死活
