### ko: take the # from a text and write it in this language. What is still a comment is shown in English.

### The words of the course, in the order of the list.
###
### Each message is a word. .forms lists the other forms in which the texts have it, .not longer words that only contain
### it; both are parted by |. The program finds them in all texts and links them to the list: in languages with letters
### whole words, whatever their case; in Chinese and Japanese the signs themselves; the longest form first.
### .avoid lists words that no lesson may use for it.
### .says explains the word in a sentence or two, beside a small board that shows it; it names no color and no point.
### .reading is how the word is read (kana, pinyin), .roman the same in Latin letters; English leaves both out.

## The board and the stones

# The word: board.
rules_go_term_board = 바둑판
    .says = 가로선과 세로선이 그어진, 바둑을 두는 네모난 판입니다.
# The word: intersection.
rules_go_term_intersection = 교차점
    .avoid = 교점|십자점
    .says = 선과 선이 만나는 곳입니다. 돌은 네모 칸 안이 아니라 이곳에 둡니다.
# The word: how many lines a board has each way.
rules_go_term_lines = 줄 수
    .forms = 7줄|9줄|13줄|19줄|아홉 줄|열세 줄|열아홉 줄
    .says = 바둑판의 가로와 세로에 그어진 선의 수입니다. 흔히 9줄, 13줄, 19줄을 쓰며, 규칙은 어느 바둑판에서나 같습니다.
# The word: stone.
rules_go_term_stone = 돌
    .forms = 바둑돌
    .not = 돌아|돌려|돌린|돌립|돌릴|되돌|돌보|돌파|돌이켜|충돌
    .says = 교차점에 두는 둥글고 납작한 알입니다. 한번 두면 움직이지 않습니다.
# The word: whose turn it is to play.
rules_go_term_turn = 차례
    .not = 차례로|차례차례|몇 차례|여러 차례|한 차례|두 차례
    .says = 돌을 하나 두거나 패스할 수 있는 기회입니다. 그다음에는 상대에게 같은 기회가 돌아갑니다.
# The word: opponent.
rules_go_term_opponent = 상대
    .forms = 상대방|상대편
    .not = 상대적
    .says = 바둑판을 사이에 두고 나와 대국하는 사람입니다.
# The word: corner.
rules_go_term_corner = 귀
    .not = 귀찮|귀중|귀여|귀한|귀결|귀하|복귀|사귀
    .says = 바둑판의 두 가장자리가 만나는 모퉁이입니다.
# The word: edge.
rules_go_term_edge = 가장자리
    .says = 바둑판의 맨 바깥쪽 선입니다. 다른 선은 모두 여기에서 끝납니다.
# The word: center.
rules_go_term_center = 중앙
    .forms = 한가운데
    .says = 바둑판의 한가운데입니다. 모든 가장자리에서 먼 곳입니다.
# The word: the dots on the board.
rules_go_term_star_point = 화점
    .says = 바둑판에 찍힌 작은 점입니다. 자리를 찾기 쉽게 해 줍니다.
# The word: a verb.
rules_go_term_surround = 둘러싸다
    .forms = 둘러싸|둘러싼|둘러쌀|둘러쌉|둘러쌌
    .avoid = 에워싸|에워싼|에워쌀|에워쌉
    .says = 둘레를 모두 내 돌로 막는 것입니다. 바둑판의 가장자리도 한쪽을 막아 줍니다.

## Liberties and capture

# The word: liberty.
rules_go_term_liberty = 활로
    .avoid = 숨구멍|숨길
    .says = 돌에서 선을 따라 바로 옆에 있는 빈 자리입니다.
# The word: atari.
rules_go_term_atari = 단수
    .avoid = 아다리
    .says = 활로가 하나만 남아 다음 수에 따낼 수 있는 상태입니다. 돌 하나일 때도, 이어진 돌일 때도 단수라고 합니다.
# The word: a verb: to take stones off the board.
rules_go_term_capture = 따내다
    .forms = 따내|따낸|따낼|따냄|따냅|따냈|잡히|잡힌|잡힐|잡힘|잡힙|잡혀|잡혔
    .not = 붙잡히|사로잡히
    .says = 마지막 활로를 막아 상대의 돌을 바둑판에서 들어내는 것입니다. 이렇게 된 돌은 ‘잡혔다’고 합니다.
