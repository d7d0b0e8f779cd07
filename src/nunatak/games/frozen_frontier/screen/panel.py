"""Frozen Frontier's panel: the decision, its options, and what everybody has."""

from typing import Any, Literal

from msgspec.structs import replace

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
from nunatak.games.frozen_frontier.screen import effect_icons as icons
from nunatak.games.frozen_frontier.screen import effect_words
from nunatak.games.frozen_frontier.screen.city import short
from nunatak.games.frozen_frontier.screen.sight import AISAAC, CATEGORIES, ROOM, GameSight, Who
from nunatak.scene import panel
from nunatak.scene.page import Group, Option, Phase, Player, Prompt, Standing

Step = Literal["done", "on", "next"]
ENDS = {int(DONE), int(REFUSE), int(DECLINE), int(PASS)}
FUNDS = 3
STEPS = ("move", "project", "action")
MOVING = ("deploy-where", "fly-where")
CATEGORY_ICONS = {
    "control": "council",
    "tracks": "ind",
    "contracts": "contract",
    "research": "lab",
    "leftovers": "box",
    "tokens": "vp",
    "penalties": "penalty",
}


def prompt(sight: GameSight) -> Prompt:
    """Return who decides what, and every option."""
    acting = sight.acting
    if not sight.mine:
        if sight.actor >= 0:
            return panel.waiting(sight, sight.actor)
        who = sight.name_of(acting) if sight.table["phase"] == "action" else ""
        return Prompt(sight.letter_of(acting), sight.ask, mine=False, who=who)
    found = [option(sight, number) for number in sight.options]
    found.sort(key=lambda each: each.group == "end")
    if sight.decision == "act":
        found.sort(key=lambda each: not completes(sight, each))
        found += barred(sight)
    if sight.decision == "choose-subsidy":
        found += useless(sight)
    words, who = sight.ask, "" if steps(sight) else sight.say("scene-your-turn")
    if sight.early:
        words = sight.say("scene-early")
        who = sight.say("scene-meanwhile", name=sight.name_of(acting))
    return Prompt(
        sight.letter(sight.seat or 0),
        words,
        who=who,
        steps=steps(sight),
        options=found,
        groups=groups(sight, found),
    )


def steps(sight: GameSight) -> list[tuple[str, Step]]:
    """Return the steps of a turn."""
    own = sight.seat is not None and sight.table["active"] == sight.seat + 1
    if sight.table["phase"] != "action" or not own:
        return []
    now = STEPS.index("move" if sight.decision in MOVING else "action")
    return [(sight.say(f"scene-step-{name}"), panel.state(n, now)) for n, name in enumerate(STEPS)]


def groups(sight: GameSight, found: list[Option]) -> list[Group]:
    """Return how options are laid out; each subsidy has its two halves."""
    used = {each.group for each in found}
    offered = [
        Group(name, sight.title(name), "chips", sight.sentence(name), value=icons.effect(name))
        for name in sight.table["subsidies"]["pool"]
        if name in used
    ]
    laid = [
        Group("main", layout="grid"),
        Group("grid", layout="grid"),
        Group("past", sight.say("scene-fly-past"), "chips"),
        Group("build", layout="rows"),
        Group("end", layout="buttons"),
    ]
    return offered + [group for group in laid if group.id in used]


# Options


def option(sight: GameSight, number: int) -> Option:
    """Return an option as a row of the list."""
    verb = sight.game.vocabulary.verb(number)
    first = int(verb.first)
    label = sight.labels.short(number)
    n = number - first
    if number in ENDS:
        notes = [sight.say("label-pass")] if number == PASS else []
        return Option(label, number, notes, group="end")
    if first in (DEPLOY, STOP, FLY, CONNECT):
        return toward(sight, number, CITIES[n], first)
    if first == BUILD:
        return construct(sight, number, BUILDINGS[n])
    if first in (PLAY, KEEP):
        return card(sight, number, PROJECTS[n], first)
    if first in (PAY, TAKE, GIVE):
        good = RESOURCES[n]
        have = sight.say("scene-of", have=sight.holdings["store"][good], room=ROOM)
        return Option(
            capital(sight.say(f"resource-{good}")), number, [have], icon=good, group="grid"
        )
    if first in (SUBSIDIZE, CASH):
        words = sight.say("scene-use-it" if first == SUBSIDIZE else "scene-cash-it")
        return Option(words, number, group=SUBSIDIES[n])
    if first in (USE, REPLACE):
        return ability(sight, number, first, n)
    if first == STUDY:
        return power(sight, number, PROGRAMS[n])
    if first == INCORPORATE:
        return power(sight, number, CORPORATIONS[n])
    if first in (FULFIL, RETAIN, PUT_UNDER):
        return paper(sight, number, CONTRACTS[n])
    if first in (SETTLE, OPERATE, REFRESH):
        return work(sight, number, label, first, n)
    if first == ADVANCE:
        track = TRACKS[n]
        bonus = sight.steps_to(track, 1)
        return Option(sight.say(f"track-{track}"), number, bonus, icon=icons.TRACKS[track],
                      group="grid")  # fmt: skip
    return plain(sight, number, label)


