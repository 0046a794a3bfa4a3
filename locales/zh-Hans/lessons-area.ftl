## Lesson area_count

rules_go_area_count_n = 子空
rules_go_area_count_c = 数子法连盘上的子也一起数：自己的子，加上只由它们围住的空点，合起来叫“子空”。请点出{ COLOR($black) }棋围住的空点。
    .hint = { COLOR($black) }棋围住的空点连成一片，就在{ COLOR($black, form: "stone") }子的后面。
    .right = 一个空点算一目，一颗子也算一目：{ SCORE($black_territory) }加{ STONES($black_stones) }，{ COLOR($black) }棋的子空是{ SCORE($black_board) }。
    .rule = 盘上自己的子，加上只由它们围住的空点，就是子空。一颗子、一个空点，都算一目。
    .notes = 中国通行数子法，提子不算。正式比赛只数一方，结果说“胜几子”；这里双方都数，一律说“目”。

rules_go_area_count_neutral_n = 占单官
rules_go_area_count_neutral_c = 空点{ POINT($neutral) }同时挨着双方的子，谁的也不算。可是用数子法，那里下上一颗子就算一目，请下在那里。
    .hint = 下在画圈的点上。
    .right = 占了{ POINT($neutral) }就多一目，{ COLOR($black) }棋的子空是{ SCORE($black_board) }。要是用数目法，这一手一目也不多。
    .wrong-inside = { POINT($move) }在你的子空里，空着算一目，下上子还是一目，没有变化。{ COLOR($opponent) }棋占了{ POINT($neutral) }，多得一目。
    .wrong-visit = { POINT($move) }在{ COLOR($opponent) }棋的子空里，你的子在那里活不了。{ POINT($neutral) }还会被{ COLOR($opponent) }棋占去。
    .wrong-stay = { COLOR($opponent) }棋占了{ POINT($neutral) }，多得一目。
    .rule = 单官空着，谁的也不算。用数子法时，下在单官上的子算一目。

rules_go_area_count_white_n = 另一方
rules_go_area_count_white_c = 请再点出{ COLOR($white) }棋围住的空点。
    .hint = { COLOR($white) }棋围住的空点也连成一片，就在{ COLOR($white, form: "stone") }子的后面。
    .right = { SCORE($white_territory) }加{ STONES($white_stones) }，{ COLOR($white) }棋的子空是{ SCORE($white_board) }。

rules_go_area_count_winner_n = 谁胜了
rules_go_area_count_winner_c = { COLOR($black) }棋的子空是{ SCORE($black_board) }，{ COLOR($white) }棋是{ SCORE($white_board) }。按初学者数子规则，不管棋盘多大，贴目都是{ SCORE($komi) }。谁胜了？
    .hint = 给{ COLOR($white) }棋加上贴目，再比一比。
    .answer-black = { COLOR($black) }棋
    .answer-white = { COLOR($white) }棋
    .answer-tie = 和棋
    .right = { SCORE($black_score) }对{ SCORE($white_score) }，{ COLOR($winner) }棋胜{ SCORE($margin) }。刚才占到的那个单官，决定了这盘棋的胜负。
    .wrong-white = 加上贴目，{ COLOR($white) }棋也只有{ SCORE($white_score) }，{ COLOR($black) }棋有{ SCORE($black_score) }。
    .wrong-tie = 贴目里有半目，不会下成和棋：现在是{ SCORE($black_score) }对{ SCORE($white_score) }。
    .rule = { COLOR($white) }棋加上贴目以后，谁的子空多，谁就胜。按初学者数子规则，棋盘大小不同，贴目也一样。

## Lesson play_out

rules_go_play_out_stay_n = 先提子，再停手
rules_go_play_out_stay_c = 按初学者数子规则，终局以后，盘上的子一颗也不拿走。如果现在双方都停一手，{ POINT($stone) }周围的空点算{ COLOR($black) }棋的吗？
    .hint = { POINT($stone) }的子会留在盘上。它周围的空点，挨着哪些颜色的子？
    .answer-kept = 算
    .answer-lost = 不算
    .right = { POINT($stone) }当作活棋，周围的空点就同时挨着双方的子。{ COLOR($black) }棋只能算盘上的子，一共{ SCORE($black_score) }。
    .wrong-kept = { POINT($stone) }没有人拿走，空点同时挨着双方的子，谁的也不算。
    .rule = 按初学者数子规则，终局时盘上的子全都当作活棋。死子要在停一手以前提掉。

