# 2019: The Arctic, in English.

tagline = Five states, one ocean, and your lobbyists in every ministry.

# What it is about, and what wins: the first thing a newcomer reads
aim-1 = You run a mining company, and your lobbyists make countries act for you: build your platforms, build ships and sail them, talk, raise taxes.
aim-2 = Platforms bring goods to sell for points in every round, and points at the end, the more of one kind the better; so do money, and lobbyists in the country that holds the North Pole.

# What is agreed on before the game
choice-advanced = Placing lobbyists
choice-advanced-note = The basic way goes round the table, and the start player pays the last one $1. The advanced way follows a printed order, and nobody pays.
choice-advanced-false = Basic
choice-advanced-true = Advanced
choice-beginner = Chinese ships
choice-beginner-note = For a first game: the Chinese ship does not move in the first round, and no second one comes in the next.
choice-beginner-false = From round I on
choice-beginner-true = A round later

# The map and what is on it
map-POLE = North Pole
map-IN = Nansen Basin
map-IR1 = Gakkel Ridge
map-IR2 = Lomonosov Ridge
map-IR3 = Podvodnikov Basin
map-IU = Chukchi Plateau
map-IC = Alpha Ridge
map-IE = Morris Jesup Rise
map-MN = Svalbard Waters
map-MR1 = Barents Sea
map-MR2 = Kara Sea
map-MR3 = Laptev Sea
map-MR4 = East Siberian Sea
map-MU1 = Chukchi Sea
map-MU2 = Western Beaufort Sea
map-MC1 = Eastern Beaufort Sea
map-MC2 = Queen Elizabeth Sea
map-ME1 = Lincoln Sea
map-ME2 = Greenland Sea
map-N1 = Nordland Coast
map-N2 = Finnmark Coast
map-R1 = Murmansk Coast
map-R2 = Taymyr Coast
map-R3 = Yakutia Coast
map-U1 = West Alaska Coast
map-U2 = North Slope Coast
map-U3 = Prudhoe Coast
map-C1 = Mackenzie Coast
map-C2 = Nunavut Coast
map-C3 = Baffin Coast
map-E1 = Thule Coast
map-E2 = East Greenland Coast
map-E3 = Iceland Coast
map-BER = Bering Sea
map-BAF = Baffin Bay
map-DAV = Davis Strait

# The same in a sentence: where ships sail from and to, and what is controlled
area-POLE = the { map-POLE }
area-IN = the { map-IN }
area-IR1 = the { map-IR1 }
area-IR2 = the { map-IR2 }
area-IR3 = the { map-IR3 }
area-IU = the { map-IU }
area-IC = the { map-IC }
area-IE = the { map-IE }
area-MN = the { map-MN }
area-MR1 = the { map-MR1 }
area-MR2 = the { map-MR2 }
area-MR3 = the { map-MR3 }
area-MR4 = the { map-MR4 }
area-MU1 = the { map-MU1 }
area-MU2 = the western Beaufort Sea
area-MC1 = the eastern Beaufort Sea
area-MC2 = the { map-MC2 }
area-ME1 = the { map-ME1 }
area-ME2 = the { map-ME2 }
area-N1 = the { map-N1 }
area-N2 = the { map-N2 }
area-R1 = the { map-R1 }
area-R2 = the { map-R2 }
area-R3 = the { map-R3 }
area-U1 = the { map-U1 }
area-U2 = the { map-U2 }
area-U3 = the { map-U3 }
area-C1 = the { map-C1 }
area-C2 = the { map-C2 }
area-C3 = the { map-C3 }
area-E1 = the { map-E1 }
area-E2 = the { map-E2 }
area-E3 = the { map-E3 }
area-BER = the { map-BER }
area-BAF = { map-BAF }
area-DAV = the { map-DAV }

