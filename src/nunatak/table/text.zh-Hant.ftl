# 牌桌的話，繁體中文。

# 拒絕
refused = 現在不能這樣做。
stale = 情況已經改變，請再看一次。
no-undo = 無法收回：之後已有機運或其他玩家的決定。
nothing-to-confirm = 沒有需要確認的事。
no-concession = { $game } 不能認輸。
not-playing = 遊戲沒有在進行。
no-instruction = 現在沒有這項指示。
time-is-out = 您的時間已用完，由電腦代打。
seat-taken = 這個座位已有人。
not-waiting = 遊戲已經開始。
waiting = 所有人入座後遊戲才開始。
over = 遊戲結束了。
not-over = 遊戲還沒結束。
held = 還有人要確認自己的回合。
no-hints = 這一桌不提供電腦建議。
no-advice = 電腦來不及給建議，請稍後再問。
hint-asked = 您已經問過了，電腦還在想。
hints-busy = 現在有許多人在問建議，請稍後再試。
not-your-turn = 還沒輪到您。
bot-plays = 目前由電腦代您行動。
no-such-option = 沒有這個選項。
only-watching = 您正在觀戰，入座後才能遊戲。
no-such-seat = 沒有這個座位。
no-such-entry = 沒有這一步。
link-needed = 這個座位要有連結才能坐。
bad-code = 這個代碼無效，請再要一個。
bad-message = 伺服器看不懂這則訊息。
too-fast = 太快了，請稍候。
too-large = 太長了。
busy = 牌桌正忙，請再試一次。
no-table = 沒有這張桌，或已不存在。
no-page = 沒有這個頁面。
bad-name = 名字需要 1 到 30 個字。
bad-origin = 這是從別的網站送來的。
bad-form = 不能這樣開桌：{ $why }
chat-empty = 請說點什麼。
only-players-chat = 這一桌只有玩家可以發言。
watching = { $name }（觀戰）
bots-busy = 純電腦對局已達上限，請等其中一局結束。
guest = 訪客

# 紀錄
line-undo = { $seat } 收回了。
line-concede = { $seat } 認輸。
line-timeout = { $seat } 時間用完。
line-bot-takes-over = 現在由電腦代替 { $seat }。
line-bot-gives-back = { $seat } 繼續遊戲。

# 決定
who-you = 您
ask-waiting = 等待玩家入座。
note-waiting = 還有 { $count } 個空位
ask-held = 您的回合已完成，確定嗎？
ask-other-held = { $name } 已行動，尚待確認。
ask-sealed = 您已選擇：{ $choice }。輪到您時會自動執行。
ask-trouble = 這場遊戲以舊規則開始，無法繼續：第 { $why }
undo = 收回
undo-sealed = 重新選擇
confirm = 確認

# 指示
instruct-confirm = 每回合結束前先讓我確認
instruct-bot = 由電腦代打

# 結束
end-win-you = { $by ->
    [0] 您獲勝。
   *[other] 您以 { $by } 分之差獲勝。
}
end-win = { $by ->
    [0] { $name } 獲勝。
   *[other] { $name } 以 { $by } 分之差獲勝。
}
end-lost-alone = 這一局遊戲贏了。
end-tie = { $names } 並列獲勝。
end-lost-on-time = 超時落敗
end-survivor = 其他人都沒有時間了。
and = { $a } 和 { $b }

# 列表
turn-yours = **輪到您**
turn-other = 輪到 { $name }
turn-bot = { $name } 思考中
finished-won = **已結束**：您獲勝
finished-alone = **已結束**：遊戲獲勝
finished-lost = **已結束**：{ $names } 獲勝
time-left = 剩 { $time }
pace-live = 即時，每人 { $minutes } 分鐘
pace-daily = 一天一步
pace-none = 不計時
waiting-for-you = { $count } 桌等您行動
seats-free = { $count } 個空位
minutes = { $count } 分鐘
hours = { $count } 小時
seconds = { $count } 秒
weight-1 = 輕
weight-2 = 簡單
weight-3 = 中等
weight-4 = 重
weight-5 = 很重
yes = 是
no = 否
level-cub = 幼獸
level-sledger = 雪橇手
level-navigator = 領航員
level-pole = 極點
level-cub-note = 適合第一場
level-sledger-note = 穩健
level-navigator-note = 會想幾步
level-pole-note = 最強
adopted-playing = 這場遊戲開始後（當時為規則第 { $rules } 版），規則或配件有所更改。遊戲由原來的局面繼續。
adopted-over = 這場遊戲以規則第 { $rules } 版或當時的配件進行。此處顯示的是當日的結果。
adopted-fitted = 其中只有前 { $n } 項紀錄仍可重現。
other-rules-then = 當時以其他規則進行，本程式已無法重現。
table-unreadable = 這張桌由另一版本的程式保存，本版本無法顯示：{ $why }
speed-compiling = 規則正在背景編譯。完成之前，電腦玩家每次選擇最多思考 { $seconds } 秒，棋力較弱。
speed-interpreted = 規則在此以直譯方式執行，電腦玩家每次選擇最多思考 { $seconds } 秒，棋力較弱。若有 C 編譯器，./dev play 會加以編譯。
instruct-ask = 即使只有一個選項也要問我

# 故障
trouble-full = 伺服器的磁碟已滿，目前無法儲存。您看到的內容是安全的；一有空間就可以繼續。
trouble-readonly = 伺服器目前無法寫入磁碟，因此無法儲存。您看到的內容是安全的；恢復後即可繼續。
trouble-gone = 伺服器找不到遊戲資料，目前無法儲存。請等待管理者恢復資料。
trouble-damaged = 伺服器的遊戲資料已損壞，目前無法儲存。請等待管理者還原資料。
trouble-away = 伺服器目前連不上資料庫，因此無法儲存。恢復後即可繼續。
trouble-disk = 伺服器目前無法寫入磁碟，因此無法儲存。恢復後即可繼續。
broken = 伺服器發生錯誤，請再試一次。
