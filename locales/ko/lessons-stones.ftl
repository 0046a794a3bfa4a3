### ko: take the # from a text and write it in this language. What is still a comment is shown in English.

## Lesson first_move

# First step, and the title of the lesson. No variables.
rules_go_start_n = 바둑의 규칙
# First step: the empty board; the learner reads. $black: who begins.
rules_go_start_c = 바둑은 빈 바둑판에서 시작합니다. 두 사람이 차례대로 돌을 하나씩 두며, { COLOR($black) }이 먼저 둡니다. 둘 다 상대보다 더 넓은 곳을 둘러싸려 하고, 상대의 돌을 따내려 합니다. 따낸다는 것은 상대의 돌을 바둑판에서 들어낸다는 뜻입니다.
    .notes = 빈 바둑판을 잠시 보여 주고 두 가지 목표를 말해 주세요. 이 과정의 나머지는 모두 여기에서 나옵니다. 여기 보이는 바둑판은 9줄이지만, 13줄과 19줄에서도 규칙은 같습니다.

# Heading. No variables.
rules_go_first_move_n = 첫 수
# The learner plays anywhere. $black: who begins. In .right, $move: the point just played.
rules_go_first_move_c = { COLOR($black) }이 첫 수를 둡니다. 선과 선이 만나는 교차점 가운데 아무 데나 돌을 두세요.
    .hint = 모든 교차점이 비어 있습니다. 마음에 드는 곳을 고르세요.
    .right = { POINT($move) } 자리에 돌을 두었습니다. 돌은 네모 칸 안이 아니라 교차점 위에 둡니다.
    .rule = { COLOR($black) }이 먼저 둡니다. 돌은 비어 있는 교차점 어디에나 둘 수 있습니다.
    .notes = 여러 학생이 골라 보게 하세요. 첫 수는 중앙이든 변이든 귀든 모두 둘 수 있습니다.

# Heading. No variables.
rules_go_first_corner_n = 귀와 가장자리
# The learner plays in a corner. $learner: the color to move. $corners: the four corner points. $move: the point played.
rules_go_first_corner_c = 바둑판의 네 모퉁이를 귀라고 합니다. 가장자리와 귀의 교차점에도 다른 곳과 똑같이 돌을 둘 수 있습니다. 이제 { COLOR($learner) }의 차례입니다. 귀의 꼭짓점 가운데 한 곳에 두세요.
    .hint = 네 귀의 꼭짓점은 { POINT($corners) }입니다.
    .right = { POINT($move) } 자리는 귀의 꼭짓점이고, 여기에도 돌을 둘 수 있습니다. 바둑판은 맨 끝까지 모두 씁니다.
    .wrong-edge = { POINT($move) } 자리는 가장자리입니다. 가장자리를 따라 끝까지 가 보세요. 귀의 꼭짓점은 { POINT($corners) }입니다.
    .wrong-inside = { POINT($move) } 자리에도 돌을 둘 수 있지만, 귀의 꼭짓점은 아닙니다. 귀의 꼭짓점은 { POINT($corners) }입니다.

# Heading. No variables.
rules_go_first_stay_n = 움직이지 않는 돌
# The learner plays beside a stone. $stone: the stone on the board. $near: the four points beside it. $move: the point played.
rules_go_first_stay_c = 한번 둔 돌은 움직이지 않습니다. 옆 자리로 나아가려면 돌을 하나 더 두어야 합니다. { POINT($stone) }의 돌에서 선을 따라 바로 옆에 두세요.
    .hint = { POINT($stone) }에서 선을 따라 한 칸 가면 { POINT($near) }입니다.
    .right = { POINT($stone) }의 돌은 그대로 있고, 그 옆 { POINT($move) } 자리에 새 돌이 놓였습니다. 잡힌 돌만 바둑판에서 나갑니다.
    .wrong-diagonal = { POINT($move) } 자리는 { POINT($stone) }의 대각선에 있어서, 두 곳 사이에 선이 없습니다. 선을 따라 한 칸만 가세요.
    .wrong-far = { POINT($move) } 자리는 { POINT($stone) } 바로 옆이 아닙니다. 바로 옆은 { POINT($near) }입니다.
    .rule = 한번 둔 돌은 움직이지 않습니다. 잡힌 돌만 바둑판에서 나갑니다.

# Heading. No variables.
rules_go_first_turn_n = 번갈아 두기
# A question with two answers. $last: the stone played last.
rules_go_first_turn_c = 두 사람은 번갈아 돌을 하나씩 둡니다. 마지막 돌은 { POINT($last) } 자리에 놓였습니다. 이제 누구의 차례일까요?
    .hint = { POINT($last) }의 돌이 무슨 색인지 보세요. 다음은 그 상대의 차례입니다.
    .answer-black = { COLOR($black) }
    .answer-white = { COLOR($white) }
    .right = { COLOR($black) }의 차례입니다. 누구도 연달아 두 번 두지 않습니다.
    .wrong-white = { COLOR($white) }은 방금 { POINT($last) } 자리에 두었습니다. 이제 { COLOR($black) }이 둘 차례입니다.
    .rule = 두 사람은 번갈아 돌을 하나씩 둡니다.

