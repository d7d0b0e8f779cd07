# Meltwater, in English.

tagline = The world has burnt. On the last white continent the Cold War goes on.

# What is agreed on before the game
choice-season = Season
choice-season-help = In summer the stations are full: more of everything, and soldiers from the start. In winter there are a few crews, and arming one takes a whole turn.
choice-season-summer = Summer
choice-season-winter = Winter
choice-coast = Coast
choice-coast-help = Which coastal hexes start dirty: all of them, or the ice shelves not.
choice-coast-irradiated = All of it dirty
choice-coast-snow-only = Ice shelves clean
choice-side = The first seat plays
choice-side-help = The United States always moves first.
choice-side-us = the United States
choice-side-ussr = the Soviet Union

# Sides and pieces
side-us = The United States
side-ussr = The Soviet Union
kind-civilian = a civilian
kind-soldier = a soldier
kind-refugee = a refugee
unit-us-civilian = an American civilian
unit-ussr-civilian = a Soviet civilian
unit-refugee = a refugee
unit-us-soldier = an American soldier
unit-ussr-soldier = a Soviet soldier

# Options
option-starve = { $noun } first
option-who = Choose { $noun }
option-flee = Flee to { $noun }
option-defect = Defect to { $noun }
option-carry = Carry a stockpile along
option-leave = Leave the stockpiles
option-march = March from { $noun }
option-to = March to { $noun }
option-civilians = Civilians: { $noun }
option-soldiers = Soldiers: { $noun }
option-stockpiles = Stockpiles: { $noun }
option-threaten = Threaten from { $noun }
option-target = Target { $noun }
option-drive = Drive to { $noun }
option-press-gang = Send the press gang of { $noun }
option-take = Take a refugee from { $noun }
option-attack = Attack from { $noun }
option-fallout = Let { $noun } die
option-militarize = Militarize in { $noun }
option-pass = Pass
option-spread = Spread to { $noun }
option-shelter = Land in { $noun }
option-card = Card { $noun }

# What is asked
ask-turn-up = The next doomsday card
ask-then-starve = Who starves?
ask-starving = People starve in several hexes. Which comes first?
ask-who-starves = { $hex } holds too many. Who has to go?
ask-flee-where = { $kind ->
    [soldier] A soldier
    [refugee] A refugee
   *[civilian] A civilian
} must leave { $hex }. Flee where?
ask-carry-or-leave = From { $hex } to { $to }: carry a stockpile along?
ask-defect-where = { $kind ->
    [soldier] A soldier
   *[civilian] A civilian
} of { $hex } can only defect. Where?
ask-act = { $left ->
    [one] Your last action. What do you do?
   *[other] { $left } actions left. What do you do?
}
ask-march-where = March from { $hex }: where to?
ask-march-civilians = March from { $hex } to { $to }: how many civilians?
ask-march-soldiers = March from { $hex } to { $to }: how many soldiers?
ask-march-stockpiles = March from { $hex } to { $to }: how many stockpiles?
ask-threaten-where = Threaten from { $hex }: which hex?
ask-threaten-whom = Threaten whom in { $to }?
ask-drive-where = Where is { $kind ->
    [refugee] the refugee
   *[civilian] the civilian
} of { $to } driven?
ask-press-gang-where = The press gang of { $hex }: take a refugee from where?
ask-attack-where = Attack from { $hex }: which soldier?
ask-fallout-where = The fight lets a dirty hex die. Which?
ask-militarize-how-many = Militarize in { $hex }: how many?
ask-spread-where = Radiation spreads from { $hex }. Which of the closest hexes?
ask-shelter-where = { $hex } is dead. Where does the boat land?
over = The game is over.

