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
