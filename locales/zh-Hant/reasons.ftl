## The rules refuse the move

refused-occupied = 這裡已經有子
    .body = { POINT($move) }上有一顆{ COLOR($by, form: "stone") }子。棋子只能下在空點上。
refused-self-capture = 禁著點：沒有氣
    .body = { $count ->
        [1] 下在{ POINT($move) }的子沒有氣，也提不到對方的子。規則不准這樣下。
       *[other] 下了{ POINT($move) }，你這{ STONES($count) }連成的一塊棋就沒有氣，也提不到對方的子。規則不准這樣下。
    }
refused-ko = 劫：不能馬上提回
    .body = { POINT($taker) }剛剛提掉了你在{ POINT($move) }的子。馬上提回來，盤面就和之前一模一樣，所以要先下別的地方。
refused-ko-confirmation = 劫：要先為它虛手
    .body = { POINT($taker) }提了{ POINT($move) }的劫。確認死活時，要先為這個劫虛手，才能提回來。
refused-superko = 這個盤面出現過了
    .body = { $number ->
        [0] 下了{ POINT($move) }，整個盤面就和一開始一模一樣。這套規則不准這樣下。
       *[other] 下了{ POINT($move) }，整個盤面就和第{ $number }手之後一模一樣。這套規則不准這樣下。
    }
refused-meant = 果然不能下
refused-stopped = 對局停下來了
    .body = 雙方都虛手了，{ POINT($move) }不能再下。
refused-off-board = 超出棋盤了
    .body = { POINT($move) }不在這個棋盤上。

## The engine's reasons

fact-taken-at-once = 會被提掉
    .body = { COLOR($other) }棋下{ POINT($by) }，馬上提掉{ STONES($count) }。
fact-still-has-liberties = 還有氣
    .body = { POINT($chain) }的{ COLOR($chain_color, form: "stone") }子還有{ $count ->
            [1] 一
            [2] 兩
            [3] 三
            [4] 四
            [5] 五
            [6] 六
            [7] 七
            [8] 八
            [9] 九
            [10] 十
           *[other] { $count }
        }口氣：{ POINT($liberties) }。
fact-not-in-atari = 還沒叫吃
    .body = { POINT($chain) }的子還有{ $count ->
            [1] 一
            [2] 兩
            [3] 三
            [4] 四
            [5] 五
            [6] 六
            [7] 七
            [8] 八
            [9] 九
            [10] 十
           *[other] { $count }
        }口氣：{ POINT($liberties) }。只剩一口氣，才算叫吃。
fact-takes-no-liberty = 沒占到氣
    .body = { POINT($move) }不在{ POINT($chain) }的旁邊。{ POINT($chain) }的氣是{ POINT($liberties) }。
fact-too-few-liberties = 氣還不夠
    .body = 你在{ POINT($chain) }的子只有{ $count ->
            [1] 一
            [2] 兩
            [3] 三
            [4] 四
            [5] 五
            [6] 六
            [7] 七
            [8] 八
            [9] 九
            [10] 十
           *[other] { $count }
        }口氣，要有{ $wanted ->
            [1] 一
            [2] 兩
            [3] 三
            [4] 四
            [5] 五
            [6] 六
            [7] 七
            [8] 八
            [9] 九
            [10] 十
           *[other] { $wanted }
        }口才夠。
fact-still-apart-cut = 會被切斷
    .body = { COLOR($other) }棋下{ POINT($cut) }，{ POINT($stones) }就被切斷了。
fact-still-apart = 還沒連上
    .body = { POINT($stones) }還沒有連成一塊。
fact-loses-its-eyes = 少一隻眼
    .body = { COLOR($other) }棋下{ POINT($by) }，{ POINT($chain) }這塊棋就做不出第二隻眼。
fact-no-two-eyes = 還沒有兩隻眼
    .body = { POINT($chain) }這塊棋還沒有兩隻真眼。
fact-border-open = 邊界還開著
    .body = 邊界在{ POINT($points) }還開著。封好之前，後面的空點還不算任何一方的地。
