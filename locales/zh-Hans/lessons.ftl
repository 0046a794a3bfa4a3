### 第一门课：围棋规则。
###
### 用语：气、打吃、提、一块棋、禁入点、劫、劫材、停一手、地、死子、提子、贴目、分先、让子。
### COLOR 只印“黑”“白”，后面自己加“棋”“子”；SCORE 已带“目”，STONES 已带“子”。

## Chapters and orders

rules_go_chapter_stones = 棋子与气
rules_go_chapter_ko = 打劫
rules_go_chapter_life = 眼与死活
rules_go_chapter_ending = 终局与计算
rules_go_chapter_area = 数目与数子
rules_go_chapter_articles = 逐条学1989年规则
rules_go_chapter_games = 开始对局
rules_go_order_capture_first = 先学打劫，再学计算
rules_go_order_territory_first = 先学计算，再学打劫