## Lesson board

# First step, and the title of the lesson. No variables.
rules_go_board_sizes_n = 바둑판
# A question with three answers; the board shown has thirteen lines each way. No variables.
rules_go_board_sizes_c = 바둑판은 보통 가로세로 9줄, 13줄, 19줄이고, 어느 것이나 규칙은 같습니다. 이 바둑판은 몇 줄일까요?
    .hint = 귀에서 시작해 가장자리를 따라가며 선을 하나씩 세어 보세요.
    .answer-nine = 9줄
    .answer-thirteen = 13줄
    .answer-nineteen = 19줄
    .right = 가로가 13줄, 세로가 13줄입니다. 한 바둑판에서 배운 것은 모든 바둑판에서 그대로 통합니다.
    .wrong-nine = 9줄은 작은 바둑판입니다. 가장자리를 끝까지 따라가 보세요. 이 바둑판에는 선이 더 많습니다.
    .wrong-nineteen = 19줄은 큰 바둑판입니다. 가장자리를 끝까지 따라가 보세요. 이 바둑판에는 선이 더 적습니다.
    .rule = 바둑판은 보통 가로세로 9줄, 13줄, 19줄입니다. 어느 것이나 규칙은 같습니다.

# Heading. No variables.
rules_go_board_center_n = 처음 두는 바둑판
# The learner plays on the point in the middle of a small board. $center: that point. $corners: the four corner points. $move: the point played.
rules_go_board_center_c = 처음 두는 바둑은 9줄이 가장 좋습니다. 한 판이 5분에서 10분이면 끝납니다. 바둑판의 한가운데를 중앙이라고 합니다. 바로 그 교차점에 두세요.
    .hint = 한 가장자리의 가운데에서 나온 선과 이웃한 가장자리의 가운데에서 나온 선이 만나는 곳을 찾으세요.
    .right = { POINT($center) } 자리에서는 네 가장자리까지의 거리가 모두 같습니다.
    .wrong-corner = { POINT($move) } 자리는 귀입니다. 중앙은 { POINT($corners) }에서 가장 먼 곳입니다.
    .wrong-elsewhere = { POINT($move) } 자리는 어느 한 가장자리에 더 가깝습니다. 중앙인 { POINT($center) } 자리는 네 가장자리에서 똑같이 멉니다.
    .notes = 다음은 13줄로, 긴 바둑을 두고 싶은 반이라면 19줄로 넘어가세요. 꼭 큰 바둑판까지 가야 바둑이 즐거운 것은 아닙니다.

# Heading. No variables.
rules_go_board_stars_n = 화점
# The learner plays on one of the dotted points of a large board. $stars: the nine dotted points. $move: the point played.
rules_go_board_stars_c = 큰 바둑판에는 점이 찍힌 교차점이 있어서 자리를 찾기 쉽습니다. 이 교차점을 화점이라고 합니다. 화점 가운데 아무 데나 두세요.
    .hint = 화점 하나는 중앙에 있습니다. 네 귀에도 그 가까이에 하나씩 있습니다.
    .right = { POINT($move) } 자리는 화점입니다. 규칙으로 보면 다른 교차점과 다를 것이 없습니다.
    .wrong-elsewhere = { POINT($move) } 자리에는 점이 찍혀 있지 않습니다. 화점은 { POINT($stars) }입니다.

# Heading. No variables.
rules_go_board_points_n = 빈 자리와 둔 자리
# A question with three answers. $played: the two points with stones, circled.
rules_go_board_points_c = 19줄 바둑판에는 교차점이 361개 있습니다. { POINT($played) }에는 돌이 있으므로 ‘둔 자리’이고, 나머지는 모두 ‘빈 자리’입니다. 빈 자리는 몇 개일까요?
    .hint = 361에서 둔 자리의 수를 빼세요.
    .answer-all = 361
    .answer-rest = 359
    .answer-lines = 19
    .right = 빈 자리는 359개입니다. 돌을 하나 둘 때마다 고를 수 있는 자리가 하나씩 줄어듭니다.
    .wrong-all = 361은 교차점 전체의 수입니다. { POINT($played) }에는 이미 돌이 놓여 있습니다.
    .wrong-lines = 19는 가로와 세로의 줄 수입니다. 바둑판은 아직 거의 다 비어 있습니다.
    .rule = 19줄 바둑판에는 교차점이 361개 있습니다. 돌이 있는 교차점은 둔 자리, 돌이 없는 교차점은 빈 자리입니다.

