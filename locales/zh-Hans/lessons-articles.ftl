## Lesson article_1

rules_go_article_1_first_n = 一至三条：对局
rules_go_article_1_first_c = 1989年的日本规则共有十四条。第一条说，一盘棋从第一手开始，双方比谁围的地多。请下第一手。
    .hint = 棋盘是空的，下在哪个交叉点都行。
    .right = { POINT($move) }这一手，棋就开始了，一直要下到双方接连停一手。
    .rule = 下棋是比谁围的地多，从第一手开始，下到双方接连停一手。
    .notes = 1989年，日本棋院和关西棋院开始施行这套规则。课文不照抄条文，用的是我们自己的话。

rules_go_article_1_right_n = 可以下，也可以不下
rules_go_article_1_right_c = 第二条说，双方轮流下，下子是权利，也可以放弃：{ COLOR($opponent) }棋就停了一手。请用你的这一手，封上自己的边界。
    .hint = 顺着你的子，从棋盘的这一边看到那一边。开口就是画圈的点。
    .right = { POINT($gap) }封住了你的边界。{ COLOR($opponent) }棋本来可以抢先下在那里，不过谁也不是非下不可。
    .wrong-pass = 双方都停了一手，对局停下来了，你的边界在{ POINT($gap) }还开着口。
    .wrong-behind = { COLOR($opponent) }棋下在{ POINT($gap) }，你就少围一个空点。要堵就堵在开口的地方。
    .wrong-elsewhere = { COLOR($opponent) }棋下在{ POINT($gap) }，就冲进你的地里来了。
    .rule = 双方轮流下。下子是权利，也可以放弃，停一手。

rules_go_article_1_stop_n = 对局停下来
rules_go_article_1_stop_c = { COLOR($opponent) }棋又停了一手，现在下哪里都没有好处了。请你也停一手。
    .hint = 按棋盘旁边的“停一手”按钮。
    .right = 双方接连停一手，对局就停下来了。按第二条，现在谁也不能再下子。
    .wrong-inside = { POINT($move) }是你自己的地。在里面下子，地就少了一目。
    .wrong-visit = { POINT($move) }是{ COLOR($opponent) }棋的地。下在那里的子活不了，最后会被提掉。
    .rule = 双方接连停一手，对局就停下来，谁也不能再下子。

rules_go_article_1_points_n = 棋盘上的点
rules_go_article_1_points_c = 第三条说，棋盘横竖各十九条线，共有361个点，有的点有子，有的点空着。请试着下在已经有子的{ POINT($played) }。
    .hint = 下在画圈的{ POINT($played) }。
    .right = 子只能下在空点上。只要{ POINT($played) }的子还在，双方都不能下在那里。
    .rule = 棋盘横竖各十九条线，共有361个点。子只能下在空点上。

rules_go_article_1_sizes_n = 小一点的棋盘
rules_go_article_1_sizes_c = 双方同意，也可以用别的棋盘，比如这一个，横竖各五条线。它有多少个点？
    .hint = 每条线都跟五条线相交。数一数交叉点。
    .answer-squares = 16个
    .answer-points = 25个
    .answer-full = 361个
    .right = 五条线跟五条线相交，共有25个点。棋盘换了大小，别的规则都不变。
    .wrong-squares = 这是格子有多少。棋子下在交叉点上，边上的交叉点也要数。
    .wrong-full = 这是十九路棋盘的点数。请数一数这个棋盘的交叉点。

## Lesson article_4

rules_go_article_4_where_n = 第四、五条：留在盘上
rules_go_article_4_where_c = 第四条说，一块棋旁边有空点，才能留在盘上。a、b、c三点当中，你可以下哪一点？请下在那里。
    .hint = 把新下的子跟它连上的子合在一起看，旁边有没有空点？
    .right = { POINT($move) }旁边没有空点，可是它跟{ POINT($chain) }的棋连成了一块。这块棋旁边有空点，所以能留在盘上。
    .wrong-elsewhere = 问的是标着字母的三个点：{ POINT($labeled) }。请从里面选一个。
    .rule = 一块棋旁边只要有空点，就能留在盘上。
    .notes = a和b不让下：下在a的一颗子，下在b连成的两颗子，旁边都没有空点。让大家两处都试一试。

rules_go_article_4_both_n = 提哪些子
rules_go_article_4_both_c = 第五条说，下了一手，对方没有气的子要全部提掉。请用一手棋，把做了记号的两颗子都提掉。
    .hint = 哪个空点是这两颗子共同的最后一口气？
    .right = 你在{ POINT($corner) }的子，刚下时也没有气。要等{ STONES($captured) }都拿走，这一手才算下完，你的子也就有气了。
    .wrong-elsewhere = { POINT($stones) }还在盘上。找一找，哪个空点同时挨着这两颗子？
    .rule = 没有气的子要提掉，都拿走了，这一手才算下完。

rules_go_article_4_whose_n = 提谁的子
rules_go_article_4_whose_c = 做了记号的两块棋，一块是你的，一块是{ COLOR($opponent) }棋的，a是它们共同的最后一口气。你下在a，提掉的是谁的子？
    .hint = 第五条说，只提其中一方的子。是哪一方？
    .answer-mine = 我的
    .answer-theirs = { COLOR($opponent) }棋的
    .answer-both = 全部
    .right = 这一手提掉{ POINT($theirs) }，你自己的棋就又有气了。
    .wrong-mine = 提的是对方的子：{ POINT($theirs) }。提掉以后，你的棋旁边就有空点了。
    .wrong-both = 提掉{ POINT($theirs) }以后，你的棋又有气了，可以留在盘上。

rules_go_article_4_take_n = 谁先下谁提
rules_go_article_4_take_c = 现在就来下，把做了记号的{ POINT($stone) }这块棋提掉。
    .hint = 下在a，也就是{ POINT($last) }。
    .right = 提了{ STONES($captured) }，你的棋又有气了。要是{ COLOR($opponent) }棋先下{ POINT($last) }，被提的就是{ POINT($mine) }。
    .wrong-elsewhere = { COLOR($opponent) }棋抢先下{ POINT($last) }，把{ POINT($mine) }提掉了。
    .rule = 先提对方没有气的子。提掉以后，自己的棋可能就又有气了。

## Lesson article_6

rules_go_article_6_shape_n = 第六条：劫
rules_go_article_6_shape_c = 第六条说，双方能来来回回各提一颗子的棋形，叫做劫。这里有三处可以提子，请选出劫来提。
    .hint = 提了哪一处，{ COLOR($opponent) }棋能把你刚下的那一颗子提掉？
    .right = 你在{ POINT($take) }的子，自己也被打吃了。要是马上提回来，棋盘就变回原来的样子，所以这是劫。
    .wrong-single = { POINT($move) }提掉了{ POINT($single) }，可是你新下的子没有被打吃，谁也提不回来。
    .wrong-pair = { POINT($move) }提掉了{ POINT($pair) }。劫是双方每次只提一颗子。
    .wrong-elsewhere = 这一手什么也没有提。做了记号的子都被打吃了：{ POINT($single) }，{ POINT($pair) }，还有{ POINT($ko) }。
    .rule = 双方能来来回回各提一颗子的棋形是劫。劫刚被提，下一手不能提回来。

