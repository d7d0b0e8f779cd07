# Antarctica, in English.

tagline = The sun thaws one ship at a time. Be there first, with the most scientists.

# What is agreed on before the game
choice-ships = Ships
choice-ships-note = Where the ships lie when the sun first moves.
choice-ships-first-play = As on a first play
choice-ships-free = Placed one by one
choice-start = Start player
choice-start-random = Drawn by lot
choice-start-first-seat = The first seat

# Areas, and ships by their place in line
area-N = North
area-NE = Northeast
area-E = East
area-SE = Southeast
area-S = South
area-SW = Southwest
area-W = West
area-NW = Northwest
ship-N-1 = the first ship in North
ship-N-2 = the second ship in North
ship-N-3 = the third ship in North
ship-NE-1 = the first ship in Northeast
ship-NE-2 = the second ship in Northeast
ship-NE-3 = the third ship in Northeast
ship-E-1 = the first ship in East
ship-E-2 = the second ship in East
ship-E-3 = the third ship in East
ship-SE-1 = the first ship in Southeast
ship-SE-2 = the second ship in Southeast
ship-SE-3 = the third ship in Southeast
ship-S-1 = the first ship in South
ship-S-2 = the second ship in South
ship-S-3 = the third ship in South
ship-SW-1 = the first ship in Southwest
ship-SW-2 = the second ship in Southwest
ship-SW-3 = the third ship in Southwest
ship-W-1 = the first ship in West
ship-W-2 = the second ship in West
ship-W-3 = the third ship in West
ship-NW-1 = the first ship in Northwest
ship-NW-2 = the second ship in Northwest
ship-NW-3 = the third ship in Northwest

# Buildings, as sentences speak of them and as they are called
building-crane = a crane
building-shaft-tower = a shaft tower
building-derrick = a derrick
building-turbine = a wind turbine
building-lab = a lab
building-factory = a factory
building-camp = a camp
building-shipyard = a shipyard
building-inland = an inland research center
building-coastal = a coastal research center
building-naval = a naval research center
building-headquarters = a headquarters
building-plankton-farm = a plankton farm
building-antenna = a parabolic antenna
name-crane = crane
name-shaft-tower = shaft tower
name-derrick = derrick
name-turbine = wind turbine
name-lab = lab
name-factory = factory
name-camp = camp
name-shipyard = shipyard
name-inland = inland research center
name-coastal = coastal research center
name-naval = naval research center
name-headquarters = headquarters
name-plankton-farm = plankton farm
name-antenna = parabolic antenna

# Cards
pile-basis = Basic
pile-double = Double
pile-prestige = Advanced
shipyard-icebreaker = Icebreaker
shipyard-place-a-scientist = Place a Scientist
shipyard-two-scientists = +2 Scientists
shipyard-fast-research = Fast Research
resource-basic = Basic
resource-expertise = Expertise
card-basis-1 = Basic card 1
card-basis-2 = Basic card 2
card-basis-3 = Basic card 3
card-basis-4 = Basic card 4
card-basis-5 = Basic card 5
card-basis-6 = Basic card 6
card-basis-7 = Basic card 7
card-basis-8 = Basic card 8
card-basis-9 = Basic card 9
card-basis-10 = Basic card 10
card-basis-11 = Basic card 11
card-basis-12 = Basic card 12
card-basis-13 = Basic card 13
card-basis-14 = Basic card 14
card-basis-15 = Basic card 15
card-double-1 = Double card 1
card-double-2 = Double card 2
card-double-3 = Double card 3
card-double-4 = Double card 4
card-double-5 = Double card 5
card-double-6 = Double card 6
card-double-7 = Double card 7
card-double-8 = Double card 8
card-double-9 = Double card 9
card-double-10 = Double card 10
card-double-11 = Double card 11
card-double-12 = Double card 12
card-prestige-1 = Advanced card 1
card-prestige-2 = Advanced card 2
card-prestige-3 = Advanced card 3
card-prestige-4 = Advanced card 4
card-prestige-5 = Advanced card 5
card-prestige-6 = Advanced card 6
card-prestige-7 = Advanced card 7
card-prestige-8 = Advanced card 8
card-prestige-9 = Advanced card 9
card-prestige-10 = Advanced card 10
card-prestige-11 = Advanced card 11
card-prestige-12 = Advanced card 12

