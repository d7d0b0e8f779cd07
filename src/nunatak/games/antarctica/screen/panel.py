"""The column beside Antarctica's board: the decision, and the standing if the game ended now."""

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
from nunatak.games.antarctica.screen.context import CENTRES, Moment, symbol
from nunatak.games.antarctica.screen.labels import (
    card_for,
    landing,
    points_for,
    spoken,
    those_there,
)
from nunatak.scene.scene import SEATS, Group, Option, Player, Prompt, Standing

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


def prompt(t: Moment) -> Prompt:
    """Return who decides what, and every option."""
    sight = t.sight
    actor = sight.actor
    mover = int(t.table["mover"]) - 1
    seat = actor if actor >= 0 else mover
    rule = RULES.get(sight.decision, "research-tracks")
    if not sight.mine:
        who = sight.name(seat)
        say = sight.ask if actor < 0 else sight.say(f"wait-{sight.decision}", name=who)
        return Prompt(SEATS[seat], say, mine=False, who=who, note=note(t, seat), next=following(t))
    return Prompt(
        SEATS[seat],
        sight.ask,
        who=sight.say("scene-your-turn") if t.table["turn"] and seat == mover else "",
        note=note(t, seat),
        options=options(t),
        groups=groups(t),
        rule=rule,
        next=following(t),
    )


def note(t: Moment, seat: int) -> str:
    """Return what has just been done: whose ship sailed where, beside the seat that is asked."""
    target = t.acting()
    if target is None:
        return ""
    source, to = t.area_name(t.table["sun"]), t.area_name(target)
    mover = int(t.table["mover"]) - 1
    if mover == seat:
        return t.sight.say("scene-sailed", source=source, to=to)
    if mover == t.own:
        return t.sight.say("scene-you-sailed", source=source, to=to)
    return t.sight.say("scene-name-sailed", name=t.sight.name(mover), source=source, to=to)


def following(t: Moment) -> list[tuple[str, str]]:
    """Return whose ships the sun will reach next, as they lie now."""
    sun = AREAS.index(t.table["sun"])
    found = []
    for step in range(1, AREA_COUNT + 1):
        name = AREAS[(sun - step) % AREA_COUNT]
        line = t.area(name)["line"]
        if line and step < AREA_COUNT:
            found.append((SEATS[line[0]["seat"] - 1], name))
    return found[:AHEAD]


# Options


def options(t: Moment) -> list[Option]:
    """Return the options as a list, and main actions that can't be taken with the reason."""
    found = [option(t, each) for each in t.sight.options]
    small = [each for each in found if each.group == "small"]
    found = [each for each in found if each.group != "small"]
    if t.sight.decision == "act" and not t.table["acted"]:
        found += impossible(t)
    order = {"": 0, "areas": 1, "tracks": 1, "cards": 2}
    return sorted(found, key=lambda each: order[each.group]) + small


def impossible(t: Moment) -> list[Option]:
    """Return the actions that an area does not offer now."""
    say, target = t.sight.say, t.area(t.table["target"])
    mover = int(t.table["mover"]) - 1
    where = t.area_name(t.table["target"])
    found = []
    nobody = "" if sum(those_there(t.table, mover)) else say("why-nobody-there")
    if t.can(RECRUIT) is None:
        why = nobody or say("why-reserve-empty")
        if "camp" not in target["buildings"]:
            why = say("scene-no-camp", area=where)
        found.append(Option(say("option-recruit"), icon="camp", why=why))
    if t.can(LAUNCH) is None:
        why = say("why-sun-full" if t.seat(mover)["ships"] else "why-no-ships-left")
        if "shipyard" not in target["buildings"]:
            why = say("scene-no-shipyard", area=where)
        found.append(Option(say("option-launch"), icon="shipyard", why=why))
    if not t.those(RESEARCH, TRACK_COUNT):
        why = nobody or say("scene-no-track")
        if not any(centre in target["buildings"] for centre in CENTRES):
            why = say("scene-no-centre", area=where)
        found.append(Option(say("scene-research"), icon="adv3", why=why))
    return found


def groups(t: Moment) -> list[Group]:
    """Return how the options are laid out."""
    used = {option(t, each).group for each in t.sight.options}
    laid = [
        Group("areas", layout="grid"),
        Group("tracks", layout="rows"),
        Group("cards", label=t.sight.say("scene-play-a-card"), layout="rows"),
        Group("small", layout="buttons"),
    ]
    return [group for group in laid if group.id in used]