# Heading. No variables.
rules_go_board_agreed_n = 다른 크기의 바둑판
# The learner plays on the point in the middle of a board with seven lines. $center: that point. $move: the point played.
rules_go_board_agreed_c = 두 사람이 합의하면 다른 크기의 바둑판에서도 둘 수 있습니다. 이 과정에서는 이렇게 7줄 바둑판도 자주 씁니다. 한가운데 교차점에 두세요.
    .hint = 가장자리부터 세어 네 번째 선끼리 만나는 곳입니다.
    .right = { POINT($center) } 자리가 중앙입니다. 작은 바둑판도 가장자리와 귀가 있고, 규칙도 큰 바둑판과 같습니다.
    .wrong-elsewhere = { POINT($move) } 자리는 한가운데가 아닙니다. { POINT($center) } 자리는 네 가장자리에서 똑같이 멉니다.

## Lesson liberties

# First step, and the title of the lesson. No variables.
rules_go_liberties_center_n = 활로
# The learner takes a liberty. $stone: the lone stone in the middle; its liberties are marked. $learner: the color to move.
rules_go_liberties_center_c = 돌에서 선을 따라 바로 옆에 있는 빈 자리를 그 돌의 활로라고 합니다. { POINT($stone) }의 돌에는 활로가 네 개 있습니다. { COLOR($learner, form: "stone") } 돌로 그중 하나를 막으세요.
    .hint = { POINT($stone) } 둘레에 표시된 자리 가운데 아무 데나 두세요.
    .right = { POINT($move) } 자리는 활로였습니다. { POINT($stone) }의 돌에는 이제 활로가 세 개 남았습니다.
    .rule = 돌에서 선을 따라 바로 옆에 있는 빈 자리가 그 돌의 활로입니다.
    .notes = 활로를 숨구멍이라고 부르는 책도 있습니다. 다 함께 소리 내어 세어 보게 하세요. 활로는 언제나 빈 자리입니다.

# Heading. No variables.
rules_go_liberties_edge_n = 가장자리에서
# The learner takes a liberty. $stone: the stone at the edge; its liberties are marked.
rules_go_liberties_edge_c = 가장자리에서는 선이 끝나므로 { POINT($stone) }의 돌에는 활로가 세 개뿐입니다. 그중 하나를 막으세요.
    .hint = { POINT($stone) }의 활로 가운데 두 개는 가장자리를 따라 있고, 하나는 안쪽에 있습니다.
    .right = { POINT($move) } 자리를 막아 활로가 두 개 남았습니다. 가장자리의 돌은 더 빨리 둘러싸입니다.

# Heading. No variables.
rules_go_liberties_corner_n = 귀에서
# A question with three answers. $stone: the stone in the corner. $free: its two liberties. $across: the point diagonally opposite.
rules_go_liberties_corner_c = { POINT($stone) }의 돌은 귀에 있습니다. 이 돌의 활로는 몇 개일까요?
    .hint = { POINT($stone) }에 손가락을 대고 선마다 한 칸씩 따라가 보세요.
    .answer-two = 두 개
    .answer-three = 세 개
    .answer-four = 네 개
    .right = 활로는 { POINT($free) }입니다. 귀에서는 돌의 활로가 가장 적습니다.
    .wrong-three = { POINT($stone) }에서 { POINT($across) } 쪽으로는 선이 없습니다. 활로는 { POINT($free) }뿐입니다.
    .wrong-four = 중앙에 있는 돌이라면 네 개입니다. { POINT($stone) }에서는 두 방향이 막다른 끝이라 활로는 { POINT($free) }뿐입니다.

# Heading. No variables.
rules_go_liberties_diagonal_n = 대각선은 활로가 아닙니다
# The learner takes a real liberty. $stone: the stone. $across: the crossed points with stones diagonally opposite. $move: the point played.
rules_go_liberties_diagonal_c = { POINT($across) }의 돌은 { POINT($stone) }의 대각선에 있어서 활로를 막지 못합니다. 진짜 활로를 하나 찾아 막으세요.
    .hint = { POINT($stone) }에서 선을 따라 한 칸 가 보세요.
    .right = { POINT($move) } 자리는 선을 따라 { POINT($stone) } 바로 옆에 있으므로 활로였습니다.
    .wrong-diagonal = { POINT($move) } 자리도 { POINT($stone) }의 대각선에 있습니다. 활로 네 개가 그대로 남아 있습니다.

# Heading. No variables.
rules_go_liberties_atari_n = 단수
# The learner gives atari. $stone: the stone with two liberties left, which are marked.
rules_go_liberties_atari_c = 활로가 하나만 남아 다음 수에 따낼 수 있는 상태를 단수라고 합니다. 상대의 돌을 그렇게 만드는 것을 ‘단수를 친다’고 합니다. { POINT($stone) }의 돌에 단수를 치세요.
    .hint = { POINT($stone) }의 활로는 두 개입니다. 어느 쪽이든 하나를 막으세요.
    .right = { POINT($stone) }의 돌에 활로가 하나만 남았습니다. 이것이 단수입니다.
    .rule = 활로가 하나만 남은 돌은 단수입니다. 다음 수에 따낼 수 있습니다.
    .notes = 대국 중에 ‘단수’라고 말할 필요는 없지만, 친구끼리는 흔히 말해 줍니다.

## Lesson capture

