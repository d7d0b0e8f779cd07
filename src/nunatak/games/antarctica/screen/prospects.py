"""What somebody could do in an area, told before the ship has sailed there."""

from nunatak.games.antarctica.rules.vocabulary import AREAS, BERTHS, PILES, TRACKS
from nunatak.games.antarctica.screen.labels import card_for, landing
from nunatak.games.antarctica.screen.sight import CENTRES, GameSight, symbol


def destinations(sight: GameSight) -> list[str]:
    """Return the areas to which the ship that the sun shines on can sail."""
    return [
        name
        for name in AREAS
        if name != sight.table["sun"]
        and sight.area(name)["open"]
        and len(sight.area(name)["line"]) < BERTHS
    ]


def stands_in(sight: GameSight, seat: int, building: str) -> bool:
    """Say whether a seat has a Resource card for a building."""
    part = sight.has(seat)
    return bool(part["expertise"] > 0 if card_for(building) == "expertise" else part["basic"])


def can_build(sight: GameSight, seat: int, pile: str, to: str) -> bool:
    """Say whether a seat could build the open card of a pile, once its ship has sailed there."""
    card = sight.table["piles"][pile]["face"]
    there = sight.area(to)["buildings"]
    if card is None or card["building"] in there:
        return False
    if sight.has(seat)["supply"] < card["scientists"]:
        return False
    lacking = [b for b in card["needs"] if b not in there and not sight.reach(b, seat)]
    if not lacking:
        return True
    played = seat + 1 in sight.table["carded"]
    return len(lacking) == 1 and not played and stands_in(sight, seat, lacking[0])


def strength(sight: GameSight, name: str, seat: int) -> int:
    """Return a seat's ships and scientists in an area."""
    area = sight.area(name)
    ships = sum(ship["seat"] == seat + 1 for ship in area["line"])
    return int(ships + area["scientists"][seat])


def researches(sight: GameSight, seat: int, to: str) -> bool:
    """Say whether a research center of an area would bring a seat on, on any track."""
    centres = [b for b in sight.area(to)["buildings"] if b in CENTRES]
    for name in TRACKS:
        track = sight.table["tracks"][name]
        if not track["open"] or not set(centres) & set(track["centres"]):
            continue
        start = track["cubes"][seat]
        has_cube = start > 0 or sight.has(seat)["cubes"] > 0
        if has_cube and landing(track, seat, 1)[0] > start:
            return True
    return False


def prospect(sight: GameSight, seat: int, to: str) -> str:
    """Return in signs what a seat could do in an area: one of these things."""
    there, part = sight.area(to)["buildings"], sight.has(seat)
    found = []
    signs = []
    for pile in PILES:
        if can_build(sight, seat, pile, to):
            building = sight.table["piles"][pile]["face"]["building"]
            signs.append(f"[{symbol(building)}|{sight.building(building)}]")
    if signs:
        found.append(sight.say("scene-could-build", signs=" ".join(signs)))
    strong = strength(sight, to, seat) + 1
    if "camp" in there and part["reserve"]:
        words = sight.say("scene-could-recruit")
        found.append(f"[pawn|{words}] +{min(strong, part['reserve'])}")
    if researches(sight, seat, to):
        found.append(f"[step|{sight.say('scene-could-research')}] +{strong}")
    if "shipyard" in there and part["ships"]:
        found.append(f"[ship|{sight.say('scene-could-launch')}] +1")
    return " · ".join(found) or sight.say("scene-could-nothing")
