## Lesson area_count

rules_go_area_count_n = 子空
rules_go_area_count_c = 用「數子法」算，盤上的子也算數。自己的子，加上只由它們圍住的空點，合起來叫「子空」：請點選{ COLOR($black) }棋圍住的空點。
    .hint = { COLOR($black) }棋圍住的空點連成一片，就在{ COLOR($black, form: "stone") }子的牆後面。
    .right = 空點算{ SCORE($black_territory) }，再加上盤上的{ STONES($black_stones) }，{ COLOR($black) }棋的子空一共{ SCORE($black_board) }。
    .rule = 自己盤上的子，加上只由它們圍住的空點，合起來叫「子空」。一個空點算一目，一顆子也算一目。
    .notes = 中國就用這種算法。用數子法算，提子不算在內。

rules_go_area_count_neutral_n = 單官也算數
rules_go_area_count_neutral_c = { POINT($neutral) }挨著雙方的棋，空著的時候誰都不能算。可是用數子法算，那裡下了子就能算：請下在那裡。
    .hint = 下在畫圈的點。
    .right = { POINT($neutral) }的子多算一目，{ COLOR($black) }棋的子空成了{ SCORE($black_board) }。用數目法算，這一手什麼也得不到。
    .wrong-inside = { POINT($move) }在你的子空裡，空著算一目，下了子還是一目，所以沒有變。{ COLOR($opponent) }棋下{ POINT($neutral) }，就多了一目。
    .wrong-visit = { POINT($move) }在{ COLOR($opponent) }棋的子空裡，你的子活不了。{ POINT($neutral) }也會被{ COLOR($opponent) }棋搶走。
    .wrong-stay = { COLOR($opponent) }棋下{ POINT($neutral) }，就多了一目。
    .rule = 空著的單官誰都不能算。用數子法算，下在單官上的子算一目。

rules_go_area_count_white_n = 換另一方
rules_go_area_count_white_c = 現在點選{ COLOR($white) }棋圍住的空點。
    .hint = { COLOR($white) }棋圍住的空點連成一片，就在{ COLOR($white, form: "stone") }子的牆後面。
    .right = 空點算{ SCORE($white_territory) }，再加上盤上的{ STONES($white_stones) }，{ COLOR($white) }棋的子空一共{ SCORE($white_board) }。

rules_go_area_count_winner_n = 誰贏了？
rules_go_area_count_winner_c = { COLOR($black) }棋的子空是{ SCORE($black_board) }，{ COLOR($white) }棋是{ SCORE($white_board) }。初學者的數子規則，不管棋盤多大，貼目都是{ SCORE($komi) }：誰贏了？
    .hint = 把貼目加到{ COLOR($white) }棋的子空上，再比一比。
    .answer-black = { COLOR($black) }棋
    .answer-white = { COLOR($white) }棋
    .answer-tie = 和棋
    .right = { SCORE($black_score) }對{ SCORE($white_score) }，多的一方贏：{ COLOR($winner) }棋勝{ SCORE($margin) }。決定輸贏的，就是最後那個單官。
    .wrong-white = 加上貼目，{ COLOR($white) }棋也只有{ SCORE($white_score) }，{ COLOR($black) }棋有{ SCORE($black_score) }。
    .wrong-tie = 貼目帶著半目，不會下成和棋：這裡是{ SCORE($black_score) }對{ SCORE($white_score) }。
    .rule = { COLOR($white) }棋加上貼目，再比子空，多的一方贏。初學者的數子規則，不管棋盤大小，貼目都一樣。

## Lesson play_out

rules_go_play_out_stay_n = 虛手之前先提子
rules_go_play_out_stay_c = 照初學者的數子規則，終局以後一顆子也不拿掉。要是雙方現在就虛手，{ POINT($stone) }周圍的空點算{ COLOR($black) }棋的嗎？
    .hint = { POINT($stone) }的子會留在盤上。這樣一來，它周圍的空點挨著哪些顏色？
    .answer-kept = 算
    .answer-lost = 不算
    .right = { POINT($stone) }的子算活棋，它周圍的空點就挨著雙方的棋。{ COLOR($black) }棋只剩盤上的子，共{ SCORE($black_score) }。
    .wrong-kept = 誰也不拿掉{ POINT($stone) }的子，這些空點就挨著雙方的棋，誰都不能算。
    .rule = 照初學者的數子規則，留在盤上的子都算活棋，所以虛手之前要先提掉死子。

rules_go_play_out_capture_n = 自己動手提
rules_go_play_out_capture_c = 所以要趁現在提掉{ POINT($stone) }的子。{ COLOR($opponent) }棋沒有更好的地方可下，會虛手。
    .hint = 一手一手占掉它的兩口氣：{ POINT($liberties) }。
    .right = { POINT($stone) }的子提掉了，現在{ COLOR($black) }棋有{ SCORE($black_score) }。
    .wrong-visit = { POINT($move) }在{ COLOR($opponent) }棋的子空裡，{ POINT($stone) }的子也還在盤上。
    .wrong-elsewhere = { POINT($stone) }的子還在盤上。占掉{ POINT($liberties) }，才提得掉它。

