# Antartik, in English.

tagline = One more figure before the water, while the others bet you flop.

# What is agreed on before the game
choice-children = Children at the table
choice-children-help = Parachutes work: a diver may discard one to save a bellyflop.

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
option-trade = Trade { $noun }, face down
option-judge = Ask the judge on your { $noun }
option-on-top = Put them back on top
option-at-bottom = Put them all at the bottom
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
}. Try it again, or begin anew?
ask-bet = Does the dive end here?
ask-dive = { $bets ->
    [0] Nobody bets against you. Draw again, or stop?
    [one] One bet says your dive ends here. Draw again, or stop?
   *[other] { $bets } bets say your dive ends here. Draw again, or stop?
}
ask-turn-over = The next card
ask-look = The judge shows a card
ask-top-or-bottom = Back on top, or all to the bottom?
ask-order = Which card comes next?
ask-flop = A bellyflop! Pull a parachute?
ask-receive = The bottom card of the deck
over = The game is over.

# What is going on, for whoever wants something else
now-first-diver = Chance decides who dives first.
now-go-on-or-anew = The diver decides first whether to go on with the row.
now-bet = The other players are being asked for their bets.
now-dive = The diver decides whether to draw or to stop.
now-turn-over = A card is being turned over.
now-look = The judge is showing cards.
now-top-or-bottom = The diver is putting back the cards that the judge showed.
now-order = The diver is putting back the cards that the judge showed.
now-flop = The diver decides whether to use a parachute.
now-receive = A card is being drawn from the bottom of the deck.

# Why not
why-no-card-to-draw = Whoever goes on must draw, and the deck is empty.
why-draw-first = Whoever goes on with an old row must draw at least once.
why-bet-stands = A judge can't be asked while a bet stands.
why-no-judge = You have no such judge face up.
why-not-yours = You have no such card face up.
why-stake-face-up = Only face-up cards can be staked.
why-trade-face-down = You have no such card face down.
why-deck-empty = There is no card at the bottom of the deck to be had.
why-not-among-these = The judge showed no such card, or it is placed already.

# What happened
event-began = { $seat } dives first.
event-went-on = { $seat } tries the dive of { $figures } again.
event-returned = { $seat } puts the row of { $figures } under the deck and begins anew.
event-turned-over = { $seat } draws { $card }.
event-staked = { $seat } stakes { $card } that the dive ends here.
event-raised = { $seat } raises a hand.
event-lost-bet = { $seat } loses { $card } to { $diver }.
event-won-bet = { $seat } wins the bet: { $card } lies face down.
event-kept-bet = { $seat } takes { $card } back.
event-flopped = { $seat } flops and keeps only { $card }.
event-entered = { $seat } enters the water cleanly and takes { $figures ->
    [one] one card
   *[other] { $figures } cards
}.
event-judged = { $seat } gives up { $card } to look at { $looks ->
    [one] one card
   *[other] { $looks } cards
}.
event-saw = { $seat } sees { $card }.
event-rearranged = { $seat } puts them back on top, in an order nobody else knows.
event-sunk = { $seat } puts them at the bottom, in an order nobody else knows.
event-parachuted = { $seat } pulls the parachute on { $card }; { $back } goes under the deck.
event-traded = { $seat } turns { $card } face up again.
event-received = { $seat } draws { $card } from the bottom.
event-left-over = The deck is empty; the row of { $figures } belongs to nobody.

# How it ended
ending-clean-entry = The last dive was clean.
ending-bellyflop = The last dive was a bellyflop.
ending-trade = A trade took the last card.

# Points
points-face-up = Cards face up, one point each
points-face-down = Bets won, three points each
