# Meltwater, in English.

tagline = The world has burnt. On the last white continent the Cold War goes on.

# What is agreed on before the game
choice-season = Season
choice-season-note = In summer the stations are full: more of everything, and soldiers from the start. In winter there are a few crews, and arming one takes a whole turn.
choice-season-summer = Summer
choice-season-winter = Winter
choice-coast = Coast
choice-coast-note = The newest board has not been seen, and its rulebook only says that some of the coast is printed dirty: either all of it, or all but the seven ice shelves.
choice-coast-irradiated = All of it dirty
choice-coast-snow-only = Ice shelves clean
choice-side = The first seat plays
choice-side-note = The United States always moves first.
choice-side-us = the United States
choice-side-ussr = the Soviet Union
choice-evacuation = Evacuation of dying hexes
choice-evacuation-note = The rulebook can be read in two ways: when a hex dies, its refugees stay and starve with everybody and its stockpiles are lost (no), or both move at once to the closest dirty hex (yes).

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
option-starve-load = { $noun } first: { $units ->
    [one] one unit
   *[other] { $units } units
}, { $supports ->
    [0] no place
    [one] one place
   *[other] { $supports } places
}
option-who = Choose { $noun }
option-flee = Flee to { $noun }
option-flee-load = Flee to { $noun }, { $units } of { $supports } places taken
option-defect = Defect to { $noun }
option-defect-load = Defect to { $noun }, { $units } of { $supports } places taken
option-carry = Carry a stockpile along
option-leave = Leave the stockpiles
option-march = March from { $noun }
option-march-only = March from { $noun } to { $to }, the only way out
option-to = March to { $noun }
option-to-load = March to { $noun }, { $units } of { $supports } places taken
option-to-dead = March to { $noun }, which is dead
option-civilians = Civilians: { $noun }
option-soldiers = Soldiers: { $noun }
option-stockpiles = Stockpiles: { $noun }
option-threaten = Threaten from { $noun }
option-threaten-only = Threaten { $to } from { $noun }, the only target
option-target = Target { $noun }
option-drive = Drive to { $noun }
option-press-gang = Send the press gang of { $noun }
option-press-gang-only = Send the press gang of { $noun } for a refugee of { $to }
option-take = Take a refugee from { $noun }
option-attack = Attack from { $noun }
option-attack-only = Attack { $to } from { $noun }
option-fallout = Let { $noun } die
option-militarize = Militarize in { $noun }
option-pass = Pass
option-spread = Spread to { $noun }
option-spread-soils = Spread to { $noun }, which becomes dirty
option-spread-kills = Spread to { $noun }, which dies
option-shelter = Land in { $noun }
option-shelter-load = Land in { $noun }, { $units } of { $supports } places taken
option-card = Card { $noun }
option-the-rest = Resolve the rest: it ends the same in every order
option-evacuate = Get away to { $noun }
option-evacuate-load = Get away to { $noun }, { $units } of { $supports } places taken

# What is asked
ask-turn-up = The next doomsday card
ask-then-starve = Who starves?
ask-starving = People starve in several hexes. Which comes next?
ask-who-starves = { $state ->
    [dead] { $hex } is dead, and everybody has to go. Who is next?
   *[living] { $hex } holds more than it supports. Who has to go?
}
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
ask-attack-where = Attack from { $hex }: the soldier in which hex?
ask-fallout-where = The fight kills a dirty hex in or around the two, and what is clean next to it becomes dirty. Which hex dies?
ask-militarize-how-many = Militarize in { $hex }: how many civilians become soldiers?
ask-spread-where = { $spread ->
    [soils] Radiation spreads from { $hex }. Which of the closest clean hexes becomes dirty?
   *[kills] No hex is clean any more. Which of the dirty hexes closest to { $hex } dies?
}
ask-shelter-where = { $hex } is dead. In which of the closest dirty hexes does its boat land?
ask-evacuate-where = { $hex } has died. To which of the closest dirty hexes do its { $refugees ->
    [0] stockpiles
   *[other] { $stockpiles ->
        [0] refugees
       *[other] refugees and stockpiles
    }
} get away?
over = The game is over.

# What is going on, for whoever wants something else
player = Player { $seat }
now-turn-up = A doomsday card is being turned up.
now-then-starve = The board is being checked for starving units.
now-starving = It is the Starvation phase: a starving hex is being chosen.
now-who-starves = It is the Starvation phase: somebody has to leave a hex.
now-flee-where = It is the Starvation phase: a unit is looking for a refuge.
now-carry-or-leave = It is the Starvation phase: a unit flees, with a stockpile or without.
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
now-fallout-where = A fight is over, and a dirty hex dies of it.
now-militarize-how-many = Civilians are taking up arms.
now-spread-where = It is Doomsday: radiation spreads.
now-shelter-where = It is Doomsday: a boat is looking for a shore.
now-evacuate-where = A hex has died: its refugees and stockpiles are getting away.

