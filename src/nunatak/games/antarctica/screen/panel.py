"""Antarctica's panel: the decision, and the standing if the game ended now."""

from msgspec.structs import replace

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
    DISCARD_CUBE,
    DISCARD_SHIP,
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
    SCRAP,
    SHIP_PLACES,
    SHIPYARD_CARDS,
    STAY,
    TRACK_COUNT,
    TRACKS,
    WEIGH,
)
from nunatak.games.antarctica.screen.labels import (
    card_for,
    given_up,
    landing,
    points_for,
    spoken,
    those_there,
)
from nunatak.games.antarctica.screen.prospects import prospect
from nunatak.games.antarctica.screen.sight import CENTRES, GameSight, symbol
from nunatak.scene import panel
from nunatak.scene.page import Group, Option, Player, Prompt, Standing

RULES = {
    "place-ship": "the-board",
    "first-cube": "the-board",
    "sail-where": "the-sun-and-your-turn",
    "act": "actions",
    "choose-card": "shipyard-cards",
    "discard-what": "discarding-a-resource",
}
COLUMNS = ("areas", "tracks", "cards", "resources")
AHEAD = 5  # so many turns to come are told


def prompt(sight: GameSight) -> Prompt:
    """Return who decides what, and every option."""
    seat = sight.actor if sight.actor >= 0 else sight.mover
    if not sight.mine:
        waiting = panel.waiting(sight, seat, note=note(sight, seat))
        return replace(waiting, next=following(sight))
    return Prompt(
        sight.letter(seat),
        question(sight),
        who=sight.say("scene-your-turn") if sight.table["turn"] and seat == sight.mover else "",
        note=note(sight, seat),
        options=options(sight),
        groups=groups(sight),
        rule=RULES.get(sight.decision, "research-tracks"),
        next=following(sight),
    )


def question(sight: GameSight) -> str:
    """Return what is asked; whoever holds a card that can't be played is not told to play one."""
    if sight.decision != "act" or sight.early:
        return sight.ask
    return sight.say("ask-act", left=given_up(sight.options), area=sight.table["target"])


def note(sight: GameSight, seat: int) -> str:
    """Return what has just been done: and by whom if not by the seat that is asked."""
    target = sight.acting()
    if target is None:
        return ""
    source, to = sight.area_name(sight.table["sun"]), sight.area_name(target)
    if sight.mover == seat:
        return sight.say("scene-sailed", source=source, to=to)
    if sight.mover == sight.seat:
        return sight.say("scene-you-sailed", source=source, to=to)
    return sight.say("scene-name-sailed", name=sight.name(sight.mover), source=source, to=to)


def following(sight: GameSight) -> list[tuple[str, str]]:
    """Return whose ships the sun will reach next, as they lie now."""
    sun = AREAS.index(sight.table["sun"])
    found = []
    for step in range(1, AREA_COUNT + 1):
        name = AREAS[(sun - step) % AREA_COUNT]
        line = sight.area(name)["line"]
        if line and step < AREA_COUNT:
            found.append((sight.letter(line[0]["seat"] - 1), name))
    return found[:AHEAD]


# Options


def options(sight: GameSight) -> list[Option]:
    """Return the options as a list, and main actions that can't be taken with the reason."""
    found = [option(sight, each) for each in sight.options]
    small = [each for each in found if each.group == "small"]
    found = [each for each in found if each.group != "small"]
    if sight.decision == "act" and not sight.table["acted"]:
        found += impossible(sight)
    if sight.decision == "act":
        found += useless(sight)
    order = {"": 0, "areas": 1, "tracks": 1, "cards": 2}
    return sorted(found, key=lambda each: order[each.group]) + small