rules_go_play_out_cost_n = 吃虧了嗎？
rules_go_play_out_cost_c = 為了提一顆子，你在自己的子空裡下了兩手。用數子法算，這樣吃虧了嗎？
    .hint = 下這兩手之前，那兩個空點都算你的。現在那裡怎麼算？
    .answer-nothing = 沒有吃虧
    .answer-two = 虧了兩目
    .right = 空著算一目，下了自己的子，還是算一目。空點的{ SCORE($black_territory) }，加上盤上的{ STONES($black_stones) }，一共{ SCORE($black_score) }。
    .wrong-two = 用數目法算，才會虧兩目。用數子法算，{ COLOR($black) }棋的子和它占住的空點一樣，都算一目。
    .rule = 用數子法算，在自己的子空裡下子不吃虧。

rules_go_play_out_pass_n = 可以虛手了
rules_go_play_out_pass_c = 盤上沒有死子，也沒有單官了。{ COLOR($opponent) }棋又虛手了：請你也虛手。
    .hint = 按棋盤旁邊的「虛手」鈕。
    .right = 雙方都虛手，不必商量就能算：{ SCORE($black_score) }對{ SCORE($white_score) }。
    .wrong-inside = 用數子法算，下{ POINT($move) }不吃虧，可是也沒有好處。不如虛手。
    .wrong-visit = { POINT($move) }在{ COLOR($opponent) }棋的子空裡。{ COLOR($opponent) }棋會提掉這顆子，而且一點也不吃虧。
    .rule = 照初學者的數子規則，雙方接連虛手就是終局，盤面是什麼樣子就怎麼算。

rules_go_play_out_agree_n = 結果一樣
rules_go_play_out_agree_c = 別的數子規則，例如中國的，讓雙方商定哪些是死子。這是剛才提子以前的棋盤：請標出死子。
    .hint = 找一顆孤零零待在對方牆後面的子。
    .right = 一手也不下，{ COLOR($black) }棋就有{ SCORE($black_score) }，和剛才一樣。可見動手提掉{ POINT($stone) }，並沒有吃虧。

## Lesson fill_in

rules_go_fill_in_put_n = 填子法
rules_go_fill_in_put_c = 用「填子法」算，要把提子放回棋盤，和誰同色，就填進誰的地裡。{ COLOR($opponent) }棋提了一顆{ COLOR($learner, form: "stone") }子：請放回去。
    .hint = { COLOR($learner) }棋的牆後面，哪個空點都行。
    .right = 填在{ POINT($move) }，{ COLOR($learner) }棋就少一目。這和{ COLOR($opponent) }棋多一目，效果是一樣的。
    .wrong-other = { POINT($move) }不是{ COLOR($learner) }棋的地。這是{ COLOR($learner, form: "stone") }子，要放在{ COLOR($learner) }棋的牆後面。
    .wrong-keep = 提子要放回棋盤，填進{ COLOR($learner) }棋的地：{ POINT($home) }都可以。
    .rule = 用填子法算，提來的{ COLOR($black, form: "stone") }子填進{ COLOR($black) }棋的地，{ COLOR($white, form: "stone") }子填進{ COLOR($white) }棋的地。

rules_go_fill_in_back_n = 還有一顆
rules_go_fill_in_back_c = { COLOR($opponent) }棋也提了一顆子，是{ COLOR($learner, form: "stone") }子。它要放在哪裡？
    .hint = 看看它是什麼顏色，再到那一方的地裡選個空點，哪一點都行。
    .right = 填在{ POINT($move) }，{ COLOR($learner) }棋就少一目。提子都放完了。
    .wrong-other = { POINT($move) }不是{ COLOR($learner) }棋的地。提子和誰同色，就填進誰的地裡。
    .wrong-keep = 提子要放回棋盤，填進{ COLOR($learner) }棋的地：{ POINT($home) }都可以。

rules_go_fill_in_left_n = 剩下的地
rules_go_fill_in_left_c = 提子都填回去了，現在只數空點。點選{ COLOR($black) }棋的地。
    .hint = { COLOR($black) }棋只有一塊地，就在{ COLOR($black, form: "stone") }子的牆後面。
    .right = { COLOR($black) }棋剩{ SCORE($black_territory) }，{ COLOR($white) }棋剩{ SCORE($white_territory) }，還要加上貼目。比一比，就知道誰贏。
    .rule = 填完提子，剩下的地多的一方贏；{ COLOR($white) }棋還要加上貼目。
    .notes = 實際下棋時，還會移動棋子，把地排成好數的長方形。

