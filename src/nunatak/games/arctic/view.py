"""Who may see what in 2019: The Arctic, and how a position is written down. All of it is open."""

from typing import Any

from nunatak.engine.bits import BITS, count_bits, lowest
from nunatak.engine.document import ALL, Eye, Page, write_counts
from nunatak.games.arctic.rules.position import (
    AFTER,
    AREA,
    FINISHED,
    LEAST_POINTS,
    NOBODY_THERE,
    NOT_OVER,
    ONE_SPENT,
    ONE_SPENT_AWAY,
    ROUND_COUNT,
    SUPPORT_NEEDED,
    TAX,
    Arctic,
    Tables,
    spent_away_in,
    spent_in,
    still_in,
)
from nunatak.games.arctic.rules.scoring import points_after_selling
from nunatak.games.arctic.rules.vocabulary import (
    ACTION_COUNT,
    ACTIONS,
    AREAS,
    COUNTRIES,
    ENDINGS,
    LAWS,
    NATION_COUNT,
    NATIONS,
    ORES,
    PLACES,
    ROUNDS,
    SPACE_COUNT,
    SPACES,
    TRACK,
    TRACK_COUNT,
)

MOST_MONEY = 10000
MOST_POINTS = 10000
MOST_SHIPS = 18


def agreed(p: Arctic) -> dict[str, Any]:
    """Return what was agreed on before the game."""
    return {"advanced": bool(p.advanced), "beginner": bool(p.beginner)}


def asked(p: Arctic) -> dict[str, Any]:
    """Return the nouns of the sentence that asks for a decision."""
    return {
        "nation": NATIONS[p.acting()],
        "area": AREAS[AREA.of(p.about)],
        "number": int(p.number),
        "round": ROUNDS[p.round - 1],
        "left": int(p.launching),
        **debt(p),
    }


def debt(p: Arctic) -> dict[str, Any]:
    """Return how many platforms are to be paid for, and of the first who takes and who protects."""
    owed = p.owed & p.rigs[p.actor] if 0 <= p.actor < p.players else 0
    if owed == 0:
        return {}
    area = lowest(owed)
    return {
        "owed": int(count_bits(owed)),
        "controller": NATIONS[p.controller(area)],
        "protector": NATIONS[p.guarding_country(area)],
    }


def table(p: Arctic, eye: Eye) -> dict[str, Any]:
    """Return what lies on the table."""
    return {
        "round": int(p.round),
        "phase": int(p.phase),
        "first": int(p.first) + 1,
        "passes": int(p.passes),
        "sold": int(p.sold),
        "country": COUNTRIES[p.country],
        "number": int(p.number),
        "launching": int(p.launching),
        "law": LAWS[p.law],
        "votes": {name: int(p.votes_for(law)) for law, name in enumerate(LAWS)},
        "support": int(p.support),
        "joined": bool(p.joined),
        "areas": {name: area_table(p, area) for area, name in enumerate(AREAS)},
        "countries": {name: country_table(p, n) for n, name in enumerate(COUNTRIES)},
        "china": china_table(p),
        "symbols": {name: symbol_table(p, n) for n, name in enumerate(NATIONS)},
        "track": {name: seat_or_none(p.track[i]) for i, name in enumerate(TRACK)},
        "prices": {name: int(price(p, i)) for i, name in enumerate(TRACK)},
        "seats": [seat_table(p, seat) for seat in range(p.players)],
        "sailing": sailing_table(p),
        "ended": None if p.ended == NOT_OVER else ENDINGS[p.ended],
    }


def price(p: Arctic, space: int) -> int:
    """Return what a space of the track gives."""
    return p.tables.prices[(p.players - 2) * TRACK_COUNT + space]


def seat_or_none(owner: int) -> int | None:
    """Return whose lobbyist it is, counted from 1."""
    return None if owner == 0 else int(owner)