fact-nothing-played = 還有棋可下
    .body = 虛手就是放棄這一手，可是還有地方可以下，例如{ POINT($example) }。
fact-fills-own-territory = 那裡已經是你的地
    .body = { POINT($move) }在你自己的地裡，那塊地有{ $count }目。在那裡下子，就填掉了一目。
fact-in-opponent-territory = 等於送子
    .body = { POINT($move) }在{ COLOR($other) }棋的地裡。下在那裡活不了，只會變成對方的提子。
# 單官：雙方都挨著、誰的地都不是的點。
fact-on-dame = 這是單官
    .body = { POINT($move) }挨著雙方的棋，下了一目也得不到。
fact-elsewhere = 不是這裡
    .body = 從{ POINT($move) }往{ $side ->
        [left] 左
        [right] 右
        [up] 上
       *[down] 下
    }{ $lines ->
        [1] 一
        [2] 兩
        [3] 三
        [4] 四
        [5] 五
        [6] 六
        [7] 七
        [8] 八
        [9] 九
        [10] 十
       *[other] { $lines }
    }路{ $side2 ->
        [up] 、再往上{ $lines2 ->
            [1] 一
            [2] 兩
            [3] 三
            [4] 四
            [5] 五
            [6] 六
            [7] 七
            [8] 八
            [9] 九
            [10] 十
           *[other] { $lines2 }
        }路
        [down] 、再往下{ $lines2 ->
            [1] 一
            [2] 兩
            [3] 三
            [4] 四
            [5] 五
            [6] 六
            [7] 七
            [8] 八
            [9] 九
            [10] 十
           *[other] { $lines2 }
        }路
       *[none] {""}
    }看看。
fact-allowed = 這一手可以下
    .body = 規則准你下{ POINT($move) }。這次請試試{ POINT($meant) }，看規則怎麼說。
fact-allowed-pass = 隨時都可以虛手
    .body = 這次請試試{ POINT($meant) }，看規則怎麼說。

## An answer without a heading of its own

wrong-title = 再想想
right-title = 對了
right-captured = { POINT($move) }提掉{ STONES($count) }。
right-plain = { POINT($move) }，就是這一手。
right-pass = 你虛手了。
right-go-on = { POINT($move) }下對了，繼續。

## Marking and counting

dead-right = 死子
    .body = { POINT($chain) }這{ STONES($count) }，不管誰先下都逃不掉。
dead-play-out = 看看怎麼提掉
dead-lives-eyes = 活棋
    .body = { POINT($chain) }所在的這塊棋有兩隻眼：{ POINT($eyes) }，誰也提不掉。
dead-lives-territory = 活棋
    .body = { POINT($chain) }的子沒有死：旁邊就是自己的地，有{ $count }目。
dead-lives = 活棋
    .body = { $count ->
        [1] { POINT($chain) }的子沒有死：它還有一口氣，從那裡連得上同伴。
        [2] { POINT($chain) }的子沒有死：它有兩口氣，從哪一口都連得上同伴。
        [3] { POINT($chain) }的子沒有死：它有三口氣，從哪一口都連得上同伴。
        [4] { POINT($chain) }的子沒有死：它有四口氣，從哪一口都連得上同伴。
        [5] { POINT($chain) }的子沒有死：它有五口氣，從哪一口都連得上同伴。
        [6] { POINT($chain) }的子沒有死：它有六口氣，從哪一口都連得上同伴。
        [7] { POINT($chain) }的子沒有死：它有七口氣，從哪一口都連得上同伴。
        [8] { POINT($chain) }的子沒有死：它有八口氣，從哪一口都連得上同伴。
        [9] { POINT($chain) }的子沒有死：它有九口氣，從哪一口都連得上同伴。
        [10] { POINT($chain) }的子沒有死：它有十口氣，從哪一口都連得上同伴。
       *[other] { POINT($chain) }的子沒有死：它有{ $count }口氣，從哪一口都連得上同伴。
    }
