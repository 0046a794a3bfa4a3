## Lesson ko

rules_go_ko_take_n = 提劫
rules_go_ko_take_c = 這裡你下{ COLOR($learner) }棋。{ POINT($ko) }的子被叫吃了：請提掉它。
    .hint = { POINT($ko) }的最後一口氣是{ POINT($take) }。
    .right = { POINT($ko) }的子提掉了，這下換你在{ POINT($take) }的子被叫吃。像這樣雙方可以提來提去的形，叫「劫」。

rules_go_ko_retake_n = 不能馬上提回
rules_go_ko_retake_c = 這裡你下{ COLOR($learner) }棋，{ COLOR($opponent) }棋剛提掉了你的子。試著下{ POINT($ko) }，馬上把{ POINT($take) }的子提回來。
    .hint = 下在畫圈的{ POINT($ko) }。
    .right = 要是可以馬上提回，你提過來、我提過去，永遠下不完。所以要先下別的地方。
    .rule = 對方剛提了劫，不能馬上提回，要先下別的地方。
    .notes = 日本規則只禁止馬上提回。給初學者的數子規則更嚴：先前出現過的整個盤面都不准重現。

rules_go_ko_threat_n = 劫材
rules_go_ko_threat_c = { POINT($ko) }的劫不能馬上提回。先下別的地方，而且要讓對方不得不應：請叫吃{ POINT($threat) }。
    .hint = { POINT($threat) }的氣是{ POINT($answers) }。
    .right = { COLOR($opponent) }棋去救{ POINT($threat) }，{ POINT($ko) }的劫就還開著。能這樣逼對方應的地方，叫「劫材」。
    .wrong-connects = { POINT($threat) }沒有被叫吃，{ COLOR($opponent) }棋就有空把{ POINT($ko) }的劫補上。這樣就沒有子可提了。

rules_go_ko_take_back_n = 提回來
rules_go_ko_take_back_c = 提劫以後，雙方都在別處下過一手了。現在可以提{ POINT($take) }的子了。
    .hint = { POINT($take) }的子只剩一口氣，找找看。
    .right = { POINT($take) }的子提掉了，劫歸你了。對方應了你的劫材，你才提得回來。
    .rule = 先在別處下一手，之後才能把劫提回來。

rules_go_ko_other_side_n = 雙方都一樣
rules_go_ko_other_side_c = 這條規則對雙方都一樣。現在又換你下{ COLOR($learner) }棋：試著馬上把{ POINT($ko) }的子提回來。
    .hint = 下在畫圈的{ POINT($take) }。
    .right = 現在{ COLOR($learner) }棋也要找劫材。雙方輪流找劫材、輪流提劫，叫「打劫」；劫材多的一方會打贏。

rules_go_ko_fill_n = 消劫
rules_go_ko_fill_c = { COLOR($opponent) }棋下了{ POINT($elsewhere) }，你可以不應。請把劫補上：連接{ POINT($stones) }。
    .hint = { POINT($take) }同時在這兩顆子的旁邊。
    .right = { POINT($move) }補上了劫，這裡再也沒有子可提。這叫「消劫」。

## Lesson ko_threats

rules_go_threats_find_n = 找劫材
rules_go_threats_find_c = { COLOR($opponent) }棋下{ POINT($taker) }提了劫，你的{ POINT($chain) }被叫吃了。劫材要威脅到更多的子，對方才會應。有標記的{ COLOR($opponent, form: "stone") }子有兩處，請叫吃對方損失比較大的那一處。
    .hint = 丟掉{ POINT($small) }，還是丟掉{ POINT($large) }，{ COLOR($opponent) }棋的損失比較大？
    .right = { COLOR($opponent) }棋救了那塊長長的棋，你現在可以把劫提回來。
    .wrong-small = { POINT($move) }只威脅到一顆子。{ COLOR($opponent) }棋不應，把你的{ POINT($chain) }提掉。
    .wrong-elsewhere = 這一手什麼也沒威脅到。{ COLOR($opponent) }棋有空提掉你的{ POINT($chain) }。
    .rule = 威脅到的要比這個劫更大，才算劫材。
    .notes = 請全班找找看：哪些下法看起來很凶，其實什麼也沒威脅到？打劫常常就輸在這種棋上。

