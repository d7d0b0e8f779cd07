# 2019: The Arctic，繁體中文。

tagline = 五個國家，一片海洋，每個部會裡都有你的說客。

# 開局前的約定
choice-advanced = 放置說客
choice-advanced-help = 基本方式輪流放置，最後起始玩家付 $1 給末位玩家。進階方式照固定順序，比較公平。
choice-advanced-false = 基本
choice-advanced-true = 進階
choice-beginner = 中國船隻
choice-beginner-help = 適合第一次玩：中國在第一回合不動，第二回合也不增派船隻。
choice-beginner-false = 從第 I 回合開始
choice-beginner-true = 晚一個回合

# 地圖與配件
area-POLE = 北極點
area-IN = 南森海盆
area-IR1 = 加克爾海嶺
area-IR2 = 羅蒙諾索夫海嶺
area-IR3 = 波德沃德尼科夫海盆
area-IU = 楚科奇海台
area-IC = 阿爾法海嶺
area-IE = 莫里斯傑瑟普隆起
area-MN = 斯瓦爾巴海域
area-MR1 = 巴倫支海
area-MR2 = 喀拉海
area-MR3 = 拉普捷夫海
area-MR4 = 東西伯利亞海
area-MU1 = 楚科奇海
area-MU2 = 波弗特海西部
area-MC1 = 波弗特海東部
area-MC2 = 伊莉莎白女王海
area-ME1 = 林肯海
area-ME2 = 格陵蘭海
area-N1 = 挪威海
area-N2 = 芬馬克海岸
area-R1 = 摩爾曼斯克與伯朝拉
area-R2 = 亞馬爾與泰梅爾
area-R3 = 雅庫特與楚科奇
area-U1 = 阿拉斯加西岸
area-U2 = 北坡
area-U3 = 波弗特海岸
area-C1 = 馬更些三角洲
area-C2 = 帕里海峽
area-C3 = 巴芬海岸
area-E1 = 格陵蘭西北
area-E2 = 格陵蘭東岸
area-E3 = 冰島
area-BER = 白令海
area-BAF = 巴芬灣
area-DAV = 戴維斯海峽

nation-RUS = 俄羅斯
nation-NOR = 挪威
nation-EU = 歐盟
nation-CAN = 加拿大
nation-USA = 美國
nation-CHN = 中國
space-RUS-1 = 俄羅斯影響力格 1
space-RUS-2 = 俄羅斯影響力格 2
space-RUS-3 = 俄羅斯影響力格 3
space-NOR-1 = 挪威影響力格 1
space-NOR-2 = 挪威影響力格 2
space-NOR-3 = 挪威影響力格 3
space-EU-1 = 歐盟影響力格 1
space-EU-2 = 歐盟影響力格 2
space-EU-3 = 歐盟影響力格 3
space-CAN-1 = 加拿大影響力格 1
space-CAN-2 = 加拿大影響力格 2
space-CAN-3 = 加拿大影響力格 3
space-USA-1 = 美國影響力格 1
space-USA-2 = 美國影響力格 2
space-USA-3 = 美國影響力格 3
space-EU-4 = 歐盟影響力格 4
track-1 = 投資條第 1 格
track-2 = 投資條第 2 格
track-3 = 投資條第 3 格
track-4 = 投資條第 4 格
track-5 = 投資條第 5 格
track-6 = 投資條第 6 格
track-7 = 投資條第 7 格
track-8 = 投資條第 8 格
track-9 = 投資條第 9 格
track-10 = 投資條第 10 格
track-11 = 投資條第 11 格
track-12 = 投資條第 12 格
track-china-low = 中國較低出價格
track-china-high = 中國較高出價格

action-build = 興建平台
action-ships = 造船
action-diplomacy = 外交
action-unrest = 社會動盪
action-taxes = 稅收
action-sail = 航行
ore-gas = 天然氣
ore-oil = 石油
ore-rock = 岩礦
law-A = 法案 A（海洋開放）
law-B = 法案 B（扇區）
law-C = 法案 C（船隻佔有）