# And where something is or happens
where-POLE = at { area-POLE }
where-IN = in { area-IN }
where-IR1 = at { area-IR1 }
where-IR2 = at { area-IR2 }
where-IR3 = in { area-IR3 }
where-IU = at { area-IU }
where-IC = at { area-IC }
where-IE = at { area-IE }
where-MN = in { area-MN }
where-MR1 = in { area-MR1 }
where-MR2 = in { area-MR2 }
where-MR3 = in { area-MR3 }
where-MR4 = in { area-MR4 }
where-MU1 = in { area-MU1 }
where-MU2 = in { area-MU2 }
where-MC1 = in { area-MC1 }
where-MC2 = in { area-MC2 }
where-ME1 = in { area-ME1 }
where-ME2 = in { area-ME2 }
where-N1 = on { area-N1 }
where-N2 = on { area-N2 }
where-R1 = on { area-R1 }
where-R2 = on { area-R2 }
where-R3 = on { area-R3 }
where-U1 = on { area-U1 }
where-U2 = on { area-U2 }
where-U3 = on { area-U3 }
where-C1 = on { area-C1 }
where-C2 = on { area-C2 }
where-C3 = on { area-C3 }
where-E1 = on { area-E1 }
where-E2 = on { area-E2 }
where-E3 = on { area-E3 }
where-BER = in { area-BER }
where-BAF = in { area-BAF }
where-DAV = in { area-DAV }

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

action-build = build a platform
action-ships = build ships
action-diplomacy = talks
action-unrest = unrest
action-taxes = taxes
action-sail = sail
ore-gas = gas
ore-oil = oil
ore-rock = rock
law-A = law A (nobody controls the sea)
law-B = law B (the sea by coast: every country up to the Pole)
law-C = law C (the sea by ships: whose are alone there)

# Options
option-first = Player { $noun } starts
option-lobby = Send the lobbyist to { $noun }
option-invest = Put a lobbyist on { $noun }
option-pass = Pass
option-china-sail = Let the Chinese ships sail
option-china-build = Build a platform of yours, with China
option-china-wait = Let China do nothing
option-do = Action: { $noun }
option-stay = Stay on space 2
option-to-two = Move to space 2
option-home = Go home
option-subsidy = Go home with a subsidy
option-protect = Protect a platform
option-site = Build { $noun }
option-launch = Launch the ship { $noun }
option-conflict = Declare a conflict with { $noun }
option-peace = Withdraw the declared conflict
option-vote = Vote for { $noun }
option-support = Support joining the EU
option-slander = Slander player { $noun }
option-from = Move a ship from { $noun }
option-to = Sail to { $noun }
option-fight = Fight { $noun }
option-whom = Sink a ship of { $noun }
option-attack = Attack the platform { $noun }
option-done = Finish sailing
option-guard = Protect the platform { $noun }
option-sell = Sell { $noun } for $1 each, the rest for points
option-pay = Pay $2 for the platform { $noun }
option-lose = Pay no more and lose what is not paid for

# What is asked
ask-first-player = Who starts?
ask-place = Where does your next lobbyist go? In each country, space 1 acts first.
ask-invest-where = Do you send out a lobbyist? Whoever pays more here chooses a country sooner.
ask-occupy = To which country does your lobbyist go? In each, space 1 acts first.
ask-china-does = You decide for China in this round. What does it do?
ask-act = { $nation ->
    [RUS] Russia
    [NOR] Norway
    [EU] The EU
    [CAN] Canada
    [USA] The USA
   *[CHN] China
}, space { $number }: what does your lobbyist do?
ask-build-where = Where do you build your platform?
ask-launch-where = { $left ->
    [one] One new ship is ready. Where is it launched?
   *[other] { $left } new ships are ready. Where is the next one launched?
}
ask-negotiate = { $nation ->
    [RUS] Russia
    [NOR] Norway
    [EU] The EU
    [CAN] Canada
    [USA] The USA
   *[CHN] China
} negotiates. What comes of it?
ask-set-sail = { $nation ->
    [RUS] Russia
    [NOR] Norway
    [EU] The EU
    [CAN] Canada
    [USA] The USA
   *[CHN] China
} sails. What does the next ship do?
ask-sail-where = Where does this ship go?
ask-fight-whom = Whose ship is sunk, together with one of yours?
ask-protect-where = Which platform does your lobbyist protect?
ask-sell-how-much = How do you sell your goods: for points, or some for $1 each?
ask-then-go-on = What comes next?
ask-pay-or-lose = { $owed ->
    [one] { $controller ->
        [RUS] Russia
        [NOR] Norway
        [EU] The EU
        [CAN] Canada
        [USA] The USA
       *[CHN] China
    } has taken control of the area of your platform, which a lobbyist from { $protector ->
        [RUS] Russia
        [NOR] Norway
        [EU] the EU
        [CAN] Canada
       *[USA] the USA
    } protects. Pay $2, or lose the platform?
   *[other] New controllers want $2 for each of { $owed } platforms of yours that lobbyists from elsewhere protect. Which do you pay for?
}
over = The game is over.

