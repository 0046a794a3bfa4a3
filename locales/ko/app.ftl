### ko: take the # from a text and write it in this language. What is still a comment is shown in English.

### The interface: bars, buttons, settings, what a screen reader says.

## The top bar

# The program's name; it stays as it is in every language.
app-name = {"Tengen"}
# Beside the name on the home screen.
app-tagline = 두면서 배우는 바둑 규칙
# The button that leads to the home screen; read by screen readers.
nav-home = 처음 화면
# The button that opens the list of languages; read by screen readers. $language is the language in use, in its own name.
nav-language = 언어: { $language }
# A language in the list of languages that is not whole yet: its own name, and how much of it is there. $language is the name, $percent a
# whole number below 100.
language-part = { $language } · { $percent }%
# The button that opens the settings.
nav-settings = 설정
# The button that opens the list of keys.
nav-help = 단축키

## The home screen

# Over the board of the lesson where the learner left off.
home-continue = 이어서 하기
# The same for someone who has not begun.
home-begin = 시작하기
# Over the card of the first lesson, for whoever has not begun.
home-first = 첫 레슨
# The same for someone who has finished everything.
home-all-done = 모든 과정을 마쳤습니다
# Under the title of the lesson to go on with. $step and $steps are numbers.
home-step-of = { $steps }단계 중 { $step }단계
# Beside a chapter's title. $done and $total are numbers of lessons.
home-done-of = { $done } / { $total }
# Under a lesson's title. $count is the number of its steps.
home-steps = { $count }단계
# Over the choice of the course's order.
home-order = 배우는 순서
# A lesson on the course map, for screen readers. $title is the lesson's title, $done and $count numbers of steps.
home-lesson-label = { $title }, { $count }단계 중 { $done }단계 마침
# A button on the home screen under the heading “Words of Go”: opens the list of $count terms.
home-glossary = 바둑 용어 { $count }개 찾아보기
# Under the last stone of a chapter: a mixed set of its ideas on boards that are turned around.
home-review = 복습
# Under that: how often it was taken; $count.
home-review-rounds = { $count ->
    [0] 섞어서 풀기
   *[other] { $count }번 풀었음
}
# A card on the home screen: $count steps went wrong on earlier days and are asked again today.
home-due = 지난번에 어려웠던 단계가 { $count }개 있습니다. 방향을 바꾼 바둑판에서 다시 풀어 보세요.
# Its button.
home-due-button = 연습하기
# The title of a review; $chapter is the chapter’s title.
review-chapter = 복습: { $chapter }
# The title of that card, and of the review of what went wrong.
review-missed = 다시 한번
# A chapter's title on the course map. $number is its number, $title its title.
home-chapter = { $number } { $title }

## The lesson screen

# A button under the text of a step: goes to the step before.
lesson-back = 이전
# A button under the text of a step: goes to the next step of the lesson.
lesson-next = 다음
# A button under the text of a step: takes a wrong move or answer away, so that the learner can answer again.
lesson-try-again = 다시 하기
# A button under the text of a step: gives the next hint, after the first. $given hints of $levels were given, such as 1 of 3.
lesson-hint = 힌트 { $given }/{ $levels }
# The same button before any hint was given.
lesson-hint-first = 힌트
# A button under the text of a step: passes the turn.
lesson-pass = 패스
# A button under the text of a step: says that everything is marked that the step asks for.
lesson-done = 표시 끝
# A button under the text of a step: stands in the last step of the last lesson and ends it.
lesson-finish = 레슨 마치기
# A button under the text of a step: stands in the last step and ends the lesson. Also on the card at the end of a lesson, where it opens the lesson that follows.
lesson-next-lesson = 다음 레슨
# A button under the text of a step: begins free play from this board, once the step is finished.
lesson-explore = 자유롭게 두기
# A button under the text of a step: ends free play.
lesson-leave = 레슨으로 돌아가기
# In free play, in the place of the step’s text.
lesson-free-play = 양쪽 돌을 모두 마음대로 두어 보세요. 규칙은 그대로 지켜집니다.
# A button under the text of a step: takes the last move back, in free play and in a game.
lesson-take-back = 한 수 무르기
# A button under the text of a step: begins the step again, after wrong moves.
lesson-restart = 단계 다시 시작
# A button under the text of a step: puts the step back as it was before it was started again.
lesson-undo-restart = 다시 시작 취소
# Over the hint.
lesson-hint-title = 힌트
# The second hint, for a move. The part of the board that does not hold the point is shaded.
lesson-hint-half = 바둑판에서 어둡게 가려지지 않은 쪽을 보세요.
# The third hint. Some points are ringed; at least one is right.
lesson-hint-candidates = 고리로 표시된 자리 가운데 적어도 하나는 정답입니다.
# The fourth hint. $move is the point.
lesson-hint-move = { POINT($move) } 자리에 두세요.
# The fourth hint where something is to be marked. $move is a point of it.
lesson-hint-mark = { POINT($move) } 자리를 누르세요.
# A hint in a game: the best is to pass.
lesson-hint-pass = 이제 패스하세요. 더 둘 곳이 없습니다.
# Shown where a step has no hint in words.
lesson-hint-none = 먼저 바둑판 전체를 보고, 그다음에 활로를 하나하나 살펴보세요.
# Under the board. $color is whose turn it is.
lesson-turn = { COLOR($color) }의 차례
# The free play. $color is whose turn it is.
lesson-exploring = 자유 대국: { COLOR($color) }의 차례
# Two passes have stopped the game.
lesson-stopped = 대국이 멈추었습니다
# The same after a capture game.
lesson-over = 대국이 끝났습니다
# Beside the trays of captured stones. $color is the color that captured them, $count how many they are.
lesson-prisoners = { COLOR($color) }이 따낸 { STONES($count) }
# The same where there is little room, beside stones that show what was captured. $color is the color that captured them, $count how many they are, such as “Black: 2”.
lesson-prisoners-short = { COLOR($color) }: { $count }
# One of the dots that stand for the steps of a lesson, for screen readers. $step is the number of its step, $steps how many steps there are, such as 2 of 7.
lesson-progress = { $steps }단계 중 { $step }단계
# What is being typed of a point’s name. $typed is what was typed so far.
lesson-type-point = 자리: { $typed }
# What was typed is no point of the board. $typed is what was typed.
lesson-typed-nothing = 이 바둑판에 “{ $typed }” 자리는 없습니다.

