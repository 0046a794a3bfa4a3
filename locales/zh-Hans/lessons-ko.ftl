## Lesson ko

rules_go_ko_take_n = 劫
rules_go_ko_take_c = 这里你下{ COLOR($learner) }棋。{ POINT($ko) }的子被打吃了，请提掉它。
    .hint = { POINT($ko) }的最后一口气在{ POINT($take) }。
    .right = 提掉了{ POINT($ko) }。可是你看，你在{ POINT($take) }的子现在也被打吃了。双方能这样来回提的棋形，就叫“劫”。

rules_go_ko_retake_n = 不能马上提回
rules_go_ko_retake_c = 你下{ COLOR($learner) }棋，{ COLOR($opponent) }棋刚提了你的子。请试着下在{ POINT($ko) }，马上把{ POINT($take) }提回来。
    .hint = 下在画圈的{ POINT($ko) }。
    .right = 要是能马上提回来，双方提来提去，棋就永远下不完了。所以要先在别处下一手。
    .rule = 劫刚被提，不能马上提回来，要先在别处下一手。
    .notes = 日本规则只禁止马上提回。给初学者用的数子规则更严：以前出现过的全盘局面，一律不许再出现。

rules_go_ko_threat_n = 找劫材
rules_go_ko_threat_c = { POINT($ko) }的劫不能马上提回来。先在别处下一手，而且要让对方不得不应：请打吃{ POINT($threat) }。
    .hint = { POINT($threat) }的气是{ POINT($answers) }。
    .right = { COLOR($opponent) }棋去救{ POINT($threat) }，顾不上在{ POINT($ko) }连上，劫就还在。逼对方应的棋叫“劫材”，这样下叫“找劫材”。
    .wrong-connects = { POINT($threat) }没有被打吃，{ COLOR($opponent) }棋就有空在{ POINT($ko) }连上。劫没有了，也就没有子可以提回来。

rules_go_ko_take_back_n = 提回来
rules_go_ko_take_back_c = 劫被提以后，双方都在别处下过一手，现在可以提{ POINT($take) }了。请把劫提回来。
    .hint = { POINT($take) }只剩一口气，把它找出来。
    .right = 提掉了{ POINT($take) }，劫提回来了。先找劫材，等对方应了，才能这样提。
    .rule = 先在别处下一手，之后才能把劫提回来。

rules_go_ko_other_side_n = 双方都一样
rules_go_ko_other_side_c = 这条规则对双方都一样。现在你又下{ COLOR($learner) }棋，请试着马上把{ POINT($ko) }提回来。
    .hint = 下在画圈的{ POINT($take) }。
    .right = 现在该{ COLOR($learner) }棋找劫材了。双方轮流找劫材，再把劫提回来，这叫“打劫”。谁的劫材多，谁就能赢下这个劫。

rules_go_ko_fill_n = 粘劫
rules_go_ko_fill_c = { COLOR($opponent) }棋在{ POINT($elsewhere) }下了一手，你可以不应。请把{ POINT($stones) }连起来，这叫“粘劫”，打劫就结束了。
    .hint = { POINT($take) }紧挨着这两颗子。
    .right = { POINT($move) }粘上了劫，这里再也没有子可提了。

## Lesson ko_threats

rules_go_threats_find_n = 够大的劫材
rules_go_threats_find_c = { COLOR($opponent) }棋在{ POINT($taker) }提了劫，你的{ POINT($chain) }被打吃了。劫材要比这两颗子更大，对方才会应。请在画方块的{ COLOR($opponent, form: "stone") }子里选一处打吃。
    .hint = { POINT($small) }，还有{ POINT($large) }，{ COLOR($opponent) }棋丢了哪一处损失更大？
    .right = { COLOR($opponent) }棋救了那四颗子，现在你可以把劫提回来了。
    .wrong-small = { POINT($move) }只威胁一颗子。{ COLOR($opponent) }棋不去救它，提掉了你的{ POINT($chain) }。
    .wrong-elsewhere = 这手棋没有威胁。{ COLOR($opponent) }棋腾出手来，提掉了你的{ POINT($chain) }。
    .rule = 威胁比这个劫更大，才是劫材。
    .notes = 让全班找一找，哪些棋看上去很厉害，其实什么也没有威胁。打劫往往就输在这样的棋上。

