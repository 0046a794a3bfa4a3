## The rules refuse the move

refused-occupied = 这里已经有子了
    .body = { POINT($move) }上有一颗{ COLOR($by, form: "stone") }子。棋子只能下在空点上。
refused-self-capture = 禁入点：没有气
    .body = { $count ->
        [1] 下在{ POINT($move) }的子没有气，又提不掉对方的子。规则不允许这样下。
       *[other] 下了{ POINT($move) }，你这块{ STONES($count) }连成的棋就没有气了，又提不掉对方的子。规则不允许这样下。
    }
refused-ko = 打劫：不能马上提回
    .body = { POINT($taker) }刚提掉你在{ POINT($move) }的子。马上提回来，棋盘又变回原样，所以要先在别处下一手。
refused-superko = 这个局面出现过了
    .body = { $number ->
        [0] 下了{ POINT($move) }，整个棋盘就和开始时一模一样。这套规则不允许重复以前的局面。
       *[other] 下了{ POINT($move) }，整个棋盘就和第{ $number }手之后一模一样。这套规则不允许重复以前的局面。
    }
refused-stopped = 对局已停止
    .body = 双方都停了一手，{ POINT($move) }不能再下了。
refused-off-board = 不在棋盘上
    .body = { POINT($move) }在这个棋盘的外面。
refused-as-asked = 没错，规则不允许这样下

## The engine's reasons

fact-taken-at-once = 会被提掉
    .body = { COLOR($other) }棋下{ POINT($by) }，马上提掉{ STONES($count) }。
fact-still-has-liberties = 还有气
    .body = { POINT($chain) }这块{ COLOR($chain_color, form: "stone") }棋还有{ $count }口气：{ POINT($liberties) }。
fact-not-in-atari = 还不是打吃
    .body = { POINT($chain) }这块棋还有{ $count }口气：{ POINT($liberties) }。只剩一口气，才叫打吃。
fact-takes-no-liberty = 没有紧到气
    .body = { POINT($move) }没有挨着{ POINT($chain) }这块棋。它的气在{ POINT($liberties) }。
fact-too-few-liberties = 气还不够
    .body = 你在{ POINT($chain) }的这块棋只有{ $count }口气，要有{ $wanted }口才行。
fact-still-apart-cut = 会被切断
    .body = { COLOR($other) }棋下{ POINT($cut) }，{ POINT($stones) }就被切断了。
fact-still-apart = 还没连上
    .body = { POINT($stones) }还没有连成一块棋。
fact-loses-its-eyes = 少一只眼
    .body = { COLOR($other) }棋下{ POINT($by) }，{ POINT($chain) }这块棋就做不出第二只眼了。
fact-no-two-eyes = 还没有两只眼
    .body = { POINT($chain) }这块棋还没有两只确定的眼。
fact-border-open = 边界还开着
    .body = 双方的边界在{ POINT($points) }还没有封好。没封好的地方，还不是谁的地。
fact-nothing-played = 还有棋可下
    .body = 停一手就是放弃这一手，可{ POINT($example) }等处还能下。
fact-fills-own-territory = 这里已经是你的地
    .body = { POINT($move) }在你自己{ $count }目的地里。在这里下子，自己填掉一目。
fact-in-opponent-territory = 等于送子
    .body = { POINT($move) }在{ COLOR($other) }棋的地里。下在这里活不了，只会变成对方的提子。
# 单官：双方都挨着、不是谁的地的点。
fact-on-dame = 这是单官
    .body = { POINT($move) }双方都挨着，下了也得不到目。
fact-elsewhere = 不是这里
    .body = 从{ POINT($move) }{ $side ->
        [left] 往左{ $lines }路
        [right] 往右{ $lines }路
        [up] 往上{ $lines }路
       *[down] 往下{ $lines }路
    }{ $side2 ->
        [up] 、再往上{ $lines2 }路
        [down] 、再往下{ $lines2 }路
       *[none] {""}
    }看看。
fact-allowed = 这一手可以下
    .body = 规则并不禁止{ POINT($move) }。试试{ POINT($meant) }，看规则怎么说。
fact-allowed-pass = 停一手总是可以的
    .body = 试试{ POINT($meant) }，看规则怎么说。

## An answer without a heading of its own

wrong-title = 再想想
right-title = 对了
right-captured = { POINT($move) }提掉{ STONES($count) }。
right-plain = { POINT($move) }，就是这一手。
right-pass = 你停了一手。
right-go-on = { POINT($move) }下对了，接着下。

## Marking and counting

dead-right = 死子
    .body = { POINT($chain) }这{ STONES($count) }，不管谁先下都逃不掉。
dead-lives-eyes = 活棋
    .body = { POINT($chain) }这块棋有两只眼：{ POINT($eyes) }，提不掉。
dead-lives = 活棋
    .body = { $count ->
        [1] { POINT($chain) }这块棋没有死：虽然只有{ $count }口气，旁边还有同伴。
       *[other] { POINT($chain) }这块棋没有死：有{ $count }口气，也有活路。
    }
dead-no-stone = 这里没有棋子
    .body = { POINT($move) }是空点。请标出棋子。
dead-unmarked = 还没找全
    .body = 还有{ $left }块没找到。
region-right = { SCORE($count) }
    .body = { POINT($move) }这一块是{ COLOR($owner) }棋的地。
region-not-dame = 不是谁的地
    .body = { POINT($move) }这一块双方都挨着，比如{ POINT($borders) }。
region-not-other = 这是对方的地
    .body = { POINT($move) }这一块被{ COLOR($owner) }棋围住了，看看{ POINT($borders) }。
region-stone = 这里有棋子
    .body = 请点{ POINT($move) }周围的空点。
only-shown = 这一节只看不下
    .body = 按“{ $button }”继续，按“{ $explore }”可以自己下下看。
answer-wrong = 不太对
answer-right = 答对了
explored-captured = { COLOR($color) }棋提掉{ STONES($count) }
    .body = 随时可以悔棋，也可以回到课程。
