# Frozen Frontier, in English.

tagline = Build on the dark side, settle others’ buildings too, and ship helium home to Earth.

# What it is about, and what wins: the first thing a newcomer reads
aim-1 = Fly your carrier to a city, take the project that lies there, and do one thing: construct a building, settle colonists to work in anybody’s buildings, or raise funds.
aim-2 = After three rounds you score the cities where you have most buildings and AI tokens, your steps on Industry and Science, and the contracts you have shipped to Earth.

# What is agreed on before the game
choice-start = Start
choice-start-note = In a first game everybody gets a corporation and four projects. In later games both are drafted.
choice-start-first-game = First game
choice-start-drafted = Drafted
choice-sets = City sets
choice-sets-note = Two sets make the board of a drafted game for one or two. A first game for one or two always has Pan-America and Tianxia. With three or four players all three are used, and the third lies below.
choice-sets-paus-tianxia = Pan-America and Tianxia
choice-sets-paus-concord = Pan-America and Concord
choice-sets-tianxia-concord = Tianxia and Concord
choice-sets-drawn = Drawn by lot
choice-open_projects = Draft with open projects
choice-open_projects-note = The cities’ projects are laid out before corporations and projects are drafted.
choice-open_research = Open research programs
choice-open_research-note = All three generations lie face up from the start.
choice-choose_contracts = Choose your contracts
choice-choose_contracts-note = Whoever draws a contract may pay 1 Qubit to see three and keep one.
choice-aisaac = AISAAC
choice-aisaac-note = How strong your opponent is when you play alone.
choice-aisaac-easy = Easy
choice-aisaac-normal = Normal
choice-aisaac-hard = Hard

# Goods and people
resource-aerogel = aerogel
resource-energy = energy
resource-regolith = regolith
resource-helium = helium
colonist-engineer = engineer
colonist-scientist = scientist
good-aerogel = aerogel
good-energy = energy
good-regolith = regolith
good-helium = helium
good-engineer = engineer
good-scientist = scientist
good-qubit = Qubit
good-point = point
good-basic = resource
good-resource = resource
track-industry = Industry
track-science = Science

# Buildings, places in them for colonists, and their spots
building-transport-hub = Transport Hub
building-power-plant = Power Plant
building-factory = Factory
building-helium-facility = Helium Facility
building-research-station = Research Station
building-training-center = Training Center
building-science-center = Science Center
building-industrial-complex = Industrial Complex
building-mining-site = Mining Site
space-transport-hub-1 = Transport Hub
space-transport-hub-2 = Transport Hub (place 2)
space-transport-hub-3 = Transport Hub (place 3)
space-power-plant-1 = Power Plant
space-power-plant-2 = Power Plant (place 2)
space-power-plant-3 = Power Plant (place 3)
space-factory-1 = Factory
space-factory-2 = Factory (place 2)
space-factory-3 = Factory (place 3)
space-helium-facility-1 = Helium Facility
space-helium-facility-2 = Helium Facility (place 2)
space-helium-facility-3 = Helium Facility (place 3)
space-research-station-1 = Research Station
space-research-station-2 = Research Station (place 2)
space-research-station-3 = Research Station (place 3)
space-training-center-1 = Training Center
space-training-center-2 = Training Center (place 2)
space-training-center-3 = Training Center (place 3)
space-science-center-1 = Science Center (place 1)
space-science-center-2 = Science Center (place 2)
space-science-center-3 = Science Center (place 3)
space-industrial-complex-1 = Industrial Complex (place 1)
space-industrial-complex-2 = Industrial Complex (place 2)
space-industrial-complex-3 = Industrial Complex (place 3)
space-mining-site-1 = Mining Site (place 1)
space-mining-site-2 = Mining Site (place 2)
space-mining-site-3 = Mining Site (place 3)
spot-transport-hub-1 = Transport Hub
spot-transport-hub-2 = Transport Hub (spot 2)
spot-transport-hub-3 = Transport Hub (spot 3)
spot-power-plant-1 = Power Plant
spot-power-plant-2 = Power Plant (spot 2)
spot-power-plant-3 = Power Plant (spot 3)
spot-factory-1 = Factory
spot-factory-2 = Factory (spot 2)
spot-factory-3 = Factory (spot 3)
spot-helium-facility-1 = Helium Facility
spot-helium-facility-2 = Helium Facility (spot 2)
spot-helium-facility-3 = Helium Facility (spot 3)
spot-research-station-1 = Research Station
spot-research-station-2 = Research Station (spot 2)
spot-research-station-3 = Research Station (spot 3)
spot-training-center-1 = Training Center
spot-training-center-2 = Training Center (spot 2)
spot-training-center-3 = Training Center (spot 3)
spot-science-center-1 = Science Center (spot 1)
spot-science-center-2 = Science Center (spot 2)
spot-science-center-3 = Science Center (spot 3)
spot-industrial-complex-1 = Industrial Complex (spot 1)
spot-industrial-complex-2 = Industrial Complex (spot 2)
spot-industrial-complex-3 = Industrial Complex (spot 3)
spot-mining-site-1 = Mining Site (spot 1)
spot-mining-site-2 = Mining Site (spot 2)
spot-mining-site-3 = Mining Site (spot 3)
lab-lab-3q-2vp = 3 Qubits for 2 points
lab-lab-1q-1vp = 1 Qubit for 1 point
lab-lab-eng-1vp = 1 engineer for 1 point
lab-lab-sci-2vp = 1 Qubit and 1 scientist for 2 points
lab-lab-aerogel-2vp = 1 aerogel for 2 points
lab-lab-energy-2vp = 1 energy for 2 points
lab-lab-regolith-2vp = 1 regolith for 2 points
lab-lab-train = engineers become scientists

# The board
set-paus = Pan-American United States
set-tianxia = Tianxia People’s Republic of Rising Sun
set-concord = Euro-Mediterranean Concord
city-sol-angeles = Sol Angeles
city-space-francisco = Space Francisco
city-star-vegas = Star Vegas
city-nova-york-city = Nova York City
city-xingjing = Xingjing
city-tenkyo = Tenkyo
city-yuehai = Yuehai
city-asahi = Asahi
city-woolf = Woolf
city-mernissi = Mernissi
city-beauvoir = Beauvoir
city-jansson = Jansson
layout-paus-tianxia = Pan-America above Tianxia
layout-paus-concord = Pan-America above Concord
layout-tianxia-paus = Tianxia above Pan-America
layout-tianxia-concord = Tianxia above Concord
layout-concord-paus = Concord above Pan-America
layout-concord-tianxia = Concord above Tianxia
layout-paus-tianxia-concord = Pan-America above Tianxia above Concord
layout-paus-concord-tianxia = Pan-America above Concord above Tianxia
layout-tianxia-paus-concord = Tianxia above Pan-America above Concord
layout-tianxia-concord-paus = Tianxia above Concord above Pan-America
layout-concord-paus-tianxia = Concord above Pan-America above Tianxia
layout-concord-tianxia-paus = Concord above Tianxia above Pan-America

