"""What can be chosen in the Arctic, as a list beside the board: options and their groups."""

from nunatak.games.arctic.rules.position import ENOUGH_VOTES
from nunatak.games.arctic.rules.scoring import unsold
from nunatak.games.arctic.rules.vocabulary import (
    ACTIONS,
    ATTACK,
    CHINA_BUILD,
    CHINA_SAIL,
    CHINA_WAIT,
    CONFLICT,
    COUNTRIES,
    DO,
    DONE,
    FIGHT,
    FROM,
    GUARD,
    HOME,
    INVEST,
    LAUNCH,
    LAWS,
    LOBBY,
    LOSE,
    PASS,
    PAY,
    PEACE,
    PLACES,
    PROTECT,
    SELL,
    SITE,
    SLANDER,
    SPACES,
    STAY,
    SUBSIDY,
    SUPPORT,
    TO,
    TRACK,
    VOTE,
    WHOM,
)
from nunatak.games.arctic.screen.context import Moment
from nunatak.scene.scene import Group, Option

TABLES = ("track", "china", "row-1", "row-3", "vote")  # groups in columns, without symbols
MANY = 9  # options from which on they are set in columns
ENDS = {int(PASS), int(DONE), int(LOSE), int(CHINA_WAIT)}
BOX_SYMBOLS = ("platform", "ship", "diplomacy", "unrest", "tax", "sail")
ORE_SYMBOLS = {"gas": "flame", "oil": "drop", "rock": "rock"}


def choices(t: Moment) -> list[Option]:
    """Return every option, and among influence spaces those that are taken."""
    if t.sight.decision in ("place", "occupy"):
        return spaces(t)
    return [option(t, number) for number in t.sight.options]


def groups(t: Moment, found: list[Option]) -> list[Group]:
    """Return how the options are set, in the order of the list."""
    return [group(t, id, found) for id in dict.fromkeys(each.group for each in found)]


def group(t: Moment, id: str, found: list[Option]) -> Group:
    """Return how the options of one group are set."""
    if id in COUNTRIES:
        return Group(id, t.say(f"scene-country-{id}"), layout="grid")
    if id in TABLES:
        return Group(id, t.say(f"scene-group-{id}"), layout="table")
    if id in ("conflict", "slander"):
        return Group(id, t.say(f"scene-group-{id}"), layout="buttons")
    if id == "own":
        return Group(id, t.say("scene-group-own"), layout="rows")
    if id in ("end", "join"):
        return Group(id, layout="buttons")
    return Group(id, layout="table" if crowded(t) else "rows")


def crowded(t: Moment) -> bool:
    """Say whether there are too many options for a row each; a sale needs the room."""
    return len(t.sight.options) >= MANY and t.sight.decision != "sell-how-much"


def spaces(t: Moment) -> list[Option]:
    """Return the influence spaces, country by country; who is on one is seen there."""
    found: list[Option] = []
    for name in COUNTRIES:
        for space, owner in t.table["countries"][name]["influence"].items():
            number = t.can(LOBBY + SPACES.index(space))
            if number is not None:
                found.append(Option(t.say("scene-space", number=space[-1]), number, group=name))
            elif owner:
                found.append(
                    Option(
                        space[-1],
                        value=t.sight.name(owner - 1),
                        owner=t.sight.letter(owner - 1),
                        group=name,
                        why=t.say("why-space-taken"),
                    )
                )
    return found


def option(t: Moment, number: int) -> Option:
    """Return an option as a row of the list, or as a cell of a table."""
    id = group_of(number)
    victim = SLANDER <= number < FROM
    plain = victim or id in TABLES or (id == "all" and crowded(t))
    return Option(
        label(t, number),
        number,
        outcome(t, number),
        value=value(t, number),
        icon="" if plain else icon(number),
        owner=t.sight.letter(number - SLANDER) if victim else "",
        group=id,
    )


def group_of(number: int) -> str:
    """Return the group that an option belongs to."""
    if number in ENDS:
        return "end"
    ranges = (
        (INVEST, INVEST + 12, "track"),
        (INVEST + 12, PASS, "china"),
        (DO, DO + 3, "row-1"),
        (DO + 3, STAY, "row-3"),
        (STAY, SITE, "own"),
        (CONFLICT, VOTE, "conflict"),
        (VOTE, SUPPORT, "vote"),
        (SUPPORT, SLANDER, "join"),
        (SLANDER, FROM, "slander"),
    )
    return next((id for first, last, id in ranges if first <= number < last), "all")


