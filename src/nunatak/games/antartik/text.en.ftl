# Antartik, in English.

tagline = One more figure before the water, while the others bet you flop.

# What it is about, and what wins: the first thing a newcomer reads
aim-1 = Turn over one figure after another, as long as you dare: stop, and the whole row is yours, but the same figure twice is a bellyflop, and you keep that one card.
aim-2 = While others dive, bet a card that the dive ends here: a card face up is worth one point, a bet that you win lies face down and is worth three.

# What is agreed on before the game
choice-children = Children at the table
choice-children-note = Parachutes work: whoever flops may give one up and take the row after all.

# Cards
card-1 = a 1
card-2 = a 2
card-3 = a 3
card-4 = a 4
card-5 = a 5
card-6 = a 6
card-7 = a 7
card-8 = an 8
card-9 = a 9
card-10 = a 10
card-8-judge = an 8 with a judge
card-9-judge = a 9 with a judge
card-10-judge = a 10 with a judge
card-8-parachute = an 8 with a parachute
card-9-parachute = a 9 with a parachute
card-10-parachute = a 10 with a parachute

# Options
option-go-on = Try this dive again
option-anew = Begin a new dive
option-draw = Draw
option-stop = Stop
option-raise-hand = Raise your hand
option-stake = Stake { $noun }
option-trade = Turn { $noun } face up, take the bottom card
option-judge = Ask the judge on your { $noun }
option-on-top = Back on top
option-at-bottom = All to the bottom
option-next = Next comes { $noun }
option-parachute = Pull the parachute on your { $noun }
option-bellyflop = Take the bellyflop
option-first = Player { $noun } dives first
option-card = The card is { $noun }

# What is asked
ask-first-diver = Who dives first?
ask-go-on-or-anew = The last dive flopped after { $figures ->
    [one] one figure
   *[other] { $figures } figures
}. { $left ->
    [0] The deck is empty, so the row goes under it, and a new dive begins.
   *[other] Try it again, or begin anew?
}
ask-bet = Does the dive end here? { $cards ->
    [0] You have no card face up to stake: trade for one, or raise your hand.
   *[other] Stake a card on it, or raise your hand.
}
ask-dive = { $bets ->
    [0] Nobody bets against you.
    [one] One bet says your dive ends here.
   *[other] { $bets } bets say your dive ends here.
} { $drawn ->
    [0] You went on with an old row: draw at least once.
   *[other] Draw again, or stop?
}
ask-turn-over = The next card
ask-look = The judge shows a card
ask-top-or-bottom = { $judged ->
    [one] The card you saw: back on top, or to the bottom?
   *[other] The { $judged } cards you saw: back on top, or all to the bottom?
}
ask-order = { $below ->
    [0] On top of the deck, from above: which card comes next?
   *[other] At the bottom of the deck, from above: which card comes next?
}
ask-flop = A bellyflop! { $ready ->
    [0] { $left ->
        [0] No parachute of yours lies face up.
       *[other] Trade your parachute face up, to pull it?
    }
   *[other] Pull a parachute?
}
ask-receive = The bottom card of the deck
over = The game is over.

# What is going on, for whoever wants something else
player = Player { $seat }
now-first-diver = Chance decides who dives first.
now-go-on-or-anew = The diver first decides whether to try the old dive again.
now-bet = The other players are being asked for their bets.
now-dive = The diver is choosing: a card, the water or a judge.
now-turn-over = A card is being turned over.
now-look = The judge is showing cards.
now-top-or-bottom = The diver is putting back the cards that the judge showed.
now-order = The diver is putting back the cards that the judge showed.
now-flop = The diver decides whether to use a parachute.
now-receive = A card is being drawn from the bottom of the deck.