# Cards
corporation-outerspacez = OuterspaceZ
corporation-melange = Melange Engineering
corporation-borealis = Borealis Heavy Works
corporation-nautilus = Nautilus Biosciences
corporation-meridian = Meridian Exchange
corporation-helix = Helix Cognition
project-p001 = Pacific Gateway
project-p002 = Grid Dividend
project-p003 = Modular Line
project-p004 = Solar Wind Trap
project-p005 = Isotope Royalties
project-p006 = Open Campus
project-p007 = Energy Exchange
project-p008 = Accelerator Ring
project-p009 = Talent Fund
project-p010 = Heavy Fabricator
project-p011 = Jackpot Well
project-p012 = Lobby Office
project-p013 = Night School
project-p014 = Probability Institute
project-p015 = Core Samples
project-p016 = Clearing House
project-p017 = Bulk Order
project-p018 = Patent Desk
project-p019 = Technetronic Seat
project-p020 = Dividend Stock
project-p021 = Harmony Network
project-p022 = Resource Quota
project-p023 = Shock Workers
project-p024 = Joint Academy
project-p025 = Thousand Scholars
project-p026 = Tidal Array
project-p027 = Crew Generators
project-p028 = Spoil Recycling
project-p029 = Company Town
project-p030 = Deep Shaft
project-p031 = Relief Convoys
project-p032 = Shift Housing
project-p033 = Cryo Bottling
project-p034 = Moon Sea Faculty
project-p035 = Model Quarry
project-p036 = Sunrise Mesh
project-p037 = Reagent Rebate
project-p038 = Visiting Fellows
project-p039 = Great Foundry
project-p040 = Monument Works
project-p041 = Lighthouse Terminal
project-p042 = Press and Archive
project-p043 = A Room of Labs
project-p044 = Workers Cooperative
project-p045 = Completion Bonus
project-p046 = Sentinel Grid
project-p047 = Survey Office
project-p048 = Fuel Auction
project-p049 = Council Chair
project-p050 = Autonomous Rigs
project-p051 = Open Skies
project-p052 = Slag Market
project-p053 = Prefab Yard
project-p054 = Apprenticeships
project-p055 = Union Charter
project-p056 = Midwinter Light
project-p057 = Grant Matching
project-p058 = Charter Broker
project-p059 = Comet Observatory
project-p060 = Rent Roll
program-r1-01 = Standard Modules
program-r1-02 = Exosuits
program-r1-03 = Compact Reactors
program-r1-04 = Sintering
program-r1-05 = Foam Chemistry
program-r1-06 = Quantum Ledger
program-r1-07 = Storm Navigation
program-r1-08 = Remote Labs
program-r1-09 = Salvage Protocols
program-r1-10 = Habitat Comfort
program-r2-01 = Distributed Minds
program-r2-02 = Orbital University
program-r2-03 = Public Outreach
program-r2-04 = Fellowship Network
program-r2-05 = Parallel Design
program-r2-06 = Peer Review
program-r2-07 = Fusion Logistics
program-r2-08 = Policy Models
program-r2-09 = Self-Replicating AI
program-r2-10 = Commodity Futures
program-r3-01 = Urban Sprawl
program-r3-02 = Megastructures
program-r3-03 = Integrated Design
program-r3-04 = Star Freight
program-r3-05 = Machine Parliament
program-r3-06 = Planetary Council
program-r3-07 = Universal Presence
program-r3-08 = Diplomatic Immunity
program-r3-09 = Balanced Progress
program-r3-10 = Sovereign Wealth
ability-p001 = { project-p001 }
ability-p002 = { project-p002 }
ability-p003 = { project-p003 }
ability-p004 = { project-p004 }
ability-p005 = { project-p005 }
ability-p006 = { project-p006 }
ability-p007 = { project-p007 }
ability-p008 = { project-p008 }
ability-p009 = { project-p009 }
ability-p010 = { project-p010 }
ability-p011 = { project-p011 }
ability-p012 = { project-p012 }
ability-p013 = { project-p013 }
ability-p014 = { project-p014 }
ability-p015 = { project-p015 }
ability-p016 = { project-p016 }
ability-p017 = { project-p017 }
ability-p018 = { project-p018 }
ability-p019 = { project-p019 }
ability-p020 = { project-p020 }
ability-p021 = { project-p021 }
ability-p022 = { project-p022 }
ability-p023 = { project-p023 }
ability-p024 = { project-p024 }
ability-p025 = { project-p025 }
ability-p026 = { project-p026 }
ability-p027 = { project-p027 }
ability-p028 = { project-p028 }
ability-p029 = { project-p029 }
ability-p030 = { project-p030 }
ability-p031 = { project-p031 }
ability-p032 = { project-p032 }
ability-p033 = { project-p033 }
ability-p034 = { project-p034 }
ability-p035 = { project-p035 }
ability-p036 = { project-p036 }
ability-p037 = { project-p037 }
ability-p038 = { project-p038 }
ability-p039 = { project-p039 }
ability-p040 = { project-p040 }
ability-p041 = { project-p041 }
ability-p042 = { project-p042 }
ability-p043 = { project-p043 }
ability-p044 = { project-p044 }
ability-p045 = { project-p045 }
ability-p046 = { project-p046 }
ability-p047 = { project-p047 }
ability-p048 = { project-p048 }
ability-p049 = { project-p049 }
ability-p050 = { project-p050 }
ability-p051 = { project-p051 }
ability-p052 = { project-p052 }
ability-p053 = { project-p053 }
ability-p054 = { project-p054 }
ability-p055 = { project-p055 }
ability-p056 = { project-p056 }
ability-p057 = { project-p057 }
ability-p058 = { project-p058 }
ability-p059 = { project-p059 }
ability-p060 = { project-p060 }
ability-r1-01 = { program-r1-01 }
ability-r1-02 = { program-r1-02 }
ability-r1-03 = { program-r1-03 }
ability-r1-04 = { program-r1-04 }
ability-r1-05 = { program-r1-05 }
ability-r1-06 = { program-r1-06 }
ability-r1-07 = { program-r1-07 }
ability-r1-08 = { program-r1-08 }
ability-r1-09 = { program-r1-09 }
ability-r1-10 = { program-r1-10 }
ability-r2-01 = { program-r2-01 }
ability-r2-02 = { program-r2-02 }
ability-r2-03 = { program-r2-03 }
ability-r2-04 = { program-r2-04 }
ability-r2-05 = { program-r2-05 }
ability-r2-06 = { program-r2-06 }
ability-r2-07 = { program-r2-07 }
ability-r2-08 = { program-r2-08 }
ability-r2-09 = { program-r2-09 }
ability-r2-10 = { program-r2-10 }
ability-r3-01 = { program-r3-01 }
ability-r3-02 = { program-r3-02 }
ability-r3-03 = { program-r3-03 }
ability-r3-04 = { program-r3-04 }
ability-r3-05 = { program-r3-05 }
ability-r3-06 = { program-r3-06 }
ability-r3-07 = { program-r3-07 }
ability-r3-08 = { program-r3-08 }
ability-r3-09 = { program-r3-09 }
ability-r3-10 = { program-r3-10 }
ability-outerspacez = { corporation-outerspacez }
ability-melange = { corporation-melange }
ability-borealis = { corporation-borealis }
ability-nautilus = { corporation-nautilus }
ability-meridian = { corporation-meridian }
ability-helix = { corporation-helix }
subsidy-sub01 = Guest Worker Visas
subsidy-sub02 = Industrial Credit
subsidy-sub03 = Tax Farming
subsidy-sub04 = Open Tender
subsidy-sub05 = Strategic Reserve
subsidy-sub06 = Helium Loan
subsidy-sub07 = Night Shift
subsidy-sub08 = Trade Mission
subsidy-sub09 = Research Fellowship
subsidy-sub10 = Science Credit
subsidy-sub11 = AI Charter
subsidy-sub12 = Retraining Scheme
subsidy-sub13 = Emergency Landing
subsidy-sub14 = Relief Shipment
subsidy-sub15 = Overtime Decree
subsidy-sub16 = Barter Clause
contract-c01 = 2 helium for 6 points and 2 Qubits
contract-c02 = 1 helium and 1 energy for 5 points and 1 Qubit
contract-c03 = 3 resources for 4 points and 3 Qubits
contract-c04 = 1 helium for 3 points and 1 Qubit
contract-c05 = 1 helium for 2 points and 3 Qubits
contract-c06 = 2 helium for 7 points
contract-c07 = 2 helium for 5 points and 4 Qubits
contract-c08 = 1 helium and 1 aerogel for 5 points and 1 Qubit
contract-c09 = 1 helium and 1 aerogel for 4 points and 3 Qubits
contract-c10 = 1 helium and 1 energy for 4 points and 3 Qubits
contract-c11 = 1 helium and 1 regolith for 5 points and 1 Qubit
contract-c12 = 1 helium and 1 regolith for 4 points and 3 Qubits
contract-c13 = 1 aerogel and 1 energy for 4 points and 1 Qubit
contract-c14 = 1 aerogel and 1 regolith for 4 points and 1 Qubit
contract-c15 = 1 energy and 1 regolith for 4 points and 1 Qubit
contract-c16 = 2 aerogel for 4 points and 1 Qubit
contract-c17 = 2 energy for 4 points and 1 Qubit
contract-c18 = 2 regolith for 4 points and 1 Qubit
contract-c19 = 2 resources for 3 points and 1 Qubit
contract-c20 = 3 helium for 10 points and 3 Qubits
contract-c21 = 3 helium for 11 points and 1 Qubit
contract-c22 = 2 helium and 1 aerogel for 9 points and 2 Qubits
contract-c23 = 2 helium and 1 energy for 9 points and 2 Qubits
contract-c24 = 2 helium and 1 regolith for 9 points and 2 Qubits
contract-c25 = 1 helium, 1 aerogel and 1 energy for 8 points and 2 Qubits
contract-c26 = 1 helium, 1 aerogel and 1 regolith for 8 points and 2 Qubits
contract-c27 = 1 helium, 1 energy and 1 regolith for 8 points and 2 Qubits
contract-c28 = 1 aerogel, 1 energy and 1 regolith for 7 points and 2 Qubits
contract-c29 = 1 aerogel, 1 energy and 1 regolith for 6 points and 4 Qubits
contract-c30 = 3 resources for 5 points and 1 Qubit
contract-c31 = 2 aerogel and 1 regolith for 7 points and 2 Qubits
contract-c32 = 2 energy and 1 aerogel for 7 points and 2 Qubits
contract-c33 = 2 regolith and 1 energy for 7 points and 2 Qubits
contract-c34 = 2 helium, 1 energy and 1 regolith for 12 points and 3 Qubits
contract-c35 = 1 helium, 1 aerogel, 1 energy and 1 regolith for 11 points and 3 Qubits
contract-c36 = 4 resources for 7 points and 3 Qubits
contract-c37 = 4 resources for 6 points and 5 Qubits
contract-c38 = 4 helium for 14 points and 4 Qubits
contract-c39 = 2 aerogel and 2 energy for 10 points and 3 Qubits
contract-c40 = 2 helium and 2 regolith for 12 points and 3 Qubits
aisaac-ai01 = command 1 (flies up, constructs)
aisaac-ai02 = command 2 (flies across, constructs)
aisaac-ai03 = command 3 (flies down, constructs)
aisaac-ai04 = command 4 (stays, AI token, +1 Science)
aisaac-ai05 = command 5 (flies two cities up, constructs)
aisaac-ai06 = command 6 (flies across, constructs)
aisaac-ai07 = command 7 (flies down, constructs)
aisaac-ai08 = command 8 (flies two cities down, constructs)
aisaac-ai09 = command 9 (stays, settles, +1 Industry)
aisaac-ai10 = command 10 (flies across, AI token, +1 Industry)
aisaac-ai11 = command 11 (flies up, settles, +1 Science)
aisaac-ai12 = command 12 (flies down, constructs)