rules_go_play_out_capture_n = 自己动手提
rules_go_play_out_capture_c = 那就趁现在把{ POINT($stone) }提掉。{ COLOR($opponent) }棋没有更好的点可下，会停一手。
    .hint = { POINT($liberties) }是它的两口气，一口接一口占掉。
    .right = { POINT($stone) }提掉了，{ COLOR($black) }棋现在有{ SCORE($black_score) }。
    .wrong-visit = { POINT($move) }在{ COLOR($opponent) }棋的子空里，而{ POINT($stone) }还在盘上。
    .wrong-elsewhere = { POINT($stone) }还在盘上。占掉{ POINT($liberties) }，才能提掉它。

rules_go_play_out_cost_n = 亏了几目
rules_go_play_out_cost_c = 为了提一颗子，你在自己的子空里下了两颗子。用数子法，这样亏了几目？
    .hint = 那两个点，原来空着，各算一目。现在各算几目？
    .answer-nothing = 没有亏
    .answer-two = 亏两目
    .right = 自己的空点算一目，下上自己的子，还是算一目。{ SCORE($black_territory) }加{ STONES($black_stones) }，一共{ SCORE($black_score) }。
    .wrong-two = 用数目法，是亏两目。用数子法，{ COLOR($black) }棋在盘上的子也各算一目，跟原来的空点一样。
    .rule = 用数子法，在自己的子空里下子不吃亏。

rules_go_play_out_pass_n = 可以停了
rules_go_play_out_pass_c = 死子提掉了，单官也没有了。{ COLOR($opponent) }棋又停了一手，请你也停一手。
    .hint = 按棋盘旁边的“停一手”按钮。
    .right = 双方都停了一手，什么也不用商量，直接就能数：{ SCORE($black_score) }对{ SCORE($white_score) }。
    .wrong-inside = 用数子法，下在{ POINT($move) }不吃亏，可也没有好处，停一手就行了。
    .wrong-visit = { POINT($move) }在{ COLOR($opponent) }棋的子空里。{ COLOR($opponent) }棋会提掉这颗子，用数子法，它去提也不吃亏。
    .rule = 按初学者数子规则，双方接连停一手就是终局，盘上是什么样，就照什么样数。

rules_go_play_out_agree_n = 结果一样
rules_go_play_out_agree_c = 别的数子规则，比如中国的，可以由双方商定哪些是死子。这是提子以前的棋盘，请标出死子。
    .hint = 找一颗被对方围在里面的孤零零的子。
    .right = 一手不下，{ COLOR($black) }棋也是{ SCORE($black_score) }，跟刚才一样。可见在盘上提掉{ POINT($stone) }，一目也没有亏。

## Lesson fill_in

rules_go_fill_in_put_n = 填子法
rules_go_fill_in_put_c = 有一种数法叫“填子法”：终局以后，先把提子填回跟它同色的地里。{ COLOR($opponent) }棋提过一颗{ COLOR($learner, form: "stone") }子，请把它填回去。
    .hint = { COLOR($learner) }棋围住的空点，填哪个都行。
    .right = 填在{ POINT($move) }，{ COLOR($learner) }棋就少了一目。这跟{ COLOR($opponent) }棋多一目是一样的。
    .wrong-other = { POINT($move) }不是{ COLOR($learner) }棋的地。这颗提子是{ COLOR($learner, form: "stone") }子，要填在{ COLOR($learner) }棋的地里。
    .wrong-keep = 提子要填回盘上。{ COLOR($learner) }棋的地是{ POINT($home) }，请选一个点。
    .rule = 用填子法，先把每颗提子填回跟它同色的地里。

rules_go_fill_in_back_n = 再填一颗
rules_go_fill_in_back_c = { COLOR($opponent) }棋也提过一颗子，是{ COLOR($learner, form: "stone") }子。这颗该填在哪里？
    .hint = 看它是什么颜色，就填进什么颜色的地里，哪个空点都行。
    .right = 填在{ POINT($move) }，{ COLOR($learner) }棋就少了一目。提子全都填回去了。
    .wrong-other = { POINT($move) }不是{ COLOR($learner) }棋的地。提子要填回跟它同色的地里。
    .wrong-keep = 提子要填回盘上。{ COLOR($learner) }棋的地是{ POINT($home) }，请选一个点。

rules_go_fill_in_left_n = 剩下多少
rules_go_fill_in_left_c = 提子全都填回了盘上，现在只数剩下的空点。请点出{ COLOR($black) }棋的地。
    .hint = { COLOR($black) }棋的地连成一片，就在{ COLOR($black, form: "stone") }子的后面。
    .right = { COLOR($black) }棋剩下{ SCORE($black_territory) }；{ COLOR($white) }棋剩下{ SCORE($white_territory) }，再加上贴目。最后就比这些。
    .rule = 提子填完以后，贴目也算进去，谁剩下的多，谁就胜。
    .notes = 用真棋盘时，还会把棋子挪一挪，让地变成长方形，很快就能数清。

