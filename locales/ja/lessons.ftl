### 最初の講座：囲碁のルール。
### liberty は「呼吸点」。学ぶ人向けの文では「ダメ」と言わず、「ダメ」はだれの地でもない点だけに使う。
### chain は「つながった石」、corner は「隅（すみ）」。4つの点だけを言うときは「いちばん隅の点」。
### 呼吸点は「つ」で数える。石の数は「1子」、目数は「1目」と、どれも算用数字。

## Chapters and orders

rules_go_chapter_stones = 石と呼吸点
rules_go_chapter_ko = コウ
rules_go_chapter_life = 石の生き死に
rules_go_chapter_ending = 終局と数え方
rules_go_chapter_area = 2つの数え方
rules_go_chapter_articles = 条文で学ぶ1989年のルール
rules_go_chapter_games = はじめての対局
rules_go_order_capture_first = コウを先に
rules_go_order_territory_first = 数え方を先に