# Where a player’s cards lie
place-corporation = your corporation
slot-slot-1 = the project in your first slot
slot-slot-2 = the project in your second slot
slot-slot-3 = the project in your third slot
slot-slot-4 = the project in your fourth slot
slot-slot-5 = the project in your fifth slot
place-slot-1 = the project in your first slot
place-slot-2 = the project in your second slot
place-slot-3 = the project in your third slot
place-slot-4 = the project in your fourth slot
place-slot-5 = the project in your fifth slot
place-research-1 = your program of generation I
place-research-2 = your program of generation II
place-research-3 = your program of generation III
count-1 = one engineer
count-2 = two engineers
phase-setting-up = Setting up
phase-action = Action
phase-income = Income
phase-shipment = Shipment
phase-cleanup = Clean-up
phase-finished = The end

# What is asked about, by name
here = { $city ->
    [sol-angeles] { city-sol-angeles }
    [space-francisco] { city-space-francisco }
    [star-vegas] { city-star-vegas }
    [nova-york-city] { city-nova-york-city }
    [xingjing] { city-xingjing }
    [tenkyo] { city-tenkyo }
    [yuehai] { city-yuehai }
    [asahi] { city-asahi }
    [woolf] { city-woolf }
    [mernissi] { city-mernissi }
    [beauvoir] { city-beauvoir }
    [jansson] { city-jansson }
   *[none] no city
}
constructed = { $building ->
    [transport-hub] { building-transport-hub }
    [power-plant] { building-power-plant }
    [factory] { building-factory }
    [helium-facility] { building-helium-facility }
    [research-station] { building-research-station }
    [training-center] { building-training-center }
    [science-center] { building-science-center }
    [industrial-complex] { building-industrial-complex }
    [mining-site] { building-mining-site }
   *[none] building
}
in-play = { $playing ->
    [p001] { project-p001 }
    [p002] { project-p002 }
    [p003] { project-p003 }
    [p004] { project-p004 }
    [p005] { project-p005 }
    [p006] { project-p006 }
    [p007] { project-p007 }
    [p008] { project-p008 }
    [p009] { project-p009 }
    [p010] { project-p010 }
    [p011] { project-p011 }
    [p012] { project-p012 }
    [p013] { project-p013 }
    [p014] { project-p014 }
    [p015] { project-p015 }
    [p016] { project-p016 }
    [p017] { project-p017 }
    [p018] { project-p018 }
    [p019] { project-p019 }
    [p020] { project-p020 }
    [p021] { project-p021 }
    [p022] { project-p022 }
    [p023] { project-p023 }
    [p024] { project-p024 }
    [p025] { project-p025 }
    [p026] { project-p026 }
    [p027] { project-p027 }
    [p028] { project-p028 }
    [p029] { project-p029 }
    [p030] { project-p030 }
    [p031] { project-p031 }
    [p032] { project-p032 }
    [p033] { project-p033 }
    [p034] { project-p034 }
    [p035] { project-p035 }
    [p036] { project-p036 }
    [p037] { project-p037 }
    [p038] { project-p038 }
    [p039] { project-p039 }
    [p040] { project-p040 }
    [p041] { project-p041 }
    [p042] { project-p042 }
    [p043] { project-p043 }
    [p044] { project-p044 }
    [p045] { project-p045 }
    [p046] { project-p046 }
    [p047] { project-p047 }
    [p048] { project-p048 }
    [p049] { project-p049 }
    [p050] { project-p050 }
    [p051] { project-p051 }
    [p052] { project-p052 }
    [p053] { project-p053 }
    [p054] { project-p054 }
    [p055] { project-p055 }
    [p056] { project-p056 }
    [p057] { project-p057 }
    [p058] { project-p058 }
    [p059] { project-p059 }
    [p060] { project-p060 }
   *[none] no project
}
being-used = { $subsidy ->
    [sub01] { subsidy-sub01 }
    [sub02] { subsidy-sub02 }
    [sub03] { subsidy-sub03 }
    [sub04] { subsidy-sub04 }
    [sub05] { subsidy-sub05 }
    [sub06] { subsidy-sub06 }
    [sub07] { subsidy-sub07 }
    [sub08] { subsidy-sub08 }
    [sub09] { subsidy-sub09 }
    [sub10] { subsidy-sub10 }
    [sub11] { subsidy-sub11 }
    [sub12] { subsidy-sub12 }
    [sub13] { subsidy-sub13 }
    [sub14] { subsidy-sub14 }
    [sub15] { subsidy-sub15 }
    [sub16] { subsidy-sub16 }
   *[none] no subsidy
}

with-subsidy = { $subsidy ->
    [none] { "" }
   *[other] { being-used }:{" "}
}

# What cards do: abilities.py puts these together
list-and = { $first } and { $last }
list-or = { $first } or { $last }
list-else = { $first }, else { $last }
list-comma = {", "}
trigger-upon-completion = once
trigger-no-limit = each time
trigger-once-per-turn = once a turn
trigger-income = each income
trigger-end-game = at the end
does-upon-completion = When you complete this: { $does }.
does-no-limit = Each time { $when }: { $does }.
does-once-per-turn = Once a turn, after { $when }: { $does }.
does-income = At every income: { $does }.
does-end-game = At the end of the game: { $does }.
does-contract = Ship { $need } to { $does }.
does-building = Costs { $cost }. Bonus: { $does }.
does-lab = For a fee of 1 Qubit: { $does }.
does-at-once = { $does }.
does-for = pay { $cost } to { $does }

goods-aerogel = { $n } aerogel
goods-energy = { $n } energy
goods-regolith = { $n } regolith
goods-helium = { $n } helium
goods-engineer = { $n ->
    [one] 1 engineer
   *[other] { $n } engineers
}
goods-scientist = { $n ->
    [one] 1 scientist
   *[other] { $n } scientists
}
goods-qubit = { $n ->
    [one] 1 Qubit
   *[other] { $n } Qubits
}
goods-vp = { $n ->
    [one] 1 point
   *[other] { $n } points
}
goods-basic = { $n ->
    [one] 1 resource (not helium)
   *[other] { $n } resources (not helium)
}
goods-resource = { $n ->
    [one] 1 resource
   *[other] { $n } resources
}

occasion-construct = constructing
occasion-settle = settling
occasion-advance = advancing
occasion-receive-resource = receiving a resource
occasion-receive-colonist = receiving a colonist
occasion-collect = collecting a resource
occasion-use-lab = using a laboratory
occasion-use-opponent-spot = using an opponent’s spot
occasion-skip-city = flying past a city
occasion-use-subsidy = using a subsidy
occasion-raise-funds = raising funds
occasion-complete-project = completing a project
occasion-receive-project = receiving a project

when-construct = { $what ->
    [small] you construct a small building
    [large] you construct a large building
   *[any] you construct a building
}
when-construct-named = you construct { $names }
when-a-building = a { $building }
when-settle = { $what ->
    [engineer] you settle an engineer
    [scientist] you settle a scientist
   *[any] you settle a colonist
}
when-advance = { $what ->
    [industry] you advance a step on Industry
    [science] you advance a step on Science
   *[any] you advance a step
}
when-receive-resource = { $what ->
    [any] you receive a resource
   *[other] you receive { $what }
}
when-receive-colonist = { $what ->
    [engineer] you receive an engineer
    [scientist] you receive a scientist
   *[any] you receive a colonist
}
when-collect = you collect a resource in a city
when-use-lab = you use a laboratory
when-use-opponent-spot = you use a spot of somebody else’s building
when-skip-city = you fly past a city
when-use-subsidy = you use a subsidy
when-raise-funds = you raise funds
when-complete-project = you complete a project
when-receive-project = you receive a project