# Why not
why-no-card-to-draw = Whoever goes on must draw, and the deck is empty.
why-draw-first = Whoever goes on with an old row must draw at least once.
why-bet-stands = A judge can’t be asked while a bet stands.
why-no-judge = You have no such judge face up.
why-judge-face-up = That judge lies face down: trade it face up first.
why-only-at-flop = A parachute is pulled at a bellyflop, and only with children at the table.
why-only-diver = Only the diver can ask a judge.
why-no-parachute = You have no such parachute face up.
why-parachute-face-up = That parachute lies face down: trade it face up first.
why-not-yours = You have no such card face up.
why-stake-face-up = Only face-up cards can be staked: trade it face up first.
why-trade-face-down = You have no such card face down.
why-deck-empty = There is no card at the bottom of the deck to be had.
why-not-among-these = The judge showed no such card, or it is placed already.

# What happened
event-began = { $seat } dives first.
event-went-on = { $seat } tries the dive again, from { $figures ->
    [one] one figure
   *[other] { $figures } figures
} on.
event-returned = { $seat } puts the row of { $figures ->
    [one] one figure
   *[other] { $figures } figures
} under the deck and begins anew.
event-turned-over = { $seat } draws { $card }.
event-staked = { $seat } stakes { $card } on the dive ending here.
event-raised = { $seat } raises a hand.
event-lost-bet = { $seat } loses the bet, and { $card } to { $diver }.
event-won-bet = { $seat } wins the bet: { $card } comes back face down.
event-kept-bet = { $seat } takes { $card } back, face up.
event-flopped = { $seat } flops and keeps only { $card }.
event-entered = { $seat } enters the water cleanly and takes { $figures ->
    [one] one card
   *[other] { $figures } cards
}.
event-judged = { $seat } gives up { $card } to look at { $looks ->
    [one] the last card
   *[other] the next { $looks } cards
}.
event-saw = { $seat } sees { $card }.
event-rearranged = { $cards ->
    [one] { $seat } puts it back on top.
   *[other] { $seat } puts them back on top, in an order nobody else knows.
}
event-sunk = { $cards ->
    [one] { $seat } puts it at the bottom.
   *[other] { $seat } puts them at the bottom, in an order nobody else knows.
}
event-parachuted = { $seat } gives up { $card } and is saved; { $back } goes under the deck.
event-traded = { $seat } trades { $card }: it lies face up again.
event-received = { $seat } gets { $card } from the bottom of the deck.
event-left-over = The deck is empty; the row of { $figures ->
    [one] one figure
   *[other] { $figures } figures
} belongs to nobody.
event-took-last = { $ends ->
    [0] { $seat } has taken the last card of the deck.
   *[other] { $seat } has taken the last card of the deck, and so the dive ends.
}

# How it ended
ending-clean-entry = The last dive was clean.
ending-bellyflop = The last dive was a bellyflop.
ending-trade = A trade took the last card.

# Points
points-face-up = Cards face up, one point each
points-face-down = Bets won, three points each

# On the table
figure-1 = Candle
figure-2 = Swan
figure-3 = Ball
figure-4 = Arch
figure-5 = Star
figure-6 = Pirouette
figure-7 = Handstand
figure-8 = Figure eight
figure-9 = Arrow
figure-10 = Emperor
scene-subtitle = { $players } players, { $left ->
    [one] one card left
   *[other] { $left } cards left
}
scene-card-of = { $name }: { $card }{ $count ->
    [one] { "" }
   *[other] , { $count } of them
}
scene-won-of = { $name }: { $count ->
    [one] one bet won
   *[other] { $count } bets won
}
scene-staked = { $name } has staked { $card }
scene-bets = { $name } bets
    it ends here
scene-bets-short = bets it
    ends here
scene-hand = hand up,
    no bet
scene-hand-short = no bet
scene-lost = lost { $card }
    to { $diver }
scene-lost-short = lost { $card }
scene-thinks = { $name }
    is thinking
scene-thinks-short = thinking
scene-dives = { $name } dives
scene-dives-short = dives
scene-dives-thinks = { $name } dives:
    draw or stop?
scene-dives-thinks-short = draw, stop?
scene-dives-chooses = { $name } dives
    and is choosing