def capital(words: str) -> str:
    """Return words with a capital letter at their beginning."""
    return words[:1].upper() + words[1:]


def plain(sight: GameSight, number: int, label: str) -> Option:
    """Return an option without a noun."""
    here = sight.holdings["carrier"]
    if number == LAND and here is not None:
        project = sight.city(here)["project"]
        collects = sight.say("scene-collects", project=sight.title(project)) if project else ""
        lines = [collects or sight.say("scene-no-project"), *yours(sight, here)]
        return Option(label, number, lines, icon="down")
    if number == COLLABORATE:
        return Option(label, number, [collaboration(sight)], group="main")
    if number == RAISE_FUNDS:
        return Option(label, number, [sight.say("scene-funds-bring", qubits=FUNDS)], group="main")
    if number == COMPLETE and sight.now["playing"] is not None:
        name = sight.now["playing"]
        return Option(label, number, [sight.sentence(name)], icons.effect(name), "card")
    if number == COLLECT_BASIC and here is not None:
        basic = sight.city(here)["basic"]
        return Option(label, number, [sight.say("scene-to-tax")], f"+1[{basic}]", basic)
    if RETRAIN <= number < CONNECT:
        return Option(label, number, value=f"{number - RETRAIN + 1}[eng]→[sci]")
    return Option(label, number)


def collaboration(sight: GameSight) -> str:
    """Return how many colonists could be settled here, and how many spots are usable."""
    part, seats, spots = sight.city(sight.holdings["carrier"]), 0, 0
    spots += not part["basic covered"]
    for slot in part["buildings"].values():
        if slot["owner"] is not None:
            free = {space["colonist"] for space in slot["spaces"] if not space["settled"]}
            seats += any(sight.holdings[f"{who}s"] for who in free)
        spots += sum(spot["usable"] for spot in slot["spots"])
    return sight.say("scene-collaborate-brings", seats=seats, spots=int(spots))


def toward(sight: GameSight, number: int, city: str, verb: int) -> Option:
    """Return a city to go to: the project there, and what the way costs."""
    part = sight.city(city)
    lines = []
    if verb == FLY:
        behind = (sight.holdings["carrier"], sight.now["from"])
        ways = [sight.city_name(to) for to in sight.next_to(city) if to not in behind]
        words = sight.say("scene-past", city=sight.city_name(city), ways=either(sight, ways))
        return Option(words, number, group="past")
    if part["project"] is not None and verb != CONNECT:
        name = part["project"]
        lines.append(f"[{icons.BUILDINGS[icons.building_of(name)]}] {sight.title(name)}")
    elif verb != CONNECT:
        lines.append(sight.say("scene-no-project"))
    if verb == STOP and sight.holdings["carrier"] != sight.now["from"]:
        lines.append(f"[tax] −1[qubit|{sight.say('good-qubit')}]")
    return Option(sight.city_name(city), number, lines + yours(sight, city), group="grid")


def yours(sight: GameSight, city: str) -> list[str]:
    """Return which cards of one's hand can be completed in a city, as a line of words."""
    names = [sight.title(card) for card in sight.to_complete(city)]
    if not names or sight.decision == "connect-where":
        return []
    return [sight.say("scene-yours", cards=both(sight, names), count=len(names))]


def construct(sight: GameSight, number: int, building: str) -> Option:
    """Return a building to construct: its price, its bonus, what follows, and the cards for it."""
    here = sight.holdings["carrier"]
    lines = []
    off = sight.sets_off(building, named=True)
    if off:
        lines.append(sight.say("scene-then", bonuses=", ".join(off)))
    names = []
    for name in sight.cards_for(here, building):
        words = sight.title(name)
        fits = sight.completes(name, here, building)
        names.append(sight.say("scene-completed-by", card=words) if fits else words)
    lines.append(sight.say("scene-with", cards=either(sight, names)))
    value = short(f"{icons.costs(building)} → {icons.brings(building)}")
    return Option(sight.building_name(building), number, lines, value, icons.BUILDINGS[building],
                  group="build")  # fmt: skip


