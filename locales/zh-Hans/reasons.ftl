### 对一手棋说的话：标题要短，.body 是下面的说明。

## The rules refuse the move

refused-occupied = 这里已经有子了
    .body = { POINT($move) }上有一颗{ COLOR($by, form: "stone") }子。棋子只能下在空点上。
refused-self-capture = 下了就没有气
    .body = { $count ->
        [1] 下在{ POINT($move) }，这颗子没有气，也提不了对方的子。规则不让这样下。
       *[other] 下在{ POINT($move) }，你连在一起的{ STONES($count) }就都没有气了，也提不了对方的子。规则不让这样下。
    }
refused-ko = 劫：不能马上提回
    .body = { POINT($taker) }刚刚提掉你在{ POINT($move) }的子。马上提回来，棋盘就变回刚才的样子了，所以要先在别处下一手。
refused-ko-confirmation = 劫：要先为它停一手
    .body = { POINT($taker) }提了{ POINT($move) }的劫。确认死活时，要先为这个劫停一手，才能提回来。
refused-superko = 这个局面出现过
    .body = { $number ->
        [0] 下在{ POINT($move) }，全盘就和开始时一模一样。这套规则不允许这样下。
       *[other] 下在{ POINT($move) }，全盘就和第{ $number }手之后一模一样。这套规则不允许这样下。
    }
refused-meant = 果然不让下
refused-stopped = 双方已停手
    .body = 双方都停了一手，{ POINT($move) }不能再下了。
refused-off-board = 不在棋盘上
    .body = { POINT($move) }在这个棋盘外面。

## The engine's reasons

fact-taken-at-once = 会被提掉
    .body = { COLOR($other) }棋下在{ POINT($by) }，马上提掉{ STONES($count) }。
fact-still-has-liberties = 还没有提掉
    .body = { POINT($chain) }的{ COLOR($chain_color) }棋还有{ $count ->
        [1] 一
        [2] 两
        [3] 三
        [4] 四
        [5] 五
        [6] 六
        [7] 七
        [8] 八
        [9] 九
        [10] 十
       *[other] { $count }
    }口气：{ POINT($liberties) }。
fact-not-in-atari = 还不是打吃
    .body = { POINT($chain) }还有{ $count ->
        [1] 一
        [2] 两
        [3] 三
        [4] 四
        [5] 五
        [6] 六
        [7] 七
        [8] 八
        [9] 九
        [10] 十
       *[other] { $count }
    }口气：{ POINT($liberties) }。只剩一口气才是打吃。
fact-takes-no-liberty = 没有占到气
    .body = { POINT($move) }没有紧挨{ POINT($chain) }。{ POINT($chain) }的气是{ POINT($liberties) }。
fact-too-few-liberties = 气还不够
    .body = 你在{ POINT($chain) }的棋只有{ $count ->
        [1] 一
        [2] 两
        [3] 三
        [4] 四
        [5] 五
        [6] 六
        [7] 七
        [8] 八
        [9] 九
        [10] 十
       *[other] { $count }
    }口气，要有{ $wanted ->
        [1] 一
        [2] 两
        [3] 三
        [4] 四
        [5] 五
        [6] 六
        [7] 七
        [8] 八
        [9] 九
        [10] 十
       *[other] { $wanted }
    }口气。
fact-still-apart-cut = 会被断开
    .body = { COLOR($other) }棋下在{ POINT($cut) }，{ POINT($stones) }就被断开了。
fact-still-apart = 还没有连上
    .body = { POINT($stones) }还没有连成一块棋。
fact-loses-its-eyes = 少了一只眼
    .body = { COLOR($other) }棋下在{ POINT($by) }，{ POINT($chain) }这块棋就做不出第二只眼了。
fact-no-two-eyes = 还没有两只眼
    .body = { POINT($chain) }这块棋还没有两只稳当的眼。
fact-border-open = 边界还开着
    .body = 边界在{ POINT($points) }还开着口。不封上，后面的空点就还不算谁的。
fact-nothing-played = 还有地方可下
    .body = 停一手，就轮到对方下了。棋盘上还有空点可以下，比如{ POINT($example) }。
fact-fills-own-territory = 这里已经是你的
    .body = { POINT($move) }在你自己围住的{ $count }个空点里。再下一子，就填掉其中一个。
fact-in-opponent-territory = 等于送子
    .body = { POINT($move) }在{ COLOR($other) }棋的地里。这颗子在那里活不了，会成为对方的提子。
fact-on-dame = 这里不是地
    .body = { POINT($move) }同时挨着双方的棋子，谁也没有围住它。
fact-elsewhere = 不在这里
    .body = 从{ POINT($move) }{ $side ->
        [left] 向左{ $lines }格
        [right] 向右{ $lines }格
        [up] 向上{ $lines }格
       *[down] 向下{ $lines }格
    }{ $side2 ->
        [up] 、再向上{ $lines2 }格
        [down] 、再向下{ $lines2 }格
       *[none] {""}
    }，看看那里。
fact-allowed = 这手棋可以下
    .body = { POINT($move) }是可以下的。请试试{ POINT($meant) }，看看规则让不让。