scene-dives-chooses-short = choosing
scene-new-dive = { $name } begins a new dive
scene-stop = { $count ->
    [one] Stop and take this one
   *[other] Stop and take these { $count }
}
scene-anew = Put the row under the deck, begin anew
scene-bellyflop = Take the bellyflop
scene-deck = { $left ->
    [one] One card left
   *[other] { $left } cards left
}
scene-left = { $left ->
    [one] one card left
   *[other] { $left } cards left
}
scene-flop = flop
scene-your-cards = Your cards
scene-one-each = one point each
scene-bets-won = Bets won
scene-three-each = three points each
scene-points = Points
scene-your-bet = Your bet:
    it ends here
scene-place-short = { $place ->
    [1] points, first
    [2] points, second
    [3] points, third
    [4] points, fourth
   *[other] points, fifth
}
scene-ahead = { $by ->
    [0] level with another
   *[other] first, { $by } ahead
}
scene-behind = { $place ->
    [2] second, { $by } behind
    [3] third, { $by } behind
    [4] fourth, { $by } behind
   *[other] fifth, { $by } behind
}
scene-your-dive = { $count ->
    [0] Your dive
    [one] Your dive, one figure
   *[other] Your dive, { $count } figures
}
scene-dive-of = { $name }’s dive, { $count ->
    [one] one figure
   *[other] { $count } figures
}
scene-bets-stand = { $count ->
    [one] one bet stands
   *[other] { $count } bets stand
}
scene-ask-bet = Does { $diver }’s dive end here? { $cards ->
    [0] You have no card face up to stake: trade for one, or raise your hand.
   *[other] Stake a card, or raise your hand.
}
scene-ask-dive-one = { $name } bets your dive ends here. { $drawn ->
    [0] You went on with an old row: draw at least once.
   *[other] Draw again, or stop?
}
scene-early = { $name } is asked first. You may already choose: does { $diver }’s dive end here?
scene-use-judge = Ask a judge
scene-stop-brings = { $count ->
    [one] Take one card, reach { $points }
   *[other] Take { $count } cards, reach { $points }
}
scene-bet-wins = { $name } wins the bet, reaches { $points }
scene-go-on-brings = { $count ->
    [one] One figure lies there already; you must draw
   *[other] { $count } figures lie there already; you must draw
}
scene-anew-brings = { $count ->
    [one] The figure goes under the deck
   *[other] The { $count } figures go under the deck
}
scene-raise-brings = The dive goes on, you think; nothing is at stake
scene-stake = Stake a card
scene-stake-brings = Dive ends: it is worth 3. Goes on: { $diver } gets it
with-judge = with a judge
with-parachute = with a parachute
scene-trade-brings = It is worth one point then, and the bottom card of the deck is yours: reach { $points }
scene-trade-brings-known = It is worth one point then, and the bottom card, { $card }, is yours: reach { $points }
scene-trade-ends = That is the last card of the deck: the dive ends, and bets go back face up
scene-trade-unfolds = Then you can pull this parachute
scene-you-know = What you know of the deck
scene-all-know = What all know of the deck
scene-on-top = On top, from above
scene-at-bottom = At the bottom, from below
scene-judge-brings = { $count ->
    [one] Give it up to look at the next card
   *[other] Give it up to look at the next { $count } cards
}
scene-parachute-brings = { $count ->
    [one] Give it up and take the card, reach { $points }
   *[other] Give it up and take { $count } cards, reach { $points }
}
scene-bellyflop-brings = Keep one card, reach { $points }
scene-clean = { $share }%: another figure{ $bets ->
    [0] { "" }
   *[other] , and { $bets } staked cards are yours
}
scene-clean-one = { $share }%: another figure, and { $name }’s card is yours
scene-flop-brings = { $share }%: bellyflop, you keep one card
scene-flop-share = Flop { $share }%
scene-clean-share = Clean { $share }%
scene-left-by-figure = Left in the deck, by figure
phase-bets = Bets
phase-choice = Choice
phase-figure = { $n ->
    [1] First figure
    [2] Second figure
    [3] Third figure
    [4] Fourth figure
    [5] Fifth figure
    [6] Sixth figure
    [7] Seventh figure
    [8] Eighth figure
    [9] Ninth figure
   *[other] Next figure
}
note-diving = diving
note-bets = bets { $card } against it
note-thinks = is thinking
note-lost = lost { $card } this dive
note-hand = hand up
stat-cards = Cards face up
stat-bets = Bets won

