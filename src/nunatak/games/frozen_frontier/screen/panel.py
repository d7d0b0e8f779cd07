"""The column beside the board: the decision, its options, and what everybody has."""

from typing import Any, Literal

from nunatak.games.frozen_frontier.rules.vocabulary import (
    ADVANCE,
    BUILD,
    BUILDINGS,
    CASH,
    CITIES,
    COLLABORATE,
    COLLECT_BASIC,
    COMPLETE,
    CONNECT,
    CONTRACTS,
    CORPORATIONS,
    DECLINE,
    DEPLOY,
    DONE,
    FLY,
    FULFIL,
    GIVE,
    IN_A_BUILDING,
    INCORPORATE,
    KEEP,
    LAND,
    OPERATE,
    PASS,
    PAY,
    PLACES,
    PLAY,
    PROGRAMS,
    PROJECTS,
    PUT_UNDER,
    RAISE_FUNDS,
    REFRESH,
    REFUSE,
    REPLACE,
    RESOURCES,
    RETAIN,
    RETRAIN,
    SETTLE,
    STOP,
    STUDY,
    SUBSIDIES,
    SUBSIDIZE,
    TAKE,
    TRACKS,
    USE,
)
from nunatak.games.frozen_frontier.screen import effect_icons as signs
from nunatak.games.frozen_frontier.screen import effect_words as abilities
from nunatak.games.frozen_frontier.screen.city import short
from nunatak.games.frozen_frontier.screen.context import AISAAC, CATEGORIES, ROOM, Moment, Who
from nunatak.scene.scene import SEATS, Group, Option, Phase, Player, Prompt, Standing

Step = Literal["done", "on", "next"]
ENDS = {int(DONE), int(REFUSE), int(DECLINE), int(PASS)}
FUNDS = 3
STEPS = ("move", "project", "action")
MOVING = ("deploy-where", "fly-where")
CATEGORY_SIGNS = {
    "control": "council",
    "tracks": "ind",
    "contracts": "contract",
    "research": "lab",
    "leftovers": "box",
    "tokens": "vp",
    "penalties": "penalty",
}


def prompt(t: Moment) -> Prompt:
    """Return who decides what, and every option."""
    sight = t.sight
    acting = t.acting
    letter = t.letter(acting)
    if not sight.mine:
        who = t.name(acting) if sight.actor >= 0 or t.table["phase"] == "action" else ""
        say = sight.ask
        if sight.actor >= 0:
            say = sight.say(f"wait-{sight.decision}", name=t.name(acting))
        return Prompt(letter, say, mine=False, who=who)
    found = [option(t, number) for number in sight.options]
    found = [each for each in found if each.group != "end"] + [
        each for each in found if each.group == "end"
    ]
    if sight.decision == "act":
        found += barred(t)
    if sight.decision == "choose-subsidy":
        found += useless(t)
    words, who = sight.ask, "" if steps(t) else t.say("scene-your-turn")
    if sight.early:
        words, who = t.say("scene-early"), t.say("scene-meanwhile", name=t.name(acting))
    return Prompt(
        SEATS[sight.seat or 0],
        words,
        who=who,
        steps=steps(t),
        options=found,
        groups=groups(t, found),
    )


def steps(t: Moment) -> list[tuple[str, Step]]:
    """Return the steps of a turn."""
    if t.table["phase"] != "action" or t.own is None or t.table["active"] != t.own + 1:
        return []
    moving = t.sight.decision in MOVING
    return [
        (t.say("scene-step-move"), "on" if moving else "done"),
        (t.say("scene-step-project"), "next" if moving else "done"),
        (t.say("scene-step-action"), "next" if moving else "on"),
    ]


