"""Who may see what in Meltwater, and how a position is written down. All of it is open."""

from typing import Any

from nunatak.engine.bits import BITS, lowest, single
from nunatak.engine.document import ALL, Eye, Page, read_pile, write_pile
from nunatak.games.meltwater.rules.decisions.act import ways_of
from nunatak.games.meltwater.rules.position import (
    ACT,
    ACTIONS,
    EVERYWHERE,
    NO_CARD,
    NOT_OVER,
    STOCKPILE,
    Meltwater,
    Tables,
)
from nunatak.games.meltwater.rules.vocabulary import (
    CARDS,
    ENDINGS,
    HEXES,
    KINDS,
    NEUTRAL,
    REFUGEE,
    SIDES,
    SPACES,
    US_SOLDIER,
)

SEASONS = ("summer", "winter")
COASTS = ("irradiated", "snow only")
RADIATION = ("clean", "dirty", "dead")
TERRAIN = {2: "snow", 3: "ice"}
MOST_TURNS = 1000


def agreed(p: Meltwater) -> dict[str, Any]:
    """Return what was agreed on before the game."""
    return {
        "season": SEASONS[p.winter],
        "coast": COASTS[p.coast],
        "side": SIDES[p.swapped],
        "evacuation": bool(p.evacuation),
    }


def asked(p: Meltwater) -> dict[str, Any]:
    """Return the nouns of the sentence that asks for a decision."""
    about = p.rules.decisions[p.now].about.read(p.about)
    space = about.get("hex", 0)
    clean = p.dirty | p.dead != EVERYWHERE
    return {
        "left": int(ACTIONS - p.actions),
        "hex": HEXES[space],
        "to": HEXES[about.get("to", 0)],
        "kind": KINDS[about.get("kind", 0)],
        "state": "dead" if p.dead & BITS[space] else "living",
        "spread": "soils" if clean else "kills",
        "refugees": int(p.refugees[space]),
        "stockpiles": int(p.stockpiles[space]),
        "only": only_ways(p),
    }


def only_ways(p: Meltwater) -> dict[int, str]:
    """Return the actions that can be directed at one hex only, each with that hex."""
    if p.actor < 0 or p.now != ACT:
        return {}
    ways = {option: ways_of(p, option) for option in p.options()}
    return {option: HEXES[lowest(to)] for option, to in ways.items() if to and single(to)}


def table(p: Meltwater, eye: Eye) -> dict[str, Any]:
    """Return what lies on the table."""
    card = None if p.card == NO_CARD else p.tables.cards[p.card * 3 : p.card * 3 + 3]
    return {
        "turn": int(p.turn) + 1,
        "active": SIDES[p.active],
        "actions": int(p.actions),
        "hexes": {name: hex_table(p, space) for space, name in enumerate(HEXES)},
        "card": None if card is None else CARDS[p.card],
        "clouds": [] if card is None else [HEXES[card[0]], HEXES[card[1]]],
        "boat": None if card is None else HEXES[card[2]],
        "deck": write_pile(p.deck, CARDS, int(p.players), eye),
        "sides": {name: side_table(p, side) for side, name in enumerate(SIDES)},
        "refugees": int(p.on_map[REFUGEE]),
        "conceded": None if p.conceded == NEUTRAL else SIDES[p.conceded],
        "ended": None if p.ended == NOT_OVER else ENDINGS[p.ended],
    }


def hex_table(p: Meltwater, space: int) -> dict[str, Any]:
    """Return what stands in a hex and what the hex supports."""
    side = p.holder(space)
    dirty, dead = p.dirty & BITS[space] != 0, p.dead & BITS[space] != 0
    return {
        "terrain": TERRAIN[p.tables.support[space]],
        "radiation": RADIATION[2 if dead else int(dirty)],
        "side": None if side == NEUTRAL else SIDES[side],
        "civilians": int(p.civilians[space]),
        "soldiers": int(p.soldiers[space]),
        "refugees": int(p.refugees[space]),
        "stockpiles": int(p.stockpiles[space]),
        "supports": int(p.supports(space)),
    }


def side_table(p: Meltwater, side: int) -> dict[str, Any]:
    """Return what a side has on the map."""
    held = [space for space in range(SPACES) if p.held[side] & BITS[space]]
    return {
        "seat": int(p.seat_of(side)) + 1,
        "civilians": int(p.on_map[side]),
        "soldiers": int(p.on_map[US_SOLDIER + side]),
        "stockpiles": int(sum(p.stockpiles[space] for space in held)),
    }


def restore(tables: Tables, players: int, options: dict[str, Any], page: Page) -> Meltwater:
    """Return the position that a table describes."""
    p = Meltwater(tables, players, read_pile(page.part("deck"), CARDS, players))
    p.winter = options["season"] == "winter"
    p.coast = COASTS.index(options["coast"])
    p.swapped = SIDES.index(options["side"])
    p.evacuation = options["evacuation"]
    p.clear()
    for space, name in enumerate(HEXES):
        restore_hex(p, space, page.part("hexes").part(name))
    p.hungry = p.starving()
    p.turn = page.part("turn").number(1, MOST_TURNS) - 1
    p.active = page.part("active").name_in(SIDES)
    p.actions = page.part("actions").number(0, ACTIONS - 1)
    p.card = name_or(page.part("card"), CARDS, NO_CARD)
    p.conceded = name_or(page.part("conceded"), SIDES, NEUTRAL)
    p.ended = name_or(page.part("ended"), ENDINGS, NOT_OVER)
    page.must_say(table(p, ALL))
    return p


def restore_hex(p: Meltwater, space: int, page: Page) -> None:
    """Put back what stood in a hex."""
    radiation = page.part("radiation").name_in(RADIATION)
    if radiation == 1:
        p.dirty |= BITS[space]
    elif radiation == 2:
        p.dead |= BITS[space]
    side = name_or(page.part("side"), SIDES, NEUTRAL)
    counts = [
        (side, page.part("civilians").number(0, p.tables.pieces[0])),
        (US_SOLDIER + side, page.part("soldiers").number(0, p.tables.pieces[US_SOLDIER])),
        (REFUGEE, page.part("refugees").number(0, p.tables.pieces[REFUGEE])),
    ]
    for unit, count in counts:
        if count > 0 and side == NEUTRAL and unit != REFUGEE:
            raise page.fail("has units of no side")
        if count > 0:
            p.add(unit, space, count)
    stockpiles = page.part("stockpiles").number(0, p.tables.pieces[STOCKPILE])
    if stockpiles > 0:
        p.add_stockpiles(space, stockpiles)


def name_or(page: Page, names: tuple[str, ...], nothing: int) -> int:
    """Return the number of a name, or what stands for nothing."""
    return nothing if page.content is None else page.name_in(names)