rules_go_threats_answer_n = 应，还是不应
rules_go_threats_answer_c = 你下{ COLOR($learner) }棋，在{ POINT($taker) }提了劫。{ COLOR($opponent) }棋找劫材，下了{ POINT($threat) }：是结束打劫，还是应它？请下损失小的那一手。
    .hint = 一边是{ POINT($large) }，一边是{ POINT($chain) }。哪边子多？
    .right = 四颗子比两颗子大，所以你应了。{ COLOR($opponent) }棋接着会把劫提回来。
    .wrong-ends = 劫结束了，{ POINT($chain) }归你。可是{ COLOR($opponent) }棋下在{ POINT($answer) }，提掉了四颗子。
    .wrong-elsewhere = { COLOR($opponent) }棋下在{ POINT($answer) }，提掉了四颗子。
    .rule = 劫材比劫大，就要应。

rules_go_threats_end_n = 换一个劫材
rules_go_threats_end_c = 你在{ POINT($taker) }提了劫，{ COLOR($opponent) }棋找劫材，下了{ POINT($threat) }。是结束打劫，还是应它？请下损失小的那一手。
    .hint = 一边是{ POINT($small) }，一边是{ POINT($chain) }。哪边子多？
    .right = { POINT($small) }会被提掉，可是一颗子比两颗子小。这个劫归你了。
    .wrong-answers = { POINT($move) }救了一颗子。{ COLOR($opponent) }棋在{ POINT($ko) }把劫提回来，{ POINT($chain) }就不再被打吃了。
    .wrong-elsewhere = { COLOR($opponent) }棋在{ POINT($ko) }把劫提回来了。你本来可以结束打劫。
    .rule = 劫材比劫小，就不应，去结束打劫。

rules_go_threats_count_n = 谁的劫材多
rules_go_threats_count_c = { COLOR($white) }棋刚刚提了劫。做了记号的每块棋都能威胁一次，每一次对方都会应。这个劫谁赢？
    .hint = 先由{ COLOR($black) }棋找劫材，然后双方轮流找。谁先找不到？
    .answer-black = { COLOR($black) }棋
    .answer-white = { COLOR($white) }棋
    .right = { COLOR($black) }棋的劫材有两个：一个是威胁{ POINT($first) }，一个是威胁{ POINT($second) }。{ COLOR($white) }棋只能威胁{ POINT($other) }，所以劫材先用完。
    .wrong-white = { COLOR($white) }棋只能威胁{ POINT($other) }。{ COLOR($black) }棋第二次把劫提回来，{ COLOR($white) }棋就没有劫材了。
    .rule = 谁的劫材多，谁就能赢下这个劫。

rules_go_threats_finish_n = 劫材用完了
rules_go_threats_finish_c = 双方的劫材都用完了，劫又被你提了回来。{ COLOR($opponent) }棋下的{ POINT($last) }没有威胁，请把{ POINT($stones) }连起来，结束打劫。
    .hint = { POINT($stones) }中间的点是{ POINT($taker) }。
    .right = { POINT($move) }结束了打劫，你的子安全了。用真棋盘下棋，没有谁会拦你，可是不能提劫的时候提了，就输了这盘棋。
    .wrong-elsewhere = { COLOR($opponent) }棋又在{ POINT($taker) }提了劫。现在你还得再找一个劫材。

## Lesson superko

rules_go_superko_add_n = 禁止全局同形
rules_go_superko_add_c = 有的规则“禁止全局同形”：以前出现过的全盘局面，一律不许再出现。请先记住现在的棋盘，再往{ POINT($second) }添一颗子。
    .hint = 下在{ POINT($first) }旁边画圈的点上。
    .right-title = 被提了两颗
    .right = { COLOR($opponent) }棋下在{ POINT($taker) }，提掉了你的两颗子。{ POINT($taker) }的子现在只有一口气，就是{ POINT($first) }。
    .wrong-elsewhere = { POINT($second) }还空着。请在那里添一颗子，跟{ POINT($first) }挨在一起，看看会怎样。
    .rule = 禁止全局同形：以前出现过的全盘局面，不许再出现。