# Tracks and their symbols
track-A = track A
track-B = track B
track-C = track C
track-3 = track 3
track-4 = track 4
symbol-move-ship = everybody may move a ship
symbol-draft = everybody drafts a shipyard card
symbol-advance-three = everybody may advance 3 spaces
symbol-scientist = a scientist
symbol-ship = a new ship
symbol-expertise-card = an Expertise Resource card
symbol-basic-card = the Basic Resource card back, if it was used
vain-move-ship = there is no ship to move
vain-draft = no shipyard card is left
vain-advance-three = there is no track to advance on
vain-scientist = the reserve is empty
vain-ship = there is no ship available, or no room under the sun
vain-expertise-card = no Expertise card is left
vain-basic-card = the Basic Resource card has not been used
passed-move-ship = has no ship to move
passed-draft = gets no card: there are too few
passed-advance-three = can advance on none of the tracks that are left

# Options
option-done = End your turn
option-stay = Leave the ship where it is, and discard the Icebreaker
option-decline = Decline
option-sail = Sail to { $noun }
option-build = Build from the { $noun } pile
option-launch = Build a ship
option-recruit = Recruit scientists
option-research = Research on { $noun }
option-icebreak = Set an Icebreaker in { $noun }
option-assign = Play Place a Scientist
option-reinforce = Play +2 Scientists
option-hasten = Play Fast Research on { $noun }
option-discard = Discard a resource
option-discard-cube = Discard an available cube
option-discard-ship = Discard an available ship
option-scrap = Discard { $noun }
option-weigh = Move { $noun }
option-advance = Advance on { $noun }
option-choose = Take { $noun }
option-dock = Place a ship in { $noun }
option-begin-on = Begin on { $noun }
option-first = Player { $noun } starts
option-lay = Lay out: { $noun }
option-turn-up = Turn up { $noun }
option-draw = Draw { $noun }
option-look = The cards are passed on

# Options with what they are about
spoken-done = { $given ->
    [action-card-discard] End your turn without an action, a card or a discard
    [action-card] End your turn without an action or a card
    [action-discard] End your turn without an action or a discard
    [card-discard] End your turn without a card or a discard
    [action] End your turn without an action
    [card] End your turn without a card
    [discard] End your turn without a discard
   *[nothing] End your turn: nothing else can be done
}
spoken-sail = { $how ->
    [placed] Place a ship in
    [moved] Move it to
   *[sailed] Sail to
} { $area }: { $buildings }{ $ships ->
    [0] { "" }
    [one] {" "}(one ship)
   *[other] {" "}({ $ships } ships)
}
spoken-launch = Build a ship: it joins the line in { $area }, and all others take a shipyard card
spoken-recruit = Recruit { $count ->
    [one] one scientist
   *[other] { $count } scientists
}: you have { $ships ->
    [0] no ship
    [one] 1 ship
   *[other] { $ships } ships
} and { $scientists ->
    [0] no scientist
    [one] 1 scientist
   *[other] { $scientists } scientists
} there
spoken-assign = Play Place a Scientist: one goes from your supply to { $area }
spoken-reinforce = Play +2 Scientists: { $count ->
    [one] one comes
   *[other] { $count } come
} from your reserve
spoken-discard = { $reserve ->
    [yes] Discard a resource for a scientist
   *[no] Discard a resource for points alone: your reserve is empty
}
spoken-build = Build { $building }{ $asterisk ->
    [yes] {" "}with an asterisk
   *[no] { "" }
} from the { $pile } pile: { $scientists ->
    [one] 1 scientist
   *[other] { $scientists } scientists
}{ $card ->
    [basic] {" "}and your Basic Resource card
    [expertise] {" "}and an Expertise Resource card
   *[none] { "" }
} for { $research ->
    [one] 1 research point
   *[other] { $research } research points
}
spoken-decline = { $symbol ->
    [move-ship] Move no ship
   *[advance-three] Advance on no track
}
spoken-choose = Take { $card }: { $does }
spoken-track = { $label }, to space { $space }{ $count ->
    [0] { "" }
   *[other] {" "}({ $symbols })
}

