"""The Arctic's panel: the decision, the rounds, the companies."""

from nunatak.games.arctic.rules.vocabulary import AREAS, PAY, ROUNDS
from nunatak.games.arctic.screen.labels import groups, options
from nunatak.games.arctic.screen.sight import GameSight
from nunatak.scene import panel
from nunatak.scene.page import Phase, Player, Prompt, Standing

FROM_HAND = ("place", "invest-where")  # where it matters how many lobbyists one has there


def prompt(sight: GameSight) -> Prompt:
    """Return who decides what, and every option."""
    if sight.actor < 0:
        return Prompt(sight.letter(0), sight.ask, mine=False)
    who = sight.name(sight.actor)
    if not sight.mine:
        note = sight.say("scene-waiting", name=who)
        return Prompt(sight.letter(sight.actor), sight.ask, mine=False, who=who, note=note)
    found = options(sight)
    return Prompt(
        sight.letter(sight.actor),
        question(sight),
        who=sight.say("scene-your-turn"),
        note=in_hand(sight),
        options=found,
        groups=groups(sight, found),
    )


def in_hand(sight: GameSight) -> str:
    """Return how many lobbyists one has left, where they are needed."""
    if sight.decision not in FROM_HAND:
        return ""
    return sight.say("scene-in-hand", hand=sight.table["seats"][sight.actor]["hand"])


def question(sight: GameSight) -> str:
    """Return what is asked, with the name of the area it is about."""
    if sight.decision in ("sail-where", "fight-whom"):
        area = sight.in_area(AREAS.index(sight.asked["area"]))
        return sight.say(
            f"scene-{sight.decision}", area=area, nation=sight.nation_name(sight.acting)
        )
    if sight.decision == "pay-or-lose" and sight.asked["owed"] == 1:
        return debt(sight)
    return sight.ask


def debt(sight: GameSight) -> str:
    """Return who wants $2 for the platform that is to be paid for, and who protects it."""
    area = next(n for n in range(len(AREAS)) if sight.can(PAY + n) is not None)
    return sight.say("scene-pay-or-lose", area=sight.in_area(area), **sight.debt(area))


# Where the game stands


def phases(sight: GameSight) -> list[Phase]:
    """Return the nine rounds."""
    return panel.phases(ROUNDS, sight.table["round"] - 1)


def standing(sight: GameSight) -> Standing:
    """Return the companies."""
    return Standing(
        [player(sight, seat) for seat in range(sight.players)],
        title=sight.say("scene-companies"),
        columns=[
            sight.say("scene-points"),
            "$",
            f"[pawn|{sight.say('scene-hand')}]",
            f"[flame|{sight.say('ore-gas')}]",
            f"[drop|{sight.say('ore-oil')}]",
            f"[rock|{sight.say('ore-rock')}]",
            sight.say("scene-end"),
        ],
    )


def player(sight: GameSight, seat: int) -> Player:
    """Return a line of the standing: points, money, platforms and what an end now would give."""
    part = sight.table["seats"][seat]
    own = [str(part["platforms"].get(ore, 0)) for ore in ("gas", "oil", "rock")]
    return panel.player(
        sight,
        seat,
        sight.say("scene-sells-for", points=part["sale"][0]),
        cells=[minus(part["points"]), str(part["money"]), str(part["hand"]), *own],
        score=minus(part["at the end"]),
    )


def minus(points: int) -> str:
    """Return points with a minus sign where a program would write a hyphen."""
    return str(points).replace("-", "−")
