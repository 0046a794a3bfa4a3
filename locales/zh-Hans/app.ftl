## The top bar

app-name = Tengen
app-tagline = 边下边学围棋规则
nav-home = 首页
nav-language = 语言：{ $language }
nav-settings = 设置
nav-help = 按键

## The home screen

# 课程的单位叫“课”，课里的单位叫“节”。不说“步”，免得和下棋的一步混淆。

home-continue = 继续
home-begin = 开始
home-all-done = 全部学完了
home-step-of = 第{ $step }节，共{ $steps }节
home-done-of = { $done }/{ $total }课
home-steps = { $count }节
home-order = 学习顺序
home-lesson-label = { $title }，共{ $count }节，已学完{ $done }节
home-chapter = { $number } { $title }

## The lesson screen

lesson-back = 上一节
lesson-next = 下一节
lesson-try-again = 再试一次
lesson-hint = 提示{ $given }/{ $levels }
lesson-hint-first = 提示
# 中国规则里叫“虚着”，口语和软件里多说“停一手”。这里一律用“停一手”。
lesson-pass = 停一手
lesson-done = 完成
lesson-finish = 学完本课
lesson-next-lesson = 下一课
lesson-explore = 试下
lesson-leave = 回到课程
lesson-take-back = 悔棋
lesson-restart = 重做本节
lesson-undo-restart = 撤销重做
lesson-hint-title = 提示
lesson-hint-half = 在棋盘亮着的那一边找找看。
lesson-hint-candidates = 画圈的点里，至少有一个是对的。
lesson-hint-move = 下在{ POINT($move) }。
lesson-hint-mark = 标出{ POINT($move) }。
lesson-hint-none = 先看看整个棋盘，再一口一口地数气。
lesson-turn = 轮到{ COLOR($color) }棋
lesson-exploring = 试下：轮到{ COLOR($color) }棋
lesson-stopped = 对局已停止
lesson-prisoners = { COLOR($color) }棋提了{ STONES($count) }
lesson-progress = 第{ $step }节，共{ $steps }节
lesson-type-point = 坐标
lesson-typed-nothing = 这个棋盘上没有“{ $typed }”这个点。
lesson-over-title = 本课学完了
lesson-over = “{ $title }”学完了。

## What the board says

board-label = 棋盘，横{ $columns }路，竖{ $rows }路
board-empty = { POINT($point) }，空点
board-stone = { POINT($point) }，{ COLOR($color, form: "stone") }子，{ $liberties }口气
board-safe-stone = { POINT($point) }，{ COLOR($color, form: "stone") }子，活棋
say-played = { COLOR($color) }棋下{ POINT($point) }。
say-passed = { COLOR($color) }棋停一手。
say-captured = 提{ STONES($count) }。
say-taken-back = 已悔棋。
say-finished = 本节完成。

## The count as a table

count-black = 黑棋
count-white = 白棋
count-territory = 地
count-stones = 盘上棋子
count-prisoners = 提子
count-dead = 死子
count-komi = 贴目
count-total = 合计
count-win = { COLOR($winner) }棋胜{ SCORE($margin) }。
count-tie = 和棋：双方一样多。

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
settings-coordinates-none = 不显示
settings-coordinates-letters = A1
settings-coordinates-numbers = 1-1
settings-coordinates-kanji = 1一
settings-motion = 动画
settings-motion-full = 完整
settings-motion-reduced = 减弱
settings-progress = 学习进度
settings-reset = 清除全部进度
settings-undo-reset = 恢复进度
settings-reset-done = 全部进度已清除。
settings-export = 导出到文件
settings-import = 从文件导入
settings-path = 文件
settings-exported = 已导出到{ $path }
settings-imported = 已从{ $path }导入
settings-close = 关闭

## Keys

keys-title = 按键
keys-move = 在棋盘上移动光标
keys-play = 在光标处下子
keys-type = 输入坐标下子
keys-type-keys = d、4、Enter
keys-next = 下一节
keys-back = 上一节
keys-hint = 提示
keys-pass = 停一手
keys-again = 再试一次
keys-home = 首页
keys-arrows = 方向键
keys-help = 本列表

## Notices

notice-not-saved = 无法保存进度：{ $why }
notice-damaged = 进度文件已损坏。原文件保留为{ $path }，进度从头开始记录。
notice-newer = 进度文件来自更新版本的Tengen。原文件保留为{ $path }，进度从头开始记录。
notice-import-failed = { $path }不是进度文件：{ $why }
notice-import-newer = { $path }来自更新版本的Tengen。
notice-problems = 课程或文字有{ $count }个问题。第一个是：{ $first }
notice-close = 关闭

## The terminal

terminal-no-display = 没有可用的显示器，课程改在终端里进行。
terminal-no-window = 窗口打不开，课程改在终端里进行。
terminal-prompt = 请输入坐标，例如{ $example }，或输入命令：{ $commands }
terminal-prompt-short = 你的下一手
terminal-unknown = “{ $typed }”不是这个棋盘上的点，也不是命令。
terminal-goodbye = 下次见。
terminal-verified = 已检查{ $steps }节、{ $moves }手棋。
terminal-choices = 选项：