rules_go_fill_in_surplus_n = 提子太多
rules_go_fill_in_surplus_c = { COLOR($black) }棋要把提來的{ STONES($black_prisoners) }填回去，可是{ COLOR($white) }棋的地只有{ POINT($points) }這兩點。有幾顆提子填不下？
    .hint = { POINT($points) }各填得下一顆。
    .answer-none = 都填得下
    .answer-one = 一顆
    .answer-three = 三顆
    .right = 有一顆填不下，就算{ COLOR($black) }棋的一目。
    .wrong-none = { POINT($points) }只填得下兩顆，{ COLOR($black) }棋卻提了{ STONES($black_prisoners) }。
    .wrong-three = { POINT($points) }都空著，各填得下一顆。請先填滿。
    .rule = 填不下的提子，每顆算一目，歸提子的一方。

rules_go_fill_in_ways_n = 輸贏不變
rules_go_fill_in_ways_c = 數目法和填子法，請各看一次。數字變了，可是不管用哪種算法，都是{ COLOR($winner) }棋勝{ SCORE($margin) }。

## Lesson three_ways

rules_go_complete_ways_n = 三種算法
rules_go_complete_ways_c = 同一盤棋，用三種方法來算：數目法算地和提子，填子法先把提子填回對方的地裡，數子法把子和地一起算。每一種都看看。
    .notes = 日本棋手數目，會先把提子填回對方的地裡；中國棋手數子，子和地一起算。請同學想想：差距為什麼一樣？如果不一樣，又差在哪裡？

rules_go_three_ways_neutral_n = 各下一個單官
rules_go_three_ways_neutral_c = 還剩{ POINT($neutral) }兩個單官。請下其中一個，看看用數目法和數子法算，各有什麼變化。
    .hint = 畫圈的點都挨著雙方的棋，下哪個都行。
    .right = { COLOR($opponent) }棋下了另一個。用數子法算，雙方各多一目；用數目法算，都沒有變。贏的一方多了多少，叫「差距」：兩種算法的差距都不變。
    .wrong-inside = { POINT($move) }在你自己的地裡。單官是{ POINT($neutral) }。
    .wrong-visit = { POINT($move) }在{ COLOR($opponent) }棋的地裡。單官是{ POINT($neutral) }。
    .wrong-stay = { COLOR($opponent) }棋先下{ POINT($neutral) }當中的一個；你再虛手，另一個也被搶走。用數子法算，這樣就吃虧了。

rules_go_three_ways_inside_n = 各填一目
rules_go_three_ways_inside_c = 現在請在自己的地裡再下一顆子。{ COLOR($opponent) }棋也會這樣下。
    .hint = 你的牆後面，哪個空點都行。
    .right = 用數目法算，雙方各少一目；用數子法算，都沒有少。差距還是一樣。
    .wrong-visit = { POINT($move) }是{ COLOR($opponent) }棋的地。請下在自己的牆後面。

rules_go_three_ways_pass_n = 子一樣多
rules_go_three_ways_pass_c = 這盤棋{ COLOR($black) }棋下第一手，{ COLOR($white) }棋下最後一手，所以雙方放上棋盤的子一樣多。請虛手，{ COLOR($opponent) }棋也會虛手。
    .hint = 按棋盤旁邊的「虛手」鈕。
    .right = 這盤棋下完了。用數子法算，雙方都要加上自己的子，加的一樣多。

rules_go_three_ways_margin_n = 差距會變嗎？
rules_go_three_ways_margin_c = 用數目法算，{ COLOR($winner) }棋勝{ SCORE($margin) }。改用數子法，雙方再加上一樣多的子：差距會怎麼變？
    .hint = 雙方加的一樣多，領先的一方會多領先一些嗎？
    .answer-larger = 變大
    .answer-same = 不變
    .answer-smaller = 變小
    .right = 用數子法算，也是{ COLOR($winner) }棋勝{ SCORE($margin) }。所以不管用哪種算法，贏家通常是同一方。
    .wrong-larger = { COLOR($winner) }棋加上了子，可是對方也加了一樣多。還是只差{ SCORE($margin) }。
    .wrong-smaller = 對方加上了子，可是{ COLOR($winner) }棋也加了一樣多。還是差{ SCORE($margin) }。
    .rule = 雙方放上棋盤的子一樣多，不管用哪種算法，差距通常都一樣。
    .notes = 提子也說得通：被提掉的子，當初也放上過棋盤。下一課會看到，什麼時候會差出一目。

## Lesson one_point