## What the board says

# The board as a whole, for screen readers. $columns and $rows are the numbers of its lines, such as 9 and 9.
board-label = 바둑판, 가로 { $columns }줄, 세로 { $rows }줄
# A point without a stone, for screen readers. $point is the point, such as D4.
board-empty = { POINT($point) }, 빈 자리
# A point with a stone, for screen readers. $point is the point, such as D4, $color the stone’s color, $liberties the number of its chain’s liberties.
board-stone = { POINT($point) }, { COLOR($color, form: "stone") } 돌, 활로 { $liberties }개
# A stone that is taken as alive, for screen readers. $point is its point, such as D4, $color its color.
board-safe-stone = { POINT($point) }, { COLOR($color, form: "stone") } 돌, 살아 있음
# A move, for screen readers. $color is who played it, $point the point, such as D4.
say-played = { COLOR($color) } { POINT($point) }.
# A pass, for screen readers. $color is who passes.
say-passed = { COLOR($color) } 패스.
# What the move took, read after the move. $count is a number of stones.
say-captured = { STONES($count) }을 따냈습니다.
# Moves were taken back, for screen readers.
say-taken-back = 물렀습니다.
# The step is finished, for screen readers.
say-finished = 단계를 마쳤습니다.
# What was forgotten, started again or put back is there again, for screen readers.
say-brought-back = 되돌렸습니다.

## The count as a table

# Heading of a column of the table: what Black has.
count-black = 흑
# Heading of a column of the table: what White has.
count-white = 백
# A row of the table: points of territory.
count-territory = 집
# A row of the table, when counting by area: the side’s own stones on the board.
count-stones = 바둑판 위의 돌
# A row of the table, when counting by territory: the stones that the side captured during the game.
count-prisoners = 따낸 돌
# A row of the table, when counting by territory: the other side’s dead stones, taken off at the end.
count-dead = 죽은 돌
# A row of the table: the points that White receives for playing second.
count-komi = 덤
# The last row of the table: the sum.
count-total = 합계
# The outcome, under the table. $winner is a color, $margin a number of points, such as 3.5.
count-win = { COLOR($winner) }이 { SCORE($margin) } 이겼습니다.
# The outcome, under the table, where both sides have the same total.
count-tie = 양쪽이 똑같아 비겼습니다.
# A button over the table, one of three ways of counting the same game: empty points surrounded, with prisoners.
count-way-territory = 집으로 계가
# Another of these buttons: the prisoners are put into their own side’s territory, as players do it at a real board.
count-way-filled = 따낸 돌 메우기
# Another of these buttons: empty points surrounded, with the stones on the board.
count-way-area = 돌과 집으로 계가
# A row of the table: points of territory that are left after filling in.
count-left = 남은 집
# A row: prisoners for which there was no point left.
count-surplus = 메우고 남은 따낸 돌
# A row: points for handicap stones under area counting.
count-compensation = 접바둑 돌의 보상
# Heading under the table, over the explanation: the ways of counting give the same margin.
count-why-same = 결과가 같은 이유
# The same heading where the ways of counting give different margins.
count-why-different = 결과가 다른 이유
# The explanation under “Why all ways agree”.
count-same = 양쪽이 바둑판에 둔 돌의 수가 같으므로, 어느 방법으로 세어도 차이가 같습니다.
# An explanation under “Why the ways differ”. $color has put $count stones more on the board than the other side.
count-more-stones = { COLOR($color) }이 상대보다 { STONES($count) }을 더 두었습니다. 돌과 집으로 계가하면 그 돌도 하나에 한 집씩 셉니다.
# Another of these explanations: eyes of stones in seki. $points is a number of points, $color the color that has them.
count-seki-eyes = 빅에 있는 집은 돌과 집으로 계가할 때만 셉니다. { COLOR($color) }에게 { SCORE($points) } 있습니다.
# Another of these explanations: $white, White, receives $points points for the handicap stones under area counting.
count-handicap-area = 돌과 집으로 계가하면 { COLOR($white) }은 접바둑 돌에 대한 보상으로 { SCORE($points) }을 받습니다.

## Settings