def completes(sight: GameSight, each: Option) -> bool:
    """Say whether an option constructs what completes a card of one's hand."""
    n = -1 if each.option is None else each.option - BUILD
    here = sight.holdings["carrier"]
    return 0 <= n < len(BUILDINGS) and any(
        sight.completes(card, here, BUILDINGS[n]) for card in sight.holdings["hand"]
    )


def either(sight: GameSight, names: list[str]) -> str:
    """Return names of which one is chosen, as a sentence lists them."""
    return listed(sight, names, "list-or")


def both(sight: GameSight, names: list[str]) -> str:
    """Return names that all are meant, as a sentence lists them."""
    return listed(sight, names, "list-and")


def listed(sight: GameSight, names: list[str], how: str) -> str:
    """Return names in a row, the last two joined by a word."""
    first = sight.say("list-comma").join(names[:-1])
    return sight.say(how, first=first, last=names[-1]) if first else names[-1]


def barred(sight: GameSight) -> list[Option]:
    """Return the buildings that can't be constructed here, and why."""
    here = sight.holdings["carrier"]
    found = []
    cardless = []
    for building, slot in sight.city(here)["buildings"].items():
        if sight.can(BUILD + BUILDINGS.index(building)) is None and slot["owner"] is None:
            if not sight.cards_for(here, building):
                cardless.append(sight.building_name(building))
                continue
            why = sight.obstacle(here, building) or sight.say("scene-why-not-now")
            found.append(
                Option(sight.building_name(building), value=icons.costs(building),
                       icon=icons.BUILDINGS[building], group="build", why=why)
            )  # fmt: skip
    if cardless:
        why = sight.say("scene-why-no-card")
        found.append(Option(", ".join(cardless), icon="card", group="build", why=why))
    return found


def useless(sight: GameSight) -> list[Option]:
    """Return the subsidies that can only be cashed in, and why."""
    pool = [name for name in sight.table["subsidies"]["pool"] if name is not None]
    why = sight.say("why-subsidy-useless")
    return [
        Option(sight.say("scene-use-it"), group=name, why=why)
        for name in pool
        if sight.can(SUBSIDIZE + SUBSIDIES.index(name)) is None
    ]


def card(sight: GameSight, number: int, name: str, verb: int) -> Option:
    """Return a project to play or to keep."""
    building, city = icons.building_of(name), icons.city_of(name)
    where = sight.say(
        "scene-card-of", building=sight.building_name(building), city=sight.city_name(city)
    )
    lines = [where, f"{sight.when(name)}: {icons.effect(name)}"]
    value = ""
    if verb == PLAY:
        fits = sight.completes(name, sight.holdings["carrier"], sight.asked["building"])
        value = sight.say("scene-completes" if fits else "scene-then-subsidy")
    return Option(sight.title(name), number, lines, value, icons.BUILDINGS[building])


def ability(sight: GameSight, number: int, verb: int, n: int) -> Option:
    """Return an ability to use, or to be replaced."""
    place = PLACES[n] if verb == USE else PLACES[n + 1]
    name = dict(sight.abilities_of(sight.viewer + 1))[place]
    title = (
        sight.title(name) if verb == USE else sight.say("scene-replace", title=sight.title(name))
    )
    return Option(title, number, [sight.sentence(name)], icons.effect(name), icons.trigger(name))


def power(sight: GameSight, number: int, name: str) -> Option:
    """Return a program or a corporation to choose."""
    return Option(sight.title(name), number, [sight.sentence(name)], icons.effect(name))


def paper(sight: GameSight, number: int, name: str) -> Option:
    """Return a contract."""
    row = effect_words.rows()[name]
    value = f"{row['points']}[vp] {row['qubits']}[qubit]"
    return Option(icons.costs(name), number, [sight.say(f"contract-{name}")], value)