rules_go_threats_answer_n = 應，還是不應？
rules_go_threats_answer_c = 你下{ COLOR($learner) }棋，在{ POINT($taker) }提了劫，{ COLOR($opponent) }棋拿{ POINT($threat) }當劫材。要應這一手，還是要消劫？請下損失小的那一手。
    .hint = 一邊是{ POINT($large) }，一邊是{ POINT($chain) }，哪一邊的子多？
    .right = 四顆子比兩顆子大，所以要應。接下來，{ COLOR($opponent) }棋會把劫提回去。
    .wrong-ends = 劫消掉了，{ POINT($chain) }也歸你。可是{ COLOR($opponent) }棋下{ POINT($answer) }，提掉四顆子。
    .wrong-elsewhere = 你沒有應，{ COLOR($opponent) }棋就下{ POINT($answer) }，提掉四顆子。
    .rule = 威脅比這個劫大，就要應。

rules_go_threats_end_n = 另一個威脅
rules_go_threats_end_c = 你在{ POINT($taker) }提了劫，這裡{ COLOR($opponent) }棋想拿{ POINT($threat) }當劫材。要應這一手，還是要消劫？請下損失小的那一手。
    .hint = 一邊是{ POINT($small) }，一邊是{ POINT($chain) }，哪一邊的子多？
    .right = { POINT($small) }會被提掉，不過一顆子比兩顆子小。這個劫歸你了。
    .wrong-answers = { POINT($move) }救了一顆子。可是{ COLOR($opponent) }棋下{ POINT($ko) }把劫提回去，{ POINT($chain) }就不再被叫吃了。
    .wrong-elsewhere = { COLOR($opponent) }棋下{ POINT($ko) }，把劫提回去。你剛才本來可以消劫。
    .rule = 威脅比這個劫小，就不應，把劫消掉。

rules_go_threats_count_n = 劫材夠不夠？
rules_go_threats_count_c = { COLOR($white) }棋剛提了劫。有標記的三塊棋，每塊都能當一次劫材，而且雙方都會應：誰會打贏這個劫？
    .hint = { COLOR($black) }棋先找劫材，然後雙方輪流找，看看誰先用完。
    .answer-black = { COLOR($black) }棋
    .answer-white = { COLOR($white) }棋
    .right = { COLOR($black) }棋可以叫吃{ POINT($first) }，也可以叫吃{ POINT($second) }；{ COLOR($white) }棋只能叫吃{ POINT($other) }。{ COLOR($white) }棋的劫材先用完。
    .wrong-white = { COLOR($white) }棋只能叫吃{ POINT($other) }。{ COLOR($black) }棋第二次把劫提回來，{ COLOR($white) }棋就沒有劫材了。
    .rule = 劫材多的一方，打得贏這個劫。

rules_go_threats_finish_n = 劫材用完了
rules_go_threats_finish_c = 雙方的劫材都用完了，你剛把劫提回來。{ COLOR($opponent) }棋下了{ POINT($last) }，沒有威脅：請連接{ POINT($stones) }，把劫消掉。
    .hint = { POINT($stones) }中間的點是{ POINT($taker) }。
    .right = { POINT($move) }消了劫，你的子脫離危險了。在真的棋盤上，太早提回也沒有人攔你，可是這盤棋就算你輸。
    .wrong-elsewhere = { COLOR($opponent) }棋下{ POINT($taker) }，又提了劫。你還得再找一個劫材才行。

## Lesson superko

rules_go_superko_add_n = 禁止全局同形
rules_go_superko_add_c = 有些規則「禁止全局同形」：先前出現過的整個盤面，不准再出現。請記住現在的盤面，然後在{ POINT($second) }加一顆子。
    .hint = 下在{ POINT($first) }旁邊畫圈的點。
    .right-title = 兩顆子被提掉了
    .right = { COLOR($opponent) }棋下{ POINT($taker) }，提掉你的兩顆子。{ POINT($taker) }現在只有{ POINT($first) }這一口氣。
    .wrong-elsewhere = { POINT($second) }還空著。請下在那裡，就在{ POINT($first) }旁邊，看看會怎樣。
    .rule = 有些規則禁止全局同形：先前出現過的整個盤面，不准再出現。