# The title of the settings.
settings-title = 설정
# A heading in the settings, over the list of languages. Also over the languages on the home screen.
settings-language = 언어
# A heading in the settings, over the choice of colors: light, dark, high contrast.
settings-theme = 화면 색상
# A choice of the settings under “Appearance”: dark text on a light background.
settings-theme-light = 밝게
# A choice of the settings under “Appearance”: light text on a dark background.
settings-theme-dark = 어둡게
# A choice of the settings under “Appearance”: colors as far apart as possible.
settings-theme-contrast = 고대비
# A choice of the settings under “Appearance”: light or dark as the computer’s own settings say.
settings-theme-system = 시스템에 맞춤
# A heading in the settings, over the choice of text sizes such as 100%.
settings-text-size = 글자 크기
# A choice of the settings under “Text size”. $percent is a number, such as 125.
settings-percent = { $percent }%
# A heading in the settings, over the choice of how the lines of the board are named at its edge.
settings-coordinates = 좌표
# A choice of coordinates: those that the language in use has.
settings-coordinates-language = 자동
# A choice of the settings under “Coordinates”: no names at the edge of the board.
settings-coordinates-none = 없음
# A choice of the settings under “Coordinates”: letters and numbers, shown by an example.
settings-coordinates-letters = {"A1"}
# A choice of the settings under “Coordinates”: two numbers, shown by an example.
settings-coordinates-numbers = 1-1
# A choice of the settings under “Coordinates”: numbers and Japanese characters, as in Japan.
settings-coordinates-kanji = 일본식
# A heading in the settings, over the choice of how much moves on the screen.
settings-motion = 움직임
# A choice of the settings under “Motion”: stones and screens move.
settings-motion-full = 모두
# A choice of the settings under “Motion”: as little as possible moves.
settings-motion-reduced = 줄임
# A heading in the settings, over the buttons that write, read or forget which steps are finished.
settings-progress = 학습 기록
# A button in the settings under “Progress”: forgets every finished step.
settings-reset = 학습 기록 모두 지우기
# A button in the settings under “Progress”: forgets the steps of the lesson that is open.
settings-reset-lesson = 이 레슨의 기록 지우기
# A notice under the top bar, after all progress was cleared.
settings-reset-done = 학습 기록을 모두 지웠습니다.
# A button in the settings under “Progress”: writes the progress to the file named above it.
settings-export = 파일로 저장
# A button in the settings under “Progress”: adds the progress of the file named above it.
settings-import = 파일에서 불러오기
# Names the field in the settings under “Progress” in which the file’s path is typed.
settings-path = 파일
# A notice under the top bar, after progress was written. $path is the file, such as /home/kim/tengen.json.
settings-exported = 저장했습니다: { $path }
# A notice under the top bar, after progress was read. $path is the file, such as /home/kim/tengen.json.
settings-imported = 불러왔습니다: { $path }
# The button at the end of the settings, and of the other cards that lie over a screen: the keys, the rules, the words of Go, all commands.
settings-close = 닫기
# A choice of the settings under “Motion”: full or reduced as the computer’s own settings say.
settings-motion-system = 시스템에 맞춤
# A heading in the settings, over “On” and “Off”.
settings-sound = 소리
# A choice of the settings under “Sound”: sounds are played.
settings-sound-on = 켬
# A choice of the settings under “Sound”: nothing is played.
settings-sound-off = 끔
# A button in the settings and a command: sets every setting but the language as it was at first.
settings-defaults = 설정 초기화
# A notice under the top bar, after the settings were reset.
settings-defaults-done = 모든 설정을 처음 상태로 되돌렸습니다.
# A notice under the top bar, after a lesson was forgotten. $title is the lesson’s title.
settings-lesson-forgotten = “{ $title }” 레슨의 기록을 지웠습니다.
# A notice under the top bar: the lesson begins again and can be brought back. $title is its title.
lesson-restarted = “{ $title }” 레슨을 처음부터 다시 시작합니다.
# A button beside these notices and in the settings: brings back what was forgotten, reset or begun again.
settings-undo-reset = 되돌리기

## The rules so far

# Heading of the card beside a finished step, over the rule that the step teaches.
lesson-rule-title = 규칙
# The card with the rules of all finished steps.
rules-title = 지금까지 배운 규칙
# The card before any step is finished.
rules-empty = 레슨을 마칠 때마다 배운 규칙이 여기에 쌓입니다.
# The title of the list of terms.
glossary-title = 바둑 용어
# A link under a term: opens the step that explains it. $title is its lesson’s title.
glossary-explained = “{ $title }”에서 배웁니다
# A link on the card of a term beside the board: puts the card away.
glossary-close = 닫기
# A link on the card of a term: opens the list of terms.
glossary-all = 모든 용어

## The end of a lesson

# Over the lesson's title.
summary-over = 레슨을 마쳤습니다
# The same where some steps were left out.
summary-over-open = 아직 남은 단계가 있습니다
# Behind a step's heading: it was answered without a wrong move or a hint.
summary-first-try = 한 번에 맞힘
# The end of a lesson: the ideas that its steps have tested.
summary-ideas = 연습한 내용
# An idea whose steps all went well.
summary-idea-well = 잘했습니다
# An idea with a step that went wrong.
summary-idea-again = 다시 살펴보세요
# $count wrong moves or answers came before the right one.
summary-tries = { $count }번 틀린 뒤 맞힘
# $count hints were given.
summary-hints = 힌트 { $count }개 사용
# There was nothing to answer.
summary-read = 읽음
# The step was finished on another day.
summary-done = 마침
# The step is not finished.
summary-open = 마치지 않음
# At the end of the whole course, under the title.
summary-course = 이제 바둑의 규칙을 모두 배웠습니다. 작은 바둑판에서 한 판 두어 보세요.
# Over the rules of this lesson.
summary-rules = 새로 배운 규칙
# Over the board of the lesson that follows.
summary-next = 다음 레슨
# A step of the list, for screen readers: leads there. $title is its heading, $how one of the words above.
summary-step-label = { $title }, { $how }. 다시 보기

## One move ago

# The button in the answer to a forbidden retake: shows the earlier board beside this one. $count is how many moves ago.
compare-open = { $count ->
    [1] 한 수 전의 바둑판과 비교하기
   *[other] { $count }수 전의 바둑판과 비교하기
}
# The same button while both boards are shown: goes back to the board of the step.
compare-close = 바둑판으로 돌아가기
# Over the earlier board. $count is how many moves ago it was, such as 2.
compare-before = { $count ->
    [1] 한 수 전
   *[other] { $count }수 전
}
# Over the board as the forbidden move would make it. $move is the point.
compare-after = { POINT($move) }에 둔 뒤
# Under both boards.
compare-same = 돌 하나까지 똑같은 모양입니다.

## The board in words