# What is going on, for whoever wants something else
player = Player { $seat }
now-turn-up = A doomsday card is being turned up.
now-then-starve = The board is being checked for starving units.
now-starving = It is the Starvation phase: a starving hex is being chosen.
now-who-starves = It is the Starvation phase: somebody has to leave a hex.
now-flee-where = It is the Starvation phase: a unit is looking for a refuge.
now-carry-or-leave = A unit flees, with a stockpile or without.
now-defect-where = It is the Starvation phase: a unit is about to defect.
now-act = It is the Action phase.
now-march-where = A march is being ordered, and it needs a goal.
now-march-civilians = A march is being ordered, and its civilians are being counted.
now-march-soldiers = A march is being ordered, and its soldiers are being counted.
now-march-stockpiles = A march is being ordered, and its stockpiles are being counted.
now-threaten-where = A threat is being made, and it needs a target.
now-threaten-whom = A threat is being made, and it needs a victim.
now-drive-where = Somebody threatened is being driven away.
now-press-gang-where = A press gang is looking for a refugee.
now-attack-where = An attack is being ordered.
now-fallout-where = A fight lets a dirty hex die.
now-militarize-how-many = Civilians are taking up arms.
now-spread-where = It is Doomsday: radiation spreads.
now-shelter-where = It is Doomsday: a boat is looking for a shore.

# Why not
why-not-starving = That hex supports everybody in it.
why-nobody-like-that = There is nobody like that in the hex.
why-not-adjacent = That hex is not next to it.
why-dead-supports-nobody = A dead hex supports nobody.
why-not-into-the-empty = Starving units go where people are, never into an empty hex.
why-enemies-there = Enemies are there.
why-no-enemies-there = No enemies are there to defect to.
why-no-room = That hex has no room for one more.
why-flee-first = Nobody defects who can flee.
why-nowhere-to-flee = There is nowhere to flee: nobody friendly nearby has room.
why-not-yours = You have no units there.
why-no-soldier = You have no soldier there.
why-under-fire = An enemy soldier is next to it.
why-no-way-out = There is nowhere to march from there.
why-only-soldiers-into-dead = Only soldiers march into a dead hex.
why-somebody-must-go = Somebody has to go.
why-not-so-many = There are not so many there.
why-no-target = No hex next to it has a civilian and few enough units to be threatened.
why-no-civilian = There is no civilian to threaten.
why-not-fewer = It needs fewer units there than yours, or a soldier of yours.
why-soldiers-stand-firm = Soldiers can’t be threatened.
why-not-into-radiation = Nobody can be driven into radiation.
why-another-colour = Others than its own people are there.
why-no-refugee = There is no refugee to be had there, or the soldier stands in a dead hex.
why-no-civilian-left = All your civilians are on the map already.
why-no-enemy-soldier = No enemy soldier is there.
why-too-far-from-the-fight = That hex is not around the two soldiers.
why-not-dirty = That hex is not dirty.
why-only-as-first-action = Militarizing must be the first action of a turn, and its only one.
why-no-soldier-left = All your soldiers are on the map already.
why-enemy-near = An enemy unit is next to it.
why-one-or-two = One civilian or two take up arms.
why-dead-already = That hex is dead already.
why-clean-hexes-first = As long as any hex is clean, radiation goes there.
why-not-the-closest = Another hex is closer.