operation-gain = gain
operation-advance = advance
operation-ai-token = AI token
operation-draw-project = draw projects
operation-draw-contract = draw contracts
operation-take-tax = take the transit tax
operation-unlock-slot = open a project slot
operation-choose-research = choose a program
operation-settle = settle
operation-use-spots = use spots
operation-refresh-spots = clear spots
operation-convert-colonist = retrain
operation-convert-resource = trade
operation-ignore-penalties = ignore penalties

do-gain = gain { $goods }
do-gain-per = gain { $goods } for { $per }
do-gain-per-most = gain { $goods } for { $per }, at most { $most }
do-advance = { $n ->
    [one] advance 1 step
   *[other] advance { $n } steps
} on { $track ->
    [industry] Industry
    [science] Science
   *[any] a track of your choice
}
do-ai-token = { $n ->
    [one] put an AI token
   *[other] put { $n } AI tokens
} in { $where ->
    [current] the city you are in
   *[neighbor] a neighbouring city
}
do-draw-project = { $n ->
    [one] draw a project
   *[other] draw { $n } projects
}
do-draw-contract = { $n ->
    [one] draw a contract
   *[other] draw { $n } contracts
}
do-take-tax = take the transit tax of the city you are in
do-unlock-slot = open a project slot
do-choose-research = choose a research program of generation { $generation }
do-settle = settle up to { $n } colonists in the city you are in
do-use-spots = use up to { $n } spots in the city you are in
do-refresh-spots = make up to { $n } used spots of buildings in the city you are in usable again
do-convert-colonist = turn up to { $n } engineers into scientists
do-convert-resource = exchange up to { $n } resources for others
do-ignore-penalties = ignore your penalty tokens

per-own-small = each small building of yours
per-own-large = each large building of yours
per-own-city = each city with a building of yours
per-controlled-city = each city you control or share
per-ai-token = each AI token of yours in a city
per-completed-project = each project in your slots
per-fulfilled-contract = each contract you have fulfilled
per-lower-track = each step of your lower marker
per-leftover = each resource, Qubit and card left over
per-leftover-many = every { $n } resources, Qubits and cards left over

# The same in few words
short-aerogel = { $n } aerogel
short-energy = { $n } energy
short-regolith = { $n } regolith
short-helium = { $n } helium
short-engineer = { $n ->
    [one] 1 engineer
   *[other] { $n } engineers
}
short-scientist = { $n ->
    [one] 1 scientist
   *[other] { $n } scientists
}
short-qubit = { $n } Q
short-vp = { $n ->
    [one] 1 point
   *[other] { $n } points
}
short-basic = { $n } basic
short-resource = { $n } any
brief-for = { $cost }: { $gains }
brief-gain = +{ $goods }
brief-gain-per = { $gain } per { $per }
brief-do-advance = +{ $n } { $track ->
    [industry] Industry
    [science] Science
   *[any] on a track
}
brief-do-ai-token = { $where ->
    [current] AI token here
   *[neighbor] AI token next door
}
brief-do-draw-project = { $n ->
    [one] +1 project
   *[other] +{ $n } projects
}
brief-do-draw-contract = { $n ->
    [one] +1 contract
   *[other] +{ $n } contracts
}
brief-do-take-tax = the city’s tax
brief-do-unlock-slot = +1 slot
brief-do-choose-research = Research { $generation }
brief-do-settle = settle { $n }
brief-do-use-spots = use { $n } spots
brief-do-refresh-spots = clear { $n } spots
brief-do-convert-colonist = retrain { $n }
brief-do-convert-resource = trade { $n }
brief-do-ignore-penalties = no penalties
brief-per-own-small = small building
brief-per-own-large = large building
brief-per-own-city = city built in
brief-per-controlled-city = city controlled
brief-per-ai-token = AI token
brief-per-completed-project = project in a slot
brief-per-fulfilled-contract = contract
brief-per-lower-track = step of the lower track
brief-per-leftover = { $n ->
    [one] thing left
   *[other] { $n } things left
}
brief-construct = { $what ->
    [small] small building
    [large] large building
   *[any] building
}
brief-construct-named = { $names }
brief-a-building = { $building }
brief-settle = { $what ->
    [engineer] engineer settled
    [scientist] scientist settled
   *[any] colonist settled
}
brief-advance = { $what ->
    [industry] Industry step
    [science] Science step
   *[any] any step
}
brief-receive-resource = { $what ->
    [any] any resource
   *[other] { $what }
}
brief-receive-colonist = { $what ->
    [engineer] new engineer
    [scientist] new scientist
   *[any] new colonist
}
brief-collect = resource collected
brief-use-lab = lab used
brief-use-opponent-spot = others’ spot used
brief-skip-city = city skipped
brief-use-subsidy = subsidy used
brief-raise-funds = funds raised
brief-complete-project = project completed
brief-receive-project = project taken

# AISAAC’s cards
command-move = { $move ->
    [up] flies up
    [up2] flies two cities up
    [down] flies down
    [down2] flies two cities down
    [across] flies across
   *[stay] stays
}
command-discards = { $subsidy ->
    [0] { "" }
    [1] {" "}Then the first subsidy is discarded.
    [2] {" "}Then the second subsidy is discarded.
   *[3] {" "}Then the third subsidy is discarded.
}
command-on = { $track ->
    [industry] Industry
   *[science] Science
}
brief-command-construct = { $move }, constructs
brief-command-network = { $move }, AI token, +1 { command-on }
brief-command-settle = { $move }, settles, +1 { command-on }
command-construct = AISAAC { $move } and constructs the first it can: { $buildings }; failing that, it places an AI token and advances on { command-on }.{ command-discards }
command-network = AISAAC { $move }, places an AI token and advances on { command-on }.{ command-discards }
command-settle = AISAAC { $move }, settles up to two colonists and advances on { command-on }.{ command-discards }

# Options
option-done = Done
option-refuse = Use none of them
option-decline = Don’t complete it
option-pass = Pass
option-land = Stop here
option-collaborate = Collaborate
option-raise-funds = Raise funds
option-complete = Complete the project
option-draw-one = Draw one contract
option-draw-three = Pay 1 Qubit and choose one of three
option-look = Look
option-collect-basic = Collect the Basic Resource
option-deploy = Start in { $noun }
option-stop = Fly to { $noun }
option-fly = Fly past { $noun } for 1 Qubit, and on
option-build = Construct the { $noun }
option-play = Play { $noun }
option-pay = Spend { $noun }
option-take = Take { $noun }
option-give = Give { $noun }
option-replace = Complete it in place of { $noun }
option-subsidize = Use { $noun }
option-cash = Take 2 Qubits and discard { $noun }
option-settle = Settle in the { $noun }
option-operate = Use the { $noun }
option-refresh = Clear the { $noun }
option-use = Use { $noun }
option-advance = Advance on { $noun }
option-retrain = Retrain { $noun }
option-connect = Put an AI token in { $noun }
option-study = Choose { $noun }
option-fulfil = Ship { $noun }
option-keep = Keep { $noun }
option-incorporate = Lead { $noun }
option-retain = Keep the contract: { $noun }
option-put-under = Put under the deck first: { $noun }
option-lay = Lay out { $noun }
option-first = Player { $noun } starts
option-offer = Offer { $noun }
option-turn-up = Turn up { $noun }
option-draw = Draw { $noun }
option-draw-contract = Draw a contract: { $noun }
option-find = Find { $noun }
option-command = AISAAC draws { $noun }

# Options, where it is known what they are about
label-with = { $first }: { $rest }
label-with-sentence = { $first }. { $rest }
label-fits = it can be completed
label-stay = Stay in { $city }
label-stop = Stop in { $city }
label-stop-past = Fly to { $city }, for 1 Qubit past { $passed }
label-project = you get { $project }
label-card = { $title } ({ $building } in { $city })
label-build = Construct the { $building } for { $cost }
label-complete = Complete { $project }
label-decline = Discard { $project } and use a subsidy
label-loses = you lose { $does }
label-settle = Settle { $colonist ->
    [engineer] an engineer
   *[scientist] a scientist
} in the { $building }
label-opens = { $points ->
    [one] 1 point
   *[other] { $points } points
}, and it opens { $spots }
label-lab = a laboratory ({ $does })
label-own = { $building } (your own)
label-collect = Collect 1 { $resource ->
    [aerogel] { resource-aerogel }
    [energy] { resource-energy }
    [regolith] { resource-regolith }
   *[helium] { resource-helium }
} from the { $building }
label-use-lab = Use the laboratory of the { $building }
label-fee = 1 Qubit as a fee, then { $does }
label-clear = Clear the { $building }, so that it gives { $what } again
label-collect-basic = Collect 1 { $resource ->
    [aerogel] { resource-aerogel }
    [energy] { resource-energy }
    [regolith] { resource-regolith }
   *[helium] { resource-helium }
}, the Basic Resource of { $city }
label-done-settle-where = Settle no more
label-done-use-spot = Use no more spots
label-done-refresh-spot = Clear no more spots
label-done-give-what = Exchange no more
label-done-fulfil-unscheduled = Ship no more from your hand
label-refuse = { $abilities ->
    [one] Don’t use it
   *[other] Use none of them
}
label-step = { $bonus ->
    [none] step { $step }, no bonus
   *[other] step { $step }, { $bonus }
}
label-pay = Spend 1 { $resource ->
    [aerogel] { resource-aerogel }
    [energy] { resource-energy }
    [regolith] { resource-regolith }
   *[helium] { resource-helium }
} (you have { $have })
label-take = Take 1 { $resource ->
    [aerogel] { resource-aerogel }
    [energy] { resource-energy }
    [regolith] { resource-regolith }
   *[helium] { resource-helium }
} (you have { $have } of 4)
label-give = Give 1 { $resource ->
    [aerogel] { resource-aerogel }
    [energy] { resource-energy }
    [regolith] { resource-regolith }
   *[helium] { resource-helium }
} (you have { $have })
label-collaborate = settle colonists, then use spots
label-raise-funds = 3 Qubits and a subsidy
label-pass = no more contracts from the pool this round
label-starts = Starts with { $goods }.
label-start-step = step { $step } of { $track ->
    [industry] Industry
   *[science] Science
}

