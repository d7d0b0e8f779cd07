# 2019: The Arctic，繁體中文。

tagline = 五個國家，一片海洋，每個部會裡都有你的說客。

# 一開始就要知道的事：在做什麼，怎麼贏
aim-1 = 你經營一家礦業公司；你的說客每回合各讓所在國家為你做一件事：興建平台、建造船隻、航行、外交、稅收。
aim-2 = 平台每回合產出貨物，賣出可得分；終局時同種平台越多，每座分數越高，金錢以及控制極地的國家裡的說客也能得分。

# 開局前的約定
choice-advanced = 放置說客
choice-advanced-note = 基本方式依順時針輪流放置，最後起始玩家付 $1 給末位玩家。進階方式照規則書的固定順序放置，不用付錢。
choice-advanced-false = 基本
choice-advanced-true = 進階
choice-beginner = 中國船隻
choice-beginner-note = 推薦新手：中國船隻在第 I 回合不動，第 II 回合也不增派船隻。
choice-beginner-false = 從第 I 回合開始
choice-beginner-true = 晚一個回合

# 地圖與配件
map-POLE = 極地
map-IN = 南森海盆
map-IR1 = 加克爾海嶺
map-IR2 = 羅蒙諾索夫海嶺
map-IR3 = 波德沃德尼科夫海盆
map-IU = 楚科奇海台
map-IC = 阿爾法海嶺
map-IE = 莫里斯傑瑟普隆起
map-MN = 斯瓦爾巴海域
map-MR1 = 巴倫支海
map-MR2 = 喀拉海
map-MR3 = 拉普捷夫海
map-MR4 = 東西伯利亞海
map-MU1 = 楚科奇海
map-MU2 = 波弗特海西部
map-MC1 = 波弗特海東部
map-MC2 = 伊莉莎白女王海
map-ME1 = 林肯海
map-ME2 = 格陵蘭海
map-N1 = 諾爾蘭海岸
map-N2 = 芬馬克海岸
map-R1 = 摩爾曼斯克海岸
map-R2 = 泰梅爾海岸
map-R3 = 雅庫特海岸
map-U1 = 阿拉斯加西海岸
map-U2 = 北坡海岸
map-U3 = 普拉德霍海岸
map-C1 = 馬更些海岸
map-C2 = 努納武特海岸
map-C3 = 巴芬海岸
map-E1 = 圖勒海岸
map-E2 = 格陵蘭東海岸
map-E3 = 冰島海岸
map-BER = 白令海
map-BAF = 巴芬灣
map-DAV = 戴維斯海峽

# 句子裡的同一個名稱
area-POLE = { map-POLE }
area-IN = { map-IN }
area-IR1 = { map-IR1 }
area-IR2 = { map-IR2 }
area-IR3 = { map-IR3 }
area-IU = { map-IU }
area-IC = { map-IC }
area-IE = { map-IE }
area-MN = { map-MN }
area-MR1 = { map-MR1 }
area-MR2 = { map-MR2 }
area-MR3 = { map-MR3 }
area-MR4 = { map-MR4 }
area-MU1 = { map-MU1 }
area-MU2 = { map-MU2 }
area-MC1 = { map-MC1 }
area-MC2 = { map-MC2 }
area-ME1 = { map-ME1 }
area-ME2 = { map-ME2 }
area-N1 = { map-N1 }
area-N2 = { map-N2 }
area-R1 = { map-R1 }
area-R2 = { map-R2 }
area-R3 = { map-R3 }
area-U1 = { map-U1 }
area-U2 = { map-U2 }
area-U3 = { map-U3 }
area-C1 = { map-C1 }
area-C2 = { map-C2 }
area-C3 = { map-C3 }
area-E1 = { map-E1 }
area-E2 = { map-E2 }
area-E3 = { map-E3 }
area-BER = { map-BER }
area-BAF = { map-BAF }
area-DAV = { map-DAV }

