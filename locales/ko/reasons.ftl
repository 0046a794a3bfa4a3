### ko: take the # from a text and write it in this language. What is still a comment is shown in English.

### What is said to a move: why the rules refuse it, why it does not do what the step asks for, what it did.
### Each message is a short heading; `.body` is the explanation under it.
### $move is the move; $color is the player's color, $other the opponent's.

## The rules refuse the move

# The learner has clicked a point with a stone. $move is the point, such as D4, $by the color of the stone.
refused-occupied = 이미 돌이 있는 자리
    .body = { POINT($move) } 자리에는 { COLOR($by, form: "stone") } 돌이 있습니다. 돌은 빈 자리에만 둘 수 있습니다.
# The stone, or the chain it joins, would have no liberty. $move is the point, such as D4; $count is how many stones would have no liberty; $others are the stones around.
refused-self-capture = 활로가 없는 자리
    .body = { $count ->
        [1] { POINT($move) }에 두면 그 돌에 활로가 없고, 따내는 돌도 없습니다. 규칙에 따라 둘 수 없습니다.
       *[other] { POINT($move) }에 두면 { STONES($count) }으로 된 내 덩어리에 활로가 없고, 따내는 돌도 없습니다. 규칙에 따라 둘 수 없습니다.
    }
# A ko was taken back at once. $move is the learner’s point, such as D4, $taker the stone that has just taken the ko.
refused-ko = 패: 곧바로 되따낼 수 없습니다
    .body = 방금 { POINT($taker) }의 돌이 { POINT($move) }에 있던 내 돌을 따냈습니다. 곧바로 되따내면 같은 모양이 다시 나오므로, 먼저 다른 곳에 두세요.
# The same in the confirmation of life and death, where a ko may be retaken only after a pass. $move is the learner’s point, such as D4, $taker the stone that has taken the ko.
refused-ko-confirmation = 패: 먼저 패스해야 합니다
    .body = { POINT($taker) }의 돌이 { POINT($move) }에 있던 패를 따냈습니다. 사활 확인에서는 그 패에 대해 패스한 뒤에만 되따낼 수 있습니다.
# The whole board would be the same again. $move is the point, such as D4; $number is the number of the earlier move after which the board looked the same; 0 is the start.
refused-superko = 전에 나왔던 모양
    .body = { $number ->
        [0] { POINT($move) }에 두면 바둑판 전체가 처음과 같은 모양이 됩니다. 이 규칙에서는 그렇게 둘 수 없습니다.
       *[other] { POINT($move) }에 두면 바둑판 전체가 { $number }수째를 둔 뒤와 같은 모양이 됩니다. 이 규칙에서는 그렇게 둘 수 없습니다.
    }
# The step asked for a move that the rules refuse, and the learner has played it. The body is the step’s own .right.
refused-meant = 역시 둘 수 없습니다
# A move after two passes have stopped the game. $move is the point, such as D4.
refused-stopped = 대국이 멈추었습니다
    .body = 두 사람이 모두 패스했으므로 이제 { POINT($move) }에 둘 수 없습니다.
# A move on a point that the board does not have. $move is the point, such as T19.
refused-off-board = 바둑판 밖
    .body = { POINT($move) } 자리는 이 바둑판에 없습니다.

## The engine's reasons

# The stone just played can be taken. $other is the opponent’s color, $by the point where it takes, such as D4; $count stones are lost, $stones are their points.
fact-taken-at-once = 바로 잡힙니다
    .body = { COLOR($other) }이 { POINT($by) }에 두어 곧바로 { STONES($count) }을 따냅니다.
# The step asks to take a chain, and it is not taken yet. $chain_color is its color, $chain one of its stones, such as D4, $count the number of its liberties, $liberties their points.
fact-still-has-liberties = 아직 활로가 있습니다
    .body = { POINT($chain) }의 { COLOR($chain_color, form: "stone") } 돌에는 아직 활로가 { $count }개 있습니다: { POINT($liberties) }.
# The step asks for atari, and the chain has another number of liberties. $chain is one of its stones, such as D4, $count the number of its liberties, $liberties their points.
fact-not-in-atari = 단수가 아닙니다
    .body = { POINT($chain) }의 활로는 { $count }개입니다: { POINT($liberties) }. 단수는 활로가 하나만 남은 것입니다.
# The step asks to take a liberty, and the move touches none. $move is the point, such as D4, $chain a stone of the chain, $liberties are the points of its liberties.
fact-takes-no-liberty = 활로를 막지 못했습니다
    .body = { POINT($move) } 자리는 { POINT($chain) } 바로 옆이 아닙니다. { POINT($chain) }의 활로는 { POINT($liberties) }입니다.