def impossible(sight: GameSight) -> list[Option]:
    """Return the actions that an area does not offer now."""
    say, target = sight.say, sight.area(sight.table["target"])
    where = sight.area_name(sight.table["target"])
    found = []
    nobody = "" if sum(those_there(sight.table, sight.mover)) else say("why-nobody-there")
    if sight.can(RECRUIT) is None:
        why = nobody or say("why-reserve-empty")
        if "camp" not in target["buildings"]:
            why = say("scene-no-camp", area=where)
        found.append(Option(say("option-recruit"), icon="camp", why=why))
    if sight.can(LAUNCH) is None:
        why = say("why-sun-full" if sight.has(sight.mover)["ships"] else "why-no-ships-left")
        if "shipyard" not in target["buildings"]:
            why = say("scene-no-shipyard", area=where)
        found.append(Option(say("option-launch"), icon="shipyard", why=why))
    if not sight.those(RESEARCH, TRACK_COUNT):
        why = nobody or say("scene-no-track")
        if not any(centre in target["buildings"] for centre in CENTRES):
            why = say("scene-no-centre", area=where)
        found.append(Option(say("scene-research"), icon="adv3", why=why))
    return found


def useless(sight: GameSight) -> list[Option]:
    """Return the Shipyard cards of one's hand that can't be played now, with the reason."""
    say, seat = sight.say, sight.mover
    part = sight.has(seat)
    reasons = {
        "icebreaker": (ICEBREAK, AREA_COUNT, "scene-no-second"),
        "place-a-scientist": (ASSIGN, 1, "why-supply-empty"),
        "two-scientists": (REINFORCE, 1, "why-reserve-empty"),
        "fast-research": (HASTEN, TRACK_COUNT, "scene-no-advance"),
    }
    found = []
    for kind in part.get("hand", {}):
        first, count, reason = reasons[kind]
        if not sight.those(first, count):
            why = say("why-one-card" if seat + 1 in sight.table["carded"] else reason)
            found.append(Option(say(f"shipyard-{kind}"), icon=symbol(kind), why=why, group="cards"))
    return found


def groups(sight: GameSight) -> list[Group]:
    """Return how the options are laid out."""
    used = {each.group for each in options(sight)}
    laid = [
        Group("areas", layout="grid"),
        Group("tracks", layout="rows"),
        Group("cards", label=sight.say("scene-play-a-card"), layout="rows"),
        Group("small", layout="buttons"),
    ]
    return [group for group in laid if group.id in used]


def option(sight: GameSight, number: int) -> Option:
    """Return a row of the list."""
    say = sight.say
    label = sight.label(number)
    if number in (DONE, STAY, DECLINE, DISCARD):
        label = spoken(sight.view, number, say) or label
        return Option(label, number, group="small", icon="cube" if number == DISCARD else "")
    if SAIL <= number < SAIL + AREA_COUNT:
        return toward(sight, number, AREAS[number - SAIL])
    if DOCK <= number < DOCK + AREA_COUNT:
        return toward(sight, number, AREAS[number - DOCK])
    if BUILD <= number < BUILD + PILE_COUNT:
        return building(sight, number)
    if number == LAUNCH:
        return Option(label, number, [say("scene-launch-brings")], "[ship] +1", "shipyard")
    if number == RECRUIT:
        return recruiting(sight, number)
    for first in (RESEARCH, HASTEN, ADVANCE, BEGIN_ON):
        if first <= number < first + TRACK_COUNT:
            return researching(sight, number, TRACKS[number - first])
    if ICEBREAK <= number < ICEBREAK + AREA_COUNT:
        return Option(label, number, [say("scene-does-icebreaker")], icon="ice", group="cards")
    if number in (ASSIGN, REINFORCE):
        does = say(f"scene-does-{SHIPYARD_CARDS[1 + number - ASSIGN]}")
        return Option(label, number, [does], icon="pawn", group="cards")
    if CHOOSE <= number < CHOOSE + KINDS:
        kind = SHIPYARD_CARDS[number - CHOOSE]
        return Option(label, number, [say(f"scene-does-{kind}")], icon=symbol(kind))
    if number in (DISCARD_CUBE, DISCARD_SHIP):
        kind = "cube" if number == DISCARD_CUBE else "ship"
        return Option(label, number, [say(f"scene-costs-{kind}")], icon=kind)
    if SCRAP <= number < SCRAP + SHIP_PLACES:
        label = say("scene-scrap", ship=own_ship(sight, number - SCRAP))
        return Option(label, number, [say("scene-costs-turns")], icon="ship")
    if WEIGH <= number < WEIGH + SHIP_PLACES:
        return Option(say("scene-weigh", ship=own_ship(sight, number - WEIGH)), number, icon="ship")
    return Option(label, number)