# What is asked
ask-lay-out = The cities are laid out
ask-first-player = Who starts?
ask-offer-corporation = Corporations are offered
ask-choose-corporation = Which corporation do you lead?
ask-deal-project = Projects are dealt
ask-look-at-packet = { $left ->
    [0] The packets are passed on
   *[other] The next project to keep
}
ask-keep-project = { $left ->
    [0] Which project do you keep? The others are passed on.
    [one] Which project do you keep? It is the last one.
   *[other] Which project do you keep? You may keep { $left } of these.
}
ask-lay-project = A project is laid out in a city
ask-turn-up-subsidy = The next subsidy
ask-turn-up-contract = The next contract
ask-turn-up-program = The next research program
ask-aisaac-lands = Where AISAAC starts
ask-aisaac-connects = Where AISAAC has a token from the start
ask-deploy-where = In which city does your carrier start?
ask-fly-where = { $aloft ->
    [0] You are in { here }. Stay, fly to a neighbouring city, or fly past it?
   *[1] You are over { here }. Stop here, or fly on past it for 1 Qubit?
}
ask-act = You are in { here }. Construct, collaborate or raise funds.
ask-play-which = Which project do you play to construct the { constructed }?
ask-pay-with = { $count ->
    [one] Which resource do you spend?
   *[other] Which resource do you spend? { $count } units are still to be spent.
}
ask-complete-or-not = { in-play } fits both building and city. Complete it?
ask-choose-subsidy = Choose a subsidy: its effect, or 2 Qubits.
ask-settle-where = { with-subsidy }In which building of { here } do you settle a colonist? At most one in each.
ask-use-spot = { with-subsidy }Which spot in { here } do you use?
ask-refresh-spot = { with-subsidy }Which used spot in { here } do you clear? { $count ->
    [one] It is the last one.
   *[other] You may clear { $count }.
}
ask-use-ability = { $count ->
    [one] Do you use this ability?
   *[other] Which of these abilities do you use next?
}
ask-which-track = { $first ->
    [0] On which track do you advance?
   *[1] On which track do you advance first? The other one follows.
}
ask-take-basic = { $count ->
    [one] Which resource do you take?
   *[other] Which resource do you take? { $count } units are still to be taken.
}
ask-how-many = How many engineers do you retrain?
ask-give-what = { with-subsidy }Which resource do you give for another? { $count ->
    [one] It is the last exchange.
   *[other] You may do so { $count } times.
}
ask-get-what = Which resource do you take for it?
ask-connect-where = In which neighbouring city do you put an AI token?
ask-draw-project = The next project
ask-how-to-draw = Draw one contract, or pay 1 Qubit to choose from three?
ask-draw-contract = The next contract
ask-keep-contract = Which contract do you keep?
ask-put-under-first = Which contract goes under the deck first?
ask-find-program = What lies in the stack
ask-look-at-stack = What is left in the stack
ask-choose-program = Which research program of generation { $generation } do you choose?
ask-fulfil-scheduled = Ship a contract from the pool, or pass?
ask-fulfil-unscheduled = Ship a contract from your hand?
ask-aisaac-card = AISAAC’s next card
ask-reveal-contracts = All fulfilled contracts are turned up
over = The game is over.

# What is going on, for whoever wants something else
player = Player { $seat }
now-lay-out = The cities are being laid out.
now-first-player = Chance decides who starts.
now-offer-corporation = Corporations are being drawn.
now-choose-corporation = { $who } chooses a corporation.
now-deal-project = Projects are being dealt.
now-look-at-packet = Everybody looks at the next projects.
now-keep-project = Projects are being drafted.
now-lay-project = Projects are being laid out in the cities.
now-turn-up-subsidy = A subsidy is being turned up.
now-turn-up-contract = A contract is being turned up.
now-turn-up-program = A research program is being turned up.
now-aisaac-lands = AISAAC’s carrier is being placed.
now-aisaac-connects = AISAAC’s first tokens are being placed.
now-deploy-where = { $who } places a carrier.
now-fly-where = { $who } is moving.
now-act = { $who } chooses an action.
now-play-which = { $who } chooses which project to play.
now-pay-with = { $who } chooses what to spend.
now-complete-or-not = { $who } may complete a project.
now-choose-subsidy = { $who } has to take a subsidy.
now-settle-where = { $who } settles colonists.
now-use-spot = { $who } uses spots.
now-refresh-spot = { $who } clears spots.
now-use-ability = { $who } may use abilities.
now-which-track = { $who } chooses a track.
now-take-basic = { $who } chooses a resource.
now-how-many = { $who } retrains engineers.
now-give-what = { $who } exchanges resources.
now-get-what = { $who } exchanges resources.
now-connect-where = { $who } places an AI token.
now-draw-project = A project is being drawn.
now-how-to-draw = { $who } draws a contract.
now-draw-contract = A contract is being drawn.
now-keep-contract = { $who } chooses a contract.
now-put-under-first = { $who } puts contracts under the deck.
now-find-program = A stack of research programs is being looked at.
now-look-at-stack = A stack of research programs is being looked at.
now-choose-program = { $who } chooses a research program.
now-fulfil-scheduled = { $who } may ship a contract from the pool.
now-fulfil-unscheduled = { $who } may ship contracts from the hand.
now-aisaac-card = AISAAC is to draw a card.
now-reveal-contracts = The fulfilled contracts are being turned up.

