## Lesson article_1

rules_go_article_1_first_n = 第一到三條：對局與棋盤
rules_go_article_1_first_c = 1989年的日本規則有十四條。第一條說，對局是比誰的地多，從第一手開始：請下第一手。
    .hint = 棋盤是空的，哪個交叉點都行。
    .right = 你下在{ POINT($move) }，對局就開始了，要到雙方接連虛手才停下來。
    .rule = 對局是比誰的地多，從第一手開始，到雙方接連虛手為止。
    .notes = 這套規則由日本棋院和關西棋院從1989年起施行。這裡的文字是我們自己寫的。

rules_go_article_1_right_n = 權利，不是義務
rules_go_article_1_right_c = 第二條說，雙方輪流下，輪到的人有權利下，也可以不下。{ COLOR($opponent) }棋不下，虛手了：請用你這一手封好自己的邊界。
    .hint = 沿著你的牆，從棋盤的一邊看到另一邊。畫圈的點還開著。
    .right = { POINT($gap) }封好了你的邊界。{ COLOR($opponent) }棋本來可以搶先下那裡，可是沒有人非下不可。
    .wrong-pass = 這樣雙方都虛手，對局就停下來了，你的邊界在{ POINT($gap) }卻還開著。
    .wrong-behind = { COLOR($opponent) }棋下{ POINT($gap) }，這一目就沒了。請在開著的地方把牆補好。
    .wrong-elsewhere = { COLOR($opponent) }棋下{ POINT($gap) }，就走進你的地裡了。
    .rule = 雙方輪流下。下一手是權利，可以放棄，也就是虛手。

rules_go_article_1_stop_n = 對局停止
rules_go_article_1_stop_c = { COLOR($opponent) }棋又虛手了，現在下哪裡都沒有好處。請你也虛手。
    .hint = 按棋盤旁邊的「虛手」鈕。
    .right = 雙方接連虛手，對局停下來了。第二條說，停下來以後就不能再下。
    .wrong-inside = { POINT($move) }是你自己的地。在那裡下子，地就少一目。
    .wrong-visit = { POINT($move) }是{ COLOR($opponent) }棋的地。下在那裡的子活不了，只會被提掉。
    .rule = 雙方接連虛手，對局就停下來，不能再下。

rules_go_article_1_points_n = 盤上的點
rules_go_article_1_points_c = 第三條說，棋盤橫的、直的各十九路，共有361個點，分成有子的點和空點。試著下在已經有子的{ POINT($played) }。
    .hint = 下在畫圈的{ POINT($played) }。
    .right = 只有空點能下。{ POINT($played) }的子還在，雙方就都不能下那裡。
    .rule = 棋盤橫的、直的各十九路，共有361個點。棋子只能下在空點上。

rules_go_article_1_sizes_n = 別的棋盤
rules_go_article_1_sizes_c = 只要雙方同意，也可以用別的棋盤，例如這個五路棋盤。它有幾個點？
    .hint = 每條線都和五條線相交。數數看有幾個交叉點。
    .answer-squares = 16個
    .answer-points = 25個
    .answer-full = 361個
    .right = 橫的五條線，直的五條線，相交成25個點。不管棋盤多大，其他的規則都一樣。
    .wrong-squares = 那是格子的數目。棋子下在交叉點上，邊上的點也要算。
    .wrong-full = 361是十九路棋盤的點數。請數這個棋盤的交叉點。

## Lesson article_4

rules_go_article_4_where_n = 第四、五條：棋子去留
rules_go_article_4_where_c = 第四條說，一塊棋旁邊要有空點，才能留在盤上。「a」「b」「c」三點，你能下哪一點？
    .hint = 把你下的子和它連上的子合起來看，旁邊有沒有空點？
    .right = { POINT($move) }旁邊沒有空點，可是和{ POINT($chain) }的子連成一塊。那塊棋旁邊有空點，所以這顆子能留在盤上。
    .wrong-elsewhere = 這一題只問標著字母的三點：{ POINT($labeled) }。請選一點試試。
    .rule = 一塊棋旁邊只要有空點，就能留在盤上。
    .notes = 「a」和「b」都下不了：下「a」是單獨一子，下「b」是連成的兩子，旁邊都沒有空點。請全班兩點都試試。

rules_go_article_4_both_n = 拿掉哪些子
rules_go_article_4_both_c = 第五條說，你下了一手，就要拿掉對方沒有氣的子。請用一手提掉有標記的兩顆子。
    .hint = 哪個空點同時是這兩顆子的最後一口氣？
    .right = 你在{ POINT($corner) }的子，剛放下時也沒有氣。把提掉的{ STONES($captured) }拿走，這一手才算下完，你的子也就有了氣。
    .wrong-elsewhere = { POINT($stones) }的子還在。請找出同時挨著這兩顆子的空點。
    .rule = 沒有氣的子要拿掉。拿掉以後，這一手才算下完。

rules_go_article_4_whose_n = 拿掉誰的子？
rules_go_article_4_whose_c = 有標記的兩塊棋，一塊是你的，一塊是{ COLOR($opponent) }棋的，最後一口氣都是「a」。要是你下在那裡，拿掉的是誰的子？
    .hint = 第五條只拿掉一方的子。是哪一方？
    .answer-mine = 我的
    .answer-theirs = { COLOR($opponent) }棋的
    .answer-both = 全部
    .right = 你這一手拿掉{ POINT($theirs) }，自己的棋就又有氣了。
    .wrong-mine = 你這一手，拿掉的是對方的子：{ POINT($theirs) }。這樣你的棋旁邊就空出來了。
    .wrong-both = { POINT($theirs) }一拿掉，你的棋就又有氣，可以留下。

rules_go_article_4_take_n = 誰先下，誰提子
rules_go_article_4_take_c = 現在真的下下看：提掉{ POINT($stone) }那塊有標記的棋。
    .hint = 下在「a」，也就是{ POINT($last) }。
    .right = 提掉{ STONES($captured) }，你的棋又有氣了。要是{ COLOR($opponent) }棋先下{ POINT($last) }，被提的就是{ POINT($mine) }。
    .wrong-elsewhere = { COLOR($opponent) }棋先下{ POINT($last) }，提掉{ POINT($mine) }。
    .rule = 下了一手，先拿掉對方的子，再看自己的棋有沒有氣。

## Lesson article_6

rules_go_article_6_shape_n = 第六條：劫
rules_go_article_6_shape_c = 第六條說，雙方可以來回各提一子的形，就是劫。這裡有三處提得到子：請提劫。
    .hint = 在哪一處提了以後，{ COLOR($opponent) }棋正好提得回你剛下的那一顆子？
    .right = 你在{ POINT($take) }的子，自己也被叫吃了。對方一提回，盤面又和之前一樣，所以這是劫。
    .wrong-single = 下{ POINT($move) }提掉了{ POINT($single) }，可是你剛下的子沒有被叫吃，對方提不回來。
    .wrong-pair = 下{ POINT($move) }提掉了{ POINT($pair) }。劫是每次只提一子。
    .wrong-elsewhere = 這樣提不到子。有標記的子都被叫吃了：{ POINT($single) }，{ POINT($pair) }，還有{ POINT($ko) }。請從裡面找。
    .rule = 雙方可以來回各提一子的形，就是劫。對方剛提了劫，下一手不能提回。