# The learner’s chain is still short of liberties. $chain is one of its stones, such as D4, $count the number of its liberties, $wanted the number that it should have.
fact-too-few-liberties = 활로가 모자랍니다
    .body = { POINT($chain) }에 있는 내 돌의 활로는 { $count }개입니다. { $wanted }개가 있어야 합니다.
# The step asks to connect two chains, and the opponent can cut. $stones are a stone of each chain, such as C3 and D4, $other is the opponent’s color, $cut the point where it cuts.
fact-still-apart-cut = 끊길 수 있습니다
    .body = { COLOR($other) }이 { POINT($cut) }에 두면 { POINT($stones) }의 돌이 끊어집니다.
# The step asks to connect two chains, and they are not one chain yet. $stones are a stone of each chain, such as C3 and D4.
fact-still-apart = 아직 떨어져 있습니다
    .body = { POINT($stones) }의 돌은 아직 한 덩어리가 아닙니다.
# The step asks for two eyes, and the opponent can prevent them. $other is the opponent’s color, $by the point where it plays, such as D4, $chain a stone of the chain.
fact-loses-its-eyes = 눈이 하나 모자랍니다
    .body = { COLOR($other) }이 { POINT($by) }에 두면 { POINT($chain) }의 덩어리는 두 번째 눈을 만들 수 없습니다.
# The step asks for two eyes, and there are none yet. $chain is a stone of the chain, such as D4.
fact-no-two-eyes = 아직 눈이 두 개가 아닙니다
    .body = { POINT($chain) }의 덩어리에는 확실한 눈이 아직 두 개 없습니다.
# The step asks to close a border. $points are where the border is open, such as C3 and D4.
fact-border-open = 경계가 열려 있습니다
    .body = { POINT($points) } 쪽의 경계가 아직 열려 있습니다. 닫히기 전까지 그 안쪽은 누구의 집도 아닙니다.
# The learner has passed too early. $count points can be played, $example is one of them, such as D4.
fact-nothing-played = 아직 둘 곳이 있습니다
    .body = 패스하면 차례가 상대에게 넘어갑니다. 아직 { POINT($example) } 같은 둘 곳이 남아 있습니다.
# The move fills a point of the learner’s own territory. $move is the point, such as D4, $count the number of points that the territory had.
fact-fills-own-territory = 이미 내 집입니다
    .body = { POINT($move) } 자리는 { $count }집짜리 내 집 안입니다. 여기에 두면 내 집이 한 집 줄어듭니다.
# The move stands in the opponent’s territory. $move is the point, such as D4, $other the opponent’s color; $borders are stones around the territory.
fact-in-opponent-territory = 상대에게 주는 돌
    .body = { POINT($move) } 자리는 { COLOR($other) }의 집 안입니다. 여기에 둔 돌은 살지 못하고 사석이 됩니다.
# The move stands on a point that both colors touch. $move is the point, such as D4.
fact-on-dame = 공배입니다
    .body = { POINT($move) } 자리는 양쪽 돌에 모두 닿아 있어 누구의 집도 아닙니다.
# The right point is somewhere else. $move is the point that was played, such as D4. $side names the direction to go: "left", "right", "up", "down"; $lines is how many lines; $side2 and $lines2 likewise, "none" where straight.
fact-elsewhere = 여기가 아닙니다
    .body = { POINT($move) }에서 { $side ->
        [left] 왼쪽으로 { $lines }칸
        [right] 오른쪽으로 { $lines }칸
        [up] 위쪽으로 { $lines }칸
       *[down] 아래쪽으로 { $lines }칸
    }{ $side2 ->
        [up] , 위쪽으로 { $lines2 }칸
        [down] , 아래쪽으로 { $lines2 }칸
       *[none] {""}
    } 떨어진 곳을 보세요.
# The step wants a refused move; this one is allowed. $move is the move, such as D4, $meant the point to try.
fact-allowed = 둘 수 있는 수입니다
    .body = { POINT($move) }에 두는 것은 규칙에 어긋나지 않습니다. { POINT($meant) }에 두어 어떻게 되는지 보세요.
# The same where the learner has passed. $meant is the point to try, such as D4.
fact-allowed-pass = 패스는 언제나 할 수 있습니다
    .body = { POINT($meant) }에 두어 어떻게 되는지 보세요.

## An answer without a heading of its own

# The heading over an author's answer to a wrong move.
wrong-title = 아직 아닙니다
# The heading over what is said to a right move.
right-title = 맞습니다
# Under it, where the lesson says nothing. $move is the point, such as D4; $count stones were taken.
right-captured = { POINT($move) }에 두어 { STONES($count) }을 따냈습니다.
# The same where no stone was taken. $move is the point, such as D4.
right-plain = { POINT($move) } 자리가 맞습니다.
# The same where the right move was a pass.
right-pass = 패스했습니다.
# The same where more moves of the line follow. $move is the point, such as D4.
right-go-on = { POINT($move) } 자리가 맞습니다. 계속 두세요.