# What happened
event-laid-out = The board, from the top: { $layout }.
event-began = { $seat } starts.
event-offered = On offer: { $corporation }.
event-incorporated = { $seat } leads { $corporation }.
event-dealt = { $seat } is dealt { $project }.
event-kept = { $seat } keeps { $project }.
event-picked = { $seat } has picked a project.
event-handed = { $seat } gets the project { $project }.
event-project-laid = A project is laid out in { $city }: { $project }.
event-subsidy-up = New in the pool of subsidies: { $subsidy }.
event-subsidy-out = A subsidy is discarded before the first round: { $subsidy }.
event-contract-up = New in the pool of contracts: { $contract }.
event-program-up = A research program in play: { $program }.
event-round-began = Round { $round } begins.
event-phase-began = Now: { $phase }.
event-turn-began = Turn { $turn } is { $seat }’s.
event-deployed = { $seat } starts in { $city }.
event-flew = { $seat } flies from { $source } to { $to }.
event-taxed = { $seat } leaves 1 Qubit as transit tax in { $city }.
event-landed = { $seat } stops in { $city }.
event-collected = { $seat } takes { $project } from { $city }.
event-played = { $seat } plays the project { $project }.
event-built = { $seat } constructs the { $building } in { $city }.
event-completed = { $seat } completes { $project }.
event-replaced = { $seat } gives up { $project }.
event-discarded = { $seat } discards { $project }.
event-subsidized = { $seat } uses the subsidy { $subsidy }.
event-cashed = { $seat } discards { $subsidy } for Qubits.
event-collaborated = { $seat } collaborates in { $city }.
event-raised = { $seat } raises funds: { $qubits ->
    [one] 1 Qubit
   *[other] { $qubits } Qubits
}.
event-settled = { $seat } settles { $colonist ->
    [engineer] an engineer
   *[scientist] a scientist
} in the { $space }.
event-operated = { $seat } collects 1 { $resource } from the { $spot }.
event-worked-lab = { $seat } uses the laboratory of the { $spot }, for a fee of 1 Qubit: { $lab }.
event-collected-basic = { $seat } collects 1 { $resource }, the Basic Resource of { $city }.
event-refreshed = { $seat } clears the { $spot }.
event-used = { $seat } uses an ability: { $card }.
event-refused = { $seat } refuses the abilities that were left to use.
some-goods = { $count } { $good ->
    [engineer] { $count ->
        [one] engineer
       *[other] engineers
    }
    [scientist] { $count ->
        [one] scientist
       *[other] scientists
    }
    [Qubit] { $count ->
        [one] Qubit
       *[other] Qubits
    }
    [point] { $count ->
        [one] point
       *[other] points
    }
    [resource] { $count ->
        [one] resource
       *[other] resources
    }
   *[other] { $good }
}
event-gained = { $seat } gets { some-goods }.
event-spent = { $seat } spends { some-goods }.
event-advanced = { $seat } advances to step { $step } of { $track }.
event-connected = { $seat } puts an AI token in { $city }.
event-unlocked = { $seat } has { $slots } project slots now.
event-drew = { $seat } draws { $project }.
event-drew-project = { $seat } draws a project.
event-drew-paper = { $seat } draws a contract: { $contract }.
event-drew-contract = { $seat } draws a contract.
event-saw-paper = { $seat } sees a contract: { $contract }.
event-retained = { $seat } keeps a contract: { $contract }.
event-returned = { $seat } puts a contract under the deck: { $contract }.
event-chose-contract = { $seat } keeps one of the contracts.
event-looked = { $seat } looks at the programs of generation { $generation ->
    [1] I
    [2] II
   *[3] III
}.
event-found = { $seat } sees { $program }.
event-studied = { $seat } chooses the research program { $program }.
event-tax-taken = { $seat } takes the transit tax of { $city }: { $qubits ->
    [one] 1 Qubit
   *[other] { $qubits } Qubits
}.
event-retrained = { $seat } retrains { $count ->
    [one] an engineer as a scientist
   *[other] { $count } engineers as scientists
}.
event-traded = { $seat } exchanges 1 { $given } for 1 { $taken }.
event-earned = { $seat } earns { $qubits ->
    [one] 1 Qubit
   *[other] { $qubits } Qubits
} with buildings and Hubs.
event-shipped = { $seat } ships { $helium } helium to Earth.
event-penalized = { $seat } ships less helium than Earth demands and gets { $tokens ->
    [one] a penalty token
   *[other] { $tokens } penalty tokens
}.
event-fulfilled = { $seat } fulfils a contract: { $contract }.
event-sent = { $seat } fulfils a contract from the hand{ $qubits ->
    [0] { "" }
    [one] {" "}and gets 1 Qubit
   *[other] {" "}and gets { $qubits } Qubits
}.
event-passed = { $seat } passes and ships no more from the pool this round.
event-aisaac-came = AISAAC starts in { $city }.
event-aisaac-drew = AISAAC draws { $card }.
event-aisaac-flew = AISAAC flies to { $city }.
event-aisaac-discarded = AISAAC discards { $project }.
event-aisaac-built = AISAAC constructs the { $building } in { $city }.
event-aisaac-advanced = AISAAC advances to step { $step } of { $track }.
event-aisaac-connected = AISAAC puts an AI token in { $city }.
event-aisaac-settled = AISAAC settles { $colonist ->
    [engineer] an engineer
   *[scientist] a scientist
} in the { $space } for { $points ->
    [one] 1 point
   *[other] { $points } points
}.
event-aisaac-scored = AISAAC scores { $points ->
    [one] 1 point
   *[other] { $points } points
}.
event-aisaac-claimed = AISAAC takes a contract: { $contract }.
event-ended = { $ending }

# How it ended
ending-scored = Three rounds are over, and the points decide.
ending-aisaac-beaten = AISAAC is beaten.
ending-aisaac-ahead = AISAAC has won.

# Points
points-control = Control of cities
points-tracks = Industry and Science
points-contracts = Contracts
points-research = Research of generation III
points-leftovers = What is left, by three
points-tokens = During the game
points-penalties = Penalties

# Why not
why-no-use = You can’t pay for that now, or it would change nothing.
why-not-triggered = Nothing has happened that this ability waits for.
why-no-such-resource = You have none of it to spare.
why-storage-full = Your storage has no room for it.
why-no-neighbour = That is no neighbouring city.
why-not-shown = That contract is not among those you were shown.
why-not-in-stack = That program is not there to be chosen.
why-no-such-city = That city is not on the board.
why-move-first = First say where your carrier stops this turn; the main action comes after that.
why-has-moved = Your carrier has stopped for this turn; now comes the main action.
why-collaborate-first = Choose to collaborate first; then you can settle colonists and use spots.
why-building-first = First say which building you construct; then you choose the card for it.
why-subsidy-later = A subsidy comes with raising funds, or with a building that completes no project.
why-settling-first = Settle, or say that you are done with it; then you can use spots.
why-spots-now = Colonists are settled before any spot is used, and this collaboration is past that.
why-been-there = You have been there on this way already.
why-no-tax = Every city you fly past costs 1 Qubit, and you have too few.
why-nothing-to-do = Nobody can be settled here, and no spot can be used.
why-no-slot = This city has no place for that building.
why-slot-taken = That building stands here already.
why-no-card = You have no project for this building or for this city.
why-no-miniature = You have no miniature of that size left.
why-too-dear = You lack the resources for it, or the Qubits to cover them.
why-card-does-not-match = That project is for another building in another city.
why-not-in-hand = You don’t have that card.
why-no-free-slot = All your open slots are taken: choose the project to give up.
why-slot-locked = That slot is still locked.
why-slot-free = You have a free slot, so no project has to go.
why-subsidy-useless = You can’t pay for that, or it would change nothing.
why-not-in-pool = That card is not in the pool.
why-do-something = Do at least one thing first.
why-no-building = There is no such building here yet.
why-one-a-building = You settle at most one colonist in each building.
why-no-settling = There is no free place, or you have no such colonist.
why-no-basic = It has been collected this round, or your storage is full.
why-spot-closed = That spot has been used this round, or nobody works there.
why-no-operating = Your storage is full, you can’t pay, or it would change nothing.
why-not-covered = That spot has not been used.
why-cannot-ship = You lack the resources for it, or the Qubits to cover them.
why-no-such-contract = That contract is not there to be fulfilled.
why-not-in-packet = That project is not among those you may keep.
why-not-offered = That corporation is not on offer.