rules_go_article_6_retake_n = 馬上提回就輸
rules_go_article_6_retake_c = 現在換你下{ COLOR($learner) }棋。試著下{ POINT($ko) }，馬上把劫提回來。
    .hint = 下在畫圈的{ POINT($ko) }。
    .right = 這一手在這裡下不了。真正對局的時候，馬上提回劫的人就輸了。
    .rule = 對方剛提了劫，下一手就提回的人，算輸。
    .notes = 第六條不准下這一手，第十四條說這樣下的後果：在結果確定以前被發現，就算輸。

rules_go_article_6_threat_n = 劫材
rules_go_article_6_threat_c = 你下{ COLOR($learner) }棋，{ COLOR($opponent) }棋剛下{ POINT($take) }提了劫。先下一個劫材，也就是對方不得不應的一手，再把劫提回來。
    .hint = 有標記的棋有兩口氣。占哪一口，你的子才不會被提掉？第二手再提劫。
    .right = { COLOR($opponent) }棋不得不救{ POINT($chain) }，你就能提劫了。
    .wrong-gift = { POINT($move) }叫吃了{ POINT($chain) }，可是{ COLOR($opponent) }棋下{ POINT($helper) }，提掉你的子。請占另一口氣。
    .wrong-elsewhere = { COLOR($opponent) }棋在{ POINT($ko) }補上劫，你就沒有子可提了。
    .rule = 下在別處、對方不得不應的一手，是劫材。對方應了，就能把劫提回來。

rules_go_article_6_cycle_n = 第六條准許的
rules_go_article_6_cycle_c = 這裡有三個劫，{ COLOR($opponent) }棋剛下{ POINT($first) }提了一個。第六條只禁止馬上提回：接下來三手，請每一手都提一個劫。
    .hint = 照{ POINT($kos) }的順序提。{ COLOR($opponent) }棋剛提的那個劫，你不能提回。
    .right = 整個盤面又和下{ POINT($first) }以前一樣了。禁止全局同形的規則不准這樣，第六條卻准許；接著該怎麼辦，第十二條會說。
    .wrong-elsewhere = { POINT($long) }這塊棋只剩一口氣，{ COLOR($opponent) }棋可以占掉它。請在{ POINT($kos) }裡提一個劫。
    .rule = 第六條只禁止馬上提回。多下幾手以後，先前的盤面可以再出現。

## Lesson article_7_life

rules_go_article_7_life_answer_n = 第七條：死活
rules_go_article_7_life_answer_c = 第七條說，就算對方先下也提不掉的子，是活棋。{ COLOR($opponent) }棋先下了{ POINT($attack) }：請守住{ POINT($chain) }這塊棋。
    .hint = 裡面原來有{ POINT($space) }四點。請把剩下的空點隔成兩隻眼。
    .right = { POINT($move) }做出了兩隻眼。對方來攻以前，這塊棋就是活棋，本來不必補。
    .wrong-beside = { COLOR($opponent) }棋下{ POINT($key) }，你就只剩一隻眼。
    .wrong-elsewhere = { COLOR($opponent) }棋又下{ POINT($key) }，你就只剩一隻眼。
    .rule = 就算對方先下也提不掉的子，是活棋。不是活棋的子，就是死子。

rules_go_article_7_life_square_n = 先下也救不了
rules_go_article_7_life_square_c = 你下{ COLOR($learner) }棋。{ COLOR($opponent) }棋裡面的四個空點排成方形，對方先下了{ POINT($try) }，想做兩隻眼：請下唯一能阻止的一手。
    .hint = 裡面還剩三個空點。哪一點和另外兩點都相鄰？
    .right = 只有一隻眼不夠，{ POINT($chain) }這塊棋提得掉。不是活棋，就是死子。
    .wrong-aside = { COLOR($opponent) }棋下{ POINT($key) }，提掉你的子，有了兩隻眼。
    .wrong-elsewhere = { COLOR($opponent) }棋下{ POINT($key) }，有了兩隻眼。

rules_go_article_7_life_mark_n = 標出死子
rules_go_article_7_life_mark_c = 四塊{ COLOR($black, form: "stone") }棋都被圍住了。照第七條，哪些是死子？請標出來。
    .hint = 每塊棋都想一想：要是{ COLOR($white) }棋先下，還做得出兩隻眼嗎？
    .right = 只有{ POINT($chain) }這塊棋有{ POINT($eyes) }兩隻眼。其他的最多只能做一隻眼。

rules_go_article_7_life_back_n = 新的活棋
rules_go_article_7_life_back_c = { COLOR($opponent) }棋下{ POINT($taker) }，提掉了你在{ POINT($stone) }的子。照第七條，只要你接著下得出一顆提不掉的新子，被提的子也算活棋：請下這顆新子。
    .hint = { POINT($chain) }這塊棋只剩一口氣。
    .right = 提掉{ STONES($captured) }，你就有了新的活棋。所以{ POINT($stone) }的子，一開始就是活棋。
    .wrong-elsewhere = { POINT($chain) }這塊棋還是只剩一口氣：{ POINT($stone) }，你的子原來就在那裡。
    .rule = 子被提以後，自己還下得出提不掉的新子，被提的子也算活棋。

rules_go_article_7_life_which_n = 會被提，也是活棋
rules_go_article_7_life_which_c = { POINT($stone) }被叫吃了，{ POINT($chain) }也被叫吃了。照第七條，哪些是死子？請標出來。
    .hint = 要是從{ POINT($taker) }提掉{ POINT($stone) }，接著能提回什麼？
    .right = { POINT($chain) }救不了。它們要是提掉{ POINT($stone) }，對方在那一點下一顆新子，就把它們全提掉。
    .notes = 單獨的那顆子會被提，第七條卻說它是活棋。如果有人把它標成死子，正好拿出來討論。

## Lesson article_7_new_stone

rules_go_article_7_new_stone_four_n = 第七條：奇怪的角
rules_go_article_7_new_stone_four_c = 這個角是第七條的老例子。{ COLOR($opponent) }棋下{ POINT($taker) }，提掉了四子：請下一顆提不掉的新子。
    .hint = 叫吃{ POINT($pair) }，而且讓它們連不起來。
    .right = { POINT($pair) }被叫吃，怎麼下都逃不掉，所以{ POINT($move) }提不掉。這樣，被提的四子也算活棋。
    .wrong-corner = { COLOR($opponent) }棋在{ POINT($new) }連接，你的子沒有地方可以做活。
    .wrong-elsewhere = { COLOR($opponent) }棋在{ POINT($new) }連接，這裡再也下不出新的活棋。
    .notes = 這個形叫「不提三目」：從前的規則，一方不必下子，就能在這裡得三目。

