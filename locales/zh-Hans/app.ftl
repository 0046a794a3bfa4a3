### 界面文字：按钮要短。课程的一“步”说“步”，棋的一步说“手”。

## The top bar

app-name = {"Tengen"}
app-tagline = 边下边学围棋规则
nav-home = 首页
nav-language = 语言：{ $language }
language-part = { $language } · { $percent }%
nav-settings = 设置
nav-help = 快捷键

## The home screen

home-continue = 继续学习
home-begin = 开始学习
home-first = 第一课
home-all-done = 所有课程都学完了
home-step-of = 第{ $step }步，共{ $steps }步
home-done-of = 已学{ $done }课，共{ $total }课
home-steps = 共{ $count }步
home-order = 学习顺序
home-lesson-label = { $title }，共{ $count }步，已完成{ $done }步
home-glossary = 查阅{ $count }个术语
home-review = 复习
home-review-rounds = { $count ->
    [0] 混合练习
   *[other] 做过{ $count }次
}
home-due = 前几天有{ $count }步没做好。把棋盘转个方向，再试一次。
home-due-button = 去练习
review-chapter = 复习：{ $chapter }
review-missed = 再练一次
home-chapter = { $number } { $title }

## The lesson screen

lesson-back = 上一步
lesson-next = 下一步
lesson-try-again = 再试一次
lesson-hint = 提示{ $given }/{ $levels }
lesson-hint-first = 提示
lesson-pass = 停一手
lesson-done = 完成
lesson-finish = 结束本课
lesson-next-lesson = 下一课
lesson-explore = 自由摆棋
lesson-leave = 回到课程
lesson-free-play = 想下哪里就下哪里，双方的棋都由你来下。规则照样有效。
lesson-take-back = 退一手
lesson-restart = 重来这一步
lesson-undo-restart = 撤销重来
lesson-hint-title = 提示
lesson-hint-half = 答案在棋盘没有变暗的部分。
lesson-hint-candidates = 画圈的几个点里，至少有一个是对的。
lesson-hint-move = 下在{ POINT($move) }。
lesson-hint-mark = 点一下{ POINT($move) }。
lesson-hint-pass = 这里该停一手了：已经没有能得利的地方。
lesson-hint-none = 先把全盘看一遍，再数一数各处的气。
lesson-turn = 轮到{ COLOR($color) }棋
lesson-exploring = 自由摆棋：轮到{ COLOR($color) }棋
lesson-stopped = 双方已停手
lesson-over = 这盘棋下完了
lesson-prisoners = { COLOR($color) }棋提{ STONES($count) }
lesson-prisoners-short = { COLOR($color) }：{ $count }
lesson-progress = 第{ $step }步，共{ $steps }步
lesson-type-point = 坐标：{ $typed }
lesson-typed-nothing = 这个棋盘上没有“{ $typed }”这个点。

## What the board says

board-label = 棋盘，{ $columns }列{ $rows }行
board-empty = { POINT($point) }，空点
board-stone = { POINT($point) }，{ COLOR($color, form: "stone") }子，{ $liberties ->
        [1] 一
        [2] 两
        [3] 三
        [4] 四
        [5] 五
        [6] 六
        [7] 七
        [8] 八
        [9] 九
        [10] 十
       *[other] { $liberties }
    }口气
board-safe-stone = { POINT($point) }，{ COLOR($color, form: "stone") }子，活棋
say-played = { COLOR($color) }棋下在{ POINT($point) }。
say-passed = { COLOR($color) }棋停一手。
say-captured = 提{ STONES($count) }。
say-taken-back = 已退回。
say-finished = 这一步完成了。
say-brought-back = 已恢复。

## The count as a table

