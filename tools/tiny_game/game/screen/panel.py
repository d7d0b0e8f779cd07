"""Ice Floe's panel: the decision and the standing."""

from nunatak.scene import panel
from nunatak.scene.page import Option, Player, Prompt, Standing
from nunatak.scene.sight import Sight


def prompt(sight: Sight) -> Prompt:
    """Return who decides what, and every option."""
    if not sight.mine:
        return panel.waiting(sight, max(sight.actor, 0))
    seat = sight.seat or 0
    options = [Option(sight.label(option), option) for option in sight.options]
    return Prompt(sight.letter(seat), sight.ask, who=sight.name(seat), options=options)


def standing(sight: Sight) -> Standing:
    """Return the players, in the order in which they sit."""
    return Standing([player(sight, seat) for seat in range(sight.players)])


def player(sight: Sight, seat: int) -> Player:
    """Return a line of the standing; points are shown to those who may know them."""
    part = sight.table["seats"][seat]
    note = sight.say("scene-passed") if part["passed"] and not sight.over else ""
    score = "" if part["hand"] is None else str(sight.view["scores"][seat])
    return panel.player(
        sight, seat, note, [sight.say("scene-cards", count=part["cards"])], score=score
    )