def groups(t: Moment, found: list[Option]) -> list[Group]:
    """Return how options are laid out; each subsidy has its two halves."""
    used = {each.group for each in found}
    offered = [
        Group(name, t.title(name), "chips", t.sentence(name), value=signs.effect(name))
        for name in t.table["subsidies"]["pool"]
        if name in used
    ]
    laid = [
        Group("main", layout="grid"),
        Group("grid", layout="grid"),
        Group("past", t.say("scene-fly-past"), "chips"),
        Group("build", layout="rows"),
        Group("end", layout="buttons"),
    ]
    return offered + [group for group in laid if group.id in used]


# Options


def option(t: Moment, number: int) -> Option:
    """Return an option as a row of the list."""
    verb = t.sight.game.vocabulary.verb(number)
    first = int(verb.first)
    label = t.labels.short(number)
    n = number - first
    if number in ENDS:
        return Option(label, number, group="end")
    if first in (DEPLOY, STOP, FLY, CONNECT):
        return toward(t, number, CITIES[n], first)
    if first == BUILD:
        return construct(t, number, BUILDINGS[n])
    if first in (PLAY, KEEP):
        return card(t, number, PROJECTS[n], first)
    if first in (PAY, TAKE, GIVE):
        good = RESOURCES[n]
        have = t.say("scene-of", have=t.mine["store"][good], room=ROOM)
        return Option(capital(t.say(f"resource-{good}")), number, [have], icon=good, group="grid")
    if first in (SUBSIDIZE, CASH):
        words = t.say("scene-use-it" if first == SUBSIDIZE else "scene-cash-it")
        return Option(words, number, group=SUBSIDIES[n])
    if first in (USE, REPLACE):
        return ability(t, number, first, n)
    if first == STUDY:
        return power(t, number, PROGRAMS[n])
    if first == INCORPORATE:
        return power(t, number, CORPORATIONS[n])
    if first in (FULFIL, RETAIN, PUT_UNDER):
        return paper(t, number, CONTRACTS[n])
    if first in (SETTLE, OPERATE, REFRESH):
        return work(t, number, label, first, n)
    if first == ADVANCE:
        track = TRACKS[n]
        bonus = t.steps_to(track, 1)
        return Option(t.say(f"track-{track}"), number, bonus, icon=signs.TRACKS[track],
                      group="grid")  # fmt: skip
    return plain(t, number, label)


def capital(words: str) -> str:
    """Return words with a capital letter at their beginning."""
    return words[:1].upper() + words[1:]


def plain(t: Moment, number: int, label: str) -> Option:
    """Return an option without a noun."""
    here = t.mine["carrier"]
    if number == LAND and here is not None:
        project = t.city(here)["project"]
        lines = [t.say("scene-collects", project=t.title(project))] if project else []
        return Option(label, number, lines, icon="down")
    if number == COLLABORATE:
        return Option(label, number, [collaboration(t)], group="main")
    if number == RAISE_FUNDS:
        return Option(label, number, [t.say("scene-funds-bring", qubits=FUNDS)], group="main")
    if number == COMPLETE and t.now["playing"] is not None:
        name = t.now["playing"]
        return Option(label, number, [t.sentence(name)], signs.effect(name), "card")
    if number == COLLECT_BASIC and here is not None:
        basic = t.city(here)["basic"]
        return Option(label, number, [capital(t.say(f"resource-{basic}"))], f"+1[{basic}]", basic)
    if RETRAIN <= number < CONNECT:
        return Option(label, number, value=f"{number - RETRAIN + 1}[eng]→[sci]")
    return Option(label, number)


def collaboration(t: Moment) -> str:
    """Return how many colonists could be settled here, and how many spots are usable."""
    part, seats, spots = t.city(t.mine["carrier"]), 0, 0
    spots += not part["basic covered"]
    for slot in part["buildings"].values():
        if slot["owner"] is not None:
            free = {space["colonist"] for space in slot["spaces"] if not space["settled"]}
            seats += any(t.mine[f"{who}s"] for who in free)
        spots += sum(spot["usable"] for spot in slot["spots"])
    return t.say("scene-collaborate-brings", seats=seats, spots=int(spots))