rules_go_article_7_new_stone_one_n = 反過來
rules_go_article_7_new_stone_one_c = 這裡你下{ COLOR($learner) }棋。{ COLOR($opponent) }棋下{ POINT($taker) }，提掉了你單獨的一子：請提回來。
    .hint = { POINT($chain) }這塊棋只剩一口氣，你的子原來就在那裡。
    .right = 提掉{ STONES($captured) }，空出來的地方，你下得出新的活棋。所以你單獨的一子也算活棋。
    .wrong-elsewhere = { COLOR($opponent) }棋補上你的子原來的那一點，{ POINT($chain) }這塊棋就安全了，什麼也提不回來。
    .notes = 新子不一定要下在原來那一點。可以離多遠，研究規則的人看法不同；這裡照官方的例子判定。

rules_go_article_7_new_stone_both_n = 誰都不先下
rules_go_article_7_new_stone_both_c = 雙方都可以在「a」提子，提了以後，對方就下得出新的活棋。有標記的子，哪些是死子？
    .hint = 想想剛才那兩次：提子以後，對方下了什麼？
    .answer-four = 四子
    .answer-one = 單獨的一子
    .answer-neither = 都不是
    .right = 有標記的子都是活棋，「a」誰的地都不是。官方的例子把這種形叫做雙活。
    .wrong-four = { POINT($four) }這四子，就算從{ POINT($last) }被提，還下得出新的活棋，所以是活棋。
    .wrong-one = { POINT($one) }就算從{ POINT($last) }被提，還能提回五子，所以是活棋。

## Lesson article_7_ko

rules_go_article_7_ko_take_n = 第七條：死活確認
rules_go_article_7_ko_take_c = 對局停下來以後，雙方下下看，弄清楚哪些是死子，這叫「死活確認」。你下{ COLOR($learner) }棋，要證明{ POINT($chain) }這塊棋是死棋：請先提劫。
    .hint = { POINT($ko) }的子只剩{ POINT($take) }一口氣。
    .right = 劫歸你了，下一手就能提掉{ POINT($chain) }這塊棋。像這樣再下一手就分出結果的劫，叫「緊氣劫」。
    .wrong-elsewhere = { COLOR($opponent) }棋下{ POINT($key) }，提掉{ POINT($single) }，就活了。
    .rule = 對局停下來以後，可以下下看，確認哪些是死子。這時下的棋，不算在對局裡。

rules_go_article_7_ko_ban_n = 這裡不能提回
rules_go_article_7_ko_ban_c = 這裡你下{ COLOR($learner) }棋，{ COLOR($opponent) }棋剛提了劫。對局的時候可以找劫材，死活確認的時候，劫材沒有用：試著在{ POINT($ko) }提回。
    .hint = 下在畫圈的{ POINT($ko) }。
    .right = 死活確認的時候，要先為這個劫虛手，才能提回。
    .rule = 死活確認的時候，被提了劫的一方，要先為這個劫虛手，才能提回。

rules_go_article_7_ko_late_n = 虛手來不及
rules_go_article_7_ko_late_c = 死活確認的時候，{ COLOR($opponent) }棋為這個劫虛手了，下一手就能提回。你下{ COLOR($learner) }棋：請搶先提掉{ POINT($chain) }這塊棋。
    .hint = { POINT($chain) }這塊棋只剩一口氣，找找看。
    .right = 對方還沒提回，你就提掉了{ STONES($captured) }。死活確認的時候救不了，這塊棋就是死棋。
    .wrong-connect = { COLOR($opponent) }棋下{ POINT($key) }，提掉你三子。{ POINT($key) }要自己搶先下。
    .wrong-pass = 雙方都虛手，就不再往下試了，{ POINT($chain) }這塊棋卻還在。
    .wrong-elsewhere = { COLOR($opponent) }棋在{ POINT($ko) }把劫提回，這塊棋的氣又多了。

rules_go_article_7_ko_dead_n = 雙方都有死子
rules_go_article_7_ko_dead_c = 死活確認的時候，每塊棋分開來試，都讓進攻的一方先下。要是就這樣留著，有三塊是死棋：請全部標出來。
    .hint = 進攻的一方先下{ POINT($key) }，就提得掉{ POINT($single) }。
    .right = { POINT($chain) }、{ POINT($ko) }和{ POINT($single) }的子都是死子，雙方的都有。
    .rule = 死活確認的時候，每塊棋分開來試，都讓進攻的一方先下。

rules_go_article_7_ko_protect_n = 及時補棋
rules_go_article_7_ko_protect_c = 對局還沒停下來，輪到你了。請補棋，救{ POINT($chain) }這塊棋。
    .hint = 有一顆{ COLOR($opponent, form: "stone") }子提得掉。提掉它，劫就沒了。
    .right = { POINT($single) }提掉了，劫沒了，你的棋也活了。緊氣劫要趁對局還沒停下來，這樣補棋。
    .wrong-connect = 這樣填掉自己的一口氣，只剩一口。{ COLOR($opponent) }棋下{ POINT($key) }，把你的子全提掉。
    .wrong-elsewhere = { COLOR($opponent) }棋下{ POINT($take) }提了劫。等對局停下來，有劫材也提不回來了。
    .rule = 緊氣劫，要在對局停下來以前補棋。

## Lesson article_7_bent_four

rules_go_article_7_bent_four_give_n = 第七條：盤角曲四
rules_go_article_7_bent_four_give_c = 死活確認的時候，由你先攻{ POINT($chain) }這塊棋。請在裡面再下兩子，讓{ COLOR($opponent) }棋提掉拐著彎的四子：這個形叫「盤角曲四」。
    .hint = 先下{ POINT($corner) }，再下{ POINT($ends) }裡的一點。
    .right = { COLOR($opponent) }棋先是只能虛手，後來提掉了四子。空出來的四點，也拐著彎。
    .wrong-early = { COLOR($opponent) }棋下{ POINT($corner) }，你的子太早被提掉了。請自己先下{ POINT($corner) }。
    .wrong-elsewhere = 這樣{ POINT($chain) }這塊棋沒有變。請先下{ POINT($corner) }，再下{ POINT($ends) }裡的一點。
    .notes = 被圍的一方在裡面不能動：下在哪一頭，整塊棋都會被叫吃。

rules_go_article_7_bent_four_inside_n = 角旁邊的一點
rules_go_article_7_bent_four_inside_c = { COLOR($opponent) }棋想在{ POINT($space) }這四點做兩隻眼。請下唯一能阻止的一點。
    .hint = 它就在最角落的旁邊。沿著邊看，它的兩旁都是空點。
    .right = { COLOR($opponent) }棋下{ POINT($corner) }試試，這顆子就被叫吃了。從這裡開始打劫。
    .wrong-beside = { COLOR($opponent) }棋下{ POINT($key) }，有了兩隻眼。
    .wrong-elsewhere = { COLOR($opponent) }棋下{ POINT($key) }，有了兩隻眼。

