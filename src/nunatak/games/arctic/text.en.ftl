# 2019: The Arctic, in English.

tagline = Five states, one ocean, and your lobbyists in every ministry.

# What is agreed on before the game
choice-advanced = Placing lobbyists
choice-advanced-help = The basic way goes round the table, and the start player pays the last one a dollar. The advanced way follows a printed order, which is fairer.
choice-advanced-false = Basic
choice-advanced-true = Advanced
choice-beginner = Chinese ships
choice-beginner-help = For a first game: China stays in port in the first round, and sends no second ship in the next.
choice-beginner-false = From round I on
choice-beginner-true = A round later

# The map and what is on it
area-POLE = North Pole
area-IN = Nansen Basin
area-IR1 = Gakkel Ridge
area-IR2 = Lomonosov Ridge
area-IR3 = Podvodnikov Basin
area-IU = Chukchi Plateau
area-IC = Alpha Ridge
area-IE = Morris Jesup Rise
area-MN = Svalbard Waters
area-MR1 = Barents Sea
area-MR2 = Kara Sea
area-MR3 = Laptev Sea
area-MR4 = East Siberian Sea
area-MU1 = Chukchi Sea
area-MU2 = Beaufort Sea West
area-MC1 = Beaufort Sea East
area-MC2 = Queen Elizabeth Sea
area-ME1 = Lincoln Sea
area-ME2 = Greenland Sea
area-N1 = Norwegian Sea
area-N2 = Finnmark Coast
area-R1 = Murmansk and Pechora
area-R2 = Yamal and Taymyr
area-R3 = Yakutia and Chukotka
area-U1 = Alaska West
area-U2 = North Slope
area-U3 = Beaufort Coast
area-C1 = Mackenzie Delta
area-C2 = Parry Channel
area-C3 = Baffin Coast
area-E1 = North-West Greenland
area-E2 = East Greenland
area-E3 = Iceland
area-BER = Bering Sea
area-BAF = Baffin Bay
area-DAV = Davis Strait

nation-RUS = Russia
nation-NOR = Norway
nation-EU = the EU
nation-CAN = Canada
nation-USA = the USA
nation-CHN = China
space-RUS-1 = space 1 of Russia
space-RUS-2 = space 2 of Russia
space-RUS-3 = space 3 of Russia
space-NOR-1 = space 1 of Norway
space-NOR-2 = space 2 of Norway
space-NOR-3 = space 3 of Norway
space-EU-1 = space 1 of the EU
space-EU-2 = space 2 of the EU
space-EU-3 = space 3 of the EU
space-CAN-1 = space 1 of Canada
space-CAN-2 = space 2 of Canada
space-CAN-3 = space 3 of Canada
space-USA-1 = space 1 of the USA
space-USA-2 = space 2 of the USA
space-USA-3 = space 3 of the USA
space-EU-4 = space 4 of the EU
track-1 = space 1 of the track
track-2 = space 2 of the track
track-3 = space 3 of the track
track-4 = space 4 of the track
track-5 = space 5 of the track
track-6 = space 6 of the track
track-7 = space 7 of the track
track-8 = space 8 of the track
track-9 = space 9 of the track
track-10 = space 10 of the track
track-11 = space 11 of the track
track-12 = space 12 of the track
track-china-low = the lower bid for China
track-china-high = the higher bid for China

action-build = a platform
action-ships = ships
action-diplomacy = talks
action-unrest = unrest
action-taxes = taxes
action-sail = sailing
ore-gas = gas
ore-oil = oil
ore-rock = rock
law-A = law A, open ocean
law-B = law B, sectors
law-C = law C, presence