# 事情發生的地方
where-POLE = { map-POLE }
where-IN = { map-IN }
where-IR1 = { map-IR1 }
where-IR2 = { map-IR2 }
where-IR3 = { map-IR3 }
where-IU = { map-IU }
where-IC = { map-IC }
where-IE = { map-IE }
where-MN = { map-MN }
where-MR1 = { map-MR1 }
where-MR2 = { map-MR2 }
where-MR3 = { map-MR3 }
where-MR4 = { map-MR4 }
where-MU1 = { map-MU1 }
where-MU2 = { map-MU2 }
where-MC1 = { map-MC1 }
where-MC2 = { map-MC2 }
where-ME1 = { map-ME1 }
where-ME2 = { map-ME2 }
where-N1 = { map-N1 }
where-N2 = { map-N2 }
where-R1 = { map-R1 }
where-R2 = { map-R2 }
where-R3 = { map-R3 }
where-U1 = { map-U1 }
where-U2 = { map-U2 }
where-U3 = { map-U3 }
where-C1 = { map-C1 }
where-C2 = { map-C2 }
where-C3 = { map-C3 }
where-E1 = { map-E1 }
where-E2 = { map-E2 }
where-E3 = { map-E3 }
where-BER = { map-BER }
where-BAF = { map-BAF }
where-DAV = { map-DAV }

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
track-1 = 投資記錄條第 1 格
track-2 = 投資記錄條第 2 格
track-3 = 投資記錄條第 3 格
track-4 = 投資記錄條第 4 格
track-5 = 投資記錄條第 5 格
track-6 = 投資記錄條第 6 格
track-7 = 投資記錄條第 7 格
track-8 = 投資記錄條第 8 格
track-9 = 投資記錄條第 9 格
track-10 = 投資記錄條第 10 格
track-11 = 投資記錄條第 11 格
track-12 = 投資記錄條第 12 格
track-china-low = 中國較低出價格
track-china-high = 中國較高出價格

action-build = 興建採礦平台
action-ships = 造船
action-diplomacy = 外交
action-unrest = 社會動盪
action-taxes = 稅收
action-sail = 船隻航行
ore-gas = 天然氣
ore-oil = 石油
ore-rock = 固結成岩
law-A = 法案 A「各國不能控制海洋區」
law-B = 法案 B「各國向北方控制所有海洋區」
law-C = 法案 C「船隻掌管海洋區」

# 選項
option-first = 玩家 { $noun } 先開始
option-lobby = 把說客派往{ $noun }
option-invest = 把說客放到{ $noun }
option-pass = 跳過
option-china-sail = 移動中國船隻
option-china-build = 由中國興建你的平台
option-china-wait = 中國不行動
option-do = 行動：{ $noun }
option-stay = 留在格子 2
option-to-two = 移到格子 2
option-home = 收回說客
option-subsidy = 收回說客並領補貼
option-protect = 保護一座採礦平台
option-site = 建在{ $noun }
option-launch = 新船放到{ $noun }
option-conflict = 宣告與{ $noun }衝突
option-peace = 撤回衝突宣告
option-vote = 投給{ $noun }
option-support = 支持挪威加入歐盟
option-slander = 誹謗玩家 { $noun }
option-from = 移動{ $noun }的一艘船
option-to = 駛往{ $noun }
option-fight = 在{ $noun }攻擊敵船
option-whom = 攻擊{ $noun }的船
option-attack = 攻擊{ $noun }的平台
option-done = 結束航行
option-guard = 保護{ $noun }的平台
option-sell = { $noun } 單位各賣 $1，其餘換分數
option-pay = 為{ $noun }的平台付 $2
option-lose = 不再付款，失去未付款的平台