# Why not
why-not-starving = That hex supports everybody in it.
why-nobody-like-that = There is nobody like that in the hex.
why-not-adjacent = That hex is too far away: it must be one next to it.
why-dead-supports-nobody = A dead hex supports nobody.
why-not-into-the-empty = Starving units go where people are, never into an empty hex.
why-enemies-there = Enemies are there.
why-no-enemies-there = No enemies are there to defect to.
why-no-room = That hex has no room for one more.
why-flee-first = Nobody defects who can flee.
why-nowhere-to-flee = There is nowhere to flee: nobody friendly nearby has room.
why-not-yours = You have no units there.
why-no-soldier = You have no soldier there.
why-under-fire = An enemy soldier is next to your hex, and under fire nobody threatens or presses anybody.
why-no-way-out = There is nowhere to march from there: enemies, or dead hexes that only soldiers enter, are all around.
why-only-soldiers-into-dead = Only soldiers march into a dead hex.
why-somebody-must-go = Somebody has to go.
why-not-so-many = There are not so many there.
why-nobody-to-threaten = No civilian or refugee is in any hex next to it.
why-none-outnumbered = Without a soldier you must outnumber whom you threaten, and no hex next to it has fewer units than you have there.
why-no-civilian = No civilian or refugee is there to be threatened.
why-not-fewer = Without a soldier you must have more units than that hex holds.
why-soldiers-stand-firm = Soldiers can’t be threatened.
why-not-into-radiation = Nobody can be driven into radiation.
why-another-colour = People of another colour are there.
why-no-refugee = No refugee is there.
why-no-refugee-near = No refugee is in the soldier’s hex or next to it.
why-refugees-among-enemies = The only refugees in reach are in a hex with enemies.
why-press-gang-in-dead = The soldier stands in a dead hex, and nobody can be brought there.
why-no-civilian-left = All your civilians are on the map already.
why-no-enemy-soldier = No enemy soldier is there.
why-no-enemy-soldier-near = No enemy soldier is next to your soldier.
why-too-far-from-the-fight = That hex is not around the two soldiers.
why-not-dirty = That hex is not dirty.
why-only-as-first-action = Militarizing must be the first action of a turn, and its only one.
why-no-own-civilian = You have no civilian there.
why-no-soldier-left = All your soldiers are on the map already.
why-enemy-near = An enemy unit is next to it, and nobody takes up arms so close to one.
why-one-or-two = One civilian or two take up arms.
why-dead-already = That hex is dead already.
why-clean-hexes-first = As long as any hex is clean, radiation goes there.
why-not-the-closest = Another hex is closer.
why-answers-matter = It still makes a difference who goes next, or where to.

# What happened
event-turn-began = Round { $round }: { $seat } is to move.
event-fled = Starvation: { $unit } flees from { $source } to { $to }.
event-defected = Starvation: { $unit } leaves { $source } and joins the enemy in { $to } as a civilian.
event-starved = Starvation: { $unit } dies of hunger in { $hex }.
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
event-attacked = { $seat } attacks { $target } from { $source }: both soldiers die.
event-militarized = { $seat } arms { $soldiers ->
    [one] a civilian
   *[other] { $soldiers } civilians
} in { $hex }.
event-passed = { $seat } passes.
event-doomsday-came = Doomsday: card { $card }.
event-dirtied = Radiation reaches { $hex }.
event-died-out = { $hex } dies.
event-stockpiles-lost = { $stockpiles ->
    [one] A stockpile is
   *[other] { $stockpiles } stockpiles are
} lost in { $hex }.
event-arrived = A boat lands in { $hex } and brings { $unit }.
event-not-arrived = A boat lands in { $hex } with nobody: no such piece is left in the supply.
event-reshuffled = The doomsday cards are shuffled anew.
event-turned-up = The next card: fallout over { $first } and { $second }, a boat to { $boat }.
event-annihilated = { $side } has nobody left.
event-hit-dead = Fallout comes down on { $hex }, which is dead already.
event-spread-on = From { $source } radiation goes on to the closest clean hex.
event-spread-to-dirty = No hex is clean any more, so radiation from { $source } kills the closest dirty one.
event-boat-turned = { $hex } is dead, so its boat goes on to the closest dirty hex.
event-no-shore = The boat bound for { $hex } finds no living shore and brings nobody.
event-evacuated = { $refugees ->
    [0] { $stockpiles ->
        [one] A stockpile gets
       *[other] { $stockpiles } stockpiles get
    }
    [one] { $stockpiles ->
        [0] A refugee gets
        [one] A refugee and a stockpile get
       *[other] A refugee and { $stockpiles } stockpiles get
    }
   *[other] { $stockpiles ->
        [0] { $refugees } refugees get
        [one] { $refugees } refugees and a stockpile get
       *[other] { $refugees } refugees and { $stockpiles } stockpiles get
    }
} away from { $source } to { $to }.

# How it ended
ending-starvation = A side’s last unit starved.
ending-radiation = A side’s last unit died of radiation.
ending-defection = A side’s last unit defected.
ending-threat = A side’s last unit was threatened to death.
ending-attack = A side’s last unit died in an attack.
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
action-march-note = from one hex to the next; an arrow names the only way out
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