# Waiting for somebody else
wait-go-on-or-anew = { $name } decides whether to try the old dive again.
wait-bet = { $name } is asked: does { $diver }’s dive end here?
wait-dive = { $drawn ->
    [0] { $name } goes on with an old row, and must draw.
   *[other] { $name } decides whether to draw or to stop.
}
wait-top-or-bottom = { $name } has asked a judge and puts the cards back.
wait-order = { $name } has asked a judge and puts the cards back.
wait-flop = { $name } may still be saved by a parachute.

# Left word of
instruct-raise-hand = Keep my hand up for this dive

# What things are: a name, and what it does for you
legend-cards = Cards
legend-table = In the middle
legend-players = The players
legend-choices = What the diver does
about-figure = Figure
    A new one makes the row longer; one that lies there already is a bellyflop. There are as many of it as its number.
about-judge = Judge
    Give this card up while you dive, and look at the next three cards.
about-parachute = Parachute
    With children at the table: give this card up at a flop, and take the row after all.
about-taken = Cards face up
    One point each. You may stake one in a bet.
about-won = Bets won
    Cards face down, three points each.
about-dive = The dive
    Whoever stops takes the whole row; whoever flops gets the last card only.
about-deck = Deck
    The diver’s next figure lies on top. When it is empty, the game is over.
about-seen = What the judge shows
    The next cards, for you alone. Put them back on top or at the bottom, in any order.
about-odds = Risk
    How likely the next card shows a figure that lies there already.
about-pool = The water
    Stop here and take the row; or, after a flop, leave the old row and begin anew.
about-bet-place = Place for a bet
    A card here says: this dive ends now. One bet in each dive.
about-hand = Raised hand
    No bet this time.
about-staked = Staked card
    If the dive ends here it comes back face down, worth three; if not, the diver gets it.
about-floe = Floe
    What this player does just now.
about-player = Player
    The shape and colour of whoever sits here.
about-draw = Draw
    Turn over the next card. Bets against you are lost if the figure is new.
about-stop = Stop
    Take the whole row, one point for each card. Bets against you are won.

# On one screen
aid-turn = Your dive
aid-turn-draw = Draw
    a card. A new figure makes the row longer; bets against you come to you.
aid-turn-stop = Stop
    and take the whole row, face up. Bets against you are won.
aid-turn-flop = Bellyflop
    The figure lies there already: you keep that card only; the row stays for the next diver.
aid-turn-after = After somebody’s flop
    go on with that row, and draw at least once, or begin anew.
aid-others = While others dive
aid-others-bet = Bet
    a card of yours, face up, that the dive ends here. Once in each dive.
aid-others-won = It ends
    your card comes back face down: three points.
aid-others-lost = It goes on
    your card goes to the diver: one point less.
aid-cards = Special cards
aid-cards-judge = Judge
    while you dive and nobody has bet: give it up, see three cards, put them on top or under the deck.
aid-cards-parachute = Parachute
    with the option for children: give it up at a flop, and take the row.
aid-cards-trade = Trade
    whenever you decide something: turn a card face up again, and take one from under the deck.
aid-numbers = The deck
aid-numbers-many = As many as its number
    one 1, two 2s, ten 10s: high figures come twice soon.
aid-points = Points
aid-points-up = Face up
    one point
aid-points-down = Face down
    three points
aid-points-end = When the deck is empty
    the game is over. Most points win.

# What scores, drawn: a sum, and what it is for
score-up = [fig4] + [fig7] + [fig10] = **3**
    stop, and take the row: a point for each card
score-flop = [fig4] [fig7] [fig4] = **1**
    the same figure twice: you keep the last card only
score-down = [bets] = **3**
    a bet that you win

