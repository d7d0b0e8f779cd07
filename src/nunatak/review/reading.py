"""Reading a game step by step."""

from collections.abc import Iterator

import msgspec

from nunatak.bots.chances import chances
from nunatak.engine.position import OVER, Position
from nunatak.engine.rng import Rng
from nunatak.games.history import History
from nunatak.review.hindsight import hindsight
from nunatak.review.verdict import Verdict, after, verdict

SEED = 11  # of all thinking: the same game is always read the same way


class Step(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that was chosen, or that chance brought, and everybody's chance after it."""

    actor: int
    option: int
    chances: list[float]
    """To win, for each seat, as that seat can know it; 1 in all."""
    verdict: Verdict | None = None
    """Of a choice: what else there was. None where there was nothing else."""
    hindsight: Verdict | None = None
    """What would have been clearly better with everything known, which nobody could."""


def read(history: History, iterations: int, first: int = 0) -> Iterator[Step]:
    """Yield one step after another of the options that stand, from the number `first` on."""
    p = history.game.start(history.players, history.settings)
    if history.start is not None:
        p = history.start.copy()
    for number, option in enumerate(history.line()):
        if number >= first:
            yield step(p, option, iterations)
        p.apply(option)


def step(p: Position, option: int, iterations: int) -> Step:
    """Return what to think of an option that was taken here."""
    found = late = None
    if p.actor >= 0 and len(p.options()) > 1:
        found = verdict(p, option, iterations, SEED)
        late = hindsight(p, option, iterations, SEED)
        if late is not None and found.word != "fine" and late.best == found.best:
            late = None  # it could be known
    return Step(int(p.actor), option, everybodys(after(p, option), iterations), found, late)


def everybodys(p: Position, iterations: int) -> list[float]:
    """Return every seat's chance to win, each as the seat itself can know it, 1 in all.

    Where nobody knows more than another, one look is enough.
    """
    if p.actor == OVER or nothing_hidden(p):
        return list(chances(p, 0, iterations, SEED).seats)
    own = [chances(p, seat, iterations, SEED).seats[seat] for seat in range(p.players)]
    total = sum(own)
    return [chance / total for chance in own] if len(own) > 1 and total > 0 else own


def nothing_hidden(p: Position) -> bool:
    """Say whether every seat sees everything: dealing afresh then changes nothing."""
    whole = p.save()
    return all(p.redeal(seat, Rng(SEED)).save() == whole for seat in range(p.players))
