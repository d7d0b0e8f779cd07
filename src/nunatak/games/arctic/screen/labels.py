"""Options of the Arctic in words: what they are, what they cost and bring, how they are set."""

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
from nunatak.games.arctic.screen.sight import GameSight
from nunatak.scene.page import Group, Option
from nunatak.scene.sight import Sight

TABLES = (*COUNTRIES, "track", "row-1", "row-3")  # groups in columns, without symbols
ENOUGH_VOTES = 4  # for a law, of six
MANY = 9  # options from which on they are set in columns
PLAIN = {  # what these bring is always the same
    int(PASS): "scene-passes",
    int(CHINA_SAIL): "scene-china-sails",
    int(CHINA_BUILD): "scene-china-builds",
    int(CHINA_WAIT): "scene-china-stays",
}
ENDS = {int(PASS), int(DONE), int(LOSE), int(CHINA_WAIT)}
BOX_SYMBOLS = ("platform", "ship", "diplomacy", "unrest", "tax", "sail")
ORE_SYMBOLS = {"gas": "flame", "oil": "drop", "rock": "rock"}


def options(sight: GameSight) -> list[Option]:
    """Return every option, and among influence spaces those that are taken."""
    if sight.decision in ("place", "occupy"):
        return spaces(sight)
    return [option(sight, number) for number in sight.options]


def groups(sight: GameSight, found: list[Option]) -> list[Group]:
    """Return how the options are set, in the order of the list."""
    return [group(sight, id, found) for id in dict.fromkeys(each.group for each in found)]


def group(sight: GameSight, id: str, found: list[Option]) -> Group:
    """Return how the options of one group are set."""
    if id in COUNTRIES:
        return Group(id, sight.say(f"scene-country-{id}"), layout="table")
    if id in TABLES:
        return Group(id, sight.say(f"scene-group-{id}"), layout="table")
    if id == "china":
        deed = sight.china_deed()
        return Group(id, sight.say("scene-group-china", deed=deed), layout="table")
    if id == "vote":
        return Group(id, sight.say("scene-group-vote"), layout="rows")
    if id == "conflict":
        return Group(id, sight.say("scene-group-conflict"), layout="grid")
    if id == "slander":
        return Group(id, sight.say("scene-group-slander"), layout="buttons")
    if id == "own":
        return Group(id, sight.say("scene-group-own"), layout="rows")
    if id in ("end", "join"):
        return Group(id, layout="buttons")
    return Group(id, layout="table" if crowded(sight) else "rows")


def crowded(sight: GameSight) -> bool:
    """Say whether there are too many options for a row each; a sale needs the room."""
    return len(sight.options) >= MANY and sight.decision != "sell-how-much"


def spaces(sight: GameSight) -> list[Option]:
    """Return the influence spaces, country by country; who is on one is seen there."""
    found: list[Option] = []
    for name in COUNTRIES:
        for space, owner in sight.table["countries"][name]["influence"].items():
            number = sight.can(LOBBY + SPACES.index(space))
            if number is not None:
                found.append(option(sight, number))
            elif owner:
                found.append(
                    Option(
                        space[-1],
                        value=sight.name(owner - 1),
                        owner=sight.letter(owner - 1),
                        group=name,
                        why=sight.say("why-space-taken"),
                    )
                )
    return found


def option(sight: GameSight, number: int) -> Option:
    """Return an option as a row of the list, or as a cell of a table."""
    id = group_of(number)
    victim = SLANDER <= number < FROM
    plain = victim or id in TABLES or (id == "all" and crowded(sight))
    return Option(
        label(sight, number),
        number,
        outcome(sight, number),
        value=value(sight, number),
        icon="" if plain else icon(number),
        owner=sight.letter(number - SLANDER) if victim else "",
        group=id,
    )


def group_of(number: int) -> str:
    """Return the group that an option belongs to."""
    if number in ENDS:
        return "end"
    if LOBBY <= number < INVEST:
        return str(SPACES[number - LOBBY])[:-2]
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