rules_go_article_7_bent_four_take_n = 提劫
rules_go_article_7_bent_four_take_c = { POINT($corner) }的子被叫吃了：請提掉它。
    .hint = 它的最後一口氣是{ POINT($take) }。
    .right = 現在{ POINT($chain) }這塊棋也被叫吃了。要是在對局裡，{ COLOR($opponent) }棋可以去找劫材。
    .wrong-elsewhere = { COLOR($opponent) }棋下{ POINT($edge) }，提掉你的子，有了兩隻眼。

rules_go_article_7_bent_four_threats_n = 劫材沒有用
rules_go_article_7_bent_four_threats_c = 現在換你下{ COLOR($learner) }棋。這是死活確認：試著在{ POINT($corner) }把劫提回來。
    .hint = 下在畫圈的{ POINT($corner) }。
    .right = 就算有一百個劫材也沒有用：要先為這個劫虛手，才能提回。

rules_go_article_7_bent_four_end_n = 整塊都是死棋
rules_go_article_7_bent_four_end_c = 又換你下{ COLOR($learner) }棋，{ COLOR($opponent) }棋為這個劫虛手了。請趁劫還沒被提回，提掉{ POINT($chain) }這塊棋。
    .hint = 這塊棋只剩一口氣，在邊上。
    .right = 提掉了{ STONES($captured) }，所以盤角曲四是死棋。真正對局的時候，不必動手去提。
    .wrong-fill = { COLOR($opponent) }棋下{ POINT($edge) }，提掉你三子。最後一口氣{ POINT($edge) }，你本來占得到。
    .wrong-pass = 雙方都虛手，就不再往下試了，{ POINT($chain) }這塊棋卻還在。
    .wrong-elsewhere = { COLOR($opponent) }棋在{ POINT($corner) }把劫提回，這塊棋就不再被叫吃了。
    .rule = 盤角曲四是死棋：死活確認的時候，劫材沒有用。

## Lesson article_7_approach

rules_go_article_7_approach_pass_n = 第七條：為劫虛手
rules_go_article_7_approach_pass_c = 死活確認的時候，{ COLOR($opponent) }棋提了劫，可是還要再多占一口氣，才能動手提{ POINT($chain) }這塊棋：這叫「緩氣劫」。你來得及，請為這個劫虛手。
    .hint = 按棋盤旁邊的「虛手」鈕。
    .right = 你為這個劫虛手了。從現在起，可以在{ POINT($ko) }把劫提回來。
    .wrong-a3 = { POINT($move) }填掉了自己的一口氣。{ COLOR($opponent) }棋占掉最後一口，整塊棋就被提掉。
    .wrong-a4 = { POINT($move) }填掉了自己的一口氣。{ COLOR($opponent) }棋占掉最後一口，整塊棋就被提掉。
    .wrong-elsewhere = 沒有虛手，劫就不能提回。{ COLOR($opponent) }棋占掉{ POINT($near) }，你的棋就被提掉。
    .rule = 死活確認的時候，為一個劫虛手以後，就可以提回這個劫。

rules_go_article_7_approach_retake_n = 可以提回了
rules_go_article_7_approach_retake_c = 死活確認的時候，你為這個劫虛手了，{ COLOR($opponent) }棋下{ POINT($near) }，占了一口氣。請把劫提回來：提掉{ POINT($take) }。
    .hint = 下在{ POINT($ko) }，你的子剛才在那裡被提。
    .right = 提回得正是時候。現在換{ COLOR($opponent) }棋要先虛手，才能提這個劫。
    .wrong-elsewhere = { COLOR($opponent) }棋下{ POINT($last) }，提掉你整塊棋。

rules_go_article_7_approach_free_n = 不補也活
rules_go_article_7_approach_free_c = 現在{ COLOR($opponent) }棋為這個劫虛手了。請趁劫還沒被提回，提掉{ POINT($stones) }。
    .hint = { POINT($stones) }只剩一口氣。
    .right = { POINT($chain) }這塊棋活了，對局時一手也沒補。緩氣劫不必補棋。
    .wrong-connect = 這樣填掉了自己的一口氣。{ COLOR($opponent) }棋下{ POINT($last) }，提掉你整塊棋。
    .wrong-pass = 這樣雙方都虛手了，{ POINT($stones) }卻還在。提得到的時候就要提。
    .wrong-elsewhere = { COLOR($opponent) }棋在{ POINT($ko) }把劫提回，你的棋就只剩{ POINT($last) }一口氣。
    .rule = 緩氣劫不必補棋：被提了劫的一方為它虛手，還來得及提回，把棋救活。

rules_go_article_7_approach_two_n = 兩個劫
rules_go_article_7_approach_two_c = 死活確認的時候，{ COLOR($opponent) }棋在「a」和「b」提了兩個劫。你想救{ POINT($chain) }這塊棋：要為哪個劫虛手？
    .hint = 哪個劫就在{ POINT($chain) }這塊棋旁邊？
    .answer-near = 「a」的劫
    .answer-far = 「b」的劫
    .answer-both = 虛手一次，兩個都算
    .right = 虛手一次只為一個劫，而且要說出是哪一個。{ POINT($chain) }這塊棋要靠「a」的劫，所以你說「a」。
    .wrong-far = 這樣就能提回{ POINT($far) }的劫，可是{ POINT($chain) }這塊棋要靠{ POINT($near) }的劫。
    .wrong-both = 虛手一次，只有一個劫可以提回。請說{ POINT($near) }的劫，{ POINT($chain) }這塊棋要靠它。
    .rule = 被提了好幾個劫，虛手的時候，要說出是為哪一個。

rules_go_article_7_approach_other_n = 另一個還不行
rules_go_article_7_approach_other_c = 死活確認的時候，你為「a」的劫虛手了，{ COLOR($opponent) }棋在那裡又占了一口氣。試著提回「b」那個劫。
    .hint = 下在{ POINT($far) }。
    .right = 你沒有為這個劫虛手，所以不能提回。可以提回的是{ POINT($near) }的劫。

rules_go_article_7_approach_named_n = 你說的那個劫
rules_go_article_7_approach_named_c = 現在提回「a」的劫，你剛才就是為它虛手。
    .hint = 下在{ POINT($near) }，提掉{ POINT($take) }。
    .right = 你說了是這個劫，所以來得及提回：{ POINT($chain) }這塊棋在這裡也活了。盤上多一個劫，結果還是一樣。
    .wrong-elsewhere = { COLOR($opponent) }棋下{ POINT($last) }，提掉你整塊棋。

## Lesson article_8