rules_go_article_6_retake_n = 马上提回，就输了
rules_go_article_6_retake_c = 现在换你下{ COLOR($learner) }棋。请试着下在{ POINT($ko) }，马上把劫提回来。
    .hint = 下在画圈的{ POINT($ko) }。
    .right = 在这里，程序不让下。正式对局时，谁马上把劫提回来，谁就输了这盘棋。
    .rule = 劫刚被提，下一手就提回来，这盘棋就输了。
    .notes = 第六条不许这样下，第十四条说后果是什么：不照规则下，只要在胜负确定以前被发现，就输了。

rules_go_article_6_threat_n = 劫材
rules_go_article_6_threat_c = 你下{ COLOR($learner) }棋，{ COLOR($opponent) }棋刚下{ POINT($take) }，提了劫。先下一手劫材，也就是{ COLOR($opponent) }棋不得不应的一手，再把劫提回来。
    .hint = 做了记号的棋有两口气，占对了，你的子就不会被提。第二手再去提劫。
    .right = { COLOR($opponent) }棋只好去救{ POINT($chain) }，你就能把劫提回来了。
    .wrong-gift = { POINT($move) }打吃了{ POINT($chain) }，可是{ COLOR($opponent) }棋下在{ POINT($helper) }，提掉了你的子。请占另一口气。
    .wrong-elsewhere = { COLOR($opponent) }棋在{ POINT($ko) }粘上，就没有子可以提回来了。
    .rule = 在别处下一手，让对方不得不应，这就是劫材。等对方应了，就能把劫提回来。

rules_go_article_6_cycle_n = 第六条允许的
rules_go_article_6_cycle_c = 这里有三个劫，{ COLOR($opponent) }棋刚下{ POINT($first) }，提了一个。第六条只禁止马上提回来。请接连下三手，每一手都提一个劫。
    .hint = 可以依次提{ POINT($kos) }。{ COLOR($opponent) }棋刚提的那个劫，不能马上提回来。
    .right = 全盘又变回下{ POINT($first) }以前的样子了。禁止全局同形的规则不让这样下，第六条却允许。这样的棋怎么办，要看第十二条。
    .wrong-elsewhere = 你在{ POINT($long) }的棋只剩一口气，{ COLOR($opponent) }棋就要来占。请提一个劫，下在{ POINT($kos) }当中的一点。
    .rule = 第六条不禁止隔几手再转回来，以前的局面可以再出现。

## Lesson article_7_life

rules_go_article_7_life_answer_n = 第七条：活与死
rules_go_article_7_life_answer_c = 第七条说，对方就算先下，也提不掉的棋是活棋。{ COLOR($opponent) }棋先下了{ POINT($attack) }，请让{ POINT($chain) }这块棋活着。
    .hint = 里面本来有{ POINT($space) }四个空点。把剩下的隔成两只眼。
    .right = { POINT($move) }隔出了两只眼。其实对方下手以前，这块棋就是活棋，不用补。
    .wrong-beside = { COLOR($opponent) }棋下在{ POINT($key) }，你就只剩一只眼了。
    .wrong-elsewhere = { COLOR($opponent) }棋再下{ POINT($key) }，你就只剩一只眼了。
    .rule = 对方就算先下，也提不掉的棋是活棋。不是活棋的，就是死棋。

rules_go_article_7_life_square_n = 先下也活不了
rules_go_article_7_life_square_c = 你下{ COLOR($learner) }棋。里面四个点排成方块，{ COLOR($opponent) }棋先下了{ POINT($try) }，想做两只眼。请下一手，让它做不成。
    .hint = 里面还剩三个点。哪个点紧挨着另外两个？
    .right = 一只眼不够，所以{ POINT($chain) }这块棋能提掉。不是活棋，就是死棋。
    .wrong-aside = { COLOR($opponent) }棋下在{ POINT($key) }，提掉你的子，就有两只眼了。
    .wrong-elsewhere = { COLOR($opponent) }棋下在{ POINT($key) }，就有两只眼了。

rules_go_article_7_life_mark_n = 标出死棋
rules_go_article_7_life_mark_c = 有四块{ COLOR($black, form: "stone") }棋被围住了。按第七条，哪几块是死棋？请标出来。
    .hint = 一块一块来想：{ COLOR($white) }棋先下，它还有没有两只眼？
    .right = 只有{ POINT($chain) }这块棋有两只眼：{ POINT($eyes) }。别的几块，最多只能做出一只眼。

rules_go_article_7_life_back_n = 一颗新子
rules_go_article_7_life_back_c = { COLOR($opponent) }棋下{ POINT($taker) }，提掉了你在{ POINT($stone) }的子。按第七条，只要你能接着下一颗提不掉的新子，被提的子也算活棋。请下这颗新子。
    .hint = { POINT($chain) }这块棋只剩一口气。
    .right = 提了{ STONES($captured) }，你有了新的活子。所以{ POINT($stone) }的子，本来就是活棋。
    .wrong-elsewhere = { POINT($chain) }这块棋还被打吃着。它的最后一口气在{ POINT($stone) }，你的子原来就在那里。
    .rule = 子被提以后，能接着下一颗提不掉的新子，被提的子也是活棋。

rules_go_article_7_life_which_n = 能提，却是活棋
rules_go_article_7_life_which_c = { POINT($stone) }被打吃了，{ POINT($chain) }也被打吃了。按第七条，哪些是死子？请标出来。
    .hint = 如果从{ POINT($taker) }提掉{ POINT($stone) }，接着会被提回什么？
    .right = { POINT($chain) }救不了。它们就算提掉{ POINT($stone) }，那里再下一颗新子，就把它们全都提掉。
    .notes = 那颗孤零零的子会被提，可是按第七条是活棋。有人把它标成死子，正好拿来讨论。

## Lesson article_7_new_stone

rules_go_article_7_new_stone_four_n = 第七条：奇怪的角
rules_go_article_7_new_stone_four_c = 讲第七条，常拿这个角做例子。{ COLOR($opponent) }棋下{ POINT($taker) }，提掉了你的四颗子，请下一颗提不掉的新子。
    .hint = 打吃{ POINT($pair) }，还要让它们连不上。
    .right = { POINT($pair) }怎么也逃不掉，所以谁也提不掉{ POINT($move) }。被提的四颗子，也就算活棋。
    .wrong-corner = { COLOR($opponent) }棋连在{ POINT($new) }，你的子没有地方做活。
    .wrong-elsewhere = { COLOR($opponent) }棋连在{ POINT($new) }，这里的新子就活不了了。
    .notes = 这个棋形叫“不提三目”。从前的规矩是，一方不用动手，就算得了三目。