rules_go_fill_in_surplus_n = 填不下的提子
rules_go_fill_in_surplus_c = { COLOR($black) }棋提的{ STONES($black_prisoners) }都要填回去，可是{ COLOR($white) }棋的地只有{ POINT($points) }两个点。有几颗提子填不下？
    .hint = { POINT($points) }，每个点填一颗。
    .answer-none = 都填得下
    .answer-one = 一颗
    .answer-three = 三颗
    .right = 有一颗填不下，给{ COLOR($black) }棋算一目。
    .wrong-none = { POINT($points) }只能填两颗，而{ COLOR($black) }棋提了{ STONES($black_prisoners) }。
    .wrong-three = { POINT($points) }都空着，各能填一颗。先把它们填上。
    .rule = 提子填不下，剩几颗，就给提子的一方算几目。

rules_go_fill_in_ways_n = 胜的目数一样
rules_go_fill_in_ways_c = 同一盘棋，数目法和填子法都看一看。数字不一样，可是{ COLOR($winner) }棋都是胜{ SCORE($margin) }。

## Lesson three_ways

rules_go_complete_ways_n = 三种数法
rules_go_complete_ways_c = 同一盘棋，可以用三种方法来数：数目法数地和提子，填子法先把提子填回对方的地里，数子法连子带地一起数。请逐个看一看。
    .notes = 日本棋手数目，先把提子填回对方的地里；中国棋手数子，连子带地一起数。问问大家：差距为什么一样？如果不一样，又是差在哪里？

rules_go_three_ways_neutral_n = 各占一个单官
rules_go_three_ways_neutral_c = 还剩{ POINT($neutral) }两个单官。请占一个，看看用数目法和数子法各有什么变化。
    .hint = 画圈的点同时挨着双方的子，下哪个都行。
    .right = { COLOR($opponent) }棋占了另一个。用数子法，双方各多一目；用数目法，都不多。一方比另一方多几目，叫做“差距”，差距没有变。
    .wrong-inside = { POINT($move) }在自己的地里。单官是{ POINT($neutral) }。
    .wrong-visit = { POINT($move) }在{ COLOR($opponent) }棋的地里。单官是{ POINT($neutral) }。
    .wrong-stay = { COLOR($opponent) }棋先占{ POINT($neutral) }当中的一个；你再停一手，另一个也归它。用数子法，你就白白吃亏了。

rules_go_three_ways_inside_n = 各在自己地里下一子
rules_go_three_ways_inside_c = 现在请在自己的地里再下一颗子。{ COLOR($opponent) }棋也会这样下。
    .hint = 你的子后面的空点，哪个都行。
    .right = 用数目法，双方各少一目；用数子法，都没有少。差距还是一样。
    .wrong-visit = { POINT($move) }是{ COLOR($opponent) }棋的地。请下在自己的地里。

rules_go_three_ways_pass_n = 子数相等
rules_go_three_ways_pass_c = 这盘棋{ COLOR($black) }棋下第一手，{ COLOR($white) }棋下最后一手，所以双方放上棋盘的子一样多。请停一手，{ COLOR($opponent) }棋也会停。
    .hint = 按棋盘旁边的“停一手”按钮。
    .right = 棋下完了。数子法要加上盘上的子，双方加的一样多。

rules_go_three_ways_margin_n = 差距
rules_go_three_ways_margin_c = 用数目法，{ COLOR($winner) }棋胜{ SCORE($margin) }。改用数子法，双方加上同样多的子，差距会怎样？
    .hint = 双方加的一样多，领先的目数会变吗？
    .answer-larger = 变大
    .answer-same = 不变
    .answer-smaller = 变小
    .right = 用数子法，{ COLOR($winner) }棋也是胜{ SCORE($margin) }。所以不管怎么数，胜的通常都是同一方。
    .wrong-larger = { COLOR($winner) }棋的子算了目，对方的子也算了目，而且一样多。领先的还是{ SCORE($margin) }。
    .wrong-smaller = 对方的子算了目，{ COLOR($winner) }棋的子也算了目，而且一样多。领先的还是{ SCORE($margin) }。
    .rule = 双方放上棋盘的子一样多，不管怎么数，差距通常都一样。
    .notes = 有提子也不要紧：被提掉的子，当初也放上过棋盘。下一课就来看，什么时候会差一目。

## Lesson one_point