rules_go_article_8_territory_n = 第八條：地
rules_go_article_8_territory_c = 第八條說，只由一方的活棋圍住的空點，是這一方的地，每點算一目。點選{ COLOR($black) }棋的每一塊地。
    .hint = { COLOR($black) }棋在「a」有一點，在「b」有一點，在「c」有一大塊。
    .right = { COLOR($black) }棋的地有{ SCORE($black_territory) }。圍住它們的子都是活棋，不靠別的棋幫忙。
    .rule = 只由一方的活棋圍住的空點，是這一方的地。其他的空點都是單官。
    .notes = 這一條先說活棋圍住的空點，再扣掉雙活的棋圍住的，剩下的就是地。

rules_go_article_8_strict_n = 單官還空著
rules_go_article_8_strict_c = 「a」的{ POINT($open) }挨著雙方的棋，是單官。照條文，活棋旁邊還有單官，就是雙活，而雙活的棋沒有地。那麼「a」還空著，{ COLOR($black) }棋有多少地？
    .hint = 挨著{ POINT($open) }的子，和哪些子連成一塊？
    .answer-all = { SCORE($black_territory) }
    .answer-none = 還沒有地
    .right = 嚴格照條文來看，{ POINT($open) }還空著，這些子就都是雙活，雙方都還沒有地。
    .wrong-all = 填了{ POINT($open) }以後，才是這樣。它還空著的時候，周圍的子都算雙活。
    .notes = 真正對局時，沒有人會說這是雙活，因為單官誰都可以下。這樣嚴格地照條文看，就知道單官為什麼要在終局以前填好。

rules_go_article_8_fill_n = 填單官
rules_go_article_8_fill_c = 數地以前，要先把單官填好。請填「a」的單官。
    .hint = 挨著雙方棋子的空點，只有{ POINT($open) }。
    .right = 單官都填好了。現在{ COLOR($black) }棋的地有{ SCORE($black_territory) }，{ COLOR($white) }棋的地有{ SCORE($white_territory) }。
    .wrong-inside = 下{ POINT($move) }，只會讓自己的地變小。單官是{ POINT($open) }。
    .wrong-visit = { POINT($move) }在{ COLOR($opponent) }棋的牆後面，你的子活不了。單官是{ POINT($open) }。
    .wrong-pass = { POINT($open) }還空著。它空著，雙方就都沒有地。
    .rule = 單官還空著，旁邊的棋就沒有地。單官要在終局以前填好。

rules_go_article_8_seki_n = 真正的雙活
rules_go_article_8_seki_c = 有標記的兩塊棋共用單官「a」，誰下在那裡，誰就被提，所以都填不得。點選{ COLOR($white) }棋的地。
    .hint = { POINT($eye) }雖然是眼，可是那塊棋是雙活。請看另一塊{ COLOR($white, form: "stone") }棋，它有兩塊地。
    .right = { COLOR($white) }棋的地有{ SCORE($white_territory) }。{ POINT($eyes) }是雙活裡的眼，誰的地都不是。
    .rule = 雙活的棋沒有地，連眼也不算。
    .notes = 這是官方解說第13圖的形：十二子對五子。用數子法算，這兩隻眼就要算。

rules_go_article_8_double_ko_n = 連環劫
rules_go_article_8_double_ko_c = 兩塊棋之間有兩個劫，一個在「a」，一個在「b」，這叫「連環劫」。你下{ COLOR($learner) }棋：請提「a」的劫。
    .hint = { POINT($take) }是{ POINT($first) }的最後一口氣。
    .right = { COLOR($opponent) }棋就去提另一個劫。每次都是這樣，一人占一個劫，兩塊棋都活著，所以是雙活。
    .wrong-eye = { POINT($move) }填掉了自己的眼。{ COLOR($opponent) }棋下{ POINT($second) }，就把你的棋提掉。
    .wrong-connect = { POINT($move) }填掉了自己的一口氣。{ COLOR($opponent) }棋下進你的眼{ POINT($eye) }，就把你的棋提掉。
    .notes = 這是官方解說第14圖的形：六子對十二子。

rules_go_article_8_double_count_n = 這裡怎麼算
rules_go_article_8_double_count_c = 這盤棋下完了，連環劫還留在盤上。點選{ COLOR($black) }棋的地。
    .hint = 雙活的棋沒有地。{ COLOR($black) }棋其他的子，圍了一塊地。
    .right = { COLOR($black) }棋的地有{ SCORE($black_territory) }。兩個劫裡打叉的子都留著不動，{ POINT($eyes) }的眼誰的地都不是。

## Lesson article_9

rules_go_article_9_fill_n = 第九條：終局
rules_go_article_9_fill_c = 第九條說，該下的棋，都要在雙方虛手以前下完。你下{ COLOR($learner) }棋：請填最後一個單官。
    .hint = 看看兩道牆的中間，有一個空點挨著雙方的牆。
    .right = { POINT($open) }填好了。這下{ POINT($stone) }被叫吃了。
    .wrong-early = 單官還空著，{ COLOR($opponent) }棋搶先下在那裡，{ POINT($stone) }就沒有危險了。
    .wrong-behind = { POINT($move) }填掉了自己的一目，單官{ POINT($open) }又被{ COLOR($opponent) }棋搶走。
    .wrong-visit = { POINT($move) }在{ COLOR($opponent) }棋的地裡，你的子活不了，單官{ POINT($open) }又被搶走。
    .rule = 單官和補棋，都要在雙方虛手以前下完。

rules_go_article_9_protect_n = 先補棋
rules_go_article_9_protect_c = 這裡你下{ COLOR($learner) }棋。虛手之前要補棋：請救{ POINT($stone) }。
    .hint = 把{ POINT($stone) }和{ POINT($friend) }連起來。
    .right = 補在{ POINT($gap) }，地少了一目。可是不補的話，虧得更多。
    .wrong-early = 虛手太早了：{ COLOR($opponent) }棋下{ POINT($gap) }，提掉{ POINT($stone) }。
    .wrong-elsewhere = { COLOR($opponent) }棋下{ POINT($gap) }，提掉{ POINT($stone) }，你的牆就破了。

rules_go_article_9_stop_n = 對局停止
rules_go_article_9_stop_c = { COLOR($opponent) }棋虛手了。你也沒有地方要下了：請虛手。
    .hint = 按棋盤旁邊的「虛手」鈕。
    .right = 雙方接連虛手，對局停下來了。不過這還不算終局：雙方還要商定死子和地。
    .wrong-inside = { POINT($move) }是你自己的地。在那裡下子，地就少一目。
    .wrong-visit = { POINT($move) }是{ COLOR($opponent) }棋的地。下在那裡的子活不了，只會變成提子。
    .rule = 雙方接連虛手，對局就停下來。等雙方商定了死子和地，才是終局。

rules_go_article_9_agree_n = 雙方商定
rules_go_article_9_agree_c = 對局停下來以後，誰都不再下。雙方一起看棋盤，商定哪些是死子：請標出來。
    .hint = 找一顆孤零零待在對方地裡的子。
    .right = 雙方都同意：{ POINT($stone) }是死子，哪些是誰的地也清楚了。這樣商定好，才是終局。