def own_ship(sight: GameSight, place: int) -> str:
    """Return a ship of one's own by its area, and by its place if one has several there."""
    name, slot = AREAS[place // 3], place % 3
    line = sight.area(name)["line"]
    own = [n for n, ship in enumerate(line) if ship["seat"] == line[slot]["seat"]]
    where = ("first", "second", "third")[slot] if len(own) > 1 else "only"
    return sight.say("scene-own-ship", area=sight.area_name(name), place=where)


def toward(sight: GameSight, number: int, name: str) -> Option:
    """Return an area to go to: with what one could do there, or else with its buildings."""
    if sight.decision == "sail-where":
        return Option(
            sight.area_name(name), number, [prospect(sight, sight.mover, name)], group="areas"
        )
    shown = "".join(f"[{symbol(b)}|{sight.building(b)}] " for b in sight.area(name)["buildings"])
    return Option(sight.area_name(name), number, [shown.strip()], group="areas")


def building(sight: GameSight, number: int) -> Option:
    """Return a building to be built."""
    say = sight.say
    card = sight.table["piles"][PILES[number - BUILD]]["face"]
    seat = sight.mover
    lacking = [b for b in card["needs"] if not sight.reach(b, seat)]
    lines = [say("scene-costs", scientists=card["scientists"])]
    if lacking:
        kind = say(f"resource-{card_for(lacking[0])}")
        lines = [say("scene-costs-card", scientists=card["scientists"], card=kind)]
    if card["asterisk"]:
        lines[0] += " [star]"
    name = say("scene-build", building=say(f"building-{card['building']}"))
    return Option(name, number, lines, f"[step] {card['research']}", symbol(card["building"]))


def recruiting(sight: GameSight, number: int) -> Option:
    """Return how many scientists a camp brings."""
    ships, scientists = those_there(sight.table, sight.mover)
    count = min(ships + scientists, sight.has(sight.mover)["reserve"])
    label = sight.say("scene-recruit", count=count)
    line = sight.say("scene-strength", ships=ships, scientists=scientists)
    return Option(label, number, [line], f"[pawn] +{count}", "camp")


def researching(sight: GameSight, number: int, name: str) -> Option:
    """Return a track, and where one's cube would come to stand."""
    seat = sight.seat or 0
    part = sight.table["tracks"][name]
    points = points_for(sight.table, seat, number)
    space, passed = landing(part, seat, points)
    say = sight.say
    symbols = [f"[{symbol(each)}|{say(f'symbol-{each}')}]" for each in passed]
    words = say("scene-to-space", space=space, points=part["spaces"][space - 1]["points"])
    by_card = HASTEN <= number < HASTEN + TRACK_COUNT
    return Option(
        sight.label(number),
        number,
        [" ".join([words, *symbols])],
        f"[step] {points}",
        "adv3" if by_card else part["centres"][0],
        group="cards" if by_card else "tracks",
    )


# The standing


def standing(sight: GameSight) -> Standing:
    """Return what everybody would have if the game ended now."""
    say = sight.say
    columns = [say(f"scene-column-{key}") for key in (*COLUMNS, "total")]
    title = say("scene-final") if sight.over else say("scene-if-it-ended")
    return Standing(
        [player(sight, seat) for seat in range(sight.players)], title=title, columns=columns
    )


def player(sight: GameSight, seat: int) -> Player:
    """Return a line of the standing."""
    part = sight.has(seat)
    lines = [area["line"] for area in sight.table["areas"].values()]
    afloat = sum(ship["seat"] == seat + 1 for line in lines for ship in line)
    cards = part["hand size"] + part["basic"] + part["expertise"]
    return panel.player(
        sight,
        seat,
        stats=[
            f"[pawn|{sight.say('scene-scientists')}] {part['supply']}+{part['reserve']}",
            f"[ship|{sight.say('scene-ships')}] {afloat}",
            f"[cards|{sight.say('scene-cards')}] {cards}",
        ],
        cells=[str(part["points"][key]) for key in COLUMNS],
        score=str(sight.view["scores"][seat]),
    )