# First step, and the title of the lesson. No variables.
rules_go_capture_center_n = 따내기
# The learner captures. $stone: the stone in atari. In .right, $captured: how many stones were taken.
rules_go_capture_center_c = 활로가 하나도 없는 돌은 잡혀서 바둑판에서 나갑니다. { POINT($stone) }의 돌에 남은 활로는 하나입니다. 그 활로를 막아 따내세요.
    .hint = { POINT($stone) }의 세 방향은 막혀 있습니다. 남은 한 방향에 두세요.
    .right = { STONES($captured) }을 따냈습니다. 따낸 돌은 ‘사석’이라고도 하며, 마지막까지 따로 모아 둡니다.
    .rule = 활로가 하나도 남지 않은 돌은 잡혀서 바둑판에서 나갑니다.

# Heading. No variables.
rules_go_capture_edge_n = 가장자리에서
# The learner captures. $stone: the stone at the edge, in atari.
rules_go_capture_edge_c = 가장자리에서는 돌 세 개면 상대의 돌 하나를 둘러쌀 수 있습니다. { POINT($stone) }의 돌을 따내세요.
    .hint = { POINT($stone) }에서 가장자리를 따라 빈 자리를 찾으세요.
    .right = { POINT($move) }에 두어 { POINT($stone) }의 돌을 따냈습니다. 가장자리가 돌 하나의 몫을 해 주었습니다.

# Heading. No variables.
rules_go_capture_corner_n = 귀에서
# The learner captures. $stone: the stone in the corner, in atari.
rules_go_capture_corner_c = 귀에서는 돌 두 개면 충분합니다. { POINT($stone) }의 돌을 따내세요.
    .hint = { POINT($stone) } 바로 옆의 빈 자리는 하나뿐입니다.
    .right = { POINT($move) }에 두어 { POINT($stone) }의 돌을 따냈습니다. 귀의 돌이 가장 따내기 쉽습니다.

# Heading. No variables.
rules_go_capture_which_n = 어느 돌일까요
# The learner finds the stone that can be taken. $stones: both stones, marked. $other: the one with two liberties.
rules_go_capture_which_c = { POINT($stones) }의 돌 가운데 하나는 한 수에 따낼 수 있습니다. 그 돌을 찾아 따내세요.
    .hint = 표시된 돌의 활로는 각각 몇 개일까요? 어느 쪽이 단수일까요?
    .right = { POINT($move) } 자리가 마지막 활로였습니다. { POINT($other) }의 돌은 활로가 두 개라 아직 따낼 수 없습니다.
    .wrong-other = { POINT($move) }에 두면 { POINT($other) }의 활로 하나가 막히지만, 아직 하나가 남습니다. 이미 단수인 돌은 어느 쪽일까요?
    .wrong-elsewhere = { POINT($move) }에 두어도 따내는 돌이 없습니다. { POINT($stones) }의 활로를 하나씩 살펴보세요.

# Heading. No variables.
rules_go_capture_rescue_n = 따내서 살리기
# The learner saves a stone by taking its attacker. $stone: the learner's stone in atari. $attacker: the other side's stone in atari.
rules_go_capture_rescue_c = { POINT($stone) }에 있는 내 돌이 단수입니다. 둘레에 있는 상대의 돌을 따내어 살리세요.
    .hint = { POINT($stone) } 둘레에 있는 돌 가운데 단수인 돌은 없을까요?
    .right = { POINT($attacker) }의 돌을 따내어 { POINT($stone) }의 돌에 다시 여유가 생겼습니다.
    .wrong-run = { POINT($move) }에 두면 내 돌의 활로는 늘지만, 따내는 돌이 없습니다. { POINT($attacker) }의 돌을 보세요. 활로가 하나 남았습니다.

## Lesson chains

# First step, and the title of the lesson. No variables.
rules_go_chains_join_n = 이어진 돌
# The learner connects two stones. $stones: the two stones.
rules_go_chains_join_c = 선을 따라 맞닿은 같은 색 돌은 한 덩어리입니다. 이런 돌을 이어진 돌이라고 합니다. { POINT($stones) }의 돌을 한 덩어리로 만드세요.
    .hint = { POINT($stones) } 사이에 두세요.
    .right = { POINT($move) }에 두어 세 돌이 한 덩어리가 되었습니다. 이제부터는 함께 남거나 함께 나갑니다.
    .rule = 선을 따라 맞닿은 같은 색 돌은 한 덩어리로 이어진 돌입니다. 이어진 돌은 활로를 함께 씁니다.

# Heading. No variables.
rules_go_chains_count_n = 함께 쓰는 활로
# A question with three answers. $chain: the two stones of the chain.
rules_go_chains_count_c = 이어진 돌은 활로를 함께 씁니다. { POINT($chain) }의 두 돌에는 활로가 모두 몇 개 있을까요?
    .hint = 덩어리의 둘레를 한 바퀴 따라가 보세요. 바로 옆의 빈 자리는 몇 개일까요?
    .answer-four = 네 개
    .answer-six = 여섯 개
    .answer-eight = 여덟 개
    .right = { POINT($chain) } 둘레의 빈 자리는 여섯 개입니다. 긴 덩어리는 대개 돌 하나보다 활로가 많습니다.
    .wrong-four = 돌 하나라면 네 개입니다. { POINT($chain) }의 두 돌에는 양옆과 양 끝에 모두 빈 자리가 있습니다.
    .wrong-eight = 따로 있으면 네 개씩이지만, { POINT($chain) }의 두 돌은 서로의 활로를 하나씩 차지하고 있습니다. 그래서 두 개가 줄어듭니다.