count-black = 黑棋
count-white = 白棋
count-territory = 地
count-stones = 盘上的子
count-prisoners = 提子
count-dead = 死子
count-komi = 贴目
count-total = 合计
count-win = { COLOR($winner) }棋胜{ SCORE($margin) }。
count-tie = 双方一样多，和棋。
count-way-territory = 数目法
count-way-filled = 填子法
count-way-area = 数子法
count-left = 剩下的地
count-surplus = 填不下的提子
count-compensation = 让子贴还
count-why-same = 差距为什么都一样
count-why-different = 差距为什么不一样
count-same = 双方放上棋盘的子一样多，所以不管怎么数，差距都一样。
count-more-stones = { COLOR($color) }棋放上棋盘的子，一共比对方多{ STONES($count) }。用数子法，多一子就多一目。
count-seki-eyes = 双活里的眼，只有数子法才算目，{ COLOR($color) }棋有{ SCORE($points) }。
count-handicap-area = 用数子法，对方受了让子，要贴还{ COLOR($white) }棋{ SCORE($points) }。

## Settings

settings-title = 设置
settings-language = 语言
settings-theme = 外观
settings-theme-light = 浅色
settings-theme-dark = 深色
settings-theme-contrast = 高对比度
settings-theme-system = 跟随系统
settings-text-size = 文字大小
settings-percent = { $percent }%
settings-coordinates = 坐标
settings-coordinates-language = 自动
settings-coordinates-none = 不显示
settings-coordinates-letters = {"A1"}
settings-coordinates-numbers = {"1-1"}
settings-coordinates-kanji = 日本式，3四
settings-motion = 动画
settings-motion-full = 完整
settings-motion-reduced = 减弱
settings-progress = 学习进度
settings-reset = 清除全部进度
settings-reset-lesson = 清除本课进度
settings-reset-done = 全部进度已清除。
settings-export = 导出到文件
settings-import = 从文件导入
settings-path = 文件
settings-exported = 已导出到{ $path }
settings-imported = 已从{ $path }导入
settings-close = 关闭
settings-motion-system = 跟随系统
settings-sound = 声音
settings-sound-on = 开
settings-sound-off = 关
settings-defaults = 恢复默认设置
settings-defaults-done = 设置已恢复默认。
settings-lesson-forgotten = “{ $title }”的进度已清除。
lesson-restarted = “{ $title }”从头学起。
settings-undo-reset = 恢复进度

## The rules so far

lesson-rule-title = 规则
rules-title = 学过的规则
rules-empty = 每学完一课，学到的规则就会记在这里。
glossary-title = 围棋术语
glossary-explained = 见课程“{ $title }”
glossary-close = 关闭
glossary-all = 全部术语

## The end of a lesson

summary-over = 本课学完了
summary-over-open = 本课还没有学完
summary-first-try = 一次通过
summary-ideas = 练了什么
summary-idea-well = 掌握了
summary-idea-again = 再看一看
summary-tries = 多试了{ $count }次
summary-hints = 看了{ $count }次提示
summary-read = 已读
summary-done = 已完成
summary-open = 未完成
summary-course = 围棋规则你都学会了，去小棋盘上下一盘吧。
summary-rules = 你学会了
summary-next = 下一课
summary-step-label = { $title }，{ $how }。再看一遍

## One move ago

compare-open = { $count ->
    [1] 和一手之前的棋盘比一比
    [2] 和两手之前的棋盘比一比
    [3] 和三手之前的棋盘比一比
    [4] 和四手之前的棋盘比一比
    [5] 和五手之前的棋盘比一比
    [6] 和六手之前的棋盘比一比
   *[other] 和{ $count }手之前的棋盘比一比
}
compare-close = 回到棋盘
compare-before = { $count ->
    [1] 一手之前
    [2] 两手之前
    [3] 三手之前
    [4] 四手之前
    [5] 五手之前
    [6] 六手之前
   *[other] { $count }手之前
}
compare-after = 如果下在{ POINT($move) }
compare-same = 一颗子也不差，两个棋盘一模一样。

## The board in words