rules_go_one_point_neutral_n = 什么时候不一样
rules_go_one_point_neutral_c = 双方放上棋盘的子一样多，还剩一个单官。轮到你了，请占掉它。
    .hint = 下在画圈的点上。
    .right = 棋下完了。{ COLOR($learner) }棋放上棋盘的子，比{ COLOR($opponent) }棋多一颗。
    .wrong-inside = 用数目法，下在{ POINT($move) }亏一目。{ POINT($neutral) }还被{ COLOR($opponent) }棋占去了。
    .wrong-visit = { POINT($move) }是{ COLOR($opponent) }棋的地，你的子在那里逃不掉。{ POINT($neutral) }还被{ COLOR($opponent) }棋占去了。
    .wrong-stay = { COLOR($opponent) }棋占了{ POINT($neutral) }。用数子法，它就多得一目。

rules_go_one_point_ways_n = 多一颗子
rules_go_one_point_ways_c = 用数目法，{ COLOR($winner) }棋胜{ SCORE($margin) }。再看看数子法：最后那颗子，多算了一目。
    .rule = 用数子法，谁占到最后一个单官，谁就可能多一目。用数目法，一目也不多。

rules_go_one_point_protect_n = 补棋的代价
rules_go_one_point_protect_c = 单官都占完了，{ COLOR($opponent) }棋停了一手。可是做了记号的子还会被断开，请补一手。
    .hint = { COLOR($opponent, form: "stone") }子下在哪里，会把{ POINT($pair) }跟你别的子断开？
    .right = 用数目法，{ POINT($move) }这一手亏了一目。用数子法，一目也没有亏，因为子跟空点一样算一目。
    .wrong-near = { COLOR($opponent) }棋断在{ POINT($joint) }，你来不及救，{ POINT($pair) }就被提掉了。
    .wrong-stay = 这样棋就停下来了。{ COLOR($opponent) }棋断在{ POINT($joint) }，就能提掉{ POINT($pair) }，所以它们不算活棋。
    .wrong-elsewhere = { COLOR($opponent) }棋断在{ POINT($joint) }，{ POINT($pair) }就逃不掉了。
    .rule = 补棋，用数目法亏一目，用数子法不亏。

rules_go_one_point_ko_n = 最后一个劫
rules_go_one_point_ko_c = { POINT($taker) }提了全盘最后一个劫，{ COLOR($opponent) }棋停了一手。请把劫粘上。
    .hint = { COLOR($opponent) }棋从哪个空点能提掉{ POINT($taker) }？那就是要粘的点。
    .right = 粘了{ POINT($ko) }，你放上棋盘的子，比{ COLOR($opponent) }棋多一颗。用数目法，一目也不多；用数子法，多一目。
    .wrong-stay = 这样棋就停下来了，劫还开着，{ POINT($taker) }还会被提。先把{ POINT($ko) }粘上。
    .wrong-elsewhere = { COLOR($opponent) }棋下在{ POINT($ko) }，把{ POINT($taker) }提回去了。
    .rule = 对方停一手，自己粘上最后一个劫，用数子法就多一目。
    .notes = 用数子法，劫材多的一方可以不急着粘，留到最后再粘，多得一目，这叫“粘劫收后”。用数目法，单官一目也不值，双方争的只是这个劫。

rules_go_one_point_seki_n = 双活里的眼
rules_go_one_point_seki_c = 做了记号的棋共用{ POINT($shared) }，成了双活。用数目法，双活里的眼不算地。请点出{ COLOR($white) }棋的地。
    .hint = { POINT($eyes) }是双活里的眼。看看双活外面的空点。
    .right = { COLOR($white) }棋的地有{ SCORE($white_territory) }。{ POINT($eyes) }不算在里面。
    .rule = 用数目法，双活里的眼不算地。

rules_go_one_point_eyes_n = 胜负变了
rules_go_one_point_eyes_c = 用数目法，{ COLOR($winner) }棋胜{ SCORE($margin) }。用数子法，{ POINT($eyes) }也算目，这一次连胜负都变了。
    .rule = 用数子法，双活里的眼跟别的空点一样，也算目。
    .notes = 这样的棋很少见。开局以前，双方先说好用哪一套规则，结果就清清楚楚。

## Ideas

rules_go_idea_area_count = 数子空
rules_go_idea_area_neutral = 数子法里的单官
rules_go_idea_area_komi = 子空与贴目
rules_go_idea_area_inside = 在自己的子空里下子
rules_go_idea_play_out = 停一手以前先提子
rules_go_idea_fill_in_where = 提子填在哪里
rules_go_idea_fill_in_compare = 填完提子再比
rules_go_idea_ways_same = 不改变差距的棋
rules_go_idea_ways_stones = 子数相等，差距一样
rules_go_idea_ways_differ = 用数子法，最后一颗子
rules_go_idea_ways_protect = 补棋的代价
rules_go_idea_ways_seki = 双活里的眼