# Heading. No variables.
rules_go_chains_capture_n = 함께 잡히는 돌
# The learner captures a chain. $chain: its two stones. $captured: how many stones were taken.
rules_go_chains_capture_c = 이어진 돌은 마지막 활로가 막히면 모두 함께 잡힙니다. { POINT($chain) }의 두 돌을 따내세요.
    .hint = 덩어리 바로 옆에 하나뿐인 빈 자리를 찾으세요.
    .right = { STONES($captured) }이 한꺼번에 바둑판에서 나갔습니다.
    .rule = 이어진 돌은 모두 함께 잡힙니다.

# Heading. No variables.
rules_go_chains_escape_n = 뻗기
# The learner extends. $stone: the learner's stone in atari.
rules_go_chains_escape_c = { POINT($stone) }에 있는 내 돌이 단수입니다. 돌을 하나 더 두어 뻗고, 활로를 세 개로 늘리세요.
    .hint = { POINT($stone) } 바로 옆의 빈 자리는 하나뿐입니다.
    .right = { POINT($stone) }에서 { POINT($move) }까지 이어진 돌의 활로는 이제 세 개입니다. 우선 위험에서 벗어났습니다.
    .notes = 뻗기는 새 돌이 새 활로를 얻을 때만 도움이 됩니다. 가장자리를 따라서는 활로가 모자랄 때가 많습니다.

# Heading. No variables.
rules_go_chains_connect_n = 같은 편과 연결하기
# The learner connects. $stone: the learner's stone in atari. $friend: another stone of the learner's.
rules_go_chains_connect_c = { POINT($stone) }의 돌이 단수이지만, { POINT($friend) }에 같은 편 돌이 있습니다. 두 돌을 연결하여 한 덩어리로 만드세요.
    .hint = { POINT($stone) }의 옆이면서 { POINT($friend) }의 옆이기도 한 빈 자리는 어디일까요?
    .right = { POINT($stone) }의 돌과 { POINT($friend) }의 돌이 한 덩어리가 되어 활로가 다섯 개입니다. 돌은 연결하면 튼튼해집니다.

## Lesson escape

# First step, and the title of the lesson. No variables.
rules_go_escape_see_n = 단수에서 달아나기
# The learner finds its stone in atari and extends. $opponent: the other color. $last: the stone it has just played. $stone: the learner's stone in atari. $way: where it extends.
rules_go_escape_see_c = { COLOR($opponent) }이 { POINT($last) }에 두자 내 돌 하나가 단수가 되었습니다. 그 돌을 찾아 달아나게 하세요. 돌을 하나 더 두어 활로를 세 개로 늘리면 됩니다.
    .hint = { POINT($last) } 둘레에 있는 내 돌을 보세요. 활로가 하나만 남은 돌은 어느 것일까요?
    .right = { POINT($stone) }의 돌이 단수였는데, { POINT($move) }에 두어 활로가 세 개로 늘었습니다. 상대가 둘 때마다 내 돌이 단수인지 살피세요.
    .wrong-elsewhere = { POINT($stone) }의 돌이 단수였습니다. 활로가 하나뿐이라 { COLOR($opponent) }이 { POINT($way) }에 두어 따냅니다.

# Heading. No variables.
rules_go_escape_capture_n = 공격하는 돌 따내기
# The learner saves a stone by taking an attacker. $stone: the learner's stone at the edge, in atari. $attacker: the other side's stone in atari. $way: where the stone could extend. $opponent: the other color.
rules_go_escape_capture_c = { POINT($stone) }에 있는 내 돌이 가장자리에서 단수입니다. 가장자리에서는 뻗어도 활로가 별로 늘지 않습니다. 대신 공격하는 돌 하나를 따내세요.
    .hint = { POINT($stone) } 옆에 있는 돌 가운데 활로가 하나만 남은 것은 어느 돌일까요?
    .right = { POINT($attacker) }의 돌을 따내어 { POINT($stone) }의 돌에 활로가 두 개 생겼습니다.
    .wrong-run = 가장자리에서는 { POINT($move) }에 두어도 새 활로가 하나밖에 생기지 않습니다. { COLOR($opponent) }이 그 활로를 막고 두 돌을 모두 따냅니다.
    .wrong-elsewhere = { COLOR($opponent) }이 { POINT($way) }에 두어 { POINT($stone) }의 돌을 따냅니다.