rules_go_superko_refuse_n = 不是劫，也不准下
rules_go_superko_refuse_c = 這裡禁止全局同形。{ POINT($taker) }提了兩顆子，你要提的只有一顆，所以這不是劫。試試看：下在{ POINT($first) }。
    .hint = 下在畫圈的{ POINT($first) }。
    .right = 下了{ POINT($first) }，整個盤面就變回你下{ POINT($second) }之前的樣子。禁止全局同形，就是哪一手都不准變回先前的盤面。
    .notes = 有些規則不禁止全局同形，這一手就可以下。劫的規則只管對方剛剛提的那一手。

rules_go_superko_instead_n = 改下哪裡？
rules_go_superko_instead_c = 打劫的辦法，這裡也用得上：先讓別處的盤面變得不一樣。請叫吃{ POINT($threat) }。
    .hint = { POINT($threat) }的氣是{ POINT($answers) }。
    .right = { COLOR($opponent) }棋救了{ POINT($threat) }。棋盤上多了兩顆子。
    .wrong-elsewhere = 這一手沒有威脅。{ COLOR($opponent) }棋有空下{ POINT($first) }，{ POINT($taker) }就不再被叫吃了。

rules_go_superko_back_n = 看整個棋盤
rules_go_superko_back_c = 現在下{ POINT($first) }，會變回一開始的盤面嗎？棋盤上多了兩顆子，不會一樣了：請提掉{ POINT($taker) }。
    .hint = { POINT($taker) }的最後一口氣是{ POINT($first) }。
    .right = { POINT($first) }這一帶和一開始相同，別的地方卻不同。「禁止全局同形」看的是整個棋盤。
    .wrong-elsewhere = { COLOR($opponent) }棋下{ POINT($first) }，救了{ POINT($taker) }。剛才要是提掉它，會是新的盤面，規則准你下。

## Lesson not_a_ko

rules_go_notko_three_n = 這不是劫
rules_go_notko_three_c = { COLOR($opponent) }棋提掉了你在{ POINT($point) }的子，可是{ POINT($chain) }這塊棋也被叫吃了。能不能馬上提回？請試試看。
    .hint = 下在畫圈的{ POINT($point) }。
    .right = 丟一子，提回{ STONES($captured) }。盤面和先前不一樣，所以不是劫。
    .wrong-elsewhere = { POINT($chain) }還在，最後一口氣是{ POINT($point) }。試試那裡能不能下。
    .rule = 提回兩子以上就不是劫，可以馬上提。

rules_go_notko_one_n = 一子換一子
rules_go_notko_one_c = 這裡{ COLOR($opponent) }棋下{ POINT($taker) }提了一子，你要提回的也只有這一子。試試{ POINT($point) }。
    .hint = 下在畫圈的{ POINT($point) }。
    .right = 一子換一子，盤面又變回原來的樣子。這是劫，要先下別的地方。

rules_go_notko_decide_n = 是不是劫？
rules_go_notko_decide_c = { COLOR($opponent) }棋下{ POINT($taker) }，提掉了你在{ POINT($point) }的子。這是劫，還是可以馬上提回？
    .hint = 你要是下在{ POINT($point) }，會有幾顆子離開棋盤？
    .answer-ko = 是劫
    .answer-free = 可以馬上提回
    .right = { POINT($taker) }和{ POINT($friend) }連成一塊。丟一子，提回兩子，所以不是劫。
    .wrong-ko = { POINT($taker) }不是單獨一顆，它和{ POINT($friend) }連成一塊。你會提到兩子，盤面和先前不一樣。