def label(sight: GameSight, number: int) -> str:
    """Return an option by what differs from the others of its group."""
    if LOBBY <= number < INVEST:
        return sight.say("scene-space", number=SPACES[number - LOBBY][-1])
    if INVEST <= number < PASS:
        space = number - INVEST
        return sight.say("scene-nth", number=space + 1) if space < 12 else paid(sight, space)
    if DO <= number < STAY:
        return sight.say(f"scene-box-{ACTIONS[number - DO]}")
    if CONFLICT <= number < PEACE:
        return sight.say(f"scene-country-{COUNTRIES[number - CONFLICT]}")
    if VOTE <= number < SUPPORT:
        law = LAWS[number - VOTE]
        return f"{law} {sight.say(f'scene-law-{law}')}"
    if SLANDER <= number < FROM:
        return sight.name(number - SLANDER)
    if SELL <= number < PAY:
        units = number - SELL
        points = sight.table["seats"][sight.actor]["sale"][units]
        return sight.say("scene-sale", money=units, points=points)
    for first in (SITE, LAUNCH, TO, GUARD):
        if first <= number < first + PLACES:
            return sight.area_name(number - first)
    return sight.label(number)


def by_itself(seen: Sight, number: int) -> str:
    """Return an option in words where it stands alone, if these depend on the position."""
    sight = GameSight.of(seen)
    if SLANDER <= number < FROM:
        return sight.say("label-slander", name=sight.name(number - SLANDER))
    return label(sight, number) if SELL <= number < PAY else ""


def icon(number: int) -> str:
    """Return the symbol in front of an option."""
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


def value(sight: GameSight, number: int) -> str:
    """Return what an option brings at once, where a few letters say it."""
    return paid(sight, number - INVEST) if INVEST <= number < INVEST + 12 else ""


def paid(sight: GameSight, space: int) -> str:
    """Return what a space of the track, or a bid for China, costs or brings, in words."""
    dollars = sight.table["prices"][TRACK[space]]
    if dollars == 0:
        return sight.say("scene-free-of-charge")
    key = "scene-bid" if space >= 12 else "scene-pay" if dollars < 0 else "scene-get"
    return sight.say(key, money=abs(dollars))


def price(sight: GameSight, space: int) -> str:
    """Return what a space of the track brings or costs."""
    dollars = sight.table["prices"][TRACK[space]]
    sign = "−" if dollars < 0 else "+" if dollars > 0 else ""
    return f"{sign}${abs(dollars)}"


def outcome(sight: GameSight, number: int) -> list[str]:
    """Return what an option would bring."""
    if DO <= number < STAY:
        return [*effect(sight, number - DO), keeps(sight, number - DO)]
    if STAY <= number < SITE:
        return [own(sight, number)]
    if PEACE <= number < VOTE or SUPPORT <= number < SLANDER:
        return [talks(sight, number)]
    if VOTE <= number < SUPPORT:
        return votes(sight, LAWS[number - VOTE])
    if number in PLAIN:
        return [sight.say(PLAIN[number])]
    return in_area(sight, number)


def in_area(sight: GameSight, number: int) -> list[str]:
    """Return what an option would bring in an area, or in the sale."""
    if SITE <= number < LAUNCH:
        return site(sight, number - SITE)
    if LAUNCH <= number < CONFLICT:
        return control(sight, number - LAUNCH)
    if TO <= number < FIGHT:
        return arrival(sight, number - TO)
    if FIGHT <= number < WHOM:
        return [sight.say("scene-trade")]
    if ATTACK <= number < DONE:
        return [platform(sight, number - ATTACK)]
    if GUARD <= number < SELL:
        return [platform(sight, number - GUARD)]
    if SELL <= number < PAY:
        return sale(sight, number - SELL)
    if PAY <= number < LOSE:
        china = sight.areas[number - PAY]["control"] == "CHN"
        return [sight.say("scene-to-bank" if china else "scene-pays", **sight.debt(number - PAY))]
    return []


def effect(sight: GameSight, action: int) -> list[str]:
    """Return what an action does, in numbers where they are certain."""
    part = sight.table["countries"][sight.table["country"]]
    if ACTIONS[action] == "ships":
        return [sight.say("scene-builds", ships=part["builds"])]
    if ACTIONS[action] == "taxes":
        return [sight.say("scene-raises", money=part["raises"])]
    return [sight.say(f"scene-does-{ACTIONS[action]}")]


def keeps(sight: GameSight, action: int) -> str:
    """Return where a lobbyist in a box would be after phase 8, and whether that is certain."""
    boxes = sight.table["countries"][sight.table["country"]]["boxes"]
    further = ACTIONS[action + 1 : 3] if action < 3 else ACTIONS[action + 1 :]
    if any(boxes[each] for each in further):
        return sight.say("scene-keeps-none")
    key = "scene-keeps-maybe" if further else "scene-keeps"
    return sight.say(key, number=1 if action < 3 else 3)