# 提問
ask-first-player = 誰先開始？
ask-place = 下一個說客放到哪裡？每個國家都是格子 1 先行動。
ask-invest-where = 要派出說客嗎？付得多的人先選國家。
ask-occupy = 你的說客要去哪一個國家？每個國家都是格子 1 先行動。
ask-china-does = 本回合由你操控中國，要做什麼？
ask-act = { $nation ->
    [RUS] 俄羅斯
    [NOR] 挪威
    [EU] 歐盟
    [CAN] 加拿大
    [USA] 美國
   *[CHN] 中國
}格子 { $number }：你的說客要做什麼？
ask-build-where = 你的平台建在哪裡？
ask-launch-where = 還有 { $left } 艘新船，下一艘放到哪裡？
ask-negotiate = { $nation ->
    [RUS] 俄羅斯
    [NOR] 挪威
    [EU] 歐盟
    [CAN] 加拿大
    [USA] 美國
   *[CHN] 中國
}進行外交，要做什麼？
ask-set-sail = { $nation ->
    [RUS] 俄羅斯
    [NOR] 挪威
    [EU] 歐盟
    [CAN] 加拿大
    [USA] 美國
   *[CHN] 中國
}的船隻航行，下一艘船做什麼？
ask-sail-where = 這艘船駛往哪裡？
ask-fight-whom = 攻擊哪一國的船？雙方各損失一艘。
ask-protect-where = 說客保護哪一座平台？
ask-sell-how-much = 平台產出的貨物怎麼賣：換分數，還是有些每單位賣 $1？
ask-then-go-on = 接下來做什麼？
ask-pay-or-lose = { $owed ->
    [1] 你的平台所在區域現在由{ $controller ->
        [RUS] 俄羅斯
        [NOR] 挪威
        [EU] 歐盟
        [CAN] 加拿大
        [USA] 美國
       *[CHN] 中國
    }控制，保護它的說客卻來自{ $protector ->
        [RUS] 俄羅斯
        [NOR] 挪威
        [EU] 歐盟
        [CAN] 加拿大
       *[USA] 美國
    }。付 $2，還是失去平台？
   *[other] 你有 { $owed } 座平台所在區域換了控制國，保護它們的說客來自別國，每座要付 $2。為哪一座付款？
}
over = 遊戲結束。

# 正在進行
player = 玩家 { $seat }
now-first-player = 正在抽選起始玩家。
now-place = { $who } 正在放置說客。
now-invest-where = { $who } 可以把說客放到投資記錄條上。
now-occupy = { $who } 正從投資記錄條移動說客到國家。
now-china-does = { $who } 正在操控中國。
now-act = 輪到 { $who } 的說客行動。
now-build-where = { $who } 正在選擇興建平台的區域。
now-launch-where = { $who } 正在放置新船。
now-negotiate = { $who } 正在進行外交。
now-set-sail = { $who } 正在航行。
now-sail-where = { $who } 正在移動船隻。
now-fight-whom = { $who } 正在選擇攻擊哪一國的船。
now-protect-where = { $who } 正在選擇要保護的平台。
now-sell-how-much = { $who } 正在出售原物料。
now-then-go-on = 回合繼續進行。
now-pay-or-lose = { $who } 要付款或失去平台。

# 為什麼不行
why-space-taken = 那裡已經有說客了。
why-opens-with-norway = 挪威加入後歐盟的第四格才開放。
why-norway-is-gone = 挪威已經屬於歐盟。
why-too-dear = 你付不起。
why-no-ship = 它在地圖上沒有船可以航行。
why-no-site = 沒有你付得起的空礦床：該國必須控制那裡，或在無國家控制的區域有船。
why-box-taken = 這個行動本回合已被別的說客佔用。
why-no-platform-left = 你的平台都在地圖上了。
why-treasury-empty = 該國財政沒有錢。
why-no-ship-left = 它的船都在地圖上了。
why-no-unrest = 它控制的區域裡沒有平台。
why-only-two-stays = 只有格子 2 的說客可以留在原位。
why-on-two-already = 它已經在格子 2。
why-two-taken = 格子 2 已被佔用。
why-nothing-to-protect = 沒有尚未受保護的平台。
why-no-deposit = 那裡沒有礦床。
why-platform-there = 那裡已經有平台。
why-other-country-controls = 那裡由別的國家控制。
why-neither-control-nor-ship = 行動國既不控制那裡，也沒有船在那裡。
why-no-symbol = 新船只能放在該國船隻符號所在的區域。
why-not-with-itself = 國家不能與自己衝突。
why-in-conflict-already = 它已經宣告這個衝突。
why-no-conflict = 它沒有宣告任何可以結束的衝突。
why-votes-so-already = 它已經投給這個法案。
why-only-norway = 只有在挪威的說客能支持挪威加入歐盟。
why-support-is-full = 挪威已有兩個支持標誌物。
why-nobody-there = 那裡沒有玩家。
why-not-yourself = 不能誹謗自己。
why-lowest-already = 分數不會低於負十。
why-sail-something = 至少要先有一艘船移動或攻擊。
why-no-ship-there = 航行的國家在那裡沒有船。
why-moved-already = 那裡的船都已經移動過，每艘只能移動一次。
why-moves-are-over = 攻擊敵船之後，或移動後攻擊平台之後，不能再移動。
why-nobody-to-fight = 那裡沒有衝突國的船。
why-fights-are-over = 攻擊敵船要在最後攻擊平台之前進行。
why-no-platform = 那裡沒有平台。
why-protected = 那座平台受說客保護。
why-own-area = 國家不能攻擊自己控制區域裡的平台。
why-ships-defend = 控制國的船還在那裡，要先摧毀它們。
why-no-conflict-with-owner = 它與控制那裡的國家沒有衝突。
why-too-few-ships = 那裡的船不夠，無法攻擊那座平台。
why-attacked-already = 那裡還沒攻擊過的船不夠；每艘船只能攻擊一座平台。
why-not-next-to-it = 那個區域與船的所在不毗連。
why-no-foe = 那裡沒有這個敵人。
why-not-so-much = 你沒有生產那麼多。
why-nothing-owed = 你不必為那裡付款。