# Options
option-first = Player { $noun } starts
option-lobby = Lobbyist to { $noun }
option-invest = Invest on { $noun }
option-pass = Pass
option-china-sail = Let Chinese ships sail
option-china-build = Build a platform for China
option-china-wait = Let China do nothing
option-do = Act: { $noun }
option-stay = Stay on space 2
option-to-two = Move to space 2
option-home = Go home
option-subsidy = Go home with a subsidy
option-protect = Protect a platform
option-site = Build in { $noun }
option-launch = Launch in { $noun }
option-conflict = Conflict with { $noun }
option-peace = End the conflict
option-vote = Vote for { $noun }
option-support = Support joining the EU
option-slander = Slander player { $noun }
option-from = Sail from { $noun }
option-to = Sail to { $noun }
option-fight = Fight in { $noun }
option-whom = Sink a ship of { $noun }
option-attack = Attack the platform in { $noun }
option-done = Finish sailing
option-guard = Protect the platform in { $noun }
option-sell = Units for money: { $noun }
option-pay = Pay $2 for { $noun }
option-lose = Pay no more and lose the rest

# What is asked
ask-first-player = Who starts?
ask-place = Where does your next lobbyist go?
ask-invest-where = Invest a lobbyist, or pass?
ask-occupy = Your lobbyist leaves the track. For which space?
ask-china-does = You decide for China. What does it do?
ask-act = { $nation ->
    [RUS] Russia
    [NOR] Norway
    [EU] The EU
    [CAN] Canada
    [USA] The USA
   *[CHN] China
}, space { $number }: what does your lobbyist do?
ask-build-where = Where do you build a platform?
ask-launch-where = { $left ->
    [one] One ship is ready. Where is it launched?
   *[other] { $left } ships are ready. Where is the next one launched?
}
ask-negotiate = What do you make { $nation ->
    [RUS] Russia
    [NOR] Norway
    [EU] the EU
    [CAN] Canada
    [USA] the USA
   *[CHN] China
} say?
ask-set-sail = { $nation ->
    [RUS] Russia
    [NOR] Norway
    [EU] The EU
    [CAN] Canada
    [USA] The USA
   *[CHN] China
} sails. What is next?
ask-sail-where = Where does this ship go?
ask-fight-whom = Whose ship is sunk?
ask-protect-where = Which platform does your lobbyist protect?
ask-sell-how-much = How many units do you sell for money? The rest brings points.
ask-pay-or-lose = A new controller wants $2 for a platform. Pay?
over = The game is over.

# What is going on, for whoever wants something else
player = Player { $seat }
now-first-player = The start player is being drawn.
now-place = { $who } places a lobbyist.
now-invest-where = { $who } may invest.
now-occupy = { $who } moves a lobbyist from the track.
now-china-does = { $who } decides for China.
now-act = A lobbyist of { $who } is to act.
now-build-where = { $who } looks for a site.
now-launch-where = { $who } launches ships.
now-negotiate = { $who } negotiates.
now-set-sail = { $who } is sailing.
now-sail-where = { $who } moves a ship.
now-fight-whom = { $who } picks a fight.
now-protect-where = { $who } protects a platform.
now-sell-how-much = { $who } sells goods.
now-pay-or-lose = { $who } pays for a platform or loses it.

