"""The column beside the Arctic's board: the decision, the options, the companies."""

from nunatak.games.arctic.rules.vocabulary import AREAS, PAY, ROUNDS
from nunatak.games.arctic.screen.context import Moment
from nunatak.games.arctic.screen.options import choices, groups
from nunatak.scene.scene import Phase, Player, Prompt, Standing

CHINA_IS_NEXT = ("place", "invest-where", "occupy")  # so what it will do matters


def prompt(t: Moment) -> Prompt:
    """Return who decides what, and every option."""
    sight = t.sight
    if sight.actor < 0:
        return Prompt(sight.letter(0), sight.ask, mine=False)
    who = sight.name(sight.actor)
    if not sight.mine:
        note = t.say("scene-waiting", name=who)
        return Prompt(sight.letter(sight.actor), sight.ask, mine=False, who=who, note=note)
    found = choices(t)
    return Prompt(
        sight.letter(sight.actor),
        question(t),
        who=t.say("scene-your-turn"),
        note=china_soon(t),
        options=found,
        groups=groups(t, found),
    )


def china_soon(t: Moment) -> str:
    """Return what China will do, for whoever can still change it."""
    if t.sight.decision not in CHINA_IS_NEXT:
        return ""
    return t.say("scene-china-soon", deed=t.china_deed())


def question(t: Moment) -> str:
    """Return what is asked, with the name of the area it is about."""
    if t.sight.decision in ("sail-where", "fight-whom"):
        area = t.in_area(AREAS.index(t.sight.asked["area"]))
        return t.say(f"scene-{t.sight.decision}", area=area, nation=t.nation_name(t.acting))
    if t.sight.decision == "pay-or-lose" and t.sight.asked["owed"] == 1:
        return debt(t)
    return t.sight.ask


def debt(t: Moment) -> str:
    """Return who wants $2 for the platform that is to be paid for, and who protects it."""
    area = next(n for n in range(len(AREAS)) if t.can(PAY + n) is not None)
    return t.say("scene-pay-or-lose", area=t.in_area(area), **t.debt(area))


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
            t.say("scene-points"),
            "$",
            f"[flame|{t.say('ore-gas')}]",
            f"[drop|{t.say('ore-oil')}]",
            f"[rock|{t.say('ore-rock')}]",
            t.say("scene-end"),
        ],
    )


def player(t: Moment, seat: int) -> Player:
    """Return a line of the standing: points, money, platforms and what an end now would give."""
    part, who = t.table["seats"][seat], t.sight.people[seat]
    own = [str(part["platforms"].get(ore, 0)) for ore in ("gas", "oil", "rock")]
    return Player(
        t.sight.letter(seat),
        who.name,
        t.say("scene-sells-for", points=part["sale"][0], hand=part["hand"]),
        cells=[str(part["points"]), str(part["money"]), *own],
        score=str(part["at the end"]),
        you=who.you,
        active=not t.sight.over and seat == t.sight.actor,
        bot=who.bot,
        away=who.away,
    )