# The lesson: before each step what it is about, and why one would want it
lesson-row = A dive
lesson-row-say = You are diving. Your first figure is a 5.
lesson-row-why = Draw. Every new figure makes the row longer; one that lies there already is a bellyflop. The ring shows that danger. The others raise their hands: no bet against you.
lesson-row-other = One card is one point. Rows of three or four win games.
lesson-dare = A bet
lesson-dare-say = { $p3 } stakes a card that your dive ends here.
lesson-dare-why = Draw again. If the figure is new, that card is yours too.
lesson-dare-other = Stopping ends the dive, so the bet is won.
lesson-water = The water
lesson-water-say = The bet is lost, and yours. Three figures: the danger grows.
lesson-water-why = Stop: the whole row is yours. Each card face up is worth one point.
lesson-water-other = A flop would leave you one card of the row.
lesson-hand = Others dive
lesson-hand-say = Now { $p2 } dives, and you are asked before every card.
lesson-hand-why = A single figure is little danger. Raise your hand: no bet.
lesson-hand-other = If the dive goes on, a staked card is lost.
lesson-stake = Your bet
lesson-stake-say = An 8 and a 10: of 10s there are ten, of 1s only one.
lesson-stake-why = Stake your 2. If { $p2 } stops or flops it comes back face down, worth three points.
lesson-stake-other = Whoever never bets leaves three points lying.
lesson-won = Three points
lesson-won-say = A bellyflop! Your 2 now counts three.
lesson-won-why = The row stays for { $p3 }, who tries it again. You may bet once in each dive; raise your hand and watch.
lesson-won-other = A bet again? It is even odds at best.
lesson-old = A row left behind
lesson-old-say = Another flop, and your turn.
lesson-old-why = Try this dive again: two figures lie there already, for you.
lesson-old-other = A new dive is safer, and starts from nothing.
lesson-judge = The judge
lesson-judge-say = You have to draw, and it is dangerous.
lesson-judge-why = Nobody bets, so your 9 with the judge may look ahead. It costs you that card.
lesson-judge-other = Three in ten such draws are flops.
lesson-look = Three cards
lesson-look-say = Only you see them: a 10, a 4 and a 6.
lesson-look-why = The 10 would be a flop, the others not. Put them back on top.
lesson-look-other = Then what comes is unknown again.
lesson-order = Their order
lesson-order-say = First the 4, then the 6.
lesson-order-why = The 10 comes last, when you have long stopped.
lesson-order-other = With the 10 first you would flop.
lesson-sure = A safe draw
lesson-sure-say = { $p2 } bets against you, and can’t know what you know.
lesson-sure-why = Draw the 4.
lesson-sure-other = You gave up a judge for this card.
lesson-clean = Another one
lesson-clean-say = The next is your 6.
lesson-clean-why = Draw once more.
lesson-clean-other = It was certain; but four cards are good, too.
lesson-stop = Enough
lesson-stop-say = Next comes the 10, a bellyflop.
lesson-stop-why = Stop, and take everything.
lesson-stop-other = That card was known to be a flop.
lesson-end-say = You lead. The game ends when the deck is empty.
lesson-end-why = Face up counts one, face down three; most points win. Fear the second figure, and bets lost to others. A card you have won can be turned face up again: it brings one more from under the deck, and can be staked.

# The page of the game: how a turn goes, and what its components are.
turn-dive = Draw or stop
    Turn over one figure after another. Stop, and the whole row is yours.
turn-bet = The others bet
    Before each of your choices they may stake a card that your dive ends there.
turn-flop = The same figure twice
    is a bellyflop: you keep one card, and the next diver may take up your row.
part-figures = Figures
part-symbols = Judges and parachutes

# Puzzles: what is asked, without the answer
puzzle-bet = does this dive end here?
puzzle-dive = on into the water, or out of it?
puzzle-go-on-or-anew = the same dive again, or a new one?
puzzle-order = in which order should they come?
puzzle-top-or-bottom = keep what was seen, or bury it?