# Heading of the note.
reading-title = 바둑판 설명
# The points of one row. $from and $to are its ends, such as A4 and J4. The stones on it follow.
reading-row = { POINT($from) }부터 { POINT($to) }까지
# Stones of one color in a row of the board, or in atari. $color is their color, $points are their points, such as C4 and D4.
reading-stones = { COLOR($color) }: { POINT($points) }.
# Where the row that is read has no stone.
reading-no-stones = 돌 없음.
# A chain whose liberties are counted. $color is its color, $chain one of its points, such as D4, $stones how many stones it has, $count the number of its liberties, $liberties their points.
reading-chain = { POINT($chain) }의 { COLOR($color, form: "stone") } 덩어리, { STONES($stones) }, 활로 { $count }개: { POINT($liberties) }.
# The same for a chain that the lesson takes as alive. $color is its color, $chain one of its points, such as D4.
reading-chain-safe = { POINT($chain) }의 { COLOR($color, form: "stone") } 덩어리는 여기서 살아 있는 것으로 봅니다.
# The same where no stone stands. $move is the point, such as D4.
reading-empty-point = { POINT($move) } 자리는 비어 있습니다.
# Before the stones of all chains that have one liberty left; a colon and the stones follow.
reading-atari = 단수
# The same where no chain has just one liberty left.
reading-no-atari = 단수인 돌이 없습니다.
# What is said when the marks are asked for and there are none.
reading-no-marks = 바둑판에 표시가 없습니다.
# In the note “On the board”, which screen readers read as well: points marked with a triangle. $points are the points, such as C8 and D4.
reading-triangle = 세모: { POINT($points) }.
# Points marked with a square: $points are the points, such as C8 and D4.
reading-square = 네모: { POINT($points) }.
# Points marked with a circle: $points are the points, such as C8 and D4.
reading-circle = 동그라미: { POINT($points) }.
# Points marked with a cross: $points are the points, such as C8 and D4.
reading-cross = 가위표: { POINT($points) }.
# Points with a ring around them, as hints and answers draw it: $points are the points, such as C8 and D4.
reading-ring = 고리: { POINT($points) }.
# Points marked with a dot, as liberties are: $points are the points, such as C8 and D4.
reading-dot = 점: { POINT($points) }.
# Points of the board that are shaded: $points are the points, such as C8 and D4.
reading-shade = 음영: { POINT($points) }.
# Stones marked as dead: $points are their points, such as C8 and D4.
reading-dead = 죽은 돌: { POINT($points) }.
# Points marked with a letter or number: $label is what is written there, such as a, $points are the points that carry it.
reading-label = “{ $label }”: { POINT($points) }.
# Points marked as territory: $color is whose it is, $points are the points, such as C8 and D4.
reading-territory = { COLOR($color) }의 집: { POINT($points) }.
# A stone that was tried and taken back: $number is its place in the order of moves, $color its color, $points its point, such as D4.
reading-ghost = 시험 삼아 둔 수 { $number }: { COLOR($color) } { POINT($points) }.
# An arrow or a line from one point to another: $from and $to are its ends, such as C8 and D4.
reading-line = { POINT($from) }에서 { POINT($to) }까지.

## All commands

# The title of the list in which every command can be found by typing.
palette-title = 모든 명령
# The field.
palette-search = 명령 이름의 일부를 입력하세요
# $query is what was typed.
palette-nothing = “{ $query }”에 맞는 명령이 없습니다.
# A command: opens the lesson $title.
palette-lesson = 레슨: { $title }
# A command: shows the term $word in the list of terms.
palette-term = 용어: { $word }
# A command: goes to a step of this lesson. $number is its number, $title its heading.
palette-step = { $number }단계: { $title }
# A command: changes the language; $language is its own name.
palette-language = 언어: { $language }
# A command: changes a setting. $setting is its name, $value the choice.
palette-setting = { $setting }: { $value }

## Commands, as the lists of keys and commands name them

# A command in the list of keys: opens the list of all commands.
command-palette = 모든 명령
# A command, in the list of keys and the list of all commands: opens the card with the rules of all finished steps. Also a button in the top bar.
command-rules = 지금까지 배운 규칙
# A command, in the list of keys and the list of all commands: opens the list of terms.
command-glossary = 바둑 용어
# A command, in the list of keys and the list of all commands: opens the settings.
command-settings = 설정
# A command, in the list of keys and the list of all commands: goes to the home screen, the map of the course. Also the button at the end of the whole course.
command-home = 전체 과정
# A command, in the list of keys and the list of all commands: on the home screen, opens the step where the learner left off.
command-continue = 과정 이어서 하기
# A command, in the list of keys and the list of all commands: opens the list of keys.
command-keys = 이 화면의 단축키
# A command, in the list of keys and the list of all commands: goes to the next step.
command-next = 다음 단계
# A command, in the list of keys and the list of all commands: goes to the step before.
command-back = 이전 단계
# A command, in the list of keys and the list of all commands: gives a hint.
command-hint = 힌트
# A command, in the list of keys and the list of all commands: passes the turn.
command-pass = 패스
# A command, in the list of keys and the list of all commands: says that everything is marked that the step asks for.
command-done = 표시 끝
# A command, in the list of keys and the list of all commands: takes a wrong move or answer away. In the list of keys beside Esc, under “On the board”.
command-again = 다시 하기
# A command, in the list of keys and the list of all commands: begins free play from the board of the step.
command-explore = 여기서부터 자유롭게 두기
# A command, in the list of keys and the list of all commands: ends free play.
command-leave = 레슨으로 돌아가기
# A command, in the list of keys and the list of all commands: takes the last move back, in free play and in a game.
command-take-back = 한 수 무르기
# A command, in the list of keys and the list of all commands: begins the step again.
command-restart-step = 단계 다시 시작
# A command, in the list of keys and the list of all commands: begins the lesson again.
command-restart-lesson = 레슨 다시 시작
# A command, in the list of keys and the list of all commands: takes back the last move of free play or a game, a restart, or what was forgotten.
command-undo = 실행 취소
# A command, in the list of keys and the list of all commands: shows the earlier board beside this one, after a forbidden retake.
command-compare = 앞선 바둑판과 비교하기
# A command, in the list of keys and the list of all commands: says which stones stand in the row of the board’s cursor.
command-read-row = 커서가 있는 줄 읽기
# A command, in the list of keys and the list of all commands: says how many liberties the chain at the board’s cursor has.
command-read-chain = 덩어리의 활로 세기
# A command, in the list of keys and the list of all commands: names the stones that have one liberty left.
command-read-atari = 단수인 돌 찾기
# A command, in the list of keys and the list of all commands: names the marks on the board and their points.
command-read-marks = 표시 읽기
# A command, in the list of keys and the list of all commands: makes the text one size larger.
command-larger = 글자 크게
# A command, in the list of keys and the list of all commands: makes the text one size smaller.
command-smaller = 글자 작게
# A command, in the list of keys and the list of all commands: sets the text size to 100%.
command-normal = 기본 글자 크기
# A command, in the list of keys and the list of all commands: turns the sound on or off.
command-sound = 소리 켜기/끄기
# A command, in the list of keys and the list of all commands: lets the window fill the screen, or not.
command-full-screen = 전체 화면