rules_go_article_9_late_n = 停下以後擺的子
rules_go_article_9_late_c = 這盤棋，雙方都虛手了。後來為了好數，兩個人一起擺上「1」和「2」。這兩顆子，算是下了兩手嗎？
    .hint = 擺上這兩顆子之前，雙方做了什麼？
    .answer-moves = 算
    .answer-none = 不算
    .right = 對局停下來以後擺的子，都不算一手。要是後來又接著下，就先拿掉「1」和「2」。
    .wrong-moves = 擺上{ POINT($stones) }的時候，雙方已經虛手，不能再下了。這兩顆子只是讓人好數。
    .rule = 對局停下來以後，雙方同意擺上的子，不算一手。

rules_go_article_9_resume_n = 重開對局
rules_go_article_9_resume_c = 對局停下來以後，{ COLOR($opponent) }棋要求接著下，這叫「重開對局」。這時要由另一方先下，也就是你：請救{ POINT($chain) }這塊棋。
    .hint = { POINT($space) }裡，下在哪一點，兩旁各有一隻眼？
    .right = 你的棋有了兩隻眼。{ COLOR($opponent) }棋本來想下{ POINT($middle) }，可是要求接著下的人，得讓對方先下。
    .wrong-corner = { COLOR($opponent) }棋下{ POINT($middle) }，你只做得出一隻眼，整塊棋被提掉。
    .wrong-edge = { COLOR($opponent) }棋下{ POINT($middle) }，你只做得出一隻眼，整塊棋被提掉。
    .wrong-pass = 這時可以虛手，可是{ COLOR($opponent) }棋下{ POINT($middle) }，你就成了死棋。
    .wrong-elsewhere = { COLOR($opponent) }棋下{ POINT($middle) }，你只做得出一隻眼。
    .rule = 對局停下來以後，雙方都可以要求接著下。這時由另一方先下，也可以虛手。

rules_go_article_9_resume_pass_n = 也可以虛手
rules_go_article_9_resume_pass_c = 對局又停下來了，{ COLOR($opponent) }棋再次要求接著下。這次還是你先，可是沒有地方要下了，這時可以虛手：請虛手。
    .hint = 你的棋有{ POINT($eyes) }兩隻眼。按棋盤旁邊的「虛手」鈕。
    .right = { COLOR($opponent) }棋也沒有地方要下，虛手了。對局停下來，什麼都沒有變。
    .wrong-eyes = { POINT($move) }填掉了自己的一隻眼。{ COLOR($opponent) }棋填掉另一隻，提掉整塊棋。
    .wrong-eye = { POINT($move) }填掉了自己的一隻眼。{ COLOR($opponent) }棋填掉另一隻，提掉整塊棋。
    .wrong-inside = { POINT($move) }是你自己的地。在那裡下子，地就少一目。
    .wrong-visit = { POINT($move) }是{ COLOR($opponent) }棋的地。下在那裡的子活不了，只會變成提子。

## Lesson article_10

rules_go_article_10_off_n = 第十條：勝負
rules_go_article_10_off_c = 第十條說，終局以後，留在對方地裡的死子不必再下，直接拿掉。請標出這些死子。
    .hint = 雙方的地裡，各有一顆對方的子。
    .right = 不必先動手去提。{ POINT($first) }和{ POINT($second) }直接拿下棋盤，和提子放在一起。
    .rule = 終局以後，留在對方地裡的死子不必再下，直接拿掉，變成提子。

rules_go_article_10_seki_n = 雙活裡的不拿
rules_go_article_10_seki_c = { POINT($dead) }提得掉，所以是死子。可是圍住它們的棋是雙活，旁邊有單官「a」。點選{ COLOR($white) }棋的地。
    .hint = 雙活的棋沒有地，{ POINT($inside) }也不算。請看{ COLOR($white) }棋其他的子。
    .right = { COLOR($white) }棋的地有{ SCORE($white_territory) }。{ POINT($dead) }不在任何一方的地裡，所以留在盤上。
    .rule = 雙活裡的死子，終局以後不拿掉。

rules_go_article_10_before_n = 終局以前
rules_go_article_10_before_c = 這裡對局還沒停下來，你下{ COLOR($learner) }棋：請提掉{ POINT($dead) }，再提掉{ COLOR($opponent) }棋下回來的那一子。
    .hint = 先下{ POINT($inside) }。接著找被叫吃的那顆子。
    .right = 你提了兩次子，雙活還是雙活。想提這樣的子，要在雙方虛手以前。
    .wrong-shared = { POINT($move) }填掉了自己的一口氣。{ COLOR($opponent) }棋占掉最後一口，你的棋就沒了。
    .wrong-elsewhere = 下{ POINT($move) }提不到子。要提的子就在{ POINT($inside) }旁邊。
    .notes = 被提的一方要是不下回來，對方就多出一口氣，能提掉整塊棋。

rules_go_article_10_surplus_n = 提子太多
rules_go_article_10_surplus_c = 算勝負的時候，要把提子填進對方的地裡。{ COLOR($black) }棋提了{ STONES($black_prisoners) }，可是{ COLOR($white) }棋的地只有{ SCORE($white_territory) }。填不下的怎麼辦？
    .hint = 每提一顆子，就多一目。
    .answer-counts = 加到{ COLOR($black) }棋的地
    .answer-lost = 誰都不算
    .answer-back = 還給{ COLOR($white) }棋
    .right = { COLOR($white) }棋的地填滿了，填不下的加到{ COLOR($black) }棋的地。{ COLOR($winner) }棋勝{ SCORE($margin) }。
    .wrong-lost = 這樣有的提子算一目，有的卻不算。填不下的，也要算。
    .wrong-back = 提掉的子不會還給對方。{ COLOR($black) }棋收著，每顆算一目。
    .rule = 提子填進對方的地裡，填不下的加到自己的地。地多的一方贏。

rules_go_article_10_tie_n = 雙方一樣多
rules_go_article_10_tie_c = { COLOR($black) }棋的地有{ SCORE($black_territory) }，提了{ STONES($black_prisoners) }；{ COLOR($white) }棋的地有{ SCORE($white_territory) }，提了{ STONES($white_prisoners) }。這盤棋沒有貼目：誰贏了？
    .hint = { COLOR($black) }棋的地裡要填{ STONES($white_prisoners) }，{ COLOR($white) }棋的地裡要填{ STONES($black_prisoners) }。各剩多少？
    .answer-black = { COLOR($black) }棋
    .answer-white = { COLOR($white) }棋
    .answer-tie = 和棋
    .right = 填完提子，雙方的地一樣多，就是和棋。
    .wrong-black = { COLOR($black) }棋提的子多，可是{ COLOR($white) }棋的地多。把提子填進去再比。
    .wrong-white = { COLOR($white) }棋的地多，可是要填進去的子也多。填完再比。
    .rule = 雙方的地一樣多，就是和棋。