rules_go_superko_refuse_n = 不是劫，也不让下
rules_go_superko_refuse_c = 这里禁止全局同形。{ POINT($taker) }提了两颗子，你只能提回一颗，所以这不是劫。请下在{ POINT($first) }试试。
    .hint = 下在画圈的{ POINT($first) }。
    .right = 下在{ POINT($first) }，全盘就和你下{ POINT($second) }以前一模一样。出现过的局面不许再出现，所以这手棋不让下。
    .notes = 规则不禁止全局同形时，这手棋可以下。劫的规则只看前一手，禁止全局同形要看以前的每一手。

rules_go_superko_instead_n = 先在别处下
rules_go_superko_instead_c = 跟打劫一样，先在别处下一手，让棋盘变个样子。请打吃{ POINT($threat) }。
    .hint = { POINT($threat) }的气是{ POINT($answers) }。
    .right = { COLOR($opponent) }棋救了{ POINT($threat) }，棋盘上多了两颗子。
    .wrong-elsewhere = 这手棋没有威胁。{ COLOR($opponent) }棋腾出手来下{ POINT($first) }，{ POINT($taker) }就不再被打吃了。

rules_go_superko_back_n = 看整个棋盘
rules_go_superko_back_c = 现在下{ POINT($first) }，还会变回开头的局面吗？棋盘上多了两颗子，已经不一样了，请提掉{ POINT($taker) }。
    .hint = { POINT($taker) }的最后一口气是{ POINT($first) }。
    .right = { POINT($first) }周围跟以前一样，棋盘别处却不一样。禁止全局同形，看的是整个棋盘。
    .wrong-elsewhere = { COLOR($opponent) }棋下在{ POINT($first) }，救了{ POINT($taker) }。你本来可以提掉它，因为那样是没有出现过的局面。

## Lesson not_a_ko

rules_go_notko_three_n = 这不是劫
rules_go_notko_three_c = { COLOR($opponent) }棋提掉了你在{ POINT($point) }的子，可是{ POINT($chain) }这块棋现在被打吃了。能不能马上提回来？请试一试。
    .hint = 下在画圈的{ POINT($point) }。
    .right = 丢一颗子，提回{ STONES($captured) }。棋盘没有变回刚才的样子，所以不是劫。
    .wrong-elsewhere = { POINT($chain) }还在盘上，最后一口气是{ POINT($point) }。请试试那里能不能下。
    .rule = 一次提回两颗子或者更多，就不是劫，可以马上提。

rules_go_notko_one_n = 一颗换一颗
rules_go_notko_one_c = 这里{ COLOR($opponent) }棋下{ POINT($taker) }，提了一颗子，你也只能提回这一颗。请下在{ POINT($point) }试试。
    .hint = 下在画圈的{ POINT($point) }。
    .right = 一颗换一颗，棋盘就变回刚才的样子。这是劫，要先在别处下一手。

rules_go_notko_decide_n = 是不是劫
rules_go_notko_decide_c = { COLOR($opponent) }棋下{ POINT($taker) }，提掉了你在{ POINT($point) }的子。这是劫吗？还是可以马上提回来？
    .hint = 你要是下在{ POINT($point) }，会有几颗子离开棋盘？
    .answer-ko = 是劫
    .answer-free = 可以马上提回来
    .right = { POINT($taker) }和{ POINT($friend) }连成一块。丢一颗子，能提回两颗，所以不是劫。
    .wrong-ko = { POINT($taker) }跟{ POINT($friend) }连成一块，不是单独一颗。你能提两颗子，棋盘不会变回刚才的样子。