## Keys

# The title of the list of keys.
keys-title = 단축키
# A heading in the list of keys, over the keys that move, play and count on the board.
keys-on-board = 바둑판에서
# A heading in the list of keys, over the commands of the lesson.
keys-in-lesson = 레슨에서
# A heading in the list of keys, over the commands that every screen has.
keys-everywhere = 어디에서나
# The name of keys in the list of keys, beside “Move on the board”: the four keys with arrows.
keys-arrows = 화살표 키
# The name of a key in the list of keys, beside “From control to control”; as it is printed on a keyboard.
keys-tab = {"Tab"}
# The name of a click in the list of keys, beside “Count the chain’s liberties”: the right button of the mouse.
keys-right-click = 오른쪽 클릭
# An example of what is typed, in the list of keys beside “Play a point by its name”. The letter and the number stay; Enter is the key.
keys-type-keys = {"d 4 Enter"}
# What the Tab key does, in the list of keys: goes to the next button or field.
keys-focus = 다음 버튼이나 입력란으로 이동
# What the arrow keys do, in the list of keys: they move the cursor on the board.
keys-move = 바둑판에서 커서 이동
# What the Enter key does, in the list of keys: plays at the cursor on the board.
keys-play = 커서 자리에 두기
# What typing a point’s name and Enter does, in the list of keys.
keys-type = 좌표를 입력해 두기
# What a right click does, in the list of keys: counts the liberties of the chain that is clicked.
keys-count = 덩어리의 활로 세기

## Notices

# Progress could not be saved. $why is the system's reason.
notice-not-saved = 학습 기록을 저장하지 못했습니다: { $why }
# A notice at the start. $path is where the damaged file was put, such as /home/kim/progress-damaged-1.json.
notice-damaged = 학습 기록 파일이 손상되어 다음 이름으로 남겨 두고 새 기록을 시작했습니다: { $path }
# A notice at the start. $path is where the file of the newer program was put, such as /home/kim/progress-newer-1.json.
notice-newer = 학습 기록 파일이 더 새로운 Tengen에서 만든 것이라 다음 이름으로 남겨 두고 새 기록을 시작했습니다: { $path }
# A notice after “Read from a file”: no progress could be read. $path is the file, $why the system’s reason, or line and column of the fault, such as 3:14.
notice-import-failed = 학습 기록 파일이 아닙니다: { $path } ({ $why })
# A notice after “Read from a file”: the file was written by a newer program. $path is the file.
notice-import-newer = 더 새로운 Tengen에서 만든 파일입니다: { $path }
# Some lessons or texts of a folder could not be used. $count is how many problems there are, $first the first of them.
notice-problems = 레슨이나 글에 문제가 { $count }개 있습니다. 첫 번째: { $first }
# The button beside a notice: puts the notice away.
notice-close = 닫기

## The terminal

# The first line in the terminal where no window can be shown.
terminal-no-display = 화면을 쓸 수 없어 터미널에서 레슨을 이어 갑니다.
# The first line in the terminal where opening the window has failed.
terminal-no-window = 창을 열 수 없어 터미널에서 레슨을 이어 갑니다.
# How to answer, before the first step. $example is a point, such as D4; $commands are the words that can be typed, such as “pass, hint, next”. They stay in English letters.
terminal-prompt = { $example } 같은 좌표나 다음 명령을 입력하세요: { $commands }
# Before what the learner types in the terminal; a colon follows.
terminal-prompt-short = 다음 수
# The answer in the terminal to something that has no meaning there. $typed is what was typed.
terminal-unknown = “{ $typed }” 입력은 이 바둑판의 자리도 명령도 아닙니다.
# The last line in the terminal, after “quit”.
terminal-goodbye = 다음에 또 만나요.
# The last line of a check of the lessons in the terminal. $steps and $moves are numbers, such as 120 and 900.
terminal-verified = { $steps }단계, { $moves }수를 확인했습니다.