# What is going on, for whoever wants something else
player = Player { $seat }
now-first-player = The start player is being drawn.
now-place = { $who } places a lobbyist.
now-invest-where = { $who } may put a lobbyist on the investment track.
now-occupy = { $who } moves a lobbyist from the investment track to a country.
now-china-does = { $who } decides for China.
now-act = A lobbyist of { $who } is to act.
now-build-where = { $who } chooses where to build a platform.
now-launch-where = { $who } chooses where to launch a ship.
now-negotiate = { $who } chooses what a country negotiates.
now-set-sail = { $who } sails with a country’s ships.
now-sail-where = { $who } chooses where a ship sails to.
now-fight-whom = { $who } chooses whose ship to sink.
now-protect-where = { $who } chooses a platform to protect.
now-sell-how-much = { $who } sells goods.
now-then-go-on = The round goes on.
now-pay-or-lose = { $who } pays for a platform or loses it.

# Why not
why-space-taken = A lobbyist is there already.
why-opens-with-norway = The EU’s fourth space opens when Norway has joined.
why-norway-is-gone = Norway belongs to the EU now.
why-too-dear = You can’t pay that.
why-no-ship = It has no ship on the map that could sail.
why-no-site = No free deposit is within reach that you can pay for: the country must control the area, or have a ship there while nobody controls it.
why-box-taken = Another lobbyist has taken that action in this round.
why-no-platform-left = All your platforms are on the map.
why-treasury-empty = The country’s treasury is empty.
why-no-ship-left = All its ships are on the map.
why-no-unrest = There is no platform in any area that it controls.
why-only-two-stays = Only the lobbyist on space 2 can stay where it is.
why-on-two-already = It is on space 2 already.
why-two-taken = Space 2 is taken.
why-nothing-to-protect = There is no platform without protection.
why-no-deposit = There is no deposit.
why-platform-there = A platform is there already.
why-other-country-controls = Another country controls that area.
why-neither-control-nor-ship = The country that acts neither controls that area nor has a ship there.
why-no-symbol = New ships are launched only where the country has a ship symbol.
why-not-with-itself = No country is in conflict with itself.
why-in-conflict-already = It has declared that conflict already.
why-no-conflict = It has declared no conflict that it could end.
why-votes-so-already = It votes for that law already.
why-only-norway = Only a lobbyist in Norway can support its joining the EU.
why-support-is-full = Norway has both its discs for the EU already.
why-nobody-there = Nobody sits there.
why-not-yourself = You can’t slander yourself.
why-lowest-already = Nobody falls below minus ten.
why-sail-something = At least one ship must move, fight or attack a platform first.
why-no-ship-there = The nation that sails has no ship there.
why-moved-already = All its ships there have moved already; each moves once.
why-moves-are-over = Nobody moves after a fight, or after an attack that followed a move.
why-nobody-to-fight = No ship of a nation in conflict is there to be fought.
why-fights-are-over = Fights come before the last attacks on platforms.
why-no-platform = There is no platform.
why-protected = A lobbyist protects that platform.
why-own-area = A country does not attack platforms in areas that it controls.
why-ships-defend = Ships of the nation in control are there: fight them first.
why-no-conflict-with-owner = It is not in conflict with the nation that controls that area.
why-too-few-ships = Too few ships are there to attack that platform.
why-attacked-already = Too few ships are left there that have not attacked yet; each attacks one platform.
why-not-next-to-it = That area is not next to where the ship is.
why-no-foe = It has no such enemy there.
why-not-so-much = You have not produced so much.
why-nothing-owed = You owe nothing for that.

