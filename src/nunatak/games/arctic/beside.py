"""The column beside the Arctic's board: the decision, the options, the companies."""

from msgspec.structs import replace

from nunatak.engine.scene import Group, Option, Phase, Player, Prompt, Standing
from nunatak.games.arctic.moment import Moment
from nunatak.games.arctic.words import (
    AREAS,
    ATTACK,
    CHINA_BUILD,
    CHINA_SAIL,
    CHINA_WAIT,
    CONFLICT,
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
    PROTECT,
    ROUNDS,
    SELL,
    SITE,
    SLANDER,
    STAY,
    SUBSIDY,
    SUPPORT,
    TO,
    TRACK,
    VOTE,
)

MANY = 9  # options from which on they are set in two columns
ENDS = {int(PASS), int(DONE), int(LOSE), int(CHINA_WAIT)}
BOX_SYMBOLS = ("platform", "ship", "diplomacy", "unrest", "tax", "sail")


def prompt(t: Moment) -> Prompt:
    """Return who decides what, and every option."""
    sight = t.sight
    if sight.actor < 0:
        return Prompt(sight.letter(0), sight.ask, mine=False)
    who = sight.name(sight.actor)
    if not sight.mine:
        note = t.say("scene-waiting", name=who)
        return Prompt(sight.letter(sight.actor), sight.ask, mine=False, who=who, note=note)
    found = [option(t, number) for number in sight.choices]
    many = sum(not each.group for each in found) >= MANY
    found = [each if each.group else replace(each, group="all") for each in found]
    groups = [Group("all", layout="grid" if many else "rows"), Group("end", layout="buttons")]
    return Prompt(
        sight.letter(sight.actor),
        question(t),
        who=t.say("scene-your-turn"),
        options=found,
        groups=groups,
    )


def question(t: Moment) -> str:
    """Return what is asked, with the name of the area it is about."""
    if t.sight.decision not in ("sail-where", "fight-whom"):
        return t.sight.ask
    area = t.area_name(AREAS.index(t.sight.asked["area"]))
    return t.say(f"scene-{t.sight.decision}", area=area, nation=t.nation_name(t.acting))


def option(t: Moment, number: int) -> Option:
    """Return an option as a row of the list."""
    return Option(
        label(t, number),
        number,
        outcome(t, number),
        icon=icon(number),
        group="end" if number in ENDS else "",
    )


def label(t: Moment, number: int) -> str:
    """Return an option by what differs from the others, slander by the name of its victim."""
    if SLANDER <= number < FROM:
        return t.sight.name(number - SLANDER)
    for first in (SITE, LAUNCH, TO, GUARD):
        if first <= number < first + 36:
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


def outcome(t: Moment, number: int) -> list[str]:
    """Return what an option would bring."""
    if INVEST <= number < PASS:
        gain = t.table["prices"][TRACK[number - INVEST]]
        return [t.say("scene-costs" if gain < 0 else "scene-brings", money=abs(gain))]
    if DO <= number < STAY:
        return [t.say("scene-keeps-one" if number < DO + 3 else "scene-keeps-three")]
    if SITE <= number < LAUNCH:
        return site(t, number - SITE)
    if VOTE <= number < SUPPORT:
        law = LAWS[number - VOTE]
        weight = t.weight(t.table["country"])
        return [t.say("scene-votes", count=t.table["votes"][law] + weight)]
    if SLANDER <= number < FROM:
        return [t.say("scene-slander")]
    if TO <= number < FIGHT:
        return arrival(t, number - TO)
    if ATTACK <= number < DONE:
        return [platform(t, number - ATTACK)]
    if GUARD <= number < SELL:
        return [t.say("scene-owned-by", name=t.owner_name(number - GUARD))]
    if SELL <= number < PAY:
        units = number - SELL
        points = t.table["seats"][t.sight.actor]["sale"][units]
        return [t.say("scene-sale", money=units, points=points)]
    return []


def site(t: Moment, area: int) -> list[str]:
    """Return what a platform in an area costs, and whether it is legal."""
    legal = t.areas[area]["control"] is not None
    cost = t.cost(area)
    if legal:
        return [t.say("scene-legal-site", money=cost + 1)]
    return [t.say("scene-illegal-site", money=cost)]


def platform(t: Moment, area: int) -> str:
    """Return whose platform is in an area, and its defence."""
    return t.say("scene-defence", name=t.owner_name(area), defence=t.areas[area]["defence"])


def arrival(t: Moment, area: int) -> list[str]:
    """Return what a ship's arrival in an area means for its control."""
    part, nation = t.areas[area], t.acting
    by_presence = area == 0 or (t.table["law"] == "C" and t.is_ocean(area))
    others = [other for other in part["ships"] if other != nation]
    if area == 0 and part["control"] not in (None, nation) and part["control"] in others:
        return [t.say("scene-sinks")]
    if by_presence and not others and part["control"] != nation:
        lines = [t.say("scene-takes", nation=t.nation_name(nation))]
        if part["platform"] and not part["guard"]:
            lines.append(t.say("scene-loses", name=t.owner_name(area)))
        return lines
    if part["control"]:
        return [t.say("scene-enters", nation=t.nation_name(part["control"]))]
    return [t.say("scene-free")]


# Where the game stands


def phases(t: Moment) -> list[Phase]:
    """Return the nine rounds."""
    now = t.table["round"]
    return [
        Phase(name, "done" if n < now else "on" if n == now else "next")
        for n, name in enumerate(ROUNDS, 1)
    ]


def standing(t: Moment) -> Standing:
    """Return the companies."""
    return Standing(
        [player(t, seat) for seat in range(t.sight.players)],
        title=t.say("scene-companies"),
        columns=[
            "$",
            f"[flame|{t.say('ore-gas')}]",
            f"[drop|{t.say('ore-oil')}]",
            f"[rock|{t.say('ore-rock')}]",
            t.say("scene-points"),
            t.say("scene-end"),
        ],
    )


def player(t: Moment, seat: int) -> Player:
    """Return a line of the standing: money, platforms, points and what an end now would give."""
    part, who = t.table["seats"][seat], t.sight.people[seat]
    own = [str(part["platforms"].get(ore, 0)) for ore in ("gas", "oil", "rock")]
    return Player(
        t.sight.letter(seat),
        who.name,
        t.say("scene-sells-for", points=part["sale"][0], hand=part["hand"]),
        cells=[str(part["money"]), *own, str(part["points"])],
        score=str(part["at the end"]),
        you=who.you,
        active=not t.sight.over and seat == t.sight.actor,
        bot=who.bot,
        away=who.away,
    )