# What happened
event-turn-began = Round { $round }: { $seat } is to move.
event-fled = Starvation: { $unit } flees from { $source } to { $to }.
event-defected = Starvation: { $unit } defects from { $source } to { $to }.
event-starved = Starvation: { $unit } dies in { $hex }.
event-poisoned = Starvation: { $unit } dies of radiation in { $hex }.
event-marched = { $seat } marches { $civilians ->
    [one] a civilian
   *[other] { $civilians } civilians
} from { $source } to { $to }.
event-marched-armed = { $seat } marches { $soldiers ->
    [one] a soldier
   *[other] { $soldiers } soldiers
} from { $source } to { $to }.
event-carried = { $seat } brings { $stockpiles ->
    [one] a stockpile
   *[other] { $stockpiles } stockpiles
} from { $source } to { $to }.
event-threatened = { $seat }, from { $source }, threatens { $unit } in { $target }.
event-driven = Driven away: { $unit }, from { $source } to { $to }.
event-killed = With nowhere to go, { $unit } dies in { $hex }.
event-press-ganged = { $seat } presses a refugee of { $source } into service in { $to }.
event-attacked = { $seat } attacks from { $source } to { $target }: both soldiers die.
event-militarized = { $seat } arms { $soldiers ->
    [one] a civilian
   *[other] { $soldiers } civilians
} in { $hex }.
event-passed = { $seat } passes.
event-doomsday-came = Doomsday: card { $card }.
event-dirtied = Radiation reaches { $hex }.
event-died-out = { $hex } is dead.
event-stockpiles-lost = { $stockpiles ->
    [one] A stockpile is
   *[other] { $stockpiles } stockpiles are
} lost in { $hex }.
event-arrived = A boat lands in { $hex }: { $unit }.
event-not-arrived = The boat bound for { $hex } brings nobody.
event-reshuffled = The doomsday cards are shuffled anew.
event-turned-up = Next: fallout over { $first } and { $second }, a boat to { $boat }.
event-annihilated = { $side } has nobody left.

# How it ended
ending-starvation = A side’s last unit starved.
ending-radiation = A side’s last unit died of radiation.
ending-defection = A side’s last unit defected.
ending-threat = A side’s last unit was threatened to death.
ending-attack = A side’s last soldier died in an attack.
ending-mutual-destruction = The last two soldiers killed each other.
ending-concession = A side has conceded.

# Points
points-civilians = Civilians left
points-soldiers = Soldiers left

# On the table
side-short-us = United States
side-short-ussr = Soviet Union
scene-round = { $season }, round { $round }
scene-clean = clean
scene-dirty = dirty
scene-dead = dead
scene-radiation = Radiation
scene-snow = Snow
scene-ice = Ice shelf
scene-stockpile-near = Stockpile, here or next to it
scene-feeds = Feeds { $supports }, holds { $units }
scene-feeds-nobody = Feeds nobody
scene-full = full
scene-room = room
scene-over = starves
scene-load = { $units } of { $supports }
scene-count-civilians = { $count ->
    [one] one civilian
   *[other] { $count } civilians
}
scene-count-soldiers = { $count ->
    [one] one soldier
   *[other] { $count } soldiers
}
scene-count-refugees = { $count ->
    [one] one refugee
   *[other] { $count } refugees
}
scene-count-stockpiles = { $count ->
    [one] one stockpile
   *[other] { $count } stockpiles
}
sea-weddell = Weddell Sea
sea-bellingshausen = Bellingshausen
    Sea
sea-ross = Ross Sea
sea-davis = Davis Sea
scene-cloud = Fallout drifts to { $hex }
scene-boat = A boat with refugees sails to { $hex }
scene-cards-left = { $count ->
    [one] One doomsday card left
   *[other] { $count } doomsday cards left
}
scene-left = cards left
scene-doomsday = Doomsday
scene-after = after the actions
scene-your-turn = { $side }, your turn
scene-actions-left = { $count ->
    [one] last action
   *[other] { $count } of 4 actions left
}
scene-waits = { $name } decides.
scene-civilians = Civilians
scene-soldiers = Soldiers
scene-stockpiles = Stockpiles
scene-refugees = Refugees
scene-neutral = neutral
phase-starvation = Starvation
phase-actions = Actions
phase-doomsday = Doomsday
action-march = March
action-march-note = from one hex to the next
action-march-none = Nobody can march
action-threaten = Threaten
action-threaten-note = drive a civilian away
action-threaten-none = Nobody can be threatened
action-press-gang = Press gang
action-press-gang-note = a refugee joins your soldier
action-press-gang-none = No soldier with refugees in reach
action-attack = Attack
action-attack-note = two soldiers die
action-attack-none = No enemy soldier in reach
action-militarize = Militarize
action-militarize-note = civilians take up arms
action-militarize-none = Nowhere safe enough

# The end
end-win-you = You win.
end-win = { $name } wins.
end-tie = Nobody wins.
end-total = Units left