# What is asked
ask-lay-out = The buildings at the start
ask-turn-up-card = The next building card
ask-first-player = Who starts?
ask-place-ship = Where do you place a ship?
ask-first-cube = You begin with a cube on a track. Which one?
ask-sail-where = { $second ->
    [yes] Your Icebreaker lets your second ship act. Where does it sail?
   *[no] The sun shines on your ship. Where does it sail?
}
ask-act = { $left ->
    [card-discard] Play a card, discard a resource, or end your turn.
    [card] Play a card, or end your turn.
    [discard] Discard a resource, or end your turn.
   *[action] Choose what to do in { $area ->
        [N] { area-N }
        [NE] { area-NE }
        [E] { area-E }
        [SE] { area-SE }
        [S] { area-S }
        [SW] { area-SW }
        [W] { area-W }
       *[NW] { area-NW }
    }.
}
ask-choose-card = { $draft ->
    [yes] Take one of the drafted cards.
   *[no] Take a shipyard card of your choice.
}
ask-look-again = The cards are passed on
ask-discard-what = { $reserve ->
    [yes] What do you discard for a scientist?
   *[no] What do you discard? Your reserve is empty, so no scientist comes.
}
ask-advance-where = { $points ->
    [one] Your building brings one research point. On which track?
   *[other] Your building brings { $points } research points. On which track?
}
ask-which-ship = You may move one of your ships, without an action. Which one?
ask-move-where = Where do you move it?
ask-draw-card = Cards for the draft
ask-advance-all = You may advance 3 spaces on a track that nobody has chosen for this symbol. Which one?
over = The game is over.

# What is going on, for whoever wants something else
player = Player { $seat }
now-lay-out = The starting buildings are being laid out.
now-turn-up-card = A building card is being turned up.
now-first-player = Chance decides who starts.
now-place-ship = The ships are being placed.
now-first-cube = The second player is choosing a track to begin on.
now-sail-where = A ship has to sail first.
now-act = Whoever has sailed is choosing what to do.
now-choose-card = Shipyard cards are being taken.
now-look-again = The shipyard cards are being passed on.
now-discard-what = A resource is being discarded.
now-advance-where = A research track is being chosen for a new building.
now-which-ship = Everybody is asked in turn whether to move a ship.
now-move-where = A ship is being moved.
now-draw-card = Cards are being drawn for a draft.
now-advance-all = Everybody is asked in turn for a research track.

# Why not
why-three-ships = Three ships lie there already.
why-area-closed = That area is closed with two players.
why-track-closed = That track is not used with so few players.
why-must-leave = The ship must leave for another area.
why-stay-no-longer = You have begun this turn with a discard, so the ship must sail.
why-sailed-already = The ship has sailed already.
why-one-action = You can take one action a turn.
why-pile-empty = That pile is used up.
why-building-there = That building stands there already.
why-supply-short = You have too few scientists in your supply.
why-supply-empty = You have no scientist in your supply.
why-no-access = Your ships lack access to what the card requires.
why-no-access-by-card = Your ships lack access to what the card requires, and you have played your card of this visit already.
why-no-shipyard = There is no shipyard there.
why-no-ships-left = You have no ship available.
why-sun-full = Three ships lie under the sun, so there is no room for a new one.
why-no-camp = There is no camp there.
why-nobody-there = You have no ship and no scientist there to count.
why-reserve-empty = Your reserve is empty.
why-no-centre = No research center there serves that track.
why-no-advance = Your cube can’t get any further on that track.
why-no-cube = You have no cube left to begin on that track.
why-no-such-card = There is no such card to be had.
why-not-in-hand = You hold no such card.
why-one-card = You can play one card in each visit of the sun.
why-not-second = No ship of yours is second in line there.
why-not-noted = Under the sun an Icebreaker is for your ship that was second when the sun came.
why-ice-there = An Icebreaker of yours lies there already.
why-acting-ship = That ship has to sail first.
why-not-yours = No ship of yours lies there.
why-no-cubes-left = You have no cube available.
why-one-discard = You can discard one resource a turn.
why-discard-first = Say first that you discard a resource, then which.
why-nothing-to-discard = You have nothing to discard.
why-just-built = That ship was built this turn.
why-track-picked = Somebody has chosen that track for this symbol already.