rules_go_notko_two_n = 一颗换两颗
rules_go_notko_two_c = 那就马上提回来。请提掉{ POINT($chain) }。
    .hint = { POINT($chain) }的最后一口气是{ POINT($point) }。
    .right = { STONES($captured) }离开了棋盘，不用先在别处下。
    .wrong-elsewhere = { COLOR($opponent) }棋在{ POINT($point) }连上，就没有子可以提回来了。这里不用先在别处下。

rules_go_notko_which_n = 提哪一处
rules_go_notko_which_c = { COLOR($opponent) }棋先在b提了一颗子，刚才又在a提了一颗。现在只有一处可以提回来，请把它找出来。
    .hint = 下在a能提几颗子？下在b呢？
    .right = 下在b，提了{ STONES($captured) }。a是一颗换一颗，{ POINT($taker) }又刚刚提过子，这是劫，不能马上提回来。
    .wrong-elsewhere = 这手棋什么也提不掉。请在{ POINT($first) }和{ POINT($second) }当中选。

## Lesson triple_ko

rules_go_triple_first_n = 三劫
rules_go_triple_first_c = { POINT($kos) }都在劫里。三个劫同时在盘上，叫做“三劫”。请先提掉做了记号的{ POINT($stone) }。
    .hint = { POINT($stone) }只剩一口气，把它找出来。
    .right = { COLOR($opponent) }棋下{ POINT($reply) }，提了第二个劫。你的大块棋被打吃了。
    .wrong-other = { POINT($move) }也能提劫，不过这里要看的是一圈怎么转。请从{ POINT($stone) }开始。
    .wrong-elsewhere = 这手棋没有提劫。{ POINT($stone) }被打吃了，请提掉它。

rules_go_triple_second_n = 第三个劫
rules_go_triple_second_c = { POINT($taken) }不能马上提回来。可是你的大块棋急着要气，第三个劫还可以提：请提掉{ POINT($stone) }。
    .hint = { POINT($stone) }的最后一口气，就是紧挨它的空点。
    .right = { COLOR($opponent) }棋下{ POINT($reply) }，把第一个劫提了回来。你的大块棋又被打吃了。
    .wrong-elsewhere = 你的大块棋只剩一口气。{ COLOR($opponent) }棋下在{ POINT($reply) }，把它整块提掉了。

rules_go_triple_third_n = 转了一圈
rules_go_triple_third_c = 跟刚才一样，一个劫不能提，另一个劫可以提。请提掉{ POINT($stone) }。
    .hint = 双方已经在别处下过，现在可以提{ POINT($stone) }了。
    .right = { COLOR($opponent) }棋下{ POINT($reply) }，又提了一个劫。看看棋盘，跟开头一模一样。
    .wrong-elsewhere = 你的大块棋只剩一口气。{ COLOR($opponent) }棋下在{ POINT($reply) }，把它整块提掉了。

rules_go_triple_stop_n = 谁也停不下来
rules_go_triple_stop_c = 你提了三劫当中的一个，{ COLOR($opponent) }棋没有去提另一个，却下在{ POINT($elsewhere) }。请提掉{ POINT($theirs) }所在的大块棋。
    .hint = 那块棋只剩一口气，就在一个劫里。
    .right = 提了{ STONES($captured) }。谁先去别处下，谁的大块棋就被提，所以谁也停不下来。
    .wrong-fill = { POINT($move) }填掉了自己的一口气。{ COLOR($opponent) }棋下在{ POINT($other) }，把你的大块棋提掉了。
    .wrong-fill-other = { POINT($move) }填掉了自己的一口气。{ COLOR($opponent) }棋下在{ POINT($reply) }，把你的大块棋提掉了。
    .wrong-elsewhere = 那块大棋没有提掉，{ COLOR($opponent) }棋又能下在{ POINT($reply) }提子了。