fact-allowed-pass = 停一手总是可以的
    .body = 请试试{ POINT($meant) }，看看规则让不让。

## An answer without a heading of its own

wrong-title = 再想想
right-title = 对了
right-captured = { POINT($move) }提掉{ STONES($count) }。
right-plain = { POINT($move) }就是正确的一手。
right-pass = 你停了一手。
right-go-on = { POINT($move) }下对了，接着下。

## Marking and counting

dead-right = 死子
    .body = { POINT($chain) }这{ STONES($count) }，不管谁先下都逃不掉。
dead-play-out = 看看怎么提掉
dead-lives-eyes = 这是活棋
    .body = { POINT($chain) }所在的棋围着{ POINT($eyes) }，隔成了两只眼。谁也提不掉它。
dead-lives-territory = 这是活棋
    .body = { POINT($chain) }的棋没有死：它旁边是自己围住的地，有{ $count }目。
dead-lives = 这是活棋
    .body = { $count ->
        [1] { POINT($chain) }的棋没有死：它还有一口气，从那里能连上自己的活棋。
       *[other] { POINT($chain) }的棋没有死：它有{ $count ->
            [2] 两
            [3] 三
            [4] 四
            [5] 五
            [6] 六
            [7] 七
            [8] 八
            [9] 九
            [10] 十
           *[other] { $count }
        }口气，从哪一口都能连上自己的活棋。
    }
dead-lives-seki = 这是活棋
    .body = { POINT($chain) }的棋是双活：公气，谁先占谁被提。
dead-lives-new-stone = 这是活棋
    .body = { POINT($chain) }的棋可以被提，但随后能下出一颗谁也提不掉的新子。按第七条，这样的棋是活棋。
dead-lives-other = 这是活棋
    .body = { POINT($chain) }的棋没有死，谁也提不掉它。
dead-no-stone = 那里没有子
    .body = { POINT($move) }是空点。请标棋子。
dead-unmarked = 还没有标完
    .body = 还有{ $left ->
        [1] 一
        [2] 两
       *[other] { $left }
    }处死子没有找到。
region-right = { SCORE($count) }
    .body = { POINT($move) }这一片是{ COLOR($owner) }棋的地。
region-not-dame = 谁的也不是
    .body = { POINT($move) }这一片同时挨着双方的棋子：{ POINT($borders) }就是另一方的。
region-not-seki = 谁的也不是
    .body = { POINT($move) }是双活的棋的眼。按这套规则，双活的眼不算地。
region-not-other = 这是{ COLOR($owner) }棋的地
    .body = { POINT($move) }这一片由画圈的{ COLOR($owner, form: "stone") }子围住。
region-stone = 那里有子
    .body = 请点{ POINT($move) }旁边的空点。
only-shown = 这一步只看不下
    .body = 按“{ $button }”继续，按“{ $explore }”可以自己下着试试。
only-choose = 这是一道题
    .body = 请在棋盘旁边选一个答案。
only-mark = 还没好
    .body = 请先在棋盘上做好标记。
answer-wrong = 不太对
answer-right = 答对了
explored-captured = { COLOR($color) }棋提{ STONES($count) }
    .body = 随时可以退回，也随时可以回到课程。

## A game against the program

game-reply = { COLOR($color) }棋下在{ POINT($reply) }
game-reply-pass = { COLOR($color) }棋停一手
    .body = 对方找不到能得利的地方了。要是你也停一手，棋就下完了。
game-habit-capture = 提掉了{ STONES($count) }。
game-habit-save = 救了自己被打吃的子。
game-habit-contain = 不让你的子在它的地里做活。
game-habit-atari = 打吃了你的子，找找还剩哪口气。
game-habit-approach = 占掉了你的一口气。
game-habit-close = 下在边界还开着的地方。
game-habit-fill = 占了双方之间的一个空点。
game-habit-center = 下在靠近中央的点。
game-won = 你赢了
    .body = 这一局的目标达到了。
game-lost = { COLOR($color) }棋赢了
    .body = 退一手，换个下法试试。
game-short = 还差一点
    .body = 数下来是你领先，可是还有得利更多的下法。
game-undecided = 没有分出胜负
game-lost-in-atari = { COLOR($color) }棋提掉了你在{ POINT($chain) }的{ STONES($count) }。那块棋当时已经被打吃了，下在{ POINT($better) }就能救。
game-lost-in-atari-late = { COLOR($color) }棋提掉了你在{ POINT($chain) }的{ STONES($count) }。那块棋被打吃以后，已经来不及救了，要早一手数数自己的气。
game-lost-walked = 下了{ POINT($move) }，你在{ POINT($chain) }的棋就只剩一口气，被{ COLOR($color) }棋提掉了{ STONES($count) }。
game-lost-smaller = 下在{ POINT($better) }，比下在{ POINT($move) }大约多得{ SCORE($points) }。
game-lost-smaller-pass = 停得太早了，下在{ POINT($better) }还能得利。
game-lost-should-pass = 下在{ POINT($move) }什么也没有得到，反而亏了，不如停一手。
game-lost-off-line = 下{ POINT($move) }以前，胜负还没有定。那一手改下{ POINT($better) }试试。
