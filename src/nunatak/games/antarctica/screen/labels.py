"""Options of Antarctica in words: what they cost and bring, and what is given up."""

from collections.abc import Callable, Sequence
from typing import Any

from nunatak.games.antarctica.rules.vocabulary import (
    ADVANCE,
    AREA_COUNT,
    AREAS,
    ASSIGN,
    BEGIN_ON,
    BUILD,
    CHOOSE,
    DECLINE,
    DISCARD,
    DOCK,
    DONE,
    HASTEN,
    ICEBREAK,
    KINDS,
    LAUNCH,
    PILE_COUNT,
    PILES,
    RECRUIT,
    REINFORCE,
    RESEARCH,
    SAIL,
    SHIPYARD_CARDS,
    TRACK_COUNT,
    TRACKS,
)
from nunatak.scene.sight import Sight

Say = Callable[..., str]
Table = dict[str, Any]
EXPERTISE = ("lab", "factory")
VERBS = ((RESEARCH, "research"), (HASTEN, "hasten"), (ADVANCE, "advance"))


def label(sight: Sight, option: int) -> str:
    """Return an option with what it is about; empty where the plain words say it all."""
    return spoken(sight.view, option, sight.say)


def spoken(view: dict[str, Any], option: int, say: Say) -> str:
    """Return an option with what it is about; empty where the plain words say it all."""
    table, seat = view["table"], view["actor"]
    for first, verb in VERBS:
        if first <= option < first + TRACK_COUNT:
            return on_track(table, seat, option, TRACKS[option - first], verb, say)
    if option == DONE:
        return say("spoken-done", given=given_up(view["options"]))
    if option == DECLINE:
        return say("spoken-decline", symbol=table["symbol"]["symbol"])
    for first in (SAIL, DOCK):
        if first <= option < first + AREA_COUNT:
            return to_area(table, AREAS[option - first], first == DOCK, say)
    if BUILD <= option < BUILD + PILE_COUNT:
        return building(table, seat, PILES[option - BUILD], say)
    if CHOOSE <= option < CHOOSE + KINDS:
        kind = SHIPYARD_CARDS[option - CHOOSE]
        return say("spoken-choose", card=say(f"shipyard-{kind}"), does=say(f"scene-does-{kind}"))
    return in_target(table, seat, option, say)


def given_up(options: Sequence[int]) -> str:
    """Return what somebody who ends the turn now could still have done, as one word."""
    left = []
    if any(BUILD <= option < ICEBREAK for option in options):
        left.append("action")
    if any(ICEBREAK <= option < DISCARD for option in options):
        left.append("card")
    if DISCARD in options:
        left.append("discard")
    return "-".join(left) or "nothing"


# Areas


def to_area(table: Table, name: str, placing: bool, say: Say) -> str:
    """Return an area to go to, and what lies there."""
    area = table["areas"][name]
    how = "moved" if table["symbol"] is not None else "placed" if placing else "sailed"
    buildings = ", ".join(say(f"name-{building}") for building in area["buildings"])
    ships = len(area["line"])
    return say("spoken-sail", how=how, area=say(f"area-{name}"), buildings=buildings, ships=ships)


def in_target(table: Table, seat: int, option: int, say: Say) -> str:
    """Return what can be done where the ship has arrived, without a noun of its own."""
    reserve = table["seats"][seat]["reserve"]
    if option == LAUNCH:
        return say("spoken-launch", area=say(f"area-{table['sun']}"))
    if option == RECRUIT:
        ships, scientists = those_there(table, seat)
        count = min(ships + scientists, reserve)
        return say("spoken-recruit", count=count, ships=ships, scientists=scientists)
    if option == ASSIGN:
        return say("spoken-assign", area=say(f"area-{table['target']}"))
    if option == REINFORCE:
        return say("spoken-reinforce", count=min(2, reserve))
    if option == DISCARD:
        return say("spoken-discard", reserve="yes" if reserve else "no")
    return ""


def those_there(table: Table, seat: int) -> tuple[int, int]:
    """Return a seat's ships and scientists in the target area."""
    area = table["areas"][table["target"]]
    ships = sum(ship["seat"] == seat + 1 for ship in area["line"])
    return ships, area["scientists"][seat]


# Buildings


def reach(table: Table, building: str, seat: int) -> list[str]:
    """Return the areas in which a seat's ships have access to a building."""
    return [
        name
        for name, area in table["areas"].items()
        if building in area["buildings"] and any(s["seat"] == seat + 1 for s in area["line"])
    ]


def card_for(building: str) -> str:
    """Return which Resource card can stand in for a building."""
    return "expertise" if building in EXPERTISE else "basic"


def building(table: Table, seat: int, pile: str, say: Say) -> str:
    """Return a building to be built, with its price and what it brings."""
    card = table["piles"][pile]["face"]
    lacking = [need for need in card["needs"] if not reach(table, need, seat)]
    return say(
        "spoken-build",
        building=say(f"building-{card['building']}"),
        pile=say(f"pile-{pile}"),
        scientists=card["scientists"],
        research=card["research"],
        asterisk="yes" if card["asterisk"] else "no",
        card=card_for(lacking[0]) if lacking else "none",
    )


# Tracks


def landing(track: Table, seat: int, points: int) -> tuple[int, list[str]]:
    """Return the space a cube comes to with so many points, and the symbols it sets off."""
    start = space = track["cubes"][seat]
    for ahead in range(start + 1, len(track["spaces"]) + 1):
        if points <= 0:
            break
        if ahead not in track["cubes"]:
            points -= 1
            space = ahead
    passed = track["spaces"][start:space]
    return space, [cell["symbol"] for cell in passed if cell["symbol"] and not cell["used"]]


def points_for(table: Table, seat: int, option: int) -> int:
    """Return the research points of an option that names a track."""
    if RESEARCH <= option < RESEARCH + TRACK_COUNT:
        return sum(those_there(table, seat))
    if BEGIN_ON <= option < BEGIN_ON + TRACK_COUNT:
        return 1
    return (int(table["points"]) if ADVANCE <= option < ADVANCE + TRACK_COUNT else 0) or 3


def on_track(table: Table, seat: int, option: int, name: str, verb: str, say: Say) -> str:
    """Return a track to advance on, and what a cube would reach on it."""
    space, passed = landing(table["tracks"][name], seat, points_for(table, seat, option))
    return say(
        "spoken-track",
        label=say(f"option-{verb}", noun=say(f"track-{name}")),
        space=space,
        count=len(passed),
        symbols="; ".join(say(f"symbol-{symbol}") for symbol in passed),
    )