# The table in the browser
scene-aisaac = AISAAC
scene-short-sol-angeles = Sol A.
scene-short-space-francisco = Francisco
scene-short-star-vegas = Vegas
scene-short-nova-york-city = York
scene-short-xingjing = Xingjing
scene-short-tenkyo = Tenkyo
scene-short-yuehai = Yuehai
scene-short-asahi = Asahi
scene-short-woolf = Woolf
scene-short-mernissi = Mernissi
scene-short-beauvoir = Beauvoir
scene-short-jansson = Jansson
scene-tiny-sol-angeles = Sol
scene-tiny-space-francisco = Fran
scene-tiny-star-vegas = Vegas
scene-tiny-nova-york-city = York
scene-tiny-xingjing = Xing
scene-tiny-tenkyo = Ten
scene-tiny-yuehai = Yue
scene-tiny-asahi = Asahi
scene-tiny-woolf = Woolf
scene-tiny-mernissi = Mern
scene-tiny-beauvoir = Beau
scene-tiny-jansson = Jans
scene-land-paus = Pan-America
scene-land-tianxia = Tianxia
scene-land-concord = Concord
scene-subtitle = Round { $round } of 3 · { $left ->
    [one] 1 subsidy
   *[other] { $left } subsidies
} left
scene-earth = Earth expects [helium] { $helium } from everybody this round
scene-tab-city = City
scene-tab-map = Map
scene-tab-offer = Offers
scene-tab-mine = My board
scene-tab-hand = Hand
scene-begin = Janus
scene-begin-note = The table is being laid
scene-building = Building
scene-city = City
scene-carrier = { $name }’s carrier in { $city }
scene-tokens = { $count ->
    [one] 1 AI token
   *[other] { $count } AI tokens
} of { $name }
scene-project-here = Project lying here
scene-wanted = { $card }, in your hand, would be completed here
scene-worth = Worth now
scene-worth-now = worth { $points }
scene-control = { $count ->
    [one] { $names } controls it
   *[other] { $names } share it
}: { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $count ->
    [one] { "" }
   *[other] {" "}each
}
scene-if-it-ended = If it ended now
scene-if-it-ended-note = { $hidden ->
    [0] points if it ended now
   *[other] points if it ended now; ?: without the contracts that lie face down
}
scene-face-down = { $count ->
    [one] 1 face down
   *[other] { $count } face down
}
scene-fulfilled = Fulfilled
scene-players = Players
scene-in-hand = projects in hand
scene-small-left = small buildings left
scene-large-left = large buildings left
scene-council = Control
scene-basic = Basic
scene-basic-of = Basic Resource: { $resource }
scene-tax = transit tax
scene-ai = AI tokens
scene-hub = takes the city’s tax
scene-completes = completes
scene-then-subsidy = then a subsidy
scene-built-by = { $building } of { $name }
scene-settled = { $colonist }, settled
scene-free-space = free for an { $colonist ->
    [engineer] engineer
   *[other] { $colonist }
}
scene-lab = laboratory
scene-spot = spot: { $what }
scene-spot-used = spot, used this round: { $what }
scene-owner = Built by
scene-costs = Costs
scene-bonus = Brings
scene-sets-off = Sets off
scene-why-no-card = No card for it
scene-why-no-miniature = No such building left
scene-why-lacks = You lack { $goods }
scene-why-cover = Needs { $need }[qubit], you have { $have }
scene-why-used = Used until the end of the round
scene-why-not-now = Not now
scene-points = points
scene-your-step = Your step
scene-colonists = At the end of a round
scene-track-note = A bonus is taken when its step is reached.
scene-round = Round { $round } of 3
scene-left = left
scene-last-turns = last turns
scene-clock = { $count ->
    [0] The stack is empty
    [one] One subsidy is left; the round ends when it is gone
   *[other] { $count } subsidies are left; the round ends when they are gone
}
scene-in-stack = In the stack
scene-discarded = Discarded
scene-subsidies = **Subsidies** if you complete nothing
scene-use-it = Use it
scene-cash-it = Take 2 Qubits
scene-or-cash = or 2 [qubit]
scene-contracts = **Contracts** for Earth
scene-contract = Contract
scene-storage = Storage
scene-have = { $what }
scene-gone = no { $what }: a Qubit covers its slot
scene-supply = Supply
scene-completed = Completed projects
scene-open = open
scene-open-slot = An open project slot
scene-locked-slot = A locked project slot
scene-research = Corporation and research
scene-generation = Research { $generation }
scene-in-steps = { $steps ->
    [one] 1 step off
   *[other] { $steps } steps off
}
scene-stack = { $count ->
    [one] One program is left to choose
   *[other] { $count } programs are left to choose from
}
scene-hand-title = **Your hand**   its building anywhere, or any building in its city
scene-hidden-cards = { $count ->
    [one] one card unseen
   *[other] { $count } cards unseen
}
scene-in-city = in { $city }
scene-here = here{ $uses }
scene-corporations = Corporations
scene-corporations-note = how they start, and what they can do
scene-packet = Projects
scene-early = Which project do you keep? Nobody has to wait for you if you choose now.
scene-meanwhile = While { $name } chooses
scene-packet-note = keep one, pass the others on
scene-landing = Landing
scene-no-project = no project now
scene-landing-note = you also get the project that lies there
scene-project-for = Project: { $building } { $city }
scene-programs = Research programs
scene-drawn = Contracts drawn
scene-ship-pool = Shipment to Earth
scene-ship-hand = Contracts in your hand
scene-ship-note = a Qubit of yours covers each unit you ship
scene-takes = and { $qubits }[qubit] to cover { $qubits ->
    [one] its place
   *[other] their places
}
scene-your-turn = Your turn
scene-step-move = Move
scene-step-project = Project
scene-step-action = Main action
scene-of = { $have } of { $room } in storage
scene-fly-past = Or past one of these for 1 Qubit, and on to another
scene-past = { $city }, then { $ways }
scene-yours = your { $cards } { $count ->
    [one] fits
   *[other] fit
} here
scene-collects = You get { $project }
scene-collaborate-brings = { $seats ->
    [0] nobody to settle
    [one] 1 colonist to settle
   *[other] { $seats } colonists to settle
}, { $spots ->
    [0] no spot open yet
    [one] 1 spot open
   *[other] { $spots } spots open
}
scene-funds-bring = { $qubits } Qubits and a subsidy
scene-then = also { $bonuses }
scene-by = { $bonus } by { $ability }
scene-with = with your card { $cards }
scene-completed-by = { $card } (completes it)
scene-built-by-whom = built by { $name }
scene-earns = a Qubit leaves your storage, for { $name }
scene-fee = 1 Qubit of your supply as a fee, for { $name }
scene-comes-back = a Qubit leaves your storage, and is back in income
scene-fee-comes-back = 1 Qubit of your supply as a fee, back in income
scene-to-tax = a Qubit leaves your storage, for the city’s transit tax
scene-card-of = { $building } in { $city }
scene-replace = In place of { $title }
scene-makes-usable = opens { $spots } for everybody
scene-solo-over = Three rounds are over. AISAAC wins ties.
scene-beaten = { $name } has beaten AISAAC by { $points }.
scene-ahead = { $points ->
    [0] AISAAC wins the tie.
   *[other] AISAAC has won by { $points }.
}

# Waiting for somebody else
wait-choose-corporation = { $name } chooses a corporation.
wait-keep-project = { $name } chooses a project to keep.
wait-deploy-where = { $name } places a carrier.
wait-fly-where = { $name } is moving.
wait-act = { $name } chooses an action.
wait-play-which = { $name } chooses which project to play.
wait-pay-with = { $name } chooses what to spend.
wait-complete-or-not = { $name } may complete a project.
wait-choose-subsidy = { $name } has to take a subsidy.
wait-settle-where = { $name } settles colonists.
wait-use-spot = { $name } uses spots.
wait-refresh-spot = { $name } clears spots.
wait-use-ability = { $name } may use abilities.
wait-which-track = { $name } chooses a track.
wait-take-basic = { $name } chooses a resource.
wait-how-many = { $name } retrains engineers.
wait-give-what = { $name } exchanges resources.
wait-get-what = { $name } exchanges resources.
wait-connect-where = { $name } places an AI token.
wait-how-to-draw = { $name } draws a contract.
wait-keep-contract = { $name } chooses a contract.
wait-put-under-first = { $name } puts contracts under the deck.
wait-choose-program = { $name } chooses a research program.
wait-fulfil-scheduled = { $name } may ship a contract from the pool.
wait-fulfil-unscheduled = { $name } may ship contracts from the hand.

# What things are: a name, and what it does for you
legend-buildings = Buildings
legend-goods = Goods
legend-people = Colonists
legend-city = In a city
legend-cards = Cards
legend-when = When an ability works
legend-points = Points and tracks
legend-board = Your board
about-hub = Transport Hub
    Its owner gets the city’s transit tax: all that lies there now, and more in every income.
about-power = Power Plant
    A step of Industry when built. Settled engineers open spots for energy.
about-factory = Factory
    A step of Industry when built. Settled engineers open spots for aerogel or regolith.
about-heliumf = Helium Facility
    A step of Industry and 2 Qubits when built. Settled engineers open spots for helium.
about-station = Research Station
    A step of Science when built. A settled scientist opens a laboratory.
about-training = Training Center
    A step of Science when built. Its laboratory makes engineers into scientists.
about-center = Science Center
    Large. Two steps of Science when built. Settled scientists open laboratories.
about-complex = Industrial Complex
    Large. Two steps of Industry when built. Settled engineers open three spots.
about-mine = Mining Site
    Large. A step of each track and a regolith when built. Opens spots for helium.
about-aerogel = Aerogel
    A resource, for buildings and contracts. Each unit you spend takes a Qubit to cover its place.
about-energy = Energy
    A resource, for buildings and contracts. Each unit you spend takes a Qubit to cover its place.
about-regolith = Regolith
    A resource, for buildings and contracts. Each unit you spend takes a Qubit to cover its place.
about-helium = Helium
    What Earth wants: everybody owes one in round 2 and two in round 3. Also for contracts.
about-any = Any resource
    One of aerogel, energy or regolith, as you like.
about-qubit = Qubit
    Money. You need one to cover each unit of a resource that you spend.
about-engineer = Engineer
    Settles in a building for 1 point and opens the spot beside it.
about-scientist = Scientist
    Settles in a building for 2 points and opens the spot beside it.
about-free-engineer = Room for an engineer
    Settle one here for 1 point; the spot beside it then works for everybody.
about-free-scientist = Room for a scientist
    Settle one here for 2 points; the spot beside it then works for everybody.
about-settle = Settle
    Send a colonist to work in a building of the city, one in each.
about-retrain = Retrain
    Engineers become scientists.
about-city = City
    Fly here, take its project, and construct, collaborate or raise funds. Most buildings and AI tokens control it.
about-council = Control
    Whoever has most buildings and AI tokens here gets, at the end, 1 point for each engineer and building, 2 for each scientist.
about-basic = Basic Resource
    Everybody who collaborates here may take one unit of it, once a round, without a building.
about-tax = Transit tax
    Qubits of those who flew past. The owner of the Hub gets them.
about-spot = Spot
    Works once a round, for anybody, as soon as a colonist is settled beside it. The Qubit laid on it goes to the building’s owner.
about-lab = Laboratory
    Use it for a fee of 1 Qubit, then pay what it says for what it gives. On a track: choose a research program.
about-ai = AI token
    Counts like a building when control of a city is decided.
about-carrier = Carrier
    Where its owner is. You act in the city where it stops.
about-fly-on = Fly past
    Leave 1 Qubit as transit tax and go on to the next city. Routes join the top of a column to its bottom.