dead-lives-seki = 活棋
    .body = { POINT($chain) }的棋是雙活：共用的氣，誰先下誰就被提。
dead-lives-new-stone = 活棋
    .body = { POINT($chain) }的棋可以被提，但之後能下出一顆誰也提不掉的新子。按第七條，這樣的棋是活棋。
dead-lives-other = 活棋
    .body = { POINT($chain) }的棋沒有死，誰也提不掉。
dead-no-stone = 這裡沒有棋子
    .body = { POINT($move) }是空點。請標出棋子。
dead-unmarked = 還沒找齊
    .body = 還有{ $left ->
            [1] 一
            [2] 兩
            [3] 三
            [4] 四
            [5] 五
            [6] 六
            [7] 七
            [8] 八
            [9] 九
            [10] 十
           *[other] { $left }
        }塊沒找到。
region-right = { SCORE($count) }
    .body = { POINT($move) }這一塊是{ COLOR($owner) }棋的地。
region-not-dame = 誰的地都不是
    .body = { POINT($move) }這一塊挨著雙方的棋，例如{ POINT($borders) }。
region-not-seki = 誰的地都不是
    .body = { POINT($move) }是雙活的棋的眼。按這套規則，雙活的眼不算地。
region-not-other = 這是{ COLOR($owner) }棋的地
    .body = { POINT($move) }這一塊，被圈起來的{ COLOR($owner, form: "stone") }子圍住了。
region-stone = 這裡有棋子
    .body = 請點{ POINT($move) }附近的空點。
only-shown = 這一節只看不下
    .body = 按「{ $button }」繼續，按「{ $explore }」可以自己下下看。
only-choose = 這一題要選答案
    .body = 請在棋盤旁邊選一個答案。
only-mark = 還沒好
    .body = 請先在棋盤上標出來。
answer-wrong = 不太對
answer-right = 答對了
explored-captured = { COLOR($color) }棋提掉{ STONES($count) }
    .body = 隨時可以退回，也可以回到課程。

## A game against the program

game-reply = { COLOR($color) }棋下{ POINT($reply) }
game-reply-pass = { COLOR($color) }棋虛手
    .body = 對方找不到能得利的地方了。你要是也虛手，這盤棋就下完了。
game-habit-capture = 提掉了{ STONES($count) }。
game-habit-save = 救自己被叫吃的子。
game-habit-contain = 不讓你的子在它的地裡做活。
game-habit-atari = 叫吃你的子：找找剩下的那口氣。
game-habit-approach = 占掉你的一口氣。
game-habit-close = 下在邊界還開著的地方。
game-habit-fill = 下在雙方之間空著的點。
game-habit-center = 下在靠近中央的點。
game-won = 你贏了
    .body = 這一局的目標達到了。
game-lost = 這一局算{ COLOR($color) }棋贏
    .body = 退回最後一手，換一手試試。
game-short = 還差一點
    .body = 你領先，但還有得利更多的下法。
game-undecided = 沒有分出勝負
game-lost-in-atari = { COLOR($color) }棋提掉了{ POINT($chain) }這{ STONES($count) }。提掉以前已經被叫吃：那時下{ POINT($better) }就能救。
game-lost-in-atari-late = { COLOR($color) }棋提掉了{ POINT($chain) }這{ STONES($count) }。等到被叫吃才救，已經來不及：要早一手數氣。
game-lost-walked = 下了{ POINT($move) }，你在{ POINT($chain) }的棋只剩一口氣，{ COLOR($color) }棋就提掉了{ STONES($count) }。
game-lost-smaller = 下{ POINT($better) }比下{ POINT($move) }好，大約多得{ SCORE($points) }。
game-lost-smaller-pass = 虛手太早了：下{ POINT($better) }還能得利。
game-lost-should-pass = 下{ POINT($move) }什麼也沒得到，反而虧了一目：不如虛手。
game-lost-off-line = 下{ POINT($move) }以前，勝負還沒定。這一手換成{ POINT($better) }試試。