# 選項
option-first = 玩家 { $noun } 先開始
option-lobby = 說客放到{ $noun }
option-invest = 投資於{ $noun }
option-pass = 跳過
option-china-sail = 讓中國船隻航行
option-china-build = 為中國興建平台
option-china-wait = 中國不行動
option-do = 行動：{ $noun }
option-stay = 留在格子 2
option-to-two = 移到格子 2
option-home = 收回說客
option-subsidy = 收回說客並領補貼
option-protect = 保護一座平台
option-site = 建在{ $noun }
option-launch = 在{ $noun }下水
option-conflict = 與{ $noun }衝突
option-peace = 結束衝突
option-vote = 投給{ $noun }
option-support = 支持加入歐盟
option-slander = 誹謗玩家 { $noun }
option-from = 從{ $noun }出發
option-to = 駛往{ $noun }
option-fight = 在{ $noun }開戰
option-whom = 擊沉{ $noun }的船
option-attack = 攻擊{ $noun }的平台
option-done = 結束航行
option-guard = 保護{ $noun }的平台
option-sell = 換成現金的單位：{ $noun }
option-pay = 為{ $noun }付 $2
option-lose = 不再付款，失去其餘平台

# 提問
ask-first-player = 誰先開始？
ask-place = 下一個說客放到哪裡？
ask-invest-where = 投資一個說客，還是跳過？
ask-occupy = 你的說客離開投資條，要去哪一格？
ask-china-does = 你操控中國，要做什麼？
ask-act = { $nation ->
    [RUS] 俄羅斯
    [NOR] 挪威
    [EU] 歐盟
    [CAN] 加拿大
    [USA] 美國
   *[CHN] 中國
}格子 { $number }：你的說客要做什麼？
ask-build-where = 平台建在哪裡？
ask-launch-where = 還有 { $left } 艘船待下水，下一艘放到哪裡？
ask-negotiate = 要{ $nation ->
    [RUS] 俄羅斯
    [NOR] 挪威
    [EU] 歐盟
    [CAN] 加拿大
    [USA] 美國
   *[CHN] 中國
}表達什麼立場？
ask-set-sail = { $nation ->
    [RUS] 俄羅斯
    [NOR] 挪威
    [EU] 歐盟
    [CAN] 加拿大
    [USA] 美國
   *[CHN] 中國
}航行中，接下來呢？
ask-sail-where = 這艘船駛往哪裡？
ask-fight-whom = 擊沉哪一國的船？
ask-protect-where = 說客保護哪一座平台？
ask-sell-how-much = 幾個單位換成現金？其餘換成分數。
ask-pay-or-lose = 新的控制國要收 $2，付嗎？
over = 遊戲結束。

# 正在進行
player = 玩家 { $seat }
now-first-player = 正在抽選起始玩家。
now-place = { $who } 正在放置說客。
now-invest-where = { $who } 可以投資。
now-occupy = { $who } 正從投資條移動說客。
now-china-does = { $who } 正在操控中國。
now-act = 輪到{ $who } 的說客行動。
now-build-where = { $who } 正在選平台位置。
now-launch-where = { $who } 正在放置新船。
now-negotiate = { $who } 正在進行外交。
now-set-sail = { $who } 正在航行。
now-sail-where = { $who } 正在移動船隻。
now-fight-whom = { $who } 正在選擇對手。
now-protect-where = { $who } 正在選擇要保護的平台。
now-sell-how-much = { $who } 正在出售原物料。
now-pay-or-lose = { $who } 要付款或失去平台。