reading-title = 盘面
reading-row = 从{ POINT($from) }到{ POINT($to) }
reading-stones = { COLOR($color, form: "stone") }子：{ POINT($points) }。
reading-no-stones = 没有棋子。
reading-chain = { $stones ->
    [1] { POINT($chain) }这颗{ COLOR($color, form: "stone") }子有{ $count ->
            [1] 一
            [2] 两
            [3] 三
            [4] 四
            [5] 五
            [6] 六
            [7] 七
            [8] 八
            [9] 九
            [10] 十
           *[other] { $count }
        }口气：{ POINT($liberties) }。
   *[other] { POINT($chain) }这块{ COLOR($color, form: "stone") }棋共{ STONES($stones) }，有{ $count ->
            [1] 一
            [2] 两
            [3] 三
            [4] 四
            [5] 五
            [6] 六
            [7] 七
            [8] 八
            [9] 九
            [10] 十
           *[other] { $count }
        }口气：{ POINT($liberties) }。
}
reading-chain-safe = 这里把{ POINT($chain) }这块{ COLOR($color, form: "stone") }棋当作活棋。
reading-empty-point = { POINT($move) }是空点。
reading-atari = 被打吃的棋
reading-no-atari = 没有棋子被打吃。
reading-no-marks = 棋盘上没有记号。
reading-triangle = 三角：{ POINT($points) }。
reading-square = 方块：{ POINT($points) }。
reading-circle = 圆圈：{ POINT($points) }。
reading-cross = 叉号：{ POINT($points) }。
reading-ring = 圈出的点：{ POINT($points) }。
reading-dot = 圆点：{ POINT($points) }。
reading-shade = 阴影：{ POINT($points) }。
reading-dead = 死子：{ POINT($points) }。
reading-label = 标着{ $label }的点：{ POINT($points) }。
reading-territory = { COLOR($color) }棋的地：{ POINT($points) }。
reading-ghost = 试下的第{ $number }手：{ COLOR($color) }棋{ POINT($points) }。
reading-line = 从{ POINT($from) }到{ POINT($to) }

## All commands

palette-title = 所有命令
palette-search = 输入名称里的几个字
palette-nothing = 没有找到含“{ $query }”的命令。
palette-lesson = 课程：{ $title }
palette-term = 术语：{ $word }
palette-step = 第{ $number }步：{ $title }
palette-language = 语言：{ $language }
palette-setting = { $setting }：{ $value }

## Commands, as the lists of keys and commands name them

command-palette = 所有命令
command-rules = 学过的规则
command-glossary = 围棋术语
command-settings = 设置
command-home = 首页
command-continue = 继续课程
command-keys = 本页快捷键
command-next = 下一步
command-back = 上一步
command-hint = 提示
command-pass = 停一手
command-done = 完成标记
command-again = 再试一次
command-explore = 从这里自由摆棋
command-leave = 回到课程
command-take-back = 退一手
command-restart-step = 重来这一步
command-restart-lesson = 重学本课
command-undo = 撤销
command-compare = 和以前的棋盘比一比
command-read-row = 读出光标所在的一行
command-read-chain = 数这块棋的气
command-read-atari = 哪些棋被打吃
command-read-marks = 读出棋盘上的记号
command-larger = 放大文字
command-smaller = 缩小文字
command-normal = 恢复标准文字大小
command-sound = 声音开关
command-full-screen = 全屏

## Keys

keys-title = 快捷键
keys-on-board = 棋盘上
keys-in-lesson = 课程中
keys-everywhere = 各处通用
keys-arrows = 方向键
keys-tab = Tab键
keys-right-click = 右键单击
keys-type-keys = {"d 4 Enter"}
keys-focus = 在按钮之间切换
keys-move = 在棋盘上移动
keys-play = 下在光标处
keys-type = 输入坐标落子
keys-count = 数这块棋的气

## Notices

notice-not-saved = 进度没能保存：{ $why }
notice-damaged = 进度文件已损坏，原文件留在{ $path }，现在从新的进度开始。
notice-newer = 进度文件来自更新版本的Tengen，原文件留在{ $path }，现在从新的进度开始。
notice-import-failed = { $path }不是进度文件：{ $why }
notice-import-newer = { $path }来自更新版本的Tengen。
notice-problems = 课程或文字中有{ $count }处问题。第一处：{ $first }
notice-close = 关闭

## The terminal

