"""What cards, buildings and steps do, in words: the one place that turns an effect into a sentence.

Everything has a name: a project (p001), a program (r1-01), a corporation (helix), a subsidy
(sub01), a contract (c01), a building (factory), a laboratory (lab-train), a step of a track
(industry-3) or a card of AISAAC (ai01).
"""

import tomllib
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib import resources
from typing import Any

from nunatak.scene.text import FALLBACK, Texts

Row = Mapping[str, Any]

PACKAGE = "nunatak.games.frozen_frontier"
TEXTS = Texts(PACKAGE)
NAMED_BY = {
    "projects": "project",
    "research": "program",
    "corporations": "corporation",
    "subsidies": "subsidy",
    "contracts": "contract",
    "buildings": "building",
    "labs": "lab",
    "aisaac": "card",
}
NUMERALS = ("I", "II", "III")


@cache
def rows() -> Mapping[str, Row]:
    """Return the row of everything that does something, by name."""
    printed = resources.files(PACKAGE) / "components.toml"
    document = tomllib.loads(printed.read_text(encoding="utf-8"))
    found = {row[key]: row for sort, key in NAMED_BY.items() for row in document[sort]}
    for row in document["tracks"]:
        found[f"{row['track']}-{row['step']}"] = row
    return found


@cache
def sentence(name: str, locale: str = FALLBACK) -> str:
    """Return all that something does, as a sentence; nothing for a step without a bonus.

    >>> sentence("p023")
    'Once a turn, after you construct a building: pay 2 Qubits to advance 1 step on Industry.'
    >>> sentence("sub01")
    'Gain 2 engineers.'
    """
    row = rows()[name]
    does = does_what(row, locale)
    if "trigger" in row:
        return say(f"does-{row['trigger']}", locale, when=when(name, locale), does=does)
    if "need" in row:
        return say("does-contract", locale, need=price(name, locale), does=does)
    if "size" in row:
        return say("does-building", locale, cost=price(name, locale), does=does)
    if "lab" in row:
        return say("does-lab", locale, does=does)
    if "move" in row:
        return command(row, "", locale)
    return say("does-at-once", locale, does=does[:1].upper() + does[1:]) if does else ""


def brief(name: str, locale: str = FALLBACK) -> str:
    """Return what something does in few words, without when.

    >>> brief("p023")
    '2 Q: +1 Industry'
    >>> brief("p053")
    '+2 aerogel, +2 regolith, +2 Q'
    """
    row = rows()[name]
    if "move" in row:
        return command(row, "brief-", locale)
    gains = commas([short_operation(op, locale) for op in operations(row)], locale)
    if not row.get("cost") or "size" in row:
        return gains
    return say("brief-for", locale, cost=short_price(name, locale), gains=gains)


def when(name: str, locale: str = FALLBACK) -> str:
    """Return what triggers an ability, as the sentence says it; nothing if it waits for nothing.

    >>> when("p034")
    'you construct a Research Station or a Science Center'
    """
    return occasion(name, "when", locale)


@cache
def brief_when(name: str, locale: str = FALLBACK) -> str:
    """Return what triggers an ability, in few words.

    >>> brief_when("p005")
    'helium'
    >>> brief_when("p060")
    ''
    """
    return occasion(name, "brief", locale)


@cache
def how_often(name: str, locale: str = FALLBACK) -> str:
    """Return how often an ability works, in few words.

    >>> how_often("p005")
    'once a turn'
    """
    trigger = rows()[name].get("trigger")
    return say(f"trigger-{trigger}", locale) if trigger else ""


def price(name: str, locale: str = FALLBACK) -> str:
    """Return what something costs, or what a contract asks for.

    >>> price("mining-site")
    '1 aerogel, 1 energy and 1 regolith'
    >>> price("c03")
    '3 resources'
    """
    return listed([goods(part, locale) for part in cost(name)], locale)


def short_price(name: str, locale: str = FALLBACK) -> str:
    """Return what something costs in few words.

    >>> short_price("p015")
    '2 Q'
    """
    return commas([say(f"short-{c['what']}", locale, n=c["n"]) for c in cost(name)], locale)


def cost(name: str) -> list[Row]:
    """Return what something costs, or what a contract asks for: rows of what and n.

    >>> cost("p048")
    [{'what': 'helium', 'n': 1}]
    """
    row = rows()[name]
    if "need" in row:
        wanted = ((kind.replace("any", "resource"), n) for kind, n in row["need"].items())
        return [{"what": what, "n": n} for what, n in wanted]
    return list(row.get("cost", ()))