def label(t: Moment, number: int) -> str:
    """Return an option by what differs from the others of its group."""
    if INVEST <= number < PASS:
        space = number - INVEST
        return t.say("scene-nth", number=space + 1) if space < 12 else price(t, space)
    if DO <= number < STAY:
        return t.say(f"scene-box-{ACTIONS[number - DO]}")
    if CONFLICT <= number < PEACE:
        return t.say(f"scene-country-{COUNTRIES[number - CONFLICT]}")
    if VOTE <= number < SUPPORT:
        law = LAWS[number - VOTE]
        return f"{law} {t.say(f'scene-law-{law}')}"
    if SLANDER <= number < FROM:
        return t.sight.name(number - SLANDER)
    for first in (SITE, LAUNCH, TO, GUARD):
        if first <= number < first + PLACES:
            return t.area_name(number - first)
    return t.sight.label(number)


def icon(number: int) -> str:
    """Return the symbol beside an option."""
    if DO <= number < STAY:
        return BOX_SYMBOLS[number - DO]
    ranges = (
        (LOBBY, INVEST, "pawn"),
        (INVEST, PASS, "pawn"),
        (CHINA_SAIL, CHINA_BUILD, "sail"),
        (CHINA_BUILD, CHINA_WAIT, "platform"),
        (STAY, HOME, "pawn"),
        (HOME, SUBSIDY, "home"),
        (SUBSIDY, PROTECT, "tax"),
        (PROTECT, SITE, "shield"),
        (SITE, LAUNCH, "platform"),
        (LAUNCH, CONFLICT, "ship"),
        (CONFLICT, VOTE, "swords"),
        (VOTE, SUPPORT, "diplomacy"),
        (SUPPORT, SLANDER, "star"),
        (SLANDER, FROM, "no"),
        (FROM, FIGHT, "ship"),
        (FIGHT, DONE, "swords"),
        (GUARD, SELL, "shield"),
        (SELL, PAY, "tax"),
        (PAY, LOSE, "tax"),
    )
    return next((symbol for first, last, symbol in ranges if first <= number < last), "")


def value(t: Moment, number: int) -> str:
    """Return what an option brings at once, where a few letters say it."""
    return price(t, number - INVEST) if INVEST <= number < INVEST + 12 else ""


def price(t: Moment, space: int) -> str:
    """Return what a space of the track brings or costs."""
    dollars = t.table["prices"][TRACK[space]]
    sign = "−" if dollars < 0 else "+" if dollars > 0 else ""
    return f"{sign}${abs(dollars)}"


def outcome(t: Moment, number: int) -> list[str]:
    """Return what an option would bring."""
    if DO <= number < STAY:
        return [*effect(t, number - DO), keeps(t, number - DO)]
    if STAY <= number < SITE:
        return [own(t, number)]
    if PEACE <= number < VOTE or SUPPORT <= number < SLANDER:
        return [talks(t, number)]
    if VOTE <= number < SUPPORT:
        return [votes(t, LAWS[number - VOTE])]
    if number == CHINA_WAIT:
        return [t.say("scene-china-stays")]
    return in_area(t, number)


def in_area(t: Moment, number: int) -> list[str]:
    """Return what an option would bring in an area, or in the sale."""
    if SITE <= number < LAUNCH:
        return site(t, number - SITE)
    if LAUNCH <= number < CONFLICT:
        return control(t, number - LAUNCH)
    if TO <= number < FIGHT:
        return arrival(t, number - TO)
    if FIGHT <= number < WHOM:
        return [t.say("scene-trade")]
    if ATTACK <= number < DONE:
        return [platform(t, number - ATTACK)]
    if GUARD <= number < SELL:
        return [platform(t, number - GUARD)]
    if SELL <= number < PAY:
        return sale(t, number - SELL)
    if PAY <= number < LOSE:
        china = t.areas[number - PAY]["control"] == "CHN"
        return [t.say("scene-to-bank" if china else "scene-pays", **t.debt(number - PAY))]
    return []


def effect(t: Moment, action: int) -> list[str]:
    """Return what an action does for the country at once, where that is certain."""
    part = t.table["countries"][t.table["country"]]
    if ACTIONS[action] == "ships":
        return [t.say("scene-builds", ships=part["builds"])]
    if ACTIONS[action] == "taxes":
        return [t.say("scene-raises", money=part["raises"])]
    return []