rules_go_one_point_neutral_n = 結果不同的時候
rules_go_one_point_neutral_c = 雙方放上棋盤的子一樣多，還剩一個單官。輪到你了：請下在那裡。
    .hint = 下在畫圈的點。
    .right = 這盤棋下完了。{ COLOR($learner) }棋放上棋盤的子，比{ COLOR($opponent) }棋多一顆。
    .wrong-inside = 用數目法算，下{ POINT($move) }少了一目，{ POINT($neutral) }還被{ COLOR($opponent) }棋搶走。
    .wrong-visit = { POINT($move) }是{ COLOR($opponent) }棋的地，你的子活不了，{ POINT($neutral) }還被{ COLOR($opponent) }棋搶走。
    .wrong-stay = { COLOR($opponent) }棋下{ POINT($neutral) }。用數子法算，{ COLOR($opponent) }棋就多了一目。

rules_go_one_point_ways_n = 多下一子
rules_go_one_point_ways_c = 用數目法算，{ COLOR($winner) }棋勝{ SCORE($margin) }。再看看數子法：最後下的那顆子，多算一目。
    .rule = 搶到最後一個單官，用數子法算可能多一目；用數目法算，一目也得不到。

rules_go_one_point_protect_n = 補棋的代價
rules_go_one_point_protect_c = 單官都下完了，{ COLOR($opponent) }棋也虛手了。可是有標記的子還會被切斷：請補棋。
    .hint = { COLOR($opponent, form: "stone") }子下在哪裡，會把{ POINT($pair) }和你其他的子隔開？
    .right = 補在{ POINT($move) }，用數目法算少了一目。用數子法算並不吃虧，因為空點變成了子，還是算一目。
    .wrong-near = { COLOR($opponent) }棋在{ POINT($joint) }切斷。你還來不及救，{ POINT($pair) }就被提掉了。
    .wrong-stay = 這樣對局就停下來了。可是{ COLOR($opponent) }棋在{ POINT($joint) }切斷，就提得掉{ POINT($pair) }，所以這兩子不是活棋。
    .wrong-elsewhere = { COLOR($opponent) }棋在{ POINT($joint) }切斷，{ POINT($pair) }就逃不掉了。
    .rule = 補一手棋，用數目法算少一目，用數子法算不吃虧。

rules_go_one_point_ko_n = 最後一個劫
rules_go_one_point_ko_c = { POINT($taker) }的子提了最後一個劫，{ COLOR($opponent) }棋虛手了。請把劫補上。
    .hint = 從哪個空點提得掉{ POINT($taker) }，那裡就是劫。
    .right = 補上{ POINT($ko) }，你放上棋盤的子就比{ COLOR($opponent) }棋多一顆。用數目法算，這顆子不加目數；用數子法算，多一目。
    .wrong-stay = 這樣對局就停下來了，劫卻還開著，{ POINT($taker) }的子還會被提。請先補上{ POINT($ko) }。
    .wrong-elsewhere = { COLOR($opponent) }棋下{ POINT($ko) }，把{ POINT($taker) }的子提回去。
    .rule = 對方虛手，自己補上最後一個劫：用數子法算，這顆子多算一目。
    .notes = 用數子法算，劫材多的一方可以一直打最後一個劫，讓對方去下單官。用數目法算，單官一目也不值，只有劫才要緊。

rules_go_one_point_seki_n = 雙活裡的眼
rules_go_one_point_seki_c = 有標記的幾塊棋共用{ POINT($shared) }，是雙活。用數目法算，雙活裡的眼不算：點選{ COLOR($white) }棋的地。
    .hint = { POINT($eyes) }是雙活裡的眼。請看看雙活外面。
    .right = { COLOR($white) }棋的地有{ SCORE($white_territory) }，{ POINT($eyes) }都不算在內。
    .rule = 用數目法算，雙活裡的眼不算。

rules_go_one_point_eyes_n = 贏家換人
rules_go_one_point_eyes_c = 用數目法算，{ COLOR($winner) }棋勝{ SCORE($margin) }。用數子法算，{ POINT($eyes) }也要算，這次連贏家都換了。
    .rule = 用數子法算，雙活裡的眼和別的空點一樣，都算。
    .notes = 這樣的棋很少見。下棋之前，先說好用哪一套規則，結果就清楚了。

## Ideas

rules_go_idea_area_count = 數子空
rules_go_idea_area_neutral = 數子法的單官
rules_go_idea_area_komi = 子空與貼目
rules_go_idea_area_inside = 在自己的子空裡下子
rules_go_idea_play_out = 虛手之前先提子
rules_go_idea_fill_in_where = 提子填在哪裡
rules_go_idea_fill_in_compare = 填完再比
rules_go_idea_ways_same = 不改變差距的下法
rules_go_idea_ways_stones = 子一樣多，差距就一樣
rules_go_idea_ways_differ = 數子法的最後一子
rules_go_idea_ways_protect = 補棋的代價
rules_go_idea_ways_seki = 雙活裡的眼