terminal-no-display = 这里没有图形界面，课程在终端里继续。
terminal-no-window = 窗口打不开，课程在终端里继续。
terminal-prompt = 请输入坐标，例如{ $example }；也可以输入：{ $commands }
terminal-prompt-short = 该你了
terminal-unknown = “{ $typed }”既不是这个棋盘上的点，也不是命令。
terminal-goodbye = 下次再见。
terminal-verified = 已核对{ $steps }步课程、{ $moves }手棋。

## The translator's desk

command-translate = 翻译Tengen
command-next-text = 下一条文字
command-text-before = 上一条文字
translate-title = 翻译
translate-reloaded = 已读入{ $path }
translate-broken = { $path }第{ $line }行无法读取，仍显示上次的文字
translate-filter = 键名或文字的一部分
translate-show-all = 全部 { $count }
translate-show-missing = 未译 { $count }
translate-show-problems = 有问题 { $count }
translate-show-changed = 原文有改 { $count }
translate-none = 没有符合的文字。
translate-state-wrong = 学习者会看到的错误
translate-state-doubtful = 请再看一看
translate-state-changed = 原文已修改
translate-state-fallback = 无法读取，显示英文
translate-state-missing = 尚未翻译，显示英文
translate-state-fine = 已翻译
translate-live = 实时画面：{ $place }
translate-looking = 正在寻找它出现的画面……
translate-nowhere = 画面上不出现：用于朗读、终端或少见情形
translate-pick = 点选文字
translate-pick-here = 点击文字即可查看键名
translate-large = 大字
translate-whole = 占满窗口
translate-absent = { $language } · 尚无译文
translate-note = 译者须知
translate-values = 当前的值
translate-variants = 各种情形
translate-variant-own = 依画面
translate-terms = 术语
translate-changed = 原文的改动
translate-accept = 译文仍然适用
translate-edit = 在编辑器中打开
translate-edit-failed = 无法打开{ $path }：{ $why }
translate-next-open = 下一条待处理
translate-read-only = 这是程序自带的文字。要修改，请用 tengen translate { $language } --locales 文件夹 启动。

## The teacher's desk