# What happened
event-round-began = Round { $round }: { $seat } starts.
event-placed = { $seat } puts a lobbyist on { $space }.
event-evened-out = { $seat } placed first and pays $1 to { $to }, who placed last.
event-ship-came = A new Chinese ship comes to { $area }.
event-invested = { $seat } puts a lobbyist on { $space } { $money ->
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
} by { $ships ->
    [one] itself
   *[other] themselves
} from { $source } to { $to }.
event-china-waited = { $seat } lets China do nothing.
event-built = { $seat } builds a legal platform { $area }, licensed by { $nation }, for ${ $money }.
event-built-illegally = { $seat } builds an illegal platform { $area } beside a ship of { $nation }, for ${ $money }.
event-launched = A new ship of { $nation } is launched { $area }.
event-declared = Conflict: { $nation } against { $foe }.
event-made-peace = Conflict withdrawn: { $nation } against { $foe }.
event-voted = Arctic Council: { $nation } now votes for { $law }.
event-supported = { $seat } supports Norway’s joining the EU: { $discs } of 2 discs.
event-slandered = { $seat } slanders { $victim }, who loses a point.
event-unrest-broke-out = { $seat } stirs up unrest in { $nation }: its areas produce nothing in this round.
event-taxed = { $seat } has { $nation } raise ${ $money } of taxes.
event-sailed = A ship of { $nation } sails from { $source } to { $to }.
event-fought = Two ships sink each other { $area }: one of { $nation } and one of { $foe }.
event-destroyed = Ships of { $nation } destroy the platform of { $seat } { $area }.
event-controlled = Control of { $area } goes to { $nation }.
event-expelled = The platform of { $seat } { $area } is removed: the new controller is { $nation }.
event-licensed = The platform of { $seat } { $area } becomes legal for free: a lobbyist from the new controller, { $nation }, protects it.
event-paid = { $seat } pays $2 to { $nation } and keeps the platform { $area }.
event-stayed = A lobbyist of { $seat } stays on { $space }.
event-moved-to-two = A lobbyist of { $seat } moves from { $source } to { $space }.
event-went-home = A lobbyist of { $seat } goes home from { $nation }{ $money ->
    [0] .
   *[other] {" "}with a subsidy of ${ $money }.
}
event-protected = A lobbyist of { $seat } from { $nation } protects the platform { $area }.
event-protection-ended = The lobbyist of { $seat } goes home from the platform { $area }.
event-turned-illegal = Nobody controls the area any more: the platform of { $seat } { $area } is illegal now.
event-produced = { $seat } produces { $gas } gas, { $oil } oil and { $rock } rock.
event-sold = { $seat } sells the goods for { $money ->
    [0] { $points ->
        [one] 1 point
       *[other] { $points } points
    }
   *[other] { $points ->
        [0] ${ $money }
        [one] ${ $money } and 1 point
       *[other] ${ $money } and { $points } points
    }
}.
event-kept = A lobbyist of { $seat } returns to { $space }.
event-norway-joined = Norway joins the EU.
event-adopted = The Arctic Council adopts { $law }.
event-china-won = China controls the Pole: the game ends.
event-paid-out = The treasury of { $nation } pays ${ $money } to { $seat }.
event-acted = A lobbyist of { $seat } acts in { $nation }: { $action }.
event-china-run = { $seat } lets the Chinese ships sail.

# How it ended
ending-nine-rounds = The ninth round is over.
ending-china-at-the-pole = China controls the Pole.