# In the list of commands, the list of languages and the settings: opens the screen for translators.
command-translate = Tengen 번역하기
# In the list of commands on the translator's screen: goes to the next text of the list.
command-next-text = 다음 글
# The same: goes to the text before.
command-text-before = 이전 글
# In the bar at the top, on the screen for translators.
translate-title = 번역
# Beside it, after a file was saved. $path is the file: locales/ja/app.ftl.
translate-reloaded = { $path } 저장 내용을 읽었습니다
# The same where the file cannot be read whole. $path is the file, $line the number of the line, such as 84.
translate-broken = { $path }:{ $line } 줄을 읽을 수 없어 이전 글을 보여 줍니다
# In the empty field above the list of texts.
translate-filter = 키나 글의 일부
# A button above the list: all texts. $count is their number, such as 1700.
translate-show-all = 전체 { $count }
# The same: texts that are not translated. $count is their number.
translate-show-missing = 미번역 { $count }
# The same: texts with problems. $count is their number.
translate-show-problems = 확인 필요 { $count }
# The same: texts whose source has changed since they were translated. $count is their number.
translate-show-changed = 원문 변경 { $count }
# In the list, where no text fits the filter.
translate-none = 해당하는 글이 없습니다.
# The state of a text: a learner would meet something wrong.
translate-state-wrong = 고쳐야 합니다
# The state of a text: something is worth a look.
translate-state-doubtful = 확인해 보세요
# The state of a text: the source is another than when it was translated.
translate-state-changed = 원문이 바뀌었습니다
# The state of a text: the translation cannot be used, so the English text is shown.
translate-state-fallback = 읽을 수 없어 영어로 보입니다
# The state of a text: it is not translated, so the English text is shown.
translate-state-missing = 번역이 없어 영어로 보입니다
# The state of a text: translated, and nothing is wrong with it.
translate-state-fine = 번역되었습니다
# Above the live screen. $place is its name, as in files: ko › ko_retake › refused.
translate-live = 화면: { $place }
# The same while the screen that shows the chosen text is being looked for.
translate-looking = 나오는 화면을 찾고 있습니다…
# The same where no screen shows the chosen text.
translate-nowhere = 화면에 나오지 않는 글입니다(읽어 주기, 터미널 등)
# A switch above the live screen: a click on it then chooses the text that was clicked.
translate-pick = 글 고르기
# The live screen while that switch is on; read by screen readers.
translate-pick-here = 글을 누르면 키가 나옵니다
# A switch above the live screen: its text is half as large again.
translate-large = 큰 글자
# A switch above the live screen: it fills the window.
translate-whole = 전체 화면
# Over the place of a text that a language does not have. $language is its code: ko.
translate-absent = { $language } · 아직 없습니다
# A heading: what the source's file says about the text.
translate-note = 번역자를 위한 메모
# A heading: the values that the text is filled with just now.
translate-values = 지금 값
# A heading: the text with each of its choices, such as one stone, two stones.
translate-variants = 경우별 글
# A button under that heading: as the live screen shows it by itself.
translate-variant-own = 화면 그대로
# A heading: the terms of the glossary in the source, each with its set translation.
translate-terms = 용어
# A heading: what of the source has changed since it was translated.
translate-changed = 원문에서 바뀐 곳
# A button under that heading: the translation still fits.
translate-accept = 지금 번역이 그대로 맞습니다
# A button: opens the file at the line of the text.
translate-edit = 편집기에서 열기
# A notice where that failed. $path is the file with its line, $why the reason in English.
translate-edit-failed = { $path } 파일을 열 수 없습니다: { $why }
# A button: goes to the next text that is not translated or has a problem.
translate-next-open = 다음 남은 글
# Where the program's own words are shown and no folder of the translator's. $language is its code: ko.
translate-read-only = 프로그램에 들어 있는 글입니다. 고치려면 tengen translate { $language } --locales 폴더 명령으로 시작하세요.