rules_go_article_7_new_stone_one_n = 反过来
rules_go_article_7_new_stone_one_c = 你下{ COLOR($learner) }棋，{ COLOR($opponent) }棋下{ POINT($taker) }，提掉了你单独的一颗子。请提回来。
    .hint = { POINT($chain) }这块棋只剩一口气，你的子原来就在那里。
    .right = 提了{ STONES($captured) }，空出来的地方，你能下出新的活子。所以你那一颗子，也算活棋。
    .wrong-elsewhere = { COLOR($opponent) }棋补在你那颗子原来的点上，{ POINT($chain) }这块棋就安全了，什么也提不回来。
    .notes = 新子不一定下在原来的点上。离多远还算数，研究规则的人看法不一；这里照官方举例的结论。

rules_go_article_7_new_stone_both_n = 谁也不动手
rules_go_article_7_new_stone_both_c = 哪一方下在a都能提子，另一方都能接着下出新的活子。做了记号的子，哪些是死子？
    .hint = 想想新子：每一边提了子以后，对方接着下了什么？
    .answer-four = 那四颗
    .answer-one = 那一颗
    .answer-neither = 都不是
    .right = 做了记号的子都是活棋，a不是任何一方的地。官方举例时，把它叫做双活。
    .wrong-four = 从{ POINT($last) }提掉{ POINT($four) }的四颗子，它们那一方能下出新的活子。所以这四颗是活棋。
    .wrong-one = 从{ POINT($last) }提掉{ POINT($one) }，马上被提回五颗子。所以这一颗是活棋。

## Lesson article_7_ko

rules_go_article_7_ko_take_n = 第七条：劫与死活
rules_go_article_7_ko_take_c = 对局停下来以后，双方试下几手，看看哪些是死子，这叫“死活确认”。你下{ COLOR($learner) }棋，想证明{ POINT($chain) }这块棋是死棋，请先提劫。
    .hint = { POINT($ko) }的子只剩一口气，在{ POINT($take) }。
    .right = 劫归你了，你下一手就能提掉{ POINT($chain) }这块棋。这样提了劫，再下一手就分出结果的，叫“紧气劫”。
    .wrong-elsewhere = { COLOR($opponent) }棋下在{ POINT($key) }，提掉{ POINT($single) }，就活了。
    .rule = 对局停下来以后，可以试下几手，确认哪些是死子。试下的棋不算数。

rules_go_article_7_ko_ban_n = 这里不让提回来
rules_go_article_7_ko_ban_c = 你下{ COLOR($learner) }棋，{ COLOR($opponent) }棋提了劫。对局时可以找劫材，死活确认时劫材不管用。请试着下在{ POINT($ko) }，把劫提回来。
    .hint = 下在画圈的{ POINT($ko) }。
    .right = 死活确认时，要先为这个劫停一手，才能把它提回来。
    .rule = 死活确认时，劫被提走的一方要先为它停一手，才能提回来。

rules_go_article_7_ko_late_n = 停了也来不及
rules_go_article_7_ko_late_c = 死活确认时，{ COLOR($opponent) }棋为劫停了一手，下一手就能把劫提回去。你下{ COLOR($learner) }棋，请抢先提掉{ POINT($chain) }这块棋。
    .hint = { POINT($chain) }这块棋只剩一口气，把它找出来。
    .right = 没等对方把劫提回去，就提了{ STONES($captured) }。死活确认时，这块棋救不了，所以是死棋。
    .wrong-connect = { COLOR($opponent) }棋下在{ POINT($key) }，提掉你三颗子。{ POINT($key) }要由你来下。
    .wrong-pass = 双方都停了一手，试下就到此为止，{ POINT($chain) }这块棋没有提掉。
    .wrong-elsewhere = { COLOR($opponent) }棋下在{ POINT($ko) }，把劫提回去，这块棋又有气了。

rules_go_article_7_ko_dead_n = 双方都有死棋
rules_go_article_7_ko_dead_c = 死活确认时，每块棋单独试，都让它的对方先下。要是现在就停下来，有三块是死棋，请标出来。
    .hint = { POINT($single) }的对方先下，从{ POINT($key) }就能提掉它。
    .right = { POINT($chain) }、{ POINT($ko) }和{ POINT($single) }都是死棋，双方的都有。
    .rule = 死活确认时，每块棋单独试，都让它的对方先下。

rules_go_article_7_ko_protect_n = 趁早补棋
rules_go_article_7_ko_protect_c = 现在对局还没有停下来，轮到你了。请补一手，救活{ POINT($chain) }这块棋。
    .hint = 有一颗{ COLOR($opponent, form: "stone") }子能提。提了它，劫就没有了。
    .right = 提掉了{ POINT($single) }，劫没有了，你的棋活了。紧气劫要趁对局还没有停下来，补这样一手。
    .wrong-connect = 这样填掉了自己的一口气，只剩一口气了。{ COLOR($opponent) }棋下在{ POINT($key) }，你的子全被提掉了。
    .wrong-elsewhere = { COLOR($opponent) }棋下在{ POINT($take) }，把劫提了。等到对局停下来，劫材也不管用了。
    .rule = 紧气劫要在对局停下来以前补棋。

## Lesson article_7_bent_four

rules_go_article_7_bent_four_give_n = 第七条：盘角曲四
rules_go_article_7_bent_four_give_c = 死活确认时，由你先下，来攻{ POINT($chain) }这块棋。请在里面再送两颗子，让{ COLOR($opponent) }棋提走拐着弯的四颗，这个棋形叫“盘角曲四”。
    .hint = 先下{ POINT($corner) }，再从{ POINT($ends) }当中选一点。
    .right = { COLOR($opponent) }棋先前只好停一手，现在提了四颗子。空出来的四个点，是拐着弯的一排。
    .wrong-early = { COLOR($opponent) }棋下在{ POINT($corner) }，现在就提子了。{ POINT($corner) }要由你先下。
    .wrong-elsewhere = { POINT($chain) }这块棋没有变化。先下{ POINT($corner) }，再从{ POINT($ends) }当中选一点。
    .notes = 对方在里面动不得：下在哪一头，整块棋都会被打吃。