about-refresh = Clear a spot
    A used spot can be used again in this round.
about-collaborate = Collaborate
    Settle colonists in this city’s buildings, then use its spots.
about-strip = Your board
    What you own: storage, supply, projects, research and hand.
about-project = Project
    Lets you construct its building anywhere, or any building in its city. Both at once completes it, and its ability is yours.
about-contract = Contract
    Ship these goods to Earth at the end of a round, for its points and Qubits.
about-subsidy = Subsidy
    A help to choose when you raise funds, or construct without completing a project. Or 2 Qubits instead.
about-program = Research program
    An ability for good, chosen when you reach its step of Science.
about-corporation = Corporation
    Says what you start with, and gives you an ability for the whole game.
about-slot = Project slot
    Holds a completed project with its ability. Locked ones open on Industry.
about-unlock = A new slot
    One more completed project can stay with you.
about-once = When you complete it
    Works once, at that moment.
about-inf = Each time
    Works every time it happens, in your turn and in income.
about-turn = Once a turn
    Works once in each of your own turns.
about-income = At every income
    Works once in each income phase.
about-end = At the end
    Counts when points are counted.
about-vp = Points
    Taken at once and kept.
about-industry = Industry
    Your steps bring slots, engineers and contracts, points at the end, and the first choice of contracts.
about-science = Science
    Your steps bring scientists and research programs, and points at the end.
about-small = Small building
    How many small buildings are left to construct.
about-large = Large building
    How many large buildings are left to construct.
about-box = What is left
    Resources, Qubits and cards in hand: at the end 1 point for every three.
about-penalty = Penalty
    Minus 5 points for every helium that Earth did not get.
about-storage = Storage
    Four places for each resource. A Qubit on a place means that the unit is gone.
about-supply = Supply
    What you have to spend: Qubits, colonists, cards, and buildings and tokens still to place.
about-clock = The round’s clock
    The subsidies left. When the stack is empty the round ends.
about-player = Player
    The shape and colour of whoever owns a piece.

# On one screen
aid-turn = Your turn
aid-turn-move = Move
    stay, or fly next door; each city you fly past costs 1 Qubit.
aid-turn-take = Take the project
    that lies where you stop.
aid-turn-act = One main action
    in that city, one of the three beside.
aid-actions = Main action
aid-actions-build = Construct
    a building, with a project for that building or for this city. Pay, take its bonus. If the card names both, complete it; if not, use a subsidy.
aid-actions-work = Collaborate
    settle colonists, then use spots, in anybody’s buildings.
aid-actions-funds = Raise funds
    3 Qubits and a subsidy.
aid-working = When you collaborate
aid-working-settle = Settle
    one in each building. Engineer 1 point, scientist 2.
aid-working-spots = Use spots
    beside colonists, each once a round; and the city’s Basic Resource.
aid-working-labs = Laboratories
    cost a fee of 1 Qubit besides.
aid-round = When the subsidies are gone
aid-round-income = Income
    Qubits on your buildings, tax of your Hubs, abilities.
aid-round-ship = Shipment
    helium for Earth (none, 1, 2), then contracts from the pool and from your hand.
aid-round-clean = Clean-up
    new projects and contracts; engineers and scientists by your steps.
aid-paying = Qubits and resources
aid-paying-spend = Spend a unit
    a Qubit of yours covers its place in your storage.
aid-paying-receive = Get a unit
    the Qubit leaves that place: to the spot you use, or to the Reserve.
aid-points = Points, after three rounds
aid-points-control = Control of a city
    most buildings and AI tokens: 1 for each engineer and building there, 2 for each scientist.
aid-points-tracks = Industry and Science
    what your steps say.
aid-points-contracts = Contracts
    what those say that you have fulfilled.
aid-points-research = Research III
    what the program says.
aid-points-taken = During the game
    for settling, laboratories, abilities.
aid-points-left = What is left
    1 for every three things.
aid-points-penalty = Penalty
    minus 5 each.

# What scores, drawn: a sum, and what it is for
score-control = [factory] [mine] + [eng] + 2 × [sci] = **5**
    a city, to whoever has most buildings and AI tokens there
score-tracks = [ind] **7** + [scit] **4** = **11**
    how far you are on both tracks
score-contracts = [helium] [energy] → [contract] **4**
    goods shipped to Earth
score-left = [qubit] [regolith] [card] = **1**
    what is left over, by three

# The guided opening: what is said before each choice, and what is answered to another one
lesson-land = Landing
lesson-land-say = Janus is a frozen planet, and your corporation builds its cities.
lesson-land-why = In a turn you stop in a city, take its project card, and do one thing. Dark in a city are the buildings that your cards name: land in Star Vegas. (Rest on any sign to read what it is.)
lesson-land-other = You may start anywhere; but Jackpot Well, in your hand, is for Star Vegas.
lesson-build = Construct
lesson-build-say = First thing: construct. Choose the building, then the card for it.
lesson-build-why = It costs aerogel and energy from your storage, and two Qubits, the money here, to cover their places. You step up on Industry, for points and an engineer.
lesson-build-other = You may; but Jackpot Well brings most with its own building.
lesson-complete = Complete
lesson-complete-say = The card names this building and this city, so you can complete it.
lesson-complete-why = Lay it down, then use what it says: helium, a contract, a point.
lesson-complete-other = Then what the card says is lost.
lesson-control = Control
lesson-control-say = Your corporation adds an AI token. Use it.
lesson-control-why = It counts like a building: whoever has most of both in a city scores for everything there at the end.
lesson-control-other = It costs nothing, and counts like a building.
lesson-fly = Fly
lesson-fly-say = { $p2 } has raised money. Its Factory stands next door: fly there.
lesson-fly-why = Next door is free; each city you fly past costs a Qubit. Buildings work for everybody.
lesson-fly-other = A city with a building where nobody works yet would bring you more.
lesson-work = Collaborate
lesson-work-say = Second thing: collaborate. Settle an engineer in the Factory.
lesson-work-why = A point at once (a scientist is two), and the spots beside it open.
lesson-work-other = You may; but without anybody settled the spots of the Factory stay closed.
lesson-spots = Spots
lesson-spots-say = Take all three resources, each once a round.
lesson-spots-why = A Qubit leaves your storage for each: resources cost nothing now, but a Qubit of your supply when you spend them. The Factory’s Qubits go to { $p2 }, its owner.
lesson-spots-other = What you leave, the next one takes.
lesson-next = Further
lesson-next-say = Both columns are rings: from the top, Tenkyo is next door.
lesson-next-why = It has room for a Factory, which your card Bulk Order names. Fly there.
lesson-next-other = There, too, one of your cards may do.
lesson-half = One of two
lesson-half-say = Building or city: one of them is enough to construct.
lesson-half-why = But Bulk Order is for another city: it can’t be completed. It goes, and you take a subsidy.
lesson-half-other = Also possible, for other resources.
lesson-subsidy = A subsidy
lesson-subsidy-say = Take what it says, or 2 Qubits.
lesson-subsidy-why = Third thing: to raise funds brings 3 Qubits and a subsidy. When their stack is empty, the round ends.
lesson-subsidy-other = That helps, too; but engineers are points.
lesson-ship = Shipment
lesson-ship-say = { $p2 } took the last subsidy. Now ship to Earth.
lesson-ship-why = First for 8 points, then the contract of your hand. But keep helium: Earth demands one in round 2 and two in round 3, and takes 5 points for each missing.
lesson-ship-other = Count your helium: Earth wants one in the next round.
lesson-end-say = Two rounds are left; then most points win.
lesson-end-why = They come from cities you control, steps on both tracks, contracts and settling. Fear to lack helium, and Qubits. Now: where do your cards fit?

# The page of the game: how a turn goes, and what its components are.
turn-move = Fly to a city
    next door for nothing, past it for a tax, and take the project that lies there.
turn-construct = Construct
    a building with a card, and complete its project where the card says so.
turn-spots = Or collaborate
    Settle colonists and use the spots beside them, in anybody’s buildings.
part-buildings = Buildings
part-cities = Cities
part-tracks = Tracks
part-corporations = Corporations
part-projects = Projects
part-research = Research programs
part-subsidies = Subsidies
part-contracts = Contracts
part-labs = Laboratories
part-sets = Sets of cities
part-aisaac = AISAAC’s cards

# Puzzles: what is asked, without the answer
puzzle-fly-where = where does the carrier fly?
puzzle-act = build, work or raise money?
puzzle-choose-subsidy = which subsidy?
puzzle-use-spot = which spot is worth most?
puzzle-settle-where = where does the colonist live?
puzzle-deploy-where = where to begin?
puzzle-pay-with = what can be spared?
puzzle-play-which = which project is built?
puzzle-fulfil-scheduled = ship something now?
puzzle-choose-program = which research program?
puzzle-give-what = what to give away?
puzzle-get-what = what is missing most?
puzzle-take-basic = what is missing most?