def own(sight: GameSight, number: int) -> str:
    """Return what a lobbyist does that takes no action."""
    nation = sight.nation_name(sight.table["country"])
    if number == HOME:
        return sight.say("scene-goes-home")
    if number == SUBSIDY:
        money = sight.table["seats"][sight.actor]["subsidy"]
        return sight.say("scene-subsidy", money=money, nation=nation)
    return (
        sight.say("scene-protects", nation=nation)
        if number == PROTECT
        else sight.say("scene-stays")
    )


def votes(sight: GameSight, law: str) -> list[str]:
    """Return what a law means, how many votes it would have, and whether they are enough."""
    count = sight.table["votes"][law] + sight.weight(sight.table["country"])
    key = "scene-votes-enough" if count >= ENOUGH_VOTES else "scene-votes"
    if law == sight.table["law"]:
        key = "scene-votes-stays"
    return [sight.say(f"scene-means-{law}"), sight.say(key, count=count)]


def talks(sight: GameSight, number: int) -> str:
    """Return which conflict ends, or how much support Norway has then."""
    if number == SUPPORT:
        return sight.say("scene-supports", discs=sight.table["support"] + 1)
    country = sight.table["country"]
    foe = sight.table["countries"][country]["conflict"]
    mutual = sight.table["countries"][foe]["conflict"] == country
    return sight.say("scene-ends-half" if mutual else "scene-ends", nation=sight.nation_name(foe))


def sale(sight: GameSight, units: int) -> list[str]:
    """Return what is sold for money, and the sets in which the rest brings its points."""
    part = sight.table["seats"][sight.actor]
    gas, oil, rock = (part["goods"].get(ore, 0) for ore in ORE_SYMBOLS)
    kinds = list(zip(ORE_SYMBOLS.values(), unsold(gas, oil, rock, units), strict=True))
    sets = []
    while any(count for _, count in kinds):
        sets.append("".join(f"[{symbol}]" for symbol, count in kinds if count))
        kinds = [(symbol, max(0, count - 1)) for symbol, count in kinds]
    lines = [sight.say("scene-for-money", units=units)] if units else []
    return [*lines, sight.say("scene-sets", sets=" + ".join(sets))] if sets else lines


def site(sight: GameSight, area: int) -> list[str]:
    """Return what a platform in an area costs, and whether it is legal."""
    part, cost = sight.areas[area], sight.cost(area)
    ore = sight.say(f"ore-{part['deposit']}")
    if part["control"] is None:
        return [sight.say("scene-illegal-site", ore=ore, money=cost)]
    nation = sight.nation_name(part["control"])
    return [sight.say("scene-legal-site", ore=ore, money=cost + 1, nation=nation)]


def platform(sight: GameSight, area: int) -> str:
    """Return whose platform is in an area, and how many ships it takes to attack it."""
    ships = sight.areas[area]["defence"] + 1
    return sight.say("scene-defence", name=sight.owner_name(area), ships=ships)


def arrival(sight: GameSight, area: int) -> list[str]:
    """Return what a ship's arrival in an area means for its control."""
    part, nation = sight.areas[area], sight.acting
    if area == 0 and part["control"] not in (None, nation) and part["control"] in part["ships"]:
        return [sight.say("scene-sinks", nation=sight.nation_name(part["control"]))]
    if lines := control(sight, area):
        return lines
    if part["control"]:
        return [sight.say("scene-enters", nation=sight.nation_name(part["control"]))]
    return [sight.say("scene-free")]


def control(sight: GameSight, area: int) -> list[str]:
    """Return that a ship takes control of an area, if it would, and what that does there."""
    part, nation = sight.areas[area], sight.acting
    by_presence = area == 0 or (sight.table["law"] == "C" and sight.is_ocean(area))
    others = [other for other in part["ships"] if other != nation]
    if not by_presence or others or part["control"] == nation:
        return []
    lines = [sight.say("scene-takes", nation=sight.nation_name(nation))]
    if part["platform"]:
        key = "scene-must-pay" if part["guard"] else "scene-loses"
        if part["guard from"] == nation:
            key = "scene-is-licensed"
        lines.append(sight.say(key, name=sight.owner_name(area)))
    return lines