def option(t: Moment, number: int) -> Option:
    """Return a row of the list."""
    say = t.sight.say
    label = t.sight.label(number)
    if number in (DONE, STAY, DECLINE, DISCARD):
        label = spoken(t.sight.view, number, say) or label
        return Option(label, number, group="small", icon="cube" if number == DISCARD else "")
    if SAIL <= number < SAIL + AREA_COUNT:
        return toward(t, number, AREAS[number - SAIL])
    if DOCK <= number < DOCK + AREA_COUNT:
        return toward(t, number, AREAS[number - DOCK])
    if BUILD <= number < BUILD + PILE_COUNT:
        return building(t, number)
    if number == LAUNCH:
        return Option(label, number, [say("scene-launch-brings")], "[ship] +1", "shipyard")
    if number == RECRUIT:
        return recruiting(t, number)
    for first in (RESEARCH, HASTEN, ADVANCE, BEGIN_ON):
        if first <= number < first + TRACK_COUNT:
            return researching(t, number, TRACKS[number - first])
    if ICEBREAK <= number < ICEBREAK + AREA_COUNT:
        return Option(label, number, [say("scene-does-icebreaker")], icon="ice", group="cards")
    if number in (ASSIGN, REINFORCE):
        does = say(f"scene-does-{SHIPYARD_CARDS[1 + number - ASSIGN]}")
        return Option(label, number, [does], icon="pawn", group="cards")
    if CHOOSE <= number < CHOOSE + KINDS:
        kind = SHIPYARD_CARDS[number - CHOOSE]
        return Option(label, number, [say(f"scene-does-{kind}")], icon=symbol(kind))
    if number in (DISCARD_CUBE, DISCARD_SHIP):
        return Option(label, number, icon="cube" if number == DISCARD_CUBE else "ship")
    if SCRAP <= number < SCRAP + SHIP_PLACES or WEIGH <= number < WEIGH + SHIP_PLACES:
        return Option(label, number, icon="ship")
    return Option(label, number)


def toward(t: Moment, number: int, name: str) -> Option:
    """Return an area to go to, with its buildings."""
    shown = "".join(f"[{symbol(b)}|{t.building(b)}] " for b in t.area(name)["buildings"])
    return Option(t.area_name(name), number, [shown.strip()], group="areas")


def building(t: Moment, number: int) -> Option:
    """Return a building to be built."""
    say = t.sight.say
    card = t.table["piles"][PILES[number - BUILD]]["face"]
    seat = int(t.table["mover"]) - 1
    lacking = [b for b in card["needs"] if not t.reach(b, seat)]
    lines = [say("scene-costs", scientists=card["scientists"])]
    if lacking:
        kind = say(f"resource-{card_for(lacking[0])}")
        lines = [say("scene-costs-card", scientists=card["scientists"], card=kind)]
    if card["asterisk"]:
        lines[0] += " [star]"
    name = say("scene-build", building=say(f"building-{card['building']}"))
    return Option(name, number, lines, f"[step] {card['research']}", symbol(card["building"]))


def recruiting(t: Moment, number: int) -> Option:
    """Return how many scientists a camp brings."""
    mover = int(t.table["mover"]) - 1
    ships, scientists = those_there(t.table, mover)
    count = min(ships + scientists, t.seat(mover)["reserve"])
    label = t.sight.say("scene-recruit", count=count)
    line = t.sight.say("scene-strength", ships=ships, scientists=scientists)
    return Option(label, number, [line], f"[pawn] +{count}", "camp")


def researching(t: Moment, number: int, name: str) -> Option:
    """Return a track, and where one's cube would come to stand."""
    seat = t.own or 0
    part = t.table["tracks"][name]
    points = points_for(t.table, seat, number)
    space, passed = landing(part, seat, points)
    say = t.sight.say
    signs = [f"[{symbol(each)}|{say(f'symbol-{each}')}]" for each in passed]
    by_card = HASTEN <= number < HASTEN + TRACK_COUNT
    return Option(
        t.sight.label(number),
        number,
        [" ".join([say("scene-to-space", space=space), *signs])],
        f"[step] {points}",
        "adv3" if by_card else part["centres"][0],
        group="cards" if by_card else "tracks",
    )


# The standing


def standing(t: Moment) -> Standing:
    """Return what everybody would have if the game ended now."""
    say = t.sight.say
    columns = [say(f"scene-column-{key}") for key in (*COLUMNS, "total")]
    title = say("scene-final") if t.sight.over else say("scene-if-it-ended")
    return Standing(
        [player(t, seat) for seat in range(t.sight.players)], title=title, columns=columns
    )


def player(t: Moment, seat: int) -> Player:
    """Return a line of the standing."""
    who, part = t.sight.people[seat], t.seat(seat)
    lines = [area["line"] for area in t.table["areas"].values()]
    afloat = sum(ship["seat"] == seat + 1 for line in lines for ship in line)
    cards = part["hand size"] + part["basic"] + part["expertise"]
    return Player(
        SEATS[seat],
        who.name,
        "",
        [f"[pawn] {part['supply']}+{part['reserve']}", f"[ship] {afloat}", f"[cards] {cards}"],
        [str(part["points"][key]) for key in COLUMNS],
        str(t.sight.view["scores"][seat]),
        you=who.you,
        active=not t.sight.over and seat == t.sight.actor,
        bot=who.bot,
        away=who.away,
    )