# Heading. No variables.
rules_go_escape_connect_n = 두 돌을 한 번에
# The learner joins two stones that are both in atari. $stones: the two stones. $joint: the point between them. $opponent: the other color.
rules_go_escape_connect_c = { POINT($stones) }의 돌이 둘 다 단수인데, 둘 수 있는 것은 한 수뿐입니다. 두 돌을 모두 살리세요.
    .hint = 두 돌이 함께 가진 활로는 어디일까요?
    .right = { POINT($move) }에 두어 두 돌을 연결했습니다. 새 덩어리는 활로가 두 개이므로 단수가 아닙니다.
    .wrong-elsewhere = { COLOR($opponent) }이 { POINT($joint) }에 두어 한 수에 두 돌을 모두 따냅니다.

# Heading. No variables.
rules_go_escape_edge_n = 가장자리를 따라
# The learner, now the other color, follows a chain along the edge until it is captured; the opponent extends twice. $learner: the color the learner plays here. $opponent: the color that runs. $chain: its two stones. $out: the point that leads away from the edge.
rules_go_escape_edge_c = 이번에는 내가 { COLOR($learner) }입니다. { POINT($chain) }에 있는 { COLOR($opponent) }의 돌이 가장자리를 따라 달아나려 합니다. 가장자리에서 벗어나지 못하게 몰아 따내세요.
    .hint = 열린 쪽에서 단수를 치세요. 그러면 상대의 돌은 가장자리를 따라서만 나아갈 수 있습니다.
    .right = { STONES($captured) }을 따냈습니다. 가장자리에서는 활로가 두 개를 넘지 못했고, 귀에서는 하나뿐이었습니다.
    .wrong-ahead = { POINT($move) }에 두면 가장자리는 막히지만, { COLOR($opponent) }이 { POINT($out) } 쪽으로 나와 넓은 곳으로 달아납니다.
    .wrong-elsewhere = 그러면 { POINT($chain) }의 돌이 달아납니다. 가장자리를 벗어날 수 있는 활로를 막으세요.
    .rule = 가장자리를 따라 달아나는 돌은 활로가 별로 늘지 않습니다. 달아난다고 언제나 살릴 수 있는 것은 아닙니다.

# Heading. No variables.
rules_go_escape_choose_n = 어느 돌을 살릴까요
# The learner saves the stone that can be saved. $stones: both stones in atari, marked. $middle: the one away from the edge. $edge: the one at the edge. $opponent: the other color.
rules_go_escape_choose_c = { POINT($stones) }의 돌이 둘 다 단수입니다. 그중 하나는 아직 달아날 수 있습니다. 그 돌을 살리세요.
    .hint = 각각 돌을 하나씩 더 두었다고 생각해 보세요. 그 덩어리의 활로는 몇 개가 될까요?
    .right = { POINT($move) }에 두어 활로가 세 개가 되었습니다. { POINT($edge) }의 돌은 살릴 수 없으니 그대로 둡니다.
    .wrong-edge = 가장자리에서는 { POINT($move) }에 두어도 활로가 하나뿐이라, { COLOR($opponent) }이 두 돌을 모두 따냅니다. { POINT($middle) }의 돌이라면 더 넓은 곳으로 나갈 수 있습니다.
    .wrong-elsewhere = { COLOR($opponent) }이 달아날 수 있었던 { POINT($middle) }의 돌을 따냅니다.
    .rule = 단수가 된 돌은 뻗거나, 연결하거나, 공격하는 돌을 따내어 달아날 수 있습니다.

## Lesson chain_capture

# First step, and the title of the lesson. No variables.
rules_go_chain_last_n = 긴 덩어리 따내기
# The learner captures a chain of five. $chain: its stones, marked. $last: its last liberty. $captured: how many stones were taken.
rules_go_chain_last_c = 돌은 혼자서든 덩어리로든 바로 옆에 빈 자리가 있어야 바둑판에 남습니다. { POINT($chain) }의 덩어리에는 그런 자리가 하나 남았습니다. 그곳을 찾아 덩어리를 따내세요.
    .hint = 돌에서 돌로 덩어리를 한 바퀴 따라가 보세요. 마지막 활로는 꺾인 곳에 있습니다.
    .right = { POINT($last) } 자리가 마지막 활로였습니다. { STONES($captured) }이 바둑판에서 나갔습니다.
    .rule = 돌은 혼자서든 덩어리로든 활로가 있어야 바둑판에 남습니다.
    .notes = 두기 전에 학생들이 손가락으로 덩어리의 윤곽을 따라 그려 보게 하세요.

# Heading. No variables.
rules_go_chain_both_n = 두 덩어리를 한 수에
# The learner captures two chains at once. $stones: all their stones, marked. $chain: the two stones of one chain. $single: the other, a single stone. $captured: how many stones were taken.
rules_go_chain_both_c = { POINT($chain) }의 돌이 한 덩어리이고, { POINT($single) }의 돌은 따로 떨어져 있습니다. 한 수에 모두 따내세요.
    .hint = { POINT($chain) }에도 닿고 { POINT($single) }에도 닿는 자리가 있을까요?
    .right = { STONES($captured) }이 함께 바둑판에서 나갔습니다. 잡힌 돌을 모두 들어내야 한 수가 끝납니다.
    .rule = 잡힌 돌을 모두 바둑판에서 들어내야 한 수가 끝납니다.