# What happened
event-laid = There is { $building } in { $area }.
event-began = { $seat } starts.
event-docked = { $seat } places a ship in { $area }.
event-marked = { $seat } begins with a cube on { $track }.
event-turned-up = Next on the { $pile } pile: { $building }.
event-sun-came = Turn { $turn }: the sun shines on { $seat }’s ship in { $area }.
event-sailed = { $seat } sails from { $source } to { $to }.
event-stayed = { $seat } leaves the second ship in { $area }.
event-built = { $seat } builds { $building } in { $area } with { $scientists ->
    [one] one scientist
   *[other] { $scientists } scientists
}.
event-used = { $seat } uses a Resource card ({ $card }) as { $building }.
event-launched = { $seat }’s new ship lies last in line in { $area }.
event-pile-left = Too few shipyard cards for everybody: the last { $cards ->
    [one] one leaves
   *[other] { $cards } leave
} the game.
event-took = { $seat } takes a shipyard card.
event-chose = { $seat } took the card { $card }.
event-recruited = { $seat } recruits { $scientists ->
    [one] one scientist
   *[other] { $scientists } scientists
} in { $area }.
event-researched = { $seat } researches in { $area }: { $points ->
    [one] one point
   *[other] { $points } points
}.
event-advanced = { $seat } advances to space { $space } of { $track }.
event-points-lost = { $seat } can advance nowhere: { $points ->
    [one] one research point is
   *[other] { $points } research points are
} lost.
event-ice-set = { $seat } sets an Icebreaker in { $area }.
event-ice-gone = { $seat }’s Icebreaker in { $area } is discarded.
event-assigned = { $seat } plays Place a Scientist: one goes to { $area }.
event-reinforced = { $seat } plays +2 Scientists: { $scientists ->
    [one] one joins
   *[other] { $scientists } join
} the supply.
event-hastened = { $seat } plays Fast Research.
event-cube-discarded = { $seat } discards a cube{ $scientists ->
    [0] ; the reserve is empty
   *[other] {" "}and gets a scientist
}.
event-ship-discarded = { $seat } discards an available ship{ $scientists ->
    [0] ; the reserve is empty
   *[other] {" "}and gets a scientist
}.
event-scrapped = { $seat } discards a ship in { $area }{ $scientists ->
    [0] ; the reserve is empty
   *[other] {" "}and gets a scientist
}.
event-triggered = { $seat }’s cube reaches a symbol: { $symbol }.
event-joined = { $seat } gets a scientist from the reserve.
event-received = { $seat } gets a Resource card: { $card }.
event-moved = { $seat } moves a ship from { $source } to { $to }.
event-declined = { $seat } declines.
event-drew = Drawn for the draft: { $card }.
event-looked = { $left ->
    [0] The shipyard cards lie open again.
   *[other] The shipyard cards that are left are passed on.
}
event-ended = { $way }
event-in-vain = { $seat } gets nothing from it: { $symbol }.
event-passed-over = { $seat } { $symbol }.
event-placed-last = { $seat } has no scientist left: the last one is placed.

# How it ended
ending-last-scientist = The game ends: all scientists of one player are placed.
ending-last-building = The game ends: the last building is built.
ending-dead-cards = The game ends by a house rule: no open building card can ever be built.
ending-standstill = The game ends by a house rule: the sun has gone round twice, and only ships have changed places.
ending-no-ships = The game ends by a house rule: no ship is left on the board.

