### ko: take the # from a text and write it in this language. What is still a comment is shown in English.

### The first course: the rules of Go.
###
### rules_go_<step>_n is the heading of a step, rules_go_<step>_c its text beside the board. Attributes of _c:
### .hint (asked for by the learner), .right (said when the step is done), .right-title (its heading, where something is
### only tried out), .wrong-<name> (said after that answer), .answer-<name> (a button), .rule (the rule that the step
### teaches, in one or two short sentences for the card of rules; only $black, $white, $komi, $ruleset and the step's own
### points are there), .notes (for a teacher, never shown to a learner).
###
### Colors, points and numbers come from variables only, since a step can be mirrored and its colors swapped:
### COLOR($black) "Black"; COLOR($black, form: "stone") "black"; POINT($stone) a point or several, a link to the board;
### SCORE($n) a number of points; STONES($n) "2 stones".
### Always there: $black and $white (colors as the lesson's file writes them), $learner and $opponent (colors: whose
### turn it is at the start of the step, and the other), $move (point: the move just tried or played), $captured
### (number: stones taken by the last move), $komi (number), $ruleset.

## Chapters and orders

# Home screen: the title of the first chapter. No variables.
rules_go_chapter_stones = 돌과 활로
# Home screen: the title of the second chapter. No variables.
rules_go_chapter_ko = 패
# Home screen: the title of the chapter about eyes. No variables.
rules_go_chapter_life = 눈과 사활
# Home screen: the title of the third chapter. No variables.
rules_go_chapter_ending = 종국과 계가
# Home screen: the title of the chapter about area counting. No variables.
rules_go_chapter_area = 두 가지 계가법
# Home screen: the title of the chapter that goes through the Japanese rules of 1989. No variables.
rules_go_chapter_articles = 1989년 규약 조문 읽기
# Home screen: the title of the chapter of games against the program. No variables.
rules_go_chapter_games = 첫 대국
# Settings: the order of the chapters in which ko comes before counting. No variables.
rules_go_order_capture_first = 패를 먼저, 계가를 나중에
# Settings: the order of the chapters in which counting comes before ko. No variables.
rules_go_order_territory_first = 계가를 먼저, 패를 나중에