rules_go_triple_round_n = 转个没完
rules_go_triple_round_c = 过了六手，同样的局面又出现了，这叫“同形再现”。日本通行的“日本规则”只禁止马上把劫提回来。双方一直这样下去，谁会赢？
    .hint = 跟开头比，除了提来的子，还有什么不一样？
    .answer-black = { COLOR($black) }棋
    .answer-white = { COLOR($white) }棋
    .answer-round = 谁也赢不了
    .right = 这六手可以没完没了地下，棋自己停不下来。以后有一课会讲，这样的棋怎么办。
    .wrong-black = { COLOR($black) }棋提了一个劫，{ COLOR($white) }棋总能提另一个。双方提来的子也一样多。
    .wrong-white = { COLOR($white) }棋提了一个劫，{ COLOR($black) }棋总能提另一个。双方提来的子也一样多。
    .rule = 三劫每过六手，就变回同样的局面。日本规则不禁止这样下。

## Lesson triple_superko

rules_go_tsuper_first_n = 三劫与全局同形
rules_go_tsuper_first_c = 这个三劫，规则禁止全局同形。你下{ COLOR($learner) }棋，{ COLOR($opponent) }棋下{ POINT($taken) }提了劫，请你提掉{ POINT($stone) }。
    .hint = { POINT($stone) }只剩一口气，把它找出来。
    .right = { COLOR($opponent) }棋下{ POINT($reply) }，提了第三个劫。
    .wrong-elsewhere = 你的大块棋只剩一口气。{ COLOR($opponent) }棋下在{ POINT($reply) }，把它整块提掉了。

rules_go_tsuper_second_n = 接着转
rules_go_tsuper_second_c = 你的大块棋又被打吃了。请提掉{ POINT($stone) }。
    .hint = { POINT($stone) }的最后一口气，在最先提的那个劫里。
    .right = { COLOR($opponent) }棋下{ POINT($reply) }，也提了劫。你再提一次，就转满一圈了。
    .wrong-elsewhere = 你的大块棋只剩一口气。{ COLOR($opponent) }棋下在{ POINT($reply) }，把它整块提掉了。

rules_go_tsuper_refuse_n = 转不下去了
rules_go_tsuper_refuse_c = 这个三劫，双方已经轮流提了五次，规则禁止全局同形。第六次该提{ POINT($stone) }了，请下在{ POINT($try) }试试。
    .hint = 下在画圈的{ POINT($try) }。
    .right = 下在{ POINT($try) }，全盘就变回下{ POINT($first) }以前的样子。这样的局面不许再出现，所以这盘棋转不下去。
    .rule = 禁止全局同形，三劫就转不下去：变回开头局面的那一手，规则不让下。

rules_go_tsuper_take_n = 谁先被拦住
rules_go_tsuper_take_c = 规则不让{ COLOR($opponent) }棋提，{ COLOR($opponent) }棋又没有够大的劫材，就下了{ POINT($elsewhere) }。现在你下{ COLOR($learner) }棋，请提掉{ POINT($mine) }所在的大块棋。
    .hint = 那块棋只剩一口气，就在一个劫里。
    .right = 提了{ STONES($captured) }。规则先拦住谁，谁就要找劫材，跟平常打劫一样。
    .wrong-fill = { POINT($move) }填掉了自己的一口气。{ COLOR($opponent) }棋下在{ POINT($other) }，把你的大块棋提掉了。
    .wrong-fill-other = { POINT($move) }填掉了自己的一口气。{ COLOR($opponent) }棋下在{ POINT($reply) }，把你的大块棋提掉了。
    .wrong-elsewhere = 那块大棋没有提掉。棋盘变了样，{ COLOR($opponent) }棋就可以下在{ POINT($reply) }提子了。

## Ideas

rules_go_idea_ko_take = 提劫
rules_go_idea_ko_ban = 不能马上提回
rules_go_idea_ko_threats = 找劫材
rules_go_idea_ko_answer = 劫材应不应
rules_go_idea_ko_supply = 谁的劫材多
rules_go_idea_ko_end = 结束打劫
rules_go_idea_superko = 禁止全局同形
rules_go_idea_ko_or_not = 是劫还是不是劫
rules_go_idea_triple_ko = 三劫
rules_go_idea_triple_stop = 三劫谁先停