def toward(t: Moment, number: int, city: str, verb: int) -> Option:
    """Return a city to go to: the project there, and what the way costs."""
    part = t.city(city)
    lines = []
    if verb == FLY:
        return Option(t.city_name(city), number, group="past")
    if part["project"] is not None and verb != CONNECT:
        name = part["project"]
        lines.append(f"[{signs.BUILDINGS[signs.building_of(name)]}] {t.title(name)}")
    if verb == STOP and t.mine["carrier"] != t.now["from"]:
        lines.append(f"[tax] −1[qubit|{t.say('good-qubit')}]")
    return Option(t.city_name(city), number, lines, group="grid")


def construct(t: Moment, number: int, building: str) -> Option:
    """Return a building to construct: its price, its bonus, what follows, and the cards for it."""
    here = t.mine["carrier"]
    lines = []
    off = t.sets_off(building)
    if off:
        lines.append(t.say("scene-then", bonuses=", ".join(off)))
    names = []
    for name in t.cards_for(here, building):
        words = t.title(name)
        names.append(f"{words} [card]" if t.completes(name, here, building) else words)
    lines.append(t.say("scene-with", cards=", ".join(names)))
    value = short(f"{signs.costs(building)} → {signs.brings(building)}")
    return Option(t.building_name(building), number, lines, value, signs.BUILDINGS[building],
                  group="build")  # fmt: skip


def barred(t: Moment) -> list[Option]:
    """Return the buildings that can't be constructed here, and why."""
    here = t.mine["carrier"]
    found = []
    cardless = []
    for building, slot in t.city(here)["buildings"].items():
        if t.can(BUILD + BUILDINGS.index(building)) is None and slot["owner"] is None:
            if not t.cards_for(here, building):
                cardless.append(t.building_name(building))
                continue
            why = t.obstacle(here, building) or t.say("scene-why-not-now")
            found.append(
                Option(t.building_name(building), value=signs.costs(building),
                       icon=signs.BUILDINGS[building], group="build", why=why)
            )  # fmt: skip
    if cardless:
        why = t.say("scene-why-no-card")
        found.append(Option(", ".join(cardless), icon="card", group="build", why=why))
    return found


def useless(t: Moment) -> list[Option]:
    """Return the subsidies that can only be cashed in, and why."""
    pool = [name for name in t.table["subsidies"]["pool"] if name is not None]
    why = t.say("why-subsidy-useless")
    return [
        Option(t.say("scene-use-it"), group=name, why=why)
        for name in pool
        if t.can(SUBSIDIZE + SUBSIDIES.index(name)) is None
    ]


def card(t: Moment, number: int, name: str, verb: int) -> Option:
    """Return a project to play or to keep."""
    building, city = signs.building_of(name), signs.city_of(name)
    where = t.say("scene-card-of", building=t.building_name(building), city=t.city_name(city))
    lines = [where, f"{t.when(name)}: {signs.effect(name)}"]
    fits = verb == PLAY and t.completes(name, t.mine["carrier"], t.sight.asked["building"])
    return Option(t.title(name), number, lines, t.say("scene-completes") if fits else "",
                  signs.BUILDINGS[building])  # fmt: skip


def ability(t: Moment, number: int, verb: int, n: int) -> Option:
    """Return an ability to use, or to be replaced."""
    place = PLACES[n] if verb == USE else PLACES[n + 1]
    name = dict(t.abilities_of(t.viewer + 1))[place]
    title = t.title(name) if verb == USE else t.say("scene-replace", title=t.title(name))
    return Option(title, number, [t.sentence(name)], signs.effect(name), signs.trigger(name))


def power(t: Moment, number: int, name: str) -> Option:
    """Return a program or a corporation to choose."""
    return Option(t.title(name), number, [t.sentence(name)], signs.effect(name))