# The word: a captured stone that is kept.
rules_go_term_prisoner = 따낸 돌
    .forms = 사석
    .avoid = 포로
    .says = 따내어 바둑판에서 들어낸 상대의 돌입니다. 끝날 때까지 따로 모아 둡니다.
# The word: the game in which the first to capture a stone wins.
rules_go_term_capture_game = 돌따기 바둑
    .forms = 돌따기
    .says = 배우기 위한 작은 대국입니다. 상대의 돌을 먼저 따내는 쪽이 이깁니다.
# The word: stones of one color that touch along the lines (not “group”).
rules_go_term_chain = 이어진 돌
    .forms = 한 덩어리|덩어리
    .avoid = 사슬|돌무리|그룹
    .says = 선을 따라 맞닿아 한 덩어리가 된 같은 색 돌입니다. 활로를 함께 쓰고, 잡힐 때도 함께 잡힙니다.
# The word: connect.
rules_go_term_connect = 연결
    .forms = 잇다|잇는|잇고|잇기|이음
    .says = 같은 색 돌을 한 덩어리로 만드는 것입니다. ‘잇는다’고도 합니다.
# The word: cut.
rules_go_term_cut = 끊다
    .forms = 끊는|끊고|끊기|끊긴|끊길|끊깁|끊어|끊으|끊은|끊을|끊습|끊었
    .not = 끊임없
    .says = 상대의 돌 사이에 두어 연결하지 못하게 하는 것입니다.
# The word: escape.
rules_go_term_escape = 달아나다
    .forms = 달아나|달아난|달아날|달아남|달아납|달아났
    .avoid = 도망
    .says = 위험한 돌이 빠져나가는 것입니다. 이를테면 돌을 하나 더 두어 새 활로를 얻습니다.
# The word: the refused move, or the point where it would be.
rules_go_term_self_capture = 착수 금지
    .forms = 착수 금지 자리|착수 금지점|착수금지
    .avoid = 자살수|자살
    .says = 상대의 돌을 따내지 못하면서 내 돌의 활로도 없어지는 수입니다. 거의 모든 규칙에서 둘 수 없습니다.

## Ko

# The word: ko.
rules_go_term_ko = 패
    .not = 패배|승패|실패|패자|패턴|연패
    .says = 양쪽이 돌 하나를 끝없이 번갈아 따낼 수 있는 모양입니다. 그래서 곧바로 되따낼 수 없습니다.
# The word: ko threat.
rules_go_term_ko_threat = 팻감
    .avoid = 패감
    .says = 상대가 받지 않을 수 없는 다른 곳의 수입니다. 상대가 받으면 패를 되따낼 수 있습니다.
# The word: ko fight.
rules_go_term_ko_fight = 패싸움
    .says = 양쪽이 서로 패를 이기려고 팻감을 써 가며 겨루는 것입니다.
# The word: the same whole board again.
rules_go_term_repetition = 동형반복
    .forms = 동형 반복
    .says = 바둑판 전체가 전에 나왔던 모양과 똑같아지는 것입니다.
# The word: the rule that no earlier board may come back.
rules_go_term_superko = 동형반복 금지
    .forms = 동형 반복 금지|동형반복을 금지|슈퍼코
    .says = 전에 나왔던 바둑판 전체의 모양을 다시 만들 수 없다는 규칙입니다.

## Eyes and life

# The word: eye.
rules_go_term_eye = 눈
    .forms = 진짜 눈
    .not = 눈앞|한눈|첫눈|눈여겨|눈길|눈치|눈금
    .says = 한쪽이 자기 돌로 안쪽을 막아 둔 빈 자리입니다. 붙어 있는 몇 자리가 하나의 눈이 되기도 합니다.
# The word: the empty points in which eyes can be made.
rules_go_term_eye_space = 궁도
    .says = 둘러싸인 돌의 안쪽에 있는 빈 자리입니다. 이곳에서 눈을 만듭니다.
# The word: of stones that cannot be captured.
rules_go_term_alive = 살아 있다
    .forms = 살아 있|살아남|산 돌
    .says = 상대가 어떻게 두어도 따낼 수 없는 돌의 상태입니다. 이를테면 눈이 두 개 있는 돌은 살아 있습니다.
# The word: of stones that cannot escape.
rules_go_term_dead = 죽은 돌
    .forms = 죽은|죽는|죽어|죽었|죽습|죽지|죽음
    .says = 아직 바둑판에 있어도 더는 잡히는 것을 피할 수 없는 돌입니다.
