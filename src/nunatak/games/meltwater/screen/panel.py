"""The column beside Meltwater's map: the decision, the phases, the standing."""

from nunatak.games.meltwater.rules.vocabulary import HEXES, SIDES
from nunatak.scene.scene import Group, Option, Phase, Player, Prompt, Standing
from nunatak.scene.sight import Sight

ACTIONS = ("march", "threaten", "press-gang", "attack", "militarize")
NUMBERS = ("civilians", "soldiers", "stockpiles")
STARVATION = ("then-starve", "starving", "who-starves", "flee-where", "carry-or-leave")
DOOMSDAY = ("turn-up", "spread-where", "shelter-where")
MARKS = {0: ("us-civ", "us-sol"), 1: ("su-civ", "su-sol")}  # drawn in the colours of the seats


def prompt(sight: Sight) -> Prompt:
    """Return who decides what, and every option."""
    table = sight.table
    seat = sight.actor if sight.actor >= 0 else table["sides"][table["active"]]["seat"] - 1
    side = sight.say(f"side-short-{side_of(sight, seat)}")
    left = sight.say("scene-actions-left", count=4 - table["actions"])
    note = left if phase(sight) == 1 and sight.actor >= 0 else ""
    if not sight.mine:
        words = sight.ask if sight.actor < 0 else sight.say("scene-waits", name=sight.name(seat))
        return Prompt(
            sight.letter(seat), words, mine=False, who=f"{sight.name(seat)}, {side}", note=note
        )
    return Prompt(
        sight.letter(seat),
        sight.ask,
        who=sight.say("scene-your-turn", side=side),
        note=note,
        options=options(sight),
        groups=groups(sight),
    )


def side_of(sight: Sight, seat: int) -> str:
    """Return the side that a seat plays."""
    return next(side for side in SIDES if sight.table["sides"][side]["seat"] == seat + 1)


def options(sight: Sight) -> list[Option]:
    """Return the options as a list."""
    return [option_row(sight, option) for option in sight.options]


def option_row(sight: Sight, option: int) -> Option:
    """Return one option."""
    verb = sight.game.vocabulary.verb(option)
    if verb.nouns is HEXES:
        name = HEXES[option - verb.first]
        here = sight.table["hexes"][name]
        count = here["civilians"] + here["soldiers"] + here["refugees"]
        if sight.decision == "act":
            to = sight.asked.get("only", {}).get(option)
            return Option(f"{name} → {to}" if to else name, option, group=verb.name)
        return Option(name, option, value=f"{count}/{here['supports']}", group="where")
    if verb.name in NUMBERS:
        return Option(sight.label(option), option, group="how-many", count=option - verb.first)
    group = "pass" if verb.name == "pass" else ""
    return Option(sight.label(option), option, group=group, tone="quiet" if group else "")


def groups(sight: Sight) -> list[Group]:
    """Return how the options are laid out."""
    verbs = [sight.game.vocabulary.verb(option) for option in sight.options]
    if sight.decision == "act":
        open_verbs = {verb.name for verb in verbs}
        return [
            Group(
                name,
                sight.say(f"action-{name}"),
                "chips",
                sight.say(f"action-{name}-note"),
                why="" if name in open_verbs else why_none(sight, name),
            )
            for name in ACTIONS
        ] + [Group("pass", layout="buttons")]
    found: list[Group] = []
    if any(verb.name in NUMBERS for verb in verbs):
        counts = [
            option - verb.first
            for option, verb in zip(sight.options, verbs, strict=True)
            if verb.name in NUMBERS
        ]
        name = next(verb.name for verb in verbs if verb.name in NUMBERS)
        at = max(counts) if len(counts) > 1 else 0
        found.append(
            Group("how-many", sight.say(f"scene-{name}"), "stepper", at=at, limit=max(counts))
        )
    if any(verb.nouns is HEXES for verb in verbs):
        found.append(Group("where", "", "grid"))
    return found


def why_none(sight: Sight, name: str) -> str:
    """Return why there is nowhere to do something."""
    if name == "militarize" and sight.table["actions"]:
        return sight.say("why-only-as-first-action")
    return sight.say(f"action-{name}-none")


def phase(sight: Sight) -> int:
    """Return the number of the present phase: Starvation, Actions, Doomsday."""
    if sight.decision in STARVATION or sight.decision == "defect-where":
        return 0
    if sight.decision == "evacuate-where":
        return 1 if killed_by(sight) == "attacked" else 2
    return 2 if sight.decision in DOOMSDAY else 1


def killed_by(sight: Sight) -> str:
    """Return what has killed a hex last: a fight or a card, by the name of the event."""
    deeds = (told.name for told in reversed(sight.told))
    return next((name for name in deeds if name in ("attacked", "doomsday-came")), "")


def phases(sight: Sight) -> list[Phase]:
    """Return where in the turn we are."""
    at = phase(sight)
    left = 4 - sight.table["actions"]
    found = []
    for n, name in enumerate(("starvation", "actions", "doomsday")):
        state = "done" if n < at else "on" if n == at else "next"
        pips, some = (4, left) if n == 1 and n == at else (0, 0)
        found.append(Phase(sight.say(f"phase-{name}"), state, pips, some))  # type: ignore[arg-type]
    return found


def standing(sight: Sight) -> Standing:
    """Return both sides and the refugees."""
    table = sight.table
    players = []
    for seat in range(sight.players):
        side = side_of(sight, seat)
        part, who = table["sides"][side], sight.people[seat]
        civ, sol = MARKS[seat]
        players.append(
            Player(
                sight.letter(seat),
                who.name,
                sight.say(f"side-short-{side}"),
                [
                    f"[{civ}] {part['civilians']}",
                    f"[{sol}] {part['soldiers']}",
                    f"[stockpile] {part['stockpiles']}",
                ],
                score=str(sight.view["scores"][seat]),
                you=who.you,
                active=not sight.over and seat == sight.actor,
                bot=who.bot,
                away=who.away,
            )
        )
    refugees = table["refugees"]
    players.append(
        Player(
            "white",
            sight.say("scene-refugees"),
            sight.say("scene-neutral"),
            [f"[refugee] {refugees}"],
            score=str(refugees),
            symbol="refugee",
        )
    )
    scores = sight.view["scores"]
    return Standing(
        players,
        balance=[("A", float(scores[0])), ("balance", float(refugees)), ("B", float(scores[1]))],
    )
