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
host-only = 只有開桌的人可以這麼做。
seat-is-free = 那個座位沒有人。
no-such-level = 沒有這種強度的電腦玩家。
no-watching = 這一桌只有玩家可以觀看。
too-few = 人數太少，無法進行 { $game }。
seat-taken = 這個座位已有人。
not-waiting = 遊戲已經開始。
waiting = 所有人入座後遊戲才開始。
over = 遊戲結束了。
not-over = 遊戲還沒結束。
held = 還有人要確認自己的回合。
no-lesson = 這一桌沒有教學，或教學已經結束。
no-review = 這一局無法完整回顧：它是依其他規則進行的。
no-lesson-here = 這個遊戲還沒有教學。
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
bad-link = 這個連結已失效。請在你的裝置上取得新的連結。
nobody-yet = 這個瀏覽器還不認識你。玩一局，或用連結、代碼或通行金鑰把你的遊戲帶過來。
passkey-needs-https = 瀏覽器只在有名稱的網址上、經由 HTTPS 或在本機（localhost）支援通行金鑰。連結則到處可用。
passkey-needs-name = 通行金鑰屬於網址名稱，而這個網址只是數字。連結則到處可用。
no-more-passkeys = 這把通行金鑰已經保存，或數量已達上限。
bad-passkey = 這把通行金鑰在這裡無法使用。
bad-message = 伺服器看不懂這則訊息。
taken-back-enough = 這場遊戲已經收回夠多次了。
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
nudge-slow = 只有在慢棋桌才能提醒別人。這裡可以聊天。
nudge-nobody = 目前沒有在等任何人。
nudge-yourself = 大家正在等你。
nudge-holiday = { $name }還會離開{ $time }。
nudge-again = 不久前才提醒過{ $name }。{ $time }後可以再提醒。
no-more-holidays = { $days ->
    [0] 你這一年已離開 { $most } 天，額度用完了。
   *[other] 一年 { $most } 天之中，你還剩 { $days } 天。
}

# 紀錄
line-undo = { $seat } 收回了。
line-concede = { $seat } 認輸。
line-timeout = { $seat } 時間用完。
line-bot-takes-over = 現在由電腦代替 { $seat }。
line-bot-gives-back = { $seat } 繼續遊戲。

# 決定
who-you = 您
who-waits = 空位
ask-waiting = { $count ->
    [0] 等大家到齊。
   *[other] 還有 { $count } 個空位。坐滿後遊戲開始。
}
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
end-agreed = 經大家同意，遊戲就此結束。
end-lost-alone = 這一局遊戲贏了。
end-tie = { $names } 並列獲勝。
end-lost-on-time = 超時落敗
end-survivor = 其他人都沒有時間了。
and = { $a } 和 { $b }

# 列表
turn-yours = **輪到您**
turn-other = 輪到 { $name }
turn-bot = { $name } 思考中
since-then = 已 { $time }
waits-for = { $names } 等了 { $time }
finished-agreed = **已結束**：經大家同意
days = { $count } 天
finished-won = **已結束**：您獲勝
finished-alone = **已結束**：遊戲獲勝
finished-lost = **已結束**：{ $names } 獲勝
time-left = 剩 { $time }
away-for = 還會離開{ $time }
pace-none = 不計時
pace-with-clock = 即時，計時
pace-live = 即時，每人 { $minutes } 分鐘
pace-increment = 即時，每人 { $minutes } 分鐘，每步加 { $seconds } 秒
pace-bank = 即時，每步 { $seconds } 秒，每人備用 { $minutes } 分鐘
pace-half-day = 半天一步
pace-day = 一天一步
pace-two-days = 兩天一步
pace-week = 一週一步
pace-spare = { $days ->
    [0] 沒有備用時間
   *[other] 每人備用 { $days } 天
}
late-bot = 由電腦接手座位
late-lose = 算作認輸
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