command-teach = 用这一课教学
teach-title = 教学
teach-pupils-see = 学生画面
teach-next = 下一步（学生看不到）
teach-at-end = 这一课到此结束。
teach-free-now = 自由摆棋中，课程停在原处。
teach-notes = 教学备注
teach-clock = 已进行：{ $time }
teach-votes = 全班投票
teach-vote-pass = 停一手 +1
teach-votes-hide = 对学生隐藏
teach-votes-show = 公布结果
teach-votes-clear = 重新投票
teach-pass = 停一手
teach-show-next = 显示下一步
teach-back = 退回
teach-first = 回到开头
teach-last = 到结尾
teach-black = 黑屏
teach-white = 白屏
teach-covered-black = 学生看到的是黑屏
teach-covered-white = 学生看到的是白屏
teach-autoplay = 自动播放
teach-autoplay-now = 自动播放（每{ $seconds }秒）
teach-free = 自由摆棋
teach-judge = 判定对错
teach-alone = 只显示棋盘
teach-full = 全屏
teach-window = 学生窗口
teach-clear = 全部擦掉
teach-undo = 撤销
teach-redo = 重做
teach-tool-stone = 棋子
teach-tool-arrow = 箭头
teach-tool-line = 直线
teach-tool-pen = 画笔
teach-tool-letter = {"A B C"}
teach-tool-number = {"1 2 3"}
teach-tool-triangle = 三角
teach-tool-square = 方形
teach-tool-circle = 圆圈
teach-tool-cross = 叉号
teach-tool-shade = 涂色
teach-tool-black = 黑地
teach-tool-white = 白地
teach-tool-liberties = 数气
teach-tool-chain = 圈出整块棋
teach-tool-vote = 投票
teach-tool-erase = 擦除
handout-name = 姓名：
handout-answers = 答案
handout-move-at = { $number }（在{ $place }处）
handout-pass = { $number }＝停一手
handout-saved = 练习单已保存到{ $path }
handout-failed = 无法保存练习单：{ $why }
teach-handout = 生成练习单
home-classes = 给老师
command-prepare = 准备上课
prepare-title = 准备上课
prepare-how = 按上课的顺序选择课程。
prepare-begin = 用这{ $count }课开始
prepare-save = 保存为教案
prepare-saved = 教案已保存到{ $path }
prepare-not-saved = 无法保存教案：{ $why }
prepare-plans = 自己的教案和课程
prepare-drop = 把教案、文件夹或zip拖到窗口任意处即可。放在程序旁边、文档文件夹或U盘里的教案会列在这里。
prepare-path = 教案、文件夹或zip的路径
prepare-open = 打开
teach-part-board = 自由摆棋
teach-part-pause = 休息
teach-pause-left = 还剩{ $time }
notice-plan-failed = 无法打开{ $path }：{ $why }
prepare-lessons = 全部课程
projector-gone = 第二个显示器已断开。学生窗口已移到这里，课程照常进行。
projector-back = 第二个显示器已重新连接，学生窗口又全屏显示了。
notice-second-copy = Tengen已经打开了一个窗口。两边的进度都会保存，不会互相覆盖。
teach-report = 学情报告
teach-report-title = 学生学习情况
teach-report-pupils = { $count }人
teach-report-close = 回到课程
teach-report-clear = 清空列表
teach-report-drop = 把学生的进度文件或整个文件夹拖到这里。数据不会离开这台电脑。
teach-report-path = 文件或文件夹的路径
teach-report-read = 读取
teach-report-here = 目前所在的课
teach-report-step = { $lesson }，第{ $number }步
teach-report-stands = 目前学到：{ $place }
teach-report-nothing = 还没有人开始学这门课程。
teach-report-steps = 学生出错的地方
teach-report-none = 没有出错的记录。
teach-report-counts = 棋盘上的数字是下在该处的人数。
teach-report-times = { $pupils }人，共{ $times }次
teach-report-unread = 未能读取的文件
teach-report-newer = 来自更新版本的Tengen
teach-report-damaged = 不是进度文件，或者已损坏（第{ $line }行）
command-author = 编写课程
author-title = 编写课程
author-failed = 无法打开{ $path }：{ $why }
author-not-written = 无法写入{ $path }：{ $why }
author-refused = 没有更改：{ $why }
author-first-title = 我的第一课
author-first-text = 在棋盘上摆好棋子，再在这里写明要做什么。
author-tool-black = 黑子
author-tool-white = 白子
author-tool-remove = 拿掉
author-tool-goal = 目标
author-tool-line = 记录变化
author-line-back = 退一手
author-line-new = 新的变化
author-turn-black = 黑先
author-turn-white = 白先
author-lines = { $lines }路
author-kind-show = 阅读
author-kind-ask = 落子
author-kind-refuse = 不能下的点
author-kind-pass = 停一手
author-kind-dead = 死子
author-kind-count = 数目
author-kind-choose = 问答
author-kind-score = 得分表
author-kind-free = 自由摆棋
author-goal-any = 任意一点
author-goal-points = 指定的点
author-goal-capture = 提子
author-goal-atari = 打吃
author-goal-connect = 连接
author-goal-live = 做活
author-goal-lines = 记录的变化
author-heading = 标题
author-text = 正文
author-hint = 提示
author-right = 下对之后的说明
author-notes = 教学备注
author-values = 坐标和数字写在花括号里，会随棋盘变化；全部写法见作者指南。
author-new-lesson = 新建一课
author-try = 试学一遍
author-teach = 用来上课
author-edit = 打开文件
author-add-step = 添加一步
author-remove-step = 删除这步
author-step-earlier = 前移
author-step-later = 后移
author-next-step = 下一步
author-last-step = 上一步
author-no-problem = 这一课的内容全部验证无误。
author-line = 第{ $line }行：{ $problem }
author-answer = 选项“{ $name }”
author-wrong = 选错“{ $name }”之后的说明
author-tool-name = 给点命名
author-tool-wrong = 错误的着手