# The word: false eye.
rules_go_term_false_eye = 옥집
    .forms = 가짜 눈
    .says = 눈처럼 보이지만, 그곳에 두면 둘레의 돌 일부가 잡히는 자리입니다.
# The word: throw in.
rules_go_term_throw_in = 먹여치기
    .forms = 먹여치|먹여쳐|먹여친|먹여칠|먹여칩|먹여쳤
    .says = 상대의 활로를 줄이려고 일부러 돌을 내주는 수입니다.
# The word: snapback.
rules_go_term_snapback = 환격
    .says = 돌 하나를 내주고 곧바로 여러 돌을 되따내는 수입니다.
# The word: seki.
rules_go_term_seki = 빅
    .says = 양쪽의 이어진 돌이 맞붙어 있어, 먼저 공격하는 쪽이 잡히는 모양입니다. 그래서 양쪽이 모두 살아 있습니다.

## Territory and the end of the game

# The word: territory.
rules_go_term_territory = 집
    .not = 집니다|집중|집합|모집|고집|집어|집으면|편집|수집|집계
    .says = 한쪽의 돌만으로 둘러싼 빈 자리입니다.
# The word: border.
rules_go_term_border = 경계
    .forms = 경계선
    .says = 양쪽의 돌이 만나는 선입니다. 바둑판의 한 가장자리에서 다른 가장자리까지 이어집니다.
# The word: dame.
rules_go_term_neutral_point = 공배
    .says = 양쪽 돌 사이에 있어 누구의 집도 되지 않는 빈 자리입니다.
# The word: endgame.
rules_go_term_endgame = 끝내기
    .says = 대국의 마지막 부분입니다. 열려 있는 경계를 닫아 갑니다.
# The word: teire.
rules_go_term_protecting_move = 가일수
    .forms = 가일수하
    .says = 상대가 들어오지 못하도록 자기 집 안에 두는 꼭 필요한 한 수입니다.
# The word: pass.
rules_go_term_pass = 패스
    .avoid = 한 수 쉼|한수쉼|착수 포기
    .says = 돌을 두지 않고 차례를 넘기는 것입니다.
# The word: the end of the game.
rules_go_term_game_end = 종국
    .forms = 대국이 끝|대국의 끝
    .says = 두 사람이 잇달아 패스하여 대국이 끝나는 것입니다. 그다음에 승부를 셉니다.
# The word: working out the result.
rules_go_term_count = 계가
    .not = 단계가|세계가|관계가|한계가|시계가|기계가
    .says = 종국 뒤에 양쪽이 각각 몇 집인지 세는 것입니다.
# The word: points for territory and prisoners.
rules_go_term_territory_counting = 집 계가
    .forms = 집으로 계가
    .says = 둘러싼 빈 자리와 따낸 돌을 각각 하나에 한 집으로 세는 방법입니다.
# The word: putting the prisoners into the territory of their own color.
rules_go_term_filling_in = 따낸 돌 메우기
    .forms = 따낸 돌을 메우|따낸 돌을 메운|따낸 돌을 메워|사석 메우기
    .says = 따낸 돌을 같은 색의 집에 메워, 남은 집을 빨리 세는 방법입니다.
# The word: stones and the points they surround.
rules_go_term_area = 돌과 집
    .says = 바둑판 위의 내 돌과, 그 돌만으로 둘러싼 빈 자리를 합친 것입니다.
# The word: points for stones and the points they surround.
rules_go_term_area_counting = 돌과 집 계가
    .forms = 돌과 집으로 계가
    .says = 바둑판 위의 내 돌과 둘러싼 빈 자리를 각각 하나에 한 집으로 세는 방법입니다. 따낸 돌은 세지 않습니다.
# The word: komi.
rules_go_term_komi = 덤
    .not = 무덤|덤벼|덤비
    .says = 상대가 먼저 두는 대신, 나중에 두는 쪽이 마지막에 받는 집입니다.
# The word: the half in the komi.
rules_go_term_half_point = 반집
    .forms = 집 반
    .says = 덤에 붙는 반 집입니다. 이것이 있으면 양쪽의 집 수가 같아질 수 없습니다.
# The word: by how many points the winner is ahead.
rules_go_term_margin = 집 차이
    .says = 이긴 쪽이 몇 집 앞섰는지를 나타냅니다.
# The word: tie.
rules_go_term_tie = 비김
    .forms = 비기|비긴|비길|비깁|비겼
    .says = 양쪽의 집 수가 같아 승부가 나지 않는 것입니다.