# 發生的事
event-round-began = 第 { $round } 回合：{ $seat } 先開始。
event-placed = { $seat } 把說客放到{ $space }。
event-evened-out = 起始玩家 { $seat } 付 $1 給末位玩家 { $to }。
event-ship-came = 一艘新的中國船來到{ $area }。
event-invested = { $seat } 把說客放到{ $space }，{ $money ->
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
event-drifted = { $ships } 艘中國船自動從{ $source }駛往{ $to }。
event-china-waited = { $seat } 讓中國不行動。
event-built = { $seat } 在{ $nation }控制的{ $area }興建合法平台，花費 ${ $money }。
event-built-illegally = { $seat } 靠{ $nation }的船在{ $area }興建非法平台，花費 ${ $money }。
event-launched = { $nation }的一艘新船放到{ $area }。
event-declared = { $nation }宣告與{ $foe }衝突。
event-made-peace = { $nation }撤回與{ $foe }的衝突宣告。
event-voted = { $nation }改投{ $law }。
event-supported = { $seat } 支持挪威加入歐盟：標誌物 { $discs }／2。
event-slandered = { $seat } 誹謗 { $victim }，後者失去 1 分。
event-unrest-broke-out = { $seat } 在{ $nation }引起社會動盪：它控制的區域本回合不生產。
event-taxed = { $seat } 讓{ $nation }獲得稅收 ${ $money }。
event-sailed = { $nation }的一艘船從{ $source }駛往{ $to }。
event-fought = { $nation }與{ $foe }各有一艘船在{ $area }被摧毀。
event-destroyed = { $nation }的船摧毀了 { $seat } 在{ $area }的平台。
event-controlled = { $nation }取得{ $area }的控制權。
event-expelled = { $nation }成為{ $area }的新控制國，{ $seat } 的平台被摧毀。
event-licensed = { $seat } 在{ $area }的平台免費成為合法：保護它的說客來自新控制國{ $nation }。
event-paid = { $seat } 付 $2 給{ $nation }，保住{ $area }的平台。
event-stayed = { $seat } 的說客留在{ $space }。
event-moved-to-two = { $seat } 的說客從{ $source } 移到{ $space }。
event-went-home = { $seat } 從{ $nation }收回說客{ $money ->
    [0] 。
   *[other] ，獲得補貼 ${ $money }。
}
event-protected = { $seat } 以來自{ $nation }的說客保護{ $area }的平台。
event-protection-ended = { $seat } 的說客從{ $area }的平台回到手中。
event-turned-illegal = { $area }不再有國家控制，{ $seat } 的平台成為非法。
event-produced = { $seat } 生產天然氣 { $gas }、石油 { $oil }、固結成岩 { $rock }。
event-sold = { $seat } 出售原物料，獲得{ $money ->
    [0] {" "}{ $points } 分
   *[other] { $points ->
        [0] {" "}${ $money }
       *[other] {" "}${ $money } 與 { $points } 分
    }
}。
event-kept = { $seat } 的說客移回{ $space }。
event-norway-joined = 挪威加入歐盟。
event-adopted = 北極委員會通過{ $law }。
event-china-won = 中國控制極地，遊戲結束。
event-paid-out = { $nation }財政付 ${ $money } 給 { $seat }。
event-acted = { $seat } 的說客在{ $nation }行動：{ $action }。
event-china-run = { $seat } 移動中國船隻。

# 結束方式
ending-nine-rounds = 第九回合結束。
ending-china-at-the-pole = 中國控制極地。

# 分數
points-sold = 遊戲過程
points-money = 現金
points-pole = 極地控制國的說客
points-gas = 天然氣平台
points-oil = 石油平台
points-rock = 固結成岩平台

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
scene-to-change = 6 票中 4 票決定海洋歸屬
scene-law-A = 不能控制
scene-law-B = 向北控制
scene-law-C = 船隻掌管
scene-investment = 投資
scene-china = 中國
scene-run-by = 由 { $name } 操控
scene-drifts = 自動向北一步
scene-at-sea = 地圖上 { $sea } 艘，未到 { $left }
scene-near = { $steps ->
    [0] 已在極地
   *[other] 距極地 { $steps } 步
}
scene-legend-cost =
    興建：
    海岸 $2
    中圈 $3
    內圈 $4
    非法：
    少 $1
scene-legal = 合法
scene-illegal = 非法
scene-companies = 公司
scene-points = 分數
scene-end = 總計
scene-sells-for = 貨物值 { $points } 分
scene-hand = 手上說客
scene-in-hand = 手上還有 { $hand } 個說客
scene-comes-back = 若這一排沒有人在更右邊行動，{ $name } 下個回合仍在格子 { $number }。
scene-illegal-site = { $ore }，非法，${ $money }
scene-legal-site = { $ore }，合法，${ $money }，其中 $1 付給{ $nation }
scene-sale = { $money ->
    [0] { $points } 分
   *[other] { $points ->
        [0] ${ $money }
       *[other] ${ $money } 與 { $points } 分
    }
}
scene-defence = { $name } 的平台；要 { $ships } 艘船才能攻擊
scene-enters = 由{ $nation }控制
scene-takes = { $nation }取得控制權
scene-loses = { $name } 失去平台
scene-must-pay = { $name } 付 $2，否則失去平台
scene-is-licensed = { $name } 的平台成為合法
scene-free = 無國家控制
scene-votes = 將有 { $count }／6 票
scene-votes-stays = 將有 { $count }／6 票：繼續適用
scene-votes-enough = 將有 { $count }／6 票：成為適用法案
scene-china-stays = 中國船隻都不移動
scene-sinks = 與{ $nation }的一艘船一起被摧毀
scene-sail-where = { $nation }在{ $area }的船駛往哪裡？
scene-fight-whom = { $nation }在{ $area }攻擊哪一國的船？雙方各損失一艘。
scene-pay-or-lose = 付 $2 給{ $nation }，還是失去你在{ $area }的平台？那裡換了控制國，保護平台的是 { $name } 來自{ $from }的說客。
scene-zone = { $area }：{ $control }
scene-ships-of = { $area }：{ $nation } { $count } 艘
scene-lobbyist-of = { $name } 的說客
scene-platform-of = { $name } 在{ $area }的平台：要 { $ships } 艘船才能攻擊
scene-space = 格子 { $number }
scene-nth = 第 { $number } 格
scene-group-track = 依格子付錢給銀行或從銀行收錢。之後號碼最小的說客先選國家。
scene-group-china = 或出價操控中國：出價較高的人決定它本回合做什麼。目前：{ $deed }。
scene-group-row-1 = 上排。這一排行動最靠右的人，會留到下個回合，在格子 1。
scene-group-row-3 = 下排。這一排行動最靠右的人，會留到下個回合，在格子 3。
scene-group-own = 不行動，改為
scene-group-conflict = 宣告衝突：雙方船隻可以交戰，並攻擊對方的合法平台。與哪一國？
scene-group-vote = 把該國的票改投一個法案。回合結束時有 4 票的法案就適用。
scene-group-slander = 誹謗：誰失去 1 分？
scene-pay = 付 ${ $money }
scene-get = 收 ${ $money }
scene-free-of-charge = 免費
scene-bid = 出價 ${ $money }
scene-passes = 說客暫時留在手中
scene-china-sails = 船隻各移動一個區域，可攻擊、交戰
scene-china-builds = 在中國控制的地方，或非法建在它的船旁邊
scene-does-build = 蓋你的平台
scene-does-diplomacy = 衝突、選票
scene-does-unrest = 那裡的平台停產
scene-does-sail = 移動、攻擊
scene-for-money = { $units } 單位各賣 $1
scene-means-A = 沒有國家控制海洋
scene-means-B = 各國控制海岸前方的海洋
scene-means-C = 單獨有船的國家控制該處海洋
label-slander = 誹謗 { $name }
scene-builds = { $ships } 艘，該國付 ${ $ships }
scene-raises = 財政 +${ $money }
scene-keeps = 會留下
scene-keeps-maybe = 也許留下
scene-keeps-none = 回到手中
scene-stays = 下個回合再行動
scene-goes-home = 回到手中，下個回合可再投資
scene-subsidy = 回到手中，並從{ $nation }財政獲得 ${ $money }
scene-protects = 到{ $nation }下個回合行動結束為止，不能被攻擊
scene-ends = 與{ $nation }的衝突
scene-ends-half = 與{ $nation }的衝突；{ $nation }也宣告了衝突，所以衝突繼續
scene-supports = { $discs ->
    [1] 標誌物將有 1／2
   *[other] 標誌物將有 2／2：回合結束時挪威加入歐盟
}
scene-trade = 雙方各損失一艘船
scene-pays = 付給{ $nation }；保護它的是 { $name } 來自{ $from }的說客
scene-to-bank = 中國的開採權費付給銀行；保護它的是 { $name } 來自{ $from }的說客
scene-sets = { $sets } 換分數
scene-waits = 第 I 回合不動
scene-china-soon = 中國：{ $deed }

# 這是什麼：名稱，以及它對你的用處
legend-pieces = 配件
legend-ores = 地下資源
legend-actions = 國家的行動（每回合各一次）
legend-countries = 國家
legend-map = 地圖
legend-council = 北極委員會
legend-china = 中國與投資
legend-signs = 標記
about-lobbyist = 說客
    在一個國家裡，每回合讓該國為你做一件事。
about-platform = 平台
    每回合為擁有者產出一單位貨物，終局還能得分。合法平台至少要兩艘船才能攻擊。
about-illegal = 非法平台
    蓋在沒有國家控制的地方、船隻旁邊。便宜，但任何船隻都能攻擊。
about-ship = 船隻
    屬於國家。可以控制海域、攻擊平台，也讓你能在旁邊興建。
about-flag = 控制權
    這個國家控制此區域：只有透過它才能在這裡興建合法平台。
about-gas = 天然氣
    這裡的平台每次出售產出一單位天然氣。最常見的一種。
about-oil = 石油
    這裡的平台每次出售產出一單位石油。
about-rock = 固結成岩
    這裡的平台每次出售產出一單位固結成岩。最稀有，終局分數最高。
about-build = 平台
    在該國控制的地方，或無人控制而有該國船隻的地方，興建你的平台。
about-ships = 造船
    該國依船塢與財政所能，建造最多的新船，每艘 $1。
about-diplomacy = 外交
    宣告或撤回衝突、移動該國選票、誹謗別人；在挪威還可支持加入歐盟。
about-unrest = 社會動盪
    該國控制區域裡的平台本回合不生產。
about-taxes = 稅收
    錢進入該國財政，用來造船和補貼。
about-sail = 航行
    該國船隻各移動一個區域；可以攻擊平台、與船隻交戰。
about-country = 國家
    說客依格子順序行動。金額是它的財政。
about-band = 該國海岸
    這些海岸永遠屬於這個國家。
about-influence = 影響力格
    這裡的說客每回合讓該國行動一次：先 1，再 2，再 3。
about-returns = 回到格子
    出售之後，若同一排沒有人在更右邊行動，這名說客就回到這一格；其他人回到手中。
about-conflict = 衝突
    這兩國的船隻可以交戰，也可以攻擊對方的合法平台。
about-joining = 加入歐盟
    挪威有兩個標誌物時，回合結束就併入歐盟。
about-coast = 海岸
    永遠由所屬國家控制。興建費用最低。
about-middle = 中圈海域
    由誰控制要看法案。興建費用比海岸多 $1。
about-inner = 內圈海域
    由誰控制要看法案。興建費用比海岸多 $2。
about-approach = 外圍海域
    沒有可興建之處，供船隻通過。
about-pole = 極地
    終局時，控制它的國家裡每名說客值 10 分。若由中國控制，遊戲就結束。
about-law = 法案
    決定誰控制海域。回合結束時，六票中有四票就會更改。
about-vote = 選票
    這個國家支持這條法案。外交可以移動選票。
about-china = 中國
    每回合增派一艘船。除非有人出價操控，所有的船都向極地前進一步。中國一控制極地，遊戲就結束。
about-bid = 出價操控中國
    出價較高者決定中國本回合做什麼。
about-investment = 投資記錄條
    依格子付錢或收錢。之後從左邊起，說客依序前往國家：付得最多的先選。
about-shield = 受保護
    有說客守著這座平台：在該國下回合行動完之前，沒有人能攻擊它。
about-home = 收回
    說客回到手中，下次投資再用。
about-no = 已使用
    本回合已有另一名說客採取了這個行動。

# 一頁看完
aid-round = 一個回合
aid-round-start = 新的回合
    起始玩家標誌物交給左手邊，中國增派一艘船。第 I 回合從中國的行動開始。
aid-round-invest = 投資
    把手上的說客放上投資記錄條，或出價操控中國。付得最多的先選國家。
aid-round-influence = 影響力
    從左邊起，每名說客前往一個國家的空格。
aid-round-china = 中國移動
    出價高者決定；沒有人出價時，船隻自行北上。
aid-round-act = 國家行動
    俄羅斯、挪威、歐盟、加拿大、美國；各國依 1、2、3 的順序。每名說客採取該國還沒人用過的一個行動。
aid-round-sale = 出售
    每座平台產出一單位。換取分數，或每單位 $1。
aid-round-return = 說客返回
    每國每排最右邊的說客留在該國，其他人回到手中。
aid-round-law = 法案
    六票中有四票就更改；挪威可能加入歐盟。第 IX 回合後，或中國控制極地時，遊戲結束。
aid-actions = 國家的行動
aid-actions-build = 平台
    在它控制的地方，或無人控制而有它船隻的地方。
aid-actions-ships = 造船
    依船塢與財政所能，每艘 $1。
aid-actions-talks = 外交
    選一項：宣告或結束衝突、把選票改投另一法案、讓別人失去 1 分；在挪威還可支持加入歐盟。
aid-actions-unrest = 社會動盪
    它的區域本回合不生產。
aid-actions-taxes = 稅收
    錢進入財政。
aid-actions-sail = 航行
    船隻先攻擊平台，再各移動一區，再與衝突國的船交戰；還沒攻擊平台的，這時可以攻擊。
aid-instead = 代替行動
aid-instead-stay = 留在格子 2
    或移到空著的格子 2；下回合再行動。
aid-instead-home = 收回說客
    回到手中；可領 $1 補貼，沒錢時 $2。
aid-instead-protect = 保護平台
    在該國再次行動完之前，沒有人能攻擊它。
aid-costs = 平台費用
aid-costs-legal = 合法
    海岸 $2、中圈 $3、內圈 $4；其中 $1 給該國。
aid-costs-illegal = 非法
    中圈 $2、內圈 $3；一艘船就能攻擊。
aid-points = 分數
aid-points-sale = 每次出售
    三種各一 10 分，兩種不同 5 分，其餘每單位 2 分。
aid-points-platforms = 平台（終局）
    同種越多，每座分數越高。三人遊戲時，同種 1、2、3、4 座，每座：天然氣 2、3、4、5；石油 2、4、6、8；固結成岩 2、5、8、11。
aid-points-pole = 極地（終局）
    控制它的國家裡，每名說客 10 分。
aid-points-money = 金錢（終局）
    各國財政先付 $3、$2、$1 給格子 1、2、3 的說客，之後每 $1 得 1 分。
aid-points-total = 總計
    公司列表裡的這一欄：如果現在結束，你會有幾分。

# 得分示意：算式與說明
score-sale = [flame] + [drop] + [rock] = **10**
    每次出售；兩種不同 5 分，其餘每單位 2 分
score-platforms = [drop] = **2**，[drop] [drop] [drop] = **18**
    三人遊戲終局的石油平台：同種越多，每座分數越高
score-pole = [pawn] [pawn] = **20**
    終局時，在控制極地的國家裡的說客
score-money = **$1** = **1**
    終局

# 教學開局：每次選擇之前說的話，以及選了別的之後的回應
lesson-place = 說客
lesson-place-say = 冰層融化，你經營一家採礦公司。
lesson-place-why = 國家都不是你的，但說客能讓國家為你行動。把最後一名放到加拿大格子 1：每個國家都是格子 1 最先行動。
lesson-place-other = 在那裡也能行動，但排在前面的人先選。
lesson-act = 一個行動
lesson-act-say = 挪威問你的說客要做什麼。
lesson-act-why = 每種行動每回合只有一人能選。選「平台」，你才有東西可賣。
lesson-act-other = 也有用；但只有平台才能產出貨物。
lesson-coast = 海岸
lesson-coast-say = 海岸永遠屬於所在國家。
lesson-coast-why = 那裡的平台是合法的，不容易被攻擊。建在諾爾蘭海岸的天然氣上。
lesson-coast-other = 這個海岸也有天然氣。
lesson-sea = 海上
lesson-sea-say = 輪到歐盟。天然氣配上石油和固結成岩，賣得更好。
lesson-sea-why = 選「平台」，建在格陵蘭海。海洋無人控制，有一艘歐盟的船就能興建；但它是非法的，任何船都能摧毀它。
lesson-sea-other = 可以；但你就沒有石油能和天然氣一起賣。
lesson-law = 法案
lesson-law-say = { $p2 } 移動了歐盟的選票：六票中三票支持法案 B。
lesson-law-why = 再多一票，各國就擁有海岸前方的海洋，你的非法石油平台會被拆除。現在先建在巴芬海岸的固結成岩上。
lesson-law-other = 可以；但有了固結成岩，貨物才齊全。
lesson-ships = 船隻
lesson-ships-say = { $p2 } 在美國的兩艘船旁蓋了非法平台。
lesson-ships-why = 輪到你在那裡的說客，所以這些船由你指揮。選「航行」。
lesson-ships-other = 那座平台就會繼續為別人生產。
lesson-attack = 攻擊
lesson-attack-say = 對非法平台，一艘船就夠了。
lesson-attack-why = 攻擊 { $p2 } 的平台。你海上的平台也一樣危險。
lesson-attack-other = 船移動之後，只能攻擊它到達的地方。
lesson-pole = 極地
lesson-pole-say = 平台沒了。現在每艘船可以移動一個區域。
lesson-pole-why = 派一艘到極地旁的楚科奇海台，再結束航行。終局時，控制極地的國家裡，你的每名說客值 10 分。若由中國控制，遊戲就結束。
lesson-pole-other = 船可以去任何地方，但極地最有價值。
lesson-sale = 出售
lesson-sale-say = 回合最後是出售：每座平台產出一單位。
lesson-sale-why = 三種各一值 10 分，兩種 5 分，其餘每單位 2 分。也可以每單位賣 $1；但你有錢，就換分數。
lesson-sale-other = 錢能蓋更多平台；但拆開三種，每單位只換 $1 很少。
lesson-invest = 投資
lesson-invest-say = 第 II 回合。你的一名說客回到手中。
lesson-invest-why = 在歐盟，{ $p2 } 的行動最靠右，所以留下；你的回來了。付 $1 派出他：付得多的人先選國家。
lesson-invest-other = 便宜的格子比較晚選，有些甚至會給你錢。
lesson-end-say = 他會去你選的國家，第 II 回合就開始了。
lesson-end-why = 九個回合之後，或中國控制極地時，遊戲結束。那時計算平台，同種越多每座越值錢；還有金錢，以及極地控制國裡的說客。要提防船隻、新法案，以及讓一國平台停產一回合的動盪。

# 遊戲介紹頁：一個回合怎麼進行，配件有哪些。
turn-countries = 說客讓各國行動
    每個國家裡，說客依格子的順序行動，各選六種行動中的一種。
turn-build = 平台
    蓋在該國控制的地方，或非法地蓋在船旁。每回合都帶來貨物。
turn-sail = 船
    控制海域、攻擊平台、航向極地。中國也一樣。
part-areas = 區域與礦床
part-symbols = 開局的船
part-construction = 興建費用
part-nations = 國家
part-companies = 公司
part-investment = 投資記錄條
part-worth = 終局的平台

# 謎題：只問，不答
puzzle-act = 說客要做什麼？
puzzle-invest-where = 要投資嗎？投資哪裡？
puzzle-occupy = 去哪個國家？
puzzle-place = 下一個說客去哪裡？
puzzle-set-sail = 這艘船做什麼？
puzzle-sell-how-much = 要分數還是要錢？
puzzle-sail-where = 這艘船去哪裡？
puzzle-negotiate = 談判的結果是什麼？
puzzle-build-where = 在哪裡建造？
puzzle-launch-where = 在哪裡下水？
puzzle-protect-where = 保護哪座平台？
puzzle-china-does = 中國該怎麼做？