rules_go_article_7_bent_four_inside_n = 要紧的一点
rules_go_article_7_bent_four_inside_c = { COLOR($opponent) }棋想在{ POINT($space) }这四个空点里做两只眼。只有一点能阻止它，请下在那里。
    .hint = 这一点紧挨角落，沿着边看，两头都是空点。
    .right = { COLOR($opponent) }棋试着下{ POINT($corner) }，这颗子被打吃了。劫就这样开始了。
    .wrong-beside = { COLOR($opponent) }棋下在{ POINT($key) }，就有两只眼了。
    .wrong-elsewhere = { COLOR($opponent) }棋下在{ POINT($key) }，就有两只眼了。

rules_go_article_7_bent_four_take_n = 提劫
rules_go_article_7_bent_four_take_c = { POINT($corner) }的子被打吃了，请提掉它。
    .hint = 它的最后一口气在{ POINT($take) }。
    .right = 现在{ POINT($chain) }这块棋也被打吃了。要是正式对局，{ COLOR($opponent) }棋可以去找劫材。
    .wrong-elsewhere = { COLOR($opponent) }棋下在{ POINT($edge) }，提掉你的子，就有两只眼了。

rules_go_article_7_bent_four_threats_n = 劫材不管用
rules_go_article_7_bent_four_threats_c = 现在换你下{ COLOR($learner) }棋，还在死活确认。请试着下在{ POINT($corner) }，把劫提回来。
    .hint = 下在画圈的{ POINT($corner) }。
    .right = 就算有一百个劫材也不管用：要先为这个劫停一手，才能提回来。

rules_go_article_7_bent_four_end_n = 整块是死棋
rules_go_article_7_bent_four_end_c = 你又下{ COLOR($learner) }棋，{ COLOR($opponent) }棋为劫停了一手。趁它还没有把劫提回去，请提掉{ POINT($chain) }这块棋。
    .hint = 这块棋只剩一口气，就在边上。
    .right = 提了{ STONES($captured) }，可见盘角曲四是死棋。对局时，你不用为它下一手。
    .wrong-fill = { COLOR($opponent) }棋下在{ POINT($edge) }，提掉你三颗子。{ POINT($edge) }是最后一口气，本来你可以占。
    .wrong-pass = 双方都停了一手，试下就到此为止，{ POINT($chain) }这块棋还在盘上。
    .wrong-elsewhere = { COLOR($opponent) }棋下在{ POINT($corner) }，把劫提回去，这块棋就不再被打吃了。
    .rule = 盘角曲四是死棋，因为死活确认时劫材不管用。

## Lesson article_7_approach

rules_go_article_7_approach_pass_n = 第七条：为劫停手
rules_go_article_7_approach_pass_c = 死活确认时，{ COLOR($opponent) }棋提了劫，可是还要多占一口气，才能提{ POINT($chain) }这块棋，这叫“缓气劫”。你来得及，请为这个劫停一手。
    .hint = 按棋盘旁边的“停一手”按钮。
    .right = 你为这个劫停了一手，从现在起，可以下在{ POINT($ko) }把它提回来了。
    .wrong-a3 = { POINT($move) }填掉了自己的一口气。{ COLOR($opponent) }棋占掉最后一口，整块棋就被提掉了。
    .wrong-a4 = { POINT($move) }填掉了自己的一口气。{ COLOR($opponent) }棋占掉最后一口，整块棋就被提掉了。
    .wrong-elsewhere = 这一手没有停，劫就不能提回来。{ COLOR($opponent) }棋占掉{ POINT($near) }，你的棋就被提掉了。
    .rule = 死活确认时，为劫停过一手，就可以把它提回来。

rules_go_article_7_approach_retake_n = 可以提了
rules_go_article_7_approach_retake_c = 死活确认时，你为劫停了一手，{ COLOR($opponent) }棋下{ POINT($near) }，又占了一口气。请提掉{ POINT($take) }，把劫提回来。
    .hint = 下在{ POINT($ko) }，你的子就是在那里被提掉的。
    .right = 提得正及时。现在{ COLOR($opponent) }棋也要先停一手，才能再提这个劫。
    .wrong-elsewhere = { COLOR($opponent) }棋下在{ POINT($last) }，把你整块棋提掉了。

rules_go_article_7_approach_free_n = 不用补也活
rules_go_article_7_approach_free_c = 这回是{ COLOR($opponent) }棋为劫停了一手。趁它还没有把劫提回去，请提掉{ POINT($stones) }。
    .hint = { POINT($stones) }只剩一口气了。
    .right = { POINT($chain) }这块棋活了，对局时也不用去补。缓气劫不用补棋。
    .wrong-connect = 这样填掉了自己的一口气。{ COLOR($opponent) }棋下在{ POINT($last) }，把你整块棋提掉了。
    .wrong-pass = 现在双方都停了一手，{ POINT($stones) }还在盘上。能提的时候就要提。
    .wrong-elsewhere = { COLOR($opponent) }棋下在{ POINT($ko) }，把劫提回去，你的棋就只剩{ POINT($last) }一口气了。
    .rule = 缓气劫不用补棋：劫被提走的一方为它停一手，还来得及提回来，棋就活了。

rules_go_article_7_approach_two_n = 两个劫
rules_go_article_7_approach_two_c = 死活确认时，{ COLOR($opponent) }棋提了两个劫，一个在a，一个在b。你想救{ POINT($chain) }这块棋，该为哪个劫停一手？
    .hint = 哪个劫紧挨着{ POINT($chain) }这块棋？
    .answer-near = a的劫
    .answer-far = b的劫
    .answer-both = 两个一起
    .right = 停一手只能为一个劫，还要说清是哪一个。{ POINT($chain) }这块棋要靠a的劫，你就说a。
    .wrong-far = { POINT($far) }的劫能提回来了，可是{ POINT($chain) }这块棋要靠{ POINT($near) }的劫。
    .wrong-both = 停一手只能为一个劫。{ POINT($chain) }这块棋要靠{ POINT($near) }的劫，就说那一个。
    .rule = 几个劫都被提走了，停一手时要说清是为哪一个。

rules_go_article_7_approach_other_n = 另一个还不能提
rules_go_article_7_approach_other_c = 死活确认中，你为a的劫停了一手，{ COLOR($opponent) }棋在那边又占了一口气。请试着下在b，提另一个劫。
    .hint = 下在{ POINT($far) }。
    .right = 你没有为这个劫停过，所以还不能提。{ POINT($near) }的劫，才可以提回来。

rules_go_article_7_approach_named_n = 说过的那一个
rules_go_article_7_approach_named_c = 你为它停过一手的那个劫，现在可以提回来了，请下在a。
    .hint = 下在{ POINT($near) }，提掉{ POINT($take) }。
    .right = 你说的就是这个劫，所以来得及提回来，{ POINT($chain) }这块棋也活了。盘上还有别的劫，也是这样。
    .wrong-elsewhere = { COLOR($opponent) }棋下在{ POINT($last) }，把你整块棋提掉了。

## Lesson article_8