# Heading. No variables.
rules_go_chain_which_n = 어느 덩어리일까요
# The learner captures the chain that is in atari. $first: the stones of the chain in atari, with triangles. $second: the stones of the other chain, with squares. $move: the point played.
rules_go_chain_which_c = 표시된 두 덩어리 가운데 하나는 한 수에 따낼 수 있습니다. 어느 쪽인지 찾아 따내세요.
    .hint = { POINT($first) }의 덩어리와 { POINT($second) }의 덩어리에서 활로를 모두 찾으세요.
    .right = { STONES($captured) }을 따냈습니다. { POINT($second) }의 덩어리에는 아직 활로가 두 개 있습니다.
    .wrong-other = { POINT($move) }에 두면 { POINT($second) }의 덩어리에서 활로 하나가 막히지만, 아직 하나가 남습니다. 다른 덩어리는 이미 단수입니다.
    .wrong-elsewhere = { POINT($move) }에 두어도 따내는 돌이 없습니다. { POINT($first) } 옆과 { POINT($second) } 옆의 빈 자리를 살펴보세요.

# Heading. No variables.
rules_go_chain_edge_n = 귀로 몰기
# The learner captures a chain at the edge with two moves; the opponent extends once. $chain: its three stones, marked. $open: its liberty on the open side. $corner: its liberty in the corner. $opponent: the other color.
rules_go_chain_edge_c = { POINT($chain) }의 덩어리에는 활로가 두 개 있습니다. 하나는 귀 쪽에, 하나는 열린 쪽에 있습니다. 달아날 수 있는 쪽부터 막아 두 수 만에 따내세요.
    .hint = 상대가 뻗었을 때 활로가 더 많이 생기는 곳은 { POINT($open) } 쪽일까요, { POINT($corner) } 쪽일까요?
    .right = { STONES($captured) }을 따냈습니다. 귀에서는 활로가 하나밖에 더 생기지 않았습니다.
    .wrong-corner = { POINT($move) }에 두면 열린 쪽이 비어 있습니다. { COLOR($opponent) }이 { POINT($open) }에 두면 활로가 다시 두 개가 됩니다.
    .wrong-elsewhere = { POINT($chain) }의 덩어리가 그대로 남아 있습니다. 열린 쪽부터 활로를 막으세요.

# Heading. No variables.
rules_go_chain_race_n = 누가 먼저 따낼까요
# Two chains are in atari, one of each side; the learner captures. $mine: the learner's chain. $theirs: the other side's. $run: the last liberty of the learner's chain. $opponent: the other color. $captured: how many stones were taken.
rules_go_chain_race_c = { POINT($mine) }에 있는 내 덩어리와 { POINT($theirs) }에 있는 { COLOR($opponent) }의 덩어리가 둘 다 단수입니다. 지금은 내 차례입니다. 상대의 덩어리를 따내어 내 돌을 살리세요.
    .hint = { POINT($theirs) }의 마지막 활로는 어디일까요?
    .right = { STONES($captured) }을 따냈습니다. 그 자리가 비어 내 덩어리의 활로는 세 개가 되었습니다.
    .wrong-run = { POINT($move) }에 두면 덩어리는 길어지지만 여전히 단수입니다. { COLOR($opponent) }이 덩어리를 모두 따냅니다.
    .wrong-elsewhere = { COLOR($opponent) }이 먼저 { POINT($run) }에 두어 { POINT($mine) }의 돌을 따냅니다.
    .notes = 여기서는 왜 한 수의 차이가 그토록 큰지 물어보세요. 두 덩어리가 서로를 공격하고 있습니다.

## Lesson forbidden

# First step, and the title of the lesson. No variables.
rules_go_forbidden_occupied_n = 둘 수 없는 수
# The learner tries a move that is refused. $stone: the point with a stone on it.
rules_go_forbidden_occupied_c = 규칙이 허락하지 않는 수도 있습니다. 직접 확인해 보세요. 이미 돌이 있는 { POINT($stone) } 자리에 두어 보세요.
    .hint = { POINT($stone) }의 돌 위에 그대로 두어 보세요.
    .right = 한 자리에는 돌을 하나만 둘 수 있습니다. { POINT($stone) } 자리는 그 돌이 잡혀야 다시 비게 됩니다.
    .rule = 한 자리에는 돌을 하나만 둘 수 있습니다.

# Heading. No variables.
rules_go_forbidden_self_n = 활로가 없는 수
# The learner tries a move that is refused. $point: the point inside the ring. $ring: the four stones around it.
rules_go_forbidden_self_c = 돌을 두고 나면 그 돌에 활로가 있어야 합니다. { POINT($point) } 자리에 두어 보세요.
    .hint = { POINT($point) } 자리는 { POINT($ring) }의 돌이 둘러싼 빈 자리입니다.
    .right = { POINT($point) } 자리에 두면 내 돌에 활로가 없고, 따내는 돌도 없습니다. 이런 자리를 착수 금지 자리라고 합니다. 착수는 돌을 둔다는 뜻입니다.
    .rule = 돌을 두고 나면 내 돌에 활로가 있어야 합니다.