# In the list of commands, in a lesson: opens the screen for teachers with it.
command-teach = 이 레슨으로 가르치기
# In the bar at the top, on the screen for teachers.
teach-title = 수업
# Above the large board of the console: the same as in the pupils' window.
teach-pupils-see = 학생 화면
# Above a small board that only the teacher sees: what comes next.
teach-next = 다음 장면(학생에게는 안 보입니다)
# In its place at the end of the lesson.
teach-at-end = 레슨이 여기서 끝납니다.
# In its place in free play; the variations played from here follow.
teach-free-now = 자유롭게 두는 중입니다. 레슨은 그 자리에서 기다립니다.
# A heading: what the author says to the teacher.
teach-notes = 지도 메모
# Read by screen readers: how long the lesson has lasted. $time is 07:41.
teach-clock = 지난 시간: { $time }
# A heading: how many pupils are for which point.
teach-votes = 학급 투표
# A button: one more pupil is for passing.
teach-vote-pass = 패스 +1
# A button: the pupils do not see how the votes stand.
teach-votes-hide = 학생에게 숨기기
# A button: the pupils see how the votes stand.
teach-votes-show = 결과 보이기
# A button: forgets the votes.
teach-votes-clear = 새 투표
# In free play and among the votes: a pass.
teach-pass = 패스
# The main button: reveals the next move or step.
teach-show-next = 다음 보이기
# The button beside it: takes the last one back.
teach-back = 되돌리기
# In the list of commands: to the beginning of the lesson.
teach-first = 처음으로
# The same: to its end.
teach-last = 끝으로
# A switch: the pupils' window is black.
teach-black = 검은 화면
# A switch: the pupils' window is white, to write on.
teach-white = 흰 화면
# Over the console's board while the pupils' window is black.
teach-covered-black = 학생 화면은 검은색입니다
# The same while it is white.
teach-covered-white = 학생 화면은 흰색입니다
# A switch: the lesson goes on by itself.
teach-autoplay = 자동 재생
# The same while it does. $seconds is the pause between two moves: 3, 5 or 10.
teach-autoplay-now = 자동 재생 { $seconds }초
# A switch: both sides are played freely; off, the lesson goes on where it stood.
teach-free = 자유롭게 두기
# A switch: a stone that is put is judged by the lesson, before the class.
teach-judge = 수 판정
# A switch: this window shows only what the pupils see, for machines with one display.
teach-alone = 바둑판만
# A switch: the pupils' window fills its display.
teach-full = 화면 가득
# In the list of commands: opens or closes the pupils' window.
teach-window = 학생 창
# A button beside the tools: takes away everything that is drawn on this position.
teach-clear = 모두 지우기
# In the list of commands: brings back what stood before.
teach-undo = 실행 취소
# The same: the other way.
teach-redo = 다시 실행
# A tool: puts stones.
teach-tool-stone = 돌
# A tool: arrows.
teach-tool-arrow = 화살표
# A tool: straight lines.
teach-tool-line = 직선
# A tool: drawing freely.
teach-tool-pen = 손으로 그리기
# A tool: letters that count up.
teach-tool-letter = {"A B C"}
# A tool: numbers that count up.
teach-tool-number = {"1 2 3"}
# A tool: triangles.
teach-tool-triangle = 세모
# A tool: squares.
teach-tool-square = 네모
# A tool: circles.
teach-tool-circle = 동그라미
# A tool: crosses.
teach-tool-cross = 가위표
# A tool: shades points; drawn over several it makes a region.
teach-tool-shade = 칠하기
# A tool: points that are Black's territory.
teach-tool-black = 흑의 집
# A tool: points that are White's territory.
teach-tool-white = 백의 집
# A tool: each click on a chain numbers one more of its liberties.
teach-tool-liberties = 활로 세기
# A tool: outlines the chain that is clicked.
teach-tool-chain = 이어진 돌
# A tool: each click on a point is one vote for it.
teach-tool-vote = 투표
# A tool: takes away what is drawn where one clicks.
teach-tool-erase = 지우개
# On a printed handout, at the upper right: before a line for the pupil's name.
handout-name = 이름:
# Behind the title of the sheets with the answers.
handout-answers = 정답
# Below a printed board: a move that has no room of its own. $number is its number, $place that of an earlier move on the same point, or the point's name: 4 at 1.
handout-move-at = { $number }({ $place }의 자리)
# The same: a move that is a pass. $number is its number.
handout-pass = { $number }: 패스
# A notice after a handout was printed to a file. $path is the file.
handout-saved = 학습지를 { $path } 파일로 저장했습니다
# A notice where that failed. $why is the reason in English.
handout-failed = 학습지를 저장할 수 없습니다: { $why }
# A button on the screen for teachers: writes the lesson as a PDF.
teach-handout = 학습지 만들기
# A switch on the screen for teachers: what the pupils' progress files say, in the place of the console.
teach-report = 학습 현황
# The title of that report.
teach-report-title = 학생 학습 현황
# Beside the title, and behind a step in which pupils went wrong. $count is a number of pupils.
teach-report-pupils = { $count }명
# A button: leaves the report. The lesson is where it was.
teach-report-close = 레슨으로 돌아가기
# A button: forgets the files that were read; the files themselves stay.
teach-report-clear = 목록 비우기
# Above the field for a path. Progress files are what pupils write with “Write to a file” in the settings.
teach-report-drop = 학생들의 학습 기록 파일이나 폴더를 여기에 끌어다 놓으세요. 자료는 이 컴퓨터 밖으로 나가지 않습니다.
# The name of a field: the path of a file or a folder.
teach-report-path = 파일이나 폴더의 경로
# A button beside it.
teach-report-read = 불러오기
# Under the table, behind a dot like those in it.
teach-report-here = 지금 배우는 레슨
# A step. $lesson is the lesson's title, $number the step's number in it, such as 4.
teach-report-step = { $lesson }, { $number }단계
# Read by screen readers behind a pupil's lessons. $place is such a step.
teach-report-stands = 지금 있는 곳: { $place }
# In the place of the table, where no pupil has begun a lesson.
teach-report-nothing = 이 과정의 레슨을 시작한 학생이 아직 없습니다.
# A heading over the list of steps.
teach-report-steps = 학생들이 틀린 곳
# In the place of that list.
teach-report-none = 틀린 기록이 없습니다.
# Beside a board with numbers on its points.
teach-report-counts = 바둑판의 숫자는 그곳에 둔 학생 수입니다.
# Under a wrong answer. $pupils is how many gave it, $times how often it was given in all.
teach-report-times = { $pupils }명, { $times }번
# A heading over files that could not be used.
teach-report-unread = 불러오지 못한 파일
# Behind such a file's name: a newer program wrote it.
teach-report-newer = 더 새로운 Tengen에서 만든 파일입니다
# Behind such a file's name. $line is the line in which it cannot be read.
teach-report-damaged = 학습 기록 파일이 아니거나 손상되었습니다({ $line }번째 줄)

## Preparing a class

# The title of a card at the end of the home screen; the button below it prepares a class.
home-classes = 선생님용
# A button on the home screen, and in the list of commands: opens the sheet on which a teacher chooses lessons.
command-prepare = 수업 준비
# The title of that sheet.
prepare-title = 수업 준비
# Under that title, above all lessons of the course.
prepare-how = 가르칠 순서대로 레슨을 고르세요.
# A button: opens the screen for teachers with the chosen lessons. $count is how many.
prepare-begin = 레슨 { $count }개로 시작
# A button: writes the chosen lessons into a file, to be gone on with later.
prepare-save = 수업 계획으로 저장
# A notice after that. $path is the file.
prepare-saved = 수업 계획을 { $path } 파일로 저장했습니다
# A notice where that failed. $why is the reason in English.
prepare-not-saved = 수업 계획을 저장할 수 없습니다: { $why }
# A heading on that sheet, above the plans that were found.
prepare-plans = 직접 만든 수업 계획과 레슨
# Under that heading.
prepare-drop = 수업 계획 파일이나 폴더, zip을 이 창 아무 곳에나 끌어다 놓으세요. 프로그램 옆, 문서 폴더, USB 메모리에 있는 계획은 여기에 나옵니다.
# The name of a field: where a plan, a folder or a zip lies.
prepare-path = 계획, 폴더 또는 zip의 경로
# The button beside that field.
prepare-open = 열기
# The heading of a free board in a lesson plan, where the teacher gave none.
teach-part-board = 자유롭게 두어 보세요
# What a pause in a lesson plan is called, where the teacher gave it no name; pupils read it.
teach-part-pause = 쉬는 시간
# Read by screen readers, in a pause: how long it still lasts. $time is 04:30.
teach-pause-left = { $time } 남음
# A notice: a teacher's plan, folder or zip could not be opened. $path is what was to be opened, $why the reason in English.
notice-plan-failed = 열 수 없습니다: { $path } ({ $why })
# A heading on that sheet, above the lessons of the course.
prepare-lessons = 과정의 레슨
# A notice on the screen for teachers: the projector was unplugged.
projector-gone = 두 번째 화면의 연결이 끊어졌습니다. 학생 창은 이제 이 화면에 있고, 수업은 그대로 이어집니다.
# A notice where it was plugged in again.
projector-back = 두 번째 화면이 다시 연결되어 학생용 화면을 전체 화면으로 보여 줍니다.
# A notice at the start: another window of the program is open and uses the same file of progress.
notice-second-copy = Tengen이 이미 열려 있습니다. 어느 창에서 공부해도 학습 기록은 모두 저장됩니다.