# Why not
why-space-taken = A lobbyist is there already.
why-opens-with-norway = The EU’s fourth space opens when Norway has joined.
why-norway-is-gone = Norway belongs to the EU now.
why-too-dear = You can’t pay that.
why-no-ship = There is no ship to sail.
why-no-site = There is no deposit to build on that is within reach and that you can pay for.
why-box-taken = Another lobbyist has taken that action.
why-no-platform-left = All your platforms are on the map.
why-treasury-empty = The treasury is empty.
why-no-ship-left = All its ships are on the map.
why-no-unrest = No platform is in an area that it controls.
why-only-two-stays = Only from space 2 can a lobbyist stay.
why-on-two-already = It is on space 2 already.
why-two-taken = Space 2 is taken.
why-nothing-to-protect = There is no platform without protection.
why-no-deposit = There is no deposit.
why-platform-there = A platform is there already.
why-other-country-controls = Another country controls that area.
why-neither-control-nor-ship = The country neither controls that area nor has a ship there.
why-no-symbol = New ships are launched at the country’s own symbols.
why-not-with-itself = Nobody is in conflict with itself.
why-in-conflict-already = That conflict has been declared already.
why-no-conflict = It has declared no conflict.
why-votes-so-already = It votes for that law already.
why-only-norway = Only Norway can support its accession.
why-support-is-full = Norway has two discs already.
why-nobody-there = Nobody sits there.
why-not-yourself = You can’t slander yourself.
why-lowest-already = Nobody falls below minus ten.
why-sail-something = At least one ship must move or attack.
why-no-ship-there = It has no ship there.
why-moved-already = The ships there have moved.
why-moves-are-over = Nobody moves after a fight or an attack that followed a move.
why-nobody-to-fight = No ship of a nation in conflict is there to be fought.
why-fights-are-over = Fights come before the last attacks on platforms.
why-no-platform = There is no platform.
why-protected = A lobbyist protects that platform.
why-own-area = A country does not attack platforms in its own areas.
why-ships-defend = Ships of the controlling country are there: fight them first.
why-no-conflict-with-owner = It is not in conflict with the country that controls that area.
why-too-few-ships = It takes more ships than the platform’s defence.
why-not-next-to-it = That area is not next to it.
why-no-foe = It has no such enemy there.
why-not-so-much = You have not produced so much.
why-nothing-owed = Nothing is owed for that.

# What happened
event-round-began = Round { $round }: { $seat } starts.
event-placed = { $seat } puts a lobbyist on { $space }.
event-evened-out = { $seat } pays $1 to { $to }.
event-ship-came = A Chinese ship comes to { $area }.
event-invested = { $seat } invests on { $space } { $money ->
    [-6] for $6.
    [-5] for $5.
    [-4] for $4.
    [-3] for $3.
    [-2] for $2.
    [-1] for $1.
    [0] for nothing.
   *[other] and gets ${ $money }.
}
event-passed = { $seat } passes.
event-drifted = { $ships ->
    [one] A Chinese ship goes
   *[other] { $ships } Chinese ships go
} from { $source } to { $to }.
event-china-waited = { $seat } lets China wait.
event-built = { $seat } builds in { $area } with leave of { $nation }, for ${ $money }.
event-built-illegally = { $seat } builds illegally in { $area } beside a ship of { $nation }, for ${ $money }.
event-launched = A new ship of { $nation } in { $area }.
event-declared = Conflict: { $nation } against { $foe }.
event-made-peace = End of a conflict: { $nation } and { $foe }.
event-voted = The votes of { $nation } go to { $law }.
event-supported = { $seat } has Norway lean to the EU: { $discs } of 2.
event-slandered = { $seat } slanders { $victim }, who loses a point.
event-unrest-broke-out = { $seat } stirs up unrest in { $nation }.
event-taxed = { $seat } has { $nation } raise ${ $money } of taxes.
event-sailed = A ship of { $nation } sails from { $source } to { $to }.
event-fought = Ships of { $nation } and { $foe } sink each other in { $area }.
event-destroyed = Ships of { $nation } destroy the platform of { $seat } in { $area }.
event-controlled = Control of { $area } goes to { $nation }.
event-expelled = The platform of { $seat } in { $area } has to go: { $nation } takes over.
event-licensed = The platform of { $seat } in { $area } stays, with friends in { $nation }.
event-paid = { $seat } pays $2 to { $nation } and keeps the platform in { $area }.
event-stayed = A lobbyist of { $seat } keeps { $space }.
event-went-home = A lobbyist of { $seat } leaves { $nation }{ $money ->
    [0] .
   *[other] {" "}with ${ $money }.
}
event-protected = { $seat } protects the platform in { $area } from { $nation }.
event-protection-ended = The lobbyist of { $seat } leaves the platform in { $area }.
event-produced = { $seat } produces { $gas } gas, { $oil } oil and { $rock } rock.
event-sold = { $seat } sells for ${ $money } and { $points ->
    [one] a point
   *[other] { $points } points
}.
event-kept = { $seat } goes on to { $space }.
event-norway-joined = Norway joins the EU.
event-adopted = The Arctic Council adopts { $law }.
event-china-won = China controls the Pole: the game ends.
event-paid-out = The treasury of { $nation } pays ${ $money } to { $seat }.
event-acted = { $seat } has { $nation } act: { $action }.
event-china-run = { $seat } lets Chinese ships sail.