# The time axis, and moments of a game
round = 第 { $n } 輪
eyes-shut = 遊戲結束後才能從其他座位的視角觀看。
card-title = { $game }：{ $names }
file-too-large = 這個檔案太大，不會是一局遊戲。
file-other-rules = 這局遊戲使用的規則或配件與本伺服器不同。
bad-file = 這不是可以顯示的遊戲：{ $why }
file-not-over = 這局遊戲還沒結束。只有結束的遊戲可以從檔案開啟。
player-n = 玩家 { $n }
card-waiting = 即將開始的遊戲。
card-start = 遊戲開始。

# 挑戰：人人相同的牌
no-challenge = 只有一人從頭對戰電腦的遊戲才能用同樣的牌再玩；在此功能推出前開始的遊戲不行。
tried-enough = 這副牌你已經玩得夠多次了。
challenge-full = 玩這副牌的人數已達上限。
challenge-title = { $name } 在《{ $game }》向你挑戰
challenge-line = 同樣的牌，同樣的電腦對手。誰表現更好？
challenge-open = 只計第一局。沒玩過之前，誰也不知道牌序。
challenge-running = 你的這一局結束後就會計入。
challenge-not-done = 只計第一局；你提前結束了它，所以不在表中。
challenge-alone = 還沒有其他人玩完這副牌。
challenge-best = 你是 { $count } 人中的第一名。
challenge-best-shared = 你在 { $count } 人中並列第一。
challenge-place = 你在 { $count } 人中排名第 { $place }。
challenge-place-shared = 你在 { $count } 人中並列第 { $place }。

# The invitation
fact-pace = 時間
fact-late = 時間用完時
fact-sit = 誰可以入座
fact-sit-link = 有連結的人
fact-sit-public = 任何人
fact-watch = 觀看

# 通知：瀏覽器、郵件、訂閱
mail-with = { $game }，對手：{ $names }
notice-turn = { $game }：輪到您了
notice-nudged = { $game }：大家在等您
notice-play = 開始行動
notice-later = 一小時後
mail-subject = 輪到您了：{ $game }
mail-nudged = 大家在等您：{ $game }
mail-head = { $name }，輪到您了。
mail-nudged-head = { $name }，大家在等您。
mail-since = 您上次行動之後
mail-play = 開始行動
mail-mute = 不要這一桌的通知
mail-off = 不再寄信
mail-why = 每次輪到您只寄一封；您正開著這桌時不寄。
mail-yours = 圖上只有您可以看到的東西。
confirm-subject = 這是您的郵件地址嗎？
confirm-mail = 有人請 Nunatak 在遊戲等待時寄信到這個地址。如果是您本人，請打開連結確認。
confirm-ignore = 如果是別人，請不必理會：不會再有信寄來。
confirm-button = 是的，請寄信給我
confirm-sure = 有遊戲等 { $name } 時，要 Nunatak 寄信到 { $address } 嗎？
confirm-done = 今後信會寄到 { $address }。每封信裡都有停止的連結。
off-sure = 不再寄信到 { $address } 嗎？
off-sure-table = 不再為這一桌通知您嗎？
off-button = 不再寄送
off-done = 不會再寄信給您了。可在「我的裝置」頁重新開啟。
off-done-table = 不會再為這一桌通知您了。
to-games = 回到您的遊戲
push-needs-https = 瀏覽器只在 HTTPS 網址或本機（localhost）顯示通知。郵件和訂閱在這裡可用。
bad-endpoint = 無法使用這個瀏覽器的推播服務：它的網址不是人人能經 HTTPS 到達的。
bad-address = 這不是郵件地址。
too-many-mails = 今天已寄出足夠多的確認信，請明天再試。
mail-not-sent = 信暫時寄不出去，請稍後再試。
dead-link = 這個連結已經失效。

# 謎題
no-such-puzzle = 沒有這個謎題。
puzzle-names = 藍方, 紅方, 黃方, 綠方, 紫方
puzzle-ask = 怎麼走最好？
puzzle-title-ahead = 輪到{ $who }，領先 { $by } 分：{ $ask }
puzzle-title-behind = 輪到{ $who }，落後 { $by } 分：{ $ask }
puzzle-title-level = 輪到{ $who }，分數相同：{ $ask }