## Writing lessons

# A button on the home screen, and in the list of commands: opens the screen on which lessons are written.
command-author = 레슨 만들기
# In the bar at the top, on that screen.
author-title = 레슨 만들기
# A notice: the folder with an author's lessons could not be opened. $path is the folder, $why the reason in English.
author-failed = { $path } 폴더를 열 수 없습니다: { $why }
# A notice: a lesson's file could not be written. $path is the file, $why the reason in English.
author-not-written = { $path } 파일을 저장할 수 없습니다: { $why }
# A notice: a change to a lesson was not made. $why is the reason in English.
author-refused = 바꾸지 않았습니다: { $why }
# The heading of the first lesson in a new folder; it is written into the file.
author-first-title = 나의 첫 레슨
# Its text; it is written into the file.
author-first-text = 바둑판에 돌을 놓고, 배우는 사람이 할 일을 여기에 적으세요.
# On the screen for authors. A tool: a click puts a black stone.
author-tool-black = 검은 돌
# On the screen for authors. A tool: a click puts a white stone.
author-tool-white = 흰 돌
# On the screen for authors. A tool: a click takes a stone away.
author-tool-remove = 돌 치우기
# On the screen for authors. A tool: a click names the point or the stones that the step is about.
author-tool-goal = 목표
# On the screen for authors. A tool: moves are played one after another, and become the line that the step asks for.
author-tool-line = 수순 기록
# On the screen for authors. A button: takes the last recorded move back.
author-line-back = 한 수 무르기
# On the screen for authors. A button: another line begins.
author-line-new = 새 수순
# On the screen for authors. A switch: who plays first in the step.
author-turn-black = 흑 먼저
# On the screen for authors. The other one.
author-turn-white = 백 먼저
# On the screen for authors. A switch: the size of the board. $lines is 9.
author-lines = { $lines }줄
# On the screen for authors. What the learner does in the step: nothing but reading.
author-kind-show = 읽기
# On the screen for authors. Plays a move.
author-kind-ask = 한 수 두기
# On the screen for authors. Tries a move that the rules refuse.
author-kind-refuse = 둘 수 없는 수
# On the screen for authors. Passes.
author-kind-pass = 패스
# On the screen for authors. Marks the dead stones.
author-kind-dead = 죽은 돌
# On the screen for authors. Counts territory.
author-kind-count = 집 세기
# On the screen for authors. Answers a question.
author-kind-choose = 질문
# On the screen for authors. Sees the count as a table.
author-kind-score = 점수표
# On the screen for authors. Plays freely.
author-kind-free = 자유롭게 두기
# On the screen for authors. What the move has to reach: any legal point will do.
author-goal-any = 아무 데나
# On the screen for authors. One of the points that are named.
author-goal-points = 정한 자리
# On the screen for authors. A chain is captured.
author-goal-capture = 따내기
# On the screen for authors. A chain is put in atari.
author-goal-atari = 단수
# On the screen for authors. Stones are connected.
author-goal-connect = 연결
# On the screen for authors. A chain lives.
author-goal-live = 살기
# On the screen for authors. A recorded line is followed.
author-goal-lines = 기록한 수순
# On the screen for authors. The name of a field.
author-heading = 제목
# On the screen for authors. The name of a field: what the learner reads.
author-text = 본문
# On the screen for authors. The name of a field: the first hint.
author-hint = 힌트
# On the screen for authors. The name of a field: what is said to the right move.
author-right = 정답 뒤의 설명
# On the screen for authors. The name of a field: what only a teacher reads, before a class.
author-notes = 지도 메모
# On the screen for authors. Under the fields for texts.
author-values = 좌표와 숫자는 중괄호 안에 쓰면 바둑판에 맞게 바뀝니다. 쓰는 법은 작성 안내서에 있습니다.
# On the screen for authors. A button: begins another lesson in the folder.
author-new-lesson = 새 레슨
# On the screen for authors. A button: the lesson is taken as by a learner.
author-try = 해 보기
# On the screen for authors. A button: the lessons are opened on the screen for teachers.
author-teach = 수업하기
# On the screen for authors. A button: opens the lesson's file in a text editor.
author-edit = 파일 열기
# On the screen for authors. A button: adds a step behind this one.
author-add-step = 단계 추가
# On the screen for authors. A button: removes this step; it can be brought back.
author-remove-step = 단계 삭제
# On the screen for authors. A button: moves this step before the one before it.
author-step-earlier = 앞으로 이동
# On the screen for authors. A button: moves this step behind the one after it.
author-step-later = 뒤로 이동
# In the lists of keys and commands, on the screen for authors.
author-next-step = 다음 단계
# The other way.
author-last-step = 이전 단계
# On the screen for authors. Where nothing is wrong with the lesson: every solution is reached, every wrong move has an answer.
author-no-problem = 이 레슨의 내용은 모두 확인되었습니다.
# On the screen for authors. A problem with the lesson. $line is where it stands in the file, $problem what it is, in English.
author-line = { $line }번째 줄: { $problem }
# On the screen for authors. The name of a field: an answer to choose from. $name is its name in the file, such as first.
author-answer = 보기 “{ $name }”
# On the screen for authors. The name of a field: what is said to a wrong move or answer. $name is its name in the file.
author-wrong = 오답 “{ $name }” 뒤의 설명
# On the screen for authors. A tool: a click gives a point a short name, by which the texts can speak of it.
author-tool-name = 점에 이름 붙이기
# On the screen for authors. A tool: a click foresees a wrong move, which the author answers in words of their own.
author-tool-wrong = 틀린 수