def operations(row: Row) -> list[Row]:
    """Return what something does, in order; a contract brings points and Qubits."""
    if "need" not in row:
        return list(row.get("effect", ()))
    brings = (("vp", row["points"]), ("qubit", row["qubits"]))
    return [{"op": "gain", "what": what, "n": n} for what, n in brings if n]


# Words


def say(key: str, locale: str, **nouns: Any) -> str:
    """Return one of the game's own words."""
    return TEXTS.say(key, locale, **nouns)


def listed(parts: Sequence[str], locale: str, word: str = "and") -> str:
    """Return several things as a list."""
    if len(parts) < 2:
        return "".join(parts)
    return say(f"list-{word}", locale, first=commas(parts[:-1], locale), last=parts[-1])


def commas(parts: Iterable[str], locale: str) -> str:
    """Return several things with commas between them."""
    return say("list-comma", locale).join(parts)


def occasion(name: str, style: str, locale: str) -> str:
    """Return what triggers an ability, in a sentence's words or in few."""
    event = rows()[name].get("event")
    if event is None:
        return ""
    what = next((event[key] for key in event if key != "on"), "any")
    if isinstance(what, str):
        return say(f"{style}-{event['on']}", locale, what=what)
    names = [
        say(f"{style}-a-building", locale, building=say(f"building-{building}", locale))
        for building in what
    ]
    return say(f"{style}-{event['on']}-named", locale, names=listed(names, locale, "or"))


def goods(part: Row, locale: str) -> str:
    """Return a number of something."""
    return say(f"goods-{part['what']}", locale, n=part["n"])


def does_what(row: Row, locale: str) -> str:
    """Return what something costs and does, as a part of a sentence."""
    does = listed(clauses(operations(row), locale), locale)
    if not row.get("cost") or "size" in row:
        return does
    paid = listed([goods(part, locale) for part in row["cost"]], locale)
    return say("does-for", locale, cost=paid, does=does)


def clauses(found: Sequence[Row], locale: str) -> list[str]:
    """Return operations as parts of a sentence; what is gained together is one of them."""
    said: list[str] = []
    gained: list[str] = []
    for place, op in enumerate(found):
        if op["op"] == "gain" and "per" not in op:
            gained.append(goods(op, locale))
            following = found[place + 1] if place + 1 < len(found) else {}
            if following.get("op") == "gain" and "per" not in following:
                continue
            said.append(say("do-gain", locale, goods=listed(gained, locale)))
            gained = []
        elif op["op"] == "gain":
            said.append(gain_per(op, locale))
        else:
            said.append(say(f"do-{op['op']}", locale, **nouns_of(op)))
    return said


def gain_per(op: Row, locale: str) -> str:
    """Return a gain that is counted, and what it comes to at most."""
    nouns = {"goods": goods(op, locale), "per": counted(op, locale)}
    if "max" not in op:
        return say("do-gain-per", locale, **nouns)
    most = goods({"what": op["what"], "n": op["max"]}, locale)
    return say("do-gain-per-most", locale, most=most, **nouns)


def counted(op: Row, locale: str) -> str:
    """Return what a gain is counted by."""
    if op.get("div", 1) > 1:
        return say(f"per-{op['per']}-many", locale, n=op["div"])
    return say(f"per-{op['per']}", locale)


def nouns_of(op: Row) -> dict[str, Any]:
    """Return the nouns of an operation."""
    found = {"n": op.get("n", op.get("max", 1))}
    found |= {key: op[key] for key in ("track", "where") if key in op}
    if "generation" in op:
        found["generation"] = NUMERALS[op["generation"] - 1]
    return found


def short_operation(op: Row, locale: str) -> str:
    """Return an operation in few words."""
    if op["op"] != "gain":
        return say(f"brief-do-{op['op']}", locale, **nouns_of(op))
    gain = say("brief-gain", locale, goods=say(f"short-{op['what']}", locale, n=op["n"]))
    if "per" not in op:
        return gain
    per = say(f"brief-per-{op['per']}", locale, n=op.get("div", 1))
    return say("brief-gain-per", locale, gain=gain, per=per)


def command(row: Row, style: str, locale: str) -> str:
    """Return what a card makes AISAAC do, in a sentence or in few words."""
    first = [say(f"building-{building}", locale) for building in row["priority"]]
    return say(
        f"{style}command-{row['action']}",
        locale,
        move=say("command-move", locale, move=row["move"]),
        buildings=listed(first, locale, "else"),
        track=row["track"],
        subsidy=row["subsidy"],
    )