def keeps(t: Moment, action: int) -> str:
    """Return where a lobbyist in a box would be after phase 8, and whether that is certain."""
    boxes = t.table["countries"][t.table["country"]]["boxes"]
    further = ACTIONS[action + 1 : 3] if action < 3 else ACTIONS[action + 1 :]
    if any(boxes[each] for each in further):
        return t.say("scene-keeps-none")
    key = "scene-keeps-maybe" if further else "scene-keeps"
    return t.say(key, number=1 if action < 3 else 3)


def own(t: Moment, number: int) -> str:
    """Return what a lobbyist does that takes no action."""
    nation = t.nation_name(t.table["country"])
    if number == HOME:
        return t.say("scene-goes-home")
    if number == SUBSIDY:
        money = t.table["seats"][t.sight.actor]["subsidy"]
        return t.say("scene-subsidy", money=money, nation=nation)
    return t.say("scene-protects", nation=nation) if number == PROTECT else t.say("scene-stays")


def votes(t: Moment, law: str) -> str:
    """Return how many votes a law would have, and whether they are enough for it."""
    count = t.table["votes"][law] + t.weight(t.table["country"])
    return t.say("scene-votes-enough" if count >= ENOUGH_VOTES else "scene-votes", count=count)


def talks(t: Moment, number: int) -> str:
    """Return which conflict ends, or how much support Norway has then."""
    if number == SUPPORT:
        return t.say("scene-supports", discs=t.table["support"] + 1)
    country = t.table["country"]
    foe = t.table["countries"][country]["conflict"]
    mutual = t.table["countries"][foe]["conflict"] == country
    return t.say("scene-ends-half" if mutual else "scene-ends", nation=t.nation_name(foe))


def sale(t: Moment, units: int) -> list[str]:
    """Return what a sale brings, and the sets in which the rest brings its points."""
    part = t.table["seats"][t.sight.actor]
    points = part["sale"][units]
    gas, oil, rock = (part["goods"].get(ore, 0) for ore in ORE_SYMBOLS)
    kinds = list(zip(ORE_SYMBOLS.values(), unsold(gas, oil, rock, units), strict=True))
    sets = []
    while any(count for _, count in kinds):
        sets.append("".join(f"[{symbol}]" for symbol, count in kinds if count))
        kinds = [(symbol, max(0, count - 1)) for symbol, count in kinds]
    lines = [t.say("scene-sale", money=units, points=points)]
    return [*lines, t.say("scene-sets", sets=" + ".join(sets))] if sets else lines


def site(t: Moment, area: int) -> list[str]:
    """Return what a platform in an area costs, and whether it is legal."""
    part, cost = t.areas[area], t.cost(area)
    ore = t.say(f"ore-{part['deposit']}")
    if part["control"] is None:
        return [t.say("scene-illegal-site", ore=ore, money=cost)]
    nation = t.nation_name(part["control"])
    return [t.say("scene-legal-site", ore=ore, money=cost + 1, nation=nation)]


def platform(t: Moment, area: int) -> str:
    """Return whose platform is in an area, and its defence."""
    return t.say("scene-defence", name=t.owner_name(area), defence=t.areas[area]["defence"])


def arrival(t: Moment, area: int) -> list[str]:
    """Return what a ship's arrival in an area means for its control."""
    part, nation = t.areas[area], t.acting
    if area == 0 and part["control"] not in (None, nation) and part["control"] in part["ships"]:
        return [t.say("scene-sinks", nation=t.nation_name(part["control"]))]
    if lines := control(t, area):
        return lines
    if part["control"]:
        return [t.say("scene-enters", nation=t.nation_name(part["control"]))]
    return [t.say("scene-free")]


def control(t: Moment, area: int) -> list[str]:
    """Return that a ship takes control of an area, if it would, and what that does there."""
    part, nation = t.areas[area], t.acting
    by_presence = area == 0 or (t.table["law"] == "C" and t.is_ocean(area))
    others = [other for other in part["ships"] if other != nation]
    if not by_presence or others or part["control"] == nation:
        return []
    lines = [t.say("scene-takes", nation=t.nation_name(nation))]
    if part["platform"]:
        key = "scene-must-pay" if part["guard"] else "scene-loses"
        if part["guard from"] == nation:
            key = "scene-is-licensed"
        lines.append(t.say(key, name=t.owner_name(area)))
    return lines