# Points
points-sold = During the game
points-money = Money
points-pole = Lobbyists of who controls the Pole
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
scene-box-build = Platform
scene-box-ships = Ships
scene-box-diplomacy = Talks
scene-box-unrest = Unrest
scene-box-taxes = Taxes
scene-box-sail = Sail
scene-joined = in the EU
scene-council = Arctic Council
scene-to-change = 4 of 6 votes rule the sea
scene-law-A = Nobody
scene-law-B = By coast
scene-law-C = By ships
scene-investment = Investment
scene-china = China
scene-run-by = { $name } decides
scene-drifts = sails a step north by itself
scene-at-sea = { $sea ->
    [one] 1 ship
   *[other] { $sea } ships
} here, { $left } to come
scene-near = { $steps ->
    [0] At the Pole
    [one] One step from the Pole
   *[other] { $steps } steps from the Pole
}
scene-legend-cost =
    Build:
    coast $2
    middle $3
    inner $4
    illegal:
    $1 less
scene-legal = legal
scene-illegal = illegal
scene-companies = Companies
scene-points = Points
scene-end = Total
scene-sells-for = sale { $points }
scene-hand = Lobbyists in hand
scene-in-hand = { $hand ->
    [one] one lobbyist in hand
   *[other] { $hand } lobbyists in hand
}
scene-comes-back = { $name } stays on space { $number } for the next round, if nobody acts further right in that row.
scene-illegal-site = { $ore }, illegal, ${ $money }
scene-legal-site = { $ore }, legal, ${ $money }, of which $1 goes to { $nation }
scene-sale = { $money ->
    [0] { $points ->
        [one] 1 point
       *[other] { $points } points
    }
   *[other] { $points ->
        [0] ${ $money }
        [one] ${ $money } and 1 point
       *[other] ${ $money } and { $points } points
    }
}
scene-defence = of { $name }; falls to { $ships ->
    [one] one ship
   *[other] { $ships } ships
}
scene-enters = controlled by { $nation }
scene-takes = { $nation } takes control
scene-loses = { $name } loses the platform
scene-must-pay = { $name } pays $2 or loses the platform
scene-is-licensed = the platform of { $name } becomes legal
scene-free = nobody controls it
scene-votes = { $count } of 6 votes then
scene-votes-stays = { $count } of 6 votes then: it stays in force
scene-votes-enough = { $count } of 6 votes then: it comes into force
scene-china-stays = no Chinese ship moves
scene-sinks = sinks, and one ship of { $nation } with it
scene-sail-where = Where does the ship of { $nation } { $area } go?
scene-fight-whom = Whose ship does { $nation } sink { $area }, together with one of its own?
scene-pay-or-lose = Pay $2 to { $nation }, or lose your platform { $area }? The controller is new, and the lobbyist of { $name } that protects the platform is from { $from }.
scene-zone = { $area }: { $control }
scene-ships-of = { $nation } { $area }: { $count ->
    [one] a ship
   *[other] { $count } ships
}
scene-lobbyist-of = lobbyist of { $name }
scene-platform-of = platform of { $name } { $area }: falls to { $ships ->
    [one] one ship
   *[other] { $ships } ships
}
scene-space = Space { $number }
scene-nth = { $number }.
scene-group-track = Pay the bank, or get from it, what a space says. Then the lowest number chooses a country first.
scene-group-china = Or bid for China: the higher bid decides what it does in this round. So far: { $deed }.
scene-group-row-1 = Upper row. Whoever acts furthest right in it stays for the next round, on space 1.
scene-group-row-3 = Lower row. Whoever acts furthest right in it stays for the next round, on space 3.
scene-group-own = Instead of an action
scene-group-conflict = Declare a conflict: ships of both may fight, and attack each other’s legal platforms. With whom?
scene-group-vote = Move its votes to a law. With 4 of 6 it comes into force when the round ends.
scene-group-slander = Slander: who loses a point?
scene-pay = pay ${ $money }
scene-get = get ${ $money }
scene-free-of-charge = free
scene-bid = Bid ${ $money }
scene-passes = your lobbyists stay in hand for now
scene-china-sails = its ships move one area each, attack and fight
scene-china-builds = where China is in control, or illegally beside its ship
scene-does-build = you build one
scene-does-diplomacy = conflicts, votes
scene-does-unrest = platforms there stop
scene-does-sail = move, attack
scene-for-money = { $units } for $1 each
scene-means-A = no country controls any sea
scene-means-B = every country controls the sea in front of its coast
scene-means-C = a country whose ships are alone in a sea controls it
label-slander = Slander { $name }
scene-builds = { $ships ->
    [one] 1 ship
   *[other] { $ships } ships
} for ${ $ships }
scene-raises = treasury +${ $money }
scene-keeps = stays
scene-keeps-maybe = may stay
scene-keeps-none = goes home
scene-stays = it acts again in the next round
scene-goes-home = to your hand, for the next investment
scene-subsidy = to your hand, with ${ $money } from the treasury of { $nation }
scene-protects = nobody can attack it until { $nation } has acted in the next round
scene-ends = against { $nation }
scene-ends-half = against { $nation }, which has declared one too: the conflict goes on
scene-supports = { $discs ->
    [one] 1 of 2 discs then
   *[other] 2 of 2 discs then: Norway joins at the end of the round
}
scene-trade = both lose a ship
scene-pays = to { $nation }; the lobbyist of { $name } that protects it is from { $from }
scene-to-bank = to the bank, for China; the lobbyist of { $name } that protects it is from { $from }
scene-sets = { $sets } for points
scene-waits = does nothing in round I
scene-china-soon = China: { $deed }

