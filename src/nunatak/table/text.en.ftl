# What a table says, in English.

# Refusals
refused = That is not possible now.
stale = Something has happened since. Please look again.
no-undo = That can’t be taken back: since then chance, or another player, has had a say.
nothing-to-confirm = There is nothing to confirm.
no-concession = Nobody can give up in { $game }.
not-playing = The game is not running.
no-instruction = There is no such instruction just now.
time-is-out = Your time has run out, so a bot plays on.
seat-taken = Somebody sits there already.
not-waiting = The game has begun.
waiting = The game begins when everybody sits.
over = The game is over.
not-over = The game is not over yet.
held = Somebody still has to confirm a turn.
no-hints = At this table, bots give no advice.
no-advice = The bot found no advice in time. Ask again in a moment.
hint-asked = You have asked already: the bot is still thinking.
hints-busy = Many people are asking for advice. Please try again in a moment.
not-your-turn = It is not your turn.
bot-plays = A bot plays for you just now.
no-such-option = There is no such option.
only-watching = You are watching. Sit down to play.
no-such-seat = There is no such seat.
no-such-entry = There is no such entry.
link-needed = That seat is for somebody with the link.
bad-code = That code does not work. Ask for a new one.
bad-message = The server did not understand that.
too-fast = That was too fast. Please wait a moment.
too-large = That is too long.
busy = The table is busy. Please try again.
no-table = There is no such table, or no longer.
no-page = There is no such page.
bad-name = A name has 1 to 30 letters.
bad-origin = This was sent from another site.
bad-form = That is not how a table is set up: { $why }
chat-empty = Say something.
only-players-chat = At this table, only those who play may speak.
watching = { $name } (watching)
bots-busy = Bots already play at as many tables as you may have at once. Wait until one of them has finished.
guest = Guest

# The log
line-undo = { $seat } takes that back.
line-concede = { $seat } gives up.
line-timeout = { $seat } has run out of time.
line-bot-takes-over = A bot plays for { $seat } now.
line-bot-gives-back = { $seat } plays again.

# The decision
who-you = You
who-waits = { $name }
ask-waiting = Waiting for players.
note-waiting = { $count ->
    [one] one seat is free
   *[other] { $count } seats are free
}
ask-held = Your turn is played. Is that your last word?
ask-other-held = { $name } has played and still has to confirm.
ask-sealed = You have chosen: { $choice }. It will be played when you are asked.
ask-trouble = This game was begun under other rules and can’t go on: entry { $why }
undo = Take back
undo-sealed = Choose again
confirm = Confirm

# Instructions
instruct-confirm = Ask me to confirm my turns
instruct-bot = A bot plays for me

# The end
end-win-you = { $by ->
    [0] You win.
    [one] You win by one point.
   *[other] You win by { $by } points.
}
end-win = { $by ->
    [0] { $name } wins.
    [one] { $name } wins by one point.
   *[other] { $name } wins by { $by } points.
}
end-lost-alone = The game was stronger this time.
end-tie = { $names } share the win.
end-lost-on-time = lost on time
end-survivor = Nobody else has any time left.
and = { $a } and { $b }

# Lists
turn-yours = **Your turn**
turn-other = { $name } decides
turn-bot = { $name } is thinking
finished-won = **Finished**: you won
finished-alone = **Finished**: the game was stronger
finished-lost = **Finished**: { $names } won
time-left = { $time } left
pace-live = Live, { $minutes } min each
pace-daily = A move a day
pace-none = No clock
waiting-for-you = { $count ->
    [0] { "" }
    [one] one waits for you
   *[other] { $count } wait for you
}
seats-free = { $count ->
    [one] one seat free
   *[other] { $count } seats free
}
minutes = { $count ->
    [one] one minute
   *[other] { $count } minutes
}
hours = { $count ->
    [one] one hour
   *[other] { $count } hours
}
seconds = { $count } s
weight-1 = light
weight-2 = easy
weight-3 = medium
weight-4 = heavy
weight-5 = very heavy
yes = yes
no = no
level-cub = Cub
level-sledger = Sledger
level-navigator = Navigator
level-pole = Pole
level-cub-note = for a first game
level-sledger-note = plays soundly
level-navigator-note = thinks ahead
level-pole-note = as strong as it gets
bot-names = Auk, Petrel, Skua, Tern, Fulmar, Prion, Eider, Murre
adopted-playing = The rules or the pieces of this game have changed since it began (under version { $rules } of the rules). It goes on from where it stood.
adopted-over = This game was played under version { $rules } of the rules, or with other pieces than those of today. The result is the one of that day.
adopted-fitted = Only its first { $n } entries can still be followed.
other-rules-then = That was played under other rules, which this program no longer knows.
table-unreadable = This table was kept by another version of the program, and this one can’t show it: { $why }
speed-compiling = The rules are being compiled in the background. Until that is done, bots think for at most { $seconds } seconds a choice and play less well.
speed-interpreted = The rules run interpreted here, so bots think for at most { $seconds } seconds a choice and play less well. Where there is a C compiler, ./dev play compiles them.
instruct-ask = Ask me even where I have only one option

# Trouble
trouble-full = The server’s disk is full, so nothing can be kept just now. What you see is safe; moves are possible again as soon as there is room.
trouble-readonly = The server may not write to its disk just now, so nothing can be kept. What you see is safe; moves are possible again as soon as it may.
trouble-gone = The server can’t find its games any more, so nothing can be kept just now. Please wait until whoever runs it has brought them back.
trouble-damaged = The server’s games are damaged, so nothing can be kept just now. Please wait until whoever runs it has restored them.
trouble-away = The server can’t reach its database just now, so nothing can be kept. Moves are possible again as soon as it can.
trouble-disk = The server can’t write to its disk just now, so nothing can be kept. Moves are possible again as soon as it can.
broken = Something went wrong here, and it is the server’s fault. Please try again.