rules_go_article_10_replay_n = 重擺一遍
rules_go_article_10_replay_c = 提了幾子，雙方說的不一樣，這是「異議」。所以要從第一手起，把棋重擺一遍。最後一手由你下：請提掉{ POINT($chain) }這塊棋。
    .hint = 找出{ POINT($chain) }這塊棋的最後一口氣。
    .right = 這下雙方都看到了：提了{ STONES($captured) }。一方要求重擺，另一方不能拒絕。
    .rule = 對結果有異議，就從第一手起，把棋重擺一遍。

rules_go_article_10_settled_n = 結果確定了
rules_go_article_10_settled_c = 雙方都確認了：{ COLOR($winner) }棋勝{ SCORE($margin) }。後來在桌子底下，又找到{ COLOR($loser) }棋提來的一顆子。現在結果怎麼算？
    .hint = 這顆子是在雙方確認以前找到的，還是以後？
    .answer-stands = 還是{ COLOR($winner) }棋贏
    .answer-tie = 和棋
    .right = 雙方確認過的結果就算數，不管後來找到什麼。
    .wrong-tie = 早一點找到，就是和棋。可是雙方已經確認過結果了。
    .rule = 雙方確認過的結果，不能再改。

## Lesson article_11

rules_go_article_11_resign_n = 十一、十二條：不必數地的棋
rules_go_article_11_resign_c = 第十一條說，覺得贏不了，可以認輸，這盤棋就不再下。請提掉{ POINT($chain) }這塊棋，看看{ COLOR($opponent) }棋怎麼辦。
    .hint = { POINT($chain) }這塊棋只剩一口氣，就在裡面。
    .right = 提掉{ STONES($captured) }，{ COLOR($opponent) }棋認輸了。你贏了，這盤棋到此為止，不必再算。
    .rule = 對局中隨時可以認輸。一方認輸，就是對方贏。

rules_go_article_11_eternal_n = 送兩子
rules_go_article_11_eternal_c = { COLOR($opponent) }棋想提掉你那塊長長的棋。送給對方兩子，就能阻止：請下{ POINT($give) }。
    .hint = 下在畫圈的點，就在{ POINT($stone) }的子旁邊。
    .right = { COLOR($opponent) }棋不得不從{ POINT($taker) }提掉你這兩子，不然{ POINT($inner) }就被你提掉了。
    .wrong-take = 你提掉了{ POINT($single) }，可是{ COLOR($opponent) }棋下{ POINT($give) }。就算你再提掉裡面的子，{ COLOR($opponent) }棋下{ POINT($middle) }，你在那裡也做不出第二隻眼。
    .wrong-corner = { POINT($move) }填掉了自己的一口氣。{ COLOR($opponent) }棋下{ POINT($taker) }，提掉整塊棋。
    .wrong-elsewhere = { COLOR($opponent) }棋下{ POINT($give) }。這樣一來，你怎麼下都沒有兩隻眼。
    .notes = 這樣再提掉對方在裡面的子，會空出五點。對方下在正中間，就只剩一隻眼。

rules_go_article_11_return_n = 長生劫
rules_go_article_11_return_c = 現在{ POINT($chain) }這兩子被叫吃了：請提掉它們。
    .hint = 你送掉的兩子，有一顆原來就在{ POINT($chain) }旁邊。下在那一點。
    .right = { COLOR($opponent) }棋不得不再下{ POINT($back) }，盤面又和你送子以前一樣。這樣可以一直繞下去，叫「長生劫」。
    .wrong-elsewhere = { COLOR($opponent) }棋下{ POINT($corner) }，提掉你那塊長長的棋。
    .notes = 這裡每次都提兩子，所以劫的規則管不到。禁止全局同形的規則，不准下讓盤面重現的那一手。

rules_go_article_11_result_n = 無勝負
rules_go_article_11_result_c = 這個三劫繞了一圈，盤面又回來了。第十二條說，同樣的盤面一再出現，只要雙方同意，就是「無勝負」。{ COLOR($black) }棋說不下了，{ COLOR($white) }棋不肯：這盤棋結束了嗎？
    .hint = 要有幾個人同意？
    .answer-over = 結束了，無勝負
    .answer-on = 沒有，接著下
    .right = 要雙方都同意才行。都同意了，就沒有人贏，也沒有人輸。
    .wrong-over = { COLOR($white) }棋沒有同意。只要有一方想下，就接著下。
    .rule = 同樣的盤面一再出現，雙方都同意，這盤棋就是無勝負。

rules_go_article_11_round_n = 循環劫
rules_go_article_11_round_c = 「循環劫」是一處送兩子，另一處提兩子，雙方輪著來。請照順序從「1」下到「4」，{ COLOR($opponent) }棋會應。
    .hint = 先照順序下{ POINT($give) }，再下{ POINT($take) }。
    .right = 盤上的子又和開始的時候一樣。這裡也可以雙方同意，算無勝負。
    .wrong-order = { POINT($move) }不是下一個數字。請照順序，從「1」下到「4」。

## Lesson article_13

rules_go_article_13_first_n = 第十三條：沒有贏家
rules_go_article_13_first_c = 雙方都虛手了，這才看到「a」。假設{ COLOR($opponent) }棋要求重開對局，就由另一方先下，也就是你，{ COLOR($learner) }棋：請下「a」。
    .hint = 下在{ POINT($key) }，就提掉{ POINT($chain) }。
    .right = 提掉{ STONES($captured) }，{ SCORE($white_score) }對{ SCORE($black_score) }，{ COLOR($learner) }棋贏了。{ COLOR($opponent) }棋真不該要求重開。
    .wrong-elsewhere = { COLOR($opponent) }棋下{ POINT($key) }，提掉你的子。輪到你先下，就要下在那裡。

rules_go_article_13_other_n = 反過來
rules_go_article_13_other_c = 現在假設是{ COLOR($opponent) }棋要求。你下{ COLOR($learner) }棋，由你先下：請下「a」。
    .hint = 下在{ POINT($key) }，就提掉{ POINT($chain) }。
    .right = 提掉{ STONES($captured) }，{ SCORE($black_score) }對{ SCORE($white_score) }，{ COLOR($learner) }棋贏了。所以誰要求，誰就輸。
    .wrong-elsewhere = { COLOR($opponent) }棋下{ POINT($key) }，提掉你的子。輪到你先下，就要下在那裡。