rules_go_article_8_territory_n = 第八条：地
rules_go_article_8_territory_c = 第八条说，只由一方的活棋围住的空点，就是这一方的地，一个点算一目。请点出{ COLOR($black) }棋的每一块地。
    .hint = { COLOR($black) }棋在a有一个点，在b有一个点，在c有一大块。
    .right = { COLOR($black) }棋的地有{ SCORE($black_territory) }。围着地的子都活着，不用靠谁帮忙。
    .rule = 只由一方的活棋围住的空点，就是这一方的地。别的空点都是单官。
    .notes = 条文先说活棋围住的点，再把双活的棋围住的点除去，剩下的才是地。

rules_go_article_8_strict_n = 单官还空着
rules_go_article_8_strict_c = 标着a的{ POINT($open) }同时挨着双方的子，是单官。挨着单官的活棋算双活，双活的棋没有地。那么a还空着，{ COLOR($black) }棋的地有多少？
    .hint = 哪些子跟{ POINT($open) }旁边的子连在一起？
    .answer-all = { SCORE($black_territory) }
    .answer-none = 还没有
    .right = 严格照条文，只要{ POINT($open) }还空着，这些子就都算双活，双方都还没有地。
    .wrong-all = 等{ POINT($open) }占掉以后，才是这样。它还空着，周围的子就都算双活。
    .notes = 正式对局时，谁也不会把这叫做双活，因为哪一方都能去占那个点。这样严格照条文读，才明白终局以前为什么要把单官占完。

rules_go_article_8_fill_n = 占掉单官
rules_go_article_8_fill_c = 计算胜负以前，要把单官占完。请占掉a。
    .hint = 只有{ POINT($open) }同时挨着双方的子。
    .right = 单官没有了。现在{ COLOR($black) }棋的地有{ SCORE($black_territory) }，{ COLOR($white) }棋的地有{ SCORE($white_territory) }。
    .wrong-inside = 下在{ POINT($move) }，自己围住的空点就少了一个。单官是{ POINT($open) }。
    .wrong-visit = { POINT($move) }在{ COLOR($opponent) }棋的边界里面，你的子逃不掉。单官是{ POINT($open) }。
    .wrong-pass = { POINT($open) }还空着。只要它空着，谁也没有地。
    .rule = 单官还空着，旁边的棋就没有地。终局以前要把单官占完。

rules_go_article_8_seki_n = 真正的双活
rules_go_article_8_seki_c = 做了记号的两块棋共用单官a，可是谁也不能占：谁下在那里，谁就被提。请点出{ COLOR($white) }棋的地。
    .hint = { POINT($eye) }是眼，不过围着它的棋是双活。看看另一块{ COLOR($white, form: "stone") }棋，它有两块地。
    .right = { COLOR($white) }棋的地有{ SCORE($white_territory) }。{ POINT($eyes) }是双活里的眼，谁的也不算。
    .rule = 双活的棋没有地，连眼也不算。
    .notes = 这是规则解说里图13的棋形：十二子对五子。用数子法，这两只眼就要算。

rules_go_article_8_double_ko_n = 连环劫
rules_go_article_8_double_ko_c = 两块棋争两个劫，一个在a，一个在b，这叫“连环劫”。你下{ COLOR($learner) }棋，请提a的劫。
    .hint = { POINT($take) }是{ POINT($first) }的最后一口气。
    .right = { COLOR($opponent) }棋就去提另一个劫。每次都是这样，双方各占一个劫，两块棋都活着，所以是双活。
    .wrong-eye = { POINT($move) }填掉了自己的眼。{ COLOR($opponent) }棋下在{ POINT($second) }，就把这块棋提掉了。
    .wrong-connect = { POINT($move) }填掉了自己的一口气。{ COLOR($opponent) }棋下进你的眼{ POINT($eye) }，就把这块棋提掉了。
    .notes = 这是规则解说里图14的棋形：六子对十二子。

rules_go_article_8_double_count_n = 这里怎么算
rules_go_article_8_double_count_c = 这盘棋带着连环劫终局了。请点出{ COLOR($black) }棋的地。
    .hint = 双活的棋没有地。{ COLOR($black) }棋别的子，围住了一块地。
    .right = { COLOR($black) }棋的地有{ SCORE($black_territory) }。两个劫里打叉的子都不拿走，原样留着；{ POINT($eyes) }是双活里的眼，谁的也不算。

## Lesson article_9

rules_go_article_9_fill_n = 第九条：终局
rules_go_article_9_fill_c = 第九条说，计算以前该下的棋，要在双方停一手以前下完。你下{ COLOR($learner) }棋，请占掉最后一个单官。
    .hint = 看双方的边界之间，有一个空点同时挨着双方的子。
    .right = { POINT($open) }占掉了。这样一来，{ POINT($stone) }就被打吃了。
    .wrong-early = 还有一个单官空着，{ COLOR($opponent) }棋抢先占了，{ POINT($stone) }就安全了。
    .wrong-behind = { POINT($move) }填掉了自己的一目，单官{ POINT($open) }还被{ COLOR($opponent) }棋占去了。
    .wrong-visit = { POINT($move) }在{ COLOR($opponent) }棋的地里，你的子在那里活不了。单官{ POINT($open) }也没有了。
    .rule = 双方停一手以前，要把单官占完，把该补的棋补好。

rules_go_article_9_protect_n = 先补棋
rules_go_article_9_protect_c = 你下{ COLOR($learner) }棋。停一手以前还要补棋，请救{ POINT($stone) }。
    .hint = 把{ POINT($stone) }跟{ POINT($friend) }连起来。
    .right = 补在{ POINT($gap) }，地少了一目。要是不补，亏得更多。
    .wrong-early = 停得太早了：{ COLOR($opponent) }棋下在{ POINT($gap) }，提掉了{ POINT($stone) }。
    .wrong-elsewhere = { COLOR($opponent) }棋下在{ POINT($gap) }，提掉了{ POINT($stone) }，你的边界就破了。

rules_go_article_9_stop_n = 停下来，还没完
rules_go_article_9_stop_c = { COLOR($opponent) }棋停了一手。你也没有什么可下了，请停一手。
    .hint = 按棋盘旁边的“停一手”按钮。
    .right = 双方接连停一手，对局停下来了。可是还不算完，双方还要商定死子和地。
    .wrong-inside = { POINT($move) }是你自己的地。在里面下子，地就少了一目。
    .wrong-visit = { POINT($move) }是{ COLOR($opponent) }棋的地。下在那里的子活不了，会成为提子。
    .rule = 双方接连停一手，对局就停下来。双方商定了死子和地，才是终局。

rules_go_article_9_agree_n = 双方商定
rules_go_article_9_agree_c = 停下来以后，谁也不再下子。双方一起看着棋盘，商定哪些是死子，请标出来。
    .hint = 找一颗深陷在对方地里的孤零零的子。
    .right = 双方都同意{ POINT($stone) }是死子，各自的地也清楚了。这样商定了，才是终局。