# Points
points-areas = Scientists in the areas
points-tracks = Research tracks
points-cards = Buildings with an asterisk
points-resources = Discarded resources

# On the table
scene-subtitle = [sun] **Sun in { $area }** turn { $turn }
scene-board = Board
scene-tracks = Tracks
scene-orders = Orders
scene-hand = Hand
scene-closed = closed
scene-area-points = { $area }, if it ended now
scene-first-place = First place
scene-area-first = { $buildings ->
    [one] One building
   *[other] { $buildings } buildings
}, { $scientists ->
    [one] one scientist
   *[other] { $scientists } scientists
} and one point
scene-track-points = { $track }, if it ended now
scene-sun = The sun in { $area }
scene-crew = { $count ->
    [one] One scientist
   *[other] { $count } scientists
} of { $name } in { $area }
scene-ship = { $name }’s ship in { $area }, number { $place } in line
scene-research = Research
scene-red = only you
scene-blue = all, once a game
scene-orders-title = Building orders
scene-left = { $count ->
    [0] the last one
   *[other] { $count } more
}
scene-next-card = The next card comes up soon.
scene-stands-there = stands there
scene-card-played = card played
scene-not-now = A building is built when your ship has sailed.
scene-no-access = none
scene-by-card = card
scene-need = { $building }: { $where }
scene-can-build = can build
scene-with-card = with a card
scene-few-scientists = lacks scientists
scene-lacks = no { $building }
scene-access = access
scene-resources = Resources
scene-available = Available
scene-discarded = Discarded
scene-available-hull = A ship of { $name }, available
scene-available-cube = A cube of { $name }, available
scene-discarded-of = { $name } has discarded { $count }
scene-shipyard = Shipyard
scene-expertise = Expertise
scene-your-hand = Your hand
scene-one-a-turn = play one a turn
scene-does-basic = any one resource
scene-does-expertise = lab or factory
scene-does-icebreaker = your second ship may act
scene-does-place-a-scientist = from your supply to where you sailed
scene-does-two-scientists = two from your reserve
scene-does-fast-research = any track, 3 spaces
scene-your-turn = Your turn
scene-sailed = sailed from { $source } to { $to }
scene-name-sailed = { $name } sailed from { $source } to { $to }
scene-you-sailed = you sailed from { $source } to { $to }
scene-no-camp = There is no camp in { $area }.
scene-no-centre = There is no research center in { $area }.
scene-no-track = You can’t advance on any track that it serves.
scene-no-shipyard = There is no shipyard in { $area }.
scene-play-a-card = Play a card
scene-launch-brings = It joins the line under the sun; all others take a card
scene-build = Build { $building }
scene-costs = { $scientists ->
    [one] 1 scientist
   *[other] { $scientists } scientists
}
scene-costs-card = { $scientists ->
    [one] 1 scientist
   *[other] { $scientists } scientists
}, and your { $card } Resource card
scene-recruit = { $count ->
    [one] Recruit one scientist
   *[other] Recruit { $count } scientists
}
scene-strength = Camp, with { $ships ->
    [0] no ship
    [one] 1 ship
   *[other] { $ships } ships
} and { $scientists ->
    [0] no scientist
    [one] 1 scientist
   *[other] { $scientists } scientists
}
scene-to-space = To space { $space }
scene-if-it-ended = If it ended now
scene-final = The end
scene-column-areas = Areas
scene-column-tracks = Tracks
scene-column-cards = Cards
scene-column-resources = Disc.
scene-column-total = VP

# Waiting for somebody else
wait-place-ship = { $name } places a ship.
wait-first-cube = { $name } chooses a track to begin on.
wait-sail-where = { $name }’s ship has thawed and is about to sail.
wait-act = { $name } chooses what to do.
wait-choose-card = { $name } takes a shipyard card.
wait-discard-what = { $name } discards something.
wait-advance-where = { $name } chooses a research track.
wait-which-ship = { $name } may move a ship.
wait-move-where = { $name } moves a ship.
wait-advance-all = { $name } may advance on a track.
