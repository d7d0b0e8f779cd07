tagline = Take a card or pass, and don’t be too heavy.
aim-1 = Pack your sledge with card after card, as long as you dare.
aim-2 = The heaviest sledge wins, but one that is too heavy breaks through the ice and is worth nothing.

choice-ice = The ice
choice-ice-thin = thin: carries 7
choice-ice-thick = thick: carries 11

option-take = Take a card
option-pass = Pass
option-first = Player { $noun } begins
option-card = A card of { $noun }
option-show = All cards are shown

ask-first-player = Chance decides who begins.
ask-turn = The ice carries { $carries }. Take a card, or pass?
ask-deal = A card is drawn.
ask-show-all = All cards are shown.
now-first-player = Chance decides who begins.
now-turn = { $who } takes a card or passes.
now-deal = A card is drawn.
now-show-all = All cards are shown.
wait-turn = { $name } takes a card or passes.
over = The game is over.
player = Player { $seat }

event-began = { $seat } begins.
event-took = { $seat } takes a card.
event-drew = It weighs { $card }.
event-passed = { $seat } passes.

ending-everybody-passed = Everybody has passed.
ending-no-card-left = The deck is empty.
points-sledge = Sledge
points-broken = Broken through

scene-subtitle = The ice carries { $carries }
scene-deck = Deck, { $count } cards
scene-card = A card of { $weight }
scene-hidden = A card that only { $name } knows
scene-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
scene-passed = has passed

# What things are: a name, and in the next line a sentence.
legend-table = On the ice
about-deck = Deck
    Take the card on top of it. Only you see what it weighs.
about-floe = Floe
    The cards of whoever stands here. All of them together are the sledge.
about-card = Card
    Makes the sledge heavier by its number.

# The player aid.
aid-turn = Your turn
aid-turn-take = Take
    the top card, which only you see.
aid-turn-pass = Pass
    and wait for the end.
aid-points = Points
aid-points-heavy = As heavy as you are
    as long as the ice carries you.
aid-points-broken = Nothing
    if you are heavier than that.

# What scores, as a small sum.
score-heavy = [sledge] **3** + **2** = **5**
    if the ice carries it