rules_go_article_9_late_n = 停下来以后的子
rules_go_article_9_late_c = 这盘棋，双方都停了一手。后来为了好数，双方一起放上了1和2。这两颗子，算不算下了棋？
    .hint = 放这两颗子以前，发生过什么？
    .answer-moves = 算
    .answer-none = 不算
    .right = 停下来以后放的子，都不算下棋。要是后来又接着下，先把1和2拿走。
    .wrong-moves = { POINT($stones) }是双方停一手以后放的，那时已经不能再下了。放上它们，只是为了好数。
    .rule = 停下来以后，双方商量好放上的子，不算下棋。

rules_go_article_9_resume_n = 接着下
rules_go_article_9_resume_c = 停下来以后，{ COLOR($opponent) }棋要求接着下，这叫“恢复对局”。这时由另一方先下，也就是你，请救活{ POINT($chain) }这块棋。
    .hint = { POINT($space) }当中，下哪一点，两边能各有一只眼？
    .right = 你的棋有两只眼了。{ COLOR($opponent) }棋想下的也是{ POINT($middle) }，可是谁要求接着下，就要让对方先下。
    .wrong-corner = { COLOR($opponent) }棋下在{ POINT($middle) }，里面只做得出一只眼，你的棋就被提掉了。
    .wrong-edge = { COLOR($opponent) }棋下在{ POINT($middle) }，里面只做得出一只眼，你的棋就被提掉了。
    .wrong-pass = 这里可以停一手，不过{ COLOR($opponent) }棋下在{ POINT($middle) }，你的棋就死了。
    .wrong-elsewhere = { COLOR($opponent) }棋下在{ POINT($middle) }，你的棋里面就只做得出一只眼了。
    .rule = 停下来以后，一方可以要求接着下。这时由另一方先下，也可以停一手。

rules_go_article_9_resume_pass_n = 也可以停一手
rules_go_article_9_resume_pass_c = 棋又停下来了，{ COLOR($opponent) }棋再一次要求接着下。该你先下，可是没有什么要下的，那就停一手吧。
    .hint = 你的棋有{ POINT($eyes) }两只眼。按棋盘旁边的“停一手”按钮。
    .right = { COLOR($opponent) }棋也没有什么可下，停了一手。棋又停下来，什么也没有变。
    .wrong-eyes = { POINT($move) }填掉了自己的一只眼。{ COLOR($opponent) }棋占掉另一只，就把整块棋提掉了。
    .wrong-eye = { POINT($move) }填掉了自己的一只眼。{ COLOR($opponent) }棋占掉另一只，就把整块棋提掉了。
    .wrong-inside = { POINT($move) }是你自己的地。在里面下子，地就少了一目。
    .wrong-visit = { POINT($move) }是{ COLOR($opponent) }棋的地。下在那里的子活不了，会成为提子。

## Lesson article_10

rules_go_article_10_off_n = 第十条：胜负
rules_go_article_10_off_c = 第十条说，终局以后，对方地里的死子不用去提，直接拿走。请把死子标出来。
    .hint = 双方各有一颗孤零零的子，陷在对方的地里。
    .right = 不用先去围住它们，{ POINT($first) }和{ POINT($second) }直接拿走，归入提子。
    .rule = 终局时，对方地里的死子不用去提，直接拿走，归入提子。

rules_go_article_10_seki_n = 双活里的不拿
rules_go_article_10_seki_c = { POINT($dead) }能被提，是死子。可是围着它们的棋成了双活，单官在a。请点出{ COLOR($white) }棋的地。
    .hint = 双活的棋没有地，所以{ POINT($inside) }也不是地。看看{ COLOR($white) }棋别的子。
    .right = { COLOR($white) }棋的地有{ SCORE($white_territory) }。{ POINT($dead) }不在谁的地里，所以留在盘上。
    .rule = 双活里的死子，终局时不拿走。

rules_go_article_10_before_n = 趁还没有停下来
rules_go_article_10_before_c = 对局还没有停下来，你下{ COLOR($learner) }棋。请提掉{ POINT($dead) }，再提掉{ COLOR($opponent) }棋接着下的那颗子。
    .hint = 先下{ POINT($inside) }，再找一颗被打吃的子。
    .right = 你提了两次，双活还是双活。这样的棋，要在双方停一手以前下。
    .wrong-shared = { POINT($move) }填掉了自己的一口气。{ COLOR($opponent) }棋占掉最后一口，你的棋就没有了。
    .wrong-elsewhere = { POINT($move) }什么也提不掉。要提的子，就在{ POINT($inside) }旁边。
    .notes = 对方要是不接着下那颗子，提子的一方就多出气来，能把对方整块棋提掉。

rules_go_article_10_surplus_n = 提子太多
rules_go_article_10_surplus_c = 计算时，要把提子填进对方的地里。{ COLOR($black) }棋提了{ STONES($black_prisoners) }，可是{ COLOR($white) }棋的地只有{ SCORE($white_territory) }。填不下的怎么办？
    .hint = 每颗提子，都给提它的一方算一目。
    .answer-counts = 加到{ COLOR($black) }棋的地里
    .answer-lost = 谁的也不算
    .answer-back = 还给{ COLOR($white) }棋
    .right = { COLOR($white) }棋的地填满了，剩下的加到{ COLOR($black) }棋的地里。{ COLOR($winner) }棋胜{ SCORE($margin) }。
    .wrong-lost = 那样的话，有的提子算一目，有的一目也不算。剩下的总要有个地方算。
    .wrong-back = 提掉的子不会还回去。它们归{ COLOR($black) }棋，每颗算一目。
    .rule = 提子填进对方的地里，填不下的加到自己的地里。谁的地多，谁就胜。

rules_go_article_10_tie_n = 双方一样多
rules_go_article_10_tie_c = { COLOR($black) }棋的地有{ SCORE($black_territory) }，提了{ STONES($black_prisoners) }；{ COLOR($white) }棋的地有{ SCORE($white_territory) }，提了{ STONES($white_prisoners) }，没有贴目。谁胜了？
    .hint = { COLOR($black) }棋的地里要填{ STONES($white_prisoners) }，{ COLOR($white) }棋的地里要填{ STONES($black_prisoners) }。
    .answer-black = { COLOR($black) }棋
    .answer-white = { COLOR($white) }棋
    .answer-tie = 和棋
    .right = 提子填完，双方的地一样多，是和棋。
    .wrong-black = { COLOR($black) }棋的提子多，可是{ COLOR($white) }棋的地多。把提子填进去算一算。
    .wrong-white = { COLOR($white) }棋的地多，可是要填进来的提子也多。填进去算一算。
    .rule = 双方一样多，就是和棋。