# What things are: a name, and what it does for you
legend-pieces = Pieces
legend-ores = What lies in the ground
legend-actions = What a country can do, once a round each
legend-countries = Countries
legend-map = The map
legend-council = Arctic Council
legend-china = China and investment
legend-signs = Signs
about-lobbyist = Lobbyist
    In a country, it makes that country do one thing for you each round.
about-platform = Platform
    Brings its owner one unit to sell in every round, and points at the end. A legal one takes two ships to attack, or more.
about-illegal = Illegal platform
    Built beside a ship where no country is in control. Cheaper, but any ship may attack it.
about-ship = Ship
    Belongs to a country. Controls seas, attacks platforms, and lets you build beside it.
about-flag = In control
    This country controls the area: only with it can a legal platform be built here.
about-gas = Gas
    A platform here brings one gas in every sale. Gas is the most common kind.
about-oil = Oil
    A platform here brings one oil in every sale.
about-rock = Rock
    A platform here brings one rock in every sale. Rock is the rarest kind, and worth most at the end.
about-build = Platform
    Build a platform of yours where this country is in control, or beside its ship where nobody is.
about-ships = Ships
    The country builds as many new ships as its yard and treasury allow, $1 each.
about-diplomacy = Talks
    Declare or end a conflict, move the country’s votes, slander somebody; in Norway, support joining the EU.
about-unrest = Unrest
    Platforms where this country is in control bring nothing in this round.
about-taxes = Taxes
    Money comes into the country’s treasury, for ships and subsidies.
about-sail = Sail
    Move the country’s ships one area each; they may attack platforms and fight ships.
about-country = Country
    Its lobbyists act in the order of their spaces. The sum is its treasury.
about-band = Coast of a country
    These coasts belong to this country for good.
about-influence = Influence space
    A lobbyist here has its country act once a round: space 1 first, then 2, then 3.
about-returns = Comes back
    After the sale this lobbyist comes back to this space, if nobody acts further right in its row. The others return to your hand.
about-conflict = Conflict
    Ships of these two countries may fight, and attack each other’s legal platforms.
about-joining = Joining the EU
    With two discs Norway becomes part of the EU at the end of the round.
about-coast = Coast
    Always controlled by its country. Building here costs least.
about-middle = Middle sea
    Who controls it is for the law to say. Building costs $1 more than on a coast.
about-inner = Inner sea
    Who controls it is for the law to say. Building costs $2 more than on a coast.
about-approach = Approach
    Nothing to build on; ships pass through.
about-pole = North Pole
    At the end every lobbyist in the country that controls it is worth 10 points. If China does, the game ends.
about-law = Law
    Says who controls the sea. It takes four of six votes to change it, at the end of a round.
about-vote = Vote
    This country is for this law. Talks move its votes.