def area_table(p: Arctic, area: int) -> dict[str, Any]:
    """Return what is in an area."""
    bit = BITS[area]
    nation = p.controller(area)
    ships = [int(p.ships[n * PLACES + area]) for n in range(NATION_COUNT)]
    built = p.all_rigs() & bit != 0
    guarded = p.guarded & bit != 0
    return {
        "control": None if nation == NOBODY_THERE else NATIONS[nation],
        "ships": write_counts(ships, NATIONS),
        "deposit": next((ORES[i] for i, ore in enumerate(p.tables.ores) if ore & bit), None),
        "platform": int(p.owner(area)) + 1 if built else None,
        "legal": bool(built and nation != NOBODY_THERE),
        "defence": int(p.defence(area)) if built else None,
        "guard": int(p.guarding_seat(area)) + 1 if guarded else None,
        "guard from": NATIONS[p.guarding_country(area)] if guarded else None,
        "fresh": p.fresh & bit != 0,
        "owed": p.owed & bit != 0,
    }


def country_table(p: Arctic, country: int) -> dict[str, Any]:
    """Return what is on a country's display, and who would keep which influence space."""
    foe = p.conflict[country]
    row = country * ACTION_COUNT
    boxes = [seat_or_none(p.boxes[row + action]) for action in range(ACTION_COUNT)]
    return {
        "treasury": int(p.treasury[country]),
        "vote": LAWS[p.vote[country]],
        "conflict": None if foe == NOBODY_THERE else NATIONS[foe],
        "unrest": p.unrest & BITS[country] != 0,
        "boxes": dict(zip(ACTIONS, boxes, strict=True)),
        "influence": {
            str(SPACES[space]): seat_or_none(p.influence[space])
            for space in range(SPACE_COUNT)
            if SPACES[space].startswith(COUNTRIES[country] + "-")
        },
        "keeps 1": next((box for box in reversed(boxes[:3]) if box), None),
        "keeps 3": next((box for box in reversed(boxes[3:]) if box), None),
        "ships left": int(p.ships_left(country)),
        "builds": int(p.buildable(country)),
        "raises": int(p.per_country(TAX, country)),
    }


def china_table(p: Arctic) -> dict[str, Any]:
    """Return who decides for China, and where its ships drift if nobody does."""
    first = (NATION_COUNT - 1) * PLACES
    drifting = {
        AREAS[area]: AREAS[p.tables.north[area]]
        for area in range(1, PLACES)
        if p.ships[first + area]
    }
    return {
        "controller": seat_or_none(p.china_controller()),
        "ships left": int(p.ships_left(NATION_COUNT - 1)),
        "drifting": drifting,
    }


def symbol_table(p: Arctic, nation: int) -> dict[str, int]:
    """Return where a nation's ships begin."""
    first = nation * PLACES
    return write_counts(list(p.tables.start_ships[first : first + PLACES]), AREAS)


def seat_table(p: Arctic, seat: int) -> dict[str, Any]:
    """Return what a player has."""
    working = p.working(seat)
    goods = [bin(working & ore).count("1") for ore in p.tables.ores]
    own = [bin(p.rigs[seat] & ore).count("1") for ore in p.tables.ores]
    return {
        "money": int(p.money[seat]),
        "points": int(p.points[seat]),
        "hand": int(p.hand[seat]),
        "platforms left": int(p.platforms_left(seat)),
        "subsidy": int(p.subsidy(seat)),
        "platforms": write_counts(own, ORES),
        "goods": write_counts(goods, ORES),
        "sale": sales(goods),
        "at the end": sum(points for _, points in p.tally(seat)) + int(p.payout(seat)),
    }


def sales(goods: list[int]) -> list[int]:
    """Return the points that goods bring, for each number of units that is sold for money."""
    gas, oil, rock = goods
    most = gas + oil + rock
    return [int(points_after_selling(gas, oil, rock, units)) for units in range(most + 1)]


def sailing_table(p: Arctic) -> dict[str, Any]:
    """Return which ships have moved or attacked, while somebody sails."""
    return {
        "step": int(p.step_of_sail),
        "sailed": bool(p.sailed),
        "still": write_counts([still_in(counts) for counts in p.sailing], AREAS),
        "spent": write_counts([spent_in(counts) for counts in p.sailing], AREAS),
        "spent and moved": write_counts([spent_away_in(counts) for counts in p.sailing], AREAS),
    }


# Reading it again