# 為什麼不行
why-space-taken = 那裡已經有說客了。
why-opens-with-norway = 挪威加入後歐盟的第四格才開放。
why-norway-is-gone = 挪威已經屬於歐盟。
why-too-dear = 你付不起。
why-no-ship = 沒有船可以航行。
why-no-site = 沒有可到達又付得起的礦床。
why-box-taken = 這個行動已被別的說客佔用。
why-no-platform-left = 你的平台都在地圖上了。
why-treasury-empty = 國家財政沒有錢。
why-no-ship-left = 它的船都在地圖上了。
why-no-unrest = 它控制的區域裡沒有平台。
why-only-two-stays = 只有格子 2 的說客可以留下。
why-on-two-already = 它已經在格子 2。
why-two-taken = 格子 2 已被佔用。
why-nothing-to-protect = 沒有尚未受保護的平台。
why-no-deposit = 那裡沒有礦床。
why-platform-there = 那裡已經有平台。
why-other-country-controls = 那裡由別的國家控制。
why-neither-control-nor-ship = 該國既不控制那裡，也沒有船在那裡。
why-no-symbol = 新船只能放在自己的船隻符號上。
why-not-with-itself = 不能與自己衝突。
why-in-conflict-already = 已經宣告這個衝突。
why-no-conflict = 它沒有宣告衝突。
why-votes-so-already = 它已經投給這個法案。
why-only-norway = 只有挪威能支持自己加入。
why-support-is-full = 挪威已有兩個支持標誌。
why-nobody-there = 那裡沒有玩家。
why-not-yourself = 不能誹謗自己。
why-lowest-already = 分數不會低於負十。
why-sail-something = 至少要有一艘船移動或攻擊。
why-no-ship-there = 它在那裡沒有船。
why-moved-already = 那裡的船已經移動過。
why-moves-are-over = 開戰或移動後的攻擊之後，不能再移動。
why-nobody-to-fight = 那裡沒有衝突國的船。
why-fights-are-over = 船戰要在最後攻擊平台之前進行。
why-no-platform = 那裡沒有平台。
why-protected = 那座平台受說客保護。
why-own-area = 國家不攻擊自己控制區裡的平台。
why-ships-defend = 控制國的船還在，先擊沉它們。
why-no-conflict-with-owner = 它沒有與控制國衝突。
why-too-few-ships = 船數必須多於平台的防禦力。
why-not-next-to-it = 那個區域不相鄰。
why-no-foe = 那裡沒有這個敵人。
why-not-so-much = 你沒有生產那麼多。
why-nothing-owed = 那裡不必付款。

# 發生的事
event-round-began = 第 { $round } 回合：{ $seat } 先開始。
event-placed = { $seat } 把說客放到{ $space }。
event-evened-out = { $seat } 付 $1 給 { $to }。
event-ship-came = 一艘中國船來到{ $area }。
event-invested = { $seat } 投資於{ $space }，{ $money ->
    [-6] 花費 $6。
    [-5] 花費 $5。
    [-4] 花費 $4。
    [-3] 花費 $3。
    [-2] 花費 $2。
    [-1] 花費 $1。
    [0] 不花錢。
   *[other] 得到 ${ $money }。
}
event-passed = { $seat } 跳過。
event-drifted = { $ships } 艘中國船從{ $source }駛往{ $to }。
event-china-waited = { $seat } 讓中國按兵不動。
event-built = { $seat } 經{ $nation }許可在{ $area }興建平台，花費 ${ $money }。
event-built-illegally = { $seat } 靠{ $nation }的船在{ $area }興建非法平台，花費 ${ $money }。
event-launched = { $nation }的新船在{ $area }下水。
event-declared = { $nation }與{ $foe }開始衝突。
event-made-peace = { $nation }與{ $foe }結束衝突。
event-voted = { $nation }改投{ $law }。
event-supported = { $seat } 推動挪威加入歐盟：{ $discs }／2。
event-slandered = { $seat } 誹謗 { $victim }，後者失去 1 分。
event-unrest-broke-out = { $seat } 在{ $nation }引起社會動盪。
event-taxed = { $seat } 讓{ $nation }徵稅 ${ $money }。
event-sailed = { $nation }的船從{ $source }駛往{ $to }。
event-fought = { $nation }與{ $foe }的船在{ $area }同歸於盡。
event-destroyed = { $nation }的船摧毀了 { $seat } 在{ $area }的平台。
event-controlled = { $nation }取得{ $area }的控制權。
event-expelled = { $nation }接管{ $area }，{ $seat } 的平台被移除。
event-licensed = { $seat } 在{ $area }的平台受{ $nation }說客保護而合法。
event-paid = { $seat } 付 $2 給{ $nation }，保住{ $area }的平台。
event-stayed = { $seat } 的說客留在{ $space }。
event-went-home = { $seat } 從{ $nation }收回說客，補貼 ${ $money }。
event-protected = { $seat } 以{ $nation }的說客保護{ $area }的平台。
event-protection-ended = { $seat } 的說客離開{ $area }的平台。
event-produced = { $seat } 生產天然氣 { $gas }、石油 { $oil }、岩礦 { $rock }。
event-sold = { $seat } 出售得 ${ $money } 與 { $points } 分。
event-kept = { $seat } 的說客移到{ $space }。
event-norway-joined = 挪威加入歐盟。
event-adopted = 北極委員會通過{ $law }。
event-china-won = 中國控制極地，遊戲結束。
event-paid-out = { $nation }財政付 ${ $money } 給 { $seat }。
event-acted = { $seat } 讓{ $nation }行動：{ $action }。
event-china-run = { $seat } 讓中國船隻航行。

