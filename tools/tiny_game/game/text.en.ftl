tagline = Take a card or pass, and don’t be too heavy.
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