## Marking and counting

# The learner has marked a dead chain. $chain is a stone of the chain, such as D4, $count how many stones it has.
dead-right = 죽은 돌
    .body = { POINT($chain) }의 { STONES($count) }은 누가 먼저 두어도 달아날 수 없습니다.
# A link under the answer to a dead chain: plays out how it is captured.
dead-play-out = 어떻게 잡히는지 보기
# $chain is the stone that was clicked, $eyes are the points of its two eyes.
dead-lives-eyes = 살아 있습니다
    .body = { POINT($chain) }의 돌에는 { POINT($eyes) }에 눈이 두 개 있습니다. 누구도 따낼 수 없습니다.
# $chain is the stone that was clicked; its chain borders $count points of its own territory.
dead-lives-territory = 살아 있습니다
    .body = { POINT($chain) }의 돌은 죽지 않았습니다. 바로 옆에 { $count }집짜리 자기 집이 있습니다.
# $chain is the stone that was clicked; its chain has $count liberties and can join stones that live.
dead-lives = 살아 있습니다
    .body = { $count ->
        [1] { POINT($chain) }의 돌은 죽지 않았습니다. 하나 남은 활로로 같은 편과 연결할 수 있습니다.
       *[other] { POINT($chain) }의 돌은 죽지 않았습니다. 활로 { $count }개 가운데 어느 쪽으로든 같은 편과 연결할 수 있습니다.
    }
# $chain is the stone that was clicked.
dead-lives-seki = 살아 있습니다
    .body = { POINT($chain) }의 돌은 빅입니다. 함께 가진 활로에 먼저 두는 쪽이 잡힙니다.
# $chain is the stone that was clicked; its capture lets a new living stone follow (1989 rules, article 7).
dead-lives-new-stone = 살아 있습니다
    .body = { POINT($chain) }의 돌은 잡힐 수 있지만, 그러면 아무도 따낼 수 없는 새 돌을 둘 수 있습니다. 제7조에 따라 이런 돌은 살아 있습니다.
# The same where no shorter reason can be given. $chain is the stone that was clicked, such as D4.
dead-lives-other = 살아 있습니다
    .body = { POINT($chain) }의 돌은 죽지 않았습니다. 누구도 따낼 수 없습니다.
# Dead stones are to be marked, and an empty point was clicked. $move is the point, such as D4.
dead-no-stone = 돌이 없습니다
    .body = { POINT($move) } 자리는 비어 있습니다. 돌에 표시하세요.
# “Done” was clicked too early. $left chains or regions are still unmarked, such as 2.
dead-unmarked = 아직 남았습니다
    .body = 찾을 곳이 { $left }개 더 있습니다.
# The learner has marked territory. $owner is whose it is; $count is the number of points of the region, $move a point of it, such as D4.
region-right = { SCORE($count) }
    .body = { POINT($move) } 쪽은 { COLOR($owner) }의 집입니다.
# Territory is to be marked, and both colors touch the region that was clicked. $move is the point, such as D4; $borders are the other color’s stones around it.
region-not-dame = 누구의 집도 아닙니다
    .body = { POINT($move) } 쪽은 양쪽 돌에 모두 닿아 있습니다. { POINT($borders) }에도 돌이 있습니다.
# An empty point that only one color surrounds, its stones in seki. $move is the point, such as D4.
region-not-seki = 누구의 집도 아닙니다
    .body = { POINT($move) } 자리는 빅인 돌의 눈입니다. 이 규칙에서는 이런 눈을 집으로 세지 않습니다.
# Territory is to be marked, and the region that was clicked belongs to the other side. $owner is the color that has it, $move the point, such as D4.
region-not-other = { COLOR($owner) }의 집입니다
    .body = { POINT($move) } 쪽은 고리로 표시된 { COLOR($owner, form: "stone") } 돌에 둘러싸여 있습니다.
# Territory is to be marked, and a stone was clicked. $move is its point, such as D4.
region-stone = 돌이 있는 자리
    .body = { POINT($move) } 둘레의 빈 자리를 누르세요.
# The board was clicked in a step that only shows something. $button and $explore are the words on the two buttons, such as “Next” and “Explore”.
only-shown = 여기서는 보기만 하세요
    .body = 설명을 읽는 단계입니다. “{ $button }” 버튼을 누르면 다음으로 넘어가고, “{ $explore }” 버튼을 누르면 직접 둘 수 있습니다.
