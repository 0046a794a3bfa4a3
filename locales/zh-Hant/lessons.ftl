## Chapters and orders

rules_go_chapter_stones = 棋子與氣
rules_go_chapter_ko = 打劫
rules_go_chapter_life = 眼與死活
rules_go_chapter_ending = 終局與計算
rules_go_chapter_area = 兩種算法
rules_go_chapter_articles = 逐條學1989年規則
rules_go_chapter_games = 第一次對局
rules_go_order_capture_first = 先學打劫
rules_go_order_territory_first = 先學計算