rules_go_article_10_replay_n = 从头摆一遍
rules_go_article_10_replay_c = 提了几颗子，双方说的不一样，这就是异议。于是从第一手起，重新摆一遍。最后一手归你，请提掉{ POINT($chain) }这块棋。
    .hint = 找一找{ POINT($chain) }这块棋的最后一口气。
    .right = 双方都看见了，提的是{ STONES($captured) }。一方要求重新摆，另一方不能拒绝。
    .rule = 对胜负有异议，就从第一手起重新摆一遍，弄个清楚。

rules_go_article_10_settled_n = 结果定了
rules_go_article_10_settled_c = 双方已经确认：{ COLOR($winner) }棋胜{ SCORE($margin) }。后来在桌子底下，又找到一颗{ COLOR($loser) }棋的提子。现在的结果是什么？
    .hint = 这颗提子，是双方确认以前找到的，还是以后？
    .answer-stands = 还是{ COLOR($winner) }棋胜
    .answer-tie = 和棋
    .right = 双方确认过的结果，不管后来找到什么，都不改了。
    .wrong-tie = 早点找到，就是和棋了。可是双方已经确认过结果。
    .rule = 双方确认过的结果，不能再改。

## Lesson article_11

rules_go_article_11_resign_n = 十一、十二条：不用计算的棋
rules_go_article_11_resign_c = 第十一条说，觉得赢不了，就可以认输，不再往下下。请提掉{ POINT($chain) }这块棋，看看{ COLOR($opponent) }棋怎么办。
    .hint = { POINT($chain) }这块棋只剩一口气，在它里面。
    .right = 提了{ STONES($captured) }，{ COLOR($opponent) }棋认输了。棋下完了，你胜了，什么也不用算。
    .rule = 对局时随时可以认输，那就是对方胜。

rules_go_article_11_eternal_n = 送两颗子
rules_go_article_11_eternal_c = { COLOR($opponent) }棋想提掉你那块长长的棋。要送两颗子才挡得住，请下在{ POINT($give) }。
    .hint = 下在画圈的点，就在你的{ POINT($stone) }旁边。
    .right = { COLOR($opponent) }棋只好下在{ POINT($taker) }，提掉你两颗子。不然，你就把{ POINT($inner) }提掉了。
    .wrong-take = 你提掉了{ POINT($single) }，可是{ COLOR($opponent) }棋下在{ POINT($give) }。就算你提掉里面的子，{ COLOR($opponent) }棋再下{ POINT($middle) }，你还是做不出第二只眼。
    .wrong-corner = { POINT($move) }填掉了自己的一口气。{ COLOR($opponent) }棋下在{ POINT($taker) }，就把整块棋提掉了。
    .wrong-elsewhere = { COLOR($opponent) }棋下在{ POINT($give) }，你的棋不管怎么下，都没有两只眼了。
    .notes = 这以后，对方里面的子就算被提掉，留下的也只是五个空点；对方再下在正中间，就只有一只眼。

rules_go_article_11_return_n = 长生劫
rules_go_article_11_return_c = 现在{ POINT($chain) }两颗子被打吃了，请提掉它们。
    .hint = 下在{ POINT($chain) }旁边，你被提掉的两颗子当中，有一颗原来就在那里。
    .right = { COLOR($opponent) }棋只好下回{ POINT($back) }，棋盘又变成你送子以前的样子。这样转下去没有尽头，这个棋形叫“长生劫”。
    .wrong-elsewhere = { COLOR($opponent) }棋下在{ POINT($corner) }，把你那块长长的棋提掉了。
    .notes = 每次提的都是两颗子，劫的规则管不着。要是禁止全局同形，让棋盘变回原样的那一手就不能下。

rules_go_article_11_result_n = 无胜负
rules_go_article_11_result_c = 这个三劫转了一圈，棋盘又变回原样。第十二条说，这样转下去的棋，双方同意，就算“无胜负”。{ COLOR($black) }棋提议这样，{ COLOR($white) }棋不同意，棋下完了吗？
    .hint = 要有几个人同意才行？
    .answer-over = 下完了，无胜负
    .answer-on = 没有，接着下
    .right = 要双方都同意才行。那样的话，谁也没有赢，谁也没有输。
    .wrong-over = { COLOR($white) }棋没有同意。只要有一方想接着下，棋就接着下。
    .rule = 同样的局面一再出现，双方都同意，就算无胜负。

rules_go_article_11_round_n = 循环劫
rules_go_article_11_round_c = 循环劫，是双方轮流送两颗子、提两颗子，两边来回转。请从1到4按顺序下，{ COLOR($opponent) }棋会应。
    .hint = 先下{ POINT($give) }，一手接一手；再下{ POINT($take) }。
    .right = 盘上的子，又跟开头一模一样了。这样的棋，双方都同意，也算无胜负。
    .wrong-order = { POINT($move) }不是接下来的数字。请按顺序，从1下到4。

## Lesson article_13

rules_go_article_13_first_n = 第十三条：没有胜者
rules_go_article_13_first_c = 双方都停了一手，这才看见a。假如{ COLOR($opponent) }棋要求恢复对局，就由你先下，你是{ COLOR($learner) }棋。请下在a。
    .hint = 下在{ POINT($key) }，就能提掉{ POINT($chain) }。
    .right = 提了{ STONES($captured) }，{ COLOR($learner) }棋以{ SCORE($white_score) }对{ SCORE($black_score) }获胜。{ COLOR($opponent) }棋真不该要求接着下。
    .wrong-elsewhere = { COLOR($opponent) }棋下在{ POINT($key) }，提掉了你的子。先下的是你，第一手就该下在那里。

rules_go_article_13_other_n = 换过来
rules_go_article_13_other_c = 再假如是{ COLOR($opponent) }棋要求接着下。这回你下{ COLOR($learner) }棋，由你先下，请下在a。
    .hint = 下在{ POINT($key) }，就能提掉{ POINT($chain) }。
    .right = 提了{ STONES($captured) }，{ COLOR($learner) }棋以{ SCORE($black_score) }对{ SCORE($white_score) }获胜。可见，谁要求接着下，谁就输。
    .wrong-elsewhere = { COLOR($opponent) }棋下在{ POINT($key) }，提掉了你的子。先下的是你，第一手就该下在那里。

rules_go_article_13_both_n = 谁也不要求
rules_go_article_13_both_c = 双方都停了一手。谁要求接着下，对方就先下a，自己就输，所以谁也不要求。可是也没有人同意就这样终局，结果是什么？
    .hint = 要让这盘棋结束，总得有一方让步，可是双方都不肯。
    .answer-black = { COLOR($black) }棋胜
    .answer-tie = 和棋
    .answer-both = 双方负
    .right = 双方负：{ POINT($key) }这一手决定胜负，谁也不肯让对方下，这盘棋就结束不了。
    .wrong-black = { COLOR($black) }棋先下{ POINT($key) }才能胜。那要由{ COLOR($white) }棋来要求接着下。
    .wrong-tie = 要下成和棋，双方先得同意怎么算。{ POINT($key) }这一点关系到胜负，他们谈不拢。
    .rule = 停下来以后，还剩下决定胜负的一手，双方又谈不拢怎样结束，就是双方负。