rules_go_notko_two_n = 丟一提二
rules_go_notko_two_c = 那就馬上提回來：請提掉{ POINT($chain) }。
    .hint = { POINT($chain) }的最後一口氣是{ POINT($point) }。
    .right = { STONES($captured) }離開了棋盤，你不必先下別的地方。
    .wrong-elsewhere = { COLOR($opponent) }棋在{ POINT($point) }連接，你就什麼也提不回來。這不是劫，不必先下別的地方。

rules_go_notko_which_n = 提哪一邊？
rules_go_notko_which_c = { COLOR($opponent) }棋先在「b」提了一子，最後一手又在「a」提了一子。現在只有一邊可以提回：請找出來。
    .hint = 下「a」能提幾子？下「b」能提幾子？
    .right = 下「b」提到{ STONES($captured) }。「a」是一子換一子，而且{ POINT($taker) }剛剛才提，所以是劫。
    .wrong-elsewhere = 這一手提不到子。請在{ POINT($first) }和{ POINT($second) }之間選。

## Lesson triple_ko

rules_go_triple_first_n = 三劫
rules_go_triple_first_c = { POINT($kos) }這三顆子，各在一個劫裡。三個劫同時在盤上，叫「三劫」：請先提有標記的{ POINT($stone) }。
    .hint = { POINT($stone) }只剩一口氣，找找看。
    .right = { COLOR($opponent) }棋下{ POINT($reply) }，提了第二個劫。現在，你那塊長長的棋被叫吃了。
    .wrong-other = { POINT($move) }也提了劫，不過這樣會倒過來繞。請從{ POINT($stone) }開始。
    .wrong-elsewhere = 這一手沒有提劫。{ POINT($stone) }被叫吃了：請提掉它。

rules_go_triple_second_n = 第三個劫
rules_go_triple_second_c = { POINT($taken) }剛提了劫，不能馬上提回。不過第三個劫還開著，你的棋也缺一口氣：請提掉{ POINT($stone) }。
    .hint = { POINT($stone) }旁邊只有一個空點，那就是它的最後一口氣。
    .right = { COLOR($opponent) }棋下{ POINT($reply) }，把第一個劫提了回去。你的棋又被叫吃了。
    .wrong-elsewhere = 你那塊長長的棋只剩一口氣。{ COLOR($opponent) }棋下{ POINT($reply) }，把整塊提掉。

rules_go_triple_third_n = 繞了一圈
rules_go_triple_third_c = 和剛才一樣，有一個劫不能提，有一個能提。請提掉{ POINT($stone) }。
    .hint = 中間已經在別處下過一手，現在可以提{ POINT($stone) }了。
    .right = { COLOR($opponent) }棋下{ POINT($reply) }提了劫。看看棋盤：和一開始一模一樣。
    .wrong-elsewhere = 你那塊長長的棋只剩一口氣。{ COLOR($opponent) }棋下{ POINT($reply) }，把整塊提掉。

rules_go_triple_stop_n = 誰都停不下來
rules_go_triple_stop_c = 三個劫裡，你剛提了一個，{ COLOR($opponent) }棋沒有提別的劫，卻下了{ POINT($elsewhere) }。請提掉{ POINT($theirs) }那塊長長的棋。
    .hint = 那塊長長的棋只剩一口氣，就在一個劫裡。
    .right = 提掉了{ STONES($captured) }。誰先去下別處，誰那塊長長的棋就被提掉，所以雙方都停不下來。
    .wrong-fill = { POINT($move) }填掉了自己的一口氣。{ COLOR($opponent) }棋下{ POINT($other) }，把整塊提掉。
    .wrong-fill-other = { POINT($move) }填掉了自己的一口氣。{ COLOR($opponent) }棋下{ POINT($reply) }，把整塊提掉。
    .wrong-elsewhere = { COLOR($opponent) }棋下{ POINT($reply) }提子，那塊長長的棋就不再被叫吃了。