def paper(t: Moment, number: int, name: str) -> Option:
    """Return a contract."""
    row = abilities.rows()[name]
    value = f"{row['points']}[vp] {row['qubits']}[qubit]"
    return Option(signs.costs(name), number, [t.say(f"contract-{name}")], value)


def work(t: Moment, number: int, label: str, verb: int, n: int) -> Option:
    """Return a place to settle in, or a spot."""
    here = t.mine["carrier"]
    building, place = BUILDINGS[n // int(IN_A_BUILDING)], n % int(IN_A_BUILDING)
    slot = t.city(here)["buildings"][building]
    lines = [f"{t.shape(slot['owner'])} {t.name(slot['owner'])}"]
    if verb == SETTLE:
        who = slot["spaces"][place]["colonist"]
        points = 2 if who == "scientist" else 1
        gives = "".join(f"[{s['gives']}]" for s in slot["spots"] if s["space"] == place + 1)
        lines.append(t.say("scene-makes-usable", spots=gives))
        sign = "eng" if who == "engineer" else "sci"
        return Option(label, number, lines, f"+{points}[vp]", sign)
    gives = slot["spots"][place]["gives"]
    if verb == OPERATE and gives == "lab":
        value = signs.effect(slot["lab"])
    else:
        value = f"+1[{gives}]" if verb == OPERATE else "[refresh]"
    return Option(label, number, lines, value, gives)


# What everybody has


def standing(t: Moment) -> Standing:
    """Return what everybody has, and would have if the game ended now."""
    note = ""
    if not t.sight.over:
        hidden = sum(t.hides(who) for who in t.everybody())
        note = t.say("scene-if-it-ended-note", hidden=hidden)
    return Standing(
        [player(t, who) for who in t.everybody()], title=t.say("scene-players"), note=note
    )


def player(t: Moment, who: Who) -> Player:
    """Return a line of the standing."""
    part = t.has(who)
    by_category = "  ".join(
        f"[{CATEGORY_SIGNS[key]}|{t.say(f'points-{key}')}]{t.category(who, key)}"
        for key in CATEGORIES
        if t.category(who, key)
    )
    active = not t.sight.over and who == t.acting
    if who == AISAAC:
        stats = [f"[qubit] {part['qubits']}", f"[chip] {part['tokens']}",
                 f"[small] {part['small']}", f"[large] {part['large']}",
                 f"[contract] {part['fulfilled']}", by_category]  # fmt: skip
        note = abilities.brief(part["card"], t.sight.locale) if part["card"] else ""
        return Player(t.letter(who), t.name(who), note, stats, score=t.score(who), active=active,
                      bot=True)  # fmt: skip
    person = t.sight.people[int(who) - 1]
    store = [f"[{good}] {part['store'][good]}" for good in RESOURCES]
    stats = [
        f"[qubit] {part['qubits']}",
        *store,
        f"[eng] {part['engineers']}",
        f"[sci] {part['scientists']}",
        f"[card] {part['hand size']}",
        by_category,
    ]
    return Player(
        t.letter(who),
        person.name,
        remark(t, part),
        [stat for stat in stats if stat],
        score=t.score(who),
        you=person.you,
        active=active,
        bot=person.bot,
        away=person.away,
    )


def remark(t: Moment, part: dict[str, Any]) -> str:
    """Return whom somebody leads, and how many contracts are in the hand."""
    words = t.title(part["corporation"]) if part["corporation"] else ""
    if part["contract count"]:
        words += f" · [contract|{t.say('scene-contract')}] {part['contract count']}"
    return words


def phases(t: Moment) -> list[Phase]:
    """Return the parts of a round."""
    names = ("action", "income", "shipment", "cleanup")
    if t.table["phase"] not in names:
        return []
    now = names.index(t.table["phase"])
    return [
        Phase(t.say(f"phase-{name}"), "done" if n < now else "on" if n == now else "next")
        for n, name in enumerate(names)
    ]