# How it ended
ending-nine-rounds = The ninth round is over.
ending-china-at-the-pole = China controls the Pole.

# Points
points-sold = During the game
points-money = Money
points-pole = Lobbyists at the Pole
points-gas = Gas platforms
points-oil = Oil platforms
points-rock = Rock platforms

# The page
frame-map = Map
frame-countries = Countries
frame-council = Council
scene-phase-0 = Before round I **Lobbyists are placed**
scene-phase-3 = Phase 3 **Investment**
scene-phase-4 = Phase 4 **Influence**
scene-phase-5 = Phase 5 **China**
scene-phase-6 = Phase 6 **Countries act**
scene-phase-7 = Phase 7 **Sale**
scene-phase-9 = Phase 9 **Norway joins**
scene-phase-10 = Phase 9 **The law**
scene-your-turn = Your turn
scene-waiting = { $name } decides
scene-country-RUS = Russia
scene-country-NOR = Norway
scene-country-EU = EU
scene-country-CAN = Canada
scene-country-USA = USA
scene-band-RUS = RUSSIA
scene-band-NOR = NORWAY
scene-band-EU = EUROPEAN UNION
scene-band-CAN = CANADA
scene-band-USA = UNITED STATES
scene-box-build = Rig
scene-box-ships = Ships
scene-box-diplomacy = Talks
scene-box-unrest = Unrest
scene-box-taxes = Taxes
scene-box-sail = Sail
scene-joined = in the EU
scene-council = Arctic Council
scene-to-change = 4 of 6 to change
scene-law-A = Open ocean
scene-law-B = Sectors
scene-law-C = Presence
scene-investment = Investment
scene-china = China
scene-run-by = run by { $name }
scene-drifts = drifts north
scene-at-sea = { $sea } at sea, { $left } left
scene-near = { $steps ->
    [0] At the Pole
    [one] One step from the Pole
   *[other] { $steps } steps from the Pole
}
scene-legend-cost =
    Build:
    coast $1
    middle $2
    inner $3
scene-legal = legal
scene-illegal = illegal
scene-companies = Companies
scene-points = VP
scene-end = End
scene-sells-for = sells for { $points }, { $hand } in hand
scene-illegal-site = illegal, costs ${ $money }
scene-legal-site = legal, costs ${ $money } with the royalty
scene-sale = ${ $money } and { $points ->
    [one] 1 point
   *[other] { $points } points
}
scene-defence = { $name }, defence { $defence }
scene-owned-by = of { $name }
scene-enters = { $nation } controls it
scene-takes = { $nation } takes control
scene-loses = { $name } loses the platform
scene-free = nobody controls it
scene-votes = { $count } of 6 then
scene-sinks = sinks itself and a guard
scene-sail-where = Where does the ship of { $nation } in { $area } go?
scene-fight-whom = Whose ship does { $nation } sink in { $area }?
scene-zone = { $area }: { $control }
scene-ships-of = { $nation } in { $area }: { $count ->
    [one] a ship
   *[other] { $count } ships
}
scene-lobbyist-of = lobbyist of { $name }
scene-platform-of = { $name } in { $area }, defence { $defence }
scene-space = Space { $number }
scene-nth = No. { $number }
scene-group-track = Track: whoever is further left takes influence first
scene-group-china = China: the dearer bid decides for it
scene-group-row-1 = Act; in phase 8 the rightmost of this row keeps space 1
scene-group-row-3 = Act; in phase 8 the rightmost of this row keeps space 3
scene-group-conflict = Conflict with
scene-group-vote = Vote for
scene-group-slander = Slander: loses a point
scene-keeps = keeps { $number }
scene-keeps-none = home
scene-sets = points for { $sets }
scene-waits = waits in round I
scene-china-soon = China: { $deed }
