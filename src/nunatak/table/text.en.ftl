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
host-only = Only whoever opened the table may do that.
seat-is-free = Nobody sits there.
no-such-level = There is no bot of that strength.
no-watching = At this table, only those who play may look.
too-few = { $game } is not for so few.
seat-taken = Somebody sits there already.
not-waiting = The game has begun.
waiting = The game begins when everybody sits.
over = The game is over.
not-over = The game is not over yet.
held = Somebody still has to confirm a turn.
no-lesson = This table follows no lesson, or no longer.
no-review = This game can’t be read to its end: it was played under other rules.
no-lesson-here = This game has no lesson yet.
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
bad-link = That link does not work any more. Ask for the new one on a device of yours.
nobody-yet = This browser is nobody yet. Play a game, or bring your games here with your link, a code or a passkey.
passkey-needs-https = Browsers have passkeys only at a name, and over HTTPS or on this machine itself (as localhost). The link works everywhere.
passkey-needs-name = A passkey belongs to a name, and this address is only a number. The link works everywhere.
no-more-passkeys = That passkey is kept already, or there are as many as there may be.
bad-passkey = That passkey does not open anything here.
bad-message = The server did not understand that.
taken-back-enough = Enough has been taken back in this game.
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
nudge-slow = Only at a slow table does one nudge somebody. Here there is the chat.
nudge-nobody = The game waits for nobody just now.
nudge-yourself = The game waits for you.
nudge-holiday = { $name } is away for { $time } more.
nudge-again = { $name } was nudged not long ago. You can nudge again in { $time }.
no-more-holidays = { $days ->
    [0] You have been away for { $most } days of this year already, which is all there are.
    [one] Of { $most } days a year you have one left.
   *[other] Of { $most } days a year you have { $days } left.
}

# The log
line-undo = { $seat } takes that back.
line-concede = { $seat } gives up.
line-timeout = { $seat } has run out of time.
line-bot-takes-over = A bot plays for { $seat } now.
line-bot-gives-back = { $seat } plays again.

# The decision
who-you = You
who-waits = Free seat
ask-waiting = { $count ->
    [0] Waiting until everybody is here.
    [one] One seat is free. The game starts when somebody takes it.
   *[other] { $count } seats are free. The game starts when all are taken.
}
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
end-agreed = The game was ended by agreement, as it stood.
end-lost-alone = The game was stronger this time.
end-tie = { $names } share the win.
end-lost-on-time = lost on time
end-survivor = Nobody else has any time left.
and = { $a } and { $b }

# Lists
turn-yours = **Your turn**
turn-other = { $name } decides
turn-bot = { $name } is thinking
since-then = for { $time }
waits-for = { $names } waiting for { $time }
finished-agreed = **Finished** by agreement
days = { $count } days
finished-won = **Finished**: you won
finished-alone = **Finished**: the game was stronger
finished-lost = **Finished**: { $names } won
time-left = { $time } left
away-for = away for { $time } more
pace-none = No clock
pace-with-clock = Live, with a clock
pace-live = Live, { $minutes } min each
pace-increment = Live, { $minutes } min each and { $seconds } s more for every move
pace-bank = Live, { $seconds } s a move, { $minutes } min of spare time each
pace-half-day = Half a day a move
pace-day = A day a move
pace-two-days = Two days a move
pace-week = A week a move
pace-spare = { $days ->
    [0] no spare time
    [one] one day of spare time each
   *[other] { $days } days of spare time each
}
late-bot = A bot takes the seat
late-lose = The game is given up
waiting-for-you = { $count ->
    [0] { "" }
    [one] One game waits for you.
   *[other] { $count } games wait for you.
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

# The time axis, and moments of a game
round = Round { $n }
eyes-shut = Other seats’ eyes open when the game is over.
card-title = { $game }: { $names }
bad-file = This is no game that can be shown: { $why }
file-too-large = This file is too large for a game.
file-other-rules = This game was played under other rules, or with other pieces, than this server has.
file-not-over = This game is not over yet. Only finished games can be opened from a file.
player-n = Player { $n }
card-waiting = A game that is about to begin.
card-start = The game begins.

# Challenges: the same cards for all
no-challenge = Only a game that one person played against bots from its start can be played with the same cards, and one that was begun before this was possible can’t.
tried-enough = You have played these cards often enough.
challenge-full = As many have played these cards as there is room for.
challenge-title = { $name } challenges you at { $game }
challenge-line = The same cards, the same bots. Who does better?
challenge-open = Your first game counts. Nobody knows the cards before they have played.
challenge-running = Your game counts once it is over.
challenge-not-done = Your first game counts, and you ended it early, so it is not in the table.
challenge-alone = Nobody else has played these cards to the end yet.
challenge-best = You are the best of { $count }.
challenge-best-shared = You share the first place among { $count }.
challenge-place = You are number { $place } of { $count }.
challenge-place-shared = You share place { $place } among { $count }.

# The invitation
fact-pace = Time
fact-late = When time is up
fact-sit = Who may sit
fact-sit-link = whoever has the link
fact-sit-public = anybody
fact-watch = Watching

# Notices: in a browser, by mail, in a feed
mail-with = { $game } with { $names }
notice-turn = Your turn in { $game }
notice-nudged = They wait for you in { $game }
notice-play = Play
notice-later = In an hour
mail-subject = Your turn: { $game }
mail-nudged = They wait for you: { $game }
mail-head = Your turn, { $name }.
mail-nudged-head = They wait for you, { $name }.
mail-since = Since your last turn
mail-play = Play your turn
mail-mute = Not for this table
mail-off = No more mails
mail-why = One mail a turn, and none while you have the table open.
mail-yours = The picture shows what you may see, nothing else.
confirm-subject = Is this your address?
confirm-mail = Somebody asked Nunatak to write to this address when a game waits. If that was you, open this and say so.
confirm-ignore = If it was somebody else, do nothing: no further mail will come.
confirm-button = Yes, write to me
confirm-sure = Shall Nunatak write to { $address } when a game waits for { $name }?
confirm-done = Mails go to { $address } from now on. Every one of them has a link that ends them.
off-sure = Shall no more mails go to { $address }?
off-sure-table = Shall nothing more be sent to you about this table?
off-button = Send nothing more
off-done = No more mails will come. Your page “My devices” can start them again.
off-done-table = Nothing more will be sent to you about this table.
to-games = To your games
push-needs-https = Browsers show notices only for addresses with HTTPS, or on this machine itself (as localhost). Mail and the feed work here.
bad-endpoint = This browser’s push service can’t be used: its address is not one that everybody reaches over HTTPS.
bad-address = That is no mail address.
too-many-mails = Enough mails have asked that today. Please try again tomorrow.
mail-not-sent = The mail could not be sent just now. Please try again later.
dead-link = This link no longer does anything.

# Puzzles
no-such-puzzle = There is no such puzzle.
puzzle-names = Blue, Red, Yellow, Green, Violet
puzzle-ask = what is best?
puzzle-title-ahead = { $who } to move, { $by } { $by ->
    [one] point
   *[other] points
} ahead: { $ask }
puzzle-title-behind = { $who } to move, { $by } { $by ->
    [one] point
   *[other] points
} behind: { $ask }
puzzle-title-level = { $who } to move, level on points: { $ask }