about-china = China
    Each round a ship of it comes. All sail a step towards the Pole, unless somebody’s bid decides otherwise. If China holds the Pole, the game ends.
about-bid = Bid for China
    The dearer bid decides what China does in this round.
about-investment = Investment track
    Pay, or get, what a space says. From the left, lobbyists then go to countries: the dearest chooses first.
about-shield = Protected
    A lobbyist stands by this platform: nobody can attack it until that country has acted in the next round.
about-home = Home
    The lobbyist comes back to your hand, for the next investment.
about-no = Taken
    Another lobbyist has had this action in this round.

# On one screen
aid-round = A round
aid-round-start = New round
    The start marker goes to the left, and a Chinese ship comes. Round I begins with China’s move.
aid-round-invest = Investment
    Put lobbyists from your hand on the track, or bid for China. The dearest chooses a country first.
aid-round-influence = Influence
    From the left, each lobbyist goes to a free space of a country.
aid-round-china = China moves
    The higher bid decides; without one its ships go north.
aid-round-act = Countries act
    Russia, Norway, EU, Canada, USA; in each, spaces 1, 2, 3. Each lobbyist takes one action that nobody has taken there.
aid-round-sale = Sale
    Each platform brings one unit. Sell for points, or for $1 each.
aid-round-return = Lobbyists return
    In each row of a country, the one furthest right stays there; the others come to your hand.
aid-round-law = The law
    Four of six votes change it; Norway may join the EU. After round IX, or when China holds the Pole, the game is over.
aid-actions = Actions of a country
aid-actions-build = Platform
    yours, where it is in control, or beside its ship where nobody is.
aid-actions-ships = Ships
    as many as yard and treasury allow, $1 each.
aid-actions-talks = Talks
    one of: declare or end a conflict, move its votes to another law, take a point from somebody; in Norway, support joining the EU.
aid-actions-unrest = Unrest
    its areas produce nothing in this round.
aid-actions-taxes = Taxes
    money for its treasury.
aid-actions-sail = Sail
    its ships attack platforms, then move one area each, then fight ships in conflict; who has not attacked may do so now.
aid-instead = Instead of an action
aid-instead-stay = Stay on space 2
    or move there if it is free; acts again next round.
aid-instead-home = Go home
    to your hand; with a subsidy of $1 if you like, $2 if you have no money.
aid-instead-protect = Protect a platform
    nobody can attack it until that country has acted again.
aid-costs = What a platform costs
aid-costs-legal = Legal
    coast $2, middle $3, inner $4; $1 of it goes to the country.
aid-costs-illegal = Illegal
    middle $2, inner $3; one ship is enough to attack it.
aid-points = Points
aid-points-sale = Each sale
    10 for one of each kind, 5 for two different ones, 2 for any other.
aid-points-platforms = Platforms, at the end
    the more of a kind, the more each is worth. With three players 1, 2, 3, 4 of a kind are worth each: gas 2, 3, 4, 5; oil 2, 4, 6, 8; rock 2, 5, 8, 11.
aid-points-pole = The Pole, at the end
    10 for each lobbyist in the country that controls it.
aid-points-money = Money, at the end
    1 for each $1, after each treasury has paid $3, $2, $1 to its spaces 1, 2, 3.
aid-points-total = Total
    in the list of companies: what you would have if the game ended now.

# What scores, drawn: a sum, and what it is for
score-sale = [flame] + [drop] + [rock] = **10**
    points in every sale; two different ones bring 5, any other 2
score-platforms = [drop] = **2**, [drop] [drop] [drop] = **18**
    points for oil platforms at the end, with three players: the more of a kind, the more each is worth
score-pole = [pawn] [pawn] = **20**
    points at the end for lobbyists in the country that holds the Pole
score-money = **$1** = **1**
    point at the end