# Heading. No variables.
rules_go_forbidden_chain_n = 덩어리의 마지막 활로
# The learner tries a move that is refused. $point: the last liberty of the learner's chain. $chain: the stones of that chain.
rules_go_forbidden_chain_c = 덩어리에도 활로가 있어야 합니다. 내 덩어리의 마지막 활로를 스스로 막을 수는 없습니다. { POINT($point) } 자리에 두어 보세요.
    .hint = { POINT($point) } 자리는 { POINT($chain) }의 하나뿐인 활로입니다.
    .right = { POINT($point) } 자리를 막으면 { POINT($chain) }의 덩어리 전체에 활로가 없어집니다.

# Heading. No variables.
rules_go_forbidden_exception_n = 예외
# The learner plays a move that captures. $point: the circled point. $stones: the stones around it, all in atari. $captured: how many were taken.
rules_go_forbidden_exception_c = { POINT($point) } 바로 옆은 모두 { COLOR($opponent) }이 차지하고 있습니다. 그러나 잡힌 돌을 먼저 들어내므로 활로가 생깁니다. 그 자리에 두세요.
    .hint = { POINT($stones) }의 돌이 함께 가진 활로는 어디일까요?
    .right = { STONES($captured) }을 먼저 들어내어 { POINT($point) }의 돌에 활로가 생겼습니다.
    .rule = 잡힌 돌을 먼저 들어내므로, 상대의 돌을 따내는 수는 착수 금지가 아닙니다.
    .notes = 순서가 중요합니다. 먼저 활로가 없는 상대의 돌을 들어내고, 그다음에 내 돌을 살핍니다.

# Heading. No variables.
rules_go_forbidden_which_n = 둘 수 있을까요
# The learner finds the allowed point. Labels on the board: a on $first (refused), b on $second (captures). $captured: how many were taken.
rules_go_forbidden_which_c = (a)에도 (b)에도 바로 옆에 빈 자리가 없습니다. 그러나 한 곳에서는 상대의 돌을 따내므로 둘 수 있습니다. 그곳을 찾아 두세요.
    .hint = { POINT($first) } 둘레의 돌과 { POINT($second) } 둘레의 돌을 보세요. 어느 쪽이 단수일까요?
    .right = { POINT($second) }에 두어 { STONES($captured) }을 따냈습니다. { POINT($first) }에서는 따낼 돌이 없으므로 둘 수 없습니다.
    .wrong-elsewhere = { POINT($move) } 자리에는 아무 문제 없이 둘 수 있습니다. { POINT($first) }, { POINT($second) } 가운데에서 고르세요. 어느 쪽에 두면 돌을 따낼까요?

## Ideas

# An idea that steps test: where stones may be put. No variables.
rules_go_idea_placing = 돌을 두는 곳
# An idea: a stone that was put down does not move. No variables.
rules_go_idea_stones_stay = 움직이지 않는 돌
# An idea: the players take turns. No variables.
rules_go_idea_turns = 번갈아 두기
# An idea: how many lines and points a board has. No variables.
rules_go_idea_board_size = 바둑판의 선과 교차점
# An idea: finding the center and the star points. No variables.
rules_go_idea_board_places = 바둑판에서 자리 찾기
# An idea: finding the liberties of a stone. No variables.
rules_go_idea_find_liberties = 돌의 활로
# An idea: putting a stone in atari. No variables.
rules_go_idea_give_atari = 단수 치기
# An idea: seeing which stone is in atari. No variables.
rules_go_idea_see_atari = 단수 알아보기
# An idea: capturing a single stone. No variables.
rules_go_idea_capture_stone = 돌 따내기
# An idea: saving stones by capturing what attacks them. No variables.
rules_go_idea_save_capture = 따내서 살리기
# An idea: saving stones in atari by adding a stone. No variables.
rules_go_idea_save_extend = 뻗어서 살리기
# An idea: joining stones into one chain. No variables.
rules_go_idea_join_chain = 한 덩어리로 연결하기
# An idea: finding the liberties of a chain. No variables.
rules_go_idea_chain_liberties = 덩어리의 활로
# An idea: a chain is captured as one. No variables.
rules_go_idea_capture_chain = 덩어리 따내기
# An idea: chains along the edge gain few liberties. No variables.
rules_go_idea_edge_run = 가장자리의 덩어리
# An idea: finding the last liberty of a long chain. No variables.
rules_go_idea_last_liberty = 긴 덩어리의 마지막 활로
# An idea: one point holds one stone. No variables.
rules_go_idea_occupied = 한 자리에 돌 하나
# An idea: a move that leaves one's own stones without a liberty. No variables.
rules_go_idea_self_capture = 착수 금지
# An idea: captured stones come off before one's own stones are looked at. No variables.
rules_go_idea_captures_first = 따내기가 먼저