# A point was clicked where a question is asked.
only-choose = 질문입니다
    .body = 바둑판 옆의 답 가운데 하나를 고르세요.
# A pass where stones or territory are to be marked.
only-mark = 아직 아닙니다
    .body = 먼저 바둑판에서 찾는 것에 표시하세요.
# The heading over what is said to a wrong answer of a question.
answer-wrong = 다시 생각해 보세요
# The heading over what is said to the right answer of a question.
answer-right = 맞습니다
# Free play. $color has just taken stones, $count is how many.
explored-captured = { COLOR($color) }이 { STONES($count) }을 따냈습니다
    .body = 언제든지 수를 무르고 레슨으로 돌아갈 수 있습니다.

## A game against the program

# The opponent’s answer in a game. $color is the opponent, $reply its move. Under it stands one of the reasons below.
game-reply = { COLOR($color) }이 { POINT($reply) }에 두었습니다
# The opponent passes in a game. $color is the opponent.
game-reply-pass = { COLOR($color) }이 패스했습니다
    .body = 더 얻을 것이 없다고 보았습니다. 나도 패스하면 대국이 끝납니다.
# Why the opponent played there: it takes $count stones.
game-habit-capture = { STONES($count) }을 따냈습니다.
# The same: it saves its own stones.
game-habit-save = 단수였던 자기 돌을 살렸습니다.
# The same: the learner’s stone stands in its territory.
game-habit-contain = 자기 집 안에서 내 돌이 살지 못하게 했습니다.
# The same: the learner’s stones are in atari now.
game-habit-atari = 내 돌에 단수를 쳤습니다. 하나 남은 활로를 찾으세요.
# The same: it takes a liberty.
game-habit-approach = 내 돌의 활로를 하나 막았습니다.
# The same: it closes a border, or pushes in where the learner’s is open.
game-habit-close = 아직 열려 있는 경계에 두었습니다.
# The same: it fills a neutral point, or one that lies open between both sides.
game-habit-fill = 양쪽 사이의 빈 자리를 메웠습니다.
# The same: a quiet move.
game-habit-center = 중앙 가까운 자리에 두었습니다.
# The learner has won a game. The body is shown where the lesson says nothing of its own.
game-won = 이겼습니다
    .body = 이 대국의 목표를 이루었습니다.
# The opponent, $color, has won. The body is shown where no move can be named that lost the game.
game-lost = { COLOR($color) }의 승리
    .body = 마지막 수를 무르고 다른 수를 두어 보세요.
# The learner is ahead in a counted game, but by less than the step asks for. The body is shown where no move can be named.
game-short = 아직 모자랍니다
    .body = 계가로는 앞서지만, 더 많이 얻는 방법이 있습니다.
# Both have passed in a capture game, and nobody has taken enough stones.
game-undecided = 승부가 나지 않았습니다
# What lost a capture game: $color, the opponent, has taken $count stones at $chain, such as D4; they stood in atari, and $better would have saved them.
game-lost-in-atari = { COLOR($color) }이 { POINT($chain) }의 { STONES($count) }을 따냈습니다. 이미 단수였던 덩어리입니다. { POINT($better) }에 두었다면 살릴 수 있었습니다.
# The same where nothing could save them any more. $color is the opponent, $count the number of stones, $chain one of their points, such as D4.
game-lost-in-atari-late = { COLOR($color) }이 { POINT($chain) }의 { STONES($count) }을 따냈습니다. 단수가 된 뒤에는 이미 살릴 수 없었습니다. 한 수 먼저 내 활로를 세어 보세요.
# What lost a capture game: the learner’s $move left the chain at $chain with one liberty; $color, the opponent, took $count stones.
game-lost-walked = { POINT($move) }에 둔 뒤 { POINT($chain) }의 덩어리에 활로가 하나만 남았고, { COLOR($color) }이 { STONES($count) }을 따냈습니다.
# What lost a counted game: $better was worth more than $move by $points.
game-lost-smaller = { POINT($better) } 자리가 { POINT($move) } 자리보다 약 { SCORE($points) } 더 컸습니다.
# The same where the learner passed. $better is a point that was still worth something, such as D4.
game-lost-smaller-pass = 패스가 너무 일렀습니다. { POINT($better) }에 두면 아직 얻을 것이 있었습니다.
# The same where a pass was better than $move.
game-lost-should-pass = { POINT($move) }에 두어 얻은 것 없이 한 집만 잃었습니다. 패스하는 것이 나았습니다.
# The same where only the lesson’s own way is known: $better instead of $move.
game-lost-off-line = { POINT($move) }에 둘 때만 해도 승부는 아직 알 수 없었습니다. 대신 { POINT($better) }에 두어 보세요.