def restore(tables: Tables, players: int, options: dict[str, Any], page: Page) -> Arctic:
    """Return the position that a table describes."""
    p = Arctic(tables, players)
    p.clear()
    p.advanced = options["advanced"]
    p.beginner = options["beginner"]
    for i, name in enumerate(TRACK):
        p.track[i] = owner(page.part("track").part(name), players)
    for seat, part in enumerate(page.part("seats").parts(players)):
        p.money[seat] = part.part("money").number(0, MOST_MONEY)
        p.points[seat] = part.part("points").number(LEAST_POINTS, MOST_POINTS)
        p.hand[seat] = part.part("hand").number(0, 6)
    for country, name in enumerate(COUNTRIES):
        restore_country(p, country, page.part("countries").part(name))
    for area, name in enumerate(AREAS):
        restore_area(p, area, page.part("areas").part(name))
    restore_time(p, page)
    restore_sailing(p, page.part("sailing"))
    page.must_say(table(p, ALL))
    return p


def restore_country(p: Arctic, country: int, page: Page) -> None:
    """Put back a country's money, politics and lobbyists."""
    p.treasury[country] = page.part("treasury").number(0, MOST_MONEY)
    p.vote[country] = page.part("vote").name_in(LAWS)
    p.conflict[country] = name_or(page.part("conflict"), NATIONS, NOBODY_THERE)
    for action, name in enumerate(ACTIONS):
        box = page.part("boxes").part(name)
        p.boxes[country * ACTION_COUNT + action] = owner(box, int(p.players))
    for name in page.part("influence").content:
        space = Page(name, page.place).name_in(SPACES)
        p.influence[space] = owner(page.part("influence").part(name), int(p.players))
    if page.part("unrest").truth():
        p.unrest |= BITS[country]


def restore_area(p: Arctic, area: int, page: Page) -> None:
    """Put back what was in an area."""
    players = int(p.players)
    bit = BITS[area]
    nation = name_or(page.part("control"), NATIONS, NOBODY_THERE)
    if nation != NOBODY_THERE:
        p.held[nation] |= bit
    for n, ships in enumerate(page.part("ships").counts(NATIONS, MOST_SHIPS)):
        for _ in range(ships):
            p.add_ship(n, area)
    built = owner(page.part("platform"), players)
    if built:
        p.rigs[built - 1] |= bit
    guard = owner(page.part("guard"), players)
    if guard:
        p.protect(area, guard - 1, page.part("guard from").name_in(COUNTRIES))
    if page.part("fresh").truth():
        p.fresh |= bit
    if page.part("owed").truth():
        p.owed |= bit


def restore_time(p: Arctic, page: Page) -> None:
    """Put back round, phase, law and whose turn it was."""
    p.round = page.part("round").number(1, ROUND_COUNT)
    p.phase = page.part("phase").number(0, FINISHED)
    p.first = page.part("first").number(1, int(p.players)) - 1
    p.passes = page.part("passes").number(0, int(p.players))
    p.sold = page.part("sold").number(0, int(p.players))
    p.country = page.part("country").name_in(COUNTRIES)
    p.number = page.part("number").number(0, 4)
    p.launching = page.part("launching").number(0, 4)
    p.law = page.part("law").name_in(LAWS)
    p.support = page.part("support").number(0, SUPPORT_NEEDED)
    p.joined = page.part("joined").truth()
    p.ended = name_or(page.part("ended"), ENDINGS, NOT_OVER)


def restore_sailing(p: Arctic, page: Page) -> None:
    """Put back which ships have moved or attacked."""
    p.step_of_sail = page.part("step").number(0, AFTER)
    p.sailed = page.part("sailed").truth()
    still = page.part("still").counts(AREAS, MOST_SHIPS)
    spent = page.part("spent").counts(AREAS, MOST_SHIPS)
    away = page.part("spent and moved").counts(AREAS, MOST_SHIPS)
    for area in range(len(AREAS)):
        p.sailing[area] = still[area] + ONE_SPENT * spent[area] + ONE_SPENT_AWAY * away[area]


def owner(page: Page, players: int) -> int:
    """Return whose it is, counted from 1, or 0 if it is nobody's."""
    return 0 if page.content is None else page.number(1, players)


def name_or(page: Page, names: tuple[str, ...], nothing: int) -> int:
    """Return the number of a name, or what stands for nothing."""
    return nothing if page.content is None else page.name_in(names)
