"""Meltwater's panel: the decision, the phases, the standing."""

from msgspec.structs import replace

from nunatak.games.meltwater.rules.vocabulary import HEXES
from nunatak.games.meltwater.screen.sight import PHASES, GameSight
from nunatak.scene import panel
from nunatak.scene.page import Group, Option, Phase, Player, Prompt, Standing

ACTIONS = ("march", "threaten", "press-gang", "attack", "militarize")
NUMBERS = ("civilians", "soldiers", "stockpiles")
COLUMNS = {"person": "civilians", "soldier": "soldiers", "stockpile": "stockpiles"}


def prompt(sight: GameSight) -> Prompt:
    """Return who decides what, and every option."""
    seat = sight.actor if sight.actor >= 0 else sight.active
    side = sight.say(f"side-short-{sight.side(seat)}")
    if not sight.mine:
        left = sight.say("scene-actions-left", count=4 - sight.table["actions"])
        note = left if sight.phase == 1 and sight.actor >= 0 else ""
        who = f"{sight.name(seat)}, {side}"
        return panel.waiting(sight, seat, key="scene-waits", who=who, note=note)
    return Prompt(
        sight.letter(seat),
        sight.ask,
        who=sight.say("scene-your-turn", side=side),
        options=options(sight),
        groups=groups(sight),
    )


def options(sight: GameSight) -> list[Option]:
    """Return the options as a list."""
    return [option_row(sight, option) for option in sight.options]


def option_row(sight: GameSight, option: int) -> Option:
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


def groups(sight: GameSight) -> list[Group]:
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


def why_none(sight: GameSight, name: str) -> str:
    """Return why there is nowhere to do something."""
    if name == "militarize" and sight.table["actions"]:
        return sight.say("why-only-as-first-action")
    return sight.say(f"action-{name}-none")


def phases(sight: GameSight) -> list[Phase]:
    """Return where in the turn we are."""
    found = panel.phases([sight.say(f"phase-{name}") for name in PHASES], sight.phase)
    if sight.phase == 1:
        found[1] = replace(found[1], pips=4, left=4 - sight.table["actions"])
    return found


def standing(sight: GameSight) -> Standing:
    """Return both sides and the refugees."""
    refugees = sight.table["refugees"]
    neutral = Player(
        "white",
        sight.say("scene-refugees"),
        sight.say("scene-neutral"),
        cells=[str(refugees), "", ""],
        score=str(refugees),
        symbol="refugee",
    )
    scores = sight.view["scores"]
    return Standing(
        [*(player(sight, seat) for seat in range(sight.players)), neutral],
        title=sight.say("scene-standing"),
        columns=[
            *(f"[{mark}|{sight.say(f'scene-{name}')}]" for mark, name in COLUMNS.items()),
            sight.say("scene-people"),
        ],
        balance=[("A", float(scores[0])), ("balance", float(refugees)), ("B", float(scores[1]))],
    )


def player(sight: GameSight, seat: int) -> Player:
    """Return a side: its units and stockpiles."""
    side = sight.side(seat)
    part = sight.table["sides"][side]
    cells = [str(part[name]) for name in NUMBERS]
    score = str(sight.view["scores"][seat])
    return panel.player(sight, seat, sight.say(f"side-short-{side}"), cells=cells, score=score)