# 結束方式
ending-nine-rounds = 第九回合結束。
ending-china-at-the-pole = 中國控制極地。

# 分數
points-sold = 遊戲過程
points-money = 現金
points-pole = 極地的說客
points-gas = 天然氣平台
points-oil = 石油平台
points-rock = 岩礦平台

# 頁面
frame-map = 地圖
frame-countries = 國家
frame-council = 委員會
scene-phase-0 = 第 I 回合之前 **放置說客**
scene-phase-3 = 階段 3 **投資**
scene-phase-4 = 階段 4 **影響力**
scene-phase-5 = 階段 5 **中國**
scene-phase-6 = 階段 6 **各國行動**
scene-phase-7 = 階段 7 **出售**
scene-phase-9 = 階段 9 **挪威加入**
scene-phase-10 = 階段 9 **法案**
scene-your-turn = 輪到你
scene-waiting = 等待 { $name }
scene-country-RUS = 俄羅斯
scene-country-NOR = 挪威
scene-country-EU = 歐盟
scene-country-CAN = 加拿大
scene-country-USA = 美國
scene-band-RUS = 俄羅斯
scene-band-NOR = 挪威
scene-band-EU = 歐盟
scene-band-CAN = 加拿大
scene-band-USA = 美國
scene-box-build = 平台
scene-box-ships = 造船
scene-box-diplomacy = 外交
scene-box-unrest = 動盪
scene-box-taxes = 稅收
scene-box-sail = 航行
scene-joined = 屬於歐盟
scene-council = 北極委員會
scene-to-change = 6 票中 4 票通過
scene-law-A = 海洋開放
scene-law-B = 扇區
scene-law-C = 船隻佔有
scene-investment = 投資
scene-china = 中國
scene-run-by = 由 { $name } 操控
scene-drifts = 自動北上
scene-at-sea = 海上 { $sea }，剩餘 { $left }
scene-near = { $steps ->
    [0] 已在極地
   *[other] 距極地 { $steps } 步
}
scene-legend-cost =
    興建：
    海岸 $1
    中圈 $2
    內圈 $3
scene-legal = 合法
scene-illegal = 非法
scene-companies = 公司
scene-points = 分數
scene-end = 終局
scene-sells-for = 可售 { $points } 分，手上 { $hand } 人
scene-illegal-site = 非法，花費 ${ $money }
scene-legal-site = 合法，含開採權費共 ${ $money }
scene-sale = ${ $money } 與 { $points } 分
scene-defence = { $name }，防禦力 { $defence }
scene-owned-by = { $name } 的平台
scene-enters = 由{ $nation }控制
scene-takes = { $nation }取得控制權
scene-loses = { $name } 失去平台
scene-free = 無國家控制
scene-votes = 屆時 { $count }/6 票
scene-sinks = 與一艘守船同歸於盡
scene-sail-where = { $nation }在{ $area }的船駛往哪裡？
scene-fight-whom = { $nation }在{ $area }擊沉哪一國的船？
scene-zone = { $area }：{ $control }
scene-ships-of = { $area }：{ $nation } { $count } 艘
scene-lobbyist-of = { $name } 的說客
scene-platform-of = { $name } 在{ $area }的平台，防禦力 { $defence }
scene-space = 格子 { $number }
scene-nth = 第 { $number } 格
scene-group-track = 投資條：越左者越先取得影響力
scene-group-china = 中國：出價較高者操控
scene-group-row-1 = 行動；階段 8 時此列最右者保有格子 1
scene-group-row-3 = 行動；階段 8 時此列最右者保有格子 3
scene-group-conflict = 與此國衝突
scene-group-vote = 投票支持
scene-group-slander = 抹黑：失去 1 分
scene-keeps = 保有 { $number }
scene-keeps-none = 回家
scene-sets = { $sets } 計分
scene-waits = 第 I 回合不動
scene-china-soon = 中國：{ $deed }