rules_go_article_13_displaced_n = 棋子移位
rules_go_article_13_displaced_c = 袖子把你的一颗子碰走了，这叫“棋子移位”。它原来在{ POINT($joined) }中间，把两边的子连着。请把它放回去。
    .hint = 哪个空点同时紧挨着{ POINT($joined) }？
    .right = 子放回了{ POINT($place) }，棋接着下。
    .wrong-elsewhere = 放在那里，连不上{ POINT($joined) }。原来在哪一点，就要放回哪一点。
    .rule = 移位的子放回原来的点，棋接着下。

rules_go_article_13_taken_n = 原来的点被占了
rules_go_article_13_taken_c = 你的子从{ POINT($place) }滑到了{ POINT($slid) }，谁也没有看见，后来{ COLOR($opponent) }棋下了{ POINT($place) }。请试着把你的子放回{ POINT($place) }。
    .hint = 下在画圈的{ POINT($place) }。
    .right = { POINT($place) }上有了别的子，你的子放不回去了。双方都该早点看见，要是谈不拢怎么办，就是双方负。
    .rule = 移位的子放不回去，双方又谈不拢怎么办，就是双方负。

## Lesson article_14

rules_go_article_14_ko_n = 第十四条：犯规
rules_go_article_14_ko_c = { COLOR($opponent) }棋刚下{ POINT($taker) }，提了劫。请试着马上提回来。
    .hint = 下在画圈的{ POINT($ko) }。
    .right = 这里程序不让下。用真棋盘时，没有人拦住你的手，可是不照规则下就是“犯规”，按第十四条，马上就输了。
    .rule = 犯规的一方，只要在结果确定以前被发现，马上就输。

rules_go_article_14_allowed_n = 不犯规的一手
rules_go_article_14_allowed_c = 还是轮到你。请下一手不犯规的棋。
    .hint = 除了{ POINT($ko) }，哪个空点都行。
    .right = 这一手可以下。{ COLOR($opponent) }棋在{ POINT($ko) }粘上劫：你输了一个劫，可没有输掉这盘棋。

rules_go_article_14_find_n = 哪一点犯规
rules_go_article_14_find_c = 你下{ COLOR($learner) }棋。用真棋盘时，a、b、c当中有一点下了就犯规，请找出来，试着下一下。
    .hint = 下在哪里，自己的子没有气，也提不了对方的子？
    .right = 下在{ POINT($self) }，你的子没有气，而{ POINT($chain) }还有{ POINT($liberty) }这口气。{ POINT($takes) }能提掉{ POINT($stone) }，{ POINT($free) }有气，都可以下。

rules_go_article_14_twice_n = 谁输了
rules_go_article_14_twice_c = 数字是下子的顺序。有一方犯规了，谁输了？
    .hint = 从1开始，一边数，一边说出子的颜色。
    .answer-black = { COLOR($black) }棋
    .answer-white = { COLOR($white) }棋
    .answer-nobody = 谁也没有输
    .right = { POINT($third) }和{ POINT($fourth) }，是{ COLOR($black) }棋连下的两手。这是犯规，{ COLOR($black) }棋输了。
    .wrong-white = { COLOR($white) }棋下的是2和5，都是等{ COLOR($black) }棋下过才下的。看看3和4。
    .wrong-nobody = 看看3和4，颜色是一样的。谁也不能连下两手。

rules_go_article_14_before_n = 还来得及
rules_go_article_14_before_c = 双方都停了一手，{ COLOR($black) }棋领先{ SCORE($margin) }。还没有确认结果，{ COLOR($white) }棋想起来，{ COLOR($black) }棋有一次连下了两手。结果怎样？
    .hint = 结果已经确定了吗？
    .answer-lost = { COLOR($black) }棋输
    .answer-stands = { COLOR($black) }棋胜
    .right = 结果还没有确定，犯规还算数：{ COLOR($black) }棋输了。
    .wrong-stands = 双方还没有确认结果。在那以前，犯规都算数。

rules_go_article_14_late_n = 太晚了
rules_go_article_14_late_c = 双方已经确认{ COLOR($black) }棋胜，{ COLOR($white) }棋这才想起来，{ COLOR($black) }棋有一次连下了两手。结果怎样？
    .hint = 想起来的时候，结果已经确定了吗？
    .answer-lost = { COLOR($black) }棋输
    .answer-again = 重下一盘
    .answer-stands = { COLOR($black) }棋胜
    .right = 太晚了：双方确认过的结果，就算有过犯规，也不改了。
    .wrong-lost = 犯规要在确认结果以前发现，才算数。这里双方已经确认过了。
    .wrong-again = 棋下完了，结果也确认了，没有什么要重下的。
    .rule = 结果确定以后才发现犯规，就什么也不改了。

## Ideas

rules_go_idea_article_1_turns = 轮流下的棋
rules_go_idea_article_1_board = 棋盘上的点
rules_go_idea_article_4_stay = 能留在盘上的子
rules_go_idea_article_4_remove = 要拿走的子
rules_go_idea_article_6_ko = 什么是劫
rules_go_idea_article_6_threat = 及时找劫材
rules_go_idea_article_7_status = 活棋和死棋
rules_go_idea_article_7_new = 下出新子，就是活棋
rules_go_idea_article_7_ko_ban = 死活确认时的劫
rules_go_idea_article_7_protect = 紧气劫要补棋
rules_go_idea_article_7_bent = 盘角曲四
rules_go_idea_article_7_pass_for = 为劫停一手
rules_go_idea_article_7_which_ko = 说清是哪个劫
rules_go_idea_article_territory = 什么是地
rules_go_idea_article_neutral = 计算以前的单官
rules_go_idea_article_seki = 双活没有地
rules_go_idea_article_before_end = 停一手以前该下的棋
rules_go_idea_article_stop = 停下来和商定
rules_go_idea_article_resume = 恢复对局由谁先下
rules_go_idea_article_take_off = 拿走哪些死子
rules_go_idea_article_prisoners = 填提子
rules_go_idea_article_settled = 结果什么时候确定
rules_go_idea_article_resign = 认输
rules_go_idea_article_repetition = 变回原样的棋盘
rules_go_idea_article_both_lose = 双方负
rules_go_idea_article_displaced = 棋子移位
rules_go_idea_article_breach = 什么是犯规
rules_go_idea_article_too_late = 犯规什么时候还算数