rules_go_triple_round_n = 繞個不停
rules_go_triple_round_c = 下了六手，盤面又和一開始相同，這叫「同形再現」。日本通行的「日本規則」只禁止馬上提回：雙方一直這樣下，誰會贏？
    .hint = 除了提來的子，現在和一開始有什麼不同？
    .answer-black = { COLOR($black) }棋
    .answer-white = { COLOR($white) }棋
    .answer-round = 誰都贏不了
    .right = 這六手可以一再重來，永遠下不完。這樣的棋怎麼收場，後面的課會說。
    .wrong-black = { COLOR($black) }棋提一個劫，{ COLOR($white) }棋總有另一個劫可提。雙方提來的子也一樣多。
    .wrong-white = { COLOR($white) }棋提一個劫，{ COLOR($black) }棋總有另一個劫可提。雙方提來的子也一樣多。
    .rule = 三劫每下六手，就變回同樣的盤面。日本規則並不禁止。

## Lesson triple_superko

rules_go_tsuper_first_n = 三劫與禁止全局同形
rules_go_tsuper_first_c = 這盤棋有三劫，規則禁止全局同形。你下{ COLOR($learner) }棋，{ COLOR($opponent) }棋下{ POINT($taken) }提了劫：請提掉{ POINT($stone) }。
    .hint = { POINT($stone) }只剩一口氣，找找看。
    .right = { COLOR($opponent) }棋下{ POINT($reply) }，提了第三個劫。
    .wrong-elsewhere = 你那塊長長的棋只剩一口氣。{ COLOR($opponent) }棋下{ POINT($reply) }，把整塊提掉。

rules_go_tsuper_second_n = 繼續繞
rules_go_tsuper_second_c = 你的棋又被叫吃了。請提掉{ POINT($stone) }。
    .hint = { POINT($stone) }的最後一口氣，在最先提的那個劫裡。
    .right = { COLOR($opponent) }棋下{ POINT($reply) }提了劫。你再提一次，就繞完一圈了。
    .wrong-elsewhere = 你那塊長長的棋只剩一口氣。{ COLOR($opponent) }棋下{ POINT($reply) }，把整塊提掉。

rules_go_tsuper_refuse_n = 繞不下去了
rules_go_tsuper_refuse_c = 規則禁止全局同形，這個三劫已經輪流提了五次。第六次該提{ POINT($stone) }了：試著下{ POINT($try) }，把它提掉。
    .hint = 下在畫圈的{ POINT($try) }。
    .right = 下了{ POINT($try) }，盤面就變回{ COLOR($opponent) }棋下{ POINT($first) }之前的樣子。「禁止全局同形」不准這樣下，所以繞不下去。
    .rule = 禁止全局同形的話，三劫繞不完一圈：變回最初盤面的那一手，不准下。

rules_go_tsuper_take_n = 誰先被攔下？
rules_go_tsuper_take_c = { COLOR($opponent) }棋剛才那一手不准下，又沒有夠大的劫材，就下了{ POINT($elsewhere) }。現在你下{ COLOR($learner) }棋：請提掉{ POINT($mine) }那塊長長的棋。
    .hint = 那塊長長的棋只剩一口氣，就在一個劫裡。
    .right = 提掉了{ STONES($captured) }。規則先攔下誰，誰就得找劫材，和普通的打劫一樣。
    .wrong-fill = { POINT($move) }填掉了自己的一口氣。{ COLOR($opponent) }棋下{ POINT($other) }，把整塊提掉。
    .wrong-fill-other = { POINT($move) }填掉了自己的一口氣。{ COLOR($opponent) }棋下{ POINT($reply) }，把整塊提掉。
    .wrong-elsewhere = 盤面已經不同，{ COLOR($opponent) }棋可以下{ POINT($reply) }提子了，那塊長長的棋就不再被叫吃。

## Ideas

rules_go_idea_ko_take = 提劫
rules_go_idea_ko_ban = 不能馬上提回
rules_go_idea_ko_threats = 找劫材
rules_go_idea_ko_answer = 劫材應不應
rules_go_idea_ko_supply = 誰的劫材多
rules_go_idea_ko_end = 消劫
rules_go_idea_superko = 禁止全局同形
rules_go_idea_ko_or_not = 是不是劫
rules_go_idea_triple_ko = 三劫
rules_go_idea_triple_stop = 三劫誰先停