## Games and rules

# The word: even game.
rules_go_term_even_game = 호선
    .forms = 맞바둑
    .says = 어느 쪽도 미리 돌을 놓지 않고 두는 대국입니다. 먼저 두는 이점은 덤으로 메웁니다.
# The word: handicap.
rules_go_term_handicap = 접바둑
    .forms = 접바둑 돌|치석
    .says = 약한 쪽이 첫 수에 앞서 바둑판에 돌을 미리 놓고 두는 바둑입니다.
# The word: resign.
rules_go_term_resign = 기권
    .says = 졌다고 밝히고 대국을 일찍 끝내는 것입니다.
# The word: japanese rules.
rules_go_term_japanese_rules = 일본 규칙
    .forms = 일본 규약
    .says = 일본에서 쓰는 규칙입니다. 집과 따낸 돌을 셉니다.

## The rules for the end of the game, and rare shapes

# The word: settling life and death after the stop (Japanese rules, article 7).
rules_go_term_confirmation = 사활 확인
    .says = 두 사람이 패스한 뒤, 어느 돌이 살아 있고 어느 돌이 죽었는지 정하는 것입니다.
# The word: going on after the stop (article 9).
rules_go_term_resumption = 재개
    .says = 두 사람이 패스한 뒤, 한쪽이 요청하여 대국을 이어 가는 것입니다. 요청받은 쪽이 먼저 둡니다.
# The word: the players do not agree (article 10).
rules_go_term_dispute = 다툼
    .forms = 다투
    .says = 두 사람의 의견이 다른 것입니다. 이를테면 어느 돌이 죽었는지를 두고 의견이 갈립니다.
# The word: a stone that lives where stones were captured (article 7).
rules_go_term_new_stone = 새로 사는 돌
    .forms = 새로 산 돌|살아 있는 새 돌|따낼 수 없는 새 돌
    .says = 방금 돌이 잡힌 자리에 둘 수 있고, 상대가 따낼 수 없는 돌입니다.
# The word: a ko settled by the next move.
rules_go_term_direct_ko = 단패
    .says = 패를 따낸 쪽이 바로 다음 수에 승부를 낼 수 있는 패입니다.
# The word: a ko for which one side needs an extra move.
rules_go_term_approach_ko = 늘어진 패
    .forms = 한 수 늘어진 패
    .says = 한쪽이 먼저 한 수를 더 두어야 승부를 낼 수 있는 패입니다.
# The word: two kos beside the same chains.
rules_go_term_double_ko = 양패
    .says = 같은 덩어리 옆에 있는 두 개의 패입니다. 한쪽 패를 지면 다른 쪽 패를 따냅니다.
# The word: bent four.
rules_go_term_bent_four = 귀곡사
    .says = 귀에서 네 자리가 꺾여 늘어선 모양입니다. 안쪽에 이것만 있는 돌은, 공격하는 쪽만 패를 시작할 수 있으므로 죽은 돌입니다.
# The word: triple ko.
rules_go_term_triple_ko = 삼패
    .says = 양쪽이 끝없이 차례로 따낼 수 있는 세 개의 패입니다.
# The word: eternal life.
rules_go_term_eternal_life = 장생
    .says = 양쪽이 돌을 둘씩 내주고 따내기를 끝없이 되풀이하는 드문 모양입니다.
# The word: round robin ko.
rules_go_term_round_robin_ko = 순환패
    .says = 돌을 둘씩 돌아가며 따내기를 끝없이 되풀이하는 드문 모양입니다.
# The word: a game without a winner (article 12).
rules_go_term_no_result = 무승부
    .says = 같은 모양이 되풀이되어, 두 사람이 합의하여 승부 없이 대국을 끝내는 것입니다.
# The word: both players lose (article 13).
rules_go_term_both_lose = 쌍방 패배
    .says = 두 사람이 대국을 마무리하지 못하여 둘 다 지는 드문 결과입니다.
# The word: of the rules (article 14).
rules_go_term_breach = 반칙
    .forms = 반칙패|규칙 위반
    .says = 연달아 두 번 두는 것처럼 규칙을 어기는 일입니다. 그 대국은 지게 됩니다.
# The word: a stone pushed from its point by accident (article 13).
rules_go_term_displaced_stone = 밀려난 돌
    .says = 실수로 다른 자리로 밀려난 돌입니다. 본래 자리로 되돌립니다.