def work(sight: GameSight, number: int, label: str, verb: int, n: int) -> Option:
    """Return a place to settle in, or a spot."""
    here = sight.holdings["carrier"]
    building, place = BUILDINGS[n // int(IN_A_BUILDING)], n % int(IN_A_BUILDING)
    slot = sight.city(here)["buildings"][building]
    owner = f"{sight.shape(slot['owner'])} {sight.name_of(slot['owner'])}"
    if verb == SETTLE:
        lines = [sight.say("scene-built-by-whom", name=owner)]
        who = slot["spaces"][place]["colonist"]
        points = 2 if who == "scientist" else 1
        opened = [s["gives"] for s in slot["spots"] if s["space"] == place + 1]
        gives = "".join(spot_sign(sight, each) for each in opened)
        lines.append(sight.say("scene-makes-usable", spots=gives))
        icon = "eng" if who == "engineer" else "sci"
        return Option(label, number, lines, f"+{points}[vp|{sight.say('good-point')}]", icon)
    mine = slot["owner"] == sight.viewer + 1
    gives = slot["spots"][place]["gives"]
    key = "fee" if gives == "lab" else "earns"
    if mine:
        key = "fee-comes-back" if gives == "lab" else "comes-back"
    lines = [sight.say(f"scene-{key}", name=owner)] if verb == OPERATE else []
    if verb == OPERATE and gives == "lab":
        value = icons.effect(slot["lab"])
    else:
        value = f"+1{spot_sign(sight, gives)}" if verb == OPERATE else "[refresh]"
    return Option(label, number, lines, value, gives)


def spot_sign(sight: GameSight, gives: str) -> str:
    """Return the sign of what a spot gives, with its name for whoever listens."""
    name = sight.say("scene-lab" if gives == "lab" else f"resource-{gives}")
    return f"[{gives}|{name}]"


# What everybody has


def standing(sight: GameSight) -> Standing:
    """Return what everybody has, and would have if the game ended now."""
    note = ""
    if not sight.over:
        hidden = sum(sight.hides(who) for who in sight.everybody())
        note = sight.say("scene-if-it-ended-note", hidden=hidden)
    return Standing(
        [player(sight, who) for who in sight.everybody()],
        title=sight.say("scene-players"),
        note=note,
    )


def player(sight: GameSight, who: Who) -> Player:
    """Return a line of the standing."""
    part = sight.has(who)
    by_category = "  ".join(
        f"[{CATEGORY_ICONS[key]}|{sight.say(f'points-{key}')}]{sight.category(who, key)}"
        for key in CATEGORIES
        if sight.category(who, key)
    )
    active = not sight.over and who == sight.acting
    if who == AISAAC:
        stats = [counted(sight, "qubit", "good-qubit", part["qubits"]),
                 counted(sight, "chip", "scene-ai", part["tokens"]),
                 counted(sight, "small", "scene-small-left", part["small"]),
                 counted(sight, "large", "scene-large-left", part["large"]),
                 counted(sight, "contract", "scene-fulfilled", part["fulfilled"]),
                 by_category]  # fmt: skip
        note = effect_words.brief(part["card"], sight.locale) if part["card"] else ""
        return Player(sight.letter_of(who), sight.name_of(who), note, stats,
                      score=sight.score(who), active=active, bot=True)  # fmt: skip
    stats = [
        counted(sight, "qubit", "good-qubit", part["qubits"]),
        *(counted(sight, good, f"resource-{good}", part["store"][good]) for good in RESOURCES),
        counted(sight, "eng", "colonist-engineer", part["engineers"]),
        counted(sight, "sci", "colonist-scientist", part["scientists"]),
        counted(sight, "card", "scene-in-hand", part["hand size"]),
        *([by_category] if by_category else []),
    ]
    line = panel.player(sight, int(who) - 1, remark(sight, part), stats, score=sight.score(who))
    return replace(line, active=active)


def counted(sight: GameSight, symbol: str, key: str, count: int) -> str:
    """Return how many of something somebody has; the symbol has its name."""
    return f"[{symbol}|{sight.say(key)}] {count}"


def remark(sight: GameSight, part: dict[str, Any]) -> str:
    """Return whom somebody leads, and how many contracts are in the hand."""
    words = sight.title(part["corporation"]) if part["corporation"] else ""
    if part["contract count"]:
        words += f" · [contract|{sight.say('scene-contract')}] {part['contract count']}"
    return words


def phases(sight: GameSight) -> list[Phase]:
    """Return the parts of a round."""
    names = ("action", "income", "shipment", "cleanup")
    if sight.table["phase"] not in names:
        return []
    now = names.index(sight.table["phase"])
    return panel.phases([sight.say(f"phase-{name}") for name in names], now)
