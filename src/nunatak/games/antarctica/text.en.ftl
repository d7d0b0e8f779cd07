# Antarctica, in English.

tagline = The sun thaws one ship at a time. Be there first, with the most scientists.

# What it is about, and what wins: the first thing a newcomer reads
aim-1 = The sun thaws one frozen ship at a time; whoever owns it sails to another area, and builds, recruits or researches there.
aim-2 = Points come at the end, to whoever has most: scientists in each area, steps on each research track, buildings with an asterisk, discarded resources.

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
track-A = track A (inland)
track-B = track B (coastal)
track-C = track C (naval)
track-3 = track 3 (inland, coastal)
track-4 = track 4 (naval)
symbol-move-ship = everybody may move a ship
symbol-draft = everybody takes a Shipyard card
symbol-advance-three = everybody may advance 3 spaces
symbol-scientist = a scientist
symbol-ship = a new ship
symbol-expertise-card = an Expertise Resource card
symbol-basic-card = the Basic Resource card comes back, if it was used
vain-move-ship = there is no ship to move
vain-draft = no Shipyard card is left
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
option-discard = Discard a ship or cube
option-discard-cube = Discard a spare cube
option-discard-ship = Discard a spare ship
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
    [action-card-discard] End your turn without doing anything
    [action-card] End your turn: no action, no card
    [action-discard] End your turn: no action, no discard
    [card-discard] End your turn: no card, no discard
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
spoken-launch = Build a ship: it joins the line in { $area }, and all others take a Shipyard card
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
    [yes] Discard a ship or cube for a scientist
   *[no] Discard a ship or cube for points alone: your reserve is empty
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
    [one] 1 research step
   *[other] { $research } research steps
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
ask-first-cube = You play second, so you begin with a cube on a research track. Which one?
ask-sail-where = { $second ->
    [yes] Your Icebreaker lets your second ship act. Where does it sail?
   *[no] The sun shines on your ship. Where does it sail?
}
ask-act = { $left ->
    [card-discard] Play a card, discard a ship or cube, or end your turn.
    [card] Play a card, or end your turn.
    [discard] Discard a ship or cube, or end your turn.
    [nothing] Nothing is left to do: end your turn.
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
    [yes] A blue symbol was reached: take one of these Shipyard cards. The others are passed on.
   *[no] Somebody has built a ship: take a Shipyard card of your choice.
}
ask-look-again = The cards are passed on
ask-discard-what = { $reserve ->
    [yes] Which ship or cube do you discard for a scientist?
   *[no] What do you discard? Your reserve is empty, so no scientist comes.
}
ask-advance-where = { $points ->
    [one] Your building brings one research step. On which track?
   *[other] Your building brings { $points } research steps. On which track?
}
ask-which-ship = A blue symbol was reached: you may move one of your ships, without acting there. Which one?
ask-move-where = Where do you move it?
ask-draw-card = Shipyard cards are drawn, for all to choose from
ask-advance-all = A blue symbol was reached: everybody may advance 3 spaces, each on another track. Which one do you take?
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
now-look-again = The Shipyard cards are being passed on.
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
event-pile-left = Too few Shipyard cards for everybody: the last { $cards ->
    [one] one leaves
   *[other] { $cards } leave
} the game.
event-took = { $seat } takes a Shipyard card.
event-chose = { $seat } took the card { $card }.
event-recruited = { $seat } recruits { $scientists ->
    [one] one scientist
   *[other] { $scientists } scientists
} in { $area }.
event-researched = { $seat } researches in { $area }: { $points ->
    [one] one step
   *[other] { $points } steps
}.
event-advanced = { $seat } advances to space { $space } of { $track }.
event-points-lost = { $seat } can advance nowhere: { $points ->
    [one] one research step is
   *[other] { $points } research steps are
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
event-ship-discarded = { $seat } discards a spare ship{ $scientists ->
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
event-drew = A Shipyard card is drawn, for all to choose from: { $card }.
event-looked = { $left ->
    [0] The Shipyard cards lie open again.
   *[other] The Shipyard cards that are left are passed on.
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
scene-subtitle = [sun|Sun in] **{ $area }** · turn { $turn }
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
scene-access = in reach
scene-by-sail = to { $areas }
scene-build-in = in { $areas }
scene-build-places = in { $count } areas
scene-build-anywhere = in any area
scene-out-of-reach = out of reach
scene-could-build = Build { $signs }
scene-could-recruit = Recruit scientists
scene-could-research = Research steps
scene-could-launch = Build a ship
scene-could-nothing = nothing to do there now
scene-own-ship = your ship in { $area }{ $place ->
    [only] { "" }
    [first] , first in line
    [second] , second in line
   *[3] , third in line
}
scene-scrap = Discard { $ship }
scene-weigh = Move { $ship }
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
scene-no-cards = no cards now
scene-does-basic = for a missing crane, tower, derrick or turbine
scene-does-expertise = for a missing lab or factory
scene-does-icebreaker = when the sun comes, your ship second in line acts, too
scene-does-place-a-scientist = from your supply to where you sailed
scene-does-two-scientists = two from your reserve
scene-does-fast-research = any track, 3 spaces
scene-your-turn = Your turn
scene-sailed = sailed to { $to }
scene-name-sailed = { $name } sailed from { $source } to { $to }
scene-you-sailed = you sailed from { $source } to { $to }
scene-no-camp = There is no camp in { $area }.
scene-no-centre = There is no research center in { $area }.
scene-no-track = You can’t advance on any track that it serves.
scene-no-shipyard = There is no shipyard in { $area }.
scene-no-second = No ship of yours is second in line.
scene-no-advance = You can’t advance on any track.
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
scene-costs-cube = each track needs one to begin
scene-costs-ship = only a shipyard could use it
scene-costs-turns = it brings you no more turns
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
scene-to-space = To space { $space }, worth { $points ->
    [one] 1 point
   *[other] { $points } points
}
scene-scientists = Scientists to place, and in reserve
scene-ships = Ships on the board
scene-cards = Cards in hand
scene-if-it-ended = If it ended now
scene-final = The end
scene-column-areas = Areas
scene-column-tracks = Tracks
scene-column-cards = [star|Buildings with an asterisk]
scene-column-resources = [cube|Discarded ships and cubes]
scene-column-total = Points

# Waiting for somebody else
wait-place-ship = { $name } places a ship.
wait-first-cube = { $name } chooses a track to begin on.
wait-sail-where = { $name }’s ship has thawed and is about to sail.
wait-act = { $name } chooses what to do.
wait-choose-card = { $name } takes a Shipyard card.
wait-discard-what = { $name } discards something.
wait-advance-where = { $name } chooses a research track.
wait-which-ship = { $name } may move a ship.
wait-move-where = { $name } moves a ship.
wait-advance-all = { $name } may advance on a track.

# What things are: a name, and what it does for you
legend-used = Buildings you use where you sail
legend-needed = Buildings that others require
legend-starred = With an asterisk: for points
legend-pieces = Pieces
legend-board = On the board
legend-red = Red: for you, every time
legend-blue = Blue: for all, once a game
legend-hand = Cards in your hand
legend-spare = Resources
about-camp = Camp
    Sail here to recruit: a scientist for each ship and scientist of yours in this area.
about-shipyard = Shipyard
    Sail here to build one of your spare ships; all others take a Shipyard card.
about-inland = Inland research center
    Sail here to research on a track with this sign: a step for each ship and scientist of yours here.
about-coastal = Coastal research center
    Sail here to research on a track with this sign: a step for each ship and scientist of yours here.
about-naval = Naval research center
    Sail here to research on a track with this sign: a step for each ship and scientist of yours here.
about-crane = Crane
    Building cards require it. Any ship of yours beside it gives you access; a Basic card can stand in.
about-shaft-tower = Shaft tower
    Building cards require it. Any ship of yours beside it gives you access; a Basic card can stand in.
about-derrick = Derrick
    Building cards require it. Any ship of yours beside it gives you access; a Basic card can stand in.
about-turbine = Wind turbine
    Building cards require it. Any ship of yours beside it gives you access; a Basic card can stand in.
about-lab = Lab
    Advanced cards require it. Any ship of yours beside it gives you access; an Expertise card can stand in.
about-factory = Factory
    Advanced cards require it. Any ship of yours beside it gives you access; an Expertise card can stand in.
about-headquarters = Headquarters
    No action here. It counts in its area, and its card among the asterisks.
about-plankton-farm = Plankton farm
    No action here. Takes two scientists; it counts in its area, and its card among the asterisks.
about-antenna = Parabolic antenna
    No action here. It counts in its area, and its card among the asterisks.
about-ship = Ship
    Acts when the sun comes, if it is first in line, farthest out: it sails elsewhere, and you act there.
about-berth = Ship space
    Room for a ship. Whoever arrives lies last in line; an area holds three.
about-scientist = Scientist
    Placed when you build. Most scientists in an area get its points; they stay for good.
about-cube = Research cube
    How far its owner has come on this track. Whoever is furthest scores most at the end.
about-player = Player
    The shape and colour of whoever owns a piece.
about-sun = The sun
    Goes counter-clockwise to the next area with ships, and thaws the first ship in line there.
about-area = Area
    Sail here and use a building that stands here. Most scientists here score at the end.
about-closed = Closed area
    With two players nobody sails here.
about-worth = Area and its worth
    What the first place gets if it ended now: buildings + scientists + 1.
about-track = Research track
    Each number is what a cube there is worth. You advance over empty spaces only, and jump over cubes.
about-step = Research steps
    How far a building, once built, takes you on one track of your choice.
about-order = Building order
    What stands left is required, what stands right gets built where you sail. Below: scientists to place, steps of research.
about-star = Asterisk
    Whoever has most cards with an asterisk scores at the end.
about-cards = Shipyard cards
    Taken when somebody else builds a ship; each is a help to be played once.
about-no = Not to be had
    None of your ships has access to it.
about-red = Red symbol
    For you alone, each time your cube reaches or passes one.
about-red-scientist = A scientist
    From your reserve into your supply.
about-red-ship = A new ship
    One of your spare ships joins the line under the sun, if there is room.
about-red-expertise = An Expertise card
    It stands in for a lab or a factory, once.
about-red-basic = Your Basic card
    It comes back to you, if you have used it.
about-blue = Blue symbol
    For everybody, once a game, when the first cube reaches or passes it.
about-draft = Draft
    A Shipyard card for each: take one, pass the others on.
about-moveship = Move a ship
    Everybody may move one ship to another area, without an action.
about-advance-three = Advance three
    Everybody may go three spaces on a track that nobody has chosen for it.
about-basic = Basic Resource
    Stands in for a crane, shaft tower, derrick or wind turbine that you lack when you build.
about-expertise = Expertise Resource
    Stands in for a lab or a factory that you lack when you build; used once.
about-icebreaker = Icebreaker
    Lets your ship that is second in line act too, when the sun comes there.
about-place-a-scientist = Place a Scientist
    One goes from your supply to where you have sailed.
about-two-scientists = +2 Scientists
    Two come from your reserve into your supply.
about-fast-research = Fast Research
    Three steps on any track.
about-spare-ship = Spare ship
    Waits for a shipyard. Or discard it for a scientist: whoever has discarded most scores at the end.
about-spare-cube = Spare cube
    Needed to begin a track. Or discard it for a scientist: whoever has discarded most scores at the end.
about-discarded = Discarded
    Cubes and ships given up for scientists. Whoever has most scores at the end.

# On one screen
aid-turn = Your turn
aid-turn-sun = The sun goes on
    counter-clockwise, to the next area with ships. The first ship in line is free.
aid-turn-sail = Sail
    to any other area with room. You lie last in line.
aid-turn-act = Act once
    where you arrived, or not at all.
aid-turn-card = Play one card
    in each visit of the sun.
aid-turn-discard = Discard one resource
    even before you sail; a scientist comes from your reserve.
aid-ends = It ends
aid-ends-last = Last scientist placed
    or the last building card taken. That turn is finished.
aid-actions = Actions
aid-actions-build = Build
    an open card. Your ships, wherever they lie, give access to what it requires. Place 1 or 2 scientists; research what it says.
aid-actions-recruit = Recruit
    at a camp: as many as you have ships and scientists there.
aid-actions-research = Research
    at a center: as many steps as you have ships and scientists there, on one track with its sign.
aid-actions-launch = Build a ship
    at a shipyard: it lies last under the sun. All others take a Shipyard card.
aid-tracks = Tracks
aid-tracks-empty = Only empty spaces count
    You jump over cubes. Symbols you reach or pass take place in order.
aid-points = Points, all at the end
aid-points-areas = Areas
    First: buildings + scientists there + 1. Second: as many as the first has scientists. And so on.
aid-points-tracks = Tracks
    First: what all cubes are worth. Next: the worth of the cube before.
aid-points-asterisks = Asterisks
    First: the number all players have. Next: the number of the one before.
aid-points-discarded = Discarded
    The same.
aid-points-level = Level
    You share the place and its points in full. Most first places break a tie, then building cards.

# What scores, drawn: a sum, and what it is for
score-areas = [camp] [crane] + [pawn] [pawn] [pawn] + 1 = **6**
    to whoever has most scientists in an area
score-tracks = [step] **3** + **2** + **1** = **6**
    to whoever is furthest on a track
score-asterisks = [star] [star] + [star] = **3**
    to whoever has most asterisks
score-discarded = [cube] [ship] + [cube] = **3**
    to whoever has discarded most

# The guided opening, a step at a time
lesson-sun = The sun
lesson-sun-say = Your research ships lie frozen. The sun thaws one at a time: now yours, in Southeast.
lesson-sun-why = It must sail to another area, and there you act. Points come at the end, mostly to whoever has most scientists in an area. Sail to East.
lesson-sun-other = Every area is open to you. The lesson begins an area of your own in East.
lesson-build = Building
lesson-build-say = You may act once here. Build the inland research center.
lesson-build-why = Its card asks for a crane: your ship in Northwest lies beside one. A scientist comes with it, for good. So you lead in East; its tab says what that pays: 4.
lesson-build-other = That can be good, too. Buildings come first here: only with them do you place scientists.
lesson-track = Research
lesson-track-say = The card brings a research step, too.
lesson-track-why = Numbers say what a cube there is worth. Whoever is furthest at the end scores all cubes on the track. Begin track A.
lesson-track-other = Any track will do. On A you are first, and a scientist waits on its third space.
lesson-done = The next ship
lesson-done-say = That was a turn. End it; discards come later.
lesson-done-why = The sun goes on, counter-clockwise: next it thaws { $p2 }’s ships in East and Northeast.
lesson-done-other = A scientist more; you will discard soon, too.
lesson-line = In line
lesson-line-say = Your next ship thaws. { $p2 } has built a crane in Northeast.
lesson-line-why = Sail to East again. There you lie last in line, and only the first thaws when the sun comes; others wait. But two ships count double.
lesson-line-other = Good places are everywhere. In East your first scientist helps you to more.
lesson-recruit = Recruiting
lesson-recruit-say = A camp brings a scientist for each ship and scientist of yours there.
lesson-recruit-why = Two ships and one scientist: three. Without scientists you can’t build.
lesson-recruit-other = Without scientists nothing is built. Three at once are many.
lesson-discard = Discarding
lesson-discard-say = Once a turn you may discard a spare ship or cube.
lesson-discard-why = It brings a scientist, and at the end whoever has discarded most scores. Discard a spare ship.
lesson-discard-other = You keep your three spare ships. They need a shipyard, and none stands yet.
lesson-theirs = Their area
lesson-theirs-say = In Northeast { $p2 } leads, with one scientist.
lesson-theirs-why = Crane and turbine stand there, all that a plankton farm needs. It takes two scientists. Sail there.
lesson-theirs-other = In Northeast the farm needs nothing but what stands there.
lesson-lead = In the lead
lesson-lead-say = Build the farm: you lead by two to one.
lesson-lead-why = The first gets a point for each building and scientist there, and one more: 7. The second gets as many as the first has scientists: 2. The farm’s asterisk scores, too.
lesson-lead-other = { $p2 } still leads here, and may build the farm.
lesson-symbol = A red symbol
lesson-symbol-say = Two steps this time.
lesson-symbol-why = On track A you reach a red symbol: a scientist, for you alone. Blue ones are for all, once.
lesson-symbol-other = A new track is good, too; the red symbol on A was within reach.
lesson-over = Your turn ends
lesson-over-say = Well done. End your turn.
lesson-over-why = Now { $p2 } will look where you can be caught.
lesson-over-other = One more scientist. Then { $p2 } looks where you can be caught.
lesson-end-say = { $p2 } is level with you in East: both get its points. 16 to 10, if it ended now.
lesson-end-why = It ends when somebody has placed all 16 scientists, or everything is built. Fear losing first places, waiting in line, having no scientists. Research centers bring steps, shipyards ships.

# The page of the game: how a turn goes, and what its components are.
turn-sail = The sun comes, a ship sails
    It goes on to the next area with ships; the first in line is free, and must sail to another area with room.
turn-build = You act once
    where you arrived: build an open card, recruit, research, or build a ship. One card may be played besides.
turn-research = Research goes on
    Cubes move up tracks and over others; red signs are for you, blue ones for all.
part-buildings = Buildings
part-cards = Building cards
part-tracks = Research tracks
part-layout = First layout
part-start = Starting buildings
part-placing = Order of placing
part-shipyard = Shipyard cards
part-resources = Resource cards
part-pieces = Pieces

# Puzzles: what is asked, without the answer
puzzle-sail-where = the sun shines on a ship. Where to?
puzzle-act = the ship has arrived. What is done there?
puzzle-discard-what = what is given up for a scientist?
puzzle-advance-where = which research?
puzzle-advance-all = which track before the others choose?
puzzle-which-ship = which ship to move?
puzzle-move-where = where should this ship lie?
puzzle-first-cube = which research to begin with?