rules_go_article_13_both_n = 誰都不要求
rules_go_article_13_both_c = 雙方都虛手了。誰要求接著下，就會讓對方先下「a」，自己輸掉，所以誰都不要求。可是誰也不肯就這樣終局：結果怎麼算？
    .hint = 這盤棋要結束，總要有一方讓步。有人讓步嗎？
    .answer-black = { COLOR($black) }棋贏
    .answer-tie = 和棋
    .answer-both = 雙方都輸
    .right = 這叫「雙方負」：{ POINT($key) }那一手決定輸贏，誰都不肯讓對方先下，這盤棋永遠結束不了。
    .wrong-black = { COLOR($black) }棋先下{ POINT($key) }，才會贏。那要{ COLOR($white) }棋要求接著下才行。
    .wrong-tie = 和棋也要雙方同意怎麼算。這裡談不攏，因為{ POINT($key) }那一手會改變一切。
    .rule = 對局停下來以後，還有一手能決定輸贏，雙方又談不攏怎樣結束，就是雙方負。

rules_go_article_13_displaced_n = 棋子移位
rules_go_article_13_displaced_c = 袖子一掃，把你的一顆子掃走了，這叫「棋子移位」。它本來在{ POINT($joined) }中間，把它們連起來：請放回去。
    .hint = 哪個空點同時挨著{ POINT($joined) }？
    .right = 子放回{ POINT($place) }了，接著下。
    .wrong-elsewhere = 放在那裡，就連不起{ POINT($joined) }。要放回原來的那一點。
    .rule = 移位的棋子放回原來的點，接著下。

rules_go_article_13_taken_n = 放不回去
rules_go_article_13_taken_c = 你的子從{ POINT($place) }滑到{ POINT($slid) }，沒有人發現，{ COLOR($opponent) }棋後來下了{ POINT($place) }。試著把子放回去。
    .hint = 下在畫圈的{ POINT($place) }。
    .right = { POINT($place) }已經有別的子，放不回去了。沒有早點發現，雙方都有責任：要是談不攏怎麼辦，就是雙方負。
    .rule = 移位的棋子放不回去，雙方又談不攏怎麼接著下，就是雙方負。

## Lesson article_14

rules_go_article_14_ko_n = 第十四條：犯規
rules_go_article_14_ko_c = { COLOR($opponent) }棋剛下{ POINT($taker) }提了劫。試著馬上提回來。
    .hint = 下在畫圈的{ POINT($ko) }。
    .right = 這一手在這裡下不了。真正對局的時候，沒有人攔著你，可是這樣下就是「犯規」：照第十四條，你馬上就輸了。
    .rule = 結果確定以前發現犯規，犯規的人馬上算輸。

rules_go_article_14_allowed_n = 不犯規
rules_go_article_14_allowed_c = 輪到你下：請下一手不犯規的棋。
    .hint = 哪個空點都行，只有{ POINT($ko) }不行。
    .right = 這一手可以下。{ COLOR($opponent) }棋在{ POINT($ko) }補上劫：你輸了這個劫，可是沒有輸掉這盤棋。

rules_go_article_14_find_n = 哪一點犯規？
rules_go_article_14_find_c = 你下{ COLOR($learner) }棋。「a」「b」「c」三點，有一點下了就犯規：請找出來，下下看。
    .hint = 下在哪一點，自己的子沒有氣，又提不到子？
    .right = 下{ POINT($self) }，你的子沒有氣，{ POINT($chain) }卻還有{ POINT($liberty) }一口氣。下{ POINT($takes) }提得到{ POINT($stone) }，下{ POINT($free) }有氣，都可以下。

rules_go_article_14_twice_n = 誰輸了？
rules_go_article_14_twice_c = 數字是下子的順序。有一個人犯規了：誰輸了？
    .hint = 照著數字，一顆一顆念出顏色。
    .answer-black = { COLOR($black) }棋
    .answer-white = { COLOR($white) }棋
    .answer-nobody = 誰都沒輸
    .right = { POINT($third) }和{ POINT($fourth) }是{ COLOR($black) }棋連下的兩手。這是犯規，{ COLOR($black) }棋輸了。
    .wrong-white = { COLOR($white) }棋下了「2」和「5」，前一手都是{ COLOR($black) }棋下的。請看「3」和「4」。
    .wrong-nobody = 請看「3」和「4」：兩顆子顏色一樣。誰都不能連下兩手。

rules_go_article_14_before_n = 還來得及
rules_go_article_14_before_c = 雙方都虛手了，{ COLOR($black) }棋領先{ SCORE($margin) }。雙方還沒確認結果，{ COLOR($white) }棋想起來了：{ COLOR($black) }棋曾經連下兩手。現在怎麼算？
    .hint = 結果確定了嗎？
    .answer-lost = { COLOR($black) }棋輸
    .answer-stands = { COLOR($black) }棋贏
    .right = 結果還沒確定，犯規就要算：{ COLOR($black) }棋輸了。
    .wrong-stands = 雙方還沒確認結果。在這以前，犯規都要算。

rules_go_article_14_late_n = 太晚了
rules_go_article_14_late_c = 雙方確認了{ COLOR($black) }棋贏。這時{ COLOR($white) }棋才想起來，{ COLOR($black) }棋曾經連下兩手：現在怎麼算？
    .hint = 結果是不是已經確定了？
    .answer-lost = { COLOR($black) }棋輸
    .answer-again = 重下一盤
    .answer-stands = { COLOR($black) }棋贏
    .right = 太晚了：雙方確認過的結果就算數，就算有人犯規也一樣。
    .wrong-lost = 犯規要在確認結果以前發現，才算數。這裡雙方已經確認過了。
    .wrong-again = 這盤棋結束了，結果也確認了，沒有什麼要重下。
    .rule = 結果確定以後才發現犯規，結果也不變。

## Ideas

rules_go_idea_article_1_turns = 輪流下的對局
rules_go_idea_article_1_board = 盤上的點
rules_go_idea_article_4_stay = 能留在盤上的子
rules_go_idea_article_4_remove = 要拿掉的子
rules_go_idea_article_6_ko = 什麼是劫
rules_go_idea_article_6_threat = 用劫材提回
rules_go_idea_article_7_status = 死活
rules_go_idea_article_7_new = 靠新子活著
rules_go_idea_article_7_ko_ban = 死活確認時的劫
rules_go_idea_article_7_protect = 緊氣劫要補棋
rules_go_idea_article_7_bent = 盤角曲四
rules_go_idea_article_7_pass_for = 為劫虛手
rules_go_idea_article_7_which_ko = 說出是哪個劫
rules_go_idea_article_territory = 什麼是地
rules_go_idea_article_neutral = 數地以前填單官
rules_go_idea_article_seki = 雙活沒有地
rules_go_idea_article_before_end = 虛手以前要下的棋
rules_go_idea_article_stop = 停止與商定
rules_go_idea_article_resume = 重開對局誰先下
rules_go_idea_article_take_off = 要拿掉的死子
rules_go_idea_article_prisoners = 把提子填回去
rules_go_idea_article_settled = 結果何時確定
rules_go_idea_article_resign = 認輸
rules_go_idea_article_repetition = 重現的盤面
rules_go_idea_article_both_lose = 雙方負
rules_go_idea_article_displaced = 棋子移位
rules_go_idea_article_breach = 什麼是犯規
rules_go_idea_article_too_late = 犯規何時算數