# The guided opening: what is said before each choice, and what is answered to another one
lesson-place = Lobbyists
lesson-place-say = The ice melts, and you run a mining company.
lesson-place-why = You own no country, but your lobbyists make countries act for you. Put your last one on space 1 of Canada: in every country space 1 acts first.
lesson-place-other = It acts there, too; but whoever is before it chooses first.
lesson-act = An action
lesson-act-say = Norway asks your lobbyist what to do.
lesson-act-why = Nobody else can take the same of its six actions in this round. Take Platform, so that you have something to sell.
lesson-act-other = That helps, too; but only platforms bring goods to sell.
lesson-coast = On the coast
lesson-coast-say = Coasts belong to their country for ever.
lesson-coast-why = A platform there is legal, and hard to attack. Build on Nordland’s gas.
lesson-coast-other = This coast has gas, too.
lesson-sea = At sea
lesson-sea-say = Now the EU. Gas sells better together with oil and rock.
lesson-sea-why = Take Platform, in the Greenland Sea. Nobody controls the sea, so one ship of the EU there is enough; but such a platform is illegal, and any ship can destroy it.
lesson-sea-other = A choice; but it brings you no oil to sell with your gas.
lesson-law = The law
lesson-law-say = { $p2 } has moved the EU’s votes: three of six are for law B.
lesson-law-why = With four, each country gets the sea in front of its coast, and your illegal oil platform is removed. Meanwhile, build on Baffin’s rock.
lesson-law-other = You may; but rock would complete what you sell.
lesson-ships = Ships
lesson-ships-say = { $p2 } has built illegally beside two ships of the USA.
lesson-ships-why = It is your lobbyist’s turn there, so you command these ships. Take Sail.
lesson-ships-other = Then that platform goes on producing for somebody else.
lesson-attack = An attack
lesson-attack-say = One ship is enough against an illegal platform.
lesson-attack-why = Attack that of { $p2 }. Yours at sea is in the same danger.
lesson-attack-other = After a move, that ship could attack where it went.
lesson-pole = The Pole
lesson-pole-say = The platform is gone. Now each ship may move one area.
lesson-pole-why = Send one to the Chukchi Plateau, beside the Pole, and finish. At the end, each of your lobbyists in the country that holds the Pole is worth 10 points. If China holds it, the game ends.
lesson-pole-other = Ships go where you like, but the Pole is worth most.
lesson-sale = The sale
lesson-sale-say = The round ends with a sale: each platform brings one unit.
lesson-sale-why = One of each kind brings 10 points, two kinds 5, any other 2. Or $1 each; but you have money, so take points.
lesson-sale-other = Money builds more platforms; but $1 is little for a unit of three.
lesson-invest = Investment
lesson-invest-say = Round II. One of your lobbyists is back in your hand.
lesson-invest-why = In the EU { $p2 } acted furthest right, and stays; yours came home. Pay $1 to send it out: whoever pays more chooses a country sooner.
lesson-invest-other = Cheaper spaces choose later, and some even pay you.
lesson-end-say = It goes to a country of your choice, and round II begins.
lesson-end-why = The game ends after nine rounds, or when China holds the Pole. Then platforms count, the more of one kind the more each; money, and lobbyists in the Pole’s country. Fear ships, new laws, and unrest, which stops a country’s platforms for a round.

# The page of the game: how a turn goes, and what its components are.
turn-countries = Lobbyists make countries act
    In each country they act in the order of their spaces, each with another of six actions.
turn-build = Platforms
    stand where the country is in control, or illegally beside a ship. They bring goods in every round.
turn-sail = Ships
    take control of seas, attack platforms, and go for the Pole. So does China.
part-areas = Areas and deposits
part-symbols = Ships at the start
part-construction = Costs of platforms
part-nations = Countries
part-companies = Companies
part-investment = Investment tracks
part-worth = Platforms at the end

# Puzzles: what is asked, without the answer
puzzle-act = what does the lobbyist do?
puzzle-invest-where = invest, and where?
puzzle-occupy = which country?
puzzle-place = where does the next lobbyist go?
puzzle-set-sail = what does the ship do?
puzzle-sell-how-much = points or money?
puzzle-sail-where = where does this ship go?
puzzle-negotiate = what comes of the talks?
puzzle-build-where = where to build?
puzzle-launch-where = where to launch?
puzzle-protect-where = which platform to protect?
puzzle-china-does = what should China do?
