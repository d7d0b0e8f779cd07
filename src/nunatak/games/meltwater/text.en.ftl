# Meltwater, in English.

tagline = The world has burnt. On the last white continent the Cold War goes on.

# What it is about, and what wins: the first thing a newcomer reads
aim-1 = Radiation eats the continent from the coast inwards; where too many stand in one place somebody must flee, change sides or starve, and whose turn it is decides who.
aim-2 = You win at the moment your enemy has nobody left on the map: keep room for your people, and take it from theirs.

# What is agreed on before the game
choice-season = Season
choice-season-note = In summer the stations are full: more of everything, and soldiers from the start. In winter there are a few crews, and arming one takes a whole turn.
choice-season-summer = Summer
choice-season-winter = Winter
choice-coast = Coast
choice-coast-note = What is dirty from the start: every hex on the coast, or all of them but the seven ice shelves. The rulebook only says “some of the coast”, and the newest board has not been seen.
choice-coast-irradiated = All of it dirty
choice-coast-snow-only = Ice shelves clean
choice-side = The first seat plays
choice-side-note = The United States always moves first.
choice-side-us = the United States
choice-side-ussr = the Soviet Union
choice-evacuation = Evacuation of dying hexes
choice-evacuation-note = What becomes of refugees and stockpiles in a hex that dies. No: the refugees stay, to starve with everybody, and the stockpiles are lost. Yes: both move at once to the closest dirty hex. The rulebook can be read in two ways.

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
option-who = Send { $noun } away
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
ask-starving = Too many stand in several hexes. From which does somebody go first?
ask-who-starves = { $state ->
    [dead] { $hex } is dead, and everybody has to go. Who is next?
   *[living] { $hex } holds more than it feeds. Who has to go?
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
ask-drive-where = Where do you drive { $kind ->
    [refugee] the refugee
   *[civilian] the civilian
} of { $to }?
ask-press-gang-where = The press gang of { $hex }: take a refugee from where?
ask-attack-where = Attack from { $hex }: the soldier in which hex?
ask-fallout-where = The fight kills a dirty hex in or around the two, and what is clean next to it becomes dirty. Which hex dies?
ask-militarize-how-many = Militarize in { $hex }: how many civilians become soldiers?
ask-spread-where = { $spread ->
    [soils] Radiation spreads from { $hex }. Which of the closest clean hexes becomes dirty?
   *[kills] No hex is clean any more. Which of the dirty hexes closest to { $hex } dies?
}
ask-shelter-where = The boat can’t land in { $hex }, which is dead. In which of the closest dirty hexes does it land?
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
event-defected = Starvation: { $unit } leaves { $source } and joins the other side in { $to } as a civilian.
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
scene-people = People
scene-standing = On the map
scene-neutral = neutral
phase-starvation = Starvation
phase-actions = Actions
phase-doomsday = Doomsday
action-march = March
action-march-note = to a hex next door, with stockpiles if you like
action-march-none = Nobody can march
action-threaten = Threaten
action-threaten-note = with a soldier, or in greater numbers, drive somebody out of a hex next door
action-threaten-none = It takes a soldier, or more people than stand next door, and no enemy soldier beside you
action-press-gang = Press gang
action-press-gang-note = a refugee here or next door becomes your civilian
action-press-gang-none = None of your soldiers has a refugee in reach, away from enemy soldiers
action-attack = Attack
action-attack-note = your soldier and one next door both die
action-attack-none = No enemy soldier stands next to yours
action-militarize = Militarize
action-militarize-note = civilians become soldiers; takes your whole turn
action-militarize-none = Enemies stand next to all your civilians, or all your soldiers are on the map

# The end
end-win-you = You win.
end-win = { $name } wins.
end-tie = Nobody wins.
end-total = Units left

# What things are: a name, and what it does for you
legend-people = People and stores
legend-land = The land
legend-doom = What is coming
about-civilian = Civilian
    Marches with you and holds stockpiles. If you have none left, and no soldier, you have lost.
about-soldier = Soldier
    Threatens anybody next door, presses refugees into service, attacks other soldiers.
about-refugee = Refugee
    Belongs to nobody and takes up room everywhere. A soldier’s press gang makes one your civilian.
about-stockpile = Stockpile
    Feeds one more of your people in its hex and in each hex next to it, while a unit of yours stands with it.
about-hex = Clean hex
    Snow feeds 2, an ice shelf 3. Whoever is too many must leave when people starve.
about-dirty = Dirty
    Radiation lies here: snow feeds 1 instead of 2, an ice shelf 2 instead of 3. Hit again, it dies.
about-dead = Dead
    Feeds nobody. Whoever stands here must go in the next Starvation phase.
about-load = How full it is
    How many stand here, and how many the hex feeds. With a point and “!” somebody will have to go.
about-doomsday = The open doomsday card
    Strikes after this turn’s actions: two places of fallout, then a boat.
about-deck = Doomsday cards
    One comes up each turn. When all are used they are shuffled anew.
about-chart = Where it strikes
    The places of the open card on a small map.
about-fallout = Fallout
    Makes a clean hex dirty, kills a dirty one, and spreads from a dead one.
about-boat = Boat
    Brings one person: a refugee, or your civilian if your people are there.

# On one screen
aid-turn = Your turn
aid-turn-starve = Starvation
    Where too many stand, they flee, defect or die. You choose who and where, for both sides.
aid-turn-act = Up to four actions
    any of those beside, the same again if you like.
aid-turn-doom = Doomsday
    The open card strikes; the next is turned up.
aid-actions = Actions
aid-actions-march = March
    any of your units from one hex to the next, with stockpiles. Not where enemies are.
aid-actions-threaten = Threaten
    with a soldier, or with more units than stand there: a civilian or refugee next door must go to clean, free land, or dies. Not beside an enemy soldier.
aid-actions-press = Press gang
    A soldier takes a refugee, here or next door, as your civilian. Not beside an enemy soldier.
aid-actions-attack = Attack
    Your soldier and an enemy soldier next door both die, and a dirty hex around them.
aid-actions-arm = Militarize
    first and only action: a civilian becomes a soldier, in summer up to two. Not beside enemies.
aid-feeds = How many a hex feeds
aid-feeds-snow = Snow
    two
aid-feeds-ice = Ice shelf
    three
aid-feeds-dirty = Dirty
    one fewer
aid-feeds-stockpile = Your stockpile, here or next door
    one more, with a unit of yours
aid-feeds-dead = Dead
    nobody
aid-starving = Who has to go does the first that is possible
aid-starving-flee = Flee
    next door, to friends or refugees, if there is room.
aid-starving-defect = Defect
    next door, to enemies with room, as their civilian.
aid-starving-die = Die
    if there is no place at all.
aid-wins = You win
aid-wins-last = when your enemy has nobody left
    on the map, at once. There are no points.

# What wins, drawn: a sum, and what it is for
score-room = [us-civ] [us-civ] + [refugee] = **3**
    stand on snow, which feeds **2**: somebody has to go
score-crowd = [fallout] **2** − 1 = **1**
    is what snow feeds once radiation has come
score-last = [us-civ] [us-sol] : **0** [su-civ]
    nobody left over there: you have won

# The guided opening, a step at a time
lesson-room = Starvation
lesson-room-say = The world has burnt. Its last people crowd onto Antarctica, and the Cold War goes on.
lesson-room-why = You are blue, { $p2 } red; white refugees are everybody’s friends. Whoever has nobody left loses. First comes Starvation: “2/1!” in J4 means two stand there, and it feeds one. One must flee to friends with room, never into an empty hex. Begin with J4: its refugee takes J3’s last place.
lesson-room-other = In another order others find that place. It is for you to say who finds none.
lesson-rest = Nowhere to go
lesson-rest-say = Now only your soldier in I2 has room for those in J2.
lesson-rest-why = So one of { $p2 }’s people there changes sides. H1 is dead, its neighbours full: both die. In your turn you decide for both sides.
lesson-rest-other = It comes to the same; this is only quicker.
lesson-march = Clouds
lesson-march-say = One joined you, two died. Now up to four actions: first march, away from a cloud.
lesson-march-why = Clouds show where radiation falls when your turn ends. E1 is dirty; hit once more it dies. March from E1 to F2.
lesson-march-other = Whoever stays in E1 stands in a dead hex when the turn ends.
lesson-threaten = A threat
lesson-threaten-say = A soldier drives away any civilian next door, but never into radiation.
lesson-threaten-why = Beside J2 the only clean snow is yours. Threaten from I2, target J2: with nowhere to go, they die. Without a soldier you must outnumber them.
lesson-threaten-other = Somebody is driven away, and lives. In J2 nobody could.
lesson-press = Press gang
lesson-press-say = Refugees belong to nobody, and eat at your places.
lesson-press-why = Send the press gang of G6 to F6: one becomes your civilian. The box, a stockpile, feeds one more of yours, there and next door.
lesson-press-other = That refugee stays nobody’s, and fills a place.
lesson-pass = Doomsday
lesson-pass-say = One action is left. You may pass.
lesson-pass-why = Then the open card strikes: both clouds, and a boat. It lands in A2 among yours, and brings a civilian.
lesson-pass-other = You have the action, so use it if you like. After it the card strikes all the same.
lesson-spread = Radiation
lesson-spread-say = E1 has died, so F2 beside it is dirty, and feeds one fewer.
lesson-spread-why = Radiation goes on to one of the closest clean hexes; you choose. G2: nobody of yours is there.
lesson-spread-other = Your own people use that place; G2 is used by nobody.
lesson-crowd = Against them
lesson-crowd-say = K5 has died too. The closest clean hexes are { $p2 }’s.
lesson-crowd-why = I4 is full. Once dirty it feeds one: somebody must flee.
lesson-crowd-other = That hurts, too. I4 has a soldier in it.
lesson-attack = Attack
lesson-attack-say = { $p2 }’s last soldier has come beside yours.
lesson-attack-why = Beside an enemy soldier yours can’t threaten or press anybody. Attack from I2: both soldiers die.
lesson-attack-other = The soldier stays, and can attack you just as well.
lesson-fallout = Fallout
lesson-fallout-say = A fight also kills a dirty hex in or around it.
lesson-fallout-why = Let H2 die. I2 beside it gets dirty, and has no room either: whoever is in H2 will die.
lesson-fallout-other = In H2 it would have cost { $p2 } a civilian.
lesson-end-say = You have 14 people, { $p2 } 10. Whoever has none has lost.
lesson-end-why = Each turn: Starvation, four actions, Doomsday. Militarizing, which arms civilians, takes a whole turn. Keep places free and friends next door; fear clouds. One hangs over your G7!

# The page of the game: how a turn goes, and what its components are.
turn-march = Four actions
    March, threaten, press refugees into service, attack, or make soldiers of civilians.
turn-threaten = Crowd the enemy
    A soldier next door drives somebody away, to where there may be no room.
turn-starve = Who is too many must go
    flees, changes sides or starves; whose turn it is decides who. Then radiation eats another hex.
part-hexes = The map
part-cards = Doomsday cards
part-printed = Printed radiation
part-summer = Set-up in summer
part-winter = Set-up in winter
part-supply = Pieces

# Puzzles: what is asked, without the answer
puzzle-title = { $who } to move: { $ask }
puzzle-act = which action keeps most people alive?
puzzle-starving = who should look for food first?
puzzle-who-starves = who has to go?
puzzle-flee-where = where is there a place to flee to?
puzzle-defect-where = where do they go over?
puzzle-march-where = where does this march lead?
puzzle-march-civilians = how many civilians march?
puzzle-march-soldiers = how many soldiers march?
puzzle-threaten-where = whom to threaten?
puzzle-drive-where = where to drive them?
puzzle-attack-where = where to attack?
puzzle-fallout-where = which ground to give up?
puzzle-spread-where = where should the radiation go?
puzzle-shelter-where = where is there shelter?
puzzle-evacuate-where = where are they brought?
puzzle-militarize-how-many = how many take up arms?
puzzle-press-gang-where = from where to take a refugee?
